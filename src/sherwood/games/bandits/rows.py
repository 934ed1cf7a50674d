"""BANDITS-5.2, O: how likely dice reach a defence that isn't known yet, and what computers take from a row of bandits."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.bandits import assault, prospects, specials
from sherwood.games.bandits.components import FESTIVAL
from sherwood.games.bandits.position import BUSHES, NONE, PLACES, Position, Road
from sherwood.games.bandits.specials import FESTIVAL_ROLLS

DICE: Final[i64] = 8
"""As many as there can be in a row."""
LEAST: Final[i64] = -40
"""No defence less the pips that lie already is lower."""
MOST: Final[i64] = 60
"""None is higher."""
GANGS: Final[i64] = 5
"""No more can play."""


class Odds:
    """How likely dice reach a defence, for each and for ranges of them."""

    def __init__(self) -> None:
        self.sums = vec[float]()
        """By dice and defence: the chances of all defences up to this one, added up."""
        for dice in range(DICE + 1):
            sum = 0.0
            for defence in range(LEAST, MOST + 1):
                sum += chance(dice, defence)
                self.sums = append(self.sums, sum)

    def reach(self, dice: i64, low: i64, high: i64) -> float:
        """That so many dice reach a defence, each from `low` to `high` as likely."""
        row = dice * (MOST - LEAST + 1) - LEAST
        return (self.sums[row + high] - self.sums[row + low - 1]) / float(high - low + 1)

    def filled(self, dice: i64, free: i64, fill: float, low: i64, high: i64) -> float:
        """The same with so many dice and free bushes, each of which gets another as likely as `fill` says."""
        if free == 0 or fill == 0.0:
            return self.reach(dice, low, high)
        fewer = self.filled(dice, free - 1, fill, low, high)
        return fewer + fill * (self.filled(dice + 1, free - 1, fill, low, high) - fewer)


def chance(dice: i64, defence: i64) -> float:
    if defence <= 0:
        return 1.0
    return float(prospects.paid(int(dice), 1, int(defence))) if dice > 0 and defence <= 6 * dice else 0.0


class Haul:
    """What each gang may expect of rows that are assaulted."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.points = vec[float]([0.0] * GANGS)
        self.tokens = vec[float]([0.0] * GANGS)
        self.dice = vec[float]([0.0] * GANGS)
        """Those that come to the drawbridge."""

    def add(self, road: Road, low: i64, high: i64, fill: float = 0.0) -> None:
        """One row more; its free bushes get another bandit as likely as `fill` says (BANDITS-5.4 to 5.6)."""
        dice = assault.due_up_to(road, BUSHES - 1)
        pips = assault.sum_up_to(road, BUSHES - 1)
        falls = self.odds.filled(dice, BUSHES - road.taken(0, BUSHES), fill, low - pips, high - pips)
        before = 0.0
        free: i64 = 0
        for bush in range(BUSHES):
            host = whose(road, 2 * bush)
            if host == NONE:
                free += 1
            else:
                dice = assault.due_up_to(road, bush)
                pips = assault.sum_up_to(road, bush)
                if fill > 0.0:
                    before = self.odds.filled(dice - 1, free, fill, low - pips, high - pips)
                reached = self.odds.filled(dice, free, fill, low - pips, high - pips)
                self.add_unit(road, bush, falls - before, reached - before)
                before = reached

    def add_unit(self, road: Road, bush: i64, paid: float, last: float) -> None:
        host = whose(road, 2 * bush)
        guest = whose(road, 2 * bush + 1)
        lies = road.lies_at(2 * bush) or road.lies_at(2 * bush + 1)
        self.points[host] += paid + last * (2.0 if lies else 1.0)
        self.tokens[host if guest == NONE else guest] += paid
        self.dice[host] += paid
        if guest != NONE:
            self.dice[guest] += paid

    def add_robbed(self, road: Road) -> None:
        """The dice of a wagon that was beaten."""
        for place in range(PLACES):
            if road.value_at(place) != 0:
                self.dice[road.owner_at(place)] += 1.0


# -- rows -------------------------------------------------------------------------------------------------------------
def covered(p: Position, road: Road, seat: i64) -> tuple[i64, i64]:
    """The range of the defence of a wagon, as far as a seat knows it."""
    low = p.deck.lo[road.back]
    high = p.deck.hi[road.back]
    if road.is_seen_by(seat):
        if p.deck.special[road.card] == FESTIVAL:
            low, high = FESTIVAL_ROLLS, 6 * FESTIVAL_ROLLS
        elif p.deck.value[road.card] != 0:
            low, high = p.deck.value[road.card], p.deck.value[road.card]
    return low + road.marker, high + road.marker


def opened(p: Position, number: i64) -> tuple[i64, i64]:
    """The same of an open wagon."""
    road = p.road(number)
    if p.deck.special[road.card] == FESTIVAL and not specials.is_festival_rolled(p):
        return FESTIVAL_ROLLS + road.marker, 6 * FESTIVAL_ROLLS + road.marker
    need = assault.needed(p, number)
    return (MOST, MOST) if need == NONE else (need, need)


def whose(road: Road, place: i64) -> i64:
    """Whose bandit or die is there, or NONE."""
    gang = road.gang_at(place)
    return road.owner_at(place) if gang == NONE else gang


def in_bushes(p: Position, gang: i64) -> i64:
    """How many of a gang's bandits are."""
    n: i64 = 0
    for road in p.roads:
        n += road.bandits_of(gang)
    return n


def fill_rate(p: Position) -> float:
    """How likely a space that is left will be taken."""
    bandits: i64 = 0
    for gang in p.gangs:
        bandits += gang.bandits
    spaces: i64 = 0
    for road in p.roads:
        if road.back != NONE:
            spaces += BUSHES - road.taken(0, BUSHES)
    for alley in range(p.open_alleys()):
        spaces += i64(p.alley(alley) == NONE)
    return float(bandits) / float(spaces) if spaces > 0 else 0.0
