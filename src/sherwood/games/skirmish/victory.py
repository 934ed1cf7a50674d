"""SKIRMISH-0.7: which condition decides, and what the seats have come to. `scenarios` says what each predicate means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import capture, plot, special
from sherwood.games.skirmish.cast import DEAD, WOUNDED
from sherwood.games.skirmish.kinds import ENDED
from sherwood.games.skirmish.position import CAPTURED, CAPTURING, GONE, HURTING, KILLING, LEFT, NOBODY, Position
from sherwood.games.skirmish.variants import END_WHEN_ALONE, INITIATION
from sherwood.kernel.moves import shifted

TIME_IS_UP: Final[i64] = 1
"""The ending of a game that no condition has ended."""


# -- what is the case with one counter --------------------------------------------------------------------------------
def is_dead(p: Position, counter: i64) -> bool:
    return p.state[counter] == DEAD


def is_hurt(p: Position, counter: i64) -> bool:
    return p.state[counter] == WOUNDED or is_dead(p, counter)


def is_captured(p: Position, counter: i64) -> bool:
    """A captive who is guarded, or surrendered in the effect in hand (SKIRMISH-6.6i); or was taken off for it (SKIRMISH-I.13)."""
    if p.flags[counter] & CAPTURED == 0 or not p.is_on_map(counter):
        return p.plays(INITIATION) and p.flags[counter] & CAPTURED != 0
    return counter == p.taken or capture.is_guarded(p, counter)


def did(p: Position, faction: i64, deed: i64, counter: i64) -> bool:
    return p.deeds[counter] & shifted(deed, faction) != 0


def is_down_by(p: Position, counter: i64, faction: i64) -> bool:
    if is_dead(p, counter):
        return did(p, faction, KILLING, counter)
    return is_captured(p, counter) and did(p, faction, CAPTURING, counter)


def is_married(p: Position, counter: i64) -> bool:
    for n in range(len(p.plot.suitors)):
        if p.plot.suitors[n] == counter:
            return p.married >> n & 1 == 1
    return False


def is_true_of(p: Position, predicate: i64, counter: i64, faction: i64) -> bool:
    if predicate == plot.KILLED:
        return is_dead(p, counter)
    if predicate == plot.KILLED_BY:
        return is_dead(p, counter) and did(p, faction, KILLING, counter)
    if predicate == plot.HURT or predicate == plot.FELLED:
        return is_hurt(p, counter)
    if predicate == plot.HURT_BY:
        return did(p, faction, HURTING, counter)
    if predicate == plot.HURT_OTHERWISE:
        return is_hurt(p, counter) and not did(p, faction, HURTING, counter)
    if predicate == plot.CAPTURED:
        return is_captured(p, counter)
    if predicate == plot.DOWN:
        return is_dead(p, counter) or is_captured(p, counter)
    if predicate == plot.DOWN_BY:
        return is_down_by(p, counter, faction)
    if predicate == plot.FREE:
        return not is_dead(p, counter) and not is_captured(p, counter)
    if predicate == plot.OUT:
        return is_hurt(p, counter) or is_captured(p, counter)
    if predicate == plot.LEFT:
        return p.front[counter] == LEFT
    return is_married(p, counter)


def lost(p: Position, nation: i64) -> i64:
    """Half points that a nation has lost: its dead and captives, the wounded half (SKIRMISH-P.5)."""
    found: i64 = 0
    for counter in range(p.cast.n):
        if p.nation[counter] == nation:
            if is_dead(p, counter) or is_captured(p, counter):
                found += 2 * p.plot.prices[counter]
            elif p.state[counter] == WOUNDED:
                found += p.plot.prices[counter]
    return found


# -- conditions -------------------------------------------------------------------------------------------------------
def is_true(p: Position, predicate: i64, counters: i64, sides: i64) -> bool:
    """Whether a predicate holds of all of them; there must be somebody of whom it speaks."""
    if predicate == plot.TREASURE:
        return p.owner != NOBODY and sides >> p.owner & 1 == 1
    if predicate == plot.CORNERED:
        return p.caught == 1
    if predicate == plot.AHEAD:
        nation = p.nations >> 4 * sides & 15
        return lost(p, 1 - nation) > lost(p, nation)
    for counter in range(p.cast.n):
        if counters >> counter & 1 == 1 and not is_true_of(p, predicate, counter, sides):
            return False
    return counters != 0


def holds(p: Position, n: i64) -> bool:
    of = p.plot
    first: i64 = of.upto[n - 1] if n > 0 else 0
    found = True
    for i in range(first, of.upto[n]):
        found = found and is_true(p, of.predicates[i], of.counters[i], of.sides[i])
    return found


def conclude(p: Position, ending: i64) -> None:
    p.over = ending
    p.tell(ENDED, ending)


def check(p: Position) -> None:
    """After an effect, and once somebody has come to rest: special rules, and the conditions tested at once."""
    special.take_effect(p)
    for n in range(p.plot.n):
        if p.plot.at_once[n] == 1 and holds(p, n):
            conclude(p, p.plot.endings[n])
            return
    p.taken = NOBODY
    if p.plays(END_WHEN_ALONE) and (is_spent(p, 0) or is_spent(p, 1)):
        decide(p)


def decide(p: Position) -> None:
    conclude(p, as_it_stands(p))


def as_it_stands(p: Position) -> i64:
    """The ending if time were up: the first condition that holds; or all that do, where each is judged by itself."""
    apart = p.plot.apart
    for n in range(p.plot.n):
        if holds(p, n):
            if p.plot.apart == 0:
                return p.plot.endings[n]
            apart += p.plot.endings[n]
    return apart if p.plot.apart != 0 else TIME_IS_UP


def is_spent(p: Position, nation: i64) -> bool:
    """Whether a nation has no character left that could act (SKIRMISH-0.9)."""
    for counter in range(p.cast.n):
        if p.nation[counter] == nation and p.is_fighter(counter) and not is_lost(p, counter):
            return False
    return True


def is_lost(p: Position, counter: i64) -> bool:
    return p.front[counter] in (LEFT, GONE) or p.flags[counter] & CAPTURED != 0


# -- what it is worth -------------------------------------------------------------------------------------------------
def points(p: Position, seat: i64, ending: i64) -> i64:
    """Of the winner, the grade of his victory; of all others 0."""
    of = p.plot
    for n in range(of.n):
        if of.winners[n] == seat and has_decided(p, ending, of.endings[n]):
            return of.grades[n]
    return 0


def has_decided(p: Position, ending: i64, condition: i64) -> bool:
    """Whether the ending of a condition is that which decided, or one of several."""
    return ending - p.plot.apart & condition != 0 if p.plot.apart != 0 else ending == condition
