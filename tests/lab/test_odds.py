"""Exact odds: they add up to one, agree with sums done by hand, and tell a seat no more than it knows."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from sherwood.games.cards import GAME, kinds
from sherwood.games.cards.components import PRIZES, ROBINS, count
from sherwood.games.cards.state import Cards
from sherwood.kernel.game import Refusal
from sherwood.kernel.moves import UNKNOWN, Moves, a_of, b_of, kind_of, pack
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from sherwood.lab.odds import Outcome, follow
from tests.bots.toys import CHOOSE, RESULT, SHOW, Pennies


def chance_of(outcomes: list[Outcome], *moves: int) -> Fraction:
    return next(outcome.chance for outcome in outcomes if outcome.moves == moves)


def test_a_throw_is_told_by_its_weights() -> None:
    state = Pennies(((4, 1), (2, 6)))
    state.play(pack(CHOOSE, 0, 0))
    state.play(pack(CHOOSE, 1, 0))
    state.play(pack(SHOW, 0, 0))
    assert follow(state, None, WATCHER) == [
        Outcome((pack(RESULT, 0),), Fraction(4, 6)),
        Outcome((pack(RESULT, 1),), Fraction(2, 6)),
    ]


def test_what_hangs_on_a_hidden_choice_is_not_told() -> None:
    """The second to lay knows his own coin, not the other's: nothing can be said of what follows."""
    for side in range(2):
        state = Pennies(((6, 1), (2, 0)))
        state.play(pack(CHOOSE, 0, side))
        assert follow(state, pack(CHOOSE, 1, 0), 1) == [Outcome((), Fraction(1))]


def last_card(state: Cards) -> Cards:
    """A position of the first draw with one card owed to Robin, and none to the Sheriff."""
    state.robin.owed, state.sheriff.owed = 1, 0
    return state


def start() -> Cards:
    state = GAME.setup.start({})
    assert isinstance(state, Cards)
    return state


@pytest.mark.rule("CARDS-O.4")
def test_the_next_draw_from_a_full_deck() -> None:
    outcomes = follow(last_card(start()), None, kinds.ROBIN)
    assert sum(outcome.chance for outcome in outcomes) == 1
    drawn = {int(b_of(outcome.moves[0])): Fraction(0) for outcome in outcomes}
    for outcome in outcomes:
        drawn[int(b_of(outcome.moves[0]))] += outcome.chance
    assert sum(share for kind, share in drawn.items() if ROBINS.force[kind] > 0) == Fraction(5, 12)
    assert (drawn[0], drawn[9]) == (Fraction(1, 2), Fraction(1, 12))


@pytest.mark.rule("CARDS-O.5")
def test_the_first_prize() -> None:
    outcomes = follow(last_card(start()), None, WATCHER)
    prizes = {int(a_of(outcome.moves[-1])): outcome.chance for outcome in outcomes}
    assert all(kind_of(outcome.moves[-1]) == kinds.PRIZE for outcome in outcomes)
    assert prizes[4] == Fraction(1, 20)
    assert sum(share for kind, share in prizes.items() if PRIZES.points[kind] >= 5) == Fraction(3, 20)


def test_the_other_sides_draws_look_alike() -> None:
    """A reader is told that a card was drawn, not which: so the draw has one outcome for him."""
    outcomes = follow(last_card(start()), None, kinds.SHERIFF)
    assert {outcome.moves[0] for outcome in outcomes} == {pack(kinds.DRAW, kinds.ROBIN, UNKNOWN)}
    assert len(outcomes) == 8


def test_the_order_of_draws_does_not_matter() -> None:
    state = start()
    state.robin.owed, state.sheriff.owed = 2, 0
    outcomes = follow(state, None, kinds.ROBIN)
    hands = {tuple(sorted(outcome.moves[:2])) for outcome in outcomes}
    assert len(hands) * 8 == len(outcomes)
    assert not any(outcome.is_example for outcome in outcomes)
    two_arrows = (pack(kinds.DRAW, kinds.ROBIN, 0),) * 2
    assert sum(o.chance for o in outcomes if o.moves[:2] == two_arrows) == Fraction(30 * 29, 60 * 59)


def positions(seed: int) -> Iterator[State]:
    state, rng, out = GAME.setup.start({}), Rng(seed), Moves()
    while state.turn() != OVER:
        if state.turn() != CHANCE:
            yield state
        state.play(random_move(state, rng, out))


def test_odds_add_up_and_are_the_same_for_positions_that_look_alike() -> None:
    for number, state in enumerate(positions(3)):
        seat = int(state.turn())
        move = legal(state)[0]
        after = state.copy()
        after.play(move)
        if number % 9 or (after.turn() == CHANCE and isinstance(after, Cards) and after.stage == 0):
            continue
        told = follow(state, move, seat)
        assert sum(outcome.chance for outcome in told) == 1
        assert follow(state.imagine(seat, Rng(number)), move, seat) == told


def test_the_end_of_a_turn_leads_to_the_next_prize() -> None:
    """Near the end of the decks: few cards to draw, and every prize by its share."""
    state = start()
    state.robin.owed = state.sheriff.owed = 1
    outcomes = follow(state, None, kinds.SHERIFF)
    share = sum(outcome.chance for outcome in outcomes if outcome.moves[-1] == pack(kinds.PRIZE, 1))
    assert share == Fraction(count(PRIZES.all, 1), 20)


def test_an_illegal_move_has_no_odds() -> None:
    state = next(positions(1))
    with pytest.raises(Refusal, match="illegal"):
        follow(state, pack(kinds.HEAL, 0, 1, 1), int(state.turn()))
