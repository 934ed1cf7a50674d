"""SHIELDWALL-T: the tables as the rules read them. Lengths are in 1/100 inch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sherwood.kernel.vecs import column

if TYPE_CHECKING:
    from sherwood.games.shieldwall.figures import Sheet, Shots

# bands of range (SHIELDWALL-5.1a)
SHORT: Final[i64] = 0
MEDIUM: Final[i64] = 1
LONG: Final[i64] = 2
OUT_OF_RANGE: Final[i64] = 3

# from where a shot comes (SHIELDWALL-11.1, 11.2)
OPEN_GROUND: Final[i64] = 0
GATEHOUSE: Final[i64] = 1
KEEP: Final[i64] = 2
WHERE: Final = ("missile", "gatehouse", "keep")
ROWS: Final[i64] = 4
"""Missiles from one place (see `troops`); the first row is what is hurled, in a castle from a quiver."""

# results of a morale check (SHIELDWALL-9.4)
OBEY: Final[i64] = 0
FALL_BACK: Final[i64] = 1
ROUT: Final[i64] = 2
ADVANCE: Final[i64] = 3
RESULTS: Final = ("OO", "FB", "RT", "UA")

BERSERK: Final[i64] = 4
"""The column of berserkers, after those of the four classes."""
LEAST_SCORE: Final[i64] = 2
MOST_SCORE: Final[i64] = 11
"""Scores beyond these read the end rows (SHIELDWALL-9.1a)."""
SCORES: Final[i64] = 10


class Tables:
    """All `vec`s are read-only."""

    def __init__(self, sheet: Sheet, shots: dict[str, dict[str, Shots]]) -> None:
        self.read_movement(sheet)
        self.read_missiles(sheet, [row for where in WHERE for row in shots[where].values()])
        self.read_melee(sheet)
        self.read_morale(sheet)
        self.read_saves(sheet)
        self.read_castle(sheet)

    def read_movement(self, sheet: Sheet) -> None:
        """SHIELDWALL-T.1, T.2."""
        self.rate = column([sheet.rate.foot, sheet.rate.unarmoured, sheet.rate.mounted])
        self.ring_rate: i64 = sheet.rate.ring
        self.wall_rate: i64 = sheet.rate.wall
        self.road: i64 = sheet.rate.road
        self.charge_more: i64 = sheet.charge.more
        """Per cent of the rate."""
        self.least_charge = column([sheet.charge.foot, sheet.charge.mounted])
        """Figures, by mounted."""
        self.least_berserkers: i64 = sheet.charge.berserker
        self.least_wall: i64 = sheet.formed.wall
        """Figures."""
        self.crossing: i64 = sheet.loss.crossing
        """Per cent of the rate."""
        self.contour: i64 = sheet.loss.contour
        self.link: i64 = sheet.unit.gap
        """Gaps below it link figures (SHIELDWALL-1.6a)."""

    def read_missiles(self, sheet: Sheet, rows: list[Shots]) -> None:
        """SHIELDWALL-T.3: rows are ROWS * where + missile."""
        self.range = column([limit for row in rows for limit in row.range])
        """Limits: 3 * row + band."""
        self.shot_need = column([need for row in rows for need in row.need])
        """3 * row + column."""
        self.shots_a_turn = column([row.turn or 0 for row in rows])
        self.shots_a_game = column([row.game or 0 for row in rows])
        self.line_apart: i64 = sheet.line.apart
        """No base is nearer to a line of fire (SHIELDWALL-5.6b)."""
        self.over_from_shooter: i64 = sheet.line.shooter
        """The least gap to whom one shoots over at a high angle (SHIELDWALL-5.6e)."""
        self.over_from_target: i64 = sheet.line.target
        self.by_range = column([sheet.shot.short, sheet.shot.medium, sheet.shot.long])

    def read_melee(self, sheet: Sheet) -> None:
        """SHIELDWALL-T.4, T.5."""
        melee = sheet.melee
        by_weapon = (melee.bare, melee.pole, melee.blunt, melee.edged, melee.lance, melee.edged)
        self.blow_need = column([need for needs in by_weapon for need in needs])
        """3 * weapon + column; 0 where nothing hits."""
        self.rear: i64 = sheet.blow.rear
        self.slung_rear: i64 = sheet.slung.rear
        self.flank: i64 = sheet.blow.flank
        self.two_handed: i64 = sheet.blow.two_handed
        self.mounted: i64 = sheet.blow.mounted
        self.on_mounted: i64 = sheet.blow.on_mounted
        self.charge: i64 = sheet.blow.charge

    def read_morale(self, sheet: Sheet) -> None:
        """SHIELDWALL-T.6, and breaking off (SHIELDWALL-7.1c)."""
        morale = sheet.morale
        columns = (morale.elite, morale.veteran, morale.regular, morale.militia, morale.berserker)
        self.results = column([RESULTS.index(result) for column in columns for result in column])
        self.leader_killed: i64 = sheet.check.leader_killed
        self.banner_captured: i64 = sheet.check.banner_captured
        self.attacked_in_flank: i64 = sheet.check.flank
        self.attacked_in_rear: i64 = sheet.check.rear
        self.alarm: i64 = sheet.check.alarm
        self.break_off_figure: i64 = sheet.break_off.figure
        self.break_off_veteran: i64 = sheet.break_off.veteran
        self.break_off_elite: i64 = sheet.break_off.elite

    def read_saves(self, sheet: Sheet) -> None:
        """SHIELDWALL-T.8."""
        save = sheet.save
        self.save_need = column([save.unarmoured, save.partial, save.full])
        self.leader_save: i64 = save.leader
        self.berserker_save: i64 = save.berserker
        self.cover: i64 = sheet.saved_by.cover
        self.wall: i64 = sheet.saved_by.wall
        self.wall_high_angle: i64 = sheet.saved_by.wall_high_angle
        self.ring: i64 = sheet.saved_by.ring

    def read_castle(self, sheet: Sheet) -> None:
        """SHIELDWALL-T.9: hit zones and the castle."""
        self.zone = column([sheet.zone.short, sheet.zone.medium, sheet.zone.long])
        self.slow_gap: i64 = sheet.dig.slow
        self.gap: i64 = sheet.dig.made
        self.bridge_forced: i64 = sheet.dig.bridge
        self.bridge_phases: i64 = sheet.castle.bridge
        self.on_ladder: i64 = sheet.castle.ladder
        self.quiver: i64 = sheet.castle.quiver

    def crossing_loss(self, rate: i64) -> i64:
        """SHIELDWALL-3.1c: units lost for each obstacle crossed: a part of the rate."""
        return rate * self.crossing // 100

    def charge_move(self, rate: i64) -> i64:
        """SHIELDWALL-3.1b."""
        return rate + rate * self.charge_more // 100

    def band(self, row: i64, gap: i64) -> i64:
        """SHORT, MEDIUM or LONG, or OUT_OF_RANGE: the outer limit counts as inside (SHIELDWALL-5.1a)."""
        for band in range(i64(3)):
            if gap <= self.range[3 * row + band]:
                return band
        return OUT_OF_RANGE

    def result(self, column: i64, score: i64) -> i64:
        """SHIELDWALL-9.3a: of a class or BERSERK."""
        return self.results[SCORES * column + max(LEAST_SCORE, min(MOST_SCORE, score)) - LEAST_SCORE]
