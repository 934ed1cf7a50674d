"""SKIRMISH-I: the rules of the first games: one die a shot, one die a blow. What steps cost is in `data/initiation`.

Elsewhere the level shows only where a clause of the standard rules doesn't hold at it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import capture, contact, effects, plot, riders, unhorsing, wounds
from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.kinds import (
    DISMOUNT,
    HAS_STEPPED,
    MOUNT,
    NONE,
    NOT_BESIDE,
    NOT_NOW,
    PLAIN_BLOW,
    SHOT,
    SHOT_FOR,
    TOO_DEAR,
    K,
    W,
)
from sherwood.games.skirmish.position import NOBODY, Position
from sherwood.games.skirmish.steps import is_closed
from sherwood.games.skirmish.variants import MOUNT_ENDS_MOVE
from sherwood.kernel.moves import Moves, pack, shifted

DEEP_BELOW_ZERO: Final[i64] = 1000
"""Added to the differential that a story event tells."""


# -- shots and blows (SKIRMISH-I.6, I.11, I.12) -----------------------------------------------------------------------
def result(die: i64, kill: i64, hit: i64) -> i64:
    """A hit wounds."""
    if die <= kill:
        return K
    return W if die <= hit else NONE


def shoot(p: Position, target: i64, die: i64) -> None:
    armoured = p.cast.armoured[target]
    hit = p.sheet.plain_hit[armoured]
    p.tell(SHOT, die, die, hit)
    p.tell(SHOT_FOR)
    effects.hit(p, target, result(die, p.sheet.plain_kill[armoured], hit))


def strike(p: Position, differential: i64, die: i64) -> None:
    odds = p.sheet.plain_odds(differential)
    hit = p.sheet.blow_hit[odds]
    p.tell(PLAIN_BLOW, die, hit, differential + DEEP_BELOW_ZERO)
    effects.hit(p, p.target, result(die, p.sheet.blow_kill[odds], hit))


# -- mounting (SKIRMISH-I.8) ------------------------------------------------------------------------------------------
def fault_mount(p: Position, counter: i64, horse: i64) -> i64:
    if horse < 0 or horse >= p.cast.n:
        return NOT_NOW
    fault = riders.fault_horse(p, counter, horse)
    if fault != 0:
        return fault
    if not contact.touches(p, p.front[counter], horse):
        return NOT_BESIDE
    return TOO_DEAR if p.mps < riders.QUICK else 0


def mount(p: Position, counter: i64, horse: i64) -> None:
    """He goes on with what his allowance in the saddle leaves him."""
    spent = p.allowance(counter) - p.mps + riders.QUICK
    riders.sit(p, counter, horse)
    p.mps = max(0, p.allowance(counter) - spent)
    p.stepped = 1
    if p.plays(MOUNT_ENDS_MOVE):
        p.mover = NOBODY


def fault_dismount(p: Position, counter: i64, hex: i64) -> i64:
    if not p.is_mounted(counter) or p.rear[counter] < 0:
        return NOT_NOW
    return HAS_STEPPED if p.stepped != 0 else unhorsing.fault_place(p, counter, hex)


def fill(p: Position, counter: i64, out: Moves) -> None:
    for horse in p.cast.horses:
        if fault_mount(p, counter, horse) == 0:
            out.add(pack(MOUNT, counter, horse))
    if p.is_mounted(counter) and p.rear[counter] >= 0:
        hex = unhorsing.next_beside(p, counter, NOWHERE)
        while hex != NOWHERE:
            if fault_dismount(p, counter, hex) == 0:
                out.add(pack(DISMOUNT, counter, hex))
            hex = unhorsing.next_beside(p, counter, hex)


# -- capture (SKIRMISH-I.13) ------------------------------------------------------------------------------------------
def wanted(p: Position) -> i64:
    """Those, as bits, of whom a condition of victory asks whether they are captives."""
    found: i64 = 0
    for i in range(len(p.plot.predicates)):
        if p.plot.predicates[i] in (plot.CAPTURED, plot.DOWN, plot.DOWN_BY, plot.FREE):
            found |= p.plot.counters[i]
    return found


def is_trapped(p: Position, counter: i64) -> bool:
    """Whether an enemy is beside him, and no hex that he could enter."""
    front = p.front[counter]
    for d in range(i64(6)):
        hex = p.board.neighbour[6 * front + d]
        if hex != NOWHERE and p.who[hex] == NOBODY and not is_closed(p, counter, front, d):
            return False
    return capture.is_touched(p, counter)


def round_up(p: Position) -> None:
    """At the end of an enemy's attacks the trapped are taken off."""
    p.doer = p.acting()
    sought = wanted(p)
    for counter in range(p.cast.n):
        is_enemy = p.nation[counter] == 1 - p.acting_nation() and p.is_on_map(counter)
        if is_enemy and sought & shifted(1, counter) != 0 and is_trapped(p, counter):
            capture.surrender(p, counter)
            wounds.remove(p, counter)
