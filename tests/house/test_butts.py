"""The game that docs/add-a-game.md adds is a whole one."""

from __future__ import annotations

import inspect

import pytest

from sherwood import bots
from sherwood.kernel.game import Game, Picture, Plans, Setup, Views, Words
from sherwood.kernel.history import History
from sherwood.kernel.knowledge import fits
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER
from sherwood.lab.properties import watches


def test_it_holds_what_every_game_must_hold(butts: Game) -> None:
    for watch in watches(butts, games=40, seed=7):
        watch.run()


def test_what_is_imagined_is_just_what_fits(butts: Game) -> None:
    """Nothing that a reader has seen is forgotten, and nothing else is remembered."""
    history, rng = History(butts, {}), Rng(3)
    for line in ("aim red far", "aim green wand", "show far wand"):
        history.make(butts.words.read(line))
        for reader in history.readers:
            found = {state.dump() for state in fits(history.start, history.seen(reader), reader, rng, 400)}
            assert {history.state.imagine(reader, rng).dump() for _ in range(200)} == found


@pytest.mark.parametrize(
    ("room", "contract"),
    [("setup", Setup), ("words", Words), ("views", Views), ("picture", Picture), ("plans", Plans)],
)
def test_each_room_offers_what_the_contract_names(butts: Game, room: str, contract: type) -> None:
    for name, wanted in vars(contract).items():
        if inspect.isfunction(wanted) and not name.startswith("_"):
            offered = inspect.signature(getattr(getattr(butts, room), name))
            assert list(offered.parameters) == list(inspect.signature(wanted).parameters)[1:], name


def test_its_rules_can_be_opened_by_every_clause_cited(butts: Game) -> None:
    rules = butts.rules.read_text(encoding="utf-8")
    for fault in butts.setup.FAULTS:
        assert f"**{fault.clause}**" in rules
        assert butts.words.clause(fault.clause, "en")


@pytest.mark.parametrize("spec", ["random", "greedy", "search:30"])
def test_bots_play_it(butts: Game, spec: str) -> None:
    state, rng = butts.setup.start({}), Rng(1)
    bot = bots.make(spec, butts)
    while state.turn() != OVER:
        seat = state.turn()
        state.play(state.sample(rng) if seat == CHANCE else bot.choose(state.imagine(seat, rng), seat, rng))
    assert state.points(0) + state.points(1) >= 0
