"""SKIRMISH-D.1 and D.4: maps laid side by side, and all that follows from their hexes, in lists for `board` to pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sherwood.games.skirmish import board as b
from sherwood.games.skirmish.figures import HEXSIDES, Book, Hexside, Price, Terrain
from sherwood.games.skirmish.maps import Hex, Map, Size, beyond, label
from sherwood.kernel.sources import Sources

EMPTY = "."
"""Stands in a mosaic where no map lies."""
TURNED = " turned"

BLOCKS = {"no": b.NEVER, "yes": b.ALWAYS, "ground": b.GROUND_LINES}
COVERS = {"no": b.BARE, "yes": b.COVER, "lip": b.BEHIND_LIP, "outside": b.FROM_OUTSIDE}
CLASSES = {"-": -1, "0": 0, "+": 1}


class Laid(NamedTuple):
    """A map in its place: offset in maps, and whether it is turned by 180 degrees (SKIRMISH-D.1b, D.1c)."""

    map: Map
    across: int
    down: int
    turned: bool

    def out(self, place: Hex) -> Hex:
        """Where a hex of the map lies in the mosaic."""
        size = self.map.size
        column, row = (size.columns + 1 - place[0], size.rows + 1 - place[1]) if self.turned else place
        return size.columns * self.across + column, size.rows * self.down + row

    def direction(self, direction: int) -> int:
        return (direction + 3) % 6 if self.turned else direction

    def side(self, side: int) -> int:
        """Where side 1 to 4 of the map lies: 0 top, 1 right, 2 bottom, 3 left (SKIRMISH-D.1a)."""
        return (side - 1 + 2 * self.turned) % 4


@dataclass
class Ground:
    """The lists that a Board is made of; `board.Board` says what each holds."""

    maps: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    symbols: list[str] = field(default_factory=list)
    hideouts: list[str] = field(default_factory=list)
    buildings: int = 0
    capacity: list[int] = field(default_factory=list)
    sides: list[list[int]] = field(default_factory=list)
    edges: list[list[int]] = field(default_factory=list)
    hexes: int = 0
    map: list[int] = field(default_factory=list)
    building: list[int] = field(default_factory=list)
    part: list[int] = field(default_factory=list)
    tree: list[int] = field(default_factory=list)
    top_of: list[int] = field(default_factory=list)
    blocks: list[int] = field(default_factory=list)
    hex_of: list[int] = field(default_factory=list)
    level: list[int] = field(default_factory=list)
    terrain: list[int] = field(default_factory=list)
    advantage: list[int] = field(default_factory=list)
    cover: list[int] = field(default_factory=list)
    hideout: list[int] = field(default_factory=list)
    is_trunk: list[int] = field(default_factory=list)
    column: list[int] = field(default_factory=list)
    height: list[int] = field(default_factory=list)
    neighbour: list[int] = field(default_factory=list)
    side: list[int] = field(default_factory=list)
    contact: list[int] = field(default_factory=list)
    plus: list[int] = field(default_factory=list)
    price: list[int] = field(default_factory=list)
    cell: list[int] = field(default_factory=list)
    hex_at: list[int] = field(default_factory=list)
    stride: int = 0
    infiltration: int = 0
    jump: int = 0
    climb: int = 0
    about_face: int = 0
    leave: int = 0
    enter_cart: int = 0


Layout = tuple[tuple[str, ...], ...]
"""Rows of map names from the top."""


def read(sources: Sources) -> tuple[Size | None, dict[str, Layout]]:
    """The size of maps, and the mosaics by name (SKIRMISH-D.1); those at fault are left out, as `sources` then says."""
    file = "mosaics.toml"
    data = sources.read(file)
    size = sources.row(file, ("size",), data.get("size"), Size, "D.1a")
    names = sources.names("maps")
    found: dict[str, Layout] = {}
    for name, rows in sources.table(file, data, ("mosaics",), "D.1e").items():
        wrong = fault_of(rows, names)
        if wrong is None:
            found[name] = tuple(tuple(row) for row in rows)
        else:
            sources.fault(file, ("mosaics", name), wrong, "D.1e")
    return size, found


def fault_of(rows: Any, maps: Sequence[str]) -> str | None:
    """What is wrong with rows of map names, or None."""
    if not isinstance(rows, list) or not rows or not all(isinstance(row, list) and row for row in rows):
        return "must be rows of map names"
    names = [name for row in rows for name in row]
    if not all(isinstance(name, str) for name in names):
        return "must be rows of map names"
    laid = [name.removesuffix(TURNED) for name in names if name != EMPTY]
    unknown = sorted(set(laid) - set(maps))
    if unknown:
        return f"has {', '.join(unknown)}; maps are {', '.join(maps)}"
    if len({len(row) for row in rows}) > 1:
        return f"has rows of different lengths: write {EMPTY} where no map lies"
    if not laid or len(set(laid)) < len(laid):
        return "must have each map once at most, and one at least"
    return None


def lay(layout: Layout, maps: dict[str, Map], book: Book, literal_walls: bool = False) -> Ground:
    """The ground of a mosaic that has no fault. With `literal_walls`, walls don't break contact (variant `wall_adjacency`)."""
    laid = [
        Laid(maps[name.removesuffix(TURNED)], across, down, name.endswith(TURNED))
        for down, row in enumerate(layout)
        for across, name in enumerate(row)
        if name != EMPTY
    ]
    return _Survey(laid, book, literal_walls).ground


class Step(NamedTuple):
    """What a step crosses, and what it enters; indoors is on the ground floor of a building."""

    side: int
    terrain: int
    is_indoors: bool


class _Survey:
    """Numbers the hexes of laid maps, and derives all that follows from them, step by step."""

    def __init__(self, laid: list[Laid], book: Book, literal_walls: bool) -> None:
        self.laid = laid
        self.literal_walls = literal_walls
        self.book = book
        self.kinds: list[Terrain] = list(book.terrain.values())
        self.numbers = {name: number for number, name in enumerate(book.terrain)}
        self.hexsides: list[Hexside] = list(book.hexsides.values())
        self.ground = Ground(maps=[one.map.name for one in laid])
        self.places: dict[Hex, int] = {}
        self.locals: list[tuple[Map, Hex]] = []
        self.listed: dict[tuple[int, int], int] = {}
        self.number_hexes()
        self.name_hideouts()
        self.grow_tops()
        self.describe_places()
        self.lay_sides()
        self.lay_edges()
        self.lay_cells()
        self.price_extras()

    # -- hexes --------------------------------------------------------------------------------------------------------
    def number_hexes(self) -> None:
        """By column, then by row: the order of labels."""
        g = self.ground
        found = [(one.out(local), number, local) for number, one in enumerate(self.laid) for local in one.map.size.places()]
        for h, (place, number, local) in enumerate(sorted(found)):
            map = self.laid[number].map
            self.places[place] = h
            self.locals.append((map, local))
            g.map.append(number)
            g.symbols.append(map.at(local))
            g.labels.append(label(local) if len(self.laid) == 1 else f"{map.name}:{label(local)}")
            g.terrain.append(self.numbers[map.terrain[map.at(local)]])
            g.column.append(place[0] - 1)
            g.height.append(2 * (place[1] - 1) + 1 - place[0] % 2)
        g.hexes = len(g.terrain)
        g.hex_of = list(range(g.hexes))
        for one in self.laid:
            for (column, row, direction), kind in one.map.listed.items():
                self.listed[self.places[one.out((column, row))], one.direction(direction)] = HEXSIDES.index(kind)

    def name_hideouts(self) -> None:
        """Buildings, then trees by letter (SKIRMISH-8.1a, 8.1b)."""
        g, room = self.ground, self.book.hideouts
        buildings = [name for one in self.laid for name in one.map.buildings]
        trees = sorted(letter for one in self.laid for letter in one.map.trees)
        g.hideouts, g.buildings = [*buildings, *trees], len(buildings)
        numbers: dict[str | None, int] = {name: number for number, name in enumerate(g.hideouts)}
        g.building = [numbers.get(map.building(local), -1) for map, local in self.locals]
        g.part = [numbers.get(map.building(local, with_balcony=True), -1) for map, local in self.locals]
        g.tree = [numbers[symbol.upper()] if symbol.isalpha() else -1 for symbol in g.symbols]
        floors = [g.building[h] for h in range(g.hexes) if g.terrain[h] == b.FLOOR]
        g.capacity = [floors.count(number) // room.hexes_a_man for number in range(g.buildings)] + [room.tree] * len(trees)

    def grow_tops(self) -> None:
        """A place at the top of every hex of a large tree."""
        g = self.ground
        g.top_of = [-1] * g.hexes
        for h in range(g.hexes):
            if g.tree[h] >= 0:
                g.top_of[h] = len(g.hex_of)
                g.hex_of.append(h)
                g.terrain.append(b.TREETOP)
                g.column.append(g.column[h])
                g.height.append(g.height[h])

    def describe_places(self) -> None:
        g = self.ground
        upstairs = {number for number in range(g.buildings) if self.is_upper(g.hideouts[number])}
        levels = {b.TREETOP: b.TOP, b.UPPER_STAIR: b.STAIR, b.LOWER_STAIR: b.STAIR}
        for place, terrain in enumerate(g.terrain):
            h, row = g.hex_of[place], self.kinds[terrain]
            is_top = place >= g.hexes
            g.level.append(b.UPPER if g.part[h] in upstairs else levels.get(terrain, b.GROUND))
            g.advantage.append(CLASSES[row.class_])
            g.cover.append(COVERS[row.cover])
            g.hideout.append(g.tree[h] if is_top else g.building[h] if terrain == b.FLOOR else -1)
            g.is_trunk.append(int(g.symbols[h].isupper()))
            if not is_top:
                g.blocks.append(BLOCKS[row.blocks])

    def is_upper(self, building: str) -> bool:
        return any(building in one.map.buildings and one.map.buildings[building].upper for one in self.laid)

    # -- sides --------------------------------------------------------------------------------------------------------
    def lay_sides(self) -> None:
        """What lies between each place and its neighbours, and what a step over it costs: alike for all steps of a kind."""
        g = self.ground
        for place in range(len(g.hex_of)):
            for direction in range(6):
                other = self.beyond(place, direction)
                side = self.side(place, direction, other)
                g.neighbour.append(other)
                g.side.append(side)
                g.contact.append(other if self.is_contact(place, side, other) else -1)
                g.plus.append(int(self.has_plus(place, side, other)))
        steps = [self.step(other, side) for other, side in zip(g.neighbour, g.side, strict=True)]
        for manner in (b.FOOT, b.RIDER, b.LED, b.HARNESSED):
            prices = {step: self.price(manner, step) for step in set(steps)}
            g.price += [prices[step] for step in steps]

    def beyond(self, place: int, direction: int) -> int:
        g = self.ground
        h = g.hex_of[place]
        other = self.places.get(beyond((g.column[h] + 1, g.height[h] // 2 + 1), direction), -1)
        return g.top_of[other] if place >= g.hexes and other >= 0 else other

    def side(self, place: int, direction: int, other: int) -> int:
        """SKIRMISH-D.4: listed, or else as the two hexes have it."""
        g = self.ground
        if other < 0:
            return b.EDGE
        if place >= g.hexes:
            return b.OPEN if g.tree[g.hex_of[place]] == g.tree[g.hex_of[other]] else b.LEAP
        if (place, direction) in self.listed:
            return self.listed[place, direction]
        kinds = {g.terrain[place], g.terrain[other]}
        rooms = kinds == {b.FLOOR} and g.symbols[place] != g.symbols[other]
        if g.building[place] != g.building[other] or rooms:
            return b.WALL
        if kinds & {b.UPPER_STAIR, b.LOWER_STAIR} or (b.BALCONY in kinds and len(kinds) > 1):
            return b.DROP
        if b.COURTYARD in kinds and len(kinds) > 1:
            return b.LOW_WALL
        if b.SLOPE in kinds and not kinds <= {b.SLOPE, b.GULCH_FLOOR}:
            return b.LIP
        return b.OPEN

    def is_contact(self, place: int, side: int, other: int) -> bool:
        """SKIRMISH-1.1g."""
        if side in (b.EDGE, b.LEAP):
            return False
        literally = self.literal_walls and side == b.WALL and self.ground.level[place] == self.ground.level[other]
        return self.hexsides[side].contact or literally

    def has_plus(self, place: int, side: int, other: int) -> bool:
        """SKIRMISH-5.1e: for who stands at `place`."""
        g = self.ground
        if side in (b.EDGE, b.LEAP):
            return False
        plus = self.hexsides[side].plus
        if plus == "inside":
            return g.building[place] >= 0
        if plus == "upper":
            return g.terrain[other] == b.LOWER_STAIR or g.terrain[place] == b.BALCONY
        return plus == "both"

    def step(self, other: int, side: int) -> Step:
        g = self.ground
        return Step(side, g.terrain[other], g.level[other] == b.GROUND and g.building[other] >= 0)

    def price(self, manner: int, step: Step) -> int:
        """MPs, or BARRED (SKIRMISH-T.4a, T.4b)."""
        if step.side in (b.EDGE, b.LEAP):
            return b.BARRED
        row, terrain = self.hexsides[step.side], self.kinds[step.terrain]
        crossing: Price | str = (row.foot, row.rider, row.led, row.cart)[manner]
        entry: Price = (terrain.foot, terrain.rider, terrain.led, terrain.led if terrain.cart else "x")[manner]
        if crossing == "door hex":
            crossing = 0
            if step.is_indoors:
                entry = self.book.prices.door_hex
        return b.BARRED if isinstance(entry, str) or isinstance(crossing, str) else entry + crossing

    # -- the rest -----------------------------------------------------------------------------------------------------
    def lay_edges(self) -> None:
        """The sides of each map, and which of them are outer (SKIRMISH-D.1a, D.1d), hexes by label."""
        taken = {(one.across, one.down) for one in self.laid}
        for one in self.laid:
            for lies in (one.side(side) for side in range(1, 5)):
                across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[lies]
                is_outer = (one.across + across, one.down + down) not in taken
                side = [self.places[place] for place in _edge(one, lies)]
                self.ground.sides.append(side)
                self.ground.edges.append(side if is_outer else [])

    def lay_cells(self) -> None:
        g = self.ground
        rows = max(row for _, row in self.places)
        g.stride = rows + 2
        g.hex_at = [-1] * ((max(column for column, _ in self.places) + 2) * g.stride)
        for (column, row), h in self.places.items():
            g.cell.append(column * g.stride + row)
            g.hex_at[column * g.stride + row] = h

    def price_extras(self) -> None:
        g, prices = self.ground, self.book.prices
        g.infiltration, g.jump, g.climb = prices.infiltration, prices.jump, prices.climb
        g.about_face, g.leave = prices.about_face, prices.leave
        enter = self.book.terrain["cart"].foot
        g.enter_cart = b.BARRED if isinstance(enter, str) else enter


def _edge(one: Laid, lies: int) -> Iterator[Hex]:
    """The hexes of a laid map along its top, right, bottom or left."""
    size = one.map.size
    left, top = size.columns * one.across + 1, size.rows * one.down + 1
    right, bottom = left + size.columns - 1, top + size.rows - 1
    if lies in (0, 2):
        return ((column, top if lies == 0 else bottom) for column in range(left, right + 1))
    return ((right if lies == 1 else left, row) for row in range(top, bottom + 1))
