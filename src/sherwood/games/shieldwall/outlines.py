"""Whether polygons of scenario files make sense (SHIELDWALL-D.4a), exactly, with points in whole units."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

Point = tuple[int, int]
Exact = tuple[Fraction, Fraction]
Points = tuple[Point, ...]


def clockwise(points: Points) -> Points:
    """The same polygon, its corners clockwise."""
    return points if _area(points) <= 0 else points[::-1]


def is_simple(points: Points) -> bool:
    """Whether no edge meets another but the next at their corner, and the polygon has an area."""
    edges = list(_edges(points))
    n = len(edges)
    for k, one in enumerate(edges):
        if one[0] == one[1]:
            return False
        for j in range(k + 1, n):
            other = edges[j]
            cuts = _cuts(one, other)
            neighbours = j == k + 1 or (k == 0 and j == n - 1)
            if (len(cuts) > 1) if neighbours else cuts:
                return False
    return _area(points) != 0


def is_convex(points: Points) -> bool:
    turns = [_turn(a, b, c) for (a, b), (_, c) in zip(_edges(points), _edges(points[1:] + points[:1]), strict=True)]
    return all(turn <= 0 for turn in turns) or all(turn >= 0 for turn in turns)


def is_box(points: Points) -> bool:
    """Whether they are the corners of a rectangle along the axes."""
    xs, ys = {x for x, _ in points}, {y for _, y in points}
    return len(points) == len(set(points)) == 4 and len(xs) == len(ys) == 2


def overlap(one: Points, other: Points) -> bool:
    """Whether two simple polygons have more in common than pieces of their outlines."""
    return set(one) == set(other) or _leads_into(one, other) or _leads_into(other, one)


def _leads_into(one: Points, other: Points) -> bool:
    """Whether some piece of an edge of the first lies inside the second."""
    for edge in _edges(one):
        cuts = {cut for side in _edges(other) for cut in _cuts(edge, side)} | {Fraction(0), Fraction(1)}
        for low, high in pairwise(sorted(cuts)):
            if _inside(_point(edge, (low + high) / 2), other):
                return True
    return False


def _edges(points: Points) -> list[tuple[Point, Point]]:
    return list(zip(points, points[1:] + points[:1], strict=True))


def _area(points: Points) -> int:
    """Twice the area; below 0 clockwise."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in _edges(points))


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _point(edge: tuple[Point, Point], part: Fraction) -> Exact:
    (ax, ay), (bx, by) = edge
    return ax + part * (bx - ax), ay + part * (by - ay)


def _cuts(one: tuple[Point, Point], other: tuple[Point, Point]) -> set[Fraction]:
    """The parts of the first edge at which it meets the second; its common piece's ends where they lie on one line."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    ex, ey, fx, fy = bx - ax, by - ay, dx - cx, dy - cy
    whole = ex * fy - ey * fx
    if whole:
        along = Fraction((cx - ax) * fy - (cy - ay) * fx, whole)
        off = Fraction((cx - ax) * ey - (cy - ay) * ex, whole)
        return {along} if 0 <= along <= 1 and 0 <= off <= 1 else set()
    length = ex * ex + ey * ey
    if (cx - ax) * ey != (cy - ay) * ex or not length:
        return set()
    ends = sorted(Fraction((x - ax) * ex + (y - ay) * ey, length) for x, y in other)
    low, high = max(ends[0], Fraction(0)), min(ends[1], Fraction(1))
    return {low, high} if low <= high else set()


def _inside(point: Exact, points: Points) -> bool:
    """Whether a point lies inside, not on the outline."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in _edges(points):
        turn = (ax - x) * (by - y) - (ay - y) * (bx - x)
        if turn == 0 and (ax - x) * (bx - x) <= 0 and (ay - y) * (by - y) <= 0:
            return False
        if (ay > y) != (by > y) and (turn > 0) == (by > ay):
            inside = not inside
    return inside
