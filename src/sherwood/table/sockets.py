"""Connections: one writer task for each viewer, and the latest state wins. A viewer who stops reading delays nobody."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sherwood.kernel.state import WATCHER
from sherwood.table import wire
from sherwood.table.house import House
from sherwood.table.match import Chair
from sherwood.table.pages import TEXTS, language, shape
from sherwood.table.refusals import Unable
from sherwood.table.room import Room
from sherwood.table.sight import Eyes, Sight
from sherwood.table.store import now

SEND_WITHIN = 20.0
"""Seconds that a viewer has to take a message."""
TRAIL = 4
"""Messages back to which a viewer who reconnects is brought up to date without the whole."""
PATIENCE = 100
"""Requests refused for haste before the connection is closed."""
ADVICE = 4
"""Questions for advice of one connection that are thought about while it goes on."""
UNREADABLE = -1
"""The id of the reply to a request whose own could not be read."""
_NUMBERED = msgspec.json.Decoder(wire.Numbered)
CUT = (WebSocketDisconnect, TimeoutError)
"""What happens when the line is cut."""
GONE = 4404
POLITE = 1000
COMES_BACK = 1012
NOT_HERE = 1008
LOG = logging.getLogger("sherwood.table")


class Viewer:
    """A connection: whose link it came by, as which seat it looks now, and what it has been shown."""

    def __init__(self, room: Room, holder: int, language: str, shape: str, reads: bool) -> None:
        self.room = room
        self.holder = holder
        self.language = language
        self.shape = shape
        self.reads = reads
        self.face = -1
        self.wake = asyncio.Event()
        self.replies: list[wire.Reply] = []
        self.seq = secrets.randbelow(2**20)
        self.sent: Sight | None = None
        self.trail: deque[tuple[int, Sight]] = deque(maxlen=TRAIL)
        self.farewell = ""
        self.dismissed = False
        self.turn_face()
        self.wake.set()

    # -- whom it plays for
    def turn_face(self) -> None:
        """One seat: that one. Several: the one that is asked; with a curtain nobody, once the seat shown has made up its mind."""
        match = self.room.match
        held = match.held(self.holder)
        if len(held) == 1:
            self.face = held[0].seat
        asked = [chair.seat for chair in held if chair.asks]
        if len(held) > 1 and asked and self.face not in asked:
            self.face = -1 if match.settings.curtain else asked[0]

    def show(self, seat: int) -> None:
        """Opens the curtain for a seat, or shows the public side. Raises Unable for a seat that this link doesn't hold."""
        if seat >= 0 and all(chair.seat != seat for chair in self.room.match.held(self.holder)):
            raise Unable("server-not-yours")
        self.face = seat
        self.wake.set()

    def must_hold(self) -> None:
        if self.holder == WATCHER:
            raise Unable("server-watching")

    def chair(self) -> Chair:
        """The chair that it plays for. Raises Unable when it only looks on."""
        self.must_hold()
        if self.face < 0:
            raise Unable("server-curtain")
        return self.room.match.chairs[self.face]

    # -- what it is sent
    def resume(self, after: int) -> None:
        """Goes on after message `after` of an earlier connection with the same link, if that is still known."""
        sight = self.room.left.get((self.holder, self.language, self.shape, after))
        if sight is not None:
            self.seq, self.sent = after, sight

    def reply(self, reply: wire.Reply) -> None:
        self.replies.append(reply)
        self.wake.set()

    def dismiss(self, text: str = "") -> None:
        """Ends the connection: for good, with a text that says why; without one the browser comes back by itself."""
        self.farewell = text
        self.dismissed = True
        self.wake.set()

    def update(self) -> wire.Update | None:
        """What to tell since the last message; None if nothing that it may see has changed."""
        sight = self.room.sights.see(Eyes(self.holder, self.face, self.language, self.shape, self.reads))
        old, self.sent = self.sent, sight
        if old is sight:
            return None
        changes = _everything(sight) if old is None or old.face != sight.face else _changes(old, sight)
        if not changes:
            return None
        self.seq += 1
        self.trail.append((self.seq, sight))
        return wire.Update(self.seq, **changes)

    async def write(self, socket: WebSocket) -> None:
        """The writer: sends what is new whenever woken, until the viewer is dismissed or does not take it in time."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            replies, self.replies = self.replies, []
            if update := self.update():
                await _send(socket, update)
            for reply in replies:
                await _send(socket, reply)
            if self.dismissed:
                if self.farewell:
                    await _send(socket, wire.Bye(self.farewell))
                return


def _everything(sight: Sight) -> dict[str, Any]:
    return {
        "full": True,
        "title": sight.title,
        "pieces": dict(sight.scene.pieces),
        "order": sight.order,
        "alt": sight.scene.alt,
        "board": sight.board,
        "prompt": sight.prompt,
        "chairs": _ticking(sight),
        "lines": tuple(sight.lines[: sight.told]),
        "fair": sight.fair,
        "next": sight.next,
        "told": sight.is_told,
    }


def _changes(old: Sight, new: Sight) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if old.title != new.title:
        found["title"] = new.title
    if old.scene is not new.scene:
        before, after = old.scene.pieces, new.scene.pieces
        found["pieces"] = {id: piece for id, piece in after.items() if before.get(id) != piece}
        found["gone"] = tuple(id for id in before if id not in after)
        if old.order != new.order:
            found["order"] = new.order
        if old.scene.alt != new.scene.alt:
            found["alt"] = new.scene.alt
    if old.board != new.board:
        found["board"] = new.board
    if old.prompt != new.prompt:
        found["prompt"] = new.prompt
    if old.chairs != new.chairs:
        found["chairs"] = _ticking(new)
    if old.told != new.told:
        found["lines"] = tuple(new.lines[old.told : new.told])
    if old.fair != new.fair:
        found["fair"] = new.fair
    if old.next != new.next:
        found["next"] = new.next
    if old.is_told != new.is_told:
        found["told"] = new.is_told
    return {name: value for name, value in found.items() if value or name in ("alt", "board", "told")}


def _ticking(sight: Sight) -> tuple[wire.Chair, ...]:
    """The chairs with their clocks as seconds left."""
    at = now()
    return tuple(
        chair if chair.clock is None else msgspec.structs.replace(chair, clock=round(max(0.0, chair.clock - at), 1))
        for chair in sight.chairs
    )


async def _send(socket: WebSocket, message: wire.Update | wire.Reply | wire.Bye) -> None:
    if socket.application_state != WebSocketState.CONNECTED:
        raise WebSocketDisconnect
    async with asyncio.timeout(SEND_WITHIN):
        await socket.send_text(wire.ENCODER.encode(message).decode())


# -- the connection ----------------------------------------------------------------------------------------------------
async def connect(socket: WebSocket) -> None:
    """`/ws/KEY?after=SEQ&shape=tall&text=on`. Whoever has no valid key, or comes from another host, is sent away in words."""
    house: House = socket.app.state.house
    address = socket.client.host if socket.client else ""
    if not from_here(socket):
        await socket.close(NOT_HERE)
        return
    await socket.accept()
    spoken = language(socket)
    if not house.door.enter(address):
        await _turn_away(socket, TEXTS.say(spoken, "server-too-many-sockets"))
        return
    try:
        place = await house.place(socket.path_params["key"])
        if place is None:
            await _turn_away(socket, TEXTS.say(spoken, "server-no-key"))
            return
        reads = socket.query_params.get("text") == "on"
        await _attend(socket, Viewer(place.room, place.holder, spoken, shape(socket), reads), house, address)
    finally:
        house.door.leave(address)


def from_here(asked: HTTPConnection) -> bool:
    """Browsers say which page asks for something: it must be one of ours."""
    origin = asked.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == asked.headers.get("host")


async def _turn_away(socket: WebSocket, text: str) -> None:
    await _send(socket, wire.Bye(text))
    await socket.close(GONE)


async def _attend(socket: WebSocket, viewer: Viewer, house: House, address: str) -> None:
    with suppress(ValueError):
        viewer.resume(int(socket.query_params.get("after", "")))
    viewer.room.enter(viewer)
    tasks = [asyncio.create_task(viewer.write(socket)), asyncio.create_task(_listen(socket, viewer, house, address))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        viewer.room.leave(viewer)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, CUT):
                LOG.error("a connection failed", exc_info=ended)
        with suppress(RuntimeError, *CUT):
            await socket.close(COMES_BACK if not viewer.farewell else POLITE)


async def _listen(socket: WebSocket, viewer: Viewer, house: House, address: str) -> None:
    """Answers one message after the other, whatever it is, as long as they don't come too fast. Advice may come later."""
    bucket, last, refused = house.door.connection(), -1, 0
    advice: set[asyncio.Task[None]] = set()
    while refused < PATIENCE:
        text = await _receive(socket)
        request = _read(text, last)
        if not (bucket.take() and house.door.may_ask(address)):
            request = "server-too-fast"
            refused += 1
        if isinstance(request, str):
            viewer.reply(_refusal(viewer, text, request))
            continue
        last = request.id
        task = asyncio.create_task(_answer(viewer, request))
        if isinstance(request, wire.Odds | wire.Hint) and len(advice) < ADVICE:
            advice.add(task)
            task.add_done_callback(advice.discard)
        else:
            # an answer that has begun is finished even if the line drops meanwhile
            await asyncio.shield(task)
    viewer.dismiss(TEXTS.say(viewer.language, "server-flood"))
    await asyncio.sleep(SEND_WITHIN)


async def _answer(viewer: Viewer, request: wire.Requests) -> None:
    viewer.reply(await viewer.room.answer(viewer, request))


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", POLITE))
    return message.get("text") or message.get("bytes") or b""


def _read(text: str | bytes, last: int) -> wire.Requests | str:
    """The request that a message holds, or the id of the text that says why it isn't heeded."""
    if len(text) > wire.MESSAGE_LIMIT:
        return "server-too-long"
    try:
        request = wire.DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return "server-unreadable"
    return request if request.id > last else "server-replayed"


def _refusal(viewer: Viewer, text: str | bytes, why: str) -> wire.Reply:
    """To the request of that id, where one can be made out."""
    try:
        id = _NUMBERED.decode(text).id if len(text) <= wire.MESSAGE_LIMIT else UNREADABLE
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        id = UNREADABLE
    return wire.Reply(id, False, TEXTS.say(viewer.language, why, limit=wire.MESSAGE_LIMIT))
