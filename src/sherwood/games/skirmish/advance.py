"""SKIRMISH-6.3: whoever won a combat goes after the beaten."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.skirmish import hideouts, rest, steps
from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.kinds import ADVANCE, NO, NO_ADVANCE, NO_REST_AHEAD, NO_REST_HERE, NOT_NEXT, NOT_OPENED
from sherwood.games.skirmish.position import FORWARD, NO_PLACE, NOBODY, Position
from sherwood.games.skirmish.variants import HALF_UP
from sherwood.kernel.moves import Moves, pack


# -- who (SKIRMISH-6.3a, 6.3d) ----------------------------------------------------------------------------------------
def may_advance(p: Position, counter: i64) -> bool:
    """One of the attackers, or the defender who has driven them all back; neither stunned nor a captive."""
    won = p.attackers >> counter & 1 == 1 if p.attackers != 0 else counter == p.target
    return won and p.front[counter] >= 0 and p.is_fighter(counter) and p.is_able(counter)


def budget(p: Position, counter: i64) -> i64:
    """MPs: half his allowance, or what is left of it."""
    if p.about() != NOBODY:
        return p.amount()
    return (p.allowance(counter) + (1 if p.plays(HALF_UP) else 0)) // 2


# -- where (SKIRMISH-6.3b, 6.3c, 6.3f) --------------------------------------------------------------------------------
def is_open(p: Position, front: i64, place: i64) -> bool:
    """Whether an advance may begin with a place: one left or fought for, in contact with him."""
    if not p.board.are_in_contact(front, place):
        return False
    found = False
    for opened in p.opened:
        found = found or opened == place
    return found


def fault(p: Position, counter: i64, place: i64) -> i64:
    """Why he can't advance to a place next; 0 if he can."""
    if counter < 0 or counter >= p.cast.n or not may_advance(p, counter) or p.about() not in (NOBODY, counter):
        return NO_ADVANCE
    front = p.front[counter]
    if place < 0 or place >= p.board.places or (p.about() == NOBODY and not is_open(p, front, place)):
        return NOT_OPENED
    d = p.board.direction(front, place)
    return NOT_NEXT if d == NOWHERE else fault_towards(p, counter, front, p.rear[counter], d, budget(p, counter))


def fault_towards(p: Position, counter: i64, front: i64, rear: i64, d: i64, mps: i64) -> i64:
    """Why no step leads in a direction, or none from which he could still end his advance."""
    fault = steps.fault(p, counter, front, rear, d, mps, False)
    if fault != 0:
        return fault
    left = mps - steps.price(p, counter, front, d, False)
    place = p.board.neighbour[6 * front + d]
    return 0 if can_end(p, counter, place, behind(p, counter, front), left) else NO_REST_AHEAD


def behind(p: Position, counter: i64, front: i64) -> i64:
    """Where the rear follows to."""
    return front if p.is_mounted(counter) else NO_PLACE


def can_end(p: Position, counter: i64, front: i64, rear: i64, mps: i64) -> bool:
    """Whether he may end there, or go on to where he may."""
    if rest.is_rest(p, counter, front, rear):
        return True
    if mps > 0:
        for d in range(i64(6)):
            if fault_towards(p, counter, front, rear, d, mps) == 0:
                return True
    return False


def fault_no(p: Position) -> i64:
    """Why the advance can't end here; 0 if it can, or is declined."""
    counter = p.about()
    if counter == NOBODY or rest.is_rest(p, counter, p.front[counter], p.rear[counter]):
        return 0
    return NO_REST_HERE


# -- what is offered, and what is made of it --------------------------------------------------------------------------
def fill(p: Position, out: Moves) -> None:
    for counter in range(p.cast.n):
        if may_advance(p, counter):
            for n in range(i64(6)):
                place = p.board.neighbour[6 * p.front[counter] + steps.rising(n)]
                if fault(p, counter, place) == 0:
                    out.add(pack(ADVANCE, counter, place))
    if fault_no(p) == 0:
        out.add(pack(NO, p.turn()))


def go(p: Position, counter: i64, place: i64) -> None:
    seat = p.turn()
    front = p.front[counter]
    left = budget(p, counter) - steps.price(p, counter, front, p.board.direction(front, place), False)
    p.answered()
    hideouts.enter(p, counter, place)
    p.move_to(counter, place, behind(p, counter, front))
    p.ask(FORWARD, seat, counter, left)


def decline(p: Position) -> None:
    p.answered()
    end(p)


def is_done(p: Position) -> bool:
    """Ends the attack where nobody can advance, or advance farther; False where somebody can."""
    if p.amount() > 0:
        room = Moves(16)
        fill(p, room)
        if room.n > 1 or (room.n == 1 and fault_no(p) != 0):
            return False
    decline(p)
    return True


# -- the end of an attack ---------------------------------------------------------------------------------------------
def clear(p: Position) -> None:
    """Nobody has been driven off yet by the attack in hand."""
    p.opened = vec[i64]()


def end(p: Position) -> None:
    clear(p)
    p.target = NOBODY
    p.attackers = 0
    p.jumpers = 0
    p.fleeing = 0
