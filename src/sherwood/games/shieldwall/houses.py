"""Roofs from above, hipped over whatever ground plan, each slope lit as it lies to the light."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from sherwood.art.brush import Point, line, number, path
from sherwood.art.rough import joined, mixed
from sherwood.games.shieldwall.heights import LIGHT
from sherwood.games.shieldwall.layout import Chart, between, sides
from sherwood.games.shieldwall.ways import lane


class Roof(NamedTuple):
    dark: str
    light: str
    seam: str
    thatched: bool


ROOFS: Final = (
    Roof("#9a7a3c", "#dcc078", "#6d5324", True),
    Roof("#6b4a2c", "#b28252", "#3f2813", False),
    Roof("#6f2d20", "#bd6046", "#41150d", False),
)
EAVE: Final = "#1d130c"


def draw(chart: Chart, plan: Sequence[tuple[int, int]], kind: int, dice: random.Random) -> str:
    roof, corners = ROOFS[kind % len(ROOFS)], chart.points(plan)
    d = joined(corners, True)
    shadow = "".join(path(d, "#0d0a06", opacity=0.2, transform=f"translate({3 * k} {4 * k})") for k in (1, 2, 3))
    ridge = _ridge(corners)
    slopes = "".join(_slope(a, b, ridge, roof, dice) for a, b in sides(corners))
    top = joined(ridge)
    crest = line(top, EAVE, 5) + line(top, roof.light, 3) + line(top, "#fff", 1, 0.4, transform="translate(-.8 -1)")
    return shadow + slopes + path(d, "none", EAVE, 1.6, stroke_linejoin="round") + crest


def _ridge(corners: Sequence[Point]) -> tuple[Point, Point]:
    along = lane(corners)
    (x, y), reach = along.middle, max(0.0, along.length - along.width * 0.8) / 2
    ux, uy = (along.end[0] - along.start[0]) / along.length, (along.end[1] - along.start[1]) / along.length
    return (x - ux * reach, y - uy * reach), (x + ux * reach, y + uy * reach)


def _slope(a: Point, b: Point, ridge: tuple[Point, Point], roof: Roof, dice: random.Random) -> str:
    """From an eave up to the ridge."""
    length = math.dist(a, b)
    lit = 0.5 + 0.5 * ((b[1] - a[1]) / length * LIGHT[0] + (a[0] - b[0]) / length * LIGHT[1])
    top_a, top_b = (min(ridge, key=lambda end: math.dist(end, corner)) for corner in (a, b))
    face = path(joined([a, b, top_b, top_a], True), mixed(roof.dark, roof.light, lit), EAVE, 1)
    return face + line(_straw(a, b, top_a, top_b, dice) if roof.thatched else _courses(a, b, top_a, top_b), roof.seam, 1, 0.6)


def _straw(a: Point, b: Point, top_a: Point, top_b: Point, dice: random.Random) -> str:
    d = ""
    for k in range(1, int(math.dist(a, b) / 4)):
        foot, head = between(a, b, k * 4 / math.dist(a, b)), between(top_a, top_b, k * 4 / math.dist(a, b))
        start = dice.uniform(0, 0.6)
        (x, y), (u, v) = between(foot, head, start), between(foot, head, start + dice.uniform(0.15, 0.38))
        d += f"M{number(x)} {number(y)}L{number(u)} {number(v)}"
    return d


def _courses(a: Point, b: Point, top_a: Point, top_b: Point) -> str:
    """Rows of shingles, their joints staggered."""
    rows = max(3, int(math.dist(between(a, b, 0.5), between(top_a, top_b, 0.5)) / 6))
    d = ""
    for row in range(1, rows):
        left, right = between(a, top_a, row / rows), between(b, top_b, row / rows)
        below_left, below_right = between(a, top_a, (row - 1) / rows), between(b, top_b, (row - 1) / rows)
        d += joined([left, right])
        joints = max(1, int(math.dist(left, right) / 8))
        for k in range(joints):
            part = (k + (0.5 if row % 2 else 0.15)) / joints
            d += joined([between(left, right, part), between(below_left, below_right, part)])
    return d
