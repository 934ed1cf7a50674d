"""Computer players and exact odds, in processes of their own, so that the table never waits for a thinker.

A worker is given a position that the seat imagines, the seat and a budget; the true position never goes there.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from sherwood.lab.odds import Outcome

Answer = TypeVar("Answer")

LONGEST_THOUGHT = 1.0
"""Seconds to think about the answer to one question; what comes after the action then begun is played at sight."""
LONGEST_ODDS = 5.0
"""Seconds after which a question about odds is given up."""
PATIENT = 10
"""By how much a worker's priority is below the table's."""
AT_SIGHT = "greedy"
AT_RANDOM = "random"
LOG = logging.getLogger("sherwood.table")


class Problem(NamedTuple):
    """What a worker is given: a game, its options, a position as the seat imagines it, and the seat."""

    game: str
    options: dict[str, str]
    imagined: bytes
    seat: int


class Chosen(NamedTuple):
    """Moves to the end of a seat's turn to choose, and those with which it means to go on when it is asked again."""

    moves: tuple[int, ...]
    then: tuple[int, ...] = ()


class Players:
    """A pool of workers that is filled when first needed, and anew when a worker dies."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, problem: Problem, player: str) -> Chosen:
        """What a computer player of this kind would do."""
        try:
            return await self._ask(_choose, problem, player, secrets.randbits(60))
        except Exception:
            LOG.exception("a computer player (%s) broke down; it plays at random for once", player)
            return await self._ask(_choose, problem, AT_RANDOM, secrets.randbits(60))

    async def odds(self, problem: Problem, move: int) -> list[Outcome]:
        """What may follow the move, as the seat will see it. Raises Refusal, or TimeoutError if it takes too long to work out."""
        return await asyncio.wait_for(self._ask(_odds, problem, move), LONGEST_ODDS)

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, task: Callable[..., Answer], *given: Any) -> Answer:
        try:
            return await self._run(task, *given)
        except BrokenProcessPool:
            self._pool = None
            return await self._run(task, *given)

    async def _run(self, task: Callable[..., Answer], *given: Any) -> Answer:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_follow_the_table)
        return await asyncio.get_running_loop().run_in_executor(self._pool, task, *given)


def pace(player: str, beat: float) -> float:
    """Seconds after which this player's answers are made known, whatever it had to think about: whole beats."""
    from sherwood.bots import SEARCH, STRENGTHS

    budget = SEARCH.fullmatch(STRENGTHS.get(player, player))
    seconds = float(budget["seconds"] or 0) if budget else 0.0
    return beat * (1 + math.floor(seconds / beat)) if beat else 0.0


def hurried(player: str, beat: float) -> str:
    """The same player, if it thinks for half a beat at the most; else one that thinks for so long."""
    from sherwood.bots import SEARCH, STRENGTHS

    budget = SEARCH.fullmatch(STRENGTHS.get(player, player))
    is_slow = budget is not None and float(budget["seconds"] or 0) > beat / 2
    return f"search:{beat / 2:.3f}s" if beat and is_slow else player


def _follow_the_table() -> None:
    """A worker lets the table go first, leaves Ctrl-C to it, and ends when it has ended, however that came about."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    table = parent_process()

    def watch() -> None:
        if table is not None:
            table.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _choose(problem: Problem, player: str, seed: int) -> Chosen:
    from sherwood.bots import make
    from sherwood.games import find
    from sherwood.kernel.rng import Rng

    game = find(problem.game)
    state = game.setup.load(problem.imagined)
    bot, rng = make(player, game, problem.options), Rng(seed)
    until = time.monotonic() + LONGEST_THOUGHT
    moves: list[int] = []
    while state.turn() == problem.seat:
        if time.monotonic() > until and not bot.rest():
            bot, until = make(AT_SIGHT, game, problem.options), math.inf
        moves.append(bot.choose(state, problem.seat, rng))
        state.play(moves[-1])
    return Chosen(tuple(moves), tuple(bot.rest()))


def _odds(problem: Problem, move: int) -> list[Outcome]:
    from sherwood.games import find
    from sherwood.lab.odds import follow

    return follow(find(problem.game).setup.load(problem.imagined), move, problem.seat)
