"""Plans of `shieldwall`: what is picked spells a move, and what names nobody is a button."""

from __future__ import annotations

from sherwood.games.shieldwall import kinds, plans, setup, words
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.kernel.game import UNSAID, Offer
from sherwood.kernel.play import legal

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


def test_what_cannot_be_picked_has_its_fault() -> None:
    state = deployed()
    assert plans.why_not(state, 0, (), "b-0") == 0
    assert plans.why_not(state, 0, (), "b-4") == kinds.NOT_YOURS
    assert {plans.why_not(state, 0, (), target) for target in ("p-1", "b-8", "f-24", f"b-{1 << 18}")} == {kinds.NOT_NOW}
    assert plans.about(state, 1, (1,), "en") is UNSAID and plans.complete(state, 0, (1,)) == ()
