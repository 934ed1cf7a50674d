"""SHIELDWALL-0.5, 5.2, 6.3: how the queue of shots or blows is rolled for, one die after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import leaders, lines, saves, shots, tries, zones
from sherwood.games.shieldwall.kinds import (
    BLOW,
    DRAWN,
    HIT,
    MISSED,
    MODIFIER_BASE,
    NOT_SAVED,
    SAVE,
    SAVE_TWO,
    SAVED,
    STOOD_IN,
    TO_HIT,
    TRIED,
    WASTED,
    WHICH,
)
from sherwood.games.shieldwall.position import DOOMED, DRAWING, HITTING, SAVING, SCORED, Position
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
    """Asks for the die of the next try that can still harm anybody."""
    while not is_over(position) and not asks(position):
        position.tried += 1


def go_on(position: Position) -> None:
    position.tried += 1
    attempt(position)


def asks(position: Position) -> bool:
    """Whether a die is rolled for the try that is made now; if so it is asked for."""
    mode, who, whom = tries.mode(position), tries.who(position), tries.whom(position)
    position.tell(TRIED, who, whom, mode)
    position.seat = CHANCE
    if mode == BLOW:
        position.stage = HITTING
        return True
    zones.line_up(position, who, whom, mode)
    if len(position.lot) > 1:
        position.stage = DRAWING
        return True
    return meets(position, whom)


def draw(position: Position, place: i64) -> None:
    """SHIELDWALL-5.5b: the place in line of whom the shot meets."""
    whom = position.lot[place]
    position.tell(DRAWN, whom)
    if not meets(position, whom):
        go_on(position)


def meets(position: Position, whom: i64) -> bool:
    """Whether a shot can harm whom it meets; if so the die to hit is asked for. At the doomed it is wasted (SHIELDWALL-5.2a)."""
    if position.has(whom, DOOMED):
        position.tell(WASTED, whom)
        return False
    mode, who = tries.mode(position), tries.who(position)
    tries.settle(position, whom, shots.odds(position, who, whom, mode, lines.take(position, who, whom, mode)))
    position.stage = HITTING
    return True


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


def may_hit(position: Position) -> bool:
    """Whether any die hits."""
    return hits(position, ALWAYS, tries.modifier(position), tries.need(position))


def asks_for(position: Position) -> i64:
    """The kind of chance move that comes next."""
    if position.stage == DRAWING:
        return WHICH
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
        doom(position, whom)
    go_on(position)


def doom(position: Position, whom: i64) -> None:
    """A blow may fall on another instead of a leader (SHIELDWALL-6.7a)."""
    victim = leaders.victim(position, tries.who(position), whom) if tries.mode(position) == BLOW else whom
    if victim != whom:
        position.tell(STOOD_IN, victim, whom)
    position.set_bits(victim, DOOMED)
    tries.mark_fatal(position, victim)
