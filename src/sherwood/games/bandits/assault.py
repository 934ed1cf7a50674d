"""BANDITS-5.1, 5.2, 5.4, 5.5: a wagon is chosen, the dice are rolled, and it is beaten or escapes."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import specials
from sherwood.games.bandits.components import FESTIVAL, WAR
from sherwood.games.bandits.kinds import (
    ASSAULT,
    ASSAULTED,
    BEATEN,
    ESCAPED,
    FESTIVAL_FIRST,
    NO_WAGON,
    NOT_NOW,
    ROLLED,
    SCORED,
    WAGON,
    WHY_LAST,
    WHY_LYING,
    WHY_PAID,
)
from sherwood.games.bandits.kinds import FESTIVAL as FESTIVAL_STORY
from sherwood.games.bandits.position import (
    BARE,
    BUSHES,
    GONE,
    NONE,
    OPEN,
    PLACES,
    ROADS,
    ROBBED,
    ROLL_STAGE,
    Position,
    Road,
)
from sherwood.games.bandits.specials import FESTIVAL_DICE, FESTIVAL_ROLLS
from sherwood.games.bandits.variants import GUEST_LYING_VP, LEFT_TO_RIGHT_ASSAULT, MUST_EXCEED, ROBIN_ANYWHERE, STOP_WHEN_MET
from sherwood.kernel.moves import Moves, a_of, b_of, pack


# -- choice (BANDITS-5.1) ---------------------------------------------------------------------------------------------
def is_left(p: Position) -> bool:
    """Whether a wagon is still to be assaulted."""
    return any(road.state == OPEN for road in p.roads)


def only_choice(p: Position) -> i64:
    """The wagon that is assaulted next without a question; NONE if there is a choice."""
    found = NONE
    for road in range(ROADS):
        if fault(p, pack(WAGON, road)) == 0:
            if found != NONE:
                return NONE
            found = road
    return found


def fill(p: Position, out: Moves) -> None:
    for road in range(ROADS):
        if fault(p, pack(WAGON, road)) == 0:
            out.add(pack(WAGON, road))


def fault(p: Position, move: i64) -> i64:
    road = a_of(move)
    if move != pack(WAGON, road) or road >= ROADS:
        return NOT_NOW
    if p.road(road).state == BARE:
        return NO_WAGON
    if p.road(road).state != OPEN:
        return ASSAULTED
    first = first_in_line(p)
    return FESTIVAL_FIRST if first != NONE and first != road else 0


def first_in_line(p: Position) -> i64:
    """The wagon that must come next: the Festival's, or under the variant the leftmost; NONE if none must (BANDITS-5.1)."""
    leftmost = NONE
    for road in range(ROADS):
        if p.road(road).state == OPEN:
            if specials.special_at(p, road) == FESTIVAL:
                return road
            if leftmost == NONE:
                leftmost = road
    return leftmost if p.plays(LEFT_TO_RIGHT_ASSAULT) else NONE


# -- assault (BANDITS-5.2) --------------------------------------------------------------------------------------------
def begin(p: Position, road: i64) -> None:
    p.at = road
    if specials.special_at(p, road) == FESTIVAL:
        p.left = FESTIVAL_ROLLS
        p.tell(ASSAULT, road)
    else:
        p.tell(ASSAULT, road, specials.defence(p, road))


def go_on(p: Position) -> bool:
    """Goes on to the next die to be rolled, if one is left: the Festival's first, then the row's from the left."""
    p.slot = FESTIVAL_DICE if p.left > 0 else next_slot(p)
    if p.slot == NONE:
        return False
    p.enter(ROLL_STAGE)
    return True


def next_slot(p: Position) -> i64:
    """The slot of the next bandit without a die, or NONE (BANDITS-0.4)."""
    road = p.road(p.at)
    for bush in range(BUSHES):
        if p.plays(STOP_WHEN_MET) and last_paid(p) != NONE and last_paid(p) < bush:
            return NONE
        for place in range(2 * bush, 2 * bush + 2):
            if is_due(road, place):
                return numbered(p, p.at, place)
    return NONE


def is_due(road: Road, place: i64) -> bool:
    """Whether a bandit there has no die yet."""
    return road.gang_at(place) != NONE and road.value_at(place) == 0


def due_up_to(road: Road, last: i64) -> i64:
    """How many dice are still to be rolled in the bushes up to this one."""
    n: i64 = 0
    for place in range(2 * last + 2):
        n += i64(is_due(road, place))
    return n


def numbered(p: Position, road: i64, place: i64) -> i64:
    """The number of a slot in moves (BANDITS-0.4)."""
    return place + PLACES * road if p.plays(ROBIN_ANYWHERE) else place


def road_of(p: Position, slot: i64) -> i64:
    """The road of a numbered slot."""
    return slot // PLACES if p.plays(ROBIN_ANYWHERE) else p.at


def roll(p: Position, move: i64) -> None:
    slot = a_of(move)
    value = b_of(move)
    if slot == FESTIVAL_DICE:
        roll_for_festival(p, value)
    else:
        road = p.road(p.at)
        place = slot % PLACES
        owner = road.gang_at(place)
        road.set_die(place, owner, value)
        p.tell(ROLLED, owner, slot, value)


def roll_for_festival(p: Position, value: i64) -> None:
    """BANDITS-9.6b."""
    specials.roll_for_festival(p, value)
    if p.left == 0:
        p.tell(FESTIVAL_STORY, p.at, specials.festival_sum(p))


# -- result (BANDITS-5.4) ---------------------------------------------------------------------------------------------
def unit(road: Road, bush: i64) -> i64:
    """What the dice of a bush's attack space come to; 0 if there are none (BANDITS-5.2c)."""
    return road.value_at(2 * bush) + road.value_at(2 * bush + 1)


def needed(p: Position, road: i64) -> i64:
    """What the units at an open wagon must reach, or NONE where they never can (BANDITS-5.4a, 9.2)."""
    if specials.special_at(p, road) == WAR:
        return NONE
    return specials.defence(p, road) + i64(p.plays(MUST_EXCEED))


def last_paid(p: Position) -> i64:
    """The bush of the rightmost unit that is paid at the wagon under assault, or NONE if the dice fall short (BANDITS-5.4a)."""
    missing = needed(p, p.at)
    if missing == NONE:
        return NONE
    for bush in range(BUSHES):
        missing -= unit(p.road(p.at), bush)
        if missing <= 0:
            return bush
    return NONE


def settle(p: Position) -> None:
    """The wagon is robbed, or it escapes; who isn't paid goes home (BANDITS-5.4, 5.5)."""
    road = p.road(p.at)
    defence = specials.defence(p, p.at)
    last = last_paid(p)
    if last == NONE:
        p.tell(ESCAPED, p.at, sum_up_to(road, BUSHES - 1), defence)
        road.state = GONE
    else:
        p.tell(BEATEN, p.at, sum_up_to(road, last), defence)
        road.state = ROBBED
        score(p, last)
    send_home(p, last + 1)


def sum_up_to(road: Road, last: i64) -> i64:
    """What the units up to this bush come to."""
    n: i64 = 0
    for bush in range(last + 1):
        n += unit(road, bush)
    return n


def send_home(p: Position, start: i64) -> None:
    """Dice and bandits of the bushes from `start` on go home (BANDITS-5.4b, c)."""
    road = p.road(p.at)
    for place in range(2 * start, PLACES):
        if road.gang_at(place) != NONE:
            p.gang(road.gang_at(place)).bandits += 1
        road.clear_bandit(place)
        road.clear_die(place)


# -- victory points (BANDITS-5.5) -------------------------------------------------------------------------------------
def score(p: Position, last: i64) -> None:
    """Each paid unit counts for its owner, the last one twice, and once more if a bandit lies there."""
    road = p.road(p.at)
    for bush in range(last + 1):
        if unit(road, bush) != 0:
            gain(p, owner(road, bush), WHY_PAID)
    gain(p, owner(road, last), WHY_LAST)
    if road.lies_at(2 * last) or road.lies_at(2 * last + 1):
        gain(p, taker(road, last) if p.plays(GUEST_LYING_VP) else owner(road, last), WHY_LYING)


def owner(road: Road, bush: i64) -> i64:
    """Who gets the victory points of a unit: of a shared bush, who stood there first (BANDITS-5.5d)."""
    return road.owner_at(2 * bush)


def taker(road: Road, bush: i64) -> i64:
    """Who gets the token of a unit: of a shared bush, who joined (BANDITS-5.6a)."""
    guest = road.owner_at(2 * bush + 1)
    return road.owner_at(2 * bush) if guest == NONE else guest


def gain(p: Position, gang: i64, why: i64) -> None:
    """A victory point."""
    p.gang(gang).vp += 1
    p.tell(SCORED, gang, 1, why)
