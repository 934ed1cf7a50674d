"""Round shields and kites, on the arm and locked in a wall. The middle of a shield is (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from sherwood.art.brush import INK, attributes, disc, drawn, group, line, number, path, use
from sherwood.games.shieldwall.liveries import INKED, NATIONS, PAINTINGS

SHAPES: Final = {"norman": "kite", "saxon": "round", "viking": "round"}
KITE: Final = "M0-22Q15-21 16-7Q14 16 0 36Q-14 16-16-7Q-15-21 0-22Z"
BOSS: Final = "#aeb8c1"
SLANT: Final = {"kite": "translate(0 -31) scale(2.5 .64)", "round": "translate(0 -29) scale(2.1 .82)"}
"""Of a shield in a wall: before the man, leaning back, wider than his base so that it covers a part of the next."""


def symbols() -> Iterator[str]:
    for nation, shape in SHAPES.items():
        for k, (field, charge) in enumerate(NATIONS[nation].fields):
            yield drawn(f"shield-{nation}-{k}", (_kite if shape == "kite" else _round)(field, charge, k))
            yield drawn(f"locked-{nation}-{k}", *_locked(nation, shape, k))


def painting(variant: int) -> int:
    return variant % PAINTINGS


def _locked(nation: str, shape: str, k: int) -> Iterator[str]:
    shade = attributes(cx=3, cy=-24, rx=45, ry=17, fill="#000", opacity=0.4)
    yield f"<ellipse{shade}/>"
    yield group(use(f"shield-{nation}-{k}"), transform=SLANT[shape])
    # what a steep leaning shield shows of its thickness
    yield line("M-34-41Q0-54 34-41", "#fff", 1.8, 0.35) if shape == "round" else ""


def _round(field: str, charge: str, k: int) -> str:
    """A target of boards with a boss: halved, rayed, crossed or ringed."""
    charges = (
        path("M0 0V-20A20 20 0 0 1 20 0ZM0 0V20A20 20 0 0 1-20 0Z", charge),
        "".join(path(_ray(turn), charge) for turn in range(6)),
        path("M-4-20H4V20H-4ZM-20-4H20V4H-20Z", charge),
        disc(0, 0, 14.5, "", charge, 5),
    )
    boards = line("M-13-15V15M-6.5-18V18M6.5-18V18M13-15V15", "#1a0f06", 0.9, 0.28)
    rim = disc(0, 0, 22, "#3a2412", INK, INKED) + disc(0, 0, 20, field)
    edge = disc(0, 0, 19, "", "#000", 3, stroke_opacity=0.2) + disc(0, 0, 21, "", "#8d6a3a", 2)
    return rim + charges[k] + boards + edge + disc(0, 0, 6, BOSS, INK, 1.6) + disc(0, 0, 2.2, "#eef2f5")


def _ray(turn: int) -> str:
    start = turn * math.tau / 6
    ends = [f"{number(20 * math.cos(a))} {number(20 * math.sin(a))}" for a in (start, start + 0.52)]
    return f"M0 0L{ends[0]}A20 20 0 0 1 {ends[1]}Z"


def _kite(field: str, charge: str, k: int) -> str:
    """Long and pointed: with a cross, halved, waved, or with a star."""
    charges = (
        path("M-2.5-18H2.5V28L0 31L-2.5 28ZM-13-8H13V-3H-13Z", charge),
        path("M0-19Q13-18 14-6Q12 14 0 31Z", charge),
        line("M-11-10Q0-2 11-10M-10 0Q0 8 10 0M-7 10Q0 16 7 10", charge, 4),
        path("M0-14l4 8l8 0l-6 6l2 9l-8-5l-8 5l2-9l-6-6l8 0z", charge),
    )
    body = path(KITE, "#3a2412", INK, INKED) + path(KITE, field, transform="scale(.88)")
    edge = path(KITE, "none", "#000", 4, transform="scale(.84)", stroke_opacity=0.18)
    ridge = line("M0-16V-11M0 1V27", "#fff", 1.6, 0.35)
    return body + charges[k] + edge + ridge + disc(0, -5, 4.6, BOSS, INK, 1.5)
