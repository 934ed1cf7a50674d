"""`sherwood verify`: the verdict on records, sound and not, with fair dice and without."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sherwood.games import find
from sherwood.kernel import record as records
from sherwood.kernel.dice import FairDice
from sherwood.kernel.history import History
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER
from tests.cli.conftest import Run


def fair_record(opened: bool = True) -> str:
    """A game of cards with fair dice, one move of it undone."""
    game, rng, out = find("cards"), Rng(3), Moves()
    history, dice = History(game, {}), FairDice(b"a secret for one game of the tests", "cards", game.version, {})
    dice.agree(["00" * 16, "11" * 16])
    while history.state.turn() != OVER:
        state = history.state
        history.make(dice.draw(state, history.draws) if state.turn() == CHANCE else random_move(state, rng, out))
        if len(history.entries) == 40 and history.can_undo(1):
            history.undo(1)
    return records.write(records.of(history, ("Anna", "Bo"), dice=dice.opened() if opened else dice.sealed()))


@pytest.fixture
def fair_file(tmp_path: Path) -> Path:
    path = tmp_path / "fair.txt"
    path.write_text(fair_record(), encoding="utf-8")
    return path


def test_a_sound_record_with_fair_dice_is_verified(sherwood: Run, fair_file: Path) -> None:
    done = sherwood("verify", fair_file)
    assert done.returncode == 0
    assert "to the end, all by the rules." in done.stdout
    assert "The dice are fair" in done.stdout


def test_a_record_without_dice_is_checked_for_the_rest(sherwood: Run, game_file: Path) -> None:
    done = sherwood("verify", game_file)
    assert done.returncode == 0
    assert "all by the rules" in done.stdout
    assert "no fair dice in this record" in done.stdout


def test_a_packed_record_is_verified_too(sherwood: Run, fair_file: Path) -> None:
    packed = fair_file.with_suffix(".bin")
    packed.write_bytes(records.pack(records.read(fair_file.read_text(encoding="utf-8"), find)[0]))
    assert json.loads(sherwood("verify", packed, "--json").stdout)["dice"] == "verified"


def test_a_roll_that_was_chosen_is_found(sherwood: Run, fair_file: Path) -> None:
    text = fair_file.read_text(encoding="utf-8")
    changed = re.sub(
        r"draw robin (arrow|merry-men)",
        lambda found: f"draw robin {'merry-men' if found[1] == 'arrow' else 'arrow'}",
        text,
        count=1,
    )
    fair_file.write_text(changed, encoding="utf-8")
    done = sherwood("verify", fair_file, "--json")
    verdict = json.loads(done.stdout)
    assert done.returncode == 1
    assert verdict["dice"] == "false"
    assert any("the dice give" in fault for fault in verdict["faults"])


def test_sealed_dice_are_not_called_fair(sherwood: Run, fair_file: Path) -> None:
    fair_file.write_text(fair_record(opened=False), encoding="utf-8")
    done = sherwood("verify", fair_file)
    assert done.returncode == 0
    assert "have not been opened" in done.stdout


@pytest.mark.parametrize(
    "change, fault",
    [
        (("result: robin ", "result: robin 9"), "result is given as"),
        (("\nend\n", "\n"), "cut short"),
        (("add robin", "add sheriff"), "Line"),
    ],
)
def test_what_is_wrong_is_said_in_words(sherwood: Run, fair_file: Path, change: tuple[str, str], fault: str) -> None:
    text = fair_file.read_text(encoding="utf-8")
    fair_file.write_text(text.replace(*change, 1), encoding="utf-8")
    done = sherwood("verify", fair_file)
    assert done.returncode == 1
    assert "something is wrong" in done.stdout
    assert fault in done.stdout
    assert not done.stderr


@pytest.mark.parametrize("reader", [0, WATCHER])
def test_one_readers_record_is_not_called_sound_nor_its_dice_fair(sherwood: Run, fair_file: Path, reader: int) -> None:
    whole = records.read(fair_file.read_text(encoding="utf-8"), find)[0]
    seen = records.of(records.history(whole), ("Anna", "Bo"), reader, dice=whole.dice)
    fair_file.write_text(records.write(seen), encoding="utf-8")
    done = sherwood("verify", fair_file)
    assert done.returncode == 1
    assert f"{len(seen.seen)} steps as one reader saw them" in done.stdout
    assert "Not checked" in done.stdout
    assert "fair" not in done.stdout and "wrong" not in done.stdout
    assert json.loads(sherwood("verify", fair_file, "--json").stdout)["dice"] == "unchecked"


def test_a_record_without_nonces_is_not_called_fair_and_says_what_is_missing(sherwood: Run, fair_file: Path) -> None:
    text = re.sub(r"nonce: .*\n", "", fair_file.read_text(encoding="utf-8"))
    fair_file.write_text(text, encoding="utf-8")
    done = sherwood("verify", fair_file)
    assert done.returncode == 1
    assert "a nonce of each of 2 seats" in done.stdout
    assert "No roll could be checked" in done.stdout and "fair" not in done.stdout


def test_of_a_record_that_breaks_off_only_the_rolls_that_were_read_are_called_checked(sherwood: Run, fair_file: Path) -> None:
    text = fair_file.read_text(encoding="utf-8")
    head, _, moves = text.partition("\n\n")
    fair_file.write_text(f"{head}\n\n{moves.splitlines()[0]}\n", encoding="utf-8")
    done = sherwood("verify", fair_file)
    assert done.returncode == 1
    assert "Each roll that could be read is as the opened secret makes it (4 checked)." in done.stdout
    fair_file.write_text(f"{head}\n\nnonsense\n", encoding="utf-8")
    assert "No roll could be checked." in sherwood("verify", fair_file).stdout


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"sherwood\x01rubbish", b"game: chess\n"])
def test_what_is_no_record_is_refused(sherwood: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "nothing"
    path.write_bytes(content)
    done = sherwood("verify", path)
    assert done.returncode == 2
    assert done.stderr.startswith("sherwood: ")
    assert len(done.stderr.splitlines()) <= 2
