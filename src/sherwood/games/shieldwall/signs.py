"""What shows at a glance how bands and men are: the cloth below a band, its tag with men and marks, marks of single men, sparks.

A cloth and a tag are in the colour of the seat. Lengths are in 1/100 inch.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from sherwood.art.brush import Point, box, compact, disc, group, letters, path, placed, prefixed, use
from sherwood.games.shieldwall.figures import load
from sherwood.games.shieldwall.liveries import GOLD, NATIONS
from sherwood.games.shieldwall.looks import PREFIX
from sherwood.games.shieldwall.view import Band, Figure, ShieldwallView

FLAGS: Final = {
    "ordered": "used",
    "uncontrolled": "uncontrolled",
    "no-fire": "no-fire",
    "no-charge": "no-charge",
    "freed": "freed",
    "loaded": "load",
    "doomed": "doomed",
    "digs": "digs",
}
"""Flags that are marked, each with its mark."""
HEM: Final = 20
"""By which the cloth of a band is wider than its bases."""
TAG: Final = 34
DARK: Final = "#1a120a"


class Colour(NamedTuple):
    plain: str
    dark: str
    light: str


OTHER: Final = Colour("#8e6bb0", "#43285c", "#efe0ff")
"""Of the second seat where both have figures of one nation."""


def seat_colours(view: ShieldwallView) -> tuple[Colour, Colour]:
    """By seat: that of the nation of its first band."""
    nations = [next(load().troops[band.troop].nation for band in view.bands if band.seat == seat) for seat in (0, 1)]
    first, second = (Colour(NATIONS[nation].colour, NATIONS[nation].dark, NATIONS[nation].light) for nation in nations)
    return first, OTHER if first == second else second


# -- bands ------------------------------------------------------------------------------------------------------------
def corners(figure: Figure) -> Iterator[Point]:
    """Of its base, clockwise from the front left, as lengths east and south of the table's origin."""
    base = load().bases.of(load().troops[figure.troop].mounted)
    turn = math.radians(figure.facing)
    sine, cosine = math.sin(turn), math.cos(turn)
    w, d = base.width / 2, base.depth / 2
    for r, u in ((-w, d), (w, d), (w, -d), (-w, -d)):
        yield figure.x + r * cosine + u * sine, figure.y - r * sine + u * cosine


def aside(figure: Figure, facing: int) -> tuple[float, float]:
    """How far to the right, and how far ahead, a figure stands as somebody sees it who faces so."""
    turn = math.radians(facing)
    sine, cosine = math.sin(turn), math.cos(turn)
    return round(figure.x * cosine - figure.y * sine), round(figure.x * sine + figure.y * cosine)


def breadth(men: Sequence[Figure]) -> float:
    """How wide a band is from end to end of its bases."""
    across = [aside(man, men[0].facing)[0] for man in men]
    return max(across) - min(across) + load().bases.foot.width


def behind(figure: Figure) -> Point:
    """A place behind the left corner of a figure's base, where a tag finds room."""
    _, _, _, (x, y) = corners(figure)
    turn = math.radians(figure.facing)
    return x - 30 * math.sin(turn), y - 30 * math.cos(turn)


def cloth(men: Sequence[Figure], x: int, y: int, colour: Colour, is_picked: bool) -> str:
    """Below all bases of a band, so that its men are seen to belong together; (x, y) lies at (0, 0). Its hem is what shows that
    it can be picked.
    """
    bases = ([(east - x, y - north) for east, north in corners(man)] for man in men)
    d = "".join("M" + "L".join(f"{round(a)} {round(b)}" for a, b in base) + "Z" for base in bases)
    rim = "#ffe27a" if is_picked else colour.dark
    hem = path(d, rim, rim, 2 * HEM + 9, stroke_linejoin="round", **{"class": "rim"})
    return group(hem, path(d, colour.plain, colour.plain, 2 * HEM, stroke_linejoin="round"), opacity=0.72)


@lru_cache(maxsize=1024)
def rim(mounted: bool, facing: int) -> str:
    """Round a base: unseen but where its figure can be picked."""
    base = load().bases.of(mounted)
    w, h = base.width / 2 + 7, base.depth / 2 + 7
    edge = box(-w, -h, 2 * w, 2 * h, 9, stroke_width=9, **{"class": "rim"})
    return placed(0, 0, edge, turn=facing)


@lru_cache(maxsize=1024)
def tag(men: int, colour: Colour, marks: tuple[str, ...]) -> str:
    """How many men a band has left, and what all of them are marked with; its middle at (0, 0), to the right goes the rest."""
    plate = disc(1.5, 2.5, 18, "#0a0704", opacity=0.45) + disc(0, 0, 17, colour.dark, GOLD, 2)
    said = letters(0, 6.6, str(men), 19, colour.light)
    row = "".join(use(f"mark-{mark}", TAG * (k + 1), 0) for k, mark in enumerate(marks))
    return prefixed(compact(plate + said + row), PREFIX)


def shared(men: Sequence[Figure], band: Band) -> tuple[str, ...]:
    """The marks that every man of a band bears, and those of the band itself."""
    of_band = ["used"] if band.ordered else []
    common = set.intersection(*(set(marks(man)) for man in men)) if men else set()
    return tuple(of_band + [mark for mark in FLAGS.values() if mark in common and mark not in of_band])


def marks(man: Figure) -> tuple[str, ...]:
    return tuple(mark for flag, mark in FLAGS.items() if flag in man.flags)


@lru_cache(maxsize=4096)
def own(marks: tuple[str, ...]) -> str:
    """Marks of one man, on the corner of his base that lies to the south-east."""
    row = "".join(use(f"mark-{mark}", 30 - 26 * k, 32, scale=0.75) for k, mark in enumerate(marks))
    return prefixed(row, PREFIX)


# -- fights -----------------------------------------------------------------------------------------------------------
def clashes(figures: Sequence[Figure]) -> Iterator[Point]:
    """Where two who are engaged touch, once for each pair."""
    for one in figures:
        for enemy in one.engaged:
            if one.number < enemy:
                yield _between(one, figures[enemy])


def _between(one: Figure, other: Figure) -> Point:
    """The middle of that front edge of the two which lies nearer to the other."""
    fronts = [(_front(one), other), (_front(other), one)]
    (x, y), _ = min(fronts, key=lambda found: math.dist(found[0], (found[1].x, found[1].y)))
    return x, y


def _front(figure: Figure) -> Point:
    left, right, *_ = corners(figure)
    return (left[0] + right[0]) / 2, (left[1] + right[1]) / 2


def sparks(places: Iterable[Point], scale: float) -> str:
    return prefixed(group(*(use("spark", x, y, scale=scale) for x, y in places)), PREFIX)


# -- the gone ---------------------------------------------------------------------------------------------------------
def fallen(figure: Figure, variant: int) -> str:
    """A dead man; of one who has fled what he threw away; of a prisoner a sign."""
    troop = load().troops[figure.troop]
    if figure.status == "killed":
        return prefixed(use(f"fallen-{troop.nation}-{variant}", turn=figure.facing), PREFIX)
    if figure.status == "surrendered":
        return prefixed(use("mark-surrendered"), PREFIX)
    dropped = f"shield-{troop.nation}-{variant}" if troop.shield else f"under-{troop.weapons[0]}"
    return prefixed(placed(0, 0, use(dropped, 8, 6, 200 + 40 * variant, 0.9), turn=figure.facing), PREFIX)
