"""SKIRMISH-V: the variants, one bit each in `Position.variants`. Each is read in one place, in the module of its clause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ABOUT_FACE_ALWAYS: Final[i64] = 0x1
AMBUSH_ANY_PHASE: Final[i64] = 0x8000000
AMBUSH_HIT_BONUS: Final[i64] = 0x4
BALCONY_SHOOTS_IN: Final[i64] = 0x10000000
BLINDING_LOS: Final[i64] = 0x4000000
BRIDE_ANY_WAY: Final[i64] = 0x800000
CAPTURE_OPTIONAL: Final[i64] = 0x2
CROSS_FREE: Final[i64] = 0x8
CUMULATIVE_TERRAIN: Final[i64] = 0x10
END_WHEN_ALONE: Final[i64] = 0x1000000
ESCORT: Final[i64] = 0x20000000000
EXIT_RETREAT: Final[i64] = 0x8000000000
FOOT_LEAD: Final[i64] = 0x400000
FREE_EDGES: Final[i64] = 0x20000000
GULCH_FLOOR_COVER: Final[i64] = 0x40000000
HALF_UP: Final[i64] = 0x20
INFILTRATION_EVERYWHERE: Final[i64] = 0x40
INITIATION_ADJACENT_BAR: Final[i64] = 0x1000000000
INITIATION_MOUNTED_FIRE: Final[i64] = 0x2000000000
INITIATIVE_CHOICE: Final[i64] = 0x10000000000
INITIATIVE_LOW: Final[i64] = 0x200000
LEVEL_BAR: Final[i64] = 0x80
MILDRED_SAFE: Final[i64] = 0x2000000
MINIMUM_MOVE: Final[i64] = 0x100
MOUNT_ENDS_MOVE: Final[i64] = 0x4000000000
NARROW_OPENINGS: Final[i64] = 0x80000000
NO_JOINT_JUMP: Final[i64] = 0x200
NO_JOINT_ON_RIDERS: Final[i64] = 0x400
OWN_TREE_OPEN: Final[i64] = 0x100000000
PARTIAL_RETREAT: Final[i64] = 0x800
QUICK_MOUNT: Final[i64] = 0x1000
RIDERS_STRIKE_CARTS: Final[i64] = 0x2000
SHOOT_ANY_ANIMAL: Final[i64] = 0x4000
SIX_HEXES: Final[i64] = 0x8000
STRICT_EDGES: Final[i64] = 0x200000000
STUNNED_BARS_RETREAT: Final[i64] = 0x10000
STUNNED_GUARDS: Final[i64] = 0x20000
STUNNED_INFILTRATION: Final[i64] = 0x40000
STUNNED_PRESENT: Final[i64] = 0x400000000
STUNNED_REPELS: Final[i64] = 0x80000
STUNNED_SURROUNDS: Final[i64] = 0x100000
WALL_ADJACENCY: Final[i64] = 0x800000000

INITIATION: Final[i64] = 0x1000000000000
"""No variant but the level of that name, for which an option of its own stands (SKIRMISH-0.10, I)."""

VARIANTS: Final = (
    ("about_face", "SKIRMISH-4.3c", ABOUT_FACE_ALWAYS),
    ("ambush_any_phase", "SKIRMISH-8.2f", AMBUSH_ANY_PHASE),
    ("ambush_hit_bonus", "SKIRMISH-8.3b", AMBUSH_HIT_BONUS),
    ("balcony_shoots_in", "SKIRMISH-3.1.1h", BALCONY_SHOOTS_IN),
    ("blinding_los", "SKIRMISH-S6.6", BLINDING_LOS),
    ("bride_any_way", "SKIRMISH-S2.5", BRIDE_ANY_WAY),
    ("capture_optional", "SKIRMISH-6.6c", CAPTURE_OPTIONAL),
    ("cross_free", "SKIRMISH-4.4d", CROSS_FREE),
    ("cumulative_terrain", "SKIRMISH-5.1c", CUMULATIVE_TERRAIN),
    ("end_when_alone", "SKIRMISH-0.9", END_WHEN_ALONE),
    ("escort", "SKIRMISH-6.6h", ESCORT),
    ("exit_retreat", "SKIRMISH-4.1j", EXIT_RETREAT),
    ("foot_lead", "SKIRMISH-7.1b", FOOT_LEAD),
    ("free_edges", "SKIRMISH-3.1d", FREE_EDGES),
    ("gulch_floor_cover", "SKIRMISH-3.1.4b", GULCH_FLOOR_COVER),
    ("half_up", "SKIRMISH-6.3a", HALF_UP),
    ("infiltration_everywhere", "SKIRMISH-4.2b", INFILTRATION_EVERYWHERE),
    ("initiation_adjacent_bar", "SKIRMISH-I.5", INITIATION_ADJACENT_BAR),
    ("initiation_mounted_fire", "SKIRMISH-I.5", INITIATION_MOUNTED_FIRE),
    ("initiative_choice", "SKIRMISH-0.6", INITIATIVE_CHOICE),
    ("initiative_low", "SKIRMISH-0.6", INITIATIVE_LOW),
    ("level_bar", "SKIRMISH-3c", LEVEL_BAR),
    ("mildred_safe", "SKIRMISH-S2.6", MILDRED_SAFE),
    ("minimum_move", "SKIRMISH-4b", MINIMUM_MOVE),
    ("mount_ends_move", "SKIRMISH-I.8", MOUNT_ENDS_MOVE),
    ("narrow_openings", "SKIRMISH-3.1.1d", NARROW_OPENINGS),
    ("no_joint_jump", "SKIRMISH-5.3e", NO_JOINT_JUMP),
    ("no_joint_on_riders", "SKIRMISH-5.2c", NO_JOINT_ON_RIDERS),
    ("own_tree_open", "SKIRMISH-3.1.2a", OWN_TREE_OPEN),
    ("partial_retreat", "SKIRMISH-6.1f", PARTIAL_RETREAT),
    ("quick_mount", "SKIRMISH-4.3e", QUICK_MOUNT),
    ("riders_strike_carts", "SKIRMISH-7.3e", RIDERS_STRIKE_CARTS),
    ("shoot_any_animal", "SKIRMISH-3i", SHOOT_ANY_ANIMAL),
    ("six_hexes", "SKIRMISH-6.6b", SIX_HEXES),
    ("strict_edges", "SKIRMISH-3.1d", STRICT_EDGES),
    ("stunned_bars_retreat", "SKIRMISH-6.2e", STUNNED_BARS_RETREAT),
    ("stunned_guards", "SKIRMISH-6.2e", STUNNED_GUARDS),
    ("stunned_infiltration", "SKIRMISH-4.2b", STUNNED_INFILTRATION),
    ("stunned_present", "SKIRMISH-6.2e", STUNNED_PRESENT),
    ("stunned_repels", "SKIRMISH-6.1i", STUNNED_REPELS),
    ("stunned_surrounds", "SKIRMISH-6.2e", STUNNED_SURROUNDS),
    ("wall_adjacency", "SKIRMISH-1.1g", WALL_ADJACENCY),
)
"""Name, clause and bit, in the order of chapter V."""
