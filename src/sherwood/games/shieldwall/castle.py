"""SHIELDWALL-11.0, 11.6: the castle as places, each for one man on foot, and the ways from one to the next.

Places are the posts of the scenario, a place to every inch of the wall-walk, and of each stair and ladder a foot on the ground
and two rungs. Men on neighbouring places are in contact, front to front. Places on open ground are ground like any other.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall.geometry import NONE, Shape, root
from sherwood.games.shieldwall.roster import Stands, zeros
from sherwood.games.shieldwall.terrain import Ground, box, lies, polygon
from sherwood.games.shieldwall.trig import UNIT, ahead, aside, bearing
from sherwood.games.shieldwall.works import DOWN, UP, Works
from sherwood.kernel.dump import BadDump, Reader
from sherwood.kernel.vecs import column

if TYPE_CHECKING:
    from sherwood.games.shieldwall.figures import Castle as Figures
    from sherwood.games.shieldwall.scenario_file import Link, Piece, Scenario

# what a place is
POST: Final[i64] = 0
"""On a floor."""
WALK: Final[i64] = 1
FOOT: Final[i64] = 2
"""On open ground: at the foot of a stair or ladder, or before a door."""
RUNG: Final[i64] = 3
INDOORS: Final[i64] = 4
"""Within a keep."""

ON_RUNG: Final[i64] = 3
"""Instead of a level, of men on stairs and ladders."""
CORNER: Final[i64] = 45
"""Facings between those of the walls are those of corners (SHIELDWALL-11.0c)."""
SHUT: Final[i64] = 20
"""How much of a passage its raised bridge closes."""


class _Plan:
    """Places and ways, as they are gathered."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.rows: list[tuple[int, int, int, int, int]] = []
        """x, y, level, facing, and what it is."""
        self.ways: list[tuple[int, int]] = []

    def add(self, name: str, x: int, y: int, level: int, facing: int, what: int) -> int:
        self.names.append(name)
        self.rows.append((x, y, level, facing, what))
        return len(self.rows) - 1

    def beside(self) -> list[list[int]]:
        """By place: its neighbours, ascending."""
        found: list[set[int]] = [set() for _ in self.rows]
        for one, other in self.ways:
            found[one].add(other)
            found[other].add(one)
        return [sorted(places) for places in found]

    def nearest(self, x: int, y: int, places: list[int]) -> int:
        return min(places, key=lambda place: (self.rows[place][0] - x) ** 2 + (self.rows[place][1] - y) ** 2)


class Castle:
    """What stays as it is. All `vec`s are read-only; those by place are empty where there is no castle."""

    def __init__(self, scenario: Scenario, ground: Ground, figures: Figures) -> None:
        self.posts: i64 = len(scenario.posts)
        """The first places."""
        self.walk_in: i64 = figures.walk
        """From the outer face of a wall to the middle of its walk."""
        self.rungs: i64 = figures.ladder
        """Of every stair and ladder: how many men are on it at the most (SHIELDWALL-11.5a)."""
        plan = lay_out(scenario, ground, figures)
        self.ladder: i64 = len(plan.rows)
        """The first place of siege ladders: of each its foot and its rungs."""
        for ladder in range(sum(band.row.ladders for band in scenario.bands)):
            lay_ladder(plan, f"L{ladder + 1}", figures.ladder)
        self.quivers = column([int(post.quiver) for post in scenario.posts])
        """By post: 1 for one with a quiver."""
        self.bridges = column([DOWN if bridge.down else UP for bridge in scenario.drawbridges])
        """As they are at the start."""
        self.bridge_names: list[str] = [bridge.area for bridge in scenario.drawbridges]
        self.take_places(plan)
        self.take_timber(scenario, ground)

    def take_places(self, plan: _Plan) -> None:
        self.n: i64 = len(plan.rows)
        self.names: list[str] = plan.names
        self.x = column([row[0] for row in plan.rows])
        """Of places that stay; those of siege ladders lie where these were planted."""
        self.y = column([row[1] for row in plan.rows])
        self.level = column([row[2] for row in plan.rows])
        self.facing = column([row[3] for row in plan.rows])
        """Outward."""
        self.what = column([row[4] for row in plan.rows])
        beside = plan.beside()
        self.first = column([sum(map(len, beside[:place])) for place in range(len(beside) + 1)])
        """Its neighbours are those from first[place] up to first[place + 1]."""
        self.beside = column([other for one in beside for other in one])

    def take_timber(self, scenario: Scenario, ground: Ground) -> None:
        walls = ground.of_kind("castle_wall")
        self.walls: list[Shape] = [part for wall in walls for part in wall.parts]
        self.baileys: list[Shape] = [wall.hole for wall in walls if wall.hole.n > 0]
        self.gatehouses: list[Shape] = [gatehouse.outline for gatehouse in ground.of_kind("gatehouse")]
        self.decks: list[Shape] = [ground.area(bridge.area).outline for bridge in scenario.drawbridges]
        """By drawbridge: where it lies when it is down."""
        self.gates: list[Shape] = [ground.area(bridge.gatehouse).outline for bridge in scenario.drawbridges]
        """By drawbridge: its gatehouse."""
        self.passages: list[Shape] = [box(one.west, one.south, one.east, one.north) for one in scenario.openings]

    # -- places -------------------------------------------------------------------------------------------------------
    def x_of(self, works: Works, place: i64) -> i64:
        ladder = self.ladder_of(place)
        if ladder == NONE:
            return self.x[place]
        head = works.ladder_head[ladder]
        return works.ladder_x[ladder] + (self.x[head] - works.ladder_x[ladder]) * self.share(place) // (2 * self.rungs)

    def y_of(self, works: Works, place: i64) -> i64:
        ladder = self.ladder_of(place)
        if ladder == NONE:
            return self.y[place]
        head = works.ladder_head[ladder]
        return works.ladder_y[ladder] + (self.y[head] - works.ladder_y[ladder]) * self.share(place) // (2 * self.rungs)

    def facing_of(self, works: Works, place: i64) -> i64:
        """Of a man who takes it: on corners square with the walls."""
        ladder = self.ladder_of(place)
        if ladder == NONE:
            return squared(self.facing[place])
        head = works.ladder_head[ladder]
        return bearing(self.x[head] - works.ladder_x[ladder], self.y[head] - works.ladder_y[ladder])

    def ladder_of(self, place: i64) -> i64:
        """The siege ladder of a place, or NONE."""
        return NONE if place < self.ladder else (place - self.ladder) // (self.rungs + 1)

    def share(self, place: i64) -> i64:
        """How far up a siege ladder it is, in half rungs: a rung is in the middle of its part."""
        rung = (place - self.ladder) % (self.rungs + 1)
        return 0 if rung == 0 else 2 * rung - 1

    def is_there(self, works: Works, place: i64) -> bool:
        """False only for siege ladders that don't stand."""
        ladder = self.ladder_of(place)
        return ladder == NONE or works.ladder_head[ladder] != NONE

    def foot_of(self, ladder: i64) -> i64:
        """Of a siege ladder."""
        return self.ladder + (self.rungs + 1) * ladder

    def top_of(self, ladder: i64) -> i64:
        """The upper rung of a siege ladder."""
        return self.foot_of(ladder) + self.rungs

    def is_within(self, x: i64, y: i64) -> bool:
        """Whether a point lies within the walls."""
        return any(lies(x, y, 1, bailey) >= 0 for bailey in self.baileys)

    def is_walk(self, place: i64) -> bool:
        return self.what[place] == WALK

    def is_ground(self, place: i64) -> bool:
        return self.what[place] == FOOT

    def way(self, works: Works, one: i64, other: i64) -> i64:
        """From a place to another."""
        dx = self.x_of(works, one) - self.x_of(works, other)
        dy = self.y_of(works, one) - self.y_of(works, other)
        return root(dx * dx + dy * dy)

    # -- neighbours ---------------------------------------------------------------------------------------------------
    def are_neighbours(self, works: Works, one: i64, other: i64) -> bool:
        return any(self.beside[k] == other for k in range(self.first[one], self.first[one + 1])) or (
            self.leads_to(works, one, other) or self.leads_to(works, other, one)
        )

    def leads_to(self, works: Works, rung: i64, head: i64) -> bool:
        """Whether a place is the upper rung of a siege ladder with its head at the other."""
        ladder = self.ladder_of(rung)
        return ladder != NONE and works.ladder_head[ladder] == head and rung == self.top_of(ladder)

    # -- who is where -------------------------------------------------------------------------------------------------
    def place_of(self, stands: Stands, figure: i64) -> i64:
        """The place on which a figure stands, or NONE. Who has walked away from one on the ground isn't there any more."""
        works = stands.works
        if len(works.at) == 0:
            return NONE
        place = works.at[figure]
        if place == NONE or not self.is_ground(place):
            return place
        here = stands.x[figure] == self.x_of(works, place) and stands.y[figure] == self.y_of(works, place)
        return place if here else NONE

    def is_aloft(self, stands: Stands, figure: i64) -> bool:
        """Whether a figure stands on a place that isn't open ground."""
        place = self.place_of(stands, figure)
        return place != NONE and not self.is_ground(place)

    def are_beside(self, stands: Stands, one: i64, other: i64) -> bool:
        """Whether two figures stand on neighbouring places."""
        place = self.place_of(stands, one)
        if place == NONE:
            return False
        next_place = self.place_of(stands, other)
        return next_place != NONE and self.are_neighbours(stands.works, place, next_place)

    # -- at the start ---------------------------------------------------------------------------------------------------
    def begin(self, works: Works, places: vec[i64], full: i64, ladders: vec[i64]) -> None:
        """places: by figure, or NONE; full: spears in a quiver; ladders: by band."""
        works.at = places[:]
        works.quiver = zeros(self.posts)
        for post in range(self.posts):
            works.quiver[post] = full * self.quivers[post]
        bridges = i64(len(self.decks))
        works.bridge = self.bridges[:]
        works.bridge_sum = zeros(bridges)
        works.hauler = nobody(bridges)
        works.hauled = zeros(bridges)
        count = (self.n - self.ladder) // (self.rungs + 1)
        works.ladder_x = zeros(count)
        works.ladder_y = zeros(count)
        works.ladder_new = zeros(count)
        works.ladder_head = nobody(count)
        works.carried = ladders[:]
        self.open_ways(works, 0)

    def read(self, works: Works, source: Reader, made: i64) -> None:
        """Takes on what a dump holds. Raises BadDump."""
        works.read(source, self.n)
        for gap in range(i64(len(works.gap_x))):
            if not any(lies(works.gap_x[gap], works.gap_y[gap], 1, wall) >= 0 for wall in self.walls):
                raise BadDump("there is a gap where there is no wall")
        self.open_ways(works, made)

    def open_ways(self, works: Works, made: i64) -> None:
        """Finds anew in which rectangles nobody is barred; made: the sum that makes a gap."""
        gaps: list[Shape] = []
        for gap in range(i64(len(works.gap_x))):
            if works.gap_sum[gap] >= made:
                gaps.append(self.gap_shape(works.gap_x[gap], works.gap_y[gap]))
        decks = [self.decks[bridge] for bridge in range(i64(len(works.bridge))) if works.bridge[bridge] != UP]
        works.gaps = gaps
        works.open = gaps + decks + [self.passage(works, passage) for passage in self.passages]

    def passage(self, works: Works, passage: Shape) -> Shape:
        """What of a passage is open: a raised bridge shuts the end at which it stands."""
        for bridge in range(i64(len(works.bridge))):
            deck = self.decks[bridge]
            if works.bridge[bridge] == UP and deck.near(passage, 0):
                west = passage.west + (SHUT if deck.west < passage.west else 0)
                east = passage.east - (SHUT if deck.east > passage.east else 0)
                south = passage.south + (SHUT if deck.south < passage.south else 0)
                north = passage.north - (SHUT if deck.north > passage.north else 0)
                if deck.west <= passage.west and deck.east >= passage.east:
                    return box(passage.west, south, passage.east, north)
                return box(west, passage.south, east, passage.north)
        return passage

    def gap_shape(self, x: i64, y: i64) -> Shape:
        """As wide as the wall is thick: an inch of it (SHIELDWALL-11.3c)."""
        for wall in self.walls:
            if lies(x, y, 1, wall) >= 0:
                half = self.walk_in
                if is_wide(wall):
                    return box(x - half, wall.south, x + half, wall.north)
                return box(wall.west, y - half, wall.east, y + half)
        raise ValueError("there is no wall for a gap")


def is_wide(wall: Shape) -> bool:
    """Whether a wall runs from west to east."""
    return wall.east - wall.west > wall.north - wall.south


def squared(facing: i64) -> i64:
    """Of a man on a place that faces so."""
    return facing - CORNER if facing % 90 == CORNER else facing


def nobody(n: i64) -> vec[i64]:
    made = zeros(n)
    for k in range(n):
        made[k] = NONE
    return made


# -- laying places out ------------------------------------------------------------------------------------------------------
def lay_out(scenario: Scenario, ground: Ground, figures: Figures) -> _Plan:
    """All places but those of siege ladders."""
    plan = _Plan()
    lay_posts(plan, scenario, ground, figures)
    walk = lay_walk(plan, scenario, figures)
    for joint in scenario.walks:
        plan.ways.append((joint.post, plan.nearest(joint.x, joint.y, walk)))
    for link in scenario.links:
        lay_link(plan, link, walk, figures.ladder)
    return plan


def lay_posts(plan: _Plan, scenario: Scenario, ground: Ground, figures: Figures) -> None:
    """Posts of one floor that are within reach are neighbours, farther if they stand in line (SHIELDWALL-S6.2)."""
    for number, post in enumerate(scenario.posts):
        inside = ground.area(post.area).holds(post.x, post.y)
        what = POST if post.level > 0 else INDOORS if inside else FOOT
        plan.add(post.id, post.x, post.y, post.level, post.facing, what)
        for other, one in enumerate(scenario.posts[:number]):
            apart = (one.x - post.x) ** 2 + (one.y - post.y) ** 2
            in_line = one.x == post.x or one.y == post.y
            if apart <= (figures.in_line if in_line else figures.reach) ** 2 and (one.area, one.level) == (post.area, post.level):
                plan.ways.append((other, number))


def lay_walk(plan: _Plan, scenario: Scenario, figures: Figures) -> list[int]:
    """The wall-walk along the outer face of each wall round a bailey, clockwise from its south-western corner."""
    gatehouses = [polygon(piece.points) for piece in scenario.pieces if piece.kind == "gatehouse"]
    found: list[int] = []
    for piece in scenario.pieces:
        if piece.kind == "castle_wall" and piece.hole:
            found += lay_ring(plan, piece, figures, gatehouses, len(found))
    return found


def lay_ring(plan: _Plan, piece: Piece, figures: Figures, gatehouses: list[Shape], before: int) -> list[int]:
    spots = ring_of(piece, figures.walk, figures.apart)
    places: list[int] = []
    for x, y, facing in spots:
        if any(lies(x, y, 1, gatehouse) >= 0 for gatehouse in gatehouses):
            places.append(-1)
        else:
            number = before + sum(place >= 0 for place in places) + 1
            places.append(plan.add(f"w{number}", x, y, 1, facing, WALK))
    plan.ways += [(one, other) for one, other in zip(places, [*places[1:], places[0]], strict=True) if one >= 0 and other >= 0]
    return [place for place in places if place >= 0]


def ring_of(piece: Piece, inward: int, apart: int) -> list[tuple[int, int, int]]:
    """x, y and outward facing of each place of a wall-walk."""
    xs, ys = [x for x, _ in piece.points], [y for _, y in piece.points]
    west, south, east, north = min(xs) + inward, min(ys) + inward, max(xs) - inward, max(ys) - inward
    up, over = range(south + apart, north, apart), range(west + apart, east, apart)
    return [
        (west, south, 225),
        *((west, y, 270) for y in up),
        (west, north, 315),
        *((x, north, 0) for x in over),
        (east, north, 45),
        *((east, y, 90) for y in reversed(up)),
        (east, south, 135),
        *((x, south, 180) for x in reversed(over)),
    ]


def lay_link(plan: _Plan, link: Link, walk: list[int], rungs: int) -> None:
    """A stair or ladder; an end that is no post is a place on the ground or on the walk."""
    head = link.head.post if link.head.post >= 0 else plan.nearest(link.head.x, link.head.y, walk)
    hx, hy = plan.rows[head][:2]
    facing = int(bearing(hx - link.foot.x, hy - link.foot.y))
    foot = link.foot.post
    if foot < 0:
        foot = plan.add(f"{link.id}.0", link.foot.x, link.foot.y, 0, facing, FOOT)
    dx, dy = hx - link.foot.x, hy - link.foot.y
    chain = [foot]
    for k in range(1, rungs + 1):
        x, y = (start + way * (2 * k - 1) // (2 * rungs) for start, way in ((link.foot.x, dx), (link.foot.y, dy)))
        chain.append(plan.add(f"{link.id}.{k}", x, y, ON_RUNG, facing, RUNG))
    plan.ways += pairwise([*chain, head])


def lay_ladder(plan: _Plan, name: str, rungs: int) -> None:
    """A siege ladder, which stands nowhere yet."""
    foot = plan.add(f"{name}.0", 0, 0, 0, 0, FOOT)
    plan.ways += pairwise([foot, *(plan.add(f"{name}.{k}", 0, 0, ON_RUNG, 0, RUNG) for k in range(1, rungs + 1))])


# -- from where one shoots (SHIELDWALL-11.0c) -----------------------------------------------------------------------------
def looks_out(facing: i64, dx: i64, dy: i64) -> bool:
    """Whether a way leads outward from who faces so: in the half-plane of his wall, three quarters from a corner."""
    forward, right = ahead(dx, dy, facing), aside(dx, dy, facing)
    if facing % 90 == CORNER:
        return forward > 0 or right > -forward or -right > -forward
    return 2 * forward > UNIT
