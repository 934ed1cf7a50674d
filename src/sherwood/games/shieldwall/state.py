"""SHIELDWALL-0: a game of `shieldwall` as the kernel plays it: legal moves, and what is made of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sherwood.games.shieldwall import (
    assault,
    breakoff,
    candidates,
    charge,
    deeds,
    deployment,
    doubling,
    edges,
    facing,
    fire,
    formations,
    movement,
    orders,
    pairing,
    reform,
    retreat,
    rolls,
    saves,
    stand_fire,
    victory,
    weapons,
)
from sherwood.games.shieldwall.course import Course
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import (
    ABOUT_FACE,
    ADJUST,
    ALONE,
    ASK_DISENGAGE,
    ASSAULT,
    BREAK_OFF,
    CHARGE,
    CONSENT,
    DEFAULT,
    DEPLOY,
    DIG,
    DONE,
    DRESS,
    END_FIRE,
    END_MOVEMENT,
    FACE,
    FORM_RING,
    FORM_WALL,
    FREE_BACK,
    FREE_ENGAGE,
    FREE_STAND,
    GO,
    MORALE,
    NOT_NOW,
    OPEN_ORDER,
    ORDER,
    ORDERED,
    ORDERED_ALONE,
    PAIR,
    PAIRS_AUTO,
    PLACE,
    PRECEDE,
    REFORM,
    RING_MOVE,
    ROLL,
    RUN,
    SAVE,
    SAVE_TWO,
    SHIFT,
    SHOOT,
    SHOOT_ALONE,
    SIDESTEP,
    STAND_FIRE,
    STRIKE_AT,
    TIME_IS_UP,
    TO_HIT,
    TURN,
    WEAPON,
    WEAPON_ALONE,
    WEAPONS_DONE,
    WHICH,
)
from sherwood.games.shieldwall.position import (
    ADJUSTING,
    ADVANCING,
    BREAKING_OFF,
    CHECKING,
    CONSENTING,
    DEPLOYMENT,
    DIGGING,
    DRAWING,
    DRESSING,
    FACING,
    INITIATIVE,
    MOVEMENT,
    PAIRING,
    PRECEDENCE,
    PRELUDE,
    REFORMING,
    SAVING,
    SHIFTING,
    SHOOTING,
    STANDING,
    STRIKING,
    TURNED,
    WEAPONS,
    WENT,
    WRESTLING,
)
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.state import CHANCE, State

MOST_MOVES: Final[i64] = 400
"""In a half-turn (SHIELDWALL-0.8)."""


@mypyc_attr(free_list_len=1)
class Shieldwall(Course):
    """A game of `shieldwall`; the State of the kernel's contract. Nothing is hidden (SHIELDWALL-H.1)."""

    # -- legality -----------------------------------------------------------------------------------------------------
    def lists_all(self) -> bool:
        return False

    def fill(self, out: Moves) -> None:
        """SHIELDWALL-B.1: good candidates, all of them legal."""
        if self.is_out_of_time():
            out.add(pack(closing(self.stage)))
        elif self.stage == INITIATIVE:
            fill_pairs(ROLL, out)
        elif DRAWING <= self.stage <= SAVING:
            self.fill_die(rolls.asks_for(self), out)
        elif self.stage in (CHECKING, DIGGING):
            self.fill_die(MORALE if self.stage == CHECKING else DIG, out)
        elif self.stage == WRESTLING:
            fill_pairs(BREAK_OFF, out)
        else:
            candidates.fill(self, out)

    def fault(self, move: i64) -> i64:
        """SHIELDWALL-0.9: of every move, those not listed too."""
        kind, a, b, c = kind_of(move), a_of(move), b_of(move), c_of(move)
        if move != pack(kind, a, b, c) or not self.is_asked(kind):
            return NOT_NOW
        if self.is_out_of_time() and kind != closing(self.stage):
            return TIME_IS_UP
        if kind == ORDER:
            return orders.fault_order(self, a, b, c)
        if kind == ALONE:
            return orders.fault_alone(self, a, b, c)
        if kind == STRIKE_AT:
            return assault.fault_strike(self, a, b, c)
        if kind == SHOOT:
            return fire.fault_band(self, a, b, c)
        if kind == SHOOT_ALONE:
            return fire.fault_alone(self, a, b, c)
        if kind == ADJUST:
            return doubling.fault(self, a, b, c)
        if kind == PLACE:
            return edges.fault_enter(self, a, b, c) if self.stage == MOVEMENT else deployment.fault_place(self, a, b, c)
        if kind == DRESS:
            return deployment.fault_dress(self, a, b, c) if self.stage == DRESSING else reform.fault_dress(self, a, b, c)
        return NOT_NOW if c != 0 else self.fault_short(kind, a, b)

    def is_out_of_time(self) -> bool:
        """SHIELDWALL-0.8: whether a side has made so many moves that only what ends the step is left."""
        return self.asked >= MOST_MOVES and closing(self.stage) != 0

    def is_asked(self, kind: i64) -> bool:
        """Whether moves of a kind are made at this stage."""
        stage = self.stage
        if kind in (ORDER, ALONE, END_MOVEMENT):
            return stage == MOVEMENT
        if kind == PLACE:
            return stage in (DEPLOYMENT, MOVEMENT)
        if kind == TURN:
            return stage in (ADVANCING, PRELUDE)
        if kind == DRESS:
            return stage in (DRESSING, REFORMING)
        if kind == DONE:
            return ADVANCING <= stage <= SHIFTING or ADJUSTING <= stage <= FACING or stage == BREAKING_OFF
        if DRAWING <= stage <= SAVING:
            return kind == rolls.asks_for(self)
        return self.asks_for(kind)

    def asks_for(self, kind: i64) -> bool:
        """Kinds of one stage alone."""
        stage = self.stage
        if stage == DEPLOYMENT:
            return kind == DEPLOY
        if stage == INITIATIVE:
            return kind == ROLL
        if stage == PRECEDENCE:
            return kind == PRECEDE
        if stage == ADVANCING:
            return kind == GO
        if stage == PRELUDE:
            return kind in (SIDESTEP, RUN)
        if stage == STRIKING:
            return kind == STRIKE_AT
        if stage == STANDING:
            return kind == STAND_FIRE
        if stage == SHOOTING:
            return kind in (SHOOT, SHOOT_ALONE, END_FIRE)
        if stage == BREAKING_OFF:
            return kind == ASK_DISENGAGE
        if stage == CONSENTING:
            return kind == CONSENT
        if stage == DIGGING:
            return kind == DIG
        if stage == CHECKING:
            return kind == MORALE
        if stage == WRESTLING:
            return kind == BREAK_OFF
        if WEAPONS <= stage <= PAIRING:
            return self.asks_in_melee(kind)
        return stage == SHIFTING and kind == SHIFT

    def asks_in_melee(self, kind: i64) -> bool:
        stage = self.stage
        if stage == WEAPONS:
            return kind in (WEAPON, WEAPON_ALONE, WEAPONS_DONE)
        if stage == ADJUSTING:
            return kind == ADJUST
        return kind == FACE if stage == FACING else kind in (PAIR, PAIRS_AUTO)

    def fault_short(self, kind: i64, a: i64, b: i64) -> i64:
        """Of moves without a third field."""
        if kind == TURN:
            return movement.fault_turn(self, a, b) if self.stage == ADVANCING else charge.fault_wheel(self, a, b)
        if kind == SHIFT:
            return formations.fault_shift(self, a, b)
        if kind == STAND_FIRE:
            return stand_fire.fault(self, a, b)
        if kind == ASK_DISENGAGE:
            return 0 if a == self.band and b <= 1 else NOT_NOW
        if kind == BREAK_OFF:
            return 0 if 1 <= a <= saves.SIDES and 1 <= b <= saves.SIDES else NOT_NOW
        if kind in (WEAPON, WEAPON_ALONE, FACE, PAIR):
            return self.fault_in_melee(kind, a, b)
        if kind == ROLL:
            return 0 if 1 <= a <= saves.SIDES and 1 <= b <= saves.SIDES and a != b else NOT_NOW
        return NOT_NOW if b != 0 else self.fault_single(kind, a)

    def fault_in_melee(self, kind: i64, a: i64, b: i64) -> i64:
        if kind == WEAPON:
            return weapons.fault_band(self, a, b)
        if kind == WEAPON_ALONE:
            return weapons.fault_figure(self, a, b)
        return facing.fault(self, a, b) if kind == FACE else pairing.fault(self, a, b)

    def fault_single(self, kind: i64, a: i64) -> i64:
        """Of moves with one field at most."""
        if kind == GO:
            return movement.fault_go(self, a)
        if kind == SIDESTEP:
            return charge.fault_sidestep(self, a)
        if kind == DEPLOY:
            return deployment.fault_deploy(self, a)
        if kind in (PRECEDE, CONSENT):
            return 0 if a <= 1 else NOT_NOW
        if self.seat == CHANCE:
            return 0 if self.cases(kind, a) > 0 else NOT_NOW
        if a != 0:
            return NOT_NOW
        if kind == RUN:
            return charge.fault_run(self)
        return orders.fault_done(self) if kind == DONE else 0

    # -- chance (SHIELDWALL-0.6) --------------------------------------------------------------------------------------
    def weight(self, move: i64) -> i64:
        return self.cases(kind_of(move), a_of(move))

    def cases(self, kind: i64, value: i64) -> i64:
        """How many equally likely throws come to a value; 0 if none does."""
        if kind == WHICH:
            return 1 if value < len(self.lot) else 0
        if kind == SAVE_TWO:
            return saves.two_dice(self, value)
        if kind == MORALE:
            return saves.sum_of_two(value)
        return 1 if 1 <= value <= saves.SIDES else 0

    def fill_die(self, kind: i64, out: Moves) -> None:
        for value in range(max(2 * saves.SIDES + 1, i64(len(self.lot)))):
            if self.cases(kind, value) > 0:
                out.add(pack(kind, value))

    # -- play ---------------------------------------------------------------------------------------------------------
    def play(self, move: i64) -> None:
        if self.seat >= 0:
            self.asked += 1
        self.make(move)
        if self.number > 0 and (self.seat >= 0 or self.stage == INITIATIVE):
            self.end_if_decided()

    def make(self, move: i64) -> None:
        kind, a, b, c = kind_of(move), a_of(move), b_of(move), c_of(move)
        if kind in (WHICH, TO_HIT, SAVE, SAVE_TWO):
            self.roll_try(kind, a)
        elif kind == MORALE:
            self.check_morale(a)
        elif kind == DIG:
            self.throw_for_work(a)
        elif kind == ASK_DISENGAGE:
            self.break_off(b)
        elif self.stage == BREAKING_OFF:
            self.ask_to_break_off(NONE)
        elif kind == CONSENT:
            self.consent(a)
        elif kind == BREAK_OFF:
            self.let_go(breakoff.wins(self, self.band, a, b))
        elif kind == ROLL:
            self.roll(a, b)
        elif kind == PRECEDE:
            self.precede(a)
        elif kind == END_MOVEMENT:
            self.end_movement()
        elif kind == ORDER:
            self.play_order(a, b, c)
        elif kind == ALONE:
            self.play_alone(a, b, c)
        elif kind == STAND_FIRE:
            self.answer(a, b)
        elif WEAPONS <= self.stage <= PAIRING:
            self.play_melee(kind, a, b, c)
        elif self.stage == SHOOTING:
            self.play_fire(kind, a, b, c)
        elif kind == PLACE and self.stage == MOVEMENT:
            edges.enter(self, a, b, c)
        elif kind in (DEPLOY, PLACE) or self.stage == DRESSING:
            self.play_deployment(kind, a, b, c)
        else:
            self.play_within(kind, a, b, c)

    def play_deployment(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if kind == DEPLOY and a == DEFAULT:
            deployment.deploy_all(self)
        elif kind == DEPLOY:
            self.progress |= WENT
        elif kind == PLACE:
            self.band, self.x, self.y = a, b, c
            self.stage = DRESSING
        else:
            deployment.dress(self, a, b, c)
            self.stage = DEPLOYMENT
        if self.stage == DEPLOYMENT and deployment.next_band(self) == NONE:
            self.end_deployment()

    def play_order(self, band: i64, order: i64, ranks: i64) -> None:
        self.tell(ORDERED, band, order)
        orders.begin(self, band, NONE, order)
        if order == FORM_WALL:
            formations.form_wall(self, ranks)
        elif order == FORM_RING:
            formations.form_ring(self)
        self.carry_out(order, 0)

    def play_alone(self, figure: i64, order: i64, place: i64) -> None:
        self.tell(ORDERED_ALONE, figure, order)
        orders.begin(self, self.field.roster.band[figure], figure, order)
        self.carry_out(order, place)

    def carry_out(self, order: i64, place: i64) -> None:
        """What an order asks for next, if anything."""
        if order == ABOUT_FACE:
            movement.about_face(self)
        elif order == FREE_BACK:
            retreat.fall_back(self, retreat.towards_enemy(self))
        elif deeds.is_deed(order):
            deeds.do(self, orders.alone(self, self.man) if self.man != NONE else movement.in_hand(self), order, place)
        if deeds.is_deed(order) or order in (ABOUT_FACE, FORM_WALL, FORM_RING, OPEN_ORDER, FREE_STAND, FREE_BACK):
            self.end_order()
        elif order == CHARGE:
            self.stage = PRELUDE
        elif order in (ASSAULT, FREE_ENGAGE):
            self.stage = STRIKING
        elif order == REFORM:
            self.stage = REFORMING
        else:
            self.stage = SHIFTING if order == RING_MOVE else ADVANCING

    def play_fire(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if kind == END_FIRE:
            self.end_fire()
            return
        if kind == SHOOT:
            fire.shoot_band(self, a, b, c)
        else:
            fire.shoot_alone(self, a, b, c)
        self.ask_for_shots()

    def play_melee(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if kind in (WEAPONS_DONE, DONE, PAIRS_AUTO):
            self.end_choice()
            return
        if kind == WEAPON:
            weapons.choose_band(self, a, b)
        elif kind == WEAPON_ALONE:
            weapons.choose(self, a, b)
        elif kind == ADJUST:
            doubling.adjust(self, a, b, c)
        elif kind == FACE:
            facing.face(self, a, b)
        else:
            pairing.pair(self, a, b)
        self.chosen()

    def play_within(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """What the order that is carried out asked for."""
        if kind == TURN and self.stage == PRELUDE:
            charge.wheel(self, a, b)
        elif kind == TURN:
            movement.turn(self, a, b)
        elif kind == GO:
            movement.go(self, a)
        elif kind == SIDESTEP:
            charge.sidestep(self, a)
        elif kind == SHIFT:
            formations.shift(self, a, b)
        elif kind == DRESS:
            reform.dress(self, a, b, c)
        if kind == RUN:
            self.launch(pack(RUN, charge.launch(self)))
        elif kind == STRIKE_AT:
            self.launch(pack(STRIKE_AT, a, b, c))
        elif kind == DONE or self.is_carried_out():
            self.end_order()

    def is_carried_out(self) -> bool:
        """Whether nothing is left to choose."""
        if self.stage == ADVANCING:
            return self.progress & (TURNED | WENT) == TURNED | WENT
        return self.stage != PRELUDE

    # -- the kernel's other questions ---------------------------------------------------------------------------------
    def is_window(self) -> bool:
        """Whether a band comes between a charge and its run (SHIELDWALL-5.4)."""
        return self.stage == STANDING

    def silence(self) -> i64:
        return pack(STAND_FIRE, self.called, 0)

    def copy(self) -> State:
        other = Shieldwall(self.set)
        self.copy_to(other)
        return other

    def points(self, seat: i64) -> i64:
        """Of the winner, the grade of his victory; of all others 0."""
        return victory.points(self, seat)

    def score(self, seat: i64) -> i64:
        """SHIELDWALL-S.3: what of the enemy is gone."""
        return victory.score(self, seat)

    def ending(self) -> i64:
        return self.ended


def closing(stage: i64) -> i64:
    """The kind of move that ends what goes on at a stage without more choices, or 0."""
    if stage == MOVEMENT:
        return END_MOVEMENT
    if stage == SHOOTING:
        return END_FIRE
    if stage == WEAPONS:
        return WEAPONS_DONE
    if ADJUSTING <= stage <= FACING or stage == BREAKING_OFF:
        return DONE
    return PAIRS_AUTO if stage == PAIRING else 0


def fill_pairs(kind: i64, out: Moves) -> None:
    """Two dice, one of each side; of initiative ties are folded away (SHIELDWALL-2.1b)."""
    for one in range(i64(1), saves.SIDES + 1):
        for other in range(i64(1), saves.SIDES + 1):
            if one != other or kind != ROLL:
                out.add(pack(kind, one, other))
