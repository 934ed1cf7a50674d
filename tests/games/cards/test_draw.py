"""CARDS-3.1, 3.2: drawing, the reshuffle, the hand limit, the prize."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games.cards import kinds
from sherwood.games.cards.components import count, total
from sherwood.games.cards.kinds import ROBIN, SHERIFF, with_pile
from sherwood.kernel.moves import pack
from sherwood.kernel.play import chances, legal
from tests.games.cards.table import Table, new_game, outcomes, pile, situation


def pass_turns(t: Table, until: int) -> None:
    """Plays on with nothing ever committed, to the first draw of a turn."""
    while t.state.number < until:
        if t.waits_for in ("robin", "sheriff"):
            t.play(legal(t.state)[0])
        elif t.waits_for == "prize":
            t.play(legal(t.state)[-1])
        else:
            t.play(legal(t.state)[0])


@pytest.mark.rule("CARDS-3.1", "CARDS-0.1")
def test_three_for_robin_then_three_for_the_sheriff() -> None:
    t = situation(robin="", sheriff="")
    assert t.waits_for == "draw" and t.state.number == 2
    t.draws("3A")
    t.draws(sheriff="2B")
    assert t.waits_for == "draw"
    t.draws(sheriff="B")
    assert t.waits_for == "prize"
    assert (t.robin.hand, t.sheriff.hand) == ("3A", "3B")


@pytest.mark.rule("CARDS-3.1")
def test_no_hand_limit_by_default() -> None:
    t = situation(robin="20A 5He", sheriff="15H 10G", prize="")
    t.turns_up("nobleman")
    t.robin.passes()
    t.sheriff.adds("")
    t.draws("3A", "3B")
    assert t.waits_for == "prize"


@pytest.mark.rule("CARDS-3.1", "CARDS-X.2")
@pytest.mark.parametrize("deal, robin, sheriff", [("printed", 20, 19), ("balanced", 19, 20)])
def test_x2_who_reshuffles_when(deal: str, robin: int, sheriff: int) -> None:
    """All commit everything they have, so that everything is discarded; the decks last as long as the rules say."""
    t = new_game(deal=deal)
    turns: dict[object, int] = {}
    while t.waits_for != "over":
        t.play(legal(t.state)[-1])
        for seat, _, _ in t.told("RESHUFFLED"):
            turns.setdefault(seat, t.state.number)
    assert turns == {ROBIN: robin, SHERIFF: sheriff}


@pytest.mark.rule("CARDS-X.3", "CARDS-3.1")
def test_x3_without_reshuffle_nothing_is_drawn() -> None:
    everything = ("30A 5W 10M 5Y T Mo LJ I RH 5He", "10B 10S 10G 15H 5K 5C Sh 4T")
    t = situation(discards=everything, variants="no_reshuffle")
    assert t.waits_for == "prize" and t.state.number == 2
    assert (t.robin.hand, t.robin.discards) == ("", everything[0])
    assert situation(discards=everything).waits_for == "draw"


@pytest.mark.rule("CARDS-3.1")
def test_without_reshuffle_what_is_left_is_drawn() -> None:
    t = situation(discards=("30A 5W 10M 5Y T Mo LJ I RH 3He", ""), variants="no_reshuffle")
    t.draws("2He", "3B")
    assert (t.robin.hand, t.waits_for) == ("2He", "prize")


@pytest.mark.rule("CARDS-X.4", "CARDS-0.5", "CARDS-3.1")
def test_x4_the_last_card_and_then_two_of_the_discards() -> None:
    held = "26A 5W 10M 5Y T Mo LJ I RH 4He"
    t = situation(robin=held, discards=("4A", ""))
    t.robin.adds("")
    t.draws("He")
    assert t.told("RESHUFFLED") == [(ROBIN, 4, 0)]
    assert chances(t.state) == [(pack(kinds.DRAW, ROBIN, 0), 4)]
    t.draws("2A")
    assert (total(t.robin.side.deck), total(t.robin.side.discards)) == (2, 0)


@pytest.mark.rule("CARDS-X.5", "CARDS-3.1")
def test_x5_nothing_left_to_draw() -> None:
    t = situation(robin="30A 5W 10M 5Y T Mo LJ I RH 5He", sheriff="10B 10S 10G 15H 5K 5C Sh 4T")
    t.robin.adds("")
    t.sheriff.adds("")
    assert t.waits_for == "prize" and t.state.number == 2
    assert t.told("RESHUFFLED") == []


@pytest.mark.rule("CARDS-O.4", "CARDS-0.5")
def test_o4_the_next_draw_from_a_full_deck() -> None:
    state = new_game().state
    shares = [share for _, share in outcomes(state)]
    assert [shares[0], sum(shares[1:9]), shares[9]] == [Fraction(1, 2), Fraction(5, 12), Fraction(1, 12)]
    state.robin.owed = 0
    shares = [share for _, share in outcomes(state)]
    assert [shares[0], sum(shares[1:7]), shares[7]] == [Fraction(1, 6), Fraction(23, 30), Fraction(1, 15)]


# -- hand limit -------------------------------------------------------------------------------------------------------
def over_the_limit(variants: str = "") -> Table:
    """Robin holds ten cards and the Sheriff eight, with a limit of seven."""
    t = situation(robin="2W 4A M", sheriff="2G 3B", variants=variants, hand_limit="7")
    t.robin.adds("")
    t.sheriff.adds("")
    t.draws("2W A", "2S T")
    return t


@pytest.mark.rule("CARDS-3.1", "CARDS-0.1", "CARDS-0.2")
def test_hand_limit_robin_then_the_sheriff() -> None:
    t = over_the_limit()
    assert t.sees.stage == "limit"
    assert t.robin.options == ["drop A 0", "drop A 1", "drop A 2", "drop A 3"]
    assert t.robin.sees.need == 3
    t.robin.drops("2A M")
    assert t.robin.discards == "" and t.sheriff.sees.robin.held == 10
    assert t.sheriff.options == ["drop B 0", "drop B 1"]
    t.sheriff.drops("T")
    assert (t.robin.hand, t.robin.discards) == ("3A 4W", "2A M")
    assert (t.sheriff.hand, t.sheriff.discards) == ("3B 2S 2G", "T")
    assert t.waits_for == "prize"


@pytest.mark.rule("CARDS-0.8", "CARDS-3.1")
def test_hand_limit_faults() -> None:
    t = over_the_limit()
    assert t.robin.breaks("drop", "A", 5) == "CARDS-3.1"
    assert t.robin.breaks("drop", "A", 6) == "CARDS-3.3"
    assert t.robin.breaks("drop", "W", 1) == "CARDS-0.2"
    t.robin.answers("drop", "A", 0)
    t.robin.answers("drop", "W", 2)
    assert t.robin.options == ["drop M 1"]
    assert t.robin.breaks("drop", "M", 0) == "CARDS-3.1"


@pytest.mark.rule("CARDS-3.1", "CARDS-0.4")
def test_hand_limit_asks_only_who_is_above_it() -> None:
    t = situation(robin="4A", sheriff="2G 3B", hand_limit="7")
    t.robin.passes()
    t.sheriff.adds("")
    t.draws("3A", "3S")
    assert t.waits_for == "sheriff"
    other = t.copy()
    other.play(other.sheriff.move("drop", "B", 0), turn_up=False)
    other.play(other.sheriff.move("drop", "S", 1), turn_up=False)
    other.play(other.sheriff.move("drop", "G", 0), turn_up=False)
    assert legal(other.state) == [with_pile(kinds.DROPPED_SHERIFF, pile(SHERIFF, "S"))]
    t.sheriff.drops("S")
    assert t.waits_for == "prize"
    assert situation(robin="4A", hand_limit="10").sees.hand_limit == 10


@pytest.mark.rule("CARDS-6.2", "CARDS-6.6", "CARDS-0.1")
def test_closed_discards_hide_what_is_dropped() -> None:
    t = over_the_limit("closed_discards")
    t.robin.drops("2A M")
    t.sheriff.drops("T")
    assert t.waits_for == "prize"
    seen = t.sheriff.sees_enemy
    assert (sum(seen.discards), seen.put_away) == (0, 3)
    assert (sum(t.robin.sees.robin.discards), t.robin.sees.robin.put_away) == (3, 0)


# -- prize ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("CARDS-3.2")
def test_the_prize_comes_after_the_draw() -> None:
    t = new_game()
    assert t.waits_for == "draw"
    t.draws_anything()
    assert t.waits_for == "prize"
    assert dict(chances(t.state)) == {pack(kinds.PRIZE, kind): n for kind, n in enumerate((1, 6, 5, 4, 1, 1, 1, 1))}
    t.turns_up("prisoners")
    assert count(t.state.prizes, 6) == 0 and t.sees.prize == 6


@pytest.mark.rule("CARDS-3.2")
def test_prize_first() -> None:
    t = new_game("prize_first")
    assert t.waits_for == "prize"
    t.turns_up("nobleman")
    assert t.waits_for == "draw" and t.sees.prize == 3
    t.draws_anything()
    assert t.waits_for == "robin" and t.sees.stage == "ambush"


@pytest.mark.rule("CARDS-3.2")
def test_prize_first_with_a_hand_limit_and_the_tournament() -> None:
    t = new_game("prize_first", hand_limit="7")
    t.turns_up("tournament")
    t.draws_anything()
    assert t.waits_for == "sheriff" and t.sees.stage == "limit"
    t.play(legal(t.state)[0])
    while t.sees.stage == "limit":
        t.play(legal(t.state)[0])
    assert t.sees.stage == "tournament"
    assert pile(ROBIN, t.robin.hand) == t.robin.side.hand
