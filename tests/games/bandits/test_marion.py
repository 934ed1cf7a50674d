"""BANDITS-8.1 to 8.4: Lady Marion."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.games.bandits.components import bit
from sherwood.games.bandits.position import NONE
from sherwood.kernel.moves import UNKNOWN, pack
from tests.games.bandits.table import Table, situation

COVERED = "low? mid? high? low?"


def with_marion(effect: str, *rows: str, **options: Any) -> Table:
    return situation(*rows, wagons=COVERED, merry=f"{effect} insider head boy", **options)


def sees_card(t: Table, letter: str, road: int) -> bool:
    return t.sees(letter).roads[road - 1].card is not None


@pytest.mark.rule("BANDITS-8.1", "BANDITS-X.6")
def test_gossip_shows_two_wagons_to_the_caller_alone() -> None:
    t = with_marion("gossip")
    t.plays("A W1.1", "B gossip W1 W3")
    move = pack(kinds.FACE, 0, t.card("5"), kinds.SECRET)
    assert t.state.seen(move, 1) == move
    assert {t.state.seen(move, reader) for reader in (0, 2, 3, 58)} == {pack(kinds.FACE, 0, UNKNOWN, kinds.SECRET)}
    t.faces("5 war")
    assert [sees_card(t, letter, road) for letter in "AB" for road in (1, 2, 3)] == [False, False, False, True, False, True]
    assert t.sees("A").roads[0].lookers == t.sees().roads[2].lookers == (1,)
    assert (t.asked, t.stage, t.leaders) == ("B", "position", "free marion free free")
    assert t.refused("gossip W1 W2") == "BANDITS-3.2"


@pytest.mark.rule("BANDITS-8.1")
def test_gossip_is_about_two_different_wagons_on_the_road() -> None:
    t = situation(players=3, wagons="low? mid? high?", merry="gossip insider head boy")
    assert t.offered(kinds.GOSSIP) == [(0, 1, 0), (0, 2, 0), (1, 2, 0)]
    assert t.refused("gossip W1 W1") == "BANDITS-8.1"
    assert t.refused("gossip W3 W4") == "BANDITS-4.2c"


@pytest.mark.rule("BANDITS-8.1", "BANDITS-0.5", "BANDITS-X.7", "BANDITS-4.3a")
def test_who_looks_again_sees_the_same_face() -> None:
    t = with_marion("gossip")
    t.plays("A gossip W1 W2")
    assert t.outcomes() == {card: Fraction(1, 14) for card in range(42) if t.state.deck.back[card] == 0}
    t.faces("5 10")
    t.plays("A W1.1", "B gossip W1 W4")
    assert t.outcomes() == {t.card("5"): 1}
    t.faces("5")
    assert t.outcomes() == {card: Fraction(1, 13) for card in range(42) if t.state.deck.back[card] == 0 and card != t.card("5")}
    t.faces("sheriff")
    assert t.sees().roads[0].lookers == (0, 1)
    assert not sees_card(t, "A", 4) and sees_card(t, "B", 4)


@pytest.mark.rule("BANDITS-8.2", "BANDITS-X.4")
def test_brotherhood_places_two_at_once_and_one_less_in_the_end() -> None:
    t = with_marion("brotherhood")
    order = ""
    places = iter([f"W{road}.{bush}" for road in range(1, 5) for bush in range(1, 5)])
    while t.stage == "position":
        if t.asked == "B" and t.leaders == "free free free free":
            t.plays("B brotherhood")
        order += t.asked
        t.plays(f"{t.asked} {next(places)}")
    assert order == "ABBCDABCDABCDACD"


@pytest.mark.rule("BANDITS-8.2", "BANDITS-4.2e")
def test_two_alleys_bring_two_coins() -> None:
    t = with_marion("brotherhood")
    t.plays("A brotherhood", "A alley", "A alley")
    assert (t.now("A"), t.asked) == ("2village", "B")


@pytest.mark.rule("BANDITS-8.2", "BANDITS-X.5")
def test_brotherhood_needs_two_bandits() -> None:
    t = with_marion("brotherhood", "A A B B", "C C D D", "A B C D")
    assert t.state.gang(0).bandits == 1
    assert t.refused("brotherhood") == "BANDITS-8.2"


@pytest.mark.rule("BANDITS-8.3", "BANDITS-X.9", "BANDITS-2.4")
def test_spy_replaces_a_wagon_that_nobody_sees() -> None:
    t = with_marion("spy")
    unseen = t.state.unseen
    t.plays("A W2.1", "B spy W2")
    t.backs("low")
    road = t.sees("B").roads[1]
    assert (road.band, road.spied, road.card, road.bandits[0]) == (2, True, None, 0)
    assert (t.state.unseen, t.sees().spied_away, t.sees().discarded, t.sees().top) == (unseen, 1, (), 0)
    t.plays("B W1.1")
    assert t.refused("spy W2") == "BANDITS-8.3"
    t.plays("C spy W1")
    t.backs("mid")
    t.plays("C W1.2", "D spy W3")
    t.backs("mid")
    t.plays("D W1.3")
    t.state.gang(0).leader = 0
    assert t.offered(kinds.SPY) == [(3, 0, 0)]


@pytest.mark.rule("BANDITS-8.3")
def test_under_spy_shows_the_old_wagon_is_shown_to_all() -> None:
    t = with_marion("spy", variants="spy_shows")
    t.plays("A spy W2")
    move = pack(kinds.FACE, 1, t.card("festival"))
    assert {t.state.seen(move, reader) for reader in (0, 1, 58)} == {move}
    t.faces("festival")
    t.backs("low")
    assert (t.sees().discarded, t.sees().spied_away) == ((t.card("festival"),), 0)
    assert (t.sees().roads[1].band, t.sees().roads[1].spied, t.asked, t.stage) == (2, True, "A", "position")


@pytest.mark.rule("BANDITS-9.7")
def test_a_special_wagon_that_is_spied_away_does_nothing() -> None:
    t = with_marion("spy", "A - - -", variants="spy_shows")
    t.plays("A spy W1")
    t.faces("sheriff")
    t.backs("low")
    assert t.leaders == "marion free free free" and t.state.pardon == 0


@pytest.mark.rule("BANDITS-8.4", "BANDITS-X.10", "BANDITS-4.3d")
def test_friendly_guards_lay_a_marker_that_all_see() -> None:
    t = with_marion("guards")
    t.plays("A W1.1", "B guards W1")
    t.faces("7")
    assert (t.asked, t.stage) == ("B", "mark")
    t.plays("B mark -2")
    assert t.sees().roads[0].marker == -2
    assert sees_card(t, "B", 1) and not sees_card(t, "A", 1)
    assert (t.asked, t.stage, t.refused("mark +2")) == ("B", "position", "BANDITS-0.1")
    t.state.road(0).state = 2
    assert t.sees().roads[0].defence == 5


@pytest.mark.rule("BANDITS-8.4", "BANDITS-X.11")
def test_a_wagon_bears_one_marker() -> None:
    t = with_marion("guards", markers="2 0 0 0")
    t.plays("A guards W1")
    t.faces("7")
    assert (t.asked, t.stage, sees_card(t, "A", 1)) == ("A", "position", True)


@pytest.mark.rule("BANDITS-8.4")
def test_no_marker_need_be_laid() -> None:
    t = with_marion("guards")
    t.plays("A guards W3")
    t.faces("13")
    t.plays("A mark none")
    assert (t.state.road(2).marker, t.stage, t.state.at) == (0, "position", NONE)
    assert "MARKED" not in t.told()


@pytest.mark.rule("BANDITS-8.4", "BANDITS-X.12", "BANDITS-9.2")
def test_a_marker_leaves_war_unbeaten() -> None:
    t = situation("A B C D", wagons="war 4 5 6", markers="-2 0 0 0")
    assert t.sees().roads[0].defence == 33
    t.pass_all()
    t.plays("A wagon W1")
    t.rolls(6, 6, 6, 6)
    t.pass_all()
    assert t.state.road(0).bandits == 0 and t.vp == "0 0 0 0"


@pytest.mark.rule("BANDITS-H.1", "BANDITS-8.1")
def test_the_card_looked_at_is_out_of_the_unseen() -> None:
    t = with_marion("gossip")
    t.plays("A gossip W1 W2")
    t.faces("5 10")
    assert t.state.unseen == t.state.deck.all & ~bit(t.card("5")) & ~bit(t.card("10"))
