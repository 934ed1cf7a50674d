"""What never changes during a game of `shieldwall`, and scratch that its positions share."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.aim import Aim
from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.contact import Contact
from sherwood.games.shieldwall.crowd import Crowd
from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.geometry import Base
from sherwood.games.shieldwall.legs import Leg
from sherwood.games.shieldwall.places import Layout
from sherwood.games.shieldwall.reach import Reach
from sherwood.games.shieldwall.units import Units
from sherwood.games.shieldwall.variants import BANDS
from sherwood.games.shieldwall.volley import Volley


class Stage:
    """A stage holds scratch, which no two threads may use at once."""

    def __init__(self, field: Field, variants: i64) -> None:
        self.field = field
        self.variants = variants
        self.contact = Contact(field)
        self.units = Units(field.roster, field.tables.link, variants & BANDS != 0)
        self.body = Body(field)
        self.layout = Layout(field.sizes)
        self.enemy = Base()
        self.start = Base()
        self.sight = Leg(field.ground)
        """From who shoots or strikes to whom."""
        self.left: i64 = 0
        """Twelfths of movement left after the way to a place that was asked for last."""
        self.aim = Aim(field)
        self.volley = Volley(field.roster)
        self.crowd = Crowd(field.roster)
        self.reach = Reach(field.castle, field.roster)
