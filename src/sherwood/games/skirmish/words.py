"""What `skirmish` says, in each language. The texts are in `texts/*.ftl`, the notation in `notation.py`.

Moves, events and seats can be told of only where the counters and the board are known: see `under`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sherwood.games.skirmish import setup, telling, textboard
from sherwood.games.skirmish.asking import coach, ending, prompt, stage
from sherwood.games.skirmish.notation import Roll, numbered
from sherwood.games.skirmish.speech import TEXTS, Speech, Tongue
from sherwood.games.skirmish.textboard import board
from sherwood.kernel.game import Option, Options, Refusal
from sherwood.kernel.texts import Unread
from sherwood.kernel.words import RollWords, Titles

if TYPE_CHECKING:
    from sherwood.games.skirmish.view import SkirmishView

__all__ = [
    "around", "board", "chapter", "clause", "coach", "ending", "fault", "name", "option", "prompt", "stage", "story", "under",
    "value",
]  # fmt: skip


# -- what needs no game -----------------------------------------------------------------------------------------------
TITLES: Final = Titles(TEXTS)
name, option, fault = TITLES.name, TITLES.option, TITLES.fault
clause, chapter, story = TITLES.clause, TITLES.chapter, TITLES.story


def value(option: Option, value: str, language: str) -> str:
    return Tongue(language).named("value", value)


def around(view: SkirmishView, target: str, language: str) -> str:
    """What lies at a hex or where a counter stands, and beyond. Raises Refusal."""
    try:
        return textboard.around(view, target, language)
    except Unread as unread:
        raise Refusal(Tongue(language).unread(unread)) from None


# -- what needs one ---------------------------------------------------------------------------------------------------
class Words(RollWords[Roll]):
    """The words of a game of which it is known whom and what its moves name."""

    value = staticmethod(value)
    prompt = staticmethod(prompt)
    stage = staticmethod(stage)
    ending = staticmethod(ending)
    board = staticmethod(board)
    around = staticmethod(around)
    coach = staticmethod(coach)
    heading = staticmethod(telling.heading)

    speech = Speech
    telling = telling
    happening = telling

    def seat(self, seat: int, language: str) -> str:
        return Tongue(language).named("seat", self.roll.seats[seat])


def under(options: Options) -> Words:
    """The words of a game with these options. Raises Refusal for options that there are not."""
    return _words(setup.settle(options), setup.seats(options))


@lru_cache(maxsize=64)
def _words(settings: setup.Settings, seats: tuple[str, ...]) -> Words:
    stage = setup.first(settings).stage
    return Words(TEXTS, Roll(numbered(stage.cast.names), stage.board, seats, tuple(stage.factions)))
