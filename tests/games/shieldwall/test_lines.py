"""SHIELDWALL-5.5, 5.6 and 8.3: along which lines shots go, whom they meet, and what saves from them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games.shieldwall import position, tries
from sherwood.games.shieldwall.kinds import DRAWN
from sherwood.games.shieldwall.setup import start
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.kernel.moves import a_of, kind_of
from sherwood.kernel.story import Story
from tests.games.shieldwall.field import Situation, field
from tests.games.shieldwall.firing import firing, hits, kills, losses, settle, shot, to_fire


# -- lines of fire (SHIELDWALL-5.6) ---------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-5.6a", "SHIELDWALL-5.6b", "SHIELDWALL-5.6c", "SHIELDWALL-X.35", "SHIELDWALL-X.36")
@pytest.mark.rule("SHIELDWALL-5.6g")
@pytest.mark.parametrize(("between", "clause"), [
    ("VBON 1139,1300,0", "SHIELDWALL-5.6b"), ("VBON 1140,1300,0", ""), ("VBON 1080,1000,0", ""), ("VBON 1080,1005,0", ""),
    ("VBON 1120,1010,0", "SHIELDWALL-5.6b"), ("VBON 1000,900,0", ""), ("NKNT 1170,1300,0", ""),
])  # fmt: skip
def test_a_line_of_fire_is_open_on_either_side(between: str, clause: str) -> None:
    f = firing(f"VARC 1000,1000,0 4000,1000,0; {between}", "SCEO 1000,1600,180; SCEO 4000,1600,180")
    assert f.breaks("shoot_alone 0 3 direct") == clause


@pytest.mark.rule("SHIELDWALL-5.6b")
@pytest.mark.parametrize(("other", "clause"), [
    ((1120, 1500), ""), ((1000, 1500), "SHIELDWALL-5.6b"), ((1040, 1500), "SHIELDWALL-5.6b"), ((1041, 1500), ""),
    ((1100, 1300), "SHIELDWALL-5.6b"),
])  # fmt: skip
def test_who_is_linked_to_the_target_bars_the_line_only_by_his_base(other: tuple[int, int], clause: str) -> None:
    f = firing("VARC 1000,1000,0 4000,1000,0", f"SCEO 1000,1600,180; SCEO {other[0]},{other[1]},180; SCEO 4000,1600,180")
    assert f.breaks("shoot_alone 0 2 direct") == clause


@pytest.mark.rule("SHIELDWALL-5.6a", "SHIELDWALL-1.7e")
def test_buildings_bar_sight() -> None:
    house = ("building", ((900, 1200), (900, 1300), (1100, 1300), (1100, 1200)))
    f = firing("VARC 1000,1000,0 4000,1000,0", "SCEO 1000,1600,180; SCEO 4000,1600,180", pieces=(house,))
    assert f.breaks("shoot_alone 0 2 direct") == "SHIELDWALL-1.7e"


@pytest.mark.rule("SHIELDWALL-5.6d", "SHIELDWALL-X.38", "SHIELDWALL-1.7d")
@pytest.mark.parametrize(("hills", "clause"), [((), "SHIELDWALL-5.6b"), (("hill1",), ""), (("hill1", "low"), "SHIELDWALL-5.6b")])
def test_a_higher_rank_shoots_over_a_lower_one(hills: tuple[str, ...], clause: str) -> None:
    upper = ("hill1", ((1000, 1000), (1000, 1960), (3000, 1960), (3000, 1000)))
    lower = ("hill1", ((1000, 1000), (1000, 2200), (3000, 2200), (3000, 1000)))
    pieces = () if not hills else (lower,) if "low" in hills else (upper,)
    f = firing("VARC 2000,1920,0 4000,1000,0; VBON 2000,2000,0", "SCEO 2000,2500,180; SCEO 4000,1600,180", pieces=pieces)
    assert f.breaks("shoot_alone 0 3 direct") == clause


@pytest.mark.rule("SHIELDWALL-11.2d", "SHIELDWALL-5.6b")
def test_who_stands_above_shoots_over_those_below() -> None:
    for level, clause in ((0, "SHIELDWALL-5.6b"), (1, "")):
        f = firing("VARC 2000,1920,0 4000,1000,0; VBON 2000,2000,0", "SCEO 2000,2500,180; SCEO 4000,1600,180")
        f.state.stands.level[0] = level
        assert f.breaks("shoot_alone 0 3 direct") == clause


@pytest.mark.rule("SHIELDWALL-5.6f", "SHIELDWALL-X.38")
@pytest.mark.parametrize(("y", "formed", "clause"), [
    (1920, True, ""), (1915, True, ""), (1914, True, "SHIELDWALL-5.6b"), (1920, False, "SHIELDWALL-5.6b"),
])  # fmt: skip
def test_shooters_in_contact_behind_a_wall_shoot_through_it(y: int, formed: bool, clause: str) -> None:
    f = field(f"VARC 2000,{y},0 4000,1000,0; 3*SSEL 2000,2000,0", "SCEO 2000,2500,180; SCEO 4000,1600,180")
    f.state.formation[1] = position.WALL if formed else position.LOOSE
    to_fire(f)
    assert f.breaks("shoot_alone 0 5 direct") == clause


@pytest.mark.rule("SHIELDWALL-5.6e", "SHIELDWALL-X.37", "SHIELDWALL-S1.1")
@pytest.mark.parametrize(("friend", "enemy", "clause"), [
    (1680, 2060, ""), (1679, 2060, "SHIELDWALL-5.6e"), (1680, 2059, "SHIELDWALL-5.6e"),
])  # fmt: skip
def test_archers_shoot_over_others_at_a_high_angle(friend: int, enemy: int, clause: str) -> None:
    f = firing(f"VARC 2000,1000,0 4000,1000,0; VBON 2000,{friend},0", f"SCEO 2000,{enemy},180; SCEO 4000,1600,180")
    assert f.breaks("shoot_alone 0 3 direct") == "SHIELDWALL-5.6b"
    assert f.breaks("shoot_alone 0 3 high_angle") == clause
    assert f.breaks("shoot_alone 1 4 high_angle") == "SHIELDWALL-5.6e", "over nobody"
    if not clause:
        f.plays("shoot_alone 0 3 high_angle", "end_fire")
        assert shot(f)[1] == 0, "980 is medium"


@pytest.mark.rule("SHIELDWALL-5.6e")
@pytest.mark.parametrize(("shooter", "plays", "clause"), [
    ("VARC", (), ""), ("NXBW", (), "SHIELDWALL-5.6e"), ("SSLG", (), "SHIELDWALL-5.6e"), ("SSLG", ("slings_too",), ""),
    ("STHN", (), "SHIELDWALL-0.3"),
])  # fmt: skip
def test_who_shoots_at_a_high_angle(shooter: str, plays: tuple[str, ...], clause: str) -> None:
    f = firing(
        f"{shooter} 2000,1000,0; VARC 4000,1000,0; VBON 2000,1680,0", "SCEO 2000,2060,180; SCEO 4000,1600,180", plays=plays
    )
    assert f.breaks("shoot_alone 0 3 high_angle") == clause


@pytest.mark.rule("SHIELDWALL-S2.3", "SHIELDWALL-S1.1", "SHIELDWALL-5.6e")
def test_scenarios_and_options_say_whether_high_angle_fire_is_played() -> None:
    played = {name: start({"scenario": name}).field.high_angle for name in ("hill", "lesson")}
    assert played == {"hill": True, "lesson": False}
    f = firing("VARC 2000,1000,0; VARC 4000,1000,0; VBON 2000,1680,0", "SCEO 2000,2060,180; SCEO 4000,1600,180")
    f.state.field.high_angle = False
    assert f.breaks("shoot_alone 0 3 high_angle") == "SHIELDWALL-5.6e"


@pytest.mark.rule("SHIELDWALL-5.6e", "SHIELDWALL-X.96", "SHIELDWALL-8.3d", "SHIELDWALL-X.68")
def test_the_second_row_of_a_unit_is_shot_at_over_the_first() -> None:
    f = firing("VARC 2000,2000,0; VBON 2000,2680,0", "SSEL 2000,3100,180; SCEO 2000,3260,180")
    assert f.allows("shoot 0 3 high_angle"), "he is linked to the man before him"
    f = firing(
        "VARC 2000,2000,0; VBON 2000,2680,0; VARC 4000,3000,0", "SSEL 2000,3100,180; SCEO 2000,3380,180; SCEO 4000,3500,180"
    )
    assert f.breaks("shoot 0 4 high_angle") == "SHIELDWALL-5.6e"
    for facing in (180, 0):
        f = walled("VARC 2040,2000,0; 3*VBON 2040,2680,0", f"2*SSEL 2040,3060,{facing}")
        f.plays("shoot 0 4 high_angle", "which 0")
        assert shot(f)[3] == 1


# -- hit zones (SHIELDWALL-5.5) -------------------------------------------------------------------------------------------
WALL = "10*SSWD 2360,3000,180"


def walled(attacker: str, defender: str, formation: int = position.WALL, **more: object) -> Situation:
    """The defender's bands are formed."""
    f = field(attacker, defender, **more)  # type: ignore[arg-type]
    roster = f.state.field.roster
    for band in range(roster.bands):
        if roster.side[roster.first[band]] == 1:
            f.state.formation[band] = formation
    return to_fire(f)


def lot(f: Situation) -> list[tuple[int, int, int]]:
    return f.places(*(int(figure) for figure in f.state.lot))


@pytest.mark.rule("SHIELDWALL-5.5b", "SHIELDWALL-5.5c", "SHIELDWALL-4.2d", "SHIELDWALL-X.39", "SHIELDWALL-0.6")
@pytest.mark.parametrize(("y", "aimed", "xs"), [
    (2000, 2320, range(2080, 2561, 80)), (2000, 2000, range(2000, 2241, 80)), (2420, 2360 + 40, range(2240, 2561, 80)),
    (1420, 2320, range(2000, 2721, 80)),
])  # fmt: skip
def test_whom_a_shot_at_a_wall_meets_is_drawn(y: int, aimed: int, xs: range) -> None:
    f = walled(f"NXBW 2360,{y},0", WALL)
    target = next(figure for figure in range(1, 11) if f.place(figure)[0] == aimed)
    f.plays(f"shoot 0 {target} direct")
    assert f.state.stage == position.DRAWING and [x for x, _, _ in lot(f)] == [*xs]
    assert len(f.offers()) == len(xs) and not f.allows(f"which {len(xs)}") and f.state.weight(f.offers()[0]) == 1
    again = Shieldwall(f.state.set)
    again.read(f.state.dump())
    assert again.dump() == f.state.dump()
    f.state.story = Story()
    met = int(f.state.lot[2])
    f.plays("which 2")
    assert tries.whom(f.state) == met and a_of(f.state.story.read(0)[0]) == met
    assert kind_of(f.state.story.read(0)[0]) == DRAWN
    settle(f)
    assert len(f.state.tries) == len(f.state.lot) == 0, "nothing of it is kept"


@pytest.mark.rule("SHIELDWALL-5.5a", "SHIELDWALL-X.40")
def test_targets_in_open_order_are_picked() -> None:
    f = walled("NXBW 2360,2000,0", WALL, position.LOOSE)
    f.plays("shoot 0 5 direct")
    assert f.state.stage == position.HITTING and tries.whom(f.state) == 5


@pytest.mark.rule("SHIELDWALL-5.5b", "SHIELDWALL-4.1c")
def test_walls_that_touch_are_one_and_rings_are_of_one_band() -> None:
    f = walled("NXBW 2360,2000,0", "5*SSWD 2200,3000,180; 5*SSWD 2600,3000,180; 5*SSWD 2200,3300,180")
    f.plays("shoot 0 1 direct")
    assert sorted({int(f.state.field.roster.band[figure]) for figure in f.state.lot}) == [1, 2]
    f = walled("NXBW 2360,2000,0", "5*SSWD 2200,3000,180; 5*SSWD 2600,3000,180", position.RING)
    f.plays("shoot 0 1 direct")
    assert {int(f.state.field.roster.band[figure]) for figure in f.state.lot} == {1}


@pytest.mark.rule("SHIELDWALL-5.5d")
def test_mixed_targets_are_drawn_from_by_a_variant() -> None:
    for plays, drawn in (((), False), (("mixed_zone",), True)):
        f = firing("VARC 2000,2000,0", "SCEO 2000,2500,180 2080,2500,180; SSEL 2160,2500,180; SSEL 2300,2500,180", plays=plays)
        f.plays("shoot 0 1 direct")
        assert (f.state.stage == position.DRAWING) == drawn
        if drawn:
            assert list(f.state.lot) == [1, 2, 3]
    f = firing("VARC 2000,2000,0", "SCEO 2000,2500,180 2080,2500,180", plays=("mixed_zone",))
    f.plays("shoot 0 1 direct")
    assert f.state.stage == position.HITTING


@pytest.mark.rule("SHIELDWALL-5.5e")
def test_range_and_cover_are_those_of_the_figure_drawn() -> None:
    f = walled("VARC 2360,2425,0", "7*SSEL 2360,3000,180")
    f.plays("shoot 0 4 direct")
    assert [x for x, _, _ in lot(f)] == [2200, 2280, 2360, 2440, 2520]
    modifiers = []
    for place in range(5):
        after = Situation(f.state.copy())  # type: ignore[arg-type]
        after.plays(f"which {place}")
        modifiers.append(shot(after)[1])
    assert modifiers == [0, 1, 1, 1, 0]


@pytest.mark.rule("SHIELDWALL-O.5", "SHIELDWALL-O.6", "SHIELDWALL-5.5b", "SHIELDWALL-5.2a")
@pytest.mark.parametrize(("attacker", "mode", "shot", "unsaved", "dead"), [
    ("VARC 2360,2000,0", "direct", Fraction(1, 9), (30.79, 38.49, 21.65, 7.22, 1.58, 0.24),
     (30.79, 41.74, 21.41, 5.33, 0.68, 0.04)),
    ("VARC 2360,1919,0; 20*VBON 2360,2599,0", "high_angle", Fraction(1, 6), (16.15, 32.30, 29.07, 15.50, 5.43), ()),
])  # fmt: skip
def test_chances_of_ten_bows_at_a_wall(
    attacker: str, mode: str, shot: Fraction, unsaved: tuple[float, ...], dead: tuple[float, ...]
) -> None:
    f = walled(attacker, "10*SSEL 2360,2999,180")
    f.plays(f"shoot 0 {4 + f.state.field.roster.first[f.state.field.roster.bands - 1]} {mode}")
    places = len(f.state.lot)
    assert f.state.stage == position.DRAWING and places == 7
    for place in (0, 3, 6) if mode == "direct" else (3,):
        after = Situation(f.state.copy())  # type: ignore[arg-type]
        after.plays(f"which {place}")
        assert kills(after) == shot
    assert hits(shot)[: len(unsaved)] == list(unsaved)
    assert occupied(shot, places)[: len(dead)] == list(dead)


def occupied(shot: Fraction, places: int, bows: int = 10) -> list[float]:
    """How likely so many of the men in line are hit, each shot at one of them by lot."""
    shares = [Fraction(1)]
    for _ in range(bows):
        longer = [*shares, Fraction(0)]
        shares = [
            longer[n] * (1 - shot * Fraction(places - n, places))
            + (shares[n - 1] * shot * Fraction(places - n + 1, places) if n else 0)
            for n in range(len(longer))
        ]
    return [round(100 * float(share), 2) for share in shares]


@pytest.mark.rule("SHIELDWALL-5.2a", "SHIELDWALL-5.5b")
def test_a_second_shot_at_the_man_who_is_doomed_is_wasted() -> None:
    f = walled("2*VARC 2360,2000,0", "2*SSEL 2360,2999,180")
    f.plays("shoot 0 2 direct")
    shares = losses(f)
    one = Fraction(1, 9)
    assert shares == {0: (1 - one) ** 2, 2: one**2 / 2, 1: 1 - (1 - one) ** 2 - one**2 / 2}


# -- saves against shots (SHIELDWALL-8.3) ---------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-8.3b", "SHIELDWALL-1.4c", "SHIELDWALL-X.41", "SHIELDWALL-X.68", "SHIELDWALL-8.3e")
@pytest.mark.rule("SHIELDWALL-4.1d")
def test_a_wall_saves_from_frontal_fire_only() -> None:
    for y, saved_by in ((2959, 2), (2961, 0)):
        f = walled(f"VARC 1500,{y},90", "2*SSEL 2040,3000,180")
        f.plays("shoot_alone 0 2 direct")
        assert shot(f)[3] == saved_by
    f = walled("VARC 2000,2500,0", "5*SSEL 2000,3000,180", position.RING)
    f.plays("shoot 0 3 direct", "which 0")
    assert shot(f)[3] == 0
    f = walled("VARC 2000,2500,0", "SSEL 2000,3000,180")
    f.plays("shoot 0 1 direct")
    assert shot(f)[3] == 0, "he touches no other man of the wall"


@pytest.mark.rule("SHIELDWALL-8.3a", "SHIELDWALL-1.7c", "SHIELDWALL-8.3f", "SHIELDWALL-X.66", "SHIELDWALL-1.7b")
@pytest.mark.rule("SHIELDWALL-X.48")
def test_cover() -> None:
    hedge = ("hedge", ((1000, 2940), (3000, 2940)))
    f = walled("VARC 2000,2500,0", "2*SSWD 2000,3000,180", pieces=(hedge,))
    f.plays("shoot 0 1 direct", "which 0")
    assert shot(f)[2:] == (4, 3)
    wood = ("heavy_wood", ((1000, 2000), (1000, 3000), (3000, 3000), (3000, 2000)))
    f = firing("VARC 2000,2850,0; VARC 1500,2910,0", "SARC 2000,3300,180 1500,3300,180", pieces=(wood,))
    assert f.breaks("shoot 0 2 direct") == "SHIELDWALL-1.7e"
    f.plays("shoot 1 3 direct", "shoot 2 1 direct", "to_hit 1")
    assert shot(f)[3] == 1, "he is at the edge"
