"""SKIRMISH-S.3, 8a and 8.1: set-up, step by step and counter by counter.

The number that goes with the question SETUP holds the step, how many the seat has chosen for it, and the last of them + 1, in six
bits each from the lowest. Where a seat chooses whom to set up it does so in rising order, so that each set is reached in one way.
That zones have room for all, whatever stands in them, is seen to when a scenario is made ready (see `enlisting`).
"""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import hideouts, sequence
from sherwood.games.skirmish.board import FOOT, HARNESSED, LED, NOWHERE, RIDER
from sherwood.games.skirmish.cast import CART, CATTLE, HORSE, MAN
from sherwood.games.skirmish.climbing import is_taken
from sherwood.games.skirmish.kinds import (
    CANNOT_HIDE,
    HIDE,
    HIDEOUT_ENTERED,
    HIDEOUT_FULL,
    HIDEOUT_NEEDED,
    NO_FOOTING,
    NO_HEX,
    NOT_NOW,
    OTHER_FIRST,
    OUT_OF_ZONE,
    PLACE,
    TAKEN,
    TEAM_APART,
)
from sherwood.games.skirmish.lineup import BUILDINGS, TREES
from sherwood.games.skirmish.position import HIDDEN, NO_PLACE, NOBODY, SETUP, TO_ENTER, Position
from sherwood.games.skirmish.steps import rising
from sherwood.kernel.moves import Moves, pack


# -- step by step (SKIRMISH-S.3) --------------------------------------------------------------------------------------
def step_of(p: Position) -> i64:
    return p.amount() & 63


def chosen(p: Position) -> i64:
    """How many the seat has chosen for the step."""
    return p.amount() >> 6 & 63


def last_chosen(p: Position) -> i64:
    return (p.amount() >> 12) - 1


def is_left(p: Position, step: i64, counter: i64) -> bool:
    """Whether a counter falls to a step and isn't set up yet."""
    return p.stage.lineup.who[step] >> counter & 1 == 1 and p.front[counter] == TO_ENTER


def first_left(p: Position, step: i64) -> i64:
    for counter in range(p.cast.n):
        if is_left(p, step, counter):
            return counter
    return NOBODY


def begin(p: Position) -> None:
    ask(p, 0, 0, NOBODY)


def ask(p: Position, step: i64, already: i64, last: i64) -> None:
    """Asks for the next counter of a step or of one after it; when all are set up the first turn begins."""
    lineup = p.stage.lineup
    while step < lineup.steps:
        counter = NOBODY if lineup.counts[step] > 0 else first_left(p, step)
        if counter != NOBODY or already < lineup.counts[step]:
            p.ask(SETUP, p.seats >> 4 * lineup.factions[step] & 15, counter, step | already << 6 | (last + 1) << 12)
            return
        step += 1
        already = 0
        last = NOBODY
    sequence.begin_turn(p)


def go_on(p: Position, counter: i64) -> None:
    """This counter is set up."""
    step = step_of(p)
    already = chosen(p) + 1
    p.answered()
    ask(p, step, already if p.stage.lineup.counts[step] > 0 else 0, counter)


# -- who is next ------------------------------------------------------------------------------------------------------
def fault_of_counter(p: Position, counter: i64) -> i64:
    """Why it isn't this counter's turn to be set up; 0 if it is."""
    if counter < 0 or counter >= p.cast.n:
        return NOT_NOW
    step = step_of(p)
    if p.about() != NOBODY:
        return 0 if counter == p.about() else OTHER_FIRST
    if not is_left(p, step, counter) or counter <= last_chosen(p):
        return OTHER_FIRST
    after: i64 = 0
    for other in range(counter + 1, p.cast.n):
        if is_left(p, step, other) and may_be_set_up(p, step, other):
            after += 1
    return 0 if chosen(p) + 1 + after >= p.stage.lineup.counts[step] else OTHER_FIRST


def may_be_set_up(p: Position, step: i64, counter: i64) -> bool:
    """Whether there is anything in a step's zone or hideouts that takes this counter."""
    if p.stage.lineup.hides[step] != 0:
        return can_hide(p, counter, p.stage.lineup.hides[step])
    front: i64 = 0
    while front < p.board.hexes and not has_spot(p, step, counter, front):
        front += 1
    return front < p.board.hexes


def has_spot(p: Position, step: i64, counter: i64, front: i64) -> bool:
    if not p.is_long(counter):
        return fault_spot(p, step, counter, front, NO_PLACE) == 0
    for d in range(6 * front, 6 * front + 6):
        if p.board.neighbour[d] != NOWHERE and fault_spot(p, step, counter, front, p.board.neighbour[d]) == 0:
            return True
    return False


# -- in a zone (SKIRMISH-S.3, 4.1g) -----------------------------------------------------------------------------------
def manner(p: Position, counter: i64) -> i64:
    """How it came to where it is set up."""
    what = p.cast.what[counter]
    if what == CART or p.cart[counter] != NOBODY:
        return HARNESSED
    if what in (HORSE, CATTLE):
        return LED
    return RIDER if p.is_mounted(counter) else FOOT


def can_stand(p: Position, counter: i64, front: i64, rear: i64) -> bool:
    """Whether the counter can have come there on its own feet, or wheels."""
    how = manner(p, counter)
    if not p.board.is_enterable(how, front):
        return False
    return rear < 0 or (p.board.is_enterable(how, rear) and p.board.can_step(how, rear, front))


def fault_spot(p: Position, step: i64, counter: i64, front: i64, rear: i64) -> i64:
    """Why a counter can't be set up there, as the zone and what is on the map have it; 0 if it can."""
    if front < 0 or front >= p.board.hexes or rear >= p.board.hexes or p.is_long(counter) != (rear >= 0):
        return NOT_NOW
    lineup = p.stage.lineup
    is_inside = lineup.is_in_zone(step, front)
    if rear >= 0 and is_inside != lineup.is_in_zone(step, rear):
        is_inside = lineup.partly[step] == 1
    if not is_inside:
        return OUT_OF_ZONE
    if not can_stand(p, counter, front, rear):
        return NO_FOOTING
    if is_taken(p, front) or (rear >= 0 and is_taken(p, rear)):
        return TAKEN
    return 0 if is_joined(p, counter, front, rear) else TEAM_APART


def fault_there(p: Position, step: i64, counter: i64, front: i64, rear: i64) -> i64:
    """Why the counter that is to be set up can't be there; 0 if it can."""
    if p.stage.lineup.hides[step] != 0:
        return HIDEOUT_NEEDED
    fault = fault_spot(p, step, counter, front, rear)
    if fault != 0:
        return fault
    return 0 if has_room_for_partner(p, step, counter, front, rear) else TEAM_APART


def fault_place(p: Position, counter: i64, front: i64, rear: i64) -> i64:
    fault = fault_of_counter(p, counter)
    return fault if fault != 0 else fault_there(p, step_of(p), counter, front, NO_PLACE if rear == NO_HEX else rear)


# -- a cart and the animal before it (SKIRMISH-7.2a) ------------------------------------------------------------------
def partner_of(p: Position, counter: i64) -> i64:
    """A cart's animal, an animal's cart, or NOBODY."""
    if p.cast.what[counter] != CART:
        return NOBODY if p.cast.what[counter] == MAN else p.cart[counter]
    for animal in p.cast.animals:
        if p.cart[animal] == counter:
            return animal
    return NOBODY


def is_joined(p: Position, counter: i64, front: i64, rear: i64) -> bool:
    """Whether the animal's rear is next to the cart's front and nothing between them, if both are set up then."""
    partner = partner_of(p, counter)
    if partner == NOBODY or not p.is_on_map(partner):
        return True
    if p.cast.what[counter] == CART:
        return p.board.can_step(HARNESSED, front, p.rear[partner])
    return p.board.can_step(HARNESSED, p.front[partner], rear)


def has_room_for_partner(p: Position, step: i64, counter: i64, front: i64, rear: i64) -> bool:
    """Whether its partner, if it has one to be set up after it, then can be."""
    partner = partner_of(p, counter)
    if partner == NOBODY or p.is_on_map(partner):
        return True
    p.put(counter, front, rear)
    found = has_spot_beside(p, step, partner, rear if p.cast.what[partner] == CART else front)
    p.take_off(counter, TO_ENTER)
    return found


def has_spot_beside(p: Position, step: i64, partner: i64, hinge: i64) -> bool:
    """Whether a cart, front foremost, or an animal, rear foremost, finds room next to a hex of the other."""
    for d in range(6 * hinge, 6 * hinge + 6):
        near = p.board.neighbour[d]
        for e in range(6 * near, 6 * near + 6 if near != NOWHERE else 0):
            far = p.board.neighbour[e]
            is_cart = p.cast.what[partner] == CART
            if far != NOWHERE and fault_spot(p, step, partner, near if is_cart else far, far if is_cart else near) == 0:
                return True
    return False


def fill_place(p: Position, counter: i64, out: Moves) -> None:
    step = step_of(p)
    for front in range(p.board.hexes):
        if not p.is_long(counter):
            if fault_there(p, step, counter, front, NO_PLACE) == 0:
                out.add(pack(PLACE, counter, front, NO_HEX))
            continue
        for n in range(i64(6)):
            rear = p.board.neighbour[6 * front + rising(n)]
            if rear != NOWHERE and fault_there(p, step, counter, front, rear) == 0:
                out.add(pack(PLACE, counter, front, rear))


def place(p: Position, counter: i64, front: i64, rear: i64) -> None:
    hideouts.enter(p, counter, front)
    p.put(counter, front, NO_PLACE if rear == NO_HEX else rear)
    if p.cast.what[counter] == CART:
        board_cart(p, counter)
    go_on(p, counter)


def board_cart(p: Position, cart: i64) -> None:
    """Those who start aboard are in it: the first in its front hex, where a coachman sits (SKIRMISH-7.2e)."""
    hex = p.front[cart]
    for counter in range(p.cast.n):
        if p.cast.what[counter] == MAN and p.cart[counter] == cart:
            p.cart[counter] = NOBODY
            p.put(counter, hex)
            hex = p.rear[cart]


# -- in a hideout (SKIRMISH-8.1) --------------------------------------------------------------------------------------
def can_hide(p: Position, counter: i64, kinds: i64) -> bool:
    """SKIRMISH-8.1c: whether a counter can be in one of these kinds of hideout."""
    if p.cast.what[counter] != MAN or p.is_mounted(counter):
        return False
    return kinds & BUILDINGS != 0 or p.cast.armoured[counter] == 0


def kind_of_hideout(p: Position, hideout: i64) -> i64:
    return BUILDINGS if hideout < p.board.buildings else TREES


def inside(p: Position, counter: i64, hideout: i64) -> i64:
    """How many of this counter's seat hide there, or did."""
    found: i64 = 0
    for other in range(p.cast.n):
        if p.hideout[other] == hideout and p.seat_of(other) == p.seat_of(counter):
            found += 1
    return found


def room(p: Position, counter: i64, kinds: i64) -> i64:
    """How many men of this counter's seat still find room in these kinds of hideout."""
    free: i64 = 0
    for hideout in range(len(p.board.capacity)):
        if kind_of_hideout(p, hideout) & kinds != 0 and not hideouts.is_searched(p, counter, hideout):
            free += p.board.capacity[hideout] - inside(p, counter, hideout)
    return free


def leaves_room(p: Position, counter: i64, hideout: i64) -> bool:
    """Whether all armoured men who still have to hide after him find room in buildings, as nowhere else (SKIRMISH-8.1c)."""
    step = step_of(p)
    if kind_of_hideout(p, hideout) == TREES or p.about() == NOBODY:
        return True
    waiting: i64 = 0
    for other in range(p.cast.n):
        if other != counter and is_left(p, step, other) and p.cast.armoured[other] == 1:
            waiting += 1
    return waiting == 0 or waiting < room(p, counter, BUILDINGS)


def fault_hide(p: Position, counter: i64, hideout: i64) -> i64:
    fault = fault_of_counter(p, counter)
    if fault != 0:
        return fault
    kinds = p.stage.lineup.hides[step_of(p)]
    if hideout < 0 or hideout >= len(p.board.capacity) or kinds & kind_of_hideout(p, hideout) == 0:
        return NOT_NOW
    if not can_hide(p, counter, kind_of_hideout(p, hideout)):
        return CANNOT_HIDE
    if hideouts.is_searched(p, counter, hideout):
        return HIDEOUT_ENTERED
    if inside(p, counter, hideout) >= p.board.capacity[hideout]:
        return HIDEOUT_FULL
    return 0 if leaves_room(p, counter, hideout) else HIDEOUT_FULL


def fill_hide(p: Position, counter: i64, out: Moves) -> None:
    for hideout in range(len(p.board.capacity)):
        if fault_hide(p, counter, hideout) == 0:
            out.add(pack(HIDE, counter, hideout))


def hide(p: Position, counter: i64, hideout: i64) -> None:
    p.front[counter] = HIDDEN
    p.hideout[counter] = hideout
    go_on(p, counter)


# -- what is offered --------------------------------------------------------------------------------------------------
def fill(p: Position, out: Moves) -> None:
    hides = p.stage.lineup.hides[step_of(p)] != 0
    for counter in range(p.cast.n):
        if fault_of_counter(p, counter) == 0:
            if hides:
                fill_hide(p, counter, out)
            else:
                fill_place(p, counter, out)
