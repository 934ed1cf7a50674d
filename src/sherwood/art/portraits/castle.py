"""The Sheriff of Nottingham and his men."""

from __future__ import annotations

from sherwood.art.brush import INK, disc, line, path, placed, rod
from sherwood.art.portraits import arms, dress, heads
from sherwood.art.portraits.heads import LEFT, RIGHT, Head, head, neck


def sheriff() -> str:
    h = Head("pale", LEFT, "gaunt", "hooked", "narrow", "#2a1c10", "#140c08", 2.3, 1.3, "smirk")
    jet = "#1b120e"
    return (
        dress.body(dress.BLACK)
        + _ermine()
        + neck(h)
        + _chain()
        + head(h)
        + heads.hair(LEFT, jet, "bob")
        + heads.beard(LEFT, jet, "goatee")
        + heads.moustache(LEFT, jet)
        + dress.jewelled_cap(LEFT)
    )


def _ermine() -> str:
    cape = (
        "M-46 58Q-48 34-26 26Q-14 22-10 16L-4 34Q0 44 4 34L10 16Q14 22 26 26Q48 34 46 58L24 58Q24 42 12 34"
        "L0 50L-12 34Q-24 42-24 58Z"
    )
    tails = ((-34, 38), (-30, 48), (-22, 30), (34, 38), (30, 48), (22, 30), (-38, 52), (38, 52))
    return path(cape, "#e9dfc8", INK, 1.4) + "".join(path(f"M{x} {y}l1.6 4.5l-3.2 0z", "#1b120c") for x, y in tails)


def _chain() -> str:
    links = line("M-17 33Q0 62 17 33", INK, 5) + line("M-17 33Q0 62 17 33", "#d9ad4e", 3, stroke_dasharray="3 2.6")
    return links + disc(0, 50, 6, "url(#goldball)", INK) + path("M-2.5 47.5h5v3l-2.5 3l-2.5-3z", "#8d1b12")


def knights() -> str:
    lion = path("M0 38l9 18h-5l-4-9l-4 9h-5z", "#f3d98c", INK, 0.9)
    return (
        dress.mail()
        + dress.tabard(dress.RED.base, lion)
        + dress.great_helm(LEFT)
        + arms.sword(-42, 48, -10, 84)
        + arms.fist(-40, 55, glove="#8d979f")
    )


def chevaliers() -> str:
    crest = path("M4-33Q-2-58-18-52Q-10-48-14-40Q-6-38-2-31Z", "#efe7cf", INK, 1.2) + path(
        "M-2-33Q8-58 24-50Q14-46 17-38Q8-36 4-30Z", dress.RED.base, INK, 1.2
    )
    quarters = path("M0 36L0 58H24L20 29Q12 35 0 36Z", dress.BLUE.base, INK, 0.8) + path(
        "M-12 40l6 5l-6 7l-6-7z", dress.BLUE.base
    )
    return _lance() + dress.mail() + dress.tabard(dress.LINEN.base, quarters) + _pauldrons() + crest + dress.visored_helm(RIGHT)


def _lance() -> str:
    shaft = line("M-40-56L-30 58", INK, 7) + line("M-40-56L-30 58", "#efe7cf", 4.6)
    stripes = path("M-40-56L-30 58", stroke=dress.RED.base, width=4.6, stroke_dasharray="9 9")
    pennon = path("M-39-50L-14-46L-21-39L-13-31L-37-30Z", dress.RED.base, INK, 1.2) + line("M-37-46L-20-43", "#f7c9b0", 1.2, 0.9)
    return shaft + stripes + pennon


def _pauldrons() -> str:
    left = path("M-46 58Q-48 34-30 28Q-20 30-22 42Q-24 52-28 58Z", "url(#steel)", INK, 1.4)
    right = path("M46 58Q48 34 30 28Q20 30 22 42Q24 52 28 58Z", "url(#iron)", INK, 1.4)
    return left + right + line("M-40 40q8-8 15-4M-43 48q8-6 15-3M40 40q-8-8-15-4M43 48q-8-6-15-3", INK, 1, 0.6)


def halberdiers() -> str:
    h = Head("ruddy", RIGHT, "square", "broad", brow="#3a2210", brows=2.2, anger=0.8, mouth="stern")
    halves = path("M0 32V58H28Q28 42 22 27Q12 34 0 34Z", dress.RED.base, INK, 1)
    return (
        _halberd()
        + dress.body(dress.SKY, dress.scarf("#8d979f"), halves)
        + neck(h)
        + head(h)
        + heads.moustache(RIGHT, "#5a361b", "drooping")
        + dress.coif(RIGHT)
        + dress.nasal_helm(RIGHT)
        + arms.fist(-37, 26, glove="#6b4423")
    )


def _halberd() -> str:
    blade = path("M-2-40Q-18-46-26-36Q-20-34-22-26Q-12-22-2-26Z", "url(#steel)", INK, 1.4) + line(
        "M-25-36Q-19-33-21-27", "#fff", 1.4, 0.9
    )
    hook = path("M2-38L15-32L2-28Z", "url(#iron)", INK, 1.2)
    spike = path("M0-58L3.5-30L-3.5-30Z", "url(#steel)", INK, 1.2)
    return placed(-40, 0, rod("M0-32L6 58", "#9a6a3a", 4.6, "#d6a66c") + blade + hook + spike)


def guards() -> str:
    h = Head("tan", RIGHT, "oval", "broad", "open", brow="#2a1a0c", brows=2, anger=-0.2, mouth="calm", stubble="#2a1a0c")
    tower = path("M-10 40h20v8q0 8-10 12q-10-4-10-12z", "#f3d98c", INK, 1) + path("M-4 44h8v9h-8z", "#5a150f")
    scar = line("M-7-1l3 9M-8.5 3l4-1.5M-7.5 6l4-1.5", "#8c3a2a", 1.1, 0.9)
    straps = line("M-12-5Q-11 10-4 19.5M13.6-4Q12 10 4 19", "#3f2a14", 1.6)
    return (
        arms.staff(-40, -24, 6, 4.2)
        + arms.spear_head(-40, -28, 1.4)
        + dress.body(dress.RED, dress.scarf("#2b2a2c"), tower)
        + neck(h)
        + head(h)
        + scar
        + straps
        + dress.kettle_hat(RIGHT)
        + arms.fist(-37, 24, glove="#6b4423")
    )


def shieldmen() -> str:
    h = Head("fair", LEFT, "round", "snub", "wide", brow="#5a3a1a", anger=-1, mouth="none")
    man = dress.body(dress.GREY) + neck(h) + head(h) + dress.nasal_helm(LEFT, "iron", "#5b4a30")
    return placed(11, -6, man) + _shield()


def _shield() -> str:
    rim = path("M-46 8H14V32Q12 50-16 60Q-44 50-46 32Z", INK) + path("M-44 10H12V32Q10 48-16 57.5Q-42 48-44 32Z", "#b98a37")
    field = path("M-40.5 13.5H8.5V32Q6 45-16 53.5Q-38 45-40.5 32Z", dress.RED.base) + path(
        "M-16 13.5H8.5V32Q6 45-16 53.5Z", "#efe7cf"
    )
    boss = disc(-16, 32, 8, "url(#iron)", INK, 1.3) + disc(-18, 30, 2.6, "#fff", opacity=0.7)
    stuck = rod("M0-14V44", "#b98550", 3) + arms.feather_fletch("#41733a")
    light = line("M-38 16V32Q-36 42-26 48", "#fff", 2, 0.4)
    return rim + field + boss + light + placed(-26, 26, stuck, turn=62, scale=0.6) + placed(-4, 22, stuck, turn=-52, scale=0.6)
