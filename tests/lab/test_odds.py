"""Exact odds: they add up to one, agree with sums done by hand, and tell a seat no more than it knows."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import cast

import pytest

from sherwood.games.cards import GAME, kinds
from sherwood.games.cards.components import PRIZES, ROBINS, count
from sherwood.games.cards.state import Cards
from sherwood.games.skirmish.kinds import DAMAGE, TO_HIT
from sherwood.kernel.game import Refusal, Words
from sherwood.kernel.moves import UNKNOWN, Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER, State
from sherwood.lab.odds import Outcome, Way, folded, follow, told
from tests.bots.toys import CHOOSE, RESULT, SHOW, Pennies
from tests.games.skirmish.field import field


def moves_of(outcome: Outcome) -> tuple[int, ...]:
    """The moves of the only way to it."""
    [way] = outcome.ways
    return way.moves


def test_a_throw_is_told_by_its_weights() -> None:
    state = Pennies(((4, 1), (2, 6)))
    state.play(pack(CHOOSE, 0, 0))
    state.play(pack(CHOOSE, 1, 0))
    state.play(pack(SHOW, 0, 0))
    assert follow(state, None, WATCHER) == [
        Outcome(Fraction(4, 6), (Way((pack(RESULT, 0),)),)),
        Outcome(Fraction(2, 6), (Way((pack(RESULT, 1),)),)),
    ]


def test_what_hangs_on_a_hidden_choice_is_not_told() -> None:
    """The second to lay knows his own coin, not the other's: nothing can be said of what follows."""
    for side in range(2):
        state = Pennies(((6, 1), (2, 0)))
        state.play(pack(CHOOSE, 0, side))
        assert follow(state, pack(CHOOSE, 1, 0), 1) == [Outcome(Fraction(1), (Way(),))]


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
    drawn = {int(b_of(moves_of(outcome)[0])): Fraction(0) for outcome in outcomes}
    for outcome in outcomes:
        drawn[int(b_of(moves_of(outcome)[0]))] += outcome.chance
    assert sum(share for kind, share in drawn.items() if ROBINS.force[kind] > 0) == Fraction(5, 12)
    assert (drawn[0], drawn[9]) == (Fraction(1, 2), Fraction(1, 12))


@pytest.mark.rule("CARDS-O.5")
def test_the_first_prize() -> None:
    outcomes = follow(last_card(start()), None, WATCHER)
    prizes = {int(a_of(moves_of(outcome)[-1])): outcome.chance for outcome in outcomes}
    assert all(kind_of(moves_of(outcome)[-1]) == kinds.PRIZE for outcome in outcomes)
    assert prizes[4] == Fraction(1, 20)
    assert sum(share for kind, share in prizes.items() if PRIZES.points[kind] >= 5) == Fraction(3, 20)


def test_the_other_sides_draws_look_alike() -> None:
    """A reader is told that a card was drawn, not which: so the draw has one outcome for him."""
    outcomes = follow(last_card(start()), None, kinds.SHERIFF)
    assert {moves_of(outcome)[0] for outcome in outcomes} == {pack(kinds.DRAW, kinds.ROBIN, UNKNOWN)}
    assert len(outcomes) == 8


def test_the_order_of_draws_does_not_matter() -> None:
    state = start()
    state.robin.owed, state.sheriff.owed = 2, 0
    outcomes = follow(state, None, kinds.ROBIN)
    hands = {tuple(sorted(moves_of(outcome)[:2])) for outcome in outcomes}
    assert len(hands) * 8 == len(outcomes)
    two_arrows = (pack(kinds.DRAW, kinds.ROBIN, 0),) * 2
    assert sum(o.chance for o in outcomes if moves_of(o)[:2] == two_arrows) == Fraction(30 * 29, 60 * 59)


@pytest.fixture
def blow() -> list[Outcome]:
    """Geri strikes at Roger, who is down: one die."""
    f = field("cottage", norman="roger 0509 stunned", saxon="geri 0409", phase="combat")
    return follow(f.state, f.move("attack geri roger"), 1)


@pytest.mark.rule("SKIRMISH-5e")
def test_every_face_that_leads_to_an_outcome_is_a_way_to_it(blow: list[Outcome]) -> None:
    assert sorted(c_of(way.moves[0]) for outcome in blow for way in outcome.ways) == list(range(1, 11))
    assert all(outcome.chance == Fraction(len(outcome.ways), 10) for outcome in blow)


@pytest.mark.rule("SKIRMISH-3.3a", "SKIRMISH-3.4a")
def test_every_pair_of_dice_that_leads_to_an_outcome_is_a_way_to_it() -> None:
    """A miss is one die; after a hit a second is thrown."""
    f = field("woods", norman="finn 1508, guy 1406", saxon="reynold 0908", phase="missile")
    outcomes = follow(f.state, f.move("fire reynold guy 1406"), 1)
    for outcome in outcomes:
        assert outcome.chance == sum(Fraction(1, 10) ** len(dice(way)) for way in outcome.ways)
    thrown = [dice(way) for outcome in outcomes for way in outcome.ways]
    assert len(set(thrown)) == len(thrown) and {len(faces) for faces in thrown} == {1, 2}


def dice(way: Way) -> tuple[int, ...]:
    return tuple(int(c_of(move)) for move in way.moves if kind_of(move) in (TO_HIT, DAMAGE))


class Faces:
    """Words that tell each event as a number."""

    def told(self, move: int, language: str) -> str:
        return ""

    def event(self, event: int, language: str) -> tuple[str, str]:
        return f"The die shows {event}: {'a hit' if event < 7 else 'a miss'}.", ""


@pytest.mark.parametrize(
    ("faces", "says"),
    [
        ([[4]], "The die shows 4: a hit."),
        ([[4], [1], [2], [3], [6]], "The die shows 1–4, 6: a hit."),
        ([[6], [7], [8]], "The die shows 6: a hit. / The die shows 7–8: a miss."),
        ([[1, 9], [2, 10]], "The die shows 1–2: a hit. The die shows 9–10: a miss."),
        ([[]], ""),
    ],
)
def test_no_way_is_told_as_if_it_were_the_only_one(faces: list[list[int]], says: str) -> None:
    outcome = Outcome(Fraction(1), tuple(Way((), tuple(way)) for way in faces))
    assert told(outcome, cast(Words, Faces()), "en") == says


def test_places_are_no_range() -> None:
    assert folded(["to 0801 {a}", "to 0802 {a}"]) == "to 0801, 0802 {a}"


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
    share = sum(outcome.chance for outcome in outcomes if moves_of(outcome)[-1] == pack(kinds.PRIZE, 1))
    assert share == Fraction(count(PRIZES.all, 1), 20)


def test_an_illegal_move_has_no_odds() -> None:
    state = next(positions(1))
    with pytest.raises(Refusal, match="illegal"):
        follow(state, pack(kinds.HEAL, 0, 1, 1), int(state.turn()))
