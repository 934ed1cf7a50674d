"""SKIRMISH-4.5, with the leap from tree to tree (4.4d) and the jump onto a horse (4.3i, 4.5g)."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import hideouts, riders, unhorsing, wounds
from sherwood.games.skirmish.board import BALCONY, BARRED, DROP, FOOT, GROUND, NOWHERE, OUTER_WINDOW
from sherwood.games.skirmish.board import LEAP as BETWEEN_TREES
from sherwood.games.skirmish.climbing import is_taken, price
from sherwood.games.skirmish.kinds import (
    BAD_LANDING,
    FALL,
    JUMP,
    JUMPED,
    LEAP,
    NO_JUMP,
    NONE,
    NOT_NOW,
    TAKEN,
    TOO_DEAR,
    TREES_APART,
    VAULT,
    S,
    W,
)
from sherwood.games.skirmish.position import BELOW, JUMP_DIE, NO_PLACE, NOBODY, VAULT_DIE, Position
from sherwood.games.skirmish.steps import entry_price, rising
from sherwood.games.skirmish.variants import CROSS_FREE
from sherwood.kernel.moves import Moves, pack
from sherwood.kernel.state import CHANCE


# -- where one jumps (SKIRMISH-4.5a, 4.5b) ----------------------------------------------------------------------------
def is_below(p: Position, start: i64, hex: i64) -> bool:
    """Whether a jump from `start` reaches a hex: from a top those below and beside it, else over a rail or out of a window."""
    board = p.board
    if start >= board.hexes:
        below = board.hex_of[start]
        return hex == below or board.can_step(FOOT, below, hex)
    d = board.direction(start, hex)
    if d == NOWHERE or board.level[hex] != GROUND:
        return False
    side = board.side[6 * start + d]
    return side == OUTER_WINDOW or (side == DROP and board.terrain[start] == BALCONY)


def fault_jump(p: Position, counter: i64, start: i64, hex: i64, mps: i64) -> i64:
    if hex < 0 or hex >= p.board.hexes or not is_below(p, start, hex):
        return NO_JUMP
    if p.board.level[hex] != GROUND or entry_price(p, counter, hex) >= BARRED:
        return BAD_LANDING
    if is_taken(p, hex):
        return TAKEN
    return TOO_DEAR if price(p, counter, start, hex, p.board.jump) > mps else 0


def fault_leap(p: Position, counter: i64, start: i64, place: i64, mps: i64) -> i64:
    d = p.board.direction(start, place) if 0 <= place < p.board.places else NOWHERE
    if d == NOWHERE or p.board.side[6 * start + d] != BETWEEN_TREES:
        return TREES_APART
    if is_taken(p, place):
        return TAKEN
    return TOO_DEAR if price(p, counter, start, place, p.board.jump) > mps else 0


def fault_vault(p: Position, counter: i64, start: i64, horse: i64, mps: i64) -> i64:
    if horse < 0 or horse >= p.cast.n:
        return NOT_NOW
    fault = riders.fault_horse(p, counter, horse)
    if fault != 0:
        return fault
    if not is_below(p, start, p.front[horse]) and not is_below(p, start, p.rear[horse]):
        return NO_JUMP
    return TOO_DEAR if price(p, counter, start, p.front[horse], p.board.jump) > mps else 0


def is_high(p: Position, place: i64) -> bool:
    """Whether one can jump from there at all."""
    return p.board.level[place] != GROUND


def can_jump(p: Position, counter: i64, start: i64, mps: i64) -> bool:
    """Whether any jump is open to him."""
    if mps < p.board.jump or not is_high(p, start):
        return False
    if fault_jump(p, counter, start, p.board.hex_of[start], mps) == 0:
        return True
    for at in range(6 * start, 6 * start + 6):
        other = p.board.neighbour[at]
        if fault_leap(p, counter, start, other, mps) == 0:
            return True
        if other != NOWHERE and fault_jump(p, counter, start, p.board.hex_of[other], mps) == 0:
            return True
    return False


# -- what is offered --------------------------------------------------------------------------------------------------
def fill_jump(p: Position, counter: i64, out: Moves) -> None:
    board = p.board
    start = p.front[counter]
    if p.mps < board.jump or not is_high(p, start):
        return
    for n in range(i64(7)):
        hex = board.hex_of[start]
        if n != 3:
            hex = board.neighbour[6 * hex + rising(n if n < 3 else n - 1)]
        if fault_jump(p, counter, start, hex, p.mps) == 0:
            out.add(pack(JUMP, counter, hex))


def fill_leap(p: Position, counter: i64, out: Moves) -> None:
    start = p.front[counter]
    if start < p.board.hexes:
        return
    for n in range(i64(6)):
        place = p.board.neighbour[6 * start + rising(n)]
        if fault_leap(p, counter, start, place, p.mps) == 0:
            out.add(pack(LEAP, counter, place))


def fill_vault(p: Position, counter: i64, out: Moves) -> None:
    if p.cast.rides[counter] == 0 or not is_high(p, p.front[counter]):
        return
    for horse in p.cast.horses:
        if fault_vault(p, counter, p.front[counter], horse, p.mps) == 0:
            out.add(pack(VAULT, counter, horse))


# -- jumping ----------------------------------------------------------------------------------------------------------
def set_off(p: Position) -> None:
    """Whatever the roll, he may not move any more (SKIRMISH-4.5e)."""
    p.doer = p.faction[p.mover]
    p.mps = 0
    p.stepped = 1
    p.mover = NOBODY


def jump(p: Position, counter: i64, place: i64) -> None:
    """To the ground, or to the top of another tree."""
    set_off(p)
    if place >= p.board.hexes and p.plays(CROSS_FREE):
        hideouts.enter(p, counter, place)
        p.move_to(counter, place)
    else:
        p.ask(JUMP_DIE, CHANCE, counter, place)


def vault(p: Position, counter: i64, horse: i64) -> None:
    set_off(p)
    p.ask(VAULT_DIE, CHANCE, counter, horse)


def fill_die(p: Position, kind: i64, out: Moves) -> None:
    for die in range(i64(1), i64(11)):
        out.add(pack(kind, p.about(), p.amount(), die))


def result(p: Position, counter: i64, die: i64, is_onto_horse: bool) -> i64:
    """NONE, S or W by the jump roll (SKIRMISH-4.5c, d)."""
    sheet = p.sheet
    modifier = sheet.jump_armoured * p.cast.armoured[counter]
    if is_onto_horse:
        modifier += sheet.jump_horse
    found = NONE
    if die + modifier > sheet.jump_stunned:
        found = W
    elif die + modifier > sheet.jump_good:
        found = S
    p.tell(JUMPED, die, modifier, found)
    return found


def roll(p: Position, die: i64) -> None:
    counter = p.about()
    place = p.amount()
    p.answered()
    found = result(p, counter, die, False)
    if found == NONE or place < p.board.hexes:
        land(p, counter, place, found)
    else:
        fall(p, counter, p.board.hex_of[place], found)


def roll_vault(p: Position, die: i64) -> None:
    """Good: mounted; bad: beside the horse, stunned or wounded (SKIRMISH-4.5g)."""
    counter = p.about()
    horse = p.amount()
    p.answered()
    found = result(p, counter, die, True)
    if found == NONE:
        riders.sit(p, counter, horse)
    else:
        p.take_off(counter, NO_PLACE)
        unhorsing.throw(p, counter, horse, found)


def land(p: Position, counter: i64, place: i64, found: i64) -> None:
    """He comes down, unhurt or not (SKIRMISH-4.5f)."""
    hideouts.enter(p, counter, place)
    p.move_to(counter, place)
    if found == S:
        wounds.stun(p, counter)
    elif found == W:
        wounds.wound(p, counter)


# -- a failed leap (SKIRMISH-4.4d) ------------------------------------------------------------------------------------
def fall(p: Position, counter: i64, hex: i64, found: i64) -> None:
    """To the hex aimed at, or under the old one, or else where his owner chooses."""
    old = p.board.hex_of[p.front[counter]]
    if not is_taken(p, hex):
        land(p, counter, hex, found)
    elif not is_taken(p, old):
        land(p, counter, old, found)
    else:
        p.aim = hex
        p.ask(BELOW, p.seat_of(counter), counter, found)


def may_fall(p: Position, counter: i64, hex: i64) -> bool:
    return p.board.level[hex] == GROUND and entry_price(p, counter, hex) < BARRED and not is_taken(p, hex)


def fill_fall(p: Position, out: Moves) -> None:
    """The nearest free hexes."""
    counter = p.about()
    nearest = p.board.hexes
    for hex in range(p.board.hexes):
        if may_fall(p, counter, hex):
            nearest = min(nearest, p.board.distance(p.aim, hex))
    for hex in range(p.board.hexes):
        if p.board.distance(p.aim, hex) == nearest and may_fall(p, counter, hex):
            out.add(pack(FALL, counter, hex))


def end_fall(p: Position, hex: i64) -> None:
    counter = p.about()
    found = p.amount()
    p.answered()
    land(p, counter, hex, found)
