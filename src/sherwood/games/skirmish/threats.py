"""What threatens a counter in `skirmish`, for computers: who can come at it before it can answer, and who can shoot at it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.skirmish.position import CAPTURED, PEACEFUL, Position

WHOLE: Final[i64] = 1000


def is_threat(p: Position, enemy: i64) -> bool:
    return p.front[enemy] >= 0 and p.flags[enemy] & (CAPTURED | PEACEFUL) == 0 and p.is_fighter(enemy)


class Threats:
    """Scratch for one counter at a time, filled anew by each `face`; `weigh` then asks about a place."""

    def __init__(self, p: Position, contact: i64, within: i64, shot: i64) -> None:
        self.board = p.board
        self.sheet = p.sheet
        self.cast = p.cast
        self.contact = contact
        self.within = within
        self.shot = shot
        """How surely a blow comes from beside, and from farther; what a short shot costs: in thousandths."""
        n = p.cast.n
        self.n: i64 = 0
        # by enemy
        self.front = vec[i64]([0] * n)
        self.rear = vec[i64]([0] * n)
        self.reach = vec[i64]([0] * n)
        self.attack = vec[i64]([0] * n)
        self.weapon = vec[i64]([0] * n)
        """Of who can shoot, or -1."""
        # of the place asked about
        self.press: i64 = 0
        """The attack to be expected there, in thousandths."""
        self.blows: i64 = 0
        """How many may strike there."""
        self.shots: i64 = 0
        """What shots will cost there, in thousandths."""

    def face(self, p: Position, counter: i64) -> None:
        """Notes who threatens a counter."""
        self.n = 0
        for enemy in range(p.cast.n):
            if p.are_enemies(enemy, counter) and is_threat(p, enemy):
                self.front[self.n] = p.front[enemy]
                self.rear[self.n] = p.rear[enemy] if p.rear[enemy] >= 0 else p.front[enemy]
                self.reach[self.n] = max(1, p.allowance(enemy))
                self.attack[self.n] = p.attack(enemy)
                self.weapon[self.n] = -1 if p.is_mounted(enemy) else self.cast.weapon[enemy]
                self.n += 1

    def weigh(self, place: i64) -> None:
        self.press = 0
        self.blows = 0
        self.shots = 0
        for i in range(self.n):
            distance = self.board.distance(self.front[i], place)
            if self.rear[i] != self.front[i]:
                distance = min(distance, self.board.distance(self.rear[i], place))
            if distance <= self.reach[i]:
                self.press += self.attack[i] * (self.contact if distance <= 1 else self.within)
                self.blows += 1
            if self.weapon[i] >= 0:
                self.shots += self.shot_at(self.weapon[i], distance)
        if self.board.cover[place] != 0:
            self.shots //= 2

    def shot_at(self, weapon: i64, distance: i64) -> i64:
        """What a shot at so many hexes will probably cost."""
        if not 1 < distance <= self.sheet.long[weapon]:
            return 0
        return self.shot if distance <= self.sheet.short[weapon] else self.shot // 2
