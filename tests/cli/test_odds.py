"""`sherwood odds`: exact, from what a seat knows, and clear about what can't be told."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from sherwood.cli.typed import Typist
from sherwood.games import find
from sherwood.games.skirmish.kinds import ATTACK
from sherwood.kernel import record as records
from sherwood.kernel.game import Refusal
from sherwood.kernel.history import History
from sherwood.kernel.moves import Moves, kind_of
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from tests.games.skirmish.field import field

Run = Callable[..., CompletedProcess[str]]


def test_the_chances_add_up_to_one(sherwood: Run, game_file: Path) -> None:
    """Before the last draw of the first turn: Robin's cards and the prize are still to come."""
    told = sherwood("odds", game_file, "--at", 12, "--json")
    outcomes = json.loads(told.stdout)["outcomes"]
    assert sum(Fraction(outcome["fraction"]) for outcome in outcomes) == 1
    assert all(abs(float(Fraction(outcome["fraction"])) - outcome["chance"]) < 1e-9 for outcome in outcomes)
    assert outcomes == sorted(outcomes, key=lambda outcome: -outcome["chance"])
    assert {way[-1].split()[0] for outcome in outcomes for way in outcome["ways"]} == {"prize"}


def test_a_seat_is_told_what_it_draws_and_a_watcher_is_not(sherwood: Run, game_file: Path) -> None:
    mine = sherwood("odds", game_file, "--at", 8, "--as", "robin").stdout
    watched = sherwood("odds", game_file, "--at", 8).stdout
    assert "draw robin arrow" in mine
    assert "draw robin ?" in watched
    assert "draw robin arrow" not in watched


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--at", "9999"], "there is no step 9999"),
        (["--at", "0", "pass", "robin"], "chance's turn"),
        (["--at", "0", "--as", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_told_is_refused(sherwood: Run, game_file: Path, arguments: list[str], says: str) -> None:
    told = sherwood("odds", game_file, *arguments)
    assert told.returncode == 2
    assert says in told.stderr
    assert "Traceback" not in told.stderr


@pytest.fixture
def skirmish_file(tmp_path: Path) -> tuple[Path, int, str]:
    """A game of `skirmish` up to its first blow, how many steps that is, and the blow."""
    history = History(find("skirmish"), {"scenario": "s1"})
    rng, out = Rng(3), Moves()
    while history.state.turn() < 0 or kind_of(legal(history.state)[0]) != ATTACK:
        history.make(random_move(history.state, rng, out))
    file = tmp_path / "skirmish.txt"
    file.write_text(records.write(records.of(history, ("Anna", "Bert"))), encoding="utf-8")
    return file, len(history.steps), history.game.words.write(legal(history.state)[0])


@pytest.mark.rule("SKIRMISH-5e")
def test_a_blow_of_skirmish_has_ten_faces(sherwood: Run, skirmish_file: tuple[Path, int, str]) -> None:
    file, steps, blow = skirmish_file
    outcomes = json.loads(sherwood("odds", file, "--at", steps, "--json", blow).stdout)["outcomes"]
    fractions = [Fraction(outcome["fraction"]) for outcome in outcomes]
    assert sum(fractions) == 1 and all((10 * fraction).denominator == 1 for fraction in fractions)
    assert [len(outcome["ways"]) for outcome in outcomes] == [10 * fraction for fraction in fractions]
    faces = [way[0].split() for outcome in outcomes for way in outcome["ways"]]
    assert {face[0] for face in faces} == {"combat"} and sorted(int(face[-1]) for face in faces) == list(range(1, 11))
    shown = sherwood("odds", file, "--at", steps, blow).stdout
    assert "–" in shown and len(outcomes) <= shown.count("combat ") < len(faces)


def test_what_hangs_on_others_in_between_is_not_told() -> None:
    f = field("woods", norman="finn 0101, walker hidden:A", saxon="robin 0708")
    typist = Typist(find("skirmish"), ("norman", "saxon"), 1, "en")
    walk = [f.move(one) for one in ("pick robin", "step robin 0707", "step robin 0706")]
    assert typist.before_last(walk[:2], f.state).turn() == 1
    with pytest.raises(Refusal, match="somebody else is asked"):
        typist.before_last(walk, f.state)
