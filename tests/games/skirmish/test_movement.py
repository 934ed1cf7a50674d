"""SKIRMISH-4, 4.1, 4.2 and 0.15: steps, prices, infiltration, friends in the way, and places to rest."""

from __future__ import annotations

import pytest

from tests.games.skirmish.field import Field, field


# -- who moves --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-4a", "SKIRMISH-4d", "SKIRMISH-2d")
def test_each_moves_once_in_any_order() -> None:
    f = field("woods", saxon="reynold 0208, alwin 1208")
    assert f.options == ["pick reynold", "pick alwin", "end_phase 1"]
    f.walks("alwin", "1308")
    assert f.breaks("pick reynold") == "0.3"
    f.plays("stop alwin")
    assert f.breaks("pick alwin") == "2d"
    f.walks("reynold", "0308")
    f.plays("stop reynold")
    assert f.phase != "movement"


@pytest.mark.rule("SKIRMISH-4a", "SKIRMISH-4b")
def test_mps_are_spent_step_by_step_and_not_saved() -> None:
    f = field("woods", saxon="reynold 0307")
    f.walks("reynold", "0407")
    assert f.mps == 6
    f.plays("step reynold 0508")
    assert f.mps == 5 and f.where("reynold") == "0508"
    f.plays("stop reynold")
    assert f.state.allowance(f.counter("reynold")) == 7


@pytest.mark.rule("SKIRMISH-4c", "SKIRMISH-2c", "SKIRMISH-7a")
def test_who_cannot_move() -> None:
    f = field(
        "woods",
        norman="finn 1508",
        saxon="reynold 0208 stunned, alwin 0408 captured, falko 0608 wounded",
        animals="ox 1008/1108",
    )
    assert f.options == ["pick falko", "end_phase 1"]
    assert f.breaks("pick reynold") == "4c" and f.breaks("pick alwin") == "6.6e"
    assert f.breaks("pick finn") == f.breaks("pick ox") == "2c"


@pytest.mark.rule("SKIRMISH-1.2d", "SKIRMISH-1.2h")
def test_allowance_by_state() -> None:
    f = field("woods", saxon="will 0208, robin 0408 wounded, marian 0908/0808")
    for name, mps in (("will", 8), ("robin", 5), ("marian", 13)):
        f.plays(f"pick {name}")
        assert f.mps == mps
        f.plays(f"stop {name}")


@pytest.mark.rule("SKIRMISH-X.15", "SKIRMISH-4.1k", "SKIRMISH-3h")
def test_x15_who_shot_a_crossbow_stays() -> None:
    f = field("woods", norman="rudolf 0508, geri 0209", saxon="alwin 1808", turn="norman", phase="missile")
    f.plays("fire rudolf alwin 1808")
    f.rolls(10)
    f.plays("end_phase 0")
    assert f.phase == "movement"
    assert f.breaks("pick rudolf") == "4.1k" and f.may("pick geri")


@pytest.mark.rule("SKIRMISH-X.15", "SKIRMISH-3h")
def test_x15_who_shot_a_bow_moves() -> None:
    f = field("woods", norman="finn 1808", saxon="reynold 0908", phase="missile")
    f.plays("fire reynold finn 1808")
    f.rolls(10)
    f.walks("reynold", "0808")


# -- terrain and walls ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-4b", "SKIRMISH-T.4a")
@pytest.mark.parametrize(
    "maps, start, to, price",
    [
        ("woods", "0508", "0509", 1),
        ("woods", "0508", "0408", 1),
        ("woods", "0508", "0607", 2),
        ("woods", "1007", "1107", 2),
        ("gulch", "1203", "1204", 1),
        ("gulch", "1205", "1206", 1),
        ("gulch", "1204", "1205", 2),
        ("inn", "0408", "0508", 2),
        ("inn", "0508", "0607", 2),
        ("inn", "0607", "0707", 1),
        ("inn", "0806", "0805", 1),
    ],
)
def test_prices_on_foot(maps: str, start: str, to: str, price: int) -> None:
    f = field(maps, saxon=f"reynold {start}")
    f.plays("pick reynold")
    before = f.mps
    f.plays(f"step reynold {to}")
    assert before - f.mps == price


@pytest.mark.rule("SKIRMISH-X.23", "SKIRMISH-4.1e", "SKIRMISH-4.1h")
def test_x23_low_wall_and_entrance() -> None:
    f = field("cottage", saxon="reynold 0709, alwin 0809")
    f.walks("reynold", "0708")
    assert f.mps == 7 - 4
    f.plays("stop reynold")
    f.walks("alwin", "0808")
    assert f.mps == 7 - 1
    r = field("cottage", norman="guy 0709/0609, brian 0809/0810", turn="norman")
    r.plays("pick guy")
    assert r.breaks("step guy 0708") == "4.1g"
    r.plays("stop guy")
    r.walks("brian", "0808")
    assert r.mps == 11 and r.where("brian") == "0808/0809"


@pytest.mark.rule("SKIRMISH-X.25", "SKIRMISH-4.1e", "SKIRMISH-4.1d")
def test_x25_through_a_window() -> None:
    f = field("cottage", saxon="reynold 0703")
    f.walks("reynold", "0704")
    assert f.mps == 3
    g = field("cottage", saxon="reynold 0603")
    g.plays("pick reynold")
    assert g.breaks("step reynold 0604") == "4.1d"


@pytest.mark.rule("SKIRMISH-4.1f", "SKIRMISH-4.1i")
def test_the_inn_stands_higher() -> None:
    f = field("inn", saxon="reynold 0707, alwin 0509, gilbert 0608, will 1007")
    f.plays("pick reynold")
    assert f.breaks("step reynold 0606") == f.breaks("step reynold 0708") == "4.1d"
    f.plays("stop reynold", "pick gilbert")
    assert f.breaks("step gilbert 0607") == "4.1d"
    f.plays("stop gilbert")
    f.walks("alwin", "0508", "0607")
    assert f.mps == 7 - 4 and f.where("alwin") == "0607"
    f.plays("stop alwin")
    f.walks("will", "1006")
    assert f.mps == 8 - 4


@pytest.mark.rule("SKIRMISH-4.1f")
def test_outer_windows_are_not_stepped_through() -> None:
    f = field("inn", saxon="robin 0605")
    f.plays("pick robin")
    assert f.breaks("step robin 0705") == "4.1d"


@pytest.mark.rule("SKIRMISH-4b")
def test_what_costs_more_than_is_left() -> None:
    f = field("gulch", norman="finn 1303 wounded", turn="norman")
    f.walks("finn", "1203", "1204")
    assert f.mps == 2
    f.plays("step finn 1205")
    assert f.mps == 0 and f.options == ["stop finn"]


@pytest.mark.rule("SKIRMISH-4b")
def test_minimum_move() -> None:
    f = field("cottage", norman="odric 0709 wounded", turn="norman")
    f.plays("pick odric")
    assert f.breaks("step odric 0708") == "4b"
    g = field("cottage", norman="odric 0709 wounded", turn="norman", rules=["minimum_move"])
    g.walks("odric", "0708")
    assert g.mps == 0


# -- others in the way ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.22", "SKIRMISH-4.1a", "SKIRMISH-4.1c", "SKIRMISH-6.2e")
def test_x22_through_the_stunned() -> None:
    f = field("woods", norman="finn 0508", saxon="much 0509 stunned", turn="norman")
    f.walks("finn", "0509")
    assert f.breaks("stop finn") == "4.1c"
    f.plays("step finn 0510", "stop finn")
    assert f.where("finn") == "0510" and f.where("much") == "0509"
    g = field("woods", norman="finn 0508", saxon="much 0509", turn="norman")
    g.plays("pick finn")
    assert g.breaks("step finn 0509") == "4.1a"


@pytest.mark.rule("SKIRMISH-4.1a")
def test_a_captured_enemy_may_be_passed() -> None:
    f = field("woods", norman="finn 0508", saxon="much 0509 captured", turn="norman")
    f.walks("finn", "0509", "0510")


@pytest.mark.rule("SKIRMISH-4.1b", "SKIRMISH-4.1c", "SKIRMISH-1.1b")
def test_friends_are_passed_at_normal_cost_and_stay_where_they_are() -> None:
    f = field("woods", norman="finn 0508, martin 0509", turn="norman")
    f.walks("finn", "0509")
    assert f.mps == 6 and f.breaks("stop finn") == "4.1c"
    f.plays("step finn 0510", "stop finn", "pick martin")
    assert f.where("martin") == "0509"


@pytest.mark.rule("SKIRMISH-4.1b", "SKIRMISH-4.1c", "SKIRMISH-7a")
def test_animals_are_passed_and_carts_are_not() -> None:
    f = field("woods", norman="finn 0508, martin 0608", animals="ox 0509/0510, cart 0608/0708", turn="norman")
    f.plays("pick finn")
    assert f.breaks("step finn 0608") == "7.2f"
    f.plays("step finn 0509")
    assert f.breaks("stop finn") == "4.1c"
    f.plays("step finn 0510", "step finn 0511")


@pytest.mark.rule("SKIRMISH-X.87", "SKIRMISH-0.15", "SKIRMISH-4.1c")
@pytest.mark.parametrize("mps, beyond, clause", [(2, "0909", "0.15"), (2, "0809", ""), (3, "0909", "")])
def test_x87_no_step_without_a_way_to_rest(mps: int, beyond: str, clause: str) -> None:
    """Out of scrub onto a friend on the road: beyond him one hex costs 1, if it is free, and going back costs 2."""
    f = field("woods", saxon=f"hardouin 1007, simon 1008, ubbo 1009, hige 1109, much 0908, tuck {beyond}")
    f.plays("pick hardouin")
    f.state.mps = mps
    assert f.breaks("step hardouin 1008") == clause


# -- infiltration -----------------------------------------------------------------------------------------------------
def walker(reynold: str = "0608", alwin: str = "0407", rules: tuple[str, ...] = ()) -> Field:
    f = field("woods", norman="walker 0508", saxon=f"reynold {reynold}, alwin {alwin}", turn="norman", rules=rules)
    f.plays("pick walker")
    return f


@pytest.mark.rule("SKIRMISH-X.21", "SKIRMISH-4.2a", "SKIRMISH-4.2c")
def test_x21_infiltration() -> None:
    f = walker()
    f.plays("step walker 0509")
    assert f.mps == 4
    f.plays("step walker 0609")
    assert f.mps == 1


@pytest.mark.rule("SKIRMISH-4.2b", "SKIRMISH-4.2c", "SKIRMISH-6.2e")
@pytest.mark.parametrize("state", ["stunned", "captured", "bystander"])
def test_who_does_not_hinder(state: str) -> None:
    f = walker(f"0608 {state}", "1908")
    f.plays("step walker 0509", "step walker 0609")
    assert f.mps == 5


@pytest.mark.rule("SKIRMISH-4.2b")
def test_stunned_infiltration() -> None:
    f = walker("0608 stunned", "1908", rules=("stunned_infiltration",))
    f.plays("step walker 0509")
    assert f.mps == 4
    g = walker("0608 captured", "1908", rules=("stunned_infiltration",))
    g.plays("step walker 0509")
    assert g.mps == 6


@pytest.mark.rule("SKIRMISH-4.2b", "SKIRMISH-7a")
def test_animals_never_hinder_but_wild_ones_of_the_enemy_do() -> None:
    f = field("woods", norman="walker 0508", animals="ox 0608/0708", turn="norman")
    f.walks("walker", "0509")
    assert f.mps == 6
    g = field("woods", norman="walker 0508", saxon="wolf 0608", turn="norman")
    g.walks("walker", "0509")
    assert g.mps == 4


@pytest.mark.rule("SKIRMISH-X.32", "SKIRMISH-4b", "SKIRMISH-4.2a")
def test_x32_too_dear_from_contact_to_contact() -> None:
    f = field("woods", norman="walker 0907", saxon="reynold 1006", turn="norman")
    f.plays("pick walker")
    f.state.mps = 2
    assert f.breaks("step walker 1007") == "4b"
    f.state.mps = 4
    assert f.may("step walker 1007")


@pytest.mark.rule("SKIRMISH-4.2b")
def test_of_riders_the_front_is_tested() -> None:
    f = field("woods", norman="guy 0508/0608", saxon="reynold 0709", turn="norman")
    f.walks("guy", "0509")
    assert f.mps == 11


# -- entering and leaving ---------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-4.1l", "SKIRMISH-D.1d")
def test_entering_at_an_edge() -> None:
    f = field("woods", norman="finn gate3, guy gate3, martin gate3", turn="norman")
    f.plays("pick finn")
    assert "step finn 0108" in f.options and "step finn 0208" not in f.options
    assert f.breaks("step finn 0208") == "4d"
    f.plays("step finn 0106")
    assert f.mps == 5
    f.plays("stop finn", "pick martin", "step martin 0106", "step martin 0107", "stop martin")
    assert f.where("martin") == "0107"


@pytest.mark.rule("SKIRMISH-4.1l", "SKIRMISH-4.3a")
def test_a_rider_enters_with_both_sections_before_he_stops() -> None:
    f = field("woods", norman="finn gate3, guy 0508/0408", turn="norman")
    guy = f.counter("guy")
    f.state.lift(guy)
    f.state.front[guy], f.state.rear[guy], f.state.gate[guy] = -2, -1, 3
    f.plays("pick guy", "step guy 0108")
    assert f.breaks("stop guy") == "4.1c" and f.where("guy") == "0108"
    f.plays("step guy 0208", "stop guy")
    assert f.where("guy") == "0208/0108"


@pytest.mark.rule("SKIRMISH-4.1j", "SKIRMISH-T.4c")
def test_leaving_for_one_mp_where_it_is_allowed() -> None:
    f = field("woods", saxon="rebecca 0207 may-leave, isaac 0208")
    f.plays("pick rebecca")
    assert f.breaks("exit rebecca") == "4.1j"
    f.plays("step rebecca 0107", "exit rebecca")
    assert f.told("LEFT_MAP") == [(0, 0, 0)] and f.where("rebecca") == "off" and f.phase == "movement"
    f.plays("pick isaac", "step isaac 0108")
    assert f.breaks("exit isaac") == "4.1j"


@pytest.mark.rule("SKIRMISH-0.15", "SKIRMISH-4.1c")
@pytest.mark.parametrize("mps, above, clause", [(10, "", ""), (9, "", "0.15"), (10, ", gilbert 0404^", "0.15")])
def test_a_climb_is_a_way_to_rest(mps: int, above: str, clause: str) -> None:
    """Onto a friend at the trunk, among enemies, for 4, and up for 6; there is no way back."""
    ring = "finn 0403, martin 0304, walker 0305, gebbo 0504, arnold 0505, wolmer 1908"
    f = field("woods", norman=ring, saxon=f"robin 0405, tuck 0404{above}")
    f.plays("pick robin")
    f.state.mps = mps
    f.state.who[f.place("0405")] = f.counter("wolmer")
    assert f.breaks("step robin 0404") == clause


@pytest.mark.rule("SKIRMISH-0.15", "SKIRMISH-4.5a")
@pytest.mark.parametrize("mps, below, clause", [(5, "", ""), (4, "", "0.15"), (5, ", hige 0908", "0.15")])
def test_a_jump_is_a_way_to_rest(mps: int, below: str, clause: str) -> None:
    """Along a crowded balcony to a friend's place, and down from there; there is no way back."""
    f = field("inn", norman="finn 2014", saxon=f"robin 0807, tuck 0907, alan 1007{below}")
    f.plays("pick robin")
    f.state.mps = mps
    f.state.who[f.place("0807")] = f.counter("finn")
    assert f.breaks("step robin 0907") == clause


@pytest.mark.rule("SKIRMISH-4.1j")
@pytest.mark.parametrize("mps, clause", [(1, ""), (0, "4.1j")])
def test_leaving_takes_one_mp(mps: int, clause: str) -> None:
    f = field("woods", saxon="rebecca 0108 may-leave")
    f.plays("pick rebecca")
    f.state.mps = mps
    assert f.breaks("exit rebecca") == clause


@pytest.mark.rule("SKIRMISH-4.1c", "SKIRMISH-4.3d")
def test_a_rear_may_rest_in_the_first_hex() -> None:
    f = field("inn", norman="guy 0201/0301", turn="norman")
    f.walks("guy", "0101", "0102")
    assert f.where("guy") == "0102/0101" and f.may("stop guy")


@pytest.mark.rule("SKIRMISH-7.4a", "SKIRMISH-4.1d")
def test_wild_animals_use_no_windows() -> None:
    f = field("cottage", norman="wolf 0703", turn="norman")
    f.plays("pick wolf")
    assert f.mps == 9 and f.breaks("step wolf 0704") == "4.1d"
    f.plays("step wolf 0803", "step wolf 0903")


@pytest.mark.rule("SKIRMISH-4.1j", "SKIRMISH-4.1l")
def test_who_is_not_on_the_map_and_may_not_enter() -> None:
    f = field("woods", norman="finn gate3, martin 0908", turn="norman")
    f.state.gate[f.counter("finn")] = -1
    assert f.breaks("pick finn") == "4.1l"
    f.state.gate[f.counter("finn")] = 3
    f.state.front[f.counter("finn")] = -5
    assert f.breaks("pick finn") == "4c"
