"""SHIELDWALL-3.3: the charge: its prelude, its run, and how the body aligns with whom it meets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.engagement import fronts_nobody, is_in_contact
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import (
    AS_A_BODY,
    BAD_GROUND,
    EACH,
    FACE_APART,
    HALF_CIRCLE,
    NO_CHARGE_YET,
    NO_STEP,
    PRELUDE_FULL,
    RAN,
    RUN_TOO_SHORT,
    SQUARED_OFF,
    TOO_FAR_ROUND,
    TOO_FEW,
)
from sherwood.games.shieldwall.movement import (
    budget,
    fault_sweep,
    fault_way,
    go_there,
    in_hand,
    is_within,
    plan_turn,
    rate,
)
from sherwood.games.shieldwall.places import SLOTS, take
from sherwood.games.shieldwall.position import (
    BONUS,
    CHARGED,
    IN_HAND,
    LED_CHARGE,
    NO_CHARGE,
    ORDERED,
    PATH,
    RAN_ON,
    Position,
)
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.games.shieldwall.trig import CIRCLE, turned
from sherwood.games.shieldwall.variants import SPENT_CHARGE

MOST_LEGS: Final[i64] = 4
"""Of a prelude (SHIELDWALL-3.3b)."""
ALIGNS: Final[i64] = 45
"""A body turns no farther to face whom it met (SHIELDWALL-3.3e)."""


# -- who may charge (SHIELDWALL-3.3a) -----------------------------------------------------------------------------------
def fault_charge(position: Position, body: Body) -> i64:
    """The men of a band may charge."""
    if any(position.has(body.men[k], NO_CHARGE) for k in range(body.n)):
        return NO_CHARGE_YET
    if not body.faces_one_way(position.stands):
        return FACE_APART
    return 0 if leads(position, body) or follows(position, body) else TOO_FEW


def leads(position: Position, body: Body) -> bool:
    """Whether they are enough by themselves."""
    field = position.field
    if field.troops.berserker[field.roster.troop[body.men[0]]] == 1:
        return body.n >= field.tables.least_berserkers
    return body.n >= field.tables.least_charge[body.mounted()]


def follows(position: Position, body: Body) -> bool:
    """Whether a band of their kind that was in one unit with them has charged in this step."""
    roster, unit = position.field.roster, position.unit
    return any(
        position.done[roster.band[other]] & LED_CHARGE != 0
        and roster.side[other] == roster.side[body.men[0]]
        and position.mounted(other) == body.mounted()
        and any(unit[other] == unit[body.men[k]] for k in range(body.n))
        for other in range(roster.n)
    )


# -- prelude (SHIELDWALL-3.3b) ------------------------------------------------------------------------------------------
def fault_wheel(position: Position, angle: i64, how: i64) -> i64:
    if how == EACH:
        return AS_A_BODY
    body = in_hand(position)
    if not plan_turn(position, body, angle, how):
        return TOO_FAR_ROUND
    return fault_leg(position, body)


def fault_sidestep(position: Position, distance: i64) -> i64:
    """The distance as a move holds it."""
    body = in_hand(position)
    body.step(position.stands, position.stands.facing[body.men[0]], distance - NO_STEP, 0)
    fault = fault_sweep(position, body, True)
    return fault if fault != 0 else fault_leg(position, body)


def fault_leg(position: Position, body: Body) -> i64:
    """Whether a way is lawful as a part of the prelude, and leaves a lawful run."""
    if position.legs == MOST_LEGS:
        return PRELUDE_FULL
    fault = fault_way(position, body)
    if fault != 0:
        return fault
    if not body.allows_charge(position.stands):
        return BAD_GROUND
    return fault_run_after(position.twin(), body)


def fault_run_after(later: Position, body: Body) -> i64:
    """Whether the run is lawful once the body has gone where it is to go, in a position made for the question."""
    go_there(later, body)
    later.legs += 1
    return fault_run(later)


def wheel(position: Position, angle: i64, how: i64) -> None:
    body = in_hand(position)
    plan_turn(position, body, angle, how)
    go_there(position, body)
    position.legs += 1


def sidestep(position: Position, distance: i64) -> None:
    body = in_hand(position)
    body.step(position.stands, position.stands.facing[body.men[0]], distance - NO_STEP, 0)
    go_there(position, body)
    position.legs += 1


# -- run (SHIELDWALL-3.3c-d) --------------------------------------------------------------------------------------------
def plan_run(position: Position, body: Body) -> i64:
    """Sends the body straight on as far as it runs; returns how far that is."""
    facing = position.stands.facing[body.men[0]]
    free = last_free(position, body, facing)
    body.step(position.stands, facing, 0, free)
    if body.sweeps_to(position.stands) == NONE:
        return free
    missed: i64 = -1
    met = free
    while met - missed > 1:
        middle = (missed + met) // 2
        body.step(position.stands, facing, 0, middle)
        if body.sweeps_to(position.stands) == NONE:
            missed = middle
        else:
            met = middle
    body.step(position.stands, facing, 0, met)
    return met


def last_free(position: Position, body: Body, facing: i64) -> i64:
    """How far nothing but an enemy stops the body."""
    free: i64 = 0
    barred = (budget(position, True) - position.spent) // CLEAR_COST + 1
    while barred - free > 1:
        middle = (free + barred) // 2
        body.step(position.stands, facing, 0, middle)
        if is_free(position, body):
            free = middle
        else:
            barred = middle
    return free


def is_free(position: Position, body: Body) -> bool:
    stands = position.stands
    return (
        is_within(position, body, 0)
        and body.fault_way(stands) == 0
        and body.bears(stands)
        and fault_sweep(position, body, False) == 0
    )


def fault_run(position: Position) -> i64:
    body = in_hand(position)
    far = plan_run(position, body)
    if far < rate(position, position.band) and (position.legs > 0 or not meets_enemy(position, body)):
        return RUN_TOO_SHORT
    if not body.allows_charge(position.stands) or meets_across(position, body):
        return BAD_GROUND
    return body.fault_standing(position.stands)


def meets_enemy(position: Position, body: Body) -> bool:
    """Whether somebody would be in contact with an enemy where the body is to go."""
    body.swap(position.stands)
    meets = any(is_in_contact(position, body.men[k]) for k in range(body.n))
    body.swap(position.stands)
    return meets


def is_met(position: Position, man: i64, enemy: i64) -> bool:
    return position.is_on(enemy) and position.set.contact.meets(position.stands, man, enemy)


def meets_across(position: Position, body: Body) -> bool:
    """SHIELDWALL-3.3d: whether an obstacle lies between a man and an enemy whom he would meet."""
    stands, roster = position.stands, position.field.roster
    body.swap(stands)
    across = False
    for k in range(body.n):
        man = body.men[k]
        for enemy in range(roster.n):
            if roster.side[enemy] != roster.side[man] and is_met(position, man, enemy):
                body.leg.draw(stands.x[man], stands.y[man], stands.x[enemy], stands.y[enemy])
                if body.leg.line_crossings() > 0:
                    across = True
    body.swap(stands)
    return across


def launch(position: Position) -> i64:
    """The run is plotted, and not yet made; returns how far it leads. Who is charged may shoot first (SHIELDWALL-5.4a)."""
    body = in_hand(position)
    if leads(position, body) and position.field.troops.berserker[position.field.roster.troop[body.men[0]]] == 0:
        position.done[position.band] |= LED_CHARGE
    return plan_run(position, body)


def run(position: Position, far: i64) -> None:
    """The body, what is left of it, runs as it was plotted, and aligns with whom it meets."""
    stands = position.stands
    body = in_hand(position)
    body.step(stands, stands.facing[body.men[0]], 0, far)
    bonus = far >= rate(position, position.band) and not body.climbs(stands)
    go_there(position, body)
    missed = not any(is_in_contact(position, body.men[k]) for k in range(body.n))
    for k in range(body.n):
        man = body.men[k]
        position.run[man] = far
        position.set_bits(man, CHARGED | (BONUS if bonus else 0))
        if missed and position.plays(SPENT_CHARGE):
            position.set_bits(man, NO_CHARGE)
    position.progress |= RAN_ON
    position.tell(RAN, position.band, far, 1 if bonus else 0)
    if not missed:
        align(position, body)
    for k in range(body.n):
        man = body.men[k]
        if missed or not fronts_nobody(position, man):
            position.drop_bits(man, IN_HAND)
            position.set_bits(man, ORDERED)


# -- squaring off (SHIELDWALL-3.3e) -------------------------------------------------------------------------------------
def align(position: Position, body: Body) -> None:
    """The body turns and moves as one man, free of charge, so that somebody stands squarely against his enemy."""
    facing = position.stands.facing[body.men[0]]
    if plan_alignment(position, body, 0) or plan_alignment(position, body, 1):
        body.swap(position.stands)
        for k in range(body.n):
            position.mark(body.men[k])
        angle = turned(position.stands.facing[body.men[0]], -facing)
        position.tell(SQUARED_OFF, position.band, turned(angle, HALF_CIRCLE))


def plan_alignment(position: Position, body: Body, first: i64) -> bool:
    """Whether the body can align by the middle of an edge (first 0) or beside it (first 1); the least way of the man is best."""
    roster = position.field.roster
    best_man, best_enemy, best_place = NONE, NONE, NONE
    least: i64 = 0
    for k in range(body.n):
        man = body.men[k]
        for enemy in range(roster.n):
            if roster.side[enemy] == roster.side[man] or not is_met(position, man, enemy):
                continue
            edge = met_edge(position, man, enemy)
            for slot in range(first, SLOTS if first == 1 else i64(1)):
                if plan_at(position, body, man, enemy, SLOTS * edge + slot):
                    square = moved(position, body, k)
                    if best_man == NONE or square < least:
                        least, best_man, best_enemy, best_place = square, man, enemy, SLOTS * edge + slot
    return best_man != NONE and plan_at(position, body, best_man, best_enemy, best_place)


def moved(position: Position, body: Body, k: i64) -> i64:
    """The square of how far a man is to go."""
    dx = body.x[k] - position.stands.x[body.men[k]]
    dy = body.y[k] - position.stands.y[body.men[k]]
    return dx * dx + dy * dy


def met_edge(position: Position, man: i64, enemy: i64) -> i64:
    """SHIELDWALL-1.5d: the edge on whose side a man was when he was ordered."""
    base = position.set.enemy
    position.stands.lay(enemy, base)
    return base.side(position.path_x[PATH * man], position.path_y[PATH * man])


def plan_at(position: Position, body: Body, man: i64, enemy: i64, place: i64) -> bool:
    """Sends the body, turned as one, to where this man stands on a contact place; whether it may stand there."""
    stands = position.stands
    base, target = position.set.enemy, position.set.start
    stands.lay(enemy, base)
    take(target, place, base, position.field.roster.depth[man])
    angle = turned(target.facing, -stands.facing[man])
    if ALIGNS < angle < CIRCLE - ALIGNS:
        return False
    body.rotate(stands, stands.x[man], stands.y[man], angle)
    body.move(target.x - stands.x[man], target.y - stands.y[man])
    return body.fault_standing(stands) == 0
