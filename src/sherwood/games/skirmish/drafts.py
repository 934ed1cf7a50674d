"""What a seat has picked so far, played out on a copy as far as it goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sherwood.games.skirmish import kinds
from sherwood.games.skirmish.answers import Answer, answers
from sherwood.games.skirmish.foresight import after
from sherwood.games.skirmish.position import BACK, FORWARD, JOINERS, STEPS
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import kind_of
from sherwood.kernel.play import legal

GOING_ON: Final = frozenset({STEPS, BACK, FORWARD})
"""Questions whose answers are picked one after the other in one draft."""
ENDINGS: Final[dict[int, int]] = {STEPS: kinds.STOP, FORWARD: kinds.NO, JOINERS: kinds.STRIKE}
"""By question: the move that ends an answer that has begun."""


class Draft:
    """What is picked so far. `moves` is what it comes to and `state` where that leads; picks that fit no answer are let go."""

    def __init__(self, state: Skirmish, seat: int, picked: Sequence[str]) -> None:
        self.state = after(state, ())
        self.seat = seat
        self.moves: tuple[int, ...] = ()
        self.made: list[tuple[Skirmish, Answer]] = []
        """The answers given, each with the position before it."""
        self.others: list[tuple[int, ...]] = []
        """Moves that the last pick might have meant as well."""
        self.left = [*picked]
        """Picks that are no whole answer yet."""
        self.answers = answers(self.state, self.left)
        while answer := self._picked():
            self._make(answer)
        if not any(answer.may_follow(self.left) for answer in self.answers):
            self.left = []

    def _picked(self) -> Answer | None:
        """The answer that is picked first, the longest of several."""
        found = [answer for answer in self.answers if answer.is_picked(self.left)]
        order = {one: number for number, one in enumerate(self.left)}
        return min(found, key=lambda answer: (-len(answer.targets), order[answer.targets[0]]), default=None)

    def _make(self, answer: Answer) -> None:
        alike = [other for other in self.answers if other.targets == answer.targets and other != answer]
        self.others = [self.moves + other.moves for other in alike]
        self.made.append((self.state, answer))
        self.state = after(self.state, answer.moves)
        self.moves += answer.moves
        self.left = [one for one in self.left if one not in answer.targets]
        if self.is_asked and self.state.asked() in GOING_ON:
            self.answers = answers(self.state, self.left)
        else:
            self.left = [*answer.targets]
            self.answers = [other for other in self.answers if len(other.targets) > len(answer.targets)]

    @property
    def is_asked(self) -> bool:
        return self.state.turn() == self.seat

    @property
    def plan(self) -> tuple[int, ...]:
        """The moves that confirming makes: with the end of what was begun, or none where it can't end."""
        if not self.moves or kind_of(self.moves[-1]) == kinds.PICK:
            return ()
        end = ENDINGS.get(self.state.asked()) if self.is_asked else None
        if end is None:
            return self.moves
        last = next((move for move in legal(self.state) if kind_of(move) == end), 0)
        return (*self.moves, last) if last else ()

    def next(self) -> Iterator[tuple[str, Answer | None]]:
        """What may be picked next, each with the answer that it completes."""
        found: dict[str, Answer | None] = {}
        for answer in self.answers:
            if answer.may_follow(self.left):
                missing = [one for one in answer.targets if one not in self.left]
                for one in missing[: 1 if _are_hexes(missing) else None]:
                    found.setdefault(one, answer if len(missing) == 1 else None)
        yield from found.items()


def _are_hexes(targets: Sequence[str]) -> bool:
    """Whether these are picked in their order."""
    return all(one[0] == "h" for one in targets)
