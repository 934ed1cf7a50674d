"""The front door."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Room
from tests.browser.pages import Player

if TYPE_CHECKING:
    from playwright.sync_api import Response

LARGEST_PAGE = 150_000
"""Bytes of a first load, pictures left out."""
PAGES = ["/", "/about", "/rules/cards"]


def test_one_click_starts_a_game_against_the_computer(player: Player) -> None:
    player.page.goto("/")
    player.page.click('[data-game="cards"][data-quick="0"]')
    player.await_question()
    assert player.page.locator(".chair[data-mine] .who b").inner_text() == "Robin Hood"
    assert player.page.locator(".chair .dot.bot").count() == 1
    assert player.picks.count() or player.page.locator("#confirm, #buttons button").count()


def test_options_and_variants_reach_the_table(player: Player) -> None:
    player.page.goto("/")
    assert not player.page.locator('[data-variant="standoff"]').is_visible()
    form = player.form("cards")
    variants = form.locator(".fold summary").first
    variants.click()
    form.locator('[data-variant="standoff"]').check()
    assert "1 chosen" in variants.inner_text()
    form.locator('[data-option="deal"]').select_option("balanced")
    form.locator(".start button").click()
    player.await_question()
    record = player.page.request.get(player.page.url.replace("/s/", "/api/record/")).text()
    assert "balanced" in record
    assert "standoff" in record


@pytest.mark.parametrize(("screen", "shown"), [((1440, 900), ".chair[data-mine] .clock"), ((390, 844), "#my-clock")])
def test_a_clock_runs_and_is_seen(room: Room, screen: tuple[int, int], shown: str) -> None:
    player = room.player(*screen)
    player.page.goto("/")
    form = player.form("cards")
    form.locator(".fold summary").nth(1).click()
    form.locator('[name="clock"]').select_option("move")
    form.locator('[name="seconds"]').select_option("60")
    form.locator(".start button").click()
    player.await_question()
    clock = player.page.locator(shown)
    clock.wait_for()
    text = clock.inner_text()
    assert re.fullmatch(r"0:5\d|1:00", text)
    player.page.wait_for_function("([shown, text]) => document.querySelector(shown).textContent !== text", arg=[shown, text])


def test_my_tables_are_remembered_resumed_and_forgotten(player: Player) -> None:
    player.start()
    player.await_question()
    seat = player.page.url
    player.page.goto("/")
    row = player.page.locator("#my-tables li")
    assert row.count() == 1
    row.locator("a", has_text="Resume").click()
    player.await_question()
    assert player.page.url == seat
    player.page.goto("/")
    player.page.click("#my-tables li >> text=Forget")
    player.page.reload()
    player.page.wait_for_load_state("networkidle")
    assert not player.page.locator("#mine").is_visible()


def test_the_language_changes_everywhere_and_stays(player: Player) -> None:
    player.page.goto("/")
    player.page.click('[data-lang="fr"]')
    player.page.wait_for_selector('html[lang="fr"]')
    assert "contre l’ordinateur" in player.page.inner_text('.quick:has([data-game="cards"][data-quick="1"])')
    player.page.click('[data-game="cards"][data-quick="0"]')
    player.await_question()
    assert "Embuscade" in player.page.inner_text("#stage") + player.page.inner_text(
        "#prompt-text"
    ) or "Tournoi" in player.page.inner_text("#stage")


def test_a_french_browser_is_answered_in_french(room: Room) -> None:
    page = room.player(locale="fr-FR").page
    page.goto("/")
    assert page.get_attribute("html", "lang") == "fr"


def test_light_and_dark(room: Room) -> None:
    page = room.player(color_scheme="dark").page
    page.goto("/")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(ground)
    page.click("[data-theme-switch]")
    light = page.evaluate(ground)
    assert dark != light
    page.reload()
    assert page.evaluate(ground) == light


def test_a_record_is_taken_away_and_opened_again(player: Player) -> None:
    player.start()
    player.await_question()
    player.answer()
    player.resign()
    record = player.page.request.get(player.page.url.replace("/s/", "/api/record/")).text()
    player.page.goto("/")
    player.page.set_input_files("#record-file", {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()})
    player.page.wait_for_url("**/r/*")
    player.page.wait_for_selector(".scene .pieces > g")


def test_a_bad_record_is_refused_in_words(room: Room) -> None:
    room.expected = "status of 4"
    page = room.player().page
    page.goto("/")
    page.set_input_files("#record-file", {"name": "game.txt", "mimeType": "text/plain", "buffer": b"no record at all"})
    page.locator("#record-faults", has_text=re.compile(r"\w+")).wait_for()
    assert page.url.endswith("/")
    page.wait_for_function("() => document.getElementById('record-file').files.length === 0")  # so the mended file can be chosen


DROP = """([place, text]) => {
    const dragged = new DataTransfer();
    dragged.items.add(new File([text], "game.txt", { type: "text/plain" }));
    const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: dragged });
    document.querySelector(place).dispatchEvent(drop);
    return drop.defaultPrevented;
}"""


def test_a_file_dropped_anywhere_is_read_and_a_bad_one_is_told_of(room: Room) -> None:
    room.expected = "status of 4"
    page = room.player().page
    page.goto("/")
    faults = page.locator("#record-faults")
    assert page.evaluate(DROP, ["h1", "no record at all"]), "the browser would leave the page"
    faults.get_by_text("no record of a game").wait_for()
    page.evaluate(DROP, ["#drop", "x" * (2**20 + 1)])
    faults.get_by_text("too large").wait_for()
    page.evaluate(DROP, ["#drop", "game: cards\n\n1 chance: draw robin arrow\n2 robin: dance\nend\n"])
    faults.get_by_text("Line 4").wait_for()
    page.wait_for_function("() => document.getElementById('record-faults').getBoundingClientRect().bottom <= innerHeight + 1")
    faults.locator("a").click()
    page.wait_for_selector(".scene .pieces > g")


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_light(player: Player, path: str) -> None:
    assert _weight(player, lambda: player.page.goto(path)) < LARGEST_PAGE


def test_the_table_is_light(player: Player) -> None:
    player.start()
    player.await_question()
    assert _weight(player, player.page.reload) < LARGEST_PAGE


def _weight(player: Player, load: Callable[[], object]) -> int:
    """Bytes of all that is loaded but pictures, as they would travel without compression."""
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        if not response.url.endswith(".svg"):
            sizes.append(len(response.body()))

    player.page.on("response", weigh)
    load()
    player.page.wait_for_load_state("networkidle")
    assert sizes
    return sum(sizes)


def test_a_wrong_address_is_answered_with_a_page(room: Room) -> None:
    room.expected = "status of 404"
    page = room.player().page
    answer = page.goto("/no/such/page")
    assert answer is not None
    assert answer.status == 404
    assert page.locator("h1").count() == 1


def test_rules_have_an_anchor_for_each_clause(player: Player) -> None:
    player.page.goto("/rules/cards#CARDS-3.9")
    assert player.page.locator("li:target").count() == 1
    player.page.click(".contents a >> nth=4")
    assert "#4-" in player.page.url
