"""How strong the computer players are: who beats whom, from either seat.

    python benchmarks/strength.py [--game cards] [--games 400] [--seed 1] [--jobs -1] [--quick]
    python benchmarks/strength.py --game skirmish [--scenarios s1 s5] [--search search:60] [--search-games 100]
    python benchmarks/strength.py --game bandits --search-games 100
    python benchmarks/strength.py --game shieldwall --scenarios lesson hill --games 100 --search-games 20

Games are unequal, so a player is compared with a weaker one *in the same seat*, against the same opponent, or among several of
them: the gain is what changing the player in that seat brings. In `bandits` lots make all seats alike, so the first stands for
each. `--scenarios` names values of the game's first option: the deals of `cards`, the numbers of players of `bandits`, the
battles of `skirmish` and `shieldwall`.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

from sherwood.games import find
from sherwood.lab.simulate import Result, simulate

SEARCH = {"cards": "search:1000", "skirmish": "search:60", "bandits": "search:300", "shieldwall": "search:60"}
"""What is measured as search where nothing else is asked for."""
BUDGETS = ("search:100", "search:300", "search:1000", "search:3000")
ALIKE = ("bandits",)
"""Games in which every seat is as good as any other."""
OWN = ("battle", "muster")
"""Of `skirmish` and `shieldwall`: no scenario, but what players agree on."""


class Table:
    def __init__(self, chosen: argparse.Namespace) -> None:
        self.game = find(chosen.game)
        self.search_games = chosen.search_games or chosen.games
        self.games = chosen.games
        self.seed = chosen.seed
        self.jobs = chosen.jobs
        self.option = self.game.setup.OPTIONS[0]
        self.scenarios = chosen.scenarios or [value for value in self.option.values if value not in OWN]
        self.done: dict[tuple[str, tuple[str, ...]], Result] = {}

    def seats(self, scenario: str) -> tuple[str, ...]:
        return self.game.setup.seats({self.option.name: scenario})

    def result(self, scenario: str, players: tuple[str, ...]) -> Result:
        key = scenario, players
        if key not in self.done:
            games = self.search_games if any(player.startswith("search") for player in players) else self.games
            self.done[key] = simulate(self.game, {self.option.name: scenario}, players, games, self.seed, self.jobs)
        return self.done[key]

    def line(self, scenario: str, seat: int, player: str, opponent: str) -> None:
        seats = range(len(self.seats(scenario)))
        result = self.result(scenario, tuple(player if other == seat else opponent for other in seats))
        low, high = result.interval(seat)
        others = sum(result.mean_points(other) for other in seats if other != seat) / (len(seats) - 1)
        points = f"{result.mean_points(seat):5.1f} to {others:4.1f}"
        print(
            f"{scenario:9} {result.seats[seat]:10} {player:12} {opponent:12} {result.games:5} {result.share(seat):7.1%}"
            f"  {low:6.1%} to {high:6.1%} {result.tallies[seat].draws:5}  {points}  {result.games_per_second:7.1f}",
            flush=True,
        )

    def ladder(self, players: tuple[str, ...]) -> None:
        """Each player against the one before it, beside what that one does in the same seat against itself."""
        for scenario in self.scenarios:
            for seat in range(1 if self.game.id in ALIKE else len(self.seats(scenario))):
                for weaker, stronger in pairwise(players):
                    self.line(scenario, seat, weaker, weaker)
                    self.line(scenario, seat, stronger, weaker)

    def budgets(self) -> None:
        for scenario in self.scenarios:
            for seat in range(len(self.seats(scenario))):
                for budget in BUDGETS:
                    self.line(scenario, seat, budget, "greedy")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=SEARCH, default="cards")
    parser.add_argument("--scenarios", nargs="+", default=[])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--search", default="", help="the player measured as search, such as search:60 or search:0.5s")
    parser.add_argument("--search-games", type=int, default=0, help="games in which a search plays; as many as others by default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--quick", action="store_true", help="leave out what more iterations bring")
    chosen = parser.parse_args()
    table = Table(chosen)
    print(f"{chosen.game}, seed {chosen.seed}")
    print(
        f"{table.option.name:9} {'seat':10} {'player':12} {'against':12} {'games':>5} {'won':>7}  {'95 %':>16} {'drawn':>5}"
        "  points        games/s"
    )
    table.ladder(("random", "greedy", chosen.search or SEARCH[chosen.game]))
    if chosen.game == "cards" and not chosen.quick:
        print("\nwhat more iterations bring")
        table.budgets()


if __name__ == "__main__":
    main()
