"""How far it is by ground from anywhere on the table to where a side must go; for computers.

The table is a grid of square inches. Drawbridges and passages are thought to be open, and nobody to stand in the way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.geometry import Base, Shape
from sherwood.games.shieldwall.goals import Goals
from sherwood.games.shieldwall.legs import Leg
from sherwood.games.shieldwall.position import FARTHEST
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.terrain import CLEAR_COST

CELL: Final[i64] = 100
FAR: Final[i64] = 1 << 40
"""Farther than any way."""
PROBE: Final[i64] = 20
"""The width of what must fit into a cell."""
DIAGONAL: Final[i64] = 141
"""Of a cell whose side is 100."""


class Routes:
    """To the goals of one side, for men on foot or for riders."""

    def __init__(self, field: Field, goals: Goals, side: i64, mounted: i64) -> None:
        self.columns: i64 = field.ground.width // CELL
        self.rows: i64 = field.ground.height // CELL
        cells = self.columns * self.rows
        # by cell: columns * row + column
        self.price = zeros(cells)
        """Of a unit of way in it, in twelfths; 0 where nobody gets."""
        self.far = zeros(cells)
        """Units of clear ground to the nearest goal, FAR if none can be reached."""
        self.queue = zeros(cells)
        self.queued = zeros(cells)
        self.leg = Leg(field.ground)
        self.fences = mounted == 1 and len(field.ground.lines) > 0
        self.survey(field, mounted)
        self.spread(goals, side)

    def x(self, cell: i64) -> i64:
        return cell % self.columns * CELL + CELL // 2

    def y(self, cell: i64) -> i64:
        return cell // self.columns * CELL + CELL // 2

    def at(self, x: i64, y: i64) -> i64:
        """The cell of a point on the table."""
        column, row = min(x // CELL, self.columns - 1), min(y // CELL, self.rows - 1)
        return self.columns * row + column

    def survey(self, field: Field, mounted: i64) -> None:
        ground, probe = field.ground, Base()
        open: list[Shape] = [*field.castle.passages, *field.castle.decks]
        for cell in range(self.columns * self.rows):
            probe.place(self.x(cell), self.y(cell), 0, PROBE, PROBE)
            if ground.bears(probe, mounted, open):
                self.price[cell] = CLEAR_COST
                for area in ground.areas:
                    if ground.kinds.cost[area.kind] > self.price[cell] and area.holds(self.x(cell), self.y(cell)):
                        self.price[cell] = ground.kinds.cost[area.kind]

    def spread(self, goals: Goals, side: i64) -> None:
        """From the goals outwards, each cell again whenever a shorter way to it is found."""
        cells = self.columns * self.rows
        first: i64 = 0
        waiting: i64 = 0
        near = CELL // 2
        while waiting == 0 and near < FARTHEST and goals.has(side):
            waiting = self.start(goals, side, near)
            near += CELL
        while waiting > 0:
            cell = self.queue[first]
            first = (first + 1) % cells
            waiting -= 1
            self.queued[cell] = 0
            for k in range(i64(9)):
                other = self.beside(cell, k % 3 - 1, k // 3 - 1)
                if other >= 0 and self.shortens(cell, other) and self.queued[other] == 0:
                    self.queue[(first + waiting) % cells] = other
                    self.queued[other] = 1
                    waiting += 1

    def start(self, goals: Goals, side: i64, near: i64) -> i64:
        """Queues the cells whose middles are so near to a goal; how many. There may be no ground in it, as in a keep."""
        found: i64 = 0
        for cell in range(self.columns * self.rows):
            goal = goals.nearest(side, self.x(cell), self.y(cell))
            self.far[cell] = FAR
            if self.price[cell] > 0 and goals.way(goal, self.x(cell), self.y(cell)) <= near:
                self.far[cell] = 0
                self.queue[found] = cell
                self.queued[cell] = 1
                found += 1
        return found

    def beside(self, cell: i64, right: i64, up: i64) -> i64:
        """The cell next to another, -1 beyond the table."""
        column, row = cell % self.columns + right, cell // self.columns + up
        return self.columns * row + column if 0 <= column < self.columns and 0 <= row < self.rows else -1

    def shortens(self, cell: i64, other: i64) -> bool:
        """Whether the way to the goal from a cell by the one beside it is shorter than was known; it is noted."""
        if self.price[other] == 0:
            return False
        step = CELL if cell % self.columns == other % self.columns or cell // self.columns == other // self.columns else DIAGONAL
        far = self.far[cell] + step * self.price[other] // CLEAR_COST
        if far >= self.far[other] or (self.fences and self.is_fenced(cell, other)):
            return False
        self.far[other] = far
        return True

    def is_fenced(self, cell: i64, other: i64) -> bool:
        self.leg.draw(self.x(cell), self.y(cell), self.x(other), self.y(other))
        return self.leg.line_crossings() > 0

    # -- asking -------------------------------------------------------------------------------------------------------
    def way(self, x: i64, y: i64) -> i64:
        """From a point on the table; FAR if no goal can be reached."""
        return self.far[self.at(x, y)]

    def ahead(self, x: i64, y: i64, steps: i64) -> i64:
        """The cell to which so many steps lead from a point."""
        cell = self.at(x, y)
        for _ in range(steps):
            best = cell
            for k in range(i64(9)):
                other = self.beside(cell, k % 3 - 1, k // 3 - 1)
                if other >= 0 and self.far[other] < self.far[best]:
                    best = other
            cell = best
        return cell
