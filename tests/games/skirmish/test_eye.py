"""What computers make of `skirmish`: ways, aims, and moves that are always legal, never too clever, and never plainly foolish."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from sherwood import bots
from sherwood.bots import search
from sherwood.bots.contest import ask, contest
from sherwood.games.skirmish import GAME
from sherwood.games.skirmish.aims import UNHURT, Aims
from sherwood.games.skirmish.board import BARRED, FOOT, Board
from sherwood.games.skirmish.cast import DEAD, STUNNED, WOUNDED
from sherwood.games.skirmish.eye import EYE
from sherwood.games.skirmish.paths import FAR, Paths
from sherwood.games.skirmish.scout import Scout
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.eye import CERTAIN, Actions
from sherwood.kernel.moves import Moves
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State
from tests.games.skirmish.field import Field, board, field

PLAYED = ("s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8")
IS_COMPILED = not search.__file__.endswith(".py")


# -- how far it is ----------------------------------------------------------------------------------------------------
def relaxed(ground: Board, goal: int) -> list[int]:
    """The slow way: steps are tried again and again until nothing gets cheaper."""
    costs = [FAR] * ground.hexes
    costs[goal] = 0
    is_settled = False
    while not is_settled:
        is_settled = True
        for hex in range(ground.hexes):
            for d in range(6):
                beyond, price = ground.neighbour[6 * hex + d], ground.step_price(FOOT, hex, d)
                if 0 <= beyond < ground.hexes and price < BARRED and costs[beyond] + price < costs[hex]:
                    costs[hex] = costs[beyond] + price
                    is_settled = False
    return costs


@pytest.mark.parametrize(("map", "goal"), [("cottage", "0805"), ("cottage", "1507"), ("inn", "0803"), ("gulch", "1006")])
def test_ways_are_the_cheapest_there_are(map: str, goal: str) -> None:
    ground = board(map)
    paths, end = Paths(ground), ground.find(goal)
    assert [paths.cost(start, end) for start in range(ground.hexes)] == relaxed(ground, end)


def test_walls_are_walked_around_to_a_door_or_a_window() -> None:
    ground = board("cottage")
    paths, outside, inside = Paths(ground), ground.find("0505"), ground.find("0605")
    assert ground.distance(outside, inside) == 1 and not ground.can_step(FOOT, outside, inside)
    ways_in = (("0807", "0806"), ("0703", "0704"), ("1006", "0906"))
    steps = [(outside, ground.find(before), ground.find(behind), inside) for before, behind in ways_in]
    assert paths.cost(outside, inside) == min(sum(paths.cost(*leg) for leg in pairwise(way)) for way in steps)


def test_who_is_up_a_tree_is_at_its_foot() -> None:
    ground = board("gulch")
    top = int(ground.top_of[ground.find("1005")])
    assert Paths(ground).cost(top, ground.find("1105")) == Paths(ground).cost(ground.find("1005"), ground.find("1105"))


@pytest.mark.rule("SKIRMISH-S2.5")
def test_a_bride_gets_into_the_chapel_by_its_door_alone() -> None:
    ground = board("cottage")
    outside, inside = ground.find("0703"), ground.find("0704")
    assert Paths(ground).cost(outside, inside) < 5 < Paths(ground, by_doors=True).cost(outside, inside)
    yard, hall = ground.find("0807"), ground.find("0806")
    assert Paths(ground).cost(yard, hall) == Paths(ground, by_doors=True).cost(yard, hall)


# -- what they are after ----------------------------------------------------------------------------------------------
def aims(scenario: str, **options: str) -> tuple[Skirmish, Aims]:
    state = GAME.setup.start({"scenario": scenario, **options})
    assert isinstance(state, Skirmish)
    return state, Aims(state)


def marked(state: Skirmish, by_counter: object, mark: int) -> str:
    return " ".join(sorted({state.cast.names[n] for n in range(state.cast.n) if by_counter[n] == mark}))  # type: ignore[index]


AIMS = {
    "s1": {"unhurt": "alan", "take": "alan", "keeper": "villagers"},
    "s2": {"unhurt": "mildred", "wed": "mildred tuck waleran", "suit": "alan martin", "keeper": "alan"},
    "s3": {"unhurt": "isaac rebecca", "take": "isaac rebecca", "leave": "isaac rebecca", "keeper": "norman"},
    "s4": {"fell": "robin waleran", "take": "robin waleran", "keeper": "norman"},
    "s5": {"fell": "robin", "unhurt": "marian", "take": "marian robin", "keeper": "saxon"},
    "s6": {"fell": "hardouin much wolf", "take": "hardouin much", "keeper": ""},
    "s7": {"fell": "richard", "take": "richard", "keeper": "king"},
    "s8": {"unhurt": "rebecca robin", "take": "rebecca robin", "keeper": "saxon"},
}


@pytest.mark.rule("SKIRMISH-0.7")
@pytest.mark.parametrize("scenario", PLAYED)
def test_whom_to_fell_to_take_and_to_bring_away(scenario: str) -> None:
    state, found = aims(scenario)
    seats = (*GAME.setup.seats({"scenario": scenario}), "")
    read = {
        "fell": marked(state, found.fell, 1),
        "unhurt": marked(state, found.fell, UNHURT),
        "take": marked(state, found.take, 1),
        "leave": marked(state, found.leave, 1),
        "wed": marked(state, found.wed, 1),
        "suit": marked(state, found.wed, 2),
        "keeper": seats[found.keeper],
    }
    assert {what: who for what, who in read.items() if who or what == "keeper"} == AIMS[scenario]


@pytest.mark.rule("SKIRMISH-0.7")
def test_an_option_changes_who_keeps() -> None:
    assert aims("s6", s6_even_hunt="on")[1].keeper == 0


@pytest.mark.rule("SKIRMISH-S6.8")
def test_who_loses_the_game_by_falling_and_whom_a_wound_puts_out() -> None:
    state, found = aims("s6")
    assert marked(state, found.fate, 1) == "hardouin much wolf"
    assert set(marked(state, found.out, 1).split()) == {state.cast.names[n] for n in range(state.cast.n) if state.nation[n] == 1}
    state, found = aims("s4")
    assert not marked(state, found.fate, 1) and not marked(state, found.out, 1)


def test_a_prize_is_named_by_a_condition() -> None:
    state, found = aims("s5")
    assert {state.cast.names[n] for n in range(state.cast.n) if found.is_prize(n)} == {"robin", "marian"}


# -- what a position is worth -----------------------------------------------------------------------------------------
def duel(robin: str = "") -> Field:
    return field("woods", norman="finn 1508, gebbo 1608", saxon=f"robin 0508 {robin}".strip(), turn="saxon")


@pytest.mark.rule("SKIRMISH-0.7")
def test_health_is_worth_something_and_what_one_side_gains_the_other_loses() -> None:
    for seat, is_better in ((1, True), (0, False)):
        well, ill = EYE.worth(duel().state, seat), EYE.worth(duel("wounded").state, seat)
        assert (well > ill) == is_better
        assert 0 < well < CERTAIN and 0 < ill < CERTAIN


def worths(f: Field, *names: str) -> list[int]:
    scout = Scout(f.state)
    return [scout.worth(f.state, f.counter(name)) for name in names]


@pytest.mark.rule("SKIRMISH-0.7")
def test_who_has_fallen_counts_against_his_side_but_for_who_must_be_taken_unhurt() -> None:
    """Rebecca dead by a Norman is the Saxons' victory (SKIRMISH-S3.7)."""
    f = field("cottage", norman="finn 0305", saxon="rebecca 0205, alwin 0207", turn="norman", scenario="s3")
    well = worths(f, "rebecca", "alwin")
    for ill in (WOUNDED, DEAD):
        for name in ("rebecca", "alwin"):
            f.state.state[f.counter(name)] = ill
        rebecca, alwin = worths(f, "rebecca", "alwin")
        assert rebecca > well[0] and alwin < well[1]
    assert alwin < 0


@pytest.mark.rule("SKIRMISH-S5.6")
def test_a_blow_at_who_must_be_taken_unhurt_is_worth_nothing() -> None:
    f = field("cottage", norman="martin 1407", saxon="marian 1408, hige 1507", turn="norman", phase="combat", scenario="s5")
    scout = Scout(f.state)
    assert scout.gain(f.state, f.counter("hige"), 40, True) > 0 == scout.gain(f.state, f.counter("marian"), 40, True)


@pytest.mark.rule("SKIRMISH-6.2d", "SKIRMISH-6.2b")
def test_a_blow_costs_him_more_who_is_stunned_or_wounded() -> None:
    """Against the same defence: figures of the states are left out of account."""
    f = field("woods", norman="finn 1508", saxon="robin 1608", turn="norman")
    scout, robin = Scout(f.state), f.counter("robin")
    tolls = []
    for state in (0, WOUNDED, STUNNED):
        f.state.state[robin] = state
        tolls.append(scout.toll(f.state, robin, f.state.defence(robin) + 15, False))
    assert 0 < tolls[0] < tolls[1] < tolls[2] <= 1000


@pytest.mark.rule("SKIRMISH-S6.8")
def test_a_wound_counts_for_more_where_it_puts_somebody_out() -> None:
    f = field("cottage", norman="finn 1508", saxon="simon 1608, garulf 1609 wounded", turn="norman", scenario="s6")
    there = field("cottage", norman="finn 1508", saxon="simon 1608, garulf 1609 wounded", turn="norman", scenario="s3")
    tolls = [Scout(g.state).toll(g.state, g.counter("simon"), 15, False) for g in (f, there)]
    assert tolls[0] > tolls[1]
    assert worths(f, "garulf") < worths(there, "garulf")


@pytest.mark.rule("SKIRMISH-0.7", "SKIRMISH-S7.6")
def test_who_wins_when_time_is_up_stands_better_the_less_is_left() -> None:
    f = field("inn", norman="finn 1508", saxon="roger 0805", turn="norman", scenario="s7")
    worths = []
    for number in range(1, f.state.length + 1):
        f.state.number = number
        worths.append([EYE.worth(f.state, seat) for seat in (0, 1)])
    assert all(early[0] > late[0] and early[1] < late[1] for early, late in pairwise(worths))
    f.state.state[f.counter("roger")] = DEAD
    assert EYE.worth(f.state, 0) > worths[-1][0] and EYE.worth(f.state, 1) < worths[-1][1]


@pytest.mark.rule("SKIRMISH-0.7", "SKIRMISH-S3.7")
def test_who_is_on_his_way_to_victory_does_not_despair_of_it() -> None:
    """Else the Saxons would rather see Isaac killed, for a draw, than bring Rebecca away."""
    f = field("cottage", norman="finn 1508", saxon="rebecca 0205, isaac 0207", turn="saxon", scenario="s3")
    worths = set()
    for number in range(1, f.state.length + 1):
        f.state.number = number
        worths.add(EYE.worth(f.state, 1 - f.state.seat_of(f.counter("finn"))))
    assert len(worths) == 1


@pytest.mark.rule("SKIRMISH-0.7")
def test_who_ends_his_turn_gains_nothing_by_the_clock() -> None:
    """The second to move ends the whole turn with his own, and must not like it better than to go on fighting."""
    f = field("inn", norman="finn 1508", saxon="roger 0805", turn="norman", scenario="s7")
    worths = []
    for number, active in ((4, 1), (5, 0), (5, 1)):
        f.state.number, f.state.active = number, active
        worths.append(EYE.worth(f.state, 1))
    assert worths[0] == worths[1] < worths[2]


@pytest.mark.rule("SKIRMISH-S4.10")
def test_the_treasure_is_worth_something_to_who_owns_it() -> None:
    state, _ = aims("s4")
    for seat, is_better in ((0, True), (1, False)):
        worth = []
        for owner in (0, 1):
            state.owner = owner
            worth.append(EYE.worth(state, seat))
        assert (worth[0] > worth[1]) == is_better


@pytest.mark.rule("SKIRMISH-3.1.4a")
def test_cover_halves_what_shots_threaten() -> None:
    f = field("woods", norman="finn 0808", saxon="will 1308", turn="norman")
    ground, archer = f.state.board, f.state.board.find("1308")
    far = [h for h in range(ground.hexes) if ground.distance(h, archer) == f.state.allowance(f.counter("will")) + 1]
    scout = Scout(f.state)
    risks = {
        kind: {scout.risk(f.state, f.counter("finn"), h) for h in far if (ground.cover[h] != 0) == kind} for kind in (True, False)
    }
    assert [2 * risk for risk in risks[True]] == [*risks[False]] != [0]


@pytest.mark.rule("SKIRMISH-0.7", "SKIRMISH-S5.6", "SKIRMISH-S8.8")
@pytest.mark.parametrize(("scenario", "guards"), [("s5", True), ("s8", False)])
def test_who_may_wait_goes_for_the_enemy_and_stays_by_him_whom_they_must_fell(scenario: str, guards: bool) -> None:
    """In S8 Robin must be taken alive: beating those who come for him helps him more."""
    f = field("woods", norman="finn 0508", saxon="robin 1508, simon 1008", turn="saxon", scenario=scenario)
    scout, simon, finn, robin = Scout(f.state), f.counter("simon"), *(f.state.board.find(hex) for hex in ("0508", "1508"))
    far = [(scout.paths.cost(hex, finn), scout.paths.cost(hex, robin), hex) for hex in range(f.state.board.hexes)]
    pulls = {(to_finn, to_robin): scout.pull(f.state, simon, hex) for to_finn, to_robin, hex in far}
    assert pulls[9, 4] > pulls[13, 4]
    assert pulls[9, 4] > pulls[9, 12] if guards else pulls[9, 4] == pulls[9, 12]


# -- what they choose -------------------------------------------------------------------------------------------------
def chosen(f: Field, spec: str, seed: int = 1) -> list[str]:
    """The moves a bot makes until another is asked, or chance."""
    bot, seat = bots.make(spec, GAME), int(f.state.turn())
    made: list[str] = []
    f = Field(f.copy(), f.factions)
    while f.state.turn() == seat and len(made) < 8:
        move = ask(bot, f.state, seat, Rng(seed))
        made.append(f.text(move))
        f.state.play(move)
    return made


def test_nobody_strikes_who_must_not_be_hurt_only_to_put_off_the_end_of_the_phase() -> None:
    """A Norman who kills Isaac gives the victory away (SKIRMISH-S3.7)."""
    men = "martin 1407, finn 1409"
    f = field("inn", norman=men, saxon="isaac 1408, alwin 0203", turn="norman", phase="combat", scenario="s3")
    assert chosen(f, "greedy") == ["end_phase 1"]


@pytest.mark.rule("SKIRMISH-4a")
def test_who_stands_best_where_he_is_has_no_walk_to_consider() -> None:
    """And the phase may end only when nobody would walk."""
    assert considered("0512") == {"pick"}
    f = field("woods", norman="finn 0512", saxon="simon 0407", turn="norman")
    f.plays(*acted(f))
    assert considered(f.where("finn")) == {"end_phase"}


def considered(place: str) -> set[str]:
    """What actions Finn's seat considers begin with, if he stands there."""
    f = field("woods", norman=f"finn {place}", saxon="simon 0407", turn="norman")
    actions = Actions()
    EYE.fill(f.state, actions)
    return {f.text(actions.moves.items[actions.start(i)]).split()[0] for i in range(actions.n)}


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_an_enemy_who_lies_between_two_is_struck(spec: str) -> None:
    f = field("woods", norman="finn 0508 stunned, gebbo 0811", saxon="robin 0507, will 0509", turn="saxon", phase="combat")
    assert re.fullmatch("attack (robin|will) finn", chosen(f, spec)[0])


@pytest.mark.rule("SKIRMISH-0.7", "SKIRMISH-6.6a")
@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_who_must_be_taken_unhurt_is_taken(spec: str) -> None:
    """Marian surrenders to four, and a blow of one could kill her, with which nobody would win."""
    men = "martin 1407, finn 1308, gebbo 1508, arnold 1409"
    f = field("cottage", norman=men, saxon="marian 1408, hige 0203", turn="norman", phase="combat", scenario="s5")
    f.plays(*chosen(f, spec))
    assert f.told("SURRENDERED") == [(f.counter("marian"), 0, 0)]


@pytest.mark.rule("SKIRMISH-8.2a")
@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_an_ambush_is_sprung_when_it_pays(spec: str) -> None:
    """Martin has come within a short shot of the tree where Will hides."""
    f = field("gulch", norman="finn 1107, martin 1007, gebbo 1106", saxon="will hidden:K", turn="norman")
    f.plays("pick finn", "step finn 1006")
    assert [move.split()[:2] for move in chosen(f, spec)] == [["spring", "will"], ["fire", "will"]]


def test_an_ambush_is_not_sprung_on_too_many() -> None:
    f = field("gulch", norman="finn 1107, martin 1007, gebbo 1106, arnold 1206", saxon="robin hidden:K", turn="norman")
    f.plays("pick finn", "step finn 1006")
    assert chosen(f, "greedy") == ["no 1"]


def test_only_ways_out_of_hiding_that_promise_something_are_considered() -> None:
    for more, found in (("", True), (", arnold 1206", False)):
        f = field("gulch", norman="finn 1107, martin 1007, gebbo 1106" + more, saxon="will hidden:K", turn="norman")
        f.plays("pick finn", "step finn 1006")
        actions = Actions()
        EYE.fill(f.state, actions)
        assert (actions.n > 1) == found


@pytest.mark.rule("SKIRMISH-S3.6", "SKIRMISH-S3.7")
def test_a_hostage_goes_to_the_edge_and_off() -> None:
    f = field("cottage", norman="finn 1812", saxon="rebecca 0306, isaac 0204", turn="saxon", scenario="s3")
    assert acted(f)[-1].split()[0] == "exit"
    assert "exit" in {move.split()[0] for move in chosen(f, "greedy")}


def acted(f: Field) -> list[str]:
    """The moves of quick play, until somebody stops or leaves."""
    made: list[str] = []
    state = f.copy()
    while not made or made[-1].split()[0] not in ("stop", "exit"):
        out = Moves()
        EYE.act(state, Rng(1), out)
        for move in out.to_list():
            made.append(f.text(move))
            state.play(move)
    return made


@pytest.mark.parametrize("spec", ["greedy", "search:12"])
def test_what_a_seat_cannot_know_changes_nothing(spec: str) -> None:
    """Men hide here or there: who can't tell chooses the same with the same luck."""
    f = field("gulch", norman="finn 1107", saxon="will hidden:K, alwin hidden:M", turn="norman")
    twins = [f.state.imagine(0, Rng(seed)) for seed in (1, 2, 3)]
    assert len({twin.dump() for twin in twins}) > 1
    assert len({int(bots.make(spec, GAME).choose(twin, 0, Rng(3))) for twin in twins}) == 1


# -- whole games ------------------------------------------------------------------------------------------------------
def some_decisions(scenario: str, gap: int, until: int) -> Iterator[State]:
    """Positions of a random game in which a seat has a choice, one in `gap`."""
    state, rng, out = GAME.setup.start({"scenario": scenario}), Rng(7), Moves()
    for number in range(until):
        if state.turn() == OVER:
            return
        if number % gap == 0 and state.turn() != CHANCE and len(legal(state)) > 1:
            yield state
        state.play(random_move(state, rng, out))


@pytest.mark.parametrize("scenario", PLAYED)
def test_what_is_considered_begins_with_legal_moves(scenario: str) -> None:
    actions = Actions()
    for state in some_decisions(scenario, 37, 300):
        actions.clear()
        EYE.fill(state, actions)
        moves = legal(state)
        assert actions.n > 0 and all(actions.moves.items[actions.start(i)] in moves for i in range(actions.n))


@pytest.mark.parametrize("scenario", PLAYED)
def test_every_move_is_legal(scenario: str) -> None:
    for state in some_decisions(scenario, 97, 300):
        ask(bots.make("greedy", GAME), state, int(state.turn()), Rng(1))


@pytest.mark.skipif(not IS_COMPILED, reason="whole games take seconds each uncompiled")
@pytest.mark.parametrize("spec", ["greedy", "search:20"])
@pytest.mark.parametrize("scenario", PLAYED)
def test_whole_games_are_played_to_their_end(scenario: str, spec: str) -> None:
    options = {"scenario": scenario}
    state = GAME.setup.start(options)
    contest(state, [bots.make(spec, GAME, options), bots.make("greedy", GAME, options)], Rng(1))
    assert state.turn() == OVER
