"""SKIRMISH-6, 6.2 and 6.2i: what each result does to whom."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import effects
from sherwood.games.skirmish.figures import RESULTS
from sherwood.games.skirmish.position import BACK
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import after, fights, results, states, strikes

ON_FOOT = {"R1": "back", "R2": "back", "S": "stunned", "W": "wounded", "K": "dead"}
IN_THE_SADDLE = {
    "R1": "back",
    "R2": "back",
    "W": "mounted wounded",
    "K": "dead",
    "U": "stunned",
    "UW": "wounded",
    "H": "stunned",
    "HW": "wounded",
}


def hit(f: Field, name: str, result: str) -> str:
    """What becomes of a counter that a result meets, Finn being the attacker; `back` while it is to retreat."""
    counter = f.counter(name)
    f.state.fleeing = 1 << f.counter("finn")
    effects.hit(f.state, counter, RESULTS.index(result))
    return "back" if f.state.asked() == BACK and f.state.about() == counter else f.is_(name)


def met(where: str, animals: str = "") -> Field:
    return field("cottage", norman="finn 0409", saxon=f"tuck 1509, {where}" if where else "tuck 1509", animals=animals)


@pytest.mark.rule("SKIRMISH-6.2i", "SKIRMISH-6a", "SKIRMISH-6.2a", "SKIRMISH-6.2b", "SKIRMISH-6.2d")
@pytest.mark.parametrize("result", ON_FOOT)
def test_on_foot(result: str) -> None:
    assert hit(met("much 0509"), "much", result) == ON_FOOT[result]
    assert hit(met("much 0509 wounded"), "much", result) == ("back" if result in ("R1", "R2") else "dead")
    assert hit(met("much 0509 stunned"), "much", result) == "dead"


@pytest.mark.rule("SKIRMISH-6.2i", "SKIRMISH-6a", "SKIRMISH-6.4a", "SKIRMISH-6.4d", "SKIRMISH-6.4e", "SKIRMISH-1.2b")
@pytest.mark.parametrize("result", IN_THE_SADDLE)
def test_in_the_saddle(result: str) -> None:
    f = met("will 0509/0609")
    assert hit(f, "will", result) == IN_THE_SADDLE[result]
    if result in ("U", "UW"):
        f.plays("place_rider will 0610")
        assert f.where("will's") == "0509/0609" and f.where("will") == "0610"
    elif result in ("H", "HW"):
        f.plays("place_rider will 0610")
        assert f.where("will's") == "off" and f.is_("will's") == "dead"
    elif result == "K":
        assert f.state.who[f.place("0509")] == f.state.who[f.place("0609")] == f.counter("will's")
        assert f.where("will's") == "0509/0609" and f.is_("will's") == "healthy"


@pytest.mark.rule("SKIRMISH-6.2i", "SKIRMISH-6.4a", "SKIRMISH-X.86")
@pytest.mark.parametrize("result", IN_THE_SADDLE)
def test_x86_a_hurt_rider(result: str) -> None:
    f = met("will 0509/0609 wounded")
    found = hit(f, "will", result)
    if result in ("R1", "R2"):
        assert found == "back"
    else:
        assert found == "dead" and f.state.asked() != BACK
        assert f.where("will's") == ("off" if result in ("H", "HW") else "0509/0609")


@pytest.mark.rule("SKIRMISH-6.2i", "SKIRMISH-7.3b", "SKIRMISH-X.57")
@pytest.mark.parametrize("result", ["R1", "R2", "S", "W", "K"])
def test_animals(result: str) -> None:
    f = met("", animals="draft-horse 0509/0609")
    assert hit(f, "draft-horse", result) == ("healthy" if result in ("R1", "R2") else "dead")
    assert f.where("draft-horse") == ("0509/0609" if result in ("R1", "R2") else "off")
    h = met("", animals="draft-horse 0509/0609, cart 0709/0809")
    h.state.cart[h.counter("draft-horse")] = h.counter("cart")
    hit(h, "draft-horse", "K")
    assert h.state.cart[h.counter("draft-horse")] == -1 and h.where("cart") == "0709/0809"
    g = met("wolf 0509")
    assert hit(g, "wolf", result) == ("back" if result in ("R1", "R2") else "dead")


@pytest.mark.rule("SKIRMISH-7.3b", "SKIRMISH-X.78")
def test_x78_wolves_die_of_what_stuns_and_of_a_barred_retreat() -> None:
    f = field("cottage", norman="finn 0409", saxon="wolf 0604, tuck 0605, much 0704, alan 0705, isaac 1001")
    assert hit(f, "wolf", "R1") == "dead"


@pytest.mark.rule("SKIRMISH-6.2b", "SKIRMISH-1.1c")
def test_the_dead_leave_the_map() -> None:
    f = met("much 0509")
    hit(f, "much", "K")
    assert f.where("much") == "off" and f.state.who[f.place("0509")] == -1


@pytest.mark.rule("SKIRMISH-6.2c", "SKIRMISH-6.2a")
def test_the_stunned_have_no_attack_and_the_wounded_less() -> None:
    f = met("robin 0509 stunned, much 0709 wounded")
    robin, much = f.counter("robin"), f.counter("much")
    assert (f.state.attack(robin), f.state.defence(robin), f.state.allowance(robin)) == (0, 4, 0)
    assert (f.state.attack(much), f.state.defence(much), f.state.allowance(much)) == (8, 6, 3)


@pytest.mark.rule("SKIRMISH-6.2f", "SKIRMISH-6.2g", "SKIRMISH-X.20")
def test_x20_a_stun_at_the_top_is_a_deadly_fall() -> None:
    f = strikes(fights("norman", "woods", "finn 0504^", "alwin 0404^"), "alwin", "finn")
    assert results(f) == {"W": 2, "S": 2, "R1": 2, "-": 3, "A1": 1}
    found = states(f, "alwin")
    assert (found["dead"], found["wounded"]) == (2, 2)


@pytest.mark.rule("SKIRMISH-6.2g")
def test_a_stunned_man_upstairs_does_not_fall() -> None:
    f = strikes(fights("norman", "inn", "finn 0807", "alwin 0907"), "alwin", "finn")
    g = after(f, 3)
    assert g.is_("alwin") == "stunned" and g.where("alwin") == "0907"


@pytest.mark.rule("SKIRMISH-X.17", "SKIRMISH-3.4a", "SKIRMISH-T.2a")
@pytest.mark.parametrize("shooter, die, state", [("rudolf", 4, "wounded"), ("rudolf", 10, "back"), ("reynold", 10, "healthy")])
def test_x17_a_bolt_at_guy_on_foot(shooter: str, die: int, state: str) -> None:
    f = field("cottage", norman="guy 0409, finn 1509", saxon=f"{shooter} 0909", phase="missile")
    f.plays(f"fire {shooter} guy 0409")
    f.rolls(1, die)
    is_going = f.state.asked() == BACK
    assert ("back" if is_going else f.is_("guy")) == state


@pytest.mark.rule("SKIRMISH-X.19", "SKIRMISH-T.2b", "SKIRMISH-6.4a")
def test_x19_an_arrow_takes_the_horse() -> None:
    f = field("cottage", norman="guy 0409/0309, finn 1509", saxon="reynold 0909", phase="missile")
    f.plays("fire reynold guy 0409")
    f.rolls(1, 3)
    assert f.waits_for == "norman" and f.is_("guy") == "stunned" and f.is_("guy's") == "dead"
    f.plays("place_rider guy 0509")
    assert f.where("guy") == "0509" and f.where("guy's") == "off"
    g = field("cottage", norman="guy 0409/0309 wounded, finn 1509", saxon="reynold 0909", phase="missile")
    g.plays("fire reynold guy 0409")
    g.rolls(1, 3)
    assert g.is_("guy") == g.is_("guy's") == "dead"


@pytest.mark.rule("SKIRMISH-6b", "SKIRMISH-0.2")
def test_effects_are_carried_out_before_the_next_attack() -> None:
    f = fights("norman", "cottage", "martin 1508, guy 1408/1308", "reynold 1608")
    strikes(f, "reynold", "martin").rolls(5)
    assert f.waits_for == "saxon" and f.breaks("attack guy reynold") == "0.3"


@pytest.mark.rule("SKIRMISH-6.1k", "SKIRMISH-7.1f")
def test_the_bridle_is_lost_by_stun_death_and_retreat_but_not_by_a_wound() -> None:
    for result, kept in (("S", False), ("K", False), ("R1", False), ("W", True)):
        f = met("much 0509", animals="ox 0710/0810")
        f.state.leads[f.counter("much")] = f.counter("ox")
        hit(f, "much", result)
        assert (f.state.leader_of(f.counter("ox")) == f.counter("much")) is kept, result
