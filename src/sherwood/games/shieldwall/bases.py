"""Bases: grass, the nation's colour and mark, stripes for the class, and a pointer on the front edge (SHIELDWALL-1.2, 10.1a).

A base lies round (0, 0), its front edge to the north; lengths are in 1/100 inch.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from sherwood.art.brush import box, drawn, line, number, path
from sherwood.games.shieldwall.figures import Bases
from sherwood.games.shieldwall.liveries import NATIONS

STRIPES: Final = {"elite": 3, "veteran": 2, "regular": 1, "militia": 0}
MOUNTS: Final = ("foot", "mounted")
FLOCK: Final = (("#7f8a4a", 5), ("#b3b872", 4), ("#c4b384", 3), ("#77683f", 3))
DARK: Final = "#1d170e"
MARKS: Final = {
    "norman": "M-31-5h4v3h3v4h-3v3h-4v-3h-3v-4h3z",
    "saxon": "M-29-5.5l5.5 5.5l-5.5 5.5l-5.5-5.5z",
    "viking": "M-29-5.5l6 10.5h-12z",
}
"""Cross, lozenge and triangle, so that no nation is told by its colour alone."""


def symbols(bases: Bases) -> Iterator[str]:
    for mount, size in zip(MOUNTS, (bases.foot, bases.mounted), strict=True):
        w, h = size.width / 2, size.depth / 2
        yield drawn(f"grass-{mount}", _grass(w, h))
        yield drawn(f"shade-{mount}", _shade(w, h))
        yield drawn(f"chosen-{mount}", _ring(w, h, "#1a0f04", 8) + _ring(w, h, "#ffe27a", 5))
        for nation in NATIONS:
            yield from (drawn(f"base-{nation}-{rank}-{mount}", _rim(nation, rank, w, h)) for rank in STRIPES)


def _grass(w: float, h: float) -> str:
    dice = random.Random(int(h))
    earth = box(-w, -h, 2 * w, 2 * h, 5, DARK) + box(2 - w, 2 - h, 2 * w - 4, 2 * h - 4, 4, "#a1945f")
    tufts = (
        "".join(f"M{number(dice.uniform(6 - w, w - 6))} {number(dice.uniform(6 - h, h - 18))}h.1" for _ in range(int(h / 2)))
        for _ in FLOCK
    )
    return earth + "".join(line(d, tone, wide, 0.8) for d, (tone, wide) in zip(tufts, FLOCK, strict=True))


def _rim(nation: str, rank: str, w: float, h: float) -> str:
    livery = NATIONS[nation]
    frame = box(2.5 - w, 2.5 - h, 2 * w - 5, 2 * h - 5, 4, stroke=livery.colour, stroke_width=3)
    strip = box(2 - w, h - 15, 2 * w - 4, 13, 3, livery.colour, stroke=DARK, stroke_width=1.5)
    mark = path(MARKS[nation], livery.dark, transform=f"translate(0 {number(h - 8.5)})")
    stripes = "".join(
        box(29 - 9.5 * k, h - 13.5, 6, 10, 1, livery.light, stroke=livery.dark, stroke_width=1.6) for k in range(STRIPES[rank])
    )
    pointer = path(f"M-7 {number(5 - h)}L0 {number(-3 - h)}L7 {number(5 - h)}Z", livery.light, DARK, 1.6)
    return frame + strip + mark + stripes + pointer


def _shade(w: float, h: float) -> str:
    wide = box(-w - 2, -h - 2, 2 * w + 4, 2 * h + 4, 8, "#0a0704", opacity=0.22)
    return wide + box(1 - w, 1 - h, 2 * w - 2, 2 * h - 2, 5, "#0a0704", opacity=0.34)


def _ring(w: float, h: float, tone: str, width: float) -> str:
    return box(-w - 6, -h - 6, 2 * w + 12, 2 * h + 12, 9, stroke=tone, stroke_width=width)
