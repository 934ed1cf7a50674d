"""What `bandits` says, in each language. The texts are in `texts/*.ftl`, the notation in `notation.py`.

Moves, events and seats can be told of only where the options are known: see `under`.
"""

from __future__ import annotations

from typing import Final

from sherwood.games.bandits import happening, setup, speech, telling
from sherwood.games.bandits.asking import coach, ending, prompt, stage
from sherwood.games.bandits.notation import Roll
from sherwood.games.bandits.speech import TEXTS, Speech
from sherwood.games.bandits.textboard import around, board
from sherwood.kernel.game import Option, Options, settled
from sherwood.kernel.texts import dashed
from sherwood.kernel.words import RollWords, Titles

__all__ = [
    "around", "board", "chapter", "clause", "coach", "ending", "fault", "name", "option", "prompt", "stage", "under", "value",
]  # fmt: skip


# -- what needs no game -----------------------------------------------------------------------------------------------
TITLES: Final = Titles(TEXTS)
name, option, fault = TITLES.name, TITLES.option, TITLES.fault
clause, chapter = TITLES.clause, TITLES.chapter


def value(option: Option, value: str, language: str) -> str:
    """A set of figures of somebody's own, which no text knows, is said as it is written."""
    if option == setup.FIRST and value.isdigit():
        return TEXTS.say(language, "value-player", n=value)
    id = f"value-{dashed(value)}"
    return TEXTS.say(language, id) if TEXTS.has(language, id) else value


# -- what needs one ---------------------------------------------------------------------------------------------------
class Words(RollWords[Roll]):
    """The words of a game of which it is known what its moves name."""

    value = staticmethod(value)
    prompt = staticmethod(prompt)
    stage = staticmethod(stage)
    ending = staticmethod(ending)
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
    return Words(TEXTS, speech.roll(int(chosen["players"]), chosen["deck"], chosen["loot"], expansion, far))
