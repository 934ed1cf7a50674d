"""The picture shows what the view holds, each counter once, under the ids that clicks come back with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sherwood.art.document import document
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import faces, ground, land, layout, mosaic, picture, position, roster, setup
from sherwood.games.skirmish.faces import STYLES
from sherwood.games.skirmish.view import SkirmishView, view
from sherwood.kernel.game import Scene
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from tests.games.skirmish.field import field

READERS = (0, 1, WATCHER)
SVG = "{http://www.w3.org/2000/svg}"
SCENARIOS = ("s1", "s4", "s6")
MOSAICS = tuple(land.load().mosaics)
TRANSFORM = re.compile(r"transform:translate\((\S+)px,(\S+)px\) rotate\(\S+deg\) scale\(\S+\)")


def positions(scenario: str, seed: int, moves: int) -> Iterator[State]:
    """The positions of a random game."""
    state, rng = setup.start({"scenario": scenario}), Rng(seed)
    for _ in range(moves):
        yield state
        if state.turn() == OVER:
            return
        choice = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else choice[rng.below(len(choice))])


@cache
def game(scenario: str) -> tuple[SkirmishView, ...]:
    """Some moments of one."""
    return tuple(
        view(state, READERS[number // 40 % 3]) for number, state in enumerate(positions(scenario, 7, 500)) if not number % 40
    )


def drawn(scene: Scene, letter: str) -> set[int]:
    return {int(id[2:]) for id in scene.pieces if re.fullmatch(rf"{letter}-\d+", id)}


def middle_of(scene: Scene, id: str) -> tuple[float, float]:
    found = TRANSFORM.search(scene.pieces[id])
    assert found is not None
    return float(found[1]), float(found[2])


@pytest.mark.rule("SKIRMISH-1.2a", "SKIRMISH-H.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_counter_is_drawn_once_and_horses_with_their_riders(scenario: str) -> None:
    for seen in game(scenario):
        scene = picture.scene(seen, "en")
        assert drawn(scene, "c") == {one.number for one in seen.counters if one.where != "ridden"}
        assert drawn(scene, "o") == {hideout.number for hideout in seen.hideouts}


@pytest.mark.rule("SKIRMISH-1.1a", "SKIRMISH-1.1f")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_counters_stand_where_their_place_is_clicked(scenario: str) -> None:
    for seen in game(scenario):
        scene = picture.scene(seen, "en")
        for one in seen.counters:
            if one.where == "map" and "passing" not in one.flags:
                spots = [scene.spots[f"h-{place}"] for place in one.places]
                x, y = (sum(axis) / len(spots) for axis in zip(*spots, strict=True))
                assert middle_of(scene, f"c-{one.number}") == pytest.approx((x, y), abs=0.11)


@pytest.mark.rule("SKIRMISH-H.2")
def test_hidden_men_lie_in_their_hideouts_for_their_owner_and_beside_the_map_for_all_others() -> None:
    f = field("woods", norman="finn 0504", saxon="will hidden:B, alwin hidden:B", turn="norman")
    hideout = f.state.board.hideouts.index("B")
    chart = ground.charted("", ("woods",))
    own = picture.scene(view(f.state, 1), "en")
    trunk = middle_of(own, f"o-{hideout}")
    for name in ("will", "alwin"):
        x, y = middle_of(own, f"c-{f.counter(name)}")
        assert abs(x - trunk[0]) < layout.RADIUS and abs(y - trunk[1]) < layout.HIGH
        for reader in (0, WATCHER):
            assert middle_of(picture.scene(view(f.state, reader), "en"), f"c-{f.counter(name)}")[0] > chart.right


@pytest.mark.rule("SKIRMISH-H.5")
@pytest.mark.parametrize(
    ("seating", "styles"), [("two", ["norman0", "saxon0"]), ("four", ["norman0", "saxon0", "norman1", "saxon1"])]
)
def test_each_seat_has_the_colour_of_its_counters(seating: str, styles: list[str]) -> None:
    state = setup.start({"scenario": "s4", "seating": seating})
    assert list(picture.colours(view(state, WATCHER))) == [STYLES[style].ink for style in styles]


def test_positions_that_differ_in_hideouts_give_the_same_picture() -> None:
    one = field("woods", norman="finn 0504", saxon="will hidden:B, alwin hidden:A", turn="norman")
    other = field("woods", norman="finn 0504", saxon="will hidden:C, alwin hidden:C", turn="norman")
    for reader in (0, WATCHER):
        assert picture.scene(view(one.state, reader), "en") == picture.scene(view(other.state, reader), "en")
    assert picture.scene(view(one.state, 1), "en") != picture.scene(view(other.state, 1), "en")


@pytest.mark.rule("SKIRMISH-1.2b", "SKIRMISH-1.2d")
@pytest.mark.parametrize(
    "state", ["wounded", "stunned", "captured", "disarmed", "fired", "moved", "attacked"], ids=lambda state: str(state)
)
def test_every_state_shows_at_a_glance(state: str) -> None:
    def looks(more: str) -> str:
        f = field("inn", norman=f"odric 0509 {more}", saxon="will 1313")
        return picture.scene(view(f.state, 0), "en").pieces[f"c-{f.counter('odric')}"]

    assert looks(state) != looks("")


@pytest.mark.rule("SKIRMISH-1.2d")
def test_a_counter_tells_the_figures_of_its_present_form_and_its_armour() -> None:
    f = field("inn", norman="brian 0509/0508, odric 0709 wounded", saxon="will 1313")
    scene = picture.scene(view(f.state, 0), "en")

    def figures(name: str) -> list[str]:
        root = ElementTree.fromstring(scene.pieces[f"c-{f.counter(name)}"])
        return [text.text or "" for text in root.iter("text")]

    assert figures("brian") == ["Brian", "30", "20", "12"] and figures("odric") == ["Odric", "9", "7", "3"]
    assert "#skirmish-armour" in scene.pieces[f"c-{f.counter('odric')}"]
    assert "#skirmish-armour" not in scene.pieces[f"c-{f.counter('will')}"]


@pytest.mark.rule("SKIRMISH-1.2c", "SKIRMISH-4.3a")
def test_a_rider_is_turned_to_his_front_hex() -> None:
    for rear, turn in (("0510", "-90"), ("0508", "90"), ("0608", "150"), ("0408", "30")):
        f = field("gulch", norman=f"guy 0509/{rear}", saxon="will 0101")
        assert f'rotate({turn})"' in picture.scene(view(f.state, 0), "en").pieces[f"c-{f.counter('guy')}"], rear


def test_who_is_picked_who_moves_and_who_is_attacked_stands_out() -> None:
    f = field("woods", norman="finn 0909, walker 1008", saxon="will 0908")
    plain = picture.scene(view(f.state, 0), "en").pieces
    id = f"c-{f.counter('finn')}"
    assert "skirmish-glow" in picture.scene(view(f.state, 0), "en", (id,)).pieces[id] and "skirmish-glow" not in plain[id]
    f.state.attackers, f.state.target = 0b11, f.counter("will")
    fight = picture.scene(view(f.state, 0), "en").pieces
    assert "skirmish-threat" in fight[f"c-{f.counter('will')}"] and "skirmish-glow" in fight[id]
    assert fight["attack"].count("<path") == 2 * 3 and plain["attack"].count("<path") == 0


@pytest.mark.rule("SKIRMISH-7.1a", "SKIRMISH-7.2a")
def test_bridles_and_traces_lead_from_one_to_the_other() -> None:
    f = field("gulch", norman="martin 0606", saxon="will 0101", animals="ox 0607/0608")
    apart = picture.scene(view(f.state, 0), "en").pieces
    f.state.leads[f.counter("martin")] = f.counter("ox")
    led = picture.scene(view(f.state, 0), "en").pieces
    assert "<path" not in apart["traces"] and led["traces"].count("<path") == 2
    assert "#skirmish-beast-ox" in led[f"c-{f.counter('ox')}"]


@pytest.mark.rule("SKIRMISH-6.4a")
def test_who_is_thrown_waits_beside_the_map() -> None:
    f = field("gulch", norman="guy 0809/0909", saxon="will 0101")
    f.state.front[f.counter("guy")] = position.NO_PLACE
    f.state.rear[f.counter("guy")] = position.NO_PLACE
    scene = picture.scene(view(f.state, 0), "en")
    assert "tray-thrown" in scene.pieces and middle_of(scene, f"c-{f.counter('guy')}")[0] > ground.charted("", ("gulch",)).right


def test_who_has_no_face_of_his_own_borrows_one() -> None:
    f = field("gulch", norman="rudolf 0809", saxon="will 0101", animals="wolf 0303")
    names = f.state.cast.names
    for name, face in (("rudolf", "rudolf"), ("wolf", "wolf")):
        names[f.counter(name)] = f"new-{name}"
        drawn_now = picture.scene(view(f.state, 0), "en").pieces[f"c-{names.index(f'new-{name}')}"]
        assert f"#skirmish-bust-{face}" in drawn_now and f"New {name.title()}" in drawn_now


@pytest.mark.rule("SKIRMISH-1.1d", "SKIRMISH-1.1e")
@pytest.mark.parametrize("name", MOSAICS)
def test_neighbours_lie_side_by_side_in_their_direction(name: str) -> None:
    chart = ground.charted(name, ())
    steps = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
    for h in range(chart.board.hexes):
        for direction, (dx, dy) in enumerate(steps):
            other = int(chart.board.neighbour[6 * h + direction])
            if other != b.NOWHERE:
                (x, y), (u, v) = layout.middle(chart.cells[h]), layout.middle(chart.cells[other])
                assert (u - x, v - y) == pytest.approx((dx * layout.HIGH, dy * layout.HIGH), abs=0.02)


@pytest.mark.rule("SKIRMISH-1.1f", "SKIRMISH-D.1d")
@pytest.mark.parametrize("name", MOSAICS)
def test_every_place_and_outer_edge_has_a_spot_of_its_own(name: str) -> None:
    chart = ground.charted(name, ())
    places = {target for target in chart.spots if target.startswith("h-")}
    edges = {target for target in chart.spots if target.startswith("e-")}
    assert len(places) == chart.board.places and len(set(chart.spots.values())) == len(chart.spots)
    assert edges == {f"e-{number}" for number, edge in enumerate(chart.board.edges) if len(edge)}
    for target in edges:
        x, y = chart.spots[target]
        assert 0 < x < chart.width and 0 < y < chart.height
        assert not (layout.MARGIN < x < chart.right and layout.HEAD < y < chart.bottom)


@pytest.mark.rule("SKIRMISH-D.4a", "SKIRMISH-D.4b")
@pytest.mark.parametrize("name", MOSAICS)
def test_the_ground_has_every_opening_tree_and_label(name: str) -> None:
    chart, painted = ground.charted(name, ()), ground.ground(name, ())
    root = ElementTree.fromstring(painted)
    used = [use.get("href", "").removeprefix(f"#{ground.PREFIX}") for use in root.iter(f"{SVG}use")]
    windows = len(chart.sides(b.WINDOW, b.OUTER_WINDOW))
    assert used.count("pane") == windows and used.count("sill") == len(chart.sides(b.DOOR, b.INNER_DOOR))
    assert sum(one.startswith("wall") for one in used) == len(chart.sides(b.WALL)) + windows
    assert sum(one.startswith("crown") for one in used) == len(chart.trunks)
    assert sum(one.startswith("tree-") for one in used) == len(chart.where(b.SINGLE_TREE))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert sum(bool(re.fullmatch(r"\d{4}", text or "")) for text in texts) == chart.board.hexes
    assert {text for text in texts if text and text.isalpha()} == set(chart.trunks)


@pytest.mark.parametrize("name", MOSAICS)
def test_grounds_stay_small_and_stand_alone(name: str) -> None:
    painted = ground.ground(name, ())
    assert len(painted) < 600_000
    ids = re.findall(r'\bid="([^"]+)"', painted)
    assert len(ids) == len(set(ids)) and all(id.startswith(ground.PREFIX) for id in ids)
    assert set(re.findall(r'href="#([^"]+)"', painted)) | set(re.findall(r"url\(#([^)]+)\)", painted)) <= set(ids)


@pytest.mark.rule("SKIRMISH-D.2")
def test_maps_of_ones_own_are_painted_too(tmp_path: Path) -> None:
    """With water, a house at the edge of the map and a yard without a house."""
    rows = ["." * 20 for _ in range(14)]
    rows[0], rows[1] = "222..~~~............", "222...~~............"
    rows[6] = rows[7] = ".....,,,............"
    (tmp_path / "maps").mkdir()
    grid = "\n".join(rows)
    (tmp_path / "maps" / "pond.toml").write_text(
        f'rows = """\n{grid}\n"""\n[buildings.hut]\nfloor = "2"\ndoor = ["0302-S"]\n[yard]\nentrance = ["0708-S"]\n'
    )
    found = land.load(tmp_path)
    chart = layout.Chart(b.Board(mosaic.lay((("pond",),), found.maps, found.book)))
    painted = ground.paint(chart, "pond")
    ids = set(re.findall(r'\bid="([^"]+)"', painted))
    assert f"{ground.PREFIX}water" in ids and "dyke" in painted
    assert set(re.findall(r'href="#([^"]+)"', painted)) | set(re.findall(r"url\(#([^)]+)\)", painted)) <= ids
    walls = [use for use in ElementTree.fromstring(painted).iter(f"{SVG}use") if f"{ground.PREFIX}wall" in use.get("href", "")]
    outer = [one for one in chart.sides(b.EDGE) if chart.terrain(one.cell) == b.FLOOR]
    assert outer and len(walls) == len(chart.sides(b.WALL)) + len(outer)


def test_pieces_go_by_their_ids_and_are_well_formed() -> None:
    for seen in game("s4"):
        for id, text in picture.scene(seen, "fr").pieces.items():
            piece = ElementTree.fromstring(text)
            assert [found.get("id") for found in piece.iter() if found.get("id")] == [id]
            assert piece.tag == "g" and piece.get("class") == "piece" and TRANSFORM.fullmatch(piece.get("style", ""))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_reference_leads_somewhere(scenario: str) -> None:
    symbols = picture.symbols()
    there = set(re.findall(r'\bid="([^"]+)"', symbols))
    assert all(id.startswith(faces.PREFIX) for id in there)
    for text in (symbols, *(text for seen in game(scenario) for text in picture.scene(seen, "en").pieces.values())):
        assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) <= there


def test_a_whole_document_has_no_id_twice() -> None:
    root = ElementTree.fromstring(document(picture.symbols(), picture.scene(game("s4")[3], "en")))
    ids = [found.get("id") for found in root.iter() if found.get("id")]
    assert len(ids) == len(set(ids)) > 100


def test_only_the_ground_has_filters() -> None:
    scene = picture.scene(game("s1")[2], "en")
    assert "filter" in scene.ground
    assert "filter" not in picture.symbols() and not any("filter" in text for text in scene.pieces.values())


def test_the_ground_is_one_for_all_readers_and_the_words_are_the_readers() -> None:
    seen = game("s1")
    assert len({picture.scene(one, language).ground for one in seen for language in ("en", "fr")}) == 1
    english, french = (picture.scene(seen[1], language) for language in ("en", "fr"))
    assert "THE INN" in english.pieces["title-0"] and "AUBERGE" in french.pieces["title-0"]
    assert english.alt != french.alt


def test_pictures_stay_small() -> None:
    """Text of the live layer, before compression."""
    assert max(sum(map(len, picture.scene(seen, "fr").pieces.values())) for seen in game("s4")) < 60_000
    assert len(picture.symbols()) < 240_000


@pytest.mark.rule("SKIRMISH-D.7a", "SKIRMISH-D.7b")
def test_the_sheet_in_the_documentation_shows_every_counter_as_it_is_now() -> None:
    """Draw it anew with tools/pictures.py after a change of looks or figures."""
    drawn = roster.sheet()
    kept = Path(__file__).parents[3] / "docs" / "screenshots" / "skirmish-counters.svg"
    assert kept.read_text(encoding="utf-8") == drawn
    used = re.findall(r'href="#skirmish-bust-([a-z-]+)"', drawn)
    assert {*land.load().book.characters, "wolf", "deer", "pig"} == set(used)
