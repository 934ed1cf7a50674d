"""The search bot of games whose eye has actions: it plans action by action, and plays its turn and the answers to it on.

Those that look best at once are tried in the same imagined worlds, and the worse half is given up again and again: successive
halving, with common random numbers. The one that looks best at once is taken unless another has surely done better.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.bots.greedy import Greedy
from sherwood.kernel.eye import Eye
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

AHEAD: Final[i64] = 2
"""Turns played on: the rest of one's own, and the answer."""
WIDTH: Final[i64] = 8
"""Actions that are looked at more closely."""
SURE: Final = 2.0
"""Standard errors by which another action must be better before it is taken instead of the one that looks best at once."""


class Lookahead(Greedy):
    def __init__(self, eye: Eye, seats: i64, iterations: i64, seconds: float) -> None:
        """Thinks `iterations` on each action, or so many seconds; 0: without that limit."""
        super().__init__(eye, seats)
        self.iterations = iterations
        self.seconds = seconds
        self.kept = vec[i64]()
        """Actions still in question, by their numbers; first the *favourite*, the one that looks best at once."""
        # by action
        self.sum = vec[float]()
        """What it looks worth at once; later by how much it was better than the favourite in all worlds together."""
        self.square = vec[float]()
        """The squares of that, world by world."""

    def best(self, state: State, seat: i64, rng: Rng) -> i64:
        seed = rng.word()
        until = perf_counter()
        end = until + self.seconds
        self.look(state, seat, seed)
        rounds = halvings(len(self.kept))
        world: i64 = 0
        for _ in range(rounds):
            if self.seconds > 0.0 and perf_counter() > end:
                break
            until += self.seconds / float(rounds)
            left = self.iterations // rounds
            while True:
                self.try_all(state, seat, seed, world)
                world += 1
                left -= i64(len(self.kept))
                if (self.iterations > 0 and left < i64(len(self.kept))) or (self.seconds > 0.0 and perf_counter() > until):
                    break
            self.keep(1, max(2, (i64(len(self.kept)) + 1) // 2))
        return self.kept[1] if world > 0 and self.is_better(self.kept[1], float(world)) else self.kept[0]

    def look(self, state: State, seat: i64, seed: i64) -> None:
        """Keeps the actions after which things stand best at once, and begins to count how they compare with the best of them."""
        self.kept = vec[i64]()
        self.sum = vec[float]()
        self.square = vec[float]()
        for i in range(self.actions.n):
            self.kept = append(self.kept, i)
            self.sum = append(self.sum, self.after(state, i, seat, seed))
            self.square = append(self.square, 0.0)
        self.keep(0, WIDTH)
        for i in self.kept:
            self.sum[i] = 0.0

    def try_all(self, state: State, seat: i64, seed: i64, world: i64) -> None:
        """Each action in question, in the same world and with the same luck."""
        age = self.eye.age(state) + AHEAD
        usual = 0.0
        for i in self.kept:
            rng = Rng(seed, world)
            imagined = state.imagine(seat, rng)
            self.judge.make(imagined, self.actions, i)
            self.judge.look_ahead(imagined, rng, age)
            worth = self.judge.worth(imagined, seat)
            if i == self.kept[0]:
                usual = worth
            self.sum[i] += worth - usual
            self.square[i] += (worth - usual) * (worth - usual)

    def keep(self, start: i64, n: i64) -> None:
        """Keeps `n`, or all there are: from `start` on the best of the rest, the best first."""
        kept = vec[i64]()
        for at in range(min(n, i64(len(self.kept)))):
            best = at
            for other in range(at + 1, i64(len(self.kept))):
                if at >= start and self.sum[self.kept[other]] > self.sum[self.kept[best]]:
                    best = other
            kept = append(kept, self.kept[best])
            self.kept[best] = self.kept[at]
        self.kept = kept

    def is_better(self, i: i64, worlds: float) -> bool:
        """Whether an action was surely better than the favourite; of one world alone nothing is sure."""
        mean = self.sum[i] / worlds
        variance = self.square[i] / worlds - mean * mean
        return mean > 0.0 and mean * mean * (worlds - 1.0) > SURE * SURE * variance


def halvings(n: i64) -> i64:
    """How often n can be halved, rounded up, until two are left; at least once."""
    rounds: i64 = 1
    while n > 2:
        n = (n + 1) // 2
        rounds += 1
    return rounds
