"""SHIELDWALL-6.2, 6.4, 6.6 to 6.9: the course of a melee step."""

from __future__ import annotations

from typing import Any

import pytest

from sherwood.games.shieldwall import (
    captures,
    doubling,
    losses,
    melee,
    pairing,
    position,
    rolls,
    saves,
    surrender,
    tries,
    troops,
    weapons,
)
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import BLOW, DIRECT
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.variants import STEP_UP
from sherwood.kernel.moves import a_of, b_of, kind_of
from sherwood.kernel.state import CHANCE
from tests.games.shieldwall.field import Place, Situation, field

ROUND = ("2000,2080,180", "2080,2000,270", "2000,1920,0", "1920,2000,90")
"""Before, right of, behind and left of a man at (2000, 2000) who faces north, facing him."""


def fight(attacker: str, defender: str, **more: Any) -> Situation:
    """The melee step of a half-turn without movement or fire."""
    f = field(attacker, defender, **more)
    for text in ("end_movement", "end_fire", "end_fire"):
        if f.state.step < position.MELEE_STEP and f.allows(text):
            f.plays(text)
    return f


def blows(f: Situation) -> list[tuple[int, int]]:
    """Who strikes whom, of those that wait for their dice."""
    assert all(kind_of(one) == BLOW for one in f.state.tries)
    return [(a_of(one), b_of(one)) for one in f.state.tries]


def misses(f: Situation, seat: int) -> None:
    """All blows of a seat miss."""
    while f.state.turn() == CHANCE and f.state.stage == position.HITTING and side(f) == seat:
        f.plays("to_hit 1")


def side(f: Situation) -> int:
    return int(f.state.field.roster.side[a_of(f.state.tries[0])])


def stay(f: Situation) -> None:
    """Nobody breaks off after the step."""
    while f.state.stage == position.BREAKING_OFF:
        f.plays(f"ask_disengage {f.state.band} 0")


def kill(f: Situation) -> None:
    """The blow that is rolled for hits, and is not saved."""
    f.plays("to_hit 6", "save 1")


def surrendered(f: Situation) -> list[int]:
    return [figure for figure in range(f.state.field.roster.n) if f.state.status[figure] == position.SURRENDERED]


# -- order of things (SHIELDWALL-6.2a) ----------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-2.1f", "SHIELDWALL-6.2a", "SHIELDWALL-6.2d", "SHIELDWALL-2.1a")
def test_both_sides_strike_the_attacker_first() -> None:
    f = fight("VBON 2000,2000,0", "STHN 2000,2080,180")
    assert f.state.step == position.MELEE_STEP and blows(f) == [(0, 1)]
    f.plays("to_hit 1")
    assert blows(f) == [(1, 0)]
    f.plays("to_hit 1")
    stay(f)
    assert f.state.half == 1 and f.state.attacker() == 1 and blows(f) == [(1, 0)], "they stay engaged"


@pytest.mark.rule("SHIELDWALL-6.2a", "SHIELDWALL-6.2c", "SHIELDWALL-6.3b", "SHIELDWALL-X.51")
def test_losses_are_removed_before_the_reply() -> None:
    f = fight("3*VBON 2000,2000,0", "2*STHN 2000,2080,180")
    f.plays("pair 1 4")
    assert blows(f) == [(0, 4), (1, 4), (2, 3)]
    kill(f)
    assert f.is_on(4), "not before all are rolled for"
    f.plays("to_hit 6")
    assert len(blows(f)) == 3 and f.state.tried == 2, "a second kill is lost"
    misses(f, 0)
    assert not f.is_on(4) and f.state.stage == position.PAIRING
    f.plays("pair 3 2")
    assert blows(f) == [(3, 2)]


@pytest.mark.rule("SHIELDWALL-6.1d", "SHIELDWALL-X.49", "SHIELDWALL-6.2c")
def test_two_ranks_of_spears_throw_two_dice_and_the_first_alone_is_struck() -> None:
    f = fight("2*VBOS 2000,2000,0 files=1", "STHN 2000,2080,180")
    assert blows(f) == [(0, 2), (1, 2)]
    misses(f, 0)
    assert blows(f) == [(2, 0)]


@pytest.mark.rule("SHIELDWALL-6.1d", "SHIELDWALL-7.1f", "SHIELDWALL-X.50")
def test_the_second_rank_may_leave() -> None:
    f = field("2*VBOS 2000,2000,0 files=1; VBON 5000,1000,0", "STHN 2000,2080,180")
    assert f.allows("alone 1 advance") and f.breaks("alone 0 advance") == "SHIELDWALL-3.1h"


# -- weapons (SHIELDWALL-6.6) -------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-6.6c", "SHIELDWALL-0.2")
@pytest.mark.parametrize(("who", "foe", "taken"), [
    ("SSEL", "VBON", "edged"), ("SSEL", "SSWD", "pole"), ("SSEL", "NKNT", "pole"), ("SSEL", "VARC", "edged"),
    ("SHSC", "VBON", "axe"), ("NKNT", "VBON", "lance"),
])  # fmt: skip
def test_everybody_takes_up_the_better_weapon_unasked(who: str, foe: str, taken: str) -> None:
    depth = 80 + 40 * (("NKNT" in (who, foe)) + 0)
    f = fight(f"{who} 2000,2000,0", f"{foe} 2000,{2000 + depth},180")
    assert f.state.stage == position.HITTING and f.state.weapon[0] == troops.WEAPONS.index(taken)


@pytest.mark.rule("SHIELDWALL-6.6c", "SHIELDWALL-6.1d", "SHIELDWALL-5.7c")
def test_who_is_not_engaged_takes_up_his_spear_again() -> None:
    f = fight("2*VBOS 2000,2000,0 files=1; VHSC 5000,2000,0", "STHN 2000,2080,180")
    for man in (0, 1, 2):
        f.state.weapon[man] = troops.EDGED
    assert not weapons.begin(f.state, 0)
    assert list(f.state.weapon[:3]) == [troops.POLE, troops.POLE, troops.EDGED]
    f.state.weapon[1] = troops.EDGED
    f.state.set_bits(1, position.SPENT)
    assert weapons.other(f.state, 1) == NONE and weapons.other(f.state, 0) == troops.EDGED


@pytest.mark.rule("SHIELDWALL-6.6c", "SHIELDWALL-6.1d")
def test_the_spear_is_kept_where_it_brings_a_second_die() -> None:
    f = fight("2*VBOS 2000,2000,0 files=1", "STHN 2000,2080,180")
    assert list(f.state.weapon[:2]) == [troops.POLE, troops.POLE]


def charged() -> Situation:
    """Six bondi have charged two spearmen."""
    f = field("6*VBON 2000,1200,0", "2*SSEL 2000,2000,180")
    f.plays("order 0 charge", "run")
    while f.state.stage == position.STRIKING:
        f.plays("done")
    f.plays("end_movement")
    return f


@pytest.mark.rule("SHIELDWALL-6.6c", "SHIELDWALL-6.5e", "SHIELDWALL-0.3", "SHIELDWALL-B.7")
def test_who_is_charged_may_hold_his_spear_against_it() -> None:
    f = charged()
    assert f.state.stage == position.WEAPONS and f.state.seat == 1
    assert list(f.state.weapon[6:]) == [troops.EDGED, troops.EDGED]
    assert f.breaks("weapon 0 edged") == "SHIELDWALL-0.7" and f.breaks("weapon 1 edged") == "SHIELDWALL-6.6c"
    assert f.breaks("weapon_alone 6 axe") == "SHIELDWALL-6.6c" and len(f.offers()) == 2
    f.plays("weapon_alone 6 pole")
    assert f.state.weapon[6] == troops.POLE and f.breaks("weapon_alone 6 edged") == "SHIELDWALL-0.7"
    f.plays("weapon 1 pole")
    assert f.state.weapon[7] == troops.POLE and f.state.stage != position.WEAPONS
    f = charged()
    f.plays("weapons_done")
    assert list(f.state.weapon[6:]) == [troops.EDGED, troops.EDGED]


@pytest.mark.rule("SHIELDWALL-6.6c", "SHIELDWALL-8.3c", "SHIELDWALL-X.55")
def test_an_axeman_in_a_wall_may_fight_with_his_shield() -> None:
    f = fight("7*SHSC 2000,2000,0; VBON 6000,1000,0", "STHN 2000,2080,180", formed=True)
    assert f.state.stage == position.WEAPONS and f.state.seat == 0 and f.state.weapon[3] == troops.AXE
    f.plays("weapon 0 edged")
    assert f.state.weapon[3] == troops.EDGED and f.state.weapon[0] == troops.AXE


@pytest.mark.rule("SHIELDWALL-6.6b", "SHIELDWALL-6.6c", "SHIELDWALL-X.60")
def test_a_lance_put_away_is_gone() -> None:
    f = fight("7*SHSC 2000,2000,0; NKNT 4000,2000,0", "STHN 2000,2080,180; STHN 4000,2120,180", formed=True)
    assert f.state.stage == position.WEAPONS and f.allows("weapon 1 edged")
    f.plays("weapon 1 edged")
    assert f.state.weapon[7] == troops.EDGED and f.breaks("weapon 1 lance") == "SHIELDWALL-0.7"
    assert weapons.other(f.state, 7) == NONE and weapons.other(f.state, 3) == troops.EDGED


# -- facing (SHIELDWALL-6.4) --------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-6.4a", "SHIELDWALL-6.2b", "SHIELDWALL-0.2", "SHIELDWALL-6.4d")
@pytest.mark.parametrize(("where", "facing"), list(zip(ROUND, (0, 90, 180, 270), strict=True)))
def test_who_is_touched_on_one_side_turns_to_it(where: str, facing: int) -> None:
    f = fight(f"VBON {where}", "STHN 2000,2000,0")
    misses(f, 0)
    assert f.place(1) == (2000, 2000, facing) and blows(f) == [(1, 0)]
    f = fight("STHN 2000,2000,0", f"VBON {where}")
    assert f.place(0) == (2000, 2000, facing) and blows(f) == [(0, 1)]


@pytest.mark.rule("SHIELDWALL-6.4a", "SHIELDWALL-0.3", "SHIELDWALL-B.7")
def test_who_is_touched_on_several_sides_chooses() -> None:
    f = fight("; ".join(f"VBON {where}" for where in ROUND[:3]), "STHN 2000,2000,0")
    misses(f, 0)
    assert f.state.stage == position.FACING and f.state.seat == 1 and len(f.offers()) == 3
    assert (
        f.breaks("face 3 left") == "SHIELDWALL-6.4a" and f.breaks("face 0 rear") == "SHIELDWALL-0.7" and f.allows("face 3 front")
    )
    f.plays("face 3 right")
    assert f.place(3) == (2000, 2000, 90) and blows(f) == [(3, 1)]


@pytest.mark.rule("SHIELDWALL-6.4a", "SHIELDWALL-0.3")
@pytest.mark.parametrize(("foes", "facing"), [
    ((0, 1, 2), 0), ((1, 3), 90), ((2, 3), 180), ((1, "1960,1920,0", "2040,1920,0"), 180),
])  # fmt: skip
def test_who_is_told_nothing_faces_as_is_proposed(foes: tuple[int | str, ...], facing: int) -> None:
    men = "; ".join(f"VBON {ROUND[foe] if isinstance(foe, int) else foe}" for foe in foes)
    f = fight(men, "STHN 2000,2000,0")
    misses(f, 0)
    f.plays("done")
    assert f.place(len(foes)) == (2000, 2000, facing)


@pytest.mark.rule("SHIELDWALL-6.4c", "SHIELDWALL-X.54", "SHIELDWALL-3.2d", "SHIELDWALL-3.2a")
@pytest.mark.parametrize(("foot", "friend", "place", "replies"), [
    ("2000,1880,0", "", (2000, 2000, 0), False), ("2080,2000,270", "", (1960, 2000, 90), True),
    ("1920,2000,90", "", (2040, 2000, 270), True), ("2080,2000,270", "; NKNT 1900,2000,0", (2000, 2000, 0), False),
    ("2080,2080,270", "", (2000, 2000, 0), False),
])  # fmt: skip
def test_riders_turn_by_a_quarter_where_there_is_room(foot: str, friend: str, place: Place, replies: bool) -> None:
    f = fight(f"VBON {foot}", f"NKNT 2000,2000,0{friend}")
    f.plays("to_hit 1")
    assert f.place(1) == place and blows(f) == ([(1, 0)] if replies else [])


@pytest.mark.rule("SHIELDWALL-6.4c")
def test_a_rider_may_not_be_told_to_turn_about() -> None:
    f = fight("VBON 2080,2000,270; VBON 2000,1880,0; VBON 2000,2120,180", "NKNT 2000,2000,0")
    misses(f, 0)
    assert f.state.stage == position.FACING and f.breaks("face 3 rear") == "SHIELDWALL-6.4c" and len(f.offers()) == 2


@pytest.mark.rule("SHIELDWALL-4.1e", "SHIELDWALL-6.4d", "SHIELDWALL-X.53")
def test_a_wall_that_turns_about_is_a_hedgehog() -> None:
    def struck(beside: str = "") -> Situation:
        f = fight("VBON 2000,1920,0", f"7*SSEL 2000,2000,0{beside}", formed=True)
        misses(f, 0)
        return f

    f = struck()
    assert f.state.stage == position.FACING and f.breaks("face 4 right") == "SHIELDWALL-6.4a" and len(f.offers()) == 2
    f.plays("face 4 front")
    assert f.state.formation[1] == position.WALL and f.place(4) == (2000, 2000, 0) and blows(f) == []
    f = struck("; 7*STHN 2560,2000,0; 7*STHN 4000,2000,0")
    f.plays("face 4 rear")
    assert list(f.state.formation) == [position.WALL, position.RING, position.RING, position.WALL]
    assert f.place(4) == (2000, 2000, 180) and f.place(3) == (1920, 2000, 0) and blows(f) == [(4, 0)]
    assert not any(saves.holds_wall(f.state, man) for man in (3, 4, 5))


# -- doubling up (SHIELDWALL-6.2b) --------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-6.2b", "SHIELDWALL-0.3", "SHIELDWALL-B.5", "SHIELDWALL-1.5c", "SHIELDWALL-1.5d")
def test_the_attacker_closes_up_with_men_to_spare() -> None:
    f = fight("2*VBON 2040,2000,0; VBON 2160,2000,0", "STHN 2000,2080,180")
    assert f.state.stage == position.ADJUSTING and f.state.seat == 0
    assert f.breaks("adjust 2 3 10") == "SHIELDWALL-0.7", "nobody of his band is engaged"
    assert f.breaks("adjust 1 3 1") == "SHIELDWALL-3.1c" and f.breaks("adjust 1 3 6") == "SHIELDWALL-1.5d"
    edge = next(place for place in range(12) if f.allows(f"adjust 1 3 {place}"))
    assert f.offers()[0] < f.offers()[-1]
    f.plays(f"adjust 1 3 {edge}")
    assert f.place(1)[2] == 270 and blows(f) == [(0, 3), (1, 3)]


@pytest.mark.rule("SHIELDWALL-6.2b", "SHIELDWALL-6.4b", "SHIELDWALL-6.2e")
def test_nobody_else_moves() -> None:
    f = fight("2*VBON 2040,2000,0; VBON 5000,1000,0", "STHN 2000,2080,180")
    f.plays("done")
    misses(f, 0)
    assert f.places(0, 1) == [(2000, 2000, 0), (2080, 2000, 0)]
    assert f.state.stage == position.HITTING and blows(f) == [(3, 0)]
    f = fight("VBON 2000,2000,0", "2*STHN 2040,2080,180")
    misses(f, 0)
    assert f.places(1, 2) == [(2080, 2080, 180), (2000, 2080, 180)], "extra defenders do not shift"


@pytest.mark.rule("SHIELDWALL-6.2b", "SHIELDWALL-1.7c", "SHIELDWALL-4.2e")
def test_nobody_closes_up_across_a_hedge_or_from_afar() -> None:
    hedge = ("hedge", ((2041, 1900), (2041, 2500)))
    f = fight("2*VBON 2040,2000,0", "STHN 2000,2080,180", pieces=(hedge,))
    assert f.state.stage != position.ADJUSTING
    f = fight("7*VBON 2240,2000,0", "STHN 2000,2080,180", formed=True)
    assert f.state.stage == position.HITTING, "a wall keeps its place"
    f = fight("VBON 2000,2000,0; VBON 2080,2000,0", "STHN 2000,2080,180")
    assert f.state.stage == position.HITTING, "his band is not engaged"
    f = fight("VBON 2000,2000,0; VBON 2500,2000,0", "STHN 2000,2080,180")
    assert f.state.stage == position.HITTING


@pytest.mark.rule("SHIELDWALL-6.2b", "SHIELDWALL-11.0b")
def test_nobody_closes_up_from_another_level() -> None:
    f = fight("2*VBON 2040,2000,0", "STHN 2000,2080,180")
    assert doubling.is_near(f.state, 1, 2)
    f.state.stands.level[1] = 1
    assert not doubling.is_near(f.state, 1, 2)


@pytest.mark.rule("SHIELDWALL-6.2e")
@pytest.mark.parametrize(("plays", "place"), [((), (2000, 1920, 0)), (("step_up",), (2000, 2000, 0))])
def test_men_step_up_by_a_variant(plays: tuple[str, ...], place: Place) -> None:
    f = fight("STHN 2000,2080,180", "2*VBON 2000,2000,0 files=1", plays=plays)
    assert f.state.plays(STEP_UP) == bool(plays)
    kill(f)
    assert f.place(2) == place and not f.is_on(1)


@pytest.mark.rule("SHIELDWALL-6.2e")
def test_nobody_steps_up_out_of_a_fight_of_his_own() -> None:
    f = fight("STHN 2000,2080,180", "2*VBON 2000,2000,0 files=1", plays=("step_up",))
    assert doubling.next_in_line(f.state, 1) == 2
    f.state.stands.put(0, 2080, 1920, 270)
    assert doubling.next_in_line(f.state, 1) == NONE


# -- pairs (SHIELDWALL-6.2b, 6.4b) --------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-6.2b", "SHIELDWALL-6.4b", "SHIELDWALL-0.3", "SHIELDWALL-6.2c", "SHIELDWALL-B.7")
def test_who_may_strike_several_is_asked_for_one() -> None:
    f = fight("VBON 2000,2000,0; VBON 2080,2000,0", "STHN 1960,2080,180; SARC 2040,2080,180")
    assert f.state.stage == position.PAIRING and f.state.seat == 0
    assert blows(f) == [(0, 2), (1, 3)], "each enemy gets one before any gets two"
    assert f.breaks("pair 1 3") == "SHIELDWALL-0.7" and f.breaks("pair 0 1") == "SHIELDWALL-6.1c" and len(f.offers()) == 2
    f.plays("pair 0 3")
    assert f.state.stage == position.HITTING and blows(f) == [(0, 3), (1, 3)]


@pytest.mark.rule("SHIELDWALL-6.2b")
@pytest.mark.parametrize("men", [("SARC", "SSWD"), ("SSWD", "SARC")])
def test_the_weakest_save_is_struck_first(men: tuple[str, str]) -> None:
    f = fight("VBON 2000,2000,0", f"{men[0]} 1960,2080,180; {men[1]} 2040,2080,180")
    assert blows(f) == [(0, 1 + men.index("SARC"))]
    f.plays("pairs_auto")
    assert f.state.stage == position.HITTING


@pytest.mark.rule("SHIELDWALL-6.3a", "SHIELDWALL-X.57")
def test_blows_that_cannot_hit_are_not_rolled_for() -> None:
    f = fight("SCEO 2000,2000,0", "SSWD 2000,2080,180")
    assert blows(f) == [(1, 0)] and not pairing.is_any(f.state)


# -- leaders (SHIELDWALL-6.7) -------------------------------------------------------------------------------------------
@pytest.mark.rule("SHIELDWALL-6.7a", "SHIELDWALL-6.7b", "SHIELDWALL-X.52", "SHIELDWALL-10.2a")
@pytest.mark.parametrize(("beside", "dead"), [
    ("; VBON 2040,2000,0", 2), ("; VBON 2060,2000,0", 2), ("; VBON 2120,2000,0", 1), ("", 1), ("; VBON 2040,1920,0", 1),
    ("; VCHF 2040,2000,0", 1),
])  # fmt: skip
def test_a_leader_dies_last(beside: str, dead: int) -> None:
    f = fight("STHN 2000,2080,180", f"VCHF 1960,2000,0{beside}; VBON 6000,4000,0")
    if f.state.stage == position.PAIRING:
        f.plays("pair 0 1")
    f.plays("to_hit 6", "save_two 4")
    assert not f.is_on(dead) and f.is_on(3 - dead if beside else 2)


@pytest.mark.rule("SHIELDWALL-6.7b", "SHIELDWALL-X.52")
def test_nobody_stands_in_for_a_leader_who_is_shot() -> None:
    f = fight("STHN 2000,2080,180", "VCHF 1960,2000,0; VBON 2040,2000,0")
    for mode, dead in ((DIRECT, 1), (BLOW, 2)):
        tries.clear(f.state)
        tries.add(f.state, mode, 0, 1)
        rolls.doom(f.state, 1)
        assert f.has(dead, "DOOMED")
        f.state.drop_bits(1, position.DOOMED)
    rolls.doom(f.state, 1)
    assert f.has(1, "DOOMED"), "nobody is left to stand in"


# -- surrender (SHIELDWALL-6.8) -----------------------------------------------------------------------------------------
def ringed(who: str, sides: int = 4, **more: Any) -> Situation:
    """A man whom so many foes stand round, and have not hit."""
    foes = "; ".join(f"VBON {where}" for where in ROUND[:sides])
    f = fight(foes, f"{who} 2000,2000,0; SCEO 6000,4000,180", **more)
    if f.state.stage == position.WEAPONS:
        f.plays("weapons_done")
    misses(f, 0)
    if f.state.stage == position.FACING:
        f.plays(f"face {sides} front")
    return f


@pytest.mark.rule("SHIELDWALL-6.8a", "SHIELDWALL-6.8b", "SHIELDWALL-6.8c", "SHIELDWALL-X.62", "SHIELDWALL-6.8d")
@pytest.mark.parametrize(("who", "gives_up"), [
    ("SGFY", True), ("STHN", True), ("SSWD", True), ("SBGD", False), ("SEAR", False), ("VBER", False),
])  # fmt: skip
def test_who_is_surrounded_and_hits_nobody_surrenders(who: str, gives_up: bool) -> None:
    f = ringed(who)
    f.plays("to_hit 1")
    assert surrendered(f) == ([4] if gives_up else [])
    assert f.state.score(0) == (f.state.field.points_of(4) if gives_up else 0)
    f = ringed(who)
    f.plays("to_hit 6", "save 6")
    assert surrendered(f) == [], "a saved hit is a hit"
    f = ringed(who, 3)
    f.plays("to_hit 1")
    assert surrendered(f) == []


@pytest.mark.rule("SHIELDWALL-6.8b")
@pytest.mark.parametrize(("west", "given"), [(960, [3]), (959, [3]), (800, [])])
def test_ground_that_bars_closes_a_side(west: int, given: list[int]) -> None:
    water = ("deep", ((1000, 1000), (1000, 3000), (1000 + west, 3000), (1000 + west, 1000)))
    f = ringed("SGFY", 3, pieces=(water,))
    f.plays("to_hit 1")
    assert surrendered(f) == given


@pytest.mark.rule("SHIELDWALL-6.8b")
@pytest.mark.parametrize(("ahead", "shut_in"), [(2260, True), (2280, False)])
def test_a_rider_is_slid_by_his_own_depth(ahead: int, shut_in: bool) -> None:
    f = field("NKNT 2000,2000,0", f"SSEL 2000,{ahead},180; SSEL 2080,2000,270; SSEL 2000,1880,0; SSEL 1920,2000,90")
    assert surrender.is_shut_in(f.state, zeros(f.state.field.roster.n), 0) is shut_in


@pytest.mark.rule("SHIELDWALL-6.8b")
def test_a_hedge_closes_a_side_and_nobody_aloft_is_shut_in() -> None:
    f = ringed("SGFY", 3, pieces=(("hedge", ((1920, 1000), (1920, 3000))),))
    alone = zeros(f.state.field.roster.n)
    assert surrender.is_shut_in(f.state, alone, 3)
    for man in range(4):
        f.state.stands.level[man] = 1
    assert not surrender.is_shut_in(f.state, alone, 3)


@pytest.mark.rule("SHIELDWALL-6.8c")
def test_hits_of_an_earlier_step_do_not_count() -> None:
    f = field("VBON 2000,1000,0", "STHN 2000,2000,180")
    f.state.set_bits(0, position.SCORED)
    assert not melee.begin(f.state) and not f.has(0, "SCORED")


@pytest.mark.rule("SHIELDWALL-6.8b")
def test_diagonals_count_by_a_variant() -> None:
    f = ringed("SGFY", plays=("eight_ways",))
    f.plays("to_hit 1")
    assert surrendered(f) == []


@pytest.mark.rule("SHIELDWALL-6.8b", "SHIELDWALL-6.8c", "SHIELDWALL-X.63")
@pytest.mark.parametrize(("dice", "given"), [(("to_hit 1", "to_hit 1"), [6, 7]), (("to_hit 6", "save 6", "to_hit 1"), [])])
def test_a_group_stands_or_falls_together(dice: tuple[str, ...], given: list[int]) -> None:
    foes = ("2000,2160,180", "2080,2080,270", "2080,2000,270", "2000,1920,0", "1920,2000,90", "1920,2080,90")
    f = fight("; ".join(f"VBON {where}" for where in foes), "STHN 2000,2000,180; STHN 2000,2080,0; SCEO 6000,4000,180")
    misses(f, 0)
    f.plays("face 6 front", "face 7 front", *dice)
    assert surrendered(f) == given


# -- banners (SHIELDWALL-6.9) -------------------------------------------------------------------------------------------
def slain(friend: str, foe: str = "VBON 2040,2080,180", *, shot: bool | None = False) -> Situation:
    """The first man of every band bears a banner; figure 2 is killed, by figure 0 or by a shot, or not at all (None)."""
    f = fight(f"{foe}; VBON 2500,2000,0", f"STHN 2000,2000,0; STHN 6000,4000,0{'; STHN ' + friend if friend else ''}", banner=1)
    if shot is None:
        return f
    if shot:
        f.state.step = position.FIRE_STEP
        losses.remove(f.state, 2, position.KILLED)
        captures.pass_on(f.state)
        return f
    if f.state.stage == position.PAIRING:
        f.plays("pair 0 2")
    kill(f)
    return f


@pytest.mark.rule("SHIELDWALL-6.9a", "SHIELDWALL-X.64", "SHIELDWALL-S.3")
@pytest.mark.parametrize(("friend", "heir"), [
    ("2000,1920,0", 4), ("1920,2000,0", 4), ("2080,2000,0", 0), ("2000,1914,0", 0), ("", 0),
])  # fmt: skip
def test_a_friend_takes_the_banner_of_who_is_killed_in_melee(friend: str, heir: int) -> None:
    f = slain(friend)
    assert list(f.state.field.bearers)[:4] == [0, 1, 2, 3] and f.state.bearer[2] == heir
    lost = int(heir == 0)
    assert captures.captured(f.state, 1) == lost and captures.captured(f.state, 0) == 0
    assert f.state.score(0) == f.state.field.points_of(2) + 10 * lost


@pytest.mark.rule("SHIELDWALL-6.9a", "SHIELDWALL-6.9b", "SHIELDWALL-9.1b")
def test_the_band_that_bore_a_captured_banner_grieves() -> None:
    f = fight("VBON 2000,2080,180", "2*STHN 2060,2000,0 open; STHN 6000,4000,0", banner=1)
    kill(f)
    assert not f.is_on(1) and f.state.bearer[1] == 0 and f.has(2, "LOST_BANNER") and not f.has(3, "LOST_BANNER")
    captures.give(f.state, 1, 3)
    assert not f.has(2, "LOST_BANNER")


@pytest.mark.rule("SHIELDWALL-6.9b")
def test_a_captured_banner_is_recovered_from_who_is_killed() -> None:
    f = slain("2080,2000,0")
    kill(f)
    assert not f.is_on(0) and f.state.bearer[2] == 4 and f.state.bearer[0] == 4
    assert captures.captured(f.state, 1) == 0 and captures.captured(f.state, 0) == 1


@pytest.mark.rule("SHIELDWALL-6.9a")
@pytest.mark.parametrize(("friend", "heir"), [("2000,1820,0", 4), ("2000,1819,0", -1), ("", -1)])
def test_a_friend_near_by_takes_the_banner_of_who_is_shot(friend: str, heir: int) -> None:
    f = slain(friend, "VBON 3000,3000,180", shot=True)
    assert f.state.bearer[2] == heir and captures.captured(f.state, 1) == 0


@pytest.mark.rule("SHIELDWALL-6.9a", "SHIELDWALL-2.1g")
@pytest.mark.parametrize(("foe", "heir"), [("VBON 2000,2045,180", 0), ("VBON 2000,2046,180", -1), ("NKNT 2000,2085,180", -1)])
def test_who_stands_where_it_lies_picks_it_up(foe: str, heir: int) -> None:
    f = slain("", "VBON 3000,3000,180", shot=True)
    spot = tuple(int(word) for word in foe.split()[1].split(","))
    f = slain("", foe.split()[0] + " 3000,3000,180", shot=True)
    f.state.stands.put(0, *spot)
    f.state.end_half_turn()
    assert f.state.bearer[2] == heir and captures.captured(f.state, 1) == int(heir == 0)


@pytest.mark.rule("SHIELDWALL-6.9a")
@pytest.mark.parametrize(("status", "engaged", "heir"), [
    ("ROUTED", True, 0), ("ROUTED", False, -1), ("LEFT_TABLE", False, 2), ("TO_COME", False, 2),
])  # fmt: skip
def test_banners_of_those_who_run_or_go(status: str, engaged: bool, heir: int) -> None:
    f = slain("", "VBON 2000,2080,180" if engaged else "VBON 3000,3000,180", shot=None)
    f.state.stands.on[2], f.state.status[2] = 0, getattr(position, status)
    captures.pass_on(f.state)
    assert f.state.bearer[2] == heir


@pytest.mark.rule("SHIELDWALL-6.9a")
def test_the_banner_of_who_surrenders_is_captured() -> None:
    f = ringed("STHN", banner=1)
    f.plays("to_hit 1")
    assert surrendered(f) == [4] and f.state.bearer[4] == 0
