"""A game played, moment by moment, from every pair of eyes through which a key may look."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import msgspec

from sherwood.games import find
from sherwood.kernel import record as records
from sherwood.kernel.dice import verify
from sherwood.kernel.game import Game
from sherwood.kernel.history import History, Made, Seen
from sherwood.kernel.play import replay
from sherwood.kernel.state import WATCHER, State
from sherwood.kernel.telling import Teller, settled
from sherwood.table.happenings import SETTINGS
from sherwood.table.house import READER, House
from sherwood.table.match import Match
from sherwood.table.pages import TEXTS
from sherwood.table.refusals import Missing
from sherwood.table.sight import Sights

BROUGHT = 32
"""Records from elsewhere that are kept ready to be looked at."""
PUBLIC = -1
"""The watchers, among the readers offered."""


class Eye(msgspec.Struct, frozen=True):
    """One pair of eyes that may be looked through: a seat, or -1 for the public."""

    seat: int
    name: str


class Step(msgspec.Struct, frozen=True):
    """One step as the holder of the key counts them, from 1: what he saw of it, and where the game stood after it."""

    step: int
    by: int
    text: str
    clause: str
    stage: str


class Course(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str]
    title: str
    over: bool
    verified: bool | None
    readers: tuple[Eye, ...]
    seats: tuple[str, ...]
    """What each seat is called, by its number: who plays on from a moment says who sits there."""
    colours: tuple[str, ...]
    """Of every seat, where the game's picture tells."""
    steps: tuple[Step, ...]
    ending: str
    """How it ended, where no step tells it."""


class Moment(msgspec.Struct, frozen=True):
    """A scene as the wire's Update has it, whole."""

    pieces: dict[str, str]
    order: tuple[str, ...]
    alt: str
    board: str
    stage: str
    text: str


class Reel(NamedTuple):
    """A game and who may look at it through this key: its steps, what each reader saw of them by their number, the eyes that may
    be looked through, and the holder's own steps: those of which he saw something."""

    game: Game
    options: dict[str, str]
    start: State
    steps: tuple[Made, ...]
    seen: dict[int, dict[int, Seen]]
    names: tuple[str, ...]
    whole: bool
    eyes: tuple[int, ...]
    own: tuple[int, ...]
    verified: bool | None
    ending: Callable[[str], str]
    """How it ended, where no step tells it, in a language."""

    def reader(self, seat: int | None) -> int:
        """The reader of this number. Raises Missing if the key may not look through these eyes."""
        reader = self.eyes[0] if seat is None else WATCHER if seat == PUBLIC else seat
        if reader not in self.eyes:
            raise Missing("server-not-these-eyes")
        return reader

    def begun(self) -> State:
        """The first position, made anew in this thread: positions may share scratch with others of the thread they come from."""
        return self.game.setup.load(self.start.dump())

    def at(self, step: int) -> State:
        """The position after the holder's own step. Raises Missing."""
        if step > len(self.own):
            raise Missing("server-steps-so-far", count=len(self.own))
        return replay(self.begun(), [made.move for made in self.steps[: self.own[step - 1] if step else 0]])


async def reel(house: House, key: str) -> Reel:
    """The game that a key lets one look at. Raises Missing."""
    found = await house.store.find(key)
    opened = await house.store.table(found.table) if found else None
    if found is None or opened is None:
        raise Missing("server-no-key")
    if found.holder == READER:
        return await asyncio.to_thread(_of_record, SETTINGS.decode(opened.settings).record)
    room = await house.room(found.table)
    if room is None:
        raise Missing("server-closed")
    return _of_match(room.match, found.holder, room.sights)


def course(reel: Reel, language: str) -> Course:
    """All steps, in words. It plays the game through again, which takes a while."""
    words, view = reel.game.words, reel.game.views.view
    reader = reel.eyes[0]
    state, stood, steps = reel.begun(), 0, []
    for number, step in enumerate(reel.own, 1):
        state = replay(state, [made.move for made in reel.steps[stood:step]])
        stood = step
        text, clause = _words(reel.game, reel.seen[reader].get(step), language)
        steps.append(Step(number, reel.steps[step - 1].by, text, clause, words.stage(view(state, reader), language)))
    players = " – ".join(name or words.seat(seat, language) for seat, name in enumerate(reel.names))
    title = TEXTS.say(language, "server-title", game=words.name(language), players=players)
    eyes = tuple(Eye(PUBLIC if eye == WATCHER else eye, _name(reel, eye, language)) for eye in reel.eyes)
    seats = tuple(words.seat(seat, language) for seat in range(len(reel.seen) - 1))
    colours = reel.game.colours(view(state, WATCHER))
    return Course(
        reel.game.id, reel.options, title, reel.whole, reel.verified, eyes, seats, colours, tuple(steps), reel.ending(language)
    )


def moment(reel: Reel, step: int, seat: int | None, language: str, shape: str = "wide") -> Moment:
    """One position as these eyes saw it. Raises Missing."""
    reader = reel.reader(seat)
    words, view = reel.game.words, reel.game.views.view(reel.at(step), reader)
    scene = reel.game.picture.scene(view, language, shape=shape)
    text, _ = _words(reel.game, reel.seen[reader].get(reel.own[step - 1]) if step else None, language)
    stage = words.stage(view, language)
    return Moment(dict(scene.pieces), tuple(scene.pieces), scene.alt, words.board(view, language), stage, text)


def _of_match(match: Match, holder: int, sights: Sights) -> Reel:
    own = match.readers(holder)
    eyes = (*own, *(reader for reader in match.history.readers if reader not in own)) if match.over else own
    names = tuple(chair.name for chair in match.chairs)
    own_steps = tuple(match.own_steps(holder))
    return Reel(*_film(match.history), names, match.over, eyes, own_steps, sights.verified, sights.given_up)


@lru_cache(maxsize=BROUGHT)
def _of_record(packed: bytes) -> Reel:
    record = records.unpack(packed, find)
    history = records.history(record)
    own = tuple(range(1, len(history.steps) + 1))
    return Reel(
        *_film(history), record.players, True, history.readers, own, verify(record).fair, lambda _: "; ".join(record.notes)
    )


def _film(history: History) -> tuple[Game, dict[str, str], State, tuple[Made, ...], dict[int, dict[int, Seen]]]:
    """What a game was up to now; it may go on meanwhile."""
    seen = {reader: {step.step: step for step in history.seen(reader)} for reader in history.readers}
    return history.game, dict(history.options), history.start, tuple(history.steps), seen


def _words(game: Game, seen: Seen | None, language: str) -> tuple[str, str]:
    """What a step's reader is told of it, and the clause of the first event that has one."""
    if seen is None:
        return "", ""
    told = settled(Teller(game.words, language).lines(seen))
    return " ".join(line.text for line in told), next((line.clause for line in told if line.clause), "")


def _name(reel: Reel, eye: int, language: str) -> str:
    if eye == WATCHER:
        return TEXTS.say(language, "server-public")
    role = reel.game.words.seat(eye, language)
    name = reel.names[eye] if eye < len(reel.names) else ""
    return f"{role} ({name})" if name and name != role else role
