"""Bots that crash, cheat, stall or spoil what they are given: the game is told of it, and never harmed."""

from __future__ import annotations

import pytest

from sherwood.bots.bot import Bot
from sherwood.bots.contest import Misplay, ask, contest
from sherwood.kernel.moves import pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER, State
from tests.bots.toys import CHOOSE, TAKE, Guarded, Heap, Pennies


class Crasher(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        raise ZeroDivisionError("the bot lost its head")


class Cheat(Bot):
    """Takes more than it may."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return pack(TAKE, seat, 9)


class Dumb(Bot):
    """Answers with what is no move at all."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return 0


class Spoiler(Bot):
    """Plays the whole game out in the position that it was given, then chooses as it should have."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        move = super().choose(state, seat, rng)
        while state.turn() != OVER:
            state.play(super().choose(state, seat, rng) if state.turn() >= 0 else state.sample(rng))
        return move


@pytest.mark.parametrize(("bot", "says"), [(Crasher, "lost its head"), (Cheat, "illegal"), (Dumb, "illegal")])
def test_a_bad_bot_is_named(bot: type[Bot], says: str) -> None:
    state = Heap(7)
    with pytest.raises(Misplay, match=f"seat 1: {bot.__name__}.*{says}"):
        contest(state, [Bot(), bot()], Rng(1))
    assert state.turn() == 1


def test_a_bot_that_spoils_its_position_spoils_nothing_else() -> None:
    state = Pennies()
    before = state.dump()
    move = ask(Spoiler(), state, 0, Rng(1))
    assert state.dump() == before
    assert move in (pack(CHOOSE, 0, 0), pack(CHOOSE, 0, 1))
    contest(state, [Spoiler(), Spoiler()], Rng(2))
    assert state.turn() == OVER


def test_a_bot_that_asks_the_truth_would_be_found_out() -> None:
    with pytest.raises(AssertionError, match="the truth was asked"):
        Bot().choose(Guarded(Pennies()), 0, Rng(1))


def test_chance_and_bots_draw_from_one_source() -> None:
    """The same seed is the same game."""
    results = []
    for _ in range(2):
        state = Pennies(((3, 3), (3, 3)))
        contest(state, [Bot(), Bot()], Rng(9, 4))
        results.append(state.dump())
    assert results[0] == results[1]
