"""All that is in the box on one sheet, for the documentation: wagons, Merry Men, tokens, bandits, leaders and dice."""

from __future__ import annotations

from collections.abc import Iterator

from sherwood.art.brush import compact, document, letters, placed, prefixed, use
from sherwood.art.surfaces import GROUND_PAINTS, felt, gold_edge, title, wood
from sherwood.games.bandits import faces, figures, jewels, merry_cards, pawns, wagon_cards
from sherwood.games.bandits.faces import PREFIX
from sherwood.games.bandits.figures import Wagons
from sherwood.games.bandits.speech import TEXTS

WIDTH = 1600
HEIGHT = 1100
PALE = "#f3ead2"
SHOWN = "bands3"
"""The set of wagons on the sheet."""


def sheet(language: str = "en") -> str:
    """A standalone SVG document."""
    inner = (20, 44, WIDTH - 40, HEIGHT - 64)
    heading = title(WIDTH / 2, 29, TEXTS.say(language, "game").upper(), 22)
    ground = wood(0, 0, WIDTH, HEIGHT) + gold_edge(*inner) + felt(*inner, 0.25) + heading
    pieces = "".join((*_wagons(language), *_merry_men(language), *_tokens(language), *_gangs()))
    drawn = prefixed(compact(f"<defs>{GROUND_PAINTS}</defs>{ground}"), "sheet-") + prefixed(compact(pieces), PREFIX)
    return document(WIDTH, HEIGHT, f"<defs>{faces.symbols()}</defs>", drawn)


# -- wagons -----------------------------------------------------------------------------------------------------------
def _wagons(language: str) -> Iterator[str]:
    """The backs, each value of common wagons, with a portrait where some have one, and the special wagons."""
    wagons = figures.load().wagons[SHOWN]
    ids = [*(wagon_cards.back_id(back.lo, back.hi) for back in wagons.backs), *_faces(wagons, language)]
    for place, id in enumerate(ids):
        yield placed(98 + place % 12 * 127.6, 134 + place // 12 * 172, use("card-shadow"), use(id))


def _faces(wagons: Wagons, language: str) -> list[str]:
    ranges = {back.id: (back.lo, back.hi) for back in wagons.backs}
    common: dict[tuple[str, int | None], str] = {}
    special = []
    for face in (*wagons.faces, *wagons.expansion):
        look = faces.look_of(*ranges[face.back], face.value, face.portrait or "", face.special)
        if look.special:
            special.append(f"{look.id}-{language}")
        else:
            common.setdefault((face.back, face.value), look.id)
    return [*common.values(), *special]


# -- Merry Men and tokens ---------------------------------------------------------------------------------------------
def _merry_men(language: str) -> Iterator[str]:
    for place, effect in enumerate(merry_cards.SIGNS):
        yield placed(90 + place % 8 * 122, 484 + place // 8 * 168, use("card-shadow"), use(f"merry-{effect}-{language}"))


def _tokens(language: str) -> Iterator[str]:
    for face in range(jewels.COIN):
        yield use(f"token-{face}", 1100 + face % 3 * 72, 446 + face // 3 * 74, scale=1.08)
    said = ("token-coin", "token-village-coin", "picture-hidden", "picture-chest")
    ids = (f"token-{jewels.COIN}", f"token-{jewels.VILLAGE_COIN}", "token-back", "chest")
    for row, (id, text) in enumerate(zip(ids, said, strict=True)):
        yield use(id, 1352, 446 + row * 74, scale=0.84 if id == "chest" else 1.08)
        yield letters(1396, 451 + row * 74, TEXTS.say(language, text), 15, PALE, 170, anchor="start")
    for place, mark in enumerate(("plus", "minus", "cross", "first", "eye")):
        yield use(mark, 1100 + place * 56, 742)


# -- gangs ------------------------------------------------------------------------------------------------------------
def _gangs() -> Iterator[str]:
    for place, colour in enumerate(pawns.LIVERIES):
        x = 124 + place * 300
        yield use(f"leader-{colour}", x - 40, 870, scale=1.3) + use(f"bandit-{colour}", x + 34, 880, scale=1.16)
        yield use(f"lying-{colour}", x + 112, 890, scale=1.16)
        yield use(f"crest-{colour}", x + 124, 968, scale=1.3) + use(f"marker-{colour}", x + 124, 1022, scale=1.3)
        for value in range(1, 7):
            yield placed(x - 52 + (value - 1) % 3 * 58, 966 + (value - 1) // 3 * 56, pawns.die(colour, value))
