"""Attacks in few words, on top of the language of `field`."""

from __future__ import annotations

from collections import Counter
from typing import cast

from sherwood.games.skirmish import position, retreat
from sherwood.games.skirmish.figures import RESULTS
from sherwood.games.skirmish.state import Skirmish
from tests.games.skirmish.field import Field, field

ASIDE = {"cottage": "0113 0213", "gulch": "0113 0213", "inn": "0113 0213", "woods": "0213 0313"}
"""Where Wolmer and Rebecca stand face to face, out of everybody's way, so that the phase goes on after an attack."""


def fights(turn: str, maps: str, norman: str, saxon: str, animals: str = "", rules: tuple[str, ...] = ()) -> Field:
    """The combat phase of a side, with Wolmer and Rebecca aside."""
    one, other = ASIDE[maps].split()
    norman = f"{norman}, wolmer {one}"
    saxon = f"{saxon}, rebecca {other}"
    return field(maps, norman=norman, saxon=saxon, animals=animals, turn=turn, phase="combat", rules=rules)


def offers(f: Field) -> list[str]:
    """What is offered, but for the pair aside and the end of the phase."""
    return [option for option in f.options if "rebecca" not in option and "end_phase" not in option]


def strikes(f: Field, target: str, *attackers: str) -> Field:
    """These attack the target together, in the order of their counters; a landing hex may follow a name. Up to the roll."""
    for n, attacker in enumerate(attackers):
        name, *landing = attacker.split()
        f.plays(" ".join(["join" if n else "attack", name, target, *landing]))
    if f.state.asked() == position.JOINERS:
        f.plays(f"strike {target}")
    return f


def again(f: Field) -> Field:
    """The same position once more."""
    return Field(cast(Skirmish, f.state.copy()), f.factions)


def after(f: Field, die: int) -> Field:
    """What it would come to with this die."""
    g = again(f)
    g.rolls(die)
    return g


def column(f: Field) -> int:
    """In which column the attack is read that waits for its roll."""
    ((_, found, _),) = after(f, 5).told("BLOW")
    return found


def shifts(f: Field) -> tuple[int, str]:
    """The shift of terrain, and those joint, jump and ambush as digits."""
    ((_, terrain, others),) = after(f, 5).told("BLOW_FOR")
    return terrain - 8, f"{others:03}"


def results(f: Field) -> dict[str, int]:
    """By result: in how many of ten cases it comes up."""
    return dict(Counter(RESULTS[after(f, die).told("BLOW")[0][2]] for die in range(1, 11)))


def states(f: Field, name: str) -> dict[str, int]:
    """By state of a counter: in how many of ten cases the die leaves it so; retreats it has still to make count as `back`."""

    def state(g: Field) -> str:
        is_going = g.state.asked() == position.BACK and g.state.about() == g.counter(name)
        return "back" if is_going else g.is_(name)

    return dict(Counter(state(after(f, die)) for die in range(1, 11)))


def driven(f: Field, name: str, hexes: int, by: str) -> Field:
    """A counter must go back so many hexes from another."""
    f.state.fleeing = 1 << f.counter(by)
    retreat.drive_back(f.state, f.counter(name), hexes)
    return f


def ways(f: Field) -> list[str]:
    """Where who is driven back may go next; `rear` after it where the rear leads."""
    return [option.split()[2] + (" rear" if option.endswith("1") else "") for option in f.options]
