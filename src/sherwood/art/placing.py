"""Pieces of a scene: keyed groups that the table moves by their CSS transform."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sherwood.art.brush import number


class Spot(NamedTuple):
    """A place for the middle of a piece, its turn in degrees and its scale."""

    x: float
    y: float
    turn: float = 0
    scale: float = 1


@lru_cache(maxsize=8192)
def place(spot: Spot) -> str:
    return f"translate({number(spot.x)}px,{number(spot.y)}px) rotate({number(spot.turn)}deg) scale({spot.scale:.3g})"


def piece(id: str, spot: Spot, *parts: str, more: str = "") -> str:
    return f'<g id="{id}" class="piece" fill="none" style="transform:{place(spot)}"{more}>{"".join(parts)}</g>'
