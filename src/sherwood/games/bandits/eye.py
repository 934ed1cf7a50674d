"""BANDITS-B: what a good player of `bandits` looks at: how good a position is, and quick sensible play.

Judged is the start of a turn, when everything has gone home. The weights are in `data/eye.toml`.
"""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.bandits import bribes, rumble
from sherwood.games.bandits.components import Deck, one, total
from sherwood.games.bandits.kinds import ALLEY, BARTER, BOY, KEEP, MARK, NO_MARK, PASS, PLACE, WAGON
from sherwood.games.bandits.position import (
    BACK_STAGE,
    BRIBE_STAGE,
    BUSHES,
    COVERED,
    DISCARD_STAGE,
    KEEP_STAGE,
    NONE,
    POSITION_STAGE,
    PRISON,
    ROBIN_STAGE,
    TUCK_STAGE,
    Position,
)
from sherwood.games.bandits.state import Bandits
from sherwood.kernel.eye import CERTAIN, Eye
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, State

STEPS: Final[i64] = 1000
"""Into which a chance to be moody is cut."""


def _weights() -> Any:
    with (Path(__file__).parent / "data" / "eye.toml").open("rb") as file:
        return tomllib.load(file)


class BanditsEye(Eye):
    def __init__(self) -> None:
        data = _weights()
        worth, play = data["worth"], data["play"]
        self.spread: float = worth["spread"]
        """How many points of a lead are as good as a win, by and large, at the end of the last turn."""
        self.spread_a_turn: float = worth["spread_a_turn"]
        """How many more for each turn that is still to come."""
        self.prison: float = worth["prison"]
        self.spare: float = worth["spare"]
        """Points that a token is worth beyond what it scores now."""
        self.token: float = play["token"]
        """Points that a token to come is worth."""
        self.alley: float = play["alley"]
        self.mood: float = play["mood"]
        """By so many points quick play errs, so that it isn't foreseen."""

    # -- the worth of a position (BANDITS-7) --------------------------------------------------------------------------
    def quiet(self, state: State) -> bool:
        """The start of a turn, before a bandit is placed."""
        assert isinstance(state, Position)
        if state.seat != CHANCE or state.stage > BACK_STAGE or state.number == 0 or state.then != NONE:
            return False
        return state.alleys == 0 and all(gang.bandits == BUSHES for gang in state.gangs)

    def worth(self, state: State, seat: i64) -> i64:
        """The share of the other seats that this one will leave behind, as points look now."""
        assert isinstance(state, Position)
        chests = vec[i64]()
        for gang in state.gangs:
            chests = append(chests, gang.chest + gang.now)
        left = state.board.turns - state.number + (1 if state.stage == BACK_STAGE else 0)
        spread = self.spread + self.spread_a_turn * float(left)
        own = self.standing(state, chests, seat)
        ahead = 0.0
        for other in range(len(state.gangs)):
            if other != seat:
                ahead += 1.0 / (1.0 + exp((self.standing(state, chests, other) - own) / spread))
        return i64(ahead / float(len(state.gangs) - 1) * float(CERTAIN))

    def standing(self, state: Position, chests: vec[i64], gang: i64) -> float:
        """The points that a gang would have now, and what its tokens and its leader promise."""
        scoring = state.box.scoring
        points = state.gang(gang).vp + scoring.combinations(chests[gang]) + scoring.majorities(chests, gang)
        found = float(points) + self.spare * float(total(chests[gang]))
        return found - self.prison if state.gang(gang).leader == PRISON else found

    # -- quick sensible play ------------------------------------------------------------------------------------------
    def choose(self, state: State, moves: Moves, rng: Rng) -> i64:
        assert isinstance(state, Bandits)
        best = moves.items[0]
        most = -1000.0
        for i in range(moves.n):
            promise = self.promise(state, moves.items[i]) + self.mood * float(rng.below(STEPS)) / float(STEPS)
            if promise > most:
                most = promise
                best = moves.items[i]
        return best

    def promise(self, state: Bandits, move: i64) -> float:
        """About how many points a move brings."""
        stage = state.stage
        kind = kind_of(move)
        if stage == POSITION_STAGE:
            return self.place(state, move) if kind == PLACE else -1.0
        if stage in (KEEP_STAGE, DISCARD_STAGE):
            return self.token_worth(state, a_of(move), kind == KEEP)
        if stage == ROBIN_STAGE:
            return 0.5 * self.mood if kind == PASS else self.changed(state, move)
        if stage == TUCK_STAGE:
            return self.at_drawbridge(state, move)
        if stage == BRIBE_STAGE:
            return self.bribed(state, a_of(move))
        if kind == MARK:
            return 0.1 if a_of(move) == NO_MARK else 0.0
        return 0.5 if kind in (PASS, WAGON) else 0.0

    def place(self, state: Bandits, move: i64) -> float:
        """A bush: the points of whoever stands there if the row fills, by the wagon's range; more with comrades there."""
        if a_of(move) == ALLEY:
            return self.alley
        road = state.road(a_of(move))
        deck: Deck = state.deck
        low = deck.lo[road.back]
        high = deck.hi[road.back]
        if road.card != NONE and road.state == COVERED and road.lookers >> state.seat & 1 == 1:
            low = max(1, deck.value[road.card] + road.marker)
            high = low
        comrades: i64 = 0
        for bush in range(BUSHES):
            comrades += i64(not road.is_free(bush))
        dice = min(BUSHES, comrades + 2)
        rank: i64 = min(dice - 1, b_of(move))
        before = 3.5 * float(rank)
        need = 0.5 * float(low + high)
        falls = sigmoid((3.5 * float(dice) - need) / 2.0)
        paid = falls * sigmoid((need - before) / 1.5)
        last = paid * sigmoid((before + 3.5 - need) / 1.5)
        return paid * (1.0 + self.token) + last

    def token_worth(self, state: Bandits, face: i64, is_kept: bool) -> float:
        """What a token that is kept adds to what the seat has, or what one that goes takes away."""
        gang = state.gang(state.seat)
        scoring = state.box.scoring
        held = gang.chest + gang.now
        now = scoring.combinations(held)
        if is_kept:
            return float(scoring.combinations(held + one(face)) - now)
        return float(scoring.combinations(held - one(face)) - now)

    def changed(self, state: Bandits, move: i64) -> float:
        """By how much the seat's points at this wagon grow if it turns dice so; a die rolled again counts as 3 or 4."""
        return 0.0

    def at_drawbridge(self, state: Bandits, move: i64) -> float:
        """The drawbridge after the move."""
        kind = kind_of(move)
        if kind == BOY:
            column = state.gang(state.seat).column
            return self.column_worth(state, rumble.total(column) - a_of(move)) - self.column_worth(state, rumble.total(column))
        return 0.3 if kind == BARTER else 0.2 if kind == PASS else 0.0

    def bribed(self, state: Bandits, tokens: i64) -> float:
        column = state.gang(state.seat).column
        for _ in range(bribes.dice_for(tokens)):
            column -= rumble.die(rumble.lowest(column))
        return self.column_worth(state, rumble.total(column)) - self.token * float(tokens)

    def column_worth(self, state: Bandits, sum: i64) -> float:
        """BANDITS-6.5a."""
        if sum > state.board.arrest_above:
            return -1.0
        return 1.0 if sum < state.board.reward_below else 0.0


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


EYE: Final = BanditsEye()
