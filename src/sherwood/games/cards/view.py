"""What a seat may know of a position (CARDS-6): a frozen struct, built field by field. What is not named here stays hidden.

Counts by kind are tuples in the order of the deck (CARDS-1.2, 1.3) or of the prizes (CARDS-1.1), from kind 0.
"""

from __future__ import annotations

import msgspec

Counts = tuple[int, ...]


class SideView(msgspec.Struct, frozen=True):
    """One side of the table. `None` where the reader may not know."""

    deck: int
    """Cards left to draw."""
    hand: Counts | None
    """Cards in hand, for their owner; at the end for everybody."""
    held: int
    """Cards in hand and behind the barrier together (CARDS-6.4)."""
    known: Counts
    """Cards that the other side knows to be in this hand (CARDS-6.3)."""
    hidden: Counts | None
    """Committed face down, for their owner, Trap included."""
    combatants: Counts
    """Combatants that lie open."""
    trap: bool
    """A Trap lies open beside them."""
    fallen: Counts
    """Combatants discarded this turn; they lie among the discards (CARDS-3.13)."""
    shots: int | None
    """Shots chosen: for their owner at once, for all from the volley on."""
    discards: Counts
    """The discard pile as far as the reader knows it."""
    put_away: int
    """Discards that the reader doesn't know (CARDS-6.6)."""
    force: int
    """Total force of the open combatants."""
    prizes: Counts
    """Prizes won, by kind."""
    points: int
    done: bool
    """Has finished the secret choice of this stage."""
    resting: Counts = ()
    """Survivors that come back at the end of the turn (variant rest_one_turn)."""
    dying: Counts | None = None
    """Casualties chosen face down, for the one who chooses them."""


class CardsView(msgspec.Struct, frozen=True):
    seat: int
    """The reader: 0 Robin, 1 the Sheriff, or WATCHER."""
    turn: int
    """1..20."""
    stage: str
    """draw, limit, dropped, prize, ambush, reveal, arrows, volley, casualties, fallen, melee, recovery, tournament, contest, over."""
    asked: int
    """The seat that decides now, CHANCE or OVER."""
    question: str
    """For the one who is asked: drop, add, trap, pass, shots, lose, keep, heal; else empty."""
    kind: int
    """The kind of card the question is about, or -1."""
    need: int
    """What is still wanted: casualties to name, cards to drop, force that may still be kept, Heal Wounds left; else 0."""
    prize: int | None
    """The kind of the prize that lies open."""
    carried: Counts
    """Prizes left lying under it (variant carry_over)."""
    prizes_left: Counts
    prizes_discarded: Counts
    robin: SideView
    sheriff: SideView
    deal: str
    hand_limit: int
    """0 for none."""
    variants: tuple[str, ...]
    ending: int | None

    def side(self, seat: int) -> SideView:
        return self.robin if seat == 0 else self.sheriff
