"""SHIELDWALL-0.6: story events told as a referee tells them, each with its clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sherwood.games.shieldwall import kinds, volleys
from sherwood.games.shieldwall.asking import ending
from sherwood.games.shieldwall.breakoff import LEVEL
from sherwood.games.shieldwall.notation import EDGES, ORDERS
from sherwood.games.shieldwall.position import KILLED, LEFT_TABLE, ROUTED, SURRENDERED
from sherwood.games.shieldwall.speech import Speech
from sherwood.games.shieldwall.tables import RESULTS
from sherwood.games.shieldwall.telling import bent
from sherwood.games.shieldwall.troops import CLASSES, WEAPONS
from sherwood.games.shieldwall.volleys import TRIES, roll
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.texts import begun

Telling = Callable[[Speech, int], str]
Gathering = Callable[[Speech, Sequence[int]], str]
Values = dict[str, str | int]

HEADINGS: Final[dict[int, int]] = {kinds.TURN_BEGINS: 1, kinds.STEP_BEGINS: 2}
"""How deep they are."""
COLUMNS: Final = (*CLASSES, "berserk")
"""Of the table of morale (SHIELDWALL-T.6)."""
FATES: Final = {KILLED: "killed", ROUTED: "routed", SURRENDERED: "surrendered", LEFT_TABLE: "left"}


def event(speech: Speech, event: int) -> tuple[str, str]:
    """The line and its clause; the line is empty where a move has told as much."""
    tell, clause = EVENTS[kind_of(event)]
    return begun(tell(speech, event)), f"SHIELDWALL-{clause}"


def heading(event: int) -> int:
    """A turn's is followed by those of its half-turns."""
    return HEADINGS.get(kind_of(event), 0)


def sums_up(event: int) -> bool:
    """Dice of volleys and melees, and whom they met."""
    return kind_of(event) in TRIES


def gathered(speech: Speech, events: Sequence[int]) -> str:
    """One line for what is rolled for the shots or blows of one band at another, for a check, or for men who fare alike."""
    if TRIES.issuperset(map(kind_of, events)):
        return volleys.gathered(speech, events)
    if [kind_of(event) for event in events] == [kinds.CHECKED, kinds.OUTCOME]:
        return begun(speech.say("event-morale", **_checked(speech, events[0]), **_outcome(speech, events[1])))
    alike = {(kind_of(event), b_of(event)) for event in events}
    tell = ALIKE.get(kind_of(events[0]))
    return begun(tell(speech, events)) if tell and len(alike) == 1 else ""


# -- one by one -------------------------------------------------------------------------------------------------------
def _told(speech: Speech, event: int) -> str:
    return ""


def _of_side(id: str) -> Telling:
    return lambda speech, event: speech.say(id, side=speech.side(speech.roll.sides[a_of(event)]))


def _ran(speech: Speech, event: int) -> str:
    bonus = "yes" if c_of(event) else "no"
    return speech.say("event-ran", who=speech.band(a_of(event)), length=speech.inches(b_of(event)), bonus=bonus)


def _squared(speech: Speech, event: int) -> str:
    return speech.say("event-squared", who=speech.band(a_of(event)), **bent(speech, "a", b_of(event)))


def _checked(speech: Speech, event: int) -> Values:
    return {"roll": roll(b_of(event), c_of(event) - kinds.MODIFIER_BASE)}


def _outcome(speech: Speech, event: int) -> Values:
    column, result = COLUMNS[b_of(event)], RESULTS[c_of(event)]
    who = speech.man(a_of(event))
    return {"who": who, "class": speech.say(f"class-{column}"), "result": speech.say(f"result-{result}")}


def _wrestled(speech: Speech, event: int) -> str:
    own, other, lead = a_of(event), b_of(event), c_of(event) - LEVEL
    result = "more" if own + lead > other else "same" if own + lead == other else "less"
    return speech.say("event-wrestled", roll=roll(own, lead), other=other, result=result)


def _took_up(speech: Speech, events: Sequence[int]) -> str:
    weapon = speech.say(f"weapon-{WEAPONS[b_of(events[0])]}")
    return speech.say("event-took-up", list=speech.men(map(a_of, events)), weapon=weapon)


def _faced(speech: Speech, events: Sequence[int]) -> str:
    return speech.say("event-faced", list=speech.men(map(a_of, events)), edge=speech.say(f"edge-{EDGES[b_of(events[0])]}"))


def _alone(tell: Gathering) -> Telling:
    """The same of one event."""
    return lambda speech, event: tell(speech, (event,))


def _banner(id: str) -> Telling:
    def tell(speech: Speech, event: int) -> str:
        bore = speech.roll.band_of[speech.roll.bearers[a_of(event)]]
        return speech.say(id, who=speech.band(bore), whom=speech.man(b_of(event)))

    return tell


def _breaks_out(speech: Speech, event: int) -> str:
    return speech.say("event-breaks-out", who=speech.band(a_of(event)), order=speech.say(f"order-{ORDERS[b_of(event)]}"))


def _lost(speech: Speech, events: Sequence[int]) -> str:
    men = speech.men(map(a_of, events))
    return speech.say(f"event-lost-{FATES[b_of(events[0])]}", list=men, n=len(events))


ALIKE: Final[dict[int, Gathering]] = {kinds.LOST: _lost, kinds.TOOK_UP: _took_up, kinds.FACED: _faced}
"""Events that share a line with others whose second field is the same."""
EVENTS: Final[dict[int, tuple[Telling, str]]] = {
    kinds.DEPLOYED: (_of_side("event-deployed"), "S.2"),
    kinds.TURN_BEGINS: (lambda speech, event: speech.say("event-turn", n=a_of(event)), "2.1a"),
    kinds.MOVES_FIRST: (_of_side("event-first"), "2.1b"),
    kinds.STEP_BEGINS: (_of_side("event-step"), "2.1c"),
    kinds.ORDERED: (_told, "0.4"),
    kinds.ORDERED_ALONE: (_told, "3.6b"),
    kinds.RAN: (_ran, "3.3c"),
    kinds.SQUARED_OFF: (_squared, "3.3e"),
    kinds.STRUCK_AT: (_told, "1.5c"),
    kinds.TRIED: (volleys.tried, "0.5"),
    kinds.HIT: (volleys.die, "5.1a"),
    kinds.MISSED: (volleys.die, "5.1a"),
    kinds.SAVED: (volleys.die, "8.1a"),
    kinds.NOT_SAVED: (volleys.die, "8.1a"),
    kinds.DRAWN: (volleys.die, "5.5b"),
    kinds.WASTED: (volleys.die, "5.2a"),
    kinds.STOOD: (_told, "5.4a"),
    kinds.STOOD_IN: (volleys.die, "6.7a"),
    kinds.LOST: (_alone(_lost), "0.7"),
    kinds.TOOK_UP: (_alone(_took_up), "6.6c"),
    kinds.FACED: (_alone(_faced), "6.4a"),
    kinds.STEPPED_UP: (
        lambda speech, event: speech.say("event-stepped-up", who=speech.man(a_of(event)), whom=speech.man(b_of(event))),
        "6.2e",
    ),
    kinds.BANNER_FELL: (_banner("event-banner-fell"), "6.9a"),
    kinds.BANNER_TAKEN: (_banner("event-banner-taken"), "6.9a"),
    kinds.POSTED: (_told, "11.5b"),
    kinds.PLANTED: (
        lambda speech, event: speech.say("event-planted", who=speech.man(a_of(event)), spot=speech.spot(b_of(event))),
        "11.5d",
    ),
    kinds.DUG: (
        lambda speech, event: speech.say("event-dug", who=speech.man(a_of(event)), n=b_of(event), sum=c_of(event)),
        "11.3a",
    ),
    kinds.BRIDGE_MOVED: (
        lambda speech, event: speech.say("event-bridge-moved", bridge=speech.roll.bridges[a_of(event)], state=b_of(event)),
        "11.4a",
    ),
    kinds.CAME_IN: (_told, "S3.2"),
    kinds.TOOK_LOAD: (lambda speech, event: speech.say("event-took-load", who=speech.man(a_of(event))), "S3.3"),
    kinds.CHECKED: (
        lambda speech, event: speech.say("event-checked", who=speech.man(a_of(event)), **_checked(speech, event)),
        "9.1a",
    ),
    kinds.OUTCOME: (lambda speech, event: speech.say("event-outcome", **_outcome(speech, event)), "9.3a"),
    kinds.WRESTLED: (_wrestled, "7.1c"),
    kinds.BREAKS_OFF: (_told, "7.1a"),
    kinds.BREAKS_OUT: (_breaks_out, "9.4d"),
    kinds.ENDED: (lambda speech, event: ending(a_of(event), speech.language), "0.8"),
}
