"""Horses seen from above, looking north, lit from their left; the saddle is at (0, 14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sherwood.art.brush import INK, drawn, line, path
from sherwood.games.shieldwall.liveries import INKED, NATIONS

SADDLE: Final = 14
"""How far behind the middle of its base a rider sits."""
COATS: Final = {
    "bay": ("#8a5228", "#1d1009"),
    "dark": ("#4a3a30", "#15100c"),
    "dun": ("#c09a5c", "#3a2810"),
    "grey": ("#a9a69c", "#f0ece0"),
}
"""The horse, and its mane and tail."""
BODY: Final = "M0-40Q-14-34-17-16Q-18 4-15 22Q-22 40-19 56Q-12 72 0 72Q12 72 19 56Q22 40 15 22Q18 4 17-16Q14-34 0-40Z"
NECK: Final = "M-10-30Q-8-56-7-64Q-8-76-3-88Q0-91 3-88Q8-76 7-64Q8-56 10-30Q0-22-10-30Z"
CLOTH: Final = "M-14-30Q-30-20-29 6Q-34 44-25 66Q-13 72-10 62L0 66L10 62Q13 72 25 66Q34 44 29 6Q30-20 14-30Q0-22-14-30Z"


def symbols() -> Iterator[str]:
    for name, (coat, mane) in COATS.items():
        yield drawn(f"horse-{name}", _legs(coat), _tail(mane), _body(coat))
        yield drawn(f"head-{name}", _head(coat, mane), _saddle())
    for nation, livery in NATIONS.items():
        yield drawn(f"trapper-{nation}", _trapper(livery.colour, livery.light))


def coat(variant: int) -> str:
    return list(COATS)[variant % len(COATS)]


def _legs(coat: str) -> str:
    hooves = ((-15, -22, -1, -14), (15, -20, 1, -12), (-17, 50, -1, 12), (17, 50, 1, 12))
    d = "".join(f"M{x} {y}q{6 * side}-2 {6 * side} {long}q{-3 * side} 3 {-6 * side} 1z" for x, y, side, long in hooves)
    return path(d, coat, INK, 1.8) + path(d, "#000", opacity=0.4)


def _tail(mane: str) -> str:
    return path("M-2 66Q-10 76-4 90Q0 94 4 90Q10 76 2 66Z", mane, INK, 1.8)


def _body(coat: str) -> str:
    lit = path("M-14-18Q-16 4-12 22Q-18 40-15 54Q-9 40-7 22Q-9 0-6-30Q-12-28-14-18Z", "#fff2d8", opacity=0.34)
    shaded = path("M17-14Q18 4 15 22Q22 40 19 56Q12 72 0 72Q10 60 9 40Q7 10 10-30Q16-24 17-14Z", "#000", opacity=0.36)
    return path(BODY, coat, INK, INKED) + lit + shaded


def _head(coat: str, mane: str) -> str:
    lit = path("M-7-34Q-5-56-4-66Q-4-78-1-86Q-6-78-6-64Q-8-50-7-34Z", "#fff2d8", opacity=0.4)
    ears = path("M-7-64l-5-8l7 2zM7-64l5-8l-7 2z", coat, INK, 1.6)
    bridle = line("M-6-80H6M-7-68L-12-30M7-68L12-30", "#3a1f10", 1.8)
    return path(NECK, coat, INK, INKED) + lit + ears + line("M0-62Q-3-44 0-24", mane, 5) + bridle


def _saddle() -> str:
    leather = path("M-16-4Q0-12 16-4L17 34Q0 42-17 34Z", "#6b2a1e", INK, 1.8)
    return leather + path("M-16-4Q0-12 16-4L16 2Q0-6-16 2Z", "#c98a5a", opacity=0.6)


def _trapper(colour: str, light: str) -> str:
    """A long cloth over the horse of a leader."""
    hem = line("M-24 60Q-32 40-27 8Q-28-16-14-26M24 60Q32 40 27 8Q28-16 14-26", light, 2.4, 0.9)
    studs = line("M-18-10h.1M18-10h.1M-20 12h.1M20 12h.1M-22 36h.1M22 36h.1M-14 54h.1M14 54h.1", light, 4.4)
    shaded = path("M8-26Q16 20 10 62Q13 72 25 66Q34 44 29 6Q30-20 14-30Z", "#000", opacity=0.22)
    return path(CLOTH, colour, INK, INKED) + shaded + hem + studs
