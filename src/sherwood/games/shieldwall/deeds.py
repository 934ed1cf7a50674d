"""SHIELDWALL-0.4: orders that ask for nothing more and are done at once: what scenarios and castles allow."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import breaching, climbing, edges, loads
from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.kinds import (
    BREACH,
    BRIDGE_DOWN,
    BRIDGE_UP,
    FORCE_BRIDGE,
    LEAVE,
    NO_WAY,
    ONE_MAN,
    PASS_GAP,
    PLANT,
    POST,
    POSTED,
    TAKE,
)
from sherwood.games.shieldwall.position import DIGS, Position


def is_deed(order: i64) -> bool:
    return order >= TAKE


def fault(position: Position, body: Body, order: i64, place: i64) -> i64:
    """Whether those of a body may do it; all but leaving is for one man. place: of the castle, to take post."""
    if order == LEAVE:
        return edges.fault_leave(position, body)
    if body.n != 1:
        return ONE_MAN
    if order == TAKE:
        return loads.fault_take(position, body.men[0])
    return fault_in_castle(position, body.men[0], order, place)


def fault_in_castle(position: Position, figure: i64, order: i64, place: i64) -> i64:
    """SHIELDWALL-11."""
    if order == POST:
        return climbing.fault_post(position, figure, place) if position.field.castle.n > 0 else NO_WAY
    if order == PLANT:
        return climbing.fault_plant(position, figure)
    if order == BREACH:
        return breaching.fault_breach(position, figure)
    if order == PASS_GAP:
        return breaching.fault_pass(position, figure)
    return (
        breaching.fault_haul(position, figure, order)
        if order in (BRIDGE_UP, BRIDGE_DOWN)
        else breaching.fault_force(position, figure)
    )


def do(position: Position, body: Body, order: i64, place: i64) -> None:
    figure = body.men[0]
    if order == LEAVE:
        edges.leave(position, body)
    elif order == TAKE:
        loads.take(position, figure)
    elif order == POST:
        climbing.take_post(position, figure, place)
        position.tell(POSTED, figure, place)
    elif order == PLANT:
        climbing.plant(position, figure)
    elif order == PASS_GAP:
        breaching.squeeze_through(position, figure)
    else:
        work(position, figure, order)


def work(position: Position, figure: i64, order: i64) -> None:
    """At a wall or a drawbridge; with nothing else in between."""
    if order == BREACH:
        breaching.breach(position, figure)
    elif order == FORCE_BRIDGE:
        position.set_bits(figure, DIGS)
    else:
        breaching.haul(position, figure, order)


def ends_work(order: i64) -> bool:
    """Whether who is given an order can't go on with what he did at a drawbridge."""
    return order not in (BRIDGE_UP, BRIDGE_DOWN)
