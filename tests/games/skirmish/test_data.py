"""The data files: own figures laid over ours, and faults told by file, line and clause, all at once."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from sherwood.games import find
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import land, mosaic
from sherwood.games.skirmish.board import Board
from sherwood.games.skirmish.sources import OURS
from sherwood.kernel.game import Refusal


def faults(folder: Path, **files: str) -> list[str]:
    """What is said of own files, written without `.toml`; a map's name begins with `maps_`."""
    for name, text in files.items():
        path = folder / f"{name.replace('maps_', 'maps/')}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        land.load(folder)
    return str(refused.value).replace(f"{folder}/", "").splitlines()


def our_map(name: str) -> str:
    return (OURS / "maps" / f"{name}.toml").read_text(encoding="utf-8")


def drawn(clause: str) -> list[str]:
    """The rows of a map as the rulebook draws them after a clause."""
    text = find("skirmish").rules.read_text(encoding="utf-8").partition(f"**SKIRMISH-{clause}**")[2]
    lines = text.partition("```\n")[2].partition("```")[0].splitlines()
    return [line[6:] for line in lines[2:]]


# -- ours -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", sorted({*OURS.rglob("*.toml")} - {OURS / "eye.toml"}), ids=lambda path: path.stem)
def test_every_figure_says_whether_it_is_printed_or_reconstructed(path: Path) -> None:
    """What computers weigh is no figure of the rules."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    tables = [data] if "provenance" in data else [row for table in data.values() for row in _with_provenance(table)]
    assert tables and all(table.get("provenance") in ("printed", "reconstructed") for table in tables)
    for table in data.values():
        for row in table.values() if isinstance(table, dict) else ():
            if isinstance(row, dict):
                assert {name.partition(".")[0] for name in row.get("printed", [])} <= row.keys() | {
                    "over",
                    "blocks",
                    "class",
                    "cover",
                }


def _with_provenance(table: dict[str, object]) -> list[dict[str, object]]:
    """The table, or those in it where they differ."""
    if "provenance" in table:
        return [table]
    return [row for row in table.values() if isinstance(row, dict)]


# -- own figures ------------------------------------------------------------------------------------------------------
def test_own_figures_are_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "counters.toml").write_text("[characters]\nmartin = { foot = [14, 9, 7] }\n")
    (tmp_path / "terrain.toml").write_text(
        '[terrain]\nscrub = { rider = "x" }\nmarsh = { chars = "%", foot = 4, rider = "x", led = "x", class = "-" }\n'
    )
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "woods.toml").write_text(our_map("woods").replace("..*^..*..**......*.^", "%.*^..*..**......*.^"))
    found = land.load(tmp_path)
    ours = land.load()
    assert found.book.characters["martin"].foot == (14, 9, 7)
    assert found.book.characters["martin"].wounded == ours.book.characters["martin"].wounded
    assert found.book.characters["walker"] == ours.book.characters["walker"]
    assert found.book.cost("martin") == 18
    board = land.board("wolf-country", own=tmp_path)
    h = board.find("woods:0101")
    assert board.symbols[h] == "%" and board.advantage[h] == -1
    assert board.step_price(0, board.find("woods:0102"), 0) == 4
    assert board.step_price(1, board.find("woods:0908"), 0) == 99


def test_an_own_map_joins_an_own_mosaic(tmp_path: Path) -> None:
    rows = "\n".join(["." * 20] * 6 + [".....111............"] * 2 + ["." * 20] * 6)
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "heath.toml").write_text(f'rows = """\n{rows}\n"""\n[buildings.barn]\nfloor = "1"\ndoor = ["0608-S"]\n')
    (tmp_path / "mosaics.toml").write_text('[mosaics]\nheath-road = [["heath", "cottage turned"]]\n')
    board = land.board("heath-road", own=tmp_path)
    assert board.maps == ["heath", "cottage"] and board.hexes == 560
    assert board.hideouts[:3] == ["barn", "cottage", "warehouse"] and list(board.capacity[:3]) == [3, 6, 2]
    assert board.building[board.find("heath:0707")] == 0 and board.building[board.find("cottage:0705")] == 1


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="There is no folder"):
        land.load(tmp_path / "nowhere")


# -- faults -----------------------------------------------------------------------------------------------------------
def test_every_fault_is_told_at_once_with_file_line_and_clause(tmp_path: Path) -> None:
    said = faults(
        tmp_path,
        counters="[characters]\nmartin = { foot = [14, 9] }\n\n[animals]\nwolf = { hexes = 3 }\nmule = { hexes = 2 }\n",
        weapons="[missiles]\nbow = { short = 40 }\nsling = { short = 3 }\n",
        tables='[columns]\nhighest = [0, 1, 2]\n\n[combat.foot]\nrows = """\nK K K K K K K\nK K U K K K\n"""\n',
        terrain='[terrain]\nscrub = { foot = -1, chars = ".*" }\n\n[prices]\nclimb = "six"\n',
    )
    for expected in (
        "terrain.toml, line 2: terrain.scrub.foot",
        "terrain.toml, line 5: prices.climb",
        "counters.toml, line 2: characters.martin.foot",
        "counters.toml, line 5: animals.wolf.hexes",
        "counters.toml, line 6: animals.mule lacks figures (SKIRMISH-D.7e).",
        "weapons.toml, line 2: missiles.bow has a long range of 30, less than its short one (SKIRMISH-T.3).",
        "weapons.toml, line 3: missiles.sling isn't one of bow, javelin, crossbow (SKIRMISH-T.3).",
        "tables.toml, line 2: columns.highest must be six differentials that rise (SKIRMISH-T.1a).",
        "tables.toml, line 5: combat.foot.rows has 2 rows, and a D10 ten faces (SKIRMISH-T.1b).",
        "tables.toml, line 7: combat.foot.rows has 6 results for a die of 2, and seven columns (SKIRMISH-T.1b).",
        "tables.toml, line 7: combat.foot.rows has U for a die of 2; it may be -, A1, R1, R2, S, W, K (SKIRMISH-T.1b).",
    ):
        assert any(line.startswith(expected) for line in said), (expected, said)
    assert len(said) == 11, said


def test_what_is_not_toml_is_told_with_its_line(tmp_path: Path) -> None:
    said = faults(tmp_path, weapons="[missiles]\nbow = {\n", counters="[characters]\nmartin = 3\n")
    assert any(line.startswith("weapons.toml: ") and "line 2" in line for line in said)
    assert "counters.toml, line 2: characters.martin must be a table (SKIRMISH-D.7d)." in said


def test_faults_of_counters(tmp_path: Path) -> None:
    said = faults(
        tmp_path,
        counters="[characters]\n"
        'martin = { weapon = "pike" }\n'
        "finn = { mounted = [20, 20, 12] }\n"
        'walker = { code = "Nizz" }\n'
        'gebbo = { code = "Niz" }\n'
        "wolf = { code = 'Nil', armoured = false, weapon = 'lance', "
        "foot = [1, 1, 1], wounded = [1, 1, 1], stunned = [0, 1, 0] }\n",
    )
    assert "counters.toml, line 2: characters.martin.weapon is 'pike', which no weapon is called (SKIRMISH-T.3)." in said
    assert any("line 3: characters.finn must have figures for the saddle" in line for line in said)
    assert any("line 4: characters.walker.code" in line for line in said)
    assert "counters.toml, line 5: characters.gebbo.code is Niz, which has no price for foot (SKIRMISH-P.3)." in said
    assert "counters.toml, line 6: characters.wolf is the name of another counter (SKIRMISH-D.7g)." in said


@pytest.mark.rule("SKIRMISH-D.3a", "SKIRMISH-D.3b", "SKIRMISH-D.3c", "SKIRMISH-D.3d")
@pytest.mark.parametrize("name, clause", [("inn", "D.3a"), ("cottage", "D.3b"), ("gulch", "D.3c"), ("woods", "D.3d")])
def test_maps_lie_as_the_rulebook_draws_them(name: str, clause: str) -> None:
    assert list(land.load().maps[name].rows) == drawn(clause)


@pytest.mark.rule("SKIRMISH-T.4d")
def test_water_on_a_map_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    text = our_map("gulch").replace("*....^*.....^^....^^", "*~...^*.....^^....^^")
    (tmp_path / "maps" / "gulch.toml").write_text(text, encoding="utf-8")
    country = land.load(tmp_path)
    ground = Board(mosaic.lay((("gulch",),), country.maps, country.book))
    bank, water = ground.find("0301"), ground.find("0201")
    d = ground.direction(bank, water)
    prices = [ground.step_price(manner, bank, d) for manner in (b.FOOT, b.RIDER, b.LED, b.HARNESSED)]
    assert prices == [3, 2, 2, b.BARRED]
    assert (ground.advantage[water], ground.cover[water], ground.blocks[water]) == (-1, b.BARE, b.NEVER)
    assert "~" not in "".join("".join(one.rows) for one in land.load().maps.values())


@pytest.mark.rule("SKIRMISH-D.2", "SKIRMISH-D.1a", "SKIRMISH-D.6a", "SKIRMISH-D.5a")
def test_faults_of_a_grid(tmp_path: Path) -> None:
    text = our_map("gulch")
    first = text.splitlines().index('rows = """') + 2
    for old, new in [
        ("*....^*.....^^....^^", "?....^*.....^^....^^"),
        (".....^^......*......", ".....^^......*......."),
    ]:
        text = text.replace(old, new)
    said = faults(tmp_path, maps_gulch=text.replace("*.....^.............\n", ""))
    assert said == [
        f"maps/gulch.toml, line {first - 1}: rows has 13 rows, and a map has 14 (SKIRMISH-D.1a).",
        f"maps/gulch.toml, line {first}: rows has '?' in row 01, which no terrain stands for (SKIRMISH-D.2).",
        f"maps/gulch.toml, line {first + 1}: rows has 21 hexes in row 02, and a map has 20 (SKIRMISH-D.1a).",
    ]


@pytest.mark.rule("SKIRMISH-D.6a", "SKIRMISH-4.4a", "SKIRMISH-D.5a", "SKIRMISH-8.1a")
def test_faults_of_trees_and_floors(tmp_path: Path) -> None:
    text = our_map("gulch").replace(".jJj.*..kKk", "3jJj.*..jKk").replace("*.....^.............", "a.....^.......A.....")
    said = faults(tmp_path, maps_gulch=text)
    for expected in (
        "has a tree K at 1004 without six hexes of canopy (SKIRMISH-D.6a).",
        "has canopy a at 0114 that touches no trunk (SKIRMISH-D.6a).",
        "has a tree A at 1514 without six hexes of canopy (SKIRMISH-D.6a).",
        "has floor at 0104 that belongs to no building (SKIRMISH-D.5a).",
    ):
        assert any(expected in line for line in said), (expected, said)


def test_faults_of_buildings(tmp_path: Path) -> None:
    text = our_map("cottage").replace('floor = "2"', 'floor = "=1"\ncore = "4"')
    said = [line.partition(": ")[2] for line in faults(tmp_path, maps_cottage=text, maps_moor="buildings = 3\n")]
    for expected in (
        "buildings.warehouse has '=', which isn't floor (SKIRMISH-D.2).",
        "buildings.warehouse has '1', as cottage has (SKIRMISH-D.5a).",
        "buildings.warehouse has '4', which the grid lacks (SKIRMISH-D.5a).",
        "rows has floor at 1606 that belongs to no building (SKIRMISH-D.5a).",
        "rows must be a text of rows (SKIRMISH-D.2).",
        "buildings must be a table that isn't empty (SKIRMISH-D.5a).",
    ):
        assert expected in said, (expected, said)


@pytest.mark.rule("SKIRMISH-D.4b", "SKIRMISH-D.4e")
def test_faults_of_hexsides(tmp_path: Path) -> None:
    text = our_map("cottage").replace('door = ["0806-S"]', 'door = ["0806-S", "0806-S", "0806-X", "0805-N", "0702-N", "2014-S"]')
    text = text.replace('entrance = ["0808-S"]', 'entrance = ["0807-S"]').replace(
        'door = ["1606-SW"]', 'outer-window = ["1606-SW"]'
    )
    said = faults(tmp_path, maps_cottage=text)
    keys = "buildings.cottage.door"
    line = 1 + next(i for i, row in enumerate(text.splitlines()) if row.startswith('door = ["0806-S", '))
    assert said[:5] == [
        f"maps/cottage.toml, line {line}: {keys} has 0806-S, which is listed twice (SKIRMISH-D.4b).",
        f"maps/cottage.toml, line {line}: {keys} has '0806-X', which isn't a hexside such as 0806-S (SKIRMISH-1.1d).",
        f"maps/cottage.toml, line {line}: {keys} has 0805-N, which doesn't lead out of the cottage (SKIRMISH-D.4b).",
        f"maps/cottage.toml, line {line}: {keys} has 0702-N, which isn't written from inside the cottage (SKIRMISH-D.4b).",
        f"maps/cottage.toml, line {line}: {keys} has 2014-S, which isn't between two hexes of the map (SKIRMISH-D.4b).",
    ]
    assert any("outer-window has 1606-SW, which isn't upstairs: that is a window (SKIRMISH-D.4b)." in told for told in said)
    assert any("yard.entrance has 0807-S, which doesn't lead out of a yard (SKIRMISH-D.4b)." in told for told in said)


@pytest.mark.rule("SKIRMISH-D.4e")
def test_faults_of_stairs(tmp_path: Path) -> None:
    text = our_map("inn").replace('step = ["0508-NE", "0607-NE"]', 'step = ["0508-N", "0607-NE"]')
    text = text.replace('foot = ["0508-SW", ', 'foot = ["0607-S", ').replace(
        'inner-door = ["1005-NE"]', 'inner-door = ["1005-N"]'
    )
    said = faults(tmp_path, maps_inn=text)
    assert [line.partition(": ")[2] for line in said] == [
        "buildings.inn.inner-door has 1005-N, which isn't between two rooms (SKIRMISH-D.4b).",
        "buildings.inn.step has 0508-N, which isn't between stairs, or stairs and balcony (SKIRMISH-D.4b).",
        "buildings.inn.foot has 0607-S, which isn't between the lower stair and the ground (SKIRMISH-D.4b).",
    ]


@pytest.mark.rule("SKIRMISH-8.1a")
def test_hideouts_need_names_of_their_own(tmp_path: Path) -> None:
    said = faults(tmp_path, maps_copse=our_map("gulch"))
    assert len(said) == 6 and all("hideouts need names of their own (SKIRMISH-8.1a)" in line for line in said)


@pytest.mark.rule("SKIRMISH-D.1e")
def test_faults_of_mosaics(tmp_path: Path) -> None:
    text = "[mosaics]\n" + "\n".join(
        [
            'a = [["woods", "moor"]]',
            'b = [["woods", "inn"], ["gulch"]]',
            'c = [["woods"], ["woods turned"]]',
            'd = "woods"',
            'e = [["."]]',
            'f = [["woods"], [3]]',
        ]
    )
    said = faults(tmp_path, mosaics=text)
    assert [line.partition(": ")[2].partition(" ")[0] for line in said] == [f"mosaics.{name}" for name in "abcdef"]
    assert said[0] == "mosaics.toml, line 2: mosaics.a has moor; maps are inn, gulch, woods, cottage (SKIRMISH-D.1e)."
    assert said[1].startswith("mosaics.toml, line 3: mosaics.b has rows of different lengths")


def test_a_size_that_maps_cannot_join_at_is_refused(tmp_path: Path) -> None:
    assert faults(tmp_path, mosaics="[size]\ncolumns = 19\n")[0].startswith("mosaics.toml, line 2: size.columns ")


def test_ours_make_boards_of_every_mosaic() -> None:
    found = land.load()
    for layout in found.mosaics.values():
        assert Board(mosaic.lay(layout, found.maps, found.book)).hexes == 280 * sum(len(row) for row in layout)
