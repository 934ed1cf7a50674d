"""SHIELDWALL-9: morale."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from sherwood.games.shieldwall import freed, morale, position
from sherwood.games.shieldwall.field import field as scenario
from sherwood.games.shieldwall.kinds import CHECKED, MODIFIER_BASE, OUTCOME
from sherwood.games.shieldwall.losses import remove
from sherwood.games.shieldwall.stage import Stage
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.tables import ADVANCE, BERSERK, FALL_BACK, OBEY, ROUT
from sherwood.games.shieldwall.troops import ELITE, MILITIA, REGULAR, VETERAN
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.state import CHANCE
from sherwood.kernel.story import Story
from tests.games.shieldwall.field import Situation, field

FAR = "SSEL 2000,4700,180"
RESULTS = (ROUT, FALL_BACK, OBEY, ADVANCE)


def checks(f: Situation, *dead: int) -> Situation:
    """The step ends in which these have been killed."""
    for figure in dead:
        remove(f.state, figure, position.KILLED)
    f.plays("end_movement")
    return f


def shares(f: Situation, figure: int) -> list[int]:
    """In 36ths: rout, fall back, obey, uncontrolled advance of a figure of the unit that checks."""
    state, found = f.state, Counter[int]()
    row, added = morale.column(state, state.man), morale.modifier(state, state.man)
    for move in f.offers():
        found[morale.result_for(state, figure, row, int(a_of(move)) + added)] += int(state.weight(move))
    return [found[result] for result in RESULTS]


def is_asked(f: Situation) -> bool:
    return f.state.turn() == CHANCE and f.state.stage == position.CHECKING


# -- when (SHIELDWALL-9.2) ----------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-9.2c", "SHIELDWALL-9.2d", "SHIELDWALL-0.6", "SHIELDWALL-2.1d")
def test_a_unit_checks_once_when_the_step_ends() -> None:
    f = checks(field("9*VBON 2000,1000,0; VCHF 2000,1080,0", FAR), 0, 1, 2, 3, 9)
    assert is_asked(f) and f.state.man == 4 and f.breaks("morale 1") == f.breaks("morale 13") == "SHIELDWALL-0.2"
    assert [int(f.state.weight(move)) for move in f.offers()] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    f.plays("morale 10")
    assert f.state.seat == 1 and not f.has(4, "OWES_CHECK")


@pytest.mark.rule("SHIELDWALL-9.2c", "SHIELDWALL-X.69")
def test_losses_of_all_steps_of_a_turn_count_together() -> None:
    f = checks(field("9*VBON 2000,1000,0", FAR), 0, 1, 2)
    assert f.state.seat == 1
    checks(f, 3)
    assert is_asked(f) and f.state.man == 4
    f.plays("morale 7")
    f.plays("roll 2 1", "precede 1")
    checks(f, 4)
    assert f.state.seat == 1, "a new turn, a new unit of five"


@pytest.mark.rule("SHIELDWALL-9.2d", "SHIELDWALL-1.6c")
def test_the_attackers_units_check_first_and_each_that_holds_survivors() -> None:
    f = field("5*VBON 2000,1000,0", "2*SSEL 2000,4700,180; 2*SSEL 4000,4700,180", mover=1)
    f.state.stands.put(2, 3000, 1000, 0)
    checks(f, 0, 1, 5, 7)
    for first in (6, 8, 2, 3):
        assert is_asked(f) and f.state.man == first
        f.plays("morale 7")
    assert f.state.seat == 0


@pytest.mark.rule("SHIELDWALL-9.2e", "SHIELDWALL-X.80", "SHIELDWALL-S3.6")
def test_leaders_alone_and_bystanders_do_not_check() -> None:
    f = checks(field("VCHF 2000,2000,0", "9*SSEL 2000,2600,180; 9*SSEL 2000,2700,180"))
    assert f.state.seat == 1
    f = checks(field("2*SCEO 2000,2000,0", "9*SSEL 2000,2600,180", bystanders=True))
    assert f.state.seat == 1
    for bystanders in (0, 1):
        f = field("VBON 2000,2000,0", "9*SSEL 2000,2600,180")
        f.state.field.bystanders[1] = bystanders
        assert is_asked(checks(f)) == (bystanders == 0)


@pytest.mark.rule("SHIELDWALL-9.2d")
def test_nobody_checks_while_no_enemy_is_on_the_table() -> None:
    f = field("3*VBON 2000,1000,0; VBON 3000,1000,0", FAR)
    f.state.stands.on[4], f.state.status[4] = 0, position.TO_COME
    assert not is_asked(checks(f, 0, 1))


@pytest.mark.rule("SHIELDWALL-9.2b")
@pytest.mark.parametrize(("plays", "asked"), [((), [1, 2]), (("leader_12",), [1, 2, 3])])
def test_a_leaders_death(plays: tuple[str, ...], asked: list[int]) -> None:
    army = "VCHF 2000,1000,0; 2*VBON 2000,1120,0; VBON 3280,1000,0; VBON 3361,1400,0"
    f = field(army, FAR, plays=plays)
    remove(f.state, 0, position.KILLED)
    assert [man for man in range(5) if f.has(man, "OWES_CHECK")] == asked
    assert [man for man in range(5) if f.has(man, "MOURNS")] == [1, 2]


# -- thrice as many (SHIELDWALL-9.2a) -----------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-9.2a", "SHIELDWALL-X.73")
def test_a_unit_that_faces_thrice_its_number_checks() -> None:
    wide = "2560,2040,0"
    assert is_asked(checks(field(f"4*SARC {wide}", "12*VBON 2560,2700,180")))
    assert not is_asked(checks(field(f"4*SARC {wide}", "11*VBON 2560,2700,180")))
    assert not is_asked(checks(field(f"4*SARC {wide}; VBGD 3000,2620,0", "12*VBON 2560,2700,180")))
    wall = ("castle_wall", ((0, 2300), (0, 2400), (7200, 2400), (7200, 2300)))
    assert not is_asked(checks(field(f"4*SARC {wide}", "12*VBON 2560,2700,180", pieces=(wall,))))


@pytest.mark.rule("SHIELDWALL-9.2a", "SHIELDWALL-3.1b")
@pytest.mark.parametrize(("gap", "pieces", "asked"), [
    (902, (), True), (903, (), False),
    (602, (("hedge", ((0, 2200), (7200, 2200))),), True), (603, (("hedge", ((0, 2200), (7200, 2200))),), False),
    (602, (("hedge", ((0, 2045), (7200, 2045))),), True), (603, (("hedge", ((0, 2045), (7200, 2045))),), False),
    (1102, (("road", ((0, 0), (0, 4800), (7200, 4800), (7200, 0))),), True),
    (1103, (("road", ((0, 0), (0, 4800), (7200, 4800), (7200, 0))),), False),
    (702, (("hill1", ((0, 0), (0, 2200), (7200, 2200), (7200, 0))),), True),
    (703, (("hill1", ((0, 0), (0, 2200), (7200, 2200), (7200, 0))),), False),
])  # fmt: skip
def test_within_charge_distance(gap: int, pieces: tuple[tuple[str, tuple[tuple[int, int], ...]], ...], asked: bool) -> None:
    y = 2080 + gap
    foes = f"VBON 2000,{y},180 1920,2400,180 2080,2400,180"
    assert is_asked(checks(field("SARC 2000,2000,0", foes, pieces=pieces))) == asked


@pytest.mark.rule("SHIELDWALL-9.2a", "SHIELDWALL-3.5a")
def test_horsemen_do_not_come_across_a_hedge() -> None:
    for y, asked in ((2300, False), (2700, True)):
        hedge = ("hedge", ((0, y), (7200, y)))
        assert is_asked(checks(field("SARC 2000,2000,0", "3*NKNT 2000,2600,180", pieces=(hedge,)))) == asked
    hedge = ("hedge", ((0, 2042), (7200, 2042)))
    assert not is_asked(checks(field("SARC 2000,2000,0", "3*NKNT 2000,2600,180", pieces=(hedge,))))


@pytest.mark.rule("SHIELDWALL-9.2a")
def test_nobody_comes_to_another_level() -> None:
    f = field("SGFS 2000,2000,0", "3*VBON 2000,2600,180")
    f.state.stands.level[0] = 1
    assert not is_asked(checks(f))


@pytest.mark.rule("SHIELDWALL-9.2a", "SHIELDWALL-X.74")
def test_who_has_checked_for_that_checks_again_when_it_has_changed() -> None:
    f = checks(field("SGFS 2000,2000,0", "3*VBON 2000,2600,180"))
    f.plays("morale 7")
    assert f.has(0, "OUTNUMBERED") and f.state.seat == 1
    f.plays("end_movement")
    assert not is_asked(f), "nothing has changed"
    f.state.stands.put(1, 2000, 4000, 180)
    f.plays("roll 2 1", "precede 1", "end_movement")
    assert not f.has(0, "OUTNUMBERED")
    f.state.stands.put(1, 2000, 2700, 180)
    f.plays("end_movement")
    assert is_asked(f)


@pytest.mark.rule("SHIELDWALL-S4.4")
def test_the_steadfast_are_not_afraid_and_obey() -> None:
    bridge = ("bridge", ((1900, 1900), (1900, 2100), (2100, 2100), (2100, 1900)))
    for at, asked in (("2000,2000", False), ("2200,2000", True)):
        f = checks(field(f"VBER {at},0", "3*SSEL 2000,2600,180", pieces=(bridge,), steady="T0"))
        assert is_asked(f) == asked
        assert (morale.result_for(f.state, 0, BERSERK, 9) == OBEY) != asked


# -- the throw (SHIELDWALL-9.1, 9.3) ------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-9.1c", "SHIELDWALL-9.1d", "SHIELDWALL-X.5", "SHIELDWALL-T.7")
@pytest.mark.parametrize(("army", "row"), [
    ("2*VUNA 2000,1000,0", MILITIA), ("2*VBON 2000,1000,0", REGULAR), ("2*VHSC 2000,1000,0", VETERAN),
    ("2*VBGD 2000,1000,0", ELITE), ("2*VBER 2000,1000,0", BERSERK),
    ("2*VUNA 2000,1000,0; 2*VBON 2000,1080,0", MILITIA), ("2*VUNA 2000,1000,0; 3*VBON 2000,1080,0", REGULAR),
    ("VUNA 2000,1000,0; 3*VBER 2000,1080,0", MILITIA), ("2*VUNA 2000,1000,0; 3*VBON 2000,1280,0", MILITIA),
    ("2*VUNA 2000,1000,0; VCHF 2000,1080,0", REGULAR), ("3*VHSC 2000,1000,0; VCHF 2000,1080,0", ELITE),
    ("3*VBGD 2000,1000,0; VCHF 2000,1080,0", ELITE), ("3*VBER 2000,1000,0; VCHF 2000,1080,0", ELITE),
])  # fmt: skip
def test_the_column_of_a_unit(army: str, row: int) -> None:
    f = field(army, FAR)
    morale.find_units(f.state)
    assert morale.column(f.state, 0) == row


@pytest.mark.rule("SHIELDWALL-9.1b", "SHIELDWALL-X.75")
def test_what_is_added_to_the_dice() -> None:
    f = field("3*VBON 2000,1000,0", FAR)
    morale.find_units(f.state)
    for bit, total in (("IN_FLANK", -1), ("IN_REAR", -2), ("MOURNS", -5), ("LOST_BANNER", -6)):
        f.state.set_bits(1, getattr(position, bit))
        assert morale.modifier(f.state, 0) == total


@pytest.mark.rule("SHIELDWALL-9.1b")
def test_who_is_attacked_in_flank_or_rear() -> None:
    sides = {"2080,2000,270": (1, 0), "1920,2000,90": (1, 0), "2000,1920,0": (0, 1)}
    neither = {"2000,2080,180": (0, 0), "2080,2000,0": (0, 0), "2000,1920,180": (0, 0), "2061,1920,0": (0, 0)}
    for at, marks in (sides | neither).items():
        f = field("VBON 2000,2000,0; VBON 5000,500,0", f"SSEL {at}; SSEL 5000,4000,180")
        morale.note_attacks(f.state)
        assert (f.has(0, "IN_FLANK"), f.has(0, "IN_REAR")) == marks, at
    for formation, marked in ((position.WALL, True), (position.RING, False)):
        f = field("VBON 2000,2000,0; VBON 5000,500,0", "SSEL 2080,2000,270")
        f.state.formation[0] = formation
        f.plays("end_movement")
        assert f.has(0, "IN_FLANK") == marked


@pytest.mark.rule("SHIELDWALL-9.1b")
@pytest.mark.parametrize(("plays", "mourns"), [((), False), (("lasting_grief",), True)])
def test_grief_lasts_for_the_turn(plays: tuple[str, ...], mourns: bool) -> None:
    f = checks(field("VCHF 2000,1000,0; 2*VBON 2000,1080,0", FAR, plays=plays), 0)
    f.plays("morale 7", "end_movement", "roll 1 2")
    assert f.has(1, "MOURNS") == mourns


@pytest.mark.rule("SHIELDWALL-9.1b", "SHIELDWALL-9.1c", "SHIELDWALL-X.70")
def test_militia_with_a_leader_and_after_his_death() -> None:
    army = "8*VUNA 2000,1000,0; VCHF 2000,1080,0; 4*VUNA 3000,1080,0 files=4"
    f = field("12*VUNA 2000,1000,0 files=6; VCHF 2000,1080,0", FAR)
    checks(f, 0, 1, 2, 3, 4)
    assert is_asked(f) and morale.column(f.state, f.state.man) == REGULAR and shares(f, 5) == [3, 7, 16, 10]
    assert morale.result_for(f.state, 5, REGULAR, 4) == FALL_BACK
    f = checks(field(army, FAR), 8)
    assert morale.column(f.state, f.state.man) == MILITIA and morale.modifier(f.state, f.state.man) == -3


@pytest.mark.rule("SHIELDWALL-9.3a", "SHIELDWALL-X.72")
def test_regulars_break_out_at_nine() -> None:
    for plays, regular in (((), ADVANCE), (("regular_nine",), OBEY)):
        f = field("VBON 2000,1000,0", FAR, plays=plays)
        assert [morale.result(f.state, row, 9) for row in (VETERAN, REGULAR, MILITIA)] == [OBEY, regular, OBEY]
        assert [morale.result(f.state, REGULAR, score) for score in (8, 10)] == [OBEY, ADVANCE]


@pytest.mark.rule("SHIELDWALL-O.12", "SHIELDWALL-T.6", "SHIELDWALL-9.1a")
@pytest.mark.parametrize(("troop", "rows"), [
    ("VBGD", ((0, 3, 30, 3), (0, 6, 29, 1), (0, 10, 26, 0), (0, 15, 21, 0), (0, 21, 15, 0))),
    ("VBER", ((0, 0, 21, 15), (0, 0, 26, 10), (0, 0, 30, 6), (0, 0, 33, 3), (0, 0, 35, 1))),
    ("VHSC", ((1, 5, 24, 6), (3, 7, 23, 3), (6, 9, 20, 1), (10, 11, 15, 0), (15, 11, 10, 0))),
    ("VBON", ((3, 7, 16, 10), (6, 9, 15, 6), (10, 11, 12, 3), (15, 11, 9, 1), (21, 9, 6, 0))),
    ("VUNA", ((6, 9, 15, 6), (10, 11, 12, 3), (15, 11, 9, 1), (21, 9, 6, 0), (26, 7, 3, 0))),
])  # fmt: skip
def test_the_odds_of_a_check(troop: str, rows: tuple[tuple[int, ...], ...]) -> None:
    for bits, row in (((), rows[0]), (("IN_FLANK",), rows[1]), (("IN_REAR",), rows[2]), (("MOURNS",), rows[3]),
                      (("MOURNS", "IN_FLANK"), rows[4])):  # fmt: skip
        f = field(f"3*{troop} 2000,1000,0", FAR)
        for bit in bits:
            f.state.set_bits(1, getattr(position, bit))
        checks(f, 0, 2)
        assert shares(f, 1) == list(row), bits


# -- results (SHIELDWALL-9.4) -------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-9.1e", "SHIELDWALL-X.71", "SHIELDWALL-9.4a")
def test_berserkers_read_their_own_column() -> None:
    army = "VBGD 2000,2000,0; 2*VBER 2120,2000,0; VBGD 2300,2000,0"
    f = checks(field(army, "SSEL 2000,4700,180"), 1, 3)
    f.plays("morale 9")
    assert not f.has(0, "UNCONTROLLED") and f.has(2, "UNCONTROLLED")
    f = checks(field(army, "SSEL 2000,4700,180"), 1, 3)
    f.plays("morale 2")
    assert f.place(0) != (2000, 2000, 0) and f.place(2) == (2160, 2000, 0)


@pytest.mark.rule("SHIELDWALL-9.4b")
def test_a_rout_takes_all_but_the_elite_off_the_table() -> None:
    f = checks(field("4*VUNA 2000,2000,0; VBGD 2000,2080,0; VCHF 2000,1900,0", FAR), 0, 1, 4)
    f.plays("morale 2")
    assert [int(f.state.status[man]) for man in (2, 3, 5)] == [position.ROUTED, position.ROUTED, position.READY]
    assert f.place(5) == (2000, 1900, 0) and not f.has(5, "OWES_CHECK")


@pytest.mark.rule("SHIELDWALL-9.4c", "SHIELDWALL-5.3d", "SHIELDWALL-4.1d")
def test_who_falls_back_goes_a_charge_move_and_faces_the_enemy() -> None:
    f = field("7*VBON 2000,2000,0", "SSEL 1760,3000,180", formed=True)
    checks(f, 4, 5, 6)
    f.plays("morale 5")
    assert f.places(0, 1, 2, 3) == [(1760, 1098, 0), (1840, 1098, 0), (1920, 1098, 0), (2000, 1098, 0)]
    assert f.has(0, "MOVED") and f.state.formation[0] == position.LOOSE


@pytest.mark.rule("SHIELDWALL-9.4c", "SHIELDWALL-X.77")
@pytest.mark.parametrize(("kind", "points", "y"), [
    ("low_wall", ((0, 1460), (7200, 1460)), 1498), ("hedge", ((0, 1700), (7200, 1700)), 1738),
    ("building", ((1000, 1400), (1000, 1460), (3000, 1460), (3000, 1400)), 1498),
    ("marsh", ((0, 0), (0, 1500), (7200, 1500), (7200, 0)), 1299), ("ford", ((0, 0), (0, 1500), (7200, 1500), (7200, 0)), 1398),
])  # fmt: skip
def test_what_stops_and_slows_who_falls_back(kind: str, points: tuple[tuple[int, int], ...], y: int) -> None:
    f = field("3*VBON 2000,2000,0", "SSEL 1920,3000,180", pieces=((kind, points),))
    checks(f, 1, 2)
    f.plays("morale 5")
    assert f.place(0) == (1920, y, 0)


@pytest.mark.rule("SHIELDWALL-9.4c", "SHIELDWALL-1.1b")
def test_the_table_ends_and_others_stand_in_the_way() -> None:
    f = checks(field("3*VBON 2000,500,0", "SSEL 1920,3000,180"), 1, 2)
    f.plays("morale 5")
    assert f.place(0) == (1920, 40, 0)
    f = checks(field("3*VBON 2000,2000,0; VBON 1990,1500,0", "SSEL 1920,3000,180"), 1, 2)
    f.plays("morale 5")
    assert f.place(0) == (1920, 1578, 0)
    f = checks(field("3*VBON 2000,2000,0", "SSEL 1920,3000,180; SSEL 1920,1500,0"), 1, 2)
    f.plays("morale 5")
    assert f.place(0) == (1920, 2902, 180), "the nearer enemy is behind"


@pytest.mark.rule("SHIELDWALL-9.4c")
def test_those_in_a_fight_break_contact_or_stay() -> None:
    f = checks(field("3*VBON 2000,2000,0", "SSEL 1920,2080,180"), 1, 2)
    f.plays("morale 5")
    assert f.place(0) == (1920, 1098, 0)
    f = checks(field("3*VBON 2000,2000,0", "SSEL 1920,2080,180; SSEL 1920,1920,0"), 1, 2)
    f.plays("morale 5")
    assert f.place(0) == (1920, 2000, 0) and not f.has(0, "MOVED")


@pytest.mark.rule("SHIELDWALL-9.4c")
def test_the_farthest_go_first_and_a_line_turns_to_the_enemy() -> None:
    f = field("9*VBON 2000,2000,0 files=3", "SSEL 2400,3000,180")
    checks(f, 0, 1, 2, 3)
    before = {man: f.place(man)[:2] for man in range(4, 9)}
    f.plays("morale 5")
    assert {f.place(man)[2] for man in range(4, 9)} == {17}
    ways = [round(math.dist(f.place(man)[:2], start)) for man, start in before.items()]
    assert max(ways) == ways[2] == 902 and min(ways) > 780, "close men who have turned need more room"


@pytest.mark.rule("SHIELDWALL-9.4e", "SHIELDWALL-X.92")
def test_men_of_a_castle_neither_fall_back_nor_break_out() -> None:
    for dice, status in ((6, position.READY), (10, position.READY), (2, position.SURRENDERED)):
        state = Shieldwall(Stage(scenario("motte"), 0))
        state.set_up()
        f = Situation(state)
        f.plays("deploy default", "deploy default")
        man = next(man for man in range(state.field.roster.n) if state.stands.level[man] == 1)
        before = f.place(man)
        assert morale.result_for(state, man, MILITIA, 5) == morale.result_for(state, man, MILITIA, 11) == OBEY
        morale.find_units(state)
        morale.check(state, state.unit[man], dice)
        assert state.status[man] == status and f.place(man) == before and not f.has(man, "UNCONTROLLED")


@pytest.mark.rule("SHIELDWALL-0.6", "SHIELDWALL-9.1a")
def test_listeners_are_told_of_a_check() -> None:
    f = field("3*VBON 2000,2000,0", FAR)
    f.state.set_bits(1, position.IN_REAR)
    checks(f, 0, 2)
    f.state.story = Story()
    f.plays("morale 9")
    told = [(kind_of(event), a_of(event), b_of(event), c_of(event)) for event in f.state.story.read(0)]
    assert told[:2] == [(CHECKED, 1, 9, MODIFIER_BASE - 2), (OUTCOME, 1, REGULAR, OBEY)]


def after_melee(attacker: str, defender: str, *owing: int, **more: object) -> Situation:
    """A melee step ends in which nobody struck, and these owe a check."""
    f = field(attacker, defender, **more)  # type: ignore[arg-type]
    f.state.step = position.MELEE_STEP
    freed.note_fighters(f.state)
    for man in owing:
        f.state.set_bits(man, position.OWES_CHECK)
    f.state.end_step()
    return f


@pytest.mark.rule("SHIELDWALL-9.4b", "SHIELDWALL-X.76", "SHIELDWALL-7.3c")
def test_the_enemies_of_who_runs_are_free() -> None:
    f = after_melee("2*VBON 2000,2000,0; VBON 4000,2000,0", "2*SSEL 2000,2080,180; SSEL 4000,2080,180", 0, 1)
    f.plays("morale 2", "ask_disengage 1 0", "ask_disengage 3 0")
    assert not f.is_on(0) and [man for man in range(6) if f.has(man, "FREED")] == [3, 4]


@pytest.mark.rule("SHIELDWALL-6.9a", "SHIELDWALL-9.4b", "SHIELDWALL-9.1b")
def test_the_banner_of_who_runs_from_a_fight_is_captured() -> None:
    f = after_melee("VBON 2000,2000,0 2080,2000,0; VBON 4000,2000,0", "SSEL 2000,2080,180; SSEL 4000,4000,180", 0, banner=1)
    f.plays("morale 2")
    assert int(f.state.bearer[0]) == 3
    f = after_melee("VBON 2000,2000,0 2080,2000,0; VBON 4000,2000,0", "SSEL 2000,2180,180; SSEL 4000,4000,180", 0, banner=1)
    f.plays("morale 2")
    assert int(f.state.bearer[0]) == -1, "it lies where he stood"


@pytest.mark.rule("SHIELDWALL-9.1b")
def test_who_doubles_on_a_flank_is_an_attack_on_it() -> None:
    f = field("VBON 2000,2080,180 2081,2080,180", "STHN 2000,2000,0 2000,1920,0; STHN 5000,4000,0")
    f.plays("end_movement")
    assert not f.has(2, "IN_FLANK") and f.state.stage == position.ADJUSTING
    place = next(text for text in (f"adjust 1 2 {place}" for place in range(3, 6)) if f.allows(text))
    f.plays(place)
    while f.state.turn() != CHANCE:
        f.state.play(f.offers()[0])
    assert f.has(2, "IN_FLANK")
