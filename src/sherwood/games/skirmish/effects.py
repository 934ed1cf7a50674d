"""SKIRMISH-6 and 6.2i: what a result does, by the state of whom it meets."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import retreat, unhorsing, wounds
from sherwood.games.skirmish.kinds import NONE, R1, R2, UNAFFECTED, K, S, W
from sherwood.games.skirmish.position import Position


def hit(p: Position, counter: i64, result: i64) -> None:
    """A result on whom a shot or a blow was aimed at. A1 does nothing to him: it is the attackers' (SKIRMISH-6.1g)."""
    if result in (R1, R2):
        if p.is_fighter(counter):
            retreat.drive_back(p, counter, 1 if result == R1 else 2)
        else:
            p.tell(UNAFFECTED, counter)
    elif result == K:
        wounds.slay(p, counter)
    elif not p.is_fighter(counter):
        hit_animal(p, counter, result)
    elif result == W:
        wounds.wound(p, counter)
    elif result == S:
        wounds.stun(p, counter)
    elif result > NONE:
        unhorsing.unhorse(p, counter, result)


def hit_animal(p: Position, animal: i64, result: i64) -> None:
    """A domestic animal is never stunned or wounded but killed (SKIRMISH-7.3b)."""
    if result in (S, W):
        wounds.kill_animal(p, animal)
