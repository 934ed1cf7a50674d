"""SKIRMISH-5.3: at whom one may jump, and where one comes down."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import jumping
from sherwood.games.skirmish.board import BARRED, GROUND
from sherwood.games.skirmish.climbing import is_taken
from sherwood.games.skirmish.kinds import NO_JUMP_AT, NO_LANDING
from sherwood.games.skirmish.position import Position
from sherwood.games.skirmish.steps import entry_price
from sherwood.games.skirmish.variants import INITIATION


def is_under(p: Position, start: i64, place: i64) -> bool:
    """Whether one may jump from `start` at who is in a place (SKIRMISH-5.3a, 5.3c)."""
    return 0 <= place < p.board.hexes and p.board.level[place] == GROUND and jumping.is_below(p, start, place)


def is_beside(p: Position, start: i64, target: i64, hex: i64) -> bool:
    """Whether a hex touches one in which the target can be jumped at."""
    front = p.front[target]
    rear = p.rear[target]
    if is_under(p, start, front) and p.board.are_in_contact(hex, front):
        return True
    return is_under(p, start, rear) and p.board.are_in_contact(hex, rear)


def is_landing(p: Position, attacker: i64, target: i64, hex: i64) -> bool:
    """Whether he could come down in a hex, were nothing nearer (SKIRMISH-5.3d)."""
    if p.board.level[hex] != GROUND or is_taken(p, hex) or entry_price(p, attacker, hex) >= BARRED:
        return False
    return is_beside(p, p.front[attacker], target, hex)


def has_near_landing(p: Position, attacker: i64, target: i64) -> bool:
    """Whether an ordinary jump reaches one."""
    start = p.front[attacker]
    hex = p.board.hex_of[start]
    if is_near_landing(p, attacker, target, hex):
        return True
    for side in range(6 * hex, 6 * hex + 6):
        other = p.board.neighbour[side]
        if other >= 0 and is_near_landing(p, attacker, target, other):
            return True
    return False


def is_near_landing(p: Position, attacker: i64, target: i64, hex: i64) -> bool:
    return jumping.is_below(p, p.front[attacker], hex) and is_landing(p, attacker, target, hex)


def fault(p: Position, attacker: i64, target: i64, hex: i64) -> i64:
    """Why he can't jump at a target and come down in a hex; 0 if he can. From ambush he lands under his tree (SKIRMISH-8.3d)."""
    start = p.front[attacker]
    if p.plays(INITIATION) or p.is_mounted(attacker) or not jumping.is_high(p, start):
        return NO_JUMP_AT
    if not is_under(p, start, p.front[target]) and not is_under(p, start, p.rear[target]):
        return NO_JUMP_AT
    if hex < 0 or hex >= p.board.hexes or not is_landing(p, attacker, target, hex):
        return NO_LANDING
    if p.ambush != 0 and p.is_up(attacker) and not is_taken(p, p.board.hex_of[start]):
        return 0 if hex == p.board.hex_of[start] else NO_LANDING
    if jumping.is_below(p, start, hex) or not has_near_landing(p, attacker, target):
        return 0
    return NO_LANDING


def next_hex(p: Position, attacker: i64, last: i64) -> i64:
    """The first hex after `last` at most two from the jumper's, or the number of all hexes."""
    here = p.board.hex_of[p.front[attacker]]
    hex = last + 1
    while hex < p.board.hexes and p.board.distance(here, hex) > 2:
        hex += 1
    return hex
