"""`sherwood fuzz`: games that hold, and a crash written as a record that opens."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sherwood.cli.fuzz import fuzz
from sherwood.kernel.record import history, read
from tests.cli.conftest import Run
from tests.kernel import toys


def test_sound_games_are_counted(sherwood: Run, tmp_path: Path) -> None:
    done = sherwood("fuzz", "cards", "--games", 1, "--seed", 5, "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 0
    assert (found["games"], found["seed"], found["crashes"]) == (1, 5, [])
    assert found["steps"] > 100
    assert not list(tmp_path.glob("cards-*"))


def test_of_each_game_a_stretch_may_be_checked(sherwood: Run) -> None:
    done = sherwood("fuzz", "cards", "--games", 2, "--seed", 5, "--steps", 3, "--json")
    found = json.loads(done.stdout)
    assert (done.returncode, found["games"], found["crashes"]) == (0, 2, [])
    assert 3 * 2 <= found["steps"] < 2000


def test_a_crash_is_written_as_a_record_that_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sherwood.games.find", toys.find)
    with pytest.raises(SystemExit) as left:
        fuzz("leaky-view", games=3, seed=1, out=tmp_path, json=True)
    crashes = json.loads(capsys.readouterr().out)["crashes"]
    assert left.value.code == 1
    assert crashes
    for crash in crashes:
        assert "non-interference" in crash["fault"]
        record, faults = read(Path(crash["record"]).read_text(encoding="utf-8"), toys.find)
        assert faults == []
        assert "non-interference" in record.notes[0]
        assert history(record).entries == list(record.entries)


def test_the_same_seed_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sherwood.games.find", toys.find)
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        with pytest.raises(SystemExit):
            fuzz("leaky-seen", games=60, seed=2, out=tmp_path / folder)
    one, two = (
        {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / folder).iterdir()} for folder in ("one", "two")
    )
    assert one == two != {}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "There is no game 'chess'"),
        (["cards", "--games", "0"], "1 or more"),
        (["cards", "--steps", "-3"], "1 or more"),
        (["cards", "--seed", str(1 << 62)], "out of range"),
    ],
)
def test_what_can_not_be_played_is_refused_in_a_line(sherwood: Run, arguments: list[str], says: str) -> None:
    done = sherwood("fuzz", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("sherwood: ") and says in done.stderr


def test_a_folder_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from sherwood.kernel.game import Refusal

    monkeypatch.setattr("sherwood.games.find", toys.find)
    with pytest.raises(Refusal, match="can't be written"):
        fuzz("leaky-view", games=5, seed=1, out=tmp_path / "nowhere")
