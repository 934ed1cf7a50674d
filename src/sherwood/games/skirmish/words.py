"""What `skirmish` says, in each language. The texts are in `texts/*.ftl`, the notation in `notation.py`.

Moves, events and seats can be told of only where the counters and the board are known: see `under`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sherwood.games.skirmish import setup, telling, textboard
from sherwood.games.skirmish.asking import coach, ending, prompt, stage
from sherwood.games.skirmish.notation import Roll, numbered
from sherwood.games.skirmish.speech import TEXTS, Speech, Tongue
from sherwood.games.skirmish.textboard import board
from sherwood.kernel.game import Option, Options, Refusal
from sherwood.kernel.texts import Unread, dashed
from sherwood.kernel.words import RollWords

if TYPE_CHECKING:
    from sherwood.games.skirmish.view import SkirmishView

__all__ = [
    "around", "board", "chapter", "clause", "coach", "ending", "fault", "name", "option", "prompt", "stage", "story", "under",
    "value",
]  # fmt: skip


# -- what needs no game -----------------------------------------------------------------------------------------------
def name(language: str) -> str:
    return TEXTS.say(language, "game")


def option(option: Option, language: str) -> tuple[str, str]:
    """Of an option of somebody's own scenario, which no text knows, only what it is called."""
    tongue, about = Tongue(language), f"option-{dashed(option.name)}-about"
    return tongue.named("option", option.name), tongue.say(about) if tongue.has(about) else ""


def value(option: Option, value: str, language: str) -> str:
    return Tongue(language).named("value", value)


def story(option: Option, value: str, language: str) -> str:
    """What a scenario is about; of other options' values there is nothing to tell."""
    tongue = Tongue(language)
    id = f"value-{dashed(value)}-about"
    return tongue.say(id) if tongue.has(id) else ""


def fault(number: int, language: str) -> str:
    return TEXTS.say(language, f"fault-{number}")


def clause(clause: str, language: str) -> str:
    """Its own title, or that of its section or chapter. Raises KeyError for a clause that the rules can't have."""
    return TEXTS.title(language, clause)


def chapter(clause: str, language: str) -> str:
    """The title of a clause's chapter, or of its scenario."""
    return TEXTS.chapter(language, clause)


def around(view: SkirmishView, target: str, language: str) -> str:
    """What lies at a hex or where a counter stands, and beyond. Raises Refusal."""
    try:
        return textboard.around(view, target, language)
    except Unread as unread:
        raise Refusal(Tongue(language).unread(unread)) from None


# -- what needs one ---------------------------------------------------------------------------------------------------
class Words(RollWords[Roll]):
    """The words of a game of which it is known whom and what its moves name."""

    name = staticmethod(name)
    option = staticmethod(option)
    value = staticmethod(value)
    prompt = staticmethod(prompt)
    stage = staticmethod(stage)
    fault = staticmethod(fault)
    ending = staticmethod(ending)
    clause = staticmethod(clause)
    board = staticmethod(board)
    around = staticmethod(around)
    story = staticmethod(story)
    chapter = staticmethod(chapter)
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
    return Words(Roll(numbered(stage.cast.names), stage.board, seats, tuple(stage.factions)))
