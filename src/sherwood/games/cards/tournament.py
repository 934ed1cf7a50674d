"""CARDS-4: the Tournament, shot out with Arrows and Bolts alone."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.cards.arrows import spend
from sherwood.games.cards.components import SHOT, count, total
from sherwood.games.cards.kinds import CONTEST_LIMIT, ROBIN, SHERIFF, TOO_FEW_TO_CONTEST
from sherwood.games.cards.position import NONE, Position, deck_of
from sherwood.games.cards.variants import TOURNAMENT_LIMIT
from sherwood.kernel.moves import c_of


def may_contest(p: Position, seat: i64) -> bool:
    """On public grounds (CARDS-0.4)."""
    return p.side(seat).hand != 0


def most(p: Position) -> i64:
    hand = p.side(p.seat).hand
    shots = count(hand, SHOT)
    return min(shots, total(hand & deck_of(p.seat).characters)) if p.plays(TOURNAMENT_LIMIT) else shots


def choose(p: Position, n: i64) -> None:
    p.side(p.seat).shots = n


def fault(p: Position, move: i64) -> i64:
    return TOO_FEW_TO_CONTEST if c_of(move) > count(p.side(p.seat).hand, SHOT) else CONTEST_LIMIT


def contest(p: Position) -> None:
    """The higher number takes the prize; all cards committed are discarded (CARDS-4.1)."""
    spend(p.robin)
    spend(p.sheriff)
    if p.robin.shots == p.sheriff.shots:
        p.victor = NONE
    else:
        p.victor = ROBIN if p.robin.shots > p.sheriff.shots else SHERIFF
