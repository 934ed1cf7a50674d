"""BANDITS-B: what a good player of `bandits` looks at: how good a position is, and quick sensible play.

Judged is the start of a turn, when everything has gone home, or the end, when chests are opened. The weights are in
`data/eye.toml`; quick play reckons in points, by the exact chances of dice (prospects.py).
"""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.bandits import assault, bribes, john, paying, robin, rumble
from sherwood.games.bandits.components import (
    BEER,
    COIN,
    GYPSY,
    MARION,
    coins,
    count,
    next_face,
    one,
    tokens,
    total,
)
from sherwood.games.bandits.kinds import (
    AGAIN,
    ALLEY,
    BOY,
    DISCARD,
    GOSSIP,
    GUARDS,
    MARKET,
    NO_MARK,
    PASS,
    PLACE,
    PLUS_TWO,
    POINT,
)
from sherwood.games.bandits.kinds import BEER as POUR
from sherwood.games.bandits.position import (
    BACK_STAGE,
    BEER_STAGE,
    BRIBE_STAGE,
    BUSHES,
    CHOOSE_STAGE,
    COVERED,
    DISCARD_STAGE,
    FREE,
    GONE,
    JOHN_STAGE,
    KEEP_STAGE,
    LOT_STAGE,
    MARK_STAGE,
    NONE,
    OPEN,
    OPEN_STAGE,
    PLACES,
    POSITION_STAGE,
    PRISON,
    REWARD_STAGE,
    ROADS,
    ROBBED,
    ROBIN_STAGE,
    Position,
    Road,
)
from sherwood.games.bandits.rows import GANGS, Haul, Odds, covered, fill_rate, in_bushes, opened
from sherwood.games.bandits.state import Bandits
from sherwood.kernel.eye import CERTAIN, Actions, Eye
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, pack
from sherwood.kernel.rng import Rng
from sherwood.kernel.state import CHANCE, State

STEPS: Final[i64] = 1000
"""Into which a mood is cut."""
WORST: Final = -1000.0


def weights() -> Any:
    """The tables of `data/eye.toml`."""
    with (Path(__file__).parent / "data" / "eye.toml").open("rb") as file:
        return tomllib.load(file)


class BanditsEye(Eye):
    def __init__(self, data: Any) -> None:
        """`data`: the tables of `data/eye.toml`."""
        worth, play = data["worth"], data["play"]
        self.odds = Odds()
        self.points = vec[float](worth["points"])
        """By turns still to come, as are the next two: what a point is worth, in log-odds of leaving one rival behind."""
        self.jewels = vec[float](worth["jewels"])
        """A jewel beyond the points that it brings."""
        self.prison = vec[float](worth["prison"])
        """A leader in prison costs so much."""
        self.token: float = play["token"]
        """Points that a token not yet drawn is worth."""
        self.alley: float = play["alley"]
        self.bandit: float = play["bandit"]
        """Points that a bandit not yet placed is worth."""
        self.column_worth = vec[float](play["column"])
        """Points that a column on the drawbridge brings on average, by how many dice it has."""
        self.rivals: float = play["rivals"]
        """Points that a rival's point costs."""
        self.leader: float = play["leader"]
        """Points that a leader at hand may still bring in a turn."""
        self.mood: float = play["mood"]
        """By up to so many points quick play errs in placing, so that it isn't foreseen."""

    # -- the worth of a position (BANDITS-7) --------------------------------------------------------------------------
    def quiet(self, state: State) -> bool:
        """Where rows can be reckoned; not while a seat that has called Marion goes on to place by what she brought."""
        assert isinstance(state, Position)
        if state.stage == POSITION_STAGE and state.seat >= 0:
            return state.gang(state.seat).leader != 1 + MARION
        return (state.seat >= 0 and state.stage in (JOHN_STAGE, CHOOSE_STAGE, ROBIN_STAGE)) or self.horizon(state)

    def horizon(self, state: State) -> bool:
        """The start of a turn, before a bandit is placed, and the end, when chests are opened."""
        assert isinstance(state, Position)
        if state.seat != CHANCE or state.number == 0:
            return False
        if state.stage > BACK_STAGE:
            return state.stage in (OPEN_STAGE, LOT_STAGE)
        return state.then == NONE and state.alleys == 0 and all(gang.bandits == BUSHES for gang in state.gangs)

    def has_actions(self) -> bool:
        """Each move is one: luck is so loud that moves tell apart only in the same worlds with the same dice."""
        return True

    def age(self, state: State) -> i64:
        """Two for every stakeout and every ambush, so that a search goes on to the next of them and judges there."""
        assert isinstance(state, Position)
        return 2 * (2 * state.number + i64(state.stage >= JOHN_STAGE))

    def worth(self, state: State, seat: i64) -> i64:
        """The share of the other seats that this one will leave behind; if Will Scarlet wins, it is half (BANDITS-11.7)."""
        assert isinstance(state, Position)
        outlook = self.outlooks(state, seat)
        ahead = 0.0
        for other in range(state.seats):
            if other != seat:
                share = sigmoid(outlook[seat] - outlook[other])
                if state.has_will():
                    will = sigmoid(outlook[state.seats] - max(outlook[seat], outlook[other]))
                    share += will * (0.5 - share)
                ahead += share
        return i64(ahead / float(state.seats - 1) * float(CERTAIN))

    def outlooks(self, state: Position, seat: i64) -> vec[float]:
        """How well each gang does as far as a seat can tell, in log-odds."""
        in_turn = POSITION_STAGE <= state.stage <= ROBIN_STAGE
        left = turns_left(state) + i64(in_turn)
        chests = held(state)
        found = vec[float]()
        for gang in range(len(state.gangs)):
            found = append(found, self.standing(state, chests, gang, left))
        if in_turn:
            haul = self.ambush(state, seat)
            for gang in range(len(state.gangs)):
                found[gang] += self.points[left] * self.promised(state, haul, gang)
        return found

    def standing(self, state: Position, chests: vec[i64], number: i64, left: i64) -> float:
        """How well a gang does without what this turn may still bring."""
        gang = state.gang(number)
        sum = self.points[left] * float(gang.vp) + self.hoard(state, chests, number, left)
        if number == state.seats:
            sum += (self.points[left] * self.token + self.jewels[left]) * float(state.wills)
        if gang.leader == PRISON:
            sum -= self.prison[left]
        return sum

    def hoard(self, state: Position, chests: vec[i64], gang: i64, left: i64) -> float:
        """What tokens are worth to a gang, in log-odds."""
        points = float(state.box.scoring.majorities(chests, gang)) + self.combinations(state, chests[gang], left)
        promise = self.jewels[left] * float(total(chests[gang]) - coins(chests[gang]))
        return self.points[left] * points + promise

    def combinations(self, state: Position, chest: i64, left: i64) -> float:
        """The points of a chest; while turns are left, of what lies loose in it each coin's share."""
        scoring = state.box.scoring
        sum = scoring.combinations(chest)
        if left == 0:
            return float(sum)
        for more in range(1, scoring.coins):
            sum += scoring.combinations(chest + tokens(more, COIN))
        return float(sum) / float(scoring.coins)

    # -- what a turn may still bring ----------------------------------------------------------------------------------
    def ambush(self, state: Position, seat: i64) -> Haul:
        """All rows, as far as a seat knows the wagons."""
        haul = Haul(self.odds)
        fill = fill_rate(state) if state.stage == POSITION_STAGE else 0.0
        for number in range(ROADS):
            road = state.road(number)
            if road.state == COVERED:
                low, high = covered(state, road, seat)
                haul.add(road, low, high, fill)
            elif road.state == OPEN:
                low, high = opened(state, number)
                haul.add(road, low, high)
            elif road.state == ROBBED:
                haul.add_robbed(road)
        return haul

    def promised(self, state: Position, haul: Haul, number: i64) -> float:
        """The points that a gang may still expect of this turn."""
        gang = state.gang(number)
        sum = haul.points[number] + self.token * haul.tokens[number] + self.bandit * float(gang.bandits)
        if gang.leader == FREE and number < state.seats:
            sum += self.leader
        return sum + self.drawbridge(haul.dice[number])

    def drawbridge(self, dice: float) -> float:
        """What so many dice on the drawbridge bring on average; there are never more than four."""
        whole = min(i64(dice), len(self.column_worth) - 2)
        part = dice - float(whole)
        return self.column_worth[whole] * (1.0 - part) + self.column_worth[whole + 1] * part

    # -- what is worth considering ------------------------------------------------------------------------------------
    def fill(self, state: State, out: Actions) -> None:
        """Every move but calls of Lady Marion: a leader kept for later brings more (docs/balance.md)."""
        moves = Moves()
        state.fill(moves)
        for i in range(moves.n):
            if not GOSSIP <= kind_of(moves.items[i]) <= GUARDS:
                out.moves.add(moves.items[i])
                out.close()

    # -- quick sensible play ------------------------------------------------------------------------------------------
    def choose(self, state: State, moves: Moves, rng: Rng) -> i64:
        assert isinstance(state, Bandits)
        if state.stage == POSITION_STAGE:
            return self.stand(state, moves, rng)
        if state.stage == DISCARD_STAGE:
            return pack(DISCARD, next_face(self.cheapest(state, state.seat, state.left), 0))
        best = moves.items[0]
        most = WORST
        for i in range(moves.n):
            promise = self.promise(state, moves.items[i])
            if promise > most:
                most = promise
                best = moves.items[i]
        return best

    def promise(self, state: Bandits, move: i64) -> float:
        """About how many points a move brings."""
        stage = state.stage
        if stage == MARK_STAGE:
            return self.marked(state, a_of(move))
        if stage == JOHN_STAGE:
            return self.leader if kind_of(move) == PASS else self.moved(state, move)
        if stage == CHOOSE_STAGE:
            return self.assaulted(state, a_of(move))
        if stage == ROBIN_STAGE:
            return self.leader if kind_of(move) == PASS else self.turned(state, move)
        if stage == KEEP_STAGE:
            return self.kept(state, a_of(move))
        if stage == BRIBE_STAGE:
            return self.bribed(state, a_of(move))
        if stage == REWARD_STAGE:
            return 1.0 if a_of(move) == POINT else self.drawn(state, state.seat)
        return self.poured(state, a_of(move), b_of(move)) if stage == BEER_STAGE else self.called_tuck(state, move)

    # -- placing (BANDITS-4.2, 8.4) ------------------------------------------------------------------------------------
    def stand(self, state: Bandits, moves: Moves, rng: Rng) -> i64:
        """The best space."""
        own = in_bushes(state, state.seat)
        fill = fill_rate(state)
        best = moves.items[0]
        most = WORST
        for i in range(moves.n):
            move = moves.items[i]
            if kind_of(move) == PLACE:
                promise = self.placed(state, move, own, fill) + self.mood * float(rng.below(STEPS)) / float(STEPS)
                if promise > most:
                    most = promise
                    best = move
        return best

    def placed(self, state: Bandits, move: i64, own: i64, fill: float) -> float:
        """The points and the token of a bush, if other bushes fill as `fill` says; what the die does on the drawbridge."""
        if a_of(move) == ALLEY:
            return self.alley
        bush = b_of(move)
        road = state.road(a_of(move))
        low, high = covered(state, road, state.seat)
        left = road.taken(0, bush)
        dice = left + 1 + road.taken(bush + 1, BUSHES)
        falls = self.odds.filled(dice, BUSHES - dice, fill, low, high)
        before = self.odds.filled(left, bush - left, fill, low, high)
        last = self.odds.filled(left + 1, bush - left, fill, low, high) - before
        return (falls - before) * (1.0 + self.token + self.column_worth[own + 1] - self.column_worth[own]) + last

    def marked(self, state: Bandits, mark: i64) -> float:
        change: i64 = 0 if mark == NO_MARK else 2 if mark == PLUS_TWO else -2
        low, high = covered(state, state.road(state.at), state.seat)
        return self.row(state.road(state.at), state.seat, low + change, high + change, fill_rate(state))

    # -- a row (BANDITS-5.2 to 5.5) -----------------------------------------------------------------------------------
    def row(self, road: Road, seat: i64, low: i64, high: i64, fill: float = 0.0) -> float:
        """The points of a row for a seat, less what those of its rivals cost it."""
        haul = Haul(self.odds)
        haul.add(road, low, high, fill)
        worth = 0.0
        for gang in range(GANGS):
            worth += self.side(gang, seat) * (haul.points[gang] + self.token * haul.tokens[gang])
        return worth

    def side(self, gang: i64, seat: i64) -> float:
        return 1.0 if gang == seat else -self.rivals

    def rows(self, state: Bandits, seat: i64) -> float:
        """All rows still to be assaulted."""
        worth = 0.0
        for number in range(ROADS):
            if state.road(number).state == OPEN:
                low, high = opened(state, number)
                worth += self.row(state.road(number), seat, low, high)
        return worth

    def moved(self, state: Bandits, move: i64) -> float:
        """What a call of Little John changes (BANDITS-8.5 to 8.8)."""
        after = state.copy()
        assert isinstance(after, Bandits)
        john.play(after, move)
        coin = after.gang(state.seat).now - state.gang(state.seat).now
        return self.rows(after, state.seat) - self.rows(state, state.seat) + self.gain(state, state.seat, coin)

    def assaulted(self, state: Bandits, number: i64) -> float:
        """What it does for the rows of Gypsy and Beer if this wagon has escaped before (BANDITS-9.4)."""
        change = 0.0
        for other in range(ROADS):
            road = state.road(other)
            if other != number and road.state == OPEN and state.deck.special[road.card] in (GYPSY, BEER):
                change += self.row_after(state, other, number)
        low, high = opened(state, number)
        return change * (1.0 - self.odds.reach(assault.due_up_to(state.road(number), BUSHES - 1), low, high))

    def row_after(self, state: Bandits, number: i64, gone: i64) -> float:
        """By how much a row is worth more with another wagon gone."""
        after = state.copy()
        assert isinstance(after, Bandits)
        after.road(gone).state = GONE
        low, high = opened(state, number)
        now = self.row(state.road(number), state.seat, low, high)
        low, high = opened(after, number)
        return self.row(state.road(number), state.seat, low, high) - now

    def turned(self, state: Bandits, move: i64) -> float:
        """What a call of Robin Hood changes at the wagon under assault (BANDITS-8.9 to 8.12)."""
        low, high = opened(state, state.at)
        now = self.row(state.road(state.at), state.seat, low, high)
        if kind_of(move) == AGAIN:
            return self.rolled(state.road(assault.road_of(state, a_of(move))), a_of(move) % PLACES, state.seat, low, high) - now
        after = state.copy()
        assert isinstance(after, Bandits)
        robin.play(after, move)
        return self.row(after.road(state.at), state.seat, low, high) - now

    def rolled(self, road: Road, place: i64, seat: i64, low: i64, high: i64) -> float:
        """A row with one die rolled again."""
        after = road.copy()
        sum = 0.0
        for value in range(1, 7):
            after.set_die(place, road.owner_at(place), value)
            sum += self.row(after, seat, low, high)
        return sum / 6.0

    # -- tokens (BANDITS-5.6, 6.4, 7.3) -------------------------------------------------------------------------------
    def gain(self, state: Position, gang: i64, change: i64) -> float:
        """The points that it is worth to a gang if these tokens come, or go; `change` is a pile, or one less another."""
        left = turns_left(state)
        chests = held(state)
        before = self.hoard(state, chests, gang, left)
        chests[gang] += change
        return (self.hoard(state, chests, gang, left) - before) / self.points[left]

    def kept(self, state: Bandits, face: i64) -> float:
        """The token, and that the next taker doesn't get it."""
        after = (state.line >> 3 & 7) - 1
        denied = self.gain(state, after, one(face)) if after != NONE and after != state.seat else 0.0
        return self.gain(state, state.seat, one(face)) + self.rivals * denied

    def drawn(self, state: Bandits, gang: i64) -> float:
        """A token drawn from those that nobody has looked at."""
        left = total(state.hidden)
        if left == 0:
            return self.token
        sum = 0.0
        face = next_face(state.hidden, 0)
        while face != NONE:
            sum += float(count(state.hidden, face)) * self.gain(state, gang, one(face))
            face = next_face(state.hidden, face + 1)
        return sum / float(left)

    def cheapest(self, state: Bandits, gang: i64, n: i64) -> i64:
        """The pile of n tokens that a gang may pay and can best do without."""
        pile: i64 = 0
        for _ in range(n):
            pile += one(self.cheapest_beside(state, gang, pile))
        return pile

    def cheapest_beside(self, state: Bandits, gang: i64, pile: i64) -> i64:
        """The face that goes best when this pile goes too."""
        free = paying.payable(state, gang) & -one(state.least) - pile
        best = NONE
        most = WORST
        face = next_face(free, 0)
        while face != NONE:
            gain = self.gain(state, gang, -pile - one(face))
            if gain > most:
                most = gain
                best = face
            face = next_face(free, face + 1)
        return best

    # -- the drawbridge (BANDITS-6) -----------------------------------------------------------------------------------
    def column(self, state: Bandits, sum: i64) -> float:
        """BANDITS-6.5a, c, e."""
        if sum < state.board.reward_below:
            return 1.0
        if sum <= state.board.arrest_above or state.pardon == 1:
            return 0.0
        left = turns_left(state)
        return -self.prison[left] / self.points[left] if left > 0 else -1.0

    def bribed(self, state: Bandits, n: i64) -> float:
        column = state.gang(state.seat).column
        for _ in range(bribes.dice_for(n)):
            column -= rumble.die(rumble.lowest(column))
        return self.column(state, rumble.total(column)) + self.gain(state, state.seat, -self.cheapest(state, state.seat, n))

    def called_tuck(self, state: Bandits, move: i64) -> float:
        """What a call of Friar Tuck brings (BANDITS-8.13 to 8.16)."""
        kind = kind_of(move)
        if kind == PASS:
            return 0.0
        if kind == BOY:
            sum = rumble.total(state.gang(state.seat).column)
            return self.column(state, sum - a_of(move)) - self.column(state, sum)
        if kind == POUR:
            return self.poured(state, a_of(move), b_of(move)) + self.poured_on(state, a_of(move))
        gone = self.gain(state, state.seat, -self.cheapest(state, state.seat, 1))
        return gone + (1.0 if kind == MARKET else self.drawn(state, state.seat))

    def poured(self, state: Bandits, gang: i64, value: i64) -> float:
        """A rival's die raised (BANDITS-8.16)."""
        sum = rumble.total(state.gang(gang).column)
        return self.rivals * (self.column(state, sum) - self.column(state, sum + min(6, value + 2) - value))

    def poured_on(self, state: Bandits, first: i64) -> float:
        """The best that can be done to the other rivals."""
        sum = 0.0
        for gang in range(len(state.gangs)):
            if gang != state.seat and gang != first and state.gang(gang).column != 0:
                sum += self.best_pour(state, gang)
        return sum

    def best_pour(self, state: Bandits, gang: i64) -> float:
        most = WORST
        for value in range(1, 7):
            if rumble.has(state.gang(gang).column, value):
                most = max(most, self.poured(state, gang, value))
        return most


def turns_left(p: Position) -> i64:
    """How many are still to come when everything has gone home."""
    return p.board.turns - p.number + i64(p.stage == BACK_STAGE)


def held(p: Position) -> vec[i64]:
    """All that each gang has, in its chest and before it."""
    piles = vec[i64]()
    for gang in p.gangs:
        piles = append(piles, gang.chest + gang.now)
    return piles


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


EYE: Final = BanditsEye(weights())
