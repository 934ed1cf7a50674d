"""SKIRMISH-H under attack: in games with ambushes twins are told apart by nothing, and every side door is found."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sherwood.games import find
from sherwood.kernel.game import Game
from sherwood.kernel.state import OVER
from sherwood.lab.properties import Broken, Watch
from tests.games.skirmish.leaks import LEAKS, leaky

AMBUSHES = ({"scenario": "s4"}, {"scenario": "s4", "seating": "four"}, {"scenario": "s5"}, {"scenario": "s8"})
SET_UP = 60
"""Most moves after which everybody is set up and hidden, and the first turn has begun."""
FULL = {"scenario": "s5"}
"""A scenario in which a whole side hides."""
CASES = 16


def watch(game: Game, options: dict[str, str], seed: int, skip: int, steps: int) -> None:
    """Watches so many steps of a game after the first ones."""
    one = Watch(game, options, seed)
    one.skip(skip)
    while steps and one.history.state.turn() != OVER:
        one.step()
        steps -= 1


@pytest.mark.rule("SKIRMISH-H.2", "SKIRMISH-H.3", "SKIRMISH-H.5", "SKIRMISH-H.6")
@settings(max_examples=12)
@given(st.sampled_from(AMBUSHES), st.integers(0, 2**40), st.integers(0, 3 * SET_UP))
def test_no_ambush_is_told_from_its_twin(options: dict[str, str], seed: int, skip: int) -> None:
    watch(find("skirmish"), options, seed, skip, 8)


def is_caught(game: Game, case: int) -> bool:
    try:
        watch(game, FULL, case, case * SET_UP // CASES, 8)
    except Broken as broken:
        return any(what in str(broken) for what in ("non-interference", "seen", "imagine"))
    return False


@pytest.mark.rule("SKIRMISH-H.5")
@pytest.mark.parametrize("leak", LEAKS)
def test_a_side_door_is_found(leak: str) -> None:
    assert any(is_caught(leaky(leak), case) for case in range(CASES))
