"""Nothing that a viewer is sent depends on what he may not know: a table and its twin send him the same bytes.

The twin begins from a position that the reader can't tell from the true one. Then both tables go on in step: what the reader
asks is the same, and what the others and chance do looks the same to him. Every message is compared as text.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sherwood.games import find
from sherwood.kernel.dice import FairDice
from sherwood.kernel.game import Game
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from sherwood.lab.odds import Outcome, follow
from sherwood.lab.properties import Watch
from sherwood.table.happenings import Clock, SeatSetting, Settings
from sherwood.table.players import Players, Problem
from sherwood.table.room import Room
from tests.kernel import toys
from tests.table.tables import Line, Served, serving

EARLIEST, LATEST = 15, 165
"""Moves before a case begins; the first hands are dealt by then, the first men hidden."""

OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "cards": (
        {},
        {"deal": "balanced", "hand_limit": "7", "closed_discards": "on"},
        {"shooter_picks": "on", "robin_first": "on", "carry_over": "on"},
        {"hand_limit": "10", "bluff": "on", "lone_trap": "on", "standoff": "on"},
    ),
    "skirmish": ({"scenario": "s5"}, {"scenario": "s4", "seating": "four"}, {"scenario": "s8"}, {"scenario": "s4"}),
}


class Parted(Exception):
    """The twin can't go on so that it looks the same."""


class Script:
    """What the reader saw happen at the first table, for the twin to do likewise."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.leads = True
        self.chances: deque[tuple[int, int]] = deque()

    def draw(self, state: State, drawn: int) -> int:
        if self.leads:
            self.chances.append((state.seen(drawn, self.reader), drawn))
            return drawn
        return likewise(state, self.reader, *self.chances.popleft())


def likewise(state: State, reader: int, seen: int, wished: int) -> int:
    """A move that the reader sees as this one: the one wished if it is possible. Raises Parted."""
    alike = [move for move in legal(state) if state.seen(move, reader) == seen]
    if not alike:
        raise Parted
    return wished if wished in alike else alike[-1]


def position(game: Game, seed: int, options: dict[str, str]) -> State:
    """A position of a random game in which a seat is asked."""
    watch = Watch(game, options, seed)
    watch.skip(EARLIEST + seed % (LATEST - EARLIEST))
    while watch.history.state.turn() == CHANCE:
        watch.skip(1)
    return position(game, seed + 1000, options) if watch.history.state.turn() == OVER else watch.history.state.copy()


async def table(served: Served, game: Game, start: State, options: dict[str, str]) -> tuple[Room, list[str], str]:
    """A table of people that begins here; the keys of the seats and of the watchers."""
    seats = tuple(SeatSetting("human", f"Anna {seat}", seat) for seat in range(len(game.setup.seats(options))))
    settings = Settings(game.id, game.version, options, seats, Clock(), False, start.dump())
    keys = await served.house.open(settings)
    place = await served.house.place(keys[0])
    assert place is not None
    return place.room, [keys[seat] for seat in range(len(seats))], keys[WATCHER]


class Answer(NamedTuple):
    """A seat's moves to the end of its turn to choose, and what the reader sees of them."""

    moves: list[int]
    seen: list[int]


def answer(state: State, reader: int, pick: Callable[[list[int]], int]) -> Answer:
    state, found = state.copy(), Answer([], [])
    seat = state.turn()
    while state.turn() == seat:
        move = pick(legal(state))
        if seen := state.seen(move, reader):
            found.seen.append(seen)
        found.moves.append(move)
        state.play(move)
    return found


def same_answer(state: State, reader: int, moves: list[int]) -> Answer:
    """These moves, if they are an answer here too; else the least. Raises Parted."""
    left = deque(moves)

    def follow(possible: list[int]) -> int:
        if not left or left[0] not in possible:
            raise Parted
        return left.popleft()

    with suppress(Parted):
        found = answer(state, reader, follow)
        if not left:
            return found
    return answer(state, reader, min)


async def step(rooms: list[Room], script: Script, rng: random.Random) -> None:
    """The seat that is asked, another than the reader, answers at each table. Raises Parted.

    At the first table a secret answer is made move by move, at the twin all at once: that too must not be heard.
    """
    first, twin = (room.match.history.state for room in rooms)
    assert twin.turn() == first.turn(), "whose turn it is hangs on a secret"
    truth = answer(first, script.reader, min if rng.random() < 0.7 else rng.choice)
    twins = same_answer(twin, script.reader, truth.moves)
    if twins.seen != truth.seen:
        raise Parted
    script.leads = True
    await _settle(rooms[0], [[move] for move in truth.moves] if len(truth.seen) <= 1 else [truth.moves])
    script.leads = False
    await _settle(rooms[1], [twins.moves])


async def _settle(room: Room, parts: list[list[int]]) -> None:
    chair = room.match.chairs[room.match.history.state.turn()]
    for moves in parts:
        async with room.lock:
            await room.settle(chair, tuple(moves))


async def question(lines: list[Line], script: Script, rng: random.Random) -> None:
    """The reader asks or does something, the same at both tables."""
    prompt = lines[0].prompt
    targets = [pick["target"] for pick in prompt.get("picks", ())] + [*rng.choices(lines[0].order, k=3), "nothing"]
    target, kind = rng.choice(targets), rng.choice(["pick", "why", "clear", "odds", "nonsense", "confirm", "button", "undo"])
    buttons = [button["move"] for button in prompt.get("buttons", ())]
    button = rng.choice(buttons) if buttons else "nothing"
    for number, line in enumerate(lines):
        script.leads = number == 0
        if kind == "nonsense":
            await line.send("{")
            await line.hear()
        elif kind in ("pick", "why"):
            await line.answer(kind, target=target)
        elif kind in ("odds", "button"):
            await line.answer("odds" if kind == "odds" else "make", move=button)
        else:
            await line.answer(kind)


async def compare(folder: Path, game: Game, reader: int, seed: int) -> int:
    """Plays one case, and gives how many messages were compared."""
    script = Script(reader)

    class Scripted(FairDice):
        """Dice with a known secret, that follow the script at the twin."""

        def __init__(self, secret: bytes, *bound: Any) -> None:
            super().__init__(bytes(len(secret)), *bound)

        def draw(self, state: State, index: int) -> int:
            return script.draw(state, super().draw(state, index))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sherwood.table.match.FairDice", Scripted)

        async def odds(_: Players, problem: Problem, move: int) -> list[Outcome]:
            """As a worker works them out, but here, where the toys are known."""
            return follow(game.setup.load(problem.imagined), move, problem.seat)

        patch.setattr(Players, "odds", odds)
        patch.setattr("sherwood.table.sockets.secrets.randbelow", lambda n: 0)
        patch.setattr("sherwood.table.room.LOG.exception", lambda *_: None)
        return await _compare(folder, game, script, seed)


async def _compare(folder: Path, game: Game, script: Script, seed: int) -> int:
    rng, reader = random.Random(seed), script.reader
    options = OPTIONS.get(game.id, ({},))[seed % len(OPTIONS.get(game.id, ({},)))]
    truth = position(game, seed, options)
    async with serving(folder) as served, AsyncExitStack() as stack:
        made = [await table(served, game, start, options) for start in (truth, truth.imagine(reader, Rng(seed + 1)))]
        rooms = [room for room, _, _ in made]
        lines = []
        for number, (_, keys, public) in enumerate(made):
            script.leads = number == 0
            for key in keys:
                async with served.line(key) as line:
                    await line.sit()
            lines.append(await stack.enter_async_context(served.line(public if reader == WATCHER else keys[reader])))
            await lines[-1].quiet()
        for _ in range(25):
            state = rooms[0].match.history.state
            if rooms[0].match.over:
                break
            assert lines[0].heard == lines[1].heard
            try:
                if state.turn() == reader or (reader != WATCHER and rng.random() < 0.4):
                    await question(lines, script, rng)
                else:
                    await step(rooms, script, rng)
            except Parted:
                break
            except Exception:
                if not _parted(rooms, served):
                    raise
                break
            if _parted(rooms, served):
                break
            for line in lines:
                await line.quiet()
        return len(lines[0].heard)


def _parted(rooms: list[Room], served: Served) -> bool:
    """Chance at the twin had nothing that looks the same: the twin was let go of."""
    return rooms[1].id not in served.house.rooms


@pytest.mark.parametrize("reader", [0, 1, WATCHER])
@pytest.mark.parametrize(
    "game, seed", [*(("cards", seed) for seed in range(8)), *(("skirmish", seed) for seed in (0, 41, 82, 123))]
)
def test_a_table_is_told_from_its_twin_by_no_byte(game: str, reader: int, seed: int, tmp_path: Path) -> None:
    assert asyncio.run(compare(tmp_path, find(game), reader, seed)) >= 1


@pytest.mark.parametrize("leak", ["", "view", "event"])
def test_a_leak_is_heard_on_the_wire(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy without a leak passes, and each leaky one is caught within a few cases."""
    monkeypatch.setattr("sherwood.table.match.find", toys.find)
    monkeypatch.setattr("tests.table.test_secrecy.EARLIEST", 4)
    monkeypatch.setattr("tests.table.test_secrecy.LATEST", 8)
    game = toys.leaky(leak) if leak else toys.STONES

    def is_caught(seed: int) -> bool:
        try:
            asyncio.run(compare(tmp_path / str(seed), game, seed % 2, seed))
        except AssertionError:
            return True
        return False

    assert any(is_caught(seed) for seed in range(12)) == bool(leak)
