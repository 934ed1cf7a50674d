"""Chapter 1 again, slowly: with fractions, and by trying everything."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

from sherwood.games.shieldwall.geometry import Base
from sherwood.games.shieldwall.trig import COS, SIN

Point = tuple[int, int]
Polygon = tuple[Point, ...]


def base(x: int, y: int, facing: int, depth: int = 80) -> Base:
    made = Base()
    made.place(x, y, facing, 80, depth)
    return made


def corners(made: Base) -> Polygon:
    return tuple(zip(made.cx, made.cy, strict=True))


def placed(x: int, y: int, facing: int, right: int, forward: int) -> Point:
    """SHIELDWALL-1.1d."""
    east = Fraction(right * COS[facing] + forward * SIN[facing], 16384)
    north = Fraction(forward * COS[facing] - right * SIN[facing], 16384)
    return x + math.floor(east + Fraction(1, 2)), y + math.floor(north + Fraction(1, 2))


def bearing(dx: int, dy: int) -> int:
    """SHIELDWALL-1.1e."""
    return max(range(360), key=lambda d: (dx * SIN[d] + dy * COS[d], -d))


def edges(polygon: Polygon) -> list[tuple[Point, Point]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def square_to(point: Point, edge: tuple[Point, Point]) -> Fraction:
    """The square of the distance from a point to an edge."""
    (ax, ay), (bx, by) = edge
    ex, ey = bx - ax, by - ay
    length = ex * ex + ey * ey
    part = Fraction(0) if not length else Fraction((point[0] - ax) * ex + (point[1] - ay) * ey, length)
    part = max(Fraction(0), min(Fraction(1), part))
    return (point[0] - ax - part * ex) ** 2 + (point[1] - ay - part * ey) ** 2


def side(a: Point, b: Point, c: Point) -> int:
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def crosses(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    return side(*one, other[0]) * side(*one, other[1]) < 0 and side(*other, one[0]) * side(*other, one[1]) < 0


def square_between(one: tuple[Point, Point], other: tuple[Point, Point]) -> Fraction:
    """The square of the distance of two edges."""
    if crosses(one, other):
        return Fraction(0)
    ends = [square_to(point, other) for point in one] + [square_to(point, one) for point in other]
    return min(ends)


def holds(polygon: Polygon, point: Point) -> bool:
    """Whether a convex polygon with its corners clockwise holds a point."""
    return all(side(a, b, point) <= 0 for a, b in edges(polygon))


def gap_square(one: Polygon, other: Polygon) -> Fraction:
    """SHIELDWALL-1.2d, of convex polygons."""
    if (len(other) > 2 and holds(other, one[0])) or (len(one) > 2 and holds(one, other[0])):
        return Fraction(0)
    return min(square_between(a, b) for a, b in product(edges(one), edges(other)))


def overlap(one: Polygon, other: Polygon) -> bool:
    """SHIELDWALL-1.2c, word for word."""
    for (ax, ay), (bx, by) in edges(one) + edges(other):
        nx, ny = ay - by, bx - ax
        ones, others = ([x * nx + y * ny for x, y in polygon] for polygon in (one, other))
        common = min(max(ones), max(others)) - max(min(ones), min(others))
        if common <= 0 or common * common <= 4 * (nx * nx + ny * ny):
            return False
    return True


def common_piece(one: tuple[Point, Point], other: tuple[Point, Point]) -> float:
    """How long a piece of an edge another covers, looked at along the normal."""
    (ax, ay), (bx, by) = one
    length = math.hypot(bx - ax, by - ay)
    ends = sorted(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length for x, y in other)
    return min(ends[1], length) - max(ends[0], 0)


def touched(one: Base, other: Base) -> set[int]:
    """SHIELDWALL-1.3b: edges of the other that the first touches squarely, but for rounding by the thousandth part of a unit."""
    found = set()
    for own, edge in product(range(4), range(4)):
        askew = (one.facing + 90 * own - other.facing - 90 * edge - 180) % 360
        a, b = edges(corners(one))[own], edges(corners(other))[edge]
        square = min(common_piece(a, b), common_piece(b, a)) >= 20 - 1e-3
        if (askew <= 10 or askew >= 350) and square_between(a, b) <= 25 and square:
            found.add(edge)
    return found
