"""SHIELDWALL-11.3, 11.4: gaps in walls, and drawbridges raised, lowered and forced."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.castle import is_wide
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.geometry import CONTACT, NONE, Shape
from sherwood.games.shieldwall.kinds import (
    BRIDGE_MOVED,
    BRIDGE_UP,
    DUG,
    GAP_DONE,
    GAP_TAKEN,
    GAP_TOO_NEAR,
    HAS_SHOT,
    IN_CONTACT,
    NO_BRIDGE,
    NO_GAP,
    NO_ROOM,
    NO_WALL,
)
from sherwood.games.shieldwall.movement import fault_rest
from sherwood.games.shieldwall.position import DIGS, FIRED_ONCE, MOVED, ORDERED, Position
from sherwood.games.shieldwall.terrain import lies
from sherwood.games.shieldwall.trig import bearing, turned
from sherwood.games.shieldwall.variants import TWO_AT_THE_GAP
from sherwood.games.shieldwall.works import DOWN, FORCED, UP, Works

ROUND: Final[i64] = 10
"""Gaps are noted to so many units (SHIELDWALL-11.3b)."""
APART: Final[i64] = 200
"""The least from the middle of a gap to that of another."""
NEAR_BRIDGE: Final[i64] = 100
"""From where a drawbridge lies to who forces it (SHIELDWALL-11.4b)."""
STEP: Final[i64] = 10
"""By which men are moved off a drawbridge that is raised, until they have room."""
MOST_STEPS: Final[i64] = 60


# -- gaps (SHIELDWALL-11.3) -----------------------------------------------------------------------------------------------
def wall_at(position: Position, figure: i64) -> i64:
    """The wall that a man on the ground touches, or NONE."""
    castle, base = position.field.castle, position.set.start
    if castle.is_aloft(position.stands, figure) or position.mounted(figure) == 1:
        return NONE
    position.stands.lay(figure, base)
    for wall in range(i64(len(castle.walls))):
        if base.within(castle.walls[wall], CONTACT):
            return wall
    return NONE


def spot_x(position: Position, figure: i64, wall: Shape) -> i64:
    """Of the middle of the gap that a man would make."""
    return (position.stands.x[figure] + ROUND // 2) // ROUND * ROUND if is_wide(wall) else (wall.west + wall.east) // 2


def spot_y(position: Position, figure: i64, wall: Shape) -> i64:
    return (wall.south + wall.north) // 2 if is_wide(wall) else (position.stands.y[figure] + ROUND // 2) // ROUND * ROUND


def gap_at(position: Position, figure: i64) -> i64:
    """The gap, made or begun, before which a man stands, or NONE."""
    castle, works = position.field.castle, position.stands.works
    wall = wall_at(position, figure)
    if wall == NONE:
        return NONE
    x, y = spot_x(position, figure, castle.walls[wall]), spot_y(position, figure, castle.walls[wall])
    for gap in range(i64(len(works.gap_x))):
        here = lies(works.gap_x[gap], works.gap_y[gap], 1, castle.walls[wall]) >= 0
        if here and off(works, gap, x, y) <= castle.walk_in:
            return gap
    return NONE


def off(works: Works, gap: i64, x: i64, y: i64) -> i64:
    """How far a point is from the middle of a gap in the same wall."""
    dx, dy = works.gap_x[gap] - x, works.gap_y[gap] - y
    return max(dx, -dx) + max(dy, -dy)


def fault_breach(position: Position, figure: i64) -> i64:
    """In a turn in which he does nothing else (SHIELDWALL-11.3a)."""
    works, tables = position.stands.works, position.field.tables
    wall = wall_at(position, figure)
    if wall == NONE:
        return NO_WALL
    if position.has(figure, FIRED_ONCE):
        return HAS_SHOT
    gap = gap_at(position, figure)
    if gap == NONE:
        return fault_spot(position, figure, position.field.castle.walls[wall])
    if works.gap_sum[gap] >= tables.gap:
        return GAP_DONE
    return GAP_TAKEN if workers_at(position, gap) > (1 if position.plays(TWO_AT_THE_GAP) else 0) else 0


def fault_spot(position: Position, figure: i64, wall: Shape) -> i64:
    """Whether a new gap may be begun there: off corners and gatehouses, and away from other gaps."""
    castle, works = position.field.castle, position.stands.works
    x, y = spot_x(position, figure, wall), spot_y(position, figure, wall)
    half = castle.walk_in
    along, low, high = (x, wall.west, wall.east) if is_wide(wall) else (y, wall.south, wall.north)
    if along - low < 3 * half or high - along < 3 * half:
        return NO_WALL
    for gatehouse in castle.gatehouses:
        if gatehouse.west - half < x < gatehouse.east + half and gatehouse.south - half < y < gatehouse.north + half:
            return NO_WALL
    for gap in range(i64(len(works.gap_x))):
        if off(works, gap, x, y) < APART:
            return GAP_TOO_NEAR
    return 0


def workers_at(position: Position, gap: i64) -> i64:
    """How many men make a gap in this turn."""
    found: i64 = 0
    for man in range(position.field.roster.n):
        if position.has(man, DIGS) and position.is_on(man) and gap_at(position, man) == gap:
            found += 1
    return found


def breach(position: Position, figure: i64) -> None:
    if gap_at(position, figure) == NONE:
        wall = position.field.castle.walls[wall_at(position, figure)]
        position.stands.works.begin_gap(spot_x(position, figure, wall), spot_y(position, figure, wall))
    position.set_bits(figure, DIGS)


def fault_pass(position: Position, figure: i64) -> i64:
    """SHIELDWALL-11.3c: one man a half-turn squeezes through a gap that isn't yet whole."""
    works, tables = position.stands.works, position.field.tables
    gap = gap_at(position, figure)
    if gap == NONE or not tables.slow_gap <= works.gap_sum[gap] < tables.gap:
        return NO_GAP
    if works.gap_used[gap] == 1:
        return GAP_TAKEN
    body = beyond(position, figure, gap)
    if body.fault_standing(position.stands) != 0:
        return NO_ROOM
    return IN_CONTACT if fault_rest(position, body) != 0 else 0


def beyond(position: Position, figure: i64, gap: i64) -> Body:
    """The man, sent to the other face of the wall, before the gap."""
    castle, works, body = position.field.castle, position.stands.works, position.set.body
    wall = castle.walls[wall_at(position, figure)]
    stands = position.stands
    body.clear()
    body.add(stands, figure)
    body.x[0] = works.gap_x[gap] if is_wide(wall) else wall.west + wall.east - stands.x[figure]
    body.y[0] = wall.south + wall.north - stands.y[figure] if is_wide(wall) else works.gap_y[gap]
    return body


def squeeze_through(position: Position, figure: i64) -> None:
    gap = gap_at(position, figure)
    beyond(position, figure, gap).swap(position.stands)
    position.stands.works.gap_used[gap] = 1
    position.mark(figure)
    position.set_bits(figure, MOVED)


# -- dice (SHIELDWALL-11.3a) ----------------------------------------------------------------------------------------------
def next_worker(position: Position, after: i64) -> i64:
    """Who throws next: the first after this number who has done nothing else in the turn and isn't attacked; or NONE."""
    for man in range(after + 1, position.field.roster.n):
        if position.has(man, DIGS) and position.is_on(man) and is_at_work(position, man):
            return man
    return NONE


def is_at_work(position: Position, figure: i64) -> bool:
    """Whether he still is where he works."""
    return gap_at(position, figure) != NONE or bridge_by(position, figure) != NONE


def dig(position: Position, figure: i64, die: i64) -> None:
    works, tables = position.stands.works, position.field.tables
    position.drop_bits(figure, DIGS)
    gap = gap_at(position, figure)
    if gap != NONE:
        works.gap_sum[gap] += die
        position.tell(DUG, figure, die, works.gap_sum[gap])
        position.field.castle.open_ways(works, tables.gap)
    else:
        bridge = bridge_by(position, figure)
        works.bridge_sum[bridge] += die
        position.tell(DUG, figure, die, works.bridge_sum[bridge])
        if works.bridge_sum[bridge] >= tables.bridge_forced:
            set_bridge(position, bridge, FORCED)


def disturb(position: Position, figure: i64) -> None:
    """He has done something else: shot, fought, or taken another order."""
    works = position.stands.works
    position.drop_bits(figure, DIGS)
    for bridge in range(i64(len(works.bridge))):
        if works.hauler[bridge] == figure:
            works.hauler[bridge], works.hauled[bridge] = NONE, 0


def disturb_engaged(position: Position) -> None:
    works = position.stands.works
    for man in range(i64(len(works.at))):
        if position.is_on(man) and is_engaged(position, man):
            disturb(position, man)


# -- drawbridges (SHIELDWALL-11.4) ----------------------------------------------------------------------------------------
def bridge_of(position: Position, figure: i64) -> i64:
    """The drawbridge of the gatehouse in which a figure stands, on its floor or in its passage; or NONE."""
    gates, stands = position.field.castle.gates, position.stands
    for bridge in range(i64(len(gates))):
        if lies(stands.x[figure], stands.y[figure], 1, gates[bridge]) >= 0:
            return bridge
    return NONE


def bridge_by(position: Position, figure: i64) -> i64:
    """The raised drawbridge near which a man on the ground outside stands, or NONE."""
    castle, base, stands = position.field.castle, position.set.start, position.stands
    inside = bridge_of(position, figure) != NONE or castle.is_within(stands.x[figure], stands.y[figure])
    if inside or castle.is_aloft(stands, figure):
        return NONE
    stands.lay(figure, base)
    for bridge in range(i64(len(castle.decks))):
        if stands.works.bridge[bridge] == UP and base.within(castle.decks[bridge], NEAR_BRIDGE):
            return bridge
    return NONE


def fault_haul(position: Position, figure: i64, order: i64) -> i64:
    bridge = bridge_of(position, figure)
    if bridge == NONE or position.stands.works.bridge[bridge] != (DOWN if order == BRIDGE_UP else UP):
        return NO_BRIDGE
    return GAP_TAKEN if is_hauled_by_other(position, figure, bridge) else 0


def is_hauled_by_other(position: Position, figure: i64, bridge: i64) -> bool:
    """Whether another of the seat has begun with a drawbridge, and is still there."""
    hauler = position.stands.works.hauler[bridge]
    return (
        hauler != NONE
        and hauler != figure
        and position.field.roster.side[hauler] == position.seat
        and position.is_on(hauler)
        and bridge_of(position, hauler) == bridge
    )


def haul(position: Position, figure: i64, order: i64) -> None:
    """It takes the same man two movement phases, one after the other."""
    works = position.stands.works
    bridge = bridge_of(position, figure)
    works.hauled[bridge] = works.hauled[bridge] + 1 if works.hauler[bridge] == figure else 1
    works.hauler[bridge] = figure
    if works.hauled[bridge] >= position.field.tables.bridge_phases:
        set_bridge(position, bridge, UP if order == BRIDGE_UP else DOWN)


def fault_force(position: Position, figure: i64) -> i64:
    bridge = bridge_by(position, figure)
    if bridge == NONE or position.mounted(figure) == 1:
        return NO_BRIDGE
    if position.has(figure, FIRED_ONCE):
        return HAS_SHOT
    others = any(
        position.has(man, DIGS) and position.is_on(man) and bridge_by(position, man) == bridge
        for man in range(position.field.roster.n)
    )
    return GAP_TAKEN if others else 0


def let_go(position: Position) -> None:
    """A movement step is over: whoever of the seat hasn't gone on to haul must begin anew."""
    works = position.stands.works
    for bridge in range(i64(len(works.hauler))):
        hauler = works.hauler[bridge]
        if hauler != NONE and position.field.roster.side[hauler] == position.seat and not is_hauling(position, hauler):
            works.hauler[bridge], works.hauled[bridge] = NONE, 0


def is_hauling(position: Position, figure: i64) -> bool:
    """Whether a figure has been ordered in this half-turn, which other orders than hauling would have ended."""
    return position.is_on(figure) and position.has(figure, ORDERED)


def set_bridge(position: Position, bridge: i64, state: i64) -> None:
    works = position.stands.works
    works.bridge[bridge] = state
    works.bridge_sum[bridge] = 0
    works.hauler[bridge], works.hauled[bridge] = NONE, 0
    position.field.castle.open_ways(works, position.field.tables.gap)
    position.tell(BRIDGE_MOVED, bridge, state)
    if state == UP:
        for figure in range(position.field.roster.n):
            if position.is_on(figure) and is_on_deck(position, figure, bridge):
                put_off(position, figure, bridge)


def is_on_deck(position: Position, figure: i64, bridge: i64) -> bool:
    base = position.set.start
    position.stands.lay(figure, base)
    return position.stands.level[figure] == 0 and base.overlaps(position.field.castle.decks[bridge])


def put_off(position: Position, figure: i64, bridge: i64) -> None:
    """To the inner end of the bridge, the outer one if enemies hold the passage; to the other if there is no room."""
    inward = inward_of(position, bridge)
    first = turned(inward, 180) if is_held_against(position, figure, bridge) else inward
    if not slide(position, figure, bridge, first):
        slide(position, figure, bridge, turned(first, 180))


def inward_of(position: Position, bridge: i64) -> i64:
    castle = position.field.castle
    deck, gate = castle.decks[bridge], castle.gates[bridge]
    return bearing(gate.west + gate.east - deck.west - deck.east, gate.south + gate.north - deck.south - deck.north)


def is_held_against(position: Position, figure: i64, bridge: i64) -> bool:
    side, level = position.field.roster.side, position.stands.level
    return any(
        position.is_on(enemy) and side[enemy] != side[figure] and level[enemy] == 0 and bridge_of(position, enemy) == bridge
        for enemy in range(position.field.roster.n)
    )


def slide(position: Position, figure: i64, bridge: i64, way: i64) -> bool:
    """Moves a figure straight on to the first place off the bridge where it has room; whether there is one."""
    body = position.set.body
    for k in range(i64(1), MOST_STEPS + 1):
        body.clear()
        body.add(position.stands, figure)
        body.step(position.stands, way, 0, STEP * k)
        body.lay(0, body.base)
        if not body.base.overlaps(position.field.castle.decks[bridge]) and body.fault_standing(position.stands) == 0:
            body.swap(position.stands)
            return True
    return False
