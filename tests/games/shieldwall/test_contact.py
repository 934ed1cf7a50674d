"""SHIELDWALL-1.3 and 1.5c as figures stand in a battle."""

from __future__ import annotations

import pytest

from sherwood.games.shieldwall.contact import Contact
from sherwood.games.shieldwall.field import field
from sherwood.games.shieldwall.geometry import FRONT, LEFT, NONE, REAR
from sherwood.games.shieldwall.places import PLACES
from sherwood.games.shieldwall.roster import Stands

FIELD = field("bridge")
"""Open ground lies south of the river, which is deep at y 2200; figure 0 is the bridge-ward, a Viking as 1 is."""
SAXONS = [figure for figure in range(FIELD.roster.n) if FIELD.roster.side[figure] == 0][:4]
WARD, FRIEND = 0, 1


def alone(*places: tuple[int, int, int, int]) -> Stands:
    """The figures, each with x, y and facing, and nobody else."""
    stands = FIELD.deployed()
    for figure in range(FIELD.roster.n):
        stands.on[figure] = 0
    for figure, x, y, facing in places:
        stands.put(figure, x, y, facing)
    return stands


def free(stands: Stands, figure: int, astride: bool = False) -> list[int]:
    """Places against the bridge-ward."""
    contact = Contact(FIELD)
    return [place for place in range(PLACES) if contact.is_free(stands, figure, WARD, place, astride)]


@pytest.mark.rule("SHIELDWALL-1.3a", "SHIELDWALL-1.3b", "SHIELDWALL-11.0b")
def test_who_touches_whom() -> None:
    one, other, third, _ = SAXONS
    stands = alone((WARD, 1000, 1000, 0), (one, 1000, 1080, 180), (other, 1080, 1080, 180), (third, 1000, 1166, 180))
    contact = Contact(FIELD)
    assert contact.touches(stands, one, WARD) == FRONT and contact.meets(stands, WARD, other)
    assert contact.touches(stands, other, WARD) == NONE and not contact.meets(stands, one, third)
    assert contact.on_edge(stands, WARD, FRONT) == 1 and contact.on_edge(stands, WARD, REAR) == 0
    stands.put(FRIEND, 1000, 920, 0)
    assert contact.touches(stands, FRIEND, WARD) == REAR and contact.on_edge(stands, WARD, REAR) == 0
    stands.level[one] = 1
    assert contact.touches(stands, one, WARD) == NONE and not contact.meets(stands, one, WARD)


@pytest.mark.rule("SHIELDWALL-1.5c", "SHIELDWALL-X.7")
def test_a_third_man_on_an_edge_is_refused() -> None:
    one, other, third, _ = SAXONS
    stands = alone((WARD, 2000, 1000, 0), (one, 2040, 1080, 180))
    assert [place for place in free(stands, third) if place < 3] == [2]
    stands.put(other, 1960, 1080, 180)
    assert not [place for place in free(stands, third) if place < 3]
    stands = alone((WARD, 2000, 1000, 0), (one, 2060, 1080, 180), (other, 1940, 1080, 180))
    assert not [place for place in free(stands, third) if place < 3]


@pytest.mark.rule("SHIELDWALL-1.5c")
def test_a_place_is_free_of_bases_on_its_level_of_terrain_and_of_the_tables_edge() -> None:
    man = SAXONS[0]
    assert free(alone((WARD, 2000, 1000, 0)), man) == list(range(PLACES))
    stands = alone((WARD, 2000, 1000, 0), (FRIEND, 1920, 1000, 0))
    assert [place for place in free(stands, man) if place // 3 == LEFT] == []
    assert 0 in free(stands, man) and 2 not in free(alone((WARD, 2000, 1000, 0), (FRIEND, 1918, 1080, 0)), man)
    stands.level[FRIEND] = 1
    assert len(free(stands, man)) == PLACES
    assert [place // 3 for place in free(alone((WARD, 4760, 1000, 0)), man) if place // 3 == 1] == []
    assert free(alone((WARD, 4760, 1000, 0)), man)[:2] == [0, 2]
    bank = free(alone((WARD, 1000, 2160, 180)), man)
    assert [place for place in bank if place // 3 == REAR] == [] and 0 in bank


@pytest.mark.rule("SHIELDWALL-X.93", "SHIELDWALL-S4.2")
def test_two_abreast_reach_the_bridge_ward_and_a_third_finds_no_place() -> None:
    one, other, third, _ = SAXONS
    stands = alone((WARD, 2400, 2400, 180), (one, 2360, 2320, 0), (other, 2440, 2320, 0))
    contact = Contact(FIELD)
    assert contact.touches(stands, one, WARD) == contact.touches(stands, other, WARD) == FRONT
    assert [place for place in free(stands, third) if place // 3 == FRONT] == []


@pytest.mark.rule("SHIELDWALL-1.5c", "SHIELDWALL-3.4d")
def test_only_an_assault_takes_a_place_across_a_wall() -> None:
    made = field("lesson")
    man, enemy = (made.names.index(name) for name in ("V1", "S1"))
    attacker, defender = made.roster.first[man], made.roster.first[enemy]
    stands = made.deployed()
    stands.put(defender, 1600, 1680, 180)
    stands.on[attacker] = 0
    contact = Contact(made)
    assert not contact.is_free(stands, attacker, defender, 0, False) and contact.is_free(stands, attacker, defender, 0, True)
