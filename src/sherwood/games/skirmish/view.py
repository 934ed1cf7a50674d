"""What a seat may know of a position (SKIRMISH-H): a frozen struct, built field by field. What is not named here stays hidden.

Counters, places, hideouts, edges and factions have the numbers of moves and targets. `None` stands where there is none.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sherwood.games.skirmish import position as p
from sherwood.games.skirmish.cast import CART, CATTLE, DEAD, HEALTHY, HORSE, MAN, STUNNED, UNARMED, WILD, WOUNDED
from sherwood.games.skirmish.figures import MISSILES
from sherwood.games.skirmish.hideouts import MOST
from sherwood.games.skirmish.position import NOBODY, Position
from sherwood.games.skirmish.sources import BEGINNERS, STANDARD
from sherwood.games.skirmish.state import Skirmish
from sherwood.games.skirmish.variants import INITIATION, VARIANTS
from sherwood.kernel.moves import kind_of
from sherwood.kernel.state import OVER, State

KINDS = {MAN: "man", HORSE: "horse", CATTLE: "cattle", WILD: "wild", CART: "cart"}
STATES = {HEALTHY: "healthy", STUNNED: "stunned", WOUNDED: "wounded", DEAD: "dead"}
NATIONS = ("norman", "saxon", "neutral")
OFF_THE_MAP = {
    p.NO_PLACE: "thrown",
    p.TO_ENTER: "to-enter",
    p.HIDDEN: "hidden",
    p.RIDDEN: "ridden",
    p.LEFT: "left",
    p.GONE: "gone",
}
FLAGS = (
    ("captured", p.CAPTURED),
    ("disarmed", p.DISARMED),
    ("may-leave", p.MAY_LEAVE),
    ("fired", p.FIRED),
    ("moved", p.MOVED),
    ("attacked", p.ATTACKED),
    ("led", p.LED),
    ("yielded", p.YIELDED),
    ("harnessing", p.HARNESSING),
    ("passing", p.PASSING),
    ("bystander", p.BYSTANDER),
    ("never-up", p.NEVER_UP),
    ("loose", p.LOOSE),
    ("peaceful", p.PEACEFUL),
    ("protected", p.PROTECTED),
)
PHASES = {
    p.SETUP: "setup",
    p.REVEALS: "reveal",
    p.SHOTS: "missile",
    p.MOVES: "movement",
    p.COMBATS: "combat",
    p.RECOVERY: "recovery",
}
QUESTIONS = {
    **PHASES,
    p.GATES: "gate",
    p.WHO_FIRST: "first",
    p.STEPS: "step",
    p.AMBUSH: "ambush",
    p.AMBUSHERS: "ambush-attack",
    p.JOINERS: "join",
    p.BACK: "retreat",
    p.ORDER_BACK: "retreat-order",
    p.BESIDE: "place-rider",
    p.BELOW: "fall",
    p.FORWARD: "advance",
    p.SURRENDER: "surrender",
    p.PLACING: "place-found",
    p.HIT_DIE: "to-hit",
    p.DAMAGE_DIE: "damage",
    p.COMBAT_DIE: "combat-die",
    p.JUMP_DIE: "jump",
    p.VAULT_DIE: "vault",
    p.ATTACK_JUMP_DIE: "attack-jump",
    p.INITIATIVE_DICE: "initiative",
    p.BLIND_DIE: "blinding",
    p.UNCOVER: "look-inside",
}


class Question(msgspec.Struct, frozen=True):
    """What is to be decided now; who is asked, and for what kind of answer, is public (SKIRMISH-0.3)."""

    kind: str
    """A word of QUESTIONS."""
    seat: int
    """Who answers, or CHANCE."""
    counter: int | None
    """Whom it is about; `position` says in which role."""
    number: int
    """Of `look-inside` and `place-found` the hideout, of `setup` the step, of `gate` the group; of others as `position` says."""


class Attack(msgspec.Struct, frozen=True):
    """The shot, blow or ambush in hand."""

    attackers: tuple[int, ...]
    jumpers: tuple[int, ...]
    """Those of them who jump (SKIRMISH-5.3)."""
    target: int | None
    aim: int
    """The place that is shot at."""
    ambushers: tuple[int, ...]
    """Those who have come out of hiding and may still attack (SKIRMISH-8.2d)."""
    fleeing: tuple[int, ...]
    """From whom the retreat in hand leads away (SKIRMISH-6.1)."""
    opened: tuple[int, ...]
    """Places that may be advanced into (SKIRMISH-6.3c)."""


class Counter(msgspec.Struct, frozen=True):
    number: int
    name: str
    index: int
    """Which of those of its name it is, from 1; 0 where it is the only one."""
    what: str
    """man, horse, cattle, wild, cart."""
    faction: int
    nation: str
    """norman, saxon, neutral."""
    seat: int
    """Of its owner."""
    state: str
    """healthy, stunned, wounded, dead."""
    flags: tuple[str, ...]
    """Words of FLAGS."""
    where: str
    """map, thrown (from the saddle, until his hex is chosen), to-enter, hidden, ridden, left, gone."""
    places: tuple[int, ...]
    """On the map: its place, or those of its front and rear."""
    up: bool
    """Is Up the Tree."""
    hideout: int | None
    """Of a hidden man, for his owner alone; at the end for everybody (SKIRMISH-H.2, H.7)."""
    edge: int | None
    """Of who is still to enter: the edge over which he may, once that is settled."""
    horse: int | None
    """The horse that he sits on."""
    rider: int | None
    leads: int | None
    """The animal at his bridle."""
    led_by: int | None
    cart: int | None
    """Of an animal: the cart before which it is harnessed; of a man: the cart in which he comes, or at which he works."""
    aboard: int | None
    """Of a man: the cart that he stands in."""
    blinded: int
    """Own side turns in which he can't act (SKIRMISH-S6.6)."""
    armoured: bool
    rides: bool
    """Can ride (SKIRMISH-1.2e)."""
    weapon: str
    """bow, javelin, crossbow, or empty."""
    attack: int
    defence: int
    allowance: int
    """Figures of his present form (SKIRMISH-1.2d)."""


class Faction(msgspec.Struct, frozen=True):
    number: int
    name: str
    nation: str
    seat: int


class Hideout(msgspec.Struct, frozen=True):
    number: int
    name: str
    is_tree: bool
    capacity: int
    inside: tuple[int, ...]
    """Hidden counters that the reader knows to be in there."""


class SkirmishView(msgspec.Struct, frozen=True):
    seat: int
    """The reader, or WATCHER."""
    scenario: str
    mosaic: str
    maps: tuple[str, ...]
    options: tuple[str, ...]
    """The scenario's switches that are on."""
    level: str
    """standard, initiation."""
    variants: tuple[str, ...]
    """Those of SKIRMISH-V that are played."""
    number: int
    """Of the turn; 0 during set-up."""
    length: int
    order: tuple[int, ...]
    """Factions in the order of this turn."""
    active: int
    """The faction whose side turn it is."""
    phase: str
    """setup, reveal, missile, movement, combat, recovery, over."""
    asked: int
    """The seat that decides now, CHANCE or OVER."""
    question: Question | None
    mover: int | None
    mps: int
    """That the mover has left."""
    stepped: bool
    """The mover has spent MPs or changed places."""
    attack: Attack
    counters: tuple[Counter, ...]
    factions: tuple[Faction, ...]
    hideouts: tuple[Hideout, ...]
    treasure: int | None
    """The seat that owns it (SKIRMISH-S4.10)."""
    ending: int | None

    @property
    def acting_seat(self) -> int:
        """The seat whose side turn it is."""
        return self.factions[self.active].seat


def view(state: State, seat: int) -> SkirmishView:
    """What `seat` (or WATCHER) may know."""
    assert isinstance(state, Skirmish)
    over = state.turn() == OVER
    counters = tuple(_counters(state, seat))
    return SkirmishView(
        seat=seat,
        scenario=state.stage.scenario,
        mosaic=state.stage.mosaic,
        maps=tuple(state.board.maps),
        options=tuple(state.stage.options),
        level=BEGINNERS if state.plays(INITIATION) else STANDARD,
        variants=tuple(name for name, _, bit in VARIANTS if state.plays(bit)),
        number=state.number,
        length=state.length,
        order=tuple(state.order >> 4 * i & 15 for i in range(state.factions)),
        active=state.acting(),
        phase=phase(state),
        asked=state.turn(),
        question=None if over else question(state),
        mover=one(state.mover),
        mps=state.mps,
        stepped=state.stepped == 1,
        attack=attack(state),
        counters=counters,
        factions=tuple(faction(state, number) for number in range(state.factions)),
        hideouts=tuple(hideout(state, number, counters) for number in range(len(state.board.hideouts))),
        treasure=one(state.owner),
        ending=state.over if over else None,
    )


def one(number: int) -> int | None:
    return None if number == NOBODY else number


def some(counters: int) -> tuple[int, ...]:
    """The counters of a set of bits."""
    return tuple(counter for counter in range(counters.bit_length()) if counters >> counter & 1)


def phase(state: Position) -> str:
    """That of the side turn, whatever has interrupted it."""
    if state.turn() == OVER:
        return "over"
    kinds = [kind_of(question) for question in state.stack[: state.depth]]
    return next((PHASES[kind] for kind in kinds if kind in PHASES), "")


def question(state: Position) -> Question:
    kind = state.asked()
    number = state.amount()
    if kind == p.UNCOVER:
        number %= MOST
    elif kind == p.SETUP:
        number &= 63
    return Question(QUESTIONS[kind], state.turn(), one(state.about()), number)


def attack(state: Position) -> Attack:
    return Attack(
        attackers=some(state.attackers),
        jumpers=some(state.jumpers),
        target=one(state.target),
        aim=state.aim,
        ambushers=some(state.ambush),
        fleeing=some(state.fleeing),
        opened=tuple(state.opened),
    )


def faction(state: Position, number: int) -> Faction:
    nation = NATIONS[state.nations >> 4 * number & 15]
    return Faction(number, state.stage.factions[number], nation, state.seats >> 4 * number & 15)


def hideout(state: Position, number: int, counters: tuple[Counter, ...]) -> Hideout:
    board = state.board
    inside = tuple(one.number for one in counters if one.hideout == number)
    return Hideout(number, board.hideouts[number], number >= board.buildings, board.capacity[number], inside)


def _counters(state: Position, reader: int) -> list[Counter]:
    names = state.cast.names
    return [
        counter(state, number, names[: number + 1].count(name) if names.count(name) > 1 else 0, reader)
        for number, name in enumerate(names)
    ]


def counter(state: Position, number: int, index: int, reader: int) -> Counter:
    cast, place = state.cast, state.front[number]
    on_map = state.is_on_map(number)
    weapon = cast.weapon[number]
    return Counter(
        number=number,
        name=cast.names[number],
        index=index,
        what=KINDS[cast.what[number]],
        faction=state.faction[number],
        nation=NATIONS[state.nation[number]],
        seat=state.seat_of(number),
        state=STATES[state.state[number]],
        flags=tuple(name for name, flag in FLAGS if state.has(number, flag)),
        where="map" if on_map else OFF_THE_MAP[place],
        places=tuple(at for at in (place, state.rear[number]) if at >= 0),
        up=state.is_up(number),
        hideout=state.hideout[number] if knows_hideout(state, number, reader) else None,
        edge=one(state.gate[number]),
        horse=one(state.horse[number]),
        rider=holder(state.horse, number),
        leads=one(state.leads[number]),
        led_by=holder(state.leads, number),
        cart=one(state.cart[number]),
        aboard=aboard(state, number),
        blinded=state.blinded[number],
        armoured=cast.armoured[number] == 1,
        rides=cast.rides[number] == 1,
        weapon="" if weapon == UNARMED else MISSILES[weapon],
        attack=state.attack(number),
        defence=state.defence(number),
        allowance=state.allowance(number),
    )


def knows_hideout(state: Position, counter: int, reader: int) -> bool:
    """SKIRMISH-H.2, H.7."""
    return state.front[counter] == p.HIDDEN and (state.turn() == OVER or state.seat_of(counter) == reader)


def holder(held: Iterable[int], animal: int) -> int | None:
    """Whose horse, or animal at the bridle, it is."""
    return next((counter for counter, one in enumerate(held) if one == animal), None)


def aboard(state: Position, counter: int) -> int | None:
    if not state.is_on_map(counter) or state.cast.what[counter] == CART:
        return None
    return one(state.cart_at(state.front[counter]))
