"""BANDITS-6.2, 8.13 to 8.16: Friar Tuck at the drawbridge."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import assault, loot, merry, paying, rumble
from sherwood.games.bandits import components as box
from sherwood.games.bandits.components import one, total
from sherwood.games.bandits.kinds import (
    BARTER,
    BEER,
    BOY,
    EMPTY_SUPPLY,
    MARKET,
    NO_DIE,
    NO_OPPONENT,
    NO_TOKEN,
    NOT_NOW,
    WHY_MARKET,
    WRONG_CARD,
)
from sherwood.games.bandits.position import BARTER_STAGE, BEER_STAGE, NONE, TUCK_STAGE, Position
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, pack


def kind_in_play(p: Position) -> i64:
    """The kind of move by which his card is used."""
    effect = p.effect(box.TUCK)
    if effect == box.COME_ON_BOY:
        return BOY
    if effect == box.BARTER:
        return BARTER
    return MARKET if effect == box.MARKET else BEER


def fill(p: Position, out: Moves) -> None:
    add_uses(p, p.seat, out)


def add_uses(p: Position, seat: i64, out: Moves) -> None:
    kind = kind_in_play(p)
    if kind in (BARTER, MARKET):
        add(p, seat, pack(kind), out)
        return
    first = first_opponent(p, seat)
    for value in range(1, 7):
        if kind == BOY:
            add(p, seat, pack(BOY, value), out)
        elif first != NONE:
            add(p, seat, pack(BEER, first, value), out)


def add(p: Position, seat: i64, move: i64, out: Moves) -> None:
    if fault_of(p, seat, move) == 0:
        out.add(move)


def fault(p: Position, move: i64) -> i64:
    return fault_of(p, p.seat, move)


def fault_of(p: Position, seat: i64, move: i64) -> i64:
    kind = kind_of(move)
    if kind not in (BOY, BARTER, MARKET, BEER):
        return NOT_NOW
    if kind != kind_in_play(p):
        return WRONG_CARD
    if kind == BOY:
        return fault_die(p, seat, a_of(move)) if move == pack(BOY, a_of(move)) else NOT_NOW
    if kind == BEER:
        return fault_first_beer(p, seat, move)
    if move != pack(kind):
        return NOT_NOW
    if total(paying.payable(p, seat)) == 0:
        return NO_TOKEN
    return EMPTY_SUPPLY if kind == BARTER and not loot.is_token_left(p) else 0


def fault_die(p: Position, gang: i64, value: i64) -> i64:
    """A die that is on the drawbridge (BANDITS-8.13a, 8.16a)."""
    if value < 1 or value > 6:
        return NOT_NOW
    return 0 if rumble.has(p.gang(gang).column, value) else NO_DIE


def play(p: Position, move: i64) -> None:
    kind = kind_of(move)
    seat = p.seat
    merry.call(p, seat, p.effect(box.TUCK))
    if kind == BOY:
        rumble.remove(p, seat, a_of(move))
    elif kind == BARTER:
        begin_barter(p)
    elif kind == MARKET:
        assault.gain(p, seat, WHY_MARKET)
        paying.begin(p, 1, TUCK_STAGE)
    else:
        begin_beer(p, move)


def go_on(p: Position) -> bool:
    """Goes on with the call; False when it is carried out."""
    if p.then == TUCK_STAGE:
        return paying.go_on(p)
    return p.stage == BARTER_STAGE or raise_on(p)


# -- Barter (BANDITS-8.14) --------------------------------------------------------------------------------------------
def begin_barter(p: Position) -> None:
    """A token is drawn, or under a variant a village coin comes in its place (BANDITS-1.9)."""
    if p.supply > 0:
        p.enter(BARTER_STAGE)
    else:
        loot.take_village_coin(p, p.seat)
        paying.begin(p, 1, TUCK_STAGE, one(box.VILLAGE_COIN))


def draw(p: Position, move: i64) -> None:
    """BANDITS-8.14b, c: one of the others goes for it."""
    face = a_of(move)
    loot.receive(p, p.caller(), face)
    paying.begin(p, 1, TUCK_STAGE, one(face))


# -- Where's the Beer? (BANDITS-8.16) ---------------------------------------------------------------------------------
def opponent(p: Position) -> i64:
    """The gang that the caller has come to, clockwise from himself, with p.left gangs before he is round."""
    return (p.caller() + len(p.gangs) - p.left) % len(p.gangs)


def first_opponent(p: Position, seat: i64) -> i64:
    """The first gang clockwise from a seat with a die on the drawbridge, or NONE (BANDITS-8.16b, d)."""
    for distance in range(1, len(p.gangs)):
        gang = (seat + distance) % len(p.gangs)
        if p.gang(gang).column != 0:
            return gang
    return NONE


def fault_first_beer(p: Position, seat: i64, move: i64) -> i64:
    first = first_opponent(p, seat)
    if first == NONE:
        return NO_OPPONENT
    return fault_die(p, first, b_of(move)) if move == pack(BEER, first, b_of(move)) else NOT_NOW


def begin_beer(p: Position, move: i64) -> None:
    p.left = len(p.gangs) - 1
    while opponent(p) != a_of(move):
        p.left -= 1
    play_beer(p, move)


def raise_on(p: Position) -> bool:
    """To the next opponent whose dice leave a choice; those alike are raised without a question."""
    while p.left > 0:
        gang = opponent(p)
        column = p.gang(gang).column
        if column != 0:
            value = rumble.lowest(column)
            if rumble.total(column) != value * rumble.dice(column):
                p.seat_on(BEER_STAGE)
                return True
            rumble.raise_by_two(p, gang, value)
        p.left -= 1
    return False


def fill_beer(p: Position, out: Moves) -> None:
    for value in range(1, 7):
        if fault_beer(p, pack(BEER, opponent(p), value)) == 0:
            out.add(pack(BEER, opponent(p), value))


def fault_beer(p: Position, move: i64) -> i64:
    gang = opponent(p)
    return fault_die(p, gang, b_of(move)) if move == pack(BEER, gang, b_of(move)) else NOT_NOW


def play_beer(p: Position, move: i64) -> None:
    rumble.raise_by_two(p, a_of(move), b_of(move))
    p.left -= 1
