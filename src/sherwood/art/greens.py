"""What grows, seen from above: trees, bushes, ferns and grass, as symbols that grounds place.

Crowns are domed by the light, from the shaded leaves to the lit ones.
"""

from __future__ import annotations

import math
import random
from typing import Final

from sherwood.art.brush import Point, group, number, path, smooth
from sherwood.art.rough import Heap, blob, joined, mixed

Tones = tuple[str, str, str, str, str]
"""From deep shade to gleam."""

LEAVES: Final[dict[str, Tones]] = {
    "oak": ("#1d3316", "#2e5120", "#47752c", "#6d9a3d", "#a9c765"),
    "beech": ("#23371a", "#3b5a22", "#5c7d2e", "#87a343", "#c3cf74"),
    "lime": ("#1a3420", "#28502f", "#3f7443", "#669b5c", "#a3c888"),
    "autumn": ("#38300f", "#5b4c17", "#857326", "#b09a3c", "#dbc871"),
    "pine": ("#12251b", "#1c3b27", "#2b5535", "#42734a", "#86a96f"),
}
DARK: Final = "#0c1608"
"""Of shadows on the ground."""


def strokes(id: str, *parts: str) -> str:
    return group(*parts, id=id, fill="none", stroke_linecap="round")


def tufts(dice: random.Random, r: float, count: int, dark: str, light: str) -> str:
    """Strokes of leaf, lit towards the north-west."""
    heap = Heap()
    for _ in range(count):
        angle, reach = dice.uniform(0, 2 * math.pi), r * math.sqrt(dice.random())
        x, y = reach * math.cos(angle) - 1, reach * math.sin(angle) - 1
        is_lit = -x - y > -0.1 * r
        d = f"M{number(x - 3)} {number(y + 1)}q{number(dice.uniform(1, 3))} {number(-dice.uniform(3, 5))} 5-.5"
        heap.add(f' stroke="{light if is_lit else dark}" stroke-width="1.5" opacity="{0.8 if is_lit else 0.55}"', d)
    return heap.svg()


def scattered(dice: random.Random, r: float, apart: float, tries: int, hollow: float = 0) -> list[Point]:
    """Points within r, or between it and a hollow, none nearer to another than `apart`."""
    spots: list[Point] = []
    for _ in range(tries):
        angle, reach = dice.uniform(0, 2 * math.pi), r * math.sqrt(dice.random())
        spot = reach * math.cos(angle), reach * math.sin(angle)
        if reach >= hollow and all(math.dist(spot, other) > apart for other in spots):
            spots.append(spot)
    return spots


def tree(id: str, tones: Tones, dice: random.Random) -> str:
    """A single tree, about 33 in radius."""
    spots = sorted(scattered(dice, 26, 10.6, 300), key=lambda spot: -math.hypot(spot[0] + 9, spot[1] + 11))
    tips, leaves = Heap(), ""
    for x, y in spots:
        light = (-x * 0.6 - y * 0.8) / 27 + 0.45 * (1 - math.hypot(x, y) / 27) + dice.uniform(-0.2, 0.2)
        tone = 1 if light < -0.25 else 2 if light < 0.45 else 3
        leaves += path(smooth(blob(dice, x + 1.4, y + 1.8, 9.4, 6, 0.14)), tones[0], opacity=0.6)
        leaves += path(smooth(blob(dice, x, y, 9.2, 6, 0.16)), tones[tone])
        leaves += path(smooth(blob(dice, x - 1.8, y - 2.2, 5, 5, 0.2)), tones[tone + 1], opacity=0.8)
        d = f"M{number(x - 4)} {number(y)}q{number(dice.uniform(1, 3))} {number(-dice.uniform(3, 5))} 5-.8"
        tips.add(f' stroke="{tones[4]}" stroke-width="1.2" opacity="{0.75 if tone > 1 else 0.3}"', d)
    shade = path(smooth(blob(dice, 9, 12, 31, 10, 0.1)), DARK, opacity=0.4)
    return strokes(id, shade, path(smooth(blob(dice, 0, 0, 33, 12, 0.12)), tones[0]), leaves, tips.svg())


def bush(id: str, tones: Tones, dice: random.Random) -> str:
    shade = path(smooth(blob(dice, 4, 5, 11, 8, 0.12)), DARK, opacity=0.38)
    body = path(smooth(blob(dice, 0, 0, 11.5, 8, 0.16)), tones[0])
    body += path(smooth(blob(dice, -1, -1.5, 9.6, 8, 0.16)), mixed(tones[1], tones[2], 0.5))
    body += path(smooth(blob(dice, -2.6, -3.2, 6, 7, 0.2)), tones[3])
    return strokes(id, shade, body, tufts(dice, 8, 6, tones[0], tones[4]))


def bracken(id: str, dice: random.Random) -> str:
    """Fronds from one root."""
    heap = Heap()
    start = dice.uniform(0, 1)
    for k in range(8):
        angle = start + k * math.pi / 4 + dice.uniform(-0.2, 0.2)
        reach = dice.uniform(9, 13)
        dx, dy = reach * math.cos(angle), reach * math.sin(angle)
        bend = f"q{number(dx * 0.4 - dy * 0.25)} {number(dy * 0.4 + dx * 0.25)} {number(dx)} {number(dy)}"
        heap.add(' stroke="#223a14" stroke-width="4.6"', f"M1 1.4{bend}")
        tint = "#a9bf58" if dx + dy < 0 else "#7c9a40"
        heap.add(f' stroke="{tint}" stroke-width="3" stroke-dasharray="1.5 .9"', f"M0 0{bend}")
    return strokes(id, path(smooth(blob(dice, 3, 4, 11, 8)), DARK, opacity=0.3), heap.svg())


def pine(id: str, tones: Tones, dice: random.Random) -> str:
    """Five stars of needles, one upon the other."""
    parts = path(smooth(blob(dice, 10, 13, 27, 10, 0.1)), DARK, opacity=0.38)
    for tier, r in enumerate((33, 27, 20.5, 14, 7.5)):
        points, phase, lean = 19 - 2 * tier, dice.random(), -1.5 * tier
        star = []
        for i in range(2 * points):
            reach, angle = r * dice.uniform(0.94, 1.06) if i % 2 == 0 else r * 0.76, math.pi * (i + phase) / points
            star.append((lean + reach * math.cos(angle), lean + reach * math.sin(angle)))
        parts += path(joined(star, True), tones[tier], tones[0], 0.8, stroke_linejoin="round")
    return strokes(id, parts)


def grass(id: str, dice: random.Random) -> str:
    """Blades in a square of 90 by 84, the dark ones and the dry ones, and a few flowers."""
    heap = Heap()
    for _ in range(15):
        x, y, h = dice.uniform(-48, 48), dice.uniform(-42, 42), dice.uniform(3, 6)
        blades = (
            f"M{number(x)} {number(y)}l{number(-h * 0.3)} {number(-h)}m{number(h * 0.3 + 1)} {number(h)}l.5 {number(-h * 1.1)}"
        )
        blades += f"m.5 {number(h * 1.1)}l{number(h * 0.45)} {number(-h * 0.8)}"
        is_dark = dice.random() < 0.5
        heap.add(f' stroke="{"#4c5f2a" if is_dark else "#e3e3ac"}" opacity="{0.55 if is_dark else 0.45}"', blades)
    for _ in range(dice.choice((0, 0, 1, 3, 5))):
        tint = dice.choice(("#f4e9ac", "#e6c3c8", "#fffdf0", "#d6cf74"))
        petals = f"M{number(dice.uniform(-40, 40))} {number(dice.uniform(-38, 38))}h.1"
        heap.add(f' stroke="{tint}" stroke-width="2.8" opacity=".75"', petals)
    return strokes(id, heap.svg())
