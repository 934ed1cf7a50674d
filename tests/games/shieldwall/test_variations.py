"""What a search of `shieldwall` weighs beside what looks best at once."""

from __future__ import annotations

from math import inf
from time import perf_counter

import pytest

from sherwood.games.shieldwall import kinds, variations
from sherwood.games.shieldwall.eye import ShieldwallEye
from sherwood.games.shieldwall.position import BREAKING_OFF, MOVEMENT_STEP, SHOOTING, STANDING
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.kernel.eye import Actions
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import CHANCE
from tests.games.shieldwall.field import Situation, field
from tests.games.shieldwall.firing import firing

Action = list[int]


def actions(f: Situation, until: float = inf) -> tuple[list[Action], list[Action]]:
    """What is offered to all, and what a search weighs besides, where the first looks best."""
    out, eye = Actions(), ShieldwallEye()
    eye.fill(f.state, out)
    offered = out.n
    eye.fill_more(f.state, 0, until, out)
    found = [out.moves.to_list()[out.start(i) : out.end(i)] for i in range(out.n)]
    return found[:offered], found[offered:]


def orders(action: Action, band: int) -> Action:
    """What a plan has a band do, of bands that are ordered as such."""
    ordered, found = -1, []
    for move in action:
        ordered = a_of(move) if kind_of(move) == kinds.ORDER else ordered
        if ordered == band and kind_of(move) != kinds.END_MOVEMENT:
            found.append(move)
    return found


def three_bands() -> Situation:
    return field(
        "6*VBON 2000,1200,0;7*VHSC 3200,1200,0;4*VARC 4400,900,0 open",
        "7*SSEL 2000,2000,180;3*SSLG 3000,2400,180 open",
    )


@pytest.mark.rule("SHIELDWALL-B.12")
def test_a_variation_gives_other_orders_to_one_band() -> None:
    (plan, *_), more = actions(three_bands())
    changed = [[band for band in range(3) if orders(one, band) != orders(plan, band)] for one in more]
    assert {tuple(bands) for bands in changed} == {(0,), (1,), (2,)}


@pytest.mark.rule("SHIELDWALL-B.12")
def test_a_band_may_stay_form_a_wall_go_on_or_back() -> None:
    f = three_bands()
    (plan, *_), more = actions(f)
    done = [orders(one, 1) for one in more if orders(one, 1) != orders(plan, 1)]
    assert orders(plan, 1) == [] or [] in done
    assert any(kind_of(one[0]) == kinds.ORDER and b_of(one[0]) == kinds.FORM_WALL for one in done if one)
    ends = set()
    for one in done:
        after = f.state.copy()
        assert isinstance(after, Shieldwall)
        for move in one:
            after.play(move)
        ends.add(int(after.stands.y[6]))
    assert min(ends) < 1200 < max(ends)


@pytest.mark.rule("SHIELDWALL-B.12")
def test_variations_are_legal_and_end_the_step_or_go_as_far_as_the_enemy_is_asked() -> None:
    f = three_bands()
    for plan in actions(f)[1]:
        state = f.state.copy()
        assert isinstance(state, Shieldwall)
        for move in plan:
            assert state.fault(move) == 0
            state.play(move)
            while state.stage == STANDING:
                state.play(legal(state)[0])
        assert state.step != MOVEMENT_STEP or state.turn() != f.state.turn()


@pytest.mark.rule("SHIELDWALL-B.12")
def test_none_is_offered_twice_nor_like_a_plan() -> None:
    plans, more = actions(three_bands())
    assert len({tuple(one) for one in plans + more}) == len(plans + more) > len(plans)


def test_like_plans_are_offered_once() -> None:
    """Far from everybody it is all the same how much harm one fears."""
    plans, _ = actions(field("6*VBON 2000,400,0", "6*VBON 2000,4400,180"))
    assert len(plans) == 1


def test_none_are_sought_when_time_is_up() -> None:
    assert actions(three_bands(), perf_counter())[1] == []


@pytest.mark.rule("SHIELDWALL-B.12", "SHIELDWALL-B.9")
def test_both_answers_to_whether_a_band_breaks_off_are_weighed() -> None:
    f = field("6*SGFY 2000,1920,0", "6*SSWD 2000,2000,180")
    f.state.stage, f.state.band = BREAKING_OFF, 0
    assert actions(f) == ([[pack(kinds.ASK_DISENGAGE, 0, 1)]], [[pack(kinds.ASK_DISENGAGE, 0, 0)]])


@pytest.mark.rule("SHIELDWALL-B.12", "SHIELDWALL-B.6")
def test_other_targets_of_the_band_that_shoots_next_are_weighed() -> None:
    f = firing("4*VARC 2000,1000,0 open;4*VARC 3200,1000,0 open", "4*SGFY 2000,1900,180;4*SSEL 2600,1900,180")
    assert f.state.stage == SHOOTING
    ((usual,),), more = actions(f)
    assert kind_of(usual) == kinds.SHOOT and len(more) > 1
    assert {(kind_of(move), a_of(move)) for (move,) in more} == {(kinds.SHOOT, a_of(usual))}


def test_no_orders_are_sought_for_a_band_once_those_of_others_have_ended_the_step() -> None:
    """All fight then, and the dice are thrown."""
    f = field("1*SSWD 2000,1840,0;1*SSWD 3000,1920,0", "1*SSWD 2000,2000,180;1*SSWD 3000,2000,180")
    state, plan, out = f.state, Moves(), Actions()
    tactics = ShieldwallEye().of(state)
    tactics.plan(state, 100, plan)
    after = state.copy()
    for one in plan.to_list():
        after.play(one)
    assert after.turn() == CHANCE
    variations.vary(tactics, state, plan, 1, variations.BACK, out)
    assert out.n == out.moves.n == 0
