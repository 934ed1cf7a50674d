"""`sherwood odds`: exact, from what a seat knows, and clear about what can't be told."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]


def test_the_chances_add_up_to_one(sherwood: Run, game_file: Path) -> None:
    """Before the last draw of the first turn: Robin's cards and the prize are still to come."""
    told = sherwood("odds", game_file, "--at", 12, "--json")
    outcomes = json.loads(told.stdout)["outcomes"]
    assert sum(Fraction(outcome["fraction"]) for outcome in outcomes) == 1
    assert all(abs(float(Fraction(outcome["fraction"])) - outcome["chance"]) < 1e-9 for outcome in outcomes)
    assert outcomes == sorted(outcomes, key=lambda outcome: -outcome["chance"])
    assert {outcome["moves"][-1].split()[0] for outcome in outcomes} == {"prize"}


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
