"""BANDITS-3: the Merry Men, who may call them, and when."""

from __future__ import annotations

import pytest

from tests.games.bandits.table import situation

COVERED = "low? mid? high? low?"


@pytest.mark.rule("BANDITS-3.1", "BANDITS-3.3")
def test_only_the_effect_in_play_can_be_called_at_its_step() -> None:
    t = situation(wagons=COVERED, merry="spy insider head boy")
    assert t.refused("gossip W1 W2") == "BANDITS-3.3"
    assert t.refused("guards W1") == "BANDITS-3.3"
    assert t.refused("shove W1.1 left") == "BANDITS-0.1"
    t.plays("A spy W1")
    assert t.leaders == "marion free free free" and "CALLED" in t.told()


@pytest.mark.rule("BANDITS-3.2", "BANDITS-X.8", "BANDITS-0.7")
def test_a_leader_in_prison_is_passed_over() -> None:
    t = situation(wagons=COVERED, merry="spy insider head boy", leaders="prison free free free")
    assert t.refused("spy W1") == "BANDITS-3.2"
    assert t.offers("W1.1") and not t.offered(5)
    t = situation("A B - -", "B A - -", wagons="4 9 13 5", merry="spy insider head boy", leaders="prison free free free")
    assert t.asked == "B"


@pytest.mark.rule("BANDITS-3.4", "BANDITS-X.14")
def test_several_leaders_may_stand_on_a_card_but_under_one_caller() -> None:
    for variants in ("", "one_caller"):
        t = situation(wagons=COVERED, merry="spy insider head boy", variants=variants)
        t.plays("A spy W1")
        t.backs("low")
        t.plays("A W1.1")
        if variants:
            assert t.refused("spy W2") == "BANDITS-3.4"
        else:
            assert t.offers("spy W2")


@pytest.mark.rule("BANDITS-3.2", "BANDITS-6.7b")
def test_leaders_come_home_at_clean_up_but_from_prison() -> None:
    t = situation(columns=["4 1", "5 6", "3 3", "4 4"], leaders="marion john robin prison", merry="gossip insider head barter")
    t.end_turn()
    assert t.leaders == "free prison free free"


@pytest.mark.rule("BANDITS-3.7", "BANDITS-0.2")
def test_one_pass_asks_every_seat_once_from_the_first_player() -> None:
    t = situation("A B C D", "D C B A", wagons="4 9 13 5", merry="gossip insider head boy", first="C")
    asked = ""
    while t.stage == "john":
        asked += t.asked
        t.plays(f"{t.asked} pass")
    assert asked == "CDAB"
