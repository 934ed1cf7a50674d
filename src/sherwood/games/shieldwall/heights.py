"""Hills from above: each contour a step that throws a shadow to the south-east, with hachures on every side (SHIELDWALL-1.7d)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from sherwood.art.brush import Point, gradient, group, letters, number, path
from sherwood.art.rough import Heap, joined, roughened
from sherwood.games.shieldwall.layout import Chart, between, sides
from sherwood.games.shieldwall.scenario_file import Piece

SLOPE: Final = gradient("slope", ((0, "#fffbd0", 0.32), (0.45, "#fffbd0", 0), (1, "#2c330c", 0.36)))
TONES: Final = ("#a3ad62", "#bcbd77", "#d3cd8f")
LIGHT: Final = (-0.6, -0.8)
SIDE: Final = 20
"""Along straight sides the hand wavers anew so often."""


def draw(chart: Chart, *contours: Sequence[Piece]) -> str:
    """From the lowest up."""
    return "".join(_contour(chart, piece, height) for height, pieces in enumerate(contours, 1) for piece in pieces)


def sided(points: Sequence[Point]) -> list[Point]:
    """A polygon with points along its sides too, so that a wavering line keeps to them."""
    out = []
    for (ax, ay), (bx, by) in sides(points):
        steps = max(1, round(math.dist((ax, ay), (bx, by)) / SIDE))
        out += [between((ax, ay), (bx, by), k / steps) for k in range(steps)]
    return out


def _contour(chart: Chart, piece: Piece, height: int) -> str:
    rim = roughened(sided(chart.outline(piece.points)), 2.4, 26, height)
    d = joined(rim, True)
    cast = "".join(path(d, "#23250b", opacity=0.14, transform=f"translate({k} {number(k * 1.4)})") for k in (3, 6, 9))
    top = path(d, TONES[height - 1], opacity=0.6) + path(d, "url(#slope)")
    edges = path(d, "none", "#fffbd0", 2.2, stroke_opacity=0.5, transform="translate(1.2 1.6)")
    edges += path(d, "none", "#4b4d20", 1.1, stroke_opacity=0.6)
    return cast + top + _hachures(rim, height) + edges + _heights(chart, piece, height)


def _hachures(rim: Sequence[Point], seed: int) -> str:
    """Strokes down the slope: long and dark away from the light, short and pale towards it. Corners are clockwise from above."""
    dice, heap = random.Random(seed), Heap()
    for (ax, ay), (x, y), (bx, by) in zip([rim[-1], *rim], rim, [*rim[1:], rim[0]], strict=False):
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / length, (ax - bx) / length
        lit = nx * LIGHT[0] + ny * LIGHT[1]
        reach = dice.uniform(7, 10) + max(0.0, -lit) * 7
        ink = (
            ' stroke="#41421a" stroke-width="1.2" opacity=".6"' if lit < 0 else ' stroke="#55532a" stroke-width="1" opacity=".65"'
        )
        heap.add(ink, f"M{number(x)} {number(y)}l{number(nx * reach)} {number(ny * reach)}")
    return group(heap.svg(), stroke_linecap="round")


def _heights(chart: Chart, piece: Piece, height: int) -> str:
    """A number just inside the contour, in the middle of its longest sides."""
    points = chart.points(piece.points)
    longest = sorted(sides(points), key=lambda side: -math.dist(*side))
    out = ""
    for (ax, ay), (bx, by) in longest[:3]:
        length = math.dist((ax, ay), (bx, by))
        x, y = ax * 0.62 + bx * 0.38 - (by - ay) / length * 13, ay * 0.62 + by * 0.38 + (bx - ax) / length * 13
        out += letters(x, y + 4, str(height), 12, "#4a4a20", weight=400, font_style="italic", opacity=0.8)
    return out
