"""What a good player looks at: the base of each game's `eye.py`, asked by bots on imagined positions only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

CERTAIN: Final[i64] = 10000
"""The worth of a won game; 0 is a lost one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    def worth(self, state: State, seat: i64) -> i64:
        """How good the position is for `seat`, 0..CERTAIN, about the chance to win; asked where it is quiet."""
        raise NotImplementedError

    def quiet(self, state: State) -> bool:
        """Whether the position may be judged as it stands; where it may not, bots first play on. By default only at the end."""
        return False

    def reopen(self, state: State) -> None:
        """Takes back, in an imagined position, what other seats have chosen face down at this stage: a search chooses anew.

        Asked at the first question of a seat; what it does may lead back to their turn. By default nothing is taken back.
        """

    def choose(self, state: State, moves: Moves, rng: Rng) -> i64:
        """The move, of the legal ones given, that quick sensible play makes: for play-outs and for tempering search."""
        return moves.items[rng.below(moves.n)]
