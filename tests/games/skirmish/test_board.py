"""SKIRMISH-1.1, D.1 and D.4 to D.6: hexes, sides, levels, contact, hideouts and mosaics."""

from __future__ import annotations

from collections import Counter

import pytest

from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import land, maps, mosaic
from sherwood.games.skirmish.board import Board
from tests.games.skirmish.boards import places, single

D5 = {
    "cottage": ("0604 0605 0606 0704 0705 0706 0804 0805 0806 0904 0905 0906", 6),
    "warehouse": ("1606 1607 1706 1707", 2),
    "forge": ("1210 1211 1212 1310 1410 1610 1710 1810 1811 1812", 5),
    "inn": (
        "0703 0704 0705 0706 0803 0804 0805 0806 0903 0904 0905 0906 1003 1004 1005 1006 1103 1104 1105 1106 1203 1204 1205 1206",
        12,
    ),
}
D6 = {
    "woods": {
        "A": "0404 0403 0504 0505 0405 0305 0304",
        "B": "0705 0704 0804 0805 0706 0605 0604",
        "C": "0511 0510 0610 0611 0512 0411 0410",
        "D": "0812 0811 0912 0913 0813 0713 0712",
        "E": "1204 1203 1304 1305 1205 1105 1104",
        "F": "1506 1505 1605 1606 1507 1406 1405",
        "G": "1804 1803 1904 1905 1805 1705 1704",
        "H": "1612 1611 1712 1713 1613 1513 1512",
    },
    "gulch": {
        "J": "0304 0303 0403 0404 0305 0204 0203",
        "K": "1004 1003 1104 1105 1005 0905 0904",
        "L": "1704 1703 1803 1804 1705 1604 1603",
        "M": "0311 0310 0410 0411 0312 0211 0210",
        "N": "1011 1010 1111 1112 1012 0912 0911",
        "P": "1511 1510 1610 1611 1512 1411 1410",
    },
    "cottage": {
        "Q": "0304 0303 0403 0404 0305 0204 0203",
        "R": "1203 1202 1303 1304 1204 1104 1103",
        "S": "0412 0411 0512 0513 0413 0313 0312",
        "T": "1211 1210 1311 1312 1212 1112 1111",
        "U": "1712 1711 1811 1812 1713 1612 1611",
    },
    "inn": {
        "V": "1703 1702 1802 1803 1704 1603 1602",
        "W": "0312 0311 0411 0412 0313 0212 0211",
        "X": "0303 0302 0402 0403 0304 0203 0202",
    },
}


def side(board: Board, hexside: str) -> int:
    label, _, direction = hexside.partition("-")
    return int(board.side[6 * places(board, label)[0] + maps.DIRECTIONS.index(direction)])


def around(board: Board, label: str) -> dict[str, str]:
    """Labels of the neighbours by direction."""
    h = places(board, label)[0]
    found = {name: int(board.neighbour[6 * h + d]) for d, name in enumerate(maps.DIRECTIONS)}
    return {name: board.labels[other] for name, other in found.items() if other != b.NOWHERE}


def touching(board: Board, label: str) -> set[str]:
    """Labels of what is in contact."""
    place = places(board, label)[0]
    found = [int(board.contact[6 * place + d]) for d in range(6)]
    return {board.labels[board.hex_of[other]] + "^" * (other >= board.hexes) for other in found if other != b.NOWHERE}


# -- hexes ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-1.1d")
def test_odd_columns_lie_half_a_hex_higher_than_even_ones() -> None:
    board = single("woods")
    assert around(board, "0508") == {"N": "0507", "NE": "0607", "SE": "0608", "S": "0509", "SW": "0408", "NW": "0407"}
    assert around(board, "0608") == {"N": "0607", "NE": "0708", "SE": "0709", "S": "0609", "SW": "0509", "NW": "0508"}
    assert around(board, "0101") == {"SE": "0201", "S": "0102"}
    assert around(board, "2014") == {"N": "2013", "NW": "1914"}


@pytest.mark.rule("SKIRMISH-1.1d", "SKIRMISH-D.1a")
@pytest.mark.parametrize("name", ["inn", "village"])
def test_neighbours_and_sides_look_the_same_from_both_ends(name: str) -> None:
    board = land.board(name)
    for place in range(board.places):
        for d in range(6):
            other = board.neighbour[6 * place + d]
            if other != b.NOWHERE:
                assert board.neighbour[6 * other + (d + 3) % 6] == place
                assert board.side[6 * other + (d + 3) % 6] == board.side[6 * place + d] != b.EDGE
                assert board.distance(place, other) == 1 and board.direction(place, other) == d
            else:
                assert board.side[6 * place + d] == b.EDGE


@pytest.mark.rule("SKIRMISH-1.1e")
def test_distance_is_the_least_number_of_steps() -> None:
    board = land.board("village")
    for start in (0, 333, 700, board.hexes - 1):
        steps, ring = {start: 0}, [start]
        while ring:
            reached = [int(board.neighbour[6 * h + d]) for h in ring for d in range(6)]
            beyond = [h for h in dict.fromkeys(reached) if h != b.NOWHERE and h not in steps]
            steps |= dict.fromkeys(beyond, steps[ring[0]] + 1)
            ring = beyond
        assert {h: board.distance(start, h) for h in range(board.hexes)} == steps


@pytest.mark.rule("SKIRMISH-1.1f")
def test_levels() -> None:
    board = single("inn")
    for labels, level in [
        ("0508 0607", b.STAIR),
        ("0707 1007 0703 1206", b.UPPER),
        ("0303^ 0302^", b.TOP),
        ("0303 1210 1311", b.GROUND),
    ]:
        assert [board.level[place] for place in places(board, labels)] == [level] * len(labels.split())


# -- hexsides ---------------------------------------------------------------------------------------------------------
def outline(board: Board, name: str) -> Counter[int]:
    """What lies on the sides between a building and all else."""
    number = board.hideouts.index(name)
    inside = [h for h in range(board.hexes) if board.building[h] == number]
    sides = [(h, d) for h in inside for d in range(6) if board.building[board.neighbour[6 * h + d]] != number]
    return Counter(int(board.side[6 * h + d]) for h, d in sides)


@pytest.mark.rule("SKIRMISH-D.4a", "SKIRMISH-D.4b", "SKIRMISH-D.5b", "SKIRMISH-D.5c", "SKIRMISH-D.5d", "SKIRMISH-D.5e")
def test_houses_have_walls_but_for_their_openings() -> None:
    inn, cottage = single("inn"), single("cottage")
    assert outline(inn, "inn") == {b.WALL: 31, b.DOOR: 1, b.OUTER_WINDOW: 5, b.WINDOW: 1}
    assert outline(inn, "forge") == {b.WALL: 26, b.WINDOW: 2, b.OPEN_FRONT: 10}
    assert outline(cottage, "cottage") == {b.WALL: 23, b.DOOR: 1, b.WINDOW: 2}
    assert outline(cottage, "warehouse") == {b.WALL: 12, b.DOOR: 1, b.WINDOW: 1}
    listed = {
        b.DOOR: "0806-S",
        b.INNER_DOOR: "1005-NE",
        b.OUTER_WINDOW: "0803-N 0705-SW 1103-N 1204-NE 1206-S",
        b.WINDOW: "1006-S 1212-S 1812-S",
        b.OPEN_FRONT: "1210-N 1310-N 1310-NE 1310-NW 1410-N 1610-N 1710-N 1710-NE 1710-NW 1810-N",
        b.WALL: "1006-NE 1003-NE 1004-SE 0806-SW 0703-NW 1212-SE",
        b.OPEN: "1310-S 1210-S 1311-N 0703-S 1103-S",
    }
    assert {kind: {side(inn, hexside) for hexside in sides.split()} for kind, sides in listed.items()} == {
        kind: {kind} for kind in listed
    }
    assert [side(cottage, hexside) for hexside in ("0806-S", "1606-SW", "0704-N", "0906-SE", "1706-SE")] == [
        b.DOOR, b.DOOR, b.WINDOW, b.WINDOW, b.WINDOW,
    ]  # fmt: skip


@pytest.mark.rule("SKIRMISH-D.4a")
def test_a_wall_parts_tavern_and_bedroom() -> None:
    board = single("inn")
    sides = [
        int(board.side[6 * h + d])
        for h in range(board.hexes)
        for d in range(6)
        if board.symbols[h] == "5" and board.symbols[board.neighbour[6 * h + d]] == "6"
    ]
    assert sorted(sides) == [b.WALL] * 6 + [b.INNER_DOOR]


@pytest.mark.rule("SKIRMISH-D.4c")
def test_the_yard_has_a_low_wall_and_one_gap() -> None:
    board = single("cottage")
    yard = [h for h in range(board.hexes) if board.symbols[h] == ","]
    around_it = Counter(
        int(board.side[6 * h + d]) for h in yard for d in range(6) if board.symbols[board.neighbour[6 * h + d]] not in ",1"
    )
    assert around_it == {b.LOW_WALL: 14, b.ENTRANCE: 1}
    assert side(board, "0808-S") == b.ENTRANCE
    assert side(board, "0607-N") == b.WALL and side(board, "0607-S") == b.OPEN


@pytest.mark.rule("SKIRMISH-D.4d")
def test_lips_lie_between_slopes_and_what_is_neither_slope_nor_floor() -> None:
    board = single("gulch")
    for h in range(board.hexes):
        for d in range(6):
            other = board.neighbour[6 * h + d]
            if other != b.NOWHERE:
                pair = {board.symbols[h], board.symbols[other]}
                assert (board.side[6 * h + d] == b.LIP) == ("/" in pair and not pair <= {"/", "_"})
    assert side(board, "1205-N") == b.LIP and side(board, "1206-N") == b.OPEN


@pytest.mark.rule("SKIRMISH-D.4d")
def test_lips_go_on_across_a_join_of_maps() -> None:
    board = land.board("deep-woods")
    assert side(board, "cottage:2005-SE") == side(board, "gulch:0106-NW") == b.LIP
    assert board.maps == ["woods", "cottage", "gulch"]


@pytest.mark.rule("SKIRMISH-D.4e", "SKIRMISH-4.1i")
def test_stairs_lead_up_to_the_balcony_and_have_rails() -> None:
    board = single("inn")
    assert side(board, "0508-NE") == side(board, "0607-NE") == b.STEP
    assert [side(board, f"0508-{d}") for d in ("SW", "S", "NW")] == [b.FOOT_OF_STAIRS] * 3
    assert [side(board, f"0508-{d}") for d in ("N", "SE")] == [b.DROP] * 2
    assert [side(board, f"0607-{d}") for d in ("N", "SE", "S", "NW")] == [b.DROP] * 4
    balcony = places(board, "0707 0807 0907 1007")
    to_ground = [
        int(board.side[6 * h + d]) for h in balcony for d in range(6) if board.level[board.neighbour[6 * h + d]] == b.GROUND
    ]
    assert to_ground and set(to_ground) == {b.DROP}
    assert side(board, "0807-N") == b.DOOR and side(board, "1007-N") == b.WINDOW and side(board, "0707-N") == b.WALL


# -- contact ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-D.5f")
def test_nothing_lies_under_the_inn() -> None:
    inn = single("inn")
    number = inn.hideouts.index("inn")
    house = [h for h in range(inn.hexes) if inn.part[h] == number]
    assert len(house) == 28 and {inn.level[h] for h in house} == {b.UPPER}
    ways = [
        (h, d) for h in house for d in range(6)
        if inn.neighbour[6 * h + d] >= 0 and inn.level[inn.neighbour[6 * h + d]] == b.GROUND
    ]  # fmt: skip
    assert ways and all(inn.step_price(manner, *way) == b.BARRED for way in ways for manner in range(4))


@pytest.mark.rule("SKIRMISH-1.1g")
def test_contact_is_broken_by_walls_rails_and_levels() -> None:
    inn, cottage, woods = single("inn"), single("cottage"), single("woods")
    assert touching(inn, "0508") == {"0607", "0408", "0509", "0407"}
    assert touching(inn, "0607") == {"0508", "0707"}
    assert touching(inn, "0907") == {"0807", "1007"}
    assert touching(inn, "0807") == {"0806", "0707", "0907"}
    assert touching(inn, "1206") == {"1205", "1106"}
    assert touching(inn, "0705") == {"0704", "0706", "0804", "0805"}
    assert touching(inn, "1310") == {"1309", "1311", "1209", "1409", "1210", "1410"}
    assert touching(cottage, "0704") == {"0703", "0705", "0603", "0604", "0803", "0804"} - {"0603", "0803"}
    assert touching(cottage, "0709") == {"0708", "0710", "0608", "0609", "0808", "0809"}
    assert touching(woods, "0705^") == {"0704^", "0706^", "0604^", "0605^", "0804^", "0805^"}
    assert touching(woods, "0504^") == {"0403^", "0404^", "0505^"}


@pytest.mark.rule("SKIRMISH-1.1g")
def test_read_literally_walls_do_not_break_contact_on_one_level() -> None:
    cottage, inn = single("cottage", literal_walls=True), single("inn", literal_walls=True)
    assert touching(cottage, "0704") == set(around(cottage, "0704").values())
    assert touching(inn, "1006") == {"1005", "1007", "0906", "0907", "1106"}


# -- hideouts, terrain ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-D.5a", "SKIRMISH-8.1b")
def test_buildings_have_their_hexes_and_hide_one_man_for_two_of_them() -> None:
    board = land.board("village")
    assert board.hideouts[: board.buildings] == ["inn", "forge", "cottage", "warehouse"]
    for name, (labels, capacity) in D5.items():
        number = board.hideouts.index(name)
        hexes = {board.labels[h].split(":")[1] for h in range(board.places) if h < board.hexes and board.hideout[h] == number}
        assert hexes == set(labels.split())
        assert board.capacity[number] == capacity


@pytest.mark.rule("SKIRMISH-D.6a", "SKIRMISH-4.4a")
@pytest.mark.parametrize("name", D6)
def test_large_trees_have_their_seven_hexes(name: str) -> None:
    board = single(name)
    assert board.hideouts[board.buildings :] == list(D6[name])
    for letter, labels in D6[name].items():
        number = board.hideouts.index(letter)
        trunk, *canopy = labels.split()
        assert {board.labels[h] for h in range(board.hexes) if board.tree[h] == number} == {trunk, *canopy}
        tops = places(board, " ".join(f"{label}^" for label in labels.split()))
        assert [board.hideout[top] for top in tops] == [number] * 7 and board.capacity[number] == 2
        assert [board.is_trunk[top] for top in tops] == [1] + [0] * 6
        assert all(board.hideout[board.hex_of[top]] == b.NOWHERE for top in tops)


@pytest.mark.rule("SKIRMISH-D.6b")
def test_trees_touch_on_woods_alone() -> None:
    board = land.board("village")
    leaps = {
        board.hideouts[board.hideout[place]] + board.hideouts[board.hideout[board.neighbour[6 * place + d]]]
        for place in range(board.places)
        for d in range(6)
        if board.side[6 * place + d] == b.LEAP
    }
    assert leaps == {"AB", "BA", "CD", "DC", "EF", "FE", "FG", "GF"}


@pytest.mark.rule("SKIRMISH-5.1a", "SKIRMISH-T.4a")
def test_classes_of_terrain() -> None:
    board = single("gulch")
    disadvantage = {"*", "/"}
    assert [board.advantage[h] for h in range(board.hexes)] == [-(symbol in disadvantage) for symbol in board.symbols]
    assert {board.advantage[h] for h in range(board.hexes, board.places)} == {0}


@pytest.mark.rule("SKIRMISH-5.1e", "SKIRMISH-T.4b")
def test_who_defends_with_plus() -> None:
    inn, cottage = single("inn"), single("cottage")
    for board, hexsides in [
        (inn, "0806-S 1006-S 1212-S 0607-SW 0707-SW"),
        (cottage, "0806-S 1606-SW 0704-N 0906-SE 0708-S 0709-N"),
    ]:
        for hexside in hexsides.split():
            assert plus(board, hexside), hexside
    for board, hexsides in [
        (inn, "0807-N 1007-N 1213-N 0508-NE 0607-NE 1310-N 1005-NE 1206-S 0508-S 0907-S 0703-S"),
        (cottage, "0807-N 0703-S 0808-S 0809-N"),
    ]:
        for hexside in hexsides.split():
            assert not plus(board, hexside), hexside


def plus(board: Board, hexside: str) -> bool:
    label, _, direction = hexside.partition("-")
    return bool(board.plus[6 * places(board, label)[0] + maps.DIRECTIONS.index(direction)])


# -- mosaics ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-D.1b", "SKIRMISH-D.1e")
def test_maps_join_edge_to_edge() -> None:
    board = land.board("village")
    assert board.maps == ["woods", "inn", "gulch", "cottage"]
    assert around(board, "woods:2008") == {
        "N": "woods:2007", "NE": "inn:0108", "SE": "inn:0109", "S": "woods:2009", "SW": "woods:1909", "NW": "woods:1908",
    }  # fmt: skip
    assert around(board, "woods:2014") == {
        "N": "woods:2013", "NE": "inn:0114", "SE": "cottage:0101", "S": "gulch:2001", "SW": "gulch:1901", "NW": "woods:1914",
    }  # fmt: skip
    assert board.distance(*places(board, "woods:0101 cottage:2014")) == 39 + 27 - 19
    layouts = land.load().mosaics
    assert layouts["inn"] == (("inn",),) and layouts["cottage"] == (("cottage",),)
    assert layouts["road-to-the-inn"] == (("woods", "cottage", "inn"),)
    assert layouts["deep-woods"] == (("woods", "cottage", "gulch"),)
    assert layouts["wolf-country"] == (("woods", "cottage"),)


@pytest.mark.rule("SKIRMISH-D.1a", "SKIRMISH-D.1d", "SKIRMISH-D.1f")
def test_sides_are_outer_edges_where_no_map_adjoins() -> None:
    board = land.board("village")
    edges = [[board.labels[h] for h in edge] for edge in board.edges]
    assert [bool(edge) for edge in edges] == [
        True, False, False, True,
        True, True, False, False,
        False, False, True, True,
        False, True, True, False,
    ]  # fmt: skip
    assert edges[0] == [f"woods:{column:02}01" for column in range(1, 21)]
    assert edges[4 * 2 + 3] == [f"gulch:01{row:02}" for row in range(1, 15)]
    assert edges[4 * 3 + 2] == [f"cottage:{column:02}14" for column in range(1, 21)]
    assert edges[4 * 1 + 1] == [f"inn:20{row:02}" for row in range(1, 15)]
    assert land.board("deep-woods").edges[3]


@pytest.mark.rule("SKIRMISH-D.1c")
def test_a_turned_map_fits_and_keeps_its_sides() -> None:
    found = land.load()
    board = Board(mosaic.lay((("woods turned", "inn"),), found.maps, found.book))
    upright = single("woods")
    for h in range(upright.hexes):
        here = places(board, f"woods:{upright.labels[h]}")[0]
        assert board.terrain[here] == upright.terrain[h]
        for d in range(6):
            if upright.neighbour[6 * h + d] != b.NOWHERE:
                assert board.side[6 * here + (d + 3) % 6] == upright.side[6 * h + d]
    assert board.column[places(board, "woods:0101")[0]] == 19 and board.height[places(board, "woods:0101")[0]] == 27
    edges = [[board.labels[h] for h in edge] for edge in board.edges[:4]]
    assert not edges[3]
    assert sorted(edges[0]) == [f"woods:{column:02}01" for column in range(1, 21)]
    assert sorted(edges[1]) == [f"woods:20{row:02}" for row in range(1, 15)]
    turned_inn = Board(mosaic.lay((("inn turned",),), found.maps, found.book))
    assert side(turned_inn, "0806-N") == b.DOOR and side(turned_inn, "0508-SW") == b.STEP


def test_a_mosaic_may_have_gaps() -> None:
    found = land.load()
    board = Board(mosaic.lay((("woods", "."), ("gulch", "cottage")), found.maps, found.book))
    assert board.hexes == 3 * 280
    assert around(board, "woods:2008").keys() == {"N", "S", "SW", "NW"}
    assert [bool(edge) for edge in board.edges[:4]] == [True, True, False, True]
