"""Records: as text that people read and type, as bytes, whole and damaged."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.kernel import record as records
from sherwood.kernel.game import Game, Options, Refusal
from sherwood.kernel.history import History, Made, Undone
from sherwood.kernel.moves import Moves, pack
from sherwood.kernel.play import random_move
from sherwood.kernel.record import Dice, Record
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER, WATCHER
from tests.kernel.toys import STONES, find

TYPED = """
Game: stones
Player: Anna # 2
option: hand 1
note: typed by hand

# dealt
1. draw 0 0 0; draw 1 2 0
north: lay 0 0 1   # all he has
south: lay 1 2 1; undo
lay 1 2 0
6 chance: show-south 0 0 0
7 north: pass 0 0 0

END
"""


def random_game(seed: int, undo: bool = True, steps: int = 1000) -> History:
    history, rng, out = History(STONES, {}), Rng(seed), Moves()
    while history.state.turn() != OVER and len(history.steps) < steps:
        history.make(random_move(history.state, rng, out))
        for seat in (0, 1):
            if undo and rng.below(5) == 0 and history.can_undo(seat):
                start = history.run_start()
                history.undo(seat, start + rng.below(len(history.steps) - start))
    return history


@pytest.mark.parametrize("undo, keep", [("undo", 4), ("undo to 4", 4), ("undo to 5", 5)])
def test_undo_is_typed_with_the_step_it_leads_to_or_without(undo: str, keep: int) -> None:
    game = "game: stones\n1 draw 0 0 0; draw 0 1 0; draw 1 1 0; draw 1 2 0; lay 0 0 1; lay 0 1 0; {}\nend\n"
    record, faults = records.read(game.format(undo), find)
    assert (faults, record.entries[-1]) == ([], Undone(0, keep))


@pytest.mark.parametrize("undo", ["undo it", "undo to", "undo to 3", "undo to 6"])
def test_an_undo_that_cannot_be_is_told(undo: str) -> None:
    game = "game: stones\n1 draw 0 0 0; draw 0 1 0; draw 1 1 0; draw 1 2 0; lay 0 0 1; lay 0 1 0; {}\nend\n"
    record, faults = records.read(game.format(undo), find)
    assert len(faults) == 1 and len(record.entries) == 6


games = st.builds(random_game, st.integers(0, 2**61), st.booleans(), st.integers(0, 25))
records_of_games = st.builds(
    records.of,
    games,
    st.tuples(st.text("Anna:# ", max_size=9).map(str.strip), st.just("search:1000")),
    st.none(),
    st.none() | st.builds(Dice, st.just("ab" * 32), st.tuples(st.just("01"), st.just("02")), st.binary(max_size=32)),
    st.tuples(st.just("won by a stone")) | st.just(()),
)


def normal(record: Record) -> Record:
    return replace(record, players=tuple(" ".join(player.split()) for player in record.players))


@given(records_of_games)
def test_text_round_trip(record: Record) -> None:
    assert records.read(records.write(record), find) == (normal(record), [])


@given(records_of_games)
def test_bytes_round_trip(record: Record) -> None:
    assert records.unpack(records.pack(record), find) == record


@given(games, st.sampled_from([0, 1, WATCHER]))
def test_one_readers_record_round_trips_and_holds_only_what_it_saw(history: History, reader: int) -> None:
    record = records.of(history, ("Anna", "Bob"), reader)
    assert [seen[1:] for seen in record.seen] == [seen[1:] for seen in history.seen(reader)]
    assert [seen.step for seen in record.seen] == [*range(1, len(record.seen) + 1)]
    assert records.read(records.write(record), find) == (record, [])
    assert records.unpack(records.pack(record), find) == record
    with pytest.raises(Refusal, match="one reader's record"):
        records.history(record)


@given(games)
def test_a_record_replays_to_the_same_position(history: History) -> None:
    again = records.history(records.of(history, ()))
    assert again.state.dump() == history.state.dump()
    assert again.entries == history.entries
    assert again.draws == history.draws


@given(games, st.integers(0, 24))
def test_a_restart_dump_begins_where_the_game_stood(history: History, step: int) -> None:
    later = History(STONES, {}, history.at(step))
    later.replay([step for step in history.steps[step:] if isinstance(step, Made)])
    record = records.of(later, ())
    assert record.start == history.at(step).dump()
    read, faults = records.read(records.write(record), find)
    assert (read, faults) == (record, [])
    assert records.history(read).state.dump() == history.state.dump()


def test_what_people_type_is_understood() -> None:
    record, faults = records.read(TYPED, find)
    assert faults == []
    assert (record.players, record.options, record.notes) == (("Anna # 2",), {"hand": "1"}, ("typed by hand",))
    assert [STONES.words.write(made.move) for made in records.history(record).steps] == [
        *("draw 0 0 0", "draw 1 2 0", "lay 0 0 1", "lay 1 2 0", "show-north 1 0 0", "show-south 0 0 0", "pass 0 0 0")
    ]
    assert Undone(1, 3) in record.entries


def test_a_forced_reveal_may_be_left_out() -> None:
    typed = (
        "game: stones\n\ndraw 0 0 0; draw 0 2 0; draw 1 1 0; draw 1 1 0\nlay 0 0 1; lay 0 2 0; lay 1 1 2\nnorth: lay 0 2 0\nend\n"
    )
    record, faults = records.read(typed, find)
    assert faults == []
    assert len(record.entries) == 10


@given(games, st.data())
def test_a_record_cut_short_says_so_and_keeps_what_can_be_read(history: History, data: st.DataObject) -> None:
    text = records.write(records.of(history, ("Anna",)))
    start = text.index("\n\n")
    cut = data.draw(st.integers(start, len(text) - len("end\n")))
    record, faults = records.read(text[:cut], find)
    assert any("cut short" in fault or "left out" in fault for fault in faults)
    assert record.players == ("Anna",)
    assert list(record.entries) == history.entries[: len(record.entries)]


@given(games, st.data())
def test_a_damaged_record_lists_its_faults_and_never_breaks(history: History, data: st.DataObject) -> None:
    text = records.write(records.of(history, ("Anna",)))
    at = data.draw(st.integers(0, len(text) - 1))
    junk = data.draw(st.text(st.characters(codec="utf-8"), min_size=1, max_size=5))
    try:
        record, faults = records.read(text[:at] + junk + text[at + 1 :], find)
    except Refusal:
        assert at < text.index("rules")
        return
    assert all(isinstance(fault, str) for fault in faults)
    records.history(record)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(Refusal):
        records.read(text, find)
    record, faults = records.read(f"game: stones\n{text}", find)
    assert faults or records.history(record) is not None


@given(games, st.data())
def test_damaged_bytes_are_refused(history: History, data: st.DataObject) -> None:
    packed = records.pack(records.of(history, ("Anna",)))
    at = data.draw(st.integers(0, len(packed) - 1))
    with pytest.raises(Refusal):
        records.unpack(packed[:at], find)
    with pytest.raises(Refusal):
        records.unpack(packed[:at] + bytes([packed[at] ^ 1]) + packed[at + 1 :], find)


@pytest.mark.parametrize(
    "change, fault",
    [
        (("rules: 1", "rules: 7"), "rules version 7"),
        (("rules: 1", "rules: new"), "`rules`: 'new' can't be read"),
        (("record: 1", "record: 9"), "reads form 1"),
        (("rules: 1", "option: rounds 9"), "rounds can't be '9'; it is one of: 2, 1"),
        (("rules: 1", "option: colour red"), "no option 'colour'"),
        (("rules: 1", "start: AAAA"), "`start`: 'AAAA' can't be read"),
        (("rules: 1", "nonce: 1"), "needs the line `dice`"),
        (("rules: 1", "seen by: east"), "there is no 'east'"),
        (("5 north", "5 south"), "turn of north, not of south"),
        (("5 north", "6 north"), "begins with step 6, but the next one is 5"),
        (("5 north: lay", "5 north: throw"), "is no move of stones"),
        (("north 0", "north 99"), "The result is given as 99"),
        (("end\n", "end\n1 more\n"), "what follows `end` is left out"),
    ],
)
def test_each_fault_is_named_with_its_line(change: tuple[str, str], fault: str) -> None:
    text = records.write(records.of(random_game(4, undo=False), ("Anna", "Bob")))
    text = re.sub(r"result: north \d+", "result: north 0", text) if "north 0" in change[0] else text
    assert change[0] in text
    _, faults = records.read(text.replace(*change, 1), find)
    assert any(fault in found for found in faults), faults


def test_a_packed_record_is_small() -> None:
    record = records.of(random_game(4), ("Anna", "Bob"))
    assert len(records.pack(record)) < len(records.write(record)) < 1500


def test_notes_stay_on_one_line() -> None:
    record = replace(records.of(random_game(1), ()), notes=("Anna resigned.\nsecret: 00",))
    assert records.read(records.write(record), find)[0].notes == ("Anna resigned. secret: 00",)


class Unsettled(Game):
    """A game that under these options there can't be."""

    def under(self, options: Options) -> Game:
        raise Refusal("These options don't go together.")


@pytest.mark.parametrize("reader", ["", "seen by: public\n"])
def test_options_that_make_no_game_together_are_told(reader: str) -> None:
    unsettled = Unsettled("stones", 1, "nowhere")
    unsettled.__dict__["setup"] = STONES.setup
    _, faults = records.read(f"game: stones\n{reader}\n1 chance: anything\nend\n", lambda _: unsettled)
    assert faults == ["These options don't go together."]


@pytest.mark.parametrize("told", ["1", "1.2.3", "0.1.2.3", "256.0.0.0", "1.262144.0.0", "1.2.3.x", "9999.0.0.0"])
def test_what_is_no_event_is_told(told: str) -> None:
    seen = "game: stones\nseen by: north\n1 chance: draw 0 0 0\ntold: {}\nend\n"
    record, faults = records.read(seen.format(told), find)
    assert len(record.seen) == 1 and len(faults) == 1 and "is no event of stones" in faults[0]
    record, faults = records.read(seen.format("1.2.3.4"), find)
    assert (record.seen[0].events, faults) == ([pack(1, 2, 3, 4)], [])


def test_nothing_is_told_before_the_first_move() -> None:
    record, faults = records.read("game: stones\nseen by: north\ntold: 1.2.3.4\nend\n", find)
    assert record.seen == () and "before the first move" in faults[0]
