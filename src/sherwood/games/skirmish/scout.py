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
from sherwood.games.skirmish.cast import DEAD, FIGURES, MOUNTED, STUNNED, WOUNDED
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
    PEACEFUL,
    SHOTS,
    Position,
)
from sherwood.games.skirmish.reach import Reach
from sherwood.games.skirmish.sheet import COLUMNS, FACES
from sherwood.kernel.moves import Moves, a_of, b_of, kind_of, shifted

WHOLE: Final[i64] = 1000


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
        self.single = Moves()
        self.ends = Moves()
        self.scores = Moves()
        figures = _figures()
        worth = figures["worth"]
        self.shooter: i64 = worth["shooter"]
        self.prize: i64 = worth["prize"]
        self.wounded: i64 = worth["wounded"]
        self.stunned: i64 = worth["stunned"]
        self.captive: i64 = worth["captive"]
        self.contact: i64 = worth["contact"]
        self.within: i64 = worth["reach"]
        self.shot: i64 = worth["shot"]
        self.fall: i64 = worth["fall"]
        """What it counts besides that a counter has fallen: who went for it has to go for another now."""
        self.scale: i64 = worth["scale"]
        self.near: i64 = figures["goal"]["near"]
        self.flee: i64 = figures["goal"]["flee"]
        self.home: i64 = figures["goal"]["home"]
        tolls = vec[i64]([figures["toll"].get(result, 0) for result in RESULTS])
        self.foot = self.tolls(tolls, False)
        """By column: the toll of a blow on average."""
        self.mounted = self.tolls(tolls, True)
        self.worths = vec[i64]([self.base(counter) for counter in range(p.cast.n)])
        self.chapel = self.floor(p.plot.chapel)
        """A hex in it, or NOBODY."""
        self.outside = self.exits()
        """Hexes on the outer sides of the mosaic."""

    def tolls(self, tolls: vec[i64], is_mounted: bool) -> vec[i64]:
        found = vec[i64]()
        for column in range(i64(1), COLUMNS + 1):
            sum: i64 = 0
            for die in range(i64(1), FACES + 1):
                sum += tolls[self.sheet.combat(is_mounted, column, die)]
            found = append(found, sum // FACES)
        return found

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
            return 2 * worth if state == DEAD else worth
        if state == DEAD or p.front[counter] == GONE:
            return -self.fall
        if state == WOUNDED:
            return worth * self.wounded // WHOLE
        return worth * self.stunned // WHOLE if state == STUNNED else worth

    def stake(self, p: Position, counter: i64) -> i64:
        """What it puts at risk by going near the enemy; those whose side must act can't spare their best."""
        worth = self.worth(p, counter)
        return min(worth, self.worths[counter] - self.prize) if self.must_dare(p, counter) else worth

    def must_dare(self, p: Position, counter: i64) -> bool:
        """Whether a prize whose side doesn't win by waiting."""
        return self.aims.is_prize(counter) and p.seat_of(counter) != self.aims.keeper

    def toll(self, p: Position, counter: i64, attack: i64, several: bool) -> i64:
        """Of a blow of so much attack."""
        column = self.sheet.column(attack - p.defence(counter)) + (self.sheet.joint_shift if several else 0)
        column = max(1, min(COLUMNS, column))
        return self.mounted[column - 1] if p.is_mounted(counter) else self.foot[column - 1]

    def is_threat(self, p: Position, enemy: i64) -> bool:
        return p.front[enemy] >= 0 and p.flags[enemy] & (CAPTURED | PEACEFUL) == 0 and p.is_fighter(enemy)

    def risk(self, p: Position, counter: i64, place: i64) -> i64:
        """What blows and shots of the enemy will probably cost it at a place, before it can answer."""
        if self.aims.fell[counter] == UNHURT and self.aims.take[counter] == 0:
            return 0
        press: i64 = 0
        shots: i64 = 0
        blows: i64 = 0
        for enemy in range(p.cast.n):
            if not p.are_enemies(enemy, counter) or not self.is_threat(p, enemy):
                continue
            distance = self.board.distance(p.front[enemy], place)
            if p.rear[enemy] >= 0:
                distance = min(distance, self.board.distance(p.rear[enemy], place))
            if distance <= max(1, p.allowance(enemy)):
                press += p.attack(enemy) * (self.contact if distance <= 1 else self.within)
                blows += 1
            if not p.is_mounted(enemy):
                shots += self.shot_at(enemy, distance)
        if self.board.cover[place] != 0:
            shots //= 2
        risk = self.toll(p, counter, press // WHOLE, blows > 1) if press > 0 else 0
        return min(WHOLE, max(0, risk) + shots)

    def shot_at(self, shooter: i64, distance: i64) -> i64:
        """What his shot at so many hexes will probably cost; 0 if he has none."""
        weapon = self.cast.weapon[shooter]
        if weapon < 0 or not 1 < distance <= self.sheet.long[weapon]:
            return 0
        return self.shot if distance <= self.sheet.short[weapon] else self.shot // 2

    # -- where it is drawn to -----------------------------------------------------------------------------------------
    def pull(self, p: Position, counter: i64, place: i64) -> i64:
        """How well a place serves its aims, in tenths of a point; never above 0 but for who keeps out of reach."""
        if self.aims.leave[counter] == 1:
            return -self.home * self.nearest_exit(place)
        if self.aims.wed[counter] != 0:
            return -self.home * self.to_wedding(p, counter, place)
        is_keeper = p.seat_of(counter) == self.aims.keeper
        if self.aims.is_prize(counter) and is_keeper:
            return self.flee * min(10, self.nearest(p, counter, place, False))
        if p.faction[counter] == p.plot.holder and p.front[p.plot.bride] >= 0:
            return -self.near * (self.paths.cost(place, p.front[p.plot.bride]) + self.aisles.cost(place, self.chapel))
        goal = self.nearest(p, counter, place, True)
        if goal == FAR:
            goal = self.nearest(p, counter, place, False)
        return -self.near * goal // 3 if is_keeper else -self.near * goal

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

    def nearest(self, p: Position, counter: i64, place: i64, only_prizes: bool) -> i64:
        """MPs to the nearest enemy who isn't stunned, or to the nearest of those who matter most; FAR if there is none."""
        found = FAR
        for enemy in range(p.cast.n):
            is_goal = p.front[enemy] >= 0 and p.state[enemy] != STUNNED and p.are_enemies(enemy, counter) and p.is_fighter(enemy)
            if is_goal and (not only_prizes or self.aims.is_prize(enemy)):
                found = min(found, self.paths.cost(place, p.front[enemy]))
        return found

    # -- blows to come ------------------------------------------------------------------------------------------------
    def may_strike(self, p: Position, counter: i64) -> bool:
        """Whether it could still strike in this side turn."""
        if p.faction[counter] != p.acting() or not self.is_threat(p, counter) or not p.is_able(counter):
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
                if self.aims.take[target] == 1:
                    added += self.prize * WHOLE // 4
                best = max(best, added)
        return best

    def stand(self, p: Position, counter: i64, place: i64) -> i64:
        """How good it is for a counter to stand at a place, in thousandths of points."""
        score = 100 * self.pull(p, counter, place) - self.stake(p, counter) * self.risk(p, counter, place)
        score += 500 * self.board.advantage[place]
        return score + self.prospect(p, counter, place) if p.asked() != COMBATS else score

    # -- a walk -------------------------------------------------------------------------------------------------------
    def spread(self, p: Position, counter: i64, mps: i64) -> None:
        """Finds where a counter can walk to, and how it stands there; `take_best` then gives the best."""
        self.reach.spread(p, counter, mps)
        self.ends.clear()
        self.reach.ends(p, self.ends)
        self.scores.clear()
        for i in range(self.ends.n):
            self.scores.add(self.stand(p, counter, self.ends.items[i] // 6))

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
        chance = self.shot_at(shooter, self.board.distance(p.front[shooter], place))
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
        """A seat's prospects: what its side stands for, and how near it is to its aims, less what the others stand for."""
        nation = self.nation_of(p, seat)
        sum: i64 = 0
        for counter in range(p.cast.n):
            if p.is_fighter(counter):
                is_ours = p.nation[counter] == nation
                of_one = self.standing(p, counter)
                sum += of_one if is_ours else -of_one
                if is_ours and p.front[counter] >= 0:
                    sum += 100 * self.pull(p, counter, p.front[counter])
        for n in range(len(p.plot.suitors)):
            if p.vows >> n & 1 == 1:
                vow = WHOLE * self.prize
                sum += vow if p.nation[p.plot.suitors[n]] == nation else -vow
        return float(sum) / float(WHOLE * self.scale)

    def nation_of(self, p: Position, seat: i64) -> i64:
        """Of the first faction that a seat plays."""
        for faction in range(p.factions):
            if p.seats >> 4 * faction & 15 == seat:
                return p.nations >> 4 * faction & 15
        raise ValueError("a seat without a faction")

    def standing(self, p: Position, counter: i64) -> i64:
        worth = self.worth(p, counter)
        place = p.front[counter]
        if place < 0 or not p.is_able(counter):
            return WHOLE * worth
        score = WHOLE * worth - self.stake(p, counter) * self.risk(p, counter, place)
        score += 500 * self.board.advantage[place]
        return score + self.prospect(p, counter, place) if p.asked() in (SHOTS, MOVES, COMBATS) else score
