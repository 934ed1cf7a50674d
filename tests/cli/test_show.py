"""`sherwood show`: a record at any step, through any eyes, and no others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sherwood.cli import REFUSED, common
from sherwood.games import find
from sherwood.kernel import record
from sherwood.kernel.history import History
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER, WATCHER
from tests.cli.conftest import Run


def test_the_end_is_open_to_everybody(sherwood: Run, game_file: Path) -> None:
    told = sherwood("show", game_file)
    assert told.returncode == 0 and told.stderr == ""
    assert "Players: Anna, Bo" in told.stdout
    assert "As everybody sees it" in told.stdout
    assert "The game is over: Robin Hood" in told.stdout
    assert "(CARDS-5.1)" in told.stdout
    assert told.stdout.rstrip().endswith(("decide.", "ahead."))


@pytest.mark.parametrize(("eyes", "reader"), [("robin", 0), ("sheriff", 1), ("public", WATCHER)])
def test_a_moment_is_shown_as_a_seat_knows_it(sherwood: Run, game_file: Path, eyes: str, reader: int) -> None:
    game = find("cards")
    history = record.history(record.read(game_file.read_text(encoding="utf-8"), find)[0])
    board = game.words.board(game.views.view(history.at(40), reader), "fr")
    told = sherwood("show", game_file, "--at", 40, "--as", eyes, "--lang", "fr")
    assert board in told.stdout
    assert f"Étape 40 sur {len(history.steps)}" in told.stdout
    shown = json.loads(sherwood("show", game_file, "--at", 40, "--as", eyes, "--json").stdout)
    assert (shown["step"], shown["steps"], shown["reader"]) == (40, len(history.steps), eyes)
    assert (shown["view"]["robin"]["hand"] is None) == (eyes != "robin")
    assert max(line["step"] for line in shown["log"]) <= 40


def test_a_picture_is_drawn(sherwood: Run, game_file: Path, tmp_path: Path) -> None:
    told = sherwood("show", game_file, "--at", 30, "--as", "robin", "--svg", "table.svg")
    assert told.returncode == 0
    assert (tmp_path / "table.svg").read_text(encoding="utf-8").startswith("<svg")


def test_one_seats_record_shows_what_it_saw_and_no_more(sherwood: Run, game_file: Path, tmp_path: Path) -> None:
    whole = record.history(record.read(game_file.read_text(encoding="utf-8"), find)[0])
    own = tmp_path / "own.txt"
    own.write_text(record.write(record.of(whole, ("Anna", "Bo"), reader=1)), encoding="utf-8")
    told = sherwood("show", own)
    assert told.returncode == 0
    assert "As The Sheriff sees it" in told.stdout
    assert "Robin Hood draws a card." in told.stdout
    assert "its moves are all there is to show" in told.stdout
    assert sherwood("show", own, "--as", "robin").returncode == REFUSED
    assert sherwood("show", own, "--svg", "x.svg").returncode == REFUSED
    assert not (tmp_path / "x.svg").exists()


@pytest.mark.parametrize("name", ["cards", "bandits", "skirmish", "shieldwall"])
def test_one_seats_record_tells_all_that_it_was_told(sherwood: Run, tmp_path: Path, name: str) -> None:
    history, rng, out = History(find(name), {}), Rng(1), Moves()
    while history.state.turn() != OVER and len(history.steps) < 120:
        history.make(random_move(history.state, rng, out))
    own = tmp_path / "own.txt"
    own.write_text(record.write(record.of(history, (), reader=1)), encoding="utf-8")
    shown = json.loads(sherwood("show", own, "--json").stdout)["log"]
    told = common.log(history.game, history.seen(1), "en")
    assert [(line["text"], line["clause"]) for line in shown] == [(text, clause) for _, text, clause in told]
    assert any(clause for _, _, clause in told)


def test_a_packed_record_is_read_too(sherwood: Run, game_file: Path, tmp_path: Path) -> None:
    packed = tmp_path / "game.bin"
    packed.write_bytes(record.pack(record.read(game_file.read_text(encoding="utf-8"), find)[0]))
    assert sherwood("show", packed).stdout == sherwood("show", game_file).stdout
    packed.write_bytes(packed.read_bytes()[:-9])
    told = sherwood("show", packed)
    assert told.returncode == REFUSED and "damaged or cut short" in told.stderr


def test_a_damaged_record_is_shown_as_far_as_it_goes(sherwood: Run, game_file: Path) -> None:
    lines = game_file.read_text(encoding="utf-8").splitlines()
    game_file.write_text("\n".join([*lines[:20], "999 robin: add dragons 2", *lines[20:]]), encoding="utf-8")
    told = sherwood("show", game_file)
    assert told.returncode == 0
    assert "Turn 1 of 20" in told.stdout or "Turn 2 of 20" in told.stdout
    assert "Line 21" in told.stderr
    assert json.loads(sherwood("show", game_file, "--json").stdout)["faults"]


@pytest.mark.parametrize("step", [-1, 9999])
def test_a_step_that_is_not_there_is_refused(sherwood: Run, game_file: Path, step: int) -> None:
    told = sherwood("show", game_file, "--at", step)
    assert told.returncode == REFUSED
    assert f"there is no step {step}" in told.stderr
