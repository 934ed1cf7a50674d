"""BANDITS-O: the exact chances of a row and of a wagon that isn't known yet, from what one seat knows.

What Alan-a-Dale would bring isn't foreseen: the chances hold if he isn't among the wagons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from sherwood.games.bandits import assault, specials
from sherwood.games.bandits.components import ALAN, BEER, FESTIVAL, GYPSY, WAR
from sherwood.games.bandits.position import BARE, BUSHES, GONE, NONE, ROADS, Position
from sherwood.games.bandits.specials import FESTIVAL_ROLLS
from sherwood.games.bandits.variants import FIXED_AT_REVEAL, MUST_EXCEED, WAR_APART

FACES_OF_DIE: Final = 6
UNBEATABLE: Final = 0
"""In place of a defence: the War Wagon's (BANDITS-9.2)."""

Defences = dict[int, Fraction]
"""How likely each defence is."""


class Chance(NamedTuple):
    """Of one bandit in a row: that the wagon falls, that he is among those paid, and that he is the last of them."""

    falls: Fraction
    paid: Fraction
    last: Fraction


# -- dice (BANDITS-O.1 to O.3) ----------------------------------------------------------------------------------------
@lru_cache(maxsize=8)
def sums(dice: int) -> Counter[int]:
    """In how many ways so many dice come to each sum."""
    if dice == 0:
        return Counter({0: 1})
    found: Counter[int] = Counter()
    for total, ways in sums(dice - 1).items():
        for value in range(1, FACES_OF_DIE + 1):
            found[total + value] += ways
    return found


@lru_cache(maxsize=1024)
def paid(dice: int, place: int, defence: int) -> Fraction:
    """How likely it is that the die at this place of a row, from 1, is paid: those before it fall short, all together don't."""
    ways = 0
    for before, first in sums(place - 1).items():
        if before < defence:
            ways += first * sum(rest for total, rest in sums(dice - place + 1).items() if before + total >= defence)
    return Fraction(ways, FACES_OF_DIE**dice)


def chance(dice: int, place: int, defences: Defences) -> Chance:
    """Of the bandit at this place, from 1, of a row of so many, each in a bush of his own."""
    falls = is_paid = goes_on = Fraction(0)
    for defence, likely in defences.items():
        if defence != UNBEATABLE:
            falls += likely * paid(dice, 1, defence)
            is_paid += likely * paid(dice, place, defence)
            goes_on += likely * (paid(dice, place + 1, defence) if place < dice else 0)
    return Chance(falls, is_paid, is_paid - goes_on)


# -- wagons (BANDITS-O.4, O.5) ----------------------------------------------------------------------------------------
def defences(p: Position, road: int, seat: int) -> Defences:
    """What must be reached at a wagon, as far as a seat can know."""
    found: Defences = {}
    cards = candidates(p, road, seat)
    for card in cards:
        for defence, likely in _with_card(p, road, seat, card).items():
            found[defence] = found.get(defence, Fraction(0)) + likely / len(cards)
    return found


def candidates(p: Position, road: int, seat: int) -> list[int]:
    """The wagons that may be there, each as likely as any other."""
    lies = p.road(road)
    if lies.is_seen_by(seat):
        return [lies.card]
    unseen = p.deck.all & ~p.discarded
    for other in p.roads:
        if other.is_seen_by(seat):
            unseen &= ~(1 << other.card)
    unseen &= p.deck.with_back[lies.back]
    return [card for card in range(p.deck.size) if unseen >> card & 1 and p.deck.special[card] != ALAN]


def _with_card(p: Position, road: int, seat: int, card: int) -> Defences:
    """What must be reached if this card is the wagon: its value, and then its marker (BANDITS-8.4d)."""
    special = p.deck.special[card]
    if special == WAR:
        return {UNBEATABLE: Fraction(1)}
    marker = p.road(road).marker
    found: Defences = {}
    for value, likely in _values(p, road, seat, card).items():
        defence = max(1, value + marker) + int(p.plays(MUST_EXCEED))
        found[defence] = found.get(defence, Fraction(0)) + likely
    return found


def _values(p: Position, road: int, seat: int, card: int) -> Defences:
    special = p.deck.special[card]
    if special == FESTIVAL:
        return _festival(p)
    if special in (GYPSY, BEER):
        return _extremes(p, road, seat, card)
    return {p.deck.value[card]: Fraction(1)}


def _festival(p: Position) -> Defences:
    """BANDITS-9.6b."""
    if specials.is_festival_rolled(p):
        return {int(specials.festival_sum(p)): Fraction(1)}
    ways = sums(FESTIVAL_ROLLS)
    return {total: Fraction(n, FACES_OF_DIE**FESTIVAL_ROLLS) for total, n in ways.items()}


# -- Gypsy and Beer (BANDITS-9.4) -------------------------------------------------------------------------------------
def _extremes(p: Position, road: int, seat: int, card: int) -> Defences:
    """The highest or lowest defence among the others: over all that may lie there, none of them twice."""
    others = [other for other in range(ROADS) if other != road and p.road(other).state != BARE]
    others = [other for other in others if _is_read(p, other)] or others
    pick = max if p.deck.special[card] == GYPSY else min
    found: Defences = {}
    for read, likely in _rows(p, others, seat, frozenset({card})):
        value = pick(read) if read else int(NONE)
        found[value] = found.get(value, Fraction(0)) + likely
    return found


def _is_read(p: Position, road: int) -> bool:
    """Whether a wagon on the road counts (BANDITS-9.4b, f)."""
    return p.road(road).state != GONE or p.plays(FIXED_AT_REVEAL)


def _rows(p: Position, roads: list[int], seat: int, taken: frozenset[int]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every way in which wagons may lie on these roads: the defences that count, and how likely they are."""
    if not roads:
        yield (), Fraction(1)
        return
    cards = [card for card in candidates(p, roads[0], seat) if card not in taken]
    for alike in _alike(p, cards):
        card = alike[0]
        for value, likely in _read(p, roads[0], card).items():
            for rest, others in _rows(p, roads[1:], seat, taken | {card}):
                yield (rest if value is None else (value, *rest)), likely * others * len(alike) / len(cards)


def _alike(p: Position, cards: list[int]) -> Iterable[list[int]]:
    """The cards, those together that bring the same."""
    kinds: dict[tuple[int, int], list[int]] = {}
    for card in cards:
        kinds.setdefault((p.deck.special[card], p.deck.value[card]), []).append(card)
    return kinds.values()


def _read(p: Position, road: int, card: int) -> dict[int | None, Fraction]:
    """What Gypsy and Beer read off a wagon; None where it doesn't count (BANDITS-9.4c, d, e)."""
    special = p.deck.special[card]
    if special in (GYPSY, BEER) or (special == WAR and p.plays(WAR_APART)):
        return {None: Fraction(1)}
    if special == WAR:
        return {p.deck.value[card]: Fraction(1)}
    marker = p.road(road).marker
    values = _festival(p) if special == FESTIVAL else {p.deck.value[card]: Fraction(1)}
    found: dict[int | None, Fraction] = {}
    for value, likely in values.items():
        defence = max(1, value + marker)
        found[defence] = found.get(defence, Fraction(0)) + likely
    return found


# -- a bandit placed --------------------------------------------------------------------------------------------------
def placed(p: Position, road: int, bush: int, likely: Defences, is_filled: bool = False) -> Chance:
    """Of a bandit placed in this bush, as the row stands now, or with all its bushes filled."""
    if is_filled:
        return chance(BUSHES, bush + 1, likely)
    row = p.road(road)
    return chance(row.taken(0, BUSHES) + 1, row.taken(0, bush) + 1, likely)


def falls(p: Position, road: int, likely: Defences) -> Fraction:
    """How likely it is that a wagon falls to the bandits that stand there, before a die of them is rolled."""
    row = p.road(road)
    rolled = assault.sum_up_to(row, BUSHES - 1)
    due = assault.due_up_to(row, BUSHES - 1)
    found = Fraction(0)
    for defence, likely_so in likely.items():
        if defence != UNBEATABLE:
            ways = sum(n for total, n in sums(due).items() if total + rolled >= defence)
            found += likely_so * Fraction(ways, FACES_OF_DIE**due)
    return found
