"""SHIELDWALL-B.2 to B.5: what is worth considering in `shieldwall`: whole movement steps, planned by band, and single answers.

A plan goes through the bands of a side, the foremost first, and gives each the order after which things stand best, then those
of its men who may still be ordered. A step has some plans to choose among, by how much harm they reckon with; quick play takes
any of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import assault, candidates, edges, movement, orders
from sherwood.games.shieldwall.geometry import NONE, REAR
from sherwood.games.shieldwall.kinds import (
    ADVANCE,
    ALONE,
    ASK_DISENGAGE,
    ASSAULT,
    CHARGE,
    DONE,
    EACH,
    END_FIRE,
    END_MOVEMENT,
    FORM_WALL,
    FREE_BACK,
    GO,
    HALF_CIRCLE,
    HIGH_ANGLE,
    LANCE_THROWN,
    LEAVE,
    ON_LEFT,
    ON_MIDDLE,
    ON_RIGHT,
    ORDER,
    ORDERS,
    PRECEDE,
    RUN,
    SHOOT,
    SPREAD,
    STAND_FIRE,
    STRIKE_AT,
    TURN,
)
from sherwood.games.shieldwall.movement import QUARTER
from sherwood.games.shieldwall.places import PLACES, SLOTS
from sherwood.games.shieldwall.position import (
    ADJUSTING,
    ADVANCING,
    BREAKING_OFF,
    IN_HAND,
    LOOSE,
    MOVEMENT,
    PAIRING,
    PRECEDENCE,
    PRELUDE,
    SHOOTING,
    STANDING,
    STRIKING,
    WEAPONS,
)
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.routes import FAR, Routes
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.survey import FEARED, Survey
from sherwood.games.shieldwall.trig import UNIT, ahead, bearing, turned
from sherwood.kernel.eye import Actions
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.rng import Rng

RISKS: Final = (50, 100, 180)
"""Per cent of the harm to be feared that a plan reckons with: bold, even, careful."""
SLIGHT: Final[i64] = 8
"""Degrees that no band turns by itself."""
SHORTER: Final[i64] = 6
"""The part by which a way is cut that can't be gone so far."""
LOOK: Final[i64] = 12
"""Cells that a way to a goal is looked ahead, at most."""


class Tactics:
    """Of one battle; its scratch is shared by all that look at its positions."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.best = Moves(64)
        self.tried = Moves(64)
        self.deeds = Moves(64)
        self.best_worth: i64 = 0
        self.risk: i64 = 100
        self.queue = zeros(survey.roster.bands)
        # the band that is planned for, as it is before anything is tried
        self.band: i64 = NONE
        self.x: i64 = 0
        """The middle of its men."""
        self.y: i64 = 0
        self.is_away = False
        """It has a goal, and isn't there."""
        self.enemy: i64 = NONE
        """The nearest band of enemies."""
        self.enemy_x: i64 = 0
        self.enemy_y: i64 = 0
        self.distance: i64 = FAR
        """The square of how far that is."""
        self.worth: i64 = 0
        """What things are worth to its side."""
        self.passed = zeros(survey.roster.n)
        """By figure: 1 for one who was thought of by himself."""

    # -- the step -----------------------------------------------------------------------------------------------------
    def plan(self, p: Shieldwall, risk: i64, out: Moves) -> None:
        """The orders of a whole movement step, and its end."""
        self.risk = risk
        seat = p.seat
        trial = duplicate(p)
        self.bring_in(trial, out)
        for k in range(self.line_up(trial)):
            going = True
            while going and trial.stage == MOVEMENT and trial.seat == seat:
                trial = self.improve(trial, self.queue[k], out)
                going = self.best.n > 0 and is_there(trial, self.queue[k])
        if trial.stage == MOVEMENT and trial.seat == seat:
            out.add(pack(END_MOVEMENT))

    def bring_in(self, trial: Shieldwall, out: Moves) -> None:
        """Bands come in as soon as they may, the first way that is offered."""
        for band in range(self.survey.roster.bands):
            if edges.may_enter(trial, band):
                self.tried.clear()
                candidates.fill_entry(trial, band, self.tried)
                if self.tried.n > 0:
                    out.add(self.tried.items[0])
                    trial.play(self.tried.items[0])

    def line_up(self, p: Shieldwall) -> i64:
        """The bands that may take an order, the nearest to enemies first; how many."""
        survey = self.survey
        survey.look(p)
        n: i64 = 0
        for band in range(survey.roster.bands):
            if survey.men[band] == 0 or orders.fault_of_band(p, band) != 0:
                continue
            at = n
            while at > 0 and self.gap(self.queue[at - 1]) > self.gap(band):
                self.queue[at] = self.queue[at - 1]
                at -= 1
            self.queue[at] = band
            n += 1
        return n

    def gap(self, band: i64) -> i64:
        enemy = self.survey.nearest(band)
        return FAR if enemy == NONE else self.survey.near[self.survey.roster.bands * band + enemy]

    def improve(self, p: Shieldwall, band: i64, out: Moves) -> Shieldwall:
        """The position after the best order for a band, which is added; after none, if nothing is better."""
        self.set_out(p, band)
        self.best.clear()
        self.best_worth = self.worth
        if self.enemy != NONE:
            self.try_charges(p)
            self.try_assaults(p)
            self.try_wall(p)
            self.try_ways(p)
        self.try_deeds(p)
        if self.best.n == 0:
            return p
        after = duplicate(p)
        for i in range(self.best.n):
            out.add(self.best.items[i])
            after.play(self.best.items[i])
            hold_fire(after)
        return after

    def set_out(self, p: Shieldwall, band: i64) -> None:
        """Looks about; later the survey is of what was tried last."""
        survey = self.survey
        survey.look(p)
        self.band = band
        self.x, self.y = survey.x[band], survey.y[band]
        self.is_away = survey.goals.has(p.seat) and survey.way_to_goal(p, band) > 0
        self.distance = self.gap(band)
        self.enemy = survey.nearest(band)
        if self.enemy != NONE:
            self.enemy_x, self.enemy_y = survey.x[self.enemy], survey.y[self.enemy]
        self.worth = survey.balance(p, p.seat, self.risk)

    # -- trying -------------------------------------------------------------------------------------------------------
    def begin(self, p: Shieldwall, move: i64) -> Shieldwall:
        """A position in which the order is given, whose moves are noted."""
        trial = duplicate(p)
        self.tried.clear()
        self.make(trial, move)
        return trial

    def make(self, trial: Shieldwall, move: i64) -> None:
        self.tried.add(move)
        trial.play(move)

    def judge(self, p: Shieldwall, trial: Shieldwall) -> None:
        """Keeps what was tried if it is the best so far."""
        worth = self.weigh(trial, p.seat)
        if worth > self.best_worth:
            self.best_worth = worth
            self.best.clear()
            for i in range(self.tried.n):
                self.best.add(self.tried.items[i])

    def weigh(self, trial: Shieldwall, seat: i64) -> i64:
        self.survey.look(trial)
        return self.survey.balance(trial, seat, self.risk)

    # -- charges and assaults -----------------------------------------------------------------------------------------
    def try_charges(self, p: Shieldwall) -> None:
        """Straight on, and after a wheel towards the nearest enemies."""
        order = pack(ORDER, self.band, CHARGE)
        if not self.is_near(p) or p.fault(order) != 0:
            return
        self.run(p, self.begin(p, order))
        angle = self.angle_to(p, self.enemy_x, self.enemy_y)
        if -SLIGHT < angle < SLIGHT:
            return
        for how in (ON_MIDDLE, ON_LEFT, ON_RIGHT):
            trial = self.begin(p, order)
            turn = pack(TURN, angle + HALF_CIRCLE, how)
            if trial.fault(turn) == 0:
                self.make(trial, turn)
                self.run(p, trial)

    def run(self, p: Shieldwall, trial: Shieldwall) -> None:
        if trial.stage == PRELUDE and trial.fault(pack(RUN)) == 0:
            self.make(trial, pack(RUN))
            self.strike(trial, p.seat)
            self.judge(p, trial)

    def is_near(self, p: Shieldwall) -> bool:
        """Whether a charge may lead to the nearest enemies."""
        reach = self.survey.reach(p, self.band) + self.survey.roster.sizes.width
        return self.distance <= reach * reach

    def try_assaults(self, p: Shieldwall) -> None:
        """Of the man who is nearest to the enemies, which leaves the others their orders, and of all."""
        if not self.is_near(p):
            return
        man = self.first_in(p)
        if man != NONE:
            self.try_deed(p, pack(ALONE, man, ASSAULT))
        self.try_deed(p, pack(ORDER, self.band, ASSAULT))

    def first_in(self, p: Shieldwall) -> i64:
        """The man nearest to the nearest enemies, of those who may begin an assault, or NONE."""
        stands, roster = p.stands, p.field.roster
        best, least = NONE, FAR
        for man in range(roster.first[self.band], roster.first[self.band] + roster.men[self.band]):
            dx, dy = stands.x[man] - self.enemy_x, stands.y[man] - self.enemy_y
            far = dx * dx + dy * dy
            if p.is_on(man) and far < least and p.fault(pack(ALONE, man, ASSAULT)) == 0:
                best, least = man, far
        return best

    def strike(self, trial: Shieldwall, seat: i64) -> None:
        """Takes places of contact, one after another, as long as the seat is asked."""
        hold_fire(trial)
        while trial.stage == STRIKING and trial.seat == seat:
            self.make(trial, best_strike(trial))
            hold_fire(trial)

    # -- deeds --------------------------------------------------------------------------------------------------------
    def try_deeds(self, p: Shieldwall) -> None:
        """What free figures may do (SHIELDWALL-7.3), and what scenario or castle allow, the band or one of its men."""
        for order in range(FREE_BACK, ORDERS):
            self.try_deed(p, pack(ORDER, self.band, order))
        first = self.survey.roster.first[self.band]
        for man in range(first, first + self.survey.roster.men[self.band]):
            if p.is_on(man):
                self.deeds.clear()
                candidates.fill_deeds(p, man, self.deeds)
                for i in range(self.deeds.n):
                    self.try_deed(p, self.deeds.items[i])

    def try_deed(self, p: Shieldwall, order: i64) -> None:
        """An order after which nothing is asked but places of contact."""
        if p.fault(order) == 0:
            trial = self.begin(p, order)
            self.strike(trial, p.seat)
            self.judge(p, trial)

    # -- walls and ways -----------------------------------------------------------------------------------------------
    def try_wall(self, p: Shieldwall) -> None:
        for ranks in range(i64(1), i64(3)):
            if self.distance <= FEARED * FEARED:
                self.try_deed(p, pack(ORDER, self.band, FORM_WALL, ranks))

    def try_ways(self, p: Shieldwall) -> None:
        """Towards the nearest enemies, away from them, and towards a goal: as a body, or each man for himself."""
        order = pack(ORDER, self.band, ADVANCE)
        is_body = p.fault(order) == 0
        if is_body:
            self.try_way(p, order, 0)
            self.try_way(p, order, self.angle_to(p, self.enemy_x, self.enemy_y))
            self.try_way(p, order, self.angle_to(p, 2 * self.x - self.enemy_x, 2 * self.y - self.enemy_y))
        routes: Routes | None = None
        if self.is_away:
            routes = self.survey.routes_of(p, self.band)
            x, y = routes.ahead(self.x, self.y, LOOK)
            if is_body:
                self.try_way(p, order, self.angle_to(p, x, y))
        if self.is_away or not is_body:
            self.try_singly(p, routes)

    def try_singly(self, p: Shieldwall, routes: Routes | None) -> None:
        """Each man for himself, the foremost first: towards the goal, and off the table, if there are routes; else to enemies.

        Who would not make things better stays where he is.
        """
        first = self.survey.roster.first[self.band]
        for man in range(first, first + self.survey.roster.men[self.band]):
            self.passed[man] = 0
        trial, worth = duplicate(p), self.worth
        self.tried.clear()
        man = self.foremost(trial, routes)
        while man != NONE:
            self.passed[man] = 1
            for way in range(i64(1) if routes is None else i64(2)):
                other, kept = duplicate(trial), self.tried.n
                self.send(other, man, routes, way == 1)
                after = self.weigh(other, p.seat) if has_moved(trial, other, man) else worth
                if after > worth:
                    trial, worth = other, after
                    break
                self.tried.n = kept
            man = self.foremost(trial, routes)
        self.judge(p, trial)

    def send(self, trial: Shieldwall, man: i64, routes: Routes | None, straight_on: bool) -> None:
        """One man, by himself; at last he looks where he should go on."""
        if trial.fault(pack(ALONE, man, LEAVE)) == 0:
            self.make(trial, pack(ALONE, man, LEAVE))
            return
        self.make(trial, pack(ALONE, man, ADVANCE))
        x, y = self.aim(trial, man, routes, straight_on)
        self.face(trial, man, x, y)
        if trial.stage == ADVANCING:
            self.go_on(trial, self.far_ahead(trial, man, x, y))
        if trial.stage == ADVANCING:
            x, y = self.aim(trial, man, routes, False)
            self.face(trial, man, x, y)
        if trial.stage == ADVANCING:
            self.make(trial, pack(DONE))

    def aim(self, trial: Shieldwall, man: i64, routes: Routes | None, straight_on: bool) -> tuple[i64, i64]:
        """Where a man is sent: towards the goal, or only as the next steps lead straight on; once he is there, to the enemies."""
        x, y = trial.stands.x[man], trial.stands.y[man]
        if routes is None or routes.way(x, y) == 0:
            return self.enemy_x, self.enemy_y
        return routes.along(x, y, LOOK) if straight_on else routes.ahead(x, y, LOOK)

    def face(self, trial: Shieldwall, man: i64, x: i64, y: i64) -> None:
        """Turns one man to a point."""
        self.turn(trial, turn_to(trial, man, x - trial.stands.x[man], y - trial.stands.y[man]))

    def far_ahead(self, trial: Shieldwall, man: i64, x: i64, y: i64) -> i64:
        """How far a man must go straight on to have a point beside him."""
        stands = trial.stands
        return max(0, ahead(x - stands.x[man], y - stands.y[man], stands.facing[man]) // UNIT)

    def foremost(self, p: Shieldwall, routes: Routes | None) -> i64:
        """The man of the band, of those who may advance singly and are not passed, who has the least way to go, or NONE."""
        stands, roster = p.stands, p.field.roster
        best, least = NONE, FAR + 1
        for man in range(roster.first[self.band], roster.first[self.band] + roster.men[self.band]):
            way: i64 = 0 if routes is None else routes.way(stands.x[man], stands.y[man])
            if self.passed[man] == 0 and p.is_on(man) and way < least and p.fault(pack(ALONE, man, ADVANCE)) == 0:
                best, least = man, way
        return best

    def try_way(self, p: Shieldwall, order: i64, angle: i64) -> None:
        """As far as may be, and half as far."""
        far = self.go(p, order, angle, 0)
        if far > 1:
            self.go(p, order, angle, far // 2)

    def go(self, p: Shieldwall, order: i64, angle: i64, far: i64) -> i64:
        """The same once, for as far as may be if `far` is 0; returns how far that is."""
        trial = self.begin(p, order)
        gone = self.walk(trial, angle, far)
        self.judge(p, trial)
        return gone

    def walk(self, trial: Shieldwall, angle: i64, far: i64) -> i64:
        """Within an advance: turns and goes at most so far, or as far as may be if that is 0; returns how far that is."""
        self.turn(trial, angle)
        if trial.stage != ADVANCING:
            return 0
        gone = self.go_on(trial, FAR if far == 0 else far)
        if trial.stage == ADVANCING:
            self.make(trial, pack(DONE))
        return gone

    def go_on(self, trial: Shieldwall, far: i64) -> i64:
        """Straight on, at most so far; returns how far."""
        gone = min(far, movement.farthest(trial))
        while gone > 0 and trial.fault(pack(GO, gone)) != 0:
            gone -= (gone + SHORTER) // SHORTER
        if gone > 0:
            self.make(trial, pack(GO, gone))
        return gone

    def turn(self, trial: Shieldwall, angle: i64) -> None:
        """Who has no room to turn by an angle turns by a quarter, or not at all, whichever is nearer to it."""
        if -SLIGHT < angle < SLIGHT or self.turn_by(trial, angle) or 2 * max(angle, -angle) < QUARTER:
            return
        self.turn_by(trial, QUARTER if angle > 0 else -QUARTER)

    def turn_by(self, trial: Shieldwall, angle: i64) -> bool:
        """As a body, if it can; else each man for himself; whether they could."""
        for how in (ON_MIDDLE, EACH):
            turn = pack(TURN, angle + HALF_CIRCLE, how)
            if trial.fault(turn) == 0:
                self.make(trial, turn)
                return True
        return False

    def angle_to(self, p: Shieldwall, x: i64, y: i64) -> i64:
        """By how much the band must turn to face a point, a quarter at the most."""
        return turn_to(p, self.survey.roster.first[self.band], x - self.x, y - self.y)


def turn_to(p: Shieldwall, man: i64, dx: i64, dy: i64) -> i64:
    """By how much a man must turn to look that way, a quarter at the most."""
    if dx == 0 and dy == 0:
        return 0
    angle = turned(turned(bearing(dx, dy), -p.stands.facing[man]), HALF_CIRCLE) - HALF_CIRCLE
    return max(-QUARTER, min(QUARTER, angle))


def has_moved(p: Shieldwall, after: Shieldwall, man: i64) -> bool:
    """Whether a man stands elsewhere than before, looks elsewhere, or is gone."""
    one, other = p.stands, after.stands
    return one.x[man] != other.x[man] or one.y[man] != other.y[man] or one.facing[man] != other.facing[man] or other.on[man] == 0


def is_there(p: Shieldwall, band: i64) -> bool:
    """Whether any of a band is on the table."""
    roster = p.field.roster
    return any(p.is_on(man) for man in range(roster.first[band], roster.first[band] + roster.men[band]))


def hold_fire(p: Shieldwall) -> None:
    """The charged are thought to let the chargers come."""
    while p.stage == STANDING:
        p.play(pack(STAND_FIRE, p.called, 0))


def best_strike(p: Shieldwall) -> i64:
    """A man's place on whom nobody of his fights yet, rather at a flank or in the rear; DONE if there is no place."""
    best, most = pack(DONE), i64(0)
    for man in range(p.field.roster.n):
        if not p.has(man, IN_HAND):
            continue
        for enemy in range(p.field.roster.n):
            if not assault.is_target(p, man, enemy):
                continue
            for place in range(PLACES):
                value = strike_worth(p, enemy, place)
                if value > most and assault.fault_strike(p, man, enemy, place) == 0:
                    best, most = pack(STRIKE_AT, man, enemy, place), value
        if most > 0:
            return best
    return best


def strike_worth(p: Shieldwall, enemy: i64, place: i64) -> i64:
    edge = place // SLOTS
    sides = 3 if edge == REAR else 2 if edge != 0 else 1
    alone: i64 = 4 if p.set.contact.on_edge(p.stands, enemy, edge) == 0 else 0
    middle: i64 = 1 if place % SLOTS == 0 else 0
    return 2 * (sides + alone) + middle + p.field.points_of(enemy) // 10


def duplicate(p: Shieldwall) -> Shieldwall:
    other = Shieldwall(p.set)
    p.copy_to(other)
    return other


# -- what bots ask ------------------------------------------------------------------------------------------------------
def fill(tactics: Tactics, p: Shieldwall, out: Actions) -> None:
    """Plans for a movement step, each once, and both answers to who moves first; all else is answered at once."""
    if p.stage == PRECEDENCE:
        for first in range(i64(2)):
            out.moves.add(pack(PRECEDE, first))
            out.close()
    elif p.stage == MOVEMENT:
        for k in range(i64(len(RISKS))):
            tactics.plan(p, RISKS[k], out.moves)
            out.close_if_new()
    else:
        answer(tactics, p, out.moves)
        out.close()


def act(tactics: Tactics, p: Shieldwall, rng: Rng, out: Moves) -> None:
    if p.stage == MOVEMENT:
        tactics.plan(p, RISKS[rng.below(i64(len(RISKS)))], out)
    else:
        answer(tactics, p, out)


def answer(tactics: Tactics, p: Shieldwall, out: Moves) -> None:
    """The one move that quick sensible play makes where no order is asked for."""
    if p.stage == STRIKING:
        out.add(best_strike(p))
        return
    p.fill(out)
    if p.stage in (WEAPONS, PAIRING) or (p.stage == ADJUSTING and out.n == 1):
        out.items[0] = out.items[out.n - 1]
    elif p.stage == ADJUSTING or p.stage == STANDING:
        out.items[0] = out.items[1]
    elif p.stage == BREAKING_OFF:
        tactics.survey.look(p)
        out.items[0] = pack(ASK_DISENGAGE, p.band, 1 if tactics.survey.is_losing(p, p.band) else 0)
    if out.n > 1 and p.stage == SHOOTING:
        tactics.survey.look(p)
        best: i64 = 0
        most: i64 = 0
        for i in range(out.n):
            worth = shot_worth(tactics.survey, p, out.items[i])
            if worth > most:
                best, most = i, worth
        out.items[0] = out.items[best] if most > 0 else pack(END_FIRE)
    out.n = 1


def shot_worth(survey: Survey, p: Shieldwall, move: i64) -> i64:
    """What a band's shots may kill; at one man picked out no more than he is worth. No lance is thrown."""
    if kind_of(move) != SHOOT:
        return 0
    band, target, mode = a_of(move), b_of(move), c_of(move)
    if mode == LANCE_THROWN:
        return 0
    other = survey.roster.band[target]
    worth = survey.shots(p, band, other, survey.near[survey.roster.bands * band + other])
    return worth if mode in (SPREAD, HIGH_ANGLE) or p.formation[other] != LOOSE else min(worth, survey.price[other])
