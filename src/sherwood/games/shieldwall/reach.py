"""SHIELDWALL-11.5, 11.6: how far a man on foot gets over the places of a castle in one order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.castle import FOOT, RUNG, Castle
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.roster import Roster, Stands
from sherwood.games.shieldwall.works import Works


class Reach:
    """The ways of one man at a time: scratch of its owner. He stops on rungs, on open ground, and next to an enemy."""

    def __init__(self, castle: Castle, roster: Roster) -> None:
        self.castle = castle
        self.roster = roster
        self.start: i64 = NONE
        """The place from which he goes, or NONE."""
        self.most: i64 = 0
        """How far he may go."""
        self.cost = vec[i64]([NONE] * castle.n)
        """By place: the way there, or NONE."""
        self.taken = vec[i64]([0] * castle.n)
        """1 if somebody else holds it."""
        self.hostile = vec[i64]([0] * castle.n)
        """1 if an enemy stands on a neighbouring place."""
        self.beside = vec[i64]([NONE] * castle.n)
        self.besides: i64 = 0
        self.waiting = vec[i64]([0] * castle.n)
        self.chosen = vec[i64]([0] * castle.n)
        """1 if it is offered (see `climbing.choose`)."""
        self.is_waiting = vec[i64]([0] * castle.n)
        self.from_ground = False

    def begin(self, stands: Stands, figure: i64, most: i64) -> None:
        for place in range(self.castle.n):
            self.cost[place], self.taken[place], self.hostile[place] = NONE, 0, 0
        self.start = self.castle.place_of(stands, figure)
        self.from_ground = self.start == NONE or self.castle.is_ground(self.start)
        self.most = most
        for other in range(self.roster.n):
            place = self.castle.place_of(stands, other)
            if stands.on[other] == 1 and other != figure and place != NONE:
                self.taken[place] = 1
                if self.roster.side[other] != self.roster.side[figure]:
                    self.threaten(stands.works, place)
        if self.start != NONE:
            self.cost[self.start] = 0

    def threaten(self, works: Works, place: i64) -> None:
        self.find_beside(works, place)
        for k in range(self.besides):
            self.hostile[self.beside[k]] = 1

    def find_beside(self, works: Works, place: i64) -> None:
        """The neighbours of a place; those at either end of a siege ladder's top among them."""
        castle = self.castle
        self.besides = 0
        for k in range(castle.first[place], castle.first[place + 1]):
            self.add_beside(castle.beside[k])
        for ladder in range(i64(len(works.ladder_head))):
            top = castle.top_of(ladder)
            if works.ladder_head[ladder] == place:
                self.add_beside(top)
            elif top == place and works.ladder_head[ladder] != NONE:
                self.add_beside(works.ladder_head[ladder])

    def add_beside(self, place: i64) -> None:
        self.beside[self.besides] = place
        self.besides += 1

    def spread(self, works: Works) -> None:
        """Goes on from every place that is reached."""
        waiting: i64 = 0
        for place in range(self.castle.n):
            if self.cost[place] != NONE:
                waiting = self.wait(place, waiting)
        while waiting > 0:
            waiting -= 1
            place = self.waiting[waiting]
            self.is_waiting[place] = 0
            waiting = self.go_on(works, place, waiting)

    def wait(self, place: i64, waiting: i64) -> i64:
        """Adds a place to those that wait to be gone on from."""
        if self.is_waiting[place] == 1:
            return waiting
        self.is_waiting[place] = 1
        self.waiting[waiting] = place
        return waiting + 1

    def go_on(self, works: Works, place: i64, waiting: i64) -> i64:
        """To the neighbours of a place; those that are reached by a shorter way wait to be gone on from."""
        castle = self.castle
        self.find_beside(works, place)
        for k in range(self.besides):
            other = self.beside[k]
            cost = self.cost[place] + castle.way(works, place, other)
            if not self.may_step(works, place, other) or cost > self.most:
                continue
            if self.cost[other] == NONE or cost < self.cost[other]:
                self.cost[other] = cost
                waiting = self.wait(other, waiting)
        return waiting

    def may_step(self, works: Works, place: i64, other: i64) -> bool:
        what, then = self.castle.what[place], self.castle.what[other]
        if self.taken[other] == 1 or not self.castle.is_there(works, other) or self.is_new(works, other):
            return False
        if place == self.start:
            return True
        if self.hostile[place] == 1 or (what == FOOT and not self.from_ground):
            return False
        return what != RUNG or then == RUNG or self.is_on_same(works, place)

    def is_on_same(self, works: Works, rung: i64) -> bool:
        """Whether he started from the next rung of the same stair or ladder."""
        start = self.start
        return start != NONE and self.castle.what[start] == RUNG and self.castle.are_neighbours(works, start, rung)

    def is_new(self, works: Works, place: i64) -> bool:
        """Whether it is of a ladder that was planted in this half-turn."""
        ladder = self.castle.ladder_of(place)
        return ladder != NONE and works.ladder_new[ladder] == 1 and not self.castle.is_ground(place)
