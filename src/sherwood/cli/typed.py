"""What a person types in the terminal, as moves: one, several, or a whole answer of which only the choices are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sherwood.kernel.game import Refusal
from sherwood.kernel.history import Illegal

if TYPE_CHECKING:
    from sherwood.kernel.game import Game
    from sherwood.kernel.state import State

NONE = "none"
"""A whole answer without any choice."""


class Typist:
    """Reads for one seat, from a position as it imagines it."""

    def __init__(self, game: Game, seats: Sequence[str], seat: int, language: str) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.language = language

    def moves(self, text: str, state: State) -> tuple[int, ...]:
        """The legal moves that a line means. Raises Refusal, or Illegal with the number of the fault."""
        if text.lower() == NONE:
            return self._whole([], state)
        if "," in text:
            return self._whole(self._list(text), state)
        trial = state.copy()
        found: list[int] = []
        for part in filter(None, map(str.strip, text.split(";"))):
            for move in self._reach(self.read(part), trial):
                trial.play(move)
                found.append(move)
        if not found:
            raise Refusal("No move is written.")
        return tuple(found)

    def read(self, text: str) -> int:
        """One move, in which the reader's own seat may be left out. Raises Refusal."""
        verb, _, rest = text.strip().partition(" ")
        read = self.game.words.read
        if not rest.split() or rest.split()[0].lower() not in self.seats:
            try:
                return read(f"{verb} {self.seats[self.seat]} {rest}")
            except Refusal as refusal:
                try:
                    return read(text)
                except Refusal:
                    raise refusal from None
        return read(text)

    def _list(self, text: str) -> list[int]:
        """Moves separated by commas; the first word of the first one stands for all that lack it."""
        first, *others = [part.strip() for part in text.split(",")]
        verb = first.partition(" ")[0]
        return [self.read(first), *(self._read_after(verb, part) for part in others if part)]

    def _read_after(self, verb: str, part: str) -> int:
        try:
            return self.read(f"{verb} {part}")
        except Refusal as refusal:
            try:
                return self.read(part)
            except Refusal:
                raise refusal from None

    def _whole(self, moves: Sequence[int], state: State) -> tuple[int, ...]:
        whole = self.game.plans.complete(state, self.seat, moves)
        if whole:
            return whole
        for move in moves:
            if not self.game.plans.complete(state, self.seat, [move]):
                self._check(move, state)
        raise Refusal(f"These choices together are no whole answer. {self._hint(state)}".strip())

    def _reach(self, move: int, state: State) -> tuple[int, ...]:
        """The move, with the answers before it that choose nothing."""
        if self.seat == state.turn() and state.fault(move):
            whole = self.game.plans.complete(state, self.seat, [move])
            if whole:
                return whole[: whole.index(move) + 1] if move in whole else whole
        self._check(move, state)
        return (move,)

    def _check(self, move: int, state: State) -> None:
        if state.turn() != self.seat:
            raise Refusal("It is no longer your turn after the moves before.")
        if number := state.fault(move):
            raise Illegal(self.game.words.fault(number, self.language), number)

    def _hint(self, state: State) -> str:
        return self.game.plans.offer(state, self.seat, (), self.language).hint
