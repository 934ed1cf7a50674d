"""All counters on one sheet, and every state that they can be in (SKIRMISH-D.7, 1.2): for the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sherwood.art.brush import compact, document, placed, prefixed
from sherwood.art.surfaces import GROUND_PAINTS, felt, gold_edge, plaque, title, wood
from sherwood.games.skirmish import faces, land
from sherwood.games.skirmish.beasts import COATS
from sherwood.games.skirmish.faces import Face
from sherwood.games.skirmish.figures import Character
from sherwood.games.skirmish.picture import short_name

WIDTH: Final = 1420
HEIGHT: Final = 1050
STEP: Final = 84
"""From counter to counter."""
ROW: Final = 15
"""Counters in a row."""

ROBIN: Final = Face("bust-robin", "Robin", "saxon0", (16, 11, 9))
ODRIC: Final = Face("bust-odric", "Odric", "norman0", (15, 11, 6), armoured=True)
STATES: Final = {
    "healthy": ROBIN,
    "wounded": ROBIN._replace(state="wounded", figures=(9, 7, 5)),
    "stunned": ROBIN._replace(state="stunned", figures=(0, 4, 0)),
    "captured": ROBIN._replace(captured=True, figures=(0, 2, 9)),
    "disarmed": ROBIN._replace(marks=("disarmed",), figures=(0, 2, 9)),
    "blinded": ROBIN._replace(marks=("blinded",)),
    "up the tree": ROBIN._replace(up=True, marks=("up",)),
    "hidden": ROBIN._replace(marks=("hidden",)),
    "has shot": ROBIN._replace(marks=("fired",), used=True),
    "has moved": ODRIC._replace(marks=("moved",), used=True),
    "has attacked": ODRIC._replace(marks=("attacked",), used=True),
    "leads": ODRIC._replace(marks=("leads",)),
    "chosen": ODRIC._replace(halo="glow"),
    "attacked": ODRIC._replace(halo="threat"),
    "asked": ODRIC._replace(halo="ask"),
}


OTHERS: Final = {"horse": "loose-bay", "ox": "beast-ox", "cart": "beast-cart", "carriage": "beast-carriage"}


def sheet() -> str:
    """A standalone SVG document, in English."""
    inner = (20, 42, WIDTH - 40, HEIGHT - 62)
    ground = wood(0, 0, WIDTH, HEIGHT) + gold_edge(*inner) + felt(*inner, 0.3) + title(WIDTH / 2, 29, "THE COUNTERS", 22)
    drawn = prefixed(compact(f"<defs>{GROUND_PAINTS}</defs>{ground}"), "sheet-") + "".join(_people()) + "".join(_states())
    return document(WIDTH, HEIGHT, f"<defs>{faces.symbols()}</defs>", drawn, *_long())


def _people() -> Iterator[str]:
    """Normans, Saxons, and those who are nobody's."""
    book = land.load().book
    people = sorted(book.characters.items(), key=lambda item: item[1].code[0] != "N")
    counters = [_face(name, one) for name, one in people]
    beasts = ("wolf", "deer", "pig")
    counters += [Face(f"bust-{name}", short_name("en", name, 0), "neutral0", book.animals[name].figures) for name in beasts]
    for k, face in enumerate(counters):
        yield placed(105 + STEP * (k % ROW), 108 + STEP * (k // ROW), faces.counter(face))


def _face(name: str, one: Character) -> Face:
    style = "norman0" if one.code[0] == "N" else "saxon0"
    return Face(f"bust-{name}", short_name("en", name, 0), style, one.foot, one.armoured)


def _states() -> Iterator[str]:
    for k, (text, face) in enumerate(STATES.items()):
        x = 105 + STEP * k
        yield placed(x, 508, faces.counter(face)) + placed(x, 560, _label(text))


def _label(text: str) -> str:
    return prefixed(compact(plaque(text, 10.5)), faces.PREFIX)


def _long() -> Iterable[str]:
    """Riders in all six ways, and what else fills two hexes."""
    for k, coat in enumerate(COATS):
        face = ROBIN._replace(symbol=f"horse-{coat}", style=("norman0", "norman1", "saxon0", "saxon1", "neutral0")[k])
        yield placed(165 + 260 * k, 690, faces.long_counter(face, (0, -30, 30, -90, 90)[k]))
    for k, (text, beast) in enumerate(OTHERS.items()):
        yield placed(220 + 320 * k, 890, faces.long_counter(ROBIN._replace(symbol=beast, style="neutral0"), 0))
        yield placed(220 + 320 * k, 948, _label(text))
