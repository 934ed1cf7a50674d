"""What a seat may know of a position (BANDITS-H): a frozen struct, built field by field. What is not named here stays hidden.

Gangs are numbered as seats are; Will Scarlet's comes after them. Tokens are counts by face (BANDITS-D.3).
"""

from __future__ import annotations

import msgspec

from sherwood.games.bandits import bribes, ending, loot, specials
from sherwood.games.bandits.box import decks, loots
from sherwood.games.bandits.components import VILLAGE_COIN, count, counts, total
from sherwood.games.bandits.position import (
    COVERED,
    NONE,
    OVER_STAGE,
    PLACES,
    Gang,
    Road,
)
from sherwood.games.bandits.state import Bandits
from sherwood.games.bandits.variants import CHECK_CHEST, OPEN_DISCARDS, OPEN_LOOT, VARIANTS
from sherwood.kernel.state import State

Counts = tuple[int, ...]


class DieView(msgspec.Struct, frozen=True):
    owner: int
    value: int
    marked: bool = False


class GangView(msgspec.Struct, frozen=True):
    """One gang. `None` where the reader may not know."""

    vp: int
    bandits: int
    """At home, still to be placed."""
    leader: str
    """free, marion, john, robin, tuck, prison."""
    now: Counts | None
    """Now-tokens by face, for their owner, and for all under open_loot."""
    held: int
    """How many they are."""
    coins: int
    """Village coins among them."""
    chest: Counts | None
    """For all at the end; for its owner under check_chest."""
    stored: int
    """Tokens in the chest."""
    stored_coins: int
    """Village coins among them."""
    column: tuple[int, ...]
    """Its dice on the drawbridge, ascending."""
    bribe: int | None
    """Tokens it has offered this turn; None while that is open or secret."""
    score: int | None
    """The final score (BANDITS-7.5)."""


class RoadView(msgspec.Struct, frozen=True):
    """One road, its wagon, bushes and attack spaces."""

    state: str
    """bare, covered, open, robbed, gone."""
    band: int
    """The band on the wagon's back, or -1."""
    card: int | None
    """The wagon, if the reader has seen its face."""
    lookers: tuple[int, ...]
    """The seats that looked at it while it was covered."""
    marker: int
    spied: bool
    bandits: tuple[int, ...]
    """The gang at each of eight places, two a bush, or -1."""
    lying: tuple[bool, ...]
    dice: tuple[DieView | None, ...]
    """By slot."""
    defence: int | None
    """What must be reached, as things stand; None while that isn't known."""
    total: int
    """What the dice there come to."""


class BanditsView(msgspec.Struct, frozen=True):
    seat: int
    """The reader: a seat or WATCHER."""
    seats: int
    will: bool
    """Whether Will Scarlet's gang plays."""
    turn: int
    """1..4."""
    stage: str
    asked: int
    """The seat that decides now, CHANCE or OVER."""
    first: int
    """The first player, or -1."""
    at: int
    """The road that is being assaulted, or otherwise in hand; -1 if none."""
    left: int
    """For the one who is asked: placings at once, tokens to keep or to discard; else 0."""
    gangs: tuple[GangView, ...]
    roads: tuple[RoadView, ...]
    alleys: tuple[int, ...]
    """The gang in each alley, or -1; as many as are open."""
    merry: tuple[int, ...]
    """The effect that each character offers; empty before the first are turned up."""
    merry_left: tuple[int, ...]
    """Effects that are left in the decks, ascending."""
    merry_out: tuple[int, ...]
    """Effects discarded."""
    deck_set: str
    loot_set: str
    expansion: bool
    deck: int
    """Cards left in the wagon deck."""
    top: int
    """The band on its top card, or -1."""
    discarded: tuple[int, ...]
    """Wagons in the discards that all have seen."""
    spied_away: int
    """Wagons discarded unseen."""
    festival: tuple[int, ...]
    """The Festival's dice as they were rolled."""
    pardon: bool
    """King Richard is here: nobody is arrested this turn."""
    supply: int
    """Loot tokens left."""
    bank: int
    """Village coins given out."""
    pool: Counts | None
    """The tokens of the draft that its holder has looked at, for him alone."""
    pool_size: int
    line: tuple[int, ...]
    """Who takes next in the draft, and after him."""
    paid: Counts | None
    """Tokens that have left the game, under open_discards."""
    variants: tuple[str, ...]
    ending: int | None
    winner: int
    """The seat that has won, or -1."""


LEADERS = ("free", "marion", "john", "robin", "tuck", "prison")
STATES = ("bare", "covered", "open", "robbed", "gone")
STAGES = (
    "first",
    "merry",
    "back",
    "position",
    "look",
    "mark",
    "reveal",
    "john",
    "choose",
    "roll",
    "robin",
    "again",
    "draw",
    "show",
    "keep",
    "tuck",
    "barter",
    "discard",
    "beer",
    "bribe",
    "offers",
    "reward",
    "gift",
    "open",
    "lot",
    "over",
)
"""By number of the stage (position.py)."""


def view(state: State, seat: int) -> BanditsView:
    """What `seat` (or WATCHER) may know."""
    assert isinstance(state, Bandits)
    over = state.stage == OVER_STAGE
    mine = state.seat == seat
    return BanditsView(
        seat=seat,
        seats=state.seats,
        will=state.has_will(),
        turn=state.number,
        stage=STAGES[state.stage],
        asked=state.seat,
        first=state.first,
        at=state.at,
        left=state.left if mine else 0,
        gangs=tuple(gang_view(state, gang, seat) for gang in range(len(state.gangs))),
        roads=tuple(road_view(state, road, seat) for road in range(len(state.roads))),
        alleys=tuple(int(state.alley(alley)) for alley in range(state.open_alleys())),
        merry=tuple(int(state.effect(character)) for character in range(4)) if state.number > 0 else (),
        merry_left=bits(state.merry_left),
        merry_out=bits(state.merry_out),
        deck_set=decks()[state.deck_set],
        loot_set=loots()[state.loot_set],
        expansion=bool(state.expansion),
        deck=sum(sixes(state.backs)),
        top=state.top,
        discarded=bits(state.discarded),
        spied_away=sum(sixes(state.spied_away)),
        festival=festival_dice(state),
        pardon=bool(state.pardon),
        supply=state.supply,
        bank=state.bank,
        pool=counts(state.pool - state.fresh) if loot.sees_pool(state, seat) else None,
        pool_size=total(state.pool),
        line=takers(state),
        paid=counts(state.paid) if state.plays(OPEN_DISCARDS) or over else None,
        variants=tuple(name for name, _, bit in VARIANTS if state.plays(bit)),
        ending=ending.ending(state) if over else None,
        winner=ending.winner(state) if over else NONE,
    )


def gang_view(state: Bandits, number: int, reader: int) -> GangView:
    gang: Gang = state.gangs[number]
    over = state.stage == OVER_STAGE
    own = number == reader
    return GangView(
        vp=gang.vp,
        bandits=gang.bandits,
        leader=LEADERS[gang.leader],
        now=counts(gang.now) if own or over or state.plays(OPEN_LOOT) else None,
        held=total(gang.now),
        coins=count(gang.now, VILLAGE_COIN),
        chest=counts(gang.chest) if over or (own and state.plays(CHECK_CHEST)) else None,
        stored=total(gang.chest) + (state.wills if number == state.seats else 0),
        stored_coins=count(gang.chest, VILLAGE_COIN),
        column=tuple(value for value in range(1, 7) for _ in range(gang.column >> 4 * value & 15)),
        bribe=gang.bribe if gang.bribe != NONE and (own or not bribes.is_secret(state)) else None,
        score=ending.score(state, number) if over else None,
    )


def road_view(state: Bandits, number: int, reader: int) -> RoadView:
    road: Road = state.roads[number]
    dice = tuple(
        DieView(road.owner_at(slot), road.value_at(slot), road.is_marked(slot)) if road.value_at(slot) else None
        for slot in range(PLACES)
    )
    return RoadView(
        state=STATES[road.state],
        band=road.back,
        card=road.card if road.is_seen_by(reader) else None,
        lookers=bits(road.lookers),
        marker=road.marker,
        spied=bool(road.spied),
        bandits=tuple(int(road.gang_at(place)) for place in range(PLACES)),
        lying=tuple(bool(road.lies_at(place)) for place in range(PLACES)),
        dice=dice,
        defence=specials.defence_shown(state, number) if road.state != COVERED else None,
        total=sum(die.value for die in dice if die is not None),
    )


def festival_dice(state: Bandits) -> tuple[int, ...]:
    dice = (int(specials.festival_die(state, place)) for place in range(specials.FESTIVAL_ROLLS))
    return tuple(value for value in dice if value)


def takers(state: Bandits) -> tuple[int, ...]:
    return tuple(int((state.line >> 3 * place & 7) - 1) for place in range(4) if state.line >> 3 * place & 7)


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def sixes(pile: int) -> tuple[int, ...]:
    """Counts by band."""
    return tuple(pile >> 6 * band & 63 for band in range(10))
