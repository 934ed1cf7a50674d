"""`sherwood balance`: a table for people, one for pages, one JSON object for programs."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run

ONE = ("--players", "random", "--games", 1, "--seed", 1, "--jobs", 1)
S2 = ("balance", "skirmish", *ONE, "--options", "scenario=s2,bride_any_way=off")


def test_one_json_object(sherwood: Run) -> None:
    told = json.loads(sherwood(*S2, "--json").stdout)
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("skirmish", "random", 1, 1)
    [case] = told["cases"]
    assert case["options"] == {"scenario": "s2", "bride_any_way": "off"}
    assert [(seat["name"], seat["difference"]) for seat in case["seats"]] == [("bishop", None), ("alan", None)]
    assert [change["option"] for change in case["changes"]] == ["mildred_safe"]
    for change in case["changes"]:
        for seat, usual in zip(change["seats"], case["seats"], strict=True):
            by, low, high = seat["difference"]
            assert by == seat["wins"] - usual["wins"] and low <= by <= high


def test_tables_for_people_and_for_pages(sherwood: Run) -> None:
    shown = sherwood(*S2).stdout
    assert "1 games of each kind, random in every seat, seed 1." in shown
    assert "┃ Options" in shown and "mildred_safe=on" in shown
    page = [line for line in sherwood(*S2, "--markdown").stdout.splitlines() if line.startswith("|")]
    assert len(page) == 2 + 2 * 2
    assert len({line.count("|") for line in page}) == 1 and set(page[1]) == {"|", "-"}


def test_what_a_game_counts_follows_as_a_table_of_its_own(sherwood: Run) -> None:
    three = ("balance", "bandits", *ONE, "--options", "players=3")
    page = sherwood(*three, "--markdown").stdout
    assert "players=3: what was counted" in page and "| points: paid dice" in page
    [case] = json.loads(sherwood(*three, "--json").stdout)["cases"]
    paid = next(one for one in case["counted"] if one["what"] == "paid dice")
    assert (paid["topic"], paid["seats"], paid["winners"]) == ("points", 3, 1)
    assert sum(seat["points"] for seat in case["seats"]) >= paid["times"] > 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(["chess"], "chess"), (["cards", "--players", "deep-thought"], "deep-thought"), (["cards", "--options", "deal=x"], "'x'")],
)
def test_what_cannot_be_played_is_refused(sherwood: Run, arguments: list[str], says: str) -> None:
    refused = sherwood("balance", *arguments)
    assert refused.returncode == 2
    assert says in refused.stderr
    assert "Traceback" not in refused.stderr
