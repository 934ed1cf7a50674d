"""SKIRMISH-0.1 to 0.11, 2 and 6.5: turns, phases, initiative, recovery, and positions that are kept."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import position, sequence
from sherwood.games.skirmish.kinds import NOT_NOW
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.dump import BadDump, Reader, Writer
from sherwood.kernel.moves import Moves, b_of, c_of, pack
from sherwood.kernel.play import chances, legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER
from tests.games.skirmish.field import Field, field


def two_sides(length: int = 12) -> Field:
    return field(
        "woods",
        norman="guy 1508/1608, finn 1308, rudolf 1808, wolf 1006",
        saxon="robin 0404, reynold 0504^, marian 0208/0108, tuck 0708",
        animals="cavalry-horse 0910/1010, ox 1813/1814",
        phase="missile",
        turn="norman",
        length=length,
    )


@pytest.mark.rule("SKIRMISH-0.1", "SKIRMISH-2a", "SKIRMISH-2b", "SKIRMISH-2c", "SKIRMISH-0.2")
def test_side_after_side_phase_after_phase() -> None:
    f = two_sides()
    seen = []
    while f.state.number == 1:
        seen.append((f.waits_for, f.phase))
        f.plays(f"end_phase {f.state.turn()}")
    assert seen == [("norman", "missile"), ("norman", "movement"), ("saxon", "missile"), ("saxon", "movement")]
    assert (f.waits_for, f.phase) == ("norman", "missile")


@pytest.mark.rule("SKIRMISH-S.4", "SKIRMISH-0.1")
def test_the_last_side_turn_ends_the_game() -> None:
    f = two_sides(length=2)
    turns = 0
    while f.state.turn() != OVER:
        f.plays(f"end_phase {f.state.turn()}")
        turns += 1
    assert f.told("TURN") == [(2, 0, 0)]
    assert turns == 8 and f.state.number == 2 and legal(f.state) == []


@pytest.mark.rule("SKIRMISH-0.9", "SKIRMISH-2b")
def test_a_side_that_can_do_nothing_is_passed_over() -> None:
    f = field("woods", norman="finn 1308", saxon="tuck 0708 stunned", turn="norman", phase="missile")
    assert f.phase == "movement"
    f.plays("end_phase 0")
    assert (f.waits_for, f.phase, f.state.number) == ("norman", "movement", 2)


@pytest.mark.rule("SKIRMISH-2d", "SKIRMISH-3h", "SKIRMISH-4d")
def test_a_new_side_turn_takes_back_what_was_done() -> None:
    f = field("woods", norman="finn 1808", saxon="reynold 0908", phase="missile")
    f.plays("fire reynold finn 1808")
    f.rolls(10)
    f.walks("reynold", "0808")
    reynold = f.counter("reynold")
    assert f.state.has(reynold, position.FIRED) and f.state.has(reynold, position.MOVED)
    f.plays("stop reynold")
    assert not f.state.has(reynold, position.USED)


@pytest.mark.rule("SKIRMISH-6.5a", "SKIRMISH-6.5b", "SKIRMISH-X.53")
def test_x53_the_stunned_recover_at_the_end_of_their_own_side_turn() -> None:
    f = field("woods", norman="finn 1308, martin 1508 stunned", saxon="reynold 0908 stunned, tuck 0708", turn="norman")
    f.plays("end_phase 0")
    assert f.is_("martin") == "healthy" and f.is_("reynold") == "stunned"
    assert f.options == ["pick tuck", "end_phase 1"]
    f.plays("end_phase 1")
    assert f.is_("reynold") == "healthy" and f.told("RECOVERED") == [(1, 0, 0), (2, 0, 0)]


@pytest.mark.rule("SKIRMISH-S6.6")
def test_the_blinded_sit_out_their_own_side_turns() -> None:
    f = field("woods", norman="finn 1308", saxon="reynold 0908, tuck 0708", phase="missile")
    f.state.blinded[f.counter("reynold")] = 2
    assert f.breaks("fire reynold finn 1308") == "3g"
    f.plays("end_phase 1")
    assert f.options == ["pick tuck", "end_phase 1"]
    f.plays("end_phase 1", "end_phase 0")
    assert f.state.blinded[f.counter("reynold")] == 1
    f.plays("end_phase 1", "end_phase 0")
    assert f.phase == "missile" and f.may("fire reynold finn 1308")


@pytest.mark.rule("SKIRMISH-0.6", "SKIRMISH-0.8", "SKIRMISH-O.7")
@pytest.mark.parametrize("rules", [[], ["initiative_low"]])
def test_initiative_is_one_roll_without_ties(rules: list[str]) -> None:
    f = field("woods", norman="finn 1308", saxon="tuck 0708", rules=rules)
    f.state.rolled = 1
    f.plays("end_phase 1")
    assert f.waits_for == "chance" and f.state.number == 2
    rolls = chances(f.state)
    assert len(rolls) == 90 and all(weight == 1 and b_of(move) != c_of(move) for move, weight in rolls)
    first = []
    for move, _ in rolls:
        after = Field(f.copy())
        after.state.play(move)
        assert (after.waits_for == "norman") == ((b_of(move) > c_of(move)) != bool(rules))
        first.append(after.waits_for)
    assert first.count("norman") == 45


@pytest.mark.rule("SKIRMISH-X.62", "SKIRMISH-0.4", "SKIRMISH-8.2b", "SKIRMISH-0.5")
def test_windows_open_for_hidden_enemies_between_steps_but_not_over_friends() -> None:
    f = field("woods", norman="finn 0508, martin 0509", saxon="will 0404^, alwin 0405", turn="norman")
    will = f.counter("will")
    f.state.lift(will)
    f.state.front[will] = position.HIDDEN
    asked = []

    def no() -> None:
        """What declining does to the question."""
        while f.state.asked() == position.AMBUSH:
            asked.append((f.waits_for, int(f.state.about())))
            f.state.answered()
            sequence.settle(f.state)

    f.plays("pick finn", "step finn 0509")
    assert f.waits_for == "norman"
    f.plays("step finn 0510")
    assert (f.waits_for, f.state.asked()) == ("saxon", position.AMBUSH)
    no()
    f.plays("stop finn")
    no()
    f.plays("end_phase 0")
    no()
    assert asked == [("saxon", 0), ("saxon", -1), ("saxon", -1)]


# -- positions that are kept ------------------------------------------------------------------------------------------
def dumped(state: Skirmish) -> bytes:
    out = Writer(1)
    state.write(out)
    return out.done()


@pytest.mark.rule("SKIRMISH-0.11")
def test_random_play_keeps_positions_whole() -> None:
    """Copies share nothing, dumps come back equal, every offered move has no fault, and nobody shares a place."""
    for seed in range(12):
        state = two_sides(length=3).state
        rng, out = Rng(seed), Moves()
        while state.turn() != OVER:
            before = dumped(state)
            moves = legal(state)
            assert moves == sorted(set(moves)) and moves
            assert all(state.fault(move) == 0 for move in moves)
            copy = state.copy()
            move = random_move(state, rng, out)
            state.play(move)
            assert isinstance(copy, Skirmish) and dumped(copy) == before
            copy.play(move)
            again = Skirmish(state.stage)
            again.read(Reader(dumped(state), 1))
            assert dumped(copy) == dumped(state) == dumped(again)
            assert list(again.who) == list(state.who)
            assert not any(state.stage.screen)
            assert state.mover != -1 or not any(flags & position.PASSING for flags in state.flags)


@pytest.mark.rule("SKIRMISH-0.2", "SKIRMISH-0.3")
def test_forged_moves_have_faults() -> None:
    """A legal move with one field changed is offered, or has a fault."""
    for seed in range(6):
        state = two_sides(length=2).state
        rng, out = Rng(seed), Moves()
        places, counters = int(state.board.places), int(state.cast.n)
        while state.turn() != OVER:
            moves = legal(state)
            for _ in range(8):
                move = moves[rng.below(len(moves))]
                at = 18 * rng.below(3)
                forged_field = (1, rng.below(counters), rng.below(places), 0x3FFFF)[rng.below(4)]
                forged = move & ~(0x3FFFF << at) | forged_field << at
                assert (state.fault(forged) == 0) == (forged in moves)
            state.play(random_move(state, rng, out))


@pytest.mark.rule("SKIRMISH-0.11", "SKIRMISH-1.1b")
def test_a_dump_that_cannot_be_is_refused() -> None:
    f = field("woods", norman="finn 0508, martin 0509", saxon="tuck 0708")
    f.state.front[0] = f.state.front[1]
    with pytest.raises(BadDump):
        Skirmish(f.state.stage).read(Reader(dumped(f.state), 1))
    with pytest.raises(BadDump):
        Skirmish(f.state.stage).read(Reader(dumped(f.state)[:-8], 1))


@pytest.mark.rule("SKIRMISH-0.2", "SKIRMISH-0.3")
def test_what_is_not_asked_is_no_move() -> None:
    f = two_sides()
    assert f.state.fault(pack(99)) == NOT_NOW
    assert f.breaks("step finn 1309") == f.breaks("stop finn") == "0.3"
    assert f.breaks("end_phase 1") == "0.3"
