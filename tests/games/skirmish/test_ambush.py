"""SKIRMISH-8.2, 8.3 and 8.4a: coming out of hiding, attacks from ambush, and what they do to a move."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish.position import BACK
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import after, again, column, shifts, strikes


def lurking(saxon: str = "will hidden:K, alwin hidden:K", norman: str = "finn 1107, walker 1108") -> Field:
    """Finn has just stepped onto the slope 1006 of the gulch, below tree K."""
    f = field("gulch", norman=norman, saxon=saxon, turn="norman")
    f.plays("pick finn", "step finn 1006")
    return f


@pytest.mark.rule("SKIRMISH-X.63", "SKIRMISH-8.2a", "SKIRMISH-8.2d", "SKIRMISH-8.3b", "SKIRMISH-8.3d", "SKIRMISH-8.3f")
def test_x63_out_of_the_tree() -> None:
    f = lurking()
    assert f.waits_for == "saxon"
    f.plays("spring will 1005^", "spring alwin 1105^")
    f.plays("fire alwin walker 1108")
    f.rolls(5, 3)
    assert f.told("SHOT") == [(5, 6, 6)] and f.told("WOUNDING") == [(3, 2 + 8, 10)] and f.is_("walker") == "dead"
    f.plays("attack will finn 1005")
    f.rolls(7)
    assert (column(f), shifts(f)) == (6, (1, "011"))
    f.rolls(4)
    assert f.is_("finn") == "wounded" and f.waits_for == "norman" and f.breaks("step finn 1007") == "0.3"
    assert f.where("will") == "1005" and f.where("alwin") == "1105^"


@pytest.mark.rule("SKIRMISH-X.63", "SKIRMISH-8.3f")
def test_x63_who_is_hit_but_has_not_moved_may_still_move() -> None:
    f = lurking()
    f.plays("spring will 1005^", "spring alwin 1105^")
    f.plays("fire alwin walker 1108")
    f.rolls(5, 7)
    assert f.is_("walker") == "wounded"
    f.plays("no 1")
    assert f.waits_for == "norman" and f.state.mover == f.counter("finn")
    f.plays("stop finn")
    assert f.may("pick walker")


@pytest.mark.rule("SKIRMISH-X.64", "SKIRMISH-8.3f", "SKIRMISH-8.3g", "SKIRMISH-4.2a")
def test_x64_unhurt_he_goes_on_and_pays_for_new_contacts() -> None:
    f = field("gulch", norman="odric 1107", saxon="alan hidden:K", turn="norman")
    f.plays("pick odric", "step odric 1006")
    calm = again(f)
    calm.plays("no 1", "step odric 1106")
    f.plays("spring alan 1005^", "attack alan odric 1005")
    f.rolls(7, 9)
    assert f.is_("odric") == "healthy" and (f.waits_for, f.mps) == ("norman", 4)
    f.plays("step odric 1106")
    assert (calm.mps, f.mps) == (2, 0)


@pytest.mark.rule("SKIRMISH-8.2c", "SKIRMISH-8.1e", "SKIRMISH-0.4", "SKIRMISH-4.4f")
def test_where_they_come_out() -> None:
    f = lurking("will hidden:K, alwin hidden:K, falko hidden:M, tuck 1109")
    assert f.may("spring will 1004^") and f.breaks("spring will 1005") == "8.2c" and f.breaks("spring will 0311^") == "8.2c"
    assert f.breaks("spring tuck 1004^") == "8.2c" and f.breaks("spring finn 1004^") == "2c"
    later = again(f)
    later.plays("spring alwin 1004^")
    assert later.breaks("spring will 1105^") == "0.3" and later.may("spring falko 0311^")
    f.plays("spring will 1004^")
    assert f.breaks("spring alwin 1004^") == "1.1b"
    f.plays("spring falko 0311^")
    assert f.where("alwin") == "off" and f.breaks("spring alwin 1005^") == "0.3"
    assert f.told("UNCOVERED") == [
        (f.counter("will"), f.place("1004^"), 0),
        (f.counter("falko"), f.place("0311^"), 0),
    ]


@pytest.mark.rule("SKIRMISH-8.2e", "SKIRMISH-0.4")
def test_who_stays_hidden_may_come_out_later() -> None:
    f = lurking()
    f.plays("spring will 1004^", "no 1", "stop finn")
    assert f.waits_for == "saxon" and f.may("spring alwin 1105^") and f.breaks("spring will 1105^") == "8.2c"


@pytest.mark.rule("SKIRMISH-8.3a", "SKIRMISH-8.2d")
def test_one_attack_each() -> None:
    f = lurking()
    f.plays("spring will 1005^", "spring alwin 1105^", "fire alwin walker 1108")
    f.rolls(10)
    assert f.breaks("fire alwin walker 1108") == "3a" and f.breaks("attack alwin finn 1105") == "3h"
    assert f.may("attack will finn 1005")
    f.plays("attack will finn 1005")
    f.rolls(9)
    assert f.waits_for == "norman" and f.state.ambush == 0


@pytest.mark.rule("SKIRMISH-8.3c", "SKIRMISH-5.2b")
def test_they_join_in_one_attack_but_nobody_else_does() -> None:
    f = field("inn", norman="finn 1408", saxon="tuck hidden:forge, much hidden:forge, alan 1509", turn="norman")
    f.plays("pick finn", "step finn 1409")
    f.plays("spring tuck 1310", "spring much 1410")
    assert f.breaks("attack alan finn") == "2c"
    strikes(f, "finn", "tuck", "much")
    assert shifts(f) == (0, "101")


@pytest.mark.rule("SKIRMISH-8.3d", "SKIRMISH-5.3d")
def test_a_jump_from_ambush_ends_under_the_tree_or_beside_it() -> None:
    f = lurking("will hidden:K")
    f.plays("spring will 1005^")
    assert [option for option in f.options if option.startswith("attack")] == ["attack will finn 1005"]
    assert f.breaks("attack will finn 0906") == "5.3d"
    g = lurking("will hidden:K, tuck 1005")
    g.plays("spring will 1005^")
    assert "attack will finn 1106" in g.options and g.breaks("attack will finn 1005") == "5.3d"


@pytest.mark.rule("SKIRMISH-8.3d", "SKIRMISH-5.3b")
def test_a_bad_jump_from_ambush() -> None:
    f = lurking("will hidden:K")
    f.plays("spring will 1005^", "attack will finn 1005")
    f.rolls(9)
    assert f.is_("will") == "stunned" and f.told("BLOW") == [] and f.waits_for == "norman"
    assert f.state.mover == f.counter("finn")


@pytest.mark.rule("SKIRMISH-8.3e", "SKIRMISH-6.3h")
def test_effects_without_an_advance() -> None:
    f = lurking("will hidden:K")
    f.plays("spring will 1005^", "attack will finn 1005")
    f.rolls(7)
    dead = after(f, 1)
    assert dead.is_("finn") == "dead" and dead.waits_for == "norman" and dead.where("will") == "1005"
    back = after(f, 10)
    assert back.waits_for == "saxon" and back.state.asked() == BACK and back.state.about() == back.counter("will")


@pytest.mark.rule("SKIRMISH-8.3e", "SKIRMISH-2c")
def test_an_ambush_leaves_the_next_side_turn_whole() -> None:
    f = lurking()
    f.plays("spring will 1104^", "spring alwin 1105^", "fire alwin walker 1108")
    f.rolls(10)
    f.plays("stop finn", "end_phase 0")
    while f.waits_for == "norman":
        f.plays("end_phase 0")
    assert f.phase == "missile" and f.may("fire alwin walker 1108")


@pytest.mark.rule("SKIRMISH-8.4a")
def test_at_the_start_of_his_own_side_turn() -> None:
    f = field(
        "gulch", norman="finn 1207, walker 0107", saxon="will hidden:K, alwin hidden:K, tuck 0113", turn="norman", phase="combat"
    )
    assert f.waits_for == "saxon" and f.phase == ""
    f.plays("reveal alwin 1105^")
    assert f.phase == "missile" and f.may("fire alwin finn 1207") and f.where("will") == "off"
    f.plays("end_phase 1")
    assert f.may("pick tuck") and f.state.ambush == 0


@pytest.mark.rule("SKIRMISH-8.2d", "SKIRMISH-0.4")
def test_declining() -> None:
    f = lurking()
    assert f.options[-1] == "no 1"
    f.plays("no 1")
    assert f.waits_for == "norman" and f.may("stop finn") and f.state.ambush == 0


@pytest.mark.rule("SKIRMISH-X.90", "SKIRMISH-3.3b", "SKIRMISH-7.3d", "SKIRMISH-8.3b")
def test_x90_at_the_bishop_in_his_carriage() -> None:
    f = field("gulch", norman="finn 1107, waleran 1108", saxon="alwin hidden:K", animals="carriage 1108/1208", turn="norman")
    f.plays("pick finn", "step finn 1006", "spring alwin 1105^", "fire alwin waleran 1108")
    assert after(f, 4).told("SHOT") == [(4, 7, 6)]
    f.rolls(3, 3)
    assert f.told("SHOT") == [(3, 6, 6)] and f.told("SHOT_FOR") == [(2, 0, 1)]
    assert f.told("WOUNDING") == [(3, 2 + 8, 10)] and f.is_("waleran") == "dead"
