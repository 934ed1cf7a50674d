"""What `shieldwall` says, in each language. The texts are in `texts/*.ftl`, the notation in `notation.py`.

Moves, events and seats can be told of only where the bands are known: see `under`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sherwood.games.shieldwall import asking, happening, setup, telling, textboard
from sherwood.games.shieldwall.asking import coach, ending, prompt, stage
from sherwood.games.shieldwall.notation import Roll, roll_of
from sherwood.games.shieldwall.speech import TEXTS, Speech, Tongue
from sherwood.games.shieldwall.textboard import board
from sherwood.games.shieldwall.view import ShieldwallView
from sherwood.kernel.game import Option, Options, Refusal
from sherwood.kernel.texts import Unread
from sherwood.kernel.words import RollWords, Titles

__all__ = [
    "around",
    "board",
    "chapter",
    "clause",
    "coach",
    "ending",
    "fault",
    "name",
    "option",
    "prompt",
    "stage",
    "story",
    "under",
    "value",
]


# -- what needs no game -----------------------------------------------------------------------------------------------
TITLES: Final = Titles(TEXTS)
name, option, fault = TITLES.name, TITLES.option, TITLES.fault
clause, chapter, story = TITLES.clause, TITLES.chapter, TITLES.story


def value(option: Option, value: str, language: str) -> str:
    return Tongue(language).named("value", value)


def around(view: ShieldwallView, target: str, language: str) -> str:
    """Who is near a band, a man or a place of the table. Raises Refusal."""
    try:
        return textboard.around(view, target, language)
    except Unread as unread:
        raise Refusal(Tongue(language).unread(unread)) from None


# -- what needs one ---------------------------------------------------------------------------------------------------
class Words(RollWords[Roll]):
    """The words of a battle of which it is known whom its moves name."""

    value = staticmethod(value)
    prompt = staticmethod(prompt)
    stage = staticmethod(stage)
    ending = staticmethod(ending)
    board = staticmethod(board)
    around = staticmethod(around)
    coach = staticmethod(coach)
    heading = staticmethod(happening.heading)
    sums_up = staticmethod(happening.sums_up)

    speech = Speech
    telling = telling
    happening = happening

    def advice(self, view: ShieldwallView, moves: Sequence[int], language: str) -> str:
        return asking.advice(self._in(language), view, moves)

    def seat(self, seat: int, language: str) -> str:
        return Tongue(language).named("seat", self.roll.sides[seat])


def under(options: Options) -> Words:
    """The words of a battle with these options. Raises Refusal for options that there are not."""
    terms, variants = setup.settle(options)
    return _words(terms, variants)


@lru_cache(maxsize=64)
def _words(terms: setup.Terms, variants: int) -> Words:
    return Words(TEXTS, roll_of(setup.first(terms, variants).field))
