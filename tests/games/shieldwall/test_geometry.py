"""SHIELDWALL-1.1 to 1.4: places, bases, gaps, contact and arcs, against a slow reference."""

from __future__ import annotations

import math
from collections.abc import Iterator
from decimal import Decimal, localcontext

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sherwood.games.shieldwall import trig
from sherwood.games.shieldwall.geometry import FRONT, LEFT, NONE, REAR, RIGHT, Base, Segment, root, root_up
from sherwood.games.shieldwall.trig import COS, SIN
from tests.games.shieldwall import reference
from tests.games.shieldwall.reference import base, corners

FACINGS = st.integers(0, 359)
DEPTHS = st.sampled_from([80, 160])
NEAR = st.integers(1800, 2200)
NARROW = st.integers(1900, 2100)


@st.composite
def bases(draw: st.DrawFn, near: st.SearchStrategy[int] = NEAR) -> Base:
    return base(draw(near), draw(near), draw(FACINGS), draw(DEPTHS))


@st.composite
def fronted(draw: st.DrawFn) -> tuple[Base, Base]:
    """Two bases that may just touch or overlap: one edge before the other's, a few units and degrees askew."""
    one = base(2000, 2000, draw(FACINGS), draw(DEPTHS))
    depth, edge, own = draw(DEPTHS), draw(st.integers(0, 3)), draw(st.integers(0, 3))
    normal = trig.turned(one.facing, 90 * edge)
    extent = (one.depth if edge % 2 == 0 else 80) // 2 + (depth if own % 2 == 0 else 80) // 2
    off, gap, askew = draw(st.integers(-90, 90)), draw(st.integers(-5, 9)), draw(st.integers(-12, 12))
    x, y = reference.placed(one.x, one.y, normal, off, extent + gap)
    return one, base(x, y, (normal + 180 - 90 * own + askew) % 360, depth)


# -- units of angle -----------------------------------------------------------------------------------------------------
def sines() -> Iterator[Decimal]:
    """Of 0 to 359 degrees, to 40 places."""
    with localcontext() as context:
        context.prec = 50
        pi = 4 * (4 * arctangent(Decimal(5)) - arctangent(Decimal(239)))
        for degree in range(360):
            angle = pi * degree / 180
            term, total, n = angle, angle, 1
            while abs(term) > Decimal(10) ** -40:
                term *= -angle * angle / ((n + 1) * (n + 2))
                total, n = total + term, n + 2
            yield total


def arctangent(x: Decimal) -> Decimal:
    """Of 1 / x."""
    term = total = 1 / x
    n = 1
    while abs(term) > Decimal(10) ** -45:
        term /= -x * x
        n += 2
        total += term / n
    return total


@pytest.mark.rule("SHIELDWALL-1.1c")
def test_the_stored_sines_are_those_of_all_degrees_to_the_nearest_unit() -> None:
    wanted = [math.floor(16384 * sine + Decimal("0.5")) for sine in sines()]
    assert list(SIN) == wanted
    assert list(COS) == wanted[90:] + wanted[:90]


@pytest.mark.rule("SHIELDWALL-1.1d")
def test_examples_of_sines() -> None:
    assert (SIN[30], COS[30], SIN[45]) == (8192, 14189, 11585)


@pytest.mark.rule("SHIELDWALL-1.1c")
def test_facings_turn_clockwise_from_north() -> None:
    assert (trig.x_at(0, 0, 0, 100), trig.y_at(0, 0, 0, 100)) == (0, 100)
    assert (trig.x_at(0, 90, 0, 100), trig.y_at(0, 90, 0, 100)) == (100, 0)
    assert (trig.x_at(0, 90, 100, 0), trig.y_at(0, 90, 100, 0)) == (0, -100)
    assert trig.turned(350, 20) == 10 and trig.turned(10, -20) == 350
    assert trig.between(350, 20) == trig.between(20, 350) == 30 and trig.between(0, 180) == 180


@pytest.mark.rule("SHIELDWALL-1.1d")
@given(st.integers(0, 8100), st.integers(0, 8100), FACINGS, st.integers(-2000, 2000), st.integers(-2000, 2000))
def test_offsets_are_placed_to_the_nearest_unit_halves_upward(x: int, y: int, facing: int, right: int, forward: int) -> None:
    assert (trig.x_at(x, facing, right, forward), trig.y_at(y, facing, right, forward)) == reference.placed(
        x, y, facing, right, forward
    )


@pytest.mark.rule("SHIELDWALL-1.1e")
def test_examples_of_bearings() -> None:
    assert trig.bearing(1000, 1000) == 45
    assert trig.bearing(300, 519) == 30
    assert [trig.bearing(dx, dy) for dx, dy in ((0, 9), (9, 0), (0, -9), (-9, 0), (0, 0))] == [0, 90, 180, 270, 0]


@pytest.mark.rule("SHIELDWALL-1.1e")
def test_bearings_of_all_short_ways_are_those_found_by_trying_all_degrees() -> None:
    for dx in range(-14, 15):
        for dy in range(-14, 15):
            assert trig.bearing(dx, dy) == reference.bearing(dx, dy), (dx, dy)


@pytest.mark.rule("SHIELDWALL-1.1e")
@given(st.integers(-8100, 8100), st.integers(-8100, 8100))
def test_bearings_are_those_found_by_trying_all_degrees(dx: int, dy: int) -> None:
    assert trig.bearing(dx, dy) == reference.bearing(dx, dy)


@given(st.integers(0, 2**32 - 1))
def test_roots(n: int) -> None:
    assert root(n) == math.isqrt(n)
    assert root_up(n) == math.isqrt(n - 1) + 1 if n else root_up(n) == 0


# -- bases --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.2b")
def test_examples_of_corners() -> None:
    assert corners(base(2000, 2000, 30)) == ((1985, 2055), (2055, 2015), (2015, 1945), (1945, 1985))
    assert corners(base(2000, 2000, 90, 160)) == ((2080, 2040), (2080, 1960), (1920, 1960), (1920, 2040))


@pytest.mark.rule("SHIELDWALL-1.1b")
def test_a_base_lies_wholly_on_the_table_or_not() -> None:
    assert base(40, 40, 0).lies_on(3600, 3600) and base(3560, 3560, 0).lies_on(3600, 3600)
    assert not base(39, 40, 0).lies_on(3600, 3600) and not base(40, 39, 0).lies_on(3600, 3600)
    assert not base(3561, 40, 0).lies_on(3600, 3600) and not base(40, 3561, 0).lies_on(3600, 3600)
    assert not base(40, 40, 45).lies_on(3600, 3600)


@pytest.mark.rule("SHIELDWALL-1.2c")
def test_bases_overlap_by_more_than_two_units() -> None:
    one = base(2000, 2000, 0)
    assert not one.overlaps(base(2000, 2078, 180)) and one.overlaps(base(2000, 2077, 180))
    assert not one.overlaps(base(2078, 2000, 0)) and one.overlaps(base(2077, 2000, 0))
    assert one.overlaps(one) and one.overlaps(base(2000, 2000, 45, 160))


@pytest.mark.rule("SHIELDWALL-1.2c")
@given(bases(NARROW), bases(NARROW))
def test_overlaps_are_those_of_the_clause_taken_literally(one: Base, other: Base) -> None:
    assert one.overlaps(other) == other.overlaps(one) == reference.overlap(corners(one), corners(other))


@pytest.mark.rule("SHIELDWALL-1.2c")
@given(fronted())
def test_slight_overlaps_are_those_of_the_clause_taken_literally(pair: tuple[Base, Base]) -> None:
    one, other = pair
    assert one.overlaps(other) == other.overlaps(one) == reference.overlap(corners(one), corners(other))


# -- gaps ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.2d", "SHIELDWALL-1.2f")
@pytest.mark.parametrize(
    ("y", "gap"), [(1580, 500), (1581, 501), (2580, 1500), (2581, 1501), (1180, 100), (1280, 200), (1380, 300), (1381, 301)]
)
def test_examples_of_gaps(y: int, gap: int) -> None:
    shooter, target = base(1000, 1000, 0), base(1000, y, 180)
    assert shooter.gap(target) == target.gap(shooter) == gap
    assert shooter.square(target) == gap * gap


@pytest.mark.rule("SHIELDWALL-1.2d")
@given(bases(), bases())
def test_gaps_are_the_least_distances_of_any_points(one: Base, other: Base) -> None:
    exact = reference.gap_square(corners(one), corners(other))
    assert one.square(other) == other.square(one) == math.ceil(exact)
    assert one.gap(other) == math.isqrt(max(0, math.ceil(exact) - 1)) + (exact > 0)


@pytest.mark.rule("SHIELDWALL-1.2d")
@given(fronted())
def test_small_gaps_are_the_least_distances_of_any_points(pair: tuple[Base, Base]) -> None:
    one, other = pair
    assert one.square(other) == other.square(one) == math.ceil(reference.gap_square(corners(one), corners(other)))


@pytest.mark.rule("SHIELDWALL-1.2d")
@given(bases(), st.tuples(NEAR, NEAR), st.tuples(st.integers(0, 8100), st.integers(0, 8100)))
def test_gaps_to_lines_are_the_least_distances_of_any_points(one: Base, start: tuple[int, int], end: tuple[int, int]) -> None:
    line = Segment()
    line.draw(*start, *end)
    exact = reference.gap_square(corners(one), (start, end))
    assert one.square(line) == line.square(one) == math.ceil(exact)


@pytest.mark.rule("SHIELDWALL-1.2e")
@given(bases(), bases(), st.integers(0, 500))
def test_within_is_inclusive(one: Base, other: Base, far: int) -> None:
    assert one.within(other, far) == (reference.gap_square(corners(one), corners(other)) <= far * far)
    assert one.nearer(other, far) == (one.square(other) < far * far)
    assert one.within(other, one.gap(other)) and not one.nearer(other, max(0, one.gap(other) - 1))


# -- contact ------------------------------------------------------------------------------------------------------------
CONTACTS = [
    # the enemy, in contact, the edge touched squarely
    ((2000, 2080, 180), True, FRONT),
    ((2060, 2080, 180), True, FRONT),
    ((2061, 2080, 180), True, NONE),
    ((2080, 2080, 180), True, NONE),
    ((2000, 2085, 180), True, FRONT),
    ((2000, 2086, 180), False, NONE),
    ((2000, 2084, 189), True, FRONT),
    ((2010, 2096, 210), True, NONE),
]


@pytest.mark.rule("SHIELDWALL-1.3a", "SHIELDWALL-1.3b", "SHIELDWALL-1.3c", "SHIELDWALL-1.3d", "SHIELDWALL-1.2e")
@pytest.mark.parametrize(("enemy", "contact", "edge"), CONTACTS)
def test_examples_of_contact(enemy: tuple[int, int, int], contact: bool, edge: int) -> None:
    one, other = base(2000, 2000, 0), base(*enemy)
    assert one.meets(other) == other.meets(one) == contact
    assert one.touches(other) == other.touches(one) == edge


@pytest.mark.rule("SHIELDWALL-1.3d", "SHIELDWALL-1.4b")
@pytest.mark.parametrize(("friend", "edge"), [((2000, 1920, 0), REAR), ((2080, 2000, 270), RIGHT), ((1920, 2000, 90), LEFT)])
def test_the_edge_touched_is_the_enemys(friend: tuple[int, int, int], edge: int) -> None:
    assert base(*friend).touches(base(2000, 2000, 0)) == edge
    assert base(2000, 2000, 0).touches(base(*friend)) == FRONT


@pytest.mark.rule("SHIELDWALL-1.3b")
def test_normals_may_be_ten_degrees_off() -> None:
    one = base(2000, 2000, 0)
    for askew, edge in ((10, FRONT), (11, NONE), (-10, FRONT), (-11, NONE)):
        assert one.touches(base(2000, 2082, 180 + askew)) == edge


@pytest.mark.rule("SHIELDWALL-1.3b")
def test_touching_is_mutual() -> None:
    one, askew = base(2000, 2000, 0), base(2052, 2085, 170)
    front, edge = reference.edges(corners(one))[FRONT], reference.edges(corners(askew))[FRONT]
    assert reference.common_piece(front, edge) == 20 > reference.common_piece(edge, front)
    assert one.touches(askew) == askew.touches(one) == NONE
    corner, far = base(2000, 2000, 195), base(1980, 1916, 282)
    assert corner.touches(far) == RIGHT and far.touches(corner) == FRONT, "nearest at their corners"
    assert one.touches(base(2051, 2085, 170)) == base(2051, 2085, 170).touches(one) == FRONT


@pytest.mark.rule("SHIELDWALL-1.3b")
@given(fronted())
def test_touching_squarely_is_that_of_the_clause_taken_literally(pair: tuple[Base, Base]) -> None:
    one, other = pair
    assume(not one.overlaps(other))
    touched = reference.touched(one, other)
    assert len(touched) <= 1
    assert one.touches(other) == (touched.pop() if touched else NONE)
    assert (one.touches(other) == NONE) == (other.touches(one) == NONE)


@pytest.mark.rule("SHIELDWALL-X.1", "SHIELDWALL-X.2", "SHIELDWALL-X.3")
def test_situations_of_contact() -> None:
    fyrdman = base(2000, 2000, 0)
    engaged, beside, at_a_point, askew = (
        base(*at) for at in ((2060, 2080, 180), (2061, 2080, 180), (2080, 2080, 180), (2010, 2096, 210))
    )
    assert engaged.touches(fyrdman) == FRONT
    assert beside.meets(fyrdman) and beside.touches(fyrdman) == NONE
    assert at_a_point.gap(fyrdman) == 0 and at_a_point.touches(fyrdman) == NONE
    assert askew.meets(fyrdman) and askew.touches(fyrdman) == NONE


# -- arcs ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.4a")
def test_the_four_sides_of_a_figure() -> None:
    one = base(2000, 2000, 0)
    assert [one.side(2300, y) for y in (2041, 2040, 1960, 1959)] == [FRONT, RIGHT, RIGHT, REAR]
    assert [one.side(1700, y) for y in (2041, 2040, 1960, 1959)] == [FRONT, LEFT, LEFT, REAR]
    rider = base(2000, 2000, 90, 160)
    assert [rider.side(x, 1700) for x in (2081, 2080, 1920, 1919)] == [FRONT, RIGHT, RIGHT, REAR]


@pytest.mark.rule("SHIELDWALL-1.4c")
def test_a_shot_is_frontal_from_before_the_line_of_the_front() -> None:
    target = base(2000, 3000, 180)
    assert target.side(2000, 2959) == target.side(200, 2959) == target.side(7000, 100) == FRONT
    assert target.side(2500, 2961) != FRONT


@pytest.mark.rule("SHIELDWALL-1.4d", "SHIELDWALL-X.47")
def test_the_field_of_fire_is_45_degrees_to_either_hand() -> None:
    shooter = base(2000, 2000, 0)
    assert shooter.sees(2500, 2500) and shooter.sees(1500, 2500) and shooter.sees(2000, 2100)
    assert not shooter.sees(2501, 2500) and not shooter.sees(1499, 2500) and not shooter.sees(2000, 1900)
    for facing in range(360):
        off = [trig.x_at(0, trig.turned(facing, angle), 0, 1000) for angle in (44, 46, -44, -46)]
        up = [trig.y_at(0, trig.turned(facing, angle), 0, 1000) for angle in (44, 46, -44, -46)]
        turned = base(4000, 4000, facing)
        assert [turned.sees(4000 + x, 4000 + y) for x, y in zip(off, up, strict=True)] == [True, False, True, False]
