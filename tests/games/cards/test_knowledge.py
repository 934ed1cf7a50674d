"""CARDS-6: what each side sees, what it knows of the other hand, and the positions it can't tell apart."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from sherwood.games.cards.components import count, total
from sherwood.games.cards.kinds import ROBIN, SHERIFF
from sherwood.games.cards.state import Cards
from sherwood.games.cards.view import view
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER, WATCHER
from tests.games.cards.table import Table, new_game, pile, situation, text
from tests.games.cards.test_draw import over_the_limit
from tests.games.cards.test_machine import random_game
from tests.games.cards.test_melee import melee


@pytest.mark.rule("CARDS-6.1")
def test_what_a_player_sees() -> None:
    t = situation("W 2A", "G S B", prize="prisoners", discards=("M", "H"), won=(["peasants"], ["nobleman"]))
    mine, other = t.robin.sees.robin, t.robin.sees.sheriff
    assert mine.hand == (2, 1, 0, 0, 0, 0, 0, 0, 0, 0) and other.hand is None
    assert (mine.held, other.held, mine.deck, other.deck) == (3, 3, 56, 56)
    assert (mine.discards[2], other.discards[3]) == (1, 1)
    assert (mine.points, other.points, other.prizes[3], t.robin.sees.prize) == (0, 3, 1, 6)
    t.robin.adds("W")
    assert t.robin.sees.robin.hidden == (0, 1, 0, 0, 0, 0, 0, 0, 0, 0) and t.sheriff.sees.robin.hidden is None


@pytest.mark.rule("CARDS-6.1", "CARDS-6.7")
def test_at_the_end_all_lies_open() -> None:
    for t, move in random_game(4):
        assert view(t.state, WATCHER).robin.hand is None
        last = move
    assert t.state.turn() == OVER and last
    assert view(t.state, WATCHER).robin.hand is not None and t.robin.sees.sheriff.hand is not None
    assert t.state.imagine(ROBIN, Rng(1)).dump() == t.state.dump()


@pytest.mark.rule("CARDS-6.2")
def test_discards_are_open() -> None:
    t = over_the_limit()
    t.robin.drops("2A M")
    t.sheriff.drops("T")
    assert t.sheriff.sees_enemy.discards == (2, 0, 1, 0, 0, 0, 0, 0, 0, 0) and t.sheriff.sees_enemy.put_away == 0


@pytest.mark.rule("CARDS-6.3")
def test_a_survivor_is_known_until_he_is_committed() -> None:
    t = melee("RH", "G", spare="2M A")
    assert t.robin.known == "RH"
    t.draws("3W", "3S")
    t.turns_up("nobleman")
    t.robin.adds("RH W")
    assert t.robin.known == "RH"
    t.sheriff.adds("")
    assert (t.robin.known, t.robin.hand) == ("W RH", "A 3W 2M RH")


@pytest.mark.rule("CARDS-6.3")
def test_a_commitment_of_the_same_kind_may_be_the_known_card() -> None:
    t = situation("3M", "H", known=("M", ""))
    t.robin.adds("2M")
    t.sheriff.adds("H")
    assert t.robin.known == ""
    t.robin.shoots(0)
    assert (t.robin.hand, t.robin.known) == ("2M", "M")


@pytest.mark.rule("CARDS-6.3", "CARDS-3.1")
def test_at_a_reshuffle_the_hand_is_known() -> None:
    deck = "2A He"
    rest = "20A 5W 9M 5Y T Mo LJ I 4He"
    t = situation("8A M RH", "G", discards=(rest, ""))
    assert text(ROBIN, t.robin.side.deck) == deck
    t.robin.adds("")
    t.sheriff.adds("")
    t.draws("2A He", "3B")
    assert t.robin.known == ""
    t.turns_up("nobleman")
    t.robin.adds("")
    t.sheriff.adds("")
    assert t.told("RESHUFFLED") == [(ROBIN, 47, 0)]
    assert t.robin.known == t.robin.hand == "10A M RH He"
    t.draws("W 2Y", "3B")
    assert t.robin.known == "10A M RH He"


@pytest.mark.rule("CARDS-6.3", "CARDS-6.6", "CARDS-6.2")
@pytest.mark.parametrize("away, known", [("A", ""), ("", "10A M RH He")])
def test_at_a_reshuffle_closed_discards_teach_nothing_if_any_were_put_away(away: str, known: str) -> None:
    rest = "20A 5W 9M 5Y T Mo LJ I 4He"
    t = situation("10A M RH He", "G", discards=(rest, ""), variants="closed_discards")
    t.robin.side.put_away = pile(ROBIN, away)
    t.robin.adds("")
    t.sheriff.adds("")
    assert t.told("RESHUFFLED") == [(ROBIN, 47, 0)] and t.robin.known == known


@pytest.mark.rule("CARDS-6.3")
def test_known_arrows_are_spent_and_known_heal_wounds_played() -> None:
    t = situation("M 3A 2He", "2H B", known=("3A 2He", ""))
    t.robin.adds("M")
    t.sheriff.adds("2H")
    t.volley(1, 0)
    t.robin.heals("M")
    assert t.robin.known == "2A M He"


@pytest.mark.rule("CARDS-6.4")
def test_hand_and_commitment_are_one_number() -> None:
    t = situation("W 2M 3A", "G B", prize="nobleman")
    before = t.sheriff.sees
    for word in ("W 1", "M 2"):
        name, n = word.split()
        t.robin.answers("add", name, int(n))
        assert t.sheriff.sees.robin.held == before.robin.held == 6
    t.sheriff.adds("G")
    assert t.sheriff.sees.robin.held == 3
    t.robin.shoots(2)
    assert t.sheriff.sees.robin.held == 3
    t = over_the_limit()
    t.robin.drops("3A")
    assert t.sheriff.sees.robin.held == 10


@pytest.mark.rule("CARDS-X.41", "CARDS-6.3", "CARDS-6.5")
def test_x41_a_known_card_may_be_committed() -> None:
    t = situation("RH W A", "G", known=("RH", ""))
    t.robin.adds("W")
    seen = set()
    for seed in range(60):
        robin = t.sheriff.imagined(seed).robin
        in_hand, committed = count(robin.side.hand, 8), count(robin.side.chosen, 8)
        assert in_hand + committed == 1
        seen.add(committed)
    assert seen == {0, 1}


@pytest.mark.rule("CARDS-6.5")
@pytest.mark.parametrize("index", range(20))
def test_an_imagined_position_looks_the_same(index: int) -> None:
    """The view is equal, all cards are there, and imagining forgets the truth: it depends on what the seat knows alone."""
    rng = random.Random(index)
    for t, _ in random_game(index):
        if rng.random() > 0.15:
            continue
        for seat in (ROBIN, SHERIFF, WATCHER):
            imagined = t.state.imagine(seat, Rng(7))
            assert isinstance(imagined, Cards)
            imagined.check()
            assert view(imagined, seat) == view(t.state, seat)
            assert t.state.imagine(seat, Rng(8)).dump() == imagined.imagine(seat, Rng(8)).dump()
            if t.state.turn() == seat:
                assert legal(imagined) == legal(t.state)


@pytest.mark.rule("CARDS-6.5")
def test_imagined_hands_have_the_frequencies_of_the_unseen_cards() -> None:
    """Four cards unseen, two of them in hand: each pair as often as the other."""
    everything = "30A 5W 10M 5Y T Mo LJ I RH 5He"
    unseen = "W M RH He"
    open_cards = pile(ROBIN, everything) - pile(ROBIN, unseen)
    t = situation("W M", "G", discards=(text(ROBIN, open_cards), ""))
    n = 6000
    seen = Counter(t.sheriff.imagined(seed).robin.hand for seed in range(n))
    pairs = {text(ROBIN, pile(ROBIN, " ".join(pair))) for pair in combinations(unseen.split(), 2)}
    assert set(seen) == pairs
    for times in seen.values():
        assert abs(times - n / 6) < 5 * (n * 5 / 36) ** 0.5


@pytest.mark.rule("CARDS-6.5")
def test_each_number_chosen_face_down_is_as_likely_as_any_other() -> None:
    """The whole hand is known, so that only the commitment is imagined: W 0..2, then M 0..1."""
    t = situation("2W M", "G", known=("2W M", ""))
    t.robin.adds("W")
    n = 6000
    seen = Counter(text(ROBIN, t.sheriff.imagined(seed).robin.side.chosen) for seed in range(n))
    assert set(seen) == {"", "W", "2W", "M", "W M", "2W M"}
    for times in seen.values():
        assert abs(times - n / 6) < 5 * (n * 5 / 36) ** 0.5


@pytest.mark.rule("CARDS-6.5", "CARDS-0.3")
def test_a_choice_begun_goes_back_to_its_first_question() -> None:
    t = situation("2W M RH", "G")
    t.robin.answers("add", "W", 2)
    imagined = t.sheriff.imagined(1)
    assert imagined.state.turn() == ROBIN and imagined.robin.side.chosen == 0
    held = imagined.robin.side.hand
    assert total(held) == 4
    assert t.robin.imagined(1).state.kind == t.state.kind


@pytest.mark.rule("CARDS-6.5", "CARDS-3.7")
def test_dead_chosen_face_down_are_chosen_anew() -> None:
    t = situation("W M RH A", "2G H 2B")
    t.robin.adds("W M RH")
    t.sheriff.adds("2G H")
    t.volley(1, 1)
    t.robin.loses("W")
    assert {text(ROBIN, t.sheriff.imagined(seed).robin.side.chosen) for seed in range(80)} == {"W", "M", "RH"}
    assert {text(ROBIN, t.robin.imagined(seed).robin.side.chosen) for seed in range(10)} == {"W"}


@pytest.mark.rule("CARDS-6.6", "CARDS-6.5")
def test_cards_put_away_are_known_to_their_owner_alone() -> None:
    t = over_the_limit("closed_discards")
    t.robin.drops("3A")
    t.sheriff.drops("T")
    away = {text(ROBIN, t.sheriff.imagined(seed).robin.side.put_away) for seed in range(40)}
    assert len(away) > 10
    assert {text(ROBIN, t.robin.imagined(seed).robin.side.put_away) for seed in range(10)} == {"3A"}
    assert t.sheriff.sees_enemy.put_away == 3 and sum(t.sheriff.sees_enemy.discards) == 0


@pytest.mark.rule("CARDS-6.6")
def test_combatants_and_shots_stay_known_under_closed_discards() -> None:
    t = melee("M", "H", "closed_discards", spare="A")
    assert t.sheriff.sees_enemy.discards[2] == 1


@pytest.mark.rule("CARDS-6.7", "CARDS-6.5")
def test_a_watcher_sees_what_is_open_to_both() -> None:
    t = situation("W 2M A", "2G B", known=("W", "G"))
    t.robin.adds("W")
    public = view(t.state, WATCHER)
    assert public.robin.hand is public.sheriff.hand is public.robin.hidden is None
    assert (public.robin.known[1], public.sheriff.known[2]) == (1, 1)
    assert public.question == "" and public.kind == -1
    hands = {(int(s.robin.hand + s.robin.chosen), int(s.sheriff.hand)) for s in (imagined(t, seed) for seed in range(30))}
    assert len({robin for robin, _ in hands}) > 10 and len({sheriff for _, sheriff in hands}) > 10
    assert all(count(robin, 1) and count(sheriff, 2) for robin, sheriff in hands)


def imagined(t: Table, seed: int) -> Cards:
    state = t.state.imagine(WATCHER, Rng(seed))
    assert isinstance(state, Cards)
    return state


@pytest.mark.rule("CARDS-6.5")
def test_the_true_position_can_come_out() -> None:
    t = situation("W", "G")
    hands = Counter(t.sheriff.imagined(seed).robin.hand for seed in range(600))
    assert hands["W"] > 0
    assert abs(Fraction(hands["A"], 600) - Fraction(1, 2)) < Fraction(1, 10)


@pytest.mark.rule("CARDS-6.1")
def test_the_first_view_tells_nothing_of_cards() -> None:
    t = new_game()
    assert t.sees.robin.held == t.sees.sheriff.held == 0
    assert (t.sees.robin.deck, t.sees.sheriff.deck) == (60, 60)
    assert (t.sees.turn, t.sees.stage, t.sees.asked, t.sees.prize) == (1, "draw", -1, None)
