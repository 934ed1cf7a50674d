"""What `bandits` calls its gangs, wagons, effects and tokens, in each language. The texts are in `texts/*.ftl`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sherwood.games.bandits import setup
from sherwood.games.bandits.box import box
from sherwood.games.bandits.components import CHARACTERS, NOBODY, NORMAL, SPECIALS, VILLAGE_COIN
from sherwood.games.bandits.notation import EFFECT_NAMES, JEWELS, TOKENS, Roll
from sherwood.kernel.texts import Language, Texts, dashed

if TYPE_CHECKING:
    from sherwood.games.bandits.view import BanditsView, Counts

TEXTS: Final = Texts(Path(__file__).with_name("texts"))
WILL: Final = "will"
"""The gang that nobody leads (BANDITS-11.1)."""


class Speech(Language):
    """One language, and what the moves of one game name."""

    def __init__(self, language: str, roll: Roll) -> None:
        super().__init__(TEXTS, language)
        self.roll = roll

    def list(self, names: Iterable[str], nothing: str = "nothing") -> str:
        return ", ".join(names) or self.say(nothing)

    # -- gangs and Merry Men ------------------------------------------------------------------------------------------
    def gang(self, gang: int) -> str:
        return self.say(f"gang-{self.roll.gangs[gang]}")

    def gangs(self, gangs: Iterable[int], nothing: str = "nobody") -> str:
        return self.list(map(self.gang, gangs), nothing)

    def character(self, character: int) -> str:
        return self.say(f"character-{CHARACTERS[character]}")

    def effect(self, effect: int) -> str:
        return self.say(f"effect-{EFFECT_NAMES[effect]}")

    def effect_does(self, effect: int) -> str:
        return self.say(f"effect-{EFFECT_NAMES[effect]}-does")

    # -- wagons -------------------------------------------------------------------------------------------------------
    def back(self, back: int) -> str:
        deck = self.roll.deck
        return self.say("range", low=deck.lo[back], high=deck.hi[back])

    def face(self, card: int) -> str:
        """A wagon within a sentence: its defence, or what is special about it, and its portrait."""
        deck = self.roll.deck
        special, portrait = deck.special[card], deck.portrait[card]
        if special == NORMAL:
            face = self.say("face-normal", value=deck.value[card])
        else:
            face = self.say("face-special", special=self.say(f"special-{dashed(SPECIALS[special])}"), value=deck.value[card])
        return face if portrait == NOBODY else self.say("face-portrait", face=face, portrait=self.character(portrait))

    def face_does(self, card: int) -> str:
        """What a special wagon does; `none` of others, for texts to choose by."""
        special = self.roll.deck.special[card]
        return "none" if special == NORMAL else self.say(f"special-{dashed(SPECIALS[special])}-does")

    # -- tokens -------------------------------------------------------------------------------------------------------
    def token(self, face: int) -> str:
        name = TOKENS[face]
        colour, _, jewel = name.partition("-")
        return self.say(f"token-{jewel}", colour=self.say(f"colour-{colour}")) if jewel in JEWELS else self.say(f"token-{name}")

    def tokens(self, counts: Counts) -> str:
        """Tokens by face, each face with how many."""
        return self.list(self.times(self.token(face), n) for face, n in enumerate(counts) if n)

    def faces(self, faces: Iterable[int]) -> str:
        """The same, of tokens one by one."""
        counts = [0] * (VILLAGE_COIN + 1)
        for face in faces:
            counts[face] += 1
        return self.tokens(tuple(counts))

    def times(self, what: str, n: int) -> str:
        """It, with how many there are of more than one."""
        return what if n == 1 else self.say("several", what=what, n=n)

    def points(self, n: int) -> str:
        return self.say("points", n=n)


@lru_cache(maxsize=64)
def roll(players: int, deck: str, loot: str, expansion: bool, far: bool) -> Roll:
    """What the moves of a game with these options name."""
    gangs = setup.seats({"players": str(players)})
    return Roll((*gangs, WILL) if players == 2 else gangs, box(deck, loot, expansion).deck, far)


def roll_of(view: BanditsView) -> Roll:
    """What a view names."""
    return roll(view.seats, view.deck_set, view.loot_set, view.expansion, "robin_anywhere" in view.variants)
