"""SKIRMISH-2, 0.1, 0.4 and 0.6: turns, side turns, phases and reaction windows: what comes when all that was asked is answered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import missile, movement
from sherwood.games.skirmish.cast import HEALTHY, STUNNED
from sherwood.games.skirmish.kinds import FIRST, INITIATIVE, PHASE, RECOVERED, TURN
from sherwood.games.skirmish.position import (
    AMBUSH,
    COMBATS,
    HIDDEN,
    INITIATIVE_DICE,
    MOVES,
    NOBODY,
    RECOVERY,
    REVEALS,
    SHOTS,
    STEPS,
    USED,
    WINDOW,
    Position,
)
from sherwood.kernel.moves import Moves, pack
from sherwood.kernel.state import CHANCE

TIME_IS_UP: Final[i64] = 1
"""The ending of a game that no condition has ended."""


# -- turns (SKIRMISH-2a, 0.6) -----------------------------------------------------------------------------------------
def begin_turn(p: Position) -> None:
    p.number += 1
    p.active = 0
    p.tell(TURN, p.number)
    if p.is_rolled:
        p.ask(INITIATIVE_DICE, CHANCE)
    else:
        begin_side_turn(p)


def fill_initiative(out: Moves) -> None:
    """Ties are rolled again: no outcome (SKIRMISH-0.6)."""
    for one in range(i64(1), i64(11)):
        for other in range(i64(1), i64(11)):
            if one != other:
                out.add(pack(INITIATIVE, 0, one, other))


def roll_initiative(p: Position, one: i64, other: i64) -> None:
    """The higher die goes first, of two factions."""
    p.answered()
    p.order = 0x10 if one > other else 0x01
    p.tell(FIRST, p.acting())
    begin_side_turn(p)


def begin_side_turn(p: Position) -> None:
    """Nobody has done anything yet; the hidden may come out (SKIRMISH-8.4a)."""
    for counter in range(p.cast.n):
        p.flags[counter] &= ~USED
    enter(p, REVEALS)


def end_side_turn(p: Position) -> None:
    """SKIRMISH-6.5a."""
    for counter in range(p.cast.n):
        if p.faction[counter] == p.acting() and p.is_on_map(counter):
            if p.state[counter] == STUNNED:
                p.state[counter] = HEALTHY
                p.tell(RECOVERED, counter)
            if p.blinded[counter] > 0:
                p.blinded[counter] -= 1
    p.active += 1
    if p.active < p.factions:
        begin_side_turn(p)
    elif p.number < p.length:
        begin_turn(p)
    else:
        p.over = TIME_IS_UP


# -- phases (SKIRMISH-0.1, 2b) ----------------------------------------------------------------------------------------
def enter(p: Position, phase: i64) -> None:
    p.tell(PHASE, p.acting(), phase)
    p.ask(phase, p.acting_seat(), NOBODY)


def end_phase(p: Position) -> None:
    """On to the next phase; the movement phase has reaction windows at its start and end (SKIRMISH-0.4)."""
    phase = p.asked()
    p.answered()
    if phase == REVEALS:
        enter(p, SHOTS)
    elif phase == SHOTS:
        enter(p, MOVES)
        open_windows(p)
    elif phase == MOVES:
        enter(p, COMBATS)
        open_windows(p)
    elif phase == COMBATS:
        enter(p, RECOVERY)
    else:
        end_side_turn(p)


def is_phase_done(p: Position, phase: i64) -> bool:
    """Whether nobody could do anything in it any more."""
    if phase == REVEALS:
        return not has_hidden(p, p.acting_seat())
    if phase == SHOTS:
        return not missile.is_anybody_left(p)
    if phase == MOVES:
        return not movement.is_anybody_left(p)
    return True


# -- reaction windows (SKIRMISH-0.4) ----------------------------------------------------------------------------------
def has_hidden(p: Position, seat: i64) -> bool:
    for counter in range(p.cast.n):
        if p.front[counter] == HIDDEN and p.seat_of(counter) == seat:
            return True
    return False


def open_windows(p: Position) -> None:
    """Every other seat with hidden men is asked in turn, whether or not they could do anything; not while a mover passes through."""
    if p.mover == NOBODY or not p.is_passing(p.mover):
        p.ask(WINDOW, CHANCE, p.mover)


def next_window(p: Position) -> None:
    """The next seat with hidden men is asked; after the last the move goes on."""
    mover = p.about()
    seat = p.amount()
    p.answered()
    while seat <= p.last_seat():
        if seat != p.acting_seat() and has_hidden(p, seat):
            p.ask(WINDOW, CHANCE, mover, seat + 1)
            p.ask(AMBUSH, seat, mover)
            return
        seat += 1


# -- on to the next decision ------------------------------------------------------------------------------------------
def settle(p: Position) -> None:
    """Goes on until somebody is asked, chance rolls, or the game is over."""
    while p.over == 0:
        question = p.asked()
        if question == WINDOW:
            next_window(p)
        elif question == STEPS and p.mover == NOBODY:
            p.answered()
            open_windows(p)
        elif question in (REVEALS, SHOTS, MOVES, COMBATS, RECOVERY) and is_phase_done(p, question):
            end_phase(p)
        else:
            return
