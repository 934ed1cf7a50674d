"""Bands that may stand anywhere: dragged, touched, nudged and typed, with a ghost where they would stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Room
from tests.browser.pages import ASKED, Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator

PHONE = 390, 844
BAND = '.pieces [data-id="{id}"]'
BEFORE = {"b-0": -1, "b-4": 1}
"""The largest bands of the lesson, and which way on the screen is ahead of each."""


def moving(player: Player) -> None:
    """A battle of which one person plays both sides, at its first movement."""
    player.start(against="screen", curtain=False, game="shieldwall")
    for move in ("deploy as-planned", "deploy as-planned", "first yes"):
        player.page.wait_for_selector(f'{ASKED} [data-move="{move}"]')
        question = player.question
        player.page.click(f'#buttons [data-move="{move}"]')
        player.await_next(question)
    player.page.wait_for_selector(f'{ASKED} [data-move="end-movement"]')


def band(player: Player) -> tuple[Locator, int]:
    """A band that may move, and which way is ahead of it."""
    for id, ahead in BEFORE.items():
        found = player.page.locator(BAND.format(id=id))
        if found.get_attribute("data-pick"):
            return found, ahead
    raise AssertionError("no band may move")


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drop(player: Player, target: Locator, *ways: tuple[float, float]) -> None:
    """Drags it by each of these ways from where it is, one after the other, and lets go once it is seen there."""
    page, (x, y) = player.page, middle(target)
    page.mouse.move(x, y)
    page.mouse.down()
    for right, down in ways:
        page.mouse.move(x + right, y + down, steps=4)
    page.wait_for_selector(".tried g")
    page.mouse.up()
    page.wait_for_selector("#confirm:visible")


def placed(player: Player) -> tuple[str, ...]:
    """What the form says: inches east and north, and the facing."""
    return tuple(player.page.input_value(f"#place [name={name}]") for name in ("x", "y", "facing"))


@pytest.fixture
def battle(player: Player) -> Iterator[Player]:
    moving(player)
    yield player


def test_a_band_is_dragged_with_a_ghost_and_stands_where_it_was_dropped(battle: Player) -> None:
    page, (there, ahead) = battle.page, band(battle)
    _, y = middle(there)
    drop(battle, there, (0, 20 * ahead), (0, 60 * ahead))
    page.wait_for_selector(".drawn g")
    assert "of 6″" in (page.text_content("#prompt-hint") or "")
    page.click("#confirm")
    page.wait_for_function("() => !document.querySelector('.drawn').childElementCount")
    page.wait_for_function("([x, y]) => Math.abs(document.querySelector(x).getBoundingClientRect().y - y) > 30",
                           arg=[BAND.format(id=there.get_attribute("data-id")), y])  # fmt: skip


def test_a_charge_is_led_part_by_part(battle: Player) -> None:
    """Of the Saxons, who can run from where they stand; the Vikings could not."""
    page = battle.page
    while not page.locator(BAND.format(id="b-4")).get_attribute("data-pick"):
        question = battle.question
        page.click('#buttons [data-move^="end-"]')
        battle.await_next(question)
    there, ahead = band(battle)
    there.focus()
    page.keyboard.press("Enter")
    page.click('#buttons [data-move^="charge"]')
    page.wait_for_selector('#buttons [data-move="run"]')
    x, y = middle(there)
    drop(battle, there, (-20, 0))
    assert "straight on" in (page.text_content("#prompt-hint") or "")
    question = battle.question
    page.click("#confirm")
    battle.await_next(question)
    page.click('#buttons [data-move="run"]')
    page.wait_for_selector('#buttons [data-move="end-movement"]')
    assert abs(middle(there)[0] - x) > 10 and (middle(there)[1] - y) * ahead > 50


def test_of_a_drag_that_is_called_off_nothing_is_left(battle: Player) -> None:
    page, (there, ahead) = battle.page, band(battle)
    x, y = middle(there)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 60 * ahead, steps=4)
    page.wait_for_selector(".tried g")
    assert "of 6″" in (page.text_content("#prompt-hint") or "")
    page.dispatch_event("#board", "pointercancel", {"pointerId": 1})
    page.wait_for_function("() => !document.querySelector('.tried').childElementCount")
    assert not page.text_content("#prompt-hint") and battle.picked.count() == 0
    page.mouse.up()


def test_keys_nudge_by_tenths_of_an_inch_and_turn(battle: Player) -> None:
    page, (there, ahead) = battle.page, band(battle)
    there.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#place:visible")
    east, north, facing = placed(battle)
    page.keyboard.press("ArrowUp" if ahead < 0 else "ArrowDown")
    page.wait_for_selector("#confirm:visible")
    page.wait_for_function("north => document.querySelector('#place [name=y]').value !== north", arg=north)
    assert placed(battle) == (east, f"{float(north) - 0.1 * ahead:.2f}", facing)
    page.keyboard.press("Shift+ArrowUp" if ahead < 0 else "Shift+ArrowDown")
    page.wait_for_function("north => document.querySelector('#place [name=y]').value === north",
                           arg=f"{float(north) - 1.1 * ahead:.2f}")  # fmt: skip
    page.keyboard.press("Escape")
    page.wait_for_selector("#place", state="hidden")


def test_a_place_is_typed(battle: Player) -> None:
    page, (there, ahead) = battle.page, band(battle)
    there.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#place:visible")
    north = float(placed(battle)[1]) - 3 * ahead
    page.fill("#place [name=y]", f"{north:.2f}")
    page.press("#place [name=y]", "Enter")
    page.wait_for_selector("#confirm:visible")
    assert "3″ of 6″" in (page.text_content("#prompt-hint") or "")
    page.fill("#place [name=y]", f"{north - 20 * ahead:.2f}")
    page.press("#place [name=y]", "Enter")
    page.wait_for_selector(".toast.bad a[data-clause='SHIELDWALL-3.1c']")
    page.wait_for_selector("#prompt-hint:text('6″ of 6″')")
    page.click("#confirm")
    page.wait_for_selector("#confirm", state="hidden")


def test_a_finger_drags_what_it_has_picked_and_else_moves_the_table(room: Room) -> None:
    player = room.player(*PHONE, is_mobile=True)
    moving(player)
    page, (there, ahead) = player.page, band(player)
    finger = page.context.new_cdp_session(page)

    def drag(x: float, y: float, far: float) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for part in range(1, 7):
            points = [{"x": x, "y": y + far * part / 6}]
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    drag(*middle(there), 40 * ahead)
    page.wait_for_timeout(500)
    assert page.locator("#confirm:visible").count() == 0
    page.click('[data-view="find"]')
    page.wait_for_timeout(500)
    page.touchscreen.tap(*middle(there))
    page.wait_for_selector("#place:visible")
    drag(*middle(there), 50 * ahead)
    page.wait_for_selector("#confirm:visible")
    assert "of 6″" in (page.text_content("#prompt-hint") or "")


def test_a_place_is_typed_and_confirmed_without_a_pointer(battle: Player) -> None:
    page, (there, ahead) = battle.page, band(battle)
    there.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#place:visible")
    north = float(placed(battle)[1])
    page.keyboard.press("p")
    page.keyboard.press("Tab")
    page.keyboard.type(f"{north - 3 * ahead:.2f}")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'confirm'")
    page.keyboard.press("ArrowUp" if ahead < 0 else "ArrowDown")
    page.wait_for_selector("#prompt-hint:text('3.1″ of 6″')")
    page.keyboard.press("p")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+ArrowUp" if ahead < 0 else "Shift+ArrowDown")
    page.wait_for_selector("#prompt-hint:text('4.1″ of 6″')")
    page.keyboard.press("Escape")
    question = battle.question
    page.keyboard.press("Enter")
    battle.await_next(question)


def test_what_is_dragged_too_far_stops_there_without_a_notice(battle: Player) -> None:
    page, (there, ahead) = battle.page, band(battle)
    drop(battle, there, (0, 60 * ahead), (0, 400 * ahead))
    page.wait_for_selector("#prompt-hint:text('6″ of 6″')")
    assert page.locator(".toast").count() == 0


UNSEEN = """id => {
    const board = document.getElementById("board").getBoundingClientRect();
    const { left, right, top, bottom } = document.querySelector(`.pieces [data-id="${id}"]`).getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return Math.min(x - board.left, board.right - x, y - board.top, board.bottom - y) < 25;
}"""
"""Whether the middle of a piece is out of sight, or hardly in it."""


def test_on_a_phone_what_is_picked_comes_before_the_eye_and_what_happens_is_told(room: Room) -> None:
    player = room.player(*PHONE, is_mobile=True)
    moving(player)
    page, (there, ahead) = player.page, band(player)
    id = there.get_attribute("data-id")
    assert "move first" in page.inner_text("#news")
    x, y = middle(there)
    page.touchscreen.tap(x, y + 16 * ahead)
    page.wait_for_selector(BAND.format(id=id) + '[data-pick="on"]')
    assert page.locator("#news").is_hidden(), "who answers has read it"
    page.tap("#clear")
    for _ in range(4):
        page.tap('[data-view="in"]')
    for way in ("ArrowLeft", "ArrowDown"):
        for _ in range(8):
            page.keyboard.press(f"Shift+{way}")
    page.wait_for_function(UNSEEN, arg=id)
    page.tap("#list")
    page.tap(f'#tray [data-target="{id}"]')
    page.wait_for_function(f"id => !({UNSEEN})(id)", arg=id)
    page.tap("#place-open")
    assert page.locator("#place [name=x]").is_visible()
