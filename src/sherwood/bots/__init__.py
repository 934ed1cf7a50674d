"""Opponents: each is given a position as its seat imagines it, and chooses a move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sherwood.kernel.game import Game, Options, Refusal

if TYPE_CHECKING:
    from sherwood.bots.bot import Bot

STRENGTHS: Final = {"novice": "greedy", "seasoned": "search:0.1s", "master": "search:0.9s"}
"""What the table calls its opponents, and what they are."""
SEARCH: Final = re.compile(r"search(?::(?P<count>\d{1,7})|:(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)?")
ITERATIONS: Final = 1000
"""What `search` thinks where no budget is given."""


def make(spec: str, game: Game, options: Options | None = None) -> Bot:
    """The opponent for one seat of one game: `random`, `greedy`, `search`, `search:3000` (iterations a decision), `search:0.8s`
    (seconds for decisions that follow on one another), or a strength. Raises Refusal."""
    from sherwood.bots.bot import Bot
    from sherwood.bots.greedy import Greedy
    from sherwood.bots.lookahead import Lookahead
    from sherwood.bots.search import Search

    spec = STRENGTHS.get(spec, spec)
    seats = len(game.setup.seats(options or {}))
    if spec == "random":
        return Bot()
    if spec == "greedy":
        return Greedy(game.eye, seats)
    budget = SEARCH.fullmatch(spec)
    if budget is None:
        raise Refusal(
            f"There is no computer player {spec!r}. Choose random, greedy, search, search:3000, search:0.8s, {_names()}."
        )
    seconds = float(budget["seconds"] or 0)
    iterations = int(budget["count"] or (0 if budget["seconds"] else ITERATIONS))
    if not seconds and not iterations:
        raise Refusal(f"{spec!r} leaves no time to think. Write for example search:3000 or search:0.8s.")
    search = Lookahead if game.eye.has_actions() else Search
    return search(game.eye, seats, iterations, seconds)


def _names() -> str:
    *first, last = STRENGTHS
    return f"{', '.join(first)} or {last}"
