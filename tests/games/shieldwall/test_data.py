"""SHIELDWALL-T and D.2: troops, tables, bases and kinds of terrain say what the rulebook says; own figures laid over ours."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import sherwood.games.shieldwall as package
from sherwood.games.shieldwall import figures
from sherwood.games.shieldwall.places import Sizes
from sherwood.games.shieldwall.sources import OURS
from sherwood.games.shieldwall.tables import (
    ADVANCE,
    BERSERK,
    FALL_BACK,
    GATEHOUSE,
    KEEP,
    LONG,
    MEDIUM,
    OBEY,
    OUT_OF_RANGE,
    ROUT,
    ROWS,
    SHORT,
    Tables,
)
from sherwood.games.shieldwall.terrain import Kinds
from sherwood.games.shieldwall.troops import (
    AXE,
    BARE,
    BLUNT,
    BOW,
    CROSSBOW,
    EDGED,
    ELITE,
    HURL,
    LANCE,
    MILITIA,
    POLE,
    REGULAR,
    SLING,
    UNARMED,
    VETERAN,
    Troops,
)
from sherwood.kernel.game import Refusal

RULES = Path(package.__file__).with_name("rules.md").read_text(encoding="utf-8")
BOOK = figures.load()
TROOPS = Troops(BOOK.troops)
TABLES = Tables(BOOK.sheet, BOOK.shots)


def rows(clause: str) -> list[list[str]]:
    """The table after a clause of the rulebook, without its head."""
    lines = RULES.partition(f"**SHIELDWALL-{clause}**")[2].splitlines()[1:]
    table = []
    for line in lines:
        if not line.startswith("  |"):
            break
        table.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return table[2:]


def faults(folder: Path, **files: str) -> list[str]:
    """What is said of own files, written without `.toml`."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        figures.load(folder)
    return str(refused.value).replace(f"{folder}/", "").splitlines()


# -- provenance -----------------------------------------------------------------------------------------------------------
FILES = sorted(path for path in OURS.glob("*.toml") if path.stem != "eye")
"""Of the rules: what computers reckon with is nobody's print."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.rule("SHIELDWALL-D.1", "SHIELDWALL-D.4a")
def test_every_figure_says_whether_it_is_printed_or_reconstructed(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    tables = [data] if "mark" in data else [row for table in data.values() for row in marked(table)]
    assert tables and all("P" in str(table["mark"]) or "R" in str(table["mark"]) for table in tables)


def marked(table: dict[str, object]) -> list[dict[str, object]]:
    """The table, or those in it if it has no mark of its own."""
    if "mark" in table:
        return [table]
    inner = [row for row in table.values() if isinstance(row, dict)]
    assert inner
    return [row for rows in map(marked, inner) for row in rows]


# -- troops ---------------------------------------------------------------------------------------------------------------
SPELT = {"pole (spear)": "pole", "two-handed axe": "axe"}
RATES = ("600", "800", "1200")


@pytest.mark.rule("SHIELDWALL-D.2", "SHIELDWALL-10.1a", "SHIELDWALL-10.3a", "SHIELDWALL-3.1a", "SHIELDWALL-10.1c")
def test_the_roster_is_that_of_the_rulebook() -> None:
    drawn = rows("D.2")
    assert [row[0] for row in drawn] == list(BOOK.troops) and len(drawn) == 30
    for k, (code, name, rank, body, shield, column, rate, weapons, missile, points, mark) in enumerate(drawn):
        troop = BOOK.troops[code]
        assert (troop.name, troop.class_, troop.body) == (name.removesuffix(", leader"), rank, body)
        assert troop.shield == (shield == "yes") and troop.column == column
        assert troop.weapons == tuple(SPELT.get(weapon, weapon) for weapon in weapons.split(", "))
        assert (troop.missile, troop.points) == ("none" if missile == "-" else missile, int(points))
        assert (troop.leader, troop.berserker) == ("leader" in mark, name == "Berserker")
        assert RATES[TROOPS.rate[k]] == rate and TABLES.rate[TROOPS.rate[k]] == int(rate)
        assert troop.nation[0].upper() == code[0]


@pytest.mark.rule("SHIELDWALL-T.7", "SHIELDWALL-10.1b", "SHIELDWALL-10.2a")
def test_classes_of_troops() -> None:
    ranks = dict(zip(TROOPS.codes, TROOPS.rank, strict=True))
    assert {code for code, rank in ranks.items() if rank == ELITE} == {
        *("NDUK", "NCAS", "NBGD", "SEAR", "SBGD", "VCHF", "VBGD", "VBER")
    }
    assert {code for code, rank in ranks.items() if rank == VETERAN} == {"NKNT", "NKNF", "SHSC", "SSWD", "VHSC", "VHSS"}
    assert {code for code, rank in ranks.items() if rank == REGULAR} == {"NARM", "NARS", "STHN", "SSEL", "VBON", "VBOS"}
    assert all(rank == MILITIA for code, rank in ranks.items() if code in ("NUNA", "NARC", "SGFS", "SGFY", "SCEO", "VUNA"))
    assert [code for code, leads in zip(TROOPS.codes, TROOPS.leader, strict=True) if leads] == ["NDUK", "NCAS", "SEAR", "VCHF"]


@pytest.mark.rule("SHIELDWALL-10.1a", "SHIELDWALL-5.7b", "SHIELDWALL-6.6a")
def test_what_rules_read_of_a_troop() -> None:
    knight, houscarl, berserker, archer = (TROOPS.codes.index(code) for code in ("NKNT", "SHSC", "VBER", "NARC"))
    assert (TROOPS.weapon[knight], TROOPS.second[knight], TROOPS.mounted[knight]) == (LANCE, EDGED, 1)
    assert (TROOPS.missile[knight], TROOPS.throws_lance[knight]) == (HURL, 1)
    assert (TROOPS.weapon[houscarl], TROOPS.second[houscarl], TROOPS.missile[houscarl]) == (AXE, EDGED, UNARMED)
    assert (TROOPS.weapon[berserker], TROOPS.second[berserker], TROOPS.berserker[berserker]) == (AXE, -1, 1)
    assert (TROOPS.weapon[archer], TROOPS.missile[archer], TROOPS.throws_lance[archer]) == (BLUNT, BOW, 0)
    assert TROOPS.column[berserker] == 0 and TROOPS.body[knight] == 2 and TROOPS.shield[knight] == 1


# -- tables ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-T.1", "SHIELDWALL-3.1a", "SHIELDWALL-3.1b")
def test_rates() -> None:
    assert [*TABLES.rate, TABLES.ring_rate, TABLES.wall_rate, TABLES.road] == [600, 800, 1200, 200, 0, 200]
    assert [TABLES.charge_move(rate) for rate in TABLES.rate] == [900, 1200, 1800]
    assert [*TABLES.least_charge, TABLES.least_berserkers] == [6, 3, 1]


@pytest.mark.rule("SHIELDWALL-T.2", "SHIELDWALL-3.5b")
def test_deductions() -> None:
    kinds = BOOK.country.kinds
    assert [kinds[kind].slow for kind in ("light_wood", "heavy_wood", "marsh", "clear")] == [25, 50, 50, 0]
    assert {kind for kind, row in kinds.items() if row.crossing} == {"low_wall", "hedge", "fence", "ford", "ditch"}
    assert (TABLES.crossing, TABLES.contour) == (50, 200)


@pytest.mark.rule("SHIELDWALL-T.3", "SHIELDWALL-5.1a", "SHIELDWALL-11.1b", "SHIELDWALL-11.2a", "SHIELDWALL-11.2b")
def test_missiles() -> None:
    drawn = {row[0]: row[1:] for row in rows("T.3")}
    named = {
        "hand hurled": (HURL,),
        "bow, sling": (BOW, SLING),
        "crossbow": (CROSSBOW,),
        "bow, gatehouse": (ROWS * GATEHOUSE + BOW, ROWS * GATEHOUSE + SLING),
        "bow, keep top": (ROWS * KEEP + BOW, ROWS * KEEP + SLING),
        "crossbow, gatehouse": (ROWS * GATEHOUSE + CROSSBOW,),
        "crossbow, keep top": (ROWS * KEEP + CROSSBOW,),
        "quiver spear, gatehouse": (ROWS * GATEHOUSE + HURL,),
        "quiver spear, keep top": (ROWS * KEEP + HURL,),
    }
    assert drawn.keys() == named.keys()
    rates = {"1 a game": (0, 1), "2 a turn": (2, 0), "1 a turn": (1, 0), "1 a fire step [R]": (2, 0)}
    for name, (short, medium, long, *needs, rate) in drawn.items():
        for row in named[name]:
            assert [TABLES.range[3 * row + band] for band in range(3)] == [int(short), int(medium), int(long)]
            assert [TABLES.shot_need[3 * row + column] for column in range(3)] == list(map(int, needs))
            assert (TABLES.shots_a_turn[row], TABLES.shots_a_game[row]) == rates[rate]
    assert list(TABLES.by_range) == [1, 0, -1]


@pytest.mark.rule("SHIELDWALL-1.2e", "SHIELDWALL-1.2f", "SHIELDWALL-5.1a", "SHIELDWALL-X.32", "SHIELDWALL-X.84")
def test_exactly_a_limit_counts_as_the_nearer_band() -> None:
    assert [TABLES.band(BOW, gap) for gap in (500, 501, 1500, 1501)] == [SHORT, MEDIUM, LONG, OUT_OF_RANGE]
    assert [TABLES.band(HURL, gap) for gap in (100, 200, 300, 301)] == [SHORT, MEDIUM, LONG, OUT_OF_RANGE]
    assert [TABLES.band(ROWS * KEEP + HURL, gap) for gap in (340, 500)] == [LONG, LONG]
    assert TABLES.band(ROWS * GATEHOUSE + HURL, 500) == OUT_OF_RANGE


@pytest.mark.rule("SHIELDWALL-T.4")
def test_melee_needs() -> None:
    named = {"bare hand": (BARE,), "pole arm": (POLE,), "blunt": (BLUNT,), "edged": (EDGED, AXE), "mounted lance": (LANCE,)}
    drawn = rows("T.4")
    assert [row[0] for row in drawn] == list(named)
    for name, *needs in drawn:
        for weapon in named[name]:
            wanted = [0 if need == "-" else int(need) for need in needs]
            assert [TABLES.blow_need[3 * weapon + column] for column in range(3)] == wanted


@pytest.mark.rule("SHIELDWALL-T.5", "SHIELDWALL-6.5a")
def test_melee_modifiers() -> None:
    assert [TABLES.rear, TABLES.slung_rear, TABLES.flank, TABLES.two_handed, TABLES.mounted, TABLES.on_mounted] == [
        *(2, 1, 1, 1, 1, -1)
    ]
    assert TABLES.charge == 1


@pytest.mark.rule("SHIELDWALL-T.6", "SHIELDWALL-9.3a", "SHIELDWALL-9.1a", "SHIELDWALL-9.1b", "SHIELDWALL-X.72")
def test_morale() -> None:
    codes = {"OO": OBEY, "FB": FALL_BACK, "RT": ROUT, "UA": ADVANCE}
    drawn = rows("T.6")
    for score, (label, elite, berserker, *others) in zip(range(2, 12), drawn, strict=True):
        assert label.strip("≤≥") == str(score)
        wanted = [codes[result.strip("()")] for result in (elite, *others, berserker)]
        assert [TABLES.result(column, score) for column in (ELITE, VETERAN, REGULAR, MILITIA, BERSERK)] == wanted
    assert TABLES.result(MILITIA, -4) == ROUT and TABLES.result(ELITE, 12) == ADVANCE
    assert [TABLES.leader_killed, TABLES.banner_captured, TABLES.attacked_in_flank, TABLES.attacked_in_rear] == [-3, -1, -1, -2]


@pytest.mark.rule("SHIELDWALL-T.8", "SHIELDWALL-8.1a", "SHIELDWALL-7.1c")
def test_saves_and_breaking_off() -> None:
    assert [*TABLES.save_need, TABLES.leader_save, TABLES.berserker_save] == [6, 5, 4, 5, 4]
    assert [TABLES.cover, TABLES.wall, TABLES.wall_high_angle, TABLES.ring] == [1, 2, 1, 1]
    assert [TABLES.break_off_figure, TABLES.break_off_veteran, TABLES.break_off_elite] == [1, 1, 2]


@pytest.mark.rule(
    "SHIELDWALL-T.9", "SHIELDWALL-5.5c", "SHIELDWALL-5.6b", "SHIELDWALL-5.6e", "SHIELDWALL-11.3a", "SHIELDWALL-11.4a"
)
def test_zones_and_sums() -> None:
    assert list(TABLES.zone) == [200, 300, 400]
    assert [TABLES.line_apart, TABLES.over_from_shooter, TABLES.over_from_target] == [100, 600, 300]
    assert [TABLES.slow_gap, TABLES.gap, TABLES.bridge_forced, TABLES.bridge_phases] == [15, 20, 16, 2]
    assert [TABLES.on_ladder, TABLES.quiver] == [2, 10]


# -- bases and ground -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-1.2a", "SHIELDWALL-1.5a", "SHIELDWALL-1.5b")
def test_bases_are_those_of_the_rulebook() -> None:
    sizes = Sizes(BOOK.bases)
    assert (sizes.width, *sizes.depth) == (80, 80, 160)
    assert list(sizes.beside) == [80, 80, 120, 100] and list(sizes.behind) == [0, 0, 40, 40]
    drawn = RULES.partition("**SHIELDWALL-1.5b**")[2].partition("n 5: ")[2].partition(". Clear inside")[0]
    radii = [int(entry.rpartition(": ")[2]) for entry in drawn.split(" · ")]
    assert list(sizes.radius) == radii and len(radii) == 18


@pytest.mark.rule("SHIELDWALL-1.7a")
def test_kinds_are_those_of_the_rulebook() -> None:
    kinds = Kinds(BOOK.country)
    named = [name.strip("`") for name in " ".join(row[0] for row in rows("1.7a")).replace(",", "").split() if "`" in name]
    assert set(named) | {"clear"} == set(kinds.names)
    drawn = {name: row for row in rows("1.7a") for name in row[0].replace("`", "").replace(",", "").split()}
    for k, name in enumerate(kinds.names):
        _, shape, foot, mounted, charge, sight, save = drawn[name]
        castle = mounted == "11"
        assert (BOOK.country.kinds[name].shape == "line") == (shape == "line")
        assert bool(kinds.castle[k]) == castle
        if castle:
            continue
        assert bool(kinds.bars[k] & 1) == foot.startswith("no [R]")
        assert bool(kinds.bars[k] & 2) == mounted.startswith(("no", "never"))
        assert bool(kinds.charge[k]) == charge.startswith("yes")
        assert (kinds.sees[k] >= 0) == (sight == "yes" or sight.startswith("beyond"))
        assert (kinds.cover[k] > 0) == save.startswith("+1")
    assert [kinds.sees[kinds.names.index(name)] for name in ("light_wood", "heavy_wood", "building")] == [200, 100, 0]
    assert (kinds.edge, kinds.behind) == (100, 40)
    assert [kinds.contour[kinds.names.index(f"hill{height}")] for height in (1, 2, 3)] == [1, 2, 3]


# -- own figures ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-D.4a", "SHIELDWALL-1.2a")
def test_own_figures_are_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "troops.toml").write_text('[troop.NARC]\npoints = 15\n\n[troop.NSGT]\nnation = "norman"\nname = "Sergeant"\n')
    with (tmp_path / "troops.toml").open("a") as file:
        file.write('class = "veteran"\nbody = "partial"\nmounted = true\nweapons = ["edged"]\npoints = 18\n')
    (tmp_path / "tables.toml").write_text("[rate]\nmounted = 1500\n")
    (tmp_path / "ground.toml").write_text('[kind.orchard]\nshape = "area"\nslow = 20\nsees = 400\ncover = "edge"\n')
    book = figures.load(tmp_path)
    assert book.troops["NARC"].points == 15 and book.troops["NARC"].missile == "bow"
    assert book.troops["NSGT"].column == "partial" and len(book.troops) == 31
    assert Tables(book.sheet, book.shots).charge_move(1500) == 2250 and book.sheet.rate == BOOK.sheet.rate.__class__(
        600, 800, 1500, 200, 0, 200
    )
    assert Kinds(book.country).cost[-1] == 15


@pytest.mark.rule("SHIELDWALL-D.4a")
def test_every_fault_is_told_at_once_with_file_line_and_clause(tmp_path: Path) -> None:
    said = faults(
        tmp_path,
        troops='[troop.NARC]\npoints = -1\nweapons = ["club"]\n\n[troop.SHSC]\nweapons = ["lance"]\nmissile = "lance"\n'
        '[troop.XXXX]\nnation = "norman"\n\n[troop.SSEL]\nweapons = ["pole", "pole"]\n\n[troop.SEAR]\nmissile = "lance"\n',
        tables="[rate]\nfoot = 601.5\n\n[missile.bow]\nrange = [500, 400, 1500]\n\n[missile.gun]\nneed = [1, 1, 1]\n\n"
        "[keep.crossbow]\ngame = 3\n\n[morals]\nelite = 1\n",
        bases="[mounted]\nwidth = 90\n\n[close]\nbeside = 60\n\n[ring]\nradius = [90, 108, 122]\n",
        ground='[kind.marsh]\nslow = 35\n\n[kind.hedge]\nslow = 20\n\n[kind.fence]\ncover = "edge"\n\n'
        '[kind.road]\ncover = "behind"\n',
    )
    for expected in (
        "troops.toml, line 2: troop.NARC.points expected `int` >= 0 (SHIELDWALL-10.1a).",
        "troops.toml, line 3: troop.NARC.weapons invalid enum value 'club'",
        "troops.toml, line 6: troop.SHSC.weapons has a lance, which is for the mounted (SHIELDWALL-6.6a).",
        "troops.toml, line 8: troop.XXXX lacks name (SHIELDWALL-10.1a).",
        "troops.toml, line 12: troop.SSEL.weapons names a weapon twice (SHIELDWALL-10.1a).",
        "troops.toml, line 15: troop.SEAR.missile is a lance, which isn't among its weapons (SHIELDWALL-5.7b).",
        "tables.toml, line 2: rate.foot expected `int`, got `float` (SHIELDWALL-T.1).",
        "tables.toml, line 5: missile.bow.range must rise from short to long (SHIELDWALL-T.3).",
        "tables.toml, line 7: missile.gun isn't one of hurl, bow, sling, crossbow (SHIELDWALL-T.3).",
        "tables.toml, line 10: keep.crossbow must have turn or game, the shots of one (SHIELDWALL-T.3).",
        "tables.toml, line 13: morals is no table of the rules (SHIELDWALL-D.4a).",
        "bases.toml, line 2: mounted.width is 90, and must be that of foot (SHIELDWALL-1.2a).",
        "bases.toml, line 5: close.beside is less than the width of a base (SHIELDWALL-1.5a).",
        "bases.toml, line 8: ring.radius lets the bases of 5 men overlap (SHIELDWALL-1.5b).",
        "ground.toml, line 2: kind.marsh.slow is 35; a unit of way must cost whole twelfths more (SHIELDWALL-3.1c).",
        "ground.toml, line 4: kind.hedge is a line: nobody is in it (SHIELDWALL-1.7a).",
        "ground.toml, line 8: kind.fence.cover is edge, which goes with the other shape (SHIELDWALL-1.7b).",
        "ground.toml, line 11: kind.road.cover is behind, which goes with the other shape (SHIELDWALL-1.7b).",
    ):
        assert any(line.startswith(expected) for line in said), (expected, said)
