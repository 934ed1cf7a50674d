"""SHIELDWALL-T, D.2, 1.2, 1.5 and 1.7 as data: troops, tables, bases and kinds of terrain, read and checked once."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from sherwood.games.shieldwall.geometry import Base
from sherwood.games.shieldwall.places import Sizes, stand_in_ring
from sherwood.games.shieldwall.sources import Sources

Length = Annotated[int, msgspec.Meta(ge=0, le=4000)]
Even = Annotated[int, msgspec.Meta(ge=2, le=1000, multiple_of=2)]
Share = Annotated[int, msgspec.Meta(ge=0, le=90)]
Few = Annotated[int, msgspec.Meta(ge=1, le=99)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Sum = Annotated[int, msgspec.Meta(ge=2, le=99)]
Need = Annotated[int, msgspec.Meta(ge=0, le=12)]
Die = Annotated[int, msgspec.Meta(ge=-6, le=6)]
Needs = tuple[Need, Need, Need]
Class = Literal["elite", "veteran", "regular", "militia"]
Column = Literal["unarmoured", "partial", "full"]
Weapon = Literal["bare", "pole", "blunt", "edged", "axe", "lance"]
Missile = Literal["none", "bow", "sling", "crossbow", "javelin", "lance"]
Result = Literal["OO", "FB", "RT", "UA"]
Scores = Annotated[tuple[Result, ...], msgspec.Meta(min_length=10, max_length=10)]


# -- rows: troops (SHIELDWALL-10.1a) ------------------------------------------------------------------------------------
class Troop(msgspec.Struct, frozen=True, rename={"class_": "class"}):
    nation: Literal["norman", "saxon", "viking"]
    name: str
    class_: Class
    weapons: Annotated[tuple[Weapon, ...], msgspec.Meta(min_length=1, max_length=2)]
    points: Points
    body: Literal["none", "partial", "full"] = "none"
    shield: bool = False
    mounted: bool = False
    missile: Missile = "none"
    leader: bool = False
    berserker: bool = False

    @property
    def column(self) -> Column:
        """SHIELDWALL-10.3a: armour against hits and for saves."""
        if self.body == "none":
            return "partial" if self.shield else "unarmoured"
        return self.body


# -- rows: bases (SHIELDWALL-1.2a, 1.5) ---------------------------------------------------------------------------------
class BaseSize(msgspec.Struct, frozen=True):
    width: Even
    depth: Even


class Spacing(msgspec.Struct, frozen=True):
    beside: Even
    behind: Length


class Ring(msgspec.Struct, frozen=True):
    least: Annotated[int, msgspec.Meta(ge=3, le=99)]
    radius: Annotated[tuple[Length, ...], msgspec.Meta(min_length=1, max_length=99)]


class Bases(msgspec.Struct, frozen=True):
    foot: BaseSize
    mounted: BaseSize
    close: Spacing
    open_foot: Spacing
    open_mounted: Spacing
    ring: Ring

    def of(self, mounted: bool) -> BaseSize:
        return self.mounted if mounted else self.foot


# -- rows: ground (SHIELDWALL-1.7a) -------------------------------------------------------------------------------------
class Kind(msgspec.Struct, frozen=True):
    shape: Literal["area", "line"]
    slow: Share = 0
    crossing: bool = False
    foot: bool = True
    mounted: bool = True
    charge: bool = True
    road: bool = False
    contour: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    sees: Length | None = None
    cover: Literal["none", "edge", "behind"] = "none"
    castle: bool = False


class Cover(msgspec.Struct, frozen=True):
    edge: Length
    behind: Length


class Country(NamedTuple):
    """Kinds of terrain by name, in the order of the files."""

    kinds: dict[str, Kind]
    cover: Cover


# -- rows: tables (SHIELDWALL-T) ----------------------------------------------------------------------------------------
class Rate(msgspec.Struct, frozen=True):
    foot: Length
    unarmoured: Length
    mounted: Length
    ring: Length
    wall: Length
    road: Length


class Charge(msgspec.Struct, frozen=True):
    more: Share
    foot: Few
    mounted: Few
    berserker: Few


class Formed(msgspec.Struct, frozen=True):
    wall: Few


class Loss(msgspec.Struct, frozen=True):
    crossing: Share
    contour: Length


class UnitGap(msgspec.Struct, frozen=True):
    gap: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Shots(msgspec.Struct, frozen=True):
    range: tuple[Length, Length, Length]
    need: Needs
    turn: Annotated[int, msgspec.Meta(ge=1, le=2)] | None = None
    game: Few | None = None


class ByRange(msgspec.Struct, frozen=True):
    short: Die
    medium: Die
    long: Die


class Melee(msgspec.Struct, frozen=True):
    bare: Needs
    pole: Needs
    blunt: Needs
    edged: Needs
    lance: Needs


class Blow(msgspec.Struct, frozen=True):
    rear: Die
    flank: Die
    two_handed: Die
    mounted: Die
    on_mounted: Die
    charge: Die


class Slung(msgspec.Struct, frozen=True):
    rear: Die


class Morale(msgspec.Struct, frozen=True):
    elite: Scores
    berserker: Scores
    veteran: Scores
    regular: Scores
    militia: Scores


class Check(msgspec.Struct, frozen=True):
    leader_killed: Die
    banner_captured: Die
    flank: Die
    rear: Die
    alarm: Length


class Save(msgspec.Struct, frozen=True):
    leader: Need
    berserker: Need
    full: Need
    partial: Need
    unarmoured: Need


class SavedBy(msgspec.Struct, frozen=True):
    cover: Die
    wall: Die
    wall_high_angle: Die
    ring: Die


class BreakOff(msgspec.Struct, frozen=True):
    figure: Die
    veteran: Die
    elite: Die


class Zone(msgspec.Struct, frozen=True):
    short: Length
    medium: Length
    long: Length


class LineOfFire(msgspec.Struct, frozen=True):
    apart: Length
    shooter: Length
    target: Length


class Dig(msgspec.Struct, frozen=True):
    slow: Sum
    made: Sum
    bridge: Sum


class Castle(msgspec.Struct, frozen=True):
    bridge: Few
    ladder: Few
    quiver: Few
    walk: Length
    apart: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    reach: Length
    in_line: Length


class Short(msgspec.Struct, frozen=True):
    turns: Few


class Sheet(msgspec.Struct, frozen=True):
    """All tables but the missiles'."""

    rate: Rate
    charge: Charge
    formed: Formed
    loss: Loss
    unit: UnitGap
    shot: ByRange
    melee: Melee
    blow: Blow
    slung: Slung
    morale: Morale
    check: Check
    save: Save
    saved_by: SavedBy
    break_off: BreakOff
    zone: Zone
    line: LineOfFire
    dig: Dig
    castle: Castle
    short: Short


SHOTS = {
    "missile": ("hurl", "bow", "sling", "crossbow"),
    "gatehouse": ("quiver", "bow", "sling", "crossbow"),
    "keep": ("quiver", "bow", "sling", "crossbow"),
}
"""SHIELDWALL-T.3: the rows of each table of missiles."""
CLAUSES = {
    "rate": "T.1", "charge": "T.1", "formed": "4.1b",
    "loss": "T.2", "unit": "1.6a", "missile": "T.3", "gatehouse": "T.3", "keep": "T.3",
    "shot": "5.1a", "melee": "T.4", "blow": "T.5", "slung": "10.3c", "morale": "T.6", "check": "T.6", "save": "T.8",
    "saved_by": "T.8", "break_off": "7.1c", "zone": "T.9", "line": "5.6b", "dig": "T.9", "castle": "T.9", "short": "S.6",
}  # fmt: skip


class Book(NamedTuple):
    """All figures, by name."""

    troops: dict[str, Troop]
    bases: Bases
    country: Country
    sheet: Sheet
    shots: dict[str, dict[str, Shots]]


@cache
def load(own: Path | None = None) -> Book:
    """Our figures with the folder `own` laid over them. Raises Refusal that tells every fault."""
    sources = Sources(own)
    book = read(sources)
    sources.settle()
    assert book is not None
    return book


def read(sources: Sources) -> Book | None:
    """The figures; None, with faults, if some are wrong."""
    troops, bases, country, sheet, shots = _troops(sources), _bases(sources), _country(sources), *_tables(sources)
    if sources.faults or bases is None or country is None or sheet is None:
        return None
    return Book(troops, bases, country, sheet, shots)


def _troops(sources: Sources) -> dict[str, Troop]:
    name = "troops.toml"
    data = sources.read(name)
    found: dict[str, Troop] = {}
    for code, raw in sources.table(name, data, ("troop",), "D.2").items():
        keys = ("troop", code)
        troop = sources.row(name, keys, raw, Troop, "10.1a")
        if troop is None:
            continue
        found[code] = troop
        if len(set(troop.weapons)) < len(troop.weapons):
            sources.fault(name, (*keys, "weapons"), "names a weapon twice", "10.1a")
        if "lance" in troop.weapons and not troop.mounted:
            sources.fault(name, (*keys, "weapons"), "has a lance, which is for the mounted", "6.6a")
        if troop.missile == "lance" and "lance" not in troop.weapons:
            sources.fault(name, (*keys, "missile"), "is a lance, which isn't among its weapons", "5.7b")
    return found


def _bases(sources: Sources) -> Bases | None:
    name = "bases.toml"
    data = sources.read(name)
    clauses = {"foot": "1.2a", "mounted": "1.2a", "ring": "1.5b"}
    kinds: dict[str, Any] = {"foot": BaseSize, "mounted": BaseSize, "ring": Ring}
    rows: dict[str, Any] = {
        field: sources.row(name, (field,), data.get(field), kinds.get(field, Spacing), clauses.get(field, "1.5a"))
        for field in Bases.__struct_fields__
    }
    if None in rows.values():
        return None
    bases = Bases(*rows.values())
    if bases.mounted.width != bases.foot.width:
        sources.fault(name, ("mounted", "width"), f"is {bases.mounted.width}, and must be that of foot", "1.2a")
    for field in ("close", "open_foot", "open_mounted"):
        if getattr(bases, field).beside < bases.foot.width:
            sources.fault(name, (field, "beside"), "is less than the width of a base", "1.5a")
    sizes = Sizes(bases)
    for men in range(sizes.least_ring, sizes.most_in_ring() + 1):
        if ring_overlaps(men, sizes.ring_radius(men), sizes):
            sources.fault(name, ("ring", "radius"), f"lets the bases of {men} men overlap", "1.5b")
    return bases


def ring_overlaps(men: int, radius: int, sizes: Sizes) -> bool:
    """Whether bases of a ring overlap."""
    ring = [Base() for _ in range(men)]
    for man, base in enumerate(ring):
        stand_in_ring(base, man, men, 0, 0, radius, sizes)
    return any(one.overlaps(other) for one, other in combinations(ring, 2))


def _country(sources: Sources) -> Country | None:
    name = "ground.toml"
    data = sources.read(name)
    cover = sources.row(name, ("cover",), data.get("cover"), Cover, "1.7b")
    kinds: dict[str, Kind] = {}
    for id, raw in sources.table(name, data, ("kind",), "1.7a").items():
        keys = ("kind", id)
        kind = sources.row(name, keys, raw, Kind, "1.7a")
        if kind is None:
            continue
        kinds[id] = kind
        if 1200 % (100 - kind.slow):
            sources.fault(name, (*keys, "slow"), f"is {kind.slow}; a unit of way must cost whole twelfths more", "3.1c")
        if kind.shape == "line" and (kind.slow or kind.road or kind.contour or kind.sees is not None):
            sources.fault(name, keys, "is a line: nobody is in it", "1.7a")
        if (kind.cover == "behind") != (kind.shape == "line" and kind.cover != "none") or (
            kind.cover == "edge" and kind.shape == "line"
        ):
            sources.fault(name, (*keys, "cover"), f"is {kind.cover}, which goes with the other shape", "1.7b")
    return Country(kinds, cover) if cover else None


def _tables(sources: Sources) -> tuple[Sheet | None, dict[str, dict[str, Shots]]]:
    name = "tables.toml"
    data = sources.read(name)
    rows: dict[str, Any] = {
        field.name: sources.row(name, (field.name,), data.get(field.name), field.type, CLAUSES[field.name])
        for field in msgspec.structs.fields(Sheet)
    }
    shots = {where: _shots(sources, name, data, where) for where in SHOTS}
    for key in sorted(data.keys() - rows.keys() - shots.keys()):
        sources.fault(name, (key,), "is no table of the rules", "D.4a")
    return (None if None in rows.values() else Sheet(**rows)), shots


def _shots(sources: Sources, name: str, data: dict[str, Any], where: str) -> dict[str, Shots]:
    found = {}
    table = sources.table(name, data, (where,), "T.3")
    for row in sorted(table.keys() - set(SHOTS[where])):
        sources.fault(name, (where, row), f"isn't one of {', '.join(SHOTS[where])}", "T.3")
    for row in SHOTS[where]:
        shots = sources.row(name, (where, row), table.get(row), Shots, "T.3")
        if shots is None:
            continue
        found[row] = shots
        if tuple(sorted(shots.range)) != shots.range:
            sources.fault(name, (where, row, "range"), "must rise from short to long", "T.3")
        if (shots.turn is None) == (shots.game is None):
            sources.fault(name, (where, row), "must have turn or game, the shots of one", "T.3")
    return found
