"""SKIRMISH-3.1: lines of fire and cover."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.skirmish import fire, land
from sherwood.games.skirmish.board import NOWHERE, Board
from sherwood.games.skirmish.figures import MISSILES
from sherwood.games.skirmish.fire import CLEAR, COVERED, Sight
from sherwood.games.skirmish.lines import CENTRE, SINGLE
from sherwood.games.skirmish.sheet import Sheet
from tests.games.skirmish.boards import places, single

SHEET = Sheet(land.load().book)


def blockers(board: Board, labels: str = "") -> vec[i64]:
    """Somebody who blocks lines in each of these hexes."""
    found = vec[i64]([0] * board.hexes)
    for h in places(board, labels):
        found[h] = 1
    return found


def shot(board: Board, way: str, weapon: str = "bow", between: str = "", **variants: int) -> int:
    """What is said of a shot written `0508 > 0708`; `0705^` is Up the Tree."""
    sight = Sight(board, SHEET)
    for name, value in variants.items():
        setattr(sight, name, value)
    shooter, target = places(board, way.replace(" > ", " "))
    return int(sight.shot(shooter, target, MISSILES.index(weapon), blockers(board, between)))


WOODS, INN, COTTAGE, GULCH = (single(name) for name in ("woods", "inn", "cottage", "gulch"))
TREES = BUILDINGS = fire.TERRAIN_BETWEEN


def chain(board: Board, a: str, b: str) -> list[str]:
    """The links of a line, centre to centre; `0207/0208` is a pair."""
    line = Sight(board, SHEET).line
    start, end = places(board, f"{a} {b}")
    assert line.draw(start, CENTRE, end, CENTRE)
    links = [[int(line.one[i])] + [int(line.two[i])] * (line.two[i] != SINGLE) for i in range(line.n)]
    return ["/".join(sorted(board.labels[h] if h != NOWHERE else "off" for h in link)) for link in links]


# -- the line ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-3.1f", "SKIRMISH-3.1a", "SKIRMISH-3.1d")
def test_a_line_runs_through_single_hexes_and_pairs() -> None:
    assert chain(WOODS, "0108", "0708") == ["0108", "0207/0208", "0308", "0407/0408", "0508", "0607/0608", "0708"]
    assert chain(WOODS, "0908", "0705") == ["0908", "0807/0907", "0806", "0706/0805", "0705"]
    assert chain(WOODS, "1306", "1106") == ["1306", "1205/1206", "1106"]
    assert shot(WOODS, "0108 > 0708") == CLEAR
    assert shot(WOODS, "0908 > 0705") == TREES
    assert shot(WOODS, "1306 > 1106") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1d", "SKIRMISH-X.1", "SKIRMISH-X.5")
def test_pairs_and_their_variants() -> None:
    for way, plain, strict, free in [
        ("0508 > 0708", CLEAR, TREES, CLEAR),
        ("0108 > 0708", CLEAR, TREES, CLEAR),
        ("0908 > 0705", TREES, TREES, COVERED),
        ("0908 > 0706", COVERED, COVERED, COVERED),
    ]:
        assert shot(WOODS, way) == plain
        assert shot(WOODS, way, pairs=fire.ONE_BLOCKS) == strict
        assert shot(WOODS, way, pairs=fire.NONE_BLOCKS) == free


@pytest.mark.rule("SKIRMISH-3.1d")
def test_a_wall_along_the_side_of_a_pair_blocks_under_every_variant() -> None:
    assert chain(COTTAGE, "0303", "0903") == ["0303", "0402/0403", "0503", "0602/0603", "0703", "0802/0803", "0903"]
    assert chain(COTTAGE, "0507", "1107") == ["0507", "0606/0607", "0707", "0806/0807", "0907", "1006/1007", "1107"]
    for pairs in (fire.BOTH_BLOCK, fire.ONE_BLOCKS, fire.NONE_BLOCKS):
        assert shot(COTTAGE, "0507 > 1107", pairs=pairs) == fire.WALL_BETWEEN


@pytest.mark.rule("SKIRMISH-3.1d")
def test_along_the_edge_of_the_map_its_own_hex_decides() -> None:
    assert chain(WOODS, "0301", "0701") == ["0301", "0401/off", "0501", "0601/off", "0701"]
    assert shot(WOODS, "0301 > 0501") == TREES
    assert shot(WOODS, "0501 > 0701") == shot(WOODS, "0501 > 0701", pairs=fire.ONE_BLOCKS) == COVERED


@pytest.mark.rule("SKIRMISH-3.1c", "SKIRMISH-3.1e", "SKIRMISH-3.1.2b")
def test_flat_ground_scrub_slopes_lips_and_low_walls_do_not_block() -> None:
    assert chain(WOODS, "1001", "1003") == ["1001", "1002", "1003"] and WOODS.symbols[places(WOODS, "1101")[0]] == "*"
    assert shot(WOODS, "1001 > 1201") == CLEAR
    assert shot(GULCH, "1203 > 1209") == CLEAR
    assert shot(COTTAGE, "0611 > 0607") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1b", "SKIRMISH-T.3")
def test_range() -> None:
    for weapon, long in (("bow", 30), ("javelin", 12), ("crossbow", 40)):
        assert SHEET.long[MISSILES.index(weapon)] == long
    assert [SHEET.highest_hit(0, n) for n in (0, 2, 12, 13, 30)] == [6, 6, 6, 4, 4]
    assert [SHEET.highest_hit(1, n) for n in (2, 5, 6, 12)] == [6, 6, 4, 4]
    assert [SHEET.highest_hit(2, n) for n in (2, 15, 16, 40)] == [6, 6, 4, 4]
    assert shot(COTTAGE, "0109 > 1309", "javelin") == CLEAR
    assert shot(COTTAGE, "0109 > 1409", "javelin") == fire.TOO_FAR
    board = land.board("road-to-the-inn")
    assert shot(board, "cottage:0109 > inn:1109") == CLEAR
    assert shot(board, "cottage:0109 > inn:1209") == fire.TOO_FAR
    assert shot(board, "cottage:0109 > inn:1209", "crossbow") == CLEAR


@pytest.mark.rule("SKIRMISH-3b", "SKIRMISH-3e", "SKIRMISH-3f", "SKIRMISH-X.1", "SKIRMISH-X.2")
def test_nobody_shoots_at_his_own_hex_or_next_to_it_but_down_from_a_tree() -> None:
    assert shot(WOODS, "0508 > 0509") == shot(WOODS, "0508 > 0508") == fire.TOO_NEAR
    assert shot(WOODS, "0706 > 0706^") == shot(WOODS, "0806 > 0706^") == fire.TOO_NEAR
    assert shot(WOODS, "0706^ > 0705^") == fire.TOO_NEAR
    assert shot(WOODS, "0706^ > 0706") == shot(WOODS, "0705^ > 0706") == COVERED
    assert shot(WOODS, "0706^ > 0806") == CLEAR
    assert shot(INN, "0907 > 0908") == fire.TOO_NEAR


@pytest.mark.rule("SKIRMISH-3d", "SKIRMISH-X.3")
def test_up_the_tree_only_a_bow_shoots() -> None:
    assert shot(WOODS, "0706^ > 0908") == CLEAR
    assert shot(WOODS, "0706^ > 0908", "javelin") == shot(WOODS, "0706^ > 0908", "crossbow") == fire.TREE_BARS


# -- buildings --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-3.1.1a", "SKIRMISH-3.1.1c", "SKIRMISH-3.1.1d", "SKIRMISH-3.1.1j", "SKIRMISH-X.9", "SKIRMISH-X.10")
def test_shots_into_the_inn() -> None:
    assert shot(INN, "1208 > 1206", "crossbow") == shot(INN, "1508 > 1206", "crossbow") == COVERED
    assert shot(INN, "1107 > 1206", "crossbow") == fire.TOO_NEAR
    assert shot(INN, "1207 > 1205") == fire.BUILDING_NEAR
    assert shot(INN, "1208 > 1205") == fire.NO_OPENING
    assert shot(INN, "0801 > 0803", "javelin") == COVERED
    assert shot(INN, "0801 > 0804", "javelin") == fire.NO_OPENING


@pytest.mark.rule("SKIRMISH-3.1.1b", "SKIRMISH-3.1.1d", "SKIRMISH-3.1.1e", "SKIRMISH-3.1.1j", "SKIRMISH-X.11")
def test_shots_out_of_the_inn() -> None:
    assert shot(INN, "0804 > 0801") == fire.NO_OPENING
    assert shot(INN, "0803 > 0801") == CLEAR
    assert shot(INN, "0803 > 0501") == shot(INN, "0803 > 1201") == fire.WALL_BETWEEN
    assert shot(INN, "1206 > 1207") == fire.TOO_NEAR
    for target in ("1208", "1308", "1508", "0909", "1110"):
        assert shot(INN, f"1206 > {target}") == CLEAR
        assert shot(INN, f"{target} > 1206") == COVERED


@pytest.mark.rule("SKIRMISH-3.1.1h")
def test_the_balcony_is_part_of_the_inn_and_the_stairs_are_not() -> None:
    assert INN.distance(*places(INN, "0708 0706")) == 2
    assert shot(INN, "0708 > 0706") == fire.BUILDING_NEAR
    assert shot(INN, "0508 > 0705") != fire.BUILDING_NEAR
    assert shot(INN, "0607 > 0705") == fire.BUILDING_NEAR
    assert shot(INN, "0708 > 0907") == fire.BUILDING_NEAR
    assert shot(INN, "0709 > 0907") == CLEAR
    assert shot(INN, "0607 > 0807") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1.1h", "SKIRMISH-X.13")
def test_from_the_balcony_nobody_shoots_in_but_under_the_variant() -> None:
    assert shot(INN, "0807 > 1006") == fire.BUILDING_NEAR
    assert shot(INN, "0807 > 1006", balcony_shoots_in=True) == COVERED
    assert shot(INN, "0807 > 0705", balcony_shoots_in=True) == fire.NO_OPENING
    assert shot(INN, "1006 > 0807") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1.1g", "SKIRMISH-3.1.1i", "SKIRMISH-X.14")
def test_the_balcony_blocks_from_ground_to_ground() -> None:
    assert shot(INN, "0609 > 1107") == BUILDINGS
    assert shot(INN, "0609 > 0907") == CLEAR
    assert chain(INN, "0608", "0606") == ["0608", "0607", "0606"]
    assert shot(INN, "0608 > 0606") == shot(INN, "0606 > 0608") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1.1e", "SKIRMISH-3.1.1k")
def test_the_forge() -> None:
    assert shot(INN, "1408 > 1410") == COVERED
    assert shot(INN, "1410 > 1408") == CLEAR
    assert shot(INN, "1209 > 1410") == fire.BUILDING_NEAR
    assert shot(INN, "1410 > 1209") == BUILDINGS
    assert shot(INN, "1210 > 1810") == BUILDINGS
    assert shot(INN, "1210 > 1212") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1.1f", "SKIRMISH-3.1.1l", "SKIRMISH-X.12")
def test_inside_the_inn() -> None:
    assert shot(INN, "0804 > 1205") == CLEAR
    assert shot(INN, "0904 > 1205") == fire.WALL_BETWEEN
    assert shot(INN, "0804 > 1205", between="1005") == fire.SOMEBODY_BETWEEN


@pytest.mark.rule("SKIRMISH-3.1.1e")
def test_a_building_blocks_from_outside_to_outside_openings_or_not() -> None:
    assert shot(COTTAGE, "0702 > 0708") == shot(COTTAGE, "0703 > 0807") == BUILDINGS
    assert shot(INN, "0802 > 0808") == BUILDINGS
    assert shot(COTTAGE, "0602 > 0608") == fire.WALL_BETWEEN


@pytest.mark.rule("SKIRMISH-3.1.1d")
def test_narrow_openings_are_shot_through_to_the_centre() -> None:
    assert shot(COTTAGE, "1101 > 0704") == COVERED
    assert shot(COTTAGE, "1101 > 0704", narrow_openings=True) == fire.WALL_BETWEEN
    assert shot(COTTAGE, "0701 > 0704", narrow_openings=True) == COVERED
    assert shot(COTTAGE, "0704 > 1101", narrow_openings=True) == shot(COTTAGE, "0704 > 1101") == CLEAR


# -- trees ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-3.1.2a", "SKIRMISH-3.1.2c", "SKIRMISH-X.6", "SKIRMISH-4.4i")
def test_trees() -> None:
    assert shot(WOODS, "0909 > 1406") == COVERED
    assert shot(WOODS, "0909 > 1506") == TREES
    assert shot(WOODS, "0508 > 0604") == TREES
    assert shot(WOODS, "0604 > 1104") == TREES
    trunk = places(WOODS, "0404^")[0]
    seen = {WOODS.labels[h] for h in range(WOODS.hexes) if shot(WOODS, f"0404^ > {WOODS.labels[h]}") in (CLEAR, COVERED)}
    assert seen == {"0404", "0403", "0504", "0505", "0405", "0305", "0304"} and WOODS.is_trunk[trunk] == 1


@pytest.mark.rule("SKIRMISH-3.1.2a")
def test_his_own_tree_does_not_block_an_archer_under_the_variant() -> None:
    assert shot(WOODS, "0404^ > 0408", own_tree_open=True) == CLEAR
    assert shot(WOODS, "0404 > 0408", own_tree_open=True) == TREES
    assert shot(WOODS, "0404^ > 0904", own_tree_open=True) == TREES


# -- characters -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-3.1.3a", "SKIRMISH-3.1.3b", "SKIRMISH-X.4")
def test_only_a_bow_at_long_range_shoots_over_characters() -> None:
    assert shot(COTTAGE, "0109 > 1509", between="0509") == CLEAR
    assert shot(COTTAGE, "0109 > 1309", between="0509") == fire.SOMEBODY_BETWEEN
    assert shot(COTTAGE, "0109 > 1509", "crossbow", between="0509") == fire.SOMEBODY_BETWEEN
    assert shot(COTTAGE, "0109 > 0909", "javelin", between="0509") == fire.SOMEBODY_BETWEEN
    assert shot(COTTAGE, "0109 > 1509", "crossbow") == CLEAR
    assert shot(WOODS, "0909 > 1406", between="1108") == fire.SOMEBODY_BETWEEN
    assert shot(WOODS, "0508 > 0708", between="0608") == TREES
    assert shot(WOODS, "0508 > 0708", between="0607") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1.3c", "SKIRMISH-3.1.3d")
def test_from_high_places_and_at_them_one_shoots_over_characters() -> None:
    assert shot(WOODS, "0706^ > 0909", between="0807") == CLEAR
    assert shot(WOODS, "0909 > 0706^", between="0807") == COVERED
    assert shot(WOODS, "0909 > 0706", between="0807") == fire.SOMEBODY_BETWEEN
    assert shot(INN, "0907 > 0910", between="0908 0909") == shot(INN, "0910 > 0907", between="0908 0909") == CLEAR
    assert shot(INN, "1206 > 1209", "javelin", between="1207 1208") == CLEAR
    assert shot(INN, "1209 > 1206", "javelin", between="1207 1208") == COVERED
    assert shot(INN, "0806 > 0809", between="0808") == fire.SOMEBODY_BETWEEN
    assert shot(COTTAGE, "0704 > 0701", between="0702") == fire.SOMEBODY_BETWEEN
    assert shot(WOODS, "0706^ > 0609", between="0607") == TREES


# -- cover ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-3.1.4a", "SKIRMISH-3.1.4b", "SKIRMISH-3.1.4d", "SKIRMISH-X.7")
def test_cover_behind_a_lip() -> None:
    assert shot(GULCH, "1203 > 1205") == COVERED
    assert shot(GULCH, "1207 > 1205") == CLEAR
    assert shot(GULCH, "0806 > 1208") == CLEAR
    assert shot(GULCH, "1203 > 1206") == CLEAR
    assert shot(GULCH, "1203 > 1206", gulch_floor_cover=True) == COVERED
    assert shot(GULCH, "1206 > 1606", gulch_floor_cover=True) == CLEAR


@pytest.mark.rule("SKIRMISH-3.1.4a", "SKIRMISH-3.1.4b", "SKIRMISH-3.1.4d", "SKIRMISH-3.1e", "SKIRMISH-X.8")
def test_cover_behind_a_low_wall() -> None:
    assert shot(COTTAGE, "0611 > 0608") == COVERED
    assert shot(COTTAGE, "0811 > 0808") == CLEAR
    assert shot(COTTAGE, "0611 > 0607") == CLEAR
    assert chain(COTTAGE, "0109", "0909")[-2:] == ["0808/0809", "0909"]
    assert shot(COTTAGE, "0109 > 0909") == COVERED
    assert shot(COTTAGE, "0608 > 0610") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1.4a", "SKIRMISH-3.1.4c", "SKIRMISH-3.1.4d")
def test_cover_in_scrub_and_under_trees() -> None:
    folmar = places(WOODS, "1108")[0]
    around = [int(WOODS.neighbour[6 * int(WOODS.neighbour[6 * folmar + d]) + d]) for d in range(6)]
    assert [shot(WOODS, f"{WOODS.labels[h]} > 1108") for h in around] == [COVERED] * 6
    assert shot(WOODS, "0909 > 1406") == COVERED
    assert shot(WOODS, "0909 > 1007") == COVERED and shot(WOODS, "1007 > 0909") == CLEAR


@pytest.mark.rule("SKIRMISH-3.1.4a")
def test_walls_cover_from_outside_alone() -> None:
    assert shot(COTTAGE, "0701 > 0704") == COVERED
    assert shot(COTTAGE, "0706 > 0704") == CLEAR


# -- initiation level -------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-I.5")
def test_at_initiation_level_only_walls_trees_and_characters_block() -> None:
    def plain(board: Board, way: str, between: str = "") -> int:
        shooter, target = places(board, way.replace(" > ", " "))
        return int(Sight(board, SHEET).plain_shot(shooter, target, blockers(board, between)))

    assert plain(WOODS, "0101 > 0102") == CLEAR
    assert plain(COTTAGE, "0703 > 0704") == plain(COTTAGE, "0704 > 0701") == plain(COTTAGE, "0809 > 0806") == CLEAR
    assert plain(COTTAGE, "0603 > 0604") == plain(COTTAGE, "1101 > 0704") == fire.WALL_BETWEEN
    assert plain(WOODS, "0909 > 1406") == CLEAR and plain(WOODS, "0909 > 1506") == TREES
    assert plain(COTTAGE, "0109 > 2009") == CLEAR
    assert plain(COTTAGE, "0109 > 2009", between="0509") == fire.SOMEBODY_BETWEEN
    assert plain(INN, "0609 > 1107") == CLEAR
