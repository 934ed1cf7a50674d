"""SHIELDWALL-0.3: moves told as a referee tells them, and as buttons say them. What dice come to is told by events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sherwood.games.shieldwall import kinds
from sherwood.games.shieldwall.notation import ALONE, EDGES, FORMS, HANDS, NAMES, OBJECTS, ORDERS, SIGNED, WALL, verb_of
from sherwood.games.shieldwall.places import SLOTS
from sherwood.games.shieldwall.speech import Speech
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.texts import begun

Values = dict[str, str | int]

TOLD: Final = frozenset(
    {
        kinds.DEPLOY, kinds.PLACE, kinds.DRESS, kinds.ROLL, kinds.PRECEDE, kinds.ORDER, kinds.ALONE, kinds.TURN, kinds.GO,
        kinds.SIDESTEP, kinds.SHIFT, kinds.STRIKE_AT, kinds.STAND_FIRE, kinds.SHOOT, kinds.SHOOT_ALONE,
        kinds.ADJUST, kinds.PAIR, kinds.ASK_DISENGAGE, kinds.CONSENT,
    }
)  # fmt: skip
"""Of others nothing is told, or an event tells it."""
HEADS: Final = frozenset({kinds.PLACE, kinds.ORDER, kinds.ALONE})
"""Moves whose line goes on with those by which they are carried out."""
PARTS: Final = frozenset(
    {kinds.DRESS, kinds.TURN, kinds.GO, kinds.SIDESTEP, kinds.SHIFT, kinds.STRIKE_AT, kinds.ADJUST, kinds.PAIR}
)
ALIKE: Final = frozenset({kinds.STRIKE_AT, kinds.ADJUST, kinds.PAIR})
"""Moves of which several share a line without a head."""
NUMBERS: Final = {"dress": ("files",), WALL: ("ranks",)}
"""What texts call the numbers of a move, if not n and m."""


# -- as they are seen -------------------------------------------------------------------------------------------------
def told(speech: Speech, move: int) -> str:
    """The line; empty for who fights on, as nearly all do."""
    fights_on = kind_of(move) == kinds.ASK_DISENGAGE and b_of(move) == 0
    return _line(speech, (move,)) if kind_of(move) in TOLD and not fights_on else ""


def together(speech: Speech, moves: Sequence[int]) -> str:
    """One line for an order and how it is carried out, for a band that is placed, and for men who close in; else empty."""
    first, *rest = [kind_of(move) for move in moves]
    goes_on = first in HEADS and PARTS.issuperset(rest)
    return _line(speech, moves) if goes_on or (first in ALIKE and {first} == {*rest}) else ""


def _line(speech: Speech, moves: Sequence[int]) -> str:
    said = ", ".join(speech.say(f"told-{_name(move)}", **values(speech, move)) for move in moves)
    return begun(said if said.endswith(".") else speech.say("sentence", said=said))


# -- as buttons say them ----------------------------------------------------------------------------------------------
def label(speech: Speech, move: int) -> str:
    return begun(speech.say(f"label-{_name(move)}", **values(speech, move)))


def brief(speech: Speech, move: int) -> str:
    """The same to somebody who has picked whom it is about."""
    id = f"brief-{_name(move)}"
    return begun(speech.say(id, **values(speech, move))) if speech.has(id) else label(speech, move)


def _name(move: int) -> str:
    """Of its texts: its verb, or `order` for all orders that name nothing."""
    verb = verb_of(move)
    return "order" if verb in ORDERS and verb not in OBJECTS else verb


# -- fields -----------------------------------------------------------------------------------------------------------
def values(speech: Speech, move: int) -> Values:
    verb, said = verb_of(move), Values()
    is_alone = kind_of(move) in ALONE.values()
    numbers = iter(NUMBERS.get(verb, ("n", "m")))
    for letter, value in zip(FORMS[verb][1], (a_of(move), b_of(move), c_of(move)), strict=False):
        if letter in "ubf":
            is_man = letter == "f" or (letter == "u" and is_alone)
            said["whom" if "who" in said else "who"] = speech.man(value) if is_man else speech.band(value)
        elif letter == "x":
            said["y" if "x" in said else "x" if verb == "place" else "length"] = speech.inches(value)
        elif letter in "ni":
            said[next(numbers)] = value + (letter == "i")
        else:
            said |= _said(speech, verb, letter, value)
    if verb == "roll":
        said |= {"one": speech.side(speech.roll.sides[0]), "other": speech.side(speech.roll.sides[1])}
    return said


def _said(speech: Speech, verb: str, letter: str, value: int) -> Values:
    if letter in SIGNED:
        return bent(speech, letter, value)
    if letter == "o":
        return {"order": speech.say(f"order-{verb}")}
    if letter == "g":
        return {"facing": speech.say("degrees", n=value)}
    if letter == "z":
        return {"spot": speech.spot(value)}
    if letter == "c":
        return {"place": place(speech, value)}
    name = NAMES[letter][value]
    if letter in "py":
        return {"plan" if letter == "p" else "answer": name}
    sort = {"h": "how", "l": "spacing", "e": "edge", "m": "mode", "w": "weapon"}[letter]
    return {sort: speech.say(f"{sort}-{name}")}


def bent(speech: Speech, letter: str, value: int) -> Values:
    """An angle or a way to one side, as a move or an event holds it."""
    n = value - SIGNED[letter]
    hand = speech.say(f"hand-{HANDS[n >= 0]}")
    return (
        {"hand": hand, "angle": speech.say("degrees", n=abs(n))}
        if letter == "a"
        else {"hand": hand, "length": speech.inches(abs(n))}
    )


def place(speech: Speech, place: int) -> str:
    """A place of contact (SHIELDWALL-1.5c)."""
    return speech.say(f"slot-{place % SLOTS}", edge=speech.say(f"edge-{EDGES[place // SLOTS]}"))
