"""BANDITS-5.3, 8.9 to 8.12: Robin Hood changes dice."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import assault, merry
from sherwood.games.bandits import components as box
from sherwood.games.bandits.kinds import (
    AGAIN,
    BEYOND,
    DOWN,
    HERE,
    MARKED_DIE,
    NO_CHANGE,
    NO_DIE,
    NOT_NOW,
    NOT_YOUR_DIE,
    ROLLED,
    TURNED,
    WRONG_CARD,
)
from sherwood.games.bandits.position import AGAIN_STAGE, NONE, PLACES, ROADS, ROBBED, Position, Road
from sherwood.games.bandits.variants import ROBIN_ANYWHERE
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, pack


def kind_in_play(p: Position) -> i64:
    """The kind of move by which his card is used."""
    effect = p.effect(box.ROBIN)
    if effect == box.DOWN_THE_HEAD:
        return DOWN
    if effect == box.SECOND_CHANCE:
        return AGAIN
    return BEYOND if effect == box.LOOK_BEYOND else HERE


def fill(p: Position, out: Moves) -> None:
    add_uses(p, p.seat, out)


def add_uses(p: Position, seat: i64, out: Moves) -> None:
    kind = kind_in_play(p)
    for road in range(ROADS):
        if road == p.at or p.plays(ROBIN_ANYWHERE):
            for place in range(PLACES):
                for choice in range(2 if kind == DOWN else 1):
                    move = pack(kind, assault.numbered(p, road, place), choice)
                    if fault_of(p, seat, move) == 0:
                        out.add(move)


def fault(p: Position, move: i64) -> i64:
    return fault_of(p, p.seat, move)


def fault_of(p: Position, seat: i64, move: i64) -> i64:
    kind = kind_of(move)
    slot = a_of(move)
    if kind < DOWN or kind > HERE or not is_slot(p, slot) or move != pack(kind, slot, b_of(move)):
        return NOT_NOW
    if kind != kind_in_play(p):
        return WRONG_CARD
    road = p.road(assault.road_of(p, slot))
    place = slot % PLACES
    if road.value_at(place) == 0:
        return NO_DIE
    if kind == DOWN:
        return fault_down(road, place, seat, b_of(move))
    if b_of(move) != 0:
        return NOT_NOW
    if kind == AGAIN:
        return MARKED_DIE if road.is_marked(place) else 0
    return NO_CHANGE if next_unmarked(road, first_seen(kind, place), end_seen(kind, place)) == NONE else 0


def is_slot(p: Position, slot: i64) -> bool:
    """Whether Robin reaches the attack space: at the wagon under assault, or under the variant at one robbed (BANDITS-5.3b)."""
    if not p.plays(ROBIN_ANYWHERE):
        return slot < PLACES
    road = slot // PLACES
    return road < ROADS and (road == p.at or p.road(road).state == ROBBED)


def fault_down(road: Road, place: i64, seat: i64, up: i64) -> i64:
    """BANDITS-8.9a, 0.7."""
    if up > 1:
        return NOT_NOW
    if road.owner_at(place) != seat:
        return NOT_YOUR_DIE
    return NO_CHANGE if by_two(road.value_at(place), up) == road.value_at(place) else 0


def by_two(value: i64, up: i64) -> i64:
    """BANDITS-8.9a, b."""
    return min(6, value + 2) if up == 1 else max(1, value - 2)


def first_seen(kind: i64, place: i64) -> i64:
    """The first place at which Look Beyond! or Look Here! turns dice; not the chosen die's own space (BANDITS-8.11e)."""
    return 0 if kind == BEYOND else place - place % 2 + 2


def end_seen(kind: i64, place: i64) -> i64:
    """The place before which it ends."""
    return place - place % 2 if kind == BEYOND else PLACES


def next_unmarked(road: Road, start: i64, end: i64) -> i64:
    """The next place with an unmarked die, or NONE (BANDITS-8.11d)."""
    for place in range(start, end):
        if road.value_at(place) != 0 and not road.is_marked(place):
            return place
    return NONE


def play(p: Position, move: i64) -> None:
    kind = kind_of(move)
    slot = a_of(move)
    road = p.road(assault.road_of(p, slot))
    place = slot % PLACES
    merry.call(p, p.seat, p.effect(box.ROBIN))
    if kind == DOWN:
        turn(p, slot, by_two(road.value_at(place), b_of(move)), False)
    elif kind == AGAIN:
        p.slot = slot
    else:
        copy_value(p, kind, slot)


def copy_value(p: Position, kind: i64, slot: i64) -> None:
    """BANDITS-8.11a, b, c."""
    at = slot % PLACES
    road = p.road(assault.road_of(p, slot))
    end = end_seen(kind, at)
    place = next_unmarked(road, first_seen(kind, at), end)
    while place != NONE:
        turn(p, slot - at + place, road.value_at(at), True)
        place = next_unmarked(road, place + 1, end)


def turn(p: Position, slot: i64, value: i64, marks: bool) -> None:
    """A die is turned to another value."""
    road = p.road(assault.road_of(p, slot))
    place = slot % PLACES
    owner = road.owner_at(place)
    road.set_die(place, owner, value, marks or road.is_marked(place))
    p.tell(TURNED, owner, slot, value)


def go_on(p: Position) -> bool:
    """Goes on to the die that is rolled again; False when the call is carried out."""
    if p.slot == NONE:
        return False
    p.enter(AGAIN_STAGE)
    return True


def roll(p: Position, move: i64) -> None:
    """BANDITS-8.10a, b."""
    slot = a_of(move)
    road = p.road(assault.road_of(p, slot))
    owner = road.owner_at(slot % PLACES)
    road.set_die(slot % PLACES, owner, b_of(move), True)
    p.tell(ROLLED, owner, slot, b_of(move))
    p.slot = NONE
