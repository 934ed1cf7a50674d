"""What `shieldwall` says, in each language. The texts are in `texts/*.ftl`, the notation in `notation.py`.

Moves, events and seats can be told of only where the bands are known: see `under`.
"""

from __future__ import annotations

from functools import lru_cache

from sherwood.games.shieldwall import happening, setup, telling, textboard
from sherwood.games.shieldwall.asking import coach, ending, prompt, stage
from sherwood.games.shieldwall.notation import Roll, roll_of
from sherwood.games.shieldwall.speech import TEXTS, Speech, Tongue
from sherwood.games.shieldwall.textboard import board
from sherwood.games.shieldwall.view import ShieldwallView
from sherwood.kernel.game import Option, Options, Refusal
from sherwood.kernel.texts import Unread, dashed
from sherwood.kernel.words import RollWords

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
def name(language: str) -> str:
    return TEXTS.say(language, "game")


def option(option: Option, language: str) -> tuple[str, str]:
    id = f"option-{dashed(option.name)}"
    return TEXTS.say(language, id), TEXTS.say(language, f"{id}-about")


def value(option: Option, value: str, language: str) -> str:
    return Tongue(language).named("value", value)


def story(option: Option, value: str, language: str) -> str:
    """What a scenario is about; of other options' values there is nothing to tell."""
    tongue, id = Tongue(language), f"value-{dashed(value)}-about"
    return tongue.say(id) if tongue.has(id) else ""


def fault(number: int, language: str) -> str:
    return TEXTS.say(language, f"fault-{number}")


def clause(clause: str, language: str) -> str:
    """Its own title, or that of its section or chapter. Raises KeyError for a clause that the rules can't have."""
    return TEXTS.title(language, clause)


def chapter(clause: str, language: str) -> str:
    """The title of a clause's chapter, or of its scenario."""
    return TEXTS.chapter(language, clause)


def around(view: ShieldwallView, target: str, language: str) -> str:
    """Who is near a band, a man or a place of the table. Raises Refusal."""
    try:
        return textboard.around(view, target, language)
    except Unread as unread:
        raise Refusal(Tongue(language).unread(unread)) from None


# -- what needs one ---------------------------------------------------------------------------------------------------
class Words(RollWords[Roll]):
    """The words of a battle of which it is known whom its moves name."""

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
    chapter = staticmethod(chapter)
    story = staticmethod(story)
    coach = staticmethod(coach)
    heading = staticmethod(happening.heading)
    sums_up = staticmethod(happening.sums_up)

    speech = Speech
    telling = telling
    happening = happening

    def seat(self, seat: int, language: str) -> str:
        return Tongue(language).named("seat", self.roll.sides[seat])


def under(options: Options) -> Words:
    """The words of a battle with these options. Raises Refusal for options that there are not."""
    terms, variants = setup.settle(options)
    return _words(terms, variants)


@lru_cache(maxsize=64)
def _words(terms: setup.Terms, variants: int) -> Words:
    return Words(roll_of(setup.first(terms, variants).field))
