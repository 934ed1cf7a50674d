"""BANDITS-V: the variants, one bit each in `Position.variants`. Each is read in one place, in the module of its clause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OPEN_LOOT: Final[i64] = 0x1
CHECK_CHEST: Final[i64] = 0x2
COIN_FOR_MISSING: Final[i64] = 0x4
COIN_LIMIT: Final[i64] = 0x8
COIN_NOT_LOOT: Final[i64] = 0x10
COVERED_DECK: Final[i64] = 0x20
FAST_DIE_BRIDGE: Final[i64] = 0x40
FIXED_AT_REVEAL: Final[i64] = 0x80
GAPS_BETWEEN_ONLY: Final[i64] = 0x100
GUEST_LYING_VP: Final[i64] = 0x200
KEEP_LAST: Final[i64] = 0x400
LEFT_TO_RIGHT: Final[i64] = 0x800
LEFT_TO_RIGHT_ASSAULT: Final[i64] = 0x1000
MANY_BRIBES: Final[i64] = 0x2000
MUST_EXCEED: Final[i64] = 0x4000
ONE_CALLER: Final[i64] = 0x8000
ONE_EXCHANGE: Final[i64] = 0x10000
OPEN_DISCARDS: Final[i64] = 0x20000
ROBIN_ANYWHERE: Final[i64] = 0x40000
ROYAL_DRAFT: Final[i64] = 0x80000
ROYAL_ONE_DRAFT: Final[i64] = 0x100000
SECRET_BRIBES: Final[i64] = 0x200000
SHERIFF_ALL: Final[i64] = 0x400000
SHERIFF_NEXT_TURN: Final[i64] = 0x800000
SPY_SHOWS: Final[i64] = 0x1000000
STOP_WHEN_MET: Final[i64] = 0x2000000
WAR_APART: Final[i64] = 0x4000000
WILL_TOKEN: Final[i64] = 0x8000000
ALL_VARIANTS: Final[i64] = 0xFFFFFFF

VARIANTS: Final = (
    ("open_loot", "BANDITS-5.6f", OPEN_LOOT),
    ("check_chest", "BANDITS-6.6b", CHECK_CHEST),
    ("coin_for_missing", "BANDITS-1.9", COIN_FOR_MISSING),
    ("coin_limit", "BANDITS-1.8", COIN_LIMIT),
    ("coin_not_loot", "BANDITS-4.2e", COIN_NOT_LOOT),
    ("covered_deck", "BANDITS-2.4", COVERED_DECK),
    ("fast_die_bridge", "BANDITS-8.8", FAST_DIE_BRIDGE),
    ("fixed_at_reveal", "BANDITS-9.4", FIXED_AT_REVEAL),
    ("gaps_between_only", "BANDITS-4.2h", GAPS_BETWEEN_ONLY),
    ("guest_lying_vp", "BANDITS-8.7", GUEST_LYING_VP),
    ("keep_last", "BANDITS-3.6", KEEP_LAST),
    ("left_to_right", "BANDITS-4.3c", LEFT_TO_RIGHT),
    ("left_to_right_assault", "BANDITS-5.1b", LEFT_TO_RIGHT_ASSAULT),
    ("many_bribes", "BANDITS-6.4d", MANY_BRIBES),
    ("must_exceed", "BANDITS-5.4a", MUST_EXCEED),
    ("one_caller", "BANDITS-3.4", ONE_CALLER),
    ("one_exchange", "BANDITS-4.3e", ONE_EXCHANGE),
    ("open_discards", "BANDITS-1.10", OPEN_DISCARDS),
    ("robin_anywhere", "BANDITS-5.3b", ROBIN_ANYWHERE),
    ("royal_draft", "BANDITS-9.3", ROYAL_DRAFT),
    ("royal_one_draft", "BANDITS-9.3", ROYAL_ONE_DRAFT),
    ("secret_bribes", "BANDITS-6.4b", SECRET_BRIBES),
    ("sheriff_all", "BANDITS-9.5", SHERIFF_ALL),
    ("sheriff_next_turn", "BANDITS-6.3a", SHERIFF_NEXT_TURN),
    ("spy_shows", "BANDITS-8.3", SPY_SHOWS),
    ("stop_when_met", "BANDITS-5.2a", STOP_WHEN_MET),
    ("war_apart", "BANDITS-9.4", WAR_APART),
    ("will_token", "BANDITS-11.5", WILL_TOKEN),
)
"""Name, clause and bit, in the order of chapter V; the two printed optional rules come first."""
