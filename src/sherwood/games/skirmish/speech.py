"""What `skirmish` calls its counters, places and sides, in each language. The texts are in `texts/*.ftl`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sherwood.games.skirmish import land
from sherwood.games.skirmish.board import Board
from sherwood.games.skirmish.notation import TREE, Roll
from sherwood.kernel.texts import Language, Texts

if TYPE_CHECKING:
    from sherwood.games.skirmish.view import SkirmishView

TEXTS: Final = Texts(Path(__file__).with_name("texts"))
NUMBERED: Final = re.compile(r"(.+)-(\d+)")


class Tongue(Language):
    def __init__(self, language: str) -> None:
        super().__init__(TEXTS, language)

    def counter(self, name: str) -> str:
        """A counter within a sentence: `Robin Hood`, `the wolf 2`."""
        found = NUMBERED.fullmatch(name)
        return self.say("numbered", what=self.named("counter", found[1]), n=found[2]) if found else self.named("counter", name)

    def side(self, name: str) -> str:
        """A faction, or the seat that plays it, within a sentence."""
        return self.named("side", name)

    def hideout(self, name: str) -> str:
        return self.say("tree", letter=name.removeprefix(TREE).upper()) if name.startswith(TREE) else self.named("hideout", name)

    def edge(self, name: str) -> str:
        """A side of a map: `inn-2`."""
        where, _, side = name.rpartition("-")
        return self.say("edge", map=self.named("map", where), side=side)


class Speech(Tongue):
    """One language, and whom the moves of one game name."""

    def __init__(self, language: str, roll: Roll) -> None:
        super().__init__(language)
        self.roll = roll

    def man(self, counter: int) -> str:
        return self.counter(self.roll.counters[counter])

    def men(self, counters: Iterable[int], nothing: str = "nobody") -> str:
        return self.list((self.man(counter) for counter in counters), nothing)

    def place(self, place: int) -> str:
        """`0706`, `woods 0706`, `0706, Up the Tree`."""
        label = self.roll.labels[place]
        *where, hex = label.removesuffix("^").split(":")
        said = " ".join([*(self.named("map", name) for name in where), hex])
        return self.say("top", hex=said) if label.endswith("^") else said


def roll_of(view: SkirmishView) -> Roll:
    """Whom and what a view names."""
    names = tuple(f"{one.name}-{one.index}" if one.index else one.name for one in view.counters)
    board = land.board_of(view.mosaic, view.maps, "wall_adjacency" in view.variants, view.level)
    return _roll(names, board, tuple(one.name for one in view.factions))


@lru_cache(maxsize=256)
def _roll(names: tuple[str, ...], board: Board, factions: tuple[str, ...]) -> Roll:
    """A view says nothing of seats but their numbers; its sides are named by their factions."""
    return Roll(names, board, (), factions)
