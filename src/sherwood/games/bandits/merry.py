"""BANDITS-2.5, 3: the Merry Men in play, their decks and portraits, and who may call them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.bandits.components import NOBODY, bit
from sherwood.games.bandits.kinds import CALLED, CARD_CLOSED, EXCHANGED, MERRY, NO_LEADER, OFFERED, WRONG_CARD
from sherwood.games.bandits.position import FREE, NONE, OPEN, ROADS, Position
from sherwood.games.bandits.variants import KEEP_LAST, ONE_CALLER, ONE_EXCHANGE
from sherwood.kernel.moves import Moves, pack, shifted

CARDS: Final[i64] = 4
"""Of each character."""


def owner(effect: i64) -> i64:
    """The character that an effect belongs to (BANDITS-D.4)."""
    return effect // CARDS


def suit(character: i64) -> i64:
    """All effects of a character, as bits."""
    return shifted(15, CARDS * character)


# -- calling (BANDITS-3.1 to 3.4) -------------------------------------------------------------------------------------
def fault(p: Position, seat: i64, effect: i64) -> i64:
    """Why a seat can't call for an effect, or 0."""
    character = owner(effect)
    if p.gang(seat).leader != FREE:
        return NO_LEADER
    if p.effect(character) != effect:
        return WRONG_CARD
    if p.plays(ONE_CALLER) and is_occupied(p, character):
        return CARD_CLOSED
    return 0


def may_call(p: Position, seat: i64, character: i64) -> bool:
    return fault(p, seat, p.effect(character)) == 0


def is_occupied(p: Position, character: i64) -> bool:
    """Whether a leader stands on this character's card."""
    return any(gang.leader == 1 + character for gang in p.gangs)


def call(p: Position, seat: i64, effect: i64) -> None:
    """The leader goes on the card, and stays there until clean-up (BANDITS-3.2)."""
    p.gang(seat).leader = 1 + owner(effect)
    p.tell(CALLED, seat, effect)


# -- cards turned up (BANDITS-2.5, 3.6, 4.3e) -------------------------------------------------------------------------
def due(p: Position) -> i64:
    """The character of whom chance turns up a card: each at set-up, later the one whose portrait it is."""
    return p.at if p.number == 0 else portrait(p, p.at)


def portrait(p: Position, number: i64) -> i64:
    """The character on an open wagon, or NOBODY."""
    road = p.road(number)
    return p.deck.portrait[road.card] if road.state == OPEN else NOBODY


def next_portrait(p: Position, start: i64) -> i64:
    """The first road from `start` on whose portrait brings another card, or NONE."""
    for road in range(start, ROADS):
        character = portrait(p, road)
        if character != NOBODY and may_exchange(p, road, character):
            return road
    return NONE


def may_exchange(p: Position, road: i64, character: i64) -> bool:
    if p.plays(KEEP_LAST) and p.merry_left & suit(character) == 0:
        return False
    if p.plays(ONE_EXCHANGE):
        for earlier in range(road):
            if portrait(p, earlier) == character:
                return False
    return True


def fill_deck(p: Position) -> None:
    """An empty deck is made anew of the discards, before the card in play joins them (BANDITS-3.6)."""
    cards = suit(due(p))
    if p.merry_left & cards == 0:
        p.merry_left |= p.merry_out & cards
        p.merry_out &= ~cards


def fill(p: Position, out: Moves) -> None:
    character = due(p)
    for effect in range(CARDS * character, CARDS * character + CARDS):
        if p.merry_left >> effect & 1 == 1:
            out.add(pack(MERRY, character, effect))


def turn_up(p: Position, character: i64, effect: i64) -> None:
    old = p.effect(character)
    p.merry_left &= ~bit(effect)
    p.in_play += (effect - old) << 4 * character
    if p.number > 0:
        p.merry_out |= bit(old)
        p.tell(EXCHANGED, character, old, effect)
    else:
        p.tell(OFFERED, character, effect)
