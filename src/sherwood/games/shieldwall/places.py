"""SHIELDWALL-1.5: where men stand in files and ranks or in a ring, and where an attacker stands against an enemy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import FRONT, LEFT, REAR, RIGHT, Base
from sherwood.games.shieldwall.trig import CIRCLE, UNIT, aside, bearing, between, turned, x_at, y_at
from sherwood.kernel.vecs import column

if TYPE_CHECKING:
    from sherwood.games.shieldwall.figures import Bases

FOOT: Final[i64] = 0
MOUNTED: Final[i64] = 1

CLOSE: Final[i64] = 0
OPEN: Final[i64] = 1

SLOTS: Final[i64] = 3
"""Places on one edge: in its middle, half a base to the right, half a base to the left, seen from the enemy."""
PLACES: Final[i64] = 12
MOST_ON_EDGE: Final[i64] = 2
"""Attackers (SHIELDWALL-1.5c)."""


class Sizes:
    """Bases, and how far apart they stand. All `vec`s are read-only."""

    def __init__(self, bases: Bases) -> None:
        self.width: i64 = bases.foot.width
        """Of every base (SHIELDWALL-1.2a)."""
        self.depth = column([bases.foot.depth, bases.mounted.depth])
        """On foot, mounted."""
        self.beside = column([bases.close.beside, bases.close.beside, bases.open_foot.beside, bases.open_mounted.beside])
        """Spacing from file to file: 2 * spacing + mounted."""
        self.behind = column([bases.close.behind, bases.close.behind, bases.open_foot.behind, bases.open_mounted.behind])
        """From rank to rank, beyond a base's depth."""
        self.least_ring: i64 = bases.ring.least
        self.radius = column(list(bases.ring.radius))
        """Of a ring of so many men, from the least on."""

    def most_in_ring(self) -> i64:
        return self.least_ring + i64(len(self.radius)) - 1

    def ring_radius(self, men: i64) -> i64:
        """SHIELDWALL-1.5b: from the middle of a ring to its men. Raises IndexError for a number that makes no ring."""
        if men < self.least_ring:
            raise IndexError(men)
        return self.radius[men - self.least_ring]


class Layout:
    """SHIELDWALL-1.5a: a band in files and ranks, men from 0 by rank from the front, from the left."""

    def __init__(self, sizes: Sizes) -> None:
        self.sizes = sizes
        self.men: i64 = 0
        self.files: i64 = 1
        self.beside: i64 = 0
        self.rank: i64 = 0

    def form(self, men: i64, files: i64, spacing: i64, mounted: i64) -> None:
        self.men, self.files = men, files
        self.beside = self.sizes.beside[2 * spacing + mounted]
        self.rank = self.sizes.depth[mounted] + self.sizes.behind[2 * spacing + mounted]

    def right(self, man: i64) -> i64:
        """How far right of the middle of the front rank he stands."""
        in_rank = min(self.files, self.men - man // self.files * self.files)
        return (2 * (man % self.files) - (in_rank - 1)) * self.beside // 2

    def back(self, man: i64) -> i64:
        """How far behind the front rank."""
        return man // self.files * self.rank


def stand_in_ring(base: Base, man: i64, men: i64, x: i64, y: i64, radius: i64, sizes: Sizes) -> None:
    """SHIELDWALL-1.5b: puts the base of a man of a ring round a point where he stands, facing outward."""
    outward = CIRCLE * man // men
    base.place(x_at(x, outward, 0, radius), y_at(y, outward, 0, radius), outward, sizes.width, sizes.depth[FOOT])


# -- contact places (SHIELDWALL-1.5c) -----------------------------------------------------------------------------------
def take(base: Base, place: i64, enemy: Base, depth: i64) -> None:
    """Puts an attacker's base of this depth on a contact place of an enemy: 3 * edge + slot."""
    edge, slot = place // SLOTS, place % SLOTS
    outward = turned(enemy.facing, 90 * edge)
    extent = enemy.depth if edge in (FRONT, REAR) else enemy.width
    forward = extent // 2 + depth // 2
    right = slot_offset(slot, enemy.width)
    x, y = x_at(enemy.x, outward, right, forward), y_at(enemy.y, outward, right, forward)
    base.place(x, y, turned(outward, 180), enemy.width, depth)


def slot_offset(slot: i64, width: i64) -> i64:
    if slot == 0:
        return 0
    return width // 2 if slot == 1 else -(width // 2)


def may_take(edge: i64, enemy: Base, start: Base, last: Base) -> bool:
    """SHIELDWALL-1.5d: whether an attacker may take an edge.

    start: where he stood when he was ordered; last: at the last point of his way before the enemy.
    """
    side = enemy.side(start.x, start.y)
    if edge == side:
        return True
    if side in (RIGHT, LEFT) or edge in (FRONT, REAR):
        return False
    off = 2 * aside(last.x - enemy.x, last.y - enemy.y, enemy.facing)
    return off > enemy.width * UNIT if edge == RIGHT else -off > enemy.width * UNIT


def may_turn(last: Base, place: Base) -> bool:
    """SHIELDWALL-1.5d: whether the facing of a place is within 90 degrees of the straight way to it."""
    dx, dy = place.x - last.x, place.y - last.y
    return (dx == 0 and dy == 0) or between(bearing(dx, dy), place.facing) <= 90
