"""`sherwood fuzz`: random legal games, with everything that a game must hold checked at every step."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

from sherwood.kernel.game import Refusal

BROKEN = 1
"""Exit code when a game broke a promise."""


def fuzz(
    game: str, *, games: int = 100, seed: int | None = None, steps: int | None = None, out: Path = Path(), json: bool = False
) -> None:
    """Play random games and check the kernel's promises.

    Games are played with options and undo at random. At every step legality, notation, copies, dumps, secrecy and more are
    checked, and at the end records and fair dice. What goes wrong is written as a record that opens at the table; the exit
    code is then 1.

    Parameters
    ----------
    game
        The game's id; see `sherwood games`.
    games
        How many games.
    seed
        The same seed plays the same games.
    steps
        Of each game check only a stretch of so many steps, anywhere in it; for games that are long.
    out
        The folder for the records of games that went wrong.
    json
        Print one JSON object and nothing else.
    """
    from sherwood.cli import common
    from sherwood.games import find
    from sherwood.lab.properties import crash_record, watches

    chosen = find(game)
    if games < 1 or (steps is not None and steps < 1):
        raise Refusal("--games and --steps must be 1 or more.")
    run = common.run_seed(seed)
    crashes: list[dict[str, str]] = []
    made, began = 0, perf_counter()
    with common.progress(is_quiet=json) as bar:
        for index, watch in enumerate(bar.track(watches(chosen, games, run), total=games, description=game)):
            try:
                watch.run(steps)
            except Exception as fault:  # whatever a game may raise is what we are looking for
                record = out / f"{game}-{run}-{index}.txt"
                common.write_file(record, crash_record(watch, fault))
                crashes.append({"record": str(record), "fault": f"{type(fault).__name__}: {fault}"})
            made += len(watch.history.entries)
    seconds = perf_counter() - began
    if json:
        import msgspec

        found = {"game": game, "seed": run, "games": games, "steps": made, "seconds": round(seconds, 3), "crashes": crashes}
        print(msgspec.json.encode(found).decode())
    else:
        for crash in crashes:
            print(f"{crash['fault']}\n  sherwood show {crash['record']}")
        rate = games / seconds if seconds else 0.0
        print(f"{games} games, {made:,} steps, {len(crashes)} went wrong; {rate:.1f} games a second, seed {run}.")
    if crashes:
        sys.exit(BROKEN)
