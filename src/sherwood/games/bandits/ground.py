"""The painted board: the road through the forest, bushes and attack spaces, village, castle, score track, and the frame.

It is one SVG document without words, the same in every game with as many gangs.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from sherwood.art import greens
from sherwood.art.brush import (
    INK,
    Point,
    box,
    compact,
    disc,
    document,
    gradient,
    group,
    letters,
    line,
    path,
    placed,
    prefixed,
    round_rect,
    use,
)
from sherwood.art.greens import LEAVES
from sherwood.art.portraits import heads
from sherwood.art.roads import pebbles, road
from sherwood.art.surfaces import PAINTS, TABLE_PAINTS, gold_edge, noises, vignette, wood
from sherwood.art.timber import planks
from sherwood.games.bandits import castle, jewels, layout, merry_cards, village
from sherwood.games.bandits.layout import Board, Box, Road

PREFIX: Final = "bandits-ground-"
LAND: Final = gradient("land", ((0, "#a9b56c"), (0.5, "#8fa157"), (1, "#75904b")))
DOME: Final = gradient("dome", ((0, "#fbffb8", 0.3), (0.42, "#fbffb8", 0), (0.62, "#08140a", 0), (1, "#08140a", 0.5)), "ball")
TREES: Final = ("tree-oak", "tree-beech", "tree-lime", "tree-autumn", "tree-pine0", "tree-pine1")
WEIGHTS: Final = (4, 4, 3, 1, 2, 2)
SHRUBS: Final = ("bush-oak", "bush-beech", "bush-lime")
SETS: Final = (((0, 0, 0), 6), ((4, 4), 3), ((11,), 1), ((6, 7, 8), 4), ((12, 13, 12), 1))
"""Faces of tokens that score together, as a reminder, and their points (BANDITS-7.3)."""


Grove = tuple[Box, float, float, tuple[str, ...]]
"""An area, how far apart trees stand in it, their least scale, and what grows."""


@cache
def ground(shape: str, colours: tuple[str, ...], alleys: int) -> str:
    """For gangs of these colours, with so many alleys open. Each gang has a road, up to four (BANDITS-4.1a, 11.1)."""
    whole = layout.BOARDS[shape]
    board = replace(whole, roads=whole.roads[: len(colours)])
    dice = random.Random(7)
    window = f'<clipPath id="board">{box(*board.window, 5)}</clipPath>'
    painted = group(
        _land(board, dice),
        _trail(board, dice),
        _forest(board, whole.roads[len(board.roads) :], dice),
        *(_row(board, row, dice) for row in board.roads),
        village.draw(board, alleys, dice),
        castle.draw(board, colours, dice),
        village.panel(board.merry_panel),
        _aid(board.aid) if board.aid else "",
        _track(board),
        *(use(f"medal-{who}", *where, scale=0.9) for who, where in _crests(board)),
        box(*board.window, fill="url(#grain)"),
        vignette(*board.window),
        clip_path="url(#board)",
    )
    frame = wood(0, 0, board.width, board.height) + gold_edge(*board.window, 5)
    defs = f"<defs>{PAINTS}{TABLE_PAINTS}{LAND}{DOME}{castle.WATER}{noises()}{window}{_symbols()}</defs>"
    return prefixed(compact(document(board.width, board.height, defs, frame, painted)), PREFIX)


def _symbols() -> str:
    dice = random.Random(1)
    kinds = ("oak", "beech", "lime", "autumn")
    drawn = [greens.tree(f"tree-{kind}", LEAVES[kind], dice) for kind in kinds]
    drawn += [greens.pine(f"tree-pine{k}", LEAVES["pine"], dice) for k in range(2)]
    drawn += [greens.bush(f"bush-{kind}", LEAVES[kind], dice) for kind in kinds]
    drawn += [greens.bracken(f"bracken{k}", dice) for k in range(2)]
    drawn += [greens.grass(f"grass{k}", dice) for k in range(6)]
    return "".join((*drawn, village.window(), heads.symbols(), merry_cards.medals(), jewels.symbols()))


# -- land -------------------------------------------------------------------------------------------------------------
def _land(board: Board, dice: random.Random) -> str:
    x, y, w, h = board.window
    meadow = "".join(box(*board.window, fill=f"url(#{paint})") for paint in ("land", "mottle", "bleach"))
    grass = "".join(
        use(f"grass{dice.randrange(6)}", left + dice.randint(-20, 20), top + dice.randint(-20, 20))
        for left in range(int(x) + 40, int(x + w), 90)
        for top in range(int(y) + 40, int(y + h), 84)
    )
    return meadow + grass


def _trail(board: Board, dice: random.Random) -> str:
    """The road that the wagons come along, to the castle, and the paths from it to the bushes."""
    main, paths = _tall_ways(board) if board.small_screen else _wide_ways(board)
    return road(paths, 0.5) + road([main], 1) + pebbles([main], dice)


def _wide_ways(board: Board) -> tuple[list[Point], list[list[Point]]]:
    y, end = board.roads[0].wagon.y + 22, board.bridge
    past = [(-20.0, 4.0), (160, -4), (400, 6), (690, -6), (960, 4), (1096, 26), (1158, 130), (1174, 300)]
    main: list[Point] = [(x, y + drop) for x, drop in past]
    main += [(1180, 590), (1210, 668), (1290, 694), (end.x + end.w / 2, 676), (end.x + end.w / 2, end.y + end.h - 6)]
    paths: list[list[Point]] = [[(row.wagon.x, y), (row.wagon.x + 4, y + 62), (row.wagon.x - 2, y + 130)] for row in board.roads]
    return main, paths


def _tall_ways(board: Board) -> tuple[list[Point], list[list[Point]]]:
    x, end = board.roads[0].wagon.x, board.bridge
    below = end.y + end.h
    main: list[Point] = [(x, 80), (x + 5, 230), (x - 5, 400), (x + 4, 560), (x, 700), (x + 24, 772), (x + 130, 786), (400, 782)]
    main += [(560, 776), (end.x - 40, 740), (end.x + 30, below + 24), (end.x + end.w / 2, below - 6)]
    paths = [[(row.wagon.x + 30, row.wagon.y - 40), (row.wagon.x + 110, row.bushes[0][1] + 2)] for row in board.roads]
    return main, paths


# -- forest -----------------------------------------------------------------------------------------------------------
def _forest(board: Board, unused: Sequence[Road], dice: random.Random) -> str:
    """Trees where there is room for them, also where roads are not used, drawn from the north."""
    groves = _groves(board) + [(_overgrown(row), 30, 0.6, TREES) for row in unused]
    out = ""
    for x, y, kind, size in sorted(_grown(groves, dice), key=lambda tree: tree[1]):
        out += use(kind, round(x), round(y), scale=round(size, 2))
    return out


def _overgrown(row: Road) -> Box:
    x, y, w, h = row.planks
    top = row.bushes[0][1] - 26
    return Box(x + 16, top, w - 20, y + h - top - 10)


def _grown(groves: Sequence[Grove], dice: random.Random) -> Iterator[tuple[float, float, str, float]]:
    grown: list[Point] = []
    for area, gap, low, kinds in groves:
        for _ in range(int(area.w * area.h / gap / gap * 12)):
            spot = dice.uniform(area.x, area.x + area.w), dice.uniform(area.y, area.y + area.h)
            if all(math.dist(spot, other) > gap for other in grown):
                grown.append(spot)
                kind = dice.choices(kinds, WEIGHTS[: len(kinds)])[0]
                yield *spot, kind, dice.uniform(low, low + 0.25)


def _groves(board: Board) -> list[Grove]:
    if board.small_screen:
        sides = [Box(132, row.planks.y - 70, 20, 18) for row in board.roads]
        return [
            *((area, 20, 0.5, SHRUBS) for area in sides),
            (Box(500, 112, 112, 670), 34, 0.62, TREES),
            (Box(12, 112, 8, 660), 22, 0.6, TREES),
            (Box(500, 950, 30, 110), 22, 0.5, TREES),
        ]
    roads = [row.wagon.x for row in board.roads]
    edges = [20, *roads]
    gaps = [(left + (62 if left > 20 else -10), right - 62) for left, right in zip(edges, [*roads, 1216], strict=True)]
    groves: list[Grove] = []
    for left, right in gaps:
        wide = right - left
        groves.append((Box(left, 72, wide, 70), 26.0, 0.7, TREES))
        groves.append((Box(left, 206, wide, 56), 26.0, 0.62, TREES))
    return [
        *groves,
        (Box(1112, 300, 20, 180), 30, 0.6, TREES),
        (Box(14, 476, 1124, 24), 21, 0.6, TREES),
        (Box(1206, 250, 6, 320), 24, 0.5, TREES),
        (Box(20, 722, 560, 6), 26, 0.4, TREES),
        (Box(1200, 880, 380, 16), 24, 0.5, TREES),
        (Box(566, 716, 12, 180), 26, 0.5, TREES),
    ]


# -- rows -------------------------------------------------------------------------------------------------------------
def _row(board: Board, row: Road, dice: random.Random) -> str:
    """The place of a wagon, four bushes, and the spaces below them in which dice attack it."""
    x, y, _, size = row.wagon
    slot = round_rect(x - 61 * size, y - 81 * size, 122 * size, 162 * size, 11)
    place = path(slot, "#241608", fill_opacity=0.5) + path(slot, "", "#e8d49a", 1.6, stroke_dasharray="6 4")
    d = round_rect(*row.planks, 9)
    shadow = path(d, "#0a0704", opacity=0.42, transform="translate(4 6)")
    deck = planks(row.planks, True, dice, 16) + path(d, "", INK, 2.6) + path(d, "url(#sheen)")
    bushes = "".join(placed(bx, by, _bush(dice), scale=board.bush) for bx, by in row.bushes)
    spaces = "".join(placed(sx, sy, _space(k + 1)) for k, (sx, sy) in enumerate(row.spaces))
    return place + shadow + deck + spaces + bushes


def _bush(dice: random.Random) -> str:
    """A hollow among leaves, marked with a cross (BANDITS-1.2)."""
    angles = sorted((k * math.tau / 11 + dice.uniform(-0.12, 0.12) for k in range(11)), key=math.sin)
    ring = "".join(
        use(dice.choice(SHRUBS), round(27 * math.cos(a), 1), round(25 * math.sin(a), 1), scale=round(dice.uniform(0.85, 1.1), 2))
        for a in angles
    )
    shade = '<ellipse cx="5" cy="8" rx="38" ry="35" fill="#0c1608" opacity=".38"/>' + disc(0, 0, 31, "#2c4a1e")
    hollow = disc(0, 0, 20.5, "#77864a") + disc(0, 0, 20.5, "url(#sheen)")
    rim = disc(0, 0, 20.5, "", "#f1e7b0", 1.5, stroke_opacity=0.75, stroke_dasharray="3 3")
    return shade + ring + hollow + rim + line("M-6-6l12 12m0-12l-12 12", "#f1e7b0", 2.3, 0.75)


def _space(number_from_1: int) -> str:
    d = round_rect(-25, -27, 50, 58, 7)
    well = path(d, "#241608", fill_opacity=0.58) + path(d, "", "#e8d49a", 1.3, stroke_opacity=0.8)
    return well + letters(0, 9, str(number_from_1), 22, "#e8d49a", opacity=0.5)


# -- track and aid ----------------------------------------------------------------------------------------------------
def _track(board: Board) -> str:
    """0 to 50; the fives are gold (BANDITS-1.3)."""
    d = round_rect(*board.track_planks, 8)
    plank = (
        path(d, "#0a0704", opacity=0.5, transform="translate(3 4)") + path(d, "url(#timber)", INK, 1.6) + path(d, "url(#sheen)")
    )
    r, size = (16, 21) if board.small_screen else (13, 13)
    cells = ""
    for score, (x, y) in enumerate(board.track):
        five = score % 5 == 0
        cells += disc(x, y, r, "url(#gold)" if five else "url(#parchment)", INK)
        cells += letters(x, y + size * 0.36, str(score), size, INK, 2 * r - 3, 700 if five else 500)
    return plank + cells


def _aid(area: Box) -> str:
    """What sets are worth: tokens, and their points on a star."""
    parts, x, y = village.panel(area), area.x + 38, area.y + area.h * 0.36
    for faces, worth in SETS:
        parts += "".join(use(f"token-{face}", x + 30 * k, y, scale=0.86) for k, face in enumerate(faces))
        parts += placed(x + 15 * (len(faces) - 1), y + 58, _points(worth), scale=1.15)
        x += 60 + 30 * (len(faces) - 1)
    return parts


def _points(worth: int) -> str:
    star = "M0-19l5 10.6l11.6 1.4l-8.6 8l2.2 11.6l-10.2-5.8l-10.2 5.8l2.2-11.6l-8.6-8l11.6-1.4z"
    shadow = path(star, "#0a0704", opacity=0.5, transform="translate(2 3)")
    return shadow + path(star, "url(#gold)", INK, 1.3) + letters(0, 5.6, str(worth), 15)


def _crests(board: Board) -> Sequence[tuple[str, Point]]:
    """Where each character acts, his portrait is printed (BANDITS-1.5)."""
    first, last = board.roads[0], board.roads[-1]
    if board.small_screen:
        return ()
    x, y, _, _ = board.bridge
    return (
        ("marion", (first.wagon.x - 118, 262)),
        ("john", (last.wagon.x + 130, 280)),
        ("robin", (last.planks.x + last.planks.w + 4, last.planks.y + 12)),
        ("tuck", (x - 14, y + 8)),
    )
