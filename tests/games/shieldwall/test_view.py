"""SHIELDWALL-H.1: everything is open, to both seats and to watchers."""

from __future__ import annotations

import msgspec
import pytest

from sherwood.games.shieldwall.setup import start
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.view import ShieldwallView, view
from sherwood.kernel.play import legal
from sherwood.kernel.state import WATCHER
from tests.games.shieldwall.field import Situation, field


def seen(situation: Situation, seat: int = 0) -> ShieldwallView:
    return view(situation.state, seat)


@pytest.mark.rule("SHIELDWALL-H.1")
def test_every_reader_sees_the_same() -> None:
    f = field("6*VBON 2000,1200,0", "7*SSEL 2000,2000,180")
    f.plays("order 0 charge", "run")
    views = [msgspec.structs.replace(seen(f, seat), seat=9) for seat in (0, 1, WATCHER)]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("SHIELDWALL-H.3", "SHIELDWALL-H.4")
@pytest.mark.parametrize("scenario", ["motte", "ambush"])
def test_garrison_and_ambush_are_seen(scenario: str) -> None:
    state = start({"scenario": scenario})
    for _ in range(2):
        state.play(legal(state)[0])
    for reader in (0, 1, WATCHER):
        sight = view(state, reader)
        assert {figure.status for figure in sight.figures} == {"on"} and {figure.seat for figure in sight.figures} == {0, 1}


@pytest.mark.rule("SHIELDWALL-1.1a")
def test_a_table_of_36_inches_has_3600_units() -> None:
    state = start({"scenario": "lesson"})
    assert isinstance(state, Shieldwall)
    assert (state.field.ground.width, state.field.ground.height) == (3600, 3600)


@pytest.mark.rule("SHIELDWALL-6.1a", "SHIELDWALL-3.3f")
def test_after_a_charge_it_is_seen_who_charged_how_far_and_whom_he_fights() -> None:
    f = field("6*VBON 2000,1200,0", "7*SSEL 2000,2000,180", pieces=(), turns=3)
    f.plays("order 0 charge", "run")
    charger = seen(f).figures[0]
    assert {"charged", "bonus"} <= set(charger.flags) and charger.run == 720
    assert charger.engaged and all(0 in seen(f).figures[enemy].engaged for enemy in charger.engaged)
    assert charger.path[0] == (1800, 1200)


@pytest.mark.rule("SHIELDWALL-0.4")
def test_the_order_in_hand_is_seen_while_it_is_carried_out() -> None:
    f = field("3*VBON 2000,1200,0", "7*SSEL 2000,4000,180")
    assert seen(f).order is None and seen(f).question == "order"
    f.plays("order 0 advance", "turn 30 on_middle")
    order = seen(f).order
    assert order is not None and (order.band, order.man, order.progress) == (0, None, ("turned", "off-road"))
    f.plays("go 100")
    assert seen(f).order is None and seen(f).bands[0].ordered


@pytest.mark.rule("SHIELDWALL-S.2")
def test_before_they_are_deployed_figures_are_seen_where_the_default_plan_puts_them() -> None:
    f = field("2*VBON 2000,1200,0", "SSEL 2000,4000,180", deployed=False)
    figure = seen(f).figures[0]
    assert (figure.status, figure.x, figure.y, figure.facing) == ("waiting", 1960, 1200, 0)
    f.plays("deploy default")
    assert seen(f).figures[0].status == "on" and seen(f).figures[2].status == "waiting"
