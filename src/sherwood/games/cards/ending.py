"""CARDS-5: who has won."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.cards.components import MAID_MARION, PRIZES, count, total
from sherwood.games.cards.kinds import BY_MARION, BY_POINTS, BY_PRIZES, DRAWN, ROBIN, SHERIFF
from sherwood.games.cards.position import Position
from sherwood.games.cards.variants import TIE_BREAK_PRIZES


def victory_points(p: Position, seat: i64) -> i64:
    return PRIZES.points_of(p.side(seat).prizes)


def ending(p: Position) -> i64:
    """What decided the game (CARDS-5.1)."""
    if victory_points(p, ROBIN) != victory_points(p, SHERIFF):
        return BY_POINTS
    if not p.plays(TIE_BREAK_PRIZES):
        return DRAWN
    if total(p.robin.prizes) != total(p.sheriff.prizes):
        return BY_PRIZES
    return DRAWN if count(p.prizes_discarded, MAID_MARION) > 0 else BY_MARION


def tie_break(p: Position, seat: i64) -> i64:
    """1 for the side that wins in spite of equal points, else 0."""
    mine = p.side(seat).prizes
    how = ending(p)
    if how == BY_PRIZES and total(mine) > total(p.side(1 - seat).prizes):
        return 1
    if how == BY_MARION:
        return count(mine, MAID_MARION)
    return 0


def points(p: Position, seat: i64) -> i64:
    """Victory points; a tie that the prizes break counts as one more (variant tie_break_prizes)."""
    return victory_points(p, seat) + tie_break(p, seat)
