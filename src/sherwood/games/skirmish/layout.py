"""Where the hexes of a board lie in a picture, in scene units, and the outlines of areas of hexes.

A *cell* is a hex by its column and by its height in half hexes, as the board counts both; cells also go on beyond the edge of
the map. A *corner* is a corner of hexes in a lattice of its own, so that the corners of neighbours are equal. Directions and
sides are numbered as in `board`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from functools import cached_property
from typing import Final, NamedTuple

from sherwood.art.brush import Point
from sherwood.art.rough import joined, roughened
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish.board import Board

Cell = tuple[int, int]
Corner = tuple[int, int]

RADIUS: Final = 48.0
"""From the middle of a hex to its corners, which lie east and west (SKIRMISH-1.1d)."""
HIGH: Final = RADIUS * math.sqrt(3)
"""From side to side of a hex."""
STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""To the next cell, by direction."""
CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""From a cell's middle, clockwise; side d lies between corners d and d + 1."""

MARGIN: Final = 46.0
"""The frame round the map."""
HEAD: Final = 58.0
"""The frame above it, where the names of the maps stand."""
GAP: Final = 22.0
"""Between the map, the tray and the edge of the picture."""
TRAY: Final = 152.0
"""Width of the tray for who isn't on the map, at scale 1."""
TALL: Final = 1260.0
"""Height of a map for which that scale is meant."""
RIM: Final = 6.0
"""Ground that shows beyond the outermost hexes."""


class Side(NamedTuple):
    """One side of a cell, run clockwise round it."""

    cell: Cell
    direction: int
    start: Corner
    end: Corner


class Gate(NamedTuple):
    """The middle of an edge of the map, just outside it, and which way leads in, in degrees clockwise from east."""

    x: float
    y: float
    turn: float


def beyond(cell: Cell, direction: int) -> Cell:
    step = STEPS[direction]
    return cell[0] + step[0], cell[1] + step[1]


def corner(cell: Cell, number: int) -> Corner:
    step = CORNERS[number % 6]
    return 3 * cell[0] + step[0], cell[1] + step[1]


def side(cell: Cell, direction: int) -> Side:
    return Side(cell, direction, corner(cell, direction), corner(cell, direction + 1))


def at(corner: Corner) -> Point:
    """Where a corner lies."""
    return MARGIN + RIM + RADIUS + corner[0] * RADIUS / 2, HEAD + RIM + HIGH / 2 + corner[1] * HIGH / 2


def middle(cell: Cell) -> Point:
    return at((3 * cell[0], cell[1]))


def outline(sides: Iterable[Side]) -> list[Point]:
    return [at(one.start) for one in sides]


def hexagon(radius: float) -> str:
    """Path data of a hex round (0, 0)."""
    half, high = radius / 2, radius * math.sqrt(3) / 2
    points = ((-half, -high), (half, -high), (radius, 0), (half, high), (-half, high), (-radius, 0))
    return joined(points, True)


def loops(cells: set[Cell]) -> list[list[Side]]:
    """The closed outlines of an area."""
    sides = {
        one.start: one
        for cell in sorted(cells)
        for one in (side(cell, direction) for direction in range(6))
        if beyond(cell, one.direction) not in cells
    }
    out = []
    while sides:
        loop = [sides.pop(next(iter(sides)))]
        while loop[-1].end in sides:
            loop.append(sides.pop(loop[-1].end))
        out.append(loop)
    return out


def rough_area(cells: set[Cell], dice: random.Random, wobble: float, reach: float, seed: int) -> list[list[Point]]:
    """An area of hexes with a natural edge, through the middles of its sides."""
    out = []
    for loop in loops(cells):
        middles = [_halfway(one) for one in loop]
        middles = [(x + dice.uniform(-wobble, wobble), y + dice.uniform(-wobble, wobble)) for x, y in middles]
        out.append(roughened(middles, reach, 24, seed, True, 10))
    return out


def _halfway(one: Side) -> Point:
    (ax, ay), (bx, by) = at(one.start), at(one.end)
    return (ax + bx) / 2, (ay + by) / 2


class Chart:
    """One board's cells, and where each place and the edges lie in its picture."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cells: list[Cell] = [(int(board.column[h]), int(board.height[h])) for h in range(board.hexes)]
        """By hex."""
        self.hexes: dict[Cell, int] = {cell: h for h, cell in enumerate(self.cells)}
        across = max(column for column, _ in self.cells)
        down = max(height for _, height in self.cells)
        self.right = at((3 * across + 2, 0))[0] + RIM
        self.bottom = at((0, down + 1))[1] + RIM
        self.scale = max(1.0, (self.bottom - HEAD) / TALL)
        """Of what is beside the map and of labels: larger boards are seen from farther away."""
        self.tray = self.right + GAP
        """Its left edge."""
        self.width = math.ceil(self.tray + TRAY * self.scale + GAP)
        self.height = math.ceil(self.bottom + MARGIN)

    def terrain(self, cell: Cell) -> int:
        """SKIRMISH-T.4a; -1 beyond the edge."""
        h = self.hexes.get(cell)
        return -1 if h is None else int(self.board.terrain[h])

    def symbol(self, cell: Cell) -> str:
        h = self.hexes.get(cell)
        return "" if h is None else self.board.symbols[h]

    def kind(self, side: Side) -> int:
        """SKIRMISH-T.4b."""
        return int(self.board.side[6 * self.hexes[side.cell] + side.direction])

    def where(self, *terrain: int) -> set[Cell]:
        return {cell for cell in self.cells if self.terrain(cell) in terrain}

    def rooms(self, symbols: str) -> set[Cell]:
        return {cell for cell in self.cells if self.symbol(cell) in symbols}

    def spread(self, cells: set[Cell]) -> set[Cell]:
        """These cells and those next to them beyond the edge, so that an area runs off the map."""
        return cells | {there for cell in cells for d in range(6) if (there := beyond(cell, d)) not in self.hexes}

    def sides(self, *kinds: int) -> list[Side]:
        """Every side of these kinds, once."""
        found = (side(cell, direction) for cell in self.cells for direction in range(6))
        return [
            one
            for one in found
            if self.kind(one) in kinds and (one.direction < 3 or beyond(one.cell, one.direction) not in self.hexes)
        ]

    @cached_property
    def trunks(self) -> dict[str, Cell]:
        """By the letter of the tree (SKIRMISH-D.6)."""
        letters = self.board.hideouts[int(self.board.buildings) :]
        return {self.symbol(cell): cell for cell in self.cells if self.symbol(cell) in letters}

    @cached_property
    def titles(self) -> list[Point]:
        """Where the name of each map stands: in the frame, above it or else below it, beside the way in."""
        found = []
        for index in range(len(self.board.maps)):
            xs, ys = zip(*(middle(cell) for h, cell in enumerate(self.cells) if self.board.map[h] == index), strict=True)
            found.append(((3 * min(xs) + max(xs)) / 4, HEAD - 20 if min(ys) < HEAD + HIGH else self.bottom + 30))
        return found

    @cached_property
    def hideouts(self) -> list[Point]:
        """Of each, the trunk of the tree, or the middle of the northern wall (SKIRMISH-8.1a)."""
        found = []
        for number, name in enumerate(self.board.hideouts):
            if name in self.trunks:
                found.append(middle(self.trunks[name]))
                continue
            xs, ys = zip(*(middle(cell) for h, cell in enumerate(self.cells) if self.board.building[h] == number), strict=True)
            found.append(((min(xs) + max(xs)) / 2, min(ys) - RADIUS))
        return found

    # -- spots --------------------------------------------------------------------------------------------------------
    def spot(self, place: int) -> Point:
        """The middle of a place as it is clicked and stood on: under a tree it lies lower, at its top higher."""
        x, y = middle(self.cells[self.board.hex_of[place]])
        if place >= self.board.hexes:
            return x - 8, y - 21
        return (x + 8, y + 18) if self.board.tree[place] != b.NOWHERE else (x, y)

    @cached_property
    def spots(self) -> dict[str, Point]:
        """Of every place `h-` and map edge `e-`, by target."""
        found = {f"h-{place}": self.spot(place) for place in range(self.board.places)}
        found |= {target: (gate.x, gate.y) for target, gate in self.gates.items()}
        return {target: (round(x, 1), round(y, 1)) for target, (x, y) in found.items()}

    @cached_property
    def gates(self) -> dict[str, Gate]:
        """Of every edge over which one may come, by target (SKIRMISH-D.1d)."""
        return {
            f"e-{number}": self._gate([self.cells[h] for h in edge]) for number, edge in enumerate(self.board.edges) if len(edge)
        }

    def _gate(self, cells: list[Cell]) -> Gate:
        xs, ys = zip(*(middle(cell) for cell in cells), strict=True)
        x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

        def is_open(direction: int) -> bool:
            return all(beyond(cell, direction) not in self.hexes for cell in cells)

        if is_open(int(b.N)):
            return Gate(x, y - HIGH * 0.75 - 14, 90)
        if is_open(int(b.S)):
            return Gate(x, y + HIGH * 0.75 + 14, -90)
        return Gate(x - RADIUS - 14, y, 0) if is_open(int(b.SW)) else Gate(x + RADIUS + 14, y, 180)
