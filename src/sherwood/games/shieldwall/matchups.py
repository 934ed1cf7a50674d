"""What each type of figure can do to each other at one blow or shot, by the tables (SHIELDWALL-T.3 to T.5, T.8): for computers.

Chances are in 216ths: six faces that may hit, and 36 throws that may save. Situations, such as flanks and cover, are left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.troops import AXE, LANCE, POLE, UNARMED

WHOLE: Final[i64] = 216
FACES: Final[i64] = 6
PLAIN: Final[i64] = 0
CHARGING: Final[i64] = 1
WAYS: Final[i64] = 2
RANGES: Final[i64] = 3


class Matchups:
    """All `vec`s are read-only."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.n: i64 = len(field.troops.codes)
        self.blow = vec[i64]()
        """Of troop i on j: WAYS * (n * i + j) + PLAIN or CHARGING."""
        self.blow_on_wall = vec[i64]()
        self.shot = vec[i64]()
        """RANGES * (n * i + j) + range; 0 for who has no missile."""
        self.shot_on_wall = vec[i64]()
        for one in range(self.n):
            for other in range(self.n):
                self.pair(one, other)

    def pair(self, one: i64, other: i64) -> None:
        wall = self.field.tables.wall
        for charge in range(WAYS):
            hit = self.best_hit(one, other, charge)
            self.blow = append(self.blow, hit * self.fails(other, 0))
            self.blow_on_wall = append(self.blow_on_wall, hit * self.fails(other, wall))
        for band in range(RANGES):
            hit = self.shot_hit(one, other, band)
            self.shot = append(self.shot, hit * self.fails(other, 0))
            self.shot_on_wall = append(self.shot_on_wall, hit * self.fails(other, wall))

    # -- faces that hit ------------------------------------------------------------------------------------------------
    def best_hit(self, one: i64, other: i64, charge: i64) -> i64:
        """With the better of two weapons."""
        troops = self.field.troops
        hit = self.hit(one, troops.weapon[one], other, charge)
        second = troops.second[one]
        return hit if second == NONE else max(hit, self.hit(one, second, other, charge))

    def hit(self, one: i64, weapon: i64, other: i64, charge: i64) -> i64:
        tables, troops = self.field.tables, self.field.troops
        if troops.mounted[one] == 0 and weapon == LANCE:
            return 0
        more = tables.two_handed if weapon == AXE else 0
        if troops.mounted[one] > troops.mounted[other]:
            more += tables.mounted
        elif troops.mounted[one] < troops.mounted[other] and weapon != POLE:
            more += tables.on_mounted
        if charge == CHARGING and troops.weapon[other] != POLE:
            more += tables.charge
        return faces(tables.blow_need[3 * weapon + troops.column[other]], more)

    def shot_hit(self, one: i64, other: i64, band: i64) -> i64:
        tables, troops = self.field.tables, self.field.troops
        missile = troops.missile[one]
        if missile == UNARMED:
            return 0
        return faces(tables.shot_need[3 * missile + troops.column[other]], tables.by_range[band])

    # -- throws that don't save ------------------------------------------------------------------------------------------
    def fails(self, troop: i64, more: i64) -> i64:
        """Of 36, with a modifier."""
        tables, troops = self.field.tables, self.field.troops
        if troops.leader[troop] == 1:
            return throws_below(tables.leader_save - more)
        need = tables.berserker_save if troops.berserker[troop] == 1 else tables.save_need[troops.column[troop]]
        return FACES * (FACES - faces(need, more))

    def range(self, troop: i64, band: i64) -> i64:
        """The outer limit of a range of a troop's missile on open ground."""
        return self.field.tables.range[RANGES * self.field.troops.missile[troop] + band]


def faces(need: i64, more: i64) -> i64:
    """How many faces of a die reach a need with a modifier: a 1 never does; no face reaches the need 0."""
    return 0 if need == 0 else max(0, min(FACES - 1, FACES + 1 - need + more))


def throws_below(need: i64) -> i64:
    """How many of 36 throws of two dice don't come to a need; a double 1 never does."""
    found: i64 = 0
    for one in range(i64(1), FACES + 1):
        for other in range(i64(1), FACES + 1):
            if one + other < max(need, 3):
                found += 1
    return found
