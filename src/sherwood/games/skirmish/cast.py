"""SKIRMISH-1.2: the counters of one game and what never changes about them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# what a counter is (SKIRMISH-D.7e)
MAN: Final[i64] = 0
HORSE: Final[i64] = 1
"""Cavalry or draft horse: may be ridden (SKIRMISH-4.3f)."""
CATTLE: Final[i64] = 2
"""Any other domestic animal."""
WILD: Final[i64] = 3
"""Moves and fights as a character (SKIRMISH-7.4a)."""
CART: Final[i64] = 4

# states (SKIRMISH-1.2a); with `MOUNTED` added, the forms that have figures of their own
HEALTHY: Final[i64] = 0
STUNNED: Final[i64] = 1
WOUNDED: Final[i64] = 2
DEAD: Final[i64] = 3
MOUNTED: Final[i64] = 4

UNARMED: Final[i64] = -1
"""Instead of a missile weapon."""

FORMS: Final[i64] = 8
FIGURES: Final[i64] = 3 * FORMS


class Cast:
    """Shared by all positions of a game; nothing in it changes once the game has begun."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.what = vec[i64]()
        self.weapon = vec[i64]()
        """The missile weapon's number on the play sheet, or UNARMED."""
        self.armoured = vec[i64]()
        self.rides = vec[i64]()
        """1 for rider-capable characters (SKIRMISH-1.2e)."""
        self.long = vec[i64]()
        """1 for counters of two hexes, riders apart."""
        self.pull = vec[i64]()
        """MPs a turn before a cart (SKIRMISH-7.2b); 0 for who can't pull."""
        self.figures = vec[i64]()
        """Attack, defence and MA by form, counter after counter."""
        self.animals = vec[i64]()
        """The counters that are domestic animals."""
        self.horses = vec[i64]()
        """The counters that may be ridden."""
        self.carts = vec[i64]()
        """The counters that are carts."""
        self.captive_attack: i64 = 0
        self.captive_defence: i64 = 0
        """Of the disarmed (SKIRMISH-6.6d)."""

    @property
    def n(self) -> i64:
        return len(self.what)

    def add(
        self, name: str, what: i64, weapon: i64 = UNARMED, armoured: i64 = 0, rides: i64 = 0, long: i64 = 0, pull: i64 = 0
    ) -> i64:
        """A counter more, whose figures are all 0 as yet: its number."""
        self.names.append(name)
        self.what = append(self.what, what)
        self.weapon = append(self.weapon, weapon)
        self.armoured = append(self.armoured, armoured)
        self.rides = append(self.rides, rides)
        self.long = append(self.long, long)
        self.pull = append(self.pull, pull)
        if what in (HORSE, CATTLE):
            self.animals = append(self.animals, self.n - 1)
        if what == HORSE:
            self.horses = append(self.horses, self.n - 1)
        if what == CART:
            self.carts = append(self.carts, self.n - 1)
        for _ in range(FIGURES):
            self.figures = append(self.figures, 0)
        return self.n - 1

    def give(self, counter: i64, form: i64, attack: i64, defence: i64, move: i64) -> None:
        """Sets the figures of one form (SKIRMISH-1.2d)."""
        at = FIGURES * counter + 3 * form
        self.figures[at] = attack
        self.figures[at + 1] = defence
        self.figures[at + 2] = move
