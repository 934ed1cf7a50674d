"""SHIELDWALL-S: everything of a battle that stays as it is: figures, table, ground, plans, and what decides it.

Positions of one battle share one Field. Sides are seats, 0 and 1; bands, figures, areas and posts are numbers in the order of
the scenario.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sherwood.games.shieldwall import figures, scenario_file, scenarios
from sherwood.games.shieldwall.castle import Castle
from sherwood.games.shieldwall.conditions import OPERATORS, WHAT
from sherwood.games.shieldwall.geometry import NONE, Shape
from sherwood.games.shieldwall.places import CLOSE, OPEN, Sizes
from sherwood.games.shieldwall.roster import Roster, Stands, off_table
from sherwood.games.shieldwall.tables import Tables
from sherwood.games.shieldwall.terrain import Ground, Kinds, box, polygon
from sherwood.games.shieldwall.troops import Troops
from sherwood.games.shieldwall.works import Works
from sherwood.kernel.vecs import column

if TYPE_CHECKING:
    from sherwood.games.shieldwall.conditions import Comparison, Value
    from sherwood.games.shieldwall.figures import Book
    from sherwood.games.shieldwall.scenario_file import Scenario

# what conditions count (see `conditions`)
NUMBER: Final[i64] = 0
GONE: Final[i64] = 1
READY: Final[i64] = 2
LEFT_TABLE: Final[i64] = 3
GONE_POINTS: Final[i64] = 4
READY_POINTS: Final[i64] = 5
LEFT_POINTS: Final[i64] = 6
BANNERS: Final[i64] = 7
SCORE: Final[i64] = 8

# how they compare
AT_LEAST: Final[i64] = 0
ABOVE: Final[i64] = 1
BELOW: Final[i64] = 2


class Term:
    """What one side of a comparison counts: `plus`, and what there is of `what`."""

    def __init__(self, field: Field, value: Value) -> None:
        self.what: i64 = WHAT.index(value.what)
        self.plus: i64 = value.plus
        self.side: i64 = field.sides.index(value.who) if value.who in field.sides else NONE
        """Whose, or NONE if only a band's are counted."""
        self.band: i64 = field.names.index(value.who) if value.who in field.names else NONE
        self.area: i64 = field.area_names.index(value.area) if value.area else NONE


class Compare:
    """A comparison."""

    def __init__(self, field: Field, comparison: Comparison) -> None:
        self.left = Term(field, comparison.left)
        self.operator: i64 = OPERATORS.index(comparison.operator)
        self.right = Term(field, comparison.right)

    def holds(self, left: i64, right: i64) -> bool:
        if self.operator == AT_LEAST:
            return left >= right
        return left > right if self.operator == ABOVE else left < right


class Victory:
    """SHIELDWALL-S.4: a condition that decides if all its tests hold."""

    def __init__(self, tests: list[Compare], winner: i64, total: bool, at_once: bool) -> None:
        self.tests = tests
        self.winner = winner
        """A seat; NONE for a draw."""
        self.total = total
        self.at_once = at_once


class Strip:
    """A rectangle over which a side comes in or leaves."""

    def __init__(self, strip: scenario_file.Strip) -> None:
        self.side: i64 = strip.side
        self.west: i64 = strip.west
        self.south: i64 = strip.south
        self.east: i64 = strip.east
        self.north: i64 = strip.north
        self.facing: i64 = strip.facing
        """Of who comes in."""
        self.shape = box(strip.west, strip.south, strip.east, strip.north)


class Field:
    """All `vec`s are read-only."""

    def __init__(self, book: Book, scenario: Scenario, terms: i64 = 0) -> None:
        """terms: what was agreed, as a number with which dumps begin (see `setup`)."""
        self.name: str = scenario.id
        self.number: i64 = scenario.number
        """Its place in lists."""
        self.terms = terms
        self.sides: list[str] = list(scenario.sides)
        self.turns: i64 = scenario.turns
        self.first: i64 = scenario.first
        """The side that deploys first (SHIELDWALL-S.2)."""
        self.mover: i64 = scenario.mover
        """The side that moves first in turn 1; NONE if they roll."""
        self.high_angle = scenario.high_angle
        self.sizes = Sizes(book.bases)
        self.troops = Troops(book.troops)
        self.tables = Tables(book.sheet, book.shots)
        self.ground = Ground(scenario.size[0], scenario.size[1], Kinds(book.country), scenario.pieces)
        self.area_names: list[str] = [area.name for area in self.ground.areas]
        self.zones: list[Shape] = [polygon(zone.points) for zone in scenario.zones]
        self.zone_side = column([zone.side for zone in scenario.zones])
        self.entries: list[Strip] = [Strip(strip) for strip in scenario.entries]
        self.exits: list[Strip] = [Strip(strip) for strip in scenario.exits]
        self.enlist(scenario)
        self.settle(scenario)
        self.load(scenario)
        self.castle = Castle(scenario, self.ground, book.sheet.castle)
        self.over: list[list[Compare]] = [[Compare(self, one) for one in when] for when in scenario.over]
        """When the game ends at once and is judged: if all of one of these hold."""
        self.victories: list[Victory] = [
            Victory([Compare(self, one) for one in given.when], given.winner, given.total, given.at_once)
            for given in scenario.victories
        ]

    def enlist(self, scenario: Scenario) -> None:
        """Bands and their figures."""
        bands = scenario.bands
        rows = [band.row for band in bands]
        self.names: list[str] = [row.id for row in rows]
        self.roster = Roster(self.sizes)
        for band in bands:
            troop: i64 = self.troops.codes.index(band.row.troop)
            self.roster.enlist(len(band.stands), troop, band.side, self.troops.mounted[troop])
        # by band
        self.files = column([row.files for row in rows])
        """By the default plan, as is the spacing."""
        self.spacing = column([OPEN if row.spacing == "open" else CLOSE for row in rows])
        self.formed = column([int(row.formed) for row in rows])
        """1 if it starts in shield wall (SHIELDWALL-S.5)."""
        self.enters = column([row.enters or 0 for row in rows])
        """The turn in which it comes in, 0 if it is deployed (SHIELDWALL-S3.2)."""
        self.fixed = column([int(row.fixed or len(row.posts) > 0) for row in rows])
        """1 if it is deployed by the default plan in any case (SHIELDWALL-S4.1, S6.4)."""
        self.waits = column([row.waits for row in rows])
        """Turns at the start in which it takes no orders (SHIELDWALL-S4.3)."""
        self.steady = column([NONE if row.steady is None else self.area_names.index(row.steady) for row in rows])
        """The area in which it is steadfast (SHIELDWALL-S4.4), or NONE."""
        self.worth = column([row.worth for row in rows])
        """How often its points count (SHIELDWALL-S3.5)."""
        self.bystanders = column([int(row.bystanders) for row in rows])
        self.ladders = column([row.ladders for row in rows])

    def settle(self, scenario: Scenario) -> None:
        """Where the default plan puts each figure (SHIELDWALL-S.2), and who bears a banner."""
        bands = scenario.bands
        homes = [home for band in bands for home in band.stands]
        self.home_x = column([home.x for home in homes])
        self.home_y = column([home.y for home in homes])
        self.home_facing = column([home.facing for home in homes])
        self.home_level = column([home.level for home in homes])
        names = [post.id for post in scenario.posts]
        self.home_place = column(
            [names.index(band.row.posts[man]) if band.row.posts else NONE for band in bands for man in range(len(band.stands))]
        )
        """Its post in the castle, or NONE."""
        self.bearers = column(
            [self.roster.first[band] + row.banner - 1 for band, (_, row, _) in enumerate(bands) if row.banner is not None]
        )
        """By banner: who bears it at the start."""

    def load(self, scenario: Scenario) -> None:
        """SHIELDWALL-S3.3."""
        loads = scenario.loads
        places = {} if loads is None else loads.places
        self.loads = column([places.get(name, 0) for name in self.area_names] if places else [])
        """By area; empty where there are none."""
        self.taker: i64 = NONE if loads is None else self.sides.index(loads.taker)
        self.load_taken: i64 = 0 if loads is None else loads.taken
        self.load_kept: i64 = 0 if loads is None else loads.kept

    def works(self) -> Works:
        """The castle at the start; nothing where there is none."""
        works = Works()
        if self.castle.n > 0:
            self.castle.begin(works, self.home_place, self.tables.quiver, self.ladders)
        return works

    def points_of(self, figure: i64) -> i64:
        """SHIELDWALL-D.3."""
        return self.troops.points[self.roster.troop[figure]]

    def deployed(self) -> Stands:
        """Everybody where the default plan puts him, but those who come in later (SHIELDWALL-S.2)."""
        stands = off_table(self.roster)
        stands.works = self.works()
        for figure in range(self.roster.n):
            stands.level[figure] = self.home_level[figure]
            if self.enters[self.roster.band[figure]] == 0:
                stands.put(figure, self.home_x[figure], self.home_y[figure], self.home_facing[figure])
        return stands


@cache
def field(name: str, short: bool = False, own: Path | None = None) -> Field:
    """The field of a scenario, with the folder `own` laid over our data; short: SHIELDWALL-S.6.

    Raises Refusal for a name that no scenario has, or that tells every fault of the data.
    """
    book, scenario = figures.load(own), scenarios.find(name, own)
    return Field(book, scenarios.shortened(scenario, book) if short else scenario)
