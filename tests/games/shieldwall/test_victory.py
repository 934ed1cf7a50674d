"""SHIELDWALL-S.3, S.4: each ending of each scenario comes about, and only when its condition holds."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import setup, victory
from sherwood.games.shieldwall.kinds import ENDINGS, SOLE
from sherwood.games.shieldwall.position import FINISHED, KILLED, LEFT_TABLE, LOADED, ROUTED, SURRENDERED
from tests.games.shieldwall.battle import Battle

TOTAL, WIN, NOBODY = 2, 1, ("", 0)


@pytest.mark.rule("SHIELDWALL-S1.3", "SHIELDWALL-S.4")
def test_the_lesson() -> None:
    for side, other in (("viking", "saxon"), ("saxon", "viking")):
        battle = Battle("lesson")
        battle.become(KILLED, battle.men(other)[:8])
        assert battle.now() == NOBODY and battle.at_last() == (side, WIN)
        battle.become(ROUTED, battle.men(other)[8:9])
        assert battle.now() == (side, TOTAL)
    battle = Battle("lesson")
    assert battle.at_last() == NOBODY
    battle.become(SURRENDERED, battle.men("S1")[:1])
    assert victory.score(battle.state, 0) == 10 and battle.at_last() == NOBODY, "a difference under 12 is a draw"
    battle.become(SURRENDERED, battle.men("S1")[1:2])
    assert victory.score(battle.state, 0) == 20 and battle.at_last() == ("viking", WIN)


@pytest.mark.rule("SHIELDWALL-S2.4", "SHIELDWALL-S.4")
def test_the_ridge() -> None:
    battle = Battle("hill")
    assert battle.at_last() == ("saxon", WIN)
    battle.become(KILLED, battle.men("N9"))
    battle.become(KILLED, battle.men("norman")[:27])
    assert battle.now() == NOBODY
    battle.become(KILLED, battle.men("norman")[:28])
    assert battle.now() == ("saxon", TOTAL)
    battle = Battle("hill")
    battle.become(KILLED, battle.men("S8"))
    assert battle.now() == NOBODY
    saxon = next(k for k in range(2) if battle.field.roster.side[battle.field.bearers[k]] == 1)
    battle.state.bearer[saxon] = battle.men("N4")[0]
    assert battle.now() == ("norman", TOTAL) and victory.score(battle.state, 0) == 23 + 10
    battle = Battle("hill")
    battle.become(KILLED, battle.men("S1", "S2", "S3"))
    assert battle.at_last() == ("saxon", WIN)
    battle.become(KILLED, battle.men("S4", "S5"))
    assert battle.at_last() == NOBODY, "60 per cent of the Saxon points are gone"
    battle.go_to(3600, 3300, battle.men("N1", "N2"))
    assert battle.at_last() == ("norman", WIN)


@pytest.mark.rule("SHIELDWALL-S3.5", "SHIELDWALL-S.3", "SHIELDWALL-S3.3")
def test_the_raid() -> None:
    battle = Battle("raid")
    assert victory.score(battle.state, 1) == 60 and battle.at_last() == ("saxon", WIN), "six loads are kept"
    vikings = battle.men("viking")
    for man in vikings[:3]:
        battle.state.set_bits(man, LOADED)
    battle.become(LEFT_TABLE, vikings[:3])
    assert (victory.score(battle.state, 0), victory.score(battle.state, 1)) == (45, 30) and battle.at_last() == ("viking", WIN)
    battle.become(KILLED, battle.men("V2")[:1])
    assert victory.score(battle.state, 1) == 43 and battle.at_last() == NOBODY
    battle.become(KILLED, battle.men("S4")[:1])
    assert victory.score(battle.state, 0) == 51, "villagers count double"
    assert battle.now() == NOBODY
    battle.become(LEFT_TABLE, vikings)
    assert battle.now() == battle.at_last() and victory.now(battle.state) > 0
    battle = Battle("raid")
    battle.become(KILLED, battle.men("S1", "S2", "S3", "S4"))
    assert victory.now(battle.state) == 0, "the relief is still to come"
    battle.become(KILLED, battle.men("S5", "S6"))
    assert battle.now() == ("viking", WIN)


@pytest.mark.rule("SHIELDWALL-S4.5", "SHIELDWALL-S.4")
def test_the_bridge() -> None:
    battle = Battle("bridge")
    assert battle.at_last() == ("viking", WIN)
    battle.go_to(2400, 2601, battle.men("S1")[:5])
    assert battle.at_last() == ("viking", WIN)
    battle.go_to(2400, 2601, battle.men("S1")[:6])
    assert battle.at_last() == NOBODY
    battle.become(ROUTED, battle.men("V2", "V3", "V4", "V5", "V7", "V8"))
    assert battle.at_last() == ("saxon", WIN), "6 × 16 points against a berserker and a chieftain"
    assert battle.now() == NOBODY
    battle.become(ROUTED, battle.men("viking"))
    assert battle.now() == ("saxon", TOTAL)


@pytest.mark.rule("SHIELDWALL-S5.4", "SHIELDWALL-0.8")
def test_the_ambush() -> None:
    battle = Battle("ambush")
    assert battle.at_last() == ("saxon", WIN) and battle.now() == NOBODY
    battle.become(KILLED, battle.men("N3"))
    assert battle.at_last() == ("saxon", TOTAL)
    battle = Battle("ambush")
    battle.become(LEFT_TABLE, battle.men("N1", "N3"))
    assert battle.at_last() == NOBODY, "102 points"
    battle.become(LEFT_TABLE, battle.men("N6", "N4"))
    assert battle.at_last() == ("norman", TOTAL)
    battle = Battle("ambush")
    battle.become(LEFT_TABLE, battle.men("N1", "N4", "N6"))
    assert battle.at_last() == ("norman", WIN)
    battle.become(KILLED, battle.men("norman"))
    assert battle.now() == ("saxon", TOTAL)
    battle = Battle("ambush")
    battle.become(KILLED, battle.men("saxon"))
    assert battle.now() == ("norman", WIN) and victory.now(battle.state) == 5 * ENDINGS + SOLE


@pytest.mark.rule("SHIELDWALL-S6.7", "SHIELDWALL-S.4")
def test_the_keep() -> None:
    battle = Battle("motte")
    assert battle.at_last() == ("norman", WIN)
    battle.go_to(3500, 2800, battle.men("A1")[:1])
    assert battle.at_last() == ("attacker", WIN) and battle.now() == NOBODY
    battle = Battle("motte")
    battle.become(KILLED, battle.men("N5a", "N6"))
    battle.go_to(3100, 1250, battle.men("A1")[:1])
    assert battle.at_last() == ("norman", WIN)
    battle.go_to(1850, 2400, battle.men("A6")[:1])
    assert battle.at_last() == ("attacker", WIN), "both gatehouses are held"
    battle.go_to(1850, 2400, battle.men("N2")[:1])
    assert battle.at_last() == ("norman", WIN)
    battle = Battle("motte")
    battle.become(SURRENDERED, battle.men("N4"))
    assert battle.now() == NOBODY
    battle.become(KILLED, battle.men("N5a", "N6"))
    assert battle.now() == ("attacker", TOTAL)
    battle = Battle("motte")
    battle.become(KILLED, battle.men("attacker")[:39])
    assert battle.now() == NOBODY
    battle.become(KILLED, battle.men("attacker")[:40])
    assert battle.now() == ("norman", TOTAL)


@pytest.mark.rule("SHIELDWALL-S7.1", "SHIELDWALL-D.5")
def test_earl_and_jarl() -> None:
    battle = Battle("field")
    battle.become(KILLED, battle.men("V1", "V5", "V3"))
    assert battle.at_last() == ("saxon", WIN) and victory.score(battle.state, 1) >= 78
    battle.become(KILLED, battle.men("S1", "S3"))
    assert battle.at_last() == NOBODY
    battle.become(KILLED, battle.men("viking", "saxon"))
    assert battle.now() == NOBODY and victory.now(battle.state) == 7 * ENDINGS, "nobody is left alone"


@pytest.mark.rule("SHIELDWALL-S.4", "SHIELDWALL-0.8")
def test_the_game_ends_with_the_move_that_decides() -> None:
    battle = Battle("lesson")
    state = battle.state
    battle.become(KILLED, battle.men("saxon")[:9])
    battle.plays("end_movement")
    assert state.stage == FINISHED and state.ending() == ENDINGS + 1 and state.points(0) == TOTAL
    again = setup.load(state.dump())
    assert again.dump() == state.dump() and again.ending() == state.ending()
