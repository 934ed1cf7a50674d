"""How far it is from anywhere on the table, and on a castle, to where a side must go; for computers.

The table is a grid of square inches. Nobody is thought to stand in the way. Men on foot can get over the walls of a castle, or
through gates that are shut, at a price: somebody must plant a ladder, make a gap or force the drawbridge.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.castle import Castle
from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.geometry import NONE, Base, Shape
from sherwood.games.shieldwall.goals import Goals
from sherwood.games.shieldwall.legs import Leg
from sherwood.games.shieldwall.movement import QUARTER
from sherwood.games.shieldwall.position import FARTHEST
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.games.shieldwall.trig import bearing, between, x_at, y_at
from sherwood.games.shieldwall.works import Works

CELL: Final[i64] = 100
FAR: Final[i64] = 1 << 40
"""Farther than any way."""
PROBE: Final[i64] = 60
"""The width of what must fit into a cell."""
HALF: Final[i64] = 39
"""Of the width of what must fit along a straight way: nearly that of a base."""
DIAGONAL: Final[i64] = 141
"""Of a cell whose side is 100."""
ROOM: Final[i64] = 200
"""So far those who come to a goal go into it, for others to follow."""
OVER: Final[i64] = 25
"""How many times as dear as clear ground a wall or a gate is that must be overcome."""
BESIDE: Final[i64] = 2
"""How many times as dear ground is beside where nobody gets: there one can't turn, and is in the way of others."""


class Routes:
    """To the goals of one side, for men on foot or for riders, while certain drawbridges are raised (bits by drawbridge)."""

    def __init__(self, field: Field, goals: Goals, side: i64, mounted: i64, raised: i64) -> None:
        self.castle: Castle = field.castle
        self.columns: i64 = field.ground.width // CELL
        self.rows: i64 = field.ground.height // CELL
        cells = self.columns * self.rows
        # by cell: columns * row + column
        self.price = zeros(cells)
        """Of a unit of way in it, in twelfths; 0 where nobody gets."""
        self.far = zeros(cells)
        """Units of clear ground to the nearest goal, FAR if none can be reached."""
        self.heading = zeros(cells)
        """Where one looks who goes on from it; NONE where there is nowhere to go."""
        self.queue = zeros(cells)
        self.queued = zeros(cells)
        self.aloft = zeros(field.castle.n)
        """By place of the castle: the same for who stands on it."""
        self.leg = Leg(field.ground)
        self.fences = mounted == 1 and len(field.ground.lines) > 0
        self.survey(field, mounted, raised)
        self.keep_off()
        self.goals = goals
        self.side = side
        self.spread(self.start())
        self.step_up()
        self.climb()
        for cell in range(cells):
            self.heading[cell] = self.bearing_of(cell)

    def x(self, cell: i64) -> i64:
        return cell % self.columns * CELL + CELL // 2

    def y(self, cell: i64) -> i64:
        return cell // self.columns * CELL + CELL // 2

    def at(self, x: i64, y: i64) -> i64:
        """The cell of a point on the table."""
        column, row = min(x // CELL, self.columns - 1), min(y // CELL, self.rows - 1)
        return self.columns * row + column

    def survey(self, field: Field, mounted: i64, raised: i64) -> None:
        ground, castle, probe = field.ground, field.castle, Base()
        open = [deck for bridge, deck in enumerate(castle.decks) if raised >> bridge & 1 == 0] + castle.passages
        shut = [deck for bridge, deck in enumerate(castle.decks) if raised >> bridge & 1 == 1]
        for cell in range(self.columns * self.rows):
            x, y = self.x(cell), self.y(cell)
            probe.place(x, y, 0, PROBE, PROBE)
            in_gate = touches(probe, castle.passages, 0)
            if touches(probe, shut, CELL // 2) if in_gate else touches(probe, castle.walls, 0):
                self.price[cell] = 0 if mounted == 1 else CLEAR_COST * OVER
            elif ground.bears(probe, mounted, open):
                self.price[cell] = CLEAR_COST
                for area in ground.areas:
                    if ground.kinds.cost[area.kind] > self.price[cell] and area.holds(x, y):
                        self.price[cell] = ground.kinds.cost[area.kind]

    def keep_off(self) -> None:
        """Makes ground dearer beside where nobody gets."""
        for cell in range(self.columns * self.rows):
            if self.price[cell] == 0:
                for k in range(i64(1), i64(9), i64(2)):
                    other = self.beside(cell, k % 3 - 1, k // 3 - 1)
                    if other >= 0 and self.price[other] < BESIDE * CLEAR_COST:
                        self.price[other] *= BESIDE

    # -- finding ------------------------------------------------------------------------------------------------------
    def start(self) -> i64:
        """Queues the cells of goals, and those from which the places of a castle lead to one; how many.

        If none do, then the cells nearest to a goal: there may be no ground in it.
        """
        castle = self.castle
        for cell in range(self.columns * self.rows):
            self.far[cell] = FAR
        for place in range(castle.ladder):
            self.aloft[place] = 0 if self.gap(castle.x[place], castle.y[place]) == 0 else FAR
        self.climb()
        waiting = self.begin(0)
        for place in range(castle.ladder):
            if castle.is_ground(place):
                waiting += self.put(self.at(castle.x[place], castle.y[place]), self.aloft[place], waiting)
        near = CELL
        while waiting == 0 and near < FARTHEST:
            waiting = self.begin(near)
            near += CELL
        return waiting

    def begin(self, near: i64) -> i64:
        """Queues the cells whose middles are so near to a goal; how many."""
        waiting: i64 = 0
        for cell in range(self.columns * self.rows):
            far = self.gap(self.x(cell), self.y(cell))
            if self.price[cell] > 0 and far <= near:
                waiting += self.put(cell, far, waiting)
        return waiting

    def gap(self, x: i64, y: i64) -> i64:
        """How far a point is from the nearest goal, as the crow flies; FAR if there is none."""
        goal = self.goals.nearest(self.side, x, y)
        return FAR if goal == NONE else self.goals.way(goal, x, y)

    def put(self, cell: i64, far: i64, waiting: i64) -> i64:
        """Queues a cell from which it is so far, unless it is FAR, or waits already; how many more wait then."""
        if far >= self.far[cell]:
            return 0
        self.far[cell] = far
        if self.queued[cell] == 1:
            return 0
        self.queue[waiting] = cell
        self.queued[cell] = 1
        return 1

    def spread(self, waiting: i64) -> None:
        """From the cells that wait outwards, each again whenever a shorter way from it is found."""
        cells = self.columns * self.rows
        first: i64 = 0
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

    def climb(self) -> None:
        """From place to place of a castle, until no way gets shorter."""
        castle, unchanged = self.castle, Works()
        shorter = True
        while shorter:
            shorter = False
            for place in range(castle.ladder):
                for k in range(castle.first[place], castle.first[place + 1]):
                    way = self.aloft[castle.beside[k]] + castle.way(unchanged, place, castle.beside[k])
                    if way < self.aloft[place]:
                        self.aloft[place] = way
                        shorter = True

    def step_up(self) -> None:
        """From open ground to the places that are on it."""
        for place in range(self.castle.ladder):
            if self.castle.is_ground(place):
                self.aloft[place] = min(self.aloft[place], self.way(self.castle.x[place], self.castle.y[place]))

    def beside(self, cell: i64, right: i64, up: i64) -> i64:
        """The cell next to another, -1 beyond the table."""
        column, row = cell % self.columns + right, cell // self.columns + up
        return self.columns * row + column if 0 <= column < self.columns and 0 <= row < self.rows else -1

    def shortens(self, cell: i64, other: i64) -> bool:
        """Whether the way to the goal from a cell by the one beside it is shorter than was known; it is noted."""
        if self.price[other] == 0 or self.cuts_corner(cell, other):
            return False
        far = self.far[cell] + self.length(cell, other) * self.price[other] // CLEAR_COST
        if far >= self.far[other] or self.is_fenced(self.x(cell), self.y(cell), other):
            return False
        self.far[other] = far
        return True

    def length(self, cell: i64, other: i64) -> i64:
        """Of a step to a cell beside one."""
        return CELL if cell % self.columns == other % self.columns or cell // self.columns == other // self.columns else DIAGONAL

    def cuts_corner(self, cell: i64, other: i64) -> bool:
        """Whether a step aslant leads past a cell where nobody gets."""
        rows, columns = other // self.columns - cell // self.columns, other % self.columns - cell % self.columns
        return rows * columns != 0 and self.price[cell + columns] * self.price[cell + rows * self.columns] == 0

    def is_open(self, cell: i64, other: i64) -> bool:
        """Whether one can step from a cell to one beside it."""
        return not self.cuts_corner(cell, other) and not self.is_fenced(self.x(cell), self.y(cell), other)

    def is_fenced(self, x: i64, y: i64, cell: i64) -> bool:
        """Whether a line that no rider crosses parts the middle of a cell from a point, for riders."""
        return self.is_parted(x, y, self.x(cell), self.y(cell))

    def is_parted(self, x: i64, y: i64, to_x: i64, to_y: i64) -> bool:
        if not self.fences:
            return False
        self.leg.draw(x, y, to_x, to_y)
        return self.leg.line_crossings() > 0

    # -- asking -------------------------------------------------------------------------------------------------------
    def way(self, x: i64, y: i64) -> i64:
        """From a point on the table, by the middle of the best cell; FAR if no goal can be reached."""
        cell = self.at(x, y)
        if self.far[cell] <= CELL or self.far[cell] == FAR:
            return self.gap(x, y) if self.far[cell] <= CELL else FAR
        best = FAR
        for k in range(i64(9)):
            other = self.beside(cell, k % 3 - 1, k // 3 - 1)
            if other < 0 or self.far[other] == FAR or self.cuts_corner(cell, other):
                continue
            far = self.far[other] + self.step(x, y, other) * self.price[cell] // CLEAR_COST
            if far < best and not self.is_fenced(x, y, other):
                best = far
        return best

    def step(self, x: i64, y: i64, cell: i64) -> i64:
        """From a point to where the middle of a cell beside it lies abreast."""
        return max(self.x(cell) - x, x - self.x(cell), self.y(cell) - y, y - self.y(cell))

    def way_of(self, works: Works, place: i64) -> i64:
        """From a place of the castle: siege ladders are as far as their heads."""
        ladder = self.castle.ladder_of(place)
        return self.aloft[place if ladder == NONE else works.ladder_head[ladder]]

    def ahead(self, x: i64, y: i64, steps: i64) -> tuple[i64, i64]:
        """The point to which at most so many steps lead from another, as long as the straight way there is open; one at least.

        Where the goal is next, a point in it.
        """
        cell = self.at(x, y)
        if self.far[cell] <= CELL:
            return self.within(x, y)
        cell = self.next(cell)
        for _ in range(steps - 1):
            after = self.next(cell)
            if not self.is_straight(x, y, after):
                break
            cell = after
        if self.far[cell] <= CELL:
            deeper_x, deeper_y = self.within(self.x(cell), self.y(cell))
            if self.is_straight(x, y, self.at(deeper_x, deeper_y)):
                return deeper_x, deeper_y
        return self.x(cell), self.y(cell)

    def within(self, x: i64, y: i64) -> tuple[i64, i64]:
        """The nearest point of the nearest goal that leaves room behind it, if the goal is wide enough."""
        return self.goals.towards(self.goals.nearest(self.side, x, y), x, y, ROOM)

    def along(self, x: i64, y: i64, steps: i64) -> tuple[i64, i64]:
        """A point straight on as the best step from the cell of another, as far as the next steps lead so, and into a goal."""
        cell = self.at(x, y)
        after = self.next(cell)
        if after == cell:
            return self.within(x, y)
        right, up = self.x(after) - self.x(cell), self.y(after) - self.y(cell)
        far: i64 = 1
        while far < steps and self.next(after) - after == self.next(cell) - cell:
            after = self.next(after)
            far += 1
        if self.far[after] == 0:
            far += ROOM // CELL
        return x + far * right, y + far * up

    def looks_away(self, x: i64, y: i64, facing: i64) -> bool:
        """Whether who stands there can't turn to his way and go it with the same order."""
        heading = self.heading[self.at(x, y)]
        return heading != NONE and between(heading, facing) > QUARTER

    def bearing_of(self, cell: i64) -> i64:
        after = self.next(cell)
        return NONE if after == cell else bearing(self.x(after) - self.x(cell), self.y(after) - self.y(cell))

    def next(self, cell: i64) -> i64:
        """The cell beside one over which the way from it is shortest, rather straight than aslant; the same at the goal."""
        best, least = cell, FAR
        for aslant in range(i64(2)):
            for k in range(aslant ^ 1, i64(9), i64(2)):
                other = self.beside(cell, k % 3 - 1, k // 3 - 1)
                if other < 0 or self.far[other] >= self.far[cell] or not self.is_open(cell, other):
                    continue
                far = self.far[other] + self.length(cell, other) * self.price[cell] // CLEAR_COST
                if far < least:
                    best, least = other, far
        return best

    def is_straight(self, x: i64, y: i64, cell: i64) -> bool:
        """Whether a man gets straight from a point to the middle of a cell, without overcoming anything."""
        dx, dy = self.x(cell) - x, self.y(cell) - y
        facing = bearing(dx, dy)
        steps = max(max(dx, -dx), max(dy, -dy)) // (PROBE // 2) + 1
        for step in range(1, steps + 1):
            for side in range(i64(-1), i64(2)):
                right = x_at(x + dx * step // steps, facing, side * HALF, 0)
                up = y_at(y + dy * step // steps, facing, side * HALF, 0)
                if step == steps and self.is_parted(right - dx, up - dy, right, up):
                    return False
                if not 0 < self.price[self.at(max(0, right), max(0, up))] < OVER * CLEAR_COST:
                    return False
        return True


def touches(probe: Base, shapes: list[Shape], gap: i64) -> bool:
    """Whether it lies so near to one of them."""
    return any(probe.within(shape, gap) for shape in shapes)
