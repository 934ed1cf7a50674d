"""Whole games between bots: each is asked for its seat's moves and told no more than that seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.bots.bot import Bot
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State


class Misplay(Exception):
    """A bot crashed, or chose an illegal move; the text says which and what."""


def ask(bot: Bot, state: State, seat: i64, rng: Rng) -> i64:
    """The bot's move, found legal. Raises Misplay."""
    try:
        move = bot.choose(state.imagine(seat, rng), seat, rng)
    except Exception as error:
        raise Misplay(f"seat {seat}: {type(bot).__name__} failed with {error!r}") from error
    if state.fault(move) != 0:
        raise Misplay(f"seat {seat}: {type(bot).__name__} chose {move:#x}, which is illegal")
    return move


def contest(state: State, bots: list[Bot], rng: Rng) -> None:
    """Plays `state` to its end, one bot a seat, chance drawn from `rng`. Raises Misplay."""
    while True:
        who = state.turn()
        if who == OVER:
            return
        if who == CHANCE:
            state.play(state.sample(rng))
        else:
            state.play(ask(bots[who], state, who, rng))
