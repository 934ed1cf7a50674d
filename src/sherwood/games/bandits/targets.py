"""BANDITS-0.3: what is picked on the board for each move.

Bush 2 of wagon 0 is `bush-0-2`, the wagon itself `wagon-0`, an alley `alley-1`; the die in slot 4 of wagon 0 `die-0-4`, the
dice of gang 2 that show 5 on the drawbridge `bridge-2-5`; tokens of a face in a draft `pool-7`, one's own of this turn `loot-7`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sherwood.games.bandits import assault, john, kinds, robin
from sherwood.games.bandits.components import FACES, MARION
from sherwood.games.bandits.components import GOSSIP as GOSSIP_CARD
from sherwood.games.bandits.position import (
    BEER_STAGE,
    BUSHES,
    CHOOSE_STAGE,
    JOHN_STAGE,
    KEEP_STAGE,
    PLACES,
    POSITION_STAGE,
    ROADS,
    ROBIN_STAGE,
    TUCK_STAGE,
)
from sherwood.games.bandits.state import Bandits
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack

Targets = tuple[str, ...]
VALUES: Final = range(1, 7)
"""Of a die."""


def bush(road: int, bush: int) -> str:
    return f"bush-{road}-{bush}"


def wagon(road: int) -> str:
    return f"wagon-{road}"


def own_tokens(face: int) -> str:
    return f"loot-{face}"


def ways(state: Bandits, move: int) -> tuple[Targets, ...]:
    """The ways to pick a move, each in its order; none for a move that is made by a button."""
    kind = kind_of(move)
    if kind == kinds.PLACE and a_of(move) == kinds.ALLEY:
        return tuple((f"alley-{alley}",) for alley in range(state.open_alleys()) if state.alley(alley) < 0)
    if kind == kinds.GOSSIP:
        both = (wagon(a_of(move)), wagon(b_of(move)))
        return both, both[::-1]
    named = _named(state, move)
    return (named,) if named else ()


def _named(state: Bandits, move: int) -> Targets:
    kind, a, b, c = kind_of(move), a_of(move), b_of(move), c_of(move)
    if kind in (kinds.PLACE, kinds.CLOSE, kinds.FAST):
        return (bush(a, b),)
    if kind == kinds.INSIDER:
        return bush(a, b), bush(c, b)
    if kind == kinds.SHOVE:
        return bush(a, b), bush(a, john.neighbour(b, c))
    if kind in (kinds.SPY, kinds.GUARDS, kinds.WAGON):
        return (wagon(a),)
    if kind in (kinds.DOWN, kinds.AGAIN, kinds.BEYOND, kinds.HERE):
        return (f"die-{assault.road_of(state, a)}-{a % PLACES}",)
    if kind == kinds.KEEP:
        return (f"pool-{a}",)
    if kind == kinds.BOY:
        return (f"bridge-{state.seat}-{a}",)
    return (f"bridge-{a}-{b}",) if kind == kinds.BEER else ()


def thinkable(state: Bandits) -> Iterator[int]:
    """Every move that picks could mean at this stage, legal or not."""
    stage = state.stage
    if stage == POSITION_STAGE:
        yield from (pack(kinds.PLACE, road, bush) for road in range(ROADS) for bush in range(BUSHES))
        yield pack(kinds.PLACE, kinds.ALLEY)
        yield from _calls_of_marion(state)
    elif stage == JOHN_STAGE:
        kind = john.kind_in_play(state)
        last = range(john.targets(kind))
        yield from (pack(kind, road, bush, to) for road in range(ROADS) for bush in range(BUSHES) for to in last)
    elif stage == CHOOSE_STAGE:
        yield from (pack(kinds.WAGON, road) for road in range(ROADS))
    elif stage == ROBIN_STAGE:
        kind = robin.kind_in_play(state)
        signs = range(2 if kind == kinds.DOWN else 1)
        places = [(road, place) for road in range(ROADS) for place in range(PLACES)]
        slots = dict.fromkeys(assault.numbered(state, road, place) for road, place in places)
        yield from (pack(kind, slot, sign) for slot in slots for sign in signs)
    elif stage == KEEP_STAGE:
        yield from (pack(kinds.KEEP, face) for face in range(FACES))
    elif stage == TUCK_STAGE:
        yield from (pack(kinds.BOY, value) for value in VALUES)
    elif stage == BEER_STAGE:
        yield from (pack(kinds.BEER, gang, value) for gang in range(len(state.gangs)) for value in VALUES)


def _calls_of_marion(state: Bandits) -> Iterator[int]:
    kind = kinds.GOSSIP + state.effect(MARION) - GOSSIP_CARD
    if kind == kinds.GOSSIP:
        yield from (pack(kind, road, other) for road in range(ROADS) for other in range(road + 1, ROADS))
    elif kind != kinds.BROTHERHOOD:
        yield from (pack(kind, road) for road in range(ROADS))
