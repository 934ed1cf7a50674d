"""The painted ground of a board: land, roads and the gulch, all that grows and is built on them, the grid and the frame.

It is one SVG document without words, drawn once for each mosaic. Noise is painted on tiles that repeat without a seam, so
that a board of four maps costs a browser no more than one.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from sherwood.art.brush import (
    FONT,
    Point,
    attributes,
    box,
    compact,
    document,
    gradient,
    group,
    line,
    number,
    path,
    placed,
    prefixed,
)
from sherwood.art.rough import Heap, beside, blob, joined, mixed, relaxed, roughened, sampled
from sherwood.art.surfaces import GOLD, wood
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import buildings, greens, land
from sherwood.games.skirmish.buildings import stone
from sherwood.games.skirmish.layout import GAP, HEAD, HIGH, MARGIN, Cell, Chart, Side, beyond, corner, loops, middle
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
WOOD_FLOOR: Final = '<circle id="wood-floor" r="176" fill="url(#wood-shade)"/>'


@cache
def ground(mosaic: str, maps: tuple[str, ...]) -> str:
    """The whole document, for a board as a view names it."""
    chart = charted(mosaic, maps)
    dice = random.Random(",".join(maps))
    defs = PAINTS + "".join(_noises()) + WOOD_FLOOR + greens.symbols(chart) + buildings.symbols(chart)
    window = MARGIN, HEAD, chart.right - MARGIN, chart.bottom - HEAD
    clip = f'<clipPath id="map">{box(*window, 3)}</clipPath>'
    painted = group(
        box(*window, 0, "url(#land)"),
        *(box(*window, 0, f"url(#{noise})") for noise in ("mottle", "bleach")),
        greens.undergrowth(chart, dice),
        _roads(chart, dice),
        _gulch(chart, dice),
        _water(chart, dice),
        buildings.draw(chart, dice),
        greens.scrub(chart, dice),
        greens.trees(chart, dice),
        greens.large_trees(chart, dice),
        *(box(*window, 0, f"url(#{noise})") for noise in ("grain", "vignette")),
        _grid(chart),
        clip_path="url(#map)",
    )
    return prefixed(compact(document(chart.width, chart.height, f"<defs>{defs}{clip}</defs>", _frame(chart), painted)), PREFIX)


@cache
def charted(mosaic: str, maps: tuple[str, ...]) -> Chart:
    return Chart(land.board_of(mosaic, maps))


def _noises() -> Iterator[str]:
    """Tiles of noise, each of its own size so that they never repeat together."""
    for id, size, frequency, octaves, seed, matrix in (
        ("mottle", 900, ".008 .01", 4, 4, "0 0 0 0 .27 0 0 0 0 .25 0 0 0 0 .08 1.9 0 0 0 -.8"),
        ("bleach", 700, ".015", 3, 21, "0 0 0 0 .84 0 0 0 0 .79 0 0 0 0 .47 0 1.5 0 0 -.7"),
        ("grain", 256, ".7", 2, 8, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3 -.12"),
    ):
        waves = f'baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"'
        turbulence = f'<feTurbulence type="fractalNoise" {waves} stitchTiles="stitch"/>'
        yield f'<filter id="{id}-noise" x="0" y="0" width="1" height="1">{turbulence}<feColorMatrix values="{matrix}"/></filter>'
        tile = box(0, 0, size, size, filter=f"url(#{id}-noise)")
        yield f'<pattern id="{id}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{tile}</pattern>'


# -- roads ------------------------------------------------------------------------------------------------------------
def _roads(chart: Chart, dice: random.Random) -> str:
    lines: list[list[Point]] = []
    for run in _runs(chart):
        led = _up_to(lines, _up_to(lines, relaxed(run, 2))[::-1])
        lines.append(roughened(led, 6, 150, 8, False, 40))
    if not lines:
        return ""
    layers = ((46, 3.4, 9, "#57491f", 0.4), (40, 2.4, 3, "#bda06a", 1), (30, 2.4, 4, "#c9ae79", 0.9), (12, 3, 5, "#ddc798", 0.55))
    out = _footpaths(chart, lines)
    for width, reach, seed, tint, opacity in layers:
        d = "".join(joined(roughened(points, reach, 20, seed, False, 9)) for points in lines)
        out += path(d, "none", tint, width, opacity=opacity, stroke_linejoin="round", stroke_linecap="round")
    pebbles, tones = Heap(), ("#a08a62", "#b09a70", "#8d7a56")
    for points in lines:
        for x, y in sampled(points, 16):
            where = x + dice.uniform(-20, 20), y + dice.uniform(-20, 20)
            stone(pebbles, where, dice.uniform(0, 3), (dice.uniform(2, 5), dice.uniform(2, 3.6)), dice.choice(tones), dice)
    return out + _ruts(lines) + pebbles.svg()


def _runs(chart: Chart) -> list[list[Point]]:
    """The roads as lines of hex centres, through crossings as straight as may be, and on over the edge of the map."""
    road = chart.where(b.ROAD)
    left, out = set(road), []
    while left:
        run = [min(left, key=lambda cell: (len(_next_to(cell, left)), cell))]
        left.discard(run[0])
        while ways := _next_to(run[-1], left):
            run.append(min(ways, key=lambda there: _bend(run, there)))
            left.discard(run[-1])
        run = _to_crossing(_to_crossing(run, road)[::-1], road)
        if len(run) > 2:
            out.append(_off_the_map(chart, run))
    return out


def _to_crossing(run: list[Cell], road: set[Cell]) -> list[Cell]:
    """With the hex of another road into which it leads, if it does."""
    ways = _next_to(run[-1], road - set(run))
    return [*run, min(ways, key=lambda there: _bend(run, there))] if ways else run


def _up_to(lines: list[list[Point]], points: list[Point]) -> list[Point]:
    """A road that ends at another is led into its middle."""
    near = [point for other in lines for point in sampled(other, 8) if math.dist(point, points[-1]) < HIGH / 2]
    return [*points, min(near, key=lambda point: math.dist(point, points[-1]))] if near else points


def _next_to(cell: Cell, cells: set[Cell]) -> list[Cell]:
    return [there for direction in range(6) if (there := beyond(cell, direction)) in cells]


def _bend(run: list[Cell], there: Cell) -> float:
    """How far a step turns from the way of the last ones; the zigzag of a straight road is no turn."""
    here = middle(run[-1])
    if len(run) == 1:
        return 0
    before, after = middle(run[max(0, len(run) - 5)]), middle(there)
    turn = math.atan2(after[1] - here[1], after[0] - here[0]) - math.atan2(here[1] - before[1], here[0] - before[0])
    return abs((turn + math.pi) % (2 * math.pi) - math.pi)


def _off_the_map(chart: Chart, run: list[Cell]) -> list[Point]:
    points = [middle(cell) for cell in run]
    if _is_outer(chart, run[-1]):
        points.append(_farther(points[-min(3, len(points))], points[-1]))
    if _is_outer(chart, run[0]):
        points.insert(0, _farther(points[min(2, len(points) - 1)], points[0]))
    return points


def _is_outer(chart: Chart, cell: Cell) -> bool:
    return any(beyond(cell, direction) not in chart.hexes for direction in range(6))


def _farther(before: Point, end: Point) -> Point:
    length = math.dist(before, end) or 1
    return end[0] + (end[0] - before[0]) / length * 90, end[1] + (end[1] - before[1]) / length * 90


def _footpaths(chart: Chart, lines: list[list[Point]]) -> str:
    """Trodden grass from doors, gates, the forge and the foot of the stairs to the road."""
    starts = {
        outer
        for one in chart.sides(b.DOOR, b.ENTRANCE, b.OPEN_FRONT, b.FOOT_OF_STAIRS)
        for outer in (one.cell, beyond(one.cell, one.direction))
        if chart.terrain(outer) in (b.FLAT, b.SCRUB)
    }
    road = [point for points in lines for point in sampled(points, 24)]
    d = ""
    for cell in sorted(starts):
        x, y = middle(cell)
        end = min(road, key=lambda point: math.dist(point, (x, y)))
        if math.dist(end, (x, y)) < 5 * HIGH:
            d += joined(roughened([(x, y), ((x + end[0]) / 2 + 8, (y + end[1]) / 2), end], 6, 40, 2, False, 12))
    wide = path(d, "none", "#b8a06a", 34, opacity=0.3, stroke_linecap="round", filter="url(#soft)")
    return wide + path(d, "none", "#c9b280", 15, opacity=0.4, stroke_linecap="round", filter="url(#soft)") if d else ""


def _ruts(lines: list[list[Point]]) -> str:
    out = ""
    for shift, dashes in ((-9, "26 5 14 7"), (9, "18 6 30 4")):
        d = "".join(joined(roughened(beside(points, shift), 1.6, 26, 12 + shift, False, 12)) for points in lines)
        out += path(d, "none", "#7b6238", 3.4, stroke_dasharray=dashes, opacity=0.55)
        out += path(d, "none", "#ecdcb2", stroke_dasharray=dashes, opacity=0.6, transform="translate(1.4 1.8)")
    return out


# -- the gulch --------------------------------------------------------------------------------------------------------
def _rough_area(cells: set[Cell], dice: random.Random, wobble: float, reach: float, seed: int) -> list[list[Point]]:
    """An area of hexes with a natural edge, through the middles of its sides."""
    out = []
    for loop in loops(cells):
        middles = [_halfway(one) for one in loop]
        middles = [(x + dice.uniform(-wobble, wobble), y + dice.uniform(-wobble, wobble)) for x, y in middles]
        out.append(roughened(middles, reach, 24, seed, True, 10))
    return out


def _halfway(one: Side) -> Point:
    (ax, ay), (bx, by) = corner_at(one.start), corner_at(one.end)
    return (ax + bx) / 2, (ay + by) / 2


def _gulch(chart: Chart, dice: random.Random) -> str:
    """A sunken way: lips, slopes that are dark where they turn from the light, a trodden floor."""
    if not chart.where(b.SLOPE, b.GULCH_FLOOR):
        return ""
    floor = chart.spread(chart.where(b.GULCH_FLOOR))
    trench = chart.spread(chart.where(b.SLOPE, b.GULCH_FLOOR))
    rim = _rough_area(trench, dice, 4, 4, 1)
    lip = "".join(joined(polygon, True) for polygon in rim)
    bed = "".join(joined(polygon, True) for polygon in _rough_area(floor, dice, 5, 5, 3))
    far = f"M-200-200H{number(chart.right + 200)}V{number(chart.bottom + 200)}H-200Z"
    falls = "".join(
        path(bed, tint, tint, width, opacity=0.75, stroke_linejoin="round") for width, tint in ((46, "#97875a"), (26, "#8c7b50"))
    )
    dark = path(far + lip, "#1c150a", opacity=0.5, fill_rule="evenodd", transform="translate(13 20)", filter="url(#softer)")
    light = path(far + lip, "#fff3c2", opacity=0.34, fill_rule="evenodd", transform="translate(-9 -13)", filter="url(#softer)")
    floor_edge = path(bed, "#4f4024", opacity=0.55, transform="translate(-2 -3)") + path(bed, "#bfa672")
    floor_edge += path(bed, "none", "#efe0b4", 2, opacity=0.5, transform="translate(1.5 2)")
    inner = group(
        falls, dark, light, floor_edge, _track(chart), _hachures(rim, floor, dice), _rubble(chart, dice), clip_path="url(#trench)"
    )
    shine = path(lip, "none", "#e9e0b0", 9, opacity=0.42, stroke_linejoin="round")
    turf = path(lip, "none", "#3a2e12", 3, opacity=0.75)
    turf += path(lip, "none", "#f2e9b8", 1.4, opacity=0.6, transform="translate(-1.4 -1.6)")
    return f'<clipPath id="trench"><path d="{lip}"/></clipPath>' + shine + path(lip, "#a39462") + inner + turf


def _track(chart: Chart) -> str:
    """The way along the floor."""
    heights: dict[int, list[float]] = {}
    for cell in chart.where(b.GULCH_FLOOR):
        heights.setdefault(cell[0], []).append(middle(cell)[1])
    way = [(middle((column, 0))[0], sum(ys) / len(ys)) for column, ys in sorted(heights.items())]
    if len(way) < 3:
        return ""
    way = relaxed([(way[0][0] - 90, way[0][1]), *way, (way[-1][0] + 90, way[-1][1])], 3)
    worn = path(joined(roughened(way, 3, 26, 6, False, 12)), "none", "#d3bd8a", 34, opacity=0.6)
    return worn + _ruts([way])


def _hachures(rim: list[list[Point]], floor: set[Cell], dice: random.Random) -> str:
    """Strokes from the lip inwards, but where the floor itself runs out to it."""
    bed = [middle(cell) for cell in floor]
    heap = Heap()
    for polygon in rim:
        turn = 1 if _signed_area(polygon) > 0 else -1
        for (ax, ay), (x, y), (bx, by) in zip([polygon[-1], *polygon], polygon, [*polygon[1:], polygon[0]], strict=False):
            if any(abs(x - fx) < 56 and abs(y - fy) < 50 for fx, fy in bed):
                continue
            length = math.hypot(bx - ax, by - ay) or 1
            nx, ny = -(by - ay) / length * turn, (bx - ax) / length * turn
            _hachure(heap, (x, y), (nx, ny), dice)
    return heap.svg()


def _signed_area(polygon: list[Point]) -> float:
    return sum(a[0] * c[1] - c[0] * a[1] for a, c in zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def _hachure(heap: Heap, where: Point, inward: Point, dice: random.Random) -> None:
    (x, y), (nx, ny) = where, inward
    dark = nx * 0.6 + ny * 0.8
    for _ in range(2):
        x += dice.uniform(-4, 4)
        y += dice.uniform(-4, 4)
        length = dice.uniform(16, 30) * (1.15 if dark > 0 else 0.85)
        dx, dy = nx * length + dice.uniform(-3, 3), ny * length + dice.uniform(-3, 3)
        paint = (' fill="#33260f" opacity=".62"', ' fill="#33260f" opacity=".42"', ' fill="#5c4a24" opacity=".5"')
        wedge = f"M{number(x - ny * 1.7)} {number(y + nx * 1.7)}l{number(3.4 * ny)} {number(-3.4 * nx)}"
        heap.add(paint[0 if dark > 0.3 else 1 if dark > -0.3 else 2], f"{wedge}l{number(dx - 1.7 * ny)} {number(dy + 1.7 * nx)}z")
        if dark < -0.2 and dice.random() < 0.6:
            gleam = f"M{number(x + 2.4)} {number(y)}l{number(dx)} {number(dy)}"
            heap.add(' fill="none" stroke="#fff2c4" stroke-width="1.4" opacity=".55"', gleam)


def _rubble(chart: Chart, dice: random.Random) -> str:
    stones, rocks, tones = Heap(), "", ("#a09575", "#b3a684", "#8d8263")
    for cell in sorted(chart.where(b.SLOPE, b.GULCH_FLOOR)):
        x, y = middle(cell)
        for _ in range(2):
            where = x + dice.uniform(-36, 36), y + dice.uniform(-36, 36)
            stone(stones, where, dice.uniform(0, 3), (dice.uniform(3, 7), dice.uniform(2.4, 4.6)), dice.choice(tones), dice)
        if chart.terrain(cell) == b.SLOPE and dice.random() < 0.4:
            x, y = x + dice.uniform(-26, 26), y + dice.uniform(-24, 24)
            for _ in range(dice.randint(1, 3)):
                rocks += _rock((x + dice.uniform(-11, 11), y + dice.uniform(-8, 8)), dice.uniform(4, 9), dice)
    return stones.svg() + rocks


def _rock(where: Point, r: float, dice: random.Random) -> str:
    """Seven facets, each as light as it is turned to the north-west."""
    rim = [(x, y * 0.86) for x, y in blob(dice, 0, 0, r, 7, 0.14)]
    shade = path(joined([(x + r * 0.3, y + r * 0.4) for x, y in rim], True), "#0e0d06", opacity=0.42)
    facets = ""
    for (ax, ay), (bx, by) in zip(rim, [*rim[1:], rim[0]], strict=True):
        lit = 0.5 - 0.5 * math.cos(math.atan2(ay + by, ax + bx) - math.pi / 4)
        facets += path(joined([(-r * 0.15, -r * 0.2), (ax, ay), (bx, by)], True), mixed("#58503f", "#ded4ba", lit))
    return placed(*where, shade + facets + path(joined(rim, True), "none", "#2b271d", 1))


# -- water ------------------------------------------------------------------------------------------------------------
def _water(chart: Chart, dice: random.Random) -> str:
    """A pond or a stream: a muddy bank, a bed that grows deeper, ripples."""
    cells = chart.where(b.WATER)
    if not cells:
        return ""
    d = "".join(joined(polygon, True) for polygon in _rough_area(chart.spread(cells), dice, 5, 5, 6))
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
    lines = line(d, "#fffbe0", 1.3, 0.22, transform="translate(.9 .9)") + line(d, "#15140a", 1.2, 0.42)
    look = attributes(
        fill="#1c1a0e", fill_opacity=0.85, stroke="#f6f1cf", stroke_opacity=0.45, stroke_width=2.2, paint_order="stroke"
    )
    return group(lines, fill="none") + f'<g font-family="{FONT}" font-size="9.5" text-anchor="middle"{look}>{labels}</g>'


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
    return wood(0, 0, chart.width, chart.height) + rim + tray + _compass(chart)


def _compass(chart: Chart) -> str:
    """A star in the frame's corner."""
    star = "".join(
        placed(0, 0, path("M0-17L4-3L0 0Z", "#f1d68b") + path("M0-17L-4-3L0 0Z", "#8a6427"), turn=90 * k) for k in range(4)
    )
    north = path("M-4-22V-29L4-22V-29", "none", "#f1d68b", 1.8)
    return placed((chart.tray + chart.width - GAP) / 2, HEAD - 26, star + north, scale=0.9)
