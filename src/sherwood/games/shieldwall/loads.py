"""SHIELDWALL-S3.3: loads that a side takes from buildings, and from those of its own who fell with one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import CONTACT, NONE
from sherwood.games.shieldwall.kinds import NO_LOAD, TOOK_LOAD, WATCHED
from sherwood.games.shieldwall.losses import is_bystander
from sherwood.games.shieldwall.position import LEFT_TABLE, LOADED, READY, Position

WATCH: Final[i64] = 200
"""Within this gap of an enemy nobody takes anything; bystanders look on."""


def fault_take(position: Position, figure: i64) -> i64:
    field = position.field
    if field.roster.side[figure] != field.taker or position.has(figure, LOADED) or position.mounted(figure) == 1:
        return NO_LOAD
    if building_with_load(position, figure) == NONE and fallen_with_load(position, figure) == NONE:
        return NO_LOAD
    return WATCHED if is_watched(position, figure) else 0


def building_with_load(position: Position, figure: i64) -> i64:
    """The first that he touches and that still holds a load, or NONE."""
    base = position.set.start
    position.stands.lay(figure, base)
    areas = position.field.ground.areas
    for area in range(i64(len(position.loads))):
        if position.loads[area] > 0 and base.within(areas[area].outline, CONTACT):
            return area
    return NONE


def fallen_with_load(position: Position, figure: i64) -> i64:
    """The first fallen man whom he touches and by whom a load lies, or NONE."""
    base, other = position.set.start, position.set.enemy
    position.stands.lay(figure, base)
    for man in range(position.field.roster.n):
        if position.has(man, LOADED) and position.status[man] not in (READY, LEFT_TABLE):
            position.stands.lay(man, other)
            if base.within(other, CONTACT):
                return man
    return NONE


def is_watched(position: Position, figure: i64) -> bool:
    base, other, side = position.set.start, position.set.enemy, position.field.roster.side
    position.stands.lay(figure, base)
    for enemy in range(position.field.roster.n):
        if position.is_on(enemy) and side[enemy] != side[figure] and not is_bystander(position, enemy):
            position.stands.lay(enemy, other)
            if base.within(other, WATCH):
                return True
    return False


def take(position: Position, figure: i64) -> None:
    """From a building before a fallen man."""
    area = building_with_load(position, figure)
    if area != NONE:
        position.loads[area] -= 1
    else:
        position.drop_bits(fallen_with_load(position, figure), LOADED)
    position.set_bits(figure, LOADED)
    position.tell(TOOK_LOAD, figure)


def is_any_laden(position: Position, band: i64) -> bool:
    """Whether somebody whom an order of the band moves, or the man who is ordered singly, bears a load."""
    roster = position.field.roster
    if position.man != NONE and roster.band[position.man] == band:
        return position.has(position.man, LOADED)
    return any(
        position.is_on(man) and position.has(man, LOADED)
        for man in range(roster.first[band], roster.first[band] + roster.men[band])
    )
