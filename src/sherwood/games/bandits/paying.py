"""BANDITS-1.10, 6.4f: now-tokens that are paid, bartered or sold."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits.components import FACES, LOOT, VILLAGE_COIN, after, count, next_face, one, total
from sherwood.games.bandits.kinds import DISCARD, DRAWN_TOKEN, NO_TOKEN, NOT_NOW, OUT_OF_ORDER, PAID
from sherwood.games.bandits.position import BARTERED, DISCARD_STAGE, NONE, PAYMENT, SPENT, Position
from sherwood.games.bandits.variants import COIN_NOT_LOOT, OPEN_DISCARDS, OPEN_LOOT
from sherwood.kernel.moves import Moves, a_of, pack
from sherwood.kernel.story import EVERYBODY, all_but


def payable(p: Position, gang: i64) -> i64:
    """The now-tokens with which a gang may pay (BANDITS-4.2e, 8.14c)."""
    free = p.gang(gang).now - p.barred
    return free & LOOT if p.plays(COIN_NOT_LOOT) else free


def begin(p: Position, n: i64, stage: i64, barred: i64 = 0) -> None:
    """The seat in turn must pay so many tokens, then this stage goes on; those in `barred`, a pile, may not go."""
    p.left = n
    p.then = stage
    p.barred = barred
    if n > 0:
        p.note(PAYMENT, p.caller(), n, BARTERED if barred & LOOT != 0 else 0)


def go_on(p: Position) -> bool:
    """Asks for the next token; False when all are paid. Who must pay all that he may isn't asked (BANDITS-0.6), unless what he
    pays is shown (BANDITS-1.10)."""
    gang = p.caller()
    if p.left > 0 and (total(payable(p, gang)) > p.left or p.plays(OPEN_DISCARDS)):
        p.enter(DISCARD_STAGE)
        p.seat = gang
        return True
    while p.left > 0:
        pay(p, gang, next_face(payable(p, gang), 0), EVERYBODY)
    p.barred = 0
    p.least = 0
    p.then = NONE
    return False


def fill(p: Position, out: Moves) -> None:
    for face in range(FACES):
        if fault(p, pack(DISCARD, face)) == 0:
            out.add(pack(DISCARD, face))


def fault(p: Position, move: i64) -> i64:
    face = a_of(move)
    if move != pack(DISCARD, face) or face >= FACES:
        return NOT_NOW
    free = payable(p, p.seat)
    if count(free, face) == 0:
        return DRAWN_TOKEN if p.barred == one(face) else NO_TOKEN
    return OUT_OF_ORDER if face < p.least or count(free, face) + after(free, face) < p.left else 0


def play(p: Position, move: i64) -> None:
    p.least = a_of(move)
    pay(p, p.seat, p.least, all_but(p.seat))


def pay(p: Position, gang: i64, face: i64, readers: i64) -> None:
    """A token leaves the game; a village coin goes back to the bank (BANDITS-1.10). `readers` are told."""
    p.left -= 1
    p.gang(gang).now -= one(face)
    if face == VILLAGE_COIN:
        p.bank -= 1
    else:
        p.paid += one(face)
    p.note(SPENT, gang, face, i64(is_open(p, face)))
    p.tell(PAID, gang, 1, i64(face == VILLAGE_COIN), readers)


def is_open(p: Position, face: i64) -> bool:
    """Whether all see which token goes (BANDITS-0.3, 1.10, 5.6f)."""
    return face == VILLAGE_COIN or p.plays(OPEN_LOOT | OPEN_DISCARDS)


def is_shown(p: Position, move: i64, reader: i64) -> bool:
    """Whether a reader sees which token is paid now."""
    return reader == p.seat or is_open(p, a_of(move))
