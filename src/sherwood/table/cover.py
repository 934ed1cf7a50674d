"""The picture on a game's box: the moment of a game played at random at which most lay open, as its first seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sherwood.art.document import document
from sherwood.kernel.game import Game
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER

SEED = 1
MOVES = 250
"""How far the game is played."""


def cover(game: Game) -> str:
    """The whole picture as one SVG document."""
    _, shown = max(_moments(game), key=lambda moment: moment[0])
    return document(game.picture.symbols(), game.picture.scene(shown, "en"))


def _moments(game: Game) -> Iterator[tuple[tuple[int, int], Any]]:
    """Whenever the first seat is asked: how many cards lie open to all, how much there is besides, and what that seat sees."""
    rng, state = Rng(SEED), game.setup.start({})
    for _ in range(MOVES):
        if state.turn() == OVER:
            return
        if state.turn() == 0:
            public = game.picture.scene(game.views.view(state, WATCHER), "en").pieces.values()
            yield (sum("data-zoom" in piece for piece in public), len(public)), game.views.view(state, 0)
        moves = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else moves[rng.below(len(moves))])
