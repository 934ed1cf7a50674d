"""Exact odds, by playing the rules: every outcome of chance is followed, and what a reader can't tell apart is added up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from sherwood.kernel.game import Refusal
from sherwood.kernel.moves import NOTHING
from sherwood.kernel.play import chances
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, State

WORLDS: Final = 12
"""Imagined worlds in which an outcome must be as likely as in the first, to be known."""
MOST: Final = 20_000
"""Different outcomes that are followed at most."""


@dataclass(frozen=True)
class Outcome:
    """What may happen: the moves that follow, as the reader sees them, up to the next decision or to what it can't know."""

    moves: tuple[int, ...]
    chance: Fraction


Followed = tuple[State, tuple[int, ...], Fraction]
"""A position on the way, the moves that led there as the reader saw them, and how likely it is."""


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
    return sorted((Outcome(*end) for end in ends), key=lambda outcome: (-outcome.chance, outcome.moves))


def _ends(start: State, reader: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Stage by stage, so that equal positions are followed only once."""
    stage: dict[bytes, Followed] = {_key(start, reader): (start, (), Fraction(1))}
    while stage:
        later: dict[bytes, Followed] = {}
        for state, moves, chance in stage.values():
            outcomes = _known_outcomes(state, reader)
            if outcomes is None:
                yield moves, chance
                continue
            for seen, (move, share) in outcomes.items():
                after = state.copy()
                after.play(move)
                path = moves if seen == NOTHING else (*moves, seen)
                key = _key(after, reader)
                _, first, before = later.get(key, (after, path, Fraction(0)))
                later[key] = after, first, before + chance * share
        if len(later) > MOST:
            raise Refusal(f"More than {MOST} different outcomes may follow: too many to list.")
        stage = later


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
