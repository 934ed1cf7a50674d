"""Whatever is sent: it is refused in words, and neither the connection nor the table comes to harm."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sherwood.table import wire
from tests.table.tables import Line, serving
from tests.table.test_play import act, two_and_a_watcher

TEXTS = st.text(max_size=250)
NUMBERS = st.integers(-5, 40) | st.integers(-(2**70), 2**70)
MOVES = st.sampled_from(
    ["pass robin", "add woodsmen 1", "shots 0", "shots 3", "draw robin arrows", "trap 1", ";", "add; add", "?"]
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "at": NUMBERS,
    "target": st.sampled_from(["r-0-0", "r-1-0", "s-1-0", "s-back-0", "p-0-0"]) | TEXTS,
    "move": MOVES | TEXTS,
    "seat": NUMBERS,
    "text": TEXTS,
    "name": TEXTS,
    "nonce": st.just("0" * 32) | TEXTS,
    "to": st.just("anna@example.org") | TEXTS,
}
KINDS = st.sampled_from([tag.__name__.lower() for tag in wire.Requests.__args__]) | TEXTS
FINISHING = ("resign",)
"""Well formed, these end the game: they have tests of their own."""


@st.composite
def requests(draw: st.DrawFn) -> str:
    """Nearly right: a request that may miss fields, have wrong ones, or be what it should be."""
    kind = draw(KINDS.filter(lambda kind: kind not in FINISHING))
    known = next((tag for tag in wire.Requests.__args__ if tag.__name__.lower() == kind), None)
    names = set(known.__struct_fields__) - {"id"} if known else set()
    names |= draw(st.sets(st.sampled_from(sorted(FIELDS)), max_size=1)) if draw(st.booleans()) else set()
    message = {name: draw(FIELDS[name]) for name in names}
    if draw(st.integers(0, 9)):
        message |= {"do": kind}
    if draw(st.integers(0, 9)):
        message |= {"id": draw(NUMBERS)}
    return json.dumps(message)


BROKEN = ["[" * 4000, '{"a":' * 700, "null", "[]", '{"do":"pick","do":"chat","id":1}', "1e999", '"\\ud800"', "x" * 9000]
VALUES = st.recursive(
    st.none() | st.booleans() | st.floats() | TEXTS, lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner)
)
JUNK = st.binary(max_size=300) | TEXTS | st.sampled_from(BROKEN) | VALUES.map(json.dumps)


async def _is_well(lines: Sequence[Line], highest: int) -> None:
    """Both players still hear and are heard."""
    for number, line in enumerate(lines):
        line.id = max(line.id, highest if number == 0 else 0)
        reply = await line.ask("chat", text="still here")
        assert reply["ok"], reply
        await line.quiet()
    asked = next(line for line in lines if line.prompt.get("mine"))
    await act(asked, random.Random(1))


@settings(max_examples=40)
@given(st.lists(requests() | JUNK, min_size=1, max_size=12))
def test_whatever_comes_is_answered_in_words(tmp_path_factory: Any, messages: list[str | bytes]) -> None:
    async def run() -> None:
        async with serving(tmp_path_factory.mktemp("rough")) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, watcher) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            highest = robin.id
            for message in messages:
                for line in (robin, watcher):
                    await line.send(message)
                    reply = await line.hear()
                    while reply["is"] != "reply":
                        reply = await line.hear()
                    assert reply["ok"] or reply["text"], reply
                    highest = max(highest, reply["id"] if line is robin and reply["id"] < 2**31 - 10 else 0)
            if highest < 2**31 - 20 and not any(_takes_all_ids(message) for message in messages):
                await _is_well((robin, sheriff), highest)

    asyncio.run(run())


def _takes_all_ids(message: str | bytes) -> bool:
    """A request with the highest number there is leaves no number for others: only its sender suffers."""
    return str(2**31 - 1) in str(message)


def test_a_message_heard_twice_counts_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, _) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await robin.until(lambda line: line.prompt.get("mine", False))
            number = robin.prompt["number"]
            assert (await robin.answer("confirm"))["ok"]
            confirm = json.dumps({"do": "confirm", "id": robin.id, "at": number})
            for again in (confirm, confirm.replace(f'"id": {robin.id}', f'"id": {robin.id + 1}')):
                await robin.send(again)
                reply = await robin.hear()
                assert not reply["ok"] and reply["text"]
            robin.id += 1
            assert (await robin.ask("undo", at=robin.prompt["number"]))["ok"]
            stale = await robin.ask("confirm", at=number)
            assert not stale["ok"], "an answer to an older prompt was taken"

    asyncio.run(run())


def test_nobody_plays_for_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, watcher) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await sheriff.until(lambda line: line.prompt.get("mine", False))
            await watcher.quiet()
            before = sheriff.shown
            assert not (await robin.answer("pick", target=sheriff.prompt["picks"][0]["target"]))["ok"]
            assert not (await robin.ask("face", seat=1))["ok"]
            for line in (watcher, robin):
                for do in ("make", "odds"):
                    reply = await line.answer(do, move="add guards 1")
                    assert not reply["ok"]
            for do in ("confirm", "undo", "hint", "clear"):
                assert not (await watcher.answer(do))["ok"]
            await sheriff.quiet()
            assert sheriff.shown == before

    asyncio.run(run())


def test_an_order_for_each_besieger_of_a_castle_is_one_request() -> None:
    turn = "; ".join(f"advance A{band}.{man}; turn left 43 on-middle; go 2.63" for band in range(1, 11) for man in range(1, 9))
    request = json.dumps({"do": "make", "id": 2**31 - 1, "at": 2**31 - 1, "move": turn})
    assert len(request) <= wire.MESSAGE_LIMIT
    assert wire.DECODER.decode(request) == wire.Make(2**31 - 1, 2**31 - 1, turn)
