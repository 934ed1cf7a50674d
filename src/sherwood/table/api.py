"""The table over HTTP: open tables, look at games played, take records away and bring them. The wire does the rest."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from sherwood.bots import STRENGTHS
from sherwood.games import find
from sherwood.kernel import record as records
from sherwood.kernel.game import Refusal
from sherwood.kernel.state import OVER, WATCHER
from sherwood.table import answers, replay
from sherwood.table.happenings import SETTINGS, Clock, SeatSetting, Settings
from sherwood.table.house import READER, House, new_rng
from sherwood.table.match import HUMAN, tidy
from sherwood.table.openapi import Api
from sherwood.table.pages import language, shape
from sherwood.table.refusals import Hasty, Missing, Unable
from sherwood.table.rulebook import rulebook
from sherwood.table.sight import link
from sherwood.table.workshop import make


def _admit(request: Request) -> None:
    if not house(request).door.may_ask(request.client.host if request.client else ""):
        raise Hasty("server-too-fast")


API = Api(_admit)
CREATOR = 0
"""The holder who opened the table: `me`, and with him those at the same screen."""
DAY = 86400
NAME = Annotated[str, Meta(max_length=40)]
KEY = Annotated[str, Meta(max_length=32)]


class SeatWish(Struct, frozen=True):
    """`who`: me, friend (by a link), screen (the same screen as me), or a computer's strength."""

    who: Annotated[str, Meta(max_length=20)]
    name: NAME = ""


class ClockWish(Struct, frozen=True):
    """Time for each choice: 10 seconds to a day by the move, 1 to 30 days by correspondence; and what happens when it is over."""

    kind: Literal["none", "move", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    out: Literal["forfeit", "computer"] = "forfeit"


class TableWish(Struct, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    clock: ClockWish = ClockWish()
    curtain: bool = False


class BranchWish(Struct, frozen=True):
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    curtain: bool = False


class KeysWish(Struct, frozen=True):
    keys: Annotated[list[KEY], Meta(max_length=200)]


class SeatLink(Struct, frozen=True):
    seat: int
    link: str


class TableOpened(Struct, frozen=True):
    """`link` is my own; `links` are those of all seats that people hold; `watch` shows what is public."""

    link: str
    links: tuple[SeatLink, ...]
    watch: str


class Status(Struct, frozen=True):
    key: str
    game: str
    options: dict[str, str]
    title: str
    stage: str
    mine: bool
    over: bool


class RecordOpened(Struct, frozen=True):
    link: str
    faults: tuple[str, ...]


class ClauseText(Struct, frozen=True):
    title: str
    html: str


# -- tables -------------------------------------------------------------------------------------------------------------
@API("POST", "/api/tables", 201)
async def open_table(request: Request, body: TableWish) -> TableOpened:
    """Open a table."""
    game = find(body.game)
    settings = Settings(
        game=game.id,
        version=game.version,
        options=body.options,
        seats=_seats(body.seats, len(game.setup.seats(body.options))),
        clock=_clock(body.clock),
        curtain=body.curtain,
    )
    return await _open(request, settings)


@API("POST", "/api/status")
async def status(request: Request, body: KeysWish) -> list[Status]:
    """How the tables of these keys stand; keys of no table are left out."""
    found = [await _status(house(request), key, language(request)) for key in body.keys]
    return [one for one in found if one is not None]


@API("POST", "/api/branch/{key}/{step}", 201, query=("as",))
async def branch(request: Request, body: BranchWish) -> TableOpened:
    """Open a new table from a moment of a game; before its end, from what the key's holder knows of that moment."""
    reel = await replay.reel(house(request), request.path_params["key"])
    reader = reel.reader(_as(request))
    state = reel.at(_step(request))
    if not reel.whole:
        state = state.imagine(reader, new_rng())
    if state.turn() == OVER:
        raise Unable("server-over-then")
    settings = Settings(
        game=reel.game.id,
        version=reel.game.version,
        options=reel.options,
        seats=_seats(body.seats, len(reel.seen) - 1),
        clock=Clock(),
        curtain=body.curtain,
        start=state.dump(),
    )
    return await _open(request, settings)


# -- records ------------------------------------------------------------------------------------------------------------
@API("GET", "/api/record/{key}", query=("as",))
async def record(request: Request) -> str:
    """The record to download: until the end what a seat of the key's holder saw, `as` says which; afterwards the whole."""
    key = request.path_params["key"]
    place = await house(request).place(key)
    if place is None:
        return records.write(await _brought(house(request), key))
    match = place.room.match
    reader = (await replay.reel(house(request), key)).reader(_as(request))
    return records.write(answers.record(match, None if match.over else reader))


@API("POST", "/api/records", 201)
async def bring_record(request: Request, body: str) -> RecordOpened:
    """Open a record that was taken away from some table, or typed."""
    _may_open(request)
    found, faults = await asyncio.to_thread(records.read, body, find)
    if found.reader is not None:
        raise Unable("server-one-seat")
    if not found.entries:
        raise Unable("server-no-record", faults=" ".join(faults[:3]))
    settings = Settings(
        game=found.game.id,
        version=found.game.version,
        options=found.options,
        seats=(),
        clock=Clock(),
        curtain=False,
        record=records.pack(found),
    )
    key = await house(request).keep_record(settings)
    return RecordOpened(f"/r/{key}", tuple(faults))


@API("GET", "/api/replay/{key}")
async def course(request: Request) -> replay.Course:
    """A game from its start, step by step, as the key's holder counts them."""
    reel = await replay.reel(house(request), request.path_params["key"])
    return await asyncio.to_thread(replay.course, reel, language(request))


@API("GET", "/api/replay/{key}/{step}", query=("as", "shape"))
async def moment(request: Request) -> replay.Moment:
    """One moment, through the eyes of the seat `as` (-1: the public)."""
    reel = await replay.reel(house(request), request.path_params["key"])
    return replay.moment(reel, _step(request), _as(request), language(request), shape(request))


@API("GET", "/api/rules/{game}/{clause}")
async def clause(request: Request) -> ClauseText:
    """One clause of a game's rules."""
    try:
        game = find(request.path_params["game"])
        book = await make(partial(rulebook, game))
        html = book.clause(request.path_params["clause"])
    except Refusal:
        raise Missing("server-no-clause", clause=request.path_params["clause"]) from None
    return ClauseText(game.words.clause(request.path_params["clause"], language(request)), html)


# -- helpers ------------------------------------------------------------------------------------------------------------
def house(request: Request) -> House:
    found: House = request.app.state.house
    return found


async def document(request: Request) -> Response:
    """`/openapi.json`"""
    return Response(msgspec.json.encode(API.document()), media_type="application/json")


def _seats(wishes: list[SeatWish], count: int) -> tuple[SeatSetting, ...]:
    """Raises Refusal unless there is somebody for each seat."""
    if len(wishes) != count:
        raise Refusal(f"This game has {count} seats, and {len(wishes)} were given. Say for each who sits there.")
    settings: list[SeatSetting] = []
    friends = CREATOR
    for wish in wishes:
        name = tidy(wish.name)
        if wish.who in ("me", "screen"):
            settings.append(SeatSetting(HUMAN, name, CREATOR))
        elif wish.who == "friend":
            friends += 1
            settings.append(SeatSetting(HUMAN, name, friends))
        elif wish.who in STRENGTHS:
            settings.append(SeatSetting(wish.who, name, -1))
        else:
            raise Refusal(f"Nobody is called {wish.who!r}. Choose one of: me, friend, screen, {', '.join(STRENGTHS)}.")
    return tuple(settings)


def _clock(wish: ClockWish) -> Clock:
    least, most = {"none": (0, 30 * DAY), "move": (10, DAY), "days": (DAY, 30 * DAY)}[wish.kind]
    if not least <= wish.seconds <= most:
        raise Refusal(f"A clock of kind {wish.kind!r} gives {least} to {most} seconds for each choice, not {wish.seconds}.")
    return Clock(wish.kind, wish.seconds, wish.out)


def _may_open(request: Request) -> None:
    if not house(request).door.may_open(request.client.host if request.client else ""):
        raise Hasty("server-many-tables")


async def _open(request: Request, settings: Settings) -> TableOpened:
    _may_open(request)
    keys = await house(request).open(settings)
    links = tuple(
        SeatLink(seat, link(one.holder, keys[one.holder])) for seat, one in enumerate(settings.seats) if one.holder >= 0
    )
    watch = link(WATCHER, keys[WATCHER])
    mine = link(CREATOR, keys[CREATOR]) if CREATOR in keys else watch
    return TableOpened(mine, links, watch)


async def _status(house: House, key: str, spoken: str) -> Status | None:
    place = await house.place(key)
    if place is None:
        return None
    room, match = place.room, place.room.match
    view = room.sights.view(match.readers(place.holder)[0])
    mine = any(chair.asks for chair in match.held(place.holder))
    title, stage = room.sights.title(spoken), match.game.words.stage(view, spoken)
    return Status(key, match.game.id, match.settings.options, title, stage, mine, match.over)


async def _brought(house: House, key: str) -> records.Record:
    found = await house.store.find(key)
    opened = await house.store.table(found.table) if found and found.holder == READER else None
    if opened is None:
        raise Missing("server-no-key")
    return records.unpack(SETTINGS.decode(opened.settings).record, find)


def _step(request: Request) -> int:
    text: str = request.path_params["step"]
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Missing("server-no-step")
    return int(text)


def _as(request: Request) -> int | None:
    text = request.query_params.get("as")
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise Refusal("`as` is the number of a seat, or -1 for the public.") from None
