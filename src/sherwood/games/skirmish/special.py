"""SKIRMISH-S1 to S8: special rules of the scenarios that take effect of themselves; the plot says which are in force."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import weddings, wounds
from sherwood.games.skirmish.cast import DEAD, WOUNDED
from sherwood.games.skirmish.contact import hinders, is_present, touches
from sherwood.games.skirmish.plot import NONE
from sherwood.games.skirmish.position import CAPTURED, NOBODY, Position


def begin(p: Position) -> None:
    """What the plot makes of counters whose factions are told, before anybody is set up."""
    plot = p.plot
    p.owner = plot.first_owner
    for counter in range(len(plot.flags)):
        p.flags[counter] |= plot.flags[counter]
    if plot.bride != NONE:
        weddings.give(p, plot.holder)


def take_effect(p: Position) -> None:
    """Nobody is on his way, and every effect is finished."""
    plot = p.plot
    if plot.wounded_leave == 1:
        remove_wounded(p)
    if plot.master != NONE and p.state[plot.master] == DEAD:
        remove(p, plot.pack)
    if plot.cornered != NONE and is_cornered(p, plot.cornered):
        p.caught = 1
    if plot.chest != NONE:
        hand_over(p)
    if plot.bride != NONE:
        weddings.woo(p)


# -- who goes (SKIRMISH-S1.6, S4.11) ----------------------------------------------------------------------------------
def remove_wounded(p: Position) -> None:
    for counter in range(p.cast.n):
        if p.state[counter] == WOUNDED and p.is_on_map(counter):
            wounds.remove(p, counter)


def remove(p: Position, counters: i64) -> None:
    for counter in range(p.cast.n):
        if counters >> counter & 1 == 1 and p.is_on_map(counter):
            wounds.remove(p, counter)


# -- cornered (SKIRMISH-S1.7) -----------------------------------------------------------------------------------------
def is_cornered(p: Position, quarry: i64) -> bool:
    """Whether an unstunned man of the faction that hunts him is beside him, and beside no other of his."""
    found = False
    for man in range(p.cast.n):
        if p.faction[man] == p.plot.catcher and p.is_on_map(man) and hinders(p, man):
            found = found or (is_beside(p, man, quarry) and not is_kept_off(p, man, quarry))
    return found


def is_kept_off(p: Position, man: i64, quarry: i64) -> bool:
    """Whether a friend of the quarry's is beside the man."""
    found = False
    for friend in range(p.cast.n):
        if friend != quarry and p.are_friends(friend, quarry) and p.is_on_map(friend) and is_present(p, friend):
            found = found or is_beside(p, man, friend)
    return found


def is_beside(p: Position, one: i64, other: i64) -> bool:
    """Whether a counter on the map is in contact with another."""
    if not p.is_on_map(other):
        return False
    return touches(p, p.front[one], other) or (p.rear[one] >= 0 and touches(p, p.rear[one], other))


# -- the march (SKIRMISH-S4.8) ----------------------------------------------------------------------------------------
def marches(p: Position, animal: i64) -> bool:
    """Whether a draft animal must go on while it can."""
    return p.plot.march != NONE and p.number == p.plot.march_turn and p.is_harnessed(animal) and p.cart[animal] == p.plot.march


def strays(p: Position, animal: i64, front: i64, hex: i64) -> bool:
    """Whether it would come farther from where it must go by a step from hex to hex."""
    return marches(p, animal) and p.plot.to_go[hex] > p.plot.to_go[front]


# -- treasure (SKIRMISH-S4.10) ----------------------------------------------------------------------------------------
def hand_over(p: Position) -> None:
    """It belongs to who is in the carriage, or has its animal at the bridle; otherwise it stays whose it was."""
    owner = NOBODY
    for end in range(i64(2)):
        place = p.rear[p.plot.chest] if end == 1 else p.front[p.plot.chest]
        rider = p.who[place] if place >= 0 else NOBODY
        if rider != NOBODY and p.flags[rider] & CAPTURED == 0:
            if owner not in (NOBODY, p.seat_of(rider)):
                return
            owner = p.seat_of(rider)
    animal = p.plot.chest_animal
    if owner == NOBODY and p.cart[animal] == p.plot.chest and p.leader_of(animal) != NOBODY:
        owner = p.seat_of(p.leader_of(animal))
    if owner != NOBODY:
        p.owner = owner
