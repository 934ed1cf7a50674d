"""Search on toys: it finds what wins, mixes where it must, and keeps to its budget."""

from __future__ import annotations

from collections import Counter
from time import perf_counter

import pytest

from sherwood.bots.search import Search
from sherwood.kernel.eye import Eye
from sherwood.kernel.moves import b_of, kind_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State
from tests.bots.toys import CHOOSE, HEADS, TAILS, Heap, Pennies, PenniesEye


def search(iterations: int = 400, seconds: float = 0.0, seats: int = 2, pennies: bool = False) -> Search:
    return Search(PenniesEye() if pennies else Eye(), seats, iterations, seconds)


def commitments(state: State, seat: int, iterations: int, times: int) -> Counter[int]:
    """How often each side of the coin is laid, by bots that differ in their seed alone."""
    moves = [search(iterations, pennies=True).choose(state.imagine(seat, Rng(run)), seat, Rng(run)) for run in range(times)]
    assert {kind_of(move) for move in moves} == {CHOOSE}
    return Counter(int(b_of(move)) for move in moves)


@pytest.mark.parametrize("size", [5, 6, 7, 9, 10])
def test_takes_what_leaves_a_lost_heap(size: int) -> None:
    assert b_of(search(3000).choose(Heap(size), 0, Rng(1))) == size % 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_plays_for_any_number_of_seats(seats: int) -> None:
    assert b_of(search(seats=seats).choose(Heap(3, seats), 0, Rng(1))) == 3


def test_mixes_in_matching_pennies() -> None:
    for seat in range(2):
        state = Pennies()
        if seat == 1:
            state.play(pack(CHOOSE, 0, HEADS))
        laid = commitments(state, seat, 300, 40)
        assert min(laid[HEADS], laid[TAILS]) >= 8


def test_comes_near_an_uneven_equilibrium() -> None:
    """Heads against heads wins, tails against tails wins half the time: both should lay heads one time in three."""
    state = Pennies(((6, 0), (0, 3)))
    first = commitments(state, 0, 1000, 40)
    assert 0.15 <= first[HEADS] / 40 <= 0.5
    state.play(pack(CHOOSE, 0, TAILS))
    second = commitments(state, 1, 1000, 40)
    assert 0.15 <= second[HEADS] / 40 <= 0.5


def test_does_not_mix_in_what_is_lost() -> None:
    """Heads wins whatever the other does, tails never."""
    assert commitments(Pennies(((6, 6), (0, 0))), 0, 300, 40) == {HEADS: 40}


def test_second_chooser_is_not_told_what_the_first_laid() -> None:
    for run in range(10):
        chosen = set()
        for side in (HEADS, TAILS):
            state = Pennies()
            state.play(pack(CHOOSE, 0, side))
            chosen.add(int(search(50).choose(state.imagine(1, Rng(run)), 1, Rng(run))))
        assert len(chosen) == 1


def test_time_budget() -> None:
    begun = perf_counter()
    search(0, 0.2).choose(Heap(200), 0, Rng(1))
    assert perf_counter() - begun < 2.0


def test_more_room_than_there_is_costs_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = search(300)
    bot.tree.room = 20
    assert b_of(bot.choose(Heap(50), 0, Rng(1))) in (1, 2, 3)
