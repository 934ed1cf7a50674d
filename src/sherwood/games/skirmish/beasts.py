"""Animals and carts: those of one hex as heads, like the busts of characters, the others from above with the head east."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sherwood.art.brush import INK, box, disc, drawn, line, path

COATS: Final = {
    "bay": ("#6d3f1f", "#a3683a", "#22130a"),
    "black": ("#37343a", "#837f8a", "#141216"),
    "white": ("#d9d3c6", "#fffdf6", "#8a8478"),
    "chestnut": ("#8f4a1e", "#c97f45", "#4a220b"),
    "grey": ("#8b8f93", "#c6cacd", "#4a4e52"),
}
"""Of horses: hide, light, mane."""


def beasts() -> Iterator[str]:
    """All their symbols."""
    for coat in COATS:
        yield drawn(f"horse-{coat}", *_horse(coat))
        yield drawn(f"loose-{coat}", *_horse(coat), _saddle())
    yield drawn("beast-ox", *_ox())
    yield drawn("beast-cart", *_cart())
    yield drawn("beast-carriage", *_carriage())
    yield drawn("bust-wolf", *_wolf())
    yield drawn("bust-pig", *_pig())
    yield drawn("bust-deer", *_deer())


# -- from above -------------------------------------------------------------------------------------------------------
def _horse(coat: str) -> Iterator[str]:
    """144 long, its middle at (0, 0), lit from the left flank."""
    hide, lit, mane = COATS[coat]
    legs = "M-42-17L-52-25M-42 17L-52 25M18-15L30-22M18 15L30 22"
    yield line(legs, INK, 9) + line(legs, hide, 6) + line("M-50-24l-3-1.6M-50 24l-3 1.6M28-21l3-1.4M28 21l3 1.4", "#17100a", 7)
    yield path("M-64 0Q-76-6-84 4Q-76 9-64 4Z", mane, INK, 1.2)
    yield path(
        "M-66 0Q-66-20-44-21Q-22-22-4-18Q16-18 28-11Q44-9.5 53-8Q66-7.5 74-4Q78 0 74 4Q66 7.5 53 8Q44 9.5 28 11Q16 18-4 18"
        "Q-22 22-44 21Q-66 20-66 0Z",
        hide, "#160d06", 1.7,
    )  # fmt: skip
    yield path("M-62-8Q-58-17-42-17Q-22-18-4-14Q16-14 30-7Q44-6.5 56-5Q40-2 26-3Q6-6-20-6Q-46-8-62-8Z", lit, opacity=0.75)
    yield path("M-60 8Q-50 18-36 17Q-10 19 12 13Q28 9 50 6Q30 4 8 8Q-24 14-60 8Z", "#000", opacity=0.22)
    yield path("M48-7L45-14L53-9ZM48 7L45 14L53 9Z", hide, "#160d06", 1.2)
    yield path("M10-3.4Q30-6 50-2.8Q55 0 50 2.8Q30 6 10 3.4Q2 0 10-3.4Z", mane) + line(
        "M14-1.6q6-1.6 10 0t10 0t10 0", lit, 1, 0.6
    )
    yield disc(59, -6.8, 1.6, "#0c0806") + disc(59, 6.8, 1.6, "#0c0806") + line("M72.4-2.4v.1M72.4 2.4v.1", "#0c0806", 1.8)
    bridle = "M55-8Q58 0 55 8M66-6.6Q68 0 66 6.6M55-7.6Q40-14 12-12M55 7.6Q40 14 12 12"
    yield line(bridle, "#2a1208", 2.8) + line(bridle, "#c9973f", 1.4)


def _saddle() -> str:
    cloth = path("M-46-19Q-20-24 6-17Q12 0 6 17Q-20 24-46 19Q-51 0-46-19Z", "#8d3b2a", INK, 1.4)
    rim = path("M-43-16Q-20-20.5 3.6-14.4Q8 0 3.6 14.4Q-20 20.5-43 16Q-47 0-43-16Z", "none", "#f4d98c", 1.3)
    seat = path("M-36-10Q-18-14-6-9Q-3 0-6 9Q-18 14-36 10Q-40 0-36-10Z", "#6a3d1c", INK, 1.5)
    return cloth + rim + seat + path("M-31-6Q-18-9-11-6Q-10 0-11 4Q-20 1-31-6Z", "#b47a48", opacity=0.7)


def _ox() -> Iterator[str]:
    yield line("M-66 3Q-76 6-80 14", "#3a210f", 4)
    yield path(
        "M-66 0Q-66-25-40-26Q0-27 24-20Q36-15 46-12Q60-12 70-8Q76 0 70 8Q60 12 46 12Q36 15 24 20Q0 27-40 26Q-66 25-66 0Z",
        "#8a4f28", "#1e0f06", 1.8,
    )  # fmt: skip
    yield path("M50-12Q46-28 62-31Q54-24 58-12ZM50 12Q46 28 62 31Q54 24 58 12Z", "#efe3c2", "#2a1c0c", 1.3)
    yield path("M-50-18Q-20-22 10-17Q-14-8-44-8Z", "#efe1c8", opacity=0.85) + path(
        "M-30 16Q-10 8 8 15Q-4 22-30 16Z", "#efe1c8", opacity=0.8
    )
    yield path("M-60 12Q-30 24 10 20Q-20 26-48 24Q-60 22-60 12Z", "#000", opacity=0.25) + line("M-60 0H30", "#4a2812", 2.4, 0.5)
    yield path("M64-7Q74-5 74 0T64 7Q62 0 64-7Z", "#d8a58a", "#2a1c0c") + disc(56, -8, 1.7, INK) + disc(56, 8, 1.7, INK)
    yield line("M30-19Q36 0 30 19", "#5a3a1a", 7) + line("M29-18Q35 0 29 18", "#c08a4e", 3)


def _wheels() -> str:
    out = line("M30-9H86M30 9H86", INK, 6) + line("M30-9H86M30 9H86", "#a8743d", 3.4)
    for x in (-50, 22):
        for y in (-27, 27):
            out += box(x - 15, y - 4, 30, 8, 3.4, "#3a2412", stroke="#140b05", stroke_width=1.4)
            out += line(f"M{x - 11} {y - 1}H{x + 11}", "#a8743d", 1.4)
    return out


def _cart() -> Iterator[str]:
    yield _wheels() + path("M-72-22H44V22H-72Z", "#6d4521", "#1a0e05", 2)
    yield "".join(line(f"M-69 {y}H41", "#c08a4e", 5.6) + line(f"M-69 {y + 3.6}H41", "#3a210c", 1) for y in (-16, -8, 0, 8, 16))
    yield path("M-72-22H44M-72 22H44", "none", "#e0ae74", 1.4, opacity=0.8) + path("M-14-22V22", "none", "#3a210c", 2.4)


def _carriage() -> Iterator[str]:
    yield _wheels() + path("M-74-24Q-14-31 44-24Q50 0 44 24Q-14 31-74 24Q-80 0-74-24Z", "#e9ddc0", "#1a0e05", 2)
    yield path("M-74 6Q-14 13 46 6Q47 16 43 22.4Q-14 29-73 22.4Q-77 16-74 6Z", "#8a7650", opacity=0.45)
    yield line("M-70-12Q-14-18 40-12", "#fff", 6, 0.7)
    yield "".join(line(f"M{x}-27Q{x + 5} 0 {x} 27", "#6d5630", 1.8) for x in (-58, -36, -14, 8, 30))
    yield path("M-20-7H-12V-14H-4V-7H4V1H-4V8H-12V1H-20Z", "#8e1a1c", "#3a0a0a", 0.9)


# -- heads ------------------------------------------------------------------------------------------------------------
def _big(*parts: str) -> str:
    """Drawn at the size of a counter, brought to that of busts."""
    return f'<g transform="translate(0 -2) scale(1.55)">{"".join(parts)}</g>'


def _wolf() -> Iterator[str]:
    ears = path("M-12-10L-15-27L-3-18zM12-10L15-27L3-18z", "#5f666c", INK, 1.1)
    ears += path("M-11.6-13L-13-22L-6-17zM11.6-13L13-22L6-17z", "#b58f86")
    skull = path(
        "M0-20Q-15-19-17-4Q-21 4-18 9Q-11 6-8 9Q-6 17 0 19Q6 17 8 9Q11 6 18 9Q21 4 17-4Q15-19 0-20z", "#7c858c", INK, 1.4
    )
    skull += path("M-2-18.6Q-13-17-15-4Q-13-10-6-11Q-3-14-2-18.6z", "#c6ced3")
    muzzle = path("M0-8Q-6-2-6 8Q-5 15 0 17Q5 15 6 8Q6-2 0-8z", "#d9dee0") + path(
        "M-3.6 7Q0 4.6 3.6 7Q2 11 0 11Q-2 11-3.6 7z", "#15181b"
    )
    eyes = path("M-10-6L-3.4-2.4Q-8 .6-10-6zM10-6L3.4-2.4Q8 .6 10-6z", "#ffd23b", "#2a1a00", 1.2)
    eyes += disc(-6.2, -3.2, 1.2, INK) + disc(6.2, -3.2, 1.2, INK)
    fangs = line("M0 11V13Q-3 15-5 13M0 13Q3 15 5 13", "#15181b", 1.2) + path(
        "M-4 13.6l1.2 3l1.2-2.4zM4 13.6l-1.2 3l-1.2-2.4z", "#fff"
    )
    yield _big(ears, skull, muzzle, eyes, fangs)


def _pig() -> Iterator[str]:
    ears = path("M-13-9L-19-21Q-9-22-5-15zM13-9L19-21Q9-22 5-15z", "#d98a86", "#4a1f1c", 1.3)
    skull = path("M0-18Q-16-17-17 0Q-17 14 0 17Q17 14 17 0Q16-17 0-18z", "#eda9a2", "#4a1f1c", 1.4)
    skull += path("M-3-16Q-14-14-15 0Q-12-9-3-16z", "#fbd3cc")
    snout = (
        path("M-9 4Q-9-3 0-3T9 4Q9 11 0 11T-9 4z", "#d98a86", "#4a1f1c", 1.2)
        + disc(-3.4, 4, 2.1, "#4a1f1c")
        + disc(3.4, 4, 2.1, "#4a1f1c")
    )
    eyes = (
        disc(-7.6, -7.4, 1.9, "#22100e")
        + disc(7.6, -7.4, 1.9, "#22100e")
        + disc(-8.2, -8, 0.6, "#fff")
        + disc(7, -8, 0.6, "#fff")
    )
    yield _big(ears, skull, snout, eyes)


def _deer() -> Iterator[str]:
    antlers = "M-4-15Q-12-19-13-29M-9-19Q-15-20-19-26M-5-16Q-6-23-3-28M4-15Q12-19 13-29M9-19Q15-20 19-26M5-16Q6-23 3-28"
    horns = line(antlers, "#2a180a", 3.8) + line(antlers, "#c9a06a", 2)
    ears = path("M-7-12Q-17-18-22-11Q-15-5-8-7zM7-12Q17-18 22-11Q15-5 8-7z", "#94602f", "#2a180a", 1.2)
    skull = path("M0-17Q-11-16-10-5Q-8 8-6 14Q0 19 6 14Q8 8 10-5Q11-16 0-17z", "#a9713c", "#2a180a", 1.4)
    skull += path("M-2-15Q-9-14-8.6-5Q-7 4-5.4 9Q-6-6-2-15z", "#d9a86e")
    muzzle = path("M-5 9Q0 6 5 9Q5 16 0 16.6Q-5 16-5 9z", "#ecd9b8") + path("M-3 9.6Q0 8 3 9.6Q2 13 0 13Q-2 13-3 9.6z", "#1c110a")
    eyes = (
        disc(-6.4, -4.6, 2.1, "#1c110a")
        + disc(6.4, -4.6, 2.1, "#1c110a")
        + disc(-6.9, -5.4, 0.6, "#fff")
        + disc(5.9, -5.4, 0.6, "#fff")
    )
    yield _big(horns, ears, skull, muzzle, eyes)
