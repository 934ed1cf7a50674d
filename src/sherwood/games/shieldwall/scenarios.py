"""SHIELDWALL-S and D.4a: the scenarios, read and checked once; one at fault never loads. See `scenario_file`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sherwood.games.shieldwall import conditions, figures, muster, outlines
from sherwood.games.shieldwall.castle import squared
from sherwood.games.shieldwall.conditions import Comparison, Value
from sherwood.games.shieldwall.figures import Book
from sherwood.games.shieldwall.geometry import Base, Shape
from sherwood.games.shieldwall.places import Sizes
from sherwood.games.shieldwall.scenario_file import (
    LISTS,
    NEEDED,
    Band,
    BandRow,
    End,
    Head,
    Link,
    LinkRow,
    Loads,
    Opening,
    OpeningRow,
    Piece,
    Point,
    Post,
    PostRow,
    Scenario,
    Spot,
    Stand,
    Strip,
    StripRow,
    TerrainRow,
    Victory,
    VictoryRow,
    WalkRow,
    Zone,
    ZoneRow,
    lay_out,
)
from sherwood.games.shieldwall.sources import SCENARIO, Sources
from sherwood.games.shieldwall.terrain import Ground, Kinds, lies, polygon
from sherwood.kernel.game import Refusal
from sherwood.kernel.sources import Keys


@cache
def load(own: Path | None = None) -> dict[str, Scenario]:
    """All scenarios by name, in the order of their numbers, ours with those of the folder `own` laid over them.

    Raises Refusal that tells every fault.
    """
    sources = Sources(own)
    book = figures.read(sources)
    found = {}
    for name in _names(sources) if book else ():
        assert book is not None
        if scenario := _Reader(sources, book, name).read():
            found[name] = scenario
    sources.settle()
    return dict(sorted(found.items(), key=lambda item: item[1].number))


def find(name: str, own: Path | None = None) -> Scenario:
    """Raises Refusal for a name that no scenario has, too; those of own battles begin with `muster.` (see `muster`)."""
    if name.startswith(f"{muster.NAME}."):
        return muster.find(name, own)
    scenarios = load(own)
    if name not in scenarios:
        raise Refusal(f"There is no scenario {name!r}. Choose one of: {', '.join(scenarios)}.")
    return scenarios[name]


def numbered(number: int, own: Path | None = None) -> Scenario:
    """The scenario of this number; of own battles one of the same sides and conditions. Raises KeyError."""
    found = {scenario.number: scenario for scenario in load(own).values()}
    return found[number] if number in found else muster.like(number, own)


def shortened(scenario: Scenario, book: Book) -> Scenario:
    """SHIELDWALL-S.6: half of each band and of the numbers of each condition, rounded up, and fewer turns."""
    sizes = Sizes(book.bases)
    return scenario._replace(
        bands=tuple(_halved(band, int(book.troops[band.row.troop].mounted), sizes) for band in scenario.bands),
        turns=scenario.turns - book.sheet.short.turns,
        over=tuple(map(conditions.halved, scenario.over)),
        victories=tuple(one._replace(when=conditions.halved(one.when)) for one in scenario.victories),
    )


def _halved(band: Band, mounted: int, sizes: Sizes) -> Band:
    men = (band.row.men + 1) // 2
    files, posts = min(men, band.row.files), band.row.posts[:men]
    banner = None if band.row.banner is None else min(men, band.row.banner)
    row = msgspec.structs.replace(band.row, men=men, files=files, posts=posts, banner=banner)
    return Band(band.side, row, band.stands[:men] if posts else lay_out(row, mounted, sizes))


def _names(sources: Sources) -> list[str]:
    return [name.removeprefix(SCENARIO) for name in sources.names(".") if name.startswith(SCENARIO)]


def _units(inches: float) -> int | None:
    """Whole units; None if there is a part of one."""
    units = round(inches * 100)
    return units if abs(units - inches * 100) < 1e-6 else None


class _Laid(NamedTuple):
    """The base of a man of a band, where the default plan puts him."""

    base: Base
    level: int
    band: str


class _Reader:
    """Reads one file."""

    def __init__(self, sources: Sources, book: Book, id: str) -> None:
        self.sources = sources
        self.book = book
        self.id = id
        self.name = f"{SCENARIO}{id}.toml"
        self.sizes = Sizes(book.bases)
        self.sides: tuple[str, str] = ("", "")
        self.laid: list[_Laid] = []
        self.before = len(sources.faults)

    def fault(self, keys: Keys, what: str, clause: str) -> None:
        self.sources.fault(self.name, keys, what, clause)

    def sound(self) -> bool:
        return len(self.sources.faults) == self.before

    def read(self) -> Scenario | None:
        data = self.sources.read(self.name)
        head = self.sources.row(
            self.name, (), {key: data[key] for key in data if key not in LISTS and key != "loads"}, Head, "D.4a"
        )
        rows = {key: self.rows(data, key, kind, clause) for key, (kind, clause) in LISTS.items()}
        loads = self.sources.row(self.name, ("loads",), data["loads"], Loads, "S3.3") if "loads" in data else None
        if head is None or not self.sound():
            return None
        if head.sides[0] == head.sides[1]:
            self.fault(("sides",), "must be two", "D.4a")
        self.sides = head.sides
        first, mover = self.seat(("first",), head.first), -1 if head.mover is None else self.seat(("mover",), head.mover)
        size = self.point(("size",), head.size)
        pieces = self.pieces(rows["terrain"], size)
        zones = [Zone(side, points) for row, keys in rows["zone"] for side, points in [self.zone(row, keys, size)]]
        posts = [self.post(row, keys) for row, keys in rows["post"]]
        ground = Ground(*size, Kinds(self.book.country), tuple(pieces))
        bands = self.bands(rows["band"], zones, posts, ground)
        self.check_castle(rows, pieces, posts, loads)
        scenario = Scenario(
            id=self.id,
            number=head.number,
            size=size,
            turns=head.turns,
            sides=head.sides,
            first=first,
            mover=mover,
            high_angle=head.high_angle,
            pieces=tuple(pieces),
            zones=tuple(zones),
            bands=tuple(bands),
            entries=tuple(self.strip(row, keys) for row, keys in rows["entry"]),
            exits=tuple(self.strip(row, keys) for row, keys in rows["exit"]),
            loads=loads,
            posts=tuple(posts),
            walks=tuple(self.walk(row, keys, posts) for row, keys in rows["walk"]),
            links=tuple(self.link(row, keys, posts) for row, keys in rows["link"]),
            openings=tuple(self.opening(row, keys) for row, keys in rows["opening"]),
            drawbridges=tuple(row for row, _ in rows["drawbridge"]),
            over=tuple(self.when(row.when, keys, rows) for row, keys in rows["over"]),
            victories=tuple(self.victory(row, keys, rows) for row, keys in rows["victory"]),
            warnings=tuple(self.warnings(bands)),
        )
        return scenario if self.sound() else None

    def rows(self, data: dict[str, Any], key: str, kind: Any, clause: str) -> list[tuple[Any, Keys]]:
        """The entries of a list, each with the way to it."""
        if key not in data and key not in NEEDED:
            return []
        entries = self.sources.entries(self.name, data, (key,), kind, clause)
        found: list[tuple[Any, Keys]] = [(row, (key, str(number))) for number, row in enumerate(entries, 1) if row is not None]
        ids = [row.id for row, _ in found if hasattr(row, "id")]
        for row, keys in found:
            if hasattr(row, "id") and ids.count(row.id) > 1:
                self.fault((*keys, "id"), f"is {row.id}, and so is another's", "D.4a")
        return found

    # -- sides and places -------------------------------------------------------------------------------------------------
    def seat(self, keys: Keys, side: str) -> int:
        if side in self.sides:
            return self.sides.index(side)
        self.fault(keys, f"is {side!r}, and the sides are {' and '.join(self.sides)}", "D.4a")
        return 0

    def point(self, keys: Keys, spot: Spot) -> Point:
        x, y = (_units(inches) for inches in spot)
        if x is None or y is None:
            self.fault(keys, "has a part of 1/100 inch", "1.1a")
        return x or 0, y or 0

    def polygon(self, keys: Keys, spots: tuple[Spot, ...], size: Point) -> tuple[Point, ...]:
        points = tuple(self.point(keys, spot) for spot in spots)
        if len(points) < 3:
            self.fault(keys, "must have 3 points or more", "D.4a")
        elif not outlines.is_simple(points):
            self.fault(keys, "must be one polygon, none of whose edges meet but at corners", "1.7a")
        self.check_on_table(keys, points, size)
        return outlines.clockwise(points)

    def check_on_table(self, keys: Keys, points: tuple[Point, ...], size: Point) -> None:
        for x, y in points:
            if x > size[0] or y > size[1]:
                self.fault(keys, f"leaves the table at ({x / 100:g}, {y / 100:g})", "D.4a")
                return

    def zone(self, row: ZoneRow, keys: Keys, size: Point) -> tuple[int, tuple[Point, ...]]:
        return self.seat((*keys, "side"), row.side), self.polygon((*keys, "points"), row.points, size)

    def strip(self, row: StripRow, keys: Keys) -> Strip:
        if row.facing % 90:
            self.fault((*keys, "facing"), f"is {row.facing}, and must look straight away from an edge of the table", "S3.2")
        start, end = self.point((*keys, "from"), row.start), self.point((*keys, "to"), row.end)
        return Strip(self.seat((*keys, "side"), row.side), *_corners(start, end), row.facing)

    # -- terrain ------------------------------------------------------------------------------------------------------------
    def pieces(self, rows: list[tuple[TerrainRow, Keys]], size: Point) -> list[Piece]:
        kinds = self.book.country.kinds
        found: list[tuple[Piece, Keys]] = []
        for row, keys in rows:
            if row.kind not in kinds:
                self.fault((*keys, "kind"), f"is {row.kind!r}, and must be one of {', '.join(kinds)}", "1.7a")
                continue
            if kinds[row.kind].shape != row.shape:
                self.fault(keys, f"is of a kind that lies in shape {kinds[row.kind].shape}", "1.7a")
                continue
            before = len(self.sources.faults)
            piece = self.piece(row, keys, size)
            if len(self.sources.faults) == before:
                found.append((piece, keys))
        self.check_woods(found)
        return [piece for piece, _ in found]

    def piece(self, row: TerrainRow, keys: Keys, size: Point) -> Piece:
        where = (*keys, "points")
        if row.shape == "line":
            points = tuple(self.point(where, spot) for spot in row.points)
            if len(points) < 2 or any(a == b for a, b in pairwise(points)):
                self.fault(where, "must have 2 points or more, each another than that before", "1.7a")
            self.check_on_table(where, points, size)
            return Piece(row.kind, row.id, row.shape, points, ())
        points = self.polygon(where, row.points, size)
        hole = self.polygon((*keys, "hole"), row.hole, size) if row.hole else ()
        if not all(lies(x, y, 1, polygon(points)) > 0 for x, y in hole):
            self.fault((*keys, "hole"), "must lie inside the polygon", "S.1")
        kind = self.book.country.kinds[row.kind]
        if not (kind.foot and kind.mounted) and not all(outlines.is_convex(outline) for outline in (points, hole) if outline):
            self.fault(where, "must be convex, as whatever bars figures must", "1.2c")
        if kind.castle and not all(outlines.is_box(outline) for outline in (points, hole) if outline):
            self.fault(where, "must be a rectangle along the table's edges, as everything of a castle must", "11.0d")
        return Piece(row.kind, row.id, row.shape, points, hole)

    def check_woods(self, pieces: list[tuple[Piece, Keys]]) -> None:
        """SHIELDWALL-1.7b: nothing that does anything lies in a wood."""
        kinds = self.book.country.kinds
        areas = [(piece, keys) for piece, keys in pieces if piece.shape == "area"]
        for one, keys in areas:
            if kinds[one.kind].cover != "edge":
                continue
            for other, _ in areas:
                matters = kinds[other.kind] != kinds["clear"]
                if other is not one and matters and outlines.overlap(one.points, other.points):
                    self.fault(keys, f"overlaps {other.id}: nothing else may lie in a wood", "1.7b")

    # -- bands --------------------------------------------------------------------------------------------------------------
    def bands(self, rows: list[tuple[BandRow, Keys]], zones: list[Zone], posts: list[Post], ground: Ground) -> list[Band]:
        found = []
        for row, keys in rows:
            side = self.seat((*keys, "side"), row.side)
            troop = self.book.troops.get(row.troop)
            if troop is None:
                self.fault((*keys, "troop"), f"is {row.troop!r}, which no troop is called", "D.2")
                continue
            if row.banner is not None and row.banner > row.men:
                self.fault((*keys, "banner"), f"is borne by man {row.banner} of {row.men}", "D.2a")
            if row.formed and (not troop.shield or troop.mounted):
                self.fault((*keys, "formed"), "is for foot with shields", "4.1b")
            if row.steady is not None and row.steady not in {area.name for area in ground.areas}:
                self.fault((*keys, "steady"), f"is {row.steady!r}, which no area is called", "S4.4")
            mounted = int(troop.mounted)
            stands = self.stands(row, keys, posts, mounted)
            found.append(Band(side, row, stands))
            if row.enters is None:
                laid = [_Laid(self.base(stand, mounted), stand.level, row.id) for stand in stands]
                self.check_room(keys, laid)
                if not row.posts:
                    self.check_ground(keys, laid, ground, mounted)
                if not row.posts and not row.fixed:
                    self.check_zones(keys, laid, [zone for zone in zones if zone.side == side])
                self.laid += laid
        return found

    def stands(self, row: BandRow, keys: Keys, posts: list[Post], mounted: int) -> tuple[Stand, ...]:
        if (row.at is None) == (not row.posts):
            self.fault(keys, "must have at, the middle of its front rank, or posts", "S.1")
            return ()
        if row.at is None:
            return self.on_posts(row, keys, posts)
        self.point((*keys, "at"), row.at)
        return lay_out(row, mounted, self.sizes)

    def on_posts(self, row: BandRow, keys: Keys, posts: list[Post]) -> tuple[Stand, ...]:
        by_id = {post.id: post for post in posts}
        unknown = [id for id in row.posts if id not in by_id]
        if unknown or len(row.posts) != row.men:
            what = f"names {unknown[0]!r}, which no post is called" if unknown else f"must name {row.men} posts, one for each man"
            self.fault((*keys, "posts"), what, "11.0c")
            return ()
        return tuple(Stand(post.x, post.y, squared(post.facing), post.level) for post in (by_id[id] for id in row.posts))

    def base(self, stand: Stand, mounted: int) -> Base:
        base = Base()
        base.place(stand.x, stand.y, stand.facing, self.sizes.width, self.sizes.depth[mounted])
        return base

    def check_room(self, keys: Keys, laid: list[_Laid]) -> None:
        for number, one in enumerate(laid):
            for other in (*self.laid, *laid[:number]):
                if one.level == other.level and one.base.overlaps(other.base):
                    self.fault(keys, f"overlaps {'itself' if one.band == other.band else other.band}", "1.2c")
                    return

    def check_ground(self, keys: Keys, laid: list[_Laid], ground: Ground, mounted: int) -> None:
        if not all(ground.bears(one.base, mounted) and not ground.astride(one.base) for one in laid):
            self.fault(keys, "stands where it can't: over the table's edge, or in or across what bars it", "S.1")

    def check_zones(self, keys: Keys, laid: list[_Laid], zones: list[Zone]) -> None:
        shapes = [polygon(zone.points) for zone in zones]
        if not all(any(_lies_in(one.base, shape) for shape in shapes) for one in laid):
            self.fault(keys, "stands out of the zones of its side", "S.2")

    def warnings(self, bands: list[Band]) -> Iterator[str]:
        for seat, side in enumerate(self.sides):
            if not any(self.book.troops[band.row.troop].leader for band in bands if band.side == seat):
                yield f"{self.name}: side {side} has no leader (SHIELDWALL-D.4a)."

    # -- the castle ---------------------------------------------------------------------------------------------------------
    def post(self, row: PostRow, keys: Keys) -> Post:
        x, y = self.point((*keys, "at"), row.at)
        return Post(row.id, x, y, row.facing, row.area, row.level, row.quiver)

    def walk(self, row: WalkRow, keys: Keys, posts: list[Post]) -> End:
        x, y = self.point((*keys, "at"), row.at)
        return End(self.end(row.post, keys, posts).post, x, y)

    def link(self, row: LinkRow, keys: Keys, posts: list[Post]) -> Link:
        return Link(row.id, self.end(row.foot, keys, posts), self.end(row.head, keys, posts))

    def end(self, given: Spot | str, keys: Keys, posts: list[Post]) -> End:
        if not isinstance(given, str):
            return End(-1, *self.point(keys, given))
        for number, post in enumerate(posts):
            if post.id == given:
                return End(number, post.x, post.y)
        self.fault(keys, f"names {given!r}, which no post is called", "11.0c")
        return End(-1, 0, 0)

    def opening(self, row: OpeningRow, keys: Keys) -> Opening:
        return Opening(row.area, *_corners(self.point((*keys, "from"), row.start), self.point((*keys, "to"), row.end)))

    def check_castle(
        self, rows: dict[str, list[tuple[Any, Keys]]], pieces: list[Piece], posts: list[Post], loads: Loads | None
    ) -> None:
        areas = {piece.id for piece in pieces if piece.shape == "area"}
        named = [((*keys, "in"), row.area) for row, keys in rows["post"] + rows["opening"]]
        named += [((*keys, field), getattr(row, field)) for row, keys in rows["drawbridge"] for field in ("area", "gatehouse")]
        if loads is not None:
            self.seat(("loads", "taker"), loads.taker)
            named += [(("loads", "in"), area) for area in loads.places]
        for keys, area in named:
            if area not in areas:
                self.fault(keys, f"names {area!r}, which no area is called", "D.4a")

    # -- conditions ---------------------------------------------------------------------------------------------------------
    def victory(self, row: VictoryRow, keys: Keys, rows: dict[str, list[tuple[Any, Keys]]]) -> Victory:
        winner = -1 if row.winner is None else self.seat((*keys, "winner"), row.winner)
        return Victory(self.when(row.when, keys, rows), winner, row.grade == "total", row.at_once)

    def when(self, texts: tuple[str, ...], keys: Keys, rows: dict[str, list[tuple[Any, Keys]]]) -> tuple[Comparison, ...]:
        bands = {row.id for row, _ in rows["band"]}
        areas = {row.id for row, _ in rows["terrain"] if row.shape == "area"}
        found = []
        for text in texts:
            comparison = conditions.parse(text)
            if comparison is None:
                self.fault((*keys, "when"), f"holds {text!r}, which is no comparison", "S.4")
                continue
            for value in (comparison.left, comparison.right):
                self.check_value(value, (*keys, "when"), bands, areas)
            found.append(comparison)
        return tuple(found)

    def check_value(self, value: Value, keys: Keys, bands: set[str], areas: set[str]) -> None:
        of_side = value.what in ("banner", "score")
        if value.what != "number" and value.who not in {*self.sides, *(() if of_side else bands)}:
            self.fault(keys, f"names {value.who!r}, which no side {'' if of_side else 'and no band '}is called", "S.4")
        if value.area and (value.area not in areas or not value.what.startswith("ready")):
            self.fault(keys, f"names {value.area!r}, which no area is called in which figures could be ready", "S.4")


def _corners(start: Point, end: Point) -> tuple[int, int, int, int]:
    """West, south, east, north."""
    return min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1])


def _lies_in(base: Base, zone: Shape) -> bool:
    """Whether all of a base lies in a zone."""
    return all(lies(base.cx[k], base.cy[k], 1, zone) >= 0 for k in range(base.n))
