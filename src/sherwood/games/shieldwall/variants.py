"""SHIELDWALL-V: the variants, one bit each in `Position.variants`. Each is read in one place, in the module of its clause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ANY_TWO: Final[i64] = 0x1
BANDS: Final[i64] = 0x2
INITIATIVE_FIXED: Final[i64] = 0x4
INITIATIVE_KEPT: Final[i64] = 0x8
NO_INTERPENETRATION: Final[i64] = 0x10
NO_ROUGH_ASSAULT: Final[i64] = 0x20
SHIELD_SLOWS: Final[i64] = 0x40
SPENT_CHARGE: Final[i64] = 0x80
LEADER_EITHER: Final[i64] = 0x100
SIX_HITS: Final[i64] = 0x200
SURE_THINGS: Final[i64] = 0x400

VARIANTS: Final = (
    ("any_two", "SHIELDWALL-4.1b", ANY_TWO),
    ("bands", "SHIELDWALL-1.6b", BANDS),
    ("initiative_fixed", "SHIELDWALL-2.1b", INITIATIVE_FIXED),
    ("initiative_kept", "SHIELDWALL-2.1b", INITIATIVE_KEPT),
    ("leader_either", "SHIELDWALL-8.2a", LEADER_EITHER),
    ("no_interpenetration", "SHIELDWALL-3.1f", NO_INTERPENETRATION),
    ("no_rough_assault", "SHIELDWALL-3.4a", NO_ROUGH_ASSAULT),
    ("shield_slows", "SHIELDWALL-3.1a", SHIELD_SLOWS),
    ("six_hits", "SHIELDWALL-5.1c", SIX_HITS),
    ("spent_charge", "SHIELDWALL-3.3g", SPENT_CHARGE),
    ("sure_things", "SHIELDWALL-5.1c", SURE_THINGS),
)
"""Name, clause and bit, in the order of chapter V."""
ALL: Final[i64] = 0x7FF
