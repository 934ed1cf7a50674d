"""Games as they go: made, undone, seen, replayed."""

from __future__ import annotations

import pytest

from sherwood.kernel.game import Refusal
from sherwood.kernel.history import History, Illegal, Made, Undone
from sherwood.kernel.moves import UNKNOWN, pack
from sherwood.kernel.state import CHANCE, OVER, WATCHER
from tests.kernel.toys import DONE, LAY, STONES, TOO_MANY, Stones


def read(text: str) -> list[int]:
    return [STONES.words.read(move) for move in text.split(";")]


def played(text: str) -> History:
    history = History(STONES, {})
    for move in read(text):
        history.make(move)
    return history


DEALT = "draw 0 0 0; draw 0 2 0; draw 1 1 0; draw 1 1 0"
NORTH = f"{DEALT}; lay 0 0 1; lay 0 2 0"
SHOWN = f"{NORTH}; lay 1 1 2; show-north 1 0 0; show-south 0 2 0"


def test_moves_know_who_made_them() -> None:
    history = played(NORTH)
    assert [step.by for step in history.steps] == [CHANCE] * 4 + [0, 0]
    assert history.draws == 4
    assert history.entries == history.steps


def test_an_illegal_move_is_refused_with_its_fault_and_changes_nothing() -> None:
    history = played(DEALT)
    before = history.state.dump()
    with pytest.raises(Illegal, match="Not so many") as refused:
        history.make(pack(LAY, 0, 0, 2))
    assert refused.value.number == TOO_MANY
    assert history.state.dump() == before
    assert len(history.entries) == 4


def test_chance_brings_only_what_it_can() -> None:
    with pytest.raises(Illegal, match="Chance"):
        played("draw 0 0 0; draw 1 0 0")


def test_each_reader_sees_its_part() -> None:
    history = played(NORTH)
    south = history.seen(1)
    assert [(seen.step, seen.move) for seen in south[:1]] == [(1, pack(1, 0, UNKNOWN))]
    assert [seen.move for seen in south[4:]] == [pack(DONE, 0)], "north's first answer is not seen, its last as done"
    assert south[-1].step == 6
    assert [len(seen.events) for seen in history.seen(0)[4:]] == [1, 1]
    assert all(not seen.events for seen in south)
    assert [seen.move for seen in history.seen(WATCHER)] == [
        *read("draw 0 ? 0; draw 0 ? 0; draw 1 ? 0; draw 1 ? 0; done 0 0 0"),
    ]


def test_undo_takes_back_the_whole_run_of_own_moves() -> None:
    history = played(NORTH)
    assert history.can_undo(0) and not history.can_undo(1)
    history.undo(0)
    assert history.entries[-1] == Undone(0, 4)
    assert history.state.dump() == played(DEALT).state.dump()
    assert history.seen(0) == played(DEALT).seen(0)
    history.make(read("lay 0 0 0")[0])
    assert history.steps[-1] == Made(pack(LAY, 0, 0, 0), 0)


def test_undo_takes_back_the_last_of_the_run() -> None:
    history = played(NORTH)
    start, all_of_it = history.run_start(), len(history.steps)
    assert all_of_it - start > 1
    for keep in (start - 1, all_of_it):
        with pytest.raises(Refusal, match=f"after step {start} to {all_of_it - 1}"):
            history.undo(0, keep)
    history.undo(0, all_of_it - 1)
    assert (history.entries[-1], len(history.steps)) == (Undone(0, all_of_it - 1), all_of_it - 1)
    assert history.can_undo(0)


@pytest.mark.parametrize("text, seat", [(DEALT, 0), (f"{NORTH}; lay 1 1 0", 0), (SHOWN, 1), ("draw 0 0 0", CHANCE)])
def test_undo_never_crosses_chance_a_reveal_or_another_seat(text: str, seat: int) -> None:
    history = played(text)
    before = history.state.dump()
    assert not history.can_undo(seat)
    with pytest.raises(Refusal, match="nothing to undo"):
        history.undo(seat)
    assert history.state.dump() == before


def test_nothing_is_undone_once_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    history = played(NORTH)
    monkeypatch.setattr(Stones, "turn", lambda self: OVER)
    assert not history.can_undo(0)


def test_the_chance_counter_never_goes_back() -> None:
    history = played(f"{SHOWN}; lay 0 2 1")
    history.undo(0)
    assert history.draws == 6
    assert len(history.steps) == 9


def test_positions_are_looked_up_without_touching_the_game() -> None:
    history = played(SHOWN)
    assert history.at(0).dump() == History(STONES, {}).state.dump()
    assert history.at(6).dump() == played(NORTH).state.dump()
    history.at(6).play(read("lay 1 1 2")[0])
    assert history.state.dump() == played(SHOWN).state.dump()


def test_replay_goes_through_undone_moves_too() -> None:
    history = played(NORTH)
    history.undo(0)
    history.make(read("lay 0 0 0")[0])
    again = History(STONES, {})
    again.replay(history.entries)
    assert again.state.dump() == history.state.dump()
    assert again.entries == history.entries
    assert again.seen(1) == history.seen(1)


@pytest.mark.parametrize(
    "entry, why",
    [
        (Made(pack(LAY, 0, 0, 0), 1), "turn of north, not of south"),
        (Undone(1, 4), "south has nothing to undo"),
        (Undone(0, 3), "after step 4 to 5"),
    ],
)
def test_replay_stops_at_an_entry_that_cannot_be(entry: Made | Undone, why: str) -> None:
    history = played(NORTH if isinstance(entry, Undone) else DEALT)
    with pytest.raises(Refusal, match=why):
        history.replay([entry])


def test_a_game_may_begin_from_any_position() -> None:
    start = played(NORTH).state
    history = History(STONES, {}, start)
    history.make(read("lay 1 1 2")[0])
    assert history.at(0).dump() == start.dump()
    assert history.state.dump() == played(f"{NORTH}; lay 1 1 2").state.dump()
    assert not start.story or not start.story.read(1), "the position given is left alone"
