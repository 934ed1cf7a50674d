"""Moves of `bandits` as text: `place 2.3`, `place alley`, `insider 1.2 3`, `down 3 plus`, `keep ruby-ring`, `beer yellow 5`.

Written in one form only; read with any case, beginnings of words, `2 3` for `2.3`, `ruby ring` for `ruby-ring`, without `place`,
and with the name of the gang that moves. `2.3` is bush 3 of wagon 2. A die is named by its bush, `3`, the second one of a shared
bush `3b`; with the wagon before it, `2.3b`, where dice of several wagons can be named. What a reader may not know is `?`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sherwood.games.bandits import kinds
from sherwood.games.bandits.components import CHARACTERS, COLOUR_NAMES, EFFECTS, NOBODY, NORMAL, SPECIALS, Deck
from sherwood.games.bandits.position import BUSHES, PLACES, ROADS
from sherwood.games.bandits.specials import FESTIVAL_DICE
from sherwood.kernel.moves import UNKNOWN, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.texts import Unread, dashed, meant

FORMS: Final[dict[str, tuple[int, str]]] = {
    "place": (kinds.PLACE, "s"),
    "pass": (kinds.PASS, ""),
    "gossip": (kinds.GOSSIP, "rr"),
    "brotherhood": (kinds.BROTHERHOOD, ""),
    "spy": (kinds.SPY, "r"),
    "guards": (kinds.GUARDS, "r"),
    "mark": (kinds.MARK, "m"),
    "insider": (kinds.INSIDER, "br"),
    "shove": (kinds.SHOVE, "bd"),
    "close": (kinds.CLOSE, "b"),
    "fast": (kinds.FAST, "b"),
    "wagon": (kinds.WAGON, "r"),
    "down": (kinds.DOWN, "xu"),
    "again": (kinds.AGAIN, "x"),
    "beyond": (kinds.BEYOND, "x"),
    "here": (kinds.HERE, "x"),
    "keep": (kinds.KEEP, "f"),
    "boy": (kinds.BOY, "n"),
    "barter": (kinds.BARTER, ""),
    "market": (kinds.MARKET, ""),
    "beer": (kinds.BEER, "gn"),
    "discard": (kinds.DISCARD, "f"),
    "bribe": (kinds.BRIBE, "n"),
    "reward": (kinds.REWARD, "w"),
    "first": (kinds.FIRST, "g"),
    "merry": (kinds.MERRY, "ce"),
    "back": (kinds.BACK, "k"),
    "face": (kinds.FACE, "rv"),
    "die": (kinds.DIE, "xn"),
    "loot": (kinds.LOOT, "f"),
    "show": (kinds.SHOW, "gf"),
    "look": (kinds.FACE, "rv"),
    "offer": (kinds.SHOW, "gn"),
}
"""Each verb's kind of move and what it names: a space for a bandit (s, two fields), a bush of a wagon (b, two fields), a wagon by
its road (r), a marker (m), a direction (d), a die (x), up or down (u), a token (f), a gang (g), a reward (w), a character (c), an
effect (e), the back of a wagon (k), its face (v), a number (n)."""

THIRD: Final = {"look": int(kinds.SECRET), "offer": int(kinds.OFFER)}
"""Verbs of moves that differ from those of another verb in their last field."""
VERBS: Final = {(kind, THIRD.get(verb)): verb for verb, (kind, _) in FORMS.items()}
FIXED: Final[dict[str, tuple[str, ...]]] = {
    "m": ("none", "plus", "minus"),
    "d": ("left", "right"),
    "u": ("minus", "plus"),
    "w": ("point", "token"),
}
"""Names that are the same at all tables, by number, as kinds.py counts."""
ALLEY: Final = "alley"
SECOND: Final = "b"
"""After the bush of a die: the second of a shared bush."""
FESTIVAL: Final = "festival"
EFFECT_NAMES: Final = tuple(dashed(effect) for effect in EFFECTS)
JEWELS: Final = ("ring", "bracelet", "necklace")
"""The types of jewels, by number."""
TOKENS: Final = (*(f"{colour}-{jewel}" for colour in COLOUR_NAMES for jewel in JEWELS), "coin", "village-coin")
"""By face."""
MOST: Final = 99
"""The highest number that is written as one."""
SIGNS: Final = {"+2": "plus", "-2": "minus", "−2": "minus", "+": "plus", "-": "minus", "−": "minus"}
"""What may stand for a word."""


@dataclass(frozen=True, eq=False)
class Roll:
    """What the moves and events of one game name. far: whether dice are named with their wagons (variant robin_anywhere)."""

    gangs: tuple[str, ...]
    deck: Deck
    far: bool

    @cached_property
    def wagons(self) -> tuple[str, ...]:
        """Every card by number: `war`, `9-marion`, `9`; those that are alike are told apart by a number, `9-2`."""
        deck = self.deck
        names = [_wagon(deck.special[card], deck.value[card], deck.portrait[card]) for card in range(deck.size)]
        return tuple(
            f"{name}-{names[: card + 1].count(name)}" if names.count(name) > 1 else name for card, name in enumerate(names)
        )

    @cached_property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """What the fields of each letter name, by number."""
        backs = tuple(f"{low}-{high}" for low, high in zip(self.deck.lo, self.deck.hi, strict=True))
        return {
            **FIXED, "g": self.gangs, "c": CHARACTERS, "e": EFFECT_NAMES, "f": TOKENS, "k": backs, "v": self.wagons,
        }  # fmt: skip

    # -- writing ------------------------------------------------------------------------------------------------------
    def write(self, move: int) -> str:
        verb = verb_of(move)
        fields = [a_of(move), b_of(move), c_of(move)]
        return " ".join([verb, *(self._write(letter, fields) for letter in FORMS[verb][1])])

    def _write(self, letter: str, fields: list[int]) -> str:
        """The next field, or two, which are taken off."""
        value = fields.pop(0)
        if letter in "sb":
            bush = fields.pop(0)
            if letter == "s" and value == kinds.ALLEY:
                return ALLEY
            return f"{_number(value)}.{_number(bush)}" if value != UNKNOWN else "?"
        if value == UNKNOWN:
            return "?"
        if letter == "x":
            return self.die(value)
        if letter == "r":
            return _number(value)
        return str(value) if letter == "n" else self.names[letter][value]

    def die(self, slot: int) -> str:
        """A die: `3`, `3b`, or with its wagon, `2.3b`; `festival` for one of the Festival's."""
        if slot == FESTIVAL_DICE:
            return FESTIVAL
        road, place = divmod(slot, PLACES)
        bush = f"{_number(place // 2)}{SECOND if place % 2 else ''}"
        return f"{_number(road)}.{bush}" if self.far or road else bush

    # -- reading ------------------------------------------------------------------------------------------------------
    def read(self, text: str) -> int:
        """The move that this line means. Raises Unread."""
        verb, rest = self._verb(_words(text))
        if rest and rest[0] in self.gangs and not FORMS[verb][1].startswith("g"):
            rest = rest[1:]
        try:
            return _Reading(self, rest).move(verb)
        except Unread as unread:
            unread.stands_in(text, self.example(verb))
            raise

    def _verb(self, words: list[str]) -> tuple[str, list[str]]:
        first = words[0]
        if first[0].isdecimal() or first == ALLEY:
            return "place", words
        found = meant(first, tuple(FORMS))
        if len(found) == 1:
            return found[0], words[1:]
        if found:
            raise Unread("several-verbs", word=first, names=found, example=self.example(found[0]))
        raise Unread("no-verb", word=first, names=sorted(FORMS))

    def example(self, verb: str) -> str:
        """A line with this verb, well formed if hardly ever legal."""
        shown = {"s": "2.3", "b": "2.3", "r": "2", "x": "2.3" if self.far else "3", "n": "1"}
        fields = [shown.get(letter) or self.names[letter][0] for letter in FORMS[verb][1]]
        return " ".join([verb, *fields[:1], *("3" if field == shown["r"] else field for field in fields[1:])])


class _Reading:
    """What one line names, read from left to right."""

    def __init__(self, roll: Roll, words: list[str]) -> None:
        self.roll = roll
        self.words = words

    def move(self, verb: str) -> int:
        kind, form = FORMS[verb]
        fields = [field for letter in form for field in self.field(letter)]
        if self.words:
            raise Unread("more", words=" ".join(self.words))
        a, b, c = (*fields, 0, 0, 0)[:3]
        return pack(kind, a, b, THIRD.get(verb, c))

    def field(self, letter: str) -> list[int]:
        if not self.words:
            raise Unread("which", names=self.roll.names[letter]) if letter in self.roll.names else Unread(f"which-{letter}")
        if self.words[0] == "?":
            self.words.pop(0)
            return [UNKNOWN, UNKNOWN] if letter in "sb" else [UNKNOWN]
        if letter in "sb":
            return self.space(letter)
        if letter == "x":
            return [self.die()]
        if letter == "r":
            return [self.counted(ROADS, "no-wagon")]
        return [self.number() if letter == "n" else self.named(letter)]

    def space(self, letter: str) -> list[int]:
        if letter == "s" and ALLEY.startswith(self.words[0]):
            self.words.pop(0)
            return [kinds.ALLEY, 0]
        road = self.counted(ROADS, "no-wagon")
        if not self.words:
            raise Unread("which-b")
        return [road, self.counted(BUSHES, "no-bush")]

    def die(self) -> int:
        if self.words[0] == FESTIVAL:
            self.words.pop(0)
            return int(FESTIVAL_DICE)
        road = self.counted(ROADS, "no-wagon") if self.roll.far else 0
        if not self.words:
            raise Unread("which-x")
        second = self.words[0].endswith(SECOND)
        self.words[0] = self.words[0].removesuffix(SECOND)
        return PLACES * road + 2 * self.counted(BUSHES, "no-bush") + second

    def counted(self, most: int, refusal: str) -> int:
        """A wagon or a bush, counted from 1."""
        word = self.words.pop(0)
        if not word.isdecimal() or not 1 <= int(word[:9]) <= most:
            raise Unread(refusal, word=word[:9], most=most)
        return int(word) - 1

    def number(self) -> int:
        word = self.words.pop(0)
        if not word.isdecimal() or int(word[:9]) > MOST:
            raise Unread("no-number", word=word[:9], most=MOST)
        return int(word)

    def named(self, letter: str) -> int:
        """What one word names, or the first few words with hyphens between them."""
        names = self.roll.names[letter]
        for length in range(len(self.words), 0, -1):
            word = "-".join(self.words[:length])
            found = meant(word, names)
            if len(found) == 1:
                del self.words[:length]
                return names.index(found[0])
            if found:
                raise Unread("several", word=word, names=found)
        raise Unread("no-such", word=self.words[0], names=names)


def verb_of(move: int) -> str:
    kind = kind_of(move)
    return VERBS.get((kind, c_of(move))) or VERBS[kind, None]


def _wagon(special: int, value: int, portrait: int) -> str:
    if special != NORMAL:
        return dashed(SPECIALS[special])
    return str(value) if portrait == NOBODY else f"{value}-{CHARACTERS[portrait]}"


def _number(n: int) -> str:
    return str(n + 1)


def _words(text: str) -> list[str]:
    """Words and numbers; `2.3` and `2,3` are two numbers."""
    plain = re.sub(r"['’!]", "", text.lower())
    words = re.sub(r"(?<=\d)[.,:](?=\d)|,", " ", plain).split()
    if not words:
        raise Unread("nothing")
    return [SIGNS.get(word, word) for word in words]
