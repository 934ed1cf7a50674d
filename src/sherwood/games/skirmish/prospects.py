"""SKIRMISH-O: what a shot, a blow or a jump may come to, and what makes it so: by playing it, with every die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from sherwood.games.skirmish import kinds
from sherwood.games.skirmish.foresight import make
from sherwood.games.skirmish.position import (
    ATTACK_JUMP_DIE,
    BLIND_DIE,
    COMBAT_DIE,
    DAMAGE_DIE,
    HIT_DIE,
    JUMP_DIE,
    VAULT_DIE,
)
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.play import chances, legal
from sherwood.kernel.state import WATCHER
from sherwood.kernel.story import Story

ROLLS: Final = frozenset({HIT_DIE, DAMAGE_DIE, COMBAT_DIE, JUMP_DIE, VAULT_DIE, ATTACK_JUMP_DIE, BLIND_DIE})
FELLED: Final = (
    (kinds.KILLED, "killed"),
    (kinds.UNHORSED, "unhorsed"),
    (kinds.HORSE_KILLED, "killed"),
    (kinds.SURRENDERED, "captured"),
    (kinds.STUNNED_NOW, "stunned"),
    (kinds.WOUNDED_NOW, "wounded"),
    (kinds.BLINDED_NOW, "blinded"),
    (kinds.UNAFFECTED, "nothing"),
)
"""What may become of somebody, by the story event that tells of it; the first that is told counts."""
BY_RESULT: Final = {kinds.R1: "back", kinds.R2: "back-two", kinds.A1: "attackers-back"}


class Prospect(NamedTuple):
    """`results` by name, with how likely each is; `told` the last story event of each kind on the way, whatever the die."""

    results: dict[str, Fraction]
    told: dict[int, int]


def prospect(state: Skirmish, moves: Sequence[int]) -> Prospect:
    """What comes of these moves, whatever the dice."""
    trial, told = _play(state, moves)
    if trial.asked() not in ROLLS:
        return Prospect({_name(told): Fraction(1)}, told)
    rolled = _roll(trial)
    return Prospect(rolled.results, told | rolled.told)


def hit_chance(state: Skirmish, shot: int) -> Fraction:
    """SKIRMISH-3.3, from one die: the modifiers are the same for all."""
    trial, _ = _play(state, (shot,))
    faces = legal(trial)
    _, told = _play(trial, faces[:1])
    die, roll, highest = fields(told[kinds.SHOT])
    return Fraction(max(0, min(len(faces), highest - (roll - die))), len(faces))


def fields(event: int) -> tuple[int, int, int]:
    return a_of(event), b_of(event), c_of(event)


def _play(state: Skirmish, moves: Sequence[int]) -> tuple[Skirmish, dict[int, int]]:
    """The position once these moves are made, and what is told meanwhile, by kind."""
    trial = state.copy()
    assert isinstance(trial, Skirmish)
    trial.story = story = Story()
    for move in moves:
        make(trial, move)
    return trial, {kind_of(event): event for event in story.read(WATCHER)}


def _roll(state: Skirmish) -> Prospect:
    """Every die; what comes to the same is followed once."""
    told: dict[int, int] = {}
    branches: dict[str, tuple[Skirmish, int]] = {}
    outcomes = chances(state)
    for move, weight in outcomes:
        trial, events = _play(state, (move,))
        told |= events
        name = _name(events)
        _, before = branches.get(name, (trial, 0))
        branches[name] = trial, before + weight
    results: dict[str, Fraction] = {}
    for name, (trial, weight) in branches.items():
        share = Fraction(weight, sum(weight for _, weight in outcomes))
        further = _roll(trial) if trial.asked() in ROLLS else Prospect({name: Fraction(1)}, {})
        told |= further.told
        for result, chance in further.results.items():
            results[result] = results.get(result, Fraction(0)) + share * chance
    return Prospect(results, told)


def _name(told: Mapping[int, int]) -> str:
    """What a roll came to, in a word."""
    is_jump = kinds.JUMPED in told
    fate = next((name for kind, name in FELLED if kind in told and not (is_jump and kind == kinds.UNHORSED)), "")
    if is_jump:
        return f"fell-{fate}" if fate else "landed"
    if fate:
        return fate
    if kinds.SHOT in told:
        _, roll, highest = fields(told[kinds.SHOT])
        return "hit" if roll <= highest else "missed"
    return BY_RESULT.get(c_of(told.get(kinds.WOUNDING, told.get(kinds.BLOW, 0))), "nothing")
