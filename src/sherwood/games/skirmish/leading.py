"""SKIRMISH-7.1: animals led by the bridle."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import capture, carts, rest, steps, wounds
from sherwood.games.skirmish.board import BARRED, FOOT, HARNESSED, LED, NOWHERE
from sherwood.games.skirmish.cast import CATTLE, HORSE, MAN
from sherwood.games.skirmish.contact import is_hindered_at, slows_at
from sherwood.games.skirmish.kinds import (
    ANIMAL_MOVED,
    ANIMAL_STUCK,
    BRIDLE_BARRED,
    DRIVEN,
    HORSE_HELD,
    LEAD,
    LEADS_ALREADY,
    NO_BRIDLE,
    NO_REST_AHEAD,
    NO_REST_HERE,
    NOT_DOMESTIC,
    NOT_NOW,
    RELEASE,
)
from sherwood.games.skirmish.position import CAPTURED, NO_PLACE, NOBODY, Position
from sherwood.games.skirmish.position import LED as WAS_LED
from sherwood.games.skirmish.variants import ESCORT, FOOT_LEAD
from sherwood.kernel.moves import Moves, pack


# -- taking the bridle (SKIRMISH-7.1b, 7.1c, 7.1e, 7.1g) --------------------------------------------------------------
def is_at_bridle(p: Position, place: i64, animal: i64) -> bool:
    """Whether a place is beside the animal's front and not beside its rear (SKIRMISH-7.1b)."""
    if place < 0 or p.board.direction(place, p.front[animal]) == NOWHERE:
        return False
    return p.rear[animal] < 0 or p.board.direction(place, p.rear[animal]) == NOWHERE


def is_domestic(p: Position, animal: i64) -> bool:
    return p.cast.what[animal] in (HORSE, CATTLE)


def is_prisoner(p: Position, guard: i64, captive: i64) -> bool:
    """Whether a guard may lead a captive like an animal (variant `escort`, SKIRMISH-6.6h)."""
    is_his = p.plays(ESCORT) and p.has(captive, CAPTURED) and p.are_enemies(guard, captive)
    return is_his and not p.is_mounted(captive) and capture.guards(p, guard, captive)


def fault_lead(p: Position, counter: i64, animal: i64) -> i64:
    """Why he can't take its bridle; 0 if he can. A rider who is half on the map has no hex behind him for it to follow into."""
    if animal < 0 or animal >= p.cast.n or p.cast.what[counter] != MAN:
        return NOT_NOW
    if not p.is_on_map(animal) or not (is_domestic(p, animal) or is_prisoner(p, counter, animal)):
        return NOT_DOMESTIC
    if p.coachman_of(animal) != NOBODY:
        return DRIVEN
    if p.is_mounted(counter) and p.rear[counter] < 0:
        return NO_BRIDLE
    if p.leads[counter] != NOBODY or p.flags[counter] & WAS_LED != 0 or (p.is_mounted(counter) and p.plays(FOOT_LEAD)):
        return LEADS_ALREADY
    if p.leader_of(animal) != NOBODY:
        return HORSE_HELD
    if p.flags[animal] & WAS_LED != 0:
        return ANIMAL_MOVED
    if not is_at_bridle(p, p.front[counter], animal) and not is_at_bridle(p, p.rear[counter], animal):
        return NO_BRIDLE
    if p.is_passing(counter):
        return NO_REST_HERE
    return BRIDLE_BARRED if is_hindered_at(p, counter, p.front[animal]) else 0


def lead(p: Position, counter: i64, animal: i64) -> None:
    """One animal a side turn, so that nobody takes and leaves bridles without end."""
    p.leads[counter] = animal
    p.set(counter, WAS_LED)


def fault_release(p: Position, counter: i64, animal: i64) -> i64:
    """He may let go of it where it can stay, and does not itself bar the only way on that he counted on."""
    if animal == NOBODY or p.leads[counter] != animal:
        return NOT_NOW
    if p.is_passing(animal):
        return NO_REST_HERE
    return 0 if rest.can_rest(p, counter, p.front[counter], p.rear[counter], p.mps) else NO_REST_AHEAD


def fill(p: Position, counter: i64, out: Moves) -> None:
    for animal in range(p.cast.n):
        if fault_lead(p, counter, animal) == 0:
            out.add(pack(LEAD, counter, animal))
    animal = p.leads[counter]
    if fault_release(p, counter, animal) == 0:
        out.add(pack(RELEASE, counter, animal))


def is_dragging(p: Position, counter: i64) -> bool:
    """Whether the animal at his bridle is on the way through a place that is taken: then he can but go on."""
    animal = p.leads[counter]
    return animal != NOBODY and p.is_passing(animal)


def check(p: Position, counter: i64) -> None:
    """Control ends where he is in a cart, or no longer beside the animal's front (SKIRMISH-7.1f)."""
    animal = p.leads[counter]
    if animal == NOBODY or p.front[counter] < 0:
        return
    front = p.front[animal]
    is_near = is_beside(p, p.front[counter], front) or is_beside(p, p.rear[counter], front)
    if not is_near or p.cart_at(p.front[counter]) != NOBODY:
        wounds.let_go(p, counter)


def is_beside(p: Position, place: i64, hex: i64) -> bool:
    return place >= 0 and p.board.direction(place, hex) != NOWHERE


# -- going with it (SKIRMISH-7.1d) ------------------------------------------------------------------------------------
def is_rest(p: Position, counter: i64, animal: i64, place: i64) -> bool:
    """Whether nobody but the two of them is in a place."""
    return p.who[place] in (NOBODY, counter, animal)


def can_rest(p: Position, counter: i64, place: i64, rear: i64, front: i64, back: i64, mps: i64) -> bool:
    """Whether leader and animal, standing there, may end the move, or go on to where they may.

    `place` and `rear` are the leader's, `front` and `back` the animal's.
    """
    animal = p.leads[counter]
    is_free = is_rest(p, counter, animal, place) and is_rest(p, counter, animal, front)
    is_free = is_free and (rear < 0 or is_rest(p, counter, animal, rear)) and (back < 0 or is_rest(p, counter, animal, back))
    if is_free:
        return True
    is_slowed = slows_at(p, counter, place)
    for d in range(i64(6)):
        if mps > 0 and fault_way(p, counter, place, rear, front, back, d, mps, is_slowed) == 0:
            left = mps - steps.price(p, counter, place, d, is_slowed)
            if goes_on(p, counter, place, rear, front, back, d, left):
                return True
    return False


def fault_way(p: Position, counter: i64, place: i64, rear: i64, front: i64, back: i64, d: i64, mps: i64, is_slowed: bool) -> i64:
    """Why leader and animal can't go in a direction, whatever comes after."""
    animal = p.leads[counter]
    other = p.board.neighbour[6 * place + d]
    if other != NOWHERE and (other in (front, back) or is_towed(p, animal, other)):
        return ANIMAL_STUCK
    fault = steps.fault(p, counter, place, rear, d, mps, is_slowed)
    if fault != 0:
        return fault
    towards = p.board.direction(front, place if rear < 0 else rear)
    if towards == NOWHERE:
        return ANIMAL_STUCK
    if p.is_harnessed(animal):
        return carts.fault_pull(p, counter, animal, front, towards)
    return 0 if p.board.step_price(manner(p, animal), front, towards) < BARRED else ANIMAL_STUCK


def manner(p: Position, animal: i64) -> i64:
    """How it goes at the bridle."""
    if p.is_harnessed(animal):
        return HARNESSED
    return LED if is_domestic(p, animal) else FOOT


def is_towed(p: Position, animal: i64, hex: i64) -> bool:
    """Whether the cart there is the animal's own."""
    return p.is_harnessed(animal) and p.is_at(p.cart[animal], hex)


def goes_on(p: Position, counter: i64, place: i64, rear: i64, front: i64, back: i64, d: i64, mps: i64) -> bool:
    """Whether they may come to rest after a step in this direction."""
    left = place if rear < 0 else rear
    other = p.board.neighbour[6 * place + d]
    return can_rest(p, counter, other, NO_PLACE if rear < 0 else place, left, NO_PLACE if back < 0 else front, mps)


def fault_step(p: Position, counter: i64, d: i64, is_slowed: bool) -> i64:
    """Why a leader can't step in a direction with the animal at his bridle; 0 if he can."""
    animal = p.leads[counter]
    place = p.front[counter]
    fault = fault_way(p, counter, place, p.rear[counter], p.front[animal], p.rear[animal], d, p.mps, is_slowed)
    if fault != 0:
        return fault
    left = p.mps - steps.price(p, counter, place, d, is_slowed)
    ok = goes_on(p, counter, place, p.rear[counter], p.front[animal], p.rear[animal], d, left)
    return 0 if ok else NO_REST_AHEAD


def follow(p: Position, counter: i64, left: i64) -> None:
    """The animal's front enters the hex that the leader left, and its rear follows (SKIRMISH-7.1d, 7.1e)."""
    animal = p.leads[counter]
    if animal != NOBODY:
        if p.is_harnessed(animal):
            p.pulled += p.board.step_price(HARNESSED, p.front[animal], p.board.direction(p.front[animal], left))
        carts.follow(p, animal, left)
