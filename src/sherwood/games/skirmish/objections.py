"""Why a target can't be picked: the fault of the move that picking it would mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sherwood.games.skirmish import kinds, walks
from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.position import (
    AMBUSH,
    AMBUSHERS,
    BACK,
    BESIDE,
    COMBATS,
    FORWARD,
    MOVES,
    NOBODY,
    PLACING,
    REVEALS,
    SHOTS,
    STEPS,
)
from sherwood.games.skirmish.reach import MOST
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import pack

PAIRS: Final[dict[int, tuple[int, ...]]] = {
    SHOTS: (kinds.FIRE,),
    COMBATS: (kinds.ATTACK,),
    AMBUSHERS: (kinds.ATTACK, kinds.FIRE),
}
"""Questions answered by what one counter does to another."""
PLACES: Final[dict[int, int]] = {
    REVEALS: kinds.REVEAL,
    AMBUSH: kinds.SPRING,
    PLACING: kinds.REVEAL,
    BACK: kinds.RETREAT,
    BESIDE: kinds.PLACE_RIDER,
    FORWARD: kinds.ADVANCE,
}
"""Questions answered by where a counter goes."""


def fault(state: Skirmish, picked: Sequence[str], target: str) -> int:
    """The number of the fault that forbids it; NOT_NOW if it is no answer at all."""
    letter, number = _split(target)
    question = state.asked()
    if letter == "c" and question == MOVES:
        return state.fault(pack(kinds.PICK, number)) or kinds.NOT_NOW
    if letter == "c" and question in PAIRS:
        return _of_pair(state, question, [number for other, number in map(_split, picked) if other == "c"], number)
    if letter == "h" and question == STEPS:
        return _of_way(state, number)
    if letter == "h" and question in PLACES:
        return _of_place(state, PLACES[question], picked, number)
    return kinds.NOT_NOW


def _split(target: str) -> tuple[str, int]:
    letter, _, number = target.partition("-")
    return letter, int(number) if number.isdecimal() else NOBODY


def _of_pair(state: Skirmish, question: int, picked: Sequence[int], counter: int) -> int:
    """Of the nearest pair that it might be one of."""
    if not 0 <= counter < state.cast.n:
        return kinds.NOT_NOW
    pairs = sorted(_pairs(state, [*picked, counter]), key=lambda pair: _distance(state, *pair))
    for kind in PAIRS[question]:
        for one, other in pairs:
            if number := state.fault(pack(kind, one, other, kinds.NO_HEX if kind == kinds.ATTACK else state.front[other])):
                return number
    return state.fault(pack(PAIRS[question][0], counter, counter)) or kinds.NOT_NOW


def _pairs(state: Skirmish, named: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Who might do it to whom, on the map, with all who are named among the two."""
    here = [counter for counter in range(state.cast.n) if state.is_on_map(counter)]
    for one in here:
        for other in here:
            if state.is_called(one) and not state.is_called(other) and all(name in (one, other) for name in named):
                yield one, other


def _distance(state: Skirmish, one: int, other: int) -> int:
    return state.board.distance(state.front[one], state.front[other])


def _of_way(state: Skirmish, place: int) -> int:
    """Of the step; for a far place: no rest there, too far, or no way."""
    if not 0 <= place < state.board.places:
        return kinds.NOT_NOW
    start = state.front[state.mover]
    if start < 0 or state.board.direction(start, place) != NOWHERE or not walks.are_free(state):
        return state.fault(pack(kinds.STEP, state.mover, place)) or kinds.NO_REST_HERE
    if walks.leads_to(walks.spread(state, state.mps), place):
        return kinds.NO_REST_HERE
    return kinds.TOO_DEAR if walks.leads_to(walks.spread(state, MOST - 1), place) else kinds.CLOSED


def _of_place(state: Skirmish, kind: int, picked: Sequence[str], place: int) -> int:
    """Of the one who is picked, or whom the question is about, or else of the first who could be."""
    counters = [number for letter, number in map(_split, picked) if letter == "c"]
    if not counters and state.about() != NOBODY and kind not in (kinds.REVEAL, kinds.SPRING):
        counters = [state.about()]
    faults = [state.fault(pack(kind, counter, place)) for counter in counters or range(state.cast.n)]
    return next((number for number in faults if number not in (0, kinds.NOT_YOURS, kinds.NO_ADVANCE)), kinds.NOT_NOW)
