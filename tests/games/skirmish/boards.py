"""Boards for tests, and places on them by label."""

from __future__ import annotations

from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import land, mosaic
from sherwood.games.skirmish.board import Board


def single(name: str, literal_walls: bool = False) -> Board:
    """The board of one map."""
    found = land.load()
    return Board(mosaic.lay(((name,),), found.maps, found.book, literal_walls))


def places(board: Board, labels: str) -> list[int]:
    """Hexes by label; `0404^` is the top of a tree."""
    found = []
    for label in labels.split():
        h = board.find(label.removesuffix("^"))
        assert h != b.NOWHERE, label
        found.append(int(board.top_of[h]) if label.endswith("^") else int(h))
    return found
