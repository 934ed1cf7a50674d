"""The table in words tells what the picture shows: who is where, how they stand, what befell them, and how far the enemy is."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import position, scenarios, textboard
from sherwood.games.shieldwall.view import view
from sherwood.kernel.texts import Unread
from tests.games.shieldwall.field import Situation, field


@pytest.fixture
def near() -> Situation:
    """Three bondi in a row, 5 inches from seven fyrd in a wall."""
    situation = field("3*VBON 2000,1420,0", "7*SSEL 2000,2000,180")
    situation.state.formation[1] = position.WALL
    return situation


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Situations are of no scenario; the ground told of is that of one without anything near."""
    find = scenarios.find
    monkeypatch.setattr(scenarios, "find", lambda name: find("lesson" if name == "test" else name))


def told(situation: Situation, seat: int = 0) -> str:
    return textboard.board(view(situation.state, seat), "en")


def around(situation: Situation, target: str) -> list[str]:
    return textboard.around(view(situation.state, 0), target, "en").splitlines()


def line(text: str, name: str) -> str:
    return next(found for found in text.splitlines() if name in found.partition(":")[0])


def test_a_band_is_told_with_its_men_place_facing_formation_and_nearest_enemy(near: Situation) -> None:
    bondi, fyrd = line(told(near), "bondi"), line(told(near), "select fyrd")
    assert bondi.startswith("  3 bondi") and "at 20″ east, 14.2″ north, facing north (0°)" in bondi
    assert "5″ north" in bondi and "5″ south" in fyrd and "in shield wall" in fyrd and "in shield wall" not in bondi


@pytest.mark.rule("SHIELDWALL-1.2d")
def test_gaps_are_of_bases_and_rounded_up(near: Situation) -> None:
    near.state.stands.facing[1] = 45
    assert "4.83″ north" in line(told(near), "bondi")


def test_those_gone_are_counted_by_what_became_of_them(near: Situation) -> None:
    for man, status in ((0, position.KILLED), (1, position.ROUTED)):
        near.state.stands.on[man], near.state.status[man] = 0, status
    bondi = line(told(near), "bondi")
    assert "1 killed, 1 routed" in bondi and "at 20.8″ east" in bondi


def test_what_is_so_for_one_man_is_told_of_him_alone(near: Situation) -> None:
    near.state.set_bits(1, position.NO_FIRE)
    own = [found for found in told(near).splitlines() if "may not shoot next" in found]
    assert len(own) == 1 and own[0].startswith("    ")
    for man in (0, 2):
        near.state.set_bits(man, position.NO_FIRE)
    own = [found for found in told(near).splitlines() if "may not shoot next" in found]
    assert len(own) == 1 and own[0].startswith("  3 bondi")


def test_ones_own_side_is_told_first(near: Situation) -> None:
    assert told(near).index("bondi") < told(near).index("select fyrd")
    assert told(near, 1).index("select fyrd") < told(near, 1).index("bondi")


def test_around_a_man_the_nearest_are_told_first_with_gap_and_bearing(near: Situation) -> None:
    found = around(near, near.state.field.names[0] + ".2")
    assert "20″ east, 14.2″ north" in found[0]
    assert "0″ west (270°)" in found[1] and "0″ east (90°)" in found[2] and "5″ north (8°)" in found[3]


def test_around_a_place_distances_are_from_the_place(near: Situation) -> None:
    assert "4.2″" in around(near, "20,10")[1] and "light wood" in around(near, "25,13")[0]
    assert around(near, "20 10") == around(near, "20,10.00") == around(near, " 20;10 ")


@pytest.mark.parametrize("target", ["", "nobody", "20", "20,10,3", "x,y", "200,10"])
def test_what_is_nowhere_is_unread(near: Situation, target: str) -> None:
    with pytest.raises(Unread):
        around(near, target)


def test_nobody_is_told_of_who_is_off_the_table(near: Situation) -> None:
    near.state.stands.on[0] = 0
    near.state.status[0] = position.KILLED
    with pytest.raises(Unread):
        around(near, near.state.field.names[0] + ".1")
