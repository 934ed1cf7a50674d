"""SKIRMISH-6.1 and 0.14: hex by hex away from whoever drives a counter back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import hideouts, wounds
from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.cast import STUNNED
from sherwood.games.skirmish.contact import is_hindered_at
from sherwood.games.skirmish.kinds import (
    CLOSED,
    END_TAKEN,
    ENEMY_BESIDE,
    ENEMY_THERE,
    EXIT,
    HELD,
    LEFT_MAP,
    NO_EXIT,
    NO_WAY_ON,
    NOT_AWAY,
    NOT_NEXT,
    NOT_YOURS,
    RETREAT,
    RETREAT_NEXT,
)
from sherwood.games.skirmish.position import BACK, GONE, NO_PLACE, NOBODY, ORDER_BACK, Position
from sherwood.games.skirmish.steps import is_blocked, is_closed
from sherwood.games.skirmish.variants import EXIT_RETREAT, PARTIAL_RETREAT, STUNNED_BARS_RETREAT
from sherwood.kernel.moves import Moves, pack, shifted

FRONT: Final[i64] = 0
REAR: Final[i64] = 1
"""The end that leads."""


# -- one hex (SKIRMISH-0.14, 6.1a to 6.1e, 6.1h) ----------------------------------------------------------------------
def distance(p: Position, place: i64) -> i64:
    """To the nearest of those who drive back, as they stand (SKIRMISH-6.1a)."""
    least = p.board.hexes
    for foe in range(p.cast.n):
        if p.fleeing >> foe & 1 == 1 and p.front[foe] >= 0:
            least = min(least, p.board.distance(place, p.front[foe]))
            if p.rear[foe] >= 0:
                least = min(least, p.board.distance(place, p.rear[foe]))
    return least


def is_touched(p: Position, counter: i64, place: i64) -> bool:
    """Whether an enemy's contact bars the place (SKIRMISH-6.1e)."""
    if is_hindered_at(p, counter, place):
        return True
    return p.plays(STUNNED_BARS_RETREAT) and is_stunned_enemy_at(p, counter, place)


def is_stunned_enemy_at(p: Position, counter: i64, place: i64) -> bool:
    """Whether a stunned enemy is in contact with a place."""
    for at in range(6 * place, 6 * place + 6):
        other = p.board.contact[at]
        enemy = p.who[other] if other != NOWHERE else NOBODY
        if enemy != NOBODY and p.are_enemies(enemy, counter) and p.state[enemy] == STUNNED:
            return True
    return False


def start_of(front: i64, rear: i64, end: i64) -> i64:
    """The place that the leading end leaves."""
    return front if end == FRONT else rear


def fault_of_place(p: Position, counter: i64, start: i64, place: i64) -> i64:
    """Why no end goes back from `start` to a place, whatever comes after; 0 if one may. Into a cart none does (SKIRMISH-6.1k)."""
    d = p.board.direction(start, place) if start >= 0 and 0 <= place < p.board.places else NOWHERE
    if d == NOWHERE:
        return NOT_NEXT
    if is_closed(p, counter, start, d):
        return CLOSED
    if distance(p, place) <= distance(p, start):
        return NOT_AWAY
    if is_blocked(p, counter, place) or p.cart_at(place) != NOBODY:
        return ENEMY_THERE
    return ENEMY_BESIDE if is_touched(p, counter, place) else 0


def fault_step(p: Position, counter: i64, front: i64, rear: i64, place: i64, end: i64, hexes: i64) -> i64:
    """Why a counter whose ends are there can't go back to a place, this hex being the first of so many; 0 if it can."""
    start = start_of(front, rear, end)
    if place in (front, rear):
        return NOT_NEXT
    fault = fault_of_place(p, counter, start, place)
    if fault != 0:
        return fault
    new_front = place if end == FRONT else start
    new_rear = place if end == REAR else start if p.is_long(counter) else NO_PLACE
    if hexes == 1:
        return 0 if is_end(p, counter, new_front, new_rear) else END_TAKEN
    return 0 if can_go(p, counter, new_front, new_rear, hexes - 1) else NO_WAY_ON


def is_end(p: Position, counter: i64, front: i64, rear: i64) -> bool:
    """Whether nobody else is where the retreat ends (SKIRMISH-6.1c)."""
    return p.is_free(front, counter) and (rear < 0 or p.is_free(rear, counter))


def can_go(p: Position, counter: i64, front: i64, rear: i64, hexes: i64) -> bool:
    """Whether a counter whose ends are there can make the whole of a retreat."""
    if can_exit(p, front, rear):
        return True
    for at in range(i64(12)):
        end = FRONT if at < 6 else REAR
        start = start_of(front, rear, end)
        if start >= 0:
            place = p.board.neighbour[6 * start + at % 6]
            if fault_step(p, counter, front, rear, place, end, hexes) == 0:
                return True
    return False


def can_exit(p: Position, front: i64, rear: i64) -> bool:
    """Whether a retreat may leave the map from there (SKIRMISH-4.1j)."""
    if not p.plays(EXIT_RETREAT) or front >= p.board.hexes:
        return False
    return p.board.outer[front] != 0 or (rear >= 0 and p.board.outer[rear] != 0)


def can_retreat(p: Position, counter: i64, hexes: i64) -> bool:
    return can_go(p, counter, p.front[counter], p.rear[counter], hexes)


# -- a whole retreat (SKIRMISH-6.1f, 6.1k, 6.1l) ----------------------------------------------------------------------
def drive_back(p: Position, counter: i64, hexes: i64) -> None:
    """Away from those in `fleeing`: a stunned man dies of it; one who can't go is wounded."""
    if p.state[counter] == STUNNED:
        wounds.kill(p, counter)
        return
    if not can_retreat(p, counter, hexes) and p.plays(PARTIAL_RETREAT):
        hexes -= 1
    if hexes > 0 and can_retreat(p, counter, hexes):
        wounds.open_way(p, counter)
        wounds.halt(p, counter)
        wounds.let_go(p, counter)
        p.ask(BACK, p.seat_of(counter), counter, hexes)
    else:
        p.tell(HELD, counter)
        wounds.wound(p, counter)


def next_place(p: Position, counter: i64, last: i64) -> i64:
    """The first place after `last` beside either end, or NOWHERE."""
    found = NOWHERE
    for at in range(i64(12)):
        start = p.front[counter] if at < 6 else p.rear[counter]
        if start >= 0:
            place = p.board.neighbour[6 * start + at % 6]
            if place > last and (found == NOWHERE or place < found):
                found = place
    return found


def fault(p: Position, place: i64, end: i64) -> i64:
    """Why the counter that is driven back can't take this hex next; 0 if it can."""
    counter = p.about()
    if end != FRONT and end != REAR:
        return NOT_NEXT
    return fault_step(p, counter, p.front[counter], p.rear[counter], place, end, p.amount())


def fault_exit(p: Position) -> i64:
    return 0 if can_exit(p, p.front[p.about()], p.rear[p.about()]) else NO_EXIT


def fill(p: Position, out: Moves) -> None:
    counter = p.about()
    if fault_exit(p) == 0:
        out.add(pack(EXIT, counter))
    place = next_place(p, counter, NOWHERE)
    while place != NOWHERE:
        for end in range(i64(2)):
            if fault(p, place, end) == 0:
                out.add(pack(RETREAT, counter, place, end))
        place = next_place(p, counter, place)


def go(p: Position, place: i64, end: i64) -> None:
    counter = p.about()
    hexes = p.amount()
    p.answered()
    start = start_of(p.front[counter], p.rear[counter], end)
    hideouts.enter(p, counter, place)
    if end == REAR:
        p.move_to(counter, start, place)
    else:
        p.move_to(counter, place, start if p.is_long(counter) else NO_PLACE)
    if hexes > 1:
        p.ask(BACK, p.seat_of(counter), counter, hexes - 1)


def leave(p: Position) -> None:
    """Off the map, and out of play."""
    counter = p.about()
    p.answered()
    wounds.free(p, counter)
    p.take_off(counter, GONE)
    p.tell(LEFT_MAP, counter)


# -- attackers (SKIRMISH-6.1g) ----------------------------------------------------------------------------------------
def drive_attackers_back(p: Position) -> None:
    """All of the attack, each one hex from the defender; their owner picks who goes next."""
    p.fleeing = shifted(1, p.target)
    p.ask(ORDER_BACK, p.seat_of(first_of(p.attackers)))


def first_of(counters: i64) -> i64:
    """The lowest of some counters given as bits."""
    counter: i64 = 0
    while counters >> counter & 1 == 0:
        counter += 1
    return counter


def fault_next(p: Position, counter: i64) -> i64:
    return 0 if 0 <= counter < p.cast.n and p.attackers >> counter & 1 == 1 else NOT_YOURS


def fill_next(p: Position, out: Moves) -> None:
    for counter in range(p.cast.n):
        if fault_next(p, counter) == 0:
            out.add(pack(RETREAT_NEXT, counter))


def go_next(p: Position, counter: i64) -> None:
    p.attackers &= ~shifted(1, counter)
    drive_back(p, counter, 1)


def is_order_clear(p: Position) -> bool:
    """Goes on where nothing is to be picked, one attacker being left or none; False where there is."""
    if p.attackers == 0:
        p.answered()
        return True
    last = first_of(p.attackers)
    if p.attackers != shifted(1, last):
        return False
    go_next(p, last)
    return True
