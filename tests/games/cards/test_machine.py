"""CARDS-0: stages, staging, what is seen, and what a position consists of."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sherwood.games.cards import kinds, setup
from sherwood.games.cards.components import total
from sherwood.games.cards.kinds import ROBIN, SHERIFF, pile_of, with_pile
from sherwood.games.cards.position import NONE, deck_of
from sherwood.games.cards.setup import LONGEST, load, start
from sherwood.games.cards.variants import VARIANTS
from sherwood.kernel.dump import BadDump
from sherwood.kernel.moves import NOTHING, UNKNOWN, Moves, kind_of, pack
from sherwood.kernel.play import legal, random_move
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, WATCHER
from tests.games.cards.table import CLAUSES, Table, new_game, pile, prize_move, situation, text


def random_options(index: int) -> dict[str, str]:
    """The plain game, and any mixture of options and variants."""
    rng = random.Random(index)
    if index % 4 == 0:
        return {}
    options = {name: rng.choice(("off", "off", "on")) for name, _, _ in VARIANTS}
    return {**options, "deal": rng.choice(setup.DEAL.values), "hand_limit": rng.choice(setup.HAND_LIMIT.values)}


def random_game(index: int) -> Iterator[tuple[Table, int]]:
    """Every position of a random game, with the move that is made in it."""
    t = Table(start(random_options(index)))
    rng, out = Rng(index), Moves()
    while t.state.turn() != OVER:
        move = random_move(t.state, rng, out)
        yield t, int(move)
        t.state.play(move)


@pytest.mark.rule("CARDS-0.1")
def test_stages_follow_each_other_as_the_table_says() -> None:
    t = situation("RH W M 2A He", "S G H B", prize="")
    robin = t.robin.moves("add W 1", "add M 1", "add RH 1")
    sheriff = t.sheriff.moves("add S 1", "add G 1", "add H 1")
    answers = iter([prize_move("nobleman"), *robin, *sheriff])
    stages: list[str] = []
    while t.state.number == 1:
        if not stages or stages[-1] != t.sees.stage:
            stages.append(t.sees.stage)
        if t.sees.stage in ("prize", "ambush"):
            t.play(next(answers), turn_up=False)
        else:
            t.play(legal(t.state)[-1], turn_up=False)
    assert stages == ["prize", "ambush", "reveal", "arrows", "volley", "casualties", "fallen", "melee", "recovery"]
    assert t.sees.stage == "draw"


@pytest.mark.rule("CARDS-0.1", "CARDS-0.3")
def test_what_is_chosen_face_down_is_turned_up_robins_first() -> None:
    t = situation("2M A", "2G S B")
    t.robin.adds("2M")
    t.state.play(t.sheriff.move("add", "S", 1))
    t.state.play(t.sheriff.move("add", "G", 2))
    assert t.state.turn() == CHANCE and t.sees.stage == "reveal"
    assert legal(t.state) == [with_pile(kinds.REVEAL_ROBIN, pile(ROBIN, "2M"))]
    t.play(legal(t.state)[0], turn_up=False)
    assert legal(t.state) == [with_pile(kinds.REVEAL_SHERIFF, pile(SHERIFF, "S 2G"))]
    t.play(legal(t.state)[0])
    t.volley(0, 0)


@pytest.mark.rule("CARDS-0.1", "CARDS-0.3")
def test_casualties_are_turned_up_after_both_have_chosen() -> None:
    t = situation("W 2M 3A", "2G H 2B")
    t.robin.adds("W 2M")
    t.sheriff.adds("2G H")
    t.robin.shoots(2)
    t.sheriff.shoots(1)
    assert t.state.together() == 3
    t.robin.loses("M")
    assert t.state.together() == 2
    t.state.play(t.sheriff.move("lose", "G", 1))
    t.state.play(t.sheriff.move("lose", "H", 1))
    assert legal(t.state) == [with_pile(kinds.FALLEN_ROBIN, pile(ROBIN, "M"))]
    assert t.sheriff.sees.robin.dying is None and t.robin.sees.robin.dying == (0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
    t.play(legal(t.state)[0], turn_up=False)
    assert legal(t.state) == [with_pile(kinds.FALLEN_SHERIFF, pile(SHERIFF, "G H"))]


@pytest.mark.rule("CARDS-0.2")
def test_every_set_is_reached_in_one_way_only() -> None:
    """All answers to one ambush: 3 x 2 x 2 sets, all different."""
    found = []

    def walk(t: Table) -> None:
        if not t.robin.is_asked:
            found.append(text(ROBIN, t.robin.side.chosen))
            return
        for move in legal(t.state):
            after = t.copy()
            after.play(move)
            walk(after)

    walk(situation("2W M RH A", "G"))
    assert len(found) == len(set(found)) == 12


@pytest.mark.rule("CARDS-0.2", "CARDS-3.9")
def test_the_sets_that_may_be_kept_are_the_sets_that_the_rule_allows() -> None:
    t = situation("RH LJ", "2S 2G H C")
    t.robin.adds("RH")
    t.sheriff.adds("2S 2G H C")
    t.volley(0, 0)
    difference, kept = 70 - 50, set()

    def walk(t: Table) -> None:
        if not t.sheriff.is_asked or t.sees.stage != "melee":
            assert t.sheriff.hand not in kept
            kept.add(t.sheriff.hand)
            return
        for move in legal(t.state):
            after = t.copy()
            after.play(move)
            walk(after)

    walk(t)
    rule = {
        text(SHERIFF, held)
        for held in (
            pile(SHERIFF, f"{s}S {g}G {h}H {c}C") for s in range(3) for g in range(3) for h in range(2) for c in range(2)
        )
        if held and (deck_of(SHERIFF).force_of(held) <= difference or total(held) == 1)
    }
    assert kept == rule


@pytest.mark.rule("CARDS-0.3")
def test_the_other_side_sees_done_and_nothing_else() -> None:
    t = situation("2W M A", "S G T B")
    assert not t.sheriff.sees.robin.done and not t.sheriff.sees.sheriff.done
    moves = [t.robin.move("add", "W", 2), t.robin.move("add", "M", 0)]
    for move, seen in zip(moves, (NOTHING, pack(kinds.DONE, ROBIN)), strict=True):
        assert t.state.seen(move, ROBIN) == move
        assert t.state.seen(move, SHERIFF) == t.state.seen(move, WATCHER) == seen
        t.play(move)
        assert t.sheriff.sees.robin.done == (seen != NOTHING) and not t.sheriff.sees.sheriff.done
    with_trap, without = t.copy(), t.copy()
    for each, last in ((with_trap, False), (without, True)):
        each.sheriff.answers("add", "S", 0)
        move = each.sheriff.move("add", "G", 0 if last else 1)
        assert each.state.seen(move, ROBIN) == (pack(kinds.DONE, SHERIFF) if last else NOTHING)
    with_trap.sheriff.answers("add", "G", 1)
    assert with_trap.state.seen(with_trap.sheriff.move("trap", n=1), ROBIN) == pack(kinds.DONE, SHERIFF)


@pytest.mark.rule("CARDS-0.3")
@pytest.mark.parametrize("index", range(8))
def test_each_seat_that_chooses_face_down_is_seen_done_once(index: int) -> None:
    done: list[int] = []
    stage = ""
    for t, move in random_game(index):
        if t.sees.stage != stage:
            stage, done = t.sees.stage, []
        seat = int(t.state.turn())
        if seat >= 0 and kind_of(t.state.seen(move, 1 - seat)) == kinds.DONE:
            done.append(seat)
            assert len(done) == len(set(done))
            after = t.copy()
            after.state.play(move)
            assert after.state.turn() != seat or after.sees.stage != stage
        elif seat >= 0 and t.state.seen(move, 1 - seat) == NOTHING:
            after = t.copy()
            after.state.play(move)
            assert after.state.turn() == seat and after.sees.stage == stage


@pytest.mark.rule("CARDS-0.1", "CARDS-6.1")
def test_a_draw_is_seen_by_its_owner() -> None:
    t = new_game()
    move = legal(t.state)[0]
    assert t.state.seen(move, ROBIN) == move
    assert t.state.seen(move, SHERIFF) == t.state.seen(move, WATCHER) == pack(kinds.DRAW, ROBIN, UNKNOWN)


@pytest.mark.rule("CARDS-0.4")
def test_both_may_make_up_their_minds_at_once() -> None:
    t = situation("W A", "G B")
    assert t.state.together() == 3
    t.robin.adds("W")
    assert t.state.together() == 2
    assert situation("W", "").state.together() == 1
    assert situation("", "G").state.together() == 2


@pytest.mark.rule("CARDS-0.6", "CARDS-0.7")
@pytest.mark.parametrize("index", range(24))
def test_positions_are_whole_and_can_be_written_down(index: int) -> None:
    """Cards and prizes are conserved (`load` refuses a position where they aren't), and no game is too long."""
    moves = 0
    for t, _ in random_game(index):
        dump = t.state.dump()
        assert load(dump).dump() == dump
        assert t.state.turn() >= 0 or t.state.kind == NONE
        moves += 1
    assert moves <= LONGEST
    assert t.state.number <= 20
    points = [player.points for player in (t.robin, t.sheriff)]
    assert sum(points) + sum(n * kind for kind, n in enumerate(t.sees.prizes_discarded)) == 50


@pytest.mark.rule("CARDS-0.6")
@pytest.mark.parametrize("index", range(8))
def test_nothing_of_a_turn_is_left_in_the_next(index: int) -> None:
    for t, _ in random_game(index):
        state = t.state
        if t.sees.stage != "draw" or state.prize != NONE:
            continue
        left = [state.kept, state.allowance, state.victor - NONE]
        for player in (t.robin, t.sheriff):
            side = player.side
            left += [side.chosen, side.combatants, side.fallen, side.shots, side.kills, side.trap]
        assert not any(left)


@pytest.mark.rule("CARDS-0.7")
def test_a_position_with_a_card_too_many_is_refused() -> None:
    t = situation("W", "G")
    t.state.robin.hand += pile(ROBIN, "W")
    with pytest.raises(BadDump, match="cards are missing"):
        load(t.state.dump())
    t = situation("W", "G")
    t.state.prizes += 1
    with pytest.raises(BadDump, match="prizes are missing"):
        load(t.state.dump())
    with pytest.raises(BadDump):
        load(situation("W", "G").state.dump()[:-8])


@pytest.mark.rule("CARDS-0.8")
def test_faults_name_clauses_of_the_rules() -> None:
    assert [fault.number for fault in setup.FAULTS] == list(range(1, len(setup.FAULTS) + 1))
    named = {fault.clause for fault in setup.FAULTS}
    assert {"CARDS-3.1", "CARDS-3.3", "CARDS-3.4", "CARDS-3.5", "CARDS-3.7", "CARDS-3.9", "CARDS-3.12", "CARDS-0.2"} <= named


@pytest.mark.rule("CARDS-0.8")
@pytest.mark.parametrize("index", range(8))
def test_a_move_is_legal_or_has_a_fault(index: int) -> None:
    """Whatever integer is asked about gets an answer, and exactly the moves that `fill` lists get 0."""
    rng = random.Random(index)
    numbers = {fault.number for fault in setup.FAULTS}
    for t, move in random_game(index):
        if rng.random() > 0.1:
            continue
        moves = set(legal(t.state))
        tries = [
            move ^ 1 << rng.randrange(62),
            rng.randrange(1 << 62),
            pack(rng.randrange(1, 22), rng.randrange(3), rng.randrange(12), rng.randrange(8)),
            pack(rng.randrange(1, 22), UNKNOWN, UNKNOWN, UNKNOWN),
            0,
        ]
        for wild in tries:
            fault = int(t.state.fault(wild))
            assert (fault == 0) == (wild in moves)
            assert fault == 0 or fault in numbers
        assert t.state.fault(move) == 0


@pytest.mark.rule("CARDS-0.8", "CARDS-0.1")
def test_nobody_moves_for_the_other_or_out_of_turn() -> None:
    t = situation("2W M", "G T")
    assert CLAUSES[t.state.fault(t.sheriff.move("add", "G", 1))] == "CARDS-0.1"
    assert CLAUSES[t.state.fault(t.sheriff.move("trap", n=1))] == "CARDS-0.1"
    t.robin.adds("W")
    assert CLAUSES[t.state.fault(t.robin.move("add", "RH", 1))] == "CARDS-0.1"
    t.sheriff.adds("")
    assert t.waits_for == "draw"
    assert CLAUSES[t.state.fault(t.robin.move("add", "W", 1))] == "CARDS-0.1"


def test_a_pile_fits_into_a_move() -> None:
    for names in ("30A 5W 10M 5Y T Mo LJ I RH 5He", "5He", "RH", ""):
        move = with_pile(kinds.REVEAL_ROBIN, pile(ROBIN, names))
        assert kind_of(move) == kinds.REVEAL_ROBIN and move < 1 << 62
        assert text(ROBIN, pile_of(move)) == names


@pytest.mark.parametrize("index", range(12))
def test_the_story_changes_nothing_and_is_told_to_all(index: int) -> None:
    silent = start(random_options(index))
    for t, move in random_game(index):
        assert silent.turn() == t.state.turn()
        silent.play(move)
    assert silent.dump() == t.state.dump()
    assert t.story.read(ROBIN) == t.story.read(SHERIFF) == t.story.read(WATCHER)
    assert len(t.told("WON")) + len(t.told("NOT_WON")) + len(t.told("CARRIED")) >= 19
    assert len(t.told("TURN")) == 19 and len(t.told("ENDED")) == 1
