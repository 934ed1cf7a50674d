"""Where trees, reeds and stones lie in a piece of terrain."""

from __future__ import annotations

import random

from sherwood.games.shieldwall.scenario_file import Piece, Point
from sherwood.games.shieldwall.terrain import boundary_within, lies, polygon


def scattered(dice: random.Random, piece: Piece, apart: int, margin: int = 0) -> list[Point]:
    """Points of an area, `apart` from each other and `margin` from its edge, in units."""
    outline, hole = polygon(piece.points), polygon(piece.hole)
    west, south, east, north = int(outline.west), int(outline.south), int(outline.east), int(outline.north)
    cells: dict[Point, list[Point]] = {}
    found = []
    for _ in range(6 * (east - west) * (north - south) // (apart * apart)):
        x, y = dice.randint(west, east), dice.randint(south, north)
        column, row = x // apart, y // apart
        near = (one for i in (-1, 0, 1) for j in (-1, 0, 1) for one in cells.get((column + i, row + j), ()))
        if lies(x, y, 1, outline) < 0 or (piece.hole and lies(x, y, 1, hole) > 0) or boundary_within(x, y, margin, outline):
            continue
        if all((x - ax) ** 2 + (y - ay) ** 2 >= apart * apart for ax, ay in near):
            cells.setdefault((column, row), []).append((x, y))
            found.append((x, y))
    return found
