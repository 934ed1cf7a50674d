"""Emblems of cards that show no person."""

from __future__ import annotations

from sherwood.art.brush import INK, disc, line, path, placed, rod
from sherwood.art.portraits.arms import arrow


def arrows() -> str:
    fan = ((-14, 2, -24, "#e8dcc0"), (14, 2, 24, "#41733a"), (0, 0, 0, "#c9362b"))
    sheaf = "".join(placed(x, y, arrow(colour), turn=turn) for x, y, turn, colour in fan)
    return sheaf + path("M-13 10Q0 4 13 10L12 19Q0 14-12 19Z", "#6b3f1e", INK, 1.3) + line("M-10 12Q0 7 10 12", "#c79a66", 1.2)


def heal_wounds() -> str:
    bowl = path("M-40 22Q-46 40-20 46Q20 52 40 42Q48 32 38 22Z", "#8f5f34", INK, 1.4)
    salve = path("M-38 22Q0 10 38 22Q20 32 0 32T-38 22Z", "#3a6e62", INK, 1.3) + path(
        "M-30 22Q0 14 30 22Q14 26 0 26T-30 22Z", "#8fd0bb", opacity=0.6
    )
    herbs = ((-10, 18, 1, "#4f8a3f"), (-2, 14, 1, "#6ba650"), (8, 18, -1, "#3f7336"))
    leaves = "".join(
        path(f"M{x} {y}q{-14 * q}-12 {-4 * q}-30q{14 * q} 14 {4 * q} 30z", c, INK, 1.2)
        + line(f"M{x} {y}q{-4 * q}-14 {-4 * q}-26", "#dff0c0", 1, 0.8)
        for x, y, q, c in herbs
    )
    return bowl + salve + line("M-34 32Q0 44 34 32", "#d6a66c", 1.6, 0.7) + leaves + _bandage()


def _bandage() -> str:
    roll = path("M14-34Q34-40 42-26Q46-10 36 0Q20 8 12-4Q4-18 14-34Z", "#f4ecd8", INK, 1.4)
    shade = path("M42-26Q46-10 36 0Q20 8 12-4Q30-2 33-18Q34-30 30-36Q38-34 42-26Z", "#c9b993", opacity=0.8)
    turns = line("M16-30Q28-34 36-24M12-20Q24-26 38-12M14-8Q24-14 34-4", "#a8956a", 1.2, 0.9)
    tail = path("M36 0Q48 10 42 26L34 24Q38 12 28 3Z", "#efe5cb", INK, 1.2)
    return roll + shade + turns + tail + path("M22-24h7v6h6v7h-6v6h-7v-6h-6v-7h6z", "#c9362b", INK, 0.9)


def bolts() -> str:
    stock = path("M-5-40H5L6 50Q0 54-6 50Z", "url(#timber)", INK, 1.5) + line("M0-38V46", "#3f2812", 1.6, 0.8)
    prod = "M-44-18Q-24-36 0-38Q24-36 44-18"
    bow = line(prod, INK, 8) + line(prod, "#87919a", 5) + line("M-42-18Q-24-34 0-36.5", "#fff", 1.4, 0.8)
    string = line("M-44-18L0 8L44-18", "#f3ead2", 1.6)
    stirrup = path("M-3-52h6v14h-6z", "url(#steel)", INK, 1.2) + path("M-7-50Q0-60 7-50", "", "#87919a", 3)
    crossbow = stock + bow + string + stirrup + _bolt() + disc(0, 12, 4, "url(#iron)", INK)
    loose = placed(34, 26, _bolt(), turn=-20, scale=0.7) + placed(44, 34, _bolt(), turn=-6, scale=0.7)
    return placed(0, 0, crossbow, turn=28) + loose


def _bolt() -> str:
    head = path("M0-58l4.5 9v6h-9v-6z", "url(#steel)", INK, 1.1)
    return rod("M0-46V8", "#d0a264", 2.8, ink=1.8) + head + path("M-5-2h10l-2 12h-6z", "#a63a2e", INK, 1)


def trap() -> str:
    jaw = (
        (-43, -4, 12, 7, -6, -14),
        (-31, -17, 9, 12, 1, -15),
        (-15, -22, 5, 13, 6, -13),
        (4, -23, 3, 14, 7, -13),
        (20, -20, 0, 14, 9, -10),
        (34, -11, -4, 13, 10, -7),
    )
    upper = "".join(path(f"M{x} {y}l{a} {b}l{c} {d}z", "url(#steel)", INK, 1.1) for x, y, a, b, c, d in jaw)
    places = ((-42, 30), (-30, 38), (-17, 42), (-4, 43), (9, 42), (21, 38), (32, 31))
    lower = "".join(path(f"M{x} {y}l5-14l5 14z", "url(#steel)", INK, 1.1) for x, y in places)
    plate = path("M-14 14Q0 8 14 14L12 24Q0 28-12 24Z", "url(#iron)", INK, 1.3) + disc(0, 18, 4, "#8d1b12", INK)
    chain = "M46 14Q58 20 56 36Q52 46 60 52"
    links = line(chain, INK, 6) + line(chain, "#9a948a", 3.6, stroke_dasharray="5 3")
    leaves = path("M-60 44q8-12 18-8q-4 10-18 8zM-50 50q10-6 16 0q-8 6-16 0zM40 48q-8-10-16-5q4 8 16 5z", "#8a7a2e", INK, 1)
    shadow = '<ellipse cx="4" cy="30" rx="52" ry="15" fill="#0a0704" opacity=".5"/>'
    return (
        shadow + _hoop("M-46 12Q-40-22 0-24T46 12") + upper + plate + _hoop("M-46 14Q-40 42 0 44T46 14") + lower + links + leaves
    )


def _hoop(d: str) -> str:
    return line(d, INK, 10) + line(d, "#6f675c", 7) + line(d, "#b9b4a8", 1.8, 0.9)


def tournament() -> str:
    rings = ((37, "#d9b65c"), (31, "#f4ecd8"), (24, "#26466d"), (17, "#c9362b"), (9, "#f3d98c"))
    butt = "".join(disc(0, 8, r, colour, INK, 1.2) for r, colour in rings)
    legs = path("M-26 30L-36 58h7L-18 38zM26 30L36 58h-7L18 38z", "url(#timber)", INK, 1.2)
    shade = path("M37 8A37 37 0 0 1-20 39A37 37 0 0 0 37 8Z", "#000", opacity=0.25)
    light = line("M-33-4A34 34 0 0 1 4-25", "#fff", 3, 0.6)
    shots = _hit(34, 1, "#41733a") + _hit(-28, -1, "#a63a2e")
    return _flag(-44, 1, "#41733a", "#8fbf6c") + _flag(44, -1, "#a63a2e", "#f0a590") + legs + butt + shade + light + shots


def _flag(x: int, side: int, colour: str, light: str) -> str:
    cloth = path(f"M{x}-48l{34 * side} 6l{-10 * side} 7l{10 * side} 8l{-34 * side} 2z", colour, INK, 1.2)
    return rod(f"M{x}-50V46", "#b98550", 2.2, ink=1.8) + cloth + line(f"M{x + 3 * side}-45l{22 * side} 4", light, 1.4, 0.9)


def _hit(turn: float, side: int, colour: str) -> str:
    shaft = rod("M0 0V-50", "#c79a66", 2.4, ink=1.6) + path("M0-40l-6-6v-10l6 5l6-5v10z", colour, INK, 1)
    return placed(4 * side, 10 - 2 * side, shaft, turn=turn)
