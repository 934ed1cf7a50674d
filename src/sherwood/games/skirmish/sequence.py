"""SKIRMISH-2, 0.1, 0.4 and 0.6: turns, side turns, phases and reaction windows; what comes when all is answered."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import (
    ambush,
    blinding,
    capture,
    carts,
    climbing,
    combat,
    entering,
    hideouts,
    initiation,
    leading,
    missile,
    movement,
    recovery,
    victory,
    weddings,
)
from sherwood.games.skirmish.kinds import FIRST, GO_FIRST, INITIATIVE, PHASE, TURN
from sherwood.games.skirmish.position import (
    AMBUSH,
    AMBUSHERS,
    COMBATS,
    ENTERS,
    EVERY_TURN,
    HIDDEN,
    INITIATIVE_DICE,
    MOVES,
    NOBODY,
    ONCE,
    PLACING,
    RECOVERY,
    REVEALS,
    SHOTS,
    STEPS,
    UNCOVER,
    USED,
    WHO_FIRST,
    WINDOW,
    YIELDED,
    Position,
)
from sherwood.games.skirmish.variants import AMBUSH_ANY_PHASE, INITIATION, INITIATIVE_CHOICE, INITIATIVE_LOW
from sherwood.kernel.moves import Moves, pack
from sherwood.kernel.state import CHANCE


# -- turns (SKIRMISH-2a, 0.6) -----------------------------------------------------------------------------------------
def begin_turn(p: Position) -> None:
    p.number += 1
    p.active = 0
    p.tell(TURN, p.number)
    if p.plot.bride_leads == 1 and p.number > 1:
        p.order = weddings.order(p)
        p.tell(FIRST, p.acting())
    if p.rolled == EVERY_TURN or (p.rolled == ONCE and p.number == 1):
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
    """The higher die goes first, of two factions; or the lower; or it chooses."""
    p.answered()
    winner: i64 = 0 if (one > other) != p.plays(INITIATIVE_LOW) else 1
    if p.plays(INITIATIVE_CHOICE):
        p.ask(WHO_FIRST, p.seats >> 4 * winner & 15, NOBODY, winner)
    else:
        go_first(p, winner)


def go_first(p: Position, faction: i64) -> None:
    p.order = 0x10 if faction == 0 else 0x01
    p.tell(FIRST, p.acting())
    begin_side_turn(p)


def fill_first(p: Position, out: Moves) -> None:
    for answer in range(i64(2)):
        out.add(pack(GO_FIRST, p.turn(), answer))


def choose_first(p: Position, answer: i64) -> None:
    winner = p.amount()
    p.answered()
    go_first(p, winner if answer == 1 else 1 - winner)


def begin_side_turn(p: Position) -> None:
    """Nobody has done anything yet; coachmen are in control again (SKIRMISH-7.2e); the hidden may come out (SKIRMISH-8.4a)."""
    for counter in range(p.cast.n):
        p.flags[counter] &= ~USED
        if p.faction[counter] == p.acting():
            p.unset(counter, YIELDED)
    enter(p, REVEALS)


def end_side_turn(p: Position) -> None:
    carts.finish_work(p)
    recovery.recover(p, p.acting())
    for counter in range(p.cast.n):
        if p.faction[counter] == p.acting() and p.is_on_map(counter) and p.blinded[counter] > 0:
            p.blinded[counter] -= 1
    if p.active + 1 < p.factions:
        p.active += 1
        begin_side_turn(p)
    else:
        end_turn(p)


def end_turn(p: Position) -> None:
    weddings.end_turn(p)
    victory.check(p)
    if p.over == 0 and p.number < p.length:
        begin_turn(p)
    elif p.over == 0:
        victory.decide(p)


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
        watch(p)
    elif phase == SHOTS:
        capture.loosen(p, p.acting())
        enter(p, MOVES)
        open_windows(p)
        entering.ask_gates(p, p.acting())
    elif phase == MOVES:
        capture.disengage(p, p.acting())
        enter(p, COMBATS)
        open_windows(p)
    elif phase == COMBATS:
        if p.plays(INITIATION):
            initiation.round_up(p)
        enter(p, RECOVERY)
    else:
        end_side_turn(p)


def is_phase_done(p: Position, phase: i64) -> bool:
    """Whether nobody could do anything in it any more."""
    if phase == REVEALS:
        return not ambush.has_more(p)
    if phase == SHOTS:
        return missile.first_left(p) == NOBODY
    if phase == MOVES:
        return movement.first_left(p) == NOBODY
    return phase != COMBATS or not (combat.can_anybody_attack(p) or blinding.can_blind(p))


# -- reaction windows (SKIRMISH-0.4) ----------------------------------------------------------------------------------
def has_hidden(p: Position, seat: i64, nation: i64) -> bool:
    """Whether this seat has hidden men of this nation."""
    for counter in range(p.cast.n):
        if p.front[counter] == HIDDEN and p.nation[counter] == nation and p.seat_of(counter) == seat:
            return True
    return False


def open_windows(p: Position) -> None:
    """Every seat with hidden enemies is asked, whatever they could do; not while a mover passes through (SKIRMISH-8.2b)."""
    if p.mover == NOBODY or not (p.is_passing(p.mover) or leading.is_dragging(p, p.mover)):
        p.ask(WINDOW, CHANCE, p.mover)


def watch(p: Position) -> None:
    """Under a variant there are windows before and after every shot and every combat too (SKIRMISH-8.2f)."""
    if p.plays(AMBUSH_ANY_PHASE) and p.asked() in (SHOTS, COMBATS):
        p.ask(WINDOW, CHANCE, NOBODY)


def next_window(p: Position) -> None:
    """The next seat with hidden men is asked; after the last the move goes on."""
    mover = p.about()
    seat = p.amount()
    p.answered()
    while seat <= p.last_seat:
        if has_hidden(p, seat, 1 - p.acting_nation()):
            p.ask(WINDOW, CHANCE, mover, seat + 1)
            p.ask(AMBUSH, seat, mover)
            return
        seat += 1


# -- steps between the windows (SKIRMISH-0.4, 8.4d) ------------------------------------------------------------------
def go_to(p: Position, mover: i64, place: i64) -> None:
    """A step or a climb. All who might be hidden are asked before he enters a hideout, and after every step."""
    if hideouts.is_entry(p, mover, place):
        p.ask(ENTERS, CHANCE, mover, place)
    else:
        carry_out(p, mover, place)
    open_windows(p)


def is_climb(p: Position, mover: i64, place: i64) -> bool:
    return p.front[mover] >= 0 and climbing.is_way(p, p.front[mover], place)


def carry_out(p: Position, mover: i64, place: i64) -> None:
    hideouts.enter(p, mover, place)
    if is_climb(p, mover, place):
        climbing.climb(p, mover, place)
    else:
        movement.step(p, mover, place)


def go_in(p: Position) -> None:
    """He enters, if an ambush hasn't stopped him or barred his way."""
    mover = p.about()
    place = p.amount()
    p.answered()
    if p.mover != mover:
        return
    if is_climb(p, mover, place):
        fault = climbing.fault(p, mover, p.front[mover], place, p.mps)
    else:
        fault = movement.fault_step(p, mover, place)
    if fault == 0:
        carry_out(p, mover, place)
        capture.break_away(p, mover)
        open_windows(p)


# -- on to the next decision ------------------------------------------------------------------------------------------
def settle(p: Position) -> None:
    """Goes on until somebody is asked, chance rolls, or the game is over."""
    while p.over == 0 and goes_on(p, p.asked()):
        pass


def goes_on(p: Position, question: i64) -> bool:
    """One thing more that follows of itself; False where somebody must be asked, or a condition has decided."""
    if p.entered != 0 and may_look_inside(p, question):
        hideouts.look_inside(p)
        return True
    if is_still(p, question):
        victory.check(p)
    if p.over != 0:
        return False
    if question == WINDOW:
        next_window(p)
    elif question == ENTERS:
        go_in(p)
    elif question == STEPS and p.mover == NOBODY:
        leading.check(p, p.about())
        p.answered()
        open_windows(p)
    elif question in (REVEALS, SHOTS, MOVES, COMBATS, RECOVERY) and is_phase_done(p, question):
        end_phase(p)
    else:
        return carry_on(p, question)
    return True


def carry_on(p: Position, question: i64) -> bool:
    """Goes on where nobody has a choice and chance none to roll; False where somebody must be asked."""
    if question == UNCOVER:
        return hideouts.is_empty(p)
    if question == PLACING:
        return hideouts.is_crowded(p)
    return combat.carry_on(p, question) or ambush.carry_on(p, question)


def may_look_inside(p: Position, question: i64) -> bool:
    """Whether all effects are finished, and nobody is on his way over a friend (SKIRMISH-0.12, 0.13, 8.2b)."""
    if question not in (WINDOW, STEPS, SHOTS, MOVES, COMBATS, AMBUSHERS):
        return False
    return p.mover == NOBODY or not p.is_passing(p.mover)


def is_still(p: Position, question: i64) -> bool:
    """Whether all effects are finished, and nobody is on his way (SKIRMISH-0.7, 0.12, 0.13)."""
    return p.mover == NOBODY and question in (REVEALS, WINDOW, STEPS, SHOTS, MOVES, COMBATS, RECOVERY)
