"""SKIRMISH-6.6: who surrenders, who guards a captive, and how captives get away."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import retreat, wounds
from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.cast import MAN, STUNNED
from sherwood.games.skirmish.contact import hinders
from sherwood.games.skirmish.kinds import FREED, SURRENDERED
from sherwood.games.skirmish.position import (
    CAPTURED,
    CAPTURING,
    DISARMED,
    ENGAGED,
    FOUGHT,
    FOUGHT_BIT,
    LOOSE,
    NOBODY,
    Position,
)
from sherwood.games.skirmish.steps import is_closed
from sherwood.games.skirmish.variants import INITIATION, SIX_HEXES, STUNNED_GUARDS, STUNNED_SURROUNDS
from sherwood.kernel.moves import shifted


# -- surrender (SKIRMISH-6.6a to 6.6d) --------------------------------------------------------------------------------
def must_surrender(p: Position, target: i64, differential: i64) -> bool:
    """Whether an attack takes him captive; `fleeing` holds the attackers."""
    may = p.cast.what[target] == MAN and p.flags[target] & CAPTURED == 0 and not p.plays(INITIATION)
    if not may or differential <= p.sheet.capture_above:
        return False
    return is_ringed(p, target) if p.plays(SIX_HEXES) else is_surrounded(p, target)


def is_surrounded(p: Position, target: i64) -> bool:
    """Whether he has no retreat of one hex, judged as if healthy (SKIRMISH-6.6b)."""
    for end in range(i64(2)):
        start = retreat.start_of(p.front[target], p.rear[target], end)
        for d in range(i64(6)):
            place = p.board.neighbour[6 * start + d] if start >= 0 else NOWHERE
            if retreat.fault_step(p, target, p.front[target], p.rear[target], place, end, 1) == 0 and not (
                p.plays(STUNNED_SURROUNDS) and retreat.is_stunned_enemy_at(p, target, place)
            ):
                return False
    return True


def is_ringed(p: Position, target: i64) -> bool:
    """Whether every hex beside him that he could enter holds an unstunned enemy (variant)."""
    for end in range(i64(2)):
        start = retreat.start_of(p.front[target], p.rear[target], end)
        for d in range(i64(6)):
            place = p.board.neighbour[6 * start + d] if start >= 0 else NOWHERE
            if place != NOWHERE and not p.is_at(target, place) and not is_closed(p, target, start, d):
                other = p.who[place]
                if other == NOBODY or not p.are_enemies(other, target) or p.state[other] == STUNNED:
                    return False
    return True


def surrender(p: Position, target: i64) -> None:
    """A captive, and disarmed for good (SKIRMISH-6.6d); he gives up what he leads."""
    p.deeds[target] = p.deeds[target] & ~(15 * CAPTURING) | shifted(CAPTURING, p.doer)
    p.taken = target
    wounds.halt(p, target)
    wounds.let_go(p, target)
    p.set(target, CAPTURED | DISARMED)
    p.tell(SURRENDERED, target)


# -- guards (SKIRMISH-6.6e to 6.6g) -----------------------------------------------------------------------------------
def engage(p: Position, one: i64, other: i64) -> None:
    """Notes that one fought another by hand; who fought a captive alone still guards him."""
    everybody = (shifted(1, p.factions) - 1) * ENGAGED
    only = p.flags[one] & everybody == 0 or fought(p, one) == other
    p.flags[one] = p.flags[one] & ~FOUGHT | everybody
    if only and p.flags[other] & CAPTURED != 0:
        p.flags[one] |= other + 1 << FOUGHT_BIT


def fought(p: Position, counter: i64) -> i64:
    """The one captive that he fought, and nobody else; or NOBODY."""
    return ((p.flags[counter] & FOUGHT) >> FOUGHT_BIT) - 1


def is_engaged(p: Position, guard: i64, captive: i64) -> bool:
    """SKIRMISH-6.6f."""
    engaged = p.flags[guard] & shifted(ENGAGED, p.faction[captive]) != 0
    return engaged and fought(p, guard) != captive


def disengage(p: Position, faction: i64) -> None:
    """Its movement phase is over: guards of its captives are free again, and captives that didn't flee stay."""
    for counter in range(p.cast.n):
        p.unset(counter, shifted(ENGAGED, faction))
        if p.flags[counter] & 15 * ENGAGED == 0:
            p.unset(counter, FOUGHT)
        if p.faction[counter] == faction:
            p.unset(counter, LOOSE)


def guards(p: Position, guard: i64, captive: i64) -> bool:
    """Whether an enemy in contact guards him; the blinded guard nobody (SKIRMISH-S6.6)."""
    may_guard = hinders(p, guard) or (p.plays(STUNNED_GUARDS) and p.state[guard] == STUNNED)
    return may_guard and p.blinded[guard] == 0 and not is_engaged(p, guard, captive)


def is_guarded(p: Position, captive: i64) -> bool:
    """SKIRMISH-6.6e."""
    for at in range(i64(12)):
        enemy = enemy_beside(p, captive, at)
        if enemy != NOBODY and guards(p, enemy, captive):
            return True
    return False


def is_touched(p: Position, captive: i64) -> bool:
    """Whether any enemy at all is in contact with him."""
    found = False
    for at in range(i64(12)):
        found = found or enemy_beside(p, captive, at) != NOBODY
    return found


def enemy_beside(p: Position, captive: i64, at: i64) -> i64:
    """The enemy in contact over a side, six for the front and six for the rear, or NOBODY."""
    place = p.front[captive] if at < 6 else p.rear[captive]
    other = p.board.contact[6 * place + at % 6] if place >= 0 else NOWHERE
    enemy = p.who[other] if other != NOWHERE else NOBODY
    return enemy if enemy != NOBODY and p.are_enemies(enemy, captive) else NOBODY


# -- getting away (SKIRMISH-6.6g) -------------------------------------------------------------------------------------
def loosen(p: Position, faction: i64) -> None:
    """Its movement phase begins: captives without a guard may move."""
    for counter in range(p.cast.n):
        if p.faction[counter] == faction and p.flags[counter] & CAPTURED != 0 and p.is_on_map(counter):
            if not is_guarded(p, counter):
                p.set(counter, LOOSE)
            break_away(p, counter)


def break_away(p: Position, counter: i64) -> None:
    """Out of contact with every enemy he is no longer a captive."""
    if p.flags[counter] & CAPTURED != 0 and p.is_on_map(counter) and not is_touched(p, counter):
        p.unset(counter, CAPTURED | LOOSE)
        p.tell(FREED, counter)
