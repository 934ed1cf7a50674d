"""CARDS-3.11 to 3.13: survivors and Heal Wounds."""

from __future__ import annotations

import pytest

from sherwood.games.cards.components import total
from sherwood.games.cards.kinds import ROBIN
from tests.games.cards.table import Table, situation
from tests.games.cards.test_melee import melee


@pytest.mark.rule("CARDS-3.11", "CARDS-6.3")
def test_survivors_go_back_to_the_hand_unasked() -> None:
    t = melee("RH", "G")
    assert t.told("RETURNED") == [(ROBIN, 1, 0)]
    assert (t.robin.hand, t.robin.known, t.robin.combatants) == ("RH", "RH", "")


@pytest.mark.rule("CARDS-3.11")
def test_rest_one_turn() -> None:
    t = melee("RH", "G", "rest_one_turn")
    assert (t.robin.hand, t.state.number) == ("", 2)
    assert sum(t.sheriff.sees_enemy.resting) == 1
    t.draws("3W", "3S")
    t.turns_up("nobleman")
    assert "add RH 1" not in t.robin.options
    t.robin.adds("")
    t.sheriff.adds("")
    assert t.state.number == 3
    assert (t.robin.hand, t.robin.known) == ("3W RH", "RH")
    assert sum(t.robin.sees.robin.resting) == 0


@pytest.mark.rule("CARDS-3.11", "CARDS-3.9")
def test_after_a_standoff_they_rest_too() -> None:
    t = melee("Mo", "C S", "standoff rest_one_turn")
    assert (t.robin.hand, t.sheriff.hand) == ("", "")
    assert sum(t.sheriff.sees_enemy.resting) == 1 and sum(t.robin.sees_enemy.resting) == 2


@pytest.mark.rule("CARDS-3.11", "CARDS-4.1")
def test_a_tournament_turn_is_a_turn_to_rest() -> None:
    t = melee("RH", "G", "rest_one_turn")
    t.draws("3W", "3S")
    t.turns_up("tournament")
    t.volley(0, 0)
    assert t.robin.hand == "3W RH"


@pytest.mark.rule("CARDS-X.34", "CARDS-3.12")
def test_x34_two_heal_wounds() -> None:
    t = melee("RH Mo", "4C", spare="2He")
    assert t.robin.options == ["heal Mo 0", "heal Mo 1"]
    assert t.robin.sees.need == 2
    t.robin.heals("Mo RH")
    assert (t.robin.hand, t.robin.discards, t.sheriff.points) == ("Mo RH", "2He", 3)


@pytest.mark.rule("CARDS-X.34", "CARDS-3.12", "CARDS-0.2")
def test_x34_heal_once() -> None:
    t = melee("RH Mo", "4C", "heal_once", spare="2He")
    t.robin.answers("heal", "Mo", 1)
    assert t.robin.options == ["heal RH 0"]
    assert t.robin.breaks("heal", "RH", 1) == "CARDS-3.12"
    t.robin.heals("")
    assert (t.robin.hand, t.robin.discards) == ("Mo He", "RH He")


@pytest.mark.rule("CARDS-X.35", "CARDS-3.12")
@pytest.mark.parametrize("variants", ["", "heal_winner"])
def test_x35_the_winner_heals_whom_he_could_not_keep(variants: str) -> None:
    t = melee("RH 2M", "2C", variants, spare="He")
    t.robin.keeps("2M")
    assert t.robin.options == ["heal RH 0", "heal RH 1"]
    t.robin.heals("RH")
    assert (t.robin.hand, t.robin.known) == ("2M RH", "2M RH")


@pytest.mark.rule("CARDS-3.12")
def test_heal_winner_leaves_the_loser_hurt() -> None:
    assert melee("RH", "3C", spare="He").robin.options == ["heal RH 0", "heal RH 1"]
    assert melee("RH", "3C", "heal_winner", spare="He").waits_for == "draw"


@pytest.mark.rule("CARDS-X.36", "CARDS-3.12")
def test_x36_a_casualty_is_healed() -> None:
    t = situation(robin="LJ RH He A", sheriff="G B")
    t.robin.adds("LJ RH")
    t.sheriff.adds("G")
    t.volley(0, 1)
    t.robin.loses("LJ")
    assert t.robin.points == 3
    t.robin.heals("LJ")
    assert (t.robin.hand, t.robin.discards) == ("A LJ RH", "He")


@pytest.mark.rule("CARDS-X.37", "CARDS-3.12", "CARDS-0.8")
def test_x37_only_combatants_of_this_turn() -> None:
    t = situation(robin="2M He A", sheriff="2H B", discards=("W", ""))
    t.robin.adds("M")
    t.sheriff.adds("2H")
    t.volley(1, 0)
    assert t.robin.options == ["heal M 0", "heal M 1"]
    assert t.robin.breaks("heal", "A", 1) == "CARDS-3.12"
    assert t.robin.breaks("heal", "W", 1) == "CARDS-3.12"
    assert t.robin.breaks("heal", "M", 2) == "CARDS-3.12"


@pytest.mark.rule("CARDS-X.38", "CARDS-3.10", "CARDS-3.12")
def test_x38_no_recovery_after_a_tie() -> None:
    assert melee("Mo", "C S", spare="He").waits_for == "draw"
    t = melee("Mo", "C S", "heal_after_tie", spare="He")
    assert t.robin.options == ["heal Mo 0", "heal Mo 1"]
    t.robin.heals("Mo")
    assert t.robin.hand == "Mo"


@pytest.mark.rule("CARDS-3.10", "CARDS-3.9")
def test_a_standoff_leaves_somebody_so_there_is_recovery() -> None:
    t = situation(robin="M W 2A He", sheriff="S B", variants="standoff")
    t.robin.adds("M W")
    t.sheriff.adds("S")
    t.volley(0, 1)
    t.robin.loses("M")
    assert t.told("MELEE") == [(5, 5, 0)]
    assert t.robin.options == ["heal M 0", "heal M 1"]


@pytest.mark.rule("CARDS-X.39", "CARDS-0.2", "CARDS-0.4")
def test_x39_who_is_asked_to_heal() -> None:
    t = melee("RH", "G", spare="He")
    assert t.waits_for == "draw"

    def lost(spare: str) -> Table:
        return melee("M RH", "3C", spare=spare)

    t = lost("A")
    assert t.robin.options == ["heal M 0"]
    t.robin.answers("heal", "M", 0)
    assert t.robin.options == ["heal RH 0"]
    t = lost("He")
    t.robin.answers("heal", "M", 1)
    assert t.robin.options == ["heal RH 0"]
    assert t.robin.breaks("heal", "RH", 1) == "CARDS-3.12"


@pytest.mark.rule("CARDS-0.4", "CARDS-3.12")
def test_with_an_empty_hand_nobody_is_asked_to_heal() -> None:
    assert melee("M RH", "3C").waits_for == "draw"


@pytest.mark.rule("CARDS-X.40", "CARDS-6.3", "CARDS-6.5")
def test_x40_the_healed_is_known() -> None:
    t = melee("M", "H", spare="He 3A")
    t.robin.heals("M")
    assert t.robin.known == "M" and t.sheriff.sees_enemy.known[2] == 1
    assert all("M" in t.sheriff.imagined(seed).robin.hand for seed in range(40))
    t.draws("3W", "3S")
    t.turns_up("nobleman")
    t.robin.adds("M")
    t.sheriff.adds("")
    assert t.state.number == 3 and t.robin.known == "M"


@pytest.mark.rule("CARDS-3.13", "CARDS-0.7")
def test_the_fallen_lie_in_the_discards_until_healed() -> None:
    t = melee("M RH", "3C", spare="He")
    assert (t.robin.fallen, t.robin.discards) == ("M RH", "M RH")
    t.robin.heals("RH")
    assert t.robin.discards == "M He"
    side = t.robin.side
    assert total(side.deck) + total(side.hand) + total(side.discards) == 60
