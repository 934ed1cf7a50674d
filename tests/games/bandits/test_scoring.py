"""BANDITS-7: majorities and the best use of a chest, held to a slow search through all ways of using it."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.bandits import figures
from sherwood.games.bandits.box import box
from sherwood.games.bandits.components import COIN, VILLAGE_COIN, count, counts, tokens, total
from sherwood.games.bandits.scoring import Scoring, first, number

Held = tuple[int, int, int]
"""Rings, bracelets and necklaces of one colour."""
SETS = ("c4_442", "c4_542", "c4_443", "c3_544", "c3_554")


def scoring(loot: str = "c4_442") -> Scoring:
    return box("bands3", loot, False).scoring


def chest(*colours: Held, coins: int = 0, village: int = 0) -> int:
    jewels = sum(tokens(n, 3 * colour + type) for colour, held in enumerate(colours) for type, n in enumerate(held))
    return int(jewels + tokens(coins, COIN) + tokens(village, VILLAGE_COIN))


# -- examples ---------------------------------------------------------------------------------------------------------
rule = pytest.mark.rule
EXAMPLES = [
    pytest.param(((3, 1, 1),), 0, 7, marks=rule("BANDITS-S.1")),
    pytest.param(((4, 1, 1),), 0, 10, marks=rule("BANDITS-S.2")),
    pytest.param(((1, 2, 1),), 0, 4, marks=rule("BANDITS-S.3")),
    pytest.param(((1, 2, 1),), 2, 5, marks=rule("BANDITS-S.3")),
    pytest.param(((1, 2, 1),), 1, 4, marks=rule("BANDITS-S.3")),
    pytest.param(((1, 3, 1),), 0, 7, marks=rule("BANDITS-S.4")),
    pytest.param(((3, 2, 1),), 0, 10, marks=rule("BANDITS-S.5")),
    pytest.param(((2, 2, 2),), 0, 8, marks=rule("BANDITS-S.6")),
    pytest.param(((3, 3, 3),), 0, 12, marks=rule("BANDITS-S.7")),
    pytest.param(((4, 4, 2),), 0, 14, marks=rule("BANDITS-S.8")),
    pytest.param(((3, 3, 3),), 2, 13, marks=rule("BANDITS-S.9")),
    pytest.param(((2, 1, 0), (0, 1, 0)), 2, 2, marks=rule("BANDITS-S.10")),
    pytest.param(((2, 1, 1), (1, 2, 1)), 1, 9, marks=rule("BANDITS-S.11")),
    pytest.param(((1, 0, 0), (1, 0, 0), (1, 0, 0)), 0, 1, marks=rule("BANDITS-S.12")),
    pytest.param(((0, 3, 0),), 2, 4, marks=rule("BANDITS-S.13")),
    pytest.param(((0, 0, 2), (0, 0, 1)), 8, 5, marks=rule("BANDITS-S.14")),
    pytest.param(((3, 0, 0), (2, 1, 0), (0, 3, 1), (1, 1, 1)), 4, 16, marks=rule("BANDITS-S.15")),
    pytest.param(((3, 3, 2),), 0, 11, marks=rule("BANDITS-S.16")),
    pytest.param(((0, 4, 1),), 0, 7, marks=rule("BANDITS-S.17")),
    pytest.param(((1, 1, 0),), 1, 1, marks=rule("BANDITS-S.17")),
    pytest.param(((2, 0, 0), (0, 1, 0)), 0, 1, marks=rule("BANDITS-S.17")),
    pytest.param((), 0, 0, marks=rule("BANDITS-S.17")),
    pytest.param(((1, 1, 1), (3, 2, 0)), 0, 13, marks=rule("BANDITS-S.19")),
    pytest.param(((1, 2, 1), (1, 2, 1)), 1, 9, marks=rule("BANDITS-S.20")),
    pytest.param(((2, 2, 2),), 0, 8, marks=rule("BANDITS-S.20")),
    pytest.param(((1, 2, 2),), 0, 5, marks=rule("BANDITS-S.20")),
]
"""By colour; coins; victory points."""


@pytest.mark.parametrize(("colours", "coins", "points"), EXAMPLES)
@pytest.mark.rule("BANDITS-7.3", "BANDITS-7.4")
def test_examples(colours: tuple[Held, ...], coins: int, points: int) -> None:
    """A set with three necklaces of a colour is needed for some of them."""
    s = scoring("c3_544")
    if len(colours) < 4:
        assert s.combinations(chest(*colours, coins=coins)) == points
        assert s.combinations(chest(*colours, village=coins)) == points
        assert s.combinations(chest(*[(0, 0, 0)] * (3 - len(colours)), *colours, coins=coins)) == points
    if all(rings <= 4 and necklaces <= 2 for rings, _, necklaces in colours):
        assert scoring().combinations(chest(*colours, coins=coins)) == points


@pytest.mark.rule("BANDITS-7.3", "BANDITS-4.2e", "BANDITS-D.6")
def test_each_combination_by_itself() -> None:
    s = scoring("c3_544")
    assert s.combinations(chest((3, 0, 0))) == 6
    assert s.combinations(chest((0, 2, 0))) == 3
    assert s.combinations(chest((1, 1, 1))) == 4
    assert s.combinations(chest((0, 0, 3))) == 3
    assert [s.combinations(chest(coins=2, village=n)) for n in range(6)] == [0, 1, 1, 1, 2, 2]
    assert s.combinations(chest(village=20)) == 6
    assert s.combinations(chest((0, 0, 1), coins=2)) == 1


# -- the optimum ------------------------------------------------------------------------------------------------------
@cache
def slow(held: tuple[int, ...], coins: int = 0) -> int:
    """The best of all orders of taking one combination after the other, where what is left becomes coins at the very end."""
    best = (coins + sum(held[0::3]) + sum(held[1::3])) // 3
    for at in range(0, len(held), 3):
        for needs, points in (((3, 0, 0), 6), ((0, 2, 0), 3), ((1, 1, 1), 4), ((0, 0, 1), 1)):
            left = [have - need for have, need in zip(held[at : at + 3], needs, strict=True)]
            if min(left) >= 0:
                best = max(best, points + slow((*held[:at], *left, *held[at + 3 :]), coins))
    return best


def flat(colours: tuple[Held, ...]) -> tuple[int, ...]:
    """Equal chests for the slow search, whatever the order of colours."""
    return tuple(n for held in sorted(colours) for n in held)


@pytest.mark.rule("BANDITS-7.4")
@pytest.mark.parametrize("loot", SETS)
def test_every_chest_of_one_colour_is_used_best(loot: str) -> None:
    s, most = scoring(loot), counts(box("bands3", loot, False).loot)
    for held in [(r, b, n) for r in range(most[0] + 1) for b in range(most[1] + 1) for n in range(most[2] + 1)]:
        for coins in range(6):
            assert s.combinations(chest(held, coins=coins)) == slow(held, coins), (held, coins)


@pytest.mark.rule("BANDITS-7.4")
def test_every_chest_of_two_colours_is_used_best() -> None:
    s = scoring()
    one = [(r, b, n) for r in range(5) for b in range(5) for n in range(3)]
    for first_colour, second in ((x, y) for x in one for y in one if x <= y):
        for coins in range(3):
            held = (first_colour, second)
            assert s.combinations(chest(*held, coins=coins)) == slow(flat(held), coins), (held, coins)


@st.composite
def filled(draw: st.DrawFn) -> tuple[str, int]:
    """A set, and a chest with any part of it and village coins."""
    name = draw(st.sampled_from(SETS))
    held = [draw(st.integers(0, n)) for n in counts(box("bands3", name, False).loot)[:13]]
    return name, int(sum(tokens(n, face) for face, n in enumerate(held)) + tokens(draw(st.integers(0, 20)), VILLAGE_COIN))


@pytest.mark.rule("BANDITS-7.4")
def test_own_figures_are_used_best_too() -> None:
    """Coins are worth more than rings here, two necklaces make a combination, and trios are worth nothing."""
    rings, bracelets, necklaces = figures.Combination(3, 1), figures.Combination(2, 3), figures.Combination(2, 5)
    own = figures.Scoring(rings, bracelets, necklaces, figures.Combination(2, 2), figures.Trio(0), figures.Majority(7, 3))
    s = Scoring(own, box("bands3", "c4_442", False).loot)
    assert s.combinations(chest((3, 0, 0))) == 2
    assert s.combinations(chest((4, 0, 1), (0, 0, 1))) == 4
    assert s.combinations(chest((1, 1, 2), (1, 1, 0), coins=1)) == 5 + 4
    assert [s.majorities(vec[i64]([chest((1, 1, 0)), chest((0, 1, 0))]), gang) for gang in (0, 1)] == [10, 3]


@pytest.mark.rule("BANDITS-7.4")
@given(filled())
def test_any_chest_is_used_best(one: tuple[str, int]) -> None:
    name, pile = one
    held = counts(pile)
    colours = tuple((held[at], held[at + 1], held[at + 2]) for at in range(0, 12, 3))
    assert scoring(name).combinations(pile) == by_trios(colours, held[12] + held[13])


def by_trios(colours: tuple[Held, ...], coins: int) -> int:
    """The sum of the rules (BANDITS-7.4), for all numbers of trios of all colours: chests too large for the slow search."""
    best = 0
    ways: list[tuple[int, int]] = [(0, coins)]
    for r, b, n in colours:
        ways = [
            (points + 4 * t + 6 * ((r - t) // 3) + 3 * ((b - t) // 2) + n - t, left + (r - t) % 3 + (b - t) % 2)
            for points, left in ways
            for t in range(min(r, b, n) + 1)
        ]
    for points, left in ways:
        best = max(best, points + left // 3)
    return best


@pytest.mark.rule("BANDITS-7.4")
@given(st.tuples(*[st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 2))] * 3), st.integers(0, 4))
def test_the_sum_of_the_rules_is_the_optimum(colours: tuple[Held, ...], coins: int) -> None:
    assert by_trios(colours, coins) == slow(flat(colours), coins)


# -- majorities -------------------------------------------------------------------------------------------------------
def majorities(*chests: int) -> list[int]:
    held = vec[i64](list(chests))
    return [int(scoring().majorities(held, gang)) for gang in range(len(chests))]


@pytest.mark.rule("BANDITS-7.2", "BANDITS-S.18")
def test_ties_share_and_nothing_is_no_majority() -> None:
    a = chest((3, 0, 1), (2, 0, 0))
    b = chest((1, 0, 0), (0, 0, 2), (4, 0, 0))
    c = chest((0, 0, 1), (2, 0, 0), (0, 0, 0), (0, 0, 1))
    assert majorities(a, b, c) == [1, 2, 1]


@pytest.mark.rule("BANDITS-7.2", "BANDITS-D.6")
def test_majorities_count_all_colours_and_no_coins() -> None:
    a, b = chest((1, 1, 0), (1, 0, 0), (1, 0, 0)), chest((2, 1, 1), (0, 1, 0), coins=3, village=9)
    assert majorities(a, b, 0) == [2, 4, 0]
    assert majorities(chest(coins=9, village=2), chest(village=3)) == [0, 0]
    assert majorities(a, a, a, a, a) == [2] * 5


@pytest.mark.rule("BANDITS-7.2")
@given(st.lists(filled().map(lambda one: one[1]), min_size=2, max_size=5))
def test_majorities_of_any_chests(chests: list[int]) -> None:
    expected = [0] * len(chests)
    for type in range(3):
        held = [sum(counts(pile)[type:12:3]) for pile in chests]
        assert [number(pile, type) for pile in chests] == held
        most = [gang for gang, n in enumerate(held) if n == max(held) > 0]
        for gang in most:
            expected[gang] += 2 if len(most) == 1 else 1
    assert majorities(*chests) == expected


# -- who has won ------------------------------------------------------------------------------------------------------
def winners(scores: list[int], sizes: list[int], seats: int) -> list[int]:
    mask = first(vec[i64](scores), vec[i64](sizes), seats)
    return [seat for seat in range(seats) if mask >> seat & 1]


@pytest.mark.rule("BANDITS-7.5", "BANDITS-7.6")
def test_the_highest_score_wins_and_fewer_tokens_break_a_tie() -> None:
    assert winners([20, 24, 23], [3, 12, 3], 3) == [1]
    assert winners([24, 20, 24], [10, 1, 9], 3) == [2]
    assert winners([24, 24, 24, 3, 24], [10, 9, 9, 0, 11], 5) == [1, 2]
    assert winners([0, 0], [0, 0], 2) == [0, 1]


@pytest.mark.rule("BANDITS-7.6", "BANDITS-X.88", "BANDITS-4.2e")
def test_village_coins_count_among_the_tokens_of_a_chest() -> None:
    one, other = chest((4, 4, 2), village=1), chest((4, 4, 2), coins=1)
    assert (total(one), total(other)) == (11, 11)
    assert winners([24, 24], [int(total(one)), int(total(other))], 2) == [0, 1]
    assert count(one, VILLAGE_COIN) == 1


@pytest.mark.rule("BANDITS-11.7", "BANDITS-X.87")
def test_will_scarlet_wins_by_more_than_both() -> None:
    assert winners([20, 17, 20], [9, 9, 9], 2) == [0]
    assert winners([20, 17, 21], [9, 9, 9], 2) == []
    assert winners([20, 20, 19], [9, 8, 1], 2) == [1]
    assert winners([17, 20, 18], [9, 8, 1], 2) == [1]
