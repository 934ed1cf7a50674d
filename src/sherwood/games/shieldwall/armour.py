"""SHIELDWALL-10.3 and 1.4e: on which column a figure is hit and saves, and on which sides its shield is."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import LEFT, REAR, RIGHT
from sherwood.games.shieldwall.position import MELEE_STEP, Position
from sherwood.games.shieldwall.troops import AXE
from sherwood.games.shieldwall.variants import BACK_SHIELD_OFF, BODY_ONLY, RIGHT_ONLY


def column(position: Position, figure: i64) -> i64:
    """SHIELDWALL-10.3a-b: against shots, from every direction."""
    troops = position.field.troops
    troop = position.field.roster.troop[figure]
    return troops.body[troop] if position.plays(BODY_ONLY) else troops.column[troop]


def column_at(position: Position, figure: i64, edge: i64) -> i64:
    """Against a blow on an edge of the base: a shield on the back covers the back alone (SHIELDWALL-10.3c)."""
    if is_slung(position, figure) and not covers_back(position, edge):
        return position.field.troops.body[position.field.roster.troop[figure]]
    return column(position, figure)


def has_shield(position: Position, figure: i64) -> bool:
    return position.field.troops.shield[position.field.roster.troop[figure]] == 1


def is_slung(position: Position, figure: i64) -> bool:
    """SHIELDWALL-10.3c: whether he fights with both hands, his shield across his back."""
    return position.step == MELEE_STEP and position.weapon[figure] == AXE and has_shield(position, figure)


def covers_back(position: Position, edge: i64) -> bool:
    """Whether a slung shield counts against a blow on this edge."""
    return edge == REAR and not position.plays(BACK_SHIELD_OFF)


def is_unshielded(position: Position, figure: i64, edge: i64) -> bool:
    """SHIELDWALL-1.4e: whether an edge is an unshielded flank."""
    if edge == RIGHT:
        return True
    bare = is_slung(position, figure) or not has_shield(position, figure)
    return edge == LEFT and bare and not position.plays(RIGHT_ONLY)
