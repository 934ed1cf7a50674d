"""SHIELDWALL-6.7: in melee a leader dies last."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import melee
from sherwood.games.shieldwall.engagement import engages
from sherwood.games.shieldwall.losses import is_leader
from sherwood.games.shieldwall.position import DOOMED, Position


def victim(position: Position, who: i64, whom: i64) -> i64:
    """On whom a blow falls that is not saved: instead of a leader on the first man who fights the same enemy."""
    if is_leader(position, whom):
        enemy = melee.striker(position, who)
        for other in range(position.field.roster.n):
            if may_stand_in(position, other, whom) and engages(position, other, enemy):
                return other
    return whom


def may_stand_in(position: Position, figure: i64, leader: i64) -> bool:
    """Whether he is a living man of the leader's side, and no leader."""
    side = position.field.roster.side
    return (
        position.is_on(figure)
        and side[figure] == side[leader]
        and not is_leader(position, figure)
        and not position.has(figure, DOOMED)
    )
