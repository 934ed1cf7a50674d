"""SHIELDWALL-6.6: who fights with which of his two weapons."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import armour, melee
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.geometry import LEFT, NONE
from sherwood.games.shieldwall.kinds import NO_OTHER_WEAPON, NOBODY, TOOK_UP
from sherwood.games.shieldwall.position import BONUS, IN_HAND, SPENT, WAS_ENGAGED, Position
from sherwood.games.shieldwall.saves import SIDES, holds_wall
from sherwood.games.shieldwall.troops import AXE, LANCE, POLE, UNARMED


def other(position: Position, figure: i64) -> i64:
    """The weapon that a figure may take up instead of that in its hand, or NONE."""
    troops = position.field.troops
    troop = position.field.roster.troop[figure]
    if position.weapon[figure] == troops.weapon[troop]:
        return troops.second[troop]
    return NONE if is_gone(position, figure) else troops.weapon[troop]


def is_gone(position: Position, figure: i64) -> bool:
    """Whether its first weapon is: a lance put away, a spear thrown (SHIELDWALL-5.7c)."""
    troops = position.field.troops
    troop = position.field.roster.troop[figure]
    return troops.weapon[troop] == LANCE or (troops.missile[troop] == UNARMED and position.has(figure, SPENT))


# -- what is proposed (SHIELDWALL-6.6c) ---------------------------------------------------------------------------------
def begin(position: Position, seat: i64) -> bool:
    """Everybody of a seat takes up what promises most; whether somebody might rather fight with his other weapon."""
    asks = False
    for figure in range(position.field.roster.n):
        if not position.is_on(figure) or position.field.roster.side[figure] != seat or other(position, figure) == NONE:
            continue
        if is_engaged(position, figure):
            propose(position, figure)
            position.set_bits(figure, IN_HAND)
            asks = asks or matters(position, figure)
        elif other(position, figure) == POLE:
            take(position, figure, POLE)
    return asks


def propose(position: Position, figure: i64) -> None:
    """The better of two; the present one if they are alike."""
    held, instead = position.weapon[figure], other(position, figure)
    promised = promise(position, figure)
    position.weapon[figure] = instead
    better = promise(position, figure) > promised
    position.weapon[figure] = held
    if better:
        take(position, figure, instead)


def promise(position: Position, figure: i64) -> i64:
    """Good faces of the die against the enemy who is most easily hit, for each die that the weapon brings."""
    most: i64 = 0
    for enemy in range(position.field.roster.n):
        if position.is_on(enemy) and position.field.roster.side[enemy] != position.field.roster.side[figure]:
            most = max(most, good_faces(position, figure, enemy))
    return most * dice(position, figure)


def good_faces(position: Position, figure: i64, enemy: i64) -> i64:
    """Against an enemy who touches a figure squarely; 0 against others."""
    edge = position.set.contact.touches(position.stands, figure, enemy)
    if edge == NONE:
        return 0
    need = melee.need(position, position.weapon[figure], enemy, edge)
    least = need - melee.modifier(position, figure, enemy, edge)
    return 0 if need == 0 else max(0, min(SIDES - 1, SIDES + 1 - least))


def dice(position: Position, figure: i64) -> i64:
    """One, and one for each spearman who strikes past him if he holds a spear himself (SHIELDWALL-6.1d)."""
    found: i64 = 1
    if melee.bears_spear(position, figure):
        for friend in range(position.field.roster.n):
            if can_support(position, friend, figure):
                found += 1
    return found


def can_support(position: Position, friend: i64, figure: i64) -> bool:
    field = position.field
    return (
        friend != figure
        and position.is_on(friend)
        and field.roster.side[friend] == field.roster.side[figure]
        and POLE in (position.weapon[friend], other(position, friend))
        and melee.stands_behind(position, friend, figure)
        and not is_engaged(position, friend)
    )


def matters(position: Position, figure: i64) -> bool:
    """Whether the weapon that promises less may be worth it: a spear stops a charge, and who lays down his axe has his shield."""
    held, instead = position.weapon[figure], other(position, figure)
    if POLE in (held, instead):
        return is_charged(position, figure)
    return AXE in (held, instead) and needs_shield(position, figure)


def is_charged(position: Position, figure: i64) -> bool:
    """Whether an enemy with the charge bonus strikes him (SHIELDWALL-6.5f)."""
    side = position.field.roster.side
    return not position.has(figure, WAS_ENGAGED) and any(
        position.is_on(enemy)
        and side[enemy] != side[figure]
        and position.has(enemy, BONUS)
        and melee.fronts(position, enemy, figure)
        for enemy in range(position.field.roster.n)
    )


def needs_shield(position: Position, figure: i64) -> bool:
    """Whether it protects him where he is touched: on his left, in a wall, or because it is all his armour."""
    troops = position.field.troops
    troop = position.field.roster.troop[figure]
    return armour.has_shield(position, figure) and (
        troops.body[troop] != armour.column(position, figure)
        or holds_wall(position, figure)
        or position.set.contact.on_edge(position.stands, figure, LEFT) > 0
    )


# -- what is chosen -----------------------------------------------------------------------------------------------------
def fault_band(position: Position, band: i64, weapon: i64) -> i64:
    """Whether somebody of a band may fight with a weapon instead of that in his hand."""
    roster = position.field.roster
    if band >= roster.bands:
        return NOBODY
    fault = NOBODY
    for figure in range(roster.first[band], roster.first[band] + roster.men[band]):
        if fault != 0 and position.has(figure, IN_HAND):
            fault = fault_figure(position, figure, weapon)
    return fault


def fault_figure(position: Position, figure: i64, weapon: i64) -> i64:
    if figure >= position.field.roster.n or not position.has(figure, IN_HAND):
        return NOBODY
    return 0 if other(position, figure) == weapon else NO_OTHER_WEAPON


def choose_band(position: Position, band: i64, weapon: i64) -> None:
    roster = position.field.roster
    for figure in range(roster.first[band], roster.first[band] + roster.men[band]):
        if position.has(figure, IN_HAND) and fault_figure(position, figure, weapon) == 0:
            choose(position, figure, weapon)


def choose(position: Position, figure: i64, weapon: i64) -> None:
    position.drop_bits(figure, IN_HAND)
    take(position, figure, weapon)


def take(position: Position, figure: i64, weapon: i64) -> None:
    position.weapon[figure] = weapon
    position.tell(TOOK_UP, figure, weapon)
