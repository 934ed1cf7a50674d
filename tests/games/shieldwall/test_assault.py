"""SHIELDWALL-3.4: the assault."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import kinds
from sherwood.kernel.moves import pack
from tests.games.shieldwall.field import field

HEDGE = ("hedge", ((1000, 1960), (3000, 1960)))


@pytest.mark.rule("SHIELDWALL-3.4a", "SHIELDWALL-3.4b", "SHIELDWALL-X.22", "SHIELDWALL-1.5c")
def test_men_of_a_band_take_places_one_by_one() -> None:
    f = field("3*VBON 2000,1200,0", "SSEL 2000,2000,180")
    f.plays("order 0 assault", "strike_at 1 3 0")
    assert f.place(1) == (2000, 1920, 0) and f.has(1, "ASSAULTED") and not f.has(1, "BONUS")
    assert f.breaks("strike_at 0 3 1") == "SHIELDWALL-1.5c" and f.breaks("strike_at 1 3 0") == "SHIELDWALL-0.7"
    f = field("3*VBON 2000,1200,0", "SSEL 2000,2000,180")
    f.plays("order 0 assault", "strike_at 0 3 1", "strike_at 1 3 2")
    assert f.places(0, 1) == [(1960, 1920, 0), (2040, 1920, 0)]
    assert f.breaks("strike_at 2 3 0") != ""


@pytest.mark.rule("SHIELDWALL-B.5", "SHIELDWALL-B.1")
def test_all_lawful_places_are_offered_until_that_is_all() -> None:
    f = field("5*VBON 2000,1200,0", "3*SSEL 2000,2000,180; SEAR 2240,2000,180")
    f.plays("order 0 assault", "strike_at 1 5 0")
    lawful = [
        pack(kinds.STRIKE_AT, man, enemy, place) for man in range(5) for enemy in range(5, 9) for place in range(12)
        if f.allows(f"strike_at {man} {enemy} {place}")
    ]  # fmt: skip
    assert f.offers() == [*lawful, pack(kinds.DONE)] and len(lawful) > 6


@pytest.mark.rule("SHIELDWALL-3.4a", "SHIELDWALL-3.1b")
def test_an_assault_reaches_as_far_as_the_charge_move() -> None:
    for y, clause in ((1018, ""), (1017, "SHIELDWALL-3.4b")):
        assert field(f"VBON 2000,{y},0", "SSEL 2000,2000,180").breaks("alone 0 assault") == clause


@pytest.mark.rule("SHIELDWALL-3.4b", "SHIELDWALL-3.2a")
def test_an_assaulting_figure_turns_a_quarter_at_most() -> None:
    for facing, clause in ((90, ""), (270, ""), (91, "SHIELDWALL-3.2a"), (269, "SHIELDWALL-3.2a")):
        f = field(f"VBON 2000,1500,{facing}", "SSEL 2000,2000,180")
        f.plays("alone 0 assault")
        assert f.breaks("strike_at 0 1 0") == clause
    assert field("VBON 2000,1500,180", "SSEL 2000,2000,180").breaks("alone 0 assault") == "SHIELDWALL-3.4b"


@pytest.mark.rule("SHIELDWALL-1.5d", "SHIELDWALL-3.4c", "SHIELDWALL-X.6")
@pytest.mark.parametrize(("start", "edges"), [
    ((2300, 2000, 270), {1}), ((2300, 1700, 330), {1, 2}), ((2300, 2300, 210), {0, 1}), ((2000, 2300, 180), {0}),
])  # fmt: skip
def test_which_edges_may_be_taken(start: tuple[int, int, int], edges: set[int]) -> None:
    x, y, facing = start
    f = field(f"VBON {x},{y},{facing}", "SSEL 2000,2000,0")
    f.plays("alone 0 assault")
    assert {place // 3 for place in range(12) if f.allows(f"strike_at 0 1 {place}")} == edges


@pytest.mark.rule("SHIELDWALL-3.4a", "SHIELDWALL-3.4d", "SHIELDWALL-X.30")
def test_a_hedge_is_stormed_at_half_the_rate() -> None:
    for y, clause in ((1318, ""), (1317, "SHIELDWALL-3.4b")):
        f = field(f"VBON 2000,{y},0", "SSEL 2000,2000,180", pieces=(HEDGE,))
        assert f.breaks("alone 0 assault") == clause
    f = field("VBON 2000,1500,0", "SSEL 2000,2000,180", pieces=(HEDGE,))
    f.plays("alone 0 assault", "strike_at 0 1 0")
    assert f.place(0) == (2000, 1920, 0)
    assert f.has(0, "ASSAULTED")


@pytest.mark.rule("SHIELDWALL-3.4d", "SHIELDWALL-3.5a")
def test_only_foot_stand_astride_or_strike_across() -> None:
    astride = ("hedge", ((1000, 1930), (3000, 1930)))
    for hedge in (astride, HEDGE):
        assert field("VBON 2000,1500,0", "SSEL 2000,2000,180", pieces=(hedge,)).allows("alone 0 assault")
        assert not field("NKNT 2000,1500,0", "SSEL 2000,2000,180", pieces=(hedge,)).allows("alone 0 assault")


@pytest.mark.rule("SHIELDWALL-3.4a")
def test_rough_ground_bars_assaults_by_a_variant() -> None:
    for plays, allowed in (((), True), (("no_rough_assault",), False)):
        f = field("VBON 2000,1500,0", "SSEL 2000,2000,180", pieces=(HEDGE,), plays=plays)
        assert f.allows("alone 0 assault") == allowed


@pytest.mark.rule("SHIELDWALL-3.1f", "SHIELDWALL-3.4b")
def test_nobody_goes_over_a_base_to_his_place() -> None:
    f = field("VBON 2000,1500,0; VBON 2000,1700,0", "SSEL 2000,2000,180")
    assert f.breaks("alone 0 assault") == "SHIELDWALL-3.4b"
    f = field("VBON 2000,1500,0; VBON 2110,1700,0", "SSEL 2000,2000,180")
    assert f.allows("alone 0 assault")
