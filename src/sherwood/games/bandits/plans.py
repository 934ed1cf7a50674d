"""From clicks to moves: what is picked on the board, in order, spells a move (targets.py); tokens to pay are picked together.

Nothing is held for possible but what the position has no fault to find with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from sherwood.games.bandits import kinds, paying
from sherwood.games.bandits.components import FACES, JOHN, MARION, ROBIN, TUCK, count
from sherwood.games.bandits.outlook import Outlook, named
from sherwood.games.bandits.position import DISCARD_STAGE, JOHN_STAGE, POSITION_STAGE, ROBIN_STAGE, TUCK_STAGE, Position
from sherwood.games.bandits.speech import Speech, roll_of
from sherwood.games.bandits.state import Bandits
from sherwood.games.bandits.targets import Targets, own_tokens, thinkable, ways
from sherwood.games.bandits.telling import label
from sherwood.games.bandits.view import view
from sherwood.kernel.game import UNSAID, About, Offer, Pick, Quick
from sherwood.kernel.moves import kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import State

ON_OFFER: Final = {POSITION_STAGE: MARION, JOHN_STAGE: JOHN, ROBIN_STAGE: ROBIN, TUCK_STAGE: TUCK}
"""By stage: the character who may be called."""


def _bandits(state: State) -> Bandits:
    assert isinstance(state, Bandits)
    return state


def _speech(state: Bandits, seat: int, language: str) -> Speech:
    return Speech(language, roll_of(view(state, seat)))


# -- what the table asks ----------------------------------------------------------------------------------------------
def offer(state: State, seat: int, picked: Sequence[str], language: str) -> Offer:
    if state.turn() != seat:
        return Offer()
    position = _bandits(state)
    speech = _speech(position, seat, language)
    if position.stage == DISCARD_STAGE:
        return _payment(position, speech, picked)
    moves = legal(state)
    spelt = [(way, move) for move in moves for way in ways(position, move)]
    picked = _heard(spelt, picked)
    chosen = [move for way, move in spelt if way == picked]
    return Offer(
        picks=tuple(_picks(Outlook(speech, position), spelt, picked)),
        moves=() if picked else tuple(move for move in moves if not ways(position, move)),
        plan=(chosen[0],) if len(chosen) == 1 else (),
        hint=_hint(speech, chosen, picked) or _on_offer(speech, position, moves),
        quick=tuple(Quick(label(speech, move), (move,)) for move in chosen) if len(chosen) > 1 else (),
    )


def why_not(state: State, seat: int, picked: Sequence[str], target: str) -> int:
    if state.turn() != seat:
        return kinds.NOT_NOW
    position = _bandits(state)
    if position.stage == DISCARD_STAGE:
        return _why_not_paid(position, picked, target)
    for wanted in ((*picked, target), (target,)):
        faults = [int(state.fault(move)) for move in thinkable(position) if _begins(position, move, wanted)]
        if faults:
            return min(faults) and max(faults)
    return kinds.NOT_NOW


def about(state: State, seat: int, moves: Sequence[int], language: str) -> About:
    if state.turn() != seat or not moves:
        return UNSAID
    position = _bandits(state)
    return Outlook(_speech(position, seat, language), position).about(moves[0])


def complete(state: State, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
    """A typed move is whole by itself."""
    return ()


# -- moves spelt by picks ---------------------------------------------------------------------------------------------
def _heard(spelt: list[tuple[Targets, int]], picked: Sequence[str]) -> Targets:
    """The picks that count: the last ones that begin a move, so that a new pick takes the place of others."""
    for start in range(len(picked)):
        last = tuple(picked[start:])
        if any(way[: len(last)] == last for way, _ in spelt):
            return last
    return ()


def _begins(position: Bandits, move: int, picked: Targets) -> bool:
    return any(way[: len(picked)] == picked for way in ways(position, move))


def _picks(outlook: Outlook, spelt: list[tuple[Targets, int]], picked: Targets) -> Iterator[Pick]:
    """What is picked, with what it brings in a few words; what may be picked next, and with what one may begin anew."""
    for number in range(1, len(picked) + 1):
        pick = _pick(outlook, picked[:number], spelt)
        yield replace(pick, picked=True, about=pick.about._replace(lines=()))
    offered = set(picked)
    for start in (picked, ()):
        for way, _ in spelt:
            if way[: len(start)] == start and len(way) > len(start) and way[len(start)] not in offered:
                offered.add(way[len(start)])
                yield _pick(outlook, way[: len(start) + 1], spelt)


def _pick(outlook: Outlook, so_far: Targets, spelt: list[tuple[Targets, int]]) -> Pick:
    """The next target of a way to pick a move; what the moves bring whose last it is."""
    glances = [outlook.glance(move) for way, move in spelt if way == so_far]
    badge = "/".join(badge for badge, _ in glances if badge)
    return Pick(
        so_far[-1], named(outlook.speech, so_far[-1]), False, _said_of(outlook.speech, [about for _, about in glances]), badge
    )


def _said_of(speech: Speech, abouts: list[About]) -> About:
    """Of the moves between which a button will decide, one after the other."""
    if len(abouts) > 1:
        return About(speech.say("plan-choose"), lines=tuple(abouts))
    return abouts[0] if abouts else UNSAID


def _hint(speech: Speech, chosen: list[int], picked: Targets) -> str:
    if len(chosen) == 1:
        return label(speech, chosen[0])
    return speech.say("plan-choose") if chosen else speech.say("plan-pick-more") if picked else ""


def _on_offer(speech: Speech, position: Bandits, moves: list[int]) -> str:
    """What the character does who may be called."""
    character = ON_OFFER.get(position.stage)
    if character is None or all(kind_of(move) == kinds.PLACE for move in moves):
        return ""
    return speech.effect_does(position.effect(character))


# -- tokens to pay (BANDITS-6.4f) -------------------------------------------------------------------------------------
def _payable(position: Position) -> dict[str, tuple[int, int]]:
    """The tokens that may be paid: by target their face, and how many there are."""
    payable = paying.payable(position, position.seat)
    faces = range(position.least, FACES)
    return {own_tokens(face): (face, int(count(payable, face))) for face in faces if count(payable, face)}


def _payment(position: Bandits, speech: Speech, picked: Sequence[str]) -> Offer:
    """Of each face that is picked at least one goes; where that leaves a choice, each is a quick answer."""
    tokens = _payable(position)
    chosen = [tokens[target] for target in picked if target in tokens]
    sets = _sets(sorted(chosen), position.left)
    is_full = len(chosen) == position.left
    return Offer(
        picks=tuple(
            Pick(target, speech.token(face), target in picked)
            for target, (face, _) in tokens.items()
            if target in picked or not is_full
        ),
        plan=_discards(sets[0]) if len(sets) == 1 else (),
        hint=speech.say("plan-pays", tokens=speech.faces(sets[0])) if len(sets) == 1 else speech.say("plan-pay", n=position.left),
        quick=tuple(Quick(speech.faces(faces), _discards(faces)) for faces in sets) if len(sets) > 1 else (),
    )


def _sets(chosen: list[tuple[int, int]], n: int) -> list[tuple[int, ...]]:
    """Every way to pay n tokens, at least one of each of these faces and no others, ascending."""
    if not chosen:
        return [()] if n == 0 else []
    (face, held), *rest = chosen
    return [(face,) * k + others for k in range(1, min(held, n) + 1) for others in _sets(rest, n - k)]


def _discards(faces: Sequence[int]) -> tuple[int, ...]:
    return tuple(pack(kinds.DISCARD, face) for face in faces)


def _why_not_paid(position: Bandits, picked: Sequence[str], target: str) -> int:
    if target not in _payable(position):
        return kinds.NO_TOKEN
    return kinds.TOO_FEW if target not in picked and len(picked) >= position.left else 0
