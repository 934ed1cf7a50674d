"""SKIRMISH-3: who shoots at whom, the roll to hit, the roll for damage, and their odds."""

from __future__ import annotations

from collections import Counter

import pytest

from sherwood.games.skirmish import kinds
from sherwood.games.skirmish.figures import RESULTS
from sherwood.kernel.moves import kind_of
from sherwood.kernel.play import chances
from sherwood.kernel.story import Story
from tests.games.skirmish.field import Field, field

NEAR, FAR = "1008", "1808"


def shots(f: Field, shooter: str) -> list[str]:
    """Whom he may shoot at, and in which hex."""
    return [" ".join(option.split()[2:]) for option in f.options if option.startswith(f"fire {shooter} ")]


# -- who may shoot ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-3a", "SKIRMISH-2b")
def test_one_shot_a_phase() -> None:
    f = field("woods", norman=f"finn {FAR}", saxon="reynold 0908, alwin 0909", phase="missile")
    f.plays(f"fire reynold finn {FAR}")
    f.rolls(10)
    assert f.phase == "missile" and f.breaks(f"fire reynold finn {FAR}") == "3a"
    f.plays(f"fire alwin finn {FAR}")
    f.rolls(10)
    assert f.phase == "movement"


@pytest.mark.rule("SKIRMISH-3a", "SKIRMISH-2c", "SKIRMISH-3i")
def test_shooters_shoot_at_enemies() -> None:
    f = field("woods", norman="finn 1508, rudolf 1708", saxon="reynold 0908, tuck 0909, alan 1808", phase="missile")
    assert f.breaks("fire tuck finn 1508") == "3a"
    assert f.breaks("fire reynold alan 1808") == "3i"
    assert f.breaks("fire rudolf tuck 0909") == "2c"
    assert f.breaks("fire reynold finn 1509") == "3j"


@pytest.mark.rule("SKIRMISH-1.2f")
def test_sides_and_not_origins_make_enemies() -> None:
    """Marian, a Norman by her code, stands with the Saxons; Martin and Walker may follow bandits."""
    f = field("woods", norman="martin 1508", saxon="reynold 0908, marian 1308, walker 0708", phase="missile")
    assert f.breaks("fire reynold marian 1308") == "3i" and f.breaks("fire reynold martin 1508") == "3.1.3a"
    g = field("woods", norman="martin 1508, marian 1308", saxon="reynold 0908", phase="missile")
    assert shots(g, "reynold") == ["marian 1308"]


@pytest.mark.rule("SKIRMISH-3f", "SKIRMISH-3b", "SKIRMISH-3c", "SKIRMISH-X.1")
def test_x1_reynold_and_gebbo() -> None:
    f = field("woods", norman="gebbo 0509 stunned, finn 0708", saxon="reynold 0508", phase="missile")
    assert shots(f, "reynold") == ["finn 0708"]
    assert f.breaks("fire reynold gebbo 0509") == "3b"
    g = field("woods", norman="gebbo 0509, finn 0708", saxon="reynold 0508, alwin 1908", phase="missile")
    assert shots(g, "reynold") == []
    assert g.breaks("fire reynold finn 0708") == g.breaks("fire reynold gebbo 0509") == "3c"


@pytest.mark.rule("SKIRMISH-3c", "SKIRMISH-7a")
def test_captives_and_animals_do_not_bar_but_wild_enemies_do() -> None:
    f = field("woods", norman="gebbo 0509 captured, finn 0708", saxon="reynold 0508", animals="ox 0507/0607", phase="missile")
    assert "finn 0708" in shots(f, "reynold")
    g = field("woods", norman="wolf 0509, finn 0708", saxon="reynold 0508", phase="missile")
    assert g.phase != "missile"


@pytest.mark.rule("SKIRMISH-X.89", "SKIRMISH-3c", "SKIRMISH-1.1g")
def test_x89_a_window_bars_and_a_wall_does_not() -> None:
    f = field("cottage", norman="walker 0703", saxon="reynold 0704, alwin 1908", phase="missile")
    assert f.breaks("fire reynold walker 0703") == "3c"
    g = field("cottage", norman="walker 0603, finn 0701", saxon="reynold 0704", phase="missile")
    assert shots(g, "reynold") == ["finn 0701"]


@pytest.mark.rule("SKIRMISH-X.88", "SKIRMISH-1.1g", "SKIRMISH-3b", "SKIRMISH-3c")
def test_x88_on_the_balcony() -> None:
    f = field("inn", norman="finn 0908, martin 0913", saxon="alwin 0907", phase="missile")
    assert shots(f, "alwin") == ["martin 0913"]
    assert f.breaks("fire alwin finn 0908") == "3b"
    g = field("inn", norman="finn 0807, martin 0913", saxon="alwin 0907, gilbert 2014", phase="missile")
    assert g.breaks("fire alwin martin 0913") == "3c"


@pytest.mark.rule("SKIRMISH-3c")
def test_level_bar() -> None:
    f = field("inn", norman="finn 0908, martin 0913", saxon="alwin 0907, gilbert 2014", phase="missile", rules=["level_bar"])
    assert f.breaks("fire alwin martin 0913") == "3c"
    g = field("inn", norman="finn 0908 stunned, martin 0913", saxon="alwin 0907", phase="missile", rules=["level_bar"])
    assert g.may("fire alwin martin 0913")
    h = field("woods", norman="finn 0706, martin 0908", saxon="alwin 0705^", phase="missile", rules=["level_bar"])
    assert h.may("fire alwin finn 0706")


@pytest.mark.rule("SKIRMISH-3d", "SKIRMISH-X.3", "SKIRMISH-3e", "SKIRMISH-1.1g")
def test_x3_up_the_tree() -> None:
    f = field("woods", norman="geri 0705^, finn 0606", saxon="falko 0706^, alwin 1908", phase="missile")
    assert shots(f, "falko") == [] and f.breaks("fire falko finn 0606") == "3c"
    g = field("woods", norman="geri 0705^, rudolf 1205^, bern 1908", saxon="tuck 0706", turn="norman", phase="missile")
    assert g.breaks("fire geri tuck 0706") == "3d" and g.breaks("fire rudolf tuck 0706") == "3d"


@pytest.mark.rule("SKIRMISH-3f", "SKIRMISH-3e", "SKIRMISH-X.2", "SKIRMISH-3.3b", "SKIRMISH-3.1.4a")
def test_x2_straight_down() -> None:
    f = field("woods", norman="bero 0706", saxon="gilbert 0706^, alwin 0705^", phase="missile")
    assert shots(f, "gilbert") == shots(f, "alwin") == ["bero 0706"]
    f.plays("fire gilbert bero 0706")
    f.rolls(3)
    assert f.told("SHOT") == [(3, 6, 6)] and f.told("SHOT_FOR") == [(2, 0, 1)]
    assert "damage" in f.options[0]
    g = field("woods", norman="bero 0706", saxon="gilbert 0706^", phase="missile")
    g.plays("fire gilbert bero 0706")
    g.rolls(4)
    assert g.waits_for != "chance"


@pytest.mark.rule("SKIRMISH-3g", "SKIRMISH-X.16", "SKIRMISH-3.2")
def test_x16_riders_and_the_unable_do_not_shoot() -> None:
    f = field(
        "woods",
        norman=f"finn {FAR}",
        saxon="robin 0908/0909, alwin 0508 stunned, falko 0608 captured, will 1503",
        phase="missile",
    )
    assert shots(f, "robin") == [] and f.breaks(f"fire robin finn {FAR}") == "3.2"
    assert f.breaks(f"fire alwin finn {FAR}") == "3g"
    assert f.breaks(f"fire falko finn {FAR}") == "3a"
    f.plays("end_phase 1", "pick robin", "dismount robin 0808")
    assert f.phase == "movement" and f.breaks(f"fire robin finn {FAR}") == "0.3"


@pytest.mark.rule("SKIRMISH-6.6d", "SKIRMISH-3a")
def test_the_disarmed_do_not_shoot() -> None:
    f = field("woods", norman=f"finn {FAR}", saxon="reynold 0908 disarmed", phase="missile")
    assert f.phase != "missile"


@pytest.mark.rule("SKIRMISH-3i", "SKIRMISH-7.3b")
def test_animals_as_targets() -> None:
    f = field("woods", norman=f"finn {FAR}", saxon="reynold 0908, tuck 0508", animals="ox 1208/1308", phase="missile")
    assert shots(f, "reynold") == ["ox 1208", "ox 1308"]
    f.state.leads[f.counter("tuck")] = f.counter("ox")
    assert f.breaks("fire reynold ox 1208") == "3i"
    f.state.leads[f.counter("tuck")] = -1
    f.state.leads[f.counter("finn")] = f.counter("ox")
    assert f.may("fire reynold ox 1208")
    g = field(
        "woods",
        norman=f"finn {FAR}",
        saxon="reynold 0908, tuck 0508",
        animals="ox 1208/1308",
        phase="missile",
        rules=["shoot_any_animal"],
    )
    g.state.leads[g.counter("tuck")] = g.counter("ox")
    assert g.may("fire reynold ox 1208")


@pytest.mark.rule("SKIRMISH-3j", "SKIRMISH-3b")
def test_of_two_hexes_one_is_named() -> None:
    f = field("woods", norman="guy 1508/1408", saxon="reynold 0908", phase="missile")
    assert shots(f, "reynold") == ["guy 1408", "guy 1508"]
    g = field("woods", saxon="reynold 0908", animals="ox 1008/1109", phase="missile")
    assert shots(g, "reynold") == ["ox 1109"] and g.breaks("fire reynold ox 1008") == "3b"


# -- lines ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-X.4", "SKIRMISH-3.1.3a", "SKIRMISH-3.1.3b", "SKIRMISH-T.3")
def test_x4_over_a_friend() -> None:
    def shot(shooter: str, tuck: str) -> Field:
        return field("cottage", norman="walker 1509", saxon=f"{shooter} 0109, tuck 0509{tuck}", phase="missile")

    f = shot("alwin", "")
    f.plays("fire alwin walker 1509")
    f.rolls(5)
    assert f.told("SHOT") == [(5, 5, 4)]
    assert shot("emeric", "").breaks("fire emeric walker 1509") == "3.1.3a"
    assert shot("alwin", " stunned").may("fire alwin walker 1509")
    g = shot("emeric", " stunned")
    g.plays("fire emeric walker 1509")
    g.rolls(6)
    assert g.told("SHOT") == [(6, 6, 6)]
    assert shot("emeric", " captured").breaks("fire emeric walker 1509") == "3.1.3a"


@pytest.mark.rule("SKIRMISH-3.1.3a", "SKIRMISH-3.1.3d", "SKIRMISH-7.3a")
def test_animals_riders_and_carts_are_in_the_way() -> None:
    for animals in ("ox 0509/0510", "cart 0509/0510"):
        f = field("cottage", norman="walker 0909", saxon="alwin 0109", animals=animals, phase="missile")
        assert f.breaks("fire alwin walker 0909") == "3.1.3a"
    g = field("cottage", norman="walker 0909, guy 0510/0509", saxon="alwin 0109", phase="missile")
    assert g.breaks("fire alwin walker 0909") == "3.1.3a"
    assert g.may("fire alwin guy 0509")


@pytest.mark.rule("SKIRMISH-3.1.4d", "SKIRMISH-X.6", "SKIRMISH-3.1.2c")
def test_x6_cover_in_a_tree_hex() -> None:
    f = field("woods", norman="folmar 1108, gregoire 1406", saxon="falko 0909", phase="missile")
    assert shots(f, "falko") == ["folmar 1108"] and f.breaks("fire falko gregoire 1406") == "3.1.3a"
    g = field("woods", norman="gregoire 1406, finn 1506", saxon="falko 0909", phase="missile")
    assert g.breaks("fire falko finn 1506") == "3.1.2a"
    g.plays("fire falko gregoire 1406")
    g.rolls(4)
    assert g.told("SHOT") == [(4, 6, 6)]


@pytest.mark.rule("SKIRMISH-3.1b")
def test_beyond_long_range() -> None:
    f = field("woods", norman="geri 0108, rudolf 0308", saxon="tuck 1408", turn="norman", phase="missile")
    assert f.breaks("fire geri tuck 1408") == "3.1b"


@pytest.mark.rule("SKIRMISH-7.3d", "SKIRMISH-3.1.4a", "SKIRMISH-X.61")
def test_cover_in_a_cart() -> None:
    f = field("woods", norman="waleran 1508", saxon="reynold 0908", animals="carriage 1508/1509", phase="missile")
    f.plays("fire reynold waleran 1508")
    f.rolls(4)
    assert f.told("SHOT_FOR") == [(2, 0, 0)]


# -- dice -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-3.3d", "SKIRMISH-X.18", "SKIRMISH-3.3c")
def test_x18_no_hope_but_a_shot() -> None:
    f = field("woods", norman="finn 0107", saxon="gilbert 1507^ wounded", phase="missile")
    f.plays("fire gilbert finn 0107")
    f.rolls(1)
    assert f.told("SHOT") == [(1, 5, 4)] and f.told("SHOT_FOR") == [(2, 1, 1)] and f.told("WOUNDING") == []


@pytest.mark.rule("SKIRMISH-X.17", "SKIRMISH-3.4a", "SKIRMISH-T.2a")
@pytest.mark.parametrize(
    "shooter, die, roll, result", [("rudolf", 4, 4, "W"), ("rudolf", 10, 10, "R2"), ("reynold", 10, 12, "-")]
)
def test_x17_a_knight_on_foot(shooter: str, die: int, roll: int, result: str) -> None:
    f = field("woods", norman="guy 1508", saxon=f"{shooter} 0908", phase="missile")
    f.plays(f"fire {shooter} guy 1508")
    f.rolls(1, die)
    assert f.told("WOUNDING") == [(die, roll + 8, RESULTS.index(result))]


@pytest.mark.rule("SKIRMISH-X.19", "SKIRMISH-T.2b", "SKIRMISH-3.4b")
def test_x19_a_mounted_knight() -> None:
    f = field("woods", norman="guy 1508/1608", saxon="reynold 0908, tuck 0208", phase="missile")
    f.plays("fire reynold guy 1508")
    f.rolls(1, 3)
    assert f.told("WOUNDING") == [(3, 5 + 8, RESULTS.index("H"))]
    assert f.told("WOUNDING_FOR") == [(8, 10, 8)]
    assert f.waits_for == "norman" and f.options[0] == "place_rider guy 1407"
    f.plays("place_rider guy 1407")
    assert f.is_("guy") == "stunned" and f.where("guy") == "1407" and f.is_("guy's") == "dead"
    g = field("woods", norman="guy 1508/1608 wounded", saxon="reynold 0908, tuck 0208", phase="missile")
    g.plays("fire reynold guy 1508")
    g.rolls(1, 3)
    assert g.is_("guy") == g.is_("guy's") == "dead" and g.where("guy's") == "off"


@pytest.mark.rule("SKIRMISH-X.20", "SKIRMISH-3.4c", "SKIRMISH-6.1d")
def test_x20_driven_back_up_the_tree() -> None:
    f = field("woods", norman="reynold 1509", saxon="gilbert 1507^, tuck 0208", turn="norman", phase="missile")
    f.plays("fire reynold gilbert 1507^")
    f.rolls(1, 10)
    assert f.options == [f"retreat gilbert {place} 0" for place in ("1406^", "1506^", "1606^")]
    f.plays("retreat gilbert 1506^ 0")
    assert f.options == [f"retreat gilbert {place} 0" for place in ("1405^", "1505^", "1605^")]
    g = field(
        "woods",
        norman="reynold 1509",
        saxon="gilbert 1507^, alwin 1405^, falko 1505^, will 1605^",
        turn="norman",
        phase="missile",
    )
    g.plays("fire reynold gilbert 1507^")
    g.rolls(1, 10)
    assert g.where("gilbert") == "1507^" and g.is_("gilbert") == "wounded"


def odds(f: Field, shot: str) -> dict[str, int]:
    """Results of a hundred shots, misses and nothing together."""
    f.plays(shot)
    found: Counter[str] = Counter()
    for hit, _ in chances(f.state):
        after = f.copy()
        after.play(hit)
        rolls = [move for move, _ in chances(after)] if after.turn() == -1 else []
        if not rolls or kind_of(rolls[0]) != kinds.DAMAGE:
            found["-"] += 10
        for roll in rolls:
            last = Field(after.copy())  # type: ignore[arg-type]
            last.state.story = Story()
            last.state.play(roll)
            found[RESULTS[last.told("WOUNDING")[0][2]]] += 1
    return dict(sorted(found.items()))


@pytest.mark.rule("SKIRMISH-O.1", "SKIRMISH-3.3a", "SKIRMISH-3.3b", "SKIRMISH-3.4a", "SKIRMISH-T.2c")
@pytest.mark.parametrize(
    "shooter, target, table",
    [
        ("reynold 0908", "finn 1508", {"K": 12, "W": 30, "R2": 18, "-": 40}),
        ("reynold 0908", "guy 1508", {"W": 30, "R2": 18, "-": 52}),
        ("reynold 0909", "finn 1108", {"K": 8, "W": 20, "R2": 12, "-": 60}),
        ("reynold 0909", "guy 1108", {"W": 20, "R2": 12, "-": 68}),
        ("reynold 0108", "finn 1508", {"K": 8, "W": 20, "R2": 12, "-": 60}),
        ("reynold 0908 wounded", "finn 1508", {"K": 10, "W": 25, "R2": 15, "-": 50}),
        ("rudolf 0908", "finn 1508", {"K": 24, "W": 30, "R2": 6, "-": 40}),
        ("rudolf 0908", "guy 1508", {"K": 12, "W": 30, "R2": 18, "-": 40}),
        ("reynold 0908", "guy 1508/1608", {"H": 18, "W": 12, "R2": 18, "-": 52}),
        ("reynold 0908", "marian 1508/1608", {"UW": 12, "H": 18, "W": 12, "R2": 18, "-": 40}),
        ("reynold 0308", "finn 1910", {"K": 4, "W": 10, "R2": 6, "-": 80}),
        ("reynold 0308", "guy 1910", {"W": 10, "R2": 6, "-": 84}),
        ("rudolf 0308", "guy 1910", {"K": 4, "W": 10, "R2": 6, "-": 80}),
        ("rudolf 0308", "finn 1910", {"K": 8, "W": 10, "R2": 2, "-": 80}),
        ("reynold 0308", "guy 1910/1909", {"H": 6, "W": 4, "R2": 6, "-": 84}),
        ("reynold 1507^", "finn 1509", {"K": 10, "W": 25, "R2": 15, "-": 50}),
        ("reynold 1507^ ambush", "finn 1509", {"K": 15, "W": 25, "R2": 10, "-": 50}),
        ("reynold 1507^ ambush", "guy 1509", {"K": 5, "W": 25, "R2": 15, "-": 55}),
        ("reynold 1507^ ambush", "guy 1509/1609", {"UW": 5, "H": 15, "W": 10, "R2": 15, "-": 55}),
        ("reynold 0908 ambush", "finn 1508", {"K": 18, "W": 30, "R2": 12, "-": 40}),
        ("reynold 0108", "guy 1508/1608", {"H": 12, "W": 8, "R2": 12, "-": 68}),
        ("rudolf 0908", "guy 1508/1608", {"UW": 12, "H": 18, "W": 12, "R2": 18, "-": 40}),
        ("rudolf 0908", "marian 1508/1608", {"K": 12, "UW": 12, "H": 18, "W": 12, "R2": 6, "-": 40}),
    ],
)
def test_o1_odds_of_a_shot(shooter: str, target: str, table: dict[str, int]) -> None:
    """A row of the table; from ambush the shooter has just come out of hiding."""
    f = field("woods", norman=target, saxon=shooter.removesuffix(" ambush"), phase="missile")
    if shooter.endswith("ambush"):
        f.state.ambush = 1 << f.counter("reynold")
    name, where = target.split()[:2]
    assert odds(f, f"fire {shooter.split()[0]} {name} {where.split('/')[0]}") == dict(sorted(table.items()))


@pytest.mark.rule("SKIRMISH-8.3b")
def test_ambush_hit_bonus() -> None:
    f = field("woods", norman="finn 1508", saxon="reynold 0908", phase="missile", rules=["ambush_hit_bonus"])
    f.state.ambush = 1 << f.counter("reynold")
    assert odds(f, "fire reynold finn 1508") == {"-": 30, "K": 14, "R2": 21, "W": 35}
