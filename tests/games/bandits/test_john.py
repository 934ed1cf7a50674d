"""BANDITS-4.4, 8.5 to 8.8: Little John."""

from __future__ import annotations

from typing import Any

import pytest

from sherwood.games.bandits import kinds
from tests.games.bandits.table import Table, situation


def with_john(effect: str, *rows: str, wagons: str = "10 8 12 6", **options: Any) -> Table:
    return situation(*rows, wagons=wagons, merry=f"gossip {effect} head boy", **options)


@pytest.mark.rule("BANDITS-4.4a", "BANDITS-0.2", "BANDITS-3.2")
def test_each_seat_is_asked_once_for_little_john() -> None:
    t = with_john("shove", "A B C D", "A B - -", first="C", leaders="free free free prison")
    t.plays("C pass", "A shove W1.1 right", "B pass")
    assert (t.stage, t.asked, t.leaders) == ("choose", "C", "john free free prison")


@pytest.mark.rule("BANDITS-0.7", "BANDITS-8.5")
def test_who_can_move_nobody_is_not_asked() -> None:
    t = with_john("insider", "A B - -", "- - C -")
    assert t.stage == "choose"


# -- Insider (BANDITS-8.5) --------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.5", "BANDITS-X.28", "BANDITS-4.4b")
def test_insider_swaps_with_an_enemy_on_another_wagon() -> None:
    t = with_john("insider", "A B - -", "", "C D - -", first="B")
    t.plays("B insider W1.2 W3")
    assert (t.row(1), t.row(3)) == ("A D - -", "C B* - -")
    assert t.asked == "C"
    assert t.offered(kinds.INSIDER) == [(2, 0, 0)]
    t.plays("C pass")
    assert t.asked == "A"


@pytest.mark.rule("BANDITS-8.5", "BANDITS-X.28")
def test_who_lies_can_not_be_swapped_and_who_was_moved_can() -> None:
    t = with_john("insider", "A D - -", "", "C B* - -", "- A - -", first="D")
    assert t.offered(kinds.INSIDER) == [(0, 1, 3)]
    assert t.refused("insider W1.2 W3") == "BANDITS-8.6"
    t.plays("D insider W1.2 W4")
    assert (t.row(1), t.row(4)) == ("A A - -", "- D* - -")
    assert t.asked == "A" and t.offered(kinds.INSIDER) == [(0, 0, 2)]


@pytest.mark.rule("BANDITS-8.5", "BANDITS-X.29", "BANDITS-4.2g")
def test_insider_has_no_other_partner() -> None:
    t = with_john("insider", "A A B -", "A - B -", "- C - -", alleys="D")
    assert t.asked == "A" and t.offered(kinds.INSIDER) == [(0, 1, 2)]
    assert t.refused("insider W1.1 W2") == "BANDITS-8.5"
    assert t.refused("insider W1.2 W2") == "BANDITS-8.6"
    assert t.refused("insider W1.1 W1") == "BANDITS-8.1"
    assert t.refused("insider W1.3 W2") == "BANDITS-8.5"
    assert t.refused("shove W1.1 right") == "BANDITS-3.3"


# -- Shove (BANDITS-8.6) ----------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.6", "BANDITS-X.30", "BANDITS-5.5c")
def test_shove_puts_a_lying_bandit_last() -> None:
    t = with_john("shove", "A B C D", wagons="10", leaders="marion marion free marion")
    t.plays("C shove W1.3 right")
    assert t.row(1) == "A B D C*"
    t.rolls(2, 3, 2, 4)
    assert t.vp == "1 1 3 1"


@pytest.mark.rule("BANDITS-8.6", "BANDITS-X.31")
def test_who_lies_is_not_shoved() -> None:
    t = with_john("shove", "A B C D", wagons="10", first="C", leaders="marion marion free free")
    t.plays("C shove W1.3 right")
    assert t.asked == "D" and t.offered(kinds.SHOVE) == [(0, 2, 0)]
    assert t.refused("shove W1.3 right") == "BANDITS-8.6"
    t.plays("D shove W1.3 left")
    assert t.row(1) == "A D* B C*"


@pytest.mark.rule("BANDITS-8.6", "BANDITS-X.32")
def test_shoving_an_own_bandit_makes_one_lie() -> None:
    t = with_john("shove", "A A - -", wagons="4")
    assert t.offered(kinds.SHOVE) == [(0, 0, 1), (0, 1, 0)]
    t.plays("A shove W1.1 right")
    assert t.row(1) == "A A* - -"


@pytest.mark.rule("BANDITS-8.6")
def test_an_empty_bush_and_another_wagon_are_no_neighbours() -> None:
    t = with_john("shove", "A - B C", "D - - -")
    assert t.asked == "B"
    assert t.refused("shove W1.3 left") == "BANDITS-8.6"
    assert t.refused("shove W1.1 left") == "BANDITS-8.5"
    t = with_john("shove", "A - B C", "D - - -", first="C")
    assert t.refused("shove W1.4 right") == "BANDITS-8.6"


# -- Really Close (BANDITS-8.7) ---------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.7", "BANDITS-X.33", "BANDITS-4.2i")
def test_really_close_shares_the_bush_to_the_left() -> None:
    t = with_john("close", "A B C D", wagons="10", first="C")
    t.plays("C close W1.3")
    assert t.row(1) == "A BC* - D"
    assert (t.stage, t.asked) == ("roll", "-")
    t = with_john("close", "A B C D", wagons="10")
    assert t.asked == "B" and t.offered(kinds.CLOSE) == [(0, 1, 0)]


@pytest.mark.rule("BANDITS-8.7", "BANDITS-X.33")
def test_nobody_joins_from_the_first_bush_or_into_an_empty_or_a_shared_one() -> None:
    t = with_john("close", "A BC* B B", "B - B D", first="B")
    assert t.offered(kinds.CLOSE) == [(0, 3, 0)]
    assert t.refused("close W2.1") == "BANDITS-8.7"
    assert t.refused("close W2.3") == "BANDITS-8.6"
    assert t.refused("close W1.3") == "BANDITS-8.7"
    assert t.refused("close W1.2") == "BANDITS-8.7"


@pytest.mark.rule("BANDITS-8.7")
def test_neither_of_a_shared_bush_is_moved() -> None:
    rows = ("A BC* D -", "B A - -")
    for effect, kind, offered in (
        ("insider", kinds.INSIDER, [(1, 0, 0)]),
        ("shove", kinds.SHOVE, [(1, 0, 1)]),
        ("fast", kinds.FAST, [(1, 0, 0)]),
    ):
        t = with_john(effect, *rows, first="B")
        assert t.asked == "B" and t.offered(kind) == offered
        t.plays("B pass")
        assert t.asked != "C"
    t = with_john("insider", *rows)
    assert t.refused("insider W2.2 W1") == "BANDITS-8.7"


@pytest.mark.rule("BANDITS-8.7", "BANDITS-5.2c", "BANDITS-5.5d", "BANDITS-X.34", "BANDITS-5.6a", "BANDITS-6.1a")
def test_a_shared_bush_is_one_unit_that_both_profit_from() -> None:
    t = situation("A BC* - D", wagons="10", leaders="marion marion marion marion")
    t.rolls(4, 3, 2, 6)
    assert t.vp == "1 1 0 2"
    t.draws("ring bracelet necklace")
    t.plays("D keep necklace", "C keep bracelet")
    assert [t.now(letter) for letter in "ABCD"] == ["ring", "", "bracelet", "necklace"]
    assert [t.column(letter) for letter in "ABCD"] == ["4", "3", "2", "6"]


@pytest.mark.rule("BANDITS-8.7", "BANDITS-5.5c", "BANDITS-X.35")
def test_the_host_gets_the_point_for_the_guest_that_lies() -> None:
    for variants, vp in (("", "1 3 0 0"), ("guest_lying_vp", "1 2 1 0")):
        t = situation("A BC* - D", wagons="9", leaders="marion marion marion marion", variants=variants)
        t.rolls(4, 3, 2, 6)
        assert t.vp == vp
        t.draws("ring bracelet")
        t.plays("C keep bracelet")
        assert [t.now(letter) for letter in "ABCD"] == ["ring", "", "bracelet", ""]
        assert t.column("D") == ""


@pytest.mark.rule("BANDITS-8.7", "BANDITS-5.4b", "BANDITS-X.36")
def test_both_dice_of_a_unit_that_is_not_paid_go_home() -> None:
    t = situation("A BC* - D", wagons="4", leaders="marion marion marion marion")
    t.rolls(4, 3, 2, 6)
    t.draws("ring")
    assert (t.row(1), t.vp, t.now("C")) == ("A - - -", "2 0 0 0", "")
    assert [t.column(letter) for letter in "ABCD"] == ["4", "", "", ""]


@pytest.mark.rule("BANDITS-8.7", "BANDITS-X.39")
def test_who_joins_his_own_bandit_has_one_token_for_two_dice() -> None:
    t = with_john("close", "A C C -", wagons="9", leaders="marion marion free marion")
    t.plays("C close W1.3")
    assert t.row(1) == "A CC* - -"
    t.rolls(4, 3, 2)
    t.draws("ring bracelet")
    t.plays("C keep ring")
    assert (t.vp, t.now("C"), t.now("A")) == ("1 0 3 0", "ring", "bracelet")


# -- Fast Work (BANDITS-8.8) ------------------------------------------------------------------------------------------
def fast(wagon: str, **options: Any) -> Table:
    """A moves from bush 2 of `B A C -` to the second alley."""
    options = {"leaders": "free marion marion marion"} | options
    t = with_john("fast", "B A C -", wagons=wagon, alleys="D", **options)
    t.plays("A fast W1.2")
    return t


@pytest.mark.rule("BANDITS-8.8", "BANDITS-5.2b", "BANDITS-X.40", "BANDITS-4.2e")
def test_fast_work_leaves_a_die_of_2() -> None:
    t = fast("5")
    assert (t.row(1), t.dice(1), t.now("A")) == ("B - C -", "- 2 - -", "village")
    assert t.sees().alleys == (3, 0, -1)
    t.rolls(3, 5)
    assert t.vp == "2 1 0 0"
    t.draws("ring coin")
    t.plays("A keep ring")
    assert (t.now("A"), t.now("B")) == ("ring village", "coin")
    assert [t.column(letter) for letter in "ABC"] == ["2", "3", ""]


@pytest.mark.rule("BANDITS-8.8", "BANDITS-X.41", "BANDITS-6.5a")
def test_the_coin_stays_when_the_wagon_escapes() -> None:
    t = fast("12")
    t.rolls(3, 5)
    assert (t.vp, t.now("A"), t.column("A"), t.row(1)) == ("0 0 0 0", "village", "", "- - - -")
    assert t.sees().alleys == (3, 0, -1)


@pytest.mark.rule("BANDITS-8.8", "BANDITS-8.10", "BANDITS-X.42")
def test_robin_may_change_the_die_of_fast_work() -> None:
    t = situation("B A C -", wagons="12", merry="gossip fast chance boy", leaders="free free marion marion")
    t.plays("A fast W1.2", "B pass")
    t.rolls(3, 5)
    t.plays("B again 2")
    t.rolls(6)
    assert t.dice(1) == "3 6x 5 -" and t.vp == "1 1 2 0"


@pytest.mark.rule("BANDITS-8.8", "BANDITS-X.43")
def test_without_a_free_alley_there_is_no_fast_work() -> None:
    t = with_john("fast", "B A C -", wagons="8", alleys="D D D")
    assert t.stage == "roll"
    t = with_john("fast", "B A C -", wagons="8", alleys="D D D", players="5")
    assert t.stage == "john"


@pytest.mark.rule("BANDITS-8.8", "BANDITS-X.43")
def test_the_die_may_lie_beside_the_alley_instead() -> None:
    t = fast("8", variants="fast_die_bridge")
    assert t.dice(1) == "- - - -"
    t.rolls(3, 5)
    assert t.vp == "0 1 2 0"
    t.draws("ring coin")
    t.plays("C keep ring")
    assert [t.column(letter) for letter in "ABC"] == ["2", "3", "5"]


@pytest.mark.rule("BANDITS-8.8")
def test_who_lies_or_shares_does_no_fast_work() -> None:
    t = with_john("fast", "A* AB* A -", wagons="8")
    assert t.offered(kinds.FAST) == [(0, 2, 0)]
    assert t.refused("fast W1.1") == "BANDITS-8.6"
    assert t.refused("fast W1.2") == "BANDITS-8.7"
    assert t.refused("fast W1.4") == "BANDITS-8.6"
