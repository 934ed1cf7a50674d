"""SKIRMISH-5.1: what the ground under attackers and defender does to a combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.position import NOBODY, Position
from sherwood.games.skirmish.steps import is_boarder, is_closed
from sherwood.games.skirmish.variants import CUMULATIVE_TERRAIN, RIDERS_STRIKE_CARTS

# how an attack gets at a target (SKIRMISH-5b, 5d, 5.1e), from the worst way to the best
APART: Final[i64] = 0
"""No contact."""
SHUT: Final[i64] = 1
"""The attacker couldn't enter the target's hex."""
SHIELDED: Final[i64] = 2
"""Only over a side that shields who is behind it."""
OPEN: Final[i64] = 3


# -- ways to a target (SKIRMISH-5b, 5d) -------------------------------------------------------------------------------
def way(p: Position, attacker: i64, target: i64) -> i64:
    """The best way from either hex of the attacker to either of the target."""
    best = way_from(p, attacker, p.front[attacker], target)
    return max(best, way_from(p, attacker, p.rear[attacker], target)) if p.rear[attacker] >= 0 else best


def way_from(p: Position, attacker: i64, start: i64, target: i64) -> i64:
    best = way_between(p, attacker, start, target, p.front[target])
    return max(best, way_between(p, attacker, start, target, p.rear[target])) if p.rear[target] >= 0 else best


def way_between(p: Position, attacker: i64, start: i64, target: i64, place: i64) -> i64:
    d = p.board.direction(start, place)
    if d == NOWHERE or p.board.contact[6 * start + d] != place:
        return APART
    if is_closed(p, attacker, start, d) or is_cart_shut(p, attacker, place):
        return SHUT
    return SHIELDED if p.rear[target] < 0 and is_shielded(p, start, d, place) else OPEN


def is_cart_shut(p: Position, attacker: i64, place: i64) -> bool:
    """Riders and beasts don't get at who stands in a cart (SKIRMISH-7.3e, 7.4a)."""
    if p.cart_at(place) == NOBODY or is_boarder(p, attacker):
        return False
    return not p.is_mounted(attacker) or not p.plays(RIDERS_STRIKE_CARTS)


def is_shielded(p: Position, start: i64, d: i64, place: i64) -> bool:
    """Whether a side, or the edge of a cart, gives + to who fills this hex alone (SKIRMISH-5.1e, 7.3e)."""
    if p.board.plus[6 * place + (d + 3) % 6] == 1:
        return True
    cart = p.cart_at(place)
    return cart not in (NOBODY, p.cart_at(start))


# -- classes (SKIRMISH-5.1a, 5.1d) ------------------------------------------------------------------------------------
def at(p: Position, place: i64) -> i64:
    """-1, 0 or 1; inside a cart 0 (SKIRMISH-5.1f)."""
    return 0 if p.cart_at(place) != NOBODY else p.board.advantage[place]


def of(p: Position, counter: i64) -> i64:
    """The less advantageous of its hexes."""
    front = at(p, p.front[counter])
    return min(front, at(p, p.rear[counter])) if p.rear[counter] >= 0 else front


def of_attackers(p: Position) -> i64:
    """The least advantageous of all; who jumps counts as on plain ground (SKIRMISH-5.2d, 5.3e)."""
    least: i64 = 1
    for attacker in range(p.cast.n):
        if p.attackers >> attacker & 1 == 1:
            least = min(least, 0 if p.jumpers >> attacker & 1 == 1 else of(p, attacker))
    return least


def of_defender(p: Position) -> i64:
    """+ if it has that against any of them (SKIRMISH-5.2d)."""
    for attacker in range(p.cast.n):
        if (p.attackers & ~p.jumpers) >> attacker & 1 == 1 and way(p, attacker, p.target) == SHIELDED:
            return 1
    return of(p, p.target)


# -- the shift (SKIRMISH-5.1b, 5.1c) ----------------------------------------------------------------------------------
def shift(p: Position) -> i64:
    """Columns to the right; negative to the left."""
    attack = of_attackers(p)
    defence = of_defender(p)
    if attack == defence or (attack > 0 and defence == 0):
        return 0
    if attack > defence:
        return p.sheet.terrain_shift
    if attack < 0 and defence > 0 and p.plays(CUMULATIVE_TERRAIN):
        return -2 * p.sheet.terrain_shift
    return -p.sheet.terrain_shift
