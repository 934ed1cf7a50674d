"""CARDS-B: what a good player of `cards` looks at: how good a position is, and quick sensible play.

Judged is the start of a turn, when all combatants are back in hand or among the discards. The weights in `data/eye.toml` were
fitted to games of the search bot; the rules of thumb below follow chapter B.
"""

from __future__ import annotations

import tomllib
from math import exp, log
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.cards.arrows import victim
from sherwood.games.cards.components import (
    HEAL_WOUNDS,
    PRIZES,
    ROBINS,
    SHERIFFS,
    SHOT,
    Deck,
    count,
    next_kind,
    one,
    total,
)
from sherwood.games.cards.kinds import ADD, ALONE, DROP, HEAL, KEEP, LOSE, ROBIN, SHERIFF, SHOTS, TRAP
from sherwood.games.cards.position import (
    ARROWS_STAGE,
    CASUALTIES_STAGE,
    NONE,
    PRIZE_STAGE,
    TOURNAMENT_STAGE,
    Position,
    Side,
    deck_of,
)
from sherwood.games.cards.state import Cards
from sherwood.kernel.eye import CERTAIN, Eye
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, State

CALM: Final = 6.0
"""By so much an outlook is flattened where it isn't the chance to win that counts."""


def _weights() -> Any:
    with (Path(__file__).parent / "data" / "eye.toml").open("rb") as file:
        return tomllib.load(file)["worth"]


class CardsEye(Eye):
    def __init__(self) -> None:
        data = _weights()
        self.pride: float = data["pride"]
        self.lead: float = data["lead"]
        self.even: float = data["even"]
        self.robin = vec[float](data["robin"])
        self.sheriff = vec[float](data["sheriff"])
        self.robin_draws: float = data["robin_draws"]
        self.sheriff_draws: float = data["sheriff_draws"]

    # -- the worth of a position ----------------------------------------------------------------------------------
    def quiet(self, state: State) -> bool:
        """The start of a turn, before anybody is asked."""
        assert isinstance(state, Position)
        return state.seat == CHANCE and state.stage <= PRIZE_STAGE

    def worth(self, state: State, seat: i64) -> i64:
        """The chance to win; and for a part, so that nobody gives up or rests, how good things look beyond it."""
        assert isinstance(state, Position)
        outlook = self.outlook(state)
        robin = (1.0 - self.pride) * chance(state, outlook) + self.pride * sigmoid(outlook / CALM)
        return i64((robin if seat == ROBIN else 1.0 - robin) * float(CERTAIN))

    def outlook(self, state: Position) -> float:
        """Robin's chances against the Sheriff's, as the logarithm of the odds."""
        prizes = to_come(state)
        sum = self.even + self.lead * grip(lead(state), PRIZES.points_of(prizes))
        sum += self.value(self.robin, state.robin) - self.value(self.sheriff, state.sheriff)
        robin = self.robin_draws * mean_force(ROBINS, state.robin.deck)
        sheriff = self.sheriff_draws * mean_force(SHERIFFS, state.sheriff.deck)
        return sum + (robin - sheriff) * float(total(prizes))

    def value(self, weights: vec[float], side: Side) -> float:
        """Of a side's hand, those who rest, and the cards that it is about to draw."""
        sum = self.weigh(weights, side.hand + side.resting)
        if side.deck != 0 and side.owed > 0:
            sum += self.weigh(weights, side.deck) * float(side.owed) / float(total(side.deck))
        return sum

    def weigh(self, weights: vec[float], pile: i64) -> float:
        sum = 0.0
        kind: i64 = 0
        while pile != 0:
            sum += float(pile & 63) * weights[kind]
            pile >>= 6
            kind += 1
        return sum

    def reopen(self, state: State) -> None:
        """CARDS-0.3: the Sheriff doesn't know what Robin has chosen; Robin is asked again."""
        assert isinstance(state, Cards)
        if state.seat != SHERIFF or not state.is_secret(ROBIN) or state.kind != next_kind(state.kinds(), 0):
            return
        if state.stage == ARROWS_STAGE or state.stage == TOURNAMENT_STAGE:
            state.robin.shots = 0
        elif state.stage != CASUALTIES_STAGE:
            state.robin.hand += state.robin.chosen
            state.robin.chosen = 0
        elif state.is_asked(ROBIN):
            state.side(victim(state, ROBIN)).chosen = 0
        state.ask(ROBIN)

    # -- quick play -----------------------------------------------------------------------------------------------
    def choose(self, state: State, moves: Moves, rng: Rng) -> i64:
        assert isinstance(state, Position)
        kind = kind_of(moves.items[0])
        last = moves.n - 1
        if kind == ADD:
            return moves.items[add(state, moves, rng)]
        if kind == SHOTS:
            return moves.items[shots(state, last, rng)]
        if kind == TRAP:
            return moves.items[1 if rng.below(8) < 1 + prize_points(state) else 0]
        if kind == LOSE:
            return moves.items[last if a_of(moves.items[0]) == state.seat else 0]
        if kind in (KEEP, ALONE):
            return keep(state, moves)
        if kind == HEAL:
            return moves.items[heal(state, moves)]
        if kind == DROP:
            return moves.items[drop(state, moves)]
        return moves.items[rng.below(moves.n)]


EYE: Final = CardsEye()


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def lead(state: Position) -> i64:
    """Robin's points less the Sheriff's."""
    return PRIZES.points_of(state.robin.prizes) - PRIZES.points_of(state.sheriff.prizes)


def chance(state: Position, outlook: float) -> float:
    """Robin's chance to win, a draw for half, between the most and the least that what is left can bring him."""
    left = PRIZES.points_of(to_come(state))
    least = share(lead(state) - left)
    return least + (share(lead(state) + left) - least) * sigmoid(outlook)


def grip(lead: i64, left: i64) -> float:
    """How firm a lead is, the firmer the less is left; one that can't be lost any more is so by each further point."""
    open = max(-left, min(left, lead))
    return log(float(1 + left + open) / float(1 + left - open)) + float(lead - open)


def share(lead: i64) -> float:
    """What a final lead is worth."""
    return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0


def to_come(state: Position) -> i64:
    """The prizes that nobody has won yet."""
    left = state.prizes + state.carried
    return left + one(state.prize) if state.prize != NONE else left


def mean_force(deck: Deck, pile: i64) -> float:
    """Of the cards still to be drawn; 0 if there are none."""
    return float(deck.force_of(pile)) / float(total(pile)) if pile != 0 else 0.0


def held(side: Side, kind: i64) -> i64:
    return count(side.hand, kind)


def prize_points(state: Position) -> i64:
    return PRIZES.points[state.prize] + PRIZES.points_of(state.carried)


# -- the ambush ---------------------------------------------------------------------------------------------------
def add(state: Position, moves: Moves, rng: Rng) -> i64:
    """Much or nothing: the first kind decides by the prize, and the others follow it."""
    seat = state.seat
    side = state.side(seat)
    kind = b_of(moves.items[0])
    last = moves.n - 1
    declined = total(side.hand & (one(kind) - 1) & deck_of(seat).characters)
    committed = total(side.chosen)
    if committed > declined:
        return last if rng.below(8) != 0 else rng.below(moves.n)
    if committed + declined > 0:
        return 0 if rng.below(8) != 0 else rng.below(moves.n)
    eager = 3 + 2 * prize_points(state)
    if rng.below(14) < eager:
        return last
    return 0 if rng.below(4) != 0 else rng.below(moves.n)


# -- arrows and bolts -----------------------------------------------------------------------------------------------
def shots(state: Position, most: i64, rng: Rng) -> i64:
    """In the Tournament most; else as many as can kill, or none."""
    if state.stage == TOURNAMENT_STAGE:
        return most if rng.below(4) != 0 else rng.below(most + 1)
    seat = state.seat
    enemy = state.side(1 - seat).combatants
    negated = deck_of(1 - seat).negated_by(enemy)
    useful = total(enemy) + negated
    if useful > most:
        useful = most
    if useful <= negated:
        return 0
    x = rng.below(8)
    if x < 5:
        return useful
    return 0 if x < 7 else rng.below(useful + 1)


# -- keeping, healing, dropping ---------------------------------------------------------------------------------------
def keep(state: Position, moves: Moves) -> i64:
    """The combatants of greatest force: alone, or some together."""
    seat = state.seat
    deck = deck_of(seat)
    pile = state.side(seat).combatants
    best: i64 = -1
    chosen = moves.items[0]
    for i in range(moves.n):
        move = moves.items[i]
        kind = b_of(move)
        force = deck.force[kind]
        if kind_of(move) == KEEP:
            n = c_of(move)
            force = n * force + greatest(deck, pile, next_kind(pile, kind + 1), state.allowance - n * force)
        if force >= best:
            best = force
            chosen = move
    return chosen


def greatest(deck: Deck, pile: i64, kind: i64, margin: i64) -> i64:
    """The greatest force within `margin` that combatants from `kind` on make together."""
    if kind < 0 or margin < deck.force[kind]:
        return 0
    force = deck.force[kind]
    later = next_kind(pile, kind + 1)
    best: i64 = 0
    for n in range(count(pile, kind) + 1):
        if n * force > margin:
            return best
        sum = n * force + greatest(deck, pile, later, margin - n * force)
        if sum > best:
            best = sum
    return best


def heal(state: Position, moves: Moves) -> i64:
    """The strongest first, and nobody who isn't worth the card while there are others to come."""
    kind = b_of(moves.items[0])
    if kind < ROBIN_WORTHY and state.prizes != 0:
        return 0
    later = total(state.robin.fallen >> 6 * kind >> 6)
    spare = held(state.robin, HEAL_WOUNDS) - later
    if spare <= 0:
        return 0
    return spare if spare < moves.n - 1 else moves.n - 1


ROBIN_WORTHY: Final[i64] = 4
"""From Friar Tuck on a man is worth a Heal Wounds."""


def drop(state: Position, moves: Moves) -> i64:
    """The weak first: force up to 10, and shots beyond three."""
    seat = state.seat
    kind = b_of(moves.items[0])
    force = deck_of(seat).force[kind]
    if kind == SHOT:
        surplus = held(state.side(seat), kind) - 3
        for i in range(moves.n):
            if c_of(moves.items[i]) >= surplus:
                return i
        return moves.n - 1
    return moves.n - 1 if 0 < force <= 10 else 0
