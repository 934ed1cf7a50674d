"""SHIELDWALL-S: the scenarios are those of the rulebook, whole and sound; own ones are read, and faulty ones refused."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from sherwood.games.shieldwall import field as f
from sherwood.games.shieldwall import figures, scenarios
from sherwood.games.shieldwall.conditions import parse
from sherwood.games.shieldwall.field import Field, field
from sherwood.games.shieldwall.geometry import FRONT, NONE, Base, Segment
from sherwood.games.shieldwall.places import OPEN
from sherwood.games.shieldwall.scenario_file import Scenario
from sherwood.games.shieldwall.sources import OURS
from sherwood.games.shieldwall.terrain import lies
from sherwood.games.shieldwall.units import Units
from sherwood.kernel.game import Refusal
from tests.games.shieldwall.test_data import RULES

NAMES = ("lesson", "hill", "raid", "bridge", "ambush", "motte", "field")
every_scenario = pytest.mark.parametrize("name", NAMES)


def block(name: str) -> list[str]:
    """The lines with which the rulebook draws a scenario."""
    return RULES.partition(f"[{name}] table ")[2].partition("```")[0].splitlines()


def inches(points: tuple[tuple[int, int], ...]) -> set[tuple[float, float]]:
    return {(x / 100, y / 100) for x, y in points}


def drawn(text: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"\(([\d.]+),([\d.]+)\)", text)]


def band(made: Field, name: str) -> int:
    return made.names.index(name)


def men(made: Field, name: str) -> range:
    k = band(made, name)
    return range(made.roster.first[k], made.roster.first[k] + made.roster.men[k])


def bases(made: Field) -> list[Base]:
    stands = made.deployed()
    found = []
    for figure in range(made.roster.n):
        base = Base()
        stands.lay(figure, base)
        found.append(base)
    return found


# -- what the rulebook draws ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES[:-1])
@pytest.mark.rule("SHIELDWALL-S.1", "SHIELDWALL-S.2")
def test_a_scenario_is_that_of_the_rulebook(name: str) -> None:
    scenario = scenarios.find(name)
    head, *lines = block(name)
    width, height, turns = map(int, re.findall(r"\d+", head))
    assert (scenario.size, scenario.turns) == ((100 * width, 100 * height), turns)
    pieces = {piece.id: piece for piece in scenario.pieces}
    zones = [(scenario.sides[zone.side], inches(zone.points)) for zone in scenario.zones]
    bands = {band.row.id: band for band in scenario.bands}
    for line in lines:
        kind, id, *_ = line.split()
        if kind == "zone":
            assert (id.partition("_")[0], set(drawn(line))) in zones
        elif kind == "band":
            side, id, count, code = line.split()[1:5]
            row = bands.pop(id).row
            facing, files, spacing = re.findall(r"facing (\d+) files (\d+) (\w+)", line)[0]
            assert (row.side, row.men, row.troop) == (side.partition("_")[0], int(count), code)
            assert [row.at, row.facing, row.files, row.spacing] == [*drawn(line), int(facing), int(files), spacing]
        else:
            outline, _, hole = line.partition("hole")
            piece = pieces.pop(id)
            assert (piece.kind, piece.shape) == (kind, "line" if " line " in line else "area")
            assert (inches(piece.points), inches(piece.hole)) == (set(drawn(outline)), set(drawn(hole)))
    assert set(pieces) <= {"NORTH"} and set(bands) <= {"N5a", "N6"}


SUMS = {
    "lesson": (146, 149),
    "hill": (684, 511),
    "raid": (251, 187 + 89),
    "bridge": (486, 404),
    "ambush": (300, 324),
    "motte": (631, 294),
    "field": (515, 515),
}


@every_scenario
@pytest.mark.rule(
    "SHIELDWALL-D.3",
    "SHIELDWALL-D.4",
    "SHIELDWALL-S1.2",
    "SHIELDWALL-S2.2",
    "SHIELDWALL-S3.7",
    "SHIELDWALL-S4.6",
    "SHIELDWALL-S5.5",
    "SHIELDWALL-S6.4",
    "SHIELDWALL-S7.1",
)
def test_points_of_both_sides(name: str) -> None:
    scenario, book, made = scenarios.find(name), figures.load(), field(name)
    assert (scenario.points(0, book), scenario.points(1, book)) == SUMS[name]
    roster = made.roster
    assert SUMS[name] == tuple(
        sum(made.points_of(figure) for figure in range(roster.n) if roster.side[figure] == seat) for seat in (0, 1)
    )


@pytest.mark.rule("SHIELDWALL-S2.2", "SHIELDWALL-S6.4")
def test_numbers_of_figures() -> None:
    for name, wanted in (("lesson", (12, 12)), ("hill", (43, 42)), ("motte", (51, 23))):
        sides = list(field(name).roster.side)
        assert (sides.count(0), sides.count(1)) == wanted


@every_scenario
@pytest.mark.rule("SHIELDWALL-S.1", "SHIELDWALL-1.2c", "SHIELDWALL-D.4a")
def test_everybody_stands_inside_his_zones_clear_of_others_and_of_what_bars_him(name: str) -> None:
    """Those who come in, and those whom the scenario puts elsewhere, aside."""
    made, all_bases = field(name), bases(field(name))
    roster, stands = made.roster, made.deployed()
    for one, other in combinations(range(roster.n), 2):
        if stands.on[one] and stands.on[other] and stands.level[one] == stands.level[other]:
            assert not all_bases[one].overlaps(all_bases[other])
    for figure, base in enumerate(all_bases):
        k = roster.band[figure]
        assert stands.on[figure] == (made.enters[k] == 0)
        if not stands.on[figure] or made.fixed[k]:
            continue
        zones = [zone for zone, side in zip(made.zones, made.zone_side, strict=True) if side == roster.side[figure]]
        corners = list(zip(base.cx, base.cy, strict=True))
        assert any(all(lies(x, y, 1, zone) >= 0 for x, y in corners) for zone in zones)
        assert made.ground.bears(base, made.troops.mounted[roster.troop[figure]]) and not made.ground.astride(base)


@every_scenario
@pytest.mark.rule("SHIELDWALL-D.4a", "SHIELDWALL-10.4a")
def test_every_side_has_a_leader(name: str) -> None:
    assert scenarios.find(name).warnings == ()


# -- what is special to each ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-S.2", "SHIELDWALL-S1.1", "SHIELDWALL-S3.1", "SHIELDWALL-S4.1", "SHIELDWALL-S5.1", "SHIELDWALL-S6.4")
def test_who_deploys_and_who_moves_first() -> None:
    made = [field(name) for name in NAMES]
    firsts = [one.sides[one.first] for one in made]
    assert firsts[:6] == ["saxon", "saxon", "saxon", "viking", "norman", "norman"]
    movers = [one.sides[one.mover] if one.mover != NONE else "" for one in made]
    assert movers == ["", "", "viking", "saxon", "saxon", "norman", ""]
    assert [one.high_angle for one in made] == [False] + [True] * 6


@pytest.mark.rule("SHIELDWALL-S2.1", "SHIELDWALL-D.2a", "SHIELDWALL-S.5")
def test_the_ridge_has_one_wall_and_two_banners() -> None:
    made = field("hill")
    formed = [name for name, wall in zip(made.names, made.formed, strict=True) if wall]
    assert formed == ["S1", "S2", "S3", "S4"]
    wall = [figure for name in formed for figure in men(made, name)]
    all_bases = bases(made)
    assert all(any(all_bases[one].meets(all_bases[other]) for other in wall if other != one) for one in wall)
    bearers = [int(figure) for figure in made.bearers]
    assert [made.names[made.roster.band[figure]] for figure in bearers] == ["S7", "N8"]
    assert all(made.spacing[band(made, name)] == OPEN for name in ("N1", "N2", "N6", "S6"))


@pytest.mark.rule(
    "SHIELDWALL-S3.1", "SHIELDWALL-S3.2", "SHIELDWALL-S3.3", "SHIELDWALL-S3.4", "SHIELDWALL-S3.5", "SHIELDWALL-S3.6"
)
def test_the_raid_has_relief_loads_and_a_way_out() -> None:
    made = field("raid")
    assert {name: made.enters[band(made, name)] for name in ("S4", "S5", "S6")} == {"S4": 0, "S5": 3, "S6": 3}
    loads = dict(zip(made.area_names, made.loads, strict=True))
    assert {name: load for name, load in loads.items() if load} == {"B1": 1, "B2": 1, "B3": 1, "B4": 1, "HALL": 2}
    assert (made.sides[made.taker], made.load_taken, made.load_kept) == ("viking", 15, 10)
    (way_in,), (way_out,) = made.entries, made.exits
    assert (way_in.west, way_in.south, way_in.east, way_in.north, way_in.facing) == (1000, 4800, 4000, 4800, 180)
    assert (way_out.west, way_out.south, way_out.east, way_out.north) == (0, 0, 4800, 100) and way_out.side == 0
    assert made.worth[band(made, "S4")] == 2 and made.bystanders[band(made, "S4")] == 1 and list(made.bystanders).count(1) == 1
    for figure in men(made, "S5"):
        assert made.home_y[figure] + 40 == 4800


@pytest.mark.rule("SHIELDWALL-S4.1", "SHIELDWALL-S4.2", "SHIELDWALL-S4.3", "SHIELDWALL-S4.4", "SHIELDWALL-X.93")
def test_the_bridge_is_held_by_one() -> None:
    made = field("bridge")
    ward = made.roster.first[band(made, "V1")]
    assert (made.home_x[ward], made.home_y[ward], made.home_facing[ward]) == (2400, 2400, 180)
    assert made.area_names[made.steady[band(made, "V1")]] == "BR" and made.fixed[band(made, "V1")] == 1
    assert [name for name, turns in zip(made.names, made.waits, strict=True) if turns] == ["V3", "V4", "V5", "V6", "V7", "V8"]
    attackers = []
    for x in (2360, 2440):
        base = Base()
        base.place(x, 2320, 0, 80, 80)
        attackers.append(base)
        assert base.touches(bases(made)[ward]) == FRONT and made.ground.bears(base, 0)
    base.place(2280, 2320, 0, 80, 80)
    assert not made.ground.bears(base, 0)


@pytest.mark.rule("SHIELDWALL-S5.1", "SHIELDWALL-S5.2", "SHIELDWALL-S5.3", "SHIELDWALL-X.95")
def test_the_hollow_road_is_barred_by_a_trunk() -> None:
    made = field("ambush")
    assert all(made.home_facing[figure] == 90 for name in ("N1", "N2", "N3", "N4", "N5", "N6") for figure in men(made, name))
    (trunk,) = made.ground.lines
    assert made.ground.kinds.names[trunk.kind] == "low_wall"
    way = Segment()
    way.draw(4900, 1800, 5100, 1800)
    assert trunk.is_crossed(way)
    way.draw(4900, 1500, 5100, 1500)
    assert not trunk.is_crossed(way)
    base = Base()
    base.place(5000, 1500, 90, 80, 160)
    assert not made.ground.astride(base)
    (way_out,) = made.exits
    assert (way_out.west, way_out.south, way_out.east, way_out.north, way_out.side) == (6000, 1200, 6000, 2400, 0)


@pytest.mark.rule(
    "SHIELDWALL-S6.1", "SHIELDWALL-S6.2", "SHIELDWALL-S6.3", "SHIELDWALL-S6.4", "SHIELDWALL-S6.5", "SHIELDWALL-11.0c"
)
def test_the_castle_is_that_of_the_plan() -> None:
    scenario, made = scenarios.find("motte"), field("motte")
    castle = made.castle
    drawn_posts = RULES.partition("**SHIELDWALL-S6.2**")[2].partition("Posts of one floor")[0]
    posts = re.findall(r"([dghkp]\d) \(([\d.]+),\s*([\d.]+)\)( q)?", drawn_posts)
    assert sorted((id, round(100 * float(x)), round(100 * float(y)), bool(q)) for id, x, y, q in posts) == sorted(
        (post.id, post.x, post.y, post.quiver) for post in scenario.posts
    )
    floors = {post.id[0]: (post.area, post.level) for post in scenario.posts}
    assert floors == {"g": ("GS", 1), "h": ("GW", 1), "k": ("KP", 2), "p": ("KP", 0), "d": ("KP", 0)}
    names = [post.id for post in scenario.posts]
    links = {
        link.id: tuple(names[end.post] if end.post >= 0 else (end.x / 100, end.y / 100) for end in (link.foot, link.head))
        for link in scenario.links
    }
    assert links == {
        "ST-S": ((27, 14.5), (27, 12.5)),
        "ST-W": ((20.5, 19), (18.5, 19)),
        "ST-N": ((28, 33.5), (28, 35.5)),
        "ST-E": ((41.5, 17), (43.5, 17)),
        "LG-S": ((32.5, 14.5), "g4"),
        "LG-W": ((20.5, 25.5), "h4"),
        "ST-K": ("p4", "k9"),
    }
    assert [names[walk.post] for walk in scenario.walks] == ["g1", "g2", "h3", "h4"]
    assert [(one.area, one.west, one.south, one.east, one.north) for one in scenario.openings] == [
        ("GS", 3020, 1100, 3180, 1400),
        ("GW", 1700, 2320, 2000, 2480),
        ("KP", 3400, 2550, 3500, 2550),
    ]
    assert [(bridge.area, bridge.gatehouse, bridge.down) for bridge in scenario.drawbridges] == [
        *(("DS", "GS", True), ("DW", "GW", True))
    ]
    archers = [names.index(post) for post in ("g1", "g2", "k1", "k2")]
    assert [made.home_place[figure] for figure in men(made, "N5a")] == archers
    assert [made.home_x[figure] for figure in men(made, "N5a")] == [castle.x[post] for post in archers]
    assert [made.home_level[figure] for figure in men(made, "N5a")] == [1, 1, 2, 2]
    assert {name: made.ladders[band(made, name)] for name in made.names if made.ladders[band(made, name)]} == {"A1": 2, "A6": 2}


@pytest.mark.rule("SHIELDWALL-S7.1")
def test_earl_and_jarl_stand_in_lines_of_ten_files_at_most() -> None:
    made = field("field")
    assert max(made.files) == 10
    listed = RULES.partition("**SHIELDWALL-S7.1**")[2].partition("Deployment")[0]
    for side, letter in (("Saxons", "S"), ("Vikings", "V")):
        forces = re.findall(r"(\d* ?)([SV][A-Z]{3})", listed.partition(f"{side}: ")[2].partition("(")[0])
        names = [name for name in made.names if name[0] == letter]
        wanted = [(int(count or 1), code) for count, code in forces]
        assert wanted == [(len(men(made, name)), made.troops.codes[made.roster.troop[men(made, name)[0]]]) for name in names]
        order = [made.home_x[men(made, name)[0]] for name in names]
        assert order == sorted(order, reverse=letter == "S")


# -- who decides ------------------------------------------------------------------------------------------------------------
def told(made: Field) -> list[tuple[str, bool, bool, int]]:
    """Winner, total, at once and number of tests of each condition."""
    return [
        (made.sides[one.winner] if one.winner != NONE else "draw", one.total, one.at_once, len(one.tests))
        for one in made.victories
    ]


@pytest.mark.rule("SHIELDWALL-S.4", "SHIELDWALL-S1.3", "SHIELDWALL-S2.4")
def test_conditions_of_the_first_two() -> None:
    assert told(field("lesson")) == [
        ("viking", True, True, 1),
        ("saxon", True, True, 1),
        ("viking", False, False, 1),
        ("saxon", False, False, 1),
    ]
    made = field("hill")
    assert told(made) == [
        ("norman", True, True, 2),
        ("saxon", True, True, 2),
        ("norman", False, False, 1),
        ("draw", False, False, 1),
        ("saxon", False, False, 0),
    ]
    king, banner = made.victories[0].tests
    assert (king.left.what, made.names[king.left.band], king.left.side) == (f.GONE, "S8", NONE)
    assert (banner.left.what, made.sides[banner.left.side]) == (f.BANNERS, "saxon")
    (on_top,) = made.victories[2].tests
    assert (on_top.left.what, on_top.operator, made.area_names[on_top.right.area]) == (f.READY, f.ABOVE, "K2")
    (sixty,) = made.victories[3].tests
    assert (sixty.left.what, sixty.right.what) == (f.GONE_POINTS, f.NUMBER)
    assert sixty.right.plus * 100 >= 60 * 511 > (sixty.right.plus - 1) * 100


@pytest.mark.rule("SHIELDWALL-S3.5", "SHIELDWALL-S4.5", "SHIELDWALL-S5.4", "SHIELDWALL-S6.7", "SHIELDWALL-D.5")
def test_conditions_of_the_others() -> None:
    assert [len(field(name).over) for name in NAMES] == [0, 0, 1, 0, 1, 0, 0]
    assert told(field("bridge")) == [("saxon", True, True, 1), ("viking", False, False, 1), ("saxon", False, False, 1)]
    assert told(field("ambush")) == [
        ("norman", True, False, 2),
        ("norman", False, False, 1),
        ("saxon", True, False, 2),
        ("saxon", False, False, 1),
    ]
    assert told(field("motte")) == [
        ("attacker", True, True, 2),
        ("norman", True, True, 1),
        ("attacker", False, False, 1),
        ("attacker", False, False, 4),
        ("norman", False, False, 0),
    ]
    (margin,) = field("field").victories[0].tests
    assert (margin.left.what, margin.right.what) == (f.SCORE, f.SCORE)
    assert margin.right.plus * 100 >= 15 * 515 > (margin.right.plus - 1) * 100
    north = field("bridge").ground.area("NORTH")
    assert north.holds(2400, 2601) and not north.holds(2400, 2600)


def test_comparisons_are_parsed_and_hold() -> None:
    wanted = parse("ready-points saxon in NORTH >= score viking + 12")
    assert wanted is not None
    assert (wanted.left, wanted.right) == (("ready-points", "saxon", "NORTH", 0), ("score", "viking", "", 12))
    for text in ("ready saxon", "ready saxon = 3", "brave saxon < 3", "ready < 3", "3", ""):
        assert parse(text) is None
    holds = {op: [one.holds(left, 2) for left in (1, 2, 3)] for op in (f.AT_LEAST, f.ABOVE, f.BELOW) for one in [compare(op)]}
    assert holds == {f.AT_LEAST: [False, True, True], f.ABOVE: [False, False, True], f.BELOW: [True, False, False]}


def compare(operator: int) -> f.Compare:
    (found, *_) = [
        one for name in NAMES for victory in field(name).victories for one in victory.tests if one.operator == operator
    ]
    return found


# -- short games ------------------------------------------------------------------------------------------------------------
@every_scenario
@pytest.mark.rule("SHIELDWALL-S.6")
def test_a_short_game_has_half_of_each_band_and_two_turns_less(name: str) -> None:
    whole, short = field(name), field(name, short=True)
    assert short.turns == whole.turns - 2 and short.names == whole.names
    assert [2 * men - one for men, one in zip(short.roster.men, whole.roster.men, strict=True)] == [
        one % 2 for one in whole.roster.men
    ]
    assert len(short.bearers) == len(whole.bearers) and all(figure < short.roster.n for figure in short.bearers)
    assert all(
        not one.overlaps(other)
        for (k, one), (j, other) in combinations(enumerate(bases(short)), 2)
        if short.home_level[k] == short.home_level[j] and short.deployed().on[k] and short.deployed().on[j]
    )


@pytest.mark.rule("SHIELDWALL-S.6")
def test_a_short_game_halves_the_numbers_of_conditions() -> None:
    whole, short = field("ambush"), field("ambush", short=True)
    numbers = [
        [test.right.plus for when in (*made.over, *(one.tests for one in made.victories)) for test in when]
        for made in (whole, short)
    ]
    assert numbers == [[1, 150, 1, 150, 90, 1, 90], [1, 75, 1, 75, 45, 1, 45]]


@pytest.mark.rule("SHIELDWALL-1.6a", "SHIELDWALL-X.5")
def test_units_of_the_ridge() -> None:
    made = field("hill")
    units = Units(made.roster, made.tables.link, False)
    units.find(made.deployed())
    tags = {name: {made.names[made.roster.band[units.tag[figure]]] for figure in men(made, name)} for name in made.names}
    assert tags["S2"] == tags["S7"] == tags["S8"] == {"S1"} and tags["S6"] == {"S6"} and tags["N9"] == {"N8"}


# -- own scenarios ----------------------------------------------------------------------------------------------------------
def own(folder: Path, name: str, text: str) -> dict[str, Scenario]:
    (folder / f"scenario_{name}.toml").write_text(text, encoding="utf-8")
    return scenarios.load(folder)


def refusals(folder: Path, text: str) -> list[str]:
    with pytest.raises(Refusal) as refused:
        own(folder, "mine", text)
    return str(refused.value).replace(f"{folder}/", "").splitlines()


def lesson() -> str:
    return (OURS / "scenario_lesson.toml").read_text(encoding="utf-8").replace("number = 1", "number = 8")


def line_of(text: str, piece: str) -> int:
    """The line of the first place of a piece of text."""
    return text[: text.index(piece)].count("\n") + 1


@pytest.mark.rule("SHIELDWALL-D.4a")
def test_an_own_scenario_is_read_and_comes_after_ours(tmp_path: Path) -> None:
    found = own(tmp_path, "mine", lesson().replace("size = [36, 36]", "size = [40, 36]"))
    assert list(found) == [*NAMES, "mine"] and found["mine"].size == (4000, 3600)
    assert field("mine", own=tmp_path).ground.width == 4000
    with pytest.raises(Refusal, match="There is no scenario 'mine'"):
        field("mine")


@pytest.mark.rule("SHIELDWALL-D.4a")
def test_a_side_without_a_leader_is_warned_of(tmp_path: Path) -> None:
    found = own(tmp_path, "mine", lesson().replace("VCHF", "VBON"))
    assert found["mine"].warnings == ("scenario_mine.toml: side viking has no leader (SHIELDWALL-D.4a).",)


CHANGES = [
    # what is written instead of what, and what is said of its line
    ("[[24, 12], [33, 12]", "[[24, 12], [37, 12]", "terrain.2.points leaves the table at (37, 12) (SHIELDWALL-D.4a)."),
    ("[[12, 16], [20, 16]]", "[[12, 16]]", "terrain.1.points must have 2 points or more, each another than that before"),
    (
        "[24, 12], [33, 12], [33, 21], [24, 21]",
        "[24, 12], [33, 12]",
        "terrain.2.points must have 3 points or more (SHIELDWALL-D.4a).",
    ),
    ("[33, 12], [33, 21], [24, 21]", "[33, 21], [33, 12], [24, 21]", "terrain.2.points must be one polygon"),
    ("[24, 12], [33, 12]", "[24, 12.005], [33, 12]", "terrain.2.points has a part of 1/100 inch (SHIELDWALL-1.1a)."),
    ('"hill1"', '"heavy_wood"\nhole = [[4, 22], [5, 22], [5, 40]]', "terrain.3.hole leaves the table"),
    ('kind = "hill1"', 'kind = "swamp"', "terrain.3.kind is 'swamp', and must be one of clear, bridge"),
    ('kind = "hill1"', 'kind = "hedge"', "terrain.3 is of a kind that lies in shape line (SHIELDWALL-1.7a)."),
    ('id = "V2"', 'id = "V1"', "band.1.id is V1, and so is another's (SHIELDWALL-D.4a)."),
    ('troop = "VBER"', 'troop = "VBEAR"', "band.2.troop is 'VBEAR', which no troop is called (SHIELDWALL-D.2)."),
    ('side = "viking"\nid = "V1"', 'side = "dane"\nid = "V1"', "band.1.side is 'dane', and the sides are viking and saxon"),
    ("at = [18, 7]", "at = [18, 9]", "band.1 stands out of the zones of its side (SHIELDWALL-S.2)."),
    ("at = [18, 7]", "at = [24, 7]", "band.2 overlaps V1 (SHIELDWALL-1.2c)."),
    ("at = [18, 7]\n", "", "band.1 must have at, the middle of its front rank, or posts (SHIELDWALL-S.1)."),
    ("at = [18, 7]\n", 'posts = ["g1"]\n', "band.1.posts names 'g1', which no post is called (SHIELDWALL-11.0c)."),
    ("men = 7", "men = 7\nbanner = 8", "band.1.banner is borne by man 8 of 7 (SHIELDWALL-D.2a)."),
    ('troop = "VARC"', 'troop = "VARC"\nformed = true', "band.3.formed is for foot with shields (SHIELDWALL-4.1b)."),
    ('troop = "VARC"', 'troop = "VARC"\nsteady = "BR"', "band.3.steady is 'BR', which no area is called (SHIELDWALL-S4.4)."),
    ('first = "saxon"', 'first = "dane"', "first is 'dane', and the sides are viking and saxon (SHIELDWALL-D.4a)."),
    ('["viking", "saxon"]', '["saxon", "saxon"]', "sides must be two (SHIELDWALL-D.4a)."),
    ("turns = 8", "turns = 0", "turns expected `int` >= 1 (SHIELDWALL-D.4a)."),
    ("gone saxon >= 9", "gone saxon = 9", "victory.1.when holds 'gone saxon = 9', which is no comparison (SHIELDWALL-S.4)."),
    ("gone saxon >= 9", "gone danes >= 9", "victory.1.when names 'danes', which no side and no band is called (SHIELDWALL-S.4)."),
    ("gone saxon >= 9", "score S1 >= 9", "victory.1.when names 'S1', which no side is called (SHIELDWALL-S.4)."),
    ("gone saxon >= 9", "gone saxon in K1 >= 9", "victory.1.when names 'K1', which no area is called in which figures"),
    ("gone saxon >= 9", "ready saxon in K9 >= 9", "victory.1.when names 'K9', which no area is called in which figures"),
]


@pytest.mark.parametrize(("old", "new", "said"), CHANGES, ids=[said[:40] for _, _, said in CHANGES])
@pytest.mark.rule("SHIELDWALL-D.4a")
def test_what_is_wrong_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in lesson()
    faults = refusals(tmp_path, lesson().replace(old, new, 1))
    assert any(re.match(rf"scenario_mine\.toml, line \d+: {re.escape(said)}", fault) for fault in faults), faults


ADDED = [
    ('[[terrain]]\nkind = "marsh"\nid = "M"\npoints = [[30, 20], [30, 24], [35, 24]]', "terrain.2 overlaps M: nothing else may"),
    (
        '[[terrain]]\nkind = "building"\nid = "B"\npoints = [[1, 12], [1, 16], [2, 13], [3, 16], [3, 12]]',
        "terrain.4.points must be convex, as whatever bars figures must (SHIELDWALL-1.2c).",
    ),
    ('[[terrain]]\nkind = "building"\nid = "B"\npoints = [[17, 6], [17, 7], [19, 7]]', "band.1 stands where it can't"),
    ('[[terrain]]\nkind = "hedge"\nid = "H"\nshape = "line"\npoints = [[17, 6], [17, 8]]', "band.1 stands where it can't"),
    (
        '[[terrain]]\nkind = "ditch"\nid = "D"\npoints = [[1, 12], [1, 16], [5, 16]]\nhole = [[1, 12], [1, 16], [2, 16]]',
        "terrain.4.hole must lie inside the polygon (SHIELDWALL-S.1).",
    ),
    ('[[post]]\nid = "g"\nat = [2, 2]\nfacing = 0\nin = "GS"\nlevel = 1', "post.1.in names 'GS', which no area is called"),
    ('[[link]]\nid = "l"\nfoot = "g1"\nhead = [2, 2]', "link.1 names 'g1', which no post is called (SHIELDWALL-11.0c)."),
    ('[loads]\ntaker = "dane"\ntaken = 1\nkept = 1\nin = { K1 = 1 }', "loads.taker is 'dane', and the sides are"),
    ('[[exit]]\nside = "dane"\nfrom = [0, 0]\nto = [1, 1]', "exit.1.side is 'dane', and the sides are"),
    ('[[drawbridge]]\narea = "K1"\ngatehouse = "K8"\ndown = true', "drawbridge.1.gatehouse names 'K8', which no area is called"),
]


@pytest.mark.parametrize(("text", "said"), ADDED, ids=[said[:40] for _, said in ADDED])
@pytest.mark.rule("SHIELDWALL-D.4a", "SHIELDWALL-1.7b")
def test_what_is_added_wrongly_is_told(tmp_path: Path, text: str, said: str) -> None:
    faults = refusals(tmp_path, f"{lesson()}\n{text}\n")
    assert any(re.match(rf"scenario_mine\.toml, line \d+: {re.escape(said)}", fault) for fault in faults), faults


@pytest.mark.rule("SHIELDWALL-D.4a")
def test_every_fault_is_told_at_once_at_its_line(tmp_path: Path) -> None:
    text = lesson().replace("[[24, 12], [33, 12]", "[[24, 12], [37, 12]").replace('troop = "VBER"', 'troop = "VBEAR"')
    text = text.replace("at = [18, 28]", "at = [18, 20]").replace("gone saxon >= 9", "gone danes >= 9")
    said = refusals(tmp_path, text)
    assert [fault.partition(" (SHIELDWALL")[0].partition(":")[0] for fault in said] == [
        f"scenario_mine.toml, line {line_of(text, piece)}"
        for piece in ("[[24, 12]", '"VBEAR"', '[[band]]\nside = "saxon"\nid = "S1"', '["gone danes')
    ]
