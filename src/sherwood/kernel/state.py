"""What every game is: a State, one position, and the moves that lead on from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sherwood.kernel.moves import Moves, shifted
from sherwood.kernel.rng import Rng
from sherwood.kernel.story import Story

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
WATCHER: Final[i64] = 58
"""The public: sees what is open to every seat. Seats are numbered from 0 and stay below it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. It knows no screen, file, network or clock, and is cheap to copy. Its games need no compiler.

    Whose turn it is, and what kind of answer is asked for, must be public: a question may be left out on public
    grounds only. Attach a Story to be told what happens; without one nothing is paid for it.
    """

    def __init__(self) -> None:
        self.story: Story | None = None

    def turn(self) -> i64:
        """The seat that decides now; CHANCE; or OVER."""
        raise NotImplementedError

    def together(self) -> i64:
        """The seats, as bits, that choose at this stage face down and may make up their minds at once.

        Moves are still made one seat after the other; the table lets all of them draft meanwhile.
        """
        seat = self.turn()
        return shifted(1, seat) if seat >= 0 else 0

    def is_window(self) -> bool:
        """Whether the seat that decides is only asked if it comes between what another is doing.

        Always public, as the turn is. Windows are many, and most pass: the table keeps a quicker pace for them, and silence
        at its end is an answer.
        """
        return False

    def silence(self) -> i64:
        """In a window: the move by which the seat lets it pass, legal whatever the seat could do."""
        raise NotImplementedError

    def lists_all(self) -> bool:
        """Whether `fill` lists every legal move of a decision; where there are too many it lists good ones (see `fault`)."""
        return True

    def fill(self, out: Moves) -> None:
        """Adds to `out` the legal moves, ascending and without repeats; at CHANCE the outcomes that can happen."""
        raise NotImplementedError

    def fault(self, move: i64) -> i64:
        """0 if the move is legal now, else the number of the Fault that forbids it. Depends on the mover's knowledge only."""
        raise NotImplementedError

    def weight(self, move: i64) -> i64:
        """At CHANCE: how many equally likely cases give this move; the sum stays below 2**52."""
        return 1

    def sample(self, rng: Rng) -> i64:
        """At CHANCE: one outcome drawn by weight. Games override it for speed alone."""
        out = Moves(64)
        self.fill(out)
        total: i64 = 0
        for i in range(out.n):
            total += self.weight(out.items[i])
        x = rng.below(total)
        for i in range(out.n):
            x -= self.weight(out.items[i])
            if x < 0:
                return out.items[i]
        raise ValueError("the weights changed while an outcome was drawn")

    def play(self, move: i64) -> None:
        """Makes a legal move and goes on to the next decision. The caller answers for its legality."""
        raise NotImplementedError

    def seen(self, move: i64, seat: i64) -> i64:
        """The move as `seat` (or WATCHER) sees it made: whole, with UNKNOWN fields, or NOTHING. Asked before `play`."""
        return move

    def copy(self) -> State:
        """The same position, sharing nothing that changes; its story is detached."""
        raise NotImplementedError

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A whole position that `seat` (or WATCHER) can't tell from this one: a function of its knowledge and `rng` alone."""
        return self.copy()

    def points(self, seat: i64) -> i64:
        """At OVER: what the seat has come to; the higher the better, and equal points share the place."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """At OVER: what the seat has counted up, as people are told it; points may tell besides what breaks a tie."""
        return self.points(seat)

    def ending(self) -> i64:
        """At OVER: the number of the condition that decided."""
        raise NotImplementedError

    def dump(self) -> bytes:
        """Everything, canonical and versioned, hidden knowledge included: equal dumps are equal positions."""
        raise NotImplementedError
