"""SKIRMISH-P.5: a free battle: two forces of equal points on any mosaic, as agreed by options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from sherwood.games.skirmish import forces, land, scenarios
from sherwood.games.skirmish.figures import Book
from sherwood.games.skirmish.scenarios import Names, Scenario
from sherwood.games.skirmish.sources import Sources
from sherwood.kernel.game import Option, Refusal

NAME = "battle"
FILE = "forces.toml"
SIDES = ("norman", "saxon")
TURNS = ("12", "8", "16", "20")


class Force(msgspec.Struct, frozen=True):
    """A force that somebody may field, bought for at most so many points."""

    nation: Literal["norman", "saxon"]
    points: int
    members: Names


@cache
def load() -> dict[str, Force]:
    """Every force by name. Raises Refusal that tells every fault."""
    sources, book = Sources(), land.load().book
    data = sources.read(FILE)
    found = {}
    for name, raw in sources.table(FILE, data, ("forces",), "P.5").items():
        keys = ("forces", name)
        force = sources.row(FILE, keys, raw, Force, "P.5")
        if force is not None:
            for what in faults(book, force):
                sources.fault(FILE, keys, what, "P.5")
            found[name] = force
    sources.settle()
    return found


def faults(book: Book, force: Force) -> list[str]:
    """Why a force can't be fielded in a free battle; empty if it can."""
    members = [forces.member(text) for text in force.members]
    tame = {name for name, animal in book.animals.items() if not animal.wild}
    things = [one.name for one in members if one.name in tame | book.carts.keys()]
    return forces.faults(book, members, force.points) + [f"has a {name}, which can't come by itself" for name in things]


def terms() -> tuple[Option, ...]:
    """What is agreed upon; the first mosaic is the scenario's."""
    mosaics = tuple(dict.fromkeys([scenarios.load()[NAME].head.mosaic, *land.load().mosaics]))
    of = {nation: tuple(name for name, force in load().items() if force.nation == nation) for nation in SIDES}
    values = {"mosaic": mosaics, "norman": of["norman"], "saxon": of["saxon"], "turns": TURNS, "first": ("rolled", *SIDES)}
    return tuple(Option(f"{NAME}_{name}", "SKIRMISH-P.5", one, ("scenario", (NAME,))) for name, one in values.items())


TERMS = terms()


def terms_of(number: int) -> dict[str, str]:
    """What was agreed, by option, from the number that `number_of` makes of it."""
    agreed = {}
    for option in TERMS:
        number, place = divmod(number, len(option.values))
        agreed[option.name] = option.values[place]
    return agreed


def number_of(agreed: Mapping[str, str]) -> int:
    number = 0
    for option in reversed(TERMS):
        number = number * len(option.values) + option.values.index(agreed[option.name])
    return number


def arrange(scenario: Scenario, agreed: Mapping[str, str]) -> Scenario:
    """The scenario with what was agreed in it, by the names of its options. Raises Refusal for forces that don't match."""
    normans, saxons = (load()[agreed[f"{NAME}_{nation}"]] for nation in SIDES)
    if normans.points != saxons.points:
        raise Refusal(f"The forces are of {normans.points} and {saxons.points} points. Choose two that match (SKIRMISH-P.5).")
    fielded = [forces.member(text).name for text in (*normans.members, *saxons.members)]
    if both := sorted({name for name in fielded if fielded.count(name) > 1 and name in land.load().book.characters}):
        raise Refusal(f"Both forces have {', '.join(both)}. Each counter fights once (SKIRMISH-D.7g).")
    first = agreed[f"{NAME}_first"]
    head = msgspec.structs.replace(
        scenario.head,
        mosaic=agreed[f"{NAME}_mosaic"],
        turns=int(agreed[f"{NAME}_turns"]),
        order=tuple(sorted(SIDES, key=lambda side: side != first)),
        precedence="rolled-once" if first == "rolled" else "order",
    )
    factions = {
        nation: msgspec.structs.replace(scenario.factions[nation], rebuilt=force.members)
        for nation, force in zip(SIDES, (normans, saxons), strict=True)
    }
    return scenario._replace(head=head, factions=factions)
