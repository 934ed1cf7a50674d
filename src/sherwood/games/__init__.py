"""The games on the shelf: every package below this one that makes a `GAME`, and those that plug-ins register.

A game from elsewhere registers its `Game` under the entry-point group `sherwood.games`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from sherwood.kernel.game import Game, Refusal


@cache
def shelf() -> dict[str, Game]:
    """Every game by id, in alphabetical order."""
    packages = [importlib.import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__) if found.ispkg]
    own = [package.GAME for package in packages if hasattr(package, "GAME")]
    guests = [entry.load() for entry in entry_points(group="sherwood.games")]
    return {game.id: game for game in sorted(own + guests, key=lambda game: game.id)}


def find(id: str) -> Game:
    """The game of this id. Raises Refusal."""
    try:
        return shelf()[id]
    except KeyError:
        raise Refusal(f"There is no game {id!r}. Choose one of: {', '.join(shelf())}.") from None
