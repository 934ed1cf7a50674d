"""Drivers that play any game: they know State and nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State

HASH_START: Final[i64] = 2166136261
HASH_FACTOR: Final[i64] = 16777619
WORD: Final[i64] = 0xFFFFFFFF


def legal(state: State) -> list[int]:
    """The legal moves, ascending; at CHANCE the outcomes that can happen; at OVER none."""
    out = Moves()
    if state.turn() != OVER:
        state.fill(out)
    return out.to_list()


def chances(state: State) -> list[tuple[int, int]]:
    """At CHANCE: every outcome, ascending, with its weight."""
    return [(move, state.weight(move)) for move in legal(state)]


def replay(start: State, moves: list[int]) -> State:
    """The position that these moves lead to; `start` stays as it was. The caller answers for their legality."""
    state = start.copy()
    for move in moves:
        state.play(move)
    return state


def random_move(state: State, rng: Rng, out: Moves) -> i64:
    """A legal move, each as likely as any other; at CHANCE an outcome by weight. `out` is left holding a decision's choices."""
    out.n = 0
    if state.turn() == CHANCE:
        return state.sample(rng)
    state.fill(out)
    choice: i64 = 0
    if out.n > 1:
        choice = rng.below(out.n)
    return out.items[choice]


class Count:
    """What happened in games played in bulk; points and won games by seat. A shared first place counts for nobody."""

    def __init__(self, seats: i64 = 2) -> None:
        self.seats = seats
        self.games: i64 = 0
        self.chances: i64 = 0
        self.forced: i64 = 0
        self.decisions: i64 = 0
        self.points = vec[i64]([0] * seats)
        self.wins = vec[i64]([0] * seats)
        self.hash: i64 = HASH_START

    def move(self, move: i64) -> None:
        """Works the move into the hash, so that equal hashes mean equal games."""
        self.hash = (self.hash ^ (move & WORD) ^ (move >> 32)) * HASH_FACTOR & WORD

    def end(self, state: State) -> None:
        self.games += 1
        best = state.points(0)
        winner: i64 = 0
        for seat in range(self.seats):
            points = state.points(seat)
            self.points[seat] += points
            if points > best:
                best = points
                winner = seat
            elif seat > 0 and points == best:
                winner = -1
        if winner >= 0:
            self.wins[winner] += 1


def play_many(root: State, seed: i64, count: i64, stats: Count, first: i64 = 0) -> None:
    """Plays `count` random games from `root`, those of index `first` on in the run of this seed, into `stats`."""
    out = Moves()
    for game in range(first, first + count):
        rng = Rng(seed, game)
        state = root.copy()
        while True:
            who = state.turn()
            if who == OVER:
                break
            move = random_move(state, rng, out)
            if who == CHANCE:
                stats.chances += 1
            elif out.n > 1:
                stats.decisions += 1
            else:
                stats.forced += 1
            stats.move(move)
            state.play(move)
        stats.end(state)
