"""SKIRMISH-1.1g and 4.2: who touches whom, and who hinders by it."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.cast import STUNNED
from sherwood.games.skirmish.position import BYSTANDER, CAPTURED, NOBODY, Position
from sherwood.games.skirmish.variants import STUNNED_INFILTRATION, STUNNED_PRESENT


def touches(p: Position, place: i64, counter: i64) -> bool:
    """Whether a place is in contact with a section of a counter on the map."""
    if p.board.are_in_contact(place, p.front[counter]):
        return True
    return p.rear[counter] >= 0 and p.board.are_in_contact(place, p.rear[counter])


def hinders(p: Position, counter: i64) -> bool:
    """Whether a counter on the map hinders its enemies: neither stunned nor captive nor a bystander (SKIRMISH-6.2e)."""
    return p.state[counter] != STUNNED and p.flags[counter] & (CAPTURED | BYSTANDER) == 0


def is_present(p: Position, counter: i64) -> bool:
    """Whether he protects or holds others by being beside them, in scenarios where that counts (SKIRMISH-6.2e)."""
    return hinders(p, counter) or (p.plays(STUNNED_PRESENT) and p.flags[counter] & (CAPTURED | BYSTANDER) == 0)


def is_hindered_at(p: Position, counter: i64, place: i64) -> bool:
    """Whether an enemy of this counter who hinders is in contact with a place."""
    nation = p.nation[counter]
    contact = p.board.contact
    for at in range(6 * place, 6 * place + 6):
        other = contact[at]
        if other != NOWHERE:
            enemy = p.who[other]
            if enemy != NOBODY and p.nation[enemy] + nation == 1 and hinders(p, enemy):
                return True
    return False


def is_hindered(p: Position, counter: i64) -> bool:
    """The same where the counter itself stands, with both hexes if it has two."""
    if is_hindered_at(p, counter, p.front[counter]):
        return True
    return p.rear[counter] >= 0 and is_hindered_at(p, counter, p.rear[counter])


def slows(p: Position, counter: i64) -> bool:
    """Whether a counter on the map makes its enemies pay for infiltration (SKIRMISH-4.2b)."""
    return hinders(p, counter) or (p.plays(STUNNED_INFILTRATION) and p.flags[counter] & (CAPTURED | BYSTANDER) == 0)


def slows_at(p: Position, counter: i64, place: i64) -> bool:
    """Whether a step from or to this place may have to be paid as infiltration (SKIRMISH-4.2a)."""
    nation = p.nation[counter]
    contact = p.board.contact
    for at in range(6 * place, 6 * place + 6):
        other = contact[at]
        if other != NOWHERE:
            enemy = p.who[other]
            if enemy != NOBODY and p.nation[enemy] + nation == 1 and slows(p, enemy):
                return True
    return False
