"""SKIRMISH-3.1: whether a shot can be made from one place at another, and whether its target is in cover.

Who shoots at whom, and whether an enemy in contact bars it, is not asked here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.skirmish.board import (
    ALWAYS,
    BALCONY,
    BEHIND_LIP,
    COVER,
    DOOR,
    FROM_OUTSIDE,
    GROUND,
    GROUND_LINES,
    GULCH_FLOOR,
    LIP,
    LOW_WALL,
    NOWHERE,
    OPEN_FRONT,
    OUTER_WINDOW,
    TOP,
    UPPER,
    WALL,
    WINDOW,
    Board,
)
from sherwood.games.skirmish.lines import CENTRE, SINGLE, Line
from sherwood.games.skirmish.sheet import Sheet
from sherwood.games.skirmish.variants import (
    BALCONY_SHOOTS_IN,
    FREE_EDGES,
    GULCH_FLOOR_COVER,
    NARROW_OPENINGS,
    OWN_TREE_OPEN,
    STRICT_EDGES,
)

# what `Sight.shot` says: clear, or why not
CLEAR: Final[i64] = 0
COVERED: Final[i64] = 1
"""Clear, and the target in cover (SKIRMISH-3.1.4)."""
TREE_BARS: Final[i64] = 2  # 3d
TOO_NEAR: Final[i64] = 3  # 3b
TOO_FAR: Final[i64] = 4  # 3.1b
BUILDING_NEAR: Final[i64] = 5  # 3.1.1c, 3.1.1h
NO_OPENING: Final[i64] = 6  # 3.1.1b, 3.1.1c
WALL_BETWEEN: Final[i64] = 7  # 3.1.1a, 3.1.1e
TERRAIN_BETWEEN: Final[i64] = 8  # 3.1.1e, 3.1.1i, 3.1.2a
SOMEBODY_BETWEEN: Final[i64] = 9  # 3.1.3a

# how pairs are read (SKIRMISH-3.1d)
BOTH_BLOCK: Final[i64] = 0
ONE_BLOCKS: Final[i64] = 1
"""Variant `strict_edges`."""
NONE_BLOCKS: Final[i64] = 2
"""Variant `free_edges`."""


class Sight:
    """Looks along lines of fire on one board. Its variants are set once; all else is scratch."""

    def __init__(self, board: Board, sheet: Sheet) -> None:
        self.board = board
        self.sheet = sheet
        self.line = Line(board)
        """The line that was looked along last."""
        self.pairs = BOTH_BLOCK
        self.narrow_openings = False
        """SKIRMISH-3.1.1d."""
        self.balcony_shoots_in = False
        """SKIRMISH-3.1.1h."""
        self.own_tree_open = False
        """SKIRMISH-3.1.2a."""
        self.gulch_floor_cover = False
        """SKIRMISH-3.1.4b."""
        # of the shot in question
        self.blockers = vec[i64]()
        self.is_over = False
        """Whether it goes over characters (SKIRMISH-3.1.3b, 3.1.3c)."""
        self.from_ground_to_ground = False
        self.within = NOWHERE
        """The building inside which both are."""
        self.own_tree = NOWHERE
        """The tree that doesn't block."""
        self.through_buildings = False
        """At initiation level only walls of buildings block (SKIRMISH-I.5)."""

    def agree(self, variants: i64) -> None:
        """Sees as a table that plays these variants has it."""
        if variants & STRICT_EDGES != 0:
            self.pairs = ONE_BLOCKS
        elif variants & FREE_EDGES != 0:
            self.pairs = NONE_BLOCKS
        self.narrow_openings = variants & NARROW_OPENINGS != 0
        self.balcony_shoots_in = variants & BALCONY_SHOOTS_IN != 0
        self.own_tree_open = variants & OWN_TREE_OPEN != 0
        self.gulch_floor_cover = variants & GULCH_FLOOR_COVER != 0

    def shot(self, shooter: i64, target: i64, weapon: i64, blockers: vec[i64]) -> i64:
        """CLEAR, COVERED, or why a shot can't be made from one place at another.

        `blockers` has an entry for each hex, other than 0 where a character, an animal or a cart stands that blocks a line
        (SKIRMISH-3.1.3a). Cover in a cart is not looked for (SKIRMISH-7.3d).
        """
        reach = self.out_of_reach(shooter, target, weapon)
        if reach != CLEAR:
            return reach
        board = self.board
        a, b = board.hex_of[shooter], board.hex_of[target]
        if a == b:
            return COVERED if board.cover[target] == COVER else CLEAR
        inside, aim = board.building[a], board.building[b]
        self.blockers = blockers
        self.through_buildings = False
        self.from_ground_to_ground = board.level[shooter] == GROUND and board.level[target] == GROUND
        self.own_tree = board.tree[a] if self.own_tree_open and board.level[shooter] == TOP else NOWHERE
        self.is_over = self.goes_over(shooter, target, weapon)
        self.within = inside if inside == aim else NOWHERE
        if self.is_below_balcony(shooter, target):
            return BUILDING_NEAR
        if inside == aim:
            return self.look(a, CENTRE, target, CENTRE)
        if aim != NOWHERE and not self.may_shoot_in(a, aim):
            return BUILDING_NEAR
        return self.look_through_openings(a, target)

    def plain_shot(self, shooter: i64, target: i64, blockers: vec[i64]) -> i64:
        """SKIRMISH-I.5: CLEAR or why not at initiation level: centre to centre, over any distance, and no cover."""
        board = self.board
        a, b = board.hex_of[shooter], board.hex_of[target]
        self.blockers = blockers
        self.through_buildings = True
        self.from_ground_to_ground = False
        self.own_tree = NOWHERE
        self.is_over = False
        self.within = NOWHERE
        if a == b:
            return CLEAR
        verdict = self.look(a, CENTRE, target, CENTRE)
        return CLEAR if verdict == COVERED else verdict

    # -- range and places ---------------------------------------------------------------------------------------------
    def out_of_reach(self, shooter: i64, target: i64, weapon: i64) -> i64:
        """CLEAR, or what is wrong with weapon and distance (SKIRMISH-3b, 3d, 3e, 3.1b)."""
        board = self.board
        is_up = board.level[shooter] == TOP
        if is_up and self.sheet.tree[weapon] == 0:
            return TREE_BARS
        distance = board.distance(shooter, target)
        if distance < 2 and not (is_up and board.level[target] == GROUND):
            return TOO_NEAR
        return TOO_FAR if distance > self.sheet.long[weapon] else CLEAR

    def goes_over(self, shooter: i64, target: i64, weapon: i64) -> bool:
        """SKIRMISH-3.1.3b, 3.1.3c; for window hexes see `look_through_openings`."""
        if self.sheet.goes_over(weapon, self.board.distance(shooter, target)):
            return True
        return self.is_high(shooter) or self.is_high(target)

    def is_high(self, place: i64) -> bool:
        return self.board.level[place] == TOP or self.board.terrain[place] == BALCONY

    def may_shoot_in(self, a: i64, building: i64) -> bool:
        """SKIRMISH-3.1.1c, 3.1.1h: whether a hex is far enough from a building; its balcony is part of it."""
        board = self.board
        if board.part[a] == building:
            return self.balcony_shoots_in
        for d in range(i64(6)):
            other = board.neighbour[6 * a + d]
            if other != NOWHERE and board.part[other] == building:
                return False
        return True

    def is_below_balcony(self, shooter: i64, target: i64) -> bool:
        """SKIRMISH-3.1.1h: a shooter right below is blind to what is above."""
        board = self.board
        if board.terrain[target] != BALCONY or board.level[shooter] != GROUND:
            return False
        for d in range(i64(6)):
            other = board.neighbour[6 * shooter + d]
            if other != NOWHERE and board.terrain[other] == BALCONY:
                return True
        return False

    # -- openings -----------------------------------------------------------------------------------------------------
    def look_through_openings(self, a: i64, target: i64) -> i64:
        """The best of all openings of the shooter's hex and of the target's (SKIRMISH-3.1.1b to 3.1.1e)."""
        best = NO_OPENING
        over = self.is_over
        for out in range(CENTRE, i64(6)):
            if self.is_way(a, out):
                for into in range(CENTRE, i64(6)):
                    if self.is_way_in(a, target, into):
                        self.is_over = over or self.is_window(a, out) or self.is_window(target, into)
                        verdict = self.look(a, out, target, into)
                        if verdict < best or best == NO_OPENING:
                            best = verdict
        self.is_over = over
        return best

    def is_way(self, h: i64, d: i64) -> bool:
        """Whether a line may start there: at the centre of a hex in the open, or at an opening of a hex inside."""
        board = self.board
        if board.building[h] == NOWHERE or d == CENTRE:
            return board.building[h] == NOWHERE and d == CENTRE
        side = board.side[6 * h + d]
        return side in (DOOR, WINDOW, OUTER_WINDOW, OPEN_FRONT)

    def is_way_in(self, a: i64, target: i64, d: i64) -> bool:
        """Whether a line from hex `a` may end there; from the balcony only through its own door and window (SKIRMISH-3.1.1h)."""
        board = self.board
        h = board.hex_of[target]
        building = board.building[h]
        if building != NOWHERE and self.narrow_openings:
            return d == CENTRE
        if not self.is_way(h, d):
            return False
        return building == NOWHERE or board.part[a] != building or board.side[6 * h + d] != OUTER_WINDOW

    def is_window(self, h: i64, d: i64) -> bool:
        """Whether a line goes through a window of the inn here (SKIRMISH-3.1.3c)."""
        board = self.board
        if d == CENTRE or board.level[h] != UPPER:
            return False
        side = board.side[6 * h + d]
        return side in (WINDOW, OUTER_WINDOW)

    # -- along the line -----------------------------------------------------------------------------------------------
    def look(self, a: i64, out: i64, target: i64, into: i64) -> i64:
        """Draws the line and reads it link by link: CLEAR, COVERED, or what is between (SKIRMISH-3.1d, 3.1e)."""
        line = self.line
        if not line.draw(a, out, self.board.hex_of[target], into):
            return WALL_BETWEEN
        last = line.n - 1
        for i in range(i64(1), line.n):
            if line.two[i] != SINGLE:
                verdict = self.read_pair(i)
            elif line.two[i - 1] == SINGLE and self.side(line.one[i - 1], line.way[i]) == WALL:
                return WALL_BETWEEN
            else:
                verdict = self.blocked_by(line.one[i]) if i < last else CLEAR
            if verdict != CLEAR:
                return verdict
        return COVERED if self.is_covered(target) else CLEAR

    def side(self, h: i64, d: i64) -> i64:
        return NOWHERE if h == NOWHERE else self.board.side[6 * h + d]

    def read_pair(self, i: i64) -> i64:
        """SKIRMISH-3.1d: CLEAR, or why the pair at link `i` blocks; along the edge of the map its one hex decides."""
        line = self.line
        before, one, two = line.one[i - 1], line.one[i], line.two[i]
        k = line.way[i]
        if self.side(one, (k + 1) % 6) == WALL or self.side(two, (k + 4) % 6) == WALL:
            return WALL_BETWEEN
        first = self.read_alone(before, (k + 5) % 6, one, k)
        second = self.read_alone(before, k, two, (k + 5) % 6)
        if self.pairs == NONE_BLOCKS:
            return CLEAR
        if one == NOWHERE or two == NOWHERE:
            return second if one == NOWHERE else first
        return max(first, second) if self.pairs == ONE_BLOCKS else min(first, second)

    def read_alone(self, before: i64, into: i64, h: i64, out: i64) -> i64:
        """CLEAR, or why one hex of a pair blocks: itself, or a wall where the line would enter or leave it."""
        if self.side(before, into) == WALL or self.side(h, out) == WALL:
            return WALL_BETWEEN
        return self.blocked_by(h)

    def blocked_by(self, h: i64) -> i64:
        """CLEAR, or what in a hex on the way blocks (SKIRMISH-3.1.1e, 3.1.1i, 3.1.2a, 3.1.3a); nothing is seen off the map."""
        if h == NOWHERE:
            return TERRAIN_BETWEEN
        board = self.board
        building = board.building[h]
        if building != NOWHERE and building != self.within and not self.through_buildings:
            return TERRAIN_BETWEEN
        blocks = board.blocks[h]
        if blocks == ALWAYS and (self.own_tree == NOWHERE or board.tree[h] != self.own_tree):
            return TERRAIN_BETWEEN
        if blocks == GROUND_LINES and self.from_ground_to_ground:
            return TERRAIN_BETWEEN
        return SOMEBODY_BETWEEN if self.blockers[h] != 0 and not self.is_over else CLEAR

    # -- cover --------------------------------------------------------------------------------------------------------
    def is_covered(self, target: i64) -> bool:
        """SKIRMISH-3.1.4, for the line drawn last."""
        board = self.board
        kind = board.cover[target]
        if kind == COVER or self.comes_over_low_wall():
            return True
        if kind == FROM_OUTSIDE:
            return self.within == NOWHERE
        return self.comes_over_lip(target, kind)

    def comes_over_low_wall(self) -> bool:
        """SKIRMISH-3.1.4b, 3.1e: over one into the target's own hex; of a pair either reading counts."""
        line = self.line
        i = line.n - 1
        k = line.way[i]
        if line.two[i - 1] == SINGLE:
            return self.side(line.one[i - 1], k) == LOW_WALL
        return self.side(line.one[i - 1], k) == LOW_WALL or self.side(line.two[i - 1], (k + 5) % 6) == LOW_WALL

    def comes_over_lip(self, target: i64, kind: i64) -> bool:
        """SKIRMISH-3.1.4b: whether the line enters the run of slope hexes that ends at the target over a lip.

        Under `gulch_floor_cover` a target on the floor needs a lip anywhere on the way.
        """
        on_floor = self.gulch_floor_cover and self.board.terrain[target] == GULCH_FLOOR
        if kind != BEHIND_LIP and not on_floor:
            return False
        line = self.line
        one = False
        two = False
        for i in range(i64(1), line.n):
            k = line.way[i]
            if line.two[i] != SINGLE:
                before = one
                one = self.lipped(line.one[i - 1], before, (k + 5) % 6, line.one[i], on_floor)
                two = self.lipped(line.one[i - 1], before, k, line.two[i], on_floor)
            else:
                one = self.lipped(line.one[i - 1], one, k, line.one[i], on_floor)
                if line.two[i - 1] != SINGLE and self.lipped(line.two[i - 1], two, (k + 5) % 6, line.one[i], on_floor):
                    one = True
        return one

    def lipped(self, before: i64, was: bool, d: i64, h: i64, on_floor: bool) -> bool:
        """Whether the line is past a lip in `h`, come to in direction `d` from `before`, where it was so or not."""
        if self.side(before, d) == LIP:
            return True
        return was and (on_floor or (h != NOWHERE and self.board.cover[h] == BEHIND_LIP))
