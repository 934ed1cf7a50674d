"""What games say alike: by their texts alone, and where it is known what the moves of one game name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from sherwood.kernel.game import Option, Refusal
from sherwood.kernel.texts import SOURCE, Language, Texts, Unread, dashed


class Titles:
    """What needs no game under way: what a game, its options, its faults and its clauses are called."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def name(self, language: str) -> str:
        return self.texts.say(language, "game")

    def option(self, option: Option, language: str) -> tuple[str, str]:
        """Of an option of somebody's own scenario, which no text knows, only what it is called."""
        said, about = Language(self.texts, language), f"option-{dashed(option.name)}-about"
        return said.named("option", option.name), said.say(about) if said.has(about) else ""

    def story(self, option: Option, value: str, language: str) -> str:
        """What a scenario is about; of other options' values there is nothing to tell."""
        said, about = Language(self.texts, language), f"value-{dashed(value)}-about"
        return said.say(about) if said.has(about) else ""

    def fault(self, number: int, language: str) -> str:
        return self.texts.say(language, f"fault-{number}")

    def clause(self, clause: str, language: str) -> str:
        """Its own title, or that of its section or chapter. Raises KeyError for a clause that the rules can't have."""
        return self.texts.title(language, clause)

    def chapter(self, clause: str, language: str) -> str:
        """The title of a clause's chapter, or of its scenario."""
        return self.texts.chapter(language, clause)


class Roll(Protocol):
    """What the moves of one game name, by number."""

    def write(self, move: int) -> str:
        """A move, or a move as seen, in notation."""

    def read(self, text: str) -> int:
        """The move that a line of notation means. Raises Unread."""


Names = TypeVar("Names", bound=Roll)


class RollWords(Titles, Generic[Names]):
    """What a game's `Words` say by its titles and its roll; the game adds the rest, and names its parts.

    speech: a Language, made of a language's name and a roll; telling: says moves, by `label`, `told` and `together`;
    happening: says events, by `event` and `gathered`.
    """

    speech: type[Any]
    telling: Any
    happening: Any

    def __init__(self, texts: Texts, roll: Names) -> None:
        super().__init__(texts)
        self.roll = roll

    def write(self, move: int) -> str:
        return self.roll.write(move)

    def read(self, text: str, language: str = SOURCE) -> int:
        """The move that a line of notation means. Raises Refusal, with an example."""
        try:
            return self.roll.read(text)
        except Unread as unread:
            raise Refusal(self._in(language).unread(unread)) from None

    def label(self, move: int, language: str) -> str:
        return str(self.telling.label(self._in(language), move))

    def told(self, seen: int, language: str) -> str:
        return str(self.telling.told(self._in(language), seen))

    def together(self, seen: Sequence[int], language: str) -> str:
        return str(self.telling.together(self._in(language), seen))

    def gathered(self, events: Sequence[int], language: str) -> str:
        return str(self.happening.gathered(self._in(language), events))

    def event(self, event: int, language: str) -> tuple[str, str]:
        text, clause = self.happening.event(self._in(language), event)
        return text, clause

    def _in(self, language: str) -> Any:
        return self.speech(language, self.roll)
