"""BANDITS-W: the worked turn, and what else binds a whole turn (BANDITS-0.1, 6.7)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games.bandits import kinds, setup
from sherwood.kernel.game import Refusal
from sherwood.kernel.play import legal
from sherwood.kernel.state import OVER
from tests.games.bandits.table import Table, new_game, situation


def positioned() -> Table:
    """BANDITS-W.1."""
    t = new_game(3)
    t.merry("gossip shove head barter")
    t.backs("low mid high low")
    t.plays("A W1.1", "B gossip W2 W3")
    t.faces("10 13t")
    t.plays("B W2.1", "C W1.2")
    t.plays("A W2.2", "B alley", "C W2.3")
    t.plays("A W3.1", "B W3.2", "C W3.3")
    t.plays("A alley", "B W1.3", "C W3.4")
    return t


def guarded() -> Table:
    """BANDITS-W.2."""
    t = positioned()
    t.faces("5r 10 13t")
    t.merry("chance boy")
    return t


def first_robbed() -> Table:
    """BANDITS-W.3 and W.4."""
    t = guarded()
    t.plays("A pass", "C shove W3.3 left")
    t.plays("A wagon W1")
    t.rolls(3, 4, 2)
    t.plays("A pass")
    t.draws("coin ring")
    t.plays("C keep ring")
    return t


def second_robbed() -> Table:
    """BANDITS-W.5."""
    t = first_robbed()
    t.plays("A wagon W3")
    t.rolls(2, 5, 1, 6)
    t.plays("A pass")
    t.draws("ring2 bracelet2 coin coin")
    t.plays("C keep ring2", "B keep coin", "C keep bracelet2")
    return t


def all_robbed() -> Table:
    """BANDITS-W.6."""
    t = second_robbed()
    t.rolls(4, 2, 3)
    t.plays("A again 2")
    t.rolls(5)
    t.draws("ring3 bracelet3 necklace3")
    t.plays("C keep necklace3", "A keep ring3")
    return t


@pytest.mark.rule("BANDITS-W.1", "BANDITS-4.2a", "BANDITS-0.1")
def test_positions() -> None:
    t = positioned()
    assert t.rows == ["A C B -", "B A C -", "A B C C", "- - - -"]
    assert [gang.coins for gang in t.sees().gangs] == [1, 1, 0]
    assert (t.leaders, t.sees().alleys, t.stage) == ("free marion free", (1, 0, -1), "reveal")


@pytest.mark.rule("BANDITS-W.2", "BANDITS-4.3f")
def test_guards() -> None:
    t = guarded()
    assert (t.in_play, [road.defence for road in t.sees().roads]) == ("gossip shove chance boy", [5, 10, 13, None])


@pytest.mark.rule("BANDITS-W.3")
def test_little_john() -> None:
    t = guarded()
    t.plays("A pass")
    assert t.asked == "C"
    t.plays("C shove W3.3 left")
    assert (t.row(3), t.stage, t.asked) == ("A C* B C", "choose", "A")


@pytest.mark.rule("BANDITS-W.4", "BANDITS-H.1")
def test_the_first_wagon() -> None:
    t = first_robbed()
    assert (t.row(1), t.vp) == ("A C - -", "1 0 2")
    assert (t.now("A"), t.now("B"), t.now("C")) == ("coin village", "village", "ring")
    assert (t.stage, t.asked) == ("choose", "A")


@pytest.mark.rule("BANDITS-W.5")
def test_the_second_wagon() -> None:
    t = second_robbed()
    assert (t.row(3), t.vp) == ("A C* B C", "2 1 5")
    assert [gang.held for gang in t.sees().gangs] == [3, 2, 3]
    assert (t.stage, t.state.at) == ("roll", 1)


@pytest.mark.rule("BANDITS-W.6")
def test_the_last_wagon() -> None:
    t = all_robbed()
    assert (t.row(2), t.vp, t.leaders) == ("B A C -", "3 2 7", "robin marion john")
    assert [gang.held for gang in t.sees().gangs] == [4, 3, 4]


@pytest.mark.rule("BANDITS-W.7", "BANDITS-6.4a", "BANDITS-6.5a")
def test_the_sheriff() -> None:
    t = all_robbed()
    assert [t.column(letter) for letter in "ABC"] == ["2 3 5", "1 4", "3 4 5 6"]
    assert (t.stage, t.asked) == ("bribe", "A")
    t.plays("A bribe 0", "B bribe 1", "B discard village", "C bribe 0")
    assert (t.stage, t.asked, t.column("B")) == ("reward", "B", "4")
    t.plays("B reward point")
    assert t.told().count("ARRESTED") == t.told().count("REWARDED") == 1


@pytest.mark.rule("BANDITS-W.8", "BANDITS-6.7a", "BANDITS-6.7b", "BANDITS-6.6a")
def test_after_the_turn() -> None:
    t = all_robbed()
    t.plays("A bribe 0", "B bribe 1", "B discard village", "C bribe 0", "B reward point")
    assert (t.vp, t.leaders) == ("3 3 7", "free free prison")
    assert [(gang.stored, gang.stored_coins) for gang in t.sees().gangs] == [(4, 1), (2, 0), (4, 0)]
    assert t.outcomes() == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    t.lot("B")
    t.on()
    assert (t.state.number, t.asked, t.stage, t.rows) == (2, "B", "position", ["- - - -"] * 4)


@pytest.mark.rule("BANDITS-6.7a", "BANDITS-O.16", "BANDITS-X.78")
def test_those_tied_for_last_draw_lots() -> None:
    t = situation(columns=("5", "5", "5", "5"), leaders="john john john john", vp="4 3 3 7")
    assert t.outcomes() == {1: Fraction(1, 2), 2: Fraction(1, 2)}


@pytest.mark.rule("BANDITS-1.2", "BANDITS-1.3", "BANDITS-1.5")
def test_the_areas_of_the_board() -> None:
    t = new_game(5)
    seen = t.sees()
    assert len(seen.roads) == 4 and all(len(road.bandits) == len(road.dice) == 8 for road in seen.roads)
    assert len(seen.alleys) == 5 and len(new_game(4).sees().alleys) == 3
    assert {gang.leader for gang in seen.gangs} == {"free"} and {gang.column for gang in seen.gangs} == {()}
    assert {gang.vp for gang in seen.gangs} == {0}


@pytest.mark.rule("BANDITS-1.7", "BANDITS-8.11")
def test_there_are_marks_enough() -> None:
    t = situation("A BC* BC* D", wagons="war", merry="gossip insider here boy", leaders="free free john john")
    t.rolls(1, 2, 3, 4, 5, 6)
    t.plays("A here 1")
    assert [move >> 54 == kinds.TURNED for move in t.story.events].count(True) == 5


@pytest.mark.rule("BANDITS-8.17", "BANDITS-7.4")
@pytest.mark.parametrize("variant", ["as_printed", "own_sets"])
def test_variants_that_are_left_out_are_refused(variant: str) -> None:
    with pytest.raises(Refusal, match=variant):
        setup.start({variant: "on"})


@pytest.mark.rule("BANDITS-0.7")
def test_calls_and_bribes_are_windows() -> None:
    t = new_game(3)
    found = set()
    while t.state.turn() != OVER:
        if t.state.turn() >= 0:
            assert t.state.is_window() == (t.stage in ("john", "robin", "tuck", "bribe"))
            found.add(t.stage)
        moves = legal(t.state)
        t.state.play(moves[len(moves) // 2])
    assert {"john", "robin", "bribe", "position", "keep"} <= found
