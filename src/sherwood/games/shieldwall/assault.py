"""SHIELDWALL-3.4: the assault: one man after another takes a place. So do free figures that engage (SHIELDWALL-7.3), and chargers
who overlap whom they met (SHIELDWALL-3.3e).
"""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body, way_cost
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.geometry import EDGES, EXCESS, NONE
from sherwood.games.shieldwall.kinds import (
    BAD_GROUND,
    BARRED,
    CHARGE,
    FREE_ENGAGE,
    IN_THE_WAY,
    IN_TURN,
    NO_CHARGE_YET,
    NO_PLACE,
    NOBODY,
    PLACE_TAKEN,
    STRUCK_AT,
    TOO_FAR,
    TOO_FAR_ROUND,
    WRONG_EDGE,
)
from sherwood.games.shieldwall.movement import QUARTER, budget, crossing_loss, move, rate
from sherwood.games.shieldwall.places import PLACES, SLOTS, may_take, may_turn, take
from sherwood.games.shieldwall.position import ASSAULTED, IN_HAND, MOVED, NO_CHARGE, ORDERED, PATH, Position
from sherwood.games.shieldwall.reform import way_clear
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.games.shieldwall.trig import bearing, between
from sherwood.games.shieldwall.variants import NO_ROUGH_ASSAULT


def fault_assault(position: Position, body: Body) -> i64:
    """The men may assault."""
    return NO_CHARGE_YET if any(position.has(body.men[k], NO_CHARGE) for k in range(body.n)) else 0


# -- who can take a place -----------------------------------------------------------------------------------------------
def is_any(position: Position) -> bool:
    """Whether somebody of the order can take a place."""
    return any(position.has(figure, IN_HAND) and reaches(position, figure) for figure in range(position.field.roster.n))


def reaches(position: Position, figure: i64) -> bool:
    due = turn_of(position, figure)
    return any(
        is_target(position, figure, enemy) and may_choose(position, due, enemy) and finds(position, figure, enemy)
        for enemy in range(position.field.roster.n)
    )


def finds(position: Position, figure: i64, enemy: i64) -> bool:
    """Whether a figure can take some place of an enemy."""
    return finds_with(position, figure, enemy, 0)


def finds_with(position: Position, figure: i64, enemy: i64, left: i64) -> bool:
    """The same with so many twelfths of its movement left."""
    for edge in range(EDGES):
        if may_take_edge(position, figure, enemy, edge):
            for place in range(SLOTS * edge, SLOTS * edge + SLOTS):
                if fault_place(position, figure, enemy, place) == 0 and position.set.left >= left:
                    return True
    return False


def is_target(position: Position, figure: i64, enemy: i64) -> bool:
    """Whether an enemy stands where the order might lead to him."""
    roster = position.field.roster
    if roster.side[enemy] == roster.side[figure] or not position.is_on(enemy):
        return False
    far = allowed(position, True) // CLEAR_COST
    return position.stands.level[enemy] == position.stands.level[figure] and position.stands.near(figure, enemy, far)


# -- whom a free figure engages (SHIELDWALL-7.3a-b) ---------------------------------------------------------------------
def turn_of(position: Position, figure: i64) -> i64:
    """The one enemy whom a free figure may engage; NONE if it may choose, or the order is another."""
    if position.order != FREE_ENGAGE:
        return NONE
    due = nearest_at_rate(position, figure, False)
    return due if due != NONE else nearest_at_rate(position, figure, True)


def nearest_at_rate(position: Position, figure: i64, engaged: bool) -> i64:
    """The nearest of the enemies, engaged or not, whom it reaches at its rate, the lower number of two, or NONE."""
    best = NONE
    least: i64 = 0
    for enemy in range(position.field.roster.n):
        if is_target(position, figure, enemy) and is_engaged(position, enemy) == engaged:
            far = position.stands.square(figure, enemy)
            if (best == NONE or far < least) and finds_at_rate(position, figure, enemy):
                best, least = enemy, far
    return best


def finds_at_rate(position: Position, figure: i64, enemy: i64) -> bool:
    return finds_with(position, figure, enemy, CLEAR_COST * (move(position) - rate(position, position.band)))


def may_choose(position: Position, due: i64, enemy: i64) -> bool:
    """Whether he may engage this enemy, if that one is due."""
    if position.order != FREE_ENGAGE:
        return True
    return enemy == due if due != NONE else not is_engaged(position, enemy)


# -- one place ----------------------------------------------------------------------------------------------------------
def fault_strike(position: Position, figure: i64, enemy: i64, place: i64) -> i64:
    n = position.field.roster.n
    if figure >= n or not position.has(figure, IN_HAND):
        return NOBODY
    if enemy >= n or place >= PLACES or not is_target(position, figure, enemy):
        return NO_PLACE
    fault = fault_place(position, figure, enemy, place)
    if fault == 0 and not may_choose(position, turn_of(position, figure), enemy):
        fault = IN_TURN
    return fault


def fault_place(position: Position, figure: i64, enemy: i64, place: i64) -> i64:
    fault = fault_edge(position, figure, enemy, place)
    if fault == 0:
        fault = fault_reach(position, figure, enemy)
    return fault if fault != 0 else fault_free(position, figure, enemy, place)


def may_take_edge(position: Position, figure: i64, enemy: i64, edge: i64) -> bool:
    """SHIELDWALL-1.5d: whether he may, from where he was ordered. Lays down his base and the enemy's."""
    stands, start, base, own = position.stands, position.set.start, position.set.enemy, position.set.body.other
    stands.lay(figure, own)
    stands.lay(enemy, base)
    at = PATH * figure
    start.place(position.path_x[at], position.path_y[at], 0, 0, 0)
    return may_take(edge, base, start, own)


def fault_edge(position: Position, figure: i64, enemy: i64, place: i64) -> i64:
    """SHIELDWALL-1.5d, 3.4b: whether he may turn to that edge; his body is sent to the place."""
    stands, base, body = position.stands, position.set.enemy, position.set.body
    body.clear()
    body.add(stands, figure)
    if not may_take_edge(position, figure, enemy, place // SLOTS):
        return WRONG_EDGE
    take(body.base, place, base, position.field.roster.depth[figure])
    body.x[0], body.y[0], body.facing[0] = body.base.x, body.base.y, body.base.facing
    dx, dy = body.x[0] - stands.x[figure], body.y[0] - stands.y[figure]
    if position.order != CHARGE and (dx != 0 or dy != 0) and between(bearing(dx, dy), stands.facing[figure]) > QUARTER:
        return TOO_FAR_ROUND
    return 0 if may_turn(body.other, body.base) else WRONG_EDGE


def fault_free(position: Position, figure: i64, enemy: i64, place: i64) -> i64:
    """Whether the place is free, and the straight way to it."""
    stands = position.stands
    astride = position.order != CHARGE and position.mounted(figure) == 0
    body = position.set.body
    body.lift(stands)
    free = position.set.contact.is_free(stands, figure, enemy, place, astride)
    clear = free and way_clear(position, body, 0)
    body.drop(stands)
    if not free:
        return PLACE_TAKEN
    return 0 if clear else IN_THE_WAY


def fault_reach(position: Position, figure: i64, enemy: i64) -> i64:
    """SHIELDWALL-3.4d: whether the order leads so far; whoever fights across a wall pays for it."""
    stands, body = position.stands, position.set.body
    leg = body.draw(stands, 0)
    if leg.is_barred(body.mounted()):
        return BARRED
    even = position.order == CHARGE or position.plays(NO_ROUGH_ASSAULT)
    if even and not leg.allows_charge():
        return BAD_GROUND
    on_road = leg.on_road()
    cost = position.spent + way_cost(leg, crossing_loss(position), position.field.tables.contour)
    leg.draw(body.x[0], body.y[0], stands.x[enemy], stands.y[enemy])
    across = leg.line_crossings()
    if across > 0 and body.mounted() == 1:
        return BARRED
    if across > 0 and even:
        return BAD_GROUND
    cost += CLEAR_COST * crossing_loss(position) * across
    position.set.left = allowed(position, on_road) - cost
    return TOO_FAR if position.set.left < 0 else 0


def allowed(position: Position, on_road: bool) -> i64:
    """Twelfths that the order may cost in all; chargers reach a base's width farther (SHIELDWALL-3.3e)."""
    more = position.field.sizes.width if position.order == CHARGE else EXCESS
    return budget(position, on_road) + CLEAR_COST * more


def strike(position: Position, figure: i64, enemy: i64, place: i64) -> None:
    """A figure takes a place; an assault is paid for by each man for himself."""
    fault_edge(position, figure, enemy, place)
    position.set.body.swap(position.stands)
    position.mark(figure)
    position.drop_bits(figure, IN_HAND)
    position.set_bits(figure, MOVED | ORDERED)
    if position.order != CHARGE:
        position.set_bits(figure, ASSAULTED)
    position.tell(STRUCK_AT, figure, enemy, place)
