"""`sherwood odds`: the exact distribution of what may follow a move of a record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sherwood.cli import common
from sherwood.cli.typed import Typist
from sherwood.kernel.game import Refusal

if TYPE_CHECKING:
    from sherwood.kernel.game import Game
    from sherwood.lab.odds import Outcome, Way

SHOWN = 40
"""Outcomes that the table lists; all of them with --json."""


def odds(
    record: Path,
    *move: str,
    at: int,
    as_: Annotated[str, Parameter(name="--as")] = "",
    json: bool = False,
) -> None:
    """What may follow a move of a record: exact odds.

    Parameters
    ----------
    record
        The file of a record.
    move
        The moves whose consequences are asked for, in notation; left out where it is chance's turn. A choice may be named whole.
    at
        The step of the record at which it would be made: 0 is the start.
    as_
        Whose knowledge the odds are told from: a seat's id. By default the seat's whose turn it is.
    json
        Print one JSON object and nothing else.
    """
    from sherwood.kernel.record import history
    from sherwood.kernel.state import CHANCE, OVER, WATCHER
    from sherwood.lab.odds import follow

    paper, faults = common.read_record(record)
    if faults and not paper.entries:
        raise Refusal(f"{record}: {faults[0]}")
    played = history(paper)
    if not 0 <= at <= len(played.steps):
        raise Refusal(f"{record} has steps 0 to {len(played.steps)}; there is no step {at}.")
    state = played.at(at)
    seats = paper.game.setup.seats(paper.options)
    turn = int(state.turn())
    if turn == OVER:
        raise Refusal(f"At step {at} the game is over: nothing follows.")
    if move and turn == CHANCE:
        raise Refusal(f"At step {at} it is chance's turn. Leave the move out to see what may come.")
    if not move and turn != CHANCE:
        raise Refusal(f"At step {at} {seats[turn]} decides. Name a move in notation, after --at {at}.")
    reader = common.seat(as_, paper.game, paper.options) if as_ else turn if turn >= 0 else int(WATCHER)
    typist = Typist(paper.game, seats, turn, "en")
    made = typist.moves(" ".join(move), state) if move else ()
    state = typist.before_last(made, state)
    outcomes = follow(state, made[-1] if made else None, reader)
    if json:
        _print_json(paper.game, outcomes)
    else:
        _print_table(paper.game, outcomes, "; ".join(map(paper.game.words.write, made)))


def _told(game: Game, way: Way) -> str:
    """In notation, and what the log would tell of it."""
    from sherwood.lab.odds import told_of

    moves = "; ".join(map(game.words.write, way.moves)) or "the next decision, or what is still hidden"
    said = told_of(way._replace(moves=()), game.words, "en")
    return f"{moves}: {said}" if said else moves


def _print_json(game: Game, outcomes: list[Outcome]) -> None:
    import msgspec

    rows = [
        {
            "ways": [[game.words.write(move) for move in way.moves] for way in outcome.ways],
            "fraction": str(outcome.chance),
            "chance": float(outcome.chance),
        }
        for outcome in outcomes
    ]
    print(msgspec.json.encode({"outcomes": rows}).decode())


def _print_table(game: Game, outcomes: list[Outcome], move: str) -> None:
    from rich.console import Console
    from rich.table import Table

    from sherwood.lab.odds import folded

    table = Table(title=f"What may follow{f' {move}' if move else ''}", title_justify="left")
    table.add_column("Chance", justify="right")
    table.add_column("Exactly", justify="right")
    table.add_column("What follows")
    for outcome in outcomes[:SHOWN]:
        table.add_row(f"{float(outcome.chance):.2%}", str(outcome.chance), folded(_told(game, way) for way in outcome.ways))
    console = Console()
    console.print(table)
    rest = outcomes[SHOWN:]
    if rest:
        share = float(sum(outcome.chance for outcome in rest))
        console.print(f"and {len(rest):,} rarer ones, {share:.2%} together; --json lists them all.", highlight=False)
