"""SHIELDWALL-3.1e-f: men who move together, where they would come to stand, and whether they can get there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.geometry import NONE, Base
from sherwood.games.shieldwall.kinds import BARRED, NO_ROOM, OFF_GROUND, ON_LEFT, ON_RIGHT
from sherwood.games.shieldwall.legs import Leg
from sherwood.games.shieldwall.places import OPEN
from sherwood.games.shieldwall.roster import Stands
from sherwood.games.shieldwall.sweep import Sweep
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.games.shieldwall.trig import ahead, aside, turned, x_at, y_at

ABOUT_X: Final = vec[i64]([0, 0, 0, 1, -1, 1, 1, -1, -1, 0, 0, 2, -2, 1, 1, -1, -1, 2, 2, -2, -2])
"""Whole units from a place to those about it, the nearest first: eastward; ABOUT_Y: northward. Read-only."""
ABOUT_Y: Final = vec[i64]([0, 1, -1, 0, 0, 1, -1, 1, -1, 2, -2, 0, 0, 2, -2, 2, -2, 1, -1, 1, -1])
ASIDE: Final[i64] = 4
"""How much more being farther aside counts than being farther ahead, for who stands at the end of a front rank."""


class Body:
    """Its men, and for each the place to which he is to go: scratch of its owner, filled anew for each question."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.n: i64 = 0
        self.rigid = True
        """They keep their places among each other, so that none can come into another's way."""
        self.men = vec[i64]([0] * field.roster.n)
        self.x = vec[i64]([0] * field.roster.n)
        self.y = vec[i64]([0] * field.roster.n)
        self.facing = vec[i64]([0] * field.roster.n)
        self.base = Base()
        self.other = Base()
        self.leg = Leg(field.ground)
        self.sweep = Sweep()

    def clear(self) -> None:
        self.n = 0

    def add(self, stands: Stands, man: i64) -> None:
        """Adds a man who stays where he is."""
        k = self.n
        self.men[k] = man
        self.x[k], self.y[k], self.facing[k] = stands.x[man], stands.y[man], stands.facing[man]
        self.n += 1

    # -- where to -----------------------------------------------------------------------------------------------------
    def stay(self, stands: Stands) -> None:
        self.rigid = True
        for k in range(self.n):
            man = self.men[k]
            self.x[k], self.y[k], self.facing[k] = stands.x[man], stands.y[man], stands.facing[man]

    def turn_each(self, stands: Stands, angle: i64) -> None:
        self.stay(stands)
        self.rigid = False
        for k in range(self.n):
            self.facing[k] = turned(self.facing[k], angle)

    def rotate(self, stands: Stands, px: i64, py: i64, angle: i64) -> None:
        """As a body, about a point."""
        self.rigid = True
        by = turned(0, angle)
        for k in range(self.n):
            man = self.men[k]
            dx, dy = stands.x[man] - px, stands.y[man] - py
            self.x[k], self.y[k] = x_at(px, by, dx, dy), y_at(py, by, dx, dy)
            self.facing[k] = turned(stands.facing[man], angle)
            if not self.finds_room(k):
                self.rigid = False

    def finds_room(self, k: i64) -> bool:
        """SHIELDWALL-3.2b: a man whom whole units leave overlapping one placed before him stands aside by a unit or two."""
        x, y = self.x[k], self.y[k]
        for step in range(i64(len(ABOUT_X))):
            self.x[k], self.y[k] = x + ABOUT_X[step], y + ABOUT_Y[step]
            if not self.overlaps_earlier(k):
                return True
        return False

    def move(self, dx: i64, dy: i64) -> None:
        """All go so far from where they were to go, and nobody turns."""
        for k in range(self.n):
            self.x[k] += dx
            self.y[k] += dy

    def wheel(self, stands: Stands, angle: i64, how: i64) -> None:
        """SHIELDWALL-3.2b: about the left man, the right man or the middle between them."""
        left, right = self.end_man(stands, -1), self.end_man(stands, 1)
        if how == ON_LEFT:
            self.rotate(stands, stands.x[left], stands.y[left], angle)
        elif how == ON_RIGHT:
            self.rotate(stands, stands.x[right], stands.y[right], angle)
        else:
            self.rotate(stands, (stands.x[left] + stands.x[right]) // 2, (stands.y[left] + stands.y[right]) // 2, angle)

    def end_man(self, stands: Stands, hand: i64) -> i64:
        """The man at the left (-1) or right (1) end of the front rank."""
        facing = stands.facing[self.men[0]]
        best = self.men[0]
        most = self.endness(stands, best, facing, hand)
        for k in range(i64(1), self.n):
            value = self.endness(stands, self.men[k], facing, hand)
            if value > most:
                best, most = self.men[k], value
        return best

    def endness(self, stands: Stands, man: i64, facing: i64, hand: i64) -> i64:
        x, y = stands.x[man], stands.y[man]
        return ASIDE * hand * aside(x, y, facing) + ahead(x, y, facing)

    def step(self, stands: Stands, facing: i64, right: i64, forward: i64) -> None:
        """Straight, as looked at with this facing; nobody turns."""
        self.stay(stands)
        self.move(x_at(0, facing, right, forward), y_at(0, facing, right, forward))

    def swap(self, stands: Stands) -> None:
        """The men go there; where they came from is now where to. Swapping again undoes it."""
        for k in range(self.n):
            man = self.men[k]
            x, y, facing = stands.x[man], stands.y[man], stands.facing[man]
            stands.put(man, self.x[k], self.y[k], self.facing[k])
            self.x[k], self.y[k], self.facing[k] = x, y, facing

    # -- looking at the men -------------------------------------------------------------------------------------------
    def faces_one_way(self, stands: Stands) -> bool:
        return all(stands.facing[self.men[k]] == stands.facing[self.men[0]] for k in range(self.n))

    def lift(self, stands: Stands) -> None:
        """Takes the men off the table, so that they aren't in their own way."""
        for k in range(self.n):
            stands.on[self.men[k]] = 0

    def drop(self, stands: Stands) -> None:
        for k in range(self.n):
            stands.on[self.men[k]] = 1

    def lay(self, k: i64, base: Base) -> None:
        """Makes a base that of a man at the place to which he is to go."""
        roster = self.field.roster
        base.place(self.x[k], self.y[k], self.facing[k], roster.sizes.width, roster.depth[self.men[k]])

    def mounted(self) -> i64:
        return self.field.troops.mounted[self.field.roster.troop[self.men[0]]]

    # -- standing there (SHIELDWALL-1.2c) -----------------------------------------------------------------------------
    def fault_standing(self, stands: Stands) -> i64:
        """0 if all may stand there."""
        self.lift(stands)
        found = self.fault_of_bases(stands)
        self.drop(stands)
        return found

    def fault_of_bases(self, stands: Stands) -> i64:
        ground, mounted = self.field.ground, self.mounted()
        for k in range(self.n):
            self.lay(k, self.base)
            if not ground.bears(self.base, mounted, stands.works.open) or ground.astride(self.base):
                return OFF_GROUND
            if stands.in_the_way(self.base, stands.level[self.men[k]], self.other) != NONE:
                return NO_ROOM
            if not self.rigid and self.overlaps_earlier(k):
                return NO_ROOM
        return 0

    def bears(self, stands: Stands) -> bool:
        """Whether the ground bears all men there."""
        mounted = self.mounted()
        for k in range(self.n):
            self.lay(k, self.base)
            if not self.field.ground.bears(self.base, mounted, stands.works.open):
                return False
        return True

    def overlaps_earlier(self, k: i64) -> bool:
        """Whether a man there overlaps one of those added before him."""
        self.lay(k, self.base)
        for j in range(k):
            if self.is_close(j, k):
                self.lay(j, self.other)
                if self.base.overlaps(self.other):
                    return True
        return False

    def is_close(self, j: i64, k: i64) -> bool:
        """False only for men who can't overlap there: a glance at their centres."""
        far = self.field.roster.radius[self.men[j]] + self.field.roster.radius[self.men[k]]
        dx, dy = self.x[j] - self.x[k], self.y[j] - self.y[k]
        return dx * dx + dy * dy <= far * far

    # -- the way there ------------------------------------------------------------------------------------------------
    def draw(self, stands: Stands, k: i64) -> Leg:
        """The way of a man."""
        man = self.men[k]
        self.leg.works = stands.works
        self.leg.draw(stands.x[man], stands.y[man], self.x[k], self.y[k])
        return self.leg

    def fault_way(self, stands: Stands) -> i64:
        """0 if nothing on the ground bars a man's way."""
        mounted = self.mounted()
        return BARRED if any(self.draw(stands, k).is_barred(mounted) for k in range(self.n)) else 0

    def cost(self, stands: Stands, crossing: i64, contour: i64) -> i64:
        """SHIELDWALL-3.1e: twelfths of a unit for the dearest way; crossing, contour: units lost for each."""
        most: i64 = 0
        for k in range(self.n):
            most = max(most, way_cost(self.draw(stands, k), crossing, contour))
        return most

    def on_road(self, stands: Stands) -> bool:
        return all(self.draw(stands, k).on_road() for k in range(self.n))

    def climbs(self, stands: Stands) -> bool:
        return any(self.draw(stands, k).climbs() > 0 for k in range(self.n))

    def allows_charge(self, stands: Stands) -> bool:
        """Whether no way touches woods, marsh or water or crosses an obstacle (SHIELDWALL-3.3d)."""
        return all(self.draw(stands, k).allows_charge() for k in range(self.n))

    def sweeps_free(self, stands: Stands, through_open: vec[i64], enemies: bool) -> bool:
        """SHIELDWALL-3.1f: whether the men, going straight there, meet no base.

        through_open: by band, its spacing: friends in open order let others pass. enemies: whether those count.
        """
        self.lift(stands)
        free = all(self.sweep_free(stands, k, through_open, enemies) for k in range(self.n))
        self.drop(stands)
        return free

    def sweep_free(self, stands: Stands, k: i64, through_open: vec[i64], enemies: bool) -> bool:
        roster = self.field.roster
        man = self.men[k]
        self.draw_sweep(stands, k)
        for other in range(roster.n):
            if stands.on[other] == 0 or stands.level[other] != stands.level[man]:
                continue
            if roster.side[other] != roster.side[man]:
                if not enemies:
                    continue
            elif through_open[roster.band[other]] == OPEN:
                continue
            if stands.by(other, self.sweep, 0):
                stands.lay(other, self.other)
                if self.sweep.overlaps(self.other):
                    return False
        return True

    def draw_sweep(self, stands: Stands, k: i64) -> None:
        man = self.men[k]
        stands.lay(man, self.base)
        self.sweep.draw(self.base, self.x[k] - stands.x[man], self.y[k] - stands.y[man])

    def sweeps_to(self, stands: Stands) -> i64:
        """The lowest enemy whose base a man meets on his straight way there, or NONE."""
        roster = self.field.roster
        for k in range(self.n):
            man = self.men[k]
            self.draw_sweep(stands, k)
            for other in range(roster.n):
                if (
                    stands.on[other] == 1
                    and roster.side[other] != roster.side[man]
                    and stands.level[other] == stands.level[man]
                    and stands.by(other, self.sweep, 0)
                ):
                    stands.lay(other, self.other)
                    if self.sweep.square(self.other) == 0:
                        return other
        return NONE


def way_cost(leg: Leg, crossing: i64, contour: i64) -> i64:
    """SHIELDWALL-3.1c: twelfths of a unit for a way and for what is crossed and climbed on it."""
    return leg.cost() + CLEAR_COST * (crossing * leg.crossings() + contour * leg.climbs())
