"""What a person types in the terminal, as moves: a whole answer of which only the choices are named, or move by move."""

from __future__ import annotations

import re
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
        named = [] if text.lower() == NONE else self.named(text)
        whole = self.game.plans.complete(state, self.seat, named)
        if whole:
            return whole
        if not named:
            raise Refusal(self.game.plans.offer(state, self.seat, (), self.language).hint)
        self._check(named, state)
        return tuple(named)

    def before_last(self, moves: Sequence[int], state: State) -> State:
        """The position when the last of these moves is made. Raises Refusal if somebody else chooses first."""
        trial = state.copy()
        for move in moves[:-1]:
            trial.play(move)
            if trial.turn() != self.seat:
                raise Refusal("These odds can't be told: somebody else is asked before the last of these moves. Name fewer.")
        return trial

    def named(self, text: str) -> list[int]:
        """The moves of a line, with `;` between them; after a `,` the first word may be left out. Raises Refusal."""
        named: list[int] = []
        for line in text.split(";"):
            first, *others = [part.strip() for part in line.split(",")]
            if first:
                verb = first.partition(" ")[0]
                named += [self.read(first), *(self._read_after(verb, part) for part in others if part)]
        if not named:
            raise Refusal("No move is written.")
        return named

    def read(self, text: str) -> int:
        """One move, in which the reader's own seat may be left out. Raises Refusal."""
        verb, _, rest = text.partition(" ")
        with_seat = f"{verb} {self.seats[self.seat]} {rest}"
        if not rest or rest.split()[0].lower() in self.seats:
            return self._first_read(text, with_seat)
        try:
            return self._first_read(with_seat, text)
        except Refusal as refusal:
            raise self._as_typed(text, refusal) from None

    def _read_after(self, verb: str, part: str) -> int:
        try:
            return self.read(f"{verb} {part}")
        except Refusal as refusal:
            try:
                return self.read(part)
            except Refusal:
                raise refusal from None

    def _first_read(self, text: str, other: str) -> int:
        """What one of two readings means; if none means anything, what is wrong with the first."""
        try:
            return self.game.words.read(text)
        except Refusal as refusal:
            try:
                return self.game.words.read(other)
            except Refusal:
                raise refusal from None

    def _as_typed(self, text: str, refusal: Refusal) -> Refusal:
        """What is wrong with a line as it was typed; the refusal of the one with a seat, if the seat is all that it wants."""
        try:
            self.game.words.read(text)
        except Refusal as fault:
            wants_seat = set(self.seats) <= set(re.findall(r"[\w-]+", str(fault)))
            return refusal if wants_seat else fault
        return refusal

    def _check(self, moves: Sequence[int], state: State) -> None:
        trial = state.copy()
        for move in moves:
            if trial.turn() != self.seat:
                raise Refusal("That is more than you are asked for.")
            if number := trial.fault(move):
                number = self._fault_by_itself(moves, state) or number
                raise Illegal(self.game.words.fault(number, self.language), number)
            trial.play(move)

    def _fault_by_itself(self, moves: Sequence[int], state: State) -> int:
        """What is wrong with the first move that would be wrong without the others too; 0 if it is their order alone."""
        wrong = (move for move in moves if not self.game.plans.complete(state, self.seat, [move]))
        return next((number for move in wrong if (number := state.fault(move))), 0)
