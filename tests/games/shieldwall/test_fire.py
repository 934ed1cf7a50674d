"""SHIELDWALL-5.1 to 5.4, 5.7 and 5.8: missile fire: who shoots at whom, when, and how often."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games.shieldwall import position, tries
from sherwood.games.shieldwall.kinds import AT_CHARGERS, END_FIRE, SHOOT, STAND_FIRE, STOOD, WASTED
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.troops import BARE, EDGED
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.state import CHANCE
from sherwood.kernel.story import Story
from tests.games.shieldwall.field import Situation, field
from tests.games.shieldwall.firing import firing, hits, kills, on_table, settle, shot, to_fire


# -- range, rate and odds (SHIELDWALL-5.1) --------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-5.1a", "SHIELDWALL-1.2f", "SHIELDWALL-X.32", "SHIELDWALL-T.3")
@pytest.mark.parametrize(("shooter", "mode", "depth", "gaps"), [
    ("VARC", "direct", 80, (500, 1000, 1500)), ("SSLG", "direct", 80, (500, 1000, 1500)),
    ("NXBW", "direct", 80, (700, 1400, 2100)), ("STHN", "hurled", 80, (100, 200, 300)),
    ("NKNT", "lance_thrown", 160, (100, 200, 300)),
])  # fmt: skip
def test_ranges(shooter: str, mode: str, depth: int, gaps: tuple[int, ...]) -> None:
    for nearer, gap in zip((1, 0, -1), gaps, strict=True):
        for over in (0, 1):
            f = firing(f"{shooter} 1000,1000,0", f"VBON 1000,{1000 + depth // 2 + 40 + gap + over},180")
            if over == 1 and nearer == -1:
                assert f.state.stage != position.SHOOTING, "nobody has a shot"
                break
            f.plays(f"shoot 0 1 {mode}")
            assert shot(f)[1] == nearer - over
    f = field("VARC 1000,1000,0; VARC 3000,1000,0", "VBON 1000,2581,180; VBON 3000,2000,180")
    f.plays("end_movement")
    assert f.breaks("shoot 0 2 direct") == "SHIELDWALL-5.1a" and f.allows("shoot 1 3 direct")


@pytest.mark.rule("SHIELDWALL-O.1", "SHIELDWALL-5.1a", "SHIELDWALL-5.1c", "SHIELDWALL-5.1d", "SHIELDWALL-T.3", "SHIELDWALL-X.33")
@pytest.mark.parametrize(("shooter", "mode", "gaps", "hits"), [
    ("VARC", "direct", (500, 1000, 1500), ((4, 3, 2), (3, 2, 1), (2, 1, 0))),
    ("SSLG", "direct", (500, 1000, 1500), ((4, 3, 2), (3, 2, 1), (2, 1, 0))),
    ("STHN", "hurled", (100, 200, 300), ((4, 3, 2), (3, 2, 1), (2, 1, 0))),
    ("NXBW", "direct", (700, 1400, 2100), ((4, 3, 2), (3, 2, 1), (3, 2, 1))),
])  # fmt: skip
def test_chances_to_hit(shooter: str, mode: str, gaps: tuple[int, ...], hits: tuple[tuple[int, ...], ...]) -> None:
    for target, row in zip(("VARC", "VBON", "SSWD"), hits, strict=True):
        for gap, cases in zip(gaps, row, strict=True):
            f = firing(f"{shooter} 1000,1000,0; VARC 3000,1000,0", f"{target} 1000,{1080 + gap},180; SCEO 3000,1500,180")
            if cases == 0:
                assert f.breaks(f"shoot 0 2 {mode}") == "SHIELDWALL-5.1c"
                continue
            f.plays(f"shoot 0 2 {mode}", "end_fire")
            settled = f if f.state.turn() == CHANCE else declined(f)
            need, modifier, _, _ = shot(settled)
            assert sum(die > 1 and die + modifier >= need for die in range(1, 7)) == cases


def declined(f: Situation) -> Situation:
    f.plays("end_fire")
    return f


@pytest.mark.rule("SHIELDWALL-O.4", "SHIELDWALL-8.3b", "SHIELDWALL-8.3a", "SHIELDWALL-8.2b")
@pytest.mark.parametrize(("shooter", "gap", "unarmoured", "partial", "full"), [
    ("VARC", 500, "5/9 1/3 4/9", "1/3 1/6 1/4", "1/6 1/18 1/9"),
    ("VARC", 1000, "5/12 1/4 1/3", "2/9 1/9 1/6", "1/12 1/36 1/18"),
    ("VARC", 1500, "5/18 1/6 2/9", "1/9 1/18 1/12", ""),
    ("NXBW", 700, "5/9 1/3 4/9", "1/3 1/6 1/4", "1/4 1/12 1/6"),
    ("NXBW", 1400, "5/12 1/4 1/3", "2/9 1/9 1/6", "1/6 1/18 1/9"),
    ("NXBW", 2100, "5/18 1/6 2/9", "1/9 1/18 1/12", "1/12 1/36 1/18"),
])  # fmt: skip
def test_chances_to_kill(shooter: str, gap: int, unarmoured: str, partial: str, full: str) -> None:
    for target, row in (("SCEO", unarmoured), ("SSEL", partial), ("SSWD", full)):
        for place, chance in enumerate(row.split()):
            hedge = ("hedge", ((0, 1020 + gap), (3000, 1020 + gap)))
            f = field(f"{shooter} 1000,1000,0", f"2*{target} 1040,{1080 + gap},180", pieces=(hedge,) if place == 2 else ())
            if place == 1:
                f.state.formation[1] = position.WALL
            to_fire(f).plays("shoot 0 2 direct")
            if f.state.stage == position.DRAWING:
                f.plays("which 0")
            assert kills(f) == Fraction(chance)


@pytest.mark.rule("SHIELDWALL-O.6", "SHIELDWALL-O.7", "SHIELDWALL-O.15")
def test_other_chances() -> None:
    assert kills(rolled("VARC 1000,1000,0", "NCAS 1000,2080,180", "direct")) == Fraction(1, 36)
    for gap, chance in ((500, Fraction(1, 3)), (1000, Fraction(1, 4)), (1500, Fraction(1, 6))):
        assert kills(rolled("VARC 1000,1000,0", f"VBER 1000,{1080 + gap},180", "direct")) == chance
    assert kills(rolled("NKNT 1000,1000,0", "VBON 1000,1220,180", "lance_thrown")) == Fraction(1, 3)
    assert kills(rolled("NKNT 1000,1000,0", "SSWD 1000,1320,180", "lance_thrown")) == Fraction(1, 12)


@pytest.mark.rule("SHIELDWALL-O.6", "SHIELDWALL-O.7")
def test_chances_of_volleys() -> None:
    for shooter, target, chance in (("VARC", "SCEO", Fraction(5, 9)), ("NXBW", "SSWD", Fraction(1, 4))):
        shot_kills = kills(rolled(f"{shooter} 1000,1000,0", f"{target} 1000,1500,180", "direct"))
        assert shot_kills == chance and round(float(10 * shot_kills), 2) in (5.56, 2.5)
    for shooter, chance, shares in (
        ("VARC", Fraction(1, 6), [33.49, 40.19, 20.09, 5.36]),
        ("NXBW", Fraction(1, 4), [17.80, 35.60, 29.66, 13.18]),
    ):
        f = field("3*NKNT 2000,1000,0 open", f"6*{shooter} 2000,2500,180")
        f.plays("order 0 charge", "run", "stand_fire 1 1")
        assert kills(Situation(only_first(f))) == chance
        assert hits(chance, 6)[:4] == shares


def rolled(attacker: str, defender: str, mode: str) -> Situation:
    f = firing(attacker, defender)
    f.plays(f"shoot 0 1 {mode}")
    while f.state.stage == position.SHOOTING:
        f.plays("end_fire")
    return f


@pytest.mark.rule("SHIELDWALL-5.1b", "SHIELDWALL-X.34")
@pytest.mark.parametrize(("shooter", "mode", "again", "next_turn"), [
    ("VARC", "direct", True, True), ("NXBW", "direct", False, True), ("STHN", "hurled", False, False),
])  # fmt: skip
def test_how_often_one_shoots(shooter: str, mode: str, again: bool, next_turn: bool) -> None:
    f = firing(f"{shooter} 1000,1000,0; VARC 3000,1000,0", "SSWD 1000,1280,180; SCEO 3000,1500,180")
    f.plays(f"shoot 0 2 {mode}")
    assert f.breaks(f"shoot 0 2 {mode}") == "SHIELDWALL-5.1b"
    settle(f).plays("end_movement")
    assert f.state.seat == 0 and f.allows(f"shoot 0 2 {mode}") == again
    settle(f).plays("roll 6 1", "precede 1", "end_movement")
    assert f.allows(f"shoot 0 2 {mode}") == next_turn


@pytest.mark.rule("SHIELDWALL-5.1c")
def test_a_six_hits_by_a_variant_and_so_there_is_a_shot() -> None:
    f = firing("VARC 1000,1000,0", "SSWD 1000,2580,180", plays=("six_hits",))
    f.plays("shoot 0 1 direct")
    assert shot(f)[:2] == (6, -1)
    f.plays("to_hit 6")
    assert f.state.stage == position.SAVING


@pytest.mark.rule("SHIELDWALL-5.1b")
def test_bows_that_stood_shoot_twice_in_one_step_by_a_variant() -> None:
    f = firing("VARC 1000,1000,0", "SCEO 1000,1500,180", plays=("quick_bows",))
    f.plays("shoot 0 1 direct", "shoot 0 1 direct")
    assert f.state.turn() == CHANCE and len(f.state.tries) == 2
    settle(f).plays("end_movement")
    assert f.state.number == 2, "none is left for the other fire step"
    f = field("VARC 1000,1000,0", "SCEO 1000,1500,180", plays=("quick_bows",))
    f.plays("order 0 advance", "go 10", "done", "end_movement", "shoot 0 1 direct")
    assert f.state.turn() == CHANCE and len(f.state.tries) == 1


@pytest.mark.rule("SHIELDWALL-5.1e")
@pytest.mark.parametrize(("plays", "far", "shoots"), [
    ((), 800, True), (("half_move_shooters",), 400, True), (("half_move_shooters",), 401, False),
])  # fmt: skip
def test_movement_hinders_nobody_but_by_a_variant(plays: tuple[str, ...], far: int, shoots: bool) -> None:
    f = field("VARC 1000,1000,0", "SCEO 1000,2500,180", plays=plays)
    f.plays("order 0 advance", f"go {far}", "done", "end_movement")
    assert (f.state.stage == position.SHOOTING) == shoots


# -- declaring and resolving (SHIELDWALL-2.1e, 5.2, 0.3a) -------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-2.1e", "SHIELDWALL-2.1c", "SHIELDWALL-0.3", "SHIELDWALL-0.5", "SHIELDWALL-0.8")
def test_the_attacker_declares_first_and_then_all_is_rolled() -> None:
    f = firing("VARC 1000,1000,0", "SARC 1000,1500,180")
    assert f.state.seat == 0 and f.breaks("shoot 1 0 direct") == "SHIELDWALL-0.2" and not f.allows("end_movement")
    f.plays("shoot 0 1 direct")
    assert f.state.seat == 1, "who has no shot left is asked no more"
    f.plays("shoot 1 0 direct")
    assert f.state.turn() == CHANCE and (tries.who(f.state), tries.whom(f.state)) == (0, 1)
    f.plays("to_hit 1")
    assert (tries.who(f.state), tries.whom(f.state)) == (1, 0)
    f = firing("VARC 1000,1000,0", "SCEO 1000,4500,180")
    assert f.state.half == 1, "nobody has a shot"


@pytest.mark.rule("SHIELDWALL-5.2a", "SHIELDWALL-5.2b", "SHIELDWALL-X.44")
def test_the_dead_of_a_step_still_shoot_and_die_once() -> None:
    f = firing("3*VARC 1000,1000,0", "SARC 1000,1500,180")
    f.plays("shoot 0 3 direct", "shoot 1 0 direct")
    f.state.story = Story()
    f.plays("to_hit 6", "save 1")
    assert f.is_on(3) and f.has(3, "DOOMED")
    assert [kind_of(event) for event in f.state.story.read(0)].count(WASTED) == 2
    assert tries.who(f.state) == 3
    f.plays("to_hit 6", "save 1")
    assert not f.is_on(3) and not f.is_on(0) and f.is_on(1)


@pytest.mark.rule("SHIELDWALL-0.3a")
def test_a_band_shoots_at_one_or_spreads_its_shots() -> None:
    f = firing("VARC 1000,1000,0 1120,1000,0 1240,1000,90", "3*SCEO 1120,1500,180")
    f.plays("shoot 0 4 direct")
    assert [int(b_of(one)) for one in f.state.tries] == [4, 4], "who doesn't see him keeps his shot"
    f = firing("4*VARC 1120,1000,0 open", "2*SCEO 1080,1500,180 open; SCEO 3000,1500,180")
    f.plays("shoot 0 4 spread")
    assert [(int(a_of(one)), int(b_of(one))) for one in f.state.tries] == [(0, 5), (1, 4), (2, 4), (3, 5)]
    assert f.breaks("shoot_alone 0 4 spread") == "SHIELDWALL-0.2"


@pytest.mark.rule("SHIELDWALL-0.3", "SHIELDWALL-10.1a")
def test_each_missile_has_its_modes() -> None:
    f = field(
        "VARC 1000,1000,0; STHN 1200,1000,0; NKNT 1400,1000,0; VBON 1600,1000,0", "SCEO 1000,1200,180 1200,1200,180 1400,1240,180"
    )
    f.plays("end_movement")
    able = {(band, mode) for band in range(4) for mode in range(6) if f.state.fault(shoot(band, 4 + band % 3, mode)) == 0}
    assert able == {(0, 0), (0, 1), (1, 3), (2, 4)}
    assert f.breaks("shoot 1 5 direct") == f.breaks("shoot 3 4 direct") == f.breaks("shoot 0 4 hurled") == "SHIELDWALL-0.3"
    assert f.breaks("shoot 0 4 6") == "SHIELDWALL-0.2" and f.breaks("shoot 9 4 0") == "SHIELDWALL-0.2"
    assert f.breaks("shoot 0 1 direct") == "SHIELDWALL-5.3e" and f.breaks("shoot 0 99 direct") == "SHIELDWALL-5.3e"
    assert f.breaks("shoot_alone 99 4 direct") == "SHIELDWALL-0.7" and f.breaks("shoot_alone 5 0 direct") == "SHIELDWALL-0.2"


def shoot(band: int, target: int, mode: int) -> int:
    return int(pack(SHOOT, band, target, mode))


# -- who may not (SHIELDWALL-5.3) -----------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-5.3a", "SHIELDWALL-5.3b", "SHIELDWALL-X.43", "SHIELDWALL-X.2")
def test_the_engaged_neither_shoot_nor_are_shot_at() -> None:
    enemies = "SCEO 2000,2080,180; SCEO 2400,2500,180 2480,2500,180; SCEO 2560,2580,180"
    f = firing("VARC 2000,2000,0 2400,2000,0; VBON 2320,2500,90", enemies)
    assert f.breaks("shoot_alone 0 4 direct") == "SHIELDWALL-5.3a"
    assert f.breaks("shoot_alone 1 4 direct") == "SHIELDWALL-5.3b" and f.allows("shoot_alone 1 5 direct")
    f = firing("VARC 2000,2000,0; VBON 2400,2420,0", "SCEO 2080,2080,180")
    assert f.allows("shoot 0 2 direct"), "nobody fights corner to corner"


@pytest.mark.rule("SHIELDWALL-5.3b", "SHIELDWALL-6.1d")
@pytest.mark.parametrize(("rear", "clause"), [("SSEL", "SHIELDWALL-5.3b"), ("SSWD", "")])
def test_second_rank_spearmen_count_as_engaged(rear: str, clause: str) -> None:
    f = firing("VBON 2000,1920,0; VARC 1500,2080,90 7000,100,180", f"SSEL 2000,2000,180; {rear} 2000,2080,180; SCEO 7000,50,0")
    assert f.breaks("shoot_alone 1 4 direct") == clause


@pytest.mark.rule("SHIELDWALL-5.3c", "SHIELDWALL-3.3i")
def test_who_charged_or_assaulted_does_not_shoot() -> None:
    f = field("STHN 2000,1700,0 3000,1700,0", "SCEO 2000,2000,180; SCEO 3000,1960,180 3240,1900,180")
    f.plays("order 0 assault", "strike_at 0 2 0", "done", "end_movement")
    f.state.set_bits(1, position.CHARGED)
    assert f.breaks("shoot_alone 1 3 hurled") == "SHIELDWALL-5.3c"
    f.state.drop_bits(1, position.CHARGED)
    assert f.allows("shoot_alone 1 3 hurled")
    f.state.set_bits(1, position.ASSAULTED)
    assert f.breaks("shoot_alone 1 3 hurled") == "SHIELDWALL-5.3c" and f.has(0, "ASSAULTED")


@pytest.mark.rule("SHIELDWALL-5.3d", "SHIELDWALL-X.45")
def test_who_fell_back_shoots_again_in_the_following_fire_step() -> None:
    f = field("VARC 1000,1000,0; VARC 3000,1000,0", "SCEO 1000,1500,180 3000,1500,180")
    f.state.set_bits(0, position.NO_FIRE)
    f.plays("end_movement")
    assert f.breaks("shoot 0 2 direct") == "SHIELDWALL-5.3d"
    settle(f).plays("end_movement")
    assert f.allows("shoot 0 2 direct")


@pytest.mark.rule("SHIELDWALL-1.4d", "SHIELDWALL-5.3e", "SHIELDWALL-X.47")
def test_the_field_of_fire_is_45_degrees_to_either_side() -> None:
    for x, clause in ((1400, ""), (1401, "SHIELDWALL-1.4d"), (600, ""), (599, "SHIELDWALL-1.4d")):
        f = firing("VARC 1000,1000,0", f"SCEO {x},1400,180; SCEO 1000,1700,180")
        assert f.breaks("shoot 0 1 direct") == clause
    f = firing("VARC 1000,1000,0", "SCEO 1000,600,180", plays=("fire_all_round",))
    assert f.allows("shoot 0 1 direct")


@pytest.mark.rule("SHIELDWALL-5.3e", "SHIELDWALL-S3.3")
def test_who_bears_a_load_does_not_shoot() -> None:
    f = firing("VARC 1000,1000,0; VARC 1240,1000,0", "SCEO 1000,1500,180")
    f.state.set_bits(0, position.LOADED)
    assert f.breaks("shoot 0 2 direct") == "SHIELDWALL-S3.3" and f.allows("shoot 1 2 direct")


# -- hurling and the lance (SHIELDWALL-5.7) -------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-5.7a", "SHIELDWALL-5.7c", "SHIELDWALL-5.1b")
def test_a_javelin_is_thrown_once_a_game() -> None:
    f = firing("STHN 1000,1000,0", "SCEO 1000,1180,180")
    weapon = int(f.state.weapon[0])
    f.plays("shoot 0 1 hurled")
    assert f.has(0, "SPENT") and f.state.weapon[0] == weapon


@pytest.mark.rule("SHIELDWALL-5.7b", "SHIELDWALL-X.46")
def test_a_knight_who_stood_still_throws_his_lance() -> None:
    f = firing("NKNT 1000,1000,0", "SSEL 1000,1370,180")
    f.plays("shoot 0 1 lance_thrown")
    assert shot(f)[:2] == (5, -1) and f.state.weapon[0] == EDGED and f.has(0, "SPENT")
    f = field("NKNT 1000,900,0; VARC 3000,1000,0", "SSEL 1000,1370,180; SCEO 3000,1500,180")
    f.plays("order 0 advance", "go 100", "done", "end_movement")
    assert f.breaks("shoot 0 2 lance_thrown") == "SHIELDWALL-5.7b"
    settle(f).plays("end_movement")
    assert f.breaks("shoot 0 2 lance_thrown") == "SHIELDWALL-5.7b", "nor in the other's half-turn after he moved in his own"
    settle(f).plays("roll 6 1", "precede 1", "end_movement")
    assert f.allows("shoot 0 2 lance_thrown")


@pytest.mark.rule("SHIELDWALL-5.7c")
def test_a_spear_is_thrown_by_a_variant() -> None:
    for troop, second in (("SSEL", EDGED), ("SGFS", BARE)):
        f = firing(f"{troop} 1000,1000,0", "VUNA 1000,1180,180", plays=("throw_spears",))
        f.plays("shoot 0 1 hurled")
        assert f.state.weapon[0] == second and f.has(0, "SPENT")
        assert firing(f"{troop} 1000,1000,0", "SCEO 1000,1180,180").state.stage != position.SHOOTING
    f = firing("SSWD 1000,1000,0; STHN 3000,1000,0", "SCEO 1000,1180,180; SCEO 3000,1180,180", plays=("throw_spears",))
    assert f.breaks("shoot 0 2 hurled") == "SHIELDWALL-0.3"


# -- passing fire (SHIELDWALL-5.8) ----------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-5.8a", "SHIELDWALL-5.8b", "SHIELDWALL-X.42")
def test_shooters_meet_those_who_pass_at_the_closest_point() -> None:
    f = field("NKNT 1400,3000,90", "VARC 2000,2000,0; VARC 2000,1900,180")
    f.plays("order 0 advance", "go 1200", "done", "end_movement")
    assert f.place(0) == (2600, 3000, 90)
    f.plays("shoot 1 0 passing")
    assert shot(f)[1] == 0, "920 at x 2000 is medium"
    aim = f.state.set.aim
    assert (aim.target.x, aim.target.y) == (2000, 3000)
    f = field("VBON 1400,3000,90", "VARC 2000,2000,0")
    f.plays("end_movement")
    assert f.breaks("shoot 1 0 passing") == "SHIELDWALL-5.8a"


@pytest.mark.rule("SHIELDWALL-5.8a")
def test_a_turn_in_a_path_counts_and_so_does_its_start() -> None:
    f = field("NKNT 2000,2600,0", "VARC 2000,2000,0")
    f.plays("order 0 advance", "go 1200", "done", "end_movement", "shoot 1 0 passing")
    assert shot(f)[1] == 1 and f.state.set.aim.target.y == 2600
    f = field("VUNA 2000,3700,180", "VARC 2000,2000,0")
    f.plays("order 0 advance", "go 800", "done", "end_movement", "shoot 1 0 passing")
    assert f.state.set.aim.target.y == 2900, "he came no nearer"
    f = field("NKNT 1000,2700,100", "VARC 2000,2000,0")
    f.plays("order 0 advance", "go 1200", "done", "end_movement", "shoot 1 0 passing")
    x, y = int(f.state.set.aim.target.x), int(f.state.set.aim.target.y)
    way = [(1000 + far * 985 // 1000, 2700 - far * 174 // 1000) for far in range(1201)]
    nearest = min((one - 2000) ** 2 + (other - 2000) ** 2 for one, other in way)
    assert abs((x - 2000) ** 2 + (y - 2000) ** 2 - nearest) < 1500
    assert f.place(0) not in ((x, y, 100), (1000, 2700, 100))


@pytest.mark.rule("SHIELDWALL-5.8a", "SHIELDWALL-5.3b", "SHIELDWALL-X.43")
def test_who_ends_engaged_is_not_shot_at_on_his_way_but_by_a_variant() -> None:
    for plays, clause in (((), "SHIELDWALL-5.3b"), (("passing_charge",), "")):
        f = field("VBON 2000,1500,0", "SCEO 2000,2000,180; VARC 2500,1500,270; VARC 2500,1300,270", plays=plays)
        f.plays("order 0 assault", "strike_at 0 1 0")
        f.state.points_on[1] = 0
        f.plays("end_movement") if f.state.stage == position.MOVEMENT else None
        if clause:
            assert f.state.stage != position.SHOOTING
        else:
            f.plays("shoot 2 0 passing", "end_fire")
            assert shot(f)[1] == 1


# -- fire at those who come (SHIELDWALL-5.4) ------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-5.4a", "SHIELDWALL-X.29", "SHIELDWALL-O.7", "SHIELDWALL-0.3")
def test_archers_shoot_at_those_who_charge_them() -> None:
    f = field("9*NKNT 2000,1000,0 open", "6*VARC 2000,2500,180")
    f.plays("order 0 charge")
    assert f.state.seat == 0 and not f.allows("stand_fire 1 1")
    f.plays("run")
    assert f.state.seat == 1 and f.state.stage == position.STANDING and f.state.is_window()
    assert f.place(0)[1] == 1000, "the run is not made yet"
    assert not f.allows("stand_fire 1 2") and not f.allows("stand_fire 0 1") and len(f.offers()) == 2
    f.state.story = Story()
    f.plays("stand_fire 1 1")
    assert kind_of(f.state.story.read(0)[0]) == STOOD and tries.mode(f.state) == AT_CHARGERS
    assert len(f.state.tries) == 6 and len({int(b_of(one)) for one in f.state.tries}) == 6
    assert shot(f) == (6, 1, 4, 0)
    assert kills(Situation(only_first(f))) == Fraction(1, 6)
    f.plays("to_hit 5", "save 3", *["to_hit 4"] * 5)
    assert len(on_table(f.state)) == 14 and f.state.seat == 0
    assert sum(f.has(knight, "CHARGED") for knight in range(9)) == 8 and f.place(8)[1] == 2380
    assert all(f.has(archer, "FIRED") for archer in range(9, 15)), "they have no shot in the coming fire step"


def only_first(f: Situation) -> Shieldwall:
    """The same with the first of its tries alone."""
    state = f.state.copy()
    assert isinstance(state, Shieldwall)
    first = state.tries[0]
    tries.clear(state)
    state.tries = type(state.tries)([first])
    return state


@pytest.mark.rule("SHIELDWALL-5.4a")
def test_archers_may_hold_and_the_run_is_made() -> None:
    f = field("3*NKNT 2000,1000,0", "6*VARC 2000,2500,180")
    f.plays("order 0 charge", "run")
    assert f.offers()[0] == f.state.silence()
    f.plays("stand_fire 1 0")
    assert f.place(1)[1] == 2380 and not f.has(3, "FIRED")


@pytest.mark.rule("SHIELDWALL-5.4a")
def test_only_those_touched_who_can_shoot_at_them_are_asked() -> None:
    for enemies in (
        "6*SSEL 2000,2500,180; VARC 2600,2500,225",  # not touched
        "6*VARC 2000,2500,0",  # they look the other way, at somebody who doesn't come
        "6*NKNT 2000,2500,180",  # lances aren't thrown at chargers
    ):
        f = field("3*NKNT 2000,1000,0; SCEO 2000,3500,180", enemies)
        f.plays("order 0 charge", "run")
        assert f.state.stage != position.STANDING
    f = field("3*NKNT 2000,1000,0", "6*VARC 2000,2500,180")
    f.state.set_bits(3, position.FIRED | position.FIRED_ONCE)
    f.plays("order 0 charge", "run", "stand_fire 1 1")
    assert len(f.state.tries) == 5


@pytest.mark.rule("SHIELDWALL-5.4a", "SHIELDWALL-5.4c", "SHIELDWALL-3.3a")
def test_the_survivors_run_as_it_was_plotted() -> None:
    f = field("3*NKNT 2000,1000,0", "3*STHN 2000,2500,180")
    f.plays("order 0 charge", "run", "stand_fire 1 1")
    f.plays(*["to_hit 6", "save 1"] * 2, "to_hit 1")
    assert sum(f.is_on(knight) for knight in range(3)) == 1
    last = next(knight for knight in range(3) if f.is_on(knight))
    assert f.has(last, "CHARGED") and f.has(last, "BONUS") and f.state.run[last] == 1380
    assert all(f.has(thegn, "SPENT") for thegn in (3, 4, 5))
    f = field("3*NKNT 2000,1000,0", "3*STHN 2000,2500,180")
    f.plays("order 0 charge", "run", "stand_fire 1 1", *["to_hit 6", "save 1"] * 3)
    assert f.state.ended > 0, "nobody is left"


@pytest.mark.rule("SHIELDWALL-5.4b")
def test_assaults_are_answered_too_and_once() -> None:
    f = field("2*VBON 2000,1500,0", "2*SSLG 2000,2000,180")
    f.plays("order 0 assault", "strike_at 0 3 0")
    assert f.state.stage == position.STANDING and f.place(0)[1] == 1500
    f.plays("stand_fire 1 1")
    assert {int(b_of(one)) for one in f.state.tries} == {0, 1}
    f.plays("to_hit 6", "save 1", "to_hit 1")
    dead, left = (0, 1) if not f.is_on(0) else (1, 0)
    assert not f.is_on(dead) and f.state.seat == 0
    if left == 1:
        assert f.place(1)[1] == 1500, "who was to strike is dead"
        f.plays("strike_at 1 2 0")
    assert f.place(left)[1] == 1920 and f.state.stage != position.STANDING


@pytest.mark.rule("SHIELDWALL-0.7")
def test_what_waits_for_an_answer_is_kept() -> None:
    f = field("3*NKNT 2000,1000,0", "6*VARC 2000,2500,180")
    f.plays("order 0 charge", "run")
    again = Shieldwall(f.state.set)
    again.read(f.state.dump())
    assert again.dump() == f.state.dump() == f.state.copy().dump()
    for state in (again, f.state):
        state.play(pack(STAND_FIRE, 1, 0))
    assert again.dump() == f.state.dump()


# -- what is offered (SHIELDWALL-B.6, B.7) --------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-B.6", "SHIELDWALL-B.1")
def test_bands_are_offered_their_best_targets() -> None:
    enemies = "SSWD 1000,1500,180; SCEO 1200,1500,180; SSEL 800,1500,180; SEAR 600,1500,180; SARC 1400,1500,180"
    f = firing("2*VARC 1000,1000,0 open; STHN 1000,3000,0; NKNT 4000,1000,0; VARC 3000,1000,0", f"{enemies}; SCEO 1000,3200,180")
    offered = [move for move in f.offers() if kind_of(move) == SHOOT]
    assert [(a_of(move), b_of(move), c_of(move)) for move in offered] == [
        (0, 5, 0), (0, 6, 0), (0, 7, 0), (0, 9, 0), (0, 9, 1), (1, 10, 3),
    ]  # fmt: skip
    assert kind_of(f.offers()[-1]) == END_FIRE and all(f.state.fault(move) == 0 for move in f.offers())
    f = firing("STHN 1000,3000,0; VARC 1000,1000,0", "SCEO 1000,3281,180; SCEO 1000,1500,180")
    assert not any(a_of(move) == 0 for move in f.offers() if kind_of(move) == SHOOT), "too far to hurl well"
    f = firing("VARC 1000,1000,90 1000,1120,0", "SCEO 1000,1500,180")
    assert f.offers()[0] == pack(SHOOT, 0, 2, 0), "the second man sees him"


@pytest.mark.rule("SHIELDWALL-B.6", "SHIELDWALL-5.8a")
def test_fire_at_those_who_passed_is_offered_if_it_is_better() -> None:
    f = field("VUNA 1600,2900,90", "VARC 2000,2000,0")
    f.plays("order 0 advance", "go 800", "done", "end_movement")
    assert [c_of(move) for move in f.offers() if kind_of(move) == SHOOT] == [0, 1]
    f = field("NKNT 1400,2900,90", "NXBW 2000,2000,0")
    f.plays("order 0 advance", "go 1200", "done", "end_movement")
    assert [c_of(move) for move in f.offers() if kind_of(move) == SHOOT] == [0, 1]
    f = field("VUNA 2000,2600,0", "VARC 2000,2000,0")
    f.plays("order 0 advance", "go 800", "done", "end_movement")
    assert [c_of(move) for move in f.offers() if kind_of(move) == SHOOT] == [0, 1, 5]


@pytest.mark.rule("SHIELDWALL-B.7")
def test_a_band_that_is_charged_is_offered_both() -> None:
    f = field("3*NKNT 2000,1000,0", "6*VARC 2000,2500,180")
    f.plays("order 0 charge", "run")
    assert f.offers() == [pack(STAND_FIRE, 1, 0), pack(STAND_FIRE, 1, 1)]
