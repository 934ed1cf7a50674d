"""Wagon cards as symbols (BANDITS-1.4): backs with a range, faces with a defence, a portrait or a special wagon.

A card is 112 by 152 with its middle at (0, 0). `roof-LO-HI` is a back, `wagon-...` a face without words, `wagon-...-en` the same
with its words. The value of a special wagon is red on a dark shield.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final, NamedTuple

from sherwood.art.brush import (
    INK,
    box,
    disc,
    drawn,
    gradient,
    group,
    letters,
    line,
    number,
    path,
    placed,
    rod,
    round_rect,
    smooth,
    soft_shadow,
    use,
)
from sherwood.art.rough import blob
from sherwood.art.surfaces import GOLD, PARCHMENT

WIDTH: Final = 112
HEIGHT: Final = 152
OUTLINE: Final = round_rect(-56, -76, 112, 152, 8)
WINDOW: Final = (-48.0, -68.0, 96.0, 110.0)
"""Of the picture: left, top, width and height."""
TIMBER: Final = "url(#timber)"
PENNANT: Final = "h13l-4 5.5l4 5.5h-13z"


class Look(NamedTuple):
    """What is printed on a face; its range is that of its back."""

    low: int
    high: int
    value: str
    portrait: str = ""
    special: str = ""

    @property
    def id(self) -> str:
        return "-".join(filter(None, ("wagon", self.special or f"{self.low}-{self.high}", self.value, self.portrait)))


def back_id(low: int, high: int) -> str:
    return f"roof-{low}-{high}"


def symbols() -> str:
    """What faces and backs are put together from."""
    dawn = gradient("dawn", ((0, "#a9c2c4"), (0.5, "#f1e2ae"), (1, "#b9b070")), "down")
    dusk = gradient("dusk", ((0, "#39406a"), (0.45, "#a5605a"), (0.7, "#efbd7a"), (1, "#b08a50")), "down")
    carts = "".join(drawn(f"cart-{kind}", draw()) for kind, draw in BODIES.items())
    shadow = group(soft_shadow(OUTLINE, 4, 6, 8, 0.55), id="card-shadow")
    window = f'<clipPath id="wagon-window">{box(*WINDOW, 4)}</clipPath>'
    return window + dawn + dusk + shadow + _wheel_symbol() + _blanks() + _scenes() + carts + "".join(_roofs())


# -- parts of carts ---------------------------------------------------------------------------------------------------
def _wheel_symbol() -> str:
    spokes = "".join(f"M0 0l{number(10 * math.cos(k * math.pi / 4))} {number(10 * math.sin(k * math.pi / 4))}" for k in range(8))
    rim = disc(0, 0, 10, "#2a1a0c", INK, 4.5) + disc(0, 0, 10, "#6d5230", "#a9794a", 2.6)
    return drawn("wheel", rim, line(spokes, "#c9965c", 1.7), disc(0, 0, 2.8, "url(#iron)", INK))


def _cart(upper: str, bed: str = TIMBER) -> str:
    """Wheels, bed and pole below what a wagon carries; its nose is to the right, it is about 84 wide round (0, 0)."""
    shade = '<ellipse cx="2" cy="31" rx="40" ry="5" fill="#1c1408" opacity=".4"/>'
    pole = rod("M30 14L46 18", "#a9794a", 2.2, ink=2)
    planks = path("M-34 2H32L29 18H-31Z", bed, INK, 1.5) + line("M-33 7H31M-32 12H30", "#2a1a0c", 1, 0.6)
    return shade + pole + upper + planks + line("M-33 3.5H31", "#f0cf9a", 1, 0.6) + use("wheel", -20, 20) + use("wheel", 20, 20)


def _canvas(base: str, dark: str, light: str) -> str:
    hood = path("M-32 2Q-36-28-14-29H14Q36-28 30 2Z", base, INK, 1.5)
    mouth = path("M14-29Q36-28 30 2H14Q22-16 8-29Z", dark, opacity=0.6)
    hoops = line("M-18-28Q-24-12-20 2M-1-29Q-5-14-2 2M16-28Q22-12 16 2", dark, 1.4, 0.8)
    return hood + mouth + hoops + line("M-28-8Q-27-24-14-26", light, 2, 0.8)


def _flag(x: int, colour: str) -> str:
    return rod(f"M{x}-26V-44", "#8a6a3a", 1.4, ink=1.4) + path(f"M{x}-44l16 4l-5 4l5 4l-16 3z", colour, INK, 1)


def _barrel(x: int, y: int) -> str:
    wood = f"M{x - 8} {y - 10}H{x + 8}Q{x + 12} {y} {x + 8} {y + 10}H{x - 8}Q{x - 12} {y} {x - 8} {y - 10}Z"
    hoops = line(f"M{x - 10} {y - 4.5:g}H{x + 10}M{x - 10} {y + 4.5:g}H{x + 10}", "#3a3f44", 2)
    return path(wood, TIMBER, INK, 1.3) + hoops + line(f"M{x - 6} {y - 7}Q{x - 8.6:g} {y} {x - 6} {y + 7}", "#f0cf9a", 1.2, 0.6)


# -- carts ------------------------------------------------------------------------------------------------------------
def _straw() -> str:
    heap = path("M-30 2Q-26-20-8-18Q2-28 14-18Q28-16 28 2Z", "#d8ba5c", INK, 1.4)
    stalks = line("M-24-4l6-8M-12-6l4-9M0-6l3-12M10-5l6-8M20-2l4-7M-18-2l-3-9M5-1l-4-8M15-9l-5-6", "#8a6a24", 1.3, 0.8)
    fork = rod("M18-12L30-38M30-38l-5-7M30-38l2-8M30-38l7-4", "#9c7440", 1.6, ink=1.6)
    return _cart(fork + heap + stalks + line("M-24-8Q-18-16-8-15M4-19Q8-22 12-18", "#fff0b8", 1.8, 0.8))


def _hooded() -> str:
    return _cart(_canvas("#e8dcc0", "#9b8a66", "#ffffff"))


def _iron_bound() -> str:
    walls = path("M-34 2V-24L-28-30H26L32-24V2Z", "#5b4a4e", INK, 1.5) + path("M-34-20H32V-25L26-30H-28L-34-25Z", "#3a2e34", INK)
    panes = path("M-26-16h14v10h-14zM10-16h14v10h-14z", "#e9c86a", INK, 1.2) + line(
        "M-19-16v10M17-16v10M-26-11h14M10-11h14", INK, 1.2
    )
    door = path("M-7-18H6V2H-7Z", "#3f2f22", INK, 1.1) + disc(3.4, -8, 1.2, "url(#goldball)")
    return _cart(walls + panes + door + line("M-34-2H32M-34-19H32", "#b9b4a8", 1.6, 0.8), "#6b5a50")


def _beer() -> str:
    return _cart("".join(_barrel(x, y) for x, y in ((-20, -10), (2, -10), (22, -10), (-9, -27), (12, -27))))


def _festival() -> str:
    hood = _canvas("#d8574a", "#7c2018", "#ffd7c4") + path("M-18-28Q-24-12-20 2H-2Q-5-14-1-29H-14Z", "#f4ecd8", INK, 0.8)
    hood += path("M16-28Q22-12 16 2H30Q34-24 16-28Z", "#f4ecd8", INK, 0.8)
    flags = ((-34, -31.5, "#e2b13c"), (-20, -28, "#3f74b5"), (-5, -26.5, "#4a9d5b"), (10, -27, "#8a5cc2"), (25, -30, "#e2b13c"))
    bunting = "".join(path(f"M{x} {y}l4 9l5-8z", colour, INK, 0.8) for x, y, colour in flags)
    return _cart(hood + line("M-40-34Q0-18 42-36", INK, 1.2) + bunting)


def _royal() -> str:
    coach = path("M-36 2Q-36-28-20-26Q0-34 20-26Q34-28 34 2Z", "#7a2f63", INK, 1.5)
    coach += path("M8-30Q34-32 34 2H16Q24-16 8-30Z", "#3f1434", opacity=0.7)
    panes = path("M-22-18h14v14h-14zM8-18h14v14h-14z", "#f4e4b0", INK, 1.2) + line("M-21-17L-9-5M9-17L21-5", "#fffbe6", 1.4, 0.7)
    trim = line("M-35-1H33M-32-21Q0-32 30-21", "#e8c35a", 2.2)
    crown = path("M-9-30L-12-44L-5-37L0-47L5-37L12-44L9-30Z", GOLD, INK, 1.2) + disc(0, -33, 1.7, "#c9362b")
    return _cart(coach + panes + trim + crown, "#c9a04a")


def _war() -> str:
    hull = path("M-38 2L-32-26H30L36 2Z", "#4a4b50", INK, 1.5) + line("M-36-6H34M-34-15H32", "#8d949b", 1.6, 0.9)
    spikes = "".join(path(f"M{x}-26l4-12l4 12z", "url(#steel)", INK, 1) for x in (-28, -14, 0, 14))
    shields = "".join(
        disc(x, -9, 7.5, colour, INK, 1.3) + disc(x, -9, 2.4, "url(#iron)", INK)
        for x, colour in ((-22, "#a63a2e"), (-1, "#b98a37"), (20, "#a63a2e"))
    )
    return _cart(spikes + hull + shields + path("M34 2l16-2l-14 8z", "url(#steel)", INK, 1), "#3d3c3e")


def _gypsy() -> str:
    body = path("M-32 2L-36-20Q0-38 34-20L30 2Z", "#2f7f6a", INK, 1.5)
    roof = path("M-40-18Q0-42 38-18L34-14Q0-34-36-14Z", "#c9483a", INK, 1.3) + line("M-34-20Q-2-37 26-23", "#ffd7c4", 1.4, 0.6)
    window = path("M-24-14h13v11h-13z", "#f4e4b0", INK, 1.2) + line("M-17.5-14v11M-24-8.5h13", INK, 1)
    door = path("M8-14Q15-22 22-14V2H8Z", "#e2b13c", INK, 1.2)
    studs = "".join(disc(x, -2, 2, "#c9483a", INK, 0.7) for x in (-28, -8, 0, 27))
    chimney = path("M-20-27v-12h7v10z", "#5b4a3a", INK, 1) + path("M-17-41q-5-5 0-8t2-7", "", "#fff", 2, opacity=0.5)
    return _cart(chimney + body + roof + window + door + line("M-33-2H31", "#f4d98a", 2) + studs, "#8a3f6a")


def _sheriff() -> str:
    cage = path("M-34 2V-26H32V2Z", "#5a1a16", INK, 1.5)
    bars = "".join(rod(f"M{x}-22V-2", "#b9b4a8", 2, ink=2) for x in (-26, -17, -8, 1, 10, 19))
    trim = line("M-34-26H32M-34 0H32", "#d9ad4e", 2.4)
    shield = path("M20-21h16v13q0 6-8 9q-8-3-8-9z", "#f3d98c", INK, 1.1) + path("M24-17h2v2h2v-2h2v2h2v7h-8z", "#5a150f")
    return _cart(_flag(-28, "#a63a2e") + cage + bars + trim + shield, "#6b3a24")


def _king_richard() -> str:
    lions = "".join(
        path(f"M-12 {y}q7-5 12-1q6 1 9-4l3 2q-4 6-9 5q2 4 6 3l-1 3q-6 0-9-5q-6 0-11-1z", "#f3d98c", INK, 0.7)
        for y in (-20, -11, -2)
    )
    return _cart(_canvas("#b8322a", "#5f1410", "#ffd0c0") + lions + _flag(22, "#b8322a"))


def _king_john() -> str:
    crown = path("M-12-6L-16-20L-7-13L-2-24L4-13L12-20L8-6Z", GOLD, INK, 1.2)
    return _cart(_canvas("#4a4a86", "#24244e", "#c8c8f4") + crown)


def _alan() -> str:
    harp = path("M-10 2Q-34-4-24-30Q-16-40-8-34Q-14-20 2-14Q20-12 22-38L30-40Q34-4 14 2Z", GOLD, INK, 1.4)
    strings = "".join(f"M{6 * k - 20}-{30 - 2 * k}L{2 + 4 * k}-6" for k in range(4))
    notes = (
        path("M-34-34v-12l9-2v12", "", "#fffbe0", 1.6) + disc(-36.4, -33.4, 2.6, "#fffbe0") + disc(-27.4, -35.4, 2.6, "#fffbe0")
    )
    return _cart(harp + line(strings, "#6b4a1a", 1.2) + notes)


BODIES: Final[dict[str, Callable[[], str]]] = {
    "straw": _straw,
    "hooded": _hooded,
    "iron": _iron_bound,
    "beer": _beer,
    "sheriff": _sheriff,
    "festival": _festival,
    "royal": _royal,
    "war": _war,
    "gypsy": _gypsy,
    "king_richard": _king_richard,
    "king_john": _king_john,
    "alan": _alan,
}
"""By special wagon (BANDITS-9, 10), or by what covers a common one."""
COVERS: Final = ("straw", "hooded", "iron")
"""From the low ranges to the high ones."""


def cover(low: int, high: int) -> int:
    """What covers a common wagon of this range: the better guarded, the stronger."""
    middle = (low + high) / 2
    return 0 if middle < 7.6 else 1 if middle < 11.6 else 2


# -- scenes and blanks ------------------------------------------------------------------------------------------------
def _scene(id: str, sky: str, *far: str, meadow: str = "#8a9f54", way: str = "#cbb07a") -> str:
    x, y, w, h = WINDOW
    land = path("M-48 2Q0-6 48 2V42H-48Z", meadow) + path("M-48 12Q0 6 48 14V32Q0 36-48 30Z", way)
    ruts = line("M-46 18Q0 13 46 20M-46 26Q0 30 46 27", "#8d6f3d", 1.4, 0.7)
    tufts = line("M-40 9l-2-5m3 5l1-6m30 1l-2-5m3 5l2-5m26 6l-2-5m3 5l1-6M-30 39l-2-5m3 5l2-6m40 6l-2-5m3 5l1-6", "#4c6428", 1.2)
    return drawn(id, group(box(x, y, w, h, 4, sky), *far, land, ruts, tufts, clip_path="url(#wagon-window)"))


def _scenes() -> str:
    hills = path("M-48-10Q-26-26 0-16T48-22V42H-48Z", "#7f9a58")
    pines = _pines(((-48, 36, "#3f5f34"), (-38, 26, "#54743f"), (28, 30, "#4a6a3a"), (36, 40, "#3f5f34")))
    oaks = "".join(
        disc(x, y, r, c) for x, y, r, c in ((-40, -22, 15, "#3f6a34"), (-26, -16, 11, "#54803f"), (34, -22, 14, "#4a7439"))
    )
    farm = path("M6-14l9-8l9 8v9H6z", "#c9a36a", "#5b3818", 0.9) + path(
        "M4-13l11-10l11 10l-2 2l-9-8l-9 8z", "#8d3f2e", "#3a150c", 0.8
    )
    castle = path(
        "M-44-6v-20h-3v-6h5v3h4v-3h5v3h4v-3h4v6h-2v8h18v-14h-2v-5h4v2h4v-2h4v2h4v-2h4v5h-2v26z", "#8b8378", "#3a352c", 0.9
    )
    castle += path("M-38-18h3v6h-3zM-15-22h3v7h-3z", "#3a352c")
    return (
        _scene("scene-straw", "url(#dawn)", hills, oaks, farm)
        + _scene("scene-hooded", "url(#dawn)", hills, pines)
        + _scene("scene-iron", "url(#dawn)", hills, castle, _pines(((30, 30, "#4a6a3a"), (38, 40, "#3f5f34"))))
        + _scene("scene-dusk", "url(#dusk)", disc(20, -18, 9, "#ffe2a0", opacity=0.9), pines, meadow="#6b7340", way="#b3935e")
    )


def _pines(trees: tuple[tuple[int, int, str], ...]) -> str:
    return "".join(path(f"M{x} 0l7-{h}l7 {h}z", colour) for x, h, colour in trees)


def _blank(id: str, paper: str) -> str:
    frame = box(-53, -73, 106, 146, 6, paper) + box(-53, -73, 106, 146, 6, "url(#sheen)")
    rim = box(-51, -71, 102, 142, 5, stroke=GOLD, stroke_width=1.3)
    return drawn(id, path(OUTLINE, "#17110a"), frame, rim, line("M-52 62V-65q0-7 7-7H42", "#fff", 1.1, 0.4))


def _blanks() -> str:
    return _blank("wagon-blank", "#5c4426") + _blank("special-blank", "#3a2430") + _blank("roof-blank", "#4a3a22")


# -- faces ------------------------------------------------------------------------------------------------------------
def face(look: Look) -> str:
    """The face without words, but for the range of a common wagon."""
    kind = look.special or COVERS[cover(look.low, look.high)]
    x, y, w, h = WINDOW
    scene = use("scene-dusk" if look.special else f"scene-{kind}") + use(f"cart-{kind}", 0, -4)
    frame = box(x, y, w, h, 4, stroke=INK, stroke_width=1.8) + path(round_rect(-48, 44, 96, 24, 4), PARCHMENT, INK, 1)
    words = "" if look.special else _range(look.low, look.high, 60.8, 14.5)
    marks = "" if look.special else "".join(path(f"M{x} 50.5{PENNANT}", "#a63a2e", INK, 0.7) for x in (-43, 30))
    portrait = use(f"medal-{look.portrait}", -25, 21) if look.portrait else ""
    blank = use("special-blank" if look.special else "wagon-blank")
    return drawn(look.id, blank, scene, frame, words, marks, portrait, placed(32, -48, shield(look.value, bool(look.special))))


def named(look: Look, language: str, name: str) -> str:
    """The face of a special wagon with its name."""
    title = letters(0, 61, name, 15.5, "#8d1b12", 92)
    return group(use(look.id), title, id=f"{look.id}-{language}")


def _range(low: int, high: int, y: float, size: float) -> str:
    return letters(0, y, f"{low}–{high}", size, INK, 70)


def shield(value: str, special: bool) -> str:
    """The defence."""
    d = "M-18-20H18V0Q17 14 0 22Q-17 14-18 0Z"
    field = "M-14.4-16.4H14.4V0Q13.4 11 0 17.4Q-13.4 11-14.4 0Z"
    plate = path(d, "#0a0704", opacity=0.45, transform="translate(1.5 2.5)") + path(d, GOLD, INK, 1.4)
    plate += path(field, "#1c1416" if special else "#f4ecd6", INK, 0.8)
    size = {1: 25, 2: 22}.get(len(value), 13)
    return plate + letters(0, size * 0.34, value, size, "#ff6a55" if special else INK, 27, letter_spacing=-0.6)


# -- backs ------------------------------------------------------------------------------------------------------------
def back(low: int, high: int) -> str:
    """The covered side: the roof from above, and the range."""
    kind = cover(low, high)
    pennants = "".join(path(f"M{8 * (2 * k - kind) - 6.5:g}-59{PENNANT}", "#c9362b", INK, 1) for k in range(kind + 1))
    plate = path(round_rect(-44, 40, 88, 30, 6), PARCHMENT, INK, 1.3) + _range(low, high, 62.5, 22)
    return drawn(back_id(low, high), use("roof-blank"), use(f"roof-{COVERS[kind]}"), pennants, plate)


def _roofs() -> tuple[str, ...]:
    dice = random.Random(4)
    return tuple(drawn(f"roof-{kind}", roof) for kind, roof in zip(COVERS, (_thatch(dice), _sheet(), _boards(dice)), strict=True))


def _shade(d: str) -> str:
    return path(d, "#0a0704", opacity=0.45, transform="translate(4 5)")


def _thatch(dice: random.Random) -> str:
    edge = smooth([(x * 0.79, y) for x, y in blob(dice, 0, -12, 50, 14, 0.05)])
    straws, lit = _stalks(dice, 32, 24, 90), _stalks(dice, 24, 4, 50)
    ropes = line("M-38-26Q0-34 38-26M-38 4Q0-4 38 4", INK, 4.4) + line("M-38-26Q0-34 38-26M-38 4Q0-4 38 4", "#a9794a", 2.6)
    straw = path(edge, "#c9a850", INK, 1.4) + line(straws, "#8a6a24", 1.2, 0.7) + line(lit, "#fff0b0", 1.2, 0.8)
    return _shade(edge) + straw + ropes


def _stalks(dice: random.Random, across: int, low: int, count: int) -> str:
    d = ""
    for _ in range(count):
        x, y = dice.uniform(-across, across), dice.uniform(-52, low)
        d += f"M{number(x)} {number(y)}l{number(dice.uniform(-5, 5))} {number(dice.uniform(5, 11))}"
    return d


def _sheet() -> str:
    cloth = path(round_rect(-39, -61, 78, 98, 14), "#e8dcc0", INK, 1.4)
    cloth += path("M0-61H25Q39-61 39-47V23Q39 37 25 37H0Z", "#9b8a66", opacity=0.5)
    folds = "".join(f"M-38 {y}Q0 {y - 9} 38 {y}" for y in (-44, -28, -12, 4, 20, 33))
    lights = "".join(f"M-37 {y - 2}Q0 {y - 11} 24 {y - 5}" for y in (-44, -28, -12, 4, 20, 33))
    return _shade(round_rect(-39, -61, 78, 98, 14)) + cloth + line(folds, "#8d7a55", 2.2, 0.8) + line(lights, "#fff", 1.2, 0.7)


def _boards(dice: random.Random) -> str:
    tones = ("#b57f4c", "#a67143", "#96663b", "#875a33")
    boards = "".join(box(-39 + 13 * k, -61, 12.4, 98, 1, dice.choice(tones)) for k in range(6))
    grain = "".join(
        f"M{number(-39 + 13 * k + dice.uniform(2, 11))} {number(dice.uniform(-58, 0))}v{number(dice.uniform(12, 30))}"
        for k in range(6)
        for _ in range(4)
    )
    bands = "".join(
        path(f"M-41 {y}H41V{y + 9}H-41Z", "url(#iron)", INK, 1.1)
        + "".join(disc(x, y + 4.5, 1.8, INK) for x in range(-34, 35, 17))
        for y in (-54, -18, 21)
    )
    under = _shade(round_rect(-39, -61, 78, 98, 4)) + path(round_rect(-39, -61, 78, 98, 4), "#3a2412", INK, 2)
    sheen = path(round_rect(-39, -61, 78, 98, 4), "url(#sheen)")
    return under + boards + line(grain, "#4c3116", 1, 0.6) + sheen + bands
