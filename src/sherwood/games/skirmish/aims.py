"""SKIRMISH-0.7: what the conditions of victory make of each counter, for computers: whom to fell, to take, to bring somewhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.skirmish import plot
from sherwood.games.skirmish.position import NOBODY, Position

UNHURT: Final[i64] = -1


class Aims:
    """Of one game. A *prize* is a counter of whom a condition speaks by name, and not with all of its side."""

    def __init__(self, p: Position) -> None:
        n = p.cast.n
        self.fell = vec[i64]([0] * n)
        """By counter: 1 where its enemies win by killing or wounding it, UNHURT where that would harm them."""
        self.take = vec[i64]([0] * n)
        """1 where they win by capturing or cornering it."""
        self.leave = vec[i64]([0] * n)
        """1 where its side wins if it leaves the map."""
        self.wed = vec[i64]([0] * n)
        """1 for the bride and the priests, whose place is the chapel, and 2 for suitors, whose place is beside her there."""
        self.fate = vec[i64]([0] * n)
        """1 where its side loses at once if it falls, or it and others of its kind."""
        self.out = vec[i64]([0] * n)
        """1 where a wound counts as if it had fallen (SKIRMISH-S6.8)."""
        self.keeper = NOBODY
        """The seat that wins when time is up, if no other condition holds."""
        for condition in range(p.plot.n):
            self.read(p, condition)
        for at_suitor in range(len(p.plot.suitors)):
            self.wed[p.plot.suitors[at_suitor]] = 2
            self.wed[p.plot.priests[at_suitor]] = 1
            self.wed[p.plot.bride] = 1

    def read(self, p: Position, condition: i64) -> None:
        of = p.plot
        first: i64 = of.upto[condition - 1] if condition > 0 else 0
        if of.winners[condition] != plot.NONE and of.at_once[condition] == 0 and self.is_plain(p, first, of.upto[condition]):
            self.keeper = of.winners[condition]
        for at in range(first, of.upto[condition]):
            for counter in range(p.cast.n):
                if of.counters[at] >> counter & 1 == 1:
                    if of.predicates[at] == plot.OUT:
                        self.out[counter] = 1
                    if of.predicates[at] in (plot.DOWN, plot.KILLED) and self.is_alone(p, condition):
                        self.fate[counter] = 1
                    self.note(p, of.predicates[at], counter, of.sides[at], of.winners[condition])

    def is_alone(self, p: Position, condition: i64) -> bool:
        """Whether a condition ends the game at once by one predicate."""
        first: i64 = p.plot.upto[condition - 1] if condition > 0 else 0
        return p.plot.at_once[condition] == 1 and p.plot.upto[condition] == first + 1

    def is_plain(self, p: Position, first: i64, end: i64) -> bool:
        """Whether a condition asks for nothing, or only that some stay free."""
        return all(p.plot.predicates[at] == plot.FREE for at in range(first, end))

    def note(self, p: Position, predicate: i64, counter: i64, faction: i64, winner: i64) -> None:
        does = predicate in (plot.KILLED_BY, plot.HURT_BY, plot.DOWN_BY)
        if predicate == plot.HURT_OTHERWISE or (does and p.seats >> 4 * faction & 15 != winner):
            self.fell[counter] = UNHURT
        elif predicate in (plot.CAPTURED, plot.CORNERED):
            self.take[counter] = 1
            self.want(counter, UNHURT)
        elif predicate in (plot.FREE, plot.LEFT, plot.DOWN, plot.DOWN_BY):
            self.take[counter] = 1
            self.want(counter, 1)
            self.leave[counter] |= 1 if predicate == plot.LEFT else 0
        elif predicate in (plot.KILLED, plot.KILLED_BY, plot.HURT, plot.HURT_BY) and winner != p.seat_of(counter):
            self.want(counter, 1)

    def is_race(self) -> bool:
        """Whether somebody is on his way to victory, off the map or to the chapel: how far he has come tells more than time."""
        return any(self.leave[counter] + self.wed[counter] > 0 for counter in range(len(self.leave)))

    def want(self, counter: i64, how: i64) -> None:
        """What was read first stands."""
        if self.fell[counter] == 0:
            self.fell[counter] = how

    def is_prize(self, counter: i64) -> bool:
        return self.fell[counter] != 0 or self.take[counter] != 0
