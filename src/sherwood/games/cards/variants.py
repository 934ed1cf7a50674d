"""CARDS-V: the variants, one bit each in `Position.variants`. Each is read in one place, in the module of its clause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BLUFF: Final[i64] = 0x1
CARRY_OVER: Final[i64] = 0x2
CLOSED_DISCARDS: Final[i64] = 0x4
HEAL_AFTER_TIE: Final[i64] = 0x8
HEAL_ONCE: Final[i64] = 0x10
HEAL_WINNER: Final[i64] = 0x20
LONE_TRAP: Final[i64] = 0x40
NO_RESHUFFLE: Final[i64] = 0x80
ONE_ARROW_EACH: Final[i64] = 0x100
PRIZE_FIRST: Final[i64] = 0x200
REST_ONE_TURN: Final[i64] = 0x400
ROBIN_FIRST: Final[i64] = 0x800
SHIELD_SELF: Final[i64] = 0x1000
SHOOTER_PICKS: Final[i64] = 0x2000
STANDOFF: Final[i64] = 0x4000
TIE_BREAK_PRIZES: Final[i64] = 0x8000
TOURNAMENT_LIMIT: Final[i64] = 0x10000

VARIANTS: Final = (
    ("bluff", "CARDS-3.3", BLUFF),
    ("carry_over", "CARDS-3.10", CARRY_OVER),
    ("closed_discards", "CARDS-6.2", CLOSED_DISCARDS),
    ("heal_after_tie", "CARDS-3.10", HEAL_AFTER_TIE),
    ("heal_once", "CARDS-3.12", HEAL_ONCE),
    ("heal_winner", "CARDS-3.12", HEAL_WINNER),
    ("lone_trap", "CARDS-3.4", LONE_TRAP),
    ("no_reshuffle", "CARDS-3.1", NO_RESHUFFLE),
    ("one_arrow_each", "CARDS-3.5", ONE_ARROW_EACH),
    ("prize_first", "CARDS-3.2", PRIZE_FIRST),
    ("rest_one_turn", "CARDS-3.11", REST_ONE_TURN),
    ("robin_first", "CARDS-3.5", ROBIN_FIRST),
    ("shield_self", "CARDS-3.6", SHIELD_SELF),
    ("shooter_picks", "CARDS-3.7", SHOOTER_PICKS),
    ("standoff", "CARDS-3.9", STANDOFF),
    ("tie_break_prizes", "CARDS-5.1", TIE_BREAK_PRIZES),
    ("tournament_limit", "CARDS-4.2", TOURNAMENT_LIMIT),
)
"""Name, clause and bit, in the order of chapter V."""
