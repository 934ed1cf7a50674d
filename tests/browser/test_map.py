"""A map larger than the screen: looked at from near and far, played on by its spots, and a first game that is led."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Room
from tests.browser.pages import ASKED, Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator

SPOT = '.spotted [data-pick="off"]'
MAN = '.pieces [data-pick="off"]'
PHONE = 390, 844
SET_UP = 120_000
"""Milliseconds in which a busy machine's computer player has set up its side."""
SCALE = "document.querySelector('.scene').getBoundingClientRect().width / document.querySelector('.stage').offsetWidth"


def _first_game(player: Player) -> None:
    """The guided game of skirmish, led as far as its first question: over which side the Sheriff's men come."""
    player.page.goto("/")
    player.page.click('[data-game="skirmish"][data-guided] >> nth=0')
    player.page.wait_for_url("**/s/*")
    player.page.wait_for_selector(ASKED, timeout=SET_UP)


def _enter(player: Player) -> None:
    """Past the choice of a side, to the choice of a man."""
    player.page.locator(SPOT).first.dispatch_event("click")
    player.page.click("#confirm")
    player.page.wait_for_selector(MAN)


def _scale(player: Player) -> float:
    """How much larger the map is seen than when it is seen whole."""
    scale: float = player.page.evaluate(SCALE)
    return scale


def _await_scale(player: Player, least: float, most: float = 99) -> None:
    player.page.wait_for_function(f"() => ({SCALE}) > {least} && ({SCALE}) < {most}")


def _middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def led(player: Player) -> Iterator[Player]:
    _first_game(player)
    yield player


def test_a_first_game_is_led_step_by_step(led: Player) -> None:
    coach = led.page.locator("#coach")
    assert "Alan-a-Dale" in coach.inner_text()
    led.page.click("#coach-heard")
    assert not coach.is_visible()
    _enter(led)
    coach.wait_for()
    assert "move" in coach.inner_text()
    assert "Alan-a-Dale" not in coach.inner_text(), "it said again what had been heard"
    for is_led in (False, True):
        led.page.click(".menu summary")
        led.page.click("#coach-switch")
        assert coach.is_visible() == is_led
    assert "Alan-a-Dale" in coach.inner_text(), "turned on anew, it tells all again"


def test_a_map_is_zoomed_about_the_pointer_moved_and_fitted(led: Player) -> None:
    page = led.page
    spot = page.locator(SPOT).first
    here = _middle(spot)
    page.mouse.move(*here)
    page.mouse.wheel(0, -500)
    _await_scale(led, 1.8)
    there = _middle(spot)
    assert abs(there[0] - here[0]) < 40 and abs(there[1] - here[1]) < 40, "what is under the pointer must stay there"
    zoomed, question = _scale(led), led.question
    page.mouse.move(600, 400)
    page.mouse.down()
    page.mouse.move(500, 340, steps=4)
    page.mouse.up()
    page.wait_for_function("x => document.querySelector('.spotted > g').getBoundingClientRect().x < x - 50", arg=there[0] - 30)
    assert led.picked.count() == 0 and led.question == question, "a drag is no click"
    page.locator(SPOT).first.dispatch_event("click")
    page.wait_for_selector("#confirm:not([hidden])")
    assert _scale(led) == pytest.approx(zoomed, rel=0.01), "an update must leave the view alone"
    page.keyboard.press("-")
    _await_scale(led, 0, zoomed - 0.1)
    page.keyboard.press("0")
    _await_scale(led, 0, 1.01)


def test_the_map_is_seen_without_pieces(led: Player) -> None:
    pieces = led.page.locator(".pieces")
    led.page.keyboard.press("m")
    assert pieces.evaluate("node => getComputedStyle(node).visibility") == "hidden"
    assert led.page.get_attribute('[data-view="bare"]', "aria-pressed") == "true"
    led.page.click('[data-view="bare"]')
    assert pieces.evaluate("node => getComputedStyle(node).visibility") == "visible"


def test_spots_tell_their_price_and_the_way_there(led: Player) -> None:
    page = led.page
    _enter(led)
    page.locator(MAN).first.dispatch_event("click")
    page.wait_for_selector(SPOT)
    page.locator(SPOT).last.dispatch_event("click")
    page.wait_for_selector("#confirm:not([hidden])")
    assert page.locator(".badges text").count() > 3
    page.mouse.move(*_middle(page.locator(SPOT).last))
    page.wait_for_selector(".trails [data-seen]", state="attached")
    way = page.locator(".trails [data-seen]").get_attribute("points") or ""
    assert way.count(",") > 1, "the way leads over more than one hex"
    assert "MPs" in page.inner_text("#foresight")
    assert page.locator("#foresight a.clause").count()


def test_a_spot_that_cannot_be_picked_says_why(led: Player) -> None:
    page = led.page
    _enter(led)
    page.locator(MAN).first.dispatch_event("click")
    page.wait_for_selector(SPOT)
    box = page.locator(".stage").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.4)
    page.wait_for_selector(".toast a.clause")


def test_all_that_can_be_picked_is_a_list_for_the_keyboard(led: Player) -> None:
    page = led.page
    _enter(led)
    page.keyboard.press("g")
    first = page.locator("#tray .thumb").first
    assert first.is_visible() and first.inner_text().strip()
    assert first.evaluate("node => node === document.activeElement")
    assert ": " in (first.get_attribute("aria-label") or ""), "it says the name and the price"
    page.keyboard.press("ArrowDown")
    second = page.locator("#tray .thumb").nth(1)
    assert second.evaluate("node => node === document.activeElement")
    walker = second.get_attribute("data-target")
    page.keyboard.press("Enter")
    page.wait_for_selector(SPOT)
    assert page.locator("#tray .thumb").count() > 3
    page.locator("#tray .thumb").nth(3).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm:visible")
    page.keyboard.press("c")
    page.wait_for_selector(f"#tray .thumb[data-target={walker}]", state="detached")
    page.wait_for_function("document.activeElement.closest('#prompt')")  # the next Tab leads to what can be picked next


def test_what_has_the_focus_comes_before_the_eye(led: Player) -> None:
    page = led.page
    for _ in range(6):
        page.keyboard.press("+")
    _await_scale(led, 2.5)
    page.locator(SPOT).last.focus()
    page.wait_for_function("""() => {
        const box = (node) => node.getBoundingClientRect();
        const [board, spot] = [box(document.querySelector("#board")), box(document.activeElement)];
        const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
        return x > board.x && x < board.right && y > board.y && y < board.bottom;
    }""")
    assert page.locator('.spotted [tabindex="0"]').count() == 1, "Tab must not lead through all spots"


def test_a_phone_brings_the_choice_near_and_pinches(room: Room) -> None:
    player = room.player(*PHONE)
    _first_game(player)
    player.page.click("#coach-heard")
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = _scale(player)
    session = player.page.context.new_cdp_session(player.page)

    def touch(kind: str, *fingers: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (180, 300), (220, 300))
    for reach in range(0, 60, 10):
        touch("touchMove", (180 - reach, 300), (220 + reach, 300))
    touch("touchEnd")
    _await_scale(player, before * 1.5)
    assert player.picked.count() == 0, "a pinch is no tap"
    player.page.click('[data-view="find"]')
    spot = player.page.locator(SPOT).first
    player.page.wait_for_function("() => !document.querySelector('.moving')")
    player.page.touchscreen.tap(*_middle(spot))
    player.page.wait_for_selector('.spotted [data-pick="on"]')
    assert player.page.locator("#confirm").is_visible()


def test_cards_are_looked_at_whole(player: Player) -> None:
    player.start()
    player.await_question()
    assert not player.page.locator("#view-tools").is_visible()
    player.page.mouse.move(600, 400)
    player.page.mouse.wheel(0, -500)
    player.page.keyboard.press("+")
    assert _scale(player) == pytest.approx(1, abs=0.01)


def test_only_what_belongs_to_a_scenario_is_offered(player: Player) -> None:
    page = player.page
    page.goto("/")
    form = page.locator('.setup[data-game="skirmish"]')
    story = form.locator("[data-story]:not([hidden])")
    assert story.count() == 1
    first = story.inner_text()
    assert not form.locator('[data-variant="s4_wolf"]').is_visible()
    form.locator('[data-option="scenario"]').select_option("s4")
    assert form.locator('[data-variant="s4_wolf"]').is_visible()
    assert story.inner_text() != first
    form.locator(".fold summary").first.click()
    form.locator("[data-search]").fill("stunned")
    shown = form.locator(".variants .choice:visible")
    assert 0 < shown.count() < 12
    assert all("stunned" in text.lower() for text in shown.all_inner_texts())
    form.locator('[data-option="seating"]').select_option("four")
    form.locator(".seat-row").nth(3).wait_for()
    form.locator('[data-variant="s4_wolf"]').check()
    form.locator('[data-option="scenario"]').select_option("s1")
    page.wait_for_function("""() => document.querySelectorAll('.setup[data-game="skirmish"] .seat-row').length === 2""")
    form.locator(".start button").click()
    player.await_question()
    record = page.request.get(page.url.replace("/s/", "/api/record/")).text()
    assert "wolf" not in record.split("\n\n")[0], "an option of another scenario went along"
