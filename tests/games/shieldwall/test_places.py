"""SHIELDWALL-1.5: layouts, rings, contact places, and which edge may be taken."""

from __future__ import annotations

from itertools import combinations

import pytest

from sherwood.games.shieldwall import figures, trig
from sherwood.games.shieldwall.geometry import FRONT, LEFT, NONE, REAR, RIGHT, Base
from sherwood.games.shieldwall.places import (
    CLOSE,
    FOOT,
    MOUNTED,
    OPEN,
    PLACES,
    Layout,
    Sizes,
    may_take,
    may_turn,
    stand_in_ring,
    take,
)
from tests.games.shieldwall import reference
from tests.games.shieldwall.reference import base

SIZES = Sizes(figures.load().bases)


def layout(men: int, files: int, spacing: int, mounted: int) -> list[tuple[int, int]]:
    """Right and back of each man."""
    made = Layout(SIZES)
    made.form(men, files, spacing, mounted)
    return [(made.right(man), made.back(man)) for man in range(men)]


def ring(men: int, radius: int) -> list[Base]:
    made = [Base() for _ in range(men)]
    for man, one in enumerate(made):
        stand_in_ring(one, man, men, 2000, 2000, radius, SIZES)
    return made


def taken(place: int, enemy: Base, depth: int = 80) -> Base:
    made = Base()
    take(made, place, enemy, depth)
    return made


# -- layouts ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.2a", "SHIELDWALL-1.5a")
def test_files_and_ranks() -> None:
    assert layout(3, 3, CLOSE, FOOT) == [(-80, 0), (0, 0), (80, 0)]
    assert layout(2, 2, OPEN, FOOT) == [(-60, 0), (60, 0)]
    assert layout(2, 1, CLOSE, FOOT) == [(0, 0), (0, 80)]
    assert layout(2, 1, OPEN, FOOT) == [(0, 0), (0, 120)]
    assert layout(4, 2, CLOSE, MOUNTED) == [(-40, 0), (40, 0), (-40, 160), (40, 160)]
    assert layout(4, 2, OPEN, MOUNTED) == [(-50, 0), (50, 0), (-50, 200), (50, 200)]


@pytest.mark.rule("SHIELDWALL-1.5a")
def test_the_last_rank_is_centred() -> None:
    assert layout(5, 3, CLOSE, FOOT)[3:] == [(-40, 80), (40, 80)]
    assert layout(7, 4, OPEN, FOOT)[4:] == [(-120, 120), (0, 120), (120, 120)]


# -- rings --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.5b")
@pytest.mark.parametrize("men", range(5, 23))
def test_men_of_a_ring_of_least_radius_touch_and_do_not_overlap(men: int) -> None:
    radius = SIZES.ring_radius(men)
    made = ring(men, radius)
    assert not any(one.overlaps(other) for one, other in combinations(made, 2))
    assert all(one.meets(made[(man + 1) % men]) for man, one in enumerate(made))
    assert any(one.overlaps(other) for one, other in combinations(ring(men, radius - 1), 2))


@pytest.mark.rule("SHIELDWALL-1.5b")
def test_men_of_a_ring_face_outward() -> None:
    made = ring(7, SIZES.ring_radius(7))
    assert [one.facing for one in made] == [0, 51, 102, 154, 205, 257, 308]
    assert (made[0].x, made[0].y) == (2000, 2122)
    assert all(trig.bearing(one.x - 2000, one.y - 2000) == one.facing for one in made)


@pytest.mark.rule("SHIELDWALL-1.5b")
def test_rings_are_of_five_to_twenty_two() -> None:
    assert SIZES.most_in_ring() == 22
    for men in (4, 23):
        with pytest.raises(IndexError):
            SIZES.ring_radius(men)


# -- contact places -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.5c")
def test_places_on_all_edges() -> None:
    enemy = base(2000, 2000, 0)
    at = [taken(place, enemy) for place in range(PLACES)]
    assert [(one.x, one.y, one.facing) for one in at] == [
        *((2000, 2080, 180), (2040, 2080, 180), (1960, 2080, 180)),
        *((2080, 2000, 270), (2080, 1960, 270), (2080, 2040, 270)),
        *((2000, 1920, 0), (1960, 1920, 0), (2040, 1920, 0)),
        *((1920, 2000, 90), (1920, 2040, 90), (1920, 1960, 90)),
    ]
    rider = base(2000, 2000, 0, 160)
    assert [(one.x, one.y) for one in (taken(0, rider), taken(3, rider), taken(0, rider, 160))] == [
        (2000, 2120),
        (2080, 2000),
        (2000, 2160),
    ]


@pytest.mark.rule("SHIELDWALL-X.8", "SHIELDWALL-1.5c")
def test_an_example_askew() -> None:
    place = taken(0, base(2000, 2000, 30))
    assert (place.x, place.y, place.facing) == (2040, 2069, 210)


@pytest.mark.rule("SHIELDWALL-X.8", "SHIELDWALL-1.5c")
@pytest.mark.parametrize(("depth", "own", "step"), [(80, 80, 1), (160, 80, 7), (80, 160, 7), (160, 160, 7)])
def test_every_place_is_flush_with_its_edge(depth: int, own: int, step: int) -> None:
    for facing in range(0, 360, step):
        enemy = base(2000, 2000, facing, depth)
        for place in range(PLACES):
            attacker = taken(place, enemy, own)
            assert attacker.touches(enemy) == place // 3 and enemy.touches(attacker) == FRONT
            assert attacker.gap(enemy) <= 2 and not attacker.overlaps(enemy)
            front = reference.edges(reference.corners(attacker))[FRONT]
            edge = reference.edges(reference.corners(enemy))[place // 3]
            least = 38 if place % 3 else 78
            assert min(reference.common_piece(front, edge), reference.common_piece(edge, front)) >= least


@pytest.mark.rule("SHIELDWALL-X.7", "SHIELDWALL-X.93")
def test_two_men_share_an_edge_and_do_not_overlap() -> None:
    enemy = base(2000, 2000, 0)
    one, other = taken(1, enemy), taken(2, enemy)
    assert (one.x, one.y, other.x, other.y) == (2040, 2080, 1960, 2080)
    assert one.touches(enemy) == other.touches(enemy) == FRONT and not one.overlaps(other)
    assert taken(0, enemy).overlaps(one) and taken(0, enemy).overlaps(other)
    ward = base(2400, 2400, 180)
    assert [base(x, 2320, 0).touches(ward) for x in (2360, 2440)] == [FRONT, FRONT]


# -- which edge -----------------------------------------------------------------------------------------------------------
def edges(start: tuple[int, int], last: tuple[int, int] | None = None) -> list[int]:
    """Those of a man facing north at (2000, 2000) that an attacker may take who started here, and was there before contact."""
    enemy, one, other = base(2000, 2000, 0), base(*start, 0), base(*(last or start), 0)
    return [edge for edge in (FRONT, RIGHT, REAR, LEFT) if may_take(edge, enemy, one, other)]


@pytest.mark.rule("SHIELDWALL-1.5d", "SHIELDWALL-X.6")
def test_which_edge_may_be_taken() -> None:
    assert edges((2300, 2000)) == [RIGHT]
    assert edges((2300, 1959)) == [RIGHT, REAR]
    assert edges((2300, 2041)) == [FRONT, RIGHT]
    assert edges((1700, 2000)) == [LEFT]
    assert edges((1700, 2041)) == [FRONT, LEFT]
    assert edges((1700, 1959)) == [REAR, LEFT]


@pytest.mark.rule("SHIELDWALL-1.5d")
def test_who_comes_from_ahead_takes_a_flank_only_if_he_overlaps() -> None:
    assert edges((2000, 2500)) == [FRONT]
    assert edges((2000, 2500), (2040, 2100)) == [FRONT]
    assert edges((2000, 2500), (2041, 2100)) == [FRONT, RIGHT]
    assert edges((2000, 1500), (1959, 1900)) == [REAR, LEFT]
    assert edges((2300, 2000), (1900, 2100)) == [RIGHT]


@pytest.mark.rule("SHIELDWALL-1.5d")
def test_the_facing_taken_is_within_90_degrees_of_the_way() -> None:
    enemy = base(2000, 2000, 0)
    flank = taken(3, enemy)
    assert may_turn(base(2080, 2500, 0), flank) and not may_turn(base(2070, 2500, 0), flank)
    assert may_turn(base(2500, 2000, 0), flank) and not may_turn(base(1500, 2000, 0), flank)
    assert may_turn(flank, flank)


@pytest.mark.rule("SHIELDWALL-1.3b")
def test_a_man_beside_a_flush_place_touches_nobody() -> None:
    enemy = base(2000, 2000, 0)
    assert base(2080, 2080, 180).touches(enemy) == NONE
