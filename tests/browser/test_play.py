"""A game against the computer, with pointer and keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.conftest import Room
from tests.browser.pages import ASKED, Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator


def test_a_whole_game_by_clicks(player: Player) -> None:
    player.start()
    answers = player.play_to_the_end()
    assert answers >= 15
    assert re.search(r"\d+\s:\s\d+", player.page.inner_text("#prompt-text"))
    player.page.locator('#fair-badge[data-verdict="fair-verified"]').wait_for()
    player.page.click("#fair-badge")
    assert re.fullmatch(r"[0-9a-f]{64}", player.page.inner_text("#fair-secret"))


def test_a_turn_by_keyboard_alone(player: Player) -> None:
    player.start()
    keyboard = player.page.keyboard
    for _ in range(6):
        player.await_question()
        before = player.question
        if player.picks.count() > 1:
            keyboard.press("ArrowRight")
            first = player.page.evaluate("document.activeElement.dataset.id")
            keyboard.press("ArrowRight")
            assert player.page.evaluate("document.activeElement.dataset.id") != first
            keyboard.press("ArrowLeft")
            assert player.page.evaluate("document.activeElement.dataset.pick") == "off"
            keyboard.press("Enter")
            player.page.wait_for_selector('.scene [data-pick="on"]:focus')
            assert player.page.get_attribute(".scene [data-pick=on]", "aria-pressed") == "true"
            keyboard.press("Escape")
            player.page.wait_for_selector('.scene [data-pick="on"]', state="detached")
        if player.page.locator("#confirm").is_visible():
            keyboard.press("c")
        elif player.page.locator("#buttons [data-move]").count():
            keyboard.press("1")
        else:
            player.answer()
            continue
        player.await_next(before)


def test_tab_reaches_picks_and_confirmation(player: Player) -> None:
    player.start()
    _await_picks(player)
    player.page.locator("#prompt").focus()
    reached: set[str] = set()
    for _ in range(40):
        player.page.keyboard.press("Tab")
        reached.add(player.page.evaluate("document.activeElement.dataset.pick ? 'pick' : document.activeElement.id"))
    assert {"pick", "hint", "tab-log", "log-panel", "fair-badge"} <= reached
    assert "confirm" in reached or not player.page.locator("#confirm").is_visible()


def test_why_not(player: Player) -> None:
    player.start()
    player.await_question()
    player.fixed_cards().first.dispatch_event("click")
    toast = player.page.locator(".toast")
    toast.wait_for()
    assert len(toast.inner_text()) > 10


def test_why_not_names_the_clause_and_opens_it(player: Player) -> None:
    player.start()
    _await_picks(player, "Ambush")
    arrows = player.page.locator('.scene [data-id^="r-0-"], .scene [data-id^="r-9-"]')
    while arrows.count() == 0:
        player.answer()
        _await_picks(player, "Ambush")
    arrows.first.dispatch_event("click")
    player.page.locator(".toast a.clause").click()
    player.page.locator("#clause", has_text="CARDS-").wait_for()
    assert len(player.page.inner_text("#clause-text")) > 20
    player.page.keyboard.press("Escape")
    assert not player.page.locator("#clause").is_visible()


def test_a_typed_move_and_a_wrong_one(player: Player) -> None:
    player.start()
    player.await_question()
    question = player.question
    player.page.keyboard.press("n")
    box = player.page.locator("#notation input")
    box.fill("dance on the table")
    box.press("Enter")
    player.page.locator("#notation-fault", has_text=re.compile(r"\w+")).wait_for()
    assert player.question == question
    player.page.locator("#hint").click()
    player.page.locator(".toast", has_text="Suggestion").wait_for()
    player.page.click(".toast button >> text=Make it")
    player.await_next(question)


def test_the_odds_of_a_move(player: Player) -> None:
    player.start()
    player.await_question()
    while player.page.locator("#buttons [data-move]").count() == 0:
        player.answer()
        assert not player.is_over
    player.page.locator("#buttons [data-move]").first.hover()
    player.page.locator("#foresight li").first.wait_for()
    assert "%" in player.page.inner_text("#foresight")


def test_what_a_card_costs_its_clause_and_the_odds(player: Player) -> None:
    player.start()
    _await_picks(player, "Ambush")
    player.page.mouse.move(0, 0)
    player.page.locator("#foresight").wait_for(state="hidden")
    player.page.locator('.scene [data-pick="off"]').last.hover()
    bubble = player.page.locator("#foresight", has_text="Brings force")
    bubble.locator("li", has_text="%").first.wait_for()
    bubble.locator("a.clause", has_text="CARDS-3.3").hover()
    player.page.wait_for_timeout(1200)
    assert bubble.is_visible(), "the bubble went away before its link could be clicked"
    bubble.locator("a.clause").click()
    player.page.locator("#clause", has_text="CARDS-3.3").wait_for()


def test_the_clause_of_a_choice_by_keyboard(player: Player) -> None:
    player.start()
    _await_picks(player, "Ambush")
    player.page.keyboard.press("ArrowRight")
    player.page.locator("#foresight a.clause").wait_for()
    player.page.keyboard.press("r")
    player.page.locator("#clause", has_text="CARDS-3.").wait_for()


def test_a_finger_held_down_asks_and_does_not_choose(room: Room) -> None:
    player = room.player(width=390, height=844)
    player.start()
    player.await_question()
    while player.page.locator("#buttons [data-move]").count() == 0:
        player.answer()
        assert not player.is_over
    question = player.question
    hold(player, player.page.locator("#buttons [data-move]").first)
    assert player.question == question
    player.page.locator("#foresight a.clause").tap()
    player.page.locator("#clause", has_text="CARDS-").wait_for()


def test_what_a_finger_asked_about_stays_though_it_comes_to_lie_under_the_finger(room: Room) -> None:
    player = room.player(width=390, height=844)
    player.start(seat=1)
    player.await_question()
    hold(player, player.picks.first)
    assert player.page.locator("#foresight").is_visible() and player.picked.count() == 0
    player.page.locator("#foresight a.clause").tap()
    player.page.locator("#clause", has_text="CARDS-").wait_for()


def test_what_a_finger_asked_about_stays_though_it_takes_the_focus(room: Room) -> None:
    player = room.player(width=390, height=844)
    player.start()
    player.await_question()
    hold(player, player.picks.first)
    hold(player, player.page.locator("#buttons [data-move]").first)
    player.page.wait_for_timeout(1000)
    assert player.page.locator("#foresight").is_visible()


def hold(player: Player, what: Locator) -> None:
    """Holds a finger on it until its clause is told, and takes it away."""
    box = what.bounding_box()
    assert box
    fingers = player.page.context.new_cdp_session(player.page)
    at = {"x": box["x"] + min(box["width"] / 2, 20), "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    player.page.locator("#foresight a.clause").wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.page.wait_for_timeout(500)


def test_the_position_as_text(player: Player) -> None:
    player.start()
    player.await_question()
    player.page.keyboard.press("t")
    player.page.locator("#text-board", has_text="Robin").wait_for()


def test_a_card_is_magnified_under_the_pointer(player: Player) -> None:
    player.start()
    player.await_question()
    player.page.locator('.scene .pieces > [data-zoom^="cards-r"]').last.hover()
    player.page.locator("#loupe svg").wait_for()
    player.page.mouse.move(5, 5)
    player.page.locator("#loupe").wait_for(state="hidden")


def test_chat_and_its_count(player: Player) -> None:
    player.start()
    player.await_question()
    player.page.click("#tab-chat")
    player.page.fill("#say-text", "Good luck!")
    player.page.press("#say-text", "Enter")
    player.page.locator("#chat li", has_text="Good luck!").wait_for()


def test_resigning_asks_first_and_a_rematch_follows(player: Player) -> None:
    player.start()
    player.await_question()
    player.page.click(".menu summary")
    player.page.click("#resign")
    player.page.click("#sure button >> nth=0")
    assert not player.is_over
    player.resign()
    first = player.page.url
    player.page.click("#rematch")
    player.page.click("#next-table")
    player.page.wait_for_url(lambda url: url != first)
    player.page.wait_for_selector(ASKED)


def test_the_title_says_whose_turn_it_is(player: Player) -> None:
    player.start()
    player.await_question()
    assert "Your turn" in player.page.title()
    player.page.click(".menu summary")
    player.page.click("#tell-me")
    player.page.locator('#tell-me[aria-pressed="true"]').wait_for(state="attached")


def test_word_is_asked_for_and_taken_back(player: Player) -> None:
    player.start()
    player.await_question()
    page = player.page
    page.click(".menu summary")
    page.click("#send-word")
    page.fill("#word input", "https://elsewhere.example/")
    page.press("#word input", "Enter")
    page.locator("#word-fault", has_text="hooks.example.org").wait_for()
    page.fill("#word input", "https://hooks.example.org/anna")
    page.press("#word input", "Enter")
    page.locator("#word").wait_for(state="hidden")
    page.reload()
    page.locator('#send-word[aria-pressed="true"]').wait_for(state="attached")
    page.click(".menu summary")
    page.click("#send-word")
    assert page.input_value("#word input") == ""
    page.click("#word-stop")
    page.locator('#send-word[aria-pressed="false"]').wait_for(state="attached")


def _await_picks(player: Player, stage: str = "") -> None:
    """Plays on until cards can be picked in this stage."""
    player.await_question()
    while player.picks.count() == 0 or stage.lower() not in player.page.inner_text("#stage").lower():
        player.answer()
        assert not player.is_over
