"""What is made ready once the table stands, so that nobody waits for it at his first look."""

from __future__ import annotations

from functools import partial

from sherwood.games import shelf
from sherwood.kernel.game import Game
from sherwood.table.art import painted
from sherwood.table.pages import LANGUAGES, offer
from sherwood.table.workshop import make


async def rehearse() -> None:
    """First what the start page tells of each game in each language, then the pictures there and what it takes to play."""
    games = shelf().values()
    for language in LANGUAGES:
        for game in games:
            await make(partial(offer, game, language))
    for game in games:
        await make(partial(_dressed, game))


def _dressed(game: Game) -> None:
    painted(game, "cover.svg", ())
    game.room("plans")
