"""The base of words that can tell of moves only where it is known what these name: whom, and which places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from sherwood.kernel.game import Refusal
from sherwood.kernel.texts import SOURCE, Unread


class Roll(Protocol):
    """What the moves of one game name, by number."""

    def write(self, move: int) -> str:
        """A move, or a move as seen, in notation."""

    def read(self, text: str) -> int:
        """The move that a line of notation means. Raises Unread."""


Names = TypeVar("Names", bound=Roll)


class RollWords(Generic[Names]):
    """What a game's `Words` say by its roll; the game adds the rest, and names its parts.

    speech: a Language, made of a language's name and a roll; telling: says moves, by `label`, `told` and `together`;
    happening: says events, by `event` and `gathered`.
    """

    speech: type[Any]
    telling: Any
    happening: Any

    def __init__(self, roll: Names) -> None:
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
