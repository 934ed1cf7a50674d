"""CARDS-4: the Tournament."""

from __future__ import annotations

import pytest

from sherwood.games.cards.kinds import ROBIN, SHERIFF
from tests.games.cards.table import situation


@pytest.mark.rule("CARDS-X.42", "CARDS-4.1", "CARDS-0.1")
def test_x42_five_arrows_against_three_bolts() -> None:
    t = situation(robin="5A M", sheriff="3B G", prize="tournament")
    assert t.sees.stage == "tournament" and t.robin.options == [f"shots {n}" for n in range(6)]
    t.robin.shoots(5)
    assert t.sheriff.sees_enemy.shots is None and t.sheriff.sees_enemy.held == 6
    t.sheriff.shoots(3)
    assert t.told("WON") == [(ROBIN, 4, 4)] and t.robin.points == 4
    assert (t.robin.discards, t.sheriff.discards) == ("5A", "3B")
    assert (t.robin.hand, t.sheriff.hand) == ("M", "G")


@pytest.mark.rule("CARDS-4.1")
def test_the_sheriff_wins_with_more() -> None:
    t = situation(robin="5A", sheriff="3B", prize="tournament")
    t.volley(2, 3)
    assert (t.sheriff.points, t.robin.points, t.told("WON")) == (4, 0, [(SHERIFF, 4, 4)])


@pytest.mark.rule("CARDS-X.43", "CARDS-4.1", "CARDS-4.2")
@pytest.mark.parametrize("n", [0, 2])
def test_x43_a_tie(n: int) -> None:
    t = situation(robin="5A", sheriff="3B", prize="tournament")
    t.volley(n, n)
    assert t.told("NOT_WON") == [(4, 0, 0)] and t.robin.points == t.sheriff.points == 0
    assert t.robin.discards == ("2A" if n else "")


@pytest.mark.rule("CARDS-X.44", "CARDS-4.1", "CARDS-4.2", "CARDS-0.8")
def test_x44_no_combatants_needed() -> None:
    t = situation(robin="12A", sheriff="B", prize="tournament")
    assert t.robin.options[-1] == "shots 12"
    assert t.robin.breaks("shots", n=13) == "CARDS-4.1"
    t = situation(robin="12A", sheriff="B", prize="tournament", variants="tournament_limit")
    assert t.robin.options == ["shots 0"]
    assert t.robin.breaks("shots", n=1) == "CARDS-4.2"
    t = situation(robin="12A 2M W", sheriff="B", prize="tournament", variants="tournament_limit")
    assert t.robin.options[-1] == "shots 3"


@pytest.mark.rule("CARDS-X.45", "CARDS-4.2")
def test_x45_arrows_and_bolts_alone() -> None:
    t = situation(robin="2A 2He M", sheriff="2B T S", prize="tournament")
    assert t.robin.breaks("add", "M", 1) == "CARDS-0.1"
    assert t.robin.breaks("heal", "M", 1) == "CARDS-0.1"
    t.robin.shoots(2)
    assert t.sheriff.breaks("trap", n=1) == "CARDS-0.1"
    t.sheriff.shoots(1)
    assert t.told("STOPPED") == [] and t.robin.points == 4
    assert (t.waits_for, t.robin.hand, t.sheriff.hand) == ("draw", "M 2He", "B S T")


@pytest.mark.rule("CARDS-4.1", "CARDS-0.4", "CARDS-4.2")
def test_who_holds_nothing_is_not_asked() -> None:
    t = situation(robin="", sheriff="B", prize="tournament")
    assert t.waits_for == "sheriff"
    t.sheriff.shoots(0)
    assert t.told("NOT_WON") == [(4, 0, 0)]


@pytest.mark.rule("CARDS-4.1", "CARDS-3.5", "CARDS-0.3")
def test_robin_first_changes_nothing_here() -> None:
    t = situation(robin="3A", sheriff="B", prize="tournament", variants="robin_first")
    t.robin.shoots(3)
    assert t.sheriff.sees_enemy.shots is None
    assert len({int(t.sheriff.imagined(seed).robin.side.shots) for seed in range(40)}) > 1


@pytest.mark.rule("CARDS-4.1", "CARDS-3.10")
def test_the_tournament_may_be_carried_over() -> None:
    t = situation(robin="A W", sheriff="B G", prize="tournament", variants="carry_over")
    t.volley(1, 1)
    assert t.told("CARRIED") == [(4, 0, 0)]
