"""SHIELDWALL-11.0, 11.5, 11.6: places of the castle and the ways between them."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import breakoff, morale, setup
from sherwood.games.shieldwall.castle import FOOT, INDOORS, POST, RUNG, WALK
from sherwood.games.shieldwall.engagement import engages, is_engaged
from sherwood.games.shieldwall.position import ASSAULTED, FREED, NO_CHARGE, ORDERED, READY
from tests.games.shieldwall.battle import Battle

KEEP = Battle("motte")
CASTLE = KEEP.field.castle


def siege(*cleared: str) -> Battle:
    """The Normans move; of these bands nobody is left."""
    battle = Battle("motte")
    battle.clear(*cleared)
    return battle


def beside(name: str) -> set[str]:
    works = KEEP.state.stands.works
    return {other for other in CASTLE.names if CASTLE.are_neighbours(works, KEEP.spot(name), KEEP.spot(other))}


# -- the plan -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-S6.2", "SHIELDWALL-11.0c")
def test_posts_of_one_floor_are_neighbours_if_they_are_near() -> None:
    assert beside("k9") == {"k5", "k6", "k7", "k8", "ST-K.2"} and beside("k1") == {"k5", "k8"}
    assert beside("p1") == {"d1", "p2"} and beside("p3") == {"p2", "p4"}
    assert beside("h1") == {"h2", "h3"} and beside("h4") == {"h2", "h3", "w11", "LG-W.2"}
    assert beside("g1") == {"g2", "g3", "w79"} and beside("g4") == {"g2", "g3", "LG-S.2"}


@pytest.mark.rule("SHIELDWALL-S6.1", "SHIELDWALL-S6.2", "SHIELDWALL-11.0c")
def test_the_walk_has_a_place_to_every_inch() -> None:
    walk = [place for place in range(CASTLE.n) if CASTLE.what[place] == WALK]
    assert len(walk) == 96 - 4 - 4, "but within the gatehouses"
    for place in walk:
        x, y = int(CASTLE.x[place]), int(CASTLE.y[place])
        assert min(x - 1800, 4400 - x, y - 1200, 3600 - y) == 50 and CASTLE.level[place] == 1
    assert (CASTLE.x[walk[0]], CASTLE.y[walk[0]], CASTLE.facing[walk[0]]) == (1850, 1250, 225)
    assert beside("w1") == {"w2", "w88"} and beside("w10") == {"w9", "h3"} and beside("w11") == {"w12", "h4"}


@pytest.mark.rule("SHIELDWALL-S6.3", "SHIELDWALL-11.5a", "SHIELDWALL-T.9")
def test_a_stair_has_a_foot_and_two_rungs() -> None:
    assert beside("ST-S.0") == {"ST-S.1"} and beside("ST-S.1") == {"ST-S.0", "ST-S.2"}
    assert beside("ST-S.2") == {"ST-S.1", "w80"} and beside("w80") >= {"ST-S.2"}
    assert beside("ST-K.1") == {"p4", "ST-K.2"} and beside("ST-K.2") == {"ST-K.1", "k9"}
    kinds = {name: CASTLE.what[KEEP.spot(name)] for name in ("ST-S.0", "ST-S.1", "ST-S.2", "d1", "p1", "g1")}
    assert kinds == {"ST-S.0": FOOT, "ST-S.1": RUNG, "ST-S.2": RUNG, "d1": FOOT, "p1": INDOORS, "g1": POST}
    assert CASTLE.level[KEEP.spot("ST-S.1")] == 3 and CASTLE.level[KEEP.spot("ST-S.0")] == 0


# -- who stands on a place ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-S6.4", "SHIELDWALL-11.0b", "SHIELDWALL-11.0c")
def test_archers_start_on_their_posts_and_are_ordered_singly() -> None:
    battle = siege()
    archers = battle.men("N5a")
    stands = battle.state.stands
    assert [CASTLE.names[CASTLE.place_of(stands, man)] for man in archers] == ["g1", "g2", "k1", "k2"]
    assert [int(stands.level[man]) for man in archers] == [1, 1, 2, 2]
    assert battle.breaks(f"order {battle.band('N5a')} advance") == "SHIELDWALL-0.7", "nobody of the band is on the ground"
    assert battle.breaks(f"alone {archers[0]} advance") == "SHIELDWALL-11.0c"
    assert battle.breaks(f"alone {archers[0]} about_face") == "SHIELDWALL-11.0c"
    battle.plays(battle.post(archers[0], "g3"))
    assert battle.place(archers[0]) == (2950, 1350, 270) and CASTLE.names[CASTLE.place_of(stands, archers[0])] == "g3"
    assert battle.breaks(battle.post(archers[0], "g1")) == "SHIELDWALL-0.4"
    assert battle.breaks(f"alone {archers[1]} advance {battle.spot('g4')}") == "SHIELDWALL-0.2"


@pytest.mark.rule("SHIELDWALL-11.0c", "SHIELDWALL-0.4")
def test_men_on_places_are_no_part_of_their_bands_order() -> None:
    battle = siege()
    band, men = battle.band("N3"), battle.men("N3")
    battle.man_place(men[0], "w40")
    battle.plays(f"order {band} advance", "go 100", "done")
    assert battle.place(men[0])[:2] == (CASTLE.x[battle.spot("w40")], CASTLE.y[battle.spot("w40")])
    assert not battle.has(men[0], "ORDERED") and battle.allows(battle.post(men[0], "w41"))


@pytest.mark.rule("SHIELDWALL-11.0c", "SHIELDWALL-11.0b", "SHIELDWALL-6.1c")
def test_men_on_neighbouring_places_fight_whatever_lies_between() -> None:
    battle = siege("N5a", "N6")
    norman, attacker = battle.men("N1")[0], battle.men("A1")[0]
    stands, contact = battle.state.stands, battle.state.set.contact
    for one, other, fights in (
        *(("g1", "g2", True), ("g1", "g4", False), ("w20", "w21", True), ("w20", "w22", False), ("k9", "k6", True)),
        *(("p1", "d1", True), ("p1", "p3", False), ("w80", "ST-S.2", True), ("w80", "ST-S.1", False)),
    ):
        battle.man_place(norman, one)
        battle.man_place(attacker, other)
        assert engages(battle.state, norman, attacker) is fights, (one, other)
        assert (contact.touches(stands, norman, attacker) == 0) is fights
        assert contact.meets(stands, attacker, norman) is fights
    battle.man_place(norman, "w20")
    stands.put(attacker, 1890, int(CASTLE.y[battle.spot("w20")]), 270)
    stands.level[attacker] = 0
    stands.works.at[attacker] = -1
    assert not is_engaged(battle.state, norman), "he stands below the wall"


@pytest.mark.rule("SHIELDWALL-11.0c", "SHIELDWALL-11.6a")
def test_who_walks_off_a_place_on_the_ground_has_left_it() -> None:
    battle = siege("N5a", "N6")
    man = battle.men("N1")[0]
    battle.man_place(man, "d1")
    stands = battle.state.stands
    assert CASTLE.place_of(stands, man) == battle.spot("d1") and not CASTLE.is_aloft(stands, man)
    battle.plays(f"alone {man} about_face")
    assert CASTLE.place_of(stands, man) == battle.spot("d1")
    stands.y[man] -= 10
    assert CASTLE.place_of(stands, man) == -1


# -- from place to place (SHIELDWALL-11.5b) -------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-11.5b")
def test_a_man_goes_along_the_walk_as_far_as_his_rate() -> None:
    battle = siege("N5a", "N6")
    knight, light = battle.men("N1")[0], battle.men("N3")[0]
    battle.man_place(knight, "w30")
    assert battle.allows(battle.post(knight, "w36")) and battle.breaks(battle.post(knight, "w37")) == "SHIELDWALL-11.5b"
    assert battle.allows(battle.post(knight, "w24")) and battle.breaks(battle.post(knight, "w23")) == "SHIELDWALL-11.5b"
    assert battle.breaks(battle.post(knight, "w30")) == "SHIELDWALL-11.5b", "he is there"
    battle.man_place(light, "w33")
    assert battle.breaks(battle.post(knight, "w33")) == "SHIELDWALL-11.6a"
    assert battle.allows(battle.post(knight, "w32")) and battle.breaks(battle.post(knight, "w34")) == "SHIELDWALL-11.5b"
    assert battle.allows(battle.post(light, "w41")), "a rate of 800"
    assert battle.breaks(f"alone {knight} post {CASTLE.n}") == "SHIELDWALL-11.5b"


@pytest.mark.rule("SHIELDWALL-11.5b", "SHIELDWALL-11.5a", "SHIELDWALL-11.5c", "SHIELDWALL-X.90")
def test_stairs_take_a_turn_and_hold_two() -> None:
    battle = siege("N5a", "N6", "A1", "A2")
    first, second, third = battle.men("N3")[:3]
    for man, x in ((first, 2700), (second, 2600), (third, 2500)):
        battle.state.stands.put(man, x, 1600, 180)
    assert battle.breaks(battle.post(first, "w80")) == "SHIELDWALL-11.5b", "he stops on it"
    battle.plays(battle.post(first, "ST-S.2"))
    assert battle.breaks(battle.post(second, "ST-S.2")) == "SHIELDWALL-11.6a"
    battle.plays(battle.post(second, "ST-S.1"))
    assert battle.breaks(battle.post(third, "ST-S.2")) == battle.breaks(battle.post(third, "ST-S.1")) == "SHIELDWALL-11.6a"
    assert battle.state.stands.level[first] == 3
    battle.passes(3)
    assert battle.breaks(battle.post(second, "w80")) == "SHIELDWALL-11.5b", "the lower waits until the upper is off"
    assert CASTLE.way(battle.state.stands.works, battle.spot("ST-S.2"), battle.spot("w80")) == 51
    assert battle.allows(battle.post(first, "w83")), "half his rate of 800 is left"
    assert battle.breaks(battle.post(first, "w84")) == "SHIELDWALL-11.5b"
    battle.plays(battle.post(first, "w81"))
    assert battle.allows(battle.post(second, "w80"))
    battle.plays(battle.post(second, "ST-S.0"))
    assert battle.place(second)[:2] == (2700, 1450) and battle.state.stands.level[second] == 0
    assert setup.load(battle.state.dump()).dump() == battle.state.dump()


@pytest.mark.rule("SHIELDWALL-11.5b", "SHIELDWALL-1.2c")
@pytest.mark.parametrize(("off", "clause"), [(40, "SHIELDWALL-11.6a"), (80, "")])
def test_nobody_steps_off_a_stair_onto_who_stands_at_its_foot(off: int, clause: str) -> None:
    battle = siege()
    climber, other = battle.men("N3")[:2]
    battle.man_place(climber, "ST-S.1")
    foot = battle.spot("ST-S.0")
    battle.state.stands.put(other, int(CASTLE.x[foot]) + off, int(CASTLE.y[foot]), int(CASTLE.facing[foot]))
    assert battle.breaks(battle.post(climber, "ST-S.0")) == clause


@pytest.mark.rule("SHIELDWALL-11.5b", "SHIELDWALL-3.1c")
def test_the_foot_is_reached_over_the_ground_within_the_rate() -> None:
    battle = siege("N5a", "N6")
    man = battle.men("N1")[0]
    foot = int(CASTLE.way(battle.state.stands.works, battle.spot("ST-S.0"), battle.spot("ST-S.2")))
    battle.state.stands.put(man, 2700, 1450 + 600 - foot, 180)
    assert battle.allows(battle.post(man, "ST-S.2"))
    battle.state.stands.put(man, 2700, 1450 + 601 - foot, 180)
    assert battle.breaks(battle.post(man, "ST-S.2")) == "SHIELDWALL-11.5b" and battle.allows(battle.post(man, "ST-S.1"))
    battle.state.stands.put(man, 2700, 1600, 180)
    other = battle.men("N1")[1]
    battle.state.stands.put(other, 2700, 1400, 180)
    assert battle.breaks(battle.post(man, "ST-S.0")) == "SHIELDWALL-11.6a", "somebody stands on it"
    battle.state.stands.put(other, 2700, 1560, 180)
    battle.state.stands.put(man, 2700, 1700, 180)
    assert battle.breaks(battle.post(man, "ST-S.0")) == "SHIELDWALL-11.5b", "somebody stands in the way"
    battle.state.stands.put(man, 2700, 1100, 0)
    assert battle.breaks(battle.post(man, "ST-S.0")) == "SHIELDWALL-11.5b", "the wall is in the way"


@pytest.mark.rule("SHIELDWALL-11.5b", "SHIELDWALL-1.2c")
def test_nobody_steps_down_where_somebody_stands() -> None:
    battle = siege("N5a", "N6")
    man, other = battle.men("N1")[:2]
    battle.man_place(man, "ST-S.1")
    battle.state.stands.put(other, 2770, 1450, 0)
    assert battle.breaks(battle.post(man, "ST-S.0")) == "SHIELDWALL-11.6a"
    battle.state.stands.put(other, 2795, 1450, 0)
    assert battle.allows(battle.post(man, "ST-S.0"))


@pytest.mark.rule("SHIELDWALL-11.5b", "SHIELDWALL-11.6a", "SHIELDWALL-7.1e")
def test_who_comes_next_to_an_enemy_stops_and_assaults_him() -> None:
    battle = siege("N5a", "N6", "A2")
    norman, attacker = battle.men("N1")[0], battle.men("A1")[0]
    battle.man_place(norman, "w30")
    battle.man_place(attacker, "w34")
    assert battle.allows(battle.post(norman, "w33"))
    battle.man_place(attacker, "k7")
    battle.man_place(norman, "k5")
    assert battle.breaks(battle.post(norman, "k3")) == "", "by way of k2"
    assert battle.breaks(battle.post(norman, "k7")) == "SHIELDWALL-11.6a"
    other = battle.men("A1")[1]
    battle.man_place(other, "k2")
    battle.man_place(norman, "k1")
    assert battle.allows(battle.post(norman, "k9")), "by way of k8"
    assert battle.breaks(battle.post(norman, "k6")) == "SHIELDWALL-11.5b", "k9 is next to an enemy; he stops there"
    battle.state.set_bits(norman, NO_CHARGE)
    assert battle.breaks(battle.post(norman, "k5")) == "SHIELDWALL-7.1e"
    battle.state.drop_bits(norman, NO_CHARGE)
    battle.plays(battle.post(norman, "k5"))
    assert battle.state.has(norman, ASSAULTED) and is_engaged(battle.state, norman)
    battle.state.drop_bits(norman, ORDERED)
    assert battle.breaks(battle.post(norman, "k1")) == "SHIELDWALL-3.1h"


@pytest.mark.rule("SHIELDWALL-11.0c", "SHIELDWALL-7.3b")
def test_a_free_man_on_a_place_may_go_on() -> None:
    battle = siege("N5a", "N6")
    man = battle.men("N3")[0]
    battle.man_place(man, "w30")
    battle.state.set_bits(man, FREED)
    assert battle.allows(battle.post(man, "w31")) and battle.breaks(f"alone {man} free_back") == "SHIELDWALL-11.0c"
    battle.state.stands.put(man, 3000, 2000, 180)
    battle.state.stands.level[man] = 0
    battle.state.stands.works.at[man] = -1
    assert battle.breaks(f"alone {man} advance") == "SHIELDWALL-7.3b" and battle.allows(f"alone {man} free_back")


@pytest.mark.rule("SHIELDWALL-11.6a", "SHIELDWALL-11.0d")
def test_the_keep_is_entered_by_its_door() -> None:
    battle = siege("N5a", "N6")
    man = battle.men("N1")[0]
    battle.state.stands.put(man, 3450, 2505, 0)
    assert battle.allows(battle.post(man, "p1")) and battle.allows(battle.post(man, "p4"))
    assert battle.breaks(battle.post(man, "k9")) == "SHIELDWALL-11.5b"
    battle.plays(battle.post(man, "p2"))
    assert battle.state.stands.level[man] == 0 and CASTLE.is_aloft(battle.state.stands, man)
    battle.state.stands.put(man, 3400, 2505, 0)
    battle.state.stands.works.at[man] = -1
    battle.state.drop_bits(man, ORDERED)
    battle.plays(f"alone {man} advance")
    assert battle.breaks("go 100") == "SHIELDWALL-3.5a"


@pytest.mark.rule("SHIELDWALL-11.0d", "SHIELDWALL-11.5b")
def test_riders_are_on_no_place() -> None:
    battle = siege("N5a", "N6")
    man = battle.men("N1")[0]
    battle.state.stands.put(man, 2700, 1500, 180)
    assert battle.allows(battle.post(man, "ST-S.0"))
    troops = battle.field.troops
    troop = battle.field.roster.troop[man]
    troops.mounted[troop] = 1
    try:
        assert battle.breaks(battle.post(man, "ST-S.0")) == "SHIELDWALL-11.5b"
    finally:
        troops.mounted[troop] = 0


@pytest.mark.rule("SHIELDWALL-9.4e", "SHIELDWALL-X.92")
def test_men_on_places_obey_or_surrender() -> None:
    battle = siege("N6")
    man = battle.men("N5a")[0]
    for name in ("g1", "w20", "ST-S.1", "p2", "d1"):
        battle.man_place(man, name)
        assert morale.is_in_castle(battle.state, man) is (name != "d1"), name


@pytest.mark.rule("SHIELDWALL-11.0c", "SHIELDWALL-7.1b")
def test_nobody_breaks_off_from_a_place() -> None:
    battle = siege("N5a", "N6")
    norman, attacker, band = battle.men("N1")[0], battle.men("A1")[0], battle.band("N1")
    battle.man_place(norman, "w20")
    battle.man_place(attacker, "w21")
    assert is_engaged(battle.state, norman) and not breakoff.fights(battle.state, norman, band)
    battle.man_place(norman, "d1")
    battle.man_place(attacker, "p1")
    assert is_engaged(battle.state, norman) and breakoff.fights(battle.state, norman, band)


@pytest.mark.rule("SHIELDWALL-11.0c", "SHIELDWALL-7.1c")
def test_who_fights_on_a_place_is_left_out_of_the_roll() -> None:
    battle = siege("N5a", "N6")
    (aloft, below), enemies, band = battle.men("N1")[:2], battle.men("A1")[:2], battle.band("N1")
    battle.man_place(below, "d1")
    battle.man_place(enemies[0], "p1")
    alone = breakoff.advantage(battle.state, band)
    battle.man_place(aloft, "w20")
    battle.man_place(enemies[1], "w21")
    assert is_engaged(battle.state, enemies[1]) and not breakoff.holds(battle.state, enemies[1], band)
    assert breakoff.advantage(battle.state, band) == alone


# -- siege ladders (SHIELDWALL-11.5d) -------------------------------------------------------------------------------------
def at_the_wall() -> Battle:
    """Two houscarls of A1 below the southern wall, whose turn it is."""
    battle = siege("N5a", "N6")
    battle.passes()
    first, second = battle.men("A1")[:2]
    battle.state.stands.put(first, 2400, 1160, 0)
    battle.state.stands.put(second, 2480, 1160, 0)
    return battle


@pytest.mark.rule("SHIELDWALL-11.5d", "SHIELDWALL-S6.5")
def test_a_ladder_is_planted_by_two_men_at_the_foot_of_the_wall() -> None:
    battle = at_the_wall()
    first, second, third = battle.men("A1")[:3]
    works = battle.state.stands.works
    stranger = battle.men("A2")[0]
    battle.state.stands.put(stranger, 2560, 1160, 0)
    assert battle.breaks(f"alone {stranger} plant") == "SHIELDWALL-11.5d", "A2 has no ladder"
    assert battle.breaks(f"order {battle.band('A1')} plant") == "SHIELDWALL-0.4"
    battle.state.stands.x[second] = 2490
    assert battle.breaks(f"alone {first} plant") == "SHIELDWALL-11.5d", "nobody helps"
    battle.state.stands.x[second] = 2480
    battle.state.stands.y[first] = battle.state.stands.y[second] = 1154
    assert battle.breaks(f"alone {first} plant") == "SHIELDWALL-11.3b", "6 from the wall"
    battle.state.stands.y[first] = battle.state.stands.y[second] = 1155
    battle.plays(f"alone {first} plant")
    assert works.carried[battle.band("A1")] == 1 and CASTLE.names[works.ladder_head[0]] == "w83"
    assert battle.breaks(battle.post(second, "L1.1")) == "SHIELDWALL-11.5b", "it is climbed from the next half-turn on"
    battle.plays(f"alone {second} plant")
    assert CASTLE.names[works.ladder_head[1]] == "w82", "w83 has its ladder"
    assert works.carried[battle.band("A1")] == 0
    battle.state.stands.put(third, 2320, 1155, 0)
    assert battle.breaks(f"alone {third} plant") == "SHIELDWALL-11.5d"
    assert setup.load(battle.state.dump()).dump() == battle.state.dump()
    battle.passes()
    assert battle.allows(battle.post(first, "L1.2")) and battle.breaks(battle.post(first, "w83")) == "SHIELDWALL-11.5b"
    battle.plays(battle.post(first, "L1.2"))
    battle.passes(2)
    battle.plays(battle.post(first, "w83"))
    assert battle.state.stands.level[first] == 1


@pytest.mark.rule("SHIELDWALL-11.5d")
def test_no_ladder_is_planted_from_within_or_at_a_gatehouse() -> None:
    battle = at_the_wall()
    first, second = battle.men("A1")[:2]
    battle.state.stands.put(first, 2400, 1340, 180)
    battle.state.stands.put(second, 2480, 1340, 180)
    assert battle.breaks(f"alone {first} plant") == "SHIELDWALL-11.3b"
    battle.state.stands.put(first, 3100, 1060, 0)
    battle.state.stands.put(second, 3020, 1060, 0)
    assert battle.breaks(f"alone {first} plant") == "SHIELDWALL-11.3b"


@pytest.mark.rule("SHIELDWALL-11.5e", "SHIELDWALL-X.91", "SHIELDWALL-11.0c")
def test_a_defender_at_the_head_fights_the_climber_and_has_the_parapet() -> None:
    from sherwood.games.shieldwall.quivers import has_parapet

    battle = at_the_wall()
    first, defender = battle.men("A1")[0], battle.men("N1")[0]
    battle.plays(f"alone {first} plant")
    battle.man_place(first, "L1.1")
    battle.man_place(defender, "w83")
    assert not engages(battle.state, first, defender)
    battle.man_place(first, "L1.2")
    assert engages(battle.state, first, defender)
    x, y, _ = battle.place(first)
    assert has_parapet(battle.state, defender, x, y)
    x, y, _ = battle.place(defender)
    assert not has_parapet(battle.state, first, x, y)
    neighbour = battle.men("A1")[1]
    battle.man_place(neighbour, "w84")
    x, y, _ = battle.place(neighbour)
    assert engages(battle.state, neighbour, defender) and not has_parapet(battle.state, defender, x, y)
    assert battle.state.status[first] == READY
