"""The base of opponents that think in whole actions: what they have begun they go on with, as long as nothing interrupts it."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.bots.bot import Bot
from sherwood.bots.judge import Judge
from sherwood.kernel.eye import Actions, Eye
from sherwood.kernel.moves import NOTHING, Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State


class Planner(Bot):
    def __init__(self, eye: Eye, seats: i64) -> None:
        super().__init__()
        self.eye = eye
        self.judge = Judge(eye, seats)
        self.actions = Actions()
        self.begun = Moves(64)
        self.done: i64 = 0
        """Moves made of the action begun."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        move = self.next_of_action(state)
        if move != NOTHING:
            return move
        self.actions.clear()
        self.eye.fill(state, self.actions)
        return self.take(self.best(state, seat, rng) if self.actions.n > 1 else 0)

    def best(self, state: State, seat: i64, rng: Rng) -> i64:
        """The number of the action that is best for a seat, of two or more."""
        raise NotImplementedError

    def next_of_action(self, state: State) -> i64:
        """The next move of the action begun, or NOTHING if there is none or it can't be made any more."""
        if self.done == self.begun.n or state.fault(self.begun.items[self.done]) != 0:
            self.begun.clear()
            self.done = 0
            return NOTHING
        self.done += 1
        return self.begun.items[self.done - 1]

    def take(self, i: i64) -> i64:
        """Begins an action: its first move."""
        self.begun.clear()
        for k in range(self.actions.start(i), self.actions.end(i)):
            self.begun.add(self.actions.moves.items[k])
        self.done = 1
        return self.begun.items[0]
