"""BANDITS-0.3: story events told as a referee tells them, each with its clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sherwood.games.bandits import figures, kinds
from sherwood.games.bandits.merry import owner
from sherwood.games.bandits.notation import FIXED, JEWELS
from sherwood.games.bandits.position import BUSHES
from sherwood.games.bandits.speech import Speech
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.texts import begun

Telling = Callable[[Speech, int], str]
Gathering = Callable[[Speech, Sequence[int]], str]

GAINS: Final = {kinds.WHY_MARKET: "market", kinds.WHY_REWARD: "reward"}
"""Why points are gained, but at wagons."""


def event(speech: Speech, event: int) -> tuple[str, str]:
    """The line and its clause; the line is empty where there is nothing to tell."""
    kind = kind_of(event)
    text = EVENTS[kind](speech, event) if kind in EVENTS else GATHERED[kind](speech, (event,))
    clause = CLAUSES[kind]
    return begun(text), f"BANDITS-{clause(event) if callable(clause) else clause}"


def gathered(speech: Speech, events: Sequence[int]) -> str:
    """One line for events of one kind of which each goes on with the one before; else empty."""
    tell = GATHERED.get(kind_of(events[0]))
    return begun(tell(speech, events)) if tell and len({kind_of(event) for event in events}) == 1 else ""


# -- one by one -------------------------------------------------------------------------------------------------------
def _gang(id: str, *numbers: str) -> Telling:
    """Of a gang; `numbers` is what the text calls those that follow."""
    return lambda speech, event: speech.say(id, gang=speech.gang(a_of(event)), **_named(numbers, event))


def _road(id: str, *numbers: str) -> Telling:
    return lambda speech, event: speech.say(id, road=a_of(event) + 1, **_named(numbers, event))


def _named(numbers: Sequence[str], event: int) -> dict[str, int]:
    return dict(zip(numbers, (b_of(event), c_of(event)), strict=False))


def _gang_and_points(id: str) -> Telling:
    return lambda speech, event: speech.say(id, gang=speech.gang(a_of(event)), points=speech.points(b_of(event)))


def _final(speech: Speech, event: int) -> str:
    return speech.say("event-final", gang=speech.gang(a_of(event)), points=speech.points(b_of(event)), track=c_of(event))


def _gang_at(id: str) -> Telling:
    """Of a gang, a road and perhaps a bush."""
    return lambda speech, event: speech.say(id, gang=speech.gang(a_of(event)), road=b_of(event) + 1, bush=c_of(event) + 1)


def _turn(speech: Speech, event: int) -> str:
    return speech.say("event-turn", turn=a_of(event), gang=speech.gang(b_of(event)))


def _placed(speech: Speech, event: int) -> str:
    return _gang_at("event-placed-alley" if b_of(event) == kinds.ALLEY else "event-placed")(speech, event)


def _revealed(speech: Speech, event: int) -> str:
    card = b_of(event)
    return speech.say("event-revealed", road=a_of(event) + 1, face=speech.face(card), does=speech.face_does(card))


def _exchanged(speech: Speech, event: int) -> str:
    old, new = speech.effect(b_of(event)), speech.effect(c_of(event))
    return speech.say("event-exchanged", character=speech.character(a_of(event)), old=old, new=new)


def _called(speech: Speech, event: int) -> str:
    effect = b_of(event)
    character = speech.character(owner(effect))
    return speech.say("event-called", gang=speech.gang(a_of(event)), character=character, effect=speech.effect(effect))


def _swapped(speech: Speech, event: int) -> str:
    road, bush = divmod(int(a_of(event)), int(BUSHES))
    other, beside = divmod(int(b_of(event)), int(BUSHES))
    gang = speech.gang(c_of(event))
    return speech.say("event-swapped", road=road + 1, bush=bush + 1, gang=gang, other=other + 1, beside=beside + 1)


def _turned(speech: Speech, event: int) -> str:
    return speech.say("event-turned", gang=speech.gang(a_of(event)), die=speech.roll.die(b_of(event)), n=c_of(event))


def _looked(speech: Speech, event: int) -> str:
    return speech.say("event-looked", gang=speech.gang(a_of(event)), road=b_of(event) + 1)


def _marked(speech: Speech, event: int) -> str:
    return speech.say("event-marked", gang=speech.gang(a_of(event)), road=b_of(event) + 1, mark=FIXED["m"][c_of(event)])


def _most(speech: Speech, event: int) -> str:
    gang, points = speech.gang(a_of(event)), c_of(event)
    tied = "yes" if points < figures.load().scoring.majority.alone else "no"
    return speech.say("event-most", gang=gang, tied=tied, type=JEWELS[b_of(event)], points=speech.points(points))


EVENTS: Final[dict[int, Telling]] = {
    kinds.TURN: _turn,
    kinds.PLACED: _placed,
    kinds.CLOSED_GAPS: _road("event-closed-gaps"),
    kinds.REVEALED: _revealed,
    kinds.EXCHANGED: _exchanged,
    kinds.DRIVEN_OFF: _road("event-driven-off"),
    kinds.CALLED: _called,
    kinds.SWAPPED: _swapped,
    kinds.JOINED: _gang_at("event-joined"),
    kinds.SLIPPED_OFF: _gang_at("event-slipped-off"),
    kinds.ASSAULT: _road("event-assault", "defence"),
    kinds.FESTIVAL: _road("event-festival", "sum"),
    kinds.TURNED: _turned,
    kinds.BEATEN: _road("event-beaten", "total", "defence"),
    kinds.ESCAPED: _road("event-escaped", "total", "defence"),
    kinds.COIN: _gang("event-coin"),
    kinds.BRIBED: _gang("event-bribed"),
    kinds.REMOVED: _gang("event-removed", "n"),
    kinds.RAISED: _gang("event-raised", "old", "new"),
    kinds.ARRESTED: _gang("event-arrested", "sum", "cost"),
    kinds.REWARDED: _gang("event-rewarded", "sum"),
    kinds.MOST: _most,
    kinds.WORTH: _gang_and_points("event-worth"),
    kinds.FINAL: _final,
    kinds.SPIED: _gang_at("event-spied"),
    kinds.LOOKED: _looked,
    kinds.MARKED: _marked,
}
"""What is told by itself."""


# -- several in one line ----------------------------------------------------------------------------------------------
def _listed(id: str, tell: Telling) -> Gathering:
    return lambda speech, events: speech.say(id, n=len(events), list=speech.list(tell(speech, event) for event in events))


def _offered(speech: Speech, event: int) -> str:
    return speech.say("offer", character=speech.character(a_of(event)), effect=speech.effect(b_of(event)))


def _name(speech: Speech, event: int) -> str:
    return speech.gang(a_of(event))


def _laid(speech: Speech, event: int) -> str:
    return speech.say("laid", road=a_of(event) + 1, back=speech.back(b_of(event)))


def _rolled(speech: Speech, event: int) -> str:
    return speech.say("gang-n", gang=speech.gang(a_of(event)), n=c_of(event))


def _scored(speech: Speech, events: Sequence[int]) -> str:
    """What a robbed wagon brings, gang by gang; what is gained elsewhere, one by one."""
    if any(c_of(event) in GAINS for event in events):
        points = speech.points(b_of(events[0]))
        why = GAINS.get(c_of(events[0]), "")
        return speech.say("event-scored", gang=speech.gang(a_of(events[0])), points=points, why=why) if len(events) == 1 else ""
    gangs = dict.fromkeys(a_of(event) for event in events)
    return speech.say("event-gains", list=speech.list(_gain(speech, gang, events) for gang in gangs))


def _gain(speech: Speech, gang: int, events: Sequence[int]) -> str:
    won = {
        name: sum(b_of(event) for event in events if a_of(event) == gang and c_of(event) == why)
        for name, why in (("paid", kinds.WHY_PAID), ("last", kinds.WHY_LAST), ("lying", kinds.WHY_LYING))
    }
    why = speech.list(speech.say(f"gain-{name}", n=n) for name, n in won.items() if n)
    return speech.say("gain", gang=speech.gang(gang), n=sum(won.values()), why=why)


def _kept(speech: Speech, events: Sequence[int]) -> str:
    """Of a draft, gang by gang."""
    tokens: dict[int, int] = {}
    for event in events:
        tokens[a_of(event)] = tokens.get(a_of(event), 0) + b_of(event)
    gangs = (speech.times(speech.gang(gang), n) for gang, n in tokens.items())
    return speech.say("event-kept", n=sum(tokens.values()), list=speech.list(gangs))


def _of_one(id: str) -> Gathering:
    """What one gang draws or gives up, token by token."""

    def tell(speech: Speech, events: Sequence[int]) -> str:
        if len({a_of(event) for event in events}) > 1:
            return ""
        n, coins = (sum(field(event) for event in events) for field in (b_of, c_of))
        return speech.say(id, gang=speech.gang(a_of(events[0])), n=n, coins=coins)

    return tell


GATHERED: Final[dict[int, Gathering]] = {
    kinds.OFFERED: _listed("event-offered", _offered),
    kinds.LAID: _listed("event-laid", _laid),
    kinds.ROLLED: _listed("event-rolled", _rolled),
    kinds.SCORED: _scored,
    kinds.COLUMN: _listed("event-column", _gang("gang-n", "n")),
    kinds.STORED: _listed("event-stored", _gang("gang-n", "n")),
    kinds.JAILED: _listed("event-jailed", _name),
    kinds.PARDONED: _listed("event-pardoned", _name),
    kinds.FREED: _listed("event-freed", _name),
    kinds.KEPT: _kept,
    kinds.DREW: _of_one("event-drew"),
    kinds.PAID: _of_one("event-paid"),
}


# -- clauses ----------------------------------------------------------------------------------------------------------
CLAUSES: Final[dict[int, str | Callable[[int], str]]] = {
    kinds.TURN: "0.1",
    kinds.LAID: "4.1",
    kinds.PLACED: lambda event: "4.2d" if b_of(event) == kinds.ALLEY else "4.2c",
    kinds.CLOSED_GAPS: "4.2h",
    kinds.REVEALED: "4.3",
    kinds.JAILED: "9.5",
    kinds.PARDONED: "10.2",
    kinds.OFFERED: "2.5",
    kinds.EXCHANGED: "4.3e",
    kinds.DRIVEN_OFF: "10.3",
    kinds.CALLED: lambda event: f"8.{b_of(event) + 1}",
    kinds.SWAPPED: "4.4",
    kinds.JOINED: "8.7",
    kinds.SLIPPED_OFF: "8.8",
    kinds.ASSAULT: "5.2",
    kinds.FESTIVAL: "9.6",
    kinds.ROLLED: "5.2",
    kinds.TURNED: "5.3",
    kinds.BEATEN: "5.4a",
    kinds.ESCAPED: "5.4c",
    kinds.SCORED: lambda event: {kinds.WHY_MARKET: "8.15", kinds.WHY_REWARD: "6.5d"}.get(c_of(event), "5.5"),
    kinds.KEPT: "5.6",
    kinds.DREW: "5.6",
    kinds.COIN: "4.2e",
    kinds.COLUMN: "6.1",
    kinds.BRIBED: "6.4",
    kinds.REMOVED: "6.1",
    kinds.RAISED: "8.16",
    kinds.PAID: "1.10",
    kinds.FREED: "6.3",
    kinds.ARRESTED: lambda event: "6.5c" if c_of(event) else "6.5",
    kinds.REWARDED: "6.5",
    kinds.STORED: "6.6",
    kinds.MOST: "7.2",
    kinds.WORTH: "7.3",
    kinds.FINAL: "7.5",
    kinds.SPIED: "8.3",
    kinds.LOOKED: lambda event: f"8.{c_of(event) + 1}",
    kinds.MARKED: "8.4",
}
