"""SHIELDWALL-9.4d: uncontrolled advances."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import position
from sherwood.games.shieldwall.kinds import ASSAULT, BREAKS_OUT, CHARGE
from sherwood.kernel.moves import a_of, b_of, kind_of
from sherwood.kernel.story import Story
from tests.games.shieldwall.field import Situation, field


def run_wild(attacker: str, defender: str, *men: int, **more: object) -> Situation:
    """The attacker's movement step begins when these have lost control."""
    f = field(attacker, defender, **more)  # type: ignore[arg-type]
    for man in men:
        f.state.set_bits(man, position.UNCONTROLLED)
    f.state.story = Story()
    f.state.to_half_turn()
    return f


def broke_out(f: Situation) -> list[tuple[int, int]]:
    assert f.state.story is not None
    return [(a_of(event), b_of(event)) for event in f.state.story.read(0) if kind_of(event) == BREAKS_OUT]


@pytest.mark.rule("SHIELDWALL-9.4d", "SHIELDWALL-X.78", "SHIELDWALL-2.1d", "SHIELDWALL-4.1d")
def test_a_wall_that_breaks_out_charges_before_other_orders() -> None:
    f = run_wild("7*SSEL 2000,1000,0; VBON 4000,1000,0", "7*VBON 2000,1780,180", *range(7), formed=True)
    assert broke_out(f) == [(0, CHARGE)] and f.state.stage == position.MOVEMENT and f.state.formation[0] == position.LOOSE
    assert f.place(0) == (1760, 1700, 0) and f.has(0, "BONUS") and not f.has(0, "UNCONTROLLED")
    assert f.breaks("order 0 advance") == "SHIELDWALL-0.7" and f.allows("order 1 advance")


@pytest.mark.rule("SHIELDWALL-9.4d")
def test_a_charge_turns_to_the_nearest_enemy_first() -> None:
    f = run_wild("6*SSEL 2000,1000,0; SSEL 5000,1000,0", "VBON 2450,1780,180", *range(6))
    assert broke_out(f) == [(0, CHARGE)] and f.place(5) == (2450, 1700, 0) and f.has(5, "BONUS") and f.state.legs == 1
    f = run_wild("6*SSEL 2000,1000,0; SSEL 5000,1000,0", "VBON 2600,1700,210", *range(6))
    assert broke_out(f) == [(0, ASSAULT)], "so far round is no lawful prelude"


@pytest.mark.rule("SHIELDWALL-9.4d")
def test_an_enemy_within_the_rate_is_assaulted() -> None:
    for gap, order in ((600, ASSAULT), (601, CHARGE)):
        f = run_wild("6*SSEL 2000,1000,0", f"6*VBON 2000,{1080 + gap},180", *range(6))
        assert broke_out(f) == [(0, order)]
    f = run_wild("6*SSEL 2000,1000,0", "6*VBON 2000,1680,180", *range(6))
    assert f.state.stage == position.STRIKING and f.breaks("done") == "SHIELDWALL-9.4d"
    while f.state.stage == position.STRIKING:
        f.state.play(f.offers()[0])
    assert all(f.has(man, "ASSAULTED") and not f.has(man, "BONUS") for man in range(6))


@pytest.mark.rule("SHIELDWALL-9.4d", "SHIELDWALL-X.79", "SHIELDWALL-3.3a")
def test_who_may_not_charge_assaults() -> None:
    f = run_wild("NKNT 2000,1000,0 2080,1000,0", "2*VBON 2040,2620,180", 0, 1)
    assert broke_out(f) == [(0, ASSAULT)] and f.state.stage == position.STRIKING
    f.plays("strike_at 0 2 0")
    assert not f.has(0, "BONUS") and f.has(0, "ASSAULTED")
    f = run_wild("3*NKNT 2080,1000,0", "2*VBON 2040,2620,180", 0, 1, 2)
    assert broke_out(f) == [(0, CHARGE)] and f.has(1, "BONUS")
    marsh = ("marsh", ((1000, 1500), (1000, 1600), (3000, 1600), (3000, 1500)))
    f = run_wild("3*NKNT 2080,1000,0", "2*VBON 2040,2420,180", 0, 1, 2, pieces=(marsh,))
    assert broke_out(f) == [(0, ASSAULT)]


@pytest.mark.rule("SHIELDWALL-9.4d", "SHIELDWALL-3.1g")
def test_who_reaches_nobody_goes_on_straight_a_charge_move() -> None:
    f = run_wild("2*VBON 2000,1000,180; VBON 4000,1000,0", "SSEL 1960,3000,180", 0, 1)
    assert f.places(0, 1) == [(2040, 1902, 0), (1960, 1902, 0)]
    assert f.has(0, "MOVED") and f.has(0, "ASSAULTED") and not f.has(0, "NO_FIRE") and f.state.stage == position.MOVEMENT
    f = run_wild("VBON 2000,1000,180; VBON 4000,1000,0", "SSEL 2000,1500,0", 0)
    assert f.place(0) == (2000, 1414, 0), "behind him, beyond a quarter turn"


@pytest.mark.rule("SHIELDWALL-9.4d")
def test_engaged_men_stay_and_others_of_the_band_obey() -> None:
    f = run_wild("VBON 2000,1000,0 5000,1000,0 6000,1000,0", "SSEL 2000,1080,180; SSEL 5000,3000,180", 0, 1)
    assert f.places(0, 1, 2) == [(2000, 1000, 0), (5000, 1902, 0), (6000, 1000, 0)]
    assert f.allows("alone 2 advance") and f.breaks("alone 1 advance") == "SHIELDWALL-0.4"
    f.plays("end_movement")
    assert not f.has(0, "UNCONTROLLED")


@pytest.mark.rule("SHIELDWALL-9.4d", "SHIELDWALL-7.1e", "SHIELDWALL-S3.3")
@pytest.mark.parametrize("bit", [position.NO_CHARGE, position.LOADED])
def test_who_may_not_assault_does_not_break_out(bit: int) -> None:
    f = field("VBON 2000,1000,0 3000,1000,0", "SSEL 2000,1500,180")
    f.state.set_bits(0, position.UNCONTROLLED | bit)
    f.state.to_half_turn()
    assert f.state.stage == position.MOVEMENT and f.place(0) == (2000, 1000, 0) and f.allows("alone 0 advance")


@pytest.mark.rule("SHIELDWALL-9.4d", "SHIELDWALL-X.78")
def test_a_later_result_replaces_it() -> None:
    for dice in (7, 5):
        f = field("3*VBON 2000,2000,0", "SSEL 2000,4700,180")
        f.state.set_bits(0, position.UNCONTROLLED)
        for man in (1, 2):
            f.state.stands.on[man], f.state.status[man] = 0, position.KILLED
        f.state.set_bits(0, position.OWES_CHECK)
        f.plays("end_movement", f"morale {dice}")
        assert not f.has(0, "UNCONTROLLED")


@pytest.mark.rule("SHIELDWALL-9.4d", "SHIELDWALL-5.4b")
def test_archers_shoot_at_those_who_break_out() -> None:
    f = run_wild("7*SSEL 2000,1000,0", "7*SARC 2000,1780,180", *range(7))
    assert f.state.stage == position.STANDING and f.state.seat == 1
    f.plays("stand_fire 1 0")
    assert f.has(3, "CHARGED") and f.place(3)[1] == 1700
