"""SKIRMISH-4.3: turning a horse about, mounting and dismounting."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import rest
from sherwood.games.skirmish.board import DROP, EDGE, LOW_WALL, NOWHERE, OUTER_WINDOW, WALL, WINDOW, Board
from sherwood.games.skirmish.cast import HORSE
from sherwood.games.skirmish.kinds import (
    DISMOUNT,
    HAS_STEPPED,
    HORSE_HELD,
    MOUNT,
    NO_HORSE,
    NO_REST_AHEAD,
    NO_REST_HERE,
    NO_RIDER,
    NOT_BESIDE,
    NOT_NOW,
    NOT_STUCK,
    ON_HORSEBACK,
    TAKEN,
    TOO_DEAR,
)
from sherwood.games.skirmish.position import NO_PLACE, NOBODY, RIDDEN, Position
from sherwood.games.skirmish.steps import is_closed, rising
from sherwood.games.skirmish.variants import ABOUT_FACE_ALWAYS, QUICK_MOUNT
from sherwood.kernel.moves import Moves, pack

QUICK: Final[i64] = 2
"""MPs under the variant `quick_mount` (SKIRMISH-4.3e)."""


# -- about-face (SKIRMISH-4.3c) ---------------------------------------------------------------------------------------
def is_stuck(p: Position, counter: i64) -> bool:
    """Whether terrain lets the front go nowhere."""
    front = p.front[counter]
    for d in range(i64(6)):
        other = p.board.neighbour[6 * front + d]
        if other not in (NOWHERE, p.rear[counter]) and not is_closed(p, counter, front, d):
            return False
    return True


def fault_about_face(p: Position, counter: i64) -> i64:
    """Why a rider can't turn about; after that too he must have somewhere to end his move (SKIRMISH-0.15)."""
    if not p.is_mounted(counter) or p.rear[counter] < 0:
        return NOT_NOW
    if not p.plays(ABOUT_FACE_ALWAYS) and not is_stuck(p, counter):
        return NOT_STUCK
    left = p.mps - p.board.about_face
    if left < 0:
        return TOO_DEAR
    return 0 if rest.can_rest(p, counter, p.rear[counter], p.front[counter], left) else NO_REST_AHEAD


def about_face(p: Position, counter: i64) -> None:
    p.move_to(counter, p.rear[counter], p.front[counter])
    p.mps -= p.board.about_face
    p.stepped = 1


# -- mounting (SKIRMISH-4.3e to 4.3h) ---------------------------------------------------------------------------------
def is_open(board: Board, place: i64, d: i64) -> bool:
    """Whether neither wall, rail, window nor low wall cuts off what lies in a direction."""
    return board.side[6 * place + d] not in (WALL, WINDOW, OUTER_WINDOW, LOW_WALL, DROP, EDGE)


def is_beside(p: Position, place: i64, front: i64, rear: i64) -> bool:
    """Whether a place is adjacent to both hexes of a horse, and open to one of them at least."""
    board = p.board
    to_front = board.direction(place, front)
    to_rear = board.direction(place, rear)
    if to_front == NOWHERE or to_rear == NOWHERE:
        return False
    return is_open(board, place, to_front) or is_open(board, place, to_rear)


def fault_horse(p: Position, counter: i64, horse: i64) -> i64:
    """Why he may not get onto this horse, wherever it stands; 0 if he may (SKIRMISH-4.3f, 7.1g)."""
    if p.is_mounted(counter):
        return ON_HORSEBACK
    if p.cast.rides[counter] == 0:
        return NO_RIDER
    if p.cast.what[horse] != HORSE or not p.is_on_map(horse) or p.cart[horse] != NOBODY:
        return NO_HORSE
    leader = p.leader_of(horse)
    return HORSE_HELD if leader != NOBODY and p.are_enemies(leader, counter) else 0


def fault_spent(p: Position) -> i64:
    """Mounting and dismounting are for those who spend nothing on moving (SKIRMISH-4.3e)."""
    if p.plays(QUICK_MOUNT):
        return TOO_DEAR if p.mps < QUICK else 0
    return HAS_STEPPED if p.stepped != 0 else 0


def fault_mount(p: Position, counter: i64, horse: i64) -> i64:
    if horse < 0 or horse >= p.cast.n:
        return NOT_NOW
    fault = fault_horse(p, counter, horse)
    if fault != 0:
        return fault
    fault = fault_spent(p)
    if fault != 0:
        return fault
    if p.is_passing(horse):
        return NO_REST_HERE
    return 0 if is_beside(p, p.front[counter], p.front[horse], p.rear[horse]) else NOT_BESIDE


def fault_dismount(p: Position, counter: i64, hex: i64) -> i64:
    if not p.is_mounted(counter) or p.rear[counter] < 0:
        return NOT_NOW
    if hex < 0 or hex >= p.board.hexes or not is_beside(p, hex, p.front[counter], p.rear[counter]):
        return NOT_BESIDE
    fault = fault_spent(p)
    if fault != 0:
        return fault
    if p.is_passing(counter):
        return NO_REST_HERE
    return TAKEN if p.who[hex] != NOBODY or p.cart_at(hex) != NOBODY else 0


def sit(p: Position, counter: i64, horse: i64) -> None:
    """He is on the horse, and whoever had it at the bridle has it no more (SKIRMISH-7.1f)."""
    front = p.front[horse]
    rear = p.rear[horse]
    leader = p.leader_of(horse)
    if leader != NOBODY:
        p.leads[leader] = NOBODY
    p.leads[counter] = NOBODY
    p.lift(counter)
    p.take_off(horse, RIDDEN)
    p.horse[counter] = horse
    p.put(counter, front, rear)


def leave_horse(p: Position, counter: i64) -> i64:
    """The horse stays as it stood, a counter of its own; he is nowhere yet (SKIRMISH-4.3g, 6.4d). The horse."""
    horse = p.horse[counter]
    front = p.front[counter]
    rear = p.rear[counter]
    p.lift(counter)
    p.rear[counter] = NO_PLACE
    p.horse[counter] = NOBODY
    p.put(horse, front, rear)
    return horse


def pay(p: Position) -> None:
    """What mounting and dismounting cost: the whole move, or a little of it (SKIRMISH-4.3e)."""
    p.stepped = 1
    if p.plays(QUICK_MOUNT):
        p.mps -= QUICK
    else:
        p.mover = NOBODY


def mount(p: Position, counter: i64, horse: i64) -> None:
    sit(p, counter, horse)
    pay(p)


def dismount(p: Position, counter: i64, hex: i64) -> None:
    leave_horse(p, counter)
    p.put(counter, hex)
    pay(p)


# -- what is offered --------------------------------------------------------------------------------------------------
def fill_mount(p: Position, counter: i64, out: Moves) -> None:
    if p.cast.rides[counter] == 0 or p.is_mounted(counter) or fault_spent(p) != 0:
        return
    for horse in p.cast.horses:
        if fault_mount(p, counter, horse) == 0:
            out.add(pack(MOUNT, counter, horse))


def fill_dismount(p: Position, counter: i64, out: Moves) -> None:
    if not p.is_mounted(counter) or fault_spent(p) != 0:
        return
    for n in range(i64(6)):
        hex = p.board.neighbour[6 * p.front[counter] + rising(n)]
        if hex != NOWHERE and fault_dismount(p, counter, hex) == 0:
            out.add(pack(DISMOUNT, counter, hex))
