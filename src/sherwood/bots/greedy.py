"""The greedy bot: looks one action ahead and takes the one after which things stand best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.bots.planner import Planner
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

WORLDS: Final[i64] = 8


class Greedy(Planner):
    """Tries each action in the same few imagined worlds, each played on until it can be judged, and takes the best on average."""

    def best(self, state: State, seat: i64, rng: Rng) -> i64:
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
