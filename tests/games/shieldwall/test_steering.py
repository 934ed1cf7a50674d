"""From a place where something is set down to moves that lead there: the table judges, the hand only points."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall import kinds, plans, setup, steering
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.layout import SCALE
from sherwood.games.shieldwall.position import FREED, MOVEMENT, WALL
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.steering import Way
from sherwood.kernel.game import Offer, parted
from sherwood.kernel.moves import b_of, kind_of, pack
from sherwood.kernel.rng import Rng
from tests.games.shieldwall.battle import Battle
from tests.games.shieldwall.field import Situation, field, move


def way(situation: Situation, place: tuple[int, ...], band: int = 0, man: int = NONE) -> Way:
    found = steering.steer(situation.state, band, man, place)
    assert found is not None
    return found


def kinds_of(found: Way) -> list[int]:
    return [kind_of(move) for move in found.moves]


def plays(situation: Situation, found: Way) -> Shieldwall:
    """The position once the moves are made, each of which must be legal."""
    after = situation.state.copy()
    assert isinstance(after, Shieldwall)
    for made in found.moves:
        assert after.fault(made) == 0
        after.play(made)
    return after


@pytest.mark.rule("SHIELDWALL-3.2b")
def test_straight_ahead_it_is_gone_to_the_very_place() -> None:
    found = way(field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180"), (2000, 1543))
    assert kinds_of(found) == [kinds.ORDER, kinds.GO, kinds.DONE]
    assert (found.place, found.facing, found.fault) == ((2000, 1543), 0, 0)


@pytest.mark.rule("SHIELDWALL-3.1c")
def test_what_is_too_far_is_approached_as_far_as_the_allowance_lasts() -> None:
    found = way(field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180"), (2000, 2500))
    assert found.place == (2000, 1802) and found.fault == kinds.TOO_FAR


@pytest.mark.rule("SHIELDWALL-3.2b")
@pytest.mark.parametrize("place", [(1700, 1500), (2300, 1500), (2150, 1650)])
def test_a_body_wheels_or_pivots_to_where_it_is_pointed(place: tuple[int, int]) -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180")
    found = way(situation, place)
    assert kinds.TURN in kinds_of(found) and kinds.GO in kinds_of(found)
    assert math.dist(found.place, place) < 60
    assert plays(situation, found).dump() == found.after.dump()


@pytest.mark.rule("SHIELDWALL-3.2a")
def test_what_lies_behind_is_not_gone_to() -> None:
    found = way(field("VBON 2000,1200,0", "7*SSEL 2000,4000,180"), (2000, 900))
    assert found.moves == () and found.fault == kinds.TOO_FAR_ROUND and found.place == (2000, 1200)


@pytest.mark.rule("SHIELDWALL-3.2a")
def test_a_facing_that_is_asked_for_is_turned_to_after_the_way() -> None:
    found = way(field("VBON 2000,1200,0", "7*SSEL 2000,4000,180"), (2000, 1500, 90))
    assert kinds_of(found) == [kinds.ORDER, kinds.GO, kinds.TURN]
    assert (found.place, found.facing, found.fault) == ((2000, 1500), 90, 0)


def test_one_man_goes_alone() -> None:
    found = way(field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180"), (1880, 1500), man=1)
    assert kinds_of(found)[0] == kinds.ALONE and found.men == (1,) and found.fault == 0


@pytest.mark.rule("SHIELDWALL-4.2b")
def test_a_ring_moves_as_a_ring_and_keeps_its_facings() -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180")
    situation.plays("order 0 form_ring", "end_movement")
    while situation.state.turn() != 0 or situation.state.stage != MOVEMENT:
        situation.state.play(situation.offers()[-1])
    x, y = steering.middle_of(situation.state, range(6))
    found = way(situation, (x - 500, y))
    assert kinds_of(found)[:2] == [kinds.ORDER, kinds.SHIFT]
    assert found.fault == kinds.TOO_FAR and math.dist(found.place, (x, y)) == pytest.approx(200, abs=3)


@pytest.mark.rule("SHIELDWALL-3.3a")
def test_set_down_on_an_enemy_a_band_charges_him() -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,2000,180")
    found = way(situation, (2000, 2000))
    assert kinds_of(found) == [kinds.ORDER, kinds.RUN] and found.fault == 0
    assert plays(situation, found).run[0] == 720


@pytest.mark.rule("SHIELDWALL-3.4b")
def test_where_no_charge_leads_it_assaults() -> None:
    found = way(field("3*VBON 2000,1500,0", "7*SSEL 2000,2000,180"), (2000, 2000))
    assert kinds_of(found) == [kinds.ORDER] and found.after.order == kinds.ASSAULT


@pytest.mark.rule("SHIELDWALL-S.2")
def test_deployed_outside_its_zone_a_band_stands_as_near_as_it_may() -> None:
    zone = (0, ((1000, 200), (3000, 200), (3000, 1400), (1000, 1400)))
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180", zones=(zone,), deployed=False)
    inside, outside = way(situation, (1500, 800, 30)), way(situation, (2000, 2000))
    assert inside.fault == 0 and math.dist(inside.place, (1500, 800)) < 2 and inside.facing == 30
    assert outside.fault == kinds.OUT_OF_ZONE and outside.place[0] == 2000 and 1300 < outside.place[1] <= 1360
    assert plays(situation, inside).is_on(0)


def test_what_cannot_move_says_why() -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180")
    assert steering.fault_of(situation.state, 1, NONE) == kinds.NOT_YOURS
    situation.plays("order 0 about_face")
    assert steering.fault_of(situation.state, 0, NONE) == kinds.ORDERED_ALREADY
    assert steering.steer(situation.state, 0, NONE, (2000, 1300)) is None


# -- as the table asks ------------------------------------------------------------------------------------------------
def offered(situation: Situation, *picked: str) -> Offer:
    return plans.offer(situation.state, 0, picked, "en")


def test_bands_can_be_set_down_and_the_men_of_one_that_is_picked() -> None:
    situation = field("2*VBON 2000,1200,0;VBER 2500,1200,0", "7*SSEL 2000,4000,180")
    assert {pick.target for pick in offered(situation).picks if pick.free} == {"b-0", "b-1"}
    assert {pick.target for pick in offered(situation, "b-0").picks if pick.free} == {"b-0", "b-1", "f-0", "f-1"}
    assert "stroke-dasharray" in offered(situation, "b-0").drawn


def test_what_is_set_down_is_a_draft_with_its_ghosts_ruler_and_price() -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180")
    offer = offered(situation, "b-0@2000,1500")
    assert offer.picks[0].target == "b-0@2000,1500,0" and offer.picks[0].picked and offer.plan
    assert offer.drawn.count('opacity="0.55"') == 6 and ">3″ of 6″<" in offer.drawn
    assert "3″ of 6″" in offer.hint and "24.2″" in offer.hint


def test_the_ghost_of_who_bears_a_banner_now_has_it() -> None:
    situation = field("2*VBON 2000,1200,0;VBER 2500,1200,0", "7*SSEL 2000,4000,180")
    situation.state.bearer = vec[i64]([2])
    drawn = [offered(situation, place).drawn.count("banner-viking") for place in ("b-0@2000,1500", "b-1@2500,1500")]
    assert drawn == [0, 1]


@pytest.mark.rule("SHIELDWALL-3.1c")
def test_the_price_of_the_ground_is_told() -> None:
    wood = ("light_wood", ((1000, 1300), (1000, 2000), (3000, 2000), (3000, 1300)))
    offer = offered(field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180", pieces=(wood,)), "b-0@2000,1500")
    assert "3.67″ of 6″" in offer.hint and "0.66″ of it for the ground" in offer.hint


@pytest.mark.rule("SHIELDWALL-5.1a")
def test_it_is_told_who_could_shoot_at_the_place() -> None:
    situation = field("6*VBON 2000,1200,0", "2*SARC 2000,3100,180")
    assert "within shot" not in offered(situation, "b-0@2000,1250").hint
    assert "within shot of the archers" in offered(situation, "b-0@2000,1600").hint


def test_who_is_met_is_told() -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,2000,180")
    assert "Charge; meets 6 select fyrdmen" in offered(situation, "b-0@2000,2000").hint


# -- the prelude of a charge, part by part ------------------------------------------------------------------------------
def charging() -> Situation:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,2000,180")
    situation.plays("order 0 charge")
    return situation


@pytest.mark.rule("SHIELDWALL-3.3b")
@pytest.mark.parametrize(("place", "leg"), [((2150, 1210), "sidestep 150"), ((1880, 1200), "sidestep -120")])
def test_a_body_that_charges_sidesteps_to_what_lies_beside_it(place: tuple[int, int], leg: str) -> None:
    situation = charging()
    found = way(situation, place)
    assert found.moves == (move(leg),) and found.fault == 0
    assert "straight on; meets" in offered(situation, f"b-0@{place[0]},{place[1]}").hint


@pytest.mark.rule("SHIELDWALL-3.3b")
def test_a_body_that_charges_turns_to_what_lies_before_it() -> None:
    situation = charging()
    found = way(situation, (2150, 1900))
    assert kinds_of(found) == [kinds.TURN] and b_of(found.moves[0]) != kinds.EACH and 8 <= found.facing <= 14
    assert plays(situation, found).fault(pack(kinds.RUN)) == 0
    turned = way(situation, (2000, 1200, 350))
    assert kinds_of(turned) == [kinds.TURN] and turned.facing == 350


@pytest.mark.rule("SHIELDWALL-3.3b")
@pytest.mark.parametrize("place", [(2150, 1210), (1880, 1200), (2150, 1900), (1700, 1700), (2700, 1200), (2000, 1900)])
def test_where_a_prelude_leads_the_same_part_of_it_is_offered_again(place: tuple[int, int]) -> None:
    situation = charging()
    first = offered(situation, f"b-0@{place[0]},{place[1]}")
    assert offered(situation, first.picks[0].target).plan == first.plan


@pytest.mark.rule("SHIELDWALL-3.3b")
def test_a_prelude_goes_no_farther_than_leaves_a_run() -> None:
    situation = charging()
    found = way(situation, (2700, 1200))
    assert found.moves == (move("sidestep 300"),) and found.fault == kinds.RUN_TOO_SHORT
    situation.plays("sidestep 300")
    assert way(situation, (2900, 1200)).moves == ()


@pytest.mark.rule("SHIELDWALL-3.3c")
def test_a_body_in_its_prelude_that_is_set_down_on_an_enemy_runs_at_him() -> None:
    situation = charging()
    situation.plays("sidestep 40")
    assert way(situation, situation.place(9)[:2]).moves[-1] == pack(kinds.RUN)


@pytest.mark.rule("SHIELDWALL-3.3c")
def test_who_charges_is_told_what_a_run_brings_or_why_there_is_none() -> None:
    assert plans.offer(charging().state, 0, (), "en").hint.startswith("Run: ")
    barred = field("6*VBON 2000,1200,0", "7*SSEL 2000,3100,180", pieces=(("low_wall", ((1000, 1400), (3000, 1400))),))
    barred.plays("order 0 charge")
    assert "obstacles" in plans.offer(barred.state, 0, (), "en").hint


def test_what_is_to_be_done_with_what_is_picked_is_said() -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,2000,180")
    assert offered(situation, "b-0").hint == "The bondi VBON: choose an order, or drag to the place."
    archers = field("6*VARC 2000,1200,0", "7*SSEL 2000,2000,180")
    archers.plays("end_movement")
    assert offered(archers, "b-0").hint == "The archers VARC: pick the enemy."
    assert offered(archers, "b-0", "f-9").hint.startswith("The archers VARC, the select fyrdman SSEL.4: choose how. Aimed: ")


def test_what_is_set_down_where_it_can_stand_stays_there_whatever_place_was_meant() -> None:
    """The place that is offered instead is a place at which the same is offered again."""
    situation = field("6*VBON 2000,1200,0;VCHF 2600,1200,40", "7*SSEL 2000,4000,180")
    rng = Rng(3)
    for _ in range(30):
        band = int(rng.below(2))
        target = f"b-{band}@{1000 + int(rng.below(2000))},{800 + int(rng.below(1500))}"
        first = offered(situation, target).picks[0].target
        again = offered(situation, first)
        assert again.picks[0].target == first and parted(first)[1]
        assert plans.why_not(situation.state, 0, (), first) == 0


def test_why_a_place_cannot_be_reached_is_known() -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180")
    assert plans.why_not(situation.state, 0, (), "b-0@2000,3000") == kinds.TOO_FAR
    assert plans.why_not(situation.state, 0, (), "b-1@2000,3000") == kinds.NOT_YOURS
    assert plans.why_not(situation.state, 0, (), "b-0@2000,1300") == 0


@pytest.mark.parametrize("target", ["b-99@1,1", "f-99@1,1", "x-0@1,1", "b-@1,1", "b-0@", "b-0@1"])
def test_what_is_nothing_is_not_set_down(target: str) -> None:
    situation = field("6*VBON 2000,1200,0", "7*SSEL 2000,4000,180")
    assert plans.why_not(situation.state, 0, (), target) == kinds.NOT_NOW
    assert not any(pick.picked for pick in offered(situation, target).picks)


# -- over the edge, and in the castle ---------------------------------------------------------------------------------
def scenario(name: str) -> Shieldwall:
    state = setup.start({"scenario": name})
    for _ in range(2):
        state.play(pack(kinds.DEPLOY, kinds.DEFAULT))
    return state


@pytest.mark.rule("SHIELDWALL-S3.2")
@pytest.mark.parametrize("place", [(2400, 4600), (1000, 4700), (4000, 2000)])
def test_a_band_comes_in_with_its_rear_on_the_edge_near_the_place(place: tuple[int, int]) -> None:
    state = scenario("raid")
    band = next(band for band in range(state.field.roster.bands) if state.field.enters[band] > 0)
    state.seat = state.field.roster.side[state.field.roster.first[band]]
    state.stage = MOVEMENT
    assert steering.fault_of(state, band, NONE) == kinds.NOT_YET
    state.number = state.field.enters[band]
    found = steering.steer(state, band, NONE, place)
    assert found is not None and kinds_of(found) == [kinds.PLACE]
    assert found.place[1] == 4760 and abs(found.place[0] - place[0]) <= 240


@pytest.mark.rule("SHIELDWALL-11.0c")
def test_set_down_on_a_post_that_he_can_reach_a_man_takes_it() -> None:
    state = scenario("motte")
    castle = state.field.castle
    archer = int(state.field.roster.first[state.field.names.index("N5a")])
    g3, k5 = castle.names.index("g3"), castle.names.index("k5")
    found = steering.steer(state, int(state.field.roster.band[archer]), archer, (castle.x[g3] + 9, castle.y[g3]))
    assert found is not None and found.moves == (pack(kinds.ALONE, archer, kinds.POST, g3),)
    assert found.place == (castle.x[g3], castle.y[g3])
    far = steering.steer(state, int(state.field.roster.band[archer]), archer, (castle.x[k5], castle.y[k5]))
    assert far is None or kinds.POST not in [b_of(move) for move in far.moves]


@pytest.mark.rule("SHIELDWALL-5.5c")
def test_whom_a_shot_may_meet_is_drawn_round_its_target_in_a_wall() -> None:
    situation = field("6*VARC 2000,1200,0", "7*SSEL 2000,2000,180")
    situation.plays("end_movement")
    aimed, range_of = offered(situation, "b-0", "f-9").drawn, offered(situation, "b-0").drawn
    assert "A220 220" in range_of and "circle" not in range_of
    assert "circle" not in aimed and "stroke-dasharray" in aimed
    situation.state.formation[1] = WALL
    assert f'r="{300 * SCALE:g}"' in offered(situation, "b-0", "f-9").drawn


@pytest.mark.rule("SHIELDWALL-11.0c")
def test_a_man_who_is_picked_is_offered_the_places_of_the_castle_that_he_can_take() -> None:
    state = scenario("motte")
    castle = state.field.castle
    archer = int(state.field.roster.first[state.field.names.index("N5a")])
    offer = plans.offer(state, int(state.seat), (f"f-{archer}",), "en")
    places = [pick for pick in offer.picks if pick.target.startswith("p-")]
    assert "the gatehouse floor g3" in {pick.label for pick in places}
    g3 = next(pick.target for pick in places if pick.label == "the gatehouse floor g3")
    assert plans.offer(state, int(state.seat), (f"f-{archer}", g3), "en").plan
    for place in places:
        chosen = plans.offer(state, int(state.seat), (f"f-{archer}", place.target), "en")
        assert [pick.target for pick in chosen.picks if pick.picked] == [f"f-{archer}", place.target]
        men = [int(pick.target[2:]) for pick in chosen.picks if pick.free and pick.target[0] == "f"]
        band = state.field.roster.band[archer]
        assert all(state.field.roster.band[man] == band or castle.is_aloft(state.stands, man) for man in men)


# -- free figures, and men who go singly (SHIELDWALL-7.3, 3.1h, 11.0c) -----------------------------------------------------
def freed(situation: Situation, *men: int) -> Situation:
    for man in men:
        situation.state.set_bits(man, FREED)
    return situation


def draggable(situation: Situation, *picked: str) -> set[str]:
    return {parted(pick.target)[0] for pick in plans.offer(situation.state, 0, picked, "en").picks if pick.free}


@pytest.mark.rule("SHIELDWALL-7.3a")
def test_free_figures_of_a_band_fall_back_where_they_are_dragged() -> None:
    situation = freed(field("3*VBON 2000,2000,0", "SSEL 2000,2600,180"), 0, 1, 2)
    assert draggable(situation) == {"b-0"}
    found = way(situation, (2000, 1100))
    assert found.moves == (move("order 0 free_back"),) and found.place == (2000, 1098) and found.fault == 0
    assert way(situation, (2000, 1600)).moves and way(situation, (2000, 1600)).fault == kinds.IS_FREED
    assert way(situation, (2000, 2300)).moves == () and way(situation, (2000, 2300)).fault == kinds.IS_FREED


@pytest.mark.rule("SHIELDWALL-7.3b")
def test_a_free_figure_that_is_dragged_at_an_enemy_engages_him() -> None:
    situation = freed(field("3*VBON 2000,2000,0", "SSEL 2000,2580,180; SSEL 2200,2580,180"), 1)
    assert draggable(situation) == {"f-0", "f-1", "f-2"}, "the others may be ordered singly"
    found = way(situation, (2000, 2580), man=1)
    assert found.moves == (move("alone 1 free_engage"),) and found.fault == 0
    assert way(situation, (2200, 2580), man=1).fault == kinds.IN_TURN


@pytest.mark.rule("SHIELDWALL-3.1h")
def test_of_a_band_that_fights_the_others_are_dragged_singly() -> None:
    situation = field("3*VBON 2000,1920,0", "SSEL 1920,2000,180")
    assert draggable(situation) == {"f-1", "f-2"}
    assert kinds_of(way(situation, (2500, 2200), man=2)) == [kinds.ALONE, kinds.GO, kinds.DONE]


@pytest.mark.rule("SHIELDWALL-11.0c")
def test_a_man_on_the_wall_is_dragged_from_place_to_place() -> None:
    battle = Battle("motte")
    while battle.state.stage != MOVEMENT or battle.field.sides[battle.state.seat] != "norman":
        battle.passes()
    castle, works = battle.field.castle, battle.state.stands.works
    man = next(one for one in battle.men("norman") if castle.is_aloft(battle.state.stands, one))
    place = next(place for place in range(castle.n) if battle.allows(f"alone {man} post {place}"))
    offer = plans.offer(battle.state, int(battle.state.seat), (), "en")
    assert f"f-{man}" in {pick.target for pick in offer.picks if pick.free}
    band = int(battle.field.roster.band[man])
    assert way(battle, (castle.x_of(works, place), castle.y_of(works, place)), band, man).moves == (
        move(f"alone {man} post {place}"),
    )
    assert way(battle, (100, 100), band, man)[::3] == ((), kinds.IS_ALOFT)
