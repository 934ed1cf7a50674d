"""Roads, water and bridges, seen from above."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from sherwood.art import roads
from sherwood.art.brush import INK, Point, gradient, line, number, path, placed
from sherwood.art.rough import Heap, joined, roughened, stone
from sherwood.art.timber import planks
from sherwood.games.shieldwall.heights import sided
from sherwood.games.shieldwall.layout import Chart, between, sides, turn
from sherwood.games.shieldwall.scatter import scattered
from sherwood.games.shieldwall.scenario_file import Piece

WATER: Final = gradient("water", ((0, "#6aa5b2"), (1, "#2d5b70")))
ROAD: Final = 46
"""The width for which roads are drawn."""


class Lane(NamedTuple):
    """An oblong piece of terrain by its middle line."""

    start: Point
    end: Point
    width: float

    @property
    def length(self) -> float:
        return math.dist(self.start, self.end)

    @property
    def middle(self) -> Point:
        return between(self.start, self.end, 0.5)

    @property
    def turn(self) -> float:
        """Degrees by which the way from north to south turns to lie along it."""
        return turn(self.start, self.end) - 90


def lane(points: Sequence[Point]) -> Lane:
    """From the middle of its shortest side to that of the side farthest from it."""
    a, b = min(sides(points), key=lambda side: math.dist(*side))
    start = between(a, b, 0.5)
    middles = (between(one, other, 0.5) for one, other in sides(points))
    return Lane(start, max(middles, key=lambda middle: math.dist(start, middle)), math.dist(a, b))


# -- roads ------------------------------------------------------------------------------------------------------------
def road(chart: Chart, piece: Piece, dice: random.Random) -> str:
    edge = joined(roughened(sided(chart.outline(piece.points)), 1.6, 20, 4), True)
    bed = path(edge, "#bda06a", "#57491f", 4, stroke_opacity=0.4) + path(edge, "#d5bd8c", opacity=0.6)
    if len(piece.points) != 4:
        return bed
    along = lane(chart.outline(piece.points))
    size = along.width / ROAD
    middle = sided([along.start, along.end])[: round(along.length / 20)]
    return bed + roads.ruts([middle], size) + roads.pebbles([middle], dice, along.width * 0.44)


# -- water ------------------------------------------------------------------------------------------------------------
def water(chart: Chart, fords: Sequence[Piece], deeps: Sequence[Piece], dice: random.Random) -> str:
    """All banks lie below all water, so that none divides what flows together."""
    edges = {piece: joined(roughened(sided(chart.outline(piece.points)), 2.4, 24, 6), True) for piece in (*deeps, *fords)}
    banks = "".join(path(d, "none", "#39431a", 15, stroke_opacity=0.5) for d in edges.values())
    banks += "".join(path(d, "none", "#c9b684", 9) for d in edges.values())
    out = banks + "".join(path(d, "#3d7288") + path(d, "url(#water)", opacity=0.5) for d in edges.values())
    out += "".join(path(edges[piece], "#12303f", opacity=0.4) for piece in deeps)
    out += "".join(_shallow(chart, piece, edges[piece], dice) for piece in fords)
    return out + "".join(_ripples(chart, piece, dice) for piece in edges)


def _shallow(chart: Chart, piece: Piece, d: str, dice: random.Random) -> str:
    """Gravel that shows through, and stones."""
    gravel = "".join(f"M{number(x)} {number(y)}h.1" for x, y in (chart.at(*spot) for spot in scattered(dice, piece, 16)))
    stones = Heap()
    for spot in scattered(dice, piece, 75, 14):
        size = dice.uniform(6, 10), dice.uniform(5, 8)
        stone(stones, chart.at(*spot), dice.uniform(0, 3), size, dice.choice(("#a39a86", "#8f8672", "#b5ab94")), dice)
    return path(d, "#b9c9a6", opacity=0.42) + line(gravel, "#efe2b8", 2.4, 0.5, stroke_linecap="round") + stones.svg()


def _ripples(chart: Chart, piece: Piece, dice: random.Random) -> str:
    """Along the longer side."""
    xs, ys = zip(*piece.points, strict=True)
    across = max(xs) - min(xs) >= max(ys) - min(ys)
    bend = "q5-3 11 0t11 0" if across else "q-3 5 0 11t0 11"
    d = "".join(f"M{number(x)} {number(y)}{bend}" for x, y in (chart.at(*spot) for spot in scattered(dice, piece, 62, 30)))
    return path(d, "none", "#e9fbf7", 1.2, opacity=0.55, stroke_linecap="round")


# -- bridges ----------------------------------------------------------------------------------------------------------
def bridge(chart: Chart, piece: Piece, dice: random.Random) -> str:
    return deck(lane(chart.points(piece.points)), dice)


def deck(along: Lane, dice: random.Random, railed: bool = True) -> str:
    """Boards across a way, with rails beside it."""
    w, h = along.width, along.length
    rails = "".join(
        line(f"M{number(x)} {number(-h / 2 - 4)}V{number(h / 2 + 4)}", tone, wide)
        for x in (-w / 2, w / 2)
        for tone, wide in ((INK, 7), ("#8f5f34", 4.4), ("#d6a66c", 1.2))
    )
    boards = planks((-w / 2, -h / 2, w, h), False, dice, 10)
    shadow = path(f"M{number(-w / 2)} {number(-h / 2)}h{number(w)}v{number(h)}h{number(-w)}z", "#06100c", opacity=0.5)
    x, y = along.middle
    return placed(x + 6, y + 8, shadow, turn=along.turn) + placed(x, y, boards, rails if railed else "", turn=along.turn)
