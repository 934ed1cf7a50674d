"""SHIELDWALL-3.1, 3.2: rates, what a way costs, and the advance."""

from __future__ import annotations

import itertools
from bisect import bisect_right

import pytest

from sherwood.games.shieldwall import kinds, movement
from tests.games.shieldwall.field import field

FAR = "SSEL 7000,4700,180"
"""An enemy out of everybody's way."""


def reach(army: str, *pieces: tuple[str, tuple[tuple[int, int], ...]], first: str = "") -> int:
    """How far the attacker's first band can go straight ahead, after a first move if one is given."""
    f = field(army, FAR, pieces=pieces)
    f.plays("order 0 advance", *([first] if first else []))
    return bisect_right(range(1, 1500), 0, key=lambda far: not f.allows(f"go {far}"))


def box(west: int, south: int, east: int, north: int) -> tuple[tuple[int, int], ...]:
    return ((west, south), (west, north), (east, north), (east, south))


@pytest.mark.rule("SHIELDWALL-3.1a", "SHIELDWALL-T.1", "SHIELDWALL-1.2e")
@pytest.mark.parametrize(("troop", "far"), [("VBON", 600), ("VUNA", 800), ("VBER", 800), ("NKNT", 1200)])
def test_rates(troop: str, far: int) -> None:
    assert reach(f"{troop} 2000,1000,0") == far + 2


@pytest.mark.rule("SHIELDWALL-3.1a", "SHIELDWALL-X.11")
def test_shields_slow_by_a_variant() -> None:
    for plays, far in (((), 800), (("shield_slows",), 600)):
        f = field("VUNA 2000,1000,0", FAR, plays=plays)
        f.plays("order 0 advance")
        assert f.allows(f"go {far}") and f.breaks(f"go {far + 3}") == "SHIELDWALL-3.1c"


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-3.1d", "SHIELDWALL-3.5b", "SHIELDWALL-X.12", "SHIELDWALL-T.2")
def test_walls_and_hedges_cost_half_the_rate() -> None:
    wall = ("low_wall", ((1000, 1200), (3000, 1200)))
    hedge = ("hedge", ((1000, 1300), (3000, 1300)))
    f = field("VBON 2000,1000,0", FAR, pieces=(wall,))
    f.plays("order 0 advance")
    assert f.allows("go 302") and f.breaks("go 303") == "SHIELDWALL-3.1c"
    f = field("VBON 2000,1000,0", FAR, pieces=(wall, hedge))
    f.plays("order 0 advance")
    assert not f.allows("go 400") and not f.allows("go 350")


@pytest.mark.rule("SHIELDWALL-3.5a", "SHIELDWALL-X.12")
def test_cavalry_crosses_no_wall() -> None:
    f = field("NKNT 2000,1000,0", FAR, pieces=(("low_wall", ((1000, 1200), (3000, 1200))),))
    f.plays("order 0 advance")
    assert f.allows("go 100") and f.breaks("go 400") == "SHIELDWALL-3.5a"


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-3.1d", "SHIELDWALL-3.5b", "SHIELDWALL-3.5d", "SHIELDWALL-X.13")
def test_woods_and_marshes_cost_their_share() -> None:
    for kind, inside in (("light_wood", 300), ("heavy_wood", 200), ("marsh", 200)):
        assert abs(reach("VBON 2000,1000,0", (kind, box(1000, 1200, 3000, 3000))) - 200 - inside) <= 2
    assert abs(reach("VUNA 2000,1000,0", ("light_wood", box(1000, 1300, 3000, 3000))) - 300 - 375) <= 2
    assert abs(reach("NKNT 2000,1000,0", ("light_wood", box(1000, 1300, 3000, 3000))) - 300 - 675) <= 2


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-3.1a", "SHIELDWALL-X.14")
def test_a_road_is_for_those_who_are_all_on_it() -> None:
    road = ("road", box(1000, 0, 2000, 4800))
    assert reach("4*VBON 1500,1000,0", road) == 802
    assert reach("4*VBON 1900,1000,0", road) == 602


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-3.1a")
def test_a_way_off_the_road_takes_its_gain_away() -> None:
    f = field("VBON 1500,1000,90", FAR, pieces=(("road", box(1000, 0, 2000, 4800)),))
    f.plays("order 0 advance")
    assert f.allows("go 460") and not f.allows("go 700")


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-1.7d", "SHIELDWALL-X.15")
def test_contours_cost_two_inches_uphill() -> None:
    low, high = ("hill1", box(1000, 1100, 3000, 4000)), ("hill2", box(1000, 1150, 3000, 4000))
    assert reach("VBON 2000,1000,0", low, high) == 202
    assert reach("VBON 2000,1200,180", low, high) == 602
    assert reach("NKNT 2000,1000,0", low) == 1002


@pytest.mark.rule("SHIELDWALL-3.1e", "SHIELDWALL-X.20")
def test_a_wheel_costs_the_way_of_the_outermost_man() -> None:
    f = field("8*VBON 2000,1000,0", FAR)
    f.plays("order 0 advance")
    assert f.breaks("turn 90 on_left") == "SHIELDWALL-3.1c"
    f.plays("turn 30 on_left")
    assert int(f.state.spent) == 12 * 289
    assert f.place(0) == (1720, 1000, 30)
    assert f.allows("go 313") and f.breaks("go 314") == "SHIELDWALL-3.1c"


@pytest.mark.rule("SHIELDWALL-3.1e")
def test_wheels_turn_about_their_man_and_pivots_about_the_middle() -> None:
    for how, fixed, spent in (("on_left", 0, 428), ("on_right", 7, 428), ("on_middle", None, 214)):
        f = field("8*VBON 2000,1000,0", FAR)
        before = f.places(*range(8))
        f.plays("order 0 advance", f"turn 45 {how}")
        after = f.places(*range(8))
        assert [k for k in range(8) if before[k][:2] == after[k][:2]] == ([] if fixed is None else [fixed])
        assert int(f.state.spent) == 12 * spent and {place[2] for place in after} == {45}


@pytest.mark.rule("SHIELDWALL-1.2c", "SHIELDWALL-3.2b")
@pytest.mark.parametrize("army", ["12*VBON 3600,2400,0 files=6", "12*VBON 3600,2400,0", "8*NKNT 3600,2400,0 files=4"])
def test_wheel_after_wheel_leaves_neighbours_beside_each_other(army: str) -> None:
    f = field(army, "VBON 100,100,0")
    f.plays("order 0 advance")
    stands, body = f.state.stands, movement.in_hand(f.state)
    hows = itertools.cycle((kinds.ON_LEFT, kinds.ON_RIGHT, kinds.ON_MIDDLE))
    for angle in (37, -23, 61, -74, 19, 88, -45, 33, -52):
        body.wheel(stands, angle, next(hows))
        body.swap(stands)
        body.stay(stands)
        assert not any(body.overlaps_earlier(k) for k in range(body.n))
        one, other = body.men[0], body.men[1]
        assert f.state.set.contact.meets(stands, one, other)


@pytest.mark.rule("SHIELDWALL-3.2a", "SHIELDWALL-3.2b", "SHIELDWALL-X.9")
def test_one_turn_and_one_way_in_either_order() -> None:
    f = field("3*VBON 2000,1000,0", FAR)
    f.plays("order 0 advance")
    assert f.breaks("turn 91 each") == "SHIELDWALL-3.2a"
    f.plays("turn 90 each")
    assert f.breaks("turn 0 each") == "SHIELDWALL-3.2b"
    f.plays("go 600")
    assert f.place(0) == (2520, 1000, 90)
    assert f.breaks("order 0 advance") == "SHIELDWALL-0.4"
    f = field("3*VBON 2000,1000,0", FAR)
    f.plays("order 0 advance", "go 300")
    assert f.breaks("go 100") == "SHIELDWALL-3.2b"
    f.plays("turn 90 each")
    assert f.breaks("go 300") == "SHIELDWALL-0.2" and f.place(0) == (1920, 1300, 90)


@pytest.mark.rule("SHIELDWALL-3.2a")
def test_about_face_is_an_order_of_its_own() -> None:
    f = field("3*VBON 2000,1000,0", FAR)
    f.plays("order 0 about_face")
    assert f.places(0, 1, 2) == [(1920, 1000, 180), (2000, 1000, 180), (2080, 1000, 180)]
    assert f.breaks("order 0 advance") == "SHIELDWALL-0.4"


@pytest.mark.rule("SHIELDWALL-3.2c", "SHIELDWALL-X.10")
def test_nobody_steps_aside_in_an_advance() -> None:
    f = field("3*VBON 2000,1000,0", FAR)
    f.plays("order 0 advance")
    assert not f.allows("sidestep 200")


@pytest.mark.rule("SHIELDWALL-3.2c")
def test_men_who_face_apart_are_ordered_singly() -> None:
    f = field("VBON 2000,1000,0 2080,1000,90", FAR)
    assert f.breaks("order 0 advance") == "SHIELDWALL-3.2c"
    f.plays("alone 1 advance", "go 500", "done")
    assert f.place(1) == (2580, 1000, 90) and f.place(0) == (2000, 1000, 0)


@pytest.mark.rule("SHIELDWALL-3.1f")
def test_bases_bar_the_way_but_those_of_friends_in_open_order() -> None:
    f = field("VBON 2000,1000,0; VBON 2050,1200,0", FAR)
    f.plays("order 0 advance")
    assert f.allows("go 120") and f.breaks("go 400") == "SHIELDWALL-3.1f"
    f = field("VBON 2000,1000,0; VBON 2050,1200,0 open", FAR)
    f.plays("order 0 advance")
    assert f.allows("go 400") and f.breaks("go 250") == "SHIELDWALL-1.2c"
    f = field("VBON 2000,1000,0; VBON 2050,1200,0 open", FAR, plays=("no_interpenetration",))
    f.plays("order 0 advance")
    assert f.breaks("go 400") == "SHIELDWALL-3.1f"
    f = field("VBON 2000,1000,0", "SSEL 2050,1200,0 open")
    f.plays("order 0 advance")
    assert f.breaks("go 400") == "SHIELDWALL-3.1f"


@pytest.mark.rule("SHIELDWALL-1.2c", "SHIELDWALL-1.1b")
def test_nobody_rests_across_a_wall_or_off_the_table() -> None:
    f = field("VBON 2000,1000,0; VBON 3000,100,180", FAR, pieces=(("hedge", ((1000, 1200), (2500, 1200))),))
    f.plays("order 0 advance")
    assert f.breaks("go 200") == "SHIELDWALL-1.2c" and f.allows("go 160")
    f.plays("done", "order 1 advance")
    assert f.allows("go 60") and f.breaks("go 61") == "SHIELDWALL-1.2c"


@pytest.mark.rule("SHIELDWALL-3.1g", "SHIELDWALL-X.16")
def test_an_advance_stops_six_short_of_the_enemy() -> None:
    f = field("VBON 2000,1000,0", "SSEL 2000,1400,180")
    f.plays("order 0 advance")
    assert f.allows("go 314") and f.breaks("go 315") == "SHIELDWALL-3.1g"


@pytest.mark.rule("SHIELDWALL-3.1g")
def test_who_stands_in_contact_turns_to_nobody() -> None:
    f = field("VBON 2000,2000,0", "SSEL 2080,2000,0")
    f.plays("order 0 advance")
    assert f.breaks("turn 90 each") == "SHIELDWALL-3.1g" and f.allows("turn -90 each")


@pytest.mark.rule("SHIELDWALL-3.1h", "SHIELDWALL-6.1a", "SHIELDWALL-1.3c", "SHIELDWALL-X.1", "SHIELDWALL-X.2")
def test_the_engaged_take_no_orders() -> None:
    f = field("VBON 2060,2080,180 2400,2080,180", "SGFS 2000,2000,0")
    assert f.breaks("order 0 advance") == "SHIELDWALL-3.1h"
    assert f.breaks("alone 0 advance") == "SHIELDWALL-3.1h" and f.allows("alone 1 advance")
    for x in (2061, 2080):
        f = field(f"VBON {x},2080,180", "SGFS 2000,2000,0")
        f.plays("order 0 advance", "turn 90 each", "done")
        assert f.place(0) == (x, 2080, 270)


@pytest.mark.rule("SHIELDWALL-0.4", "SHIELDWALL-3.6b")
def test_who_is_ordered_singly_is_no_part_of_the_bands_order() -> None:
    f = field("3*VBON 2000,1000,0", FAR)
    f.plays("alone 1 advance", "go 100", "done")
    assert f.breaks("alone 1 advance") == "SHIELDWALL-0.4" and f.breaks("alone 0 charge") == "SHIELDWALL-3.6b"
    f.plays("order 0 advance", "go 50", "done")
    assert [y for _, y, _ in f.places(0, 1, 2)] == [1050, 1100, 1050]
    assert f.breaks("alone 0 advance") == "SHIELDWALL-0.4"


@pytest.mark.rule("SHIELDWALL-0.4", "SHIELDWALL-S4.3")
def test_orders_are_for_own_bands_that_need_not_wait() -> None:
    f = field("VBON 2000,1000,0", FAR)
    assert f.breaks("order 1 advance") == "SHIELDWALL-0.2"
    f = field("VBON 2000,1000,0; VBON 3000,1000,0", FAR)
    f.state.field.waits[0] = 1
    assert f.breaks("order 0 advance") == "SHIELDWALL-S4.3" and f.allows("order 1 advance")
