"""Where a counter can get to, held to the game itself: every way is walked."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish.kinds import STEP
from sherwood.games.skirmish.reach import Reach
from sherwood.games.skirmish.walks import are_free, ways
from sherwood.kernel.moves import Moves, kind_of
from sherwood.kernel.play import legal
from tests.games.skirmish.field import Field, field

RULES = ["minimum_move", "stunned_infiltration"]
SITUATIONS = {
    "friends and enemies": field(
        "woods",
        norman="finn 0608, martin 0910 stunned, gebbo 0809, wolf 0306",
        saxon="robin 0508, will 0404^, tuck 0509, guy 0708/0808, alan 0909 captured",
        animals="ox 0407/0406, cart 0410/0409",
    ),
    "a yard, a house and a door": field(
        "cottage", norman="finn 0809, walker 0705", saxon="robin 0708, guy 0807/0808, alan 0703", animals="ox 0707/0607"
    ),
    "stairs and balcony": field("inn", norman="finn 0708", saxon="robin 0508, will 1007, tuck 0806, guy 0709/0609"),
    "short of MPs": field(
        "cottage",
        saxon="robin 0609, odric 0709 wounded, guy 1509/1609",
        norman="finn 0809 stunned, geri 0810 captured",
        rules=RULES,
    ),
    "a carriage to get into": field(
        "gulch",
        norman="finn 0308, waleran 0708",
        saxon="robin 0409, guy 0507/0506, hige 0607",
        animals="draft-horse 0908/0808 pulls:carriage, carriage 0708/0608, cart 0207/0307",
    ),
    "slopes": field("gulch", norman="finn 1206", saxon="robin 1204, guy 1307/1407, alan 1105, tuck 1005^"),
}


def walked(f: Field, name: str) -> dict[tuple[int, int], int]:
    """Front and rear where the counter may stop, with the fewest MPs it takes, by playing every step."""
    f = Field(f.copy())
    if f.state.mover == -1:
        f.plays(f"pick {name}")
    counter = f.state.mover
    most = f.state.mps
    best: dict[tuple[int, ...], int] = {}
    found: dict[tuple[int, int], int] = {}
    waiting = [f.state]
    while waiting:
        state = waiting.pop()
        here = int(state.front[counter]), int(state.rear[counter])
        spent = int(most - state.mps)
        everybody = (*state.front, *state.rear)
        if best.get(everybody, 99) <= spent:
            continue
        best[everybody] = spent
        if state.fault(f.move(f"stop {name}")) == 0:
            found[here] = min(spent, found.get(here, 99))
        for move in legal(state):
            if kind_of(move) == STEP:
                after = state.copy()
                after.play(move)
                waiting.append(after)  # type: ignore[arg-type]
    return found


def reached(f: Field, name: str, mps: int | None = None) -> dict[tuple[int, int], int]:
    counter = f.counter(name)
    reach = Reach(f.state.board)
    reach.spread(f.state, counter, f.state.allowance(counter) if mps is None else mps)
    out = Moves()
    reach.ends(f.state, out)
    return {(node // 6, int(reach.rear_at(node))): int(reach.cost[node]) for node in out.to_list()}


@pytest.mark.rule("SKIRMISH-0.15", "SKIRMISH-4b", "SKIRMISH-4.2a", "SKIRMISH-4.3b")
@pytest.mark.parametrize(
    "situation, name",
    [(key, name) for key in SITUATIONS for name in ("robin", "guy")]
    + [("stairs and balcony", "will"), ("slopes", "tuck"), ("short of MPs", "odric")],
)
def test_every_place_at_its_least_price(situation: str, name: str) -> None:
    f = SITUATIONS[situation]
    expected = walked(f, name)
    assert len(expected) > 2 and reached(f, name) == expected


@pytest.mark.rule("SKIRMISH-4b", "SKIRMISH-0.7a")
@pytest.mark.parametrize("name", ["robin", "guy"])
def test_the_way_is_walked_as_it_was_found(name: str) -> None:
    for f in SITUATIONS.values():
        counter = f.counter(name)
        reach = Reach(f.state.board)
        for _ in range(2):
            reach.spread(f.state, counter, f.state.allowance(counter))
        ends = Moves()
        reach.ends(f.state, ends)
        for node in ends.to_list():
            way = Moves()
            reach.way(node, way)
            after = Field(f.copy())
            after.plays(f"pick {name}")
            most = after.mps
            for move in way.to_list():
                assert after.state.fault(move) == 0
                after.state.play(move)
            assert after.may(f"stop {name}") and most - after.mps == reach.cost[node]
            assert reach.cost[reach.node_at(f.state, node // 6)] <= reach.cost[node]


# -- with a tail (7.1d, 7.2c) -----------------------------------------------------------------------------------------
def led(
    by: str, whom: str, saxon: str, animals: str = "", map: str = "woods", norman: str = "finn 1809", rule: str = ""
) -> Field:
    f = field(map, norman=norman, saxon=saxon, animals=animals, rules=[rule] if rule else [], turn="saxon")
    f.plays(f"pick {by}", f"lead {by} {whom}")
    return f


def past_a_friend() -> Field:
    """The pig is in the friend's hex as yet."""
    f = led("robin", "pig", "robin 0708, alan 0709", "pig 0707")
    f.plays("step robin 0709", "step robin 0710")
    return f


def driven(coachman: str, carriage: str, friend: str = "finn 1507") -> Field:
    chain = f"draft-horse 1207/1108 pulls:carriage, carriage {carriage}"
    f = field("gulch", norman=f"waleran {coachman}, {friend}", saxon="hige 1407", animals=chain, turn="norman")
    f.plays("pick waleran", "drive waleran draft-horse")
    return f


TAILS = {
    "a pig behind a man": led("robin", "pig", "robin 0708, alan 0709, tuck 0809", "pig 0707"),
    "a pig in a friend's hex": past_a_friend(),
    "an ox behind a rider": led("guy", "ox", "guy 0708/0709, alan 0710", "ox 0808/0908"),
    "an ox at a house": led("robin", "ox", "robin 0708, alan 0703", "ox 0707/0606", "cottage"),
    "a captive": led("robin", "finn", "robin 0708, alan 0710", norman="finn 0808 captured", rule="escort"),
    "a carriage": driven("1008", "1008/0908"),
    "a carriage in a bend": driven("1109", "1109/1209"),
}


@pytest.mark.rule("SKIRMISH-7.1d", "SKIRMISH-7.2b", "SKIRMISH-7.2c", "SKIRMISH-6.6h")
@pytest.mark.parametrize("situation", TAILS)
def test_where_one_gets_to_with_a_tail(situation: str) -> None:
    """Of two ways to a node the cheaper is followed, so that past its own tail it finds dearer ones, or none."""
    f = TAILS[situation]
    name = f.name(f.state.mover)
    found, expected = reached(f, name, f.mps), walked(f, name)
    assert all(mps >= expected[node] for node, mps in found.items())
    assert sum(found.get(node) == mps for node, mps in expected.items()) > 0.8 * len(expected) > 5


@pytest.mark.rule("SKIRMISH-7.1d", "SKIRMISH-7.2c")
@pytest.mark.parametrize("situation", TAILS)
def test_a_way_with_a_tail_is_walked_as_it_was_found(situation: str) -> None:
    f = TAILS[situation]
    name = f.name(f.state.mover)
    for way in ways(f.state):
        after = Field(f.copy())
        for move in way.steps:
            assert after.state.fault(move) == 0
            after.state.play(move)
        assert after.may(f"stop {name}") and f.mps - after.mps == way.cost


@pytest.mark.rule("SKIRMISH-7.1d", "SKIRMISH-7.2c")
@pytest.mark.parametrize(("situation", "left"), [("a pig behind a man", "0707"), ("a captive", "0808")])
def test_one_may_stop_where_the_tail_has_been(situation: str, left: str) -> None:
    f = TAILS[situation]
    way = next(way for way in ways(f.state) if way.place == f.place(left))
    assert len(way.steps) > 1


@pytest.mark.rule("SKIRMISH-7.2c")
def test_how_far_a_led_animal_pulls_is_not_foretold() -> None:
    f = field("gulch", norman="finn 1809", saxon="robin 1307", animals="draft-horse 1207/1108 pulls:carriage, carriage 1008/0908")
    f.plays("pick robin")
    assert are_free(f.state)
    f.plays("lead robin draft-horse")
    assert not are_free(f.state)


def test_what_is_out_of_reach() -> None:
    f = SITUATIONS["slopes"]
    reach = Reach(f.state.board)
    reach.spread(f.state, f.counter("robin"), 3)
    assert reach.node_at(f.state, f.place("2014")) == -1 and reach.node_at(f.state, f.place("1206")) == -1


@pytest.mark.rule("SKIRMISH-S2.5")
@pytest.mark.parametrize(("martin", "turn"), [("0807", "norman"), ("1508", "saxon")])
def test_a_bride_goes_by_yard_and_door(martin: str, turn: str) -> None:
    f = field("cottage", norman=f"martin {martin}", saxon="mildred 0708, tuck 0101", scenario="s2", turn=turn)
    assert reached(f, "mildred") == walked(f, "mildred")


@pytest.mark.rule("SKIRMISH-S4.8")
def test_a_chain_on_the_march_goes_on() -> None:
    chain = "draft-horse 0608/0508 pulls:carriage, carriage 0407/0307"
    f = field("gulch", norman="waleran 0407", saxon="tuck 1908", animals=chain, turn="waleran", scenario="s4")
    fronts = {f.label(front) for front, _ in reached(f, "draft-horse", 6)}
    assert "0709" in fronts and not any(hex < "06" for hex in fronts)
