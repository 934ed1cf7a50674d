"""CARDS-1: decks and prizes, and the arithmetic of piles.

A pile is one integer, six bits for each kind of card, because cards of a kind can't be told apart (CARDS-0.5).
The figures come from `data/decks.toml`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.kernel.moves import shifted

SHOT: Final[i64] = 0
"""Arrows in Robin's deck, Bolts in the Sheriff's."""

# Robin's deck (CARDS-1.2)
ARROW: Final[i64] = SHOT
ROBIN_HOOD: Final[i64] = 8
HEAL_WOUNDS: Final[i64] = 9

# the Sheriff's deck (CARDS-1.3)
BOLT: Final[i64] = SHOT
SHIELDMEN: Final[i64] = 1
TRAP_CARD: Final[i64] = 7

# prizes (CARDS-1.1)
TOURNAMENT_CARD: Final[i64] = 4
MAID_MARION: Final[i64] = 7


# -- piles ------------------------------------------------------------------------------------------------------------
def cards(n: i64, kind: i64) -> i64:
    """A pile of n cards of one kind."""
    return n << 6 * kind


def one(kind: i64) -> i64:
    return shifted(1, 6 * kind)


def count(pile: i64, kind: i64) -> i64:
    return pile >> 6 * kind & 63


def total(pile: i64) -> i64:
    """Cards in a pile of at most 62: 64 leaves 1 when divided by 63, so the remainder adds up the fields."""
    return pile % 63


def common(pile: i64, other: i64) -> i64:
    """What two piles share, kind by kind."""
    shared: i64 = 0
    at: i64 = 0
    while pile >> at != 0 and other >> at != 0:
        a = pile >> at & 63
        b = other >> at & 63
        shared |= min(a, b) << at
        at += 6
    return shared


def holds(pile: i64, other: i64) -> bool:
    """Whether a pile has at least as many of every kind as another."""
    return other >= 0 and common(pile, other) == other


def next_kind(pile: i64, start: i64) -> i64:
    """The first kind of a pile from `start` on, or -1."""
    kind = start
    rest = pile >> 6 * start
    while rest != 0:
        if rest & 63 != 0:
            return kind
        rest >>= 6
        kind += 1
    return -1


def after(pile: i64, kind: i64) -> i64:
    """How many cards of later kinds a pile holds."""
    return total(pile >> 6 * kind >> 6)


def nth(pile: i64, n: i64) -> i64:
    """The kind of the n-th card of a pile, from 0."""
    kind: i64 = 0
    while True:
        n -= pile & 63
        if n < 0:
            return kind
        pile >>= 6
        kind += 1


def counts(pile: i64, kinds: i64) -> tuple[int, ...]:
    """A pile as people read it: how many of each kind."""
    return tuple([count(pile, kind) for kind in range(kinds)])


# -- decks ------------------------------------------------------------------------------------------------------------
class BadData(ValueError):
    """The data file contradicts the rules that are built on it."""


class Deck:
    """The printed figures of one group of cards, by kind. Raises BadData."""

    def __init__(self, name: str, rows: list[dict[str, Any]]) -> None:
        self.kinds: i64 = len(rows)
        self.all: i64 = 0
        """The whole deck, as a pile."""
        self.characters: i64 = 0
        """A mask of the kinds with a force (CARDS-1.4)."""
        self.force = vec[i64]()
        self.capacity = vec[i64]()
        self.negates = vec[i64]()
        self.points = vec[i64]()
        for kind, row in enumerate(rows):
            number: i64 = row["count"]
            force: i64 = row.get("force", 0)
            if not 0 < number < 63:
                raise BadData(f"{name}: {row['name']} has a count of {number}; it must be 1 to 62")
            self.all |= cards(number, kind)
            if force > 0:
                self.characters |= cards(63, kind)
            self.force = append(self.force, force)
            self.capacity = append(self.capacity, row.get("capacity", 0))
            self.negates = append(self.negates, row.get("negates", 0))
            self.points = append(self.points, row.get("points", 0))
        self.within = vec[i64]()
        """By force: a mask of the kinds of at most that."""
        for limit in range(max(row.get("force", 0) for row in rows) + 1):
            self.within = append(self.within, self._within(limit))

    def _within(self, limit: i64) -> i64:
        mask: i64 = 0
        for kind in range(self.kinds):
            if self.force[kind] <= limit:
                mask |= cards(63, kind)
        return mask

    def up_to(self, force: i64) -> i64:
        """A mask of the kinds of at most this force."""
        return self.within[min(force, len(self.within) - 1)]

    def force_of(self, pile: i64) -> i64:
        """CARDS-3.8."""
        return self._weigh(self.force, pile)

    def capacity_of(self, pile: i64) -> i64:
        """CARDS-3.5: shots that these combatants may bear."""
        return self._weigh(self.capacity, pile)

    def negated_by(self, pile: i64) -> i64:
        """CARDS-3.6: arrows that these combatants stop."""
        return self._weigh(self.negates, pile)

    def points_of(self, pile: i64) -> i64:
        """CARDS-1.1: victory points of these prizes."""
        return self._weigh(self.points, pile)

    def _weigh(self, figures: vec[i64], pile: i64) -> i64:
        sum: i64 = 0
        kind: i64 = 0
        while pile != 0:
            sum += (pile & 63) * figures[kind]
            pile >>= 6
            kind += 1
        return sum


def _read() -> dict[str, Any]:
    with (Path(__file__).parent / "data" / "decks.toml").open("rb") as file:
        return tomllib.load(file)


def _deck(data: dict[str, Any], name: str, special: list[tuple[int, str]]) -> Deck:
    """Raises BadData where a kind with a rule of its own doesn't lie where the rules expect it."""
    rows = data[name]["cards"]
    for kind, card in special:
        if kind >= len(rows) or rows[kind]["name"] != card:
            raise BadData(f"{name}: kind {kind} must be {card}")
    return Deck(name, rows)


DATA: Final = _read()
ROBINS: Final = _deck(DATA, "robin", [(ARROW, "arrow"), (ROBIN_HOOD, "robin-hood"), (HEAL_WOUNDS, "heal-wounds")])
SHERIFFS: Final = _deck(DATA, "sheriff", [(BOLT, "bolt"), (SHIELDMEN, "shieldmen"), (TRAP_CARD, "trap")])
PRIZES: Final = _deck(DATA, "prizes", [(TOURNAMENT_CARD, "tournament"), (MAID_MARION, "maid-marion")])
DRAWN_EACH_TURN: Final[i64] = DATA["turn"]["draw"]
