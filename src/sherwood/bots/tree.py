"""The trees of a search, one for each seat, in packed vectors: a node is what its seat has seen since the root."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.kernel.moves import NOTHING, Moves

NONE: Final[i64] = -1
FEW: Final[i64] = 8


class Tree:
    """Nodes of all the trees together. The children of a node are linked in ascending order of their moves."""

    def __init__(self, room: i64) -> None:
        """`room`: no more nodes than this; when they are used up the trees stop growing."""
        self.room = room
        self.used: i64 = 0
        self.move = vec[i64]()
        self.child = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.chances = vec[i64]()
        self.worth = vec[float]()
        self.squares = vec[float]()

    def clear(self) -> None:
        self.used = 0

    def add(self, move: i64) -> i64:
        """A new node that nothing leads to yet, or NONE when there is no room."""
        node = self.used
        if node == self.room:
            return NONE
        if node == len(self.move):
            self.grow()
        self.used += 1
        self.move[node] = move
        self.child[node] = NONE
        self.next[node] = NONE
        self.visits[node] = 0
        self.chances[node] = 0
        self.worth[node] = 0.0
        self.squares[node] = 0.0
        return node

    def grow(self) -> None:
        self.move = append(self.move, NOTHING)
        self.child = append(self.child, NONE)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.worth = append(self.worth, 0.0)
        self.squares = append(self.squares, 0.0)

    def follow(self, parent: i64, move: i64) -> i64:
        """The child to which this move leads, made if need be; or NONE when there is no room."""
        before = NONE
        child = self.child[parent]
        while child != NONE and self.move[child] < move:
            before = child
            child = self.next[child]
        if child != NONE and self.move[child] == move:
            return child
        return self.link(parent, before, move)

    def link(self, parent: i64, before: i64, move: i64) -> i64:
        """A new child of `parent` behind its child `before`, or in front."""
        node = self.add(move)
        if node == NONE:
            return NONE
        if before == NONE:
            self.next[node] = self.child[parent]
            self.child[parent] = node
        else:
            self.next[node] = self.next[before]
            self.next[before] = node
        return node

    def line_up(self, parent: i64, moves: Moves, line: Moves) -> bool:
        """Puts the children for these ascending moves into `line`, all made if need be; False when there is no room."""
        line.clear()
        before = NONE
        child = self.child[parent]
        for i in range(moves.n):
            move = moves.items[i]
            while child != NONE and self.move[child] < move:
                before = child
                child = self.next[child]
            if child == NONE or self.move[child] != move:
                child = self.link(parent, before, move)
                if child == NONE:
                    return False
            line.add(child)
        return True

    def credit(self, node: i64, worth: float) -> None:
        self.visits[node] += 1
        self.worth[node] += worth
        self.squares[node] += worth * worth

    def mean(self, node: i64) -> float:
        """The worth of a node on average; an even half while it has no visits."""
        visits = self.visits[node]
        return self.worth[node] / float(visits) if visits > 0 else 0.5

    def spread(self, node: i64) -> float:
        """The standard deviation of its worth; the greatest possible while there are too few visits to tell."""
        visits = self.visits[node]
        if visits < FEW:
            return 0.5
        mean = self.mean(node)
        variance = self.squares[node] / float(visits) - mean * mean
        return sqrt(variance) if variance > 0.0 else 0.0
