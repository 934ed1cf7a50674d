"""What a reader may believe, worked out the slow way: the reference that every game's `imagine` is held to.

The game is played again from its start. Whatever the reader saw is played as seen; whatever was hidden from it is chosen at
random, chance by weight and the choices of others evenly; what contradicts something seen is thrown away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sherwood.kernel.history import Seen
from sherwood.kernel.moves import NOTHING
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State
from sherwood.kernel.story import Story

UNIT = 1 << 30


class Fit(NamedTuple):
    """A position that fits all that was seen, and how likely the seen was on the way to it."""

    state: State
    weight: float


def fit(start: State, seen: Sequence[Seen], reader: int, rng: Rng) -> Fit | None:
    """One try; None if it ends in a contradiction. Positions come with the right frequencies once weighed by `weight`."""
    state, weight = start.copy(), 1.0
    state.story = story = Story()
    at = 0
    while at < len(seen):
        if state.turn() == OVER or state.turn() != seen[at].by:
            return None
        moves = legal(state)
        chances = [int(state.weight(move)) if state.turn() == CHANCE else 1 for move in moves]
        shown = [state.seen(move, reader) for move in moves]
        fitting = [chance if show in (NOTHING, seen[at].move) else 0 for chance, show in zip(chances, shown, strict=True)]
        if not any(fitting):
            return None
        weight *= sum(fitting) / sum(chances)
        chosen = _pick(fitting, rng)
        story.clear()
        state.play(moves[chosen])
        told = story.read(reader)
        if shown[chosen] != NOTHING or told:
            if (shown[chosen], told) != (seen[at].move, seen[at].events):
                return None
            at += 1
    state.story = None
    return Fit(state, weight)


def fits(start: State, seen: Sequence[Seen], reader: int, rng: Rng, tries: int) -> list[State]:
    """Positions that fit, each as likely as it should be: what is left of `tries` tries."""
    found = [one for _ in range(tries) if (one := fit(start, seen, reader, rng)) is not None]
    most = max((one.weight for one in found), default=1.0)
    return [one.state for one in found if rng.below(UNIT) < int(one.weight / most * UNIT)]


def _pick(weights: Sequence[int], rng: Rng) -> int:
    """An index, drawn by weight."""
    left = rng.below(sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("there is nothing to pick from")
