"""How even a game is: its scenarios, decks or whatever its first option offers, and what each further option changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import hypot

from sherwood.kernel.game import Game, Option, Options, settled
from sherwood.lab.simulate import Result, simulate


@dataclass(frozen=True)
class Change:
    """The games with one option at another value than in the usual ones."""

    option: str
    value: str
    result: Result
    usual: Result

    def difference(self, seat: int) -> tuple[float, float, float] | None:
        """By how much the seat's share of games won is greater, with its 95 % interval; None where the seats are others."""
        return difference(self.result, self.usual, seat) if self.result.seats == self.usual.seats else None


@dataclass(frozen=True)
class Case:
    """The games with one value of the first option, and those with one thing changed."""

    usual: Result
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Question:
    """What is played for a case: the options of its usual games, and each option with the value to which it is changed."""

    usual: dict[str, str]
    changes: tuple[tuple[str, str], ...]

    @property
    def runs(self) -> int:
        return 1 + len(self.changes)


def questions(game: Game, fixed: Options, every: bool) -> list[Question]:
    """One for each value of the game's first option; what is fixed is changed nowhere. Raises Refusal.

    every: options that hold with all values of the first are tried too, not only those that belong to one.
    """
    offered = game.setup.OPTIONS
    settled(game.id, offered, fixed)
    if not offered:
        return [Question({}, ())]
    first = offered[0]
    values = (fixed[first.name],) if first.name in fixed else first.values
    usuals = [{first.name: value, **fixed} for value in values]
    return [Question(usual, tuple(_changes(game, usual, every))) for usual in usuals]


def _changes(game: Game, usual: dict[str, str], every: bool) -> Iterator[tuple[str, str]]:
    first, *others = game.setup.OPTIONS
    values = settled(game.id, game.setup.OPTIONS, usual)
    for option in others:
        is_tried = every or option.given[0] == first.name
        if is_tried and option.name not in usual and _matters(option, values):
            yield from ((option.name, value) for value in option.values[1:])


def _matters(option: Option, values: dict[str, str]) -> bool:
    name, among = option.given
    return not name or values[name] in among


def balance(
    game: Game,
    asked: list[Question],
    player: str,
    games: int,
    seed: int,
    jobs: int = -1,
    progress: Callable[[int], None] = lambda played: None,
) -> Iterator[Case]:
    """Plays so many games of each kind with the same computer in every seat, and calls `progress` with the number done.

    What the game can count is counted in the usual ones. Raises Refusal.
    """
    done = 0

    def play(options: dict[str, str], census: bool = False) -> Result:
        nonlocal done
        players = [player] * len(game.setup.seats(options))
        result = simulate(game, options, players, games, seed, jobs, lambda played: progress(done + played), census)
        done += games
        return result

    for question in asked:
        usual = play(question.usual, census=True)
        changes = (Change(name, value, play(question.usual | {name: value}), usual) for name, value in question.changes)
        yield Case(usual, tuple(changes))


def difference(changed: Result, usual: Result, seat: int) -> tuple[float, float, float]:
    """Of shares of games won, with Newcombe's 95 % interval, which is made of Wilson's two."""
    share, other = changed.share(seat), usual.share(seat)
    low, high = changed.interval(seat)
    other_low, other_high = usual.interval(seat)
    gap = share - other
    return gap, gap - hypot(share - low, other_high - other), gap + hypot(high - share, other - other_low)
