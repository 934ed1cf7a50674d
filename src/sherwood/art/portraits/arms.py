"""What people hold: weapons, tools and hands."""

from __future__ import annotations

from sherwood.art.brush import INK, disc, group, line, number, path, placed, rod
from sherwood.art.portraits.heads import SKINS


def bow(x: float, curve: int = 1) -> str:
    """A longbow, strung; `curve` is 1 if its belly bends to the right, else -1."""
    wood = "M0-52Q20-24 3 4Q20 28 0 60"
    parts = rod(wood, "#a86d36", 3.6, "#e0ae74", 2.4) + line("M0-52L-3 4L0 60", "#f3ead2", 1)
    return group(parts, transform=f"translate({number(x)} 0) scale({curve} 1)")


def staff(x: float, top: float = -50, lean: float = 0, width: float = 5.6, bottom: float = 58) -> str:
    d = f"M{number(x)} {number(top)}L{number(x + lean)} {number(bottom)}"
    return rod(d, "#9a6a3a", width, "#d6a66c")


def sword(x: float, y: float, turn: float, length: float = 62) -> str:
    blade = path(f"M-3.2 0L-2.6{-length + 8}L0{-length}L2.6{-length + 8}L3.2 0Z", "url(#steel)", INK, 1.2)
    fuller = line(f"M0-3V{-length + 12}", "#5b646c", 1, 0.8) + line(f"M-1.8-3V{-length + 9}", "#fff", 0.9, 0.9)
    hilt = rod("M-10 1.2H10", "#d9ad4e", 3.4) + rod("M0 3V13", "#6b3a1c", 3, ink=2) + disc(0, 16, 3.6, "url(#goldball)", INK)
    return placed(x, y, blade + fuller + hilt, turn=turn)


def scimitar(x: float, y: float, turn: float) -> str:
    blade = path("M-3 0C-4-20-10-40-26-58C-8-52 6-34 4 0Z", "url(#steel)", INK, 1.3)
    light = line("M-2-4C-3-22-9-40-20-52", "#fff", 1.2, 0.9) + line("M1.5-4C1.5-22-4-38-14-48", "#5b646c", 0.9, 0.7)
    hilt = (
        rod("M-9 1Q0 4 10-1", "#d9ad4e", 3.4)
        + rod("M0 3Q1 9-2 14", "#4a2418", 3.4, ink=2)
        + disc(-2.5, 16, 3.2, "url(#goldball)", INK)
    )
    return placed(x, y, blade + light + hilt, turn=turn)


def spear_head(x: float, y: float, size: float = 1) -> str:
    blade = path("M0-17l5 12l-5 7l-5-7z", "url(#steel)", INK, 1.2 / size) + line("M0-13v13", "#5b646c", 0.9)
    return placed(x, y, blade, scale=size)


def fist(x: float, y: float, skin: str = "fair", glove: str = "") -> str:
    hand = path("M-6-5q6-3 12 0q2 5 0 10q-6 3-12 0q-2-5 0-10z", glove or SKINS[skin].base, INK, 1.2)
    fingers = line("M-5-1.5h9M-5 2h9", INK, 0.8, 0.6) + line("M-4-4q4-1.5 7 0", "#fff", 1, 0.5)
    return placed(x, y, hand + fingers)


def feather_fletch(colour: str) -> str:
    return path("M0 30l-8-5v14l8 6l8-6v-14z", colour, INK, 1.2)


def arrow(colour: str) -> str:
    """One arrow pointing up, 96 long."""
    shaft = rod("M0-34V44", "#b98550", 2.8, "#e8c694", 1.8)
    vanes = path("M0 28l-7-5v16l7 6z", colour, INK) + path("M0 28l7-5v16l-7 6z", colour, INK)
    tip = path("M0-52l7 18l-7-4l-7 4z", "url(#steel)", INK, 1.2) + line("M0-47v9", "#5b646c", 0.9)
    return shaft + vanes + line("M-4.5 27v12M4.5 27v12", "#fff", 0.8, 0.5) + tip


def quiver(x: float, y: float) -> str:
    """Three fletched ends in a leather case."""
    shafts = "".join(
        rod(f"M{5 * k} {-3 * k}L{5 * k - 4} {34 - 3 * k}", "#b98550", 1.8, ink=1.6)
        + path(f"M{5 * k} {-6 - 3 * k}l3.5 2v9l-3.5-3l-3.5 3v-9z", "#efe3c2", INK, 0.9)
        for k in range(3)
    )
    case = path("M-8 34L14 28L16 68H-2Z", "#6b3f1e", INK, 1.3) + line("M-6 40L15 35", "#c79a66", 1.6, 0.8)
    return placed(x, y, shafts + case)


def axe(x: float) -> str:
    blade = path("M-4-44Q-16-46-22-36Q-24-28-20-22Q-12-28-3-28Z", "url(#steel)", INK, 1.4) + line(
        "M-21-35Q-23-29-19.5-23", "#fff", 1.6, 0.9
    )
    return placed(x, 0, rod("M0-46L-6 58", "#9a6a3a", 5.4, "#d6a66c") + blade)


def _shaft(top: float, wood: str = "#9a6a3a") -> str:
    return rod(f"M0 {number(top)}L4 58", wood, 4.2, "#d6a66c")


def spear(x: float) -> str:
    return placed(x, 0, _shaft(-26) + spear_head(0, -28, 1.4))


def lance(x: float, pennon: str) -> str:
    """A light spear with a pennon."""
    cloth = path("M1-32L24-27L17-21L24-15L2-18Z", pennon, INK, 1.2)
    return placed(x, 0, cloth + _shaft(-34, "#b98a50") + spear_head(0, -34))


def fauchard(x: float) -> str:
    """A pole with a curved blade."""
    blade = path("M-3-8Q-6-34 12-46Q14-26 4-6Z", "url(#steel)", INK, 1.4) + line("M-1-12Q-2-30 9-41", "#fff", 1.3, 0.9)
    return placed(x, 0, _shaft(-12) + blade)


def crossbow(x: float) -> str:
    stock = rod("M0-30L2 50", "#7e552b", 6, "#c58f57")
    bowed = "M-20-14Q0-36 20-14"
    prod = line(bowed, INK, 6.4) + line(bowed, "#aeb8c1", 3.8) + line("M-20-14L0-2L20-14", "#f4ecd6", 1.3)
    return placed(x, 0, stock + prod + path("M-3-42h6v14h-6z", "url(#steel)", INK, 1.1))


def javelins(x: float) -> str:
    """Three, held together."""
    return placed(
        x, 0, "".join(placed(0, 0, rod("M0-26L2 58", "#c3935a", 2.6) + spear_head(0, -28, 0.9), turn=turn) for turn in (-9, 9, 0))
    )


def dagger(x: float, y: float) -> str:
    return sword(x, y, -8, 34)


def hammer(x: float) -> str:
    """A smith's."""
    head = path("M-15-42H15V-22H-15Z", "url(#iron)", INK, 1.6) + line("M-13-39.5H13", "#fff", 1.6, 0.7)
    return placed(x, 0, _shaft(-30) + head)


def crozier(x: float) -> str:
    crook = "M2 58L0-22Q-2-46 12-46Q24-44 20-32Q14-24 9-32"
    return placed(x, 0, line(crook, "#3a2408", 6.6) + line(crook, "#edc75e", 4) + line(crook, "#fff7cf", 1, 0.8))


def pitchfork(x: float) -> str:
    tines = "M-9-44V-28Q-9-20 0-20Q9-20 9-28V-44M0-44V-20"
    return placed(x, 0, _shaft(-20) + line(tines, INK, 5) + line(tines, "#b9c2ca", 2.8))


def scythe(x: float) -> str:
    blade = path("M2-42Q-20-50-30-26Q-14-36 2-34Z", "url(#steel)", INK, 1.4) + line("M-26-30Q-16-42 0-40", "#fff", 1.3, 0.8)
    return placed(x + 6, 0, _shaft(-42) + blade)


def flail(x: float) -> str:
    club = rod("M0-38L18-20", "#8a5a2c", 5.4, "#c79a66")
    return placed(x, 0, _shaft(-36) + club + disc(0, -37, 3, "url(#iron)", INK))


def lute(x: float, y: float) -> str:
    """Held before the breast, its neck to the right."""
    neck = rod("M0-6L4-44", "#8a5a2c", 4, "#c79a66") + path("M0-44l10-6l3 5l-9 5z", "#5d381b", INK, 1)
    belly = path("M0-8Q16-6 16 8Q16 22 0 24Q-16 22-16 8Q-16-6 0-8Z", "#c98d46", INK, 1.4) + disc(0, 6, 4, "#3a1f0a")
    return placed(x, y, belly + neck + line("M-2 20L3-40M2 20L6-40", "#fff3cf", 0.8), turn=18)
