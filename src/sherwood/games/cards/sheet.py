"""All cards on one sheet, with how often each comes, three backs, and how to read a card: for the documentation."""

from __future__ import annotations

from collections.abc import Iterator

from sherwood.art.brush import compact, document, letters, path, placed, prefixed, round_rect, use
from sherwood.art.surfaces import GROUND_PAINTS, felt, gold_edge, plaque, title, wood
from sherwood.games.cards import faces, words
from sherwood.games.cards.components import count
from sherwood.games.cards.faces import DECKS, PREFIX, PRIZE, ROBIN, SHERIFF

WIDTH = 1600
HEIGHT = 770
COLUMN = 156
ROW = 234


def sheet(language: str = "en") -> str:
    """A standalone SVG document."""
    heading = title(WIDTH / 2, 28, words.name(language).upper(), 22)
    inner = (20, 42, WIDTH - 40, HEIGHT - 62)
    ground = wood(0, 0, WIDTH, HEIGHT) + gold_edge(*inner) + felt(*inner, 0.3) + heading
    cards = "".join(_placed(symbol, copies, *spot) for symbol, copies, spot in _cards(language))
    key = placed(*_spot(2, 9), _key(language))
    drawn = prefixed(compact(f"<defs>{GROUND_PAINTS}</defs>{ground}"), "sheet-") + prefixed(compact(cards + key), PREFIX)
    return document(WIDTH, HEIGHT, f"<defs>{faces.symbols()}</defs>", drawn)


def _cards(language: str) -> Iterator[tuple[str, int, tuple[float, float]]]:
    """Symbol, copies, place. Backs have no number of copies."""
    for row, deck in enumerate((ROBIN, SHERIFF, PRIZE)):
        kinds = [kind for group, kind in faces.kinds() if group == deck]
        for kind in kinds:
            yield f"{deck}-{kind}-{language}", int(count(DECKS[deck].all, kind)), _spot(row, kind)
    for back, row, column in ((SHERIFF, 1, 8), (ROBIN, 1, 9), (PRIZE, 2, 8)):
        yield f"back-{back}", 0, _spot(row, column)


def _spot(row: int, column: int) -> tuple[float, float]:
    return 98 + column * COLUMN, 158 + row * ROW


def _placed(symbol: str, copies: int, x: float, y: float) -> str:
    number = placed(x, y + 113, plaque(f"× {copies}", 11)) if copies else ""
    return placed(x, y, use("shadow"), use(symbol), scale=0.985) + number


def _key(language: str) -> str:
    """What the signs on a card mean."""
    rows = (
        ("force-robin", placed(-48, -52, faces.badge(ROBIN, 20, 0.72))),
        ("force-sheriff", placed(-48, -16, faces.badge(SHERIFF, 20, 0.72))),
        ("worth", placed(-48, 20, faces.badge(PRIZE, 3, 0.72))),
        ("may-shoot", placed(-57, 52, faces.shot_marks(ROBIN, 1)) + placed(-36, 52, faces.shot_marks(SHERIFF, 1))),
        ("stops", placed(-48, 80, faces.shield_mark())),
    )
    heights = (-47, -11, 25, 56, 84)
    said = "".join(
        sign + letters(-22, y, words.TEXTS.say(language, f"picture-key-{id}"), 11.5, "#f3ead2", 0, 400, anchor="start")
        for (id, sign), y in zip(rows, heights, strict=True)
    )
    plate = path(round_rect(-72, -102, 144, 204, 8), "#0d241b", "#b98a37", 1.4, fill_opacity=0.7)
    return plate + letters(0, -80, words.TEXTS.say(language, "picture-key"), 14, "#f1d68b", 130) + said
