"""SKIRMISH-4.1l: groups that come in over the edge: over which side, when, and next to whom."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import position
from sherwood.games.skirmish.kinds import CHOOSE, NO_HEX
from sherwood.games.skirmish.lineup import NO_GROUP
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.play import legal
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.test_deployment import game, set_up, until


def gates(f: Field) -> set[str]:
    """The sides of maps that are offered to a group, as `inn 2`; "" for not yet."""
    found = set()
    for move in legal(f.state):
        if kind_of(move) == CHOOSE:
            edge = c_of(move)
            found.add("" if edge == NO_HEX else f"{f.state.board.maps[edge // 4]} {edge % 4 + 1}")
    return found


def takes(f: Field, gate: str) -> None:
    map, side = gate.split()
    (group,) = {b_of(move) for move in legal(f.state)}
    f.plays(f"choose {f.state.turn()} {group} {4 * f.state.board.maps.index(map) + int(side) - 1}")


def chooses(f: Field, turn: int = 1) -> Field:
    """Plays on until a group is asked for its side in this turn or a later one."""
    return until(f, lambda state: state.number >= turn and state.asked() == position.GATES)


@pytest.mark.rule("SKIRMISH-S1.5", "SKIRMISH-4.1l")
def test_s1_the_sheriff_s_men_all_enter_from_one_side_of_their_choice() -> None:
    f = chooses(set_up(game("s1")))
    assert f.state.turn() == 0 and f.state.number == 1
    assert gates(f) == {"inn 2", "inn 3", "inn 4"}
    takes(f, "inn 3")
    assert f.phase == "movement"
    assert f.breaks("end_phase 0") == "4.1l"
    for name in ("finn", "martin", "walker", "gebbo", "arnold"):
        f.plays(f"pick {name}")
        assert {f.label(b_of(move))[-2:] for move in legal(f.state)} == {"14"}
        assert f.breaks(f"stop {name}") == "4.1c"
        f.state.play(legal(f.state)[0])
        while f.state.mover >= 0:
            f.state.play(legal(f.state)[-1])
    assert all(f.state.front[f.counter(name)] >= 0 for name in ("finn", "martin", "walker", "gebbo", "arnold"))


@pytest.mark.rule("SKIRMISH-4.1l")
def test_who_is_bound_to_enter_comes_before_the_phase_ends() -> None:
    f = chooses(set_up(game("s1")))
    takes(f, "inn 2")
    assert f.breaks("end_phase 0") == "4.1l"
    for name in ("finn", "martin", "walker", "gebbo"):
        f.plays(f"pick {name}")
        f.state.play(legal(f.state)[0])
        while f.state.mover >= 0:
            f.state.play(legal(f.state)[-1])
        assert f.breaks("end_phase 0") == "4.1l"


@pytest.mark.rule("SKIRMISH-S3.4")
def test_s3_rescuers_come_over_one_side_of_woods() -> None:
    f = chooses(set_up(game("s3")))
    assert gates(f) == {"woods 1", "woods 3", "woods 4"} and f.state.number == 1


@pytest.mark.rule("SKIRMISH-S4.9", "SKIRMISH-H.4", "SKIRMISH-S4.1")
def test_s4_william_comes_in_a_turn_and_over_a_side_of_his_choice() -> None:
    f = chooses(set_up(game("s4", seating="four")))
    assert f.state.stage.factions[f.state.acting()] == "william" and f.state.turn() == 2
    assert gates(f) == {
        "", "woods 1", "woods 4", "inn 1", "inn 2", "gulch 3", "gulch 4", "cottage 2", "cottage 3",
    }  # fmt: skip
    (later,) = [move for move in legal(f.state) if c_of(move) == NO_HEX]
    f.state.play(later)
    assert f.state.gate[f.counter("bero")] == position.NOBODY and f.breaks("pick bero")
    chooses(f, turn=2)
    assert f.state.number == 2
    takes(f, "cottage 3")
    assert f.phase == "movement" and f.breaks(f"end_phase {f.state.turn()}") == "4.1l"
    f.plays("pick bero")
    assert {f.label(b_of(move)).split(":")[0] for move in legal(f.state)} == {"cottage"}


@pytest.mark.rule("SKIRMISH-S4.7", "SKIRMISH-4.1l")
def test_s4_waleran_s_people_come_in_on_the_gulch_floor() -> None:
    f = until(set_up(game("s4")), lambda state: state.asked() == position.MOVES)
    f.plays("pick martin")
    ground = {f.state.board.symbols[b_of(move)] for move in legal(f.state)}
    assert ground == {"_"}
    assert {a_of(move) for move in legal(f.state)} == {f.counter("martin")}


@pytest.mark.rule("SKIRMISH-S2.3", "SKIRMISH-S2.5")
def test_s2_the_bride_enters_next_to_one_of_the_bishop_s_men() -> None:
    f = until(set_up(game("s2")), lambda state: state.asked() == position.MOVES)
    assert f.breaks("pick mildred") == "4.1l"
    f.plays("pick finn", "step finn 0801", "stop finn", "pick mildred")
    found = {f.label(b_of(move)) for move in legal(f.state)}
    assert found == {"0701", "0901"}


@pytest.mark.rule("SKIRMISH-4.1l")
def test_nobody_comes_before_his_turn() -> None:
    f = field("inn", norman="finn gate2, martin 0505", turn="norman")
    made = f.state.stage.lineup
    made.group[f.counter("finn")] = made.enter(0, 2, 0, 1 << 2, 0, NO_GROUP)
    assert f.breaks("pick finn") == "4.1l" and f.may("end_phase 0")
    f.state.number = 2
    assert f.may("pick finn") and f.breaks("end_phase 0") == "4.1l"


@pytest.mark.rule("SKIRMISH-S5.5", "SKIRMISH-S8.6")
def test_groups_with_one_side_are_not_asked() -> None:
    f = until(set_up(game("s8")), lambda state: state.asked() == position.MOVES)
    f.plays("pick guy")
    assert {f.label(b_of(move))[:6] for move in legal(f.state)} == {"woods:"}
    assert {f.label(b_of(move))[-2:] for move in legal(f.state)} == {"01"}
