"""SHIELDWALL-0.7: what a position of `shieldwall` consists of, and its dump."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sherwood.games.shieldwall.castle import ON_RUNG
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import BLOW, DIRECT, ORDERS, STRIKE_AT
from sherwood.games.shieldwall.places import CLOSE, OPEN, PLACES
from sherwood.games.shieldwall.roster import Stands, off_table, zeros
from sherwood.games.shieldwall.stage import Stage
from sherwood.games.shieldwall.trig import CIRCLE
from sherwood.kernel.dump import BadDump, Reader, Writer
from sherwood.kernel.moves import a_of, b_of, c_of, pack
from sherwood.kernel.state import CHANCE, OVER, State

DUMP_VERSION: Final[i64] = 1

# stages (SHIELDWALL-0.1), and what is asked for within a movement step
DEPLOYMENT: Final[i64] = 0
DRESSING: Final[i64] = 1
"""A band is placed and must be laid out."""
INITIATIVE: Final[i64] = 2
PRECEDENCE: Final[i64] = 3
MOVEMENT: Final[i64] = 4
ADVANCING: Final[i64] = 5
PRELUDE: Final[i64] = 6
STRIKING: Final[i64] = 7
"""Places of contact are taken: in an assault, or after the run of a charge."""
REFORMING: Final[i64] = 8
SHIFTING: Final[i64] = 9
"""A ring moves."""
STANDING: Final[i64] = 10
"""A charged band shoots, or holds."""
SHOOTING: Final[i64] = 11
WEAPONS: Final[i64] = 12
ADJUSTING: Final[i64] = 13
FACING: Final[i64] = 14
PAIRING: Final[i64] = 15
BREAKING_OFF: Final[i64] = 16
CONSENTING: Final[i64] = 17
DRAWING: Final[i64] = 18
"""Chance decides from here on: whom a shot at a formation meets."""
HITTING: Final[i64] = 19
SAVING: Final[i64] = 20
CHECKING: Final[i64] = 21
"""Morale."""
WRESTLING: Final[i64] = 22
"""Who wishes to break off has not been let go."""
DIGGING: Final[i64] = 23
FINISHED: Final[i64] = 24

# steps of a half-turn (SHIELDWALL-2.1a)
MOVEMENT_STEP: Final[i64] = 0
FIRE_STEP: Final[i64] = 1
MELEE_STEP: Final[i64] = 2

# what has become of a figure
READY: Final[i64] = 0
TO_COME: Final[i64] = 1
KILLED: Final[i64] = 2
ROUTED: Final[i64] = 3
SURRENDERED: Final[i64] = 4
LEFT_TABLE: Final[i64] = 5

# what else is known of it, as bits
MOVED: Final[i64] = 0x1
"""In this half-turn, by an order or back."""
ORDERED: Final[i64] = 0x2
"""It has had its order of this half-turn."""
IN_HAND: Final[i64] = 0x4
"""The order that is being carried out is, or is still, for it."""
CHARGED: Final[i64] = 0x8
ASSAULTED: Final[i64] = 0x10
BONUS: Final[i64] = 0x20
"""Its charge earns the bonus (SHIELDWALL-6.5f)."""
FREED: Final[i64] = 0x40
"""It is a free figure (SHIELDWALL-7.3c)."""
NO_CHARGE: Final[i64] = 0x80
"""It may neither charge nor assault in its next movement step (SHIELDWALL-7.1e)."""
WAS_ENGAGED: Final[i64] = 0x100
"""It was when the half-turn began: charges into that melee earn nothing against it (SHIELDWALL-6.5f)."""
DOOMED: Final[i64] = 0x200
"""It is hit and not saved: a loss when all dice of the queue are rolled (SHIELDWALL-5.2b, 6.3b)."""
SCORED: Final[i64] = 0x400
"""A blow of it hit in this melee step, saved or not (SHIELDWALL-6.8c)."""
FALLEN: Final[i64] = 0x800
"""It has been killed in this turn (SHIELDWALL-9.2c)."""
MOURNS: Final[i64] = 0x1000
"""A leader of its unit has been killed in this turn (SHIELDWALL-9.1b)."""
LOST_BANNER: Final[i64] = 0x2000
"""The banner that its band bore first is captured (SHIELDWALL-9.1b)."""
IN_FLANK: Final[i64] = 0x4000
"""An enemy's front has touched its right or left in this half-turn (SHIELDWALL-9.1b)."""
IN_REAR: Final[i64] = 0x8000
OUTNUMBERED: Final[i64] = 0x10000
"""It has checked because of thrice its unit's number, and that hasn't changed since (SHIELDWALL-9.2a)."""
OWES_CHECK: Final[i64] = 0x20000
"""Its unit checks morale at the end of the step."""
UNCONTROLLED: Final[i64] = 0x40000
"""It advances uncontrolled in its next movement step (SHIELDWALL-9.4d)."""
NO_FIRE: Final[i64] = 0x80000
"""It fell back or broke off, and may not shoot in the next fire step (SHIELDWALL-5.3d)."""
LOADED: Final[i64] = 0x100000
"""It bears a load (SHIELDWALL-S3.3); by who fell with one, it lies."""
FOUGHT: Final[i64] = 0x200000
"""It was engaged when the movement step ended, or the melee step began (SHIELDWALL-7.3c), and hasn't gone back since."""
FIRED: Final[i64] = 0x400000
"""It has shot in this half-turn (SHIELDWALL-5.1b)."""
FIRED_ONCE: Final[i64] = 0x800000
"""It has in this turn."""
FIRED_TWICE: Final[i64] = 0x1000000
SPENT: Final[i64] = 0x2000000
"""What it hurls has been thrown in this game, or its lance been put away (SHIELDWALL-5.1b, 6.6c)."""
DIGS: Final[i64] = 0x4000000
"""It works at a wall or a drawbridge in this turn, and has done nothing else (SHIELDWALL-11.3a)."""
ALL_BITS: Final[i64] = 0x7FFFFFF
OF_HALF_TURN: Final[i64] = 0x40C13F
"""The bits that end with the half-turn."""

# formations
LOOSE: Final[i64] = 0
WALL: Final[i64] = 1
RING: Final[i64] = 2

# what a band has done, as bits
TOOK_ORDER: Final[i64] = 1
LED_CHARGE: Final[i64] = 2
"""It has charged with numbers of its own, and others may follow (SHIELDWALL-3.3a)."""

ANSWERED: Final[i64] = 4
"""It has been asked whether it shoots at those who come to it by this order (SHIELDWALL-5.4a)."""

# what of an advance or charge is done, as bits
TURNED: Final[i64] = 1
WENT: Final[i64] = 2
OFF_ROAD: Final[i64] = 4
"""Some way of the order led off the road."""
RAN_ON: Final[i64] = 8
"""A charge has been run."""
COMPELLED: Final[i64] = 16
"""Nobody ordered it: an uncontrolled advance (SHIELDWALL-9.4d)."""

PATH: Final[i64] = 8
"""The points of a figure's path in a half-turn: its start, four of a prelude, a run, and two of squaring off."""
FARTHEST: Final[i64] = 8191
MOST_TWELFTHS: Final[i64] = 0x3FFFF
MOST_ASKED: Final[i64] = 9999
MOST_ENDED: Final[i64] = 9999


@mypyc_attr(free_list_len=1)
class Position(State):
    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.set = stage
        self.field = stage.field
        self.stands: Stands
        # by figure
        self.status: vec[i64]
        self.bits: vec[i64]
        self.weapon: vec[i64]
        """In hand."""
        self.unit: vec[i64]
        """Its unit when the movement step began (SHIELDWALL-3.3a), by tag; at the end of a step, when its checks begin."""
        self.tag: vec[i64]
        """Its unit when the turn began (SHIELDWALL-1.6c), NONE for those gone before."""
        self.run: vec[i64]
        """How far it charged straight ahead (SHIELDWALL-3.3f)."""
        self.points_on: vec[i64]
        """How many points its path of this half-turn has."""
        self.path_x: vec[i64]
        """PATH * figure + point."""
        self.path_y: vec[i64]
        # by band
        self.formation: vec[i64]
        self.spacing: vec[i64]
        self.done: vec[i64]
        """What it has done in this half-turn, as bits."""
        self.bearer: vec[i64]
        """By banner: who bears it, or NONE while it lies on the ground (SHIELDWALL-6.9)."""
        self.banner_x: vec[i64]
        """Where it lies."""
        self.banner_y: vec[i64]
        self.tries = vec[i64]()
        """Shots or blows that wait for their dice (see `tries`)."""
        self.tried: i64 = 0
        """The one of them that is rolled for."""
        self.lot = vec[i64]()
        """Those in line, among whom it is drawn whom a shot meets (SHIELDWALL-5.5b)."""
        self.waiting: i64 = 0
        """The run or strike that is made when those whom it leads to have answered (SHIELDWALL-5.4); 0 for none."""
        self.called: i64 = NONE
        """The band that is asked for its answer."""
        self.loads: vec[i64]
        """Still in each area; empty where there are none (SHIELDWALL-S3.3)."""
        self.stage = DEPLOYMENT
        self.seat: i64 = 0
        self.number: i64 = 0
        """Of the turn, from 1."""
        self.half: i64 = 0
        self.step: i64 = MOVEMENT_STEP
        self.mover: i64 = NONE
        """The seat that moves first in this turn; before the first turn, nobody."""
        # the order that is being carried out
        self.band: i64 = NONE
        """Whose it is; while a side deploys, the band that is placed."""
        self.man: i64 = NONE
        """The man who is ordered singly, or the lowest of the unit that checks morale, or NONE."""
        self.order: i64 = 0
        self.progress: i64 = 0
        """What of it is done, as bits."""
        self.legs: i64 = 0
        """Of the prelude of a charge."""
        self.spent: i64 = 0
        """Twelfths of a unit of movement."""
        self.x: i64 = 0
        """Where a band is placed."""
        self.y: i64 = 0
        self.asked: i64 = 0
        """Moves of the seats in this half-turn (SHIELDWALL-0.8)."""
        self.ended: i64 = 0
        """The number of the ending, 0 while the game goes on."""

    def begin(self) -> None:
        """Nobody is on the table, and nothing has happened."""
        roster, troops = self.field.roster, self.field.troops
        self.stands = off_table(roster)
        self.stands.works = self.field.works()
        self.status = zeros(roster.n)
        self.bits = zeros(roster.n)
        self.weapon = zeros(roster.n)
        self.unit = zeros(roster.n)
        self.tag = zeros(roster.n)
        self.run = zeros(roster.n)
        self.points_on = zeros(roster.n)
        self.path_x = zeros(PATH * roster.n)
        self.path_y = zeros(PATH * roster.n)
        self.formation = zeros(roster.bands)
        self.spacing = self.field.spacing[:]
        self.done = zeros(roster.bands)
        self.loads = self.field.loads[:]
        self.bearer = self.field.bearers[:]
        self.banner_x = zeros(i64(len(self.bearer)))
        self.banner_y = zeros(i64(len(self.bearer)))
        for figure in range(roster.n):
            self.stands.level[figure] = self.field.home_level[figure]
            self.weapon[figure] = troops.weapon[roster.troop[figure]]
            if self.field.enters[roster.band[figure]] > 0:
                self.status[figure] = TO_COME

    def turn(self) -> i64:
        return self.seat

    def plays(self, variant: i64) -> bool:
        """Whether this table plays a variant (SHIELDWALL-V)."""
        return self.set.variants & variant != 0

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tells everybody of a story event, if somebody listens."""
        story = self.story
        if story is not None:
            story.tell(pack(event, a, b, c))

    # -- figures and bands --------------------------------------------------------------------------------------------
    def has(self, figure: i64, bit: i64) -> bool:
        return self.bits[figure] & bit != 0

    def set_bits(self, figure: i64, bits: i64) -> None:
        self.bits[figure] |= bits

    def drop_bits(self, figure: i64, bits: i64) -> None:
        self.bits[figure] &= ~bits

    def is_on(self, figure: i64) -> bool:
        """Whether a figure is ready and on the table."""
        return self.stands.on[figure] == 1

    def mounted(self, figure: i64) -> i64:
        return self.field.troops.mounted[self.field.roster.troop[figure]]

    def attacker(self) -> i64:
        """SHIELDWALL-2.1c: the seat whose half-turn it is."""
        return self.mover if self.half == 0 else 1 - self.mover

    def mark(self, figure: i64) -> None:
        """Adds where a figure stands to its path."""
        at = PATH * figure + self.points_on[figure]
        self.path_x[at], self.path_y[at] = self.stands.x[figure], self.stands.y[figure]
        self.points_on[figure] += 1

    # -- copies and dumps ---------------------------------------------------------------------------------------------
    def twin(self) -> Position:
        """A copy to try something on."""
        other = Position(self.set)
        self.copy_to(other)
        return other

    def copy_to(self, other: Position) -> None:
        other.stands = self.stands.copy()
        other.status = self.status[:]
        other.bits = self.bits[:]
        other.weapon = self.weapon[:]
        other.unit = self.unit[:]
        other.tag = self.tag[:]
        other.run = self.run[:]
        other.points_on = self.points_on[:]
        other.path_x = self.path_x[:]
        other.path_y = self.path_y[:]
        other.formation = self.formation[:]
        other.spacing = self.spacing[:]
        other.done = self.done[:]
        other.loads = self.loads[:]
        other.bearer = self.bearer[:]
        other.banner_x = self.banner_x[:]
        other.banner_y = self.banner_y[:]
        other.tries = self.tries[:]
        other.tried = self.tried
        other.lot = self.lot[:]
        other.waiting = self.waiting
        other.called = self.called
        other.stage = self.stage
        other.seat = self.seat
        other.number = self.number
        other.half = self.half
        other.step = self.step
        other.mover = self.mover
        other.band = self.band
        other.man = self.man
        other.order = self.order
        other.progress = self.progress
        other.legs = self.legs
        other.spent = self.spent
        other.x = self.x
        other.y = self.y
        other.asked = self.asked
        other.ended = self.ended

    def dump(self) -> bytes:
        out = Writer(DUMP_VERSION)
        out.put(self.field.terms)
        out.put(self.set.variants)
        self.write_figures(out)
        for band in range(self.field.roster.bands):
            out.put(self.formation[band])
            out.put(self.spacing[band])
            out.put(self.done[band])
        for area in range(i64(len(self.loads))):
            out.put(self.loads[area])
        for banner in range(i64(len(self.bearer))):
            out.put(self.bearer[banner])
            out.put(self.banner_x[banner])
            out.put(self.banner_y[banner])
        out.put(i64(len(self.tries)))
        for k in range(i64(len(self.tries))):
            out.put(self.tries[k])
        out.put(self.tried)
        out.put(i64(len(self.lot)))
        for k in range(i64(len(self.lot))):
            out.put(self.lot[k])
        out.put(self.waiting)
        out.put(self.called)
        out.put(self.stage)
        out.put(self.seat)
        out.put(self.number)
        out.put(self.half)
        out.put(self.step)
        out.put(self.mover)
        out.put(self.band)
        out.put(self.man)
        out.put(self.order)
        out.put(self.progress)
        out.put(self.legs)
        out.put(self.spent)
        out.put(self.x)
        out.put(self.y)
        out.put(self.asked)
        out.put(self.ended)
        self.stands.works.dump(out)
        return out.done()

    def write_figures(self, out: Writer) -> None:
        stands = self.stands
        for figure in range(self.field.roster.n):
            out.put(stands.x[figure])
            out.put(stands.y[figure])
            out.put(stands.facing[figure])
            out.put(stands.level[figure])
            out.put(stands.on[figure])
            out.put(self.status[figure])
            out.put(self.bits[figure])
            out.put(self.weapon[figure])
            out.put(self.unit[figure])
            out.put(self.tag[figure])
            out.put(self.run[figure])
            out.put(self.points_on[figure])
            for point in range(self.points_on[figure]):
                out.put(self.path_x[PATH * figure + point])
                out.put(self.path_y[PATH * figure + point])

    def read(self, dump: bytes) -> None:
        """Takes on the position that a dump of a game on the same stage holds. Raises BadDump."""
        source = Reader(dump, DUMP_VERSION)
        roster = self.field.roster
        if source.take() != self.field.terms or source.take() != self.set.variants:
            raise BadDump("this position is of a game with other options")
        self.begin()
        self.read_figures(source)
        for band in range(roster.bands):
            self.formation[band] = source.within(LOOSE, RING)
            self.spacing[band] = source.within(CLOSE, OPEN)
            self.done[band] = source.within(0, TOOK_ORDER | LED_CHARGE | ANSWERED)
        for area in range(i64(len(self.loads))):
            self.loads[area] = source.within(0, self.field.loads[area])
        for banner in range(i64(len(self.bearer))):
            self.bearer[banner] = source.within(NONE, roster.n - 1)
            self.banner_x[banner] = source.within(0, FARTHEST)
            self.banner_y[banner] = source.within(0, FARTHEST)
        self.read_tries(source)
        self.stage = source.within(DEPLOYMENT, FINISHED)
        self.seat = source.within(OVER, 1)
        self.number = source.within(0, self.field.turns)
        self.half = source.within(0, 1)
        self.step = source.within(MOVEMENT_STEP, MELEE_STEP)
        self.mover = source.within(NONE, 1)
        self.band = source.within(NONE, roster.bands - 1)
        self.man = source.within(NONE, roster.n - 1)
        self.order = source.within(0, ORDERS - 1)
        self.progress = source.within(0, TURNED | WENT | OFF_ROAD | RAN_ON | COMPELLED)
        self.legs = source.within(0, PATH)
        self.spent = source.within(0, MOST_TWELFTHS)
        self.x = source.within(0, FARTHEST)
        self.y = source.within(0, FARTHEST)
        self.asked = source.within(0, MOST_ASKED)
        self.ended = source.within(0, MOST_ENDED)
        self.field.castle.read(self.stands.works, source, self.field.tables.gap)
        source.done()
        self.check()

    def read_figures(self, source: Reader) -> None:
        roster = self.field.roster
        stands = self.stands
        for figure in range(roster.n):
            stands.x[figure] = source.within(0, FARTHEST)
            stands.y[figure] = source.within(0, FARTHEST)
            stands.facing[figure] = source.within(0, CIRCLE - 1)
            stands.level[figure] = source.within(0, ON_RUNG)
            stands.on[figure] = source.within(0, 1)
            self.status[figure] = source.within(READY, LEFT_TABLE)
            self.bits[figure] = source.within(0, ALL_BITS)
            self.weapon[figure] = source.within(0, 5)
            self.unit[figure] = source.within(NONE, roster.n - 1)
            self.tag[figure] = source.within(NONE, roster.n - 1)
            self.run[figure] = source.within(0, FARTHEST)
            self.points_on[figure] = source.within(0, PATH)
            for point in range(self.points_on[figure]):
                self.path_x[PATH * figure + point] = source.within(0, FARTHEST)
                self.path_y[PATH * figure + point] = source.within(0, FARTHEST)

    def read_tries(self, source: Reader) -> None:
        n = self.field.roster.n
        self.tries = vec[i64]()
        for _ in range(source.within(0, 2 * n)):
            one = source.within(pack(DIRECT), pack(BLOW + 1) - 1)
            if a_of(one) >= n or b_of(one) >= n:
                raise BadDump("a shot or a blow is made by nobody, or at nobody")
            self.tries = append(self.tries, one)
        self.tried = source.within(0, i64(len(self.tries)))
        self.lot = vec[i64]()
        for _ in range(source.within(0, n)):
            self.lot = append(self.lot, source.within(0, n - 1))
        self.waiting = source.within(0, pack(STRIKE_AT + 1) - 1)
        if a_of(self.waiting) > FARTHEST or b_of(self.waiting) >= n or c_of(self.waiting) >= PLACES:
            raise BadDump("nobody makes the move that waits")
        self.called = source.within(NONE, self.field.roster.bands - 1)

    def check(self) -> None:
        """Whether what a dump holds fits together. Raises BadDump."""
        for figure in range(self.field.roster.n):
            if self.is_on(figure) and self.status[figure] != READY:
                raise BadDump("a figure that is gone stands on the table")
        rolls = self.stage == INITIATIVE or DRAWING <= self.stage <= DIGGING
        over = self.seat == OVER
        if (self.seat == CHANCE) != rolls or over != (self.stage == FINISHED) or over != (self.ended > 0):
            raise BadDump("the wrong seat is asked")
        if DRAWING <= self.stage <= SAVING and self.tried == len(self.tries):
            raise BadDump("a die is rolled for nothing")
        if self.band == NONE and (self.stage == DRESSING or ADVANCING <= self.stage <= SHIFTING):
            raise BadDump("an order is carried out by nobody")
