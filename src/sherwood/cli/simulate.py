"""`sherwood simulate`: computers play each other many times, over all cores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from sherwood.cli import common

if TYPE_CHECKING:
    from sherwood.lab.simulate import Result


def simulate(
    game: str,
    *,
    players: str = "search,greedy",
    games: int = 1000,
    options: Annotated[tuple[str, ...], Parameter(consume_multiple=True)] = (),
    seed: int | None = None,
    jobs: int = -1,
    json: bool = False,
) -> None:
    """Let computers play many games, and count.

    Parameters
    ----------
    game
        The game's id; see `sherwood games`.
    players
        One computer a seat, in the order of the seats, with commas; where seats hang on an option, it is chosen to suit. There
        are random, greedy, search, search:3000 (iterations a decision), search:0.5s (time), novice, seasoned, master.
    games
        How many games.
    options
        Options of the game, as name=value, or the name of a variant: --options deal=balanced,bluff.
    seed
        The same seed plays the same games, where players think by iterations.
    jobs
        Games at a time; -1 for one on each core.
    json
        Print one JSON object and nothing else.
    """
    from sherwood import games as shelf
    from sherwood.lab import simulate as lab

    chosen = shelf.find(game)
    run = common.run_seed(seed)
    named = [player.strip() for player in players.split(",")]
    settings = dict(chosen.for_seats(len(named), common.options(options)))
    with common.progress(is_quiet=json) as bar:
        task = bar.add_task(" against ".join(named), total=games)
        result = lab.simulate(chosen, settings, named, games, run, jobs, lambda played: bar.update(task, completed=played))
    (_print_json if json else _print_table)(result)


def _print_json(result: Result) -> None:
    import msgspec

    print(msgspec.json.encode(_plain(result)).decode())


def _plain(result: Result) -> dict[str, Any]:
    return {
        "game": result.game,
        "options": result.options,
        "seed": result.seed,
        "games": result.games,
        "seconds": round(result.seconds, 3),
        "seats": [
            {
                "name": name,
                "player": player,
                "wins": tally.wins,
                "draws": tally.draws,
                "mean_points": round(result.mean_points(seat), 3),
                "interval": [round(bound, 4) for bound in result.interval(seat)],
            }
            for seat, (name, player, tally) in enumerate(zip(result.seats, result.players, result.tallies, strict=True))
        ],
    }


def _print_table(result: Result) -> None:
    from rich.console import Console
    from rich.table import Table

    settings = ", ".join(f"{name} {value}" for name, value in result.options.items())
    table = Table(title=f"{result.game}{f' ({settings})' if settings else ''}: {result.games:,} games", title_justify="left")
    table.add_column("Seat")
    table.add_column("Player")
    for heading in ("Won", "Share", "95 %", "Drawn", "Points"):
        table.add_column(heading, justify="right")
    for seat, tally in enumerate(result.tallies):
        low, high = result.interval(seat)
        table.add_row(
            result.seats[seat],
            result.players[seat],
            f"{tally.wins:,}",
            f"{result.share(seat):.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{tally.draws:,}",
            f"{result.mean_points(seat):.2f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{result.games_per_second:,.1f} games a second, {result.seconds:.1f} seconds, seed {result.seed}.", highlight=False
    )
