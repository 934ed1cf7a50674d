"""SHIELDWALL-1.7: areas, lines, contours, cover, sight, and what a way costs (SHIELDWALL-3.1c)."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games.shieldwall import figures
from sherwood.games.shieldwall.field import field
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.legs import Leg
from sherwood.games.shieldwall.outlines import clockwise, is_convex, is_simple, overlap
from sherwood.games.shieldwall.scenario_file import Piece
from sherwood.games.shieldwall.terrain import Ground, Kinds, segment
from tests.games.shieldwall.reference import Point, Polygon, base, edges, side

KINDS = Kinds(figures.load().country)
HORSE = 1

WOOD = ((1000, 1000), (1000, 2000), (2000, 2000), (2000, 1000))
"""A square of ten inches."""
HORSESHOE = ((1000, 1000), (1000, 2000), (1400, 2000), (1400, 1300), (1700, 1300), (1700, 2000), (2000, 2000), (2000, 1000))
RING = ((1200, 1300), (1200, 1800), (1800, 1800), (1800, 1300))


def area(kind: str, points: Polygon = WOOD, hole: Polygon = ()) -> Piece:
    return Piece(kind, "A", "area", points, hole)


def line(kind: str, *points: Point) -> Piece:
    return Piece(kind, "L", "line", points, ())


def leg(px: int, py: int, qx: int, qy: int, *pieces: Piece) -> Leg:
    """A way over a table of five feet."""
    made = Leg(Ground(6000, 6000, KINDS, pieces))
    made.draw(px, py, qx, qy)
    return made


def holds(polygon: Polygon, point: tuple[Fraction, Fraction]) -> bool:
    """Whether a polygon holds a point, its outline too: by its winding round it."""
    turns = 0
    for (ax, ay), (bx, by) in edges(polygon):
        turn = (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)
        if turn == 0 and min(ax, bx) <= point[0] <= max(ax, bx) and min(ay, by) <= point[1] <= max(ay, by):
            return True
        if ay <= point[1] < by and turn > 0:
            turns += 1
        if by <= point[1] < ay and turn < 0:
            turns -= 1
    return turns != 0


SHAPES = st.sampled_from([WOOD, HORSESHOE, ((1000, 1500), (1500, 2000), (2000, 1100))])
COORDINATES = st.integers(800, 2200)
WAYS = st.tuples(COORDINATES, COORDINATES, COORDINATES, COORDINATES)


# -- polygons -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.7a")
def test_a_point_on_an_edge_belongs_to_the_area() -> None:
    (wood,) = Ground(6000, 6000, KINDS, (area("marsh"),)).areas
    assert wood.holds(1000, 1500) and wood.holds(2000, 2000) and wood.holds(1500, 1500)
    assert not wood.holds(999, 1500) and not wood.holds(2001, 2000)


@pytest.mark.rule("SHIELDWALL-S.1")
def test_a_ring_is_one_polygon_less_another() -> None:
    (ditch,) = Ground(6000, 6000, KINDS, (area("ditch", WOOD, RING),)).areas
    assert ditch.holds(1100, 1500) and ditch.holds(1200, 1500)
    assert not ditch.holds(1201, 1500) and not ditch.holds(999, 1500)


@given(SHAPES, COORDINATES, COORDINATES)
@pytest.mark.rule("SHIELDWALL-1.7a")
def test_points_in_polygons_are_those_found_by_winding(shape: Polygon, x: int, y: int) -> None:
    (wood,) = Ground(6000, 6000, KINDS, (area("marsh", shape),)).areas
    assert wood.holds(x, y) == holds(shape, (Fraction(x), Fraction(y)))


def test_outlines_of_files_are_judged_exactly() -> None:
    assert is_simple(HORSESHOE) and not is_convex(HORSESHOE) and is_convex(WOOD)
    assert not is_simple(((0, 0), (100, 100), (100, 0), (0, 100)))
    assert not is_simple(((0, 0), (100, 0), (200, 0))) and not is_simple(((0, 0), (0, 0), (100, 100)))
    assert clockwise(WOOD[::-1]) == clockwise(WOOD) == WOOD
    beside = tuple((x + 1000, y) for x, y in WOOD)
    within = tuple((1000 + x // 10, 1000 + y // 10) for x, y in WOOD)
    assert not overlap(WOOD, beside) and overlap(WOOD, WOOD[1:] + WOOD[:1]) and overlap(WOOD, within) and overlap(within, WOOD)
    assert not overlap(HORSESHOE, ((1400, 1300), (1400, 1900), (1700, 1900), (1700, 1300)))
    assert overlap(HORSESHOE, ((1400, 1299), (1400, 1900), (1700, 1900), (1700, 1299)))


# -- lengths ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.7f")
def test_lengths_are_cut_at_4096ths_of_the_way() -> None:
    assert leg(1500, 500, 1500, 1500, area("marsh")).length == 1000
    made = leg(1500, 500, 1500, 1500, area("marsh"))
    assert made.inside(made.ground.areas[0]) == 500
    nearest = leg(1500, 900, 1500, 1603, area("marsh"))
    part = math.floor(Fraction(4096 * 100, 703) + Fraction(1, 2))
    assert nearest.inside(nearest.ground.areas[0]) == 703 * (4096 - part) >> 12 == 602


@given(SHAPES, st.booleans(), WAYS)
@pytest.mark.rule("SHIELDWALL-1.7f")
def test_lengths_are_those_of_all_points_of_the_way(shape: Polygon, ring: bool, way: tuple[int, int, int, int]) -> None:
    px, py, qx, qy = way
    hole = RING if ring and shape == WOOD else ()
    made = leg(*way, area("marsh", shape, hole))
    inside = 0
    for part in range(0, 4096, 8):
        t = Fraction(2 * part + 8, 8192)
        point = px + t * (qx - px), py + t * (qy - py)
        on_edge = hole and holds(hole, point)
        inside += 8 * (holds(shape, point) and not on_edge)
    cuts = 1 + sum(side((px, py), (qx, qy), a) * side((px, py), (qx, qy), b) <= 0 for a, b in edges(shape) + edges(hole))
    along_edge = any(side((px, py), (qx, qy), a) == side((px, py), (qx, qy), b) == 0 for a, b in edges(shape) + edges(hole))
    if not along_edge:
        assert abs(int(made.inside(made.ground.areas[0])) - made.length * inside / 4096) <= cuts * (made.length / 512 + 1)


@given(SHAPES, WAYS)
@pytest.mark.rule("SHIELDWALL-1.7a", "SHIELDWALL-1.7d")
def test_a_way_meets_an_area_if_any_point_of_it_lies_there(shape: Polygon, way: tuple[int, int, int, int]) -> None:
    px, py, qx, qy = way
    made = leg(*way, area("hill1", shape))
    meets = holds(shape, (Fraction(px), Fraction(py))) or holds(shape, (Fraction(qx), Fraction(qy)))
    for a, b in edges(shape):
        sides = side((px, py), (qx, qy), a) * side((px, py), (qx, qy), b), side(a, b, (px, py)) * side(a, b, (qx, qy))
        meets = meets or (max(sides) <= 0 and any(sides) and (px, py) != (qx, qy)) or sides == (-1, -1)
    if meets != made.meets(made.ground.areas[0]):
        ends = {side((px, py), (qx, qy), corner) for corner in shape}
        assert 0 in ends, "only ways through corners may be in doubt"
    assert made.climbs() == (made.meets(made.ground.areas[0]) and not holds(shape, (Fraction(px), Fraction(py))))


# -- what a way costs -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-1.7a", "SHIELDWALL-T.2")
@pytest.mark.parametrize(("kind", "cost"), [("light_wood", 16), ("heavy_wood", 24), ("marsh", 24), ("ford", 12), ("hill1", 12)])
def test_twelfths_by_the_way(kind: str, cost: int) -> None:
    assert leg(1500, 700, 1500, 1500, area(kind)).cost() == 300 * 12 + 500 * cost


@pytest.mark.rule("SHIELDWALL-3.1d")
def test_three_inches_of_clear_then_wood() -> None:
    assert leg(1500, 700, 1500, 1375, area("light_wood")).cost() == 800 * 12


@given(WAYS, st.integers(0, 4096))
@pytest.mark.rule("SHIELDWALL-3.1c")
def test_local_costs_are_the_same_however_a_way_is_cut(way: tuple[int, int, int, int], part: int) -> None:
    px, py, qx, qy = way
    mx, my = px + (qx - px) * part // 4096, py + (qy - py) * part // 4096
    pieces = (area("heavy_wood", RING),)
    cut = leg(px, py, mx, my, *pieces).cost() + leg(mx, my, qx, qy, *pieces).cost()
    assert abs(int(leg(*way, *pieces).cost() - cut)) <= 12 * 6


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-1.7a")
def test_crossings_count_lines_and_water_entered() -> None:
    hedge = line("hedge", (1000, 1500), (2000, 1500), (2000, 2000))
    assert leg(1500, 1400, 1500, 1600, hedge).crossings() == 1
    assert leg(1500, 1400, 2100, 1700, hedge).crossings() == 2
    assert leg(900, 1400, 900, 1600, hedge).crossings() == leg(900, 1400, 1100, 1700, hedge).crossings() == 0
    assert leg(1500, 1400, 1500, 1500, hedge).crossings() + leg(1500, 1500, 1500, 1600, hedge).crossings() == 1
    assert leg(1500, 1400, 1500, 1500, hedge).crossings() + leg(1500, 1500, 1500, 1400, hedge).crossings() == 2
    ditch = area("ditch", WOOD, RING)
    assert leg(1500, 1500, 1100, 1500, ditch).crossings() == 1 and leg(1500, 1500, 1300, 1500, ditch).crossings() == 0
    ford = area("ford")
    assert leg(1500, 900, 1500, 2100, ford).crossings() == 1
    assert leg(1500, 900, 1500, 1000, ford).crossings() == 1
    assert leg(1500, 1000, 1500, 2100, ford).crossings() == 0 and leg(1500, 900, 1500, 999, ford).crossings() == 0


@pytest.mark.rule("SHIELDWALL-1.7d", "SHIELDWALL-S6.8")
def test_contours_are_counted_uphill_only() -> None:
    made = Leg(field("motte").ground)
    made.draw(3500, 2149, 3500, 2380)
    assert made.climbs() == 3 and made.cost() == 12 * 231
    made.draw(3500, 2380, 3500, 2149)
    assert made.climbs() == 0
    assert [made.ground.contour(3500, y) for y in (2149, 2150, 2280, 2380)] == [0, 1, 2, 3]


@pytest.mark.rule("SHIELDWALL-3.1c")
def test_a_way_lies_on_roads_wholly_or_not() -> None:
    one, other = (
        area("road", ((0, 1000), (0, 1200), (1500, 1200), (1500, 1000))),
        area("road", ((1500, 800), (1500, 1200), (3000, 1200), (3000, 800))),
    )
    assert leg(100, 1100, 2900, 1100, one, other).on_road() and leg(100, 1200, 2900, 1200, one, other).on_road()
    assert leg(100, 1100, 100, 1100, one).on_road()
    assert not leg(100, 1100, 2900, 1100, one).on_road() and not leg(100, 1201, 100, 1201, one).on_road()
    bend, between = area("road", HORSESHOE), area("road", ((1400, 1300), (1400, 1600), (1700, 1600), (1700, 1300)))
    assert leg(1000, 1500, 2000, 1500, bend, between).on_road() and not leg(1000, 1500, 2000, 1500, bend).on_road()
    assert not leg(1400, 1000, 1600, 800, one, other).on_road() and not leg(100, 1100, 100, 1250, one).on_road()


@pytest.mark.rule("SHIELDWALL-1.7a", "SHIELDWALL-3.5a")
def test_who_is_kept_out() -> None:
    wall, deep, wood = line("low_wall", (1000, 1500), (2000, 1500)), area("deep"), area("heavy_wood")
    over = (1500, 1400, 1500, 1600)
    assert not leg(*over, wall).is_barred(0) and leg(*over, wall).is_barred(HORSE)
    assert leg(*over, deep).is_barred(0) and leg(*over, deep).is_barred(HORSE)
    assert not leg(*over, wood).is_barred(0) and not leg(*over, wood).is_barred(HORSE)
    assert not leg(1500, 700, 1500, 900, deep).is_barred(0)
    assert leg(*over, area("ditch")).is_barred(HORSE) and not leg(*over, area("ditch")).is_barred(0)


@pytest.mark.rule("SHIELDWALL-3.3d", "SHIELDWALL-3.5c", "SHIELDWALL-1.7a")
def test_charges_keep_off_woods_marshes_water_and_obstacles() -> None:
    through = (1500, 900, 1500, 1600)
    for kind in ("light_wood", "heavy_wood", "marsh", "ford", "building"):
        assert not leg(*through, area(kind)).allows_charge() and leg(2100, 900, 2100, 1600, area(kind)).allows_charge()
    for kind in ("low_wall", "hedge", "fence"):
        assert not leg(*through, line(kind, (1000, 1500), (2000, 1500))).allows_charge()
    for kind in ("road", "hill1", "bridge", "clear"):
        assert leg(*through, area(kind)).allows_charge()
    assert not leg(900, 1050, 1050, 900, area("light_wood", ((970, 970), (970, 2000), (2000, 970)))).allows_charge()


# -- standing -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.2c", "SHIELDWALL-1.7a")
def test_bases_keep_off_what_bars_them() -> None:
    house = Ground(6000, 6000, KINDS, (area("building"),))
    assert house.bears(base(1500, 962, 0), 0) and not house.bears(base(1500, 963, 0), 0)
    assert not house.bears(base(1500, 1500, 30), 0) and not house.bears(base(39, 500, 0), 0)
    ring = Ground(6000, 6000, KINDS, (area("castle_wall", WOOD, RING),))
    assert ring.bears(base(1238, 1500, 0), 0) and not ring.bears(base(1237, 1500, 0), 0)
    assert ring.bears(base(962, 1500, 0), 0) and not ring.bears(base(1100, 1500, 0), 0)
    ditch = Ground(6000, 6000, KINDS, (area("ditch"),))
    assert ditch.bears(base(1500, 1500, 0), 0) and not ditch.bears(base(1500, 1500, 0, 160), HORSE)


@pytest.mark.rule("SHIELDWALL-1.7c")
def test_bases_rest_against_a_line_but_not_across_it() -> None:
    ground = Ground(6000, 6000, KINDS, (line("low_wall", (1000, 1500), (2000, 1500)),))
    assert not ground.astride(base(1500, 1538, 0)) and ground.astride(base(1500, 1537, 0))
    assert not ground.astride(base(1500, 1462, 0)) and ground.astride(base(1500, 1463, 0))
    assert not ground.astride(base(962, 1500, 0)) and ground.astride(base(963, 1500, 0))
    assert not ground.astride(base(2100, 1500, 0)) and ground.astride(base(1500, 1500, 45))


# -- cover ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.7b")
def test_the_edge_of_a_wood_is_an_inch_deep() -> None:
    ground = Ground(6000, 6000, KINDS, (area("marsh", ((0, 0), (0, 500), (500, 0))), area("light_wood")))
    assert ground.wood_edge(1500, 1100) == ground.wood_edge(1000, 1500) == ground.wood_edge(1950, 1950) == 1
    assert ground.wood_edge(1500, 1101) == NONE and ground.wood(1500, 1101) == 1
    nook = Ground(6000, 6000, KINDS, (area("light_wood", HORSESHOE),))
    assert nook.wood_edge(1360, 1240) == 0, "72 from a corner that juts in"
    assert nook.wood_edge(1450, 1150) == nook.wood_edge(1650, 1150) == NONE, "in line with an edge, but far from it"
    assert ground.wood_edge(1500, 999) == ground.wood(1500, 999) == ground.wood_edge(100, 100) == NONE


@pytest.mark.rule("SHIELDWALL-1.7c")
def test_who_is_behind_a_wall() -> None:
    ground = Ground(6000, 6000, KINDS, (line("hedge", (1000, 1500), (2000, 1500)), area("marsh")))
    man = base(1500, 1580, 180)
    assert ground.is_behind(man, segment(1500, 1000, 1500, 1580))
    assert not ground.is_behind(man, segment(1500, 3000, 1500, 1580))
    assert not ground.is_behind(base(1500, 1581, 180), segment(1500, 1000, 1500, 1581))
    assert not ground.is_behind(man, segment(3000, 1510, 1500, 1580))
    assert ground.is_behind(base(1500, 1490, 180), segment(1500, 1600, 1500, 1490))


# -- sight ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.7e")
@pytest.mark.parametrize(("kind", "deep"), [("light_wood", 200), ("heavy_wood", 100)])
def test_so_much_wood_is_seen_through(kind: str, deep: int) -> None:
    belt = area(kind, ((1000, 1000), (1000, 1000 + deep), (2000, 1000 + deep), (2000, 1000)))
    thicker = area(kind, ((1000, 1000), (1000, 1002 + deep), (2000, 1002 + deep), (2000, 1000)))
    assert leg(1500, 500, 1500, 1500, belt).is_clear(False) and not leg(1500, 500, 1500, 1500, thicker).is_clear(False)
    two = [area(kind, tuple((x, y + k * 500) for x, y in belt.points)) for k in (0, 1)]
    assert leg(1500, 500, 1500, 1400, *two).is_clear(False) and not leg(1500, 500, 1500, 2000, *two).is_clear(False)


@pytest.mark.rule("SHIELDWALL-1.7e", "SHIELDWALL-1.7b", "SHIELDWALL-X.48")
def test_who_stands_at_the_edge_of_a_wood_sees_out_and_is_seen() -> None:
    wood = area("heavy_wood")
    for depth, clear in ((90, True), (100, True), (150, False)):
        assert leg(1500, 1000 + depth, 1500, 300, wood).is_clear(False) == clear
        assert leg(1500, 300, 1500, 1000 + depth, wood).is_clear(False) == clear
    belt = area("heavy_wood", ((1000, 1000), (1000, 1150), (2000, 1150), (2000, 1000)))
    assert not leg(1500, 950, 1500, 1500, belt).is_clear(False), "who stands before a wood isn't in it"
    along = leg(1090, 1500, 1290, 1500, wood)
    assert along.is_clear(False) and not leg(1090, 1500, 1292, 1500, wood).is_clear(False)
    light = area("light_wood")
    assert leg(1050, 1500, 1350, 1500, light).is_clear(False) and not leg(1050, 1500, 1352, 1500, light).is_clear(False)
    assert leg(1050, 1050, 1050, 1450, light).is_clear(False) and not leg(1050, 1050, 1050, 1452, light).is_clear(False)


@pytest.mark.rule("SHIELDWALL-1.7e", "SHIELDWALL-11.0d")
def test_buildings_and_castle_timber_block_sight() -> None:
    across = (1500, 500, 1500, 2500)
    assert not leg(*across, area("building")).is_clear(False) and not leg(*across, area("building")).is_clear(True)
    for kind in ("castle_wall", "gatehouse", "keep"):
        assert not leg(*across, area(kind)).is_clear(False) and leg(*across, area(kind)).is_clear(True)
    for kind in ("marsh", "ford", "deep", "road", "ditch", "clear"):
        assert leg(*across, area(kind)).is_clear(False)
    assert leg(*across, line("low_wall", (1000, 1500), (2000, 1500))).is_clear(False)
    assert leg(2001, 500, 2001, 2500, area("building")).is_clear(False)


@pytest.mark.rule("SHIELDWALL-1.7a")
def test_a_way_on_the_line_of_an_edge_but_not_on_it_meets_nothing() -> None:
    for x, meets in ((1450, False), (1400, True), (1350, True)):
        made = leg(x, 2000, 1650, 2000, area("marsh", HORSESHOE))
        assert made.meets(made.ground.areas[0]) == meets


@pytest.mark.rule("SHIELDWALL-1.7e", "SHIELDWALL-1.7d")
def test_a_hill_above_both_ends_blocks_sight() -> None:
    hill, top = area("hill1"), area("hill2", ((1400, 1400), (1400, 1600), (1600, 1600), (1600, 1400)))
    assert not leg(1500, 500, 1500, 2500, hill).is_clear(False)
    assert leg(1500, 500, 1500, 1900, hill).is_clear(False) and leg(1500, 1900, 1500, 500, hill).is_clear(False)
    assert not leg(1500, 500, 1500, 1900, hill, top).is_clear(False)
    assert not leg(1500, 1100, 1500, 1900, hill, top).is_clear(False)
    assert leg(1500, 500, 1500, 1500, hill, top).is_clear(False)
    assert leg(1300, 1100, 1300, 1900, hill, top).is_clear(False)


@pytest.mark.rule("SHIELDWALL-1.7e")
def test_the_far_slope_of_the_ridge_is_out_of_sight_from_the_plain() -> None:
    made = Leg(field("hill").ground)
    made.draw(3600, 1200, 3600, 3100)
    assert made.is_clear(False) and made.climbs() == 2
    made.draw(300, 3600, 6900, 3600)
    assert not made.is_clear(False)
