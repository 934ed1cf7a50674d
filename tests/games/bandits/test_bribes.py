"""BANDITS-6.4: bribes."""

from __future__ import annotations

from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.games.bandits.position import NONE
from sherwood.kernel.moves import UNKNOWN, a_of, b_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import WATCHER
from tests.games.bandits.table import Table, face, situation

NOBODY = "john john john john"


def at_the_bridge(*columns: str, now: tuple[str, ...] = (), **options: Any) -> Table:
    """Nobody can call Friar Tuck."""
    return situation(columns=columns, now=now, leaders=NOBODY, **options)


def sums(t: Table) -> list[int]:
    return [sum(map(int, t.column(letter).split())) for letter in "ABCD"]


@pytest.mark.rule("BANDITS-6.4a", "BANDITS-6.5a", "BANDITS-X.62", "BANDITS-6.4e", "BANDITS-6.4f")
def test_the_printed_example() -> None:
    t = at_the_bridge("3 4", "5 4 5", "2 4 5", "1 1 4", now=("", "", "ring coin", "2bracelet necklace coin"))
    assert sums(t) == [7, 14, 11, 6]
    t.plays("C bribe 1", "C discard ring")
    t.plays("D bribe 3", "D discard bracelet", "D discard bracelet", "D discard coin")
    assert sums(t) == [7, 14, 9, 4]
    assert (t.leaders, t.stage, t.asked) == ("john prison john john", "reward", "D")
    assert (t.now("C"), t.now("D")) == ("coin", "necklace")


@pytest.mark.rule("BANDITS-6.4a", "BANDITS-6.4e")
def test_the_lowest_dice_go_and_those_alike_are_alike() -> None:
    t = at_the_bridge("6 2 3 2", now=("3coin",))
    t.plays("A bribe 3")
    assert t.column("A") == "3 6"
    t = at_the_bridge("6 4", now=("3coin",))
    t.plays("A bribe 1")
    assert t.column("A") == "6"


@pytest.mark.rule("BANDITS-6.4b", "BANDITS-0.2", "BANDITS-1.10", "BANDITS-H.2")
def test_bribes_are_asked_for_in_one_pass_and_the_number_is_open() -> None:
    t = situation(columns=("6", "6", "6", ""), now=("2coin", "2coin", "2coin"), leaders=NOBODY, first="C")
    assert t.asked == "C"
    bribe = int(pack(kinds.BRIBE, 1))
    assert {t.state.seen(bribe, seat) for seat in (0, 1, 2, WATCHER)} == {bribe}
    t.plays("C bribe 1", "C discard coin")
    assert t.sees().gangs[2].bribe == 1
    t.plays("A bribe 0", "B bribe 1")
    paid = int(pack(kinds.DISCARD, face("coin")))
    assert t.state.seen(paid, 1) == paid and t.state.seen(paid, 0) == pack(kinds.DISCARD, UNKNOWN)


@pytest.mark.rule("BANDITS-6.4c", "BANDITS-6.5a", "BANDITS-X.64")
def test_one_die_allows_one_token_only() -> None:
    t = at_the_bridge("6", now=("3coin",))
    assert t.offered(kinds.BRIBE) == [(0, 0, 0), (1, 0, 0)]
    assert t.refused("bribe 3") == "BANDITS-6.4c"
    assert t.refused("bribe 2") == "BANDITS-0.1"
    t.plays("A bribe 1", "A discard coin")
    assert (t.column("A"), t.stage, t.asked) == ("", "reward", "A")


@pytest.mark.rule("BANDITS-6.4c", "BANDITS-0.6", "BANDITS-6.4e", "BANDITS-X.67")
def test_who_has_no_die_or_no_token_of_this_turn_is_not_asked() -> None:
    t = at_the_bridge("5 5", "", "5 5", "5 5", now=("", "3coin", "2coin", ""), chests=("3ring", "", "", "coin"))
    assert t.asked == "C" and t.offered(kinds.BRIBE) == [(0, 0, 0), (1, 0, 0)]
    t.plays("C bribe 0")
    assert t.stage == "reward" and t.asked == "B"


@pytest.mark.rule("BANDITS-6.4d", "BANDITS-X.66")
def test_one_bribe_a_turn_or_many() -> None:
    t = at_the_bridge("5 5 5", now=("5coin",))
    t.plays("A bribe 1", "A discard coin")
    assert t.stage != "bribe" and t.column("A") == "5 5"
    t = at_the_bridge("5 5 5", "", "", "", now=("5coin", "", "", "coin"), variants="many_bribes")
    t.plays("A bribe 1", "A discard coin")
    assert t.asked == "A" and t.offered(kinds.BRIBE) == [(0, 0, 0), (1, 0, 0), (3, 0, 0)]
    t.plays("A bribe 1", "A discard coin", "A bribe 0")
    assert t.stage != "bribe" and t.column("A") == "5"
    t = at_the_bridge("5 5", now=("2coin",), variants="many_bribes")
    t.plays("A bribe 1", "A discard coin", "A bribe 1")
    assert (t.column("A"), t.now("A"), t.stage) == ("", "", "reward")


@pytest.mark.rule("BANDITS-6.4f", "BANDITS-0.10")
def test_three_tokens_are_named_in_ascending_order() -> None:
    t = at_the_bridge("5 5", "5 5", now=("ring 2bracelet coin", "ring coin"))
    t.plays("A bribe 3")
    assert [name for name, _, _ in t.offered(kinds.DISCARD)] == [face("ring"), face("bracelet")]
    assert t.refused("discard coin") == "BANDITS-6.4f"
    t.plays("A discard bracelet")
    assert t.refused("discard ring") == "BANDITS-6.4f"
    assert t.refused("discard necklace") == "BANDITS-8.14"
    assert t.offered(kinds.DISCARD) == [(face("bracelet"), 0, 0)]
    t.plays("A discard bracelet", "A discard coin")
    assert t.now("A") == "ring"
    t.plays("B bribe 1", "B discard ring")


@pytest.mark.rule("BANDITS-6.4f", "BANDITS-1.10", "BANDITS-X.65", "BANDITS-4.2e")
def test_who_must_pay_all_is_not_asked_which_and_village_coins_go_to_the_bank() -> None:
    t = at_the_bridge("5 6", now=("ring 2village",))
    assert t.sees().bank == 2
    t.plays("A bribe 3")
    assert (t.now("A"), t.sees().bank, t.stage, t.column("A")) == ("", 0, "reward", "")
    told = [t.story.events[n] for n in range(len(t.story.events))]
    paid = [pack(kinds.PAID, 0, 1), pack(kinds.PAID, 0, 1, 1), pack(kinds.PAID, 0, 1, 1)]
    assert [event for event in told if kind_of(event) == kinds.PAID] == paid


@pytest.mark.rule("BANDITS-4.2e")
def test_village_coins_that_are_no_loot_bribe_nobody() -> None:
    t = at_the_bridge("5 6", "5 6", now=("2village", "village 3coin"), variants="coin_not_loot")
    assert t.asked == "B"
    t.plays("B bribe 3")
    assert t.now("B") == "village"


@pytest.mark.rule("BANDITS-6.4b", "BANDITS-0.3")
def test_secret_bribes_are_turned_up_together_and_then_paid() -> None:
    t = at_the_bridge("5 5", "5 6", "5 5", "", now=("3coin ring", "2coin", "coin", "coin"), variants="secret_bribes")
    offer = int(pack(kinds.BRIBE, 3))
    assert t.state.seen(offer, 0) == offer and t.state.seen(offer, 1) == pack(kinds.BRIBE, UNKNOWN)
    assert t.state.together() == 0b0111
    t.plays("A bribe 3")
    assert t.sees("A").gangs[0].bribe == 3 and t.sees("B").gangs[0].bribe is None
    assert t.column("A") == "5 5" and t.asked == "B"
    t.plays("B bribe 1")
    t.state.play(int(pack(kinds.BRIBE, 0)))
    turned_up = []
    while t.state.turn() < 0:
        move = legal(t.state)[0]
        assert t.sees().gangs[0].bribe is None
        assert t.state.seen(move, WATCHER) == move
        turned_up.append((kind_of(move) == kinds.SHOW, a_of(move), b_of(move)))
        t.state.play(move)
    assert turned_up == [(True, 0, 3), (True, 1, 1), (True, 2, 0)]
    assert t.sees().gangs[0].bribe == 3
    t.plays("A discard ring", "A discard coin", "A discard coin", "B discard coin")
    assert [t.column(letter) for letter in "ABCD"] == ["", "6", "5 5", ""]
    assert (t.stage, t.asked, t.now("A"), t.state.then) == ("reward", "A", "coin", NONE)
    assert [gang.bribe for gang in t.sees().gangs[:3]] == [3, 1, 0]


@pytest.mark.rule("BANDITS-6.4b", "BANDITS-V.1")
def test_secret_bribes_come_once() -> None:
    t = at_the_bridge("5 5", now=("2coin",), variants="secret_bribes many_bribes")
    t.plays("A bribe 1", "A discard coin")
    assert (t.stage, t.column("A"), t.asked) == ("reward", "5", "B")
