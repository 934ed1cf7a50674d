"""SKIRMISH-7.2: carts and carriages behind draft animals: who drives them, how they follow, and harnessing.

A *chain* is an animal and the cart harnessed to it: the animal's front and rear, then the cart's. A cart's front is the end
next to its animal.
"""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish.board import BARRED, HARNESSED, NOWHERE
from sherwood.games.skirmish.cast import CART
from sherwood.games.skirmish.kinds import (
    ANIMAL_MOVED,
    CHAIN_BARRED,
    CHAIN_TIRED,
    DRIVE,
    HARNESS,
    HITCHED,
    HORSE_HELD,
    NO_COACHMAN,
    NO_HARNESS,
    UNHARNESS,
    UNHITCHED,
)
from sherwood.games.skirmish.position import (
    ATTACKED,
    FIRED,
    HARNESSING,
    HARNESSING_BIT,
    LED,
    NO_PLACE,
    NOBODY,
    STEPS,
    Position,
)
from sherwood.kernel.moves import Moves, pack


# -- driving (SKIRMISH-7.2e, 7.2h) ------------------------------------------------------------------------------------
def fault_drive(p: Position, man: i64, animal: i64) -> i64:
    """Why he can't move an animal and its cart instead of himself; 0 if he can."""
    if animal < 0 or animal >= p.cast.n or p.coachman_of(animal) != man or p.stepped != 0:
        return NO_COACHMAN
    return ANIMAL_MOVED if p.has(animal, LED) else 0


def fill_drive(p: Position, man: i64, out: Moves) -> None:
    for animal in p.cast.animals:
        if fault_drive(p, man, animal) == 0:
            out.add(pack(DRIVE, man, animal))


def drive(p: Position, animal: i64) -> None:
    """From now on the animal is the mover, with the MPs that it has before a cart (SKIRMISH-7.2b)."""
    p.answered()
    p.mover = animal
    p.mps = p.cast.pull[animal]
    p.ask(STEPS, p.acting_seat(), animal)


# -- following (SKIRMISH-7.2a to 7.2c, 7.2f) --------------------------------------------------------------------------
def fault_pull(p: Position, leader: i64, animal: i64, front: i64, d: i64) -> i64:
    """Why an animal whose front is there can't pull its cart in the direction from which its leader goes on; 0 if it can."""
    mps = p.board.step_price(HARNESSED, front, d)
    if mps >= BARRED or not p.is_free(p.board.neighbour[6 * front + d], leader):
        return CHAIN_BARRED
    return CHAIN_TIRED if p.pulled + mps > p.cast.pull[animal] else 0


def follow(p: Position, animal: i64, hex: i64) -> None:
    """The animal's front goes to a hex; its rear, the cart and who sits in it come after."""
    front = p.front[animal]
    rear = p.rear[animal]
    p.move_to(animal, hex, front if p.is_long(animal) and front >= 0 else NO_PLACE)
    p.set(animal, LED)
    if p.is_harnessed(animal) and rear >= 0:
        roll(p, p.cart[animal], rear)


def roll(p: Position, cart: i64, hex: i64) -> None:
    """The cart's front goes to a hex."""
    front = p.front[cart]
    rear = p.rear[cart]
    coachman = p.who[front] if front >= 0 else p.comer_in(cart)
    passenger = p.who[rear] if rear >= 0 else NOBODY
    p.move_to(cart, hex, front if front >= 0 else NO_PLACE)
    if coachman != NOBODY:
        p.cart[coachman] = NOBODY
        p.move_to(coachman, hex)
    if passenger != NOBODY:
        p.move_to(passenger, front)


def is_half_in(p: Position, animal: i64) -> bool:
    """Whether a chain is on the map with some of its sections only (SKIRMISH-4.1l)."""
    return p.front[animal] >= 0 and p.rear[p.cart[animal]] < 0


# -- harnessing (SKIRMISH-7.2g) ---------------------------------------------------------------------------------------
def is_beside(p: Position, man: i64, counter: i64) -> bool:
    """Whether he stands next to a counter, and not in it."""
    place = p.front[man]
    near = p.board.direction(place, p.front[counter]) != NOWHERE or p.board.direction(place, p.rear[counter]) != NOWHERE
    return near and not p.is_at(counter, place)


def can_work(p: Position, man: i64, animal: i64, cart: i64) -> bool:
    """Whether he can do anything to this animal and this cart."""
    if p.is_mounted(man) or p.flags[man] & (FIRED | ATTACKED) != 0 or not p.is_able(man):
        return False
    if animal < 0 or animal >= p.cast.n or p.cast.pull[animal] == 0 or p.rear[animal] < 0 or p.is_passing(animal):
        return False
    if cart < 0 or cart >= p.cast.n or p.cast.what[cart] != CART or p.rear[cart] < 0:
        return False
    return is_beside(p, man, animal) and is_beside(p, man, cart)


def end_behind(p: Position, animal: i64, cart: i64) -> i64:
    """The end of a cart to which an animal that stands there can be harnessed, or NO_PLACE."""
    if not p.board.can_step(HARNESSED, p.rear[animal], p.front[animal]):
        return NO_PLACE
    if p.board.can_step(HARNESSED, p.front[cart], p.rear[animal]):
        return p.front[cart]
    return p.rear[cart] if p.board.can_step(HARNESSED, p.rear[cart], p.rear[animal]) else NO_PLACE


def fault_work(p: Position, kind: i64, man: i64, animal: i64, cart: i64) -> i64:
    """Why he can't harness or unharness; 0 if he can."""
    if not can_work(p, man, animal, cart):
        return NO_HARNESS
    holder = p.holder_of(animal)
    if holder != NOBODY and p.are_enemies(holder, man):
        return HORSE_HELD
    if kind == UNHARNESS:
        return 0 if p.cart[animal] == cart else NO_HARNESS
    is_single = p.cart[animal] == NOBODY and p.animal_of(cart) == NOBODY
    return 0 if is_single and end_behind(p, animal, cart) != NO_PLACE else NO_HARNESS


def fault_announce(p: Position, kind: i64, man: i64, animal: i64, cart: i64) -> i64:
    """It takes the whole side turn, so he can't have moved."""
    return NO_HARNESS if p.stepped != 0 else fault_work(p, kind, man, animal, cart)


def fill_work(p: Position, kind: i64, man: i64, out: Moves) -> None:
    for animal in p.cast.animals:
        for cart in p.cast.carts:
            if fault_announce(p, kind, man, animal, cart) == 0:
                out.add(pack(kind, man, animal, cart))


def announce(p: Position, man: i64, animal: i64, cart: i64) -> None:
    p.cart[man] = cart
    p.set(man, animal + 1 << HARNESSING_BIT)
    p.mover = NOBODY


def finish_work(p: Position) -> None:
    """At the end of the side turn it is done, by those whom nothing has kept from it."""
    for man in range(p.cast.n):
        if p.has(man, HARNESSING):
            work(p, man, (p.flags[man] >> HARNESSING_BIT) - 1, p.cart[man])
            p.unset(man, HARNESSING)
            p.cart[man] = NOBODY


def work(p: Position, man: i64, animal: i64, cart: i64) -> None:
    if fault_work(p, UNHARNESS, man, animal, cart) == 0:
        p.cart[animal] = NOBODY
        p.tell(UNHITCHED, animal, cart)
    elif fault_work(p, HARNESS, man, animal, cart) == 0:
        if end_behind(p, animal, cart) == p.rear[cart]:
            p.move_to(cart, p.rear[cart], p.front[cart])
        p.cart[animal] = cart
        p.tell(HITCHED, animal, cart)
