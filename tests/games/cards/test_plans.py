"""Clicks become moves: whatever is picked in whatever order, the plan is what the rules allow and what was meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.games import find
from sherwood.games.cards import kinds, plans, setup, words
from sherwood.games.cards.components import cards
from sherwood.games.cards.position import ARROWS_STAGE, NONE
from sherwood.games.cards.state import Cards
from sherwood.kernel.game import About, Offer
from sherwood.kernel.moves import c_of, kind_of
from sherwood.kernel.play import legal
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER

CARDS = find("cards")
ROBIN, SHERIFF = 0, 1
A, W, M, Y, RH, HW = 0, 1, 2, 3, 8, 9
B, S, G, H, K, C, TRAP = 0, 1, 2, 3, 4, 5, 7


def pile(held: Mapping[int, int]) -> int:
    return sum(cards(n, kind) for kind, n in held.items())


def ambush(robin: Mapping[int, int], sheriff: Mapping[int, int], seat: int = ROBIN, **options: str) -> Cards:
    """The ambush over a Nobleman, with these hands, at this seat's first question."""
    state = setup.start(options)
    while state.turn() == CHANCE and state.prize == NONE:
        moves = legal(state)
        state.play(words.read("prize nobleman") if words.read("prize nobleman") in moves else moves[0])
    for side, hand in ((state.robin, robin), (state.sheriff, sheriff)):
        side.deck += side.hand - pile(hand)
        side.hand = pile(hand)
    state.to_contention()
    while state.turn() != seat:
        state.play(legal(state)[0])
    return state


def melee(robin: Mapping[int, int], sheriff: Mapping[int, int], **options: str) -> Cards:
    """Just after these combatants have fought; nobody shot."""
    state = ambush({}, {}, CHANCE, **options)
    for side, combatants in ((state.robin, robin), (state.sheriff, sheriff)):
        side.deck -= pile(combatants)
        side.combatants = pile(combatants)
    state.to_melee()
    return state


def volley(robin: Mapping[int, int], sheriff: Mapping[int, int], shots: tuple[int, int], **options: str) -> Cards:
    """These combatants, after a volley of so many arrows and bolts."""
    state = ambush({A: shots[0]}, {B: shots[1]}, CHANCE, **options)
    for side, combatants in ((state.robin, robin), (state.sheriff, sheriff)):
        side.deck -= pile(combatants)
        side.combatants = pile(combatants)
    state.stage = ARROWS_STAGE
    state.robin.shots, state.sheriff.shots = shots
    state.all_asked()
    state.play(legal(state)[0])
    return state


def written(moves: tuple[int, ...]) -> list[str]:
    return [words.write(move) for move in moves]


def hint(state: Cards, *picked: str) -> str:
    return plans.offer(state, int(state.turn()), picked, "en").hint


def plan(state: Cards, *picked: str) -> list[str]:
    return written(plans.offer(state, int(state.turn()), picked, "en").plan)


def why_not(state: Cards, target: str, *picked: str) -> int:
    return plans.why_not(state, int(state.turn()), picked, target)


def targets(state: Cards, *picked: str) -> set[str]:
    return {pick.target for pick in plans.offer(state, int(state.turn()), picked, "en").picks}


# -- ambush -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("CARDS-0.2", "CARDS-X.13")
def test_cards_are_picked_in_any_order_and_played_in_the_order_of_the_deck() -> None:
    state = ambush({W: 2, M: 1, A: 3}, {G: 1})
    assert targets(state) == {"r-1-0", "r-1-1", "r-2-0"}
    assert plan(state, "r-2-0", "r-1-1") == ["add robin woodsmen 1", "add robin merry-men 1"]
    assert plan(state, "r-1-1", "r-2-0") == plan(state, "r-1-0", "r-2-0")
    assert plan(state) == ["add robin woodsmen 0", "add robin merry-men 0"]


@pytest.mark.rule("CARDS-3.3", "CARDS-X.8")
def test_only_characters_can_be_picked() -> None:
    state = ambush({W: 1, A: 1, HW: 1}, {G: 1})
    assert why_not(state, "r-0-0") == kinds.NO_CHARACTER
    assert why_not(state, "r-9-0") == kinds.NO_CHARACTER
    assert why_not(state, "r-1-0") == 0
    assert why_not(state, "r-1-7") == kinds.NOT_IN_HAND
    assert why_not(state, "nonsense") == kinds.NOT_IN_HAND


@pytest.mark.rule("CARDS-3.3")
def test_bluffing_lets_any_card_be_picked() -> None:
    state = ambush({W: 1, A: 1, HW: 1}, {G: 1}, bluff="on")
    assert targets(state) == {"r-0-0", "r-1-0", "r-9-0"}
    assert plan(state, "r-9-0") == ["add robin arrow 0", "add robin woodsmen 0", "add robin heal-wounds 1"]


@pytest.mark.rule("CARDS-3.4", "CARDS-X.9", "CARDS-X.10")
def test_the_trap_may_be_picked_first_but_not_alone() -> None:
    state = ambush({W: 1}, {G: 1, TRAP: 2}, SHERIFF)
    assert targets(state) == {"s-2-0", "s-7-0", "s-7-1"}
    assert plan(state, "s-7-0") == []
    assert hint(state, "s-7-0") == words.fault(kinds.TRAP_ALONE, "en")
    assert plan(state, "s-7-0", "s-2-0") == ["add sheriff guards 1", "trap 1"]
    assert plan(state, "s-2-0") == ["add sheriff guards 1", "trap 0"]
    assert why_not(state, "s-7-1", "s-7-0") == kinds.SECOND_TRAP
    assert targets(state, "s-7-0") == {"s-2-0", "s-7-0"}


@pytest.mark.rule("CARDS-3.4")
def test_a_lone_trap_is_a_plan_where_it_is_allowed() -> None:
    assert plan(ambush({W: 1}, {G: 1, TRAP: 1}, SHERIFF, lone_trap="on"), "s-7-0") == ["add sheriff guards 0", "trap 1"]


@pytest.mark.rule("CARDS-X.12")
def test_who_has_nobody_to_send_is_offered_a_single_button() -> None:
    offer = plans.offer(ambush({W: 1}, {B: 1, TRAP: 1}, SHERIFF), SHERIFF, (), "en")
    assert written(offer.moves) == ["pass sheriff"]
    assert not offer.picks and not offer.plan


@pytest.mark.rule("CARDS-3.5", "CARDS-X.15")
def test_the_hint_foretells_force_and_shots() -> None:
    state = ambush({W: 1, Y: 1, RH: 1, A: 8}, {G: 1})
    assert hint(state, "r-1-0", "r-3-0", "r-8-0") == "Force 70; up to 6 shots."
    one_each = ambush({W: 1, Y: 1, RH: 1, A: 8}, {G: 1}, one_arrow_each="on")
    assert hint(one_each, "r-1-0", "r-3-0", "r-8-0") == "Force 70; up to 3 shots."
    assert hint(ambush({RH: 1, A: 1}, {G: 1}), "r-8-0") == "Force 50; up to 1 shot."
    assert hint(ambush({W: 1}, {H: 2, TRAP: 1}, SHERIFF), "s-3-0", "s-7-0") == "Force 15, with a Trap: nobody will shoot."


def test_what_was_answered_in_words_can_no_longer_be_picked() -> None:
    state = ambush({W: 1, M: 1}, {G: 1})
    state.play(words.read("add robin woodsmen 0"))
    assert targets(state) == {"r-2-0"}
    assert why_not(state, "r-1-0") == kinds.OUT_OF_ORDER
    assert plan(state, "r-2-0") == ["add robin merry-men 1"]


def test_a_card_keeps_its_name_behind_the_barrier() -> None:
    state = ambush({W: 2, M: 1}, {G: 1})
    before = targets(state)
    state.play(words.read("add robin woodsmen 1"))
    assert before == {"r-1-0", "r-1-1", "r-2-0"}
    assert targets(state) == {"r-2-0"}


# -- shots and casualties -----------------------------------------------------------------------------------------------
@pytest.mark.rule("CARDS-4.1")
def test_shots_are_picked_card_by_card_or_named_on_a_button() -> None:
    state = setup.start({"deal": "balanced"})
    while state.turn() == CHANCE:
        tournament = words.read("prize tournament")
        moves = legal(state)
        state.play(tournament if tournament in moves else moves[0])
    arrows = c_of(legal(state)[-1])
    offer = plans.offer(state, ROBIN, ("r-0-1", "r-0-2"), "en")
    assert written(offer.plan) == ["shots robin 2"]
    assert written(offer.moves) == ["shots robin 0", f"shots robin {arrows}"]
    assert len(offer.picks) == arrows
    assert offer.hint == f"2 chosen, {arrows} at most."
    assert plans.offer(state, ROBIN, (), "en").plan == (words.read("shots robin 0"),)


def test_few_numbers_of_shots_have_a_button_each() -> None:
    state = ambush({M: 1, Y: 1, A: 5}, {G: 1})
    for move in plan(state, "r-2-0", "r-3-0"):
        state.play(words.read(move))
    state.play(words.read("add sheriff guards 1"))
    while state.turn() == CHANCE:
        state.play(legal(state)[0])
    assert written(plans.offer(state, ROBIN, (), "en").moves) == [f"shots robin {n}" for n in range(4)]


@pytest.mark.rule("CARDS-3.7", "CARDS-X.23")
def test_exactly_the_casualties_wanted_make_a_plan() -> None:
    state = volley({W: 1, M: 1, RH: 1}, {G: 2, B: 0}, (0, 2))
    assert targets(state) == {"r-1-0", "r-2-0", "r-8-0"}
    assert hint(state) == "Choose 2 more."
    assert hint(state, "r-8-0") == "Choose 1 more."
    assert plan(state, "r-8-0") == []
    assert plan(state, "r-8-0", "r-1-0") == ["lose robin woodsmen 1", "lose robin merry-men 0", "lose robin robin-hood 1"]
    assert plan(state, "r-2-0", "r-1-0")[:2] == ["lose robin woodsmen 1", "lose robin merry-men 1"]
    assert hint(state, "r-2-0", "r-1-0") == "That is exactly right."
    assert why_not(state, "r-8-0", "r-1-0", "r-2-0") == kinds.WRONG_DEAD
    assert hint(state, "r-8-0", "r-1-0", "r-2-0") == words.fault(kinds.WRONG_DEAD, "en")
    assert targets(state, "r-1-0", "r-2-0") == {"r-1-0", "r-2-0"}


@pytest.mark.rule("CARDS-3.7")
def test_where_the_shooter_picks_the_enemy_is_clicked() -> None:
    state = volley({W: 1, M: 1, RH: 1}, {G: 2}, (0, 2), shooter_picks="on")
    assert state.turn() == SHERIFF
    assert "r-8-0" in targets(state)
    assert plan(state, "r-8-0", "r-2-0") == ["lose robin woodsmen 0", "lose robin merry-men 1", "lose robin robin-hood 1"]


@pytest.mark.rule("CARDS-3.1")
def test_cards_are_dropped_down_to_the_hand_limit() -> None:
    state = setup.start({"deal": "balanced", "hand_limit": "7"})
    rng = Rng(4)
    while state.turn() == CHANCE:
        state.play(state.sample(rng))
    held = sorted(targets(state))
    assert len(held) == 9
    assert hint(state, held[0]) == "Choose 1 more."
    assert len(plans.offer(state, ROBIN, held[:2], "en").plan) > 0
    assert why_not(state, held[2], *held[:2]) == kinds.WRONG_DROP


# -- keeping ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("CARDS-3.9", "CARDS-X.26")
def test_the_winner_keeps_twenty_or_any_one() -> None:
    state = melee({RH: 1, M: 2}, {H: 2, K: 1})
    assert targets(state) == {"r-8-0", "r-2-0", "r-2-1"}
    assert plan(state) == []
    assert hint(state) == "Choose at least one."
    assert plan(state, "r-2-0", "r-2-1") == ["keep robin merry-men 2"]
    assert plan(state, "r-2-1") == ["keep robin merry-men 1"]
    assert plan(state, "r-8-0") == ["alone robin robin-hood"]
    assert hint(state, "r-8-0") == "Only Robin Hood, of force 50."
    assert why_not(state, "r-8-0", "r-2-0") == kinds.OVER_LIMIT
    assert hint(state, "r-8-0", "r-2-0") == words.fault(kinds.OVER_LIMIT, "en")
    assert why_not(state, "r-2-0", "r-8-0") == kinds.OVER_LIMIT
    assert written(plans.offer(state, ROBIN, (), "en").moves) == ["alone robin robin-hood"]


@pytest.mark.rule("CARDS-X.27")
def test_where_nobody_is_weak_enough_one_is_kept_alone() -> None:
    state = melee({M: 3}, {H: 1, K: 1})
    assert targets(state) == {"s-3-0", "s-4-0"}
    assert plan(state, "s-4-0") == ["alone sheriff knights"]
    assert plan(state, "s-3-0", "s-4-0") == []
    assert why_not(state, "s-3-0", "s-4-0") == kinds.OVER_LIMIT


@pytest.mark.rule("CARDS-X.28", "CARDS-0.4")
def test_the_last_one_who_may_stay_is_kept_unasked() -> None:
    state = melee({M: 1, Y: 1}, {C: 1, G: 1, S: 1})
    assert plan(state, "s-2-0") == ["keep sheriff shieldmen 0"]
    assert plan(state, "s-1-0") == ["keep sheriff shieldmen 1", "keep sheriff guards 0"]
    assert plan(state, "s-1-0", "s-2-0") == ["keep sheriff shieldmen 1", "keep sheriff guards 1"]
    assert plan(state, "s-5-0") == ["alone sheriff chevaliers"]
    assert plan(state) == []


# -- healing ------------------------------------------------------------------------------------------------------------
def defeat(hand: Mapping[int, int], lost: Mapping[int, int]) -> Cards:
    """Robin has lost these combatants, and may heal."""
    state = ambush(hand, {}, CHANCE)
    for side, combatants in ((state.robin, lost), (state.sheriff, {C: 3})):
        side.deck -= pile(combatants)
        side.combatants = pile(combatants)
    state.to_melee()
    while state.turn() != ROBIN:
        state.play(legal(state)[-1])
    return state


@pytest.mark.rule("CARDS-3.12", "CARDS-X.39")
def test_the_fallen_are_healed_while_heal_wounds_last() -> None:
    state = defeat({HW: 1, A: 1}, {M: 1, RH: 1})
    assert targets(state) == {"r-2-0", "r-8-0"}
    assert plan(state) == ["heal robin merry-men 0", "heal robin robin-hood 0"]
    assert plan(state, "r-8-0") == ["heal robin merry-men 0", "heal robin robin-hood 1"]
    assert quick(state) == {"Heal the strongest: Robin Hood": plan(state, "r-8-0"), "Heal nobody": plan(state)}
    assert why_not(state, "r-2-0", "r-8-0") == kinds.TOO_FEW_HEALS
    assert why_not(state, "r-0-0") == kinds.NOT_YOUR_DEAD


@pytest.mark.rule("CARDS-X.39")
def test_without_heal_wounds_one_answer_does_for_all_the_fallen() -> None:
    state = defeat({A: 1}, {M: 1, RH: 1})
    assert not targets(state)
    assert quick(state) == {"Heal nobody": ["heal robin merry-men 0", "heal robin robin-hood 0"]}
    assert plan(state) == quick(state)["Heal nobody"]
    assert hint(state) == "You hold no Heal Wounds that you may use."
    assert why_not(state, "r-8-0") == kinds.TOO_FEW_HEALS


# -- what a choice costs or brings --------------------------------------------------------------------------------------
def about(state: Cards, *picked: str) -> dict[str, About]:
    """What is said of each pick, by its target, and of the plan, by its notation."""
    seat = int(state.turn())
    offer = plans.offer(state, seat, picked, "en")
    said = {pick.target: pick.about for pick in offer.picks}
    if offer.plan:
        said["plan"] = plans.about(state, seat, offer.plan, "en")
    return said


@pytest.mark.rule("CARDS-3.3", "CARDS-3.4")
def test_a_pick_says_what_it_brings_to_the_ambush() -> None:
    robin = about(ambush({W: 1, Y: 1, A: 5}, {G: 1}), "r-1-0", "r-3-0")
    assert robin["r-3-0"] == About("Brings force 15; may bear 2 shots.", "CARDS-3.3")
    assert robin["plan"] == About("Brings force 20; may bear 3 shots.", "CARDS-3.3")
    sheriff = about(ambush({W: 1}, {S: 1, TRAP: 1}, SHERIFF), "s-1-0", "s-7-0")
    assert sheriff["s-1-0"] == About("Brings force 5; stops 1 arrow.", "CARDS-3.3")
    assert sheriff["s-7-0"] == About("Spends the Trap: nobody shoots this turn.", "CARDS-3.4")
    assert sheriff["plan"] == About("Spends the Trap: nobody shoots this turn. Brings force 5.", "CARDS-3.4")


@pytest.mark.rule("CARDS-3.3")
def test_a_bluff_says_that_it_counts_for_nothing() -> None:
    said = about(ambush({W: 1, A: 1}, {G: 1}, bluff="on"))
    assert said["r-0-0"] == About("Counts for nothing, and is discarded when it is revealed.", "CARDS-3.3")
    assert said["plan"] == About("Adds nobody, costs nothing.", "CARDS-3.3")


@pytest.mark.rule("CARDS-3.7", "CARDS-3.9", "CARDS-3.12")
def test_a_pick_says_what_it_costs_afterwards() -> None:
    assert about(volley({W: 1, M: 1, RH: 1}, {G: 2}, (0, 2)))["r-2-0"] == About("Costs 10 of your force of 65.", "CARDS-3.7")
    enemy = about(volley({W: 1, M: 1, RH: 1}, {G: 2}, (0, 2), shooter_picks="on"))
    assert enemy["r-2-0"] == About("Takes 10 of their force of 65.", "CARDS-3.7")
    kept = about(melee({RH: 1, M: 2}, {H: 2, K: 1}), "r-2-0")
    assert kept["r-2-0"] == About("Uses 10 of the 20 you may keep.", "CARDS-3.9")
    assert about(melee({RH: 1, M: 2}, {H: 2, K: 1}))["r-8-0"][0].startswith("Force 50, above the 20")
    healed = about(defeat({HW: 2}, {M: 1, RH: 1}), "r-8-0")
    assert healed["plan"] == About("Spends one Heal Wounds; force 50 comes back to your hand.", "CARDS-3.12")


@pytest.mark.rule("CARDS-3.5", "CARDS-4.1")
def test_shots_say_what_they_spend() -> None:
    state = ambush({Y: 1, A: 5}, {G: 1})
    for move in (*plans.offer(state, ROBIN, ("r-3-0",), "en").plan, words.read("add sheriff guards 1")):
        state.play(move)
    while state.turn() == CHANCE:
        state.play(legal(state)[0])
    assert plans.about(state, ROBIN, (words.read("shots robin 2"),), "en") == About("Spends 2 of your 5 arrows.", "CARDS-3.5")
    assert plans.about(state, ROBIN, (words.read("shots robin 0"),), "fr") == About("Ne dépense rien.", "CARDS-3.5")


def test_who_is_not_asked_is_told_of_no_cost() -> None:
    assert plans.about(ambush({W: 1}, {G: 1}), SHERIFF, (words.read("add sheriff guards 1"),), "en") == About("", "")


# -- quick answers ------------------------------------------------------------------------------------------------------
def quick(state: Cards) -> dict[str, list[str]]:
    offer = plans.offer(state, int(state.turn()), (), "en")
    return {answer.label: written(answer.moves) for answer in offer.quick}


def test_everybody_or_nobody_can_be_sent_at_once() -> None:
    assert quick(ambush({W: 2, M: 1, A: 3}, {G: 1})) == {
        "Send everybody": ["add robin woodsmen 2", "add robin merry-men 1"],
        "Send nobody": ["add robin woodsmen 0", "add robin merry-men 0"],
    }
    assert quick(ambush({W: 1}, {G: 1, TRAP: 1}, SHERIFF))["Send everybody"] == ["add sheriff guards 1", "trap 0"]


def test_the_weakest_can_be_lost_at_once_and_the_strongest_shot() -> None:
    assert list(quick(volley({W: 1, M: 2, RH: 1}, {G: 2}, (0, 2)))) == ["Lose the weakest: Woodsmen, Merry Men"]
    picks = quick(volley({W: 1, M: 1, RH: 1}, {G: 2}, (0, 2), shooter_picks="on"))
    assert list(picks) == ["Shoot the strongest: Merry Men, Robin Hood"]


@pytest.mark.rule("CARDS-3.9", "CARDS-X.26", "CARDS-X.28")
@pytest.mark.parametrize(
    ("robin", "sheriff", "best"),
    [
        ({RH: 1, M: 2}, {H: 2, K: 1}, ["alone robin robin-hood"]),
        ({M: 1, Y: 1}, {C: 1, G: 1, S: 1}, ["alone sheriff chevaliers"]),
        ({M: 3}, {H: 1, K: 1}, ["alone sheriff knights"]),
        ({M: 1}, {H: 2, G: 1, S: 1}, ["keep sheriff shieldmen 1", "keep sheriff guards 0", "keep sheriff halberdiers 2"]),
    ],
)
def test_the_strongest_can_be_kept_at_once(robin: dict[int, int], sheriff: dict[int, int], best: list[str]) -> None:
    assert list(quick(melee(robin, sheriff)).values()) == [best]


# -- every position -----------------------------------------------------------------------------------------------------
@given(seed=st.integers(0, 400), data=st.data())
def test_every_whole_answer_can_be_clicked(seed: int, data: st.DataObject) -> None:
    """Whatever a seat may answer, question by question, is the plan of the cards it takes, and of nothing else."""
    rng = Rng(seed)
    variants = [option.name for option in setup.OPTIONS if option.is_variant]
    options = {name: "on" for name in variants if rng.below(4) == 0} | {"hand_limit": ("none", "7")[rng.below(2)]}
    state = setup.start(options)
    for _ in range(rng.below(350)):
        if state.turn() == OVER:
            return
        moves = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else moves[rng.below(len(moves))])
    while state.turn() == CHANCE:
        state.play(state.sample(rng))
    if state.turn() == OVER:
        return
    seat = int(state.turn())
    choice = plans.Choice(state, seat)
    taken: Counter[int] = Counter()
    trial, answer = state.copy(), []
    while trial.turn() == seat and plans._set_of(legal(trial)[0]) == choice.set:
        move = data.draw(st.sampled_from(legal(trial)))
        answer.append(move)
        trial.play(move)
        taken += Counter({plans._asked([move])[0]: 1 if kind_of(move) == kinds.ALONE else c_of(move)})
    picked = [card.target for card in choice.cards() if taken[card.kind] > card.number - choice.before[card.kind]]
    picked = data.draw(st.permutations(picked))
    offer = plans.offer(state, seat, picked, "en")
    if not offer.plan and len(legal(state)) == 1:
        assert list(offer.moves) == answer == legal(state)
        return
    after = state.copy()
    if not picked and choice.set == kinds.KEEP and not state.kept:
        assert offer.plan == ()
        return
    for move in offer.plan:
        assert not after.fault(move)
        after.play(move)
    assert after.dump() == trial.dump()
    assert {pick.target for pick in offer.picks if pick.picked} == set(picked)
    assert all(not plans.why_not(state, seat, picked, pick.target) for pick in offer.picks)
    assert all(pick.about.text and CARDS.words.clause(pick.about.clause, "en") for pick in offer.picks)
    assert all(plans.about(state, seat, moves, "fr").text for moves in (offer.plan, *((move,) for move in offer.moves)))
    assert plans.complete(state, seat, answer) == offer.plan
    for answered in offer.quick:
        last_is_kept_unasked = all(kind_of(move) == kinds.KEEP and not c_of(move) for move in answered.moves)
        assert last_is_kept_unasked or plans.complete(state, seat, answered.moves) == answered.moves


@pytest.mark.rule("CARDS-6.5")
@given(seed=st.integers(0, 300))
def test_an_offer_tells_nothing_that_the_seat_does_not_know(seed: int) -> None:
    rng = Rng(seed)
    state = setup.start({"deal": "balanced"})
    for _ in range(40 + rng.below(200)):
        if state.turn() == OVER:
            return
        moves = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else moves[rng.below(len(moves))])
    for seat in range(2):
        twin = state.imagine(seat, rng)
        assert plans.offer(state, seat, (), "en") == plans.offer(twin, seat, (), "en")


@given(seed=st.integers(0, 300))
def test_whatever_can_be_picked_lies_on_the_table(seed: int) -> None:
    rng = Rng(seed)
    state = setup.start({"deal": "balanced", "hand_limit": "7", "shooter_picks": ("off", "on")[rng.below(2)]})
    for _ in range(rng.below(400)):
        if state.turn() == OVER:
            return
        moves = legal(state)
        state.play(state.sample(rng) if state.turn() == CHANCE else moves[rng.below(len(moves))])
    seat = int(state.turn())
    if seat >= 0:
        offer = plans.offer(state, seat, (), "en")
        assert {pick.target for pick in offer.picks} <= CARDS.picture.scene(CARDS.views.view(state, seat), "en").pieces.keys()


def test_cards_are_counted_through_hand_and_table() -> None:
    state = volley({W: 2, M: 1}, {G: 2}, (0, 2))
    state.robin.deck -= cards(1, W)
    state.robin.hand += cards(1, W)
    assert targets(state) == {"r-1-1", "r-1-2", "r-2-0"}
    assert why_not(state, "r-1-0") == kinds.NOT_STANDING


def test_who_is_not_asked_is_offered_nothing() -> None:
    state = ambush({W: 1}, {G: 1})
    assert plans.offer(state, SHERIFF, (), "en") == Offer()
    assert plans.why_not(state, SHERIFF, (), "s-2-0") == kinds.NOT_NOW
    assert plans.complete(state, SHERIFF, ()) == ()


def test_like_cards_are_told_apart_by_their_labels() -> None:
    state = ambush({W: 2, M: 1}, {G: 1})
    labels = [pick.label for pick in plans.offer(state, ROBIN, (), "en").picks]
    assert labels == ["Woodsmen (5), 1 of 2", "Woodsmen (5), 2 of 2", "Merry Men (10)"]
