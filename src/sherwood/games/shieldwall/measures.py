"""What is laid on the table to measure: ruler, field of fire with its bands, reach, ways, ghosts and shots.

All are live pieces without filters. Places and lengths are those of the picture (see `layout`); facings are degrees from north.
Their ids are local: a picture prefixes them as `looks` does those of figures.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from sherwood.art.brush import INK, Point, box, disc, group, letters, line, number, path, placed, smooth
from sherwood.art.rough import joined
from sherwood.art.surfaces import plaque
from sherwood.games.shieldwall.figures import BaseSize
from sherwood.games.shieldwall.layout import INCH, SCALE, between, turn

DARK: Final = "#1a0f04"
PALE: Final = "#ffe9a0"
WARM: Final = "#ff9a5c"
BANDS: Final = ((0.2, ""), (0.11, "9 5"), (0.05, "3 6"))
"""Short, medium and long: how dense they are filled, and the dashes of their limits."""


# -- the ruler --------------------------------------------------------------------------------------------------------
def ruler(start: Point, end: Point) -> str:
    """A lath of boxwood with inches, halves and tenths, and a pointer at the exact end."""
    length, angle = math.dist(start, end), turn(start, end)
    inches = int(length / INCH)
    lath = box(2, -4, length, 20, 2, "#0a0704", opacity=0.4)
    lath += box(0, -8, length, 19, 2, "url(#parchment)", stroke=INK, stroke_width=1.2)
    tenths = "".join(f"M{number(k * INCH / 10)}-8v2" for k in range(1, int(length * 10 / INCH) + 1))
    ticks = "".join(f"M{number(k * INCH)}-8v{9 if k % 5 == 0 else 6}" for k in range(1, inches + 1))
    ticks += "".join(f"M{number((k + 0.5) * INCH)}-8v4" for k in range(int(length / INCH + 0.5)))
    flip = 90 < angle % 360 < 270
    said = "".join(_figure(k * INCH, str(k), flip) for k in range(1, inches + 1) if length - k * INCH > 4)
    tip = path(f"M{number(length)}-11l5 10.5l-5 10.5z", "#a63a2e", INK, 1)
    return placed(*start, lath, line(tenths, INK, 0.6, 0.8), line(ticks, INK, 1.2), said, tip, turn=angle)


def _figure(x: float, text: str, flip: bool) -> str:
    return placed(x, 4.5, letters(0, 3.4, text, 9.5), turn=180 if flip else 0)


# -- fire -------------------------------------------------------------------------------------------------------------
def field_of_fire(facing: int, ranges: Sequence[int], base: BaseSize) -> str:
    """From a shooter on a base with its middle at (0, 0): where the middles of targets may be, and his bands of range in units.

    A target is in the nearest band that its base touches, for ranges are gaps of bases (SHIELDWALL-1.2d).
    """
    w, h = base.width / 2 * SCALE, base.depth / 2 * SCALE
    out, last, left, right = "", "", "", ""
    for (share, dashes), far in zip(BANDS, (reach * SCALE for reach in ranges), strict=True):
        side = (w + h + math.sqrt(2 * far * far - (w - h) ** 2)) / 2
        left, right, r = f"{number(-side)} {number(-side)}", f"{number(side)} {number(-side)}", number(far)
        corner = f"A{r} {r} 0 0 1 "
        limit = f"M{left}{corner}{number(-w)} {number(-h - far)}H{number(w)}{corner}{right}"
        out += path(f"{limit}L0 0Z{last}", PALE, fill_opacity=share, fill_rule="evenodd") + _dashed(limit, PALE, 1.8, dashes)
        last = f"{limit}L0 0Z"
    edges = f"M0 0L{left}M0 0L{right}"
    return placed(0, 0, out + _dashed(edges, PALE, 1.4, "7 6"), turn=facing)


def shot(start: Point, end: Point, barred: bool = False) -> str:
    """The line of a shot; barred: with a cross where it can't pass."""
    d = joined([start, end])
    head = placed(*end, path("M4 0l-9-4l3 4l-3 4z", "#e9edf0", INK, 1), turn=turn(start, end))
    cross = line("M-6-6L6 6M6-6L-6 6", DARK, 6) + line("M-6-6L6 6M6-6L-6 6", "#e2553c", 3.2)
    return _dashed(d, "#fff3c8", 1.3, "2 5") + head + (placed(*between(start, end, 0.5), cross) if barred else "")


def hit_zone(radius: int) -> str:
    """Round (0, 0): who may be hit in the place of a target in a wall (SHIELDWALL-5.5c)."""
    r = radius * SCALE
    zone = disc(0, 0, r, "#e2553c", DARK, 3, fill_opacity=0.12, stroke_opacity=0.35)
    return zone + disc(0, 0, r, "", "#ffb3a0", 1.6, stroke_dasharray="4 4")


def _dashed(d: str, tone: str, width: float, dashes: str) -> str:
    """A line that reads on light ground and on dark."""
    return line(d, DARK, width + 1.8, 0.35) + line(d, tone, width, 0.95, stroke_dasharray=dashes)


# -- movement ---------------------------------------------------------------------------------------------------------
def reach(rim: Sequence[Point]) -> str:
    """The area in which a figure can end its move."""
    d = smooth(rim)
    return path(d, WARM, fill_opacity=0.14) + _dashed(d, "#ffd7b8", 1.6, "7 5")


def way(points: Sequence[Point], width: float) -> str:
    """The lane that a body of men sweeps along a path, and where it leads; points where it turns are dots."""
    if len(points) < 2:
        return ""
    d = joined(points)
    head = path("M18 0L-10-13L-3 0L-10 13Z", WARM, DARK, 2)
    lane = path(d, "none", "#ffb07a", width, stroke_opacity=0.2, stroke_linejoin="round")
    dots = "".join(disc(x, y, 5, WARM, DARK, 1.6) for x, y in points[1:-1])
    marked = line(d, DARK, 7, 0.45) + line(d, WARM, 4, stroke_dasharray="14 7") + dots
    return lane + marked + placed(*points[-1], head, turn=turn(points[-2], points[-1]))


def ghost(figure: str) -> str:
    """Where a figure would stand."""
    return group(figure, opacity=0.55)


def zone(rim: Sequence[Point]) -> str:
    """Where a side's figures may be deployed, come in or leave (SHIELDWALL-S.2)."""
    d = joined(rim, True)
    return path(d, PALE, fill_opacity=0.1) + _dashed(d, PALE, 1.8, "14 6")


def cost(text: str) -> str:
    """What a piece of way costs, at (0, 0)."""
    return plaque(text, 12.5, "#ffd7b8", WARM)
