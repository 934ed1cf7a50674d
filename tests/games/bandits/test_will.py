"""BANDITS-11: two players and the gang of Will Scarlet."""

from __future__ import annotations

import pytest

from sherwood.games.bandits import figures
from sherwood.games.bandits.box import Box
from tests.games.bandits.table import Table, situation


def order_of(t: Table, *answers: str) -> str:
    """Who places, with Will's placings told by the story; each answer is a bush or a call."""
    order = ""
    for answer in answers:
        before = len(t.told())
        who = t.asked
        t.plays(f"{who} {answer}")
        if answer != "brotherhood":
            order += who + "W" * (t.told()[before:].count("PLACED") - 1)
    return order


@pytest.mark.rule("BANDITS-11.1", "BANDITS-11.2", "BANDITS-X.80")
def test_will_places_where_he_has_fewest_then_at_the_lowest_range() -> None:
    t = situation(players=2, wagons="mid? low? high?")
    t.plays("A W2.1", "B W1.1")
    assert t.rows[1] == "A W - -"
    t.plays("A W1.2", "B W3.1")
    assert t.rows[0] == "B A W -"
    t.plays("A W3.2", "B W2.3")
    assert t.rows[2] == "B A W -"
    t.plays("A W3.4", "B W1.4")
    assert t.rows[:3] == ["B A W B", "A W B W", "B A W A"]
    assert t.stage == "reveal"


@pytest.mark.rule("BANDITS-11.2", "BANDITS-X.80")
def test_a_full_wagon_is_left_out() -> None:
    t = situation("W - - -", "W A B B", "W - - -", players=2, wagons="mid? low? high?")
    t.plays("A W3.2", "B W3.3")
    assert t.rows[:3] == ["W W - -", "W A B B", "W A B -"]


@pytest.mark.rule("BANDITS-11.2", "BANDITS-X.81")
def test_of_equal_ranges_the_emptier_row_then_the_left_one() -> None:
    t = situation("A B - -", "", "", players=2, wagons="low? low? high?")
    t.plays("A W1.4", "B W2.2")
    assert t.rows[:2] == ["A B - A", "W B - -"]
    t = situation("A B - -", "A - - -", players=2, wagons="low? low? high?")
    t.plays("A W3.2", "B W2.2")
    assert t.rows[:2] == ["A B W -", "A B - -"]


@pytest.mark.rule("BANDITS-11.2")
def test_of_ranges_that_begin_alike_the_shorter_counts_as_lower() -> None:
    t = situation(players=2, wagons="mid? low? high?")
    p = t.state
    p.box = Box(figures.load(), "bands3", "c4_442", False)
    p.deck.lo[1] = p.deck.lo[0]
    t.plays("A W1.1", "B W2.2")
    assert t.rows[:2] == ["A - - -", "W B - -"]
    p.deck.hi[1] = p.deck.hi[0] - 1
    p.road(1).clear_bandit(0)
    t.plays("A W1.2", "B W2.3")
    assert t.rows[0] == "A A W -"


@pytest.mark.rule("BANDITS-11.2", "BANDITS-X.82", "BANDITS-8.2")
def test_will_places_at_the_end_of_each_round_whatever_brotherhood_does() -> None:
    t = situation(players=2, wagons="low? mid? high?", merry="brotherhood insider head boy")
    order = order_of(t, "W1.4", "W2.4", "brotherhood", "W1.3", "W2.3", "W3.4", "W1.2", "W3.3", "W3.2")
    assert order == "ABWAABWABWBW"


@pytest.mark.rule("BANDITS-11.1")
def test_will_never_takes_an_alley_and_has_no_leader_to_call() -> None:
    t = situation("A A B B", "A B - -", players=2, wagons="low? mid? high?")
    t.plays("A alley", "B alley")
    assert t.sees().alleys == (0, 1, -1) and t.rows[:3] == ["A A B B", "A B W W", "W W - -"]
    assert len(t.sees().gangs) == 3 and t.sees().will


@pytest.mark.rule("BANDITS-11.6")
def test_the_first_player_alternates() -> None:
    t = situation(players=2, columns=["4 1", "5", "6"], vp="0 9 0")
    t.end_turn()
    assert t.state.first == 1
