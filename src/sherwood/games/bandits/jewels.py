"""Loot tokens and the chest as symbols (BANDITS-1.6).

A token is about 54 wide round (0, 0). Each kind has its own outline (ring round, bracelet square, necklace a shield, coin
milled), and each colour of stone its own cut, so that all can be told apart without colour. `token-N` has the number of its
face (BANDITS-D.3): 3 * colour + kind, 12 coin, 13 village coin.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from sherwood.art.brush import INK, disc, drawn, group, line, number, path, round_rect, soft_shadow, use


class Stone(NamedTuple):
    base: str
    dark: str
    light: str


STONES: Final = {
    "ruby": Stone("#d0303a", "#7c0f1c", "#ffb3b0"),
    "emerald": Stone("#2f9d5f", "#0f5230", "#b6f2cc"),
    "sapphire": Stone("#3a6fd0", "#173a80", "#c2dcff"),
    "pearl": Stone("#efe9dc", "#a39a86", "#ffffff"),
}
"""In the order of faces."""
KINDS: Final = ("ring", "bracelet", "necklace")
COIN: Final = 12
VILLAGE_COIN: Final = 13
GOLD: Final = "#d9ad4e"


def _milled() -> str:
    rim = ((27 if k % 2 else 24.5, k * math.pi / 12) for k in range(24))
    return "M" + "L".join(f"{number(r * math.cos(a))} {number(r * math.sin(a))}" for r, a in rim) + "Z"


ROUND: Final = "M0-27A27 27 0 0 1 0 27A27 27 0 0 1 0-27Z"
OUTLINES: Final = {
    "ring": ROUND,
    "bracelet": round_rect(-25, -25, 50, 50, 11),
    "necklace": "M-25-22Q0-30 25-22Q29 8 0 30Q-29 8-25-22Z",
}
MILLED: Final = _milled()


def symbols() -> str:
    jewels = (_token(3 * colour + kind, stone, KINDS[kind]) for colour, stone in enumerate(STONES) for kind in range(len(KINDS)))
    return "".join((*_stones(), *_shades(), *jewels, _coin(), _village_coin(), _back(), _chest()))


# -- stones -----------------------------------------------------------------------------------------------------------
def _stones() -> tuple[str, ...]:
    """Ruby round, emerald square, sapphire a drop, pearl a ball, each about 20 wide."""
    return tuple(drawn(name, draw(10)) for name, draw in zip(STONES, (_ruby, _emerald, _sapphire, _pearl), strict=True))


def _n(*values: float) -> str:
    return " ".join(number(value) for value in values)


def _ruby(r: float) -> str:
    base, dark, light = STONES["ruby"]
    rim = "L".join(_n(r * math.cos(k * math.pi / 4), r * math.sin(k * math.pi / 4)) for k in range(8))
    lit = f"M{_n(-r, 0)}L{_n(-r * 0.7, -r * 0.7)}L{_n(0, -r)}L{_n(0, -r * 0.45)}L{_n(-r * 0.45, 0)}Z"
    shade = f"M{_n(r, 0)}L{_n(r * 0.7, r * 0.7)}L{_n(0, r)}L{_n(0, r * 0.45)}L{_n(r * 0.45, 0)}Z"
    facets = path(lit, light, opacity=0.85) + path(shade, dark)
    return path(f"M{rim}Z", base, INK, 1.5) + facets + disc(0, 0, r * 0.42, base, dark, 0.8)


def _emerald(r: float) -> str:
    base, dark, light = STONES["emerald"]
    a, b = r * 0.92, r * 0.5
    rim = f"M{_n(-b, -a)}H{_n(b)}L{_n(a, -b)}V{_n(b)}L{_n(b, a)}H{_n(-b)}L{_n(-a, b)}V{_n(-b)}Z"
    lit = f"M{_n(-b, -a)}H{_n(b)}L{_n(b * 0.7, -b)}H{_n(-b)}V{_n(b * 0.7)}L{_n(-a, b)}V{_n(-b)}Z"
    shade = f"M{_n(a, -b)}V{_n(b)}L{_n(b, a)}H{_n(-b)}L{_n(-b, b)}H{_n(b)}Z"
    table = f"M{_n(-b, -b)}H{_n(b)}V{_n(b)}H{_n(-b)}Z"
    return path(rim, base, INK, 1.5) + path(lit, light, opacity=0.8) + path(shade, dark) + path(table, base, dark, 0.7)


def _sapphire(r: float) -> str:
    base, dark, light = STONES["sapphire"]
    right = f"M0 {_n(-r * 1.25)}C{_n(r * 0.5, -r * 0.5)} {_n(r, -r * 0.2)} {_n(r * 0.92, r * 0.35)}Q{_n(r * 0.6, r)} {_n(0, r)}"
    left = f"Q{_n(-r * 0.6, r)} {_n(-r * 0.92, r * 0.35)}C{_n(-r, -r * 0.2)} {_n(-r * 0.5, -r * 0.5)} {_n(0, -r * 1.25)}Z"
    lit = f"M{_n(0, -r * 1.1)}L{_n(-r * 0.35, 0)}L{_n(0, r * 0.3)}L{_n(-r * 0.8, r * 0.4)}Q{_n(-r, -r * 0.1)} {_n(0, -r * 1.1)}Z"
    shade = f"M{_n(0, r * 0.3)}L{_n(r * 0.8, r * 0.4)}Q{_n(r * 0.4, r * 0.9)} {_n(0, r * 0.9)}Z"
    return path(right + left, base, INK, 1.5) + path(lit, light, opacity=0.8) + path(shade, dark)


def _pearl(r: float) -> str:
    base = STONES["pearl"].base
    ball = disc(0, 0, r * 0.92, base, INK, 1.5) + disc(0, 0, r * 0.92, "url(#gloss)")
    return ball + disc(-r * 0.3, -r * 0.35, r * 0.24, "#fff")


# -- jewels -----------------------------------------------------------------------------------------------------------
def _jewel(kind: str, name: str) -> str:
    return {"ring": _ring, "bracelet": _bracelet, "necklace": _necklace}[kind](name)


def _ring(name: str) -> str:
    hoop = disc(0, 6, 11.5, "", INK, 6.4) + disc(0, 6, 11.5, "", GOLD, 4)
    return hoop + line("M-10 1Q-7-5 0-5.5", "#fff3c4", 1.4, 0.9) + use(name, 0, -8, scale=0.85)


def _bracelet(name: str) -> str:
    hoop = "".join(f'<ellipse cy="1" rx="15.5" ry="13" stroke="{c}" stroke-width="{w}"/>' for c, w in ((INK, 5), (GOLD, 3)))
    angles = (math.pi / 2 + k * math.tau / 8 for k in range(8))
    return hoop + "".join(use(name, 15.5 * math.cos(a), 1 + 13 * math.sin(a), scale=0.58) for a in angles)


def _necklace(name: str) -> str:
    chain = "M-15-16Q-13 6 0 8Q13 6 15-16"
    links = "".join(disc(x, y, 2.3, "url(#goldball)", INK, 0.7) for x, y in ((-14, -7), (-9.5, 2.5), (9.5, 2.5), (14, -7)))
    gold = line(chain, INK, 5) + line(chain, GOLD, 3) + line("M-14-14Q-12 4-4 6", "#fff3c4", 1, 0.9)
    return gold + links + use(name, 0, 13, scale=0.9)


# -- tokens -----------------------------------------------------------------------------------------------------------
def _shades() -> tuple[str, ...]:
    outlines = {**OUTLINES, "coin": MILLED}
    return tuple(group(soft_shadow(outline, 2.5, 3.5, 4, 0.5), id=f"{name}-shade") for name, outline in outlines.items())


def _thick(shape: str, outline: str, edge: str) -> str:
    """Shadow and edge of a token."""
    return use(f"{shape}-shade") + path(outline, edge, INK, 1.3, transform="translate(1.2 2)")


def _token(face: int, name: str, kind: str) -> str:
    base, dark, _ = STONES[name]
    outline = OUTLINES[kind]
    paper = path(outline, "url(#parchment)", INK, 1.4)
    rims = path(outline, "", base, 2.6, transform="scale(.87)") + path(outline, "", dark, 0.8, transform="scale(.81)")
    gleam = line("M-20-15Q-14-23-4-24.5", "#fff", 1.6, 0.8)
    return drawn(f"token-{face}", _thick(kind, outline, "#6e5427"), paper, rims, _jewel(kind, name), gleam)


def _struck(face: int, metal: str, edge: str, dark: str, *mark: str) -> str:
    coin = path(MILLED, metal, INK, 1.3) + disc(0, 0, 19.5, "", dark, 1.4) + disc(0, 0, 21.6, "", "#fff", 0.8, opacity=0.35)
    gleam = line("M-17-13A21.5 21.5 0 0 1-2-21.5", "#fff", 2, 0.7)
    return drawn(f"token-{face}", _thick("coin", MILLED, edge), coin, *mark, gleam)


def _coin() -> str:
    crown = path("M-9 8V-3L-12-8L-5-4L0-11L5-4L12-8L9-3V8Z", "#7a5414") + line("M-9 5H9", "#ffe9a8", 1.6)
    return _struck(COIN, "url(#goldball)", "#6e5427", "#7a5414", crown)


def _village_coin() -> str:
    houses = path("M-12 9V-1L-6-7L0-1V-5L6-11L12-5V9Z", "#2f2b24") + path("M-8 9V3h4v6zM4 9V1h4v8z", "#d8d2c4")
    return _struck(VILLAGE_COIN, "url(#iron)", "#2f2b24", "#2f2b24", houses)


def _back() -> str:
    """Face down: a purse."""
    leather = path(ROUND, "#6a4a24", INK, 1.4) + path(ROUND, "url(#sheen)")
    stitches = disc(0, 0, 21, "", "#d6a94c", 1.4, stroke_dasharray="3 2.5")
    purse = path("M-9-7q9-6 18 0q-2 4-5 5q12 4 9 14q-13 6-26 0q-3-10 9-14q-3-1-5-5z", "#d6a94c", INK, 1.1)
    purse += line("M-5-2Q0 0 5-2", "#6a4a24", 2) + line("M-8 8Q-7 2-3 0", "#fff0c0", 1.6, 0.8)
    return drawn("token-back", _thick("ring", ROUND, "#3d2a14"), leather, stitches, purse)


def _chest() -> str:
    """About 76 wide."""
    shadow = soft_shadow(round_rect(-38, -24, 76, 50, 6), 4, 5, 6, 0.5)
    lid = path("M-38-6Q-38-30 0-30T38-6Z", "url(#timber)", INK, 1.8) + line("M-34-12Q-30-25 0-25.5", "#f0cf9a", 1.4, 0.7)
    box = path("M-38-6H38V24H-38Z", "url(#timber)", INK, 1.8) + line("M-37 4H37M-37 14H37", "#3f2812", 1.2, 0.6)
    bands = path("M-28-26.5l9-2V24h-9zM28-26.5l-9-2V24h9z", "url(#iron)", INK, 1.1) + path("M-38-8H38V-3H-38Z", "url(#iron)", INK)
    nails = "".join(disc(x, y, 1.5, INK) for x in (-23.5, 23.5) for y in (2, 11, 19, -18))
    lock = path("M-7-8H7V5Q0 10-7 5Z", "url(#goldball)", INK, 1.2) + disc(0, -1, 2.2, INK) + path("M-1 0h2l1 5h-4z", INK)
    return drawn("chest", shadow, lid, box, bands, nails, lock)
