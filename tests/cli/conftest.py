"""Running the command line as people do, and as tests can afford."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import sherwood as package
from sherwood.games import find
from sherwood.kernel import record
from sherwood.kernel.history import History
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def sherwood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `sherwood` with these arguments in an empty folder; `typed` is what is typed into it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PYTHONPATH", str(Path(package.__file__).parents[1]))
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "sherwood", *map(str, arguments)]
        return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", cwd=tmp_path, timeout=120)

    return run


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """The record of a random game of cards, whole."""
    game, rng, out = find("cards"), Rng(11), Moves()
    history = History(game, {"deal": "balanced"})
    while history.state.turn() != OVER:
        history.make(random_move(history.state, rng, out))
    path = tmp_path / "game.txt"
    path.write_text(record.write(record.of(history, ("Anna", "Bo"))), encoding="utf-8")
    return path


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterable[str]], None]:
    """Types these lines, one at each prompt of this process; then the input ends."""

    def type_(lines: Iterable[str]) -> None:
        left = iter(lines)

        def line(prompt: str = "") -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", line)

    return type_
