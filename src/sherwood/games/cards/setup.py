"""Options, faults and the first position of `cards` (CARDS-2, V)."""

from __future__ import annotations

from sherwood.games.cards import kinds
from sherwood.games.cards.components import DATA
from sherwood.games.cards.state import Cards
from sherwood.games.cards.variants import VARIANTS
from sherwood.kernel.game import Fault, Option, Options, settled

DEAL = Option("deal", "CARDS-2.2", ("printed", "balanced"))
HAND_LIMIT = Option("hand_limit", "CARDS-3.1", ("none", "7", "10"))
OPTIONS = (DEAL, HAND_LIMIT, *(Option(name, clause, ("off", "on")) for name, clause, _ in VARIANTS))

FAULTS = (
    Fault(kinds.NOT_NOW, "CARDS-0.1"),
    Fault(kinds.NO_CHARACTER, "CARDS-3.3"),
    Fault(kinds.NOT_IN_HAND, "CARDS-3.3"),
    Fault(kinds.TRAP_ALONE, "CARDS-3.4"),
    Fault(kinds.SECOND_TRAP, "CARDS-3.4"),
    Fault(kinds.TOO_MANY_SHOTS, "CARDS-3.5"),
    Fault(kinds.WRONG_DEAD, "CARDS-3.7"),
    Fault(kinds.OVER_LIMIT, "CARDS-3.9"),
    Fault(kinds.NOTHING_KEPT, "CARDS-3.9"),
    Fault(kinds.NOT_YOUR_DEAD, "CARDS-3.12"),
    Fault(kinds.TOO_FEW_HEALS, "CARDS-3.12"),
    Fault(kinds.WRONG_DROP, "CARDS-3.1"),
    Fault(kinds.OUT_OF_ORDER, "CARDS-0.2"),
    Fault(kinds.NOT_STANDING, "CARDS-3.9"),
    Fault(kinds.TOO_FEW_TO_CONTEST, "CARDS-4.1"),
    Fault(kinds.CONTEST_LIMIT, "CARDS-4.2"),
)

LONGEST = 1600
"""CARDS-0.7: never above 20 turns of 80 moves."""


def seats(options: Options) -> tuple[str, ...]:
    return ("robin", "sheriff")


def start(options: Options) -> Cards:
    """The first position: nothing is dealt yet, chance deals (CARDS-2.1). Raises Refusal for an unknown option or value."""
    values = settled("cards", OPTIONS, options)
    deal = DATA["deal"][values["deal"]]
    state = Cards()
    state.balanced = int(values["deal"] == "balanced")
    state.hand_limit = 0 if values["hand_limit"] == "none" else int(values["hand_limit"])
    state.variants = sum(bit for name, _, bit in VARIANTS if values[name] == "on")
    state.set_up(deal["robin"], deal["sheriff"])
    return state


def load(dump: bytes) -> Cards:
    """The position a dump holds. Raises BadDump."""
    state = Cards()
    state.read(dump)
    return state
