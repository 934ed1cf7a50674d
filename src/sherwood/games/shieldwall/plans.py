"""From clicks to moves: bands and men are picked, in the order in which a move names them; what they leave open is a button."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from sherwood.games.shieldwall import breakoff, fire, ghosts, kinds, outlook, steering
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.notation import ALONE, FORMS, Roll, roll_of, verb_of
from sherwood.games.shieldwall.position import (
    ADVANCING,
    BREAKING_OFF,
    DEPLOYMENT,
    MOVEMENT,
    PRELUDE,
    SHIFTING,
    SHOOTING,
    STANDING,
)
from sherwood.games.shieldwall.speech import Speech
from sherwood.games.shieldwall.stage import Stage
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.steering import Way
from sherwood.games.shieldwall.targets import BAND, FIGURE, PLACE
from sherwood.games.shieldwall.telling import brief, label
from sherwood.games.shieldwall.view import QUESTIONS
from sherwood.kernel.game import UNSAID, About, Offer, Pick, Quick, parted, put
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import State
from sherwood.kernel.texts import begun

Targets = tuple[str, ...]
OUTRIGHT: Final = frozenset({STANDING, BREAKING_OFF})
"""Where a band is asked whether it does something: both answers are buttons, whether it is in sight or not."""


def _shieldwall(state: State) -> Shieldwall:
    assert isinstance(state, Shieldwall)
    return state


def _speech(state: State, language: str) -> Speech:
    return Speech(language, _roll(_shieldwall(state).set))


@lru_cache(maxsize=64)
def _roll(stage: Stage) -> Roll:
    return roll_of(stage.field)


# -- what the table asks ----------------------------------------------------------------------------------------------
def offer(state: State, seat: int, picked: Sequence[str], language: str) -> Offer:
    if state.turn() != seat:
        return Offer()
    speech, battle = _speech(state, language), _shieldwall(state)
    moves = _choices(battle, picked)
    way = _way(battle, picked[-1]) if picked else None
    if way is not None:
        return _steered(speech, battle, moves, picked[-1], way)
    picked = _heard(moves, picked)
    meant = [move for move in moves if picked and targets(move) == picked]
    return Offer(
        picks=tuple(_picks(speech, battle, moves, picked)),
        moves=() if picked else _buttons(moves),
        plan=(meant[0],) if len(meant) == 1 else (),
        hint=_hint(speech, battle, picked, meant),
        quick=_ways(speech, meant) if picked else _quick(speech, battle, moves),
        drawn=_drawn(speech, battle, picked, meant),
    )


def _buttons(moves: Sequence[int]) -> tuple[int, ...]:
    """What is not spelt by picks, but for what ends the choices."""
    return tuple(move for move in moves if not targets(move) and kind_of(move) != kinds.DONE)


def _ways(speech: Speech, meant: Sequence[int]) -> tuple[Quick, ...]:
    """Several ways to do it with what is picked."""
    return tuple(Quick(brief(speech, move), (move,)) for move in meant) if len(meant) > 1 else ()


def _quick(speech: Speech, state: Shieldwall, moves: Sequence[int]) -> tuple[Quick, ...]:
    """What a band that is asked about does, and no more choices, where that comes to something else."""
    outright = [move for move in moves if targets(move)] if state.stage in OUTRIGHT else []
    is_last = state.stage == BREAKING_OFF and breakoff.next_band(state, state.band) == NONE
    ends = [move for move in moves if kind_of(move) == kinds.DONE and not is_last]
    said = begun(speech.say(f"done-{QUESTIONS[int(state.stage)]}")) if ends else ""
    return (*(Quick(brief(speech, move), (move,)) for move in outright), *(Quick(said, (move,)) for move in ends))


def why_not(state: State, seat: int, picked: Sequence[str], target: str) -> int:
    """Why a band or a man can't get there, or can't even move; of other questions only that nobody else is asked."""
    if state.turn() != seat:
        return kinds.NOT_NOW
    battle, (id, place) = _shieldwall(state), parted(target)
    way = _way(battle, target)
    if way is not None:
        return way.fault
    if not place and any(target in targets(move) for move in _choices(battle, picked)):
        return 0
    return steering.fault_of(battle, *_unit(battle, id)) if _is_unit(battle, id) else kinds.NOT_NOW


def about(state: State, seat: int, moves: Sequence[int], language: str) -> About:
    if state.turn() != seat or not moves:
        return UNSAID
    return outlook.about(_speech(state, language), _shieldwall(state), moves)


def complete(state: State, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
    """A typed move is whole by itself."""
    return ()


def _choices(state: Shieldwall, picked: Sequence[str]) -> list[int]:
    """What is listed, and for those of the seat's own who were picked whatever is legal beside: all orders, all shots."""
    listed = legal(state)
    more = [move for id in _own(state, picked) for move in _more(state, *_unit(state, id))]
    lawful = [move for move in dict.fromkeys(more) if move not in listed and state.fault(move) == 0]
    return [*listed, *lawful, *_unlisted(state, listed + lawful)]


def _unlisted(state: Shieldwall, moves: Sequence[int]) -> Iterator[int]:
    """A shot of each band that has lawful ones, of which none is thought good enough to be listed."""
    roster = state.field.roster
    listed = {a_of(move) for move in moves if kind_of(move) == kinds.SHOOT}
    for band in range(roster.bands) if state.stage == SHOOTING else ():
        men = range(roster.first[band], roster.first[band] + roster.men[band])
        is_mine = roster.side[men[0]] == state.seat
        if is_mine and band not in listed and any(state.is_on(man) and fire.finds(state, man) for man in men):
            yield next(move for move in _more(state, band, NONE) if state.fault(move) == 0)


def _own(state: Shieldwall, picked: Sequence[str]) -> Iterator[str]:
    roster = state.field.roster
    for id in (parted(target)[0] for target in picked):
        if _is_unit(state, id) and roster.side[roster.first[_unit(state, id)[0]]] == state.turn():
            yield id


def _more(state: Shieldwall, band: int, man: int) -> Iterator[int]:
    """Moves that a unit may be able to make."""
    kind, who = (kinds.ORDER, band) if man == NONE else (kinds.ALONE, man)
    if state.stage == MOVEMENT:
        yield from (pack(kind, who, order) for order in range(kinds.ORDERS) if order != kinds.FORM_WALL)
        yield from (pack(kinds.ORDER, band, kinds.FORM_WALL, ranks) for ranks in (1, 2) if man == NONE)
    if state.stage == SHOOTING:
        kind = kinds.SHOOT if man == NONE else kinds.SHOOT_ALONE
        yield from (pack(kind, who, target, mode) for target in range(state.field.roster.n) for mode in range(kinds.PASSING + 1))


# -- moves spelt by picks ---------------------------------------------------------------------------------------------
def targets(move: int) -> Targets:
    """The bands, men and places of the castle that a move names, as the picture calls them; none for one made by a button."""
    sorts = {"f": FIGURE, "b": BAND, "u": FIGURE if kind_of(move) in ALONE.values() else BAND, "z": PLACE}
    named = zip(FORMS[verb_of(move)][1], (a_of(move), b_of(move), c_of(move)), strict=False)
    return tuple(f"{sorts[letter]}{number}" for letter, number in named if letter in sorts)


def _heard(moves: Sequence[int], picked: Sequence[str]) -> Targets:
    """The picks that count: the last ones that begin a move, so that a new pick takes the place of others."""
    for start in range(len(picked)):
        last = tuple(picked[start:])
        if any(targets(move)[: len(last)] == last for move in moves):
            return last
    return ()


def _picks(speech: Speech, state: Shieldwall, moves: Sequence[int], picked: Targets) -> Iterator[Pick]:
    """What is picked, what may be picked next, and with what one may begin anew."""
    free = _free(state, picked)
    for target in picked:
        yield Pick(target, _named(speech, target), picked=True, free=target in free)
    ways = [targets(move) for move in moves]
    behind = {*_behind(state, picked, {way[0] for way in ways if way})} - {*free}
    offered = {*picked, *behind}
    for start in (picked, ()):
        for way in ways:
            if way[: len(start)] == start and len(way) > len(start) and way[len(start)] not in offered:
                offered.add(way[len(start)])
                yield Pick(way[len(start)], _named(speech, way[len(start)]), free=way[len(start)] in free)
    yield from (Pick(target, _named(speech, target), free=True) for target in free if target not in offered)


def _behind(state: Shieldwall, picked: Sequence[str], firsts: set[str]) -> Iterator[str]:
    """Men whose band can be picked: they can once it is, so that who touches a band has the band."""
    opened = {_unit(state, id)[0] for id in _own(state, picked)}
    for man, band in enumerate(state.field.roster.band):
        if state.stage == MOVEMENT and f"{BAND}{band}" in firsts and band not in opened:
            yield f"{FIGURE}{man}"


def _hint(speech: Speech, state: Shieldwall, picked: Targets, meant: Sequence[int]) -> str:
    """What the draft comes to, or what is to be done next with what is picked; before anything is, what a charge comes to."""
    if len(meant) == 1:
        return _forecast(speech, state, label(speech, meant[0]), meant[0])
    if not picked:
        return _run(speech, state) if state.stage == PRELUDE else ""
    wanted = ("order" if meant else "place") if state.stage == MOVEMENT else "how" if meant else "enemy"
    said = begun(speech.say(f"pick-{wanted}", who=speech.list(_named(speech, target) for target in picked)))
    ways = meant if state.stage == SHOOTING else ()
    return " ".join([said, *(_forecast(speech, state, brief(speech, move), move) for move in ways)])


def _run(speech: Speech, state: Shieldwall) -> str:
    """What a run comes to from here, or why there can be none."""
    run = pack(kinds.RUN)
    fault = int(state.fault(run))
    return speech.say(f"fault-{fault}") if fault else _forecast(speech, state, label(speech, run), run)


def _forecast(speech: Speech, state: Shieldwall, said: str, move: int) -> str:
    """What a move is called, and what it costs or brings, for whoever points at nothing."""
    brings = outlook.about(speech, state, (move,)).text
    return speech.say("forecast", said=said, brings=brings.removesuffix(".")) if brings else said


def _drawn(speech: Speech, state: Shieldwall, picked: Targets, meant: Sequence[int]) -> str:
    """How far whoever is picked can go or shoot; once at whom is picked too, the lines of fire."""
    if len(picked) == 1:
        return ghosts.range_of(speech, state, *_unit(state, picked[0]))
    return ghosts.shots_of(state, meant[0]) if meant and state.stage == SHOOTING else ""


# -- what is set down on the table ------------------------------------------------------------------------------------
def _unit(state: Shieldwall, id: str) -> tuple[int, int]:
    """The band that a target is or belongs to, and the man that it is, or NONE."""
    number = int(id[2:])
    return (number, NONE) if id.startswith(BAND) else (int(state.field.roster.band[number]), number)


def _is_unit(state: Shieldwall, id: str) -> bool:
    """Whether there is a band or a man of this id."""
    there = {BAND: state.field.roster.bands, FIGURE: state.field.roster.n}
    return id[2:].isdecimal() and int(id[2:]) < there.get(id[:2], 0)


def _free(state: Shieldwall, picked: Sequence[str]) -> tuple[str, ...]:
    """What can be set down: bands that can be moved or deployed, the men of a band that is picked or can't be moved as one, and
    whoever is in hand.
    """
    roster = state.field.roster
    if state.stage in (ADVANCING, SHIFTING, PRELUDE):
        return (f"{BAND}{state.band}" if state.man == NONE else f"{FIGURE}{state.man}",)
    if state.stage not in (MOVEMENT, DEPLOYMENT):
        return ()
    bands = [band for band in range(roster.bands) if roster.side[roster.first[band]] == state.seat]
    whole = [band for band in bands if steering.fault_of(state, band, NONE) == 0]
    opened = {_unit(state, id)[0] for id in _own(state, picked)} | {*bands} - {*whole} if state.stage == MOVEMENT else set()
    men = [man for man in range(roster.n) if roster.band[man] in opened]
    singly = [man for man in men if steering.fault_of(state, int(roster.band[man]), man) == 0]
    return (*(f"{BAND}{band}" for band in whole), *(f"{FIGURE}{man}" for man in singly))


def _way(state: Shieldwall, target: str) -> Way | None:
    """The way towards where a target is set down; None if there is no such place, or none leads there."""
    id, place = parted(target)
    return steering.steer(state, *_unit(state, id), place) if place and _is_unit(state, id) else None


def _steered(speech: Speech, state: Shieldwall, moves: Sequence[int], target: str, way: Way) -> Offer:
    """The draft of a way: whoever goes it is offered where it leads."""
    id, (x, y, *_) = parted(target)
    if not way.is_exact:
        x, y = way.place
    others = (pick for pick in _picks(speech, state, moves, ()) if pick.target != id)
    return Offer(
        picks=(Pick(put(id, x, y, way.facing), _named(speech, id), picked=True, free=True), *others),
        moves=() if way.moves else _buttons(moves),
        plan=way.moves,
        hint=ghosts.told(speech, state, way),
        quick=() if way.moves else _quick(speech, state, moves),
        drawn=ghosts.drawn(speech, state, way),
    )


def _named(speech: Speech, target: str) -> str:
    number = int(target[2:])
    if target.startswith(PLACE):
        return speech.spot(number)
    return speech.man(number) if target.startswith(FIGURE) else speech.band(number)
