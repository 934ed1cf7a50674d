"""Flags, fallen men, and the marks of what has befallen figures and units (SHIELDWALL-6.7, 6.9, 5.3d, 9.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sherwood.art.brush import INK, disc, drawn, group, line, path, rod, use
from sherwood.games.shieldwall.liveries import GOLD, INKED, NATIONS, PAINTINGS, SKIN, STEEL

DARK: Final = "#0a0704"
FREE: Final = "#9fd08a"
STAR: Final = "M0-16l4.5 10.5l11.5 1l-8.7 7.5l2.7 11.2l-10-6l-10 6l2.7-11.2l-8.7-7.5l11.5-1z"

SPARK: Final = "M0-20L4-8L13-14L9-4L20 0L9 4L13 14L4 8L0 20L-4 8L-13 14L-9 4L-20 0L-9-4L-13-14L-4-8Z"
"""Where blades meet."""


def symbols() -> Iterator[str]:
    for nation, livery in NATIONS.items():
        yield drawn(f"banner-{nation}", _banner(FLAGS[nation], livery.colour, SIGNS[nation]))
        for k in range(PAINTINGS):
            yield drawn(f"fallen-{nation}-{k}", _fallen(nation, k))
    yield drawn("star", path(STAR, "#ffe27a", INK, 2.4), path("M0-10l3 7l7 .6", "none", "#fff", 1.6, opacity=0.8))
    yield drawn("lost-banner", _shaft_on_the_ground())
    yield drawn("spark", path(SPARK, "#ffe27a", "#7a2a10", 2.4), disc(0, 0, 4.5, "#fffbe0"))
    for mark, sign in MARKS.items():
        yield drawn(f"mark-{mark}", _plate(), sign)


# -- flags ------------------------------------------------------------------------------------------------------------
FLAGS: Final = {
    "norman": "M0-4H64L52 6L66 16L52 26H0Z",
    "saxon": "M0-4Q30-14 48-2Q64 8 78 0Q70 20 50 18Q28 12 0 26Z",
    "viking": "M0-6H30Q58 0 62 30L52 24L46 34L40 24L32 32L26 22L18 30L12 20L0 24Z",
}
"""Streaming to the east: a swallowtail, a windsock, and a raven's fringed quarter."""
SIGNS: Final = {
    "norman": path("M10 6H24V-2H30V6H44V12H30V24H24V12H10Z", "#f0e2c0"),
    "saxon": path("M10 6q12-8 24-2q10 6 20 2q-4 8-16 8l-4 6l-3-6q-8-2-12 1l-3 5z", "#8d2318"),
    "viking": path("M8 8q8-10 18-4l10-4l-4 8q8 2 10 8q-10-2-14 0q-6 6-14 2l4-4q-6 0-10-6z", "#16222c"),
}


def _banner(flag: str, colour: str, sign: str) -> str:
    shade = f'<ellipse cx="34" cy="22" rx="40" ry="14" fill="{DARK}" opacity=".3"/>'
    folds = line("M26-2Q22 8 28 22M46 0Q42 8 47 18", "#000", 2.4, 0.18) + line("M4-1H30", "#fff", 2, 0.5)
    return shade + path(flag, colour, INK, INKED) + sign + folds + rod("M0-6V26", "#e0b070", 2.6) + disc(0, -8, 5, GOLD, INK, 1.8)


def _shaft_on_the_ground() -> str:
    """A banner that has fallen and can be taken up (SHIELDWALL-6.9)."""
    cloth = path("M-26-6Q-8-20 10-8Q26 4 34-6Q30 20 8 16Q-12 8-28 14Z", "currentColor", INK, INKED)
    folds = line("M-14-6Q-8 4-14 12M8-6Q4 6 10 14", "#000", 2.4, 0.25)
    return cloth + folds + rod("M-38 18L36-16", "#b98550", 2.6) + disc(38, -17, 4, GOLD, INK, 1.6)


# -- the fallen -------------------------------------------------------------------------------------------------------
def _fallen(nation: str, k: int) -> str:
    """A man lying where he fell, his shield and his spear beside him."""
    livery = NATIONS[nation]
    dye = livery.dyes[k]
    shade = f'<ellipse cx="5" cy="6" rx="34" ry="20" fill="{DARK}" opacity=".35"/>'
    legs = rod("M4 8L22 34M-4 8L-12 38", "#4a3a2a", 7.5, ink=3.5)
    hands = disc(-34, -14, 3.6, SKIN, INK, 1.4) + disc(26, -28, 3.6, SKIN, INK, 1.4)
    arms = rod("M-12-6L-34-14M12-6L26-28", dye, 5.6, ink=3.4) + hands
    coat = path("M-14-10Q0-16 14-10L10 14Q0 18-10 14Z", dye, INK, INKED)
    coat += path("M-12-8Q-2-13 4-12L0 12Q-6 13-9 10Z", "#fff", opacity=0.25) + line("M-10 9H10", livery.colour, 3)
    head = disc(0, -20, 9.5, "#6b4a2a", INK, INKED)
    shield = group(use(f"shield-{nation}-{k}"), transform="translate(-32 20) rotate(-30) scale(.95 .72)")
    return shade + legs + arms + coat + head + shield + rod("M30 6L42 40", "#b98550", 2.6)


# -- marks ------------------------------------------------------------------------------------------------------------
def _plate() -> str:
    return disc(2, 3, 17, DARK, opacity=0.45) + disc(0, 0, 16, "#1a120a", GOLD, 1.8)


MARKS: Final = {
    "used": line("M-7 0L-2 6L8-7", "#cfe3b0", 3.4),
    "engaged": rod("M-8 9L7-8M8 9L-7-8", STEEL, 2.8) + rod("M-10 4L-4 9M10 4L4 9", GOLD, 2),
    "falls-back": path("M-6-9H6V1H11L0 12L-11 1H-6Z", "#ffb07a", INK, 1),
    "routed": line("M-6 11V-11", "#8d6a3a", 3) + path("M-5-11H10L5-6L10-1H-5Z", "#fff", INK, 1),
    "uncontrolled": path("M0-12L11-1H6V11H-6V-1H-11Z", "#e2553c", INK, 1) + line("M0-5V3M0 7V7.1", "#fff", 2.6),
    "no-fire": path("M-7-8Q7-8 7 8", "none", "#e2c48c", 2.6)
    + line("M-7-8L7 8", "#f3ead2", 1.2)
    + line("M-9 9L9-9", "#e2553c", 3.4),
    "no-charge": path("M-9 6V-4Q-9-9-3-9Q6-9 7 1L2 0Q1-3-3-3V6Z", "#c9b48c", INK, 1) + line("M-9 9L9-9", "#e2553c", 3.4),
    "spent": line("M-8 8L8-8", "#e2c48c", 2.6, stroke_dasharray="4 4") + path("M8-8l-2 6l-4-4z", STEEL, INK, 0.8),
    "surrendered": line("M-8-7H8M-8 7H8", "#efe3c2", 3) + disc(-5, 0, 5, "", "#b8b2a6", 2.6) + disc(5, 0, 5, "", "#b8b2a6", 2.6),
    "freed": path("M-9 2A9 9 0 0 1 7-6", "none", "#9fd08a", 3)
    + path("M11-10V0L2-4Z", "#9fd08a", INK, 0.8)
    + disc(0, 4, 3.6, "#9fd08a", INK, 1),
    "doomed": line("M-8-8L8 8M8-8L-8 8", "#e2553c", 5),
    "ladder": line("M-5-11V11M5-11V11M-5-7H5M-5-1H5M-5 5H5", "#d0a064", 2.4),
    "digs": rod("M-8 9L4-5", "#b98550", 2.8) + path("M-2-9L9 2L11-4L4-11Z", STEEL, INK, 1),
    "load": path("M-9-3Q0-10 9-3V8Q0 11-9 8Z", "#b98550", INK, 1.2) + line("M-9 2H9M0-6V9", "#5b3818", 1.6),
}
"""By what they say: the figure or unit has moved, is engaged, fell back, runs, advances uncontrolled, may not shoot in the next
fire step (SHIELDWALL-5.3d), may not charge (SHIELDWALL-7.1e), has thrown what it had (SHIELDWALL-5.1b), has surrendered, is free
to leave or to follow (SHIELDWALL-7.3a), is hit and not saved (SHIELDWALL-5.2b), carries
a siege ladder, works at a wall, bears a load."""
