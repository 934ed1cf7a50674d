"""SKIRMISH-0.7a, 0.8: moves and events told as a referee tells them, and moves as buttons say them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sherwood.games.skirmish import kinds
from sherwood.games.skirmish.asking import ending
from sherwood.games.skirmish.combat import BELOW_ZERO, DEEP_BELOW_ZERO
from sherwood.games.skirmish.notation import FORMS, VERBS
from sherwood.games.skirmish.speech import Speech
from sherwood.games.skirmish.view import PHASES
from sherwood.kernel.moves import UNKNOWN, a_of, b_of, c_of, kind_of
from sherwood.kernel.texts import begun

Values = dict[str, str | int]
Telling = Callable[[Speech, int], str]

VALUES: Final = {
    "c": ("who", "whom", "third"), "p": ("where",), "q": ("where",), "r": ("rear",), "h": ("hideout",), "e": ("edge",),
    "s": ("side",), "l": ("end",), "y": ("answer",), "g": ("group",), "n": ("n", "m"), "-": ("",),
}  # fmt: skip
"""What texts call the fields of a move, the first of a letter, the second and the third."""
SILENT: Final = frozenset({"reveal", "pick", "stop", "exit", "spring", "strike", "retreat-next", "no", "end"})
"""Verbs of moves that nothing is told of, or that an event tells."""
UNTOLD: Final = frozenset({"setup", "reveal", "recovery"})
"""Phases of which only what happens in them is told."""

HEADINGS: Final[dict[int, int]] = {kinds.TURN: 1, kinds.PHASE: 2}
"""How deep they are."""


# -- moves ------------------------------------------------------------------------------------------------------------
def told(speech: Speech, move: int) -> str:
    verb = VERBS[kind_of(move)]
    return "" if verb in SILENT else begun(speech.say(f"told-{verb}", **_values(speech, verb, move)))


def together(speech: Speech, moves: Sequence[int]) -> str:
    """One line for the steps of one walk; empty for anything else."""
    if {kind_of(move) for move in moves} != {kinds.STEP} or len({a_of(move) for move in moves}) > 1:
        return ""
    way = ", ".join(speech.place(b_of(move)) for move in moves)
    return begun(speech.say("told-step", who=speech.man(a_of(moves[0])), where=way))


def label(speech: Speech, move: int) -> str:
    verb = VERBS[kind_of(move)]
    return begun(speech.say(f"label-{verb}", **_values(speech, verb, move)))


def _values(speech: Speech, verb: str, move: int) -> Values:
    form = FORMS[verb][1]
    values: Values = {}
    for at, (letter, value) in enumerate(zip(form, (a_of(move), b_of(move), c_of(move)), strict=False)):
        values[VALUES[letter][form[:at].count(letter)]] = _said(speech, letter, value)
    if verb == "initiative":
        values |= {"one": speech.side(speech.roll.factions[0]), "other": speech.side(speech.roll.factions[1])}
    return values


def _said(speech: Speech, letter: str, value: int) -> str | int:
    """A field's value; `unknown` to the reader, or `none`, for texts to choose by."""
    if letter in "gn-":
        return value
    if value == UNKNOWN:
        return "unknown"
    if value == kinds.NO_HEX:
        return "none"
    if letter == "c":
        return speech.man(value)
    if letter in "pqr":
        return speech.place(value)
    name = speech.roll.names[letter][value]
    return {"h": speech.hideout, "e": speech.edge, "s": speech.side}.get(letter, str)(name)


# -- events -----------------------------------------------------------------------------------------------------------
def event(speech: Speech, event: int) -> tuple[str, str]:
    """The line and its clause; the line is empty where there is nothing to tell."""
    tell, clause = EVENTS[kind_of(event)]
    return begun(tell(speech, event)), f"SKIRMISH-{clause}"


def heading(event: int) -> int:
    """A turn's is followed by those of its phases."""
    return HEADINGS.get(kind_of(event), 0)


def _of(id: str) -> Telling:
    """An event of one counter, or of two."""
    return lambda speech, event: speech.say(id, who=speech.man(a_of(event)), whom=speech.man(b_of(event)))


def gathered(speech: Speech, events: Sequence[int]) -> str:
    """One line for phases of one side in which nothing happened; empty for anything else."""
    if {kind_of(event) for event in events} != {kinds.PHASE} or len({a_of(event) for event in events}) > 1:
        return ""
    return begun(_phases(speech, events))


def _phase(speech: Speech, event: int) -> str:
    return "" if PHASES[b_of(event)] in UNTOLD else _phases(speech, [event])


def _phases(speech: Speech, events: Sequence[int]) -> str:
    names = speech.list(speech.say(f"phase-{PHASES[b_of(event)]}") for event in events)
    return speech.say("event-phase", side=speech.side(speech.roll.factions[a_of(events[0])]), phase=names)


def _shot(speech: Speech, event: int) -> str:
    die, roll, highest = a_of(event), b_of(event), c_of(event)
    return speech.say("event-shot", roll=roll, highest=highest, changed=_flag(roll != die), hits=_flag(roll <= highest))


def _shot_for(speech: Speech, event: int) -> str:
    return _reasons(speech, (("cover", a_of(event)), ("wounded", b_of(event)), ("treetop", c_of(event))))


def _wounding(speech: Speech, event: int) -> str:
    die, roll = a_of(event), b_of(event) - BELOW_ZERO
    return speech.say("event-wounding", roll=roll, changed=_flag(roll != die), result=speech.say(f"result-{c_of(event)}"))


def _wounding_for(speech: Speech, event: int) -> str:
    weapon, armour, ambush = (field(event) - BELOW_ZERO for field in (a_of, b_of, c_of))
    return _reasons(speech, (("weapon", weapon), ("armour", armour), ("ambush", ambush)))


def _blow(speech: Speech, event: int) -> str:
    return speech.say("event-blow", column=b_of(event), result=speech.say(f"result-{c_of(event)}"))


def _blow_for(speech: Speech, event: int) -> str:
    shifts = c_of(event)
    reasons = (
        ("terrain", b_of(event) - BELOW_ZERO),
        ("joint", shifts // 100),
        ("jump", shifts // 10 % 10),
        ("ambush", shifts % 10),
    )
    why = _reasons(speech, reasons)
    return speech.say("event-blow-for", difference=signed(a_of(event) - DEEP_BELOW_ZERO), why=why or "none")


def _plain_blow(speech: Speech, event: int) -> str:
    difference = signed(c_of(event) - DEEP_BELOW_ZERO)
    return speech.say("event-plain-blow", difference=difference, highest=b_of(event), hits=_flag(a_of(event) <= b_of(event)))


def _jumped(speech: Speech, event: int) -> str:
    die, modifier, result = a_of(event), b_of(event), c_of(event)
    return speech.say("event-jumped", roll=die + modifier, changed=_flag(modifier), result=result)


def _reasons(speech: Speech, reasons: Iterable[tuple[str, int]]) -> str:
    """Modifiers or shifts that aren't 0, each with what it is for."""
    return ", ".join(speech.say(f"for-{reason}", n=signed(n)) for reason, n in reasons if n)


def _flag(is_so: object) -> str:
    return "yes" if is_so else "no"


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


EVENTS: Final[dict[int, tuple[Telling, str]]] = {
    kinds.TURN: (lambda speech, event: speech.say("event-turn", n=a_of(event)), "2a"),
    kinds.PHASE: (_phase, "2b"),
    kinds.SHOT: (_shot, "3.3a"),
    kinds.SHOT_FOR: (_shot_for, "3.3b"),
    kinds.WOUNDING: (_wounding, "3.4a"),
    kinds.WOUNDING_FOR: (_wounding_for, "3.4a"),
    kinds.BLOW: (_blow, "5e"),
    kinds.BLOW_FOR: (_blow_for, "5g"),
    kinds.PLAIN_BLOW: (_plain_blow, "I.11"),
    kinds.JUMPED: (_jumped, "4.5c"),
    kinds.STUNNED_NOW: (_of("event-stunned"), "6.2c"),
    kinds.WOUNDED_NOW: (_of("event-wounded"), "6.2a"),
    kinds.KILLED: (_of("event-killed"), "6.2b"),
    kinds.UNHORSED: (_of("event-unhorsed"), "6.4a"),
    kinds.HORSE_KILLED: (_of("event-animal-killed"), "7.3b"),
    kinds.HELD: (_of("event-held"), "6.1f"),
    kinds.SURRENDERED: (_of("event-surrendered"), "6.6a"),
    kinds.FREED: (_of("event-freed"), "6.6g"),
    kinds.RECOVERED: (_of("event-recovered"), "6.5a"),
    kinds.LEFT_MAP: (_of("event-left"), "4.1j"),
    kinds.UNAFFECTED: (_of("event-unaffected"), "6.2i"),
    kinds.FIRST: (lambda speech, event: speech.say("event-first", side=speech.side(speech.roll.factions[a_of(event)])), "0.6"),
    kinds.DROVE_OFF: (_of("event-let-go"), "7.1f"),
    kinds.HITCHED: (_of("event-hitched"), "7.2g"),
    kinds.UNHITCHED: (_of("event-unhitched"), "7.2g"),
    kinds.UNCOVERED: (
        lambda speech, event: speech.say("event-uncovered", who=speech.man(a_of(event)), where=speech.place(b_of(event))),
        "8.2c",
    ),
    kinds.BLINDED_NOW: (_of("event-blinded"), "S6.6"),
    kinds.ENDED: (lambda speech, event: ending(a_of(event), speech.language), "0.7"),
}
