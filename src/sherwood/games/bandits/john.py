"""BANDITS-4.4, 8.5 to 8.8: Little John moves bandits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.bandits import components as box
from sherwood.games.bandits import merry, placing, rumble
from sherwood.games.bandits.kinds import (
    BUSH_SHARED,
    CLOSE,
    EMPTY_BUSH,
    FAST,
    FIRST_BUSH,
    INSIDER,
    JOINED,
    LEFT,
    LIES_DOWN,
    NO_ALLEY,
    NOT_AN_ENEMY,
    NOT_NOW,
    NOT_YOUR_BANDIT,
    SAME_WAGON,
    SHOVE,
    SLIPPED_OFF,
    SWAPPED,
    WRONG_CARD,
)
from sherwood.games.bandits.position import BUSHES, NONE, ROADS, Position
from sherwood.games.bandits.variants import FAST_DIE_BRIDGE
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack

FAST_DIE: Final[i64] = 2
"""The value of the die that Fast Work lays (BANDITS-8.8b)."""


def kind_in_play(p: Position) -> i64:
    """The kind of move by which his card is used."""
    effect = p.effect(box.JOHN)
    if effect == box.INSIDER:
        return INSIDER
    if effect == box.SHOVE:
        return SHOVE
    return CLOSE if effect == box.REALLY_CLOSE else FAST


def targets(kind: i64) -> i64:
    """How many values the last field of a move may have: roads for Insider, sides for Shove."""
    if kind == INSIDER:
        return ROADS
    return 2 if kind == SHOVE else 1


def fill(p: Position, out: Moves) -> None:
    add_uses(p, p.seat, out)


def add_uses(p: Position, seat: i64, out: Moves) -> None:
    kind = kind_in_play(p)
    for road in range(ROADS):
        for bush in range(BUSHES):
            for target in range(targets(kind)):
                move = pack(kind, road, bush, target)
                if fault_of(p, seat, move) == 0:
                    out.add(move)


def fault(p: Position, move: i64) -> i64:
    return fault_of(p, p.seat, move)


def fault_of(p: Position, seat: i64, move: i64) -> i64:
    kind = kind_of(move)
    road = a_of(move)
    bush = b_of(move)
    target = c_of(move)
    if kind < INSIDER or kind > FAST or road >= ROADS or bush >= BUSHES or target >= targets(kind):
        return NOT_NOW
    if kind != kind_in_play(p):
        return WRONG_CARD
    broken = fault_bandit(p, road, bush)
    if broken != 0:
        return broken
    if p.road(road).gang_at(2 * bush) != seat:
        return NOT_YOUR_BANDIT
    if kind == INSIDER:
        return fault_insider(p, seat, road, bush, target)
    if kind == SHOVE:
        return fault_shove(p, road, neighbour(bush, target))
    return fault_close(p, road, bush) if kind == CLOSE else fault_fast(p)


def fault_bandit(p: Position, road: i64, bush: i64) -> i64:
    """A bandit that is moved stands in a bush of his own (BANDITS-8.5c, 8.6b, 8.7e, 8.8f)."""
    row = p.road(road)
    if row.is_free(bush):
        return EMPTY_BUSH
    if row.is_shared(bush):
        return BUSH_SHARED
    return LIES_DOWN if row.lies_at(2 * bush) else 0


def fault_insider(p: Position, seat: i64, road: i64, bush: i64, other: i64) -> i64:
    """BANDITS-8.5a, b, e."""
    if road == other:
        return SAME_WAGON
    broken = fault_bandit(p, other, bush)
    if broken != 0:
        return broken
    return NOT_AN_ENEMY if p.road(other).gang_at(2 * bush) == seat else 0


def neighbour(bush: i64, side: i64) -> i64:
    return bush - 1 if side == LEFT else bush + 1


def fault_shove(p: Position, road: i64, bush: i64) -> i64:
    """BANDITS-8.6a, d."""
    return fault_bandit(p, road, bush) if 0 <= bush < BUSHES else EMPTY_BUSH


def fault_close(p: Position, road: i64, bush: i64) -> i64:
    """BANDITS-8.7b, e."""
    return FIRST_BUSH if bush == 0 else fault_bandit(p, road, bush - 1)


def fault_fast(p: Position) -> i64:
    """BANDITS-8.8a."""
    return NO_ALLEY if placing.free_alley(p) == NONE else 0


def play(p: Position, move: i64) -> None:
    kind = kind_of(move)
    road = a_of(move)
    bush = b_of(move)
    merry.call(p, p.seat, p.effect(box.JOHN))
    if kind == INSIDER:
        swap(p, road, bush, c_of(move), bush)
    elif kind == SHOVE:
        swap(p, road, bush, road, neighbour(bush, c_of(move)))
    elif kind == CLOSE:
        join(p, road, bush)
    else:
        slip_off(p, road, bush)


def swap(p: Position, road: i64, bush: i64, road_to: i64, bush_to: i64) -> None:
    """The caller's bandit changes places with another and lies down; the other stands (BANDITS-8.5d, 8.6c)."""
    other = p.road(road_to).gang_at(2 * bush_to)
    p.road(road_to).set_bandit(2 * bush_to, p.seat, True)
    p.road(road).set_bandit(2 * bush, other, False)
    p.tell(SWAPPED, road_to * BUSHES + bush_to, road * BUSHES + bush, other)


def join(p: Position, road: i64, bush: i64) -> None:
    """BANDITS-8.7a, f."""
    row = p.road(road)
    row.clear_bandit(2 * bush)
    row.set_bandit(2 * bush - 1, p.seat, True)
    p.tell(JOINED, p.seat, road, bush - 1)


def slip_off(p: Position, road: i64, bush: i64) -> None:
    """BANDITS-8.8a, b: to an alley, and a die lies in his place."""
    p.road(road).clear_bandit(2 * bush)
    p.tell(SLIPPED_OFF, p.seat, road, bush)
    placing.go_to_alley(p, p.seat)
    if p.plays(FAST_DIE_BRIDGE):
        p.gang(p.seat).column += rumble.die(FAST_DIE)
    else:
        p.road(road).set_die(2 * bush, p.seat, FAST_DIE)
