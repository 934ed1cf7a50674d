"""What is said of a choice before it is made: what it costs, what may come of it and how likely, and by which clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from sherwood.games.skirmish import combat, kinds, missile
from sherwood.games.skirmish.board import NOWHERE
from sherwood.games.skirmish.foresight import after
from sherwood.games.skirmish.prospects import Prospect, fields, prospect
from sherwood.games.skirmish.speech import Speech
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.steps import manner
from sherwood.games.skirmish.telling import label, signed
from sherwood.kernel.game import UNSAID, About
from sherwood.kernel.moves import a_of, b_of, kind_of
from sherwood.kernel.play import legal
from sherwood.kernel.texts import begun

BLOWS: Final = frozenset({kinds.ATTACK, kinds.STRIKE, kinds.ACCEPT})
JUMPS: Final = frozenset({kinds.JUMP, kinds.LEAP, kinds.VAULT})
WALKS: Final = frozenset({kinds.STEP, kinds.CLIMB, kinds.ABOUT_FACE})


def about(speech: Speech, state: Skirmish, moves: Sequence[int]) -> About:
    """What these moves, a button's or those of a plan, cost or bring."""
    made = {kind_of(move) for move in moves}
    if kinds.FIRE in made:
        return _shot(speech, prospect(state, moves))
    if made & BLOWS:
        return _blow(speech, state, prospect(state, moves))
    if kinds.BLIND in made:
        return About(results(speech, prospect(state, moves)), "SKIRMISH-S6.6")
    if made & JUMPS:
        return _jump(speech, prospect(state, moves))
    if made & WALKS:
        return _walk(speech, state, moves)
    return _phase(speech, state) if kinds.END_PHASE in made else UNSAID


# -- shots ------------------------------------------------------------------------------------------------------------
def _shot(speech: Speech, found: Prospect) -> About:
    return About(results(speech, found), "SKIRMISH-3.3a", tuple(_shot_lines(speech, found.told)))


def _shot_lines(speech: Speech, told: Mapping[int, int]) -> Iterator[About]:
    die, roll, highest = fields(told[kinds.SHOT])
    modifiers = fields(told[kinds.SHOT_FOR])
    yield About(speech.say("plan-range", highest=highest), "SKIRMISH-3.3a")
    yield from _lines(speech, "to-hit", zip(("cover", "wounded", "treetop"), modifiers, strict=True), "SKIRMISH-3.3b")
    yield from _lines(speech, "to-hit", [("ambush", roll - die - sum(modifiers))], "SKIRMISH-8.3b")
    if kinds.WOUNDING_FOR in told:
        weapon, armour, ambush = (field - missile.BELOW_ZERO for field in fields(told[kinds.WOUNDING_FOR]))
        yield from _lines(speech, "damage", [("weapon", weapon), ("armour", armour)], "SKIRMISH-3.4a")
        yield from _lines(speech, "damage", [("ambush", ambush)], "SKIRMISH-8.3b")


# -- blows ------------------------------------------------------------------------------------------------------------
def _blow(speech: Speech, state: Skirmish, found: Prospect) -> About:
    if kinds.PLAIN_BLOW in found.told:
        _, highest, difference = fields(found.told[kinds.PLAIN_BLOW])
        odds = About(
            speech.say("plan-plain-blow", n=signed(difference - combat.DEEP_BELOW_ZERO), highest=highest), "SKIRMISH-I.11"
        )
        return About(results(speech, found), "SKIRMISH-I.11", (odds,))
    if kinds.BLOW not in found.told:
        return About(results(speech, found), "SKIRMISH-6.6a", tuple(_jump_lines(speech, found.told)))
    return About(results(speech, found), "SKIRMISH-5e", tuple(_blow_lines(speech, state, found.told)))


def _blow_lines(speech: Speech, state: Skirmish, told: Mapping[int, int]) -> Iterator[About]:
    yield from _jump_lines(speech, told)
    _, column, _ = fields(told[kinds.BLOW])
    differential, terrain, others = fields(told[kinds.BLOW_FOR])
    differential -= combat.DEEP_BELOW_ZERO
    yield About(speech.say("plan-differential", n=signed(differential), column=state.sheet.column(differential)), "SKIRMISH-5f")
    yield from _lines(speech, "shift", [("terrain", terrain - combat.BELOW_ZERO)], "SKIRMISH-5.1b")
    yield from _lines(speech, "shift", [("joint", others // 100)], "SKIRMISH-5.2b")
    yield from _lines(speech, "shift", [("jump", others // 10 % 10)], "SKIRMISH-5.3b")
    yield from _lines(speech, "shift", [("ambush", others % 10)], "SKIRMISH-8.3c")
    yield About(speech.say("plan-column", column=column), "SKIRMISH-5g")


# -- jumps ------------------------------------------------------------------------------------------------------------
def _jump(speech: Speech, found: Prospect) -> About:
    return About(results(speech, found), "SKIRMISH-4.5c", tuple(_jump_lines(speech, found.told)))


def _jump_lines(speech: Speech, told: Mapping[int, int]) -> Iterator[About]:
    if kinds.JUMPED in told:
        _, modifier, _ = fields(told[kinds.JUMPED])
        yield from _lines(speech, "jump", [("jumper", modifier)], "SKIRMISH-4.5d")


# -- what is walked, and what is left undone --------------------------------------------------------------------------
def _walk(speech: Speech, state: Skirmish, moves: Sequence[int]) -> About:
    trial = state
    lines: list[About] = []
    start = left = state.mps
    for move in moves:
        before, trial = trial, after(trial, (move,))
        if kind_of(move) in (kinds.PICK, kinds.DRIVE):
            start = left = trial.mps
        elif kind_of(move) in WALKS:
            left = trial.mps
            lines.append(_step(speech, before, move, before.mps - left))
    return About(speech.say("plan-about-walk", n=start - left, mps=start), "SKIRMISH-4b", tuple(lines))


def _step(speech: Speech, state: Skirmish, move: int, n: int) -> About:
    """What one step of so many MPs costs, and whether more than for the ground (SKIRMISH-4.2a)."""
    start = state.front[a_of(move)]
    d = state.board.direction(start, b_of(move)) if kind_of(move) == kinds.STEP and start >= 0 else NOWHERE
    more = n - state.board.step_price(manner(state, a_of(move)), start, d) if d != NOWHERE else 0
    said = speech.say("plan-step", move=label(speech, move), n=n)
    if more <= 0:
        return About(said, "SKIRMISH-4b")
    return About(speech.say("plan-infiltration", step=said, n=more), "SKIRMISH-4.2a")


def _phase(speech: Speech, state: Skirmish) -> About:
    left = {a_of(move) for move in legal(state) if kind_of(move) != kinds.END_PHASE}
    return About(speech.say("plan-about-end", n=len(left)), "SKIRMISH-2b")


# -- words ------------------------------------------------------------------------------------------------------------
def results(speech: Speech, found: Prospect) -> str:
    """What may come of it, the likeliest first."""
    falling = sorted(found.results.items(), key=lambda result: (-result[1], result[0]))
    said = [speech.say(f"plan-{name}", n=percent(chance)) for name, chance in falling]
    return begun(speech.say("plan-results", list=", ".join(said)))


def percent(chance: Fraction) -> int:
    return round(100 * chance)


def _lines(speech: Speech, id: str, modifiers: Iterable[tuple[str, int]], clause: str) -> Iterator[About]:
    """One line for each that counts."""
    for name, n in modifiers:
        if n:
            yield About(speech.say(f"plan-{id}", why=speech.say(f"for-{name}", n=signed(n))), clause)
