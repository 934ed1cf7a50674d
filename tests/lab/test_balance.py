"""How even games are: what is played for it, and how differences are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sherwood.games import find
from sherwood.games.cards import GAME as CARDS
from sherwood.games.skirmish import GAME as SKIRMISH
from sherwood.kernel.game import Game, Refusal
from sherwood.lab.balance import balance, difference, questions
from sherwood.lab.simulate import Result, Tally, simulate, wilson


def asked(game: Game, every: bool = False, **fixed: str) -> dict[str, list[str]]:
    """By value of the first option: the changes."""
    first = game.setup.OPTIONS[0].name
    return {one.usual[first]: [f"{name}={value}" for name, value in one.changes] for one in questions(game, fixed, every)}


def test_each_scenario_is_played_with_its_own_options() -> None:
    found = asked(SKIRMISH)
    assert list(found) == list(SKIRMISH.setup.OPTIONS[0].values)
    assert found["s7"] == ["s7_reinforced_sheriff=on", "window_seats=on"]
    assert "seating=four" in found["s4"] and "s4_roger=on" in found["s4"]
    assert all("s4_roger=on" not in changes for scenario, changes in found.items() if scenario != "s4")


def test_options_that_hold_everywhere_are_tried_on_demand_where_they_matter() -> None:
    assert asked(CARDS) == {"printed": [], "balanced": []}
    every = asked(CARDS, every=True)["balanced"]
    assert every[:3] == ["hand_limit=7", "hand_limit=10", "bluff=on"]
    assert len(every) == len(CARDS.setup.OPTIONS)
    standard = asked(SKIRMISH, every=True, scenario="s1")["s1"]
    assert "six_hexes=on" in standard and "mount_ends_move=on" not in standard and "s4_roger=on" not in standard
    beginners = asked(SKIRMISH, every=True, scenario="s1", level="initiation")["s1"]
    assert "six_hexes=on" not in beginners and "mount_ends_move=on" in beginners


def test_what_is_fixed_is_changed_nowhere() -> None:
    found = asked(SKIRMISH, scenario="s7", window_seats="on")
    assert found == {"s7": ["s7_reinforced_sheriff=on"]}
    assert questions(SKIRMISH, {"scenario": "s7"}, False)[0].runs == 3


@pytest.mark.parametrize("fixed", [{"deal": "stacked"}, {"luck": "on"}])
def test_options_that_are_not_offered_are_refused(fixed: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        questions(CARDS, fixed, False)


def test_changes_are_compared_with_the_same_games_unchanged() -> None:
    told: list[int] = []
    [case] = balance(CARDS, questions(CARDS, {"deal": "balanced"}, True)[:1], "random", 3, 5, 1, told.append)
    assert case.usual.tallies == simulate(CARDS, {"deal": "balanced"}, ("random", "random"), 3, 5, 1).tallies
    limit = case.changes[0].result
    assert limit.tallies == simulate(CARDS, {"deal": "balanced", "hand_limit": "7"}, ("random", "random"), 3, 5, 1).tallies
    assert told == sorted(told) and told[-1] == 3 * (1 + len(case.changes))


def test_seats_that_are_others_are_not_compared() -> None:
    [question] = questions(find("skirmish"), {"scenario": "s4"}, False)
    only = type(question)(question.usual, (("seating", "four"), ("s4_wolf", "on")))
    [case] = balance(SKIRMISH, [only], "random", 1, 1, 1)
    four, wolf = case.changes
    assert len(four.result.seats) == 4 and four.difference(0) is None
    assert wolf.difference(0) is not None


def result(wins: int, games: int, **more: Any) -> Result:
    return Result("cards", {}, 1, games, 1.0, ("robin",), ("random",), (Tally(wins),), **more)


def test_newcombes_interval() -> None:
    """The example of Newcombe's paper of 1998: 56 of 70 against 48 of 80."""
    by, low, high = difference(result(56, 70), result(48, 80), 0)
    assert (by, low, high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
    assert wilson(56, 70)[0] < 0.8 < wilson(56, 70)[1]


def test_what_a_game_counts_is_told_of_seats_and_of_those_who_won() -> None:
    options = {"players": "3"}
    [case] = balance(find("bandits"), questions(find("bandits"), options, False), "random", 6, 2, 1)
    shares = case.usual.shares
    assert shares == simulate(find("bandits"), options, ("random",) * 3, 6, 2, 1, census=True).shares
    assert not simulate(find("bandits"), options, ("random",) * 3, 6, 2, 1).shares
    won = sum(tally.wins for tally in case.usual.tallies)
    paid = shares["points", "paid dice"]
    assert (paid.seats, paid.winners) == (18, won)
    points = sum(share.times for (topic, _), share in shares.items() if topic == "points")
    ties = sum(tally.points for tally in case.usual.tallies) - points
    assert 0 <= ties <= 6


def test_a_game_that_counts_nothing_has_no_shares() -> None:
    assert CARDS.census is None
    assert not simulate(CARDS, {}, ("random", "random"), 1, 1, 1, census=True).shares


def test_a_census_that_lacks_something_is_no_game_that_counts_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "lacking"
    package.mkdir()
    package.joinpath("__init__.py").touch()
    package.joinpath("census.py").write_text("import sherwood.nowhere\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        assert Game("lacking", 1, "lacking").census
