"""`skirmish` with a side door open, one at a time: each must be caught by the properties that every game is held to."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from sherwood.games.skirmish.kinds import HIDE, NO, PICK, UNCOVERED
from sherwood.games.skirmish.position import AMBUSH, HIDDEN
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.game import Game
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

LEAKS = {
    "view": "a view that counts who hides in houses and trees of even number",
    "seen": "a hideout that all see chosen, and that nothing remembers",
    "event": "an event that tells all where a man hides",
    "imagine": "an imagined position that is the true one",
    "moves": "a man who can be taken up only if enemies hide in hideouts of even number",
    "question": "a seat that is asked only if its men hide in hideouts of even number",
    "hint": "a hint that counts them",
}


def evenly(state: Skirmish) -> int:
    """How many hide in hideouts of even number: the secret that gets out."""
    return sum(front == HIDDEN and hideout % 2 == 0 for front, hideout in zip(state.front, state.hideout, strict=True))


class Leaky(State):
    """A game that asks another one, but for one door."""

    def __init__(self, inside: Skirmish, leak: str) -> None:
        super().__init__()
        self.inside = inside
        self.leak = leak

    def turn(self) -> int:
        return self.inside.turn()

    def fill(self, out: Moves) -> None:
        for move in legal(self.inside):
            if not self.is_barred(move):
                out.add(move)

    def fault(self, move: int) -> int:
        return 1 if self.is_barred(move) else self.inside.fault(move)

    def is_barred(self, move: int) -> bool:
        return self.leak == "moves" and kind_of(move) == PICK and a_of(move) % 2 == 0 and evenly(self.inside) % 2 == 0

    def weight(self, move: int) -> int:
        return self.inside.weight(move)

    def play(self, move: int) -> None:
        self.inside.story = self.story
        self.inside.play(move)
        if self.leak == "event" and kind_of(move) == HIDE and self.story is not None:
            self.story.tell(pack(UNCOVERED, a_of(move), b_of(move)))
        while self.leak == "question" and self.inside.asked() == AMBUSH and evenly(self.inside) % 2 == 0:
            self.inside.play(pack(NO, self.inside.turn()))
        self.inside.story = None

    def seen(self, move: int, seat: int) -> int:
        return move if self.leak == "seen" else self.inside.seen(move, seat)

    def copy(self) -> State:
        return Leaky(_inside(self.inside.copy()), self.leak)

    def imagine(self, seat: int, rng: Rng) -> State:
        return self.copy() if self.leak == "imagine" else Leaky(_inside(self.inside.imagine(seat, rng)), self.leak)

    def points(self, seat: int) -> int:
        return self.inside.points(seat)

    def ending(self) -> int:
        return self.inside.ending()

    def dump(self) -> bytes:
        return self.inside.dump()


def _inside(state: State) -> Skirmish:
    assert isinstance(state, Skirmish)
    return state


class Room:
    """A module of the game, whose functions are given the game inside."""

    def __init__(self, module: Any, leak: str) -> None:
        self.module = module
        self.leak = leak

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.module, name)
        return self.opened(found) if callable(found) else found

    def opened(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            inside = [one.inside if isinstance(one, Leaky) else one for one in given]
            answer = function(*inside, **named)
            if isinstance(answer, Skirmish):
                return Leaky(answer, self.leak)
            if self.leak == "view" and function.__name__ == "view":
                return msgspec.structs.replace(answer, length=answer.length + evenly(inside[0]))
            if self.leak == "hint" and function.__name__ == "offer":
                return replace(answer, hint=f"{answer.hint} {evenly(inside[0])}")
            return answer

        return call


@dataclass(frozen=True)
class LeakyGame(Game):
    leak: str = ""

    def room(self, name: str) -> Any:
        module = importlib.import_module(f"{self.package}.{name}")
        return Room(module, self.leak) if name in ("setup", "view", "plans") else module


def leaky(leak: str) -> Game:
    return LeakyGame("skirmish", 1, "sherwood.games.skirmish", leak)
