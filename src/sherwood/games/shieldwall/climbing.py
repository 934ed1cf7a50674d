"""SHIELDWALL-11.5, 11.6: men take post on places of the castle, go from one to the next, and plant ladders."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.castle import RUNG
from sherwood.games.shieldwall.geometry import CONTACT, NONE
from sherwood.games.shieldwall.kinds import NO_CHARGE_YET, NO_LADDER, NO_WALL, NO_WAY, PLACE_HELD, PLANTED
from sherwood.games.shieldwall.movement import rate
from sherwood.games.shieldwall.position import ASSAULTED, MOVED, NO_CHARGE, Position
from sherwood.games.shieldwall.reach import Reach
from sherwood.games.shieldwall.reform import way_clear
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.games.shieldwall.works import Works

HEAD: Final[i64] = 200
"""A ladder's head is no farther from its foot."""


# -- taking post ----------------------------------------------------------------------------------------------------------
def fault_post(position: Position, figure: i64, place: i64) -> i64:
    if place >= position.field.castle.n:
        return NO_WAY
    explore(position, figure)
    return fault_reached(position, figure, place)


def fault_reached(position: Position, figure: i64, place: i64) -> i64:
    """Of a place, after it was explored where a man gets."""
    reach = position.set.reach
    if position.mounted(figure) == 1:
        return NO_WAY
    if reach.taken[place] == 1:
        return PLACE_HELD
    if place == reach.start or reach.cost[place] == NONE:
        return NO_WAY
    return NO_CHARGE_YET if reach.hostile[place] == 1 and position.has(figure, NO_CHARGE) else 0


def explore(position: Position, figure: i64) -> Reach:
    """Where a man gets: who starts on a rung has half his rate (SHIELDWALL-11.5b)."""
    reach, castle = position.set.reach, position.field.castle
    start = castle.place_of(position.stands, figure)
    most = rate(position, position.field.roster.band[figure])
    on_rung = start != NONE and castle.what[start] == RUNG
    reach.begin(position.stands, figure, most // 2 if on_rung else most)
    for place in range(castle.n):
        if castle.is_ground(place) and castle.is_there(position.stands.works, place) and place != start:
            approach(position, figure, place)
    reach.spread(position.stands.works)
    return reach


def approach(position: Position, figure: i64, place: i64) -> None:
    """A place on open ground: how far it is from there, if the man is on the ground; taken, if nobody could stand there."""
    reach, stands = position.set.reach, position.stands
    body = go_to(position, figure, place)
    dx, dy = body.x[0] - stands.x[figure], body.y[0] - stands.y[figure]
    if reach.from_ground and dx * dx + dy * dy > reach.most * reach.most:
        return
    if not has_room(position, figure, place, body):
        reach.taken[place] = 1
    elif reach.from_ground and is_clear(position, body):
        tables = position.field.tables
        crossing = tables.crossing_loss(rate(position, position.field.roster.band[figure]))
        cost = (body.cost(position.stands, crossing, tables.contour) + CLEAR_COST - 1) // CLEAR_COST
        if cost <= reach.most:
            reach.cost[place] = cost


def has_room(position: Position, figure: i64, place: i64, body: Body) -> bool:
    """Whether a man, sent to a place, could stand there among those of its level."""
    level = position.stands.level
    own = level[figure]
    level[figure] = position.field.castle.level[place]
    fault = body.fault_standing(position.stands)
    level[figure] = own
    return fault == 0


def go_to(position: Position, figure: i64, place: i64) -> Body:
    """The man, sent to a place."""
    castle, works, body = position.field.castle, position.stands.works, position.set.body
    body.clear()
    body.add(position.stands, figure)
    body.x[0], body.y[0] = castle.x_of(works, place), castle.y_of(works, place)
    body.facing[0] = castle.facing_of(works, place)
    return body


def is_clear(position: Position, body: Body) -> bool:
    """Whether the straight way there is barred by nothing and nobody."""
    body.lift(position.stands)
    clear = body.fault_way(position.stands) == 0 and way_clear(position, body, 0)
    body.drop(position.stands)
    return clear


def take_post(position: Position, figure: i64, place: i64) -> None:
    """Whoever comes next to an enemy assaults him."""
    hostile = explore(position, figure).hostile[place] == 1
    castle, stands = position.field.castle, position.stands
    go_to(position, figure, place).swap(stands)
    stands.level[figure] = castle.level[place]
    stands.works.at[figure] = place
    position.mark(figure)
    position.set_bits(figure, MOVED | (ASSAULTED if hostile else 0))


def choose(position: Position, figure: i64) -> None:
    """Marks the places that are offered to a man: of the wall-walk only those next to an enemy, and the farthest each way."""
    reach = explore(position, figure)
    for place in range(position.field.castle.n):
        reach.chosen[place] = 1 if is_worth_taking(reach, position.stands.works, place) else 0


def is_worth_taking(reach: Reach, works: Works, place: i64) -> bool:
    if place == reach.start or reach.cost[place] == NONE or reach.taken[place] == 1:
        return False
    if not reach.castle.is_walk(place) or reach.hostile[place] == 1:
        return True
    reach.find_beside(works, place)
    return not any(
        reach.castle.is_walk(reach.beside[k]) and reach.cost[reach.beside[k]] > reach.cost[place] for k in range(reach.besides)
    )


# -- siege ladders (SHIELDWALL-11.5d) -------------------------------------------------------------------------------------
def fault_plant(position: Position, figure: i64) -> i64:
    """A man of a band that has a ladder, with another to help him, plants it outside a wall that he touches."""
    roster, castle = position.field.roster, position.field.castle
    band = roster.band[figure]
    if castle.n == 0 or position.stands.works.carried[band] == 0 or not has_help(position, figure, band):
        return NO_LADDER
    if not touches_outside(position, figure) or head_for(position, figure) == NONE:
        return NO_WALL
    return 0


def has_help(position: Position, figure: i64, band: i64) -> bool:
    roster = position.field.roster
    return any(
        man != figure and position.is_on(man) and position.set.contact.meets(position.stands, figure, man)
        for man in range(roster.first[band], roster.first[band] + roster.men[band])
    )


def touches_outside(position: Position, figure: i64) -> bool:
    """Whether a figure on the ground touches the outer face of a wall."""
    castle, base, stands = position.field.castle, position.set.start, position.stands
    if castle.is_aloft(stands, figure) or castle.is_within(stands.x[figure], stands.y[figure]):
        return False
    stands.lay(figure, base)
    return any(base.within(wall, CONTACT) for wall in castle.walls)


def head_for(position: Position, figure: i64) -> i64:
    """The nearest place of the wall-walk at which no ladder's head is, or NONE if it is too far."""
    castle, stands, heads = position.field.castle, position.stands, position.stands.works.ladder_head
    best = NONE
    least = HEAD * HEAD + 1
    for place in range(castle.n):
        if castle.is_walk(place) and not any(heads[ladder] == place for ladder in range(i64(len(heads)))):
            dx, dy = castle.x[place] - stands.x[figure], castle.y[place] - stands.y[figure]
            if dx * dx + dy * dy < least:
                best, least = place, dx * dx + dy * dy
    return best


def plant(position: Position, figure: i64) -> None:
    castle, stands, works = position.field.castle, position.stands, position.stands.works
    ladder: i64 = 0
    while works.ladder_head[ladder] != NONE:
        ladder += 1
    works.ladder_head[ladder] = head_for(position, figure)
    works.ladder_x[ladder], works.ladder_y[ladder] = stands.x[figure], stands.y[figure]
    works.ladder_new[ladder] = 1
    works.carried[position.field.roster.band[figure]] -= 1
    works.at[figure] = castle.foot_of(ladder)
    position.tell(PLANTED, figure, works.ladder_head[ladder])
