"""SKIRMISH-S.3, 8.1b: steps of set-up that may not be completed are found before anybody plays."""

from __future__ import annotations

import pytest

from sherwood.games.skirmish import position, room
from sherwood.games.skirmish.lineup import BUILDINGS, TREES
from tests.games.skirmish.field import field


class Steps:
    """A cottage, some men of one side who are to be set up, and steps that are added one after the other."""

    def __init__(self, men: str = "garulf 0201, simon 0301, sibold 0401, fulmar 0501", animals: str = "") -> None:
        self.field = field("cottage", norman="finn 0101", saxon=men, animals=animals)
        state = self.field.state
        self.before = int(state.stage.lineup.steps)
        for counter in range(1, state.cast.n):
            if state.front[counter] != position.RIDDEN:
                state.take_off(counter, position.TO_ENTER)
                state.faction[counter] = 1

    def add(self, names: str, zone: str = "", hides: int = 0, count: int = 0) -> Steps:
        made = self.field.state.stage.lineup
        step = made.set_up(1, sum(1 << self.field.counter(name) for name in names.split()), count, hides, 0)
        for label in zone.split():
            made.open(step, self.field.place(label))
        return self

    @property
    def lacking(self) -> list[tuple[int, str]]:
        """Steps by the order in which they were added, and who may find no place."""
        return [(step - self.before, self.field.name(counter)) for step, counter in room.lacking(self.field.state)]


@pytest.mark.rule("SKIRMISH-S.3")
def test_a_hex_for_each() -> None:
    assert Steps().add("garulf simon", "0201 0301").lacking == []
    assert Steps().add("garulf simon", "0201").lacking == [(0, "simon")]
    assert Steps().add("garulf simon", "0201 0301").add("sibold", "0301 0401").lacking == []
    assert Steps().add("garulf simon", "0201 0301").add("sibold fulmar", "0301 0401").lacking == [(1, "fulmar")]


@pytest.mark.rule("SKIRMISH-S.3")
def test_whom_a_seat_may_choose_must_be_there_still() -> None:
    assert Steps().add("garulf simon sibold", "0201 0301 0401", count=2).add("fulmar", "0501").lacking == []
    assert Steps().add("garulf simon", "0201 0301").add("garulf simon sibold", "0401 0501 0601", count=2).lacking != []
    twice = Steps().add("garulf simon sibold", "0201 0301 0401", count=2).add("garulf simon sibold", "0501 0601 0701", count=2)
    assert twice.lacking == [(1, "garulf")]


@pytest.mark.rule("SKIRMISH-S.3", "SKIRMISH-4.1g")
def test_riders_need_room_to_spare() -> None:
    rider = "garulf 0201, marian 0301/0401"
    assert Steps(rider).add("marian", "1502 1503").lacking == []
    assert Steps(rider).add("garulf marian", "1502 1503 1504").lacking == [(0, "marian")]
    assert Steps(rider).add("garulf", "1501").add("marian", "1502 1503").lacking == []


@pytest.mark.rule("SKIRMISH-7.2a", "SKIRMISH-S.3")
def test_a_cart_and_its_animal_come_before_all_others() -> None:
    road = " ".join(f"{column:02}09" for column in range(8, 20)) + " " + " ".join(f"{column:02}10" for column in range(8, 20))
    team = "draft-horse 1909/2009 pulls:carriage, carriage 1709/1809"
    first = Steps("garulf 0201", team).add("carriage draft-horse", road).add("garulf", road)
    assert first.lacking == []
    second = Steps("garulf 0201", team).add("garulf", road).add("carriage draft-horse", road)
    assert [step for step, _ in second.lacking] == [1]


@pytest.mark.rule("SKIRMISH-8.1b", "SKIRMISH-8.1c")
def test_hideouts_for_each() -> None:
    assert Steps().add("garulf simon", hides=TREES).add("sibold fulmar", hides=BUILDINGS).lacking == []
    assert Steps("garulf 0201, guy 0301").add("garulf guy", hides=TREES).lacking == [(0, "guy")]
    assert Steps("garulf 0201, guy 0301").add("garulf guy", hides=TREES | BUILDINGS).lacking == []
    assert Steps("garulf 0201, guy 0301").add("garulf guy", hides=TREES | BUILDINGS, count=2).lacking == [(0, "garulf")]
    crowd = Steps(
        "garulf 0201, simon 0301, sibold 0401, fulmar 0501, ubbo 0601, hige 0701, ludbert 0801, much 0901, "
        "alan 1001, tuck 1101, isaac 1201"
    )
    trees = sum(crowd.field.state.board.capacity[crowd.field.state.board.buildings :])
    crowd.add("garulf simon sibold fulmar ubbo hige", hides=TREES)
    assert trees == 10 and crowd.lacking == []
    assert crowd.add("ludbert much alan tuck isaac", hides=TREES).lacking == [(1, "ludbert")]
