"""Every game on the shelf, and a toy, hold every property at every step; toys that leak are caught."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.kernel.dump import BadDump
from sherwood.kernel.game import Game
from sherwood.kernel.record import history, read
from sherwood.kernel.rng import Rng
from sherwood.lab.properties import Broken, Watch, any_options, crash_record, watches
from tests.kernel.games import every_game, random_game, stretch
from tests.kernel.toys import LEAKS, STONES, find, leaky

WATCHED = 16
"""Games of each kind that the suite plays under all checks; `sherwood fuzz` plays as many as you like."""


@every_game
@pytest.mark.parametrize("index", range(WATCHED))
def test_a_random_game_holds_every_property_at_every_step(game: Game, index: int) -> None:
    next(islice(watches(game, WATCHED, 1), index, None)).run(stretch(game))


@given(st.integers(0, 2**61))
def test_the_toy_holds_every_property(seed: int) -> None:
    Watch(STONES, any_options(STONES, Rng(seed)), seed).run()


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught(leak: str) -> None:
    with pytest.raises(Broken, match=r"non-interference|seen|imagine"):
        for watch in watches(leaky(leak), 400, 1):
            watch.run()


def test_what_went_wrong_is_written_as_a_record_that_opens() -> None:
    watch = next(watches(leaky("view"), 1, 4))
    with pytest.raises(Broken) as broken:
        watch.run()
    record, faults = read(crash_record(watch, broken.value), find)
    assert faults == []
    assert history(record).state.dump() == watch.history.state.dump()
    assert "non-interference" in record.notes[0]


@every_game
def test_a_damaged_dump_is_refused_or_is_itself_a_position(game: Game) -> None:
    rng = Rng(5)
    for played in islice(random_game(game, 5), 0, None, 9 if stretch(game) is None else 99):
        dump = played.state.dump()
        for damaged in (b"", dump[:-1], dump + b"\0", dump[:-8], b"\1" + dump[1:-1]):
            with pytest.raises(BadDump):
                game.setup.load(damaged)
        for _ in range(40):
            at = rng.below(len(dump))
            damaged = dump[:at] + bytes([dump[at] ^ 1 << rng.below(8)]) + dump[at + 1 :]
            try:
                assert game.setup.load(damaged).dump() == damaged
            except BadDump:
                continue
