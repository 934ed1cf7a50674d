"""SHIELDWALL-8: saving throws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import armour
from sherwood.games.shieldwall.geometry import FRONT, LIKE, NONE, Base, Segment
from sherwood.games.shieldwall.kinds import HIGH_ANGLE
from sherwood.games.shieldwall.position import RING, WALL, Position
from sherwood.games.shieldwall.quivers import has_parapet
from sherwood.games.shieldwall.trig import between
from sherwood.games.shieldwall.variants import LEADER_EITHER, SURE_THINGS

SIDES: Final[i64] = 6
DOUBLE: Final[i64] = 2


# -- dice (SHIELDWALL-8.1, 8.2) -----------------------------------------------------------------------------------------
def on_two(position: Position, figure: i64) -> bool:
    """Whether a figure saves on two dice: a leader."""
    return position.field.troops.leader[position.field.roster.troop[figure]] == 1


def need(position: Position, figure: i64) -> i64:
    """SHIELDWALL-T.8: against a shot."""
    return need_on(position, figure, armour.column(position, figure))


def need_on(position: Position, figure: i64, column: i64) -> i64:
    """On a column of armour."""
    field = position.field
    troop = field.roster.troop[figure]
    if field.troops.leader[troop] == 1:
        return field.tables.leader_save
    if field.troops.berserker[troop] == 1:
        return field.tables.berserker_save
    return field.tables.save_need[column]


def saves(position: Position, figure: i64, dice: i64, modifier: i64, needed: i64) -> bool:
    """Whether a throw saves; dice: of a leader's two what `two_dice` weighs."""
    if dice + modifier < needed:
        return False
    return dice > lowest(position, figure) or position.plays(SURE_THINGS)


def lowest(position: Position, figure: i64) -> i64:
    """The throw that never saves: a 1, a leader's double 1 (SHIELDWALL-8.2c)."""
    return DOUBLE if on_two(position, figure) and not position.plays(LEADER_EITHER) else 1


def cases(position: Position, figure: i64, throw: i64) -> i64:
    """How many of 36 a throw of its save is."""
    if on_two(position, figure):
        return two_dice(position, throw)
    return SIDES if 1 <= throw <= SIDES else 0


def two_dice(position: Position, value: i64) -> i64:
    """How many of 36 throws of a leader's two dice come to so much: their sum, by a variant the better one (SHIELDWALL-8.2a)."""
    if position.plays(LEADER_EITHER):
        return 2 * value - 1 if 1 <= value <= SIDES else 0
    return sum_of_two(value)


def sum_of_two(value: i64) -> i64:
    """SHIELDWALL-0.6: how many of 36 throws of two dice add up to so much."""
    return min(value - 1, DOUBLE * SIDES + 1 - value) if DOUBLE <= value <= DOUBLE * SIDES else 0


# -- modifiers (SHIELDWALL-8.3) -----------------------------------------------------------------------------------------
def against_shot(position: Position, figure: i64, base: Base, sight: Segment, mode: i64) -> i64:
    """What is added to a figure's save against a shot along a line; base: that of the figure, where it is hit."""
    ground = position.field.ground
    covered = ground.is_behind(base, sight) or ground.wood_edge(base.x, base.y) != NONE
    total = cover(position, covered or has_parapet(position, figure, sight.cx[0], sight.cy[0]))
    if holds_wall(position, figure):
        if mode == HIGH_ANGLE:
            total += position.field.tables.wall_high_angle
        elif base.side(sight.cx[0], sight.cy[0]) == FRONT:
            total += position.field.tables.wall
    return total


def against_blow(position: Position, figure: i64, edge: i64, base: Base, sight: Segment) -> i64:
    """The same against a blow on an edge of its base, along the line from who strikes."""
    tables, ground = position.field.tables, position.field.ground
    wood = ground.wood_edge(base.x, base.y)
    outside = wood != NONE and not ground.areas[wood].holds(sight.cx[0], sight.cy[0])
    covered = outside or ground.is_behind(base, sight) or has_parapet(position, figure, sight.cx[0], sight.cy[0])
    total = cover(position, covered)
    if edge == FRONT and not armour.is_slung(position, figure) and holds_wall(position, figure):
        total += tables.wall
    if position.formation[position.field.roster.band[figure]] == RING:
        total += tables.ring
    return total


def cover(position: Position, covered: bool) -> i64:
    """SHIELDWALL-8.3a: once, however much there is of it."""
    return position.field.tables.cover if covered else 0


def holds_wall(position: Position, figure: i64) -> bool:
    """SHIELDWALL-4.1d: whether a man of a wall still touches another of it who faces as he does."""
    roster, stands = position.field.roster, position.stands
    if position.formation[roster.band[figure]] != WALL:
        return False
    return any(
        other != figure
        and position.is_on(other)
        and position.formation[roster.band[other]] == WALL
        and roster.side[other] == roster.side[figure]
        and between(stands.facing[other], stands.facing[figure]) <= LIKE
        and position.set.contact.meets(stands, figure, other)
        for other in range(roster.n)
    )
