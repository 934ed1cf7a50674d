"""SKIRMISH-V: the variants, one bit each in `Position.variants`. Each is read in one place, in the module of its clause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ABOUT_FACE_ALWAYS: Final[i64] = 0x1
CLIMB_PLUS: Final[i64] = 0x2
CROSS_FREE: Final[i64] = 0x4
INFILTRATION_EVERYWHERE: Final[i64] = 0x8
LEVEL_BAR: Final[i64] = 0x10
MINIMUM_MOVE: Final[i64] = 0x20
QUICK_MOUNT: Final[i64] = 0x40
SHOOT_ANY_ANIMAL: Final[i64] = 0x80
STUNNED_INFILTRATION: Final[i64] = 0x100

VARIANTS: Final = (
    ("about_face", "SKIRMISH-4.3c", ABOUT_FACE_ALWAYS),
    ("climb_plus", "SKIRMISH-4.4h", CLIMB_PLUS),
    ("cross_free", "SKIRMISH-4.4d", CROSS_FREE),
    ("infiltration_everywhere", "SKIRMISH-4.2b", INFILTRATION_EVERYWHERE),
    ("level_bar", "SKIRMISH-3c", LEVEL_BAR),
    ("minimum_move", "SKIRMISH-4b", MINIMUM_MOVE),
    ("quick_mount", "SKIRMISH-4.3e", QUICK_MOUNT),
    ("shoot_any_animal", "SKIRMISH-3i", SHOOT_ANY_ANIMAL),
    ("stunned_infiltration", "SKIRMISH-4.2b", STUNNED_INFILTRATION),
)
"""Name, clause and bit, in the order of chapter V."""
