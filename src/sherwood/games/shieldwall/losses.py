"""SHIELDWALL-1.6c, 9.2b-c: figures that are lost, and what that means for those who were of one unit with them."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import LOST
from sherwood.games.shieldwall.position import FALLEN, FOUGHT, KILLED, LOADED, MOURNS, OWES_CHECK, TO_COME, Position
from sherwood.games.shieldwall.variants import LASTING_GRIEF, LEADER_12


def begin_turn(position: Position) -> None:
    """Units are found, and nobody has fallen yet. A band that comes in during the turn is a unit."""
    roster, units = position.field.roster, position.set.units
    units.find(position.stands)
    for figure in range(roster.n):
        comes = position.status[figure] == TO_COME
        position.tag[figure] = roster.first[roster.band[figure]] if comes else units.tag[figure]
        position.drop_bits(figure, FALLEN if position.plays(LASTING_GRIEF) else FALLEN | MOURNS)


def remove(position: Position, figure: i64, status: i64) -> None:
    """Takes a figure off the table: KILLED, ROUTED, SURRENDERED or LEFT_TABLE. Only who is killed makes his unit check."""
    position.stands.on[figure] = 0
    position.status[figure] = status
    position.bits[figure] &= LOADED | FOUGHT
    position.tell(LOST, figure, status)
    if status == KILLED and not is_bystander(position, figure):
        bury(position, figure)


def bury(position: Position, figure: i64) -> None:
    """SHIELDWALL-9.2b-c: a unit checks for a leader, and when the losses of a turn come to more than a third of it."""
    tag = position.tag[figure]
    position.set_bits(figure, FALLEN)
    if is_leader(position, figure):
        mark_unit(position, tag, MOURNS | OWES_CHECK)
        if position.plays(LEADER_12):
            alarm(position, figure)
    size, fallen = size_of(position, tag), fallen_of(position, tag)
    if 3 * (fallen - 1) <= size < 3 * fallen:
        mark_unit(position, tag, OWES_CHECK)


def alarm(position: Position, leader: i64) -> None:
    """By the variant `leader_12` all units of his side check that have a figure within 12 inches of him."""
    side, contact = position.field.roster.side, position.set.contact
    position.stands.lay(leader, contact.one)
    for figure in range(position.field.roster.n):
        if side[figure] == side[leader] and position.is_on(figure):
            position.stands.lay(figure, contact.other)
            if contact.one.within(contact.other, position.field.tables.alarm):
                position.set_bits(figure, OWES_CHECK)


def mark_unit(position: Position, tag: i64, bits: i64) -> None:
    """Marks those on the table who were of a unit when the turn began."""
    for figure in range(position.field.roster.n):
        if position.tag[figure] == tag and position.is_on(figure):
            position.set_bits(figure, bits)


def size_of(position: Position, tag: i64) -> i64:
    """Of a unit when the turn began, bystanders aside (SHIELDWALL-S3.6)."""
    found: i64 = 0
    for figure in range(position.field.roster.n):
        if position.tag[figure] == tag and not is_bystander(position, figure):
            found += 1
    return found


def fallen_of(position: Position, tag: i64) -> i64:
    found: i64 = 0
    for figure in range(position.field.roster.n):
        if position.tag[figure] == tag and position.has(figure, FALLEN):
            found += 1
    return found


def is_leader(position: Position, figure: i64) -> bool:
    field = position.field
    return field.troops.leader[field.roster.troop[figure]] == 1


def is_steadfast(position: Position, figure: i64) -> bool:
    """SHIELDWALL-S4.4: whether a figure stands in the area that it won't leave."""
    field, stands = position.field, position.stands
    area = field.steady[field.roster.band[figure]]
    return area != NONE and field.ground.areas[area].holds(stands.x[figure], stands.y[figure])


def is_bystander(position: Position, figure: i64) -> bool:
    """SHIELDWALL-S3.6."""
    field = position.field
    return field.bystanders[field.roster.band[figure]] == 1
