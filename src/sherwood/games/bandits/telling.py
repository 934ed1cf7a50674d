"""BANDITS-0.3: moves told as a referee tells them, and as buttons say them. What all see of them is told by events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sherwood.games.bandits import kinds
from sherwood.games.bandits.notation import FORMS, verb_of
from sherwood.games.bandits.specials import FESTIVAL_DICE
from sherwood.games.bandits.speech import Speech
from sherwood.kernel.moves import UNKNOWN, a_of, b_of, c_of, kind_of
from sherwood.kernel.texts import begun

VALUES: Final = {
    "m": "mark", "d": "side", "u": "sign", "x": "die", "f": "token", "g": "gang", "w": "reward", "c": "character", "e": "effect",
    "k": "back", "v": "face", "n": "n",
}  # fmt: skip
"""What texts call the fields of a move; of a bush they have `road` and `bush`, of a second wagon `other`."""


# -- as buttons say them ----------------------------------------------------------------------------------------------
def label(speech: Speech, move: int) -> str:
    verb = verb_of(move)
    return begun(speech.say(f"label-{verb}", **_values(speech, verb, move)))


def _values(speech: Speech, verb: str, move: int) -> dict[str, str | int]:
    fields = [a_of(move), b_of(move), c_of(move)]
    values: dict[str, str | int] = {"where": "alley" if fields[0] == kinds.ALLEY else "bush"}
    for letter in FORMS[verb][1]:
        value = fields.pop(0)
        if letter in "sbr":
            values["other" if "road" in values else "road"] = value + 1
        else:
            values[VALUES[letter]] = _said(speech, letter, value)
        if letter in "sb":
            values["bush"] = fields.pop(0) + 1
    return values


def _said(speech: Speech, letter: str, value: int) -> str | int:
    if letter in "mduw":
        return speech.roll.names[letter][value]
    say: dict[str, Callable[[int], str | int]] = {
        "x": speech.roll.die, "f": speech.token, "g": speech.gang, "c": speech.character, "e": speech.effect, "k": speech.back,
        "v": speech.face, "n": int,
    }  # fmt: skip
    return say[letter](value)


# -- as they are seen -------------------------------------------------------------------------------------------------
def told(speech: Speech, move: int) -> str:
    """What a move adds to the events that go with it, for those who see it whole."""
    tell = TOLD.get(kind_of(move))
    return begun(tell(speech, move)) if tell and UNKNOWN not in (a_of(move), b_of(move)) else together(speech, (move,))


def together(speech: Speech, moves: Sequence[int]) -> str:
    """One line for the Festival's dice, for tokens drawn or discarded, and for those shown."""
    tell = TOGETHER.get(kind_of(moves[0]))
    is_one = len({kind_of(move) for move in moves}) == 1 and all(UNKNOWN not in (a_of(move), b_of(move)) for move in moves)
    return begun(tell(speech, moves)) if tell and is_one else ""


def _festival(speech: Speech, moves: Sequence[int]) -> str:
    if any(a_of(move) != FESTIVAL_DICE for move in moves):
        return ""
    return speech.say("told-festival", dice=", ".join(str(b_of(move)) for move in moves))


def _tokens(id: str) -> Callable[[Speech, Sequence[int]], str]:
    return lambda speech, moves: speech.say(id, tokens=speech.faces(map(a_of, moves)))


def _shown(speech: Speech, moves: Sequence[int]) -> str:
    """Tokens of one gang, or what it offers as a bribe."""
    gang = a_of(moves[0])
    if c_of(moves[0]) == kinds.OFFER:
        return speech.say("told-bribe", gang=speech.gang(gang), n=b_of(moves[0])) if len(moves) == 1 else ""
    if any(a_of(move) != gang for move in moves):
        return _turned_up(speech, moves)
    return speech.say("told-show", gang=speech.gang(gang), tokens=speech.faces(map(b_of, moves)))


def _turned_up(speech: Speech, moves: Sequence[int]) -> str:
    """Tokens of several gangs, at the end of the game."""
    tokens: dict[int, list[int]] = {}
    for move in moves:
        tokens.setdefault(a_of(move), []).append(b_of(move))
    of_each = (speech.say("turned-up-of", gang=speech.gang(gang), tokens=speech.faces(tokens[gang])) for gang in sorted(tokens))
    return speech.say("told-turned-up", list="; ".join(of_each))


def _face(speech: Speech, move: int) -> str:
    """Of a look in secret."""
    return speech.say("told-look", road=a_of(move) + 1, face=speech.face(b_of(move))) if c_of(move) == kinds.SECRET else ""


TOLD: Final[dict[int, Callable[[Speech, int], str]]] = {
    kinds.FIRST: lambda speech, move: speech.say("told-first", gang=speech.gang(a_of(move))),
    kinds.FACE: _face,
    kinds.KEEP: lambda speech, move: speech.say("told-keep", token=speech.token(a_of(move))),
}
TOGETHER: Final[dict[int, Callable[[Speech, Sequence[int]], str]]] = {
    kinds.DIE: _festival,
    kinds.LOOT: _tokens("told-loot"),
    kinds.DISCARD: _tokens("told-discard"),
    kinds.SHOW: _shown,
}
