"""SKIRMISH-4.1 and 4.2: one step from a place to the next, what it costs, and what forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import weddings
from sherwood.games.skirmish.board import BARRED, FOOT, HARNESSED, NOWHERE, RIDER, WINDOW
from sherwood.games.skirmish.cast import MAN, STUNNED, WILD
from sherwood.games.skirmish.contact import slows_at
from sherwood.games.skirmish.kinds import (
    CART_THERE,
    CHAIN_BARRED,
    CLOSED,
    CLOSED_TO_RIDERS,
    ENEMY_THERE,
    NOT_NEXT,
    REAR_THERE,
    TOO_DEAR,
)
from sherwood.games.skirmish.position import CAPTURED, NOBODY, Position
from sherwood.games.skirmish.variants import MINIMUM_MOVE

RISING: Final[i64] = 0o213045
"""The directions in the order of the hexes that lie there, three bits each from the lowest."""


def rising(n: i64) -> i64:
    """The n-th direction in the order of hexes."""
    return RISING >> 3 * n & 7


def manner(p: Position, counter: i64) -> i64:
    if p.is_harnessed(counter):
        return HARNESSED
    return RIDER if p.is_mounted(counter) else FOOT


def is_closed(p: Position, counter: i64, place: i64, d: i64) -> bool:
    """Whether terrain or hexside stop this counter, whatever MPs it has (SKIRMISH-4.1d to 4.1i, 7.4a)."""
    side = p.board.side[6 * place + d]
    if (p.cast.what[counter] == WILD and side == WINDOW) or weddings.is_barred(p, counter, side):
        return True
    return p.board.step_price(manner(p, counter), place, d) >= BARRED


def is_blocked(p: Position, counter: i64, place: i64) -> bool:
    """Whether somebody there, or a cart, lets this counter neither in nor through (SKIRMISH-4.1a, 4.1b)."""
    other = p.who[place]
    if p.is_harnessed(counter):
        return other != NOBODY or p.cart_at(place) != NOBODY
    if p.cart_at(place) != NOBODY:
        return not is_boarder(p, counter) or not p.is_free(place, counter)
    if other in (NOBODY, counter) or p.nation[other] == p.nation[counter]:
        return False
    if p.are_enemies(other, counter):
        return p.state[other] != STUNNED and p.flags[other] & CAPTURED == 0
    holder = p.holder_of(other)
    return holder != NOBODY and p.are_enemies(holder, counter)


def is_boarder(p: Position, counter: i64) -> bool:
    """Whether he may get into carts: on foot, and no animal (SKIRMISH-7.2f, 7.4a)."""
    return p.cast.what[counter] == MAN and not p.is_mounted(counter)


def fault_of_block(p: Position, counter: i64, place: i64) -> i64:
    """Why this counter gets neither in nor through; 0 if it does."""
    if not is_blocked(p, counter, place):
        return 0
    if p.is_harnessed(counter):
        return CHAIN_BARRED
    return CART_THERE if p.cart_at(place) != NOBODY else ENEMY_THERE


def price(p: Position, counter: i64, place: i64, d: i64, is_slowed: bool) -> i64:
    """MPs of the step that leads in direction `d` (SKIRMISH-4b, 4.2); `is_slowed` tells of the place that is left."""
    mps = p.board.step_price(manner(p, counter), place, d)
    other = p.board.neighbour[6 * place + d]
    if p.cart_at(other) != NOBODY:
        mps = p.board.enter_cart
    elif is_slowed and slows_at(p, counter, other):
        mps += p.board.infiltration
    if counter == p.mover and p.stepped == 0 and p.plays(MINIMUM_MOVE):
        return min(mps, p.mps)
    return mps


def entry_price(p: Position, counter: i64, hex: i64) -> i64:
    """MPs to enter a hex from off the map (SKIRMISH-4.1l); BARRED if it can't be entered in this manner."""
    least = BARRED
    for d in range(i64(6)):
        if p.board.neighbour[6 * hex + d] != NOWHERE:
            least = min(least, p.board.step_price(manner(p, counter), p.board.neighbour[6 * hex + d], (d + 3) % 6))
    return least


def fault(p: Position, counter: i64, place: i64, rear: i64, d: i64, mps: i64, is_slowed: bool) -> i64:
    """Why no step leads in direction `d` from `place`, with the rear there and so many MPs; 0 if one does (SKIRMISH-0.15)."""
    other = p.board.neighbour[6 * place + d]
    if other == NOWHERE:
        return NOT_NEXT
    if other == rear:
        return REAR_THERE
    if is_closed(p, counter, place, d):
        if p.is_mounted(counter) and p.board.step_price(FOOT, place, d) < BARRED:
            return CLOSED_TO_RIDERS
        return CLOSED
    blocked = fault_of_block(p, counter, other)
    if blocked != 0:
        return blocked
    return TOO_DEAR if price(p, counter, place, d, is_slowed) > mps else 0
