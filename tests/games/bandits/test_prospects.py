"""BANDITS-O: the exact chances of rows and wagons, as a seat is told of them before it places."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from sherwood.games.bandits import prospects
from sherwood.games.bandits.prospects import UNBEATABLE, Defences
from tests.games.bandits.table import Table, situation

COVERED = "low? mid? high? low?"


def known(t: Table, road: int, letter: str = "A") -> Defences:
    return prospects.defences(t.state, road - 1, "ABCDE".index(letter))


@pytest.mark.rule("BANDITS-O.1", "BANDITS-O.2", "BANDITS-O.3")
@pytest.mark.parametrize(
    ("dice", "defence", "ways"),
    [
        (4, 4, (1296, 648, 108, 6)), (4, 9, (1226, 1226, 866, 266)), (4, 12, (986, 986, 950, 500)), (4, 15, (575, 575, 575, 455)),
        (3, 5, (212, 140, 32)), (3, 11, (108, 108, 90)), (2, 5, (30, 18)), (2, 12, (1, 1)),
    ],
)  # fmt: skip
def test_how_often_each_die_of_a_row_is_paid(dice: int, defence: int, ways: tuple[int, ...]) -> None:
    assert tuple(prospects.paid(dice, place, defence) * 6**dice for place in range(1, dice + 1)) == ways


@pytest.mark.rule("BANDITS-O.2")
def test_the_last_one_paid_agrees_with_dice_counted_one_by_one() -> None:
    for defence in range(4, 16):
        last = [0, 0, 0, 0]
        for dice in product(range(1, 7), repeat=4):
            sums = [sum(dice[: place + 1]) for place in range(4)]
            if sums[-1] >= defence:
                last[next(place for place in range(4) if sums[place] >= defence)] += 1
        found = [prospects.chance(4, place, {defence: Fraction(1)}) for place in range(1, 5)]
        assert [chance.last * 1296 for chance in found] == last
        assert {chance.falls * 1296 for chance in found} == {sum(last)}


@pytest.mark.rule("BANDITS-O.5")
def test_a_covered_wagon_is_as_likely_to_fall_as_its_back_says() -> None:
    t = situation(wagons="mid? mid? high? -", players=3)
    t.state.road(1).state = t.state.road(2).state = 0
    chances = prospects.chance(4, 1, known(t, 1))
    assert chances.falls == Fraction(21161, 23328)
    assert prospects.chance(3, 1, known(t, 1)).falls == Fraction(72181, 108864)


@pytest.mark.rule("BANDITS-O.4", "BANDITS-9.6", "BANDITS-8.4")
@pytest.mark.parametrize(("marker", "falls"), [("0", "2357/2916"), ("-2", "3523/3888"), ("2", "23369/34992")])
def test_the_festival_is_known_before_it_is_rolled(marker: str, falls: str) -> None:
    t = situation("A B C D", wagons="festival 9 12 4", markers=marker)
    assert prospects.chance(4, 1, known(t, 1)).falls == Fraction(falls) == prospects.falls(t.state, 0, known(t, 1))


@pytest.mark.rule("BANDITS-9.2", "BANDITS-9.4")
def test_war_cannot_fall_and_gypsy_beside_it_asks_for_33() -> None:
    t = situation("A - - -", "B - - -", "C - - -", "D - - -", wagons="war gypsy beer 9")
    assert [known(t, road) for road in (1, 2, 3, 4)] == [{UNBEATABLE: 1}, {33: 1}, {9: 1}, {9: 1}]
    apart = situation("A - - -", "B - - -", "C - - -", "D - - -", wagons="war gypsy beer 9", variants="war_apart")
    assert known(apart, 2) == {9: 1}


@pytest.mark.rule("BANDITS-9.4", "BANDITS-H.6")
def test_gypsy_reads_what_may_lie_beside_it() -> None:
    t = situation(wagons="high? low? - -", players=3, merry="guards insider head boy")
    t.plays("A guards W1")
    t.faces("gypsy")
    t.plays("A mark none")
    beer, sheriff = {1: Fraction(1, 14)}, {6: Fraction(4, 14)}
    assert known(t, 1) == {value: Fraction(3, 14) for value in (4, 5, 7)} | sheriff | beer
    assert known(t, 1, "B") != known(t, 1)


@pytest.mark.rule("BANDITS-H.2", "BANDITS-H.7")
def test_what_others_have_looked_at_stays_unknown() -> None:
    t = situation(wagons=COVERED, merry="guards insider head boy")
    before = known(t, 1, "B")
    t.plays("A guards W1")
    t.faces("4m")
    assert known(t, 1, "A") == {4: 1}
    assert known(t, 1, "B") == before


def test_a_seat_that_knows_other_wagons_counts_them_out() -> None:
    t = situation(wagons=COVERED, merry="gossip insider head boy")
    t.plays("A gossip W1 W4")
    t.faces("4m 4j")
    assert prospects.candidates(t.state, 0, 0) == [t.card("4m")]
    likely = known(situation("A - - -", wagons="4 4m 4j low?"), 4)
    assert likely == {4: Fraction(1, 11), 5: Fraction(3, 11), 6: Fraction(4, 11), 7: Fraction(3, 11)}, "the 4 is Beer's"
