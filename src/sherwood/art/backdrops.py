"""Places behind a portrait, in a window of 132 by 118 with its corner at (0, 0)."""

from __future__ import annotations

import math
import random
from typing import Final

from sherwood.art.brush import INK, box, disc, drawn, gradient, group, line, number, path, smooth

WIDTH: Final = 132
HEIGHT: Final = 118

PAINTS: Final = "".join(
    (
        gradient("glade", ((0, "#f4efb4"), (0.5, "#b9cf7e"), (1, "#5f8a48")), "down"),
        gradient("hallshade", ((0, "#ffdf9a", 0.16), (1, "#0d0806", 0.66))),
        gradient("evening", ((0, "#33406e"), (0.4, "#c07a58"), (0.62, "#f3cf8a"), (1, "#d8c07a")), "down"),
        gradient("plain", ((0, "#cfc39c"), (1, "#7d6d46")), "wide"),
    )
)


def window() -> str:
    """What `clip-path="url(#window)"` needs."""
    return f'<clipPath id="window"><rect width="{WIDTH}" height="{HEIGHT}" rx="5"/></clipPath>'


def _shown(id: str, *parts: str) -> str:
    return drawn(id, group(*parts, clip_path="url(#window)"))


def _sky(paint: str) -> str:
    return box(0, 0, WIDTH, HEIGHT, fill=paint)


def glade() -> str:
    """Sherwood Forest: light between trunks."""
    dice = random.Random(4)
    rays = path("M40 0H62L34 118H-20ZM78 0H96L92 118H58Z", "#fffbd0", opacity=0.18)
    floor = path("M0 104Q40 94 70 102T132 98V118H0Z", "#2c4a1e")
    return _shown("glade-view", _sky("url(#glade)"), rays, _trunks(), _leaves(dice), floor, _ferns(dice))


def _trunks() -> str:
    trees = (
        (14, 7, "#3a3420", "#8c8452"),
        (44, 4, "#59613a", "#a9b070"),
        (70, 3, "#7f8c54", "#c5cf8e"),
        (96, 4, "#59613a", "#a9b070"),
        (119, 8, "#332d1c", "#857c4a"),
    )
    return "".join(
        path(f"M{x - w} 0L{number(x - w * 1.5)} 118H{number(x + w * 1.5)}L{x + w} 0Z", bark)
        + line(f"M{number(x - w * 0.6)} 4L{x - w} 114", light, 1.6, 0.6)
        for x, w, bark, light in trees
    )


def _leaves(dice: random.Random) -> str:
    crowns = []
    for _ in range(15):
        x, y, r = dice.uniform(-4, 136), dice.uniform(-8, 16), dice.uniform(14, 24)
        angles = [k * math.pi / 3 for k in range(6)]
        edge = [
            (x + r * math.cos(a) * dice.uniform(0.8, 1.15), y + r * 0.7 * math.sin(a) * dice.uniform(0.8, 1.15)) for a in angles
        ]
        crowns.append(path(smooth(edge), dice.choice(("#2c4a20", "#3c6a2b", "#4f8136", "#6d9c45")), opacity=0.92))
    return "".join(crowns)


def _ferns(dice: random.Random) -> str:
    """Blades of grass, one path for each green."""
    greens = {"#24401a": "", "#4f7a32": "", "#80a850": ""}
    for _ in range(46):
        x, lean, h = dice.uniform(0, 132), dice.uniform(-5, 5), dice.uniform(8, 22)
        blade = f"M{number(x)} 118q{number(lean)} {number(-h * 0.6)} {number(lean * 2)} {number(-h)}"
        greens[dice.choice(list(greens))] += blade
    return "".join(line(blades, green, 1.8, 0.9) for green, blades in greens.items())


def hall() -> str:
    """Nottingham Castle: a stone wall by torchlight, and a banner."""
    banner = path("M44 0H88V22L66 34L44 22Z", "#8d1b12", INK, 1) + path("M66 5l5 10h-3l-2-4l-2 4h-3z", "#f3d98c")
    return _shown(
        "hall-view", _sky("#3a332e"), _stones(random.Random(9)), _sky("url(#hallshade)"), _torch(13), _torch(119), banner
    )


def _stones(dice: random.Random) -> str:
    stones, lights = "", ""
    for row in range(9):
        x, y = -10 * (row % 2) - dice.uniform(0, 8), row * 13.3
        while x < WIDTH:
            w, tone = dice.uniform(18, 29), int(dice.uniform(-12, 12))
            stones += box(x, y, w - 1.5, 11.8, 2, f"#{122 + tone:02x}{112 + tone:02x}{102 + tone:02x}")
            lights += f"M{number(x + 1.5)} {number(y + 1.2)}h{number(w - 5)}"
            x += w
    return stones + line(lights, "#d8cdb8", 0.9, 0.5)


def _torch(x: int) -> str:
    stick = path(f"M{x - 3} 48h6l-1.5 22h-3z", "#3f2a16", INK, 0.9)
    flame = path(f"M{x} 26q9 10 5 18q-2 5-5 5t-5-5q-4-8 5-18z", "#ffb43a")
    heart = path(f"M{x} 34q5 6 2.5 11q-2.5 3-5 0q-2.5-5 2.5-11z", "#fff2a8")
    return disc(x, 40, 24, "#ffcf6a", opacity=0.22) + stick + flame + heart


def road() -> str:
    """The Great North Road at sunset, with a castle far off."""
    sun = disc(98, 42, 24, "#fff1b8", opacity=0.25) + disc(98, 42, 13, "#fff1b8")
    hills = path("M0 66Q30 48 58 62T132 54V118H0Z", "#7d6a66")
    castle = path(
        "M8 62h4v-14h-2v-4h3v2h3v-2h3v2h3v-2h3v4h-2v14h22v-9h-1v-3h2v2h3v-2h3v2h3v-2h2v3h-1v12h-46z",
        "#6a5654",
    )
    fields = path("M0 80Q40 64 76 78T132 72V118H0Z", "#6d7a45") + path("M0 96Q50 82 132 94V118H0Z", "#4f6a30")
    way = path("M52 118Q58 98 72 90Q80 84 74 76L78 75Q88 84 82 92Q76 102 92 118Z", "#d9bf8a")
    pines = ((4, 92, 24), (14, 96, 30), (112, 92, 26), (121, 96, 34), (26, 90, 16))
    trees = path("".join(f"M{x} {y}l5-{h}l5 {h}z" for x, y, h in pines), "#2f4a26")
    return _shown("road-view", _sky("url(#evening)"), sun, hills, castle, fields, way, trees)


def rays() -> str:
    """Plain parchment with rays, behind things."""
    ends = ((66 + 110 * math.cos(k * math.pi / 12), 62 + 110 * math.sin(k * math.pi / 12)) for k in range(24))
    beams = "".join(f"M66 62L{number(x)} {number(y)}" for x, y in ends)
    return _shown("rays-view", _sky("url(#plain)"), line(beams, "#fff6d6", 7, 0.16))
