"""How games of scenarios end, in few words, on top of the language of `field`."""

from __future__ import annotations

from sherwood.games.skirmish import endings, wounds
from sherwood.kernel.play import legal
from sherwood.kernel.state import CHANCE, OVER
from tests.games.skirmish.field import Field


def ended_by(f: Field) -> str:
    """The conditions that have decided; empty while the game goes on."""
    if f.state.turn() != OVER:
        return ""
    found = endings.ending(int(f.state.ending()))
    return " ".join(found.conditions) if found else "time"


def points(f: Field) -> list[int]:
    return [int(f.state.points(seat)) for seat in range(f.state.last_seat + 1)]


def passes(f: Field) -> None:
    """Nobody does anything more in this side turn."""
    number, active = f.state.number, f.state.active
    while f.state.turn() not in (OVER, CHANCE) and (f.state.number, f.state.active) == (number, active):
        decline = [move for move in legal(f.state) if f.text(move).split()[0] in ("end_phase", "no", "stop")]
        f.state.play(decline[0])


def time_passes(f: Field) -> Field:
    """Nobody does anything more until the game is over."""
    f.state.number = f.state.length
    while f.state.turn() != OVER:
        passes(f)
        if f.state.turn() == CHANCE:
            f.state.play(legal(f.state)[0])
    return f


def kills(f: Field, faction: str, victim: str) -> None:
    """A faction's deed."""
    f.state.doer = f.faction(faction)
    wounds.kill(f.state, f.counter(victim))


def wounds_one(f: Field, faction: str, victim: str) -> None:
    f.state.doer = f.faction(faction)
    wounds.wound(f.state, f.counter(victim))
