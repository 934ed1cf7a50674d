"""SKIRMISH-0.7: how good a position of `skirmish` is: what characters are worth, what threatens them, how near their aims are.

Worth is counted in points of attack and defence, tolls in thousandths of it. The figures are in `data/eye.toml`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import tactics, victory
from sherwood.games.skirmish.position import COMBATS, MOVES, NOBODY, SETUP, SHOTS
from sherwood.games.skirmish.scout import Scout
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.eye import CERTAIN, Actions, Eye
from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State


class SkirmishEye(Eye):
    def __init__(self) -> None:
        self.scout: Scout | None = None

    def of(self, state: Skirmish) -> Scout:
        """The scout of this game."""
        scout = self.scout
        if scout is None or scout.stage is not state.stage:
            scout = Scout(state)
            self.scout = scout
        return scout

    def quiet(self, state: State) -> bool:
        """At the start of a phase, or before the next of it acts."""
        assert isinstance(state, Skirmish)
        return state.mover == NOBODY and state.ambush == 0 and state.asked() in (SETUP, SHOTS, MOVES, COMBATS)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Skirmish)
        scout = self.of(state)
        balance = scout.balance(state, seat)
        if not scout.aims.is_race():
            balance += lead(state, seat) * spent(state, scout.faction_of(state, seat))
        return i64(float(CERTAIN) * (0.5 + 0.5 * balance / (1.0 + abs(balance))))

    def has_actions(self) -> bool:
        return True

    def age(self, state: State) -> i64:
        assert isinstance(state, Skirmish)
        return state.number * state.factions + state.active

    def fill(self, state: State, out: Actions) -> None:
        assert isinstance(state, Skirmish)
        tactics.fill(self.of(state), state, out)

    def act(self, state: State, rng: Rng, out: Moves) -> None:
        assert isinstance(state, Skirmish)
        tactics.act(self.of(state), state, rng, out)


def lead(state: Skirmish, seat: i64) -> float:
    """Who would win if time were up: 1.0 this seat, -1.0 another, 0.0 nobody."""
    ending = victory.as_it_stands(state)
    if victory.points(state, seat, ending) > 0:
        return 1.0
    for other in range(state.last_seat + 1):
        if victory.points(state, other, ending) > 0:
            return -1.0
    return 0.0


def spent(state: Skirmish, faction: i64) -> float:
    """The turns that a faction has begun, by those that are left and one: nothing that it does now changes that."""
    begun = state.number if has_begun(state, faction) else state.number - 1
    begun = max(0, min(state.length, begun))
    return float(begun) / float(state.length + 1 - begun)


def has_begun(state: Skirmish, faction: i64) -> bool:
    """Whether a faction has had its side turn of this turn, or has it now (SKIRMISH-2.1)."""
    return any(state.order >> 4 * at & 15 == faction for at in range(state.active + 1))


EYE: Final = SkirmishEye()
