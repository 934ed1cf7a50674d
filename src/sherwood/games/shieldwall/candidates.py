"""SHIELDWALL-B: the finite list of moves that `fill` offers at each question; all of them are legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import (
    assault,
    charge,
    choices,
    climbing,
    deeds,
    deployment,
    edges,
    formations,
    freed,
    marks,
    movement,
    orders,
    reform,
)
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import (
    ADVANCE,
    ALONE,
    ASK_DISENGAGE,
    ASSAULT,
    BY_BAND,
    CONSENT,
    DEFAULT,
    DEPLOY,
    DONE,
    DRESS,
    EACH,
    END_FIRE,
    END_MOVEMENT,
    FORM_WALL,
    FREE_BACK,
    FREE_STAND,
    GO,
    HALF_CIRCLE,
    LEAVE,
    NO_STEP,
    ON_MIDDLE,
    OPEN_ORDER,
    ORDER,
    ORDERS,
    PLACE,
    POST,
    PRECEDE,
    RING_MOVE,
    RUN,
    SHIFT,
    SIDESTEP,
    STAND_FIRE,
    STRIKE_AT,
    TAKE,
    TURN,
)
from sherwood.games.shieldwall.places import CLOSE, OPEN, PLACES
from sherwood.games.shieldwall.position import (
    ADVANCING,
    BREAKING_OFF,
    CONSENTING,
    DEPLOYMENT,
    DRESSING,
    IN_HAND,
    MOVEMENT,
    PAIRING,
    PRECEDENCE,
    PRELUDE,
    REFORMING,
    SHIFTING,
    SHOOTING,
    STANDING,
    STRIKING,
    TURNED,
    WEAPONS,
    WENT,
    Position,
)
from sherwood.games.shieldwall.retreat import nearest_enemy
from sherwood.games.shieldwall.trig import CIRCLE, bearing, turned
from sherwood.kernel.moves import Moves, pack

RUSH: Final[i64] = 2400
"""Formations, charges and assaults are thought of when an enemy's centre is as near."""


def fill(position: Position, out: Moves) -> None:
    stage = position.stage
    if stage == MOVEMENT:
        fill_orders(position, out)
    elif stage == DEPLOYMENT:
        fill_deployment(position, out)
    elif stage == DRESSING:
        band = position.band
        field = position.field
        out.add(pack(DRESS, field.home_facing[field.roster.first[band]], field.files[band], field.spacing[band]))
    elif stage == BREAKING_OFF:
        out.add(pack(DONE))
        out.add(pack(ASK_DISENGAGE, position.band, 0))
        out.add(pack(ASK_DISENGAGE, position.band, 1))
    elif stage == CONSENTING:
        out.add(pack(CONSENT, 0))
        out.add(pack(CONSENT, 1))
    elif stage == PRECEDENCE:
        out.add(pack(PRECEDE, 0))
        out.add(pack(PRECEDE, 1))
    elif stage == ADVANCING:
        fill_advance(position, out)
    elif stage == PRELUDE:
        fill_prelude(position, out)
    elif stage == SHIFTING:
        fill_shift(position, out)
    elif stage == REFORMING:
        fill_reform(position, out)
    elif stage == STRIKING:
        fill_strikes(position, out)
    elif stage == STANDING:
        out.add(pack(STAND_FIRE, position.called, 0))
        out.add(pack(STAND_FIRE, position.called, 1))
    elif stage == SHOOTING:
        marks.fill(position, out)
        out.add(pack(END_FIRE))
    elif WEAPONS <= stage <= PAIRING:
        choices.fill(position, out)
    if ADVANCING <= stage <= SHIFTING and orders.fault_done(position) == 0:
        out.add(pack(DONE))


# -- deployment ---------------------------------------------------------------------------------------------------------
def fill_deployment(position: Position, out: Moves) -> None:
    """The default plan, or each band where it stands by it."""
    out.add(pack(DEPLOY, DEFAULT))
    if deployment.fault_deploy(position, BY_BAND) == 0:
        out.add(pack(DEPLOY, BY_BAND))
    for band in range(position.field.roster.bands):
        x, y = deployment.home_x(position, band), deployment.home_y(position, band)
        if deployment.fault_place(position, band, x, y) == 0:
            out.add(pack(PLACE, band, x, y))


# -- orders (SHIELDWALL-B.2) --------------------------------------------------------------------------------------------
def fill_orders(position: Position, out: Moves) -> None:
    roster = position.field.roster
    for band in range(roster.bands):
        if edges.may_enter(position, band):
            fill_entry(position, band, out)
    for band in range(roster.bands):
        if orders.fault_of_band(position, band) == 0:
            fill_orders_of(position, band, out)
    for band in range(roster.bands):
        if roster.side[roster.first[band]] == position.seat:
            fill_orders_singly(position, band, out)
    out.add(pack(END_MOVEMENT))


def fill_deeds(position: Position, figure: i64, out: Moves) -> None:
    """What a scenario or a castle allows a man who may act."""
    for order in range(TAKE, ORDERS if position.field.castle.n > 0 else POST):
        if order == POST:
            fill_posts(position, figure, out)
        elif deeds.fault(position, orders.alone(position, figure), order, 0) == 0:
            out.add(pack(ALONE, figure, order))


def fill_posts(position: Position, figure: i64, out: Moves) -> None:
    """Of the places where he gets those that `climbing` chooses."""
    climbing.choose(position, figure)
    for place in range(position.field.castle.n):
        if position.set.reach.chosen[place] == 1 and climbing.fault_reached(position, figure, place) == 0:
            out.add(pack(ALONE, figure, POST, place))


def fill_entry(position: Position, band: i64, out: Moves) -> None:
    """By the default plan, or beside it by twice a rate."""
    x, y = deployment.home_x(position, band), deployment.home_y(position, band)
    for step in range(i64(5)):
        aside = (step - 2) * movement.rate(position, band)
        if x + aside >= 0 and edges.fault_enter(position, band, x + aside, y) == 0:
            out.add(pack(PLACE, band, x + aside, y))


def fill_orders_of(position: Position, band: i64, out: Moves) -> None:
    body = orders.muster(position, band)
    if body.n == 0:
        return
    near = nearest_enemy(position, body.men[0])
    rushes = near != NONE and position.stands.square(body.men[0], near) <= RUSH * RUSH
    able = orders.fault_of_men(position, body) == 0
    for order in range(ORDERS):
        if not rushes and order not in (ADVANCE, OPEN_ORDER, RING_MOVE, FREE_STAND, FREE_BACK, LEAVE):
            continue
        least: i64 = 1 if order == FORM_WALL else 0
        for ranks in range(least, 2 * least + 1):
            if is_lawful(position, band, order, ranks, able):
                out.add(pack(ORDER, band, order, ranks))


def is_lawful(position: Position, band: i64, order: i64, ranks: i64, able: bool) -> bool:
    """Whether a band may take an order; able: its men may take orders, which need not be asked again for each."""
    if freed.is_order(order):
        return orders.fault_order(position, band, order, ranks) == 0
    return able and orders.fault_of_order(position, orders.muster(position, band), band, order, ranks) == 0


def fill_orders_singly(position: Position, band: i64, out: Moves) -> None:
    """A man is offered orders of his own where his band as a whole can't be ordered, because some of it are engaged."""
    roster = position.field.roster
    first, men = roster.first[band], roster.men[band]
    singly = men > 1 and orders.fault_of_men(position, orders.muster(position, band)) != 0
    for figure in range(first, first + men):
        if orders.fault_to_act(position, figure, TAKE) == 0:
            for order in range(ADVANCE, ASSAULT + 1 if singly else ADVANCE):
                if orders.fault_alone(position, figure, order, 0) == 0:
                    out.add(pack(ALONE, figure, order))
            fill_deeds(position, figure, out)


def aim(position: Position, figure: i64) -> i64:
    """The angle, as a move holds it, that turns a figure towards the nearest enemy, 90 degrees at most."""
    enemy = nearest_enemy(position, figure)
    if enemy == NONE:
        return HALF_CIRCLE
    stands = position.stands
    to = bearing(stands.x[enemy] - stands.x[figure], stands.y[enemy] - stands.y[figure])
    angle = turned(turned(to, -stands.facing[figure]), HALF_CIRCLE)
    return max(HALF_CIRCLE - movement.QUARTER, min(HALF_CIRCLE + movement.QUARTER, angle))


# -- within an order (SHIELDWALL-B.3 to B.5) ----------------------------------------------------------------------------
def fill_advance(position: Position, out: Moves) -> None:
    body = movement.in_hand(position)
    angle = aim(position, body.men[0])
    if position.progress & TURNED == 0:
        fill_turns(position, angle, out)
    if position.progress & WENT == 0:
        far = movement.farthest(position)
        if far > 1 and movement.fault_go(position, far // 2) == 0:
            out.add(pack(GO, far // 2))
        if far > 0:
            out.add(pack(GO, far))


def fill_turns(position: Position, angle: i64, out: Moves) -> None:
    """A quarter to the left, towards the enemy each way, a quarter to the right."""
    left, right = HALF_CIRCLE - movement.QUARTER, HALF_CIRCLE + movement.QUARTER
    if left < angle:
        offer_turn(position, left, EACH, out)
    for how in range(EACH, ON_MIDDLE + 1):
        if angle != HALF_CIRCLE:
            offer_turn(position, angle, how, out)
    if right > angle:
        offer_turn(position, right, EACH, out)


def offer_turn(position: Position, angle: i64, how: i64, out: Moves) -> None:
    if movement.fault_turn(position, angle, how) == 0:
        out.add(pack(TURN, angle, how))


def fill_prelude(position: Position, out: Moves) -> None:
    """Wheels towards the nearest enemy, half the frontage of a body to either side, and the run."""
    body = movement.in_hand(position)
    angle = aim(position, body.men[0])
    beside = body.n * position.field.sizes.width // 2
    for how in range(EACH + 1, ON_MIDDLE + 1):
        if angle != HALF_CIRCLE and charge.fault_wheel(position, angle, how) == 0:
            out.add(pack(TURN, angle, how))
    for hand in range(i64(2)):
        step = NO_STEP + (beside if hand == 1 else -beside)
        if charge.fault_sidestep(position, step) == 0:
            out.add(pack(SIDESTEP, step))
    if charge.fault_run(position) == 0:
        out.add(pack(RUN))


def fill_shift(position: Position, out: Moves) -> None:
    for quarter in range(CIRCLE // movement.QUARTER):
        far = position.field.tables.ring_rate
        if formations.fault_shift(position, movement.QUARTER * quarter, far) == 0:
            out.add(pack(SHIFT, movement.QUARTER * quarter, far))


def fill_reform(position: Position, out: Moves) -> None:
    """One to three ranks, in close or open order, facing as the first man does."""
    body = movement.in_hand(position)
    men = body.n
    facing = position.stands.facing[body.men[0]]
    before: i64 = 0
    for k in range(i64(3)):
        files = (men + 2 - k) // (3 - k)
        for spacing in range(CLOSE, OPEN + 1):
            if files != before and reform.fault_dress(position, facing, files, spacing) == 0:
                out.add(pack(DRESS, facing, files, spacing))
        before = files


def fill_strikes(position: Position, out: Moves) -> None:
    """For each man the lawful places of the nearest enemies whom he can reach."""
    for figure in range(position.field.roster.n):
        if position.has(figure, IN_HAND):
            due = assault.turn_of(position, figure)
            for enemy in range(position.field.roster.n):
                if assault.is_target(position, figure, enemy) and assault.may_choose(position, due, enemy):
                    for place in range(PLACES):
                        if assault.fault_place(position, figure, enemy, place) == 0:
                            out.add(pack(STRIKE_AT, figure, enemy, place))
