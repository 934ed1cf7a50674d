"""SHIELDWALL-9.4c: how men go straight back, from a check or out of a fight, and straight on, uncontrolled (SHIELDWALL-9.4d)."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import ASSAULT, FREE_BACK, HALF_CIRCLE
from sherwood.games.shieldwall.movement import budget, fault_rest, fault_way
from sherwood.games.shieldwall.position import ASSAULTED, FOUGHT, IN_HAND, MOVED, NO_CHARGE, NO_FIRE, ORDERED, Position
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.games.shieldwall.trig import ahead, bearing, turned


# -- where to -----------------------------------------------------------------------------------------------------------
def nearest_enemy(position: Position, figure: i64) -> i64:
    """The enemy whose centre is nearest to a figure's, the lower number of two, or NONE."""
    side, stands = position.field.roster.side, position.stands
    best = NONE
    for enemy in range(position.field.roster.n):
        if (
            side[enemy] != side[figure]
            and position.is_on(enemy)
            and (best == NONE or stands.square(figure, enemy) < stands.square(figure, best))
        ):
            best = enemy
    return best


def nearest_in_hand(position: Position) -> i64:
    """Who of those in hand has an enemy nearest, the lower number of two."""
    best = NONE
    least: i64 = 0
    for man in range(position.field.roster.n):
        if position.has(man, IN_HAND):
            far = position.stands.square(man, nearest_enemy(position, man))
            if best == NONE or far < least:
                best, least = man, far
    return best


def towards_enemy(position: Position) -> i64:
    """The bearing from those in hand to the nearest enemy."""
    man = nearest_in_hand(position)
    return bearing_to(position, man, nearest_enemy(position, man))


def bearing_to(position: Position, one: i64, other: i64) -> i64:
    stands = position.stands
    return bearing(stands.x[other] - stands.x[one], stands.y[other] - stands.y[one])


# -- going --------------------------------------------------------------------------------------------------------------
def fall_back(position: Position, enemy: i64) -> None:
    """Those in hand go back a charge move, away from where an enemy is, whom they face."""
    position.order = FREE_BACK
    go_straight(position, turned(enemy, HALF_CIRCLE), MOVED | NO_FIRE)


def break_away(position: Position, enemy: i64) -> None:
    """The same out of a fight, after which they may not charge at once (SHIELDWALL-7.1e)."""
    position.order = FREE_BACK
    go_straight(position, turned(enemy, HALF_CIRCLE), MOVED | NO_FIRE | NO_CHARGE)


def rush(position: Position, enemy: i64) -> None:
    """Those in hand go on a charge move to where an enemy is."""
    position.order = ASSAULT
    go_straight(position, enemy, MOVED | ASSAULTED)


def go_straight(position: Position, way: i64, marks: i64) -> None:
    """The man farthest along the way goes first; each goes as far as he can, and is marked with bits."""
    man = foremost(position, way)
    while man != NONE:
        position.band = position.field.roster.band[man]
        far = farthest(position, man, way)
        if far > 0:
            plan(position, man, way, far).swap(position.stands)
            position.set_bits(man, marks)
            position.drop_bits(man, FOUGHT)
        position.drop_bits(man, IN_HAND)
        position.set_bits(man, ORDERED)
        man = foremost(position, way)
    position.band = NONE
    position.order = 0


def foremost(position: Position, way: i64) -> i64:
    """Who of those in hand is farthest along a way, the lower number of two, or NONE."""
    stands = position.stands
    best = NONE
    for man in range(position.field.roster.n):
        if position.has(man, IN_HAND) and (
            best == NONE or ahead(stands.x[man] - stands.x[best], stands.y[man] - stands.y[best], way) > 0
        ):
            best = man
    return best


def farthest(position: Position, man: i64, way: i64) -> i64:
    """How far a man gets, found by halving; 0 if he can't go."""
    low: i64 = 0
    high = budget(position, True) // CLEAR_COST + 1
    while high - low > 1:
        middle = (low + high) // 2
        if may_go(position, plan(position, man, way, middle), way):
            low = middle
        else:
            high = middle
    return low


def plan(position: Position, man: i64, way: i64, far: i64) -> Body:
    """The man goes so far along, and faces the enemy."""
    body = position.set.body
    body.clear()
    body.add(position.stands, man)
    body.step(position.stands, way, 0, far)
    body.facing[0] = way if position.order == ASSAULT else turned(way, HALF_CIRCLE)
    return body


def may_go(position: Position, body: Body, way: i64) -> bool:
    """Whether the man of a body may go where he is to go: across nothing, over nobody, and to no enemy."""
    return (
        fault_way(position, body) == 0
        and body.draw(position.stands, 0).line_crossings() == 0
        and not is_stopped(position, body, way)
        and fault_rest(position, body) == 0
    )


def is_stopped(position: Position, body: Body, way: i64) -> bool:
    """Whether somebody who is farther along the way is in it. Who is beside or behind the man at the start isn't."""
    stands, roster = position.stands, position.field.roster
    man = body.men[0]
    body.base.place(stands.x[man], stands.y[man], body.facing[0], roster.sizes.width, roster.depth[man])
    body.sweep.draw(body.base, body.x[0] - stands.x[man], body.y[0] - stands.y[man])
    for other in range(roster.n):
        if (
            stands.on[other] == 1
            and stands.level[other] == stands.level[man]
            and ahead(stands.x[other] - stands.x[man], stands.y[other] - stands.y[man], way) > 0
            and stands.by(other, body.sweep, 0)
        ):
            stands.lay(other, body.other)
            if body.sweep.overlaps(body.other):
                return True
    return False
