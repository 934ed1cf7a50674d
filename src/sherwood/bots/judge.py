"""What a position is worth to a seat, and how it would go on if everybody played quickly and sensibly."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.kernel.eye import CERTAIN, Actions, Eye
from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State


class Judge:
    """The eye of a game, for a number of seats."""

    def __init__(self, eye: Eye, seats: i64) -> None:
        self.eye = eye
        self.seats = seats
        self.out = Moves()
        self.rolled = False
        """Whether chance has had a part in what was played last."""

    def make(self, state: State, actions: Actions, i: i64) -> None:
        """Makes an action, as far as nothing interrupts it."""
        self.run(state, actions.moves, actions.start(i), actions.end(i))

    def run(self, state: State, moves: Moves, start: i64, end: i64) -> None:
        who = state.turn()
        state.play(moves.items[start])
        for k in range(start + 1, end):
            if state.turn() != who or state.fault(moves.items[k]) != 0:
                return
            state.play(moves.items[k])

    def settle(self, state: State, rng: Rng) -> None:
        """Plays on as the eye would until the position is quiet or the game over."""
        self.rolled = False
        while state.turn() != OVER and not self.eye.quiet(state):
            self.go_on(state, rng)

    def look_ahead(self, state: State, rng: Rng, age: i64) -> None:
        """Plays on as the eye would until the game has come to an age, and is quiet then, or is over."""
        while state.turn() != OVER and (self.eye.age(state) < age or not self.eye.quiet(state)):
            self.go_on(state, rng)

    def go_on(self, state: State, rng: Rng) -> None:
        """One move of chance, or one action."""
        if state.turn() == CHANCE:
            self.rolled = True
            state.play(state.sample(rng))
        else:
            self.out.clear()
            self.eye.act(state, rng, self.out)
            self.run(state, self.out, 0, self.out.n)

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
