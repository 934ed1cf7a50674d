"""Where the table lies in a picture: 44 to the inch, north up, in a wooden frame."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sherwood.art.brush import Point

SCALE: Final = 0.44
"""Of a unit of 1/100 inch."""
INCH: Final = 100 * SCALE
FRAME: Final = 30
HEAD: Final = 52
"""The frame above the table, with its title."""
BEYOND: Final = 30
"""Units by which what lies at the table's edge is drawn beyond it."""


class Chart(NamedTuple):
    """A table of so many units."""

    east: int
    north: int

    @property
    def width(self) -> float:
        return self.east * SCALE + 2 * FRAME

    @property
    def height(self) -> float:
        return self.north * SCALE + HEAD + FRAME

    @property
    def window(self) -> tuple[float, float, float, float]:
        return FRAME, HEAD, self.east * SCALE, self.north * SCALE

    def at(self, x: float, y: float) -> Point:
        """Where a point of the table lies in the picture."""
        return FRAME + x * SCALE, HEAD + (self.north - y) * SCALE

    def points(self, points: Sequence[tuple[int, int]]) -> list[Point]:
        return [self.at(x, y) for x, y in points]

    def outline(self, points: Sequence[tuple[int, int]]) -> list[Point]:
        """Those at the table's edge lie beyond it, so that the edge is no bank, rim or slope."""
        return [self.at(_beyond(x, self.east), _beyond(y, self.north)) for x, y in points]


def sides(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Of a polygon."""
    return zip(points, [*points[1:], points[0]], strict=True)


def turn(start: Point, end: Point) -> float:
    """Degrees, clockwise, from the way to the east to that from start to end."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))


def between(one: Point, other: Point, share: float) -> Point:
    """A share of 0 gives the first."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _beyond(value: int, end: int) -> int:
    if value <= 0:
        return -BEYOND
    return end + BEYOND if value >= end else value
