"""SKIRMISH-S, D and P: what somebody who writes scenarios, maps or figures is told of his files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from sherwood.games.skirmish import battle, land, scenarios, sources
from sherwood.games.skirmish import forces as purchase
from sherwood.games.skirmish.enlisting import first_position
from sherwood.games.skirmish.plotting import Agreed
from sherwood.games.skirmish.scenarios import Scenario
from sherwood.games.skirmish.variants import INITIATION


def forms(scenario: Scenario) -> Iterator[Agreed]:
    """A scenario in each seating and at each level: plain, with each of its switches, and with all."""
    every = ((), *((name,) for name in scenario.options), tuple(scenario.options))
    for seating, switches, level in product(scenario.seats, every, (0, INITIATION)):
        yield Agreed(scenario, seating, switches, level)


def told(file: Path) -> list[str]:
    """What scenarios a file or folder of the own data holds, one a line, if nothing is wrong. Raises Refusal with every fault."""
    battle.load()
    written = [path.stem for path in sources.home(file).glob("scenarios/*.toml")]
    found = [one for name, one in scenarios.load().items() if name in written and (file.is_dir() or name == file.stem)]
    for scenario in found:
        for form in forms(scenario):
            first_position(form)
    return [_summary(one) for one in found] or [f"Nothing is wrong with {file}."]


def _summary(one: Scenario) -> str:
    book = land.load().book
    costs = ", ".join(f"{faction} {purchase.cost(book, one.force(faction))} points" for faction in one.factions)
    return f"{one.name}: {one.head.turns} turns on {one.head.mosaic}; {costs}. Nothing is wrong with it."
