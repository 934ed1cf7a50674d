"""BANDITS-0: a game of `bandits` as the kernel plays it: legal moves, what is made of them, and who sees what."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sherwood.games.bandits import (
    assault,
    bribes,
    ending,
    john,
    knowledge,
    loot,
    marion,
    merry,
    paying,
    placing,
    robin,
    sheriff,
    tuck,
    wagons,
)
from sherwood.games.bandits.components import count, nth, total
from sherwood.games.bandits.course import Course
from sherwood.games.bandits.kinds import BRIBE, DIE, FIRST, LOOT, NOT_NOW, PASS, PLACE
from sherwood.games.bandits.position import (
    AGAIN_STAGE,
    BACK_STAGE,
    BARTER_STAGE,
    BEER_STAGE,
    BRIBE_STAGE,
    CHOOSE_STAGE,
    DISCARD_STAGE,
    DRAW_STAGE,
    FIRST_STAGE,
    GIFT_STAGE,
    JOHN_STAGE,
    KEEP_STAGE,
    LOOK_STAGE,
    LOT_STAGE,
    MARK_STAGE,
    MERRY_STAGE,
    OFFERS_STAGE,
    OPEN_STAGE,
    POSITION_STAGE,
    REVEAL_STAGE,
    REWARD_STAGE,
    ROBIN_STAGE,
    ROLL_STAGE,
    SHOW_STAGE,
    TUCK_STAGE,
)
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, OVER, State


@mypyc_attr(free_list_len=1)
class Bandits(Course):
    """A game of `bandits`; the State of the kernel's contract."""

    def together(self) -> i64:
        """Secret bribes are offered face down (BANDITS-6.4b)."""
        if self.stage == BRIBE_STAGE and bribes.is_secret(self):
            return bribes.choosers(self)
        return super().together()

    def is_window(self) -> bool:
        """Whether a character or a bribe is on offer, as it is to every seat in turn (BANDITS-4.4, 5.3, 6.2, 6.4)."""
        return self.stage in (JOHN_STAGE, ROBIN_STAGE, TUCK_STAGE, BRIBE_STAGE)

    def silence(self) -> i64:
        return pack(BRIBE) if self.stage == BRIBE_STAGE else pack(PASS)

    # -- what may be done (BANDITS-0.3) -------------------------------------------------------------------------------
    def fill(self, out: Moves) -> None:
        stage = self.stage
        if self.seat == CHANCE:
            self.fill_chance(out)
        elif stage == POSITION_STAGE:
            placing.fill(self, out)
            marion.fill(self, out)
        elif stage == MARK_STAGE:
            marion.fill_mark(out)
        elif stage == JOHN_STAGE:
            out.add(pack(PASS))
            john.fill(self, out)
        elif stage == CHOOSE_STAGE:
            assault.fill(self, out)
        elif stage == ROBIN_STAGE:
            out.add(pack(PASS))
            robin.fill(self, out)
        elif stage == KEEP_STAGE:
            loot.fill(self, out)
        elif stage == TUCK_STAGE:
            out.add(pack(PASS))
            tuck.fill(self, out)
        elif stage == DISCARD_STAGE:
            paying.fill(self, out)
        elif stage == BEER_STAGE:
            tuck.fill_beer(self, out)
        elif stage == BRIBE_STAGE:
            bribes.fill(self, out)
        elif stage == REWARD_STAGE:
            sheriff.fill(self, out)

    def fault(self, move: i64) -> i64:
        if self.seat < 0:
            return NOT_NOW
        stage = self.stage
        if stage == POSITION_STAGE:
            return placing.fault(self, move) if kind_of(move) == PLACE else marion.fault(self, move)
        if stage == MARK_STAGE:
            return marion.fault_mark(move)
        if stage == CHOOSE_STAGE:
            return assault.fault(self, move)
        if stage == KEEP_STAGE:
            return loot.fault(self, move)
        if stage == DISCARD_STAGE:
            return paying.fault(self, move)
        if stage == BEER_STAGE:
            return tuck.fault_beer(self, move)
        if stage == BRIBE_STAGE:
            return bribes.fault(self, move)
        if stage == REWARD_STAGE:
            return sheriff.fault(self, move)
        return 0 if move == pack(PASS) else self.fault_call(move)

    def fault_call(self, move: i64) -> i64:
        """In the windows of John, Robin and Tuck."""
        if self.stage == JOHN_STAGE:
            return john.fault(self, move)
        return robin.fault(self, move) if self.stage == ROBIN_STAGE else tuck.fault(self, move)

    # -- chance (BANDITS-0.5) -----------------------------------------------------------------------------------------
    def fill_chance(self, out: Moves) -> None:
        stage = self.stage
        if stage == FIRST_STAGE:
            self.fill_first(out)
        elif stage == MERRY_STAGE:
            merry.fill(self, out)
        elif stage == BACK_STAGE:
            wagons.fill_back(self, out)
        elif stage in (LOOK_STAGE, REVEAL_STAGE):
            wagons.fill_face(self, out)
        elif stage in (ROLL_STAGE, AGAIN_STAGE):
            for value in range(1, 7):
                out.add(pack(DIE, self.slot, value))
        elif stage == SHOW_STAGE:
            loot.fill_show(self, out)
        elif stage == OFFERS_STAGE:
            bribes.fill_offers(self, out)
        elif stage == OPEN_STAGE:
            ending.fill_open(self, out)
        elif stage == LOT_STAGE:
            ending.fill_lot(self, out)
        else:
            loot.fill_draw(self, out)

    def fill_first(self, out: Moves) -> None:
        for seat in range(self.seats):
            if self.tied >> seat & 1 == 1:
                out.add(pack(FIRST, seat))

    def weight(self, move: i64) -> i64:
        """Cards or tokens left, and else 1 (BANDITS-0.5)."""
        if kind_of(move) == LOOT:
            return count(self.hidden, a_of(move))
        return wagons.left(self, a_of(move)) if self.stage == BACK_STAGE else 1

    def sample(self, rng: Rng) -> i64:
        if self.stage in (ROLL_STAGE, AGAIN_STAGE):
            return pack(DIE, self.slot, 1 + rng.below(6))
        if self.stage in (DRAW_STAGE, BARTER_STAGE, GIFT_STAGE):
            return pack(LOOT, nth(self.hidden, rng.below(total(self.hidden))))
        return super().sample(rng)

    # -- what is made of a move ---------------------------------------------------------------------------------------
    def play(self, move: i64) -> None:
        if self.seat == CHANCE:
            self.play_chance(move)
        elif kind_of(move) == PASS:
            self.next_seat(self.stage)
        else:
            self.play_choice(move)

    def play_choice(self, move: i64) -> None:
        stage = self.stage
        if stage == POSITION_STAGE:
            if kind_of(move) == PLACE:
                self.place(move)
            else:
                self.call_marion(move)
        elif stage == MARK_STAGE:
            marion.play_mark(self, a_of(move))
            self.ask_to_place()
        elif stage == JOHN_STAGE:
            john.play(self, move)
            self.next_seat(stage)
        elif stage == CHOOSE_STAGE:
            self.to_assault(a_of(move))
        elif stage == ROBIN_STAGE:
            robin.play(self, move)
            self.robin_on()
        elif stage == KEEP_STAGE:
            loot.play(self, move)
            self.loot_on()
        else:
            self.play_sheriff(move)

    def play_sheriff(self, move: i64) -> None:
        """In the phase of chapter 6."""
        stage = self.stage
        if stage == TUCK_STAGE:
            tuck.play(self, move)
            self.tuck_on()
        elif stage == BEER_STAGE:
            tuck.play_beer(self, move)
            self.tuck_on()
        elif stage == BRIBE_STAGE:
            bribes.play(self, move)
            self.bribe_on()
        elif stage == REWARD_STAGE:
            sheriff.play(self, move)
            self.reward_on()
        else:
            paying.play(self, move)
            self.paid_on()

    def paid_on(self) -> None:
        """On with what the tokens were discarded for."""
        if self.then == TUCK_STAGE:
            self.tuck_on()
        elif self.then == BRIBE_STAGE:
            self.bribe_on()
        else:
            self.offers_on()

    def play_chance(self, move: i64) -> None:
        stage = self.stage
        if stage == FIRST_STAGE:
            self.after_lot(a_of(move))
        elif stage == MERRY_STAGE:
            merry.turn_up(self, a_of(move), b_of(move))
            self.after_merry()
        elif stage == BACK_STAGE:
            self.after_back(a_of(move))
        elif stage == LOOK_STAGE:
            wagons.look(self, b_of(move), self.caller())
            self.after_look()
        elif stage == REVEAL_STAGE:
            wagons.reveal(self, b_of(move))
            self.after_reveal()
        elif stage == ROLL_STAGE:
            assault.roll(self, move)
            self.roll_on()
        elif stage == AGAIN_STAGE:
            robin.roll(self, move)
            self.robin_on()
        else:
            self.play_loot(move)

    def play_loot(self, move: i64) -> None:
        """Tokens drawn, looked at and turned up."""
        stage = self.stage
        if stage == DRAW_STAGE:
            loot.draw(self, move)
            self.loot_on()
        elif stage == SHOW_STAGE:
            loot.show(self, move)
            self.loot_on()
        elif stage == BARTER_STAGE:
            tuck.draw(self, move)
            self.tuck_on()
        elif stage == OFFERS_STAGE:
            bribes.show(self, move)
            self.offers_on()
        elif stage == GIFT_STAGE:
            sheriff.gift(self, move)
            self.reward_on()
        elif stage == OPEN_STAGE:
            ending.open(self, move)
            self.end_on()
        else:
            ending.draw_lot(self, move)
            self.end_on()

    def points(self, seat: i64) -> i64:
        return ending.points(self, seat)

    def score(self, seat: i64) -> i64:
        return ending.score(self, seat)

    def ending(self) -> i64:
        return ending.ending(self)

    # -- knowledge (BANDITS-H) ----------------------------------------------------------------------------------------
    def seen(self, move: i64, seat: i64) -> i64:
        return knowledge.seen(self, move, seat)

    def copy(self) -> State:
        other = Bandits()
        self.copy_to(other)
        return other

    def imagine(self, seat: i64, rng: Rng) -> State:
        """BANDITS-H.6; after the end all is open (BANDITS-H.4)."""
        other = Bandits()
        self.copy_to(other)
        if self.seat != OVER:
            knowledge.redeal(other, seat, rng)
        return other
