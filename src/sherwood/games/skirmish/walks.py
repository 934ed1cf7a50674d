"""SKIRMISH-0.7a: a walk to a far place: the cheapest way there, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sherwood.games.skirmish.board import NOWHERE, Board
from sherwood.games.skirmish.position import NOBODY
from sherwood.games.skirmish.reach import FAR, Reach
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.moves import Moves


class Way(NamedTuple):
    """`steps` to a place, which cost so many MPs."""

    place: int
    steps: tuple[int, ...]
    cost: int


def are_free(state: Skirmish) -> bool:
    """Whether it is known where the mover gets to: he is on the map, and leads no animal that pulls a cart (SKIRMISH-7.2c)."""
    led = state.leads[state.mover]
    return state.front[state.mover] >= 0 and (led == NOBODY or not state.is_harnessed(led))


def ways(state: Skirmish) -> Iterator[Way]:
    """The cheapest way to every other place where the mover may stop."""
    reach = spread(state, state.mps)
    ends = Moves()
    reach.ends(state, ends)
    for place in dict.fromkeys(node // 6 for node in ends.to_list()):
        if place != state.front[state.mover]:
            yield _way(reach, place, reach.node_at(state, place))


def way_to(state: Skirmish, place: int) -> Way | None:
    """The cheapest way of the mover to a place where he may stop, the place where he is included."""
    reach = spread(state, state.mps)
    node = reach.node_at(state, place)
    return None if node == NOWHERE else _way(reach, place, node)


def _way(reach: Reach, place: int, node: int) -> Way:
    steps = Moves()
    reach.way(node, steps)
    return Way(place, tuple(steps.to_list()), reach.cost[node])


def spread(state: Skirmish, mps: int) -> Reach:
    """Where the mover can get to with so many MPs. The next call fills it anew."""
    reach = _reach(state.board)
    reach.spread(state, state.mover, mps)
    return reach


@lru_cache(maxsize=8)
def _reach(board: Board) -> Reach:
    return Reach(board)


def leads_to(reach: Reach, place: int) -> bool:
    """Whether ways lead to a place, though none need end there."""
    return any(reach.cost[node] < FAR for node in range(6 * place, 6 * place + 6))
