"""SHIELDWALL-B.8: how good a position of `shieldwall` is, and how sensible play goes on (see `survey`, `tactics`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import tactics, variations
from sherwood.games.shieldwall.position import MOVEMENT, SHOOTING
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.survey import Survey
from sherwood.games.shieldwall.tactics import Tactics
from sherwood.kernel.eye import CERTAIN, Actions, Eye
from sherwood.kernel.moves import Moves
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State


class ShieldwallEye(Eye):
    def __init__(self) -> None:
        self.tactics: Tactics | None = None

    def of(self, state: Shieldwall) -> Tactics:
        """The tactics of this battle."""
        found = self.tactics
        if found is None or found.survey.stage is not state.set:
            found = Tactics(Survey(state))
            self.tactics = found
        return found

    def quiet(self, state: State) -> bool:
        """At the start of a step, before anything in it is decided."""
        assert isinstance(state, Shieldwall)
        return state.stage in (MOVEMENT, SHOOTING)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Shieldwall)
        survey = self.of(state).survey
        survey.look(state)
        share = float(survey.balance(state, seat, 100)) / float(survey.whole)
        return i64(float(CERTAIN) * (0.5 + 0.5 * share / (0.2 + abs(share))))

    def has_actions(self) -> bool:
        return True

    def ahead(self) -> i64:
        """What an order is worth shows in one's next half-turn."""
        return 3

    def caution(self) -> float:
        """Luck drowns what one order does: to be as sure as in other games would mean to do what looks best at once."""
        return 1.0

    def age(self, state: State) -> i64:
        assert isinstance(state, Shieldwall)
        return 2 * state.number + state.half

    def fill(self, state: State, out: Actions) -> None:
        assert isinstance(state, Shieldwall)
        tactics.fill(self.of(state), state, out)

    def fill_more(self, state: State, favourite: i64, until: float, out: Actions) -> None:
        assert isinstance(state, Shieldwall)
        variations.fill(self.of(state), state, favourite, until, out)

    def act(self, state: State, rng: Rng, out: Moves) -> None:
        assert isinstance(state, Shieldwall)
        tactics.act(self.of(state), state, rng, out)


EYE: Final = ShieldwallEye()
