"""SHIELDWALL-B: the moves that are listed: few, all of them legal, and those that somebody might think of."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import kinds
from sherwood.kernel.moves import a_of, b_of, kind_of
from tests.games.shieldwall.field import Situation, field


def listed(f: Situation, kind: int) -> list[int]:
    moves = f.offers()
    assert all(f.state.fault(move) == 0 for move in moves)
    return [move for move in moves if kind_of(move) == kind]


def orders(f: Situation) -> set[int]:
    return {int(b_of(move)) for move in listed(f, kinds.ORDER)}


@pytest.mark.rule("SHIELDWALL-B.2")
def test_formations_and_charges_are_thought_of_near_an_enemy() -> None:
    near = field("7*VBON 2000,1200,0", "7*SSEL 2000,2000,180")
    assert {kinds.ADVANCE, kinds.CHARGE, kinds.ASSAULT, kinds.FORM_WALL, kinds.FORM_RING, kinds.ABOUT_FACE} <= orders(near)
    assert orders(field("7*VBON 2000,1200,0", "7*SSEL 2000,3700,180")) == {kinds.ADVANCE}
    assert len(listed(near, kinds.END_MOVEMENT)) == 1 and not listed(near, kinds.ALONE)


@pytest.mark.rule("SHIELDWALL-B.2")
def test_men_are_ordered_singly_where_some_of_their_band_fight() -> None:
    f = field("7*VBON 2000,1200,0", "1*SSEL 2000,1280,180")
    assert not listed(f, kinds.ORDER) and {int(b_of(move)) for move in listed(f, kinds.ALONE)} >= {kinds.ADVANCE, kinds.ASSAULT}


@pytest.mark.rule("SHIELDWALL-B.3")
def test_an_advance_is_straight_on_or_towards_the_nearest_enemy() -> None:
    f = field("7*VBON 2000,1200,0", "7*SSEL 3000,2000,180")
    f.plays("order 0 advance")
    assert [int(a_of(move)) for move in listed(f, kinds.GO)] == [301, 602]
    turns = {int(a_of(move)) - kinds.HALF_CIRCLE for move in listed(f, kinds.TURN)}
    assert {-90, 90} < turns and len(turns) == 3 and len(listed(f, kinds.DONE)) == 1


@pytest.mark.rule("SHIELDWALL-B.4")
def test_a_charge_is_straight_on_by_a_wheel_or_a_step_aside() -> None:
    f = field("6*VBON 2000,1200,0", "7*SSEL 2300,1980,180")
    f.plays("order 0 charge")
    assert len(listed(f, kinds.RUN)) == 1 and listed(f, kinds.TURN)
    assert {int(a_of(move)) - kinds.NO_STEP for move in listed(f, kinds.SIDESTEP)} <= {-240, 240}
