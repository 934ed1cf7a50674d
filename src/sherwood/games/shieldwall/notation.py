"""Moves of `shieldwall` as text: `charge V1`, `advance V1.3`, `turn left 30 on-left`, `go 6.25`, `strike V1.3 S1.2 rear`.

`V1` is a band and `V1.3` its third man; lengths are in inches, angles in degrees. Written in one form only; read with any case,
beginnings of words, `V1 charge` for `charge V1`, `6,25` for `6.25`, the name of a band for its only man, and with the name of
the side that moves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from sherwood.games.shieldwall import castle as castles
from sherwood.games.shieldwall import kinds
from sherwood.games.shieldwall.places import PLACES, SLOTS
from sherwood.games.shieldwall.troops import WEAPONS
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.texts import Unread, meant

if TYPE_CHECKING:
    from sherwood.games.shieldwall.castle import Castle
    from sherwood.games.shieldwall.field import Field

ORDERS: Final = (
    "advance", "about-face", "charge", "assault", "reform", "wall", "ring", "ring-move", "open-order",
    "free-stand", "free-back", "free-engage", "take", "leave", "post", "plant", "breach", "pass-gap", "bridge-up", "bridge-down",
    "force-bridge",
)  # fmt: skip
"""The verbs of orders, by number (SHIELDWALL-0.4)."""
WALL: Final = ORDERS[int(kinds.FORM_WALL)]
POST: Final = ORDERS[int(kinds.POST)]
OBJECTS: Final = {WALL: "n", POST: "z"}
"""What some orders name besides who takes them."""

FORMS: Final[dict[str, tuple[int, str]]] = {
    "deploy": (kinds.DEPLOY, "p"),
    "place": (kinds.PLACE, "bxx"),
    "dress": (kinds.DRESS, "gnl"),
    "roll": (kinds.ROLL, "nn"),
    "first": (kinds.PRECEDE, "y"),
    **{verb: (kinds.ORDER, f"uo{OBJECTS.get(verb, '')}") for verb in ORDERS},
    "end-movement": (kinds.END_MOVEMENT, ""),
    "turn": (kinds.TURN, "ah"),
    "go": (kinds.GO, "x"),
    "sidestep": (kinds.SIDESTEP, "s"),
    "shift": (kinds.SHIFT, "gx"),
    "run": (kinds.RUN, ""),
    "strike": (kinds.STRIKE_AT, "ffc"),
    "done": (kinds.DONE, ""),
    "stand-fire": (kinds.STAND_FIRE, "by"),
    "shoot": (kinds.SHOOT, "ufm"),
    "end-fire": (kinds.END_FIRE, ""),
    "weapon": (kinds.WEAPON, "uw"),
    "weapons-done": (kinds.WEAPONS_DONE, ""),
    "adjust": (kinds.ADJUST, "ffc"),
    "pair": (kinds.PAIR, "ff"),
    "pairs-auto": (kinds.PAIRS_AUTO, ""),
    "face": (kinds.FACE, "fe"),
    "disengage": (kinds.ASK_DISENGAGE, "by"),
    "consent": (kinds.CONSENT, "y"),
    "which": (kinds.WHICH, "i"),
    "to-hit": (kinds.TO_HIT, "n"),
    "save": (kinds.SAVE, "n"),
    "save-two": (kinds.SAVE_TWO, "n"),
    "morale": (kinds.MORALE, "n"),
    "break-off": (kinds.BREAK_OFF, "nn"),
    "dig": (kinds.DIG, "n"),
}
"""Each verb's kind of move and its fields: a plan (p), a band (b), a figure (f), a band or one figure (u), the order of the verb,
which isn't written (o), inches (x), degrees (g), an angle or a way to the left or right (a, s), how a band turns (h), a spacing
(l), a place of contact (c), a side of a base (e), a place of the castle (z), a mode of fire (m), a weapon (w), yes or no (y), a
number (n), a place in line (i)."""

ALONE: Final[dict[int, int]] = {
    kinds.ORDER: kinds.ALONE,
    kinds.SHOOT: kinds.SHOOT_ALONE,
    kinds.WEAPON: kinds.WEAPON_ALONE,
}
"""The kind of move of one figure, where a band's is another."""

LEFT_OUT: Final = {"h": int(kinds.EACH), "m": int(kinds.DIRECT)}
"""What these fields are where nothing is written."""
ASKED: Final = frozenset("ubfxgasniz")
"""Fields that are asked for in words of their own; of others the names are told."""
HANDS: Final = ("left", "right")
EDGES: Final = ("front", "right", "rear", "left")
"""Sides of a base, by number."""
SLOTS_OF_EDGE: Final = ("", "-to-right", "-to-left")
"""Places of contact on an edge, by number, seen from the enemy."""
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "p": ("as-planned", "by-band"),
    "h": ("each", "on-left", "on-right", "on-middle"),
    "l": ("close", "open"),
    "c": tuple(EDGES[place // SLOTS] + SLOTS_OF_EDGE[place % SLOTS] for place in range(PLACES)),
    "e": EDGES,
    "m": ("direct", "spread", "high-angle", "hurl", "lance", "passing"),
    "w": WEAPONS,
    "y": ("no", "yes"),
}
"""Names that are the same in all battles, by number, as kinds.py counts."""
SIGNED: Final = {"a": int(kinds.HALF_CIRCLE), "s": int(kinds.NO_STEP)}
"""What a field holds for no angle or no way at all; to the left it holds less."""
INCH: Final = 100
LONGEST: Final = 81
"""Inches that a table is long at the most."""
INCHES: Final = re.compile(r"(\d{1,2})(?:\.(\d{1,2}))?\"?")
ANGLE: Final = re.compile(r"(\d{1,3})°?")
MOST: Final = 99
"""The highest number that is written as one."""
SORTS: Final = {
    int(castles.POST): "floor", int(castles.WALK): "walk", int(castles.FOOT): "foot", int(castles.RUNG): "rung",
    int(castles.INDOORS): "indoors",
}  # fmt: skip
"""What places of a castle are."""


@dataclass(frozen=True, eq=False)
class Roll:
    """Whom the moves and events of one battle name: bands and sides by number, troops and men by band."""

    scenario: str
    bands: tuple[str, ...]
    troops: tuple[str, ...]
    """Codes."""
    men: tuple[int, ...]
    sides: tuple[str, ...]
    bearers: tuple[int, ...] = ()
    """By banner: the figure that bears it at the start."""
    places: tuple[str, ...] = ()
    """Of the castle."""
    bridges: tuple[str, ...] = ()
    """Drawbridges."""
    sorts: tuple[str, ...] = ()
    """By place of the castle: floor, walk, foot, rung, indoors; top for a floor above others."""

    @cached_property
    def figures(self) -> tuple[str, ...]:
        return tuple(f"{band}.{man}" for band, men in zip(self.bands, self.men, strict=True) for man in range(1, men + 1))

    @cached_property
    def band_of(self) -> tuple[int, ...]:
        """By figure."""
        return tuple(band for band, men in enumerate(self.men) for _ in range(men))

    @cached_property
    def known(self) -> Mapping[str, tuple[str, ...]]:
        """What the fields of each letter name, by number."""
        return {**NAMES, "b": self.bands, "f": self.figures, "z": self.places}

    # -- writing ------------------------------------------------------------------------------------------------------
    def write(self, move: int) -> str:
        verb = verb_of(move)
        fields = zip(FORMS[verb][1], (a_of(move), b_of(move), c_of(move)), strict=False)
        is_alone = kind_of(move) in ALONE.values()
        return " ".join([verb, *filter(None, (self._field(letter, value, is_alone) for letter, value in fields))])

    def _field(self, letter: str, value: int, is_alone: bool) -> str:
        if letter == "u":
            return self.figures[value] if is_alone else self.bands[value]
        if letter == "o" or LEFT_OUT.get(letter) == value:
            return ""
        if letter in SIGNED:
            n = value - SIGNED[letter]
            return f"{HANDS[n >= 0]} {abs(n) if letter == 'a' else inches(abs(n))}"
        if letter in self.known:
            return self.known[letter][value]
        return inches(value) if letter == "x" else str(value + 1 if letter == "i" else value)

    # -- reading ------------------------------------------------------------------------------------------------------
    def read(self, text: str) -> int:
        """The move that this line means. Raises Unread."""
        verb, rest = self._verb(_words(text))
        if rest and rest[0] in self.sides:
            rest = rest[1:]
            text = " ".join([verb, *rest])
        try:
            return _Reading(self, rest).move(verb)
        except Unread as unread:
            unread.stands_in(text, self.example(verb))
            raise

    def _verb(self, words: list[str]) -> tuple[str, list[str]]:
        """The verb, and the words of its fields: whoever is named before it, known here or not, comes first among them."""
        is_led = len(words) > 1 and not _verbs(words)[0] and (self.named(words[0]) or _verbs(words[1:])[0])
        lead, words = (words[:1], words[1:]) if is_led else ([], words)
        found, rest = _verbs(words)
        if not found:
            raise Unread("no-verb", word=words[0], names=list(FORMS))
        if len(found) > 1:
            raise Unread("several-verbs", word=words[0], names=found, example=self.example(found[0]))
        return found[0], lead + rest

    def named(self, word: str) -> tuple[bool, int] | None:
        """The figure, or else the band, that is called so; None if there is none."""
        for is_figure, names in ((True, self.figures), (False, self.bands)):
            for number, name in enumerate(names):
                if name.lower() == word:
                    return is_figure, number
        return None

    def example(self, verb: str) -> str:
        """A line with this verb, well formed if hardly ever legal."""
        shown = {"o": "", "x": "6.25", "g": "90", "n": "2", "i": "2", "a": "left 30", "s": "left 2.5", "u": self.bands[0]}
        figures = iter((self.figures[0], self.figures[-1]))
        fields = (
            next(figures) if letter == "f" else shown[letter] if letter in shown else self._last(letter)
            for letter in FORMS[verb][1]
        )
        return " ".join(filter(None, [verb, *fields]))

    def _last(self, letter: str) -> str:
        """The last name of a field; where there is none, as of a castle's places on an open field, something like it."""
        return (self.known[letter] or ("g1",))[-1]


class _Reading:
    """The fields of one line, read from left to right."""

    def __init__(self, roll: Roll, words: list[str]) -> None:
        self.roll = roll
        self.words = words
        self.is_alone = False

    def move(self, verb: str) -> int:
        kind, form = FORMS[verb]
        fields = [ORDERS.index(verb) if letter == "o" else self.field(letter) for letter in form]
        if self.words:
            raise Unread("more", words=" ".join(self.words))
        return pack(ALONE[kind] if self.is_alone else kind, *fields)

    def field(self, letter: str) -> int:
        if not self.words:
            if letter in LEFT_OUT:
                return LEFT_OUT[letter]
            raise Unread(f"which-{letter}") if letter in ASKED else Unread("which", names=self.roll.known[letter])
        if letter in SIGNED:
            return self.signed(letter)
        if letter in "ubf":
            return self.somebody(letter)
        if letter in self.roll.known:
            return self.word(self.roll.known[letter])
        if letter == "x":
            return self.inches()
        return self.degrees(359) if letter == "g" else self.number() - (letter == "i")

    def signed(self, letter: str) -> int:
        sign = (-1, 1)[self.word(HANDS)]
        if not self.words:
            raise Unread(f"which-{letter}")
        return SIGNED[letter] + sign * (self.degrees(180) if letter == "a" else self.inches())

    def somebody(self, letter: str) -> int:
        """A band, a figure, or either; the only man of a band may be called by the band's name."""
        word = self.words.pop(0)
        found = self.roll.named(word)
        if found is None:
            raise Unread("nobody", word=word, names=self.roll.bands)
        is_figure, number = found
        if letter == "u":
            self.is_alone = is_figure
        elif letter == "b" and is_figure:
            raise Unread("no-band", word=word)
        elif letter == "f" and not is_figure:
            if self.roll.men[number] > 1:
                raise Unread("which-man", word=self.roll.bands[number], most=self.roll.men[number])
            return self.roll.band_of.index(number)
        return number

    def word(self, names: tuple[str, ...]) -> int:
        """What one word names, or the first few with hyphens between them."""
        plain = tuple(name.lower() for name in names)
        for length in (3, 2, 1):
            found = meant("-".join(self.words[:length]), plain)
            if len(found) == 1:
                del self.words[:length]
                return plain.index(found[0])
        raise Unread("several" if found else "no-such", word=self.words[0], names=found or names)

    def inches(self) -> int:
        word = self.words.pop(0)
        found = INCHES.fullmatch(word)
        if not found or int(found[1]) > LONGEST:
            raise Unread("no-inches", word=word, most=LONGEST)
        return INCH * int(found[1]) + int((found[2] or "").ljust(2, "0"))

    def degrees(self, most: int) -> int:
        word = self.words.pop(0)
        found = ANGLE.fullmatch(word)
        if not found or int(found[1]) > most:
            raise Unread("no-degrees", word=word, most=most)
        return int(found[1])

    def number(self) -> int:
        word = self.words.pop(0)
        if not re.fullmatch(r"[0-9]{1,2}", word) or word == "0":
            raise Unread("no-number", word=word, most=MOST)
        return int(word)


def roll_of(field: Field) -> Roll:
    """Whom the moves of a battle name."""
    roster = field.roster
    codes = [field.troops.codes[roster.troop[roster.first[band]]] for band in range(roster.bands)]
    men, bearers = (tuple(map(int, column)) for column in (roster.men, field.bearers))
    places, bridges = tuple(field.castle.names), tuple(field.castle.bridge_names)
    sorts = tuple(_sort(field.castle, place) for place in range(field.castle.n))
    return Roll(field.name, tuple(field.names), tuple(codes), men, tuple(field.sides), bearers, places, bridges, sorts)


def _sort(castle: Castle, place: int) -> str:
    is_top = castle.what[place] == castles.POST and castle.level[place] > 1
    return "top" if is_top else SORTS[int(castle.what[place])]


def verb_of(move: int) -> str:
    kind = kind_of(move)
    return ORDERS[b_of(move)] if kind in (kinds.ORDER, kinds.ALONE) else VERBS[kind]


VERBS: Final = {
    kind: verb for verb, (of_band, _) in FORMS.items() for kind in (of_band, ALONE.get(of_band, of_band)) if verb not in ORDERS
}


def inches(units: int) -> str:
    """A length in 1/100 inch as it is written: `6`, `6.5`, `6.25`."""
    whole, part = divmod(int(units), INCH)
    return f"{whole}.{part:02}".rstrip("0") if part else str(whole)


def _verbs(words: list[str]) -> tuple[list[str], list[str]]:
    """The verb that the first two words mean together, or else those that the first one may mean; and the words that follow."""
    both = meant("-".join(words[:2]), list(FORMS))
    return (both, words[2:]) if len(both) == 1 else (meant(words[0], list(FORMS)), words[1:])


def _words(text: str) -> list[str]:
    """Commas part words, but between digits they begin the parts of an inch."""
    plain = re.sub(r"['’]", "", text.lower())
    words = re.sub(r"(?<=\d),(?=\d)", ".", plain).replace(",", " ").split()
    if not words:
        raise Unread("nothing")
    return words
