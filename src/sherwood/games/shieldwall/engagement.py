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
    side = position.field.roster.side
    for enemy in range(position.field.roster.n):
        if position.is_on(enemy) and side[enemy] != side[figure] and engages(position, figure, enemy):
            return enemy
    return NONE


def engages(position: Position, one: i64, other: i64) -> bool:
    contact = position.set.contact
    edge = contact.touches(position.stands, one, other)
    return edge != NONE and (edge == FRONT or contact.other.touches(contact.one) == FRONT)


def fronts_nobody(position: Position, figure: i64) -> bool:
    """Whether a figure's front touches no enemy squarely (SHIELDWALL-6.1c)."""
    side = position.field.roster.side
    contact = position.set.contact
    return not any(
        position.is_on(enemy) and side[enemy] != side[figure] and contact.touches(position.stands, enemy, figure) == FRONT
        for enemy in range(position.field.roster.n)
    )


def is_in_contact(position: Position, figure: i64) -> bool:
    """SHIELDWALL-1.3a: whether an enemy's base is at most 5 away."""
    side = position.field.roster.side
    return any(
        position.is_on(enemy) and side[enemy] != side[figure] and position.set.contact.meets(position.stands, figure, enemy)
        for enemy in range(position.field.roster.n)
    )
