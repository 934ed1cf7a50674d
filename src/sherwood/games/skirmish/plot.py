"""SKIRMISH-S and 0.7: what a scenario adds to the rules, as the engine reads it: special rules and conditions of victory.

`plotting` makes it of a scenario's data, where `scenarios` says what each rule and each predicate means. Counters and sides are
given as bits where there may be several; a *side* is a seat of the table, which plays one faction or more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.skirmish.board import Board

NONE: Final[i64] = -1
"""No counter, no faction, no building: the scenario hasn't this rule."""

# grades of a victory (SKIRMISH-0.7), which are also what it counts
DRAW: Final[i64] = 0
MINOR: Final[i64] = 1
PLAIN: Final[i64] = 2
TOTAL: Final[i64] = 3

# predicates
KILLED: Final[i64] = 0
KILLED_BY: Final[i64] = 1
HURT: Final[i64] = 2
HURT_BY: Final[i64] = 3
HURT_OTHERWISE: Final[i64] = 4
CAPTURED: Final[i64] = 5
CORNERED: Final[i64] = 6
DOWN: Final[i64] = 7
DOWN_BY: Final[i64] = 8
FREE: Final[i64] = 9
LEFT: Final[i64] = 10
MARRIED: Final[i64] = 11
TREASURE: Final[i64] = 12
OUT: Final[i64] = 13
FELLED: Final[i64] = 14
AHEAD: Final[i64] = 15


class Plot:
    """Shared by all positions of a game; nothing in it changes once the game has begun. A new one adds nothing."""

    def __init__(self, counters: i64 = 0) -> None:
        self.flags = vec[i64]([0] * counters)
        """By counter: the flags with which it begins."""
        self.prices = vec[i64]([0] * counters)
        """By counter: the points that it costs (SKIRMISH-P)."""
        self.wounded_leave: i64 = 0
        """1 where the wounded are removed (SKIRMISH-S1.6)."""
        self.cornered = NONE
        """Who may be cornered, and by which faction (SKIRMISH-S1.7)."""
        self.catcher = NONE
        self.bride = NONE
        """Who belongs to `holder` while one of that faction is in contact with her, else to `wooer` (SKIRMISH-S2.5)."""
        self.holder = NONE
        self.wooer = NONE
        self.bride_leads: i64 = 0
        """1 where her side goes first from turn 2 (SKIRMISH-S2.4)."""
        self.chapel = NONE
        """The number of its building (SKIRMISH-S2.8)."""
        self.suitors = vec[i64]()
        self.priests = vec[i64]()
        """The only one who can marry each suitor (SKIRMISH-S2.7)."""
        self.chest = NONE
        """The cart in which the treasure lies, the animal before it, and the side that owns it first (SKIRMISH-S4.10)."""
        self.chest_animal = NONE
        self.first_owner = NONE
        self.march = NONE
        """The cart that must be driven on as far as it can (SKIRMISH-S4.8), in which turn, and by hex how far there is to go."""
        self.march_turn: i64 = 0
        self.to_go = vec[i64]()
        self.pack: i64 = 0
        """The wild animals, as bits, that run away when their master dies (SKIRMISH-S4.11)."""
        self.master = NONE
        self.blinder = NONE
        """Who may blind people of a faction (SKIRMISH-S6.6)."""
        self.dazzled = NONE

        # conditions in order (SKIRMISH-0.7)
        self.endings = vec[i64]()
        """The number of the ending that each makes, or of conditions apart its bit."""
        self.winners = vec[i64]()
        """The seat, or NONE."""
        self.grades = vec[i64]()
        self.at_once = vec[i64]()
        """1 for those tested after every effect."""
        self.apart: i64 = 0
        """The ending if none of the conditions holds, where each is judged by itself (SKIRMISH-S4.13); else 0."""
        self.upto = vec[i64]()
        """By condition: where its predicates end."""
        # what they consist of, one after the other
        self.predicates = vec[i64]()
        self.counters = vec[i64]()
        """Of whom each speaks, as bits; it must hold of all."""
        self.sides = vec[i64]()
        """The faction that it names, or as bits the sides."""

    @property
    def n(self) -> i64:
        """How many conditions there are."""
        return len(self.endings)

    def mark(self, counter: i64, flag: i64) -> None:
        """A counter begins with this flag."""
        self.flags[counter] |= flag

    def betroth(self, suitor: i64, priest: i64) -> None:
        """A suitor more, and who can marry him."""
        self.suitors = append(self.suitors, suitor)
        self.priests = append(self.priests, priest)

    def head_for(self, side: vec[i64], board: Board) -> None:
        """How far each hex is from a side of a map."""
        for hex in range(board.hexes):
            nearest = board.hexes
            for other in side:
                nearest = min(nearest, board.distance(hex, other))
            self.to_go = append(self.to_go, nearest)

    def add(self, ending: i64, winner: i64, grade: i64, at_once: i64) -> None:
        """A condition more, which as yet always holds."""
        self.endings = append(self.endings, ending)
        self.winners = append(self.winners, winner)
        self.grades = append(self.grades, grade)
        self.at_once = append(self.at_once, at_once)
        self.upto = append(self.upto, len(self.predicates))

    def require(self, predicate: i64, counters: i64, sides: i64) -> None:
        """The last condition holds only if this does too."""
        self.predicates = append(self.predicates, predicate)
        self.counters = append(self.counters, counters)
        self.sides = append(self.sides, sides)
        self.upto[self.n - 1] = len(self.predicates)
