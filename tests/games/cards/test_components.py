"""CARDS-1 and 2: the decks, the prizes, and what is dealt."""

from __future__ import annotations

import pytest

from sherwood.games.cards import setup
from sherwood.games.cards.components import DATA, PRIZES, ROBINS, SHERIFFS, BadData, Deck, common, count, counts, nth, total
from sherwood.games.cards.kinds import ROBIN, SHERIFF
from sherwood.games.cards.setup import start
from sherwood.kernel.game import Refusal
from tests.games.cards.table import Table, new_game, pile, situation, text


@pytest.mark.rule("CARDS-1.1")
def test_prizes() -> None:
    assert counts(PRIZES.all, PRIZES.kinds) == (1, 6, 5, 4, 1, 1, 1, 1)
    assert [PRIZES.points[kind] for kind in range(PRIZES.kinds)] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert (total(PRIZES.all), PRIZES.points_of(PRIZES.all)) == (20, 50)


@pytest.mark.rule("CARDS-1.2")
def test_robins_deck() -> None:
    assert text(ROBIN, ROBINS.all) == "30A 5W 10M 5Y T Mo LJ I RH 5He"
    characters = ROBINS.all & ROBINS.characters
    assert (total(characters), ROBINS.force_of(characters), ROBINS.capacity_of(characters)) == (25, 370, 32)
    assert [ROBINS.force[kind] for kind in range(ROBINS.kinds)] == [0, 5, 10, 15, 20, 30, 30, 40, 50, 0]
    assert (ROBINS.capacity_of(pile(ROBIN, "Y")), ROBINS.capacity_of(pile(ROBIN, "RH"))) == (2, 3)


@pytest.mark.rule("CARDS-1.3")
def test_the_sheriffs_deck() -> None:
    assert text(SHERIFF, SHERIFFS.all) == "10B 10S 10G 15H 5K 5C Sh 4T"
    characters = SHERIFFS.all & SHERIFFS.characters
    assert (total(characters), SHERIFFS.force_of(characters), SHERIFFS.capacity_of(characters)) == (46, 630, 46)
    assert [SHERIFFS.force[kind] for kind in range(SHERIFFS.kinds)] == [0, 5, 10, 15, 20, 25, 30, 0]
    assert SHERIFFS.negated_by(SHERIFFS.all) == 10


@pytest.mark.rule("CARDS-1.4")
def test_a_character_has_force_and_each_side_its_own_discards() -> None:
    assert text(ROBIN, ROBINS.all & ROBINS.characters) == "5W 10M 5Y T Mo LJ I RH"
    assert text(SHERIFF, SHERIFFS.all & SHERIFFS.characters) == "10S 10G 15H 5K 5C Sh"
    t = situation(robin="M", sheriff="G")
    t.robin.adds("M")
    t.sheriff.adds("G")
    assert (t.robin.discards, t.sheriff.discards) == ("M", "G")


@pytest.mark.rule("CARDS-1.1", "CARDS-1.2", "CARDS-1.3")
def test_figures_are_data_with_provenance() -> None:
    assert {DATA[group]["provenance"] for group in ("robin", "sheriff", "prizes")} == {"printed"}
    with pytest.raises(BadData, match="arrow has a count of 63"):
        Deck("robin", [{"name": "arrow", "count": 63}])


@pytest.mark.rule("CARDS-0.5")
def test_piles_count_by_kind() -> None:
    hand = pile(ROBIN, "2A M 3He")
    assert [count(hand, kind) for kind in range(10)] == [2, 0, 1, 0, 0, 0, 0, 0, 0, 3]
    assert [nth(hand, n) for n in range(total(hand))] == [0, 0, 2, 9, 9, 9]
    assert text(ROBIN, common(hand, pile(ROBIN, "A 4M He"))) == "A M He"


@pytest.mark.rule("CARDS-2.1", "CARDS-2.2", "CARDS-X.1")
@pytest.mark.parametrize("options, robin, sheriff", [({}, 6, 9), ({"deal": "balanced"}, 9, 6)])
def test_x1_the_first_hands(options: dict[str, str], robin: int, sheriff: int) -> None:
    t = Table(start(options))
    t.draws_anything()
    assert t.waits_for == "prize"
    assert (total(t.robin.side.hand), total(t.sheriff.side.hand)) == (robin, sheriff)


@pytest.mark.rule("CARDS-2.2")
def test_the_view_names_the_deal() -> None:
    assert new_game().sees.deal == "printed"
    assert new_game(deal="balanced").sees.deal == "balanced"


@pytest.mark.parametrize(
    "options, complaint",
    [({"dael": "printed"}, "no option 'dael'"), ({"deal": "fair"}, "deal can't be 'fair'"), ({"bluff": "yes"}, "off, on")],
)
def test_unknown_options_are_refused(options: dict[str, str], complaint: str) -> None:
    with pytest.raises(Refusal, match=complaint):
        start(options)


def test_variants_stand_in_the_order_of_the_rules() -> None:
    names = [option.name for option in setup.OPTIONS if option.is_variant]
    assert names == sorted(names) and len(names) == 17
    assert new_game("bluff standoff").sees.variants == ("bluff", "standoff")
