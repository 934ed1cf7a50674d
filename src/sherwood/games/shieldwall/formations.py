"""SHIELDWALL-4: shield wall and ring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.geometry import LIKE
from sherwood.games.shieldwall.kinds import (
    FORMED_GROUND,
    MOUNTED_FORM,
    RING_NUMBER,
    TOO_FAR_ROUND,
    WALL_NO_SHIELDS,
    WALL_TOO_FEW,
    WRONG_FILES,
)
from sherwood.games.shieldwall.movement import fault_straight, go_there, in_hand
from sherwood.games.shieldwall.places import CLOSE, stand_in_ring
from sherwood.games.shieldwall.position import RING, WALL, Position
from sherwood.games.shieldwall.reform import fault_places, front_x, front_y, lay_out
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.trig import CIRCLE, between
from sherwood.games.shieldwall.variants import ANY_TWO

WALL_RANKS: Final[i64] = 2
"""A wall has no more (SHIELDWALL-4.1c)."""


# -- shield wall (SHIELDWALL-4.1) ---------------------------------------------------------------------------------------
def fault_wall(position: Position, body: Body, ranks: i64) -> i64:
    """The men of a band may form a wall of so many ranks."""
    if ranks < 1 or ranks > WALL_RANKS or ranks > body.n:
        return WRONG_FILES
    if body.mounted() == 1:
        return MOUNTED_FORM
    if position.field.troops.shield[position.field.roster.troop[body.men[0]]] == 0:
        return WALL_NO_SHIELDS
    plan_wall(position, body, ranks)
    if body.n < least_wall(position) and not joins_wall(position, body):
        return WALL_TOO_FEW
    fault = fault_places(position, body)
    return FORMED_GROUND if fault == 0 and not body.allows_charge(position.stands) else fault


def least_wall(position: Position) -> i64:
    return 2 if position.plays(ANY_TWO) else position.field.tables.least_wall


def plan_wall(position: Position, body: Body, ranks: i64) -> None:
    files = (body.n + ranks - 1) // ranks
    facing = position.stands.facing[body.men[0]]
    lay_out(position, body, front_x(position, body), front_y(position, body), facing, files, CLOSE)


def joins_wall(position: Position, body: Body) -> bool:
    """SHIELDWALL-4.1b: whether a man comes into contact with a wall that stands already and faces like him."""
    stands = position.stands
    body.swap(stands)
    joins = any(stands_by_wall(position, body.men[k]) for k in range(body.n))
    body.swap(stands)
    return joins


def stands_by_wall(position: Position, man: i64) -> bool:
    roster = position.field.roster
    return any(
        position.formation[roster.band[other]] == WALL
        and roster.side[other] == roster.side[man]
        and position.is_on(other)
        and is_beside(position, man, other)
        for other in range(roster.n)
    )


def form_wall(position: Position, ranks: i64) -> None:
    body = in_hand(position)
    plan_wall(position, body, ranks)
    go_there(position, body)
    position.formation[position.band] = WALL
    position.spacing[position.band] = CLOSE


def close_ring(position: Position, band: i64) -> None:
    """SHIELDWALL-4.1e: the whole wall of which a band is part becomes a ring where it stands."""
    bands = position.field.roster.bands
    part = zeros(bands)
    part[band] = 1
    grows = True
    while grows:
        grows = False
        for one in range(bands):
            for other in range(bands):
                if part[one] == 1 and part[other] == 0 and is_one_wall(position, one, other):
                    part[other] = 1
                    grows = True
    for one in range(bands):
        if part[one] == 1:
            position.formation[one] = RING


def is_one_wall(position: Position, one: i64, other: i64) -> bool:
    """SHIELDWALL-4.1c: whether two bands in wall stand in contact and face alike."""
    roster = position.field.roster
    men = range(roster.first[one], roster.first[one] + roster.men[one])
    others = range(roster.first[other], roster.first[other] + roster.men[other])
    return (
        position.formation[other] == WALL
        and roster.side[roster.first[one]] == roster.side[roster.first[other]]
        and any(position.is_on(man) and position.is_on(next_man) and is_beside(position, man, next_man)
                for man in men for next_man in others)
    )  # fmt: skip


def is_beside(position: Position, man: i64, other: i64) -> bool:
    stands = position.stands
    return between(stands.facing[other], stands.facing[man]) <= LIKE and position.set.contact.meets(stands, man, other)


# -- ring (SHIELDWALL-4.2) ----------------------------------------------------------------------------------------------
def fault_ring(position: Position, body: Body) -> i64:
    sizes = position.field.sizes
    if body.mounted() == 1:
        return MOUNTED_FORM
    if body.n < sizes.least_ring or body.n > sizes.most_in_ring():
        return RING_NUMBER
    plan_ring(position, body)
    fault = fault_places(position, body)
    return FORMED_GROUND if fault == 0 and not body.allows_charge(position.stands) else fault


def plan_ring(position: Position, body: Body) -> None:
    """Round the mean of the men; each place in turn is for the nearest man who has none yet."""
    stands, sizes = position.stands, position.field.sizes
    x: i64 = 0
    y: i64 = 0
    for k in range(body.n):
        x += stands.x[body.men[k]]
        y += stands.y[body.men[k]]
    x, y = x // body.n, y // body.n
    radius = sizes.ring_radius(body.n)
    body.rigid = False
    for k in range(body.n):
        stand_in_ring(body.base, k, body.n, x, y, radius, sizes)
        body.x[k], body.y[k], body.facing[k] = body.base.x, body.base.y, body.base.facing
        nearest = k
        for j in range(k + 1, body.n):
            if square(position, body, j, k) < square(position, body, nearest, k):
                nearest = j
        body.men[k], body.men[nearest] = body.men[nearest], body.men[k]


def square(position: Position, body: Body, man: i64, place: i64) -> i64:
    dx = position.stands.x[body.men[man]] - body.x[place]
    dy = position.stands.y[body.men[man]] - body.y[place]
    return dx * dx + dy * dy


def form_ring(position: Position) -> None:
    body = in_hand(position)
    plan_ring(position, body)
    go_there(position, body)
    position.formation[position.band] = RING
    position.spacing[position.band] = CLOSE


def fault_shift(position: Position, bearing: i64, distance: i64) -> i64:
    """SHIELDWALL-4.2b: the ring as a body, any way; nobody turns."""
    if bearing >= CIRCLE:
        return TOO_FAR_ROUND
    body = in_hand(position)
    body.step(position.stands, bearing, 0, distance)
    fault = fault_straight(position, body)
    return FORMED_GROUND if fault == 0 and not body.allows_charge(position.stands) else fault


def shift(position: Position, bearing: i64, distance: i64) -> None:
    body = in_hand(position)
    body.step(position.stands, bearing, 0, distance)
    go_there(position, body)
