"""SHIELDWALL-1.6: units, the clusters of figures that check morale together."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE, OVERLAP, Base
from sherwood.games.shieldwall.roster import Roster, Stands


class Units:
    """The units of one position at a time: scratch of its owner."""

    def __init__(self, roster: Roster, link: i64, by_band: bool) -> None:
        """link: a gap below it links figures; by_band: a unit is a band (SHIELDWALL-1.6b)."""
        self.roster = roster
        self.link = link
        self.surely = (link + roster.sizes.width - OVERLAP) * (link + roster.sizes.width - OVERLAP)
        """The square of a distance of centres below which figures are linked however they face."""
        self.by_band = by_band
        self.tag = vec[i64]([NONE] * roster.n)
        """By figure: the lowest of its unit, NONE off the table."""
        self.size = vec[i64]([0] * roster.n)
        """By tag: figures."""
        self.waiting = vec[i64]([0] * roster.n)
        self.one = Base()
        self.other = Base()

    def find(self, stands: Stands) -> None:
        """Finds the units as figures stand now."""
        for figure in range(self.roster.n):
            self.tag[figure] = NONE
            self.size[figure] = 0
        for figure in range(self.roster.n):
            if stands.on[figure] == 1 and self.tag[figure] == NONE:
                self.gather(stands, figure)

    def gather(self, stands: Stands, first: i64) -> None:
        """Tags all of the unit whose lowest figure is `first`."""
        self.tag[first] = first
        self.waiting[0] = first
        found: i64 = 1
        k: i64 = 0
        while k < found:
            one = self.waiting[k]
            k += 1
            for other in range(first + 1, self.roster.n):
                if self.tag[other] == NONE and stands.on[other] == 1 and self.linked(stands, one, other):
                    self.tag[other] = first
                    self.waiting[found] = other
                    found += 1
        self.size[first] = found

    def linked(self, stands: Stands, one: i64, other: i64) -> bool:
        """SHIELDWALL-1.6a: whether two figures of a side are linked; castle timber parts levels (SHIELDWALL-1.6b)."""
        roster = self.roster
        if roster.side[one] != roster.side[other]:
            return False
        if self.by_band:
            return roster.band[one] == roster.band[other]
        if stands.level[one] != stands.level[other]:
            return False
        dx, dy = stands.x[one] - stands.x[other], stands.y[one] - stands.y[other]
        if dx * dx + dy * dy < self.surely:
            return True
        if not stands.near(one, other, self.link):
            return False
        stands.lay(one, self.one)
        stands.lay(other, self.other)
        return self.one.nearer(self.other, self.link)
