"""Roads, and the trodden grass that leads to them, on the hexes of SKIRMISH-D.3."""

from __future__ import annotations

import math
import random

from sherwood.art.brush import Point, path
from sherwood.art.roads import pebbles, road
from sherwood.art.rough import joined, relaxed, roughened, sampled
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish.layout import HIGH, Cell, Chart, beyond, middle


def draw(chart: Chart, dice: random.Random) -> str:
    lines: list[list[Point]] = []
    for run in _runs(chart):
        led = _up_to(lines, _up_to(lines, relaxed(run, 2))[::-1])
        lines.append(roughened(led, 6, 150, 8, False, 40))
    if not lines:
        return ""
    return _footpaths(chart, lines) + road(lines) + pebbles(lines, dice)


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
