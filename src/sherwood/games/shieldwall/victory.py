"""SHIELDWALL-S.3, S.4 and 0.8: when a game is over, which condition decides, and what the sides have come to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import captures
from sherwood.games.shieldwall import field as f
from sherwood.games.shieldwall.field import Compare, Term
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import ENDINGS, SOLE
from sherwood.games.shieldwall.position import KILLED, LEFT_TABLE, LOADED, READY, SURRENDERED, TO_COME, Position

BANNER: Final[i64] = 10
"""What a captured banner counts (SHIELDWALL-S.3)."""

# grades of a victory (SHIELDWALL-S.4), by which it counts
WIN: Final[i64] = 1
TOTAL: Final[i64] = 2


# -- what conditions count (see `conditions`) -----------------------------------------------------------------------------
def count(position: Position, term: Term) -> i64:
    what = term.what
    if what == f.NUMBER:
        return term.plus
    if what == f.SCORE:
        return term.plus + score(position, term.side)
    if what == f.BANNERS:
        return term.plus + captures.captured(position, term.side)
    total = term.plus
    for figure in range(position.field.roster.n):
        if is_counted(position, term, figure):
            total += position.field.points_of(figure) if what in (f.GONE_POINTS, f.READY_POINTS, f.LEFT_POINTS) else 1
    return total


def is_counted(position: Position, term: Term, figure: i64) -> bool:
    """Whether a figure is one of those of which a condition speaks."""
    roster = position.field.roster
    if term.side != roster.side[figure] and term.band != roster.band[figure]:
        return False
    if term.what in (f.READY, f.READY_POINTS):
        return position.is_on(figure) and (term.area == NONE or is_in(position, figure, term.area))
    if term.what in (f.LEFT_TABLE, f.LEFT_POINTS):
        return position.status[figure] == LEFT_TABLE
    return is_gone(position, figure)


def is_in(position: Position, figure: i64, area: i64) -> bool:
    """In it or on it: whatever its level."""
    stands = position.stands
    return position.field.ground.areas[area].holds(stands.x[figure], stands.y[figure])


def is_gone(position: Position, figure: i64) -> bool:
    """SHIELDWALL-S.3: killed, routed or surrendered."""
    return KILLED <= position.status[figure] <= SURRENDERED


# -- scores (SHIELDWALL-S.3, S3.5) ----------------------------------------------------------------------------------------
def score(position: Position, side: i64) -> i64:
    """What of the enemy is gone, banners captured, and loads taken away or kept."""
    field = position.field
    total = BANNER * captures.captured(position, 1 - side)
    for figure in range(field.roster.n):
        if field.roster.side[figure] != side and is_gone(position, figure):
            total += field.worth[field.roster.band[figure]] * field.points_of(figure)
    return total if field.taker == NONE else total + score_of_loads(position, side)


def score_of_loads(position: Position, side: i64) -> i64:
    field = position.field
    taken: i64 = 0
    for figure in range(field.roster.n):
        if position.status[figure] == LEFT_TABLE and position.has(figure, LOADED):
            taken += 1
    if side == field.taker:
        return field.load_taken * taken
    kept = -taken
    for area in range(i64(len(field.loads))):
        kept += field.loads[area]
    return field.load_kept * kept


# -- conditions (SHIELDWALL-S.4) ------------------------------------------------------------------------------------------
def all_hold(position: Position, tests: list[Compare]) -> bool:
    return all(test.holds(count(position, test.left), count(position, test.right)) for test in tests)


def deciding(position: Position, at_once: bool) -> i64:
    """The place of the first condition that holds, of all or of those marked at once; NONE if none does."""
    victories = position.field.victories
    for place in range(i64(len(victories))):
        if (victories[place].at_once or not at_once) and all_hold(position, victories[place].tests):
            return place
    return NONE


def now(position: Position) -> i64:
    """SHIELDWALL-0.8: the number of the ending after an effect, 0 if the game goes on.

    It ends by a condition marked at once; when the scenario says that all conditions are read; or with a side's last figure.
    """
    place = deciding(position, True)
    if place != NONE:
        return ending(position, place + 1)
    lost, other_lost = is_lost(position, 0), is_lost(position, 1)
    if (lost and other_lost) or any(all_hold(position, tests) for tests in position.field.over):
        return at_last(position)
    if lost or other_lost:
        return ending(position, SOLE + (1 if lost else 0))
    return 0


def at_last(position: Position) -> i64:
    """The number of the ending when all conditions are read."""
    return ending(position, deciding(position, False) + 1)


def ending(position: Position, place: i64) -> i64:
    return ENDINGS * position.field.number + place


def is_lost(position: Position, side: i64) -> bool:
    """Whether a side has nobody ready on the table or still to come."""
    roster = position.field.roster
    return not any(roster.side[figure] == side and position.status[figure] in (READY, TO_COME) for figure in range(roster.n))


# -- what it has come to --------------------------------------------------------------------------------------------------
def points(position: Position, seat: i64) -> i64:
    """Of the winner, the grade of his victory; of all others 0."""
    place = position.ended % ENDINGS
    if place >= SOLE:
        return WIN if place == SOLE + seat else 0
    if place == 0 or position.field.victories[place - 1].winner != seat:
        return 0
    return TOTAL if position.field.victories[place - 1].total else WIN
