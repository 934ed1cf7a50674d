"""What grows on a board: grass, scrub, single trees and large trees, seen from above. All are symbols that the ground places."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import Final

from sherwood.art.brush import Point, disc, group, letters, number, path, placed, smooth, use
from sherwood.art.greens import LEAVES, Tones, bracken, bush, grass, pine, scattered, strokes, tree, tufts
from sherwood.art.rough import Heap, blob, mixed, noise
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish.layout import Cell, Chart, middle

TREES: Final = ("oak", "beech", "lime", "autumn")
CROWNS: Final = ("oak", "lime", "beech")
GRASSES: Final = 8
LITTERS: Final = 3


def symbols(chart: Chart) -> str:
    """Those that this board needs."""
    dice = random.Random(1)
    drawn = [tree(f"tree-{kind}", LEAVES[kind], dice) for kind in TREES]
    drawn += [pine(f"tree-pine{k}", LEAVES["pine"], dice) for k in range(2)]
    drawn += [bush(f"bush-{kind}", LEAVES[kind], dice) for kind in TREES]
    drawn += [bracken(f"bracken{k}", dice) for k in range(2)]
    drawn += [_scrub(f"scrub{k}", dice) for k in range(3)]
    drawn += [grass(f"grass{k}", dice) for k in range(GRASSES)]
    drawn += [_litter(f"litter{k}", dice) for k in range(LITTERS)]
    if chart.trunks:
        drawn.append(disc(0, 0, 176, "url(#wood-shade)", id="wood-floor"))
        drawn += [_clump(f"leaf-{kind}{tone}", LEAVES[kind], tone, dice) for kind in CROWNS for tone in range(4)]
        drawn.append(_trunk(dice))
        drawn += [_crown(f"crown-{kind}", kind, dice) for kind in CROWNS]
    return "".join(drawn)


def _scrub(id: str, dice: random.Random) -> str:
    """A hex of brambles: bushes of unlike size, crowded in the middle, with bracken at the rim."""
    spots = []
    for k in range(13):
        angle, reach = k * 2.4 + dice.uniform(-0.5, 0.5), 8.6 * math.sqrt(k) + dice.uniform(-3, 3)
        size = dice.uniform(0.85, 1.25) * (1 - 0.03 * k) * dice.choice((0.6, 0.85, 1, 1.1))
        kinds = ("bush-oak", "bush-oak", "bush-beech", "bush-beech", "bush-lime", "bush-autumn")
        kind = dice.choice(("bracken0", "bracken1")) if k > 8 else dice.choice(kinds)
        spots.append((kind, reach * math.cos(angle), reach * math.sin(angle) * 0.92, size))
    spots.sort(key=lambda spot: spot[2])
    return group(*(use(kind, x, y, scale=round(size, 2)) for kind, x, y, size in spots), id=id)


def _litter(id: str, dice: random.Random) -> str:
    """Fallen leaves and ferns in a ring of 100 to 168, where a large tree sheds them."""
    heap = Heap()
    for _ in range(34):
        angle, reach, turn = dice.uniform(0, 6.283), dice.uniform(96, 160), dice.uniform(0, 6.283)
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        if dice.random() < 0.14:
            for k in range(5):
                dx, dy = 7 * math.cos(turn + k * 1.257), 7 * math.sin(turn + k * 1.257)
                bend = f"{number(dx * 0.4 - dy * 0.3)} {number(dy * 0.4 + dx * 0.3)}"
                frond = f"M{number(x)} {number(y)}q{bend} {number(dx)} {number(dy)}"
                heap.add(' stroke="#3d5a24" stroke-width="2.2" opacity=".7"', frond)
                heap.add(' stroke="#9bb85a" stroke-width=".9" opacity=".7"', frond)
        else:
            dx, dy = 3.4 * math.cos(turn), 3.4 * math.sin(turn)
            leaf = f"M{number(x)} {number(y)}q{number(dx - dy * 0.6)} {number(dy + dx * 0.6)} {number(2 * dx)} {number(2 * dy)}"
            leaf += f"q{number(-dx + dy * 0.6)} {number(-dy - dx * 0.6)} {number(-2 * dx)} {number(-2 * dy)}z"
            heap.add(f' fill="{dice.choice(("#8a6a2a", "#6f4f22", "#a8863a", "#5c5a26"))}" opacity=".7"', leaf)
    return strokes(id, heap.svg())


# -- large trees ------------------------------------------------------------------------------------------------------
def _clump(id: str, tones: Tones, tone: int, dice: random.Random) -> str:
    """A tuft of a large crown; tone 0 lies in shade, 3 in full light."""
    if tone == 0:
        low, base, high = (mixed(tones[i], tones[i + 1], 0.35) for i in (0, 1, 2))
    else:
        low, base, high = tones[tone - 1], tones[tone], tones[min(4, tone + 1)]
    leaf = path(smooth(blob(dice, 2.5, 3.5, 16, 8)), tones[0], opacity=0.75) + path(smooth(blob(dice, 0, 0, 15, 9, 0.18)), low)
    leaf += path(smooth(blob(dice, -2, -2.4, 12, 8, 0.2)), base) + path(smooth(blob(dice, -4, -5, 6.4, 7, 0.25)), high)
    return strokes(id, leaf, tufts(dice, 13, 8, tones[0], tones[min(4, tone + 2)]))


def _rim(angle: float) -> float:
    """How far the crown reaches: over all six hexes round the trunk."""
    return 111 + 10 * math.cos(6 * (angle - math.pi / 2))


def _crown(id: str, kind: str, dice: random.Random) -> str:
    """Seven hexes of leaves, with a gap at the trunk through which limbs show."""
    tones = LEAVES[kind]
    angles = [math.pi * i / 24 for i in range(48)]
    rim = smooth([(r * math.cos(a), r * math.sin(a)) for a in angles for r in [_rim(a) + dice.uniform(-5, 5)]])
    shade = path(rim, "#0a1206", opacity=0.3, transform="translate(9 12)") + path(
        rim, "#0a1206", opacity=0.3, transform="translate(17 23)"
    )
    hollow = path(rim, tones[0]) + path(smooth(blob(dice, 0, 0, 46, 12, 0.14)), "#0d180a") + _limbs(dice)
    leaves = ""
    for x, y in sorted(scattered(dice, 112, 15.8, 1500, 42), key=lambda spot: -math.hypot(spot[0] + 26, spot[1] + 32)):
        reach = math.hypot(x, y)
        if reach > _rim(math.atan2(y, x)) - 7:
            continue
        light = (
            (-x * 0.6 - y * 0.8) / 108
            + 0.5 * (1 - reach / 108)
            + 0.42 * noise(x / 34, y / 34, len(id))
            + dice.uniform(-0.16, 0.16)
        )
        tone = 0 if light < -0.38 else 1 if light < 0.1 else 2 if light < 0.58 else 3
        leaves += use(f"leaf-{kind}{tone}", round(x), round(y), scale=round(dice.uniform(0.9, 1.25), 1))
    return strokes(id, shade, hollow, leaves, path(rim, "url(#dome)"))


def _limbs(dice: random.Random) -> str:
    limbs = [(k * math.pi / 3 + dice.uniform(-0.3, 0.3), dice.uniform(46, 64)) for k in range(6)]
    parts = ""
    for width, tint, shift in ((10, "#1f1206", 1.5), (6.5, "#6e4c29", 0), (2.2, "#b98d58", -1.6)):
        d = "".join(
            f"M{number(shift)} {number(shift)}q{number(r * 0.5 * math.cos(a + 0.35))} {number(r * 0.5 * math.sin(a + 0.35))}"
            f" {number(r * math.cos(a))} {number(r * math.sin(a))}"
            for a, r in limbs
        )
        parts += path(d, stroke=tint, width=width)
    return parts


def _trunk(dice: random.Random) -> str:
    """Sawn through, so that the letter of the tree can be cut into it."""
    wood = path(smooth(blob(dice, 3, 4, 22, 10, 0.06)), "#000", opacity=0.45)
    wood += path(smooth(blob(dice, 0, 0, 22, 12, 0.07)), "#3d2610")
    wood += path(smooth(blob(dice, -0.6, -0.8, 19.4, 12, 0.04)), "#c99e62")
    rings = "".join(smooth(blob(dice, 0, 0, r, 9, 0.06)) for r in (16, 11.5, 6.5))
    return group(wood, path(rings, "none", "#8a6232", 1, opacity=0.6), id="trunk")


# -- placing ----------------------------------------------------------------------------------------------------------
def undergrowth(chart: Chart, dice: random.Random) -> str:
    """Grass everywhere, and the brown floor of the wood below large trees."""
    floor = "".join(
        use("wood-floor", *_whole(middle(cell))) + use(f"litter{dice.randrange(LITTERS)}", *_whole(middle(cell)))
        for cell in chart.trunks.values()
    )
    grass = ""
    for x in range(46, int(chart.right) + 40, 90):
        for y in range(58, int(chart.bottom) + 40, 84):
            grass += use(f"grass{dice.randrange(GRASSES)}", x + dice.randint(-20, 20), y + dice.randint(-20, 20))
    return floor + grass


def _whole(point: Point) -> Point:
    return round(point[0]), round(point[1])


def scrub(chart: Chart, dice: random.Random) -> str:
    return "".join(use(f"scrub{dice.randrange(3)}", *_whole(middle(cell))) for cell in _from_north(chart.where(b.SCRUB)))


def trees(chart: Chart, dice: random.Random) -> str:
    kinds = ("tree-oak", "tree-beech", "tree-lime", "tree-autumn", "tree-pine0", "tree-pine1")
    weights = (4, 4, 3, 1, 2, 2)
    out = ""
    for cell in _from_north(chart.where(b.SINGLE_TREE)):
        x, y = middle(cell)
        kind = dice.choices(kinds, weights)[0]
        out += use(kind, round(x + dice.uniform(-3, 3)), round(y + dice.uniform(-3, 3)), scale=round(dice.uniform(1.0, 1.14), 2))
    return out


def large_trees(chart: Chart) -> str:
    out = ""
    for count, (letter, cell) in enumerate(sorted(chart.trunks.items(), key=lambda found: found[1][::-1])):
        cut = letters(0.9, 10.7, letter, 27, "#fff3d0", opacity=0.75) + letters(0, 9.6, letter, 27, "#33190a")
        out += placed(*middle(cell), use(f"crown-{CROWNS[count % 3]}"), use("trunk"), cut)
    return out


def _from_north(cells: Iterable[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))
