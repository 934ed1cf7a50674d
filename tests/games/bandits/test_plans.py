"""From clicks to moves, and what is said of each before it is made."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sherwood.games.bandits import kinds, plans, targets
from sherwood.kernel.game import About, Offer
from sherwood.kernel.moves import kind_of, pack
from sherwood.kernel.play import legal
from sherwood.kernel.state import CHANCE
from tests.games.bandits.table import CLAUSES, Table, chosen, new_game, situation

COVERED = "low? mid? high? low?"


def offer(t: Table, *picked: str) -> Offer:
    return plans.offer(t.state, t.state.turn(), picked, "en")


def may_pick(t: Table, *picked: str) -> set[str]:
    return {pick.target for pick in offer(t, *picked).picks if not pick.picked}


def counted(t: Table, *picked: str) -> list[str]:
    return [pick.target for pick in offer(t, *picked).picks if pick.picked]


def plan(t: Table, *picked: str) -> tuple[int, ...]:
    return offer(t, *picked).plan


def why_not(t: Table, target: str, picked: Sequence[str] = ()) -> str:
    number = plans.why_not(t.state, t.state.turn(), picked, target)
    return CLAUSES[number] if number else ""


@pytest.mark.rule("BANDITS-4.2b")
def test_a_bush_or_an_alley_is_clicked_and_confirmed() -> None:
    t = situation("A - - -", wagons=COVERED, merry="brotherhood insider head boy")
    assert {"bush-0-1", "bush-3-3", "alley-0", "alley-2"} <= may_pick(t) and "bush-0-0" not in may_pick(t)
    assert plan(t, "bush-0-1") == (chosen(["W1.2"]),)
    assert plan(t, "alley-1") == plan(t, "alley-0") == (pack(kinds.PLACE, kinds.ALLEY),)
    assert offer(t).moves == (pack(kinds.BROTHERHOOD),)


@pytest.mark.rule("BANDITS-4.2f")
def test_what_a_character_does_is_said_while_he_may_be_called() -> None:
    t = situation("A - - -", wagons=COVERED, merry="spy insider head boy")
    assert offer(t).hint.startswith("Send a covered wagon away")
    t = situation("A - - -", wagons=COVERED, merry="spy insider head boy", leaders="prison free free free")
    assert offer(t).hint == ""


def test_a_new_pick_takes_the_place_of_the_last() -> None:
    t = situation(wagons=COVERED)
    assert counted(t, "bush-0-1", "bush-2-2") == ["bush-2-2"]
    assert plan(t, "bush-0-1", "bush-2-2") == (chosen(["W3.3"]),)


@pytest.mark.rule("BANDITS-8.1")
def test_two_wagons_are_clicked_in_any_order() -> None:
    t = situation(wagons=COVERED, merry="gossip insider head boy")
    assert plan(t, "wagon-2") == () and "wagon-0" in may_pick(t, "wagon-2")
    assert plan(t, "wagon-2", "wagon-0") == plan(t, "wagon-0", "wagon-2") == (chosen(["gossip", "W1", "W3"]),)


@pytest.mark.rule("BANDITS-8.5", "BANDITS-8.6")
def test_one_s_own_bandit_is_clicked_first() -> None:
    t = situation("A A B -", "- C - D", wagons="6 9 12 4", merry="gossip shove head boy")
    assert plan(t, "bush-0-0", "bush-0-1") == (chosen(["shove", "W1.1", "right"]),)
    assert plan(t, "bush-0-1", "bush-0-0") == (chosen(["shove", "W1.2", "left"]),)
    insider = situation("A - - -", "B - - -", wagons="6 9 12 4")
    assert plan(insider, "bush-0-0", "bush-1-0") == (chosen(["insider", "W1.1", "W2"]),)


@pytest.mark.rule("BANDITS-8.9")
def test_a_die_that_may_go_up_or_down_asks_which() -> None:
    t = situation("A B - -", wagons="9 8 12 4")
    t.pass_all()
    t.plays("A wagon W1")
    t.rolls(3, 2)
    assert plan(t, "die-0-0") == ()
    assert [quick.moves for quick in offer(t, "die-0-0").quick] == [(pack(kinds.DOWN, 0, 0),), (pack(kinds.DOWN, 0, 1),)]
    assert why_not(t, "die-0-2") == "BANDITS-8.9"


@pytest.mark.rule("BANDITS-6.4f")
def test_tokens_are_paid_together() -> None:
    t = situation(columns=["6 5 4", "", "", ""], now=["2ring coin village"])
    t.pass_all()
    assert {kind_of(move) for move in offer(t).moves} == {kinds.BRIBE}
    t.plays("A bribe 3")
    assert may_pick(t) == {"loot-0", "loot-12", "loot-13"}
    assert plan(t, "loot-13", "loot-0", "loot-12") == tuple(pack(kinds.DISCARD, face) for face in (0, 12, 13))
    assert plan(t, "loot-12", "loot-0") == tuple(pack(kinds.DISCARD, face) for face in (0, 0, 12))
    assert plan(t, "loot-12", "loot-13") == ()
    assert may_pick(t, "loot-13", "loot-0", "loot-12") == set()
    assert why_not(t, "loot-3") == "BANDITS-8.14"


def test_where_the_faces_leave_a_choice_each_set_is_offered() -> None:
    t = situation(columns=["6 5 4", "", "", ""], now=["2ring 2coin"])
    t.pass_all()
    t.plays("A bribe 3")
    sets = [tuple(pack(kinds.DISCARD, face) for face in faces) for faces in ((0, 12, 12), (0, 0, 12))]
    assert plan(t, "loot-0", "loot-12") == ()
    assert [quick.moves for quick in offer(t, "loot-0", "loot-12").quick] == sets


def test_why_not_names_the_clause() -> None:
    t = situation("A - - -", wagons="low? mid? high? -", players=3, alleys="A B C", merry="spy insider head boy")
    assert [why_not(t, target) for target in ("bush-0-0", "bush-3-0", "alley-0", "bush-0-1")] == [
        "BANDITS-4.2b", "BANDITS-4.2c", "BANDITS-0.1", "",
    ]  # fmt: skip
    assert why_not(t, "wagon-3") == "BANDITS-4.2c" and why_not(t, "wagon-1") == ""


@pytest.mark.rule("BANDITS-O.5")
def test_the_chance_to_be_paid_is_shown_before_placing() -> None:
    t = situation("- B - -", wagons=COVERED)
    badges = {pick.target: pick.badge for pick in offer(t).picks}
    assert badges["bush-0-0"] != badges["bush-2-0"] and "%" in badges["bush-2-0"]
    about = next(pick.about for pick in offer(t).picks if pick.target == "bush-0-2")
    assert len(about.lines) == 2 and about.clause == "BANDITS-5.4a"
    (picked,) = (pick for pick in offer(t, "bush-0-2").picks if pick.picked)
    assert picked.about == About(about.text, about.clause) and picked.badge == badges["bush-0-2"]


@pytest.mark.rule("BANDITS-8.9")
def test_what_each_way_to_turn_a_die_comes_to_is_shown_before_one_is_chosen() -> None:
    t = situation("A B - -", wagons="9", merry="gossip insider head boy", leaders="free robin robin robin")
    t.rolls(3, 4)
    (pick,) = offer(t).picks
    assert (pick.target, pick.badge) == ("die-0-0", "5/9")
    assert [line.text for line in pick.about.lines] == [f"The row comes to {n}; 9 are needed." for n in (5, 9)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_moves_of_a_game_can_be_clicked(players: int) -> None:
    """What is legal is a button, or the plan or a quick answer of picks that are offered one after the other."""
    t = new_game(players)
    for turn in range(40):
        while t.state.turn() == CHANCE:
            t.play(legal(t.state)[-1])
        moves = legal(t.state)
        move = moves[turn * 7 % len(moves)]
        if kind_of(move) != kinds.DISCARD:
            assert move in reached(t, move)
        t.play(move)


def reached(t: Table, move: int) -> tuple[int, ...]:
    """What is reached by clicking a move's targets, each of them offered."""
    ways = targets.ways(t.state, move)
    if not ways:
        return offer(t).moves
    for clicked in range(len(ways[0])):
        assert ways[0][clicked] in may_pick(t, *ways[0][:clicked])
    now = offer(t, *ways[0])
    return (*now.plan, *(quick.moves[0] for quick in now.quick))
