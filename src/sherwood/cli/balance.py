"""`sherwood balance`: how even a game is, scenario by scenario, and what its options change."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from sherwood.cli import common

if TYPE_CHECKING:
    from rich.table import Table

    from sherwood.lab.balance import Case, Change
    from sherwood.lab.simulate import Result

WIDE = 400
"""Columns of a page of Markdown: more than its tables have, so that no line is broken."""


def balance(
    game: str,
    *,
    players: str = "greedy",
    games: int = 200,
    options: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = (),
    every: bool = False,
    seed: int | None = None,
    jobs: int = -1,
    json: bool = False,
    markdown: bool = False,
) -> None:
    """Find out how even a game is, and what its options change.

    Plays each scenario (each value of the game's first option) with the same computer in every seat, then again with each of its
    own options at another value. A difference is that of the share of games that the seat wins. Where a game counts more, such as
    where points come from, it is told how much of it a seat had, how much who won had, and how those did who had any.

    Parameters
    ----------
    game
        The game's id; see `sherwood games`.
    players
        The computer in every seat: random, greedy, search:100 (iterations a decision), search:0.5s (time).
    games
        How many games of each kind.
    options
        Options that stay as they are given, as name=value: --options scenario=s4 plays that one alone.
    every
        Try the options too that hold in all scenarios.
    seed
        The same seed plays the same games, where players think by iterations.
    jobs
        Games at a time; -1 for one on each core.
    json
        Print one JSON object and nothing else.
    markdown
        Print the table in Markdown, as for a page.
    """
    from sherwood import games as shelf
    from sherwood.lab import balance as lab

    chosen = shelf.find(game)
    questions = lab.questions(chosen, common.options(options), every)
    run = common.run_seed(seed)

    with common.progress(is_quiet=json or markdown) as bar:
        task = bar.add_task(f"{players} in every seat", total=games * sum(question.runs for question in questions))
        show = partial(bar.update, task)
        cases = list(lab.balance(chosen, questions, players, games, run, jobs, lambda played: show(completed=played)))
    if json:
        _print_json(game, players, games, run, cases)
    else:
        _print_table(cases, f"{game}: {games:,} games of each kind, {players} in every seat, seed {run}.", markdown)


def _print_table(cases: list[Case], title: str, markdown: bool) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.MARKDOWN if markdown else box.HEAVY_HEAD)
    table.add_column("Options", overflow="fold")
    table.add_column("Seat")
    for heading in ("Won", "95 %", "Drawn", "Points", "Difference", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for case in cases:
        _add_rows(table, _name(case.usual.options), case.usual)
        for change in case.changes:
            _add_rows(table, f"  {change.option}={change.value}", change.result, change)
        if not markdown:
            table.add_section()
    console = Console(width=WIDE if markdown else None)
    console.print(title, highlight=False)
    console.print(table)
    for case in cases:
        if case.usual.shares:
            console.print(f"{_name(case.usual.options)}: what was counted", highlight=False)
            console.print(_shares_table(case.usual, markdown))


def _shares_table(result: Result, markdown: bool) -> Table:
    """How much of each thing a seat had on average, how much who won had, and how those did who had any."""
    from rich import box
    from rich.table import Table

    from sherwood.lab.simulate import wilson

    table = Table(box=box.MARKDOWN if markdown else box.HEAVY_HEAD)
    table.add_column("Counted")
    for heading in ("A seat", "Who won", "Seats", "Of those won", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    won = sum(tally.wins for tally in result.tallies)
    seats = result.games * len(result.seats)
    for (topic, what), share in sorted(result.shares.items(), key=lambda item: (item[0][0], -item[1].times)):
        low, high = wilson(share.winners, share.seats)
        table.add_row(
            f"{topic}: {what}",
            f"{share.times / seats:.2f}",
            f"{share.winners_times / max(1, won):.2f}",
            f"{share.seats / seats:.1%}",
            f"{share.winners / share.seats:.1%}",
            f"{low:.1%} to {high:.1%}",
        )
    return table


def _add_rows(table: Table, name: str, result: Result, change: Change | None = None) -> None:
    for seat, tally in enumerate(result.tallies):
        low, high = result.interval(seat)
        share = f"{result.share(seat):.1%}", f"{low:.1%} to {high:.1%}", f"{tally.draws / result.games:.1%}"
        points = f"{result.mean_points(seat):.1f}"
        gap = change.difference(seat) if change else None
        told = (f"{gap[0]:+.1%}", f"{gap[1]:+.1%} to {gap[2]:+.1%}") if gap else ()
        table.add_row("" if seat else name, result.seats[seat], *share, points, *told)


def _name(options: dict[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def _print_json(game: str, players: str, games: int, seed: int, cases: list[Case]) -> None:
    import msgspec

    told = {"game": game, "players": players, "games": games, "seed": seed, "cases": [_plain_case(case) for case in cases]}
    print(msgspec.json.encode(told).decode())


def _plain_case(case: Case) -> dict[str, Any]:
    changes = [
        {"option": change.option, "value": change.value, "seats": _plain_seats(change.result, change)} for change in case.changes
    ]
    return {
        "options": case.usual.options,
        "seats": _plain_seats(case.usual),
        "counted": [{"topic": topic, "what": what, **asdict(share)} for (topic, what), share in case.usual.shares.items()],
        "changes": changes,
    }


def _plain_seats(result: Result, change: Change | None = None) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "wins": tally.wins,
            "draws": tally.draws,
            "points": tally.points,
            "interval": [round(bound, 4) for bound in result.interval(seat)],
            "difference": [round(bound, 4) for bound in gap] if change and (gap := change.difference(seat)) else None,
        }
        for seat, (name, tally) in enumerate(zip(result.seats, result.tallies, strict=True))
    ]
