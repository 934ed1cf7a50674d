"""The kinds of move and of story event of `bandits` (BANDITS-0.3), with the fields of each, and its faults and endings.

Roads, bushes and slots count from 0. A move doesn't say who makes it: the turn does; events name gangs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# moves: fields
PLACE: Final[i64] = 1  # road (ALLEY for an alley), bush
PASS: Final[i64] = 2
GOSSIP: Final[i64] = 3  # road, a later road
BROTHERHOOD: Final[i64] = 4
SPY: Final[i64] = 5  # road
GUARDS: Final[i64] = 6  # road
MARK: Final[i64] = 7  # NO_MARK, PLUS_TWO, MINUS_TWO
INSIDER: Final[i64] = 8  # road and bush of the own bandit, road of the other
SHOVE: Final[i64] = 9  # road and bush of the own bandit, LEFT or RIGHT
CLOSE: Final[i64] = 10  # road and bush
FAST: Final[i64] = 11  # road and bush
WAGON: Final[i64] = 12  # road
DOWN: Final[i64] = 13  # slot, 0 minus or 1 plus
AGAIN: Final[i64] = 14  # slot
BEYOND: Final[i64] = 15  # slot
HERE: Final[i64] = 16  # slot
KEEP: Final[i64] = 17  # face
BOY: Final[i64] = 18  # value of the die
BARTER: Final[i64] = 19
MARKET: Final[i64] = 20
BEER: Final[i64] = 21  # gang, value of its die
DISCARD: Final[i64] = 22  # face
BRIBE: Final[i64] = 23  # tokens: 0, 1 or 3
REWARD: Final[i64] = 24  # POINT or TOKEN
FIRST: Final[i64] = 25  # chance: seat
MERRY: Final[i64] = 26  # chance: character, effect
BACK: Final[i64] = 27  # chance: band
FACE: Final[i64] = 28  # chance: road, card, SECRET if one seat alone looks at it
DIE: Final[i64] = 29  # chance: slot, value
LOOT: Final[i64] = 30  # chance: face
SHOW: Final[i64] = 31  # chance, one outcome: gang, and face, or the number of tokens offered and OFFER

ALLEY: Final[i64] = 4
"""In place of a road: the alleys of the village."""
NO_MARK: Final[i64] = 0
PLUS_TWO: Final[i64] = 1
MINUS_TWO: Final[i64] = 2
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
SECRET: Final[i64] = 1
OFFER: Final[i64] = 1
POINT: Final[i64] = 0
TOKEN: Final[i64] = 1

# story events: fields
TURN: Final[i64] = 1  # number of the turn, first player
LAID: Final[i64] = 2  # road, band
PLACED: Final[i64] = 3  # gang, road or ALLEY, bush
CLOSED_GAPS: Final[i64] = 4  # road
REVEALED: Final[i64] = 5  # road, card
JAILED: Final[i64] = 6  # gang, road of the Sheriff's Wagon
PARDONED: Final[i64] = 7  # gang
EXCHANGED: Final[i64] = 8  # character, effect that goes, effect that comes
DRIVEN_OFF: Final[i64] = 9  # road of Alan-a-Dale
CALLED: Final[i64] = 10  # gang, effect (components.py)
SWAPPED: Final[i64] = 11  # road * 4 + bush of the one that lies now, road * 4 + bush of the other, gang of the other
JOINED: Final[i64] = 12  # gang, road, bush joined
SLIPPED_OFF: Final[i64] = 13  # gang, road, bush left
ASSAULT: Final[i64] = 14  # road, defence (0 while the Festival's dice are not rolled)
FESTIVAL: Final[i64] = 15  # road, sum of its dice
ROLLED: Final[i64] = 16  # gang, slot, value
TURNED: Final[i64] = 17  # gang whose die it is, slot, new value
BEATEN: Final[i64] = 18  # road, total, defence
ESCAPED: Final[i64] = 19  # road, total, defence
SCORED: Final[i64] = 20  # gang, VP gained, why (a WHY_ below)
KEPT: Final[i64] = 21  # gang, tokens kept, tokens passed on
DREW: Final[i64] = 22  # gang, tokens
COIN: Final[i64] = 23  # gang that takes a village coin
COLUMN: Final[i64] = 24  # gang, sum of its dice
REMOVED: Final[i64] = 25  # gang, value of the die taken from its column
RAISED: Final[i64] = 26  # gang, old value, new value
PAID: Final[i64] = 27  # gang, tokens, village coins among them
FREED: Final[i64] = 28  # gang
ARRESTED: Final[i64] = 29  # gang, sum, 1 if it costs a VP instead
REWARDED: Final[i64] = 30  # gang, sum
STORED: Final[i64] = 31  # gang, tokens that go into its chest
MOST: Final[i64] = 32  # gang, type of jewel (0 ring, 1 bracelet, 2 necklace), VP
WORTH: Final[i64] = 33  # gang, VP for its tokens
FINAL: Final[i64] = 34  # gang, score, points on the track
SPIED: Final[i64] = 35  # gang, road
LOOKED: Final[i64] = 36  # gang, road, effect by which it looks
OFFERED: Final[i64] = 37  # character, effect of the first card turned up
BRIBED: Final[i64] = 38  # gang that takes dice off the drawbridge for tokens
MARKED: Final[i64] = 39  # gang, road, PLUS_TWO or MINUS_TWO

WHY_PAID: Final[i64] = 0
WHY_LAST: Final[i64] = 1
WHY_LYING: Final[i64] = 2
WHY_MARKET: Final[i64] = 3
WHY_REWARD: Final[i64] = 4

# faults (BANDITS-0.10)
NOT_NOW: Final[i64] = 1
BUSH_TAKEN: Final[i64] = 2
NO_WAGON: Final[i64] = 3
ALLEYS_FULL: Final[i64] = 4
NO_LEADER: Final[i64] = 5
WRONG_CARD: Final[i64] = 6
CARD_CLOSED: Final[i64] = 7  # variant one_caller
SAME_WAGON: Final[i64] = 8
TOO_FEW_BANDITS: Final[i64] = 9
SPIED_ALREADY: Final[i64] = 10
BRIBED_ALREADY: Final[i64] = 11
NOT_YOUR_BANDIT: Final[i64] = 12
NOT_AN_ENEMY: Final[i64] = 13
EMPTY_BUSH: Final[i64] = 14
LIES_DOWN: Final[i64] = 15
BUSH_SHARED: Final[i64] = 16
FIRST_BUSH: Final[i64] = 17
NO_ALLEY: Final[i64] = 18
ASSAULTED: Final[i64] = 19
FESTIVAL_FIRST: Final[i64] = 20
NOT_YOUR_DIE: Final[i64] = 21
NO_DIE: Final[i64] = 22
NO_CHANGE: Final[i64] = 23
MARKED_DIE: Final[i64] = 24
NO_TOKEN: Final[i64] = 25
DRAWN_TOKEN: Final[i64] = 26
OUT_OF_ORDER: Final[i64] = 27
EMPTY_SUPPLY: Final[i64] = 28
TOO_FEW: Final[i64] = 29
NO_OPPONENT: Final[i64] = 30

# endings (BANDITS-7, 11.7)
BY_SCORE: Final[i64] = 1
BY_FEWER_TOKENS: Final[i64] = 2
BY_LOT: Final[i64] = 3
BY_WILL: Final[i64] = 4
