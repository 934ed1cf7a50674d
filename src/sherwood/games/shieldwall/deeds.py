"""SHIELDWALL-0.4: orders that ask for nothing more and are done at once: what scenarios and castles allow."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import edges, loads
from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.kinds import LEAVE, ONE_MAN, TAKE
from sherwood.games.shieldwall.position import Position


def is_deed(order: i64) -> bool:
    return order >= TAKE


def fault(position: Position, body: Body, order: i64) -> i64:
    """Whether those of a body may do it; all but leaving is for one man."""
    if order == LEAVE:
        return edges.fault_leave(position, body)
    return loads.fault_take(position, body.men[0]) if body.n == 1 else ONE_MAN


def do(position: Position, body: Body, order: i64) -> None:
    if order == LEAVE:
        edges.leave(position, body)
    else:
        loads.take(position, body.men[0])
