"""SHIELDWALL-3.1, 3.2: rates, what a way costs, and the advance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.engagement import is_engaged, is_in_contact
from sherwood.games.shieldwall.geometry import EXCESS, NONE
from sherwood.games.shieldwall.kinds import (
    ASSAULT,
    CHARGE,
    EACH,
    FREE_BACK,
    FREE_ENGAGE,
    GONE_ALREADY,
    HALF_CIRCLE,
    IN_CONTACT,
    IN_THE_WAY,
    ON_MIDDLE,
    RING_MOVE,
    TOO_FAR,
    TOO_FAR_ROUND,
    TURNED_ALREADY,
)
from sherwood.games.shieldwall.loads import is_any_laden
from sherwood.games.shieldwall.position import IN_HAND, MOVED, OFF_ROAD, TURNED, WENT, Position
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.games.shieldwall.troops import FOOT_RATE, UNARMOURED_RATE
from sherwood.games.shieldwall.variants import NO_INTERPENETRATION, SHIELD_SLOWS

QUARTER: Final[i64] = 90
"""No order turns anybody farther (SHIELDWALL-3.2a)."""


# -- allowances (SHIELDWALL-3.1a-c) -------------------------------------------------------------------------------------
def rate(position: Position, band: i64) -> i64:
    """SHIELDWALL-3.1a: of a band that isn't formed."""
    field = position.field
    troop = field.roster.troop[field.roster.first[band]]
    row = field.troops.rate[troop]
    if row == UNARMOURED_RATE and field.troops.shield[troop] == 1 and position.plays(SHIELD_SLOWS):
        row = FOOT_RATE
    if field.taker != NONE and row == UNARMOURED_RATE and is_any_laden(position, band):
        row = FOOT_RATE
    return field.tables.rate[row]


def move(position: Position) -> i64:
    """The rate, or the charge move, of the order that is carried out (SHIELDWALL-3.1b)."""
    if position.order == RING_MOVE:
        return position.field.tables.ring_rate
    least = rate(position, position.band)
    return position.field.tables.charge_move(least) if position.order in (CHARGE, ASSAULT, FREE_BACK, FREE_ENGAGE) else least


def budget(position: Position, on_road: bool) -> i64:
    """Twelfths of a unit that the order may cost, if its next way is on the road or not (SHIELDWALL-3.1c)."""
    faster = on_road and position.progress & OFF_ROAD == 0 and position.order != RING_MOVE
    return CLEAR_COST * (move(position) + (position.field.tables.road if faster else 0))


def crossing_loss(position: Position) -> i64:
    """Units lost for each obstacle crossed."""
    return position.field.tables.crossing_loss(rate(position, position.band))


def cost(position: Position, body: Body) -> i64:
    """Twelfths that the way of a body costs."""
    return body.cost(position.stands, crossing_loss(position), position.field.tables.contour)


def is_within(position: Position, body: Body, excess: i64) -> bool:
    """Whether the order may cost the way as well; it may be longer by an excess."""
    total = position.spent + cost(position, body)
    if total <= budget(position, False) + CLEAR_COST * excess:
        return True
    return total <= budget(position, True) + CLEAR_COST * excess and body.on_road(position.stands)


# -- a way of those ordered ---------------------------------------------------------------------------------------------
def in_hand(position: Position) -> Body:
    """Those for whom the order is, or still is."""
    body = position.set.body
    body.clear()
    for figure in range(position.field.roster.n):
        if position.has(figure, IN_HAND) and position.is_on(figure):
            body.add(position.stands, figure)
    return body


def fault_way(position: Position, body: Body) -> i64:
    """Whether a body can go where it is to go."""
    if not is_within(position, body, EXCESS):
        return TOO_FAR
    fault = body.fault_way(position.stands)
    return fault if fault != 0 else body.fault_standing(position.stands)


def fault_rest(position: Position, body: Body) -> i64:
    """SHIELDWALL-3.1g: whether nobody who moves comes into contact with an enemy, and nobody who turns is engaged by it."""
    stands = position.stands
    body.swap(stands)
    touches = False
    for k in range(body.n):
        man = body.men[k]
        if stands.x[man] != body.x[k] or stands.y[man] != body.y[k]:
            touches = touches or is_in_contact(position, man)
        elif stands.facing[man] != body.facing[k]:
            touches = touches or is_engaged(position, man)
    body.swap(stands)
    return IN_CONTACT if touches else 0


def fault_sweep(position: Position, body: Body, enemies: bool) -> i64:
    """SHIELDWALL-3.1f: whether bases bar a straight way; friends in open order let others pass."""
    spacing = zeros(position.field.roster.bands) if position.plays(NO_INTERPENETRATION) else position.spacing
    return 0 if body.sweeps_free(position.stands, spacing, enemies) else IN_THE_WAY


def go_there(position: Position, body: Body) -> None:
    """The body goes where it is to go, and pays for it."""
    stands = position.stands
    position.spent += cost(position, body)
    if not body.on_road(stands):
        position.progress |= OFF_ROAD
    body.swap(stands)
    for k in range(body.n):
        position.mark(body.men[k])
        position.set_bits(body.men[k], MOVED)


# -- the advance (SHIELDWALL-3.2b) --------------------------------------------------------------------------------------
def fault_turn(position: Position, angle: i64, how: i64) -> i64:
    """The angle as a move holds it."""
    if position.progress & TURNED != 0:
        return TURNED_ALREADY
    body = in_hand(position)
    if not plan_turn(position, body, angle, how):
        return TOO_FAR_ROUND
    fault = fault_way(position, body)
    return fault if fault != 0 else fault_rest(position, body)


def plan_turn(position: Position, body: Body, angle: i64, how: i64) -> bool:
    """Whether there is such a turn."""
    by = angle - HALF_CIRCLE
    if how > ON_MIDDLE or by > QUARTER or by < -QUARTER:
        return False
    if how == EACH:
        body.turn_each(position.stands, by)
    else:
        body.wheel(position.stands, by, how)
    return True


def turn(position: Position, angle: i64, how: i64) -> None:
    body = in_hand(position)
    plan_turn(position, body, angle, how)
    go_there(position, body)
    position.progress |= TURNED


def fault_go(position: Position, distance: i64) -> i64:
    if position.progress & WENT != 0:
        return GONE_ALREADY
    body = in_hand(position)
    body.step(position.stands, position.stands.facing[body.men[0]], 0, distance)
    return fault_straight(position, body)


def fault_straight(position: Position, body: Body) -> i64:
    """Whether a body may go straight to where it is to go, in an ordinary move."""
    fault = fault_way(position, body)
    if fault == 0:
        fault = fault_sweep(position, body, True)
    return fault if fault != 0 else fault_rest(position, body)


def go(position: Position, distance: i64) -> None:
    body = in_hand(position)
    body.step(position.stands, position.stands.facing[body.men[0]], 0, distance)
    go_there(position, body)
    position.progress |= WENT


def farthest(position: Position) -> i64:
    """The longest lawful way straight ahead, found by halving."""
    low: i64 = 0
    high = move(position) + position.field.tables.road + EXCESS + 1
    while high - low > 1:
        middle = (low + high) // 2
        if fault_go(position, middle) == 0:
            low = middle
        else:
            high = middle
    return low


# -- about face (SHIELDWALL-3.2a) ---------------------------------------------------------------------------------------
def about_face(position: Position) -> None:
    body = in_hand(position)
    body.turn_each(position.stands, HALF_CIRCLE)
    go_there(position, body)
