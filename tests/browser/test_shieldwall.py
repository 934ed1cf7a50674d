"""Battles of miniatures played with the pointer: the first one to its end, and the storm of a castle."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Room
from tests.browser.pages import Player

MOST = 400
"""More answers than the first battle takes."""
SETTLED = 250
"""Milliseconds after which the table fits the screen again."""
DROPS = 2500
"""Milliseconds after which what was dropped can't be confirmed any more."""
WHERE = """() => Object.fromEntries([...document.querySelectorAll('.pieces > [data-id^="f-"]')].map(figure => {
    const { x, y, width, height } = figure.getBoundingClientRect();
    return [figure.dataset.id, [x + width / 2, y + height / 2]];
}))"""
DROPPED = """until => !document.getElementById("confirm").hidden || performance.now() > until"""
"""What was dropped can be confirmed; else it can't be set down there, or wasn't held."""
Spot = tuple[float, float]


class General:
    """Leads the side whose figures have these numbers, by what is seen on the table."""

    def __init__(self, player: Player, figures: range) -> None:
        self.player = player
        self.page = player.page
        self.figures = figures
        self.led: dict[str, set[str]] = {}
        """By turn and step, the bands that have had their order."""
        self.asked: set[str] = set()
        """The first words of the moves that there were buttons for."""

    # -- what is seen
    @property
    def moves(self) -> list[str]:
        found = self.page.locator("#buttons [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        return [str(move) for move in found]

    def picks(self, sort: str) -> list[str]:
        """What can be picked and isn't, of bands `b-` or figures `f-`."""
        found = self.page.locator(f'.pieces [data-pick="off"][data-id^="{sort}"]')
        return [str(id) for id in found.evaluate_all("all => all.map(one => one.dataset.id)")]

    def own(self) -> list[str]:
        return [id for id in self.picks("f-") if int(id[2:]) in self.figures]

    def enemies(self) -> list[str]:
        return [id for id in self.picks("f-") if int(id[2:]) not in self.figures]

    def middle(self, id: str) -> Spot:
        box = self.page.locator(f'.pieces [data-id="{id}"]').bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def nearest_enemy(self, spot: Spot) -> Spot:
        places = self.page.evaluate(WHERE)
        enemies = [(x, y) for id, (x, y) in places.items() if int(id[2:]) not in self.figures]
        return min(enemies, key=lambda enemy: abs(enemy[0] - spot[0]) + abs(enemy[1] - spot[1]))

    # -- answering
    def answer(self) -> None:
        before, moves = self.player.question, self.moves
        self.asked |= {move.split()[0] for move in moves}
        if self.page.locator("#confirm").is_visible():
            self.page.click("#confirm")
        elif "end-movement" in moves:
            if not self.lead():
                return
        elif "end-fire" in moves and self.picks("b-"):
            self.pick(self.picks("b-")[0])
        elif ("done" in moves or not moves) and self.own():
            self.pick(self.own()[0])
        else:
            self.page.click("#buttons [data-move] >> nth=0")
        self.player.await_next(before)

    def lead(self) -> bool:
        """Drags the next band to the nearest enemy; whether that is an order, or all have had theirs."""
        led = self.led.setdefault(self.page.inner_text("#stage"), set())
        band = next((id for id in self.picks("b-") if id not in led), None)
        if band is None:
            self.page.click('#buttons [data-move="end-movement"]')
            return True
        led.add(band)
        self.page.wait_for_timeout(SETTLED)
        self.drag(self.middle(band), self.nearest_enemy(self.middle(band)))
        self.page.wait_for_function(DROPPED, arg=self.page.evaluate("performance.now()") + DROPS)
        if self.page.locator("#confirm").is_visible():
            self.page.click("#confirm")
            return True
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector('#buttons [data-move="end-movement"]')
        return False

    def drag(self, start: Spot, end: Spot) -> None:
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=4)
        self.page.mouse.up()

    def pick(self, id: str) -> None:
        """Picks who does it, then to whom, and confirms; of several ways to do it takes the first."""
        self.touch(id)
        if not self.page.locator("#confirm").is_visible() and not self.moves:
            self.touch(self.enemies()[0])
        self.page.locator("#confirm:visible, #buttons [data-move]").first.click()

    def touch(self, id: str) -> None:
        self.page.locator(f'.pieces [data-id="{id}"]').dispatch_event("click")
        self.page.wait_for_selector(f'.pieces [data-pick="on"][data-id="{id}"]', state="attached")


def fights_on(generals: list[General]) -> None:
    """Whoever is asked answers, until the battle is over."""
    for _ in range(MOST):
        for general in generals:
            if general.player.is_over:
                return
            if general.player.is_asked:
                general.answer()
        generals[0].page.wait_for_timeout(20)
    raise AssertionError("the battle doesn't end")


def test_the_first_battle_is_played_to_its_end_by_dragging_and_picking(player: Player) -> None:
    player.page.goto("/")
    player.page.click('.game-face [data-game="shieldwall"][data-guided]')
    player.page.wait_for_url("**/s/*")
    player.await_question()
    general = General(player, range(12))
    fights_on([general])
    assert {"deploy", "first", "end-movement", "end-fire"} <= general.asked
    assert "Victory: " in player.page.inner_text("#prompt-text") or "Nobody wins" in player.page.inner_text("#prompt-text")
    player.page.locator('#fair-badge[data-verdict="fair-verified"]').wait_for()


# -- the storm of a castle --------------------------------------------------------------------------------------------
BAND, LADDER, MATE = "b-5", "f-36", "f-35"
"""Bondi who carry ladders, the man who plants one, and the next."""
WAY = (((13.8, 20.6), (13.8, 21.4)), ((16.6, 20.6), (16.6, 21.4)), ((17.6, 20.6), (17.6, 21.4)))
"""By turn, where the two of them go: to the ditch, over it, and to the foot of the wall."""
HAULER = "f-71"
"""A crossbowman above the western gate."""


class Siege:
    """Both sides of it, at one screen: two men climb the wall while the drawbridge beside them is raised."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.turn = 0
        """Of the besiegers."""

    def answer(self) -> None:
        before, stage = self.player.question, self.page.inner_text("#stage")
        moves = self.page.locator("#buttons [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        if "end-movement" in moves:
            if "besiegers" in stage:
                self.turn += 1
                self.storm()
            elif self.can_pick(HAULER):
                self.haul()
            before = self.player.question
        quiet = next((move for move in ("end-movement", "end-fire", "done") if move in moves), moves[0])
        self.page.click(f'#buttons [data-move="{quiet}"]')
        self.player.await_next(before)

    def storm(self) -> None:
        if self.turn <= len(WAY):
            for man, (east, north) in zip((LADDER, MATE), WAY[self.turn - 1], strict=True):
                self.send(man, east, north)
        elif self.turn == len(WAY) + 1:
            self.choose(LADDER, '#buttons [data-move^="plant"]')
        elif self.turn == len(WAY) + 2:
            self.choose(LADDER, "#tray button:has-text('L1.1')", "#confirm")
        else:
            self.choose(LADDER, '.spotted [data-pick="off"] path', "#confirm")

    def haul(self) -> None:
        """Raises the drawbridge, which takes him two of his movements; once it is up he leaves it so."""
        question = self.player.question
        self.touch(HAULER)
        if "raise the drawbridge" in self.page.inner_text("#prompt-hint"):
            self.page.click("#confirm")
            self.player.await_next(question)
        else:
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector('.pieces [data-pick="on"]', state="detached")

    def send(self, man: str, east: float, north: float) -> None:
        """A man by himself, to a place that is typed."""
        question = self.player.question
        self.touch(BAND)
        self.touch(man)
        self.page.wait_for_selector("#place:visible")
        self.page.fill("#place [name=x]", str(east))
        self.page.fill("#place [name=y]", str(north))
        self.page.press("#place [name=y]", "Enter")
        self.page.click("#confirm")
        self.player.await_next(question)

    def choose(self, man: str, *clicks: str) -> None:
        question = self.player.question
        self.touch(BAND)
        self.touch(man)
        for click in clicks:
            self.page.locator(click).first.click()
        self.player.await_next(question)

    def can_pick(self, id: str) -> bool:
        return self.page.locator(f'.pieces [data-pick="off"][data-id="{id}"]').count() > 0

    def touch(self, id: str) -> None:
        self.page.locator(f'.pieces [data-id="{id}"]').dispatch_event("click")
        self.page.wait_for_selector(f'.pieces [data-pick="on"][data-id="{id}"]', state="attached")


def test_a_wall_is_stormed_by_a_ladder_and_a_drawbridge_raised(player: Player) -> None:
    player.start(against="screen", curtain=False, game="shieldwall", scenario="motte")
    player.await_question()
    siege = Siege(player)
    while siege.turn < len(WAY) + 3:
        siege.answer()
    log = player.page.inner_text("#log")
    assert "The bondi A6.8 plants a ladder against the wall-walk" in log
    assert "The bondi A6.8: go to the steps L1.1" in log and "The bondi A6.8: go to the wall-walk" in log
    assert "The drawbridge DW is up" in log


OUTSIDE = """() => {
    const board = document.getElementById("board").getBoundingClientRect();
    return [...document.querySelectorAll('.pieces > [data-pick]')].filter(band => {
        const { left, top, right, bottom } = band.firstChild.getBoundingClientRect();
        return Math.min(left - board.left, top - board.top, board.right - right, board.bottom - bottom) < 20;
    }).map(band => band.dataset.id);
}"""
"""What can be picked and isn't wholly in sight, some pixels from the edge of the board."""
CLOSER = """() => {
    const whole = document.querySelector(".stage").offsetWidth;
    return document.querySelector(".scene").getBoundingClientRect().width > 1.05 * whole && !document.querySelector(".moving");
}"""
"""The map has been brought closer, and stands still."""


def test_who_is_to_be_deployed_is_wholly_in_sight(player: Player) -> None:
    player.start(game="shieldwall", scenario="motte")
    player.await_question()
    player.page.wait_for_function(CLOSER)
    assert len(player.page.locator(".pieces > [data-pick]").all()) == 10
    assert player.page.evaluate(OUTSIDE) == []


HIDDEN = """() => {
    const inside = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
    const board = document.getElementById("board").getBoundingClientRect();
    const tools = document.getElementById("view-tools").getBoundingClientRect();
    const top = tools.width > tools.height ? tools.bottom : board.top;
    const sight = { left: board.left, right: board.right, top, bottom: board.bottom };
    return [...document.querySelectorAll('.pieces > [data-id^="f-"]')]
        .filter(man => !inside(man.firstChild.getBoundingClientRect(), sight)).map(man => man.dataset.id);
}"""
"""Figures that are not in sight, or lie under the tools."""


@pytest.mark.parametrize(("scenario", "width", "height"), [("bridge", 1440, 900), ("field", 390, 844)])
def test_a_battle_opens_with_both_armies_in_sight(room: Room, scenario: str, width: int, height: int) -> None:
    player = room.player(width, height)
    player.start(game="shieldwall", scenario=scenario)
    player.await_question()
    player.page.wait_for_function(CLOSER)
    assert player.page.locator('.pieces > [data-id^="f-"]').count() > 40
    assert player.page.evaluate(HIDDEN) == []
