"""SKIRMISH-4.1c and 0.15: where a move may end, and whether it still can end anywhere."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import climbing, jumping, steps, weddings
from sherwood.games.skirmish.contact import slows_at
from sherwood.games.skirmish.position import MAY_LEAVE, NO_PLACE, Position


def is_rest(p: Position, counter: i64, place: i64, rear: i64) -> bool:
    """Whether the counter may end its move there: nobody else in its places, and all of it on the map (SKIRMISH-4.1c, 4.1l)."""
    if not p.is_free(place, counter) or not weddings.may_rest(p, counter, place):
        return False
    if p.is_mounted(counter):
        return rear >= 0 and p.is_free(rear, counter)
    return True


def can_rest(p: Position, counter: i64, place: i64, rear: i64, mps: i64) -> bool:
    """Whether it may end its move there, or go on to where it may with so many MPs."""
    if is_rest(p, counter, place, rear) or can_leave(p, counter, place, mps):
        return True
    if not p.is_mounted(counter) and (climbing.can_climb(p, counter, place, mps) or jumping.can_jump(p, counter, place, mps)):
        return True
    if mps == 0:
        return False
    is_slowed = slows_at(p, counter, place)
    behind = place if p.is_mounted(counter) else NO_PLACE
    for d in range(i64(6)):
        if steps.fault(p, counter, place, rear, d, mps, is_slowed) == 0:
            left = mps - steps.price(p, counter, place, d, is_slowed)
            if can_rest(p, counter, p.board.neighbour[6 * place + d], behind, left):
                return True
    return False


def can_leave(p: Position, counter: i64, place: i64, mps: i64) -> bool:
    """Whether it may leave the map from there (SKIRMISH-4.1j)."""
    return mps >= p.board.leave and p.has(counter, MAY_LEAVE) and place < p.board.hexes and p.board.outer[place] != 0
