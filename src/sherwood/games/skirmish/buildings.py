"""Buildings from above, roofs off: slabs, stone walls with their openings, stairs, balcony, low wall and forge (SKIRMISH-D.4).

Walls, openings and rails lie on the hexsides that the board has them on.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import Final, NamedTuple

from sherwood.art.brush import Point, box, disc, group, line, number, path, placed, rod, use
from sherwood.art.rough import Heap, blob, joined, mixed, stone, turned
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import furniture
from sherwood.games.skirmish.layout import HIGH, RADIUS, Cell, Chart, Corner, Side, at, beyond, loops, middle, outline


class Floor(NamedTuple):
    """Colours of slabs, and of the joints between them."""

    slabs: tuple[str, ...]
    joint: str


FLOORS: Final = {
    "1": Floor(("#c2a468", "#cdb078", "#b6975c", "#d4ba86", "#bf9f70"), "#5f4a28"),
    "2": Floor(("#8f9a9c", "#9ba6a7", "#838f93", "#a5aeac", "#929c96"), "#3f4748"),
    "3": Floor(("#86807a", "#928b83", "#7a746f", "#9a938a", "#8b827c"), "#35302c"),
    "4": Floor(("#6a615a", "#746a61", "#5f5751", "#7c7168"), "#2a2420"),
    "5": Floor(("#bf7f5c", "#c98b66", "#b37352", "#d19870", "#b97b60"), "#5c2f1c"),
    "6": Floor(("#8d9a7e", "#99a68a", "#828f75", "#a5b096", "#8f9a86"), "#3e4735"),
}
"""By the character of a room in the grid (SKIRMISH-D.2)."""
PLAIN: Final = FLOORS["2"]
"""In rooms of other characters, as maps of one's own may have."""
STONE: Final = ("#6f695d", "#7f786a", "#8d8677", "#9a9283", "#a69e8e", "#b3ab9a")
MOSSY: Final = ("#8c8463", "#9c9270", "#7d7a52", "#aba07c", "#6f7a45")
WOOD: Final = ("#5d3f22", "#745029", "#8a6234", "#9f7443", "#b48753")
SHADOW: Final = "#140f08"
SLANTS: Final = 3
"""Hexsides lie in three ways; two walls of stones are drawn for each."""


def symbols(chart: Chart) -> str:
    """Floors and walls, where there are any."""
    if not chart.board.buildings and not chart.where(b.COURTYARD):
        return ""
    dice = random.Random(3)
    drawn = [_slabs(room, FLOORS.get(room, PLAIN), dice) for room in _rooms(chart)]
    drawn += [_wall(f"wall{slant}{k}", slant, 14, STONE, dice) for slant in range(SLANTS) for k in range(2)]
    drawn += [_wall(f"dyke{slant}{k}", slant, 9, MOSSY, dice) for slant in range(SLANTS) for k in range(2)]
    drawn += [
        _quoin("quoin", 8, STONE, dice),
        _quoin("boulder", 5.4, MOSSY, dice),
        _window(),
        _sill(),
        _post(),
        _cobbles(dice),
        _boards(dice),
    ]
    return "".join(drawn) + furniture.symbols()


def draw(chart: Chart, dice: random.Random) -> str:
    """All that is built on this board."""
    floors = _shadows(chart) + _yard(chart) + _floors(chart) + _balcony(chart)
    things = furniture.furnish(chart, dice) + _forge(chart, dice)
    return floors + things + _low_walls(chart, dice) + _walls(chart, dice) + _stairs(chart)


def _area(cells: set[Cell]) -> str:
    return "".join(joined(outline(loop), True) for loop in loops(cells))


def _shade(d: str, width: float, opacity: float, dx: float = 0, dy: float = 0) -> str:
    """A soft dark edge."""
    moved = f"translate({number(dx)} {number(dy)})" if dx or dy else ""
    return path(d, "none", "#120c06", width, opacity=opacity, transform=moved, filter="url(#soft)")


def _shadows(chart: Chart) -> str:
    """Long shadows to the south-east: the higher the house, the longer."""
    out = ""
    for building in range(chart.board.buildings):
        cells = {cell for h, cell in enumerate(chart.cells) if chart.board.building[h] == building}
        reach = 2.4 if any(chart.board.level[chart.hexes[cell]] == b.UPPER for cell in cells) else 1.5
        out += _cast(cells, reach)
    return out + _cast(chart.where(b.BALCONY), 1.6)


def _cast(cells: set[Cell], reach: float) -> str:
    d = _area(cells)
    return "".join(
        path(d, SHADOW, opacity=0.3, filter="url(#soft)", transform=f"translate({number(7 * k)} {number(9 * k)})")
        for k in (reach * 0.45, reach)
        if d
    )


# -- floors -----------------------------------------------------------------------------------------------------------
def _floors(chart: Chart) -> str:
    out = ""
    for room in _rooms(chart):
        d = _area(chart.rooms(room))
        shades = _shade(d, 17, 0.5, 7, 9) + _shade(d, 12, 0.3)
        clip = f'<clipPath id="room{room}"><path d="{d}"/></clipPath>'
        out += clip + group(path(d, f"url(#slabs{room})"), shades, clip_path=f"url(#room{room})")
    return out


def _rooms(chart: Chart) -> list[str]:
    """Their characters in the grid."""
    return sorted({chart.symbol(cell) for cell in chart.where(b.FLOOR, b.CORE)})


def _slabs(room: str, floor: Floor, dice: random.Random) -> str:
    """A tile of 150 by 108 in six rows; slabs that cross its edge come in again on the other side."""
    stones = Heap()
    for row in range(6):
        y, x = 18 * row, dice.uniform(-20, 0)
        start = x
        while x < start + 150:
            width = min(dice.uniform(19, 31), start + 150 - x)
            width = start + 150 - x if start + 150 - x - width < 12 else width
            for shift in (0, 150):
                _slab(stones, x + shift, y, width, dice.choice(floor.slabs) if not shift else "", floor, dice)
            x += width
    tile = box(0, 0, 150, 108, 0, floor.joint) + stones.svg()
    return f'<pattern id="slabs{room}" width="150" height="108" patternUnits="userSpaceOnUse">{tile}</pattern>'


def _slab(stones: Heap, x: float, y: float, width: float, tone: str, floor: Floor, dice: random.Random) -> None:
    if x > 150 or x + width < 0:
        return
    face = f"M{number(x + 0.9)} {number(y + 0.9)}h{number(width - 1.8)}v16.2h{number(1.8 - width)}z"
    stones.add(f' fill="{tone or floor.slabs[0]}"', face)
    stones.add(
        ' fill="none" stroke="#fff7e0" stroke-width="1.1" opacity=".34"',
        f"M{number(x + 1)} {number(y + 17)}v-16h{number(width - 2)}",
    )
    if dice.random() < 0.14 and tone:
        crack = f"M{number(x + width * 0.3)} {number(y + 1)}l{number(dice.uniform(-3, 5))} 8l{number(dice.uniform(-5, 5))} 7"
        stones.add(f' fill="none" stroke="{floor.joint}" stroke-width=".8" opacity=".6"', crack)


def _yard(chart: Chart) -> str:
    d = _area(chart.where(b.COURTYARD))
    if not d:
        return ""
    clip = f'<clipPath id="yard"><path d="{d}"/></clipPath>'
    return clip + group(
        path(d, "#b39b6e"), path(d, "url(#cobbles)", opacity=0.85), _shade(d, 12, 0.32, 4, 5), clip_path="url(#yard)"
    )


def _cobbles(dice: random.Random) -> str:
    """Trodden earth with stones showing through."""
    stones, tones = Heap(), ("#b7a583", "#a8977a", "#c4b391", "#9c8c70")
    for _ in range(70):
        x, y = dice.uniform(6, 104), dice.uniform(6, 104)
        stone(stones, (x, y), dice.uniform(0, 3), (dice.uniform(4, 9), dice.uniform(4, 7)), dice.choice(tones), dice)
    return f'<pattern id="cobbles" width="110" height="110" patternUnits="userSpaceOnUse">{stones.svg()}</pattern>'


# -- walls ------------------------------------------------------------------------------------------------------------
def _wall(id: str, slant: int, thick: float, tones: tuple[str, ...], dice: random.Random) -> str:
    """A hexside of wall with its middle at (0, 0): two rows of stones. Slants as of the sides N, NE and SE."""
    angle = math.radians(60 * slant)
    stones = Heap()
    for row in (-1, 1):
        x = -RADIUS / 2 - 1.5
        while x < RADIUS / 2:
            width = min(dice.uniform(8, 13.5), RADIUS / 2 + 1.5 - x)
            centre = turned([(x + width / 2, row * thick * 0.25)], 0, 0, angle)[0]
            stone(stones, centre, angle, (max(3, width - 0.6), thick * 0.47), dice.choice(tones), dice)
            x += width
    d = joined(turned([(-RADIUS / 2, 0), (RADIUS / 2, 0)], 0, 0, angle))
    mortar = line(d, "#26221c", thick + 2)
    dark = line(d, "#120e08", 2, 0.45, transform=f"translate({number(thick * 0.32)} {number(thick * 0.36)})")
    light = line(d, "#fffbe6", 1.5, 0.5, transform=f"translate({number(-thick * 0.33)} {number(-thick * 0.36)})")
    return group(mortar, stones.svg(), dark, light, id=id)


def _quoin(id: str, r: float, tones: tuple[str, ...], dice: random.Random) -> str:
    """The stone at a corner."""
    rim = joined(blob(dice, 0, 0, r, 7, 0.08), True)
    lit = joined(blob(dice, -r * 0.2, -r * 0.22, r * 0.55, 6, 0.1), True)
    return group(path(rim, tones[3], "#26221c", 1.4), path(lit, "#fff8e0", opacity=0.4), id=id)


def _placed(kind: str, sides: Iterable[Side], dice: random.Random) -> str:
    """A piece of wall for each side, then a stone on each corner."""
    walls, corners = "", set[Corner]()
    for one in sides:
        (ax, ay), (bx, by) = at(one.start), at(one.end)
        walls += use(f"{kind}{one.direction % 3}{dice.randrange(2)}", (ax + bx) / 2, (ay + by) / 2)
        corners |= {one.start, one.end}
    quoin = "quoin" if kind == "wall" else "boulder"
    return walls + "".join(use(quoin, *at(corner)) for corner in sorted(corners))


def _across(one: Side, symbol: str) -> str:
    """A symbol that lies along a side."""
    (ax, ay), (bx, by) = at(one.start), at(one.end)
    return use(symbol, (ax + bx) / 2, (ay + by) / 2, turn=60 * (one.direction % 3))


def _walls(chart: Chart, dice: random.Random) -> str:
    """Doors are gaps between jambs, windows wooden frames let into the wall, the open front a beam and posts."""
    doors = chart.sides(b.DOOR, b.INNER_DOOR)
    windows = chart.sides(b.WINDOW, b.OUTER_WINDOW)
    sills = "".join(_across(one, "sill") for one in doors)
    jambs = "".join(use("quoin", *at(corner)) for one in doors for corner in (one.start, one.end))
    outer = [one for one in chart.sides(b.EDGE) if chart.terrain(one.cell) in (b.FLOOR, b.CORE)]
    walls = _placed("wall", chart.sides(b.WALL) + outer + windows, dice)
    return sills + _fronts(chart.sides(b.OPEN_FRONT)) + jambs + walls + "".join(_across(one, "pane") for one in windows)


def _window() -> str:
    frame = box(-18, -10.5, 36, 21, 1.5, "#1f1208") + box(-16.6, -9.2, 33.2, 18.4, 1, "#8f5f2f")
    frame += path("M-16-8.4H16M-16 8.4H16", stroke="#d6a566", width=1.5)
    glass = box(-12.6, -5.6, 25.2, 11.2, 0, "#1d2a30") + box(-12, -5, 24, 10, 0, "#8fc3cc")
    glass += path("M-12 5L-5-5H1L-6 5Z", "#fff", opacity=0.5)
    return group(frame, glass, path("M-4-5.6V5.6M4-5.6V5.6M-12.6 0H12.6", stroke="#4a2d13", width=1.9), id="pane")


def _sill() -> str:
    """A worn threshold between two jambs."""
    step = box(-18, -8, 36, 16, 0, "#4b3c2a") + box(-17, -7, 16, 14, 0, "#d9c7a0") + box(0, -7, 17, 14, 0, "#cdb98f")
    return group(step, path("M-17-6.4H17", stroke="#fff6da", width=1.2, opacity=0.7), id="sill")


def _post() -> str:
    wood = box(-6, -6, 15, 16, 0, "#000", opacity=0.35) + box(
        -6.5, -6.5, 13, 13, 1.5, "#7a5329", stroke="#22140a", stroke_width=1.4
    )
    return group(wood, path("M-5 5V-5H5", "none", "#d9a968", 1.6), id="post")


def _fronts(sides: list[Side]) -> str:
    if not sides:
        return ""
    d = "".join(joined([at(one.start), at(one.end)]) for one in sides)
    beam = path(d, "none", "#2b1a0c", 7, opacity=0.75) + path(d, "none", "#9a7040", 4.4, stroke_dasharray="15 1.5")
    corners = sorted({corner for one in sides for corner in (one.start, one.end)})
    return beam + "".join(use("post", *at(corner)) for corner in corners)


def _low_walls(chart: Chart, dice: random.Random) -> str:
    """Dry stones round the yard, with gateposts at the entrance."""
    sides = chart.sides(b.LOW_WALL)
    if not sides:
        return ""
    d = "".join(joined([at(one.start), at(one.end)]) for one in sides)
    posts = ""
    for corner in sorted({corner for one in chart.sides(b.ENTRANCE) for corner in (one.start, one.end)}):
        x, y = at(corner)
        posts += disc(x + 4, y + 5, 9, "#000", opacity=0.35) + disc(x, y, 9, "#26221c") + disc(x, y, 7.6, "#8d8677")
        posts += disc(x - 1.6, y - 1.8, 4.6, "#c9c1ae")
    return _shade(d, 9, 0.42, 4, 5) + _placed("dyke", sides, dice) + posts


# -- wood -------------------------------------------------------------------------------------------------------------
def _boards(dice: random.Random) -> str:
    """Planks from north to south, a tile of 130 by 170."""
    planks = Heap()
    for k in range(13):
        x = 10 * k
        planks.add(f' fill="{dice.choice(WOOD)}"', f"M{x}-1h9.2v172h-9.2z")
        planks.add(' fill="none" stroke="#e2b57a" opacity=".4"', f"M{x}.8-1v172")
        for y in (dice.uniform(0, 60), dice.uniform(80, 130)):
            grain = f"q{number(dice.uniform(-2, 2))} 14 0 {number(dice.uniform(18, 34))}"
            start = f"M{number(x + dice.uniform(2.5, 7))} {number(y)}"
            planks.add(' fill="none" stroke="#3c240f" stroke-width=".8" opacity=".6"', start + grain)
    tile = box(0, 0, 130, 170, 0, "#2e1b0b") + planks.svg()
    return f'<pattern id="boards" width="130" height="170" patternUnits="userSpaceOnUse">{tile}</pattern>'


def _balcony(chart: Chart) -> str:
    """Boards under the slats of a lean-to roof, and a rail."""
    cells = chart.where(b.BALCONY)
    if not cells:
        return ""
    d = _area(cells)
    xs, ys = zip(*(middle(cell) for cell in cells), strict=True)
    left, top, low = min(xs) - RADIUS, min(ys) - HIGH, max(ys) + HIGH
    slats = "".join(
        f"M{number(left + 24 * k)} {number(top)}h11l34 {number(low - top)}h-11z" for k in range(int((max(xs) - left + 96) / 24))
    )
    clip = f'<clipPath id="balcony"><path d="{d}"/></clipPath>'
    inner = group(
        path(d, "url(#boards)"), _shade(d, 16, 0.55, 5, 7), path(slats, "#160d05", opacity=0.3), clip_path="url(#balcony)"
    )
    rails = [one for one in chart.sides(b.DROP, b.OPEN) if (one.cell in cells) != (beyond(one.cell, one.direction) in cells)]
    return clip + inner + _rail([[at(one.start), at(one.end)] for one in rails])


def _rail(runs: list[list[Point]]) -> str:
    d = "".join(joined(run) for run in runs)
    ends = {(round(x, 1), round(y, 1)) for run in runs for x, y in run}
    halves = {(round((run[0][0] + run[-1][0]) / 2, 1), round((run[0][1] + run[-1][1]) / 2, 1)) for run in runs}
    posts = "".join(placed(x, y, use("post", scale=0.75)) for x, y in sorted(ends | halves, key=lambda post: post[1]))
    rail = group(rod(d, "#8a5f31", 5, "#dcae70", 2.4), fill="none", stroke_linecap="round")
    return _shade(d, 6, 0.45, 5, 7) + rail + posts


def _stairs(chart: Chart) -> str:
    """Wooden steps that grow lighter towards the top."""
    return "".join(
        _flight(low, high)
        for low in sorted(chart.where(b.LOWER_STAIR))
        for high in (beyond(low, direction) for direction in range(6))
        if chart.terrain(high) == b.UPPER_STAIR
    )


def _flight(low: Cell, high: Cell) -> str:
    (ax, ay), (bx, by) = middle(low), middle(high)
    angle = math.atan2(by - ay, bx - ax)
    run, wide, count = 2 * HIGH, RADIUS - 4, 14
    sx, sy = ax - math.cos(angle) * HIGH / 2, ay - math.sin(angle) * HIGH / 2

    def across(x0: float, x1: float, inset: float = 0) -> list[Point]:
        half = wide / 2 - inset
        return turned([(x0, -half), (x1, -half), (x1, half), (x0, half)], sx, sy, angle)

    shade = path(joined([(x + 9, y + 13) for x, y in across(0, run)], True), SHADOW, opacity=0.45, filter="url(#soft)")
    steps = ""
    for k in range(count):
        x0, x1 = run * k / count, run * (k + 1) / count
        steps += path(joined(across(x0, x1), True), mixed("#6b4723", "#cc9c62", k / count), "#2b190b")
        steps += line(joined(across(x0 + 2, x0 + 2, 2)[1:3]), "#f0cf97", 1.5, 0.5)
        steps += line(joined(across(x1 - 1.8, x1 - 1.8, 1)[1:3]), "#1c1007", 2.4, 0.4)
    arrow = joined(turned([(run * 0.3, 0), (run * 0.66, 0)], sx, sy, angle))
    arrow += joined(turned([(run * 0.6, -7), (run * 0.68, 0), (run * 0.6, 7)], sx, sy, angle))
    rails = [turned([(0, half), (run, half)], sx, sy, angle) for half in (-wide / 2, wide / 2)]
    return shade + steps + _rail(rails) + path(arrow, "none", "#fff3cf", 2.6, opacity=0.5, stroke_linecap="round")


# -- the forge --------------------------------------------------------------------------------------------------------
def _forge(chart: Chart, dice: random.Random) -> str:
    """Hearth, bellows, anvil, trough and coal on the block that nobody can enter."""
    core = chart.where(b.CORE)
    if not core:
        return ""
    xs, ys = zip(*(middle(cell) for cell in core), strict=True)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2 + 10
    d = _area(core)
    edge = path(d, "none", "#1a120c", 6, opacity=0.75) + path(d, "none", "#a39a8a", 2.4, opacity=0.8, stroke_dasharray="11 2")
    things = (_hearth(dice), 0, 0), (_bellows(), 70, -6), (_trough(), -150, -22), (_coal(dice), -84, 44), (_anvil(), 0, -96)
    return path(d, "#0d0906", opacity=0.3) + edge + "".join(placed(x + dx, y + dy, thing) for thing, dx, dy in things)


def _soft(d: str, opacity: float = 0.42) -> str:
    return path(d, "#000", opacity=opacity, filter="url(#soft)")


def _hearth(dice: random.Random) -> str:
    """A ring of fire-blackened stones round the coals."""
    glow = disc(0, 0, 150, "url(#glow)", opacity=0.6) + _soft("M-56 10a64 50 0 1 0 128 0a64 50 0 1 0-128 0", 0.5)
    ring, tones = Heap(), ("#7d7266", "#8b7f71", "#6b6156", "#97897a")
    for k in range(22):
        a = 2 * math.pi * k / 22
        along = math.atan2(40 * math.cos(a), -55 * math.sin(a))
        stone(ring, (55 * math.cos(a), 40 * math.sin(a)), along, (14.5, 14), dice.choice(tones), dice)
    bed = path("M-64 0a64 48 0 1 0 128 0a64 48 0 1 0-128 0", "#241d18") + ring.svg()
    bed += path("M-45 0a45 31 0 1 0 90 0a45 31 0 1 0-90 0", "#140b07") + path(
        "M-41 0a41 27.5 0 1 0 82 0a41 27.5 0 1 0-82 0", "url(#coals)"
    )
    coals = Heap()
    for _ in range(60):
        a, reach = dice.uniform(0, 6.28), math.sqrt(dice.random())
        x, y = 39 * reach * math.cos(a), 26 * reach * math.sin(a)
        tone = dice.choice(("#2a0f08", "#48160a", "#ff9a2e", "#ffd95e", "#c23c12"))
        lump = joined([(x + dice.uniform(-4, 4), y + dice.uniform(-3.4, 3.4)) for _ in range(4)], True)
        coals.add(f' fill="{tone}" opacity="{0.9 if reach > 0.5 else 0.6}"', lump)
    return glow + bed + coals.svg()


def _bellows() -> str:
    shade = placed(6, 8, _soft("M4 12Q34-18 78-14Q92 8 78 30Q34 36 4 12Z"))
    nozzle = path("M-22 2L6-5V9L-22 5Z", "#6c7278", "#17181a", 1.5) + line("M-20 2.6L6-4", "#dfe5ea", 1.4)
    leather = path("M2 2Q34-30 78-25Q92-2 78 22Q34 30 2 2Z", "#4a2a14", "#180c05", 2)
    leather += path("M8 1Q36-24 74-20Q84-2 74 16Q36 22 8 1Z", "#8f5a2c")
    leather += path("M10 0Q36-23 72-20Q50-12 40 0Q30-2 10 0Z", "#c98d51", opacity=0.75)
    folds = "M28-13Q33-2 28 11M42-18Q48-2 42 16M57-20Q63-2 57 18"
    leather += path(folds, "none", "#2b1508", 2.4) + path(folds, "none", "#e9b478", 1, opacity=0.7, transform="translate(1.6)")
    handles = line("M80-8H104M80 4H104", "#180c05", 6.4, stroke_linecap="round") + line("M80-9H104M80 3H104", "#a8743d", 3.8)
    return placed(0, 0, shade + nozzle + leather + handles, turn=8)


def _trough() -> str:
    wood = _soft("M4 6h46v74H4z", 0.4) + box(0, 0, 44, 72, 4, "#6e4a26", stroke="#1e1208", stroke_width=2)
    water = box(6, 6, 32, 60, 2, "#1f3f4c") + path("M9 24q8-5 14 0t13 0M9 46q8-5 14 0t13 0", "none", "#b9e0e4", 1.6, opacity=0.7)
    return wood + water + path("M2 70V2H42", "none", "#d2a268", 2)


def _coal(dice: random.Random) -> str:
    lumps, tones = Heap(), ("#2b2927", "#38352a", "#211f1e", "#46423b")
    for _ in range(40):
        a, reach = dice.uniform(0, 6.28), 30 * math.sqrt(dice.random())
        where = reach * math.cos(a), reach * 0.62 * math.sin(a)
        stone(lumps, where, dice.uniform(0, 3), (dice.uniform(6, 10), dice.uniform(5, 8)), dice.choice(tones), dice)
    return lumps.svg()


def _anvil() -> str:
    block = disc(0, 0, 21, "#5c3c1d", "#1e1208", 2) + disc(-1, -1, 17, "#a47544") + disc(0, 0, 11, "none", "#6c4822")
    iron = path("M-32-2Q-20-9-14-9H17V9H-14Q-20 9-32-2Z", "#4f565d", "#121416", 1.8)
    iron += path("M-28-2.6Q-18-7.6-13-7.6H16", "none", "#e8eef2", 2.2) + box(9, -4, 4, 4, 0, "#14171a")
    return _soft("M-21 8a26 20 0 1 0 52 0a26 20 0 1 0-52 0", 0.45) + block + iron
