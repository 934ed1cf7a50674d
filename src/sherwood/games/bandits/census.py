"""What is counted in games of `bandits`: where points come from, who calls for which effect, whom the Sheriff takes or pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sherwood.games.bandits import kinds
from sherwood.games.bandits.notation import EFFECT_NAMES
from sherwood.kernel.game import Counted
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of

SOURCES: Final = {
    kinds.WHY_PAID: "paid dice",
    kinds.WHY_LAST: "last paid dice",
    kinds.WHY_LYING: "lying bandits",
    kinds.WHY_MARKET: "market",
    kinds.WHY_REWARD: "rewards",
}
MAJORITIES: Final = ("most rings", "most bracelets", "most necklaces")


def count(events: Iterable[int]) -> Counter[Counted]:
    """What happened in a game, of which these are all the story events: by seat."""
    found: Counter[Counted] = Counter()
    for event in events:
        kind, gang, b, c = kind_of(event), int(a_of(event)), int(b_of(event)), int(c_of(event))
        if kind == kinds.SCORED:
            found[gang, "points", SOURCES[c]] += b
        elif kind == kinds.MOST:
            found[gang, "points", MAJORITIES[b]] += c
        elif kind == kinds.WORTH:
            found[gang, "points", "combinations"] += b
        elif kind == kinds.CALLED:
            found[gang, "calls", EFFECT_NAMES[b]] += 1
        elif kind == kinds.REWARDED:
            found[gang, "sheriff", "rewards"] += 1
        elif kind == kinds.BRIBED:
            found[gang, "sheriff", "bribes"] += 1
        elif kind == kinds.ARRESTED:
            found[gang, "sheriff", "arrests"] += 1
            found[gang, "points", "arrests"] -= c
    return found
