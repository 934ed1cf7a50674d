"""SHIELDWALL-0.5, 5.2, 6.3: how the queue of shots or blows is rolled for, one die after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import saves, tries
from sherwood.games.shieldwall.kinds import BLOW, HIT, MISSED, MODIFIER_BASE, NOT_SAVED, SAVE, SAVE_TWO, SAVED, TO_HIT, TRIED
from sherwood.games.shieldwall.position import DOOMED, HITTING, SAVING, SCORED, Position
from sherwood.games.shieldwall.variants import SIX_HITS, SURE_THINGS
from sherwood.kernel.state import CHANCE

NEVER: Final[i64] = 1
"""A die that shows it misses, whatever is added to it (SHIELDWALL-5.1c, 6.3a)."""
ALWAYS: Final[i64] = 6
"""A die that shows it hits by the variant `six_hits`, whatever is taken from it."""


def begin(position: Position) -> None:
    """The first try of the queue is made."""
    position.tried = 0
    attempt(position)


def is_over(position: Position) -> bool:
    return position.tried == len(position.tries)


def attempt(position: Position) -> None:
    """Asks for the die of the next try that can still harm anybody; shots at the doomed are wasted (SHIELDWALL-5.2a)."""
    while not is_over(position) and is_wasted(position):
        position.tried += 1
    if not is_over(position):
        position.tell(TRIED, tries.who(position), tries.whom(position), tries.mode(position))
        position.stage = HITTING
        position.seat = CHANCE


def is_wasted(position: Position) -> bool:
    return tries.mode(position) != BLOW and position.has(tries.whom(position), DOOMED)


def go_on(position: Position) -> None:
    position.tried += 1
    attempt(position)


def hit(position: Position, die: i64) -> None:
    """The die to hit. Who is doomed already needs no save (SHIELDWALL-6.2c)."""
    modifier, need = tries.modifier(position), tries.need(position)
    good = hits(position, die, modifier, need)
    position.tell(HIT if good else MISSED, die, modifier + MODIFIER_BASE, need)
    if good and tries.mode(position) == BLOW:
        position.set_bits(tries.who(position), SCORED)
    if good and not position.has(tries.whom(position), DOOMED):
        position.stage = SAVING
    else:
        go_on(position)


def hits(position: Position, die: i64, modifier: i64, need: i64) -> bool:
    """SHIELDWALL-5.1c, 6.3a; need: 0 where nothing hits."""
    if need == 0:
        return False
    if die == ALWAYS and position.plays(SIX_HITS):
        return True
    return die + modifier >= need and (die > NEVER or position.plays(SURE_THINGS))


def asks_for(position: Position) -> i64:
    """The kind of chance move that comes next."""
    if position.stage == HITTING:
        return TO_HIT
    return SAVE_TWO if saves.on_two(position, tries.whom(position)) else SAVE


def save(position: Position, dice: i64) -> None:
    """The die of a save, or the sum of two."""
    whom = tries.whom(position)
    modifier, need = tries.saved_by(position), tries.save(position)
    saved = saves.saves(position, whom, dice, modifier, need)
    position.tell(SAVED if saved else NOT_SAVED, dice, modifier + MODIFIER_BASE, need)
    if not saved:
        position.set_bits(whom, DOOMED)
        tries.mark_fatal(position, whom)
    go_on(position)
