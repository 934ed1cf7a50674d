"""SHIELDWALL-S: where the sides must go, as the first condition says by which they win and that names a place; for computers.

If no such condition is their own, where they must be lest others win.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.shieldwall.field import BELOW, LEFT_POINTS, LEFT_TABLE, READY, READY_POINTS, SCORE, Field, Term, Victory
from sherwood.games.shieldwall.geometry import NONE, root
from sherwood.kernel.vecs import column

SIDES: Final[i64] = 2
DEPTH: Final[i64] = 300
"""So deep in an area one must be to have come to it, for others to follow, if it is four times as wide at least."""


class Goals:
    """Rectangles on the table, side by side of a battle. All `vec`s are read-only."""

    def __init__(self, field: Field) -> None:
        self.n: i64 = 0
        self.counts = column([int(is_counted(field, side)) for side in range(SIDES)])
        """By side: 1 if conditions count its men."""
        self.side = vec[i64]()
        self.west = vec[i64]()
        self.south = vec[i64]()
        self.east = vec[i64]()
        self.north = vec[i64]()
        for side in range(SIDES):
            for victory in field.victories:
                if victory.winner == side and not self.has(side):
                    self.seek_in(field, victory, side)
            for victory in field.victories:
                if not self.has(side):
                    self.seek_in(field, victory, side)

    def has(self, side: i64) -> bool:
        return any(self.side[k] == side for k in range(self.n))

    def is_away(self, side: i64) -> bool:
        """Whether a side must get off the table."""
        return any(
            self.side[k] == side and (self.west[k] == self.east[k] or self.south[k] == self.north[k]) for k in range(self.n)
        )

    def seek_in(self, field: Field, victory: Victory, side: i64) -> None:
        for test in victory.tests:
            self.seek(field, test.left, side)
            if test.operator != BELOW:
                self.seek(field, test.right, side)

    def seek(self, field: Field, term: Term, side: i64) -> None:
        """Adds the goals of a side if a term counts its men: the area, or where they leave."""
        if term.side != side:
            return
        if term.what in (LEFT_TABLE, LEFT_POINTS):
            for strip in field.exits:
                if strip.side == term.side:
                    self.add(strip.side, strip.west, strip.south, strip.east, strip.north)
        elif term.what in (READY, READY_POINTS) and term.area != NONE:
            box = field.ground.areas[term.area].outline
            deep = DEPTH if min(box.east - box.west, box.north - box.south) >= 4 * DEPTH else 0
            self.add(term.side, box.west + deep, box.south + deep, box.east - deep, box.north - deep)

    def add(self, side: i64, west: i64, south: i64, east: i64, north: i64) -> None:
        for k in range(self.n):
            if self.side[k] == side and self.west[k] == west and self.south[k] == south:
                return
        self.side = append(self.side, side)
        self.west = append(self.west, west)
        self.south = append(self.south, south)
        self.east = append(self.east, east)
        self.north = append(self.north, north)
        self.n += 1

    def nearest(self, side: i64, x: i64, y: i64) -> i64:
        """The goal of a side that is nearest to a point, or NONE."""
        best = NONE
        for k in range(self.n):
            if self.side[k] == side and (best == NONE or self.way(k, x, y) < self.way(best, x, y)):
                best = k
        return best

    def way(self, goal: i64, x: i64, y: i64) -> i64:
        """How far a point is from a goal; 0 within it."""
        dx = max(self.west[goal] - x, x - self.east[goal], 0)
        dy = max(self.south[goal] - y, y - self.north[goal], 0)
        return root(dx * dx + dy * dy)

    def towards(self, goal: i64, x: i64, y: i64, room: i64) -> tuple[i64, i64]:
        """The nearest point to another in a goal, and so far within, or in the middle where it is too narrow for that."""
        wide = min(room, (self.east[goal] - self.west[goal]) // 2)
        high = min(room, (self.north[goal] - self.south[goal]) // 2)
        return max(self.west[goal] + wide, min(x, self.east[goal] - wide)), max(
            self.south[goal] + high, min(y, self.north[goal] - high)
        )


def is_counted(field: Field, side: i64) -> bool:
    """Whether a condition counts men of a side, by themselves or in a score."""
    return any(
        term.what == SCORE
        or term.side == side
        or (term.band != NONE and field.roster.side[field.roster.first[term.band]] == side)
        for victory in field.victories
        for test in victory.tests
        for term in (test.left, test.right)
    )
