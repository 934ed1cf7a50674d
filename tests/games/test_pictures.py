"""The pictures of all games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sherwood.games import shelf

PROGRAM = """
import sys
from sherwood.games import find
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import random_move
from sherwood.kernel.rng import Rng
game = find(sys.argv[1])
state, rng, out = game.setup.start({}), Rng(6), Moves()
for _ in range(60):
    state.play(random_move(state, rng, out))
scene = game.picture.scene(game.views.view(state, 0), "en")
print(game.picture.symbols(), scene.ground, *scene.pieces.values(), sep="\\n")
"""


def drawn(game: str, seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", PROGRAM, game], env=environment, capture_output=True, text=True, check=True)
    return run.stdout


@pytest.mark.parametrize("game", shelf())
def test_the_same_view_is_the_same_picture_in_every_run(game: str) -> None:
    first = drawn(game, "1")
    assert "<g id=" in first and first == drawn(game, "2")
