"""A table of bandits: bandits placed by click and by key, five seats on a laptop and on a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Room
from tests.browser.pages import Player

BUSH = '.scene [data-id^="bush-"][data-pick="off"]'


def _placed(player: Player) -> int:
    """How many bandits of the player stand in bushes."""
    return player.page.locator('.scene [data-id^="bandit-0-"]').count()


def test_bandits_are_placed_by_click_and_by_key(player: Player) -> None:
    player.start(game="bandits", players="2")
    player.await_question()
    question = player.question
    player.page.locator(BUSH).first.dispatch_event("click")
    player.page.click("#confirm")
    player.await_next(question)
    assert _placed(player) == 1
    question = player.question
    bush = player.page.locator(BUSH).last
    bush.focus()
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector('.scene [data-id^="bush-"][data-pick="on"]')
    player.page.keyboard.press("c")
    player.await_next(question)
    assert _placed(player) == 2


@pytest.mark.parametrize("screen", [(1440, 900), (390, 844)])
def test_five_sit_at_one_table(room: Room, screen: tuple[int, int]) -> None:
    width, height = screen
    player = room.player(width, height)
    player.start(game="bandits", players="5")
    player.await_question()
    plates = player.page.locator('.scene [data-id^="seat-"]')
    assert plates.count() == player.page.locator(".chair").count() == 5
    for plate in plates.all():
        box = plate.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    colours = player.page.locator(".chair").evaluate_all("chairs => chairs.map(chair => getComputedStyle(chair).borderLeftColor)")
    assert len(set(colours)) == 5
    badges = player.page.locator(".badges text").evaluate_all(
        "badges => badges.map(badge => badge.getBoundingClientRect().toJSON())"
    )
    assert badges
    assert not any(_overlap(one, other) for at, one in enumerate(badges) for other in badges[:at])


def test_who_leaves_three_players_may_take_the_seat_back_from_the_computer(room: Room) -> None:
    ann, bob = room.player(), room.player()
    ann.start(game="bandits", friend=1, players="3", first="1")
    bob.sit(ann.links()[0], "Bob")
    ann.await_question()
    ann.page.click(".menu summary")
    ann.page.click("#resign")
    assert "take your seat back" in ann.page.inner_text("#sure")
    ann.page.click("#sure .danger")
    bob.await_question()
    ann.page.click("#sit-again")
    ann.page.locator(".chair[data-mine] .dot.here").wait_for()
    ann.page.locator("#sit-again").wait_for(state="hidden")
    ann.hear("is back and plays on")


def test_a_replay_tells_who_moved_in_the_colours_of_the_table(player: Player) -> None:
    player.start(game="bandits", players="2")
    player.await_question()
    player.answer()
    worn = "lines => lines.map(line => getComputedStyle(line).borderLeftColor)"
    chairs = [player.page.locator(f'.chair[data-seat="{seat}"]').evaluate_all(worn)[0] for seat in (0, 1)]
    player.resign()
    player.page.goto(player.page.url.replace("/s/", "/r/"))
    player.page.wait_for_selector("#log .jump")
    for seat, colour in enumerate(chairs):
        stripes = set(player.page.locator(f'#log [data-seat="{seat}"]').evaluate_all(worn))
        assert stripes <= {colour}
        assert stripes or seat


def test_five_over_links_play_to_the_end(room: Room) -> None:
    """Two people, one on a laptop and one on a phone, and three computers."""
    ann, bob = room.player(), room.player(390, 844)
    ann.start(game="bandits", friend=2, players="5")
    bob.sit(ann.links()[0], "Bob")
    answers = 0
    while not (ann.is_over and bob.is_over):
        for player in (ann, bob):
            if player.is_asked and not player.is_over:
                question = player.question
                player.give_answer()
                player.await_heard(question)
                answers += 1
        ann.page.wait_for_timeout(20)
    assert answers > 30
    ends = [player.page.inner_text("#prompt-text") for player in (ann, bob)]
    assert ends[0] == ends[1] and ends[0].count("\N{NO-BREAK SPACE}:") == 4, "who has won is told with five scores"


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1
