"""Several people at one table: links, watchers, the curtain, lost lines and restarts."""

from __future__ import annotations

from tests.browser.conftest import Room
from tests.browser.pages import ASKED, Player


def test_two_friends_and_a_watcher(room: Room) -> None:
    ann, bob, eve = room.player(), room.player(), room.player()
    ann.start(against="friend")
    friend, watch = ann.links()
    bob.sit(friend, "Bob")
    eve.page.goto(watch)
    eve.page.wait_for_selector(".scene .pieces > g")
    ann.page.locator(".chair", has_text="Bob").wait_for()
    for player in (ann, eve):
        player.page.locator("#game-name", has_text="– Bob").wait_for()
        assert "– Bob" in player.page.title()
    for player in (ann, bob):
        player.page.wait_for_selector(ASKED)
    assert bob.page.locator('[data-zoom^="cards-s-"]').count() > 0
    assert ann.page.locator(".scene .pieces > [data-zoom^='cards-s-']").count() == 0
    assert eve.page.locator(".scene .pieces > [data-zoom^='cards-s-'], .scene .pieces > [data-zoom^='cards-r-']").count() == 0
    assert eve.page.locator("#undo, #resign, #notation").count() == 0
    bob.page.click("#tab-chat")
    bob.page.fill("#say-text", "Have at you!")
    bob.page.press("#say-text", "Enter")
    ann.page.locator("#unread", has_text="1").wait_for()
    question = ann.question
    for player in (ann, bob):
        _settle(player)
    ann.await_next(question)
    assert eve.page.locator("#log li").count() > 3


def _settle(player: Player) -> None:
    """Confirms what the player is asked, whoever must answer next."""
    confirm = player.page.locator("#confirm")
    (confirm if confirm.is_visible() else player.page.locator("#buttons [data-move]").first).click()


def test_a_choice_is_taken_back_while_the_friend_still_thinks(room: Room) -> None:
    ann, bob = room.player(), room.player()
    ann.start(against="friend")
    bob.sit(ann.links()[0], "Bob")
    ann.await_question()
    text = ann.page.inner_text("#prompt-text")
    _settle(ann)
    ann.page.locator("#undo:enabled").wait_for()
    assert ann.page.inner_text("#prompt-text") != text
    ann.page.keyboard.press("u")
    ann.await_question()
    assert ann.page.inner_text("#prompt-text") == text


def test_who_asks_for_another_game_is_told_that_the_others_must_too(room: Room) -> None:
    ann, bob = room.player(), room.player(390, 844)
    ann.start(against="friend")
    bob.sit(ann.links()[0], "Bob")
    ann.await_question()
    ann.resign()
    bob.page.locator("#prompt-text", has_text="Victory: Bob. Guest resigned.").wait_for()
    bob.page.tap("#rematch")
    bob.page.locator("#rematch:disabled", has_text="waiting for the others").wait_for()
    ann.page.click("#rematch")
    for player in (ann, bob):
        player.page.click("#next-table")
    for player in (ann, bob):
        player.page.wait_for_selector(ASKED)


def test_a_curtain_hides_each_hand(room: Room) -> None:
    player = room.player()
    player.start(against="screen")
    curtain = player.page.locator("#curtain")
    curtain.wait_for()
    own = ".scene .pieces > [data-zoom^='cards-r-'], .scene .pieces > [data-zoom^='cards-s-']"
    assert player.page.locator(own).count() == 0
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(ASKED)
    assert player.page.locator(".scene .pieces > [data-zoom^='cards-r-']").count() > 0
    _settle(player)
    curtain.wait_for()
    player.page.wait_for_function(f"() => document.querySelectorAll(`{own}`).length === 0")
    player.page.click("#curtain-open")
    player.page.wait_for_selector(ASKED)
    assert player.page.locator(".scene .pieces > [data-zoom^='cards-s-']").count() > 0
    assert player.page.locator(".scene .pieces > [data-zoom^='cards-r-']").count() == 0


def test_a_lost_line_and_a_restarted_server(room: Room) -> None:
    room.expected = "WebSocket connection to"
    player = room.player()
    player.start()
    player.await_question()
    player.answer()
    player.await_question()
    text = player.page.inner_text("#prompt-text")
    hand = player.page.locator('.scene .pieces > [data-zoom^="cards-r-"]').count()
    room.server.kill()
    player.page.locator("#banner", has_text="The line is cut").wait_for()
    room.server.start()
    player.page.locator("#banner").wait_for(state="hidden")
    player.await_question()
    assert player.page.inner_text("#prompt-text") == text
    assert player.page.locator('.scene .pieces > [data-zoom^="cards-r-"]').count() == hand
    player.answer()


def test_a_line_that_comes_back_misses_nothing(room: Room) -> None:
    room.expected = "ERR_INTERNET_DISCONNECTED"
    ann, bob = room.player(), room.player()
    ann.start(against="friend")
    bob.sit(ann.links()[0], "Bob")
    bob.await_question()
    bob.page.context.set_offline(True)
    bob.page.evaluate("window.dispatchEvent(new Event('online'))")
    bob.page.locator("#banner", has_text="The line is cut").wait_for()
    ann.page.click("#tab-chat")
    ann.page.fill("#say-text", "Are you there?")
    ann.page.press("#say-text", "Enter")
    bob.page.context.set_offline(False)
    bob.page.locator("#chat li", has_text="Are you there?").wait_for(state="attached")


def test_a_link_that_leads_nowhere(room: Room) -> None:
    page = room.player().page
    page.goto("/s/nosuchkey")
    page.locator("#banner", has_text="no such table").wait_for()


def test_a_draft_outlives_the_server_behind_its_curtain(room: Room) -> None:
    room.expected = "WebSocket connection to"
    player = room.player()
    player.start(against="screen", game="bandits", players="2")
    player.page.click("#curtain-open")
    player.page.wait_for_selector(ASKED)
    player.page.locator('.scene [data-pick="off"]').first.dispatch_event("click")
    player.picked.wait_for()
    drafted = player.picked.get_attribute("data-id")
    room.server.restart()
    player.page.locator("#curtain").wait_for()
    assert player.picked.count() == 0, "a draft shows on the public side"
    player.page.click("#curtain-open")
    player.picked.wait_for()
    assert player.picked.get_attribute("data-id") == drafted
    question = player.question
    player.page.click("#confirm")
    player.page.locator("#curtain").wait_for()
    assert player.question != question
