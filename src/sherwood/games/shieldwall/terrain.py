"""SHIELDWALL-1.7: the ground of a battle: where each kind of terrain lies, who may stand in it, and whom it covers.

Nothing in it changes during a game. Areas and lines keep the order of the scenario. A point on an edge belongs to the area.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE, OVERLAP, Base, Segment, Shape
from sherwood.kernel.vecs import column

if TYPE_CHECKING:
    from sherwood.games.shieldwall.figures import Country
    from sherwood.games.shieldwall.scenario_file import Piece

BARE: Final[i64] = 0
EDGE: Final[i64] = 1
BEHIND: Final[i64] = 2
COVERS: Final = ("none", "edge", "behind")
"""Whom a kind covers, by number."""

CLEAR_COST: Final[i64] = 12
"""Twelfths of a unit of movement for a unit of clear ground (SHIELDWALL-3.1c)."""
OPEN_TO_SIGHT: Final[i64] = -1
"""Instead of the length of a kind through which one sees."""


NOWHERE: Final[list[Shape]] = []


class Kinds:
    """What each kind of terrain does, by the order of the data. All `vec`s are read-only."""

    def __init__(self, country: Country) -> None:
        kinds = list(country.kinds.values())
        self.names: list[str] = list(country.kinds)
        self.cost = column([CLEAR_COST * 100 // (100 - kind.slow) for kind in kinds])
        """Twelfths for a unit of way."""
        self.crossing = column([int(kind.crossing) for kind in kinds])
        self.bars = column([(0 if kind.foot else 1) | (0 if kind.mounted else 2) for kind in kinds])
        """Whom it keeps out: bit 0 foot, bit 1 mounted."""
        self.charge = column([int(kind.charge) for kind in kinds])
        self.road = column([int(kind.road) for kind in kinds])
        self.contour = column([kind.contour for kind in kinds])
        self.sees = column([OPEN_TO_SIGHT if kind.sees is None else kind.sees for kind in kinds])
        self.cover = column([COVERS.index(kind.cover) for kind in kinds])
        self.castle = column([int(kind.castle) for kind in kinds])
        self.edge: i64 = country.cover.edge
        self.behind: i64 = country.cover.behind


class Area:
    """A polygon, less another where it is a ring."""

    def __init__(self, name: str, kind: i64, outline: Shape, hole: Shape) -> None:
        """hole: without corners if there is none."""
        self.name = name
        self.kind = kind
        self.outline = outline
        self.hole = hole
        self.parts = [outline] if hole.n == 0 else _sides(outline, hole)
        """Convex shapes that make it up; of a ring only if it is of rectangles along the table."""

    def holds(self, x: i64, y: i64) -> bool:
        return self.holds_part(x, y, 1)

    def holds_part(self, x: i64, y: i64, parts: i64) -> bool:
        """Whether it holds a point given in so many parts of a unit."""
        return lies(x, y, parts, self.outline) >= 0 and (self.hole.n == 0 or lies(x, y, parts, self.hole) <= 0)

    def hems(self, x: i64, y: i64, far: i64) -> bool:
        """Whether its boundary is within so far of a point."""
        return boundary_within(x, y, far, self.outline) or boundary_within(x, y, far, self.hole)

    def overlaps(self, base: Base) -> bool:
        """Whether a base lies in it by more than 2 units (SHIELDWALL-1.2c). The polygons must be convex."""
        return base.overlaps(self.outline) and (self.hole.n == 0 or not contained(base, self.hole))

    def lets(self, base: Base, open: list[Shape]) -> bool:
        """Whether all of a base that lies in it is within one of these rectangles."""
        return all(not base.overlaps(part) or any(covers(one, part, base) for one in open) for part in self.parts)


class Line:
    """A wall, hedge or fence along straight pieces."""

    def __init__(self, name: str, kind: i64, pieces: list[Segment]) -> None:
        self.name = name
        self.kind = kind
        self.pieces = pieces

    def is_crossed(self, segment: Segment) -> bool:
        return self.crossings(segment) > 0

    def crossings(self, segment: Segment) -> i64:
        """How often a straight way leads across. A point on the line is on its left, so ways that meet there count once."""
        times: i64 = 0
        for piece in self.pieces:
            if piece.near(segment, 0) and splits(piece, segment) and splits(segment, piece):
                times += 1
        return times

    def within(self, base: Base, far: i64) -> bool:
        return any(base.within(piece, far) for piece in self.pieces)

    def is_astride(self, base: Base) -> bool:
        """Whether a base lies across it by more than 2 units on either hand (SHIELDWALL-1.7c)."""
        return any(base.overlaps(piece) for piece in self.pieces)


class Ground:
    """The table and all that lies on it."""

    def __init__(self, width: i64, height: i64, kinds: Kinds, pieces: tuple[Piece, ...]) -> None:
        self.width = width
        self.height = height
        self.kinds = kinds
        self.areas: list[Area] = []
        self.lines: list[Line] = []
        self.barring: list[Area] = []
        """Those in which somebody may not be."""
        for piece in pieces:
            kind = kinds.names.index(piece.kind)
            if piece.shape == "line":
                ends = zip(piece.points, piece.points[1:], strict=False)
                self.lines.append(Line(piece.id, kind, [segment(*a, *b) for a, b in ends]))
                continue
            area = Area(piece.id, kind, polygon(piece.points), polygon(piece.hole))
            self.areas.append(area)
            if kinds.bars[kind] != 0:
                self.barring.append(area)

    def area(self, name: str) -> Area:
        """Raises KeyError."""
        for area in self.areas:
            if area.name == name:
                return area
        raise KeyError(name)

    def of_kind(self, name: str) -> list[Area]:
        return [area for area in self.areas if self.kinds.names[area.kind] == name]

    # -- standing (SHIELDWALL-1.1b, 1.2c, 1.7a) -----------------------------------------------------------------------
    def bears(self, base: Base, mounted: i64, open: list[Shape] = NOWHERE) -> bool:
        """Whether a base may lie there on the ground: on the table, off whatever keeps it out. Lines: see `astride`.

        open: rectangles in which nothing of a castle keeps anybody out (SHIELDWALL-11.3, 11.4).
        """
        bars, castle = self.kinds.bars, self.kinds.castle
        return base.lies_on(self.width, self.height) and not any(
            bars[area.kind] >> mounted & 1 == 1 and area.overlaps(base) and not (castle[area.kind] == 1 and area.lets(base, open))
            for area in self.barring
        )

    def astride(self, base: Base) -> bool:
        """Whether a base lies across a wall, hedge or fence (SHIELDWALL-1.7c)."""
        return any(line.is_astride(base) for line in self.lines)

    def contour(self, x: i64, y: i64) -> i64:
        """SHIELDWALL-1.7d: the height of a point."""
        height: i64 = 0
        for area in self.areas:
            if self.kinds.contour[area.kind] > height and area.holds(x, y):
                height = self.kinds.contour[area.kind]
        return height

    # -- cover --------------------------------------------------------------------------------------------------------
    def wood(self, x: i64, y: i64) -> i64:
        """The number of the wood that holds a point, or NONE."""
        for k in range(i64(len(self.areas))):
            if self.kinds.cover[self.areas[k].kind] == EDGE and self.areas[k].holds(x, y):
                return k
        return NONE

    def wood_edge(self, x: i64, y: i64) -> i64:
        """The number of the wood at whose edge a point lies (SHIELDWALL-1.7b), or NONE."""
        wood = self.wood(x, y)
        return wood if wood != NONE and self.areas[wood].hems(x, y, self.kinds.edge) else NONE

    def is_behind(self, base: Base, sight: Segment) -> bool:
        """Whether a base at the end of a line from an enemy is behind a wall, hedge or fence (SHIELDWALL-1.7c)."""
        kinds = self.kinds
        return any(
            kinds.cover[line.kind] == BEHIND and line.is_crossed(sight) and line.within(base, kinds.behind) for line in self.lines
        )


# -- points and polygons ------------------------------------------------------------------------------------------------
def polygon(points: tuple[tuple[int, int], ...]) -> Shape:
    """A shape of these corners, in units, clockwise."""
    made = Shape(len(points))
    for k in range(i64(len(points))):
        made.cx[k], made.cy[k] = points[k]
    if made.n > 0:
        made.box()
    return made


def segment(px: i64, py: i64, qx: i64, qy: i64) -> Segment:
    made = Segment()
    made.draw(px, py, qx, qy)
    return made


def lies(x: i64, y: i64, parts: i64, outline: Shape) -> i64:
    """Where a point, in so many parts of a unit, lies: 1 inside, 0 on the outline, -1 outside."""
    if x < outline.west * parts or x > outline.east * parts or y < outline.south * parts or y > outline.north * parts:
        return -1
    inside: i64 = -1
    j = outline.n - 1
    for k in range(outline.n):
        ax, ay = outline.cx[j] * parts - x, outline.cy[j] * parts - y
        bx, by = outline.cx[k] * parts - x, outline.cy[k] * parts - y
        j = k
        turn = ax * by - ay * bx
        if turn == 0 and ax * bx <= 0 and ay * by <= 0:
            return 0
        if (ay > 0) != (by > 0) and (turn > 0) == (by > ay):
            inside = -inside
    return inside


def boundary_within(x: i64, y: i64, far: i64, outline: Shape) -> bool:
    """Whether some edge is within so far of a point."""
    j = outline.n - 1
    for k in range(outline.n):
        dx, dy = x - outline.cx[j], y - outline.cy[j]
        ex, ey = outline.cx[k] - outline.cx[j], outline.cy[k] - outline.cy[j]
        j = k
        along, edge, off = dx * ex + dy * ey, ex * ex + ey * ey, dy * ex - dx * ey
        if dx * dx + dy * dy <= far * far or (0 <= along <= edge and off * off <= far * far * edge):
            return True
    return False


def _sides(outline: Shape, hole: Shape) -> list[Shape]:
    """Those of a ring of two rectangles: south, north, west, east."""
    west, east, south, north = outline.west, outline.east, outline.south, outline.north
    return [
        box(west, south, east, hole.south),
        box(west, hole.north, east, north),
        box(west, south, hole.west, north),
        box(hole.east, south, east, north),
    ]


def box(west: i64, south: i64, east: i64, north: i64) -> Shape:
    return polygon(((west, south), (west, north), (east, north), (east, south)))


def covers(rectangle: Shape, part: Shape, base: Base) -> bool:
    """Whether what a base and a part of an area have in common lies in a rectangle, or out of it by 2 units or less."""
    return (
        max(base.west, part.west) >= rectangle.west - OVERLAP
        and min(base.east, part.east) <= rectangle.east + OVERLAP
        and max(base.south, part.south) >= rectangle.south - OVERLAP
        and min(base.north, part.north) <= rectangle.north + OVERLAP
    )


def contained(base: Base, hole: Shape) -> bool:
    """Whether a base lies in a hole, or out of it by 2 units or less."""
    for k in range(hole.n):
        j = k + 1 if k + 1 < hole.n else 0
        nx, ny = hole.cy[k] - hole.cy[j], hole.cx[j] - hole.cx[k]
        out = base.reach(nx, ny) - (hole.cx[k] * nx + hole.cy[k] * ny)
        if out > 0 and out * out > OVERLAP * OVERLAP * (nx * nx + ny * ny):
            return False
    return True


def splits(line: Segment, other: Segment) -> bool:
    """Whether the ends of the other lie on different sides of the line through the first; on the line counts as its left."""
    x, y = line.cx[0], line.cy[0]
    dx, dy = line.cx[1] - x, line.cy[1] - y
    first = dx * (other.cy[0] - y) - dy * (other.cx[0] - x)
    second = dx * (other.cy[1] - y) - dy * (other.cx[1] - x)
    return (first < 0) != (second < 0)
