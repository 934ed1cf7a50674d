"""Options, faults and the way into a game of `skirmish` (SKIRMISH-0.10, S, V).

An option of a scenario is named after it, `s4_roger`; one that another scenario has changes nothing, nor do four seats where the
scenario is for two. Scenarios and figures are ours, with the folder of own data laid over them (see `sources`).
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from threading import get_ident
from typing import NamedTuple

from sherwood.games.skirmish import battle, scenarios
from sherwood.games.skirmish.enlisting import first_position
from sherwood.games.skirmish.faults import FAULTS
from sherwood.games.skirmish.knowledge import are_possible
from sherwood.games.skirmish.plotting import Agreed
from sherwood.games.skirmish.position import DUMP_VERSION
from sherwood.games.skirmish.scenarios import Scenario
from sherwood.games.skirmish.sources import BEGINNERS, STANDARD
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.variants import INITIATION, VARIANTS
from sherwood.kernel.dump import BadDump, Reader
from sherwood.kernel.game import Option, Options, Refusal, settled

__all__ = ["FAULTS", "LONGEST", "OPTIONS", "load", "seats", "start"]

SWITCH = ("off", "on")
SCENARIOS = scenarios.load()
SCENARIO = Option("scenario", "SKIRMISH-S.5", tuple(SCENARIOS))
SEATING = Option(
    "seating",
    "SKIRMISH-S4.1",
    tuple(dict.fromkeys(seating for one in SCENARIOS.values() for seating in one.seats)),
    (SCENARIO.name, tuple(one.name for one in SCENARIOS.values() if len(one.seats) > 1)),
)
LEVEL = Option("level", "SKIRMISH-0.10", (STANDARD, BEGINNERS))
BITS = {name: bit for name, _, bit in VARIANTS}
CLAUSES = {**{name: clause for name, clause, _ in VARIANTS}, **scenarios.VARIANTS}


def levels(clause: str) -> tuple[str, ...]:
    """The levels at which a variant counts: chapters 3 to 8 hold at one alone, and chapter I at the other (SKIRMISH-I)."""
    chapter = clause.removeprefix("SKIRMISH-")[:1]
    return (STANDARD,) if chapter in tuple("345678") else (BEGINNERS,) if chapter == "I" else LEVEL.values


def told_of_by(clause: str) -> tuple[str, tuple[str, ...]]:
    """The level or the scenario of whose clause a variant is, if it is of one alone (see `Option.given`)."""
    if levels(clause) != LEVEL.values:
        return LEVEL.name, levels(clause)
    names = tuple(name for name in SCENARIOS if clause.startswith(f"SKIRMISH-{name.upper()}."))
    return (SCENARIO.name, names) if names else ("", ())


OPTIONS = (
    SCENARIO,
    SEATING,
    LEVEL,
    *(
        Option(f"{one.name}_{name}", f"SKIRMISH-{option.clause}", SWITCH, (SCENARIO.name, (one.name,)))
        for one in SCENARIOS.values()
        for name, option in one.options.items()
    ),
    *battle.TERMS,
    *(Option(name, CLAUSES[name], SWITCH, told_of_by(CLAUSES[name])) for name in sorted(CLAUSES)),
)

LONGEST = 60000
"""As many as 20 turns of 60 counters could take if each made a walk of 25 steps, with a window asked after every one."""


class Settings(NamedTuple):
    """What the options of a game come to, as numbers that a dump begins with."""

    scenario: int
    seating: int
    options: int
    """The scenario's own switches as bits, then those of scenarios.VARIANTS; of a free battle its terms above them."""
    variants: int


def switches(scenario: Scenario) -> dict[str, str]:
    """What switches steps and conditions of a scenario, by the name of its option."""
    own = {f"{scenario.name}_{name}": name for name in scenario.options}
    return own | {name: name for name in scenarios.VARIANTS}


def settle(options: Options) -> Settings:
    """Raises Refusal for an unknown option or value."""
    values = settled("skirmish", OPTIONS, options)
    scenario = SCENARIOS[values[SCENARIO.name]]
    seatings = list(scenario.seats)
    seating = values[SEATING.name] if values[SEATING.name] in seatings else seatings[0]
    level = values[LEVEL.name]
    on = [name for name, value in values.items() if value == "on" and level in levels(CLAUSES.get(name, ""))]
    switched = sum(1 << n for n, name in enumerate(switches(scenario)) if name in on)
    if scenario.name == battle.NAME:
        switched |= battle.number_of(values) << len(switches(scenario))
    return Settings(
        list(SCENARIOS).index(scenario.name),
        seatings.index(seating),
        switched,
        sum(bit for name, bit in BITS.items() if name in on) | (INITIATION if level == BEGINNERS else 0),
    )


def agreed(settings: Settings) -> Agreed:
    """What is played with these settings. Raises Refusal for forces that don't match."""
    scenario = list(SCENARIOS.values())[settings.scenario]
    if scenario.name == battle.NAME:
        scenario = battle.arrange(scenario, battle.terms_of(settings.options >> len(switches(scenario))))
    on = [name for n, name in enumerate(switches(scenario).values()) if settings.options >> n & 1]
    return Agreed(scenario, list(scenario.seats)[settings.seating], on, settings.variants)


def first(settings: Settings) -> Skirmish:
    """The first position, whose stage all positions with these settings share that were made in the same thread.

    A stage holds scratch, which no two threads may use at once.
    """
    return _first(settings, get_ident())


@lru_cache(maxsize=64)
def _first(settings: Settings, _thread: int) -> Skirmish:
    state = first_position(agreed(settings))
    state.scenario, state.seating, state.options, _ = settings
    return state


def seats(options: Options) -> tuple[str, ...]:
    played = agreed(settle(options))
    return tuple(played.scenario.seats[played.seating])


def start(options: Options) -> Skirmish:
    """The first position: nobody is set up yet (SKIRMISH-S.3). Raises Refusal for an unknown option or value."""
    state = first(settle(options)).copy()
    assert isinstance(state, Skirmish)
    return state


def load(dump: bytes) -> Skirmish:
    """The position a dump holds. Raises BadDump."""
    head = Reader(dump, DUMP_VERSION)
    settings = Settings(*(head.take() for _ in Settings._fields))
    if not is_known(settings):
        raise BadDump("this position is of a scenario that isn't known here")
    reader = Reader(dump, DUMP_VERSION)
    try:
        state = Skirmish(first(settings).stage)
    except Refusal as refusal:
        raise BadDump(str(refusal)) from None
    state.read(reader)
    reader.done()
    if not are_possible(state):
        raise BadDump("somebody hides where he can't be")
    return state


def is_known(settings: Settings) -> bool:
    if not 0 <= settings.scenario < len(SCENARIOS):
        return False
    scenario = list(SCENARIOS.values())[settings.scenario]
    terms = prod(len(option.values) for option in battle.TERMS) if scenario.name == battle.NAME else 1
    return (
        0 <= settings.seating < len(scenario.seats)
        and 0 <= settings.options < terms << len(switches(scenario))
        and settings.variants & ~(sum(BITS.values()) | INITIATION) == 0
    )
