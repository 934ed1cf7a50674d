"""SKIRMISH-6.4: riders who lose their seat, and where they come down."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import riders, wounds
from sherwood.games.skirmish.board import FOOT, NOWHERE
from sherwood.games.skirmish.cast import DEAD, HEALTHY, MAN, STUNNED, WOUNDED
from sherwood.games.skirmish.climbing import is_taken
from sherwood.games.skirmish.kinds import (
    CANNOT_MOVE,
    HORSE_KILLED,
    HW,
    NOT_BESIDE,
    NOT_NEXT,
    NOT_YOURS,
    PLACE_RIDER,
    SHIFT,
    STUNNED_NOW,
    TAKEN,
    UNHORSED,
    WOUNDED_NOW,
    H,
    S,
    U,
    W,
)
from sherwood.games.skirmish.position import BESIDE, CAPTURED, GONE, HURTING, NO_PLACE, Position
from sherwood.games.skirmish.steps import rising
from sherwood.kernel.moves import Moves, pack


# -- who falls (SKIRMISH-6.4a, 6.4d) ----------------------------------------------------------------------------------
def unhorse(p: Position, rider: i64, result: i64) -> None:
    """U, UW, H or HW: only a stun or death opens a way for an advance (SKIRMISH-6.3a)."""
    is_stun = result in (U, H)
    if is_stun or p.state[rider] != HEALTHY:
        wounds.open_way(p, rider)
    horse = riders.leave_horse(p, rider)
    if result in (H, HW):
        p.state[horse] = DEAD
        p.tell(HORSE_KILLED, horse)
    throw(p, rider, horse, S if is_stun else W)


def throw(p: Position, rider: i64, horse: i64, result: i64) -> None:
    """A man who is nowhere just now comes down beside a horse, stunned (S) or wounded (W). A dead horse is removed then."""
    p.front[rider] = NO_PLACE
    if p.state[rider] != HEALTHY:
        wounds.kill(p, rider)
        clear(p, horse)
        return
    wounds.halt(p, rider)
    wounds.let_go(p, rider)
    if result == W:
        wounds.note(p, rider, HURTING)
    p.state[rider] = STUNNED if result == S else WOUNDED
    p.tell(UNHORSED, rider, horse)
    p.tell(STUNNED_NOW if result == S else WOUNDED_NOW, rider)
    ask_beside(p, rider, horse)


def clear(p: Position, horse: i64) -> None:
    """A dead horse is removed once its rider is placed (SKIRMISH-6.4d)."""
    if p.state[horse] == DEAD:
        p.take_off(horse, GONE)


# -- where (SKIRMISH-6.4a to 6.4c) ------------------------------------------------------------------------------------
def next_beside(p: Position, horse: i64, last: i64) -> i64:
    """The first hex after `last` to which one could step on foot from the horse, or NOWHERE."""
    found = NOWHERE
    for at in range(i64(12)):
        place = p.front[horse] if at < 6 else p.rear[horse]
        hex = p.board.neighbour[6 * place + at % 6]
        if hex > last and (found == NOWHERE or hex < found) and not p.is_at(horse, hex) and p.board.can_step(FOOT, place, hex):
            found = hex
    return found


def fault_place(p: Position, horse: i64, hex: i64) -> i64:
    """Why a rider can't be placed in a hex beside a horse; 0 if he can (SKIRMISH-6.4a)."""
    if hex < 0 or hex >= p.board.hexes or next_beside(p, horse, hex - 1) != hex:
        return NOT_BESIDE
    return TAKEN if is_taken(p, hex) else 0


def fault_shift(p: Position, rider: i64, horse: i64, friend: i64, hex: i64) -> i64:
    """Why this friend can't be shifted to a hex; 0 if he can (SKIRMISH-6.4b)."""
    if friend < 0 or friend >= p.cast.n or p.cast.what[friend] != MAN or not p.are_friends(friend, rider):
        return NOT_YOURS
    if p.is_mounted(friend) or p.flags[friend] & CAPTURED != 0 or p.front[friend] >= p.board.hexes:
        return CANNOT_MOVE
    if p.front[friend] < 0 or next_beside(p, horse, p.front[friend] - 1) != p.front[friend]:
        return NOT_BESIDE
    if hex < 0 or hex >= p.board.hexes or not p.board.can_step(FOOT, p.front[friend], hex):
        return NOT_NEXT
    return TAKEN if is_taken(p, hex) else 0


def fill_beside(p: Position, rider: i64, horse: i64, out: Moves) -> None:
    """Free hexes; only if there is none, a friend who makes room."""
    before = out.n
    hex = next_beside(p, horse, NOWHERE)
    while hex != NOWHERE:
        if fault_place(p, horse, hex) == 0:
            out.add(pack(PLACE_RIDER, rider, hex))
        hex = next_beside(p, horse, hex)
    if out.n > before:
        return
    for friend in range(p.cast.n):
        if p.front[friend] >= 0:
            for n in range(i64(6)):
                hex = p.board.neighbour[6 * p.front[friend] + rising(n)]
                if fault_shift(p, rider, horse, friend, hex) == 0:
                    out.add(pack(SHIFT, friend, hex, rider))


def ask_beside(p: Position, rider: i64, horse: i64) -> None:
    """His owner places him; with no room at all he is killed (SKIRMISH-6.4c)."""
    room = Moves(16)
    fill_beside(p, rider, horse, room)
    if room.n > 0:
        p.ask(BESIDE, p.seat_of(rider), rider, horse)
    else:
        wounds.open_way(p, horse)
        wounds.kill(p, rider)
        clear(p, horse)


def place(p: Position, hex: i64) -> None:
    rider = p.about()
    horse = p.amount()
    p.answered()
    p.put(rider, hex)
    clear(p, horse)


def shift(p: Position, friend: i64, hex: i64) -> None:
    """The friend makes room, and the rider takes his hex."""
    freed = p.front[friend]
    p.move_to(friend, hex)
    place(p, freed)
