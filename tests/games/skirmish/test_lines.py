"""SKIRMISH-3.1 against a slow reference: hexes are clipped in fractions, and links read one by one as the clauses say."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.skirmish import board as b
from sherwood.games.skirmish import fire, land
from sherwood.games.skirmish.board import Board
from sherwood.games.skirmish.figures import MISSILES
from sherwood.games.skirmish.fire import BOTH_BLOCK, CLEAR, COVERED, NONE_BLOCKS, ONE_BLOCKS, Sight
from sherwood.games.skirmish.lines import CENTRE, SINGLE
from sherwood.games.skirmish.sheet import Sheet
from tests.games.skirmish.boards import single

SHEET = Sheet(land.load().book)
BOARDS = [single("woods"), single("inn"), single("cottage"), single("gulch"), land.board("village")]
CORNERS = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)]
OPENINGS = (b.DOOR, b.WINDOW, b.OUTER_WINDOW, b.OPEN_FRONT)

Point = tuple[Fraction, Fraction]
Cell = tuple[int, int]
"""Column and row from 1, on the map or off it."""
Link = tuple[Cell, ...]


# -- the reference ----------------------------------------------------------------------------------------------------
def centre(cell: Cell) -> Point:
    column, row = cell
    return Fraction(3 * (column - 1)), Fraction(2 * (row - 1) + (column % 2 == 0))


def cell_of(board: Board, h: int) -> Cell:
    return int(board.column[h]) + 1, int(board.height[h]) // 2 + 1


@cache
def cells(number: int) -> dict[Cell, int]:
    board = BOARDS[number]
    return {cell_of(board, h): h for h in range(board.hexes)}


def end(board: Board, h: int, side: int) -> Point:
    """The centre of a hex, or the middle of one of its sides."""
    x, y = centre(cell_of(board, h))
    if side == CENTRE:
        return x, y
    (x1, y1), (x2, y2) = CORNERS[side], CORNERS[(side + 1) % 6]
    return x + Fraction(x1 + x2, 2), y + Fraction(y1 + y2, 2)


def stretch(cell: Cell, start: Point, stop: Point) -> tuple[Fraction, Fraction, bool] | None:
    """From where to where a segment lies in a closed hex, and whether in its interior; None if at most one point does."""
    x, y = centre(cell)
    first, last, inside = Fraction(0), Fraction(1), True
    for k in range(6):
        (x1, y1), (x2, y2) = CORNERS[k], CORNERS[(k + 1) % 6]

        def left(point: Point, x1: int = x1, y1: int = y1, x2: int = x2, y2: int = y2) -> Fraction:
            return (x2 - x1) * (point[1] - y - y1) - (y2 - y1) * (point[0] - x - x1)

        at_start, at_stop = left(start), left(stop)
        if at_start == at_stop:
            if at_start < 0:
                return None
            inside &= at_start > 0
        elif at_start < at_stop:
            first = max(first, at_start / (at_start - at_stop))
        else:
            last = min(last, at_start / (at_start - at_stop))
    return (first, last, inside) if first < last else None


def links(start: Point, stop: Point) -> list[Link]:
    """Singles and pairs in the order of the segment."""
    left, right = sorted((start[0], stop[0]))
    up, down = sorted((start[1], stop[1]))
    found: dict[tuple[Fraction, bool], list[Cell]] = {}
    for column in range(int(left) // 3 - 1, int(right) // 3 + 4):
        for row in range(int(up) // 2 - 1, int(down) // 2 + 4):
            if (part := stretch((column, row), start, stop)) is not None:
                found.setdefault((part[0], part[2]), []).append((column, row))
    return [tuple(sorted(cells)) for _, cells in sorted(found.items())]


class Reference:
    """One look from a hex to another, each at its centre or an opening."""

    def __init__(self, number: int, sight: Sight, blockers: set[int], a: int, out: int, target: int, into: int) -> None:
        self.board, self.at, self.sight, self.blockers = BOARDS[number], cells(number), sight, blockers
        self.target = target
        self.links = links(end(self.board, a, out), end(self.board, self.board.hex_of[target], into))
        if out != CENTRE:
            self.links.insert(0, (cell_of(self.board, a),))
        if into != CENTRE:
            self.links.append((cell_of(self.board, self.board.hex_of[target]),))

    def side(self, one: Cell, two: Cell) -> int:
        h, g = self.at.get(one, -1), self.at.get(two, -1)
        found = [int(self.board.side[6 * h + d]) for d in range(6) if h >= 0 and g >= 0 and self.board.neighbour[6 * h + d] == g]
        return found[0] if found else b.OPEN

    def blocks(self, cell: Cell) -> bool:
        h = self.at.get(cell, -1)
        if h < 0:
            return True
        board, sight = self.board, self.sight
        if board.building[h] >= 0 and board.building[h] != sight.within:
            return True
        if board.terrain[h] in (b.SINGLE_TREE, b.LARGE_TREE, b.CORE):
            return not (board.tree[h] >= 0 and board.tree[h] == sight.own_tree)
        return bool(board.terrain[h] == b.BALCONY and sight.from_ground_to_ground) or (h in self.blockers and not sight.is_over)

    def is_clear(self) -> bool:
        for before, here, after in zip(self.links[:-1], self.links[1:], [*self.links[2:], ()], strict=True):
            if len(here) == 2:
                readings = [
                    self.blocks(one) or self.side(before[0], one) == b.WALL or self.side(one, after[0]) == b.WALL for one in here
                ]
                on_map = [reading for one, reading in zip(here, readings, strict=True) if one in self.at]
                block = {BOTH_BLOCK: all(on_map), ONE_BLOCKS: any(on_map), NONE_BLOCKS: False}[int(self.sight.pairs)]
                if block or self.side(*here) == b.WALL:
                    return False
            elif (len(before) == 1 and self.side(before[0], here[0]) == b.WALL) or (after and self.blocks(here[0])):
                return False
        return True

    def ways(self, upto: int) -> Iterator[list[Cell]]:
        """Every reading of the chain, a hex a link."""
        if upto < 0:
            yield []
            return
        for way in self.ways(upto - 1):
            for cell in self.links[upto]:
                yield [*way, cell]

    def is_covered(self) -> bool:
        board, target = self.board, self.target
        if board.terrain[target] in (b.SCRUB, b.SINGLE_TREE, b.LARGE_TREE, b.TREETOP):
            return True
        if board.terrain[target] == b.FLOOR and self.sight.within < 0:
            return True
        return any(self.is_covered_by(way) for way in self.ways(len(self.links) - 1))

    def is_covered_by(self, way: list[Cell]) -> bool:
        last = way[-1]
        if self.side(way[-2], last) == b.LOW_WALL:
            return True
        if self.board.symbols[self.at[last]] != "/":
            return False
        for before, here in zip(reversed(way[:-1]), reversed(way), strict=False):
            h = self.at.get(before, -1)
            if h < 0 or self.board.symbols[h] != "/":
                return h >= 0 and self.side(before, here) == b.LIP
        return False


# -- the comparison ---------------------------------------------------------------------------------------------------
def openings(board: Board, h: int) -> list[int]:
    return [d for d in range(6) if board.side[6 * h + d] in OPENINGS] if board.building[h] >= 0 else [CENTRE]


def drawn(sight: Sight, number: int) -> list[Link]:
    """What `Line` drew, hexes off the map by the place where the reference has them."""
    line = sight.line
    found = []
    for i in range(line.n):
        hexes = [int(line.one[i])] + ([] if line.two[i] == SINGLE else [int(line.two[i])])
        found.append(tuple(sorted(cell_of(BOARDS[number], h) if h >= 0 else (0, 0) for h in hexes)))
    return found


def known(number: int, chain: list[Link]) -> list[Link]:
    return [tuple(sorted(cell if cell in cells(number) else (0, 0) for cell in link)) for link in chain]


@st.composite
def looks(draw: st.DrawFn) -> tuple[int, int, int]:
    """A board, a shooter's place and a target's: anywhere, indoors, or in a line that runs along hexsides."""
    number = draw(st.integers(0, len(BOARDS) - 1))
    board = BOARDS[number]
    indoors = [h for h in range(board.hexes) if board.building[h] >= 0 or board.terrain[h] == b.BALCONY]
    anywhere = st.integers(0, board.places - 1)
    places = st.one_of(anywhere, st.sampled_from(indoors)) if indoors else anywhere
    shooter = draw(places)
    target, corner = int(board.hex_of[shooter]), draw(st.integers(0, 5))
    for _ in range(draw(st.integers(0, 5))):
        for d in (corner, (corner + 1) % 6):
            beyond = int(board.neighbour[6 * target + d])
            target = target if beyond < 0 else beyond
    return number, shooter, draw(st.one_of(st.just(target), places))


def crowd_of(board: Board, seed: int) -> set[int]:
    """Hexes where somebody stands, a few in a hundred."""
    return {h for h in range(board.hexes) if (h * 2654435761 + seed) % 97 < 6}


def ends_of(sight: Sight, board: Board, a: int, aim: int) -> list[tuple[int, int]]:
    if board.building[a] >= 0 and board.building[a] == board.building[aim]:
        return [(CENTRE, CENTRE)]
    into = [CENTRE] if sight.narrow_openings else openings(board, aim)
    return [(out, side) for out in openings(board, a) for side in into]


def compare(number: int, sight: Sight, shooter: int, target: int, crowd: set[int]) -> None:
    """Holds a shot to the reference, and every line that it may take."""
    board = BOARDS[number]
    a, aim = int(board.hex_of[shooter]), int(board.hex_of[target])
    verdict = sight.shot(shooter, target, MISSILES.index("bow"), vec[i64]([int(h in crowd) for h in range(board.hexes)]))
    if a == aim or verdict in (fire.TREE_BARS, fire.TOO_NEAR, fire.TOO_FAR, fire.BUILDING_NEAR):
        return
    results = set()
    for out, into in ends_of(sight, board, a, aim):
        sight.is_over = sight.goes_over(shooter, target, 0) or sight.is_window(a, out) or sight.is_window(aim, into)
        reference = Reference(number, sight, crowd, a, out, target, into)
        if not sight.line.draw(a, out, aim, into):
            results.add(fire.WALL_BETWEEN)
            continue
        assert drawn(sight, number) == known(number, reference.links)
        results.add((COVERED if reference.is_covered() else CLEAR) if reference.is_clear() else fire.WALL_BETWEEN)
    assert min(verdict, fire.WALL_BETWEEN) == min(results, default=fire.NO_OPENING)


@pytest.mark.rule("SKIRMISH-3.1d", "SKIRMISH-3.1e", "SKIRMISH-3.1.1d", "SKIRMISH-3.1.1e", "SKIRMISH-3.1.2a", "SKIRMISH-3.1.4b")
@given(looks(), st.sampled_from([BOTH_BLOCK, ONE_BLOCKS, NONE_BLOCKS]), st.booleans(), st.integers(0, 2**32))
def test_lines_agree_with_the_reference(look: tuple[int, int, int], pairs: int, variant: bool, seed: int) -> None:
    number, shooter, target = look
    sight = Sight(BOARDS[number], SHEET)
    sight.pairs, sight.own_tree_open = pairs, variant
    sight.narrow_openings = variant and BOARDS[number].level[target] != b.UPPER
    compare(number, sight, shooter, target, crowd_of(BOARDS[number], seed))


@pytest.mark.rule("SKIRMISH-3.1d", "SKIRMISH-3.1.1f")
def test_lines_inside_a_building_agree_with_the_reference() -> None:
    for number, name in ((1, "inn"), (1, "forge"), (2, "cottage")):
        board = BOARDS[number]
        inside = [h for h in range(board.hexes) if board.hideout[h] == board.hideouts.index(name)]
        for shooter in inside:
            for target in inside[: inside.index(shooter)]:
                compare(number, Sight(board, SHEET), shooter, target, set())


@pytest.mark.rule("SKIRMISH-3.1.4b", "SKIRMISH-3.1e")
def test_cover_agrees_with_the_reference_wherever_a_pair_comes_before_the_target() -> None:
    for number, symbol in ((2, ","), (2, "="), (3, "/")):
        board = BOARDS[number]
        for target in [h for h in range(board.hexes) if board.symbols[h] == symbol][::2]:
            for corner in range(6):
                shooter = target
                for _ in range(2):
                    for d in (corner, (corner + 1) % 6):
                        shooter = int(board.neighbour[6 * shooter + d]) if shooter >= 0 else -1
                    if shooter >= 0 and board.building[shooter] < 0:
                        compare(number, Sight(board, SHEET), shooter, target, set())


@pytest.mark.rule("SKIRMISH-3.1.1a", "SKIRMISH-3.1.1d")
def test_no_line_runs_along_the_wall_of_its_own_opening() -> None:
    board = BOARDS[2]
    window, along = int(board.find("0704")), int(board.find("1003"))
    sight = Sight(board, SHEET)
    assert board.side[6 * window] == b.WINDOW
    assert not sight.line.draw(window, 0, along, CENTRE) and not sight.line.draw(along, CENTRE, window, 0)
    assert sight.shot(window, along, MISSILES.index("bow"), vec[i64]([0] * board.hexes)) == fire.WALL_BETWEEN


@pytest.mark.rule("SKIRMISH-3.1.1d")
@given(looks(), st.sampled_from([BOTH_BLOCK, ONE_BLOCKS, NONE_BLOCKS]), st.integers(0, 2**32))
def test_two_can_always_shoot_each_other_alike(look: tuple[int, int, int], pairs: int, seed: int) -> None:
    number, one, two = look
    board = BOARDS[number]
    one, two = int(board.hex_of[one]), int(board.hex_of[two])
    sight = Sight(board, SHEET)
    sight.pairs = pairs
    somebody = crowd_of(board, seed)
    crowd = vec[i64]([int(h in somebody) for h in range(board.hexes)])
    there, back = (sight.shot(*ends, MISSILES.index("crossbow"), crowd) for ends in ((one, two), (two, one)))
    if fire.BUILDING_NEAR not in (there, back):
        assert (there in (CLEAR, COVERED)) == (back in (CLEAR, COVERED))
