"""The picture shows what the view holds: everybody once, where he stands, under the id that clicks come back with."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from sherwood.art.document import document
from sherwood.games.shieldwall import figures, ground, picture, position, scenarios, signs
from sherwood.games.shieldwall.field import field
from sherwood.games.shieldwall.layout import Chart
from sherwood.games.shieldwall.liveries import NATIONS
from sherwood.games.shieldwall.stage import Stage
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.view import ShieldwallView, view
from sherwood.kernel.game import Scene
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER
from tests.games.shieldwall.field import move

PLACE = re.compile(r"translate\(([-\d.]+)px,([-\d.]+)px\)")


def battle(scenario: str, moves: int = 0) -> Shieldwall:
    """After deployment, and so many random moves."""
    state, rng, out = Shieldwall(Stage(field(scenario), 0)), Rng(5), Moves()
    state.set_up()
    for _ in range(2):
        state.play(move("deploy default"))
    for _ in range(moves):
        if state.turn() != OVER:
            state.play(random_move(state, rng, out))
    return state


@cache
def later(scenario: str) -> Shieldwall:
    return battle(scenario, 25)


def scene(state: Shieldwall, *picked: str) -> Scene:
    return picture.scene(view(state, 0), "en", picked)


def drawn(scene: Scene, letter: str) -> set[int]:
    return {int(id[2:]) for id in scene.pieces if re.fullmatch(rf"{letter}-\d+", id)}


def centre(scene: Scene, id: str) -> tuple[float, float]:
    found = PLACE.search(scene.pieces[id])
    assert found is not None
    return float(found[1]), float(found[2])


def fighting() -> tuple[Shieldwall, ShieldwallView]:
    """Seven bondi have charged seven fyrd in a wall, and one on each side has fallen."""
    state = battle("lesson")
    for man in range(7):
        state.stands.x[man], state.stands.y[man] = 1560 + 80 * man, 1900
    state.formation[4] = position.WALL
    for text in ("roll 3 2", "precede 1", "order 0 charge", "run"):
        state.play(move(text))
    return state, view(state, 0)


@pytest.mark.rule("SHIELDWALL-H.1", "SHIELDWALL-0.7")
@pytest.mark.parametrize("name", scenarios.load())
def test_everybody_on_the_table_is_drawn_once_where_he_stands(name: str) -> None:
    state = later(name)
    seen = view(state, 0)
    made = scene(state)
    on = {figure.number for figure in seen.figures if figure.status == "on"}
    coming = {figure.number for figure in seen.figures if figure.status == "to-come"}
    assert on and drawn(made, "f") == on | coming
    chart = Chart(*scenarios.find(name).size)
    for number in on:
        figure = seen.figures[number]
        assert centre(made, f"f-{number}") == pytest.approx(chart.at(figure.x, figure.y), abs=0.06)


@pytest.mark.parametrize("name", scenarios.load())
def test_a_scene_is_well_formed_and_uses_only_what_there_is(name: str) -> None:
    made = scene(later(name))
    whole = document(picture.symbols(), made)
    ElementTree.fromstring(whole)
    ids = re.findall(r'\bid="([^"]+)"', whole)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', "".join(made.pieces.values()))) <= set(ids)


def test_the_ground_is_the_same_all_through_a_battle_and_as_large_as_the_scene() -> None:
    made, after = scene(battle("hill")), scene(later("hill"))
    assert made.ground is after.ground is ground.ground("hill")
    assert f'viewBox="0 0 {made.width} {made.height}"' in made.ground


@pytest.mark.rule("SHIELDWALL-1.1c")
def test_a_figure_turns_on_its_place() -> None:
    state = battle("lesson")
    before = scene(state).pieces["f-0"]
    state.stands.facing[0] = 45
    assert before != scene(state).pieces["f-0"] and "rotate(45)" in scene(state).pieces["f-0"]


@pytest.mark.rule("SHIELDWALL-4.1a")
def test_shields_are_locked_in_a_wall() -> None:
    state, seen = fighting()
    assert seen.bands[4].formation == "wall"
    assert "locked-" in scene(state).pieces[f"f-{seen.bands[4].figures[0]}"]
    assert "locked-" not in scene(state).pieces["f-0"]


@pytest.mark.rule("SHIELDWALL-6.1a")
def test_sparks_fly_once_where_two_are_engaged() -> None:
    state, seen = fighting()
    pairs = {tuple(sorted((one.number, enemy))) for one in seen.figures for enemy in one.engaged}
    assert len(pairs) == 7
    assert scene(state).pieces["clashes"].count("<use") == len(pairs)
    for x, y in signs.clashes(seen.figures):
        assert y == pytest.approx(2760, abs=3) and 1500 < x < 2100


@pytest.mark.rule("SHIELDWALL-3.3f")
def test_the_lane_of_a_charge_leads_from_where_it_began() -> None:
    state, seen = fighting()
    start = Chart(*scenarios.find("lesson").size).at(*seen.figures[3].path[0])
    assert f"M{start[0]:g} {start[1]:g}" in scene(state).pieces["ways"]


def test_who_is_gone_lies_where_he_stood_last() -> None:
    state, _ = fighting()
    for man, status in ((0, position.KILLED), (1, position.ROUTED), (2, position.SURRENDERED)):
        state.stands.on[man], state.status[man] = 0, status
    made = scene(state)
    assert drawn(made, "d") == {0, 1, 2} and not drawn(made, "f") & {0, 1, 2}
    assert "fallen-viking" in made.pieces["d-0"] and "mark-surrendered" in made.pieces["d-2"]


def test_the_tag_of_a_band_tells_its_men_and_what_all_of_them_are_marked_with() -> None:
    state, seen = fighting()
    state.stands.on[3], state.status[3] = 0, position.KILLED
    assert ">6<" in scene(state).pieces["t-0"] and "mark-used" in scene(state).pieces["t-0"]
    state.set_bits(5, position.NO_CHARGE)
    assert "mark-no-charge" in scene(state).pieces["f-5"] and "mark-no-charge" not in scene(state).pieces["t-0"]
    for man in seen.bands[0].figures:
        state.set_bits(man, position.NO_CHARGE)
    assert "mark-no-charge" in scene(state).pieces["t-0"] and "mark-no-charge" not in scene(state).pieces["f-5"]


@pytest.mark.rule("SHIELDWALL-S.2")
def test_while_sides_deploy_the_zone_is_seen_and_the_plan_shines_through() -> None:
    state = Shieldwall(Stage(field("hill"), 0))
    state.set_up()
    made = scene(state)
    assert "zones" in made.pieces and drawn(made, "f") == {figure.number for figure in view(state, 0).figures}
    assert all("opacity" in made.pieces[f"f-{number}"] for number in drawn(made, "f"))


def test_what_is_picked_is_ringed() -> None:
    state = battle("lesson")
    assert "chosen-foot" not in "".join(scene(state).pieces.values())
    assert {number for number in drawn(scene(state), "f") if "chosen-foot" in scene(state, "b-0").pieces[f"f-{number}"]} == set(
        range(7)
    )
    assert "chosen-foot" in scene(state, "f-9").pieces["f-9"]


@pytest.mark.rule("SHIELDWALL-10.2b")
def test_seats_have_the_colours_of_their_nations_and_always_differ() -> None:
    seen = view(battle("hill"), 0)
    assert len(set(picture.colours(seen))) == 2
    for band in seen.bands:
        assert picture.colours(seen)[band.seat] == NATIONS[figures.load().troops[band.troop].nation].colour


# -- the castle, banners and loads ------------------------------------------------------------------------------------
def man_of(state: Shieldwall, band: str, man: int = 1) -> int:
    return int(state.field.roster.first[state.field.names.index(band)]) + man - 1


@pytest.mark.rule("SHIELDWALL-11.4a")
def test_a_drawbridge_is_drawn_as_it_is() -> None:
    state = battle("motte")
    before = scene(state).pieces["bridge-DS"]
    state.stands.works.bridge[0] = 1 - state.stands.works.bridge[0]
    assert before != scene(state).pieces["bridge-DS"]


@pytest.mark.rule("SHIELDWALL-11.3a")
def test_work_at_a_wall_is_drawn_on_its_outer_face_with_the_sum() -> None:
    state = battle("motte")
    state.stands.works.begin_gap(2500, 1250)
    state.stands.works.gap_sum[0] = 17
    made = scene(state)
    assert ">17<" in made.pieces["gap-2500-1250"]
    assert centre(made, "gap-2500-1250") == pytest.approx(Chart(*scenarios.find("motte").size).at(2500, 1200), abs=0.1)


@pytest.mark.rule("SHIELDWALL-11.1c")
def test_a_quiver_is_drawn_with_what_is_left_in_it() -> None:
    state = battle("motte")
    full = scene(state).pieces["quiver-g1"]
    state.stands.works.quiver[0] = 3
    assert full != scene(state).pieces["quiver-g1"]


@pytest.mark.rule("SHIELDWALL-6.9a")
def test_a_banner_lies_where_it_fell_or_is_with_who_took_it() -> None:
    state = battle("hill")
    bearer = state.bearer[0]
    assert "banner-" in scene(state).pieces[f"f-{bearer}"] and "banner-0" not in scene(state).pieces
    state.bearer[0], state.banner_x[0], state.banner_y[0] = -1, 2600, 900
    assert "lost-banner" in scene(state).pieces["banner-0"] and "banner-" not in scene(state).pieces[f"f-{bearer}"]
    state.bearer[0] = next(figure.number for figure in view(state, 0).figures if figure.seat != view(state, 0).banners[0].seat)
    assert "lost-banner" not in scene(state).pieces["banner-0"]


@pytest.mark.rule("SHIELDWALL-S3.3", "SHIELDWALL-S3.2")
def test_loads_show_in_their_buildings_and_who_is_to_come_waits_beside_the_table() -> None:
    state = battle("raid")
    made = scene(state)
    assert made.pieces["loads-HALL"].count("mark-load") == 2 and made.pieces["loads-B1"].count("mark-load") == 1
    coming = [figure.number for figure in view(state, 0).figures if figure.status == "to-come"]
    places = [centre(made, f"f-{number}") for number in coming]
    assert len(set(places)) == len(coming) > 1
    assert all(y < 52 for _, y in places)


@pytest.mark.rule("SHIELDWALL-11.0b")
def test_men_below_a_floor_shine_through_it() -> None:
    state = battle("motte")
    man = man_of(state, "N1")
    plain = scene(state).pieces[f"f-{man}"]
    state.stands.x[man], state.stands.y[man] = 3500, 2620
    assert 'opacity="0.55"' in scene(state).pieces[f"f-{man}"] and 'opacity="0.55"' not in plain


@pytest.mark.rule("SHIELDWALL-11.0c")
def test_places_of_the_castle_are_spots() -> None:
    state = battle("motte")
    castle, spots = state.field.castle, scene(state).spots
    assert len(spots) == castle.ladder and not scene(battle("lesson")).spots
    chart = Chart(*scenarios.find("motte").size)
    assert spots["p-0"] == pytest.approx(chart.at(int(castle.x[0]), int(castle.y[0])), abs=0.06)
