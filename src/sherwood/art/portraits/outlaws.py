"""Robin Hood and his men."""

from __future__ import annotations

from sherwood.art.brush import INK, disc, line, path, placed, rod
from sherwood.art.portraits import arms, dress, heads
from sherwood.art.portraits.heads import LEFT, RIGHT, Head, head, neck

AUBURN = "#8a5224"


def robin_hood() -> str:
    h = Head("fair", RIGHT, iris="#2f6b3a", brow="#6a3d1c", anger=0.3, mouth="smirk")
    cape = path("M-20 26Q0 40 20 26L15 22Q0 31-15 22Z", "#2c5227", INK, 1.2)
    jerkin = path("M-3 33h6l4 25h-14z", "#5b3a1c", INK, 1) + line("M-3 38l6 5M3 38l-6 5M-3 46l7 5M4 46l-8 5", "#d9ad4e", 0.9)
    strap = rod("M-34 34L22 58", "#7a4a22", 3.8)
    return (
        arms.bow(-40, -1)
        + arms.quiver(36, 2)
        + dress.body(dress.GREEN, cape, jerkin)
        + strap
        + neck(h)
        + head(h)
        + heads.hair(RIGHT, AUBURN, "bob")
        + heads.beard(RIGHT, AUBURN, "goatee")
        + heads.moustache(RIGHT, AUBURN)
        + dress.bycocket(RIGHT)
        + arms.fist(-38, 8, glove="#6b4423")
    )


def little_john() -> str:
    h = Head("ruddy", LEFT, "square", "broad", brow="#3a2210", brows=2.6, iris="#4a3a1a", stubble="#3a2210")
    collar = path("M-30 26Q0 44 30 26L24 20Q0 32-24 20Z", "#c2b08a", INK, 1.2)
    seams = line("M-20 31l4 6M-10 34l3 6M10 34l-3 6M20 31l-4 6", INK, 1, 0.5)
    bust = neck(h) + head(h) + heads.beard(LEFT, "#4a2c16", "full") + heads.hair(LEFT, "#4a2c16", "shaggy")
    return (
        dress.body(dress.BROWN, collar, seams, wide=1.26)
        + placed(2, -9, bust, scale=1.08)
        + arms.staff(-42, -56, 12, 8)
        + arms.fist(-37, 26, "ruddy")
        + arms.fist(-41, -6, "ruddy")
    )


def friar_tuck() -> str:
    h = Head("ruddy", RIGHT, "round", "snub", brow="#5a3a20", anger=-0.8, mouth="smile", iris="#4a3a1a")
    cowl = path("M-26 24Q0 46 26 24Q24 14 14 13Q0 30-14 13Q-24 14-26 24Z", "#65452a", INK, 1.3)
    cord = line("M-22 24Q0 41 22 24", "#b08a5e", 1.3, 0.7) + line("M-12 44q12 8 24 0M-10 44v14M-4 46v12", "#efe3c2", 2, 0.9)
    chins = line("M-8 20q9 5 18-2M-4 24q6 3 12-1", "#8c4a2c", 1.4, 0.8)
    bald = path("M-11-16Q-6-24 1-24Q-5-20-6-15Z", "#fff", opacity=0.35)
    bust = neck(h) + head(h) + heads.hair(RIGHT, "#6a4426", "tonsure") + bald + chins
    return dress.body(dress.HABIT, cowl, cord, wide=1.2) + placed(-2, -1, bust, scale=1.16) + _mug() + arms.fist(30, 26, "ruddy")


def _mug() -> str:
    pot = path("M-12-18H12L10 22H-10Z", "url(#timber)", INK, 1.5) + line("M-12-8H12M-11 12H11", "#3a3f44", 3)
    handle = path("M11-10q12 0 11 10q-1 10-12 10v-4q7-1 7-6.5t-7-5.5z", "#8f5f34", INK, 1.2)
    foam = "M-14-17q0-8 7-7q2-5 7-3q5-4 8 2q7 0 6 8q-3 6-7 2q-3 6-7 1q-4 3-7-1q-5 2-7-2z"
    return placed(40, 22, pot + handle + path(foam, "#fffdf0", INK, 1.1), turn=8)


def the_moor() -> str:
    h = Head("dark", LEFT, "oval", "straight", iris="#1c0f08", brow="#120a06", brows=2.3, anger=0.4, mouth="stern")
    inner = path("M-6 22L0 56L6 22Q0 28-6 22Z", "#2f6f73", INK, 1.1)
    chain = line("M-18 27Q0 40 18 27", "#c2962f", 2.4)
    ring = disc(13, 6.5, 2.4, "", INK, 2.4) + disc(13, 6.5, 2.4, "", "#e8c25a", 1.3)
    return (
        arms.scimitar(-36, 44, 6)
        + dress.body(dress.LINEN, inner, chain)
        + neck(h)
        + head(h)
        + heads.beard(LEFT, "#1b110b", "jaw")
        + heads.moustache(LEFT, "#1b110b")
        + dress.turban(LEFT)
        + ring
        + arms.fist(-37, 52, "dark")
    )


def sir_ivanhoe() -> str:
    h = Head("fair", LEFT, "square", iris="#2f5f8f", brow="#a07a3a", anger=0.4)
    cross = path("M-2.6 36h5.2v8h9v5h-9v9h-5.2v-9h-9v-5h9z", "#b8322a", INK, 0.8)
    return (
        dress.mail()
        + dress.tabard("#efe7cf", cross)
        + neck(h)
        + head(h)
        + dress.coif(LEFT)
        + dress.open_helm(LEFT)
        + arms.sword(-43, 46, -6, 84)
        + arms.fist(-41, 54, glove="#8d979f")
    )


def yeomen() -> str:
    h = Head("tan", LEFT, "gaunt", "hooked", "narrow", brow="#2a1a0c", anger=0.9, mouth="stern")
    return (
        arms.quiver(30, -16)
        + dress.body(dress.MOSS, dress.scarf("#7d5a30"))
        + neck(h)
        + head(h)
        + heads.beard(LEFT, "#2a1a0c", "jaw")
        + dress.hood(LEFT, dress.MOSS)
        + arms.bow(-36, -1)
        + rod("M-50 6H-14", "#b98550", 2.2, "#e8c694", 1.8)
        + path("M-59 6l11-4v8z", "url(#steel)", INK, 1)
        + arms.fist(-37, 6, "tan")
        + arms.fist(-17, 7, "tan")
    )


def merry_men() -> str:
    laughing = Head("ruddy", LEFT, "round", "snub", brow="#8a4a1c", mouth="smile", anger=-0.6)
    young = Head("fair", RIGHT, "soft", "snub", iris="#4a6a3a", brow="#5a3a18", mouth="smile", anger=-0.3)
    freckles = "".join(
        disc(x, y, 0.7, "#a8602e", opacity=0.8) for x, y in ((-4, 2.5), (-1.5, 4.2), (-5.5, 5), (9.5, 3), (10.5, 5), (-2.8, 6.2))
    )
    back = (
        dress.body(dress.RUSSET)
        + neck(laughing)
        + head(laughing)
        + heads.beard(LEFT, "#b5672b", "jaw")
        + heads.moustache(LEFT, "#b5672b")
        + heads.hair(LEFT, "#b5672b", "shaggy")
    )
    front = (
        arms.staff(-32, -50, 4, 4.6)
        + dress.body(dress.GREEN, dress.scarf(dress.OCHRE.base))
        + neck(young)
        + head(young)
        + freckles
        + dress.hood(RIGHT, dress.OCHRE, pointed=False)
        + arms.fist(-30, 26)
    )
    return placed(26, 3, back, scale=0.84) + placed(-18, 6, front, scale=0.92)


def woodsmen() -> str:
    h = Head("tan", RIGHT, "square", "broad", brow="#5a4632", brows=2.4, old=True, iris="#3a4a3a")
    return (
        placed(-30, 0, arms.axe(0))
        + dress.body(dress.Cloth("#6f6a55", "#38352a", "#aaa588"), dress.fur("#a58f6d", "#5b4a30"))
        + neck(h)
        + head(h)
        + heads.hair(RIGHT, "#7a6248", "bob")
        + heads.beard(RIGHT, "#8a6e50", "long")
        + dress.leather_cap(RIGHT)
        + arms.fist(-33, 26, "tan")
    )


def maid_marion() -> str:
    h = Head("pale", LEFT, "soft", "snub", "wide", "#2f7a4a", "#6a2f14", 1.3, -0.35, "lips", lashes=True)
    hair, light = "#8a3f1c", "#d98a4c"
    gown = path("M-20 27Q-8 22-7 18Q0 34 8 18Q9 22 20 27Q8 42 0 44T-20 27Z", "#f4ecd8", INK, 1.2)
    brooch = line("M-16 29Q0 48 16 29", "#d9ad4e", 1.6) + disc(0, 37, 3.4, "#c9362b", INK)
    mane = path(heads.FLOWING, hair, INK, 1.3) + line("M18-8Q18 12 21 34M13-18Q17-12 17-4M-14 4Q-15 20-10 34", light, 1.5, 0.7)
    locks = line("M-9-12Q-4-22 4-25M13-4Q13 12 16 26M10-14Q15-8 14 0", light, 1.3, 0.8)
    band = "M-14-13Q-2-24 16.5-15"
    circlet = rod(band, "#d9ad4e", 2.8, "#fff3c4", 1.8) + path("M-6-20l2.5 3.5l-2.5 3.5l-2.5-3.5z", "#3f9d7a", INK, 0.9)
    blooms = "".join(dress.bloom(x, y) for x, y in ((4, -22), (11, -19.5)))
    return (
        mane
        + dress.body(dress.PINE, gown, brooch)
        + neck(h)
        + head(h)
        + heads.hair(LEFT, hair, "locks")
        + locks
        + circlet
        + blooms
    )
