"""BANDITS-0.8: what a position of `bandits` consists of, and its dump."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sherwood.games.bandits.box import Box, box, decks, loots
from sherwood.games.bandits.components import FACES, LOOT, Board, Deck, bit, one, ones, total
from sherwood.games.bandits.variants import ALL_VARIANTS
from sherwood.kernel.dump import BadDump, Reader, Writer
from sherwood.kernel.moves import a_of, b_of, kind_of, pack, shifted
from sherwood.kernel.state import CHANCE, OVER, State
from sherwood.kernel.story import EVERYBODY

DUMP_VERSION: Final[i64] = 2

ROADS: Final[i64] = 4
BUSHES: Final[i64] = 4
PLACES: Final[i64] = 8
"""Of a row: two a bush, the first for who stood there first; dice slots are numbered alike (BANDITS-0.4)."""
MOST_ALLEYS: Final[i64] = 5
LEDGER: Final[i64] = 1000
"""Entries that a ledger never comes to."""
NONE: Final[i64] = -1
"""No gang, no card, no band, no road."""

# stages (BANDITS-0.1), those of chance between them
FIRST_STAGE: Final[i64] = 0  # chance: who begins
MERRY_STAGE: Final[i64] = 1  # chance: a card of a character turned up
BACK_STAGE: Final[i64] = 2  # chance: the back of the next wagon
POSITION_STAGE: Final[i64] = 3
LOOK_STAGE: Final[i64] = 4  # chance: a wagon is looked at
MARK_STAGE: Final[i64] = 5
REVEAL_STAGE: Final[i64] = 6  # chance: a wagon is turned up
JOHN_STAGE: Final[i64] = 7
CHOOSE_STAGE: Final[i64] = 8
ROLL_STAGE: Final[i64] = 9  # chance: the Festival's dice, and one for each bandit
ROBIN_STAGE: Final[i64] = 10
AGAIN_STAGE: Final[i64] = 11  # chance: a die rolled again
DRAW_STAGE: Final[i64] = 12  # chance: loot is drawn
SHOW_STAGE: Final[i64] = 13  # chance: the taker looks at what was passed on
KEEP_STAGE: Final[i64] = 14
TUCK_STAGE: Final[i64] = 15
BARTER_STAGE: Final[i64] = 16  # chance: the token drawn
DISCARD_STAGE: Final[i64] = 17
BEER_STAGE: Final[i64] = 18
BRIBE_STAGE: Final[i64] = 19
OFFERS_STAGE: Final[i64] = 20  # chance: secret bribes turned up
REWARD_STAGE: Final[i64] = 21
GIFT_STAGE: Final[i64] = 22  # chance: the token of a reward
OPEN_STAGE: Final[i64] = 23  # chance: chests are opened
LOT_STAGE: Final[i64] = 24  # chance: the lot among equals at the end
OVER_STAGE: Final[i64] = 25

# a leader (BANDITS-3.1): at hand, on a character's card (1 + character), or in prison
FREE: Final[i64] = 0
PRISON: Final[i64] = 5

# a wagon
BARE: Final[i64] = 0  # a road without one
COVERED: Final[i64] = 1
OPEN: Final[i64] = 2
ROBBED: Final[i64] = 3
GONE: Final[i64] = 4  # escaped: its card has left the road

# entries of the ledger (BANDITS-H.6): gang, face, IN_THE_OPEN if all have seen the token; else as said
POOL: Final[i64] = 1  # -, tokens drawn for a draft
TAKEN: Final[i64] = 2
DRAWN: Final[i64] = 3
PAYMENT: Final[i64] = 4  # gang, tokens due, BARTERED if the token drawn just before may not be among them (BANDITS-8.14)
SPENT: Final[i64] = 5
CHESTS: Final[i64] = 6  # the now-tokens of all went into the chests

IN_THE_OPEN: Final[i64] = 1
BARTERED: Final[i64] = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Gang:
    """A seat's gang, or Will Scarlet's."""

    def __init__(self) -> None:
        self.vp: i64 = 0
        self.bandits: i64 = 4
        """At home, still to be placed."""
        self.leader: i64 = FREE
        self.jailed: i64 = 0
        """1 if the Sheriff's Wagon took the leader this turn (BANDITS-6.3a)."""
        self.now: i64 = 0
        """Now-tokens, a pile."""
        self.chest: i64 = 0
        """A pile."""
        self.column: i64 = 0
        """Its dice on the drawbridge: four bits for each value, at 4 * value."""
        self.bribe: i64 = 0
        """Tokens offered as a bribe this turn; NONE while that is open."""

    def copy(self) -> Gang:
        other = Gang()
        other.vp = self.vp
        other.bandits = self.bandits
        other.leader = self.leader
        other.jailed = self.jailed
        other.now = self.now
        other.chest = self.chest
        other.column = self.column
        other.bribe = self.bribe
        return other

    def write(self, out: Writer) -> None:
        out.put(self.vp)
        out.put(self.bandits)
        out.put(self.leader)
        out.put(self.jailed)
        out.put(self.now)
        out.put(self.chest)
        out.put(self.column)
        out.put(self.bribe)

    def read(self, source: Reader) -> None:
        self.vp = source.within(0, 0xFFFF)
        self.bandits = source.within(0, BUSHES)
        self.leader = source.within(FREE, PRISON)
        self.jailed = source.within(0, 1)
        self.now = source.take()
        self.chest = source.take()
        self.column = source.take()
        self.bribe = source.within(NONE, 3)


@mypyc_attr(acyclic=True, free_list_len=1)
class Road:
    """One road: its wagon, and the row of bushes and attack spaces beside it."""

    def __init__(self) -> None:
        self.state: i64 = BARE
        self.back: i64 = NONE
        """The band on the wagon's back."""
        self.card: i64 = NONE
        """The wagon, if anybody has seen its face."""
        self.lookers: i64 = 0
        """The seats that looked at it while it was covered, as bits."""
        self.marker: i64 = 0
        """-2, 0 or 2 (BANDITS-8.4)."""
        self.spied: i64 = 0
        """1 if it bears a spied mark (BANDITS-8.3)."""
        self.bandits: i64 = 0
        """Four bits for each place: 1 + gang, and 8 if the bandit lies."""
        self.dice: i64 = 0
        """Seven bits for each slot: value in 3, 1 + owner in 3, an X mark."""

    def is_seen_by(self, seat: i64) -> bool:
        """Whether a seat has seen the wagon's face."""
        return self.card != NONE and (self.state != COVERED or self.lookers >> seat & 1 == 1)

    # -- bandits ------------------------------------------------------------------------------------------------------
    def gang_at(self, place: i64) -> i64:
        """Whose bandit is there, or NONE."""
        return (self.bandits >> 4 * place & 7) - 1

    def lies_at(self, place: i64) -> bool:
        return self.bandits >> 4 * place & 8 != 0

    def set_bandit(self, place: i64, gang: i64, lies: bool) -> None:
        self.clear_bandit(place)
        self.bandits |= (gang + 9 if lies else gang + 1) << 4 * place

    def clear_bandit(self, place: i64) -> None:
        self.bandits &= ~shifted(15, 4 * place)

    def bandits_of(self, gang: i64) -> i64:
        """How many bandits of a gang stand here."""
        bandits: i64 = 0
        for place in range(PLACES):
            bandits += i64(self.gang_at(place) == gang)
        return bandits

    def is_free(self, bush: i64) -> bool:
        return self.bandits >> 8 * bush & 0xFF == 0

    def is_shared(self, bush: i64) -> bool:
        return self.gang_at(2 * bush + 1) != NONE

    def taken(self, start: i64, end: i64) -> i64:
        """How many of these bushes are."""
        n: i64 = 0
        for bush in range(start, end):
            n += i64(not self.is_free(bush))
        return n

    # -- dice ---------------------------------------------------------------------------------------------------------
    def value_at(self, slot: i64) -> i64:
        """The value of the die there, 1..6, or 0."""
        return self.dice >> 7 * slot & 7

    def owner_at(self, slot: i64) -> i64:
        """Whose die is there, or NONE."""
        return (self.dice >> 7 * slot >> 3 & 7) - 1

    def is_marked(self, slot: i64) -> bool:
        return self.dice >> 7 * slot & 64 != 0

    def set_die(self, slot: i64, owner: i64, value: i64, marked: bool = False) -> None:
        self.clear_die(slot)
        self.dice |= (value | owner + 1 << 3 | (64 if marked else 0)) << 7 * slot

    def clear_die(self, slot: i64) -> None:
        self.dice &= ~shifted(127, 7 * slot)

    def clear(self) -> None:
        """Nothing is left here."""
        self.state = BARE
        self.back = NONE
        self.card = NONE
        self.lookers = 0
        self.marker = 0
        self.spied = 0
        self.bandits = 0
        self.dice = 0

    def copy(self) -> Road:
        other = Road()
        other.state = self.state
        other.back = self.back
        other.card = self.card
        other.lookers = self.lookers
        other.marker = self.marker
        other.spied = self.spied
        other.bandits = self.bandits
        other.dice = self.dice
        return other

    def write(self, out: Writer) -> None:
        out.put(self.state)
        out.put(self.back)
        out.put(self.card)
        out.put(self.lookers)
        out.put(self.marker)
        out.put(self.spied)
        out.put(self.bandits)
        out.put(self.dice)

    def read(self, source: Reader, deck: Deck) -> None:
        self.state = source.within(BARE, GONE)
        self.back = source.within(NONE, deck.backs - 1)
        self.card = source.within(NONE, deck.size - 1)
        self.lookers = source.within(0, 0x1F)
        self.marker = source.within(-2, 2)
        self.spied = source.within(0, 1)
        self.bandits = source.take()
        self.dice = source.take()


class Position(State):
    box: Box
    """What is played with, by the sets below."""

    def __init__(self) -> None:
        super().__init__()
        self.variants: i64 = 0
        self.seats: i64 = 2
        """2..5."""
        self.expansion: i64 = 0
        """1 with the three wagons of chapter 10."""
        self.deck_set: i64 = 0
        self.loot_set: i64 = 0
        """Numbers of the data sets (BANDITS-D.1, D.3)."""
        self.fixed_first: i64 = NONE
        """The seat agreed on as first player of turn 1 (BANDITS-2.1)."""
        self.number: i64 = 0
        """Of the turn, 1..4; 0 before the first."""
        self.stage: i64 = FIRST_STAGE
        self.seat: i64 = CHANCE
        self.first: i64 = NONE
        """The first player."""
        self.asked: i64 = 0
        """How many seats this pass, or round of placing, has come to already, from the first player (BANDITS-0.2)."""
        self.then: i64 = NONE
        """The stage that goes on when what chance or a call began is done."""
        self.at: i64 = NONE
        """The road that is looked at, laid, turned up or assaulted."""
        self.also: i64 = NONE
        """The road that is looked at after it (Gossip)."""
        self.slot: i64 = NONE
        """The slot of the die that is rolled."""
        self.left: i64 = 0
        """What is left to do of the same: placings of this seat, tokens to draw, keep or discard, dice of the
        Festival, gangs that are offered a beer."""
        self.barred: i64 = 0
        """A token that may not be discarded (BANDITS-8.14), as a pile."""
        self.least: i64 = 0
        """The lowest face that may be discarded now (BANDITS-6.4f)."""
        self.festival: i64 = 0
        """Its dice of this turn, three bits each (specials.py)."""
        self.pardon: i64 = 0
        """1 under King Richard (BANDITS-10.2)."""
        self.tied: i64 = 0
        """The seats among which lots are drawn, as bits."""
        self.winner: i64 = NONE
        """Whom the lot favoured at the end (BANDITS-7.6)."""

        self.unseen: i64 = 0
        """Wagons that nobody has seen since the deck was shuffled, wherever they lie, as bits by card."""
        self.discarded: i64 = 0
        """Wagons in the discards that all have seen, as bits by card."""
        self.backs: i64 = 0
        """Cards left in the deck: six bits for each band."""
        self.spied_away: i64 = 0
        """Cards discarded unseen: six bits for each band (BANDITS-8.3)."""
        self.top: i64 = NONE
        """The band on the back of the deck's top card."""

        self.in_play: i64 = 0
        """The effect that each character offers: four bits a character (BANDITS-3.1)."""
        self.merry_left: i64 = 0
        self.merry_out: i64 = 0
        """Effects whose cards are left in the decks, and those discarded, as bits."""

        self.supply: i64 = 0
        """Tokens left beside the board: a number."""
        self.hidden: i64 = 0
        """Tokens whose face nobody has looked at, in the supply or with Will Scarlet, as a pile."""
        self.wills: i64 = 0
        """Tokens in Will Scarlet's chest that nobody has looked at: a number."""
        self.paid: i64 = 0
        """Tokens that have left the game, as a pile."""
        self.bank: i64 = 0
        """Village coins given out so far and not come back."""
        self.pool: i64 = 0
        """The tokens of the draft under way, as a pile."""
        self.fresh: i64 = 0
        """Those of them at which the taker hasn't looked yet, as a pile."""
        self.line: i64 = 0
        """Who takes, from the rightmost paid unit: three bits each, 1 + gang."""
        self.alleys: i64 = 0
        """Three bits for each alley: 1 + gang."""
        self.gangs: list[Gang] = []
        self.roads: list[Road] = []
        self.ledger = vec[i64]()
        """What was drawn, taken and paid so far, in order (BANDITS-H.6)."""

    @property
    def deck(self) -> Deck:
        return self.box.deck

    @property
    def board(self) -> Board:
        return self.box.board

    def gang(self, gang: i64) -> Gang:
        return self.gangs[gang]

    def road(self, road: i64) -> Road:
        return self.roads[road]

    def has_will(self) -> bool:
        """Whether Will Scarlet's gang plays (BANDITS-11.1); it is numbered after the seats."""
        return self.seats == 2

    def effect(self, character: i64) -> i64:
        """The effect that a character offers now."""
        return self.in_play >> 4 * character & 15

    def alley(self, alley: i64) -> i64:
        """Whose bandit is in an alley, or NONE."""
        return (self.alleys >> 3 * alley & 7) - 1

    def set_alley(self, alley: i64, gang: i64) -> None:
        self.alleys |= gang + 1 << 3 * alley

    def open_alleys(self) -> i64:
        """How many there are: those marked 5 for five players alone (BANDITS-4.2d)."""
        more = self.board.alleys_of_five if self.seats == 5 else 0
        return self.board.alleys + more

    def turn(self) -> i64:
        return self.seat

    def caller(self) -> i64:
        """The seat that this pass or round has come to: it is asked, or chance draws for it (BANDITS-0.2)."""
        return (self.first + self.asked) % self.seats

    def plays(self, variant: i64) -> bool:
        """Whether this table plays a variant (BANDITS-V)."""
        return self.variants & variant != 0

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, readers: i64 = EVERYBODY) -> None:
        """Tells of a story event, if somebody listens."""
        story = self.story
        if story is not None:
            story.tell(pack(event, a, b, c), readers)

    def enter(self, stage: i64) -> None:
        """To a stage, where chance has the turn until a seat is asked."""
        self.stage = stage
        self.seat = CHANCE

    def seat_on(self, stage: i64) -> None:
        """To a stage, where the seat is asked that the pass has come to."""
        self.stage = stage
        self.seat = self.caller()

    def note(self, entry: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Keeps in mind what was drawn, taken or paid (BANDITS-H.6)."""
        self.ledger = append(self.ledger, pack(entry, a, b, c))

    def choose_data(self) -> None:
        """Takes up the wagons and the loot of the sets that were agreed on."""
        self.box = box(decks()[self.deck_set], loots()[self.loot_set], self.expansion != 0)

    def copy_to(self, other: Position) -> None:
        other.variants = self.variants
        other.seats = self.seats
        other.expansion = self.expansion
        other.deck_set = self.deck_set
        other.loot_set = self.loot_set
        other.fixed_first = self.fixed_first
        other.number = self.number
        other.stage = self.stage
        other.seat = self.seat
        other.first = self.first
        other.asked = self.asked
        other.then = self.then
        other.at = self.at
        other.also = self.also
        other.slot = self.slot
        other.left = self.left
        other.barred = self.barred
        other.least = self.least
        other.festival = self.festival
        other.pardon = self.pardon
        other.tied = self.tied
        other.winner = self.winner
        other.unseen = self.unseen
        other.discarded = self.discarded
        other.backs = self.backs
        other.spied_away = self.spied_away
        other.top = self.top
        other.in_play = self.in_play
        other.merry_left = self.merry_left
        other.merry_out = self.merry_out
        other.supply = self.supply
        other.hidden = self.hidden
        other.wills = self.wills
        other.paid = self.paid
        other.bank = self.bank
        other.pool = self.pool
        other.fresh = self.fresh
        other.line = self.line
        other.alleys = self.alleys
        other.box = self.box
        other.gangs = [gang.copy() for gang in self.gangs]
        other.roads = [road.copy() for road in self.roads]
        other.ledger = self.ledger[:]

    def dump(self) -> bytes:
        out = Writer(DUMP_VERSION)
        out.put(self.variants)
        out.put(self.seats)
        out.put(self.expansion)
        out.put(self.deck_set)
        out.put(self.loot_set)
        out.put(self.fixed_first)
        out.put(self.number)
        out.put(self.stage)
        out.put(self.seat)
        out.put(self.first)
        out.put(self.asked)
        out.put(self.then)
        out.put(self.at)
        out.put(self.also)
        out.put(self.slot)
        out.put(self.left)
        out.put(self.barred)
        out.put(self.least)
        out.put(self.festival)
        out.put(self.pardon)
        out.put(self.tied)
        out.put(self.winner)
        out.put(self.unseen)
        out.put(self.discarded)
        out.put(self.backs)
        out.put(self.spied_away)
        out.put(self.top)
        out.put(self.in_play)
        out.put(self.merry_left)
        out.put(self.merry_out)
        out.put(self.supply)
        out.put(self.hidden)
        out.put(self.wills)
        out.put(self.paid)
        out.put(self.bank)
        out.put(self.pool)
        out.put(self.fresh)
        out.put(self.line)
        out.put(self.alleys)
        for gang in self.gangs:
            gang.write(out)
        for road in self.roads:
            road.write(out)
        out.put(len(self.ledger))
        for i in range(len(self.ledger)):
            out.put(self.ledger[i])
        return out.done()

    def read(self, dump: bytes) -> None:
        """Takes on the position that a dump holds. Raises BadDump."""
        source = Reader(dump, DUMP_VERSION)
        self.variants = source.within(0, ALL_VARIANTS)
        self.seats = source.within(2, 5)
        self.expansion = source.within(0, 1)
        self.deck_set = source.within(0, len(decks()) - 1)
        self.loot_set = source.within(0, len(loots()) - 1)
        self.fixed_first = source.within(NONE, 4)
        self.number = source.take()
        self.stage = source.within(FIRST_STAGE, OVER_STAGE)
        self.seat = source.within(OVER, 4)
        self.first = source.within(NONE, 4)
        self.asked = source.within(0, 5)
        self.then = source.within(NONE, OVER_STAGE)
        self.at = source.within(NONE, ROADS)
        self.also = source.within(NONE, ROADS)
        self.slot = source.within(NONE, PLACES * ROADS)
        self.left = source.within(0, 0xFF)
        self.barred = source.take()
        self.least = source.within(0, FACES)
        self.festival = source.within(0, 0o666)
        self.pardon = source.within(0, 1)
        self.tied = source.within(0, 0x1F)
        self.winner = source.within(NONE, 4)
        self.unseen = source.take()
        self.discarded = source.take()
        self.backs = source.take()
        self.spied_away = source.take()
        self.top = source.within(NONE, 9)
        self.in_play = source.within(0, 0xFFFF)
        self.merry_left = source.within(0, 0xFFFF)
        self.merry_out = source.within(0, 0xFFFF)
        self.supply = source.within(0, 0xFF)
        self.hidden = source.take()
        self.wills = source.within(0, 0xFF)
        self.paid = source.take()
        self.bank = source.within(0, 0xFF)
        self.pool = source.take()
        self.fresh = source.take()
        self.line = source.within(0, 0xFFF)
        self.alleys = source.within(0, 0x7FFF)
        self.choose_data()
        if not 0 <= self.number <= self.board.turns:
            raise BadDump("this position is of a turn that never comes")
        self.gangs = [Gang() for _ in range(self.seats + 1 if self.has_will() else self.seats)]
        for gang in self.gangs:
            gang.read(source)
        self.roads = [Road() for _ in range(ROADS)]
        for road in self.roads:
            road.read(source, self.deck)
        for _ in range(source.within(0, LEDGER)):
            self.ledger = append(self.ledger, source.take())
        source.done()
        self.check()

    def check(self) -> None:
        """BANDITS-0.11: nothing is lost and nothing made. Raises BadDump."""
        self.check_wagons()
        self.check_tokens()
        self.check_ledger()
        for gang in range(len(self.gangs)):
            self.check_gang(gang)

    def check_wagons(self) -> None:
        """Every card that nobody has seen lies in the deck, covered on the road, or away unseen."""
        on_road: i64 = 0
        for road in self.roads:
            if road.card != NONE:
                on_road |= bit(road.card)
        if self.unseen & self.discarded != 0 or (self.unseen | self.discarded) & on_road != 0:
            raise BadDump("a wagon is in two places")
        if self.unseen | self.discarded | on_road != self.deck.all:
            raise BadDump("wagons are missing, or there are too many")
        for band in range(self.deck.backs):
            there = (self.backs >> 6 * band & 63) + (self.spied_away >> 6 * band & 63)
            for road in self.roads:
                there += i64(road.state == COVERED and road.card == NONE and road.back == band)
            if there != ones(self.unseen & self.deck.with_back[band]):
                raise BadDump("the backs of the wagons don't fit their faces")

    def check_tokens(self) -> None:
        """Every token lies in one place."""
        looked_at = self.pool + self.paid
        for gang in self.gangs:
            looked_at += gang.now + gang.chest
        village = self.bank << 52
        if looked_at + self.hidden != self.box.loot + village:
            raise BadDump("tokens are missing, or there are too many")
        if self.supply + self.wills != total(self.hidden):
            raise BadDump("the supply doesn't fit what nobody has looked at")

    def check_ledger(self) -> None:
        """The ledger tells of every token that a seat has drawn, taken or paid."""
        held = vec[i64]([0] * self.seats)
        for i in range(len(self.ledger)):
            entry = self.ledger[i]
            kind = kind_of(entry)
            if not POOL <= kind <= CHESTS or a_of(entry) >= self.seats or (kind != POOL and b_of(entry) >= FACES):
                raise BadDump("the ledger tells of something that can't be")
            if kind in (TAKEN, DRAWN, SPENT):
                token = one(b_of(entry)) & LOOT
                held[a_of(entry)] += -token if kind == SPENT else token
        for seat in range(self.seats):
            gang = self.gangs[seat]
            if held[seat] != (gang.now & LOOT) + (gang.chest & LOOT):
                raise BadDump("the ledger doesn't tell of all tokens")

    def check_gang(self, number: i64) -> None:
        """Four bandits, and dice for them."""
        bandits = self.gangs[number].bandits
        for alley in range(MOST_ALLEYS):
            bandits += i64(self.alley(alley) == number)
        for road in self.roads:
            bandits += road.bandits_of(number)
        if bandits > self.board.bandits or self.dice_of(number) > self.board.dice:
            raise BadDump("a gang has a bandit or a die too many")

    def dice_of(self, gang: i64) -> i64:
        """The dice of a gang that are not at home, 0..4 (BANDITS-0.11)."""
        column = self.gangs[gang].column
        dice: i64 = 0
        for value in range(1, 7):
            dice += column >> 4 * value & 15
        for road in self.roads:
            for slot in range(PLACES):
                dice += i64(road.owner_at(slot) == gang)
        return dice
