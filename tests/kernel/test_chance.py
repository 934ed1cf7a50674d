"""Chance: what is sampled agrees with the weights; small trees agree with what is counted otherwise."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod

import pytest

from sherwood.games import find
from sherwood.kernel.game import Game
from sherwood.kernel.play import chances, legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State
from tests.kernel.games import chi_square, every_game, random_game
from tests.kernel.toys import STONES

DRAWN = 3000


@every_game
def test_samples_come_by_their_weights(game: Game) -> None:
    tested = Counter[int]()
    for seed in range(4):
        for history in random_game(game, seed):
            state = history.state
            outcomes = chances(state) if state.turn() == CHANCE else []
            kind = len(outcomes)
            if kind < 2 or tested[kind] == 3:
                continue
            tested[kind] += 1
            rng = Rng(seed, len(history.steps))
            drawn = Counter(int(state.sample(rng)) for _ in range(DRAWN))
            total = sum(weight for _, weight in outcomes)
            expected = {int(move): weight / total * 1e9 for move, weight in outcomes}
            assert chi_square(drawn, expected) < 5, (seed, len(history.steps))
    assert tested


@every_game
def test_chance_never_loops(game: Game) -> None:
    for seed in range(3):
        dumps = [history.state.dump() for history in random_game(game, seed)]
        assert len(set(dumps)) == len(dumps), "a position has come back"


def tree(state: State, depth: int) -> Counter[str]:
    """Decisions, chance moves and ends down to this depth."""
    turn = state.turn()
    found = Counter({"end" if turn == OVER else "chance" if turn == CHANCE else "decision": 1})
    if depth and turn != OVER:
        for move in legal(state):
            after = state.copy()
            after.play(move)
            found += tree(after, depth - 1)
    return found


def hands(bag: tuple[int, ...], size: int) -> list[tuple[int, ...]]:
    """Every order in which `size` things can be drawn from a bag of so many of each kind."""
    return [drawn for drawn in product(range(len(bag)), repeat=size) if all(drawn.count(kind) <= n for kind, n in enumerate(bag))]


@pytest.mark.parametrize("hand", [1, 2])
def test_the_toys_whole_tree_is_as_counted_by_hand(hand: int) -> None:
    """Draws, then a question for each weight held with one answer more than stones of it, two reveals, and the roll for a tie."""
    bag = (2, 2, 2)
    expected = Counter({"chance": sum(len(hands(bag, drawn)) for drawn in range(2 * hand))})
    for drawn in hands(bag, 2 * hand):
        held = [[drawn[seat * hand : (seat + 1) * hand].count(kind) for kind in range(3)] for seat in range(2)]
        questions = [n for side in held for n in side if n]
        expected["decision"] += sum(prod(n + 1 for n in questions[:asked]) for asked in range(len(questions)))
        for laid in product(*(product(*(range(n + 1) for n in side)) for side in held)):
            north, south = (sum(weight * n for weight, n in zip((1, 2, 3), pile, strict=True)) for pile in laid)
            expected["chance"] += 2 + (north == south)
            expected["end"] += 2 if north == south else 1
    assert tree(STONES.setup.start({"hand": str(hand), "rounds": "1"}), 99) == expected


@pytest.mark.rule("CARDS-0.5", "CARDS-1.2", "CARDS-2.2")
def test_the_first_draws_of_cards_are_as_counted_by_hand() -> None:
    robin = (30, 5, 10, 5, 1, 1, 1, 1, 1, 5)
    for depth in range(4):
        counted = sum(len(hands(robin, drawn)) for drawn in range(depth + 1))
        assert tree(find("cards").setup.start({}), depth) == Counter({"chance": counted})


@pytest.mark.rule("CARDS-0.2", "CARDS-3.3")
def test_each_commitment_of_cards_is_reached_in_one_way() -> None:
    for seed in range(3):
        for history in random_game(find("cards"), seed):
            if history.state.turn() == CHANCE or len(history.steps) > 40:
                continue
            seat, reached = history.state.turn(), list[bytes]()

            def choose(state: State, seat: int = seat, reached: list[bytes] = reached) -> None:
                if state.turn() != seat:
                    reached.append(state.dump())
                    return
                for move in legal(state):
                    after = state.copy()
                    after.play(move)
                    choose(after)

            choose(history.state)
            assert len(set(reached)) == len(reached)
