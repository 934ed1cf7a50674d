"""BANDITS-6.3, 6.5, 6.6, 11.5: release, arrests, rewards and riches."""

from __future__ import annotations

from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.games.bandits.position import TUCK_STAGE
from sherwood.kernel.moves import pack
from sherwood.kernel.state import WATCHER
from tests.games.bandits.table import Table, face, situation

NOBODY = "john john john john"


def at_the_bridge(*columns: str, leaders: str = NOBODY, **options: Any) -> Table:
    return situation(columns=columns, leaders=leaders, **options)


def rewarded(t: Table) -> None:
    """Whoever has a reward takes a point."""
    while t.stage == "reward":
        t.plays(f"{t.asked} reward point")


# -- release (BANDITS-6.3) --------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-6.3a", "BANDITS-X.74", "BANDITS-6.5b")
def test_a_leader_is_in_prison_for_the_next_turn() -> None:
    t = at_the_bridge("6 6 1", "", "", "", leaders="robin john john prison")
    assert t.leaders == "prison john john free"
    rewarded(t)
    assert t.state.number == 2 and t.leaders == "prison free free free"
    t = at_the_bridge("6 5", "5", "5", "5", leaders="prison john john john", turn=2)
    assert t.leaders == "prison free free free" and t.told().count("FREED") == 1


@pytest.mark.rule("BANDITS-6.3a", "BANDITS-X.19")
@pytest.mark.parametrize(("variants", "leader"), [("", "free"), ("sheriff_next_turn", "prison")])
def test_whom_the_sheriffs_wagon_took_this_turn_is_freed_too(variants: str, leader: str) -> None:
    t = at_the_bridge("5", "5", "5", "5", leaders="prison free john prison", variants=variants)
    t.state.gang(0).jailed = 1
    t.plays("B pass")
    assert t.leaders == f"{leader} free free free"
    t.state.begin_pass(TUCK_STAGE)
    assert t.leaders.split()[0] == "free"


# -- arrests (BANDITS-6.5) --------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-6.5a", "BANDITS-X.63", "BANDITS-D.5")
def test_above_10_is_arrested_and_below_5_rewarded() -> None:
    t = at_the_bridge("4 6", "5 6", "5", "4")
    assert (t.leaders, t.asked, t.stage) == ("john prison john john", "D", "reward")
    t.plays("D reward point")
    assert t.vp == "0 0 0 1"
    assert t.told().count("REWARDED") == t.told().count("ARRESTED") == 1


@pytest.mark.rule("BANDITS-6.3b", "BANDITS-6.5b", "BANDITS-X.18")
def test_a_leader_freed_now_may_be_arrested_again() -> None:
    t = at_the_bridge("6 6", "5", "5", "5", leaders="prison john john john")
    assert t.leaders == "prison free free free"
    assert t.told().index("FREED") < t.told().index("ARRESTED")


@pytest.mark.rule("BANDITS-6.5c", "BANDITS-X.75")
def test_in_the_last_turn_an_arrest_costs_a_point() -> None:
    t = at_the_bridge("6 6 1", "5", "5", "5", vp="4 0 0 0", turn=4)
    assert (t.vp, t.leaders) == ("3 0 0 0", "free free free free")


@pytest.mark.rule("BANDITS-6.5e", "BANDITS-10.2", "BANDITS-X.21")
@pytest.mark.parametrize("turn", [2, 4])
def test_under_king_richard_nobody_is_arrested(turn: int) -> None:
    t = at_the_bridge("6 6 2", "", "5", "5", vp="4 0 0 0", turn=turn)
    assert t.asked == "B"
    t = at_the_bridge("6 6 2", "5", "5", "5", now=("coin",), vp="4 0 0 0", turn=turn)
    t.state.pardon = 1
    t.plays("A bribe 0")
    assert (t.vp, t.leaders.split()[0]) == ("4 0 0 0", "free")


# -- rewards (BANDITS-6.5d) -------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-6.5d", "BANDITS-X.77", "BANDITS-H.2", "BANDITS-6.6a")
def test_a_reward_is_a_point_or_a_token_as_the_seat_chooses() -> None:
    t = at_the_bridge("", "1", "2 2", "5", first="B", now=("ring", "", "", ""))
    assert t.asked == "B" and t.offered(kinds.REWARD) == [(kinds.POINT, 0, 0), (kinds.TOKEN, 0, 0)]
    t.plays("B reward token")
    drawn = int(pack(kinds.LOOT, face("necklace")))
    assert [t.state.seen(drawn, seat) == drawn for seat in (0, 1, 2, WATCHER)] == [False, True, False, False]
    t.draws("necklace")
    assert (t.now("B"), t.asked) == ("necklace", "C")
    t.plays("C reward point", "A reward token")
    t.draws("coin")
    assert [t.chest(letter) for letter in "ABCD"] == ["ring coin", "necklace", "", ""]
    assert t.vp == "0 0 1 0"


@pytest.mark.rule("BANDITS-5.6f")
def test_a_reward_token_is_open_under_open_loot() -> None:
    t = at_the_bridge("", "5", "5", "5", variants="open_loot")
    t.plays("A reward token")
    drawn = int(pack(kinds.LOOT, face("necklace")))
    assert {t.state.seen(drawn, seat) for seat in (0, 1, WATCHER)} == {drawn}


@pytest.mark.rule("BANDITS-1.9", "BANDITS-0.6", "BANDITS-X.76")
def test_with_an_empty_supply_a_reward_is_a_point_unasked() -> None:
    t = at_the_bridge("", "5", "1", "5", supply=1)
    t.plays("A reward token")
    t.on()
    assert t.vp == "0 0 1 0" and t.state.number == 2
    t = at_the_bridge("", "5", "1", "5", supply=0, variants="coin_for_missing")
    t.plays("A reward token", "C reward point")
    assert (t.chest("A"), t.chest("C"), t.vp) == ("village", "", "0 0 1 0")


# -- Will Scarlet (BANDITS-11.5) --------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-11.5", "BANDITS-X.86")
def test_will_scarlet_is_rewarded_with_a_point_and_arrested_in_the_last_turn_alone() -> None:
    t = at_the_bridge("5", "5", "", players=2, leaders="john john")
    assert t.vp == "0 0 1"
    t = at_the_bridge("5", "5", "5", players=2, leaders="john john")
    assert t.vp == "0 0 0"
    t = at_the_bridge("5", "5", "", players=2, leaders="john john", variants="will_token")
    assert t.vp == "0 0 0" and t.sees().gangs[2].stored == 1
    for turn, vp in ((2, "0 0 3"), (4, "0 0 2")):
        t = at_the_bridge("5", "5", "5 5 5", players=2, leaders="john john", turn=turn, vp="0 0 3")
        assert t.vp == vp and t.sees().gangs[2].leader == "free"


# -- riches (BANDITS-6.6) ---------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-6.6a", "BANDITS-6.6b", "BANDITS-H.5", "BANDITS-X.91")
def test_now_tokens_go_into_the_chest_and_out_of_sight() -> None:
    t = at_the_bridge("5", "5", "5", "5", now=("ring village", "coin"), chests=("2ring",))
    t.plays("A bribe 0", "B bribe 0")
    assert (t.chest("A"), t.chest("B"), t.now("A")) == ("3ring village", "coin", "")
    gang = t.sees("A").gangs[0]
    assert (gang.chest, gang.stored, gang.stored_coins) == (None, 4, 1)
    t = at_the_bridge("5", "5", "5", "5", now=("ring village", "coin"), variants="check_chest")
    assert t.sees("A").gangs[0].chest == tuple([0] * 14) and t.sees("A").gangs[0].held == 2
    t.plays("A bribe 0", "B bribe 0")
    assert t.sees("A").gangs[0].chest == tuple(int(n in (face("ring"), face("village"))) for n in range(14))
    assert t.sees("B").gangs[0].chest is t.sees().gangs[0].chest is None


@pytest.mark.rule("BANDITS-6.7a", "BANDITS-X.79")
def test_loot_is_no_point_on_the_track() -> None:
    t = at_the_bridge("5", "5", "5", "5", chests=("", "5ring 5bracelet"), now=("coin",), vp="2 1 2 2")
    t.plays("A bribe 0")
    assert t.state.first == 1
