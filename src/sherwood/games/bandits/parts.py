"""What pieces are put together from: symbols, plates, labels, totals and columns. Each is made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sherwood.art.brush import (
    Point,
    box,
    compact,
    disc,
    escaped,
    group,
    letters,
    measured,
    path,
    placed,
    prefixed,
    round_rect,
    use,
)
from sherwood.art.placing import Spot
from sherwood.art.surfaces import CREAM, GOLD, plaque
from sherwood.games.bandits import merry_cards, pawns
from sherwood.games.bandits.faces import PREFIX
from sherwood.games.bandits.layout import Seat
from sherwood.games.bandits.pawns import LIVERIES

GLOW: Final = "#ffe27a"
FATES: Final = {"arrest": "#ffb3a5", "reward": "#f5dc8a", "free": "#d8efb0"}
"""Colour of a column's sum by what it leads to (BANDITS-6.5a)."""


def _made(*parts: str) -> str:
    return prefixed(compact("".join(parts)), PREFIX)


@lru_cache(maxsize=4096)
def used(*ids: str) -> str:
    return "".join(f'<use href="#{PREFIX}{id}"/>' for id in ids if id)


@lru_cache(maxsize=1024)
def die(colour: str, value: int, marked: bool, glow: bool) -> str:
    cross = use("cross", 15, -16) if marked else ""
    return prefixed((use("glow-die") if glow else "") + pawns.die(colour, value) + cross, PREFIX)


@lru_cache(maxsize=256)
def rungs(colour: str, value: int, count: int, step: float, glow: bool) -> str:
    """Equal dice, one below the other."""
    return "".join(placed(0, step * k, die(colour, value, False, glow)) for k in range(count))


@lru_cache(maxsize=256)
def idle(colour: str, count: int, step: float) -> str:
    """Dice at home, side by side."""
    return "".join(placed(step * k, 0, die(colour, 6, False, False)) for k in range(count))


@lru_cache(maxsize=64)
def place(radius: float, glow: bool) -> str:
    """A place that can be clicked, unseen until it is picked."""
    halo = used("glow-ring") if glow else ""
    return halo + disc(0, 0, radius, "#fff", opacity=0.01)


@lru_cache(maxsize=256)
def heap(id: str, count: int) -> str:
    """A loose pile: it looks smaller as it runs out."""
    around = ((0, 0), (-34, 8), (33, 6), (-16, -16), (18, -18), (-50, -8), (50, -10), (2, 18), (-30, 26), (32, 26), (-2, -30))
    shown = around[: max(1, min(len(around), -(-count // 5)))]
    return "".join(placed(x, y, used(id), turn=x * 1.7) for x, y in shown)


@lru_cache(maxsize=256)
def pile(top: str, count: int) -> str:
    """Cards, as thick as they are many."""
    edges = min(8, count // 5)
    below = "".join(
        box(-56 + k * 1.2, -76 + k * 1.6, 112, 152, 8, "#d9c9a0", stroke="#17110a", stroke_width=1.2) for k in range(edges, 0, -1)
    )
    return used("card-shadow") + below + used(top)


@lru_cache(maxsize=64)
def cloth(w: float, h: float) -> str:
    """On which the tokens of a draft lie, its corner at (0, 0)."""
    d = round_rect(0, 0, w, h, 12)
    cloth = path(d, "#0a0704", opacity=0.5, transform="translate(4 6)") + path(d, "#5a1f26", "#1d0a0c", 2)
    weave = path(d, f"url(#{PREFIX}sheen)", opacity=0.7)
    hem = path(round_rect(6, 6, w - 12, h - 12, 9), "", "#e8c35a", 1.6, stroke_dasharray="7 4")
    return cloth + weave + hem


# -- words and numbers ------------------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def title(text: str) -> str:
    """What is said of a piece when one points at it."""
    return f"<title>{escaped(text)}</title>"


@lru_cache(maxsize=4096)
def label(text: str, size: float, tone: str = CREAM, rim: str = GOLD) -> str:
    return _made(plaque(text, size, tone, rim))


@lru_cache(maxsize=1024)
def written(text: str, size: float, width: float, tone: str) -> str:
    """Lines of letters alone, with a dark rim."""
    rows = text.split("\n")
    heights = (size * (0.36 + k - (len(rows) - 1) / 2) for k in range(len(rows)))
    lines = (letters(0, y, row, size, tone, width) for row, y in zip(rows, heights, strict=True))
    return _made(group(*lines, paint_order="stroke", stroke="#1a0f05", stroke_width=size / 5))


@lru_cache(maxsize=1024)
def several(count: int, size: float) -> str:
    """How many tokens a stack holds, at its foot; nothing for one."""
    return placed(22, 20, written(f"×{count}", size, 0, "#fff6dc")) if count > 1 else ""


@lru_cache(maxsize=1024)
def plate(seat: Seat, colour: str, name: str, points: int, is_lit: bool, has_won: bool) -> str:
    """A gang's plate, its corner at (0, 0): crest, name and points."""
    livery = LIVERIES[colour]
    w, h = seat.plate.w, seat.plate.h
    shadow = path(round_rect(0, 0, w, h, 10), "#0a0704", opacity=0.45, transform="translate(4 5)")
    board = path(round_rect(0, 0, w, h, 10), "#2c2014", "#120a04", 1.5) + path(
        round_rect(0, 0, w, h, 10), "url(#sheen)", opacity=0.6
    )
    rim = path(round_rect(4, 4, w - 8, h - 8, 8), livery.dark, livery.base, 2.4, fill_opacity=0.28)
    glow = path(round_rect(1, 1, w - 2, h - 2, 10), "", GLOW, 4) if is_lit or has_won else ""
    crest = _at(seat.crest, use(f"crest-{colour}"), use("crown", 0, -17, scale=0.8) if has_won else "")
    title = letters(*seat.name, name, seat.letters, livery.light, seat.room, anchor="start")
    star = _at(seat.score, use("star"), letters(0, 6, str(points), 17, "#3a2208", 23))
    return _made(shadow, board, rim, glow, crest, title, star)


@lru_cache(maxsize=256)
def chest(colour: str, stored: int, where: Point, size: float) -> str:
    """With how many tokens it holds."""
    return _made(use("chest"), placed(*where, plaque(str(stored), size, CREAM, LIVERIES[colour].base)))


def _at(spot: Spot, *parts: str) -> str:
    return placed(spot.x, spot.y, *parts, scale=spot.scale)


@lru_cache(maxsize=4096)
def total(reached: str, needed: str, size: float, tone: str) -> str:
    """What the dice come to, a shield, and the defence; the defence alone before the assault."""
    left, right = (measured(text) * size for text in (reached, needed))
    w = left + right + size * (2.4 if reached else 2)
    h = size * 1.75
    plate = box(-w / 2, -h / 2, w, h, h / 2, "#1a120a", fill_opacity=0.92, stroke=tone, stroke_width=1.5)
    x = -w / 2 + size * 0.5
    parts = letters(x, size * 0.36, reached, size, tone, anchor="start") if reached else ""
    x += left + size * (0.9 if reached else 0.5)
    parts += use("shield", x, 0, scale=size / 14)
    return _made(plate, parts, letters(x + size * 0.7, size * 0.36, needed, size, CREAM, anchor="start"))


@lru_cache(maxsize=1024)
def column(sum_of_dice: int, fate: str, room: float, size: float) -> str:
    """The sum of a column, and below it a sign of what becomes of its leader."""
    tone, text = FATES[fate], str(sum_of_dice)
    size = min(size, room / (measured("00") + 0.3))
    w, h = min(room, size * 2.4), size * 1.6
    plate = box(-w / 2, -h / 2, w, h, h / 2, "#1a120a", fill_opacity=0.92, stroke=tone, stroke_width=1.5)
    return _made(plate, letters(0, size * 0.36, text, size, tone), use(f"fate-{fate}", 0, size * 1.5, scale=size / 19))


@lru_cache(maxsize=64)
def thresholds(above: int, below: int, is_pardoned: bool, size: float) -> str:
    """When a leader is arrested, and when a gang is rewarded, as signs. Under King Richard nobody is arrested."""
    inner, w, h = "", size * 10.4, size * 1.9
    for x, text, fate in ((-w / 4, f"> {above}", "free" if is_pardoned else "arrest"), (w / 4, f"< {below}", "reward")):
        inner += letters(x + size * 0.9, size * 0.36, text, size, FATES[fate])
        inner += use(f"fate-{fate}", x - size * 1.1, 0, scale=size / 19)
    return _made(box(-w / 2, -h / 2, w, h, h / 2, "#1a120a", fill_opacity=0.9, stroke=GOLD, stroke_width=1.3), inner)


@lru_cache(maxsize=256)
def bribe(count: int, size: float) -> str:
    """Tokens that a gang has offered, or that it offers none."""
    return used("token-back") + (several(count, size) if count else used("cross"))


@lru_cache(maxsize=1024)
def left(effects: tuple[str, ...]) -> str:
    """Signs of effects, side by side about (0, 0)."""
    across = (34 * (k - (len(effects) - 1) / 2) for k in range(len(effects)))
    return _made(*(placed(x, 0, merry_cards.medallion(effect)) for x, effect in zip(across, effects, strict=True)))
