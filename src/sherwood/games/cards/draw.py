"""CARDS-3.1, 3.2: drawing, the reshuffle, the hand limit, and the prize."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.cards.components import DRAWN_EACH_TURN, PRIZES, after, cards, count, nth, one, total
from sherwood.games.cards.kinds import DRAW, NOT_IN_HAND, OUT_OF_ORDER, PRIZE, RESHUFFLED, ROBIN, SHERIFF, WRONG_DROP
from sherwood.games.cards.knowledge import discards_are_open, doubt_hand, forget, learn_hand
from sherwood.games.cards.position import Position, Side, deck_of
from sherwood.games.cards.variants import NO_RESHUFFLE
from sherwood.kernel.moves import Moves, b_of, c_of, pack
from sherwood.kernel.rng import Rng


def owe(p: Position) -> None:
    p.robin.owed += DRAWN_EACH_TURN
    p.sheriff.owed += DRAWN_EACH_TURN


def is_owed(p: Position) -> bool:
    """Whether a card is drawn now: what can't be drawn is owed no longer (CARDS-3.1)."""
    for seat in range(ROBIN, SHERIFF + 1):
        side = p.side(seat)
        if side.owed > 0:
            if side.deck == 0:
                reshuffle(p, seat, side)
            if side.deck != 0:
                return True
            side.owed = 0
    return False


def reshuffle(p: Position, seat: i64, side: Side) -> None:
    if side.discards == 0 or p.plays(NO_RESHUFFLE):
        return
    side.deck = side.discards
    side.discards = 0
    learn_hand(side)
    p.tell(RESHUFFLED, seat, total(side.deck))


def drawer(p: Position) -> i64:
    return ROBIN if p.robin.owed > 0 else SHERIFF


def fill_draw(p: Position, out: Moves) -> None:
    seat = drawer(p)
    deck = p.side(seat).deck
    for kind in range(deck_of(seat).kinds):
        if count(deck, kind) > 0:
            out.add(pack(DRAW, seat, kind))


def sample_draw(p: Position, rng: Rng) -> i64:
    seat = drawer(p)
    deck = p.side(seat).deck
    return pack(DRAW, seat, nth(deck, rng.below(total(deck))))


def draw(p: Position, seat: i64, kind: i64) -> None:
    side = p.side(seat)
    card = one(kind)
    side.deck -= card
    side.hand += card
    side.owed -= 1


# -- hand limit -------------------------------------------------------------------------------------------------------
def is_over_limit(p: Position, seat: i64) -> bool:
    return p.hand_limit > 0 and total(p.side(seat).hand) > p.hand_limit


def to_drop(p: Position) -> i64:
    return total(p.side(p.seat).hand) - p.hand_limit


def least_dropped(p: Position) -> i64:
    return max(0, to_drop(p) - after(p.side(p.seat).hand, p.kind))


def most_dropped(p: Position) -> i64:
    return min(to_drop(p), count(p.side(p.seat).hand, p.kind))


def drop(p: Position, n: i64) -> None:
    side = p.side(p.seat)
    side.hand -= cards(n, p.kind)
    side.chosen += cards(n, p.kind)


def fault_drop(p: Position, move: i64) -> i64:
    side = p.side(p.seat)
    kind = b_of(move)
    if kind >= deck_of(p.seat).kinds or c_of(move) > count(side.hand, kind):
        return NOT_IN_HAND
    return WRONG_DROP if kind == p.kind else OUT_OF_ORDER


def put_away(p: Position, side: Side) -> None:
    """The cards dropped go to the discards: open, or known to their owner alone (CARDS-6.6)."""
    side.discards += side.chosen
    if discards_are_open(p):
        forget(side, side.chosen)
    elif side.chosen != 0:
        side.put_away += side.chosen
        doubt_hand(side)
    side.chosen = 0


# -- prize ------------------------------------------------------------------------------------------------------------
def fill_prize(p: Position, out: Moves) -> None:
    for kind in range(PRIZES.kinds):
        if count(p.prizes, kind) > 0:
            out.add(pack(PRIZE, kind))


def sample_prize(p: Position, rng: Rng) -> i64:
    return pack(PRIZE, nth(p.prizes, rng.below(total(p.prizes))))


def turn_up_prize(p: Position, kind: i64) -> None:
    p.prizes -= one(kind)
    p.prize = kind
