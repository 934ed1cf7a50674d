"""Time to choose in: when a seat's runs out, and for whom it has."""

from __future__ import annotations

from sherwood.table.happenings import Replaced, Resigned
from sherwood.table.match import Match

STAND_IN = "seasoned"
"""The strength of the computer that takes over a seat."""


def next_end(match: Match) -> float | None:
    """When the next seat's time runs out (seconds since 1970)."""
    ends = [chair.since + match.settings.clock.seconds for chair in match.chairs if chair.asks and chair.human]
    return min(ends, default=None) if match.settings.clock.kind != "none" else None


def ran_out(match: Match, now: float) -> Resigned | Replaced | None:
    """What happens to the first seat whose time has run out. Only a game of two ends when one is out of it."""
    clock = match.settings.clock
    for chair in match.chairs:
        if clock.kind != "none" and chair.asks and chair.human and chair.since + clock.seconds <= now:
            if clock.out == "forfeit" and match.seats == 2:
                return Resigned(chair.seat, late=True)
            return Replaced(chair.seat, STAND_IN, late=True)
    return None


def rewind(match: Match, now: float) -> None:
    """After the server was down: a clock by the move begins anew, a clock by days has gone on."""
    if match.settings.clock.kind == "move":
        for chair in match.chairs:
            chair.since = now
