"""Men seen from above, looking north: coats with their shoulders, and what is on their heads. The middle of a man is (0, 0).

Coats and hoods of cloth take the colour of their place, `currentColor`, so that one drawing serves men of all dyes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sherwood.art.brush import INK, disc, drawn, line, mirrored, path
from sherwood.games.shieldwall.liveries import GOLD, INKED, NATIONS, SKIN

COATS: Final = {
    "cloth": "currentColor",
    "leather": "#8a5f36",
    "mail": "#939ca4",
    "cloak": "#939ca4",
    "fur": "#939ca4",
    "bare": SKIN,
}
"""Cloak and fur are worn over mail."""
ARM: Final = "M-20 3Q-27-4-22-15Q-17-19-13-14Q-12-6-8-2Z"
RINGS: Final = (
    "M-18 1q2 3 4 0q2 3 4 0q2 3 4 0M6 1q2 3 4 0q2 3 4 0q2 3 4 0M-16 7q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0"
)
STEEL: Final = "#99a3ac"
FACE: Final = "#e0b088"


def symbols() -> Iterator[str]:
    for nation in NATIONS:
        yield from (drawn(f"coat-{coat}-{nation}", _coat(coat, nation)) for coat in COATS)
    yield from (drawn(f"hat-{hat}", drawing) for hat, drawing in HATS.items())


# -- coats ------------------------------------------------------------------------------------------------------------
def _coat(coat: str, nation: str) -> str:
    tone, colour = COATS[coat], NATIONS[nation].colour
    arms = path(ARM + mirrored(ARM), tone, INK, INKED)
    shoulders = f'<ellipse cy="3" rx="23" ry="12.5" fill="{tone}" stroke="{INK}" stroke-width="{INKED}"/>'
    round_off = path("M-22 4Q-14 15 0 15.5T22 4Q12 11 0 11T-22 4Z", "#000", opacity=0.28)
    hands = disc(-18, -16, 4.6, SKIN, INK, 1.8) + disc(18, -16, 4.6, SKIN, INK, 1.8)
    body = _behind(coat, colour, NATIONS[nation].dark) + arms + shoulders
    return body + _woven(coat, colour) + round_off + _over(coat, colour) + hands


def _behind(coat: str, colour: str, dark: str) -> str:
    """What hangs down the back."""
    if coat == "cloak":
        d = "M-21 2Q-28 16-21 25Q-9 29 0 25Q9 29 21 25Q28 16 21 2Z"
        return path(d, dark, INK, INKED) + line("M-14 9Q-17 18-14 24M-5 12v13M5 12v13M14 9Q17 18 14 24", colour, 3, 0.95)
    if coat == "fur":
        d = "M-22 2Q-29 15-22 25L-16 21L-11 27L-5 22L0 28L5 22L11 27L16 21L22 25Q29 15 22 2Z"
        return path(d, "#5d4632", INK, INKED) + line("M-15 9l-3 8M-9 12l-2 9M-2 14v9M5 13l2 9M12 11l3 8", "#a58a66", 2.2, 0.9)
    if coat == "mail":  # the skirts of a hauberk
        d = "M-17 6L-20 23L-3 25L0 18L3 25L20 23L17 6Z"
        return path(d, "#7d868e", INK, INKED) + line("M-15 17q2 3 4 0q2 3 4 0M7 17q2 3 4 0q2 3 4 0", "#30373d", 1.3, 0.8)
    return ""


def _woven(coat: str, colour: str) -> str:
    if coat in ("mail", "cloak", "fur"):
        return line(RINGS, "#30373d", 1.3, 0.8) + path("M-19-1Q-8-8 0-8T19-1Q8-4 0-4T-19-1Z", "#fff", opacity=0.35)
    if coat == "leather":
        return line("M-16-3l4 14M-8-7l2 21M8-7l-2 21M16-3l-4 14", "#4a2f18", 1.8, 0.8) + line(
            "M-18 0Q0-10 18 0", "#e0b884", 1.6, 0.7
        )
    if coat == "cloth":
        return path("M-19-1Q-8-8 0-8T19-1Q8-4 0-4T-19-1Z", "#fff", opacity=0.28) + line("M-20 5Q0 14 20 5", colour, 3.4)
    return line("M-12 0Q-6 8 0 4Q6 8 12 0M0 4V14", "#94603a", 1.8, 0.8) + line("M-21-4l5 4M16-2l5-5", "#2f4f78", 2.2, 0.9)


def _over(coat: str, colour: str) -> str:
    """A collar with its brooch."""
    if coat not in ("cloak", "fur"):
        return ""
    collar = path("M-22-1Q0-14 22-1Q12 5 0 5T-22-1Z", colour if coat == "cloak" else "#7a6048", INK, 1.8)
    return collar + disc(13, -2, 3.6, "#f1d68b", INK, 1.3)


# -- heads ------------------------------------------------------------------------------------------------------------
def _steel() -> str:
    return disc(0, 0, 10.5, STEEL, INK, INKED)


def _nasal() -> str:
    bar = path("M-2.6-9h5.2l-1-8h-3.2z", "#c8d0d6", INK, 1.5)
    return _steel() + bar + line("M0-9V9", "#dfe5ea", 2.4) + disc(0, 0, 2.6, "#dfe5ea", INK)


def _banded() -> str:
    """A helmet of plates in a cross of bronze."""
    return _steel() + line("M0-10V10M-10 0H10", "#c99a3e", 3) + disc(0, 0, 3, "#f1d68b", INK, 1.2)


def _crested() -> str:
    """With a curtain of mail and a gilded comb."""
    curtain = disc(0, 0, 13.5, "#5f6970", INK, INKED) + line(
        "M-11 5q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0q2 3 4 0", "#cfd6db", 1.4, 0.9
    )
    return curtain + _steel() + path("M-3-11H3L2 12H-2Z", GOLD, INK, 1.6) + line("M-8-6Q-4-10-4-3M8-6Q4-10 4-3", GOLD, 2)


def _crown() -> str:
    d = "M-13-4L-9-8L-8-14L-3-10L0-15L3-10L8-14L9-8L13-4L12 4L9 9L4 11L0 13L-4 11L-9 9L-12 4Z"
    return path(d, GOLD, INK, INKED) + disc(0, 0, 7.5, "#a9b2ba", INK, 1.5) + disc(0, 0, 3.2, "#b8402f", INK)


def _kettle() -> str:
    brim = disc(0, 0, 14.5, "#87919a", INK, INKED) + disc(0, 0, 12, "", "#5f6970", 1)
    return brim + disc(0, 0, 8.5, "#b6c0c8", INK, 1.4)


def _cap() -> str:
    seams = line("M-9.5 3Q0 9 9.5 3", "#3f2812", 2.4) + line("M0-9V5", "#c79a66", 1.6, 0.8)
    return disc(0, 0, 10, "#7d5636", INK, INKED) + seams


def _hood() -> str:
    cloth = "M-10 2Q-11-10 0-11Q11-10 10 2Q8 10 4 14L1 24L-4 13Q-9 9-10 2Z"
    folds = line("M-7 5Q-3 10 0 12M7 4Q4 9 1 12", "#000", 1.6, 0.4)
    hood = path(cloth, "currentColor", INK, INKED) + path(cloth, "#000", opacity=0.22)
    return hood + folds + path("M-6-6Q0-11 6-6Q3-3 0-3T-6-6Z", FACE, INK, 1.2)


def _straw() -> str:
    brim = disc(0, 0, 17, "#d9b65c", INK, INKED) + disc(0, 0, 12.5, "", "#9a7628", 1.5)
    return brim + disc(0, 0, 7.5, "#eed083", "#7d5f20", 1.5)


def _wolf() -> str:
    """A wolf's skin, its head over the man's."""
    skin = path("M-10 4Q-21 14-14 23L-8 21L-3 29L0 34L3 29L8 21L14 23Q21 14 10 4Z", "#6a6660", INK, INKED)
    skin += line("M-9 13l-2 8M0 14v14M9 13l2 8", "#b3ada2", 2)
    head = path("M-11-2L-14-15L-5-9Q0-20 5-9L14-15L11-2Q11 9 0 10Q-11 9-11-2Z", "#7d7870", INK, INKED)
    return skin + head + path("M-4-8L0-19L4-8Z", "#a7a196", INK, 1.3) + disc(-4, -6, 1.6, "#f5d13b") + disc(4, -6, 1.6, "#f5d13b")


def _hair(tone: str, light: str) -> str:
    locks = line("M0-6Q-1 0 1 8M-6-2Q-6 3-3 7M6-2Q6 3 3 7", light, 1.4, 0.9)
    return disc(0, 0, 9.8, tone, INK, INKED) + path("M-5-8Q0-12 5-8Q0-5-5-8Z", FACE, INK, 1.2) + locks


def _braids() -> str:
    tone = "#b5672b"
    return path("M-9 4Q-16 14-12 24L-7 22Q-9 12-4 8ZM9 4Q16 14 12 24L7 22Q9 12 4 8Z", tone, INK, 1.6) + _hair(tone, "#e0a05c")


HATS: Final = {
    "nasal": _nasal(),
    "banded": _banded(),
    "crested": _crested(),
    "crown": _crown(),
    "kettle": _kettle(),
    "cap": _cap(),
    "hood": _hood(),
    "straw": _straw(),
    "wolf": _wolf(),
    "hair": _hair("#5b3a1c", "#94683a"),
    "braids": _braids(),
}
METAL: Final = frozenset({"nasal", "banded", "crested", "crown", "kettle"})
"""What shines."""
