"""SHIELDWALL-6.2b: unengaged men of the attacker close up to double on an enemy; by a variant men step up (SHIELDWALL-6.2e)."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import assault, melee
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import BARRED, NO_PLACE, NOBODY, STEPPED_UP, STRUCK_AT, TOO_FAR, WRONG_EDGE
from sherwood.games.shieldwall.orders import alone
from sherwood.games.shieldwall.places import PLACES, SLOTS, may_take, may_turn, take
from sherwood.games.shieldwall.position import FOUGHT, IN_HAND, KILLED, LOOSE, Position


# -- who may ------------------------------------------------------------------------------------------------------------
def begin(position: Position) -> bool:
    """Whether somebody of the attacker may double up."""
    asks = False
    for figure in range(position.field.roster.n):
        if stands_by(position, figure) and finds_any(position, figure):
            position.set_bits(figure, IN_HAND)
            asks = True
    return asks


def stands_by(position: Position, figure: i64) -> bool:
    """Whether he is unengaged himself, and his band is not; the formed keep their places (SHIELDWALL-4.2e)."""
    roster = position.field.roster
    if not position.is_on(figure) or roster.side[figure] != position.attacker() or is_engaged(position, figure):
        return False
    if position.formation[roster.band[figure]] != LOOSE:
        return False
    first = roster.first[roster.band[figure]]
    men = range(first, first + roster.men[roster.band[figure]])
    return any(position.is_on(man) and is_engaged(position, man) for man in men)


def finds_any(position: Position, figure: i64) -> bool:
    return any(is_near(position, figure, enemy) and finds(position, figure, enemy) for enemy in range(position.field.roster.n))


def finds(position: Position, figure: i64, enemy: i64) -> bool:
    return any(fault_place(position, figure, enemy, place) == 0 for place in range(PLACES))


def is_near(position: Position, figure: i64, enemy: i64) -> bool:
    """Whether an enemy is engaged so near that a figure may double on him."""
    roster = position.field.roster
    if not position.is_on(enemy) or roster.side[enemy] == roster.side[figure]:
        return False
    if position.stands.level[enemy] != position.stands.level[figure]:
        return False
    return position.stands.near(figure, enemy, roster.sizes.width) and is_engaged(position, enemy)


# -- one place ----------------------------------------------------------------------------------------------------------
def fault(position: Position, figure: i64, enemy: i64, place: i64) -> i64:
    n = position.field.roster.n
    if figure >= n or not position.has(figure, IN_HAND):
        return NOBODY
    if enemy >= n or place >= PLACES or not is_near(position, figure, enemy):
        return NO_PLACE
    return fault_place(position, figure, enemy, place)


def fault_place(position: Position, figure: i64, enemy: i64, place: i64) -> i64:
    """Whether a figure may go straight to a contact place: by no more than a base's width, and over nothing."""
    if not plan(position, figure, enemy, place):
        return WRONG_EDGE
    stands, body = position.stands, position.set.body
    dx, dy = body.x[0] - stands.x[figure], body.y[0] - stands.y[figure]
    width = position.field.sizes.width
    if dx * dx + dy * dy > width * width:
        return TOO_FAR
    found = assault.fault_free(position, figure, enemy, place)
    if found != 0:
        return found
    leg = body.draw(stands, 0)
    if leg.is_barred(body.mounted()) or leg.line_crossings() > 0:
        return BARRED
    leg.draw(body.x[0], body.y[0], stands.x[enemy], stands.y[enemy])
    return BARRED if leg.line_crossings() > 0 else 0


def plan(position: Position, figure: i64, enemy: i64, place: i64) -> bool:
    """Sends a figure to a contact place; whether its edge is open to him from where he stands (SHIELDWALL-1.5d)."""
    stands, base = position.stands, position.set.enemy
    body = alone(position, figure)
    stands.lay(figure, body.other)
    stands.lay(enemy, base)
    take(body.base, place, base, position.field.roster.depth[figure])
    body.x[0], body.y[0], body.facing[0] = body.base.x, body.base.y, body.base.facing
    return may_take(place // SLOTS, base, body.other, body.other) and may_turn(body.other, body.base)


def adjust(position: Position, figure: i64, enemy: i64, place: i64) -> None:
    plan(position, figure, enemy, place)
    position.set.body.swap(position.stands)
    position.drop_bits(figure, IN_HAND)
    position.tell(STRUCK_AT, figure, enemy, place)
    for other in range(position.field.roster.n):
        if position.has(other, IN_HAND) and not finds_any(position, other):
            position.drop_bits(other, IN_HAND)


# -- stepping up (SHIELDWALL-6.2e) --------------------------------------------------------------------------------------
def step_up(position: Position) -> None:
    """Into the places of those who fell in this step."""
    for fallen in range(position.field.roster.n):
        if position.status[fallen] == KILLED and position.has(fallen, FOUGHT):
            figure = next_in_line(position, fallen)
            if figure != NONE:
                step_into(position, figure, fallen)


def next_in_line(position: Position, fallen: i64) -> i64:
    """Who of his band, unengaged, stands squarely behind the place of a fallen man; NONE if nobody does."""
    roster = position.field.roster
    first = roster.first[roster.band[fallen]]
    for figure in range(first, first + roster.men[roster.band[fallen]]):
        if position.is_on(figure) and melee.stands_behind(position, figure, fallen) and not is_engaged(position, figure):
            return figure
    return NONE


def step_into(position: Position, figure: i64, fallen: i64) -> None:
    stands, body = position.stands, alone(position, figure)
    body.x[0], body.y[0], body.facing[0] = stands.x[fallen], stands.y[fallen], stands.facing[fallen]
    if body.fault_standing(stands) == 0:
        body.swap(stands)
        position.tell(STEPPED_UP, figure, fallen)
