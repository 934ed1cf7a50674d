"""The picture on a game's box: the fullest moment of a game played at random, as its first seat saw it."""

from __future__ import annotations

from collections.abc import Iterator

from sherwood.art.document import document
from sherwood.kernel.game import Game, Scene
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER

SEED = 1
MOVES = 400
"""How far the game is played."""


def cover(game: Game) -> str:
    """The whole picture as one SVG document."""
    fullest = max(_scenes(game), key=lambda scene: len(scene.pieces))
    return document(game.picture.symbols(), fullest)


def _scenes(game: Game) -> Iterator[Scene]:
    """What the first seat sees whenever it is asked."""
    rng, state = Rng(SEED), game.setup.start({})
    for _ in range(MOVES):
        if state.turn() == OVER:
            return
        if state.turn() == 0:
            yield game.picture.scene(game.views.view(state, 0), "en")
        moves = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else moves[rng.below(len(moves))])
