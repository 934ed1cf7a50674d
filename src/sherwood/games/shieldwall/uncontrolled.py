"""SHIELDWALL-9.4d: uncontrolled advances, the compulsory orders with which a movement step begins (SHIELDWALL-2.1d)."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import charge, orders
from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import ASSAULT, CHARGE, HALF_CIRCLE, ON_MIDDLE
from sherwood.games.shieldwall.movement import in_hand, rate
from sherwood.games.shieldwall.position import COMPELLED, IN_HAND, LOADED, LOOSE, NO_CHARGE, UNCONTROLLED, Position
from sherwood.games.shieldwall.retreat import bearing_to, nearest_enemy, nearest_in_hand, rush, towards_enemy
from sherwood.games.shieldwall.trig import turned


# -- who ----------------------------------------------------------------------------------------------------------------
def next_band(position: Position) -> i64:
    """The lowest band of the attacker that has men who advance, or NONE; nobody does while no enemy is on the table."""
    roster = position.field.roster
    for man in range(roster.n):
        if roster.side[man] == position.attacker() and advances(position, man):
            return NONE if nearest_enemy(position, man) == NONE else roster.band[man]
    return NONE


def advances(position: Position, man: i64) -> bool:
    """Engaged men stay, and those who may not assault (SHIELDWALL-7.1e, S3.3)."""
    return (
        position.is_on(man)
        and position.has(man, UNCONTROLLED)
        and not position.has(man, NO_CHARGE | LOADED)
        and not is_engaged(position, man)
    )


def muster(position: Position, band: i64) -> Body:
    roster = position.field.roster
    body = position.set.body
    body.clear()
    for man in range(roster.first[band], roster.first[band] + roster.men[band]):
        if advances(position, man):
            body.add(position.stands, man)
    return body


# -- the order ----------------------------------------------------------------------------------------------------------
def begin(position: Position, band: i64) -> None:
    """A charge, if the nearest enemy is beyond their rate and they may make one that meets somebody; if not, an assault."""
    later = position.twin()
    charges = begin_charge(later, band)
    if charges:
        begin_charge(position, band)
    else:
        launch(position, band, ASSAULT)
    for man in range(position.field.roster.n):
        if position.has(man, IN_HAND):
            position.drop_bits(man, UNCONTROLLED)
    position.formation[band] = LOOSE


def launch(position: Position, band: i64, order: i64) -> None:
    orders.launch(position, band, NONE, order, muster(position, band))
    position.progress |= COMPELLED


def begin_charge(position: Position, band: i64) -> bool:
    """The men turn on their middle towards the nearest enemy, if that is a lawful prelude; whether a charge follows."""
    launch(position, band, CHARGE)
    man = nearest_in_hand(position)
    enemy = nearest_enemy(position, man)
    if charge.fault_charge(position, in_hand(position)) != 0 or is_at_hand(position, man, enemy):
        return False
    angle = turned(turned(bearing_to(position, man, enemy), -position.stands.facing[man]), HALF_CIRCLE)
    if angle != HALF_CIRCLE and charge.fault_wheel(position, angle, ON_MIDDLE) == 0:
        charge.wheel(position, angle, ON_MIDDLE)
    if charge.fault_run(position) != 0:
        return False
    body = in_hand(position)
    charge.plan_run(position, body)
    return charge.meets_enemy(position, body)


def is_at_hand(position: Position, man: i64, enemy: i64) -> bool:
    """Whether an enemy is within a man's rate."""
    contact = position.set.contact
    position.stands.lay(man, contact.one)
    position.stands.lay(enemy, contact.other)
    return contact.one.within(contact.other, rate(position, position.band))


def end(position: Position) -> None:
    """Who reached nobody goes on straight."""
    if position.progress & COMPELLED != 0 and position.order == ASSAULT and in_hand(position).n > 0:
        rush(position, towards_enemy(position))
