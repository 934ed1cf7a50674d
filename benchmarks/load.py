"""How long a move takes to reach everybody: one server, many tables, all on this machine.

    python benchmarks/load.py [--tables 200] [--watchers 3] [--seconds 20] [--pause 2] [--data DIR]

Starts the server itself on loopback. At each table two people play `cards` by link and the watchers look on. Each player
takes `pause` seconds a choice on average. Measured: from the moment a player sends his confirmed choice until each of the
table's connections has read the update that tells of it, and until the player has read the acknowledgement that it is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

DECODER = msgspec.json.Decoder()
PICKS = 0.5
"""How likely a player is to pick one more card before he confirms."""


@dataclass
class Figures:
    patches: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    picks: list[float] = field(default_factory=list)
    bytes: int = 0
    messages: int = 0
    refused: int = 0
    processor: float = 0.0

    def clear(self) -> None:
        """Forgets what was measured while the tables were opened."""
        for kept in (self.patches, self.acknowledged, self.picks):
            kept.clear()
        self.bytes = self.messages = self.refused = 0


@dataclass
class Table:
    """`moved` is when the last confirmed choice was sent; `waiting` are the connections that have not read of it yet."""

    figures: Figures
    lines: list[Line] = field(default_factory=list)
    moved: float = 0.0
    waiting: set[Line] = field(default_factory=set)

    def sent(self) -> None:
        self.moved = time.perf_counter()
        self.waiting = set(self.lines)


class Line:
    """One connection: a player's or a watcher's."""

    def __init__(self, table: Table, rng: random.Random, pause: float, opened: asyncio.Event) -> None:
        self.table = table
        self.opened = opened
        self.rng = rng
        self.pause = pause
        self.prompt: dict[str, Any] = {}
        self.id = 0
        self.asked: dict[int, tuple[str, float]] = {}
        self.acting: asyncio.Task[None] | None = None

    async def live(self, socket: ClientConnection, plays: bool) -> None:
        if plays:
            await self.ask(socket, "sit", nonce=secrets.token_hex(16), name="Load")
        async for text in socket:
            self.read(text, time.perf_counter())
            if plays and not self.asked and self.prompt.get("mine"):
                self.acting = asyncio.get_running_loop().create_task(self.act(socket))

    def read(self, text: str | bytes, at: float) -> None:
        figures = self.table.figures
        figures.messages += 1
        figures.bytes += len(text)
        message = DECODER.decode(text)
        if message["is"] == "update":
            self.prompt = message.get("prompt") or self.prompt
            if self in self.table.waiting:
                self.table.waiting.discard(self)
                figures.patches.append(at - self.table.moved)
        elif message["is"] == "reply":
            request, sent = self.asked.pop(message["id"], ("", at))
            figures.refused += not message["ok"]
            if request == "confirm":
                figures.acknowledged.append(at - sent)
            elif request == "pick":
                figures.picks.append(at - sent)

    async def act(self, socket: ClientConnection) -> None:
        self.asked[-1] = ("thinking", 0.0)
        await self.opened.wait()
        await asyncio.sleep(self.rng.expovariate(1 / self.pause) if self.pause else 0.0)
        del self.asked[-1]
        prompt = self.prompt
        picks = [pick for pick in prompt.get("picks", ()) if not pick.get("picked")]
        if picks and (not prompt.get("confirm") or self.rng.random() < PICKS):
            await self.ask(socket, "pick", at=prompt["number"], target=self.rng.choice(picks)["target"])
        elif prompt.get("confirm"):
            self.table.sent()
            await self.ask(socket, "confirm", at=prompt["number"])
        elif prompt.get("buttons"):
            await self.ask(socket, "make", at=prompt["number"], move=prompt["buttons"][0]["move"])

    async def ask(self, socket: ClientConnection, do: str, **fields: Any) -> None:
        self.id += 1
        self.asked[self.id] = (do, time.perf_counter())
        await socket.send(json.dumps({"do": do, "id": self.id, **fields}))


def open_table(address: str) -> tuple[list[str], str]:
    wish = {"game": "cards", "seats": [{"who": "me", "name": "One"}, {"who": "friend", "name": "Two"}]}
    request = Request(f"{address}api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        made = json.load(answer)
    return [one["link"] for one in made["links"]], made["watch"]


class Load:
    """All tables and their connections."""

    def __init__(self, address: str, server: int, options: argparse.Namespace) -> None:
        """`server` is the number of its process."""
        self.address = address
        self.server = server
        self.options = options
        self.rng = random.Random(options.seed)
        self.figures = Figures()
        self.lines: list[Line] = []
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.opening = asyncio.Semaphore(16)
        self.open = asyncio.Event()

    async def run(self) -> Figures:
        await asyncio.gather(*(self.open_table() for _ in range(self.options.tables)))
        self.open.set()
        await asyncio.sleep(self.options.warm_up)
        self.figures.clear()
        before = processor_time(self.server)
        await asyncio.sleep(self.options.seconds)
        self.figures.processor = processor_time(self.server) - before
        acting = [line.acting for line in self.lines if line.acting]
        for task in (*self.tasks, *acting):
            task.cancel()
        await asyncio.gather(*self.tasks, *acting, return_exceptions=True)
        for socket in self.sockets:
            socket.transport.abort()
        return self.figures

    async def open_table(self) -> None:
        async with self.opening:
            seats, watch = await asyncio.to_thread(open_table, self.address)
            table = Table(self.figures)
            for plays, link in [(True, seats[0]), (True, seats[1]), *[(False, watch)] * self.options.watchers]:
                address = f"{self.address.replace('http', 'ws', 1)}ws/{link.rsplit('/', 1)[1]}"
                socket = await connect(address, compression=None, max_queue=None)
                line = Line(table, self.rng, self.options.pause, self.open)
                table.lines.append(line)
                self.lines.append(line)
                self.sockets.append(socket)
                self.tasks.append(asyncio.create_task(line.live(socket, plays)))


def told(name: str, seconds: list[float]) -> str:
    if len(seconds) < 2:
        return f"{name:34s} nothing measured"
    cuts = statistics.quantiles(seconds, n=1000, method="inclusive")
    p50, p99, p999 = (1000 * cuts[at] for at in (499, 989, 998))
    return f"{name:34s} n {len(seconds):6d}   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   p99.9 {p999:6.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, number in (("tables", 200), ("watchers", 3), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=number)
    for name, seconds in (("seconds", 20.0), ("warm-up", 3.0), ("pause", 2.0)):
        parser.add_argument(f"--{name}", type=float, default=seconds)
    parser.add_argument("--data", help="folder for the database; one in memory, such as /dev/shm, leaves the disk out")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.data) as data:
        command = "from sherwood.cli import main; main()"
        arguments = [
            "serve",
            "--no-open",
            "--port",
            "0",
            "--data",
            data,
            "--connections",
            "100000",
            "--tables-per-minute",
            "100000",
        ]
        server = subprocess.Popen([sys.executable, "-c", command, *arguments], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            figures = uvloop.run(Load(address, server.pid, options).run())
        finally:
            server.terminate()
            server.wait()
    sockets = options.tables * (2 + options.watchers)
    print(f"{options.tables} tables, {sockets} connections, {options.seconds:g} s, {options.pause:g} s a choice on average")
    print(told("move to patch, every connection", figures.patches))
    print(told("move to acknowledgement on disk", figures.acknowledged))
    print(told("pick to acknowledgement", figures.picks))
    a_second = figures.messages / options.seconds
    print(f"{len(figures.acknowledged) / options.seconds:.0f} choices/s, {a_second:.0f} messages/s, ", end="")
    print(f"{figures.bytes / max(1, figures.messages):.0f} bytes a message, {figures.refused} requests refused")
    if figures.processor:
        print(f"the server kept {100 * figures.processor / options.seconds:.0f} % of one core busy")


def processor_time(process: int) -> float:
    """Seconds of processor time that it has used, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
