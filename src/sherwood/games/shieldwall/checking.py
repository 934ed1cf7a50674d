"""SHIELDWALL-D.4a: what somebody who writes scenarios, armies or figures is told of his files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sherwood.games.shieldwall import figures, muster, scenarios, sources
from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.scenario_file import Scenario


def told(file: Path) -> list[str]:
    """What a file or folder of the own data holds, one a line, if nothing is wrong. Raises Refusal with every fault."""
    own = sources.home(file)
    book, found, armies = figures.load(own), scenarios.load(own), muster.load(own).armies
    for scenario in found.values():
        Field(book, scenario)
        Field(book, scenarios.shortened(scenario, book))
    written = [path.stem for path in ([file] if file.is_file() else sorted(own.glob("*.toml")))]
    lines = [
        line for name, scenario in found.items() if f"{sources.SCENARIO}{name}" in written for line in _summary(scenario, book)
    ]
    if muster.NAME in written:
        lines += [f"{name}: an army of {muster.cost(book, army)} points, for {army.points}." for name, army in armies.items()]
    return lines or [f"Nothing is wrong with {file}."]


def _summary(one: Scenario, book: figures.Book) -> Iterator[str]:
    width, height = (units / 100 for units in one.size)
    costs = ", ".join(f"{side} {one.points(seat, book)} points" for seat, side in enumerate(one.sides))
    yield f"{one.id}: {one.turns} turns on {width:g} x {height:g} inches; {costs}. Nothing is wrong with it."
    yield from one.warnings
