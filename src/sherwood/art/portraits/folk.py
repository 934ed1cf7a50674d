"""The people of the shire."""

from __future__ import annotations

from sherwood.art.brush import INK, disc, line, path, placed, rod
from sherwood.art.portraits import arms, dress, heads
from sherwood.art.portraits.heads import LEFT, RIGHT, Head, head, neck, profile


def peasants() -> str:
    man = Head("tan", RIGHT, "square", "broad", brow="#6a4a24", anger=-0.6, mouth="smile", stubble="#4a3018")
    wife = Head("ruddy", LEFT, "round", "snub", brow="#8a8070", anger=-0.9, mouth="calm", old=True)
    tines = "M-40-46V-32Q-40-26-32-26Q-24-26-24-32V-46M-32-46V-26"
    fork = arms.staff(-32, -30, 3, 3.8) + line(tines, INK, 4) + line(tines, "#b98550", 2.2)
    back = (
        dress.body(dress.Cloth("#8f7f62", "#4f4432", "#c9b993"))
        + neck(wife)
        + head(wife)
        + dress.kerchief(LEFT, dress.Cloth("#c8bfa6", "#8a8068", "#fff"))
    )
    front = (
        fork
        + dress.body(dress.Cloth("#7a6a4a", "#40361f", "#b5a27a"), dress.scarf("#8a4a34"))
        + neck(man)
        + head(man)
        + dress.straw_hat(RIGHT)
        + arms.fist(-30, 24, "tan")
    )
    return placed(27, 11, back, scale=0.8) + placed(-16, 4, front, scale=0.9)


def fat_merchant() -> str:
    h = Head("ruddy", RIGHT, "round", "broad", "narrow", brow="#5a3a20", anger=-0.9, mouth="smirk")
    collar = path("M-24 27Q0 48 24 27L20 17Q0 34-20 17Z", "#e9dfc8", INK, 1.3)
    chain = line("M-20 46Q0 58 20 46", "#d9ad4e", 3)
    chins = line("M-9 20.5q10 6 20-3M-6 25q8 4 15-2", "#8c4a2c", 1.5, 0.8)
    bust = neck(h) + head(h) + chins + dress.chaperon(RIGHT)
    return (
        dress.body(dress.PLUM, collar, chain, wide=1.34)
        + placed(4, -2, bust, scale=1.18)
        + _purse()
        + arms.fist(-40, 17, "ruddy")
    )


def _purse() -> str:
    bag = path("M-6-14Q0-18 6-14L4-8Q18 2 14 18Q0 28-14 18Q-18 2-4-8Z", "#a8763c", INK, 1.4) + line("M-6-9H6", "#5b3818", 2.4)
    shade = path("M14 18Q18 2 4-8Q10 8 4 23Q10 22 14 18Z", "#5b3818", opacity=0.6)
    coin = disc(0, 8, 6.5, "url(#goldball)", INK) + line("M0 4v8M-2.5 6h4M-2.5 10h5", "#5b3818", 1.2)
    return placed(-40, 32, bag + shade + coin)


def tax_collector() -> str:
    h = Head("pale", RIGHT, "gaunt", "hooked", brow="#5d574f", brows=1.9, anger=0.9, iris="#3a3a2a", old=True)
    collar = path("M-18 26Q0 38 18 26L14 19Q0 30-14 19Z", "#e9e2d0", INK, 1.2)
    wisps = line("M-13-2q-2 8 1 13M-10-2q-1 7 1 11", "#9d978f", 1.6)
    bust = neck(h) + profile(h) + wisps + dress.arming_cap(RIGHT, dress.SLATE)
    return dress.body(dress.SLATE, collar) + placed(-8, -2, bust, scale=1.04) + _ledger() + _quill() + arms.fist(20, 40, "pale")


def _ledger() -> str:
    pages = path("M-22-14Q-11-19 0-13Q11-19 22-14V14Q11 9 0 15Q-11 9-22 14Z", "#f4ecd8", INK, 1.4) + line("M0-13V15", INK, 1.2)
    rows = "".join(f"M{x} {y}q8-3 14 0" for x in (-18, 4) for y in (-9, -4, 1, 6))
    return placed(34, 36, pages + line(rows, "#6b5a3a", 1.1, 0.9), turn=-8)


def _quill() -> str:
    vane = path("M20 34Q24 8 42-14Q48 4 36 18Q28 28 23 38Z", "#fbf6e8", INK, 1.2)
    return vane + line("M20 42Q28 16 41-9M32 12l7-2M29 19l7-1M36 4l7-3", "#8d8370", 1)


def nobleman() -> str:
    h = Head("fair", LEFT, "oval", "straight", "shut", brow="#8a5f2a", anger=-0.9, mouth="calm")
    blond = "#b5803a"
    ruff = path("M-28 28Q-22 8-11 10Q-4 24 0 26Q4 24 11 10Q22 8 28 28Q12 44 0 44T-28 28Z", "#f4ecd8", INK, 1.3)
    pleats = line(
        "M-22 24q4-6 9-9M-16 31q3-8 6-12M-8 36q2-6 4-8M8 36q-2-6-4-8M16 31q-3-8-6-12M22 24q-4-6-9-9", "#a8956a", 1.1, 0.8
    )
    jewel = line("M-14 40Q0 60 14 40", "#d9ad4e", 2.6) + disc(0, 51, 5, "url(#goldball)", INK)
    return (
        dress.body(dress.BLUE)
        + ruff
        + pleats
        + jewel
        + head(h)
        + heads.hair(LEFT, blond, "bob")
        + heads.beard(LEFT, blond, "goatee")
        + heads.moustache(LEFT, blond)
        + dress.plumed_hat(LEFT)
    )


def kings_messenger() -> str:
    h = Head("fair", LEFT, "soft", "snub", "wide", "#2f5f8f", "#a87c30", anger=-0.8, mouth="shout")
    lions = "".join(
        path(f"M-10 {y}q7-4 12-1q5 1 8-3l2 3q-4 5-8 4q2 3 5 3l-1 2q-5 0-8-4q-5 0-10-1z", "#f3d98c", INK, 0.7) for y in (42, 51)
    )
    return (
        dress.body(dress.BLUE)
        + dress.tabard("#b8322a", lions)
        + neck(h)
        + head(h)
        + heads.hair(LEFT, "#d2a24a", "short")
        + dress.herald_cap(LEFT)
        + _horn()
        + _scroll()
        + arms.fist(38, 44)
    )


def _horn() -> str:
    tube = path("M-3-8h6L6 26Q12 34 14 38H-14Q-12 34-6 26Z", "url(#gold)", INK, 1.3) + line("M-1-6L-3 24", "#fffbe0", 1.4)
    return placed(-36, 20, tube + path("M-4 2h8v6h-8z", dress.RED.base, INK, 0.9), turn=28)


def _scroll() -> str:
    sheet = path("M-13-24H13V22H-13Z", "#f7eed6", INK, 1.3)
    rolls = path("M-16-29H16V-21H-16ZM-16 18H16V26H-16Z", "#e4d09f", INK, 1.3)
    script = line("M-9-14h18M-9-8h18M-9-2h14M-9 4h18", "#6b5a3a", 1.3, 0.9)
    seal = disc(3, 13, 6, "#a63a2e", INK) + path("M0 11l3-3l3 3l-3 5z", "#f3d98c")
    return placed(38, 22, sheet + rolls + script + seal, turn=12)


def prisoners() -> str:
    old = Head("pale", RIGHT, "gaunt", "hooked", brow="#8d8780", anger=-1.1, mouth="stern", old=True)
    young = Head("ruddy", LEFT, "oval", "straight", brow="#8a4a1c", anger=-1.2, mouth="calm", stubble="#6a3a18")
    grey, red = "#9d978f", "#a8602b"
    left = dress.body(dress.GREEN) + neck(old) + head(old) + heads.beard(RIGHT, grey, "full") + heads.hair(RIGHT, grey, "shaggy")
    right = dress.body(dress.BROWN) + neck(young) + head(young) + heads.hair(LEFT, red, "shaggy")
    return placed(-25, 4, left, scale=0.8) + placed(26, 6, right, scale=0.8) + _bars() + _stocks()


def _bars() -> str:
    return "".join(rod(f"M{x}-54V30", "#77716a", 4, "#c9c4ba") for x in (-50, 0, 50)) + rod("M-58-36H58", "#77716a", 3.6)


def _stocks() -> str:
    beam = (
        path("M-62 30H62V56H-62Z", "url(#timber)", INK, 1.5)
        + line("M-62 41H62", INK, 1.5)
        + line("M-60 32H60", "#e0ae74", 1.4, 0.8)
    )
    hands = "".join(
        disc(x, 40, 6.5, "#1b120c") + path(f"M{x - 5} 37q5-4 10 0q1 4-1 8h-8q-2-4-1-8z", heads.SKINS[skin].base, INK, 1.1)
        for x, skin in ((-47, "pale"), (-7, "pale"), (8, "ruddy"), (47, "ruddy"))
    )
    return beam + hands + disc(27, 41, 5, "url(#iron)", INK) + line("M27 41v5", "#1b120c", 2)
