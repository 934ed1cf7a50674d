"""What is imagined is what may be: held to the slow reference, and in a small game to all that there is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from sherwood.kernel.game import Game
from sherwood.kernel.history import History
from sherwood.kernel.knowledge import fit, fits
from sherwood.kernel.moves import NOTHING
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from sherwood.kernel.story import Story
from sherwood.lab.properties import everything_sent, known
from tests.kernel.games import chi_square, every_short_game, random_game
from tests.kernel.toys import STONES, Toy, leaky

SMALL = {"hand": "1", "rounds": "1"}
SAMPLES = 1500
FAR = 5.0
Knowledge = tuple[tuple[int, int, tuple[int, ...]], ...]


def groups(game: Toy, reader: int) -> dict[Knowledge, dict[bytes, State]]:
    """Every position of a small game, by what the reader has seen on the way to it."""
    found: dict[Knowledge, dict[bytes, State]] = defaultdict(dict)

    def visit(state: State, seen: Knowledge) -> None:
        found[seen][state.dump()] = state
        for move in [] if state.turn() == OVER else legal(state):
            after = state.copy()
            after.story = story = Story()
            after.play(move)
            shown, told = state.seen(move, reader), tuple(story.read(reader))
            visit(after, seen if shown == NOTHING and not told else (*seen, (state.turn(), shown, told)))

    visit(game.setup.start(SMALL), ())
    return found


@pytest.mark.parametrize("reader", [0, 1, WATCHER])
def test_in_the_whole_toy_who_knows_the_same_is_sent_the_same(reader: int) -> None:
    for group in groups(STONES, reader).values():
        first, *others = group.values()
        for other in others:
            assert everything_sent(STONES, first, reader, ()) == everything_sent(STONES, other, reader, ())
            assert known(first, reader, 7) == known(other, reader, 7)


@pytest.mark.parametrize("reader", [0, 1, WATCHER])
def test_in_the_whole_toy_what_is_imagined_is_all_that_may_be(reader: int) -> None:
    for group in groups(STONES, reader).values():
        state = next(iter(group.values()))
        assert {known(state, reader, seed) for seed in range(40 * len(group))} == group.keys()


@pytest.mark.parametrize(
    "reader, by_step",
    [
        # start, two draws, north's answer, south's answer, both shown (the other's pile: none or one of 3), the tie's roll
        (0, (1, 3, 3, 3 * 2, 3 * 2, 3 * 2, 3 * 2 * 4, 3 * 2 * 2)),
        (1, (1, 1, 3, 3, 3 * 2, 3 * 2 * 4, 3 * 2 * 4, 3 * 2 * 2)),
        (WATCHER, (1, 1, 1, 1, 1, 4, 4 * 4, 4 * 2)),
    ],
)
def test_in_the_whole_toy_there_is_as_much_to_know_as_counted_by_hand(reader: int, by_step: tuple[int, ...]) -> None:
    known_after = Counter(len(seen) for seen in groups(STONES, reader))
    assert tuple(known_after[step] for step in range(len(by_step))) == by_step
    assert known_after.total() == sum(by_step)


@pytest.mark.parametrize("leak", ["seen", "imagine", "view"])
def test_in_the_whole_toy_a_leak_shows(leak: str) -> None:
    toy = leaky(leak)
    differ = False
    for group in groups(toy, 0).values():
        state = next(iter(group.values()))
        differ |= {known(state, 0, seed) for seed in range(40 * len(group))} != group.keys()
        differ |= any(everything_sent(toy, state, 0, ()) != everything_sent(toy, other, 0, ()) for other in group.values())
    assert differ


def early(game: Game, seed: int) -> Iterator[History]:
    """The positions of a random game up to the first thing that others' choices show."""
    decided = False
    for history in random_game(game, seed):
        if decided and history.state.turn() == CHANCE:
            return
        yield history
        decided |= history.state.turn() != CHANCE


def numbers(state: State) -> list[int]:
    dump = state.dump()
    return [int.from_bytes(dump[at : at + 8], "little") for at in range(0, len(dump), 8)]


def farthest(some: list[State], others: list[State]) -> float:
    """The greatest distance of any number of the dumps, each put in one of 16 bins."""
    far = 0.0
    for one, other in zip(zip(*map(numbers, some), strict=True), zip(*map(numbers, others), strict=True), strict=True):
        counts = [Counter((value * 0x9E3779B97F4A7C15 >> 60) % 16 for value in values) for values in (one, other)]
        far = max(far, chi_square(*counts))
    return far


def reference_and_imagined(game: Game, seed: int, reader: int) -> Iterator[tuple[list[State], list[State]]]:
    """Both at the last position before anything is shown, and at one a few steps earlier."""
    stops = [len(history.steps) for history in early(game, seed)]
    for history in early(game, seed):
        if len(history.steps) in (stops[-1], stops[-4]):
            reference = fits(history.start, history.seen(reader), reader, Rng(seed, 1), SAMPLES)
            yield reference, [history.state.imagine(reader, Rng(seed, 2 + i)) for i in range(len(reference))]


@every_short_game
@pytest.mark.parametrize("seed", [1, 2])
def test_imagined_positions_come_as_often_as_in_the_reference(game: Game, seed: int) -> None:
    for reader in (0, 1, WATCHER):
        for reference, imagined in reference_and_imagined(game, seed, reader):
            assert len(reference) > SAMPLES / 3
            assert farthest(reference, imagined) < FAR


@every_short_game
def test_every_position_of_the_reference_is_known_alike(game: Game) -> None:
    for seed in range(3, 9):
        *_, history = early(game, seed)
        for reader in history.readers:
            sent, token = everything_sent(game, history.state, reader, ()), known(history.state, reader, seed)
            found = fits(history.start, history.seen(reader), reader, Rng(seed), 40)
            assert found
            for state in found:
                assert everything_sent(game, state, reader, ()) == sent
                assert known(state, reader, seed) == token


def test_the_true_position_taken_for_imagined_is_far_from_the_reference() -> None:
    assert any(farthest(*pair) > FAR for pair in reference_and_imagined(leaky("imagine"), 1, 0))


def test_what_contradicts_something_seen_is_thrown_away() -> None:
    history = History(STONES, {"hand": "1", "rounds": "1"})
    for text in ("draw 0 0 0", "draw 1 2 0", "lay 0 0 1", "lay 1 2 0", "show-north 1 0 0"):
        history.make(STONES.words.read(text))
    tries = [fit(history.start, history.seen(1), 1, Rng(1, i)) for i in range(300)]
    found = [one for one in tries if one is not None]
    assert 0 < len(found) < 200, "north's stone is right one time in three or so, and laid every second"
    assert {one.state.dump() for one in found} == {history.state.dump()}
