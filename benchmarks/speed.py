"""How fast the rules are: a game through the whole kernel, compiled and uncompiled, all on one core; `cards` beside OpenSpiel.

    python benchmarks/speed.py [--game cards] [--seconds 2] [--json]

The games are `cards`, `skirmish`, `bandits` and `shieldwall`. OpenSpiel (locked in requirements/bench.txt) is optional. Its
goofspiel with 13 cards is a game of like size to `cards`: hidden hands, choices made together. Times are CPU times; figures of
one run compare with each other, not with those of another machine.
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
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

Figures = dict[str, float]

CARDS = {
    "games": ("random games a second", "{:,.0f}"),
    "decisions": ("decisions a second (two moves or more to choose from)", "{:,.0f}"),
    "moves": ("moves a second (forced ones and chance too)", "{:,.0f}"),
    "copy": ("copy of a position, nanoseconds", "{:,.0f}"),
    "imagine": ("imagined position, nanoseconds", "{:,.0f}"),
    "first": ("search: iterations a second, first decision", "{:,.0f}"),
    "middle": ("search: iterations a second, middle of the game", "{:,.0f}"),
    "plain": ("the same with random play to the end", "{:,.0f}"),
}
SKIRMISH = {
    "s1": ("random games of S1 a second", "{:,.0f}"),
    "s5": ("random games of S5 a second", "{:,.0f}"),
    "copy": ("copy of a position of S5, nanoseconds", "{:,.0f}"),
    "imagine": ("imagined position of S5, nanoseconds", "{:,.0f}"),
    "foot": ("where a man on foot can get to, nanoseconds", "{:,.0f}"),
    "rider": ("where a rider can get to, nanoseconds", "{:,.0f}"),
    "legal": ("a man's legal moves at one step, nanoseconds", "{:,.0f}"),
    "ahead": ("search: iterations a second, first walk of S1", "{:,.0f}"),
}
BANDITS = {
    "2": ("random games of two a second", "{:,.0f}"),
    "3": ("random games of three a second", "{:,.0f}"),
    "4": ("random games of four a second", "{:,.0f}"),
    "5": ("random games of five a second", "{:,.0f}"),
    "copy": ("copy of a position of four, nanoseconds", "{:,.0f}"),
    "imagine": ("imagined position of four, nanoseconds", "{:,.0f}"),
    "greedy": ("greedy games of four a second", "{:,.1f}"),
    "stakeout": ("search: iterations a second, first stakeout of four", "{:,.0f}"),
    "ambush": ("search: iterations a second, first ambush of four", "{:,.0f}"),
}
SHIELDWALL = {
    "lesson": ("random battles of the lesson a second", "{:,.1f}"),
    "hill": ("random battles of the hill a second", "{:,.1f}"),
    "greedy": ("greedy battles of the lesson a second", "{:,.2f}"),
    "copy": ("copy of a position of the hill, nanoseconds", "{:,.0f}"),
    "order": ("whether an order is legal, nanoseconds", "{:,.0f}"),
    "go": ("whether a band may go so far, nanoseconds", "{:,.0f}"),
    "shoot": ("whether a band may shoot at a man, nanoseconds", "{:,.0f}"),
    "ahead": ("search: iterations a second, first order of the lesson", "{:,.0f}"),
}
LABELS = {"cards": CARDS, "skirmish": SKIRMISH, "bandits": BANDITS, "shieldwall": SHIELDWALL}
TIMES = ("copy", "imagine", "foot", "rider", "legal", "order", "go", "shoot")
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


def play_random(root: Any, count: Any, times: int) -> None:
    from sherwood.kernel.play import play_many

    play_many(root, 7, times, count)


def repeated(work: Callable[[], object]) -> Callable[[int], None]:
    def loop(times: int) -> None:
        for _ in range(times):
            work()

    return loop


def measure(game: str, seconds: float) -> dict[str, Any]:
    from sherwood.kernel import play

    measures = {
        "cards": measure_cards, "skirmish": measure_skirmish, "bandits": measure_bandits, "shieldwall": measure_shieldwall,
    }  # fmt: skip
    return {"compiled": not str(play.__file__).endswith(".py"), "figures": measures[game](seconds)}


def measure_cards(seconds: float) -> Figures:
    from sherwood.games import find
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

    return {
        "games": games,
        "decisions": games * int(count.decisions) / int(count.games),
        "moves": games * int(count.decisions + count.forced + count.chances) / int(count.games),
        "copy": 1e9 / rate(copies, seconds / 4),
        "imagine": 1e9 / rate(imagined, seconds / 4),
        "first": searched(position(1), game.eye, seconds),
        "middle": searched(middle, game.eye, seconds),
        "plain": searched(position(1), Eye(), seconds),
    }


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


def searched(state: Any, eye: Any, seconds: float, seats: int = 2) -> float:
    """Iterations a second: of searches of SEARCHED iterations, each beginning anew."""
    from sherwood.bots.search import Search
    from sherwood.kernel.rng import Rng

    bot = Search(eye, seats, SEARCHED, 0.0)

    def search(times: int) -> None:
        for seed in range(times):
            bot.awaited = b""
            bot.choose(state, state.turn(), Rng(seed))

    search(1)
    return SEARCHED * rate(search, seconds)


def measure_apart(game: str, seconds: float, path: Path | None) -> dict[str, Any]:
    """The same in a process of its own, with the package taken from `path`."""
    environment = dict(os.environ)
    if path:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, __file__, "--measure", "--game", game, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def uncompiled(game: str, seconds: float) -> dict[str, Any]:
    """Measured on a copy of the sources without what was compiled from them."""
    import sherwood

    with tempfile.TemporaryDirectory() as folder:
        source = Path(str(sherwood.__file__)).parent
        shutil.copytree(source, Path(folder) / "sherwood", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        return measure_apart(game, seconds, Path(folder))


def measure_skirmish(seconds: float) -> Figures:
    from sherwood.games import find
    from sherwood.games.skirmish.reach import Reach
    from sherwood.kernel.moves import Moves
    from sherwood.kernel.play import Count
    from sherwood.kernel.rng import Rng

    start = find("skirmish").setup.start
    figures = {}
    for scenario in ("s1", "s5"):
        root, count = start({"scenario": scenario}), Count()
        figures[scenario] = rate(partial(play_random, root, count), seconds)
    middle, rng, room = march("s5", 6), Rng(1), Moves()
    reach = Reach(middle.board)
    on_foot = next(n for n in middle_men(middle) if not middle.is_mounted(n))
    rider = next(n for n in middle_men(middle) if middle.is_mounted(n))
    picked = march("s5", 6, steps=True)

    def legal() -> None:
        room.clear()
        picked.fill(room)

    works: dict[str, Callable[[], object]] = {
        "copy": middle.copy,
        "imagine": lambda: middle.imagine(0, rng),
        "foot": lambda: reach.spread(middle, on_foot, middle.allowance(on_foot)),
        "rider": lambda: reach.spread(middle, rider, middle.allowance(rider)),
        "legal": legal,
    }
    for name, work in works.items():
        figures[name] = 1e9 / rate(repeated(work), seconds / 4)
    return {**figures, "ahead": looked_ahead(march("s1", 1), find("skirmish").eye, 2, seconds)}


def measure_bandits(seconds: float) -> Figures:
    from sherwood.games import find
    from sherwood.games.bandits.position import JOHN_STAGE
    from sherwood.kernel.play import Count
    from sherwood.kernel.rng import Rng

    game, figures = find("bandits"), {}
    for players in "2345":
        root, count = game.setup.start({"players": players}), Count(int(players))
        figures[players] = rate(partial(play_random, root, count), seconds)
    middle, rng = turn_of_bandits(3), Rng(1)
    return {
        **figures,
        "copy": 1e9 / rate(repeated(middle.copy), seconds / 4),
        "imagine": 1e9 / rate(repeated(lambda: middle.imagine(0, rng)), seconds / 4),
        "greedy": rate(partial(play_greedy, "bandits", {"players": "4"}), seconds),
        "stakeout": looked_ahead(turn_of_bandits(1), game.eye, 4, seconds),
        "ambush": looked_ahead(turn_of_bandits(1, JOHN_STAGE), game.eye, 4, seconds),
    }


def turn_of_bandits(turn: int, stage: int = 0) -> Any:
    """The first question of this turn, from a stage on, in a random game of four."""
    from sherwood.games import find
    from sherwood.kernel.moves import Moves
    from sherwood.kernel.play import random_move
    from sherwood.kernel.rng import Rng

    state: Any = find("bandits").setup.start({"players": "4"})
    rng, out = Rng(3), Moves()
    while state.number < turn or state.turn() < 0 or state.stage < stage:
        state.play(random_move(state, rng, out))
    return state


def play_greedy(name: str, options: dict[str, str], times: int) -> None:
    """Games with a greedy player in every seat."""
    from sherwood import bots
    from sherwood.bots.contest import contest
    from sherwood.games import find
    from sherwood.kernel.rng import Rng

    game = find(name)
    for number in range(times):
        players = [bots.make("greedy", game, options) for _ in game.setup.seats(options)]
        contest(game.setup.start(options), players, Rng(1, number))


def measure_shieldwall(seconds: float) -> Figures:
    from sherwood.games import find
    from sherwood.games.shieldwall import kinds
    from sherwood.kernel.play import Count

    game, figures = find("shieldwall"), {}
    for scenario in ("lesson", "hill"):
        root, count = game.setup.start({"scenario": scenario}), Count()
        figures[scenario] = rate(partial(play_random, root, count), seconds)
    ordering = battle("hill", kinds.ORDER)
    return {
        **figures,
        "greedy": rate(partial(play_greedy, "shieldwall", {"scenario": "lesson"}), seconds),
        "copy": 1e9 / rate(repeated(ordering.copy), seconds / 4),
        "order": asked_whether(ordering, kinds.ORDER, seconds),
        "go": asked_whether(battle("hill", kinds.GO), kinds.GO, seconds),
        "shoot": asked_whether(battle("hill", kinds.SHOOT), kinds.SHOOT, seconds),
        "ahead": looked_ahead(battle("lesson", kinds.ORDER, 1), game.eye, 2, seconds),
    }


def battle(scenario: str, kind: int, turn: int = 3) -> Any:
    """A random battle where moves of this kind are offered first, in this turn or later."""
    from sherwood.games import find
    from sherwood.kernel.moves import Moves, kind_of
    from sherwood.kernel.play import legal, random_move
    from sherwood.kernel.rng import Rng

    state: Any = find("shieldwall").setup.start({"scenario": scenario})
    rng, out = Rng(3), Moves()
    while state.number < turn or all(kind_of(move) != kind for move in legal(state)):
        state.play(random_move(state, rng, out))
    return state


def asked_whether(state: Any, kind: int, seconds: float) -> float:
    """Nanoseconds to find a move of this kind legal, on average over those offered."""
    from sherwood.kernel.moves import kind_of
    from sherwood.kernel.play import legal

    moves = [move for move in legal(state) if kind_of(move) == kind]

    def ask() -> None:
        for move in moves:
            state.fault(move)

    return 1e9 / (len(moves) * rate(repeated(ask), seconds / 4))


def middle_men(state: Any) -> list[int]:
    """Who is on the map and can act."""
    return [n for n in range(state.cast.n) if state.is_fighter(n) and state.is_on_map(n) and state.is_able(n)]


def march(scenario: str, turn: int, steps: bool = False) -> Any:
    """A random game in this turn, where somebody is to be chosen who moves, or with `steps` a man on his way."""
    from sherwood.games import find
    from sherwood.games.skirmish.position import MOVES, STEPS
    from sherwood.kernel.moves import Moves
    from sherwood.kernel.play import random_move
    from sherwood.kernel.rng import Rng

    state: Any = find("skirmish").setup.start({"scenario": scenario})
    rng, out = Rng(3), Moves()
    while state.number < turn or state.asked() != (STEPS if steps else MOVES):
        state.play(random_move(state, rng, out))
    return state


def looked_ahead(state: Any, eye: Any, seats: int, seconds: float) -> float:
    """Iterations a second of searches by actions, each beginning anew."""
    from sherwood.bots.lookahead import Lookahead
    from sherwood.kernel.rng import Rng

    bot = Lookahead(eye, seats, SEARCHED // 10, 0.0)

    def search(times: int) -> None:
        for seed in range(times):
            bot.begun.clear()
            bot.done = 0
            bot.choose(state, state.turn(), Rng(seed))

    search(1)
    return SEARCHED // 10 * rate(search, seconds)


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
def report(game: str, compiled: dict[str, Any], plain: dict[str, Any]) -> None:
    fast, slow = compiled["figures"], plain["figures"]
    print(f"{game:58}{'compiled':>14}{'uncompiled':>14}{'ratio':>8}")
    for key, (label, form) in LABELS[game].items():
        ratio = slow[key] / fast[key] if key in TIMES else fast[key] / slow[key]
        print(f"{label:58}{form.format(fast[key]):>14}{form.format(slow[key]):>14}{ratio:>7.1f}x")
    if not compiled["compiled"]:
        print("The rules are not compiled here, so both columns are uncompiled.")


def report_open_spiel(fast: Figures, other: Figures | None) -> None:
    print()
    if other is None:
        print("OpenSpiel is not installed; what requirements/bench.txt locks sets its figures beside these.")
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
    parser.add_argument("--game", choices=LABELS, default="cards")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure, about")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps(measure(chosen.game, chosen.seconds)))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    compiled, plain = measure_apart(chosen.game, chosen.seconds, None), uncompiled(chosen.game, chosen.seconds)
    other = measure_open_spiel(chosen.seconds) if chosen.game == "cards" else None
    if chosen.json:
        print(json.dumps({"compiled": compiled, "uncompiled": plain, "open_spiel": other}))
        return
    report(chosen.game, compiled, plain)
    if chosen.game == "cards":
        report_open_spiel(compiled["figures"], other)


if __name__ == "__main__":
    main()
