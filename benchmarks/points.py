"""Whether equal points buy equal strength in `shieldwall`: greedy against greedy, army against army.

    python benchmarks/points.py [--points 200] [--games 72] [--seed 1] [--jobs -1]

First each army of `muster.toml` of so many points against itself, on an open field (an own scenario, made for the run); then
all armies of different nations against each other, on each of the 36 grounds in turn, from either side. Told is the share of
games won by the first side, a draw for half of one, with Wilson's 95 % interval.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

from sherwood.games import find
from sherwood.games.shieldwall import muster
from sherwood.kernel.sources import OWN
from sherwood.lab.simulate import Result, simulate, wilson

NATIONS = ("normans", "saxons", "vikings")
OPEN_FIELD = """
mark = "R"
number = 90
size = [72, 48]
turns = 10
sides = ["south", "north"]
first = "south"

[[zone]]
side = "south"
points = [[0, 0], [72, 0], [72, 12], [0, 12]]

[[zone]]
side = "north"
points = [[0, 36], [72, 36], [72, 48], [0, 48]]

[[victory]]
when = ["score south >= score north + {margin}"]
winner = "south"

[[victory]]
when = ["score north >= score south + {margin}"]
winner = "north"
"""
BAND = """
[[band]]
side = "{side}"
id = "{id}"
men = {men}
troop = "{troop}"
at = [{x}, {y}]
facing = {facing}
files = {men}
"""
FILE = 1.1
"""Inches of front a man, at the most."""


def mirrored(army: Sequence[tuple[int, str]], margin: int) -> str:
    """A scenario in which the same army stands on both sides, each as the other sees it in a mirror."""
    text = OPEN_FIELD.format(margin=margin)
    start = 36 - sum(men * FILE + 1 for men, _ in army) / 2
    for number, (men, troop) in enumerate(army, 1):
        x = round(start + men * FILE / 2, 1)
        for side, y, facing in (("south", 10, 0), ("north", 38, 180)):
            text += BAND.format(side=side, id=f"{side[0].upper()}{number}", men=men, troop=troop, x=x, y=y, facing=facing)
        start += men * FILE + 1
    return text


def line(first: str, second: str, results: Sequence[Result]) -> None:
    games = sum(result.games for result in results)
    won = sum(result.tallies[0].wins for result in results)
    drawn = sum(result.tallies[0].draws for result in results)
    share = won + drawn / 2
    low, high = wilson(round(share), games)
    print(f"{first:12} {second:12} {games:5} {share / games:7.1%}  {low:6.1%} to {high:6.1%} {drawn:5}", flush=True)


def armies(points: int) -> list[str]:
    return [f"{nation}-{points}" for nation in NATIONS]


def play(options: dict[str, str], games: int, seed: int, jobs: int) -> Result:
    return simulate(find("shieldwall"), options, ("greedy", "greedy"), games, seed, jobs)


def mirrors(chosen: argparse.Namespace) -> None:
    terms, _, bought = muster.load()
    for name in armies(chosen.points):
        bands = [muster.enlisted(text) for text in bought[name].bands]
        with tempfile.TemporaryDirectory() as own:
            file = Path(own, "shieldwall", "scenario_mirror.toml")
            file.parent.mkdir()
            file.write_text(mirrored(bands, chosen.points * terms.margin // 100))
            os.environ[OWN] = own
            line(name, name, [play({"scenario": "mirror"}, chosen.games, chosen.seed, chosen.jobs)])
            del os.environ[OWN]


def pairs(chosen: argparse.Namespace) -> None:
    grounds = next(option for option in find("shieldwall").setup.OPTIONS if option.name == "muster_ground").values
    each = max(1, chosen.games // len(grounds))
    for first, second in permutations(armies(chosen.points), 2):
        options = {"scenario": "muster", "muster_one": first, "muster_other": second}
        results = [
            play(options | {"muster_ground": ground}, each, seed, chosen.jobs) for seed, ground in enumerate(grounds, chosen.seed)
        ]
        line(first, second, results)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--points", type=int, default=200, choices=(200, 300, 500))
    parser.add_argument("--games", type=int, default=72)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1)
    chosen = parser.parse_args()
    print(f"{'first':12} {'second':12} {'games':>5} {'share':>7}  {'95 %':>16} {'drawn':>5}")
    mirrors(chosen)
    pairs(chosen)


if __name__ == "__main__":
    main()
