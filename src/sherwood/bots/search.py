"""The search bot: information-set tree search with one tree for each seat, over any State.

Each iteration imagines a world that the searcher can't tell from the true one and walks it down; every seat's tree is walked
by what that seat sees of each move, so nobody chooses by what he can't know. A choice that others don't see is drawn in the end
from the moves that aren't clearly worse than the best, by how often each was tried, so that a commitment can't be foretold.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.bots.bot import Bot
from sherwood.bots.judge import Judge
from sherwood.bots.tree import NONE, Tree
from sherwood.kernel.eye import Eye
from sherwood.kernel.moves import NOTHING, Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State

ROOM: Final[i64] = 0x40000
"""Nodes: 17 MB when full."""
TRUST: Final[i64] = 20
"""Visits of a decision after which the eye is followed half the time."""
CURIOSITY: Final = 1.0
"""Weight of the bound on what is not known yet, in standard deviations of the worth of the decision."""
CLOSE: Final = 2.0
"""Standard errors by which a move may seem worse than the best and still be made where nobody sees it."""
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
        self.line = Moves()
        self.path = Moves()
        self.owner = Moves()
        self.here = vec[i64]([NONE] * seats)
        self.worth = vec[float]([0.0] * seats)
        self.begun: State | None = None
        self.made = Moves()
        self.goal = NONE
        self.inside: i64 = 0
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
        """The move tried most; if others don't see it, one drawn from those that aren't clearly worse; the eye's if none was."""
        if not self.tree.line_up(self.goal, moves, self.line):
            return self.eye.choose(state, moves, rng)
        best: i64 = 0
        for i in range(moves.n):
            if self.tree.visits[self.line.items[i]] > self.tree.visits[self.line.items[best]]:
                best = i
        if self.tree.visits[self.line.items[best]] == 0:
            return self.eye.choose(state, moves, rng)
        if is_secret(state, state.turn(), moves.items[0], self.seats):
            best = self.draw(self.line.items[best], rng)
        return moves.items[best]

    def draw(self, best: i64, rng: Rng) -> i64:
        """The index of a move that isn't clearly worse than the best child, drawn by how often each was tried."""
        tree = self.tree
        least = tree.mean(best) - CLOSE * tree.spread(self.goal) / sqrt(float(tree.visits[best]) + 1.0)
        total: i64 = 0
        for i in range(self.line.n):
            if tree.mean(self.line.items[i]) >= least:
                total += tree.visits[self.line.items[i]]
        x = rng.below(total)
        for i in range(self.line.n):
            if tree.mean(self.line.items[i]) >= least:
                x -= tree.visits[self.line.items[i]]
                if x < 0:
                    return i
        raise ValueError("no move was ever tried")

    # -- one iteration --------------------------------------------------------------------------------------------
    def iterate(self, begun: State, seat: i64, rng: Rng) -> None:
        state = begun.imagine(seat, rng)
        self.eye.reopen(state)
        self.descend(state, seat, rng)
        self.judge.settle(state, rng)
        for k in range(self.seats):
            self.worth[k] = self.judge.worth(state, k)
        for i in range(self.path.n):
            self.tree.credit(self.path.items[i], self.worth[self.owner.items[i]])

    def descend(self, state: State, searcher: i64, rng: Rng) -> None:
        """Down the trees to the horizon, or until every seat has come to what it hasn't met before."""
        out = self.out
        self.start()
        asked: i64 = 0
        while self.inside > 0:
            who = state.turn()
            if who == OVER or (self.path.n > self.seats and self.eye.horizon(state)):
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
                move = out.items[self.pick(state, who, rng) if out.n > 1 else 0]
            self.step(state, move, searcher if asked <= self.made.n else NONE)
            state.play(move)

    def start(self) -> None:
        """All seats at the roots of their trees."""
        self.path.clear()
        self.owner.clear()
        self.inside = self.seats
        for seat in range(self.seats):
            self.go(seat, seat)

    def go(self, seat: i64, node: i64) -> None:
        self.here[seat] = node
        self.path.add(node)
        self.owner.add(seat)

    def step(self, state: State, move: i64, led: i64) -> None:
        """Each seat's tree goes down by what that seat sees, and grows by a node; that of a seat led to its question by more."""
        for seat in range(self.seats):
            node = self.here[seat]
            if node == NONE:
                continue
            seen = state.seen(move, seat)
            if seen == NOTHING:
                continue
            met = node < self.seats or self.tree.visits[node] > 0 or seat == led
            node = self.tree.follow(node, seen) if met else NONE
            if node != NONE:
                self.go(seat, node)
            else:
                self.here[seat] = NONE
                self.inside -= 1

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """The index of the move to try: the eye's own while little is known of this decision, later that of the best bound."""
        node = self.here[seat]
        if node == NONE or not self.tree.line_up(node, self.out, self.line):
            return self.favourite(state, rng)
        for i in range(self.line.n):
            self.tree.chances[self.line.items[i]] += 1
        if node != self.goal and rng.below(TRUST + self.tree.visits[node]) < TRUST:
            return self.favourite(state, rng)
        return self.best_bound(node)

    def favourite(self, state: State, rng: Rng) -> i64:
        """The index of the move that the eye would make."""
        move = self.eye.choose(state, self.out, rng)
        for i in range(self.out.n):
            if self.out.items[i] == move:
                return i
        raise ValueError("the eye chose a move that it was not given")

    def best_bound(self, node: i64) -> i64:
        """UCB1, counting how often each move could have been made; one never tried is taken as tried once, with usual worth."""
        tree = self.tree
        usual = tree.mean(node)
        reach = CURIOSITY * tree.spread(node)
        best: i64 = 0
        most = -1.0
        for i in range(self.line.n):
            child = self.line.items[i]
            visits = tree.visits[child]
            tried = float(visits) if visits > 0 else 1.0
            mean = tree.worth[child] / tried if visits > 0 else usual
            bound = mean + reach * sqrt(log(float(tree.chances[child] + 1)) / tried)
            if bound > most:
                most = bound
                best = i
        return best


def key(state: State, seat: i64) -> bytes:
    """The same for all positions that `seat` can't tell apart, and for no others."""
    return state.imagine(seat, Rng(0)).dump()


def is_secret(state: State, seat: i64, move: i64, seats: i64) -> bool:
    """Whether somebody sees less than the whole of this legal move, so that it pays not to be foreseen."""
    return any(reader != seat and state.seen(move, reader) != move for reader in range(seats))
