"""SHIELDWALL-5.5: the figures among whom it is drawn whom a shot at a formation meets."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.shieldwall import armour, fire, lines, shots
from sherwood.games.shieldwall.geometry import LIKE
from sherwood.games.shieldwall.position import LOOSE, WALL, Position
from sherwood.games.shieldwall.trig import between
from sherwood.games.shieldwall.variants import MIXED_ZONE


def line_up(position: Position, figure: i64, aimed: i64, mode: i64) -> None:
    """Puts in line those whom a shot may meet; only the one aimed at if he may be picked."""
    crowd = position.set.crowd
    if position.plays(MIXED_ZONE):
        crowd.clear()
        for other in range(position.field.roster.n):
            crowd.add(other)
        draw_up(position, figure, aimed, mode)
        if is_mixed(position):
            return
    gather(position, aimed)
    draw_up(position, figure, aimed, mode)


def gather(position: Position, aimed: i64) -> None:
    """The crowd is the formation of a figure: its ring, or all of its wall, of however many bands; else itself."""
    crowd = position.set.crowd
    crowd.clear()
    crowd.add(aimed)
    k: i64 = 0
    while k < crowd.n:
        one = crowd.men[k]
        k += 1
        for other in range(position.field.roster.n):
            if crowd.holds[other] == 0 and position.is_on(other) and is_of_one(position, one, other):
                crowd.add(other)


def is_of_one(position: Position, one: i64, other: i64) -> bool:
    """Whether two figures are of one formation."""
    roster, facing = position.field.roster, position.stands.facing
    formation = position.formation[roster.band[one]]
    if roster.band[one] == roster.band[other]:
        return formation != LOOSE
    return (
        formation == WALL
        and position.formation[roster.band[other]] == WALL
        and roster.side[one] == roster.side[other]
        and between(facing[one], facing[other]) <= LIKE
        and position.set.contact.meets(position.stands, one, other)
    )


def draw_up(position: Position, figure: i64, aimed: i64, mode: i64) -> None:
    """Those of the crowd who are in the hit zone and may be shot at, from the shooter's left (SHIELDWALL-5.5c)."""
    aim = lines.take(position, figure, aimed, mode)
    radius = position.field.tables.zone[shots.band(position, figure, aim, mode)]
    x, y = aim.target.x, aim.target.y
    position.lot = vec[i64]()
    for other in range(position.field.roster.n):
        if position.set.crowd.holds[other] == 1:
            lines.take(position, figure, other, mode)
            dx, dy = aim.target.x - x, aim.target.y - y
            if dx * dx + dy * dy <= radius * radius and fire.fault_meeting(position, figure, other, mode) == 0:
                enter(position, figure, other)


def enter(position: Position, figure: i64, other: i64) -> None:
    """Puts a figure in line, to the right of all that stand left of it."""
    position.lot = append(position.lot, other)
    k = i64(len(position.lot)) - 1
    while k > 0 and is_left(position, figure, other, position.lot[k - 1]):
        position.lot[k] = position.lot[k - 1]
        k -= 1
    position.lot[k] = other


def is_left(position: Position, figure: i64, one: i64, other: i64) -> bool:
    """Whether, seen from a shooter, one figure stands to the left of another."""
    stands = position.stands
    x, y = stands.x[figure], stands.y[figure]
    return (stands.x[other] - x) * (stands.y[one] - y) > (stands.y[other] - y) * (stands.x[one] - x)


def is_mixed(position: Position) -> bool:
    """Whether those in line have armour of two columns."""
    first = armour.column(position, position.lot[0])
    return any(armour.column(position, position.lot[k]) != first for k in range(i64(len(position.lot))))
