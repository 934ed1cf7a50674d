"""SKIRMISH-S1 to S8: special rules of the scenarios, but for the wedding's."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish.position import GONE, PROTECTED
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import strikes
from tests.games.skirmish.outcomes import ended_by, kills, passes


# -- the wounded leave (S1.6) -----------------------------------------------------------------------------------------
def blow(scenario: str, turn: str, attack: str) -> Field:
    """A blow that wounds."""
    saxon = "garulf 1709, hardouin 1513"
    f = field("inn", norman="finn 1708, martin 1613", saxon=saxon, turn=turn, phase="combat", scenario=scenario)
    f.plays(attack)
    f.rolls(2)
    return f


@pytest.mark.rule("SKIRMISH-S1.6")
def test_the_wounded_of_both_sides_leave() -> None:
    for turn, attack in (("saxon", "attack garulf finn"), ("norman", "attack finn garulf")):
        f = blow("s1", turn, attack)
        hurt = attack.split()[2]
        assert (f.is_(hurt), f.where(hurt), f.told("KILLED")) == ("wounded", "off", [])
        assert f.state.front[f.counter(hurt)] == GONE


@pytest.mark.rule("SKIRMISH-S1.6")
def test_elsewhere_they_stay() -> None:
    f = blow("s7", "saxon", "attack garulf finn")
    assert (f.is_("finn"), f.where("finn")) == ("wounded", "1708")


# -- cornered (S1.7) --------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.69", "SKIRMISH-S1.7")
def test_x69_a_villager_beside_finn_saves_alan_until_he_is_stunned() -> None:
    f = field("inn", norman="finn 1808, martin 1809", saxon="alan 1707, garulf 1709", turn="norman", scenario="s1")
    f.walks("finn", "1708")
    f.plays("stop finn")
    assert ended_by(f) == ""
    f.plays("end_phase 0")
    strikes(f, "garulf", "martin").rolls(3)
    f.plays("no 0")
    assert f.is_("garulf") == "stunned" and ended_by(f) == "cornered"


@pytest.mark.rule("SKIRMISH-X.69", "SKIRMISH-S1.7")
def test_x69_walking_past_alan_does_not_capture_him_and_stopping_does() -> None:
    f = field("inn", norman="finn 1705, martin 1613", saxon="alan 1707, garulf 0113", turn="norman", scenario="s1")
    f.walks("finn", "1706")
    g = Field(f.copy(), f.factions)
    f.walks("finn", "1605")
    f.plays("stop finn")
    assert ended_by(f) == ""
    g.plays("stop finn")
    assert ended_by(g) == "cornered"


@pytest.mark.rule("SKIRMISH-S1.7")
@pytest.mark.parametrize(
    ("finn", "garulf", "caught"),
    [("1708 stunned", "0113", False), ("1708", "1709 stunned", True), ("1708", "1709", False), ("1709", "0113", False)],
)
def test_who_catches_and_who_saves(finn: str, garulf: str, caught: bool) -> None:
    f = field("inn", norman=f"finn {finn}", saxon=f"alan 1707, garulf {garulf}", scenario="s1")
    assert (ended_by(f) == "cornered") == caught


@pytest.mark.rule("SKIRMISH-S1.7", "SKIRMISH-1.1g")
def test_nobody_is_cornered_through_a_wall() -> None:
    assert ended_by(field("inn", norman="finn 0605", saxon="alan 0705", scenario="s1")) == ""


# -- hostages and priests (S3.5, S2.9) --------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S3.5")
def test_hostages_attack_nobody_but_bar_and_may_be_attacked() -> None:
    f = field("cottage", norman="finn 1508", saxon="rebecca 1608, robin 1507", phase="combat", scenario="s3")
    assert f.breaks("attack rebecca finn") == "S3.5" and f.may("attack robin finn")
    f.plays("end_phase 0")
    g = field("cottage", norman="finn 1508, rudolf 1607", saxon="rebecca 1608", turn="norman", phase="combat", scenario="s3")
    assert g.may("attack finn rebecca")
    men = "rebecca 1609, will 1209"
    h = field("cottage", norman="rudolf 1709, baldric 0101", saxon=men, turn="norman", phase="missile", scenario="s3")
    assert h.breaks("fire rudolf will 1209") == "3c"


@pytest.mark.rule("SKIRMISH-S2.9", "SKIRMISH-X.72")
def test_a_priest_is_left_alone_until_he_attacks() -> None:
    f = field(
        "cottage", norman="martin 1508, geri 1408", saxon="tuck 1608, will 1509", turn="norman", phase="combat", scenario="s2"
    )
    assert f.breaks("attack martin tuck") == "S2.9" and f.may("attack martin will")
    g = field("cottage", norman="geri 1409, martin 0101", saxon="tuck 1709", turn="norman", phase="missile", scenario="s2")
    assert g.breaks("fire geri tuck 1709") == "S2.9"
    h = field("cottage", norman="martin 1508, geri 1409", saxon="tuck 1608, alan 1507", phase="combat", scenario="s2")
    strikes(h, "martin", "tuck").rolls(9)
    while h.phase != "combat" or h.waits_for != "norman":
        h.plays(h.options[-1])
    assert h.may("attack martin tuck")


@pytest.mark.rule("SKIRMISH-S2.9")
def test_a_shot_ends_it_too() -> None:
    f = field("cottage", norman="geri 0309", saxon="will 0609", turn="norman", phase="missile", scenario="s2")
    f.state.set(f.counter("geri"), PROTECTED)
    f.plays("fire geri will 0609")
    assert not f.state.has(f.counter("geri"), PROTECTED)


@pytest.mark.rule("SKIRMISH-S2.9")
def test_a_protected_priest_counts_for_contact() -> None:
    f = field(
        "cottage", norman="geri 1608, bern 0101", saxon="tuck 1609, will 1209", turn="norman", phase="missile", scenario="s2"
    )
    assert f.breaks("fire geri will 1209") == "3c"


# -- the march (S4.8) -------------------------------------------------------------------------------------------------
CHAIN = "draft-horse 0608/0508 pulls:carriage, carriage 0407/0307"


def convoy(saxon: str = "simon 1906", number: int = 1) -> Field:
    f = field("gulch", norman="waleran 0407, finn 0209", saxon=saxon, animals=CHAIN, turn="waleran", scenario="s4")
    f.state.number = number
    f.plays("pick waleran", "drive waleran draft-horse")
    return f


@pytest.mark.rule("SKIRMISH-S4.8")
def test_in_turn_1_the_carriage_goes_on_with_all_its_mps() -> None:
    f = convoy()
    for left in range(6, 0, -1):
        assert f.mps == left and f.breaks("stop draft-horse") == "S4.8"
        f.plays(f.options[-1])
    f.plays("stop draft-horse")
    free = convoy(number=2)
    free.plays("stop draft-horse")


@pytest.mark.rule("SKIRMISH-S4.8")
def test_it_never_comes_farther_from_the_village() -> None:
    f, free = convoy(), convoy(number=2)
    assert f.breaks("step draft-horse 0509") == "S4.8" and free.may("step draft-horse 0509")
    f.walks("draft-horse", "0709", "0708")


@pytest.mark.rule("SKIRMISH-S4.8")
def test_it_stops_where_it_can_go_no_farther() -> None:
    f = convoy("simon 0708, much 0609, tuck 0607, hige 0709, ubbo 0707")
    assert f.options == ["stop draft-horse"]


# -- treasure (S4.10) -------------------------------------------------------------------------------------------------
def carriage(who: str, norman: str = "finn 1808", seating: str = "two", animals: str = CHAIN) -> int:
    """Who owns the treasure, the horse's front being at 0608."""
    f = field("gulch", norman=norman, saxon=who, animals=animals, turn="waleran", scenario="s4", seating=seating)
    if "simon 0708" in who:
        f.state.leads[f.counter("simon")] = f.counter("draft-horse")
    f.plays("end_phase 0")
    return int(f.state.owner)


@pytest.mark.rule("SKIRMISH-S4.10", "SKIRMISH-X.75")
def test_x75_whose_the_treasure_is() -> None:
    assert carriage("simon 1206") == 0
    assert carriage("simon 0708") == 1 and carriage("simon 0708", seating="four") == 3
    assert carriage("simon 0708", animals="draft-horse 0608/0508, carriage 0407/0307") == 0
    assert carriage("simon 0407") == 1 and carriage("robin 0307", seating="four") == 1


@pytest.mark.rule("SKIRMISH-S4.10")
def test_with_men_of_both_sides_aboard_it_stays_whose_it_was() -> None:
    assert carriage("simon 0407", norman="waleran 0307") == 0
    assert carriage("simon 0407", norman="waleran 0307 captured, finn 1808") == 1
    assert carriage("simon 0407, robin 0307") == 1
    assert carriage("simon 0407, robin 0307", seating="four") == 0


# -- the wolf leader (S4.11, S6.5) ------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S4.11")
def test_the_wolf_runs_away_when_hardouin_dies() -> None:
    f = field("gulch", norman="finn 1808", saxon="hardouin 0407, wolf 0607", scenario="s4", rules=("wolf",), turn="waleran")
    f.plays("pick finn", "stop finn")
    assert f.where("wolf") == "0607"
    kills(f, "waleran", "hardouin")
    passes(f)
    assert f.where("wolf") == "off" and f.is_("wolf") == "healthy"


@pytest.mark.rule("SKIRMISH-S6.7")
def test_wolves_of_s6_stay_when_hardouin_dies() -> None:
    f = field("woods", norman="hardouin 0407, wolf 0607, wolf 0806", saxon="simon 1809", scenario="s6", rules=("even_hunt",))
    kills(f, "villagers", "hardouin")
    passes(f)
    assert f.where("wolf") == "0607"


@pytest.mark.rule("SKIRMISH-S6.7", "SKIRMISH-7.4a")
def test_wolves_join_in_attacks() -> None:
    f = field("woods", norman="hardouin 1508, wolf 1608", saxon="simon 1509", scenario="s6", turn="norman", phase="combat")
    assert f.may("attack wolf simon")
    f.plays("attack hardouin simon")
    assert f.may("join wolf simon")


# -- trees (S5.5, S8.6) -----------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.76", "SKIRMISH-S5.5", "SKIRMISH-S8.6")
@pytest.mark.parametrize("scenario", ["s5", "s8", "s7"])
def test_x76_robin_stays_on_the_ground_and_will_climbs(scenario: str) -> None:
    f = field("woods", norman="finn 1808", saxon="robin 0404, will 0705", scenario=scenario)
    f.plays("pick robin")
    assert f.may("climb robin 0404^") == (scenario == "s7")
    f.plays("stop robin", "pick will")
    assert f.may("climb will 0705^")


# -- nobody leaves (S1.10, S4.14, S7.7, S8.9) -------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S1.10", "SKIRMISH-S4.14", "SKIRMISH-S7.7", "SKIRMISH-S8.9")
@pytest.mark.parametrize(
    ("scenario", "who"), [("s1", "alan"), ("s4", "robin"), ("s7", "roger"), ("s8", "rebecca"), ("s3", "robin")]
)
def test_nobody_leaves_but_the_hostages(scenario: str, who: str) -> None:
    f = field("gulch" if scenario == "s4" else "cottage", norman="finn 1808", saxon=f"{who} 0101", scenario=scenario)
    f.plays(f"pick {who}")
    assert not f.may(f"exit {who}")


# -- friends of two factions (S4.2) -----------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S4.2")
@pytest.mark.parametrize("seating", ["two", "four"])
def test_saxons_are_friends_and_each_seat_moves_its_own(seating: str) -> None:
    f = field("gulch", norman="finn 1808", saxon="robin 0407, simon 0507", scenario="s4", seating=seating, turn="robin")
    assert f.may("pick robin") and f.breaks("pick simon") == "2c"
    f.plays("pick robin")
    assert f.may("step robin 0507")
    g = field("gulch", norman="finn 1808", saxon="robin 0407, simon 0507", scenario="s4", seating=seating, turn="villagers")
    assert g.may("pick simon") and g.breaks("pick robin") == "2c" and g.state.turn() == (3 if seating == "four" else 1)
