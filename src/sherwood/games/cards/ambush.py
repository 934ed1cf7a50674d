"""CARDS-3.3, 3.4: combatants and the Trap, committed face down and revealed together."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.cards.components import TRAP_CARD, cards, count
from sherwood.games.cards.kinds import (
    ADD,
    NO_CHARACTER,
    NOT_IN_HAND,
    NOT_NOW,
    OUT_OF_ORDER,
    SECOND_TRAP,
    SHERIFF,
    TRAP,
    TRAP_ALONE,
)
from sherwood.games.cards.knowledge import forget
from sherwood.games.cards.position import NONE, Position, Side, deck_of
from sherwood.games.cards.variants import BLUFF, LONE_TRAP
from sherwood.kernel.moves import b_of, c_of, kind_of


def may_lie(p: Position) -> i64:
    """The kinds that may lie behind the barrier, the Trap apart (CARDS-3.3): a mask."""
    deck = deck_of(p.seat)
    if not p.plays(BLUFF):
        return deck.characters
    everything = cards(1, deck.kinds) - 1
    return everything if p.seat != SHERIFF else everything - cards(63, TRAP_CARD)


def has_company(p: Position, chosen: i64) -> bool:
    """Whether a Trap may lie beside what is chosen (CARDS-3.4)."""
    return chosen & deck_of(SHERIFF).characters != 0 or p.plays(LONE_TRAP)


def kinds(p: Position, added: i64) -> i64:
    """The cards in hand that are asked for, once `added` is committed too (CARDS-0.2)."""
    side = p.side(p.seat)
    pile = side.hand & may_lie(p)
    if p.seat == SHERIFF and has_company(p, side.chosen + added):
        pile |= side.hand & cards(63, TRAP_CARD)
    return pile


def is_trap_question(p: Position) -> bool:
    return p.seat == SHERIFF and p.kind == TRAP_CARD


def most(p: Position) -> i64:
    if p.kind == NONE:
        return 0
    if is_trap_question(p):
        return 1
    return count(p.side(p.seat).hand, p.kind)


def add(p: Position, n: i64) -> None:
    if n == 0:
        return
    side = p.side(p.seat)
    side.hand -= cards(n, p.kind)
    side.chosen += cards(n, p.kind)


def fault(p: Position, move: i64) -> i64:
    if kind_of(move) == ADD:
        return fault_add(p, p.side(p.seat), b_of(move), c_of(move))
    if kind_of(move) == TRAP and p.seat == SHERIFF:
        return fault_trap(p, p.sheriff, c_of(move))
    return NOT_NOW


def fault_add(p: Position, side: Side, kind: i64, n: i64) -> i64:
    if kind >= deck_of(p.seat).kinds or count(may_lie(p), kind) == 0:
        return NO_CHARACTER
    if n > count(side.hand, kind):
        return NOT_IN_HAND
    return OUT_OF_ORDER


def fault_trap(p: Position, side: Side, n: i64) -> i64:
    if n > 1:
        return SECOND_TRAP
    if count(side.hand, TRAP_CARD) == 0:
        return NOT_IN_HAND
    return OUT_OF_ORDER if has_company(p, side.chosen) else TRAP_ALONE


def reveal(p: Position, seat: i64) -> None:
    """Characters become combatants; the Trap and a bluff are discarded (CARDS-3.3, 3.4)."""
    side = p.side(seat)
    side.combatants = side.chosen & deck_of(seat).characters
    side.discards += side.chosen - side.combatants
    if seat == SHERIFF:
        side.trap = count(side.chosen, TRAP_CARD)
    forget(side, side.chosen)
    side.chosen = 0
