"""SKIRMISH-S: the plot that a scenario's special rules and conditions of victory make."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from sherwood.games.skirmish import endings, land, plot
from sherwood.games.skirmish.board import Board
from sherwood.games.skirmish.cast import FIGURES, HEALTHY, MAN, WOUNDED, Cast
from sherwood.games.skirmish.endings import Ending
from sherwood.games.skirmish.plot import Plot
from sherwood.games.skirmish.position import BYSTANDER, MAY_LEAVE, NEVER_UP, PEACEFUL, PROTECTED
from sherwood.games.skirmish.scenarios import NATIONS, PREDICATES, Move, Rules, Scenario
from sherwood.games.skirmish.sources import BEGINNERS, STANDARD
from sherwood.games.skirmish.variants import INITIATION

FLAGS = {
    "no_attack": PEACEFUL,
    "no_contact": BYSTANDER,
    "protected": PROTECTED,
    "may_leave": MAY_LEAVE,
    "never_up": NEVER_UP,
}
"""What a rule that names counters marks them with."""
GRADES = {"draw": plot.DRAW, "minor": plot.MINOR, "plain": plot.PLAIN, "total": plot.TOTAL}


class Agreed(NamedTuple):
    """What is to be played: a scenario, who sits at the table, and the options and variants that are on."""

    scenario: Scenario
    seating: str
    switches: Collection[str] = ()
    variants: int = 0
    """Those of `variants.VARIANTS`, as bits, and the level."""

    @property
    def level(self) -> str:
        return BEGINNERS if self.variants & INITIATION else STANDARD


def plot_of(agreed: Agreed, board: Board, cast: Cast, owners: Sequence[str]) -> Plot:
    """The plot, given the faction of each counter: "" of none, as of the horses that came with riders.

    Seats are numbered as in the scenario's `seats`.
    """
    return _Plotting(agreed, board, cast, owners).made()


def quicken(cast: Cast, move: Move) -> None:
    """SKIRMISH-S6.5."""
    counter = cast.names.index(move.who)
    for form, allowance in ((HEALTHY, move.healthy), (WOUNDED, move.wounded)):
        at = FIGURES * counter + 3 * form
        cast.give(counter, form, cast.figures[at], cast.figures[at + 1], allowance)


class _Plotting:
    def __init__(self, agreed: Agreed, board: Board, cast: Cast, owners: Sequence[str]) -> None:
        self.agreed = agreed
        self.scenario = agreed.scenario
        self.board = board
        self.cast = cast
        self.owners = owners
        self.plot = Plot(len(owners))
        seats = self.scenario.seats[agreed.seating]
        self.seats = list(seats)
        self.side = {faction: seat for seat, factions in enumerate(seats.values()) for faction in factions}

    def made(self) -> Plot:
        self.pricing()
        rules = self.scenario.rules
        for rule, flag in FLAGS.items():
            for name in getattr(rules, rule):
                for counter in self.called(name):
                    self.plot.mark(counter, flag)
        self.plot.wounded_leave = int(rules.wounded_leave)
        self.catching(rules)
        self.wooing(rules)
        self.driving(rules)
        self.blinding(rules)
        self.winning()
        return self.plot

    def pricing(self) -> None:
        """A rider's horse, which comes right after him, is in his price (SKIRMISH-P.3)."""
        book = land.load().book
        for counter, owner in enumerate(self.owners):
            if owner:
                self.plot.prices[counter] = book.cost(self.cast.names[counter], self.owners[counter + 1 : counter + 2] == [""])

    # -- names --------------------------------------------------------------------------------------------------------
    def called(self, name: str) -> list[int]:
        """The counters of this name that a faction owns; none where the scenario has none in this form."""
        return [counter for counter, owner in enumerate(self.owners) if owner and self.cast.names[counter] == name]

    def one(self, name: str) -> int:
        return next(iter(self.called(name)), plot.NONE)

    def faction(self, name: str) -> int:
        return self.scenario.numbered.index(name)

    def people(self, faction: str) -> list[int]:
        return [counter for counter, owner in enumerate(self.owners) if owner == faction and self.cast.what[counter] == MAN]

    def sides(self, name: str) -> int:
        """The seats of a faction or of a nation, as bits."""
        of_nation = [faction for faction, row in self.scenario.factions.items() if row.nation == name]
        return bits(self.side[faction] for faction in (of_nation if name in NATIONS else [name]) if faction in self.side)

    # -- special rules ------------------------------------------------------------------------------------------------
    def catching(self, rules: Rules) -> None:
        if (cornered := rules.cornered) is not None:
            self.plot.cornered, self.plot.catcher = self.one(cornered.who), self.faction(cornered.by)

    def wooing(self, rules: Rules) -> None:
        if (bride := rules.bride) is not None:
            self.plot.bride = self.one(bride.who)
            self.plot.holder, self.plot.wooer = self.faction(bride.held_by), self.faction(bride.moved_by)
            self.plot.bride_leads = int(self.scenario.head.precedence == "bride")
        if (weddings := rules.weddings) is not None:
            self.plot.chapel = self.board.hideouts.index(weddings.chapel)
            for suitor, priest in weddings.priests.items():
                if all(self.called(name) for name in (suitor, priest, weddings.bride)):
                    self.plot.betroth(self.one(suitor), self.one(priest))

    def driving(self, rules: Rules) -> None:
        if (treasure := rules.treasure) is not None:
            self.plot.chest, self.plot.chest_animal = self.one(treasure.cart), self.one(treasure.animal)
            self.plot.first_owner = self.side[treasure.owner]
        if (march := rules.march) is not None:
            map, side = march.toward.split()
            self.plot.march, self.plot.march_turn = self.one(march.who), march.turn
            self.plot.head_for(self.board.sides[4 * self.board.maps.index(map) + int(side) - 1], self.board)
        if (pack := rules.pack) is not None and pack.master:
            self.plot.pack, self.plot.master = bits(self.called(pack.animal)), self.one(pack.master)

    def blinding(self, rules: Rules) -> None:
        if (blinding := rules.blinding) is not None and blinding.option in self.agreed.switches:
            self.plot.blinder, self.plot.dazzled = self.one(blinding.who), self.faction(blinding.victims)

    # -- victory (SKIRMISH-0.7) ---------------------------------------------------------------------------------------
    def winning(self) -> None:
        scenario, seating = self.scenario, self.agreed.seating
        apart = endings.is_apart(scenario, seating)
        self.plot.apart = endings.number(Ending(scenario.name, seating, ())) if apart else 0
        names = list(scenario.victory[seating])
        for name, one in scenario.conditions(seating, self.agreed.switches).items():
            ending = 1 << names.index(name) if apart else endings.number(Ending(scenario.name, seating, (name,)))
            winner = self.seats.index(one.winner) if one.winner else plot.NONE
            self.plot.add(ending, winner, GRADES[one.grade], int(one.at_once))
            for predicate, *given in one.when:
                self.require(predicate, given)

    def require(self, predicate: str, given: Sequence[str]) -> None:
        counters, sides = 0, 0
        for kind, name in zip(PREDICATES[predicate], given, strict=True):
            if kind == "counter":
                counters = bits(self.called(name))
            elif kind == "faction or nation":
                sides = self.sides(name)
            elif predicate in ("out", "felled"):
                counters = bits(self.people(name))
            else:
                sides = self.faction(name)
        self.plot.require(getattr(plot, predicate.upper().replace("-", "_")), counters, sides)


def bits(numbers: Iterable[int]) -> int:
    """Numbers as a set of bits."""
    return sum(1 << number for number in set(numbers))
