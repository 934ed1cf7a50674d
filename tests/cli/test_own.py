"""`--own`: scenarios and figures of one's own, laid over ours, with every command."""

from __future__ import annotations

from pathlib import Path

import pytest

from sherwood.games.skirmish.sources import OURS
from tests.cli.conftest import Run


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with one scenario, Heath: the first, shorter and with other names of its seats."""
    folder = tmp_path / "own"
    (folder / "scenarios").mkdir(parents=True)
    ours = (OURS / "scenarios" / "s1.toml").read_text(encoding="utf-8")
    (folder / "scenarios" / "heath.toml").write_text(ours.replace("turns = 12", "turns = 1"), encoding="utf-8")
    return folder


def test_an_own_scenario_is_listed_played_and_simulated(sherwood: Run, own: Path) -> None:
    assert "heath: Heath" in sherwood("games", "skirmish", "--own", own).stdout
    played = sherwood("play", "skirmish", "--own", own, "--against", "random", "--options", "scenario=heath", typed="quit\n")
    assert "Turn 1 of 1" in played.stdout and played.returncode == 0
    simulated = ("simulate", "skirmish", "--players", "random,random", "--games", 2, "--jobs", 2, "--options", "scenario=heath")
    assert "2 games" in sherwood(*simulated, "--own", own).stdout


def test_without_the_folder_nobody_knows_it(sherwood: Run, own: Path) -> None:
    told = sherwood("play", "skirmish", "--options", "scenario=heath")
    assert told.returncode == 2 and told.stderr.startswith("sherwood: scenario can't be 'heath'.")


def test_every_fault_of_the_folder_is_told_at_once(sherwood: Run, own: Path) -> None:
    path = own / "scenarios" / "heath.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"finn"', '"fin"').replace('"floor forge"', '"floor mill"'), encoding="utf-8")
    told = sherwood("games", "skirmish", "--own", own)
    assert told.returncode == 2
    assert "heath.toml, line" in told.stderr and "has fin, which no counter is called" in told.stderr
    assert "mill" in told.stderr and "(SKIRMISH-S.3)" in told.stderr


def test_a_folder_that_is_not_there_is_refused(sherwood: Run, tmp_path: Path) -> None:
    told = sherwood("games", "skirmish", "--own", tmp_path / "none")
    assert (told.returncode, told.stdout) == (2, "") and "There is no folder" in told.stderr
