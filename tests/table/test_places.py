"""Things that may stand anywhere: what setting them down would come to, and a draft that holds where they were put."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.table.tables import Line, serving


@asynccontextmanager
async def moving(data: Path) -> AsyncIterator[Line]:
    """The line of both seats, at the first movement of a battle; bands of the side that moves are its picks."""
    async with serving(data) as served, AsyncExitStack() as stack:
        made = await served.open("me", "screen", game="shieldwall")
        line = await stack.enter_async_context(served.line(made["link"]))
        await line.sit()
        for move in ("deploy as-planned", "deploy as-planned", "first yes"):
            await line.quiet()
            assert (await line.answer("make", move=move))["ok"]
        await line.quiet()
        yield line


def middle(line: Line) -> tuple[str, int, int, int]:
    """The first free pick that has several men, and where it stands in the lesson: half across the table."""
    target = next(pick["target"] for pick in line.prompt["picks"] if pick["target"] in ("b-0", "b-4"))
    return (target, 1800, 700, 1) if target == "b-0" else (target, 1800, 2800, -1)


def test_a_place_is_tried_without_a_change_of_the_draft(tmp_path: Path) -> None:
    async def run() -> None:
        async with moving(tmp_path) as line:
            id, x, y, ahead = middle(line)
            before = line.shown
            tried = await line.answer("try", target=f"{id}@{x},{y + 300 * ahead}")
            assert tried["ok"] and tried["target"].startswith(f"{id}@{x},{y + 300 * ahead},")
            assert "opacity" in tried["drawn"] and "3″" in tried["text"]
            far = await line.answer("try", target=f"{id}@{x},{y + 1500 * ahead}")
            assert not far["ok"] and far["clause"] == "SHIELDWALL-3.1c" and far["target"] != tried["target"]
            assert line.shown == before

    asyncio.run(run())


def test_what_is_put_somewhere_is_a_draft_that_is_confirmed(tmp_path: Path) -> None:
    async def run() -> None:
        async with moving(tmp_path) as line:
            id, x, y, ahead = middle(line)
            first = (await line.answer("try", target=f"{id}@{x},{y + 300 * ahead}"))["target"]
            second = (await line.answer("try", target=f"{id}@{x},{y + 400 * ahead}"))["target"]
            for target in (first, second):
                assert (await line.answer("pick", target=target))["ok"]
            await line.quiet()
            picked = [pick["target"] for pick in line.prompt["picks"] if pick.get("picked")]
            assert picked == [second] and line.prompt["drawn"] and line.prompt["confirm"]
            assert (await line.answer("confirm"))["ok"]
            await line.quiet()
            assert not line.prompt.get("drawn") and "4″ ahead" in line.texts()

    asyncio.run(run())


def test_another_band_takes_the_place_of_one_that_was_set_down(tmp_path: Path) -> None:
    async def run() -> None:
        async with moving(tmp_path) as line:
            id, x, y, ahead = middle(line)
            there = (await line.answer("try", target=f"{id}@{x},{y + 300 * ahead}"))["target"]
            other = next(pick["target"] for pick in line.prompt["picks"] if pick["target"] != id)
            for target in (there, other):
                assert (await line.answer("pick", target=target))["ok"]
                await line.quiet()
                assert [pick["target"] for pick in line.prompt["picks"] if pick.get("picked")] == [target]

    asyncio.run(run())


@pytest.mark.parametrize("target", ["b-99@1,1", "b-0@", "title@100,100", "f-3@1,1"])
def test_only_what_is_free_is_put_anywhere(tmp_path: Path, target: str) -> None:
    async def run() -> Any:
        async with moving(tmp_path) as line:
            assert not (await line.answer("try", target=target))["ok"]
            assert not (await line.answer("pick", target=target))["ok"]

    asyncio.run(run())
