"""CARDS-0: the turn machine. It leads through the stages, asks the questions, and leaves every rule to its chapter."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sherwood.games.cards import ambush, arrows, draw, ending, knowledge, melee, recovery, tournament
from sherwood.games.cards.components import ROBINS, SHERIFFS, TOURNAMENT_CARD, cards, count, next_kind
from sherwood.games.cards.kinds import (
    ADD,
    ALONE,
    CONTEST,
    DONE,
    DRAW,
    DROP,
    DROPPED_ROBIN,
    ENDED,
    FALLEN_ROBIN,
    HEAL,
    LOSE,
    NOT_NOW,
    PASS,
    REVEAL_ROBIN,
    ROBIN,
    SHERIFF,
    SHOTS,
    TOO_MANY_SHOTS,
    TRAP,
    TURN,
    VOLLEY,
    with_pile,
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
    choosing,
)
from sherwood.games.cards.variants import PRIZE_FIRST
from sherwood.kernel.moves import NOTHING, UNKNOWN, Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State


@mypyc_attr(free_list_len=1)
class Cards(Position):
    def set_up(self, robin: i64, sheriff: i64) -> None:
        """CARDS-2.1: full decks, and so many cards to be dealt; with them begins the first draw."""
        self.robin.deck = ROBINS.all
        self.sheriff.deck = SHERIFFS.all
        self.robin.owed = robin
        self.sheriff.owed = sheriff
        self.begin_turn()

    # -- the course of a turn (CARDS-0.1) -----------------------------------------------------------------------------
    def begin_turn(self) -> None:
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
        if draw.is_over_limit(self, ROBIN) or draw.is_over_limit(self, SHERIFF):
            self.enter(LIMIT_STAGE)
            self.ask(ROBIN)
        else:
            self.after_draw()

    def to_dropped(self) -> None:
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
        self.enter(TOURNAMENT_STAGE if self.prize == TOURNAMENT_CARD else AMBUSH_STAGE)
        self.ask(ROBIN)

    def to_arrows(self) -> None:
        if self.sheriff.trap == 0 and (arrows.may_shoot(self, ROBIN) or arrows.may_shoot(self, SHERIFF)):
            self.enter(ARROWS_STAGE)
            self.ask(ROBIN)
        else:
            self.to_melee()

    def to_casualties(self) -> None:
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
        melee.fight(self)
        if self.victor == NONE or self.kept != 0 or not melee.begin(self):
            self.to_victory()
        else:
            self.enter(MELEE_STAGE)
            self.seat = self.victor

    def to_victory(self) -> None:
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
        tournament.contest(self)
        melee.award(self)
        self.end_turn()

    def end_turn(self) -> None:
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
        self.stage = stage
        self.seat = CHANCE

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
        stage = self.stage
        if stage == LIMIT_STAGE:
            self.to_dropped()
        elif stage == AMBUSH_STAGE:
            self.enter(REVEAL_STAGE)
            self.showing = ROBIN
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

    # -- moves --------------------------------------------------------------------------------------------------------
    def together(self) -> i64:
        """CARDS-0.3: both seats choose face down; the first to be asked isn't waited for, unless he chooses openly."""
        if self.seat != ROBIN or not self.is_secret(ROBIN) or not self.is_asked(SHERIFF):
            return super().together()
        return 3

    def fill(self, out: Moves) -> None:
        if self.seat == CHANCE:
            self.fill_chance(out)
        elif self.stage == MELEE_STAGE:
            melee.fill(self, out)
        elif self.seat != OVER:
            question = self.question()
            for n in range(self.least(), self.most() + 1):
                out.add(question + n)

    def fill_chance(self, out: Moves) -> None:
        if self.stage == DRAW_STAGE:
            draw.fill_draw(self, out)
        elif self.stage == PRIZE_STAGE:
            draw.fill_prize(self, out)
        else:
            out.add(self.turned_up())

    def turned_up(self) -> i64:
        """The one outcome by which a secret choice is turned up (CARDS-0.3)."""
        stage = self.stage
        if stage == REVEAL_STAGE:
            return with_pile(REVEAL_ROBIN + self.showing, self.side(self.showing).chosen)
        if stage == FALLEN_STAGE:
            return with_pile(FALLEN_ROBIN + self.showing, arrows.dead(self, self.showing))
        if stage == DROPPED_STAGE:
            return with_pile(DROPPED_ROBIN + self.showing, self.side(self.showing).chosen)
        return pack(VOLLEY if stage == VOLLEY_STAGE else CONTEST, self.robin.shots, self.sheriff.shots)

    def weight(self, move: i64) -> i64:
        """CARDS-0.5: copies left."""
        if self.stage == DRAW_STAGE:
            return count(self.side(a_of(move)).deck, b_of(move))
        if self.stage == PRIZE_STAGE:
            return count(self.prizes, a_of(move))
        return 1

    def sample(self, rng: Rng) -> i64:
        if self.stage == DRAW_STAGE:
            return draw.sample_draw(self, rng)
        if self.stage == PRIZE_STAGE:
            return draw.sample_prize(self, rng)
        return self.turned_up()

    def play(self, move: i64) -> None:
        if self.seat == CHANCE:
            self.play_chance(move)
        elif self.stage == MELEE_STAGE:
            self.play_melee(move)
        else:
            self.answer(c_of(move))
            self.ask_on()

    def play_melee(self, move: i64) -> None:
        if kind_of(move) == ALONE:
            melee.keep_alone(self, b_of(move))
        else:
            melee.keep(self, self.kind, c_of(move))
            if melee.go_on(self, self.kind + 1):
                return
        self.kind = NONE
        self.to_victory()

    def play_chance(self, move: i64) -> None:
        stage = self.stage
        if stage == DRAW_STAGE:
            draw.draw(self, a_of(move), b_of(move))
            if not draw.is_owed(self):
                self.to_limit()
        elif stage == PRIZE_STAGE:
            draw.turn_up_prize(self, a_of(move))
            self.after_prize()
        elif stage == REVEAL_STAGE:
            ambush.reveal(self, self.showing)
            if self.showing == SHERIFF:
                self.to_arrows()
            self.showing = 1 - self.showing
        elif stage == VOLLEY_STAGE:
            arrows.volley(self)
            self.to_casualties()
        elif stage == FALLEN_STAGE:
            arrows.fall(self, self.showing)
            self.show_next(self.showing + 1)
        elif stage == DROPPED_STAGE:
            draw.put_away(self, self.side(self.showing))
            self.show_next(self.showing + 1)
        else:
            self.end_contest()

    def fault(self, move: i64) -> i64:
        out = Moves()
        self.fill(out)
        for i in range(out.n):
            if out.items[i] == move:
                return 0
        return self.clause_broken(move)

    def clause_broken(self, move: i64) -> i64:
        """Why a move that isn't among the legal ones isn't (CARDS-0.8)."""
        if self.seat < 0 or kind_of(move) == PASS:
            return NOT_NOW
        stage = self.stage
        if stage == AMBUSH_STAGE:
            return ambush.fault(self, move)
        if stage == MELEE_STAGE:
            return melee.fault(self, move)
        if kind_of(move) != kind_of(self.question()):
            return NOT_NOW
        if stage == ARROWS_STAGE:
            return TOO_MANY_SHOTS
        if stage == CASUALTIES_STAGE:
            return arrows.fault_lose(self, move)
        if stage == RECOVERY_STAGE:
            return recovery.fault(self, move)
        if stage == TOURNAMENT_STAGE:
            return tournament.fault(self, move)
        return draw.fault_drop(self, move)

    def points(self, seat: i64) -> i64:
        """CARDS-5.1: victory points; a tie that the prizes break counts as one more."""
        return ending.points(self, seat)

    def ending(self) -> i64:
        return ending.ending(self)

    # -- knowledge (CARDS-0.3, 6) -------------------------------------------------------------------------------------
    def is_secret(self, seat: i64) -> bool:
        """Whether what this seat chooses at this stage lies face down."""
        stage = choosing(self.stage)
        return stage != NONE and not (stage == ARROWS_STAGE and arrows.are_shots_open(self, seat))

    def seen(self, move: i64, seat: i64) -> i64:
        if self.stage == DRAW_STAGE:
            return move if a_of(move) == seat else pack(DRAW, a_of(move), UNKNOWN)
        if self.seat < 0 or self.seat == seat or not self.is_secret(self.seat):
            return move
        return pack(DONE, self.seat) if self.is_last(move) else NOTHING

    def is_last(self, move: i64) -> bool:
        """Whether the seat has nothing more to answer at this stage after this move."""
        kinds = self.kinds()
        if kind_of(move) == ADD:
            kinds = ambush.kinds(self, cards(c_of(move), self.kind))
        return next_kind(kinds, self.kind + 1) == NONE

    def copy(self) -> State:
        other = Cards()
        self.copy_to(other)
        return other

    def imagine(self, seat: i64, rng: Rng) -> State:
        """CARDS-6.5."""
        other = Cards()
        self.copy_to(other)
        if self.stage != OVER_STAGE:
            if seat != ROBIN:
                other.imagine_side(ROBIN, rng)
            if seat != SHERIFF:
                other.imagine_side(SHERIFF, rng)
        return other

    def imagine_side(self, seat: i64, rng: Rng) -> None:
        """Deals a side's unknown cards anew, and chooses anew what it has chosen face down."""
        knowledge.redeal(self, self.side(seat), rng)
        stage = choosing(self.stage)
        if stage == NONE:
            return
        if self.seat == seat:
            self.start_over()
        elif self.has_chosen(seat) and self.is_secret(seat):
            now = self.stage
            self.stage = stage
            if self.is_asked(seat):
                self.choose_anew(seat, rng)
            self.stage = now

    def has_chosen(self, seat: i64) -> bool:
        """Whether this seat's choice, if there was one, is made and not yet turned up."""
        stage = self.stage
        if stage in (REVEAL_STAGE, DROPPED_STAGE):
            return seat >= self.showing
        if stage == FALLEN_STAGE:
            return arrows.victim(self, seat) >= self.showing
        return self.seat == CHANCE or self.seat > seat

    def start_over(self) -> None:
        """Back to the first question of the seat that is asked."""
        if self.stage == CASUALTIES_STAGE:
            arrows.victims(self).chosen = 0
        self.kind = next_kind(self.kinds(), 0)

    def choose_anew(self, seat: i64, rng: Rng) -> None:
        """Answers the questions of this stage for a seat, each number as likely as any other."""
        asked = self.seat
        kind = self.kind
        self.seat = seat
        self.start_over()
        while True:
            least = self.least()
            self.answer(least + rng.below(self.most() - least + 1))
            self.kind = next_kind(self.kinds(), self.kind + 1)
            if self.kind == NONE:
                break
        self.seat = asked
        self.kind = kind
