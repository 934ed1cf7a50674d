"""BANDITS-6.4: bribes."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import paying, rumble
from sherwood.games.bandits.components import bit, total
from sherwood.games.bandits.kinds import BRIBE, BRIBED, BRIBED_ALREADY, NOT_NOW, OFFER, SHOW, TOO_FEW
from sherwood.games.bandits.position import BRIBE_STAGE, NONE, OFFERS_STAGE, Position
from sherwood.games.bandits.variants import MANY_BRIBES, SECRET_BRIBES
from sherwood.kernel.moves import Moves, a_of, pack


def begin(p: Position) -> None:
    """Nobody has offered anything yet."""
    for gang in p.gangs:
        gang.bribe = NONE


def is_open(p: Position, seat: i64) -> bool:
    """Whether a seat could pay anything (BANDITS-6.4c)."""
    return fault_of(p, seat, 1) == 0


def fill(p: Position, out: Moves) -> None:
    for n in range(4):
        if fault_of(p, p.seat, n) == 0:
            out.add(pack(BRIBE, n))


def fault(p: Position, move: i64) -> i64:
    return fault_of(p, p.seat, a_of(move)) if move == pack(BRIBE, a_of(move)) else NOT_NOW


def fault_of(p: Position, seat: i64, n: i64) -> i64:
    """BANDITS-6.4a, c, d."""
    if n == 0:
        return 0
    if n != 1 and n != 3:
        return NOT_NOW
    gang = p.gang(seat)
    if gang.bribe > 0 and not p.plays(MANY_BRIBES):
        return BRIBED_ALREADY
    return TOO_FEW if rumble.dice(gang.column) < dice_for(n) or total(paying.payable(p, seat)) < n else 0


def dice_for(n: i64) -> i64:
    """The dice that go for so many tokens."""
    return 2 if n == 3 else n


def play(p: Position, move: i64) -> None:
    p.gang(p.seat).bribe = a_of(move)
    if not p.plays(SECRET_BRIBES):
        take_effect(p, p.seat, BRIBE_STAGE)


def take_effect(p: Position, seat: i64, stage: i64) -> None:
    """The lowest dice go (BANDITS-6.4e), and the tokens are due."""
    bribe = max(0, p.gang(seat).bribe)
    if bribe > 0:
        p.tell(BRIBED, seat)
    for _ in range(dice_for(bribe)):
        rumble.remove(p, seat, rumble.lowest(p.gang(seat).column))
    paying.begin(p, bribe, stage)


def go_on(p: Position) -> bool:
    """Goes on with this seat's bribe; False when it is through."""
    if p.plays(SECRET_BRIBES):
        return False
    if paying.go_on(p):
        return True
    seat = p.caller()
    if p.gang(seat).bribe == 0 or not is_open(p, seat):
        return False
    p.seat_on(BRIBE_STAGE)
    return True


# -- face down (variant secret_bribes, BANDITS-6.4b) ------------------------------------------------------------------
def is_secret(p: Position) -> bool:
    """Whether offers lie face down now."""
    return p.plays(SECRET_BRIBES) and (p.stage == BRIBE_STAGE or (p.stage == OFFERS_STAGE and p.then == NONE))


def choosers(p: Position) -> i64:
    """The seats that are still to offer something face down, as bits."""
    seats: i64 = 0
    for asked in range(p.asked, p.seats):
        seat = (p.first + asked) % p.seats
        if is_open(p, seat):
            seats |= bit(seat)
    return seats


def begin_offers(p: Position) -> None:
    """What lies face down is turned up, then paid, each from the first player on."""
    p.enter(OFFERS_STAGE)


def offers_on(p: Position) -> bool:
    """Goes on to the next offer turned up, then to the next token paid; False when all is paid."""
    if p.then == NONE:
        while p.asked < p.seats:
            if p.gang(p.caller()).bribe != NONE:
                return True
            p.asked += 1
        p.asked = 0
        take_effect(p, p.caller(), OFFERS_STAGE)
    while not paying.go_on(p):
        p.asked += 1
        if p.asked == p.seats:
            return False
        take_effect(p, p.caller(), OFFERS_STAGE)
    return True


def fill_offers(p: Position, out: Moves) -> None:
    seat = p.caller()
    out.add(pack(SHOW, seat, p.gang(seat).bribe, OFFER))


def show(p: Position, move: i64) -> None:
    p.asked += 1


def is_shown(p: Position, reader: i64) -> bool:
    """Whether a reader sees what is offered now."""
    return reader == p.seat or not is_secret(p)
