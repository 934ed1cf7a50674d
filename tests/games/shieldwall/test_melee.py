"""SHIELDWALL-6.1, 6.3, 6.5, 10.3: who strikes whom, and what a blow needs."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

import pytest

from sherwood.games.shieldwall import armour, melee, position, rolls, saves, tries, troops
from sherwood.games.shieldwall.geometry import FRONT, REAR
from sherwood.games.shieldwall.kinds import BLOW
from tests.games.shieldwall.field import Situation, field

TARGET = (2000, 2000)
DEPTH = {"NKNT": 160, "NDUK": 160}
AROUND = {"front": (0, 1, 180), "rear": (0, -1, 0), "right": (1, 0, 270), "left": (-1, 0, 90)}
"""Where who strikes at an edge of a man who faces north stands, and how he faces."""
Odds = tuple[int, int, int, int]


def blow(
    who: str, whom: str, edge: str = "front", *, bits: int = 0, engaged: bool = False, weapon: str = "", held: str = "",
    wall: bool = False, ring: bool = False, defends: bool = False, plays: tuple[str, ...] = (),
) -> Situation:  # fmt: skip
    """Figure 0 stands squarely at an edge of figure 1, and has a blow in the queue.

    bits: his own; engaged: the enemy fought already when the half-turn began; weapon, held: in his hand and in the enemy's.
    """
    east, north, facing = AROUND[edge]
    far = (DEPTH.get(whom, 80) if north else 80) // 2 + DEPTH.get(who, 80) // 2
    one = f"{who} 4000,4000,0"
    friend = f"; {whom} 1920,2000,0" if wall else ""
    other = f"{whom} 2000,2000,0{friend}"
    f = field(other, one, plays=plays) if defends else field(one, other, plays=plays)
    state = f.state
    striker, target = (2 if wall else 1, 0) if defends else (0, 1)
    state.stands.put(striker, TARGET[0] + east * far, TARGET[1] + north * far, facing)
    state.set_bits(striker, bits)
    state.set_bits(target, position.WAS_ENGAGED if engaged else 0)
    for man, name in ((striker, weapon), (target, held)):
        if name:
            state.weapon[man] = troops.WEAPONS.index(name)
    for band in range(state.field.roster.bands):
        if wall or ring:
            state.formation[band] = position.WALL if wall else position.RING
    state.step = position.MELEE_STEP
    tries.add(state, BLOW, striker, target, melee.chances(state, striker, target))
    return f


def told(f: Situation) -> Odds:
    """Need, modifier, save, save modifier."""
    return tuple(int(part(f.state)) for part in (tries.need, tries.modifier, tries.save, tries.saved_by))  # type: ignore[return-value]


def hits(f: Situation) -> int:
    """Of six dice."""
    return sum(rolls.hits(f.state, die, tries.modifier(f.state), tries.need(f.state)) for die in range(1, 7))


def kills(f: Situation) -> Fraction:
    state = f.state
    modifier, need, whom = tries.saved_by(state), tries.save(state), tries.whom(state)
    of, weights = 6, dict.fromkeys(range(1, 7), 1)
    if saves.on_two(state, whom):
        of, weights = 36, {value: int(saves.two_dice(state, value)) for value in range(2, 13)}
    lost = sum(weight for value, weight in weights.items() if not saves.saves(state, whom, value, modifier, need))
    return Fraction(hits(f), 6) * Fraction(lost, of)


# -- who strikes whom (SHIELDWALL-6.1) ----------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-6.1a", "SHIELDWALL-6.1c", "SHIELDWALL-1.3c", "SHIELDWALL-X.1", "SHIELDWALL-X.2")
@pytest.mark.parametrize(("x", "facing", "strikes", "struck"), [
    (2000, 180, True, True), (2060, 180, True, True), (2061, 180, False, False), (2080, 180, False, False),
    (2000, 90, True, False), (2000, 0, True, False),
])  # fmt: skip
def test_a_figure_strikes_whom_its_front_touches_squarely(x: int, facing: int, strikes: bool, struck: bool) -> None:
    f = field("VBON 2000,2000,0", f"SSEL {x},2080,{facing}")
    assert melee.strikes(f.state, 0, 1) == strikes and melee.strikes(f.state, 1, 0) == struck


@pytest.mark.rule("SHIELDWALL-6.1a", "SHIELDWALL-6.1c")
def test_touching_with_flanks_is_no_melee() -> None:
    f = field("VBON 2000,2000,0", "SSEL 2080,2000,180")
    assert not melee.strikes(f.state, 0, 1) and not melee.strikes(f.state, 1, 0)


@pytest.mark.rule("SHIELDWALL-6.1d", "SHIELDWALL-X.49", "SHIELDWALL-6.1b", "SHIELDWALL-6.5c")
@pytest.mark.parametrize(("rear", "front", "facing", "strikes"), [
    ("VBOS 2000,1920,0", "VBOS", 0, True), ("VBOS 2030,1920,0", "VBOS", 0, True), ("VBOS 2000,1920,0", "VBON", 0, False),
    ("VBON 2000,1920,0", "VBOS", 0, False), ("VBOS 2000,1914,0", "VBOS", 0, False), ("VBOS 2000,1920,90", "VBOS", 0, False),
    ("VBOS 2000,1840,0", "VBOS", 0, False), ("VBOS 2000,1920,0", "VBOS", 180, False),
])  # fmt: skip
def test_spearmen_strike_past_spearmen(rear: str, front: str, facing: int, strikes: bool) -> None:
    f = field(f"{rear}; {front} 2000,2000,{facing}", "SSEL 2000,2080,180")
    assert melee.strikes(f.state, 0, 2) == strikes
    assert not melee.strikes(f.state, 2, 0)


@pytest.mark.rule("SHIELDWALL-6.1d")
def test_spears_must_be_in_hand() -> None:
    for man in (0, 1):
        f = field("VBOS 2000,1920,0; VBOS 2000,2000,0", "SSEL 2000,2080,180")
        f.state.weapon[man] = troops.EDGED
        assert not melee.strikes(f.state, 0, 2)


@pytest.mark.rule("SHIELDWALL-6.1d", "SHIELDWALL-6.5c")
def test_the_second_rank_strikes_as_from_the_place_of_the_first() -> None:
    f = field("VBOS 2000,1920,0; VBOS 2000,2000,0", "SSEL 2000,2080,0")
    assert melee.chances(f.state, 0, 2) == melee.chances(f.state, 1, 2)
    assert melee.modifier(f.state, 0, 2, REAR) == 2


# -- needs (SHIELDWALL-6.3, T.4, O.2) -----------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-O.2", "SHIELDWALL-T.4", "SHIELDWALL-6.3a", "SHIELDWALL-6.6a", "SHIELDWALL-X.57", "SHIELDWALL-10.3a")
@pytest.mark.parametrize(("weapon", "rows"), [
    ("bare", ((1, 2, 3, 4, 5), (0, 1, 2, 3, 4), (0, 0, 0, 0, 0))),
    ("pole", ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5))),
    ("blunt", ((2, 3, 4, 5, 5), (1, 2, 3, 4, 5), (1, 2, 3, 4, 5))),
    ("edged", ((3, 4, 5, 5, 5), (2, 3, 4, 5, 5), (1, 2, 3, 4, 5))),
    ("lance", ((3, 4, 5, 5, 5), (2, 3, 4, 5, 5), (1, 2, 3, 4, 5))),
])  # fmt: skip
def test_needs(weapon: str, rows: tuple[tuple[int, ...], ...]) -> None:
    for target, row in zip(("SARC", "VBON", "SSWD"), rows, strict=True):
        need = told(blow("SSEL", target, weapon=weapon))[0]
        assert tuple(sum(rolls.hits(blow("SSEL", target).state, die, more, need) for die in range(1, 7))
                     for more in range(-1, 4)) == row  # fmt: skip


# -- modifiers (SHIELDWALL-6.5) -----------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-6.5a", "SHIELDWALL-T.5", "SHIELDWALL-1.4b", "SHIELDWALL-1.4e", "SHIELDWALL-6.5c")
@pytest.mark.parametrize(("whom", "by_edge"), [("STHN", (0, 1, 2, 0)), ("SARC", (0, 1, 2, 1)), ("VBER", (0, 1, 2, 1))])
def test_rear_and_unshielded_flanks(whom: str, by_edge: tuple[int, ...]) -> None:
    assert tuple(told(blow("VBON", whom, edge))[1] for edge in ("front", "right", "rear", "left")) == by_edge
    assert told(blow("VBON", "SARC", "left", plays=("right_only",)))[1] == 0


@pytest.mark.rule("SHIELDWALL-6.5a", "SHIELDWALL-X.58", "SHIELDWALL-X.59", "SHIELDWALL-6.6a")
@pytest.mark.parametrize(("who", "weapon", "whom", "need", "modifier"), [
    ("STHN", "", "NKNT", 5, -1), ("SGFS", "", "NKNT", 5, 0), ("SHSC", "axe", "NKNT", 5, 0), ("SHSC", "axe", "STHN", 4, 1),
    ("NKNT", "lance", "STHN", 4, 1), ("NKNT", "lance", "NKNT", 5, 0), ("VBER", "axe", "SSEL", 4, 1),
])  # fmt: skip
def test_what_lies_in_the_arms(who: str, weapon: str, whom: str, need: int, modifier: int) -> None:
    for defends in (False, True):
        assert told(blow(who, whom, weapon=weapon, held="edged", defends=defends))[:2] == (need, modifier)


@pytest.mark.rule("SHIELDWALL-6.5b", "SHIELDWALL-X.61")
@pytest.mark.parametrize(("plays", "attacks", "defends"), [
    ((), 3, 1), (("attacker_only",), 3, 0), (("all_blows",), 3, 3),
])  # fmt: skip
def test_whose_modifiers_count(plays: tuple[str, ...], attacks: int, defends: int) -> None:
    assert told(blow("SHSC", "STHN", "rear", weapon="axe", plays=plays))[1] == attacks
    assert told(blow("SHSC", "STHN", "rear", weapon="axe", plays=plays, defends=True))[1] == defends


@pytest.mark.rule("SHIELDWALL-6.5e", "SHIELDWALL-6.5f", "SHIELDWALL-6.5g", "SHIELDWALL-X.25", "SHIELDWALL-X.27",
                  "SHIELDWALL-X.59")  # fmt: skip
@pytest.mark.parametrize(("held", "edge", "engaged", "plays", "modifier"), [
    ("edged", "front", False, (), 2), ("edged", "front", True, (), 1), ("lance", "front", False, (), 2),
    ("pole", "front", False, (), 1), ("pole", "right", False, (), 2), ("pole", "right", False, ("spears_front",), 3),
    ("pole", "front", False, ("spears_front",), 1),
])  # fmt: skip
def test_the_charge_bonus(held: str, edge: str, engaged: bool, plays: tuple[str, ...], modifier: int) -> None:
    charge: dict[str, Any] = {"bits": int(position.CHARGED | position.BONUS), "plays": plays}
    assert told(blow("NKNT", "SSEL", edge, held=held, engaged=engaged, **charge))[1] == modifier
    assert told(blow("VBON", "SSEL", edge, held=held, engaged=engaged, **charge))[1] == modifier - 1
    without = told(blow("VBON", "SSEL", edge, held=held, engaged=engaged, plays=plays))[1]
    assert without == (1 if edge == "right" else 0)


@pytest.mark.rule("SHIELDWALL-4.2c", "SHIELDWALL-6.5d", "SHIELDWALL-8.3e")
def test_a_ring_has_neither_flank_nor_rear() -> None:
    for edge in AROUND:
        assert told(blow("VBON", "STHN", edge, ring=True)) == (4, 0, 5, 1)


# -- axes and slung shields (SHIELDWALL-10.3c) --------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-10.3c", "SHIELDWALL-X.56", "SHIELDWALL-6.5d", "SHIELDWALL-1.4e")
@pytest.mark.parametrize(("held", "plays", "by_edge"), [
    ("axe", (), (0, 1, 1, 1)), ("edged", (), (0, 1, 2, 0)), ("axe", ("back_shield_off",), (0, 1, 2, 1)),
    ("axe", ("right_only",), (0, 1, 1, 0)),
])  # fmt: skip
def test_an_axeman_who_fights_has_his_shield_on_his_back(held: str, plays: tuple[str, ...], by_edge: tuple[int, ...]) -> None:
    edges = ("front", "right", "rear", "left")
    assert tuple(told(blow("VBON", "SHSC", edge, held=held, plays=plays))[1] for edge in edges) == by_edge
    assert {told(blow("VBON", "SHSC", edge, held=held, plays=plays))[0] for edge in edges} == {5}, "mail stays mail"


@pytest.mark.rule("SHIELDWALL-10.3c", "SHIELDWALL-10.3a", "SHIELDWALL-10.3b")
@pytest.mark.parametrize(("plays", "columns", "shot"), [
    ((), (0, 0, 1, 0), 1), (("back_shield_off",), (0, 0, 0, 0), 1), (("body_only",), (0, 0, 0, 0), 0),
])  # fmt: skip
def test_a_slung_shield_makes_a_column_on_the_back_alone(plays: tuple[str, ...], columns: tuple[int, ...], shot: int) -> None:
    state = blow("VBON", "VUNA", held="axe", plays=plays).state
    assert tuple(int(armour.column_at(state, 1, edge)) for edge in range(4)) == columns
    assert armour.column(state, 1) == shot
    state.step = position.FIRE_STEP
    assert {int(armour.column_at(state, 1, edge)) for edge in range(4)} == {shot}


@pytest.mark.rule("SHIELDWALL-8.3b", "SHIELDWALL-8.3c", "SHIELDWALL-X.55", "SHIELDWALL-10.3c")
def test_a_slung_shield_is_not_of_the_wall() -> None:
    assert told(blow("VBON", "SHSC", wall=True, held="axe"))[2:] == (4, 0)
    assert told(blow("VBON", "SHSC", wall=True, held="edged"))[2:] == (4, 2)
    assert told(blow("VBON", "SHSC", "right", wall=True, held="edged"))[2:] == (4, 0)


# -- blows that kill (SHIELDWALL-O.8) -----------------------------------------------------------------------------------
CHARGE: dict[str, Any] = {"bits": int(position.BONUS)}
SINGLE = [
    ("NKNT", "SGFY", "25/36", CHARGE), ("NKNT", "SGFY", "25/36", {}), ("NKNT", "SGFS", "4/9", CHARGE),
    ("NKNT", "SGFS", "2/9", {"wall": True, **CHARGE}), ("NKNT", "STHN", "5/9", CHARGE),
    ("NKNT", "STHN", "5/18", {"wall": True, **CHARGE}), ("NKNT", "SHSC", "1/3", CHARGE), ("NKNT", "SHSC", "1/4", {}),
    ("NKNT", "SSWD", "1/9", {"wall": True, **CHARGE}), ("NKNT", "SSWD", "1/12", {"wall": True}),
    ("SGFY", "NKNT", "1/12", {}), ("SGFS", "NKNT", "1/6", {}), ("SHSC", "NKNT", "1/6", {}), ("SSWD", "NKNT", "1/12", {}),
    ("VBER", "STHN", "5/9", CHARGE), ("VBER", "SGFS", "4/9", CHARGE), ("SGFS", "VBER", "1/6", {}), ("STHN", "VBER", "1/3", {}),
    ("STHN", "VBON", "1/3", {}), ("STHN", "VBON", "4/9", {"edge": "right"}), ("STHN", "VBON", "5/9", {"edge": "rear"}),
    ("STHN", "SHSC", "1/4", {"edge": "rear"}), ("STHN", "SSWD", "1/3", {"edge": "rear"}), ("SCEO", "VBON", "1/9", {}),
    ("SCEO", "SSWD", "0", {}), ("STHN", "SEAR", "1/18", {}), ("NKNT", "SEAR", "1/12", {}),
]  # fmt: skip


@pytest.mark.rule("SHIELDWALL-O.8", "SHIELDWALL-8.1a", "SHIELDWALL-10.3d")
@pytest.mark.parametrize(("who", "whom", "odds", "how"), SINGLE)
def test_single_blows(who: str, whom: str, odds: str, how: dict[str, Any]) -> None:
    assert kills(blow(who, whom, **how)) == Fraction(odds)


@pytest.mark.rule("SHIELDWALL-3.4d", "SHIELDWALL-8.3a", "SHIELDWALL-X.30", "SHIELDWALL-1.7c")
def test_both_are_covered_across_a_hedge() -> None:
    f = field("VBON 2000,1920,0", "SSEL 2000,2000,180", pieces=(("hedge", ((1000, 1960), (3000, 1960))),))
    for who, whom in ((0, 1), (1, 0)):
        assert melee.saved_by(f.state, who, whom, FRONT) == 1


@pytest.mark.rule("SHIELDWALL-1.7b", "SHIELDWALL-8.3a", "SHIELDWALL-X.24")
@pytest.mark.parametrize(("south", "covered"), [(1940, 1), (1900, 0), (2010, 0)])
def test_a_wood_covers_against_blows_from_outside(south: int, covered: int) -> None:
    wood = ("light_wood", ((1500, south), (1500, 2600), (2500, 2600), (2500, south)))
    f = field("VBON 2000,1920,0", "SSEL 2000,2000,180", pieces=(wood,))
    assert melee.saved_by(f.state, 0, 1, FRONT) == covered


# -- fights (SHIELDWALL-O.9 to O.11) ------------------------------------------------------------------------------------
CHARGERS = ("NKNT", "VBER")


def duel(one: str, other: str, first: int = 0) -> Fraction:
    """How likely the first kills the second, one to one, roles changing each step; first: who attacks first.

    Knights and berserkers charge then; single men on foot, or a mounted leader, may not.
    """
    odds = [kills(blow(one, other)), kills(blow(other, one))]
    pair = (one, other) if first == 0 else (other, one)
    charge = kills(blow(pair[0], pair[1], **(CHARGE if pair[0] in CHARGERS else {})))
    a, b = odds[first], odds[1 - first]
    later = (1 - (1 - a) ** 2) * (1 - b) ** 2 / (1 - (1 - a) ** 2 * (1 - b) ** 2)
    wins = charge + (1 - charge) * later
    return wins if first == 0 else 1 - wins


FIGHTS = [
    ("NKNT", "SGFY", "162875/171983"), ("NKNT", "SGFS", "1796/2291"), ("NKNT", "SHSC", "701/1053"), ("NKNT", "SSWD", "2909/3645"),
    ("SHSC", "NKNT", "47/117"), ("SHSC", "VHSC", "13/25"), ("STHN", "VBON", "7/13"), ("VBER", "SHSC", "2549/5589"),
    ("NDUK", "SEAR", "29027/38399"),
]  # fmt: skip


@pytest.mark.rule("SHIELDWALL-O.10", "SHIELDWALL-6.5f", "SHIELDWALL-6.2a")
@pytest.mark.parametrize(("one", "other", "odds"), FIGHTS)
def test_fights_to_the_end(one: str, other: str, odds: str) -> None:
    assert duel(one, other) == Fraction(odds)


@pytest.mark.rule("SHIELDWALL-O.10")
@pytest.mark.parametrize(("one", "other", "percent"), [
    ("NKNT", "SGFY", 90.18), ("NKNT", "SGFS", 73.33), ("NKNT", "SHSC", 59.83), ("VBER", "SHSC", 31.56),
])  # fmt: skip
def test_fights_that_the_second_begins(one: str, other: str, percent: float) -> None:
    assert round(float(100 * duel(one, other, 1)), 2) == percent


@pytest.mark.rule("SHIELDWALL-O.9", "SHIELDWALL-6.2a")
@pytest.mark.parametrize(("other", "dead", "knight", "wall"), [
    ("SGFY", "25/36", "11/432", False), ("SHSC", "1/3", "1/9", False), ("SSWD", "1/9", "2/27", True),
])  # fmt: skip
def test_first_exchanges(other: str, dead: str, knight: str, wall: bool) -> None:
    charge, reply = kills(blow("NKNT", other, wall=wall, **CHARGE)), kills(blow(other, "NKNT", defends=True))
    assert charge == Fraction(dead) and (1 - charge) * reply == Fraction(knight)


@pytest.mark.rule("SHIELDWALL-O.11")
@pytest.mark.parametrize(("other", "wall", "percent"), [
    ("SGFY", False, (0.27, 3.03, 13.76, 31.27, 35.53, 16.15)), ("SGFS", True, (28.46, 40.66, 23.23, 6.64, 0.95, 0.05)),
])  # fmt: skip
def test_five_knights_charge(other: str, wall: bool, percent: tuple[float, ...]) -> None:
    p = kills(blow("NKNT", other, wall=wall, **CHARGE))
    assert tuple(round(float(100 * comb(5, k) * p**k * (1 - p) ** (5 - k)), 2) for k in range(6)) == percent
