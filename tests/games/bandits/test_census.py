"""What is counted in games of `bandits`."""

from __future__ import annotations

from collections import Counter

import pytest

from sherwood.games.bandits import GAME, kinds
from sherwood.games.bandits.components import INSIDER
from sherwood.games.bandits.state import Bandits
from sherwood.kernel.moves import Moves, pack
from sherwood.kernel.play import random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER
from sherwood.kernel.story import Story


def counted(events: list[int]) -> Counter[tuple[int, str, str]]:
    census = GAME.census
    assert census
    return census.count(events)


def test_each_event_is_counted_for_its_gang() -> None:
    events = [
        pack(kinds.SCORED, 2, 1, kinds.WHY_LAST),
        pack(kinds.SCORED, 2, 1, kinds.WHY_LAST),
        pack(kinds.CALLED, 0, INSIDER),
        pack(kinds.ARRESTED, 1, 12, 1),
        pack(kinds.ARRESTED, 1, 12),
        pack(kinds.TURN, 1),
    ]
    found = {(2, "points", "last paid dice"): 2, (0, "calls", "insider"): 1}
    assert counted(events) == found | {(1, "sheriff", "arrests"): 2, (1, "points", "arrests"): -1}


@pytest.mark.rule("BANDITS-7.5")
@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_the_sources_of_points_come_to_the_scores(players: str) -> None:
    """Of every gang, Will Scarlet's too."""
    for seed in range(5):
        state, rng, out = GAME.setup.start({"players": players}), Rng(seed), Moves()
        story = state.story = Story()
        while state.turn() != OVER:
            state.play(random_move(state, rng, out))
        assert isinstance(state, Bandits)
        told = [int(story.events[n]) for n in range(len(story.events))]
        found = counted(told)
        for gang in range(len(state.gangs)):
            points = sum(n for (owner, topic, _), n in found.items() if (owner, topic) == (gang, "points"))
            assert pack(kinds.FINAL, gang, points, state.gang(gang).vp) in told
