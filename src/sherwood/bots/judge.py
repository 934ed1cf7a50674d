"""What a position is worth to a seat, and how it would go on if everybody played quickly and sensibly."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.kernel.eye import CERTAIN, Eye
from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State


class Judge:
    """The eye of a game, for a number of seats."""

    def __init__(self, eye: Eye, seats: i64) -> None:
        self.eye = eye
        self.seats = seats
        self.out = Moves()

    def settle(self, state: State, rng: Rng) -> None:
        """Plays on as the eye would until the position is quiet or the game over."""
        while True:
            who = state.turn()
            if who == OVER or self.eye.quiet(state):
                return
            if who == CHANCE:
                state.play(state.sample(rng))
            else:
                self.out.clear()
                state.fill(self.out)
                state.play(self.out.items[0] if self.out.n == 1 else self.eye.choose(state, self.out, rng))

    def worth(self, state: State, seat: i64) -> float:
        """0..1: at the end the share of the other seats that this one has beaten, a tie for half; before, what the eye says."""
        if state.turn() != OVER:
            return float(self.eye.worth(state, seat)) / float(CERTAIN)
        mine = state.points(seat)
        halves: i64 = 0
        for other in range(self.seats):
            if other != seat:
                theirs = state.points(other)
                if mine > theirs:
                    halves += 2
                elif mine == theirs:
                    halves += 1
        return float(halves) / float(2 * (self.seats - 1))
