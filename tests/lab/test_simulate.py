"""Bulk play: what is counted, and that a run is the same whatever runs beside it."""

from __future__ import annotations

import pytest

from sherwood.games.cards import GAME
from sherwood.kernel.game import Refusal
from sherwood.kernel.play import Count, play_many
from sherwood.lab import simulate as lab
from sherwood.lab.simulate import Tally, simulate, wilson

BALANCED = {"deal": "balanced"}


def test_wilson_interval() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.23659, 0.76341), abs=1e-4)
    assert wilson(400, 400)[1] == 1.0


def test_counts_wins_draws_and_points() -> None:
    result = simulate(GAME, BALANCED, ("random", "random"), 60, 5, jobs=1)
    robin, sheriff = result.tallies
    assert robin.draws == sheriff.draws
    assert robin.wins + sheriff.wins + robin.draws == result.games == 60
    assert 0 < robin.points + sheriff.points <= 60 * 50
    assert result.mean_points(0) == robin.points / 60
    low, high = result.interval(1)
    assert low < result.share(1) < high


def test_the_same_whatever_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut into chunks as small as can be, here and in two workers."""
    monkeypatch.setattr(lab, "CHUNK", 1e-9)
    runs = [simulate(GAME, BALANCED, ("random", "random"), 12, 5, jobs=jobs) for jobs in (1, 2)]
    monkeypatch.setattr(lab, "CHUNK", 1e9)
    runs.append(simulate(GAME, BALANCED, ("random", "random"), 12, 5))
    assert runs[0].tallies == runs[1].tallies == runs[2].tallies


def test_another_seed_is_another_run() -> None:
    first, second = (simulate(GAME, BALANCED, ("random", "random"), 30, seed, jobs=1) for seed in (1, 2))
    assert first.tallies != second.tallies


def test_progress_comes_to_the_whole() -> None:
    seen: list[int] = []
    simulate(GAME, {}, ("random", "random"), 7, 1, jobs=1, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 7


def test_agrees_with_random_play_in_bulk() -> None:
    """Bots that play at random win as often as the kernel's random games, within the intervals of both."""
    count = Count()
    play_many(GAME.setup.start(BALANCED), 3, 300, count)
    low, high = simulate(GAME, BALANCED, ("random", "random"), 300, 3, jobs=1).interval(0)
    other_low, other_high = wilson(int(count.wins[0]), 300)
    assert low < other_high and other_low < high


@pytest.mark.parametrize(
    ("players", "games", "jobs", "options", "says"),
    [
        (("random",), 1, 1, {}, "2 players"),
        (("random", "best"), 1, 1, {}, "no computer player 'best'"),
        (("random", "random"), 0, 1, {}, "0 games"),
        (("random", "random"), 1, 0, {}, "at a time"),
        (("random", "random"), 1, 1, {"deal": "fair"}, "deal"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: tuple[str, ...], games: int, jobs: int, options: dict[str, str], says: str
) -> None:
    with pytest.raises(Refusal, match=says):
        simulate(GAME, options, players, games, 1, jobs)


def test_tallies_add_up() -> None:
    assert Tally(1, 2, 3) + Tally(4, 5, 6) == Tally(5, 7, 9)
