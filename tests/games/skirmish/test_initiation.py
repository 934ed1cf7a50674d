"""SKIRMISH-I: the initiation level."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games import find
from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import kinds, position
from sherwood.games.skirmish.board import Board
from sherwood.games.skirmish.variants import INITIATION
from sherwood.kernel.moves import kind_of
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER
from tests.games.skirmish.field import Field, board, field
from tests.games.skirmish.fights import states, strikes

GAME = find("skirmish")


def first(maps: str, norman: str, saxon: str, *rules: str, **more: str) -> Field:
    return field(maps, norman=norman, saxon=saxon, rules=["initiation", *rules], **more)  # type: ignore[arg-type]


def odds(f: Field, name: str) -> dict[str, Fraction]:
    """By state of a counter: how likely the die that is rolled next leaves it so."""
    return {state: Fraction(cases, 10) for state, cases in states(f, name).items()}


def shot(shooter: str, target: str, maps: str = "woods", *rules: str, norman: str = "") -> dict[str, Fraction]:
    f = first(maps, f"{target}, gebbo 2014{norman}", f"{shooter}, tuck 0114", *rules, phase="missile", turn="saxon")
    f.plays(f"fire {shooter.split()[0]} {target.split()[0]} {target.split()[1].partition('/')[0]}")
    return odds(f, target.split()[0])


def blow(attackers: str, target: str, animals: str = "") -> dict[str, Fraction]:
    f = first("woods", f"{target}, gebbo 2014", f"{attackers}, tuck 2013", phase="combat", turn="saxon", animals=animals)
    name = target.split()[0] if target else "pig"
    return odds(strikes(f, name, *(one.split()[0] for one in attackers.split(", "))), name)


TENTH = Fraction(1, 10)


# -- fire -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-I.6", "SKIRMISH-I.12", "SKIRMISH-I.2", "SKIRMISH-O.6", "SKIRMISH-X.80")
def test_x80_one_die_a_shot() -> None:
    assert shot("reynold 0908", "finn 0608") == {"dead": TENTH, "wounded": 3 * TENTH, "healthy": 6 * TENTH}
    assert shot("reynold 0908", "odric 0608") == {"wounded": 3 * TENTH, "healthy": 7 * TENTH}
    assert shot("reynold 0908", "odric 0608 wounded") == {"dead": 3 * TENTH, "wounded": 7 * TENTH}
    assert shot("reynold 0908", "guy 0608/0508") == {"mounted wounded": 3 * TENTH, "mounted healthy": 7 * TENTH}


@pytest.mark.rule("SKIRMISH-I.5")
def test_what_a_line_of_fire_meets() -> None:
    def breaks(norman: str, saxon: str, shot: str, maps: str = "woods", *rules: str) -> str:
        return first(maps, f"{norman}, gebbo 2014", f"{saxon}, tuck 0114", *rules, phase="missile", turn="saxon").breaks(shot)

    assert breaks("finn 1509", "geri 0109", "fire geri finn 1509", "cottage") == ""
    assert breaks("finn 0708", "reynold 0608", "fire reynold finn 0708") == ""
    assert breaks("finn 0708", "reynold 0608, alwin 1908", "fire reynold finn 0708", "woods", "initiation_adjacent_bar") == "3c"
    assert breaks("finn 0608, martin 0808", "reynold 1208", "fire reynold finn 0608") == "3.1.3a"
    assert breaks("finn 0706", "reynold 0908", "fire reynold finn 0706") == ""
    assert breaks("finn 0704", "reynold 0709", "fire reynold finn 0704") == "3.1.2a"
    assert breaks("finn 0703", "reynold 0704", "fire reynold finn 0703", "cottage") == ""
    assert breaks("finn 0702", "reynold 0805", "fire reynold finn 0702", "cottage") == "3.1.1a"
    assert breaks("finn 0908", "robin 0608/0508, alwin 1908", "fire robin finn 0908") == "3.2"
    assert breaks("finn 0908", "robin 0608/0508, alwin 1908", "fire robin finn 0908", "woods", "initiation_mounted_fire") == ""


# -- movement ---------------------------------------------------------------------------------------------------------
def price(board: Board, manner: int, step: str) -> int:
    here, there = (board.find(label) for label in step.split(" > "))
    return int(board.step_price(manner, here, board.direction(here, there)))


@pytest.mark.rule("SKIRMISH-I.7", "SKIRMISH-X.81", "SKIRMISH-I.13")
def test_what_a_step_costs() -> None:
    woods, gulch, cottage, inn = (board(name, level="initiation") for name in ("woods", "gulch", "cottage", "inn"))
    assert price(woods, b.FOOT, "0508 > 0509") == price(cottage, b.FOOT, "0705 > 0704") == 1
    assert price(woods, b.FOOT, "0507 > 0607") == 2 and price(woods, b.RIDER, "0507 > 0607") == b.BARRED
    assert price(woods, b.FOOT, "0908 > 0907") == price(woods, b.RIDER, "0908 > 0907") == 2
    assert price(gulch, b.FOOT, "1204 > 1205") == price(gulch, b.RIDER, "1204 > 1205") == 2
    assert price(cottage, b.RIDER, "0807 > 0806") == b.BARRED and price(cottage, b.FOOT, "0807 > 0806") == 1
    assert price(cottage, b.FOOT, "0709 > 0708") == 2 and price(cottage, b.RIDER, "0709 > 0708") == b.BARRED
    assert price(inn, b.FOOT, "0408 > 0508") == price(inn, b.FOOT, "0508 > 0607") == 2
    f = first("woods", "walker 0508", "reynold 0608, alwin 0407", turn="norman")
    f.walks("walker", "0509", "0609")
    assert f.mps == 5


@pytest.mark.rule("SKIRMISH-I.7")
def test_every_window_costs_two() -> None:
    for name in ("cottage", "inn"):
        ground = board(name, level="initiation")
        sides = [side for side in range(6 * ground.hexes) if ground.side[side] == b.WINDOW]
        assert sides and {ground.step_price(b.FOOT, side // 6, side % 6) for side in sides} == {2}


@pytest.mark.rule("SKIRMISH-I.13", "SKIRMISH-I.7", "SKIRMISH-I.9", "SKIRMISH-4.1a")
def test_what_is_not_done() -> None:
    f = first("woods", "finn 0808", "will 0705, tuck 1908", animals="pig 0806, cavalry-horse 0508/0408")
    f.plays("pick will")
    assert f.breaks("climb will 0705^") == "I.13" and f.breaks("lead will pig") == "I.13"
    assert f.breaks("step will 0706") == ""
    f.plays("stop will")
    assert f.breaks("pick cavalry-horse") == "2c"
    g = first("inn", "finn 0908", "robin 0907, tuck 1908", phase="combat", turn="saxon")
    assert not any(option.startswith("attack") for option in g.options)
    h = first("woods", "finn 0509", "much 0508", turn="norman")
    h.plays("pick finn")
    assert h.breaks("step finn 0508") == "4.1a"


@pytest.mark.rule("SKIRMISH-I.8")
def test_mounting_is_part_of_a_move() -> None:
    f = first("woods", "finn 1908", "robin 0708, alan 1007", animals="cavalry-horse 0508/0408")
    f.plays("pick robin")
    assert f.breaks("mount robin cavalry-horse") == "4.3e"
    f.plays("step robin 0608", "mount robin cavalry-horse")
    assert f.where("robin") == "0508/0408" and f.mps == 13 - 1 - 2
    f.plays("step robin 0608", "stop robin", "pick alan")
    g = first("woods", "finn 1908", "robin 0608, alan 1007", "mount_ends_move", animals="cavalry-horse 0508/0408")
    g.plays("pick robin", "mount robin cavalry-horse")
    assert g.phase == "movement" and g.breaks("pick robin") == "2d"
    h = first("woods", "finn 1908", "robin 0608, alan 1007", animals="cavalry-horse 0508/0408")
    h.plays("pick robin", "step robin 0708", "step robin 0608")
    h.state.mps = 1
    assert h.breaks("mount robin cavalry-horse") == "4b"
    h.plays("stop robin", "pick alan")
    assert h.breaks("mount alan cavalry-horse") == "1.2e"


@pytest.mark.rule("SKIRMISH-I.8", "SKIRMISH-I.1")
def test_dismounting_is_instead_of_moving() -> None:
    f = first("woods", "guy 0508/0408 wounded, finn 1908", "tuck 1909", turn="norman")
    f.plays("pick guy")
    beside = [option.split()[2] for option in f.options if option.startswith("dismount")]
    assert beside == ["0308", "0309", "0407", "0409", "0507", "0509", "0607", "0608"]
    assert f.breaks("dismount guy 0609") == "4.3e"
    f.plays("dismount guy 0607")
    assert f.is_("guy") == "wounded" and f.where("guy's") == "0508/0408" and f.phase == "movement"
    g = first("woods", "guy 0508/0408, finn 0509", "tuck 1909", turn="norman")
    g.plays("pick guy")
    assert g.breaks("dismount guy 0509") == "1.1b"
    g.plays("step guy 0608")
    assert g.breaks("dismount guy 0709") == "4.3e"


@pytest.mark.rule("SKIRMISH-I.4", "SKIRMISH-I.5")
def test_a_crossbowman_walks_after_his_shot() -> None:
    f = first("woods", "rudolf 0508", "tuck 0908", phase="missile", turn="norman")
    f.plays("fire rudolf tuck 0908")
    f.rolls(10)
    f.plays("pick rudolf", "step rudolf 0509", "stop rudolf")
    assert f.waits_for == "saxon"


# -- attack -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-I.11", "SKIRMISH-I.14", "SKIRMISH-I.12", "SKIRMISH-O.6", "SKIRMISH-X.80")
@pytest.mark.parametrize(
    "attack, killed, wounded",
    [(8, 0, 2), (9, 0, 4), (18, 0, 4), (19, 1, 4)],
)
def test_x80_one_die_a_blow(attack: int, killed: int, wounded: int) -> None:
    f = first("woods", "martin 0508, gebbo 2014", "much 0608, tuck 2013", phase="combat", turn="saxon")
    much = f.counter("much")
    f.state.cast.figures[24 * much] = attack
    f.plays("attack much martin")
    assert f.state.defence(f.counter("martin")) == 9
    found = odds(f, "martin")
    assert (found.get("dead", 0), found["wounded"]) == (killed * TENTH, wounded * TENTH)


@pytest.mark.rule("SKIRMISH-I.10", "SKIRMISH-I.11", "SKIRMISH-I.12", "SKIRMISH-I.9", "SKIRMISH-I.13")
def test_joint_attacks_and_what_they_hit() -> None:
    joint = blow("much 0608, hardouin 0509", "martin 0508")
    assert joint == {"dead": TENTH, "wounded": 4 * TENTH, "healthy": 5 * TENTH}
    assert blow("much 0608", "guy 0508/0408") == {"mounted wounded": 2 * TENTH, "mounted healthy": 8 * TENTH}
    assert blow("hardouin 0608", "wolf 0508") == {"dead": 4 * TENTH, "healthy": 6 * TENTH}
    assert blow("robin 0608", "", animals="pig 0508") == {"dead": 5 * TENTH, "healthy": 5 * TENTH}
    f = strikes(first("woods", "guy 0508/0408 wounded, finn 2014", "much 0608, tuck 2013", phase="combat"), "guy", "much")
    f.rolls(2)
    assert f.is_("guy") == "dead" and f.where("guy's") == "0508/0408" and f.phase == "combat"


@pytest.mark.rule("SKIRMISH-I.10")
def test_walls_and_riders() -> None:
    f = first("cottage", "isaac 0704, finn 1908", "robin 0703/0702, tuck 1907", phase="combat", turn="saxon")
    assert f.breaks("attack robin isaac") == "5b"
    g = first("cottage", "isaac 0604, finn 1908", "robin 0603, tuck 1907", phase="combat", turn="saxon")
    assert g.breaks("attack robin isaac") == "5a"


@pytest.mark.rule("SKIRMISH-I.4", "SKIRMISH-I.10")
def test_who_shot_does_not_attack() -> None:
    f = first("woods", "finn 0508, gebbo 2014", "reynold 0608 fired, tuck 2013", phase="combat", turn="saxon")
    assert f.breaks("attack reynold finn") == "3h"


# -- capture ----------------------------------------------------------------------------------------------------------
RING = "0507 0608 0509 0408 0407"


@pytest.mark.rule("SKIRMISH-I.13")
def test_who_is_wanted_is_taken_where_he_can_go_nowhere() -> None:
    def ends(saxon: str, ring: str) -> Field:
        names = ("guy", "brian", "roger", "william", "martin", "walker")
        norman = ", ".join(f"{name} {hex}" for name, hex in zip(names, ring.split(), strict=False))
        f = first("woods", f"{norman}, gebbo 2014", f"{saxon}, tuck 2013", phase="combat", turn="norman", scenario="s5")
        f.plays("end_phase 0")
        return f

    taken = ends("robin 0508", f"{RING} 0607")
    assert taken.waits_for == "over" and taken.where("robin") == "off"
    assert ends("robin 0508", RING).waits_for == "saxon"
    other = ends("will 0508, robin 1908", f"{RING} 0607")
    assert other.where("will") == "0508"
    friends = "tuck 0507, will 0608, alwin 0509, falko 0408, saxbert 0407, marian 0607"
    f = first("woods", "finn 1908", f"robin 0508, {friends}", phase="combat", turn="norman", scenario="s5")
    assert f.where("robin") == "0508" and f.waits_for == "saxon"


@pytest.mark.rule("SKIRMISH-I.13")
def test_nobody_surrenders_to_strength() -> None:
    f = first(
        "woods",
        "guy 0507, brian 0608, roger 0509, finn 0408, gebbo 0407, wolmer 0607",
        "hige 0508, tuck 2013",
        phase="combat",
        turn="norman",
    )
    strikes(f, "hige", "guy", "brian", "roger")
    assert f.waits_for == "chance" and f.told("SURRENDERED") == []


# -- set-up -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SKIRMISH-I.3", "SKIRMISH-H.8", "SKIRMISH-0.10")
def test_nobody_hides() -> None:
    state = GAME.setup.start({"scenario": "s4", "level": "initiation"})
    while state.asked() == position.SETUP:  # type: ignore[attr-defined]
        state.play(legal(state)[-1])
    robin = state.cast.names.index("robin")  # type: ignore[attr-defined]
    hex = state.front[robin]  # type: ignore[attr-defined]
    assert 0 <= hex < state.board.hexes and state.board.tree[hex] >= 0  # type: ignore[attr-defined]
    assert position.HIDDEN not in list(state.front)  # type: ignore[attr-defined]
    assert GAME.views.view(state, 0).level == "initiation"


@pytest.mark.rule("SKIRMISH-0.10")
def test_variants_of_the_other_level_change_nothing() -> None:
    def variants(**options: str) -> int:
        return GAME.setup.start(options).variants  # type: ignore[attr-defined, no-any-return]

    assert variants(level="initiation", half_up="on", mount_ends_move="off") == INITIATION
    assert variants(mount_ends_move="on") == 0 != variants(level="initiation", mount_ends_move="on") - INITIATION
    assert variants(half_up="on") != 0


@pytest.mark.rule("SKIRMISH-I.4", "SKIRMISH-I.13")
@pytest.mark.parametrize("scenario", ["s1", "s4"])
def test_a_game_is_played_to_its_end(scenario: str) -> None:
    state, rng, kinds_made = GAME.setup.start({"scenario": scenario, "level": "initiation"}), Rng(5), set()
    while state.turn() != OVER:
        moves = legal(state)
        move = state.sample(rng) if state.turn() == CHANCE else moves[rng.below(len(moves))]
        assert state.turn() == CHANCE or state.fault(move) == 0
        kinds_made.add(kind_of(move))
        state.play(move)
    asked_at_standard_level_only = {kinds.RETREAT, kinds.ADVANCE, kinds.CLIMB, kinds.JUMP, kinds.LEAD, kinds.DAMAGE, kinds.REVEAL}
    assert not kinds_made & asked_at_standard_level_only
