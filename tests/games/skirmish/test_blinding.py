"""SKIRMISH-S6.6: Hardouin blinds."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import capture
from tests.games.skirmish.field import Field, field


def hunt(villagers: str = "simon 0508", bandits: str = "hardouin 0504", phase: str = "combat", **more: object) -> Field:
    rules = ["blinding", *more.pop("rules", ())]  # type: ignore[misc]
    return field("woods", bandits, villagers, turn="bandits", phase=phase, scenario="s6", rules=rules, **more)  # type: ignore[arg-type]


def passes(f: Field, faction: str, number: int) -> None:
    """Everybody ends his phases until a faction moves in this turn."""
    while (f.phase, f.waits_for, f.state.number) != ("movement", faction, number):
        f.plays(f"end_phase {f.state.turn()}")


@pytest.mark.rule("SKIRMISH-X.77", "SKIRMISH-S6.6", "SKIRMISH-4c")
def test_x77_out_for_two_side_turns() -> None:
    f = hunt("reynold 0508, simon 1908")
    f.plays("blind hardouin reynold")
    f.rolls(4)
    assert f.told("BLINDED_NOW") == [(f.counter("reynold"), 0, 0)]
    for number in (1, 2):
        passes(f, "saxon", number)
        assert f.breaks("pick reynold") == "4c"
    passes(f, "saxon", 3)
    assert f.may("pick reynold")
    g = hunt("reynold 0508, simon 1908")
    g.plays("blind hardouin reynold")
    g.rolls(5)
    passes(g, "saxon", 1)
    assert g.may("pick reynold")


@pytest.mark.rule("SKIRMISH-X.77", "SKIRMISH-S6.6")
def test_blinding_is_his_attack() -> None:
    f = hunt("simon 0508, garulf 0505", "hardouin 0504, finn 1708, martin 0506")
    f.plays("blind hardouin garulf")
    f.rolls(5)
    assert f.breaks("blind hardouin simon") == "5a" and f.breaks("attack hardouin garulf") == "5a"
    g = hunt("simon 0508", "hardouin 0504 stunned, finn 0507")
    assert g.breaks("blind hardouin simon") == "5d"


@pytest.mark.rule("SKIRMISH-S6.6")
def test_who_can_be_blinded() -> None:
    f = hunt("simon 0508, garulf 0509", "hardouin 0504, finn 0510")
    assert f.breaks("blind hardouin simon") == "" and f.breaks("blind hardouin garulf") == "S6.6"
    assert f.breaks("blind hardouin finn") == "5i" and f.breaks("blind finn simon") == "0.3"
    plain = field("woods", "hardouin 0504, finn 0510", "simon 0508, garulf 0509", turn="bandits", phase="combat", scenario="s6")
    assert plain.breaks("blind hardouin simon") == "0.3"


@pytest.mark.rule("SKIRMISH-S6.6")
def test_under_a_variant_he_must_see_his_victim() -> None:
    f = hunt("simon 0508", "hardouin 0504, finn 0509", rules=["blinding_los"])
    assert f.breaks("blind hardouin simon") == "S6.6"
    g = hunt("simon 0509", "hardouin 0508, finn 0510", rules=["blinding_los"])
    assert g.may("blind hardouin simon")


@pytest.mark.rule("SKIRMISH-S6.6", "SKIRMISH-6.1i", "SKIRMISH-6.6g")
def test_the_blinded_block_and_guard_nobody() -> None:
    f = hunt("simon 0508, garulf 1908", "finn 0509, hardouin 1708")
    finn, simon = f.counter("finn"), f.counter("simon")
    f.state.blinded[simon] = 2
    f.plays("attack finn simon")
    f.rolls(10)
    assert f.told("UNAFFECTED") == [(simon, 0, 0)]
    g = hunt("simon 0508, garulf 1908", "finn 0509 captured, hardouin 1708")
    assert capture.is_guarded(g.state, finn)
    g.state.blinded[simon] = 2
    assert not capture.is_guarded(g.state, finn)
