"""All types of figures on one sheet, how they stand, and what their bases and marks say: for the documentation."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from sherwood.art.brush import compact, document, letters, placed, prefixed, use
from sherwood.art.surfaces import GROUND_PAINTS, felt, gold_edge, plaque, title, wood
from sherwood.games.shieldwall import banners, figures, looks
from sherwood.games.shieldwall.layout import SCALE
from sherwood.games.shieldwall.liveries import NATIONS, PAINTINGS
from sherwood.games.shieldwall.looks import PREFIX, Pose

WIDTH: Final = 1600
HEIGHT: Final = 1340
PALE: Final = "#fffbe8"
ROWS: Final = {"norman": 236, "saxon": 510, "viking": 734}
"""Where the middles of the bases of each nation are."""
READ: Final = (
    "The pointer on the front edge: facing",
    "Strip at the rear: red and a cross for Normans,",
    "yellow and a lozenge for Saxons, blue and a triangle for Vikings",
    "Stripes on it: elite three, veteran two, regular one, militia none",
    "A star: a leader. A shield on the back: both hands hold the axe",
)


def sheet() -> str:
    """A standalone SVG document, in English."""
    inner = (20, 44, WIDTH - 40, HEIGHT - 64)
    heading = title(WIDTH / 2, 30, "NORMANS · SAXONS · VIKINGS", 22)
    ground = wood(0, 0, WIDTH, HEIGHT) + gold_edge(*inner) + felt(*inner, 0.2) + heading
    drawn = prefixed(compact(f"<defs>{GROUND_PAINTS}</defs>{ground}"), "sheet-")
    parts = (*_roster(), *_stances(), *_ring(), *_small(), *_key(), *_marks())
    return document(WIDTH, HEIGHT, f"<defs>{looks.symbols()}</defs>", drawn, *parts)


def _figure(code: str, x: float, y: float, scale: float, pose: Pose) -> str:
    return placed(x, y, looks.figure(code, figures.load().troops[code], pose), scale=scale)


def _label(x: float, y: float, text: str, size: float = 15) -> str:
    return placed(x, y, prefixed(compact(plaque(text, size)), PREFIX))


def _codes(nation: str) -> list[str]:
    return [code for code, troop in figures.load().troops.items() if troop.nation == nation]


def _roster() -> Iterator[str]:
    for nation, y in ROWS.items():
        codes = _codes(nation)
        step = (WIDTH - 60) / len(codes)
        for k, code in enumerate(codes):
            troop, x = figures.load().troops[code], 30 + step * (k + 0.5)
            below = y + (132 if troop.mounted else 76)
            yield _figure(code, x, y, 1.4, Pose(0, variant=k))
            name, _, arms = troop.name.partition(", ")
            yield letters(x, below, name, 15, PALE, step - 8)
            yield letters(x, below + 16, f"{code} {arms}".strip(), 12, NATIONS[nation].light, step - 8, weight=400)
            yield letters(x, below + 31, troop.class_, 12, NATIONS[nation].light, weight=400)


# -- how they stand ---------------------------------------------------------------------------------------------------
def _stances() -> Iterator[str]:
    y = 946
    yield _label(230, y - 78, "Shield wall")
    yield from _rank(("SSEL", "SHSC", "SSWD", "SSEL", "STHN"), 230, y, 0.9)
    yield from _rank(("NARM", "NARS", "NKNF", "NARM"), 590, y, 0.9)
    yield _label(900, y - 78, "Banners")
    for k, code in enumerate(("NBGD", "SBGD", "VBGD")):
        yield _figure(code, 800 + 118 * k, y, 0.8, Pose(0, banner=True, variant=k))
    yield _label(1330, y - 78, "Another weapon in hand")
    for k, code in enumerate(("NKNT", "NARM", "SHSC", "VBOS")):
        yield _figure(code, 1170 + 88 * k, y, 0.8, Pose(0, weapon=1, variant=k))
    yield _figure("STHN", 1530, y, 0.8, Pose(0, spent=True, variant=2))


def _rank(codes: Sequence[str], x: float, y: float, scale: float) -> Iterator[str]:
    for k, code in enumerate(codes):
        yield _figure(code, x + 80 * scale * (k - (len(codes) - 1) / 2), y, scale, Pose(0, locked=True, variant=k))


def _ring() -> Iterator[str]:
    x, y, men, scale = 170.0, 1160.0, 7, 0.7
    bases = figures.load().bases
    radius = bases.ring.radius[men - bases.ring.least] * scale
    yield _label(x, 1020, "Ring")
    for k in range(men):
        turn = 2 * math.pi * k / men
        pose = Pose(round(360 * k / men), locked=True, variant=k)
        yield _figure("VBOS" if k % 2 else "VBON", x + radius * math.sin(turn), y - radius * math.cos(turn), scale, pose)
    yield _figure("VCHF", x, y, scale, Pose(0))


def _small() -> Iterator[str]:
    """As large as on the table."""
    yield _label(560, 1020, "In play")
    for row, nation in enumerate(NATIONS):
        for k, code in enumerate(_codes(nation)):
            yield _figure(code, 372 + 42 * k, 1094 + (0, 66, 114)[row], SCALE, Pose(0, variant=k))
    for k, nation in enumerate(NATIONS):
        for variant in range(PAINTINGS):
            x = 376 + 42 * (PAINTINGS * k + variant)
            yield use(f"{PREFIX}fallen-{nation}-{variant}", x, 1264, 50 * variant, SCALE)


def _key() -> Iterator[str]:
    yield _label(1340, 1020, "How to read a base") + _figure("SSEL", 936, 1112, 1.4, Pose(0, variant=2))
    for k, text in enumerate(READ):
        yield letters(1030, 1062 + 26 * k, text, 15.5, PALE, weight=400, anchor="start")


def _marks() -> Iterator[str]:
    for k, mark in enumerate(banners.MARKS):
        x, y = 912 + 132 * (k % 5), 1214 + 52 * (k // 5)
        said = letters(x + 22, y + 5, mark.replace("-", " "), 14, PALE, weight=400, anchor="start")
        yield use(f"{PREFIX}mark-{mark}", x, y) + said
