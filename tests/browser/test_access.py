"""For everybody: phones, keyboards, screen readers, little movement."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import Room
from tests.browser.pages import Player

FINGER = 44
"""Pixels that a control must measure on a phone."""

PROBES = Path(__file__).with_name("probes.js").read_text(encoding="utf-8")


def _probe(player: Player, name: str, *given: int) -> list[str]:
    """What is wrong with the page that the player sees, by one of the functions of probes.js."""
    found: list[str] = player.page.evaluate(f"{PROBES}.{name}({', '.join(map(str, given))})")
    return found


def _open(player: Player, path: str) -> None:
    if path == "table":
        player.start()
        player.await_question()
    elif path == "replay":
        player.start()
        player.await_question()
        player.page.goto(player.page.url.replace("/s/", "/r/"))
        player.page.wait_for_selector(".scene .pieces > g")
    else:
        player.page.goto(path)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "table", "replay", "/rules/cards", "/about"])
def test_everything_has_a_name_and_can_be_read(room: Room, path: str, scheme: str) -> None:
    player = room.player(color_scheme=scheme)
    _open(player, path)
    assert _probe(player, "nameless") == []
    assert _probe(player, "broken") == []
    assert _probe(player, "faint") == []


@pytest.mark.parametrize("path", ["/", "table", "replay", "/rules/cards"])
def test_on_a_phone_all_fits_and_can_be_hit(room: Room, path: str) -> None:
    player = room.player(390, 844)
    _open(player, path)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert _probe(player, "small", FINGER) == []


def test_a_phone_has_a_tall_board_and_its_hand_can_be_hit(room: Room) -> None:
    player = room.player(390, 844)
    player.start()
    player.await_question()
    board = player.page.locator(".stage").bounding_box()
    prompt = player.page.locator("#prompt").bounding_box()
    assert board and prompt
    assert board["height"] > board["width"] > 250
    assert board["y"] + board["height"] <= prompt["y"] + 1
    while player.picks.count() == 0:
        player.answer()
    before = player.picked.count()
    thumbs = player.page.locator(".crowded .thumb")
    (thumbs.first if thumbs.count() else player.picks.last).tap(position={"x": 8, "y": 12})
    player.page.wait_for_function("count => document.querySelectorAll('.scene [data-pick=on]').length > count", arg=before)


def test_the_panel_of_a_phone_opens_and_closes(room: Room) -> None:
    player = room.player(390, 844)
    player.start()
    player.await_question()
    assert not player.page.locator("#log-panel").is_visible()
    player.page.tap("#panel-switch")
    player.page.locator("#log-panel").wait_for()
    player.page.tap("#panel-switch")
    player.page.locator("#log-panel").wait_for(state="hidden")


def test_a_hint_on_a_phone_is_read_beside_the_board(room: Room) -> None:
    player = room.player(390, 844)
    player.start()
    player.await_question()
    player.page.tap("#panel-switch")
    player.page.tap("#hint")
    player.page.locator(".toast", has_text="Suggestion: ").wait_for()
    player.page.locator("#log-panel").wait_for(state="hidden")
    question = player.question
    player.page.tap(".toast .plain >> nth=0")
    player.await_heard(question)


def test_a_finger_held_down_magnifies(room: Room) -> None:
    player = room.player(390, 844)
    player.start()
    player.await_question()
    card = player.page.locator('.scene .pieces > [data-zoom^="cards-r"]').last
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    player.page.locator("#loupe svg").wait_for()
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    player.page.locator("#loupe").wait_for(state="hidden")


def test_the_voice_tells_prompt_and_log(player: Player) -> None:
    player.start()
    player.await_question()
    assert player.page.inner_text("#prompt-text") in (player.page.text_content("#live") or "")
    assert player.page.get_attribute("#live", "aria-live") == "polite"
    player.answer()
    assert player.page.inner_text("#prompt-text") in (player.page.text_content("#live") or "")


def test_pieces_that_stay_keep_their_elements_and_move(room: Room) -> None:
    player = room.player(reduced_motion="no-preference")
    player.start()
    player.await_question()
    while player.picks.count() == 0:
        player.answer()
    player.page.evaluate(
        "() => { window.kept = document.querySelector('.scene [data-pick]'); window.place = kept.style.transform; }"
    )
    player.picks.first.dispatch_event("click")
    player.page.wait_for_function("() => window.kept.dataset.pick === 'on' && window.kept.style.transform !== window.place")
    assert player.page.evaluate("() => document.contains(window.kept)")
    assert player.page.evaluate("() => parseFloat(getComputedStyle(window.kept).transitionDuration)") > 0.1


def test_little_movement_is_respected(player: Player) -> None:
    player.start()
    player.await_question()
    assert (
        player.page.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.pieces > g')).transitionDuration)")
        < 0.001
    )


def test_the_voice_counts_what_repeats_and_tells_of_a_pick_only_what_it_comes_to(player: Player) -> None:
    player.start(seat=1)
    player.await_question()
    player.page.locator("#live", has_text="Robin Hood draws a card. × 6").wait_for(state="attached")
    while player.picks.count() == 0:
        player.answer()
    hint = player.page.inner_text("#prompt-hint")
    player.picks.first.dispatch_event("click")
    player.page.wait_for_function("hint => document.getElementById('prompt-hint').textContent !== hint", arg=hint)
    said = player.page.locator("#live p").get_by_text(player.page.inner_text("#prompt-hint"), exact=True)
    said.wait_for(state="attached")


def test_a_screen_reader_hears_what_lies_on_the_table_and_not_what_the_box_holds(player: Player) -> None:
    player.start()
    player.await_question()
    heard = _names(player)
    assert "Maid Marion" not in heard and "Hommes des bois" not in heard
    assert any(name.startswith(("Ambush", "Tournament")) for name in heard)
    assert any(name.startswith("Robin Hood against the Sheriff") for name in _names(player, "heading"))


def test_what_a_choice_costs_is_told_of_it_in_focus(player: Player) -> None:
    player.start()
    player.await_question()
    button = player.page.locator("#buttons [data-move], #confirm:visible").last
    player.page.keyboard.press("Tab")
    button.focus()
    player.page.locator("#foresight a.clause").wait_for()
    assert button.get_attribute("aria-describedby") == "foresight"
    player.page.locator("#hint").focus()
    player.page.locator("#foresight").wait_for(state="hidden")
    assert button.get_attribute("aria-describedby") is None


def _names(player: Player, role: str = "") -> set[str]:
    """What a screen reader can say of the page, or of what has this role in it."""
    nodes = player.page.context.new_cdp_session(player.page).send("Accessibility.getFullAXTree")["nodes"]
    heard = [node for node in nodes if not node["ignored"] and role in ("", node["role"]["value"])]
    return {node["name"]["value"] for node in heard if node.get("name", {}).get("value")}


def test_the_focus_is_seen_on_dark_ground(player: Player) -> None:
    player.page.goto("/")
    button = player.page.locator(".hero [data-quick]").first
    while not button.evaluate("button => button.matches(':focus-visible')"):
        player.page.keyboard.press("Tab")
    colour = button.evaluate("button => getComputedStyle(button).outlineColor")
    assert sum(map(int, re.findall(r"\d+", colour))) > 450, f"{colour} is too dark"
