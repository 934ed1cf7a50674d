"""Situations of the fire step of `shieldwall`, and what comes of its dice, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb

from sherwood.games.shieldwall import position, tries
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.kernel.play import chances
from sherwood.kernel.state import CHANCE
from tests.games.shieldwall.field import Situation, field


def firing(attacker: str, defender: str, **more: object) -> Situation:
    """The attacker, who has moved nobody, declares his shots."""
    return to_fire(field(attacker, defender, **more))  # type: ignore[arg-type]


def to_fire(f: Situation) -> Situation:
    """On to the fire step; nobody loses heart because of numbers."""
    for figure in range(f.state.field.roster.n):
        f.state.set_bits(figure, position.OUTNUMBERED)
    f.plays("end_movement")
    return f


def shot(f: Situation) -> tuple[int, int, int, int]:
    """Need and modifier of the die to hit that is rolled now, and of its save."""
    assert f.state.stage == position.HITTING
    return int(tries.need(f.state)), int(tries.modifier(f.state)), int(tries.save(f.state)), int(tries.saved_by(f.state))


def settle(f: Situation) -> Situation:
    """Nobody shoots any more, and all dice miss."""
    while f.state.stage in (position.SHOOTING, position.DRAWING, position.HITTING):
        if f.state.stage == position.SHOOTING:
            f.plays("end_fire")
        else:
            f.plays("which 0" if f.state.stage == position.DRAWING else "to_hit 1")
    return f


def losses(f: Situation) -> dict[int, Fraction]:
    """How likely so many figures are lost by the dice that are rolled now, exactly."""
    before = len(on_table(f.state))
    found: dict[int, Fraction] = {}
    waiting = {bytes(f.state.dump()): (f.state, Fraction(1))}
    while waiting:
        later: dict[bytes, tuple[Shieldwall, Fraction]] = {}
        for state, share in waiting.values():
            if state.turn() != CHANCE or state.stage > position.SAVING:
                lost = before - len(on_table(state))
                found[lost] = found.get(lost, Fraction(0)) + share
                continue
            for after, part in outcomes(state):
                key = bytes(after.dump())
                later[key] = (after, later[key][1] + share * part if key in later else share * part)
        waiting = later
    return found


def on_table(state: Shieldwall) -> list[int]:
    return [figure for figure in range(state.field.roster.n) if state.is_on(figure)]


def outcomes(state: Shieldwall) -> Iterator[tuple[Shieldwall, Fraction]]:
    moves = chances(state)
    total = sum(weight for _, weight in moves)
    for move, weight in moves:
        after = state.copy()
        after.play(move)
        assert isinstance(after, Shieldwall)
        yield after, Fraction(weight, total)


def kills(f: Situation) -> Fraction:
    """How likely the shot that is rolled for now kills."""
    return losses(f).get(1, Fraction(0))


def hits(shot: Fraction, bows: int = 10) -> list[float]:
    return [round(100 * float(comb(bows, n) * shot**n * (1 - shot) ** (bows - n)), 2) for n in range(bows + 1)]
