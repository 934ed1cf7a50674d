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
    thresholds: Point
    """Of the labels that say when a gang is arrested and when rewarded."""
    pool: Box
    """The cloth on which tokens are drafted."""
    aid: Box | None
    """What sets are worth; there is no room for it on a small screen."""
    plates: Box
    """The seats' part of the table, below the board."""
    bush: float
    """Scale of bushes and bandits in them."""
    die: float
    rung: float
    """From die to die down a column of the drawbridge."""
    letters: float
    """Size of labels."""
    small_screen: bool

    def column(self, gang: int, gangs: int) -> float:
        """The middle of a gang's column on the drawbridge."""
        return self.bridge.x + self.bridge.w * (gang + 0.5) / gangs

    def rung_at(self, place: int) -> float:
        """How low the die at this place of a column lies, from 0."""
        return self.bridge.y + 74 + place * self.rung

    def cell(self, gang: int, gangs: int) -> Spot:
        """A leader's place in prison."""
        x, y, w, h = self.prison
        return Spot(x + 14 + (w - 28) * (gang + 0.5) / gangs, y + h * 0.56, 0, h / 114)

    def visit(self, character: int, place: int) -> Spot:
        """Of the leaders on a character's card, the one who stands at this place."""
        card = self.merry[character]
        if self.small_screen:
            return Spot(card.x - 82 + 27 * place, card.y - 23, 0, 0.8)
        return Spot(card.x - 46 + 23 * place, card.y - 12, 0, 0.8)


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
    loot=(672, 812),
    coins=(906, 812),
    turn=(1500, 684),
    thresholds=(1398, 246),
    pool=Box(578, 724, 600, 168),
    aid=Box(36, 740, 526, 144),
    plates=Box(14, 914, 1572, 134),
    bush=1,
    die=1.04,
    rung=56,
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
    deck=Spot(656, 738, 0, 0.74),
    discards=Spot(720, 738, 0, 0.56),
    loot=(600, 990),
    coins=(780, 990),
    turn=(821, 738),
    thresholds=(758, 245),
    pool=Box(12, 944, 876, 114),
    aid=None,
    plates=Box(10, 1068, 880, 324),
    bush=1.1,
    die=1.14,
    rung=62,
    letters=21,
    small_screen=True,
)  # fmt: skip

BOARDS: Final = {"wide": WIDE, "tall": TALL}
GAP: Final = 8
"""Between the seats' plates."""
OWN: Final = 1.7
"""How much wider the reader's plate is than others."""


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
    """A gang's part of the table; all but its plate in the picture's units."""

    plate: Box
    name: Point
    """Within the plate, as are the crest and the score."""
    letters: float
    room: float
    crest: Spot
    score: Spot
    chest: Spot
    stored: Point
    """How many tokens are in the chest; from its middle, in its scale."""
    first: Spot
    """The first player token."""
    bribe: Spot
    tokens: Row
    inside: Row
    """Tokens in the chest, for who may look into it."""
    opened: tuple[Row, ...]
    """The same at the end of the game."""
    bandits: Row
    dice: Row
    leader: Spot


@lru_cache(maxsize=64)
def seats(board: Board, gangs: int, reader: int) -> tuple[Seat, ...]:
    """Of each gang. The reader's is larger; on a small screen it lies above all others, which lie two by two."""
    boxes = _tall_plates(board, gangs, reader) if board.small_screen else _wide_plates(board, gangs, reader)
    draw = (_small_seat, _own_seat) if board.small_screen else (_wide_seat, _wide_seat)
    return tuple(draw[gang == reader](plate) for gang, plate in enumerate(boxes))


def _wide_plates(board: Board, gangs: int, reader: int) -> list[Box]:
    x, y, w, h = board.plates
    parts = [OWN if gang == reader else 1 for gang in range(gangs)]
    unit = (w - GAP * (gangs - 1)) / sum(parts)
    boxes = []
    for part in parts:
        boxes.append(Box(x, y, unit * part, h))
        x += unit * part + GAP
    return boxes


def _tall_plates(board: Board, gangs: int, reader: int) -> list[Box]:
    x, y, w, h = board.plates
    own = 142 + GAP if 0 <= reader < gangs else 0
    others = [gang for gang in range(gangs) if gang != reader]
    rows = math.ceil(len(others) / 2)
    half, high = (w - GAP) / 2, min(108, (h - own - GAP * (rows - 1)) / rows)
    found = {
        gang: Box(x + (half + GAP) * (k % 2), y + own + (high + GAP) * (k // 2), half, high) for k, gang in enumerate(others)
    }
    return [found.get(gang, Box(x, y, w, 142)) for gang in range(gangs)]


def _wide_seat(plate: Box) -> Seat:
    x, y, w, _ = plate
    return Seat(
        plate,
        name=(48, 31),
        letters=18,
        room=w - 180,
        crest=Spot(25, 24),
        score=Spot(w - 25, 26),
        chest=Spot(x + 46, y + 82, 0, 0.84),
        stored=(0, 27),
        first=Spot(x + w - 68, y + 26, 0, 0.9),
        bribe=Spot(x + w - 112, y + 25, 0, 0.56),
        tokens=Row(x + 116, x + w - 80, y + 74, 0.86, 52),
        inside=Row(x + 110, x + w - 176, y + 111, 0.52, 36),
        opened=(Row(x + 112, x + w - 26, y + 64, 0.62, 36), Row(x + 112, x + w - 26, y + 106, 0.62, 36)),
        bandits=Row(x + w - 150, x + w - 114, y + 113, 0.46, 12),
        dice=Row(x + w - 92, x + w - 56, y + 111, 0.54, 12),
        leader=Spot(x + w - 27, y + 88, 0, 0.84),
    )


def _own_seat(plate: Box) -> Seat:
    x, y, w, _ = plate
    return Seat(
        plate,
        name=(58, 35),
        letters=25,
        room=200,
        crest=Spot(30, 27, 0, 1.25),
        score=Spot(w - 32, 30, 0, 1.4),
        chest=Spot(x + 58, y + 86),
        stored=(0, 30),
        first=Spot(x + w - 90, y + 30, 0, 1.2),
        bribe=Spot(x + w - 150, y + 29, 0, 0.8),
        tokens=Row(x + 150, x + 570, y + 94, 1.32, 80),
        inside=Row(x + 270, x + 586, y + 29, 0.72, 46),
        opened=(Row(x + 160, x + w - 60, y + 92, 1.1, 62),),
        bandits=Row(x + 632, x + w - 130, y + 56, 0.74, 38),
        dice=Row(x + 632, x + w - 130, y + 110, 0.84, 38),
        leader=Spot(x + w - 40, y + 96, 0, 0.94),
    )


def _small_seat(plate: Box) -> Seat:
    x, y, w, h = plate
    low = y + 26 + (h - 26) / 2
    return Seat(
        plate,
        name=(48, 31),
        letters=23,
        room=w - 204,
        crest=Spot(25, 24, 0, 1.15),
        score=Spot(w - 30, 26, 0, 1.25),
        chest=Spot(x + 38, low + 3, 0, 0.66),
        stored=(74, 2),
        first=Spot(x + w - 78, y + 25),
        bribe=Spot(x + w - 126, y + 24, 0, 0.66),
        tokens=Row(x + 138, x + 226, low + 3, 0.78, 44),
        inside=Row(x + 138, x + 226, low + 3, 0.7, 40),
        opened=(Row(x + 236, x + w - 76, y + 24, 0.58, 40), Row(x + 138, x + w - 30, low + 5, 0.62, 46)),
        bandits=Row(x + 268, x + 318, low + 3, 0.6, 17),
        dice=Row(x + 338, x + 380, low + 1, 0.66, 14),
        leader=Spot(x + w - 22, low + 5, 0, 0.6),
    )
