"""SHIELDWALL-5.4: those who are charged, or assaulted, shoot before they are reached."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import charge, fire, shots
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import AT_CHARGERS, NOT_NOW, RUN
from sherwood.games.shieldwall.movement import in_hand
from sherwood.games.shieldwall.position import ANSWERED, IN_HAND, Position
from sherwood.games.shieldwall.troops import UNARMED
from sherwood.kernel.moves import a_of, b_of, kind_of


def next_band(position: Position) -> i64:
    """The lowest band that is to be asked before the waiting move is made, or NONE."""
    for band in range(position.field.roster.bands):
        if is_armed(position, band) and is_met(position, band) and may_shoot(position, band):
            return band
    return NONE


def is_armed(position: Position, band: i64) -> bool:
    """Whether a band of the defender has missiles, and hasn't answered this order yet."""
    roster = position.field.roster
    first = roster.first[band]
    return (
        roster.side[first] != position.attacker()
        and position.done[band] & ANSWERED == 0
        and shots.missile(position, first) != UNARMED
    )


def is_met(position: Position, band: i64) -> bool:
    """Whether the waiting run meets a man of a band, or the waiting strike is at one."""
    roster, waiting = position.field.roster, position.waiting
    if kind_of(waiting) != RUN:
        return roster.band[b_of(waiting)] == band
    body, stands = in_hand(position), position.stands
    body.step(stands, stands.facing[body.men[0]], 0, a_of(waiting))
    body.swap(stands)
    meets = any(
        charge.is_met(position, body.men[k], man)
        for k in range(body.n)
        for man in range(roster.first[band], roster.first[band] + roster.men[band])
    )
    body.swap(stands)
    return meets


def may_shoot(position: Position, band: i64) -> bool:
    """Whether a man of a band may shoot at one of those who come."""
    roster = position.field.roster
    return any(
        position.is_on(man)
        and fire.fault_shooter(position, man, AT_CHARGERS) == 0
        and any(
            position.has(other, IN_HAND) and fire.fault_meeting(position, man, other, AT_CHARGERS) == 0
            for other in range(roster.n)
        )
        for man in range(roster.first[band], roster.first[band] + roster.men[band])
    )


def fault(position: Position, band: i64, shoots: i64) -> i64:
    return 0 if band == position.called and shoots <= 1 else NOT_NOW


def shoot(position: Position, band: i64) -> None:
    """One man after another takes the nearest of those who come, not yet aimed at; then round again."""
    roster, volley = position.field.roster, position.set.volley
    volley.clear()
    for other in range(roster.n):
        if position.has(other, IN_HAND) and position.is_on(other):
            volley.add(other)
    for man in range(roster.first[band], roster.first[band] + roster.men[band]):
        if position.is_on(man):
            fire.shoot_at_one(position, man, AT_CHARGERS)
