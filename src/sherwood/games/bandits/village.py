"""The village, painted: thatched and tiled roofs round a square, a well, and the alleys (BANDITS-1.2)."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from sherwood.art.brush import INK, box, disc, group, letters, line, number, path, placed, round_rect
from sherwood.art.rough import joined, roughened
from sherwood.games.bandits.layout import ALLEYS, Board, Box


class Roof(NamedTuple):
    shade: str
    light: str
    courses: str


ROOFS: Final = {
    "thatch": Roof("#9a7a3c", "#d8ba70", "#6d5324"),
    "tile": Roof("#6f2d20", "#b4573d", "#41150d"),
    "slate": Roof("#4a5661", "#8495a3", "#2a333b"),
    "shingle": Roof("#6b4a2c", "#a9794a", "#3f2813"),
}
HOUSES: Final = (
    (0.1, 0.16, 84, 48, -4, "tile"),
    (0.29, 0.12, 72, 44, 3, "thatch"),
    (0.48, 0.15, 80, 50, -2, "slate"),
    (0.67, 0.12, 76, 46, 5, "thatch"),
    (0.87, 0.17, 84, 48, -3, "tile"),
    (0.09, 0.86, 78, 44, 6, "thatch"),
    (0.26, 0.9, 62, 38, -3, "shingle"),
    (0.9, 0.85, 80, 46, -8, "shingle"),
    (0.72, 0.91, 66, 38, 2, "slate"),
)
"""Place in parts of the village, size, turn and roof."""
OPEN: Final = 3
"""Alleys that are open to fewer than five players (BANDITS-4.2d)."""


def draw(board: Board, opened: int, dice: random.Random) -> str:
    """The ground of the village, its houses and alleys, of which so many are open."""
    area = board.village
    parts = _square(area, dice)
    if not board.small_screen:
        for u, v, w, h, turn, roof in HOUSES:
            parts += placed(area.x + u * area.w, area.y + v * area.h, house(w, h, roof, dice), turn=turn)
        parts += placed(area.x + area.w * 0.5, area.y + area.h * 0.87, _well())
    radius = 38 if board.small_screen else 32
    return parts + "".join(placed(x, y, _alley(i, i < opened, radius)) for i, (x, y) in enumerate(board.alleys))


def _square(area: Box, dice: random.Random) -> str:
    """Trodden earth."""
    x, y, w, h = area
    edge = [(x + 4, y + 24), (x + 60, y), (x + w - 70, y + 4), (x + w, y + 36), (x + w - 6, y + h - 24), (x + w - 60, y + h)]
    edge += [(x + 50, y + h - 3), (x, y + h - 34)]
    earth = path(joined(roughened(edge, 4, 30, 4), True), "#b79d6c", "#5a4724", 3, stroke_opacity=0.6)
    dark, light = (_specks(area, dice, count) for count in (170, 120))
    return earth + line(dark, "#8d744a", 3, 0.6) + line(light, "#e2cfa0", 2.4, 0.6)


def _specks(area: Box, dice: random.Random, count: int) -> str:
    x, y, w, h = area
    return "".join(
        f"M{number(x + dice.uniform(0.05, 0.95) * w)} {number(y + dice.uniform(0.08, 0.92) * h)}h{number(dice.uniform(2, 5))}"
        for _ in range(count)
    )


def house(w: float, h: float, roof: str, dice: random.Random) -> str:
    """From above, its ridge across, its middle at (0, 0)."""
    tone = ROOFS[roof]
    shade = "".join(box(-w / 2 + 9 * k, -h / 2 + 11 * k, w, h, 3, "#0d0a06", opacity=0.2) for k in (0.5, 0.8, 1.1))
    slopes = box(-w / 2, -h / 2, w, h / 2, 0, tone.light, stroke="#1d130c")
    slopes += box(-w / 2, 0, w, h / 2, 0, tone.shade, stroke="#1d130c")
    ridge = line(f"M{-w / 2 - 1:g} 0H{w / 2 + 1:g}", "#1d130c", 4.6) + line(f"M{-w / 2 - 1:g}-.5H{w / 2 + 1:g}", tone.light, 2.8)
    chimney = placed(
        w * 0.26, -h * 0.2, box(-4, -4, 9, 9, 0, "#8d8479", stroke="#211c16"), box(-1.8, -1.8, 4.6, 4.6, 0, "#15110d")
    )
    courses = line(_courses(w, h, roof == "thatch", dice), tone.courses, 0.9, 0.65)
    return group(shade, slopes, courses, ridge, chimney, line(f"M{-w / 2:g}-1H{w / 2:g}", "#fff", 0.8, 0.4))


def _courses(w: float, h: float, is_straw: bool, dice: random.Random) -> str:
    d = ""
    for side in (-1, 1):
        for row in range(1, 6):
            x = -w / 2 + dice.uniform(0, 3)
            while x < w / 2 - 3:
                wide = min(dice.uniform(3.5, 6), w / 2 - x)
                if is_straw:
                    top = side * (row - 1) * h / 12 + side
                    d += f"M{number(x)} {number(top)}l{number(dice.uniform(-1, 1))} {number(side * h / 11)}"
                else:
                    d += f"M{number(x)} {number(side * row * h / 12)}q{number(wide / 2)} {number(side * 2.1)} {number(wide)} 0"
                x += wide
    return d


def _well() -> str:
    wall = disc(4, 6, 22, "#0a0704", opacity=0.4) + disc(0, 0, 20, "#8d8576", INK)
    wall += disc(0, 0, 20, "", "#cfc6b0", 3, stroke_dasharray="7 3")
    water = disc(0, 0, 13, "#1c3a44", INK) + path("M-8-5q6-4 13-3", "", "#b6dbe0", 2)
    return wall + water + line("M-24-3H24", INK, 5) + line("M-24-3H24", "#a9794a", 3)


def _alley(number_from_0: int, is_open: bool, radius: float) -> str:
    """A paved place; the last two bear a 5."""
    stones = disc(0, 0, radius + 3, "#3a2c16", opacity=0.6) + disc(0, 0, radius, "#8d8068") + disc(0, 0, radius, "url(#sheen)")
    joints = "".join(f"M{-radius:g} {y}a{radius * 3:g} {radius * 3:g} 0 0 1 {2 * radius:g} 0" for y in (-14, 0, 14))
    paving = group(line(joints, "#5e5340", 1.2, 0.5), clip_path="url(#alley)", transform=f"scale({radius / 32:.3g})")
    rim = disc(0, 0, radius, "", "#f1e7b0", 2, **({} if is_open else {"stroke_dasharray": "5 4"}))
    mark = disc(0, 0, radius * 0.34, "", "#f1e7b0", 2.2, opacity=0.75)
    if number_from_0 >= OPEN:
        mark = letters(0, radius * 0.36, str(ALLEYS), radius, "#f1e7b0", opacity=0.85)
    return group(stones, paving, rim, mark, opacity=1 if is_open else 0.62)


def window() -> str:
    """What clips the paving of an alley."""
    return f'<clipPath id="alley">{disc(0, 0, 32)}</clipPath>'


def panel(area: Box, r: float = 14) -> str:
    """A dark field with a gold edge, for what lies on the board in rows."""
    d = round_rect(area.x, area.y, area.w, area.h, r)
    return path(d, "#1d2c14", fill_opacity=0.55) + path(d, "", "url(#gold)", 1.6)
