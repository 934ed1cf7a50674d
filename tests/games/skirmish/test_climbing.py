"""SKIRMISH-4.4: Up the Tree, along it, and in and out at the inn's outside."""

from __future__ import annotations

import pytest

from tests.games.skirmish.field import field


@pytest.mark.rule("SKIRMISH-4.4b", "SKIRMISH-4.4i", "SKIRMISH-4.4c")
def test_reynold_climbs_and_stays_at_the_trunk() -> None:
    f = field("woods", saxon="reynold 0404")
    f.plays("pick reynold", "climb reynold 0404^")
    assert f.where("reynold") == "0404^" and f.mps == 1
    assert f.options == ["stop reynold"]
    assert f.breaks("step reynold 0403^") == "4b"


@pytest.mark.rule("SKIRMISH-4.4b", "SKIRMISH-4.4e")
def test_only_the_trunk_leads_up_and_down() -> None:
    f = field("woods", saxon="robin 0403, will 0504^, alwin 0404^")
    f.plays("pick robin")
    assert f.breaks("climb robin 0403^") == "4.4b"
    f.plays("stop robin", "pick will")
    assert f.breaks("climb will 0504") == "4.4b"
    f.plays("stop will", "pick alwin", "climb alwin 0404")
    assert f.where("alwin") == "0404" and f.mps == 1


@pytest.mark.rule("SKIRMISH-4.4b")
def test_room_above_and_below() -> None:
    f = field("woods", saxon="robin 0404, alwin 0404^")
    f.plays("pick robin")
    assert f.breaks("climb robin 0404^") == "1.1b"
    f.plays("stop robin", "pick alwin")
    assert f.breaks("climb alwin 0404") == "1.1b"


@pytest.mark.rule("SKIRMISH-4.4a", "SKIRMISH-7.4a")
def test_who_does_not_climb() -> None:
    f = field("woods", norman="odric 0404, walker 1204 , wolf 0705", turn="norman")
    f.plays("pick odric")
    assert f.breaks("climb odric 0404^") == "4.4a"
    f.plays("stop odric", "pick wolf")
    assert f.breaks("climb wolf 0705^") == "4.4a"
    f.plays("stop wolf", "pick walker", "climb walker 1204^")


@pytest.mark.rule("SKIRMISH-4.4a")
def test_nobody_climbs_with_an_animal() -> None:
    f = field("woods", saxon="ludbert 0404", animals="ox 0405/0406")
    f.state.leads[f.counter("ludbert")] = f.counter("ox")
    f.plays("pick ludbert")
    assert f.breaks("climb ludbert 0404^") == "4.4a"


@pytest.mark.rule("SKIRMISH-X.76", "SKIRMISH-S5.5", "SKIRMISH-S8.6")
def test_x76_robin_stays_on_the_ground() -> None:
    f = field("woods", saxon="robin 0404 never-up, will 0705")
    f.plays("pick robin")
    assert f.breaks("climb robin 0404^") == "4.4b"
    f.plays("stop robin", "pick will", "climb will 0705^")


@pytest.mark.rule("SKIRMISH-4.4c", "SKIRMISH-4.2a")
def test_along_the_top() -> None:
    f = field("woods", saxon="will 0404^, gilbert 0504^", norman="finn 0403^")
    f.plays("pick will")
    assert f.breaks("step will 0403^") == "4.1a"
    assert f.breaks("step will 0504^") == "0.15"
    assert f.breaks("step will 0504") == "4d"
    f.state.mps = 6
    assert f.may("step will 0304^")
    f.plays("step will 0304^")
    assert f.mps == 0
    g = field("woods", saxon="will 0404^")
    g.walks("will", "0504^", "0505^")
    assert g.mps == 0


@pytest.mark.rule("SKIRMISH-X.33", "SKIRMISH-4.4f", "SKIRMISH-1.1b")
def test_x33_over_and_under() -> None:
    f = field("woods", norman="finn 0605", saxon="gilbert 0706^, tuck 0707", turn="norman")
    f.walks("finn", "0706")
    f.plays("stop finn")
    assert f.where("finn") == "0706" and f.where("gilbert") == "0706^"
    g = field("woods", norman="finn 0706", saxon="gilbert 0705^, tuck 0705, robin 0404", animals="ox 0604/0504")
    g.plays("pick gilbert", "step gilbert 0706^", "stop gilbert")
    assert g.where("gilbert") == "0706^"


@pytest.mark.rule("SKIRMISH-4.4f", "SKIRMISH-1.1g")
def test_ground_and_top_do_not_touch() -> None:
    f = field("woods", norman="finn 0706", saxon="gilbert 0705^, will 0605")
    f.plays("pick gilbert", "step gilbert 0804^")
    assert f.mps == 3


@pytest.mark.rule("SKIRMISH-X.28", "SKIRMISH-4.4g", "SKIRMISH-4.4h")
def test_x28_in_at_the_window_of_the_inn() -> None:
    f = field("inn", saxon="robin 0405")
    f.walks("robin", "0505", "0605")
    f.plays("climb robin 0705")
    assert f.where("robin") == "0705" and f.mps == 1
    g = field("inn", norman="guy 0605", turn="norman")
    g.plays("pick guy")
    assert g.breaks("climb guy 0705") == "4.4a"


@pytest.mark.rule("SKIRMISH-4.4g")
def test_the_balcony_is_climbed_from_the_ground() -> None:
    f = field("inn", saxon="will 0708, robin 1007, alwin 0607, tuck 0608")
    f.plays("pick will")
    assert f.may("climb will 0707") and f.may("climb will 0807")
    f.plays("climb will 0807")
    assert f.mps == 2
    f.plays("stop will", "pick robin")
    assert [option for option in f.options if "climb" in option] == [
        f"climb robin {hex}" for hex in ("0908", "1008", "1107", "1108")
    ]
    f.plays("climb robin 1108", "stop robin", "pick tuck")
    assert f.breaks("climb tuck 0607") == "4.4b"
    f.plays("stop tuck", "pick alwin")
    assert [option for option in f.options if "climb" in option] == []


@pytest.mark.rule("SKIRMISH-4.4g")
def test_the_place_climbed_to_must_be_free() -> None:
    f = field("inn", saxon="will 0708, robin 0807, tuck 0605 , alan 0705")
    f.plays("pick will")
    assert f.breaks("climb will 0807") == "1.1b"
    f.plays("stop will", "pick alan")
    assert f.breaks("climb alan 0605") == "1.1b"


@pytest.mark.rule("SKIRMISH-4.2b")
def test_climbs_bear_no_infiltration_but_by_a_variant() -> None:
    for rules, left in (((), 2), (("infiltration_everywhere",), 0)):
        f = field("inn", saxon="will 0708", norman="finn 0709, martin 0707", rules=rules)
        f.plays("pick will", "climb will 0807")
        assert f.mps == left
