"""Whole games over the wire: what people see, in what order, and that it all hangs together."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from sherwood.games import find
from sherwood.kernel import record as records
from sherwood.kernel.dice import verify
from sherwood.kernel.game import About, Offer, Pick
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State
from sherwood.lab.odds import Outcome, Way
from sherwood.table.happenings import Clock, SeatSetting, Settings
from sherwood.table.match import Match
from sherwood.table.players import Players
from tests.table.tables import Line, Served, key_of, serving

MOST = 4000
"""Requests after which a game that doesn't end is given up."""


async def act(line: Line, rng: random.Random) -> None:
    """Does something that the prompt offers, and finds it done."""
    prompt = line.prompt
    free = [pick["target"] for pick in prompt.get("picks", ()) if not pick.get("picked")]
    if free and (not prompt.get("confirm") or rng.random() < 0.6):
        reply = await line.answer("pick", target=rng.choice(free))
    elif prompt.get("confirm"):
        reply = await line.answer("confirm")
    elif prompt.get("buttons"):
        reply = await line.answer("make", move=rng.choice(prompt["buttons"])["move"])
    else:
        reply = await line.answer("clear")
    assert reply["ok"], (reply, prompt)


async def play(lines: list[Line], rng: random.Random, most: int = MOST) -> None:
    """Plays these seats at random to the end, or for so many requests."""
    for _ in range(most):
        for line in lines:
            await line.quiet()
        asked = [line for line in lines if line.prompt.get("mine")]
        if any(line.prompt.get("over") for line in lines):
            return
        if asked:
            await act(rng.choice(asked), rng)


async def two_and_a_watcher(served: Served, stack: AsyncExitStack, **wish: Any) -> tuple[dict[str, Any], list[Line]]:
    made = await served.open("me", "friend", **wish)
    links = [one["link"] for one in made["links"]] + [made["watch"]]
    return made, [await stack.enter_async_context(served.line(link)) for link in links]


def test_a_game_of_two_people_to_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            made, (one, two, watcher) = await two_and_a_watcher(served, stack)
            await one.until(lambda line: bool(line.fair))
            commitment = one.fair["commitment"]
            assert await one.sit("Anna") == {"is": "reply", "id": 1, "ok": True}
            assert not one.prompt.get("mine"), "it began before both had sat down"
            await two.sit("Bert")
            await play([one, two], random.Random(1))
            await one.until(lambda line: "verified" in line.fair)
            assert one.fair == {"commitment": commitment, "secret": one.fair["secret"], "verified": True}
            assert one.prompt["over"]
            await watcher.quiet()
            assert watcher.prompt["over"] == one.prompt["over"]
            for line, link in ((one, made["links"][0]["link"]), (two, made["links"][1]["link"]), (watcher, made["watch"])):
                async with served.line(link) as fresh:
                    await fresh.hear()
                    await line.quiet()
                    assert fresh.shown == line.shown, "patches don't add up to the whole"
            text = (await served.web.get(f"/api/record/{key_of(made['watch'])}")).text
            record, faults = records.read(text, find)
            assert (faults, record.reader, record.players) == ([], None, ("Anna", "Bert"))
            assert verify(record).fair

    asyncio.run(run())


def test_a_game_against_the_computer(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "novice")
            async with served.line(made["link"]) as line:
                await line.sit()
                rng = random.Random(2)
                for _ in range(12):
                    await line.until(lambda line: bool(line.prompt.get("mine") or line.prompt.get("over")))
                    await act(line, rng)
                assert any(seen.get("seat") == 1 for seen in line.lines), "the computer did nothing"

    asyncio.run(run())


def test_a_new_pick_takes_the_place_of_one_that_no_longer_counts(tmp_path: Path) -> None:
    """What is let go of so doesn't come back when the new pick is taken back."""

    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            options = {"players": "2", "first": "1"}
            _, (blue, yellow, _) = await two_and_a_watcher(served, stack, game="bandits", options=options)
            await blue.sit("Anna")
            await yellow.sit("Bert")
            await blue.until(lambda line: line.prompt.get("mine", False))
            for target, picked in (("bush-0-1", ["bush-0-1"]), ("bush-1-2", ["bush-1-2"]), ("bush-1-2", [])):
                assert (await blue.answer("pick", target=target))["ok"]
                await blue.quiet()
                assert [pick["target"] for pick in blue.prompt["picks"] if pick.get("picked")] == picked

    asyncio.run(run())


def test_what_is_offered_is_so_for_the_picks_that_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def offer(state: State, seat: int, picked: Sequence[str], language: str) -> Offer:
        return Offer(picks=tuple(Pick(target, "", picked=True) for target in picked[-1:]), hint=" ".join(picked))

    monkeypatch.setattr(find("cards").plans, "offer", offer)
    seats = (SeatSetting("human", "Anna", 0), SeatSetting("human", "Bert", 1))
    match = Match(Settings("cards", 1, {}, seats, Clock("none"), False), bytes(32), Rng(1))
    chair = match.chairs[0]
    for target in ("one", "other"):
        chair.toggle(target)
        match.let_go(chair, "en")
    assert (chair.picked, match.offer(chair, "en").hint) == (["other"], "other")


def test_both_draft_at_once_and_what_comes_early_is_sealed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, watcher) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await robin.until(lambda line: line.prompt.get("mine", False))
            await sheriff.until(lambda line: line.prompt.get("mine", False))
            target = sheriff.prompt["picks"][0]["target"]
            assert (await sheriff.answer("pick", target=target))["ok"]
            assert [pick["target"] for pick in sheriff.prompt["picks"] if pick.get("picked")] == [target]
            await robin.quiet()
            await watcher.quiet()
            before = len(robin.heard), len(watcher.heard)
            assert (await sheriff.answer("pick", target=target))["ok"]
            assert (await sheriff.commit(target))["ok"]
            assert not sheriff.prompt["mine"]
            await robin.quiet()
            await watcher.quiet()
            assert robin.prompt["mine"]
            assert [chair["done"] for chair in robin.chairs] == [False, True]
            assert len(robin.heard) == before[0] + 1, "the drafting was heard, or more than `done`"
            assert len(watcher.heard) == before[1] + 1
            assert target not in robin.heard[-1] + watcher.heard[-1]
            assert (await sheriff.answer("undo"))["ok"]
            assert sheriff.prompt["mine"]
            assert (await sheriff.commit(target))["ok"]
            assert (await robin.answer("confirm"))["ok"]
            await sheriff.quiet()
            assert any(line.get("clause") == "CARDS-3.8" for line in sheriff.lines), sheriff.texts()

    asyncio.run(run())


def test_undo_of_a_confirmed_choice(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, _) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await robin.until(lambda line: line.prompt.get("mine", False))
            assert not robin.prompt.get("undo")
            await robin.answer("confirm")
            assert robin.prompt["undo"]
            assert (await robin.answer("undo"))["ok"]
            assert robin.prompt["mine"]
            await sheriff.quiet()
            assert "took the last choice back" in sheriff.texts()
            await robin.answer("confirm")
            await sheriff.answer("confirm")
            await robin.quiet()
            refused = await robin.answer("undo")
            assert not refused["ok"], "undo crossed a reveal"

    asyncio.run(run())


def test_notation_names_a_whole_choice(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, _) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await robin.until(lambda line: line.prompt.get("mine", False))
            bad = await robin.answer("make", move="dance on the table")
            assert not bad["ok"]
            bad = await robin.answer("make", move="add arrows 1")
            assert not bad["ok"]
            match = next(iter(served.house.rooms.values())).match
            offer = match.game.plans.offer(match.base(match.chairs[0]), 0, [robin.prompt["picks"][0]["target"]], "en")
            chosen = [match.game.words.write(move) for move in offer.plan]
            assert (await robin.answer("make", move="; ".join(chosen)))["ok"]
            assert not robin.prompt["mine"]

    asyncio.run(run())


def test_questions_are_answered_in_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, watcher) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await robin.until(lambda line: line.prompt.get("mine", False))
            arrow = next(piece for piece in robin.pieces if piece.startswith("r-0-"))
            why = await robin.answer("why", target=arrow)
            assert why["ok"] and why["clause"] == "CARDS-3.3", why
            pick = await robin.answer("pick", target=arrow)
            assert not pick["ok"] and pick["clause"] == "CARDS-3.3"
            fine = await robin.answer("why", target=robin.prompt["picks"][0]["target"])
            assert fine["ok"] and not fine.get("clause")
            hint = await robin.answer("hint")
            assert hint["ok"], hint
            assert (await robin.answer("why", move=hint["move"]))["ok"]
            odds = await robin.answer("odds", move=hint["move"])
            assert odds["ok"], odds
            assert abs(sum(chance for _, chance in odds["odds"]) - 1) < 1e-9
            await watcher.hear()
            for refused in (await watcher.sit(), await watcher.ask("chat", text="hello"), await watcher.ask("resign")):
                assert not refused["ok"]

    asyncio.run(run())


def test_what_a_cost_comes_of_a_badge_and_a_way_reach_the_prompt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = About("hits on 5", "RULE-1", (About("range +1", "RULE-2"), About("cover -2", "RULE-3")))
    offer = Offer(picks=(Pick("r-1-0", "Woodsmen", about=about, badge="40 %", trail=("a", "b")),))
    monkeypatch.setattr(find("cards").plans, "offer", lambda *_: offer)

    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, _) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await robin.until(lambda line: bool(line.prompt.get("picks")))
            assert robin.prompt["picks"] == [
                {
                    "label": "Woodsmen",
                    "target": "r-1-0",
                    "about": "hits on 5",
                    "clause": "RULE-1",
                    "parts": [{"text": "range +1", "clause": "RULE-2"}, {"text": "cover -2", "clause": "RULE-3"}],
                    "badge": "40 %",
                    "trail": ["a", "b"],
                }
            ]

    asyncio.run(run())


def test_who_waits_for_advice_may_go_on_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        known = asyncio.Event()

        async def odds(players: Players, problem: object, move: int) -> list[Outcome]:
            await known.wait()
            return [Outcome(Fraction(1), (Way((move,)),))]

        monkeypatch.setattr(Players, "odds", odds)
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            _, (robin, sheriff, _) = await two_and_a_watcher(served, stack)
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            await robin.until(lambda line: bool(line.prompt.get("buttons")))
            await robin.send(
                json.dumps({"do": "odds", "id": 50, "at": robin.prompt["number"], "move": robin.prompt["buttons"][0]["move"]})
            )
            robin.id = 50
            assert (await robin.answer("pick", target=robin.prompt["picks"][0]["target"]))["ok"]
            known.set()
            while (heard := await robin.hear())["is"] != "reply":
                pass
            assert heard["id"] == 50 and heard["ok"], heard
            [(said, chance)] = heard["odds"]
            assert said and chance == 1

    asyncio.run(run())


def test_the_position_is_told_as_text_to_who_asks_for_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "friend")
            async with served.line(made["watch"]) as reader, served.line(made["watch"], text=False) as other:
                await reader.hear()
                await other.hear()
                assert reader.board and not other.board

    asyncio.run(run())


def test_chat_resign_and_rematch(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            made, (robin, sheriff, watcher) = await two_and_a_watcher(served, stack, options={"deal": "balanced"})
            await robin.sit("Anna")
            await sheriff.sit("Bert")
            assert (await robin.ask("chat", text="well met"))["ok"]
            assert not (await robin.ask("rematch"))["ok"]
            assert (await sheriff.ask("resign"))["ok"]
            await robin.until(lambda line: bool(line.prompt.get("over")))
            assert robin.prompt["over"] == "Victory: Anna. Bert resigned."
            assert "note: sheriff resigned" in (await served.web.get(f"/api/record/{key_of(made['watch'])}")).text
            await watcher.quiet()
            assert "Anna: well met" in watcher.texts()
            assert not (await robin.ask("resign"))["ok"]
            assert (await robin.ask("rematch"))["ok"]
            assert not robin.next
            assert (await sheriff.ask("rematch"))["ok"]
            await robin.until(lambda line: bool(line.next))
            await watcher.until(lambda line: bool(line.next))
            assert len({robin.next, sheriff.next, watcher.next}) == 3
            async with served.line(robin.next) as again:
                await again.hear()
                assert not again.prompt.get("over")
            room = await served.house.place(key_of(robin.next))
            assert room is not None and room.room.match.settings.options == {"deal": "balanced"}

    asyncio.run(run())


def test_languages_are_each_connections_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "screen")
            async with served.line(made["link"]) as english, served.line(made["link"], headers={"cookie": "lang=fr"}) as french:
                await english.sit()
                await english.until(lambda line: line.prompt.get("mine", False))
                await french.until(lambda line: line.prompt.get("mine", False))
                assert english.prompt["text"] != french.prompt["text"]
                assert [pick["target"] for pick in english.prompt["picks"]] == [pick["target"] for pick in french.prompt["picks"]]

    asyncio.run(run())
