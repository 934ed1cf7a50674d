"""Options, faults and the way into a game of `shieldwall` (SHIELDWALL-S, V).

Scenarios and figures are ours, with the folder of own data laid over them (see `sources`).
"""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident
from typing import NamedTuple

from sherwood.games.shieldwall import figures, muster, scenarios
from sherwood.games.shieldwall.faults import FAULTS
from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.position import DUMP_VERSION
from sherwood.games.shieldwall.scenario_file import Scenario
from sherwood.games.shieldwall.stage import Stage
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.variants import VARIANTS
from sherwood.kernel.dump import BadDump, Reader
from sherwood.kernel.game import Option, Options, Refusal, settled

__all__ = ["FAULTS", "LONGEST", "OPTIONS", "load", "seats", "start"]

SWITCH = ("off", "on")
SCENARIOS = tuple(scenarios.load())
ARMIES = tuple(muster.load().armies)
SCENARIO = Option("scenario", "SHIELDWALL-S.1", (*SCENARIOS, muster.NAME))
SHORT = Option("short", "SHIELDWALL-S.6", SWITCH)
HIGH_ANGLE = Option("high_angle", "SHIELDWALL-5.6e", ("as_written", "on", "off"))
"""As the scenario says, or whatever it says."""
OWN = (SCENARIO.name, (muster.NAME,))
GROUND = Option("muster_ground", "SHIELDWALL-D.5", muster.GROUNDS, OWN)
ONE = Option("muster_one", "SHIELDWALL-D.5", ARMIES, OWN)
OTHER = Option("muster_other", "SHIELDWALL-D.5", muster.others(ARMIES), OWN)
"""By default another nation's of the same price as the first of `muster_one`."""
AGREED = (SCENARIO, SHORT, HIGH_ANGLE, GROUND, ONE, OTHER)
OPTIONS = (*AGREED, *(Option(name, clause, SWITCH) for name, clause, _ in VARIANTS))

LONGEST = 80000
"""As many as 28 half-turns of 400 moves take if each man of 80 brings on some 30 rolls in each of them."""


class Terms(NamedTuple):
    """What is agreed upon beside variants, each by its place among the values of its option."""

    scenario: int
    short: int
    high_angle: int
    ground: int
    one: int
    other: int


def number_of(terms: Terms) -> int:
    """What a field and its dumps keep of the terms."""
    number = 0
    for option, place in zip(reversed(AGREED), reversed(terms), strict=True):
        number = number * len(option.values) + place
    return number


def terms_of(number: int) -> Terms:
    """Raises BadDump for a number that no terms have."""
    places = []
    for option in AGREED:
        number, place = divmod(number, len(option.values))
        places.append(place)
    if number != 0:
        raise BadDump("this position is of a scenario that isn't known here")
    return Terms(*places)


def settle(options: Options) -> tuple[Terms, int]:
    """The terms, and the variants as bits. Raises Refusal for an unknown option or value."""
    values = settled("shieldwall", OPTIONS, options)
    if values[SCENARIO.name] != muster.NAME:
        values |= {option.name: option.values[0] for option in (GROUND, ONE, OTHER)}
    terms = Terms(*(option.values.index(values[option.name]) for option in AGREED))
    return terms, sum(bit for name, _, bit in VARIANTS if values[name] == "on")


def arranged(terms: Terms) -> Scenario:
    """The scenario as it is played. Raises Refusal for armies that don't match."""
    name = SCENARIO.values[terms.scenario]
    if name == muster.NAME:
        name = muster.named(GROUND.values[terms.ground], ONE.values[terms.one], OTHER.values[terms.other])
    scenario = scenarios.find(name)
    if terms.short:
        scenario = scenarios.shortened(scenario, figures.load())
    if terms.high_angle:
        scenario = scenario._replace(high_angle=HIGH_ANGLE.values[terms.high_angle] == "on")
    return scenario


def first(terms: Terms, variants: int) -> Shieldwall:
    """The first position, whose stage all positions with these options share that were made in the same thread.

    A stage holds scratch, which no two threads may use at once.
    """
    return _first(terms, variants, get_ident())


@lru_cache(maxsize=64)
def _first(terms: Terms, variants: int, _thread: int) -> Shieldwall:
    state = Shieldwall(Stage(Field(figures.load(), arranged(terms), number_of(terms)), variants))
    state.set_up()
    return state


def seats(options: Options) -> tuple[str, ...]:
    terms, _ = settle(options)
    return arranged(terms).sides


def start(options: Options) -> Shieldwall:
    """The first position: nobody is deployed yet (SHIELDWALL-S.2). Raises Refusal for an unknown option or value."""
    state = first(*settle(options)).copy()
    assert isinstance(state, Shieldwall)
    return state


def load(dump: bytes) -> Shieldwall:
    """The position a dump holds. Raises BadDump."""
    head = Reader(dump, DUMP_VERSION)
    terms, variants = terms_of(head.take()), head.take()
    if variants & ~sum(bit for _, _, bit in VARIANTS):
        raise BadDump("this position is of a game with variants that aren't known here")
    try:
        state = Shieldwall(first(terms, variants).set)
    except Refusal as refusal:
        raise BadDump(str(refusal)) from None
    state.read(dump)
    return state
