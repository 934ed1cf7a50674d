"""CARDS-0.1 to 0.4: the stages of a turn and the questions of each; every rule is left to its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.cards import ambush, arrows, draw, ending, knowledge, melee, recovery, tournament
from sherwood.games.cards.components import ROBINS, SHERIFFS, TOURNAMENT_CARD, next_kind
from sherwood.games.cards.kinds import (
    ADD,
    DROP,
    ENDED,
    HEAL,
    LOSE,
    PASS,
    ROBIN,
    SHERIFF,
    SHOTS,
    TRAP,
    TURN,
)
from sherwood.games.cards.position import (
    AMBUSH_STAGE,
    ARROWS_STAGE,
    CASUALTIES_STAGE,
    CONTEST_STAGE,
    DRAW_STAGE,
    DROPPED_STAGE,
    FALLEN_STAGE,
    LIMIT_STAGE,
    MELEE_STAGE,
    NONE,
    OVER_STAGE,
    PRIZE_STAGE,
    RECOVERY_STAGE,
    REVEAL_STAGE,
    TOURNAMENT_STAGE,
    VOLLEY_STAGE,
    Position,
)
from sherwood.games.cards.variants import PRIZE_FIRST
from sherwood.kernel.moves import pack
from sherwood.kernel.state import CHANCE, OVER


class Course(Position):
    """A position that knows how the game goes on from it."""

    def set_up(self, robin: i64, sheriff: i64) -> None:
        """CARDS-2.1: full decks, and so many cards to be dealt; with them begins the first draw."""
        self.robin.deck = ROBINS.all
        self.sheriff.deck = SHERIFFS.all
        self.robin.owed = robin
        self.sheriff.owed = sheriff
        self.begin_turn()

    # -- the course of a turn (CARDS-0.1) -----------------------------------------------------------------------------
    def begin_turn(self) -> None:
        """The draw and the prize, in this order or the other (CARDS-3.1, 3.2)."""
        self.number += 1
        self.tell(TURN, self.number)
        draw.owe(self)
        if self.plays(PRIZE_FIRST):
            self.to_prize()
        else:
            self.to_draw()

    def to_draw(self) -> None:
        self.enter(DRAW_STAGE)
        if not draw.is_owed(self):
            self.to_limit()

    def to_limit(self) -> None:
        """CARDS-3.1."""
        if draw.is_over_limit(self, ROBIN) or draw.is_over_limit(self, SHERIFF):
            self.enter(LIMIT_STAGE)
            self.ask(ROBIN)
        else:
            self.after_draw()

    def to_dropped(self) -> None:
        """What was dropped is shown, or known to its owner alone (CARDS-6.6)."""
        if knowledge.discards_are_open(self):
            self.enter(DROPPED_STAGE)
            self.show_next(ROBIN)
        else:
            draw.put_away(self, self.robin)
            draw.put_away(self, self.sheriff)
            self.after_draw()

    def after_draw(self) -> None:
        if self.prize == NONE:
            self.to_prize()
        else:
            self.to_contention()

    def to_prize(self) -> None:
        self.enter(PRIZE_STAGE)

    def after_prize(self) -> None:
        if self.robin.owed > 0 or self.sheriff.owed > 0:
            self.to_draw()
        else:
            self.to_contention()

    def to_contention(self) -> None:
        """The ambush (CARDS-3.3), or the Tournament (CARDS-4.1)."""
        self.enter(TOURNAMENT_STAGE if self.prize == TOURNAMENT_CARD else AMBUSH_STAGE)
        self.ask(ROBIN)

    def to_arrows(self) -> None:
        """CARDS-3.5, unless a Trap or the lack of an enemy skips it."""
        if self.sheriff.trap == 0 and (arrows.may_shoot(self, ROBIN) or arrows.may_shoot(self, SHERIFF)):
            self.enter(ARROWS_STAGE)
            self.ask(ROBIN)
        else:
            self.to_melee()

    def to_casualties(self) -> None:
        """CARDS-3.7."""
        arrows.name_the_obvious(self.robin)
        arrows.name_the_obvious(self.sheriff)
        if arrows.is_choice(self.robin) or arrows.is_choice(self.sheriff):
            self.enter(CASUALTIES_STAGE)
            self.ask(ROBIN)
        else:
            arrows.fall(self, ROBIN)
            arrows.fall(self, SHERIFF)
            self.to_melee()

    def to_melee(self) -> None:
        """CARDS-3.8, 3.9."""
        melee.fight(self)
        if self.victor == NONE or self.kept != 0 or not melee.begin(self):
            self.to_victory()
        else:
            self.enter(MELEE_STAGE)
            self.seat = self.victor

    def to_victory(self) -> None:
        """The prize is settled (CARDS-3.10), and who can recovers (CARDS-3.11, 3.12)."""
        if self.victor != NONE:
            melee.stand_down(self)
        melee.award(self)
        recovers = recovery.is_there_recovery(self)
        recovery.take_back_survivors(self)
        if recovers and recovery.may_heal(self):
            self.enter(RECOVERY_STAGE)
            recovery.begin(self)
            self.ask(ROBIN)
        else:
            self.end_turn()

    def end_contest(self) -> None:
        """CARDS-4.1."""
        tournament.contest(self)
        melee.award(self)
        self.end_turn()

    def end_turn(self) -> None:
        """On to the next turn, or to the end (CARDS-5.1)."""
        recovery.end_rest(self)
        self.robin.clear()
        self.sheriff.clear()
        self.victor = NONE
        self.allowance = 0
        if self.prizes != 0:
            self.begin_turn()
        else:
            self.enter(OVER_STAGE)
            self.seat = OVER
            self.tell(ENDED, ending.victory_points(self, ROBIN), ending.victory_points(self, SHERIFF))

    def enter(self, stage: i64) -> None:
        """To a stage, where chance has the turn until a seat is asked."""
        self.stage = stage
        self.seat = CHANCE
        self.showing = ROBIN

    # -- questions (CARDS-0.2 to 0.4) ---------------------------------------------------------------------------------
    def ask(self, first: i64) -> None:
        """Asks the first seat from this one on that public grounds don't excuse; then chance goes on."""
        for seat in range(first, SHERIFF + 1):
            if self.is_asked(seat):
                self.seat = seat
                self.kind = next_kind(self.kinds(), 0)
                return
        self.seat = CHANCE
        self.kind = NONE
        self.all_asked()

    def is_asked(self, seat: i64) -> bool:
        """Whether a seat has a choice at this stage, on public grounds."""
        stage = self.stage
        if stage == AMBUSH_STAGE:
            return self.side(seat).hand != 0
        if stage == ARROWS_STAGE:
            return arrows.may_shoot(self, seat)
        if stage == CASUALTIES_STAGE:
            return arrows.is_choice(self.side(arrows.victim(self, seat)))
        if stage == TOURNAMENT_STAGE:
            return tournament.may_contest(self, seat)
        if stage == LIMIT_STAGE:
            return draw.is_over_limit(self, seat)
        return seat == ROBIN

    def kinds(self) -> i64:
        """The kinds that the seat is asked for, as a pile; empty where the question is about no kind."""
        stage = self.stage
        if stage == AMBUSH_STAGE:
            return ambush.kinds(self, 0)
        if stage == CASUALTIES_STAGE:
            return arrows.victims(self).combatants
        if stage == LIMIT_STAGE:
            return self.side(self.seat).hand
        if stage == RECOVERY_STAGE:
            return self.robin.fallen
        return 0

    def ask_on(self) -> None:
        """The next kind, or the next seat."""
        self.kind = next_kind(self.kinds(), self.kind + 1)
        if self.kind == NONE:
            self.ask(self.seat + 1)

    def all_asked(self) -> None:
        """What follows when nobody is left to be asked: mostly, that the choices are turned up (CARDS-0.3)."""
        stage = self.stage
        if stage == LIMIT_STAGE:
            self.to_dropped()
        elif stage == AMBUSH_STAGE:
            self.enter(REVEAL_STAGE)
        elif stage == ARROWS_STAGE:
            self.enter(VOLLEY_STAGE)
        elif stage == CASUALTIES_STAGE:
            self.enter(FALLEN_STAGE)
            self.show_next(ROBIN)
        elif stage == TOURNAMENT_STAGE:
            self.enter(CONTEST_STAGE)
        else:
            self.end_turn()

    def show_next(self, first: i64) -> None:
        """Turns up what was dropped or has fallen, first Robin's; who dropped or lost nothing shows nothing."""
        for seat in range(first, SHERIFF + 1):
            if self.side(seat).chosen != 0:
                self.showing = seat
                return
        if self.stage == DROPPED_STAGE:
            self.after_draw()
        else:
            self.to_melee()

    def question(self) -> i64:
        """The move that answers with the number 0."""
        stage = self.stage
        if stage == AMBUSH_STAGE:
            if self.kind == NONE:
                return pack(PASS, self.seat)
            if ambush.is_trap_question(self):
                return pack(TRAP, self.seat)
            return pack(ADD, self.seat, self.kind)
        if stage == CASUALTIES_STAGE:
            return pack(LOSE, arrows.victim(self, self.seat), self.kind)
        if stage == RECOVERY_STAGE:
            return pack(HEAL, self.seat, self.kind)
        if stage == LIMIT_STAGE:
            return pack(DROP, self.seat, self.kind)
        return pack(SHOTS, self.seat)

    def least(self) -> i64:
        """The smallest number that may be answered."""
        if self.stage == CASUALTIES_STAGE:
            return arrows.least_dead(self)
        if self.stage == LIMIT_STAGE:
            return draw.least_dropped(self)
        return 0

    def most(self) -> i64:
        """The greatest number that may be answered."""
        stage = self.stage
        if stage == AMBUSH_STAGE:
            return ambush.most(self)
        if stage == ARROWS_STAGE:
            return arrows.most_shots(self)
        if stage == CASUALTIES_STAGE:
            return arrows.most_dead(self)
        if stage == RECOVERY_STAGE:
            return recovery.most(self)
        if stage == TOURNAMENT_STAGE:
            return tournament.most(self)
        return draw.most_dropped(self)

    def answer(self, n: i64) -> None:
        """Does what the number means."""
        stage = self.stage
        if stage == AMBUSH_STAGE:
            ambush.add(self, n)
        elif stage == CASUALTIES_STAGE:
            arrows.lose(self, n)
        elif stage == RECOVERY_STAGE:
            recovery.heal(self, n)
        elif stage == LIMIT_STAGE:
            draw.drop(self, n)
        elif stage == ARROWS_STAGE:
            arrows.choose(self, n)
        else:
            tournament.choose(self, n)
