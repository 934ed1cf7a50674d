"""A move is one integer: a kind and three fields, packed the same way in every game.

Bits 54-61 hold the kind (1..255), 36-53 field a, 18-35 field b, 0-17 field c: always above 0 and below 2**62,
and ordered by kind, then a, b, c. A field that a reader may not know holds UNKNOWN. Story events are packed alike.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FIELD: Final[i64] = 0x3FFFF
UNKNOWN: Final[i64] = 0x3FFFF
NOTHING: Final[i64] = 0
"""What `State.seen` gives for a move of which a seat learns nothing at all."""


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """The move of this kind (1..255) with these fields (0..2**18 - 1 each)."""
    return kind << 54 | a << 36 | b << 18 | c


def shifted(n: i64, by: i64) -> i64:
    """`n << by` for a constant n; a bare constant left of `<<` becomes a 32-bit integer in compiled code."""
    return n << by


def kind_of(move: i64) -> i64:
    return move >> 54


def a_of(move: i64) -> i64:
    return move >> 36 & FIELD


def b_of(move: i64) -> i64:
    return move >> 18 & FIELD


def c_of(move: i64) -> i64:
    return move & FIELD


class Moves:
    """A buffer of moves that its owner fills again and again, so that play allocates nothing."""

    def __init__(self, room: i64 = 256) -> None:
        self.items = vec[i64]([0] * room)
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, move: i64) -> None:
        if self.n == len(self.items):
            self.items = append(self.items, move)
        else:
            self.items[self.n] = move
        self.n += 1

    def to_list(self) -> list[int]:
        return [self.items[i] for i in range(self.n)]
