"""SKIRMISH-S1 to S8: special rules of the scenarios that take effect of themselves; the plot says which are in force."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish.plot import NONE
from sherwood.games.skirmish.position import Position


def begin(p: Position) -> None:
    """What the plot makes of counters whose factions are told, before anybody is set up."""
    plot = p.plot
    p.owner = plot.first_owner
    for counter in range(len(plot.flags)):
        p.flags[counter] |= plot.flags[counter]
    if plot.bride != NONE:
        give(p, plot.bride, plot.holder)


def give(p: Position, counter: i64, faction: i64) -> None:
    """The counter is a faction's now."""
    p.faction[counter] = faction
    p.nation[counter] = p.nations >> 4 * faction & 15
