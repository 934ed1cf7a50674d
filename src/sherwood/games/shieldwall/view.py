"""What a reader may know of a position (SHIELDWALL-H.1: everything): a frozen struct, built field by field.

Figures and bands have the numbers of moves; lengths are in 1/100 inch, angles in degrees. `None` stands where there is none.
"""

from __future__ import annotations

import msgspec

from sherwood.games.shieldwall import position as p
from sherwood.games.shieldwall.engagement import engages
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import BLOW
from sherwood.games.shieldwall.position import Position
from sherwood.games.shieldwall.saves import holds_wall
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.troops import NATIONS, WEAPONS
from sherwood.games.shieldwall.variants import VARIANTS
from sherwood.kernel.moves import a_of, b_of, kind_of
from sherwood.kernel.state import OVER, State

Spot = tuple[int, int]

QUESTIONS = {
    p.DEPLOYMENT: "deploy",
    p.DRESSING: "dress",
    p.INITIATIVE: "initiative",
    p.PRECEDENCE: "precede",
    p.MOVEMENT: "order",
    p.ADVANCING: "advance",
    p.PRELUDE: "charge",
    p.STRIKING: "strike",
    p.REFORMING: "reform",
    p.SHIFTING: "shift",
    p.STANDING: "stand-fire",
    p.SHOOTING: "shoot",
    p.WEAPONS: "weapon",
    p.ADJUSTING: "adjust",
    p.FACING: "face",
    p.PAIRING: "pair",
    p.BREAKING_OFF: "break-off",
    p.CONSENTING: "consent",
    p.DRAWING: "which",
    p.HITTING: "to-hit",
    p.SAVING: "save",
    p.CHECKING: "morale",
    p.WRESTLING: "wrestle",
    p.DIGGING: "dig",
    p.FINISHED: "over",
}
"""What is asked, by stage."""
BRIDGES = ("up", "down", "forced")
STEPS = ("movement", "fire", "melee")
STATUSES = {
    p.READY: "waiting",
    p.TO_COME: "to-come",
    p.KILLED: "killed",
    p.ROUTED: "routed",
    p.SURRENDERED: "surrendered",
    p.LEFT_TABLE: "left",
}
"""Of who isn't on the table."""
FLAGS = (
    ("ordered", p.ORDERED),
    ("in-hand", p.IN_HAND),
    ("moved", p.MOVED),
    ("charged", p.CHARGED),
    ("assaulted", p.ASSAULTED),
    ("bonus", p.BONUS),
    ("freed", p.FREED),
    ("no-charge", p.NO_CHARGE),
    ("no-fire", p.NO_FIRE),
    ("uncontrolled", p.UNCONTROLLED),
    ("outnumbered", p.OUTNUMBERED),
    ("fired", p.FIRED),
    ("spent", p.SPENT),
    ("loaded", p.LOADED),
    ("doomed", p.DOOMED),
    ("digs", p.DIGS),
)
FORMATIONS = ("loose", "wall", "ring")
PROGRESS = (("turned", p.TURNED), ("went", p.WENT), ("off-road", p.OFF_ROAD))


class Figure(msgspec.Struct, frozen=True):
    number: int
    band: int
    seat: int
    troop: str
    """Its code in the roster (SHIELDWALL-D.2)."""
    status: str
    """on (the table), waiting (to be deployed), to-come, killed, routed, surrendered, left."""
    x: int
    y: int
    facing: int
    """Where it stands; where it stood last, if it is gone; by the default plan, if it is still to be deployed."""
    level: int
    """0 on the ground (SHIELDWALL-11.0b); ON_RUNG on stairs and ladders."""
    weapon: str
    """In hand: bare, pole, blunt, edged, lance, axe."""
    banner: bool
    """It bears one, its own side's or the enemy's."""
    is_locked: bool
    """It holds its place in a wall (SHIELDWALL-4.1d), or is of a ring."""
    engaged: tuple[int, ...]
    """The enemies with whom it is engaged (SHIELDWALL-6.1a)."""
    flags: tuple[str, ...]
    """Words of FLAGS."""
    run: int
    """How far it has charged straight ahead (SHIELDWALL-3.3f)."""
    path: tuple[Spot, ...]
    """Of this half-turn, from where it began to where it stands; empty if it had no order."""


class Banner(msgspec.Struct, frozen=True):
    nation: str
    """Of who bore it first."""
    seat: int
    """Whose it is."""
    bearer: int | None
    """None while it lies on the ground (SHIELDWALL-6.9)."""
    x: int
    y: int
    """Where it lies."""


class Gap(msgspec.Struct, frozen=True):
    """Work at a castle wall (SHIELDWALL-11.3)."""

    x: int
    y: int
    sum: int


class Ladder(msgspec.Struct, frozen=True):
    """A siege ladder that stands."""

    foot: Spot
    head: Spot


class Castle(msgspec.Struct, frozen=True):
    """What has changed of it, or may (SHIELDWALL-11)."""

    bridges: tuple[str, ...]
    """up, down, forced; in the order of the scenario."""
    forcing: tuple[int, ...]
    """By drawbridge, the sum of the dice thrown to force it."""
    gaps: tuple[Gap, ...]
    ladders: tuple[Ladder, ...]
    carried: tuple[int, ...]
    """By band, the siege ladders that it carries."""
    quivers: tuple[int, ...]
    """By post, the spears that are left."""


class Try(msgspec.Struct, frozen=True):
    """A shot or a blow that waits for its dice, or has had them."""

    who: int
    whom: int
    is_blow: bool
    is_rolled: bool


class Band(msgspec.Struct, frozen=True):
    number: int
    name: str
    """Its id in the scenario."""
    seat: int
    troop: str
    figures: tuple[int, ...]
    formation: str
    """loose, wall, ring."""
    open: bool
    """It was laid out in open order."""
    ordered: bool
    """It has taken its order of this half-turn."""
    enters: int
    """The turn in which it comes in; 0 for a band that is deployed."""


class Order(msgspec.Struct, frozen=True):
    """What is being carried out."""

    band: int
    man: int | None
    """Who is ordered singly."""
    order: int
    """An order of `kinds`."""
    progress: tuple[str, ...]
    """turned, went, off-road."""
    legs: int
    """Of the prelude of a charge."""
    spent: int
    """Twelfths of 1/100 inch."""


class ShieldwallView(msgspec.Struct, frozen=True):
    seat: int
    """The reader, or WATCHER."""
    scenario: str
    sides: tuple[str, ...]
    """By seat, as the scenario calls them."""
    variants: tuple[str, ...]
    """Those of SHIELDWALL-V that are played."""
    number: int
    """Of the turn; 0 during deployment."""
    length: int
    half: int
    step: str
    """movement, fire, melee."""
    mover: int | None
    """The seat that moves first in this turn (SHIELDWALL-2.1b)."""
    asked: int
    """The seat that decides now, CHANCE or OVER."""
    question: str
    """A word of QUESTIONS."""
    order: Order | None
    placing: bool
    """The side that deploys places its bands one by one."""
    placed: Spot | None
    """Where a band is set down that must still be laid out."""
    ending: int | None
    """How the game ended (see `kinds`), once it has."""
    subject: int | None
    """The band that a question is about which is no order: one that is charged (SHIELDWALL-5.4), or may break off (7.1)."""
    figures: tuple[Figure, ...]
    bands: tuple[Band, ...]
    banners: tuple[Banner, ...]
    castle: Castle | None
    loads: tuple[tuple[str, int], ...]
    """Buildings with loads (SHIELDWALL-S3.3), and how many."""
    tries: tuple[Try, ...]
    """In the order of declaration (SHIELDWALL-0.5)."""

    @property
    def attacker(self) -> int | None:
        """SHIELDWALL-2.1c."""
        return self.mover if self.mover is None or self.half == 0 else 1 - self.mover


def view(state: State, seat: int) -> ShieldwallView:
    """What `seat` (or WATCHER) may know."""
    assert isinstance(state, Shieldwall)
    field = state.field
    return ShieldwallView(
        seat=seat,
        scenario=field.name,
        sides=tuple(field.sides),
        variants=tuple(name for name, _, bit in VARIANTS if state.plays(bit)),
        number=state.number,
        length=field.turns,
        half=state.half,
        step=STEPS[state.step],
        mover=one(state.mover),
        asked=state.turn(),
        question=QUESTIONS[state.stage],
        order=order(state),
        placing=state.stage == p.DEPLOYMENT and state.progress & p.WENT != 0,
        placed=(state.x, state.y) if state.stage == p.DRESSING else None,
        ending=state.ending() if state.turn() == OVER else None,
        subject=one(subject(state)),
        figures=tuple(figures(state)),
        bands=tuple(band(state, number) for number in range(field.roster.bands)),
        banners=tuple(banner(state, number) for number in range(len(state.bearer))),
        castle=castle(state),
        loads=tuple((field.area_names[area], n) for area, n in enumerate(state.loads) if n > 0),
        tries=tuple(try_of(state, number) for number in range(len(state.tries))),
    )


def one(number: int) -> int | None:
    return None if number == NONE else number


def subject(state: Position) -> int:
    breaks_off = state.stage in (p.BREAKING_OFF, p.CONSENTING, p.WRESTLING)
    return state.band if breaks_off else state.called


def order(state: Position) -> Order | None:
    if state.band == NONE or state.turn() == OVER or state.step != p.MOVEMENT_STEP or state.number == 0:
        return None
    progress = tuple(name for name, bit in PROGRESS if state.progress & bit)
    return Order(state.band, one(state.man), state.order, progress, state.legs, state.spent)


def banner(state: Position, number: int) -> Banner:
    field = state.field
    first = field.bearers[number]
    nation = NATIONS[field.troops.nation[field.roster.troop[first]]]
    x, y = state.banner_x[number], state.banner_y[number]
    return Banner(nation, field.roster.side[first], one(state.bearer[number]), x, y)


def castle(state: Position) -> Castle | None:
    plan, works = state.field.castle, state.stands.works
    if len(works.at) == 0:
        return None
    standing = [number for number, head in enumerate(works.ladder_head) if head != NONE]
    return Castle(
        bridges=tuple(BRIDGES[bridge] for bridge in works.bridge),
        forcing=tuple(works.bridge_sum),
        gaps=tuple(Gap(works.gap_x[gap], works.gap_y[gap], works.gap_sum[gap]) for gap in range(len(works.gap_x))),
        ladders=tuple(
            Ladder((works.ladder_x[n], works.ladder_y[n]), (plan.x[works.ladder_head[n]], plan.y[works.ladder_head[n]]))
            for n in standing
        ),
        carried=tuple(works.carried),
        quivers=tuple(works.quiver),
    )


def try_of(state: Position, number: int) -> Try:
    one = state.tries[number]
    return Try(a_of(one), b_of(one), kind_of(one) == BLOW, number < state.tried)


# -- figures and bands ------------------------------------------------------------------------------------------------
def figures(state: Position) -> list[Figure]:
    engaged = fights(state)
    return [figure(state, number, engaged.get(number, ())) for number in range(state.field.roster.n)]


def fights(state: Position) -> dict[int, tuple[int, ...]]:
    """By figure, the enemies with whom it is engaged."""
    found: dict[int, tuple[int, ...]] = {}
    sides = state.field.roster.side
    on = [number for number in range(state.field.roster.n) if state.is_on(number)]
    ours, theirs = ([number for number in on if sides[number] == side] for side in (0, 1))
    for one in ours:
        for other in theirs:
            if engages(state, one, other):
                found[one] = (*found.get(one, ()), other)
                found[other] = (*found.get(other, ()), one)
    return found


def figure(state: Position, number: int, engaged: tuple[int, ...]) -> Figure:
    field, stands = state.field, state.stands
    status = "on" if state.is_on(number) else STATUSES[state.status[number]]
    is_home = status in ("waiting", "to-come")
    bits = state.bits[number]
    points = range(p.PATH * number, p.PATH * number + state.points_on[number])
    return Figure(
        number=number,
        band=field.roster.band[number],
        seat=field.roster.side[number],
        troop=field.troops.codes[field.roster.troop[number]],
        status=status,
        x=field.home_x[number] if is_home else stands.x[number],
        y=field.home_y[number] if is_home else stands.y[number],
        facing=field.home_facing[number] if is_home else stands.facing[number],
        level=stands.level[number],
        weapon=WEAPONS[state.weapon[number]],
        banner=number in tuple(state.bearer),
        is_locked=state.formation[field.roster.band[number]] == p.RING or (status == "on" and holds_wall(state, number)),
        engaged=engaged,
        flags=tuple(name for name, bit in FLAGS if bits & bit),
        run=state.run[number],
        path=tuple((state.path_x[at], state.path_y[at]) for at in points),
    )


def band(state: Position, number: int) -> Band:
    field = state.field
    roster = field.roster
    first = roster.first[number]
    return Band(
        number=number,
        name=field.names[number],
        seat=roster.side[first],
        troop=field.troops.codes[roster.troop[first]],
        figures=tuple(range(first, first + roster.men[number])),
        formation=FORMATIONS[state.formation[number]],
        open=state.spacing[number] == 1,
        ordered=state.done[number] & p.TOOK_ORDER != 0,
        enters=field.enters[number],
    )
