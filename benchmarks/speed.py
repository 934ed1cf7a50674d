"""How fast the rules are: `cards` through the whole kernel, compiled and uncompiled, beside OpenSpiel, all on one core.

    python benchmarks/speed.py [--seconds 2] [--json]

OpenSpiel (`pip install open-spiel`) is optional. Its goofspiel with 13 cards is a game of like size: hidden hands, choices made
together. Times are CPU times; the figures of one run compare with each other, not with those of another machine.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

Figures = dict[str, float]

LABELS = {
    "games": ("random games a second", "{:,.0f}"),
    "decisions": ("decisions a second (two moves or more to choose from)", "{:,.0f}"),
    "moves": ("moves a second (forced ones and chance too)", "{:,.0f}"),
    "copy": ("copy of a position, nanoseconds", "{:,.0f}"),
    "imagine": ("imagined position, nanoseconds", "{:,.0f}"),
    "first": ("search: iterations a second, first decision", "{:,.0f}"),
    "middle": ("search: iterations a second, middle of the game", "{:,.0f}"),
    "plain": ("the same with random play to the end", "{:,.0f}"),
}
TIMES = ("copy", "imagine")
GOOFSPIEL = {"num_cards": 13}
SEARCHED = 2000
"""Iterations of one measured search."""


# -- this project -------------------------------------------------------------------------------------------------------
def rate(work: Callable[[int], None], seconds: float) -> float:
    """How often a second, of CPU time, `work` is done: it is given a number of times, doubled until it fills the time."""
    times = 1
    while True:
        begun = process_time()
        work(times)
        taken = process_time() - begun
        if taken >= seconds / 2:
            return times / taken
        times *= 2


def measure(seconds: float) -> dict[str, Any]:
    from sherwood.games import find
    from sherwood.kernel import play
    from sherwood.kernel.eye import Eye
    from sherwood.kernel.play import Count, play_many
    from sherwood.kernel.rng import Rng

    game = find("cards")
    root = game.setup.start({})
    count = Count()
    games = rate(lambda times: play_many(root, 7, times, count), seconds)
    middle = position(11)

    def copies(times: int) -> None:
        for _ in range(times):
            middle.copy()

    rng = Rng(1)

    def imagined(times: int) -> None:
        for _ in range(times):
            middle.imagine(0, rng)

    figures = {
        "games": games,
        "decisions": games * int(count.decisions) / int(count.games),
        "moves": games * int(count.decisions + count.forced + count.chances) / int(count.games),
        "copy": 1e9 / rate(copies, seconds / 4),
        "imagine": 1e9 / rate(imagined, seconds / 4),
        "first": searched(position(1), game.eye, seconds),
        "middle": searched(middle, game.eye, seconds),
        "plain": searched(position(1), Eye(), seconds),
    }
    return {"compiled": not str(play.__file__).endswith(".py"), "figures": figures}


def position(turn: int) -> Any:
    """Robin's first question with a choice in this turn of a random game."""
    from sherwood.games import find
    from sherwood.kernel.moves import Moves
    from sherwood.kernel.play import legal, random_move
    from sherwood.kernel.rng import Rng

    state: Any = find("cards").setup.start({})
    rng, out = Rng(3), Moves()
    while state.turn() != 0 or state.number < turn or len(legal(state)) == 1:
        state.play(random_move(state, rng, out))
    return state


def searched(state: Any, eye: Any, seconds: float) -> float:
    """Iterations a second: of searches of SEARCHED iterations, each beginning anew."""
    from sherwood.bots.search import Search
    from sherwood.kernel.rng import Rng

    bot = Search(eye, 2, SEARCHED, 0.0)

    def search(times: int) -> None:
        for seed in range(times):
            bot.awaited = b""
            bot.choose(state, 0, Rng(seed))

    search(1)
    return SEARCHED * rate(search, seconds)


def measure_apart(seconds: float, path: Path | None) -> dict[str, Any]:
    """The same in a process of its own, with the package taken from `path`."""
    environment = dict(os.environ)
    if path:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def uncompiled(seconds: float) -> dict[str, Any]:
    """Measured on a copy of the sources without what was compiled from them."""
    import sherwood

    with tempfile.TemporaryDirectory() as folder:
        source = Path(str(sherwood.__file__)).parent
        shutil.copytree(source, Path(folder) / "sherwood", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        return measure_apart(seconds, Path(folder))


# -- OpenSpiel ------------------------------------------------------------------------------------------------------------
def measure_open_spiel(seconds: float) -> Figures | None:
    try:
        import pyspiel  # type: ignore[import-not-found]
    except ImportError:
        return None
    game = pyspiel.load_game_as_turn_based("goofspiel", GOOFSPIEL)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    chooser = random.Random(1)
    decisions = 0
    played = 0

    def loop(times: int) -> None:
        nonlocal decisions, played
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += len(actions) > 1 and not state.is_chance_node()
                state.apply_action(chooser.choice(actions))
            played += 1

    def rollouts(times: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(times, 1)
        pyspiel.MCTSBot(game, evaluator, 1.4, 10, 100, False, 1, False).step(root)

    def search(times: int) -> None:
        pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, times, 1000, False, 1, False).step(root)

    figures = {"loop": rate(loop, seconds), "rollouts": 10 * rate(rollouts, seconds), "search": rate(search, seconds)}
    a_game = decisions / played
    return {**figures, "loop decisions": figures["loop"] * a_game, "rollout decisions": figures["rollouts"] * a_game}


# -- report ---------------------------------------------------------------------------------------------------------------
def report(compiled: dict[str, Any], plain: dict[str, Any], other: Figures | None) -> None:
    fast, slow = compiled["figures"], plain["figures"]
    print(f"{'cards':58}{'compiled':>14}{'uncompiled':>14}{'ratio':>8}")
    for key, (label, form) in LABELS.items():
        ratio = slow[key] / fast[key] if key in TIMES else fast[key] / slow[key]
        print(f"{label:58}{form.format(fast[key]):>14}{form.format(slow[key]):>14}{ratio:>7.1f}x")
    if not compiled["compiled"]:
        print("The rules are not compiled here, so both columns are uncompiled.")
    print()
    if other is None:
        print("OpenSpiel is not installed; `pip install open-spiel` sets its figures beside these.")
        return
    print(f"{'OpenSpiel, goofspiel with 13 cards':58}{'a second':>14}{'cards':>14}{'ratio':>8}")
    rows = (
        ("Python loop: games", other["loop"], fast["games"]),
        ("Python loop: decisions", other["loop decisions"], fast["decisions"]),
        ("compiled roll-outs: games", other["rollouts"], fast["games"]),
        ("compiled roll-outs: decisions", other["rollout decisions"], fast["decisions"]),
        ("compiled tree search: simulations to the end", other["search"], fast["plain"]),
        ("compiled tree search, ours with the eye", other["search"], fast["first"]),
    )
    for label, theirs, ours in rows:
        print(f"{label:58}{theirs:>14,.0f}{ours:>14,.0f}{ours / theirs:>7.1f}x")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure, about")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(measure(chosen.seconds)))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    compiled, plain, other = measure_apart(chosen.seconds, None), uncompiled(chosen.seconds), measure_open_spiel(chosen.seconds)
    if chosen.json:
        print(json.dumps({"compiled": compiled, "uncompiled": plain, "open_spiel": other}))
    else:
        report(compiled, plain, other)


if __name__ == "__main__":
    main()
