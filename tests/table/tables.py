"""A table in this process: the whole application, spoken to as browsers do, but without a network."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from sherwood.table.app import Config, make_app
from sherwood.table.house import House
from sherwood.table.limits import Limits
from sherwood.table.store import Store, sqlite_url

PATIENCE = 20.0
"""Seconds after which a message that does not come is given up."""
OPEN = Limits(per_connection=1e6, burst=1e6, per_address=1e6, address_burst=1e6, sockets=10_000, tables_per_minute=1e6)
CALM = 8
"""Turns of the event loop without anything new after which nothing is on its way."""
NONCE = "0123456789abcdef" * 2


class Closed(Exception):
    """The server closed the connection."""


class Line:
    """A connection as a browser keeps it: what it has been sent, put together."""

    def __init__(self, served: Served, incoming: asyncio.Queue[dict[str, Any]], outgoing: asyncio.Queue[dict[str, Any]]) -> None:
        self._served = served
        self._incoming = incoming
        self._outgoing = outgoing
        self.id = 0
        self.seq = -1
        self.pieces: dict[str, str] = {}
        self.order: list[str] = []
        self.lines: list[dict[str, Any]] = []
        self.prompt: dict[str, Any] = {}
        self.chairs: list[dict[str, Any]] = []
        self.fair: dict[str, Any] = {}
        self.board = ""
        self.next = ""
        self.told = False
        self.heard: list[str] = []
        self.updates = 0

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in."""
        event = await asyncio.wait_for(self._outgoing.get(), PATIENCE)
        if event["type"] == "websocket.close":
            raise Closed(event.get("code"))
        self.heard.append(event["text"])
        message: dict[str, Any] = json.loads(event["text"])
        if message["is"] == "update":
            self._update(message)
        return message

    async def until(self, true: Callable[[Line], bool]) -> None:
        while not true(self):
            await self.hear()

    async def quiet(self) -> None:
        """Takes in whatever is being done and told; computers may go on thinking."""
        calm = 0
        if self.seq < 0:
            await self.hear()
        while calm < CALM:
            while not self._outgoing.empty():
                calm = 0
                await self.hear()
            calm = calm + 1 if self._served.is_calm else 0
            await asyncio.sleep(0 if calm else 0.001)

    async def send(self, text: str | bytes) -> None:
        await self._incoming.put({"type": "websocket.receive", "text" if isinstance(text, str) else "bytes": text})

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and gives the reply to it."""
        self.id += 1
        await self.send(json.dumps({"do": do, "id": self.id, **fields}))
        while True:
            message = await self.hear()
            if message["is"] == "reply":
                assert message["id"] == self.id, message
                return message

    async def answer(self, do: str, **fields: Any) -> dict[str, Any]:
        """The same for requests that answer the prompt."""
        return await self.ask(do, at=self.prompt["number"], **fields)

    async def sit(self, name: str = "Anna") -> dict[str, Any]:
        return await self.ask("sit", nonce=NONCE, name=name)

    async def commit(self, *targets: str) -> dict[str, Any]:
        """Picks these and confirms."""
        for target in targets:
            reply = await self.answer("pick", target=target)
            assert reply["ok"], reply
        return await self.answer("confirm")

    def go_on(self, earlier: Line) -> None:
        """Has on its screen what an earlier connection had."""
        self.seq, self.pieces, self.order = earlier.seq, dict(earlier.pieces), list(earlier.order)
        self.lines, self.prompt, self.chairs = list(earlier.lines), earlier.prompt, earlier.chairs
        self.fair, self.board, self.next, self.told = earlier.fair, earlier.board, earlier.next, earlier.told

    def _update(self, message: dict[str, Any]) -> None:
        self.updates += 1
        if message.get("full"):
            self.pieces, self.lines, self.seq = {}, [], message["seq"]
        assert message["seq"] >= self.seq
        self.seq = message["seq"]
        for gone in message.get("gone", ()):
            del self.pieces[gone]
        self.pieces.update(message.get("pieces", {}))
        self.order = message.get("order", self.order)
        self.prompt = message.get("prompt", self.prompt)
        self.chairs = message.get("chairs", self.chairs)
        self.fair = message.get("fair", self.fair)
        self.board = message.get("board", self.board)
        self.next = message.get("next", self.next)
        self.told = message.get("told", self.told)
        self.lines += message.get("lines", [])
        assert [line["number"] for line in self.lines] == list(range(len(self.lines)))
        assert sorted(self.order) == sorted(self.pieces)

    def texts(self) -> str:
        return "\n".join(line["text"] for line in self.lines)

    @property
    def shown(self) -> dict[str, Any]:
        """All that is on the screen; clocks and connections put aside."""
        chairs = [{**chair, "here": None, "clock": None} for chair in self.chairs]
        return {
            "pieces": self.pieces,
            "order": self.order,
            "prompt": self.prompt,
            "lines": self.lines,
            "chairs": chairs,
            "fair": self.fair,
            "board": self.board,
        }


class Served:
    """A running table: `web` speaks HTTP, `line` opens connections."""

    def __init__(self, app: Starlette, web: httpx.AsyncClient) -> None:
        self.app = app
        self.web = web

    @property
    def house(self) -> House:
        found: House = self.app.state.house
        return found

    @property
    def is_calm(self) -> bool:
        """Nothing is being written down, and nobody is about to be told anything."""
        rooms = self.house.rooms.values()
        return not any(room.lock.locked() or any(viewer.wake.is_set() for viewer in room.viewers) for room in rooms)

    async def open(self, *whos: str, **wish: Any) -> dict[str, Any]:
        """Opens a table with these at its seats."""
        seats = [{"who": who, "name": ""} for who in whos]
        answer = await self.web.post("/api/tables", json={"game": "cards", "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    @asynccontextmanager
    async def line(
        self,
        link: str,
        after: int | None = None,
        headers: dict[str, str] | None = None,
        stuck: bool = False,
        text: bool = True,
    ) -> AsyncIterator[Line]:
        """A connection; one that is `stuck` takes no message off the line after it is accepted."""
        incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        await incoming.put({"type": "websocket.connect"})
        given = {"host": "table", **(headers or {})}
        scope = {
            "type": "websocket",
            "path": f"/ws/{key_of(link)}",
            "query_string": f"after={'' if after is None else after}&text={'on' if text else ''}".encode(),
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": ("127.0.0.1", 1),
            "app": self.app,
        }

        async def send(event: MutableMapping[str, Any]) -> None:
            if stuck and event["type"] == "websocket.send":
                await asyncio.Event().wait()
            await outgoing.put(dict(event))

        task = asyncio.create_task(self.app(scope, incoming.get, send))
        try:
            first = await asyncio.wait_for(outgoing.get(), PATIENCE)
            if first["type"] == "websocket.close":
                raise Closed(first.get("code"))
            yield Line(self, incoming, outgoing)
        finally:
            await incoming.put({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(asyncio.gather(task, return_exceptions=True), PATIENCE)


@asynccontextmanager
async def serving(data: Path | str, beat: float = 0.0, limits: Limits = OPEN, **config: Any) -> AsyncIterator[Served]:
    """A table that keeps its games in a folder, or in the database of an address."""
    app = make_app(Store(data if isinstance(data, str) else sqlite_url(data)), Config(beat=beat, limits=limits, **config))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as web:
            yield Served(app, web)


def key_of(link: str) -> str:
    return link.rsplit("/", 1)[-1]


def nonce() -> str:
    return secrets.token_hex(16)
