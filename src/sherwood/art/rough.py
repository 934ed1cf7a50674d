"""Hand-drawn edges: noise, curves that waver, and thousands of small shapes gathered in few paths.

Everything follows from seeds and dice handed in, so that a picture is the same each time it is drawn.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from sherwood.art.brush import Point, number


# -- noise ------------------------------------------------------------------------------------------------------------
def noise(x: float, y: float, seed: int) -> float:
    """Value noise, -1..1, with features about 1 apart."""
    i, j = math.floor(x), math.floor(y)
    u, v = _eased(x - i), _eased(y - j)
    top = _lattice(i, j, seed) * (1 - u) + _lattice(i + 1, j, seed) * u
    low = _lattice(i, j + 1, seed) * (1 - u) + _lattice(i + 1, j + 1, seed) * u
    return top * (1 - v) + low * v


def _eased(t: float) -> float:
    return t * t * (3 - 2 * t)


def _lattice(i: int, j: int, seed: int) -> float:
    n = (i * 374761393 + j * 668265263 + seed * 1442695041) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 32767.5 - 1


# -- lines ------------------------------------------------------------------------------------------------------------
def joined(points: Sequence[Point], closed: bool = False) -> str:
    """Straight lines through the points, as path data."""
    x, y = points[0]
    d = f"M{number(x)} {number(y)}"
    for there_x, there_y in points[1:]:
        d += f"l{number(there_x - x)} {number(there_y - y)}"
        x, y = round(x, 1) + round(there_x - x, 1), round(y, 1) + round(there_y - y, 1)
    return d + ("z" if closed else "")


def sampled(points: Sequence[Point], step: float = 6, closed: bool = False) -> list[Point]:
    """The curve through the points (Catmull-Rom) as a fine line of points about `step` apart."""
    count = len(points)
    out: list[Point] = []
    for i in range(count if closed else count - 1):
        before, here, there, after = (_at(points, i + k, closed) for k in (-1, 0, 1, 2))
        steps = max(2, int(math.dist(here, there) / step))
        out += [_between(before, here, there, after, k / steps) for k in range(steps)]
    return out if closed else [*out, points[-1]]


def _at(points: Sequence[Point], i: int, closed: bool) -> Point:
    return points[i % len(points)] if closed else points[max(0, min(len(points) - 1, i))]


def _between(before: Point, here: Point, there: Point, after: Point, u: float) -> Point:
    x, y = (
        0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u**3)
        for a, b, c, d in zip(before, here, there, after, strict=True)
    )
    return x, y


def roughened(points: Sequence[Point], reach: float, wave: float, seed: int, closed: bool = True, step: float = 6) -> list[Point]:
    """The curve through the points, drawn by an unsteady hand: up to about `reach` off, with swings about `wave` long."""
    out = []
    for x, y in sampled(points, step, closed):
        u, v = x / wave, y / wave
        dx = noise(u, v, seed) + 0.5 * noise(2.3 * u, 2.3 * v, seed + 7)
        dy = noise(u, v, seed + 31) + 0.5 * noise(2.3 * u, 2.3 * v, seed + 53)
        out.append((x + reach * dx, y + reach * dy))
    return out


def relaxed(points: Sequence[Point], times: int) -> list[Point]:
    """An open line with its zigzag taken out; its ends stay."""
    out = list(points)
    for _ in range(times):
        inner = zip(out, out[1:], out[2:], strict=False)
        out = [out[0], *(((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in inner), out[-1]]
    return out


def beside(points: Sequence[Point], shift: float) -> list[Point]:
    """The line that runs along another, `shift` to its right."""
    out = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        out.append((x - (by - ay) / length * shift, y + (bx - ax) / length * shift))
    return out


def blob(dice: random.Random, x: float, y: float, r: float, corners: int = 10, jitter: float = 0.16) -> list[Point]:
    """Points round a middle, none quite `r` away."""
    out = []
    for i in range(corners):
        angle, reach = 2 * math.pi * i / corners, r * (1 + dice.uniform(-jitter, jitter))
        out.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return out


def turned(points: Sequence[Point], x: float, y: float, angle: float) -> list[Point]:
    """A small drawing round (0, 0), turned by `angle` (in radians) and moved to (x, y)."""
    c, s = math.cos(angle), math.sin(angle)
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


# -- many small things ------------------------------------------------------------------------------------------------
class Heap:
    """Shapes by their paint, so that a thousand stones become a dozen paths."""

    def __init__(self) -> None:
        self._paths: dict[str, list[str]] = {}

    def add(self, paint: str, d: str) -> None:
        """`paint` is the attributes of the path, as `brush.attributes` writes them."""
        self._paths.setdefault(paint, []).append(d)

    def svg(self) -> str:
        return "".join(f'<path d="{"".join(ds)}"{paint}/>' for paint, ds in self._paths.items())


def stone(stones: Heap, where: Point, angle: float, size: Point, tone: str, dice: random.Random) -> None:
    """A dressed stone: face, outline, and a light patch towards the north-west."""
    x, y = where
    w, h = size[0] / 2, size[1] / 2
    face = [
        (sx * w + dice.uniform(-0.8, 0.8), sy * h + dice.uniform(-0.8, 0.8)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    stones.add(f' fill="{tone}" stroke="#2a261f" stroke-width=".9"', joined(turned(face, x, y, angle), True))
    lit = [(px * 0.58, py * 0.5) for px, py in face]
    stones.add(' fill="#fff8e0" opacity=".3"', joined(turned(lit, x - 0.9, y - 1, angle), True))


def mixed(one: str, other: str, share: float) -> str:
    """The colour between two; a share of 0 gives the first."""
    parts = (round(int(one[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share) for i in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)
