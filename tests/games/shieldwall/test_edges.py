"""SHIELDWALL-S3.2, S3.4, S5.3: who comes in, and who leaves."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import setup
from sherwood.games.shieldwall.position import KILLED, LEFT_TABLE, LOADED, READY, TO_COME
from tests.games.shieldwall.battle import Battle


def turn_three() -> Battle:
    battle = Battle("raid")
    battle.state.number = 3
    battle.passes()
    return battle


@pytest.mark.rule("SHIELDWALL-S3.2", "SHIELDWALL-0.3")
def test_relief_comes_in_over_the_northern_edge() -> None:
    battle = turn_three()
    band, men = battle.band("S5"), battle.men("S5")
    battle.state.number = 2
    assert battle.breaks(f"place {band} 2400 4760") == "SHIELDWALL-S3.2"
    battle.state.number = 3
    assert battle.breaks(f"place {band} 2400 4750") == "SHIELDWALL-S.2"
    assert battle.breaks(f"place {band} 1237 4760") == "SHIELDWALL-S.2", "its end man would stand west of x 10"
    assert battle.allows(f"place {band} 1238 4760") and battle.allows(f"place {band} 3760 4760")
    assert battle.breaks(f"place {band} 3763 4760") == "SHIELDWALL-S.2"
    assert battle.breaks(f"place {battle.band('V1')} 2400 4760") == "SHIELDWALL-0.2"
    assert battle.breaks(f"place {battle.band('S1')} 2400 4760") == "SHIELDWALL-0.4"
    battle.plays(f"place {band} 2400 4760")
    assert battle.place(men[0])[1:] == (4760, 180) and battle.state.status[men[0]] == READY
    assert sorted(x for x, _, _ in battle.places(*men)) == [2200, 2280, 2360, 2440, 2520, 2600]
    assert battle.breaks(f"place {band} 2400 4760") == "SHIELDWALL-0.4"
    battle.plays(f"order {band} advance", "go 400")
    again = setup.load(battle.state.dump())
    assert again.dump() == battle.state.dump()


@pytest.mark.rule("SHIELDWALL-S3.2", "SHIELDWALL-1.2c", "SHIELDWALL-3.1g")
def test_nobody_comes_in_where_somebody_stands_and_may_come_later() -> None:
    battle = turn_three()
    band, viking = battle.band("S6"), battle.men("V1")[0]
    battle.state.stands.put(viking, 2800, 4760, 0)
    assert battle.breaks(f"place {band} 2850 4760") == "SHIELDWALL-1.2c"
    assert battle.breaks(f"place {band} 2885 4760") == "SHIELDWALL-3.1g"
    assert battle.allows(f"place {band} 2886 4760")
    battle.state.number = 5
    assert battle.allows(f"place {band} 2886 4760")


@pytest.mark.rule("SHIELDWALL-S3.2", "SHIELDWALL-0.8")
def test_a_side_of_which_all_are_to_come_is_asked() -> None:
    battle = Battle("raid")
    battle.become(KILLED, battle.men("S1", "S2", "S3", "S4"))
    battle.state.number = 2
    battle.passes()
    assert battle.state.number == 3 and battle.state.seat == 0, "nobody of the Saxons could be ordered in turn 2"
    battle.passes()
    assert battle.state.seat == 1 and battle.state.number == 3
    assert {battle.state.status[man] for man in battle.men("S5", "S6")} == {TO_COME}


@pytest.mark.rule("SHIELDWALL-S3.4", "SHIELDWALL-0.4")
def test_vikings_leave_over_the_strand_with_their_loads() -> None:
    battle = Battle("raid")
    band, (man, *others) = battle.band("V3"), battle.men("V3")
    assert battle.breaks(f"order {band} leave") == "SHIELDWALL-S3.4"
    battle.state.set_bits(man, LOADED)
    battle.state.stands.put(man, 1000, 145, 0)
    battle.state.stands.put(others[0], 1200, 146, 0)
    assert battle.breaks(f"alone {others[0]} leave") == "SHIELDWALL-S3.4"
    battle.plays(f"order {band} leave")
    assert battle.state.status[man] == LEFT_TABLE and battle.has(man, "LOADED") and not battle.state.is_on(man)
    assert all(battle.state.is_on(other) for other in others)
    assert battle.breaks(f"order {band} advance") == "SHIELDWALL-0.4"


@pytest.mark.rule("SHIELDWALL-S5.3")
def test_normans_leave_over_the_road_to_the_east() -> None:
    battle = Battle("ambush")
    battle.passes()
    knight = battle.men("N1")[0]
    for x, y, leaves in ((5920, 1800, True), (5910, 1800, False), (5920, 2440, True), (5920, 2446, False), (5920, 1154, False)):
        battle.state.stands.put(knight, x, y, 90)
        assert battle.allows(f"alone {knight} leave") is leaves, (x, y)
    saxon = battle.men("S1")[0]
    battle.passes()
    battle.state.stands.put(saxon, 5950, 1600, 90)
    assert battle.breaks(f"alone {saxon} leave")
