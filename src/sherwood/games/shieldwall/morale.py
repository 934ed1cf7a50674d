"""SHIELDWALL-9: morale: who checks at the end of a step, with what on the dice, and what comes of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import threats
from sherwood.games.shieldwall.freed import note_fighters
from sherwood.games.shieldwall.geometry import FRONT, NONE, REAR
from sherwood.games.shieldwall.kinds import CHECKED, MODIFIER_BASE, OUTCOME
from sherwood.games.shieldwall.losses import is_bystander, is_leader, is_steadfast, remove
from sherwood.games.shieldwall.position import (
    IN_FLANK,
    IN_HAND,
    IN_REAR,
    LOOSE,
    LOST_BANNER,
    MOURNS,
    MOVEMENT_STEP,
    OWES_CHECK,
    RING,
    ROUTED,
    SURRENDERED,
    UNCONTROLLED,
    Position,
)
from sherwood.games.shieldwall.retreat import fall_back, towards_enemy
from sherwood.games.shieldwall.tables import ADVANCE, BERSERK, FALL_BACK, OBEY, ROUT
from sherwood.games.shieldwall.troops import ELITE, MILITIA, REGULAR
from sherwood.games.shieldwall.variants import REGULAR_NINE

NINE: Final[i64] = 9
"""At which regulars, too, obey by the variant `regular_nine`."""


# -- causes (SHIELDWALL-9.2) --------------------------------------------------------------------------------------------
def note_attacks(position: Position) -> None:
    """SHIELDWALL-9.1b: marks whose side or rear an enemy's front touches squarely; a ring's men have neither."""
    roster, stands, contact = position.field.roster, position.stands, position.set.contact
    for figure in range(roster.n):
        if not position.is_on(figure) or position.formation[roster.band[figure]] == RING:
            continue
        for enemy in range(roster.n):
            if roster.side[enemy] != roster.side[figure] and position.is_on(enemy):
                edge = contact.touches(stands, enemy, figure)
                if edge > FRONT and contact.other.touches(contact.one) == FRONT:
                    position.set_bits(figure, IN_REAR if edge == REAR else IN_FLANK)


def find_units(position: Position) -> None:
    """The units of those now on the table: who checks at the end of a step, and who starts a half-turn together."""
    units = position.set.units
    units.find(position.stands)
    for figure in range(position.field.roster.n):
        position.unit[figure] = units.tag[figure]


def begin(position: Position) -> None:
    """A step is over; a movement step is itself a cause."""
    if position.step == MOVEMENT_STEP or any(position.has(figure, OWES_CHECK) for figure in range(position.field.roster.n)):
        note_attacks(position)
        find_units(position)
    if position.step == MOVEMENT_STEP:
        note_fighters(position)
        threats.find(position)


# -- who checks next (SHIELDWALL-9.2d) ----------------------------------------------------------------------------------
def next_unit(position: Position) -> i64:
    """The unit, by its tag, that checks next: first the attacker's, by their lowest figures; NONE if none does."""
    attacker = position.attacker()
    tag = next_of(position, attacker)
    return tag if tag != NONE else next_of(position, 1 - attacker)


def next_of(position: Position, side: i64) -> i64:
    """Nobody checks while no enemy is on the table."""
    best = NONE
    faced = False
    for figure in range(position.field.roster.n):
        if position.field.roster.side[figure] != side:
            faced = faced or position.is_on(figure)
        elif (
            position.has(figure, OWES_CHECK)
            and (best == NONE or position.unit[figure] < best)
            and may_check(position, position.unit[figure])
        ):
            best = position.unit[figure]
    return best if faced else NONE


def may_check(position: Position, tag: i64) -> bool:
    """SHIELDWALL-9.2e: a leader alone never does; SHIELDWALL-S3.6: nor do bystanders."""
    members: i64 = 0
    leaders: i64 = 0
    for figure in range(tag, position.field.roster.n):
        if is_member(position, figure, tag):
            members += 1
            if is_leader(position, figure):
                leaders += 1
    return members > 1 or (members == 1 and leaders == 0)


def is_member(position: Position, figure: i64, tag: i64) -> bool:
    return position.unit[figure] == tag and position.is_on(figure) and not is_bystander(position, figure)


def end(position: Position) -> None:
    """All have checked."""
    for figure in range(position.field.roster.n):
        position.drop_bits(figure, OWES_CHECK)


# -- the check (SHIELDWALL-9.1) -----------------------------------------------------------------------------------------
def column(position: Position, tag: i64) -> i64:
    """The class of most of a unit, the lower of two, one up with a leader; BERSERK if all are berserkers."""
    best = BERSERK
    most: i64 = 0
    for rank in range(ELITE, MILITIA + 1):
        found = of_rank(position, tag, rank)
        if found > 0 and found >= most:
            best, most = rank, found
    return max(ELITE, best - 1) if best != BERSERK and has_leader(position, tag) else best


def of_rank(position: Position, tag: i64, rank: i64) -> i64:
    """How many of a unit are of a class, berserkers aside."""
    field = position.field
    found: i64 = 0
    for figure in range(tag, field.roster.n):
        troop = field.roster.troop[figure]
        if is_member(position, figure, tag) and field.troops.rank[troop] == rank and field.troops.berserker[troop] == 0:
            found += 1
    return found


def has_leader(position: Position, tag: i64) -> bool:
    return any(is_leader(position, figure) and is_member(position, figure, tag) for figure in range(tag, position.field.roster.n))


def modifier(position: Position, tag: i64) -> i64:
    """SHIELDWALL-9.1b: all that apply add up, but of flank and rear only the worse."""
    tables = position.field.tables
    bits: i64 = 0
    for figure in range(tag, position.field.roster.n):
        if is_member(position, figure, tag):
            bits |= position.bits[figure]
    total: i64 = 0
    if bits & MOURNS != 0:
        total += tables.leader_killed
    if bits & LOST_BANNER != 0:
        total += tables.banner_captured
    if bits & IN_REAR != 0:
        total += tables.attacked_in_rear
    elif bits & IN_FLANK != 0:
        total += tables.attacked_in_flank
    return total


def result(position: Position, row: i64, score: i64) -> i64:
    """Of a column (SHIELDWALL-9.3a)."""
    if row == REGULAR and score == NINE and position.plays(REGULAR_NINE):
        return OBEY
    return position.field.tables.result(row, score)


def result_for(position: Position, figure: i64, row: i64, score: i64) -> i64:
    """What it means for a figure of the unit (SHIELDWALL-9.1e, 9.4b, 9.4e, S4.4)."""
    field = position.field
    troop = field.roster.troop[figure]
    found = result(position, BERSERK if field.troops.berserker[troop] == 1 else row, score)
    if found == ROUT and field.troops.rank[troop] == ELITE:
        return OBEY
    if found == ADVANCE and is_steadfast(position, figure):
        return OBEY
    return OBEY if found in (FALL_BACK, ADVANCE) and is_in_castle(position, figure) else found


def is_in_castle(position: Position, figure: i64) -> bool:
    """SHIELDWALL-9.4e: on a post, a wall-walk, stairs or a ladder."""
    return position.field.castle.is_aloft(position.stands, figure)


# -- what comes of it (SHIELDWALL-9.4) ----------------------------------------------------------------------------------
def check(position: Position, tag: i64, dice: i64) -> None:
    """The unit has thrown its dice."""
    row, added = column(position, tag), modifier(position, tag)
    score = dice + added
    position.tell(CHECKED, tag, dice, added + MODIFIER_BASE)
    position.tell(OUTCOME, tag, row, result(position, row, score))
    for figure in range(tag, position.field.roster.n):
        if is_member(position, figure, tag):
            position.drop_bits(figure, OWES_CHECK | UNCONTROLLED)
            suffer(position, figure, result_for(position, figure, row, score))
    if any(position.has(figure, IN_HAND) for figure in range(tag, position.field.roster.n)):
        fall_back(position, towards_enemy(position))


def suffer(position: Position, figure: i64, found: i64) -> None:
    """Those who fall back are in hand for that."""
    if found == ROUT:
        remove(position, figure, SURRENDERED if is_in_castle(position, figure) else ROUTED)
    elif found == FALL_BACK:
        position.set_bits(figure, IN_HAND)
        position.formation[position.field.roster.band[figure]] = LOOSE
    elif found == ADVANCE:
        position.set_bits(figure, UNCONTROLLED)
