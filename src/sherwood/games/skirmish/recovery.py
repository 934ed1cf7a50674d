"""SKIRMISH-6.5: the stunned get up at the end of their own side turn."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish.cast import HEALTHY, STUNNED
from sherwood.games.skirmish.kinds import RECOVERED
from sherwood.games.skirmish.position import Position


def recover(p: Position, faction: i64) -> None:
    for counter in range(p.cast.n):
        if p.faction[counter] == faction and p.state[counter] == STUNNED:
            p.state[counter] = HEALTHY
            p.tell(RECOVERED, counter)
