"""SKIRMISH-H.2, H.3 and H.6: where the hidden may be, for all that a reader knows."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.skirmish.deployment import can_hide, inside, kind_of_hideout
from sherwood.games.skirmish.hideouts import is_searched
from sherwood.games.skirmish.position import HIDDEN, NOBODY, Position
from sherwood.kernel.rng import Rng


def is_secret(p: Position, counter: i64, reader: i64) -> bool:
    """Whether the reader doesn't know where a man hides."""
    return p.front[counter] == HIDDEN and p.seat_of(counter) != reader


def kinds_for(p: Position, counter: i64) -> i64:
    """The kinds of hideout in which the scenario lets a counter hide (SKIRMISH-8.1d)."""
    lineup = p.stage.lineup
    kinds: i64 = 0
    for step in range(lineup.steps):
        if lineup.who[step] >> counter & 1 == 1:
            kinds |= lineup.hides[step]
    return kinds


def may_be_in(p: Position, counter: i64, hideout: i64) -> bool:
    """Whether a hidden man can be there, if there is room for him (SKIRMISH-8.1c to 8.1e)."""
    kind = kind_of_hideout(p, hideout)
    return kinds_for(p, counter) & kind != 0 and can_hide(p, counter, kind) and not is_searched(p, counter, hideout)


def are_possible(p: Position) -> bool:
    """Whether all who hide can be where they are."""
    for counter in range(p.cast.n):
        if p.front[counter] == HIDDEN:
            hideout = p.hideout[counter]
            if hideout < 0 or not may_be_in(p, counter, hideout) or inside(p, counter, hideout) > p.board.capacity[hideout]:
                return False
    return True


# -- imagining (SKIRMISH-H.6) -----------------------------------------------------------------------------------------
def hide_anew(p: Position, reader: i64, rng: Rng) -> None:
    """All whose hideouts are secret hide again as in set-up: one after the other, each in any hideout that still takes him."""
    while not deal(p, reader, rng):
        pass


def deal(p: Position, reader: i64, rng: Rng) -> bool:
    """False if there is no room for one of them."""
    for counter in range(p.cast.n):
        if is_secret(p, counter, reader):
            p.hideout[counter] = NOBODY
    for counter in range(p.cast.n):
        if is_secret(p, counter, reader):
            p.hideout[counter] = any_hideout(p, counter, rng)
            if p.hideout[counter] == NOBODY:
                return False
    return True


def any_hideout(p: Position, counter: i64, rng: Rng) -> i64:
    """One that may hold him beside those of his seat who are there, or were (SKIRMISH-8.1b); or NOBODY."""
    found: i64 = NOBODY
    possible: i64 = 0
    for hideout in range(len(p.board.capacity)):
        if may_be_in(p, counter, hideout) and inside(p, counter, hideout) < p.board.capacity[hideout]:
            possible += 1
            if rng.below(possible) == 0:
                found = hideout
    return found
