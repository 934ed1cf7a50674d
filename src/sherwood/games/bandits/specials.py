"""BANDITS-9: special wagons, and the defence of every wagon (BANDITS-5.4d, 8.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.bandits.components import ALAN, BEER, FESTIVAL, GYPSY, WAR
from sherwood.games.bandits.position import BARE, COVERED, GONE, NONE, PLACES, ROADS, Position
from sherwood.games.bandits.variants import FIXED_AT_REVEAL, WAR_APART

FESTIVAL_DICE: Final[i64] = PLACES * ROADS
"""In place of a slot: the dice of the Festival Wagon, which lie on no attack space (BANDITS-9.6c)."""
FESTIVAL_ROLLS: Final[i64] = 3
"""How many they are (BANDITS-9.6b)."""
DIGIT: Final[i64] = 3
"""Bits of a die of the Festival's."""


def special_at(p: Position, road: i64) -> i64:
    """What is special about the wagon that was turned up here."""
    return p.deck.special[p.road(road).card]


def defence(p: Position, road: i64) -> i64:
    """What the dice must reach at a wagon that was turned up: its value with the marker, at least 1 (BANDITS-5.4d, 8.4d, e)."""
    if special_at(p, road) == WAR:
        return value(p, road)
    return max(1, value(p, road) + p.road(road).marker)


def value(p: Position, road: i64) -> i64:
    """The defence without the wagon's own marker (BANDITS-9.4, 9.6b)."""
    special = special_at(p, road)
    if special == FESTIVAL:
        return festival_sum(p)
    if special not in (GYPSY, BEER):
        return p.deck.value[p.road(road).card]
    others = extreme(p, road, p.plays(FIXED_AT_REVEAL))
    return extreme(p, road, True) if others == NONE else others


def extreme(p: Position, road: i64, with_escaped: bool) -> i64:
    """The highest defence of the other wagons for Gypsy, the lowest for Beer; NONE if no wagon counts (BANDITS-9.4)."""
    highest = special_at(p, road) == GYPSY
    found = NONE
    for other in range(ROADS):
        if other != road and counts(p, other, with_escaped):
            n = defence(p, other)
            if found == NONE or (n > found if highest else n < found):
                found = n
    return found


def counts(p: Position, road: i64, with_escaped: bool) -> bool:
    """Whether Gypsy and Beer read this wagon (BANDITS-9.4b, d, e)."""
    state = p.road(road).state
    if state == BARE or (state == GONE and not with_escaped):
        return False
    special = special_at(p, road)
    return special not in (GYPSY, BEER) and not (special == WAR and p.plays(WAR_APART))


def is_known(p: Position, road: i64) -> bool:
    """Whether all know by now what must be reached here (BANDITS-4.3f)."""
    state = p.road(road).state
    if state in (BARE, COVERED, GONE):
        return False
    special = special_at(p, road)
    if special in (GYPSY, BEER):
        return are_others_known(p)
    return special != ALAN and (special != FESTIVAL or is_festival_rolled(p))


def are_others_known(p: Position) -> bool:
    for road in range(ROADS):
        state = p.road(road).state
        if state == COVERED or (state != BARE and special_at(p, road) == FESTIVAL and not is_festival_rolled(p)):
            return False
    return True


# -- the Festival's dice (BANDITS-9.6) --------------------------------------------------------------------------------
def festival_die(p: Position, place: i64) -> i64:
    """One of them as it was rolled, the first at place 0; 0 if it is still to come."""
    return p.festival >> DIGIT * place & 7


def festival_sum(p: Position) -> i64:
    """What they come to so far."""
    sum: i64 = 0
    for place in range(FESTIVAL_ROLLS):
        sum += festival_die(p, place)
    return sum


def roll_for_festival(p: Position, value: i64) -> None:
    place = FESTIVAL_ROLLS - p.left
    p.festival |= value << DIGIT * place
    p.left -= 1


def is_festival_rolled(p: Position) -> bool:
    return festival_die(p, FESTIVAL_ROLLS - 1) != 0


def defence_shown(p: Position, road: i64) -> int | None:
    """The defence as all know it; None while it isn't known, or where there is no wagon."""
    return defence(p, road) if is_known(p, road) else None
