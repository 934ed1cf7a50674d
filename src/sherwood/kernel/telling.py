"""What a reader is told of a game, line by line: moves and events in words; those that go on with each other share a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sherwood.kernel.game import Words
    from sherwood.kernel.history import Seen


class Line(NamedTuple):
    """clause: where an event comes from; empty for a move. goes_on: in place of the line before, for it tells that and more.

    step: the number of the step that it tells of, of several the last. own: what the last event says by itself, where the line
    only sums it up.
    """

    step: int
    text: str
    clause: str = ""
    goes_on: bool = False
    own: str = ""


def settled(lines: Iterable[Line]) -> list[Line]:
    """The lines as they stand when all are told."""
    told: list[Line] = []
    for line in lines:
        if line.goes_on:
            told.pop()
        told.append(line)
    return told


class Teller:
    """Tells one reader, in one language, step by step."""

    def __init__(self, words: Words, language: str) -> None:
        self.words = words
        self.language = language
        self._told: tuple[int, ...] = ()
        """What the last line tells of: moves, or events if `_gather` is `gathered`."""
        self._gather = ""

    def lines(self, seen: Seen) -> Iterator[Line]:
        if seen.move and (text := self.words.told(seen.move, self.language)):
            yield self._line("together", seen.step, seen.move, text)
        for event, text, clause in self._news(seen.events):
            yield self._line("gathered", seen.step, event, text, clause)

    def pause(self) -> None:
        """What comes next begins a line of its own."""
        self._told = ()

    def _news(self, events: Sequence[int]) -> Iterator[tuple[int, str, str]]:
        """Of one step; a heading that another no deeper follows is left out."""
        heading: Callable[[int], int] = getattr(self.words, "heading", lambda event: 0)
        told = [(event, *self.words.event(event, self.language)) for event in events]
        told = [line for line in told if line[1]]
        depths = [heading(event) for event, *_ in told]
        after = [*depths[1:], 0]
        return (line for line, deep, below in zip(told, depths, after, strict=False) if not 0 < below <= deep)

    def _line(self, gather: str, step: int, item: int, text: str, clause: str = "") -> Line:
        tell = getattr(self.words, gather, None)
        told = (*self._told, item)
        whole = tell(told, self.language) if tell and self._told and gather == self._gather else ""
        self._told, self._gather = told if whole else (item,), gather
        sums_up: Callable[[int], bool] = getattr(self.words, "sums_up", lambda event: False)
        own = text if whole and clause and sums_up(item) else ""
        return Line(step, whole or text, clause, bool(whole), own)
