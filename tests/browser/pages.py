"""What a person does in the browser, by what he sees there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

ASKED = ".prompt.mine"
OVER = "#main[data-over]"
PICK = ".scene [data-pick]"
LONGEST = 400
"""More answers than a game of cards takes."""


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page

    # -- sitting down
    def form(self, game: str) -> Locator:
        """Where a table for this game is set, on the start page."""
        return self.page.locator(f'.setup[data-game="{game}"]')

    def start(
        self,
        against: str = "novice",
        seat: int = 0,
        curtain: bool = True,
        game: str = "cards",
        friend: int | None = None,
        **options: str,
    ) -> None:
        """Opens a table from the form on the start page, with `against` on all other seats but a friend's."""
        self.page.goto("/")
        form = self.form(game)
        for option, value in options.items():
            with self.page.expect_response("**/seats/**"):
                form.locator(f'[data-option="{option}"]').select_option(value)
            form.locator(".seat-rows:not([aria-busy])").wait_for()
        rows = form.locator(".seat-row select")
        for number in range(rows.count()):
            rows.nth(number).select_option("me" if number == seat else "friend" if number == friend else against)
        if not curtain:
            form.locator('[name="curtain"]').uncheck()
        form.locator(".start button").click()
        self.page.wait_for_url("**/s/*")

    def links(self) -> list[str]:
        """The friend's link and the watchers', which whoever opens a table is shown at once."""
        self.page.wait_for_selector("#links[open] #link-list input")
        links = self.page.locator("#link-list input").evaluate_all("fields => fields.map(field => field.value)")
        self.page.click("#links .gold")
        return [str(link) for link in links]

    def sit(self, link: str, name: str) -> None:
        """Takes the seat of a link."""
        self.page.goto(link)
        self.page.fill("#arrive input", name)
        self.page.click("#arrive .gold")

    def await_question(self) -> None:
        self.page.wait_for_selector(f"{ASKED}, {OVER}")

    # -- what is seen
    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def question(self) -> str:
        return self.prompt.get_attribute("data-question") or ""

    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    @property
    def picks(self) -> Locator:
        return self.page.locator(PICK)

    @property
    def picked(self) -> Locator:
        return self.page.locator('.scene [data-pick="on"]')

    def fixed_cards(self) -> Locator:
        """Cards on the board that can't be picked now."""
        return self.page.locator(".scene .pieces > [data-zoom]:not([data-pick])")

    # -- answering
    def answer(self) -> None:
        """Gives some answer with the pointer, and waits until more is asked of him."""
        before = self.question
        self.give_answer()
        self.await_next(before)

    def give_answer(self) -> None:
        """Picks until the choice can be confirmed, else presses the first button. A pick may take the place of another."""
        tries = 0
        while not self.page.locator("#confirm").is_visible() and self.page.locator("#buttons [data-move]").count() == 0:
            free = self.page.locator('.scene [data-pick="off"]')
            pick = free.nth(tries % free.count())
            id = pick.get_attribute("data-id")
            pick.dispatch_event("click")
            self.page.wait_for_selector(f'.scene [data-pick="on"][data-id="{id}"]', state="attached")
            tries += 1
        confirm = self.page.locator("#confirm")
        (confirm if confirm.is_visible() else self.page.locator("#buttons [data-move]").first).click()

    def await_next(self, question: str) -> None:
        """Until another question is asked than this one, or the game is over."""
        self.page.wait_for_function(
            """question => {
                const prompt = document.getElementById("prompt");
                return document.querySelector("#main[data-over]")
                    || (prompt.classList.contains("mine") && prompt.dataset.question !== question);
            }""",
            arg=question,
        )

    def await_heard(self, question: str) -> None:
        """Until what he has answered isn't asked any more."""
        self.page.wait_for_function(
            """question => {
                const prompt = document.getElementById("prompt");
                return !prompt.classList.contains("mine") || prompt.dataset.question !== question
                    || document.querySelector("#main[data-over]");
            }""",
            arg=question,
        )

    def play_to_the_end(self) -> int:
        """Answers until the game is over; gives how often."""
        self.await_question()
        answers = 0
        while not self.is_over:
            assert answers < LONGEST
            self.answer()
            answers += 1
        return answers

    def resign(self) -> None:
        self.page.click(".menu summary")
        self.page.click("#resign")
        self.page.click("#sure .danger")
        self.page.wait_for_selector(OVER)

    def hear(self, text: str) -> None:
        """Waits until the log says this."""
        self.page.locator("#log", has_text=text).wait_for()
