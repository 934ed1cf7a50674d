"""What a listener is told while moves are made: dice, modifiers, results, each with those who may read it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.kernel.moves import shifted

EVERYBODY: Final[i64] = 0x7FFFFFFFFFFFFFF
"""Readers: every seat and the watchers."""


def only(seat: i64) -> i64:
    """Readers: this seat alone."""
    return shifted(1, seat)


def all_but(seat: i64) -> i64:
    """Readers: everybody but this seat, which learns the same from its move."""
    return EVERYBODY & ~shifted(1, seat)


class Story:
    """The events told since it was last cleared. An event is packed as a move is; its kind is the game's."""

    def __init__(self) -> None:
        self.events = vec[i64]()
        self.readers = vec[i64]()

    def tell(self, event: i64, readers: i64 = EVERYBODY) -> None:
        self.events = append(self.events, event)
        self.readers = append(self.readers, readers)

    def read(self, seat: i64) -> list[int]:
        """The events that `seat` (or WATCHER) may read, in the order told."""
        return [self.events[i] for i in range(len(self.events)) if self.readers[i] >> seat & 1]

    def clear(self) -> None:
        self.events = vec[i64]()
        self.readers = vec[i64]()
