"""CARDS-3.8 to 3.10: force against force, whom the winner keeps, and the prize."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.cards.components import PRIZES, after, cards, count, next_kind, one
from sherwood.games.cards.kinds import (
    ALONE,
    CARRIED,
    KEEP,
    MELEE,
    NOT_NOW,
    NOT_STANDING,
    NOT_WON,
    NOTHING_KEPT,
    OUT_OF_ORDER,
    OVER_LIMIT,
    ROBIN,
    SHERIFF,
    WON,
)
from sherwood.games.cards.position import NONE, Position, deck_of
from sherwood.games.cards.variants import CARRY_OVER, STANDOFF
from sherwood.kernel.moves import Moves, b_of, c_of, kind_of, pack


def fight(p: Position) -> None:
    """CARDS-3.8: the loser's combatants are discarded, or those of both, and the winner is named."""
    robin = deck_of(ROBIN).force_of(p.robin.combatants)
    sheriff = deck_of(SHERIFF).force_of(p.sheriff.combatants)
    if robin == 0 and sheriff == 0:
        return
    p.tell(MELEE, robin, sheriff)
    if robin > sheriff:
        win(p, ROBIN, robin - sheriff)
    elif sheriff > robin:
        win(p, SHERIFF, sheriff - robin)
    elif not p.plays(STANDOFF):
        p.robin.bury(p.robin.combatants)
        p.sheriff.bury(p.sheriff.combatants)


def win(p: Position, seat: i64, difference: i64) -> None:
    loser = p.side(1 - seat)
    p.victor = seat
    p.allowance = difference
    if loser.combatants == 0:
        p.kept = p.side(seat).combatants
    loser.bury(loser.combatants)


# -- keeping (CARDS-3.9) ----------------------------------------------------------------------------------------------
def combatants(p: Position) -> i64:
    return p.side(p.victor).combatants


def light(p: Position) -> i64:
    """The combatants light enough to be kept within the force that is still allowed; of the others one may stay alone."""
    return combatants(p) & deck_of(p.victor).up_to(p.allowance)


def least(p: Position) -> i64:
    """One, where this is the last chance to keep somebody."""
    if p.kept == 0 and after(light(p), p.kind) == 0:
        return 1
    return 0


def most(p: Position) -> i64:
    return min(count(combatants(p), p.kind), p.allowance // deck_of(p.victor).force[p.kind])


def is_first(p: Position) -> bool:
    """Whether nobody has been kept or given up yet."""
    return p.kept == 0 and p.kind == next_kind(light(p), 0)


def fill(p: Position, out: Moves) -> None:
    if p.kind != NONE:
        for n in range(least(p), most(p) + 1):
            out.add(pack(KEEP, p.victor, p.kind, n))
    if is_first(p):
        heavy = combatants(p) - light(p)
        kind = next_kind(heavy, 0)
        while kind != NONE:
            out.add(pack(ALONE, p.victor, kind))
            kind = next_kind(heavy, kind + 1)


def keep(p: Position, kind: i64, n: i64) -> None:
    p.kept += cards(n, kind)
    p.allowance -= n * deck_of(p.victor).force[kind]


def keep_alone(p: Position, kind: i64) -> None:
    p.kept = one(kind)
    p.allowance = 0


def begin(p: Position) -> bool:
    """Whether the winner has a choice; if not, he keeps whom he must (CARDS-0.4)."""
    heavy = combatants(p) - light(p)
    if heavy == 0:
        return go_on(p, 0)
    p.kind = next_kind(light(p), 0)
    first = next_kind(heavy, 0)
    if p.kind != NONE or after(heavy, first) != 0:
        return True
    keep_alone(p, first)
    return False


def go_on(p: Position, start: i64) -> bool:
    """Asks for the next kind from `start` on that leaves a choice, and takes what leaves none (CARDS-0.4)."""
    p.kind = next_kind(light(p), start)
    while p.kind != NONE and least(p) == most(p):
        keep(p, p.kind, least(p))
        p.kind = next_kind(light(p), p.kind + 1)
    return p.kind != NONE


def fault(p: Position, move: i64) -> i64:
    deck = deck_of(p.victor)
    kind = b_of(move)
    if kind_of(move) not in (KEEP, ALONE):
        return NOT_NOW
    if kind >= deck.kinds or count(combatants(p), kind) < max(1, c_of(move)):
        return NOT_STANDING
    if kind_of(move) == ALONE:
        return OUT_OF_ORDER
    if c_of(move) * deck.force[kind] > p.allowance:
        return OVER_LIMIT
    return NOTHING_KEPT if kind == p.kind else OUT_OF_ORDER


def stand_down(p: Position) -> None:
    """Those whom the winner doesn't keep are discarded."""
    side = p.side(p.victor)
    side.bury(side.combatants - p.kept)
    p.kept = 0
    p.allowance = 0


# -- the prize (CARDS-3.10) -------------------------------------------------------------------------------------------
def award(p: Position) -> None:
    """The prize, and what was carried to it, goes to the victor; without one it is discarded, or carried on."""
    prizes = p.carried + one(p.prize)
    if p.victor != NONE:
        p.side(p.victor).prizes += prizes
        p.tell(WON, p.victor, p.prize, PRIZES.points[p.prize] + PRIZES.points_of(p.carried))
        p.carried = 0
    elif p.plays(CARRY_OVER) and p.prizes != 0:
        p.carried = prizes
        p.tell(CARRIED, p.prize)
    else:
        p.prizes_discarded += prizes
        p.carried = 0
        p.tell(NOT_WON, p.prize)
    p.prize = NONE
