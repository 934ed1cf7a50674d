"""SHIELDWALL-0.6: shots and blows told with their dice, one by one, and those of one band at another summed up in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sherwood.games.shieldwall import kinds
from sherwood.games.shieldwall.speech import Speech
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.texts import begun

DICE: Final = {kinds.HIT: "hit", kinds.MISSED: "missed", kinds.SAVED: "saved", kinds.NOT_SAVED: "not-saved"}
MET: Final = {kinds.DRAWN: "drawn", kinds.WASTED: "wasted", kinds.STOOD_IN: "stood-in"}
TRIES: Final = frozenset({kinds.TRIED, *DICE, *MET})


def tried(speech: Speech, event: int) -> str:
    return speech.say("sentence", said=_try(speech, event))


def die(speech: Speech, event: int) -> str:
    return speech.say("sentence", said=_die(speech, event))


def gathered(speech: Speech, events: Sequence[int]) -> str:
    """Of one try all that is rolled; of several by one band at another what they come to; else empty."""
    tries = [event for event in events if kind_of(event) == kinds.TRIED]
    band_of = speech.roll.band_of
    alike = {(band_of[a_of(event)], band_of[b_of(event)], _sort(event)) for event in tries}
    if kind_of(events[0]) != kinds.TRIED or len(alike) > 1:
        return ""
    if len(tries) > 1:
        return begun(_summed(speech, events, tries))
    return begun(
        speech.say(
            "dice",
            **{"try": _try(speech, tries[0])},
            list=speech.say("board-between").join(_die(speech, event) for event in events[1:]),
        )
    )


def _summed(speech: Speech, events: Sequence[int], tries: Sequence[int]) -> str:
    happened = [DICE.get(kind_of(event)) for event in events]
    hits, saved, fall = (happened.count(what) for what in ("hit", "saved", "not-saved"))
    result = speech.say("sum-hits", hits=hits, saved=saved, fall=fall) if hits else speech.say("sum-none")
    n, band_of = len({a_of(event) for event in tries}), speech.roll.band_of
    men, whom = speech.band(band_of[a_of(tries[0])], n), speech.band(band_of[b_of(tries[0])])
    return speech.say(f"sum-{_sort(tries[0])}", men=men, n=n, whom=whom, result=result)


def _sort(event: int) -> str:
    mode = c_of(event)
    return "blow" if mode == kinds.BLOW else "charged" if mode == kinds.AT_CHARGERS else "shot"


def _try(speech: Speech, event: int) -> str:
    return speech.say(f"try-{_sort(event)}", who=speech.man(a_of(event)), whom=speech.man(b_of(event)))


def _die(speech: Speech, event: int) -> str:
    """What a die shows, what is added to it, and what it must come to; or whom the shot meets, or the blow fells."""
    if kind_of(event) in MET:
        return speech.say(f"die-{MET[kind_of(event)]}", who=speech.man(a_of(event)), whom=speech.man(b_of(event)))
    modifier, need = b_of(event) - kinds.MODIFIER_BASE, c_of(event)
    return speech.say(f"die-{DICE[kind_of(event)] if need else 'hopeless'}", roll=roll(a_of(event), modifier), need=need)


def roll(shown: int, modifier: int) -> str:
    """Dice, and what is added to them: `4 +1`."""
    return f"{shown} {modifier:+}".replace("-", "−") if modifier else str(shown)
