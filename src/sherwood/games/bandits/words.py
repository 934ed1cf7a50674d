"""What `bandits` says, in each language. The texts are in `texts/*.ftl`, the notation in `notation.py`.

Moves, events and seats can be told of only where the options are known: see `under`.
"""

from __future__ import annotations

from sherwood.games.bandits import happening, setup, speech, telling
from sherwood.games.bandits.asking import coach, ending, prompt, stage
from sherwood.games.bandits.notation import Roll
from sherwood.games.bandits.speech import TEXTS, Speech
from sherwood.games.bandits.textboard import around, board
from sherwood.kernel.game import Option, Options, settled
from sherwood.kernel.texts import dashed
from sherwood.kernel.words import RollWords

__all__ = [
    "around", "board", "chapter", "clause", "coach", "ending", "fault", "name", "option", "prompt", "stage", "under", "value",
]  # fmt: skip


# -- what needs no game -----------------------------------------------------------------------------------------------
def name(language: str) -> str:
    return TEXTS.say(language, "game")


def option(option: Option, language: str) -> tuple[str, str]:
    id = f"option-{dashed(option.name)}"
    return TEXTS.say(language, id), TEXTS.say(language, f"{id}-about")


def value(option: Option, value: str, language: str) -> str:
    """A set of figures of somebody's own, which no text knows, is said as it is written."""
    if option == setup.FIRST and value.isdigit():
        return TEXTS.say(language, "value-player", n=value)
    id = f"value-{dashed(value)}"
    return TEXTS.say(language, id) if TEXTS.has(language, id) else value


def fault(number: int, language: str) -> str:
    return TEXTS.say(language, f"fault-{number}")


def clause(clause: str, language: str) -> str:
    """Its own title, or that of its section or chapter. Raises KeyError for a clause that the rules can't have."""
    return TEXTS.title(language, clause)


def chapter(clause: str, language: str) -> str:
    """The title of a clause's chapter."""
    return TEXTS.chapter(language, clause)


# -- what needs one ---------------------------------------------------------------------------------------------------
class Words(RollWords[Roll]):
    """The words of a game of which it is known what its moves name."""

    name = staticmethod(name)
    option = staticmethod(option)
    value = staticmethod(value)
    prompt = staticmethod(prompt)
    stage = staticmethod(stage)
    fault = staticmethod(fault)
    ending = staticmethod(ending)
    clause = staticmethod(clause)
    chapter = staticmethod(chapter)
    board = staticmethod(board)
    around = staticmethod(around)
    coach = staticmethod(coach)

    speech = Speech
    telling = telling
    happening = happening

    def seat(self, seat: int, language: str) -> str:
        return Speech(language, self.roll).gang(seat)


def under(options: Options) -> Words:
    """The words of a game with these options. Raises Refusal for options that there are not."""
    chosen = settled("bandits", setup.OPTIONS, options)
    expansion = setup.has_expansion(chosen)
    far = chosen["robin_anywhere"] == "on"
    return Words(speech.roll(int(chosen["players"]), chosen["deck"], chosen["loot"], expansion, far))
