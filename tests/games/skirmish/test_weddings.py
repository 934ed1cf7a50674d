"""SKIRMISH-S2.4 to S2.9: whose Mildred is, how she walks, and when she is married."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import sequence
from sherwood.games.skirmish.position import BYSTANDER
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import again
from tests.games.skirmish.outcomes import ended_by, kills, passes, points


def chapel(norman: str, saxon: str, turn: str = "saxon", phase: str = "movement", rules: tuple[str, ...] = ()) -> Field:
    return field("cottage", norman=norman, saxon=saxon, turn=turn, phase=phase, scenario="s2", rules=rules)


# -- whose she is (S2.4, S2.5) ----------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S2.5")
@pytest.mark.parametrize(
    ("martin", "side"),
    [("1507", "bishop"), ("1507 stunned", "alan"), ("1507 captured", "alan"), ("1406", "alan")],
)
def test_an_unstunned_man_of_the_bishops_beside_her_holds_her(martin: str, side: str) -> None:
    assert chapel(f"martin {martin}, finn 0101", "mildred 1508, tuck 1509").owner("mildred") == side


@pytest.mark.rule("SKIRMISH-S2.5", "SKIRMISH-1.1g")
def test_nobody_holds_her_through_a_wall() -> None:
    assert chapel("martin 0603", "mildred 0604, tuck 1509").owner("mildred") == "alan"


@pytest.mark.rule("SKIRMISH-S2.4", "SKIRMISH-S2.5", "SKIRMISH-X.71")
def test_x71_who_touches_her_at_the_turns_end_goes_first() -> None:
    f = chapel("martin 1507, finn 0101", "mildred 1508, tuck 1506, alan 0201")
    f.state.number = 3
    passes(f)
    assert (f.state.number, f.waits_for, f.told("FIRST")) == (4, "norman", [(0, 0, 0)])
    passes(f)
    f.plays("end_phase 1", "attack tuck martin")
    f.rolls(3)
    f.plays("no 1")
    assert f.is_("martin") == "stunned" and f.owner("mildred") == "alan"
    passes(f)
    assert (f.state.number, f.waits_for) == (5, "saxon") and f.may("pick mildred")


@pytest.mark.rule("SKIRMISH-S2.4")
def test_in_turn_1_the_bishop_goes_first() -> None:
    f = chapel("martin 0101", "mildred 1508, tuck 1509", turn="norman")
    assert f.state.number == 1 and f.waits_for == "norman" and f.owner("mildred") == "alan"


@pytest.mark.rule("SKIRMISH-S2.4")
@pytest.mark.parametrize(("number", "first"), [(1, "bishop"), (2, "alan")])
def test_the_scenarios_order_holds_in_turn_1_alone(number: int, first: str) -> None:
    f = chapel("martin 0101", "mildred 1508, tuck 1509", turn="norman")
    f.state.number = number - 1
    sequence.begin_turn(f.state)
    assert f.factions[f.state.acting()] == first


@pytest.mark.rule("SKIRMISH-S2.5")
def test_she_is_moved_by_whose_she_is_at_that_moment_and_once_in_a_side_turn() -> None:
    f = chapel("martin 1507, finn 0101", "mildred 1508, tuck 1509", turn="norman")
    g = again(f)
    f.plays("pick mildred", "stop mildred")
    assert f.breaks("pick mildred") == "2d"
    g.walks("martin", "1506")
    g.plays("stop martin")
    assert g.owner("mildred") == "alan" and g.breaks("pick mildred") == "2c"
    passes(g)
    assert g.may("pick mildred")


@pytest.mark.rule("SKIRMISH-S2.5")
def test_held_by_the_bishops_men_she_ends_beside_one_of_them() -> None:
    f = chapel("martin 1407, finn 0101", "mildred 1408, tuck 0201", turn="norman")
    f.walks("mildred", "1409")
    assert not f.may("stop mildred")
    g = chapel("martin 1507, finn 0101", "mildred 1808, tuck 0201")
    g.walks("mildred", "1809")
    assert g.may("stop mildred")


@pytest.mark.rule("SKIRMISH-S2.5")
def test_she_does_not_hold_herself() -> None:
    f = chapel("martin 1407, finn 0101", "mildred 1408, tuck 0201", turn="norman")
    f.state.unset(f.counter("mildred"), BYSTANDER)
    f.plays("pick mildred")
    f.state.mps = 1
    assert f.breaks("step mildred 1409") == "0.15"


# -- how she walks (S2.5, X.92) ---------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.92", "SKIRMISH-S2.5")
def test_x92_she_uses_no_window_and_martin_does() -> None:
    f = chapel("martin 0703, walker 0803", "mildred 0702, tuck 0101", turn="norman")
    f.plays("pick martin")
    assert f.may("step martin 0704")
    g = chapel("martin 0602, walker 0803", "mildred 0703, tuck 0101", turn="norman")
    g.plays("pick mildred")
    assert g.breaks("step mildred 0704") == "4.1d"


@pytest.mark.rule("SKIRMISH-S2.5")
def test_bride_any_way() -> None:
    f = chapel("martin 1508", "mildred 0703, tuck 0101", rules=("bride_any_way",))
    f.plays("pick mildred")
    assert f.may("step mildred 0704")
    g = chapel("martin 1508", "mildred 0709, tuck 0101")
    g.plays("pick mildred")
    assert g.breaks("step mildred 0708") == "4.1d"


@pytest.mark.rule("SKIRMISH-X.92", "SKIRMISH-S2.5")
def test_x92_by_the_road_and_through_yard_and_door() -> None:
    f = chapel("martin 1106, walker 0910, waleran 0706", "mildred 1005, tuck 0101", turn="norman")
    f.walks("mildred", "1006", "1007", "1008", "0909", "0809")
    assert f.mps == 0
    f.plays("stop mildred")
    passes(f)
    passes(f)
    f.walks("mildred", "0808", "0807", "0806", "0805")
    assert f.mps == 1
    f.plays("stop mildred")


# -- weddings (S2.7, S2.8) --------------------------------------------------------------------------------------------
def before_the_priest(norman: str = "finn 1508", saxon: str = "alan 0705, mildred 0704, tuck 0805") -> Field:
    """At the start of turn 2, in which Alan goes first if he has Mildred."""
    f = chapel(norman, saxon)
    passes(f)
    assert f.state.number == 2
    return f


def turn_passes(f: Field) -> Field:
    passes(f)
    passes(f)
    return f


@pytest.mark.rule("SKIRMISH-S2.7", "SKIRMISH-S2.8", "SKIRMISH-S2.10")
def test_alan_is_married_after_a_whole_turn() -> None:
    f = before_the_priest()
    passes(f)
    assert ended_by(f) == ""
    passes(f)
    assert ended_by(f) == "alan-married" and points(f) == [0, 2] and f.told("TURN") == [(2, 0, 0)]


@pytest.mark.rule("SKIRMISH-S2.7", "SKIRMISH-S2.8", "SKIRMISH-S2.10")
def test_martin_is_married_by_waleran_alone() -> None:
    f = turn_passes(before_the_priest("martin 0705, waleran 0805", "mildred 0704, alan 1508, tuck 1509"))
    assert ended_by(f) == "martin-married" and points(f) == [2, 0]
    f = turn_passes(before_the_priest("martin 0705, finn 0805, waleran 1508", "mildred 0704, alan 1608, tuck 0806"))
    assert ended_by(f) == ""


@pytest.mark.rule("SKIRMISH-S2.8")
@pytest.mark.parametrize(
    "saxon",
    [
        "alan 0705, mildred 0704, tuck 0807",
        "alan 0705, mildred 0806, tuck 0805",
        "alan 0705, mildred 0703, tuck 0805",
        "alan 0705 captured, mildred 0704, tuck 0805",
    ],
)
def test_all_three_must_be_inside_and_he_beside_her(saxon: str) -> None:
    norman = "finn 0706" if "captured" in saxon else "finn 1508"
    assert ended_by(turn_passes(before_the_priest(norman, saxon))) == ""


@pytest.mark.rule("SKIRMISH-S2.8")
@pytest.mark.parametrize("who", ["alan", "mildred", "tuck"])
def test_whoever_of_them_moves_puts_it_off(who: str) -> None:
    f = before_the_priest()
    back = f.where(who)
    f.plays(f"pick {who}")
    step = next(option for option in f.options if option.startswith("step"))
    f.plays(step, f"step {who} {back}", f"stop {who}")
    passes(f)
    passes(f)
    assert ended_by(f) == ""
    assert ended_by(turn_passes(f)) == "alan-married"


@pytest.mark.rule("SKIRMISH-S2.8")
def test_who_is_only_taken_up_has_not_moved() -> None:
    f = before_the_priest()
    f.plays("pick alan", "stop alan")
    assert ended_by(turn_passes(f)) == "alan-married"


@pytest.mark.rule("SKIRMISH-S2.8", "SKIRMISH-X.72")
def test_x72_a_shot_that_misses_one_of_them_puts_it_off() -> None:
    f = before_the_priest("geri 0702")
    passes(f)
    assert not [option for option in f.options if "tuck" in option]
    g = again(f)
    f.plays("fire geri mildred 0704")
    f.rolls(10)
    passes(f)
    assert ended_by(f) == ""
    passes(g)
    assert ended_by(g) == "alan-married"


@pytest.mark.rule("SKIRMISH-S2.8", "SKIRMISH-S2.7")
def test_a_blow_that_does_nothing_puts_it_off() -> None:
    f = before_the_priest("finn 0706")
    passes(f)
    f.plays("end_phase 0")
    g = again(f)
    f.plays("attack finn alan")
    f.rolls(7)
    assert f.told("UNAFFECTED") == [] and f.where("alan") == "0705"
    passes(f)
    assert ended_by(f) == ""
    passes(g)
    assert ended_by(g) == "alan-married"


@pytest.mark.rule("SKIRMISH-S2.8", "SKIRMISH-S2.7")
def test_a_priest_who_strikes_puts_it_off() -> None:
    f = before_the_priest("finn 0706")
    f.plays("end_phase 1", "attack tuck finn")
    f.rolls(7)
    passes(f)
    passes(f)
    assert ended_by(f) == ""


@pytest.mark.rule("SKIRMISH-S2.8")
def test_a_man_of_the_bishops_who_comes_and_goes_puts_it_off() -> None:
    f = before_the_priest()
    f.state.move_to(f.counter("finn"), f.place("0703"))
    passes(f)
    assert f.owner("mildred") == "bishop"
    f.state.move_to(f.counter("finn"), f.place("1508"))
    passes(f)
    assert f.owner("mildred") == "alan" and ended_by(f) == ""


@pytest.mark.rule("SKIRMISH-S2.8")
def test_nobody_is_married_to_whom_the_other_side_holds() -> None:
    f = chapel("finn 0703", "alan 0705, mildred 0704, tuck 0805")
    passes(f)
    assert f.owner("mildred") == "bishop" and ended_by(turn_passes(f)) == ""


@pytest.mark.rule("SKIRMISH-S2.10")
def test_with_both_suitors_dead_it_is_still_a_minor_victory_of_alans() -> None:
    f = chapel("martin 1508, finn 1308", "mildred 0704, alan 1608, tuck 0805")
    kills(f, "bishop", "alan")
    kills(f, "alan", "martin")
    f.state.number = f.state.length
    passes(f)
    assert ended_by(f) == "end" and points(f) == [0, 1]
