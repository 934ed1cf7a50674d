"""The painted ground of a board: land, roads and the gulch, all that grows and is built on them, the grid and the frame.

It is one SVG document without words, drawn once for each mosaic. Noise is painted on tiles that repeat without a seam, so
that a board of four maps costs a browser no more than one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from sherwood.art.brush import (
    FONT,
    attributes,
    box,
    compact,
    document,
    gradient,
    group,
    number,
    path,
    placed,
    prefixed,
)
from sherwood.art.rough import joined
from sherwood.art.surfaces import GOLD, noises, wood
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import buildings, greens, gulch, land, roads
from sherwood.games.skirmish.layout import GAP, HEAD, HIGH, MARGIN, Cell, Chart, beyond, corner, middle, rough_area
from sherwood.games.skirmish.layout import at as corner_at

PREFIX: Final = "skirmish-ground-"
LAND: Final = gradient("land", ((0, "#a8b06c"), (0.5, "#95a15c"), (1, "#7f9050")))
PAINTS: Final = "".join(
    (
        LAND,
        gradient("gold", ((0, "#f9e7ab"), (0.5, "#b98a37"), (1, "#f1d68b"))),
        gradient("wood", ((0, "#54361f"), (0.5, "#3f2817"), (1, "#2a190d")), "down"),
        gradient("dome", ((0, "#fbffb8", 0.42), (0.42, "#fbffb8", 0), (0.62, "#08140a", 0), (1, "#08140a", 0.62)), "ball"),
        gradient("vignette", ((0.64, "#000", 0), (1, "#1a0f02", 0.4)), "wide"),
        gradient("coals", ((0, "#fff6b8"), (0.3, "#ffc13d"), (0.65, "#e2571a"), (1, "#4a1206")), "ball"),
        '<radialGradient id="glow"><stop stop-color="#ffb347" stop-opacity=".75"/>'
        '<stop offset="1" stop-color="#ff7a1a" stop-opacity="0"/></radialGradient>',
        '<radialGradient id="wood-shade"><stop offset=".55" stop-color="#43461c" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#43461c" stop-opacity="0"/></radialGradient>',
        '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3"/></filter>',
        '<filter id="softer" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>',
        '<filter id="woodgrain" x="0" y="0" width="1" height="1">'
        '<feTurbulence type="fractalNoise" baseFrequency=".006 .2" numOctaves="3" seed="2"/>'
        '<feColorMatrix values="0 0 0 0 .05 0 0 0 0 .02 0 0 0 0 0 1.7 0 0 0 -.62"/></filter>',
    )
)


@cache
def ground(mosaic: str, maps: tuple[str, ...]) -> str:
    """That of the board that a view names."""
    return paint(charted(mosaic, maps), ",".join(maps))


@cache
def charted(mosaic: str, maps: tuple[str, ...]) -> Chart:
    return Chart(land.board_of(mosaic, maps))


def paint(chart: Chart, seed: str) -> str:
    """The whole document."""
    dice = random.Random(seed)
    defs = PAINTS + noises() + greens.symbols(chart) + buildings.symbols(chart)
    window = MARGIN, HEAD, chart.right - MARGIN, chart.bottom - HEAD
    clip = f'<clipPath id="map">{box(*window, 3)}</clipPath>'
    painted = group(
        box(*window, 0, "url(#land)"),
        *(box(*window, 0, f"url(#{noise})") for noise in ("mottle", "bleach")),
        greens.undergrowth(chart, dice),
        roads.draw(chart, dice),
        gulch.draw(chart, dice),
        _water(chart, dice),
        buildings.draw(chart, dice),
        greens.scrub(chart, dice),
        greens.trees(chart, dice),
        greens.large_trees(chart),
        *(box(*window, 0, f"url(#{noise})") for noise in ("grain", "vignette")),
        _grid(chart),
        clip_path="url(#map)",
    )
    return prefixed(compact(document(chart.width, chart.height, f"<defs>{defs}{clip}</defs>", _frame(chart), painted)), PREFIX)


# -- water ------------------------------------------------------------------------------------------------------------
def _water(chart: Chart, dice: random.Random) -> str:
    """A pond or a stream: a muddy bank, a bed that grows deeper, ripples."""
    cells = chart.where(b.WATER)
    if not cells:
        return ""
    d = "".join(joined(polygon, True) for polygon in rough_area(chart.spread(cells), dice, 5, 5, 6))
    bank = path(d, "#7d6a3c", "#7d6a3c", 12, opacity=0.6, stroke_linejoin="round") + path(d, "#4f8a94", "#2c5058", 2.4)
    clip = f'<clipPath id="water"><path d="{d}"/></clipPath>'
    deep = path(d, "none", "#a9d4d2", 22, opacity=0.4, filter="url(#softer)")
    ripples = "".join(
        f"M{number(x + dice.uniform(-26, 10))} {number(y + dice.uniform(-24, 24))}q8-5 14 0t14 0"
        for x, y in map(middle, sorted(cells))
        for _ in range(3)
    )
    return clip + bank + group(deep, path(ripples, "none", "#e6f6f2", 1.8, opacity=0.6), clip_path="url(#water)")


# -- grid and frame ---------------------------------------------------------------------------------------------------
def _grid(chart: Chart) -> str:
    """Hexes and their numbers, which are those of their own map (SKIRMISH-1.1d)."""
    d = ""
    for cell in chart.cells:
        x, y = corner_at(corner(cell, 0))
        d += f"M{number(x)} {number(y)}h48l24 41.6l-24 41.6"
        d += "h-48" * (beyond(cell, b.S) not in chart.hexes) + "".join(_closing(chart, cell))
    labels = "".join(
        f'<text x="{round(x)}" y="{round(y - HIGH / 2 + 12)}">{chart.board.labels[h][-4:]}</text>'
        for h, (x, y) in enumerate(map(middle, chart.cells))
    )
    light = '<use href="#hexes" transform="translate(.9 .9)" stroke="#fffbe0" stroke-opacity=".22"/>'
    lines = f'<defs><path id="hexes" d="{d}"/></defs>{light}<use href="#hexes" stroke="#15140a" stroke-opacity=".42"/>'
    ink = attributes(
        fill="#1c1a0e", fill_opacity=0.85, stroke="#f6f1cf", stroke_opacity=0.45, stroke_width=2.2, paint_order="stroke"
    )
    numbers = f'<g font-family="{FONT}" font-size="9.5" text-anchor="middle"{ink}>{labels}</g>'
    return group(lines, fill="none", stroke_width=1.2) + numbers


def _closing(chart: Chart, cell: Cell) -> Iterator[str]:
    """The western sides, where no neighbour draws them."""
    for direction, number_of_corner in ((b.SW, 4), (b.NW, 5)):
        if beyond(cell, int(direction)) not in chart.hexes:
            x, y = corner_at(corner(cell, number_of_corner))
            yield f"M{number(x)} {number(y)}l{'-24-41.6' if direction == b.SW else '24-41.6'}"


def _frame(chart: Chart) -> str:
    """Wood all round, a golden line round the map, and a sunk tray for who isn't on it."""
    x, y, w, h = MARGIN, HEAD, chart.right - MARGIN, chart.bottom - HEAD
    rim = box(x - 9, y - 9, w + 18, h + 18, 8, "#120a04") + box(
        x - 6.5, y - 6.5, w + 13, h + 13, 7, "none", stroke=GOLD, stroke_width=2.6
    )
    left, wide = chart.tray, chart.width - chart.tray - GAP
    tray = box(left, y - 6.5, wide, h + 13, 9, "#150c06", opacity=0.72) + box(
        left, y - 6.5, wide, h + 13, 9, "none", stroke="#8d6a34", stroke_width=1.4
    )
    arrows = "".join(placed(gate.x, gate.y, _way_in(), turn=gate.turn) for gate in chart.gates.values())
    return wood(0, 0, chart.width, chart.height) + rim + tray + _compass(chart) + arrows


def _way_in() -> str:
    """An arrow of brass on the frame, where people come in (SKIRMISH-4.1l)."""
    d = "M-15-9L9 0L-15 9L-9 0Z"
    return path(d, "#0a0603", opacity=0.6, transform="translate(1.5 2)") + path(d, GOLD, "#2a1a08", 1)


def _compass(chart: Chart) -> str:
    """A star in the frame's corner."""
    star = "".join(
        placed(0, 0, path("M0-17L4-3L0 0Z", "#f1d68b") + path("M0-17L-4-3L0 0Z", "#8a6427"), turn=90 * k) for k in range(4)
    )
    north = path("M-4-22V-29L4-22V-29", "none", "#f1d68b", 1.8)
    return placed((chart.tray + chart.width - GAP) / 2, HEAD - 26, star + north, scale=0.9)
