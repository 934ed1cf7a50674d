"""SHIELDWALL-3.3: the charge."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall.position import MOVEMENT, STRIKING
from tests.games.shieldwall.field import Situation, field

FAR = "SSEL 7000,4700,180"
LINE = "7*SSEL 2000,2000,180"


def box(west: int, south: int, east: int, north: int) -> tuple[tuple[int, int], ...]:
    return ((west, south), (west, north), (east, north), (east, south))


def charged(army: str, enemies: str = LINE, **more: object) -> Situation:
    """After band 0 has run straight on."""
    f = field(army, enemies, **more)  # type: ignore[arg-type]
    f.plays("order 0 charge", "run")
    return f


@pytest.mark.rule("SHIELDWALL-3.3c", "SHIELDWALL-3.3e", "SHIELDWALL-3.3k")
def test_the_body_shifts_to_stand_one_to_one() -> None:
    f = charged("6*VBON 2000,1200,0")
    assert f.places(*range(6)) == [(x, 1920, 0) for x in range(1840, 2241, 80)]
    assert f.state.stage != STRIKING and f.state.run[0] == 720


@pytest.mark.rule("SHIELDWALL-3.3e", "SHIELDWALL-3.3k", "SHIELDWALL-1.5d")
def test_men_beyond_the_end_overlap() -> None:
    f = charged("6*VBON 2300,1200,0")
    assert f.places(*range(6)) == [(x, 1920, 0) for x in range(2080, 2481, 80)]
    end = 6
    assert f.place(end) == (2240, 2000, 180)
    assert f.breaks(f"strike_at 0 {end} 9") == "SHIELDWALL-0.7"
    f.plays(f"strike_at 3 {end} 10")
    assert f.place(3) == (2320, 1960, 270)
    assert f.state.stage == MOVEMENT, "the others find no place"
    assert f.places(4, 5) == [(2400, 1920, 0), (2480, 1920, 0)]


@pytest.mark.rule("SHIELDWALL-3.3e", "SHIELDWALL-3.3k", "SHIELDWALL-X.3")
def test_the_body_turns_to_face_whom_it_met() -> None:
    f = charged("6*VBON 1700,1150,20")
    assert f.state.run[0] == 735
    assert {facing for _, _, facing in f.places(*range(6))} == {0}
    assert all(abs(y - 1920) <= 1 for _, y, _ in f.places(*range(6)))
    f = charged("VBER 1550,1300,30", "SSEL 2000,2000,180")
    assert f.place(0) == (2000, 1920, 0)


@pytest.mark.rule("SHIELDWALL-3.3e")
def test_a_body_turns_no_more_than_45_degrees() -> None:
    f = charged("VBER 1550,1700,60", "SSEL 2000,2000,180")
    assert f.has(0, "CHARGED") and f.place(0)[2] == 60


@pytest.mark.rule("SHIELDWALL-3.3a", "SHIELDWALL-3.4a", "SHIELDWALL-X.22", "SHIELDWALL-T.1")
@pytest.mark.parametrize(("army", "clause"), [
    ("6*VBON", ""), ("5*VBON", "SHIELDWALL-3.3a"), ("1*VBER", ""), ("3*NKNT", ""), ("2*NKNT", "SHIELDWALL-3.3a"),
    ("1*NDUK", "SHIELDWALL-3.3a"),
])  # fmt: skip
def test_how_many_charge(army: str, clause: str) -> None:
    f = field(f"{army} 2000,1200,0", LINE)
    assert f.breaks("order 0 charge") == clause
    assert f.allows("order 0 assault")


@pytest.mark.rule("SHIELDWALL-3.3a", "SHIELDWALL-X.26", "SHIELDWALL-1.6a")
@pytest.mark.parametrize(("leaders", "followers", "clause"), [
    ("5*NKNT 2000,1200,0", "NDUK 2390,1200,0", ""),
    ("5*NKNT 2000,1200,0", "NDUK 2440,1200,0", "SHIELDWALL-3.3a"),
    ("5*NKNT 2000,1200,0", "NKNF 2390,1200,0", "SHIELDWALL-3.3a"),
    ("VBER 1750,1200,0", "5*VBON 2000,1200,0", "SHIELDWALL-3.3a"),
])  # fmt: skip
def test_who_follows_a_charge(leaders: str, followers: str, clause: str) -> None:
    f = field(f"{leaders}; {followers}", LINE)
    assert f.breaks("order 1 charge") == "SHIELDWALL-3.3a"
    f.plays("order 0 charge", "run")
    if f.allows("done"):
        f.plays("done")
    assert f.breaks("order 1 charge") == clause


@pytest.mark.rule("SHIELDWALL-3.3c", "SHIELDWALL-3.3f", "SHIELDWALL-3.3g", "SHIELDWALL-6.5f", "SHIELDWALL-X.21")
@pytest.mark.parametrize(("gap", "run", "bonus", "contact"), [
    (600, 600, True, True), (599, 599, False, True), (900, 900, True, True), (906, 900, True, False),
])  # fmt: skip
def test_how_far_a_charge_runs(gap: int, run: int, bonus: bool, contact: bool) -> None:
    f = charged("6*VBON 2000,1200,0", f"7*SSEL 2000,{1280 + gap},180")
    assert f.state.run[0] == run and f.has(0, "BONUS") == bonus and f.has(0, "CHARGED")
    assert f.place(0)[1] == 1200 + run and (f.place(0)[0] == 1840) == contact


@pytest.mark.rule("SHIELDWALL-3.3g")
def test_a_missed_charge_costs_the_next_by_a_variant() -> None:
    for plays, marked in (((), False), (("spent_charge",), True)):
        f = charged("6*VBON 2000,1200,0", FAR, plays=plays)
        f.plays("end_movement", "end_movement", "roll 6 1", "precede 1")
        assert f.has(0, "NO_CHARGE") == marked
        assert f.breaks("order 0 charge") == ("SHIELDWALL-7.1e" if marked else "")
        assert f.breaks("order 0 assault") == ("SHIELDWALL-7.1e" if marked else "SHIELDWALL-3.4b")
        f.plays("end_movement")
        assert not f.has(0, "NO_CHARGE")


@pytest.mark.rule("SHIELDWALL-3.3b", "SHIELDWALL-X.10", "SHIELDWALL-X.23")
def test_a_prelude_leaves_a_run_of_the_rate() -> None:
    f = field("3*NKNT 2000,1000,0", "7*SSEL 2400,2500,180")
    f.plays("order 0 charge")
    assert f.breaks("sidestep 700") == "SHIELDWALL-3.3b"
    f.plays("sidestep 400")
    assert f.breaks("done") == "SHIELDWALL-3.3b"
    assert f.place(0) == (2320, 1000, 0) and int(f.state.spent) == 12 * 400
    f.plays("run")
    assert f.has(0, "BONUS") and f.state.run[0] == 1380
    f = field("3*NKNT 2000,1000,0", "7*SSEL 2400,2200,180")
    f.plays("order 0 charge")
    assert f.breaks("sidestep 400") == "SHIELDWALL-3.3b" and f.allows("run")


@pytest.mark.rule("SHIELDWALL-3.3b")
def test_a_prelude_has_four_parts_and_turns_only_bodies() -> None:
    f = field("3*NKNT 2000,1000,0", FAR)
    f.plays("order 0 charge")
    assert f.breaks("turn 10 each") == "SHIELDWALL-3.3b"
    f.plays("sidestep -50", "turn 10 on_middle", "turn -10 on_left", "sidestep 50")
    assert f.breaks("sidestep 10") == "SHIELDWALL-3.3b" and f.breaks("turn 1 on_left") == "SHIELDWALL-3.3b"
    f.plays("run")


@pytest.mark.rule("SHIELDWALL-3.3d", "SHIELDWALL-3.5c", "SHIELDWALL-X.24")
def test_charges_keep_off_woods_and_obstacles() -> None:
    for kind, points in (
        ("light_wood", box(2100, 1500, 2300, 1600)),
        ("hedge", ((1900, 1500), (2400, 1500))),
        ("ford", box(1000, 1500, 3000, 1600)),
    ):
        f = field("6*VBON 2000,1200,0", LINE, pieces=((kind, points),))
        f.plays("order 0 charge")
        assert f.breaks("run") == "SHIELDWALL-3.3d"
        f.plays("done")
    f = charged("6*VBON 2000,1200,0", LINE, pieces=(("light_wood", box(1000, 1940, 3000, 3000)),))
    assert f.place(0) == (1840, 1920, 0)


@pytest.mark.rule("SHIELDWALL-3.3d", "SHIELDWALL-3.4d")
def test_contact_across_a_hedge_is_a_charge_across_it() -> None:
    f = field("6*VBON 2000,1200,0", LINE, pieces=(("hedge", ((1000, 1960), (3000, 1960))),))
    f.plays("order 0 charge")
    assert f.breaks("run") == "SHIELDWALL-3.3d"


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-6.5f", "SHIELDWALL-X.15", "SHIELDWALL-X.28")
def test_a_charge_uphill_is_shorter_and_earns_no_bonus() -> None:
    hill = ("hill1", box(1000, 1600, 3000, 4000))
    f = charged("6*VBON 2000,1200,0", FAR, pieces=(hill,))
    assert f.state.run[0] == 700 and not f.has(0, "BONUS")
    f = charged("3*NKNT 2000,1000,0", FAR, pieces=(hill,))
    assert f.state.run[0] == 1600 and not f.has(0, "BONUS")


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-X.14")
def test_a_road_makes_a_charge_longer() -> None:
    road = ("road", box(1500, 0, 2500, 4800))
    assert charged("6*VBON 2000,1000,0", FAR, pieces=(road,)).state.run[0] == 1100
    assert charged("3*NKNT 2000,1000,0", FAR, pieces=(road,)).state.run[0] == 2000


@pytest.mark.rule("SHIELDWALL-3.1c", "SHIELDWALL-3.3b")
def test_a_prelude_off_the_road_takes_its_gain_away() -> None:
    road = ("road", box(1900, 0, 2200, 4800))
    for x, step, run in ((2000, 0, 1400), (2050, -100, 1300), (2250, -200, 1000)):
        f = field(f"VBER {x},1000,0", FAR, pieces=(road,))
        f.plays("order 0 charge", f"sidestep {step}", "run")
        assert f.state.run[0] == run


@pytest.mark.rule("SHIELDWALL-3.3c", "SHIELDWALL-3.1f")
def test_a_run_ends_at_a_friends_base_and_is_refused_if_too_short() -> None:
    f = charged("6*VBON 2000,1000,0; VBON 2000,1800,0", FAR)
    assert 718 <= f.state.run[0] <= 722
    f = field("6*VBON 2000,1000,0; VBON 2000,1300,0", FAR)
    f.plays("order 0 charge")
    assert f.breaks("run") == "SHIELDWALL-3.3b"


@pytest.mark.rule("SHIELDWALL-3.3j", "SHIELDWALL-6.5f", "SHIELDWALL-X.27")
def test_the_engaged_may_be_charged() -> None:
    f = charged("6*VBON 2000,1200,0; VBON 1680,2000,90")
    assert f.has(0, "CHARGED") and f.place(0)[1] == 1920
    assert [f.has(enemy, "WAS_ENGAGED") for enemy in range(7, 14)] == [False] * 6 + [True]


@pytest.mark.rule("SHIELDWALL-3.2c", "SHIELDWALL-3.3b")
def test_a_charging_band_faces_one_way() -> None:
    assert field("VBER 2000,1200,0 2100,1200,10", LINE).breaks("order 0 charge") == "SHIELDWALL-3.2c"


@pytest.mark.rule("SHIELDWALL-3.3h")
def test_who_is_charged_does_not_react() -> None:
    f = field("6*VBON 2000,1200,0", "2*SSEL 2000,2000,90")
    f.plays("order 0 charge", "run")
    assert f.state.seat == 0 and f.places(6, 7) == [(2000, 2040, 90), (2000, 1960, 90)]
