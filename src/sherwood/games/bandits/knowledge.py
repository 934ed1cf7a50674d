"""BANDITS-0.3, H: what each seat sees of a move, and the positions that it can't tell apart."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import bribes, loot, paying
from sherwood.games.bandits.kinds import BRIBE, DISCARD, FACE, KEEP, LOOT, SHOW
from sherwood.games.bandits.position import DRAW_STAGE, LOOK_STAGE, OPEN_STAGE, SHOW_STAGE, Position
from sherwood.games.bandits.variants import OPEN_LOOT
from sherwood.kernel.moves import UNKNOWN, a_of, kind_of, pack


def seen(p: Position, move: i64, seat: i64) -> i64:
    """The move as a seat sees it (BANDITS-0.3): whole for who makes it, and else with what it may not know left out."""
    kind = kind_of(move)
    if seat == p.seat or is_open(p, move, seat):
        return move
    if kind in (FACE, SHOW):
        return pack(kind, a_of(move), UNKNOWN)
    return pack(kind, UNKNOWN)


def is_open(p: Position, move: i64, seat: i64) -> bool:
    kind = kind_of(move)
    if kind == FACE:
        return p.stage != LOOK_STAGE or seat == p.caller()
    if kind == LOOT:
        return sees_draw(p, seat)
    if kind == SHOW:
        return p.stage != SHOW_STAGE or loot.sees_show(p, seat)
    if kind == KEEP:
        return loot.sees_keep(p, move, seat)
    if kind == DISCARD:
        return paying.is_open(p, a_of(move))
    return kind != BRIBE or not bribes.is_secret(p)


def sees_draw(p: Position, seat: i64) -> bool:
    """Whether a seat sees which token is drawn: for loot, for Barter or as a reward, or at the end."""
    if p.stage == DRAW_STAGE:
        return loot.sees_draw(p, seat)
    return p.stage == OPEN_STAGE or seat == p.caller() or p.plays(OPEN_LOOT)
