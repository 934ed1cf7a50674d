"""BANDITS-1, 2 and D: what is in the box, and own figures laid over ours."""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from sherwood.games.bandits import figures
from sherwood.games.bandits.box import Box, box
from sherwood.games.bandits.components import (
    ALAN,
    BEER,
    CHARACTERS,
    COIN,
    EFFECTS,
    FESTIVAL,
    GYPSY,
    KING_JOHN,
    KING_RICHARD,
    NECKLACE,
    NORMAL,
    ROYAL,
    SHERIFF,
    SPECIALS,
    WAR,
    Deck,
    count,
    counts,
    ones,
    total,
)
from sherwood.games.bandits.figures import OURS
from sherwood.kernel.game import Refusal

FILES = sorted(path for path in OURS.glob("*.toml") if path.stem != "eye")
"""Of the rules: what computers reckon with is nobody's print."""


def printed(path: Path) -> list[dict[str, object]]:
    """Every table of a file that has a figure in it."""
    found: list[dict[str, object]] = []

    def gather(node: object) -> None:
        if isinstance(node, dict):
            if "mark" in node:
                found.append(node)
            for value in node.values():
                gather(value)
        elif isinstance(node, list):
            for value in node:
                gather(value)

    gather(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def standard() -> Box:
    return box("bands3", "c4_442", False)


def rows(deck: Deck) -> list[tuple[int, int, int, int, int]]:
    """Every card as range, value, special and portrait."""
    return [
        (
            deck.lo[deck.back[card]],
            deck.hi[deck.back[card]],
            deck.value[card],
            deck.special[card],
            deck.portrait[card],
        )
        for card in range(deck.size)
    ]


def cards(deck: Deck) -> list[int]:
    """How many cards have each back."""
    return [int(ones(cards)) for cards in deck.with_back]


def special(deck: Deck, kind: int) -> tuple[int, int, int]:
    """Range and value of the only wagon of a kind."""
    (found,) = [row for row in rows(deck) if row[3] == kind]
    return found[:3]


# -- ours -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.rule("BANDITS-D.1", "BANDITS-D.3", "BANDITS-D.4", "BANDITS-D.5", "BANDITS-D.6")
def test_every_figure_says_where_it_comes_from(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tables = [
        line for line in text.splitlines() if line.startswith("[") and not line.startswith(("[set.bands3]", "[set.bands6]"))
    ]
    found = printed(path)
    assert len(found) == len(tables) and {row["mark"] for row in found} <= set("PFDR")


@pytest.mark.rule("BANDITS-1.1", "BANDITS-D.5")
def test_what_the_box_holds() -> None:
    b, book = standard(), figures.load()
    assert (b.deck.size, len(EFFECTS), total(b.loot), book.board.supply.village_coins) == (42, 16, 53, 13)
    assert (book.board.gang.bandits, book.board.gang.dice) == (4, 4)
    assert (book.board.supply.markers, book.board.supply.x_tokens) == (4, 4)


@pytest.mark.rule("BANDITS-1.3", "BANDITS-4.2d", "BANDITS-D.5", "BANDITS-6.5a")
def test_the_board() -> None:
    board = standard().board
    assert (board.roads, board.bushes, board.bandits, board.dice) == (4, 4, 4, 4)
    assert (board.alleys, board.alleys_of_five, board.village_coins, board.turns) == (3, 2, 13, 4)
    assert (board.arrest_above, board.reward_below) == (10, 5)
    assert figures.load().board.track.highest == 50


@pytest.mark.rule("BANDITS-2.2")
def test_colours_of_gangs() -> None:
    assert figures.load().board.colours == ("blue", "red", "yellow", "purple", "green")


@pytest.mark.rule("BANDITS-1.4", "BANDITS-D.1")
def test_the_wagons_of_three_backs() -> None:
    deck = standard().deck
    assert list(zip(deck.lo, deck.hi, cards(deck), strict=True)) == [(4, 7, 14), (8, 11, 14), (12, 15, 14)]
    normal = [row for row in rows(deck) if row[3] == NORMAL]
    assert Counter(row[2] for row in normal) == dict.fromkeys(range(4, 16), 3)
    assert all(lo <= value <= hi for lo, hi, value, *_ in normal)
    of_value = {
        value: "".join(CHARACTERS[row[4]][0] for row in normal if row[2] == value and row[4] >= 0) for value in range(4, 16)
    }
    assert of_value == {
        4: "mj", 5: "rt", 6: "mj", 7: "rt", 8: "rt", 9: "mj", 10: "rt", 11: "mj", 12: "mr", 13: "jt", 14: "mr", 15: "jt",
    }  # fmt: skip
    assert Counter(row[4] for row in normal) == {0: 6, 1: 6, 2: 6, 3: 6, -1: 12}


@pytest.mark.rule("BANDITS-D.1", "BANDITS-9.1", "BANDITS-9.2")
def test_the_special_wagons() -> None:
    deck = standard().deck
    assert special(deck, BEER) == (4, 7, 0)
    assert special(deck, SHERIFF) == (4, 7, 6)
    assert special(deck, FESTIVAL) == (8, 11, 0)
    assert special(deck, ROYAL) == (8, 11, 10)
    assert special(deck, WAR) == (12, 15, 33)
    assert special(deck, GYPSY) == (12, 15, 0)
    assert all(row[4] == -1 for row in rows(deck) if row[3] != NORMAL)
    assert {SPECIALS[row[3]] for row in rows(deck)} == {"normal", *figures.SPECIAL}


@pytest.mark.rule("BANDITS-D.1", "BANDITS-10.5")
def test_the_expansion_adds_three_wagons_after_the_others() -> None:
    with_it = box("bands3", "c4_442", True).deck
    assert rows(with_it)[: standard().deck.size] == rows(standard().deck)
    assert (with_it.size, cards(with_it)) == (45, [15, 15, 15])
    assert special(with_it, KING_RICHARD) == (4, 7, 5)
    assert special(with_it, KING_JOHN) == (8, 11, 10)
    assert special(with_it, ALAN) == (12, 15, 0)


@pytest.mark.rule("BANDITS-D.2")
def test_the_wagons_of_six_backs() -> None:
    deck = box("bands6", "c4_442", True).deck
    ranges = [(4, 7), (6, 9), (8, 11), (10, 13), (12, 15), (14, 17)]
    assert list(zip(deck.lo, deck.hi, strict=True)) == ranges
    turned = ["mjrt", "jrtm", "rtmj", "tmjr", "mjrt", "jrtm"]
    for (lo, hi), portraits in zip(ranges, turned, strict=True):
        ours = [row for row in rows(deck) if row[:2] == (lo, hi) and row[3] == NORMAL]
        assert [row[2] - lo for row in ours] == [0, 1, 1, 2, 2, 3]
        assert "".join(CHARACTERS[row[4]][0] if row[4] >= 0 else "-" for row in ours) == portraits + "--"
    specials = [(BEER, 0), (ROYAL, 8), (FESTIVAL, 0), (SHERIFF, 12), (GYPSY, 0), (WAR, 33)]
    for (kind, value), (lo, hi) in zip(specials, ranges, strict=True):
        assert special(deck, kind) == (lo, hi, value)
    assert cards(deck) == [8, 7, 8, 7, 8, 7] and box("bands6", "c4_442", False).deck.size == 42


@pytest.mark.rule("BANDITS-1.6", "BANDITS-D.3")
@pytest.mark.parametrize(
    ("name", "colours", "types", "coins"),
    [
        ("c4_442", 4, (4, 4, 2), 13),
        ("c4_542", 4, (5, 4, 2), 9),
        ("c4_443", 4, (4, 4, 3), 9),
        ("c3_544", 3, (5, 4, 4), 14),
        ("c3_554", 3, (5, 5, 4), 11),
    ],
)
def test_sets_of_loot(name: str, colours: int, types: tuple[int, int, int], coins: int) -> None:
    loot = box("bands3", name, False).loot
    assert counts(loot) == (*types * colours, *(0,) * 3 * (4 - colours), coins, 0)
    assert total(loot) == 53


@pytest.mark.rule("BANDITS-D.1", "BANDITS-D.3")
def test_the_first_sets_are_the_default() -> None:
    book = figures.load()
    assert list(book.wagons) == ["bands3", "bands6"]
    assert list(book.loot) == ["c4_442", "c4_542", "c4_443", "c3_544", "c3_554"]


@pytest.mark.rule("BANDITS-1.5", "BANDITS-3.5", "BANDITS-D.4")
def test_each_character_has_four_effects() -> None:
    by_owner = {owner: EFFECTS[4 * number : 4 * number + 4] for number, owner in enumerate(CHARACTERS)}
    assert by_owner == {
        "marion": ("gossip", "brotherhood", "spy", "friendly_guards"),
        "john": ("insider", "shove", "really_close", "fast_work"),
        "robin": ("down_the_head", "second_chance", "look_beyond", "look_here"),
        "tuck": ("come_on_boy", "barter", "market", "beer"),
    }


# -- odds that follow from the figures alone --------------------------------------------------------------------------
def drawn(n: int, of: int, size: int = 53) -> Fraction:
    """The chance that n tokens or cards are all among `of`."""
    return Fraction(comb(of, n), comb(size, n))


@pytest.mark.rule("BANDITS-O.12")
def test_what_a_pool_of_loot_holds() -> None:
    loot = standard().loot
    rings, bracelets, necklaces = (sum(count(loot, 3 * colour + type) for colour in range(4)) for type in range(3))
    coins = int(count(loot, COIN))
    assert (rings, bracelets, necklaces, coins) == (16, 16, 8, 13)
    a_necklace = [1 - drawn(n, 53 - necklaces) for n in (1, 2, 3, 4)]
    assert a_necklace == [Fraction(8, 53), Fraction(194, 689), Fraction(4618, 11713), Fraction(28766, 58565)]
    assert 1 - drawn(3, 53 - coins) == Fraction(521, 901)
    faces = [
        (int(count(loot, 3 * colour)), int(count(loot, 3 * colour + 1)), int(count(loot, 3 * colour + 2))) for colour in range(4)
    ]
    assert Fraction(sum(r * b * n for r, b, n in faces), comb(53, 3)) == Fraction(64, 11713)
    assert Fraction(sum(comb(r, 3) for r, _, _ in faces), comb(53, 3)) == Fraction(8, 11713)
    assert Fraction(sum(comb(b, 2) for _, b, _ in faces), comb(53, 2)) == Fraction(12, 689)
    assert drawn(4, coins) == Fraction(11, 4505)


@pytest.mark.rule("BANDITS-O.13")
def test_how_often_special_wagons_come() -> None:
    def holds(n: int, cards: int, size: int) -> Fraction:
        """The chance that these are all among the first n of the deck."""
        return Fraction(comb(size - cards, n - cards), comb(size, n))

    deck = standard().deck
    normal = sum(row[3] == NORMAL for row in rows(deck))
    assert [drawn(n, normal, int(deck.size)) for n in (3, 4)] == [Fraction(51, 82), Fraction(561, 1066)]
    assert [holds(n, 1, 42) for n in (4, 3, 16, 12)] == [Fraction(2, 21), Fraction(1, 14), Fraction(8, 21), Fraction(2, 7)]
    assert [holds(n, 2, 42) for n in (4, 3)] == [Fraction(2, 287), Fraction(1, 287)]
    assert [holds(n, 1, int(box("bands3", "c4_442", True).deck.size)) for n in (4, 16)] == [Fraction(4, 45), Fraction(16, 45)]


@pytest.mark.rule("BANDITS-O.14")
def test_how_often_a_character_is_exchanged() -> None:
    deck = standard().deck
    for character in range(4):
        portraits = sum(row[4] == character for row in rows(deck))

        def exchanged(n: int, of: int, portraits: int = portraits) -> Fraction:
            return Fraction(comb(portraits, n) * comb(42 - portraits, of - n), comb(42, of))

        assert [exchanged(n, 4) for n in range(5)] == [
            Fraction(561, 1066),
            Fraction(204, 533),
            Fraction(45, 533),
            Fraction(24, 3731),
            Fraction(1, 7462),
        ]
        assert [exchanged(n, 3) for n in range(4)] == [Fraction(51, 82), Fraction(27, 82), Fraction(27, 574), Fraction(1, 574)]
        assert sum(n * exchanged(n, 4) for n in range(5)) == Fraction(4, 7)
        assert sum(n * exchanged(n, 3) for n in range(4)) == Fraction(3, 7)


@pytest.mark.rule("BANDITS-O.15")
def test_what_backs_tell() -> None:
    deck = standard().deck
    assert [Fraction(n, int(deck.size)) for n in cards(deck)] == [Fraction(1, 3)] * 3
    pairs = list(combinations(deck.back, 2))
    assert Fraction(sum(one == other for one, other in pairs), len(pairs)) == Fraction(13, 41)
    low = [row for row in rows(deck) if row[:2] == (4, 7)]
    assert (sum(row[2] == 4 for row in low), len(low)) == (3, 14)
    assert [sum(row[3] == kind for row in low) for kind in (BEER, SHERIFF)] == [1, 1]


# -- own figures ------------------------------------------------------------------------------------------------------
def faults(folder: Path, **files: str) -> list[str]:
    """What is said of own files, written without `.toml`."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        figures.load(folder)
    return str(refused.value).replace(f"{folder}/", "").splitlines()


def our(name: str) -> str:
    return (OURS / f"{name}.toml").read_text(encoding="utf-8")


def test_own_figures_are_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "scoring.toml").write_text("[necklaces]\npoints = 2\n")
    (tmp_path / "wagons.toml").write_text(our("wagons").replace("bands3", "mine").replace("value = 10\n", "value = 11\n"))
    (tmp_path / "loot.toml").write_text(
        "[set.plain]\ncoins = 15\n"
        '[[set.plain.colour]]\nname = "ruby"\nrings = 15\nbracelets = 4\nnecklaces = 4\n'
        '[[set.plain.colour]]\nname = "emerald"\nrings = 5\nbracelets = 5\nnecklaces = 0\n'
        '[[set.plain.colour]]\nname = "sapphire"\nrings = 1\nbracelets = 2\nnecklaces = 2\n'
    )
    own = box("mine", "plain", False, tmp_path)
    assert list(figures.load(tmp_path).wagons) == ["bands3", "bands6", "mine"]
    assert Counter(row[2] for row in rows(own.deck))[11] == Counter(row[2] for row in rows(standard().deck))[11] + 4
    assert counts(own.loot) == (15, 4, 4, 5, 5, 0, 1, 2, 2, 0, 0, 0, 15, 0)
    assert own.scoring.combinations(1 << 4 * NECKLACE) == 2
    assert standard().scoring.combinations(1 << 4 * NECKLACE) == 1
    assert own.board.roads == 4


def test_every_fault_is_told_at_once_with_file_line_and_clause(tmp_path: Path) -> None:
    wagons = our("wagons").replace('special = "war"\nvalue = 33', 'special = "beer"\nvalue = 3', 1)
    wagons = wagons.replace("value = 4\n", "value = 18\n", 1).replace('back = "mid"\n', 'back = "middle"\n', 1)
    value, back, beer = (wagons.splitlines().index(line) + 1 for line in ("value = 18", 'back = "middle"', "value = 3"))
    said = faults(
        tmp_path,
        wagons=wagons,
        loot="[set.c4_442]\ncoins = 12\n",
        board="[roads]\nnumber = 5\n[drawbridge]\nreward_below = -1\n",
        scoring="[coins]\ntokens = 0\nworth = 1\n",
        merry='[[effect]]\nname = "gossip"\nowner = "tuck"\n',
    )
    for expected in (
        "board.toml, line 2: roads.number expected `int` <= 4 (BANDITS-D.5).",
        "board.toml, line 4: drawbridge.reward_below expected `int` >= 0 (BANDITS-D.5).",
        "scoring.toml, line 2: coins.tokens expected `int` >= 1 (BANDITS-D.6).",
        "scoring.toml, line 3: coins.worth isn't one of tokens, points (BANDITS-D.6).",
        f"wagons.toml, line {value}: set.bands3.face.1.value is 18, and its back says 4 to 7 (BANDITS-1.4).",
        f"wagons.toml, line {beer}: set.bands3.face.41.value is 3, and a beer wagon has none (BANDITS-1.4).",
        f"wagons.toml, line {back}: set.bands3.face.13.back is 'middle', which no back is called (BANDITS-D.1).",
        "set.bands3.face must have one beer wagon, and has 2 (BANDITS-9.1).",
        "set.bands3.face must have one war wagon, and has 0 (BANDITS-9.1).",
        "merry.toml, line 1: effect must be the sixteen effects by their owners, in the order of the rules (BANDITS-D.4).",
    ):
        assert any(told.endswith(expected) for told in said), (expected, said)
    assert len(said) == 10, said


def test_sets_must_be_whole(tmp_path: Path) -> None:
    last = '\n[[set.bands6.expansion]]\nback = "from12"\nspecial = "alan"\ncopies = 1\nmark = "R"\n'
    assert our("wagons").endswith(last)
    said = faults(
        tmp_path,
        wagons=our("wagons").removesuffix(last).replace("copies = 1", "copies = 2", 1),
        loot="[set.c4_442]\ncoins = 12\n[set.none]\ncoins = 1\n"
        '[[set.odd.colour]]\nname = "gold"\nrings = 15\nbracelets = 15\nnecklaces = 16\n',
    )
    assert [told.partition(": ")[2] for told in said] == [
        "set.bands3.face is of 43 cards, and board.toml says 42 (BANDITS-1.1).",
        "set.bands6.expansion must have one alan wagon, and has 0 (BANDITS-10.5).",
        "set.c4_442 is of 52 tokens, and board.toml says 53 (BANDITS-1.1).",
        "set.none.colour must be a list of tables (BANDITS-D.3).",
        "set.odd lacks coins (BANDITS-D.3).",
        "set.odd.colour.1.necklaces expected `int` <= 15 (BANDITS-D.3).",
    ]


def test_what_figures_must_agree_in(tmp_path: Path) -> None:
    said = faults(
        tmp_path,
        wagons="[set.bands3]\nbacks = [{ id = 'low', lo = 4, hi = 7 }, { id = 'mid', lo = 3, hi = 11 }, "
        "{ id = 'high', lo = 16, hi = 15 }]\n",
        loot='[set.c3_544]\ncoins = 15\n[[set.c3_544.colour]]\nname = "gold"\nrings = 14\nbracelets = 14\nnecklaces = 10\n',
        board="[gang]\ndice = 3\n[alleys]\nnumber = 0\n[alleys_of_five]\nnumber = 1\n",
    )
    told = [one.partition(": ")[2] for one in said]
    assert "gang.dice is 3, and each of 4 bandits may need one (BANDITS-5.2a)." in told
    assert "roads leaves no room for all bandits of 5 players (BANDITS-0.9)." in told
    assert "set.bands3.backs must be of different ids and ranges, from the lowest range (BANDITS-11.2c)." in told
    assert "set.bands3.backs has a range of 16 to 15 (BANDITS-1.4)." in told
    assert any(one.startswith("set.c3_544.colour must be ruby, emerald, sapphire, pearl in this order") for one in told)


def test_a_set_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        box("bands4", "c4_442", False)
