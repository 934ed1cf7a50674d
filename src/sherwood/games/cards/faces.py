"""The cards as they are printed: 26 faces, three backs, badges and marks, each a symbol that scenes place by its id.

A card is 150 by 210 with its middle at (0, 0). The decks differ by colour, by the shape of the badge (leaf, shield,
coin) and by the back. A face has no words; `r-2-en` is the face `r-2` with the words of one language.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from sherwood.art import backdrops
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
    rod,
    round_rect,
    soft_shadow,
    use,
)  # fmt: skip
from sherwood.art.portraits import castle, folk, heads, outlaws, things
from sherwood.art.surfaces import GOLD, PAINTS, PARCHMENT
from sherwood.games.cards.components import PRIZES, ROBINS, SHERIFFS, SHOT, Deck
from sherwood.games.cards.notation import CARDS
from sherwood.games.cards.notation import PRIZES as PRIZE_NAMES
from sherwood.games.cards.words import TEXTS, Speech
from sherwood.kernel.texts import languages

PREFIX: Final = "cards-"
WIDTH: Final = 150
HEIGHT: Final = 210
ROBIN: Final = "r"
SHERIFF: Final = "s"
PRIZE: Final = "p"
SIDES: Final = (ROBIN, SHERIFF)


class Style(NamedTuple):
    """How one group of cards looks. `badge` is drawn in a box of -20..2."""

    paper: str
    light: str
    rim: str
    dark: str
    badge: str
    weave: str
    lattice: str
    view: str


STYLES: Final = {
    ROBIN: Style(
        paper="#33582c",
        light="#5b8745",
        rim="#dfe9b6",
        dark="#21401c",
        badge="M0-21Q17-14 18 2Q17 16 0 22Q-17 16-18 2Q-17-14 0-21Z",
        weave="M0 8Q5 2 10 8T20 8M0 18Q5 12 10 18T20 18",
        lattice="M12 0Q20 6 12 12Q4 6 12 0ZM12 12Q20 18 12 24Q4 18 12 12ZM0 0Q8 6 0 12"
        "M24 0Q16 6 24 12M0 12Q8 18 0 24M24 12Q16 18 24 24",
        view="glade-view",
    ),
    SHERIFF: Style(
        paper="#6e1f1b",
        light="#a5463a",
        rim="#f6dcc0",
        dark="#4e1315",
        badge="M-17-19H17V0Q16 14 0 22Q-16 14-17 0Z",
        weave="M0 0L20 20M20 0L0 20",
        lattice="M12 1L23 12L12 23L1 12ZM12 8L16 12L12 16L8 12Z",
        view="hall-view",
    ),
    PRIZE: Style(
        paper="#6a4a1c",
        light="#a67c34",
        rim="#fff0bd",
        dark="#2c2450",
        badge="M0-20L6-18L12-18L15-12L20-8L19-1L20 6L15 11L12 17L5 18L0 21L-5 18"
        "L-12 17L-15 11L-20 6L-19-1L-20-8L-15-12L-12-18L-6-18Z",
        weave="M10 2a8 8 0 1 0 .1 0",
        lattice="M0 0H24V24H0ZM12 4a8 8 0 1 0 .1 0M12 9a3 3 0 1 0 .1 0",
        view="road-view",
    ),
}
DECKS: Final = {ROBIN: ROBINS, SHERIFF: SHERIFFS, PRIZE: PRIZES}

PORTRAITS: Final[dict[str, tuple[Callable[[], str], ...]]] = {
    ROBIN: (
        things.arrows,
        outlaws.woodsmen,
        outlaws.merry_men,
        outlaws.yeomen,
        outlaws.friar_tuck,
        outlaws.the_moor,
        outlaws.little_john,
        outlaws.sir_ivanhoe,
        outlaws.robin_hood,
        things.heal_wounds,
    ),
    SHERIFF: (
        things.bolts,
        castle.shieldmen,
        castle.guards,
        castle.halberdiers,
        castle.knights,
        castle.chevaliers,
        castle.sheriff,
        things.trap,
    ),
    PRIZE: (
        folk.peasants,
        folk.fat_merchant,
        folk.tax_collector,
        folk.nobleman,
        things.tournament,
        folk.kings_messenger,
        folk.prisoners,
        outlaws.maid_marion,
    ),
}
"""By group and kind (CARDS-1.1 to 1.3)."""

STAR: Final = "M0-5.5l1.6 3.6l4 .4l-3 2.6l.9 3.9l-3.5-2l-3.5 2l.9-3.9l-3-2.6l4-.4z"


@cache
def symbols() -> str:
    """Everything that scenes refer to, for one `<defs>` a page."""
    spoken = languages(TEXTS.folder)
    faces = [_face(deck, kind) + "".join(_worded(deck, kind, language) for language in spoken) for deck, kind in kinds()]
    parts = (
        PAINTS,
        backdrops.PAINTS,
        backdrops.window(),
        heads.symbols(),
        backdrops.glade(),
        backdrops.hall(),
        backdrops.road(),
        backdrops.rays(),
        *(_blank(deck) for deck in STYLES),
        *(_back(deck) for deck in STYLES),
        *faces,
        *_marks(),
    )
    return prefixed(compact("".join(parts)), PREFIX)


def kinds() -> list[tuple[str, int]]:
    """Every face: group and kind."""
    return [(deck, kind) for deck, portraits in PORTRAITS.items() for kind in range(len(portraits))]


# -- faces ------------------------------------------------------------------------------------------------------------
def _is_thing(deck: str, kind: int) -> bool:
    return PORTRAITS[deck][kind].__module__ == things.__name__


def _value(deck: str, kind: int) -> int:
    figures: Deck = DECKS[deck]
    return int(figures.points[kind] if deck == PRIZE else figures.force[kind])


def _has_badge(deck: str, kind: int) -> bool:
    return deck == PRIZE or not _is_thing(deck, kind)


def _face(deck: str, kind: int) -> str:
    view = "rays-view" if _is_thing(deck, kind) else STYLES[deck].view
    draw = PORTRAITS[deck][kind]
    picture = placed(67, 64, draw(), scale=1.06 if _is_thing(deck, kind) or draw is folk.prisoners else 1.16)
    window = placed(-66, -73, use(view), group(picture, clip_path="url(#window)"))
    frame = path(round_rect(-66, -73, 132, 118, 5), "", INK, 2.2) + line("M-64.5 42V-69q0-2.5 2.5-2.5H63", "#fff", 1, 0.4)
    plates = path(round_rect(-66, -96, 132, 24, 4), PARCHMENT, INK) + path(round_rect(-66, 47, 132, 46, 4), PARCHMENT, INK, 1.1)
    worth = placed(-53, -82, badge(deck, _value(deck, kind))) if _has_badge(deck, kind) else placed(-54, -84, _sign(deck, kind))
    return drawn(f"{deck}-{kind}", use(f"blank-{deck}"), window, frame, plates, _icons(deck, kind), worth)


def _sign(deck: str, kind: int) -> str:
    """What tells a card without a number when only its edge shows."""
    if kind == SHOT:
        return placed(0, 0, shot_marks(deck, 1), turn=-90)
    if deck == ROBIN:
        return path("M-2.8-8h5.6v5.2h5.2v5.6h-5.2v5.2h-5.6v-5.2h-5.2v-5.6h5.2z", "#c9362b", INK, 0.9)
    return path("M-9-6L-6 1L-3-6L0 1L3-6L6 1L9-6Q9 8 0 8T-9-6Z", "url(#iron)", INK, 0.9)


def _icons(deck: str, kind: int) -> str:
    """Points as stars; shots that a combatant may bear; the shield of Shieldmen."""
    if deck == PRIZE:
        points = _value(deck, kind)
        stars = (placed(13 * (k - (points - 1) / 2), 81, path(STAR, "url(#goldball)", "#4a2c08", 0.7)) for k in range(points))
        return "".join(stars) or line("M-20 81h40", "#8d6a34")
    capacity = int(DECKS[deck].capacity[kind])
    if DECKS[deck].negates[kind]:
        return placed(51, 62, shield_mark()) + placed(51, 81, shot_marks(deck, capacity))
    return placed(51, 70, shot_marks(deck, capacity))


def _worded(deck: str, kind: int, language: str) -> str:
    """The face with its words."""
    left = -31 if _has_badge(deck, kind) else -44
    title = letters((left + 62) / 2, -79, _title(deck, kind, language), 15, "", 61 - left)
    words = group(title, _motto(deck, kind, language), fill="#3a2008")
    return group(use(f"{deck}-{kind}"), words, id=f"{deck}-{kind}-{language}")


def _motto(deck: str, kind: int, language: str) -> str:
    if deck == PRIZE:
        return letters(0, 67, TEXTS.say(language, "picture-points", points=_value(deck, kind)), 15, "", 124)
    lines = TEXTS.say(language, f"picture-motto-{_name(deck, kind)}").split("\n")
    middle, room = (-14, 100) if DECKS[deck].capacity[kind] else (0, 124)
    rows = "".join(
        letters(middle, 74 + 15 * (row - (len(lines) - 1) / 2), text, 12.5, "", room, 400) for row, text in enumerate(lines)
    )
    return group(rows, font_style="italic")


def _name(deck: str, kind: int) -> str:
    return str(PRIZE_NAMES[kind] if deck == PRIZE else CARDS[SIDES.index(deck)][kind])


def _title(deck: str, kind: int, language: str) -> str:
    """The name as it is printed: the Sheriff's is shortened."""
    name = _name(deck, kind)
    return TEXTS.say(language, "picture-title-sheriff") if name == "sheriff" else full_name(deck, kind, language)


@cache
def full_name(deck: str, kind: int, language: str) -> str:
    if deck == PRIZE:
        return TEXTS.say(language, f"prize-{_name(deck, kind)}")
    return Speech(language).card(SIDES.index(deck), kind)


# -- blanks and backs -------------------------------------------------------------------------------------------------
def _pattern(id: str, size: int, ground: str, d: str, colour: str, opacity: float) -> str:
    tile = box(0, 0, size, size, fill=ground) + path(d, "", colour, 1, opacity=opacity)
    return f'<pattern id="{id}" width="{size}" height="{size}" patternUnits="userSpaceOnUse" x="3" y="9">{tile}</pattern>'


def _card_box(inset: float, r: float, fill: str = "", **more: str | float) -> str:
    return box(-WIDTH / 2 + inset, -HEIGHT / 2 + inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, r, fill, **more)


def _edge_light(opacity: float) -> str:
    return line("M-71 89V-93q0-8 8-8H59", "#fff", 1.2, opacity)


def _blank(deck: str) -> str:
    style = STYLES[deck]
    paper = _card_box(3, 8, f"url(#weave-{deck})") + _card_box(3, 8, "url(#sheen)")
    rim = _card_box(5.5, 6.5, stroke=GOLD, stroke_width=1.5)
    weave = _pattern(f"weave-{deck}", 20, style.paper, style.weave, style.light, 0.5)
    return weave + drawn(f"blank-{deck}", _card_box(0, 10, "#17110a"), paper, rim, _edge_light(0.35))


def _back(deck: str) -> str:
    style = STYLES[deck]
    lattice = _pattern(f"lattice-{deck}", 24, style.dark, style.lattice, "#d6a94c", 0.62)
    paper = _card_box(3.5, 7.5, f"url(#lattice-{deck})") + _card_box(3.5, 7.5, "url(#sheen)")
    rims = _card_box(8, 5, stroke=GOLD, stroke_width=2) + _card_box(11.5, 3, stroke="#d6a94c", stroke_opacity=0.7)
    medal = disc(2, 3, 41, "#0a0704", opacity=0.45) + disc(0, 0, 41, GOLD) + disc(0, 0, 37.5, style.dark)
    medal += disc(0, 0, 37.5, "url(#gloss)", opacity=0.5) + disc(0, 0, 33.5, "", "#d6a94c", stroke_dasharray="2 3", opacity=0.7)
    sign = {ROBIN: _bow_sign, SHERIFF: _tower_sign, PRIZE: _chest_sign}[deck]()
    return lattice + drawn(f"back-{deck}", _card_box(0, 10, "#17110a"), paper, rims, medal, sign, _edge_light(0.4))


def _bow_sign() -> str:
    bow = rod("M-15-24Q16 0-15 24", "#c28a4a", 3.6, ink=2.4) + line("M-15-24V24", "#f3ead2", 1)
    shaft = rod("M-22 0H22", "#e8cf98", 2.6, ink=2)
    return bow + shaft + path("M30 0l-13-6v12z", "url(#steel)", INK, 1) + path("M-28-6h9l4 6l-4 6h-9l4-6z", "#c9362b", INK, 1)


def _tower_sign() -> str:
    tower = path("M-20 26V-12H-22V-26H-15V-19H-9V-26H-3V-19H3V-26H9V-19H15V-26H22V-12H20V26Z", GOLD, INK, 1.4)
    gate = path("M-8 26V8q8-10 16 0V26Z", "#2a0a08", INK, 1) + line("M-4 26V6M4 26V6M-8 14H8", "#8d6a34", 1.3)
    return tower + gate + path("M-13-8h5v9h-5zM8-8h5v9h-5z", "#2a0a08")


def _chest_sign() -> str:
    chest = path("M-24-4Q-24-22 0-22T24-4Z", "url(#timber)", INK, 1.4) + path("M-24-4H24V20H-24Z", "url(#timber)", INK, 1.4)
    bands = path("M-24-4H24V1H-24ZM-16-19h5V20h-5zM11-19h5V20h-5z", GOLD, INK, 0.9)
    return chest + bands + path("M-5-3H5V7Q0 11-5 7Z", "url(#goldball)", INK, 1) + disc(0, 2, 1.6, INK)


# -- badges and marks -------------------------------------------------------------------------------------------------
def badge(deck: str, value: int, size: float = 1) -> str:
    """The number of a card or of a side, on a leaf, a shield or a coin."""
    style = STYLES[deck]
    shadow = path(style.badge, "#0a0704", transform="translate(1.5 2.2)", opacity=0.5)
    field = path(style.badge, style.paper, transform="scale(.84)") + path(style.badge, "url(#sheen)", transform="scale(.84)")
    vein = {ROBIN: "M0-15V-11M0 20V17", SHERIFF: "M-14-16H14", PRIZE: ""}[deck]
    mark = path(vein, stroke=style.rim) if vein else ""
    plate = shadow + path(style.badge, GOLD, INK, 1.4) + field + mark + _figure(value, style.rim)
    return placed(0, 0, plate, scale=size) if size != 1 else plate


def _figure(value: int, colour: str) -> str:
    """A number that fits a badge, with a dark echo."""
    size, drop, tight = {1: (22, 7.6, 0), 2: (19, 6.6, -1.2)}.get(len(str(value)), (14, 5, -1))
    figure = letters(0.5, drop + 0.8, str(value), size, "#160c04") + letters(-0.3, drop, str(value), size, colour)
    return group(figure, letter_spacing=tight) if tight else figure


def shot_marks(deck: str, count: int) -> str:
    """As many small arrows (long, notched) or bolts (short, square)."""
    if deck == SHERIFF:
        shaft = rod("M-6 0H4", "#d9b070", 2.2, ink=1.8)
        one = shaft + path("M10 0l-4-3.2h-4v6.4h4z", "url(#steel)", INK, 0.8) + path("M-8-3h5v6h-5z", "#a63a2e", INK, 0.7)
    else:
        shaft = rod("M-7 0H6", "#d9b070", 1.7, ink=1.5)
        vanes = path("M-10-3.2h5l2 3.2l-2 3.2h-5l2-3.2z", "#41733a", INK, 0.7)
        one = shaft + path("M11 0l-7-3.8v7.6z", "url(#steel)", INK, 0.8) + vanes
    return "".join(placed(0, (k - (count - 1) / 2) * 8.5, one) for k in range(count))


def shield_mark() -> str:
    rim = path("M-8-9H8V0Q7 7 0 11Q-7 7-8 0Z", "#b98a37", INK, 1.1)
    return rim + path("M-5.5-6.5H5.5V0Q5 5 0 8Q-5 5-5.5 0Z", "#e9e2d0") + line("M-7 6L7-6", "#c9362b", 2.2)


def _marks() -> tuple[str, ...]:
    """What lies below or upon a card in play."""
    cross = "M-26-26L26 26M26-26L-26 26"
    veil = box(-75, -105, 150, 210, 10, "#14100a", opacity=0.42)
    return (
        group(soft_shadow(round_rect(-75, -105, 150, 210, 10), 4, 6, 9, 0.55), id="shadow"),
        group(_glow("#ffe27a"), id="glow"),
        drawn("doom", _glow("#ff7a5c"), placed(68, -98, _cross_sign())),
        drawn("crown", _crown()),
        drawn("fallen", veil, placed(0, -14, line(cross, "#1a0604", 11), line(cross, "#e0382a", 6.5))),
        drawn("edge", box(-75, -105, 150, 210, 10, "#d9c9a0", stroke="#17110a", stroke_width=1.2)),
        drawn("eye", placed(-53, -46, _eye())),
        drawn("hit-r", placed(-14, 4, _stuck("#41733a", "M14 0l-17-7l3 7l-3 7z"), turn=-62, scale=0.85)),
        drawn("hit-s", placed(14, -22, _stuck("#a63a2e", "M10 0l-8-5h-7v10h7z"), turn=128, scale=0.85)),
        drawn(
            "slot", _card_box(2, 9, "#0a1f17", fill_opacity=0.35, stroke="#f1d68b", stroke_opacity=0.3, stroke_dasharray="7 6")
        ),
        drawn("stakes", _stakes()),
    )


def _glow(colour: str) -> str:
    near = box(-79, -109, 158, 218, 13, stroke=colour, stroke_width=5, stroke_opacity=0.9)
    return near + box(-83, -113, 166, 226, 16, stroke=colour, stroke_width=6, stroke_opacity=0.32)


def _cross_sign() -> str:
    """This one is to fall."""
    cross = "M-6-6L6 6M6-6L-6 6"
    return disc(1, 1.5, 15, "#0a0704", opacity=0.5) + disc(0, 0, 15, "#fff6dc", "#a3241a", 2) + line(cross, "#a3241a", 4)


def _crown() -> str:
    """For the winner."""
    rim = path("M-15 4L-17-10L-8-3L-5-13L0-4L5-13L8-3L17-10L15 4Q0 0-15 4Z", GOLD, INK, 1.3)
    return rim + disc(0, -1, 2.2, "#c9362b", INK, 0.7) + line("M-13 1.5Q0-2.5 13 1.5", "#fff8d8", 1, 0.8)


def _eye() -> str:
    """The other side knows this card."""
    lid = path("M-13 0Q0-13 13 0Q0 13-13 0Z", "#fff6dc", INK, 1.6)
    return (
        disc(1, 1.5, 16, "#0a0704", opacity=0.5) + disc(0, 0, 16, "#3a2412", "#d9ad4e", 1.6) + lid + disc(0, 0, 5, "#7a4a18", INK)
    )


def _stuck(vanes: str, point: str) -> str:
    """A shot that has arrived: it points to (0, 0) from the left."""
    shadow = line("M-46 0H0", "#0a0704", 6, 0.45, transform="translate(4 7)")
    shaft = rod("M-46 0H0", "#cda062", 3.2, "#f0d6a4", 2)
    return shadow + shaft + path(point, "url(#steel)", INK) + path("M-56-7h13l5 7l-5 7h-13l6-7z", vanes, INK, 1.1)


def _stakes() -> str:
    """Eight stakes of a palisade, 160 wide, standing on (0, 0), their rope with them."""
    tops = (-50, -56, -52, -58, -53, -57, -51, -55)
    wood = "".join(
        path(f"M{x} 0V{top}L{x + 10} {top - 14}L{x + 20} {top}V0Z", "url(#timber)", INK, 1.4)
        + line(f"M{x + 4}-3V{top + 2}L{x + 10} {top - 10}", "#e0ae74", 1.3, 0.7)
        for x, top in zip(range(-80, 80, 20), tops, strict=True)
    )
    shade = box(-80, -4, 166, 12, 5, "#0a0704", opacity=0.45)
    rope = "M-80-34Q-60-30-40-34T0-34T40-34T80-34M-80-16Q-60-12-40-16T0-16T40-16T80-16"
    return shade + wood + line(rope, INK, 5) + line(rope, "#cbb07a", 3, stroke_dasharray="5 1.6")
