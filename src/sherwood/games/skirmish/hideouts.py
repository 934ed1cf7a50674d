"""SKIRMISH-8.4b to 8.4d: hideouts that an enemy enters, and where those inside are placed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish.board import FOOT, NOWHERE
from sherwood.games.skirmish.climbing import is_taken
from sherwood.games.skirmish.kinds import EMPTY, FOUND, NOT_YOURS, OTHER_HIDEOUT, REVEAL, TAKEN, UNCOVERED
from sherwood.games.skirmish.position import HIDDEN, NEUTRAL, NOBODY, PLACING, UNCOVER, Position
from sherwood.kernel.moves import Moves, b_of, c_of, kind_of, pack, shifted
from sherwood.kernel.state import CHANCE

MOST: Final[i64] = 31
"""Hideouts of a mosaic at the most: `entered` holds so many bits for each nation."""


# -- entering (SKIRMISH-8.4b, 8.4c) -----------------------------------------------------------------------------------
def hide_from(p: Position, nation: i64) -> bool:
    """Whether anybody is hidden from a nation, wherever: that much is public (SKIRMISH-H.3)."""
    found = False
    for counter in range(p.cast.n):
        found = found or (p.front[counter] == HIDDEN and p.nation[counter] + nation == 1)
    return found


def hideout_at(p: Position, place: i64) -> i64:
    return p.board.hideout[place] if place >= 0 else NOWHERE


def is_new(p: Position, counter: i64, place: i64) -> bool:
    """Whether a counter comes into a hideout by going to a place."""
    hideout = hideout_at(p, place)
    if hideout in (NOWHERE, hideout_at(p, p.front[counter]), hideout_at(p, p.rear[counter])):
        return False
    return p.nation[counter] != NEUTRAL


def bit(p: Position, counter: i64, place: i64) -> i64:
    """That of the hideout there, for the nation of a counter, in `entered` and `searched`."""
    return shifted(1, p.board.hideout[place] + MOST * p.nation[counter])


def is_entry(p: Position, counter: i64, place: i64) -> bool:
    """Whether a counter enters a hideout in which somebody may be."""
    return is_new(p, counter, place) and hide_from(p, p.nation[counter]) and p.searched & bit(p, counter, place) == 0


def enter(p: Position, counter: i64, place: i64) -> None:
    """Notes that a counter is about to go there: all effects in hand come first (SKIRMISH-0.12, 0.13)."""
    if is_entry(p, counter, place):
        p.entered |= bit(p, counter, place)
    elif is_new(p, counter, place):
        p.searched |= bit(p, counter, place)


def look_inside(p: Position) -> None:
    """The first hideout entered is looked into."""
    which: i64 = 0
    while p.entered >> which & 1 == 0:
        which += 1
    p.entered &= ~shifted(1, which)
    p.ask(UNCOVER, CHANCE, NOBODY, which)


# -- who is found -----------------------------------------------------------------------------------------------------
def first_inside(p: Position) -> i64:
    """The next who is still hidden in the hideout in question from those who entered it, or NOBODY."""
    hideout = p.amount() % MOST
    nation = p.amount() // MOST
    for counter in range(p.about() + 1, p.cast.n):
        if p.front[counter] == HIDDEN and p.hideout[counter] == hideout and p.nation[counter] + nation == 1:
            return counter
    return NOBODY


def fill_uncover(p: Position, out: Moves) -> None:
    """One outcome: the next who is found, or that nobody else is there."""
    inside = first_inside(p)
    if inside == NOBODY:
        out.add(pack(EMPTY, 0, p.amount() % MOST))
    else:
        out.add(pack(FOUND, inside, p.amount() % MOST))


def find(p: Position, counter: i64, hideout: i64) -> None:
    """His owner places him."""
    which = p.amount()
    p.answered()
    p.ask(UNCOVER, CHANCE, counter, which)
    p.ask(PLACING, p.seat_of(counter), counter, hideout)


def is_empty(p: Position) -> bool:
    """Ends the search once nobody is hidden anywhere: that much is public; False where it must go on."""
    if hide_from(p, p.amount() // MOST):
        return False
    end_search(p)
    return True


def end_search(p: Position) -> None:
    p.searched |= shifted(1, p.amount())
    p.answered()


def is_searched(p: Position, counter: i64, hideout: i64) -> bool:
    """Whether his enemies know that he isn't in there: they have looked, or he would have been found before the last who was."""
    which = hideout + MOST * (1 - p.nation[counter])
    if p.searched >> which & 1 == 1:
        return True
    for i in range(p.depth):
        question = p.stack[i]
        if kind_of(question) == UNCOVER and c_of(question) == which and counter < b_of(question):
            return True
    return False


# -- where they are placed (SKIRMISH-8.4d) ----------------------------------------------------------------------------
def has_room(p: Position, hideout: i64) -> bool:
    found = False
    for place in range(p.board.places):
        found = found or (p.board.hideout[place] == hideout and p.who[place] == NOBODY)
    return found


def is_outside(p: Position, hideout: i64, hex: i64) -> bool:
    """Whether a hex lies beside a hideout, and not in it."""
    if hex >= p.board.hexes or p.board.hideout[hex] == hideout or p.board.building[hex] == hideout:
        return False
    found = False
    for side in range(6 * hex, 6 * hex + 6):
        other = p.board.neighbour[side]
        found = found or (other != NOWHERE and hideout in (p.board.building[other], p.board.tree[other]))
    return found and p.board.is_enterable(FOOT, hex)


def fault(p: Position, counter: i64, place: i64) -> i64:
    """Why a man who was found can't be placed there; 0 if he can. Outside only if there is no room inside."""
    if counter != p.about():
        return NOT_YOURS
    hideout = p.amount()
    if place < 0 or place >= p.board.places:
        return OTHER_HIDEOUT
    if p.board.hideout[place] != hideout and (has_room(p, hideout) or not is_outside(p, hideout, place)):
        return OTHER_HIDEOUT
    return TAKEN if is_taken(p, place) else 0


def fill(p: Position, out: Moves) -> None:
    for place in range(p.board.places):
        if fault(p, p.about(), place) == 0:
            out.add(pack(REVEAL, p.about(), place))


def is_crowded(p: Position) -> bool:
    """Leaves him where he is if no place is free, inside or around; False where one is."""
    if has_room(p, p.amount()):
        return False
    for place in range(p.board.places):
        if fault(p, p.about(), place) == 0:
            return False
    p.answered()
    return True


def place_found(p: Position, counter: i64, place: i64) -> None:
    p.answered()
    p.put(counter, place)
    p.tell(UNCOVERED, counter, place)
