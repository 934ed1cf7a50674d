"""SKIRMISH-0.7: the ways in which a scenario can end, and their numbers.

Each condition of each seating's list is an ending of its own. Conditions judged apart (SKIRMISH-S4.13) make one of every set of
them that may hold together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sherwood.games.skirmish import scenarios
from sherwood.games.skirmish.scenarios import Scenario

MOST = 256
"""Endings of one scenario at the most."""


class Ending(NamedTuple):
    """How a game ended: the conditions that held, by name in the scenario's list for a seating."""

    scenario: str
    seating: str
    conditions: tuple[str, ...]


def endings(scenario: Scenario) -> list[Ending]:
    """Every way in which a scenario can end, whatever is switched on; of conditions apart the n-th is bit n of the place."""
    return [Ending(scenario.name, seating, names) for seating in scenario.victory for names in _sets(scenario, seating)]


def _sets(scenario: Scenario, seating: str) -> Iterator[tuple[str, ...]]:
    names = list(scenario.victory[seating])
    if not is_apart(scenario, seating):
        yield from ((name,) for name in names)
        return
    for bits in range(1 << len(names)):
        yield tuple(name for n, name in enumerate(names) if bits >> n & 1)


def is_apart(scenario: Scenario, seating: str) -> bool:
    return all(one.apart for one in scenario.victory[seating].values())


def number(ending: Ending) -> int:
    """The number by which a position tells of an ending; unlike for all scenarios."""
    known = scenarios.load()
    scenario = known[ending.scenario]
    return MOST * (1 + list(known).index(scenario.name)) + endings(scenario).index(ending)


def ending(number: int) -> Ending | None:
    """The ending of this number; None where no condition has decided. Raises IndexError for a number that no ending has."""
    which, place = divmod(number, MOST)
    return endings(list(scenarios.load().values())[which - 1])[place] if which else None


def is_possible(scenario: Scenario, ending: Ending) -> bool:
    """Whether its conditions don't contradict each other: nobody is both free and down, and the treasure has one owner."""
    facts = [fact for name in ending.conditions for fact in scenario.victory[ending.seating][name].when]
    owners = {owner for kind, owner, *_ in facts if kind == "treasure"}
    free = {who for kind, who, *_ in facts if kind == "free"}
    return len(owners) < 2 and not any(who in free for kind, who, *_ in facts if kind in ("down", "down-by"))
