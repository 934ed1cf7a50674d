"""SKIRMISH-1.1, 4.1 and T.4: the ground of a mosaic, where counters stand, what lies between them, and what a step costs.

A *place* is where one counter can be: a hex on its own level, or the top of a hex of a large tree. Places 0 to `hexes` - 1
are the hexes, in the order of their labels; tree tops follow. Tables with six entries a place are indexed `6 * place +
direction`, directions clockwise from N. Nothing here changes during a game, so positions share one Board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.kernel.moves import shifted

if TYPE_CHECKING:
    from sherwood.games.skirmish.mosaic import Ground

NOWHERE: Final[i64] = -1
"""No place, no building, no hideout."""

# directions (SKIRMISH-1.1d)
N: Final[i64] = 0
NE: Final[i64] = 1
SE: Final[i64] = 2
S: Final[i64] = 3
SW: Final[i64] = 4
NW: Final[i64] = 5

# levels (SKIRMISH-1.1f)
GROUND: Final[i64] = 0
TOP: Final[i64] = 1
UPPER: Final[i64] = 2
STAIR: Final[i64] = 3

# terrain (SKIRMISH-T.4a)
FLAT: Final[i64] = 0
ROAD: Final[i64] = 1
GULCH_FLOOR: Final[i64] = 2
COURTYARD: Final[i64] = 3
SCRUB: Final[i64] = 4
SLOPE: Final[i64] = 5
SINGLE_TREE: Final[i64] = 6
LARGE_TREE: Final[i64] = 7
TREETOP: Final[i64] = 8
FLOOR: Final[i64] = 9
CORE: Final[i64] = 10
BALCONY: Final[i64] = 11
UPPER_STAIR: Final[i64] = 12
LOWER_STAIR: Final[i64] = 13
CART: Final[i64] = 14
WATER: Final[i64] = 15

# hexsides (SKIRMISH-T.4b); the last three have no row there
OPEN: Final[i64] = 0
WALL: Final[i64] = 1
DOOR: Final[i64] = 2
INNER_DOOR: Final[i64] = 3
WINDOW: Final[i64] = 4
OUTER_WINDOW: Final[i64] = 5
OPEN_FRONT: Final[i64] = 6
LOW_WALL: Final[i64] = 7
ENTRANCE: Final[i64] = 8
LIP: Final[i64] = 9
STEP: Final[i64] = 10
FOOT_OF_STAIRS: Final[i64] = 11
DROP: Final[i64] = 12
LEAP: Final[i64] = 13
"""Between the tops of two trees (SKIRMISH-4.4d)."""
EDGE: Final[i64] = 14
"""No place beyond."""

# manners of going (SKIRMISH-T.4)
FOOT: Final[i64] = 0
RIDER: Final[i64] = 1
LED: Final[i64] = 2
HARNESSED: Final[i64] = 3
"""A cart, or the animal before it (SKIRMISH-7.2c)."""

BARRED: Final[i64] = 99
"""The price of a step that can't be made: more MPs than anybody has."""
# what blocks a line (SKIRMISH-T.4a)
NEVER: Final[i64] = 0
ALWAYS: Final[i64] = 1
GROUND_LINES: Final[i64] = 2

# what gives a target cover (SKIRMISH-3.1.4a)
BARE: Final[i64] = 0
COVER: Final[i64] = 1
BEHIND_LIP: Final[i64] = 2
FROM_OUTSIDE: Final[i64] = 3

# who defends with + across a hexside (SKIRMISH-5.1e)
NOBODY: Final[i64] = 0
INSIDE: Final[i64] = 1
BOTH: Final[i64] = 2
HIGHER: Final[i64] = 3


def magnitude(x: i64) -> i64:
    return x if x >= 0 else -x


class Board:
    """One mosaic of maps. All `vec`s are read-only."""

    def __init__(self, ground: Ground) -> None:
        self.hexes: i64 = ground.hexes
        self.places: i64 = len(ground.hex_of)
        self.maps: list[str] = ground.maps
        self.labels: list[str] = ground.labels
        """By hex: `0909`, or `woods:0909` where there are several maps (SKIRMISH-D.1b)."""
        self.symbols: list[str] = ground.symbols
        """By hex: its character in the grid, which also names a room (SKIRMISH-D.2)."""
        self.hideouts: list[str] = ground.hideouts
        """Names: buildings first, then trees by letter (SKIRMISH-8.1a)."""
        self.buildings: i64 = ground.buildings
        """How many of the hideouts are buildings."""
        self.capacity = vec[i64](ground.capacity)
        """By hideout: men who can hide there (SKIRMISH-8.1b)."""
        self.sides = vec[vec[i64]]([vec[i64](side) for side in ground.sides])
        """Hexes at 4 * map + side - 1, for the map's own sides 1 to 4."""
        self.edges = vec[vec[i64]]([vec[i64](edge) for edge in ground.edges])
        """The same of outer sides; none where another map adjoins (SKIRMISH-D.1a, D.1d)."""

        self.outer = vec[i64]([0] * self.hexes)
        """By hex: the edges on which it lies, as bits; 0 inside the mosaic."""
        for edge in range(len(self.edges)):
            for hex in self.edges[edge]:
                self.outer[hex] |= shifted(1, edge)

        self.map = vec[i64](ground.map)
        """By hex: the number of its map."""
        self.building = vec[i64](ground.building)
        """By hex: the hideout number of the building of whose floor or core it is, or NOWHERE."""
        self.part = vec[i64](ground.part)
        """By hex: as `building`, with the balcony counted (SKIRMISH-3.1.1h)."""
        self.tree = vec[i64](ground.tree)
        """By hex: the hideout number of its large tree, or NOWHERE."""
        self.top_of = vec[i64](ground.top_of)
        """By hex: the place at its top, or NOWHERE."""
        self.blocks = vec[i64](ground.blocks)
        """By hex: NEVER, ALWAYS or GROUND_LINES."""

        self.hex_of = vec[i64](ground.hex_of)
        self.level = vec[i64](ground.level)
        self.terrain = vec[i64](ground.terrain)
        """By place: TREETOP at the top."""
        self.advantage = vec[i64](ground.advantage)
        """By place: -1, 0 or 1, its class in combat (SKIRMISH-5.1a)."""
        self.cover = vec[i64](ground.cover)
        """By place: BARE, COVER, BEHIND_LIP or FROM_OUTSIDE."""
        self.hideout = vec[i64](ground.hideout)
        """By place: the hideout that one enters with it (SKIRMISH-8.4b), a building's floor or a tree's top; or NOWHERE."""
        self.is_trunk = vec[i64](ground.is_trunk)
        """By place: 1 for a trunk, where one climbs up and down (SKIRMISH-4.4b)."""
        self.column = vec[i64](ground.column)
        """By place: columns from the left edge of the mosaic, from 0."""
        self.height = vec[i64](ground.height)
        """By place: half hexes down from the upper edge of the mosaic, from 0."""

        self.neighbour = vec[i64](ground.neighbour)
        """Beyond each side: of a hex, the hex; of a top, the top; NOWHERE if there is none."""
        self.side = vec[i64](ground.side)
        """What lies on each side."""
        self.contact = vec[i64](ground.contact)
        """The place in contact over each side, or NOWHERE (SKIRMISH-1.1g)."""
        self.plus = vec[i64](ground.plus)
        """1 where who stands here defends with + against an attack over that side (SKIRMISH-5.1e)."""
        self.price = vec[i64](ground.price)
        """By manner and side: MPs of an ordinary step over it, terrain and hexside (SKIRMISH-4b, T.4). See `step_price`."""

        self.cell = vec[i64](ground.cell)
        """By hex: its cell in `hex_at`, a grid by columns with a rim of one cell."""
        self.hex_at = vec[i64](ground.hex_at)
        """By cell: its hex, or NOWHERE off the map."""
        self.stride: i64 = ground.stride
        """Cells from one column to the next."""

        self.infiltration: i64 = ground.infiltration
        """MPs, as are the following (SKIRMISH-T.4c)."""
        self.jump: i64 = ground.jump
        self.climb: i64 = ground.climb
        self.about_face: i64 = ground.about_face
        self.leave: i64 = ground.leave
        self.enter_cart: i64 = ground.enter_cart

    # -- geometry -----------------------------------------------------------------------------------------------------
    def distance(self, a: i64, b: i64) -> i64:
        """SKIRMISH-1.1e: hexes between two places, whatever their levels."""
        across = magnitude(self.column[a] - self.column[b])
        down = magnitude(self.height[a] - self.height[b])
        return across if down <= across else (across + down) // 2

    def direction(self, a: i64, b: i64) -> i64:
        """The direction from place `a` to the neighbouring place `b`, or NOWHERE."""
        for d in range(i64(6)):
            if self.neighbour[6 * a + d] == b:
                return d
        return NOWHERE

    def are_in_contact(self, a: i64, b: i64) -> bool:
        """SKIRMISH-1.1g."""
        d = self.direction(a, b)
        return d != NOWHERE and self.contact[6 * a + d] == b

    # -- steps --------------------------------------------------------------------------------------------------------
    def step_price(self, manner: i64, place: i64, d: i64) -> i64:
        """MPs of an ordinary step in a direction, infiltration left out; BARRED if it can't be made."""
        return self.price[6 * (manner * self.places + place) + d]

    def can_step(self, manner: i64, a: i64, b: i64) -> bool:
        """Whether terrain and hexside let one step from `a` to its neighbour `b`, and so attack there (SKIRMISH-5b)."""
        d = self.direction(a, b)
        return d != NOWHERE and self.step_price(manner, a, d) < BARRED

    def is_enterable(self, manner: i64, hex: i64) -> bool:
        """Whether one can step there from anywhere."""
        for d in range(i64(6)):
            other = self.neighbour[6 * hex + d]
            if other != NOWHERE and self.step_price(manner, other, (d + 3) % 6) < BARRED:
                return True
        return False

    # -- people's names -----------------------------------------------------------------------------------------------
    def find(self, label: str) -> i64:
        """The hex of this label, or NOWHERE."""
        for h in range(self.hexes):
            if self.labels[h] == label:
                return h
        return NOWHERE
