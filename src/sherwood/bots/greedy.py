"""The greedy bot: looks one action ahead and takes the one after which things stand best.

It thinks in whole actions, and goes on with what it has begun as long as nothing interrupts it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.bots.bot import Bot
from sherwood.bots.judge import Judge
from sherwood.kernel.eye import Actions, Eye
from sherwood.kernel.moves import NOTHING, Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

WORLDS: Final[i64] = 8


class Greedy(Bot):
    """Tries each action in the same few imagined worlds, each played on until it can be judged, and takes the best on average."""

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
        return self.take(self.best(state, seat, rng))

    def rest(self) -> list[i64]:
        return self.begun.to_list()[self.done :]

    # -- actions ------------------------------------------------------------------------------------------------------
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

    # -- the decision -------------------------------------------------------------------------------------------------
    def best(self, state: State, seat: i64, rng: Rng) -> i64:
        """The number of the action that is best for a seat."""
        if self.actions.n == 1:
            return 0
        seed = rng.word()
        best: i64 = 0
        most = -1.0
        for i in range(self.actions.n):
            worth = self.after(state, i, seat, seed)
            if worth > most:
                most = worth
                best = i
        return best

    def after(self, state: State, i: i64, seat: i64, seed: i64) -> float:
        """An action's worth on average over the worlds that `seed` gives; over one alone if chance has no part in it."""
        sum = 0.0
        for world in range(WORLDS):
            rng = Rng(seed, world)
            imagined = state.imagine(seat, rng)
            self.judge.make(imagined, self.actions, i)
            self.judge.settle(imagined, rng)
            sum += self.judge.worth(imagined, seat)
            if not self.judge.rolled:
                return sum / float(world + 1)
        return sum / float(WORLDS)
