"""BANDITS-0.1, 0.2: the stages of a turn, and whom each asks; every rule is left to its chapter."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import (
    assault,
    bribes,
    cleanup,
    ending,
    guards,
    john,
    loot,
    marion,
    merry,
    placing,
    robin,
    rumble,
    sheriff,
    tuck,
    wagons,
    will,
)
from sherwood.games.bandits.components import ALAN, JOHN, MARION, ROBIN, TUCK, bit, ones
from sherwood.games.bandits.kinds import BROTHERHOOD, SPY, TURN
from sherwood.games.bandits.position import (
    BACK_STAGE,
    BARE,
    BRIBE_STAGE,
    CHOOSE_STAGE,
    COVERED,
    FIRST_STAGE,
    JOHN_STAGE,
    LOOK_STAGE,
    MARK_STAGE,
    MERRY_STAGE,
    NONE,
    OVER_STAGE,
    POSITION_STAGE,
    REVEAL_STAGE,
    REWARD_STAGE,
    ROBIN_STAGE,
    TUCK_STAGE,
    Position,
)
from sherwood.games.bandits.variants import COVERED_DECK, SPY_SHOWS
from sherwood.kernel.moves import Moves, kind_of
from sherwood.kernel.state import OVER


class Course(Position):
    """A position that knows how the game goes on from it."""

    # -- set-up and the start of a turn (BANDITS-2, 4.1) --------------------------------------------------------------
    def set_up(self) -> None:
        """BANDITS-2: nothing is dealt yet; chance draws lots for the first player, unless he is agreed on."""
        cleanup.lay_out(self)
        self.first = self.fixed_first
        if self.first == NONE:
            self.to_lot(bit(self.seats) - 1)
        else:
            self.to_merry()

    def to_lot(self, tied: i64) -> None:
        """Chance says who is the first player (BANDITS-2.1, 6.7a)."""
        self.tied = tied
        self.enter(FIRST_STAGE)

    def after_lot(self, seat: i64) -> None:
        self.first = seat
        self.tied = 0
        if self.number == 0:
            self.to_merry()
        else:
            self.begin_turn()

    def to_merry(self) -> None:
        """BANDITS-2.5: one card of each character, one after the other."""
        self.at = MARION
        self.enter(MERRY_STAGE)

    def after_merry(self) -> None:
        """The next character's card at set-up, or the next portrait's."""
        if self.number > 0:
            self.exchange_on()
        elif self.at < TUCK:
            self.at += 1
        else:
            self.at = NONE
            self.to_deck()

    def to_deck(self) -> None:
        """The back of the deck's top card shows from the start, unless it is covered (BANDITS-2.4)."""
        if self.plays(COVERED_DECK):
            self.begin_turn()
        else:
            self.enter(BACK_STAGE)

    def after_back(self, back: i64) -> None:
        self.top = back
        if self.number == 0:
            self.begin_turn()
        else:
            self.lay_on()

    def begin_turn(self) -> None:
        self.number += 1
        self.tell(TURN, self.number, self.first)
        self.lay_on()

    def lay_on(self) -> None:
        """Lays wagons where they are missing, until chance must say what back the deck shows (BANDITS-2.4, 4.1b)."""
        while not wagons.is_back_due(self):
            road = wagons.first_in(self, BARE)
            if road == NONE:
                self.after_laying()
                return
            wagons.lay(self, road)
        self.enter(BACK_STAGE)

    def after_laying(self) -> None:
        """On to what the wagons were laid for: the turn, the caller of Spy, or the reveal after Alan-a-Dale."""
        then = self.then
        self.then = NONE
        if then == POSITION_STAGE:
            self.ask_to_place()
        elif then == REVEAL_STAGE:
            self.to_guards()
        else:
            self.ask_placer()

    # -- positioning (BANDITS-4.2) ------------------------------------------------------------------------------------
    def ask_placer(self) -> None:
        """The next seat with a bandit left; at the end of each round one of Will Scarlet's is placed (BANDITS-4.2a, 11.2)."""
        while self.asked < self.seats:
            if self.gang(self.caller()).bandits > 0:
                self.left = 1
                self.ask_to_place()
                return
            self.asked += 1
        self.asked = 0
        if self.has_will():
            will.place(self)
        if placing.is_over(self):
            placing.close_gaps(self)
            self.to_guards()
        else:
            self.ask_placer()

    def ask_to_place(self) -> None:
        """The seat goes on placing; it isn't asked where one space is left and nobody to call (BANDITS-0.6)."""
        self.seat_on(POSITION_STAGE)
        space = placing.only_space(self)
        if space != 0 and not self.may_use(MARION, self.seat):
            self.place(space)

    def place(self, move: i64) -> None:
        placing.play(self, move)
        self.left -= 1
        if self.left > 0:
            self.ask_to_place()
        else:
            self.asked += 1
            self.ask_placer()

    def call_marion(self, move: i64) -> None:
        """BANDITS-4.2f: what follows the call; then the seat places."""
        marion.play(self, move)
        kind = kind_of(move)
        if kind == SPY:
            self.spy()
        elif kind == BROTHERHOOD:
            self.ask_to_place()
        else:
            self.enter(LOOK_STAGE)

    def spy(self) -> None:
        """BANDITS-8.3: the wagon goes unseen, or is shown first."""
        self.then = POSITION_STAGE
        if self.plays(SPY_SHOWS):
            self.enter(REVEAL_STAGE)
        else:
            self.replace()

    def replace(self) -> None:
        wagons.discard(self, self.at)
        self.at = NONE
        self.lay_on()

    def after_look(self) -> None:
        """The second wagon of Gossip, the marker of Friendly Guards, or back to placing."""
        if self.also != NONE:
            self.at = self.also
            self.also = NONE
        elif marion.may_mark(self):
            self.seat_on(MARK_STAGE)
        else:
            self.at = NONE
            self.ask_to_place()

    # -- guards (BANDITS-4.3) -----------------------------------------------------------------------------------------
    def to_guards(self) -> None:
        """The next covered wagon is turned up; after the last, all that they bring happens."""
        self.at = wagons.first_in(self, COVERED)
        if self.at != NONE:
            self.enter(REVEAL_STAGE)
        elif guards.road_of(self, ALAN) != NONE:
            guards.drive_off(self)
            self.then = REVEAL_STAGE
            self.lay_on()
        else:
            guards.act(self)
            self.exchange_on()

    def after_reveal(self) -> None:
        if self.then == POSITION_STAGE:
            self.replace()
        else:
            self.to_guards()

    def exchange_on(self) -> None:
        """The next portrait from the left brings another card of its character (BANDITS-4.3e)."""
        self.at = merry.next_portrait(self, self.at + 1)
        if self.at == NONE:
            self.begin_pass(JOHN_STAGE)
        else:
            merry.fill_deck(self)
            self.enter(MERRY_STAGE)

    # -- one pass (BANDITS-0.2) ---------------------------------------------------------------------------------------
    def begin_pass(self, stage: i64) -> None:
        self.asked = 0
        self.ask_next(stage)

    def next_seat(self, stage: i64) -> None:
        """The seat that was asked is through."""
        self.asked += 1
        self.ask_next(stage)

    def ask_next(self, stage: i64) -> None:
        """The next seat to which the window is open; what follows the pass, if there is none."""
        while self.asked < self.seats:
            if self.is_open(stage, self.caller()):
                self.seat_on(stage)
                return
            if stage == REWARD_STAGE:
                sheriff.settle(self, self.caller())
            self.asked += 1
        self.asked = 0
        self.after_pass(stage)

    def is_open(self, stage: i64, seat: i64) -> bool:
        """Whether a window is offered to a seat, on public grounds (BANDITS-0.7)."""
        if stage == JOHN_STAGE:
            return self.may_use(JOHN, seat)
        if stage == ROBIN_STAGE:
            return self.may_use(ROBIN, seat)
        if stage == TUCK_STAGE:
            return self.may_use(TUCK, seat)
        if stage == BRIBE_STAGE:
            return bribes.is_open(self, seat)
        return sheriff.is_open(self, seat)

    def may_use(self, character: i64, seat: i64) -> bool:
        """Whether a seat may call a character, and to some use (BANDITS-0.7)."""
        if not merry.may_call(self, seat, character):
            return False
        uses = Moves(8)
        if character == MARION:
            marion.fill(self, uses)
        elif character == JOHN:
            john.add_uses(self, seat, uses)
        elif character == ROBIN:
            robin.add_uses(self, seat, uses)
        else:
            tuck.add_uses(self, seat, uses)
        return uses.n > 0

    def after_pass(self, stage: i64) -> None:
        if stage == JOHN_STAGE:
            self.to_choice()
        elif stage == ROBIN_STAGE:
            assault.settle(self)
            loot.begin(self)
            self.loot_on()
        elif stage == TUCK_STAGE:
            sheriff.release(self)
            bribes.begin(self)
            self.begin_pass(BRIBE_STAGE)
        elif stage == BRIBE_STAGE:
            self.after_bribes()
        else:
            sheriff.reward_will(self)
            sheriff.store(self)
            self.to_cleanup()

    # -- ambush (BANDITS-5) -------------------------------------------------------------------------------------------
    def to_choice(self) -> None:
        """The first player chooses the next wagon, while one is left (BANDITS-5.1)."""
        if not assault.is_left(self):
            self.to_sheriff()
            return
        road = assault.only_choice(self)
        if road == NONE:
            self.seat_on(CHOOSE_STAGE)
        else:
            self.to_assault(road)

    def to_assault(self, road: i64) -> None:
        assault.begin(self, road)
        self.roll_on()

    def roll_on(self) -> None:
        if not assault.go_on(self):
            self.begin_pass(ROBIN_STAGE)

    def robin_on(self) -> None:
        if not robin.go_on(self):
            self.next_seat(ROBIN_STAGE)

    def loot_on(self) -> None:
        if not loot.go_on(self):
            self.at = NONE
            self.to_choice()

    # -- sheriff (BANDITS-6) ------------------------------------------------------------------------------------------
    def to_sheriff(self) -> None:
        rumble.gather(self)
        self.begin_pass(TUCK_STAGE)

    def tuck_on(self) -> None:
        if not tuck.go_on(self):
            self.next_seat(TUCK_STAGE)

    def bribe_on(self) -> None:
        if not bribes.go_on(self):
            self.next_seat(BRIBE_STAGE)

    def after_bribes(self) -> None:
        """What was offered in secret is turned up now, and paid (BANDITS-6.4b)."""
        if bribes.is_secret(self):
            bribes.begin_offers(self)
            self.offers_on()
        else:
            self.to_arrests()

    def offers_on(self) -> None:
        if not bribes.offers_on(self):
            self.to_arrests()

    def to_arrests(self) -> None:
        sheriff.arrest(self)
        self.begin_pass(REWARD_STAGE)

    def reward_on(self) -> None:
        if not sheriff.go_on(self):
            self.next_seat(REWARD_STAGE)

    def to_cleanup(self) -> None:
        """BANDITS-6.7."""
        cleanup.go_home(self)
        if self.number == self.board.turns:
            self.end_on()
            return
        seats = cleanup.next_first(self)
        if ones(seats) > 1:
            self.to_lot(seats)
        else:
            self.after_lot(ones(seats - 1))

    # -- the end (BANDITS-7) ------------------------------------------------------------------------------------------
    def end_on(self) -> None:
        if not ending.go_on(self):
            self.enter(OVER_STAGE)
            self.seat = OVER
