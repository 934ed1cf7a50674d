"""CARDS-6: what each side knows of the other's cards, and the positions that it can't tell apart."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.cards.components import common, nth, one, total
from sherwood.games.cards.position import CASUALTIES_STAGE, FALLEN_STAGE, Position, Side
from sherwood.games.cards.variants import CLOSED_DISCARDS
from sherwood.kernel.rng import Rng


def discards_are_open(p: Position) -> bool:
    """CARDS-6.2."""
    return not p.plays(CLOSED_DISCARDS)


def learn(side: Side, pile: i64) -> None:
    """These cards were seen to go to the hand (CARDS-6.3)."""
    side.known += pile


def learn_held(side: Side, pile: i64) -> None:
    """At least these cards are shown to be in the hand."""
    fresh = pile - common(side.known, pile)
    side.doubted -= common(side.doubted, fresh)
    side.known += fresh


def forget(side: Side, pile: i64) -> None:
    """These cards have left the hand in the open (CARDS-6.3)."""
    known = common(side.known, pile)
    side.known -= known
    if side.doubted != 0:
        side.doubted -= common(side.doubted, pile - known)


def doubt_hand(side: Side) -> None:
    """Cards of this hand have been put away unseen: any of those known to be in it may be among them (CARDS-6.6)."""
    side.doubted += side.known
    side.known = 0


def learn_hand(side: Side) -> None:
    """At a reshuffle everything but the hand lies open, and so it is known (CARDS-6.3); cards put away unseen are in the deck
    again, nobody knows where (CARDS-6.6)."""
    if side.put_away == 0:
        side.known = side.hand
    side.doubted = 0
    side.put_away = 0


def subset(pile: i64, n: i64, rng: Rng) -> i64:
    """n cards of a pile, each as likely as any other."""
    left = total(pile)
    if 2 * n > left:
        return pile - subset(pile, left - n, rng)
    taken: i64 = 0
    while n > 0:
        card = one(nth(pile, rng.below(left)))
        taken += card
        pile -= card
        left -= 1
        n -= 1
    return taken


def redeal(p: Position, side: Side, rng: Rng) -> None:
    """CARDS-6.5: the unknown cards of a side dealt anew; what it had chosen from its hand is in the hand again."""
    held = side.hand
    if p.stage != CASUALTIES_STAGE and p.stage != FALLEN_STAGE:
        held += side.chosen
        side.chosen = 0
    away = total(side.put_away)
    kept = side.known + side.doubted
    unknown = side.deck + held + side.put_away - kept
    taken = subset(unknown, total(held) + away - total(kept), rng)
    side.deck = unknown - taken
    side.hand = kept + taken
    if away > 0:
        side.discards -= side.put_away
        side.put_away = subset(side.hand - side.known, away, rng)
        side.discards += side.put_away
        side.hand -= side.put_away
