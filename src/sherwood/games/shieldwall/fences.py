"""Low walls, hedges and fences along the lines of a scenario (SHIELDWALL-1.7c)."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

from sherwood.art.brush import INK, Point, line, number, use
from sherwood.art.rough import Heap, joined, stone
from sherwood.games.shieldwall.layout import Chart, between, turn
from sherwood.games.shieldwall.scenario_file import Piece

STONES = ("#8c8463", "#9c9270", "#7d7a52", "#aba07c", "#6f7a45")


def draw(chart: Chart, pieces: Sequence[Piece], dice: random.Random) -> str:
    drawers = {"low_wall": _wall, "hedge": _hedge, "fence": _fence}
    return "".join(_shadow(chart.points(one.points)) + drawers[one.kind](chart.points(one.points), dice) for one in pieces)


def _shadow(points: Sequence[Point]) -> str:
    return line(joined(points), "#0c1608", 9, 0.35, transform="translate(4 5)", stroke_linejoin="round")


def _along(points: Sequence[Point], step: float) -> Iterator[tuple[Point, float]]:
    """Points about so far apart, both ends among them, and the way the line takes there, in radians."""
    for a, b in pairwise(points):
        steps, angle = max(1, round(math.dist(a, b) / step)), math.radians(turn(a, b))
        yield from ((between(a, b, k / steps), angle) for k in range(steps + 1))


def _wall(points: Sequence[Point], dice: random.Random) -> str:
    heap = Heap()
    for (x, y), angle in _along(points, 7.5):
        for side in (-2.6, 2.6):
            where = x - math.sin(angle) * side + dice.uniform(-1, 1), y + math.cos(angle) * side
            stone(heap, where, angle, (dice.uniform(6, 9), 5.4), dice.choice(STONES), dice)
    return line(joined(points), "#3f3a2a", 11) + heap.svg()


def _hedge(points: Sequence[Point], dice: random.Random) -> str:
    bushes = ("bush-oak", "bush-lime", "bush-beech")
    return line(joined(points), "#24391a", 10) + "".join(
        use(dice.choice(bushes), x + dice.uniform(-1, 1), y + dice.uniform(-1, 1), scale=round(dice.uniform(0.6, 0.8), 2))
        for (x, y), _ in _along(points, 9)
    )


def _fence(points: Sequence[Point], dice: random.Random) -> str:
    rails = line(joined(points), INK, 5) + line(joined(points), "#a9794a", 2.8) + line(joined(points), "#e0b27c", 0.9, 0.8)
    posts = "".join(f"M{number(x + dice.uniform(-0.6, 0.6))} {number(y)}h.1" for (x, y), _ in _along(points, 15))
    return rails + line(posts, INK, 8, stroke_linecap="round") + line(posts, "#c99a62", 5.2, stroke_linecap="round")
