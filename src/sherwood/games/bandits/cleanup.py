"""BANDITS-2, 6.7: what lies where at first, and what goes home at the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import wagons
from sherwood.games.bandits.components import bit, ones, total
from sherwood.games.bandits.position import BARE, FREE, PRISON, ROADS, Gang, Position, Road


def lay_out(p: Position) -> None:
    """BANDITS-2.2 to 2.4: full decks, all loot beside the board, and gangs with nothing yet."""
    p.choose_data()
    p.unseen = p.deck.all
    for band in range(p.deck.backs):
        p.backs += wagons.cards(ones(p.deck.with_back[band]), band)
    p.merry_left = 0xFFFF
    p.hidden = p.box.loot
    p.supply = total(p.hidden)
    p.gangs = [Gang() for _ in range(p.seats + 1 if p.has_will() else p.seats)]
    call_bandits_home(p)
    p.roads = [Road() for _ in range(ROADS)]


def go_home(p: Position) -> None:
    """BANDITS-6.7b, c: after the last turn leaders and dice alone."""
    for gang in p.gangs:
        gang.column = 0
        gang.jailed = 0
        if gang.leader != PRISON:
            gang.leader = FREE
    if p.number == p.board.turns:
        return
    p.festival = 0
    p.pardon = 0
    p.alleys = 0
    call_bandits_home(p)
    for number in range(ROADS):
        road = p.road(number)
        if road.state != BARE:
            wagons.discard(p, number)
        road.clear()


def call_bandits_home(p: Position) -> None:
    for gang in p.gangs:
        gang.bandits = p.board.bandits


def next_first(p: Position) -> i64:
    """BANDITS-6.7a, 11.6: the seats of which one becomes first player, as bits."""
    if p.has_will():
        return bit(1 - p.first)
    fewest = p.gang(0).vp
    for seat in range(p.seats):
        fewest = min(fewest, p.gang(seat).vp)
    poorest: i64 = 0
    for seat in range(p.seats):
        if p.gang(seat).vp == fewest:
            poorest |= bit(seat)
    return poorest
