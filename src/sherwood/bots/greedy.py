"""The greedy bot: looks one move ahead and takes the move after which things stand best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.bots.bot import Bot
from sherwood.bots.judge import Judge
from sherwood.kernel.eye import Eye
from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

WORLDS: Final[i64] = 8


class Greedy(Bot):
    """Tries each move in the same few imagined worlds, lets the eye play on until it can judge, and takes the best on average."""

    def __init__(self, eye: Eye, seats: i64) -> None:
        super().__init__()
        self.judge = Judge(eye, seats)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        out = Moves()
        state.fill(out)
        if out.n == 1:
            return out.items[0]
        seed = rng.word()
        best: i64 = 0
        most = -1.0
        for i in range(out.n):
            worth = self.after(state, out.items[i], seat, seed)
            if worth > most:
                most = worth
                best = i
        return out.items[best]

    def after(self, state: State, move: i64, seat: i64, seed: i64) -> float:
        """The move's worth, summed over the worlds that `seed` gives."""
        sum = 0.0
        for world in range(WORLDS):
            rng = Rng(seed, world)
            imagined = state.imagine(seat, rng)
            imagined.play(move)
            self.judge.settle(imagined, rng)
            sum += self.judge.worth(imagined, seat)
        return sum
