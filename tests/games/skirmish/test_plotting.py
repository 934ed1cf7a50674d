"""SKIRMISH-S, 0.7: plots made of the scenarios' data."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import endings, land, plot, plotting, scenarios
from sherwood.games.skirmish.cast import FIGURES, HEALTHY, WOUNDED
from sherwood.games.skirmish.muster import muster
from sherwood.games.skirmish.plot import Plot
from sherwood.games.skirmish.plotting import Agreed
from sherwood.games.skirmish.scenarios import Condition, Scenario

ALL = [(scenario, seating) for scenario in scenarios.load() for seating in scenarios.load()[scenario].seats]


def made(name: str, seating: str = "two", *switches: str) -> Plot:
    return made_of(scenarios.load()[name], seating, *switches)


def made_of(scenario: Scenario, seating: str, *switches: str) -> Plot:
    forces = [(one.name, faction) for faction in scenario.factions for one in scenario.force(faction, switches)]
    cast = muster(land.load().book, [counter for counter, _ in forces])
    board = land.board(scenario.head.mosaic)
    return plotting.plot_of(Agreed(scenario, seating, switches), board, cast, [faction for _, faction in forces])


@pytest.mark.parametrize(("scenario", "seating"), ALL)
@pytest.mark.rule("SKIRMISH-0.7")
def test_every_condition_of_every_scenario_finds_whom_it_names(scenario: str, seating: str) -> None:
    found = made(scenario, seating)
    assert found.n == len(scenarios.load()[scenario].conditions(seating))
    for predicate, counters in zip(found.predicates, found.counters, strict=True):
        assert (counters == 0) == (predicate in (plot.TREASURE, plot.AHEAD))


@pytest.mark.rule("SKIRMISH-0.7")
def test_endings_have_numbers_of_their_own() -> None:
    every = [ending for scenario in scenarios.load().values() for ending in endings.endings(scenario)]
    numbers = [endings.number(ending) for ending in every]
    assert len(set(numbers)) == len(numbers) > 40
    assert [endings.ending(number) for number in numbers] == every
    assert endings.ending(1) is None


@pytest.mark.rule("SKIRMISH-S6.5")
def test_hardouin_is_quick_as_wolf_leader() -> None:
    move = scenarios.load()["s6"].rules.move
    assert move is not None
    cast = muster(land.load().book, ["garulf", "hardouin"])
    plotting.quicken(cast, move)
    figures = [[cast.figures[FIGURES * 1 + 3 * form + which] for which in range(3)] for form in (HEALTHY, WOUNDED)]
    assert figures == [[7, 5, 10], [4, 3, 5]]
    assert cast.figures[2] == 7


@pytest.mark.rule("SKIRMISH-0.7", "SKIRMISH-1.2f")
def test_a_condition_may_name_a_faction_that_no_seat_plays() -> None:
    one = scenarios.load()["s2"]
    name = next(iter(one.victory["two"]))
    end = Condition(when=(("killed-by", "alan", "free"), ("treasure", "free")), winner="alan")
    found = made_of(one._replace(victory={"two": {name: end}}), "two")
    assert (list(found.predicates), list(found.sides)) == ([plot.KILLED_BY, plot.TREASURE], [2, 0])


@pytest.mark.rule("SKIRMISH-0.7")
def test_a_condition_speaks_of_nobody_where_whom_it_names_does_not_take_part() -> None:
    one = scenarios.load()["s4"]
    end = Condition(when=(("down-by", "roger", "robin"), ("killed", "roger")), winner="robin", apart=True)
    scenario = one._replace(victory={"four": {"end": end}})
    without, with_him = made_of(scenario, "four"), made_of(scenario, "four", "roger")
    assert list(without.counters) == [0, 0] and list(without.sides) == list(with_him.sides) != [0, 0]
    assert with_him.counters[0] == with_him.counters[1] != 0
