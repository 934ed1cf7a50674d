"""SHIELDWALL-S3.2, S3.4, S5.3: bands that come in over the table's edge, and figures that leave over it."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.charge import meets_enemy
from sherwood.games.shieldwall.deployment import plan_at
from sherwood.games.shieldwall.field import Strip
from sherwood.games.shieldwall.geometry import CONTACT, EXCESS, NONE
from sherwood.games.shieldwall.kinds import CAME_IN, IN_CONTACT, NO_EXIT, NOT_YET, NOT_YOURS, ORDERED_ALREADY, OUT_OF_ZONE
from sherwood.games.shieldwall.losses import remove
from sherwood.games.shieldwall.position import LEFT_TABLE, READY, TO_COME, Position
from sherwood.games.shieldwall.trig import turned, x_at, y_at


# -- coming in (SHIELDWALL-S3.2) ------------------------------------------------------------------------------------------
def fault_enter(position: Position, band: i64, x: i64, y: i64) -> i64:
    """A band comes in where all of it has room, laid out as by default, its rear edges on the edge of the table."""
    waits = fault_waiting(position, band)
    if waits != 0:
        return waits
    body = plan_entry(position, band, x, y)
    strip = strip_of(position, position.seat)
    if strip == NONE or not is_on_edge(body, position.field.entries[strip]):
        return OUT_OF_ZONE
    fault = body.fault_of_bases(position.stands)
    return fault if fault != 0 or not is_met(position, body) else IN_CONTACT


def fault_waiting(position: Position, band: i64) -> i64:
    """Whether a band of the seat waits to come in, and its turn has come."""
    roster = position.field.roster
    if band >= roster.bands or roster.side[roster.first[band]] != position.seat:
        return NOT_YOURS
    if position.status[roster.first[band]] != TO_COME:
        return ORDERED_ALREADY
    return NOT_YET if position.field.enters[band] > position.number else 0


def strip_of(position: Position, side: i64) -> i64:
    """The number of the strip over which a side comes in, or NONE."""
    entries = position.field.entries
    for strip in range(i64(len(entries))):
        if entries[strip].side == side:
            return strip
    return NONE


def plan_entry(position: Position, band: i64, x: i64, y: i64) -> Body:
    field = position.field
    strip = strip_of(position, position.seat)
    facing: i64 = 0 if strip == NONE else field.entries[strip].facing
    return plan_at(position, band, x, y, facing, field.files[band], field.spacing[band])


def is_on_edge(body: Body, strip: Strip) -> bool:
    """Whether the rear edges of the last rank lie on the strip, and nobody reaches beyond its ends."""
    back, right = reach(body, strip, 180), reach(body, strip, 90)
    left = reach(body, strip, 270)
    return -EXCESS <= back <= EXCESS and right <= EXCESS and left <= EXCESS


def reach(body: Body, strip: Strip, angle: i64) -> i64:
    """How far the men reach beyond the strip on one hand of who faces as it says."""
    way = turned(strip.facing, angle)
    nx, ny = x_at(0, way, 0, 1), y_at(0, way, 0, 1)
    most = farthest(body, 0, nx, ny)
    for k in range(i64(1), body.n):
        most = max(most, farthest(body, k, nx, ny))
    return most - strip.shape.reach(nx, ny)


def farthest(body: Body, k: i64, nx: i64, ny: i64) -> i64:
    body.lay(k, body.base)
    return body.base.reach(nx, ny)


def is_met(position: Position, body: Body) -> bool:
    """Whether somebody would come in into contact with an enemy."""
    met = meets_enemy(position, body)
    body.lift(position.stands)
    return met


def enter(position: Position, band: i64, x: i64, y: i64) -> None:
    body = plan_entry(position, band, x, y)
    body.swap(position.stands)
    for k in range(body.n):
        position.status[body.men[k]] = READY
    position.tell(CAME_IN, band)


def may_enter(position: Position, band: i64) -> bool:
    return fault_waiting(position, band) == 0


# -- leaving (SHIELDWALL-S3.4, S5.3) --------------------------------------------------------------------------------------
def fault_leave(position: Position, body: Body) -> i64:
    return 0 if any(touches_exit(position, body.men[k]) for k in range(body.n)) else NO_EXIT


def touches_exit(position: Position, figure: i64) -> bool:
    base, side = position.set.start, position.field.roster.side[figure]
    position.stands.lay(figure, base)
    return any(strip.side == side and base.within(strip.shape, CONTACT) for strip in position.field.exits)


def leave(position: Position, body: Body) -> None:
    """Whoever of them touches the strip; the others stay."""
    for k in range(body.n):
        if touches_exit(position, body.men[k]):
            remove(position, body.men[k], LEFT_TABLE)
