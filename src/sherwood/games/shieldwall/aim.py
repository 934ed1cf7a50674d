"""SHIELDWALL-5.6a: a line of fire, and the bases at its ends."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.geometry import Base
from sherwood.games.shieldwall.legs import Leg


class Aim:
    """One line at a time: scratch of its owner."""

    def __init__(self, field: Field) -> None:
        self.shooter = Base()
        self.target = Base()
        """Where the target is hit."""
        self.other = Base()
        self.leg = Leg(field.ground)
        self.over: i64 = 0
        """How many figures are shot over."""

    def draw(self) -> None:
        self.leg.draw(self.shooter.x, self.shooter.y, self.target.x, self.target.y)
