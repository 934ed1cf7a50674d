"""BANDITS-0: stages, what is asked, refusals, and what a position consists of, in whole random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from sherwood.games.bandits import kinds, setup
from sherwood.games.bandits.position import BRIBE_STAGE, DISCARD_STAGE, KEEP_STAGE, OPEN_STAGE, OVER_STAGE
from sherwood.games.bandits.setup import LONGEST, load, start
from sherwood.games.bandits.state import Bandits
from sherwood.games.bandits.variants import VARIANTS
from sherwood.games.bandits.view import STAGES
from sherwood.kernel.dump import BadDump
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER
from tests.games.bandits.table import new_game, situation

SEEDS = range(24)
ORDER = ("position", "reveal", "john", "choose", "roll", "robin", "draw", "keep", "tuck", "bribe", "reward")


def random_options(seed: int) -> dict[str, str]:
    """Any number of players; the plain game, or any mixture of variants."""
    rng = Rng(seed, 9)
    chosen = {"players": str(2 + seed % 4)}
    if seed % 3:
        chosen |= {name: ("off", "on")[rng.below(2)] for name, _, _ in VARIANTS}
        chosen |= {"royal_draft": "off", "deck": setup.DECK.values[rng.below(2)], "expansion": ("on", "off")[rng.below(2)]}
        chosen["loot"] = setup.LOOT.values[rng.below(len(setup.LOOT.values))]
    return chosen


def random_game(seed: int) -> Iterator[tuple[Bandits, int]]:
    """Each position of a random game, with the move that is made in it."""
    state, rng, out = start(random_options(seed)), Rng(seed), Moves()
    while state.turn() != OVER:
        move = random_move(state, rng, out)
        yield state, int(move)
        state.play(move)
    yield state, 0


@pytest.mark.rule("BANDITS-0.9", "BANDITS-0.11", "BANDITS-4.2b")
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_and_no_game_is_long(seed: int) -> None:
    asked = drawn = 0
    for state, _ in random_game(seed):
        state.check()
        asked += state.turn() >= 0
        drawn += state.turn() == CHANCE
    assert state.stage == OVER_STAGE and state.number == 4
    assert asked < 600 and drawn < 600 and asked + drawn <= LONGEST


@pytest.mark.rule("BANDITS-0.1")
@pytest.mark.parametrize("seed", [0, 3, 6, 9])
def test_stages_follow_each_other_as_the_table_says(seed: int) -> None:
    """Within a turn a stage comes after those above it; choosing, rolling, Robin and loot recur wagon by wagon."""
    last = {"robin": "choose", "draw": "choose", "keep": "choose", "roll": "choose"}
    came: list[tuple[int, int]] = []
    for state, _ in random_game(seed):
        name = STAGES[state.stage]
        if name in ORDER:
            came.append((int(state.number), ORDER.index(last.get(name, name))))
    assert all(one <= other for one, other in pairwise(came))
    assert {turn for turn, _ in came} == {1, 2, 3, 4}


@pytest.mark.rule("BANDITS-0.3", "BANDITS-0.10")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_offered_has_no_fault_and_all_else_has_one(seed: int) -> None:
    rng = Rng(seed, 4)
    for state, _ in random_game(seed):
        if state.turn() < 0:
            continue
        moves = legal(state)
        assert moves == sorted(set(moves)) and all(state.fault(move) == 0 for move in moves)
        for _ in range(8):
            move = moves[rng.below(len(moves))]
            fields = [kind_of(move), a_of(move), b_of(move), c_of(move)]
            fields[rng.below(4)] = rng.below(34)
            other = int(pack(*fields))
            assert (state.fault(other) == 0) == (other in moves), fields


@pytest.mark.rule("BANDITS-0.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_decision_with_one_option_is_not_asked(seed: int) -> None:
    for state, _ in random_game(seed):
        if state.turn() >= 0 and state.stage not in (KEEP_STAGE, DISCARD_STAGE):
            assert len(legal(state)) > 1, state.stage


@pytest.mark.rule("BANDITS-0.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_dump_holds_the_whole_position(seed: int) -> None:
    for number, (state, move) in enumerate(random_game(seed)):
        if number % 5 == 0:
            twin = load(state.dump())
            assert twin.dump() == state.dump() == state.copy().dump()
            if move:
                copy = state.copy()
                twin.play(move)
                copy.play(move)
                assert twin.dump() == copy.dump()


@pytest.mark.rule("BANDITS-0.11")
def test_a_position_that_can_not_be_is_refused() -> None:
    t = situation("A B - -", wagons="low? mid? high? low?", now=("ring",))

    def spoilt(field: str, value: int) -> bytes:
        state = load(t.state.dump())
        setattr(state, field, value)
        return state.dump()

    p = t.state
    for field, value in (
        ("unseen", p.unseen & ~1), ("discarded", 1), ("backs", p.backs + 1), ("hidden", p.hidden + 1), ("supply", 3),
        ("bank", 2), ("alleys", 0o1111), ("number", 5), ("variants", 1 << 30), ("paid", 1),
    ):  # fmt: skip
        with pytest.raises(BadDump):
            load(spoilt(field, value))
    p.gang(0).bandits = 4
    with pytest.raises(BadDump):
        load(p.dump())


@pytest.mark.rule("BANDITS-0.11")
def test_the_ledger_tells_of_all_tokens() -> None:
    t = situation(wagons="low? mid? high? low?", now=("ring", "coin"))
    p = t.state
    p.gang(0).now, p.gang(1).now = p.gang(1).now, p.gang(0).now
    with pytest.raises(BadDump, match="ledger"):
        load(p.dump())


@pytest.mark.rule("BANDITS-0.2", "BANDITS-0.7")
def test_a_seat_that_passes_is_not_asked_again_in_that_pass() -> None:
    t = situation("A B C D", "B A D C", wagons="4 9 13 5", merry="gossip insider head boy")
    t.plays("A pass", "B insider W1.2 W2")
    assert t.asked == "C"


@pytest.mark.rule("BANDITS-0.1", "BANDITS-7.1")
def test_at_the_end_all_tokens_are_turned_up_in_the_order_in_which_they_came() -> None:
    t = situation(columns=["6 4"], now=("2coin ring",), chests=("necklace",), turn=4, merry="gossip insider head market")
    p = t.state
    story = []
    p.gang(0).leader = p.gang(1).leader = p.gang(2).leader = p.gang(3).leader = 5
    p.begin_pass(BRIBE_STAGE)
    t.play(pack(kinds.BRIBE, 1))
    p.play(pack(kinds.DISCARD, 0))
    while p.turn() >= 0:
        p.play(legal(p)[0])
    while p.stage == OPEN_STAGE:
        (move,) = legal(p)
        assert {p.seen(move, reader) for reader in (0, 1, 58)} == {move}
        story.append((a_of(move), b_of(move)))
        p.play(move)
    assert story == [(0, 2), (0, 0), (0, 12), (0, 12), (0, 0)]


@pytest.mark.rule("BANDITS-0.5")
def test_samples_are_outcomes_and_weights_are_above_zero() -> None:
    for state, _ in random_game(3):
        if state.turn() == CHANCE:
            moves = legal(state)
            assert state.sample(Rng(1)) in moves and all(state.weight(move) > 0 for move in moves)


@pytest.mark.rule("BANDITS-0.3")
def test_setting_up_takes_no_decision() -> None:
    t = new_game(5, "covered_deck", first="lot")
    t.lot("B")
    t.merry("gossip insider head boy")
    t.backs("low low low low")
    assert (t.asked, t.stage) == ("B", "position")
