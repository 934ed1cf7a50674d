"""SHIELDWALL-1.1 to 1.4: bases, what lies between them, and where they touch. Lengths are in 1/100 inch.

Bases, lines of sight and the outlines of what stands in the way are convex shapes with corners in whole units, clockwise seen
from above. A shape is scratch of its owner, laid down again and again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.trig import CIRCLE, COS, SIN, UNIT, UNIT_BITS, ahead, aside, turned

# sides and edges of a base (SHIELDWALL-1.2b), clockwise; each looks 90 degrees on
NONE: Final[i64] = -1
FRONT: Final[i64] = 0
RIGHT: Final[i64] = 1
REAR: Final[i64] = 2
LEFT: Final[i64] = 3
EDGES: Final[i64] = 4

# what rounding and eyes at a table allow
OVERLAP: Final[i64] = 2
"""Shapes that overlap by no more than this don't (SHIELDWALL-1.2c)."""
EXCESS: Final[i64] = 2
"""By this much a move may exceed its allowance (SHIELDWALL-1.2e)."""
CONTACT: Final[i64] = 5
"""The widest gap of bases in contact (SHIELDWALL-1.3a)."""
SQUARE: Final[i64] = 20
"""The shortest piece of an edge that touches squarely (SHIELDWALL-1.3b)."""
LIKE: Final[i64] = 10
"""Facings that differ by no more degrees are alike (SHIELDWALL-1.3b)."""

FAR: Final[i64] = 1 << 40
"""The square of more than any gap."""


def root(n: i64) -> i64:
    """The whole part of a square root, of 0 to 2**32 - 1."""
    found: i64 = 0
    bit: i64 = 1 << 30
    while bit > n:
        bit >>= 2
    while bit != 0:
        if n >= found + bit:
            n -= found + bit
            found = (found >> 1) + bit
        else:
            found >>= 1
        bit >>= 2
    return found


def root_up(n: i64) -> i64:
    """The least whole number whose square is n or more."""
    return 0 if n <= 0 else root(n - 1) + 1


class Shape:
    """Two or more corners, and the box round them."""

    def __init__(self, corners: i64) -> None:
        self.n = corners
        self.cx = vec[i64]([0] * corners)
        self.cy = vec[i64]([0] * corners)
        self.west: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.north: i64 = 0

    def box(self) -> None:
        """Fits the box to the corners."""
        self.west = self.east = self.cx[0]
        self.south = self.north = self.cy[0]
        for k in range(i64(1), self.n):
            x, y = self.cx[k], self.cy[k]
            if x < self.west:
                self.west = x
            elif x > self.east:
                self.east = x
            if y < self.south:
                self.south = y
            elif y > self.north:
                self.north = y

    def near(self, other: Shape, far: i64) -> bool:
        """Whether the boxes are within `far` of each other in both directions; if not, the shapes aren't either."""
        return (
            self.west <= other.east + far
            and other.west <= self.east + far
            and self.south <= other.north + far
            and other.south <= self.north + far
        )

    def reach(self, nx: i64, ny: i64) -> i64:
        """How far the shape reaches along a direction."""
        xs, ys = self.cx, self.cy
        most = xs[0] * nx + ys[0] * ny
        for k in range(i64(1), self.n):
            value = xs[k] * nx + ys[k] * ny
            if value > most:
                most = value
        return most

    # -- overlap (SHIELDWALL-1.2c) ------------------------------------------------------------------------------------
    def overlaps(self, other: Shape) -> bool:
        return self.near(other, -OVERLAP) and not self.parts(other) and not other.parts(self)

    def parts(self, other: Shape) -> bool:
        """Whether the other reaches behind one of this shape's edges by 2 units or less."""
        for k in range(self.n):
            j = k + 1 if k + 1 < self.n else 0
            nx, ny = self.cy[k] - self.cy[j], self.cx[j] - self.cx[k]
            common = self.cx[k] * nx + self.cy[k] * ny + other.reach(-nx, -ny)
            if common <= 0 or common * common <= OVERLAP * OVERLAP * (nx * nx + ny * ny):
                return True
        return False

    # -- gap (SHIELDWALL-1.2d) ----------------------------------------------------------------------------------------
    def square(self, other: Shape) -> i64:
        """The square of the gap, rounded up to a whole number; 0 if they meet."""
        one, two = self.square_of_edges(other), other.square_of_edges(self)
        if one == NONE and two == NONE:
            return 0
        least = FAR
        if one != NONE:
            least = one
        if two != NONE and two < least:
            least = two
        xs, ys = other.cx, other.cy
        for k in range(self.n):
            x, y = self.cx[k], self.cy[k]
            for j in range(other.n):
                dx, dy = xs[j] - x, ys[j] - y
                square = dx * dx + dy * dy
                if square < least:
                    least = square
        return least

    def square_of_edges(self, other: Shape) -> i64:
        """The same, from within an edge of this shape to the corners of the other that lie nearest before it.

        NONE if no edge has all of the other before it, FAR if those that do have none of its nearest corners opposite.
        """
        best = NONE
        for k in range(self.n):
            j = k + 1 if k + 1 < self.n else 0
            x, y = self.cx[k], self.cy[k]
            ex, ey = self.cx[j] - x, self.cy[j] - y
            before = -other.reach(ey, -ex) + x * ey - y * ex
            if before <= 0:
                continue
            if best == NONE:
                best = FAR
            edge = ex * ex + ey * ey
            for c in range(other.n):
                dx, dy = other.cx[c] - x, other.cy[c] - y
                along = dx * ex + dy * ey
                if dy * ex - dx * ey == before and 0 <= along <= edge:
                    square = (before * before + edge - 1) // edge
                    if square < best:
                        best = square
        return best

    def within(self, other: Shape, far: i64) -> bool:
        """Whether the gap is `far` or less (SHIELDWALL-1.2e)."""
        return self.near(other, far) and self.square(other) <= far * far

    def nearer(self, other: Shape, far: i64) -> bool:
        """Whether the gap is less than `far`."""
        return self.near(other, far) and self.square(other) < far * far

    def gap(self, other: Shape) -> i64:
        """The gap in whole units, rounded up."""
        return root_up(self.square(other))


class Segment(Shape):
    """A straight line between two points: of fire, of a leg, a piece of a wall."""

    def __init__(self) -> None:
        super().__init__(2)

    def draw(self, px: i64, py: i64, qx: i64, qy: i64) -> None:
        self.cx[0], self.cy[0] = px, py
        self.cx[1], self.cy[1] = qx, qy
        self.box()


class Base(Shape):
    """SHIELDWALL-1.2: where a figure stands, or would stand. Corner 0 is front left; edge k runs from corner k."""

    def __init__(self) -> None:
        super().__init__(4)
        self.x: i64 = 0
        self.y: i64 = 0
        self.facing: i64 = 0
        self.width: i64 = 0
        self.depth: i64 = 0

    def place(self, x: i64, y: i64, facing: i64, width: i64, depth: i64) -> None:
        self.x, self.y, self.facing = x, y, facing
        self.width, self.depth = width, depth
        sin, cos = SIN[facing], COS[facing]
        right, forward = width // 2, depth // 2
        self.corner(0, forward * sin - right * cos, forward * cos + right * sin)
        self.corner(1, forward * sin + right * cos, forward * cos - right * sin)
        self.corner(2, right * cos - forward * sin, -forward * cos - right * sin)
        self.corner(3, -right * cos - forward * sin, right * sin - forward * cos)
        # the box of these corners, for rounding keeps their order
        east = max(forward * sin, -forward * sin) + max(right * cos, -right * cos)
        north = max(forward * cos, -forward * cos) + max(right * sin, -right * sin)
        self.west, self.east = x + ((UNIT // 2 - east) >> UNIT_BITS), x + ((UNIT // 2 + east) >> UNIT_BITS)
        self.south, self.north = y + ((UNIT // 2 - north) >> UNIT_BITS), y + ((UNIT // 2 + north) >> UNIT_BITS)

    def corner(self, k: i64, dx: i64, dy: i64) -> None:
        """Places a corner as SHIELDWALL-1.1d does; dx, dy: the way to it in 1/16384, so that sines are looked up but once."""
        self.cx[k] = self.x + ((dx + UNIT // 2) >> UNIT_BITS)
        self.cy[k] = self.y + ((dy + UNIT // 2) >> UNIT_BITS)

    def lies_on(self, width: i64, height: i64) -> bool:
        """Whether it lies wholly on a table of this size (SHIELDWALL-1.1b)."""
        return self.west >= 0 and self.south >= 0 and self.east <= width and self.north <= height

    # -- contact (SHIELDWALL-1.3) -------------------------------------------------------------------------------------
    def meets(self, other: Base) -> bool:
        return self.within(other, CONTACT)

    def touches(self, other: Base) -> i64:
        """The edge of the other that this base touches squarely, or NONE; the edge that does is `other.touches(self)`."""
        if LIKE < turned(self.facing, -other.facing) % 90 < 90 - LIKE or not self.near(other, CONTACT):
            return NONE
        own = opposite(self.facing, other.facing)
        for edge in range(EDGES):
            if self.flush((own + edge) % EDGES, other, edge):
                return edge
        return NONE

    def flush(self, own: i64, other: Base, edge: i64) -> bool:
        """Whether two edges lie within contact, and face each other on 20 units of both."""
        return (
            self.faces(own, other, edge)
            and other.faces(edge, self, own)
            and (self.edge_near(own, other, edge) or other.edge_near(edge, self, own))
        )

    def faces(self, own: i64, other: Base, edge: i64) -> bool:
        """Whether the other's edge, looked at along the normal of this one, covers 20 units of it."""
        j = (own + 1) % EDGES
        ex, ey = self.cx[j] - self.cx[own], self.cy[j] - self.cy[own]
        length = ex * ex + ey * ey
        one = self.along(own, other, edge)
        two = self.along(own, other, (edge + 1) % EDGES)
        common = min(max(one, two), length) - max(min(one, two), 0)
        return common > 0 and common * common >= SQUARE * SQUARE * length

    def edge_near(self, own: i64, other: Base, edge: i64) -> bool:
        """Whether an end of the other's edge is in contact with this edge."""
        j = (own + 1) % EDGES
        ex, ey = self.cx[j] - self.cx[own], self.cy[j] - self.cy[own]
        length = ex * ex + ey * ey
        for end in range(i64(2)):
            c = (edge + end) % EDGES
            off = self.off(own, other, c)
            if 0 <= self.along(own, other, c) <= length and off * off <= CONTACT * CONTACT * length:
                return True
            if self.corner_near(own, other, c) or self.corner_near(j, other, c):
                return True
        return False

    def corner_near(self, k: i64, other: Base, c: i64) -> bool:
        """Whether two corners are in contact."""
        dx, dy = other.cx[c] - self.cx[k], other.cy[c] - self.cy[k]
        return dx * dx + dy * dy <= CONTACT * CONTACT

    def along(self, own: i64, other: Base, c: i64) -> i64:
        """How far along this edge a corner of the other lies, times the length of the edge."""
        j = (own + 1) % EDGES
        x, y = self.cx[own], self.cy[own]
        return (other.cx[c] - x) * (self.cx[j] - x) + (other.cy[c] - y) * (self.cy[j] - y)

    def off(self, own: i64, other: Base, c: i64) -> i64:
        """How far before this edge a corner of the other lies, times the length of the edge."""
        j = (own + 1) % EDGES
        x, y = self.cx[own], self.cy[own]
        return (other.cy[c] - y) * (self.cx[j] - x) - (other.cx[c] - x) * (self.cy[j] - y)

    # -- arcs (SHIELDWALL-1.4) ----------------------------------------------------------------------------------------
    def side(self, x: i64, y: i64) -> i64:
        """The side on which a point lies: FRONT if ahead, REAR if behind, else RIGHT or LEFT."""
        forward = ahead(x - self.x, y - self.y, self.facing)
        if 2 * forward > self.depth * UNIT:
            return FRONT
        if -2 * forward > self.depth * UNIT:
            return REAR
        return RIGHT if aside(x - self.x, y - self.y, self.facing) >= 0 else LEFT

    def sees(self, x: i64, y: i64) -> bool:
        """Whether a point lies in the field of fire (SHIELDWALL-1.4d)."""
        dx, dy = x - self.x, y - self.y
        off, forward = aside(dx, dy, self.facing), ahead(dx, dy, self.facing)
        return -forward <= off <= forward


def opposite(facing: i64, normal: i64) -> i64:
    """The edge of a base that looks most nearly against a normal."""
    return (turned(normal, 180) - facing + CIRCLE + 45) % CIRCLE // 90
