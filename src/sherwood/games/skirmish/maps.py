"""SKIRMISH-D.2 to D.6: one map, its grid, buildings, yard and trees, read and checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

import msgspec

from sherwood.games.skirmish.figures import Terrain
from sherwood.kernel.sources import Keys, Sources

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
"""Clockwise, in the order of `board`'s numbers."""
HOUSES = ("floor", "core", "balcony", "lower-stair", "upper-stair")
"""Terrain that belongs to buildings."""
HEXSIDE = re.compile(rf"(\d\d)(\d\d)-({'|'.join(DIRECTIONS)})")

Hex = tuple[int, int]
"""Column and row, from 1 (SKIRMISH-1.1d)."""
Side = tuple[int, int, int]
"""Column and row from 1, and the number of a direction."""


class Size(msgspec.Struct, frozen=True):
    """SKIRMISH-D.1a: hexes of every map. An even number of columns lets maps join (SKIRMISH-D.1b)."""

    columns: Annotated[int, msgspec.Meta(ge=2, le=40, multiple_of=2)]
    rows: Annotated[int, msgspec.Meta(ge=1, le=40)]

    def has(self, place: Hex) -> bool:
        return 1 <= place[0] <= self.columns and 1 <= place[1] <= self.rows

    def places(self) -> Iterator[Hex]:
        return ((column, row) for column in range(1, self.columns + 1) for row in range(1, self.rows + 1))


class Building(msgspec.Struct, frozen=True, rename="kebab"):
    """Its characters in the grid, and its openings and stairs as hexsides written from the inside (SKIRMISH-D.4b, D.4e)."""

    floor: str
    core: str = ""
    upper: bool = False
    balcony: str = ""
    stairs: str = ""
    door: tuple[str, ...] = ()
    inner_door: tuple[str, ...] = ()
    window: tuple[str, ...] = ()
    outer_window: tuple[str, ...] = ()
    open_front: tuple[str, ...] = ()
    step: tuple[str, ...] = ()
    foot: tuple[str, ...] = ()

    def chars(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Each of its characters, with the kinds of terrain that it may be."""
        yield from ((char, ("floor",)) for char in self.floor)
        yield from ((char, ("core",)) for char in self.core)
        yield from ((char, ("balcony",)) for char in self.balcony)
        yield from ((char, ("lower-stair", "upper-stair")) for char in self.stairs)


class Yard(msgspec.Struct, frozen=True):
    entrance: tuple[str, ...]


class Map(NamedTuple):
    name: str
    size: Size
    rows: tuple[str, ...]
    terrain: dict[str, str]
    """Kind of terrain by character; canopies included."""
    buildings: dict[str, Building]
    listed: dict[Side, str]
    """Kind by hexside, for those that don't follow from the hexes."""
    trees: dict[str, Hex]
    """Trunk by letter."""

    def at(self, place: Hex) -> str:
        """The character of a hex of this map."""
        return self.rows[place[1] - 1][place[0] - 1]

    def building(self, place: Hex, with_balcony: bool = False) -> str | None:
        """The building whose floor or core a hex is, or also whose balcony."""
        char = self.at(place)
        for name, one in self.buildings.items():
            if char in one.floor + one.core or (with_balcony and char in one.balcony):
                return name
        return None


def beyond(place: Hex, direction: int) -> Hex:
    """The next hex in a direction (SKIRMISH-1.1d)."""
    column, row = place
    low = 1 - column % 2
    steps = ((0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1))
    return column + steps[direction][0], row + steps[direction][1]


def label(place: Hex) -> str:
    return f"{place[0]:02}{place[1]:02}"


def read(sources: Sources, size: Size, terrain: dict[str, Terrain]) -> dict[str, Map]:
    """Every map by name; those at fault are left out, as `sources` then says."""
    kinds = {char: kind for kind, row in terrain.items() for char in row.chars}
    kinds |= {char.lower(): kind for char, kind in kinds.items() if char.isalpha()}
    found = [one for name in sources.names("maps") if (one := _read(sources, name, size, kinds)) is not None]
    hideouts: dict[str, str] = {}
    for one in found:
        for hideout in [*one.buildings, *one.trees]:
            if hideout in hideouts:
                file = f"maps/{one.name}.toml"
                sources.fault(
                    file, ("rows",), f"has {hideout}, as {hideouts[hideout]} has: hideouts need names of their own", "8.1a"
                )
            hideouts.setdefault(hideout, one.name)
    return {one.name: one for one in found}


def _read(sources: Sources, name: str, size: Size, kinds: dict[str, str]) -> Map | None:
    file = f"maps/{name}.toml"
    data = sources.read(file)
    before = len(sources.faults)
    for key in sorted(data.keys() - {"provenance", "rows", "buildings", "yard"}):
        sources.fault(file, (key,), "isn't one of rows, buildings, yard", "D.2")
    rows = _grid(sources, file, data.get("rows"), size, kinds)
    buildings: dict[str, Building] = {}
    for id, raw in (sources.table(file, data, ("buildings",), "D.5a") if "buildings" in data else {}).items():
        if (row := sources.row(file, ("buildings", id), raw, Building, "D.5a")) is not None:
            buildings[id] = row
    yard = sources.row(file, ("yard",), data["yard"], Yard, "D.4c") if "yard" in data else None
    if len(sources.faults) > before:
        return None
    one = Map(name, size, rows, kinds, buildings, {}, {})
    _check_trees(sources, file, one)
    _check_floors(sources, file, one)
    for id, building in buildings.items():
        for kind in ("door", "inner-door", "window", "outer-window", "open-front", "step", "foot"):
            keys = ("buildings", id, kind)
            for text in getattr(building, kind.replace("-", "_")):
                _list(sources, file, keys, one, text, kind, id)
    for text in yard.entrance if yard else ():
        _list(sources, file, ("yard", "entrance"), one, text, "entrance", "")
    return one if len(sources.faults) == before else None


def _grid(sources: Sources, file: str, text: Any, size: Size, kinds: dict[str, str]) -> tuple[str, ...]:
    if not isinstance(text, str):
        sources.fault(file, ("rows",), "must be a text of rows", "D.2")
        return ()
    rows = tuple(text.splitlines())
    if len(rows) != size.rows:
        sources.fault(file, ("rows",), f"has {len(rows)} rows, and a map has {size.rows}", "D.1a")
    for number, row in enumerate(rows, 1):
        if len(row) != size.columns:
            sources.fault(
                file, ("rows",), f"has {len(row)} hexes in row {number:02}, and a map has {size.columns}", "D.1a", number
            )
        for char in sorted(set(row) - kinds.keys()):
            sources.fault(file, ("rows",), f"has {char!r} in row {number:02}, which no terrain stands for", "D.2", number)
    return rows


def _check_trees(sources: Sources, file: str, one: Map) -> None:
    """A trunk, and its own canopy in all six hexes around it and nowhere else (SKIRMISH-4.4a)."""
    canopies: set[Hex] = set()
    for place in one.size.places():
        char = one.at(place)
        if not char.isupper():
            continue
        around = [beyond(place, direction) for direction in range(6)]
        if char in one.trees:
            sources.fault(file, ("rows",), f"has two trunks {char}", "D.6a", place[1])
        elif not all(one.size.has(other) and one.at(other) == char.lower() for other in around):
            sources.fault(file, ("rows",), f"has a tree {char} at {label(place)} without six hexes of canopy", "D.6a", place[1])
        one.trees[char] = place
        canopies.update(around)
    for place in one.size.places():
        char = one.at(place)
        if char.islower() and place not in canopies:
            sources.fault(file, ("rows",), f"has canopy {char} at {label(place)} that touches no trunk", "D.6a", place[1])


def _check_floors(sources: Sources, file: str, one: Map) -> None:
    """Every hex of a building belongs to one, and every building has its hexes."""
    owners: dict[str, str] = {}
    for id, building in one.buildings.items():
        for char, kinds in building.chars():
            if one.terrain.get(char) not in kinds:
                sources.fault(file, ("buildings", id), f"has {char!r}, which isn't {' or '.join(kinds)}", "D.2")
            if char in owners:
                sources.fault(file, ("buildings", id), f"has {char!r}, as {owners[char]} has", "D.5a")
            if not any(char in row for row in one.rows):
                sources.fault(file, ("buildings", id), f"has {char!r}, which the grid lacks", "D.5a")
            owners[char] = id
    for place in one.size.places():
        kind = one.terrain[one.at(place)]
        if kind in HOUSES and one.at(place) not in owners:
            sources.fault(file, ("rows",), f"has {kind} at {label(place)} that belongs to no building", "D.5a", place[1])


def _list(sources: Sources, file: str, keys: Keys, one: Map, text: str, kind: str, building: str) -> None:
    """Enters a hexside written from the inside, if it is one where such a thing can be."""
    found = HEXSIDE.fullmatch(text)
    if found is None:
        sources.fault(file, keys, f"has {text!r}, which isn't a hexside such as 0806-S", "1.1d")
        return
    here = int(found[1]), int(found[2])
    direction = DIRECTIONS.index(found[3])
    there = beyond(here, direction)
    if not (one.size.has(here) and one.size.has(there)):
        sources.fault(file, keys, f"has {text}, which isn't between two hexes of the map", "D.4b")
    elif (wrong := _misplaced(one, here, there, kind, building)) is not None:
        sources.fault(file, keys, f"has {text}, which {wrong}", "D.4b")
    elif (*here, direction) in one.listed:
        sources.fault(file, keys, f"has {text}, which is listed twice", "D.4b")
    else:
        one.listed[*here, direction] = kind
        one.listed[*there, (direction + 3) % 6] = kind


def _misplaced(one: Map, here: Hex, there: Hex, kind: str, building: str) -> str | None:
    """What is wrong with such a hexside between these hexes, or None."""
    inside, outside = one.building(here), one.building(there)
    heights: tuple[str, ...] = (one.terrain[one.at(here)], one.terrain[one.at(there)])
    if kind == "entrance":
        return None if heights[0] == "courtyard" != heights[1] else "doesn't lead out of a yard"
    if kind == "step":
        stairs = {"lower-stair", "upper-stair", "balcony"}
        return None if set(heights) <= stairs and heights[0] != heights[1] else "isn't between stairs, or stairs and balcony"
    if kind == "foot":
        return None if heights[0] == "lower-stair" and outside is None else "isn't between the lower stair and the ground"
    if inside != building:
        return f"isn't written from inside the {building}"
    if kind == "inner-door":
        return None if outside == building and one.at(here) != one.at(there) else "isn't between two rooms"
    if outside == building:
        return f"doesn't lead out of the {building}"
    if kind == "outer-window" and not one.buildings[building].upper:
        return "isn't upstairs: that is a window"
    return None
