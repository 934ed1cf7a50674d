"""The search bot of games in which a turn is many moves: it plans action by action, and plays its turn and the answers to it on.

Those that look best at once are tried in the same imagined worlds, and the worse half is given up again and again until one is
left: successive halving, with common random numbers.
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
PRIOR: Final = 20.0
"""Worlds for which the first look counts."""
NONE: Final[i64] = -1


class Lookahead(Greedy):
    def __init__(self, eye: Eye, seats: i64, iterations: i64, seconds: float) -> None:
        """Thinks `iterations` on each action, or so many seconds; 0: without that limit."""
        super().__init__(eye, seats)
        self.iterations = iterations
        self.seconds = seconds
        self.sum = vec[float]()
        self.kept = vec[i64]()
        """Actions still in question, by their numbers."""

    def best(self, state: State, seat: i64, rng: Rng) -> i64:
        seed = rng.word()
        until = perf_counter()
        self.look(state, seat, seed)
        rounds = halvings(len(self.kept))
        world: i64 = 0
        for _ in range(rounds):
            until += self.seconds / float(rounds)
            left = self.iterations // rounds
            while True:
                self.try_all(state, seat, seed, world)
                world += 1
                left -= i64(len(self.kept))
                if (self.iterations > 0 and left < i64(len(self.kept))) or (self.seconds > 0.0 and perf_counter() > until):
                    break
            self.keep((len(self.kept) + 1) // 2)
        return self.kept[0]

    def look(self, state: State, seat: i64, seed: i64) -> None:
        """Keeps the actions after which things stand best at once."""
        self.kept = vec[i64]()
        self.sum = vec[float]()
        for i in range(self.actions.n):
            self.kept = append(self.kept, i)
            self.sum = append(self.sum, PRIOR * self.after(state, i, seat, seed))
        self.keep(WIDTH)

    def try_all(self, state: State, seat: i64, seed: i64, world: i64) -> None:
        """Each action in question, in the same world and with the same luck."""
        age = self.eye.age(state) + AHEAD
        for i in self.kept:
            rng = Rng(seed, world)
            imagined = state.imagine(seat, rng)
            self.judge.make(imagined, self.actions, i)
            self.judge.look_ahead(imagined, rng, age)
            self.sum[i] += self.judge.worth(imagined, seat)

    def keep(self, n: i64) -> None:
        """Keeps the n best of what is in question, the best first."""
        kept = vec[i64]()
        while len(kept) < n and len(kept) < len(self.kept):
            at = self.best_kept()
            kept = append(kept, self.kept[at])
            self.kept[at] = NONE
        self.kept = kept

    def best_kept(self) -> i64:
        best = NONE
        for at in range(i64(len(self.kept))):
            if self.kept[at] != NONE and (best == NONE or self.sum[self.kept[at]] > self.sum[self.kept[best]]):
                best = at
        return best


def halvings(n: i64) -> i64:
    """How often n can be halved, rounded up, until one is left."""
    rounds: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds
