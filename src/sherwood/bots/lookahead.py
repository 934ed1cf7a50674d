"""The search bot of games whose eye has actions: it plans action by action, and plays its turn and the answers to it on.

Those that look best at once are tried in the same imagined worlds, and the worse half is given up again and again: successive
halving, with common random numbers. The one that looks best at once is taken unless another has surely done better.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.bots.greedy import Greedy
from sherwood.kernel.eye import Eye
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

WIDTH: Final[i64] = 8
"""Actions that are looked at more closely."""
SOUGHT: Final = 0.25
"""The part of the time in which more actions are sought."""


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
        end = until + self.seconds if self.seconds > 0.0 else inf
        self.look(state, seat, seed, end)
        if len(self.kept) == 1:
            return self.kept[0]
        rounds = halvings(len(self.kept))
        world: i64 = 0
        for _ in range(rounds):
            if perf_counter() > end:
                break
            until += self.seconds / float(rounds)
            left = self.iterations // rounds
            while self.try_all(state, seat, seed, world, end):
                world += 1
                left -= i64(len(self.kept))
                if (self.iterations > 0 and left < i64(len(self.kept))) or (self.seconds > 0.0 and perf_counter() > until):
                    break
            self.keep(1, max(2, (i64(len(self.kept)) + 1) // 2))
        return self.kept[1] if world > 0 and self.is_better(self.kept[1], float(world)) else self.kept[0]

    def look(self, state: State, seat: i64, seed: i64, end: float) -> None:
        """Keeps the actions after which things stand best at once, and begins to count how they compare with the best of them.

        Actions that the eye has for searches alone are kept behind that, however good they look.
        """
        self.kept = vec[i64]()
        self.sum = vec[float]()
        self.square = vec[float]()
        for i in range(self.actions.n):
            self.weigh(state, i, seat, seed)
        self.keep(0, WIDTH)
        offered = self.actions.n
        self.eye.fill_more(state, self.kept[0], end - (1.0 - SOUGHT) * self.seconds, self.actions)
        for i in range(offered, self.actions.n):
            if perf_counter() < end:
                self.weigh(state, i, seat, seed)
        self.keep(1, WIDTH)
        for i in self.kept:
            self.sum[i] = 0.0

    def weigh(self, state: State, i: i64, seat: i64, seed: i64) -> None:
        """What an action looks worth at once; that of the only one is not asked."""
        self.kept = append(self.kept, i)
        self.sum = append(self.sum, self.after(state, i, seat, seed) if self.actions.n > 1 else 0.0)
        self.square = append(self.square, 0.0)

    def try_all(self, state: State, seat: i64, seed: i64, world: i64, end: float) -> bool:
        """Each action in question, in the same world and with the same luck; none counts, and False, if time runs out."""
        age = self.eye.age(state) + self.eye.ahead()
        worths = vec[float]()
        for i in self.kept:
            if perf_counter() > end:
                return False
            rng = Rng(seed, world)
            imagined = state.imagine(seat, rng)
            self.judge.make(imagined, self.actions, i)
            self.judge.look_ahead(imagined, rng, age)
            worths = append(worths, self.judge.worth(imagined, seat))
        for k in range(len(self.kept)):
            better = worths[k] - worths[0]
            self.sum[self.kept[k]] += better
            self.square[self.kept[k]] += better * better
        return True

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
        caution = self.eye.caution()
        return mean > 0.0 and mean * mean * (worlds - 1.0) > caution * caution * variance


def halvings(n: i64) -> i64:
    """How often n can be halved, rounded up, until two are left; at least once."""
    rounds: i64 = 1
    while n > 2:
        n = (n + 1) // 2
        rounds += 1
    return rounds
