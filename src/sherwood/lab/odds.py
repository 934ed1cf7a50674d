"""Exact odds, by playing the rules: every outcome of chance is followed, and what a reader can't tell apart is added up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain, zip_longest
from typing import Final, NamedTuple

from sherwood.kernel.game import Refusal, Words
from sherwood.kernel.history import Seen
from sherwood.kernel.moves import NOTHING
from sherwood.kernel.play import chances
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, State
from sherwood.kernel.story import Story
from sherwood.kernel.telling import Teller, settled

WORLDS: Final = 12
"""Imagined worlds in which an outcome must be as likely as in the first, to be known."""
MOST: Final = 20_000
"""Different ways that are followed at most."""
NUMBER: Final = re.compile(r"(\d+)")


class Way(NamedTuple):
    """One way that chance may take: the moves as the reader sees them, and the events that he is told."""

    moves: tuple[int, ...] = ()
    events: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """What may happen up to the next decision, or to what the reader can't know: how likely it is, and all ways that lead to it,
    but for those that differ in their order only.
    """

    chance: Fraction
    ways: tuple[Way, ...]


class Followed(NamedTuple):
    """A position on the way; `ways` lead there, each by what it holds whatever the order."""

    state: State
    chance: Fraction
    ways: dict[Way, Way]

    def or_else(self, other: Followed) -> Followed:
        """The same position, to which other ways lead as well."""
        return self._replace(chance=self.chance + other.chance, ways=other.ways | self.ways)


def follow(state: State, move: int | None, reader: int) -> list[Outcome]:
    """All that may follow `move` (None: the position as it is), likeliest first, the chances adding up to 1.

    It is computed from what `reader` knows of the position, and nothing else. Sequences that lead to the same position, such
    as the same cards drawn in another order, are one outcome. Raises Refusal if the reader can't know the move to be legal,
    or if there are too many outcomes to follow.
    """
    start = _imagined(state, reader, 0)
    if move is None:
        begun = Followed(start, Fraction(1), {Way(): Way()})
    elif start.turn() < 0 or start.fault(move):
        raise Refusal("These odds can't be told: the move is illegal, or hangs on what this seat doesn't know.")
    else:
        begun = _after(Followed(start, Fraction(1), {Way(): Way()}), move, NOTHING, Fraction(1), reader)
    found = (Outcome(end.chance, tuple(end.ways.values())) for end in _ends(begun, reader))
    return sorted(found, key=lambda outcome: (-outcome.chance, outcome.ways))


def told(outcome: Outcome, words: Words, language: str) -> str:
    """What happens, as a log tells it; empty where there is nothing to tell."""
    return folded(told_of(way, words, language) for way in outcome.ways)


def told_of(way: Way, words: Words, language: str) -> str:
    """The same of one way."""
    teller = Teller(words, language)
    steps = (*(Seen(0, CHANCE, move, []) for move in way.moves), Seen(0, CHANCE, NOTHING, [*way.events]))
    return " ".join(line.text for line in settled(line for step in steps for line in teller.lines(step)))


def folded(ways: Iterable[str]) -> str:
    """Texts in one line, those that are alike but for their numbers as one: `the die shows 4–8, 10`."""
    alike: dict[tuple[str, ...], list[list[str]]] = {}
    for way in ways:
        parts = NUMBER.split(way)
        alike.setdefault(tuple(parts[::2]), []).append(parts[1::2])
    return " / ".join(
        "".join(chain(*zip_longest(form, map(_listed, zip(*numbers, strict=True)), fillvalue="")))
        for form, numbers in alike.items()
    )


def _listed(numbers: Iterable[str]) -> str:
    """Different numbers, those that follow each other by their first and last."""
    runs: list[list[str]] = []
    for number in sorted(set(numbers), key=int):
        if runs and runs[-1][-1] == str(int(number) - 1):
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _ends(start: Followed, reader: int) -> Iterator[Followed]:
    """Stage by stage, so that equal positions are followed only once."""
    stage = {_key(start.state, reader): start}
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
        if sum(len(there.ways) for there in later.values()) > MOST:
            raise Refusal(f"More than {MOST} different outcomes may follow: too many to list.")
        stage = later


def _after(here: Followed, move: int, seen: int, share: Fraction, reader: int) -> Followed:
    """What an outcome leads to, and what the reader sees and is told of it."""
    state, story = here.state.copy(), Story()
    state.story = story
    state.play(move)
    state.story = None
    step = Way(() if seen == NOTHING else (seen,), tuple(story.read(reader)))
    ways = (Way(way.moves + step.moves, way.events + step.events) for way in here.ways.values())
    return Followed(state, here.chance * share, {_unordered(way): way for way in ways})


def _unordered(way: Way) -> Way:
    return Way(tuple(sorted(way.moves)), tuple(sorted(way.events)))


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
