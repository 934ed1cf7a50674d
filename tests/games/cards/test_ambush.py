"""CARDS-3.3, 3.4: committing face down, and the Trap."""

from __future__ import annotations

import pytest

from sherwood.games.cards.kinds import SHERIFF
from tests.games.cards.table import situation


@pytest.mark.rule("CARDS-3.3", "CARDS-0.1")
def test_any_number_of_characters_revealed_together() -> None:
    t = situation(robin="2W RH A", sheriff="2G B")
    t.robin.adds("W RH")
    assert (t.robin.hand, t.robin.combatants) == ("A W", "")
    assert t.robin.sees.robin.hidden is not None and sum(t.robin.sees.robin.hidden) == 2
    t.sheriff.adds("2G")
    assert (t.robin.combatants, t.sheriff.combatants) == ("W RH", "2G")


@pytest.mark.rule("CARDS-X.6", "CARDS-3.10")
def test_x6_nobody_comes() -> None:
    t = situation(robin="W A", sheriff="G B", prize="prisoners")
    t.robin.adds("")
    t.sheriff.adds("")
    assert t.waits_for == "draw" and t.state.number == 2
    assert t.told("NOT_WON") == [(6, 0, 0)] and t.told("MELEE") == []
    assert (t.robin.hand, t.sheriff.hand) == ("A W", "B G")


@pytest.mark.rule("CARDS-X.8", "CARDS-3.3", "CARDS-0.8")
def test_x8_only_characters() -> None:
    t = situation(robin="W A He", sheriff="G")
    assert t.robin.breaks("add", "A", 1) == "CARDS-3.3"
    assert t.robin.breaks("add", "He", 1) == "CARDS-3.3"
    assert t.robin.options == ["add W 0", "add W 1"]


@pytest.mark.rule("CARDS-3.3")
def test_bluff() -> None:
    t = situation(robin="W 2A He", sheriff="G 2B T", variants="bluff")
    assert t.robin.options == ["add A 0", "add A 1", "add A 2"]
    t.robin.adds("A He")
    assert t.sheriff.options == ["add B 0", "add B 1", "add B 2"]
    t.sheriff.adds("B G")
    assert (t.robin.discards, t.robin.hand) == ("A He", "A W")
    assert t.told("MELEE") == [(0, 10, 0)]
    assert t.sheriff.discards == "B" and t.sheriff.points == 3


@pytest.mark.rule("CARDS-3.3", "CARDS-3.4")
def test_a_trap_is_no_bluff() -> None:
    t = situation(robin="W", sheriff="G B T", variants="bluff")
    t.robin.adds("W")
    assert t.sheriff.breaks("add", "T", 1) == "CARDS-3.3"
    t.sheriff.adds("G B T")
    assert t.state.number == 2 and t.sheriff.discards == "B T"


@pytest.mark.rule("CARDS-3.3", "CARDS-3.4")
def test_a_bluff_is_no_company_for_a_trap() -> None:
    t = situation(robin="W", sheriff="G B T", variants="bluff")
    t.robin.adds("W")
    t.sheriff.answers("add", "B", 1)
    t.sheriff.answers("add", "G", 0)
    assert t.sheriff.discards == "B" and t.sheriff.hand == "G T"


@pytest.mark.rule("CARDS-3.4", "CARDS-0.1")
def test_trap() -> None:
    t = situation(robin="W A", sheriff="2G 2T")
    t.robin.adds("W")
    t.sheriff.answers("add", "G", 2)
    assert t.sheriff.options == ["trap 0", "trap 1"]
    assert t.sheriff.sees.question == "trap"
    t.sheriff.answers("trap", n=1)
    assert t.told("MELEE") == [(5, 20, 0)]
    assert (t.sheriff.hand, t.sheriff.discards) == ("G T", "G T")


@pytest.mark.rule("CARDS-X.9", "CARDS-3.4")
def test_x9_a_trap_alone() -> None:
    t = situation(robin="W A", sheriff="G T B")
    t.robin.adds("W")
    assert t.sheriff.breaks("trap", n=1) == "CARDS-3.4"
    t.sheriff.answers("add", "G", 0)
    assert t.sheriff.hand == "B G T" and t.robin.points == 3

    t = situation(robin="W A", sheriff="T B", variants="lone_trap")
    t.robin.adds("W")
    assert t.sheriff.options == ["trap 0", "trap 1"]
    t.sheriff.answers("trap", n=1)
    assert t.told("MELEE") == [(5, 0, 0)]
    assert (t.robin.points, t.robin.hand, t.sheriff.discards) == (3, "A W", "T")


@pytest.mark.rule("CARDS-3.4")
def test_a_lone_trap_stops_nobody_from_passing() -> None:
    t = situation(robin="", sheriff="T", variants="lone_trap")
    assert t.sheriff.options == ["trap 0", "trap 1"]


@pytest.mark.rule("CARDS-X.10", "CARDS-3.4", "CARDS-0.8")
def test_x10_a_second_trap() -> None:
    t = situation(robin="W", sheriff="G 2T")
    t.robin.adds("W")
    t.sheriff.answers("add", "G", 1)
    assert t.sheriff.breaks("trap", n=2) == "CARDS-3.4"


@pytest.mark.rule("CARDS-X.11", "CARDS-3.4", "CARDS-3.9")
def test_x11_a_trap_stops_bolts_as_well_as_arrows() -> None:
    t = situation(robin="Y 2A", sheriff="G T B")
    t.robin.adds("Y")
    t.sheriff.adds("G T")
    assert t.told("KILLS") == [] and t.told("MELEE") == [(15, 10, 0)]
    assert (t.robin.hand, t.robin.points) == ("2A Y", 3)
    assert (t.sheriff.hand, t.sheriff.discards) == ("B", "G T")


@pytest.mark.rule("CARDS-X.12", "CARDS-0.4", "CARDS-0.2")
@pytest.mark.parametrize("hand", ["B", "B T", "4T"])
def test_x12_without_characters_he_passes(hand: str) -> None:
    t = situation(robin="W", sheriff=hand)
    t.robin.adds("W")
    assert t.sheriff.options == ["pass"]
    assert t.sheriff.breaks("trap", n=1) == ("CARDS-3.4" if "T" in hand else "CARDS-3.3")
    t.sheriff.passes()
    assert t.robin.points == 3


@pytest.mark.rule("CARDS-X.13", "CARDS-0.2", "CARDS-3.3", "CARDS-0.8")
def test_x13_kind_by_kind() -> None:
    t = situation(robin="2W M", sheriff="G")
    assert t.robin.options == ["add W 0", "add W 1", "add W 2"]
    assert t.robin.breaks("add", "M", 1) == "CARDS-0.2"
    assert t.robin.breaks("add", "W", 3) == "CARDS-3.3"
    assert t.robin.breaks("add", "RH", 1) == "CARDS-3.3"
    assert t.robin.breaks("pass") == "CARDS-0.1"
    assert t.robin.breaks("shots", n=1) == t.robin.breaks("trap", n=1) == "CARDS-0.1"
    t.robin.answers("add", "W", 1)
    assert t.robin.options == ["add M 0", "add M 1"]
    assert t.robin.breaks("add", "W", 1) == "CARDS-0.2"


@pytest.mark.rule("CARDS-X.14", "CARDS-0.3", "CARDS-6.4")
def test_x14_the_sheriff_does_not_see_what_robin_committed() -> None:
    three, none = (situation(robin="2W M A", sheriff="G") for _ in range(2))
    three.robin.adds("2W M")
    none.robin.adds("")
    assert three.sheriff.sees == none.sheriff.sees
    assert three.sheriff.sees_enemy.held == 4
    assert three.sheriff.sees_enemy.done


@pytest.mark.rule("CARDS-0.4")
def test_an_empty_hand_is_not_asked() -> None:
    t = situation(robin="", sheriff="G")
    assert t.waits_for == "sheriff"
    assert situation(robin="A", sheriff="G").waits_for == "robin"
    t = situation(robin="A", sheriff="")
    t.robin.passes()
    assert t.waits_for == "draw" and t.state.side(SHERIFF).hand == 0
