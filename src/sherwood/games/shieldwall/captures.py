"""SHIELDWALL-6.9: banners: who bears them, and who takes them from the fallen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import tries
from sherwood.games.shieldwall.engagement import engages
from sherwood.games.shieldwall.geometry import CONTACT, NONE
from sherwood.games.shieldwall.kinds import BANNER_FELL, BANNER_TAKEN
from sherwood.games.shieldwall.position import KILLED, LOST_BANNER, MELEE_STEP, SURRENDERED, Position

HANDED: Final[i64] = 100
"""To a friend so near a banner is handed by who falls to a shot."""


# -- who bears them -----------------------------------------------------------------------------------------------------
def side_of(position: Position, banner: i64) -> i64:
    """Whose banner it is."""
    return position.field.roster.side[position.field.bearers[banner]]


def is_captured(position: Position, banner: i64) -> bool:
    """Whether an enemy bears it."""
    bearer = position.bearer[banner]
    return bearer != NONE and position.field.roster.side[bearer] != side_of(position, banner)


def captured(position: Position, side: i64) -> i64:
    """How many banners of a side the enemy has captured."""
    found: i64 = 0
    for banner in range(i64(len(position.bearer))):
        if side_of(position, banner) == side and is_captured(position, banner):
            found += 1
    return found


# -- after losses -------------------------------------------------------------------------------------------------------
def pass_on(position: Position) -> None:
    """The banners of those who have just gone find new bearers, or lie where they fell."""
    for banner in range(i64(len(position.bearer))):
        bearer = position.bearer[banner]
        if bearer != NONE and KILLED <= position.status[bearer] <= SURRENDERED:
            give(position, banner, heir(position, bearer))


def heir(position: Position, bearer: i64) -> i64:
    """Who takes the banner of one who has gone, or NONE."""
    if position.status[bearer] != KILLED:
        return foe(position, bearer)
    if position.step != MELEE_STEP:
        return friend(position, bearer, HANDED, NONE)
    killer = tries.killer(position, bearer)
    found = friend(position, bearer, CONTACT, killer)
    return found if found != NONE else killer


def friend(position: Position, bearer: i64, far: i64, killer: i64) -> i64:
    """The first friend within a gap who isn't engaged with the killer, or NONE."""
    roster = position.field.roster
    for figure in range(roster.n):
        near = roster.side[figure] == roster.side[bearer] and is_within(position, bearer, figure, far)
        if near and (killer == NONE or not engages(position, figure, killer)):
            return figure
    return NONE


def is_within(position: Position, bearer: i64, figure: i64, far: i64) -> bool:
    stands, contact = position.stands, position.set.contact
    if not position.is_on(figure) or stands.level[figure] != stands.level[bearer] or not stands.near(bearer, figure, far):
        return False
    stands.lay(bearer, contact.one)
    stands.lay(figure, contact.other)
    return contact.one.within(contact.other, far)


def foe(position: Position, bearer: i64) -> i64:
    """The first enemy who was engaged with one who ran or surrendered, or NONE."""
    side = position.field.roster.side
    for enemy in range(position.field.roster.n):
        if position.is_on(enemy) and side[enemy] != side[bearer] and engages(position, bearer, enemy):
            return enemy
    return NONE


def give(position: Position, banner: i64, figure: i64) -> None:
    """To a figure, or to the ground where the last bearer stood."""
    if figure == NONE:
        last = position.bearer[banner]
        position.banner_x[banner], position.banner_y[banner] = position.stands.x[last], position.stands.y[last]
        position.tell(BANNER_FELL, banner)
    else:
        position.tell(BANNER_TAKEN, banner, figure)
    position.bearer[banner] = figure
    mark(position, banner)


def mark(position: Position, banner: i64) -> None:
    """SHIELDWALL-9.1b: whose banner is captured, the band that bore it first."""
    roster = position.field.roster
    band = roster.band[position.field.bearers[banner]]
    for man in range(roster.first[band], roster.first[band] + roster.men[band]):
        position.drop_bits(man, LOST_BANNER)
        if is_captured(position, banner) and position.is_on(man):
            position.set_bits(man, LOST_BANNER)


# -- off the ground -----------------------------------------------------------------------------------------------------
def pick_up(position: Position) -> None:
    """At the end of a half-turn: the first on foot who stands where a banner lies has it."""
    for banner in range(i64(len(position.bearer))):
        if position.bearer[banner] == NONE:
            for figure in range(position.field.roster.n):
                if position.bearer[banner] == NONE and stands_at(position, figure, banner):
                    give(position, banner, figure)


def stands_at(position: Position, figure: i64, banner: i64) -> bool:
    if not position.is_on(figure) or position.mounted(figure) == 1:
        return False
    spot, base = position.set.sight, position.set.enemy
    x, y = position.banner_x[banner], position.banner_y[banner]
    spot.draw(x, y, x, y)
    position.stands.lay(figure, base)
    return base.within(spot, CONTACT)
