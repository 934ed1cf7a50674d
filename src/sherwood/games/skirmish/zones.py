"""SKIRMISH-S.3: the zones in which scenarios let counters be set up, as sets of a board's hexes.

A zone is a list of parts, each written as one of these (`M` a map, `B` a building):

- `anywhere`: every hex of the mosaic;
- `map M`: every hex of a map;
- `right`: those right of the mosaic's middle (SKIRMISH-P.5);
- `columns M 08 13`: those of its columns from one to another;
- `hex M:0808`: one hex;
- `buildings`: the floors of all buildings; `floor B`: that of one, without balcony, stairs or core;
- `trees`: the ground under all large trees;
- `room 5`: the floor hexes that the grid writes with this character;
- `balcony B`: its balcony; `house B`: all that belongs to it, balcony, stairs and core included;
- `beside B`: hexes that touch its house (SKIRMISH-S1.4);
- `near B 3`: hexes at this distance or less from its house, its floor and balcony left out (SKIRMISH-S7.4);
- `along B`: hexes outside that have a wall of the building or the low wall of its yard along one side (SKIRMISH-S5.4).

Nobody stands on a building's core, so no zone has it, but `house` takes it out of another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sherwood.games.skirmish import board as b
from sherwood.games.skirmish.maps import Building, Map
from sherwood.games.skirmish.mosaic import Ground

Hexes = frozenset[int]


class Atlas:
    """The zones of one mosaic."""

    def __init__(self, ground: Ground, maps: dict[str, Map]) -> None:
        self.ground = ground
        self.buildings = {name: (map, row) for map in ground.maps for name, row in maps[map].buildings.items()}

    def zone(self, parts: Sequence[str], without: Sequence[str] = ()) -> Hexes:
        """The hexes of all parts but those of `without`. Raises ValueError that says what is wrong with a part."""
        found = Hexes().union(*(self.part(text) for text in parts))
        core = self._where(lambda h: self.ground.terrain[h] == b.CORE)
        return found.difference(core, *(self.part(text) for text in without))

    def part(self, text: str) -> Hexes:
        """Raises ValueError as `zone` does."""
        ground = self.ground
        match text.split():
            case ["anywhere"]:
                return self._where(lambda h: True)
            case ["right"]:
                middle = max(ground.column) / 2
                return self._where(lambda h: ground.column[h] > middle)
            case ["map", map]:
                return self._on_map(map)
            case ["columns", map, first, last] if first.isdigit() and last.isdigit():
                return frozenset(h for h in self._on_map(map) if int(first) <= int(ground.labels[h][-4:-2]) <= int(last))
            case ["hex", name]:
                return self._where(lambda h: name in (ground.labels[h], f"{ground.maps[ground.map[h]]}:{ground.labels[h]}"))
            case ["room", char]:
                return self._where(lambda h: ground.symbols[h] == char and ground.terrain[h] == b.FLOOR)
            case ["trees"]:
                return self._where(lambda h: self.ground.tree[h] >= 0)
            case ["buildings"]:
                return self._where(lambda h: ground.terrain[h] == b.FLOOR)
            case ["floor", name]:
                return self._of(name, self._building(name).floor)
            case ["balcony", name]:
                return self._of(name, self._building(name).balcony)
            case ["house", name]:
                return self._house(name)
            case ["beside", name]:
                return self._near(name, 1) - self._house(name)
            case ["near", name, distance] if distance.isdigit():
                return self._near(name, int(distance)) - self.part(f"floor {name}") - self.part(f"balcony {name}")
            case ["along", name]:
                return self._along(name)
        raise ValueError(f"has {text!r}, which is no part of a zone")

    def edges(self, text: str) -> list[int]:
        """The numbers of the board's edges that `M 4`, or `any 4` for all maps, means; none where these are no outer sides
        (SKIRMISH-D.1a, D.1d)."""
        match text.split():
            case [map, "1" | "2" | "3" | "4" as side]:
                maps = [n for n, name in enumerate(self.ground.maps) if map in (name, "any")]
                return [edge for n in maps if self.ground.edges[edge := 4 * n + int(side) - 1]]
        return []

    def _where(self, holds: Callable[[int], bool]) -> Hexes:
        return frozenset(h for h in range(self.ground.hexes) if holds(h))

    def _on_map(self, map: str) -> Hexes:
        if map not in self.ground.maps:
            raise ValueError(f"has the map {map}; here lie {', '.join(self.ground.maps)}")
        number = self.ground.maps.index(map)
        return self._where(lambda h: self.ground.map[h] == number)

    def _building(self, name: str) -> Building:
        if name not in self.buildings:
            raise ValueError(f"has the building {name}; here stand {', '.join(self.buildings) or 'none'}")
        return self.buildings[name][1]

    def _of(self, name: str, chars: str) -> Hexes:
        on_map = self._on_map(self.buildings[name][0])
        return frozenset(h for h in on_map if self.ground.symbols[h] in chars)

    def _house(self, name: str) -> Hexes:
        return self._of(name, "".join(char for char, _ in self._building(name).chars()))

    def _near(self, name: str, distance: int) -> Hexes:
        house = self._house(name)
        return self._where(lambda h: any(self._distance(h, other) <= distance for other in house))

    def _distance(self, one: int, other: int) -> int:
        """SKIRMISH-1.1e, in hexes."""
        across = abs(self.ground.column[one] - self.ground.column[other])
        return across + max(0, abs(self.ground.height[one] - self.ground.height[other]) - across) // 2

    def _along(self, name: str) -> Hexes:
        ground = self.ground
        house = self._house(name)
        inside = house | {h for h in self._on_map(self.buildings[name][0]) if ground.terrain[h] == b.COURTYARD}
        walls = (b.WALL, b.OUTER_WINDOW, b.WINDOW, b.LOW_WALL)
        return frozenset(
            other
            for h in inside
            for direction in range(6)
            if (other := ground.neighbour[6 * h + direction]) not in inside
            and other >= 0
            and ground.side[6 * h + direction] in walls
        )
