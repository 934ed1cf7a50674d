"""CARDS-3.5 to 3.7: shots, Shieldmen, casualties."""

from __future__ import annotations

import pytest

from sherwood.games.cards import kinds
from sherwood.games.cards.kinds import ROBIN, SHERIFF, with_pile
from sherwood.kernel.play import legal
from tests.games.cards.table import Table, pile, situation


def ambushed(robin: str, sheriff: str, shots: int = 0, bolts: int = 0, variants: str = "", extra: str = "") -> Table:
    """All combatants named are committed; `shots` Arrows and `bolts` Bolts are in hand, and `extra` with Robin."""
    t = situation(
        f"{robin} {shots}A {extra}" if shots else f"{robin} {extra}",
        f"{sheriff} {bolts}B" if bolts else sheriff,
        variants=variants,
    )
    if robin:
        t.robin.adds(robin)
    if sheriff:
        t.sheriff.adds(sheriff)
    return t


@pytest.mark.rule("CARDS-X.7", "CARDS-3.5", "CARDS-3.9", "CARDS-3.11")
def test_x7_against_nobody() -> None:
    t = situation(robin="W 2A", sheriff="G B")
    t.robin.adds("W")
    t.sheriff.adds("")
    assert t.told("MELEE") == [(5, 0, 0)]
    assert (t.robin.hand, t.robin.points, t.waits_for) == ("2A W", 3, "draw")


@pytest.mark.rule("CARDS-X.15", "CARDS-3.5")
@pytest.mark.parametrize("variants, most", [("", 6), ("one_arrow_each", 3)])
def test_x15_capacity(variants: str, most: int) -> None:
    t = ambushed("W Y RH", "10G", shots=8, variants=variants)
    assert t.robin.options == [f"shots {n}" for n in range(most + 1)]
    assert t.robin.breaks("shots", n=most + 1) == "CARDS-3.5"


@pytest.mark.rule("CARDS-3.5", "CARDS-0.8")
def test_no_more_shots_than_arrows() -> None:
    t = ambushed("RH", "3G", shots=2)
    assert t.robin.options == ["shots 0", "shots 1", "shots 2"]
    assert t.robin.breaks("shots", n=3) == "CARDS-3.5"


@pytest.mark.rule("CARDS-X.16", "CARDS-3.6", "CARDS-3.7")
def test_x16_shieldmen_negate_and_may_fall() -> None:
    t = ambushed("W Y RH", "2S G H", shots=4)
    t.volley(4, 0)
    assert t.told("STOPPED") == [(2, 0, 0)] and t.told("KILLS") == [(SHERIFF, 2, 0)]
    assert t.sheriff.options == ["lose S 0", "lose S 1", "lose S 2"]
    t.sheriff.loses("2S")
    assert t.told("MELEE") == [(70, 25, 0)]


@pytest.mark.rule("CARDS-X.17", "CARDS-3.6")
def test_x17_three_shieldmen_three_arrows() -> None:
    t = ambushed("RH", "3S", shots=3)
    t.volley(3, 0)
    assert t.told("KILLS") == [] and t.robin.discards == "3A"
    assert t.told("MELEE") == [(50, 15, 0)]


@pytest.mark.rule("CARDS-3.6")
def test_bolts_are_never_negated_nor_arrows_left_over() -> None:
    t = ambushed("2M", "S", shots=2, bolts=1)
    t.volley(2, 1)
    assert t.told("KILLS") == [(SHERIFF, 1, 0), (ROBIN, 1, 0)]


@pytest.mark.rule("CARDS-3.6")
def test_shield_self() -> None:
    t = ambushed("RH Y", "2S G H", shots=5, variants="shield_self")
    t.volley(3, 0)
    assert t.told("KILLS") == [(SHERIFF, 3, 0)]
    shown = t.copy()
    for name, n in (("S", 2), ("G", 1), ("H", 0)):
        shown.play(shown.sheriff.move("lose", name, n), turn_up=False)
    assert legal(shown.state) == [with_pile(kinds.FALLEN_SHERIFF, pile(SHERIFF, "G"))]
    t.sheriff.loses("2S G")
    assert t.told("STOPPED") == [(2, 0, 0)]
    assert t.told("MELEE") == [(65, 25, 0)] and t.sheriff.fallen == "2S G H"


@pytest.mark.rule("CARDS-3.6")
def test_shield_self_against_more_arrows_than_men() -> None:
    t = ambushed("RH Y", "S G", shots=5, variants="shield_self")
    t.volley(5, 0)
    assert t.told("KILLS") == [(SHERIFF, 2, 3)] and t.told("STOPPED") == [(1, 0, 0)]
    assert t.told("MELEE") == [(65, 5, 0)]


@pytest.mark.rule("CARDS-X.18", "CARDS-3.7", "CARDS-3.10")
def test_x18_both_die() -> None:
    t = ambushed("M", "G", shots=1, bolts=1, extra="He")
    t.volley(1, 1)
    assert t.waits_for == "draw" and t.told("NOT_WON") == [(3, 0, 0)] and t.told("MELEE") == []
    assert (t.robin.discards, t.sheriff.discards, t.robin.hand) == ("A M", "B G", "He")


@pytest.mark.rule("CARDS-X.19", "CARDS-3.7", "CARDS-3.9")
def test_x19_wasted_arrows() -> None:
    t = ambushed("RH Y", "2G", shots=5, bolts=1)
    t.volley(5, 1)
    assert t.told("KILLS") == [(SHERIFF, 2, 3), (ROBIN, 1, 0)]
    t.robin.loses("Y")
    assert t.told("MELEE") == [(50, 0, 0)] and t.robin.points == 3
    assert (t.robin.hand, t.robin.discards) == ("RH", "5A Y")


@pytest.mark.rule("CARDS-X.20", "CARDS-3.5", "CARDS-0.4")
def test_x20_nobody_to_shoot_at() -> None:
    t = situation(robin="RH 3A", sheriff="G 2B")
    t.robin.adds("RH")
    t.sheriff.adds("")
    assert (t.robin.hand, t.waits_for) == ("3A RH", "draw")


@pytest.mark.rule("CARDS-X.21", "CARDS-0.4")
def test_x21_no_arrow_but_asked() -> None:
    t = situation(robin="RH W", sheriff="G B")
    t.robin.adds("RH")
    t.sheriff.adds("G")
    assert t.robin.options == ["shots 0"]


@pytest.mark.rule("CARDS-3.5", "CARDS-0.4")
def test_with_an_empty_hand_nobody_is_asked_for_shots() -> None:
    t = situation(robin="RH", sheriff="G B")
    t.robin.adds("RH")
    t.sheriff.adds("G")
    assert t.sheriff.options == ["shots 0", "shots 1"]
    t.sheriff.shoots(0)
    assert t.told("MELEE") == [(50, 10, 0)]


@pytest.mark.rule("CARDS-X.22", "CARDS-3.5", "CARDS-3.7")
def test_x22_robin_first() -> None:
    t = ambushed("RH", "3G", shots=3, bolts=1, variants="robin_first")
    assert t.state.together() == 1
    shot = t.robin.move("shots", n=2)
    assert t.state.seen(shot, SHERIFF) == shot
    t.robin.shoots(2)
    assert t.sheriff.sees_enemy.shots == 2
    assert all(t.sheriff.imagined(seed).robin.side.shots == 2 for seed in range(20))
    t.sheriff.shoots(1)
    assert t.told("KILLS") == [(SHERIFF, 2, 0), (ROBIN, 1, 0)]
    assert t.told("MELEE") == [(0, 10, 0)]


@pytest.mark.rule("CARDS-3.5", "CARDS-0.3")
def test_without_it_the_sheriff_chooses_blind() -> None:
    t = ambushed("RH", "3G", shots=3, bolts=1)
    assert t.state.together() == 3
    t.robin.shoots(2)
    assert t.sheriff.sees_enemy.shots is None
    assert {int(t.sheriff.imagined(seed).robin.side.shots) for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("CARDS-X.23", "CARDS-3.7")
def test_x23_the_owner_chooses_his_dead() -> None:
    t = ambushed("W M RH", "2G H", shots=1, bolts=2)
    t.volley(1, 2)
    assert t.robin.options == ["lose W 0", "lose W 1"]
    assert t.robin.sees.need == 2
    other = t.copy()
    other.robin.answers("lose", "W", 0)
    assert other.robin.options == ["lose M 1"]
    other.robin.answers("lose", "M", 1)
    assert other.robin.options == ["lose RH 1"]
    t.robin.loses("W M")
    assert t.waits_for == "sheriff" and t.sheriff.sees_enemy.fallen == (0,) * 10
    t.sheriff.loses("G")
    assert t.told("MELEE") == [(50, 25, 0)]
    assert t.robin.fallen == "W M"


@pytest.mark.rule("CARDS-X.23", "CARDS-3.7")
def test_x23_the_shooter_picks() -> None:
    t = ambushed("W M RH", "2G H", shots=1, bolts=2, variants="shooter_picks")
    t.volley(1, 2)
    assert t.robin.options == ["lose G 0", "lose G 1"]
    t.robin.picks("H")
    assert t.sheriff.options == ["lose W 0", "lose W 1"]
    assert t.sheriff.sees.robin.dying == (0,) * 10 and t.robin.sees.robin.dying is None
    t.sheriff.picks("M RH")
    assert t.told("MELEE") == [(5, 20, 0)]
    assert "RH" in t.robin.discards


@pytest.mark.rule("CARDS-3.7", "CARDS-0.8")
def test_the_wrong_number_of_dead() -> None:
    t = ambushed("W 2M RH", "2G", bolts=2)
    t.volley(0, 2)
    assert t.robin.breaks("lose", "W", 2) == "CARDS-3.7"
    assert t.robin.breaks("lose", "M", 1) == "CARDS-0.2"
    t.robin.answers("lose", "W", 0)
    assert t.robin.options == ["lose M 1", "lose M 2"]
    assert t.robin.breaks("lose", "M", 0) == "CARDS-3.7"
    t.robin.answers("lose", "M", 2)
    assert t.robin.options == ["lose RH 0"]


@pytest.mark.rule("CARDS-X.24", "CARDS-0.4", "CARDS-3.7")
def test_x24_as_many_kills_as_men() -> None:
    t = ambushed("W M", "3G", bolts=3)
    t.volley(0, 3)
    assert t.told("KILLS") == [(ROBIN, 2, 1)]
    assert t.told("MELEE") == [(0, 30, 0)] and t.robin.discards == "W M"


@pytest.mark.rule("CARDS-0.4", "CARDS-3.7")
def test_casualties_of_one_kind_are_not_asked() -> None:
    t = ambushed("3M", "3G", bolts=2)
    t.volley(0, 2)
    assert t.told("MELEE") == [(10, 30, 0)] and t.robin.fallen == "3M"


@pytest.mark.rule("CARDS-X.25", "CARDS-3.7")
def test_x25_the_dead_have_shot() -> None:
    t = ambushed("RH", "3G", shots=3, bolts=1)
    t.volley(3, 1)
    assert t.told("KILLS") == [(SHERIFF, 3, 0), (ROBIN, 1, 0)]
    assert t.waits_for == "draw" and t.told("NOT_WON") == [(3, 0, 0)]


@pytest.mark.rule("CARDS-O.7", "CARDS-3.6", "CARDS-3.7")
@pytest.mark.parametrize("arrows, shields, others, kills", [(4, 2, 3, 2), (3, 3, 1, 0), (6, 1, 2, 3), (6, 2, 4, 4), (1, 0, 2, 1)])
def test_o7_kills_of_robins_volley(arrows: int, shields: int, others: int, kills: int) -> None:
    t = ambushed("RH Y W", f"{shields}S {others}G" if shields else f"{others}G", shots=arrows)
    t.volley(arrows, 0)
    assert kills == min(shields + others, max(0, arrows - shields))
    assert [(seat, dead) for seat, dead, _ in t.told("KILLS")] == ([(SHERIFF, kills)] if arrows > shields else [])


@pytest.mark.rule("CARDS-O.7")
def test_o7_kills_of_the_sheriffs_volley() -> None:
    t = ambushed("W M", "3G", bolts=3)
    t.volley(0, 3)
    assert t.told("KILLS") == [(ROBIN, 2, 1)]
