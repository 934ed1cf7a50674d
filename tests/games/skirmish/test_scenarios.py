"""SKIRMISH-S and P: the scenarios' files say what the rules say, and faults are told by file, line and clause, all at once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from sherwood.games.skirmish import battle, forces, land, mosaic, scenarios
from sherwood.games.skirmish.forces import Member, member
from sherwood.games.skirmish.scenarios import Condition, Enter, Scenario, Setup
from sherwood.games.skirmish.sources import OURS
from sherwood.games.skirmish.zones import Atlas
from sherwood.kernel.game import Refusal

SCENARIOS = {name: one for name, one in scenarios.load().items() if name != battle.NAME}
BOOK = land.load().book
MARKS = {"P": "named", "R*": "reported", "B": "told", "R": "rebuilt"}

FORCES = """
s1 villagers 72: alan P, much P, mildred P, garulf P, isaac R*, tuck R*, hardouin R, sibold R, simon R
s1 sheriff 81: finn R*, martin R, walker R, gebbo R, arnold R
s2 alan 119: alan P, tuck P, will R, little-john R, reynold R, gilbert R
s2 bishop 116: waleran P, martin P, finn R, walker R, wolmer R, odric R, geri R
s2 free 5: mildred P
s3 norman 265: brian mounted B, rudolf P, baldric P, odric P, folmar P, wilbrand P, arnold P, martin P, wolmer P, walker P
s3 saxon 254: wilfred mounted P, robin B, little-john R, will R, reynold P, alwin P, falko P, gilbert P, hardouin P, garulf P, \
simon P, rebecca P, isaac P
s4 waleran 153: waleran P, martin P, finn P, walker P, wolmer P, geri P, bern P, albert P, draft-horse P, carriage P
s4 robin 209: robin P, little-john R, will R, tuck R, alwin P, reynold P, falko P, boldewin P, saxbert P
s4 william 148: william mounted P, bero P, odric P, folmar P, wilbrand P
s4 villagers 71: much R, hardouin P, garulf P, sibold P, simon P, fulmar P, ubbo P, hige P, ludbert P
s5 norman 404: guy mounted P, brian mounted P, roger mounted P, william mounted P, bartholome mounted P, gregoire mounted P, \
martin P, walker P, gebbo P, finn P, emeric P, baldric P
s5 saxon 253: robin P, marian P, will P, little-john R, tuck R, alwin P, reynold P, falko P, boldewin P, saxbert P, \
cavalry-horse P, cavalry-horse P, cavalry-horse P
s6 bandits 100: hardouin P, wolf P, wolf P, much P, martin P, walker P, finn P
s6 villagers 104: little-john P, reynold P, saxbert P, simon P, ludbert P, fulmar P, sibold P, ubbo P, garulf P
s7 sheriff 178: william P, finn P, martin P, walker P, gebbo P, arnold P, folmar P, wilbrand P, wolmer P
s7 king 275: roger P, bartholome P, gregoire P, robin P, little-john R, will R, tuck R, alwin P, saxbert P, hardouin P, \
garulf P, hige P, sibold P, mildred R
s8 norman 389: william mounted P, roger mounted P, arnold P, finn P, wolmer P, walker P, gebbo P, folmar P, wilbrand P, \
albert P, bern P, guy mounted P, gregoire mounted P, bartholome mounted P
s8 saxon 348: marian mounted P, rebecca P, hardouin P, garulf P, hige P, sibold P, alwin P, saxbert P, robin P, \
wilfred mounted B, little-john R, will R, tuck R, reynold P, falko P, boldewin P, gilbert P, fulmar P, simon P, ludbert P, ubbo P
""".strip().splitlines()


def force(text: str) -> list[Member]:
    return [member(name) for name in text.split(", ")]


@cache
def atlas(mosaic_name: str) -> Atlas:
    found = land.load()
    return Atlas(mosaic.lay(found.mosaics[mosaic_name], found.maps, found.book), found.maps)


def zone(one: Scenario, step: str) -> set[str]:
    """The labels of a step's hexes."""
    here = atlas(one.head.mosaic)
    return {here.ground.labels[h] for h in here.zone(one.setup[step].zone, one.setup[step].without)}


def hexes(labels: str) -> set[str]:
    return set(labels.split())


def said(condition: Condition) -> str:
    """A condition in a line: what must hold, and what follows."""
    when = " & ".join(" ".join(predicate) for predicate in condition.when) or "always"
    ways = " apart" * condition.apart + " at once" * condition.at_once
    return f"{when}: {condition.winner or 'nobody'} {condition.grade}{ways}"


# -- what is played (S.5, S.6) ----------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S.5", "SKIRMISH-D.1e", "SKIRMISH-S.4", "SKIRMISH-0.6", "SKIRMISH-S1.1", "SKIRMISH-S2.1")
@pytest.mark.rule("SKIRMISH-S3.1", "SKIRMISH-S5.1", "SKIRMISH-S6.1", "SKIRMISH-S7.1", "SKIRMISH-S8.1", "SKIRMISH-S8.7")
@pytest.mark.parametrize(
    "name, mosaic_name, turns, order, precedence",
    [
        ("s1", "inn", 12, "sheriff villagers", "order"),
        ("s2", "cottage", 12, "bishop alan", "bride"),
        ("s3", "road-to-the-inn", 12, "saxon norman", "order"),
        ("s4", "village", 12, "waleran robin william villagers", "order"),
        ("s5", "deep-woods", 15, "norman saxon", "order"),
        ("s6", "wolf-country", 12, "bandits villagers", "rolled"),
        ("s7", "inn", 12, "sheriff king", "order"),
        ("s8", "village", 12, "norman saxon", "order"),
    ],
)
def test_maps_turns_and_order(name: str, mosaic_name: str, turns: int, order: str, precedence: str) -> None:
    head = SCENARIOS[name].head
    assert (head.mosaic, head.turns, head.order, head.precedence) == (mosaic_name, turns, tuple(order.split()), precedence)
    if name != "s4":
        assert SCENARIOS[name].seats == {"two": {faction: (faction,) for faction in order.split()}}


@pytest.mark.rule("SKIRMISH-S4.1", "SKIRMISH-S4.2")
def test_the_ambush_has_two_seats_or_four() -> None:
    one = SCENARIOS["s4"]
    assert one.seats == {
        "two": {"norman": ("waleran", "william"), "saxon": ("robin", "villagers")},
        "four": {faction: (faction,) for faction in ("waleran", "robin", "william", "villagers")},
    }
    assert [one.factions[name].nation for name in one.head.order] == ["norman", "saxon", "norman", "saxon"]


@pytest.mark.rule("SKIRMISH-S.6", "SKIRMISH-S.2", "SKIRMISH-P.1", "SKIRMISH-P.2", "SKIRMISH-P.3")
@pytest.mark.rule("SKIRMISH-S1.2", "SKIRMISH-S1.3", "SKIRMISH-S2.2", "SKIRMISH-S3.2", "SKIRMISH-S3.3", "SKIRMISH-S4.3")
@pytest.mark.rule("SKIRMISH-S4.4", "SKIRMISH-S4.5", "SKIRMISH-S4.6", "SKIRMISH-S5.2", "SKIRMISH-S5.3", "SKIRMISH-S6.2")
@pytest.mark.rule("SKIRMISH-S6.3", "SKIRMISH-S7.2", "SKIRMISH-S7.3", "SKIRMISH-S8.2", "SKIRMISH-S8.3", "SKIRMISH-S8.4")
@pytest.mark.parametrize("line", FORCES, ids=lambda line: line.partition(":")[0])
def test_forces_their_marks_and_their_points(line: str) -> None:
    title, _, rest = line.partition(": ")
    name, faction, points = title.split()
    row = SCENARIOS[name].factions[faction]
    entries = [entry.rpartition(" ") for entry in rest.split(", ")]
    for mark, key in MARKS.items():
        assert sorted(getattr(row, key)) == sorted(text for text, _, found in entries if found == mark)
    assert forces.cost(BOOK, row.force) == int(points)


def test_there_are_eight_scenarios_and_no_force_is_left_out() -> None:
    assert list(SCENARIOS) == [f"s{number}" for number in range(1, 9)]
    told = {(line.split()[0], line.split()[1]) for line in FORCES}
    assert told == {(name, faction) for name, one in SCENARIOS.items() for faction in one.factions}


@pytest.mark.rule("SKIRMISH-S4.11", "SKIRMISH-S6.6", "SKIRMISH-S6.8", "SKIRMISH-S7.6", "SKIRMISH-S8.2")
@pytest.mark.parametrize(
    "name, option, faction, gained, lost",
    [
        ("s4", "roger", "william", "roger mounted", ""),
        ("s4", "emeric", "waleran", "emeric", ""),
        ("s4", "wolf", "villagers", "wolf", ""),
        ("s4", "robin_mounted", "robin", "robin mounted", "robin"),
        ("s6", "hige", "villagers", "hige", ""),
        ("s6", "even_hunt", "bandits", "gebbo, arnold", ""),
        ("s7", "reinforced_sheriff", "sheriff", "bero, rudolf", ""),
        ("s8", "convoy_cart", "saxon", "carriage, draft-horse", ""),
    ],
)
def test_options_change_forces(name: str, option: str, faction: str, gained: str, lost: str) -> None:
    one = SCENARIOS[name]
    before, after = one.force(faction), one.force(faction, {option})
    assert [m for m in after if m not in before] == force(gained)
    assert [m for m in before if m not in after] == (force(lost) if lost else [])
    assert all(one.force(other, {option}) == one.force(other) for other in one.factions if other != faction)


def test_no_other_options() -> None:
    assert {name: list(one.options) for name, one in SCENARIOS.items() if one.options} == {
        "s4": ["roger", "emeric", "wolf", "robin_mounted"],
        "s6": ["hige", "blinding", "even_hunt"],
        "s7": ["reinforced_sheriff"],
        "s8": ["convoy_cart"],
    }


# -- set-up and entry -------------------------------------------------------------------------------------------------
FLOOR_OF_COTTAGE = hexes("0604 0605 0606 0704 0705 0706 0804 0805 0806 0904 0905 0906")
TAVERN = hexes("0703 0704 0705 0706 0803 0804 0805 0806 0903 0904 0905 0906 1003 1004 1005 1006")
BEDROOM = hexes("1103 1104 1105 1106 1203 1204 1205 1206")
BALCONY = hexes("0707 0807 0907 1007")
STAIRS = hexes("0508 0607")


@pytest.mark.rule("SKIRMISH-S1.1", "SKIRMISH-S1.4")
def test_where_the_villagers_are_at_the_inn() -> None:
    one = SCENARIOS["s1"]
    assert zone(one, "smith") == hexes("1210 1211 1212 1310 1410 1610 1710 1810 1811 1812")
    assert zone(one, "guests") == zone(one, "peasant") == {*TAVERN, *BEDROOM}
    assert one.setup["smith"].who == ("much",) and one.setup["guests"].who == ("alan", "mildred")
    assert one.setup["peasant"].count == 1
    outside = zone(one, "outside")
    assert not outside & {*TAVERN, *BEDROOM, *BALCONY, *STAIRS}
    assert not outside & hexes("0509 0408 0407 0507 0606 0608 0808 0907 1307 1110 1913 1911 1312")
    assert {"0510", "0307", "0101", "2014", "1405", "1009"} <= outside
    assert [setup.faction for setup in one.setup.values()] == ["villagers"] * 4


@pytest.mark.rule("SKIRMISH-S2.3", "SKIRMISH-S3.4", "SKIRMISH-S6.4")
def test_zones_of_the_wedding_the_rescue_and_the_wolf_leader() -> None:
    assert zone(SCENARIOS["s2"], "priest") == FLOOR_OF_COTTAGE
    assert SCENARIOS["s2"].setup["priest"].who == ("waleran",)
    rescue = SCENARIOS["s3"]
    warehouse = {f"cottage:{hex}" for hex in ("1606", "1607", "1706", "1707")}
    assert zone(rescue, "hostages") == warehouse and rescue.setup["hostages"].who == ("rebecca", "isaac")
    billets = zone(rescue, "billeted")
    assert rescue.setup["billeted"].count == 4 and not rescue.setup["billeted"].who
    assert len(billets) == 12 + 24 + 10 and {f"cottage:{hex}" for hex in FLOOR_OF_COTTAGE} <= billets
    guards = zone(rescue, "guards")
    assert not guards & warehouse and not any(hex.startswith("woods") for hex in guards) and len(guards) == 560 - 11 - 4
    wolves = SCENARIOS["s6"]
    assert list(wolves.setup) == ["bandits", "villagers"]
    for step, map in (("bandits", "woods"), ("villagers", "cottage")):
        assert len(zone(wolves, step)) == 280 and all(hex.startswith(f"{map}:") for hex in zone(wolves, step))


@pytest.mark.rule("SKIRMISH-S4.7", "SKIRMISH-S4.11")
def test_set_up_of_the_ambush() -> None:
    one = SCENARIOS["s4"]
    assert [(step, setup.faction) for step, setup in one.setup.items()] == [
        ("villagers", "villagers"),
        ("on-horseback", "robin"),
        ("merry-men", "robin"),
    ]
    assert {hex.partition(":")[0] for hex in zone(one, "villagers")} == {"inn", "cottage"}
    assert {hex.partition(":")[0] for hex in zone(one, "on-horseback")} == {"inn", "cottage", "woods"}
    assert one.setup["merry-men"].hide == ("trees",) and not one.setup["merry-men"].who
    assert one.applies(one.setup["on-horseback"], {"robin_mounted"}) and not one.applies(one.setup["on-horseback"], ())


@pytest.mark.rule("SKIRMISH-S5.4")
def test_set_up_of_the_meeting_in_the_woods() -> None:
    one = SCENARIOS["s5"]
    assert zone(one, "lovers") == {f"cottage:{hex}" for hex in FLOOR_OF_COTTAGE}
    assert one.setup["lovers"].who == ("robin", "marian")
    assert zone(one, "sentry") == {"cottage:0808"} and one.setup["sentry"].who == ("will",)
    around = "0504 0505 0506 0507 0508 0509 0603 0609 0703 0709 0803 0903 0909 1003 1004 1005 1006 1007 1008"
    assert zone(one, "horses") == {f"cottage:{hex}" for hex in hexes(around)}
    assert one.setup["horses"].who == ("cavalry-horse",) and one.setup["horses"].partly
    assert one.setup["merry-men"] == Setup("saxon", hide=("trees",))


@pytest.mark.rule("SKIRMISH-S7.4", "SKIRMISH-S7.5")
def test_set_up_of_the_tavern() -> None:
    one = SCENARIOS["s7"]
    windows = {"0806", "1006", "0803", "0705"}
    assert zone(one, "at-table") == TAVERN - windows and zone(one, "in-the-tavern") == TAVERN
    assert [name for name, setup in one.setup.items() if one.applies(setup, {"window_seats"})] == [
        "in-the-tavern",
        "in-the-bedroom",
        "henchmen",
        "villagers",
    ]
    assert next(name for name, setup in one.setup.items() if one.applies(setup, ())) == "at-table"
    assert one.setup["at-table"].who == ("roger", "bartholome", "gregoire", "mildred") == one.setup["in-the-tavern"].who
    assert zone(one, "in-the-bedroom") == BEDROOM
    henchmen = zone(one, "henchmen")
    assert {*BALCONY, *STAIRS, "0511", "0208", "1503", "0709"} <= henchmen
    assert not henchmen & {*TAVERN, *BEDROOM, "0512", "0108", "1603"}
    assert zone(one, "villagers").isdisjoint({*TAVERN, *BEDROOM, *BALCONY, *STAIRS}) and "1210" in zone(one, "villagers")


@pytest.mark.rule("SKIRMISH-S8.5", "SKIRMISH-S8.2")
def test_set_up_of_the_bait() -> None:
    one = SCENARIOS["s8"]
    middle = {f"gulch:{column:02}{row:02}" for column in range(8, 14) for row in range(1, 15)}
    assert zone(one, "convoy") == middle == zone(one, "cart")
    convoy = ("marian", "rebecca", "hardouin", "garulf", "hige", "sibold", "alwin", "saxbert")
    assert one.setup["convoy"].who == convoy
    assert one.setup["cart"].aboard == ("rebecca",) and one.setup["cart"].given == ("convoy_cart",)
    assert one.setup["archers"].who == ("reynold", "falko", "boldewin", "gilbert") and one.setup["archers"].hide == ("trees",)
    assert {hex.partition(":")[0] for hex in zone(one, "companions")} == {"inn", "cottage"}


@pytest.mark.rule("SKIRMISH-S1.5", "SKIRMISH-S2.3", "SKIRMISH-S3.4", "SKIRMISH-S4.7", "SKIRMISH-S4.9", "SKIRMISH-D.1f")
@pytest.mark.rule("SKIRMISH-S5.5", "SKIRMISH-S8.6", "SKIRMISH-D.1d")
def test_who_enters_when_and_where() -> None:
    anywhere = ("woods 1", "woods 4", "inn 1", "inn 2", "gulch 3", "gulch 4", "cottage 2", "cottage 3")
    assert {name: list(one.enter.values()) for name, one in SCENARIOS.items() if one.enter} == {
        "s1": [Enter("sheriff", ("inn 2", "inn 3", "inn 4"), turn=1, together=True)],
        "s2": [
            Enter("bishop", ("cottage 1",), turn=1),
            Enter("free", ("cottage 1",), turn=1, beside="bishop"),
            Enter("alan", ("cottage 2",), turn=1),
        ],
        "s3": [Enter("saxon", ("woods 1", "woods 3", "woods 4"), turn=1, together=True)],
        "s4": [
            Enter("waleran", ("gulch 4",), turn=1, on=("gulch-floor",), aboard=("waleran",)),
            Enter("william", anywhere, together=True),
        ],
        "s5": [Enter("norman", ("woods 4",), turn=1)],
        "s8": [
            Enter("norman", ("woods 1",), who=("guy", "gregoire", "bartholome"), turn=1),
            Enter("norman", ("cottage 3",), turn=1),
        ],
    }
    village = atlas("village")
    sides = {f"{map} {side}" for map in village.ground.maps for side in range(1, 5)}
    assert {side for side in sides if village.edges(side)} == set(anywhere)


# -- special rules and victory ----------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-S1.6", "SKIRMISH-S1.7", "SKIRMISH-S2.4", "SKIRMISH-S2.5", "SKIRMISH-S2.6", "SKIRMISH-S2.7")
@pytest.mark.rule("SKIRMISH-S2.9", "SKIRMISH-S3.5", "SKIRMISH-S3.6", "SKIRMISH-S4.8", "SKIRMISH-S4.10", "SKIRMISH-S4.11")
@pytest.mark.rule("SKIRMISH-S5.5", "SKIRMISH-S6.5", "SKIRMISH-S6.6", "SKIRMISH-S6.7", "SKIRMISH-S8.6", "SKIRMISH-S4.14")
@pytest.mark.rule("SKIRMISH-S1.10", "SKIRMISH-S7.7", "SKIRMISH-S8.9")
def test_special_rules() -> None:
    off = msgspec.to_builtins(scenarios.Rules())
    found = {
        name: {key: value for key, value in msgspec.to_builtins(one.rules).items() if value != off[key]}
        for name, one in SCENARIOS.items()
    }
    assert found == {
        "s1": {"wounded-leave": True, "cornered": {"who": "alan", "by": "sheriff"}},
        "s2": {
            "bride": {"who": "mildred", "held-by": "bishop", "moved-by": "alan"},
            "weddings": {"chapel": "cottage", "bride": "mildred", "priests": {"alan": "tuck", "martin": "waleran"}},
            "no-attack": ("mildred",),
            "no-contact": ("mildred",),
            "protected": ("waleran", "tuck"),
        },
        "s3": {"no-attack": ("rebecca", "isaac"), "may-leave": ("rebecca", "isaac")},
        "s4": {
            "march": {"who": "carriage", "turn": 1, "toward": "gulch 2"},
            "treasure": {"cart": "carriage", "animal": "draft-horse", "owner": "waleran"},
            "pack": {"animal": "wolf", "faction": "villagers", "master": "hardouin"},
        },
        "s5": {"never-up": ("robin",)},
        "s6": {
            "move": {"who": "hardouin", "healthy": 10, "wounded": 5},
            "blinding": {"who": "hardouin", "victims": "villagers", "option": "blinding"},
            "pack": {"animal": "wolf", "faction": "bandits", "master": ""},
        },
        "s7": {},
        "s8": {"never-up": ("robin",)},
    }


@pytest.mark.rule("SKIRMISH-S1.8", "SKIRMISH-S1.9", "SKIRMISH-S2.10", "SKIRMISH-S3.7", "SKIRMISH-S4.12", "SKIRMISH-S4.13")
@pytest.mark.rule("SKIRMISH-S5.6", "SKIRMISH-S6.8", "SKIRMISH-S7.6", "SKIRMISH-S8.8", "SKIRMISH-0.7")
@pytest.mark.parametrize(
    "name, seating, switches, expected",
    [
        ("s1", "two", "", "captured alan: sheriff plain at once / cornered alan: sheriff plain at once / "
         "hurt-otherwise alan sheriff: sheriff plain at once / always: villagers plain"),
        ("s1", "two", "alan_fall_is_free", "captured alan: sheriff plain at once / cornered alan: sheriff plain at once / "
         "always: villagers plain"),
        ("s1", "two", "alan_down_is_captured", "captured alan: sheriff plain at once / cornered alan: sheriff plain at once / "
         "hurt-otherwise alan sheriff: sheriff plain at once / hurt alan: sheriff plain at once / always: villagers plain"),
        ("s2", "two", "", "hurt-by mildred bishop: alan plain at once / hurt-by mildred alan: bishop plain at once / "
         "married alan: alan plain at once / married martin: bishop plain at once / always: alan minor"),
        ("s3", "two", "", "killed-by rebecca norman: saxon total at once / left rebecca & left isaac: saxon total at once / "
         "killed-by isaac norman: nobody draw / left rebecca: saxon minor / always: norman plain"),
        ("s3", "two", "isaac_after", "killed-by rebecca norman: saxon total at once / "
         "left rebecca & left isaac: saxon total at once / left rebecca: saxon minor / "
         "killed-by isaac norman: nobody draw / always: norman plain"),
        ("s4", "two", "", "down robin & free waleran & treasure norman: norman total / "
         "down waleran & free robin & treasure saxon: saxon total / down waleran & down robin: nobody draw / "
         "down robin: norman minor / treasure saxon: saxon minor / free waleran: norman minor / always: nobody draw"),
        ("s4", "two", "tithe_draw", "down robin & free waleran & treasure norman: norman total / "
         "down waleran & free robin & treasure saxon: saxon total / down waleran & down robin: nobody draw / "
         "down robin: norman minor / treasure saxon: saxon minor / always: nobody draw"),
        ("s4", "four", "", "down-by waleran villagers: villagers plain apart / treasure robin: robin plain apart / "
         "down-by robin william: william plain apart / free waleran & treasure waleran: waleran plain apart"),
        ("s5", "two", "", "down robin: norman plain at once / captured marian: nobody draw / always: saxon plain"),
        ("s5", "two", "marian_dead_draw", "down robin: norman plain at once / captured marian: nobody draw / "
         "killed marian: nobody draw / always: saxon plain"),
        ("s6", "two", "", "out villagers: bandits plain at once / down much: villagers plain at once / "
         "down hardouin: villagers plain at once / killed wolf: villagers plain at once / always: nobody draw"),
        ("s6", "two", "strict_deaths", "felled villagers: bandits plain at once / killed much: villagers plain at once / "
         "killed hardouin: villagers plain at once / killed wolf: villagers plain at once / always: nobody draw"),
        ("s6", "two", "even_hunt", "out villagers: bandits plain at once / "
         "down much & killed wolf & down hardouin: villagers plain at once / always: bandits plain / always: nobody draw"),
        ("s6", "two", "even_hunt strict_deaths", "felled villagers: bandits plain at once / "
         "killed much & killed wolf & killed hardouin: villagers plain at once / always: bandits plain / always: nobody draw"),
        ("s7", "two", "", "down roger: sheriff plain at once / always: king plain"),
        ("s8", "two", "", "captured robin & captured rebecca: norman total at once / captured robin: norman minor / "
         "captured rebecca: saxon minor / always: saxon total"),
        ("s8", "two", "robin_killed_loses", "killed-by robin norman: saxon total at once / "
         "captured robin & captured rebecca: norman total at once / captured robin: norman minor / "
         "captured rebecca: saxon minor / always: saxon total"),
    ],
)  # fmt: skip
def test_victory(name: str, seating: str, switches: str, expected: str) -> None:
    found = SCENARIOS[name].conditions(seating, switches.split())
    assert " / ".join(said(condition) for condition in found.values()) == expected


# -- zones ------------------------------------------------------------------------------------------------------------
def test_zones_of_a_turned_map_follow_its_labels() -> None:
    found = land.load()
    here = Atlas(mosaic.lay((("gulch turned",),), found.maps, found.book), found.maps)
    columns = {here.ground.labels[h][:2] for h in here.zone(["columns gulch 03 04"])}
    assert columns == {"03", "04"}


@pytest.mark.parametrize(
    "part", ["map moor", "floor mill", "house mill", "along mill", "columns gulch a b", "near inn", "", "edge"]
)
def test_what_is_no_part_of_a_zone(part: str) -> None:
    with pytest.raises(ValueError, match="has "):
        atlas("village").zone([part])


# -- own scenarios ----------------------------------------------------------------------------------------------------
def write(folder: Path, name: str, text: str) -> None:
    path = folder / "scenarios" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def faults(folder: Path, **files: str) -> list[str]:
    for name, text in files.items():
        write(folder, name, text)
    with pytest.raises(Refusal) as refused:
        scenarios.load(folder)
    return str(refused.value).replace(f"{folder}/scenarios/", "").splitlines()


@pytest.mark.rule("SKIRMISH-S.1")
def test_own_forces_are_laid_over_ours_and_own_scenarios_join_them(tmp_path: Path) -> None:
    write(tmp_path, "s7", '[factions.sheriff]\nnamed = ["guy", "finn"]\n')
    write(tmp_path, "s9", (OURS / "scenarios" / "s5.toml").read_text(encoding="utf-8").replace("turns = 15", "turns = 9"))
    found = scenarios.load(tmp_path)
    assert found["s7"].force("sheriff") == tuple(force("guy, finn"))
    assert found["s7"].factions["king"] == SCENARIOS["s7"].factions["king"]
    assert list(found)[-1] == "s9" and found["s9"].head.turns == 9


def test_faults_of_several_files_are_told_at_once_with_line_and_clause(tmp_path: Path) -> None:
    told = faults(
        tmp_path,
        s1='turns = "long"\n\n[setup.smith]\nhide = ["wells"]\n',
        s5='[factions.norman]\nnamed = ["guy mounted", "martin mounted", "gibbon"]\n',
        s7="[rules]\nvampires = true\n",
    )
    assert told[:2] == [
        "s1.toml, line 1: turns expected `int`, got `str` (SKIRMISH-S.5).",
        "s1.toml, line 4: setup.smith.hide invalid enum value 'wells' - at `$[0]` (SKIRMISH-S.3).",
    ]
    assert "s5.toml, line 1: factions.norman has martin mounted, who can't ride (SKIRMISH-D.7g)." in told
    assert "s5.toml, line 1: factions.norman has gibbon, which no counter is called (SKIRMISH-D.7g)." in told
    assert any(line.startswith("s7.toml, line 2: rules.vampires isn't one of wounded-leave, cornered") for line in told)
    assert len(told) == 5


def test_what_a_scenario_lacks_is_told_at_once(tmp_path: Path) -> None:
    told = faults(tmp_path, s9='weather = "fog"\n')
    assert [line.removeprefix("s9.toml").split(" (")[0] for line in told] == [
        ", line 1: weather isn't one of mosaic, turns, order, precedence, called",
        ": scenarios/s9.toml lacks mosaic",
        ": scenarios/s9.toml lacks turns",
        ": scenarios/s9.toml lacks order",
        *(f": {table} must be a table that isn't empty" for table in ("factions", "seats", "setup", "victory")),
    ]


@pytest.mark.parametrize(
    "name, text, expected",
    [
        ("s1", 'mosaic = "moor"\n', "s1.toml, line 1: mosaic is moor; mosaics are"),
        ("s1", 'order = ["sheriff"]\n', "s1.toml, line 1: order must have each of sheriff, villagers once (SKIRMISH-S.5)."),
        ("s1", 'precedence = "bride"\n', "precedence is bride, and no rule says who she is (SKIRMISH-S2.4)."),
        ("s1", '[factions.sheriff]\nnation = "saxon"\n', "factions must be of two nations that fight (SKIRMISH-1.2f)."),
        ("s1", '[seats.two]\nsheriff = ["bishop"]\n', "seats.two must have each of sheriff, villagers once (SKIRMISH-S.5)."),
        ("s1", "[seats.two]\nsheriff = []\n", "seats.two.sheriff must be a list of factions (SKIRMISH-S.5)."),
        ("s1", '[seats.four]\na = ["sheriff"]\nb = ["villagers"]\n', "must have a list for each seating: two, four"),
        ("s1", '[factions.sheriff]\nrebuilt = ["martin", "martin"]\n', "factions.sheriff has martin twice (SKIRMISH-D.7g)."),
        ("s1", '[factions.sheriff]\nrebuilt = ["alan"]\n', "factions has alan twice (SKIRMISH-D.7g)."),
        ("s1", '[options.x]\nfaction = "sheriff"\nadd = ["alan"]\n', "options.x has alan twice (SKIRMISH-D.7g)."),
        ("s1", '[options.x]\nfaction = "moors"\n', "options.x has the faction moors, which isn't there (SKIRMISH-S.1)."),
        ("s1", '[options.x]\nfaction = "sheriff"\nremove = ["guy"]\n', "options.x.remove has guy, who isn't in the force"),
        ("s1", '[setup.smith]\nfaction = "moors"\n', "setup.smith.faction is moors, which isn't there (SKIRMISH-S.3)."),
        ("s1", '[setup.smith]\nwho = ["finn"]\n', "line 2: setup.smith.who has finn, not of the faction villagers"),
        ("s1", '[setup.smith]\naboard = ["much"]\n', "setup.smith.aboard has men, and the faction has no cart (SKIRMISH-7.2a)."),
        ("s1", '[setup.smith]\nhide = ["trees"]\n', "setup.smith must have either a zone or hide (SKIRMISH-S.3)."),
        ("s1", '[setup.smith]\nzone = ["floor mill"]\n', "setup.smith.zone has the building mill; here stand inn, forge"),
        ("s1", '[setup.smith]\nzone = ["moon"]\n', "setup.smith.zone has 'moon', which is no part of a zone (SKIRMISH-S.3)."),
        ("s1", '[setup.smith]\nwithout = ["anywhere"]\n', "setup.smith.zone has no hex (SKIRMISH-S.3)."),
        ("s1", "[setup.peasant]\ncount = 4\n", "setup.peasant.count is 4, and there are no more in who (SKIRMISH-S.3)."),
        ("s1", '[setup.guests]\nwho = ["alan", "much"]\n', "factions.villagers has much in two steps (SKIRMISH-S.3)."),
        ("s1", '[setup.outside]\nwho = ["isaac"]\n', "has tuck, who is neither set up nor enters (SKIRMISH-S.3)."),
        ("s1", "[setup.smith]\nwho = []\n", "factions.villagers has two steps for the rest (SKIRMISH-S.3)."),
        ("s1", '[setup.smith]\ngiven = ["rain"]\n', "setup.smith depends on rain; switches are"),
        ("s7", '[setup.henchmen]\nunless = ["reinforced_sheriff"]\n', "neither set up nor enters with reinforced_sheriff"),
        ("s7", '[setup.at-table]\nunless = []\n', "factions.king has roger in two steps with window_seats (SKIRMISH-S.3)."),
        ("s7", 'called = { martin = "little-john" }', "called.martin is little-john, who has a counter of his own"),
        ("s7", 'called = { guy = "john" }', "called.guy has guy, which is no counter here (SKIRMISH-D.7c)."),
        ("s4", '[factions.robin]\nrebuilt = ["guy"]\n', "factions.robin has guy, who can't hide in trees (SKIRMISH-8.1c)."),
        ("s5", '[factions.saxon]\nrebuilt = ["deer"]\n', "factions.saxon has deer, who can't hide in trees (SKIRMISH-8.1c)."),
        ("s5", '[factions.saxon]\nrebuilt = ["tuck mounted"]\n', "has tuck mounted, who can't ride (SKIRMISH-D.7g)."),
        ("s8", '[setup.archers]\nwho = ["marian"]\n', "factions.saxon has marian, who can't hide in trees (SKIRMISH-8.1c)."),
        ("s2", '[setup.friends]\nfaction = "alan"\nhide = ["trees"]\n\n[enter.friends]\nwho = ["geri"]\n',
         "enter.friends.who has geri, not of the faction alan"),
        ("s4", '[enter.sheriff]\nedges = ["woods 2"]\n', "enter.sheriff.edges has 'woods 2', which is no outer side"),
        ("s4", "[enter.sheriff]\nedges = []\n", "enter.sheriff.edges must have a side of a map (SKIRMISH-4.1l)."),
        ("s4", '[enter.convoy]\non = ["cheese"]\n', "enter.convoy.on has cheese, which no terrain is called (SKIRMISH-T.4a)."),
        ("s4", '[enter.convoy]\nbeside = "moors"\n', "enter.convoy.beside has moors, which is no faction here (SKIRMISH-4.1l)."),
        ("s4", "[enter.convoy]\nturn = 13\n", "enter.convoy.turn is 13, after the last (SKIRMISH-S.4)."),
        ("s4", '[rules]\nno-attack = ["guy"]\n', "rules.no-attack has guy, which is no counter here (SKIRMISH-S.5)."),
        ("s4", '[rules]\nmarch = { toward = "moor 2" }\n', "rules.march has moor 2, which is no side of a map here"),
        ("s2", '[rules.weddings]\nchapel = "mill"\n', "rules.weddings has mill, which is no building here (SKIRMISH-S.5)."),
        ("s6", '[rules]\nblinding = { option = "fog" }\n', "rules.blinding has fog, which is no option here (SKIRMISH-S.5)."),
        ("s6", '[rules]\npack = { lair = "x" }\n', "rules.pack object contains unknown field `lair`"),
        ("s1", '[victory.two.end]\nwinner = "moors"\n', "victory.two.end.winner is moors; seats are sheriff, villagers"),
        ("s1", '[victory.two.end]\ngrade = "draw"\n', "victory.two.end must have either a winner or the grade draw"),
        ("s1", "[victory.two.end]\nat-once = true\n", "victory.two.end holds at once whatever happens (SKIRMISH-0.7)."),
        ("s1", "[victory.two.end]\napart = true\n", "victory.two must have all of its conditions apart, or none"),
        ("s1", '[victory.two.end]\nwhen = [["hurt", "alan"]]\n', "victory.two must end with a condition that always holds"),
        ("s1", '[victory.two.down]\nwhen = [["bored", "alan"]]\n', "victory.two.down.when has bored, which is none of killed"),
        ("s1", '[victory.two.down]\nwhen = [["hurt"]]\n', "victory.two.down.when has hurt: after hurt stands a counter"),
        ("s1", '[victory.two.down]\nwhen = [["hurt", "guy"]]\n', "has guy, which is no counter here (SKIRMISH-0.7)."),
        ("s1", '[victory.two.down]\nwhen = [["out", "alan"]]\n', "has alan, which is no faction here (SKIRMISH-0.7)."),
        ("s1", '[victory.two.down]\nwhen = [["cornered", "much"]]\n', "has cornered much, of which no rule speaks"),
        ("s1", '[victory.two.down]\nwhen = [["married", "alan"]]\n', "has married alan, of which no rule speaks"),
        ("s1", '[victory.two.down]\nwhen = [["treasure", "saxon"]]\n', "has treasure saxon, of which no rule speaks"),
    ],
)  # fmt: skip
def test_a_scenario_at_fault_never_loads(tmp_path: Path, name: str, text: str, expected: str) -> None:
    told = faults(tmp_path, **{name: text})
    assert any(expected in line for line in told), told


@pytest.mark.rule("SKIRMISH-8.1b")
@pytest.mark.parametrize("room", [1, 2])
def test_no_more_hide_than_find_room(tmp_path: Path, room: int) -> None:
    zone = 'zone = ["anywhere"]\nwithout = ["house inn"]'
    text = (OURS / "scenarios" / "s7.toml").read_text(encoding="utf-8").replace(zone, 'hide = ["trees"]')
    (tmp_path / "terrain.toml").write_text(f"[hideouts]\ntree = {room}\n", encoding="utf-8")
    write(tmp_path, "s9", text)
    if room == 2:
        assert scenarios.load(tmp_path)["s9"].setup["villagers"].hide == ("trees",)
    else:
        hidden = [line for line in faults(tmp_path) if line.startswith("s9")]
        assert hidden[0] == "s9.toml, line 13: factions.king hides 4, and there is room for 3 (SKIRMISH-8.1b)."


# -- forces to a budget (P) -------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-P.4", "SKIRMISH-P.1", "SKIRMISH-P.2", "SKIRMISH-P.3")
@pytest.mark.parametrize(
    "text, points",
    [
        ("odric", 26), ("martin", 17), ("geri", 20), ("alwin", 18), ("rudolf", 36), ("waleran", 5), ("wolf", 15),
        ("brian mounted", 50), ("robin mounted", 36), ("robin", 43), ("marian mounted", 12),
        ("carriage", 15), ("cart", 12), ("cavalry-horse", 12), ("draft-horse", 8), ("ox", 6), ("deer", 2), ("pig", 2),
        ("odric, martin, wolf, wolf", 73),
    ],
)  # fmt: skip
def test_what_a_force_costs(text: str, points: int) -> None:
    assert forces.cost(BOOK, force(text)) == points
    assert forces.faults(BOOK, force(text), points) == []
    assert forces.faults(BOOK, force(text), points - 1) == [f"costs {points} points of {points - 1}"]


@pytest.mark.rule("SKIRMISH-D.7c", "SKIRMISH-D.7g", "SKIRMISH-P.5")
def test_who_cannot_be_fielded() -> None:
    assert forces.faults(BOOK, force("odric, odric, martin mounted, dragon, wolf mounted"), 1000) == [
        "has martin mounted, who can't ride",
        "has dragon, which no counter is called",
        "has wolf mounted, who can't ride",
        "has odric twice",
    ]
    assert forces.faults(BOOK, force("robin, robin mounted")) == ["has robin twice"]
