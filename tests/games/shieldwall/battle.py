"""Whole scenarios of `shieldwall` for tests: deployed by default, and brought about as a clause needs it."""

from __future__ import annotations

from collections.abc import Iterable

from sherwood.games.shieldwall import setup, victory
from sherwood.games.shieldwall.position import INITIATIVE, KILLED, MOVEMENT, PRECEDENCE, SHOOTING
from tests.games.shieldwall.field import Situation


class Battle(Situation):
    """If it comes to a roll, seat 0 moves first."""

    def __init__(self, scenario: str, **options: str) -> None:
        super().__init__(setup.start({"scenario": scenario, **options}))
        self.field = self.state.field
        self.plays("deploy default", "deploy default")
        if self.state.turn() < 0:
            self.plays("roll 2 1", "precede 1")

    def passes(self, half_turns: int = 1) -> None:
        """Nobody is ordered, nobody shoots, and seat 0 moves first if it comes to a roll."""
        closing = {MOVEMENT: "end_movement", SHOOTING: "end_fire", INITIATIVE: "roll 2 1", PRECEDENCE: "precede 1"}
        for _ in range(half_turns):
            self.plays("end_movement")
            while self.state.stage != MOVEMENT:
                if self.state.stage in closing:
                    self.plays(closing[self.state.stage])
                else:
                    self.state.play(self.offers()[0])

    def men(self, *names: str) -> list[int]:
        """Of these bands or sides."""
        roster = self.field.roster
        return [
            figure
            for figure in range(roster.n)
            if self.field.names[roster.band[figure]] in names or self.field.sides[roster.side[figure]] in names
        ]

    def band(self, name: str) -> int:
        return self.field.names.index(name)

    # -- castles --------------------------------------------------------------------------------------------------------
    def spot(self, name: str) -> int:
        """The number of a place of the castle."""
        return self.field.castle.names.index(name)

    def post(self, man: int, name: str) -> str:
        """The order to take post there."""
        return f"alone {man} post {self.spot(name)}"

    def man_place(self, man: int, name: str) -> None:
        """Puts a man on a place, whether he could get there or not."""
        castle, stands, place = self.field.castle, self.state.stands, self.spot(name)
        stands.put(man, castle.x_of(stands.works, place), castle.y_of(stands.works, place), castle.facing_of(stands.works, place))
        stands.level[man] = castle.level[place]
        stands.works.at[man] = place

    def clear(self, *names: str) -> None:
        """Takes away all of these bands or sides."""
        self.become(KILLED, self.men(*names))

    def become(self, status: int, men: Iterable[int]) -> None:
        for man in men:
            self.state.status[man] = status
            self.state.stands.on[man] = 0

    def go_to(self, x: int, y: int, men: Iterable[int]) -> None:
        """All to one place, whether there is room or not."""
        for man in men:
            self.state.stands.x[man], self.state.stands.y[man] = x, y

    def now(self) -> tuple[str, int]:
        """Who wins at once, and with which grade."""
        return self.winner(int(victory.now(self.state)))

    def at_last(self) -> tuple[str, int]:
        """The same after the last turn."""
        return self.winner(int(victory.at_last(self.state)))

    def winner(self, ending: int) -> tuple[str, int]:
        self.state.ended = ending
        grades = [int(self.state.points(seat)) for seat in (0, 1)]
        self.state.ended = 0
        return ("", 0) if not any(grades) else (self.field.sides[grades.index(max(grades))], max(grades))
