"""Bandits, leaders, dice and score markers of the five gangs as symbols. Each gang has a colour and an emblem (BANDITS-2.2).

A bandit is about 64 high round (0, 0), a leader 88, a die 38 wide; all are lit from the north-west, also one who lies down.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sherwood.art.brush import INK, box, disc, drawn, group, line, path, placed, round_rect, soft_shadow, use


class Livery(NamedTuple):
    """How a gang looks. The emblem is drawn in a box of -10..10."""

    base: str
    dark: str
    light: str
    emblem: str


LIVERIES: Final = {
    "blue": Livery("#3f74b5", "#1f3f70", "#cfe3ff", "M0-10l1.6 3q6 .6 6.8 4.5h-16.8q.8-3.9 6.8-4.5zM-7-1h14q0 7-7 11q-7-4-7-11z"),
    "red": Livery("#c9483a", "#741d14", "#ffd7c4", "M0-10l7 12l-4.5-1v9h-5v-9l-4.5 1z"),
    "yellow": Livery(
        "#e2b13c",
        "#86600f",
        "#fff1bd",
        "M0-10l2.2 4.7l4.9-1.8l-1.8 4.9l4.7 2.2l-4.7 2.2l1.8 4.9l-4.9-1.8l-2.2 4.7l-2.2-4.7l-4.9 1.8l1.8-4.9l-4.7-2.2l4.7-2.2"
        "l-1.8-4.9l4.9 1.8z",
    ),
    "purple": Livery("#8a5cc2", "#482876", "#e8d8ff", "M3-9.5q-10 1-10 9.5t10 9.5q3 0 5-2q-8-1-8-7.5t8-7.5q-2-2-5-2z"),
    "green": Livery("#4a9d5b", "#1f5a2e", "#d5f4d6", "M0-10q9 5 7 12q-2 5-6 6v2h-2v-2q-4-1-6-6q-2-7 7-12z"),
}
"""By colour."""

BANDIT: Final = (
    "M0-31Q9-27 9.5-17Q9-12 6-9.5Q20-7 26 1Q28 8 22 10Q16 10 11 8L19 26Q20 32 14 32H5L0 22L-5 32H-14Q-20 32-19 26L-11 8"
    "Q-16 10-22 10Q-28 8-26 1Q-20-7-6-9.5Q-9-12-9.5-17Q-9-27 0-31Z"
)
"""The outline of a bandit who stands."""
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
IVORY: Final = "ivory"
"""Of dice that are no gang's."""
DARK_PIPS: Final = frozenset({"yellow", IVORY})
"""Colours so light that white pips would not show."""


def symbols() -> str:
    pips = (_pips(f"pips-{value}{tone}", value, tone == "-dark") for value in PIPS for tone in ("", "-dark"))
    gangs = (
        part
        for colour, livery in LIVERIES.items()
        for part in (_bandit(colour, livery), _lying(colour, livery), _leader(colour, livery), _die(colour, livery))
    )
    crests = (_crest(colour, livery) + _marker(colour, livery) for colour, livery in LIVERIES.items())
    ivory = drawn(f"die-{IVORY}", _cube("#efe3c2", "#a58e5b"))
    return "".join((*_shades(), *pips, *gangs, ivory, *crests))


def emblem(livery: Livery, x: float, y: float, size: float, fill: str, stroke: str = "") -> str:
    """The gang's sign, `size` high."""
    return path(livery.emblem, fill, stroke, 1, transform=f"translate({x:g} {y:g}) scale({size / 20:.3g})")


# -- shadows ----------------------------------------------------------------------------------------------------------
def _shades() -> tuple[str, ...]:
    """Of all gangs alike."""
    foot = soft_shadow("M-20 34A20 8 0 0 1 20 34A20 8 0 0 1-20 34Z", 6, 5, 6, 0.6)
    cube = soft_shadow(round_rect(-19, -19, 38, 47, 7), 3.5, 4.5, 4, 0.5)
    disc_of_14 = placed(3, 4.4, disc(0, 0, 14.5, "#0a0704", opacity=0.45))
    outlines = path(BANDIT, id="bandit-outline") + path(BANDIT, id="lying-outline", transform="rotate(90)")
    return (
        outlines,
        *(group(_blurred(figure), id=f"{figure}-shade") for figure in ("bandit", "lying")),
        group(foot, id="leader-shade"),
        group(cube, id="die-shade"),
        group(disc_of_14, id="marker-shade"),
    )


def _blurred(figure: str) -> str:
    copies = ((5, 0.14), (2, 0.2), (0.4, 0.3))
    uses = "".join(f'<use href="#{figure}-outline" stroke-width="{width}" opacity="{opacity}"/>' for width, opacity in copies)
    return group(uses, transform="translate(4.5 7)", fill="#0a0704", stroke="#0a0704")


# -- people -----------------------------------------------------------------------------------------------------------
def _wood(figure: str, livery: Livery) -> str:
    """A figure sawn from a board, painted, with its edge to the south-east."""
    ink = f'stroke="{INK}" stroke-width="1.4"'
    edge = f'<use href="#{figure}-outline" fill="{livery.dark}" {ink} transform="translate(2 3.4)"/>'
    return use(f"{figure}-shade") + edge + f'<use href="#{figure}-outline" fill="{livery.base}" {ink}/>'


def _bandit(colour: str, livery: Livery) -> str:
    hood = path("M0-25.5Q5.4-23 5.4-17Q4.4-12.6 0-12.6Q-4.4-12.6-5.4-17Q-5.4-23 0-25.5Z", livery.dark)
    face = path("M-3.6-18.6Q0-20.4 3.6-18.6Q3-14.4 0-14.2Q-3-14.4-3.6-18.6Z", "#efc79c")
    mask = path("M-4.4-18.8H4.4V-16.6H-4.4Z", "#1d130c")
    belt = line("M-12.2 11Q0 14.4 12.2 11", livery.dark, 2.6, 0.8)
    lit = line("M-7.4-19.5Q-6-27 0-29M-23.4 2.4Q-17-5-6.4-7.4M-16.4 27L-12 16.5", "#fff", 1.9, 0.7)
    shade = line("M24.4 3.2Q20 8.2 11 6M17.2 26Q18 30 13.6 30.2H5.8", livery.dark, 1.6, 0.8)
    body = _wood("bandit", livery) + shade + belt + hood + face + mask + lit
    return drawn(f"bandit-{colour}", body, emblem(livery, 0, 2, 12.5, livery.light, livery.dark))


def _lying(colour: str, livery: Livery) -> str:
    """On his back, head to the right, in the light that falls on all others."""
    hood = path("M25.5 0Q23 5.4 17 5.4Q12.6 4.4 12.6 0Q12.6-4.4 17-5.4Q23-5.4 25.5 0Z", livery.dark)
    face = path("M18.6-3.6Q20.4 0 18.6 3.6Q14.4 3 14.2 0Q14.4-3 18.6-3.6Z", "#efc79c") + path(
        "M18.8-4.4V4.4H16.6V-4.4Z", "#1d130c"
    )
    belt = line("M-11-12.2Q-14.4 0-11 12.2", livery.dark, 2.6, 0.8)
    lit = line("M19-7.8Q26.6-6.4 29-1M-2.6-23.6Q3-19.6 6.6-9.6M-30.4-14.4Q-29.4-18-26-17.4L-10.6-11", "#fff", 1.9, 0.7)
    body = _wood("lying", livery) + belt + hood + face + lit
    return drawn(f"lying-{colour}", body, emblem(livery, -2, 0, 12.5, livery.light, livery.dark))


def _leader(colour: str, livery: Livery) -> str:
    """Taller, in a cape and a feathered hat, on a foot."""
    foot = path("M-20 34A20 8 0 0 1 20 34V38A20 8 0 0 1-20 38Z", livery.dark, INK, 1.3)
    foot += f'<ellipse cy="34" rx="20" ry="8" fill="{livery.base}" stroke="{INK}"/>'
    cape = path("M-8-12Q-24 6-24 32Q-12 38 0 37Q12 38 24 32Q24 6 8-12Z", livery.dark, INK, 1.4)
    cape += path("M-8-10Q-22 8-21 30L-16 32Q-15 8-6-8Z", livery.light, opacity=0.45)
    coat = path("M-7-10Q-13 8-12 34Q0 38 12 34Q13 8 7-10Z", livery.base, INK, 1.2)
    coat += path("M4-9Q8 8 7.5 35.4Q10 35 12 34Q13 8 7-10Z", livery.dark, opacity=0.55)
    belt = path("M-12 21Q0 25 12 21V25Q0 29-12 25Z", "#5b3818", INK, 0.8) + box(-3, 22.6, 6, 5.4, 1, "url(#goldball)", stroke=INK)
    head = disc(0, -18, 10.4, "#efc79c", INK, 1.3) + path("M-10-19.5Q0-23 10-19.5V-15.6Q0-12.4-10-15.6Z", "#1d130c")
    head += disc(-3.8, -17.4, 1.5, "#fff8e6") + disc(3.8, -17.4, 1.5, "#fff8e6")
    beard = path("M-5.5-12.4Q0-9.6 5.5-12.4Q4.6-5.4 0-4.4Q-4.6-5.4-5.5-12.4Z", "#4a2c16", INK, 0.8)
    hat = path("M-20-20Q0-31 20-20Q8-22 0-22T-20-20Z", livery.dark, INK, 1.2)
    hat += path("M-11-23Q-8-38 3-37Q12-35 11-23Q0-28-11-23Z", livery.base, INK, 1.2)
    hat += path("M-11-23Q0-28 11-23L10.4-26Q0-31-10.4-26Z", livery.dark)
    feather = path("M8-30Q16-44 28-44Q22-34 12-26Z", livery.light, INK, 1) + line("M10-28Q17-37 25-42", livery.dark, 0.9)
    lit = line("M-7.6-27Q-5-34.6 1.4-34.8", "#fff", 1.7, 0.7)
    parts = use("leader-shade"), foot, cape, coat, belt, head, beard, feather, hat, lit
    return drawn(f"leader-{colour}", *parts, emblem(livery, 0, 9, 15, livery.light, livery.dark))


# -- dice and discs ---------------------------------------------------------------------------------------------------
def _cube(face: str, edge: str) -> str:
    """The face lit from the north-west, and the lip below it."""
    r = 19
    lip = path(round_rect(-r, -r, 2 * r, 2 * r + 10, 7), edge, INK, 1.3)
    top = path(round_rect(-r, -r, 2 * r, 2 * r, 7), face, INK, 1) + path(round_rect(-r, -r, 2 * r, 2 * r, 7), "url(#sheen)")
    field = box(-16, -16, 32, 32, 9, "#fff", opacity=0.14)
    return use("die-shade") + lip + top + field + line("M-16.8 8V-11.5q0-5.4 5.4-5.4H8", "#fff", 1.7, 0.75)


def _die(colour: str, livery: Livery) -> str:
    return drawn(f"die-{colour}", _cube(livery.base, livery.dark), emblem(livery, 0, 24, 8, livery.light))


def _pips(id: str, value: int, dark: bool) -> str:
    pip, gleam = ("#2b1c05", "#fff") if dark else ("#fffaf0", "#000")
    spots = "".join(disc(x * 9.6, y * 9.6, 3.8, pip) for x, y in PIPS[value])
    rims = "".join(f"M{x * 9.6 - 2.6:g} {y * 9.6 + 2.6:g}a3.7 3.7 0 0 0 5.2 0" for x, y in PIPS[value])
    return drawn(id, spots, line(rims, gleam, 1, 0.5))


def die(colour: str, value: int) -> str:
    """A die in a colour that shows a value."""
    tone = "-dark" if colour in DARK_PIPS else ""
    return use(f"die-{colour}") + use(f"pips-{value}{tone}")


def _crest(colour: str, livery: Livery) -> str:
    """The gang's sign on a disc of 32."""
    ground = disc(0, 0, 16, livery.base, INK, 1.3) + disc(0, 0, 16, "url(#gloss)", opacity=0.5)
    return drawn(f"crest-{colour}", ground, emblem(livery, 0, 0, 20, livery.light, livery.dark))


def _marker(colour: str, livery: Livery) -> str:
    """On the score track: a thick disc of 28."""
    side = placed(0.8, 2.8, disc(0, 0, 14, livery.dark, INK, 1.3))
    top = (
        disc(0, 0, 14, livery.base, INK, 1.2)
        + disc(0, 0, 14, "url(#gloss)", opacity=0.55)
        + disc(0, 0, 11.4, "", livery.light, 1)
    )
    return drawn(f"marker-{colour}", use("marker-shade"), side, top, emblem(livery, 0, 0, 16, livery.light, livery.dark))
