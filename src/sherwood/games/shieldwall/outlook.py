"""What is said of a choice before it is made: what it costs, what may come of it and how likely, and by which clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from sherwood.games.shieldwall import kinds, movement
from sherwood.games.shieldwall.position import ADVANCING, SHIFTING
from sherwood.games.shieldwall.prospects import Prospect, Spread, declared, reckon, struck
from sherwood.games.shieldwall.speech import Speech
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.kernel.game import UNSAID, About
from sherwood.kernel.moves import kind_of
from sherwood.kernel.texts import begun

SHOTS: Final = frozenset({kinds.SHOOT, kinds.SHOOT_ALONE})
WAYS: Final = frozenset({kinds.TURN, kinds.GO, kinds.SIDESTEP, kinds.SHIFT})
CLOSING: Final = frozenset({kinds.RUN, kinds.STRIKE_AT, kinds.ADJUST})
MOST_TOLD: Final = 5
"""Of the figures that may fall."""


def about(speech: Speech, state: Shieldwall, moves: Sequence[int]) -> About:
    """What these moves, a button's or those of a plan, cost or bring."""
    after = played(state, moves)
    made = {kind_of(move) for move in moves}
    if made & SHOTS:
        return _volley(speech, after, len(state.tries))
    if made & CLOSING:
        return _melee(speech, after)
    return _way(speech, state, after) if made & WAYS else UNSAID


def played(state: Shieldwall, moves: Sequence[int]) -> Shieldwall:
    """The position once these moves are made, as far as nothing interrupts them."""
    after = state.copy()
    assert isinstance(after, Shieldwall)
    for move in moves:
        if after.turn() == state.turn() and after.fault(move) == 0:
            after.play(move)
    return after


# -- shots (SHIELDWALL-5) -------------------------------------------------------------------------------------------------
def _volley(speech: Speech, after: Shieldwall, before: int) -> About:
    """Of the shots that are declared after the first so many."""
    made = [int(after.tries[k]) for k in range(before, len(after.tries))]
    if not made:
        return UNSAID
    found = reckon([declared(after, one) for one in made])
    return About(_falls(speech, found), "SHIELDWALL-5.2b", tuple(_volley_lines(speech, after, made, found)))


def _volley_lines(speech: Speech, after: Shieldwall, made: Sequence[int], found: Prospect) -> Iterator[About]:
    yield About(speech.say("plan-shots", n=len(made)), "SHIELDWALL-5.1a")
    lots = {len(one.kills) for one in found.tries}
    if max(lots) > 1:
        yield About(speech.say("plan-drawn", n=max(lots)), "SHIELDWALL-5.5b")
    yield from _chances(speech, found)


# -- blows (SHIELDWALL-6) -------------------------------------------------------------------------------------------------
def _melee(speech: Speech, after: Shieldwall) -> About:
    """What the blows of those in contact would come to, each side's at full strength; every man strikes whom he may."""
    seat = after.attacker()
    ours, theirs = (reckon(list(struck(after, side))) for side in (seat, 1 - seat))
    if not ours.tries and not theirs.tries:
        return About(speech.say("plan-no-contact"), "SHIELDWALL-6.1a")
    said = speech.say("plan-melee", ours=_number(ours.mean), theirs=_number(theirs.mean))
    lines = (
        About(speech.say("plan-strikes", n=len(ours.tries), falls=_falls(speech, ours)), "SHIELDWALL-6.3a"),
        About(speech.say("plan-answers", n=len(theirs.tries), falls=_falls(speech, theirs)), "SHIELDWALL-6.4a"),
    )
    return About(said, "SHIELDWALL-6.2a", lines)


# -- ways (SHIELDWALL-3) --------------------------------------------------------------------------------------------------
def _way(speech: Speech, state: Shieldwall, after: Shieldwall) -> About:
    """What of the allowance a way takes, and what is left."""
    whole = movement.move(state)
    spent = -(-(int(after.spent) - int(state.spent)) // CLEAR_COST)
    if not ADVANCING <= after.stage <= SHIFTING:
        return About(speech.say("plan-way-last", whole=speech.inches(int(whole))), "SHIELDWALL-3.1c")
    left = max(0, int(movement.budget(state, False)) - int(after.spent)) // CLEAR_COST
    return About(speech.say("plan-way", n=speech.inches(spent), left=speech.inches(left)), "SHIELDWALL-3.1c")


# -- words ----------------------------------------------------------------------------------------------------------------
def _falls(speech: Speech, found: Prospect) -> str:
    """How many fall on average, and how likely each number is."""
    if not found.falls:
        return speech.say("plan-mean", n=_number(found.mean))
    return speech.say("plan-falls", n=_number(found.mean), list=_spread(speech, found.falls))


def _spread(speech: Speech, spread: Spread) -> str:
    said = [speech.say("plan-so-many", n=n, chance=percent(chance)) for n, chance in enumerate(spread) if chance > 0]
    return ", ".join(said)


def _chances(speech: Speech, found: Prospect) -> Iterator[About]:
    """Who is likeliest to fall."""
    falling = sorted(found.by_figure.items(), key=lambda one: (-one[1], one[0]))
    for figure, chance in falling[:MOST_TOLD]:
        yield About(begun(speech.say("plan-falls-one", who=speech.man(figure), n=percent(chance))), "SHIELDWALL-8.1a")


def percent(chance: Fraction) -> int:
    """Rounded, but 0 and 100 only where it is certain."""
    if chance in (0, 1):
        return 100 * int(chance)
    return min(99, max(1, round(100 * chance)))


def _number(mean: Fraction) -> str:
    return f"{float(mean):.1f}"
