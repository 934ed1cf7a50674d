"""What never changes during a game of `skirmish`, and scratch that its positions share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.skirmish.board import Board
from sherwood.games.skirmish.cast import Cast
from sherwood.games.skirmish.fire import Sight
from sherwood.games.skirmish.lineup import Lineup
from sherwood.games.skirmish.plot import Plot
from sherwood.games.skirmish.sheet import Sheet


class Stage:
    """The board, the counters, the play sheet and the scenario's plot of one game."""

    def __init__(self, board: Board, cast: Cast, sheet: Sheet, plot: Plot) -> None:
        self.board = board
        self.cast = cast
        self.sheet = sheet
        self.plot = plot
        self.lineup = Lineup(board.hexes, cast.n)
        self.sight = Sight(board, sheet)
        self.screen = vec[i64]([0] * board.hexes)
        """Scratch: by hex, how many counters there block a line (SKIRMISH-3.1.3a); all 0 between questions."""
        self.scenario: str = ""
        """Its name, as are the following; empty in a position that was made by hand."""
        self.mosaic: str = ""
        self.factions: list[str] = ["norman", "saxon"]
        """By number."""
        self.options: list[str] = []
        """The scenario's switches that are on."""
