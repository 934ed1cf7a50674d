"""Looking at a game again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Room, TableServer
from tests.browser.pages import ASKED, Player

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def finished(chromium: Browser, server: TableServer) -> Iterator[str]:
    """The path of a game that was resigned after a few answers."""
    room = Room(chromium, server)
    player = room.player()
    player.start()
    player.await_question()
    for _ in range(4):
        player.answer()
    player.resign()
    yield player.page.url.replace("/s/", "/r/")
    room.close()


@pytest.fixture
def replay(player: Player, finished: str) -> Player:
    """A player who looks at that game."""
    player.page.goto(finished)
    player.page.wait_for_selector(".scene .pieces > g")
    return player


def _step(player: Player) -> int:
    return int(player.page.input_value("#slider"))


def test_it_opens_at_the_end_and_is_walked_with_keys_and_buttons(replay: Player) -> None:
    last = int(replay.page.get_attribute("#slider", "max") or "0")
    assert _step(replay) == last > 10
    replay.page.keyboard.press("ArrowLeft")
    assert _step(replay) == last - 1
    replay.page.keyboard.press("Home")
    assert _step(replay) == 0
    replay.page.click("#forward")
    assert _step(replay) == 1
    replay.page.click("#phase-forward")
    assert _step(replay) > 2
    replay.page.keyboard.press("End")
    assert _step(replay) == last


def test_it_plays_by_itself(replay: Player) -> None:
    replay.page.keyboard.press("Home")
    replay.page.keyboard.press("Space")
    replay.page.wait_for_function("() => document.getElementById('slider').value >= 2")
    replay.page.click("#play")
    assert replay.page.get_attribute("#play", "aria-pressed") == "false"


def test_after_the_end_all_hands_are_open(replay: Player) -> None:
    hands = ".scene .pieces > [data-zoom^='cards-s-']"
    replay.page.keyboard.press("Home")
    for _ in range(12):
        replay.page.keyboard.press("ArrowRight")
    replay.page.select_option("#reader", label="The Sheriff")
    replay.page.wait_for_function(f"() => document.querySelectorAll(`{hands}`).length > 0")


def test_a_link_to_a_moment(replay: Player, room: Room) -> None:
    replay.page.keyboard.press("Home")
    for _ in range(5):
        replay.page.keyboard.press("ArrowRight")
    replay.page.click("#copy-moment")
    replay.page.wait_for_selector(".toast")
    link = replay.page.evaluate("navigator.clipboard.readText()")
    assert "step=5" in link
    other = room.player()
    other.page.goto(link)
    other.page.wait_for_selector(".scene .pieces > g")
    assert _step(other) == 5


def test_a_new_game_branches_off(replay: Player) -> None:
    replay.page.keyboard.press("Home")
    for _ in range(12):
        replay.page.keyboard.press("ArrowRight")
    replay.page.click('[data-open="branch"]')
    replay.page.click("#branch .gold")
    replay.page.wait_for_url("**/s/*")
    replay.page.wait_for_selector(ASKED)


def test_who_plays_on_sits_where_he_looked_from(player: Player) -> None:
    """Before the end too, when he may look through no other eyes."""
    player.start(seat=1)
    player.await_question()
    player.page.goto(player.page.url.replace("/s/", "/r/"))
    player.page.wait_for_selector(".scene .pieces > g")
    player.page.click('[data-open="branch"]')
    seats = player.page.locator("#branch-seats select")
    assert [seats.nth(seat).input_value() for seat in range(seats.count())] == ["seasoned", "me"]
    player.page.click("#branch .gold")
    player.page.wait_for_url("**/s/*")
    player.page.wait_for_selector(ASKED)
    assert player.page.locator(".chair[data-mine]").get_attribute("data-seat") == "1"


def test_on_a_phone_a_finger_gets_to_what_lies_below(room: Room, finished: str) -> None:
    player = room.player(390, 844)
    player.page.goto(finished)
    player.page.wait_for_selector(".scene .pieces > g")
    assert player.page.locator("#fair-badge").evaluate("badge => badge.getBoundingClientRect().top >= innerHeight")
    fingers = player.page.context.new_cdp_session(player.page)
    for y in range(780, 0, -60):
        touch = {"type": "touchStart" if y == 780 else "touchMove", "touchPoints": [{"x": 40, "y": y}]}
        fingers.send("Input.dispatchTouchEvent", touch)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.page.wait_for_function("() => document.getElementById('fair-badge').getBoundingClientRect().bottom <= innerHeight")


def test_a_moment_that_could_not_be_had_is_asked_for_anew(replay: Player, room: Room) -> None:
    room.expected = "Failed to load resource"
    replay.page.route("**/api/replay/*/*", lambda route: route.abort())
    replay.page.keyboard.press("Home")
    replay.page.wait_for_selector(".toast.bad")
    replay.page.unroute("**/api/replay/*/*")
    replay.page.keyboard.press("Home")
    replay.page.wait_for_function("() => new URLSearchParams(location.search).get('step') === '0'")


def test_the_log_leads_to_its_step(replay: Player) -> None:
    replay.page.click("#log .jump >> nth=3")
    assert _step(replay) == int(replay.page.get_attribute("#log li >> nth=3", "data-step") or "0")


def test_the_last_step_tells_who_won_a_game_that_was_given_up(replay: Player) -> None:
    replay.page.keyboard.press("End")
    replay.page.locator("#step-text", has_text="Victory: The Sheriff. Guest resigned.").wait_for()
    replay.page.locator("#log .note", has_text="Victory: The Sheriff.").wait_for()
    replay.page.keyboard.press("Home")
    replay.page.locator("#step-text", has_text="Victory").wait_for(state="detached")


def test_the_verdict_on_the_dice(replay: Player) -> None:
    assert replay.page.get_attribute("#fair-badge", "data-verdict") == "fair-verified"
