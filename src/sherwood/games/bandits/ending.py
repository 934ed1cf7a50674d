"""BANDITS-7, 11.7: chests are opened, scores come to light, and who has won."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.bandits import loot, scoring
from sherwood.games.bandits.components import LOOT, NECKLACE, one, ones, total
from sherwood.games.bandits.kinds import (
    BY_FEWER_TOKENS,
    BY_LOT,
    BY_SCORE,
    BY_WILL,
    FINAL,
    FIRST,
    MOST,
    SHOW,
    WORTH,
)
from sherwood.games.bandits.position import DRAWN, IN_THE_OPEN, LOT_STAGE, NONE, OPEN_STAGE, SPENT, TAKEN, Position
from sherwood.games.bandits.variants import COIN_NOT_LOOT
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack


def closed(p: Position) -> i64:
    """The first entry of the ledger about a token that not all have seen, or NONE (BANDITS-7.1)."""
    for i in range(len(p.ledger)):
        kind = kind_of(p.ledger[i])
        if kind in (TAKEN, DRAWN, SPENT) and c_of(p.ledger[i]) & IN_THE_OPEN == 0:
            return i
    return NONE


def go_on(p: Position) -> bool:
    """Goes on to the next token turned up, or to the lot among equals; False when the game is over."""
    if closed(p) != NONE or p.wills > 0:
        p.enter(OPEN_STAGE)
        return True
    if p.winner != NONE:
        return False
    tell_scores(p)
    p.tied = best(p)
    if ones(p.tied) < 2:
        return False
    p.enter(LOT_STAGE)
    return True


def fill_open(p: Position, out: Moves) -> None:
    """Tokens are turned up in the order in which they came; then what Will Scarlet has is drawn."""
    i = closed(p)
    if i != NONE:
        out.add(pack(SHOW, a_of(p.ledger[i]), b_of(p.ledger[i])))
    else:
        loot.fill_draw(p, out)


def open(p: Position, move: i64) -> None:
    if kind_of(move) == SHOW:
        i = closed(p)
        p.ledger[i] |= IN_THE_OPEN
    else:
        p.hidden -= one(a_of(move))
        p.wills -= 1
        p.gang(p.seats).chest += one(a_of(move))


def fill_lot(p: Position, out: Moves) -> None:
    for seat in range(p.seats):
        if p.tied >> seat & 1 == 1:
            out.add(pack(FIRST, seat))


def draw_lot(p: Position, move: i64) -> None:
    p.winner = a_of(move)


# -- scores (BANDITS-7.2 to 7.6) --------------------------------------------------------------------------------------
def chests(p: Position) -> vec[i64]:
    piles = vec[i64]()
    for gang in p.gangs:
        piles = append(piles, gang.chest)
    return piles


def score(p: Position, gang: i64) -> i64:
    """BANDITS-7.5."""
    rules = p.box.scoring
    return p.gang(gang).vp + rules.majorities(chests(p), gang) + rules.combinations(p.gang(gang).chest)


def scores(p: Position) -> vec[i64]:
    found = vec[i64]()
    for gang in range(len(p.gangs)):
        found = append(found, score(p, gang))
    return found


def sizes(p: Position) -> vec[i64]:
    """How many loot tokens each chest holds (BANDITS-7.6)."""
    found = vec[i64]()
    for gang in p.gangs:
        found = append(found, total(gang.chest & LOOT if p.plays(COIN_NOT_LOOT) else gang.chest))
    return found


def best(p: Position) -> i64:
    """The seats among which the winner is, as bits: none if Will Scarlet beats both (BANDITS-7.6, 11.7)."""
    return scoring.first(scores(p), sizes(p), p.seats)


def winner(p: Position) -> i64:
    """The seat that has won, or NONE."""
    if p.winner != NONE:
        return p.winner
    seats = best(p)
    return NONE if seats == 0 else ones(seats - 1)


def is_tied(p: Position) -> bool:
    """Whether another seat has the winner's score."""
    first = winner(p)
    return any(seat != first and score(p, seat) == score(p, first) for seat in range(p.seats))


def points(p: Position, seat: i64) -> i64:
    """The score; what breaks a tie counts as one more, and nobody is ahead where Will Scarlet has won (BANDITS-7.6, 11.7)."""
    first = winner(p)
    if first == NONE:
        return min(score(p, 0), score(p, 1))
    return score(p, seat) + i64(seat == first and is_tied(p))


def ending(p: Position) -> i64:
    """What decided (BANDITS-7.5, 7.6, 11.7)."""
    if winner(p) == NONE:
        return BY_WILL
    if not is_tied(p):
        return BY_SCORE
    return BY_FEWER_TOKENS if p.winner == NONE else BY_LOT


def tell_scores(p: Position) -> None:
    rules = p.box.scoring
    held = chests(p)
    for gang in range(len(p.gangs)):
        for type in range(NECKLACE + 1):
            if rules.majority(held, gang, type) > 0:
                p.tell(MOST, gang, type, rules.majority(held, gang, type))
        p.tell(WORTH, gang, rules.combinations(held[gang]))
        p.tell(FINAL, gang, score(p, gang), p.gang(gang).vp)
