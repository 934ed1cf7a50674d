"""BANDITS-6.1: the dice come to the drawbridge, a column for each gang.

A column counts dice by value, four bits each, at 4 * value.
"""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits.kinds import COLUMN, RAISED, REMOVED
from sherwood.games.bandits.position import NONE, PLACES, Position
from sherwood.kernel.moves import shifted


def die(value: i64) -> i64:
    """A column of one die."""
    return shifted(1, 4 * value)


def has(column: i64, value: i64) -> bool:
    return column >> 4 * value & 15 != 0


def dice(column: i64) -> i64:
    """How many dice a column holds."""
    n: i64 = 0
    for value in range(1, 7):
        n += column >> 4 * value & 15
    return n


def total(column: i64) -> i64:
    """The sum of a column; of an empty one 0 (BANDITS-6.1b)."""
    n: i64 = 0
    for value in range(1, 7):
        n += value * (column >> 4 * value & 15)
    return n


def lowest(column: i64) -> i64:
    """The lowest value of its dice, or NONE."""
    for value in range(1, 7):
        if has(column, value):
            return value
    return NONE


def gather(p: Position) -> None:
    """Every die on the board goes to its owner's column; X tokens are taken off, those of Spy too."""
    for road in p.roads:
        for slot in range(PLACES):
            if road.value_at(slot) != 0:
                p.gang(road.owner_at(slot)).column += die(road.value_at(slot))
        road.dice = 0
        road.spied = 0
    for gang in range(len(p.gangs)):
        p.tell(COLUMN, gang, total(p.gang(gang).column))


def remove(p: Position, gang: i64, value: i64) -> None:
    """A die goes home from the drawbridge (BANDITS-6.4a, 8.13)."""
    p.gang(gang).column -= die(value)
    p.tell(REMOVED, gang, value)


def raise_by_two(p: Position, gang: i64, value: i64) -> None:
    """A die on the drawbridge is turned up by 2, at most to 6 (BANDITS-8.16a)."""
    higher = min(6, value + 2)
    p.gang(gang).column += die(higher) - die(value)
    p.tell(RAISED, gang, value, higher)
