"""SHIELDWALL-6.4: the engaged turn, where they stand, to enemies who touch them."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import formations
from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.engagement import fronts_nobody, is_engaged
from sherwood.games.shieldwall.geometry import EDGES, FRONT, NONE, REAR
from sherwood.games.shieldwall.kinds import FACED, NO_ROOM, NOBODY, NOT_NOW, NOT_TOUCHED, RIDER_ABOUT
from sherwood.games.shieldwall.movement import QUARTER
from sherwood.games.shieldwall.orders import alone
from sherwood.games.shieldwall.position import IN_HAND, WALL, Position
from sherwood.games.shieldwall.saves import holds_wall
from sherwood.games.shieldwall.trig import turned, x_at, y_at


def begin(position: Position, seat: i64) -> bool:
    """Who of a seat has one way to turn turns; whether somebody has a choice."""
    for figure in range(position.field.roster.n):
        if position.is_on(figure) and position.field.roster.side[figure] == seat and is_engaged(position, figure):
            position.set_bits(figure, IN_HAND)
    return settle(position)


def settle(position: Position) -> bool:
    """Those without a choice turn where they must; whether others are left."""
    left = False
    for figure in range(position.field.roster.n):
        if position.has(figure, IN_HAND):
            side = only_side(position, figure)
            if side == NONE:
                left = True
            else:
                face(position, figure, side)
    return left


def only_side(position: Position, figure: i64) -> i64:
    """The side to which a figure is bound to face, or NONE if its owner has a choice."""
    only = FRONT if is_well_faced(position, figure) else NONE
    for side in range(FRONT + 1, EDGES):
        if fault_side(position, figure, side) == 0:
            if only != NONE:
                return NONE
            only = side
    return FRONT if only == NONE else only


def is_well_faced(position: Position, figure: i64) -> bool:
    """Whether it may be better not to turn: an enemy is before him, or he would leave his wall (SHIELDWALL-4.1e)."""
    return not fronts_nobody(position, figure) or holds_wall(position, figure)


def rest(position: Position) -> None:
    """Those who still have a choice do as is proposed: they stay if they are well faced, else they turn where most touch them."""
    for figure in range(position.field.roster.n):
        if position.has(figure, IN_HAND):
            face(position, figure, FRONT if is_well_faced(position, figure) else most_touched(position, figure))


def most_touched(position: Position, figure: i64) -> i64:
    """The side, of those to which a figure may turn, with the most enemies; the first of several."""
    best = FRONT
    most: i64 = 0
    for side in range(FRONT + 1, EDGES):
        found = position.set.contact.on_edge(position.stands, figure, side)
        if found > most and fault_side(position, figure, side) == 0:
            best, most = side, found
    return best


# -- one figure ---------------------------------------------------------------------------------------------------------
def fault(position: Position, figure: i64, side: i64) -> i64:
    if figure >= position.field.roster.n or not position.has(figure, IN_HAND):
        return NOBODY
    if side >= EDGES:
        return NOT_NOW
    return 0 if side == FRONT else fault_side(position, figure, side)


def fault_side(position: Position, figure: i64, side: i64) -> i64:
    """Whether a figure may turn to a side: an enemy touches it there, and a rider has room and doesn't turn about."""
    if position.set.contact.on_edge(position.stands, figure, side) == 0:
        return NOT_TOUCHED
    if position.mounted(figure) == 0:
        return 0
    if side == REAR:
        return RIDER_ABOUT
    body = plan(position, figure, side)
    if body.fault_standing(position.stands) != 0:
        return NO_ROOM
    body.swap(position.stands)
    misses = fronts_nobody(position, figure)
    body.swap(position.stands)
    return NOT_TOUCHED if misses else 0


def plan(position: Position, figure: i64, side: i64) -> Body:
    """A rider goes back so far that his front comes to lie where his flank was (SHIELDWALL-6.4c)."""
    body = alone(position, figure)
    roster = position.field.roster
    facing = turned(body.facing[0], QUARTER * side)
    if side not in (FRONT, REAR):
        back = (roster.depth[figure] - roster.sizes.width) // 2
        body.x[0], body.y[0] = x_at(body.x[0], facing, 0, -back), y_at(body.y[0], facing, 0, -back)
    body.facing[0] = facing
    return body


def face(position: Position, figure: i64, side: i64) -> None:
    """Who turns about in a shield wall makes a hedgehog of it (SHIELDWALL-4.1e)."""
    position.drop_bits(figure, IN_HAND)
    if side == FRONT:
        return
    band = position.field.roster.band[figure]
    if side == REAR and position.formation[band] == WALL and holds_wall(position, figure):
        formations.close_ring(position, band)
    plan(position, figure, side).swap(position.stands)
    position.tell(FACED, figure, side)
