"""BANDITS-11.2: where Will Scarlet's bandits are placed at two players."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import wagons
from sherwood.games.bandits.kinds import PLACED
from sherwood.games.bandits.position import BUSHES, NONE, ROADS, Position, Road


def place(p: Position) -> None:
    """One of his bandits, if any is left, goes to the leftmost free bush of the best road (BANDITS-11.2f)."""
    will = p.seats
    gang = p.gang(will)
    if gang.bandits == 0:
        return
    number = best_road(p, will)
    road = p.road(number)
    bush: i64 = 0
    while not road.is_free(bush):
        bush += 1
    gang.bandits -= 1
    road.set_bandit(2 * bush, will, False)
    p.tell(PLACED, will, number, bush)


def best_road(p: Position, will: i64) -> i64:
    """BANDITS-11.2a to e."""
    best: i64 = NONE
    least: i64 = 0
    for number in range(ROADS):
        road = p.road(number)
        if wagons.is_there(p, number) and road.taken(0, BUSHES) < BUSHES:
            rank = rank_of(p, road, will)
            if best == NONE or rank < least:
                best = number
                least = rank
    return best


def rank_of(p: Position, road: Road, will: i64) -> i64:
    """The lower the better: his bandits there, then the range of the defence, then all bandits there."""
    rank = road.bandits_of(will)
    rank = rank << 8 | p.deck.lo[road.back]
    rank = rank << 8 | p.deck.hi[road.back]
    return rank << 8 | road.taken(0, BUSHES)
