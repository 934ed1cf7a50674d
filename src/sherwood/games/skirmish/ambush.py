"""SKIRMISH-8.2, 8.3 and 8.4a: who comes out of hiding, and what he may do at once."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish import combat, missile
from sherwood.games.skirmish.kinds import (
    END_PHASE,
    HAS_ATTACKED,
    NO,
    NOT_HIDDEN,
    NOT_NOW,
    NOT_YOURS,
    OTHER_HIDEOUT,
    REVEAL,
    SPRING,
    TAKEN,
    UNCOVERED,
)
from sherwood.games.skirmish.position import (
    AMBUSH,
    AMBUSHERS,
    ATTACKED,
    HIDDEN,
    NOBODY,
    REVEALS,
    Position,
)
from sherwood.kernel.moves import Moves, pack, shifted


# -- who comes out (SKIRMISH-8.2c, 8.4a) ------------------------------------------------------------------------------
def is_asked(p: Position, counter: i64) -> bool:
    """Whether this question is about him: of those in hiding, enemies of who moves, or those whose side turn begins."""
    if p.front[counter] != HIDDEN or p.seat_of(counter) != p.turn():
        return False
    if p.asked() == REVEALS:
        return p.faction[counter] == p.acting()
    return p.nation[counter] == 1 - p.acting_nation()


def has_more(p: Position) -> bool:
    """Whether there are more who might come out; they do so in the order of their counters."""
    found = False
    for counter in range(p.amount(), p.cast.n):
        found = found or is_asked(p, counter)
    return found


def fault(p: Position, counter: i64, place: i64) -> i64:
    """Why he can't come out there; 0 if he can."""
    if counter < 0 or counter >= p.cast.n or p.seat_of(counter) != p.turn():
        return NOT_YOURS
    if not is_asked(p, counter):
        return NOT_HIDDEN
    if counter < p.amount():
        return NOT_NOW
    if place < 0 or place >= p.board.places or p.board.hideout[place] != p.hideout[counter]:
        return OTHER_HIDEOUT
    return TAKEN if p.who[place] != NOBODY else 0


def fill_out(p: Position, kind: i64, out: Moves) -> None:
    """REVEAL or SPRING, wherever there is room."""
    for counter in range(p.amount(), p.cast.n):
        if is_asked(p, counter):
            for place in range(p.board.places):
                if p.board.hideout[place] == p.hideout[counter] and fault(p, counter, place) == 0:
                    out.add(pack(kind, counter, place))


def fill_reveals(p: Position, out: Moves) -> None:
    fill_out(p, REVEAL, out)
    out.add(pack(END_PHASE, p.acting_seat()))


def fill_springs(p: Position, out: Moves) -> None:
    fill_out(p, SPRING, out)
    out.add(pack(NO, p.turn()))


def come_out(p: Position, counter: i64, place: i64) -> None:
    """He stands there; those of later counters are still asked."""
    question = p.asked()
    mover = p.about()
    seat = p.turn()
    p.answered()
    p.put(counter, place)
    p.tell(UNCOVERED, counter, place)
    if question == AMBUSH:
        p.ambush |= shifted(1, counter)
    p.ask(question, seat, mover, counter + 1)


def are_out(p: Position) -> bool:
    """Goes on to their attacks where nobody else could come out; False where somebody could."""
    if has_more(p):
        return False
    decline(p)
    return True


def decline(p: Position) -> None:
    """Nobody else comes out; those who have may attack (SKIRMISH-8.2d)."""
    mover = p.about()
    seat = p.turn()
    p.answered()
    if p.ambush != 0:
        p.ask(AMBUSHERS, seat, mover)


# -- their attacks (SKIRMISH-8.3) -------------------------------------------------------------------------------------
def fault_fire(p: Position, shooter: i64, target: i64, place: i64) -> i64:
    """Why he can't shoot from ambush; 0 if he can. Each has one shot or one blow (SKIRMISH-8.3a)."""
    of_turn = fault_of_shooter(p, shooter)
    return of_turn if of_turn != 0 else missile.fault_of_shot(p, shooter, target, place)


def fault_of_shooter(p: Position, shooter: i64) -> i64:
    fault = missile.fault_of_turn(p, shooter)
    if fault != 0:
        return fault
    return HAS_ATTACKED if p.flags[shooter] & ATTACKED != 0 else 0


def fill_attacks(p: Position, out: Moves) -> None:
    missile.raise_screen(p)
    for shooter in range(p.cast.n):
        if fault_of_shooter(p, shooter) == 0 and missile.fault_of_shooter(p, shooter) == 0:
            missile.fill_shots(p, shooter, out)
    missile.raise_screen(p, -1)
    combat.fill_attacks(p, out)
    out.add(pack(NO, p.turn()))


def is_spent(p: Position) -> bool:
    """Ends the ambush where nobody has an attack left; False where somebody has."""
    room = Moves(64)
    fill_attacks(p, room)
    if room.n > 1:
        return False
    end(p)
    return True


def end(p: Position) -> None:
    """After all attacks the active player goes on (SKIRMISH-8.3g)."""
    p.answered()
    p.ambush = 0


def carry_on(p: Position, question: i64) -> bool:
    """Goes on where nobody has a choice; False where somebody must be asked."""
    if question == AMBUSH:
        return are_out(p)
    return question == AMBUSHERS and is_spent(p)
