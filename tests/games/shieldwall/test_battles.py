"""SHIELDWALL-S1 to S6: what is special to each battle, as it is played."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import morale
from sherwood.games.shieldwall.engagement import engages
from sherwood.games.shieldwall.kinds import STRIKE_AT
from sherwood.games.shieldwall.movement import move
from sherwood.games.shieldwall.position import FIRE_STEP, OUTNUMBERED, SHOOTING
from sherwood.games.shieldwall.troops import ELITE, MILITIA
from sherwood.kernel.moves import kind_of
from tests.games.shieldwall.battle import Battle


def steady(battle: Battle) -> Battle:
    """Nobody loses heart because of numbers."""
    for man in range(battle.field.roster.n):
        battle.state.set_bits(man, OUTNUMBERED)
    return battle


@pytest.mark.rule("SHIELDWALL-S1.4", "SHIELDWALL-S1.1", "SHIELDWALL-4.1b", "SHIELDWALL-3.3a")
def test_the_lesson_has_just_enough_for_a_wall_and_for_two_charges() -> None:
    battle = Battle("lesson")
    battle.passes()
    fyrd = battle.band("S1")
    enemy = battle.men("V1")[0]
    battle.state.stands.put(enemy, 1800, 2300, 0)
    assert battle.allows(f"order {fyrd} form_wall 1")
    battle.clear("V1")
    battle.become(2, battle.men("S1")[:1])
    assert battle.breaks(f"order {fyrd} form_wall 1") == "SHIELDWALL-4.1b", "six make none"
    battle = Battle("lesson")
    assert battle.allows(f"order {battle.band('V2')} charge")
    assert not battle.field.high_angle


@pytest.mark.rule("SHIELDWALL-S2.5", "SHIELDWALL-6.5f", "SHIELDWALL-3.1c")
def test_the_ridge_costs_a_charge_its_bonus() -> None:
    battle = Battle("hill")
    while battle.state.seat != 0:
        battle.passes()
    band, men = battle.band("N6"), battle.men("N6")
    for k, man in enumerate(men):
        battle.state.stands.put(man, 3000 + 100 * k, 1600, 0)
    battle.clear("N1", "N3", "N5")
    steady(battle).plays(f"order {band} charge")
    assert move(battle.state) == 1800
    battle.plays("run")
    while battle.allows(f"stand_fire {battle.band('S4')} 0") or battle.allows(f"stand_fire {battle.band('S3')} 0"):
        battle.state.play(battle.offers()[0])
    assert not any(battle.has(man, "BONUS") for man in men) and all(battle.state.run[man] >= 1200 for man in men)


@pytest.mark.rule("SHIELDWALL-X.96", "SHIELDWALL-S2.3", "SHIELDWALL-5.6e")
def test_arrows_over_friends_reach_the_second_rank_on_the_ridge() -> None:
    battle = Battle("hill")
    battle.state.step, battle.state.stage, battle.state.seat = FIRE_STEP, SHOOTING, 0
    archer, clubman = battle.men("N1")[3], battle.men("S5")[2]
    x, y, _ = battle.place(clubman)
    assert y == 3260
    battle.clear("S1", "S2", "S3", "S4", "S7", "S8", "S6", "N2", "N4", "N6", "N7", "N8", "N9", "N5")
    battle.clear("N3")
    friend = battle.men("N3")[0]
    battle.state.status[friend] = 0
    for man in battle.men("N1"):
        if man != archer:
            battle.become(2, [man])
    for ahead, short, allowed in ((600, 300, True), (599, 300, False), (600, 299, False)):
        battle.state.stands.put(friend, x, y - 80 - short, 0)
        battle.state.stands.put(archer, x, y - 160 - short - ahead, 0)
        assert battle.allows(f"shoot_alone {archer} {clubman} high_angle") is allowed, (ahead, short)
        assert battle.breaks(f"shoot_alone {archer} {clubman} direct") == "SHIELDWALL-5.6b"
    assert not Battle("hill", high_angle="off").field.high_angle


@pytest.mark.rule("SHIELDWALL-X.93", "SHIELDWALL-S4.2", "SHIELDWALL-1.5c")
def test_two_abreast_fight_the_bridge_ward_and_a_third_finds_no_place() -> None:
    battle = Battle("bridge")
    ward, band, (first, second, third, *_) = battle.men("V1")[0], battle.band("S1"), battle.men("S1")
    battle.become(2, battle.men("S1")[3:])
    battle.state.stands.put(first, 2360, 2120, 0)
    battle.state.stands.put(second, 2440, 2120, 0)
    battle.state.stands.put(third, 2400, 2000, 0)
    steady(battle).plays(f"order {band} assault", f"strike_at {first} {ward} 1")
    assert battle.place(first)[:2] in ((2360, 2320), (2440, 2320))
    others = [place for place in range(12) if battle.allows(f"strike_at {second} {ward} {place}")]
    assert others == [2]
    battle.plays(f"strike_at {second} {ward} 2")
    assert {battle.place(man)[:2] for man in (first, second)} == {(2360, 2320), (2440, 2320)}
    assert not any(kind_of(offer) == STRIKE_AT for offer in battle.offers())
    assert engages(battle.state, first, ward) and engages(battle.state, second, ward)


@pytest.mark.rule("SHIELDWALL-S4.2", "SHIELDWALL-3.5a")
def test_the_river_is_crossed_two_abreast_or_by_the_ford() -> None:
    battle = Battle("bridge")
    battle.clear("V1")
    first, second, third = battle.men("S1")[:3]
    for man, x, y, allowed in ((first, 2340, 2150, True), (second, 2337, 2150, False), (third, 500, 2150, True)):
        battle.state.stands.put(man, x, y, 0)
        battle.plays(f"alone {man} advance")
        assert battle.allows("go 200") is allowed, x
        battle.plays("done")


@pytest.mark.rule("SHIELDWALL-S4.3", "SHIELDWALL-0.4")
def test_surprised_vikings_take_no_orders_in_the_first_turn() -> None:
    battle = Battle("bridge")
    battle.passes()
    assert battle.state.seat == 1
    for name in ("V3", "V4", "V5", "V6", "V7", "V8"):
        assert battle.breaks(f"order {battle.band(name)} advance") == "SHIELDWALL-S4.3"
    assert battle.allows(f"order {battle.band('V2')} advance")
    battle.passes(2)
    assert battle.state.number == 2 and battle.allows(f"order {battle.band('V3')} advance")


@pytest.mark.rule("SHIELDWALL-X.95", "SHIELDWALL-S5.2", "SHIELDWALL-3.5a")
def test_riders_go_round_the_trunk() -> None:
    battle = Battle("ambush")
    battle.passes()
    first, second = battle.men("N1")[:2]
    battle.state.stands.put(first, 4880, 1800, 90)
    battle.plays(f"alone {first} advance")
    assert battle.breaks("go 300") == "SHIELDWALL-3.5a" and battle.allows("go 40")
    battle.plays("done")
    battle.state.stands.put(second, 4800, 1500, 90)
    battle.plays(f"alone {second} advance")
    assert battle.allows("go 200") and battle.allows("go 600"), "past (5000, 1500)"


@pytest.mark.rule("SHIELDWALL-S6.6", "SHIELDWALL-9.1c", "SHIELDWALL-11.0a")
def test_saxons_and_vikings_raise_each_other() -> None:
    battle = Battle("motte")
    (chieftain,), clubmen = battle.men("A10"), battle.men("A3")
    state = battle.state
    morale.find_units(state)
    alone = state.unit[clubmen[0]]
    assert morale.column(state, alone) == MILITIA
    x, y, _ = battle.place(clubmen[0])
    battle.state.stands.put(chieftain, x, y - 160, 0)
    morale.find_units(state)
    assert morale.column(state, state.unit[clubmen[0]]) == MILITIA - 1 and ELITE == 0
    assert battle.field.roster.side[chieftain] == battle.field.roster.side[clubmen[0]]
