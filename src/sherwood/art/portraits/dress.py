"""What people wear: shoulders, mail, hoods, hats and helms. Drawn looking left, like the heads."""

from __future__ import annotations

from typing import Final, NamedTuple

from sherwood.art.brush import INK, disc, group, line, number, path, placed
from sherwood.art.portraits.heads import LEFT, turned


class Cloth(NamedTuple):
    base: str
    dark: str
    light: str


GREEN: Final = Cloth("#41733a", "#1d3f1c", "#8fbf6c")
MOSS: Final = Cloth("#5e7a3a", "#2d4119", "#a9c474")
BROWN: Final = Cloth("#8a5f36", "#4a2f18", "#c79a66")
RUSSET: Final = Cloth("#7a4a2e", "#3f2413", "#b98558")
HABIT: Final = Cloth("#7a5434", "#402a18", "#b08a5e")
OCHRE: Final = Cloth("#a8873e", "#5e4718", "#dfc27c")
RED: Final = Cloth("#a63a2e", "#5a150f", "#de8468")
BLUE: Final = Cloth("#26466d", "#10233d", "#6f9ccb")
SKY: Final = Cloth("#3a5f8f", "#1b3152", "#8fb4dc")
PLUM: Final = Cloth("#7a3f6e", "#3d1a38", "#b77aa8")
TEAL: Final = Cloth("#2f6f73", "#123a3d", "#8fd0cf")
PINE: Final = Cloth("#2f6f5f", "#153c33", "#7cc0a8")
WINE: Final = Cloth("#5a1420", "#2a060c", "#c4606a")
BLACK: Final = Cloth("#2a2230", "#120c16", "#5c4d68")
SLATE: Final = Cloth("#3b3b46", "#1b1b22", "#74748a")
GREY: Final = Cloth("#6d6456", "#35302a", "#a79d8a")
LINEN: Final = Cloth("#e9e2d0", "#9b8f78", "#ffffff")
STRAW: Final = Cloth("#d9b65c", "#8a6a24", "#f0dc9a")
STEEL: Final = Cloth("#8d979f", "#3f474e", "#d8dfe4")

SHOULDERS: Final = "M-46 58Q-46 36-29 28.5Q-12 23-8.5 17H8.5Q12 23 29 28.5Q46 36 46 58Z"


# -- bodies -----------------------------------------------------------------------------------------------------------
def body(cloth: Cloth, *collar: str, wide: float = 1) -> str:
    """Shoulders, lit on the left and shaded on the right."""
    shade = path("M46 58Q46 36 29 28.5Q16 24 10 20Q18 36 17 58Z", cloth.dark, opacity=0.75)
    light = path("M-43 56Q-42 38-27 31Q-18 28-13 25Q-30 36-32 58Z", cloth.light, opacity=0.55)
    folds = line("M-26 58q1-12-2-20M27 58q-1-12 2-20", INK, 1.3, 0.6)
    parts = (path(SHOULDERS, cloth.base, INK, 1.5), shade, light, folds, *collar)
    return group(*parts, transform=f"scale({wide} 1)") if wide != 1 else "".join(parts)


def mail() -> str:
    """A mail shirt: its rings are rows of small arcs."""
    rows = ((33 + row * 5.4, 30 + row * 3.4) for row in range(5))
    rings = "".join(f"M{number(-half)} {number(y)}" + "q2.5 3.4 5 0" * int(half * 2 / 5) for y, half in rows)
    return body(STEEL) + line(rings, "#20262b", 0.9, 0.65)


def tabard(fill: str, *sign: str) -> str:
    return path("M-20 29L-24 58H24L20 29Q0 41-20 29Z", fill, INK, 1.3) + "".join(sign)


def scarf(fill: str) -> str:
    return path("M-24 27Q0 42 24 27L18 21Q0 32-18 21Z", fill, INK, 1.2)


def fur(fill: str, stroke: str) -> str:
    """A ragged collar of fur."""
    collar = path("M-28 28Q-14 38 0 36T28 28Q20 20 10 20Q0 30-10 20Q-20 20-28 28Z", fill, INK, 1.2)
    return collar + line("M-22 28l-3 5M-14 30l-2 6M-5 32v6M5 32v6M14 30l2 6M22 28l3 5M-10 24l-2 4M10 24l2 4", stroke, 1.4)


def shaded(look: int, left: str, right: str, fill: str, opacity: float) -> str:
    """The side away from the light; it has one outline for a head that looks left, and another for one that looks right."""
    return path(left if look == LEFT else right, fill, opacity=opacity)


# -- hoods and cloths -------------------------------------------------------------------------------------------------
_OPENING: Final = "M-13.6-7C-14 4-12 12-9 17Q-5 20.5-1.5 20.5C5 18 10.5 10 11-1C11.5-9 9-17 3-20C-4-22-11-17-13.6-7Z"


def hood(look: int, cloth: Cloth, pointed: bool = True) -> str:
    """A hood with its shadow on the brow; its tip hangs back."""
    tip = "C14-33 19-31 24-32C28-32 31-30 34-27C29-25 26-20 23-14" if pointed else "C14-35 22-26 22.5-14"
    outer = f"M-16 28C-18 10-17-4-16-12C-15-26-8-34.5 2-35{tip}C24 0 23 16 22 31Q10 38 2 38Q-8 37-16 28Z"
    shade = "M23-14C24 0 23 16 22 31Q14 36 7 37Q18 20 16.5-2Q15-20 8-34Q20-30 23-14Z"
    light = "M-14.5-11C-13-24-7-32 2-33C-5-27-11-20-14-8ZM-15-2Q-16 14-15 26L-12.5 27Q-14 12-14-3Z"
    if look != LEFT:
        shade = "M15.5-12C17-4 18 10 16 28Q10 35 4 37Q13 24 12.5 16Q15.5 2 13.6-7Q12-14 8-18Q14-20 15.5-12Z"
        light = "M-21-12C-20-24-12-31-4-33C-13-24-16-14-17 2C-18 14-18 24-19 31L-21 30C-22 14-22 0-21-12Z"
    brow = "M-13.6-7C-11-17-4-22 3-20C9-17 11.5-9 11-1C9-8 6-13 0-14.5C-6-15-11-12-13.6-7Z"
    return (
        path(turned(look, outer + _OPENING), cloth.base, INK, 1.5, fill_rule="evenodd")
        + path(shade, cloth.dark, opacity=0.7)
        + path(light, cloth.light, opacity=0.6)
        + path(turned(look, brow), "#000", opacity=0.4)
    )


def kerchief(look: int, cloth: Cloth) -> str:
    """A cloth tied round head and chin."""
    outer = "M-16 20C-18 6-17-4-15.5-12C-14-25-6-30.5 2-30.5C14-30 19-21 19-10C20 4 21 14 19 24Q9 30 1 29Q-10 28-16 20Z"
    folds = line(turned(look, "M14-20Q18-6 15 20M8-27Q14-22 16-12M4 22Q10 24 17 18"), cloth.dark, 1.2, 0.7)
    return (
        path(turned(look, outer + _OPENING), cloth.base, INK, 1.4, fill_rule="evenodd")
        + folds
        + line("M-13-14Q-9-26 1-28", "#fff", 1.8, 0.6)
    )


def coif(look: int) -> str:
    """A mail hood."""
    outer = "M-17 27C-18 8-17-4-15.5-12C-13-25-6-30 2-30C13-30 18-22 18.5-12C19.5 4 21 16 20 28Q10 35 2 34.5Q-10 34-17 27Z"
    rings = "".join(f"M12.5 {y}q1.5 2 3 0q1.5 2 3 0" for y in range(-12, 20, 5))
    rings += "".join(f"M-16 {y}" + "q1.8 2.4 3.6 0" * 9 for y in (23, 27.5)) + "M-9-24q2 2 4 0q2 2 4 0q2 2 4 0q2 2 4 0q2 2 4 0"
    steel = path(turned(look, outer + _OPENING), "#98a2aa", INK, 1.4, fill_rule="evenodd")
    shade = path("M18-14C20 4 20.5 16 19.5 28Q14 33 9 34Q17 16 15-4Z", "#000", opacity=0.22)
    return steel + shade + line(turned(look, rings), "#20262b", 0.8, 0.6) + line("M-14-13q4-12 13-15", "#fff", 1.6, 0.6)


def arming_cap(look: int, cloth: Cloth) -> str:
    """A close cap tied under the chin."""
    cap = (
        "M-14-11C-15-24-8-31.5 3-31.5C14-31 19-22 18.5-12C18.5-2 17.5 6 15 13L9.5 10C11.5 4 11.5-2 10.5-7"
        "C8-13 4-17 0-18C-6-18.5-11-16-14-11Z"
    )
    return path(turned(look, cap), cloth.base, INK, 1.4) + line("M-11-17Q-7-27 1-29.5", cloth.light, 2, 0.7)


def turban(look: int) -> str:
    bands = "M-16-13Q-2-24 19-20M-14-21Q2-31 18-26M-17-9Q0-17 20-14M-8-30Q6-34 14-31"
    tail = path(turned(look, "M15-12q10 10 8 36q-5 1-8-3q3-16-4-29z"), "#d9ceb2", INK, 1.2)
    cloth = path(turned(look, "M-17-8Q-24-28-6-36Q16-40 21-20Q22-12 17-7Q8-16-3-15.5T-17-8Z"), "#f1e8d2", INK, 1.5)
    shade = path("M17-7Q22-12 21-22Q18-36 4-37Q14-30 11-14Z", "#b8a985", opacity=0.7)
    gem = disc(-7 * (1 if look == LEFT else -1), -21.5, 4, "#2f8f8a", INK) + disc(
        -7 * (1 if look == LEFT else -1) - 1.2, -22.7, 1.2, "#dff"
    )
    return (
        tail + cloth + shade + line(turned(look, bands), "#8f8163", 1.2, 0.8) + line("M-17-18Q-10-31 2-34", "#fff", 2, 0.9) + gem
    )


# -- hats -------------------------------------------------------------------------------------------------------------
def bycocket(look: int, cloth: Cloth = GREEN, plume: str = "#c9362b") -> str:
    """The hat of Robin's men: peaked in front, turned up behind, with a feather."""
    feather = path(turned(look, "M8-16C13-29 27-41 43-43C37-38 37-33 31-28C26-21 18-17 11-15Z"), plume, INK, 1.1)
    rib = line(turned(look, "M11-17Q20-31 38-41M22-27l5 2M27-32l5 1.5"), "#fff", 1, 0.6)
    crown = path(turned(look, "M-13-12C-13-27-5-34 4-34C14-34 19-24 18-12Z"), cloth.base, INK, 1.4)
    shade = shaded(look, "M18-13C19-24 13-33 5-34Q12-26 10-13Z", "M13-13C13-26 6-33-3-34Q7-27 5-12.5Z", cloth.dark, 0.65)
    brim = path(
        turned(
            look,
            "M-30-4.5C-20-11-9-15.5 3-16.5C11-17 17-17 23-21C23.5-14 21.5-9 17-7C8-11-6-9.5-14-7.5Q-22-5.5-30-4.5Z",
        ),
        cloth.dark,
        INK,
        1.3,
    )
    edge = line(turned(look, "M-25-6.5C-14-12-2-15 8-15C14-15.5 18-16.5 21.5-18.5"), cloth.light, 1.2, 0.75)
    return feather + rib + crown + shade + line("M-10-15Q-10-27-1-31", cloth.light, 2.2, 0.8) + brim + edge


def leather_cap(look: int) -> str:
    crown = path(turned(look, "M-14.5-11C-15-27-8-34.5 3-35C14-34.5 19-24 18-10Q4-18-14.5-11Z"), "#7d4f30", INK, 1.4)
    band = path(turned(look, "M-15-9.5Q4-18 18.5-8.5L18-14Q4-23-15-14.5Z"), "#c8b48c", INK, 1.1)
    return (
        crown
        + line(turned(look, "M-3-34Q-6-24-5-16M8-33Q10-24 9-16"), "#4a2c16", 1.1, 0.7)
        + line("M-11-18Q-9-29-1-32", "#c79a66", 2, 0.7)
        + band
    )


def straw_hat(look: int) -> str:
    brim = path("M-31-5Q-16-16 0-17T31-5Q14-10 0-10T-31-5Z", STRAW.base, INK, 1.4)
    crown = path(turned(look, "M-13-13C-12-28-4-34 4-33C12-32 15-24 14-13Q0-19-13-13Z"), "#e3c878", INK, 1.4)
    weave = line("M-25-8Q0-19 25-8M-11-20Q1-26 13-20M-9-27Q2-31 11-27M-18-7l4-5M-6-9l2-6M8-9l2-6M18-7l-1-6", STRAW.dark, 1.1, 0.8)
    return brim + crown + weave + line("M-9-18Q-7-28 0-31", "#fff6d0", 1.8, 0.8)


def chaperon(look: int, cloth: Cloth = TEAL) -> str:
    """A rolled hat with a tail that falls on the shoulder."""
    crown = path(turned(look, "M-8-28Q-6-38 6-38Q24-38 27-24Q20-30 10-28Z"), cloth.base, INK, 1.3)
    tail = path(turned(look, "M16-26Q36-24 34 0Q32 10 27 12Q24 6 26-2Q27-13 14-17Z"), cloth.base, INK, 1.3)
    roll = path(turned(look, "M-19-13Q-24-26-8-31Q12-35 22-25Q26-17 20-12Q2-21-19-13Z"), cloth.base, INK, 1.5)
    shade = shaded(
        look, "M20-12Q26-17 22-25Q16-31 8-32Q16-26 11-17Z", "M19-13Q24-26 8-31Q3-32.6-1-32.8Q11-27 9-17.4Z", cloth.dark, 0.75
    )
    return (
        tail
        + crown
        + roll
        + shade
        + line(turned(look, "M-14-14Q-14-24-6-30M-3-17Q-2-26 5-32M9-17Q12-24 18-28"), cloth.dark, 1.2, 0.8)
        + line("M-17-19Q-13-27-4-29", cloth.light, 2, 0.7)
    )


def jewelled_cap(look: int) -> str:
    """A velvet cap with a gold band, a jewel and a white feather: the Sheriff's."""
    q = 1 if look == LEFT else -1
    feather = path(turned(look, "M12-21Q20-42 36-50Q46-52 40-40Q34-24 18-16Z"), "#e8e2d4", INK, 1.1)
    rib = line(turned(look, "M15-20Q26-38 39-47M24-31l6-1M28-36l7-2"), "#8d8370", 1)
    crown = path(turned(look, "M-18-14Q-24-28-10-34Q10-39 21-27Q24-17 19-11Q0-22-18-14Z"), WINE.base, INK, 1.5)
    shade = path("M19-12Q24-16 21-27Q14-35 4-36Q14-27 10-17Z", WINE.dark, opacity=0.8)
    band = path(turned(look, "M-18.5-11Q0-21 19.5-8.5L19-15Q0-27-18.5-17Z"), "url(#gold)", INK, 1.1)
    gem = disc(-7 * q, -18.6, 3.4, "#3f74b5", INK) + disc(-7 * q - 1, -19.6, 1, "#dff")
    return feather + rib + crown + shade + line("M-16-19Q-14-29-3-32", WINE.light, 2, 0.7) + band + gem


def plumed_hat(look: int, cloth: Cloth = WINE) -> str:
    """A nobleman's: broad brim turned up, long white plume."""
    crown = path(turned(look, "M-15-16Q-13-34 4-35Q19-33 20-18Q2-24-15-16Z"), cloth.base, INK, 1.4)
    brim = path(turned(look, "M-25-10Q-10-24 8-24Q24-22 27-13Q10-15-3-12.5T-25-10Z"), cloth.dark, INK, 1.4)
    plume = path(turned(look, "M10-22Q18-46 48-46Q40-39 43-31Q31-18 15-18Z"), "#f4ecd8", INK, 1.2)
    rib = line(turned(look, "M14-21Q26-38 44-44M26-31l8 1M32-36l8 0M21-26l8 2"), "#a8956a", 1.1)
    return crown + line("M-11-20Q-8-31 2-32", cloth.light, 2, 0.7) + brim + plume + rib


def herald_cap(look: int) -> str:
    plume = path(turned(look, "M6-30Q8-50 30-51Q23-44 26-38Q20-28 10-27Z"), "#f4ecd8", INK, 1.2)
    crown = path(turned(look, "M-14.5-12Q-15-31 2-32.5Q19-31 18.5-12Q2-21-14.5-12Z"), BLUE.base, INK, 1.4)
    band = path(turned(look, "M-18-8Q0-21 21.5-8L20.5-14.5Q0-27-17.5-14Z"), "url(#gold)", INK, 1.2)
    return plume + crown + line("M-11-18Q-9-27-1-30", BLUE.light, 1.8, 0.7) + band


# -- helms ------------------------------------------------------------------------------------------------------------
def nasal_helm(look: int, paint: str = "steel", rim: str = "#8d6a2c") -> str:
    skull = path(
        turned(look, "M-15.5-8.5C-16-24-8-34.5 2-35.5C13-34.5 18.5-24 17.8-8.5Q6-13.5-2-13.5T-15.5-8.5Z"),
        f"url(#{paint})",
        INK,
        1.5,
    )
    shade = shaded(look, "M17.5-9C18-24 13-33 4-35Q11-26 10-11.5Z", "M15.3-9C15.8-24 8-33-1-35Q8-26 7-12Z", "#000", 0.25)
    band = "M-15.5-8.5Q-8-13.5-2-13.5T17.8-8.5"
    rivets = "".join(disc(x if look == LEFT else -x, y, 0.9, "#2b3036") for x, y in ((-11, -11), (3, -13), (13, -10.5)))
    nasal = path(turned(look, "M-8-13.5H-3L-6.2 4.5Q-8.4 6.4-10.6 4Z"), f"url(#{paint})", INK, 1.2)
    ridge = line(turned(look, "M-1-34Q-5-24-5.5-14"), INK, 1, 0.5)
    return (
        skull
        + shade
        + ridge
        + line(turned(look, band), INK, 5.4)
        + line(turned(look, band), rim, 3.4)
        + rivets
        + nasal
        + line("M-11-16Q-10-28-1-32", "#fff", 2.2, 0.75)
    )


def kettle_hat(look: int) -> str:
    skull = path(turned(look, "M-13.5-13Q-13-32 1-34Q14-32 14-13Z"), "url(#steel)", INK, 1.4) + line(
        turned(look, "M0-34Q-4-24-4-14"), INK, 1, 0.5
    )
    brim = path("M-28-4Q-20-15 0-16.5T28-4Q14-9.5 0-9.5T-28-4Z", "url(#steel)", INK, 1.5)
    under = path("M-28-4Q-14-9.5 0-9.5T28-4Q14-5 0-5T-28-4Z", "#2b3036", opacity=0.6)
    rivets = "".join(disc(x, y, 1, "#2b3036") for x, y in ((-18, -8.5), (-9, -11.5), (0, -12.3), (9, -11.5), (18, -8.5)))
    return skull + brim + under + line("M-23-8Q-10-14.5 4-14.5M-9-18Q-8-28-2-30", "#fff", 1.6, 0.8) + rivets


def open_helm(look: int, trim: str = "#d9b34a", plume: str = "#3f74b5") -> str:
    """A knight's helm without visor, over a coif; a plume falls back from its comb."""
    feather = path(turned(look, "M0-36Q8-53 28-47Q38-42 36-28Q30-36 22-35Q24-31 22-27Q14-35 5-32Z"), plume, INK, 1.1)
    rib = line(turned(look, "M4-37Q16-46 31-38"), "#cfe3ff", 1.2, 0.8)
    skull = path(turned(look, "M-16.5-15Q-16-34.5 1-37Q19-34.5 19-14Q6-21-3-21T-16.5-15Z"), "url(#steel)", INK, 1.4)
    band = turned(look, "M-16.5-15Q-8-21-3-21T19-14")
    comb = line(turned(look, "M-2-36Q-7-28-7-21"), INK, 1.2, 0.6)
    return feather + rib + skull + comb + line("M-12-20Q-10-31-2-34", "#fff", 2, 0.8) + line(band, INK, 5) + line(band, trim, 3)


def great_helm(look: int, trim: str = "#d9b34a") -> str:
    """A bucket helm: its brass cross stands on the nose."""
    bucket = path(
        turned(look, "M-17-12C-17-28-9-34 2-34C13-34 20-27 20-12L18.5 23C13 31 6 33.5 1 33.5C-7 32.5-13 28-15.5 21Z"),
        "url(#steel)",
        INK,
        1.7,
    )
    shade = shaded(
        look,
        "M20-12C20-27 13-34 4-34Q12-26 12-10L11 30Q16 27 18.5 23Z",
        "M17-12C17-26 11-33 5-34Q9-24 8.5-10L9 31Q14 28 15.5 21Z",
        "#000",
        0.26,
    )
    light = shaded(
        look,
        "M-14-12C-14-25-9-30-4-31.5Q-9-18-9 27Q-13 24-13.5 19Z",
        "M-17-12C-17-24-12-30-6-32Q-12-18-11 27Q-15 24-16 20Z",
        "#fff",
        0.35,
    )
    cross = turned(look, "M-16.5-6Q0-8 19.5-5.5M-4-33Q-7-14-6.5 32")
    slits = path(turned(look, "M-15.2-3L-9-3.2V.8L-14.8.6ZM-3.5-3.2L14-2.8V1.2L-3.5.8Z"), "#0b0c0e")
    holes = "".join(disc(x if look == LEFT else -x, y, 1.1, "#0b0c0e") for x in (-13, -10, -1, 3, 7, 11) for y in (9, 14, 19))
    return (
        bucket
        + shade
        + light
        + line(cross, INK, 6)
        + line(cross, trim, 4)
        + line(cross, "#fff3c4", 0.8, 0.9, transform="translate(-1 -1)")
        + slits
        + holes
    )


def visored_helm(look: int) -> str:
    """A pointed visor, shut."""
    skull = path(
        turned(look, "M-15-8C-16-26-8-34.5 2-34.5C14-34.5 19.5-24 19-9L17.5 18C11 28 5 33 0 34C-8 31-13 25-14.5 17Z"),
        "url(#steel)",
        INK,
        1.6,
    )
    shade = path(
        "M19-9C19.5-22 14-32 5-34.5Q12-24 11-6L8 30Q14 25 17.5 18Z" if look == LEFT else "M15-8C15.5-22 11-31 4-34Q9-22 8-8Z",
        "#000",
        opacity=0.26,
    )
    visor = path(
        turned(look, "M17-12C6-14.5-6-13.5-14-10.5C-19-6-27 2-31 8C-26 13-18 18-11 21C-2 23 10 19 16 13Z"),
        "url(#iron)",
        INK,
        1.4,
    )
    slit = path(turned(look, "M-18-6C-10-9 0-9.5 11-7.5L10.6-4.4C0-6.5-9-6-17.5-2.8Z"), "#0b0c0e")
    keel = line(turned(look, "M-30 7.5Q-16 2-2 3.5"), "#fff", 1.3, 0.6)
    holes = "".join(
        disc(x if look == LEFT else -x, y, 1.1, "#0b0c0e")
        for x, y in ((-20, 9), (-15, 8), (-10, 8), (-16, 13), (-11, 13), (-6, 8.5), (-6, 14))
    )
    pivot = disc(13 if look == LEFT else -13, -3, 2.6, "url(#goldball)", INK)
    return skull + shade + visor + slit + keel + holes + pivot + line("M-10-16Q-8-28 0-31", "#fff", 2, 0.75)


def crowned_helm(look: int) -> str:
    """A helm with a crown round it: a lord's."""
    points = "M-17-10L-19-24L-10-17L-5-29L2-19L10-29L13-17L21-24L19-9Q2-17-17-10Z"
    gems = disc(-7 if look == LEFT else 7, -15.5, 2.4, "#c22a22", INK, 0.8)
    return nasal_helm(look) + path(turned(look, points), "url(#gold)", INK, 1.3) + gems


def mitre(look: int) -> str:
    """A bishop's."""
    cloth = path(turned(look, "M-15-12L-19-30L1-50L21-30L18-10Q2-19-15-12Z"), "#fbf6ea", INK, 1.5)
    shade = path(turned(look, "M6-45L21-30L18-10L10-13Z"), "#8a7b62", opacity=0.35)
    band = path(turned(look, "M-15-11L-16.4-18Q2-26 18.6-17L18-9.5Q2-18-15-11Z"), "url(#gold)", INK, 1)
    return cloth + shade + line(turned(look, "M0-44V-22M-10-33H11"), "#d09a26", 3.6) + band


def bloom(x: float, y: float) -> str:
    petals = "".join(
        disc(px, py, 1.9, "#f6e3e0", INK, 0.6) for px, py in ((0, -2.2), (2.1, -0.7), (1.3, 1.8), (-1.3, 1.8), (-2.1, -0.7))
    )
    return placed(x, y, petals + disc(0, 0, 1.3, "#d9ad4e"))
