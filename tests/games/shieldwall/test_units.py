"""SHIELDWALL-1.6: who is linked, and the tags of units."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games.shieldwall import figures
from sherwood.games.shieldwall.geometry import NONE, Base
from sherwood.games.shieldwall.places import Sizes
from sherwood.games.shieldwall.roster import Roster, Stands, off_table
from sherwood.games.shieldwall.tables import Tables
from sherwood.games.shieldwall.units import Units
from tests.games.shieldwall import reference
from tests.games.shieldwall.reference import base, corners

BOOK = figures.load()
LINK = Tables(BOOK.sheet, BOOK.shots).link


def stands(*bands: tuple[int, list[tuple[int, int]]]) -> Stands:
    """Foot on the table, all facing north: the side of each band, and where its men are."""
    roster = Roster(Sizes(BOOK.bases))
    for side, places in bands:
        roster.enlist(len(places), 0, side, 0)
    made = off_table(roster)
    for figure, (x, y) in enumerate(place for _, places in bands for place in places):
        made.put(figure, x, y, 0)
    return made


def linked(one: reference.Polygon, other: reference.Polygon) -> bool:
    return reference.gap_square(one, other) < 200 * 200


def tags(made: Stands, by_band: bool = False) -> list[int]:
    units = Units(made.roster, LINK, by_band)
    units.find(made)
    return list(units.tag)


@pytest.mark.rule("SHIELDWALL-1.6a", "SHIELDWALL-1.2e")
def test_figures_are_linked_below_two_inches() -> None:
    assert tags(stands((0, [(2000, 2000), (2000, 2280)]))) == [0, 1]
    assert tags(stands((0, [(2000, 2000), (2000, 2279)]))) == [0, 0]


@pytest.mark.rule("SHIELDWALL-X.4")
def test_a_chain_of_three_and_the_two_ends_of_it() -> None:
    made = stands((0, [(2000, 2000), (2279, 2000), (2558, 2000)]))
    assert tags(made) == [0, 0, 0]
    made.on[1] = 0
    assert tags(made) == [0, NONE, 2]


@pytest.mark.rule("SHIELDWALL-1.6b", "SHIELDWALL-X.5")
def test_bands_do_not_matter_but_sides_and_levels_do() -> None:
    assert tags(stands((0, [(2000, 2000)]), (0, [(2000, 2279)]))) == [0, 0]
    assert tags(stands((0, [(2000, 2000)]), (0, [(2000, 2280)]))) == [0, 1]
    assert tags(stands((0, [(2000, 2000)]), (1, [(2000, 2100)]))) == [0, 1]
    made = stands((0, [(2000, 2000), (2000, 2100)]))
    made.level[1] = 1
    assert tags(made) == [0, 1]


@pytest.mark.rule("SHIELDWALL-1.6b")
def test_under_a_variant_a_unit_is_a_band() -> None:
    assert tags(stands((0, [(2000, 2000), (2000, 5000)]), (0, [(2000, 2100)])), by_band=True) == [0, 0, 2]


@pytest.mark.rule("SHIELDWALL-1.6c")
def test_sizes_are_counted_by_tag() -> None:
    made = stands((0, [(2000, 2000), (2100, 2000), (2900, 2000)]), (1, [(2000, 2200)]))
    units = Units(made.roster, LINK, False)
    units.find(made)
    assert list(units.size) == [2, 0, 1, 1]
    made.on[2] = 0
    units.find(made)
    assert list(units.size) == [2, 0, 0, 1]


@given(st.lists(st.tuples(st.integers(1000, 2600), st.integers(1000, 1800)), min_size=1, max_size=9))
@pytest.mark.rule("SHIELDWALL-1.6a")
def test_units_are_the_clusters_of_linked_figures(places: list[tuple[int, int]]) -> None:
    made = stands((0, places))
    outlines = [corners(base(x, y, 0)) for x, y in places]
    pairs = [pair for pair in combinations(range(len(places)), 2) if linked(*(outlines[one] for one in pair))]
    unit = list(range(len(places)))
    for _ in places:
        for one, other in pairs:
            unit[one] = unit[other] = min(unit[one], unit[other])
    assert tags(made) == unit


# -- stands -------------------------------------------------------------------------------------------------------------
def test_a_copy_stands_by_itself() -> None:
    made = stands((0, [(2000, 2000)]))
    other = made.copy()
    other.put(0, 3000, 3000, 90)
    other.level[0] = 1
    assert (made.x[0], made.y[0], made.facing[0], made.level[0], made.on[0]) == (2000, 2000, 0, 0, 1)


@pytest.mark.rule("SHIELDWALL-1.2c")
def test_the_first_figure_in_the_way() -> None:
    made = stands((0, [(2000, 2000), (2080, 2000)]), (1, [(2000, 2500)]))
    assert made.in_the_way(base(2040, 2060, 45), 0, Base()) == 0
    for x, y in ((0, 77), (0, -77), (77, 0), (-77, 0)):
        assert made.in_the_way(base(2000 + x, 2500 + y, 0), 0, Base()) == 2
    assert made.in_the_way(base(2000, 2422, 0), 0, Base()) == NONE
    assert made.in_the_way(base(2000, 2423, 0), 0, Base()) == 2
    assert made.in_the_way(base(2000, 2423, 0), 1, Base()) == NONE
    made.on[2] = 0
    assert made.in_the_way(base(2000, 2423, 0), 0, Base()) == NONE


@given(st.integers(1700, 2300), st.integers(1700, 2300), st.integers(0, 359), st.integers(0, 300))
def test_a_glance_at_centres_never_misses_who_is_near(x: int, y: int, facing: int, far: int) -> None:
    roster = Roster(Sizes(BOOK.bases))
    roster.enlist(2, 0, 0, 1)
    made = off_table(roster)
    made.put(0, 2000, 2000, 30)
    made.put(1, x, y, facing)
    if base(2000, 2000, 30, 160).within(base(x, y, facing, 160), far):
        assert made.near(0, 1, far)
