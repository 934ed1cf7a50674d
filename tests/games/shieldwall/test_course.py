"""SHIELDWALL-0 and 2: deployment, turns and half-turns, and what a position keeps."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import position
from sherwood.games.shieldwall.faults import FAULTS
from sherwood.games.shieldwall.kinds import ENDINGS, MOVES_FIRST, ROLL, SOLE, STEP_BEGINS, TURN_BEGINS
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.kernel.dump import BadDump
from sherwood.kernel.moves import a_of, b_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER
from sherwood.kernel.story import Story
from tests.games.shieldwall.field import field

ARMIES = ("3*VBON 2000,1000,0; VARC 3000,1000,0", "3*SSEL 2000,3000,180")
SOUTH = (0, ((1000, 500), (1000, 1500), (4000, 1500), (4000, 500)))


# -- deployment ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-S.2", "SHIELDWALL-0.3")
def test_sides_deploy_one_after_the_other() -> None:
    f = field(*ARMIES, deployed=False)
    assert f.state.seat == 0 and not f.state.is_on(0) and f.allows("deploy by_band")
    f.plays("deploy default")
    assert f.state.seat == 1 and f.place(0) == (1920, 1000, 0) and not f.state.is_on(4)
    f.plays("deploy default")
    assert f.state.number == 1 and f.place(4) == (2080, 3000, 180)


@pytest.mark.rule("SHIELDWALL-S.2", "SHIELDWALL-0.3", "SHIELDWALL-1.5a")
def test_bands_are_placed_and_dressed_one_by_one() -> None:
    f = field(*ARMIES, deployed=False, zones=(SOUTH,))
    assert f.breaks("place 0 2000 1000") == "SHIELDWALL-0.2"
    f.plays("deploy by_band")
    assert f.breaks("deploy by_band") == "SHIELDWALL-0.2" and f.allows("deploy default")
    assert f.breaks("place 2 2000 1000") == "SHIELDWALL-0.2"
    assert f.breaks("place 0 2000 1461") == "SHIELDWALL-S.2" and f.allows("place 0 2000 1460")
    f.plays("place 0 2000 1000")
    assert f.breaks("dress 0 4 0") == "SHIELDWALL-1.5a" and f.breaks("dress 360 3 0") == "SHIELDWALL-3.2a"
    f.plays("dress 90 1 1")
    assert f.places(0, 1, 2) == [(2000, 1000, 90), (1880, 1000, 90), (1760, 1000, 90)]
    assert f.breaks("place 0 3000 1000") == "SHIELDWALL-0.4" and f.breaks("place 1 2000 1000") == "SHIELDWALL-1.2c"
    f.plays("place 1 3000 1000", "dress 0 1 0")
    assert f.state.seat == 1


@pytest.mark.rule("SHIELDWALL-S.2", "SHIELDWALL-0.7")
def test_bands_placed_as_by_default_make_the_same_position() -> None:
    one, other = (field(*ARMIES, deployed=False, zones=(SOUTH,)) for _ in range(2))
    one.plays("deploy default", "deploy default")
    other.plays("deploy by_band", "place 0 2000 1000", "dress 0 3 0", "place 1 3000 1000", "dress 0 1 0", "deploy default")
    assert one.state.dump() == other.state.dump()


@pytest.mark.rule("SHIELDWALL-S4.1", "SHIELDWALL-S.2", "SHIELDWALL-S3.2")
def test_fixed_bands_stand_whatever_the_plan_and_others_come_later() -> None:
    f = field(*ARMIES, deployed=False, fixed=True)
    assert f.state.is_on(0) and not f.allows("deploy by_band")
    f = field(*ARMIES, enters=3)
    assert not f.state.is_on(0) and f.state.status[0] == position.TO_COME


@pytest.mark.rule("SHIELDWALL-S.5", "SHIELDWALL-4.1a")
def test_formed_bands_start_in_shield_wall_if_their_layout_is_one() -> None:
    assert field("7*VBON 2000,1000,0", "VBON 2000,3000,0", formed=True).state.formation[0] == position.WALL
    for dress, formation in (("0 4 0", position.WALL), ("0 4 1", position.LOOSE), ("0 2 0", position.LOOSE)):
        f = field("7*VBON 2000,1000,0", "VBON 2000,3000,0", formed=True, deployed=False, zones=(SOUTH,))
        f.plays("deploy by_band", "place 0 2000 1000", f"dress {dress}")
        assert f.state.formation[0] == formation


# -- turns --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-0.1", "SHIELDWALL-2.1a", "SHIELDWALL-2.1b", "SHIELDWALL-2.1c", "SHIELDWALL-0.6")
def test_the_winner_of_the_roll_chooses_who_moves_first() -> None:
    f = field(*ARMIES, mover=-1)
    assert f.state.turn() == CHANCE
    rolls = [(a_of(move), b_of(move)) for move in f.offers()]
    assert len(rolls) == 30 and all(one != other for one, other in rolls) and {kind_of(move) for move in f.offers()} == {ROLL}
    assert all(f.state.weight(move) == 1 for move in f.offers())
    assert f.breaks("roll 3 3") == "SHIELDWALL-0.2" and not f.allows("roll 0 3") and not f.allows("roll 7 3")
    f.plays("roll 2 5")
    assert f.state.seat == 1 and not f.allows("precede 2")
    f.plays("precede 0")
    assert (f.state.seat, f.state.attacker()) == (0, 0)
    f.plays("end_movement")
    assert (f.state.seat, f.state.attacker(), f.state.half) == (1, 1, 1)
    f.plays("end_movement", "roll 5 2", "precede 0")
    assert f.state.seat == 1 and f.state.number == 2


@pytest.mark.rule("SHIELDWALL-2.1b")
@pytest.mark.parametrize(
    ("plays", "mover", "asked"), [((), 1, CHANCE), (("initiative_fixed",), 1, 1), (("initiative_kept",), 1, 1)]
)
def test_the_roll_may_be_left_out(plays: tuple[str, ...], mover: int, asked: int) -> None:
    f = field(*ARMIES, mover=mover, plays=plays)
    assert f.state.seat == mover
    f.plays("end_movement", "end_movement")
    assert f.state.turn() == asked


@pytest.mark.rule("SHIELDWALL-0.8")
def test_the_game_ends_with_its_last_turn_or_its_last_man() -> None:
    f = field(*ARMIES, turns=1)
    f.plays("end_movement", "end_movement")
    assert f.state.turn() == OVER and f.state.ending() == ENDINGS and f.offers() == []
    f = field(*ARMIES)
    for man in (4, 5, 6):
        f.state.stands.on[man], f.state.status[man] = 0, position.KILLED
    f.plays("end_movement")
    assert f.state.turn() == OVER and f.state.ending() == ENDINGS + SOLE
    assert (f.state.points(0), f.state.points(1)) == (1, 0) and (f.state.score(0), f.state.score(1)) == (3 * 10, 0)


@pytest.mark.rule("SHIELDWALL-0.8")
def test_a_side_with_nobody_to_order_passes() -> None:
    f = field("VBON 2000,1000,0", "SSEL 2000,3000,180", waits=1)
    assert f.state.turn() == CHANCE and f.state.number == 2


@pytest.mark.rule("SHIELDWALL-0.8")
def test_a_side_that_has_made_400_moves_may_only_end_its_step() -> None:
    f = field(*ARMIES)
    f.state.asked = 399
    assert f.allows("order 0 advance") and len(f.offers()) > 1
    f.state.asked = 400
    assert f.breaks("order 0 advance") == "SHIELDWALL-0.8" and f.offers() == [pack(8)]
    f.plays("end_movement")
    assert f.state.asked == 0 and f.allows("order 2 advance")


@pytest.mark.rule("SHIELDWALL-0.7", "SHIELDWALL-2.1g")
def test_marks_of_a_half_turn_end_with_it() -> None:
    f = field(*ARMIES)
    f.plays("order 0 advance", "go 100", "done")
    assert f.has(0, "MOVED") and f.has(0, "ORDERED") and f.state.points_on[0] == 2
    f.plays("end_movement")
    assert f.has(0, "MOVED") and not f.has(0, "ORDERED") and f.state.points_on[0] == 0
    f.plays("end_movement", "roll 2 1", "precede 1")
    assert not f.has(0, "MOVED") and f.allows("order 0 advance")


@pytest.mark.rule("SHIELDWALL-7.1e", "SHIELDWALL-X.31", "SHIELDWALL-7.3b")
def test_marks_on_a_figure_last_for_its_next_movement_step() -> None:
    f = field("VBER 2000,1000,0; VBON 3000,1000,0; VCHF 4000,1000,0", "SSEL 2000,1600,180")
    f.state.set_bits(0, position.NO_CHARGE)
    f.state.set_bits(1, position.FREED)
    f.state.set_bits(2, position.FREED)
    assert f.breaks("order 0 charge") == f.breaks("order 0 assault") == "SHIELDWALL-7.1e" and f.allows("order 0 advance")
    assert f.breaks("order 1 advance") == "SHIELDWALL-7.3b" and f.allows("order 2 advance")
    f.plays("end_movement", "end_movement", "roll 2 1", "precede 1")
    assert f.allows("order 0 charge") and f.allows("order 1 advance")


@pytest.mark.rule("SHIELDWALL-0.6", "SHIELDWALL-0.2")
def test_listeners_are_told() -> None:
    f = field(*ARMIES)
    f.plays("end_movement")
    f.state.story = Story()
    f.plays("end_movement", "roll 1 4", "precede 1")
    assert f.state.story is not None
    assert [kind_of(event) for event in f.state.story.read(0)] == [TURN_BEGINS, MOVES_FIRST, STEP_BEGINS]


# -- positions ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-0.7", "SHIELDWALL-0.9", "SHIELDWALL-B.1", "SHIELDWALL-H.1")
def test_whatever_is_offered_is_legal_and_positions_are_kept_whole() -> None:
    rng = Rng(2)
    hedge = ("hedge", ((1000, 1500), (1900, 1500)))
    state = field("6*VBON 2000,1000,0; 2*VBER 2500,1000,0", "7*SSEL 2000,2000,180", pieces=(hedge,), deployed=False).state
    for _ in range(30):
        if state.turn() == OVER:
            break
        moves = legal(state)
        assert moves and moves == sorted(set(moves)) and not any(state.fault(move) for move in moves)
        before, dump = state.copy(), state.dump()
        assert state.dump() == dump, "questions change nothing"
        state.play(moves[rng.below(len(moves))])
        assert before.dump() == dump
        again = Shieldwall(state.set)
        again.read(state.dump())
        assert again.dump() == state.dump() and legal(again) == legal(state)
        assert nobody_overlaps(state)
        assert state.imagine(0, rng).dump() == state.dump()


def nobody_overlaps(state: Shieldwall) -> bool:
    body = state.set.body
    for figure in range(state.field.roster.n):
        if state.is_on(figure):
            body.clear()
            body.add(state.stands, figure)
            if body.fault_standing(state.stands):
                return False
    return True


@pytest.mark.rule("SHIELDWALL-0.7")
def test_dumps_that_make_no_sense_are_refused() -> None:
    f = field(*ARMIES)
    dump = f.state.dump()
    again = Shieldwall(f.state.set)
    for at, number in ((1, 1), (2, 1), (5, 360), (7, 2), (8, 9)):
        bad = dump[: 8 * at] + number.to_bytes(8, "little") + dump[8 * at + 8 :]
        with pytest.raises(BadDump):
            again.read(bad)
    with pytest.raises(BadDump):
        again.read(dump[:-8])
    f.state.status[0] = position.KILLED
    with pytest.raises(BadDump):
        again.read(f.state.dump())


@pytest.mark.rule("SHIELDWALL-0.2")
def test_moves_of_other_stages_and_moves_with_fields_to_spare_are_refused() -> None:
    f = field(*ARMIES)
    for move in (pack(17), pack(8, 1), pack(8, 0, 1), pack(6, 0, 99), pack(6, 99), pack(6, 0, 0, 1), 0):
        assert f.state.fault(move)
    for text in (
        "go 1",
        "turn 0 each",
        "run",
        "done",
        "shift 0 1",
        "dress 0 1 0",
        "strike_at 0 4 0",
        "deploy default",
        "roll 1 2",
    ):
        assert f.breaks(text) == "SHIELDWALL-0.2"


@pytest.mark.rule("SHIELDWALL-0.9")
def test_faults_are_numbered_in_order() -> None:
    assert [fault.number for fault in FAULTS] == list(range(1, len(FAULTS) + 1))
