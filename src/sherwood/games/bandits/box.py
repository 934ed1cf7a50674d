"""BANDITS-1: all that a game is played with, as its options name it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mypy_extensions import i64

from sherwood.games.bandits import figures
from sherwood.games.bandits.components import Board, Deck, loot_of
from sherwood.games.bandits.scoring import Scoring


class Box:
    """Nothing in it changes during a game."""

    def __init__(self, book: figures.Book, deck: str, loot: str, expansion: bool) -> None:
        """Raises KeyError for a set that there isn't."""
        self.deck = Deck(book.wagons[deck], expansion)
        self.loot: i64 = loot_of(book.loot[loot])
        """All loot tokens, as a pile."""
        self.board = Board(book.board)
        self.scoring = Scoring(book.scoring, self.loot)


def decks() -> tuple[str, ...]:
    """The sets of wagons, by number; the first is the default (BANDITS-2.6)."""
    return tuple(figures.load().wagons)


def loots() -> tuple[str, ...]:
    """The sets of loot, by number; the first is the default."""
    return tuple(figures.load().loot)


@cache
def box(deck: str, loot: str, expansion: bool, own: Path | None = None) -> Box:
    """The box of these sets, our figures with the folder `own` laid over them.

    Raises KeyError for a set that there isn't, and Refusal that tells every fault of the figures.
    """
    return Box(figures.load(own), deck, loot, expansion)
