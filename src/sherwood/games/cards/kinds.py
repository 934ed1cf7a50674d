"""The kinds of move and of story event of `cards` (CARDS-0.1), with the fields of each.

A *pile* is one integer, six bits for each kind of card (CARDS-0.5); in a move it fills the three fields together.
Ask `pile_of` for it: the tenth kind of Robin's deck (Heal Wounds) lies in the spare bits of the ninth (Robin Hood).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROBIN: Final[i64] = 0
SHERIFF: Final[i64] = 1

# moves: fields
DRAW: Final[i64] = 1  # chance: seat, kind
DROP: Final[i64] = 2  # seat, kind, how many
DROPPED_ROBIN: Final[i64] = 3  # chance, one outcome: pile
DROPPED_SHERIFF: Final[i64] = 4  # chance, one outcome: pile
PRIZE: Final[i64] = 5  # chance: kind of prize
ADD: Final[i64] = 6  # seat, kind, how many
TRAP: Final[i64] = 7  # seat, -, 0 or 1
PASS: Final[i64] = 8  # seat
REVEAL_ROBIN: Final[i64] = 9  # chance, one outcome: pile
REVEAL_SHERIFF: Final[i64] = 10  # chance, one outcome: pile, the Trap among it
SHOTS: Final[i64] = 11  # seat, -, how many
VOLLEY: Final[i64] = 12  # chance, one outcome: Robin's number, the Sheriff's
CONTEST: Final[i64] = 13  # chance, one outcome: Robin's number, the Sheriff's
LOSE: Final[i64] = 14  # the side that loses them, kind, how many
FALLEN_ROBIN: Final[i64] = 15  # chance, one outcome: pile
FALLEN_SHERIFF: Final[i64] = 16  # chance, one outcome: pile
KEEP: Final[i64] = 17  # seat, kind, how many
ALONE: Final[i64] = 18  # seat, kind
HEAL: Final[i64] = 19  # seat, kind, how many
DONE: Final[i64] = 20  # seat; only ever seen, never made: a secret choice is finished (CARDS-0.3)

# story events: fields
TURN: Final[i64] = 1  # number of the turn
RESHUFFLED: Final[i64] = 2  # seat, cards in the new deck
STOPPED: Final[i64] = 3  # arrows that Shieldmen negated
KILLS: Final[i64] = 4  # seat that suffers them, combatants killed, shots wasted
MELEE: Final[i64] = 5  # Robin's total, the Sheriff's
WON: Final[i64] = 6  # seat, kind of prize, points
NOT_WON: Final[i64] = 7  # kind of prize: discarded
CARRIED: Final[i64] = 8  # kind of prize: stays for the next winner
RETURNED: Final[i64] = 9  # seat, cards taken back to hand
ENDED: Final[i64] = 10  # Robin's points, the Sheriff's

# faults (CARDS-0.8)
NOT_NOW: Final[i64] = 1
NO_CHARACTER: Final[i64] = 2
NOT_IN_HAND: Final[i64] = 3
TRAP_ALONE: Final[i64] = 4
SECOND_TRAP: Final[i64] = 5
TOO_MANY_SHOTS: Final[i64] = 6
WRONG_DEAD: Final[i64] = 7
OVER_LIMIT: Final[i64] = 8
NOTHING_KEPT: Final[i64] = 9
NOT_YOUR_DEAD: Final[i64] = 10
TOO_FEW_HEALS: Final[i64] = 11
WRONG_DROP: Final[i64] = 12
OUT_OF_ORDER: Final[i64] = 13
NOT_STANDING: Final[i64] = 14
TOO_FEW_TO_CONTEST: Final[i64] = 15
CONTEST_LIMIT: Final[i64] = 16

# endings (CARDS-5.1)
BY_POINTS: Final[i64] = 1
BY_PRIZES: Final[i64] = 2  # variant tie_break_prizes
BY_MARION: Final[i64] = 3  # variant tie_break_prizes
DRAWN: Final[i64] = 4

_TENTH: Final[i64] = 51


def with_pile(kind: i64, pile: i64) -> i64:
    """The move of this kind that carries a pile."""
    return kind << 54 | pile >> 54 << _TENTH | pile & 0x3FFFFFFFFFFFFF


def pile_of(move: i64) -> i64:
    """The pile that a move carries (DROPPED, REVEAL, FALLEN)."""
    return move & 0x7FFFFFFFFFFFF | (move >> _TENTH & 7) << 54
