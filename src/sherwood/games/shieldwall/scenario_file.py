"""SHIELDWALL-S and D.4a: what a scenario file holds, as it is written and as it is read.

A file `scenario_NAME.toml` holds, lengths in inches:

- `number`, its place in lists, `size` of the table, `turns`, `sides` by seat, `first`, the side that deploys first
  (SHIELDWALL-S.2), `mover`, the side that moves first in turn 1 without a roll, and `high_angle` (SHIELDWALL-5.6e), which is on
  if nothing is said;
- `terrain`: kind, id, points of a polygon, less those of a `hole`; or with `shape = "line"` of a line. What bars figures must be
  convex. `clear` areas name places for conditions;
- `zone`: where a side's figures may be deployed (SHIELDWALL-S.2);
- `band`: the men of one roster line: side, id, men, troop, and `at`, the middle of the front rank, facing, files and spacing
  (SHIELDWALL-1.5a), or `posts`, one for each man. `formed`: in shield wall at the start (SHIELDWALL-S.5); `banner`: the number of
  the man who bears it; `enters`: the turn in which it comes in (SHIELDWALL-S3.2); `fixed`: it is deployed there whatever the plan
  (SHIELDWALL-S4.1); `waits`: turns without orders (SHIELDWALL-S4.3); `steady`: the area in which it obeys (SHIELDWALL-S4.4);
  `worth`: times its points count (SHIELDWALL-S3.5); `bystanders`: in no check (SHIELDWALL-S3.6); `ladders` (SHIELDWALL-S6.5);
- `entry` and `exit`: a side, and two corners of the strip over which it comes in or leaves;
- `loads`: who takes them, how many are in which building, what they are worth (SHIELDWALL-S3.3, S3.5);
- `post`, `walk`, `link`, `opening`, `drawbridge`: the castle (SHIELDWALL-S6.1 to S6.4);
- `over`: when the game ends at once and is judged; `victory`: conditions in order, of which the first that holds decides, those
  `at_once` after every effect (SHIELDWALL-S.4); one holds if all comparisons of its `when` do (see `conditions`). Without a
  winner it is a draw, and so is a game in which none holds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from sherwood.games.shieldwall.conditions import Comparison
from sherwood.games.shieldwall.figures import Book
from sherwood.games.shieldwall.places import CLOSE, OPEN, Layout, Sizes
from sherwood.games.shieldwall.trig import x_at, y_at

Inches = Annotated[float, msgspec.Meta(ge=0, le=81)]
Spot = tuple[Inches, Inches]
Degrees = Annotated[int, msgspec.Meta(ge=0, le=359)]
Few = Annotated[int, msgspec.Meta(ge=1, le=99)]
Point = tuple[int, int]


# -- rows ---------------------------------------------------------------------------------------------------------------
class Head(msgspec.Struct, frozen=True):
    number: Few
    size: Spot
    turns: Few
    sides: tuple[str, str]
    first: str
    mover: str | None = None
    high_angle: bool = True


class TerrainRow(msgspec.Struct, frozen=True):
    kind: str
    id: str
    points: tuple[Spot, ...]
    shape: Literal["area", "line"] = "area"
    hole: tuple[Spot, ...] = ()


class ZoneRow(msgspec.Struct, frozen=True):
    side: str
    points: tuple[Spot, ...]


class BandRow(msgspec.Struct, frozen=True):
    side: str
    id: str
    men: Few
    troop: str
    at: Spot | None = None
    facing: Degrees = 0
    files: Few = 1
    spacing: Literal["close", "open"] = "close"
    posts: tuple[str, ...] = ()
    formed: bool = False
    banner: Few | None = None
    enters: Few | None = None
    fixed: bool = False
    waits: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    steady: str | None = None
    worth: Few = 1
    bystanders: bool = False
    ladders: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class StripRow(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    side: str
    start: Spot
    end: Spot
    facing: Degrees = 0


class Loads(msgspec.Struct, frozen=True, rename={"places": "in"}):
    taker: str
    taken: Few
    kept: Few
    places: dict[str, Few]


class PostRow(msgspec.Struct, frozen=True, rename={"area": "in"}):
    id: str
    at: Spot
    facing: Degrees
    area: str
    level: Annotated[int, msgspec.Meta(ge=0, le=2)]
    quiver: bool = False


class WalkRow(msgspec.Struct, frozen=True):
    at: Spot
    post: str


class LinkRow(msgspec.Struct, frozen=True):
    id: str
    foot: Spot | str
    head: Spot | str


class OpeningRow(msgspec.Struct, frozen=True, rename={"area": "in", "start": "from", "end": "to"}):
    area: str
    start: Spot
    end: Spot


class DrawbridgeRow(msgspec.Struct, frozen=True):
    area: str
    gatehouse: str
    down: bool


class OverRow(msgspec.Struct, frozen=True):
    when: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class VictoryRow(msgspec.Struct, frozen=True):
    when: tuple[str, ...] = ()
    winner: str | None = None
    grade: Literal["win", "total"] = "win"
    at_once: bool = False


LISTS: dict[str, tuple[Any, str]] = {
    "terrain": (TerrainRow, "1.7a"), "zone": (ZoneRow, "S.2"), "band": (BandRow, "S.1"), "entry": (StripRow, "S3.2"),
    "exit": (StripRow, "S3.4"), "post": (PostRow, "11.0c"), "walk": (WalkRow, "S6.2"), "link": (LinkRow, "S6.3"),
    "opening": (OpeningRow, "S6.3"), "drawbridge": (DrawbridgeRow, "11.4"), "over": (OverRow, "S.4"),
    "victory": (VictoryRow, "S.4"),
}  # fmt: skip
"""The lists of a file, what their entries are, and the clause that says so."""
NEEDED = ("zone", "band", "victory")


# -- what is read, in units -----------------------------------------------------------------------------------------------
class Piece(NamedTuple):
    """A piece of terrain: a polygon with its corners clockwise, less a hole; or a line."""

    kind: str
    id: str
    shape: str
    points: tuple[Point, ...]
    hole: tuple[Point, ...]


class Zone(NamedTuple):
    side: int
    points: tuple[Point, ...]


class Stand(NamedTuple):
    """Where a figure stands by the default plan."""

    x: int
    y: int
    facing: int
    level: int


class Band(NamedTuple):
    side: int
    row: BandRow
    stands: tuple[Stand, ...]
    """Where each man stands by the default plan."""


class Strip(NamedTuple):
    side: int
    west: int
    south: int
    east: int
    north: int
    facing: int


class Post(NamedTuple):
    id: str
    x: int
    y: int
    facing: int
    area: str
    level: int
    quiver: bool


class End(NamedTuple):
    """An end of stairs or a ladder: a post, or -1 and a point."""

    post: int
    x: int
    y: int


class Link(NamedTuple):
    id: str
    foot: End
    head: End


class Opening(NamedTuple):
    """A passage or a door of a building."""

    area: str
    west: int
    south: int
    east: int
    north: int


class Victory(NamedTuple):
    when: tuple[Comparison, ...]
    winner: int
    """A seat, or -1."""
    total: bool
    at_once: bool


class Scenario(NamedTuple):
    """What a file holds, checked; sides are seats. `warnings` tell what is odd and allowed."""

    id: str
    number: int
    size: Point
    turns: int
    sides: tuple[str, str]
    first: int
    mover: int
    """The seat that moves first in turn 1, or -1 if they roll."""
    high_angle: bool
    pieces: tuple[Piece, ...]
    zones: tuple[Zone, ...]
    bands: tuple[Band, ...]
    entries: tuple[Strip, ...]
    exits: tuple[Strip, ...]
    loads: Loads | None
    posts: tuple[Post, ...]
    walks: tuple[End, ...]
    links: tuple[Link, ...]
    openings: tuple[Opening, ...]
    drawbridges: tuple[DrawbridgeRow, ...]
    over: tuple[tuple[Comparison, ...], ...]
    victories: tuple[Victory, ...]
    warnings: tuple[str, ...]

    def points(self, seat: int, book: Book) -> int:
        """SHIELDWALL-D.4: what a side's figures are worth."""
        return sum(band.row.men * book.troops[band.row.troop].points for band in self.bands if band.side == seat)


def lay_out(row: BandRow, mounted: int, sizes: Sizes) -> tuple[Stand, ...]:
    """Where the men of a band without posts stand (SHIELDWALL-1.5a)."""
    assert row.at is not None
    x, y = (round(inches * 100) for inches in row.at)
    layout = Layout(sizes)
    layout.form(row.men, row.files, OPEN if row.spacing == "open" else CLOSE, mounted)
    offsets = [(layout.right(man), -layout.back(man)) for man in range(row.men)]
    return tuple(
        Stand(x_at(x, row.facing, right, ahead), y_at(y, row.facing, right, ahead), row.facing, 0) for right, ahead in offsets
    )
