"""Heads in three-quarter view and in profile: faces, hair, beards.

Everything is drawn looking left; `turned` mirrors it for a head that looks right. Shade is chosen after the turn, so the
light stays in the north-west.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from sherwood.art.brush import INK, attributes, disc, drawn, group, line, mirrored, number, path

LEFT: Final = -1
RIGHT: Final = 1


class Skin(NamedTuple):
    base: str
    dark: str
    light: str


SKINS: Final = {
    "pale": Skin("#f0cdae", "#b98463", "#fdeada"),
    "fair": Skin("#ecbf98", "#b9764d", "#fbe0c2"),
    "ruddy": Skin("#e3a581", "#a95c3e", "#f7cbaa"),
    "tan": Skin("#cf9a6c", "#8c5a34", "#ecc196"),
    "dark": Skin("#8a5a3a", "#4b2c1a", "#b98458"),
}


class Contour(NamedTuple):
    """A face's outline in two halves: from the crown down the far side to the chin, and up the near side again."""

    crown: str
    far: str
    chin: str
    near: str


CONTOURS: Final = {
    "oval": Contour(
        "2-26.5",
        "C-8-27-13.5-21-13.6-13C-13.6-10-12.4-8.5-12.2-6.5C-12.2-4-13.6-3-13.3-.5C-12.8 4-11.4 7-10.6 11C-9.8 16-7 19.6-3.6 19.6",
        "-3.6 19.6",
        "C2 19.6 9 14.5 12 7C14-1 15.5-8 15-14C14-22 9-26.2 2-26.5",
    ),
    "square": Contour(
        "2-26.5",
        "C-8-27-13.8-21-13.8-13C-13.8-10-12.6-8.5-12.4-6.5C-12.4-4-13.8-3-13.6-.5"
        "C-13.2 4-12.4 8-12 12C-11.6 17-8.6 20.6-4.6 20.6",
        "-4.6 20.6",
        "C2 20.8 10.4 17.4 12.8 9C14.2-1 15.6-8 15.2-14C14.2-22 9-26.2 2-26.5",
    ),
    "round": Contour(
        "2-25.5",
        "C-9-26-14.5-20-14.6-12C-14.6-9.5-13.6-8-13.6-6C-14.2-3-15.6-1-15.4 3C-15 8-13.4 12-11.4 15.5C-9 19-6 20.6-2.5 20.6",
        "-2.5 20.6",
        "C5 20.6 13.4 16.4 15.6 8C17-1 16.6-8 15.6-14C14-21.5 9-25.2 2-25.5",
    ),
    "gaunt": Contour(
        "2-27",
        "C-8-27.5-13-21-13-13C-13-10-11.6-8.5-11.4-6.5C-11.6-4-13.4-3.5-12.8-.5C-12 3-10 6-9.6 11C-9.4 17-7 21.8-4 21.8",
        "-4 21.8",
        "C0 21.8 6.5 16.5 10.5 8C13-1 14.6-8 14.4-14C13.6-22.5 9-26.7 2-27",
    ),
    "soft": Contour(
        "2-26",
        "C-8-26.5-13-20.5-13-12.5C-13-9.8-12-8.4-12-6.4C-12.2-4-13.2-2.4-12.8.4C-12.2 5-11 8.5-9.6 12C-8.4 15.6-6.4 18.6-4 18.8",
        "-4 18.8",
        "C0 18.8 7.4 14 11.4 6.6C13.4-1 14.6-8 14.2-14C13.4-21.4 9-25.7 2-26",
    ),
}

NOSES: Final = {
    "straight": "M-4.2-6.5C-5-3-7.5.5-9.2 3.4C-9.8 4.8-9.2 5.8-7.6 5.9C-6.4 6-5 6.2-3.4 5.4",
    "hooked": "M-4.2-7C-6.2-5.4-9.8-2.4-10.4 1C-10.8 3.5-10.8 5.6-9.2 6.8C-7.5 6.4-5 6.4-3.4 5.4",
    "broad": "M-4.2-5.5C-5.2-2.5-7.4 0-9.8 2.6C-11 4.4-10.4 6.4-8 6.8C-6 7.2-3.5 7-2 5.6",
    "snub": "M-4.4-5C-5-2.5-6.6-.2-9.2 1.4C-10.4 2.6-9.8 4.6-8 5C-6.5 5.2-5 5.4-3.6 4.8",
}

LIP: Final = "#6d2c1d"
MOUTHS: Final = {
    "calm": line("M-9.8 10.4Q-6.5 11.9-1.6 10.2", LIP, 1.6),
    "smile": path("M-10.4 9.2Q-6 11-.6 8.4Q-1.4 13.8-6 14.2Q-9.8 13.6-10.4 9.2Z", "#6d1f18", INK, 0.9)
    + path("M-9.4 10Q-6 11.2-1.6 9.3L-2.2 11Q-6 12.3-9 11.5Z", "#fff6e8"),
    "smirk": line("M-10 10.8Q-6 12-.6 8.2", LIP, 1.8) + line("M.8 6.2q1.6 2.2.6 4.8", LIP, 0.9, 0.7),
    "stern": line("M-9.8 11.6Q-6.4 9.8-1.6 11.8", LIP, 1.9),
    "shout": path("M-10.4 8.8Q-6 6.8-1.8 8.4Q-.6 14-5.4 16.6Q-10 14.8-10.4 8.8Z", "#4d120d", INK, 1)
    + path("M-9.6 9Q-6 7.4-2.4 8.8L-3 10.4Q-6 9.4-9.2 10.6Z", "#fff6e8")
    + path("M-8.6 13.6Q-6 11.4-3 13.2Q-4 15.2-5.6 15.8Q-7.6 15.2-8.6 13.6Z", "#b5483f"),
    "lips": path("M-9.6 10.4Q-8.2 8.8-6.6 9.7Q-4.8 8.6-1.9 10.2Q-4.6 13.8-6.8 13.5Q-8.8 13-9.6 10.4Z", "#c04a42")
    + line("M-9.2 10.5Q-6.4 11.6-2.2 10.3", "#7d2420", 0.9),
    "none": "",
}

NEAR: Final = (1.8, 3.9)
FAR: Final = (-8.4, 2.7)
"""Of each eye: where its middle lies across the face, and half its width."""
EYE_HEIGHTS: Final = {"open": 3.2, "narrow": 2.0, "wide": 4.2, "shut": 0.0}


@dataclass(frozen=True)
class Head:
    """What makes one face differ from another. `anger` tilts the brows (below zero: raised)."""

    skin: str = "fair"
    look: int = LEFT
    shape: str = "oval"
    nose: str = "straight"
    eyes: str = "open"
    iris: str = "#3a2a18"
    brow: str = "#4a2f18"
    brows: float = 1.7
    anger: float = 0
    mouth: str = "calm"
    old: bool = False
    stubble: str = ""
    lashes: bool = False

    @property
    def tones(self) -> Skin:
        return SKINS[self.skin]


def turned(look: int, d: str) -> str:
    """A path drawn looking left, for a head that looks this way."""
    return mirrored(d) if look == RIGHT else d


def facing(look: int, *parts: str) -> str:
    """Finished flat parts (no gradient, no shade) for a head that looks this way."""
    return group(*parts, transform="scale(-1 1)") if look == RIGHT else "".join(parts)


# -- parts that all faces share ---------------------------------------------------------------------------------------
def symbols() -> str:
    """What faces refer to, for the `<defs>` of every picture with portraits in it."""
    eyes = (_eye(kind, name, x, half) for kind in EYE_HEIGHTS for name, x, half in (("near", *NEAR), ("far", *FAR)))
    return _ear() + _cheeks() + "".join(eyes)


def _ear() -> str:
    """Its `fill` is the skin, its `stroke` the shade."""
    ear = path("M10.6-5.5C11.6-9.6 16.8-9.6 16.4-4C16-.6 14.4 1.4 13.4 3.8C12.4 6 10.2 5.2 10.6 2.8Z", "", INK, 1.1)
    return f'<g id="ear">{ear}<path d="M12.4-4.6q2-2 2.3.8q-.3 2-1.8 3"/></g>'


def _cheeks() -> str:
    near, far = '<ellipse cx="3.6" cy="4" rx="4.6" ry="3.2"/>', '<ellipse cx="-10.8" cy="4" rx="1.9" ry="3"/>'
    return group(near, far, id="cheeks", fill="#c4472f", opacity=0.2)


def _eye(kind: str, name: str, x: float, half: float) -> str:
    """Its `fill` is the iris."""
    lift, left, reach, width = EYE_HEIGHTS[kind], x - half, number(half), number(2 * half)
    if kind == "shut":
        return drawn(f"eye-{name}-shut", line(f"M{number(left)}-4.2q{reach} 2.8 {width} 0", INK, 1.5))
    white = path(f"M{number(left)}-4q{reach}{number(-lift)} {width} 0q-{reach} {number(lift * 0.8)}-{width} 0z", "#fdf6e6")
    gaze = x - 0.3 * half
    iris = disc(gaze, -4.3, min(1.9, lift * 0.6)) + disc(gaze, -4.3, 0.9, "#120a04") + disc(gaze - 0.6, -5, 0.55, "#fff")
    lid = f"M{number(left - 0.3)}-3.8q{number(half + 0.3)}{number(-lift - 0.4)} {number(2 * half + 0.6)} 0"
    return group(white, iris, line(lid, INK, 1.3, fill="none"), id=f"eye-{name}-{kind}", stroke_linecap="round")


# -- the face ---------------------------------------------------------------------------------------------------------
def head(h: Head) -> str:
    """Face, ear and features in three-quarter view."""
    near, far = (f'<use href="#eye-{name}-{h.eyes}" fill="{h.iris}"/>' for name in ("near", "far"))
    ear = f'<use href="#ear"{attributes(fill=h.tones.base, stroke=h.tones.dark)}/>'
    cheeks = '<use href="#cheeks"/>'
    flat = (ear, cheeks, _age(h), _stubble(h), near, far, _lashes(h), _brow(h, *NEAR), _brow(h, *FAR))
    return _shell(h) + facing(h.look, *flat) + _features(h)


def _shell(h: Head) -> str:
    base, dark, light = h.tones
    c = CONTOURS[h.shape]
    outline = f"M{c.crown}{c.far}{c.near}Z"
    if h.look == RIGHT:
        shade = f"M{c.crown}{c.far}C-6 14-8.4 8-8.8 2C-9.2-5-9.6-17 {c.crown}Z"
        gleam = "M-14-12C-14-20-8-25-2-25C-8-20-10-14-10.5-7C-11 0-10 6-8 11C-12 6-14-3-14-12Z"
    else:
        shade = f"M{c.chin}{c.near}C7-24 9-10 8 1C7 9 2 15 {c.chin}Z"
        gleam = "M-12.6-13C-12.4-20-8-24.5-1-25C-6-21-8.5-17-9-11.5ZM-12.4 1C-12 5-11 8-10 11C-8.4 8-8.4 3-10-.5Z"
    face = path(turned(h.look, outline), base, INK, 1.4)
    return face + path(turned(h.look, shade), dark, opacity=0.5) + path(gleam, light, opacity=0.75)


def _age(h: Head) -> str:
    if not h.old:
        return ""
    lines = "M-1.2 5.8Q1 8.4.2 11.6M-.8-.6q2.6 1.6 5.4-.2M7-5.2l2.4-1.2M7.2-3.8l2.6.4M-9.5-15Q-3-17 5-14.6M-8.6-18Q-3-19.6 3-18"
    return line(lines, h.tones.dark, 0.9, 0.8)


def _stubble(h: Head) -> str:
    jaw = "M-11.6 6Q-8 7.6-6 7Q-2 6.4 1 8Q6 7 11.6 1Q11 10 6 15.5Q0 19.4-4 19.4Q-8.6 19-10.2 13Z"
    return path(jaw, h.stubble, opacity=0.34) if h.stubble else ""


def _lashes(h: Head) -> str:
    return line("M5.3-4.6l2-1.6M4.1-5.4l1.6-1.8M2-6.6l1-1.8", INK, 0.9) if h.lashes else ""


def _brow(h: Head, x: float, half: float) -> str:
    far = half < NEAR[1]
    inner, outer = (x + half + 0.5, x - half - 0.4) if far else (x - half - 0.3, x + half + 1.2)
    low, high = -8.6 + h.anger * 2.2, -8.4 - h.anger * 1.2
    d = f"M{number(inner)} {number(low)}Q{number(x)} {number(-11.2 + h.anger * 0.4)} {number(outer)} {number(high)}"
    return line(d, h.brow, h.brows)


def _features(h: Head) -> str:
    """Nose and mouth; the nose's shaded side depends on the way it looks."""
    _, dark, light = h.tones
    side = "M-3.8-5.5C-3.6-1-3 2-2.6 3.6C-2.6 5.4-4 6.2-7.4 5.9C-6 4.8-5.4 2-4.9-1.5Z"
    tip = "M-9.4 3.6C-9 6-6 6.6-3.4 5.4C-5 4.4-7.4 4.4-9.4 3.6Z" if h.look == RIGHT else side
    nose = path(turned(h.look, tip), dark, opacity=0.5) + line(turned(h.look, NOSES[h.nose]), dark, 1.5)
    wing = line(turned(h.look, "M-3.2 3C-2.2 4.4-2.6 5.6-4.2 5.8"), dark, 1.1)
    gleam = line(turned(h.look, "M-5.3-4.5L-8 2.4" if h.look == LEFT else "M-4.2-4L-6 3"), light, 1.3, 0.85)
    chin = line(turned(h.look, "M-8 14.2Q-5.5 15.2-3 14"), dark, 1, 0.8) if h.mouth in ("calm", "stern", "smirk") else ""
    return nose + wing + gleam + facing(h.look, MOUTHS[h.mouth]) + chin


def profile(h: Head) -> str:
    """A head from the side, with a nose to remember."""
    base, dark, light = h.tones
    outline = (
        "M4-27C-6-27.5-11.5-21-12-14C-12.2-11-13.2-9-13-7.5C-12.6-6-11.8-5.5-12.4-4C-14-1.5-17.6 1.5-18.6 5"
        "C-18.6 7.4-15.5 7.4-13.5 7"
        "C-13.4 8.2-14.4 9-14.4 10C-14.2 11-13.2 11.2-13.4 12C-14 13-13.2 13.8-12.6 14.4C-12.6 16-13.4 18-11.8 19.6"
        "C-9 21-5 19.5-2 17.5C3 15 7 11 9 6C13 2 16-6 15.5-14C14.5-22 10-26.8 4-27Z"
    )
    jaw = "M-11.8 19.6C-9 21-5 19.5-2 17.5C3 15 7 11 9 6C13 2 16-6 15.5-14C14.5-22 10-26.8 4-27C9-20 7-8 3 0C-1 9-6 15-11.8 19.6Z"
    lit = "M-11-14C-10.5-20-6-25-1-25.6C-6-20-8-14-8.5-9ZM-12-3C-14 0-16.5 3-17.2 5.2C-14 5-11.5 2-10.5-3Z"
    shell = path(turned(h.look, outline), base, INK, 1.4) + path(turned(h.look, jaw), dark, opacity=0.45)
    if h.look == LEFT:
        shell += path(lit, light, opacity=0.7)
    return shell + facing(h.look, _profile_features(h))


def _profile_features(h: Head) -> str:
    dark = h.tones.dark
    low = number(-8.4 + h.anger)
    eye = (
        path("M-11.4-4.2Q-8.5-7-4.8-4.6Q-8-3-11.4-4.2Z", "#fdf6e6")
        + disc(-9.4, -4.8, 1.4, h.iris)
        + disc(-9.5, -4.8, 0.7, "#120a04")
    )
    lid = line("M-11.6-4.2Q-8.5-7.4-4.4-4.4", INK, 1.3) + line(f"M-12.6 {low}Q-8.5-12-3.6-8.8", h.brow, h.brows)
    mouth = line("M-14.2 10.8Q-11 11-8.4 12.6", LIP, 1.6) + line("M-14 5q-1.4-1.6-2.8-.4", dark, 1.2)
    folds = line("M-11 6.4Q-8 8.6-7.4 12M-9-1.2q2.6 1.2 4.8-.4", dark, 0.9, 0.8)
    ear = f'<use href="#ear" x="-6.6"{attributes(fill=h.tones.base, stroke=dark)}/>'
    return eye + lid + mouth + folds + ear


def neck(h: Head) -> str:
    d = "M-7 10V24Q2 32 10.5 23V6Z"
    shade = "M-7 17Q1 25 10.5 12V23Q2 32-7 24Z"
    return path(turned(h.look, d), h.tones.base, INK, 1.2) + path(turned(h.look, shade), h.tones.dark, opacity=0.6)


# -- beards and hair --------------------------------------------------------------------------------------------------
_RIM: Final = "C12-4 10.6-2.5 9.6 0C8 4.5 5 6.6 2 6.4C-1 5-3.5 4.6-6 6Q-8.5 4.6-10.6 6C-12 4-12.6 2-13-1Z"
BEARDS: Final = {
    "full": f"M-13-1C-13.8 6-14 12-12.4 18C-10.6 24.5-7.5 27.5-4 28C3 27 9.5 20 12 11C13.2 6 13.8 0 14-4.5{_RIM}",
    "long": f"M-13-1C-14.6 8-15 18-12.5 28C-10.5 36-7 42-4 46C2 42 8.5 33 11.5 22C13.4 13 14 4 14-4.5{_RIM}",
    "goatee": "M-9.4 13.6Q-6 15.4-2.2 13.4Q-1.6 20-4.6 27Q-9 22-9.4 13.6Z",
    "jaw": "M14-5C13.6 2 11 8.5 7.5 12.2C4 15.5 0 15.6-2 13.6Q-6 15.8-9.4 13.4C-10.6 12-11.2 9-11.8 6C-12.2 11-11.6 17-9.6 20.5"
    "C-7.5 24-5 24.4-3.6 24.4C3 24 9.6 19 12.4 11.5C14 6 14.6 0 14-5Z",
}
MOUSTACHES: Final = {
    "curled": "M-6.2 7Q-8.4 5.8-10.2 7.2Q-11.4 8.4-13 7.6Q-11.4 10.6-9 10.2Q-7.2 9.8-6 8.8Q-4 10-1 10.2Q2.8 9.6 4.6 5.6"
    "Q2 7.6.4 6.8Q-3.6 5-6.2 7Z",
    "drooping": "M-6.2 7Q-8.6 5.6-10.2 7.4Q-12 10-11.8 14.5Q-10 12-8.5 10.6Q-7 9.6-6 9.2Q-3.6 10-1.6 11.6Q.2 13.4.4 17"
    "Q3 12 1.4 8.6Q-2 5-6.2 7Z",
}
HAIR: Final = {
    "bob": "M-13.8-9C-16-20-10-29.5 2-30C14-30 20-22 19.5-10C19.2-2 20 8 16.5 16C13 18.5 9 17 8.5 14C11.5 8 11-2 10.5-8"
    "C10-13 8-17 6-19C-1-17-8-15.5-12-15.5C-13.5-14-13.6-11-13.8-9Z",
    "short": "M-13.4-11C-15.5-22-9-29.8 2.5-30C13-30 18.5-22.5 17.8-12C17.5-7 17-3 15.5 1C13.5-1 14.2-5.5 12.5-8.5"
    "C11-9 10.6-7.5 10.4-5C8.8-9 9.4-13 7-17.5C1-15.5-6-16.5-10.5-19C-12-17-13-14-13.4-11Z",
    "tonsure": "M-13.6-9C-14.4-12-14-15-13.2-16.5Q-3-18.5 6-17.5Q14-17 17-13C18.2-7 17.6-1 15.8 3C14-1 14.6-5 12.5-8.5"
    "C11-9 10.6-7 10.4-4C8.6-8 8.4-11 6.6-13.5Q-3-15-11.6-13.2Q-13-11.5-13.6-9Z",
    "shaggy": "M-14-9C-18-14-15-18-16-21C-12-22-12-27-9-29C-5-28-3-33 2-32C6-33 8-29 12-30C15-27 20-26 18-21C22-18 19-14 20-11"
    "C18-8 20-4 18 0C20 4 18 9 17 13C16 16 14 17 12 18C10.5 16 11 13 9.5 11C11.5 5 11-2 10.5-8"
    "C9-10 9-14 6-19C3-15 0-18-3-15C-6-18-9-14-12-16"
    "C-13-14-13-11-14-9Z",
    "locks": "M-13.6-7C-15-20-8-28.5 3-28.5C13-28 17.5-21 17-10C17.5 4 20 16 17.5 32C13 28 10.5 14 11.2 4C11-6 8-14 1-20.5"
    "C-4-16-10-14-13.6-7Z",
}
FLOWING: Final = "M0-30C16-31 22-20 21-6C20.5 8 29 20 24 44H-16C-25 34-23 20-19 10C-16 2-17-3-16-8C-16-22-11-29.5 0-30Z"
"""The mass of long hair that falls behind the shoulders."""


def beard(look: int, colour: str, kind: str) -> str:
    shape = path(turned(look, BEARDS[kind]), colour, INK, 1.2)
    if kind in ("goatee", "jaw"):
        return shape + line(turned(look, "M-6 16q.4 4 1 6"), "#000", 0.9, 0.3)
    end = 38 if kind == "long" else 23
    strands = (
        f"M-10 9q-.6 8 2 {end - 14}M-6 15q0 6 1 {end - 18}M-1 15q.6 6-1 {end - 17}M4 11q0 8-3 {end - 14}M8 7q0 8-3 {end - 14}"
    )
    mouth = path(turned(look, "M-9.4 10.6Q-6 9.4-2 10.4Q-3.5 13.6-6 13.6Q-8.8 13.4-9.4 10.6Z"), "#5c1f17", INK, 0.9)
    shade = path(turned(look, _beard_shade(look, end)), "#000", opacity=0.16)
    return shape + shade + mouth + line(turned(look, strands), "#000", 1, 0.3) + line("M-10.5 4q-1.2 7 1.5 13", "#fff", 1.1, 0.35)


def _beard_shade(look: int, end: int) -> str:
    near = f"M13.6-3C13.6 6 12 14 9 {end - 10}Q4 {end - 2}-2 {end + 2}Q4 {end - 12} 6 6Q10 3 13.6-3Z"
    return near if look == LEFT else f"M-13 0C-14 8-14 14-12 {end - 8}Q-9 {end - 1}-4 {end + 3}Q-9 16-9 6Q-12 4-13 0Z"


def moustache(look: int, colour: str, kind: str = "curled") -> str:
    return path(turned(look, MOUSTACHES[kind]), colour, INK, 1)


def hair(look: int, colour: str, kind: str) -> str:
    """Hair over the skull, with a gleam on its lit side."""
    gleam = "M-10-20Q-6-27 2-28" if kind != "tonsure" else "M-12-14.5Q-6-16.5 0-16.5"
    return path(turned(look, HAIR[kind]), colour, INK, 1.3) + line(gleam, "#fff", 1.4, 0.3)
