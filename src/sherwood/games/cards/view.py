"""What a seat may know of a position (CARDS-6): a frozen struct, built field by field. What is not named here stays hidden.

Counts by kind are tuples in the order of the deck (CARDS-1.2, 1.3) or of the prizes (CARDS-1.1), from kind 0.
"""

from __future__ import annotations

import msgspec

from sherwood.games.cards import arrows, draw, ending, recovery
from sherwood.games.cards.components import PRIZES, counts, total
from sherwood.games.cards.kinds import ADD, DROP, HEAL, LOSE, PASS, ROBIN, SHERIFF, SHOTS, TRAP
from sherwood.games.cards.position import (
    ARROWS_STAGE,
    CASUALTIES_STAGE,
    FALLEN_STAGE,
    LIMIT_STAGE,
    MELEE_STAGE,
    NONE,
    OVER_STAGE,
    RECOVERY_STAGE,
    TOURNAMENT_STAGE,
    choosing,
    deck_of,
)
from sherwood.games.cards.state import Cards
from sherwood.games.cards.variants import VARIANTS
from sherwood.kernel.moves import kind_of
from sherwood.kernel.state import State

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
    """draw, limit, dropped, prize, ambush, reveal, arrows, volley, casualties, fallen, melee, recovery, tournament,
    contest, over."""
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


STAGES = (
    "draw",
    "limit",
    "dropped",
    "prize",
    "ambush",
    "reveal",
    "arrows",
    "volley",
    "casualties",
    "fallen",
    "melee",
    "recovery",
    "tournament",
    "contest",
    "over",
)
"""By number of the stage (position.py)."""

QUESTIONS = {DROP: "drop", ADD: "add", TRAP: "trap", PASS: "pass", SHOTS: "shots", LOSE: "lose", HEAL: "heal"}


def view(state: State, seat: int) -> CardsView:
    """What `seat` (or WATCHER) may know."""
    assert isinstance(state, Cards)
    mine = state.seat == seat
    over = state.stage == OVER_STAGE
    return CardsView(
        seat=seat,
        turn=state.number,
        stage=STAGES[state.stage],
        asked=state.seat,
        question=question(state) if mine else "",
        kind=state.kind if mine else NONE,
        need=need(state) if mine else 0,
        prize=None if state.prize == NONE else state.prize,
        carried=counts(state.carried, PRIZES.kinds),
        prizes_left=counts(state.prizes, PRIZES.kinds),
        prizes_discarded=counts(state.prizes_discarded, PRIZES.kinds),
        robin=side_view(state, ROBIN, seat),
        sheriff=side_view(state, SHERIFF, seat),
        deal="balanced" if state.balanced else "printed",
        hand_limit=state.hand_limit,
        variants=tuple(name for name, _, bit in VARIANTS if state.plays(bit)),
        ending=ending.ending(state) if over else None,
    )


def question(state: Cards) -> str:
    return "keep" if state.stage == MELEE_STAGE else QUESTIONS[kind_of(state.question())]


def need(state: Cards) -> int:
    """What is still wanted of the seat that is asked, or left to it."""
    if state.stage == LIMIT_STAGE:
        return draw.to_drop(state)
    if state.stage == CASUALTIES_STAGE:
        return arrows.to_name(state)
    if state.stage == MELEE_STAGE:
        return state.allowance
    return recovery.heals(state) if state.stage == RECOVERY_STAGE else 0


def side_view(state: Cards, seat: int, reader: int) -> SideView:
    side = state.side(seat)
    deck = deck_of(seat)
    own = seat == reader or state.stage == OVER_STAGE
    casualties = state.stage in (CASUALTIES_STAGE, FALLEN_STAGE)
    committed = 0 if casualties else side.chosen
    unknown = 0 if own else side.put_away
    return SideView(
        deck=total(side.deck),
        hand=counts(side.hand, deck.kinds) if own else None,
        held=total(side.hand) + total(committed),
        known=counts(side.known, deck.kinds),
        hidden=counts(committed, deck.kinds) if own else None,
        combatants=counts(side.combatants, deck.kinds),
        trap=bool(side.trap),
        fallen=counts(side.fallen, deck.kinds),
        shots=side.shots if own or are_shots_known(state, seat) else None,
        discards=counts(side.discards - unknown, deck.kinds),
        put_away=total(unknown),
        force=deck.force_of(side.combatants),
        prizes=counts(side.prizes, PRIZES.kinds),
        points=ending.victory_points(state, seat),
        done=choosing(state.stage) != NONE and state.has_chosen(seat),
        resting=counts(side.resting, deck.kinds),
        dying=dying(state, seat, reader) if casualties else None,
    )


def are_shots_known(state: Cards, seat: int) -> bool:
    """Whether everybody knows this side's number."""
    return choosing(state.stage) not in (ARROWS_STAGE, TOURNAMENT_STAGE) or not state.is_secret(seat)


def dying(state: Cards, seat: int, reader: int) -> Counts | None:
    """The casualties of a side that are chosen and not turned up yet."""
    side = state.side(seat)
    chooser = arrows.victim(state, seat)
    if arrows.is_choice(side) and reader != chooser:
        return None
    return counts(side.chosen, deck_of(seat).kinds)
