"""SHIELDWALL-7.1: breaking off: a band asks to leave a fight, and is let go or wins a roll for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.engagement import engages, is_engaged
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import WRESTLED
from sherwood.games.shieldwall.position import IN_HAND, Position
from sherwood.games.shieldwall.retreat import break_away, towards_enemy
from sherwood.games.shieldwall.troops import ELITE, MILITIA, VETERAN
from sherwood.games.shieldwall.variants import TIES_GO

LEVEL: Final[i64] = 16
"""How a difference of nothing is told."""


# -- who is asked (SHIELDWALL-7.1b) -------------------------------------------------------------------------------------
def next_band(position: Position, after: i64) -> i64:
    """The next band of the seat that has men engaged, or NONE; after: the last one that was asked, or NONE."""
    roster = position.field.roster
    for band in range(after + 1, roster.bands):
        if roster.side[roster.first[band]] == position.seat and men_of(position, band) > 0:
            return band
    return NONE


def could_go(position: Position, man: i64) -> bool:
    """Whether nothing but a fight keeps a man from going back: he is not on a place of a castle (SHIELDWALL-11.0c)."""
    return position.is_on(man) and not position.field.castle.is_aloft(position.stands, man)


def fights(position: Position, man: i64, band: i64) -> bool:
    """Whether a man is one of a band's who are engaged and could go back."""
    return position.field.roster.band[man] == band and could_go(position, man) and is_engaged(position, man)


def men_of(position: Position, band: i64) -> i64:
    found: i64 = 0
    for man in range(position.field.roster.n):
        if fights(position, man, band):
            found += 1
    return found


def holds(position: Position, enemy: i64, band: i64) -> bool:
    """Whether an enemy is engaged with one of a band who could go back."""
    roster = position.field.roster
    first = roster.first[band]
    return (
        roster.side[enemy] != roster.side[first]
        and position.is_on(enemy)
        and any(could_go(position, man) and engages(position, man, enemy) for man in range(first, first + roster.men[band]))
    )


# -- the roll (SHIELDWALL-7.1c) -----------------------------------------------------------------------------------------
def advantage(position: Position, band: i64) -> i64:
    """What is added to the die of a band that wishes to go, less what is added to its enemies'."""
    field = position.field
    own = bonus(position, men_of(position, band), field.troops.rank[field.roster.troop[field.roster.first[band]]])
    foes, rank, most = i64(0), NONE, i64(0)
    for other in range(ELITE, MILITIA + 1):
        found = holding_of(position, band, other)
        foes += found
        if found > 0 and found >= most:
            rank, most = other, found
    return own - bonus(position, foes, rank)


def holding_of(position: Position, band: i64, rank: i64) -> i64:
    """How many enemies of a class are engaged with a band."""
    field = position.field
    found: i64 = 0
    for enemy in range(field.roster.n):
        if field.troops.rank[field.roster.troop[enemy]] == rank and holds(position, enemy, band):
            found += 1
    return found


def bonus(position: Position, men: i64, rank: i64) -> i64:
    """For each man (the first of either side cancel out), and for the class of most, the lower of two."""
    tables = position.field.tables
    better: i64 = 0
    if rank == ELITE:
        better = tables.break_off_elite
    elif rank == VETERAN:
        better = tables.break_off_veteran
    return tables.break_off_figure * men + better


def wins(position: Position, band: i64, own: i64, other: i64) -> bool:
    """Whether a band that wishes to go may, by these dice."""
    lead = advantage(position, band)
    gets_away = own + lead > other or (own + lead == other and position.plays(TIES_GO))
    position.tell(WRESTLED, own, other, lead + LEVEL)
    return gets_away


# -- leaving (SHIELDWALL-7.1d) ------------------------------------------------------------------------------------------
def leave(position: Position, band: i64) -> None:
    """The engaged men of a band go back, whoever can."""
    for man in range(position.field.roster.n):
        if fights(position, man, band):
            position.set_bits(man, IN_HAND)
    break_away(position, towards_enemy(position))
