"""SHIELDWALL-11.0c to 11.2: fire from a castle and at one."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import lines, quivers, saves, setup, shots
from sherwood.games.shieldwall.kinds import DIRECT, HURLED
from sherwood.games.shieldwall.position import DIGS, FIRE_STEP, FIRED, SHOOTING
from sherwood.games.shieldwall.tables import LONG, MEDIUM, OUT_OF_RANGE, SHORT
from tests.games.shieldwall.battle import Battle

BANDS = {SHORT: "short", MEDIUM: "medium", LONG: "long", OUT_OF_RANGE: "out"}


def volley(*cleared: str, **options: str) -> Battle:
    """The Normans declare their shots; of their archers and crossbowmen those are left that a test needs."""
    battle = Battle("motte", **options)
    battle.clear(*cleared)
    battle.state.step, battle.state.stage = FIRE_STEP, SHOOTING
    return battle


def band(battle: Battle, man: int, target: int, mode: int = DIRECT) -> str:
    """The band of range."""
    return BANDS[int(shots.band(battle.state, man, lines.take(battle.state, man, target, mode), mode))]


def target_at(battle: Battle, x: int, y: int) -> int:
    man = battle.men("A3")[0]
    battle.state.stands.put(man, x, y, 0)
    return man


# -- range ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-11.2a", "SHIELDWALL-11.2b", "SHIELDWALL-11.2c", "SHIELDWALL-X.85", "SHIELDWALL-T.3")
def test_bows_reach_farther_from_gatehouses_and_from_the_keep() -> None:
    battle = volley()
    bow, crossbow = battle.men("N5a")[0], battle.men("N6")[0]
    for man, place, reach in (
        *((bow, "g2", (600, 1100, 1700)), (bow, "k6", (700, 1200, 1800)), (bow, "w60", (500, 1000, 1500))),
        *((crossbow, "g2", (800, 1500, 2300)), (crossbow, "k6", (900, 1600, 2400)), (crossbow, "w60", (700, 1400, 2100))),
    ):
        battle.man_place(man, place)
        x, y, _ = battle.place(man)
        for limit, here, beyond in zip(reach, ("short", "medium", "long"), ("medium", "long", "out"), strict=True):
            assert band(battle, man, target_at(battle, x + 80 + limit, y)) == here, (place, limit)
            assert band(battle, man, target_at(battle, x + 81 + limit, y)) == beyond, (place, limit)
    battle = volley(walk_counts_as_gatehouse="on")
    battle.man_place(bow, "w60")
    assert band(battle, bow, target_at(battle, battle.place(bow)[0] + 80 + 600, battle.place(bow)[1])) == "short"


@pytest.mark.rule("SHIELDWALL-11.1b", "SHIELDWALL-X.84", "SHIELDWALL-11.1a")
def test_spears_are_thrown_farther_outward() -> None:
    battle = volley()
    man = battle.men("N3")[0]
    for place, y, here in (("k1", 2180, "long"), ("k1", 2020, "long"), ("k1", 2019, "out"), ("k1", 2320, "short")):
        battle.man_place(man, place)
        assert band(battle, man, target_at(battle, 3300, y), HURLED) == here, y
    battle.man_place(man, "g1")
    for gap, here in ((200, "short"), (300, "medium"), (400, "long"), (401, "out")):
        assert band(battle, man, target_at(battle, 2950, 1150 - 80 - gap), HURLED) == here, gap
    battle.man_place(man, "w60")
    x, y, _ = battle.place(man)
    assert band(battle, man, target_at(battle, x + 81 + 100, y), HURLED) == "medium", "the walk gives nothing"
    works = battle.state.stands.works
    full = {battle.field.castle.names[post] for post in range(battle.field.castle.posts) if works.quiver[post] == 10}
    assert full == {"g1", "g2", "h1", "h2", "k1", "k2", "k3", "k4"}


# -- quivers --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-11.1c", "SHIELDWALL-X.86")
def test_who_stands_by_a_quiver_throws_its_spears_instead_of_shooting() -> None:
    battle = volley()
    archer, knight, light = battle.men("N5a")[1], battle.men("N1")[0], battle.men("N3")[0]
    battle.man_place(archer, "g2")
    battle.man_place(knight, "g4")
    battle.man_place(light, "g3")
    works, g2 = battle.state.stands.works, battle.spot("g2")
    target = target_at(battle, 3600, 950)
    assert quivers.quiver_by(battle.state, knight) == g2 and quivers.quiver_by(battle.state, light) == battle.spot("g1")
    works.quiver[g2] = 1
    assert battle.allows(f"shoot_alone {archer} {target} direct") and battle.allows(f"shoot_alone {archer} {target} hurled")
    battle.plays(f"shoot_alone {archer} {target} hurled")
    assert works.quiver[g2] == 0 and battle.state.has(archer, FIRED)
    assert battle.breaks(f"shoot_alone {archer} {target} direct") == "SHIELDWALL-5.1b"
    assert battle.breaks(f"shoot_alone {knight} {target} hurled") == "SHIELDWALL-0.3", "none is left for him"
    again = setup.load(battle.state.dump())
    assert again.stands.works.quiver[g2] == 0


@pytest.mark.rule("SHIELDWALL-11.1c", "SHIELDWALL-5.1b")
def test_ones_own_javelin_is_left_alone_while_there_is_a_quiver() -> None:
    battle = volley("N5a", "N6")
    light = battle.men("N3")[0]
    battle.man_place(light, "g2")
    target = target_at(battle, 3500, 1000)
    battle.plays(f"shoot_alone {light} {target} hurled")
    assert not battle.has(light, "SPENT") and battle.state.stands.works.quiver[battle.spot("g2")] == 9
    attacker = battle.men("A7")[0]
    battle.man_place(attacker, "h1")
    assert quivers.quiver_by(battle.state, attacker) == battle.spot("h1"), "anyone may use it"


@pytest.mark.rule("SHIELDWALL-11.3b", "SHIELDWALL-11.1c")
def test_who_shoots_does_nothing_else_in_the_turn() -> None:
    battle = volley("N5a", "N6")
    light = battle.men("N3")[0]
    battle.man_place(light, "g2")
    battle.state.set_bits(light, DIGS)
    battle.plays(f"shoot_alone {light} {target_at(battle, 3500, 1000)} hurled")
    assert not battle.has(light, "DIGS") and battle.has(light, "FIRED_ONCE")


# -- which way, and over what -----------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-11.0c", "SHIELDWALL-1.4d")
def test_men_on_the_walls_shoot_outward() -> None:
    battle = volley()
    man = battle.men("N5a")[0]
    for place, east, north, sees in (
        *(("w30", 0, 500, True), ("w30", 800, 10, True), ("w30", 800, 0, False), ("w30", 0, -500, False)),
        *(
            ("w1", 800, -10, True),
            ("w1", -10, 500, True),
            ("w1", 0, 500, False),
            ("w1", 500, 490, False),
            ("w1", 500, -490, True),
        ),
        *(("k6", 10, 800, True), ("k6", -10, 0, False), ("k2", -400, -500, True), ("k2", -500, 500, False)),
    ):
        battle.man_place(man, place)
        x, y, _ = battle.place(man)
        battle.state.stands.lay(man, battle.state.set.start)
        assert quivers.sees(battle.state, man, battle.state.set.start, x + east, y + north) is sees, (place, east, north)


@pytest.mark.rule("SHIELDWALL-11.0d", "SHIELDWALL-11.2d", "SHIELDWALL-1.7e", "SHIELDWALL-5.6d")
def test_castle_timber_blocks_on_the_ground_and_not_aloft() -> None:
    battle = volley()
    archer, slinger = battle.men("N5a")[0], battle.men("A4")[0]
    battle.man_place(archer, "g2")
    target = target_at(battle, 3600, 600)
    for man, y in zip(battle.men("A2")[:3], (700, 800, 900), strict=True):
        battle.state.stands.put(man, 3500, y, 0)
    assert battle.allows(f"shoot_alone {archer} {target} direct"), "over all who stand lower"
    battle.state.seat = 0
    norman = battle.men("N1")[0]
    battle.state.stands.put(slinger, 2400, 1000, 0)
    battle.state.stands.put(norman, 2400, 1500, 180)
    assert battle.breaks(f"shoot_alone {slinger} {norman} direct") == "SHIELDWALL-1.7e"
    battle.man_place(norman, "w83")
    assert battle.allows(f"shoot_alone {slinger} {norman} direct")


@pytest.mark.rule("SHIELDWALL-11.2d", "SHIELDWALL-1.7e")
def test_shots_into_a_gate_passage_come_through_its_ends() -> None:
    battle = volley("N5a", "N6")
    slinger, norman = battle.men("A4")[0], battle.men("N1")[0]
    battle.state.seat = 0
    battle.state.stands.put(norman, 3100, 1250, 180)
    battle.state.stands.put(slinger, 3100, 800, 0)
    assert battle.allows(f"shoot_alone {slinger} {norman} direct")
    battle.state.stands.put(slinger, 3400, 900, 315)
    assert battle.breaks(f"shoot_alone {slinger} {norman} direct") == "SHIELDWALL-1.7e"
    battle.man_place(slinger, "w77")
    battle.state.stands.facing[slinger] = 270
    battle.state.stands.works.at[slinger] = -1
    assert battle.breaks(f"shoot_alone {slinger} {norman} direct") == "SHIELDWALL-1.7e", "not from above either"


@pytest.mark.rule("SHIELDWALL-11.2d", "SHIELDWALL-11.5c")
def test_nobody_shoots_into_the_keep_or_from_a_ladder() -> None:
    battle = volley()
    archer, attacker = battle.men("N5a")[0], battle.men("A4")[0]
    target = target_at(battle, 3450, 2300)
    battle.man_place(archer, "p1")
    assert battle.breaks(f"shoot_alone {archer} {target} direct") == "SHIELDWALL-11.2d"
    battle.man_place(archer, "ST-S.2")
    battle.state.stands.put(attacker, 2700, 900, 0)
    assert battle.breaks(f"shoot_alone {archer} {attacker} direct") == "SHIELDWALL-11.5c"
    battle.state.seat = 0
    assert battle.allows(f"shoot_alone {attacker} {archer} direct"), "a lawful target at any level"
    battle.man_place(archer, "p1")
    battle.state.stands.put(attacker, 3450, 2300, 0)
    assert battle.breaks(f"shoot_alone {attacker} {archer} direct") == "SHIELDWALL-11.2d"


@pytest.mark.rule("SHIELDWALL-11.0c", "SHIELDWALL-8.3a", "SHIELDWALL-11.5c", "SHIELDWALL-X.90")
def test_a_parapet_covers_against_what_comes_from_outside() -> None:
    battle = volley()
    norman, slinger = battle.men("N1")[0], battle.men("A4")[0]

    def cover(place: str, x: int, y: int) -> int:
        battle.man_place(norman, place)
        battle.state.stands.put(slinger, x, y, 0)
        aim = lines.take(battle.state, slinger, norman, DIRECT)
        return int(saves.against_shot(battle.state, norman, aim.target, aim.leg, DIRECT))

    assert cover("w83", 2400, 800) == 1 and cover("w83", 2400, 1800) == 0
    assert cover("g1", 2400, 800) == 1 and cover("k5", 3500, 2000) == 1
    assert cover("ST-S.2", 2700, 800) == cover("p1", 3450, 2300) == 0
