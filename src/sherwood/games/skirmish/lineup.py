"""SKIRMISH-S.3, 8.1 and 4.1l: who is set up where and in which order, and who comes in later and where.

`enlisting` makes it of a scenario's data, where `scenarios` says what the steps mean. Counters are given as bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.kernel.moves import shifted

NO_GROUP: Final[i64] = -1
ANY_TIME: Final[i64] = 0
"""Instead of a turn: one of their own choice."""

# kinds of hideout, as bits
BUILDINGS: Final[i64] = 1
TREES: Final[i64] = 2

MOST: Final[i64] = 60
"""Counters, steps, or groups at the most: a set of them is held as bits."""


class Lineup:
    """Shared by all positions of a game; nothing in it changes once the game has begun. A new one sets nobody up."""

    def __init__(self, hexes: i64 = 0, counters: i64 = 0) -> None:
        # steps of set-up, in order
        self.factions = vec[i64]()
        """Who sets up."""
        self.who = vec[i64]()
        self.counts = vec[i64]()
        """How many of them the seat chooses; 0 for all."""
        self.hides = vec[i64]()
        """The kinds of hideout in which they hide; 0 where they stand in a zone."""
        self.partly = vec[i64]()
        """1 where one of two hexes in the zone is enough (SKIRMISH-S5.4)."""
        self.zones = vec[i64]([0] * hexes)
        """By hex: the steps in whose zone it lies, as bits."""
        # groups that enter
        self.comers = vec[i64]()
        """By group: the faction."""
        self.turns = vec[i64]()
        """The first turn in which they enter, as they then must, or ANY_TIME."""
        self.together = vec[i64]()
        """1 where all come over one edge, and in one side turn."""
        self.edges = vec[i64]()
        """Over which of the board's edges they may, as bits."""
        self.ground = vec[i64]()
        """Over hexes of which kinds of terrain, as bits; 0 for all."""
        self.beside = vec[i64]()
        """The faction next to one of whom they enter, or NO_GROUP."""
        self.group = vec[i64]([NO_GROUP] * counters)
        """By counter: the group in which it enters if it isn't set up."""

    @property
    def steps(self) -> i64:
        return len(self.who)

    @property
    def groups(self) -> i64:
        return len(self.comers)

    def set_up(self, faction: i64, who: i64, count: i64, hides: i64, partly: i64) -> i64:
        """A step more, whose zone is empty as yet: its number."""
        self.factions = append(self.factions, faction)
        self.who = append(self.who, who)
        self.counts = append(self.counts, count)
        self.hides = append(self.hides, hides)
        self.partly = append(self.partly, partly)
        return self.steps - 1

    def open(self, step: i64, hex: i64) -> None:
        """A hex more of a step's zone."""
        self.zones[hex] |= shifted(1, step)

    def enter(self, faction: i64, turn: i64, together: i64, edges: i64, ground: i64, beside: i64) -> i64:
        """A group more, of nobody as yet: its number."""
        self.comers = append(self.comers, faction)
        self.turns = append(self.turns, turn)
        self.together = append(self.together, together)
        self.edges = append(self.edges, edges)
        self.ground = append(self.ground, ground)
        self.beside = append(self.beside, beside)
        return self.groups - 1

    def is_in_zone(self, step: i64, hex: i64) -> bool:
        return self.zones[hex] >> step & 1 == 1

    def has_choice(self, group: i64) -> bool:
        """Whether its seat chooses the one edge over which all of it enter."""
        edges = self.edges[group]
        return self.together[group] == 1 and edges & (edges - 1) != 0
