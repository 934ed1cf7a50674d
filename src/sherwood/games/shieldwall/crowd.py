"""A set of figures, in the order in which they came: scratch of its owner."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.roster import Roster


class Crowd:
    def __init__(self, roster: Roster) -> None:
        self.n: i64 = 0
        self.men = vec[i64]([0] * roster.n)
        self.holds = vec[i64]([0] * roster.n)
        """By figure: 1 for those in it."""

    def clear(self) -> None:
        for k in range(self.n):
            self.holds[self.men[k]] = 0
        self.n = 0

    def add(self, figure: i64) -> None:
        if self.holds[figure] == 0:
            self.men[self.n] = figure
            self.holds[figure] = 1
            self.n += 1
