"""The board in words: the whole view, and what is around a hex."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from sherwood.games.skirmish.asking import aim, stage
from sherwood.games.skirmish.board import BARRED, FOOT, NOWHERE
from sherwood.games.skirmish.figures import HEXSIDES, TERRAIN
from sherwood.games.skirmish.maps import DIRECTIONS
from sherwood.games.skirmish.speech import Speech, roll_of
from sherwood.kernel.texts import begun, dashed

if TYPE_CHECKING:
    from sherwood.games.skirmish.view import Counter, Faction, SkirmishView

SIDES: Final = (*HEXSIDES, "leap", "edge")
"""What lies on a side of a place, by `board`'s numbers."""
TOLD_FLAGS: Final = ("captured", "disarmed", "fired", "moved", "attacked", "harnessing")
NEAR: Final = 4
"""Hexes within which `around` tells who is there."""


# -- the whole view ---------------------------------------------------------------------------------------------------
def board(view: SkirmishView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    factions = sorted(view.factions, key=lambda one: one.seat == view.seat)
    lines = [line for faction in factions for line in _faction(speech, view, faction)]
    return "\n".join([stage(view, language), *_in_hand(speech, view), *lines, *_settings(speech, view)])


def _in_hand(speech: Speech, view: SkirmishView) -> Iterator[str]:
    attack = view.attack
    if view.mover is not None:
        yield begun(speech.say("board-mover", who=speech.man(view.mover), mps=view.mps))
    if attack.target is not None and attack.attackers:
        yield begun(speech.say("board-attack", men=speech.men(attack.attackers), whom=speech.man(attack.target)))
    if attack.ambushers:
        yield speech.say("board-ambush", men=speech.men(attack.ambushers))


def _faction(speech: Speech, view: SkirmishView, faction: Faction) -> Iterator[str]:
    own = [one for one in view.counters if one.faction == faction.number and one.where != "ridden"]
    if not own:
        return
    yield ""
    yield begun(speech.say("board-side", side=speech.side(faction.name), yours="yes" if faction.seat == view.seat else "no"))
    for one in own:
        if one.where == "map":
            yield f"  {_man(speech, view, one)}"
    for where in ("thrown", "to-enter", "hidden", "left", "gone"):
        if there := [one for one in own if one.where == where]:
            yield f"  {speech.say(f'board-{where}', men=speech.list(_off_map(speech, one) for one in there))}"


def _off_map(speech: Speech, one: Counter) -> str:
    who = speech.man(one.number)
    if one.hideout is not None:
        return speech.say("where-hidden", who=who, hideout=speech.hideout(speech.roll.hideouts[one.hideout]))
    if one.edge is not None:
        return speech.say("where-edge", who=who, edge=speech.edge(speech.roll.edges[one.edge]))
    return who


def _man(speech: Speech, view: SkirmishView, one: Counter) -> str:
    about = [_state(speech, one), *(speech.say(f"flag-{flag}") for flag in one.flags if flag in TOLD_FLAGS)]
    if one.blinded:
        about.append(speech.say("board-blinded", n=one.blinded))
    if one.horse is not None:
        about.append(speech.say("board-rides", horse=speech.man(one.horse)))
    if one.leads is not None:
        about.append(speech.say("board-leads", animal=speech.man(one.leads)))
    if one.aboard is not None:
        about.append(speech.say("board-aboard", cart=speech.man(one.aboard)))
    if touched := list(touching(speech, view, one)):
        about.append(speech.say("board-touches", men=speech.men(touched)))
    figures = "" if one.what == "cart" else f"{one.attack}/{one.defence}/{one.allowance}"
    return begun(speech.say("board-between").join(filter(None, (_where(speech, one), figures, *about))))


def _state(speech: Speech, one: Counter) -> str:
    return "" if one.state == "healthy" else speech.say(f"state-{one.state}")


def _where(speech: Speech, one: Counter) -> str:
    places = "/".join(speech.place(place) for place in one.places)
    return speech.say("board-where", who=speech.man(one.number), places=places, terrain=_terrain(speech, one.places[0]))


def touching(speech: Speech, view: SkirmishView, one: Counter) -> Iterator[int]:
    """The enemies in contact with a counter (SKIRMISH-1.1g)."""
    contact = speech.roll.board.contact
    touched = {int(contact[6 * place + d]) for place in one.places for d in range(6)}
    for other in view.counters:
        if {one.nation, other.nation} == {"norman", "saxon"} and not touched.isdisjoint(other.places):
            yield other.number


def _settings(speech: Speech, view: SkirmishView) -> Iterator[str]:
    yield ""
    yield speech.say("board-scenario", scenario=speech.named("value", view.scenario))
    if speech.has(aim(view)):
        yield speech.say("board-aim", aim=speech.say(aim(view)))
    switched = [_switch(speech, view, name) for name in (*view.options, *view.variants)]
    if switched:
        yield speech.say("board-options", options=", ".join(switched))


def _switch(speech: Speech, view: SkirmishView, name: str) -> str:
    """An option of the scenario itself, or a variant."""
    own = f"{view.scenario}-{name}"
    return speech.named("option", own if speech.has(f"option-{dashed(own)}") else name)


# -- around a hex -----------------------------------------------------------------------------------------------------
def around(view: SkirmishView, target: str, language: str) -> str:
    """What lies at a hex or where a counter stands, beyond each of its sides, and who is near. Raises Unread."""
    speech = Speech(language, roll_of(view))
    place = _spot(speech, view, target)
    return "\n".join([_here(speech, view, place), *_sides(speech, view, place), *_near(speech, view, place)])


def _spot(speech: Speech, view: SkirmishView, target: str) -> int:
    counter = speech.roll.counter(target)
    places = () if counter is None else view.counters[counter].places
    return places[0] if places else speech.roll.place(target)


def _here(speech: Speech, view: SkirmishView, place: int) -> str:
    about = [_terrain(speech, place), *_names(speech, view, place)]
    return f"{speech.place(place)}: {', '.join(about)}"


def _sides(speech: Speech, view: SkirmishView, place: int) -> Iterator[str]:
    ground = speech.roll.board
    for d, direction in enumerate(DIRECTIONS):
        beyond = int(ground.neighbour[6 * place + d])
        if beyond == NOWHERE:
            continue
        price = int(ground.step_price(FOOT, place, d))
        side = SIDES[ground.side[6 * place + d]]
        about = [
            *([] if side == "open" else [speech.say(f"hexside-{side}")]),
            _terrain(speech, beyond),
            speech.say("around-closed") if price >= BARRED else speech.say("around-price", mps=price),
            *_names(speech, view, beyond),
        ]
        yield f"  {speech.say(f'direction-{direction.lower()}')} {speech.place(beyond)}: {', '.join(about)}"


def _near(speech: Speech, view: SkirmishView, place: int) -> Iterator[str]:
    far = [(_distance(speech, one, place), one) for one in view.counters if one.places and one.what != "cart"]
    near = sorted((distance, one.number) for distance, one in far if 1 < distance <= NEAR)
    if near:
        yield speech.say(
            "around-near", n=NEAR, men=speech.list(speech.say("around-far", who=speech.man(who), n=n) for n, who in near)
        )


def _distance(speech: Speech, one: Counter, place: int) -> int:
    return min(int(speech.roll.board.distance(place, other)) for other in one.places)


def _terrain(speech: Speech, place: int) -> str:
    return speech.say(f"terrain-{TERRAIN[speech.roll.board.terrain[place]]}")


def _names(speech: Speech, view: SkirmishView, place: int) -> Iterable[str]:
    return (speech.man(one.number) for one in view.counters if place in one.places)
