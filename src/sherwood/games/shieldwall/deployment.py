"""SHIELDWALL-S.2: the sides deploy, by the default plan or band by band."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.geometry import EDGES, NONE, Base
from sherwood.games.shieldwall.kinds import (
    BY_BAND,
    DEFAULT,
    NOT_NOW,
    NOT_YOURS,
    ORDERED_ALREADY,
    OUT_OF_ZONE,
    TOO_FAR_ROUND,
    WRONG_FILES,
)
from sherwood.games.shieldwall.places import CLOSE, OPEN
from sherwood.games.shieldwall.position import LOOSE, WALL, WENT, Position
from sherwood.games.shieldwall.reform import lay_out
from sherwood.games.shieldwall.terrain import lies
from sherwood.games.shieldwall.trig import CIRCLE


# -- by the plan --------------------------------------------------------------------------------------------------------
def begin(position: Position, side: i64) -> None:
    """The side is asked; bands whose place the scenario fixes stand there."""
    position.seat = side
    position.progress = 0
    for band in range(position.field.roster.bands):
        if is_deployed(position, band) and position.field.fixed[band] == 1:
            put_home(position, band)


def is_deployed(position: Position, band: i64) -> bool:
    """Whether a band is one that the seat deploys."""
    field = position.field
    return field.roster.side[field.roster.first[band]] == position.seat and field.enters[band] == 0


def put_home(position: Position, band: i64) -> None:
    field = position.field
    first = field.roster.first[band]
    for man in range(first, first + field.roster.men[band]):
        position.stands.put(man, field.home_x[man], field.home_y[man], field.home_facing[man])
    position.spacing[band] = field.spacing[band]
    position.formation[band] = WALL if field.formed[band] == 1 else LOOSE


def deploy_all(position: Position) -> None:
    for band in range(position.field.roster.bands):
        if is_deployed(position, band):
            put_home(position, band)


# -- band by band -------------------------------------------------------------------------------------------------------
def fault_deploy(position: Position, plan: i64) -> i64:
    """The default plan stays open until all stand: nobody can be left without room."""
    if plan == DEFAULT:
        return 0
    return 0 if plan == BY_BAND and position.progress & WENT == 0 and next_band(position) != NONE else NOT_NOW


def next_band(position: Position) -> i64:
    """The lowest band that is still to be placed, or NONE."""
    for band in range(position.field.roster.bands):
        if is_deployed(position, band) and not position.is_on(position.field.roster.first[band]):
            return band
    return NONE


def fault_place(position: Position, band: i64, x: i64, y: i64) -> i64:
    """A band may be placed where it could stand as it does by the default plan."""
    field = position.field
    if position.progress & WENT == 0:
        return NOT_NOW
    if band >= field.roster.bands or not is_deployed(position, band):
        return NOT_YOURS
    if position.is_on(field.roster.first[band]):
        return ORDERED_ALREADY
    home = field.home_facing[field.roster.first[band]]
    return fault_layout(position, plan_at(position, band, x, y, home, field.files[band], field.spacing[band]))


def fault_dress(position: Position, facing: i64, files: i64, spacing: i64) -> i64:
    if facing >= CIRCLE:
        return TOO_FAR_ROUND
    if files < 1 or files > position.field.roster.men[position.band] or spacing > OPEN:
        return WRONG_FILES
    return fault_layout(position, plan_at(position, position.band, position.x, position.y, facing, files, spacing))


def plan_at(position: Position, band: i64, x: i64, y: i64, facing: i64, files: i64, spacing: i64) -> Body:
    """The men of a band, sent to their places."""
    roster = position.field.roster
    body = position.set.body
    body.clear()
    for man in range(roster.first[band], roster.first[band] + roster.men[band]):
        body.add(position.stands, man)
    lay_out(position, body, x, y, facing, files, spacing)
    return body


def fault_layout(position: Position, body: Body) -> i64:
    for k in range(body.n):
        body.lay(k, body.base)
        if not in_zone(position, body.base):
            return OUT_OF_ZONE
    return body.fault_of_bases(position.stands)


def in_zone(position: Position, base: Base) -> bool:
    """Whether a base lies in a zone of the seat."""
    field = position.field
    for zone in range(i64(len(field.zones))):
        if field.zone_side[zone] == position.seat and all(
            lies(base.cx[k], base.cy[k], 1, field.zones[zone]) >= 0 for k in range(EDGES)
        ):
            return True
    return False


def dress(position: Position, facing: i64, files: i64, spacing: i64) -> None:
    """The band stands; one that starts in shield wall does if it is in close order and at most two ranks deep."""
    band = position.band
    body = plan_at(position, band, position.x, position.y, facing, files, spacing)
    for k in range(body.n):
        position.stands.put(body.men[k], body.x[k], body.y[k], body.facing[k])
    position.spacing[band] = spacing
    walled = position.field.formed[band] == 1 and spacing == CLOSE and body.n <= 2 * files
    position.formation[band] = WALL if walled else LOOSE
    position.band = NONE


def home_x(position: Position, band: i64) -> i64:
    """The middle of the front rank by the default plan."""
    field = position.field
    first = field.roster.first[band]
    return (field.home_x[first] + field.home_x[first + front(position, band) - 1]) // 2


def home_y(position: Position, band: i64) -> i64:
    field = position.field
    first = field.roster.first[band]
    return (field.home_y[first] + field.home_y[first + front(position, band) - 1]) // 2


def front(position: Position, band: i64) -> i64:
    """How many men the front rank has."""
    return min(position.field.files[band], position.field.roster.men[band])
