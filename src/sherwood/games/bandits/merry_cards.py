"""The sixteen cards of the Merry Men as symbols (BANDITS-1.5): the portrait of who is called, and a sign of the effect.

`merry-EFFECT` is an upright card of 112 by 152 without words, `merry-EFFECT-en` the same with its words; `call-EFFECT-en` is
the card of a small screen, 208 by 134, with its name alone, large. `medal-marion` and so on are the characters' portraits.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from sherwood.art.brush import INK, box, disc, drawn, group, letters, line, measured, number, path, placed, round_rect, use
from sherwood.art.portraits import outlaws
from sherwood.art.surfaces import GOLD, PARCHMENT
from sherwood.games.bandits.pawns import BANDIT

RED: Final = "#a63a2e"
GREEN: Final = "#41733a"
PALE: Final = "#fbf2d9"
YELLOW: Final = "#e2b13c"
STAR: Final = "M0-6l1.8 4l4.2.4l-3.2 2.8l1 4.2l-3.8-2.2l-3.8 2.2l1-4.2l-3.2-2.8l4.2-.4z"


class Tone(NamedTuple):
    base: str
    dark: str


TONES: Final = {
    "marion": Tone("#2f6f5f", "#123a31"),
    "john": Tone("#8a5f36", "#432a14"),
    "robin": Tone("#41733a", "#1d3f1c"),
    "tuck": Tone("#8d3f2e", "#471a10"),
}
"""By character, in their order (BANDITS-0.3)."""
PORTRAITS: Final[dict[str, Callable[[], str]]] = {
    "marion": outlaws.maid_marion,
    "john": outlaws.little_john,
    "robin": outlaws.robin_hood,
    "tuck": outlaws.friar_tuck,
}


def symbols() -> str:
    """What the cards are put together from; the busts need the symbols of `portraits.heads`."""
    clips = f'<clipPath id="merry-window">{box(-48, -46, 96, 74, 4)}</clipPath>'
    clips += f'<clipPath id="call-window">{box(-98, -61, 108, 88, 4)}</clipPath>'
    ends = ((80 * math.cos(k * math.pi / 8), 4 + 80 * math.sin(k * math.pi / 8)) for k in range(16))
    rays = drawn("rays", line("".join(f"M0 4L{number(x)} {number(y)}" for x, y in ends), "#fff6d6", 6, 0.1))
    blanks = "".join(_blank(who) + _wide_blank(who) for who in TONES)
    return medals() + clips + rays + blanks + "".join(_sign(effect) + _card(effect) for effect in SIGNS)


def medals() -> str:
    """The portraits, as busts and in rings."""
    window = '<clipPath id="medal-window"><circle r="18.5"/></clipPath>'
    busts = "".join(drawn(f"bust-{who}", draw()) for who, draw in PORTRAITS.items())
    return window + busts + "".join(map(_medal, TONES))


def _medal(who: str) -> str:
    """In a gold ring of 42, also printed where the character acts."""
    shadow = placed(2, 3, disc(0, 0, 21, "#0a0704", opacity=0.5))
    ring = disc(0, 0, 21, GOLD, INK) + disc(0, 0, 18.5, TONES[who].base)
    bust = group(use(f"bust-{who}", 0, 4, scale=0.62), clip_path="url(#medal-window)")
    return drawn(f"medal-{who}", shadow, ring, bust, disc(0, 0, 18.5, "", INK, 1.2))


def _frame(w: float, h: float, tone: Tone) -> str:
    edge = box(-w / 2, -h / 2, w, h, 8, "#17110a") + box(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, 6, tone.base)
    sheen = box(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, 6, "url(#sheen)")
    rim = box(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, 5, stroke=GOLD, stroke_width=1.3)
    light = line(f"M{-w / 2 + 4:g} {h / 2 - 14:g}V{-h / 2 + 11:g}q0-7 7-7H{w / 2 - 14:g}", "#fff", 1.1, 0.4)
    return edge + sheen + rim + light


def _blank(who: str) -> str:
    window = box(-48, -46, 96, 74, 4, TONES[who].dark)
    bust = group(use("rays", 0, -14), use(f"bust-{who}", 0, -6, scale=0.82), clip_path="url(#merry-window)")
    frame = box(-48, -46, 96, 74, 4, stroke=INK, stroke_width=1.8)
    plates = path(round_rect(-48, -68, 96, 21, 4), PARCHMENT, INK, 1) + path(round_rect(-48, 30, 96, 38, 4), PARCHMENT, INK, 1)
    return drawn(f"merry-blank-{who}", _frame(112, 152, TONES[who]), window, bust, frame, plates)


def _wide_blank(who: str) -> str:
    window = box(-98, -61, 196, 88, 4, TONES[who].dark)
    bust = group(use("rays", -44, -14), use(f"bust-{who}", -44, -10, scale=0.94), clip_path="url(#call-window)")
    frame = box(-98, -61, 196, 88, 4, stroke=INK, stroke_width=1.8)
    plate = path(round_rect(-98, 28, 196, 33, 4), PARCHMENT, INK, 1)
    return drawn(f"call-blank-{who}", _frame(208, 134, TONES[who]), window, bust, frame, plate)


def medallion(effect: str) -> str:
    """The sign of an effect on a disc of 32."""
    ground = disc(1.5, 2, 16.5, "#0a0704", opacity=0.45) + disc(0, 0, 16, PARCHMENT, INK, 1.3) + disc(0, 0, 16, "", GOLD, 1.6)
    return ground + use(f"sign-{effect}")


def _card(effect: str) -> str:
    who = owner(effect)
    return drawn(f"merry-{effect}", use(f"merry-blank-{who}"), placed(32, 13, medallion(effect)))


def worded(effect: str, language: str, name: str, motto: str) -> str:
    """The card with its name and with what it does, in one or two lines; and that of small screens with its name."""
    rows = motto.split("\n")
    said = "".join(letters(0, 53 + 15 * (k - (len(rows) - 1) / 2), row, 12.5, "#3a2510", 92, 400) for k, row in enumerate(rows))
    upright = group(use(f"merry-{effect}"), _title(name, 92, 14, -68, 21), said, id=f"merry-{effect}-{language}")
    big = placed(54, -22, medallion(effect), scale=2.1)
    named = _title(name, 190, 24, 28, 33)
    return upright + group(use(f"call-blank-{owner(effect)}"), big, named, id=f"call-{effect}-{language}")


def _title(name: str, width: float, size: float, top: float, height: float) -> str:
    """On the plate of the blank, or in two lines on a higher one, which at the foot of a card grows upwards."""
    if measured(name) * size <= width * 1.15 or " " not in name:
        return letters(0, top + height / 2 + size * 0.35, name, size, INK, width)
    cut = min((k for k, letter in enumerate(name) if letter == " "), key=lambda k: abs(k - len(name) / 2))
    size *= 0.88
    more = size * 0.9 - 2
    top -= more if top > 0 else 0
    edge = 2 if top < 0 else 3
    plate = path(round_rect(-width / 2 - edge, top, width + 2 * edge, height + more, 4), PARCHMENT, INK, 1)
    middle = top + (height + more) / 2
    rows = ((name[:cut], middle - size * 0.17), (name[cut + 1 :], middle + size * 0.83))
    return plate + "".join(letters(0, y, text, size, INK, width) for text, y in rows)


def owner(effect: str) -> str:
    """Whose card it is (BANDITS-D.4)."""
    return tuple(TONES)[tuple(SIGNS).index(effect) // 4]


# -- signs of the effects, each in a disc of radius 15 ----------------------------------------------------------------
def _sign(effect: str) -> str:
    return drawn(f"sign-{effect}", SIGNS[effect])


def _man(x: float, colour: str, size: float = 0.3) -> str:
    return path(BANDIT, colour, "#2b1c08", 3, transform=f"translate({x:g} 1) scale({size})")


def _open_eye(x: float) -> str:
    return path(f"M{x - 5.5:g} 0q5.5-6 11 0q-5.5 6-11 0z", PALE, "#2b1c08", 1.2) + disc(x, 0, 2.2, "#2b1c08")


def _arrow(x: float, way: int, y: float = 0, colour: str = RED) -> str:
    return path(f"M{x:g} {y:g}l{-6 * way}-5v3h{-7 * way}v4h{7 * way}v3z", colour, "#2b1c08", 0.8)


def _cube(x: float, y: float, text: str, r: float) -> str:
    return box(x - r, y - r, 2 * r, 2 * r, 2.5, PALE, stroke="#2b1c08", stroke_width=1.2) + letters(
        x, y + 3.6, text, 9.5, "#2b1c08"
    )


def _money(x: float, y: float = 0) -> str:
    return disc(x, y, 5, "url(#goldball)", "#2b1c08")


def _mug() -> str:
    mug = path("M-10-6H0V9H-10Z", "#8f5f34", "#2b1c08", 1.2) + path("M-11-6q0-5 5-4q5-2 7 4z", "#fffdf0", "#2b1c08", 1)
    return mug + line("M0-3q5 0 4 5q-1 4-4 4", "#2b1c08", 1.6) + letters(8, 12, "+2", 8.5, "#2b1c08")


SIGNS: Final = {
    "gossip": _open_eye(-6) + _open_eye(6),
    "brotherhood": _man(-5, RED) + _man(5, YELLOW),
    "spy": path("M-8-7h9v13h-9z", "#8a6a34", "#2b1c08", 1) + _arrow(10, 1, -2) + _arrow(-11, -1, 6, GREEN),
    "friendly_guards": path("M-8-8H8V0Q7 7 0 10Q-7 7-8 0Z", PALE, "#2b1c08", 1.2) + letters(0, 4, "±2", 9.5, "#2b1c08"),
    "insider": _man(-8, RED, 0.24) + _man(8, YELLOW, 0.24) + line("M-6-9Q0-14 6-9M6-9l-1-3.5M-6-9l1-3.5", "#2b1c08", 1.4),
    "shove": _arrow(13, 1, -4) + _arrow(-13, -1, 5, GREEN),
    "really_close": _man(3, YELLOW) + _man(-3, RED),
    "fast_work": _money(-6, 2) + _cube(6, 0, "2", 6),
    "down_the_head": _cube(0, 0, "±2", 8),
    "second_chance": _cube(0, 1, "?", 5) + line("M-9-4A10 10 0 1 1-9 5M-9-4l-2-5m2 5l5-1", RED, 2),
    "look_beyond": _arrow(-12, -1) + _cube(6, 0, "4", 5.5),
    "look_here": _arrow(12, 1) + _cube(-6, 0, "4", 5.5),
    "come_on_boy": _cube(0, 0, "6", 7.5) + line("M-9-9L9 9M9-9L-9 9", RED, 2.4),
    "barter": _money(-7, -2) + _money(7, 3) + line("M-2-7q5-2 8 2M2 8q-5 2-8-2", "#2b1c08", 1.4),
    "market": _money(-7) + path(STAR, "#e8c35a", "#2b1c08", 0.9, transform="translate(7 0)"),
    "beer": _mug(),
}
"""By effect, four of each character, in the order of BANDITS-D.4."""
