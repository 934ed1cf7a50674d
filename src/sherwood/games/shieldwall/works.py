"""SHIELDWALL-11: what changes of a castle in a battle: who mans it, gaps, drawbridges, ladders, and spears left in quivers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE, Shape
from sherwood.kernel.dump import Reader, Writer

# drawbridges
UP: Final[i64] = 0
DOWN: Final[i64] = 1
FORCED: Final[i64] = 2
"""Down for good (SHIELDWALL-11.4b)."""


FARTHEST: Final[i64] = 8191
MOST_SUM: Final[i64] = 99
MOST_GAPS: Final[i64] = 99


class Works:
    """Of one position. All `vec`s are empty where there is no castle."""

    def __init__(self) -> None:
        self.at = vec[i64]()
        """By figure: the place of the castle that it last took, or NONE (see `castle.place_of`)."""
        # by gap
        self.gap_x = vec[i64]()
        """Its middle."""
        self.gap_y = vec[i64]()
        self.gap_sum = vec[i64]()
        """Of the dice thrown for it."""
        self.gap_used = vec[i64]()
        """1 if somebody has squeezed through in this half-turn."""
        # by drawbridge
        self.bridge = vec[i64]()
        """UP, DOWN or FORCED."""
        self.bridge_sum = vec[i64]()
        """Of the dice thrown to force it."""
        self.hauler = vec[i64]()
        """Who began to raise or lower it, or NONE."""
        self.hauled = vec[i64]()
        """For how many movement phases he has."""
        self.quiver = vec[i64]()
        """By post: spears left."""
        # by siege ladder
        self.ladder_x = vec[i64]()
        """Its foot."""
        self.ladder_y = vec[i64]()
        self.ladder_head = vec[i64]()
        """The place at its head, or NONE while it is carried."""
        self.ladder_new = vec[i64]()
        """1 in the half-turn in which it was planted."""
        self.carried = vec[i64]()
        """By band: ladders."""
        self.open: list[Shape] = []
        """Rectangles in which castle timber and ditches bar nobody now; a list is never changed, but replaced."""
        self.gaps: list[Shape] = []
        """Those of them that are gaps."""

    def copy(self) -> Works:
        other = Works()
        if len(self.at) > 0:
            self.copy_to(other)
        return other

    def copy_to(self, other: Works) -> None:
        other.at = self.at[:]
        other.gap_x = self.gap_x[:]
        other.gap_y = self.gap_y[:]
        other.gap_sum = self.gap_sum[:]
        other.gap_used = self.gap_used[:]
        other.bridge = self.bridge[:]
        other.bridge_sum = self.bridge_sum[:]
        other.hauler = self.hauler[:]
        other.hauled = self.hauled[:]
        other.quiver = self.quiver[:]
        other.ladder_x = self.ladder_x[:]
        other.ladder_y = self.ladder_y[:]
        other.ladder_head = self.ladder_head[:]
        other.ladder_new = self.ladder_new[:]
        other.carried = self.carried[:]
        other.open = self.open
        other.gaps = self.gaps

    # -- dumps --------------------------------------------------------------------------------------------------------
    def dump(self, out: Writer) -> None:
        """Nothing where there is no castle."""
        if len(self.at) == 0:
            return
        out.put(i64(len(self.gap_x)))
        write(self.at, out)
        write(self.gap_x, out)
        write(self.gap_y, out)
        write(self.gap_sum, out)
        write(self.gap_used, out)
        write(self.bridge, out)
        write(self.bridge_sum, out)
        write(self.hauler, out)
        write(self.hauled, out)
        write(self.quiver, out)
        write(self.ladder_x, out)
        write(self.ladder_y, out)
        write(self.ladder_head, out)
        write(self.ladder_new, out)
        write(self.carried, out)

    def read(self, source: Reader, places: i64) -> None:
        """Into columns as long as they are at the start."""
        if len(self.at) == 0:
            return
        for _ in range(source.within(0, MOST_GAPS)):
            self.begin_gap(0, 0)
        read(self.at, source, NONE, places - 1)
        read(self.gap_x, source, 0, FARTHEST)
        read(self.gap_y, source, 0, FARTHEST)
        read(self.gap_sum, source, 0, MOST_SUM)
        read(self.gap_used, source, 0, 1)
        read(self.bridge, source, UP, FORCED)
        read(self.bridge_sum, source, 0, MOST_SUM)
        read(self.hauler, source, NONE, i64(len(self.at)) - 1)
        read(self.hauled, source, 0, MOST_SUM)
        read(self.quiver, source, 0, MOST_SUM)
        read(self.ladder_x, source, 0, FARTHEST)
        read(self.ladder_y, source, 0, FARTHEST)
        read(self.ladder_head, source, NONE, places - 1)
        read(self.ladder_new, source, 0, 1)
        read(self.carried, source, 0, MOST_SUM)

    # -- changes ------------------------------------------------------------------------------------------------------
    def begin_gap(self, x: i64, y: i64) -> None:
        self.gap_x = append(self.gap_x, x)
        self.gap_y = append(self.gap_y, y)
        self.gap_sum = append(self.gap_sum, 0)
        self.gap_used = append(self.gap_used, 0)

    def begin_half_turn(self) -> None:
        for gap in range(i64(len(self.gap_used))):
            self.gap_used[gap] = 0
        for ladder in range(i64(len(self.ladder_new))):
            self.ladder_new[ladder] = 0


def write(column: vec[i64], out: Writer) -> None:
    for k in range(i64(len(column))):
        out.put(column[k])


def read(column: vec[i64], source: Reader, low: i64, high: i64) -> None:
    for k in range(i64(len(column))):
        column[k] = source.within(low, high)
