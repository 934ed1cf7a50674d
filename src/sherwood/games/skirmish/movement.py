"""SKIRMISH-4: whose turn it is to move, and a move step by step."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import carts, climbing, entering, initiation, jumping, leading, rest, riders, special, steps, wounds
from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.cast import STUNNED
from sherwood.games.skirmish.contact import slows_at
from sherwood.games.skirmish.kinds import (
    ABOUT_FACE,
    CANNOT_MOVE,
    CHAIN_OUTSIDE,
    CROSSBOW_SHOT,
    END_PHASE,
    EXIT,
    GUARDED,
    HARNESS,
    HAS_MOVED,
    LEFT_MAP,
    MUST_ENTER,
    NO_EXIT,
    NO_REST_AHEAD,
    NO_REST_HERE,
    NOT_NEXT,
    NOT_YOURS,
    ON_THE_MARCH,
    PICK,
    STEP,
    STOP,
    UNHARNESS,
)
from sherwood.games.skirmish.position import (
    CAPTURED,
    FIRED,
    LEFT,
    LOOSE,
    MOVED,
    NO_PLACE,
    NOBODY,
    STEPS,
    TO_ENTER,
    Position,
)
from sherwood.games.skirmish.variants import INITIATION
from sherwood.kernel.moves import Moves, pack


# -- who moves (SKIRMISH-4a, 4c, 4.1k) --------------------------------------------------------------------------------
def fault_pick(p: Position, counter: i64) -> i64:
    """Why this counter can't be taken up; 0 if it can."""
    if counter < 0 or counter >= p.cast.n or p.faction[counter] != p.acting() or not p.is_fighter(counter):
        return NOT_YOURS
    if p.front[counter] < 0 and p.front[counter] != TO_ENTER:
        return CANNOT_MOVE
    if p.flags[counter] & MOVED != 0:
        return HAS_MOVED
    if p.flags[counter] & (CAPTURED | LOOSE) == CAPTURED:
        return GUARDED
    if p.state[counter] == STUNNED or p.blinded[counter] > 0:
        return CANNOT_MOVE
    weapon = p.cast.weapon[counter]
    if p.flags[counter] & FIRED != 0 and weapon >= 0 and p.sheet.slow[weapon] == 1 and not p.plays(INITIATION):
        return CROSSBOW_SHOT
    return entering.fault(p, counter) if p.front[counter] < 0 else 0


def fill_pick(p: Position, out: Moves) -> None:
    for counter in range(p.cast.n):
        if fault_pick(p, counter) == 0:
            out.add(pack(PICK, counter))
    if fault_end(p) == 0:
        out.add(pack(END_PHASE, p.acting_seat()))


def fault_end(p: Position) -> i64:
    """Nobody stays behind who must come in and can (SKIRMISH-4.1l)."""
    for counter in range(p.cast.n):
        if entering.is_bound(p, counter) and fault_pick(p, counter) == 0:
            return MUST_ENTER
    return 0


def first_left(p: Position) -> i64:
    """The first who could still be taken up, or NOBODY."""
    for counter in range(p.cast.n):
        if fault_pick(p, counter) == 0:
            return counter
    return NOBODY


def pick(p: Position, counter: i64) -> None:
    p.mover = counter
    p.mps = p.allowance(counter)
    p.stepped = 0
    p.pulled = 0
    p.set(counter, MOVED)
    wounds.free(p, counter)
    p.ask(STEPS, p.acting_seat(), counter)


# -- a step (SKIRMISH-4b, 4.1, 4.2, 0.15) -----------------------------------------------------------------------------
def behind(p: Position, counter: i64) -> i64:
    """Where the rear will be after a step."""
    return p.front[counter] if p.is_long(counter) and p.front[counter] >= 0 else NO_PLACE


def fault_towards(p: Position, counter: i64, d: i64, is_slowed: bool) -> i64:
    """Why he can't step in a direction; 0 if he can."""
    front = p.front[counter]
    if p.leads[counter] != NOBODY:
        return leading.fault_step(p, counter, d, is_slowed)
    fault = steps.fault(p, counter, front, p.rear[counter], d, p.mps, is_slowed)
    if fault != 0:
        return fault
    if special.strays(p, counter, front, p.board.neighbour[6 * front + d]):
        return ON_THE_MARCH
    left = p.mps - steps.price(p, counter, front, d, is_slowed)
    return 0 if rest.can_rest(p, counter, p.board.neighbour[6 * front + d], behind(p, counter), left) else NO_REST_AHEAD


def fault_step(p: Position, counter: i64, place: i64) -> i64:
    if place < 0 or place >= p.board.places:
        return NOT_NEXT
    if p.front[counter] < 0:
        return entering.fault_at(p, counter, place, p.mps)
    d = p.board.direction(p.front[counter], place)
    return NOT_NEXT if d == NOWHERE else fault_towards(p, counter, d, slows_at(p, counter, p.front[counter]))


def fill_step(p: Position, counter: i64, out: Moves) -> None:
    front = p.front[counter]
    if front < 0:
        entering.fill(p, counter, out)
        return
    if p.mps == 0:
        return
    is_slowed = slows_at(p, counter, front)
    for n in range(i64(6)):
        d = steps.rising(n)
        if fault_towards(p, counter, d, is_slowed) == 0:
            out.add(pack(STEP, counter, p.board.neighbour[6 * front + d]))


def step(p: Position, counter: i64, place: i64) -> None:
    front = p.front[counter]
    if front < 0:
        p.mps -= steps.entry_price(p, counter, place)
    else:
        p.mps -= steps.price(p, counter, front, p.board.direction(front, place), slows_at(p, counter, front))
    p.stepped = 1
    if p.is_harnessed(counter):
        carts.follow(p, counter, place)
    else:
        left = p.rear[counter] if p.rear[counter] >= 0 else front
        p.move_to(counter, place, behind(p, counter))
        leading.follow(p, counter, left)


# -- the end of a move ------------------------------------------------------------------------------------------------
def fault_stop(p: Position, counter: i64) -> i64:
    if leading.is_dragging(p, counter) or p.front[counter] < 0:
        return NO_REST_HERE
    if p.is_harnessed(counter):
        return fault_halt(p, counter)
    if rest.is_rest(p, counter, p.front[counter], p.rear[counter]):
        return 0
    return NO_REST_HERE


def fault_halt(p: Position, animal: i64) -> i64:
    """Why a chain must go on; 0 if it can't, or need not."""
    if not has_step(p, animal):
        return 0
    if special.marches(p, animal):
        return ON_THE_MARCH
    return CHAIN_OUTSIDE if carts.is_half_in(p, animal) else 0


def has_step(p: Position, counter: i64) -> bool:
    room = Moves(8)
    fill_step(p, counter, room)
    return room.n > 0


def fault_exit(p: Position, counter: i64) -> i64:
    if p.front[counter] < 0 or not rest.can_leave(p, counter, p.front[counter], p.mps):
        return NO_EXIT
    return 0


def leave(p: Position, counter: i64) -> None:
    p.take_off(counter, LEFT)
    p.mover = NOBODY
    p.tell(LEFT_MAP, counter)


# -- what is offered, and what is made of it --------------------------------------------------------------------------
def fill_deeds(p: Position, counter: i64, out: Moves) -> None:
    """All but steps and the end of a move."""
    if p.front[counter] >= 0:
        climbing.fill(p, counter, out)
        jumping.fill_jump(p, counter, out)
        jumping.fill_leap(p, counter, out)
        jumping.fill_vault(p, counter, out)
        riders.fill_mount(p, counter, out)
        riders.fill_dismount(p, counter, out)
        if riders.fault_about_face(p, counter) == 0:
            out.add(pack(ABOUT_FACE, counter))
        leading.fill(p, counter, out)
    carts.fill_drive(p, counter, out)
    if p.front[counter] >= 0:
        carts.fill_work(p, HARNESS, counter, out)
        carts.fill_work(p, UNHARNESS, counter, out)


def fill(p: Position, out: Moves) -> None:
    counter = p.mover
    fill_step(p, counter, out)
    if leading.is_dragging(p, counter):
        return
    if not p.plays(INITIATION):
        fill_deeds(p, counter, out)
    elif p.front[counter] >= 0:
        initiation.fill(p, counter, out)
    if fault_exit(p, counter) == 0:
        out.add(pack(EXIT, counter))
    if fault_stop(p, counter) == 0:
        out.add(pack(STOP, counter))
