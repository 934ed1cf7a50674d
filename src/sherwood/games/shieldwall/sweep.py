"""SHIELDWALL-3.1f: the strip of the table over which a base moves in a straight line."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import EDGES, Base, Shape


class Sweep(Shape):
    """What a base covers while it goes straight on without turning: scratch of its owner."""

    def __init__(self) -> None:
        super().__init__(2 * EDGES)

    def draw(self, base: Base, dx: i64, dy: i64) -> None:
        """The way leads so far east and north. Corners in front of it move along, those behind it stay."""
        self.n = 0
        before = leads(base, EDGES - 1, dx, dy)
        for k in range(EDGES):
            after = leads(base, k, dx, dy)
            if before != after or not after:
                self.corner(base, k, dx if before else 0, dy if before else 0)
            if before != after or after:
                self.corner(base, k, dx if after else 0, dy if after else 0)
            before = after
        self.box()

    def corner(self, base: Base, k: i64, dx: i64, dy: i64) -> None:
        self.cx[self.n], self.cy[self.n] = base.cx[k] + dx, base.cy[k] + dy
        self.n += 1


def leads(base: Base, edge: i64, dx: i64, dy: i64) -> bool:
    """Whether an edge lies in front on a way."""
    j = (edge + 1) % EDGES
    ex, ey = base.cx[j] - base.cx[edge], base.cy[j] - base.cy[edge]
    return dy * ex - dx * ey > 0
