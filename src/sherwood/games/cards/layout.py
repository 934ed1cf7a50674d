"""Where things lie on the table, in scene units: a wide table for screens, a tall one for phones.

The reader's side is `near`, at the bottom; the other is `far`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sherwood.art.brush import Point
from sherwood.art.placing import Spot


@dataclass(frozen=True, eq=False)
class Half:
    """One side's part of the table."""

    hand: Point
    line: float
    """The height of the row of combatants."""
    palisade: float
    deck: Point
    discards: Point
    won: Point
    """The first of the prizes won."""
    plate: Point
    shots: Point
    resting: Point
    label: float
    """From the middle of a pile down to its label; above it if negative."""


@dataclass(frozen=True, eq=False)
class Table:
    width: int
    height: int
    near: Half
    far: Half
    prize: Point
    prizes: Point
    prizes_discarded: Point
    stage: Point
    row: tuple[float, float]
    """From where to where a row of combatants may reach."""
    card: float
    """Scale of combatants."""
    pile: float
    small: float
    """Scale of prizes won and of shots."""
    hand_card: float
    hand_width: float
    track: float
    """How far a row of prizes won may reach."""
    letters: float
    """Size of labels."""
    plate: float
    """Scale of the sides' plates."""
    small_screen: bool
    """The hand lies in rows and not in a fan, and labels are numbers only."""

    def half(self, near: bool) -> Half:
        return self.near if near else self.far


WIDE: Final = Table(
    width=1600,
    height=1060,
    near=Half(
        hand=(800, 958), line=724, palisade=634, deck=(1370, 884), discards=(1500, 884), won=(94, 890), plate=(1440, 604),
        shots=(1268, 718), resting=(226, 754), label=88,
    ),
    far=Half(
        hand=(800, 24), line=296, palisade=452, deck=(1370, 160), discards=(1500, 160), won=(94, 150), plate=(1440, 458),
        shots=(1268, 312), resting=(226, 330), label=88,
    ),
    prize=(800, 526),
    prizes=(116, 524),
    prizes_discarded=(244, 528),
    stage=(1440, 531),
    row=(320, 1200),
    card=0.96,
    pile=0.68,
    small=0.5,
    hand_card=0.98,
    hand_width=760,
    track=210,
    letters=14,
    plate=1,
    small_screen=False,
)  # fmt: skip

TALL: Final = Table(
    width=900,
    height=1150,
    near=Half(
        hand=(450, 882), line=650, palisade=574, deck=(82, 604), discards=(82, 750), won=(770, 632), plate=(722, 510),
        shots=(824, 746), resting=(200, 700), label=62,
    ),
    far=Half(
        hand=(450, 0), line=236, palisade=404, deck=(82, 152), discards=(82, 294), won=(770, 138), plate=(722, 398),
        shots=(824, 262), resting=(200, 300), label=62,
    ),
    prize=(450, 454),
    prizes=(82, 446),
    prizes_discarded=(178, 448),
    stage=(770, 454),
    row=(140, 760),
    card=0.8,
    pile=0.46,
    small=0.44,
    hand_card=1,
    hand_width=690,
    track=84,
    letters=21,
    plate=1.3,
    small_screen=True,
)  # fmt: skip

TABLES: Final = {"wide": WIDE, "tall": TALL}
CARD: Final = 150
"""Width of a card at scale 1."""
ROW_LENGTH: Final = 9
"""Most cards in one row of a hand on the tall table."""


def steps(alike: Sequence[bool], width: float, step: float) -> list[float]:
    """Where cards lie along a line about 0: like cards closer together, all within `width`.

    `alike[i]` says whether card i is of the same kind as the one before it.
    """
    places, reach = [], 0.0
    for i, same in enumerate(alike):
        if i:
            reach += step * (0.55 if same else 1)
        places.append(reach)
    squeeze = min(1.0, width / reach) if reach else 1.0
    return [(place - reach / 2) * squeeze for place in places]


@lru_cache(maxsize=256)
def row(table: Table, count: int, y: float) -> tuple[Spot, ...]:
    """Combatants in a line, as wide apart as there is room; short lines stand before the prize."""
    left, right = table.row
    width = CARD * table.card
    places = steps([False] * count, right - left - width, width + 14)
    half = (places[-1] + width / 2) if places else 0
    middle = min(table.prize[0], right - half)
    return tuple(Spot(middle + x, y, _sway(i), table.card) for i, x in enumerate(places))


def _sway(i: int) -> float:
    """Nobody lays cards quite straight."""
    return (0.9, -0.8, 0.5, -1.0, 0.7)[i % 5]


@lru_cache(maxsize=4096)
def near_hand(table: Table, alike: tuple[bool, ...]) -> tuple[Spot, ...]:
    return tuple(_rows(table, alike) if table.small_screen else _fan(table, alike))


def _fan(table: Table, alike: Sequence[bool]) -> list[Spot]:
    x, y = table.near.hand
    radius = 1250
    angles = [place / radius for place in steps(alike, table.hand_width, 102)]
    return [Spot(x + radius * math.sin(a), y + radius * (1 - math.cos(a)), math.degrees(a), table.hand_card) for a in angles]


def _rows(table: Table, alike: Sequence[bool]) -> list[Spot]:
    """One row of large cards, or two rows, the second over the first's lower half."""
    x, y = table.near.hand
    if len(alike) <= ROW_LENGTH:
        large = 1.2 * table.hand_card
        return [Spot(x + place, y + 72, 0, large) for place in steps(alike, table.hand_width - 40, 116)]
    cut = -(-len(alike) // 2)
    spots = []
    for number, part in enumerate((alike[:cut], alike[cut:])):
        places = steps((False, *part[1:]), table.hand_width, 96)
        spots += [Spot(x + place, y + 144 * number, 0, table.hand_card) for place in places]
    return spots


def lifted(spot: Spot, by: float) -> Spot:
    """Drawn out of the hand, along the card's own length."""
    a = math.radians(spot.turn)
    return spot._replace(x=spot.x + by * math.sin(a), y=spot.y - by * math.cos(a))


@lru_cache(maxsize=256)
def far_hand(table: Table, backs: int, known: int) -> tuple[Spot, ...]:
    """First backs, which peep over the far edge, then in their midst the cards that the reader knows, low enough to be read."""
    x, y = table.far.hand
    radius, scale = 1100, table.hand_card * 0.75
    places = steps([False] * (backs + known), table.hand_width * 0.72, 76)
    left = backs // 2
    order = [*range(left), *range(left + known, backs + known), *range(left, left + known)]
    spots = []
    for i in order:
        a = places[i] / radius
        low = 78 if left <= i < left + known else 0
        spots.append(Spot(x + radius * math.sin(a), y + low - radius * (1 - math.cos(a)), -math.degrees(a), scale))
    return tuple(spots)


@lru_cache(maxsize=256)
def track(table: Table, half: Half, count: int) -> tuple[Spot, ...]:
    """Prizes won, overlapped so that their points still show."""
    x, y = half.won
    reach = min(34 * (count - 1), table.track)
    step = reach / (count - 1) if count > 1 else 0
    return tuple(Spot(x + i * step, y + i % 2 * 3, -2 + 3 * (i % 2), table.small) for i in range(count))


def shots(table: Table, half: Half, count: int) -> list[Spot]:
    x, y = half.shots
    step = min(20, 60 / max(1, count - 1))
    return [
        Spot(x + (i - (count - 1) / 2) * step, y + i * 1.5, -6 + 12 * (i + 1) / (count + 1), table.small) for i in range(count)
    ]
