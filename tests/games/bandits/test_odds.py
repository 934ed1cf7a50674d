"""BANDITS-O: exact odds, by following the chance moves of the rules themselves."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from sherwood.games.bandits import assault, bribes, kinds, loot, rumble, sheriff, specials
from sherwood.games.bandits.components import GYPSY, MARION, NECKLACE, NORMAL, ROBIN, SPECIALS, WAR, count
from sherwood.games.bandits.position import (
    BACK_STAGE,
    BRIBE_STAGE,
    COVERED,
    DRAW_STAGE,
    FREE,
    OPEN,
    POSITION_STAGE,
    PRISON,
    REVEAL_STAGE,
    ROBBED,
)
from sherwood.games.bandits.state import Bandits
from sherwood.kernel.moves import a_of, pack
from sherwood.kernel.play import chances, legal
from sherwood.kernel.state import CHANCE
from tests.games.bandits.table import EFFECT_WORDS, face, new_game, situation

ROWS = ("", "A - - -", "A A - -", "A A A -", "A A A A")
HERE = "free john john john"
"""A alone may call Robin Hood, so the game waits for him when all dice lie."""
DEFENCES = range(4, 16)


def copied(p: Bandits) -> Bandits:
    other = p.copy()
    assert isinstance(other, Bandits)
    return other


def leaves(p: Bandits, done: Callable[[Bandits], bool]) -> Iterator[Bandits]:
    """Every position in which chance is `done`; all outcomes on the way are equally likely."""
    if done(p):
        yield p
        return
    for move in legal(p):
        yield from leaves(played(p, move), done)


def is_settled(p: Bandits) -> bool:
    return bool(p.road(0).state != OPEN)


def is_asked(p: Bandits) -> bool:
    return bool(p.turn() != CHANCE)


Odds = list[tuple[Bandits, Fraction]]


def spread(start: Odds, key: Callable[[Bandits], Hashable], done: Callable[[Bandits], bool]) -> Odds:
    """The positions in which chance is `done`, and how likely they are; those of one key are taken for one."""
    found: Odds = []
    layer = start
    while layer:
        later: dict[Hashable, tuple[Bandits, Fraction]] = {}
        for before, odds in layer:
            if done(before):
                found.append((before, odds))
                continue
            weighed = chances(before)
            sum_of = sum(weight for _, weight in weighed)
            for move, weight in weighed:
                after = played(before, move)
                known, so_far = later.get(key(after), (after, Fraction(0)))
                later[key(after)] = (known, so_far + odds * weight / sum_of)
        layer = list(later.values())
    return found


def played(p: Bandits, move: int) -> Bandits:
    other = copied(p)
    other.play(move)
    return other


@cache
def rolled(row: str) -> tuple[Bandits, ...]:
    """All ways in which the dice of a row may fall, before Robin Hood is asked."""
    t = situation(row, wagons="15", merry="gossip insider chance boy", leaders=HERE)
    return tuple(leaves(t.state, is_asked))


@cache
def last_units(row: str, defence: int) -> tuple[int, ...]:
    """How often each bush is the last one paid; in the end, how often the wagon escapes."""
    found = Counter[int]()
    for p in rolled(row):
        p.road(0).marker = defence - p.deck.value[p.road(0).card]
        found[int(assault.last_paid(p))] += 1
    return (*(found[bush] for bush in range(4)), found[-1])


SPECIAL = {
    SPECIALS[special]: card
    for card, special in enumerate(new_game().state.deck.special[n] for n in range(42))
    if special != NORMAL
}  # fmt: skip


def beaten(n: int, defence: int) -> int:
    return int(6**n) - last_units(ROWS[n], defence)[4]


def paid(row: str, defence: int) -> tuple[int, ...]:
    """How often each bush is paid."""
    last = last_units(row, defence)[:4]
    return tuple(sum(last[bush:]) for bush in range(4))


# -- wagons beaten (BANDITS-O.1 to O.5) -------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-O.1")
@pytest.mark.parametrize(
    ("defence", "ways"),
    [
        (3, (4, 35, 216, 1296)),
        (4, (3, 33, 215, 1296)),
        (5, (2, 30, 212, 1295)),
        (6, (1, 26, 206, 1291)),
        (7, (0, 21, 196, 1281)),
        (8, (0, 15, 181, 1261)),
        (9, (0, 10, 160, 1226)),
        (10, (0, 6, 135, 1170)),
        (11, (0, 3, 108, 1090)),
        (12, (0, 1, 81, 986)),
        (13, (0, 0, 56, 861)),
        (14, (0, 0, 35, 721)),
        (15, (0, 0, 20, 575)),
        (16, (0, 0, 10, 435)),
        (17, (0, 0, 4, 310)),
        (24, (0, 0, 0, 1)),
    ],
)
def test_how_often_dice_reach_a_defence(defence: int, ways: tuple[int, ...]) -> None:
    assert tuple(beaten(n, defence) for n in range(1, 5)) == ways


FOUR = {
    4: ((1296, 648, 108, 6), (648, 540, 102, 6)),
    5: ((1295, 863, 215, 23), (432, 648, 192, 23)),
    6: ((1291, 1075, 355, 55), (216, 720, 300, 55)),
    7: ((1281, 1281, 525, 105), (0, 756, 420, 105)),
    8: ((1261, 1261, 721, 175), (0, 540, 546, 175)),
    9: ((1226, 1226, 866, 266), (0, 360, 600, 266)),
    10: ((1170, 1170, 954, 360), (0, 216, 594, 360)),
    11: ((1090, 1090, 982, 442), (0, 108, 540, 442)),
    12: ((986, 986, 950, 500), (0, 36, 450, 500)),
    13: ((861, 861, 861, 525), (0, 0, 336, 525)),
    14: ((721, 721, 721, 511), (0, 0, 210, 511)),
    15: ((575, 575, 575, 455), (0, 0, 120, 455)),
}
"""By defence: how often of 1296 each of four bandits is paid, and is the last one paid."""


@pytest.mark.rule("BANDITS-O.2")
@pytest.mark.parametrize("defence", DEFENCES)
def test_how_often_each_of_four_bandits_is_paid(defence: int) -> None:
    assert (paid(ROWS[4], defence), last_units(ROWS[4], defence)[:4]) == FOUR[defence]


@pytest.mark.rule("BANDITS-O.2", "BANDITS-5.5a", "BANDITS-5.5b")
def test_a_bush_brings_a_point_when_paid_and_one_when_last() -> None:
    t = situation("A B C D", wagons="10", leaders="john john john john")
    points = Counter[int]()
    for p in leaves(t.state, is_settled):
        for seat in range(4):
            points[seat] += p.gang(seat).vp
    paid_ways, last_ways = FOUR[10]
    assert [points[seat] for seat in range(4)] == [p + last for p, last in zip(paid_ways, last_ways, strict=True)]


@pytest.mark.rule("BANDITS-O.3")
@pytest.mark.parametrize(
    ("n", "defence", "ways", "last"),
    [
        (3, 5, (212, 140, 32), (72, 108, 32)),
        (3, 7, (196, 196, 70), (0, 126, 70)),
        (3, 8, (181, 181, 91), (0, 90, 91)),
        (3, 10, (135, 135, 99), (0, 36, 99)),
        (3, 11, (108, 108, 90), (0, 18, 90)),
        (3, 13, (56, 56, 56), (0, 0, 56)),
        (2, 4, (33, 15), (18, 15)),
        (2, 5, (30, 18), (12, 18)),
        (2, 6, (26, 20), (6, 20)),
        (2, 7, (21, 21), (0, 21)),
        (2, 8, (15, 15), (0, 15)),
    ],
)
def test_how_often_each_of_fewer_bandits_is_paid(n: int, defence: int, ways: tuple[int, ...], last: tuple[int, ...]) -> None:
    assert (paid(ROWS[n], defence)[:n], last_units(ROWS[n], defence)[:n]) == (ways, last)


@cache
def festival() -> dict[int, Fraction]:
    """How likely its dice come to what."""
    t = situation("A - - -", wagons="festival", leaders=HERE)
    found: dict[int, Fraction] = defaultdict(Fraction)
    for p in leaves(t.state, lambda p: bool(p.left == 0)):
        found[int(specials.festival_sum(p))] += Fraction(1, 216)
    return found


def beats_festival(n: int, marker: int = 0) -> Fraction:
    return sum((odds * Fraction(beaten(n, max(1, sum_of + marker)), 6**n) for sum_of, odds in festival().items()), Fraction(0))


@pytest.mark.rule("BANDITS-O.4", "BANDITS-9.6")
def test_how_often_the_festival_is_beaten() -> None:
    ways = [beats_festival(n) for n in range(1, 5)]
    assert ways == [Fraction(35, 1296), Fraction(287, 1296), Fraction(4249, 7776), Fraction(2357, 2916)]
    assert beats_festival(4, -2) == Fraction(3523, 3888) and beats_festival(4, 2) == Fraction(23369, 34992)


def beats_covered(n: int, back: int, but: str) -> Fraction:
    """How often so many dice beat a wagon of this back, which isn't that special one."""
    t = situation(wagons=f"{('low', 'mid', 'high')[back]}?")
    deck = t.state.deck
    faces = [card for card in range(42) if deck.back[card] == back and SPECIALS[deck.special[card]] != but]
    return sum((beats_card(n, card) for card in faces), Fraction(0)) / len(faces)


def beats_card(n: int, card: int) -> Fraction:
    deck = rolled(ROWS[n])[0].deck
    name = SPECIALS[deck.special[card]]
    if name == "festival":
        return beats_festival(n)
    return Fraction(0) if name == "war" else Fraction(beaten(n, deck.value[card]), 6**n)


@pytest.mark.rule("BANDITS-O.5", "BANDITS-D.1")
def test_how_often_a_covered_wagon_is_beaten() -> None:
    buts = ("beer", "", "gypsy")
    odds = {n: [beats_covered(n, back, buts[back]) for back in range(3)] for n in (2, 3, 4)}
    assert odds[4] == [Fraction(4195, 4212), Fraction(21161, 23328), Fraction(3143, 5616)]
    assert odds[3] == [Fraction(2693, 2808), Fraction(72181, 108864), Fraction(8, 39)]
    assert odds[2] == [Fraction(89, 117), Fraction(4175, 18144), Fraction(1, 156)]


# -- the drawbridge (BANDITS-O.6 to O.9) ------------------------------------------------------------------------------
BRIDGE = situation(columns=("5", "5", "5", "5"), leaders="free john john john").state


def columns(dice: int) -> Iterator[tuple[int, ...]]:
    return product(range(1, 7), repeat=dice)


def lay(dice: tuple[int, ...]) -> None:
    BRIDGE.gang(0).column = sum(int(rumble.die(value)) for value in dice)


def verdict() -> str:
    """What the Sheriff makes of the column."""
    BRIDGE.gang(0).leader = FREE
    sheriff.arrest(BRIDGE)
    if BRIDGE.gang(0).leader == PRISON:
        return "arrest"
    return "reward" if sheriff.is_due(BRIDGE, 0) else "neither"


def left(dice: tuple[int, ...]) -> str:
    lay(dice)
    return verdict()


def bribed(dice: tuple[int, ...], tokens: int) -> str:
    lay(dice)
    BRIDGE.gang(0).bribe = tokens
    bribes.take_effect(BRIDGE, 0, BRIBE_STAGE)
    return verdict()


def changed(dice: tuple[int, ...], change: Callable[[Bandits, int, int], None]) -> set[str]:
    """All verdicts that one changed die can bring."""
    found = set()
    for value in set(dice):
        lay(dice)
        change(BRIDGE, 0, value)
        found.add(verdict())
    return found


@pytest.mark.rule("BANDITS-O.6", "BANDITS-6.5a")
@pytest.mark.parametrize(
    ("dice", "ways"), [(0, (0, 1, 0)), (1, (0, 4, 2)), (2, (3, 6, 27)), (3, (108, 4, 104)), (4, (1090, 1, 205))]
)
def test_how_often_a_column_brings_arrest_or_reward(dice: int, ways: tuple[int, ...]) -> None:
    found = Counter(left(column) for column in columns(dice))
    assert (found["arrest"], found["reward"], found["neither"]) == ways


@pytest.mark.rule("BANDITS-O.6")
def test_two_dice_that_just_beat_a_7() -> None:
    found = Counter(left(column) for column in columns(2) if sum(column) >= 7)
    assert (found["arrest"], found["reward"], found.total()) == (3, 0, 21)


@pytest.mark.rule("BANDITS-O.7", "BANDITS-6.4a")
def test_how_often_a_bribe_saves_and_how_often_it_brings_a_reward() -> None:
    def saved(dice: int, tokens: int) -> int:
        return sum(left(column) == "arrest" != bribed(column, tokens) for column in columns(dice))

    def rewarded(dice: int, tokens: int) -> int:
        return sum("reward" in (left(column), bribed(column, tokens)) for column in columns(dice))

    assert [saved(dice, 1) for dice in (2, 3, 4)] == [3, 65, 143]
    assert [saved(dice, 3) for dice in (2, 3, 4)] == [3, 108, 675]
    assert [rewarded(dice, 1) for dice in (1, 2, 3, 4)] == [6, 16, 11, 5]
    assert [rewarded(dice, 3) for dice in (2, 3, 4)] == [36, 64, 20]


@pytest.mark.rule("BANDITS-O.8", "BANDITS-8.13")
def test_how_often_come_on_boy_saves_and_rewards() -> None:
    before = {dice: [(left(column), changed(column, rumble.remove)) for column in columns(dice)] for dice in (2, 3, 4)}
    saved = [sum(was == "arrest" and now != {"arrest"} for was, now in before[dice]) for dice in (2, 3, 4)]
    rewarded = [sum(was != "reward" and "reward" in now for was, now in before[dice]) for dice in (2, 3, 4)]
    assert (saved, rewarded) == ([3, 104, 741], [26, 73, 74])


@pytest.mark.rule("BANDITS-O.9", "BANDITS-8.16")
def test_how_often_beer_arrests_and_takes_a_reward_away() -> None:
    before = {dice: [(left(column), changed(column, rumble.raise_by_two)) for column in columns(dice)] for dice in (1, 2, 3, 4)}
    arrested = [sum(was != "arrest" and "arrest" in now for was, now in before[dice]) for dice in (2, 3, 4)]
    taken = [sum(was == "reward" and now != {"reward"} for was, now in before[dice]) for dice in (1, 2, 3, 4)]
    assert (arrested, taken) == ([7, 52, 136], [2, 5, 4, 1])


# -- effects (BANDITS-O.10, O.11) -------------------------------------------------------------------------------------
def falls(p: Bandits) -> Fraction:
    """How likely the wagon is beaten, when nothing more is decided."""
    if p.road(0).state != OPEN:
        return Fraction(p.road(0).state == ROBBED)
    weighed = chances(p)
    return sum((falls(played(p, move)) for move, _ in weighed), Fraction(0)) / len(weighed)


def with_robin(n: int, defence: int, effect: str) -> Fraction:
    """How likely so many dice of one seat beat a wagon, where Robin Hood does the best that he can."""
    odds = Fraction(0)
    for p in rolled(ROWS[n]):
        set_up(p, defence, effect)
        odds += 1 if falls(played(p, PASS)) else best(p)
    return odds / int(6**n)


def set_up(p: Bandits, defence: int, effect: str) -> None:
    p.road(0).marker = 0
    p.road(0).card = next(card for card in range(42) if p.deck.special[card] == NORMAL and p.deck.value[card] == defence)
    p.in_play = p.in_play & ~(15 << 4 * ROBIN) | EFFECT_WORDS[effect] << 4 * ROBIN


def best(p: Bandits) -> Fraction:
    """The best of his moves; of those that roll a die again, that of the lowest."""
    moves = [move for move in legal(p) if move != PASS]
    if p.effect(ROBIN) == EFFECT_WORDS["chance"]:
        return falls(played(p, min(moves, key=lambda move: p.road(0).value_at(a_of(move)))))
    return Fraction(any(falls(played(p, move)) for move in moves))


PASS = int(pack(kinds.PASS))


@pytest.mark.rule("BANDITS-O.10", "BANDITS-8.9", "BANDITS-8.10", "BANDITS-8.11", "BANDITS-8.12")
@pytest.mark.parametrize(
    ("n", "defence", "chance", "head", "look"),
    [
        (2, 7, Fraction(174, 216), Fraction(30, 36), Fraction(24, 36)),
        (3, 11, Fraction(947, 1296), Fraction(160, 216), Fraction(157, 216)),
        (4, 15, Fraction(5203, 7776), Fraction(861, 1296), Fraction(1002, 1296)),
        (4, 14, Fraction(5928, 7776), None, Fraction(1061, 1296)),
    ],
)
def test_what_robin_hood_is_good_for(n: int, defence: int, chance: Fraction, head: Fraction | None, look: Fraction) -> None:
    assert with_robin(n, defence, "chance") == chance
    assert head is None or with_robin(n, defence, "head") == head
    assert with_robin(n, defence, "beyond") == with_robin(n, defence, "here") == look


@pytest.mark.rule("BANDITS-O.11", "BANDITS-8.7")
def test_a_shared_bush_changes_who_is_paid_and_not_whether_the_wagon_falls() -> None:
    def units(row: str, defence: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return paid(row, defence)[:3], last_units(row, defence)[:3]

    assert units("A B CA* -", 10) == ((1170, 1170, 954), (0, 216, 954))
    assert units("A BA* C -", 10) == ((1170, 1170, 360), (0, 810, 360))
    assert units("AB* C D -", 10)[0] == (1170, 954, 360)
    assert units("A BA* C -", 5) == ((1295, 863, 23), (432, 840, 23))
    for defence in DEFENCES:
        assert {paid(row, defence)[0] for row in ("A B CA* -", "A BA* C -", "AB* C D -", ROWS[4])} == {beaten(4, defence)}


# -- loot (BANDITS-O.12) ----------------------------------------------------------------------------------------------
def pools(n: int) -> dict[int, Fraction]:
    """How likely which tokens are drawn for so many units, from a full supply."""
    p = situation(ROWS[n], wagons="4", leaders="john john john john").state
    p.road(0).state = ROBBED
    for place in range(n):
        p.road(0).set_die(2 * place, 0, 1)
    loot.begin(p)
    drawn = spread([(p, Fraction(1))], held, lambda p: bool(p.stage != DRAW_STAGE))
    return {held(p): odds for p, odds in drawn}


def held(p: Bandits) -> int:
    """All tokens drawn so far."""
    return int(p.pool + p.gang(0).now)


@pytest.mark.rule("BANDITS-O.12", "BANDITS-D.3")
def test_what_a_pool_holds() -> None:
    def holds(n: int, wanted: Callable[[int], object]) -> Fraction:
        return sum((odds for pool, odds in by_size[n].items() if wanted(pool)), Fraction(0))

    def necklaces(pool: int) -> int:
        return sum(count(pool, 3 * colour + NECKLACE) for colour in range(4))

    by_size = {n: pools(n) for n in (1, 2, 3, 4)}
    assert [holds(n, necklaces) for n in (1, 2, 3, 4)] == [
        Fraction(8, 53),
        Fraction(194, 689),
        Fraction(4618, 11713),
        Fraction(28766, 58565),
    ]
    rings = holds(1, lambda pool: any(count(pool, 3 * colour) for colour in range(4)))
    assert (rings, holds(1, lambda pool: count(pool, face("coin")))) == (Fraction(16, 53), Fraction(13, 53))
    assert holds(3, lambda pool: count(pool, face("coin"))) == Fraction(521, 901)
    assert holds(3, lambda pool: pool in [0x111 << 12 * colour for colour in range(4)]) == Fraction(64, 11713)
    assert holds(3, lambda pool: pool in [0x003 << 12 * colour for colour in range(4)]) == Fraction(8, 11713)
    assert holds(2, lambda pool: pool in [0x020 << 12 * colour for colour in range(4)]) == Fraction(12, 689)
    assert holds(4, lambda pool: count(pool, face("coin")) == 4) == Fraction(11, 4505)


# -- wagons (BANDITS-O.13 to O.15) ------------------------------------------------------------------------------------
Row = tuple[object, ...]
"""What is asked about each wagon that was turned up, in no order."""


def revealed(players: int, about: Callable[[Bandits, int], int], **options: Any) -> dict[Row, Fraction]:
    """How likely which wagons are turned up in a turn."""

    def row(p: Bandits) -> Row:
        return tuple(sorted(about(p, int(road.card)) for road in p.roads if road.state == OPEN))

    def key(p: Bandits) -> Hashable:
        covered = sorted(int(road.back) for road in p.roads if road.state == COVERED)
        turned_up = sorted((int(road.back), about(p, int(road.card))) for road in p.roads if road.state == OPEN)
        return int(p.stage), tuple(covered), tuple(turned_up)

    start = new_game(players, **options).state
    while start.stage != BACK_STAGE:
        start.play(legal(start)[0])
    covered = spread([(start, Fraction(1))], key, lambda p: bool(p.stage == POSITION_STAGE))
    for p, _ in covered:
        for gang in p.gangs:
            gang.bandits = 0
        p.ask_placer()
    found: dict[Row, Fraction] = defaultdict(Fraction)
    for p, odds in spread(covered, key, lambda p: bool(p.stage != REVEAL_STAGE)):
        found[row(p)] += odds
    return found


def special(p: Bandits, card: int) -> int:
    return int(p.deck.special[card])


def is_special(p: Bandits, card: int) -> int:
    return int(special(p, card) != NORMAL)


def shows_marion(p: Bandits, card: int) -> int:
    return int(p.deck.portrait[card] == MARION)


def war_or_gypsy(p: Bandits, card: int) -> int:
    return special(p, card) if special(p, card) in (WAR, GYPSY) else 0


def odds_of(rows: dict[Row, Fraction], wanted: Callable[[Row], object]) -> Fraction:
    return sum((odds for row, odds in rows.items() if wanted(row)), Fraction(0))


@pytest.mark.rule("BANDITS-O.13", "BANDITS-D.1", "BANDITS-4.1b")
def test_how_often_special_wagons_come() -> None:
    assert [odds_of(revealed(n, is_special), lambda row: not any(row)) for n in (3, 4)] == [Fraction(51, 82), Fraction(561, 1066)]
    three, four = revealed(3, war_or_gypsy), revealed(4, war_or_gypsy)
    assert [odds_of(rows, lambda row: WAR in row) for rows in (three, four)] == [Fraction(1, 14), Fraction(2, 21)]
    assert [odds_of(rows, lambda row: WAR in row and GYPSY in row) for rows in (three, four)] == [
        Fraction(1, 287),
        Fraction(2, 287),
    ]


@pytest.mark.rule("BANDITS-O.13", "BANDITS-10.5", "BANDITS-2.6")
def test_how_often_alan_comes() -> None:
    assert revealed(4, special, expansion="on")[()] == Fraction(4, 45)


@pytest.mark.rule("BANDITS-O.14", "BANDITS-4.3e")
def test_how_often_a_character_is_exchanged() -> None:
    rows = [revealed(n, shows_marion) for n in (3, 4)]
    exchanged = [
        [odds[(0,) * (n - times) + (1,) * times] for times in range(n + 1)] for n, odds in zip((3, 4), rows, strict=True)
    ]
    assert exchanged[0] == [Fraction(51, 82), Fraction(27, 82), Fraction(27, 574), Fraction(1, 574)]
    assert exchanged[1] == [Fraction(561, 1066), Fraction(204, 533), Fraction(45, 533), Fraction(24, 3731), Fraction(1, 7462)]


@pytest.mark.rule("BANDITS-O.15", "BANDITS-0.5", "BANDITS-2.4")
def test_what_the_backs_of_wagons_tell() -> None:
    t = new_game(4)
    while t.stage != "back":
        t.play(legal(t.state)[0])
    assert set(t.outcomes().values()) == {Fraction(1, 3)}
    t.backs("low")
    assert t.outcomes()[0] == Fraction(13, 41)
    t = situation(wagons="low? mid? high?", players=3)
    t.state.gangs[0].bandits = t.state.gangs[1].bandits = t.state.gangs[2].bandits = 0
    t.state.ask_placer()
    odds = t.outcomes()
    fours = sum(odds[card] for card in odds if t.state.deck.value[card] == 4)
    assert [fours, odds[SPECIAL["beer"]], odds[SPECIAL["sheriff"]]] == [Fraction(n, 14) for n in (3, 1, 1)]


# -- lots (BANDITS-O.16) ----------------------------------------------------------------------------------------------
@pytest.mark.rule("BANDITS-O.16", "BANDITS-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lots_are_fair(players: int) -> None:
    assert new_game(players, first="lot").outcomes() == {seat: Fraction(1, players) for seat in range(players)}
