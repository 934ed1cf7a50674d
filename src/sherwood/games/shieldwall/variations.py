"""SHIELDWALL-B.12: what a search of `shieldwall` weighs beside the plan that looks best, and beside the usual answers.

A variation gives one band other orders, as good ones of their sort as there are; all other bands do as planned, as far as they
still can.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import ADVANCE, ALONE, DONE, END_MOVEMENT, ORDER, PLACE, SHOOT
from sherwood.games.shieldwall.position import BREAKING_OFF, DEPLOYMENT, MOVEMENT, SHOOTING
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.tactics import Tactics, duplicate, hold_fire
from sherwood.kernel.eye import Actions
from sherwood.kernel.moves import Moves, a_of, kind_of, pack

# Sorts of orders
STAY: Final[i64] = 0
FIGHT: Final[i64] = 1
WALL: Final[i64] = 2
ON: Final[i64] = 3
HALF_ON: Final[i64] = 4
BACK: Final[i64] = 5
SORTS: Final[i64] = 6
WORST: Final[i64] = -0x10000000000
"""Below whatever anything is worth."""


def fill(tactics: Tactics, p: Shieldwall, favourite: i64, until: float, out: Actions) -> None:
    """Variations of the favourite of the plans in `out`, until that time of `perf_counter`; to other questions other answers."""
    if p.stage == MOVEMENT:
        fill_plans(tactics, p, favourite, until, out)
    elif p.stage != DEPLOYMENT:
        fill_answers(p, out.moves.items[out.start(favourite)], out)


def fill_plans(tactics: Tactics, p: Shieldwall, favourite: i64, until: float, out: Actions) -> None:
    """The foremost bands first."""
    plan = Moves(64)
    for k in range(out.start(favourite), out.end(favourite)):
        plan.add(out.moves.items[k])
    bands = Moves(64)
    for k in range(tactics.line_up(p)):
        bands.add(tactics.queue[k])
    for k in range(bands.n):
        for sort in range(SORTS):
            if perf_counter() >= until:
                return
            vary(tactics, p, plan, bands.items[k], sort, out)


def fill_answers(p: Shieldwall, usual: i64, out: Actions) -> None:
    """Of shots, only other targets of the same band: in which order bands shoot is all the same."""
    moves = Moves(64)
    p.fill(moves)
    for k in range(moves.n):
        move = moves.items[k]
        if p.stage == SHOOTING and (kind_of(move) != SHOOT or kind_of(usual) != SHOOT or a_of(move) != a_of(usual)):
            continue
        if p.stage == BREAKING_OFF and kind_of(move) == DONE:
            continue
        out.moves.add(move)
        out.close_if_new()


def vary(tactics: Tactics, p: Shieldwall, plan: Moves, band: i64, sort: i64, out: Actions) -> None:
    """Adds a plan in which a band gets orders of a sort, if there are any."""
    trial = duplicate(p)
    at = follow(trial, plan, 0, band, True, out.moves)
    if sort != STAY:
        if trial.stage != MOVEMENT or trial.seat != p.seat or not finds(tactics, trial, band, sort):
            out.take_back()
            return
        for k in range(tactics.best.n):
            out.moves.add(tactics.best.items[k])
            trial.play(tactics.best.items[k])
    hold_fire(trial)
    follow(trial, plan, at, band, False, out.moves)
    if trial.stage == MOVEMENT and trial.seat == p.seat:
        out.moves.add(pack(END_MOVEMENT))
    out.close_if_new()


def follow(trial: Shieldwall, plan: Moves, start: i64, band: i64, stops: bool, out: Moves) -> i64:
    """Plays on by a plan and adds what is played: all that is still legal but the orders of a band; stops: only until those.

    Returns where in the plan that is.
    """
    seat = trial.seat
    ordered = NONE
    for k in range(start, plan.n):
        move = plan.items[k]
        kind = kind_of(move)
        if kind in (ORDER, PLACE):
            ordered = a_of(move)
        elif kind == ALONE:
            ordered = trial.field.roster.band[a_of(move)]
        if kind == END_MOVEMENT or (ordered == band and stops):
            return k
        if ordered != band and trial.seat == seat and trial.fault(move) == 0:
            trial.play(move)
            out.add(move)
            hold_fire(trial)
    return plan.n


def finds(tactics: Tactics, p: Shieldwall, band: i64, sort: i64) -> bool:
    """The best order of a sort for a band, were it worse than none, becomes the tactics' `best`; whether there is any."""
    tactics.set_out(p, band)
    tactics.best.clear()
    tactics.best_worth = WORST
    if tactics.enemy == NONE:
        return False
    if sort == FIGHT:
        tactics.try_charges(p)
        tactics.try_assaults(p)
    elif sort == WALL:
        tactics.try_wall(p)
    else:
        find_way(tactics, p, sort)
    return tactics.best.n > 0


def find_way(tactics: Tactics, p: Shieldwall, sort: i64) -> None:
    """The same of ways: towards the nearest enemies, half as far, or away from them."""
    order = pack(ORDER, tactics.band, ADVANCE)
    if p.fault(order) != 0:
        return
    x, y = tactics.enemy_x, tactics.enemy_y
    if sort == BACK:
        tactics.try_way(p, order, tactics.angle_to(p, 2 * tactics.x - x, 2 * tactics.y - y))
    elif sort == ON:
        tactics.go(p, order, 0, 0)
        tactics.go(p, order, tactics.angle_to(p, x, y), 0)
    else:
        angle = tactics.angle_to(p, x, y)
        far = tactics.walk(tactics.begin(p, order), angle, 0)
        if far > 1:
            tactics.go(p, order, angle, far // 2)
