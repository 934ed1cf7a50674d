"""How far it is on foot between any two places of a board, walls, doors and terrain counted: for computers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.games.skirmish.board import BARRED, FOOT, LOW_WALL, NOWHERE, OUTER_WINDOW, WINDOW, Board

FAR: Final[i64] = 250
"""MPs: no way, or a longer one."""


class Paths:
    """By place: MPs from everywhere to there, made when they are first asked for; if need be by doors only."""

    def __init__(self, board: Board, by_doors: bool = False) -> None:
        self.board = board
        self.by_doors = by_doors
        self.to = vec[vec[i64]]([vec[i64]() for _ in range(board.places)])

    def cost(self, start: i64, end: i64) -> i64:
        """MPs from one place to another, at most FAR; those at the top of a tree count as if at its foot."""
        goal = self.board.hex_of[end]
        if len(self.to[goal]) == 0:
            self.to[goal] = self.flood(goal)
        return self.to[goal][self.board.hex_of[start]]

    def flood(self, goal: i64) -> vec[i64]:
        """Back from the goal, cheapest first."""
        costs = vec[i64]([int(FAR)] * self.board.hexes)
        costs[goal] = 0
        at = vec[vec[i64]]([vec[i64]() for _ in range(FAR)])
        at[0] = append(at[0], goal)
        for cost in range(FAR):
            n: i64 = 0
            while n < len(at[cost]):
                place = at[cost][n]
                n += 1
                if costs[place] != cost:
                    continue
                for d in range(i64(6)):
                    before = self.board.neighbour[6 * place + d]
                    if before == NOWHERE or before >= self.board.hexes:
                        continue
                    price = self.board.step_price(FOOT, before, (d + 3) % 6)
                    total = cost + price
                    if self.by_doors and self.board.side[6 * place + d] in (WINDOW, OUTER_WINDOW, LOW_WALL):
                        continue
                    if price < BARRED and total < costs[before]:
                        costs[before] = total
                        at[total] = append(at[total], before)
        return costs
