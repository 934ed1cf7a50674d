"""BANDITS-5.6, 9.3, 10.1, 11.4: the loot of a robbed wagon; and what comes from supply and bank (BANDITS-4.2e, 1.8, 1.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.bandits import assault, specials
from sherwood.games.bandits.components import (
    FACES,
    KING_JOHN,
    ROYAL,
    VILLAGE_COIN,
    count,
    next_face,
    one,
    total,
)
from sherwood.games.bandits.components import LOOT as LOOT_BITS
from sherwood.games.bandits.kinds import COIN, DREW, KEEP, KEPT, LOOT, NO_TOKEN, NOT_NOW, SHOW
from sherwood.games.bandits.position import (
    BARTER_STAGE,
    BUSHES,
    DRAW_STAGE,
    DRAWN,
    GIFT_STAGE,
    KEEP_STAGE,
    NONE,
    OPEN_STAGE,
    POOL,
    SHOW_STAGE,
    TAKEN,
    Position,
)
from sherwood.games.bandits.variants import COIN_FOR_MISSING, COIN_LIMIT, OPEN_LOOT, ROYAL_DRAFT, ROYAL_ONE_DRAFT
from sherwood.kernel.moves import Moves, a_of, b_of, pack
from sherwood.kernel.story import all_but

ROYAL_TOKENS: Final[i64] = 2
"""For each paid unit at the Royal Wagon (BANDITS-9.3)."""


# -- village coins (BANDITS-4.2e, 1.8, 1.9) ---------------------------------------------------------------------------
def is_coin_left(p: Position) -> bool:
    return not p.plays(COIN_LIMIT) or p.bank < p.board.village_coins


def take_village_coin(p: Position, gang: i64) -> None:
    """A village coin among the now-tokens of a gang, if the bank has one."""
    if is_coin_left(p):
        p.bank += 1
        p.gang(gang).now += one(VILLAGE_COIN)
        p.tell(COIN, gang)


# -- the supply -------------------------------------------------------------------------------------------------------
def is_token_left(p: Position) -> bool:
    """Whether who draws now gets anything (BANDITS-1.9)."""
    return p.supply > 0 or (p.plays(COIN_FOR_MISSING) and is_coin_left(p))


def fill_draw(p: Position, out: Moves) -> None:
    """Every face that nobody has looked at yet (BANDITS-0.5)."""
    face = next_face(p.hidden, 0)
    while face != NONE:
        out.add(pack(LOOT, face))
        face = next_face(p.hidden, face + 1)


def take_out(p: Position, face: i64) -> None:
    """A token leaves the supply."""
    p.hidden -= one(face)
    p.supply -= 1


def receive(p: Position, gang: i64, face: i64) -> None:
    """A gang draws a token from the supply and has it."""
    take_out(p, face)
    p.gang(gang).now += one(face)
    p.note(DRAWN, gang, face, i64(p.plays(OPEN_LOOT)))
    p.tell(DREW, gang, 1, readers=all_but(gang))


def receive_unseen(p: Position, n: i64) -> None:
    """Will Scarlet draws tokens at which nobody looks (BANDITS-11.4, 11.5)."""
    drawn = min(n, p.supply)
    p.supply -= drawn
    p.wills += drawn
    if drawn > 0:
        p.tell(DREW, p.seats, drawn)
    if p.plays(COIN_FOR_MISSING):
        for _ in range(n - drawn):
            take_village_coin(p, p.seats)


# -- who takes (BANDITS-5.6a, 5.6b) -----------------------------------------------------------------------------------
def line_up(p: Position) -> None:
    """The takers of the paid units from the right; at the Royal Wagon, under a variant, each once (BANDITS-9.3)."""
    places: i64 = 0
    for bush in range(BUSHES - 1, -1, -1):
        gang = assault.taker(p.road(p.at), bush)
        if gang != NONE and gang < p.seats and not (is_once(p) and is_in_line(p, gang)):
            p.line |= (gang + 1) << 3 * places
            places += 1


def is_in_line(p: Position, gang: i64) -> bool:
    return any(p.line >> 3 * place & 7 == gang + 1 for place in range(BUSHES))


def taker(p: Position) -> i64:
    """Who takes next, or NONE."""
    return (p.line & 7) - 1


def length(line: i64) -> i64:
    n: i64 = 0
    while line != 0:
        n += 1
        line >>= 3
    return n


def wills_share(p: Position) -> i64:
    """The tokens that Will Scarlet's paid units bring him (BANDITS-11.4)."""
    units: i64 = 0
    for bush in range(BUSHES):
        units += i64(assault.taker(p.road(p.at), bush) == p.seats)
    return each(p) * (min(units, 1) if is_once(p) else units)


# -- how it is dealt out ----------------------------------------------------------------------------------------------
def is_royal(p: Position) -> bool:
    return specials.special_at(p, p.at) == ROYAL


def is_once(p: Position) -> bool:
    return is_royal(p) and p.plays(ROYAL_ONE_DRAFT)


def is_drawn_apart(p: Position) -> bool:
    """Whether everybody draws for himself (BANDITS-9.3)."""
    return is_royal(p) and not p.plays(ROYAL_DRAFT)


def is_open(p: Position) -> bool:
    """Whether the tokens lie face up for all (BANDITS-10.1)."""
    return specials.special_at(p, p.at) == KING_JOHN


def each(p: Position) -> i64:
    """Tokens for a paid unit."""
    return ROYAL_TOKENS if is_royal(p) else 1


def begin(p: Position) -> None:
    """BANDITS-5.6a, 5.6d: how many tokens are drawn, for whom."""
    line_up(p)
    p.enter(DRAW_STAGE)
    if p.line == 0:
        return
    if is_drawn_apart(p):
        owe(p)
    else:
        p.left = min(each(p) * length(p.line), p.supply)
        p.note(POOL, 0, p.left)


def owe(p: Position) -> None:
    """So much the taker draws for himself; village coins may stand in for the rest (BANDITS-9.3, 1.9)."""
    p.left = min(each(p), p.supply)
    if p.plays(COIN_FOR_MISSING):
        for _ in range(each(p) - p.left):
            take_village_coin(p, taker(p))


def go_on(p: Position) -> bool:
    """Goes on to the next token that is drawn, shown or chosen; False when the loot of the wagon is dealt out."""
    if p.stage == DRAW_STAGE:
        if is_drawn_apart(p):
            return draw_on(p) or finish(p)
        if p.left > 0:
            return True
        complete(p)
        p.left = each(p)
    if p.stage == SHOW_STAGE and p.fresh != 0:
        return True
    return choose_on(p) or finish(p)


def finish(p: Position) -> bool:
    """Will Scarlet's share comes last (BANDITS-11.4)."""
    p.line = 0
    p.left = 0
    if p.has_will():
        receive_unseen(p, wills_share(p))
    return False


def draw(p: Position, move: i64) -> None:
    face = a_of(move)
    p.left -= 1
    if is_drawn_apart(p):
        receive(p, taker(p), face)
    else:
        take_out(p, face)
        p.pool += one(face)


def draw_on(p: Position) -> bool:
    """The same taker's next token, or the next taker's first."""
    while p.left == 0 and p.line != 0:
        p.line >>= 3
        if p.line != 0:
            owe(p)
    return p.line != 0


# -- the draft (BANDITS-5.6) ------------------------------------------------------------------------------------------
def complete(p: Position) -> None:
    """Under a variant village coins stand in for tokens that the supply lacks (BANDITS-1.9)."""
    if p.plays(COIN_FOR_MISSING):
        while total(p.pool) < each(p) * length(p.line) and is_coin_left(p):
            p.bank += 1
            p.pool += one(VILLAGE_COIN)


def choose_on(p: Position) -> bool:
    """To the next choice, or to the tokens that the next taker looks at; who has no choice takes what there is (BANDITS-5.6c)."""
    while p.pool != 0:
        if p.left == 0:
            before = taker(p)
            p.line >>= 3
            p.left = each(p)
            if is_look_due(p, before):
                p.fresh = p.pool & LOOT_BITS
                p.enter(SHOW_STAGE)
                if p.fresh != 0:
                    return True
        if not takes_all(p):
            p.enter(KEEP_STAGE)
            p.seat = taker(p)
            return True
        while p.pool != 0:
            keep(p, next_face(p.pool, 0))
    return False


def takes_all(p: Position) -> bool:
    """Whether the taker has no choice; this is public (BANDITS-0.6)."""
    return total(p.pool) <= p.left


def is_look_due(p: Position, before: i64) -> bool:
    """Whether somebody sees the tokens passed on who hasn't seen them (BANDITS-5.6d, 5.6f)."""
    return not is_open(p) and (taker(p) != before or (p.plays(OPEN_LOOT) and takes_all(p)))


def fill_show(p: Position, out: Moves) -> None:
    """The tokens that were passed on, one after the other in the order of faces."""
    out.add(pack(SHOW, taker(p), next_face(p.fresh, 0)))


def show(p: Position, move: i64) -> None:
    p.fresh -= one(b_of(move))


def fill(p: Position, out: Moves) -> None:
    for face in range(FACES):
        if fault(p, pack(KEEP, face)) == 0:
            out.add(pack(KEEP, face))


def fault(p: Position, move: i64) -> i64:
    face = a_of(move)
    if move != pack(KEEP, face) or face >= FACES:
        return NOT_NOW
    return NO_TOKEN if count(p.pool, face) == 0 else 0


def play(p: Position, move: i64) -> None:
    keep(p, a_of(move))


def keep(p: Position, face: i64) -> None:
    """The taker keeps a token; the rest is passed on."""
    gang = taker(p)
    p.note(TAKEN, gang, face, i64(is_kept_in_the_open(p, face)))
    p.pool -= one(face)
    p.left -= 1
    p.gang(gang).now += one(face)
    p.tell(KEPT, gang, 1, total(p.pool))


def is_kept_in_the_open(p: Position, face: i64) -> bool:
    """Whether all see which token the taker keeps (BANDITS-5.6f, 10.1, H.1)."""
    return p.plays(OPEN_LOOT) or is_open(p) or face == VILLAGE_COIN


# -- who sees it (BANDITS-0.3, H.2) -----------------------------------------------------------------------------------
def sees_pool(p: Position, reader: i64) -> bool:
    """Whether a reader sees the tokens of the draft, but for those that the taker hasn't looked at."""
    return p.pool != 0 and (is_open(p) or reader == taker(p))


def is_shown(p: Position, move: i64, reader: i64) -> bool:
    """Whether a reader sees the face of the token that is drawn, shown or kept now."""
    stage = p.stage
    if stage == OPEN_STAGE:
        return True
    if stage in (BARTER_STAGE, GIFT_STAGE):
        return reader == p.caller() or p.plays(OPEN_LOOT)
    if stage == KEEP_STAGE:
        return reader == taker(p) or is_kept_in_the_open(p, a_of(move))
    return sees_next(p, reader)


def sees_next(p: Position, reader: i64) -> bool:
    """Whether a reader sees what is drawn for the paid units now, or shown to the taker."""
    return reader == taker(p) or is_open(p) or (p.plays(OPEN_LOOT) and is_no_choice_ahead(p))


def is_no_choice_ahead(p: Position) -> bool:
    """Whether the taker keeps what is drawn or shown now."""
    if p.stage == SHOW_STAGE:
        return takes_all(p)
    return is_drawn_apart(p) or p.left + total(p.pool) <= each(p)
