"""SHIELDWALL-0.5: the queue of shots or blows that wait for their dice, in the order of declaration.

A try is one packed number: its mode, who makes it, at whom, and its odds; those of a shot are told when its turn comes, for only
then is known whom it meets. The last bit of the odds is set once it has doomed somebody.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import MODIFIER_BASE
from sherwood.games.shieldwall.position import Position
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack

FATAL: Final[i64] = 1
THREE_BITS: Final[i64] = 7
FOUR_BITS: Final[i64] = 15


def odds(need: i64, modifier: i64, save: i64, saved_by: i64) -> i64:
    """What the die must come to, 1 to 6, or 0 where nothing hits, and what is added to it, -8 to 7; the same of the save, its
    modifier 0 to 7."""
    return need << 11 | (modifier + MODIFIER_BASE) << 7 | save << 4 | saved_by << 1


def add(position: Position, mode: i64, who: i64, whom: i64, chances: i64 = 0) -> None:
    """Adds a try to the end of the queue; chances: its `odds`, if they are known."""
    position.tries = append(position.tries, pack(mode, who, whom, chances))


def clear(position: Position) -> None:
    position.tries = vec[i64]()
    position.tried = 0
    position.lot = vec[i64]()


def aim(position: Position, k: i64, whom: i64) -> None:
    """The one at a place of the queue, whose odds aren't known yet, is at this figure."""
    one = position.tries[k]
    position.tries[k] = pack(kind_of(one), a_of(one), whom)


# -- the try that is made now -------------------------------------------------------------------------------------------
def now(position: Position) -> i64:
    return position.tries[position.tried]


def mode(position: Position) -> i64:
    return kind_of(now(position))


def who(position: Position) -> i64:
    return a_of(now(position))


def whom(position: Position) -> i64:
    return b_of(now(position))


def settle(position: Position, target: i64, chances: i64) -> None:
    """It meets this figure, with these odds."""
    position.tries[position.tried] = pack(mode(position), who(position), target, chances)


def need(position: Position) -> i64:
    return need_of(c_of(now(position)))


def modifier(position: Position) -> i64:
    return modifier_of(c_of(now(position)))


def save(position: Position) -> i64:
    return save_of(c_of(now(position)))


def saved_by(position: Position) -> i64:
    return saved_by_of(c_of(now(position)))


# -- odds ---------------------------------------------------------------------------------------------------------------
def need_of(odds: i64) -> i64:
    return odds >> 11 & THREE_BITS


def modifier_of(odds: i64) -> i64:
    return (odds >> 7 & FOUR_BITS) - MODIFIER_BASE


def save_of(odds: i64) -> i64:
    return odds >> 4 & THREE_BITS


def saved_by_of(odds: i64) -> i64:
    return odds >> 1 & THREE_BITS


# -- afterwards ---------------------------------------------------------------------------------------------------------
def mark_fatal(position: Position, victim: i64) -> None:
    """It has doomed this figure, whoever it was aimed at."""
    position.tries[position.tried] = pack(mode(position), who(position), victim, c_of(now(position)) | FATAL)


def killer(position: Position, victim: i64) -> i64:
    """Who doomed a figure, or NONE."""
    for k in range(i64(len(position.tries))):
        one = position.tries[k]
        if b_of(one) == victim and c_of(one) & FATAL != 0:
            return a_of(one)
    return NONE
