"""SHIELDWALL-10.1 and D.2: what each type of figure is, as the rules read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE
from sherwood.kernel.vecs import column

if TYPE_CHECKING:
    from sherwood.games.shieldwall.figures import Troop

# classes (SHIELDWALL-T.7), the best first
ELITE: Final[i64] = 0
VETERAN: Final[i64] = 1
REGULAR: Final[i64] = 2
MILITIA: Final[i64] = 3

# columns of armour (SHIELDWALL-10.3a)
UNARMOURED: Final[i64] = 0
PARTIAL: Final[i64] = 1
FULL: Final[i64] = 2

# weapons (SHIELDWALL-6.6a)
BARE: Final[i64] = 0
POLE: Final[i64] = 1
BLUNT: Final[i64] = 2
EDGED: Final[i64] = 3
LANCE: Final[i64] = 4
AXE: Final[i64] = 5
"""Two-handed, edged."""

# missiles (SHIELDWALL-T.3); the first row is that of whatever is hurled
UNARMED: Final[i64] = -1
HURL: Final[i64] = 0
BOW: Final[i64] = 1
SLING: Final[i64] = 2
CROSSBOW: Final[i64] = 3

# rates (SHIELDWALL-3.1a)
FOOT_RATE: Final[i64] = 0
UNARMOURED_RATE: Final[i64] = 1
MOUNTED_RATE: Final[i64] = 2

# names in data, by number
NATIONS: Final = ("norman", "saxon", "viking")
CLASSES: Final = ("elite", "veteran", "regular", "militia")
COLUMNS: Final = ("unarmoured", "partial", "full")
BODIES: Final = ("none", "partial", "full")
WEAPONS: Final = ("bare", "pole", "blunt", "edged", "lance", "axe")
MISSILES: Final = {"none": -1, "javelin": 0, "lance": 0, "bow": 1, "sling": 2, "crossbow": 3}


class Troops:
    """Types of figures, in the order of the data. All `vec`s are read-only, one entry a type."""

    def __init__(self, troops: dict[str, Troop]) -> None:
        rows = list(troops.values())
        self.codes: list[str] = list(troops)
        self.nation = column([NATIONS.index(row.nation) for row in rows])
        self.rank = column([CLASSES.index(row.class_) for row in rows])
        """Its class: ELITE to MILITIA."""
        self.column = column([COLUMNS.index(row.column) for row in rows])
        """Armour against hits and for saves (SHIELDWALL-10.3a)."""
        self.body = column([BODIES.index(row.body) for row in rows])
        """Armour without a shield, as a column."""
        self.shield = column([int(row.shield) for row in rows])
        self.mounted = column([int(row.mounted) for row in rows])
        self.weapon = column([WEAPONS.index(row.weapons[0]) for row in rows])
        """In hand at the start."""
        self.second = column([WEAPONS.index(row.weapons[1]) if len(row.weapons) > 1 else NONE for row in rows])
        self.missile = column([MISSILES[row.missile] for row in rows])
        self.throws_lance = column([int(row.missile == "lance") for row in rows])
        """What it hurls is its lance (SHIELDWALL-5.7b)."""
        self.leader = column([int(row.leader) for row in rows])
        self.berserker = column([int(row.berserker) for row in rows])
        self.points = column([row.points for row in rows])
        self.rate = column([MOUNTED_RATE if row.mounted else int(row.body == "none") for row in rows])
        """FOOT_RATE, UNARMOURED_RATE whatever its shield, or MOUNTED_RATE (SHIELDWALL-3.1a)."""
