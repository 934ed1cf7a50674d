"""SKIRMISH-O: odds as the lab tells them, by playing the rules: exact fractions of what a seat knows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from typing import TypeVar

import pytest

from sherwood.games.skirmish import kinds
from sherwood.games.skirmish.figures import RESULTS
from sherwood.kernel.moves import b_of, c_of, kind_of
from sherwood.lab.odds import follow
from tests.games.skirmish.field import Field, field

Told = TypeVar("Told")
FATES = {
    kinds.KILLED: "killed",
    kinds.STUNNED_NOW: "stunned",
    kinds.WOUNDED_NOW: "wounded",
    kinds.BLINDED_NOW: "blinded",
}


def fate(events: tuple[int, ...]) -> str:
    """What becomes of a target: what is told of it, or else the result."""
    told = [FATES[kind_of(event)] for event in events if kind_of(event) in FATES]
    results = [RESULTS[c_of(event)] for event in events if kind_of(event) in (kinds.WOUNDING, kinds.BLOW)]
    return (told or results or ["-"])[0]


def the_same(ways: Iterable[Told]) -> Told:
    """What all ways to one position tell."""
    [told] = set(ways)
    return told


def jumped(events: tuple[int, ...]) -> str:
    """The same after a jump: of the target, or of Robin where he falls."""
    jump = next(c_of(event) for event in events if kind_of(event) == kinds.JUMPED)
    return fate(events) if jump == kinds.NONE else f"robin {fate(events)}"


def odds(f: Field, move: str, seat: int = 1) -> dict[str, Fraction]:
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    for outcome in follow(f.state, f.move(move), seat):
        fates = {fate(way.events) for way in outcome.ways}
        assert len(fates) == 1 or fates.isdisjoint(FATES.values()), "one position, two fates"
        found["-" if len(fates) > 1 else fates.pop()] += outcome.chance
    return dict(found)


def per_cent(**cases: int) -> dict[str, Fraction]:
    return {name.replace("none", "-"): Fraction(n, 100) for name, n in cases.items()}


@pytest.mark.rule("SKIRMISH-O.1")
def test_a_shot() -> None:
    f = field("woods", norman="finn 1508, guy 1406", saxon="reynold 0908", phase="missile")
    assert odds(f, "fire reynold finn 1508") == per_cent(killed=12, wounded=30, R2=18, none=40)
    assert odds(f, "fire reynold guy 1406") == per_cent(wounded=20, R2=12, none=68)


@pytest.mark.rule("SKIRMISH-O.4", "SKIRMISH-6.1i")
def test_a_blow_at_a_man_who_is_down() -> None:
    f = field("cottage", norman="roger 0509 stunned", saxon="geri 0409", phase="combat")
    assert odds(f, "attack geri roger") == per_cent(killed=60, none=40)


@pytest.mark.rule("SKIRMISH-O.5")
def test_a_jump_at_a_man_below() -> None:
    f = field("inn", norman="finn 1008", saxon="robin 1007", phase="combat")
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    for outcome in follow(f.state, f.move("attack robin finn 1108"), 1):
        found[the_same(jumped(way.events) for way in outcome.ways)] += outcome.chance
    expected = per_cent(killed=7, wounded=14, stunned=14)
    assert {name: found[name] for name in expected} == expected
    assert (found["robin stunned"], found["robin wounded"]) == (Fraction(20, 100), Fraction(10, 100))


@pytest.mark.rule("SKIRMISH-O.6")
def test_the_first_games() -> None:
    f = field("woods", norman="finn 1508, guy 1408", saxon="reynold 0908, will 0909", phase="missile", rules=["initiation"])
    assert odds(f, "fire reynold finn 1508") == per_cent(killed=10, wounded=30, none=60)
    assert odds(f, "fire will guy 1408") == per_cent(wounded=30, none=70)


@pytest.mark.rule("SKIRMISH-O.7")
def test_blinding_and_initiative() -> None:
    f = field("woods", "hardouin 0504", "simon 0508", turn="bandits", phase="combat", scenario="s6", rules=["blinding"])
    assert odds(f, "blind hardouin simon", 0) == per_cent(blinded=40, none=60)
    g = field("woods", norman="finn 1308", saxon="tuck 0708")
    g.state.rolled = 1
    first: defaultdict[bool, Fraction] = defaultdict(Fraction)
    for outcome in follow(g.state, g.move("end_phase 1"), 1):
        rolls = (move for way in outcome.ways for move in way.moves if kind_of(move) == kinds.INITIATIVE)
        first[the_same(b_of(roll) > c_of(roll) for roll in rolls)] += outcome.chance
    assert set(first.values()) == {Fraction(1, 2)}
