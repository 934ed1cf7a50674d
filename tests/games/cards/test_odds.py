"""CARDS-O: exact odds, from the real chance moves and their weights."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

from sherwood.games.cards.components import PRIZES, SHOT, count, total
from sherwood.games.cards.kinds import PRIZE, ROBIN, SHERIFF
from sherwood.games.cards.position import deck_of
from sherwood.games.cards.state import Cards
from sherwood.kernel.moves import a_of, kind_of
from sherwood.kernel.state import OVER
from tests.games.cards.table import hands, new_game, outcomes, pile, situation


@cache
def first_hands(deal: str, seat: int) -> dict[int, Fraction]:
    return hands(new_game(deal=deal).state, seat)


def chance(deal: str, seat: int, holds: Callable[[int], bool]) -> Fraction:
    return sum((share for hand, share in first_hands(deal, seat).items() if holds(hand)), Fraction(0))


def mean(deal: str, seat: int, worth: Callable[[int], int]) -> Fraction:
    return sum((share * worth(hand) for hand, share in first_hands(deal, seat).items()), Fraction(0))


def characters(seat: int) -> Callable[[int], int]:
    return lambda hand: int(total(hand & deck_of(seat).characters))


def force(seat: int) -> Callable[[int], int]:
    return lambda hand: int(deck_of(seat).force_of(hand))


def shots(hand: int) -> int:
    return int(count(hand, SHOT))


@pytest.mark.rule("CARDS-O.1", "CARDS-2.1", "CARDS-2.2")
@pytest.mark.parametrize(
    "deal, no_character, no_arrow, hood, mean_characters, mean_force, mean_arrows",
    [
        ("printed", "1054/32509", "585/49324", "1/10", "5/2", "37", "3"),
        ("balanced", "3689/772369", "115/118826", "3/20", "15/4", "111/2", "9/2"),
    ],
)
def test_o1_robins_first_hand(
    deal: str, no_character: str, no_arrow: str, hood: str, mean_characters: str, mean_force: str, mean_arrows: str
) -> None:
    assert chance(deal, ROBIN, lambda hand: characters(ROBIN)(hand) == 0) == Fraction(no_character)
    assert chance(deal, ROBIN, lambda hand: shots(hand) == 0) == Fraction(no_arrow)
    assert chance(deal, ROBIN, lambda hand: hand & pile(ROBIN, "RH") != 0) == Fraction(hood)
    assert mean(deal, ROBIN, characters(ROBIN)) == Fraction(mean_characters)
    assert mean(deal, ROBIN, force(ROBIN)) == Fraction(mean_force)
    assert mean(deal, ROBIN, shots) == Fraction(mean_arrows)


@pytest.mark.rule("CARDS-O.2", "CARDS-2.1", "CARDS-2.2")
@pytest.mark.parametrize(
    "deal, no_character, trap, no_bolt, shieldman, mean_characters, mean_force, mean_bolts",
    [
        ("printed", "7/51689310", "15849/32509", "11388335/67196103", "55807768/67196103", "69/10", "189/2", "3/2"),
        ("balanced", "39/650180", "57128/162545", "113505/357599", "244094/357599", "23/5", "63", "1"),
    ],
)
def test_o2_the_sheriffs_first_hand(
    deal: str, no_character: str, trap: str, no_bolt: str, shieldman: str, mean_characters: str, mean_force: str, mean_bolts: str
) -> None:
    assert chance(deal, SHERIFF, lambda hand: characters(SHERIFF)(hand) == 0) == Fraction(no_character)
    assert chance(deal, SHERIFF, lambda hand: count(hand, 7) > 0) == Fraction(trap)
    assert chance(deal, SHERIFF, lambda hand: shots(hand) == 0) == Fraction(no_bolt)
    assert chance(deal, SHERIFF, lambda hand: count(hand, 1) > 0) == Fraction(shieldman)
    assert mean(deal, SHERIFF, characters(SHERIFF)) == Fraction(mean_characters)
    assert mean(deal, SHERIFF, force(SHERIFF)) == Fraction(mean_force)
    assert mean(deal, SHERIFF, shots) == Fraction(mean_bolts)


@pytest.mark.rule("CARDS-O.3")
def test_o3_robins_six_first_cards() -> None:
    expected = ["1054/32509", "5270/32509", "10200/32509", "9775/32509", "9775/65018", "2415/65018", "115/32509"]
    for n, share in enumerate(expected):
        assert chance("printed", ROBIN, lambda hand, n=n: characters(ROBIN)(hand) == n) == Fraction(share)  # type: ignore[misc]
    assert chance("printed", ROBIN, lambda hand: count(hand, 9) > 0) == Fraction(383167, 910252)
    assert chance("printed", ROBIN, lambda hand: count(hand, 3) + count(hand, 8) > 0) == Fraction(692477, 1430396)


def nobody_fights() -> Cards:
    """All cards are discarded and stay so: every turn turns up a prize, and discards it."""
    everything = ("30A 5W 10M 5Y T Mo LJ I RH 5He", "10B 10S 10G 15H 5K 5C Sh 4T")
    return situation(discards=everything, prize="", variants="no_reshuffle").state


def prizes_to_come(turns: int) -> dict[int, Fraction]:
    """The distribution of the prizes left after so many turns."""
    level = {int(nobody_fights().prizes): (nobody_fights(), Fraction(1))}
    for _ in range(turns):
        below: dict[int, tuple[Cards, Fraction]] = {}
        for before, share in level.values():
            for move, odds in outcomes(before):
                after = before.copy()
                assert isinstance(after, Cards)
                after.play(move)
                while after.turn() != OVER and kind_of(outcomes(after)[0][0]) != PRIZE:
                    after.play(outcomes(after)[0][0])
                key = int(after.prizes)
                below[key] = (after, share * odds + (below[key][1] if key in below else 0))
        level = below
    return {key: share for key, (_, share) in level.items()}


@pytest.mark.rule("CARDS-O.5", "CARDS-1.1", "CARDS-3.2")
def test_o5_prizes() -> None:
    first = {a_of(move): share for move, share in outcomes(nobody_fights())}
    assert first[4] == Fraction(1, 20)
    assert first[5] + first[6] + first[7] == Fraction(3, 20)
    after_five = prizes_to_come(5)
    assert sum(after_five.values()) == 1
    assert sum(share for left, share in after_five.items() if count(left, 4) == 0) == Fraction(1, 4)


@pytest.mark.rule("CARDS-O.5")
def test_o5_a_great_prize_among_the_last_five() -> None:
    great = {kind: 63 << 6 * kind for kind in (5, 6, 7)}
    left = prizes_to_come(15)
    assert sum(share for key, share in left.items() if any(key & mask for mask in great.values())) == Fraction(137, 228)


@pytest.mark.rule("CARDS-O.5", "CARDS-1.1")
def test_o5_sets_of_exactly_half() -> None:
    ways = {0: 1}
    for kind in range(PRIZES.kinds):
        for _ in range(count(PRIZES.all, kind)):
            ways = {
                points: ways.get(points, 0) + ways.get(points - int(PRIZES.points[kind]), 0)
                for points in {*ways, *(points + int(PRIZES.points[kind]) for points in ways)}
            }
    assert (ways[25], sum(ways.values())) == (58708, 1048576)


def winner(arrows: int, bolts: int) -> int | None:
    """Who takes the Tournament with all these shots, by the real rules."""
    t = situation(robin=f"W {arrows}A" if arrows else "W", sheriff=f"G {bolts}B" if bolts else "G", prize="tournament")
    t.volley(arrows, bolts)
    won = t.told("WON")
    return int(str(won[0][0])) if won else None


@pytest.mark.rule("CARDS-O.6", "CARDS-4.1")
@pytest.mark.parametrize(
    "deal, rounded, tie",
    [("printed", (0.744, 0.155, 0.101), Fraction(171683144745, 1104793528124)), ("balanced", (0.965, 0.027, 0.008), None)],
)
def test_o6_the_tournament_as_the_first_prize(deal: str, rounded: tuple[float, float, float], tie: Fraction | None) -> None:
    odds = {ROBIN: Fraction(0), None: Fraction(0), SHERIFF: Fraction(0)}
    for arrows in range(10):
        for bolts in range(10):
            share = chance(deal, ROBIN, lambda hand, n=arrows: shots(hand) == n) * chance(  # type: ignore[misc]
                deal,
                SHERIFF,
                lambda hand, n=bolts: shots(hand) == n,  # type: ignore[misc]
            )
            if share:
                odds[winner(arrows, bolts)] += share
    assert sum(odds.values()) == 1
    assert tuple(round(float(share), 3) for share in (odds[ROBIN], odds[None], odds[SHERIFF])) == rounded
    assert tie in (None, odds[None])
