"""What a seat reckons with when it plans: nobody else comes out of hiding, and no hideout holds anybody (SKIRMISH-8.2, 8.4)."""

from __future__ import annotations

from collections.abc import Iterable

from sherwood.games.skirmish.hideouts import MOST
from sherwood.games.skirmish.kinds import EMPTY, NO
from sherwood.games.skirmish.position import AMBUSH, UNCOVER
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import pack
from sherwood.kernel.state import OVER


def after(state: Skirmish, moves: Iterable[int]) -> Skirmish:
    """The position once these moves are made; it tells no story."""
    trial = state.copy()
    assert isinstance(trial, Skirmish)
    for move in moves:
        make(trial, move)
    return trial


def make(state: Skirmish, move: int) -> None:
    """Makes a move of the seat that is asked, and goes on to its next question, to dice, or to another's choice."""
    seat = state.turn()
    state.play(move)
    while state.turn() not in (seat, OVER):
        if state.asked() == AMBUSH:
            state.play(pack(NO, state.turn()))
        elif state.asked() == UNCOVER:
            state.play(pack(EMPTY, 0, state.amount() % MOST))
        else:
            return
