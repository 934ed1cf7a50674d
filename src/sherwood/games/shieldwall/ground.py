"""The painted table of a scenario, seen from above: all terrain of SHIELDWALL-1.7 where the scenario's data have it.

It is one SVG document without words, the same in every battle of the scenario. What can change stands upon it: see `fortress`.
Hands waver by less than 1/10 inch; a fine line shows the exact edge of woods.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from sherwood.art import greens
from sherwood.art.brush import (
    Point,
    attributes,
    box,
    compact,
    document,
    gradient,
    group,
    letters,
    line,
    number,
    path,
    prefixed,
    use,
)
from sherwood.art.greens import LEAVES
from sherwood.art.rough import joined, roughened
from sherwood.art.surfaces import PAINTS, TABLE_PAINTS, gold_edge, noises, vignette, wood
from sherwood.games.shieldwall import fences, fortress, heights, houses, scenarios, ways
from sherwood.games.shieldwall.layout import FRAME, HEAD, INCH, Chart
from sherwood.games.shieldwall.scatter import scattered
from sherwood.games.shieldwall.scenario_file import Piece, Scenario

PREFIX: Final = "shieldwall-ground-"
LAND: Final = gradient("land", ((0, "#a9b56c"), (0.5, "#8fa157"), (1, "#75904b")))
LUSH: Final = gradient("lush", ((0, "#4a6a2c", 0.55), (0.2, "#4a6a2c", 0.28), (0.42, "#4a6a2c", 0)), "wide")
DRY: Final = gradient("dry", ((0, "#d0c07c", 0.6), (0.2, "#d0c07c", 0.3), (0.42, "#d0c07c", 0)), "wide")
PATCH: Final = 36_000
"""So much grass to each patch that is lusher or drier."""
LIGHT: Final = ("tree-oak", "tree-beech", "tree-lime", "tree-autumn")
HEAVY: Final = ("tree-pine0", "tree-pine1", "tree-oak", "tree-lime")
NUMBERED: Final = 4
"""Inches between the numbers on the frame."""


@cache
def ground(name: str, own: Path | None = None) -> str:
    """Of the scenario of this name, with the folder `own` laid over our data."""
    return painted(scenarios.find(name, own))


def painted(scenario: Scenario) -> str:
    chart, dice = Chart(*scenario.size), random.Random(scenario.number)
    of = {kind: [piece for piece in scenario.pieces if piece.kind == kind] for kind in {piece.kind for piece in scenario.pieces}}

    def laid(*kinds: str) -> list[Piece]:
        return [piece for kind in kinds for piece in of.get(kind, ())]

    table = group(
        _meadow(chart, dice),
        fortress.bailey(chart, laid("castle_wall"), dice),
        heights.draw(chart, laid("hill1"), laid("hill2"), laid("hill3")),
        *(_marsh(chart, piece, dice) for piece in laid("marsh")),
        ways.water(chart, laid("ford"), laid("deep"), dice),
        fortress.ditch(chart, laid("ditch"), dice),
        *(ways.road(chart, piece, dice) for piece in laid("road")),
        *(ways.bridge(chart, piece, dice) for piece in laid("bridge")),
        fences.draw(chart, laid("low_wall", "hedge", "fence"), dice),
        *(houses.draw(chart, piece.points, kind, dice) for kind, piece in enumerate(laid("building"))),
        fortress.timber(chart, laid("castle_wall"), laid("gatehouse", "keep"), scenario, dice),
        *(_wood(chart, piece, 88, LIGHT, dice) for piece in laid("light_wood")),
        *(_wood(chart, piece, 60, HEAVY, dice) for piece in laid("heavy_wood")),
        box(*chart.window, fill="url(#grain)"),
        vignette(*chart.window),
        clip_path="url(#table)",
    )
    frame = wood(0, 0, chart.width, chart.height) + gold_edge(*chart.window, 5) + _inches(chart)
    window = f'<clipPath id="table">{box(*chart.window, 5)}</clipPath>'
    defs = f"<defs>{PAINTS}{TABLE_PAINTS}{LAND}{LUSH}{DRY}{heights.SLOPE}{ways.WATER}{noises()}{window}{_symbols()}</defs>"
    return prefixed(compact(document(chart.width, chart.height, defs, frame, table)), PREFIX)


def _symbols() -> str:
    dice = random.Random(1)
    kinds = ("oak", "beech", "lime", "autumn")
    drawn = [greens.tree(f"tree-{kind}", LEAVES[kind], dice) for kind in kinds]
    drawn += [greens.pine(f"tree-pine{k}", LEAVES["pine"], dice) for k in range(2)]
    drawn += [greens.bush(f"bush-{kind}", LEAVES[kind], dice) for kind in kinds[:3]]
    return "".join((*drawn, *(greens.grass(f"grass{k}", dice) for k in range(6))))


def _inches(chart: Chart) -> str:
    """A scale on the frame: every inch, and a number to every fourth."""
    x, y, w, h = chart.window
    ticks = ""
    for k in range(round(w / INCH) + 1):
        ticks += f"M{number(x + k * INCH)} {number(y + h + 10)}v{5 if k % NUMBERED else 9}"
    for k in range(round(h / INCH) + 1):
        ticks += f"M{number(x - 10)} {number(y + h - k * INCH)}h{-5 if k % NUMBERED else -9}"
    places = [(x + k * INCH + 9, y + h + 23, k) for k in range(0, round(w / INCH), NUMBERED)]
    places += [(x - 20, y + h - k * INCH - 4, k) for k in range(NUMBERED, round(h / INCH), NUMBERED)]
    said = "".join(letters(left, top, str(k), 11, "#e8cf98", weight=400) for left, top, k in places)
    return line(ticks, "#e8cf98", 1.2, 0.8) + said


# -- what grows -------------------------------------------------------------------------------------------------------
def _meadow(chart: Chart, dice: random.Random) -> str:
    """Grass, lusher here and drier there."""
    x, y, w, h = chart.window
    meadow = box(*chart.window, fill="url(#land)") + box(*chart.window, fill="url(#bleach)", opacity=0.45)
    for _ in range(int(w * h / PATCH)):
        middle = attributes(cx=round(dice.uniform(x, x + w)), cy=round(dice.uniform(y, y + h)))
        reach = attributes(rx=round(dice.uniform(140, 420)), ry=round(dice.uniform(100, 280)))
        meadow += f'<ellipse{middle}{reach} fill="url(#{dice.choice(("lush", "dry"))})"/>'
    return meadow + "".join(
        use(f"grass{dice.randrange(6)}", left + dice.randint(-20, 20), top + dice.randint(-20, 20), scale=0.8)
        for left in range(FRAME + 30, int(x + w), 82)
        for top in range(HEAD + 30, int(y + h), 76)
    )


def _edge(chart: Chart, points: Sequence[tuple[int, int]], reach: float = 2.5) -> list[Point]:
    return roughened(heights.sided(chart.outline(points)), reach, 22, 5)


def _wood(chart: Chart, piece: Piece, apart: int, kinds: Sequence[str], dice: random.Random) -> str:
    """The ground below its trees, the trees from north to south, and its exact edge."""
    d = joined(_edge(chart, piece.points), True)
    floor = path(d, "#2c4a1e", "#3d5a27", 7, fill_opacity=0.62, stroke_opacity=0.35)
    spots = sorted((chart.at(*spot) for spot in scattered(dice, piece, apart, 30)), key=lambda spot: spot[1])
    trees = "".join(use(dice.choice(kinds), round(x), round(y), scale=round(dice.uniform(0.5, 0.78), 2)) for x, y in spots)
    exact = joined(chart.outline(piece.points), True)
    edge = path(exact, "none", "#10200c", 2.4, stroke_opacity=0.5) + path(exact, "none", "#e6efb4", 1, stroke_dasharray="5 5")
    return floor + trees + edge


def _marsh(chart: Chart, piece: Piece, dice: random.Random) -> str:
    """Wet ground, pools and reeds."""
    edge = _edge(chart, piece.points, 4)
    bed = path(joined(edge, True), "#56663f", "#3f4d2b", 5, fill_opacity=0.72, stroke_opacity=0.35)
    pools, gleams, reeds, tips = "", "", "", ""
    for x, y in (chart.at(*spot) for spot in scattered(dice, piece, 90, 12)):
        pools += f"M{number(x - 16)} {number(y)}q6-8 17-6q12-1 15 5q-4 8-16 6q-13 2-16-5z"
        gleams += f"M{number(x - 8)} {number(y - 2)}q6-3 12 0"
    for x, y in (chart.at(*spot) for spot in scattered(dice, piece, 34, 9)):
        reeds += f"M{number(x)} {number(y)}l-2-8m4 8l0-11m3 11l3-8"
        tips += f"M{number(x + 2)} {number(y - 11)}v-3M{number(x + 8)} {number(y - 8)}v-2"
    water = path(pools, "#40656a", "#2c4646", 1.2, opacity=0.85) + line(gleams, "#cfe6e0", 1.4, 0.7)
    return bed + water + line(reeds, "#2e3f1d", 1.8, 0.85) + line(tips, "#8a5a2c", 2.4)
