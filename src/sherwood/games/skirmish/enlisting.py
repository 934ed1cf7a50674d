"""SKIRMISH-S: the counters, the line-up and the first position that a scenario makes with its options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sherwood.games.skirmish import deployment, land, lineup, room, special
from sherwood.games.skirmish.cast import CART
from sherwood.games.skirmish.forces import MOUNT
from sherwood.games.skirmish.lineup import Lineup
from sherwood.games.skirmish.muster import muster
from sherwood.games.skirmish.plotting import Agreed, bits, plot_of, quicken
from sherwood.games.skirmish.position import EVERY_TURN, NEUTRAL, ONCE, RIDDEN
from sherwood.games.skirmish.scenarios import NATIONS, Enter, Setup, is_choice
from sherwood.games.skirmish.sheet import Sheet
from sherwood.games.skirmish.sources import STANDARD
from sherwood.games.skirmish.stage import Stage
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.variants import WALL_ADJACENCY
from sherwood.kernel.game import Refusal

HIDEOUTS = {"buildings": lineup.BUILDINGS, "trees": lineup.TREES}
ROLLED = {"rolled": EVERY_TURN, "rolled-once": ONCE}


class Company(NamedTuple):
    """Everybody in a scenario with its options, in the order of the counters' numbers; a rider's horse comes right after him."""

    names: list[str]
    owners: list[str]
    """The faction of each; "" of a rider's horse."""


def company_of(agreed: Agreed) -> Company:
    scenario = agreed.scenario
    found = Company([], [])
    for faction in scenario.factions:
        for one in scenario.force(faction, agreed.switches):
            found.names.append(one.name)
            found.owners.append(faction)
            if one.mounted:
                found.names.append(MOUNT)
                found.owners.append("")
    return found


def first_position(agreed: Agreed) -> Skirmish:
    """Nobody is set up yet. Raises Refusal for too large a scenario, and where a zone may turn out too small for its step."""
    return _Enlisting(agreed).position()


class _Enlisting:
    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        self.scenario = agreed.scenario
        country = land.load(level=agreed.level)
        self.terrains = list(country.book.terrain)
        self.company = company_of(agreed)
        self.cast = muster(country.book, self.company.names)
        if (move := self.scenario.rules.move) is not None:
            quicken(self.cast, move)
        board = land.board(self.scenario.head.mosaic, bool(agreed.variants & WALL_ADJACENCY), level=agreed.level)
        self.atlas = land.atlas(self.scenario.head.mosaic)
        self.factions = list(self.scenario.numbered)
        """By number."""
        self.stage = Stage(board, self.cast, Sheet(country.book), plot_of(agreed, board, self.cast, self.company.owners))
        self.steps = [step for step in self.scenario.setup.values() if self.applies(step)]
        self.comers = [enter for enter in self.scenario.enter.values() if self.applies(enter)]
        self.every: list[Setup | Enter] = [*self.steps, *self.comers]
        self.check_size()

    def applies(self, step: Setup | Enter) -> bool:
        return self.scenario.applies(step, self.agreed.switches)

    # -- who (SKIRMISH-S.3) -------------------------------------------------------------------------------------------
    def of_faction(self, faction: str, names: Iterable[str]) -> set[int]:
        return {n for n, owner in enumerate(self.company.owners) if owner == faction and self.company.names[n] in names}

    def aboard(self, step: Setup | Enter) -> set[int]:
        return self.of_faction(step.faction, step.aboard)

    def carts(self, step: Setup | Enter) -> list[int]:
        return [counter for counter in sorted(self.who(step)) if self.cast.what[counter] == CART]

    def named(self, step: Setup | Enter) -> set[int]:
        """Those for whom a step is by name, and not by their seat's choice."""
        return set() if is_choice(step) else self.of_faction(step.faction, step.who)

    def who(self, step: Setup | Enter) -> set[int]:
        """Those for whom a step is, or of whom the seat may choose; who starts aboard is nowhere else."""
        taken: set[int] = set().union(*(self.aboard(one) for one in self.every))
        if step.who:
            return self.of_faction(step.faction, step.who) - taken
        taken = taken.union(*(self.named(one) for one in self.every))
        return self.of_faction(step.faction, self.company.names) - taken

    # -- the line-up --------------------------------------------------------------------------------------------------
    def line_up(self) -> Lineup:
        made = Lineup(self.stage.board.hexes, self.cast.n)
        for step in self.steps:
            hides = sum(HIDEOUTS[kind] for kind in step.hide) if self.agreed.level == STANDARD else 0
            faction = self.factions.index(step.faction)
            number = made.set_up(faction, bits(self.who(step)), step.count or 0, hides, int(step.partly))
            for hex in self.atlas.zone(["trees"] if step.hide and not hides else step.zone, step.without):
                made.open(number, hex)
        for enter in self.comers:
            number = made.enter(
                self.factions.index(enter.faction),
                enter.turn or lineup.ANY_TIME,
                int(enter.together),
                bits({edge for text in enter.edges for edge in self.atlas.edges(text)}),
                bits(n for n, name in enumerate(self.terrains) if name in enter.on),
                self.factions.index(enter.beside) if enter.beside else lineup.NO_GROUP,
            )
            for counter in self.who(enter) | self.aboard(enter):
                made.group[counter] = number
        return made

    # -- the first position -------------------------------------------------------------------------------------------
    def position(self) -> Skirmish:
        stage, scenario = self.stage, self.scenario
        stage.lineup = self.line_up()
        stage.scenario, stage.mosaic, stage.factions = scenario.name, scenario.head.mosaic, self.factions
        stage.options = [name for name in scenario.options if name in self.agreed.switches]
        stage.sight.agree(self.agreed.variants)
        self.cast.names = [scenario.head.called.get(name, name) for name in self.company.names]
        state = Skirmish(stage)
        state.set_out()
        state.variants = self.agreed.variants
        self.take_sides(state)
        self.mount_and_harness(state)
        special.begin(state)
        self.check_room(state)
        deployment.begin(state)
        return state

    def take_sides(self, state: Skirmish) -> None:
        scenario, seats = self.scenario, list(self.scenario.seats[self.agreed.seating].values())
        for number, faction in enumerate(self.factions):
            nation = NATIONS.index(scenario.factions[faction].nation)
            seat = next((seat for seat, factions in enumerate(seats) if faction in factions), 0)
            state.nations |= nation << 4 * number
            state.seats |= seat << 4 * number
            for counter in self.of_faction(faction, self.company.names):
                state.faction[counter] = number
                state.nation[counter] = nation if state.is_fighter(counter) else NEUTRAL
        state.factions = len(scenario.head.order)
        state.order = sum(number << 4 * number for number in range(state.factions))
        state.last_seat = len(seats) - 1
        state.rolled = ROLLED.get(scenario.head.precedence, 0)
        state.length = scenario.head.turns

    def mount_and_harness(self, state: Skirmish) -> None:
        for counter, owner in enumerate(self.company.owners):
            if not owner:
                state.horse[counter - 1] = counter
                state.front[counter] = RIDDEN
                state.faction[counter] = state.faction[counter - 1]
        for step in self.every if self.agreed.level == STANDARD else self.steps:
            carts = self.carts(step)
            teams = [counter for counter in sorted(self.who(step)) if self.cast.pull[counter] > 0]
            for animal, cart in zip(teams, carts, strict=False):
                state.cart[animal] = cart
            for man in self.aboard(step):
                state.cart[man] = carts[0]

    # -- what can't be ------------------------------------------------------------------------------------------------
    def check_room(self, state: Skirmish) -> None:
        """Raises Refusal for the first step that may not be completed."""
        names = [name for name, step in self.scenario.setup.items() if self.applies(step)]
        for step, counter in room.lacking(state):
            self.refuse(
                f"setup.{names[step]} may have no place left for {self.company.names[counter]}. "
                f"Give the step more room, or put it before others (SKIRMISH-S.3)"
            )

    def check_size(self) -> None:
        """Raises Refusal for more than is held as bits, and for men aboard who find no seat (SKIRMISH-7.2f)."""
        counted = {"counters": self.cast.n, "steps": len(self.steps), "groups that enter": len(self.comers)}
        for what, n in counted.items():
            if n > lineup.MOST:
                self.refuse(f"it has {n} {what}; {lineup.MOST} is the most")
        for step in self.every:
            seats = (1 if isinstance(step, Enter) else 2) * bool(self.carts(step))
            if len(self.aboard(step)) > seats:
                self.refuse(f"it has {', '.join(step.aboard)} aboard, where there are seats for {seats} (SKIRMISH-7.2f)")

    def refuse(self, what: str) -> None:
        raise Refusal(f"Scenario {self.scenario.name}: {what}.")
