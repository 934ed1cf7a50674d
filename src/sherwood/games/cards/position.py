"""CARDS-0.6: what a position of `cards` consists of, and its dump."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sherwood.games.cards.components import PRIZES, ROBINS, SHERIFFS, Deck, holds, one, total
from sherwood.games.cards.kinds import ROBIN, SHERIFF
from sherwood.games.cards.variants import TOURNAMENT_LIMIT
from sherwood.kernel.dump import BadDump, Reader, Writer
from sherwood.kernel.moves import pack
from sherwood.kernel.state import CHANCE, OVER, State

DUMP_VERSION: Final[i64] = 1

# stages (CARDS-0.1)
DRAW_STAGE: Final[i64] = 0
LIMIT_STAGE: Final[i64] = 1
DROPPED_STAGE: Final[i64] = 2
PRIZE_STAGE: Final[i64] = 3
AMBUSH_STAGE: Final[i64] = 4
REVEAL_STAGE: Final[i64] = 5
ARROWS_STAGE: Final[i64] = 6
VOLLEY_STAGE: Final[i64] = 7
CASUALTIES_STAGE: Final[i64] = 8
FALLEN_STAGE: Final[i64] = 9
MELEE_STAGE: Final[i64] = 10
RECOVERY_STAGE: Final[i64] = 11
TOURNAMENT_STAGE: Final[i64] = 12
CONTEST_STAGE: Final[i64] = 13
OVER_STAGE: Final[i64] = 14

FACE_DOWN: Final[i64] = 0x1152
"""The stages at which seats choose face down, as bits; at the stage after each the choices are turned up."""

NONE: Final[i64] = -1
"""No kind, no prize, nobody."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Side:
    """One player's cards: piles by kind, if nothing else is said."""

    def __init__(self) -> None:
        self.deck: i64 = 0
        self.hand: i64 = 0
        self.chosen: i64 = 0
        """Chosen face down at this stage: cards dropped or committed, no longer in hand; or dead, still among the combatants."""
        self.combatants: i64 = 0
        self.fallen: i64 = 0
        """Combatants discarded this turn; they lie among the discards."""
        self.resting: i64 = 0
        self.discards: i64 = 0
        self.put_away: i64 = 0
        """Discards that the other side doesn't know (CARDS-6.6)."""
        self.known: i64 = 0
        """Cards in hand or committed that the other side knows (CARDS-6.3)."""
        self.doubted: i64 = 0
        """Once known to be in this hand; since then they may have been put away unseen (CARDS-6.6)."""
        self.prizes: i64 = 0
        self.owed: i64 = 0
        """Cards still to be drawn: a number."""
        self.shots: i64 = 0
        """Arrows or Bolts chosen: a number."""
        self.kills: i64 = 0
        """Combatants that the enemy's shots kill: a number."""
        self.trap: i64 = 0
        """1 while a Trap lies open beside the combatants."""

    def copy(self) -> Side:
        other = Side()
        other.deck = self.deck
        other.hand = self.hand
        other.chosen = self.chosen
        other.combatants = self.combatants
        other.fallen = self.fallen
        other.resting = self.resting
        other.discards = self.discards
        other.put_away = self.put_away
        other.known = self.known
        other.doubted = self.doubted
        other.prizes = self.prizes
        other.owed = self.owed
        other.shots = self.shots
        other.kills = self.kills
        other.trap = self.trap
        return other

    def is_of(self, deck: Deck) -> bool:
        """Whether each pile holds only what it can."""
        places = (self.deck, self.hand, self.chosen, self.combatants, self.fallen, self.resting, self.discards, self.doubted)
        for pile in places:
            if not holds(deck.all, pile):
                return False
        return holds(self.discards, self.put_away) and holds(self.hand + self.chosen, self.known)

    def bury(self, pile: i64) -> None:
        """Combatants go to the discard pile, from which Heal Wounds may fetch them this turn (CARDS-3.13)."""
        self.combatants -= pile
        self.fallen += pile
        self.discards += pile

    def clear(self) -> None:
        """Nothing of this turn is left."""
        self.fallen = 0
        self.shots = 0
        self.kills = 0
        self.trap = 0

    def write(self, out: Writer) -> None:
        out.put(self.deck)
        out.put(self.hand)
        out.put(self.chosen)
        out.put(self.combatants)
        out.put(self.fallen)
        out.put(self.resting)
        out.put(self.discards)
        out.put(self.put_away)
        out.put(self.known)
        out.put(self.doubted)
        out.put(self.prizes)
        out.put(self.owed)
        out.put(self.shots)
        out.put(self.kills)
        out.put(self.trap)

    def read(self, source: Reader) -> None:
        self.deck = source.take()
        self.hand = source.take()
        self.chosen = source.take()
        self.combatants = source.take()
        self.fallen = source.take()
        self.resting = source.take()
        self.discards = source.take()
        self.put_away = source.take()
        self.known = source.take()
        self.doubted = source.take()
        self.prizes = source.take()
        self.owed = source.within(0, total(ROBINS.all))
        self.shots = source.within(0, total(ROBINS.all))
        self.kills = source.within(0, total(ROBINS.all))
        self.trap = source.within(0, 1)


def choosing(stage: i64) -> i64:
    """The stage at which what lies face down at this one was chosen; NONE where nothing does."""
    if FACE_DOWN >> stage & 1 != 0:
        return stage
    return stage - 1 if FACE_DOWN << 1 >> stage & 1 != 0 else NONE


def deck_of(seat: i64) -> Deck:
    return ROBINS if seat == ROBIN else SHERIFFS


class Position(State):
    def __init__(self) -> None:
        super().__init__()
        self.robin = Side()
        self.sheriff = Side()
        self.variants: i64 = 0
        self.hand_limit: i64 = 0
        """Cards; 0 for none (CARDS-3.1)."""
        self.balanced: i64 = 0
        """1 for the balanced deal (CARDS-2.2)."""
        self.number: i64 = 0
        """Of the turn, from 1."""
        self.stage = DRAW_STAGE
        self.seat = CHANCE
        self.kind = NONE
        """The kind of card that is asked for."""
        self.showing = ROBIN
        """The side whose choice is turned up next."""
        self.allowance: i64 = 0
        """What may still be taken: force by the winner (CARDS-3.9), Heal Wounds in recovery (CARDS-3.12)."""
        self.kept: i64 = 0
        """The pile that he keeps."""
        self.victor = NONE
        """The seat that took this turn's prize."""
        self.prize = NONE
        """The kind of the prize that lies open."""
        self.prizes = PRIZES.all
        self.carried: i64 = 0
        """Prizes left lying under it (variant carry_over)."""
        self.prizes_discarded: i64 = 0

    def side(self, seat: i64) -> Side:
        return self.robin if seat == ROBIN else self.sheriff

    def turn(self) -> i64:
        return self.seat

    def plays(self, variant: i64) -> bool:
        """Whether this table plays a variant (CARDS-V)."""
        return self.variants & variant != 0

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tells everybody of a story event, if somebody listens."""
        story = self.story
        if story is not None:
            story.tell(pack(event, a, b, c))

    def copy_to(self, other: Position) -> None:
        other.robin = self.robin.copy()
        other.sheriff = self.sheriff.copy()
        other.variants = self.variants
        other.hand_limit = self.hand_limit
        other.balanced = self.balanced
        other.number = self.number
        other.stage = self.stage
        other.seat = self.seat
        other.kind = self.kind
        other.showing = self.showing
        other.allowance = self.allowance
        other.kept = self.kept
        other.victor = self.victor
        other.prize = self.prize
        other.prizes = self.prizes
        other.carried = self.carried
        other.prizes_discarded = self.prizes_discarded

    def dump(self) -> bytes:
        out = Writer(DUMP_VERSION)
        self.robin.write(out)
        self.sheriff.write(out)
        out.put(self.variants)
        out.put(self.hand_limit)
        out.put(self.balanced)
        out.put(self.number)
        out.put(self.stage)
        out.put(self.seat)
        out.put(self.kind)
        out.put(self.showing)
        out.put(self.allowance)
        out.put(self.kept)
        out.put(self.victor)
        out.put(self.prize)
        out.put(self.prizes)
        out.put(self.carried)
        out.put(self.prizes_discarded)
        return out.done()

    def read(self, dump: bytes) -> None:
        """Takes on the position that a dump holds. Raises BadDump."""
        source = Reader(dump, DUMP_VERSION)
        self.robin.read(source)
        self.sheriff.read(source)
        self.variants = source.within(0, 2 * TOURNAMENT_LIMIT - 1)
        self.hand_limit = source.within(0, total(ROBINS.all))
        self.balanced = source.within(0, 1)
        self.number = source.within(0, total(PRIZES.all))
        self.stage = source.within(DRAW_STAGE, OVER_STAGE)
        self.seat = source.within(OVER, SHERIFF)
        self.kind = source.within(NONE, ROBINS.kinds - 1)
        self.showing = source.within(ROBIN, SHERIFF)
        self.allowance = source.take()
        self.kept = source.take()
        self.victor = source.within(NONE, SHERIFF)
        self.prize = source.within(NONE, PRIZES.kinds - 1)
        self.prizes = source.take()
        self.carried = source.take()
        self.prizes_discarded = source.take()
        source.done()
        self.check()

    def check(self) -> None:
        """CARDS-0.7: nothing is lost and nothing made. Raises BadDump."""
        for seat in range(ROBIN, SHERIFF + 1):
            side = self.side(seat)
            if not side.is_of(deck_of(seat)):
                raise BadDump("a pile holds cards that can't be in it")
            table = side.combatants + side.resting
            if self.stage != CASUALTIES_STAGE and self.stage != FALLEN_STAGE:
                table += side.chosen
            if side.deck + side.hand + table + side.discards != deck_of(seat).all:
                raise BadDump("cards are missing, or there are too many")
        prizes = self.prizes + self.carried + self.robin.prizes + self.sheriff.prizes + self.prizes_discarded
        if self.prize != NONE:
            prizes += one(self.prize)
        if prizes != PRIZES.all:
            raise BadDump("prizes are missing, or there are too many")
