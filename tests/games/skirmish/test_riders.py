"""SKIRMISH-4.3 and 1.2: riders on two hexes, mounting, dismounting, turning about."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import cast
from tests.games.skirmish.field import field


@pytest.mark.rule("SKIRMISH-1.2a", "SKIRMISH-1.2b", "SKIRMISH-1.2d", "SKIRMISH-1.2h")
def test_eight_pictures_of_william() -> None:
    """The Sheriff mounted and on foot, healthy, wounded and stunned; and his horse, riderless and dead."""
    f = field("woods", norman="william 0508/0408")
    william = f.counter("william")
    shown = []
    for horse, state in ((1, cast.HEALTHY), (1, cast.WOUNDED), (-1, cast.HEALTHY), (-1, cast.WOUNDED), (-1, cast.STUNNED)):
        f.state.horse[william], f.state.state[william] = horse, state
        shown.append((f.state.attack(william), f.state.defence(william), f.state.allowance(william)))
    assert shown == [(25, 19, 12), (15, 14, 9), (16, 13, 6), (9, 8, 3), (0, 4, 0)]
    assert f.state.defence(f.counter("william's")) == 8


@pytest.mark.rule("SKIRMISH-1.2g", "SKIRMISH-6.6d")
def test_a_captive_is_weak_whatever_his_state() -> None:
    f = field("woods", norman="william 0508 captured, guy 0808/0908 disarmed")
    for name, mps in (("william", 6), ("guy", 12)):
        one = f.counter(name)
        assert (f.state.attack(one), f.state.defence(one), f.state.allowance(one)) == (0, 2, mps)


@pytest.mark.rule("SKIRMISH-1.1a", "SKIRMISH-1.1b")
def test_a_hex_holds_one_fighter_and_a_rider_fills_two() -> None:
    f = field("woods", norman="guy 0508/0408, finn 0509", turn="norman")
    board = f.state.board
    assert [f.state.who[board.find(hex)] for hex in ("0508", "0408", "0509", "0510")] == [0, 0, 2, -1]
    f.walks("guy", "0407")
    assert [f.state.who[board.find(hex)] for hex in ("0407", "0508", "0408")] == [0, 0, -1]


@pytest.mark.rule("SKIRMISH-4.3a", "SKIRMISH-4.3b", "SKIRMISH-1.2c")
def test_the_rear_follows_and_wheeling_turns_about() -> None:
    f = field("woods", norman="guy 0508/0408", turn="norman")
    f.walks("guy", "0407")
    assert f.where("guy") == "0407/0508"
    assert f.breaks("step guy 0508") == "4.3b"
    f.plays("step guy 0408")
    assert f.where("guy") == "0408/0407" and f.mps == 10
    g = field("woods", norman="guy 0508/0408", turn="norman")
    g.walks("guy", "0407", "0408")
    g.plays("stop guy")
    assert g.where("guy") == "0408/0407"


@pytest.mark.rule("SKIRMISH-X.83", "SKIRMISH-4.3a", "SKIRMISH-4.3d")
def test_x83_the_front_pays() -> None:
    f = field("woods", norman="guy 1008/0908", turn="norman")
    f.walks("guy", "1108")
    assert f.mps == 12 - 3 and f.where("guy") == "1108/1008"


@pytest.mark.rule("SKIRMISH-X.26", "SKIRMISH-4.1g")
def test_x26_no_rider_enters_a_tree_hex() -> None:
    f = field("woods", norman="guy 0508/0408", turn="norman")
    f.plays("pick guy")
    assert f.breaks("step guy 0607") == "4.1g"


@pytest.mark.rule("SKIRMISH-4.1g", "SKIRMISH-4.1h", "SKIRMISH-4.1d")
def test_riders_and_buildings() -> None:
    inn = field("inn", norman="guy 0409/0309, brian 1309/1209, roger 0509/0609", turn="norman")
    inn.plays("pick guy", "step guy 0408")
    assert inn.breaks("step guy 0508") == "4.1g"
    inn.plays("stop guy", "pick brian")
    assert inn.breaks("step brian 1310") == "4.1g"


@pytest.mark.rule("SKIRMISH-X.24", "SKIRMISH-4.1h", "SKIRMISH-4.3c", "SKIRMISH-4.3e")
def test_x24_a_rider_in_a_door_hex() -> None:
    f = field("cottage", norman="guy 0807/0808", turn="norman")
    f.walks("guy", "0806")
    assert f.mps == 11 and f.breaks("step guy 0805") == "4.1g"
    f.plays("stop guy")
    assert f.where("guy") == "0806/0807"
    g = field("cottage", norman="guy 0806/0807", turn="norman")
    g.plays("pick guy")
    assert g.options == ["dismount guy 0707", "dismount guy 0907", "about_face guy", "stop guy"]
    g.plays("about_face guy")
    assert g.where("guy") == "0807/0806" and g.mps == 8
    assert g.breaks("about_face guy") == "4.3c" and g.may("step guy 0808")


@pytest.mark.rule("SKIRMISH-4.3c")
def test_about_face_when_stuck_costs_four() -> None:
    f = field("cottage", norman="guy 0806/0807, brian 1509/1609", turn="norman")
    f.plays("pick guy")
    f.state.mps = 3
    assert f.breaks("about_face guy") == "4b"
    f.plays("stop guy", "pick brian")
    assert f.breaks("about_face brian") == "4.3c"
    g = field("cottage", norman="brian 1509/1609", turn="norman", rules=["about_face"])
    g.plays("pick brian", "about_face brian")
    assert g.where("brian") == "1609/1509" and g.mps == 8


@pytest.mark.rule("SKIRMISH-4.3c", "SKIRMISH-0.15")
def test_who_rides_over_friends_may_turn_about_only_if_he_still_gets_past_them() -> None:
    f = field("woods", norman="guy 0508/0408, finn 0509, martin 0609", turn="norman", rules=["about_face"])
    f.walks("guy", "0509", "0609")
    assert f.may("about_face guy")
    f.state.mps = f.state.board.about_face
    assert f.breaks("about_face guy") == "0.15"


@pytest.mark.rule("SKIRMISH-4.3d", "SKIRMISH-4.1c")
def test_both_hexes_must_be_free_at_the_end() -> None:
    f = field("woods", norman="guy 0508/0408, finn 0509, martin 0609", turn="norman")
    f.walks("guy", "0509")
    assert f.breaks("stop guy") == "4.1c"
    f.plays("step guy 0609")
    assert f.breaks("stop guy") == "4.1c"
    f.plays("step guy 0710")
    assert f.breaks("stop guy") == "4.1c"
    f.plays("step guy 0810", "stop guy")
    assert f.where("finn") == "0509" and f.where("martin") == "0609" and f.where("guy") == "0810/0710"


@pytest.mark.rule("SKIRMISH-X.27", "SKIRMISH-4.3e")
def test_x27_dismounting_is_for_who_has_not_moved() -> None:
    f = field("woods", norman="guy 0508/0408", turn="norman")
    f.walks("guy", "0509")
    assert f.breaks("dismount guy 0608") == "4.3e"
    g = field("woods", norman="guy 0508/0408, finn 1908", turn="norman")
    g.plays("pick guy", "dismount guy 0407")
    assert g.where("guy") == "0407" and g.where("guy's") == "0508/0408"
    assert g.breaks("step guy 0406") == "0.3" and g.breaks("pick guy") == "2d"


@pytest.mark.rule("SKIRMISH-4.3k", "SKIRMISH-4.3e")
def test_where_one_dismounts() -> None:
    f = field("woods", norman="guy 0508/0408", turn="norman")
    f.plays("pick guy")
    assert [option for option in f.options if "dismount" in option] == ["dismount guy 0407", "dismount guy 0509"]
    assert f.breaks("dismount guy 0608") == "4.3e"
    g = field("woods", norman="guy 0508/0408, finn 0407, martin 0509", turn="norman")
    g.plays("pick guy")
    assert g.breaks("dismount guy 0407") == g.breaks("dismount guy 0509") == "1.1b"


@pytest.mark.rule("SKIRMISH-4.3e", "SKIRMISH-4.3f", "SKIRMISH-4.3g", "SKIRMISH-4.3h")
def test_mounting_takes_the_move_and_gives_his_own_figures() -> None:
    f = field("woods", norman="guy 0407 wounded, finn 1908", animals="draft-horse 0508/0408", turn="norman")
    f.plays("pick guy", "mount guy draft-horse")
    guy = f.counter("guy")
    assert f.is_("guy") == "mounted wounded" and f.where("guy") == "0508/0408" and f.where("draft-horse") == "off"
    assert (f.state.attack(guy), f.state.allowance(guy)) == (17, 9)
    assert f.options == ["pick finn", "end_phase 0"]


@pytest.mark.rule("SKIRMISH-4.3e", "SKIRMISH-4.3h")
def test_a_wounded_rider_dismounts_wounded() -> None:
    f = field("woods", norman="guy 0508/0408 wounded", turn="norman")
    f.plays("pick guy", "dismount guy 0509")
    assert f.is_("guy") == "wounded" and f.state.attack(f.counter("guy")) == 10


@pytest.mark.rule("SKIRMISH-1.2h", "SKIRMISH-4.3f")
def test_he_may_ride_another_horse() -> None:
    f = field("woods", norman="william 0407, finn 0509", animals="cavalry-horse 0508/0408", turn="norman")
    f.plays("pick finn")
    assert f.breaks("mount finn cavalry-horse") == "1.2e"
    f.plays("stop finn", "pick william", "mount william cavalry-horse")
    assert f.is_("william") == "mounted healthy"


@pytest.mark.rule("SKIRMISH-4.3e", "SKIRMISH-4.3f", "SKIRMISH-7.1g")
def test_who_may_not_mount() -> None:
    f = field(
        "woods",
        norman="guy 0608, william 0407, roger 0508/0509",
        saxon="ludbert 1308",
        animals="cavalry-horse 0408/0308, ox 0708/0808",
        turn="norman",
    )
    f.plays("pick guy")
    assert f.breaks("mount guy cavalry-horse") == "4.3e"
    assert f.breaks("mount guy ox") == "4.3f"
    assert f.breaks("mount guy roger's") == "4.3f"
    f.plays("stop guy", "pick william")
    f.state.leads[f.counter("ludbert")] = f.counter("cavalry-horse")
    assert f.breaks("mount william cavalry-horse") == "7.1g"
    f.state.leads[f.counter("ludbert")] = -1
    f.state.cart[f.counter("cavalry-horse")] = f.counter("ox")
    assert f.breaks("mount william cavalry-horse") == "4.3f"


@pytest.mark.rule("SKIRMISH-4.3e")
def test_a_wall_cuts_off() -> None:
    """Beside the low wall of the yard a rider dismounts into the open only."""
    f = field("cottage", norman="guy 0607/0608, brian 0509/0609", turn="norman")
    f.plays("pick guy")
    options = [option.split()[-1] for option in f.options if option.startswith("dismount")]
    assert options == ["0708"]
    assert f.breaks("dismount guy 0508") == "4.3e"


@pytest.mark.rule("SKIRMISH-4.3e", "SKIRMISH-7.1f")
def test_mounting_ends_leading() -> None:
    f = field("woods", norman="guy 0407, finn 0608", animals="cavalry-horse 0508/0408, ox 0306/0305", turn="norman")
    f.state.leads[f.counter("guy")] = f.counter("ox")
    f.state.leads[f.counter("finn")] = f.counter("cavalry-horse")
    f.plays("pick guy", "mount guy cavalry-horse")
    assert f.state.leads[f.counter("guy")] == f.state.leads[f.counter("finn")] == -1


@pytest.mark.rule("SKIRMISH-4.3e")
def test_quick_mount() -> None:
    f = field("woods", norman="guy 0406", animals="cavalry-horse 0508/0408", turn="norman", rules=["quick_mount"])
    f.walks("guy", "0407")
    f.plays("mount guy cavalry-horse")
    assert f.mps == 6 - 1 - 2 or f.mps == 6 - 2 - 2
    f.plays("step guy 0509")


@pytest.mark.rule("SKIRMISH-4.3e", "SKIRMISH-4.1c")
def test_nobody_leaves_his_horse_upon_a_friend() -> None:
    f = field("gulch", norman="guy 1206/1207, finn 1107", turn="norman", rules=["quick_mount"])
    f.walks("guy", "1107")
    assert f.breaks("dismount guy 1106") == f.breaks("stop guy") == "4.1c"


@pytest.mark.rule("SKIRMISH-4.3j", "SKIRMISH-4c")
def test_a_riderless_horse_stays() -> None:
    f = field("woods", norman="guy 0407", animals="cavalry-horse 0508/0408", turn="norman")
    assert f.breaks("pick cavalry-horse") == "2c"


@pytest.mark.rule("SKIRMISH-4.3c", "SKIRMISH-4.3e")
def test_turning_about_is_moving() -> None:
    f = field("cottage", norman="guy 0806/0807", turn="norman")
    f.plays("pick guy", "about_face guy")
    assert f.breaks("dismount guy 0907") == "4.3e"


@pytest.mark.rule("SKIRMISH-4.3e")
def test_the_first_hex_of_the_map_is_a_hex_too() -> None:
    f = field("inn", norman="guy 0102/0101, brian 0401/0501", turn="norman", rules=["about_face"])
    f.plays("pick guy")
    assert f.may("about_face guy")
    g = field("inn", norman="guy 0101/0102, brian 0401/0501", turn="norman")
    g.plays("pick guy")
    assert g.may("dismount guy 0201")
    assert f.options[2:4] == ["dismount guy 0201", "about_face guy"]


@pytest.mark.rule("SKIRMISH-4.3c", "SKIRMISH-4.1l")
def test_half_on_the_map_nobody_turns_or_dismounts() -> None:
    f = field("woods", norman="guy 0508/0408", turn="norman", rules=["about_face", "quick_mount"])
    guy = f.counter("guy")
    f.state.lift(guy)
    f.state.front[guy], f.state.rear[guy], f.state.gate[guy] = -2, -1, 3
    f.plays("pick guy", "step guy 0108")
    assert f.breaks("about_face guy") == f.breaks("dismount guy 0208") == "0.3"
