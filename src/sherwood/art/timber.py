"""Decks of boards, seen from above."""

from __future__ import annotations

import random

from sherwood.art.brush import box, line, number
from sherwood.art.rough import Heap


def planks(area: tuple[float, float, float, float], across: bool, dice: random.Random, size: float = 14) -> str:
    """A deck of boards, its boards across or down; one path for each of four tones."""
    heap, lights, grain = Heap(), "", ""
    x, y, w, h = area
    at, end = 0.0, w if across else h
    while at < end - 2:
        deep = min(dice.uniform(size * 0.75, size * 1.2), end - at)
        tone = dice.choice(("#b57f4c", "#a67143", "#96663b", "#875a33"))
        if across:
            heap.add(f' fill="{tone}"', plank(x + at, y + dice.uniform(-1, 1), deep - 0.9, h))
            lights += f"M{number(x + at + 0.8)} {number(y + 1)}v{number(h - 2)}"
            grain += f"M{number(x + at + deep * 0.55)} {number(y + dice.uniform(0.1, 0.5) * h)}v{number(h * 0.3)}"
        else:
            heap.add(f' fill="{tone}"', plank(x + dice.uniform(-1, 1), y + at, w, deep - 0.9))
            lights += f"M{number(x + 1)} {number(y + at + 0.8)}h{number(w - 2)}"
            grain += f"M{number(x + dice.uniform(0.1, 0.5) * w)} {number(y + at + deep * 0.55)}h{number(w * 0.3)}"
        at += deep
    return box(x, y, w, h, 0, "#3a2412") + heap.svg() + line(lights, "#e0b27c", 0.8, 0.5) + line(grain, "#4c3116", 0.9, 0.55)


def plank(x: float, y: float, w: float, h: float) -> str:
    """The outline of a board or a stone: no more than a rectangle."""
    return f"M{number(x)} {number(y)}h{number(w)}v{number(h)}h{number(-w)}z"
