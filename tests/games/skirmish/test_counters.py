"""SKIRMISH-D.7, P and T: the roster, what counters cost, and the play sheet."""

from __future__ import annotations

import re

import pytest

from sherwood.games.skirmish import land
from sherwood.games.skirmish.figures import FOOT_RESULTS, MOUNTED_RESULTS, RESULTS, Figures
from sherwood.games.skirmish.sheet import Sheet

BOOK = land.load().book
SHEET = Sheet(BOOK)

ROSTER = """
brian       Nck yes 30/20/12 18/14/9 19/14/6 11/9/3  0/5/0 50 33
guy         Nck yes 28/20/12 17/14/9 18/14/6 10/9/3  0/5/0 48 32
roger       Nck yes 30/21/12 18/15/9 20/15/6 11/9/3  0/5/0 51 35
william     Nck yes 25/19/12 15/14/9 16/13/6 9/8/3   0/4/0 44 29
wilfred     Xck yes 29/20/12 18/14/9 19/14/6 11/9/3  0/5/0 49 33
bartholome  Ncm yes 22/15/12 14/11/9 15/11/6 9/7/3   0/4/0 37 26
gregoire    Ncm yes 22/15/12 14/11/9 15/11/6 9/7/3   0/4/0 37 26
marian      Ncc no  12/11/13 8/8/9   8/8/8   5/5/4   0/3/0 12 8
robin       Xca no  22/14/13 14/10/9 16/11/9 9/7/5   0/4/0 36 43
will        Xca no  20/13/13 12/10/9 14/10/8 8/6/4   0/3/0 33 38
odric       Nim yes -        -       15/11/6 9/7/3   0/4/0 -  26
folmar      Nim yes -        -       16/10/6 9/6/3   0/3/0 -  26
wilbrand    Nim yes -        -       15/11/6 9/7/3   0/4/0 -  26
bero        Nim yes -        -       16/10/6 9/6/3   0/3/0 -  26
martin      Nil no  -        -       13/9/7  8/6/4   0/3/0 -  17
walker      Nil no  -        -       12/8/7  7/5/4   0/3/0 -  16
finn        Nil no  -        -       12/8/7  7/5/4   0/3/0 -  16
gebbo       Nil no  -        -       12/8/7  7/5/4   0/3/0 -  16
arnold      Nil no  -        -       12/8/7  7/5/4   0/3/0 -  16
wolmer      Nil no  -        -       12/8/7  7/5/4   0/3/0 -  16
geri        Nij no  -        -       10/7/7  6/5/4   0/2/0 -  20
bern        Nij no  -        -       10/7/7  6/5/4   0/2/0 -  20
albert      Nij no  -        -       10/7/7  6/5/4   0/2/0 -  20
rudolf      Nix yes -        -       6/9/6   4/6/3   0/3/0 -  36
baldric     Nix yes -        -       6/9/6   4/6/3   0/3/0 -  36
emeric      Nix yes -        -       6/9/6   4/6/3   0/3/0 -  36
waleran     Nic no  -        -       5/6/5   3/4/3   0/2/0 -  5
little-john Xil no  -        -       18/12/7 10/8/4  0/4/0 -  24
tuck        Xic no  -        -       14/10/6 8/6/3   0/3/0 -  14
much        Xic no  -        -       14/9/6  8/6/3   0/3/0 -  14
alan        Xic no  -        -       7/7/8   4/5/4   0/2/0 -  7
mildred     Xic no  -        -       5/5/5   3/3/3   0/2/0 -  5
isaac       Xic no  -        -       3/4/5   2/3/3   0/2/0 -  3
rebecca     Xic no  -        -       3/5/7   2/3/4   0/2/0 -  3
reynold     Xia no  -        -       6/6/7   4/4/4   0/2/0 -  18
alwin       Xia no  -        -       6/6/7   4/4/4   0/2/0 -  18
falko       Xia no  -        -       6/6/7   4/4/4   0/2/0 -  18
gilbert     Xia no  -        -       6/6/7   4/4/4   0/2/0 -  18
boldewin    Xia no  -        -       6/6/7   4/4/4   0/2/0 -  18
saxbert     Xia no  -        -       6/6/7   4/4/4   0/2/0 -  18
hardouin    Xip no  -        -       7/5/7   4/3/4   0/2/0 -  7
garulf      Xip no  -        -       8/6/7   5/4/4   0/2/0 -  8
simon       Xip no  -        -       7/5/7   4/3/4   0/2/0 -  7
sibold      Xip no  -        -       7/6/7   4/4/4   0/2/0 -  7
fulmar      Xip no  -        -       8/5/7   5/3/4   0/2/0 -  8
ubbo        Xip no  -        -       7/5/7   4/3/4   0/2/0 -  7
hige        Xip no  -        -       6/5/7   4/3/4   0/2/0 -  6
ludbert     Xip no  -        -       7/6/7   4/4/4   0/2/0 -  7
"""

# SKIRMISH-S.6: points, then the force; * is mounted.
FORCES = """
72  alan much mildred garulf isaac tuck hardouin sibold simon
81  finn martin walker gebbo arnold
119 alan tuck will little-john reynold gilbert
116 waleran martin finn walker wolmer odric geri
5   mildred
265 brian* rudolf baldric odric folmar wilbrand arnold martin wolmer walker
254 wilfred* robin little-john will reynold alwin falko gilbert hardouin garulf simon rebecca isaac
153 waleran martin finn walker wolmer geri bern albert draft-horse carriage
209 robin little-john will tuck alwin reynold falko boldewin saxbert
148 william* bero odric folmar wilbrand
71  much hardouin garulf sibold simon fulmar ubbo hige ludbert
404 guy* brian* roger* william* bartholome* gregoire* martin walker gebbo finn emeric baldric
253 robin marian will little-john tuck alwin reynold falko boldewin saxbert cavalry-horse cavalry-horse cavalry-horse
100 hardouin wolf wolf much martin walker finn
104 little-john reynold saxbert simon ludbert fulmar sibold ubbo garulf
178 william finn martin walker gebbo arnold folmar wilbrand wolmer
275 roger bartholome gregoire robin little-john will tuck alwin saxbert hardouin garulf hige sibold mildred
389 william* roger* arnold finn wolmer walker gebbo folmar wilbrand albert bern guy* gregoire* bartholome*
348 marian* rebecca hardouin garulf hige sibold alwin saxbert robin wilfred* little-john will tuck reynold falko boldewin gilbert
    fulmar simon ludbert ubbo
"""


def rows(text: str) -> list[list[str]]:
    return [row.split() for row in re.sub(r"\n {4}", " ", text).splitlines() if row]


def figures(text: str) -> Figures | None:
    return None if text == "-" else Figures(*map(int, text.split("/")))


# -- counters ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-D.7f", "SKIRMISH-D.7g")
def test_two_spellings_are_one_man() -> None:
    assert {"hige", "ludbert", "roger"} <= BOOK.characters.keys()
    assert not {"huge", "lidbert", "robert", "richard"} & BOOK.characters.keys()


@pytest.mark.rule("SKIRMISH-D.7a", "SKIRMISH-D.7b", "SKIRMISH-D.7c", "SKIRMISH-D.7d", "SKIRMISH-1.2d", "SKIRMISH-1.2e")
def test_the_roster() -> None:
    assert list(BOOK.characters) == [row[0] for row in rows(ROSTER)]
    for name, code, armoured, mounted, hurt, foot, wounded, stunned, *_ in rows(ROSTER):
        row = BOOK.characters[name]
        assert (row.code, row.armoured) == (code, armoured == "yes")
        assert (row.mounted, row.mounted_wounded) == (figures(mounted), figures(hurt))
        assert (row.foot, row.wounded, row.stunned) == (figures(foot), figures(wounded), figures(stunned))
    assert {row.weapon for row in BOOK.characters.values() if row.code[2] == "a"} == {"bow"}
    assert {row.weapon for row in BOOK.characters.values() if row.code[2] == "x"} == {"crossbow"}
    assert {row.weapon for row in BOOK.characters.values() if row.code[2] == "j"} == {"javelin"}
    assert (BOOK.captive.attack, BOOK.captive.defence) == (0, 2)


@pytest.mark.rule("SKIRMISH-D.7a")
def test_wounded_and_stunned_figures_follow_from_the_healthy_ones() -> None:
    for row in BOOK.characters.values():
        attack, defence, move = row.foot
        assert row.wounded == (-(-attack * 55 // 100), -(-defence * 60 // 100), -(-move // 2))
        assert row.stunned == (0, max(2, (defence + 1) // 3), 0)
        if row.mounted and row.mounted_wounded:
            assert row.mounted_wounded[1:] == (-(-row.mounted.defence * 70 // 100), 9)
            assert row.mounted_wounded.attack == -(-row.mounted.attack * 60 // 100)


@pytest.mark.rule("SKIRMISH-D.7e", "SKIRMISH-7.2b", "SKIRMISH-P.2")
def test_animals_and_carts() -> None:
    found = {name: (*row.figures, row.hexes, row.mount, row.wild, row.pull, row.price) for name, row in BOOK.animals.items()}
    assert found == {
        "cavalry-horse": (0, 8, 0, 2, True, False, 0, 12),
        "draft-horse": (0, 6, 0, 2, True, False, 6, 8),
        "ox": (0, 7, 0, 2, False, False, 4, 6),
        "pig": (0, 3, 6, 1, False, False, 0, 2),
        "deer": (0, 4, 12, 1, False, True, 0, 2),
        "wolf": (9, 6, 9, 1, False, True, 0, 15),
    }
    assert {name: row.cost for name, row in BOOK.carts.items()} == {"cart": 12, "carriage": 15}


@pytest.mark.rule("SKIRMISH-P.1", "SKIRMISH-P.3", "SKIRMISH-P.4", "SKIRMISH-D.7d")
def test_what_characters_cost() -> None:
    for row in rows(ROSTER):
        assert BOOK.cost(row[0]) == int(row[9])
        if row[8] != "-":
            assert BOOK.cost(row[0], mounted=True) == int(row[8])
        else:
            with pytest.raises(KeyError):
                BOOK.cost(row[0], mounted=True)


@pytest.mark.rule("SKIRMISH-S.6", "SKIRMISH-P.1")
@pytest.mark.parametrize("force", rows(FORCES), ids=lambda force: " ".join(force[:3]))
def test_what_forces_cost(force: list[str]) -> None:
    points, *names = force
    assert sum(BOOK.cost(name.removesuffix("*"), mounted=name.endswith("*")) for name in names) == int(points)


# -- the play sheet ---------------------------------------------------------------------------------------------------
COMBAT = """
S  W  W  K  K  K  K  / U  H  UW K  K  K  K
R1 S  W  W  K  K  K  / R1 U  W  UW K  K  K
-  R1 S  W  W  K  K  / -  R1 H  W  HW K  K
-  -  S  S  W  W  K  / -  -  U  H  UW HW K
-  -  R1 S  S  W  K  / -  -  R2 U  W  UW K
-  -  R1 R2 S  W  W  / -  -  R1 R2 U  W  HW
-  -  -  R1 R2 S  W  / A1 -  -  R1 R2 H  UW
A1 -  -  -  R1 S  S  / A1 -  -  -  R1 U  H
A1 A1 -  -  -  R2 S  / A1 A1 -  -  -  R2 U
A1 A1 A1 A1 A1 A1 A1 / A1 A1 A1 A1 A1 A1 A1
"""


@pytest.mark.rule("SKIRMISH-T.1b", "SKIRMISH-T.1c", "SKIRMISH-T.1d", "SKIRMISH-6a")
def test_the_combat_tables() -> None:
    for die, row in enumerate(COMBAT.strip().splitlines(), 1):
        foot, mounted = (half.split() for half in row.split("/"))
        assert [RESULTS[SHEET.combat(False, column, die)] for column in range(1, 8)] == foot
        assert [RESULTS[SHEET.combat(True, column, die)] for column in range(1, 8)] == mounted


@pytest.mark.rule("SKIRMISH-T.1d")
def test_results_never_improve_for_the_defender() -> None:
    harm = {"A1": 0, "-": 1, "R1": 2, "R2": 3, "U": 4, "S": 4, "H": 5, "W": 5, "UW": 6, "HW": 7, "K": 8}
    for is_mounted in (False, True):
        rank = [[harm[RESULTS[SHEET.combat(is_mounted, column, die)]] for column in range(1, 8)] for die in range(1, 11)]
        assert all(row == sorted(row) for row in rank)
        assert all(list(column) == sorted(column, reverse=True) for column in zip(*rank, strict=True))


@pytest.mark.rule("SKIRMISH-T.1a", "SKIRMISH-5f", "SKIRMISH-5g")
def test_columns() -> None:
    edges = {-60: 1, -11: 1, -10: 2, -1: 2, 0: 3, 9: 3, 10: 4, 20: 4, 21: 5, 30: 5, 31: 6, 40: 6, 41: 7, 90: 7}
    assert {differential: SHEET.column(differential) for differential in edges} == edges
    assert SHEET.combat(False, 0, 1) == SHEET.combat(False, 1, 1) and SHEET.combat(True, 9, 5) == SHEET.combat(True, 7, 5)


@pytest.mark.rule("SKIRMISH-T.2a", "SKIRMISH-T.2b", "SKIRMISH-3.4a")
def test_damage() -> None:
    foot = [RESULTS[SHEET.wound(False, roll)] for roll in range(-3, 14)]
    mounted = [RESULTS[SHEET.wound(True, roll)] for roll in range(-3, 14)]
    assert foot == ["K"] * 6 + ["W"] * 5 + ["R2"] * 3 + ["-"] * 3
    assert mounted == ["K"] * 4 + ["UW"] * 2 + ["H"] * 3 + ["W"] * 2 + ["R2"] * 3 + ["-"] * 3


@pytest.mark.rule(
    "SKIRMISH-T.2c", "SKIRMISH-T.5", "SKIRMISH-T.1e", "SKIRMISH-3.3a", "SKIRMISH-3.3b", "SKIRMISH-4.5c", "SKIRMISH-4.5d"
)
def test_single_figures_of_the_sheet() -> None:
    assert (SHEET.hit_short, SHEET.hit_long) == (6, 4)
    assert (SHEET.hit_cover, SHEET.hit_wounded, SHEET.hit_treetop) == (2, 1, 1)
    assert (SHEET.damage_armoured, SHEET.damage_ambush, list(SHEET.damage)) == (2, -1, [0, 0, -2])
    assert (SHEET.jump_good, SHEET.jump_stunned, SHEET.jump_armoured, SHEET.jump_horse) == (7, 9, 2, 1)
    assert (SHEET.terrain_shift, SHEET.joint_shift, SHEET.jump_shift, SHEET.ambush_shift) == (1, 1, 1, 1)
    assert SHEET.capture_above == 40
    assert (SHEET.blinding_good, SHEET.blinding_reach, SHEET.blinding_turns) == (4, 4, 2)
    first_steps = BOOK.sheet.initiation
    odds = (first_steps.armoured, first_steps.unarmoured, first_steps.below, first_steps.even, first_steps.above)
    assert [(row.kill, row.hit) for row in odds] == [(0, 3), (1, 4), (0, 2), (0, 4), (1, 5)] and first_steps.margin == 10


@pytest.mark.rule("SKIRMISH-T.3", "SKIRMISH-3d", "SKIRMISH-4.1k", "SKIRMISH-3.1.3b")
def test_weapons() -> None:
    assert (list(SHEET.short), list(SHEET.long)) == ([12, 5, 15], [30, 12, 40])
    assert (list(SHEET.tree), list(SHEET.slow)) == ([1, 0, 0], [0, 0, 1])
    assert [[SHEET.goes_over(weapon, n) for n in (2, 12, 13, 30)] for weapon in range(3)] == [
        [False, False, True, True],
        [False] * 4,
        [False] * 4,
    ]


def test_results_of_each_table_have_a_number() -> None:
    assert {*FOOT_RESULTS, *MOUNTED_RESULTS} == set(RESULTS)
