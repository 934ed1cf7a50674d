"""SKIRMISH-6.3: who may go after the beaten, where it begins, what it costs."""

from __future__ import annotations

import pytest

from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import fights, offers, strikes


def won(f: Field, target: str, *attackers: str, die: int) -> Field:
    strikes(f, target, *attackers).rolls(die)
    return f


@pytest.mark.rule("SKIRMISH-X.49", "SKIRMISH-6.3a", "SKIRMISH-6.3b", "SKIRMISH-6.3c", "SKIRMISH-6.3g")
def test_x49_wilfred_goes_behind_the_line() -> None:
    f = fights("saxon", "cottage", "bartholome 1408, finn 1409, walker 1510", "wilfred 1309, will 1308")
    won(f, "finn", "wilfred", die=4)
    assert f.is_("finn") == "stunned" and offers(f) == ["advance wilfred 1409", "no 1"]
    f.plays("advance wilfred 1409")
    assert f.breaks("no 1") == "4.1c" and f.may("advance wilfred 1509")
    f.plays("advance wilfred 1509")
    assert f.may("advance wilfred 1508") and f.may("no 1")
    f.plays("advance wilfred 1508")
    assert f.where("wilfred") == "1508" and f.phase == "combat"


@pytest.mark.rule("SKIRMISH-X.49", "SKIRMISH-6.3a", "SKIRMISH-6.3c")
def test_x49_one_mp_does_not_lead_past_the_stunned() -> None:
    f = fights("saxon", "cottage", "albert 1409", "wilfred 1309 wounded")
    won(f, "albert", "wilfred", die=4)
    assert f.is_("albert") == "stunned" and f.phase == "combat"
    g = fights("saxon", "cottage", "albert 1409", "wilfred 1309 wounded", rules=("half_up",))
    won(g, "albert", "wilfred", die=4)
    assert g.options == ["advance wilfred 1409", "no 1"]


@pytest.mark.rule("SKIRMISH-6.3a", "SKIRMISH-X.50", "SKIRMISH-6.3d")
def test_x50_no_advance_after_a_wound() -> None:
    f = won(fights("norman", "cottage", "martin 1508", "reynold 1608"), "reynold", "martin", die=2)
    assert f.is_("reynold") == "wounded" and f.phase == "combat"
    g = fights("norman", "cottage", "finn 1002", "alan 1001, tuck 0901, much 1101")
    won(g, "alan", "finn", die=6)
    assert g.is_("alan") == "wounded" and g.told("HELD") and g.phase == "combat"


@pytest.mark.rule("SKIRMISH-6.3a", "SKIRMISH-6.3c")
def test_after_a_death_and_after_a_retreat() -> None:
    f = won(fights("norman", "cottage", "martin 1508", "reynold 1608 stunned"), "reynold", "martin", die=4)
    assert f.is_("reynold") == "dead" and f.options == ["advance martin 1608", "no 0"]
    f.plays("no 0")
    assert f.where("martin") == "1508" and f.phase == "combat"
    g = won(fights("norman", "cottage", "martin 1508", "reynold 1608"), "reynold", "martin", die=5)
    g.plays("retreat reynold 1708 0")
    assert g.options == ["advance martin 1608", "no 0"] and g.breaks("advance martin 1509") == "6.3c"
    g.plays("advance martin 1608")
    assert g.breaks("advance martin 1708") == "4.1a" and g.may("advance martin 1709") and g.may("no 0")


@pytest.mark.rule("SKIRMISH-6.3a", "SKIRMISH-5.2a")
def test_one_of_a_joint_attack_advances() -> None:
    f = fights("norman", "cottage", "walker 1508, finn 1509, gebbo 1808", "reynold 1608 stunned")
    won(f, "reynold", "walker", "finn", die=1)
    assert f.options == ["advance walker 1608", "advance finn 1608", "no 0"]
    assert f.breaks("advance gebbo 1608") == "6.3a"
    f.plays("advance finn 1608")
    assert f.breaks("advance walker 1508") == "6.3a" and not any("walker" in option for option in f.options)


@pytest.mark.rule("SKIRMISH-6.3c", "SKIRMISH-6.3b")
def test_terrain_is_paid_and_may_be_too_dear() -> None:
    f = won(fights("norman", "gulch", "isaac 1204", "reynold 1205 stunned"), "reynold", "isaac", die=2)
    assert f.is_("reynold") == "dead" and f.options == ["advance isaac 1205", "no 0"]
    g = won(fights("norman", "gulch", "isaac 1204 wounded", "reynold 1205 stunned"), "reynold", "isaac", die=2)
    assert g.is_("reynold") == "dead" and g.phase == "combat"


@pytest.mark.rule("SKIRMISH-6.3c", "SKIRMISH-6.4d")
def test_after_an_unhorsing_the_horse_is_passed() -> None:
    f = won(fights("norman", "cottage", "guy 1008/0908", "marian 1109/1209"), "marian", "guy", die=5)
    assert f.waits_for == "saxon"
    f.plays("place_rider marian 1310")
    assert f.is_("marian") == "stunned" and f.options == ["advance guy 1109", "no 0"]
    f.plays("advance guy 1109")
    assert f.where("guy") == "1109/1008" and f.breaks("no 0") == "4.1c"


@pytest.mark.rule("SKIRMISH-6.3d", "SKIRMISH-6.1g")
def test_the_defender_advances_where_an_attacker_left() -> None:
    f = won(fights("norman", "cottage", "martin 1508", "reynold 1608"), "reynold", "martin", die=10)
    f.plays("retreat martin 1407 0")
    assert f.waits_for == "saxon" and f.options == ["advance reynold 1508", "no 1"]
    f.plays("advance reynold 1508", "no 1")
    assert f.where("reynold") == "1508" and f.phase == "combat"


@pytest.mark.rule("SKIRMISH-6.3d", "SKIRMISH-6.1f", "SKIRMISH-6.1l")
def test_the_defender_advances_where_an_attacker_fell() -> None:
    for state, advance in (("", False), ("wounded", True)):
        f = fights("norman", "cottage", f"finn 1001 {state}, walker 0901, gebbo 1101, arnold 0902", "alan 1002, tuck 1301")
        won(f, "alan", "finn", die=10)
        assert f.is_("finn") == ("dead" if state else "wounded")
        assert ("advance alan 1001" in f.options) is advance


@pytest.mark.rule("SKIRMISH-6.3e")
def test_an_advance_leaves_the_attack_still_due() -> None:
    f = fights("norman", "cottage", "walker 1508, finn 1609", "reynold 1608 stunned, much 1809")
    won(f, "reynold", "walker", die=1)
    f.plays("advance walker 1608", "advance walker 1708", "no 0")
    assert f.breaks("attack walker much") == "5a" and f.breaks("attack finn much") == "5a"
    g = fights("norman", "cottage", "walker 1508, finn 1509", "reynold 1608 stunned, much 1709")
    won(g, "reynold", "walker", die=1)
    g.plays("no 0")
    assert not g.may("attack walker much")


@pytest.mark.rule("SKIRMISH-6.3f")
def test_at_the_top_one_advances_at_the_top() -> None:
    f = won(fights("saxon", "woods", "geri 0404^ wounded", "little-john 0403^"), "geri", "little-john", die=6)
    assert f.is_("geri") == "dead" and f.phase == "combat"  # 3 MP, and 4 for the next top hex
    g = fights("saxon", "woods", "geri 0404^ wounded", "robin 0403^")
    won(g, "geri", "robin", die=1)
    assert g.is_("geri") == "dead" and g.options == ["advance robin 0404^", "no 1"]


@pytest.mark.rule("SKIRMISH-6.3h", "SKIRMISH-3.4c")
def test_no_advance_after_fire() -> None:
    f = field("cottage", norman="geri 1008, finn 0113", saxon="reynold 1208", turn="norman", phase="missile")
    f.plays("fire geri reynold 1208")
    f.rolls(1, 1)
    assert f.is_("reynold") == "dead" and not any("advance" in option for option in f.options)
    assert len(f.state.opened) == 0


@pytest.mark.rule("SKIRMISH-6.3a", "SKIRMISH-5.3d")
def test_a_jumper_advances_into_the_hex_he_jumped_at() -> None:
    f = fights("saxon", "inn", "finn 1008 wounded", "robin 1007")
    f.plays("attack robin finn 1108")
    f.rolls(7, 1)
    assert f.is_("finn") == "dead" and f.options == ["advance robin 1008", "no 1"]


@pytest.mark.rule("SKIRMISH-6.3d", "SKIRMISH-5.3b")
def test_a_failed_jump_opens_nothing() -> None:
    f = fights("saxon", "inn", "finn 0908", "robin 0907, much 0909")
    strikes(f, "finn", "robin 0808", "much").rolls(8, 10)
    f.plays(f.options[0])
    assert f.options == ["advance finn 0909", "no 0"] and f.breaks("advance finn 0808") == "6.3c"


@pytest.mark.rule("SKIRMISH-6.3d", "SKIRMISH-6.1i")
def test_the_stunned_do_not_advance_whatever_they_repel() -> None:
    f = fights("norman", "cottage", "martin 1508", "reynold 1608 stunned", rules=("stunned_repels",))
    won(f, "reynold", "martin", die=10)
    f.plays("retreat martin 1407 0")
    assert f.phase == "combat"


@pytest.mark.rule("SKIRMISH-6.3a", "SKIRMISH-6.2i", "SKIRMISH-6.4c")
def test_a_wound_that_kills_is_a_death() -> None:
    f = won(fights("norman", "cottage", "guy 1008/0908", "marian 1109/1209 wounded"), "marian", "guy", die=4)
    assert f.is_("marian") == "dead" and "advance guy 1109" in f.options
    ring = "guy 0409/0309, walker 0408, finn 0508, gebbo 0510, arnold 0608, martin 0610, geri 0709, bern 0710"
    g = won(fights("norman", "cottage", ring, "will 0509/0609"), "will", "guy", die=2)
    assert g.told("BLOW")[0][2] == 9 and g.is_("will") == "dead" and g.may("advance guy 0509")
