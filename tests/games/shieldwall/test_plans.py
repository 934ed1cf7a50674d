"""Plans of `shieldwall`: what is picked spells a move, and what names nobody is a button."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import kinds, plans, setup, words
from sherwood.games.shieldwall.notation import roll_of
from sherwood.games.shieldwall.position import BREAKING_OFF, FIRE_STEP, MELEE_STEP, SHOOTING
from sherwood.games.shieldwall.speech import TEXTS
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.view import view
from sherwood.games.shieldwall.words import Words
from sherwood.kernel.game import UNSAID, Offer
from sherwood.kernel.moves import kind_of, pack
from sherwood.kernel.play import legal
from sherwood.lab.odds import follow, told
from tests.games.shieldwall.battle import Battle
from tests.games.shieldwall.field import Situation, field

SPOKEN = words.under({})


def deployed() -> Shieldwall:
    state = setup.start({})
    for text in ("deploy as-planned", "deploy as-planned", "roll 5 2", "first yes"):
        state.play(SPOKEN.read(text))
    return state


def texts(moves: tuple[int, ...]) -> list[str]:
    return [SPOKEN.write(move) for move in moves]


def test_who_is_not_asked_is_offered_nothing() -> None:
    state = setup.start({})
    assert plans.offer(state, 0, (), "en") == Offer()
    assert plans.why_not(state, 0, (), "b-0") == kinds.NOT_NOW
    assert texts(plans.offer(state, 1, (), "en").moves) == ["deploy as-planned", "deploy by-band"]


def test_a_band_that_is_picked_opens_its_orders() -> None:
    state = deployed()
    offer = plans.offer(state, 0, (), "en")
    assert texts(offer.moves) == ["end-movement"]
    assert {pick.target for pick in offer.picks} == {"b-0", "b-1", "b-2", "b-3"}
    assert next(pick.label for pick in offer.picks) == "the bondi V1"
    chosen = plans.offer(state, 0, ("b-0",), "en")
    moves = {move for move in legal(state) if plans.targets(move) == ("b-0",)}
    assert {quick.moves[0] for quick in chosen.quick} | {*chosen.plan} == moves and not chosen.moves
    assert chosen.picks[0].target == "b-0" and chosen.picks[0].picked


def test_a_new_pick_takes_the_place_of_another() -> None:
    state = deployed()
    assert [pick.target for pick in plans.offer(state, 0, ("b-0", "b-1"), "en").picks if pick.picked] == ["b-1"]
    assert plans.offer(state, 0, ("nonsense",), "en") == plans.offer(state, 0, (), "en")


def test_a_man_of_a_band_that_is_picked_can_be_picked_in_its_place() -> None:
    state = deployed()
    offer = plans.offer(state, int(state.seat), ("b-0", "f-1"), "en")
    assert [pick.target for pick in offer.picks if pick.picked] == ["f-1"]
    assert "advance" in " ".join(texts(tuple(quick.moves[0] for quick in offer.quick)))
    assert "f-1" in [pick.target for pick in offer.picks if pick.free]


def test_a_man_is_picked_after_his_band_where_that_can_be_ordered() -> None:
    battle = Battle("motte")
    while battle.field.sides[battle.state.seat] != "norman":
        battle.passes()
    state = battle.state
    band, aloft = battle.band("N1"), int(state.field.roster.first[battle.band("N5a")])
    able = {way[0] for way in map(plans.targets, legal(state)) if way and way[0] in {f"f-{man}" for man in battle.men("N1")}}
    start = {pick.target for pick in plans.offer(state, int(state.seat), (), "en").picks}
    assert able and {f"b-{band}", f"f-{aloft}"} <= start and not able & start
    assert able <= {pick.target for pick in plans.offer(state, int(state.seat), (f"b-{band}",), "en").picks}


def test_what_cannot_be_picked_has_its_fault() -> None:
    state = deployed()
    assert plans.why_not(state, 0, (), "b-0") == 0
    assert plans.why_not(state, 0, (), "b-4") == kinds.NOT_YOURS
    assert {plans.why_not(state, 0, (), target) for target in ("p-1", "b-8", "f-24", f"b-{1 << 18}")} == {kinds.NOT_NOW}
    assert plans.about(state, 1, (1,), "en") is UNSAID and plans.complete(state, 0, (1,)) == ()


# -- what is asked outright ------------------------------------------------------------------------------------------------
def buttons(f: Situation) -> list[str]:
    """What buttons say before anything is picked."""
    offer = plans.offer(f.state, int(f.state.seat), (), "en")
    return [*(SPOKEN.label(move, "en") for move in offer.moves), *(quick.label for quick in offer.quick)]


@pytest.mark.rule("SHIELDWALL-5.4a")
def test_who_is_charged_shoots_or_holds_by_a_button() -> None:
    f = field("3*NKNT 2000,1000,0", "6*VARC 2000,2500,180")
    f.plays("order 0 charge", "run")
    assert buttons(f) == ["Hold", "Shoot"]


@pytest.mark.rule("SHIELDWALL-7.1b")
def test_a_band_breaks_off_or_fights_on_by_a_button() -> None:
    f = field("VBON 2000,1920,0; VBON 3000,1920,0", "SSEL 2000,2000,180; SSEL 3000,2000,180")
    f.state.seat, f.state.stage, f.state.step, f.state.band = 0, BREAKING_OFF, MELEE_STEP, 0
    assert buttons(f) == ["Fight on", "Break off", "All others fight on"]
    f.state.band = 1
    assert buttons(f) == ["Fight on", "Break off"], "there are no others"


@pytest.mark.rule("SHIELDWALL-5.7a", "SHIELDWALL-B.6")
def test_whoever_has_a_shot_can_be_picked_for_it() -> None:
    f = field("STHN 1000,3000,0; VARC 3000,1000,0", "SCEO 1000,3320,180")
    f.state.stage, f.state.step = SHOOTING, FIRE_STEP
    assert not any(kind_of(move) == kinds.SHOOT for move in f.offers()), "too far to hurl well"
    assert [pick.target for pick in plans.offer(f.state, 0, (), "en").picks] == ["b-0"]
    assert plans.offer(f.state, 0, ("b-0", "f-2"), "en").plan == (pack(kinds.SHOOT, 0, 2, kinds.HURLED),)


def at_fire(men: str, enemies: str) -> Situation:
    f = field(men, enemies)
    f.state.stage, f.state.step = SHOOTING, FIRE_STEP
    return f


@pytest.mark.rule("SHIELDWALL-5.2b")
def test_what_shots_bring_is_told_before_they_are_confirmed() -> None:
    hurled = plans.offer(at_fire("STHN 1000,3000,0", "SCEO 1000,3320,180").state, 0, ("b-0", "f-1"), "en")
    assert hurled.plan and "fall on average" in hurled.hint
    shot = plans.offer(at_fire("2*VARC 1000,1000,0", "3*SSEL 1000,2000,180").state, 0, ("b-0", "f-2"), "en")
    assert [quick.label for quick in shot.quick] == ["Aimed", "Spread over his band"]
    assert shot.hint.count("fall on average") == 2 and "Aimed: " in shot.hint


def test_what_may_follow_a_shot_names_who_shoots() -> None:
    f = at_fire("STHN 1000,3000,0", "SCEO 1000,3320,180")
    (shot,) = plans.offer(f.state, 0, ("b-0", "f-1"), "en").plan
    spoken = Words(TEXTS, roll_of(f.state.field))
    assert all("The thegn STHN shoots at" in told(outcome, spoken, "en") for outcome in follow(f.state, shot, 0))


def test_of_several_ways_to_do_it_only_the_difference_is_named() -> None:
    f = field("VBON 1000,1000,0", "SSEL 1000,1600,180")
    f.plays("order 0 assault")
    said = [quick.label for quick in plans.offer(f.state, 0, ("f-0", "f-1"), "en").quick]
    assert "Front" in said and not any("S" in label for label in said)


@pytest.mark.rule("SHIELDWALL-3.3c")
def test_what_a_run_brings_is_told_before_it_is_made() -> None:
    f = field("6*VBON 2000,1000,0", "6*SSEL 2000,1600,180")
    f.plays("order 0 charge")
    assert "of theirs fall on average" in plans.offer(f.state, 0, (), "en").hint


# -- what is advised -------------------------------------------------------------------------------------------------------
def advised(state: Shieldwall, *moves: str) -> str:
    return SPOKEN.advice(view(state, int(state.seat)), [SPOKEN.read(text) for text in moves], "en")


def test_advice_names_the_order_and_its_parts() -> None:
    state = deployed()
    assert (
        advised(state, "advance V1", "turn left 30 each", "go 4", "done")
        == "The bondi V1: advance, 30° to the left, in place, 4″ ahead."
    )
    assert advised(state, "advance V1", "go 4", "done", "end-movement") == "The bondi V1: advance, 4″ ahead. End the movement."
    spoken, castle = words.under({"scenario": "motte"}), setup.start({"scenario": "motte"})
    said = spoken.advice(view(castle, int(castle.seat)), [spoken.read("post N5a.1 g3")], "en")
    assert said == "The archer N5a.1: go to the gatehouse floor g3."
    state.play(SPOKEN.read("advance V1"))
    assert advised(state, "go 4", "done") == "The bondi V1: advance: 4″ ahead."
    assert advised(state, "done") == "The bondi V1: advance: go no farther."
