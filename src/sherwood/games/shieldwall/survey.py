"""SHIELDWALL-B.8: what computers see in a position: bands, how near they are to each other, and what they can do to each other.

Worth and harm are counted in hundredths of a point. Figures are in `data/eye.toml`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from sherwood.games.shieldwall import edges, victory
from sherwood.games.shieldwall.field import Field
from sherwood.games.shieldwall.geometry import NONE, root
from sherwood.games.shieldwall.goals import SIDES, Goals
from sherwood.games.shieldwall.legs import Leg
from sherwood.games.shieldwall.matchups import CHARGING, PLAIN, RANGES, WAYS, WHOLE, Matchups
from sherwood.games.shieldwall.movement import rate
from sherwood.games.shieldwall.position import BONUS, DIGS, LEFT_TABLE, LOADED, READY, TO_COME, WALL, Position
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.routes import CELL, FAR, Routes
from sherwood.games.shieldwall.tables import MEDIUM
from sherwood.games.shieldwall.troops import HURL, UNARMED
from sherwood.games.shieldwall.works import UP
from sherwood.kernel.moves import shifted
from sherwood.kernel.vecs import column

HUNDRED: Final[i64] = 100
INCH: Final[i64] = 100
FEARED: Final[i64] = 2000
"""Enemies so near are a reason to stand in a wall."""
NAMES: Final = ("blows", "answers", "shots", "charge", "charged")


def _figures() -> dict[str, dict[str, int]]:
    with (Path(__file__).parent / "data" / "eye.toml").open("rb") as file:
        return tomllib.load(file)


class Survey:
    """Of one battle; what it found in the position that it looked at last."""

    def __init__(self, position: Position) -> None:
        field = position.field
        figures = _figures()
        self.stage = position.set
        self.roster = field.roster
        self.matchups = Matchups(field)
        self.goals = Goals(field)
        self.routes: list[Routes | None] = [None] * (2 * SIDES << len(field.castle.decks))
        """2 * SIDES * raised + SIDES * mounted + side, raised: bits by drawbridge."""
        self.share = column([figures["harm"][name] for name in NAMES])
        self.pull: i64 = figures["worth"]["pull"]
        self.goal: i64 = figures["worth"]["goal"]
        self.away: i64 = figures["worth"]["away"]
        self.uncounted: i64 = figures["worth"]["uncounted"]
        self.left: i64 = figures["worth"]["left"]
        self.haste: i64 = figures["worth"]["haste"]
        self.dare: i64 = figures["worth"]["dare"]
        self.wall: i64 = figures["worth"]["wall"]
        self.dig: i64 = figures["worth"]["dig"]
        self.ladder: i64 = figures["worth"]["ladder"]
        self.gate: i64 = figures["worth"]["gate"]
        self.load: i64 = figures["worth"]["load"]
        self.win: i64 = figures["verdict"]["win"]
        self.total: i64 = figures["verdict"]["total"]
        self.whole: i64 = 0
        """What all figures are worth."""
        for figure in range(field.roster.n):
            self.whole += field.points_of(figure) * HUNDRED
        bands = field.roster.bands
        # by side
        self.aside = zeros(SIDES)
        """What its men are worth who left the table or are still to come, and what they bear, have taken away and are digging."""
        self.leader: i64 = NONE
        """The seat that would win if the game ended now, or NONE."""
        self.is_total = False
        self.late: i64 = 0
        """Per cent of the game that is over."""
        self.leg = Leg(field.ground)
        # by band
        self.men = zeros(bands)
        self.price = column([self.price_of(field, band) for band in range(bands)])
        """What each of its men is worth, in hundredths of a point."""
        self.worth = zeros(bands)
        """The same of those on the table."""
        self.x = zeros(bands)
        """The middle of its men."""
        self.y = zeros(bands)
        self.fighting = zeros(bands)
        """Men in contact with enemies."""
        # by figure
        self.foe = zeros(field.roster.n)
        """The least square of a distance to the centre of an enemy, FAR if there is none."""
        # by pair: bands * band + enemy
        self.near = zeros(bands * bands)
        """The least square of a distance of their centres, FAR if one is off the table."""
        self.closest = zeros(bands * bands)
        """The man of the first who is so near to the second."""
        self.touching = zeros(bands * bands)
        """Men of the first who touch the second squarely."""

    def price_of(self, field: Field, band: i64) -> int:
        """Less than their points for men whom no condition counts, where it counts their enemies."""
        side = self.side(band)
        uncounted = self.goals.counts[side] < self.goals.counts[1 - side]
        return field.points_of(self.roster.first[band]) * (self.uncounted if uncounted else HUNDRED)

    # -- looking ------------------------------------------------------------------------------------------------------
    def look(self, position: Position) -> None:
        place = victory.deciding(position, False)
        self.leader = NONE if place == NONE else position.field.victories[place].winner
        self.is_total = place != NONE and position.field.victories[place].total
        self.late = HUNDRED * position.number // position.field.turns
        self.count(position)
        self.set_aside(position)
        self.compare(position)

    def count(self, position: Position) -> None:
        stands, roster = position.stands, self.roster
        for band in range(roster.bands):
            self.men[band], self.worth[band], self.x[band], self.y[band], self.fighting[band] = 0, 0, 0, 0, 0
            first = roster.first[band]
            for man in range(first, first + roster.men[band]):
                if stands.on[man] == 1:
                    self.men[band] += 1
                    self.x[band] += stands.x[man]
                    self.y[band] += stands.y[man]
            if self.men[band] > 0:
                self.worth[band] = self.price[band] * self.men[band]
                self.x[band] //= self.men[band]
                self.y[band] //= self.men[band]

    def set_aside(self, position: Position) -> None:
        self.aside[0], self.aside[1] = 0, 0
        for man in range(self.roster.n):
            side = self.roster.side[man]
            price = self.price[self.roster.band[man]]
            if position.status[man] == TO_COME:
                self.aside[side] += price
            elif position.status[man] == LEFT_TABLE:
                self.aside[side] += price * (HUNDRED + self.left) // HUNDRED
            if position.has(man, LOADED) and position.status[man] in (READY, LEFT_TABLE):
                self.aside[side] += (position.field.load_taken + position.field.load_kept) * self.load
            if side != self.leader and position.has(man, DIGS) and position.is_on(man):
                self.aside[side] += self.dig * HUNDRED
        if self.leader != NONE:
            self.aside[self.leader] += self.gates(position) * HUNDRED
            self.aside[1 - self.leader] += self.ladders(position) * HUNDRED

    def ladders(self, position: Position) -> i64:
        """For those who must get in: ladders that stand."""
        heads = position.stands.works.ladder_head
        total: i64 = 0
        for ladder in range(i64(len(heads))):
            if heads[ladder] != NONE:
                total += self.ladder
        return total

    def gates(self, position: Position) -> i64:
        """For those who keep others out: drawbridges that are up, or on their way."""
        works = position.stands.works
        total: i64 = 0
        for bridge in range(i64(len(works.bridge))):
            if works.bridge[bridge] == UP:
                total += 2 * self.gate
            elif works.hauler[bridge] != NONE:
                total += self.gate
        return total

    def compare(self, position: Position) -> None:
        roster = self.roster
        for man in range(roster.n):
            self.foe[man] = FAR
        for one in range(roster.bands):
            for other in range(roster.bands):
                self.near[roster.bands * one + other] = FAR
                self.touching[roster.bands * one + other] = 0
        for one in range(roster.bands):
            for other in range(one + 1, roster.bands):
                if self.men[one] * self.men[other] > 0 and self.side(one) != self.side(other):
                    self.measure(position, one, other)

    def side(self, band: i64) -> i64:
        return self.roster.side[self.roster.first[band]]

    def measure(self, position: Position, one: i64, other: i64) -> None:
        """How near two bands are to each other, and who touches whom."""
        stands, roster = position.stands, self.roster
        least = FAR
        met = (2 * roster.radius[roster.first[one]] + 2 * roster.radius[roster.first[other]]) * 3 // 4
        last = roster.first[other] + roster.men[other]
        for man in range(roster.first[one], roster.first[one] + roster.men[one]):
            if stands.on[man] == 0:
                continue
            x, y = stands.x[man], stands.y[man]
            for enemy in range(roster.first[other], last):
                if stands.on[enemy] == 0:
                    continue
                dx, dy = stands.x[enemy] - x, stands.y[enemy] - y
                square = dx * dx + dy * dy
                self.foe[man] = min(self.foe[man], square)
                self.foe[enemy] = min(self.foe[enemy], square)
                if square < least:
                    least = square
                    self.closest[roster.bands * one + other], self.closest[roster.bands * other + one] = man, enemy
        self.near[roster.bands * one + other] = least
        self.near[roster.bands * other + one] = least
        if least < met * met:
            self.touching[roster.bands * one + other] = self.touchers(position, one, other)
            self.touching[roster.bands * other + one] = self.touchers(position, other, one)

    def touchers(self, position: Position, one: i64, other: i64) -> i64:
        """How many men of a band touch some man of another with their fronts."""
        stands, roster = position.stands, self.roster
        contact = position.set.contact
        found: i64 = 0
        for man in range(roster.first[one], roster.first[one] + roster.men[one]):
            if stands.on[man] == 1:
                for enemy in range(roster.first[other], roster.first[other] + roster.men[other]):
                    if stands.on[enemy] == 1 and contact.touches(stands, enemy, man) == 0:
                        found += 1
                        break
        self.fighting[one] += found
        return found

    # -- harm ---------------------------------------------------------------------------------------------------------
    def harm(self, position: Position, side: i64) -> i64:
        """What a side's bands may do to others until its next half-turn is over: each what it does best."""
        total: i64 = 0
        for band in range(self.roster.bands):
            if self.men[band] > 0 and self.side(band) == side:
                most: i64 = 0
                for other in range(self.roster.bands):
                    if self.near[self.roster.bands * band + other] < FAR:
                        most = max(most, self.harm_to(position, band, other))
                total += most
        return total

    def harm_to(self, position: Position, band: i64, other: i64) -> i64:
        """No more than the other band is worth."""
        men = self.touching[self.roster.bands * band + other]
        near = self.near[self.roster.bands * band + other]
        attacks = self.side(band) == position.attacker()
        if men > 0:
            way = CHARGING if attacks and position.has(self.roster.first[band], BONUS) else PLAIN
            harm = self.blows(position, band, other, men, way) * self.share[0 if attacks else 1] // HUNDRED
        elif self.fighting[band] > 0:
            return 0
        else:
            harm = max(
                self.shots(position, band, other, near) * self.share[2] // HUNDRED,
                self.rush(position, band, other, near) * self.share[3 if attacks else 4] // HUNDRED,
            )
        return min(self.worth[other], harm)

    def pair(self, band: i64, other: i64) -> i64:
        troop = self.roster.troop
        return self.matchups.n * troop[self.roster.first[band]] + troop[self.roster.first[other]]

    def blows(self, position: Position, band: i64, other: i64, men: i64, way: i64) -> i64:
        """What so many men may kill at a blow each."""
        return men * self.chance(position, band, other, way) * self.price[other] // WHOLE

    def chance(self, position: Position, band: i64, other: i64, way: i64) -> i64:
        """That one blow of a band kills one of another, of WHOLE."""
        table = self.matchups.blow_on_wall if position.formation[other] == WALL else self.matchups.blow
        return table[WAYS * self.pair(band, other) + way]

    def is_losing(self, position: Position, band: i64) -> bool:
        """SHIELDWALL-B.9: whether the blows of a band are likely to kill fewer than the enemy's by half a man."""
        balance: i64 = 0
        for other in range(self.roster.bands):
            balance += self.kills(position, band, other) - self.kills(position, other, band)
        return 2 * balance <= -WHOLE

    def kills(self, position: Position, band: i64, other: i64) -> i64:
        """Of those of a band who touch another, in 216ths of a man."""
        return self.touching[self.roster.bands * band + other] * self.chance(position, band, other, PLAIN)

    def shots(self, position: Position, band: i64, other: i64, near: i64) -> i64:
        troop = self.roster.troop[self.roster.first[band]]
        if position.field.troops.missile[troop] == UNARMED:
            return 0
        table = self.matchups.shot_on_wall if position.formation[other] == WALL else self.matchups.shot
        width = self.roster.sizes.width
        for band_of_range in range(RANGES):
            limit = self.matchups.range(troop, band_of_range) + width
            if near <= limit * limit:
                chance = table[RANGES * self.pair(band, other) + band_of_range]
                return self.men[band] * chance * self.price[other] // WHOLE
        return 0

    def rush(self, position: Position, band: i64, other: i64, near: i64) -> i64:
        """What a charge may do that can still be made."""
        reach = self.reach(position, band)
        if near > reach * reach or self.is_barred(position, band, other):
            return 0
        men = min(self.men[band], self.men[other] + 2)
        return self.blows(position, band, other, men, CHARGING)

    def is_barred(self, position: Position, band: i64, other: i64) -> bool:
        """Whether, on the ground, nobody gets straight from a band to another where they are nearest to each other."""
        stands = position.stands
        man, enemy = self.closest[self.roster.bands * band + other], self.closest[self.roster.bands * other + band]
        if stands.level[man] != 0 or stands.level[enemy] != 0:
            return False
        self.leg.works = stands.works
        self.leg.draw(stands.x[man], stands.y[man], stands.x[enemy], stands.y[enemy])
        return self.leg.is_barred(position.mounted(man))

    # -- balance ------------------------------------------------------------------------------------------------------
    def balance(self, position: Position, seat: i64, risk: i64) -> i64:
        """How much better things stand for a seat in the position looked at; its enemies' harm counts by `risk`, in per cent."""
        total = self.verdict(position, seat)
        total += self.aside[seat] - self.aside[1 - seat] - self.lost(position, seat)
        late: i64 = 0 if self.leader == seat else self.late
        feared = risk * (HUNDRED - late * self.dare // HUNDRED) // HUNDRED
        total += self.harm(position, seat) - self.harm(position, 1 - seat) * feared // HUNDRED
        for band in range(self.roster.bands):
            if self.men[band] > 0:
                near = self.nearest(band)
                worth = self.worth[band] + self.by_wall(position, band, near)
                total += worth - self.lag(position, band, near) if self.side(band) == seat else -worth
        return total

    def by_wall(self, position: Position, band: i64, near: i64) -> i64:
        """What it counts that a band stands in a wall."""
        if near == NONE or position.formation[band] != WALL:
            return 0
        feared = self.near[self.roster.bands * band + near] < FEARED * FEARED
        return self.worth[band] * self.wall // (HUNDRED * HUNDRED) if feared else 0

    def lag(self, position: Position, band: i64, near: i64) -> i64:
        """What it counts for its own side, and for nobody else, that a band has still to go."""
        side = self.side(band)
        if near == NONE or (self.leader == side and not self.goals.is_away(1 - side)):
            return 0
        return self.price[band] * self.hurry() * self.drawn(position, band, near) // (INCH * HUNDRED * HUNDRED * HUNDRED)

    def hurry(self) -> i64:
        """By how much more it counts now, in per cent, to be on the way: 100 at first."""
        return HUNDRED + self.late * self.haste // HUNDRED

    def lost(self, position: Position, side: i64) -> i64:
        """What it counts that men of a side that must act have fallen: the whole way that they had to go at first."""
        if self.leader == side or not self.goals.has(side):
            return 0
        total: i64 = 0
        for man in range(self.roster.n):
            if self.roster.side[man] == side and victory.is_gone(position, man):
                band = self.roster.band[man]
                way = self.routes_of(position, band).way(position.field.home_x[man], position.field.home_y[man])
                total += self.price[band] * way if way < FAR else 0
        return total * self.goal * self.hurry() // (INCH * HUNDRED * HUNDRED * HUNDRED)

    def drawn(self, position: Position, band: i64, near: i64) -> i64:
        """How far the men of a side that must act have to go in all, by what that counts."""
        if not self.goals.has(self.side(band)):
            return self.pull * self.men[band] * self.to_enemies(position, band, self.near[self.roster.bands * band + near])
        total: i64 = 0
        routes, first = self.routes_of(position, band), self.roster.first[band]
        for man in range(first, first + self.roster.men[band]):
            if position.is_on(man):
                way = self.way_of(position, man, routes)
                if way <= CELL and edges.touches_exit(position, man):
                    continue
                if way == 0:
                    total += self.pull * self.to_enemies(position, band, self.foe[man])
                elif way < FAR:
                    stands = position.stands
                    away = routes.looks_away(stands.x[man], stands.y[man], stands.facing[man])
                    total += self.goal * (way + (self.away if away else 0))
        return total

    def to_enemies(self, position: Position, band: i64, near: i64) -> i64:
        """How far a band, or a man of it, must go until it can shoot, charge or strike."""
        if self.fighting[band] > 0:
            return 0
        troop = self.roster.troop[self.roster.first[band]]
        if position.field.troops.missile[troop] > HURL:
            return max(0, root(near) - self.matchups.range(troop, MEDIUM))
        return max(0, root(near) - self.reach(position, band))

    def way_to_goal(self, position: Position, band: i64) -> i64:
        """On average; who has no way has none to go."""
        roster = self.roster
        routes = self.routes_of(position, band)
        total: i64 = 0
        first = roster.first[band]
        for man in range(first, first + roster.men[band]):
            if position.is_on(man):
                way = self.way_of(position, man, routes)
                total += way if way < FAR else 0
        return total // self.men[band]

    def way_of(self, position: Position, man: i64, routes: Routes) -> i64:
        """By ground, or from the place of a castle on which he stands; FAR if there is none."""
        stands = position.stands
        place = position.field.castle.place_of(stands, man)
        return routes.way(stands.x[man], stands.y[man]) if place == NONE else routes.way_of(stands.works, place)

    def routes_of(self, position: Position, band: i64) -> Routes:
        """To the goals of a band's side as the drawbridges are now, found when they are first asked for."""
        mounted = position.mounted(self.roster.first[band])
        bridges = position.stands.works.bridge
        raised: i64 = 0
        for bridge in range(i64(len(bridges))):
            if bridges[bridge] == UP:
                raised += shifted(1, bridge)
        k = 2 * SIDES * raised + SIDES * mounted + self.side(band)
        found = self.routes[k]
        if found is None:
            found = Routes(position.field, self.goals, self.side(band), mounted, raised)
            self.routes[k] = found
        return found

    def reach(self, position: Position, band: i64) -> i64:
        """How near the centre of an enemy must be for a charge to come to him."""
        return position.field.tables.charge_move(rate(position, band)) + self.roster.sizes.width

    def verdict(self, position: Position, seat: i64) -> i64:
        """What it counts that the game would be won or lost if it ended now, the more the nearer the end is."""
        if self.leader == NONE:
            return 0
        share = self.total if self.is_total else self.win
        stake = self.whole * share * position.number // (position.field.turns * HUNDRED)
        return stake if self.leader == seat else -stake

    # -- distances ----------------------------------------------------------------------------------------------------
    def nearest(self, band: i64) -> i64:
        """The nearest enemy band, the lower of two, or NONE."""
        best = NONE
        for other in range(self.roster.bands):
            near = self.near[self.roster.bands * band + other]
            if near < FAR and (best == NONE or near < self.near[self.roster.bands * band + best]):
                best = other
        return best
