"""CARDS-3.11 to 3.13: survivors go back to the hand, and Heal Wounds fetch the fallen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.cards.components import HEAL_WOUNDS, cards, count, total
from sherwood.games.cards.kinds import NOT_YOUR_DEAD, OUT_OF_ORDER, RETURNED, ROBIN, SHERIFF, TOO_FEW_HEALS
from sherwood.games.cards.knowledge import forget, learn
from sherwood.games.cards.position import Position, deck_of
from sherwood.games.cards.variants import HEAL_AFTER_TIE, HEAL_ONCE, HEAL_WINNER, REST_ONE_TURN
from sherwood.kernel.moves import b_of, c_of

ANY_NUMBER: Final[i64] = 60
"""More Heal Wounds than there are."""


def is_there_recovery(p: Position) -> bool:
    """CARDS-3.10: not if nobody is left on either side."""
    return p.robin.combatants != 0 or p.sheriff.combatants != 0 or p.plays(HEAL_AFTER_TIE)


def take_back_survivors(p: Position) -> None:
    """CARDS-3.11: at once, or they rest first."""
    if p.plays(REST_ONE_TURN):
        return
    for seat in range(ROBIN, SHERIFF + 1):
        side = p.side(seat)
        come_back(p, seat, side.combatants)
        side.combatants = 0


def end_rest(p: Position) -> None:
    """At the end of a turn those who rested come back, and its survivors begin to rest."""
    for seat in range(ROBIN, SHERIFF + 1):
        side = p.side(seat)
        come_back(p, seat, side.resting)
        side.resting = side.combatants
        side.combatants = 0


def come_back(p: Position, seat: i64, pile: i64) -> None:
    """To the hand, where the other side knows them to be (CARDS-6.3)."""
    if pile == 0:
        return
    side = p.side(seat)
    side.hand += pile
    learn(side, pile)
    p.tell(RETURNED, seat, total(pile))


# -- Heal Wounds (CARDS-3.12) -----------------------------------------------------------------------------------------
def may_heal(p: Position) -> bool:
    """On public grounds (CARDS-0.4): somebody fell, and there is a hand to heal from."""
    return p.robin.fallen != 0 and p.robin.hand != 0 and (p.victor == ROBIN or not p.plays(HEAL_WINNER))


def begin(p: Position) -> None:
    p.allowance = ANY_NUMBER
    if p.plays(HEAL_ONCE):
        p.allowance = 1


def heals(p: Position) -> i64:
    """Heal Wounds that Robin may still play."""
    return min(p.allowance, count(p.robin.hand, HEAL_WOUNDS))


def most(p: Position) -> i64:
    return min(heals(p), count(p.robin.fallen, p.kind))


def heal(p: Position, n: i64) -> None:
    robin = p.robin
    played = cards(n, HEAL_WOUNDS)
    healed = cards(n, p.kind)
    robin.hand += healed - played
    robin.discards += played - healed
    robin.fallen -= healed
    forget(robin, played)
    learn(robin, healed)
    p.allowance -= n


def fault(p: Position, move: i64) -> i64:
    kind = b_of(move)
    if kind >= deck_of(ROBIN).kinds or c_of(move) > count(p.robin.fallen, kind):
        return NOT_YOUR_DEAD
    if kind != p.kind:
        return OUT_OF_ORDER if count(p.robin.fallen, kind) > 0 else NOT_YOUR_DEAD
    return TOO_FEW_HEALS
