"""The colours of the nations, and of their clothes and shields."""

from __future__ import annotations

from typing import Final, NamedTuple


class Livery(NamedTuple):
    colour: str
    dark: str
    light: str
    dyes: tuple[str, ...]
    """Of cloth, so that neighbours are no twins."""
    fields: tuple[tuple[str, str], ...]
    """Field and charge of each painting of a shield."""


NATIONS: Final = {
    "norman": Livery(
        "#b8402f",
        "#6b1a12",
        "#ffd7c4",
        ("#8d6a4c", "#a08458", "#7b4f42", "#8a7f6c"),
        (("#b8402f", "#f0e2c0"), ("#f0e2c0", "#b8402f"), ("#26466d", "#f0e2c0"), ("#8d2318", "#e8c35a")),
    ),
    "saxon": Livery(
        "#dcae36",
        "#7d5a10",
        "#fff1bd",
        ("#6f7d45", "#8a7a44", "#587058", "#7d6a3c"),
        (("#d9a92f", "#7a3a1c"), ("#5f7a3a", "#e9dcb4"), ("#b5552f", "#efe0b0"), ("#e9dcb4", "#8a5a20")),
    ),
    "viking": Livery(
        "#6fb0dc",
        "#245276",
        "#dff1ff",
        ("#5d7488", "#6f6a80", "#4f7a7c", "#7c7468"),
        (("#4f93c4", "#eef3f5"), ("#24445e", "#cfe0ea"), ("#eef3f5", "#2c6a9a"), ("#3a3f46", "#8fc0e0")),
    ),
}
PAINTINGS: Final = 4
SKIN: Final = "#d9a679"
"""Of hands and arms."""
GOLD: Final = "#e8c35a"
STEEL: Final = "#c8d0d6"
INKED: Final = 2.2
"""Width of outlines."""
