"""SHIELDWALL-0.1, 2: the course of a game: deployment, turns, half-turns and their steps; every rule is left to its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import (
    assault,
    breaching,
    breakoff,
    captures,
    charge,
    deployment,
    doubling,
    facing,
    fire,
    freed,
    losses,
    melee,
    morale,
    orders,
    pairing,
    rolls,
    stand_fire,
    surrender,
    tries,
    uncontrolled,
    victory,
    weapons,
)
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import (
    BREAKS_OFF,
    BREAKS_OUT,
    CHARGE,
    DEPLOYED,
    ENDED,
    MOVES_FIRST,
    RUN,
    STEP_BEGINS,
    STOOD,
    STRIKE_AT,
    TO_HIT,
    TURN_BEGINS,
    WHICH,
)
from sherwood.games.shieldwall.movement import in_hand
from sherwood.games.shieldwall.position import (
    ADJUSTING,
    ANSWERED,
    BREAKING_OFF,
    CHARGED,
    CHECKING,
    CONSENTING,
    DEPLOYMENT,
    DIGGING,
    DOOMED,
    FACING,
    FINISHED,
    FIRE_STEP,
    FIRED_ONCE,
    FIRED_TWICE,
    FREED,
    IN_HAND,
    INITIATIVE,
    KILLED,
    MELEE_STEP,
    MOVED,
    MOVEMENT,
    MOVEMENT_STEP,
    NO_CHARGE,
    NO_FIRE,
    OF_HALF_TURN,
    PAIRING,
    PRECEDENCE,
    SHOOTING,
    STANDING,
    STRIKING,
    UNCONTROLLED,
    WAS_ENGAGED,
    WEAPONS,
    WRESTLING,
    Position,
)
from sherwood.games.shieldwall.variants import INITIATIVE_FIXED, INITIATIVE_KEPT, STEP_UP
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.state import CHANCE, OVER


class Course(Position):
    """A position that knows how the game goes on from it."""

    # -- deployment (SHIELDWALL-S.2) ----------------------------------------------------------------------------------
    def set_up(self) -> None:
        self.begin()
        self.deploy_side(self.field.first)

    def deploy_side(self, side: i64) -> None:
        self.stage = DEPLOYMENT
        deployment.begin(self, side)

    def end_deployment(self) -> None:
        """The other side deploys, or the first turn begins."""
        side = self.seat
        self.tell(DEPLOYED, side)
        self.band = NONE
        self.progress = 0
        self.x = self.y = 0
        if side == self.field.first:
            self.deploy_side(1 - side)
        else:
            self.begin_turn()

    # -- turns (SHIELDWALL-2.1) ---------------------------------------------------------------------------------------
    def begin_turn(self) -> None:
        self.number += 1
        self.half = 0
        for figure in range(self.field.roster.n):
            self.drop_bits(figure, FIRED_ONCE | FIRED_TWICE)
        self.tell(TURN_BEGINS, self.number)
        losses.begin_turn(self)
        if self.mover_stays():
            self.to_half_turn()
        else:
            self.stage = INITIATIVE
            self.seat = CHANCE

    def mover_stays(self) -> bool:
        """SHIELDWALL-2.1b: whether nobody rolls for who moves first; if the scenario says who does, he is the mover."""
        fixed = self.field.mover
        if fixed != NONE and (self.number == 1 or self.plays(INITIATIVE_FIXED)):
            self.mover = fixed
            return True
        return self.mover != NONE and self.plays(INITIATIVE_KEPT)

    def roll(self, one: i64, other: i64) -> None:
        """The winner is asked whether he moves first."""
        self.stage = PRECEDENCE
        self.seat = 0 if one > other else 1

    def precede(self, first: i64) -> None:
        self.mover = self.seat if first == 1 else 1 - self.seat
        self.to_half_turn()

    def to_half_turn(self) -> None:
        """SHIELDWALL-2.1c-d: the attacker's movement step."""
        if self.half == 0:
            self.tell(MOVES_FIRST, self.mover)
        self.stage = MOVEMENT
        self.step = MOVEMENT_STEP
        self.asked = 0
        self.seat = self.attacker()
        self.stands.works.begin_half_turn()
        self.tell(STEP_BEGINS, self.seat)
        self.forget()
        morale.find_units(self)
        for figure in range(self.field.roster.n):
            if self.is_on(figure) and is_engaged(self, figure):
                self.set_bits(figure, WAS_ENGAGED)
        self.go_on()

    def go_on(self) -> None:
        """Whoever has lost control first; who has nobody to order passes (SHIELDWALL-0.8)."""
        band = uncontrolled.next_band(self)
        if band != NONE:
            self.break_out(band)
        elif orders.is_any(self):
            self.stage = MOVEMENT
        else:
            self.end_movement()

    def break_out(self, band: i64) -> None:
        uncontrolled.begin(self, band)
        self.tell(BREAKS_OUT, band, self.order)
        if self.order == CHARGE:
            self.launch(pack(RUN, charge.launch(self)))
        elif assault.is_any(self):
            self.stage = STRIKING
        else:
            self.end_order()

    def forget(self) -> None:
        """What the last half-turn was is over; of the defender it is still known who moved in his own."""
        roster = self.field.roster
        for figure in range(roster.n):
            own = roster.side[figure] == self.seat
            self.drop_bits(figure, OF_HALF_TURN if own else OF_HALF_TURN & ~MOVED)
            self.points_on[figure] = 0
            self.run[figure] = 0
        for band in range(roster.bands):
            self.done[band] = 0

    def end_movement(self) -> None:
        """Marks that bind a figure in its next movement step are taken off (SHIELDWALL-7.1e, 7.3c)."""
        side = self.field.roster.side
        marks = FREED | UNCONTROLLED
        for figure in range(self.field.roster.n):
            if side[figure] == self.seat:
                self.drop_bits(figure, marks if self.has(figure, CHARGED) else marks | NO_CHARGE)
        breaching.let_go(self)
        self.end_step()

    # -- the end of a step (SHIELDWALL-9.2, 7.1) ----------------------------------------------------------------------
    def end_step(self) -> None:
        """Units check morale, one after another."""
        breaching.disturb_engaged(self)
        morale.begin(self)
        self.to_check()

    def to_check(self) -> None:
        self.man = morale.next_unit(self)
        if self.man == NONE:
            morale.end(self)
            self.leave_step()
        else:
            self.stage = CHECKING
            self.seat = CHANCE

    def check_morale(self, dice: i64) -> None:
        morale.check(self, self.man, dice)
        captures.pass_on(self)
        self.to_check()

    def leave_step(self) -> None:
        """On to the next step of the half-turn."""
        if self.step == MOVEMENT_STEP:
            self.to_fire()
        elif self.step == FIRE_STEP:
            self.to_melee()
        else:
            self.to_break_off()

    def to_break_off(self) -> None:
        """The attacker's bands are asked first."""
        self.seat = self.attacker()
        self.ask_to_break_off(breakoff.next_band(self, NONE))

    def ask_to_break_off(self, band: i64) -> None:
        """Of a band; with NONE, for who has no more or wants no more, of the defender's first."""
        if band == NONE and self.seat == self.attacker():
            self.seat = 1 - self.seat
            band = breakoff.next_band(self, NONE)
        self.band = band
        self.stage = BREAKING_OFF
        if band == NONE:
            freed.set_free(self)
            self.end_half_turn()

    def break_off(self, wishes: i64) -> None:
        if wishes == 1:
            self.tell(BREAKS_OFF, self.band)
            self.stage = CONSENTING
            self.seat = 1 - self.seat
        else:
            self.ask_to_break_off(breakoff.next_band(self, self.band))

    def consent(self, agrees: i64) -> None:
        if agrees == 1:
            self.let_go(True)
        else:
            self.stage = WRESTLING
            self.seat = CHANCE

    def let_go(self, goes: bool) -> None:
        """Whether the band that asked goes is known."""
        band = self.band
        if goes:
            breakoff.leave(self, band)
        self.seat = self.field.roster.side[self.field.roster.first[band]]
        self.ask_to_break_off(breakoff.next_band(self, band))

    def to_fire(self) -> None:
        """SHIELDWALL-2.1e."""
        self.step = FIRE_STEP
        self.stage = SHOOTING
        self.seat = self.attacker()
        self.ask_for_shots()

    def ask_for_shots(self) -> None:
        """The attacker declares all his shots, then the defender his; who has none passes. Then all are rolled for."""
        if self.seat == self.attacker() and not fire.is_any(self):
            self.seat = 1 - self.seat
        if self.seat != self.attacker() and not fire.is_any(self):
            self.to_rolls()

    def end_fire(self) -> None:
        """A seat declares no more shots."""
        if self.seat == self.attacker():
            self.seat = 1 - self.seat
            self.ask_for_shots()
        else:
            self.to_rolls()

    # -- fire at those who charge (SHIELDWALL-5.4) --------------------------------------------------------------------
    def launch(self, move: i64) -> None:
        """A run, with its length, or a strike is about to be made; whom it leads to may shoot first."""
        self.waiting = move
        self.call()

    def call(self) -> None:
        self.called = stand_fire.next_band(self)
        if self.called != NONE:
            self.stage = STANDING
            self.seat = 1 - self.attacker()
        elif len(self.tries) > 0:
            self.to_rolls()
        else:
            self.carry_on()

    def answer(self, band: i64, shoots: i64) -> None:
        self.tell(STOOD, band, shoots)
        self.done[band] |= ANSWERED
        if shoots == 1:
            stand_fire.shoot(self, band)
        self.call()

    def carry_on(self) -> None:
        """Those who are left make the move that waited."""
        move = self.waiting
        self.waiting = 0
        self.stage = STRIKING
        self.seat = self.attacker()
        if kind_of(move) == RUN and in_hand(self).n > 0:
            charge.run(self, a_of(move))
        elif kind_of(move) == STRIKE_AT and self.is_on(a_of(move)):
            assault.strike(self, a_of(move), b_of(move), c_of(move))
        if not assault.is_any(self):
            self.end_order()

    # -- melee (SHIELDWALL-2.1f, 6.2a) --------------------------------------------------------------------------------
    def to_melee(self) -> None:
        self.step = MELEE_STEP
        freed.note_fighters(self)
        if melee.begin(self):
            seat = self.attacker()
            self.choose(WEAPONS, seat, weapons.begin(self, seat))
        else:
            self.end_step()

    def choose(self, stage: i64, seat: i64, asks: bool) -> None:
        """A seat is asked, if somebody of it has a choice."""
        self.stage, self.seat = stage, seat
        if not asks:
            self.end_choice()

    def chosen(self) -> None:
        """A choice is made; there may be others."""
        if self.stage == FACING:
            facing.settle(self)
        if not any(self.has(figure, IN_HAND) for figure in range(self.field.roster.n)):
            self.end_choice()

    def end_choice(self) -> None:
        """Whoever might still choose does not; weapons, facing, doubling up, pairs and blows follow each other."""
        if self.stage == FACING:
            facing.rest(self)
        for figure in range(self.field.roster.n):
            self.drop_bits(figure, IN_HAND)
        seat, attacks = self.seat, self.seat == self.attacker()
        if self.stage == WEAPONS and attacks:
            self.choose(WEAPONS, 1 - seat, weapons.begin(self, 1 - seat))
        elif self.stage == WEAPONS:
            self.choose(FACING, 1 - seat, facing.begin(self, 1 - seat))
        elif self.stage == FACING and attacks:
            self.choose(ADJUSTING, seat, doubling.begin(self))
        elif self.stage == PAIRING:
            self.strike(seat)
        else:
            self.choose(PAIRING, seat, pairing.begin(self, seat))

    def strike(self, seat: i64) -> None:
        """The blows of a seat are struck, if there are any."""
        morale.note_attacks(self)
        pairing.reckon(self)
        if len(self.tries) > 0:
            self.to_rolls()
        else:
            self.end_blows(seat)

    def end_blows(self, seat: i64) -> None:
        """The defender's survivors reply, or the step ends."""
        if seat == self.attacker():
            self.choose(FACING, 1 - seat, facing.begin(self, 1 - seat))
        else:
            surrender.judge(self)
            captures.pass_on(self)
            if self.plays(STEP_UP):
                doubling.step_up(self)
            self.end_step()

    # -- dice of shots and blows (SHIELDWALL-0.5) ---------------------------------------------------------------------
    def to_rolls(self) -> None:
        """All that waits for dice was declared."""
        rolls.begin(self)
        self.after_roll()

    def roll_try(self, kind: i64, dice: i64) -> None:
        if kind == WHICH:
            rolls.draw(self, dice)
        elif kind == TO_HIT:
            rolls.hit(self, dice)
        else:
            rolls.save(self, dice)
        self.after_roll()

    def after_roll(self) -> None:
        if rolls.is_over(self):
            self.end_rolls()

    def end_rolls(self) -> None:
        """Losses of both sides are removed together, and the step goes on."""
        for figure in range(self.field.roster.n):
            if self.has(figure, DOOMED):
                losses.remove(self, figure, KILLED)
        captures.pass_on(self)
        side = self.field.roster.side[a_of(self.tries[0])] if len(self.tries) > 0 else NONE
        tries.clear(self)
        if self.step == MOVEMENT_STEP:
            self.carry_on()
        elif self.step == FIRE_STEP:
            self.end_fire_step()
        else:
            self.end_blows(side)

    def end_fire_step(self) -> None:
        """SHIELDWALL-5.3d."""
        for figure in range(self.field.roster.n):
            self.drop_bits(figure, NO_FIRE)
        self.end_step()

    # -- the end (SHIELDWALL-0.8) -------------------------------------------------------------------------------------
    def end_half_turn(self) -> None:
        captures.pick_up(self)
        if self.half == 0:
            self.half = 1
            self.to_half_turn()
        else:
            self.man = NONE
            self.to_dig()

    def to_dig(self) -> None:
        """SHIELDWALL-2.1g, 11.3a: whoever has worked at a wall or a drawbridge throws a die."""
        self.man = breaching.next_worker(self, self.man)
        if self.man == NONE:
            self.end_turn()
        else:
            self.stage = DIGGING
            self.seat = CHANCE

    def throw_for_work(self, die: i64) -> None:
        breaching.dig(self, self.man, die)
        self.to_dig()

    def end_turn(self) -> None:
        if self.number == self.field.turns:
            self.end_game(victory.at_last(self))
        else:
            self.begin_turn()

    # -- the end (SHIELDWALL-S.4, 0.8) --------------------------------------------------------------------------------
    def end_if_decided(self) -> None:
        """After an effect is complete."""
        ending = victory.now(self)
        if ending != 0:
            self.end_game(ending)

    def end_game(self, ending: i64) -> None:
        self.ended = ending
        self.stage = FINISHED
        self.seat = OVER
        self.tell(ENDED, self.ended)

    # -- orders (SHIELDWALL-0.4) --------------------------------------------------------------------------------------
    def end_order(self) -> None:
        uncontrolled.end(self)
        orders.end(self)
        self.go_on()
