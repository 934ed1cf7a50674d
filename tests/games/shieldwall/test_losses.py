"""SHIELDWALL-1.6c, 9.2b-c: losses of units."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall import position
from sherwood.games.shieldwall.kinds import LOST
from sherwood.games.shieldwall.losses import remove
from sherwood.kernel.moves import a_of, b_of, kind_of
from sherwood.kernel.story import Story
from tests.games.shieldwall.field import Situation, field

ENEMY = "SSEL 2000,4000,180"


def kill(f: Situation, *figures: int, how: int = position.KILLED) -> None:
    for figure in figures:
        remove(f.state, figure, how)


def owing(f: Situation) -> list[int]:
    return [figure for figure in range(f.state.field.roster.n) if f.has(figure, "OWES_CHECK")]


@pytest.mark.rule("SHIELDWALL-9.2c")
def test_a_unit_checks_when_more_than_a_third_of_it_is_killed() -> None:
    f = field("9*VBON 2000,1000,0", ENEMY)
    kill(f, 0, 1, 2)
    assert owing(f) == []
    kill(f, 8)
    assert owing(f) == [3, 4, 5, 6, 7]
    for figure in (3, 4, 5, 6, 7):
        f.state.drop_bits(figure, position.OWES_CHECK)
    kill(f, 3, 4)
    assert owing(f) == [], "once a turn"
    f = field("2*VBON 2000,1000,0", ENEMY)
    kill(f, 1)
    assert owing(f) == [0]


@pytest.mark.rule("SHIELDWALL-9.2c", "SHIELDWALL-6.8d", "SHIELDWALL-9.2d")
@pytest.mark.parametrize("how", [position.ROUTED, position.SURRENDERED, position.LEFT_TABLE])
def test_only_the_killed_count(how: int) -> None:
    f = field("3*VBON 2000,1000,0", ENEMY)
    kill(f, 0, 1, how=how)
    assert owing(f) == [] and f.state.status[0] == how and not f.state.is_on(0)
    kill(f, 2)
    assert owing(f) == []


@pytest.mark.rule("SHIELDWALL-1.6c", "SHIELDWALL-9.2b")
def test_losses_count_for_the_unit_of_the_turns_start() -> None:
    f = field("3*VBON 2000,1000,0; VCHF 2000,1120,0; VBON 3000,1000,0", ENEMY)
    f.state.stands.put(0, 3100, 1000, 0)
    f.state.stands.put(3, 3200, 1000, 0)
    kill(f, 3)
    assert owing(f) == [0, 1, 2] and f.has(0, "MOURNS") and not f.has(4, "MOURNS")
    f.plays("end_movement")
    while f.state.number == 1:
        f.state.play(f.offers()[-1])
    assert not f.has(0, "MOURNS") and f.state.tag[0] == f.state.tag[4] and f.state.tag[3] == -1


@pytest.mark.rule("SHIELDWALL-S3.6")
def test_bystanders_do_not_count() -> None:
    f = field("6*SCEO 2000,1000,0", ENEMY, bystanders=True)
    kill(f, 0, 1, 2)
    assert owing(f) == []


@pytest.mark.rule("SHIELDWALL-0.7", "SHIELDWALL-0.6")
def test_listeners_are_told_who_is_lost() -> None:
    f = field("2*VBON 2000,1000,0", ENEMY)
    f.state.story = Story()
    kill(f, 1, how=position.ROUTED)
    ((event,),) = (f.state.story.read(0),)
    assert (kind_of(event), a_of(event), b_of(event)) == (LOST, 1, position.ROUTED)
