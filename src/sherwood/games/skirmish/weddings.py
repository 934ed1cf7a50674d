"""SKIRMISH-S2.4 to S2.8: whose the bride is, how she walks, and weddings."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish.board import LOW_WALL, OUTER_WINDOW, WINDOW
from sherwood.games.skirmish.contact import is_present
from sherwood.games.skirmish.position import NOBODY, PROTECTED, Position
from sherwood.games.skirmish.variants import BRIDE_ANY_WAY, MILDRED_SAFE
from sherwood.kernel.moves import shifted


# -- whose she is (SKIRMISH-S2.5) -------------------------------------------------------------------------------------
def is_held_at(p: Position, place: i64) -> bool:
    """Whether a man of the faction that holds her is in contact with a place."""
    found = False
    for at in range(6 * place, 6 * place + 6):
        other = p.board.contact[at]
        man = p.who[other] if other >= 0 else NOBODY
        found = found or (man != NOBODY and man != p.plot.bride and p.faction[man] == p.plot.holder and is_present(p, man))
    return found


def woo(p: Position) -> None:
    bride = p.plot.bride
    if p.is_on_map(bride):
        faction = p.plot.holder if is_held_at(p, p.front[bride]) else p.plot.wooer
        if faction != p.faction[bride]:
            give(p, faction)


def give(p: Position, faction: i64) -> None:
    """She is a faction's now, and no wedding goes on (SKIRMISH-S2.8)."""
    p.faction[p.plot.bride] = faction
    p.nation[p.plot.bride] = p.nations >> 4 * faction & 15
    p.vows = 0


def order(p: Position) -> i64:
    """Her side goes first (SKIRMISH-S2.4)."""
    first = p.faction[p.plot.bride]
    order = first
    n: i64 = 1
    for faction in range(p.factions):
        if faction != first:
            order |= faction << 4 * n
            n += 1
    return order


# -- how she walks (SKIRMISH-S2.5) ------------------------------------------------------------------------------------
def is_barred(p: Position, counter: i64, side: i64) -> bool:
    """Whether a hexside stops her."""
    return counter == p.plot.bride and side in (WINDOW, OUTER_WINDOW, LOW_WALL) and not p.plays(BRIDE_ANY_WAY)


def may_rest(p: Position, counter: i64, place: i64) -> bool:
    """Whether she may end her move there: beside one of those who hold her, if they do."""
    return counter != p.plot.bride or p.faction[counter] != p.plot.holder or is_held_at(p, place)


# -- who is left alone (SKIRMISH-S2.6, S2.9) --------------------------------------------------------------------------
def is_sheltered(p: Position, target: i64) -> bool:
    """Whether nobody may attack him or shoot at him."""
    return p.has(target, PROTECTED) or (target == p.plot.bride and p.plays(MILDRED_SAFE))


# -- weddings (SKIRMISH-S2.7, S2.8) -----------------------------------------------------------------------------------
def end_turn(p: Position) -> None:
    """Who stood before the priest for a whole turn is married; who stands there now may be so in the next."""
    vows: i64 = 0
    for n in range(len(p.plot.suitors)):
        couple = shifted(1, p.plot.suitors[n]) | shifted(1, p.plot.priests[n]) | shifted(1, p.plot.bride)
        if are_together(p, p.plot.suitors[n], p.plot.priests[n]):
            vows |= shifted(1, n)
            if p.vows >> n & 1 == 1 and p.busy & couple == 0:
                p.married |= shifted(1, n)
    p.vows = vows
    p.busy = 0


def are_together(p: Position, suitor: i64, priest: i64) -> bool:
    """Both and his bride are in the chapel, able, and he is in contact with her."""
    bride = p.plot.bride
    if not (is_in_chapel(p, suitor) and is_in_chapel(p, priest) and is_in_chapel(p, bride)):
        return False
    return p.faction[suitor] == p.faction[bride] and p.board.are_in_contact(p.front[suitor], p.front[bride])


def is_in_chapel(p: Position, counter: i64) -> bool:
    place = p.front[counter]
    return place >= 0 and p.board.hideout[place] == p.plot.chapel and p.is_able(counter)
