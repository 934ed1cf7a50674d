"""How strong the computer players of `cards` are: who beats whom, from either seat, under both deals.

    python benchmarks/strength.py [--games 400] [--seed 1] [--jobs -1] [--quick]

The game is unequal, so a player is compared with a weaker one *in the same seat*, against the same opponent: the gain is what
changing the player in that seat brings.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

from sherwood.games import find
from sherwood.lab.simulate import Result, simulate

LADDER = ("random", "greedy", "search:1000")
"""Each is measured against the one before it."""
BUDGETS = ("search:100", "search:300", "search:1000", "search:3000")
DEALS = ("balanced", "printed")
SEATS = ("robin", "sheriff")


class Table:
    def __init__(self, games: int, seed: int, jobs: int) -> None:
        self.games = games
        self.seed = seed
        self.jobs = jobs
        self.done: dict[tuple[str, str, str], Result] = {}

    def result(self, deal: str, robin: str, sheriff: str) -> Result:
        key = deal, robin, sheriff
        if key not in self.done:
            self.done[key] = simulate(find("cards"), {"deal": deal}, (robin, sheriff), self.games, self.seed, self.jobs)
        return self.done[key]

    def line(self, deal: str, seat: int, player: str, opponent: str) -> None:
        pair = (player, opponent) if seat == 0 else (opponent, player)
        result = self.result(deal, *pair)
        low, high = result.interval(seat)
        points = f"{result.mean_points(seat):5.1f} to {result.mean_points(1 - seat):4.1f}"
        print(
            f"{deal:9} {SEATS[seat]:8} {player:12} {opponent:12} {result.tallies[seat].wins:5} {result.share(seat):7.1%}"
            f"  {low:6.1%} to {high:6.1%} {result.tallies[seat].draws:5}  {points}  {result.games_per_second:7.1f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--quick", action="store_true", help="leave out what more iterations bring")
    chosen = parser.parse_args()
    table = Table(chosen.games, chosen.seed, chosen.jobs)
    print(f"{chosen.games} games a line, seed {chosen.seed}")
    print(
        f"{'deal':9} {'seat':8} {'player':12} {'against':12} {'won':>5} {'share':>7}  {'95 %':>16} {'drawn':>5}  points  games/s"
    )
    for deal in DEALS:
        for seat in range(len(SEATS)):
            for weaker, stronger in pairwise(LADDER):
                table.line(deal, seat, weaker, weaker)
                table.line(deal, seat, stronger, weaker)
    if not chosen.quick:
        print("\nwhat more iterations bring")
        for deal in DEALS:
            for seat in range(len(SEATS)):
                for budget in BUDGETS:
                    table.line(deal, seat, budget, "greedy")


if __name__ == "__main__":
    main()
