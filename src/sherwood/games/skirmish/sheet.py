"""SKIRMISH-T as the rules read it: weapons, combat, damage, jumps; from `data/weapons.toml` and `data/tables.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sherwood.games.skirmish.figures import RESULTS
from sherwood.kernel.vecs import column

if TYPE_CHECKING:
    from sherwood.games.skirmish import figures
    from sherwood.games.skirmish.figures import Book, Initiation, Missile

COLUMNS: Final[i64] = 7
"""Of the combat tables, numbered from 1."""
FACES: Final[i64] = 10
NO_RESULT: Final[i64] = 0
UNREACHED: Final[i64] = 1000
"""Above any roll."""

# when a weapon shoots over characters (SKIRMISH-3.1.3b)
NEVER_OVER: Final[i64] = 0
LONG_OVER: Final[i64] = 1
ALWAYS_OVER: Final[i64] = 2


class Sheet:
    """The play sheet. Results are indices into `figures.RESULTS`; nothing here changes during a game."""

    def __init__(self, book: Book) -> None:
        self.read_weapons(list(book.missiles.values()))
        self.read_combat(book.sheet)
        self.read_fire(book.sheet)
        self.read_jumps(book.sheet)
        self.read_initiation(book.sheet.initiation)

    def read_weapons(self, missiles: list[Missile]) -> None:
        """By missile weapon, in the order of `figures.MISSILES` (SKIRMISH-T.3)."""
        over = {"never": NEVER_OVER, "long": LONG_OVER, "always": ALWAYS_OVER}
        self.short = column([row.short for row in missiles])
        """Greatest distance in hexes."""
        self.long = column([row.long for row in missiles])
        self.damage = column([row.damage for row in missiles])
        """Added to the damage die (SKIRMISH-3.4a)."""
        self.over = column([over[row.over] for row in missiles])
        self.tree = column([int(row.tree) for row in missiles])
        """1 if it shoots Up the Tree (SKIRMISH-3d)."""
        self.slow = column([int(row.slow) for row in missiles])
        """1 if who shot can't move (SKIRMISH-4.1k)."""

    def read_combat(self, tables: figures.Sheet) -> None:
        """SKIRMISH-T.1, T.2."""
        self.highest = column(list(tables.highest))
        """Highest differential of each column but the last (SKIRMISH-T.1a)."""
        self.foot = column([RESULTS.index(result) for row in tables.foot for result in row])
        self.mounted = column([RESULTS.index(result) for row in tables.mounted for result in row])
        self.foot_damage = column(_by_result(tables.damage.foot))
        """By result: the highest modified roll that gives it, or less than any roll (SKIRMISH-T.2)."""
        self.mounted_damage = column(_by_result(tables.damage.mounted))
        self.terrain_shift: i64 = tables.shifts.terrain
        """Columns, as are the following (SKIRMISH-T.1e)."""
        self.joint_shift: i64 = tables.shifts.joint
        self.jump_shift: i64 = tables.shifts.jump
        self.ambush_shift: i64 = tables.shifts.ambush
        self.capture_above: i64 = tables.capture.above
        """A differential (SKIRMISH-6.6a)."""

    def read_fire(self, tables: figures.Sheet) -> None:
        """Missiles, and what is added to damage (SKIRMISH-3.3, 3.4)."""
        self.hit_short: i64 = tables.hit.short
        """Highest modified roll that hits (SKIRMISH-3.3a)."""
        self.hit_long: i64 = tables.hit.long
        self.hit_cover: i64 = tables.hit.modifiers.cover
        """Added to the die, as are the following (SKIRMISH-3.3b)."""
        self.hit_wounded: i64 = tables.hit.modifiers.wounded
        self.hit_treetop: i64 = tables.hit.modifiers.treetop
        self.damage_armoured: i64 = tables.damage.modifiers.armoured
        """Added to the die, as is the next (SKIRMISH-3.4a, 8.3b)."""
        self.damage_ambush: i64 = tables.damage.modifiers.ambush

    def read_jumps(self, tables: figures.Sheet) -> None:
        """Jumps, and blinding (SKIRMISH-T.5, S6.6)."""
        self.jump_good: i64 = tables.jump.good
        """Highest modified roll (SKIRMISH-T.5)."""
        self.jump_stunned: i64 = tables.jump.stunned
        self.jump_armoured: i64 = tables.jump.modifiers.armoured
        """Added to the die, as is the next (SKIRMISH-4.5d)."""
        self.jump_horse: i64 = tables.jump.modifiers.horse
        self.blinding_good: i64 = tables.blinding.good
        """Highest roll (SKIRMISH-S6.6)."""
        self.blinding_reach: i64 = tables.blinding.reach
        """Hexes."""
        self.blinding_turns: i64 = tables.blinding.turns

    def read_initiation(self, plain: Initiation) -> None:
        """SKIRMISH-I."""
        shots = (plain.unarmoured, plain.armoured)
        blows = (plain.below, plain.even, plain.above)
        self.plain_kill = column([odds.kill for odds in shots])
        """Highest roll that kills at initiation level, unarmoured and armoured, as the next is that which hits (SKIRMISH-I.6)."""
        self.plain_hit = column([odds.hit for odds in shots])
        self.blow_kill = column([odds.kill for odds in blows])
        """The same by `plain_odds` (SKIRMISH-I.11)."""
        self.blow_hit = column([odds.hit for odds in blows])
        self.plain_margin: i64 = plain.margin

    def goes_over(self, weapon: i64, distance: i64) -> bool:
        """Whether it shoots over characters at a target so many hexes off (SKIRMISH-3.1.3b)."""
        return self.over[weapon] == ALWAYS_OVER or (self.over[weapon] == LONG_OVER and distance > self.short[weapon])

    def highest_hit(self, weapon: i64, distance: i64) -> i64:
        """The highest modified roll that hits at so many hexes (SKIRMISH-3.3a)."""
        return self.hit_short if distance <= self.short[weapon] else self.hit_long

    def column(self, differential: i64) -> i64:
        """1 to 7, before shifts (SKIRMISH-5f)."""
        column: i64 = 1
        while column < COLUMNS and differential > self.highest[column - 1]:
            column += 1
        return column

    def plain_odds(self, differential: i64) -> i64:
        """0 for an attack below the defence, 2 for one far above it, else 1 (SKIRMISH-I.11)."""
        if differential < 0:
            return 0
        return 2 if differential >= self.plain_margin else 1

    def combat(self, is_mounted: bool, column: i64, die: i64) -> i64:
        """The result for a target on foot or mounted; the column is first brought to 1 to 7 (SKIRMISH-5g, T.1)."""
        at = COLUMNS * (die - 1) + max(1, min(COLUMNS, column)) - 1
        return self.mounted[at] if is_mounted else self.foot[at]

    def wound(self, is_mounted: bool, roll: i64) -> i64:
        """The result of a modified damage roll (SKIRMISH-T.2)."""
        highest = self.mounted_damage if is_mounted else self.foot_damage
        found = NO_RESULT
        best: i64 = UNREACHED
        for result in range(i64(len(highest))):
            if roll <= highest[result] and highest[result] < best:
                best = highest[result]
                found = result
        return found


def _by_result(highest: dict[str, int]) -> list[int]:
    return [highest.get(result, -int(UNREACHED)) for result in RESULTS]
