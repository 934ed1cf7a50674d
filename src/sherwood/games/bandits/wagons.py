"""BANDITS-2.4, 4.1, 4.3a, 8.3: the wagon deck, wagons laid, looked at, turned up and discarded."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits.components import bit, ones
from sherwood.games.bandits.kinds import BACK, FACE, LAID, REVEALED, SECRET
from sherwood.games.bandits.position import BARE, COVERED, LOOK_STAGE, NONE, OPEN, ROADS, Position
from sherwood.games.bandits.variants import COVERED_DECK
from sherwood.kernel.moves import Moves, pack, shifted

FEWEST = 3
"""Wagons that are laid however few play (BANDITS-11.1)."""


def laid(p: Position) -> i64:
    """How many are laid each turn, on the first roads (BANDITS-4.1a)."""
    return min(max(FEWEST, p.seats), p.board.roads)


def is_there(p: Position, road: i64) -> bool:
    """Whether a wagon stands on this road, which may be a number that no road has."""
    return 0 <= road < ROADS and p.road(road).back != NONE


def first_in(p: Position, state: i64) -> i64:
    """The first of the roads in use whose wagon is in this state, or NONE."""
    for road in range(laid(p)):
        if p.road(road).state == state:
            return road
    return NONE


# -- the deck ---------------------------------------------------------------------------------------------------------
def cards(n: i64, band: i64) -> i64:
    """So many cards of one back, as a pile of six bits for each."""
    return n << 6 * band


def is_back_due(p: Position) -> bool:
    """Whether chance says now what back the top card has: as soon as it lies on top, or when it is laid (BANDITS-2.4)."""
    if p.top != NONE:
        return False
    wanted = first_in(p, BARE) != NONE
    if wanted and p.backs == 0:
        reshuffle(p)
    return p.backs != 0 and (wanted or not p.plays(COVERED_DECK))


def reshuffle(p: Position) -> None:
    """All discards make a new deck (BANDITS-4.1c)."""
    for band in range(p.deck.backs):
        p.backs += cards(ones(p.discarded & p.deck.with_back[band]), band)
    p.backs += p.spied_away
    p.unseen |= p.discarded
    p.discarded = 0
    p.spied_away = 0


def fill_back(p: Position, out: Moves) -> None:
    for band in range(p.deck.backs):
        if left(p, band) > 0:
            out.add(pack(BACK, band))


def left(p: Position, band: i64) -> i64:
    """Cards of this back in the deck (BANDITS-0.5)."""
    return p.backs >> 6 * band & 63


def lay(p: Position, number: i64) -> None:
    """The top card is laid face down (BANDITS-4.1b)."""
    road = p.road(number)
    road.state = COVERED
    road.back = p.top
    p.backs -= cards(1, p.top)
    p.top = NONE
    p.tell(LAID, number, road.back)


# -- faces ------------------------------------------------------------------------------------------------------------
def fill_face(p: Position, out: Moves) -> None:
    """Every card that the wagon in hand can be: the one that somebody has looked at, or any unseen (BANDITS-0.5)."""
    road = p.road(p.at)
    secret = SECRET if p.stage == LOOK_STAGE else 0
    if road.card != NONE:
        out.add(pack(FACE, p.at, road.card, secret))
        return
    unseen = p.unseen & p.deck.with_back[road.back]
    for card in range(p.deck.size):
        if unseen >> card & 1 == 1:
            out.add(pack(FACE, p.at, card, secret))


def turn(p: Position, card: i64) -> None:
    p.road(p.at).card = card
    p.unseen &= ~bit(card)


def look(p: Position, card: i64, seat: i64) -> None:
    """One seat looks at the wagon in hand (BANDITS-8.1)."""
    turn(p, card)
    p.road(p.at).lookers |= shifted(1, seat)


def reveal(p: Position, card: i64) -> None:
    """All see it (BANDITS-4.3a)."""
    turn(p, card)
    road = p.road(p.at)
    road.state = OPEN
    road.lookers = 0
    p.tell(REVEALED, p.at, card)


def discard(p: Position, number: i64) -> None:
    """The wagon leaves its road; bandits, dice and the mark of Spy stay (BANDITS-8.3d, 8.4f)."""
    road = p.road(number)
    if road.card == NONE:
        p.spied_away += cards(1, road.back)
    else:
        p.discarded |= bit(road.card)
    road.state = BARE
    road.back = NONE
    road.card = NONE
    road.lookers = 0
    road.marker = 0
