"""SHIELDWALL-0.3a and 5.4a: whom one man of a band after another takes as his target, the nearest not yet aimed at."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE, Base, root_up
from sherwood.games.shieldwall.roster import Roster, Stands

OFFERED: Final[i64] = -1
"""Instead of the gap of an enemy whom the man who now shoots was offered already."""


class Volley:
    """Enemies at whom a band shoots by one order: scratch of its owner."""

    def __init__(self, roster: Roster) -> None:
        self.n: i64 = 0
        self.enemies = vec[i64]([0] * roster.n)
        self.times = vec[i64]([0] * roster.n)
        """How many have aimed at each."""
        self.gap = vec[i64]([0] * roster.n)
        """From the man who now shoots."""
        self.one = Base()
        self.other = Base()

    def clear(self) -> None:
        self.n = 0

    def add(self, enemy: i64) -> None:
        self.enemies[self.n] = enemy
        self.times[self.n] = 0
        self.n += 1

    def measure(self, stands: Stands, figure: i64) -> None:
        """A man looks how far off they stand."""
        stands.lay(figure, self.one)
        for k in range(self.n):
            stands.lay(self.enemies[k], self.other)
            self.gap[k] = root_up(self.one.square(self.other))

    def next(self) -> i64:
        """The nearest of those at whom the fewest have aimed, who was not offered to this man before; NONE if all were."""
        best = NONE
        for k in range(self.n):
            if self.gap[k] != OFFERED and (best == NONE or self.is_before(k, best)):
                best = k
        if best == NONE:
            return NONE
        self.gap[best] = OFFERED
        return self.enemies[best]

    def is_before(self, k: i64, best: i64) -> bool:
        if self.times[k] != self.times[best]:
            return self.times[k] < self.times[best]
        return self.gap[k] < self.gap[best]

    def aim_at(self, enemy: i64) -> None:
        for k in range(self.n):
            if self.enemies[k] == enemy:
                self.times[k] += 1
