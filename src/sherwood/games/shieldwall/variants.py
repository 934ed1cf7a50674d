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
ALL_BLOWS: Final[i64] = 0x800
ATTACKER_ONLY: Final[i64] = 0x1000
BACK_SHIELD_OFF: Final[i64] = 0x2000
BODY_ONLY: Final[i64] = 0x4000
RIGHT_ONLY: Final[i64] = 0x8000
SPEARS_FRONT: Final[i64] = 0x10000
FREE_AFTER_MELEE: Final[i64] = 0x20000
LASTING_GRIEF: Final[i64] = 0x40000
LEADER_12: Final[i64] = 0x80000
REGULAR_NINE: Final[i64] = 0x100000
TIES_GO: Final[i64] = 0x200000
FIRE_ALL_ROUND: Final[i64] = 0x400000
HALF_MOVE_SHOOTERS: Final[i64] = 0x800000
MIXED_ZONE: Final[i64] = 0x1000000
PASSING_CHARGE: Final[i64] = 0x2000000
QUICK_BOWS: Final[i64] = 0x4000000
SLINGS_TOO: Final[i64] = 0x8000000
THROW_SPEARS: Final[i64] = 0x10000000
EIGHT_WAYS: Final[i64] = 0x20000000
STEP_UP: Final[i64] = 0x40000000
TWO_AT_THE_GAP: Final[i64] = 0x80000000
WALK_COUNTS_AS_GATEHOUSE: Final[i64] = 0x100000000

VARIANTS: Final = (
    ("all_blows", "SHIELDWALL-6.5b", ALL_BLOWS),
    ("any_two", "SHIELDWALL-4.1b", ANY_TWO),
    ("attacker_only", "SHIELDWALL-6.5b", ATTACKER_ONLY),
    ("back_shield_off", "SHIELDWALL-10.3c", BACK_SHIELD_OFF),
    ("bands", "SHIELDWALL-1.6b", BANDS),
    ("body_only", "SHIELDWALL-10.3b", BODY_ONLY),
    ("eight_ways", "SHIELDWALL-6.8b", EIGHT_WAYS),
    ("fire_all_round", "SHIELDWALL-1.4d", FIRE_ALL_ROUND),
    ("free_after_melee", "SHIELDWALL-7.3b", FREE_AFTER_MELEE),
    ("half_move_shooters", "SHIELDWALL-5.1e", HALF_MOVE_SHOOTERS),
    ("initiative_fixed", "SHIELDWALL-2.1b", INITIATIVE_FIXED),
    ("initiative_kept", "SHIELDWALL-2.1b", INITIATIVE_KEPT),
    ("lasting_grief", "SHIELDWALL-9.1b", LASTING_GRIEF),
    ("leader_12", "SHIELDWALL-9.2b", LEADER_12),
    ("leader_either", "SHIELDWALL-8.2a", LEADER_EITHER),
    ("mixed_zone", "SHIELDWALL-5.5d", MIXED_ZONE),
    ("no_interpenetration", "SHIELDWALL-3.1f", NO_INTERPENETRATION),
    ("no_rough_assault", "SHIELDWALL-3.4a", NO_ROUGH_ASSAULT),
    ("passing_charge", "SHIELDWALL-5.8a", PASSING_CHARGE),
    ("quick_bows", "SHIELDWALL-5.1b", QUICK_BOWS),
    ("regular_nine", "SHIELDWALL-9.3a", REGULAR_NINE),
    ("right_only", "SHIELDWALL-1.4e", RIGHT_ONLY),
    ("shield_slows", "SHIELDWALL-3.1a", SHIELD_SLOWS),
    ("six_hits", "SHIELDWALL-5.1c", SIX_HITS),
    ("slings_too", "SHIELDWALL-5.6e", SLINGS_TOO),
    ("spears_front", "SHIELDWALL-6.5e", SPEARS_FRONT),
    ("spent_charge", "SHIELDWALL-3.3g", SPENT_CHARGE),
    ("step_up", "SHIELDWALL-6.2e", STEP_UP),
    ("sure_things", "SHIELDWALL-5.1c", SURE_THINGS),
    ("throw_spears", "SHIELDWALL-5.7c", THROW_SPEARS),
    ("ties_go", "SHIELDWALL-7.1c", TIES_GO),
    ("two_at_the_gap", "SHIELDWALL-11.3b", TWO_AT_THE_GAP),
    ("walk_counts_as_gatehouse", "SHIELDWALL-11.2c", WALK_COUNTS_AS_GATEHOUSE),
)
"""Name, clause and bit, in the order of chapter V."""
ALL: Final[i64] = 0x1FFFFFFFF
