"""The motte castle, seen from above (SHIELDWALL-11, S6): ditch, bailey, palisade with its walk, gatehouses, keep, stairs.

What can change in a battle is drawn by itself, to stand upon the ground: drawbridges, siege ladders, gaps and what is left in
quivers. These have no ids.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from sherwood.art.brush import INK, Point, disc, group, letters, line, number, path, placed
from sherwood.art.rough import Heap, joined, roughened
from sherwood.art.timber import planks
from sherwood.games.shieldwall.heights import sided
from sherwood.games.shieldwall.layout import INCH, SCALE, Chart, between, sides, turn
from sherwood.games.shieldwall.scatter import scattered
from sherwood.games.shieldwall.scenario_file import Piece, Scenario
from sherwood.games.shieldwall.ways import Lane, deck, lane

LOG: Final = 10.0
"""Thickness of a log."""
LOGS: Final = ("#a9794a", "#9a6a3c", "#b98a58", "#8f6236")
DARK: Final = "#20130a"
GLEAM: Final = "#e6c190"
PALE: Final = "#f1e7b0"
POST: Final = 40 * SCALE
"""Half a base."""


# -- earth ------------------------------------------------------------------------------------------------------------
def ditch(chart: Chart, pieces: Sequence[Piece], dice: random.Random) -> str:
    """Banks that fall to muddy water, hachured from both sides."""
    return "".join(_ditch(chart, piece, k, dice) for k, piece in enumerate(pieces))


def _ditch(chart: Chart, piece: Piece, k: int, dice: random.Random) -> str:
    rims = [roughened(sided(chart.outline(side)), 2.2, 22, 4) for side in (piece.points, piece.hole) if side]
    d = "".join(joined(rim, True) for rim in rims)
    clip = f'<clipPath id="ditch{k}"><path d="{d}" clip-rule="evenodd"/></clipPath>'
    bank = path(d, "none", "#a58f5a", 14, opacity=0.8)
    slopes = path(d, "none", "#4a3a22", 46) + path(d, "none", "#6b5632", 22, opacity=0.6)
    water = path(d, "#2f4a4c", fill_rule="evenodd")
    strokes = "".join(_falls(rim, inward, dice) for rim, inward in zip(rims, (1, -1), strict=False))
    earth = group(water, slopes, line(strokes, "#1c140a", 1.3, 0.6), clip_path=f"url(#ditch{k})")
    return bank + clip + earth + path(d, "none", "#2a1f10", 2)


def _falls(rim: Sequence[Point], inward: int, dice: random.Random) -> str:
    d = ""
    for (ax, ay), (x, y) in zip([rim[-1], *rim], rim, strict=False):
        length = math.dist((ax, ay), (x, y)) or 1
        reach = inward * dice.uniform(9, 18) / length
        d += f"M{number(x)} {number(y)}l{number((ay - y) * reach)} {number((x - ax) * reach)}"
    return d


def bailey(chart: Chart, walls: Sequence[Piece], dice: random.Random) -> str:
    """Trodden earth inside the walls."""
    return "".join(_bailey(chart, wall, dice) for wall in walls if wall.hole)


def _bailey(chart: Chart, wall: Piece, dice: random.Random) -> str:
    yard = Piece("clear", wall.id, "area", wall.hole, ())
    spots = [chart.at(*spot) for spot in scattered(dice, yard, 62, 20)]
    dust = "".join(f"M{number(x)} {number(y)}h{dice.randint(2, 7)}" for x, y in spots)
    weeds = "".join(f"M{number(x + 9)} {number(y + 6)}l-1-5m3 5l1-5" for x, y in spots[::3])
    inner = joined(chart.points(wall.hole), True)
    middle = joined(roughened(sided(_drawn_in(chart.points(wall.hole), 40)), 9, 60, 8), True)
    earth = path(inner, "#b39a68") + path(middle, "#c9b380", opacity=0.75)
    return earth + line(dust, "#8d744a", 2.6, 0.5) + line(weeds, "#6f8040", 1.3, 0.8)


def _drawn_in(points: Sequence[Point], by: float) -> list[Point]:
    x, y = _centre(points)
    return [(px + by * (1 if px < x else -1), py + by * (1 if py < y else -1)) for px, py in points]


# -- timber -----------------------------------------------------------------------------------------------------------
def timber(chart: Chart, walls: Sequence[Piece], towers: Sequence[Piece], scenario: Scenario, dice: random.Random) -> str:
    """Walls, then towers upon them, then stairs."""
    built = "".join(_palisade(chart, wall, k, dice) for k, wall in enumerate(walls))
    built += "".join(_tower(chart, tower, scenario, dice) for tower in towers)
    ends = ((chart.at(link.foot.x, link.foot.y), chart.at(link.head.x, link.head.y)) for link in scenario.links)
    return built + "".join(ladder(foot, head) for foot, head in ends)


def _palisade(chart: Chart, wall: Piece, k: int, dice: random.Random) -> str:
    """A walk of boards behind a row of logs on the outer side."""
    outer, inner = chart.points(wall.points), chart.points(wall.hole)
    ring = "".join(joined(points, True) for points in (outer, inner) if points)
    clip = f'<clipPath id="walk{k}"><path d="{ring}" clip-rule="evenodd"/></clipPath>'
    shadow = group(*(path(ring, transform=f"translate({s} {number(s * 1.3)})") for s in (6, 12)), fill="#0a0704", opacity=0.3)
    seams = "".join(_seams(a, b, dice) for a, b in sides(outer))
    boards = path(ring, "#a67143") + line(seams, "#3a2412", 1.2, 0.8)
    boards += line(seams, "#e0b27c", 0.8, 0.5, transform="translate(1 1)") + path(ring, "none", "#3a2412", 7, opacity=0.4)
    walk = group(boards, clip_path=f"url(#walk{k})") + path(ring, "none", DARK, 2)
    return group(shadow, clip, walk, fill_rule="evenodd") + _logs(outer, dice)


def _seams(a: Point, b: Point, dice: random.Random) -> str:
    """Joints of boards, inwards from a side of a clockwise polygon; the side before has laid the corner."""
    length, d, at = math.dist(a, b), "", INCH
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    while at < length:
        d += f"M{number(a[0] + ux * at)} {number(a[1] + uy * at)}l{number(-uy * INCH)} {number(ux * INCH)}"
        at += dice.uniform(7, 11)
    return d


def _logs(outer: Sequence[Point], dice: random.Random) -> str:
    """Their heads, from above."""
    heads, rims, gleams = Heap(), "", ""
    for a, b in sides(outer):
        count = round(math.dist(a, b) / LOG)
        angle = math.radians(turn(a, b))
        for k in range(count):
            x, y = between(a, b, (k + 0.5) / count)
            x, y = x - math.sin(angle) * LOG / 2, y + math.cos(angle) * LOG / 2
            spot = f"M{number(x)} {number(y)}h.1"
            rims += spot
            heads.add(f' stroke="{dice.choice(LOGS)}" stroke-width="{LOG - 1.6:g}"', spot)
            gleams += f"M{number(x - 1.6)} {number(y - 1.6)}h.1"
    return group(line(rims, DARK, LOG + 1.4), heads.svg(), line(gleams, GLEAM, 3, 0.8), stroke_linecap="round")


def _tower(chart: Chart, tower: Piece, scenario: Scenario, dice: random.Random) -> str:
    """An open floor behind a parapet, its posts, and what leads in below it."""
    corners = chart.points(tower.points)
    d = joined(corners, True)
    high = 2 if tower.kind == "keep" else 1
    shadow = "".join(path(d, "#0a0704", opacity=0.3, transform=f"translate({6 * k * high} {8 * k * high})") for k in (1, 2))
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    floor = planks((min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)), True, dice, 12)
    clip = f'<clipPath id="tower-{tower.id}"><path d="{d}"/></clipPath>'
    deck = group(floor, path(d, "url(#sheen)"), path(d, "none", "#0a0704", 18, opacity=0.25), clip_path=f"url(#tower-{tower.id})")
    parapet = line(d, DARK, 9, stroke_linejoin="round") + line(d, "#8a5d35", 6.4)
    parapet += line(d, "#d6a66c", 1.5, 0.8, transform="translate(-1 -1)")
    stakes = "".join(disc(x, y, 7.5, "#9a6a3c", DARK, 1.5) + disc(x - 1.6, y - 1.6, 2.6, GLEAM) for x, y in corners)
    posts = [post for post in scenario.posts if post.area == tower.id and post.level > 0]
    rings = "".join(_post(*chart.at(post.x, post.y), post.facing) for post in posts)
    return shadow + clip + deck + _passages(chart, tower, scenario) + parapet + stakes + rings


def _post(x: float, y: float, facing: int) -> str:
    """A man's place, and the way he looks."""
    ring = disc(0, 0, POST - 1, "#241608", PALE, 1.3, fill_opacity=0.28, stroke_dasharray="3 3")
    pointer = path(f"M-3.5 {number(2 - POST)}L0 {number(-3 - POST)}L3.5 {number(2 - POST)}Z", PALE)
    return placed(x, y, ring, pointer, turn=facing)


def _passages(chart: Chart, tower: Piece, scenario: Scenario) -> str:
    out = ""
    for one in (opening for opening in scenario.openings if opening.area == tower.id):
        corners = [(one.west, one.south), (one.west, one.north), (one.east, one.north), (one.east, one.south)]
        d = joined(chart.points(corners), True)
        out += path(d, "#0a0704", "#0a0704", 10, fill_opacity=0.16, stroke_opacity=0.5)
        out += path(d, "none", PALE, 1.3, opacity=0.7, stroke_dasharray="6 4")
    return out


def ladder(foot: Point, head: Point) -> str:
    """Stairs and ladders: rungs between rails, the head with an arrow."""
    length = math.dist(foot, head)
    rails = f"M0-6H{number(length)}M0 6H{number(length)}"
    rungs = "".join(f"M{number(4 + k * 7)}-6v12" for k in range(int((length - 4) / 7) + 1))
    wood = line(rails + rungs, "#0a0704", 4, 0.35, transform="translate(3 5)")
    wood += line(rails + rungs, INK, 4.4) + line(rails + rungs, "#d0a064", 2.4)
    arrow = line(f"M{number(length - 12)}-4L{number(length - 5)} 0L{number(length - 12)} 4", "#fff3cf", 1.8, 0.9)
    return placed(*foot, group(wood, arrow, stroke_linecap="round"), turn=turn(foot, head))


# -- what changes -----------------------------------------------------------------------------------------------------
def drawbridge(chart: Chart, piece: Piece, gatehouse: Piece, down: bool) -> str:
    """Lying over the ditch, or upright before its gatehouse (SHIELDWALL-11.4)."""
    dice = random.Random(int(sum(piece.points[0])))
    along, (x, y) = lane(chart.points(piece.points)), _centre(chart.points(gatehouse.points))
    near, far = sorted((along.start, along.end), key=lambda end: math.dist(end, (x, y)))
    if down:
        return deck(Lane(near, far, along.width), dice) + _chains(near, far, along.width, 0.45)
    tip = between(near, far, 0.5 * INCH / along.length)
    return deck(Lane(near, tip, along.width), dice, railed=False) + _chains(near, tip, along.width, 1)


def _centre(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _chains(near: Point, far: Point, width: float, share: float) -> str:
    """Beside a bridge, from its gatehouse so far along it."""
    length, d = math.dist(near, far), ""
    dx, dy = (far[0] - near[0]) * share, (far[1] - near[1]) * share
    nx, ny = -(far[1] - near[1]) / length * width / 2, (far[0] - near[0]) / length * width / 2
    for side in (-1, 1):
        d += f"M{number(near[0] + side * nx)} {number(near[1] + side * ny)}l{number(dx)} {number(dy)}"
    return line(d, INK, 5) + line(d, "#b3ada2", 3, stroke_dasharray="5 3")


def gap(total: int, whole: int, inward: int = 0) -> str:
    """Work at the wall: how far it is, and the way through once it is made (SHIELDWALL-11.3).

    (0, 0) is on the outer face; the bailey lies to the north, or in the direction `inward`.
    """
    hole = path("M-22 3L-20-46Q0-50 20-46L22 3Q8 7 0 4T-22 3Z", "#8d744a", INK, 1.6) if total >= whole else ""
    rubble = "M-17-2l10-7M16-6l-11-8M-15-40l12 5M15-36l-9 8" if total >= whole else "M-13-14l24 15M11-18l-20 20M-4-20l6 24"
    turn = math.radians(inward)
    dial = placed(64 * math.sin(turn), -64 * math.cos(turn), _dial(total / whole), letters(0, 5, str(total), 15, "#ffd7b8"))
    return placed(0, 0, hole, line(rubble, INK, 5.4), line(rubble, "#c79a66", 3.4), turn=inward) + dial


def _dial(share: float) -> str:
    """A ring that fills."""
    x, y = 17 * math.sin(math.tau * share), -17 * math.cos(math.tau * share)
    arc = f"M0-17A17 17 0 {int(share > 0.5)} 1 {number(x)} {number(y)}" if share < 1 else "M0-17A17 17 0 1 1-.1-17"
    return disc(0, 0, 17, "#1a120a", "#5a4a30", 4, fill_opacity=0.9) + line(arc, "#ffb07a", 4)


def quiver(spears: int) -> str:
    """A barrel of spears (SHIELDWALL-11.1), as many as are left; at (0, 0)."""
    shafts = "".join(
        f"M{number((k - (spears - 1) / 2) * 1.6)} 0l{number((k - (spears - 1) / 2) * 1.2)}-14" for k in range(spears)
    )
    return line(shafts, INK, 2.6) + line(shafts, "#e2c48c", 1.3) + disc(0, 1, 7, "#5b3818", DARK, 1.5) + disc(0, 1, 4, "#2a190c")
