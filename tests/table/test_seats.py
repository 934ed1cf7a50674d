"""Who sees what, and when: one screen for several, the curtain, links that open no seat, clocks, computers that stand in."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sherwood.kernel.rng import Rng
from sherwood.kernel.state import WATCHER
from sherwood.table.happenings import Clock, SeatSetting, Settings
from sherwood.table.match import Match
from sherwood.table.sight import Sights
from tests.table.tables import Closed, Served, key_of, serving
from tests.table.test_play import two_and_a_watcher


def own(pieces: dict[str, str], side: str) -> list[str]:
    """Cards of this side that are seen from the front."""
    return [piece for piece in pieces if piece.startswith(f"{side}-") and piece.split("-")[1].isdigit()]


def test_solitaire_shows_the_seat_that_is_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "screen")
            assert made["links"][0]["link"] == made["links"][1]["link"] == made["link"]
            async with served.line(made["link"]) as line:
                await line.sit()
                await line.until(lambda line: line.prompt.get("mine", False))
                assert line.prompt["seat"] == 0 and own(line.pieces, "r") and not own(line.pieces, "s")
                await line.answer("confirm")
                assert line.prompt["seat"] == 1 and line.prompt["mine"]
                assert own(line.pieces, "s") and not own(line.pieces, "r")
                numbers = line.prompt["number"]
                assert (await line.ask("face", seat=0))["ok"]
                assert line.prompt["seat"] == 0 and not line.prompt["mine"]
                assert not (await line.answer("confirm"))["ok"]
                assert (await line.ask("face", seat=1))["ok"]
                assert line.prompt["number"] == numbers
                assert (await line.answer("confirm"))["ok"]

    asyncio.run(run())


def test_the_curtain_hides_all_hands_until_it_is_opened(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "screen", curtain=True)
            async with served.line(made["link"]) as line:
                await line.sit()
                await line.until(lambda line: line.prompt.get("curtain") == 0)
                assert line.prompt["seat"] == -1 and not line.prompt["mine"]
                assert not own(line.pieces, "r") + own(line.pieces, "s"), "a hand was seen through the curtain"
                assert not any("picks" in text or ('"r-' in text and "r-back" not in text) for text in line.heard)
                for refused in (await line.answer("confirm"), await line.answer("hint"), await line.ask("face", seat=5)):
                    assert not refused["ok"]
                assert (await line.ask("face", seat=0))["ok"]
                assert own(line.pieces, "r") and not own(line.pieces, "s")
                assert line.prompt["mine"]
                await line.answer("confirm")
                await line.quiet()
                assert line.prompt["curtain"] == 1 and not own(line.pieces, "r") + own(line.pieces, "s")
                async with served.line(made["link"], after=line.seq) as again:
                    await again.hear()
                    assert not own(again.pieces, "r") + own(again.pieces, "s"), "coming back opened the curtain"

    asyncio.run(run())


@pytest.mark.parametrize("key", ["x", "0" * 32, "../../etc", "%00", "é" * 40])
def test_no_link_no_seat(key: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            await served.open("me", "friend")
            async with served.line(key) as line:
                assert (await line.hear())["is"] == "bye"
                with pytest.raises(Closed):
                    await line.hear()
            for path in (f"/api/record/{key}", f"/api/replay/{key}", f"/api/replay/{key}/0"):
                assert (await served.web.get(path)).status_code == 404

    asyncio.run(run())


def test_pages_of_other_hosts_are_turned_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "friend")
            with pytest.raises(Closed):
                async with served.line(made["link"], headers={"origin": "https://elsewhere.example"}):
                    pass
            async with served.line(made["link"], headers={"origin": "http://table"}) as line:
                await line.hear()
            wish = {"game": "cards", "seats": [{"who": "me"}, {"who": "novice"}]}
            foreign = await served.web.post("/api/tables", json=wish, headers={"origin": "https://elsewhere.example"})
            assert foreign.status_code == 403

    asyncio.run(run())


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Anna", "Bert"), ["Anna", "Bert"]),
        (("Guest", "Guest"), ["Robin Hood", "The Sheriff"]),
        (("", "Bert"), ["Robin Hood", "Bert"]),
    ],
)
def test_whoever_shares_a_name_is_told_by_his_seat(names: tuple[str, str], told: list[str]) -> None:
    seats = tuple(SeatSetting("human", name, 0) for name in names)
    match = Match(Settings("cards", 1, {}, seats, Clock("none"), False), bytes(32), Rng(1))
    assert [Sights(match).name(chair, "en") for chair in match.chairs] == told
    assert Sights(match).title("en").endswith(": " + " – ".join(told))
    assert " : " in Sights(match).title("fr")


async def timed(served: Served, clock: Clock, whos: tuple[str, ...] = ("human", "human")) -> dict[int, str]:
    seats = tuple(SeatSetting(who, name, number) for number, (who, name) in enumerate(zip(whos, ("Anna", "Bert"), strict=True)))
    return await served.house.open(Settings("cards", 1, {}, seats, clock, False))


@pytest.mark.parametrize("out", ["forfeit", "computer"])
def test_the_clock_runs_out(out: Any, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            keys = await timed(served, Clock("move", 1, out))
            robin, sheriff = [await stack.enter_async_context(served.line(keys[holder])) for holder in (0, 1)]
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await robin.until(lambda line: line.prompt.get("mine", False))
            assert all(0 < chair["clock"] <= 1 for chair in robin.chairs)
            if out == "forfeit":
                await robin.until(lambda line: bool(line.prompt.get("over")))
                assert robin.prompt["over"] == "Victory: Bert. Anna ran out of time, and has lost."
            else:
                await robin.until(lambda line: line.chairs[0]["who"] != "human")
                assert "a computer plays on" in robin.texts()
                assert robin.prompt["text"].startswith("A computer plays for you.") and not robin.prompt.get("mine")
                await robin.sit("Anna")
                await robin.until(lambda line: line.chairs[0]["who"] == "human")

    asyncio.run(run())


def test_a_clock_by_the_move_waits_for_a_server_that_is_down_and_one_by_days_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            tables = [await timed(served, Clock(kind, 1000, "forfeit")) for kind in ("move", "days")]
            for keys in tables:
                for holder in (0, 1):
                    async with served.line(keys[holder]) as line:
                        await line.sit()
        from sherwood.table import store

        later = store.now() + 2000
        for module in ("room", "sockets", "house"):
            monkeypatch.setattr(f"sherwood.table.{module}.now", lambda: later)
        async with serving(tmp_path) as served:
            ends = []
            for keys in tables:
                async with served.line(keys[0]) as line:
                    await line.hear()
                    await asyncio.sleep(0.05)
                    await line.quiet()
                    ends.append(bool(line.prompt.get("over")))
            assert ends == [False, True]

    asyncio.run(run())


def test_two_computers_play_and_people_watch(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("novice", "novice")
            assert made["link"] == made["watch"] and made["links"] == []
            async with served.line(made["watch"]) as line:
                await line.until(lambda line: len(line.lines) > 60)
                assert {line.get("seat") for line in line.lines} >= {0, 1}
                assert not own(line.pieces, "r") or "reveal" in line.texts()

    asyncio.run(run())


def test_a_computer_answers_on_the_beat(tmp_path: Path) -> None:
    """However quickly it chose, nothing is heard of it before."""

    async def run() -> None:
        async with serving(tmp_path, beat=0.4) as served:
            made = await served.open("novice", "me")
            async with served.line(made["link"]) as line:
                await line.sit()
                await line.until(lambda line: line.prompt.get("mine", False))
                began = asyncio.get_running_loop().time()
                assert not line.chairs[0]["done"]
                await line.until(lambda line: line.chairs[0]["done"])
                assert asyncio.get_running_loop().time() - began > 0.2

    asyncio.run(run())


def test_a_flood_is_stopped_and_the_table_lives(tmp_path: Path) -> None:
    from sherwood.table.limits import Limits

    async def run() -> None:
        limits = Limits(per_connection=5, burst=10, per_address=1e6, address_burst=1e6, sockets=3, tables_per_minute=2)
        async with serving(tmp_path, limits=limits) as served, AsyncExitStack() as stack:
            _, lines = await two_and_a_watcher(served, stack)
            link = key_of(next(iter(await served.house.store.keys(next(iter(served.house.rooms))))).key)
            async with served.line(link) as fourth:
                assert (await fourth.hear())["is"] == "bye"
            refused = 0
            with pytest.raises(Closed):
                for _ in range(400):
                    refused += not (await lines[0].ask("chat", text="spam"))["ok"]
            assert refused >= 100
            assert (await lines[1].sit())["ok"]
            wish = {"game": "cards", "seats": [{"who": "me"}, {"who": "novice"}]}
            assert (await served.web.post("/api/tables", json=wish)).status_code == 201
            assert (await served.web.post("/api/tables", json=wish)).status_code == 429

    asyncio.run(run())


def test_a_viewer_who_stops_reading_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sherwood.table.sockets.SEND_WITHIN", 0.2)

    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            made, (robin, sheriff, _) = await two_and_a_watcher(served, stack)
            stuck = await stack.enter_async_context(served.line(made["watch"], stuck=True))
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            for number in range(20):
                assert (await robin.ask("chat", text=str(number)))["ok"]
            with pytest.raises(Closed):
                while True:
                    await stuck.hear()
            room = next(iter(served.house.rooms.values()))
            assert len(room.viewers) == 3 and all(viewer.holder in (0, 1, WATCHER) for viewer in room.viewers)

    asyncio.run(run())
