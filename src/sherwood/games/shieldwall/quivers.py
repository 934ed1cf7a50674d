"""SHIELDWALL-11.0c to 11.2: who shoots from a castle: how far, which way, from which quiver, and behind what cover."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.castle import FOOT, INDOORS, POST, RUNG, WALK, looks_out
from sherwood.games.shieldwall.geometry import NONE, Base
from sherwood.games.shieldwall.position import Position
from sherwood.games.shieldwall.tables import GATEHOUSE, KEEP, OPEN_GROUND
from sherwood.games.shieldwall.terrain import lies
from sherwood.games.shieldwall.variants import WALK_COUNTS_AS_GATEHOUSE


def what_holds(position: Position, figure: i64) -> i64:
    """The kind of place on which a figure stands; FOOT on the ground."""
    place = position.field.castle.place_of(position.stands, figure)
    return FOOT if place == NONE else position.field.castle.what[place]


# -- range (SHIELDWALL-11.1, 11.2) ----------------------------------------------------------------------------------------
def where(position: Position, figure: i64) -> i64:
    """From where a figure shoots: OPEN_GROUND, GATEHOUSE or KEEP."""
    what = what_holds(position, figure)
    if what == POST:
        return KEEP if position.stands.level[figure] > 1 else GATEHOUSE
    return GATEHOUSE if what == WALK and position.plays(WALK_COUNTS_AS_GATEHOUSE) else OPEN_GROUND


# -- quivers (SHIELDWALL-11.1) --------------------------------------------------------------------------------------------
def quiver_by(position: Position, figure: i64) -> i64:
    """The post with spears left on which a figure stands, or next to which; NONE if there is none."""
    castle, works = position.field.castle, position.stands.works
    place = castle.place_of(position.stands, figure)
    if place == NONE:
        return NONE
    if place < castle.posts and works.quiver[place] > 0:
        return place
    for post in range(castle.posts):
        if works.quiver[post] > 0 and castle.are_neighbours(works, place, post):
            return post
    return NONE


def draw_spear(position: Position, figure: i64) -> None:
    position.stands.works.quiver[quiver_by(position, figure)] -= 1


# -- which way (SHIELDWALL-11.0c) -----------------------------------------------------------------------------------------
def sees(position: Position, figure: i64, base: Base, x: i64, y: i64) -> bool:
    """Whether a point is in the field of fire of a figure, whose base is given: outward from a castle."""
    if what_holds(position, figure) in (POST, WALK):
        return is_outward(position, figure, x - base.x, y - base.y)
    return base.sees(x, y)


def is_outward(position: Position, figure: i64, dx: i64, dy: i64) -> bool:
    """Of a way from a man on a post or on the walk."""
    castle, stands = position.field.castle, position.stands
    return looks_out(castle.facing[castle.place_of(stands, figure)], dx, dy)


def has_parapet(position: Position, figure: i64, x: i64, y: i64) -> bool:
    """Whether a parapet covers a figure against what comes from a point: from where he himself may shoot."""
    stands = position.stands
    on_parapet = what_holds(position, figure) in (POST, WALK)
    return on_parapet and is_outward(position, figure, x - stands.x[figure], y - stands.y[figure])


# -- over the walls (SHIELDWALL-11.0d, 11.2d) -----------------------------------------------------------------------------
def is_climbing(position: Position, figure: i64) -> bool:
    return what_holds(position, figure) == RUNG


def is_indoors(position: Position, figure: i64) -> bool:
    """Within a keep."""
    return what_holds(position, figure) == INDOORS


def over_walls(position: Position, figure: i64, target: i64) -> bool:
    """Whether castle timber doesn't block between two figures: one is above the ground, and neither in a passage."""
    level = position.stands.level
    aloft = level[figure] > 0 or level[target] > 0
    return aloft and not is_in_passage(position, figure) and not is_in_passage(position, target)


def is_in_passage(position: Position, figure: i64) -> bool:
    stands = position.stands
    return stands.level[figure] == 0 and any(
        lies(stands.x[figure], stands.y[figure], 1, gate) >= 0 for gate in position.field.castle.gatehouses
    )
