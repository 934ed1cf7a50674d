"""The games that the suite of properties runs over: all on the shelf, and a toy."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import pytest

from sherwood.games import shelf
from sherwood.kernel.game import Game
from sherwood.kernel.history import History
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER
from sherwood.lab.properties import any_options
from tests.kernel.toys import STONES

RARE = 12
GAMES = (*shelf().values(), STONES)

SHORT = 5000
"""A game of no more moves is played whole under all checks, and its start often; of others stretches are watched."""
STRETCH = 30

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_short_game = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.setup.LONGEST <= SHORT], ids=lambda game: game.id
)


def random_game(game: Game, seed: int) -> Iterator[History]:
    """A random game with random options, at each position before its end."""
    rng, out = Rng(seed), Moves()
    history = History(game, any_options(game, rng))
    while history.state.turn() != OVER:
        yield history
        history.make(random_move(history.state, rng, out))


def stretch(game: Game) -> int | None:
    """How many steps of a random game are watched; None for all."""
    return None if game.setup.LONGEST <= SHORT else STRETCH


def chi_square(one: Mapping[int, float], other: Mapping[int, float]) -> float:
    """How far two counts, or a count and what was expected of it, lie apart: about normal, so that 5 is beyond chance.

    Values that hardly came at all are counted together; the measure is Wilson and Hilferty's of chi-square.
    """
    both = one.keys() | other.keys()
    rare = {key for key in both if one.get(key, 0) + other.get(key, 0) < RARE}
    pairs = [(one.get(key, 0), other.get(key, 0)) for key in both - rare]
    pairs += [(sum(one.get(key, 0) for key in rare), sum(other.get(key, 0) for key in rare))] if rare else []
    scale = math.sqrt(sum(other.values()) / sum(one.values()))
    distance = sum((a * scale - b / scale) ** 2 / (a + b) for a, b in pairs)
    freedom = len(pairs) - 1
    if not freedom:
        return 0.0
    return (math.pow(distance / freedom, 1 / 3) - 1 + 2 / (9 * freedom)) / math.sqrt(2 / (9 * freedom))
