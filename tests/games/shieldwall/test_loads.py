"""SHIELDWALL-S3.3: loads are taken, carried and dropped."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import losses, movement
from sherwood.games.shieldwall.position import KILLED, LOADED
from tests.games.shieldwall.battle import Battle


def at_the_barn() -> Battle:
    """A man of V3, of rate 800, stands by B1, whose south side is y 2600; nobody else is near."""
    battle = Battle("raid")
    battle.become(KILLED, battle.men("S1", "S2", "S3"))
    man = battle.men("V3")[0]
    battle.state.stands.put(man, 1200, 2560, 0)
    return battle


@pytest.mark.rule("SHIELDWALL-S3.3", "SHIELDWALL-0.4")
def test_a_viking_takes_a_load_from_a_building_he_touches() -> None:
    battle = at_the_barn()
    man, band = battle.men("V3")[0], battle.band("V3")
    assert battle.breaks(f"order {band} take") == "SHIELDWALL-0.4", "one man at a time"
    battle.state.stands.y[man] = 2554
    assert battle.breaks(f"alone {man} take") == "SHIELDWALL-S3.3"
    battle.state.stands.y[man] = 2555
    battle.plays(f"alone {man} take")
    assert battle.has(man, "LOADED") and battle.state.loads[battle.field.area_names.index("B1")] == 0
    assert battle.breaks(f"alone {man} advance") == "SHIELDWALL-0.4"
    other = battle.men("V3")[1]
    battle.state.stands.put(other, 1300, 2560, 0)
    assert battle.breaks(f"alone {other} take") == "SHIELDWALL-S3.3", "B1 holds one load"
    battle.state.loads[battle.field.area_names.index("B1")] = 1
    battle.plays(f"alone {other} take")
    battle.passes(2)
    assert battle.breaks(f"alone {man} take") == "SHIELDWALL-S3.3", "he has his hands full"


@pytest.mark.rule("SHIELDWALL-S3.3")
def test_the_hall_holds_two_loads_and_saxons_take_none() -> None:
    battle = at_the_barn()
    hall = battle.field.area_names.index("HALL")
    for man, x in zip(battle.men("V1")[:3], (2300, 2400, 2500), strict=True):
        battle.state.stands.put(man, x, 3860, 0)
        if battle.state.loads[hall]:
            battle.plays(f"alone {man} take")
        else:
            assert battle.breaks(f"alone {man} take") == "SHIELDWALL-S3.3"
    saxon = battle.men("S4")[0]
    battle.state.stands.put(saxon, 2000, 3160, 0)
    battle.passes()
    assert battle.breaks(f"alone {saxon} take") == "SHIELDWALL-S3.3"


@pytest.mark.rule("SHIELDWALL-X.94", "SHIELDWALL-S3.3", "SHIELDWALL-S3.6")
def test_nobody_takes_a_load_under_the_eyes_of_a_fighting_man() -> None:
    battle = at_the_barn()
    man = battle.men("V3")[0]
    fyrdman, villager = battle.men("S1")[0], battle.men("S4")[0]
    battle.state.status[fyrdman] = 0
    battle.state.stands.put(fyrdman, 1200, 2330, 0)
    assert battle.breaks(f"alone {man} take") == "SHIELDWALL-S3.3"
    battle.state.stands.put(fyrdman, 1200, 2279, 0)
    assert battle.allows(f"alone {man} take"), "he is 201 off"
    battle.become(KILLED, [fyrdman])
    battle.state.stands.put(villager, 1200, 2330, 0)
    assert battle.allows(f"alone {man} take")


@pytest.mark.rule("SHIELDWALL-X.94", "SHIELDWALL-S3.3", "SHIELDWALL-7.3a")
def test_a_carrier_goes_no_faster_than_infantry_and_neither_charges_nor_assaults() -> None:
    battle = at_the_barn()
    man, band = battle.men("V3")[0], battle.band("V3")
    assert movement.rate(battle.state, band) == 800
    battle.state.set_bits(man, LOADED)
    assert movement.rate(battle.state, band) == 600, "the band goes as fast as he"
    battle.plays(f"alone {man} advance")
    assert movement.rate(battle.state, band) == 600
    battle.plays("done", f"alone {battle.men('V3')[1]} advance")
    assert movement.rate(battle.state, band) == 800
    enemy = battle.men("S1")[0]
    battle.state.status[enemy] = 0
    battle.state.stands.put(enemy, 1200, 2300, 0)
    battle.plays("done")
    battle.passes(2)
    battle.state.stands.facing[man] = 180
    assert battle.breaks(f"alone {man} assault") == "SHIELDWALL-S3.3"
    battle.state.drop_bits(man, LOADED)
    assert battle.allows(f"alone {man} assault")


@pytest.mark.rule("SHIELDWALL-S3.3")
def test_a_load_lies_where_its_carrier_fell() -> None:
    battle = at_the_barn()
    man, other = battle.men("V3")[:2]
    battle.state.set_bits(man, LOADED)
    battle.state.stands.put(man, 1000, 1500, 0)
    losses.remove(battle.state, man, KILLED)
    battle.state.stands.put(other, 1000, 1586, 0)
    assert battle.breaks(f"alone {other} take") == "SHIELDWALL-S3.3"
    battle.state.stands.put(other, 1000, 1585, 0)
    battle.plays(f"alone {other} take")
    assert battle.has(other, "LOADED") and not battle.has(man, "LOADED")
