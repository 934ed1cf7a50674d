"""Nottingham, painted: wall and towers, the prison, and the drawbridge with a column for each gang (BANDITS-1.3)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sherwood.art.brush import INK, box, disc, gradient, line, number, path, placed, round_rect
from sherwood.art.rough import Heap, mixed
from sherwood.art.timber import plank, planks
from sherwood.games.bandits.layout import Board, Box
from sherwood.games.bandits.pawns import LIVERIES, emblem

WATER = gradient("water", ((0, "#6aa5b2"), (1, "#2d5b70")))


def draw(board: Board, colours: Sequence[str], dice: random.Random) -> str:
    """With one column of the drawbridge for each of these colours."""
    area, wall = board.castle, _wall_box(board)
    parts = _moat(area, wall, dice) + _wall(wall, dice)
    parts += "".join(_tower(x, wall, dice) for x in (wall.x + 30, wall.x + wall.w - 30))
    return parts + _cell(board.prison) + _bridge(board, colours, dice)


def _wall_box(board: Board) -> Box:
    area = board.castle
    return Box(area.x + 12, area.y + 4, area.w - 12, board.bridge.y - area.y - 18)


def _moat(area: Box, wall: Box, dice: random.Random) -> str:
    water = box(area.x, area.y, area.w, area.h, 0, "url(#water)")
    ripples = ""
    for _ in range(70):
        x, y = dice.uniform(area.x + 8, area.x + area.w - 22), dice.uniform(wall.y + wall.h, area.y + area.h - 8)
        ripples += f"M{number(x)} {number(y)}q8-4 16 0"
    x, y, h = area.x, area.y, area.h
    bank = line(f"M{x + 3:g} {y:g}V{y + h - 3:g}H{area.x + area.w:g}", "#c9b684", 9) + line(
        f"M{x:g} {y:g}V{y + h:g}H{area.x + area.w:g}", "#39431a", 5, 0.6
    )
    return water + line(ripples, "#d6f0ee", 1.3, 0.5) + bank


def _wall(wall: Box, dice: random.Random) -> str:
    x, y, w, h = wall
    stones = Heap()
    top = y
    while top < y + h - 2:
        high = min(dice.uniform(11, 15), y + h - top)
        left = x
        while left < x + w - 2:
            wide = min(dice.uniform(14, 26), x + w - left)
            tone = mixed("#7d7668", "#a89f8c", dice.random())
            stones.add(f' fill="{tone}"', plank(left, top, wide - 1.6, high - 1.6))
            stones.add(' stroke="#d8cfba" opacity=".35"', f"M{number(left + 1)} {number(top + 0.8)}h{number(wide - 4)}")
            left += wide
        top += high
    face = box(x, y, w, h, 0, "#4e473b") + stones.svg() + box(x, y, w, h, 0, "url(#sheen)", stroke="#1d1914", stroke_width=2)
    merlons = "".join(_merlon(x + 3 + k * 26, y - 13, 17, 17) for k in range(int(w / 26)))
    return path(f"M{x:g} {y + h:g}H{x + w:g}v16H{x:g}Z", "#06141a", opacity=0.5) + face + merlons


def _merlon(x: float, y: float, w: float, h: float) -> str:
    light = line(f"M{number(x + 1.5)} {number(y + 1.5)}h{number(w - 3)}", "#e6dcc4", 1.3, 0.8)
    return box(x, y, w, h, 0, "#a39a88", stroke="#1d1914", stroke_width=1.2) + light


def _tower(x: float, wall: Box, dice: random.Random) -> str:
    """Round, with a battlement and two slits."""
    y, bottom = wall.y - 6, wall.y + wall.h + 12
    shade = f'<ellipse cx="{number(x + 9)}" cy="{number(bottom)}" rx="36" ry="9" fill="#0a0704" opacity=".45"/>'
    tall = bottom - y
    body = path(f"M-30 0H30V{tall - 6:g}Q0 {tall + 6:g}-30 {tall - 6:g}Z", "#8d8576", INK, 1.6)
    body += path(f"M8 0H29V{tall - 6:g}Q20 {tall:g} 8 {tall - 1:g}Z", "#4f4a40", opacity=0.6)
    body = placed(x, y, body + path(f"M-28 0h8V{tall - 4:g}q-4-1-8-2z", "#d8cfba", opacity=0.4))
    courses = "".join(f"M{x - 29:g} {y + 14 + 21 * k:g}q29 9 58 0" for k in range(int((bottom - y - 20) / 21)))
    rows = [k // 2 for k in range(2 * int((bottom - y - 40) / 21))]
    joints = "".join(f"M{number(x + dice.uniform(-24, 24))} {number(y + 17 + 21 * k)}v17" for k in rows)
    top = "".join(_merlon(x - 35 + 18 * k, y - 15, 14, 19) for k in range(4))
    slits = "".join(path(f"M{x - 3.5:g} {y + part * (bottom - y):g}h7v24h-7z", "#15110d") for part in (0.3, 0.62))
    return shade + body + line(courses + joints, "#3a352c", 1, 0.5) + top + slits


def _cell(prison: Box) -> str:
    """The prison, open to view; its bars are a piece, for they stand before those inside."""
    x, y, w, h = prison
    dark = path(round_rect(x - 4, y - 4, w + 8, h + 8, 10), "#a39a88", INK, 1.6)
    dark += path(round_rect(x, y, w, h, 8), "#120d09", INK, 2)
    inner = path(round_rect(x + 4, y + 4, w - 8, h - 8, 6), "#2b241d")
    straw = "".join(f"M{number(x + 12 + k * (w - 24) / 26)} {number(y + h - 12 + 3 * (k % 3))}l6-3" for k in range(26))
    light = path(f"M{x + w - 60:g} {y + 4:g}h34L{x + w - 70:g} {y + h - 6:g}h-60z", "#f4dc9a", opacity=0.1)
    return dark + inner + light + line(straw, "#b99a4c", 2.4, 0.65)


def bars(prison: Box) -> str:
    """Seven uprights and one across, for a prison with its corner at (0, 0)."""
    w, h = prison.w, prison.h
    d = "".join(f"M{number(20 + k * (w - 40) / 6)} 3v{h - 6:g}" for k in range(7)) + f"M2 {h * 0.27:g}h{w - 4:g}"
    lights = "".join(f"M{number(19 + k * (w - 40) / 6)} 3v{h - 6:g}" for k in range(7))
    return line(d, "#15110d", 7) + line(d, "#8d887e", 4) + line(lights, "#dcd6c8", 1, 0.8)


# -- the drawbridge ---------------------------------------------------------------------------------------------------
def _bridge(board: Board, colours: Sequence[str], dice: random.Random) -> str:
    x, y, w, h = board.bridge
    shadow = path(f"M{x + 9:g} {y:g}h{w:g}v{h + 10:g}h{-w:g}z", "#06141a", opacity=0.55)
    deck = planks(board.bridge, False, dice, 17)
    beams = "".join(box(at - 5, y - 4, 10, h + 8, 2, "#5b3818", stroke=INK, stroke_width=1.4) for at in (x, x + w))
    chains = "".join(line(f"M{at:g} {y - 2:g}v{h:g}", "#8d887e", 4.5, stroke_dasharray="7 4") for at in (x, x + w))
    return shadow + deck + beams + chains + "".join(_column(board, i, len(colours), colour) for i, colour in enumerate(colours))


def _column(board: Board, gang: int, gangs: int, colour: str) -> str:
    livery = LIVERIES[colour]
    x, wide = board.column(gang, gangs), board.bridge.w / gangs
    y, h = board.bridge.y, board.bridge.h
    d = round_rect(x - wide / 2 + 4, y + 42, wide - 8, h - 50, 8)
    field = path(d, "#1a0f05", fill_opacity=0.45) + path(d, "", livery.base, 2.4)
    crest = disc(x + 2, y + 25, 17, "#0a0704", opacity=0.45) + disc(x, y + 22, 17, livery.base, INK, 1.4)
    crest += disc(x, y + 22, 17, "url(#gloss)", opacity=0.5)
    places = "".join(
        box(x - 20, board.rung_at(place) - 19, 40, 42, 7, stroke="#e8d49a", stroke_opacity=0.32, stroke_dasharray="4 4")
        for place in range(4)
    )
    return field + crest + emblem(livery, x, y + 22, 22, livery.light, livery.dark) + places
