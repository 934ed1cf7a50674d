"""BANDITS-4.3, 9.5, 10.2, 10.3: wagons that act as soon as they are revealed."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import wagons
from sherwood.games.bandits.components import ALAN, KING_RICHARD, SHERIFF
from sherwood.games.bandits.kinds import DRIVEN_OFF, JAILED, PARDONED
from sherwood.games.bandits.position import FREE, NONE, OPEN, PRISON, ROADS, Position
from sherwood.games.bandits.variants import LEFT_TO_RIGHT, SHERIFF_ALL


def road_of(p: Position, special: i64) -> i64:
    """Where a special wagon stands open, or NONE."""
    for number in range(ROADS):
        road = p.road(number)
        if road.state == OPEN and p.deck.special[road.card] == special:
            return number
    return NONE


def drive_off(p: Position) -> None:
    """BANDITS-10.3: all wagons are discarded; bandits stay."""
    p.tell(DRIVEN_OFF, road_of(p, ALAN))
    for number in range(wagons.laid(p)):
        wagons.discard(p, number)
        p.road(number).spied = 0


def act(p: Position) -> None:
    """BANDITS-4.3c: the Sheriff first, then King Richard, or both from the left."""
    jail = road_of(p, SHERIFF)
    king = road_of(p, KING_RICHARD)
    if king != NONE and king < jail and p.plays(LEFT_TO_RIGHT):
        pardon(p)
        king = NONE
    if jail != NONE:
        arrest(p, jail)
    if king != NONE:
        pardon(p)


def arrest(p: Position, number: i64) -> None:
    """BANDITS-9.5: leaders of assaulting gangs that aren't on a card go to prison."""
    road = p.road(number)
    for seat in range(p.seats):
        gang = p.gang(seat)
        if gang.leader == FREE and (p.plays(SHERIFF_ALL) or road.bandits_of(seat) > 0):
            gang.leader = PRISON
            gang.jailed = 1
            p.tell(JAILED, seat, number)


def pardon(p: Position) -> None:
    """BANDITS-10.2: all leaders in prison go free, and nobody is arrested this turn."""
    p.pardon = 1
    for seat in range(p.seats):
        gang = p.gang(seat)
        if gang.leader == PRISON:
            gang.leader = FREE
            gang.jailed = 0
            p.tell(PARDONED, seat)
