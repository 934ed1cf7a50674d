"""SKIRMISH-0.11: what a position of `skirmish` consists of: every counter, the phase, and what is still to be decided.

What is to be decided lies on a stack of *questions*, the next on top, so that an ambush can interrupt a move and a retreat the
ambush (SKIRMISH-0.5). A question is packed as a move is: its kind, the seat that answers + 1 (0 for chance), a counter, a number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.skirmish.cast import CART, DEAD, FIGURES, MAN, MOUNTED, STUNNED, WILD
from sherwood.games.skirmish.stage import Stage
from sherwood.kernel.dump import BadDump, Reader, Writer
from sherwood.kernel.moves import a_of, b_of, c_of, kind_of, pack, shifted
from sherwood.kernel.state import OVER, State

NOBODY: Final[i64] = -1
"""No counter, or no seat."""

# instead of a place: where a counter is that isn't on the map
NO_PLACE: Final[i64] = -1
"""Of a rear: the counter fills one hex."""
TO_ENTER: Final[i64] = -2
HIDDEN: Final[i64] = -3
RIDDEN: Final[i64] = -4
"""A horse that is part of its rider."""
LEFT: Final[i64] = -5
GONE: Final[i64] = -6
"""Dead, or removed from the game."""

# flags of a counter
CAPTURED: Final[i64] = 0x1
DISARMED: Final[i64] = 0x2
MAY_LEAVE: Final[i64] = 0x4
"""May leave the map (SKIRMISH-4.1j)."""
FIRED: Final[i64] = 0x8
MOVED: Final[i64] = 0x10
ATTACKED: Final[i64] = 0x20
LED: Final[i64] = 0x40
"""An animal that was moved (SKIRMISH-7.1e), or a man who has taken a bridle."""
YIELDED: Final[i64] = 0x100
"""A coachman who gave up control, up to his next side turn (SKIRMISH-7.2e)."""
PASSING: Final[i64] = 0x400
"""On the way through a hex that is taken: not in the index of who stands where."""
BYSTANDER: Final[i64] = 0x800
"""Never counts for contact (SKIRMISH-S2.6)."""
PEACEFUL: Final[i64] = 0x1000
"""Takes part in no attack (SKIRMISH-S2.6, S3.5)."""
NEVER_UP: Final[i64] = 0x2000
"""May not climb Up the Tree (SKIRMISH-S5.5, S8.6)."""
PROTECTED: Final[i64] = 0x8000
"""Can't be attacked or shot at until he has attacked or shot himself (SKIRMISH-S2.9)."""
LOOSE: Final[i64] = 0x4000
"""A captive whom nobody guarded when his movement phase began (SKIRMISH-6.6g)."""
ENGAGED: Final[i64] = 0x10000
"""Has fought by hand, for captives of faction 0; the next three bits for the other factions (SKIRMISH-6.6f)."""
FOUGHT_BIT: Final[i64] = 20
FOUGHT: Final[i64] = 0x3F00000
"""The only one fought, a captive: his counter + 1, from `FOUGHT_BIT` up."""
HARNESSING_BIT: Final[i64] = 26
HARNESSING: Final[i64] = 0xFC000000
"""The animal that he harnesses or unharnesses, + 1, from `HARNESSING_BIT` up (SKIRMISH-7.2g); `cart` holds the cart."""
USED: Final[i64] = FIRED | MOVED | ATTACKED | LED
"""What a side turn's end takes back."""

FLAGS: Final[i64] = 0xFFFFFFFF
"""All of them."""

# what factions did to a counter, as bits by faction from each of these up
KILLING: Final[i64] = 0x1
HURTING: Final[i64] = 0x10
"""Wounded or killed him by an attack, a shot or a jump."""
CAPTURING: Final[i64] = 0x100
"""The last that took him captive."""
DEEDS: Final[i64] = 0xFFF
"""All of them."""

NEUTRAL: Final[i64] = 2
"""The nation of animals and of things that nobody is an enemy of; nations that fight are 0 and 1."""

# questions: counter, number
SETUP: Final[i64] = 1  # the counter to be set up, or NOBODY if the seat chooses whom; the rest says `deployment`
REVEALS: Final[i64] = 2  # 8.4a
SHOTS: Final[i64] = 3
MOVES: Final[i64] = 4
STEPS: Final[i64] = 5  # mover
WINDOW: Final[i64] = 6  # mover or NOBODY: opens reaction windows, one seat after the other; asks nobody itself (0.4)
AMBUSH: Final[i64] = 7  # mover or NOBODY, how many have come out
AMBUSHERS: Final[i64] = 8  # mover or NOBODY: attacks of those who came out
COMBATS: Final[i64] = 9
JOINERS: Final[i64] = 10  # target: who else takes part
BACK: Final[i64] = 11  # counter, hexes still to retreat
ORDER_BACK: Final[i64] = 12  # which attacker retreats next
BESIDE: Final[i64] = 13  # rider, his horse: where the unhorsed is placed
BELOW: Final[i64] = 14  # counter, hex aimed at: where a failed leap ends
FORWARD: Final[i64] = 15  # NOBODY or the one who advances, MPs left
SURRENDER: Final[i64] = 16  # counter
HIT_DIE: Final[i64] = 20  # shooter, target
DAMAGE_DIE: Final[i64] = 21  # shooter, target
COMBAT_DIE: Final[i64] = 22  # target
JUMP_DIE: Final[i64] = 23  # jumper, place aimed at
VAULT_DIE: Final[i64] = 27  # jumper, horse aimed at
ATTACK_JUMP_DIE: Final[i64] = 28  # jumper, where he comes down
PLACING: Final[i64] = 29  # man who was found, his hideout (8.4d)
ENTERS: Final[i64] = 31  # mover, hideout's place that he goes to once all ambushers have been asked; asks nobody itself (8.4d)
INITIATIVE_DICE: Final[i64] = 24
BLIND_DIE: Final[i64] = 25  # counter, victim
UNCOVER: Final[i64] = 26  # NOBODY or the last man found, bit of `entered`
RECOVERY: Final[i64] = 30  # asks nobody: the end of a side turn
WHO_FIRST: Final[i64] = 33  # NOBODY, faction that has won the initiative (variant initiative_choice)
GATES: Final[i64] = 32  # NOBODY, group of the line-up: over which side of the mosaic it enters (4.1l)

EVERY_TURN: Final[i64] = 1
ONCE: Final[i64] = 2

ROOM: Final[i64] = 24
"""Of the stack, in questions."""

DUMP_VERSION: Final[i64] = 1


class Position(State):
    """Everything is public but where the hidden are (SKIRMISH-H). The stage never changes during a game."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.board = stage.board
        self.cast = stage.cast
        self.sheet = stage.sheet
        self.plot = stage.plot
        # by counter
        self.front = vec[i64]()
        """Its place (see `board`), or that of its head end; or where it is instead (TO_ENTER and below)."""
        self.rear = vec[i64]()
        """Its other hex; NO_PLACE for who fills one, or has not yet entered with both."""
        self.state = vec[i64]()
        self.flags = vec[i64]()
        self.horse = vec[i64]()
        """The horse that a rider sits on; of a riderless horse or a harnessed animal NOBODY."""
        self.leads = vec[i64]()
        """The animal at his bridle."""
        self.cart = vec[i64]()
        """Of an animal: the cart it is harnessed to; of a man: the cart in which he comes, or at which he works."""
        self.blinded = vec[i64]()
        """Own side turns in which he can't act, this one included (SKIRMISH-S6.6)."""
        self.hideout = vec[i64]()
        """The hideout's number, of a hidden character and of one who came out of it."""
        self.faction = vec[i64]()
        self.nation = vec[i64]()
        self.gate = vec[i64]()
        """Of who is still to enter: over which of the board's edges he does (SKIRMISH-4.1l); NOBODY if he doesn't, or over any of
        his group's."""
        self.deeds = vec[i64]()
        """What factions have done to it."""
        # by place
        self.who = vec[i64]()
        """Who is there; carts apart, for men stand in them (see `cart_at`)."""
        # the game
        self.scenario: i64 = 0
        self.seating: i64 = 0
        self.options: i64 = 0
        """As these are numbered in `setup`."""
        self.variants: i64 = 0
        self.number: i64 = 0
        """Of the turn, from 1."""
        self.order: i64 = 0
        """Factions in the order of this turn, four bits each."""
        self.factions: i64 = 0
        self.seats: i64 = 0
        """The seat of each faction, four bits each."""
        self.nations: i64 = 0
        """The nation of each faction, four bits each."""
        self.last_seat: i64 = 1
        self.rolled: i64 = 0
        """EVERY_TURN or ONCE where dice say which faction goes first (SKIRMISH-0.6, P.5)."""
        self.length: i64 = 0
        """Turns."""
        self.active: i64 = 0
        """Whose side turn it is: an index into `order`."""
        self.mover = NOBODY
        self.mps: i64 = 0
        """MPs that the mover has left."""
        self.stepped: i64 = 0
        """1 once the mover has spent MPs or changed places."""
        self.pulled: i64 = 0
        """MPs for which the mover has led an animal with its cart (SKIRMISH-7.2b)."""
        # what victory asks for (SKIRMISH-0.7)
        self.owner = NOBODY
        """The seat that owns the treasure (SKIRMISH-S4.10)."""
        self.caught: i64 = 0
        """1 once somebody was cornered (SKIRMISH-S1.7)."""
        self.vows: i64 = 0
        """The suitors, as bits by their place in the plot, before the priest since the last turn's end (SKIRMISH-S2.8)."""
        self.married: i64 = 0
        """The suitors who are married, as bits."""
        self.busy: i64 = 0
        """The counters, as bits, that have moved, fought or been fought in this turn."""
        # the attack or shot in hand
        self.taken = NOBODY
        """Who has surrendered in the effect in hand; NOBODY between decisions."""
        self.doer: i64 = 0
        """The faction whose attack, shot or jump is in hand, or was the last."""
        self.attackers: i64 = 0
        """As bits."""
        self.jumpers: i64 = 0
        """Those of them who jump, as bits."""
        self.target = NOBODY
        self.aim: i64 = 0
        """The place that is shot at."""
        self.ambush: i64 = 0
        """Those who have come out of hiding and may still attack from ambush, as bits."""
        self.fleeing: i64 = 0
        """From whom the retreat in hand leads away, as bits."""
        self.opened = vec[i64]()
        """The places from which the attack in hand has driven somebody, or where it has felled him (SKIRMISH-6.3c)."""
        self.entered: i64 = 0
        """Hideouts entered and not yet looked into, as bits: those by nation 0, then those by nation 1 (see `hideouts`)."""
        self.searched: i64 = 0
        """Hideouts that a nation has looked into, bits as before: nobody hides from it there (SKIRMISH-8.1e, 8.4b)."""
        self.over: i64 = 0
        """The ending that decided, or 0."""
        self.depth: i64 = 0
        self.stack = vec[i64]()

    def set_out(self) -> None:
        """Makes room: no counter is on the map, and nothing is asked."""
        n = self.cast.n
        self.front = vec[i64]([TO_ENTER] * n)
        self.rear = vec[i64]([NO_PLACE] * n)
        self.state = vec[i64]([0] * n)
        self.flags = vec[i64]([0] * n)
        self.horse = vec[i64]([NOBODY] * n)
        self.leads = vec[i64]([NOBODY] * n)
        self.cart = vec[i64]([NOBODY] * n)
        self.blinded = vec[i64]([0] * n)
        self.hideout = vec[i64]([NOBODY] * n)
        self.faction = vec[i64]([0] * n)
        self.nation = vec[i64]([NEUTRAL] * n)
        self.gate = vec[i64]([NOBODY] * n)
        self.deeds = vec[i64]([0] * n)
        self.who = vec[i64]([NOBODY] * self.board.places)
        self.stack = vec[i64]([0] * ROOM)

    # -- questions (SKIRMISH-0.2, 0.5) --------------------------------------------------------------------------------
    def ask(self, question: i64, seat: i64, counter: i64 = 0, number: i64 = 0) -> None:
        """Lays a question on top. A counter may be NOBODY."""
        if self.depth == len(self.stack):
            self.stack = append(self.stack, 0)
        self.stack[self.depth] = pack(question, seat + 1, counter + 1, number)
        self.depth += 1

    def answered(self) -> None:
        """The question on top is gone."""
        self.depth -= 1

    def asked(self) -> i64:
        """The kind of the question on top, or 0."""
        return kind_of(self.stack[self.depth - 1]) if self.depth > 0 else 0

    def about(self) -> i64:
        """The counter that the question on top is about."""
        return b_of(self.stack[self.depth - 1]) - 1

    def amount(self) -> i64:
        """The number that goes with the question on top."""
        return c_of(self.stack[self.depth - 1])

    def turn(self) -> i64:
        if self.over != 0:
            return OVER
        return a_of(self.stack[self.depth - 1]) - 1

    # -- sides (SKIRMISH-1.2f) ----------------------------------------------------------------------------------------
    def acting(self) -> i64:
        """The faction whose side turn it is."""
        return self.order >> 4 * self.active & 15

    def seat_of(self, counter: i64) -> i64:
        """The seat that owns a counter."""
        return self.seats >> 4 * self.faction[counter] & 15

    def acting_seat(self) -> i64:
        return self.seats >> 4 * self.acting() & 15

    def acting_nation(self) -> i64:
        return self.nations >> 4 * self.acting() & 15

    def are_enemies(self, one: i64, other: i64) -> bool:
        return self.nation[one] + self.nation[other] == 1

    def are_friends(self, one: i64, other: i64) -> bool:
        """Of one nation, though maybe of two factions (SKIRMISH-S4.2); a counter is its own friend."""
        return self.nation[one] == self.nation[other] and self.nation[one] != NEUTRAL

    def is_called(self, counter: i64) -> bool:
        """Whether shots and blows are his now: of those who came out in an ambush, or of the faction whose side turn it is."""
        if self.ambush != 0:
            return self.ambush >> counter & 1 == 1
        return self.faction[counter] == self.acting()

    def plays(self, variant: i64) -> bool:
        """Whether this table plays a variant (SKIRMISH-V)."""
        return self.variants & variant != 0

    # -- one counter --------------------------------------------------------------------------------------------------
    def has(self, counter: i64, flag: i64) -> bool:
        return self.flags[counter] & flag != 0

    def set(self, counter: i64, flag: i64) -> None:
        self.flags[counter] |= flag

    def unset(self, counter: i64, flag: i64) -> None:
        self.flags[counter] &= ~flag

    def is_up(self, counter: i64) -> bool:
        """Whether it is Up the Tree."""
        return self.front[counter] >= self.board.hexes

    def is_on_map(self, counter: i64) -> bool:
        return self.front[counter] >= 0

    def is_passing(self, counter: i64) -> bool:
        """Whether it is on the way through a place that is taken."""
        return self.flags[counter] & PASSING != 0

    def is_mounted(self, counter: i64) -> bool:
        return self.horse[counter] != NOBODY

    def is_long(self, counter: i64) -> bool:
        """Whether it fills two hexes once it is on the map with both."""
        return self.is_mounted(counter) or self.cast.long[counter] == 1

    def is_fighter(self, counter: i64) -> bool:
        """A man or a wild animal; all others are never enemies of anybody (SKIRMISH-7a, 7.4a)."""
        what = self.cast.what[counter]
        return what in (MAN, WILD)

    def is_able(self, counter: i64) -> bool:
        """Neither stunned nor captive nor blinded: can act (SKIRMISH-3g, 4c, 5d)."""
        return self.state[counter] != STUNNED and self.flags[counter] & CAPTURED == 0 and self.blinded[counter] == 0

    def figure(self, counter: i64, which: i64) -> i64:
        """Attack (0), defence (1) or MA (2) in his present form (SKIRMISH-1.2d); captives have their own (6.6d)."""
        if which < 2 and self.flags[counter] & (CAPTURED | DISARMED) != 0:
            return self.cast.captive_defence if which == 1 else self.cast.captive_attack
        form = self.state[counter] + (MOUNTED if self.horse[counter] != NOBODY else 0)
        return self.cast.figures[FIGURES * counter + 3 * form + which]

    def attack(self, counter: i64) -> i64:
        return self.figure(counter, 0)

    def defence(self, counter: i64) -> i64:
        return self.figure(counter, 1)

    def allowance(self, counter: i64) -> i64:
        return self.figure(counter, 2)

    def leader_of(self, animal: i64) -> i64:
        """Who has it at the bridle, or NOBODY."""
        for counter in range(len(self.leads)):
            if self.leads[counter] == animal:
                return counter
        return NOBODY

    # -- carts (SKIRMISH-7.2) -----------------------------------------------------------------------------------------
    def is_harnessed(self, counter: i64) -> bool:
        return self.cast.pull[counter] > 0 and self.cart[counter] != NOBODY

    def animal_of(self, cart: i64) -> i64:
        """The animal that is harnessed to it, or NOBODY."""
        for animal in self.cast.animals:
            if self.cart[animal] == cart:
                return animal
        return NOBODY

    def coachman_of(self, animal: i64) -> i64:
        """Who controls it from the cart hex next to it, or from off the map, or NOBODY (SKIRMISH-7.2d, 7.2e)."""
        if not self.is_harnessed(animal) or self.leader_of(animal) != NOBODY:
            return NOBODY
        cart = self.cart[animal]
        man = self.who[self.front[cart]] if self.front[cart] >= 0 else self.comer_in(cart)
        return man if man != NOBODY and self.is_able(man) and self.flags[man] & YIELDED == 0 else NOBODY

    def comer_in(self, cart: i64) -> i64:
        """Who is to enter the map in it, or NOBODY."""
        for man in range(self.cast.n):
            if self.front[man] == TO_ENTER and self.cast.what[man] == MAN and self.cart[man] == cart:
                return man
        return NOBODY

    def driven_by(self, man: i64) -> i64:
        """The animal that he controls as a coachman, or NOBODY."""
        for animal in self.cast.animals:
            if self.coachman_of(animal) == man:
                return animal
        return NOBODY

    def holder_of(self, animal: i64) -> i64:
        """Who controls it, by the bridle or from its cart, or NOBODY."""
        leader = self.leader_of(animal)
        return leader if leader != NOBODY else self.coachman_of(animal)

    # -- places -------------------------------------------------------------------------------------------------------
    def hex(self, counter: i64) -> i64:
        """The hex of a counter on the map, that of its head end if it has two."""
        return self.board.hex_of[self.front[counter]]

    def is_at(self, counter: i64, place: i64) -> bool:
        """Whether one of its sections is there."""
        return self.front[counter] == place or self.rear[counter] == place

    def is_free(self, place: i64, counter: i64) -> bool:
        """Whether nobody but this counter is there; who only passes through doesn't count."""
        there = self.who[place]
        return there in (NOBODY, counter)

    def cart_at(self, hex: i64) -> i64:
        """The cart or carriage with a section there, or NOBODY."""
        for cart in self.cast.carts:
            if self.front[cart] == hex or self.rear[cart] == hex:
                return cart
        return NOBODY

    def lift(self, counter: i64) -> None:
        """Takes a counter out of the index, about to move or to vanish. Its places stay noted in it."""
        if self.flags[counter] & PASSING != 0:
            self.flags[counter] &= ~PASSING
        elif self.front[counter] >= 0 and self.cast.what[counter] != CART:
            self.who[self.front[counter]] = NOBODY
            if self.rear[counter] >= 0:
                self.who[self.rear[counter]] = NOBODY

    def put(self, counter: i64, front: i64, rear: i64 = NO_PLACE) -> None:
        """Sets down a counter that was lifted; where a place is taken it is passing through."""
        self.front[counter] = front
        self.rear[counter] = rear
        if self.cast.what[counter] == CART:
            return
        if self.who[front] != NOBODY or (rear >= 0 and self.who[rear] != NOBODY):
            self.flags[counter] |= PASSING
            return
        self.who[front] = counter
        if rear >= 0:
            self.who[rear] = counter

    def move_to(self, counter: i64, front: i64, rear: i64 = NO_PLACE) -> None:
        self.lift(counter)
        self.put(counter, front, rear)

    def take_off(self, counter: i64, where: i64) -> None:
        """Off the map: LEFT, GONE, or RIDDEN."""
        self.lift(counter)
        self.front[counter] = where
        self.rear[counter] = NO_PLACE

    # -- the rest -----------------------------------------------------------------------------------------------------
    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tells everybody of a story event, if somebody listens."""
        story = self.story
        if story is not None:
            story.tell(pack(event, a, b, c))

    def copy_to(self, other: Position) -> None:
        other.front = self.front[:]
        other.rear = self.rear[:]
        other.state = self.state[:]
        other.flags = self.flags[:]
        other.horse = self.horse[:]
        other.leads = self.leads[:]
        other.cart = self.cart[:]
        other.blinded = self.blinded[:]
        other.hideout = self.hideout[:]
        other.faction = self.faction[:]
        other.nation = self.nation[:]
        other.gate = self.gate[:]
        other.deeds = self.deeds[:]
        other.who = self.who[:]
        other.scenario = self.scenario
        other.seating = self.seating
        other.options = self.options
        other.variants = self.variants
        other.number = self.number
        other.order = self.order
        other.factions = self.factions
        other.seats = self.seats
        other.nations = self.nations
        other.last_seat = self.last_seat
        other.rolled = self.rolled
        other.length = self.length
        other.active = self.active
        other.mover = self.mover
        other.mps = self.mps
        other.stepped = self.stepped
        other.pulled = self.pulled
        other.owner = self.owner
        other.caught = self.caught
        other.vows = self.vows
        other.married = self.married
        other.busy = self.busy
        other.doer = self.doer
        other.attackers = self.attackers
        other.jumpers = self.jumpers
        other.target = self.target
        other.aim = self.aim
        other.ambush = self.ambush
        other.fleeing = self.fleeing
        other.opened = self.opened[:]
        other.entered = self.entered
        other.searched = self.searched
        other.over = self.over
        other.depth = self.depth
        other.stack = self.stack[:]

    def dump(self) -> bytes:
        out = Writer(DUMP_VERSION)
        self.write(out)
        return out.done()

    def write(self, out: Writer) -> None:
        """The settings first, from which the stage follows; all but the index of who stands where, which follows too."""
        out.put(self.scenario)
        out.put(self.seating)
        out.put(self.options)
        out.put(self.variants)
        for counter in range(self.cast.n):
            out.put(self.front[counter])
            out.put(self.rear[counter])
            out.put(self.state[counter])
            out.put(self.flags[counter])
            out.put(self.horse[counter])
            out.put(self.leads[counter])
            out.put(self.cart[counter])
            out.put(self.blinded[counter])
            out.put(self.hideout[counter])
            out.put(self.faction[counter])
            out.put(self.nation[counter])
            out.put(self.gate[counter])
            out.put(self.deeds[counter])
        out.put(self.number)
        out.put(self.order)
        out.put(self.factions)
        out.put(self.seats)
        out.put(self.nations)
        out.put(self.last_seat)
        out.put(self.rolled)
        out.put(self.length)
        out.put(self.active)
        out.put(self.mover)
        out.put(self.mps)
        out.put(self.stepped)
        out.put(self.pulled)
        out.put(self.owner)
        out.put(self.caught)
        out.put(self.vows)
        out.put(self.married)
        out.put(self.busy)
        out.put(self.doer)
        out.put(self.attackers)
        out.put(self.jumpers)
        out.put(self.target)
        out.put(self.aim)
        out.put(self.ambush)
        out.put(self.fleeing)
        out.put(len(self.opened))
        for i in range(len(self.opened)):
            out.put(self.opened[i])
        out.put(self.entered)
        out.put(self.searched)
        out.put(self.over)
        out.put(self.depth)
        for i in range(self.depth):
            out.put(self.stack[i])

    def read(self, source: Reader) -> None:
        """Takes on what `write` wrote, for the board and cast that follow from the settings in it. Raises BadDump."""
        n = self.cast.n
        self.set_out()
        self.scenario = source.take()
        self.seating = source.take()
        self.options = source.take()
        self.variants = source.take()
        for counter in range(n):
            self.front[counter] = source.within(GONE, self.board.places - 1)
            self.rear[counter] = source.within(NO_PLACE, self.board.hexes - 1)
            self.state[counter] = source.within(0, DEAD)
            self.flags[counter] = source.within(0, FLAGS)
            self.horse[counter] = source.within(NOBODY, n - 1)
            self.leads[counter] = source.within(NOBODY, n - 1)
            self.cart[counter] = source.within(NOBODY, n - 1)
            self.blinded[counter] = source.within(0, 9)
            self.hideout[counter] = source.within(NOBODY, len(self.board.capacity) - 1)
            self.faction[counter] = source.within(0, 15)
            self.nation[counter] = source.within(0, NEUTRAL)
            self.gate[counter] = source.within(NOBODY, len(self.board.edges) - 1)
            self.deeds[counter] = source.within(0, DEEDS)
        self.number = source.within(0, 99)
        self.order = source.take()
        self.factions = source.within(1, 4)
        self.seats = source.take()
        self.nations = source.take()
        self.last_seat = source.within(0, 3)
        self.rolled = source.within(0, ONCE)
        self.length = source.within(1, 99)
        self.active = source.within(0, self.factions - 1)
        self.mover = source.within(NOBODY, n - 1)
        self.mps = source.within(0, 99)
        self.stepped = source.within(0, 1)
        self.pulled = source.within(0, 99)
        self.owner = source.within(NOBODY, self.last_seat)
        self.caught = source.within(0, 1)
        self.vows = source.within(0, shifted(1, len(self.plot.suitors)) - 1)
        self.married = source.within(0, shifted(1, len(self.plot.suitors)) - 1)
        self.busy = source.within(0, shifted(1, n) - 1)
        self.doer = source.within(0, self.factions - 1)
        self.attackers = source.within(0, shifted(1, n) - 1)
        self.jumpers = source.within(0, shifted(1, n) - 1)
        self.target = source.within(NOBODY, n - 1)
        self.aim = source.within(0, self.board.places - 1)
        self.ambush = source.within(0, shifted(1, n) - 1)
        self.fleeing = source.within(0, shifted(1, n) - 1)
        self.opened = vec[i64]()
        for _ in range(source.within(0, 2 * n)):
            self.opened = append(self.opened, source.within(0, self.board.places - 1))
        self.entered = source.within(0, shifted(1, 62) - 1)
        self.searched = source.within(0, shifted(1, 62) - 1)
        self.over = source.take()
        self.depth = source.within(0, ROOM)
        for i in range(self.depth):
            self.stack[i] = source.take()
        self.index()

    def index(self) -> None:
        """Notes anew who stands where. Raises BadDump if two stand in one place."""
        self.who = vec[i64]([NOBODY] * self.board.places)
        for counter in range(self.cast.n):
            if self.front[counter] >= 0 and self.flags[counter] & PASSING == 0:
                self.put(counter, self.front[counter], self.rear[counter])
                if self.flags[counter] & PASSING != 0:
                    raise BadDump("two counters stand in one place")
