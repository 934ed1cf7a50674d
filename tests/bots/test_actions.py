"""Opponents of games of many moves a turn: they choose among whole actions, go on with them, and compare them fairly."""

from __future__ import annotations

from math import inf
from time import perf_counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sherwood import bots
from sherwood.bots.contest import ask
from sherwood.bots.greedy import WORLDS, Greedy
from sherwood.bots.judge import Judge
from sherwood.bots.lookahead import Lookahead, halvings
from sherwood.bots.search import Search
from sherwood.games import find
from sherwood.kernel.eye import Actions, Eye
from sherwood.kernel.moves import a_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import State
from tests.bots.toys import CLIMB, CRACK, PULL, REST, TAKE, Fair, FairEye, Heap, Ladder, LadderEye


def moves_of(actions: Actions) -> list[list[int]]:
    return [actions.moves.to_list()[actions.start(i) : actions.end(i)] for i in range(actions.n)]


# -- the buffer -------------------------------------------------------------------------------------------------------
def test_actions_are_kept_apart() -> None:
    actions = Actions()
    for action in ([1, 2, 3], [4], [5, 6]):
        for move in action:
            actions.moves.add(move)
        actions.close()
    assert moves_of(actions) == [[1, 2, 3], [4], [5, 6]]
    actions.clear()
    assert moves_of(actions) == []
    actions.moves.add(7)
    actions.close()
    assert moves_of(actions) == [[7]]


def test_more_actions_than_there_was_room_for() -> None:
    actions = Actions()
    for n in range(1, 400):
        actions.moves.add(n)
        actions.close()
    assert moves_of(actions) == [[n] for n in range(1, 400)]


def test_an_action_that_there_is_already_is_not_added_again() -> None:
    actions = Actions()
    for action in ([1, 2], [1], [1, 2], [1, 2, 3], [1]):
        for move in action:
            actions.moves.add(move)
        actions.close_if_new()
    actions.moves.add(9)
    actions.take_back()
    assert moves_of(actions) == [[1, 2], [1], [1, 2, 3]] and actions.moves.n == 6


def test_every_move_is_an_action_unless_the_eye_says_otherwise() -> None:
    actions = Actions()
    Eye().fill(Heap(5), actions)
    assert moves_of(actions) == [[pack(TAKE, 0, n)] for n in (1, 2, 3)]


# -- going on with what was begun -------------------------------------------------------------------------------------
def climbed(state: Ladder, bot: Greedy, moves: int) -> list[int]:
    """The moves of a bot; chance breaks the rung that is cracked."""
    made = []
    for _ in range(moves):
        made.append(ask(bot, state, 0, Rng(1)))
        state.play(made[-1])
        if state.turn() < 0 and not state.is_over:
            state.play(pack(CRACK, 1))
    return made


def test_an_action_begun_is_gone_on_with() -> None:
    eye = LadderEye()
    assert climbed(Ladder(4), Greedy(eye, 2), 4) == [pack(CLIMB, n) for n in range(1, 5)]
    assert eye.fills == 1


def test_an_action_interrupted_is_thought_over_anew() -> None:
    eye = LadderEye()
    assert climbed(Ladder(4, crack=2), Greedy(eye, 2), 3) == [pack(CLIMB, 1), pack(CLIMB, 2), pack(REST)]
    assert eye.fills == 2


def test_an_action_done_is_followed_by_a_new_one() -> None:
    eye = LadderEye()
    assert climbed(Ladder(2), Greedy(eye, 2), 3) == [pack(CLIMB, 1), pack(CLIMB, 2), pack(REST)]
    assert eye.fills == 2


# -- greedy -----------------------------------------------------------------------------------------------------------
def test_one_world_is_enough_where_chance_has_no_part() -> None:
    eye = LadderEye()
    Greedy(eye, 2).choose(Ladder(3), 0, Rng(1))
    assert eye.worths == 1  # to rest ends the game, which needs no eye


def test_several_worlds_are_tried_where_chance_has_a_part() -> None:
    eye = LadderEye()
    Greedy(eye, 2).choose(Ladder(3, crack=2), 0, Rng(1))
    assert eye.worths == WORLDS


# -- looking ahead ----------------------------------------------------------------------------------------------------
def test_games_with_actions_are_searched_by_them() -> None:
    assert isinstance(bots.make("search:20", find("skirmish")), Lookahead)
    assert isinstance(bots.make("search:20", find("cards")), Search)


@pytest.mark.parametrize(("n", "rounds"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_halvings(n: int, rounds: int) -> None:
    assert halvings(n) == rounds


@pytest.mark.parametrize(
    ("sums", "start", "n", "kept"),
    [((3.0, 9.0, 1.0, 7.0), 0, 2, [1, 3]), ((0.0, -2.0, 5.0, 1.0), 1, 2, [0, 2]), ((0.0, 4.0, 5.0), 1, 8, [0, 2, 1])],
)
def test_the_best_are_kept_the_best_first(sums: tuple[float, ...], start: int, n: int, kept: list[int]) -> None:
    bot = Lookahead(FairEye(), 2, 100, 0.0)
    bot.kept = vec[i64](list(range(len(sums))))
    bot.sum = vec[float](list(sums))
    bot.keep(start, n)
    assert list(bot.kept) == kept


@pytest.mark.parametrize(
    ("differences", "is_better"),
    [
        ((0.0, 0.0), False),
        ((0.9,), False),
        ((0.1, 0.1), True),
        ((0.5, -0.4) * 20, False),
        ((0.5, -0.3) * 20, False),
        ((0.5, 0.0) * 20, True),
    ],
)
def test_another_is_taken_only_if_it_was_surely_better(differences: tuple[float, ...], is_better: bool) -> None:
    bot = Lookahead(FairEye(), 2, 100, 0.0)
    bot.sum = vec[float]([sum(differences)])
    bot.square = vec[float]([sum(one * one for one in differences)])
    assert bot.is_better(0, float(len(differences))) == is_better


def judged(iterations: int, *shares: int) -> list[tuple[int, int]]:
    """What is judged after the first look."""
    eye = FairEye()
    Lookahead(eye, 2, iterations, 0.0).choose(Fair(*shares), 0, Rng(1))
    return eye.judged[WORLDS * len(shares) :]


@pytest.mark.parametrize(
    ("iterations", "arms", "spent"), [(240, 8, 240), (100, 8, 32 + 32 + 32), (1, 8, 8 + 4 + 2), (90, 3, 45 + 44)]
)
def test_no_more_is_tried_than_was_asked_for_but_each_action_once(iterations: int, arms: int, spent: int) -> None:
    assert len(judged(iterations, *range(1, arms + 1))) == spent


def test_what_does_not_look_good_at_once_is_not_looked_at_again() -> None:
    arms = {arm for arm, _ in judged(240, *[10] * 4, *[90] * 8)}
    assert arms == set(range(4, 12))


def test_all_actions_are_tried_with_the_same_luck() -> None:
    first = judged(240, *[50] * 8)[:80]
    luck = [[luck for arm, luck in first if arm == one] for one in range(8)]
    assert all(one == luck[0] for one in luck)
    assert len(set(luck[0])) > 5


def test_the_time_given_is_kept() -> None:
    eye, begun = FairEye(), perf_counter()
    Lookahead(eye, 2, 0, 0.1).choose(Fair(1, 2, 3, 4), 0, Rng(1))
    assert 0.1 <= perf_counter() - begun < 2.0
    assert len(eye.judged) > 4 * WORLDS + 6


def test_what_takes_all_the_time_to_look_at_is_not_tried() -> None:
    eye = FairEye()
    assert a_of(Lookahead(eye, 2, 0, 1e-9).choose(Fair(1, 2, 3, 4), 0, Rng(1))) in range(4)
    assert len(eye.judged) == 4 * WORLDS


@pytest.mark.parametrize("best", [0, 2, 5])
def test_the_best_arm_is_found(best: int) -> None:
    shares = [40] * 6
    shares[best] = 60
    for seed in range(5):
        assert a_of(Lookahead(FairEye(), 2, 60, 0.0).choose(Fair(*shares), 0, Rng(seed))) == best


def test_what_takes_many_moves_to_pay_is_found() -> None:
    assert Lookahead(LadderEye(), 2, 20, 0.0).choose(Ladder(5), 0, Rng(1)) == pack(CLIMB, 1)


def test_a_world_for_which_time_is_too_short_counts_for_nothing() -> None:
    bot, state = Lookahead(FairEye(), 2, 100, 0.0), Fair(0, 50)
    bot.eye.fill(state, bot.actions)
    bot.kept, bot.sum, bot.square = vec[i64]([0, 1]), vec[float]([0.0, 0.0]), vec[float]([0.0, 0.0])
    assert not bot.try_all(state, 0, 1, 0, 0.0) and list(bot.sum) == [0.0, 0.0]
    assert bot.try_all(state, 0, 1, 0, inf) and bot.sum[1] > bot.sum[0] == 0.0


class Deep(FairEye):
    """Offers the first arms, and the others to searches alone."""

    def __init__(self, offered: int, caution: float = 2.0) -> None:
        super().__init__()
        self.offered = offered
        self.cautious = caution
        self.favourites: list[tuple[int, float]] = []

    def fill(self, state: State, out: Actions) -> None:
        super().fill(state, out)
        out.ends.n = out.moves.n = self.offered

    def fill_more(self, state: State, favourite: int, until: float, out: Actions) -> None:
        self.favourites.append((favourite, until))
        for arm in range(self.offered, len(state.shares)):  # type: ignore[attr-defined]
            out.moves.add(pack(PULL, arm))
            out.close()

    def caution(self) -> float:
        return self.cautious


def test_a_search_finds_the_best_of_what_only_it_weighs() -> None:
    eye = Deep(2)
    assert a_of(Lookahead(eye, 2, 120, 0.0).choose(Fair(10, 20, 15, 60), 0, Rng(1))) == 3
    assert eye.favourites == [(1, inf)]
    assert a_of(Greedy(eye, 2).choose(Fair(10, 20, 15, 60), 0, Rng(1))) == 1
    assert len(eye.favourites) == 1


def test_what_only_a_search_weighs_is_never_its_favourite() -> None:
    """Much better at once, but of one world alone nothing is sure."""
    assert a_of(Lookahead(Deep(1), 2, 1, 0.0).choose(Fair(10, 90), 0, Rng(1))) == 0


def test_the_only_action_is_not_looked_at() -> None:
    eye = Deep(1)
    assert a_of(Lookahead(eye, 2, 60, 0.0).choose(Fair(10), 0, Rng(1))) == 0
    assert eye.judged == []


def test_more_are_sought_for_a_part_of_the_time_and_none_looked_at_after_it() -> None:
    eye, begun = Deep(2), perf_counter()
    Lookahead(eye, 2, 0, 0.4).choose(Fair(10, 20, 30), 0, Rng(1))
    assert begun < eye.favourites[0][1] < perf_counter()
    eye = Deep(2)
    Lookahead(eye, 2, 0, 1e-9).choose(Fair(10, 20, 30), 0, Rng(1))
    assert {arm for arm, _ in eye.judged} == {0, 1}


@pytest.mark.parametrize(("caution", "taken"), [(1.0, True), (2.0, False)])
def test_the_eye_says_how_sure_one_must_be(caution: float, taken: bool) -> None:
    bot = Lookahead(Deep(2, caution), 2, 100, 0.0)
    bot.sum, bot.square = vec[float]([2.0]), vec[float]([3.0])
    assert bot.is_better(0, 20.0) == taken


class Counting(FairEye):
    """A turn is a pull; writes down how many have been made where it judges."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.turns = turns

    def ahead(self) -> int:
        return self.turns

    def age(self, state: State) -> int:
        assert isinstance(state, Fair)
        return state.pulls

    def worth(self, state: State, seat: int) -> int:
        assert isinstance(state, Fair)
        self.judged.append((state.pulls, 0))
        return 1


@pytest.mark.parametrize("ahead", [2, 3])
def test_it_looks_as_many_turns_ahead_as_the_eye_says(ahead: int) -> None:
    eye = Counting(ahead)
    Lookahead(eye, 2, 20, 0.0).choose(Fair(10, 20), 0, Rng(1))
    pulls = [pulls for pulls, _ in eye.judged]
    assert set(pulls[: 2 * WORLDS]) == {1} and set(pulls[2 * WORLDS :]) == {ahead}


def test_of_an_action_no_more_is_made_than_is_legal() -> None:
    state, actions = Ladder(4), Actions()
    for move in (pack(CLIMB, 1), pack(CRACK, 1), pack(CLIMB, 2)):
        actions.moves.add(move)
    actions.close()
    Judge(LadderEye(), 2).make(state, actions, 0)
    assert state.on == 1 and not state.is_broken
