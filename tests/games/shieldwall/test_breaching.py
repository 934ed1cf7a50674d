"""SHIELDWALL-11.3, 11.4: gaps in walls, the ditch, gates and drawbridges."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from sherwood.games.shieldwall import breaching, setup
from sherwood.games.shieldwall.kinds import BRIDGE_DOWN, BRIDGE_MOVED, BRIDGE_UP, DUG, NO_BRIDGE
from sherwood.games.shieldwall.position import DIGGING, DIGS, FIRED_ONCE, KILLED, MOVEMENT, OUTNUMBERED
from sherwood.games.shieldwall.tables import Tables
from sherwood.games.shieldwall.works import DOWN, FORCED, UP
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.play import chances
from sherwood.kernel.state import CHANCE
from sherwood.kernel.story import Story
from tests.games.shieldwall.battle import Battle

GARRISON = ("N5a", "N6", "N1", "N2", "N3")


def attack() -> Battle:
    """The attackers are to move, in turn 1; of the garrison the castellan alone is left, in the north of the bailey."""
    battle = Battle("motte")
    battle.clear(*GARRISON)
    for man in battle.men("attacker", "norman"):
        battle.state.set_bits(man, OUTNUMBERED)
    battle.state.stands.put(battle.men("N4")[0], 3900, 3400, 0)
    battle.passes()
    return battle


def at_wall(battle: Battle, x: int, band: str = "A1") -> int:
    """Puts the first man of a band outside the southern wall."""
    man = battle.men(band)[0]
    battle.state.stands.put(man, x, 1160, 0)
    return man


def to_dice(battle: Battle) -> None:
    """On to the dice at the end of the turn."""
    battle.plays("end_movement")
    while battle.state.stage not in (DIGGING, MOVEMENT):
        battle.plays("end_fire") if battle.allows("end_fire") else battle.state.play(battle.offers()[0])


# -- gaps (SHIELDWALL-11.3) -----------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-11.3a", "SHIELDWALL-11.3b", "SHIELDWALL-2.1g", "SHIELDWALL-0.6")
def test_a_man_at_the_wall_throws_a_die_at_the_end_of_the_turn() -> None:
    battle = attack()
    man = at_wall(battle, 2404)
    battle.state.stands.y[man] = 1154
    assert battle.breaks(f"alone {man} breach") == "SHIELDWALL-11.3b"
    battle.state.stands.y[man] = 1155
    battle.plays(f"alone {man} breach")
    works = battle.state.stands.works
    assert (list(works.gap_x), list(works.gap_y), list(works.gap_sum)) == ([2400], [1250], [0])
    to_dice(battle)
    assert battle.state.turn() == CHANCE and [weight for _, weight in chances(battle.state)] == [1] * 6
    assert setup.load(battle.state.dump()).dump() == battle.state.dump()
    battle.state.story = Story()
    battle.plays("dig 4")
    assert battle.state.story is not None
    told = next(event for event in battle.state.story.read(0) if kind_of(event) == DUG)
    assert (a_of(told), b_of(told), c_of(told)) == (man, 4, 4)
    assert list(battle.state.stands.works.gap_sum) == [4] and battle.state.number == 2 and not battle.has(man, "DIGS")


@pytest.mark.rule("SHIELDWALL-11.3b")
def test_gaps_keep_off_corners_gatehouses_and_each_other() -> None:
    battle = attack()
    for x, clause in ((1940, "11.3b"), (1950, ""), (2854, ""), (2856, "11.3b"), (3100, "11.3b"), (4250, ""), (4256, "11.3b")):
        man = at_wall(battle, x)
        assert battle.breaks(f"alone {man} breach").removeprefix("SHIELDWALL-") == clause, x
    battle.plays(f"alone {at_wall(battle, 2400)} breach")
    other = at_wall(battle, 2590, "A2")
    assert battle.breaks(f"alone {other} breach") == "SHIELDWALL-11.3b"
    battle.state.stands.x[other] = 2600
    assert battle.allows(f"alone {other} breach")
    battle.state.stands.put(other, 2440, 1340, 180)
    assert battle.breaks(f"alone {other} breach") == "SHIELDWALL-11.3b", "one man a gap, from either face"


@pytest.mark.rule("SHIELDWALL-11.3b")
def test_two_may_work_at_a_gap_by_a_variant() -> None:
    battle = Battle("motte", two_at_the_gap="on")
    battle.passes()
    battle.plays(f"alone {at_wall(battle, 2400)} breach")
    battle.state.stands.put(battle.men("A2")[0], 2410, 1340, 180)
    battle.plays(f"alone {battle.men('A2')[0]} breach")
    battle.state.stands.put(battle.men("A3")[0], 2320, 1160, 0)
    battle.state.stands.x[battle.men("A1")[0]] = 2430
    battle.state.stands.x[battle.men("A3")[0]] = 2350
    assert battle.breaks(f"alone {battle.men('A3')[0]} breach") == "SHIELDWALL-11.3b"
    assert len(battle.state.stands.works.gap_x) == 1


@pytest.mark.rule("SHIELDWALL-11.3a", "SHIELDWALL-11.3b", "SHIELDWALL-X.87")
def test_who_does_anything_else_throws_no_die_and_the_sum_is_kept() -> None:
    battle = attack()
    man = at_wall(battle, 2400, "A4")
    battle.plays(f"alone {man} breach")
    battle.state.stands.works.gap_sum[0] = 14
    battle.state.set_bits(man, FIRED_ONCE)
    assert battle.has(man, "DIGS")
    other = battle.men("A1")[0]
    battle.state.stands.put(other, 2400, 1160, 0)
    battle.state.stands.put(man, 2400, 1000, 0)
    battle.state.set_bits(other, FIRED_ONCE)
    assert battle.breaks(f"alone {other} breach") == "SHIELDWALL-5.1b"
    battle.state.drop_bits(other, FIRED_ONCE)
    assert battle.breaks(f"alone {other} breach") == "", "the first has gone from it"
    battle.state.stands.put(man, 2500, 1160, 0)
    breaching.disturb(battle.state, man)
    battle.plays(f"alone {other} breach")
    to_dice(battle)
    battle.plays("dig 1")
    works = battle.state.stands.works
    assert list(works.gap_sum) == [15] and battle.state.stage != DIGGING
    assert not works.gaps


@pytest.mark.rule("SHIELDWALL-11.3b")
def test_a_shot_or_a_fight_spoils_the_die() -> None:
    battle = attack()
    archer = at_wall(battle, 2400, "A4")
    battle.plays(f"alone {archer} breach")
    battle.man_place(battle.men("N4")[0], "w86")
    battle.plays("end_movement")
    while not battle.allows("end_fire"):
        battle.state.play(battle.offers()[0])
    battle.state.stands.facing[archer] = 270
    battle.plays(f"shoot_alone {archer} {battle.men('N4')[0]} direct")
    assert not battle.has(archer, "DIGS")
    battle = attack()
    man, enemy = at_wall(battle, 2400), battle.men("N4")[0]
    battle.plays(f"alone {man} breach")
    battle.state.stands.put(enemy, 2400, 1080, 0)
    breaching.disturb_engaged(battle.state)
    assert not battle.has(man, "DIGS")


@pytest.mark.rule("SHIELDWALL-11.3c", "SHIELDWALL-X.88")
def test_one_man_squeezes_through_a_gap_that_is_not_whole() -> None:
    battle = attack()
    man, other = at_wall(battle, 2400), battle.men("A1")[1]
    battle.state.stands.put(other, 2440, 1080, 0)
    battle.state.stands.works.begin_gap(2410, 1250)
    for total, allowed in ((14, False), (15, True), (19, True), (20, False)):
        battle.state.stands.works.gap_sum[0] = total
        assert battle.allows(f"alone {man} pass_gap") is allowed
    battle.state.stands.works.gap_sum[0] = 15
    enemy = battle.men("N4")[0]
    battle.state.stands.put(enemy, 2460, 1340, 0)
    assert battle.breaks(f"alone {man} pass_gap") == "SHIELDWALL-1.2c", "no room"
    battle.state.stands.put(enemy, 2495, 1340, 0)
    assert battle.breaks(f"alone {man} pass_gap") == "SHIELDWALL-3.1g"
    battle.state.stands.put(enemy, 3900, 3400, 0)
    battle.plays(f"alone {man} pass_gap")
    assert battle.place(man) == (2410, 1340, 0)
    battle.state.stands.put(other, 2400, 1160, 0)
    assert battle.breaks(f"alone {other} pass_gap") == "SHIELDWALL-11.3b", "one in a half-turn"
    battle.passes(2)
    assert battle.allows(f"alone {other} pass_gap") or battle.state.seat == 1
    battle.state.stands.works.begin_half_turn()
    assert battle.state.stands.works.gap_used[0] == 0


@pytest.mark.rule("SHIELDWALL-11.3c", "SHIELDWALL-3.1c", "SHIELDWALL-T.2")
def test_a_made_gap_is_ground_and_crossed_like_a_wall() -> None:
    battle = attack()
    man = at_wall(battle, 2400)
    battle.plays(f"alone {man} advance")
    assert battle.breaks("go 200") == "SHIELDWALL-3.5a"
    works = battle.state.stands.works
    works.begin_gap(2400, 1250)
    works.gap_sum[0] = 20
    battle.field.castle.open_ways(works, battle.field.tables.gap)
    assert battle.allows("go 302") and battle.breaks("go 303") == "SHIELDWALL-3.1c", "300 of 600 are lost"
    assert battle.allows("go 90"), "he may stand in it"
    battle.plays("go 90", "done")
    assert battle.place(man) == (2400, 1250, 0)
    other = battle.men("A1")[1]
    battle.state.stands.put(other, 2416, 1080, 0)
    battle.plays(f"alone {other} advance")
    assert battle.breaks("go 170") == "SHIELDWALL-1.2c", "a base more than 2 beyond its side"


@pytest.mark.rule("SHIELDWALL-11.3d", "SHIELDWALL-11.3b")
def test_the_keep_is_not_breached() -> None:
    battle = attack()
    man = battle.men("A1")[0]
    battle.state.stands.put(man, 3300, 2510, 0)
    assert battle.breaks(f"alone {man} breach") == "SHIELDWALL-11.3b"


# -- the dice, exactly (SHIELDWALL-O.14) ------------------------------------------------------------------------------------
def turns_until(total: int) -> dict[int, Fraction]:
    """How likely it takes so many dice."""
    sums: dict[int, Fraction] = {0: Fraction(1)}
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    for turn in range(1, total + 1):
        later: defaultdict[int, Fraction] = defaultdict(Fraction)
        for before, share in sums.items():
            for die in range(1, 7):
                if before + die >= total:
                    found[turn] += share / 6
                else:
                    later[before + die] += share / 6
        sums = dict(later)
    return dict(found)


@pytest.mark.rule("SHIELDWALL-O.14", "SHIELDWALL-T.9")
def test_how_many_turns_digging_takes() -> None:
    tables: Tables = Battle("motte").field.tables
    for total, mean, shares in (
        (tables.slow_gap, "4.760", {3: "9.26", 4: "35.11", 5: "33.49", 6: "16.07"}),
        (tables.bridge_forced, "5.046", {3: "4.63", 4: "28.94", 5: "35.92", 6: "20.87"}),
        (tables.gap, "6.190", {4: "5.40", 5: "25.12", 6: "33.17", 7: "22.59"}),
    ):
        found = turns_until(int(total))
        assert f"{float(sum(turn * share for turn, share in found.items())):.3f}" == mean
        assert {turn: f"{100 * float(found[turn]):.2f}" for turn in shares} == shares


# -- ditch and gates (SHIELDWALL-11.4) --------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-11.4c", "SHIELDWALL-3.1c")
def test_a_ditch_costs_half_a_rate_but_not_on_the_bridge() -> None:
    battle = attack()
    man = battle.men("A1")[0]
    battle.state.stands.put(man, 2400, 760, 0)
    battle.plays(f"alone {man} advance")
    assert battle.allows("go 302") and battle.breaks("go 303") == "SHIELDWALL-3.1c"
    battle.plays("done")
    other = battle.men("A1")[1]
    battle.state.stands.put(other, 3100, 760, 0)
    battle.plays(f"alone {other} advance")
    assert battle.allows("go 602") and battle.breaks("go 603") == "SHIELDWALL-3.1c", "through the open gate"
    battle.plays("go 600", "done")
    assert battle.place(other) == (3100, 1360, 0)
    third = battle.men("A1")[2]
    battle.state.stands.put(third, 3050, 760, 0)
    battle.plays(f"alone {third} advance")
    assert battle.breaks("go 350") == "SHIELDWALL-1.2c", "he would stick in the gatehouse"
    assert battle.allows("go 300")


@pytest.mark.rule("SHIELDWALL-11.4c", "SHIELDWALL-3.3d")
def test_no_charge_leads_over_a_drawbridge() -> None:
    battle = attack()
    berserker, enemy = battle.men("A8")[0], battle.men("N4")[0]
    battle.state.stands.put(enemy, 3100, 1350, 180)
    battle.state.stands.put(berserker, 3100, 700, 0)
    for other in battle.men("A8")[1:]:
        battle.state.status[other], battle.state.stands.on[other] = 2, 0
    battle.plays(f"order {battle.band('A8')} charge")
    assert battle.breaks("run") == "SHIELDWALL-3.3d"


@pytest.mark.rule("SHIELDWALL-11.4a", "SHIELDWALL-11.4b", "SHIELDWALL-X.97", "SHIELDWALL-X.89", "SHIELDWALL-S6.4")
def test_a_bridge_is_raised_in_two_movement_steps_of_one_man() -> None:
    battle = Battle("motte")
    man, other = battle.men("N5a")[0], battle.men("N6")[0]
    works = battle.state.stands.works
    assert list(works.bridge) == [DOWN, DOWN] and battle.breaks(f"alone {man} bridge_down") == "SHIELDWALL-11.4b"
    assert battle.breaks(f"alone {battle.men('N5a')[2]} bridge_up") == "SHIELDWALL-11.4b", "he is on the keep"
    battle.plays(f"alone {man} bridge_up", f"alone {other} bridge_up")
    assert list(works.bridge) == [DOWN, DOWN] and list(works.hauled) == [1, 1]
    assert battle.breaks(f"alone {battle.men('N5a')[1]} bridge_up") == "SHIELDWALL-11.3b", "another hauls"
    assert setup.load(battle.state.dump()).dump() == battle.state.dump()
    battle.passes(3)
    assert list(battle.state.stands.works.hauled) == [1, 1]
    battle.state.story = Story()
    battle.plays(f"alone {man} bridge_up")
    assert list(battle.state.stands.works.bridge) == [UP, DOWN]
    assert battle.state.story is not None
    told = [(a_of(event), b_of(event)) for event in battle.state.story.read(0) if kind_of(event) == BRIDGE_MOVED]
    assert told == [(0, UP)]
    battle.state.story = None
    battle.passes(2)
    assert list(battle.state.stands.works.hauled) == [0, 0], "who let a step go by begins anew"
    again = setup.load(battle.state.dump())
    assert again.dump() == battle.state.dump() and len(again.stands.works.open) == len(battle.state.stands.works.open)


@pytest.mark.rule("SHIELDWALL-11.4b", "SHIELDWALL-X.89")
def test_whoever_is_disturbed_begins_anew() -> None:
    for disturbance in ("post", "engaged", "shot"):
        battle = Battle("motte")
        man, enemy = battle.men("N5a")[0], battle.men("A1")[0]
        battle.plays(f"alone {man} bridge_up")
        if disturbance == "engaged":
            battle.man_place(enemy, "g3")
            breaching.disturb_engaged(battle.state)
        elif disturbance == "shot":
            breaching.disturb(battle.state, man)
        else:
            battle.passes(3)
            battle.plays(battle.post(man, "g3"))
        assert battle.state.stands.works.hauled[0] == 0, disturbance


@pytest.mark.rule("SHIELDWALL-11.4b")
def test_nobody_waits_for_who_hauls_no_more() -> None:
    for lost in ("killed", "driven off"):
        battle = Battle("motte")
        first, other = battle.men("N5a")[:2]
        battle.plays(f"alone {first} bridge_up")
        battle.passes(3)
        assert battle.breaks(f"alone {other} bridge_up") == "SHIELDWALL-11.3b", "he is at it"
        if lost == "killed":
            battle.become(KILLED, [first])
        else:
            battle.state.stands.put(first, 3100, 1600, 180)
            battle.state.stands.level[first] = 0
        battle.plays(f"alone {other} bridge_up")
        works = battle.state.stands.works
        assert (works.hauler[0], works.hauled[0]) == (other, 1), lost


@pytest.mark.rule("SHIELDWALL-11.4b")
def test_a_man_in_the_passage_hauls_too_and_a_raised_bridge_shuts_it() -> None:
    battle = Battle("motte")
    battle.clear("N5a", "N6")
    man = battle.men("N1")[0]
    battle.state.stands.put(man, 3100, 1250, 180)
    battle.plays(f"alone {man} bridge_up")
    breaching.set_bridge(battle.state, 0, UP)
    battle.plays(f"order {battle.band('N2')} advance", "done")
    inside = battle.men("N4")[0]
    battle.state.stands.put(man, 3100, 1450, 180)
    battle.state.stands.put(inside, 3100, 1350, 180)
    battle.plays(f"alone {inside} advance")
    assert battle.allows("go 188") and battle.breaks("go 195") == "SHIELDWALL-1.2c"
    assert battle.breaks("go 300") == "SHIELDWALL-3.5a"
    battle.plays("done")
    breaching.set_bridge(battle.state, 0, DOWN)
    battle.state.drop_bits(inside, 2)
    battle.plays(f"alone {inside} advance")
    assert battle.allows("go 600")


@pytest.mark.rule("SHIELDWALL-11.4b", "SHIELDWALL-X.97")
def test_who_stands_on_a_bridge_that_is_raised_is_put_off() -> None:
    for held, y in ((False, 1160), (True, 760)):
        battle = Battle("motte")
        battle.clear("N5a", "N6")
        attacker, norman = battle.men("A1")[0], battle.men("N1")[0]
        battle.state.stands.put(attacker, 3100, 950, 0)
        if held:
            battle.state.stands.put(norman, 3100, 1300, 180)
        breaching.set_bridge(battle.state, 0, UP)
        assert battle.place(attacker) == (3100, y, 0), held
    battle = Battle("motte")
    first, second = battle.men("A1")[:2]
    battle.clear("N5a", "N6")
    battle.state.stands.put(first, 3100, 850, 0)
    battle.state.stands.put(second, 3100, 950, 0)
    breaching.set_bridge(battle.state, 0, UP)
    assert battle.places(first, second) == [(3100, 1160, 0), (3100, 1240, 0)], "each to the nearest room"


@pytest.mark.rule("SHIELDWALL-11.4a", "SHIELDWALL-11.4b", "SHIELDWALL-X.89")
def test_a_raised_bridge_is_forced_from_outside() -> None:
    battle = attack()
    man = battle.men("A1")[0]
    battle.state.stands.put(man, 3100, 660, 0)
    assert battle.breaks(f"alone {man} force_bridge") == "SHIELDWALL-11.4b", "it is down"
    breaching.set_bridge(battle.state, 0, UP)
    battle.state.stands.y[man] = 659
    assert battle.breaks(f"alone {man} force_bridge") == "SHIELDWALL-11.4b"
    battle.state.stands.y[man] = 660
    battle.plays(f"alone {man} force_bridge")
    other = battle.men("A1")[1]
    battle.state.stands.put(other, 3200, 660, 0)
    assert battle.breaks(f"alone {other} force_bridge") == "SHIELDWALL-11.3b"
    battle.state.stands.works.bridge_sum[0] = 11
    to_dice(battle)
    battle.plays("dig 4")
    assert battle.state.stands.works.bridge[0] == UP and battle.state.stands.works.bridge_sum[0] == 15
    battle.state.set_bits(man, DIGS)
    breaching.dig(battle.state, man, 1)
    assert battle.state.stands.works.bridge[0] == FORCED
    hauler = battle.men("N4")[0]
    battle.man_place(hauler, "g3")
    for order in (BRIDGE_UP, BRIDGE_DOWN):
        assert breaching.fault_haul(battle.state, hauler, order) == NO_BRIDGE, "down for good"
    inside = battle.men("A1")[2]
    battle.state.stands.put(inside, 3100, 1440, 180)
    breaching.set_bridge(battle.state, 0, UP)
    assert breaching.bridge_by(battle.state, inside) == -1
