"""BANDITS-4.3, 9.5, 10.2, 10.3: wagons turned up, and what those do that act at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bandits.table import Table, situation

COVERED = "low? mid? high? low?"


def placed(*rows: str, wagons: str = COVERED, **options: Any) -> Table:
    """All bandits placed, the first wagon about to be turned up: those that aren't in a row stand in no one's way."""
    t = situation(*rows, wagons=wagons, **options)
    for gang in t.state.gangs:
        gang.bandits = 0
    t.state.asked = t.state.seats
    t.state.ask_placer()
    return t


@pytest.mark.rule("BANDITS-4.3a", "BANDITS-4.3f")
def test_wagons_are_turned_up_from_the_left_for_all() -> None:
    t = placed("A B - -")
    for road, name in enumerate(("5", "festival", "gypsy", "beer")):
        assert t.state.at == road
        t.faces(name)
    roads = t.sees().roads
    assert [road.state for road in roads] == ["open"] * 4
    assert [road.defence for road in roads] == [5, None, None, None]


@pytest.mark.rule("BANDITS-4.3c", "BANDITS-9.5", "BANDITS-X.18")
def test_the_sheriffs_wagon_takes_leaders_of_gangs_that_stand_there() -> None:
    t = placed("- - - -", "A C C -", wagons="low? low? high? mid?", leaders="marion free free free")
    t.faces("5 sheriff 13 9")
    assert t.leaders == "marion free prison free"
    assert t.sees().roads[1].defence == 6
    assert t.told().count("JAILED") == 1


@pytest.mark.rule("BANDITS-9.5")
def test_under_sheriff_all_every_leader_at_hand_goes() -> None:
    t = placed("- - - -", "A C C -", wagons="low? low? high? mid?", leaders="marion free free free", variants="sheriff_all")
    t.faces("5 sheriff 13 9")
    assert t.leaders == "marion prison prison prison"


@pytest.mark.rule("BANDITS-10.2", "BANDITS-X.20", "BANDITS-4.3c")
def test_king_richard_comes_last_and_frees_everybody() -> None:
    for variants, leaders in (("", "free free free free"), ("left_to_right", "free free prison free")):
        t = placed("C - - -", "", "", "C - - -", wagons="low? mid? high? low?", leaders="free prison free free",
                   variants=variants, expansion="on")  # fmt: skip
        t.faces("king_richard 9 13 sheriff")
        assert t.leaders == leaders
        assert t.sees().pardon


@pytest.mark.rule("BANDITS-4.3c")
def test_from_the_left_the_king_still_frees_whom_the_sheriff_took_before() -> None:
    t = placed("C - - -", wagons="low? mid? high? low?", variants="left_to_right", expansion="on")
    t.faces("sheriff 9 13 king_richard")
    assert t.leaders == "free free free free"


@pytest.mark.rule("BANDITS-4.3b", "BANDITS-10.3", "BANDITS-X.22", "BANDITS-8.4")
def test_alan_a_dale_drives_all_wagons_off() -> None:
    t = placed("A - - -", "B C - -", wagons="low? mid? high? low?", markers="0 2 0 0", expansion="on")
    t.state.road(3).spied = 1
    before = t.in_play
    t.faces("sheriff 9m alan 5")
    assert (t.leaders, t.in_play) == ("free free free free", before)
    t.backs("low low low low")
    assert [road.band for road in t.sees().roads] == [2, 0, 0, 0]
    assert t.sees().discarded == tuple(sorted(t.card(name) for name in ("sheriff", "9m", "alan", "5")))
    assert t.rows[:2] == ["A - - -", "B C - -"]
    assert [(road.marker, road.spied) for road in t.sees().roads] == [(0, False)] * 4
    t.faces("13t 4 4m 7r")
    t.merry("barter brotherhood chance")
    assert t.in_play == "brotherhood insider chance barter"


@pytest.mark.rule("BANDITS-10.3")
def test_should_he_come_again_it_is_done_again() -> None:
    t = placed("A - - -", wagons="low? mid? high? low?", expansion="on")
    t.faces("5 9 alan 6")
    p = t.state
    p.unseen |= 1 << t.card("alan")
    p.discarded &= ~(1 << t.card("alan"))
    p.backs += 1 << 12
    t.backs("low low high low")
    t.faces("13 4 7 alan")
    t.backs("mid mid mid mid")
    assert t.told().count("DRIVEN_OFF") == 2
    assert [road.state for road in t.sees().roads] == ["covered"] * 4


# -- portraits --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-4.3e", "BANDITS-X.15", "BANDITS-3.2")
def test_portraits_exchange_cards_and_leaders_stay_used() -> None:
    t = placed("A - - -", leaders="free marion free free")
    t.faces("4m 8 13t 5")
    t.merry("spy barter")
    assert t.in_play == "spy insider head barter"
    assert t.leaders == "free marion free free"
    assert set(t.sees().merry_out) == {0, 12}


@pytest.mark.rule("BANDITS-4.3e", "BANDITS-X.16", "BANDITS-3.7")
def test_two_portraits_of_one_character_are_two_exchanges() -> None:
    t = placed("A - - -")
    t.faces("4 8r 13 5r")
    t.merry("chance here")
    assert t.in_play == "gossip insider here boy"
    assert [effect for effect in t.sees().merry_left if effect // 4 == 2] == [10]
    assert t.stage in ("john", "choose")


@pytest.mark.rule("BANDITS-4.3e")
def test_under_one_exchange_the_second_portrait_of_a_character_does_nothing() -> None:
    t = placed("A - - -", variants="one_exchange")
    t.faces("4 8r 13j 5r")
    t.merry("chance shove")
    assert t.in_play == "gossip shove chance boy" and t.stage != "merry"


@pytest.mark.rule("BANDITS-3.6", "BANDITS-X.17")
def test_an_empty_deck_is_made_of_the_discards_without_the_card_in_play() -> None:
    left = "brotherhood spy guards shove close fast barter market beer"
    t = placed("A - - -", merry="gossip insider here boy", merry_left=left)
    t.faces("4 8r 13 5")
    assert set(t.outcomes()) == {8, 9, 10}
    t.merry("beyond")
    assert t.in_play == "gossip insider beyond boy"
    assert t.sees().merry_out == (11,)


@pytest.mark.rule("BANDITS-3.6")
def test_under_keep_last_the_card_in_play_stays() -> None:
    left = "brotherhood spy guards shove close fast barter market beer"
    t = placed("A - - -", merry="gossip insider here boy", merry_left=left, variants="keep_last")
    t.faces("4 8r 13t 5")
    t.merry("beer")
    assert t.in_play == "gossip insider here beer"
