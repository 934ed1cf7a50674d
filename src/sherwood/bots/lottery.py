"""Choices made face down: drawn by regret matching, so that two seats that search each other come near an equilibrium."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.bots.tree import Tree
from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

WHIM: Final = 0.2
"""How often a move is drawn evenly, to learn what it is worth."""
RARE: Final = 0.125
"""A move of less than this part of the likeliest one's share is noise and not made."""
EVEN: Final = 0.5
"""What a seat is used to before it knows anything."""


class Lottery:
    """The draws of one iteration: at which node, among which children, which came out, and how likely it was."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.children = Moves()
        self.first = Moves()
        self.node = Moves()
        self.drawn = Moves()
        self.seat = Moves()
        self.chance = vec[float]()

    def clear(self) -> None:
        self.children.clear()
        self.first.clear()
        self.node.clear()
        self.drawn.clear()
        self.seat.clear()

    def draw(self, seat: i64, node: i64, line: Moves, favourite: i64, rng: Rng) -> i64:
        """The index of a child in `line`: in proportion to what it has cost so far not to go there; at first the favourite."""
        total = self.regrets(line)
        weight = float(self.tree.visits[node])
        i = rng.below(line.n)
        x = unit(rng)
        if x >= WHIM:
            i = self.at(line, total, favourite, (x - WHIM) / (1.0 - WHIM))
        for k in range(line.n):
            self.tree.share[line.items[k]] += weight * self.part(line, k, total, favourite)
        self.note(seat, node, line, i, WHIM / float(line.n) + (1.0 - WHIM) * self.part(line, i, total, favourite))
        return i

    def regrets(self, line: Moves) -> float:
        total = 0.0
        for i in range(line.n):
            regret = self.tree.regret[line.items[i]]
            if regret > 0.0:
                total += regret
        return total

    def part(self, line: Moves, i: i64, total: float, favourite: i64) -> float:
        """The share of the draws that regret gives to a child."""
        if total <= 0.0:
            return 1.0 if i == favourite else 0.0
        regret = self.tree.regret[line.items[i]]
        return regret / total if regret > 0.0 else 0.0

    def at(self, line: Moves, total: float, favourite: i64, x: float) -> i64:
        """The child on which x, of 0..1, falls."""
        for i in range(line.n):
            x -= self.part(line, i, total, favourite)
            if x < 0.0:
                return i
        return favourite

    def note(self, seat: i64, node: i64, line: Moves, drawn: i64, chance: float) -> None:
        if self.first.n == len(self.chance):
            self.chance = append(self.chance, chance)
        else:
            self.chance[self.first.n] = chance
        self.first.add(self.children.n)
        self.node.add(node)
        self.drawn.add(drawn)
        self.seat.add(seat)
        for i in range(line.n):
            self.children.add(line.items[i])

    def settle(self, worth: vec[float]) -> None:
        """What came of it, against what the seat is used to at the node: regretted for all moves but the one made."""
        for k in range(self.first.n):
            first = self.first.items[k]
            last = self.first.items[k + 1] if k + 1 < self.first.n else self.children.n
            gain = worth[self.seat.items[k]] - self.usual(self.node.items[k])
            for i in range(first, last):
                self.tree.regret[self.children.items[i]] -= gain
            self.tree.regret[self.children.items[first + self.drawn.items[k]]] += gain / self.chance[k]

    def usual(self, node: i64) -> float:
        visits = self.tree.visits[node]
        return self.tree.worth[node] / float(visits) if visits > 0 else EVEN

    def final(self, line: Moves, rng: Rng) -> i64:
        """The index of the move to make, drawn by the average share of each, later draws counting more, rare moves left out."""
        share = self.tree.share
        most = 0.0
        for i in range(line.n):
            if share[line.items[i]] > most:
                most = share[line.items[i]]
        total = 0.0
        for i in range(line.n):
            if share[line.items[i]] >= RARE * most:
                total += share[line.items[i]]
        x = unit(rng) * total
        likeliest: i64 = 0
        for i in range(line.n):
            if share[line.items[i]] >= RARE * most:
                likeliest = i
                x -= share[line.items[i]]
                if x < 0.0:
                    return i
        return likeliest


def is_secret(state: State, seat: i64, move: i64, seats: i64) -> bool:
    """Whether somebody sees less than the whole of this legal move, so that it pays not to be foreseen."""
    return any(reader != seat and state.seen(move, reader) != move for reader in range(seats))


def unit(rng: Rng) -> float:
    """Evenly in 0..1."""
    return float(rng.word()) / 4294967296.0
