"""SHIELDWALL-6.1a: who is engaged with whom."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import FRONT, NONE
from sherwood.games.shieldwall.position import Position


def is_engaged(position: Position, figure: i64) -> bool:
    """Whether some enemy and this figure touch squarely, one of them with its front."""
    return engager(position, figure) != NONE


def engager(position: Position, figure: i64) -> i64:
    """The lowest enemy with which a figure is engaged, or NONE."""
    roster = position.field.roster
    foes = 1 - roster.side[figure]
    for enemy in range(roster.start[foes], roster.end[foes]):
        if may_meet(position, figure, enemy) and engages(position, figure, enemy):
            return enemy
    return NONE


def may_meet(position: Position, figure: i64, enemy: i64) -> bool:
    """False only for who is no enemy, not on the table, or too far off to be in contact: a glance."""
    stands, side = position.stands, position.field.roster.side
    return stands.on[enemy] == 1 and side[enemy] != side[figure] and position.set.contact.may_meet(stands, figure, enemy)


def engages(position: Position, one: i64, other: i64) -> bool:
    contact = position.set.contact
    edge = contact.touches(position.stands, one, other)
    return edge != NONE and (edge == FRONT or contact.other.touches(contact.one) == FRONT)


def fronts_nobody(position: Position, figure: i64) -> bool:
    """Whether a figure's front touches no enemy squarely (SHIELDWALL-6.1c)."""
    contact, roster = position.set.contact, position.field.roster
    foes = 1 - roster.side[figure]
    return not any(
        may_meet(position, figure, enemy) and contact.touches(position.stands, enemy, figure) == FRONT
        for enemy in range(roster.start[foes], roster.end[foes])
    )


def is_in_contact(position: Position, figure: i64) -> bool:
    """SHIELDWALL-1.3a: whether an enemy's base is at most 5 away."""
    roster = position.field.roster
    foes = 1 - roster.side[figure]
    return any(
        may_meet(position, figure, enemy) and position.set.contact.meets(position.stands, figure, enemy)
        for enemy in range(roster.start[foes], roster.end[foes])
    )
