"""What computers see in a position of `shieldwall`, and what they plan."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games.shieldwall import kinds, movement
from sherwood.games.shieldwall.eye import ShieldwallEye
from sherwood.games.shieldwall.field import field as scenario
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.goals import DEPTH, Goals
from sherwood.games.shieldwall.matchups import CHARGING, PLAIN, RANGES, WAYS, WHOLE, Matchups
from sherwood.games.shieldwall.position import BREAKING_OFF, KILLED, LEFT_TABLE, MOVEMENT_STEP, READY, STANDING
from sherwood.games.shieldwall.routes import CELL, FAR, OVER, Routes
from sherwood.games.shieldwall.setup import start
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.survey import Survey
from sherwood.games.shieldwall.tactics import LOOK
from sherwood.games.shieldwall.trig import between
from sherwood.kernel.eye import CERTAIN, Actions
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from tests.games.shieldwall.battle import Battle
from tests.games.shieldwall.field import Situation, field

MATCHUPS = Matchups(scenario("field"))
CODES = MATCHUPS.field.troops.codes


def pair(one: str, other: str) -> int:
    return MATCHUPS.n * CODES.index(one) + CODES.index(other)


def blow(one: str, other: str, way: int = PLAIN, wall: bool = False) -> Fraction:
    table = MATCHUPS.blow_on_wall if wall else MATCHUPS.blow
    return Fraction(table[WAYS * pair(one, other) + way], WHOLE)


def shot(one: str, other: str, band: int, wall: bool = False) -> Fraction:
    table = MATCHUPS.shot_on_wall if wall else MATCHUPS.shot
    return Fraction(table[RANGES * pair(one, other) + band], WHOLE)


@pytest.mark.rule("SHIELDWALL-O.8")
def test_what_one_blow_does() -> None:
    assert blow("NKNT", "SGFY", CHARGING) == blow("NKNT", "SGFY") == Fraction(25, 36)
    assert (blow("NKNT", "SGFS", CHARGING), blow("NKNT", "SGFS", CHARGING, wall=True)) == (Fraction(4, 9), Fraction(2, 9))
    assert (blow("NKNT", "STHN", CHARGING), blow("NKNT", "STHN", CHARGING, wall=True)) == (Fraction(5, 9), Fraction(5, 18))
    assert blow("SGFY", "NKNT") == Fraction(1, 12)
    assert blow("SGFS", "NKNT") == Fraction(1, 6)
    assert blow("SHSC", "NKNT") == Fraction(1, 6)
    assert (blow("VBER", "STHN", CHARGING), blow("VBER", "SGFS", CHARGING)) == (Fraction(5, 9), Fraction(4, 9))
    assert (blow("STHN", "VBER"), blow("STHN", "VBON"), blow("SCEO", "VBON")) == (Fraction(1, 3), Fraction(1, 3), Fraction(1, 9))
    assert blow("SCEO", "VHSC") == 0
    assert (blow("STHN", "SEAR"), blow("NKNT", "SEAR")) == (Fraction(1, 18), Fraction(1, 12))


@pytest.mark.rule("SHIELDWALL-O.4")
def test_what_one_shot_does() -> None:
    bow = [[shot("SARC", other, band) for band in range(RANGES)] for other in ("SCEO", "STHN", "VHSC")]
    assert bow == [
        [Fraction(5, 9), Fraction(5, 12), Fraction(5, 18)],
        [Fraction(1, 3), Fraction(2, 9), Fraction(1, 9)],
        [Fraction(1, 6), Fraction(1, 12), 0],
    ]
    assert [shot("NXBW", "VHSC", band, wall=True) for band in range(RANGES)] == [
        Fraction(1, 12),
        Fraction(1, 18),
        Fraction(1, 36),
    ]


def wins(one: str, other: str, way: int = CHARGING) -> Fraction:
    """That the first named, who attacks first, wins a fight to the end: each step the other attacks, and survivors reply."""
    first, later, reply = blow(one, other, way), blow(one, other), blow(other, one)
    # if he attacks: later + neither * answered; if the other does: (1 - reply) * (later + (1 - later) * attacks)
    neither = (1 - later) * (1 - reply)
    attacks = (later + neither * (1 - reply) * later) / (1 - neither * (1 - reply) * (1 - later))
    answered = (1 - reply) * (later + (1 - later) * attacks)
    return first + (1 - first) * (1 - reply) * answered


@pytest.mark.rule("SHIELDWALL-O.9", "SHIELDWALL-O.10")
def test_fights_to_the_end() -> None:
    assert blow("NKNT", "SGFY", CHARGING) == Fraction(25, 36) and Fraction(11, 36) * blow("SGFY", "NKNT") == Fraction(11, 432)
    assert blow("NKNT", "SHSC", CHARGING) == Fraction(1, 3) and Fraction(2, 3) * blow("SHSC", "NKNT") == Fraction(1, 9)
    assert blow("NKNT", "SSWD", CHARGING, wall=True) == Fraction(1, 9)
    assert wins("NKNT", "SGFY") == Fraction(162875, 171983)
    assert wins("NKNT", "SGFS") == Fraction(1796, 2291)
    assert wins("NKNT", "SHSC") == Fraction(701, 1053)
    assert wins("NKNT", "SSWD") == Fraction(2909, 3645)
    assert wins("SHSC", "NKNT", PLAIN) == Fraction(47, 117)
    assert wins("SHSC", "VHSC", PLAIN) == Fraction(13, 25)
    assert wins("STHN", "VBON", PLAIN) == Fraction(7, 13)
    assert wins("VBER", "SHSC") == Fraction(2549, 5589)


def test_the_goals_are_those_of_the_conditions() -> None:
    hill, ambush, own = Goals(scenario("hill")), Goals(scenario("ambush")), Goals(scenario("field"))
    k2 = scenario("hill").area_names.index("K2")
    box = scenario("hill").ground.areas[k2].outline
    assert {(hill.side[k], hill.west[k], hill.north[k]) for k in range(hill.n)} == {
        (0, box.west + DEPTH, box.north - DEPTH),
        (1, box.west + DEPTH, box.north - DEPTH),
    }
    norman = ambush.nearest(scenario("ambush").sides.index("norman"), 5000, 1800)
    assert (ambush.way(norman, 5000, 1800), ambush.way(norman, 6000, 1800)) == (1000, 0)
    assert own.n == 0


@pytest.mark.parametrize(
    ("name", "side", "x", "y"),
    [
        ("ambush", "norman", 3400, 1800),
        ("motte", "attacker", 3100, 400),
        ("bridge", "saxon", 2400, 1100),
        ("hill", "norman", 3600, 900),
    ],
)
def test_there_is_a_way_to_every_goal(name: str, side: str, x: int, y: int) -> None:
    battle = scenario(name)
    routes = Routes(battle, Goals(battle), battle.sides.index(side), 0, 0)
    straight = Goals(battle)
    far = straight.way(straight.nearest(battle.sides.index(side), x, y), x, y)
    assert far - 2 * CELL <= routes.way(x, y) < 3 * far
    assert routes.way(*routes.ahead(x, y, 3)) < routes.way(x, y)


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-S4.2")
def test_the_way_to_the_ford_leads_along_the_bank_and_not_over_the_corner_of_deep_water() -> None:
    battle = scenario("bridge")
    routes = Routes(battle, Goals(battle), battle.sides.index("saxon"), 0, 0)
    x, y = routes.ahead(1040, 2160, LOOK)
    assert 300 < x < 700 and 2100 < y < 2200
    x, y = routes.ahead(x, y, LOOK)
    assert 300 < x < 700 and y > 2600


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-11.4b")
def test_who_must_get_in_goes_round_by_the_drawbridge_that_is_down() -> None:
    battle = scenario("motte")
    south, west = (battle.castle.bridge_names.index(name) for name in ("DS", "DW"))
    before_the_south_gate, before_the_west_gate = (3100, 1050), (1650, 2400)

    def ways(raised: int) -> tuple[int, int]:
        routes = Routes(battle, Goals(battle), battle.sides.index("attacker"), 0, raised)
        return routes.way(*before_the_south_gate), routes.way(*before_the_west_gate)

    by_both = ways(0)
    by_west, from_west = ways(1 << south)
    assert from_west == by_both[1]
    assert by_both[0] < by_west < 2 * CELL * OVER
    over_walls = ways(1 << south | 1 << west)
    assert all(far > CELL * OVER for far in over_walls)
    riders = Routes(battle, Goals(battle), battle.sides.index("attacker"), 1, 1 << south | 1 << west)
    assert riders.way(*before_the_south_gate) == FAR


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-11.5b")
def test_who_stands_on_a_castle_has_the_way_down_and_across_to_go() -> None:
    battle = scenario("motte")
    castle = battle.castle
    routes = Routes(battle, Goals(battle), battle.sides.index("attacker"), 0, 0)

    def far(name: str) -> int:
        return int(routes.aloft[castle.names.index(name)])

    assert far("k5") == far("p1") == 0 < far("d1")
    assert far("ST-W.0") < far("ST-W.1") < far("ST-W.2") < far("w7")
    foot = castle.names.index("ST-W.0")
    assert far("ST-W.0") == routes.way(castle.x[foot], castle.y[foot])


@pytest.mark.rule("SHIELDWALL-B.8")
def test_it_counts_to_be_nearer_within_a_square_inch() -> None:
    battle = scenario("bridge")
    routes = Routes(battle, Goals(battle), battle.sides.index("saxon"), 0, 0)
    assert routes.way(2350, 1210) - routes.way(2350, 1290) == 80


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-S4.2")
def test_who_comes_to_a_goal_leaves_room_for_others() -> None:
    battle = scenario("bridge")
    routes = Routes(battle, Goals(battle), battle.sides.index("saxon"), 0, 0)
    assert routes.way(2380, 2600 + DEPTH) > 0 == routes.way(2380, 2601 + DEPTH)
    assert routes.ahead(2380, 2300, LOOK)[1] > 2700 + DEPTH
    assert routes.along(2380, 2300, LOOK) == (2380, 2800 + DEPTH)


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-S4.2")
def test_the_way_to_a_bridge_does_not_lead_along_the_bank() -> None:
    """There nobody has room to turn, and he is in the way of those who come straight on."""
    battle = scenario("bridge")
    routes = Routes(battle, Goals(battle), battle.sides.index("saxon"), 0, 0)
    assert routes.along(2750, 2150, 1) == (2650, 2050)
    assert routes.way(2550, 2150) > routes.way(2450, 2050)


@pytest.mark.rule("SHIELDWALL-B.11", "SHIELDWALL-S4.2")
def test_a_way_over_a_bridge_is_straight_where_a_base_fits_and_only_there() -> None:
    battle = scenario("bridge")
    routes = Routes(battle, Goals(battle), battle.sides.index("saxon"), 0, 0)
    assert not routes.is_straight(2332, 2150, routes.at(2350, 2650))
    assert routes.is_straight(2350, 2150, routes.at(2350, 2650)) and routes.is_straight(2320, 2150, routes.at(2450, 2450))


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-3.5a", "SHIELDWALL-S5.2")
def test_riders_are_led_round_the_trunk() -> None:
    battle = scenario("ambush")
    foot, riders = (Routes(battle, Goals(battle), battle.sides.index("norman"), mounted, 0) for mounted in range(2))
    before = (4923, 1918)
    assert riders.way(*before) > foot.way(*before) + CELL
    assert foot.ahead(*before, LOOK)[0] > 5000 > riders.ahead(*before, LOOK)[0]
    assert riders.along(*before, LOOK)[0] < 5000


def plans(situation: Situation) -> list[list[int]]:
    out = Actions()
    ShieldwallEye().fill(situation.state, out)
    return [[int(out.moves.items[k]) for k in range(out.start(i), out.end(i))] for i in range(out.n)]


@pytest.mark.rule("SHIELDWALL-B.11", "SHIELDWALL-B.8")
def test_plans_are_legal_and_end_the_step_or_go_as_far_as_the_enemy_is_asked() -> None:
    f = field("6*VBON 2000,1200,0;2*VARC 2800,1200,0 open", "7*SSEL 2000,2000,180;3*SSLG 3000,2400,180 open")
    for plan in plans(f):
        state = f.state.copy()
        assert isinstance(state, Shieldwall)
        for move in plan:
            assert state.fault(move) == 0
            state.play(move)
            while state.stage == STANDING:
                state.play(legal(state)[0])
        assert state.step != MOVEMENT_STEP or state.turn() != f.state.turn()


@pytest.mark.rule("SHIELDWALL-B.10")
def test_horse_goes_for_clubs_and_not_for_a_wall_of_spears() -> None:
    clubs = field("5*NKNT 2000,800,0 open", "6*SGFY 2000,2200,180")
    assert all(any(kind_of(move) in (kinds.RUN, kinds.STRIKE_AT) for move in plan) for plan in plans(clubs))
    wall = field("5*NKNT 2000,800,0 open", "8*SSEL 2000,2200,180", formed=True)
    assert not any(kind_of(move) in (kinds.RUN, kinds.STRIKE_AT) for plan in plans(wall) for move in plan)


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-S5.3")
def test_who_must_get_away_turns_to_the_edge_and_leaves() -> None:
    """Two knights of the escort, past everybody: one at the edge looks along it, the other has still to get there."""
    battle = Battle("ambush")
    battle.passes()
    state, knights = battle.state, battle.men("N6")
    for man in knights:
        state.status[man], state.stands.on[man] = READY, 1
    tactics = ShieldwallEye().of(state)
    state.stands.put(knights[0], 5900, 2000, 180)
    state.stands.put(knights[1], 5300, 1700, 90)
    after = tactics.improve(state, battle.band("N6"), Moves())
    assert all(after.stands.x[man] > 5900 for man in knights) and after.stands.facing[knights[0]] == 90
    assert tactics.survey.routes_of(state, battle.band("N6")).ahead(5920, 2000, LOOK) == (6000, 2000)
    state.stands.put(knights[0], 5920, 2000, 180)
    after = tactics.improve(state, battle.band("N6"), Moves())
    assert after.stands.facing[knights[0]] == 90
    state.stands.put(knights[0], 5920, 2000, 90)
    after = tactics.improve(state, battle.band("N6"), Moves())
    assert after.status[knights[0]] == LEFT_TABLE and after.stands.x[knights[1]] > 5900


@pytest.mark.rule("SHIELDWALL-B.11", "SHIELDWALL-3.4a")
def test_who_goes_in_by_himself_leaves_the_others_their_orders() -> None:
    f = field("5*VHSC 2000,600,0", "2*SGFY 2000,2000,180")
    f.state.stands.put(0, 2000, 1840, 0)
    out = Moves()
    after = ShieldwallEye().of(f.state).improve(f.state, 0, out)
    assert [kind_of(move) for move in out.to_list()] == [kinds.ALONE, kinds.STRIKE_AT]
    assert after.fault(pack(kinds.ORDER, 0, kinds.ADVANCE)) == 0


@pytest.mark.rule("SHIELDWALL-B.11", "SHIELDWALL-1.7c")
def test_who_may_not_stop_where_he_meant_to_stops_short_of_it() -> None:
    """On the felled trunk; beyond it he may."""
    battle = Battle("ambush")
    battle.passes()
    state, man = battle.state, battle.men("N2")[0]
    state.stands.put(man, 4900, 1800, 90)
    tactics = ShieldwallEye().of(state)
    trial = tactics.begin(state, pack(kinds.ALONE, man, kinds.ADVANCE))
    assert movement.farthest(trial) > 200 and trial.fault(pack(kinds.GO, 100)) != 0
    assert 0 < tactics.walk(trial, 0, 100) < 100


def alone(battle: Battle, band: str, x: int, y: int, facing: int) -> int:
    """A man of a band, put there, the others gone."""
    man, *others = battle.men(band)
    battle.become(KILLED, others)
    battle.state.stands.put(man, x, y, facing)
    return man


@pytest.mark.rule("SHIELDWALL-B.11", "SHIELDWALL-S4.2")
@pytest.mark.parametrize(("x", "y", "facing"), [(313, 2151, 90), (332, 2162, 300), (2327, 2162, 300)])
def test_who_has_no_room_to_turn_to_his_way_turns_by_a_quarter_or_goes_straight_on(x: int, y: int, facing: int) -> None:
    """Flush with the deep water, at the ford and at the bridge."""
    battle = Battle("bridge")
    battle.clear("V1", "V2")
    alone(battle, "S2", x, y, facing)
    state, band = battle.state, battle.band("S2")
    tactics = ShieldwallEye().of(state)
    tactics.set_out(state, band)
    tactics.best.clear()
    tactics.best_worth = tactics.worth
    tactics.try_singly(state, tactics.survey.routes_of(state, band))
    assert kinds.GO in {kind_of(move) for move in tactics.best.to_list()}


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-3.2a")
def test_who_looks_away_from_his_goal_turns_so_that_he_can_go_there_next() -> None:
    battle = Battle("ambush")
    battle.passes()
    battle.clear("S1", "S2", "S5")
    man = alone(battle, "N5", 1000, 1800, 270)
    after = ShieldwallEye().of(battle.state).improve(battle.state, battle.band("N5"), Moves())
    assert between(after.stands.facing[man], 90) <= movement.QUARTER


@pytest.mark.rule("SHIELDWALL-B.11", "SHIELDWALL-S5.2")
def test_the_way_leads_straight_on_where_it_is_as_short_as_aslant() -> None:
    battle = scenario("ambush")
    routes = Routes(battle, Goals(battle), battle.sides.index("norman"), 0, 0)
    assert routes.ahead(2050, 1850, LOOK) == (3250, 1850)
    assert routes.along(2070, 1830, LOOK) == (3270, 1830)


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-S4.5")
def test_whoever_is_there_is_drawn_to_the_enemies_while_others_come() -> None:
    """As long as his side would not win."""
    battle = Battle("bridge")
    state, band = battle.state, battle.band("S2")
    survey = Survey(state)
    lags = []
    for y in (2910, 3200):
        battle.go_to(500, y, battle.men("S2"))
        survey.look(state)
        survey.leader = NONE
        lags.append(survey.lag(state, band, survey.nearest(band)))
    assert lags[0] > lags[1] > 0
    survey.leader = state.field.sides.index("saxon")
    assert survey.lag(state, band, survey.nearest(band)) == 0


@pytest.mark.rule("SHIELDWALL-B.8")
def test_nobody_is_better_dead_than_far_from_his_goal() -> None:
    battle = Battle("bridge")
    state, saxon = battle.state, battle.field.sides.index("saxon")
    state.number = 9
    survey = Survey(state)
    survey.look(state)
    alive = survey.balance(state, saxon, 0)
    battle.become(KILLED, battle.men("S2")[:5])
    survey.look(state)
    assert survey.balance(state, saxon, 0) < alive


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-3.3c")
@pytest.mark.parametrize("kind", ["deep", "marsh"])
def test_nobody_fears_a_charge_over_deep_water(kind: str) -> None:
    f = field("6*VBON 2000,1700,0", "6*SSEL 2000,2300,180", pieces=((kind, ((0, 1900), (7200, 1900), (7200, 2100), (0, 2100))),))
    survey = Survey(f.state)
    survey.look(f.state)
    assert (survey.rush(f.state, 0, 1, survey.near[1]) > 0) == (kind != "deep")


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-S5.4")
def test_men_whom_no_condition_counts_are_worth_less() -> None:
    """In the ambush only what the escort loses or gets away decides."""
    for name, band, is_less in (
        ("ambush", "S1", True),
        ("ambush", "N1", False),
        ("bridge", "V3", False),
        ("lesson", "V1", False),
    ):
        battle = Battle(name)
        price = Survey(battle.state).price[battle.band(band)]
        assert (price < 100 * battle.field.points_of(battle.men(band)[0])) == is_less
    own = field("6*VBON 2000,1700,0", "6*SSEL 2000,2300,180")
    assert Survey(own.state).price[0] == 100 * own.state.field.points_of(0)


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-S5.3")
def test_who_would_win_goes_for_those_who_want_to_get_away_and_for_no_others() -> None:
    for name, side, hunts in (("ambush", "saxon", True), ("bridge", "viking", False)):
        battle = Battle(name)
        state = battle.state
        battle.go_to(200, 200, battle.men(side))
        survey = Survey(state)
        survey.look(state)
        assert survey.leader == state.field.sides.index(side)
        bands = [band for band in range(state.field.roster.bands) if survey.side(band) == survey.leader]
        assert any(survey.lag(state, band, survey.nearest(band)) > 0 for band in bands) == hunts


@pytest.mark.rule("SHIELDWALL-B.11", "SHIELDWALL-11.0c")
def test_one_man_after_another_of_a_band_is_led_on_the_walls() -> None:
    battle = Battle("motte")
    battle.passes()
    first, second, *_ = battle.men("A1")
    battle.man_place(first, "w7")
    battle.man_place(second, "w35")
    posted = {a_of(move) for move in plans(battle)[1] if kind_of(move) == kinds.ALONE and b_of(move) == kinds.POST}
    assert {first, second} <= posted


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-11.5d")
def test_a_ladder_that_stands_is_worth_something_to_who_must_get_in() -> None:
    state = Battle("motte").state
    attacker, survey = state.field.sides.index("attacker"), Survey(state)
    survey.look(state)
    before = survey.aside[attacker]
    state.stands.works.ladder_head[0] = state.field.castle.names.index("w7")
    survey.look(state)
    assert survey.aside[attacker] > before


@pytest.mark.rule("SHIELDWALL-B.8")
def test_whoever_fights_has_still_to_reach_his_goal_but_no_other_enemy() -> None:
    for battle, side, away in (("hill", "norman", True), ("lesson", "viking", False)):
        state = Battle(battle).state
        survey = Survey(state)
        survey.look(state)
        survey.leader = NONE
        band = next(k for k in range(state.field.roster.bands) if survey.side(k) == state.field.sides.index(side))
        assert survey.goals.has(survey.side(band)) == away
        assert survey.drawn(state, band, survey.nearest(band)) > 0
        survey.fighting[band] = 1
        assert (survey.drawn(state, band, survey.nearest(band)) > 0) == away


@pytest.mark.rule("SHIELDWALL-B.8")
@pytest.mark.parametrize(("battle", "side", "pull"), [("hill", "norman", "goal"), ("lesson", "viking", "pull")])
def test_goals_draw_by_a_weight_of_their_own(battle: str, side: str, pull: str) -> None:
    state = Battle(battle).state
    survey = Survey(state)
    survey.look(state)
    survey.leader = NONE
    band = next(k for k in range(state.field.roster.bands) if survey.side(k) == state.field.sides.index(side))
    lags = []
    for goal, enemies in ((100, 100), (200, 100), (100, 200)):
        survey.goal, survey.pull = goal, enemies
        lags.append(survey.lag(state, band, survey.nearest(band)))
    assert [lag > lags[0] > 0 for lag in lags[1:]] == [pull == "goal", pull == "pull"]


@pytest.mark.rule("SHIELDWALL-B.8")
def test_a_side_that_has_lost_more_stands_worse() -> None:
    even = field("6*VBON 2000,1200,0", "6*VBON 2000,3600,180")
    worse = field("5*VBON 2000,1200,0", "6*VBON 2000,3600,180")
    eye = ShieldwallEye()
    assert eye.worth(even.state, 0) > eye.worth(worse.state, 0) > 0
    assert eye.worth(worse.state, 1) < CERTAIN
    survey = Survey(worse.state)
    survey.look(worse.state)
    assert survey.balance(worse.state, 1, 100) > survey.balance(worse.state, 0, 100)


@pytest.mark.rule("SHIELDWALL-B.8", "SHIELDWALL-B.11")
def test_who_would_not_win_now_comes_nearer_the_later_it_is() -> None:
    """Ridge: the Saxons hold it."""
    state = start({"scenario": "hill"})
    for _ in range(2):
        state.play(legal(state)[0])
    assert isinstance(state, Shieldwall)
    norman, saxon = (state.field.sides.index(side) for side in ("norman", "saxon"))
    survey = Survey(state)
    survey.look(state)
    band = next(k for k in range(state.field.roster.bands) if survey.side(k) == norman)
    early = survey.lag(state, band, survey.nearest(band))
    state.number = 8
    survey.look(state)
    late = survey.lag(state, band, survey.nearest(band))
    held = next(k for k in range(state.field.roster.bands) if survey.side(k) == saxon)
    assert survey.leader == saxon and late > early > 0 == survey.lag(state, held, survey.nearest(held))
    assert survey.verdict(state, saxon) > 0 > survey.verdict(state, norman)


@pytest.mark.rule("SHIELDWALL-B.9", "SHIELDWALL-B.7")
def test_who_is_losing_breaks_off() -> None:
    """Clubs against mail: six blows of 1/12 against six of 4/9."""
    f = field("6*SGFY 2000,1920,0", "6*SSWD 2000,2000,180")
    survey = Survey(f.state)
    survey.look(f.state)
    assert survey.is_losing(f.state, 0) and not survey.is_losing(f.state, 1)
    even = field("6*SSWD 2000,1920,0", "6*SSWD 2000,2000,180")
    balanced = Survey(even.state)
    balanced.look(even.state)
    assert not balanced.is_losing(even.state, 0)
    out = Moves()
    f.state.stage, f.state.band = BREAKING_OFF, 0
    ShieldwallEye().act(f.state, Rng(1), out)
    assert out.to_list() == [pack(kinds.ASK_DISENGAGE, 0, 1)]


def test_what_was_tried_leaves_the_outset_as_it_is() -> None:
    f = field("7*VBON 2000,1200,0", "7*SSEL 3200,3000,180")
    tactics = ShieldwallEye().of(f.state)
    tactics.set_out(f.state, 0)
    angle = tactics.angle_to(f.state, 3200, 3000)
    tactics.try_ways(f.state)
    assert tactics.tried.n > 0 and tactics.angle_to(f.state, 3200, 3000) == angle == 34


@pytest.mark.rule("SHIELDWALL-B.7")
def test_both_answers_to_who_moves_first_are_weighed() -> None:
    f = field("7*VBON 2000,1200,0", "7*SSEL 3200,3000,180", mover=-1)
    f.plays("roll 5 2")
    assert plans(f) == [[pack(kinds.PRECEDE, 0)], [pack(kinds.PRECEDE, 1)]]
