"""SHIELDWALL-0.4: who may be given which order, and what it begins."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import assault, breaching, charge, deeds, edges, formations, freed, losses
from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import (
    ABOUT_FACE,
    ADVANCE,
    ASSAULT,
    BEARS_LOAD,
    CHARGE,
    FACE_APART,
    FORM_RING,
    FORM_WALL,
    FREE_ENGAGE,
    HALF_CIRCLE,
    IS_ALOFT,
    IS_ENGAGED,
    IS_FREED,
    LEAVE,
    MAY_STILL_RUN,
    MUST_GO,
    NO_PLACE,
    NOBODY,
    NOT_ALONE,
    NOT_FORMED,
    NOT_FREE,
    NOT_NOW,
    NOT_YOURS,
    ONE_MAN,
    OPEN_ORDER,
    ORDERED_ALREADY,
    ORDERS,
    POST,
    RING_MOVE,
    TAKE,
    WAITS,
)
from sherwood.games.shieldwall.movement import fault_rest
from sherwood.games.shieldwall.position import (
    ANSWERED,
    COMPELLED,
    FREED,
    IN_HAND,
    LOADED,
    LOOSE,
    ORDERED,
    PRELUDE,
    RING,
    TOOK_ORDER,
    Position,
)
from sherwood.games.shieldwall.variants import FREE_AFTER_MELEE


# -- who is ordered -----------------------------------------------------------------------------------------------------
def muster(position: Position, band: i64) -> Body:
    """The men of a band on the table who were not ordered singly."""
    roster = position.field.roster
    body = position.set.body
    body.clear()
    first = roster.first[band]
    for man in range(first, first + roster.men[band]):
        if position.is_on(man) and not position.has(man, ORDERED) and not is_aloft(position, man):
            body.add(position.stands, man)
    return body


def is_aloft(position: Position, figure: i64) -> bool:
    """SHIELDWALL-11.0c: whether a man stands on a place of a castle, where he is ordered singly."""
    return position.field.castle.is_aloft(position.stands, figure)


def alone(position: Position, figure: i64) -> Body:
    body = position.set.body
    body.clear()
    body.add(position.stands, figure)
    return body


def fault_of_band(position: Position, band: i64) -> i64:
    field = position.field
    if field.roster.side[field.roster.first[band]] != position.seat:
        return NOT_YOURS
    if position.done[band] & TOOK_ORDER != 0:
        return ORDERED_ALREADY
    return WAITS if field.waits[band] >= position.number else 0


def fault_of_man(position: Position, figure: i64) -> i64:
    """SHIELDWALL-3.1h, 7.3b: the engaged take no orders, free figures none of these, leaders excepted."""
    if is_engaged(position, figure):
        return IS_ENGAGED
    if not position.has(figure, FREED) or losses.is_leader(position, figure) or position.plays(FREE_AFTER_MELEE):
        return 0
    return 0 if is_aloft(position, figure) else IS_FREED


def fault_of_men(position: Position, body: Body) -> i64:
    for k in range(body.n):
        fault = fault_of_man(position, body.men[k])
        if fault != 0:
            return fault
    return 0


def is_any(position: Position) -> bool:
    """SHIELDWALL-0.8: whether the seat has somebody who may take an order."""
    roster = position.field.roster
    return any(
        roster.side[figure] == position.seat
        and position.is_on(figure)
        and position.field.waits[roster.band[figure]] < position.number
        and (fault_of_man(position, figure) == 0 or freed.may_choose(position, figure))
        for figure in range(roster.n)
    ) or any(edges.may_enter(position, band) for band in range(roster.bands))


# -- legality -----------------------------------------------------------------------------------------------------------
def fault_order(position: Position, band: i64, order: i64, ranks: i64) -> i64:
    if band >= position.field.roster.bands or order >= ORDERS or (ranks != 0 and order != FORM_WALL):
        return NOT_NOW
    fault = fault_of_band(position, band)
    if fault != 0:
        return fault
    if freed.is_order(order):
        return fault_of_free(position, freed.muster(position, band), band, NONE, order)
    body = muster(position, band)
    if body.n == 0:
        return NOBODY
    fault = fault_of_men(position, body)
    return fault if fault != 0 else fault_of_order(position, body, band, order, ranks)


def fault_alone(position: Position, figure: i64, order: i64, place: i64) -> i64:
    """SHIELDWALL-3.6b: advance, about face and assault are for single figures, too, and so is what free ones may do.

    place: of the castle, with POST.
    """
    if order >= ORDERS or (place != 0 and order != POST):
        return NOT_NOW
    fault = fault_to_act(position, figure, order)
    if fault != 0:
        return fault
    band = position.field.roster.band[figure]
    if freed.is_order(order):
        return fault_of_free(position, freed.alone(position, figure), band, figure, order)
    body = alone(position, figure)
    return deeds.fault(position, body, order, place) if deeds.is_deed(order) else fault_of_order(position, body, band, order, 0)


def fault_to_act(position: Position, figure: i64, order: i64) -> i64:
    """Whether a man may be ordered singly, to do what is asked afterwards; deeds differ in nothing here."""
    roster = position.field.roster
    if figure >= roster.n or not position.is_on(figure):
        return NOBODY
    free, deed, aloft = freed.is_order(order), deeds.is_deed(order), is_aloft(position, figure)
    if not free and not deed and order not in (ADVANCE, ABOUT_FACE, ASSAULT):
        return NOT_ALONE
    if aloft and not deed:
        return IS_ALOFT
    if position.has(figure, ORDERED):
        return ORDERED_ALREADY
    fault = fault_of_band(position, roster.band[figure])
    if fault != 0 and not (fault == ORDERED_ALREADY and aloft):
        return fault
    return 0 if free else fault_of_man(position, figure)


def fault_of_free(position: Position, body: Body, band: i64, man: i64, order: i64) -> i64:
    """SHIELDWALL-7.3a."""
    if body.n == 0:
        return NOT_FREE
    if order == FREE_ENGAGE and any(position.has(body.men[k], LOADED) for k in range(body.n)):
        return BEARS_LOAD
    return fault_launch(position, band, man, order) if order == FREE_ENGAGE else 0


def fault_of_order(position: Position, body: Body, band: i64, order: i64, ranks: i64) -> i64:
    """What an order asks of those who are to carry it out."""
    if deeds.is_deed(order):
        return deeds.fault(position, body, order, 0) if order in (TAKE, LEAVE) else ONE_MAN
    if order in (CHARGE, ASSAULT) and any(position.has(body.men[k], LOADED) for k in range(body.n)):
        return BEARS_LOAD
    if order == ADVANCE:
        return 0 if body.faces_one_way(position.stands) else FACE_APART
    if order == ABOUT_FACE:
        body.turn_each(position.stands, HALF_CIRCLE)
        return fault_rest(position, body)
    if order == CHARGE:
        return charge.fault_charge(position, body)
    if order == ASSAULT:
        fault = assault.fault_assault(position, body)
        return fault if fault != 0 else fault_launch(position, band, body.men[0] if body.n == 1 else NONE, order)
    if order == RING_MOVE:
        return 0 if position.formation[band] == RING else NOT_FORMED
    if order == OPEN_ORDER:
        return 0 if position.formation[band] != LOOSE else NOT_FORMED
    return fault_forming(position, band, order, ranks) if order in (FORM_WALL, FORM_RING) else 0


def fault_launch(position: Position, band: i64, man: i64, order: i64) -> i64:
    """Whether an assault leads anybody to an enemy, asked of a twin to which the order is given."""
    later = position.twin()
    begin(later, band, man, order)
    return 0 if assault.is_any(later) else NO_PLACE


def fault_forming(position: Position, band: i64, order: i64, ranks: i64) -> i64:
    """Asks it of a twin to which the order is given."""
    later = position.twin()
    begin(later, band, NONE, order)
    body = muster(later, band)
    if order == FORM_WALL:
        return formations.fault_wall(later, body, ranks)
    return formations.fault_ring(later, body)


def fault_done(position: Position) -> i64:
    """Whether an order may end here: not within a prelude, nor while men who have lost control can take a place."""
    if position.stage == PRELUDE and position.legs > 0:
        return MAY_STILL_RUN
    return MUST_GO if position.order == ASSAULT and position.progress & COMPELLED != 0 else 0


# -- giving it ----------------------------------------------------------------------------------------------------------
def begin(position: Position, band: i64, man: i64, order: i64) -> None:
    """A band, or one man of it, begins to carry out an order; whatever moves a band dissolves its formation."""
    launch(position, band, man, order, called(position, band, man, order))
    if man == NONE and not freed.is_order(order):
        position.done[band] |= TOOK_ORDER
        if order != RING_MOVE:
            position.formation[band] = LOOSE


def called(position: Position, band: i64, man: i64, order: i64) -> Body:
    """Those for whom an order is."""
    if man != NONE:
        return alone(position, man)
    return freed.muster(position, band) if freed.is_order(order) else muster(position, band)


def launch(position: Position, band: i64, man: i64, order: i64, body: Body) -> None:
    """The order is that of these men."""
    position.band, position.man, position.order = band, man, order
    position.progress = 0
    position.legs = 0
    position.spent = 0
    for k in range(body.n):
        if deeds.ends_work(order):
            breaching.disturb(position, body.men[k])
        position.set_bits(body.men[k], IN_HAND)
        position.points_on[body.men[k]] = 0
        position.mark(body.men[k])


def end(position: Position) -> None:
    """Nothing more is to be done for the order."""
    for figure in range(position.field.roster.n):
        if position.has(figure, IN_HAND):
            position.drop_bits(figure, IN_HAND)
            position.set_bits(figure, ORDERED)
    for band in range(position.field.roster.bands):
        position.done[band] &= ~ANSWERED
    position.band = NONE
    position.man = NONE
    position.order = 0
    position.progress = 0
    position.legs = 0
    position.spent = 0
