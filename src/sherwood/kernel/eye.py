"""What a good player looks at: the base of each game's `eye.py`, asked by bots on imagined positions only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

CERTAIN: Final[i64] = 10000
"""The worth of a won game; 0 is a lost one."""


class Actions:
    """A buffer of *actions*: moves that one seat makes one after the other, such as a man's whole walk."""

    def __init__(self) -> None:
        self.moves = Moves()
        self.ends = Moves(64)
        """By action: where its moves end."""

    @property
    def n(self) -> i64:
        return self.ends.n

    def clear(self) -> None:
        self.moves.clear()
        self.ends.clear()

    def close(self) -> None:
        """The moves added since the last action are one more."""
        self.ends.add(self.moves.n)

    def close_if_new(self) -> None:
        """The same, unless there is such an action already."""
        if any(self.is_last(i) for i in range(self.n)):
            self.take_back()
        else:
            self.close()

    def is_last(self, i: i64) -> bool:
        """Whether an action is the same as the moves added since the last."""
        first, start = self.start(i), self.start(self.n)
        n = self.end(i) - first
        if n != self.moves.n - start:
            return False
        return all(self.moves.items[first + k] == self.moves.items[start + k] for k in range(n))

    def take_back(self) -> None:
        """The moves added since the last action are none."""
        self.moves.n = self.start(self.n)

    def start(self, i: i64) -> i64:
        """Where the moves of an action begin; i = n: of the next one."""
        return self.ends.items[i - 1] if i > 0 else 0

    def end(self, i: i64) -> i64:
        return self.ends.items[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    def worth(self, state: State, seat: i64) -> i64:
        """How good the position is for `seat`, 0..CERTAIN, about the chance to win; asked where it is quiet."""
        raise NotImplementedError

    def quiet(self, state: State) -> bool:
        """Whether the position may be judged as it stands; where it may not, bots first play on. By default only at the end."""
        return False

    def horizon(self, state: State) -> bool:
        """Whether a search by single moves ends its tree here and judges. By default wherever it is quiet."""
        return self.quiet(state)

    def reopen(self, state: State) -> None:
        """Takes back, in an imagined position, what other seats have chosen face down at this stage: a search chooses anew.

        Asked at the first question of a seat; what it does may lead back to their turn. By default nothing is taken back.
        """

    def choose(self, state: State, moves: Moves, rng: Rng) -> i64:
        """The move, of the legal ones given, that quick sensible play makes: for play-outs and for tempering search."""
        return moves.items[rng.below(moves.n)]

    # -- games that are searched by actions ---------------------------------------------------------------------------
    def has_actions(self) -> bool:
        """Whether a search should go by actions, since single moves lead nowhere or luck drowns them. By default not."""
        return False

    def fill(self, state: State, out: Actions) -> None:
        """The actions worth considering, the likeliest first. By default every legal move is one."""
        state.fill(out.moves)
        for i in range(out.moves.n):
            out.ends.add(i + 1)

    def fill_more(self, state: State, favourite: i64, until: float, out: Actions) -> None:
        """Adds actions that only who looks ahead should weigh, such as variations of the best at once of those in `out`.

        until: the `perf_counter` at which no more are sought. By default there are none.
        """

    def ahead(self) -> i64:
        """How many turns, as `age` tells them, a search plays on. By default the rest of one's own, and the answer."""
        return 2

    def caution(self) -> float:
        """Standard errors by which an action must be better before it is taken instead of the one that looks best at once."""
        return 2.0

    def act(self, state: State, rng: Rng, out: Moves) -> None:
        """An action of quick sensible play, for play-outs; all of its moves but the first may turn out to be illegal."""
        state.fill(out)
        if out.n > 1:
            move = self.choose(state, out, rng)
            out.clear()
            out.add(move)

    def age(self, state: State) -> i64:
        """How many turns have been taken, or parts of turns: a search by actions looks some ahead. By default it isn't told."""
        return 0
