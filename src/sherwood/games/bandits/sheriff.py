"""BANDITS-6.3, 6.5, 6.6: release, arrests, rewards and riches."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.bandits import assault, loot, rumble
from sherwood.games.bandits.components import total
from sherwood.games.bandits.kinds import ARRESTED, FREED, NOT_NOW, POINT, REWARD, REWARDED, STORED, TOKEN, WHY_REWARD
from sherwood.games.bandits.position import CHESTS, FREE, GIFT_STAGE, PRISON, Position
from sherwood.games.bandits.variants import SHERIFF_NEXT_TURN, WILL_TOKEN
from sherwood.kernel.moves import Moves, a_of, pack


def release(p: Position) -> None:
    """BANDITS-6.3a: whoever is in prison is freed; under a variant not those whom the Sheriff's Wagon took this turn."""
    for number in range(len(p.gangs)):
        gang = p.gang(number)
        if gang.leader == PRISON and not (gang.jailed != 0 and p.plays(SHERIFF_NEXT_TURN)):
            gang.leader = FREE
            p.tell(FREED, number)


# -- arrests (BANDITS-6.5) --------------------------------------------------------------------------------------------
def arrest(p: Position) -> None:
    """BANDITS-6.5a to c, e: every gang whose column comes to too much."""
    if p.pardon == 0:
        for gang in range(len(p.gangs)):
            column = rumble.total(p.gang(gang).column)
            if column > p.board.arrest_above:
                take_leader(p, gang, column)


def take_leader(p: Position, gang: i64, column: i64) -> None:
    """The leader goes to prison; in the last turn it costs a victory point, of Will Scarlet too (BANDITS-6.5b, c, 11.5)."""
    if p.number == p.board.turns:
        p.gang(gang).vp -= 1
        p.tell(ARRESTED, gang, column, 1)
    elif gang < p.seats:
        p.gang(gang).leader = PRISON
        p.tell(ARRESTED, gang, column)


# -- rewards (BANDITS-6.5d) -------------------------------------------------------------------------------------------
def is_due(p: Position, gang: i64) -> bool:
    return rumble.total(p.gang(gang).column) < p.board.reward_below


def is_open(p: Position, seat: i64) -> bool:
    """Whether a seat has a reward to choose; without a token it can only be a point (BANDITS-1.9)."""
    return is_due(p, seat) and loot.is_token_left(p)


def fill(p: Position, out: Moves) -> None:
    out.add(pack(REWARD, POINT))
    out.add(pack(REWARD, TOKEN))


def fault(p: Position, move: i64) -> i64:
    return 0 if move == pack(REWARD, POINT) or move == pack(REWARD, TOKEN) else NOT_NOW


def play(p: Position, move: i64) -> None:
    if a_of(move) == POINT:
        give_point(p, p.seat)
    else:
        tell_reward(p, p.seat)
        p.left = 1


def go_on(p: Position) -> bool:
    """Goes on to the token drawn as a reward; False when the seat has what it chose."""
    if p.left > 0 and p.supply > 0:
        p.enter(GIFT_STAGE)
        return True
    if p.left > 0:
        loot.take_village_coin(p, p.caller())
        p.left = 0
    return False


def gift(p: Position, move: i64) -> None:
    p.left = 0
    loot.receive(p, p.caller(), a_of(move))


def settle(p: Position, seat: i64) -> None:
    """A seat that isn't asked gets a point, if it gets anything."""
    if is_due(p, seat):
        give_point(p, seat)


def reward_will(p: Position) -> None:
    """BANDITS-11.5: always a point; under a variant a token that nobody sees."""
    will = p.seats
    if p.has_will() and is_due(p, will):
        if p.plays(WILL_TOKEN) and loot.is_token_left(p):
            tell_reward(p, will)
            loot.receive_unseen(p, 1)
        else:
            give_point(p, will)


def give_point(p: Position, gang: i64) -> None:
    tell_reward(p, gang)
    assault.gain(p, gang, WHY_REWARD)


def tell_reward(p: Position, gang: i64) -> None:
    p.tell(REWARDED, gang, rumble.total(p.gang(gang).column))


# -- riches (BANDITS-6.6) ---------------------------------------------------------------------------------------------
def store(p: Position) -> None:
    """All now-tokens go into the chests."""
    for number in range(len(p.gangs)):
        gang = p.gang(number)
        p.tell(STORED, number, total(gang.now))
        gang.chest += gang.now
        gang.now = 0
    p.note(CHESTS)
