"""Everything that scenes place, as symbols: pawns, tokens, cards, and the marks that lie upon them.

`wagon-...` and `merry-...` faces are also there with the words of each language.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sherwood.art.brush import (
    INK,
    box,
    compact,
    disc,
    drawn,
    group,
    letters,
    line,
    path,
    placed,
    prefixed,
    round_rect,
)
from sherwood.art.portraits import heads
from sherwood.art.surfaces import GOLD, PAINTS, PARCHMENT
from sherwood.games.bandits import castle, figures, jewels, layout, merry_cards, pawns, wagon_cards
from sherwood.games.bandits.pawns import LIVERIES
from sherwood.games.bandits.speech import TEXTS
from sherwood.games.bandits.wagon_cards import Look
from sherwood.kernel.texts import dashed, languages

PREFIX: Final = "bandits-"
PRINTED: Final = {"beer": "min", "gypsy": "max", "festival": "3×", "alan": "–"}
"""What stands on the shield of wagons without a value of their own (BANDITS-9.4, 9.6)."""


SHORTENED: Final = frozenset({"market"})
"""Effects whose names are too long for a card."""


@cache
def symbols() -> str:
    """The content of the `<defs>` that every scene needs, in all languages."""
    spoken = languages(TEXTS.folder)
    parts = (
        PAINTS,
        heads.symbols(),
        pawns.symbols(),
        jewels.symbols(),
        merry_cards.symbols(),
        wagon_cards.symbols(),
        *(wagon_cards.face(look) + _named(look, spoken) for look in looks()),
        *(wagon_cards.back(*back) for back in backs()),
        *(_worded(effect, language) for effect in merry_cards.SIGNS for language in spoken),
        *_marks(),
        *(_robbed(language) for language in spoken),
    )
    return prefixed(compact("".join(parts)), PREFIX)


# -- wagons -----------------------------------------------------------------------------------------------------------
@cache
def looks() -> tuple[Look, ...]:
    """Of every face in all sets, each once."""
    found = {}
    for wagons in figures.load().wagons.values():
        ranges = {back.id: (back.lo, back.hi) for back in wagons.backs}
        for face in (*wagons.faces, *wagons.expansion):
            found[look_of(*ranges[face.back], face.value, face.portrait or "", face.special)] = True
    return tuple(found)


def look_of(low: int, high: int, value: int | None, portrait: str, special: str) -> Look:
    """How a face looks. Special wagons look alike whatever their back is."""
    if special == "normal":
        return Look(low, high, str(value), portrait)
    return Look(0, 0, PRINTED[special] if value is None else str(value), portrait, special)


@cache
def backs() -> tuple[tuple[int, int], ...]:
    """The ranges of all sets."""
    return tuple(sorted({(back.lo, back.hi) for wagons in figures.load().wagons.values() for back in wagons.backs}))


def _named(look: Look, spoken: tuple[str, ...]) -> str:
    if not look.special:
        return ""
    return "".join(wagon_cards.named(look, language, wagon_name(look.special, language)) for language in spoken)


def say(language: str, id: str, **values: str | int) -> str:
    """A text of the picture."""
    return TEXTS.say(language, f"picture-{id}", **values)


def wagon_name(special: str, language: str) -> str:
    """As it is printed on the card."""
    return say(language, f"wagon-{dashed(special)}")


def _worded(effect: str, language: str) -> str:
    name = say(language, f"title-{dashed(effect)}") if effect in SHORTENED else TEXTS.say(language, f"effect-{dashed(effect)}")
    return merry_cards.worded(effect, language, name, say(language, f"motto-{dashed(effect)}"))


# -- marks ------------------------------------------------------------------------------------------------------------
def _marks() -> tuple[str, ...]:
    """What lies upon or beside cards, dice and tokens."""
    return (
        *(drawn(f"eye-{colour}", _eye(livery.base, livery.light)) for colour, livery in LIVERIES.items()),
        drawn("eye", _eye("#3a2412", "#ffe27a")),
        drawn("cross", _disc(11), line("M-5-5L5 5M5-5L-5 5", "#8d1b12", 3.6)),
        drawn("plus", _disc(20, "#2f7a3a"), letters(0, 7.6, "+2", 21, "#245a2c")),
        drawn("minus", _disc(20, "#a3241a"), letters(0, 7.6, "−2", 21, "#8d1b12")),
        drawn("glow-card", _glow(112, 152, "#ffe27a")),
        drawn("glow-call", _glow(208, 134, "#ffe27a")),
        drawn("glow-ring", *_ring(31, "#ffe27a")),
        drawn("glow-crest", *_ring(19, "#ffe27a")),
        drawn("glow-die", _glow(40, 50, "#ffe27a", 4)),
        drawn("first", _first()),
        drawn("star", _star()),
        drawn("crown", _crown()),
        drawn("fate-arrest", _shackles()),
        drawn("fate-reward", _purse()),
        drawn("fate-free", _tick()),
        drawn("bars-wide", castle.bars(layout.WIDE.prison)),
        drawn("bars-tall", castle.bars(layout.TALL.prison)),
        drawn("shield", path("M-7-8H7V0Q6.4 6 0 9Q-6.4 6-7 0Z", GOLD, INK, 1.1)),
    )


def _disc(r: float, rim: str = INK) -> str:
    shadow = disc(1.8, 2.6, r, "#0a0704", opacity=0.5)
    return shadow + disc(0, 0, r, PARCHMENT, INK, 1.5) + disc(0, 0, r - 3.4, "", rim, 1.4)


def _eye(ground: str, light: str) -> str:
    """Somebody has looked at this."""
    lid = path("M-9 0Q0-9 9 0Q0 9-9 0Z", "#fff6dc", INK, 1.3) + disc(0, 0, 3.6, ground, INK)
    return disc(1, 1.5, 13, "#0a0704", opacity=0.5) + disc(0, 0, 13, ground, INK, 1.3) + disc(0, 0, 11.4, "", light, 1) + lid


def _glow(w: float, h: float, colour: str, reach: float = 5) -> str:
    near = box(-w / 2 - reach, -h / 2 - reach, w + 2 * reach, h + 2 * reach, 12, stroke=colour, stroke_width=5)
    far = 2 * reach
    return near + box(
        -w / 2 - far, -h / 2 - far, w + 2 * far, h + 2 * far, 15, stroke=colour, stroke_width=6, stroke_opacity=0.35
    )


def _ring(r: float, colour: str) -> tuple[str, str]:
    return disc(0, 0, r, "", colour, 5), disc(0, 0, r + 5, "", colour, 6, stroke_opacity=0.35)


def _first() -> str:
    """The first player token: a golden arrow."""
    coin = disc(2, 3, 18, "#0a0704", opacity=0.5) + disc(0, 0, 18, GOLD, INK, 1.5) + disc(0, 0, 14.6, "#5a1f14", INK)
    arrow = line("M-8 8L7-7", INK, 5) + line("M-8 8L7-7", "#e8cf98", 2.8) + path("M11-11l-9 2.4l6.6 6.6z", "#f1d68b", INK, 1)
    return coin + arrow + path("M-12 7l3-3l5 5l-3 3l-2-1l-2-2z", "#f6f1e0", INK, 0.9)


def _star() -> str:
    """Victory points stand on it."""
    d = (
        "M0-24L6-14.5L16.5-17.5L15.5-6.5L25 0L15.5 6.5L16.5 17.5L6 14.5L0 24L-6 14.5L-16.5 17.5L-15.5 6.5L-25 0L-15.5-6.5"
        "L-16.5-17.5L-6-14.5Z"
    )
    shadow = path(d, "#0a0704", opacity=0.5, transform="translate(2 3)")
    return shadow + path(d, GOLD, INK, 1.4) + disc(0, 0, 13.6, PARCHMENT, "#8d6a34", 1.2)


def _crown() -> str:
    rim = path("M-15 4L-17-10L-8-3L-5-13L0-4L5-13L8-3L17-10L15 4Q0 0-15 4Z", GOLD, INK, 1.3)
    return rim + disc(0, -1, 2.2, "#c9362b", INK, 0.7) + line("M-13 1.5Q0-2.5 13 1.5", "#fff8d8", 1, 0.8)


def _shackles() -> str:
    rings = disc(-8, 4, 6, "", INK, 6) + disc(8, 4, 6, "", INK, 6) + line("M-6-3Q0-10 6-3", INK, 5.4)
    return rings + disc(-8, 4, 6, "", "#c9c4b8", 3) + disc(8, 4, 6, "", "#c9c4b8", 3) + line("M-6-3Q0-10 6-3", "#c9c4b8", 2.6)


def _purse() -> str:
    bag = path("M-6-8q6-4 12 0q-1.5 3-4 4q9 4 7 11q-9 5-18 0q-2-7 7-11q-2.5-1-4-4z", "#e2b13c", INK, 1.3)
    return bag + line("M-3-4Q0-2.5 3-4", "#86600f", 2) + letters(0, 7, "+1", 9, INK)


def _tick() -> str:
    return line("M-8 0L-2 6L9-7", INK, 6) + line("M-8 0L-2 6L9-7", "#b9e08a", 3.2)


def _robbed(language: str) -> str:
    """Stamped over a wagon that is beaten."""
    text = say(language, "robbed").upper()
    stamp = path(round_rect(-56, -16, 112, 32, 5), "#0a0704", opacity=0.4, transform="translate(2 3)")
    stamp += path(round_rect(-56, -16, 112, 32, 5), "#2f7a3a", "#e9f5c8", 1.8, fill_opacity=0.95)
    return group(placed(0, 0, stamp, letters(0, 7.2, text, 20.5, "#f4fbe0", 102), turn=-9), id=f"robbed-{language}")
