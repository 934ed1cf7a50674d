"""Moves of `skirmish` as text: `step finn 0806`, `fire gilbert bero woods:0706`, `hide will tree-k`, `combat finn robin 7`.

Written in one form only; read with any case, beginnings of words, `little john` for `little-john`, `woods 0706` for `woods:0706`,
and without `step`. After a hex, `^` is the top of its tree. What a reader may not know is `?`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sherwood.games.skirmish import kinds
from sherwood.games.skirmish.board import NOWHERE, Board
from sherwood.kernel.moves import UNKNOWN, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.texts import Unread, meant

FORMS: Final[dict[str, tuple[int, str]]] = {
    "place": (kinds.PLACE, "cpr"),
    "hide": (kinds.HIDE, "ch"),
    "choose": (kinds.CHOOSE, "sge"),
    "reveal": (kinds.REVEAL, "cp"),
    "fire": (kinds.FIRE, "ccq"),
    "pick": (kinds.PICK, "c"),
    "step": (kinds.STEP, "cp"),
    "climb": (kinds.CLIMB, "cp"),
    "jump": (kinds.JUMP, "cp"),
    "leap": (kinds.LEAP, "cp"),
    "vault": (kinds.VAULT, "cc"),
    "mount": (kinds.MOUNT, "cc"),
    "dismount": (kinds.DISMOUNT, "cp"),
    "about-face": (kinds.ABOUT_FACE, "c"),
    "lead": (kinds.LEAD, "cc"),
    "release": (kinds.RELEASE, "cc"),
    "drive": (kinds.DRIVE, "cc"),
    "harness": (kinds.HARNESS, "ccc"),
    "unharness": (kinds.UNHARNESS, "ccc"),
    "exit": (kinds.EXIT, "c"),
    "stop": (kinds.STOP, "c"),
    "fall": (kinds.FALL, "cp"),
    "spring": (kinds.SPRING, "cp"),
    "attack": (kinds.ATTACK, "ccr"),
    "join": (kinds.JOIN, "ccr"),
    "strike": (kinds.STRIKE, "-c"),
    "blind": (kinds.BLIND, "cc"),
    "accept": (kinds.ACCEPT, "s-y"),
    "retreat": (kinds.RETREAT, "cpl"),
    "retreat-next": (kinds.RETREAT_NEXT, "c"),
    "place-rider": (kinds.PLACE_RIDER, "cp"),
    "shift": (kinds.SHIFT, "cpc"),
    "advance": (kinds.ADVANCE, "cp"),
    "no": (kinds.NO, "s"),
    "end": (kinds.END_PHASE, "s"),
    "first": (kinds.GO_FIRST, "sy"),
    "to-hit": (kinds.TO_HIT, "ccn"),
    "damage": (kinds.DAMAGE, "ccn"),
    "combat": (kinds.COMBAT, "ccn"),
    "jump-roll": (kinds.JUMP_ROLL, "cpn"),
    "vault-roll": (kinds.VAULT_ROLL, "ccn"),
    "initiative": (kinds.INITIATIVE, "-nn"),
    "blinding": (kinds.BLINDING, "ccn"),
    "found": (kinds.FOUND, "ch"),
    "empty": (kinds.EMPTY, "-h"),
}
"""Each verb's kind of move and its three fields: a counter, a place (p, q), a rear or landing hex or none, a hideout, a side of
the mosaic or none (e), a seat, a group that enters, the end that leads, yes or no, a number; `-` is 0 and isn't written."""

LEFT_OUT: Final = {"r": int(kinds.NO_HEX), "q": int(UNKNOWN), "s": int(UNKNOWN), "g": int(UNKNOWN)}
"""What these fields are where nothing is written; what is unknown then follows from the position."""

VERBS: Final = {kind: verb for verb, (kind, _) in FORMS.items()}
ENDS: Final = ("front", "rear")
ANSWERS: Final = ("no", "yes")
LATER: Final = "later"
"""Instead of a side of the mosaic: the group doesn't enter yet."""
TREE: Final = "tree-"
"""Before the letter of a large tree."""
MOST: Final = 99
"""The highest number that is written as one."""


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Counters of these names, in their order; those that share one are numbered from 1 (`wolf-2`)."""
    return tuple(f"{name}-{names[: at + 1].count(name)}" if names.count(name) > 1 else name for at, name in enumerate(names))


@dataclass(frozen=True, eq=False)
class Roll:
    """Whom and what the moves and events of one game name: counters (see `numbered`), seats and factions by number."""

    counters: tuple[str, ...]
    board: Board
    seats: tuple[str, ...]
    factions: tuple[str, ...]

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """By place."""
        board = self.board
        tops = [f"{board.labels[board.hex_of[place]]}^" for place in range(board.hexes, board.places)]
        return (*board.labels, *tops)

    @cached_property
    def hexes(self) -> Mapping[str, list[int]]:
        """By label, with the map or without; without it may be several."""
        found: dict[str, list[int]] = {}
        for hex, label in enumerate(self.board.labels):
            for text in dict.fromkeys((label, label.rpartition(":")[2])):
                found.setdefault(text, []).append(hex)
        return found

    @cached_property
    def hideouts(self) -> tuple[str, ...]:
        board = self.board
        return tuple(name if number < board.buildings else f"{TREE}{name.lower()}" for number, name in enumerate(board.hideouts))

    @cached_property
    def edges(self) -> tuple[str, ...]:
        """Every side of every map, by number (see `board`)."""
        return tuple(f"{name}-{side}" for name in self.board.maps for side in range(1, 5))

    @cached_property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """What the fields of each letter name, by number."""
        return {
            "c": self.counters, "p": self.labels, "q": self.labels, "r": self.labels, "h": self.hideouts, "e": self.edges,
            "s": self.seats, "l": ENDS, "y": ANSWERS,
        }  # fmt: skip

    # -- writing ------------------------------------------------------------------------------------------------------
    def write(self, move: int) -> str:
        verb = VERBS[kind_of(move)]
        fields = zip(FORMS[verb][1], (a_of(move), b_of(move), c_of(move)), strict=False)
        return " ".join([verb, *filter(None, (self._field(letter, value) for letter, value in fields))])

    def _field(self, letter: str, value: int) -> str:
        if letter == "-":
            return ""
        if value == UNKNOWN:
            return "?"
        if value == kinds.NO_HEX and letter in "re":
            return "" if letter == "r" else LATER
        return str(value) if letter in "gn" else self.names[letter][value]

    # -- reading ------------------------------------------------------------------------------------------------------
    def read(self, text: str) -> int:
        """The move that this line means. Raises Unread."""
        words = _words(text)
        verb, rest = self._verb(words)
        try:
            return _Reading(self, rest).move(verb)
        except Unread as unread:
            unread.stands_in(text, self.example(verb))
            raise

    def counter(self, text: str) -> int | None:
        """The counter of this name, or the only one that begins so; None if there is none."""
        found = meant("-".join(_words(text)), self.counters)
        return self.counters.index(found[0]) if len(found) == 1 else None

    def place(self, text: str) -> int:
        """The place that is written so. Raises Unread."""
        return _Reading(self, _words(text)).place()

    def _verb(self, words: list[str]) -> tuple[str, list[str]]:
        pair = "-".join(words[:2])
        if pair in FORMS:
            return pair, words[2:]
        found = meant(words[0], list(FORMS))
        if len(found) == 1:
            return found[0], words[1:]
        if len(words) > 1 and meant(words[0], self.counters):
            return "step", words
        if found:
            raise Unread("several-verbs", word=words[0], names=found, example=self.example("step"))
        raise Unread("no-verb", word=words[0], names=list(FORMS))

    def example(self, verb: str) -> str:
        """A line with this verb, well formed if hardly ever legal."""
        taken = dict.fromkeys("cpqhesly", 0)
        shown = []
        for letter in FORMS[verb][1].replace("-", "").replace("r", ""):
            if letter in "gn":
                shown.append("1")
            elif names := self.names[letter]:
                shown.append(names[taken[letter] % len(names)])
                taken[letter] += 1
        return " ".join([verb, *shown])


class _Reading:
    """The fields of one line, read from left to right."""

    def __init__(self, roll: Roll, words: list[str]) -> None:
        self.roll = roll
        self.words = words

    def move(self, verb: str) -> int:
        kind, form = FORMS[verb]
        fields = [self.field(letter) for letter in form]
        if self.words:
            raise Unread("more", words=" ".join(self.words))
        return pack(kind, *fields)

    def field(self, letter: str) -> int:
        if letter == "-":
            return 0
        if letter in LEFT_OUT and self.is_left_out(letter):
            return LEFT_OUT[letter]
        if not self.words:
            raise Unread(f"which-{letter}")
        if self.words[0] == "?":
            self.words.pop(0)
            return UNKNOWN
        if letter == "e" and self.words[0] == LATER:
            self.words.pop(0)
            return kinds.NO_HEX
        return self.number() if letter in "gn" else self.place() if letter in "pqr" else self.named(letter)

    def is_left_out(self, letter: str) -> bool:
        if not self.words:
            return True
        word = self.words[0]
        if word == "?":
            return False
        return (letter == "s" and not meant(word, self.roll.seats)) or (letter == "g" and not word.isdecimal())

    def number(self) -> int:
        word = self.words.pop(0)
        if not word.isdecimal() or int(word[:9]) > MOST:
            raise Unread("no-number", word=word[:9], most=MOST)
        return int(word)

    def place(self) -> int:
        """`0706`, `woods:0706`, `woods 0706`, each with `^` or `top` after it."""
        word = self.words.pop(0)
        if word in self.roll.board.maps and self.words:
            word = f"{word}:{self.words.pop(0)}"
        is_top = word.endswith("^")
        hex = self.hex(word.removesuffix("^"))
        if self.words and self.words[0] in ("top", "^"):
            is_top = bool(self.words.pop(0))
        if not is_top:
            return hex
        top = int(self.roll.board.top_of[hex])
        if top == NOWHERE:
            raise Unread("no-top", word=self.roll.labels[hex])
        return top

    def hex(self, word: str) -> int:
        found = self.roll.hexes.get(word, [])
        if len(found) == 1:
            return found[0]
        if found:
            raise Unread("several", word=word, names=[self.roll.labels[hex] for hex in found])
        raise Unread("no-hex", word=word, example=self.roll.labels[0])

    def named(self, letter: str) -> int:
        """What one word names, or the first two or three words with hyphens between them."""
        names = self.roll.names[letter]
        for length in (3, 2, 1):
            joined = "-".join(self.words[:length])
            if joined in names:
                del self.words[:length]
                return names.index(joined)
        word = self.words.pop(0)
        found = meant(word, names)
        if len(found) == 1:
            return names.index(found[0])
        raise Unread("several" if found else "no-such", word=word, names=found or names)


def _words(text: str) -> list[str]:
    words = re.sub(r"['’]", "", text.lower()).replace(",", " ").split()
    if not words:
        raise Unread("nothing")
    return words
