"""SKIRMISH-0.7: a recorded game for every way in which a scenario can end. `tools/records.py` makes them anew."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from sherwood.games import find
from sherwood.games.skirmish import endings, scenarios
from sherwood.games.skirmish.endings import Ending
from sherwood.kernel import record
from sherwood.kernel.state import OVER

RECORDS = sorted((Path(__file__).parents[2] / "records" / "skirmish").glob("*.txt"))
EVERY = [
    ending for one in scenarios.load().values() for ending in endings.endings(one) if endings.is_possible(one, ending)
]  # fmt: skip


@cache
def ended_by(path: Path) -> Ending | None:
    """How a recorded game ends, every move of it being legal."""
    read, faults = record.read(path.read_text(encoding="utf-8"), find)
    assert faults == []
    played = record.history(read)
    assert played.state.turn() == OVER
    assert read.result == tuple(played.state.points(seat) for seat in range(len(read.players)))
    return endings.ending(int(played.state.ending()))


@pytest.mark.rule("SKIRMISH-0.7")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay_and_end_as_they_say(path: Path) -> None:
    ending = ended_by(path)
    assert ending is not None
    assert path.stem == "-".join([ending.scenario, ending.seating, *(ending.conditions or ["none"])])


@pytest.mark.rule("SKIRMISH-0.7", "SKIRMISH-S4.13")
def test_every_ending_of_every_scenario_is_recorded() -> None:
    missing = [" ".join((one.scenario, one.seating, *one.conditions)) for one in EVERY if one not in map(ended_by, RECORDS)]
    assert missing == [], "make them with tools/records.py"


@pytest.mark.rule("SKIRMISH-S4.13")
def test_what_contradicts_itself_is_no_ending() -> None:
    sets = [one.conditions for one in EVERY if one.seating == "four"]
    assert len(sets) == 10 and ("villagers", "robin", "william") in sets and () in sets
    assert not any({"robin", "waleran"} <= set(one) or {"villagers", "waleran"} <= set(one) for one in sets)
