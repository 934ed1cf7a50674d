"""SHIELDWALL-5.6 and 5.8: the line of fire from a shooter to where his target stands, or passed."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.aim import Aim
from sherwood.games.shieldwall.geometry import CONTACT, EDGES
from sherwood.games.shieldwall.kinds import HIGH_ANGLE, LINE_BLOCKED, NO_SIGHT, OVER_TOO_NEAR, PASSING
from sherwood.games.shieldwall.position import PATH, WALL, Position
from sherwood.games.shieldwall.quivers import over_walls
from sherwood.games.shieldwall.trig import UNIT, ahead


def take(position: Position, figure: i64, target: i64, mode: i64) -> Aim:
    """Draws the line from a figure to a target as this mode meets it."""
    aim = position.set.aim
    stands = position.stands
    aim.leg.works = stands.works
    stands.lay(figure, aim.shooter)
    stands.lay(target, aim.target)
    if mode == PASSING:
        lay_where_it_passed(position, target, aim)
    aim.draw()
    return aim


# -- passing (SHIELDWALL-5.8a) ------------------------------------------------------------------------------------------
def has_passed(position: Position, figure: i64) -> bool:
    return position.points_on[figure] > 1


def lay_where_it_passed(position: Position, target: i64, aim: Aim) -> None:
    """Puts the target's base on the point of its path of this half-turn that is nearest to the shooter."""
    base, x, y = aim.target, aim.shooter.x, aim.shooter.y
    best_x, best_y = base.x, base.y
    least = (best_x - x) * (best_x - x) + (best_y - y) * (best_y - y)
    at = PATH * target
    for k in range(position.points_on[target]):
        px, py = position.path_x[at + k], position.path_y[at + k]
        square = (px - x) * (px - x) + (py - y) * (py - y)
        if square < least:
            best_x, best_y, least = px, py, square
        if k > 0:
            dx, dy = px - position.path_x[at + k - 1], py - position.path_y[at + k - 1]
            along, whole = (px - x) * dx + (py - y) * dy, dx * dx + dy * dy
            if 0 < along < whole:
                px, py = px - part(dx, along, whole), py - part(dy, along, whole)
                square = (px - x) * (px - x) + (py - y) * (py - y)
                if square < least:
                    best_x, best_y, least = px, py, square
    base.place(best_x, best_y, base.facing, base.width, base.depth)


def part(length: i64, along: i64, whole: i64) -> i64:
    """The nearest whole number to length * along / whole."""
    return (2 * length * along + whole) // (2 * whole)


# -- the line -----------------------------------------------------------------------------------------------------------
def fault_line(position: Position, figure: i64, target: i64, mode: i64) -> i64:
    """Of the line that was taken."""
    aim = position.set.aim
    if not aim.leg.is_clear(over_walls(position, figure, target)):
        return NO_SIGHT
    aim.over = 0
    for other in range(position.field.roster.n):
        if is_close(position, other, aim) and other != figure and other != target and blocks(position, other, figure, target):
            if mode != HIGH_ANGLE:
                return LINE_BLOCKED
            if not may_be_shot_over(position, other, target):
                return OVER_TOO_NEAR
            aim.over += 1
    return 0


def is_close(position: Position, other: i64, aim: Aim) -> bool:
    """Whether a figure's base is too near to the line; lays it down if so. A glance at its centre spares most of them that."""
    stands, leg = position.stands, aim.leg
    apart = position.field.tables.line_apart
    if stands.on[other] == 0 or not stands.by(other, leg, apart):
        return False
    far = apart + position.field.roster.radius[other]
    dx, dy = leg.cx[1] - leg.cx[0], leg.cy[1] - leg.cy[0]
    off = dx * (stands.y[other] - leg.cy[0]) - dy * (stands.x[other] - leg.cx[0])
    if off * off > far * far * (dx * dx + dy * dy):
        return False
    stands.lay(other, aim.other)
    return aim.other.nearer(leg, apart)


def blocks(position: Position, other: i64, figure: i64, target: i64) -> bool:
    """SHIELDWALL-5.6b, d, f: whether a figure close to the line, its base laid down, bars it."""
    stands, aim, side = position.stands, position.set.aim, position.field.roster.side
    if stands.level[other] < stands.level[figure]:
        return False
    if side[other] == side[figure] and (is_in_rank(aim) or is_shot_through(position, other, figure)):
        return False
    if side[other] == side[target] and position.set.units.linked(stands, other, target) and aim.other.square(aim.leg) > 0:
        return False
    ground = position.field.ground
    return ground.contour(aim.shooter.x, aim.shooter.y) <= ground.contour(aim.other.x, aim.other.y)


def is_in_rank(aim: Aim) -> bool:
    """Whether a base lies wholly behind the line of the shooter's front edge: that of his own rank."""
    shooter, other = aim.shooter, aim.other
    front = UNIT * (shooter.depth // 2 + CONTACT)
    return all(ahead(other.cx[k] - shooter.x, other.cy[k] - shooter.y, shooter.facing) <= front for k in range(EDGES))


def is_shot_through(position: Position, other: i64, figure: i64) -> bool:
    """SHIELDWALL-5.6f: whether a friend is of a shield wall, and the shooter touches a man of one."""
    roster = position.field.roster
    return position.formation[roster.band[other]] == WALL and any(
        position.is_on(man)
        and roster.side[man] == roster.side[figure]
        and position.formation[roster.band[man]] == WALL
        and position.set.contact.meets(position.stands, man, figure)
        for man in range(roster.n)
    )


def may_be_shot_over(position: Position, other: i64, target: i64) -> bool:
    """SHIELDWALL-5.6e: whether who bars the line is far enough from both ends; those linked to the target may be near it."""
    aim, tables, side = position.set.aim, position.field.tables, position.field.roster.side
    if aim.other.nearer(aim.shooter, tables.over_from_shooter):
        return False
    if side[other] == side[target] and position.set.units.linked(position.stands, other, target):
        return True
    return not aim.other.nearer(aim.target, tables.over_from_target)
