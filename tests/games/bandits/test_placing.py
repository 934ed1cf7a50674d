"""BANDITS-2, 4.1, 4.2: the set-up, wagons laid, bandits placed, and gaps closed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games.bandits import setup
from sherwood.games.bandits.components import total
from sherwood.games.bandits.position import NONE
from sherwood.games.bandits.variants import VARIANTS
from sherwood.kernel.game import Refusal
from tests.games.bandits.table import Table, new_game, situation

COVERED = "low? mid? high? low?"
A_ROUND = ("A W1.1", "B W1.2", "C W1.3", "D W1.4")


def laid(*, players: int = 4, variants: str = "", backs: str = "low mid high low mid", merry: str = "") -> Table:
    """A game at its first placing."""
    t = new_game(players, variants)
    t.merry(merry or "gossip insider head boy")
    t.backs(backs)
    return t


# -- set-up -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-2.1")
def test_the_first_player_is_drawn_by_lot_or_agreed_on() -> None:
    t = new_game(3, first="lot")
    assert t.outcomes() == {seat: Fraction(1, 3) for seat in range(3)}
    t.lot("C")
    assert t.state.first == 2
    assert new_game(3, first="2").state.first == 1
    with pytest.raises(Refusal, match="first can't be 4 with 3 players"):
        setup.start({"players": "3", "first": "4"})


@pytest.mark.rule("BANDITS-2.2")
def test_seats_are_colours_and_red_is_wills_at_two_players() -> None:
    assert setup.seats({}) == ("blue", "red", "yellow", "purple")
    assert setup.seats({"players": "5"}) == ("blue", "red", "yellow", "purple", "green")
    assert setup.seats({"players": "2"}) == ("blue", "yellow")
    assert [gang.bandits for gang in new_game(2).state.gangs] == [4, 4, 4]
    assert [gang.bandits for gang in new_game(3).state.gangs] == [4, 4, 4]


@pytest.mark.rule("BANDITS-2.3")
def test_all_loot_lies_unseen_beside_the_board() -> None:
    p = new_game().state
    assert (p.supply, total(p.hidden), p.bank) == (53, 53, 0)


@pytest.mark.rule("BANDITS-2.4", "BANDITS-4.1b")
def test_the_back_of_the_top_card_is_always_in_sight() -> None:
    t = new_game()
    t.merry("gossip insider head boy")
    assert t.state.number == 0
    t.backs("high")
    assert (t.sees().top, t.sees().turn, t.sees().roads[0].band, t.asked) == (NONE, 1, 2, "-")
    t.backs("low mid mid")
    assert [road.band for road in t.sees().roads] == [2, 0, 1, 1]
    t.backs("high")
    assert (t.sees().top, t.sees().deck, t.asked) == (2, 38, "A")


@pytest.mark.rule("BANDITS-2.4")
def test_under_covered_deck_a_back_is_drawn_when_the_wagon_is_laid() -> None:
    t = new_game(variants="covered_deck")
    t.merry("gossip insider head boy")
    assert t.state.number == 1
    t.backs("high low mid mid")
    assert (t.sees().top, t.asked) == (NONE, "A")
    assert [road.band for road in t.sees().roads] == [2, 0, 1, 1]


@pytest.mark.rule("BANDITS-2.5")
def test_one_card_of_each_character_is_turned_up() -> None:
    t = new_game()
    for character in range(4):
        assert t.outcomes() == {4 * character + effect: Fraction(1, 4) for effect in range(4)}
        t.merry(["spy", "close", "again", "barter"][character] if character != 2 else "chance")
    assert t.in_play == "spy close chance barter"
    assert t.vp == "0 0 0 0"
    assert len(t.sees().merry_left) == 12 and t.sees().merry_out == ()


@pytest.mark.rule("BANDITS-2.6", "BANDITS-10.5")
def test_options() -> None:
    sizes = {players: setup.start({"players": players}).deck.size for players in ("2", "3", "4", "5")}
    assert sizes == {"2": 42, "3": 42, "4": 42, "5": 45}
    assert setup.start({"players": "2", "expansion": "on"}).deck.size == 45
    assert setup.start({"players": "5", "expansion": "off"}).deck.size == 42
    assert setup.start({"deck": "bands6"}).deck.backs == 6
    assert setup.start({"loot": "c3_554"}).box.loot != setup.start({}).box.loot


@pytest.mark.rule("BANDITS-V.1")
def test_the_two_drafts_of_the_royal_wagon_exclude_each_other() -> None:
    with pytest.raises(Refusal, match="royal_draft and royal_one_draft"):
        setup.start({"royal_draft": "on", "royal_one_draft": "on"})
    every = {name: "on" for name, _, _ in VARIANTS if name != "royal_draft"}
    assert setup.start(every).number == 0


# -- wagons -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-4.1a", "BANDITS-11.1", "BANDITS-10.4")
@pytest.mark.parametrize(("players", "wagons"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_as_many_wagons_as_players_at_least_three_and_at_most_four(players: int, wagons: int) -> None:
    t = laid(players=players, backs="low " * (wagons + 1))
    assert t.asked == "A"
    assert [road.state for road in t.sees().roads] == ["covered"] * wagons + ["bare"] * (4 - wagons)


@pytest.mark.rule("BANDITS-4.1b", "BANDITS-O.15")
def test_backs_come_by_what_is_left_of_each() -> None:
    t = new_game()
    t.merry("gossip insider head boy")
    assert t.outcomes() == {back: Fraction(1, 3) for back in range(3)}
    t.backs("low")
    assert t.outcomes() == {0: Fraction(13, 41), 1: Fraction(14, 41), 2: Fraction(14, 41)}


@pytest.mark.rule("BANDITS-4.1c")
def test_an_empty_deck_is_made_anew_of_all_discards() -> None:
    t = situation(wagons="low? low? low? low?", merry="spy insider head boy")
    p = t.state
    gone = p.deck.all & ~p.deck.with_back[0]
    p.unseen &= ~gone
    p.discarded = gone
    p.backs = 1
    p.spied_away = 9
    p.top = 0
    p.check()
    t.plays("A spy W1", "A W1.1")
    assert (t.sees().deck, t.sees().top) == (0, NONE)
    t.plays("B spy W2")
    assert (t.state.spied_away, t.state.discarded) == (0, 0)
    assert t.outcomes() == {0: Fraction(11, 39), 1: Fraction(14, 39), 2: Fraction(14, 39)}


# -- placing ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-4.2a")
def test_round_after_round_from_the_first_player() -> None:
    t = situation(wagons=COVERED, first="C")
    order = ""
    for road in range(1, 5):
        for bush in range(1, 5):
            order += t.asked
            t.plays(f"{t.asked} W{road}.{bush}")
    assert order == "CDAB" * 4 and t.stage == "reveal"


@pytest.mark.rule("BANDITS-X.1", "BANDITS-4.1a", "BANDITS-4.2c", "BANDITS-4.2d")
def test_no_bandit_on_a_road_without_wagon() -> None:
    t = situation(players=3, wagons="low? mid? high?")
    assert t.refused("W4.1") == "BANDITS-4.2c"
    assert t.offers("W3.4") and t.offers("alley")


@pytest.mark.rule("BANDITS-4.2b", "BANDITS-4.2c")
def test_one_bandit_a_bush_in_any_order() -> None:
    t = situation(wagons=COVERED)
    t.plays("A W2.3")
    assert t.refused("W2.3") == "BANDITS-4.2b"
    assert t.offers("W2.4") and t.offers("W2.1")
    assert not t.offers("pass")


@pytest.mark.rule("BANDITS-X.2", "BANDITS-4.2d", "BANDITS-10.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_alleys_marked_5_are_open_to_five_players_alone(players: int) -> None:
    t = situation(players=players, wagons="low? mid? high?" + " low?" * (players > 3), alleys="A A A")
    assert t.offers("alley") == (players == 5)
    if players < 5:
        assert t.refused("alley") == "BANDITS-4.2d"
    else:
        t.plays("A alley")
        assert t.state.alley(3) == 0
    assert len(t.sees().alleys) == (5 if players == 5 else 3)


@pytest.mark.rule("BANDITS-X.3", "BANDITS-4.2e", "BANDITS-H.1")
def test_an_alley_brings_a_village_coin_that_all_see() -> None:
    t = situation(wagons=COVERED)
    t.plays("A alley")
    assert (t.now("A"), t.asked) == ("village", "B")
    for reader in ("", "B"):
        assert (t.sees(reader).gangs[0].held, t.sees(reader).gangs[0].coins, t.sees(reader).bank) == (1, 1, 1)


@pytest.mark.rule("BANDITS-4.2f", "BANDITS-3.2")
def test_marion_is_called_before_placing_and_once_a_turn() -> None:
    t = situation(wagons=COVERED, merry="spy insider head boy")
    t.plays("A spy W1")
    t.backs("low")
    assert (t.asked, t.stage) == ("A", "position")
    assert t.refused("spy W2") == "BANDITS-3.2"
    t.plays("A W1.1")
    assert t.asked == "B" and t.offers("spy W2")


@pytest.mark.rule("BANDITS-X.13", "BANDITS-4.2h")
def test_gaps_close_to_the_left() -> None:
    for variants, rows in (("", ["A B - -", "C - - -"]), ("gaps_between_only", ["A B - -", "- - C -"])):
        t = situation("- A - B", "- - C D", wagons=COVERED, variants=variants)
        t.state.road(1).clear_bandit(6)
        for gang in t.state.gangs:
            gang.bandits = 0
        t.state.gang(3).bandits = 1
        t.state.asked = 3
        t.state.ask_placer()
        t.plays("D W4.1")
        assert t.rows[:2] == rows
        assert t.told().count("CLOSED_GAPS") == (1 if variants else 2)


@pytest.mark.rule("BANDITS-4.2h")
def test_order_is_kept_when_gaps_close() -> None:
    t = situation("- A - B", "C - D -", "A - - D", "- - B C", wagons=COVERED)
    for gang in t.state.gangs:
        gang.bandits = 0
    t.state.gang(0).bandits = 1
    t.state.ask_placer()
    t.plays("A alley")
    assert t.rows == ["A B - -", "C D - -", "A D - -", "B C - -"]


@pytest.mark.rule("BANDITS-4.2g")
def test_a_bandit_in_an_alley_goes_home_at_the_end_of_the_turn() -> None:
    t = situation("A - - -", wagons="4 - - -", players=3, alleys="B")
    t.rolls(4)
    t.end_turn()
    assert t.state.alleys == 0 and t.state.gang(1).bandits == 4


@pytest.mark.rule("BANDITS-0.6")
def test_the_last_of_five_players_is_not_asked_where_alleys_alone_are_left() -> None:
    t = situation(
        "A A A A",
        "B B B B",
        "C C C C",
        "D D D D",
        players=5,
        wagons=COVERED,
        alleys="E E E",
        leaders=" ".join(["free"] * 4 + ["prison"]),
    )
    assert (t.state.gang(4).bandits, t.state.alley(3), t.stage) == (0, 4, "reveal")
