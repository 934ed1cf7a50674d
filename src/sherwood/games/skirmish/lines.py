"""SKIRMISH-3.1d: the straight segment between two hexes, and the chain of single hexes and pairs that it runs through.

All in integers: a hex's centre is at x = 6 * column, y = 2 * height (see `board`), twice the units of the clause, so that the
middle of a hexside has whole coordinates too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.skirmish.board import NOWHERE, Board

SINGLE: Final[i64] = -2
"""In `Line.two`: the line runs through one hex here, not along the side between two."""
CENTRE: Final[i64] = -1
"""Instead of a direction: the line starts or ends at the hex's centre, not in the middle of a side."""


class Line:
    """One chain at a time, drawn again and again: scratch of its owner.

    Link 0 is the hex that the line comes from, the last link the one that it goes to; `one` and `two` hold the hexes of each
    link, NOWHERE off the map. `way` is the direction in which a single hex is entered from a single one; about a pair it is that
    of the pair's second hex from the link before, and the first hex lies one direction before it.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        room = 2 * (len(board.hex_at) // board.stride + board.stride) + 8
        self.one = vec[i64]([0] * room)
        self.two = vec[i64]([0] * room)
        self.way = vec[i64]([0] * room)
        self.n: i64 = 0
        """Links."""
        # by corner, clockwise from the left one of side N, and by direction: offsets from a hex's centre
        self.corner_x = vec[i64]([-2, 2, 4, 2, -2, -4])
        self.corner_y = vec[i64]([-2, -2, 0, 2, 2, 0])
        self.step_x = vec[i64]([0, 6, 6, 0, -6, -6])
        self.step_y = vec[i64]([-4, -2, 2, 4, 2, -2])
        self.turn = vec[i64]([0] * 6)
        """By corner: on which side of the direction of the line it lies, seen from the centre; above 0 clockwise."""

    def draw(self, a: i64, out: i64, b: i64, into: i64) -> bool:
        """Draws from hex `a` to another hex `b`; `out` and `into` are sides of these hexes, or CENTRE.

        False where the line doesn't run away from `a` over the side `out`, and so up to `b`.
        """
        board = self.board
        self.n = 0
        self.add(a, SINGLE, NOWHERE)
        px, py = self.x_of(a, out), self.y_of(a, out)
        ux, uy = self.x_of(b, into) - px, self.y_of(b, into) - py
        for k in range(i64(6)):
            self.turn[k] = ux * self.corner_y[k] - uy * self.corner_x[k]
        start, end = board.cell[a], board.cell[b]
        if out != CENTRE:
            if self.turn[out] >= self.turn[(out + 1) % 6]:
                return False
            start = self.next_cell(start, out)
            self.add(board.hex_at[start], SINGLE, out)
        if into != CENTRE:
            if self.turn[into] <= self.turn[(into + 1) % 6]:
                return False
            end = self.next_cell(end, into)
        self.follow(start, end, px, py, ux, uy)
        if into != CENTRE:
            self.add(b, SINGLE, (into + 3) % 6)
        return True

    def follow(self, start: i64, end: i64, px: i64, py: i64, ux: i64, uy: i64) -> None:
        """Adds the links after the cell `start` up to the cell `end`."""
        cell = start
        stride = self.board.stride
        low = 1 - cell // stride % 2
        x = 6 * (cell // stride - 1)
        y = 4 * (cell % stride - 1) + 2 * low
        offset = ux * (y - py) - uy * (x - px)
        while cell != end:
            k = self.exit(offset)
            if k < 6:
                cell = self.next_cell(cell, k)
                self.add(self.board.hex_at[cell], SINGLE, k)
                offset += ux * self.step_y[k] - uy * self.step_x[k]
                continue
            k -= 6
            before = (k + 5) % 6
            first = self.next_cell(cell, before)
            if self.turn[k] > 0:
                cell = first
                self.add(self.board.hex_at[cell], SINGLE, before)
                offset += ux * self.step_y[before] - uy * self.step_x[before]
            elif self.turn[k] < 0:
                cell = self.next_cell(cell, k)
                self.add(self.board.hex_at[cell], SINGLE, k)
                offset += ux * self.step_y[k] - uy * self.step_x[k]
            else:
                self.add(self.board.hex_at[first], self.board.hex_at[self.next_cell(cell, k)], k)
                cell = self.next_cell(first, k)
                self.add(self.board.hex_at[cell], SINGLE, k)

    def exit(self, offset: i64) -> i64:
        """The side over which the line leaves a hex; or 6 + the corner through which it does.

        `offset` is above 0 where the hex's centre lies clockwise of the line.
        """
        last = offset + self.turn[5]
        here = offset + self.turn[0]
        for k in range(i64(6)):
            next = offset + self.turn[(k + 1) % 6]
            if here < 0 and next > 0:
                return k
            if here == 0 and last < 0 and next > 0:
                return 6 + k
            last = here
            here = next
        raise ValueError("the line doesn't cross this hex")

    def add(self, one: i64, two: i64, way: i64) -> None:
        self.one[self.n] = one
        self.two[self.n] = two
        self.way[self.n] = way
        self.n += 1

    def next_cell(self, cell: i64, d: i64) -> i64:
        """The cell beyond a side, within the rim of the grid."""
        stride = self.board.stride
        low = 1 - cell // stride % 2
        if d == 0:
            return cell - 1
        if d == 3:
            return cell + 1
        if d == 1:
            return cell + stride + low - 1
        if d == 2:
            return cell + stride + low
        return cell - stride + low if d == 4 else cell - stride + low - 1

    def x_of(self, h: i64, d: i64) -> i64:
        x = 6 * self.board.column[h]
        return x if d == CENTRE else x + self.step_x[d] // 2

    def y_of(self, h: i64, d: i64) -> i64:
        y = 2 * self.board.height[h]
        return y if d == CENTRE else y + self.step_y[d] // 2
