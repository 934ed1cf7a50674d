"""SKIRMISH-0.7: how good a position of `skirmish` is: what a side's characters are worth, those most that victory speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish.position import CAPTURED, COMBATS, GONE, LEFT, MOVES, NOBODY, SETUP, SHOTS
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.eye import CERTAIN, Eye
from sherwood.kernel.moves import shifted
from sherwood.kernel.state import OVER, State

WANTED: Final[i64] = 4
"""A character whom a condition of victory names counts so many times."""


class SkirmishEye(Eye):
    def quiet(self, state: State) -> bool:
        """At the start of a phase, or before the next of it acts."""
        assert isinstance(state, Skirmish)
        return state.mover == NOBODY and state.asked() in (SETUP, SHOTS, MOVES, COMBATS)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Skirmish)
        if state.turn() == OVER:
            return outcome(state, seat)
        own: i64 = 1
        others: i64 = 1
        for counter in range(state.cast.n):
            if state.is_fighter(counter):
                if state.seat_of(counter) == seat:
                    own += strength(state, counter)
                else:
                    others += strength(state, counter)
        return CERTAIN * own // (own + others)


def outcome(state: Skirmish, seat: i64) -> i64:
    """What a seat has come to at the end against the best of the others; half where none is better."""
    best: i64 = 0
    for other in range(state.last_seat + 1):
        if other != seat:
            best = max(best, state.points(other))
    if state.points(seat) == best:
        return CERTAIN // 2
    return CERTAIN if state.points(seat) > best else 0


def strength(state: Skirmish, counter: i64) -> i64:
    if state.front[counter] in (LEFT, GONE) or state.has(counter, CAPTURED):
        return 0
    of_one = state.attack(counter) + state.defence(counter)
    return WANTED * of_one if is_wanted(state, counter) else of_one


def is_wanted(state: Skirmish, counter: i64) -> bool:
    """Whether a condition names him alone, and not all of his side."""
    found = False
    for counters in state.plot.counters:
        found = found or counters == shifted(1, counter)
    return found


EYE = SkirmishEye()
