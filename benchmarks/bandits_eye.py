"""What the eye of `bandits` reckons with (`data/eye.toml`): fitted to games, and tried in games.

    python benchmarks/bandits_eye.py fit [--games 2000] [--players 2 3 4 5] [--seed 1]
    python benchmarks/bandits_eye.py try token=0.6 alley=0.7 [--games 2000] [--players 2 3 4 5] [--seed 1]
    python benchmarks/bandits_eye.py calls [--games 200] [--players 2 3 4 5] [--seed 1]
    python benchmarks/bandits_eye.py marion [--games 2000] [--players 2 3 4 5] [--seed 1]

The first two let the eye's quick play play. `fit` (it needs `pip install numpy`) prints the weights of `[worth]`: by turns left,
those of a logistic regression of which of two seats ends up before the other. `try` changes weights of `[play]` for one seat
among others, who have those of the file; it tells the share of the rivals left behind, a tie for half, with its 95 % interval:
0.5 is no better and no worse.

`calls` tells what each effect of the Merry Men is worth where greedy calls for it. At each such decision of greedy games, worlds
are imagined, others than those in which greedy chose; in each the game is played to its end by quick play twice, with the same
luck as far as it goes: after the call, and after a pass or, in the stakeout, after the bandit that quick play would have placed.
Told is what the call adds to the share of the rivals left behind, in hundredths, and to the caller's points, over so many calls,
with 95 % intervals. `marion` tells the same of Lady Marion, whom greedy never calls: of a call of hers drawn at random, at one in
eight of the placings of quick play at which she might be called.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from typing import Any

from mypy_extensions import i64

from sherwood.bots import make
from sherwood.bots.bot import Bot
from sherwood.bots.contest import ask
from sherwood.bots.judge import Judge
from sherwood.games import find
from sherwood.games.bandits import kinds
from sherwood.games.bandits.components import JOHN, MARION, ROBIN, TUCK, coins, total
from sherwood.games.bandits.eye import BanditsEye, held, turns_left, weights
from sherwood.games.bandits.notation import EFFECT_NAMES
from sherwood.games.bandits.position import PRISON
from sherwood.kernel.moves import Moves, kind_of
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State

Gain = tuple[str, tuple[float, float]]
"""An effect called for, and what the call gains: rivals left behind, and points."""
FEATURES = ("points", "jewels", "prison")
TURNS = 4
CALLS = {
    **dict.fromkeys((kinds.GOSSIP, kinds.BROTHERHOOD, kinds.SPY, kinds.GUARDS), MARION),
    **dict.fromkeys((kinds.INSIDER, kinds.SHOVE, kinds.CLOSE, kinds.FAST), JOHN),
    **dict.fromkeys((kinds.DOWN, kinds.AGAIN, kinds.BEYOND, kinds.HERE), ROBIN),
    **dict.fromkeys((kinds.BOY, kinds.BARTER, kinds.MARKET, kinds.BEER), TUCK),
}
"""Whom a move calls."""
WORLDS = 10
"""Imagined for each call."""
EVERY = 8
"""Of so many placings Lady Marion is called at one."""
END = 10**6
"""An age that no game comes to."""
RIDGE = 1.0
"""Keeps a weight near 0 of which the games tell nothing."""


class Quick(Bot):
    """Plays as the eye would."""

    def __init__(self, eye: BanditsEye) -> None:
        super().__init__()
        self.eye = eye

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        self.out.clear()
        state.fill(self.out)
        return self.eye.choose(state, self.out, rng)


def positions(eyes: list[BanditsEye], rng: Rng) -> Iterator[Any]:
    """A game between eyes, position by position, to its end."""
    state = find("bandits").setup.start({"players": str(len(eyes))})
    bots = [Quick(eye) for eye in eyes]
    while True:
        yield state
        who = state.turn()
        if who == OVER:
            return
        state.play(state.sample(rng) if who == CHANCE else ask(bots[who], state, who, rng))


# -- fit ----------------------------------------------------------------------------------------------------------------
def features(eye: BanditsEye, state: Any, seat: int) -> list[float]:
    """Of a seat at the start of a turn, in the order of FEATURES."""
    gang, chests = state.gang(seat), held(state)
    chest = chests[seat]
    points = gang.vp + state.box.scoring.majorities(chests, seat) + eye.combinations(state, chest, turns_left(state))
    return [float(points), int(total(chest) - coins(chest)), -(gang.leader == PRISON)]


def fit(chosen: argparse.Namespace) -> None:
    eye = BanditsEye(weights())
    rows: dict[int, list[list[float]]] = {left: [] for left in range(1, TURNS + 1)}
    for players in chosen.players:
        for number in range(chosen.games):
            begun: dict[int, list[list[float]]] = {}
            for state in positions([eye] * players, Rng(chosen.seed, number)):
                if state.turn() != OVER and eye.horizon(state) and turns_left(state) > 0:
                    begun.setdefault(int(turns_left(state)), [features(eye, state, seat) for seat in range(players)])
            points = [int(state.points(seat)) for seat in range(players)]
            for left, found in begun.items():
                rows[left] += [
                    [a - b for a, b in zip(found[seat], found[other], strict=True)] + [outcome(points[seat] - points[other])]
                    for seat in range(players)
                    for other in range(seat)
                ]
    for left, seen in rows.items():
        told = ", ".join(f"{name} {weight:.4f}" for name, weight in zip(FEATURES, logistic(seen), strict=True))
        print(f"{left} turns left, {len(seen)} pairs: {told}", flush=True)


def outcome(lead: int) -> float:
    return 0.5 if lead == 0 else float(lead > 0)


def logistic(rows: list[list[float]]) -> list[float]:
    """The weights of the columns but the last, which is the outcome, by Newton's method."""
    import numpy

    table = numpy.array(rows)
    x, y = table[:, :-1], table[:, -1]
    found = numpy.zeros(x.shape[1])
    for _ in range(30):
        chance = 1 / (1 + numpy.exp(-x @ found))
        slope = x.T @ (y - chance) - RIDGE * found
        found += numpy.linalg.solve((x.T * (chance * (1 - chance))) @ x + RIDGE * numpy.eye(len(found)), slope)
    return [float(weight) for weight in found]


# -- try ----------------------------------------------------------------------------------------------------------------
def attempt(chosen: argparse.Namespace) -> None:
    usual, changed = weights(), weights()
    for change in chosen.changes:
        name, _, value = change.partition("=")
        changed["play"][name] = [float(n) for n in value.split(",")] if "," in value else float(value)
    eyes = BanditsEye(usual), BanditsEye(changed)
    for players in chosen.players:
        shares = []
        for number in range(chosen.games):
            seat = number % players
            *_, state = positions([eyes[other == seat] for other in range(players)], Rng(chosen.seed, number))
            own = int(state.points(seat))
            beaten = [outcome(own - int(state.points(other))) for other in range(players) if other != seat]
            shares.append(sum(beaten) / len(beaten))
        mean = sum(shares) / len(shares)
        error = 1.96 * sqrt(sum((share - mean) ** 2 for share in shares)) / len(shares)
        print(f"{players} players: {mean:.3f} ± {error:.3f} of {len(shares)} games", flush=True)


# -- calls --------------------------------------------------------------------------------------------------------------
def calls(chosen: argparse.Namespace, called: Callable[[int, int, int], Iterator[Gain]]) -> None:
    for players in chosen.players:
        gains: dict[str, list[tuple[float, float]]] = {}
        for number in range(chosen.games):
            for effect, gain in called(players, chosen.seed, number):
                gains.setdefault(effect, []).append(gain)
        for effect in sorted(gains, key=lambda effect: -len(gains[effect])):
            shares, points = zip(*gains[effect], strict=True)
            told = f"{interval([100 * share for share in shares])}, points {interval(points)}"
            print(f"{players} players: {effect} {told} of {len(shares)} calls", flush=True)


def called_by_greedy(players: int, seed: int, number: int) -> Iterator[Gain]:
    """The calls of one greedy game."""
    game = find("bandits")
    state: Any = game.setup.start({"players": str(players)})
    bots, rng = [make("greedy", game, {"players": str(players)}) for _ in range(players)], Rng(seed, number)
    judge = Judge(game.eye, players)
    while (who := state.turn()) != OVER:
        move = state.sample(rng) if who == CHANCE else ask(bots[who], state, who, rng)
        if who != CHANCE and kind_of(move) in CALLS:
            character = CALLS[kind_of(move)]
            yield EFFECT_NAMES[state.effect(character)], gain(judge, state, move, rng.below(1 << 30))
        state.play(move)


def called_for_a_trial(players: int, seed: int, number: int) -> Iterator[Gain]:
    """Calls of Lady Marion in one game of quick play, which goes on without them."""
    eye = BanditsEye(weights())
    judge, pick = Judge(eye, players), Rng(seed + 1, number)
    for state in positions([eye] * players, Rng(seed, number)):
        moves = [move for move in legal(state) if CALLS.get(kind_of(move)) == MARION] if state.turn() >= 0 else []
        if moves and pick.below(EVERY) == 0:
            move = moves[pick.below(len(moves))]
            yield EFFECT_NAMES[state.effect(MARION)], gain(judge, state, move, pick.below(1 << 30))


def gain(judge: Judge, state: Any, move: int, seed: int) -> tuple[float, float]:
    """What a call adds to the share of the rivals left behind, and to the caller's points, on average over WORLDS."""
    seat = state.turn()
    share = points = 0.0
    for world in range(WORLDS):
        imagined = state.imagine(seat, Rng(seed, world))
        for played, sign in ((move, 1), (without_call(judge.eye, imagined, Rng(seed, world)), -1)):
            after, luck = imagined.copy(), Rng(seed + 1, world)
            after.play(played)
            judge.look_ahead(after, luck, END)
            share += sign * judge.worth(after, seat)
            points += sign * int(after.score(seat))
    return share / WORLDS, points / WORLDS


def without_call(eye: Any, state: Any, rng: Rng) -> int:
    moves = Moves()
    for move in legal(state):
        if kind_of(move) not in CALLS:
            moves.add(move)
    return int(eye.choose(state, moves, rng))


def interval(values: Sequence[float]) -> str:
    mean = sum(values) / len(values)
    error = 1.96 * sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
    return f"{mean:+.2f} ± {error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    works: dict[str, Callable[[argparse.Namespace], None]] = {
        "fit": fit,
        "try": attempt,
        "calls": partial(calls, called=called_by_greedy),
        "marion": partial(calls, called=called_for_a_trial),
    }
    parser.add_argument("what", choices=works)
    parser.add_argument("changes", nargs="*", metavar="name=value")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    works[chosen.what](chosen)


if __name__ == "__main__":
    main()
