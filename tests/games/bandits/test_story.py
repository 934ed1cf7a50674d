"""What the story of `bandits` tells, and to whom (BANDITS-4.4 to 7, H)."""

from __future__ import annotations

from typing import Any

import pytest

from sherwood.games.bandits import kinds
from sherwood.games.bandits.components import FRIENDLY_GUARDS, GOSSIP
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of
from sherwood.kernel.state import WATCHER
from tests.games.bandits.table import Table, situation

NOBODY = "john john john john"
Event = tuple[int, ...]


def told(t: Table, *wanted: int, reader: int = WATCHER) -> list[Event]:
    """The events of these kinds that a reader was told, each with its kind and fields."""
    events = [t.story.events[n] for n in range(len(t.story.events)) if t.story.readers[n] >> reader & 1]
    return [(kind_of(event), a_of(event), b_of(event), c_of(event)) for event in events if kind_of(event) in wanted]


def after(line: str, effect: str, *rows: str, **options: Any) -> Table:
    """A calls Little John, whose card is this."""
    t = situation(*rows, wagons="10 8", merry=f"gossip {effect} head boy", leaders="free john john john", **options)
    t.plays(line)
    return t


@pytest.mark.rule("BANDITS-8.1", "BANDITS-8.4")
def test_looks_are_told_with_the_effect_that_allows_them() -> None:
    t = situation(wagons="low? mid? high? low?", merry="gossip insider head boy")
    t.plays("A gossip W1 W3")
    assert told(t, kinds.LOOKED) == [(kinds.LOOKED, 0, 0, GOSSIP), (kinds.LOOKED, 0, 2, GOSSIP)]
    t = situation(wagons="low? mid? high? low?", merry="guards insider head boy")
    t.plays("A guards W2")
    assert told(t, kinds.LOOKED) == [(kinds.LOOKED, 0, 1, FRIENDLY_GUARDS)]


@pytest.mark.rule("BANDITS-8.5", "BANDITS-8.6", "BANDITS-8.7", "BANDITS-8.8", "BANDITS-3.1")
def test_what_little_john_does_is_told() -> None:
    t = after("A insider W1.2 W2", "insider", "B A - -", "- C - -")
    assert [event[:3] for event in told(t, kinds.CALLED, kinds.SWAPPED)] == [(kinds.CALLED, 0, 4), (kinds.SWAPPED, 5, 1)]
    t = after("A shove W1.2 left", "shove", "B A - -", "- C - -")
    assert [event[:3] for event in told(t, kinds.SWAPPED)] == [(kinds.SWAPPED, 0, 1)]
    t = after("A close W1.2", "close", "B A - -", "- C - -")
    assert told(t, kinds.JOINED) == [(kinds.JOINED, 0, 0, 0)]
    t = after("A fast W1.2", "fast", "B A - -", "- C - -")
    assert told(t, kinds.SLIPPED_OFF, kinds.COIN) == [(kinds.SLIPPED_OFF, 0, 0, 1), (kinds.COIN, 0, 0, 0)]


@pytest.mark.rule("BANDITS-5.1a", "BANDITS-5.2a", "BANDITS-5.4a", "BANDITS-5.5a", "BANDITS-5.5b", "BANDITS-5.5c")
def test_an_assault_is_told() -> None:
    t = situation("A B C* D", wagons="8", leaders=NOBODY)
    t.rolls(1, 2, 6, 6)
    assert told(t, kinds.ASSAULT, kinds.ROLLED, kinds.BEATEN, kinds.SCORED) == [
        (kinds.ASSAULT, 0, 8, 0),
        (kinds.ROLLED, 0, 0, 1),
        (kinds.ROLLED, 1, 2, 2),
        (kinds.ROLLED, 2, 4, 6),
        (kinds.ROLLED, 3, 6, 6),
        (kinds.BEATEN, 0, 9, 8),
        (kinds.SCORED, 0, 1, kinds.WHY_PAID),
        (kinds.SCORED, 1, 1, kinds.WHY_PAID),
        (kinds.SCORED, 2, 1, kinds.WHY_PAID),
        (kinds.SCORED, 2, 1, kinds.WHY_LAST),
        (kinds.SCORED, 2, 1, kinds.WHY_LYING),
    ]


@pytest.mark.rule("BANDITS-9.6", "BANDITS-5.4c")
def test_the_festivals_dice_and_an_escape_are_told() -> None:
    t = situation("A B - -", wagons="festival", leaders=NOBODY)
    t.rolls(3, 3, 4, 2, 3)
    assert told(t, kinds.ASSAULT, kinds.FESTIVAL, kinds.ESCAPED) == [
        (kinds.ASSAULT, 0, 0, 0),
        (kinds.FESTIVAL, 0, 10, 0),
        (kinds.ESCAPED, 0, 5, 10),
    ]


@pytest.mark.rule("BANDITS-5.6a", "BANDITS-H.1")
def test_of_a_draft_numbers_are_told() -> None:
    t = situation("A B - -", wagons="7", leaders=NOBODY)
    t.rolls(3, 4)
    t.draws("ring coin")
    t.plays("B keep ring")
    assert told(t, kinds.KEPT) == [(kinds.KEPT, 1, 1, 1), (kinds.KEPT, 0, 1, 0)]


@pytest.mark.rule("BANDITS-8.13", "BANDITS-8.16", "BANDITS-6.4a")
def test_what_happens_on_the_drawbridge_is_told() -> None:
    t = situation(columns=("6 2", "5", "", ""), merry="gossip insider head boy", leaders="free john john john", now=("coin",))
    t.plays("A boy 6", "A bribe 1")
    assert told(t, kinds.REMOVED, kinds.BRIBED) == [
        (kinds.REMOVED, 0, 6, 0),
        (kinds.BRIBED, 0, 0, 0),
        (kinds.REMOVED, 0, 2, 0),
    ]
    t = situation(columns=("", "5", "", ""), merry="gossip insider head beer", leaders="free john john john")
    t.plays("A beer B 5")
    assert told(t, kinds.RAISED) == [(kinds.RAISED, 1, 5, 6)]


@pytest.mark.rule("BANDITS-6.5a", "BANDITS-6.5c", "BANDITS-6.6a")
@pytest.mark.parametrize("turn", [2, 4])
def test_arrests_rewards_and_riches_are_told(turn: int) -> None:
    t = situation(columns=("6 6", "5", "", "5"), leaders=NOBODY, turn=turn, vp="3 0 0 0", now=("", "2coin", "", ""))
    t.plays("B bribe 0", "C reward point")
    assert told(t, kinds.ARRESTED, kinds.REWARDED, kinds.SCORED) == [
        (kinds.ARRESTED, 0, 12, int(turn == 4)),
        (kinds.REWARDED, 2, 0, 0),
        (kinds.SCORED, 2, 1, kinds.WHY_REWARD),
    ]
    assert told(t, kinds.STORED)[1] == (kinds.STORED, 1, 2, 0)


@pytest.mark.rule("BANDITS-9.3", "BANDITS-11.4", "BANDITS-H.1")
def test_of_tokens_drawn_apart_the_others_are_told_how_many() -> None:
    t = situation("A W - -", wagons="royal", leaders="john john", players=2)
    t.rolls(5, 5)
    t.draws("ring coin")
    drawn = [(kinds.DREW, 0, 1, 0), (kinds.DREW, 0, 1, 0)]
    assert told(t, kinds.DREW) == told(t, kinds.DREW, reader=1) == [*drawn, (kinds.DREW, 2, 2, 0)]
    assert told(t, kinds.DREW, reader=0) == [(kinds.DREW, 2, 2, 0)]
    t = situation("A W - -", wagons="4", leaders="john john", players=2)
    t.rolls(5, 5)
    t.draws("ring")
    assert told(t, kinds.DREW) == []
