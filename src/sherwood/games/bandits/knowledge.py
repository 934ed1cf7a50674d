"""BANDITS-0.3, H: what each seat sees of a move, and the positions that it can't tell apart."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import bribes, loot, paying
from sherwood.games.bandits.kinds import BRIBE, DISCARD, FACE, KEEP, LOOT, SHOW
from sherwood.games.bandits.position import LOOK_STAGE, OFFERS_STAGE, Position
from sherwood.kernel.moves import UNKNOWN, a_of, c_of, kind_of, pack


def seen(p: Position, move: i64, seat: i64) -> i64:
    """The move as a seat sees it (BANDITS-0.3): whole for who makes it, and else with what it may not know left out."""
    kind = kind_of(move)
    if seat == p.seat or is_open(p, move, seat):
        return move
    if kind in (FACE, SHOW):
        return pack(kind, a_of(move), UNKNOWN, c_of(move))
    return pack(kind, UNKNOWN)


def is_open(p: Position, move: i64, seat: i64) -> bool:
    kind = kind_of(move)
    if kind == FACE:
        return p.stage != LOOK_STAGE or seat == p.caller()
    if kind in (LOOT, SHOW, KEEP):
        return p.stage == OFFERS_STAGE or loot.is_shown(p, move, seat)
    if kind == DISCARD:
        return paying.is_shown(p, move, seat)
    return kind != BRIBE or bribes.is_shown(p, seat)
