"""What a typed line leaves out: the way to a far place, whom there is no choice about, and that an attack is complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sherwood.games.skirmish import kinds, walks
from sherwood.games.skirmish.foresight import after, make
from sherwood.games.skirmish.position import AMBUSH, JOINERS, MOVES, STEPS
from sherwood.games.skirmish.reach import MOST
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import UNKNOWN, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import legal

NO_WALK: Final = (MOST, ())
"""A walk that can't be made: dearer than any, and no moves."""


def complete(state: Skirmish, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
    """The whole answer of a seat that is asked, or none if there is no such answer; ambushes may be declined for good."""
    if state.asked() == AMBUSH and all(move == pack(kinds.NO, seat) for move in moves):
        return tuple(moves)
    trial = after(state, ())
    whole: list[int] = []
    for move in moves:
        way = _way(trial, move)
        if not way or trial.turn() != seat:
            return ()
        for step in way:
            make(trial, step)
        whole += way
    if whole and trial.turn() == seat and trial.asked() == JOINERS and kind_of(whole[-1]) != kinds.STRIKE:
        whole.append(pack(kinds.STRIKE, 0, trial.target))
    return tuple(whole)


def _way(state: Skirmish, move: int) -> tuple[int, ...]:
    """A legal move, or the only one that fits where it leaves something open, or the walk to the far place that it names."""
    if not state.fault(move):
        return (move,)
    if UNKNOWN in (a_of(move), b_of(move), c_of(move)):
        fitting = [one for one in legal(state) if _fits(one, move)]
        return (fitting[0],) if len(fitting) == 1 else ()
    if kind_of(move) != kinds.STEP:
        return ()
    if state.asked() == MOVES:
        return _way_from_start(state, pack(kinds.PICK, a_of(move)), move)
    return _walk(state, b_of(move)) if state.asked() == STEPS and a_of(move) == state.mover else ()


def _walk(state: Skirmish, place: int) -> tuple[int, ...]:
    """The cheapest walk of the mover; who is off the map enters where that is cheapest."""
    if state.front[state.mover] >= 0:
        return _on_map(state, place, ())[1]
    entries = [move for move in legal(state) if kind_of(move) == kinds.STEP]
    return min((_on_map(after(state, (entry,)), place, (entry,)) for entry in entries), default=NO_WALK)[1]


def _on_map(state: Skirmish, place: int, entry: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """A walk to a place after an entry: its cost, less the MPs left for it, and its moves; NO_WALK if there is none."""
    way = walks.way_to(state, place) if state.asked() == STEPS and walks.are_free(state) else None
    return NO_WALK if way is None else (way.cost - state.mps, entry + way.steps)


def _fits(move: int, named: int) -> bool:
    """Whether they are of one kind, and agree in all that isn't left open."""
    same = all(field(named) in (UNKNOWN, field(move)) for field in (a_of, b_of, c_of))
    return same and kind_of(move) == kind_of(named)


def _way_from_start(state: Skirmish, pick: int, move: int) -> tuple[int, ...]:
    """The walk of somebody who isn't picked yet."""
    if state.fault(pick):
        return ()
    way = _way(after(state, (pick,)), move)
    return (pick, *way) if way else ()
