"""Metal, paper, wood and felt: the paints of live pieces, and the painted ground below them.

Filters stay on the ground, which never moves; live pieces have gradients only.
"""

from __future__ import annotations

from typing import Final

from sherwood.art.brush import INK, box, gradient, group, letters, measured, path, round_rect

GOLD: Final = "url(#gold)"
PARCHMENT: Final = "url(#parchment)"
CREAM: Final = "#fff3d0"

_GOLD: Final = gradient("gold", ((0, "#f9e7ab"), (0.5, "#b98a37"), (1, "#f1d68b")))
PAINTS: Final = "".join(
    (
        _GOLD,
        gradient("goldball", ((0, "#fff3c0"), (0.5, "#d9a940"), (1, "#7c5416")), "ball"),
        gradient("steel", ((0, "#f3f6f8"), (0.45, "#aeb8c1"), (1, "#525c66"))),
        gradient("iron", ((0, "#b9b4a8"), (1, "#4a463f"))),
        gradient("timber", ((0, "#b98550"), (0.5, "#8f5f34"), (1, "#5b3818"))),
        gradient("parchment", ((0, "#fbf2d9"), (1, "#e4d09f")), "down"),
        gradient("gloss", ((0, "#fff", 0.75), (0.5, "#fff", 0), (1, "#000", 0.45)), "ball"),
        gradient("sheen", ((0, "#fff", 0.3), (0.45, "#fff", 0), (1, "#000", 0.28))),
    )
)
"""Gradients for live pieces."""

TABLE_PAINTS: Final = "".join(
    (
        gradient("felt", ((0, "#2f6b52"), (1, "#102e24")), "wide"),
        gradient("wood", ((0, "#54361f"), (0.5, "#3f2817"), (1, "#2a190d")), "down"),
        gradient("vignette", ((0.6, "#000", 0), (1, "#150c02", 0.5)), "wide"),
        '<filter id="woodgrain" x="0" y="0" width="1" height="1">'
        '<feTurbulence type="fractalNoise" baseFrequency=".006 .2" numOctaves="4" seed="2"/>'
        '<feColorMatrix values="0 0 0 0 .05 0 0 0 0 .02 0 0 0 0 0 1.7 0 0 0 -.62"/></filter>',
        '<filter id="feltgrain" x="0" y="0" width="1" height="1">'
        '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="3"/>'
        '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.1 -.5"/></filter>',
    )
)
"""Gradients and filters of table tops, for a ground that has the paints of pieces too."""

GROUND_PAINTS: Final = _GOLD + TABLE_PAINTS
"""Gradients and filters for the still ground."""


def noises() -> str:
    """The patterns `mottle`, `bleach` and `grain`, which dapple land: tiles of noise, each of its own size so that they never
    repeat together.
    """
    out = ""
    for id, size, frequency, octaves, seed, matrix in (
        ("mottle", 900, ".008 .01", 4, 4, "0 0 0 0 .27 0 0 0 0 .25 0 0 0 0 .08 1.9 0 0 0 -.8"),
        ("bleach", 700, ".015", 3, 21, "0 0 0 0 .84 0 0 0 0 .79 0 0 0 0 .47 0 1.5 0 0 -.7"),
        ("grain", 256, ".7", 2, 8, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3 -.12"),
    ):
        waves = f'baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"'
        turbulence = f'<feTurbulence type="fractalNoise" {waves} stitchTiles="stitch"/>'
        out += f'<filter id="{id}-noise" x="0" y="0" width="1" height="1">{turbulence}<feColorMatrix values="{matrix}"/></filter>'
        tile = box(0, 0, size, size, filter=f"url(#{id}-noise)")
        out += f'<pattern id="{id}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{tile}</pattern>'
    return out


def wood(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    return box(x, y, w, h, r, "url(#wood)") + box(x, y, w, h, r, filter="url(#woodgrain)")


def felt(x: float, y: float, w: float, h: float, grain: float = 0.4) -> str:
    return box(x, y, w, h, 6, "url(#felt)") + box(x, y, w, h, 6, filter="url(#feltgrain)", opacity=grain)


def gold_edge(x: float, y: float, w: float, h: float, r: float = 8) -> str:
    """A dark groove with a gold line in it, round a surface of this size."""
    groove = box(x - 8, y - 8, w + 16, h + 16, r + 2, "#120a04")
    return groove + box(x - 5.5, y - 5.5, w + 11, h + 11, r, stroke=GOLD, stroke_width=2.6)


def vignette(x: float, y: float, w: float, h: float) -> str:
    return box(x, y, w, h, 6, "url(#vignette)")


def title(x: float, y: float, text: str, size: float = 24, space: float = 5) -> str:
    """Spaced gold capitals with a dark echo."""
    echo = letters(x + 1, y + 1.6, text, size, "#0c0602")
    return group(echo, letters(x, y, text, size, GOLD), letter_spacing=space)


def plaque(text: str, size: float = 14, tone: str = CREAM, rim: str = GOLD, width: float = 0) -> str:
    """A small engraved label with its middle at (0, 0)."""
    w = width or (measured(text) + 1.3) * size
    h = size * 1.75
    plate = box(-w / 2, -h / 2, w, h, h / 2, "#1a120a", fill_opacity=0.92, stroke=rim, stroke_width=1.3)
    return plate + letters(0, size * 0.36, text, size, tone, width=w - size * 0.8)


def board(w: float, h: float, r: float = 10) -> str:
    """A wooden plate with a dark field and a gold line, its middle at (0, 0), for names and numbers."""
    outer = round_rect(-w / 2, -h / 2, w, h, r)
    inner = round_rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, r - 3)
    shadow = path(outer, "#0a0704", opacity=0.45, transform="translate(4 6)")
    field = path(inner, "#1d130a", GOLD, 1.3, fill_opacity=0.82)
    return shadow + path(outer, "url(#timber)", INK, 1.6) + field
