"""The search bot: information-set tree search with one tree for each seat, over any State.

Each iteration imagines a world that the searcher can't tell from the true one and walks it down; every seat's tree is walked
by what that seat sees of each move, so nobody chooses by what he can't know. Choices that others don't see are drawn by regret
matching, and the final one from the average of those draws, so that a commitment can't be foretold.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.bots.bot import Bot
from sherwood.bots.judge import Judge
from sherwood.bots.lottery import Lottery, is_secret
from sherwood.bots.tree import NONE, Tree
from sherwood.kernel.eye import Eye
from sherwood.kernel.moves import NOTHING, Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State

ROOM: Final[i64] = 0x40000
"""Nodes: 17 MB when full."""
CURIOSITY: Final = 0.35
"""Weight of the bound on what is not known yet; measured on `cards`."""
LOOK: Final[i64] = 7
"""Iterations between two looks at the clock, less one; a power of two less one."""


class Search(Bot):
    def __init__(self, eye: Eye, seats: i64, iterations: i64, seconds: float) -> None:
        """Thinks `iterations` on each decision, or `seconds` on all the questions of one choice; 0: without that limit."""
        super().__init__()
        self.eye = eye
        self.iterations = iterations
        self.seconds = seconds
        self.seats = seats
        self.judge = Judge(eye, seats)
        self.tree = Tree(ROOM)
        self.lottery = Lottery(self.tree)
        self.line = Moves()
        self.path = Moves()
        self.owner = Moves()
        self.here = vec[i64]([NONE] * seats)
        self.worth = vec[float]([0.0] * seats)
        self.begun: State | None = None
        self.made = Moves()
        self.goal = NONE
        self.awaited = b""
        self.until = 0.0

    # -- the decision ---------------------------------------------------------------------------------------------
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = Moves()
        state.fill(moves)
        if key(state, seat) != self.awaited:
            self.begin(state)
        move = moves.items[0]
        if moves.n > 1:
            self.think(seat, rng)
            move = self.decide(state, moves, rng)
        self.await_next(state, seat, move)
        return move

    def begin(self, state: State) -> None:
        """A choice begins; what was thought about earlier ones is forgotten."""
        self.begun = state.copy()
        self.made.clear()
        self.until = perf_counter() + self.seconds
        self.tree.clear()
        for _ in range(self.seats):
            self.tree.add(NOTHING)

    def await_next(self, state: State, seat: i64, move: i64) -> None:
        """If the next question is for the same seat the choice goes on, and what was thought is kept."""
        after = state.copy()
        after.play(move)
        self.made.add(move)
        self.awaited = key(after, seat) if after.turn() == seat else b""

    def think(self, seat: i64, rng: Rng) -> None:
        """Each question of a choice gets half of the time that is left for it."""
        begun = self.begun
        assert begun is not None
        now = perf_counter()
        stop = now + (self.until - now) / 2.0
        done: i64 = 0
        while self.iterations == 0 or done < self.iterations:
            self.iterate(begun, seat, rng)
            done += 1
            if self.seconds > 0.0 and done & LOOK == 0 and perf_counter() > stop:
                return

    def decide(self, state: State, moves: Moves, rng: Rng) -> i64:
        """The move tried most; if others don't see it one drawn from the average of the draws."""
        if not self.tree.line_up(self.goal, moves, self.line):
            return self.eye.choose(state, moves, rng)
        if is_secret(state, state.turn(), moves.items[0], self.seats):
            return moves.items[self.lottery.final(self.line, rng)]
        best: i64 = 0
        for i in range(moves.n):
            if self.tree.visits[self.line.items[i]] > self.tree.visits[self.line.items[best]]:
                best = i
        return moves.items[best]

    # -- one iteration --------------------------------------------------------------------------------------------
    def iterate(self, begun: State, seat: i64, rng: Rng) -> None:
        state = begun.imagine(seat, rng)
        self.eye.reopen(state)
        self.descend(state, seat, rng)
        self.judge.settle(state, rng)
        for k in range(self.seats):
            self.worth[k] = self.judge.worth(state, k)
        self.lottery.settle(self.worth)
        for i in range(self.path.n):
            self.tree.credit(self.path.items[i], self.worth[self.owner.items[i]])

    def descend(self, state: State, searcher: i64, rng: Rng) -> None:
        """Down the trees to a decision that its seat has not met before, or to a quiet position."""
        out = self.out
        self.start()
        asked: i64 = 0
        while True:
            who = state.turn()
            if who == OVER or (self.path.n > self.seats and self.eye.quiet(state)):
                return
            if who == CHANCE:
                move = state.sample(rng)
            elif who == searcher and asked < self.made.n:
                move = self.made.items[asked]
                asked += 1
            else:
                if who == searcher and asked == self.made.n:
                    self.goal = self.here[who]
                    asked += 1
                out.clear()
                state.fill(out)
                if out.n == 1:
                    move = out.items[0]
                elif self.is_leaf(self.here[who]) or not self.tree.line_up(self.here[who], out, self.line):
                    return
                else:
                    move = out.items[self.pick(state, who, rng)]
            if not self.step(state, move):
                return
            state.play(move)

    def start(self) -> None:
        """All seats at the roots of their trees."""
        self.path.clear()
        self.owner.clear()
        self.lottery.clear()
        for seat in range(self.seats):
            self.go(seat, seat)

    def go(self, seat: i64, node: i64) -> None:
        self.here[seat] = node
        self.path.add(node)
        self.owner.add(seat)

    def is_leaf(self, node: i64) -> bool:
        return node >= self.seats and node != self.goal and self.tree.visits[node] == 0

    def step(self, state: State, move: i64) -> bool:
        """Each seat's tree goes down by what that seat sees; False when there is no room left."""
        for seat in range(self.seats):
            seen = state.seen(move, seat)
            if seen != NOTHING:
                node = self.tree.follow(self.here[seat], seen)
                if node == NONE:
                    return False
                self.go(seat, node)
        return True

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """The index of the move to try, among those in `out`, whose children stand in `line`."""
        if is_secret(state, seat, self.out.items[0], self.seats):
            return self.lottery.draw(seat, self.here[seat], self.line, self.favourite(state, rng), rng)
        fresh = self.fresh(state, rng)
        return fresh if fresh != NONE else self.best_bound()

    def fresh(self, state: State, rng: Rng) -> i64:
        """One of the moves never tried, the eye's own before others; or NONE."""
        visits = self.tree.visits
        left: i64 = 0
        for i in range(self.line.n):
            self.tree.chances[self.line.items[i]] += 1
            if visits[self.line.items[i]] == 0:
                left += 1
        if left == 0:
            return NONE
        favourite = self.favourite(state, rng)
        if visits[self.line.items[favourite]] == 0:
            return favourite
        skip = rng.below(left)
        at: i64 = 0
        while visits[self.line.items[at]] != 0 or skip > 0:
            if visits[self.line.items[at]] == 0:
                skip -= 1
            at += 1
        return at

    def favourite(self, state: State, rng: Rng) -> i64:
        """The index of the move that the eye would make."""
        move = self.eye.choose(state, self.out, rng)
        for i in range(self.out.n):
            if self.out.items[i] == move:
                return i
        raise ValueError("the eye chose a move that it was not given")

    def best_bound(self) -> i64:
        """The index of the move of the best upper bound, counting how often each could have been made (UCB1 for ISMCTS)."""
        tree = self.tree
        best: i64 = 0
        most = -1.0
        for i in range(self.line.n):
            child = self.line.items[i]
            visits = float(tree.visits[child])
            bound = tree.worth[child] / visits + CURIOSITY * sqrt(log(float(tree.chances[child])) / visits)
            if bound > most:
                most = bound
                best = i
        return best


def key(state: State, seat: i64) -> bytes:
    """The same for all positions that `seat` can't tell apart, and for no others."""
    return state.imagine(seat, Rng(0)).dump()
