"""Roads of sand, seen from above: their verges, ruts and pebbles."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from sherwood.art.brush import Point, path
from sherwood.art.rough import Heap, beside, joined, roughened, sampled, stone

LAYERS: Final = (
    (46, 3.4, 9, "#57491f", 0.4),
    (40, 2.4, 3, "#bda06a", 1),
    (30, 2.4, 4, "#c9ae79", 0.9),
    (12, 3, 5, "#ddc798", 0.55),
)
"""Width, unsteadiness, seed, colour and opacity, from the verge to the trodden middle."""


def road(lines: Sequence[Sequence[Point]], size: float = 1) -> str:
    """Roads 46 wide, times `size`, along these lines, their ruts with them."""
    out = ""
    for width, reach, seed, tint, opacity in LAYERS:
        d = "".join(joined(roughened(points, reach, 20, seed, False, 12)) for points in lines)
        out += path(d, "none", tint, width * size, opacity=opacity, stroke_linejoin="round", stroke_linecap="round")
    return out + ruts(lines, size)


def ruts(lines: Sequence[Sequence[Point]], size: float = 1) -> str:
    out = ""
    for shift, dashes in ((-9, "26 5 14 7"), (9, "18 6 30 4")):
        d = "".join(joined(roughened(beside(points, shift * size), 1.6, 26, 12 + shift, False, 12)) for points in lines)
        out += path(d, "none", "#7b6238", 3.4 * size, stroke_dasharray=dashes, opacity=0.55)
        out += path(d, "none", "#ecdcb2", 1.2 * size, stroke_dasharray=dashes, opacity=0.6, transform="translate(1.4 1.8)")
    return out


def pebbles(lines: Sequence[Sequence[Point]], dice: random.Random, reach: float = 20) -> str:
    """Small stones up to `reach` beside the middle."""
    heap, tones = Heap(), ("#a08a62", "#b09a70", "#8d7a56")
    for points in lines:
        for x, y in sampled(points, 16):
            where = x + dice.uniform(-reach, reach), y + dice.uniform(-reach, reach)
            stone(heap, where, dice.uniform(0, 3), (dice.uniform(2, 5), dice.uniform(2, 3.6)), dice.choice(tones), dice)
    return heap.svg()
