"""SKIRMISH-0.2, 0.3: a game of `skirmish` as the kernel plays it: legal moves, and what is made of them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sherwood.games.skirmish import (
    advance,
    ambush,
    blinding,
    capture,
    carts,
    climbing,
    combat,
    deployment,
    entering,
    hideouts,
    initiation,
    jumping,
    knowledge,
    leading,
    missile,
    movement,
    retreat,
    riders,
    sequence,
    unhorsing,
    victory,
)
from sherwood.games.skirmish.kinds import (
    ABOUT_FACE,
    ACCEPT,
    ADVANCE,
    ATTACK,
    BLIND,
    BLINDING,
    CHOOSE,
    CLIMB,
    COMBAT,
    DAMAGE,
    DISMOUNT,
    DRIVE,
    EMPTY,
    END_PHASE,
    EXIT,
    FALL,
    FIRE,
    FOUND,
    GO_FIRST,
    HARNESS,
    HIDE,
    INITIATIVE,
    JOIN,
    JUMP,
    JUMP_ROLL,
    LEAD,
    LEAP,
    MOUNT,
    NO,
    NO_REST_HERE,
    NOT_AT_FIRST,
    NOT_NOW,
    PICK,
    PLACE,
    PLACE_RIDER,
    RELEASE,
    RETREAT,
    RETREAT_NEXT,
    REVEAL,
    SHIFT,
    SPRING,
    STEP,
    STOP,
    STRIKE,
    TO_HIT,
    UNHARNESS,
    VAULT,
    VAULT_ROLL,
)
from sherwood.games.skirmish.position import (
    AMBUSH,
    AMBUSHERS,
    ATTACK_JUMP_DIE,
    BACK,
    BELOW,
    BESIDE,
    BLIND_DIE,
    COMBAT_DIE,
    COMBATS,
    DAMAGE_DIE,
    FORWARD,
    GATES,
    HIT_DIE,
    INITIATIVE_DICE,
    JOINERS,
    JUMP_DIE,
    MOVES,
    NOBODY,
    ORDER_BACK,
    PLACING,
    REVEALS,
    SETUP,
    SHOTS,
    STEPS,
    SURRENDER,
    UNCOVER,
    VAULT_DIE,
    WHO_FIRST,
    Position,
)
from sherwood.games.skirmish.variants import INITIATION
from sherwood.kernel.moves import UNKNOWN, Moves, a_of, b_of, c_of, kind_of, pack, shifted
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import OVER, State


@mypyc_attr(free_list_len=1)
class Skirmish(Position):
    """A game of `skirmish`; the State of the kernel's contract."""

    def is_window(self) -> bool:
        """Whether somebody is asked if he comes out of hiding in an ambush (SKIRMISH-0.4, H.5)."""
        return self.asked() == AMBUSH

    def silence(self) -> i64:
        return pack(NO, self.turn())

    def fill(self, out: Moves) -> None:
        question = self.asked()
        if question == STEPS:
            movement.fill(self, out)
        elif question == MOVES:
            movement.fill_pick(self, out)
        elif question == SHOTS:
            missile.fill(self, out)
        elif question == HIT_DIE:
            missile.fill_die(self, TO_HIT, out)
        elif question == DAMAGE_DIE:
            missile.fill_die(self, DAMAGE, out)
        elif question in (JUMP_DIE, ATTACK_JUMP_DIE):
            jumping.fill_die(self, JUMP_ROLL, out)
        elif question == VAULT_DIE:
            jumping.fill_die(self, VAULT_ROLL, out)
        elif question == BELOW:
            jumping.fill_fall(self, out)
        elif question == BESIDE:
            unhorsing.fill_beside(self, self.about(), self.amount(), out)
        elif question == INITIATIVE_DICE:
            sequence.fill_initiative(out)
        elif question == WHO_FIRST:
            sequence.fill_first(self, out)
        elif question == SETUP:
            deployment.fill(self, out)
        elif question == GATES:
            entering.fill_gates(self, out)
        else:
            self.fill_fight(question, out)

    def fill_fight(self, question: i64, out: Moves) -> None:
        if question == COMBATS:
            combat.fill_attacks(self, out)
            blinding.fill(self, out)
            out.add(pack(END_PHASE, self.acting_seat()))
        elif question == JOINERS:
            combat.fill_join(self, out)
        elif question == SURRENDER:
            combat.fill_surrender(self, out)
        elif question == COMBAT_DIE:
            combat.fill_die(self, out)
        elif question == BLIND_DIE:
            blinding.fill_die(self, out)
        elif question == BACK:
            retreat.fill(self, out)
        elif question == ORDER_BACK:
            retreat.fill_next(self, out)
        elif question == FORWARD:
            advance.fill(self, out)
        elif question == REVEALS:
            ambush.fill_reveals(self, out)
        elif question == AMBUSH:
            ambush.fill_springs(self, out)
        elif question == AMBUSHERS:
            ambush.fill_attacks(self, out)
        elif question == UNCOVER:
            hideouts.fill_uncover(self, out)
        elif question == PLACING:
            hideouts.fill(self, out)

    def fault(self, move: i64) -> i64:
        question = self.asked()
        kind = kind_of(move)
        if self.turn() >= 0:
            if question == STEPS:
                return self.fault_of_move(move) if a_of(move) == self.mover else NOT_NOW
            if question == MOVES and kind == PICK and b_of(move) == 0 and c_of(move) == 0:
                return movement.fault_pick(self, a_of(move))
            if self.is_end(question, kind):
                return self.fault_of_end(question, move)
            if question == SETUP and kind == PLACE:
                return deployment.fault_place(self, a_of(move), b_of(move), c_of(move))
            if question == SETUP and kind == HIDE and c_of(move) == 0:
                return deployment.fault_hide(self, a_of(move), b_of(move))
            if question == SHOTS and kind == FIRE:
                return missile.fault(self, a_of(move), b_of(move), c_of(move))
            if question == BESIDE and kind == PLACE_RIDER and a_of(move) == self.about() and c_of(move) == 0:
                return unhorsing.fault_place(self, self.amount(), b_of(move))
            if question in (REVEALS, AMBUSH, AMBUSHERS):
                return self.fault_of_ambush(question, move)
            if question == PLACING and kind == REVEAL and c_of(move) == 0:
                return hideouts.fault(self, a_of(move), b_of(move))
            if question in (COMBATS, JOINERS, BACK, ORDER_BACK, FORWARD):
                return self.fault_of_fight(question, move)
        return 0 if self.is_offered(move) else NOT_NOW

    def is_end(self, question: i64, kind: i64) -> bool:
        """Whether a seat says that it is done."""
        if kind == NO:
            return question in (AMBUSH, AMBUSHERS)
        return kind == END_PHASE and question in (REVEALS, SHOTS, MOVES, COMBATS)

    def fault_of_end(self, question: i64, move: i64) -> i64:
        if a_of(move) != self.turn() or b_of(move) != 0 or c_of(move) != 0:
            return NOT_NOW
        return movement.fault_end(self) if question == MOVES else 0

    def fault_of_move(self, move: i64) -> i64:
        """Why the mover can't do this (SKIRMISH-4)."""
        kind = kind_of(move)
        mover = self.mover
        b = b_of(move)
        if self.plays(INITIATION) and kind not in (STEP, MOUNT, DISMOUNT, EXIT, STOP):
            return NOT_AT_FIRST
        if kind in (HARNESS, UNHARNESS) and self.front[mover] >= 0:
            return carts.fault_announce(self, kind, mover, b, c_of(move))
        if c_of(move) != 0 or (b != 0 and kind in (STOP, ABOUT_FACE, EXIT)):
            return NOT_NOW
        if kind == STOP:
            return movement.fault_stop(self, mover)
        if kind == STEP:
            return movement.fault_step(self, mover, b)
        if kind == DRIVE:
            return carts.fault_drive(self, mover, b)
        if self.front[mover] < 0:
            return NOT_NOW
        if leading.is_dragging(self, mover):
            return NO_REST_HERE
        if kind == CLIMB:
            return climbing.fault(self, mover, self.front[mover], b, self.mps)
        if kind == JUMP:
            return jumping.fault_jump(self, mover, self.front[mover], b, self.mps)
        if kind == LEAP:
            return jumping.fault_leap(self, mover, self.front[mover], b, self.mps)
        if kind == VAULT:
            return jumping.fault_vault(self, mover, self.front[mover], b, self.mps)
        if kind in (MOUNT, DISMOUNT):
            return self.fault_of_mount(kind, mover, b)
        if kind == ABOUT_FACE:
            return riders.fault_about_face(self, mover)
        if kind == LEAD:
            return leading.fault_lead(self, mover, b)
        if kind == RELEASE:
            return leading.fault_release(self, mover, b)
        return movement.fault_exit(self, mover) if kind == EXIT else NOT_NOW

    def fault_of_mount(self, kind: i64, mover: i64, b: i64) -> i64:
        """Why he can't get onto a horse, or off his (SKIRMISH-4.3e, I.8)."""
        if self.plays(INITIATION):
            return initiation.fault_mount(self, mover, b) if kind == MOUNT else initiation.fault_dismount(self, mover, b)
        return riders.fault_mount(self, mover, b) if kind == MOUNT else riders.fault_dismount(self, mover, b)

    def fault_of_fight(self, question: i64, move: i64) -> i64:
        """Why it can't be done in combat (SKIRMISH-5, 6)."""
        kind = kind_of(move)
        a, b, c = a_of(move), b_of(move), c_of(move)
        if question == COMBATS and kind == ATTACK:
            return combat.fault(self, a, b, c)
        if question == COMBATS and kind == BLIND and c == 0:
            return blinding.fault(self, a, b)
        if question == JOINERS and kind == JOIN:
            return combat.fault_join(self, a, b, c)
        if question == JOINERS and kind == STRIKE and a == 0 and c == 0:
            return combat.fault_strike(self, b)
        if question == BACK and kind == RETREAT and a == self.about():
            return retreat.fault(self, b, c)
        if question == BACK and kind == EXIT and a == self.about() and b == 0 and c == 0:
            return retreat.fault_exit(self)
        if question == ORDER_BACK and kind == RETREAT_NEXT and b == 0 and c == 0:
            return retreat.fault_next(self, a)
        if question == FORWARD and kind == ADVANCE and c == 0:
            return advance.fault(self, a, b)
        if question == FORWARD and kind == NO and a == self.turn() and b == 0 and c == 0:
            return advance.fault_no(self)
        return NOT_NOW

    def fault_of_ambush(self, question: i64, move: i64) -> i64:
        """Why it can't be done out of hiding (SKIRMISH-8)."""
        kind = kind_of(move)
        a, b, c = a_of(move), b_of(move), c_of(move)
        if (question == REVEALS and kind == REVEAL and c == 0) or (question == AMBUSH and kind == SPRING and c == 0):
            return ambush.fault(self, a, b)
        if question == AMBUSHERS and kind == FIRE:
            return ambush.fault_fire(self, a, b, c)
        return combat.fault(self, a, b, c) if question == AMBUSHERS and kind == ATTACK else NOT_NOW

    def is_offered(self, move: i64) -> bool:
        if self.turn() == OVER:
            return False
        out = Moves()
        self.fill(out)
        found = False
        for i in range(out.n):
            found = found or out.items[i] == move
        return found

    def play(self, move: i64) -> None:
        kind = kind_of(move)
        if self.asked() == STEPS:
            self.play_move(move)
        elif kind == PICK:
            movement.pick(self, a_of(move))
        elif kind == END_PHASE:
            sequence.end_phase(self)
        elif kind == FIRE:
            sequence.watch(self)
            missile.fire_at(self, a_of(move), b_of(move), c_of(move))
        elif kind == TO_HIT:
            missile.roll_hit(self, c_of(move))
        elif kind == DAMAGE:
            missile.roll_damage(self, c_of(move))
        elif kind in (JUMP_ROLL, VAULT_ROLL):
            self.play_jump_roll(c_of(move))
        elif kind == FALL:
            jumping.end_fall(self, b_of(move))
        elif kind == PLACE_RIDER:
            unhorsing.place(self, b_of(move))
        elif kind == SHIFT:
            unhorsing.shift(self, a_of(move), b_of(move))
        elif kind == INITIATIVE:
            sequence.roll_initiative(self, b_of(move), c_of(move))
        elif kind == GO_FIRST:
            sequence.choose_first(self, b_of(move))
        elif kind == PLACE:
            deployment.place(self, a_of(move), b_of(move), c_of(move))
        elif kind == HIDE:
            deployment.hide(self, a_of(move), b_of(move))
        elif kind == CHOOSE:
            entering.choose(self, b_of(move), c_of(move))
        else:
            self.play_fight(move)
        sequence.settle(self)

    def play_jump_roll(self, die: i64) -> None:
        question = self.asked()
        if question == JUMP_DIE:
            jumping.roll(self, die)
        elif question == VAULT_DIE:
            jumping.roll_vault(self, die)
        else:
            combat.roll_jump(self, die)

    def play_fight(self, move: i64) -> None:
        kind = kind_of(move)
        if kind == ATTACK:
            sequence.watch(self)
            combat.attack(self, a_of(move), b_of(move), c_of(move))
        elif kind == JOIN:
            combat.add(self, a_of(move), c_of(move))
        elif kind == STRIKE:
            combat.strike(self)
        elif kind == BLIND:
            blinding.blind(self, a_of(move), b_of(move))
        elif kind == BLINDING:
            blinding.roll(self, c_of(move))
        elif kind == ACCEPT:
            combat.answer_surrender(self, c_of(move))
        elif kind == COMBAT:
            combat.roll(self, c_of(move))
        elif kind == RETREAT:
            retreat.go(self, b_of(move), c_of(move))
        elif kind == EXIT:
            retreat.leave(self)
        elif kind == RETREAT_NEXT:
            retreat.go_next(self, a_of(move))
        elif kind == ADVANCE:
            advance.go(self, a_of(move), b_of(move))
        elif kind == REVEAL and self.asked() == PLACING:
            hideouts.place_found(self, a_of(move), b_of(move))
        elif kind in (REVEAL, SPRING):
            ambush.come_out(self, a_of(move), b_of(move))
        elif kind == FOUND:
            hideouts.find(self, a_of(move), b_of(move))
        elif kind == EMPTY:
            hideouts.end_search(self)
        elif kind == NO:
            self.decline()

    def decline(self) -> None:
        question = self.asked()
        if question == AMBUSH:
            ambush.decline(self)
        elif question == AMBUSHERS:
            ambush.end(self)
        else:
            advance.decline(self)

    def play_move(self, move: i64) -> None:
        """What the mover does; after each step the windows open (SKIRMISH-0.4)."""
        kind = kind_of(move)
        mover = self.mover
        b = b_of(move)
        if kind != STOP:
            self.busy |= shifted(1, mover)
        if kind in (STEP, CLIMB):
            sequence.go_to(self, mover, b)
        elif kind == ABOUT_FACE:
            riders.about_face(self, mover)
            sequence.open_windows(self)
        elif kind in (JUMP, LEAP):
            jumping.jump(self, mover, b)
        elif kind == VAULT:
            jumping.vault(self, mover, b)
        elif kind == MOUNT and self.plays(INITIATION):
            initiation.mount(self, mover, b)
        elif kind == MOUNT:
            riders.mount(self, mover, b)
        elif kind == DISMOUNT:
            riders.dismount(self, mover, b)
        elif kind == LEAD:
            leading.lead(self, mover, b)
        elif kind == RELEASE:
            self.leads[mover] = NOBODY
        elif kind == DRIVE:
            carts.drive(self, b)
        elif kind in (HARNESS, UNHARNESS):
            carts.announce(self, mover, b, c_of(move))
        elif kind == EXIT:
            movement.leave(self, mover)
        else:
            self.mover = NOBODY
        capture.break_away(self, mover)

    def points(self, seat: i64) -> i64:
        return victory.points(self, seat, self.over)

    def ending(self) -> i64:
        return self.over

    def seen(self, move: i64, seat: i64) -> i64:
        """Where a man hides, his seat alone sees (SKIRMISH-H.2)."""
        if kind_of(move) == HIDE and self.seat_of(a_of(move)) != seat:
            return pack(HIDE, a_of(move), UNKNOWN)
        return move

    def copy(self) -> State:
        other = Skirmish(self.stage)
        self.copy_to(other)
        return other

    def imagine(self, seat: i64, rng: Rng) -> State:
        """SKIRMISH-H.6."""
        other = Skirmish(self.stage)
        self.copy_to(other)
        if self.over == 0:
            knowledge.hide_anew(other, seat, rng)
        return other
