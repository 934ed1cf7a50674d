"""CARDS-5: the end."""

from __future__ import annotations

import pytest

from sherwood.games.cards.kinds import BY_MARION, BY_POINTS, BY_PRIZES, DRAWN
from tests.games.cards.table import Table, situation

ALL = [
    "peasants",
    *["fat-merchant"] * 6,
    *["tax-collector"] * 5,
    *["nobleman"] * 4,
    "tournament",
    "kings-messenger",
    "prisoners",
    "maid-marion",
]


def without(names: list[str], *taken: str) -> list[str]:
    left = list(names)
    for name in taken:
        left.remove(name)
    return left


def last(robin: list[str], sheriff: list[str], prize: str, hands: tuple[str, str] = ("M", ""), variants: str = "") -> Table:
    """The last prize lies open; what nobody has won was discarded."""
    lost = without(ALL, prize, *robin, *sheriff)
    return situation(hands[0], hands[1], prize, variants, won=(robin, sheriff), lost=lost, turn=20)


@pytest.mark.rule("CARDS-X.46", "CARDS-5.1", "CARDS-3.10")
def test_x46_the_last_prize() -> None:
    t = last([], ["peasants"], "prisoners", ("Mo 3A", "C S"))
    t.robin.adds("Mo")
    t.sheriff.adds("C S")
    t.robin.shoots(0)
    assert t.waits_for == "over" and t.sees.prizes_discarded[6] == 1
    t = last([], ["peasants"], "prisoners", ("M Mo He", "2G"))
    t.robin.adds("M Mo")
    t.sheriff.adds("2G")
    t.robin.shoots(0)
    t.robin.keeps("M")
    assert t.sees.stage == "recovery"
    t.robin.heals("Mo")
    assert t.waits_for == "over" and t.told("ENDED") == [(6, 0, 0)]
    assert (t.state.points(0), t.state.points(1), t.state.ending()) == (6, 0, BY_POINTS)


TWENTY_FIVE = ["maid-marion", "prisoners", *["nobleman"] * 4]  # six cards
PEASANTS_LOST = ["kings-messenger", "tournament", *["tax-collector"] * 5, *["fat-merchant"] * 6]  # thirteen cards


@pytest.mark.rule("CARDS-X.47", "CARDS-5.1")
@pytest.mark.parametrize("variants, points, ending", [("", (25, 25), DRAWN), ("tie_break_prizes", (25, 26), BY_PRIZES)])
def test_x47_twenty_five_each(variants: str, points: tuple[int, int], ending: int) -> None:
    t = last(TWENTY_FIVE, PEASANTS_LOST, "peasants", ("", ""), variants)
    assert t.waits_for == "over"
    assert (t.state.points(0), t.state.points(1)) == points
    assert t.state.ending() == ending == t.sees.ending
    assert t.told("ENDED") == [(25, 25, 0)] and t.sees.robin.points == 25


SHERIFFS_TWENTY = ["prisoners", "kings-messenger", "nobleman", "tax-collector", *["fat-merchant"] * 4]
WITH_MARION = ["maid-marion", "nobleman", *["tax-collector"] * 4, *["fat-merchant"] * 2]
WITHOUT_MARION = ["tournament", *["nobleman"] * 3, *["tax-collector"] * 3, "fat-merchant"]


@pytest.mark.rule("CARDS-X.47", "CARDS-5.1")
@pytest.mark.parametrize("robin, points, ending", [(WITH_MARION, (21, 20), BY_MARION), (WITHOUT_MARION, (20, 20), DRAWN)])
def test_x47_twenty_each_with_eight_cards(robin: list[str], points: tuple[int, int], ending: int) -> None:
    t = last(robin, SHERIFFS_TWENTY, "peasants", ("", ""), "tie_break_prizes")
    assert (t.robin.points, t.sheriff.points) == (20, 20)
    assert (t.state.points(0), t.state.points(1), t.state.ending()) == (*points, ending)


@pytest.mark.rule("CARDS-X.48", "CARDS-3.10", "CARDS-5.1")
def test_x48_points_need_not_be_fifty() -> None:
    robin = ["maid-marion", "prisoners", "tournament", "nobleman"]
    sheriff = ["kings-messenger", "nobleman", "nobleman", "nobleman", *["tax-collector"] * 2]
    t = last(robin, sheriff, "peasants", ("", ""))
    assert (t.state.points(0), t.state.points(1), t.state.ending()) == (20, 18, BY_POINTS)
    assert sum(n * kind for kind, n in enumerate(t.sees.prizes_discarded)) == 12
