"""How figures look: every type has its own outline."""

from __future__ import annotations

import math
import os
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sherwood.art.brush import INK, Point
from sherwood.games.shieldwall import banners, figures, fortress, ground, looks, measures, scenarios, sheet
from sherwood.games.shieldwall.figures import Troop
from sherwood.games.shieldwall.layout import SCALE, Chart
from sherwood.games.shieldwall.liveries import NATIONS
from sherwood.games.shieldwall.looks import PREFIX, Pose, figure
from sherwood.games.shieldwall.scenario_file import Piece

TROOPS = figures.load().troops
SVG = "{http://www.w3.org/2000/svg}"
POSES = [
    Pose(0),
    Pose(135, spent=True),
    Pose(200, locked=True, variant=1),
    Pose(300, banner=True, chosen=True, variant=3),
]


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')


SYMBOLS = {found.get("id") or "": found for found in parsed(looks.symbols())}


def shapes(element: ElementTree.Element) -> list[str]:
    """The inked shapes of a drawing with all that it uses, without their colours."""
    out = []
    for part in element:
        if part.tag == f"{SVG}use":
            used = SYMBOLS[(part.get("href") or "").removeprefix("#")]
            out += [f"{part.get('transform')} {shape}" for shape in shapes(used)]
        elif part.get("stroke") == INK:
            out.append(" ".join(part.get(name, "") for name in ("d", "cx", "cy", "r", "rx", "ry")))
        out += shapes(part)
    return out


def outline(code: str, pose: Pose) -> list[str]:
    return shapes(parsed(figure(code, TROOPS[code], pose)))


@pytest.mark.parametrize("code", TROOPS)
def test_every_type_of_the_roster_is_drawn_from_symbols_that_there_are(code: str) -> None:
    for pose in [*POSES, *(Pose(0, weapon=k) for k in range(len(TROOPS[code].weapons)))]:
        used = re.findall(r'href="#([^"]+)"', figure(code, TROOPS[code], pose))
        assert used and set(used) <= set(SYMBOLS)
        assert outline(code, pose)


@pytest.mark.rule("SHIELDWALL-10.1a")
@pytest.mark.parametrize("nation", ["norman", "saxon", "viking"])
def test_types_of_a_nation_differ_in_outline(nation: str) -> None:
    drawn = {code: outline(code, Pose(0)) for code, troop in TROOPS.items() if troop.nation == nation}
    assert len(drawn) >= 9
    for one, other in combinations(drawn, 2):
        assert drawn[one] != drawn[other], (one, other)


def test_nations_differ_in_the_mark_on_their_bases() -> None:
    marks = [SYMBOLS[f"{PREFIX}base-{nation}-elite-foot"].findall(f"{SVG}path")[0].get("d") for nation in NATIONS]
    assert len(set(marks)) == 3


def test_classes_differ_in_their_stripes() -> None:
    ranks = ("militia", "regular", "veteran", "elite")
    boxes = [len(SYMBOLS[f"{PREFIX}base-saxon-{rank}-foot"].findall(f"{SVG}rect")) for rank in ranks]
    assert [count - boxes[0] for count in boxes] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("pose", "plain"),
    [
        (Pose(0, weapon=1), Pose(0)),
        (Pose(0, locked=True), Pose(0)),
        (Pose(0, banner=True), Pose(0)),
    ],
)
def test_what_a_man_does_shows_in_his_outline(pose: Pose, plain: Pose) -> None:
    assert outline("SSEL", pose) != outline("SSEL", plain)


def test_who_has_thrown_his_javelin_holds_it_no_longer() -> None:
    def held(code: str, pose: Pose) -> set[str]:
        return set(re.findall(rf"{PREFIX}under-(\w+)", figure(code, TROOPS[code], pose)))

    assert held("STHN", Pose(0)) == {"edged", "javelin"}
    assert held("STHN", Pose(0, spent=True)) == {"edged"}
    assert held("VUNA", Pose(0)) == {"javelin"}
    assert held("VUNA", Pose(0, spent=True)) == {"edged"}


@pytest.mark.parametrize("code", TROOPS)
def test_shadows_and_gleams_never_turn_but_with_the_base(code: str) -> None:
    lights = ("lamp", "gleam", "dull", "man-shade")
    drawn = parsed(figure(code, TROOPS[code], Pose(90)))
    still = [use for use in drawn if (use.get("href") or "").removeprefix(f"#{PREFIX}") in lights]
    assert len(still) == 3
    assert not any("rotate" in (use.get("transform") or "") for use in still)


def test_live_pieces_have_no_filters() -> None:
    assert "filter" not in looks.symbols()


def test_all_ids_have_the_prefix() -> None:
    svg = looks.symbols() + "".join(figure(code, troop, pose) for code, troop in TROOPS.items() for pose in POSES)
    named = re.findall(r'(?:\bid="|href="#|url\(#)([^")]+)', svg)
    assert named and all(name.startswith(PREFIX) for name in named)
    ids = re.findall(r'\bid="([^"]+)"', looks.symbols())
    assert len(ids) == len(set(ids))


def test_types_of_ones_own_look_as_their_arms_say() -> None:
    knight = Troop("norman", "Baron", "elite", ("lance", "edged"), 30, "full", True, True, "lance", True)
    archer = Troop("viking", "Hunter", "regular", ("blunt",), 10, missile="bow")
    raging = Troop("saxon", "Raging", "elite", ("axe",), 10, berserker=True)
    assert looks.look("OWN1", knight) == looks.Look("cloak", "crown", trapper=True)
    assert "over-bow" in figure("OWN2", archer, Pose(0)) and "#shieldwall-shield" not in figure("OWN2", archer, Pose(0))
    assert looks.look("OWN3", raging).hat == "wolf"


# -- the ground -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", scenarios.load())
def test_the_ground_of_every_scenario_is_one_document_with_prefixed_ids(name: str) -> None:
    painted = ground.ground(name)
    assert ElementTree.fromstring(painted).tag == f"{SVG}svg"
    named = re.findall(r'(?:\bid="|href="#|url\(#)([^")]+)', painted)
    assert named and all(one.startswith(ground.PREFIX) for one in named)
    ids = set(re.findall(r'\bid="([^"]+)"', painted))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', painted)) <= ids


UNPAINTED = {"clear", "drawbridge"}
"""Clear ground is only a name; drawbridges are up or down, and stand upon the ground."""


@pytest.mark.rule("SHIELDWALL-1.7a")
@pytest.mark.parametrize("kind", figures.load().country.kinds)
@pytest.mark.parametrize("corners", [((500, 500), (500, 900), (1100, 900), (1100, 500)), ((500, 500), (700, 900), (1100, 600))])
def test_every_kind_of_terrain_is_painted_whatever_its_shape(kind: str, corners: tuple[tuple[int, int], ...]) -> None:
    lesson = scenarios.find("lesson")._replace(pieces=())
    shape = figures.load().country.kinds[kind].shape
    piece = Piece(kind, "X1", shape, corners, ())
    assert (ground.painted(lesson._replace(pieces=(piece,))) != ground.painted(lesson)) == (kind not in UNPAINTED)


PROGRAM = """
from sherwood.games.shieldwall import figures, ground, looks
print(looks.symbols(), ground.ground("motte"))
for code, troop in figures.load().troops.items():
    print(looks.figure(code, troop, looks.Pose(30, variant=2)))
"""


def test_pictures_are_the_same_in_every_run() -> None:
    def run(seed: str) -> str:
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        return subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True).stdout

    assert len(run("1")) > 100_000 and run("1") == run("2")


# -- the castle and measures ------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-11.4a")
def test_a_drawbridge_that_is_down_reaches_over_the_ditch() -> None:
    castle = scenarios.find("motte")
    chart = Chart(*castle.size)
    of = {piece.id: piece for piece in castle.pieces}
    down, up = (fortress.drawbridge(chart, of["DS"], of["GS"], lowered) for lowered in (True, False))
    deck = re.compile(r"translate\(([\d.]+) ([\d.]+)\)")
    _, middle = chart.at(3100, 950)
    assert [float(y) for _, y in deck.findall(down)][-1] == pytest.approx(middle, abs=0.1)
    _, gate = chart.at(3100, 1100)
    assert gate < [float(y) for _, y in deck.findall(up)][-1] < gate + 12


@pytest.mark.rule("SHIELDWALL-11.3a")
def test_the_way_through_a_wall_is_open_at_the_whole_sum_only() -> None:
    earth = "#8d744a"
    assert ">19<" in fortress.gap(19, 20) and earth not in fortress.gap(19, 20)
    assert earth in fortress.gap(20, 20)


def test_a_quiver_shows_how_many_spears_are_left() -> None:
    shown = [fortress.quiver(spears) for spears in range(11)]
    assert [drawn.count("-14") for drawn in shown] == [2 * spears for spears in range(11)]


def test_the_ruler_has_a_figure_for_each_whole_inch() -> None:
    drawn = measures.ruler((0, 0), (0, -44 * 7.75))
    assert re.findall(r">(\d+)</text>", drawn) == [str(k) for k in range(1, 8)]


@pytest.mark.rule("SHIELDWALL-1.4d", "SHIELDWALL-1.2d")
@pytest.mark.parametrize(("mount", "corner"), [("foot", (40, 40)), ("mounted", (40, 80))])
def test_the_field_of_fire_opens_by_45_degrees_and_its_bands_end_at_a_gap_from_the_base(mount: str, corner: Point) -> None:
    drawn = measures.field_of_fire(0, (500, 1000, 1500), getattr(figures.load().bases, mount))
    limits = re.findall(r'd="M([-\d.]+) ([-\d.]+)A([\d.]+) [^"HL]*? ([-\d.]+)H[^"L]*"', drawn)[::2]
    assert [round(float(r) / SCALE) for _, _, r, _ in limits] == [500, 1000, 1500]
    for x, y, r, front in limits:
        assert x == y
        gap = math.dist((-float(x) / SCALE, -float(y) / SCALE), corner)
        assert gap == pytest.approx(float(r) / SCALE, abs=0.5)
        assert -float(front) / SCALE - corner[1] == pytest.approx(float(r) / SCALE, abs=0.5)


# -- the sheet --------------------------------------------------------------------------------------------------------
def test_the_sheet_shows_every_type_and_every_mark() -> None:
    drawn = sheet.sheet()
    assert all(f">{code}" in drawn for code in TROOPS)
    assert all(f'"#{PREFIX}mark-{mark}"' in drawn for mark in banners.MARKS)


def test_the_sheet_of_the_documentation_is_up_to_date() -> None:
    """Draw it anew with tools/pictures.py after a change of looks or figures."""
    kept = Path(__file__).parents[3] / "docs" / "screenshots" / "shieldwall-figures.svg"
    assert kept.read_text(encoding="utf-8") == sheet.sheet()
