"""Draws the pictures of the documentation: all cards, counters and tokens on sheets, and tables in the middle of a game.

    python tools/pictures.py

Writes bandits-box.svg, bandits-table.svg, bandits-phone.svg, cards-faces.svg, cards-table.svg, shieldwall-figures.svg,
shieldwall-table.svg, skirmish-counters.svg and skirmish-table.svg into docs/screenshots. The tables are real positions: the first
of games played at random in which enough is going on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sherwood.art.document import document  # noqa: E402
from sherwood.games import find  # noqa: E402
from sherwood.games.bandits import sheet as box  # noqa: E402
from sherwood.games.bandits.view import BanditsView  # noqa: E402
from sherwood.games.cards import sheet  # noqa: E402
from sherwood.games.cards.components import SHIELDMEN  # noqa: E402
from sherwood.games.cards.view import CardsView  # noqa: E402
from sherwood.games.shieldwall import sheet as men  # noqa: E402
from sherwood.games.shieldwall.view import ShieldwallView  # noqa: E402
from sherwood.games.skirmish import roster  # noqa: E402
from sherwood.games.skirmish.view import SkirmishView  # noqa: E402
from sherwood.kernel.game import Options  # noqa: E402
from sherwood.kernel.play import legal  # noqa: E402
from sherwood.kernel.rng import Rng  # noqa: E402
from sherwood.kernel.state import CHANCE, OVER  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    pictures = {
        "bandits-box": box.sheet(),
        "bandits-table": moment("bandits", {"players": "5"}, is_assault),
        "bandits-phone": moment("bandits", {"players": "5"}, is_assault, "tall"),
        "cards-faces": sheet.sheet(),
        "cards-table": moment("cards", {"deal": "balanced"}, is_battle),
        "shieldwall-figures": men.sheet(),
        "shieldwall-table": moment("shieldwall", {"scenario": "lesson"}, is_melee),
        "skirmish-counters": roster.sheet(),
        "skirmish-table": moment("skirmish", {"scenario": "s1"}, is_fight),
    }
    for name, picture in pictures.items():
        (TARGET / f"{name}.svg").write_text(picture, encoding="utf-8")


def moment(game: str, options: Options, is_good: Callable[[Any], bool], shape: str = "wide") -> str:
    """The first that is good, as the first seat sees it."""
    picture = find(game).picture
    shown = next(seen for seed in range(1, 10_000) for seen in views(game, options, seed) if is_good(seen))
    return document(picture.symbols(), picture.scene(shown, "en", shape=shape))


def views(game: str, options: Options, seed: int) -> Iterator[Any]:
    """What the first seat sees of a random game."""
    played = find(game)
    rng, state = Rng(seed), played.setup.start(options)
    while state.turn() != OVER:
        yield played.views.view(state, 0)
        moves = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else moves[rng.below(len(moves))])


def is_assault(seen: BanditsView) -> bool:
    """Late in a turn Robin Hood is asked for help, with a wagon robbed and one that still waits."""
    states = {road.state for road in seen.roads}
    return seen.turn > 1 and seen.stage == "robin" and seen.asked == seen.seat and states == {"robbed", "open"}


def is_fight(seen: SkirmishView) -> bool:
    """Somebody strikes, and somebody has been hurt before."""
    hurt = any(one.where == "map" and one.state in ("wounded", "stunned") for one in seen.counters)
    return hurt and seen.question is not None and seen.question.kind == "combat-die"


def is_melee(seen: ShieldwallView) -> bool:
    """Many fight, and somebody has fallen."""
    fallen = any(figure.status == "killed" for figure in seen.figures)
    return fallen and sum(bool(figure.engaged) for figure in seen.figures) >= 6 and seen.asked == seen.seat


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
