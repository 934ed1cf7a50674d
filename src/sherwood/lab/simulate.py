"""Many games between bots, over all cores; each game is the same whatever runs beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil, sqrt
from time import perf_counter
from typing import Final

from sherwood import bots
from sherwood.bots.contest import Misplay, contest
from sherwood.kernel.game import Counted, Game, Options, Refusal
from sherwood.kernel.rng import Rng
from sherwood.kernel.story import Story

CHUNK: Final = 0.5
"""Seconds of play that a worker is handed at a time, at least: handing over costs some milliseconds."""
CONFIDENCE: Final = 1.959964
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True)
class Tally:
    """What one seat has come to: games won alone, games in which it shared the first place, points in all."""

    wins: int = 0
    draws: int = 0
    points: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.wins + other.wins, self.draws + other.draws, self.points + other.points)


@dataclass(frozen=True)
class Share:
    """How often something happened to a seat, and to one that won alone; to how many seats, counted game by game, and to how many
    that won alone."""

    times: int = 0
    winners_times: int = 0
    seats: int = 0
    winners: int = 0

    def __add__(self, other: Share) -> Share:
        return Share(
            self.times + other.times,
            self.winners_times + other.winners_times,
            self.seats + other.seats,
            self.winners + other.winners,
        )


Shares = dict[tuple[str, str], Share]
"""By topic and what of it."""


@dataclass(frozen=True)
class Result:
    """A finished run. `seats` and `players` are in the order of play; `shares` are of what the game counts, if it was asked."""

    game: str
    options: dict[str, str]
    seed: int
    games: int
    seconds: float
    seats: tuple[str, ...]
    players: tuple[str, ...]
    tallies: tuple[Tally, ...]
    shares: Shares = field(default_factory=dict)

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    def mean_points(self, seat: int) -> float:
        return self.tallies[seat].points / self.games

    def share(self, seat: int) -> float:
        """Of games won."""
        return self.tallies[seat].wins / self.games

    def interval(self, seat: int) -> tuple[float, float]:
        """Of the share of games won: 95 %."""
        return wilson(self.tallies[seat].wins, self.games)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of which `wins` out of `games` were seen."""
    z2 = CONFIDENCE * CONFIDENCE
    share = wins / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = CONFIDENCE / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def simulate(
    game: Game,
    options: Options,
    players: Sequence[str],
    games: int,
    seed: int,
    jobs: int = -1,
    progress: Callable[[int], None] = lambda played: None,
    census: bool = False,
) -> Result:
    """Plays `games` games with one bot a seat, `jobs` at a time (-1: one a core), and calls `progress` with the number done.

    A run depends on its seed alone where bots think by iterations. `census`: what the game can count is counted. Raises Refusal
    for players, options or numbers that can't be, and where a bot crashes or plays what the rules forbid.
    """
    seats = game.setup.seats(options)
    _check(game, options, players, seats, games, jobs)
    begun = perf_counter()
    tallies = tuple(Tally() for _ in seats)
    shares: Shares = {}
    played = 0
    for part in _parts(_Run(game, dict(options), tuple(players), seed, census), games, jobs):
        tallies = tuple(sum_ + one for sum_, one in zip(tallies, part.tallies, strict=True))
        shares = joined(shares, part.shares)
        played += part.games
        progress(played)
    return Result(game.id, dict(options), seed, games, perf_counter() - begun, seats, tuple(players), tallies, shares)


def joined(shares: Shares, others: Shares) -> Shares:
    """Added up."""
    return {key: shares.get(key, Share()) + others.get(key, Share()) for key in {**shares, **others}}


def _check(game: Game, options: Options, players: Sequence[str], seats: Sequence[str], games: int, jobs: int) -> None:
    if len(players) != len(seats):
        raise Refusal(f"{game.id} has seats for {len(seats)} players ({', '.join(seats)}), not for {len(players)}.")
    if games < 1:
        raise Refusal(f"{games} games can't be played; ask for 1 or more.")
    if not jobs:
        raise Refusal("No games at a time can't be played; ask for 1 or more, or for -1: one on each core.")
    for player in players:
        bots.make(player, game, options)
    game.setup.start(options)


@dataclass(frozen=True)
class _Run:
    """What is played."""

    game: Game
    options: dict[str, str]
    players: tuple[str, ...]
    seed: int
    census: bool


@dataclass(frozen=True)
class _Part:
    games: int
    tallies: tuple[Tally, ...]
    shares: Shares


def _parts(run: _Run, games: int, jobs: int) -> Iterator[_Part]:
    """The first games here, to learn how long one takes; the rest in the workers."""
    begun = perf_counter()
    played = 0
    while played < games and (played == 0 or perf_counter() - begun < CHUNK):
        yield _play(run, played, played + 1)
        played += 1
    if played == games:
        return
    from joblib import Parallel, delayed  # type: ignore[import-untyped]

    size = ceil(CHUNK * played / (perf_counter() - begun))
    unopened = replace(run, game=replace(run.game))  # the modules that a game has opened can't be sent to another process
    bounds = [*range(played, games, size), games]
    work = (delayed(_play)(unopened, first, end) for first, end in pairwise(bounds))
    yield from Parallel(n_jobs=jobs, return_as="generator_unordered")(work)


def _play(run: _Run, first: int, end: int) -> _Part:
    """The games of these indices: each has its own stream of random numbers, and bots that remember nothing."""
    tallies = tuple(Tally() for _ in run.players)
    shares: Shares = {}
    start = run.game.setup.start(run.options)
    census = run.game.census if run.census else None
    for index in range(first, end):
        state = start.copy()
        state.story = Story() if census else None
        try:
            contest(state, [bots.make(player, run.game, run.options) for player in run.players], Rng(run.seed, index))
        except Misplay as misplay:
            raise Refusal(f"Game {index} of seed {run.seed} can't be played to its end: {misplay}.") from misplay
        won = _tallies([int(state.points(seat)) for seat in range(len(run.players))])
        tallies = tuple(tally + one for tally, one in zip(tallies, won, strict=True))
        if census and state.story:
            events = [int(state.story.events[n]) for n in range(len(state.story.events))]
            shares = joined(shares, _shares(census.count(events), won))
    return _Part(end - first, tallies, shares)


def _tallies(points: list[int]) -> tuple[Tally, ...]:
    """Of one game."""
    best = max(points)
    alone = points.count(best) == 1
    return tuple(Tally(int(alone and own == best), int(not alone and own == best), own) for own in points)


def _shares(counted: Mapping[Counted, int], won: Sequence[Tally]) -> Shares:
    """Of one game; what gangs without a player did is left out."""
    shares: Shares = {}
    for (seat, *key), times in counted.items():
        if seat < len(won) and times:
            wins = won[seat].wins
            topic, what = key
            shares[topic, what] = shares.get((topic, what), Share()) + Share(times, wins * times, 1, wins)
    return shares
