"""SHIELDWALL-1.3 and 1.5c as figures stand: who touches whom, and which contact places are free."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.geometry import CONTACT, FRONT, NONE, Base
from sherwood.games.shieldwall.places import MOST_ON_EDGE, SLOTS, take
from sherwood.games.shieldwall.roster import Stands


class Contact:
    """Looks at one position at a time: scratch of its owner. Figures on different levels never meet (SHIELDWALL-11.0b).

    Men on places of a castle meet those on the next places alone, front to front.
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        self.one = Base()
        self.other = Base()
        self.place = Base()
        """The place last asked for by `is_free`."""

    def may_meet(self, stands: Stands, one: i64, other: i64) -> bool:
        """False only for figures too far apart to be in contact: a glance."""
        castle = self.field.castle
        return stands.near(one, other, CONTACT) or (castle.n > 0 and castle.are_beside(stands, one, other))

    def meets(self, stands: Stands, one: i64, other: i64) -> bool:
        """Whether two figures are in contact (SHIELDWALL-1.3a)."""
        if self.field.castle.are_beside(stands, one, other):
            return True
        return self.lay(stands, one, other) and self.one.meets(self.other)

    def touches(self, stands: Stands, one: i64, other: i64) -> i64:
        """The edge of the other figure that the first touches squarely (SHIELDWALL-1.3b), or NONE."""
        if self.field.castle.are_beside(stands, one, other):
            stands.lay(one, self.one)
            stands.lay(other, self.other)
            return FRONT
        return self.one.touches(self.other) if self.lay(stands, one, other) else NONE

    def lay(self, stands: Stands, one: i64, other: i64) -> bool:
        """Whether two figures may be in contact; if so lays down their bases."""
        if stands.level[one] != stands.level[other] or not stands.near(one, other, CONTACT):
            return False
        stands.lay(one, self.one)
        stands.lay(other, self.other)
        return True

    def on_edge(self, stands: Stands, figure: i64, edge: i64) -> i64:
        """How many enemies touch an edge of a figure squarely."""
        side = self.field.roster.side
        found: i64 = 0
        for enemy in range(self.field.roster.n):
            foe = stands.on[enemy] == 1 and side[enemy] != side[figure]
            if foe and self.may_meet(stands, enemy, figure) and self.touches(stands, enemy, figure) == edge:
                found += 1
        return found

    def is_free(self, stands: Stands, figure: i64, enemy: i64, place: i64, astride: bool) -> bool:
        """Whether a figure could stand on a contact place of an enemy (SHIELDWALL-1.5c).

        The figure, and whoever moves with it, is off the table. astride: it may stand across a line (SHIELDWALL-3.4d).
        """
        field = self.field
        mounted = field.troops.mounted[field.roster.troop[figure]]
        stands.lay(enemy, self.other)
        take(self.place, place, self.other, field.roster.depth[figure])
        return (
            field.ground.bears(self.place, mounted, stands.works.open)
            and (astride or not field.ground.astride(self.place))
            and stands.in_the_way(self.place, stands.level[enemy], self.one) == NONE
            and self.on_edge(stands, enemy, place // SLOTS) < MOST_ON_EDGE
        )
