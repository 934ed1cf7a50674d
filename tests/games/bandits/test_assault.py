"""BANDITS-5.1, 5.2, 5.4, 5.5: wagons are chosen and assaulted."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.kernel.moves import a_of
from sherwood.kernel.play import legal
from tests.games.bandits.table import Table, situation

NOBODY = "marion marion marion marion"
"""No leader is free, so no window opens."""


def assault(row: str, wagon: str, *dice: int, leaders: str = NOBODY, **options: Any) -> Table:
    t = situation(row, wagons=wagon, leaders=leaders, **options)
    t.rolls(*dice)
    return t


# -- choice (BANDITS-5.1) ---------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-5.1a", "BANDITS-0.6", "BANDITS-0.1")
def test_the_first_player_chooses_the_wagon_but_not_the_last() -> None:
    t = situation("A - - -", "B - - -", "C - - -", wagons="8 9 10", leaders=NOBODY, first="C")
    assert t.asked == "C" and t.offered(kinds.WAGON) == [(0, 0, 0), (1, 0, 0), (2, 0, 0)]
    assert t.refused("wagon W4") == "BANDITS-4.2c"
    t.plays("C wagon W2")
    t.rolls(1)
    assert t.refused("wagon W2") == "BANDITS-5.1a"
    t.plays("C wagon W3")
    t.rolls(1)
    assert (t.stage, t.state.at) == ("roll", 0)


@pytest.mark.rule("BANDITS-5.1b", "BANDITS-X.47")
def test_a_wagon_without_bandits_is_chosen_like_any_other_and_escapes() -> None:
    t = situation("A - - -", "", wagons="8 9", leaders=NOBODY)
    t.plays("A wagon W2")
    assert [road.state for road in t.sees().roads[:2]] == ["open", "gone"]
    assert t.told().count("ESCAPED") == 1


@pytest.mark.rule("BANDITS-5.1b")
def test_wagons_may_be_taken_from_the_left() -> None:
    t = situation("A - - -", "B - - -", "", wagons="8 9 festival", leaders=NOBODY, variants="left_to_right_assault")
    assert t.state.at == 2
    t.rolls(1, 1, 1)
    assert (t.stage, t.state.at) == ("roll", 0)
    t.rolls(1)
    assert (t.stage, t.state.at) == ("roll", 1)


@pytest.mark.rule("BANDITS-9.6", "BANDITS-X.48", "BANDITS-5.1a")
def test_the_festival_comes_first_without_a_question() -> None:
    t = situation("A - - -", "", "", "B - - -", wagons="8 9 10 festival", leaders=NOBODY)
    assert (t.stage, t.state.at) == ("roll", 3)
    t.rolls(6, 6, 6, 1)
    assert t.asked == "A" and t.offered(kinds.WAGON) == [(0, 0, 0), (1, 0, 0), (2, 0, 0)]


# -- dice (BANDITS-5.2) -----------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-5.2a", "BANDITS-0.4", "BANDITS-0.5")
def test_all_roll_from_the_left_even_when_the_defence_is_reached() -> None:
    t = situation("A - BC* D", wagons="4", leaders=NOBODY)
    slots = []
    for value in (6, 6, 6, 6):
        assert t.outcomes() == {n: Fraction(1, 6) for n in range(1, 7)}
        slots.append(a_of(legal(t.state)[0]))
        t.rolls(value)
    assert slots == [0, 4, 5, 6]
    assert t.stage == "draw"


@pytest.mark.rule("BANDITS-5.2a")
def test_rolling_may_stop_when_the_defence_is_met() -> None:
    t = assault("A BC* D D", "9", 4, 3, 2, variants="stop_when_met")
    assert (t.stage, t.vp) == ("draw", "1 3 0 0")
    t = assault("A B - -", "4", 3, variants="stop_when_met")
    assert t.stage == "roll"


@pytest.mark.rule("BANDITS-5.2c")
def test_the_dice_of_a_shared_bush_are_rolled_together() -> None:
    t = assault("A BC* D D", "5", 2, 3, variants="stop_when_met")
    assert t.stage == "roll" and t.state.slot == 3
    t.rolls(1)
    assert t.stage == "draw"


# -- result (BANDITS-5.4) ---------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-5.4a", "BANDITS-X.44")
def test_to_reach_the_defence_is_enough() -> None:
    assert assault("A B - -", "9", 4, 5).vp == "1 2 0 0"
    assert assault("A B - -", "9", 4, 4).vp == "0 0 0 0"
    assert assault("A B - -", "9", 4, 5, variants="must_exceed").vp == "0 0 0 0"
    assert assault("A B - -", "8", 4, 5, variants="must_exceed").vp == "1 2 0 0"


@pytest.mark.rule("BANDITS-5.4b", "BANDITS-5.4e", "BANDITS-X.45", "BANDITS-6.1a")
def test_who_is_not_needed_goes_home() -> None:
    t = assault("A B C D", "8", 5, 4, 6, 2)
    assert (t.row(1), t.dice(1), t.vp) == ("A B - -", "5 4 - -", "1 2 0 0")
    assert [gang.bandits for gang in t.sees().gangs] == [3, 3, 4, 4]
    assert t.sees().roads[0].state == "robbed"
    t.draws("ring coin")
    t.plays("B keep coin")
    assert [t.column(letter) for letter in "ABCD"] == ["5", "4", "", ""]


@pytest.mark.rule("BANDITS-5.4c", "BANDITS-X.46")
def test_a_wagon_whose_defence_is_not_reached_escapes() -> None:
    t = situation("A B C D", "A - - -", wagons="12 5", leaders=NOBODY)
    t.plays("A wagon W1")
    t.rolls(3, 3, 3, 2)
    assert (t.row(1), t.dice(1), t.vp) == ("- - - -", "- - - -", "0 0 0 0")
    assert t.sees().roads[0].state == "gone"
    t.rolls(2)
    assert [t.column(letter) for letter in "ABCD"] == ["", "", "", ""]


@pytest.mark.rule("BANDITS-5.4c", "BANDITS-6.7b", "BANDITS-0.11")
def test_the_card_of_a_wagon_that_escaped_is_discarded() -> None:
    t = assault("A - - -", "12", 3)
    card = t.card("12")
    while t.state.number == 1:
        t.play(legal(t.state)[0])
    assert card in t.sees().discarded


@pytest.mark.rule("BANDITS-5.4d", "BANDITS-8.4", "BANDITS-X.27")
def test_a_defence_is_never_below_1() -> None:
    t = assault("A B - -", "festival", 1, 1, 1, 1, 1, markers="-2")
    assert (t.vp, t.row(1)) == ("2 0 0 0", "A - - -")
    t = situation("A B - -", "A B - -", wagons="festival beer", leaders=NOBODY, markers="-2 -2")
    t.rolls(1, 1, 1)
    assert [road.defence for road in t.sees().roads[:2]] == [1, 1]


@pytest.mark.rule("BANDITS-8.4", "BANDITS-4.3d")
def test_a_marker_changes_the_defence() -> None:
    assert assault("A B - -", "7", 4, 5, markers="2").vp == "1 2 0 0"
    assert assault("A B - -", "8", 4, 5, markers="2").vp == "0 0 0 0"
    assert assault("A B - -", "11", 4, 5, markers="-2").vp == "1 2 0 0"


# -- victory points (BANDITS-5.5) -------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-5.5a", "BANDITS-5.5b", "BANDITS-5.5c")
def test_one_for_each_unit_one_for_the_last_and_one_if_it_lies() -> None:
    assert assault("A A B A", "12", 3, 3, 3, 3).vp == "4 1 0 0"
    assert assault("A* A B A", "12", 3, 3, 3, 3).vp == "4 1 0 0"
    assert assault("A A B A*", "12", 3, 3, 3, 3).vp == "5 1 0 0"
    assert assault("A A B A*", "9", 3, 3, 3, 3).vp == "2 2 0 0"


@pytest.mark.rule("BANDITS-5.5d", "BANDITS-8.7")
def test_all_points_of_a_shared_bush_are_its_first_bandits() -> None:
    assert assault("AB* C - -", "4", 1, 1, 2).vp == "1 0 2 0"
    assert assault("C AB* - -", "4", 1, 1, 2).vp == "3 0 1 0"


@pytest.mark.rule("BANDITS-11.3", "BANDITS-X.84")
def test_will_scarlets_dice_score_as_any_other() -> None:
    t = assault("A W - -", "4", 2, 3, players="2", leaders="marion marion")
    assert t.vp == "1 0 2"
