"""SKIRMISH-4.5, 4.4d and 4.5g: jumps, leaps from tree to tree, and onto horses."""

from __future__ import annotations

from collections import Counter

import pytest

from sherwood.games.skirmish import kinds
from sherwood.kernel.moves import pack
from sherwood.kernel.play import chances
from tests.games.skirmish.field import Field, field


def outcomes(f: Field, move: str, name: str) -> dict[str, int]:
    """How often in ten each state follows for a counter."""
    f.plays(move)
    found: Counter[str] = Counter()
    for roll, weight in chances(f.state):
        after = Field(f.copy())
        after.state.play(roll)
        found[after.is_(name)] += weight
    return dict(found)


@pytest.mark.rule("SKIRMISH-4.4h", "SKIRMISH-4.5a", "SKIRMISH-4.5c", "SKIRMISH-O.5")
def test_marian_jumps_from_the_balcony() -> None:
    f = field("inn", saxon="marian 0907, tuck 1908")
    f.plays("pick marian")
    assert [option for option in f.options if "jump" in option] == ["jump marian 0908"]
    assert outcomes(f, "jump marian 0908", "marian") == {"healthy": 7, "stunned": 2, "wounded": 1}


@pytest.mark.rule("SKIRMISH-4.5h", "SKIRMISH-4.5d", "SKIRMISH-O.5", "SKIRMISH-T.5")
@pytest.mark.parametrize(
    "name, onto, odds",
    [
        ("marian", "jump marian 1008", {"healthy": 7, "stunned": 2, "wounded": 1}),
        ("marian", "vault marian cavalry-horse", {"mounted healthy": 6, "stunned": 2, "wounded": 2}),
        ("guy", "jump guy 1008", {"healthy": 5, "stunned": 2, "wounded": 3}),
        ("guy", "vault guy cavalry-horse", {"mounted healthy": 4, "stunned": 2, "wounded": 4}),
    ],
)
def test_odds_of_jumps(name: str, onto: str, odds: dict[str, int]) -> None:
    f = field("inn", saxon=f"{name} 1007, tuck 1908", animals="cavalry-horse 1108/1208")
    f.plays(f"pick {name}")
    assert outcomes(f, onto, name) == odds


@pytest.mark.rule("SKIRMISH-X.28", "SKIRMISH-4.5a", "SKIRMISH-4.5d", "SKIRMISH-4.5f")
def test_x28_guy_jumps_out_of_the_window() -> None:
    f = field("inn", norman="guy 0705, finn 1908", turn="norman")
    f.plays("pick guy", "jump guy 0605")
    f.rolls(6)
    assert f.is_("guy") == "stunned" and f.where("guy") == "0605"
    assert f.told("JUMPED") == [(6, 2, kinds.S)]


@pytest.mark.rule("SKIRMISH-X.29", "SKIRMISH-4.5d", "SKIRMISH-6.2b")
def test_x29_a_wounded_man_who_falls_dies() -> None:
    f = field("inn", saxon="will 0907 wounded, tuck 1908")
    f.plays("pick will", "jump will 0908")
    f.rolls(8)
    assert f.is_("will") == "dead" and f.where("will") == "off"


@pytest.mark.rule("SKIRMISH-X.30", "SKIRMISH-4.4d")
@pytest.mark.parametrize(
    "die, where, state", [(7, "0604^", "healthy"), (8, "0604", "stunned"), (9, "0604", "stunned"), (10, "0604", "wounded")]
)
def test_x30_from_tree_to_tree(die: int, where: str, state: str) -> None:
    f = field("woods", saxon="will 0504^, tuck 1908")
    f.plays("pick will")
    assert f.breaks("step will 0604^") == "4.1d"
    f.plays("leap will 0604^")
    f.rolls(die)
    assert (f.where("will"), f.is_("will")) == (where, state)
    assert f.phase == "movement" and f.breaks("pick will") in ("2d", "4c")


@pytest.mark.rule("SKIRMISH-4.4d")
def test_a_failed_leap_ends_where_there_is_room() -> None:
    f = field("woods", saxon="will 0504^, tuck 0604")
    f.plays("pick will", "leap will 0604^")
    f.rolls(9)
    assert f.where("will") == "0504" and f.is_("will") == "stunned"
    g = field("woods", saxon="will 0504^, tuck 0604, alan 0504")
    g.plays("pick will", "leap will 0604^")
    g.rolls(10)
    assert g.waits_for == "saxon"
    assert g.options == [f"fall will {hex}" for hex in ("0505", "0603", "0605", "0704", "0705")]
    g.plays("fall will 0605")
    assert g.where("will") == "0605" and g.is_("will") == "wounded" and g.phase == "movement"


@pytest.mark.rule("SKIRMISH-4.4d", "SKIRMISH-D.6b")
def test_leaps_need_touching_trees_and_a_free_top() -> None:
    f = field("woods", saxon="will 0504^, robin 0604^, alwin 1205^")
    f.plays("pick will")
    assert f.breaks("leap will 0604^") == "1.1b"
    assert f.breaks("leap will 0505^") == "4.4d"
    f.plays("stop will", "pick alwin")
    assert not [option for option in f.options if option.startswith("leap")]


@pytest.mark.rule("SKIRMISH-4.4d")
def test_cross_free() -> None:
    f = field("woods", saxon="will 0504^, tuck 1908", rules=["cross_free"])
    f.plays("pick will", "leap will 0604^")
    assert f.where("will") == "0604^" and f.phase == "movement" and f.breaks("pick will") == "2d"


@pytest.mark.rule("SKIRMISH-4.5a", "SKIRMISH-4.5b", "SKIRMISH-4.4e")
def test_where_one_may_land() -> None:
    f = field("woods", saxon="will 0706^, tuck 0707", norman="finn 0706", animals="ox 0806/0807")
    f.plays("pick will")
    assert [option for option in f.options if "jump" in option] == [
        f"jump will {hex}" for hex in ("0605", "0606", "0705", "0805")
    ]
    assert f.breaks("jump will 0706") == f.breaks("jump will 0707") == f.breaks("jump will 0806") == "1.1b"
    assert f.breaks("jump will 0807") == "4.5a"
    g = field("inn", saxon="alwin 0707, will 0804, robin 1206")
    g.plays("pick alwin")
    assert [option for option in g.options if "jump" in option] == ["jump alwin 0606", "jump alwin 0708"]
    assert g.breaks("jump alwin 0607") == "4.5a"
    g.plays("stop alwin", "pick will")
    assert not [option for option in g.options if "jump" in option]
    g.plays("stop will", "pick robin")
    assert [option for option in g.options if "jump" in option] == ["jump robin 1207"]


@pytest.mark.rule("SKIRMISH-4.5a", "SKIRMISH-4b")
def test_a_jump_costs_four() -> None:
    f = field("inn", saxon="marian 0807")
    f.walks("marian", "0907")
    f.state.mps = 3
    assert f.breaks("jump marian 0908") == "4b"
    f.state.mps = 4
    assert f.may("jump marian 0908")


@pytest.mark.rule("SKIRMISH-4.5e")
def test_after_a_jump_the_move_is_over() -> None:
    f = field("inn", saxon="marian 0907, tuck 1908")
    f.plays("pick marian", "jump marian 0908")
    f.rolls(1)
    assert f.where("marian") == "0908" and f.options == ["pick tuck", "end_phase 1"]


@pytest.mark.rule("SKIRMISH-X.31", "SKIRMISH-4.5g", "SKIRMISH-4.3i")
def test_x31_onto_a_horse() -> None:
    f = field("inn", saxon="alan 1007, marian 0907", animals="cavalry-horse 0908/0909")
    f.plays("pick alan")
    assert f.breaks("vault alan cavalry-horse") == "1.2e"
    f.plays("stop alan", "pick marian", "vault marian cavalry-horse")
    f.rolls(7)
    assert f.told("JUMPED") == [(7, 1, kinds.S)] and f.is_("marian") == "stunned"
    assert f.options == [f"place_rider marian {hex}" for hex in ("0808", "0809", "0910", "1008", "1009")]
    f.plays("place_rider marian 0808")
    assert f.where("marian") == "0808" and f.where("cavalry-horse") == "0908/0909"


@pytest.mark.rule("SKIRMISH-4.5g", "SKIRMISH-4.3i")
def test_a_good_jump_onto_a_horse() -> None:
    f = field("woods", saxon="robin 0706^, tuck 1908", animals="cavalry-horse 0707/0807")
    f.plays("pick robin", "vault robin cavalry-horse")
    f.rolls(6)
    assert f.is_("robin") == "mounted healthy" and f.where("robin") == "0707/0807" and f.options == ["pick tuck", "end_phase 1"]


@pytest.mark.rule("SKIRMISH-4.5g", "SKIRMISH-6.2b")
def test_a_wounded_man_dies_beside_the_horse() -> None:
    f = field("woods", saxon="robin 0706^ wounded, tuck 1908", animals="cavalry-horse 0707/0807")
    f.plays("pick robin", "vault robin cavalry-horse")
    f.rolls(9)
    assert f.is_("robin") == "dead" and f.where("cavalry-horse") == "0707/0807" and f.phase == "movement"


@pytest.mark.rule("SKIRMISH-4.5g", "SKIRMISH-7.1g")
def test_horses_out_of_reach_or_in_other_hands() -> None:
    f = field("woods", saxon="robin 0706^", norman="finn 1008", animals="cavalry-horse 0808/0908, cavalry-horse 0707/0607")
    f.plays("pick robin")
    assert f.breaks("vault robin cavalry-horse") == "4.5a"
    f.state.leads[f.counter("finn")] = f.counter("cavalry-horse.1")
    assert f.breaks("vault robin cavalry-horse.1") == "7.1g"


@pytest.mark.rule("SKIRMISH-6.4b", "SKIRMISH-6.4c", "SKIRMISH-4.5g")
def test_beside_a_horse_hemmed_in() -> None:
    """Every hex around the horse is taken: a friend makes room, or, if all are enemies, the fallen one dies."""
    around = ("0606", "0607", "0706", "0708", "0806", "0808", "0907", "0908")
    names = ("finn", "martin", "walker", "gebbo", "arnold", "wolmer", "geri", "bern")
    horse = "cavalry-horse 0707/0807"
    ring = [f"{name} {hex}" for name, hex in zip(names, around, strict=True)]
    f = field("woods", saxon="robin 0706^", norman=", ".join(ring), animals=horse)
    f.plays("pick robin", "vault robin cavalry-horse")
    f.rolls(10)
    assert f.is_("robin") == "dead"
    g = field("woods", saxon="robin 0706^, tuck 0708", norman=", ".join(ring[:3] + ring[4:]), animals=horse)
    g.plays("pick robin", "vault robin cavalry-horse")
    g.rolls(10)
    assert g.options and all(option.startswith("shift tuck") and option.endswith("robin") for option in g.options)
    to = g.options[0].split()[2]
    g.plays(g.options[0])
    assert g.where("tuck") == to and g.where("robin") == "0708" and g.is_("robin") == "wounded"


@pytest.mark.rule("SKIRMISH-4.5a", "SKIRMISH-4.5b")
def test_nobody_jumps_from_the_stairs() -> None:
    f = field("inn", saxon="alwin 0607, robin 0806")
    f.plays("pick alwin")
    assert f.breaks("jump alwin 0608") == "4.5a" and not [option for option in f.options if "jump" in option]
    f.plays("stop alwin", "pick robin")
    assert f.breaks("jump robin 0807") == "4.5a"


@pytest.mark.rule("SKIRMISH-4.5g")
def test_there_is_no_such_horse() -> None:
    f = field("inn", saxon="marian 0907")
    f.plays("pick marian")
    assert f.state.fault(pack(kinds.VAULT, f.counter("marian"), 99)) == kinds.NOT_NOW
