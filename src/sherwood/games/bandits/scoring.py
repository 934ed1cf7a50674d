"""BANDITS-7: majorities, the best use of a chest, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.bandits.components import BRACELET, COLOURS, NECKLACE, RING, coins, count
from sherwood.kernel.moves import shifted

if TYPE_CHECKING:
    from sherwood.games.bandits import figures

COLOUR: Final[i64] = 0xFFF
"""The bits of the first colour's three types in a pile; the bits of each further colour lie above those of the one before."""
HOLDINGS: Final[i64] = 0x1000
JEWELS: Final[i64] = 0xFFFF_FFFF_FFFF
"""The bits of all colours."""
TYPE: Final[i64] = 0x00F_00F_00F_00F
"""The bits of one type in all colours."""


class Scoring:
    """What scores (BANDITS-D.6), for chests of one set of loot."""

    def __init__(self, scoring: figures.Scoring, loot: i64) -> None:
        self.rings: i64 = scoring.rings.tokens
        """Of one colour, in a combination; so are the next two (BANDITS-7.3)."""
        self.bracelets: i64 = scoring.bracelets.tokens
        self.necklaces: i64 = scoring.necklaces.tokens
        self.coins: i64 = scoring.coins.tokens
        self.ring_points: i64 = scoring.rings.points
        """Victory points of a combination, as are the next four."""
        self.bracelet_points: i64 = scoring.bracelets.points
        self.necklace_points: i64 = scoring.necklaces.points
        self.trio_points: i64 = scoring.trio.points
        self.coin_points: i64 = scoring.coins.points
        self.alone: i64 = scoring.majority.alone
        """Victory points of a majority, as is the next (BANDITS-7.2)."""
        self.tied: i64 = scoring.majority.tied
        self.worth = vec[i64]([-1] * (self.coins * HOLDINGS))
        """By coins left over and then by what is held of a colour: the most that it can bring, -1 where it leaves otherwise."""
        for colour in range(COLOURS):
            self._weigh_up_to(loot >> 12 * colour & COLOUR)

    def _weigh_up_to(self, most: i64) -> None:
        for rings in range(count(most, RING) + 1):
            for bracelets in range(count(most, BRACELET) + 1):
                for necklaces in range(count(most, NECKLACE) + 1):
                    self._weigh(rings, bracelets, necklaces)

    def _weigh(self, rings: i64, bracelets: i64, necklaces: i64) -> None:
        """All ways to use what is held of one colour."""
        held = rings | bracelets << 4 | necklaces << 8
        for trios in range(min(min(rings, bracelets), necklaces) + 1):
            for sets in range((rings - trios) // self.rings + 1):
                for pairs in range((bracelets - trios) // self.bracelets + 1):
                    left = rings - trios - self.rings * sets + bracelets - trios - self.bracelets * pairs
                    points = self.trio_points * trios + self.ring_points * sets + self.bracelet_points * pairs
                    points += self.necklace_points * ((necklaces - trios) // self.necklaces)
                    points += self.coin_points * (left // self.coins)
                    at = left % self.coins * HOLDINGS + held
                    self.worth[at] = max(self.worth[at], points)

    def combinations(self, chest: i64) -> i64:
        """BANDITS-7.3, 7.4: the victory points of the best use of a chest."""
        return self._best(chest & JEWELS, coins(chest))

    def _best(self, jewels: i64, coins: i64) -> i64:
        """Colour by colour: those of the jewels and of so many coins."""
        if jewels == 0:
            return self.coin_points * (coins // self.coins)
        best: i64 = 0
        for left in range(self.coins):
            worth = self.worth[left * HOLDINGS + (jewels & COLOUR)]
            if worth >= 0:
                best = max(best, worth + self._best(jewels >> 12, coins + left))
        return best

    def majorities(self, chests: vec[i64], gang: i64) -> i64:
        """BANDITS-7.2: the victory points of a gang, among all gangs' chests."""
        points: i64 = 0
        for type in range(NECKLACE + 1):
            points += self.majority(chests, gang, type)
        return points

    def majority(self, chests: vec[i64], gang: i64, type: i64) -> i64:
        """Those for one type of jewel."""
        own = number(chests[gang], type)
        rivals = _most_of_others(chests, gang, type)
        if own > rivals:
            return self.alone
        return self.tied if own == rivals and own > 0 else 0


def _most_of_others(chests: vec[i64], gang: i64, type: i64) -> i64:
    most: i64 = 0
    for other in range(len(chests)):
        if other != gang:
            most = max(most, number(chests[other], type))
    return most


def number(chest: i64, type: i64) -> i64:
    """Rings, bracelets or necklaces of all colours: 4096 leaves 1 when divided by 4095, so the remainder adds up the colours."""
    return (chest >> 4 * type & TYPE) % 4095


def first(scores: vec[i64], sizes: vec[i64], seats: i64) -> i64:
    """BANDITS-7.5, 7.6, 11.7: a mask of the seats among whom the winner is, by the scores of all gangs and the sizes of chests.

    More than one if a lot decides; none if a gang without a player has a higher score than every seat.
    """
    best = scores[0]
    for seat in range(seats):
        best = max(best, scores[seat])
    for gang in range(seats, len(scores)):
        if scores[gang] > best:
            return 0
    fewest: i64 = -1
    for seat in range(seats):
        if scores[seat] == best and (fewest < 0 or sizes[seat] < fewest):
            fewest = sizes[seat]
    mask: i64 = 0
    for seat in range(seats):
        if scores[seat] == best and sizes[seat] == fewest:
            mask |= shifted(1, seat)
    return mask
