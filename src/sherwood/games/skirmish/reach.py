"""Where a counter can get to by steps alone, and the cheapest way there (SKIRMISH-4b, 4.2): for clicks and for computers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.skirmish import leading, special, weddings
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
SECTIONS: Final[i64] = 6
"""The most places that a counter fills with its tail: a rider, an animal and a cart."""
FAR: Final[i64] = 99
"""The cost of what isn't reached."""


class Reach:
    """Scratch for one board, filled anew by each `spread`. A *node* is a place and, for long counters, the direction of the rear.

    The *tail* of a counter is what follows it step by step: whom it has at the bridle, and the cart behind it or behind that
    animal. Left out of account is how far an animal at the bridle can still pull a cart (SKIRMISH-7.2c).
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
        self.train = vec[i64]([NO_PLACE] * SECTIONS)
        """The places where it is, from its front to the end of its tail."""
        self.own: i64 = 0
        """How many of them are its own."""
        self.sections: i64 = 0
        self.has_tail = False
        self.is_clear = False
        """Whether nobody else is where the tail is at first."""
        self.led_prices: i64 = 0
        """Where the prices begin of whom it has at the bridle."""

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
        self.line_up(p, counter)
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

    def line_up(self, p: Position, counter: i64) -> None:
        """Notes where it and its tail are."""
        led = p.leads[counter]
        self.sections = 0
        self.couple(p, counter)
        self.own = self.sections
        if led != NOBODY:
            self.led_prices = 6 * self.board.places * leading.manner(p, led)
            self.couple(p, led)
        drawer = counter if led == NOBODY else led
        if p.is_harnessed(drawer):
            self.couple(p, p.cart[drawer])
        self.has_tail = self.sections > self.own
        self.is_clear = led == NOBODY or not p.is_passing(led)

    def couple(self, p: Position, counter: i64) -> None:
        for place in (p.front[counter], p.rear[counter]):
            if place >= 0:
                self.train[self.sections] = place
                self.sections += 1

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
            is_left = self.has_tail and self.is_left(other)
            if self.has_carts and not is_left and p.cart_at(other) != NOBODY:
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
            if (p.who[other] != NOBODY or self.has_carts) and not is_left and is_blocked(p, self.counter, other):
                continue
            if self.has_tail and not self.can_draw(p, node, other):
                continue
            if self.is_wild and board.side[6 * place + d] == WINDOW:
                continue
            if self.is_special and self.is_forbidden(p, place, d):
                continue
            self.add(there, node, total)

    # -- the tail (SKIRMISH-7.1d, 7.2c) -------------------------------------------------------------------------------
    def section(self, node: i64, n: i64) -> i64:
        """The place of the n-th section when the front is at a node that was reached."""
        while n > 0 and self.before[node] != node:
            node = self.before[node]
            n -= 1
        return self.train[n] if n > 0 else node // 6

    def is_left(self, place: i64) -> bool:
        """Whether only the tail is there at first."""
        for n in range(self.own, self.sections):
            if self.train[n] == place:
                return self.is_clear
        return False

    def can_draw(self, p: Position, node: i64, other: i64) -> bool:
        """Whether the tail isn't in the way of a step, and whom it has at the bridle can follow."""
        for n in range(self.own, self.sections):
            if self.section(node, n) == other:
                return False
        if p.leads[self.counter] == NOBODY:
            return True
        front = self.section(node, self.own)
        d = self.board.direction(front, self.section(node, self.own - 1))
        return d != NOWHERE and self.board.price[self.led_prices + 6 * front + d] < BARRED

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
            if self.can_end(p, self.nodes[i]):
                out.add(self.nodes[i])

    def can_end(self, p: Position, node: i64) -> bool:
        """Whether it may stop there, with all of its tail."""
        if not self.has_tail:
            return is_rest(p, self.counter, node // 6, self.rear_at(node))
        for n in range(self.sections):
            place = self.section(node, n)
            if not p.is_free(place, self.counter) and not self.is_left(place):
                return False
        return weddings.may_rest(p, self.counter, node // 6)

    def node_at(self, p: Position, place: i64) -> i64:
        """The cheapest node at which it may stop with its front in a place, or NOWHERE."""
        found = NOWHERE
        for node in range(6 * place, 6 * place + 6):
            is_cheaper = self.cost[node] < (FAR if found == NOWHERE else self.cost[found])
            if is_cheaper and self.can_end(p, node):
                found = node
        return found

    def way(self, node: i64, out: Moves) -> None:
        """The steps that lead to a node that was reached."""
        if self.before[node] != node:
            self.way(self.before[node], out)
            out.add(pack(STEP, self.counter, node // 6))
