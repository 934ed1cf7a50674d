"""Where things stand, in the picture's units: a wide board for screens and a tall one for phones.

Gangs are counted as the view lists them. Roads lie side by side on the wide board and one below the other on the tall one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from sherwood.art.brush import Point
from sherwood.art.placing import Spot

BUSHES: Final = 4
ALLEYS: Final = 5


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2


class Road(NamedTuple):
    """One row of the board (BANDITS-1.3)."""

    wagon: Spot
    bushes: tuple[Point, ...]
    spaces: tuple[Point, ...]
    planks: Box
    total: Point
    """Of the label with what the assault has come to."""


@dataclass(frozen=True, eq=False)
class Board:
    width: int
    height: int
    window: Box
    """What is painted, within the frame."""
    roads: tuple[Road, ...]
    alleys: tuple[Point, ...]
    village: Box
    merry: tuple[Spot, ...]
    merry_panel: Box
    prison: Box
    bridge: Box
    castle: Box
    track: tuple[Point, ...]
    """Of every score from 0."""
    track_planks: Box
    deck: Spot
    discards: Spot
    loot: Point
    coins: Point
    turn: Point
    pool: Box
    """The cloth on which tokens are drafted."""
    aid: Box | None
    """What sets are worth; there is no room for it on a small screen."""
    plates: Box
    """The seats' part of the table, below the board."""
    bush: float
    """Scale of bushes and bandits in them."""
    die: float
    step: float
    """From die to die down a column of the drawbridge."""
    letters: float
    """Size of labels."""
    small_screen: bool

    def column(self, gang: int, gangs: int) -> float:
        """The middle of a gang's column on the drawbridge."""
        return self.bridge.x + self.bridge.w * (gang + 0.5) / gangs

    def rung(self, place: int) -> float:
        """How low the die at this place of a column lies, from 0."""
        return self.bridge.y + 74 + place * self.step


def _wide_road(i: int) -> Road:
    x = 166 + 268 * i
    across = [x - 96 + 64 * b for b in range(BUSHES)]
    return Road(
        Spot(x, 154),
        tuple((bush, 318) for bush in across),
        tuple((bush, 396) for bush in across),
        Box(x - 130, 360, 260, 76),
        (x, 457),
    )


def _tall_road(i: int) -> Road:
    top = 112 + 170 * i
    across = [190 + 90 * b for b in range(BUSHES)]
    return Road(
        Spot(76, top + 83, 0, 1.04),
        tuple((bush, top + 42) for bush in across),
        tuple((bush, top + 119) for bush in across),
        Box(146, top + 80, 358, 80),
        (561, top + 118),
    )


WIDE: Final = Board(
    width=1600,
    height=1060,
    window=Box(20, 20, 1560, 884),
    roads=tuple(_wide_road(i) for i in range(4)),
    alleys=tuple((104 + 94 * i, 612) for i in range(ALLEYS)),
    village=Box(28, 502, 540, 214),
    merry=tuple(Spot(650 + 142 * i, 610, 0, 1.16) for i in range(4)),
    merry_panel=Box(578, 510, 574, 200),
    prison=Box(1288, 112, 220, 108),
    bridge=Box(1254, 268, 288, 372),
    castle=Box(1216, 82, 364, 560),
    track=tuple((52 + 29.9 * k, 44) for k in range(51)),
    track_planks=Box(30, 25, 1540, 38),
    deck=Spot(1290, 772, 0, 0.9),
    discards=Spot(1420, 774, 0, 0.8),
    loot=(672, 794),
    coins=(906, 794),
    turn=(1508, 690),
    pool=Box(578, 724, 600, 168),
    aid=Box(36, 740, 526, 144),
    plates=Box(14, 914, 1572, 134),
    bush=1,
    die=1.04,
    step=56,
    letters=14,
    small_screen=False,
)  # fmt: skip

TALL: Final = Board(
    width=900,
    height=1400,
    window=Box(10, 10, 880, 1050),
    roads=tuple(_tall_road(i) for i in range(4)),
    alleys=tuple((62 + 94 * i, 1002) for i in range(ALLEYS)),
    village=Box(10, 946, 490, 110),
    merry=tuple(Spot(118 + 221.5 * i, 869) for i in range(4)),
    merry_panel=Box(10, 796, 880, 146),
    prison=Box(652, 130, 210, 96),
    bridge=Box(636, 262, 244, 410),
    castle=Box(624, 108, 266, 566),
    track=tuple((30 + 33.6 * (k % 26), 36 + 42 * (k // 26)) for k in range(51)),
    track_planks=Box(12, 15, 876, 84),
    deck=Spot(672, 738, 0, 0.6),
    discards=Spot(748, 738, 0, 0.6),
    loot=(600, 990),
    coins=(780, 990),
    turn=(838, 730),
    pool=Box(12, 944, 876, 114),
    aid=None,
    plates=Box(10, 1068, 880, 324),
    bush=1.1,
    die=1.14,
    step=62,
    letters=21,
    small_screen=True,
)  # fmt: skip

BOARDS: Final = {"wide": WIDE, "tall": TALL}
GAP: Final = 8
"""Between the seats' plates."""


@lru_cache(maxsize=64)
def plates(board: Board, gangs: int, reader: int) -> tuple[Box, ...]:
    """The plate of each gang: side by side; on a small screen the reader's above all others, which lie two by two."""
    x, y, w, h = board.plates
    if not board.small_screen:
        wide = (w - GAP * (gangs - 1)) / gangs
        return tuple(Box(x + (wide + GAP) * gang, y, wide, h) for gang in range(gangs))
    own = 142 if reader >= 0 else 0
    others = [gang for gang in range(gangs) if gang != reader]
    rows = math.ceil(len(others) / 2)
    half, high = (w - GAP) / 2, (h - own - (GAP * rows if own else GAP * (rows - 1))) / rows
    top = y + own + (GAP if own else 0)
    found = {gang: Box(x + (half + GAP) * (k % 2), top + (high + GAP) * (k // 2), half, high) for k, gang in enumerate(others)}
    return tuple(found.get(gang, Box(x, y, w, own)) for gang in range(gangs))


class Row(NamedTuple):
    """Where like things lie side by side: the first's middle, the last's at most, and their scale."""

    x: float
    end: float
    y: float
    scale: float
    step: float

    def spot(self, place: int, count: int) -> Spot:
        """Of one of so many: closer together if there is no room."""
        step = min(self.step, (self.end - self.x) / (count - 1)) if count > 1 else 0
        return Spot(self.x + place * step, self.y, 0, self.scale)


class Seat(NamedTuple):
    """A gang's part of the table."""

    plate: Box
    crest: Spot
    name: Point
    name_size: float
    name_room: float
    score: Spot
    first: Spot
    """The first player token."""
    chest: Spot
    chest_label: Point
    tokens: Row
    bandits: Row
    dice: Row
    leader: Spot


@lru_cache(maxsize=64)
def seats(board: Board, gangs: int, reader: int) -> tuple[Seat, ...]:
    """Of each gang. On a small screen the reader's is larger."""
    boxes = plates(board, gangs, reader)
    if not board.small_screen:
        return tuple(map(_wide_seat, boxes))
    return tuple(_own_seat(plate) if gang == reader else _small_seat(plate) for gang, plate in enumerate(boxes))


def _wide_seat(plate: Box) -> Seat:
    x, y, w, _ = plate
    return Seat(
        plate,
        crest=Spot(x + 26, y + 25),
        name=(x + 50, y + 32),
        name_size=18,
        name_room=w - 146,
        score=Spot(x + w - 26, y + 26),
        first=Spot(x + w - 70, y + 26, 0, 0.9),
        chest=Spot(x + 48, y + 82, 0, 0.84),
        chest_label=(x + 48, y + 116),
        tokens=Row(x + 118, x + w - 82, y + 72, 0.84, 50),
        bandits=Row(x + 110, x + w - 170, y + 113, 0.46, 24),
        dice=Row(x + w - 140, x + w - 64, y + 111, 0.54, 25),
        leader=Spot(x + w - 30, y + 86, 0, 0.88),
    )


def _own_seat(plate: Box) -> Seat:
    x, y, w, _ = plate
    return Seat(
        plate,
        crest=Spot(x + 28, y + 26, 0, 1.2),
        name=(x + 56, y + 34),
        name_size=24,
        name_room=360,
        score=Spot(x + w - 32, y + 30, 0, 1.4),
        first=Spot(x + w - 86, y + 30, 0, 1.2),
        chest=Spot(x + 56, y + 90),
        chest_label=(x + 56, y + 121),
        tokens=Row(x + 146, x + 560, y + 92, 1.32, 78),
        bandits=Row(x + 616, x + w - 110, y + 56, 0.74, 38),
        dice=Row(x + 616, x + w - 110, y + 108, 0.84, 42),
        leader=Spot(x + w - 36, y + 96, 0, 0.94),
    )


def _small_seat(plate: Box) -> Seat:
    x, y, w, h = plate
    low = y + 24 + (h - 24) / 2
    return Seat(
        plate,
        crest=Spot(x + 24, y + 23, 0, 1.1),
        name=(x + 48, y + 31),
        name_size=22,
        name_room=w - 160,
        score=Spot(x + w - 28, y + 24, 0, 1.2),
        first=Spot(x + w - 76, y + 24),
        chest=Spot(x + 38, low + 6, 0, 0.64),
        chest_label=(x + 84, low + 12),
        tokens=Row(x + 132, x + 226, low + 6, 0.78, 38),
        bandits=Row(x + 262, x + 316, low + 6, 0.6, 18),
        dice=Row(x + 342, x + 388, low + 4, 0.68, 16),
        leader=Spot(x + w - 22, low + 12, 0, 0.7),
    )
