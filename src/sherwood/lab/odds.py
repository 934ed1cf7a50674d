"""Exact odds, by playing the rules: every outcome of chance is followed, and what a reader can't tell apart is added up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, NamedTuple

from sherwood.kernel.game import Refusal, Words
from sherwood.kernel.moves import NOTHING
from sherwood.kernel.play import chances
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, State
from sherwood.kernel.story import Story

WORLDS: Final = 12
"""Imagined worlds in which an outcome must be as likely as in the first, to be known."""
MOST: Final = 20_000
"""Different outcomes that are followed at most."""


@dataclass(frozen=True)
class Outcome:
    """What may happen: the moves that follow, as the reader sees them, up to the next decision or to what it can't know.

    Where several ways lead to the same, `moves` and `events`, what the reader is told on the way, are those of one of them;
    an example only (`is_example`) if the others differ in more than their order.
    """

    moves: tuple[int, ...]
    chance: Fraction
    events: tuple[int, ...] = field(default=(), compare=False)
    is_example: bool = False


class Followed(NamedTuple):
    """A position on the way, with what led there and how likely it is."""

    state: State
    moves: tuple[int, ...]
    chance: Fraction
    events: tuple[int, ...]
    is_example: bool

    def or_else(self, other: Followed) -> Followed:
        """The same position, to which another way leads as well."""
        differs = sorted(self.moves) != sorted(other.moves)
        return self._replace(chance=self.chance + other.chance, is_example=self.is_example or other.is_example or differs)


def follow(state: State, move: int | None, reader: int) -> list[Outcome]:
    """All that may follow `move` (None: the position as it is), likeliest first, the chances adding up to 1.

    It is computed from what `reader` knows of the position, and nothing else. Sequences that lead to the same position, such
    as the same cards drawn in another order, are one outcome. Raises Refusal if the reader can't know the move to be legal,
    or if there are too many outcomes to follow.
    """
    start = _imagined(state, reader, 0)
    if move is not None:
        if start.turn() < 0 or start.fault(move):
            raise Refusal("These odds can't be told: the move is illegal, or hangs on what this seat doesn't know.")
        start.play(move)
    ends = _ends(start, reader)
    found = (Outcome(end.moves, end.chance, end.events, end.is_example) for end in ends)
    return sorted(found, key=lambda outcome: (-outcome.chance, outcome.moves))


def told(outcome: Outcome, words: Words, language: str) -> str:
    """What happens, as a log tells it; empty where there is nothing to tell."""
    moves = [words.told(move, language) for move in outcome.moves]
    return " ".join(filter(None, [*moves, *(words.event(event, language)[0] for event in outcome.events)]))


def _ends(start: State, reader: int) -> Iterator[Followed]:
    """Stage by stage, so that equal positions are followed only once."""
    stage = {_key(start, reader): Followed(start, (), Fraction(1), (), False)}
    while stage:
        later: dict[bytes, Followed] = {}
        for here in stage.values():
            outcomes = _known_outcomes(here.state, reader)
            if outcomes is None:
                yield here
                continue
            for seen, (move, share) in outcomes.items():
                there = _after(here, move, seen, share, reader)
                key = _key(there.state, reader)
                known = later.get(key)
                later[key] = there if known is None else known.or_else(there)
        if len(later) > MOST:
            raise Refusal(f"More than {MOST} different outcomes may follow: too many to list.")
        stage = later


def _after(here: Followed, move: int, seen: int, share: Fraction, reader: int) -> Followed:
    """What an outcome leads to, and what the reader sees and is told of it."""
    state, story = here.state.copy(), Story()
    state.story = story
    state.play(move)
    state.story = None
    moves = here.moves if seen == NOTHING else (*here.moves, seen)
    return Followed(state, moves, here.chance * share, (*here.events, *story.read(reader)), here.is_example)


def _known_outcomes(state: State, reader: int) -> dict[int, tuple[int, Fraction]] | None:
    """At CHANCE, by what the reader sees: one move that looks so, how likely; None where chance isn't asked or he can't know."""
    if state.turn() != CHANCE:
        return None
    outcomes = _outcomes(state, reader)
    shares = {seen: share for seen, (_, share) in outcomes.items()}
    for world in range(1, WORLDS + 1):
        other = _outcomes(_imagined(state, reader, world), reader)
        if {seen: share for seen, (_, share) in other.items()} != shares:
            return None
    return outcomes


def _outcomes(state: State, reader: int) -> dict[int, tuple[int, Fraction]]:
    weights = chances(state)
    total = sum(weight for _, weight in weights)
    found: dict[int, tuple[int, Fraction]] = {}
    for move, weight in weights:
        seen = state.seen(move, reader)
        first, share = found.get(seen, (move, Fraction(0)))
        found[seen] = first, share + Fraction(weight, total)
    return found


def _imagined(state: State, reader: int, world: int) -> State:
    return state.imagine(reader, Rng(0, world))


def _key(state: State, reader: int) -> bytes:
    """The same for all positions that the reader can't tell apart."""
    return _imagined(state, reader, 0).dump()
