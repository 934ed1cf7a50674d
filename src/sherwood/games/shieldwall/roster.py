"""SHIELDWALL-0.7: who is in a battle, and where they stand."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE, Base, Shape, root_up
from sherwood.games.shieldwall.places import Sizes
from sherwood.games.shieldwall.works import Works


class Roster:
    """All figures of a battle by number, band after band, those to come too. Nothing in it changes."""

    def __init__(self, sizes: Sizes) -> None:
        self.sizes = sizes
        self.n: i64 = 0
        self.bands: i64 = 0
        # by figure
        self.troop = vec[i64]()
        """Its row in the table of troops."""
        self.band = vec[i64]()
        self.side = vec[i64]()
        """The seat whose it is."""
        self.depth = vec[i64]()
        """Of its base."""
        self.radius = vec[i64]()
        """No corner of its base is farther from the centre."""
        # by side
        self.start = vec[i64]([0, 0])
        """No figure of it has a lower number."""
        self.end = vec[i64]([0, 0])
        """All its figures have lower numbers."""
        # by band
        self.first = vec[i64]()
        """Its first figure."""
        self.men = vec[i64]()
        """How many figures follow on each other, the first among them."""

    def enlist(self, men: i64, troop: i64, side: i64, mounted: i64) -> None:
        """Adds a band."""
        depth, width = self.sizes.depth[mounted], self.sizes.width
        if self.end[side] == 0:
            self.start[side] = self.n
        self.end[side] = self.n + men
        self.first = append(self.first, self.n)
        self.men = append(self.men, men)
        for _ in range(men):
            self.troop = append(self.troop, troop)
            self.band = append(self.band, self.bands)
            self.side = append(self.side, side)
            self.depth = append(self.depth, depth)
            self.radius = append(self.radius, root_up(width * width + depth * depth) // 2 + 2)
        self.n += men
        self.bands += 1


class Stands:
    """Where every figure stands: vecs by figure."""

    def __init__(
        self, roster: Roster, x: vec[i64], y: vec[i64], facing: vec[i64], level: vec[i64], on: vec[i64], works: Works
    ) -> None:
        """level: 0 on the ground (SHIELDWALL-11.0b); on: 1 on the table; works: the castle, as it is now."""
        self.roster = roster
        self.x = x
        self.y = y
        self.facing = facing
        self.level = level
        self.on = on
        self.works = works

    def copy(self) -> Stands:
        return Stands(self.roster, self.x[:], self.y[:], self.facing[:], self.level[:], self.on[:], self.works.copy())

    def put(self, figure: i64, x: i64, y: i64, facing: i64) -> None:
        self.x[figure], self.y[figure], self.facing[figure] = x, y, facing
        self.on[figure] = 1

    def lay(self, figure: i64, base: Base) -> None:
        """Makes a base that of a figure."""
        roster = self.roster
        base.place(self.x[figure], self.y[figure], self.facing[figure], roster.sizes.width, roster.depth[figure])

    def near(self, one: i64, other: i64, far: i64) -> bool:
        """False only for figures whose bases are farther apart than this: a glance at their centres."""
        far += self.roster.radius[one] + self.roster.radius[other]
        dx, dy = self.x[one] - self.x[other], self.y[one] - self.y[other]
        return dx * dx + dy * dy <= far * far

    def by(self, figure: i64, shape: Shape, far: i64) -> bool:
        """False only for a figure whose base is farther than this from the box of a shape: a glance at its centre."""
        far += self.roster.radius[figure]
        x, y = self.x[figure], self.y[figure]
        return shape.west - far <= x <= shape.east + far and shape.south - far <= y <= shape.north + far

    def square(self, one: i64, other: i64) -> i64:
        """The square of the distance of two figures' centres."""
        dx, dy = self.x[one] - self.x[other], self.y[one] - self.y[other]
        return dx * dx + dy * dy

    def in_the_way(self, base: Base, level: i64, scratch: Base) -> i64:
        """The first figure on a level whose base overlaps this one (SHIELDWALL-1.2c), or NONE.

        Figures that move, or that `base` stands for, are taken off the table before.
        """
        roster = self.roster
        for other in range(roster.n):
            if self.on[other] == 1 and self.level[other] == level and self.by(other, base, 0):
                self.lay(other, scratch)
                if base.overlaps(scratch):
                    return other
        return NONE


def off_table(roster: Roster) -> Stands:
    """Nobody on the table."""
    n = roster.n
    return Stands(roster, zeros(n), zeros(n), zeros(n), zeros(n), zeros(n), Works())


def zeros(n: i64) -> vec[i64]:
    made = vec[i64]()
    for _ in range(n):
        made = append(made, 0)
    return made
