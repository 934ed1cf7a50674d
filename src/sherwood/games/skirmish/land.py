"""All data of `skirmish`, loaded together: nothing is used of files of which one figure is at fault."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import NamedTuple, ParamSpec, TypeVar

from sherwood.games.skirmish import figures, maps, mosaic
from sherwood.games.skirmish.board import Board
from sherwood.games.skirmish.figures import Book
from sherwood.games.skirmish.maps import Map
from sherwood.games.skirmish.mosaic import Ground, Layout
from sherwood.games.skirmish.sources import STANDARD, Sources
from sherwood.games.skirmish.zones import Atlas

Asked = ParamSpec("Asked")
Made = TypeVar("Made")


def _once(make: Callable[Asked, Made]) -> Callable[Asked, Made]:
    """Makes the same thing once, whether its arguments are named, given in order or left at their defaults."""
    made, signature = cache(make), inspect.signature(make)

    @wraps(make)
    def find(*args: Asked.args, **named: Asked.kwargs) -> Made:
        asked = signature.bind(*args, **named)
        asked.apply_defaults()
        return made(*asked.args)

    return find


class Land(NamedTuple):
    book: Book
    maps: dict[str, Map]
    mosaics: dict[str, Layout]


@_once
def load(own: Path | None = None, level: str = STANDARD) -> Land:
    """Our figures of a level, with the folder `own` laid over them. Raises Refusal that tells every fault."""
    sources = Sources(own, level)
    size, mosaics = mosaic.read(sources)
    country = figures.read_country(sources)
    found = maps.read(sources, size, country.terrain) if size and not sources.faults else {}
    book = figures.read(sources, country)
    sources.settle()
    assert book is not None
    return Land(book, found, mosaics)


@_once
def ground(mosaic_name: str, literal_walls: bool = False, own: Path | None = None, level: str = STANDARD) -> Ground:
    """The ground of a mosaic. Raises KeyError for a name that no mosaic has, and Refusal as `load` does."""
    land = load(own, level)
    return mosaic.lay(land.mosaics[mosaic_name], land.maps, land.book, literal_walls)


@_once
def board(mosaic_name: str, literal_walls: bool = False, own: Path | None = None, level: str = STANDARD) -> Board:
    return Board(ground(mosaic_name, literal_walls, own, level))


@_once
def atlas(mosaic_name: str, own: Path | None = None) -> Atlas:
    return Atlas(ground(mosaic_name, own=own), load(own).maps)


@cache
def board_of(mosaic_name: str, maps: tuple[str, ...], literal_walls: bool = False, level: str = STANDARD) -> Board:
    """The board that a view names: that of a mosaic, or in a position that was made by hand of its maps side by side."""
    if mosaic_name:
        return board(mosaic_name, literal_walls, level=level)
    land = load()
    return Board(mosaic.lay((maps,), land.maps, land.book))
