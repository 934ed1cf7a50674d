"""The kinds of move and of story event of `shieldwall` (SHIELDWALL-0.3), with the fields of each, and its faults and endings.

Bands, figures and orders are numbers; x, y and distances are in 1/100 inch, angles in degrees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# moves: fields
DEPLOY: Final[i64] = 1  # DEFAULT or BY_BAND
PLACE: Final[i64] = 2  # band, x and y of the middle of its front rank; in a movement step, of a band that comes in
DRESS: Final[i64] = 3  # facing, files, spacing (CLOSE or OPEN)
ROLL: Final[i64] = 4  # chance: die of seat 0, die of seat 1
PRECEDE: Final[i64] = 5  # 1 to move first, 0 to counter-move
ORDER: Final[i64] = 6  # band, order, ranks of a wall (0 with other orders)
ALONE: Final[i64] = 7  # figure, order, place of the castle (with POST; otherwise 0)
END_MOVEMENT: Final[i64] = 8
TURN: Final[i64] = 9  # angle + HALF_CIRCLE, how
GO: Final[i64] = 10  # distance straight ahead
SIDESTEP: Final[i64] = 11  # distance + NO_STEP; to the left below it
SHIFT: Final[i64] = 12  # bearing, distance: of a ring
RUN: Final[i64] = 13
STRIKE_AT: Final[i64] = 14  # figure, enemy, contact place
DONE: Final[i64] = 15
STAND_FIRE: Final[i64] = 16  # band, 1 to shoot at the chargers
SHOOT: Final[i64] = 17  # band, target, mode
SHOOT_ALONE: Final[i64] = 18  # figure, target, mode
END_FIRE: Final[i64] = 19
WEAPON: Final[i64] = 20  # band, weapon
WEAPON_ALONE: Final[i64] = 21  # figure, weapon
WEAPONS_DONE: Final[i64] = 22
ADJUST: Final[i64] = 23  # figure, enemy, contact place
PAIR: Final[i64] = 24  # figure, enemy
PAIRS_AUTO: Final[i64] = 25
FACE: Final[i64] = 26  # figure, side
ASK_DISENGAGE: Final[i64] = 27  # band, 1 to ask
CONSENT: Final[i64] = 28  # 1 to let them go
WHICH: Final[i64] = 29  # chance: place in line, from 0
TO_HIT: Final[i64] = 30  # chance: die
SAVE: Final[i64] = 31  # chance: die
SAVE_TWO: Final[i64] = 32  # chance: sum of two dice; by the variant `leader_either` the better one
MORALE: Final[i64] = 33  # chance: sum of two dice
BREAK_OFF: Final[i64] = 34  # chance: die of who wishes to go, die of the other
DIG: Final[i64] = 35  # chance: die

DEFAULT: Final[i64] = 0
BY_BAND: Final[i64] = 1
HALF_CIRCLE: Final[i64] = 180
NO_STEP: Final[i64] = 4096

# how a band turns (SHIELDWALL-3.2b)
EACH: Final[i64] = 0
ON_LEFT: Final[i64] = 1
ON_RIGHT: Final[i64] = 2
ON_MIDDLE: Final[i64] = 3

# modes of fire (SHIELDWALL-0.3)
DIRECT: Final[i64] = 0
SPREAD: Final[i64] = 1
HIGH_ANGLE: Final[i64] = 2
HURLED: Final[i64] = 3
LANCE_THROWN: Final[i64] = 4
PASSING: Final[i64] = 5
# what else waits for dice, besides shots that were declared
AT_CHARGERS: Final[i64] = 6
"""A shot of a band that is charged (SHIELDWALL-5.4a)."""
BLOW: Final[i64] = 7

# orders (SHIELDWALL-0.4)
ADVANCE: Final[i64] = 0
ABOUT_FACE: Final[i64] = 1
CHARGE: Final[i64] = 2
ASSAULT: Final[i64] = 3
REFORM: Final[i64] = 4
FORM_WALL: Final[i64] = 5
FORM_RING: Final[i64] = 6
RING_MOVE: Final[i64] = 7
OPEN_ORDER: Final[i64] = 8
FREE_STAND: Final[i64] = 9
FREE_BACK: Final[i64] = 10
FREE_ENGAGE: Final[i64] = 11
TAKE: Final[i64] = 12
LEAVE: Final[i64] = 13
POST: Final[i64] = 14
PLANT: Final[i64] = 15
BREACH: Final[i64] = 16
PASS_GAP: Final[i64] = 17
BRIDGE_UP: Final[i64] = 18
BRIDGE_DOWN: Final[i64] = 19
FORCE_BRIDGE: Final[i64] = 20
ORDERS: Final[i64] = 21

# story events: fields
DEPLOYED: Final[i64] = 1  # seat
TURN_BEGINS: Final[i64] = 2  # number of the turn
MOVES_FIRST: Final[i64] = 3  # seat
STEP_BEGINS: Final[i64] = 4  # attacker
ORDERED: Final[i64] = 5  # band, order
ORDERED_ALONE: Final[i64] = 6  # figure, order
RAN: Final[i64] = 7  # band, distance, 1 with the charge bonus (SHIELDWALL-6.5f)
SQUARED_OFF: Final[i64] = 8  # band, angle + HALF_CIRCLE by which it turned
STRUCK_AT: Final[i64] = 9  # figure, enemy, contact place
ENDED: Final[i64] = 10  # the ending (see below)
TRIED: Final[i64] = 11  # figure, enemy, mode: of fire, AT_CHARGERS or BLOW
HIT: Final[i64] = 12  # die, modifier + MODIFIER_BASE, need
MISSED: Final[i64] = 13  # the same
SAVED: Final[i64] = 14  # die or sum of two, modifier + MODIFIER_BASE, need
NOT_SAVED: Final[i64] = 15  # the same
LOST: Final[i64] = 16  # figure, what has become of it
DRAWN: Final[i64] = 17  # figure whom the shot meets
WASTED: Final[i64] = 18  # figure, doomed already
STOOD: Final[i64] = 19  # band, 1 if it shoots at the chargers
CAME_IN: Final[i64] = 20  # band
TOOK_LOAD: Final[i64] = 21  # figure
CHECKED: Final[i64] = 22  # lowest figure of the unit, sum of two dice, modifier + MODIFIER_BASE
OUTCOME: Final[i64] = 23  # lowest figure of the unit, column, result (see `tables`)
WRESTLED: Final[i64] = 24  # die of who wishes to go, die of the other, advantage + LEVEL (see `breakoff`)
BREAKS_OFF: Final[i64] = 25  # band
BREAKS_OUT: Final[i64] = 26  # band, order
TOOK_UP: Final[i64] = 27  # figure, weapon
FACED: Final[i64] = 28  # figure, side to which it turned
STEPPED_UP: Final[i64] = 29  # figure, whose place it took
STOOD_IN: Final[i64] = 30  # figure, the leader instead of whom it falls
BANNER_FELL: Final[i64] = 31  # banner
BANNER_TAKEN: Final[i64] = 32  # banner, figure
POSTED: Final[i64] = 33  # figure, place of the castle
PLANTED: Final[i64] = 34  # figure, place at the ladder's head
DUG: Final[i64] = 35  # figure, die, sum
BRIDGE_MOVED: Final[i64] = 36  # drawbridge, what it is now: up, down or down for good

MODIFIER_BASE: Final[i64] = 8

# faults
NOT_NOW: Final[i64] = 1
NOT_YOURS: Final[i64] = 2
NOBODY: Final[i64] = 3
ORDERED_ALREADY: Final[i64] = 4
WAITS: Final[i64] = 5
IS_ENGAGED: Final[i64] = 6
IS_FREED: Final[i64] = 7
NOT_ALONE: Final[i64] = 8
TOO_FAR_ROUND: Final[i64] = 9
TURNED_ALREADY: Final[i64] = 10
GONE_ALREADY: Final[i64] = 11
FACE_APART: Final[i64] = 12
TOO_FAR: Final[i64] = 13
OFF_GROUND: Final[i64] = 14
IN_THE_WAY: Final[i64] = 15
BARRED: Final[i64] = 16
IN_CONTACT: Final[i64] = 17
TOO_FEW: Final[i64] = 18
NO_CHARGE_YET: Final[i64] = 19
PRELUDE_FULL: Final[i64] = 20
RUN_TOO_SHORT: Final[i64] = 21
BAD_GROUND: Final[i64] = 22
NO_PLACE: Final[i64] = 23
WRONG_EDGE: Final[i64] = 24
PLACE_TAKEN: Final[i64] = 25
WALL_TOO_FEW: Final[i64] = 26
WALL_NO_SHIELDS: Final[i64] = 27
RING_NUMBER: Final[i64] = 28
FORMED_GROUND: Final[i64] = 29
NOT_FORMED: Final[i64] = 30
WRONG_FILES: Final[i64] = 31
OUT_OF_ZONE: Final[i64] = 32
MAY_STILL_RUN: Final[i64] = 33
MOUNTED_FORM: Final[i64] = 34
AS_A_BODY: Final[i64] = 35
NO_ROOM: Final[i64] = 36
TIME_IS_UP: Final[i64] = 37
NOT_FREE: Final[i64] = 38
IN_TURN: Final[i64] = 39
NO_MISSILE: Final[i64] = 40
HAS_SHOT: Final[i64] = 41
HAS_CHARGED: Final[i64] = 42
FELL_BACK: Final[i64] = 43
HAS_MOVED: Final[i64] = 44
SHOOTER_ENGAGED: Final[i64] = 45
NO_TARGET: Final[i64] = 46
IN_MELEE: Final[i64] = 47
OUT_OF_FIELD: Final[i64] = 48
OUT_OF_REACH: Final[i64] = 49
CANNOT_HIT: Final[i64] = 50
NO_SIGHT: Final[i64] = 51
LINE_BLOCKED: Final[i64] = 52
NOT_HIGH: Final[i64] = 53
NOT_OVER: Final[i64] = 54
OVER_TOO_NEAR: Final[i64] = 55
NOT_PASSED: Final[i64] = 56
BEARS_LOAD: Final[i64] = 57
NO_LOAD: Final[i64] = 58
WATCHED: Final[i64] = 59
NO_EXIT: Final[i64] = 60
ONE_MAN: Final[i64] = 61
NOT_YET: Final[i64] = 62
MUST_GO: Final[i64] = 63
NO_OTHER_WEAPON: Final[i64] = 64
NOT_TOUCHED: Final[i64] = 65
RIDER_ABOUT: Final[i64] = 66
NOT_FRONTED: Final[i64] = 67
NO_WAY: Final[i64] = 68
PLACE_HELD: Final[i64] = 69
NO_LADDER: Final[i64] = 70
NO_WALL: Final[i64] = 71
GAP_DONE: Final[i64] = 72
GAP_TAKEN: Final[i64] = 73
GAP_TOO_NEAR: Final[i64] = 74
NO_GAP: Final[i64] = 75
NO_BRIDGE: Final[i64] = 76
IS_ALOFT: Final[i64] = 77
ON_LADDER: Final[i64] = 78
IS_INDOORS: Final[i64] = 79

ENDINGS: Final[i64] = 64
"""An ending is this times the number of the scenario, and the place, from 1, of the condition that decided; or 0 for none."""
SOLE: Final[i64] = 62
"""Instead of a place, with the seat added that alone has figures left (SHIELDWALL-0.8)."""
