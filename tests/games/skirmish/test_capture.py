"""SKIRMISH-6.6: surrender, guards, and captives who get away."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import capture
from sherwood.games.skirmish.position import DISARMED
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import again, column, fights, strikes


@pytest.mark.rule("SKIRMISH-6.6j", "SKIRMISH-X.42", "SKIRMISH-6.6a")
def test_x42_forty_is_not_enough() -> None:
    f = strikes(field_william("walker 1407, finn 1308, gebbo 1508, arnold 1409"), "william", "walker", "finn", "gebbo", "arnold")
    assert f.waits_for == "chance" and column(f) == 7
    g = strikes(field_william("martin 1407, finn 1308, gebbo 1508, arnold 1409"), "william", "martin", "finn", "gebbo", "arnold")
    assert g.told("SURRENDERED") == [(g.counter("william"), 0, 0)] and g.told("BLOW") == []
    assert g.phase == "combat" and g.where("william") == "1408"


def field_william(men: str, more: str = "", rules: tuple[str, ...] = ()) -> Field:
    return fights("norman", "cottage", men, f"william 1408 wounded{more}", rules=rules)


@pytest.mark.rule("SKIRMISH-X.42", "SKIRMISH-6.6b")
def test_x42_an_open_hex_behind_keeps_him_free() -> None:
    f = field_william("martin 1407, finn 1308, brian 1508/1507")
    strikes(f, "william", "martin", "finn", "brian")
    assert f.waits_for == "chance" and column(f) == 7


@pytest.mark.rule("SKIRMISH-6.6d", "SKIRMISH-6.6h", "SKIRMISH-6.3h")
def test_a_captive_is_disarmed() -> None:
    f = strikes(field_william("martin 1407, finn 1308, gebbo 1508, arnold 1409"), "william", "martin", "finn", "gebbo", "arnold")
    william = f.counter("william")
    assert (f.state.attack(william), f.state.defence(william), f.state.allowance(william)) == (0, 2, 3)
    assert not f.state.is_able(william) and f.state.has(william, DISARMED)


@pytest.mark.rule("SKIRMISH-6.6c")
def test_capture_optional() -> None:
    f = field_william("martin 1407, finn 1308, gebbo 1508, arnold 1409", rules=("capture_optional",))
    strikes(f, "william", "martin", "finn", "gebbo", "arnold")
    assert f.waits_for == "norman" and f.options == ["accept 0 0", "accept 0 1"]
    g = again(f)
    g.plays("accept 0 1")
    assert g.told("SURRENDERED") and g.phase == "combat"
    f.plays("accept 0 0")
    assert f.waits_for == "chance"


@pytest.mark.rule("SKIRMISH-6.6b")
def test_six_hexes() -> None:
    f = field_william("martin 1407, finn 1308, gebbo 1508, arnold 1409", rules=("six_hexes",))
    strikes(f, "william", "martin", "finn", "gebbo", "arnold")
    assert f.waits_for == "chance"
    men = "martin 1407, finn 1308, gebbo 1508, arnold 1409, walker 1309, geri 1509"
    g = field_william(men, rules=("six_hexes",))
    strikes(g, "william", "martin", "finn", "gebbo", "arnold")
    assert g.told("SURRENDERED")


@pytest.mark.rule("SKIRMISH-6.6b", "SKIRMISH-6.2e")
def test_the_stunned_do_not_help_to_surround() -> None:
    men = "martin 1407, finn 1307, gebbo 1507, brian 1508/1607, guy 1308/1208"
    for rules, taken in (((), False), (("stunned_surrounds",), True)):
        f = field_william(f"{men}, arnold 1410 stunned", rules=rules)
        strikes(f, "william", "martin", "brian", "guy")
        assert bool(f.told("SURRENDERED")) is taken


@pytest.mark.rule("SKIRMISH-6.6c")
def test_animals_and_captives_are_not_taken() -> None:
    f = fights("norman", "cottage", "brian 1407/1406, guy 1308/1208, gebbo 1508, arnold 1409", "wolf 1408")
    strikes(f, "wolf", "brian", "guy")
    assert f.waits_for == "chance"
    g = fights("norman", "cottage", "brian 1407/1406, guy 1308/1208, gebbo 1508, arnold 1409", "much 1408 captured")
    strikes(g, "much", "brian", "guy")
    assert g.waits_for == "chance"


@pytest.mark.rule("SKIRMISH-6.6b", "SKIRMISH-6.6h")
def test_a_rider_is_taken_on_his_horse() -> None:
    men = "brian 1507/1506, guy 1308/1208, gebbo 1410, arnold 1609, martin 1510, finn 1607"
    f = fights("norman", "cottage", men, "marian 1408/1508")
    strikes(f, "marian", "brian", "guy")
    assert bool(f.told("SURRENDERED")) and f.where("marian") == "1408/1508"


# -- guards -----------------------------------------------------------------------------------------------------------
def captive(norman: str, saxon: str = "", rules: tuple[str, ...] = ()) -> Field:
    """Robin a captive at 1408, in the Normans' combat phase."""
    return fights("norman", "cottage", norman, f"robin 1408 captured{saxon}", rules=rules)


def to_robin(f: Field) -> None:
    """On to the Saxons' movement phase."""
    while not (f.waits_for == "saxon" and f.phase == "movement"):
        f.plays(f"end_phase {f.state.turn()}")


@pytest.mark.rule("SKIRMISH-6.6e", "SKIRMISH-6.6h", "SKIRMISH-4c")
def test_a_guarded_captive_stays() -> None:
    f = captive("folmar 1409")
    to_robin(f)
    assert f.breaks("pick robin") == "6.6e"


@pytest.mark.rule("SKIRMISH-X.54", "SKIRMISH-6.6e", "SKIRMISH-6.6f", "SKIRMISH-6.6g")
def test_x54_a_guard_who_fought_another_guards_nobody() -> None:
    f = captive("folmar 1409", ", tuck 1510")
    strikes(f, "tuck", "folmar").rolls(9)
    to_robin(f)
    f.plays("pick robin", "step robin 1407")
    assert not f.state.has(f.counter("robin"), 1) and f.told("FREED") == [(f.counter("robin"), 0, 0)]
    robin = f.counter("robin")
    assert (f.state.attack(robin), f.state.defence(robin)) == (0, 2) and f.mps == 7


@pytest.mark.rule("SKIRMISH-6.6f")
def test_who_is_attacked_is_engaged_too_until_the_captives_movement_is_over() -> None:
    f = fights("saxon", "cottage", "folmar 1409", "robin 1408 captured, tuck 1510")
    strikes(f, "folmar", "tuck").rolls(9)
    folmar, robin = f.counter("folmar"), f.counter("robin")
    assert capture.is_engaged(f.state, folmar, robin)
    to_norman_and_back(f)
    f.plays("pick robin", "stop robin", "end_phase 1")
    assert not capture.is_engaged(f.state, folmar, robin) and capture.is_guarded(f.state, robin)
    to_robin(f)
    assert f.breaks("pick robin") == "6.6e"


@pytest.mark.rule("SKIRMISH-6.6f")
def test_striking_the_captive_too_does_not_undo_another_fight() -> None:
    f = fights("saxon", "cottage", "folmar 1409", "robin 1408 captured, tuck 1510")
    strikes(f, "folmar", "tuck").rolls(9)
    f.plays("end_phase 1")
    while f.phase != "combat":
        f.plays("end_phase 0")
    strikes(f, "robin", "folmar").rolls(10)
    assert not capture.is_guarded(f.state, f.counter("robin"))


def to_norman_and_back(f: Field) -> None:
    f.plays("end_phase 1")
    to_robin(f)


@pytest.mark.rule("SKIRMISH-6.6f", "SKIRMISH-6.6a")
def test_who_takes_or_strikes_the_captive_himself_guards_him() -> None:
    f = strikes(field_william("martin 1407, finn 1308, gebbo 1508, arnold 1409"), "william", "martin", "finn", "gebbo", "arnold")
    assert capture.is_guarded(f.state, f.counter("william"))
    g = captive("folmar 1409", ", much 1410 captured")
    strikes(g, "robin", "folmar").rolls(10)
    assert capture.is_guarded(g.state, g.counter("robin")) and not capture.is_guarded(g.state, g.counter("much"))


@pytest.mark.rule("SKIRMISH-6.6g", "SKIRMISH-6.2e")
def test_the_stunned_and_captives_guard_nobody() -> None:
    for state in ("stunned", "captured"):
        f = captive(f"folmar 1409 {state}")
        assert not capture.is_guarded(f.state, f.counter("robin"))
    g = captive("folmar 1409 stunned", rules=("stunned_guards",))
    assert capture.is_guarded(g.state, g.counter("robin"))


@pytest.mark.rule("SKIRMISH-6.6g")
def test_out_of_contact_he_is_free_but_unarmed() -> None:
    f = captive("folmar 1109", ", much 0809")
    to_robin(f)
    assert f.told("FREED") == [(f.counter("robin"), 0, 0)] and f.may("pick robin")
    assert f.state.attack(f.counter("robin")) == 0


@pytest.mark.rule("SKIRMISH-6.6d", "SKIRMISH-6.5a")
def test_a_stunned_captive_recovers_and_stays_one() -> None:
    f = field("cottage", norman="folmar 1409", saxon="robin 1408 captured stunned, tuck 0809", phase="movement")
    f.plays("end_phase 1")
    assert f.is_("robin") == "healthy" and f.state.has(f.counter("robin"), 1)


# -- recovery (SKIRMISH-6.5) ------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.53", "SKIRMISH-6.5a", "SKIRMISH-6.5b")
def test_x53_the_stunned_lose_their_next_side_turn() -> None:
    f = fights("norman", "cottage", "martin 1508", "reynold 1608, tuck 0809")
    strikes(f, "reynold", "martin").rolls(4)
    assert f.is_("reynold") == "stunned"
    f.plays("no 0", "end_phase 0")
    to_robin(f)
    assert f.is_("reynold") == "stunned" and f.breaks("pick reynold") == "4c"
    while f.waits_for == "saxon":
        f.plays("end_phase 1")
    assert f.is_("reynold") == "healthy" and f.told("RECOVERED") == [(f.counter("reynold"), 0, 0)]
