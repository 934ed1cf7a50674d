"""The gulch, a sunken way (SKIRMISH-D.3c): lips, slopes that are dark where they turn from the light, a trodden floor."""

from __future__ import annotations

import math
import random

from sherwood.art.brush import Point, group, number, path, placed
from sherwood.art.roads import ruts
from sherwood.art.rough import Heap, blob, joined, mixed, relaxed, roughened, stone
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish.layout import Cell, Chart, middle, rough_area


def draw(chart: Chart, dice: random.Random) -> str:
    """A sunken way: lips, slopes that are dark where they turn from the light, a trodden floor."""
    if not chart.where(b.SLOPE, b.GULCH_FLOOR):
        return ""
    floor = chart.spread(chart.where(b.GULCH_FLOOR))
    trench = chart.spread(chart.where(b.SLOPE, b.GULCH_FLOOR))
    rim = rough_area(trench, dice, 4, 4, 1)
    lip = "".join(joined(polygon, True) for polygon in rim)
    bed = "".join(joined(polygon, True) for polygon in rough_area(floor, dice, 5, 5, 3))
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
    return worn + ruts([way])


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
