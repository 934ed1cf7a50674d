"""BANDITS-1 and D: wagons, loot, Merry Men, the board and what scores, as the rules read them, and the arithmetic of piles.

A pile is one integer that counts tokens by face, because tokens of a face can't be told apart (BANDITS-0.8). Loot faces have
four bits each, at 4 * face: no set has more than 15 of one. Village coins, of which there is no limit (BANDITS-1.8), have the
six bits above them. So piles are added and taken away as integers are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.kernel.moves import shifted

if TYPE_CHECKING:
    from sherwood.games.bandits import figures

# faces (BANDITS-D.3): 3 * colour + type, and two kinds of coins
RING: Final[i64] = 0
BRACELET: Final[i64] = 1
NECKLACE: Final[i64] = 2
COIN: Final[i64] = 12
VILLAGE_COIN: Final[i64] = 13
FACES: Final[i64] = 14
COLOURS: Final[i64] = 4

LOOT: Final[i64] = 0xF_FFFF_FFFF_FFFF
"""The bits of all faces but village coins."""
EVEN: Final[i64] = 0xF_0F0F_0F0F_0F0F
"""The bits of every second loot face, from the first."""

# specials of wagons (BANDITS-D.1)
NORMAL: Final[i64] = 0
BEER: Final[i64] = 1
SHERIFF: Final[i64] = 2
FESTIVAL: Final[i64] = 3
ROYAL: Final[i64] = 4
WAR: Final[i64] = 5
GYPSY: Final[i64] = 6
KING_RICHARD: Final[i64] = 7
KING_JOHN: Final[i64] = 8
ALAN: Final[i64] = 9

# characters (BANDITS-0.3), also as portraits of wagons
NOBODY: Final[i64] = -1
MARION: Final[i64] = 0
JOHN: Final[i64] = 1
ROBIN: Final[i64] = 2
TUCK: Final[i64] = 3

# effects (BANDITS-3.5, D.4): 4 * owner + place among his cards
GOSSIP: Final[i64] = 0
BROTHERHOOD: Final[i64] = 1
SPY: Final[i64] = 2
FRIENDLY_GUARDS: Final[i64] = 3
INSIDER: Final[i64] = 4
SHOVE: Final[i64] = 5
REALLY_CLOSE: Final[i64] = 6
FAST_WORK: Final[i64] = 7
DOWN_THE_HEAD: Final[i64] = 8
SECOND_CHANCE: Final[i64] = 9
LOOK_BEYOND: Final[i64] = 10
LOOK_HERE: Final[i64] = 11
COME_ON_BOY: Final[i64] = 12
BARTER: Final[i64] = 13
MARKET: Final[i64] = 14
WHERES_THE_BEER: Final[i64] = 15

# names in data and notation, by number
CHARACTERS: Final = ("marion", "john", "robin", "tuck")
SPECIALS: Final = ("normal", "beer", "sheriff", "festival", "royal", "war", "gypsy", "king_richard", "king_john", "alan")
COLOUR_NAMES: Final = ("ruby", "emerald", "sapphire", "pearl")
EFFECTS: Final = (
    "gossip", "brotherhood", "spy", "friendly_guards", "insider", "shove", "really_close", "fast_work",
    "down_the_head", "second_chance", "look_beyond", "look_here", "come_on_boy", "barter", "market", "beer",
)  # fmt: skip


# -- piles ------------------------------------------------------------------------------------------------------------
def tokens(n: i64, face: i64) -> i64:
    """A pile of n tokens of one face: up to 15, or 63 village coins."""
    return n << 4 * face


def one(face: i64) -> i64:
    return shifted(1, 4 * face)


def count(pile: i64, face: i64) -> i64:
    return pile >> 52 if face == VILLAGE_COIN else pile >> 4 * face & 15


def coins(pile: i64) -> i64:
    """Coins of both kinds (BANDITS-4.2e)."""
    return (pile >> 48 & 15) + (pile >> 52)


def total(pile: i64) -> i64:
    """Tokens in a pile; of loot up to 254: 256 leaves 1 when divided by 255, so the remainder adds up sums of two faces."""
    loot = pile & LOOT
    return ((loot & EVEN) + (loot >> 4 & EVEN)) % 255 + (pile >> 52)


def next_face(pile: i64, start: i64) -> i64:
    """The first face of a pile from `start` on, or -1."""
    face = start
    rest = pile >> 4 * start
    while rest != 0 and face < FACES:
        if face == VILLAGE_COIN or rest & 15 != 0:
            return face
        rest >>= 4
        face += 1
    return -1


def after(pile: i64, face: i64) -> i64:
    """How many tokens of later faces a pile holds."""
    return 0 if face == VILLAGE_COIN else total(pile & -one(face + 1))


def nth(pile: i64, n: i64) -> i64:
    """The face of the n-th token of a pile, from 0, in the order of faces."""
    face: i64 = 0
    while face < VILLAGE_COIN:
        n -= pile & 15
        if n < 0:
            return face
        pile >>= 4
        face += 1
    return face


def counts(pile: i64) -> tuple[int, ...]:
    """A pile as people read it: how many of each face."""
    return tuple([count(pile, face) for face in range(FACES)])


# -- sets -------------------------------------------------------------------------------------------------------------
def bit(n: i64) -> i64:
    """The set of one card, seat or effect; sets are bits."""
    return shifted(1, n)


def ones(set: i64) -> i64:
    """How many a set holds."""
    n: i64 = 0
    while set != 0:
        set &= set - 1
        n += 1
    return n


# -- wagons -----------------------------------------------------------------------------------------------------------
class Deck:
    """The wagon cards of a set (BANDITS-D.1, D.2). Backs are numbered from the lowest range, cards as the file has their faces.

    Each copy is a card by itself, so that cards can be bits of a set. The expansion's come last (BANDITS-10.5), so the others
    have the same numbers with it and without it.
    """

    def __init__(self, wagons: figures.Wagons, expansion: bool) -> None:
        ids = [back.id for back in wagons.backs]
        self.backs: i64 = len(ids)
        self.lo = vec[i64]([back.lo for back in wagons.backs])
        """By back: the range of the defence (BANDITS-1.4), as is the next."""
        self.hi = vec[i64]([back.hi for back in wagons.backs])

        faces = wagons.faces + (wagons.expansion if expansion else ())
        cards = [face for face in faces for _ in range(face.copies)]
        self.size: i64 = len(cards)
        self.all: i64 = bit(self.size) - 1
        """All cards, as bits."""
        self.back = vec[i64]([ids.index(card.back) for card in cards])
        """By card, as are the next three."""
        self.value = vec[i64]([card.value or 0 for card in cards])
        """The printed defence, 0 where there is none."""
        self.special = vec[i64]([SPECIALS.index(card.special) for card in cards])
        self.portrait = vec[i64]([CHARACTERS.index(card.portrait) if card.portrait else int(NOBODY) for card in cards])

        self.with_back = vec[i64]()
        """By back: its cards, as bits."""
        for back in range(self.backs):
            self.with_back = append(self.with_back, self._with(back))

    def _with(self, back: i64) -> i64:
        cards: i64 = 0
        for card in range(self.size):
            if self.back[card] == back:
                cards |= bit(card)
        return cards


# -- the board --------------------------------------------------------------------------------------------------------
class Board:
    """The board and the limits of a turn (BANDITS-D.5)."""

    def __init__(self, board: figures.Board) -> None:
        self.roads: i64 = board.roads.number
        self.bushes: i64 = board.roads.bushes
        """On each road, as there are attack spaces."""
        self.bandits: i64 = board.gang.bandits
        """Of each gang, as are dice."""
        self.dice: i64 = board.gang.dice
        self.alleys: i64 = board.alleys.number
        self.alleys_of_five: i64 = board.alleys_of_five.number
        """More of them, for five players (BANDITS-4.2d)."""
        self.village_coins: i64 = board.supply.village_coins
        """A limit under `coin_limit` alone (BANDITS-1.8)."""
        self.turns: i64 = board.game.turns
        self.arrest_above: i64 = board.drawbridge.arrest_above
        """Sums of a column (BANDITS-6.5a), as is the next."""
        self.reward_below: i64 = board.drawbridge.reward_below


def loot_of(loot: figures.Loot) -> i64:
    """All tokens of a set, as a pile (BANDITS-D.3)."""
    pile = tokens(loot.coins, COIN)
    for colour, row in enumerate(loot.colours):
        pile |= tokens(row.rings, 3 * colour + RING)
        pile |= tokens(row.bracelets, 3 * colour + BRACELET)
        pile |= tokens(row.necklaces, 3 * colour + NECKLACE)
    return pile
