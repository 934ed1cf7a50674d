"""One game as it goes: the moves made and undone, the position they lead to, and what each reader has seen of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sherwood.kernel.game import Game, Options, Refusal
from sherwood.kernel.moves import NOTHING
from sherwood.kernel.play import legal, replay
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from sherwood.kernel.story import Story


class Made(NamedTuple):
    """A move, and who made it: a seat or CHANCE."""

    move: int
    by: int


class Undone(NamedTuple):
    """A seat took its last moves back; `keep` steps stand afterwards."""

    by: int
    keep: int


Entry = Made | Undone


class Seen(NamedTuple):
    """What a reader learnt of one step: the move as seen, and the story events it may read.

    `step` counts from 1, steps of which the reader saw nothing included: a number for the table, not for the reader.
    """

    step: int
    by: int
    move: int
    events: list[int]


class Illegal(Refusal):
    """The rules forbid this move; `number` is the game's number of the fault, 0 if no rule but the order of play forbids it."""

    def __init__(self, text: str, number: int = 0) -> None:
        super().__init__(text)
        self.number = number


class History:
    """`state` is the position now: look, don't touch. `draws` counts the chance moves ever made, undone ones included."""

    def __init__(self, game: Game, options: Options, start: State | None = None) -> None:
        """Begins at the set-up of these options, or at `start`. Raises Refusal for options that the game doesn't have."""
        self.from_dump = start is not None
        self.start = start.copy() if start is not None else game.setup.start(options)
        self.game = game.under(options)
        self.options = options
        self.readers = (*range(len(game.setup.seats(options))), WATCHER)
        self.entries: list[Entry] = []
        self.steps: list[Made] = []
        self.draws = 0
        self._seen: list[dict[int, Seen]] = []
        self._stand(self.start.copy())

    def make(self, move: int) -> None:
        """Makes a move of whoever's turn it is. Raises Illegal, and then nothing has changed."""
        by = self.state.turn()
        self._check(move)
        shown = {reader: self.state.seen(move, reader) for reader in self.readers}
        self._story.clear()
        self.state.play(move)
        step = Made(move, by)
        self.steps.append(step)
        self.entries.append(step)
        self.draws += by == CHANCE
        number = len(self.steps)
        self._seen.append({reader: Seen(number, by, shown[reader], self._story.read(reader)) for reader in self.readers})

    def can_undo(self, seat: int) -> bool:
        """Whether the last step was this seat's own; never once the game is over, for then everything lies open."""
        return bool(self.steps) and self.steps[-1].by == seat != CHANCE and self.state.turn() != OVER

    def undo(self, seat: int, keep: int | None = None) -> None:
        """Takes back the seat's last run of own moves, or those of them after step `keep`: never over chance, a reveal or another
        seat. Raises Refusal."""
        if not self.can_undo(seat):
            raise Refusal("There is nothing to undo: only own moves that nothing has followed can be taken back.")
        start = self.run_start()
        kept = start if keep is None else keep
        if not start <= kept < len(self.steps):
            raise Refusal(f"Of the last moves those after step {start} to {len(self.steps) - 1} can be taken back.")
        self.entries.append(Undone(seat, kept))
        del self.steps[kept:], self._seen[kept:]
        self._stand(self.at(kept))

    def run_start(self) -> int:
        """How many steps stand before the last run of moves of one seat."""
        start = len(self.steps)
        while start and self.steps[start - 1].by == self.steps[-1].by:
            start -= 1
        return start

    def replay(self, entries: Iterable[Entry]) -> None:
        """Goes through the entries of a record again. Raises Refusal at the first that can't be, and keeps those before it."""
        for entry in entries:
            turn = self.state.turn()
            if isinstance(entry, Made) and entry.by == turn:
                self.make(entry.move)
            elif isinstance(entry, Undone) and self.can_undo(entry.by):
                self.undo(entry.by, entry.keep)
            elif isinstance(entry, Made):
                raise Illegal(f"It is the turn of {self._name(turn)}, not of {self._name(entry.by)}.")
            else:
                raise Refusal(f"{self._name(entry.by)} has nothing to undo here.")

    def at(self, step: int) -> State:
        """A copy of the position after this many steps; 0 is the start."""
        return replay(self.start, [made.move for made in self.steps[:step]])

    def seen(self, reader: int, after: int = 0) -> list[Seen]:
        """What `reader` (a seat or WATCHER) has seen since step `after`. Steps of which it saw nothing are left out."""
        return [seen[reader] for seen in self._seen[after:] if seen[reader].move != NOTHING or seen[reader].events]

    def events(self, reader: int) -> list[int]:
        """The story events of the last step that stands, as far as `reader` may read them."""
        return self._seen[-1][reader].events if self._seen else []

    def _stand(self, state: State) -> None:
        self._story = Story()
        self.state = state
        self.state.story = self._story

    def _check(self, move: int) -> None:
        turn = self.state.turn()
        if turn == OVER:
            raise Illegal("The game is over.")
        number = 0 if turn == CHANCE else self.state.fault(move)
        if number:
            raise Illegal(self.game.words.fault(number, "en"), number)
        if turn == CHANCE and move not in legal(self.state):
            raise Illegal("Chance can't bring this.")

    def _name(self, who: int) -> str:
        if who == CHANCE:
            return "chance"
        return "nobody" if who == OVER else self.game.setup.seats(self.options)[who]
