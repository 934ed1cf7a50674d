"""CARDS-3.8 to 3.10: who wins, whom he keeps, and what becomes of the prize."""

from __future__ import annotations

import pytest

from sherwood.games.cards import kinds
from sherwood.games.cards.kinds import ROBIN, SHERIFF
from tests.games.cards.table import Table, situation


def melee(robin: str, sheriff: str, variants: str = "", prize: str = "nobleman", spare: str = "") -> Table:
    """All named are committed, nobody has a shot."""
    t = situation(robin=f"{robin} {spare}", sheriff=sheriff, variants=variants, prize=prize)
    for player, names in ((t.robin, robin), (t.sheriff, sheriff)):
        if player.is_asked:
            player.adds(names)
    if t.waits_for == "robin" and t.sees.stage == "arrows":
        t.robin.shoots(0)
    return t


@pytest.mark.rule("CARDS-3.8")
def test_the_higher_total_wins_and_the_loser_loses_all() -> None:
    t = melee("RH M", "2G H")
    assert t.told("MELEE") == [(60, 35, 0)]
    assert t.sheriff.fallen == "2G H" and t.sheriff.discards == "2G H"


@pytest.mark.rule("CARDS-X.26", "CARDS-3.9", "CARDS-0.2", "CARDS-0.8")
def test_x26_seventy_against_fifty() -> None:
    t = melee("RH 2M", "2C")
    assert t.told("MELEE") == [(70, 50, 0)]
    assert t.robin.options == ["keep M 1", "keep M 2", "alone RH"]
    assert t.robin.sees.need == 20
    assert t.robin.breaks("keep", "M", 0) == "CARDS-3.9"
    assert t.robin.breaks("keep", "M", 3) == "CARDS-3.9"
    assert t.robin.breaks("keep", "RH", 1) == "CARDS-3.9"
    assert t.state.fault(t.robin.move("keep", "RH", 1)) == kinds.OVER_LIMIT
    assert t.state.fault(t.robin.move("keep", "Y", 1)) == kinds.NOT_STANDING
    assert t.robin.breaks("alone", "M") == "CARDS-0.2"
    assert t.robin.breaks("alone", "W") == "CARDS-3.9"
    both, alone = t.copy(), t.copy()
    both.robin.keeps("2M")
    assert (both.robin.hand, both.robin.fallen, both.robin.discards) == ("2M", "RH", "RH")
    alone.robin.keeps_alone("RH")
    assert (alone.robin.hand, alone.robin.discards) == ("RH", "2M")
    t.robin.keeps("M")
    assert (t.robin.hand, t.robin.discards) == ("M", "M RH")


@pytest.mark.rule("CARDS-X.27", "CARDS-3.9")
def test_x27_one_or_the_other_never_both() -> None:
    t = melee("Mo", "H K")
    assert t.told("MELEE") == [(30, 35, 0)]
    assert t.sheriff.options == ["alone H", "alone K"]
    assert t.sheriff.breaks("keep", "H", 1) == "CARDS-3.9"
    t.sheriff.keeps_alone("H")
    assert (t.sheriff.hand, t.sheriff.discards, t.sheriff.points) == ("H", "K", 3)


@pytest.mark.rule("CARDS-X.28", "CARDS-3.9")
def test_x28_what_may_be_kept_of_forty_against_twenty_five() -> None:
    def kept() -> Table:
        return melee("T W", "C G S")

    t = kept()
    assert t.sheriff.options == ["keep S 0", "keep S 1", "alone C"]
    t.sheriff.answers("keep", "S", 1)
    assert t.sheriff.options == ["keep G 0", "keep G 1"]
    ways = set()
    for names in ("G S", "G", "S"):
        t = kept()
        t.sheriff.keeps(names)
        ways.add(t.sheriff.hand)
    t = kept()
    t.sheriff.keeps_alone("C")
    assert ways | {t.sheriff.hand} == {"S G", "G", "S", "C"}


@pytest.mark.rule("CARDS-3.9", "CARDS-0.4")
def test_the_last_who_can_be_kept_is_kept_unasked() -> None:
    t = melee("T W", "C G S")
    t.sheriff.answers("keep", "S", 0)
    assert (t.sheriff.hand, t.waits_for) == ("G", "draw")


@pytest.mark.rule("CARDS-0.4", "CARDS-3.9")
@pytest.mark.parametrize("robin, sheriff, hand", [("RH", "C G", "RH"), ("2Y", "C", "Y"), ("2M", "G", "M")])
def test_one_way_to_keep_is_not_asked(robin: str, sheriff: str, hand: str) -> None:
    t = melee(robin, sheriff)
    assert (t.robin.hand, t.robin.points) == (hand, 3)


@pytest.mark.rule("CARDS-3.9")
def test_a_keeper_takes_a_kind_only_while_its_force_fits() -> None:
    t = melee("2W 2M", "G S")
    assert t.told("MELEE") == [(30, 15, 0)]
    assert t.robin.options == ["keep W 0", "keep W 1", "keep W 2"]
    t.robin.answers("keep", "W", 1)
    assert t.robin.options == ["keep M 0", "keep M 1"]
    assert t.robin.breaks("keep", "M", 2) == "CARDS-3.9"
    assert t.robin.breaks("keep", "W", 1) == "CARDS-0.2"
    t.robin.answers("keep", "M", 1)
    assert t.robin.hand == "W M"


@pytest.mark.rule("CARDS-X.29", "CARDS-3.9", "CARDS-3.10")
def test_x29_equal_totals() -> None:
    t = melee("Mo", "C S", prize="maid-marion")
    assert t.told("MELEE") == [(30, 30, 0)] and t.told("NOT_WON") == [(7, 0, 0)]
    assert (t.robin.discards, t.sheriff.discards) == ("Mo", "S C")
    assert (t.robin.hand, t.sheriff.hand, t.waits_for) == ("", "", "draw")


@pytest.mark.rule("CARDS-X.29", "CARDS-3.9", "CARDS-3.10")
def test_x29_standoff() -> None:
    t = melee("Mo", "C S", prize="maid-marion", variants="standoff")
    assert (t.robin.hand, t.sheriff.hand) == ("Mo", "S C")
    assert t.told("NOT_WON") == [(7, 0, 0)] and t.told("RETURNED") == [(ROBIN, 1, 0), (SHERIFF, 2, 0)]
    assert (t.robin.known, t.sheriff.known) == ("Mo", "S C")


@pytest.mark.rule("CARDS-X.30", "CARDS-X.31", "CARDS-3.9")
def test_x30_x31_all_of_robins_men_are_shot() -> None:
    t = situation(robin="M A", sheriff="S G B")
    t.robin.adds("M")
    t.sheriff.adds("S G")
    t.volley(0, 1)
    assert t.told("MELEE") == [(0, 15, 0)]
    assert (t.sheriff.hand, t.sheriff.points) == ("S G", 3)


@pytest.mark.rule("CARDS-X.32", "CARDS-1.1")
def test_x32_peasants_are_worth_nothing_and_taken() -> None:
    t = melee("M", "S", prize="peasants")
    assert (t.robin.prizes, t.robin.points) == (["peasants"], 0)
    assert t.told("WON") == [(ROBIN, 0, 0)]


@pytest.mark.rule("CARDS-3.10")
def test_without_carry_over_a_prize_is_gone() -> None:
    t = melee("", "")
    assert t.sees.prizes_discarded[3] == 1 and t.sees.carried == (0,) * 8


@pytest.mark.rule("CARDS-X.33", "CARDS-3.10")
def test_x33_carry_over() -> None:
    t = melee("Mo", "C S", prize="prisoners", variants="carry_over", spare="M")
    assert t.told("CARRIED") == [(6, 0, 0)] and t.sees.carried[6] == 1
    t.draws_anything()
    t.turns_up("nobleman")
    t.robin.adds("M")
    t.sheriff.adds("") if t.sheriff.options != ["pass"] else t.sheriff.passes()
    assert t.robin.points == 9 and t.told("WON") == [(ROBIN, 3, 9)]
    assert sorted(t.robin.prizes) == ["nobleman", "prisoners"] and t.sees.carried == (0,) * 8


@pytest.mark.rule("CARDS-3.10")
def test_carry_over_ends_with_the_last_prize() -> None:
    won = ["fat-merchant"] * 6 + ["tax-collector"] * 5 + ["nobleman"] * 4
    rest = ["tournament", "kings-messenger", "prisoners", "maid-marion"]
    t = situation("M", "G", "peasants", "carry_over", won=(won, rest), turn=20)
    t.robin.adds("M")
    t.sheriff.adds("G")
    assert t.waits_for == "over" and t.sees.prizes_discarded[0] == 1
