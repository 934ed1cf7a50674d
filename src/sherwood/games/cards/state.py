"""CARDS-0: a game of `cards` as the kernel plays it: legal moves, what is made of them, and who sees what."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sherwood.games.cards import ambush, arrows, draw, ending, knowledge, melee, recovery, tournament
from sherwood.games.cards.components import cards, count, next_kind
from sherwood.games.cards.course import Course
from sherwood.games.cards.kinds import (
    ADD,
    ALONE,
    CONTEST,
    DONE,
    DRAW,
    DROPPED_ROBIN,
    FALLEN_ROBIN,
    NOT_NOW,
    REVEAL_ROBIN,
    ROBIN,
    SHERIFF,
    TOO_MANY_SHOTS,
    VOLLEY,
    with_pile,
)
from sherwood.games.cards.position import (
    AMBUSH_STAGE,
    ARROWS_STAGE,
    CASUALTIES_STAGE,
    DRAW_STAGE,
    DROPPED_STAGE,
    FALLEN_STAGE,
    MELEE_STAGE,
    NONE,
    OVER_STAGE,
    PRIZE_STAGE,
    RECOVERY_STAGE,
    REVEAL_STAGE,
    TOURNAMENT_STAGE,
    VOLLEY_STAGE,
    choosing,
)
from sherwood.kernel.moves import NOTHING, UNKNOWN, Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State


@mypyc_attr(free_list_len=1)
class Cards(Course):
    """A game of `cards`; the State of the kernel's contract."""

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
            if self.showing == ROBIN:
                self.showing = SHERIFF
            else:
                self.to_arrows()
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
        if self.seat < 0 or a_of(move) != a_of(self.question()):
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
