"""SKIRMISH-7.1: animals by the bridle."""

from __future__ import annotations

import pytest

from tests.games.skirmish.field import Field, field


def stable(norman: str = "", saxon: str = "ludbert 0608", horse: str = "cavalry-horse 0508/0408", **more: object) -> Field:
    return field("woods", norman=norman, saxon=saxon + ", tuck 1908", animals=horse, **more)  # type: ignore[arg-type]


@pytest.mark.rule("SKIRMISH-7.1b", "SKIRMISH-7.1i", "SKIRMISH-7.1a")
@pytest.mark.parametrize(
    "hex, clause",
    [("0507", ""), ("0607", ""), ("0608", ""), ("0509", "7.1b"), ("0407", "7.1b"), ("0609", "7.1b"), ("0409", "7.1b")],
)
def test_the_three_hexes_before_a_horse(hex: str, clause: str) -> None:
    f = stable(saxon=f"ludbert {hex}")
    f.plays("pick ludbert")
    assert f.breaks("lead ludbert cavalry-horse") == clause


@pytest.mark.rule("SKIRMISH-7.1b")
def test_small_animals_are_taken_from_any_side_and_wild_ones_never() -> None:
    f = field("woods", saxon="ludbert 0608, tuck 1908", norman="wolf 0710", animals="pig 0508")
    f.plays("pick ludbert")
    assert f.breaks("lead ludbert wolf") == "7.1a"
    f.plays("lead ludbert pig", "step ludbert 0709")
    assert f.where("pig") == "0608"


@pytest.mark.rule("SKIRMISH-X.55", "SKIRMISH-7.1c", "SKIRMISH-7a")
def test_x55_an_enemy_at_the_front() -> None:
    f = stable(saxon="ludbert 0507", norman="finn 0608")
    f.plays("pick ludbert")
    assert f.breaks("lead ludbert cavalry-horse") == "7.1c"
    g = stable(saxon="ludbert 0507", norman="finn 0608 stunned")
    g.plays("pick ludbert")
    assert g.may("lead ludbert cavalry-horse")


@pytest.mark.rule("SKIRMISH-7.1d", "SKIRMISH-7.1e")
def test_it_follows_where_he_went() -> None:
    f = stable(saxon="ludbert 0608, hige 0909")
    f.plays("pick ludbert", "lead ludbert cavalry-horse")
    assert f.mps == 7
    f.plays("step ludbert 0709")
    assert f.where("cavalry-horse") == "0608/0508" and f.mps == 6
    f.plays("step ludbert 0809", "step ludbert 0909")
    assert f.where("cavalry-horse") == "0809/0709" and f.mps == 4
    f.plays("release ludbert cavalry-horse")
    assert f.breaks("lead ludbert cavalry-horse") == "7.1b"
    f.plays("step ludbert 1008", "stop ludbert", "pick hige")
    assert f.where("cavalry-horse") == "0809/0709" and f.breaks("lead hige cavalry-horse") == "7.1e"


@pytest.mark.rule("SKIRMISH-7.1b", "SKIRMISH-7.1g")
def test_one_animal_each_and_one_leader() -> None:
    f = field("woods", saxon="ludbert 0608, hige 0607, tuck 1908", animals="cavalry-horse 0508/0408, pig 0709")
    f.plays("pick ludbert", "lead ludbert cavalry-horse")
    assert f.breaks("lead ludbert pig") == "7.1b"
    f.plays("stop ludbert", "pick hige")
    assert f.breaks("lead hige cavalry-horse") == "7.1g"


@pytest.mark.rule("SKIRMISH-X.26", "SKIRMISH-7.1h", "SKIRMISH-4.1g")
def test_x26_a_led_horse_enters_the_wood() -> None:
    f = stable(saxon="ludbert 0507")
    f.plays("pick ludbert", "lead ludbert cavalry-horse", "step ludbert 0607", "step ludbert 0707")
    assert f.where("cavalry-horse") == "0607/0507"


@pytest.mark.rule("SKIRMISH-7.1h", "SKIRMISH-7.1d")
def test_where_an_animal_does_not_follow() -> None:
    f = field("cottage", saxon="ludbert 0708, tuck 1908", animals="cavalry-horse 0807/0806")
    f.plays("pick ludbert", "lead ludbert cavalry-horse", "step ludbert 0709")
    assert f.where("cavalry-horse") == "0708/0807"
    assert f.breaks("step ludbert 0809") == "7.1d"
    f.plays("stop ludbert")
    g = field("cottage", saxon="ludbert 0709, tuck 1908", animals="cavalry-horse 0708/0707")
    g.plays("pick ludbert", "lead ludbert cavalry-horse")
    assert g.breaks("step ludbert 0710") == "7.1d"
    assert g.breaks("step ludbert 0708") == "7.1d"


@pytest.mark.rule("SKIRMISH-7.1d", "SKIRMISH-0.15", "SKIRMISH-4.1c")
def test_both_must_come_to_rest() -> None:
    f = stable(saxon="ludbert 0608, hige 0709, garulf 0809")
    f.plays("pick ludbert", "lead ludbert cavalry-horse", "step ludbert 0709")
    assert f.breaks("stop ludbert") == "4.1c"
    f.plays("step ludbert 0708")
    assert f.breaks("stop ludbert") == "4.1c" and f.breaks("release ludbert cavalry-horse") == "4.1c"
    assert all(option.startswith("step") for option in f.options) and f.breaks("exit ludbert") == "4.1c"
    assert f.where("cavalry-horse") == "0709/0608"
    f.state.mps = 2
    assert f.options == [f"step ludbert {hex}" for hex in ("0707", "0807", "0808")]


@pytest.mark.rule("SKIRMISH-7.1b", "SKIRMISH-7.1d")
def test_a_rider_leads_too() -> None:
    f = field("woods", saxon="robin 0709/0608, tuck 1908", animals="cavalry-horse 0508/0408")
    f.plays("pick robin", "lead robin cavalry-horse", "step robin 0809")
    assert f.where("robin") == "0809/0709" and f.where("cavalry-horse") == "0608/0508"
    g = field("woods", saxon="robin 0709/0608, tuck 1908", animals="cavalry-horse 0508/0408", rules=["foot_lead"])
    g.plays("pick robin")
    assert g.breaks("lead robin cavalry-horse") == "7.1b"


@pytest.mark.rule("SKIRMISH-7.1f")
def test_control_lasts_until_he_is_no_longer_beside_it() -> None:
    f = stable()
    f.plays("pick ludbert", "lead ludbert cavalry-horse", "step ludbert 0709", "stop ludbert", "end_phase 1")
    while f.phase != "movement":
        f.plays(f"end_phase {f.state.turn()}")
    assert f.state.number == 2 and f.state.leads[f.counter("ludbert")] == f.counter("cavalry-horse")
    f.walks("ludbert", "0809")
    assert f.where("cavalry-horse") == "0709/0608"
    f.plays("release ludbert cavalry-horse")
    assert f.state.leads[f.counter("ludbert")] == -1


@pytest.mark.rule("SKIRMISH-X.56", "SKIRMISH-7.1f", "SKIRMISH-7.1g")
def test_x56_who_shoots_lets_go() -> None:
    f = field("woods", norman="guy 1508", saxon="reynold 0608, tuck 0208", animals="cavalry-horse 0508/0408", phase="missile")
    f.state.leads[f.counter("reynold")] = f.counter("cavalry-horse")
    f.plays("fire reynold guy 1508")
    f.rolls(10)
    assert f.state.leads[f.counter("reynold")] == -1


@pytest.mark.rule("SKIRMISH-7.1f")
def test_who_jumps_away_lets_go() -> None:
    f = field("woods", saxon="will 0706^, tuck 1908", animals="pig 0706")
    f.state.leads[f.counter("will")] = f.counter("pig")
    f.plays("pick will", "jump will 0707")
    f.rolls(1)
    assert f.state.leads[f.counter("will")] == f.counter("pig")
    g = field("inn", saxon="robin 0908, tuck 1908", animals="pig 0809")
    g.state.leads[g.counter("robin")] = g.counter("pig")
    g.plays("pick robin")
    assert g.breaks("climb robin 0907") == "4.4a"


@pytest.mark.rule("SKIRMISH-7.1b", "SKIRMISH-4.1c")
def test_nobody_takes_the_bridle_of_a_horse_that_he_is_riding_over() -> None:
    f = field("inn", saxon="robin 1709/1809, tuck 0113", animals="cavalry-horse 1707/1706")
    f.walks("robin", "1708", "1707")
    assert f.breaks("lead robin cavalry-horse") == "4.1c"


@pytest.mark.rule("SKIRMISH-7.1b", "SKIRMISH-4.1l")
def test_half_on_the_map_nobody_takes_a_bridle() -> None:
    f = field("woods", norman="guy 0508/0408", animals="draft-horse 0207/0308", turn="norman")
    guy = f.counter("guy")
    f.state.lift(guy)
    f.state.front[guy], f.state.rear[guy], f.state.gate[guy] = -2, -1, 3
    f.plays("pick guy", "step guy 0107")
    assert f.breaks("lead guy draft-horse") == "7.1b"
    f.plays("step guy 0108")
    assert f.may("lead guy draft-horse")


@pytest.mark.rule("SKIRMISH-7.1d", "SKIRMISH-0.15")
def test_nobody_lets_go_of_an_animal_while_he_could_not_come_to_rest_without_it() -> None:
    f = field("woods", norman="guy 0508/0408, martin 0509", animals="draft-horse 0308/0207", turn="norman")
    f.plays("pick guy", "lead guy draft-horse", "step guy 0509")
    assert f.where("draft-horse") == "0408/0308" and f.may("release guy draft-horse")
    f.state.mps = 0
    assert f.breaks("release guy draft-horse") == "0.15"
