"""SKIRMISH-4.4: up and down large trees, and in and out at the inn's outside."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish.board import BALCONY, DROP, GROUND, NOWHERE, OUTER_WINDOW
from sherwood.games.skirmish.cast import MAN
from sherwood.games.skirmish.contact import slows_at
from sherwood.games.skirmish.kinds import ARMOURED, CLIMB, NO_CLIMB, NOT_ON_FOOT, TAKEN, TOO_DEAR
from sherwood.games.skirmish.position import NEVER_UP, NOBODY, Position
from sherwood.games.skirmish.steps import rising
from sherwood.games.skirmish.variants import INFILTRATION_EVERYWHERE
from sherwood.kernel.moves import Moves, pack


def price(p: Position, counter: i64, start: i64, place: i64, all_in: i64) -> i64:
    """MPs of a climb or jump: all-in, without infiltration (SKIRMISH-4.2b)."""
    if p.plays(INFILTRATION_EVERYWHERE) and slows_at(p, counter, start) and slows_at(p, counter, place):
        return all_in + p.board.infiltration
    return all_in


def is_way(p: Position, start: i64, place: i64) -> bool:
    """Whether one climbs from the one place to the other (SKIRMISH-4.4b, 4.4g)."""
    board = p.board
    if start >= board.hexes or place >= board.hexes:
        return start != place and board.hex_of[start] == board.hex_of[place] and board.is_trunk[start] == 1
    d = board.direction(start, place)
    if d == NOWHERE:
        return False
    if board.side[6 * start + d] == OUTER_WINDOW:
        return True
    low = board.level[start] == GROUND and board.terrain[place] == BALCONY
    high = board.level[place] == GROUND and board.terrain[start] == BALCONY
    return board.side[6 * start + d] == DROP and (low or high)


def is_taken(p: Position, place: i64) -> bool:
    return p.who[place] != NOBODY or (place < p.board.hexes and p.cart_at(place) != NOBODY)


def fault(p: Position, counter: i64, start: i64, place: i64, mps: i64) -> i64:
    """Why he can't climb from `start` with so many MPs; 0 if he can."""
    if place < 0 or place >= p.board.places or not is_way(p, start, place):
        return NO_CLIMB
    if p.cast.armoured[counter] == 1:
        return ARMOURED
    if p.cast.what[counter] != MAN or p.is_mounted(counter) or p.leads[counter] != NOBODY:
        return NOT_ON_FOOT
    if p.has(counter, NEVER_UP) and place >= p.board.hexes:
        return NO_CLIMB
    if is_taken(p, place):
        return TAKEN
    return TOO_DEAR if price(p, counter, start, place, p.board.climb) > mps else 0


def climb(p: Position, counter: i64, place: i64) -> None:
    p.mps -= price(p, counter, p.front[counter], place, p.board.climb)
    p.stepped = 1
    p.move_to(counter, place)


def other_end(p: Position, start: i64) -> i64:
    """The top above a hex, the hex below a top, or NOWHERE."""
    return p.board.top_of[start] if start < p.board.hexes else p.board.hex_of[start]


def can_climb(p: Position, counter: i64, start: i64, mps: i64) -> bool:
    """Whether any climb is open to him."""
    if mps < p.board.climb or p.is_mounted(counter):
        return False
    is_open = fault(p, counter, start, other_end(p, start), mps) == 0
    for d in range(i64(6)):
        is_open = is_open or fault(p, counter, start, p.board.neighbour[6 * start + d], mps) == 0
    return is_open


def fill(p: Position, counter: i64, out: Moves) -> None:
    """A trunk has no outside of the inn beside it, so the order is one of hexes."""
    start = p.front[counter]
    if p.mps < p.board.climb or p.is_mounted(counter):
        return
    end = other_end(p, start)
    for n in range(i64(6)):
        place = p.board.neighbour[6 * start + rising(n)]
        if fault(p, counter, start, place, p.mps) == 0:
            out.add(pack(CLIMB, counter, place))
    if fault(p, counter, start, end, p.mps) == 0:
        out.add(pack(CLIMB, counter, end))
