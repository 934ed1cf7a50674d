"""BANDITS-9: special wagons."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.games.bandits.table import Table, situation

NOBODY = "marion marion marion marion"


def on_the_road(wagons: str, *rows: str, **options: Any) -> Table:
    """Nobody can be called, and A chooses the wagon."""
    return situation(*rows, wagons=wagons, **({"leaders": NOBODY} | options))


def defences(t: Table) -> list[int | None]:
    return [road.defence for road in t.sees().roads]


@pytest.mark.rule("BANDITS-9.1", "BANDITS-D.1")
def test_six_wagons_are_special_and_show_nobody() -> None:
    deck = situation(wagons="4 5").state.deck
    special = [card for card in range(deck.size) if deck.special[card] != 0]
    assert len(special) == 6
    assert {deck.portrait[card] for card in special} == {-1}


# -- War (BANDITS-9.2) ------------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-9.2", "BANDITS-8.4", "BANDITS-X.12")
def test_the_war_wagon_always_escapes() -> None:
    for row, dice in (("A B C D", (6, 6, 6, 6)), ("AB* CD* AB* CD*", (6, 6, 6, 6, 6, 6, 6, 6))):
        t = situation(row, wagons="war", leaders=NOBODY, markers="-2")
        assert defences(t)[0] == 33
        t.rolls(*dice)
        assert (t.row(1), t.vp) == ("- - - -", "0 0 0 0")
        assert t.told().count("ROLLED") == len(dice) and "ESCAPED" in t.told()


# -- Gypsy and Beer (BANDITS-9.4) -------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-9.4", "BANDITS-X.23")
@pytest.mark.parametrize(
    ("variants", "before", "after"),
    [("", 33, 9), ("fixed_at_reveal", 33, 33), ("war_apart", 9, 9), ("fixed_at_reveal war_apart", 9, 9)],
)
def test_the_gypsy_wagon_reads_the_highest_of_those_that_have_not_escaped(variants: str, before: int, after: int) -> None:
    t = on_the_road("war gypsy 6 9", variants=variants)
    assert defences(t) == [33, before, 6, 9]
    t.plays("A wagon W1")
    assert defences(t) == [None, after, 6, 9]


@pytest.mark.rule("BANDITS-9.4", "BANDITS-9.6", "BANDITS-X.24")
def test_the_beer_wagon_reads_the_lowest_and_the_festival_as_it_rolled() -> None:
    t = on_the_road("beer festival 9 12", "", "A A - -")
    assert defences(t) == [None, None, 9, 12]
    t.rolls(1, 2)
    assert defences(t) == [None, None, 9, 12]
    t.rolls(2)
    assert defences(t) == [5, 5, 9, 12]
    t.rolls(6, 6)
    t.draws("ring")
    assert t.sees().roads[1].state == "robbed" and defences(t)[0] == 5
    t = on_the_road("beer festival 9 12", "", "A - - -")
    t.rolls(1, 2, 2, 4)
    assert t.sees().roads[1].state == "gone" and defences(t)[0] == 9
    t = on_the_road("beer festival 9 12", "", "A - - -", variants="fixed_at_reveal")
    t.rolls(1, 2, 2, 4)
    assert defences(t)[0] == 5


@pytest.mark.rule("BANDITS-9.4", "BANDITS-X.25")
def test_gypsy_and_beer_do_not_read_each_other() -> None:
    t = on_the_road("gypsy beer 10", players="3", leaders="john john john")
    assert defences(t) == [10, 10, 10, None]
    t.plays("A wagon W3")
    assert defences(t) == [10, 10, None, None]


@pytest.mark.rule("BANDITS-9.4", "BANDITS-8.4", "BANDITS-X.26")
def test_markers_are_read_and_the_own_one_is_added_last() -> None:
    t = on_the_road("gypsy 8 13 4", markers="2 0 -2 0")
    assert defences(t) == [13, 8, 11, 4]


@pytest.mark.rule("BANDITS-9.4", "BANDITS-5.1b")
def test_a_gypsy_wagon_falls_to_what_it_reads_when_it_is_assaulted() -> None:
    t = on_the_road("12 gypsy 6", "", "A B - -", players="3", leaders="john john john")
    t.plays("A wagon W1", "A wagon W2")
    t.rolls(3, 3)
    assert t.vp == "1 2 0"


@pytest.mark.rule("BANDITS-9.4")
def test_33_read_from_war_is_a_number_like_any_other() -> None:
    t = on_the_road("gypsy war", "AB* CD* AB* CD*", players="4")
    t.plays("A wagon W1")
    t.rolls(6, 6, 6, 6, 6, 6, 6, 6)
    assert "BEATEN" in t.told() and t.sees().roads[0].defence == 33


# -- Festival (BANDITS-9.6) -------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-9.6", "BANDITS-0.4", "BANDITS-5.3b")
def test_the_festivals_dice_make_its_defence_and_lie_nowhere() -> None:
    t = situation("A B - -", wagons="festival", merry="gossip insider chance boy", leaders="free free free free", markers="2")
    assert t.sees().roads[0].defence is None
    t.rolls(2, 1)
    assert (t.sees().roads[0].defence, t.sees().festival) == (None, (2, 1))
    assert t.outcomes() == {value: Fraction(1, 6) for value in range(1, 7)}
    t.rolls(1)
    assert (t.sees().roads[0].defence, t.dice(1), t.sees().festival) == (6, "- - - -", (2, 1, 1))
    t.rolls(5, 1)
    assert (t.stage, t.dice(1)) == ("robin", "5 1 - -")
    t.pass_all()
    assert t.vp == "1 2 0 0"
    t.draws("ring coin")
    t.plays("B keep coin")
    assert [t.column(letter) for letter in "ABCD"] == ["5", "1", "", ""]


# -- Royal (BANDITS-9.3) ----------------------------------------------------------------------------------------------
def royal(row: str, *dice: int, supply: int = 53, variants: str = "", players: int = 4) -> Table:
    t = situation(row, wagons="royal", leaders=NOBODY, variants=variants, supply=supply, players=players)
    t.rolls(*dice)
    return t


@pytest.mark.rule("BANDITS-9.3", "BANDITS-5.6e")
def test_at_the_royal_wagon_each_unit_brings_two_tokens_and_nobody_chooses() -> None:
    t = royal("A B A -", 3, 3, 4)
    assert t.stage == "draw"
    t.draws("ring coin bracelet coin necklace ring")
    assert [t.now(letter) for letter in "ABCD"] == ["2ring necklace coin", "bracelet coin", "", ""]
    assert t.stage == "bribe"


@pytest.mark.rule("BANDITS-9.3", "BANDITS-1.9", "BANDITS-X.58")
def test_what_the_supply_lacks_is_missing_from_the_left() -> None:
    t = royal("A B C -", 3, 3, 4, supply=5)
    t.on()
    assert [t.sees().gangs[seat].held for seat in range(4)] == [1, 2, 2, 0]
    t = royal("A B C -", 3, 3, 4, supply=3, variants="coin_for_missing")
    t.on()
    assert [(t.sees().gangs[seat].held, t.sees().gangs[seat].coins) for seat in range(4)] == [(2, 2), (2, 1), (2, 0), (0, 0)]


@pytest.mark.rule("BANDITS-9.3")
def test_the_royal_wagon_may_be_drafted() -> None:
    t = royal("A B - -", 5, 5, variants="royal_draft")
    t.draws("ring coin bracelet necklace")
    assert (t.asked, t.stage) == ("B", "keep")
    t.plays("B keep necklace", "B keep ring")
    assert (t.now("A"), t.now("B"), t.stage) == ("bracelet coin", "ring necklace", "bribe")


@pytest.mark.rule("BANDITS-9.3")
def test_each_may_draw_two_once_at_the_royal_wagon() -> None:
    t = royal("A B A -", 3, 3, 4, variants="royal_one_draft")
    t.draws("ring coin bracelet coin")
    assert [t.now(letter) for letter in "AB"] == ["ring coin", "bracelet coin"]


@pytest.mark.rule("BANDITS-9.7")
def test_a_special_wagon_that_is_spied_away_does_nothing() -> None:
    t = situation(wagons="low? mid? high? low?", merry="spy insider head boy", leaders="free free free free")
    t.plays("A spy W1")
    t.backs("low")
    t.plays("A W1.1")
    assert t.leaders == "marion free free free" and t.state.spied_away == 1
