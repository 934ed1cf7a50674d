"""SHIELDWALL-1.7e-f and 3.1c: a straight way over the ground: what it leads through and what that costs, and sight along it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import EDGES, Segment, Shape, root
from sherwood.games.shieldwall.terrain import CLEAR_COST, Area, Ground, lies
from sherwood.games.shieldwall.works import Works

PART_BITS: Final[i64] = 12
PARTS: Final[i64] = 4096
"""A way is cut at whole parts of its length (SHIELDWALL-1.7f)."""


class Leg(Segment):
    """One way at a time, drawn again and again: scratch of its owner."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.works = Works()
        """The castle, as it is in the position that is asked about."""
        self.length: i64 = 0
        most: i64 = 2
        for area in ground.areas:
            most = max(most, area.outline.n + area.hole.n + 2)
        most += EDGES
        self.cut = vec[i64]([0] * most)
        """Where the way meets an outline, in parts of it, rising; its two ends among them."""
        self.cuts: i64 = 0

    def draw(self, px: i64, py: i64, qx: i64, qy: i64) -> None:
        super().draw(px, py, qx, qy)
        dx, dy = qx - px, qy - py
        self.length = root(dx * dx + dy * dy)

    # -- lengths in areas (SHIELDWALL-1.7f) ---------------------------------------------------------------------------
    def inside(self, area: Area) -> i64:
        """How much of the way lies in an area."""
        return self.inside_part(area, 0, PARTS)

    def inside_part(self, area: Area, start: i64, end: i64) -> i64:
        """The same between two parts of the way."""
        if not self.near(area.outline, 0):
            return 0
        self.meet(area)
        parts: i64 = 0
        for k in range(self.cuts - 1):
            low, high = max(self.cut[k], start), min(self.cut[k + 1], end)
            if low < high and self.is_inside(area, k):
                parts += high - low
        return self.length * parts >> PART_BITS

    def is_inside(self, area: Area, k: i64) -> bool:
        """Whether the way lies in an area between a cut and the next."""
        x, y = self.cx[0], self.cy[0]
        middle = self.cut[k] + self.cut[k + 1]
        dx, dy = self.cx[1] - x, self.cy[1] - y
        return area.holds_part(2 * PARTS * x + middle * dx, 2 * PARTS * y + middle * dy, 2 * PARTS)

    def meet(self, area: Area) -> None:
        """Cuts the way where it meets the outlines of an area."""
        self.cut[0], self.cut[1] = 0, PARTS
        self.cuts = 2
        self.cut_by(area.outline)
        self.cut_by(area.hole)

    def cut_by(self, outline: Shape) -> None:
        x, y = self.cx[0], self.cy[0]
        dx, dy = self.cx[1] - x, self.cy[1] - y
        j = outline.n - 1
        for k in range(outline.n):
            ax, ay, bx, by = outline.cx[j] - x, outline.cy[j] - y, outline.cx[k] - x, outline.cy[k] - y
            j = k
            side, other = dx * ay - dy * ax, dx * by - dy * bx
            if (side < 0 and other < 0) or (side > 0 and other > 0) or side == other:
                continue
            along, whole = ax * by - ay * bx, other - side
            if whole < 0:
                along, whole = -along, -whole
            if 0 < along < whole:
                self.add((2 * PARTS * along + whole) // (2 * whole))

    def add(self, part: i64) -> None:
        k = self.cuts
        while self.cut[k - 1] > part:
            self.cut[k] = self.cut[k - 1]
            k -= 1
        self.cut[k] = part
        self.cuts += 1

    def meets(self, area: Area) -> bool:
        """Whether a point of the way lies in an area."""
        if not self.near(area.outline, 0):
            return False
        return area.holds(self.cx[0], self.cy[0]) or self.touches(area.outline) or self.touches(area.hole)

    def touches(self, outline: Shape) -> bool:
        """Whether a point of the way lies on an outline."""
        x, y = self.cx[0], self.cy[0]
        dx, dy = self.cx[1] - x, self.cy[1] - y
        j = outline.n - 1
        for k in range(outline.n):
            ax, ay = outline.cx[j], outline.cy[j]
            ex, ey = outline.cx[k] - ax, outline.cy[k] - ay
            j = k
            a, b = dx * (ay - y) - dy * (ax - x), dx * (ay + ey - y) - dy * (ax + ex - x)
            c, d = ex * (y - ay) - ey * (x - ax), ex * (y + dy - ay) - ey * (x + dx - ax)
            if (a <= 0 <= b or b <= 0 <= a) and (c <= 0 <= d or d <= 0 <= c) and self.overlaps_box(ax, ay, ex, ey):
                return True
        return False

    def overlaps_box(self, ax: i64, ay: i64, ex: i64, ey: i64) -> bool:
        """Whether the box of an edge meets that of the way: what tells ways apart that lie on one line."""
        return (
            min(ax, ax + ex) <= self.east
            and max(ax, ax + ex) >= self.west
            and min(ay, ay + ey) <= self.north
            and max(ay, ay + ey) >= self.south
        )

    def enters(self, area: Area) -> bool:
        """Whether the way leads into an area from outside."""
        return not area.holds(self.cx[0], self.cy[0]) and self.meets(area)

    # -- through a castle (SHIELDWALL-11.3, 11.4) ---------------------------------------------------------------------
    def passes(self, area: Area) -> bool:
        """Whether all of the way that lies in a part of a castle is in one rectangle that is open."""
        return self.ground.kinds.castle[area.kind] == 1 and any(
            self.near(one, 0) and not self.strays(area, one) for one in self.works.open
        )

    def strays(self, area: Area, rectangle: Shape) -> bool:
        """Whether some of the way lies in an area but not in a rectangle."""
        self.meet(area)
        self.cut_by(rectangle)
        return any(self.is_inside(area, k) and not self.is_within(rectangle, k) for k in range(self.cuts - 1))

    def is_within(self, rectangle: Shape, k: i64) -> bool:
        """Whether the way lies in a rectangle between a cut and the next."""
        x, y = self.cx[0], self.cy[0]
        middle = self.cut[k] + self.cut[k + 1]
        dx, dy = self.cx[1] - x, self.cy[1] - y
        return lies(2 * PARTS * x + middle * dx, 2 * PARTS * y + middle * dy, 2 * PARTS, rectangle) >= 0

    def gaps(self) -> i64:
        """How many gaps in walls the way leads into."""
        times: i64 = 0
        for gap in self.works.gaps:
            if self.near(gap, 0) and lies(self.cx[0], self.cy[0], 1, gap) < 0 and self.touches(gap):
                times += 1
        return times

    # -- what it costs (SHIELDWALL-3.1c) ------------------------------------------------------------------------------
    def cost(self) -> i64:
        """Twelfths of a unit of movement for the length alone."""
        kinds = self.ground.kinds
        cost = CLEAR_COST * self.length
        for area in self.ground.areas:
            dearer = kinds.cost[area.kind] - CLEAR_COST
            if dearer > 0:
                cost += dearer * self.inside(area)
        return cost

    def crossings(self) -> i64:
        """How often half the rate is lost: for each line crossed, and each ford, ditch or gap entered."""
        times = self.line_crossings() + self.gaps()
        for area in self.ground.areas:
            if self.ground.kinds.crossing[area.kind] == 1 and self.enters(area) and not self.passes(area):
                times += 1
        return times

    def line_crossings(self) -> i64:
        """How often the way leads across a wall, hedge or fence."""
        times: i64 = 0
        for line in self.ground.lines:
            if self.ground.kinds.crossing[line.kind] == 1:
                times += line.crossings(self)
        return times

    def climbs(self) -> i64:
        """SHIELDWALL-1.7d: how many contours are entered uphill."""
        times: i64 = 0
        for area in self.ground.areas:
            if self.ground.kinds.contour[area.kind] > 0 and self.enters(area):
                times += 1
        return times

    def on_road(self) -> bool:
        """Whether the way lies wholly on roads."""
        reached: i64 = 0
        longer = True
        while longer and reached < PARTS:
            longer = False
            for area in self.ground.areas:
                if self.ground.kinds.road[area.kind] == 1:
                    end = self.stays(area, reached)
                    if end > reached:
                        reached, longer = end, True
        return reached == PARTS

    def stays(self, area: Area, start: i64) -> i64:
        """To which part the way stays in an area in which it is from a part on; that part itself if it isn't."""
        self.meet(area)
        end = start
        for k in range(self.cuts - 1):
            if self.cut[k] <= end < self.cut[k + 1] and self.is_inside(area, k):
                end = self.cut[k + 1]
        return end

    def is_barred(self, mounted: i64) -> bool:
        """Whether the way leads into what keeps out who goes it: areas, and lines for the mounted."""
        kinds = self.ground.kinds
        ground = self.ground
        return any(
            kinds.bars[area.kind] >> mounted & 1 == 1 and self.meets(area) and not self.passes(area) for area in ground.barring
        ) or any(kinds.bars[line.kind] >> mounted & 1 == 1 and line.is_crossed(self) for line in ground.lines)

    def allows_charge(self) -> bool:
        """SHIELDWALL-3.3d: whether the way keeps off woods, marshes and water, and crosses nothing."""
        kinds = self.ground.kinds
        ground = self.ground
        return not any(kinds.charge[area.kind] == 0 and self.meets(area) for area in ground.areas) and not any(
            kinds.charge[line.kind] == 0 and line.is_crossed(self) for line in ground.lines
        )

    # -- sight (SHIELDWALL-1.7e) --------------------------------------------------------------------------------------
    def is_clear(self, raised: bool) -> bool:
        """Whether sight along the way is free; raised: an end is above the ground, and castle timber doesn't block."""
        return not self.over_hill() and not self.into_walls(raised) and not self.through_woods()

    def over_hill(self) -> bool:
        """Whether a hill higher than both ends is between them."""
        ground = self.ground
        height: i64 = -1
        for area in ground.areas:
            contour = ground.kinds.contour[area.kind]
            if contour > 0 and self.meets(area):
                if height < 0:
                    height = max(ground.contour(self.cx[0], self.cy[0]), ground.contour(self.cx[1], self.cy[1]))
                if contour > height:
                    return True
        return False

    def into_walls(self, raised: bool) -> bool:
        kinds = self.ground.kinds
        for area in self.ground.areas:
            blocks = kinds.sees[area.kind] == 0 and not (raised and kinds.castle[area.kind] == 1)
            if blocks and self.meets(area) and not self.passes(area):
                return True
        return False

    def through_woods(self) -> bool:
        """Whether more of one kind of wood is in the way than one sees through."""
        kinds = self.ground.kinds
        return any(kinds.sees[kind] > 0 and self.wood_of(kind) > kinds.sees[kind] for kind in range(i64(len(kinds.sees))))

    def wood_of(self, kind: i64) -> i64:
        """How much of a kind of wood is in the way, but for what is close to who stands at the edge of that wood."""
        way: i64 = 0
        for area in self.ground.areas:
            if area.kind == kind and self.near(area.outline, 0):
                start = self.margin(area, self.cx[0], self.cy[0])
                end = PARTS - self.margin(area, self.cx[1], self.cy[1])
                way += self.inside_part(area, start, end)
        return way

    def margin(self, area: Area, x: i64, y: i64) -> i64:
        """How many parts of the way are close to who stands at its end, if he is at the edge of this wood."""
        edge = self.ground.kinds.edge
        if self.length == 0 or not area.holds(x, y) or not area.hems(x, y, edge):
            return 0
        return min(PARTS, (2 * PARTS * edge + self.length) // (2 * self.length))
