"""The table over HTTP: held to its own OpenAPI document, and to what it promises about records, replays and branches."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sherwood.games import find
from sherwood.kernel import record as records
from sherwood.kernel.game import Game
from sherwood.table.api import API
from sherwood.table.app import Config, make_app
from sherwood.table.art import painted
from sherwood.table.pages import offer
from sherwood.table.rehearsal import rehearse
from sherwood.table.store import Store, sqlite_url
from tests.table.tables import OPEN, Served, key_of, serving
from tests.table.test_play import play, two_and_a_watcher

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.mark.parametrize("name", sorted(endpoint.call.__name__ for endpoint in API.endpoints))
def test_it_does_what_its_document_says(name: str, tmp_path: Path) -> None:
    app = make_app(Store(sqlite_url(tmp_path)), Config(beat=0.0, limits=OPEN))
    operation = schemathesis.openapi.from_asgi("/openapi.json", app).find_operation_by_id(name)

    @settings(max_examples=20, phases=(Phase.explicit, Phase.generate))
    @given(operation.as_strategy() | operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
    def answers(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(checks=CHECKS)

    answers()


async def _played(served: Served, stack: AsyncExitStack, most: int = 4000) -> dict[str, str]:
    """Keys of a game that was played for so long."""
    made, lines = await two_and_a_watcher(served, stack)
    await lines[0].sit("Anna")
    await lines[1].sit("Bert")
    await play(lines[:2], random.Random(8), most)
    await lines[0].quiet()
    return {
        "robin": key_of(made["links"][0]["link"]),
        "sheriff": key_of(made["links"][1]["link"]),
        "watch": key_of(made["watch"]),
        "over": lines[0].prompt.get("over", ""),
        "steps": str(max(line.get("step", 0) for line in lines[0].lines)),
    }


def test_before_the_end_a_replay_shows_its_own_eyes_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            keys = await _played(served, stack, 30)
            assert not keys["over"]
            for who, seats in (("robin", [0]), ("sheriff", [1]), ("watch", [-1])):
                course = (await served.web.get(f"/api/replay/{keys[who]}")).json()
                assert [eye["seat"] for eye in course["readers"]] == seats
                assert [step["step"] for step in course["steps"]] == list(range(1, len(course["steps"]) + 1))
                for other in {0, 1, -1} - set(seats):
                    answer = await served.web.get(f"/api/replay/{keys[who]}/3?as={other}")
                    assert answer.status_code == 404
                moment = (await served.web.get(f"/api/replay/{keys[who]}/{len(course['steps'])}")).json()
                assert moment["board"] and moment["pieces"]
                assert (await served.web.get(f"/api/replay/{keys[who]}/{len(course['steps']) + 1}")).status_code == 404
                record, faults = records.read((await served.web.get(f"/api/record/{keys[who]}")).text, find)
                assert not faults and record.reader is not None and record.dice is not None and not record.dice.secret
            assert keys["steps"] == str((await served.web.get(f"/api/replay/{keys['robin']}")).json()["steps"][-1]["step"])

    asyncio.run(run())


def test_after_the_end_everything_can_be_opened(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            keys = await _played(served, stack)
            assert keys["over"]
            course = (await served.web.get(f"/api/replay/{keys['watch']}")).json()
            assert {eye["seat"] for eye in course["readers"]} == {0, 1, -1}
            assert course["over"]
            boards = {(await served.web.get(f"/api/replay/{keys['watch']}/20?as={eye}")).json()["board"] for eye in (0, 1, -1)}
            assert len(boards) == 3
            text = (await served.web.get(f"/api/record/{keys['watch']}")).text
            brought = await served.web.post("/api/records", content=text, headers={"content-type": "text/plain"})
            assert brought.status_code == 201 and brought.json()["faults"] == []
            key = key_of(brought.json()["link"])
            again = (await served.web.get(f"/api/replay/{key}")).json()
            assert again["verified"] is True and again["over"]
            assert len(again["steps"]) >= len(course["steps"])
            assert (await served.web.get(f"/api/record/{key}")).text.splitlines()[-2:] == text.splitlines()[-2:]
            async with served.line(key) as line:
                assert (await line.hear())["is"] == "bye", "a record's key opened a table"

    asyncio.run(run())


def test_branches_go_on_from_what_one_may_know(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            keys = await _played(served, stack, 30)
            wish = {"seats": [{"who": "me", "name": "Anna"}, {"who": "screen", "name": ""}]}
            made = (await served.web.post(f"/api/branch/{keys['robin']}/20", json=wish)).json()
            moment = (await served.web.get(f"/api/replay/{keys['robin']}/20")).json()
            async with served.line(made["link"]) as line:
                await line.hear()
                place = await served.house.place(key_of(made["link"]))
                assert place is not None
                state = place.room.match.history.start
                words, views = place.room.match.game.words, place.room.match.game.views
                assert words.board(views.view(state, 0), "en") == moment["board"], "it does not begin where the replay stood"
                await line.sit()
                await line.until(lambda line: line.prompt.get("mine", False))
            truth = await served.house.place(keys["robin"])
            assert truth is not None
            foreign = await served.web.post(f"/api/branch/{keys['robin']}/20?as=1", json=wish)
            assert foreign.status_code == 404
            late = await served.web.post(f"/api/branch/{keys['robin']}/5000", json=wish)
            assert late.status_code == 404

    asyncio.run(run())


def test_a_branch_before_the_end_does_not_open_the_other_hand(tmp_path: Path) -> None:
    """The position it begins from is imagined: over many branches the other hand differs."""

    async def run() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            keys = await _played(served, stack, 12)
            place = await served.house.place(keys["robin"])
            assert place is not None
            view = place.room.match.game.views.view
            wish = {"seats": [{"who": "me"}, {"who": "screen"}]}
            hands = set()
            for _ in range(6):
                made = (await served.web.post(f"/api/branch/{keys['robin']}/16", json=wish)).json()
                branch = await served.house.place(key_of(made["link"]))
                assert branch is not None
                hands.add(view(branch.room.match.history.start, 1).sheriff.hand)
            assert len(hands) > 1

    asyncio.run(run())


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"who": "me"}]},
        {"game": "cards", "seats": [{"who": "me"}]},
        {"game": "cards", "seats": [{"who": "me"}, {"who": "grandmaster"}]},
        {"game": "cards", "seats": [{"who": "me"}, {"who": "novice"}], "options": {"deal": "crooked"}},
        {"game": "cards", "seats": [{"who": "me"}, {"who": "novice"}], "options": {"no": "such"}},
        {"game": "cards", "seats": [{"who": "me"}, {"who": "friend"}], "clock": {"kind": "move", "seconds": 1}},
    ],
)
def test_what_can_not_be_is_refused_in_words(wish: dict[str, object], tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            answer = await served.web.post("/api/tables", json=wish)
            assert answer.status_code == 422 and len(answer.json()["detail"]) > 20
            for text in ("", "hello", "game: cards\n\nadd everything", "game: chess"):
                brought = await served.web.post("/api/records", content=text, headers={"content-type": "text/plain"})
                assert brought.status_code == 422 and brought.json()["detail"]
            huge = await served.web.post("/api/records", content=b"x" * (2**20 + 1), headers={"content-type": "text/plain"})
            assert huge.status_code == 413 and huge.json()["detail"].startswith("That is too large")

    asyncio.run(run())


def test_a_picture_is_not_made_again_for_options_that_it_does_not_hang_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def cover(game: Game) -> str:
        made.append(game.id)
        return "<svg/>"

    async def run() -> None:
        async with serving(tmp_path) as served:
            for number in range(3):
                assert (await served.web.get(f"/art/skirmish/cover.svg?v=x&any={number}")).text == "<svg/>"

    monkeypatch.setattr("sherwood.table.art.cover", cover)
    painted.cache_clear()
    asyncio.run(run())
    painted.cache_clear()
    assert made == ["skirmish"]


def test_what_was_rehearsed_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = find("cards")
    monkeypatch.setattr("sherwood.table.rehearsal.shelf", lambda: {"cards": cards})
    for held in (offer, painted):
        held.cache_clear()
    asyncio.run(rehearse())
    assert offer(cards, "en").name != offer(cards, "fr").name and painted(cards, "cover.svg", ())
    assert (offer.cache_info().misses, painted.cache_info().misses) == (2, 1)


def test_status_art_rules_and_headers(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            made = await served.open("me", "friend")
            keys = [key_of(made["link"]), "nonsense", key_of(made["watch"])]
            states = (await served.web.post("/api/status", json={"keys": keys})).json()
            assert [state["key"] for state in states] == [keys[0], keys[2]]
            assert not any(state["over"] or state["mine"] for state in states)
            for what in ("symbols", "ground", "ground-tall", "cover"):
                art = await served.web.get(f"/art/cards/{what}.svg")
                assert (
                    art.status_code == 200
                    and art.text.startswith("<svg")
                    and art.headers["content-type"].startswith("image/svg+xml")
                )
                again = await served.web.get(f"/art/cards/{what}.svg", headers={"if-none-match": art.headers["etag"]})
                assert again.status_code == 304
            for wrong in ("nothing.svg", "ground.svg?nothing=on"):
                assert (await served.web.get(f"/art/cards/{wrong}")).status_code == 404
            section = (await served.web.get("/api/rules/bandits/BANDITS-6.4")).json()
            assert "BANDITS-6.4a" in section["html"] and "BANDITS-6.5a" not in section["html"]
            clause = (await served.web.get("/api/rules/cards/CARDS-3.4")).json()
            assert clause["title"] and "Trap" in clause["html"]
            for path in ("/", made["link"], made["watch"], "/rules/cards", "/about", "/nowhere", "/api/nowhere", "/openapi.json"):
                answer = await served.web.get(path)
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]

    asyncio.run(run())


def test_refusals_are_in_the_reader_s_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            for language, said in (("en", "There is no table by this link"), ("fr", "Aucune table ne répond")):
                for path in ("/api/replay/nowhere", "/api/record/nowhere"):
                    answer = await served.web.get(path, headers={"accept-language": language})
                    assert answer.status_code == 404 and answer.json()["detail"].startswith(said), answer.text
            made = await served.open("me", "novice")
            async with served.line(made["link"], headers={"cookie": "lang=fr"}) as line:
                await line.sit("Anna")
                await line.until(lambda line: bool(line.prompt.get("mine")))
                typed = await line.answer("make", move="dance")
                assert not typed["ok"] and typed["text"].startswith("Aucun coup ne commence par « dance »")
                why = await line.answer("why", move="add robin guards 99")
                assert not why["ok"] and "les nombres vont" in why["text"]

    asyncio.run(run())


def test_the_home_page_says_how_many_seats_a_game_may_have(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as served:
            english, french = [(await served.web.get("/", headers={"accept-language": code})).text for code in ("en", "fr")]
            assert "2 or 4 seats" in english and "2 seats" in english and "2 ou 4 places" in french

    asyncio.run(run())
