"""One self-contained SVG document from a game's symbols and a scene: for files, notebooks and the command line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Protocol

from sherwood.art import brush

_PLACE: Final = re.compile(r'style="transform:([^"]*)"')


class Sheet(Protocol):
    """What a picture must hold to become a document; `kernel.game.Scene` does."""

    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    @property
    def ground(self) -> str: ...
    @property
    def pieces(self) -> Mapping[str, str]: ...


def document(symbols: str, scene: Sheet) -> str:
    """The scene as it stands on the table. Renderers without CSS can draw it: places become plain transforms."""
    pieces = _PLACE.sub(lambda found: f'transform="{_plain(found[1])}"', "".join(scene.pieces.values()))
    return brush.document(scene.width, scene.height, f"<defs>{symbols}</defs>", scene.ground, pieces)


def _plain(css: str) -> str:
    return css.replace("px", "").replace("deg", "").replace(",", " ")
