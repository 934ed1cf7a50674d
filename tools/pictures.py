"""Draws the pictures of the documentation: every card on one sheet, and the table in the middle of a battle.

    python tools/pictures.py

Writes docs/screenshots/cards-faces.svg and docs/screenshots/cards-table.svg. The battle is a real position: the first of
a game played at random in which enough men stand, and some have fallen.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sherwood.art.document import document  # noqa: E402
from sherwood.games.cards import picture, setup, sheet  # noqa: E402
from sherwood.games.cards.components import SHIELDMEN  # noqa: E402
from sherwood.games.cards.view import CardsView, view  # noqa: E402
from sherwood.kernel.play import legal  # noqa: E402
from sherwood.kernel.rng import Rng  # noqa: E402
from sherwood.kernel.state import CHANCE, OVER  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"
ROBIN = 0


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / "cards-faces.svg").write_text(sheet.sheet(), encoding="utf-8")
    battle = document(picture.symbols(), picture.scene(first_battle(), "en"))
    (TARGET / "cards-table.svg").write_text(battle, encoding="utf-8")


def first_battle() -> CardsView:
    return next(seen for seed in range(1, 10_000) for seen in positions(seed) if is_battle(seen))


def positions(seed: int) -> Iterator[CardsView]:
    """What Robin sees of a random game."""
    rng, state = Rng(seed), setup.start({"deal": "balanced"})
    while state.turn() != OVER:
        yield view(state, ROBIN)
        moves = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else moves[rng.below(len(moves))])


def is_battle(seen: CardsView) -> bool:
    """Robin's dead lie open, and the Sheriff's are about to."""
    robin, sheriff = seen.robin, seen.sheriff
    return (
        seen.stage == "fallen"
        and sum(robin.fallen) in (1, 2)
        and all(3 <= sum(side.combatants) <= 5 and sum(side.prizes) for side in (robin, sheriff))
        and sheriff.combatants[SHIELDMEN] > 0
        and min(sum(n > 0 for n in side.combatants) for side in (robin, sheriff)) >= 3
        and bool(robin.shots)
        and 6 <= robin.held <= 14
    )


if __name__ == "__main__":
    main()
