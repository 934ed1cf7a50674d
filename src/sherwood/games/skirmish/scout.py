"""What computers reckon with in `skirmish`: what a counter is worth, what threatens it where, where it is drawn to.

Worth is counted in points of attack and defence, tolls and risks in thousandths of it. Figures are in `data/eye.toml`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.skirmish import capture
from sherwood.games.skirmish.aims import UNHURT, Aims
from sherwood.games.skirmish.cast import DEAD, FIGURES, MOUNTED, STUNNED, WILD, WOUNDED
from sherwood.games.skirmish.contact import touches
from sherwood.games.skirmish.figures import RESULTS
from sherwood.games.skirmish.kinds import ATTACK
from sherwood.games.skirmish.paths import FAR, Paths
from sherwood.games.skirmish.position import (
    ATTACKED,
    CAPTURED,
    COMBATS,
    FIRED,
    GONE,
    LEFT,
    MOVES,
    NOBODY,
    Position,
)
from sherwood.games.skirmish.reach import Reach
from sherwood.games.skirmish.sheet import COLUMNS, FACES
from sherwood.games.skirmish.threats import WHOLE, Threats, is_threat
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, shifted

SHAPES: Final = ("hale", "frail", "lying", "barely")
HALE: Final[i64] = 0
FRAIL: Final[i64] = 1
LYING: Final[i64] = 2
BARELY: Final[i64] = 3
"""Sections of `data/eye.toml` about what results cost: who is hurt already, who is stunned, whom a wound puts out (S6.8)."""


def _figures() -> dict[str, dict[str, int]]:
    with (Path(__file__).parent / "data" / "eye.toml").open("rb") as file:
        return tomllib.load(file)


class Scout:
    """Of one game; its scratch is shared by all that look at its positions."""

    def __init__(self, p: Position) -> None:
        self.stage = p.stage
        self.board = p.board
        self.sheet = p.sheet
        self.cast = p.cast
        self.aims = Aims(p)
        self.paths = Paths(p.board)
        self.aisles = Paths(p.board, by_doors=True)
        """How a bride walks (SKIRMISH-S2.5)."""
        self.reach = Reach(p.board)
        self.goals = vec[i64]()
        """Places that draw the counter in question."""
        self.guarded = vec[i64]()
        """Where those are whom he guards."""
        self.single = Moves()
        self.ends = Moves()
        self.scores = Moves()
        figures = _figures()
        worth = figures["worth"]
        self.shooter: i64 = worth["shooter"]
        self.prize: i64 = worth["prize"]
        self.treasure: i64 = worth["treasure"]
        self.wounded: i64 = worth["wounded"]
        self.outdone: i64 = worth["out"]
        """Of who is wounded where that puts him out of what counts (SKIRMISH-S6.8)."""
        self.stunned: i64 = worth["stunned"]
        self.captive: i64 = worth["captive"]
        self.threats = Threats(p, worth["contact"], worth["reach"], worth["shot"])
        self.shot: i64 = worth["shot"]
        self.fall: i64 = worth["fall"]
        """What it counts besides that a counter has fallen: who went for it has to go for another now."""
        self.scale: i64 = worth["scale"]
        self.muster: i64 = worth["muster"]
        """What a point of strength at first counts, in thousandths of one lost since."""
        self.near: i64 = figures["goal"]["near"]
        self.flee: i64 = figures["goal"]["flee"]
        self.home: i64 = figures["goal"]["home"]
        self.guard: i64 = figures["goal"]["guard"]
        self.tables = vec[i64]()
        """By shape, on foot or mounted, and column: the toll of a blow on average."""
        for shape in SHAPES:
            self.add_tables({**figures["toll"], **figures[shape]})
        self.worths = vec[i64]([self.base(counter) for counter in range(p.cast.n)])
        self.chapel = self.floor(p.plot.chapel)
        """A hex in it, or NOBODY."""
        self.outside = self.exits()
        """Hexes on the outer sides of the mosaic."""

    def add_tables(self, tolls: dict[str, int]) -> None:
        by_result = vec[i64]([tolls.get(result, 0) for result in RESULTS])
        for is_mounted in (False, True):
            for column in range(i64(1), COLUMNS + 1):
                sum: i64 = 0
                for die in range(i64(1), FACES + 1):
                    sum += by_result[self.sheet.combat(is_mounted, column, die)]
                self.tables = append(self.tables, sum // FACES)

    def base(self, counter: i64) -> i64:
        """What it is worth in full health."""
        form = MOUNTED if self.cast.rides[counter] == 1 else 0
        at = FIGURES * counter + 3 * form
        worth = self.cast.figures[at] + self.cast.figures[at + 1]
        if self.cast.weapon[counter] >= 0:
            worth += self.shooter
        return worth + self.prize if self.aims.is_prize(counter) else worth

    def floor(self, building: i64) -> i64:
        for hex in range(self.board.hexes):
            if building >= 0 and self.board.building[hex] == building:
                return hex
        return NOBODY

    def exits(self) -> vec[i64]:
        found = vec[i64]()
        for hex in range(self.board.hexes):
            if self.board.outer[hex] != 0:
                found = append(found, hex)
        return found

    # -- what it is worth ---------------------------------------------------------------------------------------------
    def worth(self, p: Position, counter: i64) -> i64:
        """As it is now."""
        worth = self.worths[counter]
        if p.front[counter] == LEFT:
            return 2 * worth if self.aims.leave[counter] == 1 else worth // 2
        if p.flags[counter] & CAPTURED != 0:
            return -worth if self.aims.take[counter] == 1 else worth * self.captive // WHOLE
        state = p.state[counter]
        if self.aims.fell[counter] == UNHURT:
            return 2 * worth if state == DEAD else 5 * worth // 4 if state == WOUNDED else worth
        if state == DEAD or p.front[counter] == GONE:
            return -self.fall
        if state == WOUNDED:
            return worth * (self.outdone if self.aims.out[counter] == 1 else self.wounded) // WHOLE
        return worth * self.stunned // WHOLE if state == STUNNED else worth

    def stake(self, p: Position, counter: i64) -> i64:
        """What it puts at risk by going near the enemy; those whose side must act can't spare their best."""
        worth = self.worth(p, counter)
        return min(worth, self.worths[counter] - self.prize) if self.must_dare(p, counter) else worth

    def must_dare(self, p: Position, counter: i64) -> bool:
        """Whether a prize whose side doesn't win by waiting, nor loses at once with it."""
        return self.aims.is_prize(counter) and p.seat_of(counter) != self.aims.keeper and self.aims.fate[counter] == 0

    def toll(self, p: Position, counter: i64, attack: i64, several: bool) -> i64:
        """Of a blow of so much attack."""
        column = self.sheet.column(attack - p.defence(counter)) + (self.sheet.joint_shift if several else 0)
        column = max(1, min(COLUMNS, column))
        table = 2 * self.shape(p, counter) + (1 if p.is_mounted(counter) else 0)
        return self.tables[COLUMNS * table + column - 1]

    def shape(self, p: Position, counter: i64) -> i64:
        """What a blow finds him in: a number among SHAPES (SKIRMISH-6.2); stunned in his own turn he is up again before it."""
        if self.aims.fell[counter] == UNHURT:
            return HALE
        if p.state[counter] == STUNNED and p.faction[counter] != p.acting():
            return LYING
        if p.state[counter] == WOUNDED or p.cast.what[counter] == WILD:
            return FRAIL
        return BARELY if self.aims.out[counter] == 1 else HALE

    def risk(self, p: Position, counter: i64, place: i64) -> i64:
        """What blows and shots of the enemy will probably cost it at a place, before it can answer."""
        self.threats.face(p, counter)
        return self.risk_faced(p, counter, place)

    def risk_faced(self, p: Position, counter: i64, place: i64) -> i64:
        """The same, for the counter that threats were noted of last."""
        if self.aims.fell[counter] == UNHURT and self.aims.take[counter] == 0:
            return 0
        threats = self.threats
        threats.weigh(place)
        risk = self.toll(p, counter, threats.press // WHOLE, threats.blows > 1) if threats.press > 0 else 0
        return min(WHOLE, max(0, risk) + threats.shots)

    # -- where it is drawn to -----------------------------------------------------------------------------------------
    def pull(self, p: Position, counter: i64, place: i64) -> i64:
        """How well a place serves its aims, in tenths of a point; never above 0 but for who keeps out of reach."""
        self.seek(p, counter)
        return self.pull_sought(p, counter, place)

    def pull_sought(self, p: Position, counter: i64, place: i64) -> i64:
        """The same, for the counter whose goals were noted last."""
        if self.aims.leave[counter] == 1:
            return -self.home * self.nearest_exit(place)
        if self.aims.wed[counter] != 0:
            return -self.home * self.to_wedding(p, counter, place)
        if self.flees(p, counter):
            return self.flee * min(10, self.nearest(place, self.goals))
        if p.faction[counter] == p.plot.holder and p.front[p.plot.bride] >= 0:
            return -self.near * (self.paths.cost(place, p.front[p.plot.bride]) + self.aisles.cost(place, self.chapel))
        pull = -self.near * self.nearest(place, self.goals)
        return pull if len(self.guarded) == 0 else pull - self.guard * self.nearest(place, self.guarded)

    def flees(self, p: Position, counter: i64) -> bool:
        """Whether it keeps out of the enemy's reach: a prize whose side wins by waiting."""
        return self.aims.is_prize(counter) and p.seat_of(counter) == self.aims.keeper

    def guards(self, p: Position, counter: i64, other: i64) -> bool:
        """Whether other is one by whose fall alone the enemy can win, and of a side that wins by waiting, as the counter is."""
        is_prey = self.aims.fell[other] == 1 and p.front[other] >= 0
        return is_prey and p.seat_of(counter) == self.aims.keeper and p.are_friends(other, counter)

    def to_wedding(self, p: Position, counter: i64, place: i64) -> i64:
        """MPs to the chapel, and from there to the bride if he is to marry her."""
        paths = self.aisles if counter == p.plot.bride else self.paths
        cost = 0 if self.board.hideout[place] == p.plot.chapel else paths.cost(place, self.chapel)
        if self.aims.wed[counter] == 2 and p.front[p.plot.bride] >= 0:
            cost += self.paths.cost(place, p.front[p.plot.bride])
        return cost

    def nearest_exit(self, place: i64) -> i64:
        found = FAR
        for hex in self.outside:
            found = min(found, self.board.distance(hex, place))
        return found

    def seek(self, p: Position, counter: i64) -> None:
        """Notes what draws a counter: those enemies who matter most if there are any, and who flees only sees who hunts him.

        And whom he guards.
        """
        self.goals = vec[i64]()
        self.guarded = vec[i64]()
        for other in range(p.cast.n):
            if self.guards(p, counter, other):
                self.guarded = append(self.guarded, p.front[other])
        if not self.flees(p, counter):
            self.find(p, counter, True)
        if len(self.goals) == 0:
            self.find(p, counter, False)

    def find(self, p: Position, counter: i64, only_prizes: bool) -> None:
        for enemy in range(p.cast.n):
            is_goal = p.front[enemy] >= 0 and p.state[enemy] != STUNNED and p.are_enemies(enemy, counter) and p.is_fighter(enemy)
            if is_goal and not self.is_out(p, enemy) and (not only_prizes or self.aims.is_prize(enemy)):
                self.goals = append(self.goals, p.front[enemy])
        chest = p.plot.chest
        if only_prizes and chest >= 0 and p.owner != p.seat_of(counter) and p.front[chest] >= 0:
            self.goals = append(self.goals, p.front[chest])

    def is_out(self, p: Position, counter: i64) -> bool:
        """Whether a wound has put it out of what counts."""
        return self.aims.out[counter] == 1 and p.state[counter] == WOUNDED

    def nearest(self, place: i64, to: vec[i64]) -> i64:
        """MPs to the nearest of some places; FAR if there is none."""
        found = FAR
        for i in range(len(to)):
            found = min(found, self.paths.cost(place, to[i]))
        return found

    # -- blows to come ------------------------------------------------------------------------------------------------
    def may_strike(self, p: Position, counter: i64) -> bool:
        """Whether it could still strike in this side turn."""
        if p.faction[counter] != p.acting() or not is_threat(p, counter) or not p.is_able(counter):
            return False
        return p.flags[counter] & (ATTACKED | FIRED) == 0

    def strikers(self, p: Position, target: i64, but: i64) -> i64:
        """The attack of all who are beside a target and may still strike, one of them left out."""
        sum: i64 = 0
        for counter in range(p.cast.n):
            is_other = counter != but and p.are_enemies(counter, target) and self.may_strike(p, counter)
            if is_other and touches(p, p.front[counter], target):
                sum += p.attack(counter)
        return sum

    def gain(self, p: Position, target: i64, attack: i64, several: bool) -> i64:
        """What a blow is worth, in thousandths of points; against who must be taken unhurt nothing."""
        if attack == 0 or self.aims.fell[target] == UNHURT:
            return 0
        return self.worth(p, target) * self.toll(p, target, attack, several)

    def prospect(self, p: Position, counter: i64, place: i64) -> i64:
        """What his own blow from a place would add to those of his friends, at best, in thousandths of points."""
        best: i64 = 0
        if not self.may_strike(p, counter):
            return best
        own = p.attack(counter)
        for at in range(6 * place, 6 * place + 6):
            other = self.board.contact[at]
            target = p.who[other] if other >= 0 else NOBODY
            if target != NOBODY and p.are_enemies(target, counter):
                friends = self.strikers(p, target, counter)
                added = self.gain(p, target, friends + own, friends > 0) - self.gain(p, target, friends, False)
                if self.aims.take[target] == 1 and p.asked() == MOVES:
                    added += self.prize * WHOLE // 4
                best = max(best, added)
        return best

    def stand(self, p: Position, counter: i64, place: i64) -> i64:
        """How good it is for a counter to stand at a place, in thousandths of points."""
        self.seek(p, counter)
        self.threats.face(p, counter)
        return self.stand_there(p, counter, place)

    def stand_there(self, p: Position, counter: i64, place: i64) -> i64:
        """The same, for the counter whose goals and threats were noted last."""
        score = 100 * self.pull_sought(p, counter, place) - self.stake(p, counter) * self.risk_faced(p, counter, place)
        score += 500 * self.board.advantage[place]
        return score + self.prospect(p, counter, place) if p.asked() != COMBATS else score

    # -- a walk -------------------------------------------------------------------------------------------------------
    def spread(self, p: Position, counter: i64, mps: i64) -> None:
        """Finds where a counter can walk to, and how it stands there; `take_best` then gives the best."""
        self.reach.spread(p, counter, mps)
        self.ends.clear()
        self.reach.ends(p, self.ends)
        self.scores.clear()
        self.seek(p, counter)
        self.threats.face(p, counter)
        for i in range(self.ends.n):
            self.scores.add(self.stand_there(p, counter, self.ends.items[i] // 6))

    def stays(self) -> bool:
        """Whether the counter stands nowhere better than where it is: its first end."""
        return all(self.scores.items[i] <= self.scores.items[0] for i in range(self.scores.n))

    def take_best(self) -> i64:
        """The best node left, which is then left no more; or NOBODY."""
        if self.ends.n == 0:
            return NOBODY
        best: i64 = 0
        for i in range(self.ends.n):
            if self.scores.items[i] > self.scores.items[best]:
                best = i
        node = self.ends.items[best]
        self.ends.n -= 1
        self.ends.items[best] = self.ends.items[self.ends.n]
        self.scores.items[best] = self.scores.items[self.ends.n]
        return node

    # -- shots and blows ----------------------------------------------------------------------------------------------
    def shot_worth(self, p: Position, shooter: i64, target: i64, place: i64) -> i64:
        """What a shot is worth, in thousandths of points, less the blow that the shooter can't strike then."""
        if self.aims.fell[target] == UNHURT or not p.is_fighter(target):
            return 0
        chance = self.threats.shot_at(self.cast.weapon[shooter], self.board.distance(p.front[shooter], place))
        if self.board.cover[place] != 0:
            chance = chance // 2
        return self.worth(p, target) * chance - self.prospect(p, shooter, p.front[shooter]) // 2

    def attack_worth(self, p: Position, attacks: Moves, target: i64) -> i64:
        """What the blow of all who can strike a target together is worth."""
        sum: i64 = 0
        n: i64 = 0
        attackers: i64 = 0
        for i in range(attacks.n):
            move = attacks.items[i]
            if kind_of(move) == ATTACK and b_of(move) == target and attackers >> a_of(move) & 1 == 0:
                sum += p.attack(a_of(move))
                n += 1
                attackers |= shifted(1, a_of(move))
        if self.aims.take[target] == 1 and self.would_surrender(p, target, sum, attackers):
            return self.worth(p, target) * WHOLE
        return self.gain(p, target, sum, n > 1)

    def would_surrender(self, p: Position, target: i64, attack: i64, attackers: i64) -> bool:
        """Whether a blow of these attackers would make him surrender (SKIRMISH-6.6a)."""
        fleeing = p.fleeing
        p.fleeing = attackers
        found = capture.must_surrender(p, target, attack - p.defence(target))
        p.fleeing = fleeing
        return found

    def surprise(self, p: Position, counter: i64, place: i64) -> i64:
        """What coming out of hiding at a place promises, less the risk of standing there."""
        best: i64 = 0
        for enemy in range(p.cast.n):
            if p.front[enemy] >= 0 and p.are_enemies(enemy, counter) and p.is_fighter(enemy):
                best = max(best, self.surprise_for(p, counter, place, enemy))
        return best - self.worth(p, counter) * self.risk(p, counter, place) // 2

    def surprise_for(self, p: Position, counter: i64, place: i64, enemy: i64) -> i64:
        """His blow or jump at one enemy, or his shot (SKIRMISH-8.3)."""
        distance = self.board.distance(p.front[enemy], place)
        if touches(p, place, enemy) or (place >= self.board.hexes and distance <= 2):
            return self.gain(p, enemy, p.attack(counter), True)
        weapon = self.cast.weapon[counter]
        is_in_range = weapon >= 0 and distance <= self.sheet.short[weapon]
        return self.worth(p, enemy) * self.shot if is_in_range and self.aims.fell[enemy] != UNHURT else 0

    # -- the whole ----------------------------------------------------------------------------------------------------
    def balance(self, p: Position, seat: i64) -> float:
        """A seat's prospects: what its side has left, and how near it is to its aims, less what the others have left.

        That one side was stronger from the start counts for less than what has been lost since.
        """
        nation = self.nation_of(p, seat)
        sum: i64 = 0
        muster: i64 = 0
        for counter in range(p.cast.n):
            if not p.is_fighter(counter):
                continue
            muster += self.worths[counter] if p.nation[counter] == nation else -self.worths[counter]
            if p.nation[counter] != nation:
                sum -= self.standing(p, counter)
                continue
            sum += self.standing(p, counter)
            if p.front[counter] >= 0:
                sum += 100 * self.pull(p, counter, p.front[counter])
                sum += self.prospect(p, counter, p.front[counter])
        for n in range(len(p.plot.suitors)):
            if p.vows >> n & 1 == 1:
                vow = WHOLE * self.prize
                sum += vow if p.nation[p.plot.suitors[n]] == nation else -vow
        if p.plot.chest >= 0:
            sum += self.treasure * WHOLE * (1 if p.owner == seat else -1)
        return float(sum + muster * self.muster) / float(WHOLE * self.scale)

    def nation_of(self, p: Position, seat: i64) -> i64:
        return p.nations >> 4 * self.faction_of(p, seat) & 15

    def faction_of(self, p: Position, seat: i64) -> i64:
        """The first that a seat plays."""
        for faction in range(p.factions):
            if p.seats >> 4 * faction & 15 == seat:
                return faction
        raise ValueError("a seat without a faction")

    def standing(self, p: Position, counter: i64) -> i64:
        """By how much more it stands for now than in full health, out of danger: at most by a little."""
        change = WHOLE * (self.worth(p, counter) - self.worths[counter])
        place = p.front[counter]
        if place < 0 or p.flags[counter] & CAPTURED != 0:
            return change
        return change - self.stake(p, counter) * self.risk(p, counter, place) + 500 * self.board.advantage[place]
