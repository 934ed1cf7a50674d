"""SKIRMISH-S.2 to S.5, 0.10: options, seats, dumps, and whole games of every scenario."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from sherwood.games.skirmish import GAME, scenarios, setup
from sherwood.games.skirmish.enlisting import first_position
from sherwood.games.skirmish.plotting import Agreed
from sherwood.games.skirmish.position import DUMP_VERSION
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.variants import VARIANTS
from sherwood.kernel.dump import BadDump, Writer
from sherwood.kernel.game import Refusal
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER
from tests.games.skirmish.test_deployment import forms, game


@pytest.mark.rule("SKIRMISH-0.10", "SKIRMISH-S.1")
def test_options_are_off_by_default_and_known_by_name() -> None:
    names = [option.name for option in setup.OPTIONS]
    assert len(names) == len(set(names))
    assert {"scenario", "seating", "s4_roger", "s8_convoy_cart", "tithe_draw", "half_up"} <= set(names)
    assert {name for name, _, _ in VARIANTS} | scenarios.VARIANTS.keys() <= set(names)
    assert setup.start({}).dump() == setup.start({"scenario": "s1", "half_up": "off"}).dump()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"castle": "on"}, "skirmish has no option 'castle'. Choose among: scenario,"),
        ({"scenario": "s9"}, "scenario can't be 's9'. Choose one of: s1, s2,"),
        ({"half_up": "yes"}, "half_up can't be 'yes'. Choose one of: off, on."),
    ],
)
def test_unknown_options_are_refused(options: dict[str, str], says: str) -> None:
    with pytest.raises(Refusal) as refused:
        setup.start(options)
    assert str(refused.value).startswith(says)


def test_what_another_scenario_has_changes_nothing() -> None:
    assert setup.start({"scenario": "s1", "s4_roger": "on", "seating": "four"}).dump() == setup.start({"scenario": "s1"}).dump()


@pytest.mark.rule("SKIRMISH-S.5", "SKIRMISH-S4.1", "SKIRMISH-S8.7")
def test_seats() -> None:
    seats = {name: setup.seats({"scenario": name}) for name in setup.SCENARIOS}
    assert seats == {
        "s1": ("sheriff", "villagers"),
        "s2": ("bishop", "alan"),
        "s3": ("saxon", "norman"),
        "s4": ("norman", "saxon"),
        "s5": ("norman", "saxon"),
        "s6": ("bandits", "villagers"),
        "s7": ("sheriff", "king"),
        "s8": ("norman", "saxon"),
        "battle": ("norman", "saxon"),
    }
    assert setup.seats({"scenario": "s4", "seating": "four"}) == ("waleran", "robin", "william", "villagers")


@pytest.mark.rule("SKIRMISH-S4.1")
def test_two_play_or_four() -> None:
    assert GAME.sizes == (2, 4)


@pytest.mark.rule("SKIRMISH-S.2")
def test_who_starts_mounted_has_a_horse_and_nobody_else() -> None:
    f = game("s5")
    riders = {f.name(counter) for counter in range(f.state.cast.n) if f.state.is_mounted(counter)}
    assert riders == {"guy", "brian", "roger", "william", "bartholome", "gregoire"}


@pytest.mark.rule("SKIRMISH-S4.11")
def test_options_bring_counters_in_and_take_them_out() -> None:
    f = game("s4", s4_roger="on", s4_robin_mounted="on")
    assert f.state.is_mounted(f.counter("roger")) and f.state.is_mounted(f.counter("robin"))
    assert f.state.cast.names.count("robin") == 1 and "emeric" not in f.state.cast.names


@pytest.mark.rule("SKIRMISH-D.7c", "SKIRMISH-S7.2")
def test_rogers_counter_is_king_richard_in_s7() -> None:
    f = game("s7")
    richard = f.state.cast.names.index("richard")
    assert "roger" not in f.state.cast.names and "richard" not in game("s5").state.cast.names
    assert f.state.stage.plot.prices[richard] == 35 and f.state.cast.armoured[richard]


@pytest.mark.rule("SKIRMISH-S6.5")
def test_hardouin_is_quick_in_s6() -> None:
    f = game("s6")
    assert f.state.allowance(f.counter("hardouin")) == 10


@pytest.mark.rule("SKIRMISH-7.2f")
@pytest.mark.parametrize(("step", "aboard", "seats"), [("cart", ("rebecca", "hige", "garulf"), 2), ("archers", ("hige",), 0)])
def test_nobody_starts_aboard_without_a_seat(step: str, aboard: tuple[str, ...], seats: int) -> None:
    ours = setup.SCENARIOS["s8"]
    crowded = ours._replace(setup={**ours.setup, step: msgspec.structs.replace(ours.setup[step], aboard=aboard)})
    with pytest.raises(Refusal, match=f"{', '.join(aboard)} aboard, where there are seats for {seats}"):
        first_position(Agreed(crowded, "two", ["convoy_cart"]))


def bad_dumps() -> list[bytes]:
    good = setup.start({}).dump()
    unknown = Writer(DUMP_VERSION)
    for number in (99, 0, 0, 0):
        unknown.put(number)
    return [b"", good[:-8], good + bytes(8), unknown.done(), good[:24] + (1 << 40).to_bytes(8, "little") + good[32:]]


@pytest.mark.parametrize("dump", bad_dumps())
def test_dumps_of_no_position_are_refused(dump: bytes) -> None:
    with pytest.raises(BadDump):
        setup.load(dump)


@pytest.mark.rule("SKIRMISH-S.4", "SKIRMISH-1.1b", "SKIRMISH-0.2")
@pytest.mark.parametrize("options", [{"scenario": name, "seating": "four"} for name in setup.SCENARIOS])
def test_a_game_of_every_scenario_ends_in_time(options: dict[str, str]) -> None:
    """Chosen at random: somebody always has a move, no two stand in one place, and time ends it if nothing else has."""
    state, rng, out, moves = setup.start(options), Rng(7), Moves(), 0
    while state.turn() != OVER:
        move = random_move(state, rng, out)
        assert state.turn() == CHANCE or out.n > 0
        state.play(move)
        moves += 1
        if moves % 100 == 0:
            assert setup.load(state.dump()).dump() == state.dump()
    assert moves <= setup.LONGEST and state.number <= state.length
    assert state.ending() > 0 and legal(state) == []


def test_positions_are_copied_whole_at_the_start() -> None:
    for options in forms():
        state = setup.start(options)
        copy = state.copy()
        assert isinstance(copy, Skirmish) and copy.dump() == setup.load(state.dump()).dump()


def test_no_two_threads_share_the_scratch_of_a_stage() -> None:
    here = setup.start({"scenario": "s1"})
    with ThreadPoolExecutor(1) as pool:
        there = pool.submit(setup.start, {"scenario": "s1"}).result()
        brought = pool.submit(setup.load, here.dump()).result()
    assert setup.start({"scenario": "s1"}).stage is here.stage
    assert here.stage is not there.stage is brought.stage
    assert here.dump() == there.dump() == brought.dump()
