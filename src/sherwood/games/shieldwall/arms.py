"""Weapons in the hands of a man who looks north, seen from above: his middle is (0, 0), his shoulders reach to 23."""

from __future__ import annotations

from typing import Final

from sherwood.art.brush import INK, disc, line, path, rod
from sherwood.games.shieldwall.liveries import GOLD, INKED, SKIN, STEEL

WOOD: Final = "#b98550"


def _shaft(d: str, width: float = 3) -> str:
    return rod(d, WOOD, width, ink=2.6)


def _hand(x: float, y: float) -> str:
    return disc(x, y, 4.6, SKIN, INK, 1.8)


def _point(x: float, y: float, size: float = 1) -> str:
    """The head of a spear, its tip at (x, y)."""
    w, h = 6 * size, 14 * size
    return path(f"M{x:g} {y:g}l{w:g} {h:g}l{-w:g} {w:g}l{-w:g} {-w:g}z", STEEL, INK, INKED)


def _sword() -> str:
    blade = path("M15-18L24-52L29-50L22-16Z", "#d5dce1", INK, INKED) + line("M19-20L26-48", "#fff", 1.4, 0.9)
    return blade + rod("M11-20L26-14", "#e0b34a", 3.4, ink=2.6)


def _club() -> str:
    nails = "".join(disc(x, y, 1.8, "#3f2812") for x, y in ((24, -42), (26, -36), (22, -34)))
    return path("M15-14L19-46Q28-52 33-43L22-12Z", "#8a5f36", INK, INKED) + nails


def _fork() -> str:
    return _shaft("M18 24L19-34") + rod("M11-54V-42Q11-36 19-36Q27-36 27-42V-54M19-56V-36", "#b9b4a8", 2.2)


def _javelins() -> str:
    first = _shaft("M24 14L26-44", 2.2) + path("M26-57l4.6 11l-4.6 4l-4.6-4z", STEEL, INK, 1.6)
    return first + _shaft("M31 12L35-38", 2.2) + path("M35-51l4.6 11l-4.6 4l-4.6-4z", STEEL, INK, 1.6)


def _sling() -> str:
    cord = rod("M18-16Q40-34 30-50Q14-62 6-48Q2-38 14-36", "#cdb88a", 2.2)
    pouch = path("M-24 6q10 4 14 12q-8 8-16 2z", "#8a5f36", INK, 1.6)
    return cord + disc(15, -37, 5.5, "#9a948a", INK, 2) + pouch


def _axe() -> str:
    """Long-hafted, in both hands."""
    blade = path("M7-44Q-10-52-20-42Q-24-34-19-24Q-8-30 8-32Z", STEEL, INK, INKED)
    return _shaft("M24 24L8-46", 3.6) + blade + line("M-19-40Q-22-34-18-27", "#fff", 2.2) + _hand(11, -30)


def _bow() -> str:
    stave = rod("M-30-12Q-20-34 0-36Q20-34 30-12", "#b5762f", 3.6, ink=2.8) + line("M-30-12L0-6L30-12", "#f3ead2", 1.6)
    arrow = rod("M0-6V-50", "#e2c48c", 2, ink=2) + path("M0-60l5 12h-10z", STEEL, INK, 1.6) + _hand(0, -36)
    quiver = path("M10 10L20 6L25 26L15 29Z", "#6b3f1e", INK, 1.8) + line("M16 8l-1-6M19 7v-6M22 8l1-6", "#efe3c2", 2)
    return stave + arrow + quiver


def _crossbow() -> str:
    bow = rod("M-22-26Q0-44 22-26", "#87919a", 4.8, ink=3.2) + line("M-22-26L0-14L22-26", "#f3ead2", 1.6)
    stock = path("M-5-48H5L4 4H-4Z", "#8f5f34", INK, INKED) + line("M0-44V-2", "#e2c48c", 2)
    return bow + stock + path("M0-58l4 9h-8z", STEEL, INK, 1.5)


UNDER: Final = {
    "pole": _shaft("M18 26L19-48") + _point(19, -66),
    "lance": _shaft("M19 44L15-104", 3.4) + _point(15, -124),
    "edged": _sword(),
    "blunt": _club(),
    "bare": _fork(),
    "javelin": _javelins(),
    "sling": _sling(),
}
"""Held in one hand, below the shoulders. Named as in the roster; who has no weapon took a fork along."""
OVER: Final = {"axe": _axe(), "bow": _bow(), "crossbow": _crossbow()}
"""Held in both hands, above the shoulders."""
PENNON: Final = (
    path("M15-98L46-86L31-77L44-67L16-71Z", "currentColor", INK, INKED)
    + line("M19-93L39-85", "#fff", 2, 0.7)
    + disc(16, -84, 2.6, GOLD)
)
"""On a lance."""
