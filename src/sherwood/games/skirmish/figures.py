"""SKIRMISH-T, D.7 and P as data: terrain, weapons, tables and counters, read and checked once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from sherwood.kernel.sources import Keys, Row, Sources

Points = Annotated[int, msgspec.Meta(ge=0, le=60)]
Reach = Annotated[int, msgspec.Meta(ge=1, le=200)]
Die = Annotated[int, msgspec.Meta(ge=-20, le=30)]
Price = Annotated[int, msgspec.Meta(ge=0, le=20)] | Literal["x"]

TERRAIN = (
    "flat", "road", "gulch-floor", "courtyard", "scrub", "slope", "single-tree", "large-tree", "treetop", "floor", "core",
    "balcony", "upper-stair", "lower-stair", "cart", "water",
)  # fmt: skip
"""The kinds of terrain that rules speak of, in the order of `board`'s numbers; own ones may follow."""
HEXSIDES = (
    "open", "wall", "door", "inner-door", "window", "outer-window", "open-front", "low-wall", "entrance", "lip", "step", "foot",
    "drop",
)  # fmt: skip
MISSILES = ("bow", "javelin", "crossbow")
ANIMALS = ("cavalry-horse", "draft-horse", "ox", "pig", "deer", "wolf")
CARTS = ("cart", "carriage")
RESULTS = ("-", "A1", "R1", "R2", "S", "U", "H", "W", "HW", "UW", "K")
"""SKIRMISH-6a, in the order of the rules' numbers."""
FOOT_RESULTS = ("-", "A1", "R1", "R2", "S", "W", "K")
MOUNTED_RESULTS = ("-", "A1", "R1", "R2", "U", "H", "W", "HW", "UW", "K")


class Figures(NamedTuple):
    """What a counter shows in one state (SKIRMISH-1.2d): strength, strength, MPs."""

    attack: Points
    defence: Points
    move: Points


class Terrain(msgspec.Struct, frozen=True, rename={"class_": "class"}):
    chars: str
    foot: Price
    rider: Price
    led: Price
    class_: Literal["-", "0", "+"]
    cart: bool = False
    cover: Literal["no", "yes", "lip", "outside"] = "no"
    blocks: Literal["no", "yes", "ground"] = "no"
    printed: tuple[str, ...] = ()


class Hexside(msgspec.Struct, frozen=True):
    foot: Price
    rider: Price | Literal["door hex"]
    led: Price | Literal["door hex"]
    cart: Price
    contact: bool
    line: Literal["blocks", "opening", "open"]
    plus: Literal["none", "inside", "both", "upper"]
    printed: tuple[str, ...] = ()


class Prices(msgspec.Struct, frozen=True, rename="kebab"):
    infiltration: Points
    jump: Points
    climb: Points
    door_hex: Points
    about_face: Points
    leave: Points
    printed: tuple[str, ...] = ()


class Hideouts(msgspec.Struct, frozen=True, rename="kebab"):
    """SKIRMISH-8.1b: men in a tree, and floor hexes of a building for each man."""

    tree: Points
    hexes_a_man: Reach
    printed: tuple[str, ...] = ()


class Missile(msgspec.Struct, frozen=True):
    short: Reach
    long: Reach
    damage: Die
    over: Literal["always", "long", "never"]
    tree: bool
    slow: bool
    printed: tuple[str, ...] = ()


class Character(msgspec.Struct, frozen=True, rename="kebab"):
    code: Annotated[str, msgspec.Meta(pattern="^[NX][ci][a-z]$")]
    armoured: bool
    weapon: str
    foot: Figures
    wounded: Figures
    stunned: Figures
    mounted: Figures | None = None
    mounted_wounded: Figures | None = None
    printed: tuple[str, ...] = ()


class Animal(msgspec.Struct, frozen=True):
    figures: Figures
    hexes: Literal[1, 2]
    mount: bool = False
    wild: bool = False
    pull: Points = 0
    cost: Points | None = None
    printed: tuple[str, ...] = ()

    @property
    def price(self) -> int:
        """SKIRMISH-P.2: purchase points."""
        return self.figures.attack + self.figures.defence if self.cost is None else self.cost


class Cart(msgspec.Struct, frozen=True):
    cost: Points
    printed: tuple[str, ...] = ()


class Captive(msgspec.Struct, frozen=True):
    attack: Points
    defence: Points


class Purchase(msgspec.Struct, frozen=True, rename="kebab"):
    codes: tuple[str, ...]
    form: Literal["foot", "mounted"]
    attack: Points
    defence_halves: Points


class Columns(msgspec.Struct, frozen=True):
    highest: tuple[int, ...]


class Combat(msgspec.Struct, frozen=True):
    rows: str


class Shifts(msgspec.Struct, frozen=True):
    terrain: Die
    joint: Die
    jump: Die
    ambush: Die


class Capture(msgspec.Struct, frozen=True):
    above: int


class DamageModifiers(msgspec.Struct, frozen=True):
    armoured: Die
    ambush: Die
    printed: tuple[str, ...] = ()


class Damage(msgspec.Struct, frozen=True):
    foot: dict[str, Die]
    mounted: dict[str, Die]
    modifiers: DamageModifiers


class HitModifiers(msgspec.Struct, frozen=True):
    cover: Die
    wounded: Die
    treetop: Die


class Hit(msgspec.Struct, frozen=True):
    short: Die
    long: Die
    modifiers: HitModifiers


class JumpModifiers(msgspec.Struct, frozen=True):
    armoured: Die
    horse: Die


class Jump(msgspec.Struct, frozen=True):
    good: Die
    stunned: Die
    modifiers: JumpModifiers


class Blinding(msgspec.Struct, frozen=True):
    good: Die
    reach: Reach
    turns: Points


class Odds(msgspec.Struct, frozen=True):
    kill: Die
    hit: Die


class Initiation(msgspec.Struct, frozen=True):
    armoured: Odds
    unarmoured: Odds
    below: Odds
    even: Odds
    above: Odds
    margin: Points


class Sheet(NamedTuple):
    """The play sheet (SKIRMISH-T.1, T.2, T.5): combat as result names, ten rows for the die's faces from 1."""

    highest: tuple[int, ...]
    foot: tuple[tuple[str, ...], ...]
    mounted: tuple[tuple[str, ...], ...]
    shifts: Shifts
    capture: Capture
    damage: Damage
    hit: Hit
    jump: Jump
    blinding: Blinding
    initiation: Initiation


class Country(NamedTuple):
    """What there is on maps (SKIRMISH-T.4), by name; None for what is at fault."""

    terrain: dict[str, Terrain]
    hexsides: dict[str, Hexside]
    prices: Prices | None
    hideouts: Hideouts | None


class Book(NamedTuple):
    """All figures but the maps', by name and in the order of the files."""

    terrain: dict[str, Terrain]
    hexsides: dict[str, Hexside]
    prices: Prices
    hideouts: Hideouts
    missiles: dict[str, Missile]
    sheet: Sheet
    characters: dict[str, Character]
    captive: Captive
    animals: dict[str, Animal]
    carts: dict[str, Cart]
    purchase: dict[str, Purchase]

    def cost(self, name: str, mounted: bool = False) -> int:
        """SKIRMISH-P: purchase points of a character in the form he starts in, an animal or a cart. Raises KeyError."""
        if name in self.animals:
            return self.animals[name].price
        if name in self.carts:
            return self.carts[name].cost
        character = self.characters[name]
        figures = character.mounted if mounted else character.foot
        line = purchase_line(self.purchase, character.code, "mounted" if mounted else "foot")
        if figures is None or line is None:
            raise KeyError(name)
        return line.attack * figures.attack + line.defence_halves * figures.defence // 2


def purchase_line(purchase: dict[str, Purchase], code: str, form: str) -> Purchase | None:
    """The line of the purchase table for a code and a form."""
    return next((line for line in purchase.values() if line.form == form and code in line.codes), None)


def read(sources: Sources, country: Country) -> Book | None:
    """Every figure; None if one of them is at fault, as `sources` then says."""
    missiles, hand = _weapons(sources)
    sheet = _sheet(sources)
    characters, captive, animals, carts, purchase = _counters(sources, {*missiles, *hand})
    terrain, hexsides, prices, hideouts = country
    if sources.faults or prices is None or hideouts is None or sheet is None or captive is None:
        return None
    return Book(terrain, hexsides, prices, hideouts, missiles, sheet, characters, captive, animals, carts, purchase)


# -- terrain and weapons ----------------------------------------------------------------------------------------------
def read_country(sources: Sources) -> Country:
    """Terrain and hexsides; what is at fault is left out, as `sources` then says."""
    name = "terrain.toml"
    data = sources.read(name)
    terrain = _rows(sources, name, data, "terrain", Terrain, TERRAIN, "T.4a")
    hexsides = _rows(sources, name, data, "hexsides", Hexside, HEXSIDES, "T.4b", more=False)
    prices = sources.row(name, ("prices",), data.get("prices"), Prices, "T.4c")
    hideouts = sources.row(name, ("hideouts",), data.get("hideouts"), Hideouts, "8.1b")
    seen: dict[str, str] = {}
    for kind, row in terrain.items():
        for char in row.chars:
            if char in seen:
                sources.fault(name, ("terrain", kind, "chars"), f"has {char!r}, which stands for {seen[char]}", "D.2")
            elif not char.isprintable() or char.isspace() or char.islower():
                sources.fault(name, ("terrain", kind, "chars"), f"has {char!r}, which can't stand in a grid", "D.2")
            elif char.isalpha() != (kind == "large-tree"):
                sources.fault(name, ("terrain", kind, "chars"), f"has {char!r}: letters are large trees, and only they", "D.2")
            seen.setdefault(char, kind)
    return Country(terrain, hexsides, prices, hideouts)


def _weapons(sources: Sources) -> tuple[dict[str, Missile], list[str]]:
    name = "weapons.toml"
    data = sources.read(name)
    missiles = _rows(sources, name, data, "missiles", Missile, MISSILES, "T.3", more=False)
    for weapon, row in missiles.items():
        if row.long < row.short:
            sources.fault(name, ("missiles", weapon), f"has a long range of {row.long}, less than its short one", "T.3")
    hand = sources.table(name, data, ("hand",), "T.3").get("names")
    if not isinstance(hand, list) or not all(isinstance(weapon, str) for weapon in hand):
        sources.fault(name, ("hand", "names"), "must be a list of names", "T.3")
        hand = []
    return missiles, hand


# -- the play sheet ---------------------------------------------------------------------------------------------------
def _sheet(sources: Sources) -> Sheet | None:
    name = "tables.toml"
    data = sources.read(name)
    columns = sources.row(name, ("columns",), data.get("columns"), Columns, "T.1a")
    highest = columns.highest if columns else ()
    if columns and (len(highest) != 6 or list(highest) != sorted(set(highest))):
        sources.fault(name, ("columns", "highest"), "must be six differentials that rise", "T.1a")
    foot = _combat(sources, name, data, "foot", FOOT_RESULTS, "T.1b")
    mounted = _combat(sources, name, data, "mounted", MOUNTED_RESULTS, "T.1c")
    shifts = sources.row(name, ("shifts",), data.get("shifts"), Shifts, "T.1e")
    capture = sources.row(name, ("capture",), data.get("capture"), Capture, "6.6a")
    damage = sources.row(name, ("damage",), data.get("damage"), Damage, "T.2a")
    hit = sources.row(name, ("hit",), data.get("hit"), Hit, "T.2c")
    jump = sources.row(name, ("jump",), data.get("jump"), Jump, "T.5")
    blinding = sources.row(name, ("blinding",), data.get("blinding"), Blinding, "S6.6")
    initiation = sources.row(name, ("initiation",), data.get("initiation"), Initiation, "I.6")
    if damage:
        _damage(sources, name, "foot", damage.foot, FOOT_RESULTS, "T.2a")
        _damage(sources, name, "mounted", damage.mounted, MOUNTED_RESULTS, "T.2b")
    if jump and jump.stunned < jump.good:
        sources.fault(name, ("jump",), f"stuns up to {jump.stunned}, less than a good roll", "T.5")
    if not (foot and mounted and shifts and capture and damage and hit and jump and blinding and initiation):
        return None
    return Sheet(highest, foot, mounted, shifts, capture, damage, hit, jump, blinding, initiation)


def _combat(
    sources: Sources, name: str, data: dict[str, Any], target: str, results: tuple[str, ...], clause: str
) -> tuple[tuple[str, ...], ...]:
    keys = ("combat", target)
    combat = sources.row(name, keys, sources.table(name, data, keys, clause), Combat, clause)
    if combat is None:
        return ()
    rows = tuple(tuple(line.split()) for line in combat.rows.splitlines())
    if len(rows) != 10:
        sources.fault(name, (*keys, "rows"), f"has {len(rows)} rows, and a D10 ten faces", clause)
    for number, row in enumerate(rows, 1):
        if len(row) != 7:
            sources.fault(
                name, (*keys, "rows"), f"has {len(row)} results for a die of {number}, and seven columns", clause, number
            )
        for result in sorted(set(row) - set(results)):
            sources.fault(
                name, (*keys, "rows"), f"has {result} for a die of {number}; it may be {', '.join(results)}", clause, number
            )
    return rows


def _damage(sources: Sources, name: str, target: str, highest: dict[str, int], results: tuple[str, ...], clause: str) -> None:
    keys = ("damage", target)
    for result in sorted(highest.keys() - set(results[2:])):
        sources.fault(name, keys, f"has {result}; it may be {', '.join(results[2:])}", clause)
    if list(highest.values()) != sorted(set(highest.values())):
        sources.fault(name, keys, "must rise from result to result", clause)


# -- counters ---------------------------------------------------------------------------------------------------------
def _counters(
    sources: Sources, weapons: set[str]
) -> tuple[dict[str, Character], Captive | None, dict[str, Animal], dict[str, Cart], dict[str, Purchase]]:
    name = "counters.toml"
    data = sources.read(name)
    characters = _rows(sources, name, data, "characters", Character, (), "D.7d")
    captive = sources.row(name, ("captive",), data.get("captive"), Captive, "6.6d")
    animals = _rows(sources, name, data, "animals", Animal, ANIMALS, "D.7e")
    carts = _rows(sources, name, data, "carts", Cart, CARTS, "7.2a", more=False)
    purchase = _rows(sources, name, data, "purchase", Purchase, (), "P.1")
    for id, row in characters.items():
        keys = ("characters", id)
        if id in animals or id in carts:
            sources.fault(name, keys, "is the name of another counter", "D.7g")
        if row.weapon not in weapons:
            sources.fault(name, (*keys, "weapon"), f"is {row.weapon!r}, which no weapon is called", "T.3")
        if {row.code[1] == "c"} != {row.mounted is not None, row.mounted_wounded is not None}:
            sources.fault(name, keys, "must have figures for the saddle if his code says c, and no others", "1.2e")
        for form in ("foot", "mounted") if row.mounted else ("foot",):
            if purchase and purchase_line(purchase, row.code, form) is None:
                sources.fault(name, (*keys, "code"), f"is {row.code}, which has no price for {form}", "P.3")
    return characters, captive, animals, carts, purchase


def _rows(
    sources: Sources,
    name: str,
    data: dict[str, Any],
    table: str,
    kind: type[Row],
    needed: Iterable[str],
    clause: str,
    more: bool = True,
) -> dict[str, Row]:
    """The rows of a table, those needed first and in their order; `more` lets others follow."""
    raw = sources.table(name, data, (table,), clause)
    found: dict[str, Row] = {}
    for id in dict.fromkeys([*needed, *raw]):
        keys: Keys = (table, id)
        if id not in raw:
            sources.fault(name, (table,), f"lacks {id}", clause)
        elif id not in needed and not more:
            sources.fault(name, keys, f"isn't one of {', '.join(needed)}", clause)
        elif (row := sources.row(name, keys, raw[id], kind, clause)) is not None:
            found[id] = row
    return found
