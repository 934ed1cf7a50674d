"""SHIELDWALL-3.6 and 4: layouts, shield walls and rings."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall.position import LOOSE, RING, WALL
from tests.games.shieldwall.field import field

FAR = "SSEL 7000,4700,180"
WOOD = ("light_wood", ((1000, 900), (1000, 3000), (3000, 3000), (3000, 900)))


# -- reform -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-3.6a", "SHIELDWALL-1.5a")
def test_a_band_takes_a_new_layout_where_its_front_is() -> None:
    f = field("6*VBON 2000,1000,0", FAR)
    f.plays("order 0 reform")
    assert f.breaks("dress 0 7 0") == "SHIELDWALL-1.5a" and f.breaks("dress 91 3 0") == "SHIELDWALL-3.2a"
    f.plays("dress 0 3 0")
    assert sorted(f.places(*range(6))) == [(x, y, 0) for x in (1920, 2000, 2080) for y in (920, 1000)]
    assert f.place(0) == (1920, 1000, 0)


@pytest.mark.rule("SHIELDWALL-3.6a")
def test_every_facing_within_a_quarter_is_open_to_a_band_with_room() -> None:
    f = field("6*VBON 2000,1000,30", FAR)
    f.plays("order 0 reform")
    assert all(f.allows(f"dress {facing} 3 {spacing}") for facing in range(121) for spacing in (0, 1))


@pytest.mark.rule("SHIELDWALL-3.6a", "SHIELDWALL-3.1c")
def test_each_man_reforms_within_his_rate() -> None:
    f = field("VBON 1000,1000,0 1080,1000,0 1160,1000,0 2900,1000,0", FAR)
    f.plays("order 0 reform")
    assert f.breaks("dress 0 4 0") == "SHIELDWALL-3.1c"
    f.plays("done")


# -- shield wall --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-4.1b", "SHIELDWALL-4.1c", "SHIELDWALL-X.18")
def test_seven_with_shields_form_a_wall() -> None:
    assert field("6*VBON 2000,1000,0", FAR).breaks("order 0 form_wall 1") == "SHIELDWALL-4.1b"
    assert field("7*VARC 2000,1000,0", FAR).breaks("order 0 form_wall 1") == "SHIELDWALL-4.1b"
    assert field("7*NKNT 2000,1000,0", FAR).breaks("order 0 form_wall 1") == "SHIELDWALL-4.1b"
    f = field("7*VBON 2000,1000,0 open", FAR)
    assert f.breaks("order 0 form_wall 3") == "SHIELDWALL-1.5a"
    f.plays("order 0 form_wall 2")
    assert f.state.formation[0] == WALL and f.state.spacing[0] == 0
    assert sorted({y for _, y, _ in f.places(*range(7))}) == [920, 1000]


@pytest.mark.rule("SHIELDWALL-4.1b")
def test_two_form_a_wall_by_a_variant() -> None:
    assert field("2*VBON 2000,1000,0", FAR, plays=("any_two",)).allows("order 0 form_wall 1")
    assert not field("VBON 2000,1000,0", FAR, plays=("any_two",)).allows("order 0 form_wall 1")


@pytest.mark.rule("SHIELDWALL-4.1b", "SHIELDWALL-4.1c")
@pytest.mark.parametrize(("place", "joins"), [("2320,1000,0", True), ("2330,1000,0", False), ("2320,1000,90", False)])
def test_fewer_join_a_wall_that_stands(place: str, joins: bool) -> None:
    f = field(f"7*VBON 2000,1000,0; VBON {place}", FAR)
    assert not f.allows("order 1 form_wall 1")
    f.plays("order 0 form_wall 1")
    assert f.breaks("order 1 form_wall 1") == ("" if joins else "SHIELDWALL-4.1b")


@pytest.mark.rule("SHIELDWALL-4.1a", "SHIELDWALL-4.1d", "SHIELDWALL-X.17")
def test_orders_that_move_a_wall_dissolve_it() -> None:
    f = field("7*VBON 2000,1000,0", FAR)
    f.plays("order 0 form_wall 1", "end_movement", "end_movement", "roll 2 1", "precede 1")
    assert f.state.formation[0] == WALL
    g = field("7*VBON 2000,1000,0", FAR)
    g.plays("order 0 form_wall 1", "end_movement", "end_movement", "roll 2 1", "precede 1", "order 0 open_order")
    assert g.state.formation[0] == LOOSE and g.breaks("order 0 open_order") == "SHIELDWALL-0.4"
    f.plays("order 0 advance", "go 100", "done")
    assert f.state.formation[0] == LOOSE
    assert field("7*VBON 2000,1000,0", FAR).breaks("order 0 open_order") == "SHIELDWALL-4.1d"


@pytest.mark.rule("SHIELDWALL-4.1b", "SHIELDWALL-4.1d", "SHIELDWALL-X.18")
def test_a_wall_that_loses_men_stays_one() -> None:
    f = field("7*VBON 2000,1000,0", FAR)
    f.plays("order 0 form_wall 1")
    for man in (0, 1, 2):
        f.state.stands.on[man] = 0
    f.plays("end_movement", "end_movement", "roll 2 1", "precede 1")
    assert f.state.formation[0] == WALL


@pytest.mark.rule("SHIELDWALL-3.5d", "SHIELDWALL-4.2b")
def test_formed_bands_keep_off_woods() -> None:
    f = field("7*VBON 2000,1000,0", FAR, pieces=(WOOD,))
    assert f.breaks("order 0 form_wall 1") == "SHIELDWALL-3.5d" == f.breaks("order 0 form_ring")


# -- ring ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-4.2a", "SHIELDWALL-4.2b", "SHIELDWALL-1.5b", "SHIELDWALL-X.19")
def test_a_ring_of_five_moves_two_inches() -> None:
    assert field("4*VARC 2000,1000,0", FAR).breaks("order 0 form_ring") == "SHIELDWALL-4.2b"
    assert field("5*NKNT 2000,1000,0", FAR).breaks("order 0 form_ring") != ""
    f = field("5*VARC 2000,1000,0", FAR)
    f.plays("order 0 form_ring")
    assert sorted(facing for _, _, facing in f.places(*range(5))) == [0, 72, 144, 216, 288]
    assert (2000, 1093, 0) in f.places(*range(5)) and f.state.formation[0] == RING
    before = f.places(*range(5))
    f.plays("end_movement", "end_movement", "roll 2 1", "precede 1")
    assert f.breaks("order 0 advance") == "SHIELDWALL-3.2c"
    f.plays("order 0 ring_move")
    assert f.allows("shift 90 202") and f.breaks("shift 90 203") == "SHIELDWALL-3.1c"
    f.plays("shift 90 200")
    assert f.places(*range(5)) == [(x + 200, y, facing) for x, y, facing in before]
    assert f.state.formation[0] == RING


@pytest.mark.rule("SHIELDWALL-4.2b", "SHIELDWALL-3.5d")
def test_a_ring_moves_into_no_wood_and_only_rings_do() -> None:
    f = field("5*VBON 2000,700,0", FAR, pieces=(WOOD,))
    assert f.breaks("order 0 ring_move") == "SHIELDWALL-4.1d"
    f.plays("order 0 form_ring", "end_movement", "end_movement", "roll 2 1", "precede 1", "order 0 ring_move")
    assert f.breaks("shift 0 150") == "SHIELDWALL-3.5d" and f.allows("shift 180 200")


@pytest.mark.rule("SHIELDWALL-4.2c")
def test_open_order_ends_a_ring() -> None:
    f = field("5*VBON 2000,1000,0", FAR)
    f.plays("order 0 form_ring", "end_movement", "end_movement", "roll 2 1", "precede 1", "order 0 open_order")
    assert f.state.formation[0] == LOOSE
