"""SHIELDWALL-6.2b and 6.4b: who strikes whom, in the queue of blows."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.shieldwall import armour, melee, rolls, saves, tries
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import BLOW, NOBODY, NOT_FRONTED
from sherwood.games.shieldwall.position import IN_HAND, Position
from sherwood.kernel.moves import a_of, b_of


def begin(position: Position, seat: i64) -> bool:
    """Everybody of a seat who may strike is in the queue, by the proposal; whether somebody has a choice of enemies."""
    tries.clear(position)
    asks = False
    for figure in range(position.field.roster.n):
        if position.is_on(figure) and position.field.roster.side[figure] == seat:
            place = melee.striker(position, figure)
            if place != NONE and enlist(position, figure, place) > 1:
                position.set_bits(figure, IN_HAND)
                asks = True
    if asks:
        propose(position)
    return asks


def enlist(position: Position, figure: i64, place: i64) -> i64:
    """Puts a blow of a figure in the queue if it may strike anybody; returns at how many it may."""
    found: i64 = 0
    for enemy in range(position.field.roster.n):
        if is_fronted(position, place, enemy):
            if found == 0:
                tries.add(position, BLOW, figure, enemy)
            found += 1
    return found


def is_fronted(position: Position, place: i64, enemy: i64) -> bool:
    """Whether who stands at a figure's place may strike an enemy."""
    side = position.field.roster.side
    return position.is_on(enemy) and side[enemy] != side[place] and melee.fronts(position, place, enemy)


# -- the proposal (SHIELDWALL-6.2b) -------------------------------------------------------------------------------------
def propose(position: Position) -> None:
    """Each enemy gets one before any gets two, then the weakest save is struck first."""
    for k in range(i64(len(position.tries))):
        who = a_of(position.tries[k])
        if position.has(who, IN_HAND):
            tries.aim(position, k, best(position, k, melee.striker(position, who)))


def best(position: Position, k: i64, place: i64) -> i64:
    """The enemy whom a blow of the queue should be at."""
    found = NONE
    for enemy in range(position.field.roster.n):
        if is_fronted(position, place, enemy) and (found == NONE or is_better(position, k, place, enemy, found)):
            found = enemy
    return found


def is_better(position: Position, k: i64, place: i64, one: i64, other: i64) -> bool:
    more = aimed_at(position, one, k) - aimed_at(position, other, k)
    return more < 0 or (more == 0 and weakness(position, place, one) > weakness(position, place, other))


def aimed_at(position: Position, enemy: i64, k: i64) -> i64:
    """Blows at an enemy that are settled before the one at a place of the queue."""
    found: i64 = 0
    for j in range(i64(len(position.tries))):
        one = position.tries[j]
        if b_of(one) == enemy and (j < k or not position.has(a_of(one), IN_HAND)):
            found += 1
    return found


def weakness(position: Position, place: i64, enemy: i64) -> i64:
    """What an enemy's save must show on its die."""
    edge = position.set.contact.touches(position.stands, place, enemy)
    needs = saves.need_on(position, enemy, armour.column_at(position, enemy, edge))
    return needs - melee.saved_by(position, place, enemy, edge)


# -- what is chosen -----------------------------------------------------------------------------------------------------
def fault(position: Position, figure: i64, enemy: i64) -> i64:
    n = position.field.roster.n
    if figure >= n or enemy >= n or not position.has(figure, IN_HAND):
        return NOBODY
    return 0 if is_fronted(position, melee.striker(position, figure), enemy) else NOT_FRONTED


def pair(position: Position, figure: i64, enemy: i64) -> None:
    for k in range(i64(len(position.tries))):
        if a_of(position.tries[k]) == figure:
            tries.aim(position, k, enemy)
    position.drop_bits(figure, IN_HAND)


def is_any(position: Position) -> bool:
    """Whether somebody has a choice left."""
    return any(position.has(a_of(position.tries[k]), IN_HAND) for k in range(i64(len(position.tries))))


def reckon(position: Position) -> None:
    """The blows get their odds; those that can't hit are not struck (SHIELDWALL-6.3a)."""
    struck = vec[i64]()
    for k in range(i64(len(position.tries))):
        position.tried = k
        who, whom = tries.who(position), tries.whom(position)
        position.drop_bits(who, IN_HAND)
        tries.settle(position, whom, melee.chances(position, who, whom))
        if rolls.may_hit(position):
            struck = append(struck, tries.now(position))
    position.tries = struck
    position.tried = 0
