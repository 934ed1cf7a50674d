"""From clicks to moves: a seat picks counters and places, and the moves follow in the order of the rules.

A draft is played out on a copy, pick by pick: a man and a far hex are his walk there, a further hex goes on from it, and a
horse at its end is mounted. Nothing is held for possible but what the position has no fault to find with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from sherwood.games.skirmish import fights, kinds, objections, outlook, walks
from sherwood.games.skirmish.answers import Answer, answers, buttons, target
from sherwood.games.skirmish.eye import EYE
from sherwood.games.skirmish.foresight import after, make
from sherwood.games.skirmish.notation import Roll, numbered
from sherwood.games.skirmish.position import AMBUSH, BACK, FORWARD, JOINERS, MOVES, SETUP, STEPS
from sherwood.games.skirmish.prospects import hit_chance
from sherwood.games.skirmish.speech import Speech
from sherwood.games.skirmish.stage import Stage
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.telling import label, signed
from sherwood.games.skirmish.view import QUESTIONS
from sherwood.kernel.game import UNSAID, About, Offer, Pick, Quick
from sherwood.kernel.moves import UNKNOWN, Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State

GOING_ON: Final = frozenset({STEPS, BACK, FORWARD})
"""Questions whose answers are picked one after the other in one draft."""
ENDINGS: Final[dict[int, int]] = {STEPS: kinds.STOP, FORWARD: kinds.NO, JOINERS: kinds.STRIKE}
"""By question: the move that ends an answer that has begun."""
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


class Draft:
    """What is picked so far. `moves` is what it comes to and `state` where that leads; picks that fit no answer are let go."""

    def __init__(self, state: State, seat: int, picked: Sequence[str]) -> None:
        self.state = after(_skirmish(state), ())
        self.seat = seat
        self.moves: tuple[int, ...] = ()
        self.made: list[tuple[Skirmish, Answer]] = []
        """The answers given, each with the position before it."""
        self.others: list[tuple[int, ...]] = []
        """Moves that the last pick might have meant as well."""
        self.left = [*picked]
        """Picks that are no whole answer yet."""
        self.answers = answers(self.state, self.left)
        while answer := self._picked():
            self._make(answer)
        if not any(answer.may_follow(self.left) for answer in self.answers):
            self.left = []

    def _picked(self) -> Answer | None:
        """The answer that is picked first, the longest of several."""
        found = [answer for answer in self.answers if answer.is_picked(self.left)]
        order = {one: number for number, one in enumerate(self.left)}
        return min(found, key=lambda answer: (-len(answer.targets), order[answer.targets[0]]), default=None)

    def _make(self, answer: Answer) -> None:
        alike = [other for other in self.answers if other.targets == answer.targets and other != answer]
        self.others = [self.moves + other.moves for other in alike]
        self.made.append((self.state, answer))
        self.state = after(self.state, answer.moves)
        self.moves += answer.moves
        self.left = [one for one in self.left if one not in answer.targets]
        if self.is_asked and self.state.asked() in GOING_ON:
            self.answers = answers(self.state, self.left)
        else:
            self.left = [*answer.targets]
            self.answers = [other for other in self.answers if len(other.targets) > len(answer.targets)]

    @property
    def is_asked(self) -> bool:
        return self.state.turn() == self.seat

    @property
    def plan(self) -> tuple[int, ...]:
        """The moves that confirming makes: with the end of what was begun, or none where it can't end."""
        if not self.moves or kind_of(self.moves[-1]) == kinds.PICK:
            return ()
        end = ENDINGS.get(self.state.asked()) if self.is_asked else None
        if end is None:
            return self.moves
        last = next((move for move in legal(self.state) if kind_of(move) == end), 0)
        return (*self.moves, last) if last else ()

    def next(self) -> Iterator[tuple[str, Answer | None]]:
        """What may be picked next, each with the answer that it completes."""
        found: dict[str, Answer | None] = {}
        for answer in self.answers:
            if answer.may_follow(self.left):
                missing = [one for one in answer.targets if one not in self.left]
                for one in missing[: 1 if _are_hexes(missing) else None]:
                    found.setdefault(one, answer if len(missing) == 1 else None)
        yield from found.items()


def _are_hexes(targets: Sequence[str]) -> bool:
    """Whether these are picked in their order."""
    return all(one[0] == "h" for one in targets)


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
    draft = Draft(state, seat, picked)
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
    draft = Draft(state, seat, picked)
    if target in picked or any(one == target for one, _ in draft.next()):
        return 0
    return objections.fault(draft.state, draft.left, target)


def about(state: State, seat: int, moves: Sequence[int], language: str) -> About:
    if state.turn() != seat:
        return UNSAID
    return outlook.about(_speech(state, language), _skirmish(state), moves)


def complete(state: State, seat: int, moves: Sequence[int]) -> tuple[int, ...]:
    """A step to a far place is the walk there, and an attack that nobody else is named for is made; no may be said for good."""
    if state.turn() != seat:
        return ()
    if _skirmish(state).asked() == AMBUSH and all(move == pack(kinds.NO, seat) for move in moves):
        return tuple(moves)
    trial = after(_skirmish(state), ())
    whole: list[int] = []
    for move in moves:
        way = _way(trial, move)
        if not way or trial.turn() != seat:
            return ()
        for step in way:
            make(trial, step)
        whole += way
    if whole and trial.turn() == seat and trial.asked() == JOINERS and kind_of(whole[-1]) != kinds.STRIKE:
        whole.append(pack(kinds.STRIKE, 0, trial.target))
    return tuple(whole)


def _way(state: Skirmish, move: int) -> tuple[int, ...]:
    """A legal move, or the only one that fits where it leaves something open, or the walk to the far place that it names."""
    if not state.fault(move):
        return (move,)
    if UNKNOWN in (a_of(move), b_of(move), c_of(move)):
        fitting = [one for one in legal(state) if _fits(one, move)]
        return (fitting[0],) if len(fitting) == 1 else ()
    if kind_of(move) != kinds.STEP:
        return ()
    if state.asked() == MOVES:
        return _way_from_start(state, pack(kinds.PICK, a_of(move)), move)
    if state.asked() != STEPS or a_of(move) != state.mover or not walks.are_free(state):
        return ()
    return next((way.steps for way in walks.ways(state) if way.place == b_of(move)), ())


def _fits(move: int, named: int) -> bool:
    """Whether they are of one kind, and agree in all that isn't left open."""
    same = all(field(named) in (UNKNOWN, field(move)) for field in (a_of, b_of, c_of))
    return same and kind_of(move) == kind_of(named)


def _way_from_start(state: Skirmish, pick: int, move: int) -> tuple[int, ...]:
    """The walk of somebody who isn't picked yet."""
    if state.fault(pick):
        return ()
    way = _way(after(state, (pick,)), move)
    return (pick, *way) if way else ()


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
    """The next of the seat's counters set up as the eye would: in sight of all, for what this finds is no secret."""
    trial, rng, out = after(draft.state, ()), Rng(0), Moves()
    moves: list[int] = []
    while trial.turn() == draft.seat and trial.asked() == SETUP and len(moves) < AT_ONCE:
        out.clear()
        trial.fill(out)
        move = EYE.choose(trial, out, rng)
        if kind_of(move) != kinds.PLACE:
            break
        moves.append(move)
        trial.play(move)
    return tuple(moves)


def _label(speech: Speech, target: str) -> str:
    letter, _, number = target.partition("-")
    at = int(number)
    if letter in "ch":
        return speech.man(at) if letter == "c" else speech.place(at)
    return speech.hideout(speech.roll.hideouts[at]) if letter == "o" else speech.edge(speech.roll.edges[at])


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
