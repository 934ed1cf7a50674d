"""What a worker answers when its time to think is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from types import SimpleNamespace

import pytest

from sherwood.bots import make
from sherwood.games import find
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, State
from sherwood.table import players

GAME = find("shieldwall")
OPTIONS = {"scenario": "lesson"}
WORDS = GAME.under(OPTIONS).words
SEED = 7


def march() -> State:
    """The first battle, where the first to move leads his bands: each order is several moves."""
    state, rng = GAME.setup.start(OPTIONS), Rng(SEED)
    for text in ("deploy as-planned", "deploy as-planned", "first yes"):
        state.play(WORDS.read(text))
        while state.turn() == CHANCE:
            state.play(state.sample(rng))
    return state


def clock(monkeypatch: pytest.MonkeyPatch, moves: int) -> None:
    """Time is over after so many moves."""
    times: Iterator[float] = chain(repeat(0.0, 1 + moves), repeat(players.LONGEST_THOUGHT + 1))
    monkeypatch.setattr(players, "time", SimpleNamespace(monotonic=lambda: next(times)))


def chosen(state: State, player: str) -> tuple[int, ...]:
    return players._choose(players.Problem(GAME.id, OPTIONS, state.dump(), state.turn()), player, SEED).moves


def test_who_has_no_time_left_makes_whole_orders_at_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    state = march()
    at_sight = chosen(state, players.AT_SIGHT)
    clock(monkeypatch, 0)
    assert chosen(state, "search:8") == at_sight


def test_an_order_begun_in_time_is_made_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    state = march()
    bot = make("search:8", GAME, OPTIONS)
    order = (bot.choose(state, state.turn(), Rng(SEED)), *bot.rest())
    assert len(order) > 1
    clock(monkeypatch, 1)
    assert chosen(state, "search:8")[: len(order)] == order
