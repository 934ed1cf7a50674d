"""What every opponent is: given what one seat knows, it chooses a move. The plain one takes any legal move, each as likely."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One opponent in one game; it may remember what it thought when it was asked before."""

    def __init__(self) -> None:
        self.out = Moves()

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal move for `seat`, whose turn it is. `state` is a position as that seat imagines it, never the true one."""
        self.out.clear()
        state.fill(self.out)
        return self.out.items[rng.below(self.out.n)]

    def rest(self) -> list[i64]:
        """The moves with which it means to go on when it is asked again, if nothing comes between."""
        return []
