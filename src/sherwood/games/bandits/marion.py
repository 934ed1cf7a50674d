"""BANDITS-8.1 to 8.4: Lady Marion, called before a bandit is placed (BANDITS-4.2f)."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import components as box
from sherwood.games.bandits import merry, wagons
from sherwood.games.bandits.kinds import (
    BROTHERHOOD,
    GOSSIP,
    GUARDS,
    LOOKED,
    MARK,
    MARKED,
    MINUS_TWO,
    NO_MARK,
    NO_WAGON,
    NOT_NOW,
    PLUS_TWO,
    SAME_WAGON,
    SPIED,
    SPIED_ALREADY,
    SPY,
    TOO_FEW_BANDITS,
)
from sherwood.games.bandits.position import NONE, ROADS, Position
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack


def fill(p: Position, out: Moves) -> None:
    effect = p.effect(box.MARION)
    if effect == box.GOSSIP:
        for road in range(ROADS):
            for other in range(road + 1, ROADS):
                add(p, out, pack(GOSSIP, road, other))
    elif effect == box.BROTHERHOOD:
        add(p, out, pack(BROTHERHOOD))
    else:
        for road in range(ROADS):
            add(p, out, pack(SPY if effect == box.SPY else GUARDS, road))


def add(p: Position, out: Moves, move: i64) -> None:
    if fault(p, move) == 0:
        out.add(move)


def fault(p: Position, move: i64) -> i64:
    kind = kind_of(move)
    if kind < GOSSIP or kind > GUARDS or not is_written_so(move):
        return NOT_NOW
    called = merry.fault(p, p.seat, box.GOSSIP + kind - GOSSIP)
    if called != 0:
        return called
    if kind == BROTHERHOOD:
        return TOO_FEW_BANDITS if p.gang(p.seat).bandits < 2 else 0
    if not wagons.is_there(p, a_of(move)):
        return NO_WAGON
    if kind == GOSSIP:
        return fault_gossip(p, a_of(move), b_of(move))
    return SPIED_ALREADY if kind == SPY and p.road(a_of(move)).spied == 1 else 0


def is_written_so(move: i64) -> bool:
    """Whether a call names as many wagons as its effect needs (BANDITS-0.3)."""
    kind = kind_of(move)
    if kind == GOSSIP:
        return c_of(move) == 0
    return move == pack(kind, 0 if kind == BROTHERHOOD else a_of(move))


def fault_gossip(p: Position, road: i64, other: i64) -> i64:
    """BANDITS-8.1a; both are named from the left."""
    if not wagons.is_there(p, other):
        return NO_WAGON
    return SAME_WAGON if other <= road else 0


def play(p: Position, move: i64) -> None:
    """The leader goes on the card, and the wagons meant are in hand; what follows is left to the course."""
    kind = kind_of(move)
    seat = p.seat
    effect = p.effect(box.MARION)
    merry.call(p, seat, effect)
    if kind == BROTHERHOOD:
        p.left = 2
        return
    p.at = a_of(move)
    if kind == SPY:
        p.road(p.at).spied = 1
        p.tell(SPIED, seat, p.at)
        return
    p.tell(LOOKED, seat, p.at, effect)
    if kind == GOSSIP:
        p.also = b_of(move)
        p.tell(LOOKED, seat, p.also, effect)


# -- the marker of Friendly Guards (BANDITS-8.4) ----------------------------------------------------------------------
def may_mark(p: Position) -> bool:
    """Whether the wagon just looked at may bear a marker (BANDITS-8.4c)."""
    return p.effect(box.MARION) == box.FRIENDLY_GUARDS and p.road(p.at).marker == 0


def fill_mark(out: Moves) -> None:
    for mark in range(NO_MARK, MINUS_TWO + 1):
        out.add(pack(MARK, mark))


def fault_mark(move: i64) -> i64:
    return 0 if move == pack(MARK, a_of(move)) and a_of(move) <= MINUS_TWO else NOT_NOW


def play_mark(p: Position, mark: i64) -> None:
    if mark != NO_MARK:
        p.road(p.at).marker = 2 if mark == PLUS_TWO else -2
        p.tell(MARKED, p.seat, p.at, mark)
    p.at = NONE
