"""`sherwood simulate`: a table for people, one JSON object for programs, the same games for the same seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from subprocess import CompletedProcess
from typing import Any

import pytest

Run = Callable[..., CompletedProcess[str]]


def told(run: CompletedProcess[str]) -> dict[str, Any]:
    assert run.returncode == 0, run.stderr
    result: dict[str, Any] = json.loads(run.stdout)
    return result


def test_one_json_object(sherwood: Run) -> None:
    arguments = ("simulate", "cards", "--players", "random,random", "--games", 20, "--seed", 5, "--options", "deal=balanced")
    result = told(sherwood(*arguments, "--json"))
    assert (result["games"], result["seed"], result["options"]["deal"]) == (20, 5, "balanced")
    assert [(seat["name"], seat["player"]) for seat in result["seats"]] == [("robin", "random"), ("sheriff", "random")]
    for seat in result["seats"]:
        low, high = seat["interval"]
        assert low <= seat["wins"] / 20 <= high
        assert 0 <= seat["mean_points"] <= 50
    again = told(sherwood(*arguments, "--json", "--jobs", 1))
    assert again["seats"] == result["seats"]


def test_there_are_as_many_seats_as_players(sherwood: Run) -> None:
    result = told(
        sherwood("simulate", "bandits", "--players", "random,random,random", "--games", 1, "--seed", 5, "--jobs", 1, "--json")
    )
    assert result["options"] == {"players": "3"}
    assert [seat["name"] for seat in result["seats"]] == ["blue", "red", "yellow"]


def test_a_table_for_people(sherwood: Run) -> None:
    shown = sherwood("simulate", "cards", "--players", "random,random", "--games", 5, "--seed", 5).stdout
    assert "5 games" in shown
    assert "seed 5" in shown


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "chess"),
        (["cards", "--players", "random"], "2 players"),
        (["cards", "--jobs", "0"], "at a time"),
        (["cards", "--seed", "-1"], "seed -1"),
        (["cards", "--players", "random,deep-thought"], "deep-thought"),
        (["cards", "--games", "0"], "0 games"),
        (["cards", "--options", "deal=stacked"], "stacked"),
    ],
)
def test_what_cannot_be_played_is_refused(sherwood: Run, arguments: list[str], says: str) -> None:
    refused = sherwood("simulate", *arguments)
    assert refused.returncode == 2
    assert says in refused.stderr
    assert "Traceback" not in refused.stderr
