"""SHIELDWALL-B.6: the shots that a band is offered: in each mode its best targets, as a man of it sees them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall import fire, lines, rolls, saves, shots, tries
from sherwood.games.shieldwall.kinds import DIRECT, HURLED, LANCE_THROWN, PASSING, SHOOT, SPREAD
from sherwood.games.shieldwall.position import Position
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.tables import MEDIUM
from sherwood.games.shieldwall.troops import UNARMED
from sherwood.kernel.moves import Moves, pack, shifted

MOST: Final[i64] = 4
"""Targets at whom a band is offered to shoot man for man; in other modes one."""


def fill(position: Position, out: Moves) -> None:
    roster = position.field.roster
    for band in range(roster.bands):
        first = roster.first[band]
        if roster.side[first] == position.seat and shots.missile(position, first) != UNARMED:
            offer(position, band, out)


def offer(position: Position, band: i64, out: Moves) -> None:
    """Offers a band its best targets."""
    n = position.field.roster.n
    modes, worth = zeros(n), zeros(n)
    for mode in range(PASSING + 1):
        if mode not in (SPREAD, LANCE_THROWN):
            choose(position, band, mode, modes, worth)
    for target in range(n):
        for mode in range(PASSING + 1):
            if modes[target] >> mode & 1 == 1:
                out.add(pack(SHOOT, band, target, mode))


def choose(position: Position, band: i64, mode: i64, modes: vec[i64], worth: vec[i64]) -> None:
    """Sets the bit of a mode at the targets that are worth most; modes, worth: by figure, the latter scratch."""
    if not finds(position, band, mode, worth):
        return
    for k in range(MOST if mode == DIRECT else i64(1)):
        best: i64 = 0
        for target in range(position.field.roster.n):
            if worth[target] > worth[best]:
                best = target
        if worth[best] > 0:
            modes[best] |= shifted(1, mode)
            if mode == DIRECT and k == 0:
                modes[best] |= shifted(1, SPREAD)
            worth[best] = 0


def finds(position: Position, band: i64, mode: i64, worth: vec[i64]) -> bool:
    """Whether the first man who may shoot has targets; straight on, the first man who has any. Weighs them."""
    roster = position.field.roster
    for man in range(roster.first[band], roster.first[band] + roster.men[band]):
        if position.is_on(man) and fire.fault_shooter(position, man, mode) == 0:
            if weigh(position, man, mode, worth):
                return True
            if mode != DIRECT:
                return False
    return False


def weigh(position: Position, figure: i64, mode: i64, worth: vec[i64]) -> bool:
    """What each target of a figure that may shoot is worth; whether there is any."""
    found = False
    for target in range(position.field.roster.n):
        worth[target] = 0
        if fire.fault_aim(position, figure, target, mode) == 0 and is_thought_of(position, figure, target, mode):
            worth[target] = worth_of(position, figure, target, mode)
            found = True
    return found


def is_thought_of(position: Position, figure: i64, target: i64, mode: i64) -> bool:
    """Nothing is hurled far, and nobody is shot at on his way who is as near where he stands."""
    aim = lines.take(position, figure, target, mode)
    far = shots.band(position, figure, aim, mode)
    if mode == HURLED:
        return far <= MEDIUM
    return mode != PASSING or far < shots.band(position, figure, lines.take(position, figure, target, DIRECT), DIRECT)


def worth_of(position: Position, figure: i64, target: i64, mode: i64) -> i64:
    """The points of a target, times the cases of 216 in which it is killed."""
    odds = shots.odds(position, figure, target, mode, lines.take(position, figure, target, mode))
    return kills(position, target, odds) * position.field.points_of(target)


def kills(position: Position, target: i64, odds: i64) -> i64:
    """How many of 216 cases, six of the die to hit and 36 of the save, kill a target with these odds of a try."""
    hits: i64 = 0
    for die in range(i64(1), saves.SIDES + 1):
        if rolls.hits(position, die, tries.modifier_of(odds), tries.need_of(odds)):
            hits += 1
    lost: i64 = 0
    for throw in range(i64(1), 2 * saves.SIDES + 1):
        cases = saves.cases(position, target, throw)
        if cases > 0 and not saves.saves(position, target, throw, tries.saved_by_of(odds), tries.save_of(odds)):
            lost += cases
    return hits * lost
