"""BANDITS-4.2: bandits placed in bushes and alleys, and gaps closed."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import loot, wagons
from sherwood.games.bandits.kinds import ALLEY, ALLEYS_FULL, BUSH_TAKEN, CLOSED_GAPS, NO_WAGON, NOT_NOW, PLACE, PLACED
from sherwood.games.bandits.position import BUSHES, NONE, ROADS, Position, Road
from sherwood.games.bandits.variants import GAPS_BETWEEN_ONLY
from sherwood.kernel.moves import Moves, a_of, b_of, pack


def is_over(p: Position) -> bool:
    """Whether all bandits stand (BANDITS-4.2a)."""
    return all(gang.bandits == 0 for gang in p.gangs)


# -- spaces (BANDITS-4.2b to 4.2d) ------------------------------------------------------------------------------------
def fault(p: Position, move: i64) -> i64:
    road = a_of(move)
    bush = b_of(move)
    if move != pack(PLACE, road, bush) or road > ALLEY or bush >= (1 if road == ALLEY else BUSHES):
        return NOT_NOW
    if road == ALLEY:
        return ALLEYS_FULL if free_alley(p) == NONE else 0
    if not wagons.is_there(p, road):
        return NO_WAGON
    return 0 if p.road(road).is_free(bush) else BUSH_TAKEN


def fill(p: Position, out: Moves) -> None:
    for road in range(ROADS):
        for bush in range(BUSHES):
            add(p, out, pack(PLACE, road, bush))
    add(p, out, pack(PLACE, ALLEY))


def add(p: Position, out: Moves, move: i64) -> None:
    if fault(p, move) == 0:
        out.add(move)


def free_alley(p: Position) -> i64:
    """The lowest alley without a bandit, or NONE."""
    for alley in range(p.open_alleys()):
        if p.alley(alley) == NONE:
            return alley
    return NONE


def only_space(p: Position) -> i64:
    """The one placing that there is, or 0 where there is a choice."""
    out = Moves(1)
    fill(p, out)
    return out.items[0] if out.n == 1 else 0


def play(p: Position, move: i64) -> None:
    seat = p.caller()
    p.gang(seat).bandits -= 1
    if a_of(move) == ALLEY:
        go_to_alley(p, seat)
    else:
        p.road(a_of(move)).set_bandit(2 * b_of(move), seat, False)
        p.tell(PLACED, seat, a_of(move), b_of(move))


def go_to_alley(p: Position, seat: i64) -> None:
    """BANDITS-4.2e: with a village coin."""
    alley = free_alley(p)
    p.set_alley(alley, seat)
    p.tell(PLACED, seat, ALLEY, alley)
    loot.take_village_coin(p, seat)


# -- gaps (BANDITS-4.2h) ----------------------------------------------------------------------------------------------
def close_gaps(p: Position) -> None:
    for number in range(ROADS):
        road = p.road(number)
        closed = packed(road.bandits)
        if closed != road.bandits and not (p.plays(GAPS_BETWEEN_ONLY) and is_unbroken(road)):
            road.bandits = closed
            p.tell(CLOSED_GAPS, number)


def packed(row: i64) -> i64:
    """The bandits of a row, with no empty bush left of one."""
    closed: i64 = 0
    to: i64 = 0
    for bush in range(BUSHES):
        bandits = row >> 8 * bush & 0xFF
        if bandits != 0:
            closed |= bandits << 8 * to
            to += 1
    return closed


def is_unbroken(road: Road) -> bool:
    """Whether no empty bush lies between two bandits."""
    row = road.bandits
    while row & 0xFF == 0:
        row >>= 8
    return packed(row) == row
