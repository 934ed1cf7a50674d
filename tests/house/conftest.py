"""The documents, and the game that one of them adds."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sherwood.kernel.game import Game

ROOT = Path(__file__).parents[2]
FILE = re.compile(r"^```\w+\n(?:# |<!-- )(butts/\w+\.\w+)(?: -->)?\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="session")
def butts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game of docs/add-a-game.md, unpacked from the page."""
    folder = tmp_path_factory.mktemp("butts")
    (folder / "butts").mkdir()
    for name, text in FILE.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")):
        (folder / name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    game: Game = importlib.import_module("butts").GAME
    yield game
    sys.path.remove(str(folder))
