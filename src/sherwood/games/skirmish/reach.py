"""Where a counter can get to by steps alone, and the cheapest way there (SKIRMISH-4b, 4.2): for clicks and for computers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.skirmish import special, weddings
from sherwood.games.skirmish.board import BARRED, NOWHERE, WINDOW, Board
from sherwood.games.skirmish.cast import WILD
from sherwood.games.skirmish.contact import slows
from sherwood.games.skirmish.kinds import STEP
from sherwood.games.skirmish.position import NO_PLACE, NOBODY, Position
from sherwood.games.skirmish.rest import is_rest
from sherwood.games.skirmish.steps import is_blocked, manner
from sherwood.games.skirmish.variants import MINIMUM_MOVE
from sherwood.kernel.moves import Moves, pack

MOST: Final[i64] = 64
"""More MPs than anybody has."""
FAR: Final[i64] = 99
"""The cost of what isn't reached."""


class Reach:
    """Scratch for one board, filled anew by each `spread`. A *node* is a place and, for long counters, the direction of the rear.

    An animal at the bridle is left out of account: it may keep its leader from a step that is found here. So is that a chain
    draws its tail after it.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cost = vec[i64]([int(FAR)] * (6 * board.places))
        self.before = vec[i64]([0] * (6 * board.places))
        """By node reached: the node before it on the cheapest way, itself where the way begins."""
        self.nodes = vec[i64]([0] * (6 * board.places))
        """The nodes reached, in the order in which they were."""
        self.n: i64 = 0
        self.slow = vec[i64]([0] * board.places)
        """By place: the number of the last spread in which enemies touched it."""
        self.spreads: i64 = 0
        self.first = vec[i64]([-1] * MOST)
        """By cost: the last waiting entry, or -1."""
        self.waiting = vec[i64]()
        """By entry: its node."""
        self.next = vec[i64]()
        """By entry: the one before it of equal cost."""
        self.entries: i64 = 0
        # of the counter in question
        self.counter: i64 = 0
        self.is_long = False
        self.is_wild = False
        self.is_special = False
        """Whether the scenario lays down where it may step."""
        self.has_carts = False
        self.has_minimum = False
        """Whether the first step is always within its means (variant `minimum_move`)."""
        self.prices: i64 = 0
        """Where the prices of its manner of going begin in `board.price`."""

    def spread(self, p: Position, counter: i64, mps: i64) -> None:
        """Finds every node that the counter, which is on the map, can step to with so many MPs, fewer than MOST."""
        self.clear()
        self.counter = counter
        self.is_long = p.is_long(counter)
        self.is_wild = p.cast.what[counter] == WILD
        self.is_special = counter == p.plot.bride or special.marches(p, counter)
        self.has_carts = len(p.cast.carts) > 0
        self.has_minimum = p.plays(MINIMUM_MOVE) and (p.mover != counter or p.stepped == 0)
        self.prices = 6 * self.board.places * manner(p, counter)
        self.mark_enemies(p, counter)
        start = 6 * p.front[counter]
        if self.is_long:
            start += self.board.direction(p.front[counter], p.rear[counter])
        self.add(start, start, 0)
        for cost in range(mps + 1):
            while self.first[cost] != -1:
                entry = self.first[cost]
                self.first[cost] = self.next[entry]
                if self.cost[self.waiting[entry]] == cost:
                    self.go_on(p, self.waiting[entry], cost, mps)

    def clear(self) -> None:
        for i in range(self.n):
            self.cost[self.nodes[i]] = FAR
        self.n = 0
        self.entries = 0
        self.spreads += 1

    def mark_enemies(self, p: Position, counter: i64) -> None:
        """Marks the places where steps may be infiltration (SKIRMISH-4.2a, b)."""
        for enemy in range(p.cast.n):
            if p.front[enemy] >= 0 and p.are_enemies(enemy, counter) and slows(p, enemy):
                self.mark(p.front[enemy])
                if p.rear[enemy] >= 0:
                    self.mark(p.rear[enemy])

    def mark(self, place: i64) -> None:
        for at in range(6 * place, 6 * place + 6):
            other = self.board.contact[at]
            if other != NOWHERE:
                self.slow[other] = self.spreads

    def add(self, node: i64, before: i64, cost: i64) -> None:
        """Notes a cheaper way to a node."""
        if self.cost[node] == FAR:
            self.nodes[self.n] = node
            self.n += 1
        self.cost[node] = cost
        self.before[node] = before
        if self.entries == len(self.waiting):
            self.waiting = append(self.waiting, node)
            self.next = append(self.next, self.first[cost])
        else:
            self.waiting[self.entries] = node
            self.next[self.entries] = self.first[cost]
        self.first[cost] = self.entries
        self.entries += 1

    def go_on(self, p: Position, node: i64, cost: i64, mps: i64) -> None:
        """Steps from a node in every direction but the rear's. Most of the time is spent here, hence the local names."""
        board = self.board
        costs = self.cost
        slow = self.slow
        neighbour = board.neighbour
        price = board.price
        place = node // 6
        is_long = self.is_long
        rear = node - 6 * place if is_long else NOWHERE
        prices = self.prices + 6 * place
        is_slow = slow[place] == self.spreads
        for d in range(i64(6)):
            if price[prices + d] >= BARRED or d == rear:
                continue
            total = cost + price[prices + d]
            other = neighbour[6 * place + d]
            if self.has_carts and p.cart_at(other) != NOBODY:
                total = cost + board.enter_cart
            elif is_slow and slow[other] == self.spreads:
                total += board.infiltration
            if cost == 0 and self.has_minimum:
                total = min(total, mps)
            there = 6 * other
            if is_long:
                there += d + 3 if d < 3 else d - 3
            if total > mps or total >= costs[there]:
                continue
            if (p.who[other] != NOBODY or self.has_carts) and is_blocked(p, self.counter, other):
                continue
            if self.is_wild and board.side[6 * place + d] == WINDOW:
                continue
            if self.is_special and self.is_forbidden(p, place, d):
                continue
            self.add(there, node, total)

    # -- what was found -----------------------------------------------------------------------------------------------
    def is_forbidden(self, p: Position, place: i64, d: i64) -> bool:
        """By a special rule of the scenario (SKIRMISH-S2.5, S4.8)."""
        side = self.board.side[6 * place + d]
        return weddings.is_barred(p, self.counter, side) or special.strays(
            p, self.counter, place, self.board.neighbour[6 * place + d]
        )

    def rear_at(self, node: i64) -> i64:
        return self.board.neighbour[node] if self.is_long else NO_PLACE

    def ends(self, p: Position, out: Moves) -> None:
        """The nodes at which it may stop, the start among them, in the order in which they were reached."""
        for i in range(self.n):
            if is_rest(p, self.counter, self.nodes[i] // 6, self.rear_at(self.nodes[i])):
                out.add(self.nodes[i])

    def node_at(self, p: Position, place: i64) -> i64:
        """The cheapest node at which it may stop with its front in a place, or NOWHERE."""
        found = NOWHERE
        for node in range(6 * place, 6 * place + 6):
            is_cheaper = self.cost[node] < (FAR if found == NOWHERE else self.cost[found])
            if is_cheaper and is_rest(p, self.counter, place, self.rear_at(node)):
                found = node
        return found

    def way(self, node: i64, out: Moves) -> None:
        """The steps that lead to a node that was reached."""
        if self.before[node] != node:
            self.way(self.before[node], out)
            out.add(pack(STEP, self.counter, node // 6))
