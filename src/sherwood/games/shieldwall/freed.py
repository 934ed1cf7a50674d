"""SHIELDWALL-7.3: free figures: whom a melee round has left without an enemy."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.kinds import FREE_ENGAGE, FREE_STAND
from sherwood.games.shieldwall.position import FOUGHT, FREED, ORDERED, Position


def note_fighters(position: Position) -> None:
    """A movement step is over, or a melee step begins."""
    for figure in range(position.field.roster.n):
        position.drop_bits(figure, FOUGHT)
        if position.is_on(figure) and is_engaged(position, figure):
            position.set_bits(figure, FOUGHT)


def set_free(position: Position) -> None:
    """SHIELDWALL-7.3c: a melee step is over. Who has gone back by himself has lost the mark of a fighter."""
    for figure in range(position.field.roster.n):
        if position.is_on(figure) and position.has(figure, FOUGHT) and not is_engaged(position, figure):
            position.set_bits(figure, FREED)
        position.drop_bits(figure, FOUGHT)


def is_order(order: i64) -> bool:
    """Whether an order is for free figures."""
    return FREE_STAND <= order <= FREE_ENGAGE


def muster(position: Position, band: i64) -> Body:
    """The free figures of a band that have had no order yet."""
    roster = position.field.roster
    body = position.set.body
    body.clear()
    first = roster.first[band]
    for man in range(first, first + roster.men[band]):
        if may_choose(position, man):
            body.add(position.stands, man)
    return body


def alone(position: Position, figure: i64) -> Body:
    """A free figure; nobody, if it isn't one."""
    body = position.set.body
    body.clear()
    if may_choose(position, figure):
        body.add(position.stands, figure)
    return body


def may_choose(position: Position, figure: i64) -> bool:
    return (
        position.is_on(figure)
        and position.has(figure, FREED)
        and not position.has(figure, ORDERED)
        and not is_engaged(position, figure)
        and not position.field.castle.is_aloft(position.stands, figure)
    )
