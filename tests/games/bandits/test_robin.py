"""BANDITS-5.3, 8.9 to 8.12: Robin Hood."""

from __future__ import annotations

from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.kernel.moves import b_of, c_of, kind_of
from tests.games.bandits.table import Table, situation


def with_robin(effect: str, *rows: str, wagons: str = "war", **options: Any) -> Table:
    """Nobody can call Little John: his card is Insider, and there is one wagon with bandits."""
    return situation(*rows, wagons=wagons, merry=f"gossip insider {effect} boy", **options)


def turned(t: Table) -> list[tuple[int, int]]:
    """The slots of the dice turned so far, and their new values."""
    events = [t.story.events[n] for n in range(len(t.story.events))]
    return [(b_of(event), c_of(event)) for event in events if kind_of(event) == kinds.TURNED]


# -- the window (BANDITS-5.3) -----------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-5.3a", "BANDITS-0.2", "BANDITS-X.53")
def test_robin_may_be_called_at_every_wagon_once_a_turn() -> None:
    t = with_robin("chance", "A - - -", "- B - -", wagons="12 13", leaders="free free marion prison")
    t.plays("A wagon W1")
    t.rolls(3)
    t.plays("A pass", "B again 1")
    t.rolls(4)
    assert (t.stage, t.state.at) == ("roll", 1)
    t.rolls(5)
    assert t.asked == "A" and t.leaders == "free robin marion prison"
    t.plays("A again 2")
    t.rolls(6)
    assert t.told().count("ESCAPED") == 2


@pytest.mark.rule("BANDITS-5.3a")
def test_robin_is_called_when_all_dice_lie() -> None:
    t = with_robin("chance", "A B - -", leaders="free free marion marion")
    t.rolls(3)
    assert t.stage == "roll"
    t.rolls(4)
    assert (t.stage, t.asked) == ("robin", "A")


@pytest.mark.rule("BANDITS-5.3b", "BANDITS-X.55")
def test_only_dice_of_this_wagon_are_changed() -> None:
    for variants in ("", "robin_anywhere"):
        t = with_robin("chance", "A - - -", "- B - -", wagons="5 12", leaders="free marion marion marion", variants=variants)
        t.plays("A wagon W1")
        t.rolls(6)
        t.plays("A pass")
        t.draws("ring")
        t.rolls(3)
        assert t.asked == "A"
        if variants:
            assert [slot for slot, _, _ in t.offered(kinds.AGAIN)] == [0, 10]
            t.plays("A again W1.1")
            t.rolls(1)
            assert t.column("A") == "1" and t.vp == "2 0 0 0"
        else:
            assert [slot for slot, _, _ in t.offered(kinds.AGAIN)] == [2]
            assert t.refused("again 1") == "BANDITS-8.13"


@pytest.mark.rule("BANDITS-5.3b")
def test_dice_of_wagons_still_to_come_are_out_of_reach() -> None:
    t = with_robin("chance", "A - - -", "- B - -", "- - C -", wagons="5 12 6", variants="robin_anywhere")
    t.plays("A wagon W1")
    t.rolls(2)
    assert [slot for slot, _, _ in t.offered(kinds.AGAIN)] == [0]
    assert t.refused("again W2.1") == "BANDITS-0.1"


@pytest.mark.rule("BANDITS-5.3c", "BANDITS-X.54")
def test_who_has_no_bandit_here_may_call_robin() -> None:
    t = with_robin("chance", "A - - -", leaders="marion marion marion free")
    t.rolls(3)
    assert t.asked == "D"
    t.plays("D again 1")
    t.rolls(5)
    assert t.leaders == "marion marion marion robin"


# -- Down the Head! (BANDITS-8.9) -------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.9", "BANDITS-5.3c", "BANDITS-0.7", "BANDITS-X.49")
def test_down_the_head_changes_an_own_die_by_2() -> None:
    t = with_robin("head", "A B C A", leaders="free free free free")
    t.rolls(5, 6, 1, 2)
    assert t.asked == "A" and t.offered(kinds.DOWN) == [(0, 0, 0), (0, 1, 0), (6, 0, 0), (6, 1, 0)]
    assert t.refused("head 2 -2") == "BANDITS-8.9"
    t.plays("A head 1 +2")
    assert t.offered(kinds.DOWN) == [(2, 0, 0)]
    assert t.refused("head 2 +2") == "BANDITS-0.7"
    t.plays("B head 2 -2")
    assert t.offered(kinds.DOWN) == [(4, 1, 0)]
    t.plays("C pass")
    assert turned(t) == [(0, 6), (2, 4)] and t.stage != "robin"


@pytest.mark.rule("BANDITS-8.9")
def test_a_die_never_leaves_1_to_6() -> None:
    for value, way, after in ((5, "+2", "6"), (4, "+2", "6"), (2, "-2", "1"), (1, "+2", "3"), (3, "-2", "1"), (6, "-2", "4")):
        t = with_robin("head", "A C - -", leaders="free marion free marion")
        t.rolls(value, 2)
        t.plays(f"A head 1 {way}")
        assert t.dice(1) == f"{after} 2 - -"


@pytest.mark.rule("BANDITS-8.9")
def test_one_die_of_a_shared_bush_is_changed_alone_and_bears_no_mark() -> None:
    t = with_robin("head", "CA* - - -", leaders="free marion free marion")
    t.rolls(3, 3)
    assert t.offered(kinds.DOWN) == [(1, 0, 0), (1, 1, 0)]
    t.plays("A head 1b +2")
    assert t.dice(1) == "3+5 - - -"


@pytest.mark.rule("BANDITS-8.9", "BANDITS-X.50")
def test_a_die_may_be_lowered_to_push_the_last_place_on() -> None:
    t = with_robin("head", "A B C -", wagons="8", leaders="free marion marion marion")
    t.rolls(5, 3, 4)
    t.plays("A head 1 -2")
    assert t.vp == "1 1 2 0"


# -- Second Chance (BANDITS-8.10) -------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-8.10", "BANDITS-X.51")
def test_second_chance_rolls_any_die_again_but_each_once() -> None:
    t = with_robin("chance", "A D - -", "A - - -", wagons="war 12", leaders="free free marion free")
    while t.stage == "john":
        t.plays(f"{t.asked} pass")
    t.plays("A wagon W1")
    t.rolls(3, 4)
    t.plays("A again 2")
    assert t.outcomes().keys() == {1, 2, 3, 4, 5, 6}
    t.rolls(1)
    assert t.dice(1) == "3 1x - -"
    assert t.asked == "B" and t.refused("again 2") == "BANDITS-8.10"
    assert t.refused("again 3") == "BANDITS-8.13"
    t.plays("B again 1")
    t.rolls(6)
    assert t.stage == "roll"
    t.rolls(5)
    assert t.asked == "D" and t.dice(2) == "5 - - -"


@pytest.mark.rule("BANDITS-8.10", "BANDITS-X.37")
def test_second_chance_rolls_one_die_of_a_shared_bush() -> None:
    t = with_robin("chance", "A BC* - D", leaders="free marion marion marion")
    t.rolls(4, 3, 2, 6)
    t.plays("A again 2")
    t.rolls(5)
    assert t.told().count("ROLLED") == 5
    t = with_robin("chance", "A BC* - D", wagons="9", leaders="free free marion marion")
    t.rolls(4, 3, 2, 6)
    t.plays("A again 2")
    t.rolls(5)
    assert t.dice(1) == "4 5x+2 - 6"
    assert [slot for slot, _, _ in t.offered(kinds.AGAIN)] == [0, 3, 6]


# -- Look Beyond! and Look Here! (BANDITS-8.11, 8.12) -----------------------------------------------------------------
def looks(effect: str, row: str, *dice: int) -> Table:
    t = with_robin(effect, row, leaders="free free free free")
    t.rolls(*dice)
    return t


@pytest.mark.rule("BANDITS-8.11", "BANDITS-X.52")
def test_look_beyond_turns_unmarked_dice_to_the_left() -> None:
    t = looks("beyond", "A B C D", 1, 2, 6, 3)
    assert [slot for slot, _, _ in t.offered(kinds.BEYOND)] == [2, 4, 6]
    t.plays("A beyond 3", "B pass")
    assert t.dice(1) == "6x 6x 6 3"
    assert [slot for slot, _, _ in t.offered(kinds.BEYOND)] == [6]
    assert t.refused("beyond 2") == "BANDITS-0.7"
    t.plays("C beyond 4")
    assert turned(t) == [(0, 6), (2, 6), (4, 3)] and t.stage != "robin"


@pytest.mark.rule("BANDITS-8.11")
def test_a_marked_die_may_be_the_one_that_is_looked_at() -> None:
    t = looks("beyond", "A B C D", 1, 2, 6, 3)
    t.plays("A beyond 2")
    assert t.dice(1) == "2x 2 6 3"
    t.plays("B beyond 4")
    assert turned(t) == [(0, 2), (2, 3), (4, 3)]
    t = looks("here", "A B C D", 1, 2, 6, 3)
    t.plays("A here 3")
    assert t.dice(1) == "1 2 6 6x"
    t = looks("beyond", "A B C D", 1, 2, 6, 3)
    t.state.road(0).set_die(4, 2, 6, True)
    t.plays("A beyond 3")
    assert turned(t) == [(0, 6), (2, 6)]


@pytest.mark.rule("BANDITS-8.11")
def test_the_partner_of_a_chosen_die_stays() -> None:
    t = looks("beyond", "A BC* D -", 1, 2, 6, 3)
    assert [slot for slot, _, _ in t.offered(kinds.BEYOND)] == [2, 3, 4]
    t.plays("A beyond 2b")
    assert t.dice(1) == "6x 2+6 3 -"
    t.plays("B beyond 3")
    assert turned(t) == [(0, 6), (2, 3), (3, 3)]


@pytest.mark.rule("BANDITS-8.12", "BANDITS-X.38")
def test_look_here_turns_dice_to_the_right() -> None:
    t = looks("here", "A BC* - D", 4, 3, 2, 6)
    t.plays("A here 2")
    assert t.dice(1) == "4 3+2 - 3x"
    t = looks("here", "A BC* - D", 4, 3, 2, 6)
    t.plays("A here 1")
    assert turned(t) == [(2, 4), (3, 4), (6, 4)] and t.stage != "robin"
    t = looks("here", "A B - -", 4, 3)
    assert [slot for slot, _, _ in t.offered(kinds.HERE)] == [0]
    assert t.refused("here 2") == "BANDITS-0.7"
    assert t.refused("beyond 1") == "BANDITS-3.3"
