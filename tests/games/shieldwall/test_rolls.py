"""SHIELDWALL-0.5, 5.2, 6.3, 8.1, 8.2: how shots and blows are rolled for, and saved."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sherwood.games.shieldwall import position, saves, tries
from sherwood.games.shieldwall.kinds import BLOW, HIT, MISSED, MODIFIER_BASE, NOT_SAVED, SAVED, TRIED
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.play import chances
from sherwood.kernel.state import CHANCE, WATCHER
from sherwood.kernel.story import Story
from tests.games.shieldwall.field import Situation, field

UNARMOURED, PARTIAL, FULL, BERSERKER, LEADER = "SARC", "VBON", "NKNF", "VBER", "NCAS"


def struck(target: str, *blows: tuple[int, int, int], plays: tuple[str, ...] = ()) -> Situation:
    """Three men of the attacker strike at the first of three figures: need, modifier, save modifier of each blow."""
    f = field("3*VBON 2000,1000,0", f"3*{target} 2000,4000,180", plays=plays)
    state = f.state
    for who, (need, modifier, saved_by) in enumerate(blows):
        tries.add(state, BLOW, who, 3, tries.odds(need, modifier, saves.need(state, 3), saved_by))
    state.step = position.MELEE_STEP
    state.to_rolls()
    return f


def odds(f: Situation, done: int) -> Fraction:
    """How likely the first of the struck is killed, until so many tries are made."""
    if f.state.turn() != CHANCE or f.state.tried >= done:
        return Fraction(not f.state.is_on(3) or f.has(3, "DOOMED"))
    moves = chances(f.state)
    total = sum(weight for _, weight in moves)
    return sum((Fraction(weight, total) * odds(after(f, move), done) for move, weight in moves), Fraction(0))


def after(f: Situation, move: int) -> Situation:
    state = f.state.copy()
    state.play(move)
    return Situation(state)  # type: ignore[arg-type]


@pytest.mark.rule("SHIELDWALL-0.5", "SHIELDWALL-6.3a", "SHIELDWALL-0.6", "SHIELDWALL-0.3")
def test_a_blow_is_rolled_and_then_its_save() -> None:
    f = struck(PARTIAL, (4, 1, 0), (4, 0, 0))
    assert f.state.turn() == CHANCE and f.state.stage == position.HITTING and len(f.offers()) == 6
    assert not f.allows("save 3") and not f.allows("to_hit 0") and not f.allows("to_hit 7") and not f.allows("to_hit 3 1")
    f.plays("to_hit 3")
    assert f.state.stage == position.SAVING and not f.allows("to_hit 3") and not f.allows("save_two 5")
    f.plays("save 5", "to_hit 3")
    assert f.is_on(3) and f.state.turn() != CHANCE, "with 3 the second misses"


@pytest.mark.rule("SHIELDWALL-6.3b", "SHIELDWALL-5.2b", "SHIELDWALL-6.2c")
def test_losses_are_removed_together_when_all_dice_are_rolled() -> None:
    f = struck(PARTIAL, (3, 0, 0), (3, 0, 0))
    f.plays("to_hit 3", "save 4")
    assert f.has(3, "DOOMED") and f.is_on(3) and tries.killer(f.state, 3) == 0 and tries.killer(f.state, 4) == -1
    f.plays("to_hit 6")
    assert not f.is_on(3) and f.state.status[3] == position.KILLED, "the second hit is lost"
    assert f.is_on(4) and len(f.state.tries) == 0


@pytest.mark.rule("SHIELDWALL-5.1c", "SHIELDWALL-6.3a")
@pytest.mark.parametrize(("need", "modifier", "die", "plays", "hits"), [
    (5, 1, 4, (), True), (5, 1, 3, (), False), (5, -1, 6, (), True), (5, -1, 5, (), False), (3, 3, 1, (), False),
    (3, 3, 1, ("sure_things",), True), (0, 7, 6, (), False), (6, -1, 6, (), False), (6, -1, 6, ("six_hits",), True),
    (0, 0, 6, ("six_hits",), False),
])  # fmt: skip
def test_what_hits(need: int, modifier: int, die: int, plays: tuple[str, ...], hits: bool) -> None:
    f = struck(PARTIAL, (need, modifier, 0), plays=plays)
    f.plays(f"to_hit {die}")
    assert (f.state.stage == position.SAVING) == hits
    assert f.has(0, "SCORED") == hits


@pytest.mark.rule("SHIELDWALL-O.3", "SHIELDWALL-8.1a", "SHIELDWALL-8.2a", "SHIELDWALL-8.2b", "SHIELDWALL-8.2c", "SHIELDWALL-8.2d",
                  "SHIELDWALL-T.8", "SHIELDWALL-X.66", "SHIELDWALL-X.67")  # fmt: skip
@pytest.mark.parametrize(("target", "of", "good"), [
    (UNARMOURED, 6, (1, 2, 3, 4)), (PARTIAL, 6, (2, 3, 4, 5)), (FULL, 6, (3, 4, 5, 5)), (BERSERKER, 6, (3, 4, 5, 5)),
    (LEADER, 36, (30, 33, 35, 35)), ("NDUK", 36, (30, 33, 35, 35)),
])  # fmt: skip
def test_saves(target: str, of: int, good: tuple[int, ...]) -> None:
    for saved_by, cases in enumerate(good):
        f = struck(target, (2, 0, saved_by))
        f.plays("to_hit 6")
        assert sum(f.state.weight(move) for move in f.offers()) == of
        assert 1 - odds(f, 1) == Fraction(cases, of)


@pytest.mark.rule("SHIELDWALL-8.2a", "SHIELDWALL-8.2c", "SHIELDWALL-O.3", "SHIELDWALL-X.67")
def test_saves_by_variants() -> None:
    for saved_by, cases in ((0, 20), (2, 32)):
        f = struck(LEADER, (2, 0, saved_by), plays=("leader_either",))
        f.plays("to_hit 6")
        assert 1 - odds(f, 1) == Fraction(cases, 36)
    f = struck(FULL, (2, 0, 3), plays=("sure_things",))
    f.plays("to_hit 6")
    assert odds(f, 1) == 0


@pytest.mark.rule("SHIELDWALL-6.3a", "SHIELDWALL-0.5")
def test_the_dice_of_several_are_those_of_each() -> None:
    assert odds(struck(FULL, (4, 0, 0)), 1) == Fraction(1, 4)
    assert odds(struck(FULL, (4, 0, 0), (4, 0, 0)), 2) == 1 - Fraction(3, 4) ** 2


@pytest.mark.rule("SHIELDWALL-H.2", "SHIELDWALL-H.1")
def test_everybody_sees_the_dice() -> None:
    f = struck(PARTIAL, (4, 1, 1))
    assert all(f.state.seen(move, reader) == move for move in f.offers() for reader in (0, 1, WATCHER))


@pytest.mark.rule("SHIELDWALL-0.6", "SHIELDWALL-0.7")
def test_dice_are_told_and_kept() -> None:
    f = struck(PARTIAL, (4, 1, 1), (4, -1, 0))
    again = f.state.copy()
    again.read(f.state.dump())  # type: ignore[attr-defined]
    assert again.dump() == f.state.dump()
    f.state.story = Story()
    f.plays("to_hit 3", "save 4", "to_hit 4")
    events = [(kind_of(event), a_of(event), b_of(event) - MODIFIER_BASE, c_of(event)) for event in f.state.story.read(0)]
    assert events[:2] == [(HIT, 3, 1, 4), (SAVED, 4, 1, 5)] and events[3] == (MISSED, 4, -1, 4)
    assert kind_of(f.state.story.read(0)[2]) == TRIED
    f = struck(PARTIAL, (4, 1, 1))
    f.state.story = Story()
    f.plays("to_hit 3", "save 3")
    assert [kind_of(event) for event in f.state.story.read(0)][:2] == [HIT, NOT_SAVED]
