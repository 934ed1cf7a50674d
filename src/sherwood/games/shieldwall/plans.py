"""From clicks to moves: bands and men are picked, in the order in which a move names them; what they leave open is a button."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sherwood.games.shieldwall import kinds, outlook
from sherwood.games.shieldwall.notation import ALONE, FORMS, Roll, roll_of, verb_of
from sherwood.games.shieldwall.speech import Speech
from sherwood.games.shieldwall.stage import Stage
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.telling import label
from sherwood.kernel.game import UNSAID, About, Offer, Pick, Quick
from sherwood.kernel.moves import a_of, b_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import State

Targets = tuple[str, ...]


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
    speech = _speech(state, language)
    moves = legal(state)
    picked = _heard(moves, picked)
    meant = [move for move in moves if picked and targets(move) == picked]
    return Offer(
        picks=tuple(_picks(speech, moves, picked)),
        moves=() if picked else tuple(move for move in moves if not targets(move)),
        plan=(meant[0],) if len(meant) == 1 else (),
        hint=label(speech, meant[0]) if len(meant) == 1 else "",
        quick=tuple(Quick(label(speech, move), (move,)) for move in meant) if len(meant) > 1 else (),
    )


def why_not(state: State, seat: int, picked: Sequence[str], target: str) -> int:
    """Why a band or a man can't even advance; of other questions nothing more is known than that nobody else is asked."""
    if state.turn() != seat:
        return kinds.NOT_NOW
    if any(target in targets(move) for move in legal(state)):
        return 0
    sort, _, number = target.partition("-")
    kind = {"b": kinds.ORDER, "f": kinds.ALONE}.get(sort)
    return int(state.fault(pack(kind, int(number), kinds.ADVANCE))) if kind and number.isdecimal() else kinds.NOT_NOW


def about(state: State, seat: int, moves: Sequence[int], language: str) -> About:
    if state.turn() != seat or not moves:
        return UNSAID
    return outlook.about(_speech(state, language), _shieldwall(state), moves)


def complete(state: State, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
    """A typed move is whole by itself."""
    return ()


# -- moves spelt by picks ---------------------------------------------------------------------------------------------
def targets(move: int) -> Targets:
    """The bands and men that a move names, as the picture calls them; none for a move that is made by a button."""
    is_alone = kind_of(move) in ALONE.values()
    named = zip(FORMS[verb_of(move)][1], (a_of(move), b_of(move)), strict=False)
    return tuple(f"{'f' if letter == 'f' or is_alone else 'b'}-{number}" for letter, number in named if letter in "ubf")


def _heard(moves: Sequence[int], picked: Sequence[str]) -> Targets:
    """The picks that count: the last ones that begin a move, so that a new pick takes the place of others."""
    for start in range(len(picked)):
        last = tuple(picked[start:])
        if any(targets(move)[: len(last)] == last for move in moves):
            return last
    return ()


def _picks(speech: Speech, moves: Sequence[int], picked: Targets) -> Iterator[Pick]:
    """What is picked, what may be picked next, and with what one may begin anew."""
    for target in picked:
        yield Pick(target, _named(speech, target), picked=True)
    offered = set(picked)
    for start in (picked, ()):
        for way in map(targets, moves):
            if way[: len(start)] == start and len(way) > len(start) and way[len(start)] not in offered:
                offered.add(way[len(start)])
                yield Pick(way[len(start)], _named(speech, way[len(start)]))


def _named(speech: Speech, target: str) -> str:
    number = int(target[2:])
    return speech.man(number) if target.startswith("f-") else speech.band(number)
