"""Things that tell rooms apart: tables, beds, barrels and crates. They stand between hexes or in corners, out of the way."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final

from sherwood.art.brush import Point, box, disc, group, path, use
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish.layout import HIGH, Cell, Chart, beyond, middle

SMALL: Final = 6
"""Hexes of a building that is a store."""
TABLE: Final = 8
"""Hexes of a room for each table in it."""
HALL: Final = 16
"""Hexes of a room in which nobody sleeps."""


def symbols() -> str:
    return _table() + _bed("bed-red", "#9c4a3c") + _bed("bed-blue", "#46658a") + _barrel() + _crate()


def furnish(chart: Chart, dice: random.Random) -> str:
    """Every room that has a roof and no hearth."""
    return "".join("".join(_furnish(room, dice)) for room in _rooms(chart))


def _rooms(chart: Chart) -> list[list[Cell]]:
    rooms: dict[tuple[int, str], list[Cell]] = {}
    for cell in sorted(chart.where(b.FLOOR)):
        rooms.setdefault((int(chart.board.building[chart.hexes[cell]]), chart.symbol(cell)), []).append(cell)
    hearths = {int(chart.board.building[chart.hexes[cell]]) for cell in chart.where(b.CORE)}
    return [room for (building, _), room in rooms.items() if building not in hearths]


def _furnish(room: list[Cell], dice: random.Random) -> Iterator[str]:
    cells = set(room)
    corners = sorted(room, key=lambda cell: (_inside(cell, cells), cell))
    if len(room) <= SMALL:
        yield from _stores(corners[:2], dice)
        return
    between = [cell for cell in room if beyond(cell, int(b.S)) in cells and _inside(cell, cells) >= 5]
    tables = dice.sample(between, min(len(room) // TABLE, len(between)))
    for cell in tables:
        x, y = middle(cell)
        yield use("table", x, y + HIGH / 2)
    free = [cell for cell in corners if all(cell not in (one, beyond(one, int(b.S))) for one in tables)]
    beds = () if len(room) >= HALL else ("bed-red", "bed-blue")
    for cell, bed in zip(free, beds, strict=False):
        yield use(bed, *_shifted(cell, 0, 4))
    for dx, dy, scale in ((-13, -22, 1), (13, -23, 0.85), (-25, 0, 0.85)):
        yield use("barrel", *_shifted(free[len(beds)], dx, dy), scale=scale)


def _inside(cell: Cell, cells: Iterable[Cell]) -> int:
    """How many neighbours belong to the same room."""
    return sum(beyond(cell, direction) in cells for direction in range(6))


def _shifted(cell: Cell, dx: float, dy: float) -> Point:
    x, y = middle(cell)
    return x + dx, y + dy


def _stores(cells: list[Cell], dice: random.Random) -> Iterator[str]:
    for cell in cells:
        yield use("crate", *_shifted(cell, 14, -20), turn=dice.randint(-12, 12))
        yield use("crate", *_shifted(cell, -14, -22), turn=dice.randint(-12, 12), scale=0.8)
        yield use("barrel", *_shifted(cell, -20, 12), scale=0.9)


# -- the things -------------------------------------------------------------------------------------------------------
def _shade(x: float, y: float, w: float, h: float) -> str:
    return box(x + 4, y + 5, w, h, 4, "#000", opacity=0.35)


def _table() -> str:
    benches = "".join(box(-28, y, 56, 6, 2, "#6a4420", stroke="#23140a", stroke_width=1) for y in (-20, 14))
    top = box(-30, -11, 60, 22, 2.5, "#96652f", stroke="#23140a", stroke_width=1.4)
    grain = path("M-29-10H29M-29-3H29M-29 4H29", stroke="#d9a665", width=1, opacity=0.55)
    mugs = "".join(disc(x, y, 4.4, "#d8c9a4", "#3a2a14", 1) + disc(x, y, 2.6, "#f2c14e") for x, y in ((-14, -1), (12, 2)))
    return group(_shade(-30, -20, 60, 40), benches, top, grain, mugs, id="table")


def _bed(id: str, cloth: str) -> str:
    frame = box(-18, -29, 36, 58, 3, "#6a4420", stroke="#23140a", stroke_width=1.5) + box(-14.5, -25.5, 29, 51, 3, "#eee2c6")
    pillow = box(-11, -23, 22, 12, 4, "#fffaf0", stroke="#b8a988", stroke_width=1)
    cover = path("M-14.5-7H14.5V22q0 3.5-3.5 3.5H-11q-3.5 0-3.5-3.5Z", cloth) + path(
        "M-14.5-7H14.5V-2H-14.5Z", "#fff", opacity=0.45
    )
    return group(
        _shade(-18, -29, 36, 58), frame, pillow, cover, path("M-6 0V24M5 0V25", stroke="#000", width=1.5, opacity=0.18), id=id
    )


def _barrel() -> str:
    staves = disc(0, 0, 13, "#5a3819", "#1f1208", 1.6) + disc(0, 0, 10, "#a8753e")
    gleam = path("M-7.8 6.5A11 11 0 0 1 5.2-9.8", "none", "#f0c98e", 1.6, opacity=0.7)
    return group(disc(4, 5, 13, "#000", opacity=0.4), staves, path("M-10-3H10M-10 3H10", stroke="#6d4620"), gleam, id="barrel")


def _crate() -> str:
    wood = box(-12, -12, 24, 24, 0, "#a97c46", stroke="#2a190b", stroke_width=1.6)
    boards = path("M-12-4H12M-12 4H12M-12-12L12 12", stroke="#5e3e1b", width=1.6)
    return group(_shade(-12, -12, 24, 24), wood, boards, path("M-10.5 10V-10.5H10", "none", "#e9c58b", 1.4), id="crate")
