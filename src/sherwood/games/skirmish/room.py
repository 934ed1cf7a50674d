"""SKIRMISH-S.3, 8.1b: whether each step of set-up can be completed, whatever the seats have done before it.

Judged once, on the empty map, and on the safe side: who is set up earlier may stand wherever it hurts most.
"""

from __future__ import annotations

from collections.abc import Iterator

from sherwood.games.skirmish import deployment
from sherwood.games.skirmish.lineup import BUILDINGS, TREES
from sherwood.games.skirmish.position import NOBODY
from sherwood.games.skirmish.state import Skirmish

SPOILED = 7
"""Spots of a two-hex counter, counted by their front, that one taken hex can spoil: its own and those around it."""


def lacking(state: Skirmish) -> Iterator[tuple[int, int]]:
    """Each step that may not be completed, and a counter for whom there may be no place left."""
    made = state.stage.lineup
    for step in range(made.steps):
        who = _counters(made.who[step])
        left_out = [one for one in who if not _finds_room(state, step, one)]
        if made.counts[step] > 0:
            choices = set(who) - set(left_out) - _set_up_before(state, step)
            left_out = [] if len(choices) - _chosen_before(state, step) >= made.counts[step] else who
        yield from ((step, one) for one in left_out[:1])


def _finds_room(state: Skirmish, step: int, counter: int) -> bool:
    if state.stage.lineup.hides[step] != 0:
        return _can_hide(state, step, counter)
    partner = deployment.partner_of(state, counter)
    taken = _hexes_taken(state, step, counter) - (2 if NOBODY < partner < counter else 0)
    if partner != NOBODY and taken > 0:
        return False
    return _spots(state, step, counter) > taken * (SPOILED if state.is_long(counter) else 1)


# -- in a zone --------------------------------------------------------------------------------------------------------
def _hexes_taken(state: Skirmish, step: int, counter: int) -> int:
    """Hexes of a step's zone that others may fill before this counter is set up."""
    made, taken = state.stage.lineup, 0
    for other in range(step + 1):
        before = [one for one in _counters(made.who[other]) if other < step or one < counter]
        sizes = sorted(1 + state.is_long(one) for one in before)
        shared = sum(zone >> step & zone >> other & 1 for zone in made.zones)
        taken += min(shared, sum(sizes[-made.counts[other] :] if made.counts[other] else sizes))
    return taken


def _spots(state: Skirmish, step: int, counter: int) -> int:
    return sum(deployment.has_spot(state, step, counter, hex) for hex in range(state.board.hexes))


# -- in hideouts ------------------------------------------------------------------------------------------------------
def _can_hide(state: Skirmish, step: int, counter: int) -> bool:
    """Who needs a building is kept one in a step for all (see `deployment`), but not where the seat chooses whom it hides."""
    made = state.stage.lineup
    kinds = made.hides[step]
    if made.counts[step] > 0 and kinds == BUILDINGS | TREES and state.cast.armoured[counter] == 1:
        return False
    own = [other for other in range(step + 1) if _seat(state, other) == _seat(state, step)]
    hidden = sum(_number(state, other) for other in own if made.hides[other] & kinds)
    return deployment.can_hide(state, counter, kinds) and hidden <= deployment.room(state, counter, kinds)


# -- other steps ------------------------------------------------------------------------------------------------------
def _seat(state: Skirmish, step: int) -> int:
    return state.seats >> 4 * state.stage.lineup.factions[step] & 15


def _number(state: Skirmish, step: int) -> int:
    """How many it sets up at the most."""
    made = state.stage.lineup
    return made.counts[step] or len(_counters(made.who[step]))


def _set_up_before(state: Skirmish, step: int) -> set[int]:
    made = state.stage.lineup
    return {one for other in range(step) if made.counts[other] == 0 for one in _counters(made.who[other])}


def _chosen_before(state: Skirmish, step: int) -> int:
    """How many of those among whom the seat chooses it may have chosen for other steps."""
    made = state.stage.lineup
    return sum(made.counts[other] for other in range(step) if made.who[other] & made.who[step])


def _counters(bits: int) -> list[int]:
    return [counter for counter in range(bits.bit_length()) if bits >> counter & 1]
