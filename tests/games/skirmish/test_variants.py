"""SKIRMISH-V: variants that reach into a whole game: lines of fire, walls, windows of ambush."""

from __future__ import annotations

import re

import pytest

from sherwood.games import find
from sherwood.games.skirmish import position, scenarios, variants, wounds
from tests.games.skirmish.field import Field, field
from tests.games.skirmish.fights import driven


def breaks(maps: str, norman: str, saxon: str, shot: str, *rules: str) -> str:
    """Why a Saxon can't shoot under these variants."""
    return field(maps, norman=norman, saxon=saxon, turn="saxon", phase="missile", rules=rules).breaks(shot)


@pytest.mark.rule("SKIRMISH-0.10")
def test_every_variant_has_a_bit_and_a_clause_that_names_it() -> None:
    bits = [bit for _, _, bit in variants.VARIANTS]
    assert sorted(bits) == [1 << n for n in range(len(bits))]
    rules = find("skirmish").rules.read_text(encoding="utf-8")
    for name, clause, _ in variants.VARIANTS:
        assert f"- `{name}` ({clause})\n" in rules
        assert any(f"**{clause}**" in line and f"`{name}`" in line for line in rules.split("\n- ")), name
    listed = rules.partition("## V Variants")[2].partition("\n## ")[0]
    assert (
        set(re.findall(r"^- `(\w+)`", listed, re.MULTILINE))
        == {name for name, _, _ in variants.VARIANTS} | scenarios.VARIANTS.keys()
    )


@pytest.mark.rule("SKIRMISH-3.1d")
def test_edges_under_two_variants() -> None:
    one = ("woods", "finn 0708, gebbo 1908", "reynold 0508", "fire reynold finn 0708")
    assert breaks(*one) == "" and breaks(*one, "strict_edges") == "3.1.2a"
    both = ("woods", "finn 0705, gebbo 1908", "reynold 0908, alwin 0902", "fire reynold finn 0705")
    assert breaks(*both) == "3.1.2a" and breaks(*both, "free_edges") == ""


@pytest.mark.rule("SKIRMISH-3.1.1d", "SKIRMISH-3.1.1h", "SKIRMISH-3.1.2a", "SKIRMISH-X.13")
@pytest.mark.parametrize(
    "variant, maps, target, shooter, is_open",
    [
        ("narrow_openings", "cottage", "0704", "1101", False),
        ("balcony_shoots_in", "inn", "1006", "0807", True),
        ("own_tree_open", "woods", "0408", "0404^", True),
    ],
)
def test_lines_under_a_variant(variant: str, maps: str, target: str, shooter: str, is_open: bool) -> None:
    shot = (maps, f"finn {target}, gebbo 1909", f"reynold {shooter}, alwin 1902", f"fire reynold finn {target}")
    assert (breaks(*shot) == "") != is_open and (breaks(*shot, variant) == "") == is_open


@pytest.mark.rule("SKIRMISH-3.1.4b")
def test_cover_on_the_gulch_floor() -> None:
    def cover(*rules: str) -> int:
        f = field("gulch", norman="finn 1206", saxon="reynold 1203", phase="missile", rules=rules)
        f.plays("fire reynold finn 1206")
        f.rolls(10)
        return f.told("SHOT_FOR")[0][0]

    assert cover() == 0 and cover("gulch_floor_cover") == 2


@pytest.mark.rule("SKIRMISH-1.1g", "SKIRMISH-X.89")
def test_contact_through_walls() -> None:
    def fight(*rules: str) -> Field:
        norman = "walker 0603, finn 1909"
        return field("cottage", norman=norman, saxon="reynold 0604, tuck 1908", turn="norman", phase="combat", rules=rules)

    assert fight().breaks("attack walker reynold") == "5a" and fight("wall_adjacency").breaks("attack walker reynold") == "5b"


@pytest.mark.rule("SKIRMISH-6.2e", "SKIRMISH-S1.7", "SKIRMISH-S2.5")
def test_the_stunned_protect_and_hold_under_a_variant() -> None:
    def wins(*rules: str) -> str:
        saxon = "alan 0410, garulf 0412 stunned, much 1908"
        f = field("inn", norman="finn 0413", saxon=saxon, turn="sheriff", scenario="s1", rules=rules)
        f.walks("finn", "0412", "0411")
        f.plays("stop finn")
        return f.waits_for

    assert wins() == "over" and wins("stunned_present") != "over"


@pytest.mark.rule("SKIRMISH-8.2f")
def test_ambush_in_any_phase() -> None:
    def fire(*rules: str) -> Field:
        saxon = "alwin hidden:K, falko hidden:L, tuck 1208"
        f = field("gulch", norman="geri 1008, rudolf 1408", saxon=saxon, turn="norman", rules=rules, phase="missile")
        f.plays("fire geri tuck 1208")
        f.rolls(10)
        return f

    assert fire().phase == "missile"
    f = fire("ambush_any_phase")
    assert f.waits_for == "saxon" and f.may("spring alwin 1104^")
    f.plays("spring alwin 1104^", "no 1", "fire alwin rudolf 1408")
    f.rolls(10)
    assert f.phase == "missile" and f.waits_for == "norman"
    f.plays("fire rudolf tuck 1208")


@pytest.mark.rule("SKIRMISH-8.2f")
def test_ambush_before_the_first_shot_and_after_a_combat() -> None:
    def at(turn: str, phase: str) -> Field:
        saxon = "alwin hidden:K, tuck 1208, hige 1407"
        norman = "geri 1008, finn 1308"
        return field("gulch", norman=norman, saxon=saxon, turn=turn, rules=["ambush_any_phase"], phase=phase)

    assert at("saxon", "recovery").may("spring alwin 1104^")
    f = at("norman", "combat")
    f.plays("attack finn tuck")
    f.rolls(6)
    assert not f.may("spring alwin 1104^")
    f.plays(next(option for option in f.options if option.startswith("retreat")))
    f.plays("no 0")
    assert f.may("spring alwin 1104^")


@pytest.mark.rule("SKIRMISH-4.1j", "SKIRMISH-6.1d")
def test_a_retreat_off_the_map() -> None:
    def back(hexes: int, *rules: str) -> Field:
        f = field("woods", norman="finn 0208, gebbo 1908", saxon="tuck 0108", turn="norman", phase="combat", rules=rules)
        return driven(f, "tuck", hexes, by="finn")

    assert back(1).breaks("exit tuck") == "4.1j"
    f = back(2, "exit_retreat")
    assert f.waits_for == "saxon" and f.may("exit tuck")
    f.plays("exit tuck")
    assert f.where("tuck") == "off" and f.is_("tuck") == "healthy" and f.told("LEFT_MAP") == [(f.counter("tuck"), 0, 0)]
    inside = field("woods", norman="finn 0908", saxon="tuck 0808", turn="norman", phase="combat", rules=["exit_retreat"])
    assert driven(inside, "tuck", 1, by="finn").breaks("exit tuck") == "4.1j"
    assert f.state.front[f.counter("tuck")] == position.GONE

    def cornered(*rules: str) -> Field:
        norman = "guy 0113/0112, finn 0213"
        return driven(field("woods", norman=norman, saxon="tuck 0114", turn="norman", rules=rules), "tuck", 1, by="guy")

    assert cornered().is_("tuck") == "wounded" and cornered("exit_retreat").options == ["exit tuck"]


@pytest.mark.rule("SKIRMISH-0.6")
@pytest.mark.parametrize("answer, first", [(1, "saxon"), (0, "norman")])
def test_who_wins_the_initiative_chooses(answer: int, first: str) -> None:
    f = field("woods", norman="finn 1308", saxon="tuck 0708", rules=["initiative_choice"])
    f.state.rolled = 1
    f.plays("end_phase 1")
    f.state.play(f.move("initiative 3 8"))
    assert f.waits_for == "saxon" and f.options == ["go_first 1 0", "go_first 1 1"]
    f.plays(f"go_first 1 {answer}")
    assert f.waits_for == first


@pytest.mark.rule("SKIRMISH-6.6h")
def test_a_guard_leads_his_captive_along() -> None:
    def guard(*rules: str, **more: str) -> Field:
        saxon = more.pop("saxon", "robin 0508 captured, tuck 1908")
        f = field("woods", norman="folmar 0509, finn 1909", saxon=saxon, turn="norman", rules=rules)
        f.plays("pick folmar")
        return f

    assert guard().breaks("lead folmar robin") == "7.1a"
    f = guard("escort")
    f.plays("lead folmar robin", "step folmar 0510", "step folmar 0511")
    assert f.where("robin") == "0510" and f.breaks("stop folmar") == ""
    assert guard("escort", saxon="robin 0508, tuck 1908").breaks("lead folmar robin") == "7.1a"
    house = field("cottage", norman="finn 0706", saxon="isaac 0705 captured", turn="norman", rules=["escort"])
    house.plays("pick finn", "lead finn isaac", "step finn 0806")
    assert house.where("isaac") == "0706"
    f.plays("stop folmar")
    robin, folmar = f.counter("robin"), f.counter("folmar")
    assert f.state.leads[folmar] == robin
    g = Field(f.copy())
    wounds.kill(g.state, robin)
    assert g.state.leads[folmar] == -1
    f.state.flags[folmar] |= 0xF0000
    while (f.phase, f.waits_for) != ("movement", "saxon"):
        f.plays(f"end_phase {f.state.turn()}")
    f.plays("pick robin")
    assert f.state.leads[folmar] == -1
