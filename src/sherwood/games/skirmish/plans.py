"""From clicks to moves: a seat picks counters and places, and the moves follow in the order of the rules.

A draft is played out on a copy, pick by pick: a man and a far hex are his walk there, a further hex goes on from it, and a
horse at its end is mounted. Nothing is held for possible but what the position has no fault to find with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from sherwood.games.skirmish import fights, kinds, objections, outlook, typed
from sherwood.games.skirmish.answers import Answer, buttons, target
from sherwood.games.skirmish.drafts import Draft
from sherwood.games.skirmish.foresight import after
from sherwood.games.skirmish.notation import Roll, numbered
from sherwood.games.skirmish.position import AMBUSH, SETUP, STEPS
from sherwood.games.skirmish.prospects import hit_chance
from sherwood.games.skirmish.speech import Speech
from sherwood.games.skirmish.stage import Stage
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.telling import label, signed
from sherwood.games.skirmish.view import QUESTIONS
from sherwood.kernel.game import UNSAID, About, Offer, Pick, Quick
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

TO_PLACES: Final = frozenset(
    {
        kinds.STEP, kinds.CLIMB, kinds.JUMP, kinds.LEAP, kinds.DISMOUNT, kinds.RETREAT, kinds.ADVANCE, kinds.REVEAL, kinds.SPRING,
    }
)  # fmt: skip
"""Moves of a counter to the place in field b."""
AT_COUNTERS: Final = frozenset({kinds.FIRE, kinds.ATTACK, kinds.JOIN, kinds.VAULT, kinds.MOUNT, kinds.LEAD, kinds.BLIND})
"""Moves that a counter makes at the counter in field b."""
STANDING: Final = 40
"""Times that a standing order declines an ambush, unless it is over before (SKIRMISH-0.4)."""
AT_ONCE: Final = 20
"""Counters that are set up at the push of a button."""
SEEN: Final = TO_PLACES | AT_COUNTERS
"""Moves that leave a trail."""


def _speech(state: State, language: str) -> Speech:
    return Speech(language, _roll(_skirmish(state).stage))


@lru_cache(maxsize=64)
def _roll(stage: Stage) -> Roll:
    """Plans name no seats."""
    return Roll(numbered(stage.cast.names), stage.board, (), tuple(stage.factions))


def _skirmish(state: State) -> Skirmish:
    assert isinstance(state, Skirmish)
    return state


# -- what the table asks ----------------------------------------------------------------------------------------------
def offer(state: State, seat: int, picked: Sequence[str], language: str) -> Offer:
    if state.turn() != seat:
        return Offer()
    draft = Draft(_skirmish(state), seat, picked)
    speech = _speech(draft.state, language)
    plan = draft.plan
    return Offer(
        picks=tuple(_picks(speech, draft)),
        moves=() if draft.moves else buttons(draft.state),
        plan=plan,
        hint=_amount(speech, draft) if plan else _hint(speech, draft),
        quick=tuple(_quick(speech, draft)),
    )


def why_not(state: State, seat: int, picked: Sequence[str], target: str) -> int:
    if state.turn() != seat:
        return kinds.NOT_NOW
    draft = Draft(_skirmish(state), seat, picked)
    if target in picked or any(one == target for one, _ in draft.next()):
        return 0
    return objections.fault(draft.state, draft.left, target)


def about(state: State, seat: int, moves: Sequence[int], language: str) -> About:
    if state.turn() != seat:
        return UNSAID
    return outlook.about(_speech(state, language), _skirmish(state), moves)


def complete(state: State, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
    return typed.complete(_skirmish(state), seat, moves) if state.turn() == seat else ()


# -- picks and buttons ------------------------------------------------------------------------------------------------
def _picks(speech: Speech, draft: Draft) -> Iterator[Pick]:
    for state, answer in draft.made:
        for one in answer.targets:
            yield _pick(speech, state, one, answer, True)
    picked = {one for _, answer in draft.made for one in answer.targets}
    for one in draft.left:
        if one not in picked:
            yield Pick(one, _label(speech, one), True)
    for one, whole in draft.next():
        if one not in picked:
            yield _pick(speech, draft.state, one, whole)


def _pick(speech: Speech, state: Skirmish, one: str, answer: Answer | None, is_picked: bool = False) -> Pick:
    if answer is None:
        return Pick(one, _label(speech, one), is_picked)
    badge, about = _badge(speech, state, answer)
    own = [move for move in answer.moves if target("c", a_of(move)) == one]
    return Pick(one, _label(speech, one), is_picked, about, badge, trail(state, own or answer.moves))


def _badge(speech: Speech, state: Skirmish, answer: Answer) -> tuple[str, About]:
    """What an answer costs or brings, in a few characters and in a few words."""
    kind = kind_of(answer.moves[0])
    if kind in outlook.WALKS:
        n = answer.cost or state.mps - after(state, answer.moves).mps
        return str(n), About(speech.say("plan-about-walk", n=n, mps=state.mps), "SKIRMISH-4b")
    if kind == kinds.PICK:
        n = state.allowance(a_of(answer.moves[0]))
        return str(n), About(speech.say("plan-about-pick", n=n), "SKIRMISH-4a")
    if kind == kinds.FIRE:
        n = outlook.percent(hit_chance(state, answer.moves[0]))
        return f"{n}%", About(speech.say("plan-about-hit", n=n), "SKIRMISH-3.3a")
    if kind == kinds.ATTACK:
        n = fights.differential(state, answer.moves)
        return signed(n), About(speech.say("plan-about-differential", n=signed(n)), "SKIRMISH-5e")
    return "", UNSAID


def trail(state: Skirmish, moves: Sequence[int]) -> tuple[str, ...]:
    """The places that moves lead through: a way, a line of fire, a blow."""
    places: list[int] = []
    for move in moves:
        kind = kind_of(move)
        start = state.front[a_of(move)]
        if kind in SEEN and not places and start >= 0:
            places.append(start)
        if kind in TO_PLACES:
            places.append(b_of(move))
        elif kind in AT_COUNTERS:
            places.append(c_of(move) if kind == kinds.FIRE else state.front[b_of(move)])
    return tuple(target("h", place) for place in places)


def _quick(speech: Speech, draft: Draft) -> Iterator[Quick]:
    """Whole answers that no pick stands for; and to go on after a walk, or to stay hidden."""
    for moves in draft.others:
        yield Quick(label(speech, moves[-1]), moves)
    if draft.state.asked() == AMBUSH and not draft.moves:
        yield Quick(speech.say("plan-quick-stay-hidden"), (pack(kinds.NO, draft.seat),) * STANDING)
    if draft.state.asked() == SETUP and not draft.moves and len(placed := _placed(draft)) > 1:
        yield Quick(speech.say("plan-quick-set-up", n=len(placed)), placed)
    if not draft.moves or not draft.is_asked or draft.state.asked() != STEPS:
        return
    if draft.plan and draft.state.mps > 0:
        yield Quick(speech.say("plan-quick-go-on"), draft.moves)
    for move in buttons(draft.state):
        if (*draft.moves, move) != draft.plan:
            yield Quick(label(speech, move), (*draft.moves, move))


def _placed(draft: Draft) -> tuple[int, ...]:
    """The next of the seat's counters set up at random, but for those who hide: what is found here is no secret."""
    trial, rng, out = after(draft.state, ()), Rng(0), Moves()
    moves: list[int] = []
    while trial.turn() == draft.seat and trial.asked() == SETUP and len(moves) < AT_ONCE:
        out.clear()
        trial.fill(out)
        move = out.items[rng.below(out.n)]
        if kind_of(move) != kinds.PLACE:
            break
        moves.append(move)
        trial.play(move)
    return tuple(moves)


def _label(speech: Speech, one: str) -> str:
    letter, _, digits = one.partition("-")
    number = int(digits)
    if letter in "ch":
        return speech.man(number) if letter == "c" else speech.place(number)
    return speech.hideout(speech.roll.hideouts[number]) if letter == "o" else speech.edge(speech.roll.edges[number])


def _amount(speech: Speech, draft: Draft) -> str:
    """What the last pick amounts to."""
    state, answer = draft.made[-1]
    _, about = _badge(speech, state, answer)
    return about.text


def _hint(speech: Speech, draft: Draft) -> str:
    """What is missing."""
    if not draft.is_asked:
        return ""
    question = QUESTIONS[draft.state.asked()]
    return speech.say(f"plan-hint-{question}-next" if draft.left else f"plan-hint-{question}")
