"""SKIRMISH-S6.6: a man who may try to blind an enemy at a distance, instead of an attack."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import combat, fire, missile
from sherwood.games.skirmish.kinds import BLIND, BLINDED_NOW, BLINDING, NO_FOE, NOT_NOW, OUT_OF_SIGHT
from sherwood.games.skirmish.position import ATTACKED, BLIND_DIE, Position
from sherwood.games.skirmish.variants import BLINDING_LOS
from sherwood.kernel.moves import Moves, pack
from sherwood.kernel.state import CHANCE


# -- whom -------------------------------------------------------------------------------------------------------------
def distance(p: Position, counter: i64, victim: i64) -> i64:
    """Hexes to the nearer section of the victim (SKIRMISH-1.1e)."""
    near = p.board.distance(p.front[counter], p.front[victim])
    return min(near, p.board.distance(p.front[counter], p.rear[victim])) if p.rear[victim] >= 0 else near


def sees(p: Position, counter: i64, victim: i64) -> bool:
    """Whether a plain line leads to him; needed under the variant alone."""
    if not p.plays(BLINDING_LOS):
        return True
    missile.raise_screen(p)
    missile.screen(p, victim, -1)
    verdict = p.stage.sight.plain_shot(p.front[counter], p.front[victim], p.stage.screen)
    missile.screen(p, victim, 1)
    missile.raise_screen(p, -1)
    return verdict == fire.CLEAR


def fault(p: Position, counter: i64, victim: i64) -> i64:
    """Why he can't try to blind this victim; 0 if he can."""
    if counter != p.plot.blinder:
        return NOT_NOW
    of_turn = combat.fault_of_turn(p, counter)
    if of_turn != 0:
        return of_turn
    of_attacker = combat.fault_of_attacker(p, counter)
    if of_attacker != 0:
        return of_attacker
    if victim < 0 or victim >= p.cast.n or p.faction[victim] != p.plot.dazzled or not p.is_on_map(victim):
        return NO_FOE
    is_near = distance(p, counter, victim) <= p.sheet.blinding_reach
    return 0 if is_near and sees(p, counter, victim) else OUT_OF_SIGHT


def fill(p: Position, out: Moves) -> None:
    for victim in range(p.cast.n):
        if fault(p, p.plot.blinder, victim) == 0:
            out.add(pack(BLIND, p.plot.blinder, victim))


def can_blind(p: Position) -> bool:
    room = Moves(16)
    fill(p, room)
    return room.n > 0


# -- the roll ---------------------------------------------------------------------------------------------------------
def blind(p: Position, counter: i64, victim: i64) -> None:
    """It is his attack, whatever comes of it."""
    p.set(counter, ATTACKED)
    p.ask(BLIND_DIE, CHANCE, counter, victim)


def fill_die(p: Position, out: Moves) -> None:
    for die in range(i64(1), i64(11)):
        out.add(pack(BLINDING, p.about(), p.amount(), die))


def roll(p: Position, die: i64) -> None:
    """The victim is out for his next own side turns; he still defends and blocks."""
    victim = p.amount()
    p.answered()
    if die <= p.sheet.blinding_good:
        p.blinded[victim] = p.sheet.blinding_turns
        p.tell(BLINDED_NOW, victim)
