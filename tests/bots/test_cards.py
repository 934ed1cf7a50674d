"""The opponents at `cards`: always a legal move, never by what the seat can't know, and stronger the more they think."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sherwood import bots
from sherwood.bots.bot import Bot
from sherwood.bots.contest import ask, contest
from sherwood.games.cards import GAME
from sherwood.games.cards.components import count, total
from sherwood.games.cards.eye import EYE, CardsEye
from sherwood.games.cards.kinds import ADD, ROBIN, SHERIFF
from sherwood.games.cards.position import DRAW_STAGE
from sherwood.games.cards.state import Cards
from sherwood.kernel.eye import CERTAIN
from sherwood.kernel.game import Refusal
from sherwood.kernel.moves import Moves, a_of, kind_of
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State
from tests.bots.toys import Guarded

SPECS = ("random", "greedy", "search:12")
VARIANTS = tuple(option.name for option in GAME.setup.OPTIONS if option.is_variant)
TABLES: tuple[dict[str, str], ...] = (
    {},
    {"deal": "balanced", "hand_limit": "7"},
    {"hand_limit": "10", **dict.fromkeys(VARIANTS[::2], "on")},
    {"hand_limit": "7", **dict.fromkeys(VARIANTS[1::2], "on")},
    dict.fromkeys(VARIANTS, "on"),
)


def decisions(options: dict[str, str], seed: int) -> Iterator[State]:
    """The positions of a random game in which a seat has a choice."""
    state, rng, out = GAME.setup.start(options), Rng(seed), Moves()
    while state.turn() != OVER:
        if state.turn() != CHANCE and len(legal(state)) > 1:
            yield state
        state.play(random_move(state, rng, out))


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("spec", SPECS)
def test_every_move_is_legal_at_every_table(spec: str, options: dict[str, str]) -> None:
    rng = Rng(5)
    for number, state in enumerate(decisions(options, 11)):
        if number % 4 == 0:
            ask(bots.make(spec, GAME, options), state, int(state.turn()), rng)


@pytest.mark.parametrize("spec", SPECS)
def test_whole_games_are_played_to_their_end(spec: str) -> None:
    state = GAME.setup.start({"deal": "balanced"})
    contest(state, [bots.make(spec, GAME), bots.make("random", GAME)], Rng(3))
    assert state.turn() == OVER


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_seat_cannot_know_changes_nothing(spec: str) -> None:
    """Two positions that a seat can't tell apart, the same random numbers: the same move."""
    for number, state in enumerate(decisions({"deal": "balanced"}, 2)):
        if number % 6:
            continue
        seat = int(state.turn())
        made = {
            int(bots.make(spec, GAME).choose(state.imagine(seat, Rng(twin)), seat, Rng(number)))
            for twin in (number, number + 1000)
        }
        assert len(made) == 1


@pytest.mark.parametrize("spec", SPECS)
def test_the_truth_is_never_asked(spec: str) -> None:
    guarded = Guarded(GAME.setup.start({}))
    contest(guarded, [bots.make(spec, GAME), bots.make(spec, GAME)], Rng(8))
    assert guarded.turn() == OVER


@pytest.mark.parametrize("spec", SPECS)
def test_the_position_given_is_left_as_it_was(spec: str) -> None:
    state = next(decisions({}, 4))
    seat = int(state.turn())
    before = state.dump()
    bots.make(spec, GAME).choose(state, seat, Rng(1))
    assert state.dump() == before


def test_a_choice_is_thought_over_as_one() -> None:
    """What a search has found for one question still stands at the next, and a choice begun by somebody else is no obstacle."""
    state = next(state for state in decisions({"deal": "balanced"}, 6) if is_ambush(state))
    seat, rng, bot = int(state.turn()), Rng(1), bots.make("search:60", GAME)
    while state.turn() == seat:
        move = bot.choose(state.imagine(seat, rng), seat, rng)
        assert not state.fault(move)
        other = bots.make("search:60", GAME).choose(state.imagine(seat, rng), seat, rng)
        assert not state.fault(other)
        state.play(move)


def is_ambush(state: State) -> bool:
    return kind_of(legal(state)[0]) == ADD and a_of(legal(state)[0]) == SHERIFF


@pytest.mark.rule("CARDS-0.3")
def test_a_search_asks_robin_anew_for_the_sheriff() -> None:
    """What Robin has committed is taken back into his hand, and the Sheriff's cards stay where they are."""
    for state in decisions({"deal": "balanced"}, 6):
        assert isinstance(state, Cards)
        if not is_ambush(state) or state.sheriff.chosen:
            continue
        imagined = state.imagine(SHERIFF, Rng(1))
        assert isinstance(imagined, Cards)
        held = total(imagined.robin.hand) + total(imagined.robin.chosen)
        first = imagined.kind
        EYE.reopen(imagined)
        if imagined.sheriff.hand and first == next(k for k in range(8) if count(imagined.sheriff.hand, k) and 0 < k < 7):
            assert imagined.turn() == ROBIN
            assert (total(imagined.robin.hand), imagined.robin.chosen) == (held, 0)


def test_who_cannot_be_caught_up_with_has_won() -> None:
    state = GAME.setup.start({})
    assert isinstance(state, Cards)
    state.robin.prizes, state.prizes = state.prizes, 0
    assert EYE.worth(state, ROBIN) == CERTAIN - 1 or EYE.worth(state, ROBIN) == CERTAIN
    assert EYE.worth(state, SHERIFF) <= 1


def test_more_cards_and_more_points_are_worth_more() -> None:
    state = GAME.setup.start({"deal": "balanced"})
    assert isinstance(state, Cards)
    assert state.stage == DRAW_STAGE and EYE.quiet(state)
    before = EYE.worth(state, ROBIN)
    assert before + EYE.worth(state, SHERIFF) in (CERTAIN - 1, CERTAIN)
    for kind in range(10):
        richer = state.copy()
        assert isinstance(richer, Cards)
        richer.robin.hand += 1 << 6 * kind
        assert EYE.worth(richer, ROBIN) > before
    assert isinstance(EYE, CardsEye)


@pytest.mark.parametrize("spec", ["", "searching", "search:", "search:0", "search:0s", "search:-3", "search:1e3", "search:2m"])
def test_an_unknown_player_is_refused(spec: str) -> None:
    with pytest.raises(Refusal):
        bots.make(spec, GAME)


@pytest.mark.parametrize("name", bots.STRENGTHS)
def test_strengths_are_players(name: str) -> None:
    assert isinstance(bots.make(name, GAME), Bot)
