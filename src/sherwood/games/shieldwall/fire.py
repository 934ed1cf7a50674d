"""SHIELDWALL-5.3 and 0.3a: who may shoot at whom, and how a band's shots are declared."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import lines, melee, quivers, shots, tries
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.geometry import NONE, root
from sherwood.games.shieldwall.kinds import (
    AT_CHARGERS,
    BEARS_LOAD,
    CANNOT_HIT,
    DIRECT,
    FELL_BACK,
    HAS_CHARGED,
    HAS_MOVED,
    HAS_SHOT,
    HIGH_ANGLE,
    HURLED,
    IN_MELEE,
    IS_INDOORS,
    LANCE_THROWN,
    NO_MISSILE,
    NO_TARGET,
    NOBODY,
    NOT_HIGH,
    NOT_NOW,
    NOT_OVER,
    NOT_PASSED,
    NOT_YOURS,
    ON_LADDER,
    OUT_OF_FIELD,
    OUT_OF_REACH,
    PASSING,
    SHOOTER_ENGAGED,
    SPREAD,
)
from sherwood.games.shieldwall.movement import rate
from sherwood.games.shieldwall.position import ASSAULTED, CHARGED, LOADED, MOVED, NO_FIRE, PATH, Position
from sherwood.games.shieldwall.tables import OUT_OF_RANGE
from sherwood.games.shieldwall.troops import BOW, HURL, SLING, UNARMED
from sherwood.games.shieldwall.variants import FIRE_ALL_ROUND, HALF_MOVE_SHOOTERS, PASSING_CHARGE, SLINGS_TOO


# -- one shot -----------------------------------------------------------------------------------------------------------
def fault_shot(position: Position, figure: i64, target: i64, mode: i64) -> i64:
    """Whether a figure may shoot at another, which it picks or at whose formation it aims."""
    fault = fault_shooter(position, figure, mode)
    return fault if fault != 0 else fault_aim(position, figure, target, mode)


def fault_aim(position: Position, figure: i64, target: i64, mode: i64) -> i64:
    """The same of a figure that may shoot; at a high angle it shoots over somebody (SHIELDWALL-5.6e)."""
    fault = fault_meeting(position, figure, target, mode)
    if fault == 0 and mode == HIGH_ANGLE and position.set.aim.over == 0:
        return NOT_OVER
    return fault


# -- who shoots ---------------------------------------------------------------------------------------------------------
def fault_shooter(position: Position, figure: i64, mode: i64) -> i64:
    if not has_missile_for(position, figure, mode):
        return NO_MISSILE
    if quivers.is_climbing(position, figure):
        return ON_LADDER
    if quivers.is_indoors(position, figure):
        return IS_INDOORS
    if not shots.has_shot(position, figure, mode):
        return HAS_SHOT
    if position.has(figure, LOADED):
        return BEARS_LOAD
    if position.has(figure, CHARGED | ASSAULTED):
        return HAS_CHARGED
    if position.has(figure, NO_FIRE):
        return FELL_BACK
    if mode == LANCE_THROWN and position.has(figure, MOVED):
        return HAS_MOVED
    if mode == HIGH_ANGLE and not shoots_high(position, figure):
        return NOT_HIGH
    if position.plays(HALF_MOVE_SHOOTERS) and 2 * way(position, figure) > rate(position, position.field.roster.band[figure]):
        return HAS_MOVED
    return SHOOTER_ENGAGED if is_engaged(position, figure) else 0


def has_missile_for(position: Position, figure: i64, mode: i64) -> bool:
    """Whether a mode is for what a figure shoots or throws. Lances are thrown in one mode only (SHIELDWALL-5.7b)."""
    missile = shots.missile(position, figure)
    if shots.is_lance(position, figure) or mode == LANCE_THROWN:
        return shots.is_lance(position, figure) and mode == LANCE_THROWN
    if shots.takes_spear(position, figure, mode):
        return True
    if missile == UNARMED:
        return False
    return mode in (PASSING, AT_CHARGERS) or (missile == HURL) == (mode == HURLED)


def shoots_high(position: Position, figure: i64) -> bool:
    """SHIELDWALL-5.6e."""
    missile = shots.missile(position, figure)
    return position.field.high_angle and (missile == BOW or (missile == SLING and position.plays(SLINGS_TOO)))


def way(position: Position, figure: i64) -> i64:
    """How far a figure has gone in this half-turn."""
    total: i64 = 0
    at = PATH * figure
    for k in range(at + 1, at + position.points_on[figure]):
        dx, dy = position.path_x[k] - position.path_x[k - 1], position.path_y[k] - position.path_y[k - 1]
        total += root(dx * dx + dy * dy)
    return total


# -- at whom ------------------------------------------------------------------------------------------------------------
def fault_meeting(position: Position, figure: i64, target: i64, mode: i64) -> i64:
    """Whether a shot of a figure that may shoot can meet a target."""
    roster = position.field.roster
    if target >= roster.n or not position.is_on(target) or roster.side[target] == roster.side[figure]:
        return NO_TARGET
    if mode == PASSING and not lines.has_passed(position, target):
        return NOT_PASSED
    aim = lines.take(position, figure, target, mode)
    if quivers.is_indoors(position, target):
        return IS_INDOORS
    if not quivers.sees(position, figure, aim.shooter, aim.target.x, aim.target.y) and not position.plays(FIRE_ALL_ROUND):
        return OUT_OF_FIELD
    far = shots.band(position, figure, aim, mode)
    if far == OUT_OF_RANGE:
        return OUT_OF_REACH
    if not shots.can_hit(position, figure, target, far, mode):
        return CANNOT_HIT
    if is_in_melee(position, target) and not (mode == PASSING and position.plays(PASSING_CHARGE)):
        return IN_MELEE
    return lines.fault_line(position, figure, target, mode)


def is_in_melee(position: Position, figure: i64) -> bool:
    """SHIELDWALL-5.3b: whether a figure is engaged, or fights from the second rank."""
    return melee.striker(position, figure) != NONE


# -- orders to shoot (SHIELDWALL-0.3a) ----------------------------------------------------------------------------------
def fault_alone(position: Position, figure: i64, target: i64, mode: i64) -> i64:
    roster = position.field.roster
    if figure >= roster.n or not position.is_on(figure):
        return NOBODY
    if roster.side[figure] != position.seat:
        return NOT_YOURS
    return fault_shot(position, figure, target, mode) if mode <= PASSING and mode != SPREAD else NOT_NOW


def fault_band(position: Position, band: i64, target: i64, mode: i64) -> i64:
    """Whether some man of a band may shoot so; if none, why the first may not."""
    roster = position.field.roster
    if band >= roster.bands or mode > PASSING:
        return NOT_NOW
    if roster.side[roster.first[band]] != position.seat:
        return NOT_YOURS
    if target >= roster.n:
        return NO_TARGET
    first: i64 = 0
    for man in range(roster.first[band], roster.first[band] + roster.men[band]):
        if position.is_on(man):
            fault = fault_spread(position, man, target) if mode == SPREAD else fault_shot(position, man, target, mode)
            if fault == 0:
                return 0
            if first == 0:
                first = fault
    return first if first != 0 else NOBODY


def fault_spread(position: Position, figure: i64, target: i64) -> i64:
    """Whether a figure may shoot at somebody of the target's band; if not, why not at the target."""
    fault = fault_shooter(position, figure, DIRECT)
    if fault != 0:
        return fault
    roster = position.field.roster
    band = roster.band[target]
    for other in range(roster.first[band], roster.first[band] + roster.men[band]):
        if fault_meeting(position, figure, other, DIRECT) == 0:
            return 0
    return fault_meeting(position, figure, target, DIRECT)


def shoot_alone(position: Position, figure: i64, target: i64, mode: i64) -> None:
    shots.spend(position, figure, mode)
    tries.add(position, mode, figure, target)


def shoot_band(position: Position, band: i64, target: i64, mode: i64) -> None:
    roster = position.field.roster
    volley = position.set.volley
    if mode == SPREAD:
        volley.clear()
        other = roster.band[target]
        for enemy in range(roster.first[other], roster.first[other] + roster.men[other]):
            volley.add(enemy)
    for man in range(roster.first[band], roster.first[band] + roster.men[band]):
        if not position.is_on(man):
            continue
        if mode == SPREAD:
            shoot_at_one(position, man, DIRECT)
        elif fault_shot(position, man, target, mode) == 0:
            shoot_alone(position, man, target, mode)


def shoot_at_one(position: Position, figure: i64, mode: i64) -> None:
    """A man takes the nearest lawful target of the volley, of those at whom the fewest have aimed."""
    if fault_shooter(position, figure, mode) != 0:
        return
    volley = position.set.volley
    volley.measure(position.stands, figure)
    target = volley.next()
    while target != NONE and fault_meeting(position, figure, target, mode) != 0:
        target = volley.next()
    if target != NONE:
        volley.aim_at(target)
        shoot_alone(position, figure, target, mode)


# -- whether anybody may ------------------------------------------------------------------------------------------------
def is_any(position: Position) -> bool:
    """Whether the seat that is asked has a lawful shot left."""
    roster = position.field.roster
    return any(
        position.is_on(figure) and roster.side[figure] == position.seat and finds(position, figure) for figure in range(roster.n)
    )


def finds(position: Position, figure: i64) -> bool:
    """Whether a figure has a lawful shot."""
    return any(mode != SPREAD and finds_in(position, figure, mode) for mode in range(PASSING + 1))


def finds_in(position: Position, figure: i64, mode: i64) -> bool:
    return fault_shooter(position, figure, mode) == 0 and any(
        fault_aim(position, figure, target, mode) == 0 for target in range(position.field.roster.n)
    )
