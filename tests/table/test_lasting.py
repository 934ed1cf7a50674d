"""What lasts: dropped lines, a restart of the server, rules that have changed meanwhile, and kill -9 at any instant."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sherwood.games import find
from sherwood.kernel import record as records
from sherwood.kernel.dice import verify
from sherwood.table import clerks
from sherwood.table.store import sqlite_url
from tests.table.tables import PATIENCE, Closed, key_of, nonce, serving
from tests.table.test_play import play, two_and_a_watcher

KILLS, ENOUGH = 4, 12
"""How often the server is killed, and how many choices are confirmed before each time."""
UNHURRIED = 0.05
"""Seconds between two requests of a player: nobody may ask more often in the long run."""


def test_a_dropped_line_is_told_what_it_missed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "friend")
            mine, other = (one["link"] for one in made["links"])
            async with served.line(other) as two:
                await two.sit("Bert")
                async with served.line(mine) as one:
                    await one.sit("Anna")
                    await one.quiet()
                await two.ask("chat", text="are you there?")
                async with served.line(mine, after=one.seq) as again:
                    again.go_on(one)
                    message = await again.hear()
                    assert message["seq"] == one.seq + 1
                    assert not message.get("full")
                    assert [line["text"] for line in message["lines"]] == ["Bert: are you there?"]
                async with served.line(mine) as fresh:
                    await fresh.hear()
                    assert fresh.shown == again.shown
                async with served.line(mine, after=12345) as stranger:
                    assert (await stranger.hear())["full"], "a message that nobody remembers"

    asyncio.run(run())


def test_a_restart_of_the_server_loses_nothing(database: str) -> None:
    async def run() -> None:
        async with serving(database) as served, AsyncExitStack() as stack:
            made, lines = await two_and_a_watcher(served, stack)
            await lines[0].sit("Anna")
            await lines[1].sit("Bert")
            await play(lines[:2], random.Random(3), 25)
            await lines[0].ask("chat", text="good night")
            for line in lines:
                await line.quiet()
        async with serving(database) as served, AsyncExitStack() as stack:
            links = [one["link"] for one in made["links"]] + [made["watch"]]
            again = [
                await stack.enter_async_context(served.line(link, after=line.seq))
                for link, line in zip(links, lines, strict=True)
            ]
            for before, after in zip(lines, again, strict=True):
                assert (await after.hear())["full"]
                await after.quiet()
                assert after.lines == before.lines
                assert after.board == before.board
            await play(again[:2], random.Random(4), 10)

    asyncio.run(run())


def test_what_was_sealed_before_a_restart_is_played_after_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            made, (robin, sheriff, _) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await sheriff.until(lambda line: line.prompt.get("mine", False))
            assert (await sheriff.answer("confirm"))["ok"]
        async with serving(tmp_path) as served, served.line(made["links"][0]["link"]) as robin:
            await robin.hear()
            assert [chair["done"] for chair in robin.chairs] == [False, True]
            count = len(robin.lines)
            assert (await robin.answer("confirm"))["ok"]
            assert len(robin.lines) > count + 2

    asyncio.run(run())


@pytest.mark.parametrize("change", ["version", "log"])
def test_rules_that_changed_go_on_from_the_last_position(change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            made, lines = await two_and_a_watcher(served, stack)
            await lines[0].sit("Anna")
            await lines[1].sit("Bert")
            await play(lines[:2], random.Random(5), 20)
            await lines[0].quiet()
            commitment = lines[0].fair["commitment"]
        if change == "version":
            changed = replace(find("cards"), version=99)
            for place in ("house", "match"):
                monkeypatch.setattr(f"sherwood.table.{place}.find", lambda _: changed)
        else:
            engine = create_engine(sqlite_url(tmp_path))
            with engine.begin() as connection:
                connection.execute(text("delete from log where number = 5"))
                connection.execute(text("update log set number = number - 1 where number > 5"))
            engine.dispose()
        async with serving(tmp_path) as served, served.line(made["links"][0]["link"]) as robin:
            await robin.hear()
            assert robin.board == lines[0].board, "it did not go on from the same position"
            assert "have been mended" in robin.texts()
            assert robin.fair["commitment"] != commitment, "the dice begin again, so their secret must be new"
            record = (await served.web.get(f"/api/record/{key_of(made['links'][0]['link'])}")).text
            assert "note: The rules changed" in record
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            links = [one["link"] for one in made["links"]]
            again = [await stack.enter_async_context(served.line(link)) for link in links]
            await play(again, random.Random(6))
            await again[0].until(lambda line: "verified" in line.fair)
            assert again[0].fair["verified"]

    asyncio.run(run())


def test_a_move_is_shown_once_it_is_written_and_acknowledged_once_it_is_flushed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    power = threading.Event()
    flushed: list[int] = []

    def sync(file: int) -> None:
        power.wait(PATIENCE)
        flushed.append(os.fstat(file).st_ino)

    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, watcher) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await watcher.quiet()
            monkeypatch.setattr(clerks, "SYNC", sync)
            answer = asyncio.create_task(robin.ask("chat", text="once"))
            await watcher.until(lambda line: "once" in line.texts())
            assert not answer.done() and not flushed
            power.set()
            assert (await answer)["ok"]
            assert flushed == [tmp_path.joinpath("sherwood.db-wal").stat().st_ino]

    asyncio.run(run())


def test_what_can_not_be_flushed_is_not_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anything after it, even if the disk comes back: the log has a hole."""
    faults = [OSError("the disk is gone")]

    def sync(_: int) -> None:
        if faults:
            raise faults.pop()

    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, _) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            monkeypatch.setattr(clerks, "SYNC", sync)
            for line in (robin, sheriff):
                with pytest.raises(Closed):
                    await line.ask("chat", text="is anybody there?")

    asyncio.run(run())


STARTED: list[subprocess.Popen[str]] = []


@pytest.fixture(autouse=True)
def no_server_is_left() -> Iterator[None]:
    """Whatever a test came to, the servers that it started end with it."""
    yield
    while STARTED:
        process = STARTED.pop()
        process.kill()
        process.wait()


# -- kill -9 --------------------------------------------------------------------------------------------------------------
class Server:
    """`sherwood serve` in a process of its own, that can be killed and started again on the same data."""

    def __init__(self, *data: str) -> None:
        """`data`: the option that says where games are kept, and its value."""
        command = [sys.executable, "-c", "from sherwood.cli import main; main()", "serve", "--no-open", "--port", "0"]
        command += [*data, "--connections", "1000", "--tables-per-minute", "1000", "--beat", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ)
        STARTED.append(self.process)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.address = next(word for word in self.said.split() if word.startswith("http"))

    def kill(self) -> str:
        self.process.send_signal(signal.SIGKILL)
        return self.said + self.process.communicate()[0]

    def post(self, path: str, body: Any) -> Any:
        request = Request(self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request) as answer:
            return json.load(answer)


class Player:
    """Plays by itself and notes down every chat line that was acknowledged, and how far the game got."""

    def __init__(self, key: str, rng: random.Random) -> None:
        self.key = key
        self.rng = rng
        self.said: list[str] = []
        self.confirmed = 0

    async def live(self, address: str) -> None:
        try:
            async with connect(address.replace("http", "ws", 1) + f"ws/{self.key}") as socket:
                await self._live(socket)
        except (ConnectionClosed, OSError):
            pass

    async def _live(self, socket: ClientConnection) -> None:
        prompt: dict[str, Any] = {}
        asked: tuple[str, str] = ("sit", "")
        id = 1
        await socket.send(json.dumps({"do": "sit", "id": id, "nonce": nonce(), "name": "Anna"}))
        async for message in map_json(socket):
            prompt = message.get("prompt", prompt)
            if message["is"] != "reply":
                continue
            if message["ok"] and asked[0] == "chat":
                self.said.append(asked[1])
            self.confirmed += message["ok"] and asked[0] == "confirm"
            id += 1
            request = self._next(prompt)
            asked = request["do"], request.get("text", "")
            await asyncio.sleep(UNHURRIED)
            await socket.send(json.dumps({"id": id, **request}))

    def _next(self, prompt: dict[str, Any]) -> dict[str, Any]:
        if prompt.get("over") or not prompt.get("mine") or self.rng.random() < 0.3:
            return {"do": "chat", "text": f"{self.key[:4]} {len(self.said)} {self.rng.random()}"}
        if prompt.get("confirm"):
            return {"do": "confirm", "at": prompt["number"]}
        if prompt.get("buttons"):
            return {"do": "make", "at": prompt["number"], "move": prompt["buttons"][0]["move"]}
        return {"do": "pick", "at": prompt["number"], "target": self.rng.choice(prompt["picks"])["target"]}


async def map_json(socket: ClientConnection) -> Any:
    async for message in socket:
        yield json.loads(message)


def test_kill_9_at_any_instant_loses_nothing_acknowledged(database: str) -> None:
    """Tables under load, the server killed again and again: all that was acknowledged is in the record, and play goes on."""
    rng = random.Random(os.getpid())
    server = Server("--database", database)
    wish = {"game": "cards", "seats": [{"who": "me", "name": "A"}, {"who": "friend", "name": "B"}]}
    tables = [server.post("api/tables", wish) for _ in range(4)]
    players = [Player(key_of(seat["link"]), rng) for table in tables for seat in table["links"]]
    said = ""

    def confirmed() -> int:
        return sum(player.confirmed for player in players)

    async def spell() -> str:
        """Lets them play until some choices are confirmed, and then kills the server; play must go on after each restart."""
        before = confirmed()
        tasks = [asyncio.create_task(player.live(server.address)) for player in players]
        async with asyncio.timeout(PATIENCE):
            while confirmed() < before + ENOUGH:
                await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0.0, 0.5))
        output = server.kill()
        await asyncio.gather(*tasks)
        return output

    for _ in range(KILLS):
        said += asyncio.run(spell())
        server = Server("--database", database)
    try:
        asyncio.run(check_all(server, players))
        for table in tables:
            with urlopen(f"{server.address}api/record/{key_of(table['watch'])}") as answer:
                record, faults = records.read(answer.read().decode(), find)
            assert not faults and (record.entries or record.seen)
            assert record.reader is not None or verify(record).fair
    finally:
        said += server.kill()
    assert not any(player.key in said for player in players), "a key was written to the log"


async def check_all(server: Server, players: list[Player]) -> None:
    for player in players:
        async with connect(server.address.replace("http", "ws", 1) + f"ws/{player.key}") as socket:
            first = json.loads(await socket.recv())
        lines = [line["text"] for line in first["lines"] if line["kind"] == "chat"]
        missing = [text for text in player.said if not any(line.endswith(text) for line in lines)]
        assert not missing, f"acknowledged and lost: {missing}"


def test_the_server_starts_at_once_and_says_what_it_can_not_do(tmp_path: Path) -> None:
    server = Server("--data", str(tmp_path))
    try:
        with urlopen(server.address) as answer:
            assert answer.status == 200
        port = server.address.rstrip("/").rsplit(":", 1)[1]
        command = [sys.executable, "-c", "from sherwood.cli import main; main()", "serve", "--no-open", "--port", port]
        second = subprocess.run([*command, "--data", str(tmp_path / "other")], capture_output=True, text=True)
        assert second.returncode == 2 and "another --port" in second.stderr and "Traceback" not in second.stderr
    finally:
        server.process.terminate()
        started = time.monotonic()
        server.process.communicate()
    assert time.monotonic() - started < 30


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="child processes are found by /proc")
def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Server("--data", str(tmp_path))
    server.post("api/tables", {"game": "cards", "seats": [{"who": "novice"}, {"who": "master"}]})
    children: list[str] = []
    until = time.monotonic() + PATIENCE
    while len(children) < 2 and time.monotonic() < until:
        time.sleep(0.1)
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    server.kill()
    assert len(children) >= 2, "no worker was started"
    while any(_runs(child) for child in children) and time.monotonic() < until + PATIENCE:
        time.sleep(0.1)
    assert not any(_runs(child) for child in children)


def _runs(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
