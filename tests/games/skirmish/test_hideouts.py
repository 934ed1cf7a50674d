"""SKIRMISH-8.4b to 8.4d: hideouts that an enemy enters."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import land
from sherwood.games.skirmish.hideouts import is_outside
from tests.games.skirmish.field import Field, board, field
from tests.games.skirmish.fights import fights, strikes


def hunted(saxon: str, norman: str = "finn 0907, walker 1907") -> Field:
    """Finn stands in the cottage's yard before its door."""
    return field("cottage", norman=norman, saxon=saxon, turn="norman")


@pytest.mark.rule("SKIRMISH-8.4b", "SKIRMISH-8.4d", "SKIRMISH-0.4", "SKIRMISH-0.7a")
def test_who_is_inside_is_asked_first_and_then_placed() -> None:
    f = hunted("tuck hidden:cottage, much hidden:cottage, alan hidden:warehouse")
    f.plays("pick finn", "step finn 0807")
    f.plays("no 1", "step finn 0806")
    assert f.where("finn") == "0807" and f.waits_for == "saxon" and f.may("spring tuck 0805")
    f.plays("no 1")
    assert f.where("finn") == "0806" and f.waits_for == "chance" and f.options == ["found tuck 0"]
    f.plays("found tuck 0")
    assert f.waits_for == "saxon" and f.breaks("reveal tuck 0806") == "1.1b" and f.breaks("reveal tuck 0807") == "8.2c"
    assert f.breaks("reveal much 0805") == "2c"
    f.plays("reveal tuck 0805", "found much 0", "reveal much 0705", "empty 0")
    assert (f.where("tuck"), f.where("much"), f.where("alan")) == ("0805", "0705", "off")
    f.plays("no 1")
    assert f.waits_for == "norman" and f.may("stop finn") and f.breaks("step finn 0805") == "4.1a"


@pytest.mark.rule("SKIRMISH-8.4d", "SKIRMISH-8.3f")
def test_an_ambush_before_the_door_may_end_the_move() -> None:
    f = hunted("little-john hidden:cottage")
    f.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "spring little-john 0806", "attack little-john finn")
    f.rolls(1)
    assert f.is_("finn") == "dead" and f.waits_for == "norman" and f.told("UNCOVERED") != []


@pytest.mark.rule("SKIRMISH-8.4d", "SKIRMISH-8.3f")
def test_who_is_wounded_before_the_door_does_not_go_in() -> None:
    f = hunted("little-john hidden:cottage")
    f.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "spring little-john 0706")
    assert f.where("finn") == "0806"
    g = hunted("little-john hidden:cottage, much hidden:cottage")
    g.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "spring little-john 0806", "no 1")
    g.plays("attack little-john finn")
    g.rolls(3)
    assert (g.is_("finn"), g.where("finn"), g.state.entered) == ("wounded", "0807", 0)


@pytest.mark.rule("SKIRMISH-8.4d", "SKIRMISH-8.2b")
def test_nobody_is_placed_while_the_mover_passes_a_friend() -> None:
    f = hunted("tuck hidden:cottage", norman="finn 0807, martin 0806")
    f.plays("pick finn", "step finn 0806", "no 1")
    assert f.waits_for == "norman" and f.where("finn") == "0806"
    f.plays("step finn 0805")
    assert f.options == ["found tuck 0"]


@pytest.mark.rule("SKIRMISH-8.4b", "SKIRMISH-4.4d")
def test_a_leap_into_a_tree_finds_who_hides_there() -> None:
    f = field("woods", norman="finn 0504^", saxon="will hidden:B", turn="norman")
    f.plays("pick finn", "leap finn 0604^")
    f.rolls(3)
    assert f.where("finn") == "0604^" and f.options[0].startswith("found will")


@pytest.mark.rule("SKIRMISH-8.4d")
def test_an_ambush_may_bar_the_door() -> None:
    f = hunted("little-john hidden:cottage")
    f.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "spring little-john 0806", "no 1")
    assert f.where("finn") == "0807" and f.waits_for == "norman" and f.breaks("step finn 0806") == "4.1a"


@pytest.mark.rule("SKIRMISH-8.4b", "SKIRMISH-H.3")
def test_an_empty_house_is_told() -> None:
    f = hunted("alan hidden:warehouse")
    f.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "no 1")
    assert f.options == ["empty 0"]
    f.plays("empty 0", "no 1")
    assert f.waits_for == "norman" and f.where("alan") == "off"
    f.plays("step finn 0805", "no 1")
    assert f.waits_for == "norman"


@pytest.mark.rule("SKIRMISH-8.4b")
def test_nobody_looks_for_those_who_are_all_out() -> None:
    f = hunted("alan 1409")
    f.plays("pick finn", "step finn 0807", "step finn 0806")
    assert f.waits_for == "norman"


@pytest.mark.rule("SKIRMISH-8.4d")
def test_a_hidden_friend_is_not_disturbed() -> None:
    f = hunted("alan hidden:warehouse", norman="finn 0907, geri hidden:cottage")
    f.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "no 1", "empty 0")
    assert f.where("geri") == "off"


@pytest.mark.rule("SKIRMISH-X.67", "SKIRMISH-8.4b", "SKIRMISH-8.4d")
def test_x67_walking_under_a_tree_reveals_nobody_but_climbing_does() -> None:
    f = field("gulch", norman="finn 1003", saxon="will hidden:K", turn="norman")
    f.plays("pick finn", "step finn 1004")
    assert f.waits_for == "saxon" and f.told("UNCOVERED") == []
    g = field("gulch", norman="finn 1004", saxon="will hidden:K", turn="norman")
    g.plays("pick finn", "climb finn 1004^")
    assert g.where("finn") == "1004" and g.waits_for == "saxon"
    g.plays("no 1")
    assert g.where("finn") == "1004^"
    g.plays("found will 1", "reveal will 1105^")
    assert g.where("will") == "1105^" and g.waits_for == "norman"


@pytest.mark.rule("SKIRMISH-X.66", "SKIRMISH-8.4b", "SKIRMISH-8.4c", "SKIRMISH-0.13")
def test_x66_a_retreat_into_a_house_where_enemies_hide() -> None:
    f = fights("norman", "inn", "martin 1408, geri hidden:forge, bern hidden:forge", "reynold 1409")
    strikes(f, "reynold", "martin").rolls(5)
    f.plays("retreat reynold 1410 0")
    assert f.options == ["advance martin 1409", "no 0"]
    f.plays("no 0", "found geri 1", "reveal geri 1310", "found bern 1", "reveal bern 1212")
    assert f.where("geri") == "1310" and f.phase == "combat"
    assert f.may("attack geri reynold")  # his own side turn: he acts normally from now on


@pytest.mark.rule("SKIRMISH-8.4c", "SKIRMISH-6.3f")
def test_an_advance_enters_too() -> None:
    f = fights("norman", "inn", "martin 1409, wilbrand 1309", "reynold 1410 stunned, tuck hidden:forge")
    strikes(f, "reynold", "martin").rolls(1)
    f.plays("advance martin 1410", "no 0")
    assert f.options == ["found tuck 1"]
    f.plays("found tuck 1", "reveal tuck 1310")
    assert f.phase == "combat" and f.where("tuck") == "1310"


@pytest.mark.rule("SKIRMISH-8.4d")
def test_where_there_is_no_room_inside_they_come_out_beside_it() -> None:
    f = field("cottage", norman="finn 1606, walker 1607, gebbo 1706, martin 1508", saxon="tuck hidden:warehouse", turn="norman")
    f.state.entered = 1 << f.state.board.hideouts.index("warehouse")
    f.plays("pick martin", "found tuck 1")
    inside = [option.split()[2] for option in f.options]
    assert inside == ["1707"]
    men = "finn 1606, walker 1607, gebbo 1706, arnold 1707, martin 1508"
    g = field("cottage", norman=men, saxon="tuck hidden:warehouse", turn="norman")
    g.state.entered = 1 << g.state.board.hideouts.index("warehouse")
    g.plays("pick martin", "found tuck 1")
    assert g.may("reveal tuck 1708") and not g.may("reveal tuck 1508") and g.breaks("reveal tuck 1710") == "8.2c"


@pytest.mark.rule("SKIRMISH-8.4b", "SKIRMISH-0.7a")
def test_that_nobody_else_is_inside_is_told_too() -> None:
    """Whether there is a second man shows when he is found, and not when the first is placed."""
    f = hunted("tuck hidden:cottage, alan hidden:warehouse")
    g = hunted("tuck hidden:cottage, alan hidden:cottage")
    for each in (f, g):
        each.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "no 1", "found tuck 0", "reveal tuck 0805")
        assert each.waits_for == "chance"
    assert (f.options, g.options) == (["empty 0"], ["found alan 0"])


@pytest.mark.rule("SKIRMISH-8.4b", "SKIRMISH-H.3")
def test_nobody_is_looked_for_twice() -> None:
    f = hunted("alan hidden:warehouse")
    f.plays("pick finn", "step finn 0807", "no 1", "step finn 0806", "no 1", "empty 0", "no 1")
    f.plays("step finn 0807", "no 1", "step finn 0806")
    assert f.where("finn") == "0806"
    f.plays("no 1")
    assert f.waits_for == "norman"


@pytest.mark.rule("SKIRMISH-8.4d")
@pytest.mark.parametrize("left", [0, 1])
def test_who_is_found_where_all_is_full_stays_hidden(left: int) -> None:
    """Walker comes over a friend into the forge, with a crowd in it and all around it but for some places."""
    ground = board("inn")
    forge, empty = ground.hideouts.index("forge"), field("inn").state
    full = [hex for hex in range(ground.hexes) if ground.hideout[hex] == forge or is_outside(empty, forge, hex)]
    crowd = [name for name, row in land.load().book.characters.items() if name not in ("walker", "tuck") and not row.mounted]
    places = [ground.labels[hex] for hex in full if ground.labels[hex] not in ("1408", "1410")][left:]
    assert len(crowd) >= len(places)
    norman = ", ".join(["walker 1408", *(f"{name} {place}" for name, place in zip(crowd, places, strict=False))])
    f = field("inn", norman=norman, saxon="tuck hidden:forge", turn="norman")
    f.plays("pick walker", "step walker 1409", "step walker 1410", "found tuck 1")
    assert f.waits_for == ("saxon" if left else "chance")
    if not left:
        f.plays("empty 1", "no 1", "stop walker")
        assert f.where("tuck") == "off"
