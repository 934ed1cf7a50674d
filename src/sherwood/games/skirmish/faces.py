"""The counters as symbols, and how a counter is put together from them (SKIRMISH-1.2).

A counter is cardboard of 66 by 66 round (0, 0): portrait, name, and three figures: attack in black, defence in red, ringed with
steel where it is armoured, movement allowance in blue. Nations differ by colour, by the cut of the corners and by the pattern
behind the portrait; a second faction of a nation has a look of its own. Whoever fills two hexes lies on a long base with its
head towards the front hex. No filters here: these are the pieces that move.
"""

from __future__ import annotations

import math
from collections import Counter as Tally
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from sherwood.art.brush import (
    FONT,
    Point,
    box,
    compact,
    disc,
    drawn,
    escaped,
    gradient,
    group,
    line,
    number,
    path,
    placed,
    prefixed,
    rod,
    use,
)
from sherwood.art.portraits import heads
from sherwood.art.rough import joined, mixed
from sherwood.art.surfaces import PAINTS
from sherwood.games.skirmish import looks
from sherwood.games.skirmish.beasts import beasts
from sherwood.games.skirmish.layout import HIGH, hexagon

PREFIX: Final = "skirmish-"
HALF: Final = 33
WINDOW: Final = (-29.0, -29.5, 58.0, 36.0)
"""Of the portrait: left, top, width and height."""
BUST: Final = 0.62
"""Scale of a bust in its window."""
SHARED: Final = 400
"""A part of busts that is longer than this and occurs again is a symbol of its own."""


class Style(NamedTuple):
    """How the counters of one faction look."""

    light: str
    dark: str
    paper: str
    shade: str
    ink: str
    outline: str
    pattern: str


CUT: Final = "M-24-33H24L33-24V24L24 33H-24L-33 24V-24Z"
ROUND: Final = "M-21-33H21Q33-33 33-21V21Q33 33 21 33H-21Q-33 33-33 21V-21Q-33-33-21-33Z"
NOTCHED: Final = "M-24-33H24Q24-24 33-24V24Q24 24 24 33H-24Q-24 24-33 24V-24Q-24-24-24-33Z"
CARVED: Final = (
    "M0-34Q7-30 15-32Q26-33 30-24Q34-13 33 0Q34 13 30 24Q26 33 15 32.5Q7 31 0 33.5Q-7 31-15 32.5Q-26 33-30 24Q-34 13-33 0"
    "Q-34-13-30-24Q-26-33-15-32Q-7-30 0-34Z"
)
SQUARE: Final = "M-30-33H30Q33-33 33-30V30Q33 33 30 33H-30Q-33 33-33 30V-30Q-33-33-30-33Z"
STYLES: Final = {
    "norman0": Style("#dc4a3a", "#8e1a1c", "#fbe9d4", "#e9b795", "#b8402f", CUT, "M0 5L5 0L10 5L5 10Z"),
    "norman1": Style("#9a58c4", "#4f2079", "#f5eafa", "#cfabe2", "#7a3aa4", NOTCHED, "M5 1.5V8.5M2 4H8"),
    "saxon0": Style("#3f7fd8", "#173f8c", "#e9f2fb", "#9fc3ea", "#2f62b4", ROUND, "M-2 12L12-2M-2 2L2-2M8 12L12 8"),
    "saxon1": Style(
        "#3f9a5a", "#155a30", "#eef8ea", "#a9d8ae", "#2b7a45", CARVED, "M5 9V2M5 5L2 2.5M5 5L8 2.5M5 8L2 5.5M5 8L8 5.5"
    ),
    "neutral0": Style("#8a8478", "#433d34", "#f3efe6", "#c9c0ae", "#6b6355", SQUARE, "M2 5H8"),
}
"""By nation, and by the faction's number among those of its nation."""


# -- symbols ----------------------------------------------------------------------------------------------------------
@cache
def symbols() -> str:
    """The content of the `<defs>` that every scene needs."""
    x, y, w, h = WINDOW
    window = f'<clipPath id="window">{box(x, y - 6, w, h + 6, 3)}</clipPath>'
    styles = "".join(_style(name, style) for name, style in STYLES.items())
    parts = (PAINTS, heads.symbols(), window, styles, *_busts(), *beasts(), *_marks())
    return prefixed(compact("".join(parts)), PREFIX)


def _style(name: str, style: Style) -> str:
    face = gradient(f"face-{name}", ((0, style.light), (1, style.dark)))
    paper = gradient(f"paper-{name}", ((0, style.paper), (1, style.shade)), "ball")
    tile = path(style.pattern, "none", style.ink, 1.5, opacity=0.42)
    pattern = f'<pattern id="weave-{name}" width="10" height="10" patternUnits="userSpaceOnUse">{tile}</pattern>'
    return face + paper + pattern + drawn(f"base-{name}", *_cardboard(name, style)) + drawn(f"long-{name}", *_plinth(name, style))


def _cardboard(name: str, style: Style) -> tuple[str, ...]:
    """Shadow, edge and face; the portrait's paper."""
    d = style.outline
    x, y, w, h = WINDOW
    shadow = "".join(
        path(d, "#0a0703", opacity=opacity, transform=f"translate({dx} {dy})")
        for dx, dy, opacity in ((6, 8, 0.2), (4, 5.6, 0.38))
    )
    edge = path(d, "#8c7d5c", "#2a2013", 0.8, transform="translate(1.3 2.6)")
    face = path(d, f"url(#face-{name})", "#000", 1, stroke_opacity=0.5)
    light = path(d, "none", "#fff", 1.3, opacity=0.5, transform="scale(.955)", stroke_dasharray="86 400", stroke_dashoffset=-187)
    paper = box(x, y, w, h, 3, f"url(#paper-{name})") + box(x, y, w, h, 3, f"url(#weave-{name})")
    band = box(x, y + h, w, 10, 0, style.dark) + box(x, 16.5, w, 14.5, 3, "#f7eed6", stroke="#2a2013", stroke_width=0.8)
    return shadow, edge, face, light, paper, band


def _plinth(name: str, style: Style) -> tuple[str, ...]:
    """The base of two hexes, pointed at the front, which is east."""
    d = _long_outline(style.outline == CUT)
    chevron = path("M49-20L67 0L49 20", "none", style.paper, 3.4, opacity=0.9)
    face = path(d, mixed(style.light, style.dark, 0.62), mixed(style.dark, "#000000", 0.35), 2) + path(d, f"url(#weave-{name})")
    return face, path(d, "none", style.paper, 1.5, opacity=0.85, transform="scale(.955 .89)"), chevron


def _long_outline(is_cut: bool) -> str:
    back, front = -HIGH / 2 - 33, HIGH / 2 + 10
    if is_cut:
        corners = ((back + 9, -31), (front, -31), (front + 25, 0), (front, 31), (back + 9, 31), (back, 22), (back, -22))
        return joined(corners, True)
    tip = f"Q{number(front + 12)}-29 {number(front + 25)} 0Q{number(front + 12)} 29 {number(front - 10)} 31"
    upper = f"M{number(back)}-15Q{number(back)}-31 {number(back + 16)}-31H{number(front - 10)}"
    return f"{upper}{tip}H{number(back + 16)}Q{number(back)} 31 {number(back)} 15Z"


def _busts() -> Iterable[str]:
    """Parts that many have in common, then the busts themselves."""
    found = looks.busts()
    tally = Tally(part for bust in found.values() for part in dict.fromkeys(bust) if len(part) > SHARED)
    shared = {part: f"part{k}" for k, (part, count) in enumerate(tally.items()) if count > 1}
    yield from (drawn(id, part) for part, id in shared.items())
    for name, bust in found.items():
        yield drawn(f"bust-{name}", *(use(shared[part]) if part in shared else part for part in bust))


# -- marks ------------------------------------------------------------------------------------------------------------
GLYPHS: Final = {
    "fired": ("#2b2013", "M-6 5L4-5M4-5H-.6M4-5V-.4M-6 5l-.4-3M-6 5l3 .4"),
    "moved": ("#2b2013", "M-5-4.4L-.6 0L-5 4.4M.6-4.4L5 0L.6 4.4"),
    "attacked": ("#2b2013", "M-5.4-5.4L5 5M5.4-5.4L-5 5M-5.6 2.6L-2.4 5.8M5.6 2.6L2.4 5.8"),
    "up": ("#1d3316", "M0 6V-6M-5-1L0-6L5-1"),
    "hidden": ("#1d3316", "M-6 5Q-6-6 0-6Q6-6 6 5ZM-2.6 5Q-3-1 0-1Q3-1 2.6 5"),
    "mounted": ("#4a2a12", "M-5 6Q-4-1-1-4L-2-7L2-5Q6-3 6 1L3 2L2 0Q0 2 2 6Z"),
    "disarmed": ("#5c110b", "M-5 5L3-3L5-6L2-4M-6 2L-2 6M-6-6L6 6"),
    "blinded": ("#5c110b", "M-7 0Q0-6 7 0Q0 6-7 0ZM-6 6L6-6"),
    "leads": ("#4a2a12", "M-6 4Q-2-5 2 0T6-4M2-6h4v4"),
}
"""A badge's ground and the sign on it."""


RING: Final = "M-10 23.8a10 7.4 0 1 0 20 0a10 7.4 0 1 0-20 0"
"""Of steel, round the defence of who is armoured."""


def _marks() -> Iterable[str]:
    yield from (_badge(name, *glyph) for name, glyph in GLYPHS.items())
    yield drawn("stars", *_stars())
    yield drawn("wound", _bandage(), _drop(22, -20, 1.2), _drop(12.5, -23, 0.85))
    yield drawn("rope", *_rope())
    yield drawn("wreath", *_wreath())
    yield drawn("veil", path(SQUARE, "#14110b", opacity=0.34))
    yield drawn("armour", path(RING, "#fff", "#1f262c", 3), path(RING, "none", "#aebac4", 1.6))
    for name, colour, rim in (("glow", "#ffe27a", "#8a5a00"), ("threat", "#ff7a5c", "#5c110b"), ("ask", "#bfe0ff", "#173f8c")):
        yield drawn(f"{name}", _glow(hexagon(HALF + 10), colour, rim))
        yield drawn(f"{name}-long", _glow(_long_outline(False), colour, rim))


def _glow(d: str, colour: str, rim: str) -> str:
    """A halo round a counter."""
    return path(d, colour, colour, 14, opacity=0.35) + path(d, "none", rim, 7) + path(d, "none", colour, 4.5)


def _badge(name: str, fill: str, sign: str) -> str:
    return drawn(f"mark-{name}", disc(0, 0, 9, fill, "#f1d68b", 1.5) + line(sign, "#fff6d8", 1.8))


def _stars() -> Iterable[str]:
    star = "M0-4.6L1.3-1.5L4.6-1.3L2 .8L2.9 4L0 2.2L-2.9 4L-2 .8L-4.6-1.3L-1.3-1.5Z"
    yield path("M-19-18a21 6.4 0 1 0 42 0a21 6.4 0 1 0-42 0", "none", "#fff2a8", 1.6, stroke_dasharray="5 3")
    for x, y, size in ((-18, -18, 1), (-5, -24, 0.85), (12, -23, 0.95), (22, -15, 1.05), (3, -11, 1.2)):
        yield placed(x, y, path(star, "#ffd93b", "#5a3c00", 0.9), scale=size)


def _drop(x: float, y: float, size: float) -> str:
    return placed(
        x, y, path("M0-6.6Q6 1 0 5.4Q-6 1 0-6.6Z", "#d8160f", "#fff", 1.1) + disc(-1.3, 1.2, 1, "#fff", opacity=0.8), scale=size
    )


def _bandage() -> str:
    cloth = path("M-14-18L10-22L11.5-16.5L-13-12Z", "#f4ead6", "#7c6a52", 0.9)
    return cloth + path("M-3-20q3-1.4 5 .4q-1 3.4-4 3.8q-2.4-1.8-1-4.2z", "#c21a12")


def _rope() -> Iterable[str]:
    for d in ("M-31-16L31 4", "M-31 4L31-16"):
        yield rod(d, "#d9b26a", 5, ink=2.4) + line(d, "#7a5320", 5, stroke_dasharray="1.4 3.4", stroke_linecap="butt")
    yield disc(0, -6, 6.6, "#d9b26a", "#2a1a0a", 1.6) + line("M-3.6-7.6q3.6 4 7.2 0M-3-4q3 2.6 6 0", "#7a5320", 1.4)


def _wreath() -> Iterable[str]:
    """Leaves round the counter of a man Up the Tree."""
    yield disc(5, 7, 46, "#0a1206", opacity=0.3)
    for ring, (r, tone) in enumerate(((44, "#1d3316"), (42, "#3f7a2c"), (40.5, "#86b347"))):
        d = ""
        for k in range(18):
            a = 2 * math.pi * (k + 0.33 * ring) / 18
            b = a + (0.7 if k % 2 else -0.7)
            x, y, size = r * math.cos(a), r * math.sin(a), 11 - 2.6 * ring
            ux, uy = math.cos(b) * size, math.sin(b) * size
            d += _leaf((x, y), (ux, uy))
        yield path(d, tone)


def _leaf(middle: Point, tip: Point) -> str:
    (x, y), (ux, uy) = middle, tip
    near, far = f"{number(x - ux)} {number(y - uy)}", f"{number(x + ux)} {number(y + uy)}"
    left, right = (f"{number(x - k * uy * 0.7)} {number(y + k * ux * 0.7)}" for k in (1, -1))
    return f"M{near}Q{left} {far}Q{right} {near}Z"


# -- a counter --------------------------------------------------------------------------------------------------------
class Face(NamedTuple):
    """All that shows on one counter."""

    symbol: str
    """Its bust or its beast."""
    name: str
    style: str
    figures: tuple[int, int, int]
    armoured: bool = False
    state: str = "healthy"
    captured: bool = False
    up: bool = False
    halo: str = ""
    """glow, threat, ask, or empty."""
    marks: tuple[str, ...] = ()
    used: bool = False
    """Has done what it may do in this side turn."""


POSES: Final = {
    "healthy": f"translate(0 -6.5) scale({BUST})",
    "wounded": f"translate(0 -6.5) rotate(-8) scale({BUST})",
    "stunned": f"translate(4 -10) rotate(96) scale({BUST})",
    "dead": f"translate(4 -10) rotate(96) scale({BUST})",
}
TINTS: Final = {"wounded": ("#c8604a", 0.5), "stunned": ("#5d6872", 0.62), "dead": ("#3a3634", 0.7)}


@lru_cache(maxsize=4096)
def counter(face: Face) -> str:
    """One who fills one hex, round (0, 0)."""
    tint = _window(*TINTS[face.state]) if face.state in TINTS else ""
    bust = f'<g clip-path="url(#window)"><g transform="{POSES[face.state]}">{use(face.symbol)}</g></g>'
    over = {"wounded": use("wound"), "stunned": use("stars")}.get(face.state, "")
    parts = (
        use(face.halo) if face.halo else "",
        use("wreath") if face.up else "",
        use(f"base-{face.style}"),
        tint,
        bust,
        over,
        _words(face),
        use("rope") if face.captured else "",
        use("veil") if face.used else "",
        *(placed(27 - 17 * k, -28, use(f"mark-{mark}")) for k, mark in enumerate(face.marks)),
    )
    return prefixed("".join(parts), PREFIX)


def _window(colour: str, opacity: float) -> str:
    x, y, w, h = WINDOW
    return box(x, y, w, h, 3, colour, opacity=opacity)


def _words(face: Face) -> str:
    """Name and figures."""
    size = min(9.4, 84 / max(1, len(face.name)))
    name = f'<text y="14.2" font-size="{number(size)}" fill="#fff6dc">{escaped(face.name)}</text>'
    ring = use("armour") if face.armoured else ""
    figures = "".join(
        f'<text x="{x}" y="{number(23.8 + height * 0.35)}" font-size="{height}" fill="{ink}">{value}</text>'
        for x, value, ink in zip((-20, 0, 20), face.figures, ("#15110c", "#b3140f", "#1546a8"), strict=True)
        for height in [(15 if value < 10 else 12.5) - (1 if face.armoured and not x else 0)]
    )
    return f'{ring}<g font-family="{FONT}" font-weight="700" text-anchor="middle">{name}{figures}</g>'


@lru_cache(maxsize=1024)
def long_counter(face: Face, turn: float) -> str:
    """One who fills two hexes, round the middle between them; `turn` is its heading, in degrees clockwise from east."""
    halo = use(f"{face.halo}-long") if face.halo else ""
    sunny = 1 if -0.6 * math.sin(math.radians(turn)) + 0.8 * math.cos(math.radians(turn)) > 0 else -1
    d = _long_outline(STYLES[face.style].outline == CUT)
    shadow = path(d, "#0a0703", opacity=0.38, transform=f"translate(5 7) rotate({number(turn)})")
    beast = use(face.symbol) if sunny == 1 else group(use(face.symbol), transform="scale(1 -1)")
    turned = group(halo, use(f"long-{face.style}"), beast, transform=f"rotate({number(turn)})")
    marks = "".join(placed(17 * k - 8.5 * (len(face.marks) - 1), -26, use(f"mark-{mark}")) for k, mark in enumerate(face.marks))
    return prefixed(shadow + turned + marks, PREFIX)
