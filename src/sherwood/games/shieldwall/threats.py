"""SHIELDWALL-9.2a: which units face a force three times as great within charge distance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.body import way_cost
from sherwood.games.shieldwall.geometry import EXCESS, root
from sherwood.games.shieldwall.losses import is_bystander, is_steadfast
from sherwood.games.shieldwall.movement import rate
from sherwood.games.shieldwall.position import FOUGHT, OUTNUMBERED, OWES_CHECK, Position
from sherwood.games.shieldwall.terrain import CLEAR_COST

TIMES: Final[i64] = 3
"""So much greater a force makes a unit check."""


def find(position: Position) -> None:
    """At the end of a movement step, when it is known who is engaged, and which units there are."""
    for tag in range(position.field.roster.n):
        alone = unengaged_of(position, tag)
        if alone > 0:
            weigh(position, tag, TIMES * alone)


def unengaged_of(position: Position, tag: i64) -> i64:
    """How many of a unit can be threatened."""
    found: i64 = 0
    for figure in range(tag, position.field.roster.n):
        if position.unit[figure] == tag and counts(position, figure) and not is_steadfast(position, figure):
            found += 1
    return found


def counts(position: Position, figure: i64) -> bool:
    """Bystanders don't, nor do men in a melee."""
    return position.is_on(figure) and not position.has(figure, FOUGHT) and not is_bystander(position, figure)


def weigh(position: Position, tag: i64, force: i64) -> None:
    """A unit checks that faces so great a force, unless all of it have checked for that already."""
    threatened = faces(position, tag, force)
    known = True
    for figure in range(tag, position.field.roster.n):
        if position.unit[figure] != tag or not counts(position, figure):
            continue
        if not threatened:
            position.drop_bits(figure, OUTNUMBERED)
        elif not position.has(figure, OUTNUMBERED):
            known = False
    if threatened and not known:
        mark(position, tag)


def mark(position: Position, tag: i64) -> None:
    for figure in range(tag, position.field.roster.n):
        if position.unit[figure] == tag and counts(position, figure):
            position.set_bits(figure, OUTNUMBERED | OWES_CHECK)


def faces(position: Position, tag: i64, force: i64) -> bool:
    """Whether so many enemies reach the unit; most units have fewer near them at a glance."""
    n = position.field.roster.n
    left: i64 = 0
    for enemy in range(n):
        if is_near(position, enemy, tag):
            left += 1
    found: i64 = 0
    for enemy in range(n):
        if found + left < force or found == force:
            break
        if is_near(position, enemy, tag):
            left -= 1
            if reaches_unit(position, enemy, tag):
                found += 1
    return found == force


def is_near(position: Position, enemy: i64, tag: i64) -> bool:
    """Whether an enemy isn't surely too far away from the unit."""
    side, stands = position.field.roster.side, position.stands
    if side[enemy] == side[tag] or not counts(position, enemy):
        return False
    far = charge_move(position, enemy) + position.field.tables.road
    return any(
        position.unit[figure] == tag and stands.near(enemy, figure, far) and counts(position, figure)
        for figure in range(tag, position.field.roster.n)
    )


def charge_move(position: Position, enemy: i64) -> i64:
    """The charge move, and the excess that any move may have."""
    field = position.field
    return field.tables.charge_move(rate(position, field.roster.band[enemy])) + EXCESS


def reaches_unit(position: Position, enemy: i64, tag: i64) -> bool:
    far = charge_move(position, enemy)
    return any(
        position.unit[figure] == tag and counts(position, figure) and reaches(position, enemy, figure, far)
        for figure in range(tag, position.field.roster.n)
    )


def reaches(position: Position, enemy: i64, figure: i64, far: i64) -> bool:
    """Whether an enemy can come into contact with a figure, straight on, at the cost of so long a way on clear ground."""
    stands, contact, road = position.stands, position.set.contact, position.field.tables.road
    if stands.level[enemy] != stands.level[figure] or not stands.near(enemy, figure, far + road):
        return False
    stands.lay(enemy, contact.one)
    stands.lay(figure, contact.other)
    gap = contact.one.gap(contact.other)
    return gap <= far + road and may_come(position, enemy, figure, gap, far)


def may_come(position: Position, enemy: i64, figure: i64, gap: i64, far: i64) -> bool:
    """The same of the way over the ground: along the line of centres, as long as the gap; a line between the bases is crossed."""
    field, stands, leg = position.field, position.stands, position.set.sight
    x, y = stands.x[enemy], stands.y[enemy]
    dx, dy = stands.x[figure] - x, stands.y[figure] - y
    length = root(dx * dx + dy * dy)
    x_there, y_there = x + dx * gap // length, y + dy * gap // length
    leg.draw(x, y, x_there, y_there)
    if leg.is_barred(position.mounted(enemy)):
        return False
    loss = field.tables.crossing_loss(rate(position, field.roster.band[enemy]))
    allowance = far + (field.tables.road if leg.on_road() else 0)
    cost = way_cost(leg, loss, field.tables.contour)
    leg.draw(x_there, y_there, stands.x[figure], stands.y[figure])
    across = leg.line_crossings()
    if across > 0 and position.mounted(enemy) == 1:
        return False
    return cost + CLEAR_COST * loss * across <= CLEAR_COST * allowance
