"""SKIRMISH-V: variants that reach into a whole game: lines of fire, walls, windows of ambush."""

from __future__ import annotations

import pytest

from sherwood.games import find
from sherwood.games.skirmish import variants
from tests.games.skirmish.field import Field, field


def breaks(maps: str, norman: str, saxon: str, shot: str, *rules: str) -> str:
    """Why a Saxon can't shoot under these variants."""
    return field(maps, norman=norman, saxon=saxon, turn="saxon", phase="missile", rules=rules).breaks(shot)


@pytest.mark.rule("SKIRMISH-0.10")
def test_every_variant_has_a_bit_and_a_clause_that_names_it() -> None:
    bits = [bit for _, _, bit in variants.VARIANTS]
    assert sorted(bits) == [1 << n for n in range(len(bits))]
    rules = find("skirmish").rules.read_text(encoding="utf-8")
    for name, clause, _ in variants.VARIANTS:
        assert f"`{name}` ({clause})" in rules
        assert any(f"**{clause}**" in line and f"`{name}`" in line for line in rules.split("\n- ")), name


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
