"""Options, faults and the way into a game of `shieldwall` (SHIELDWALL-S, V).

Scenarios and figures are ours, with the folder of own data laid over them (see `sources`).
"""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident
from typing import NamedTuple

from sherwood.games.shieldwall import figures, scenarios
from sherwood.games.shieldwall.faults import FAULTS
from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.position import DUMP_VERSION
from sherwood.games.shieldwall.scenario_file import Scenario
from sherwood.games.shieldwall.stage import Stage
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.variants import VARIANTS
from sherwood.kernel.dump import BadDump, Reader
from sherwood.kernel.game import Option, Options, settled

__all__ = ["FAULTS", "LONGEST", "OPTIONS", "load", "seats", "start"]

SWITCH = ("off", "on")
SCENARIOS = scenarios.load()
SCENARIO = Option("scenario", "SHIELDWALL-S.1", tuple(SCENARIOS))
SHORT = Option("short", "SHIELDWALL-S.6", SWITCH)
HIGH_ANGLE = Option("high_angle", "SHIELDWALL-5.6e", ("as_written", "on", "off"))
"""As the scenario says, or whatever it says."""
OPTIONS = (SCENARIO, SHORT, HIGH_ANGLE, *(Option(name, clause, SWITCH) for name, clause, _ in VARIANTS))

LONGEST = 80000
"""As many as 28 half-turns of 400 moves take if each man of 80 brings on some 30 rolls in each of them."""


class Terms(NamedTuple):
    """What is agreed upon beside variants, each by its place among the values of its option."""

    scenario: int
    short: int
    high_angle: int


AGREED = (SCENARIO, SHORT, HIGH_ANGLE)


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
    terms = Terms(*(option.values.index(values[option.name]) for option in AGREED))
    return terms, sum(bit for name, _, bit in VARIANTS if values[name] == "on")


def arranged(terms: Terms) -> Scenario:
    """The scenario as it is played."""
    scenario = list(SCENARIOS.values())[terms.scenario]
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
    state = Shieldwall(first(terms, variants).set)
    state.read(dump)
    return state
