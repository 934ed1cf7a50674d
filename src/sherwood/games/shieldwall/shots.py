"""SHIELDWALL-5.1, 5.2 and 5.5: one shot: what is shot with, how often, how far, whom it meets, and its odds."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import armour, breaching, quivers, saves, tries
from sherwood.games.shieldwall.aim import Aim
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.kinds import AT_CHARGERS, HURLED
from sherwood.games.shieldwall.position import FIRED, FIRED_ONCE, FIRED_TWICE, MOVED, SPENT, Position
from sherwood.games.shieldwall.tables import LONG, OUT_OF_RANGE, ROWS, SHORT
from sherwood.games.shieldwall.troops import BARE, HURL, POLE, UNARMED
from sherwood.games.shieldwall.variants import QUICK_BOWS, SIX_HITS, THROW_SPEARS


# -- missiles (SHIELDWALL-5.1b, 5.7) ------------------------------------------------------------------------------------
def missile(position: Position, figure: i64) -> i64:
    """What a figure shoots or throws; UNARMED if nothing."""
    troop = position.field.roster.troop[figure]
    own = position.field.troops.missile[troop]
    if own == UNARMED and position.plays(THROW_SPEARS) and position.field.troops.weapon[troop] == POLE:
        return HURL
    return own


def is_lance(position: Position, figure: i64) -> bool:
    return position.field.troops.throws_lance[position.field.roster.troop[figure]] == 1


def takes_spear(position: Position, figure: i64, mode: i64) -> bool:
    """SHIELDWALL-11.1c: whether what a figure hurls comes from a quiver."""
    return mode == HURLED and quivers.quiver_by(position, figure) != NONE


def row(position: Position, figure: i64, mode: i64) -> i64:
    """The row in the table of missiles."""
    return ROWS * quivers.where(position, figure) + (HURL if mode == HURLED else missile(position, figure))


def has_shot(position: Position, figure: i64, mode: i64) -> bool:
    """SHIELDWALL-5.1b: whether a figure, which has a missile, has a shot left in this half-turn."""
    if takes_spear(position, figure, mode):
        return not position.has(figure, FIRED)
    if missile(position, figure) == HURL:
        return not position.has(figure, SPENT | FIRED)
    rate = position.field.tables.shots_a_turn[row(position, figure, mode)]
    if shots_in_turn(position, figure) >= rate:
        return False
    return not position.has(figure, FIRED) or (position.plays(QUICK_BOWS) and not position.has(figure, MOVED))


def shots_in_turn(position: Position, figure: i64) -> i64:
    if position.has(figure, FIRED_TWICE):
        return 2
    return 1 if position.has(figure, FIRED_ONCE) else 0


def spend(position: Position, figure: i64, mode: i64) -> None:
    """A shot of a figure is made; who throws what he fights with takes his second weapon (SHIELDWALL-5.7b-c)."""
    breaching.disturb(position, figure)
    position.set_bits(figure, FIRED | (FIRED_TWICE if position.has(figure, FIRED_ONCE) else FIRED_ONCE))
    if takes_spear(position, figure, mode):
        quivers.draw_spear(position, figure)
        return
    if missile(position, figure) != HURL:
        return
    position.set_bits(figure, SPENT)
    troops, troop = position.field.troops, position.field.roster.troop[figure]
    if is_lance(position, figure) or troops.missile[troop] == UNARMED:
        position.weapon[figure] = max(BARE, troops.second[troop])


# -- range (SHIELDWALL-5.1a) --------------------------------------------------------------------------------------------
def band(position: Position, figure: i64, aim: Aim, mode: i64) -> i64:
    """SHORT, MEDIUM, LONG or OUT_OF_RANGE; chargers are always near (SHIELDWALL-5.4a)."""
    if mode == AT_CHARGERS:
        return SHORT
    tables, at = position.field.tables, row(position, figure, mode)
    if not aim.shooter.near(aim.target, tables.range[3 * at + LONG]):
        return OUT_OF_RANGE
    return tables.band(at, aim.shooter.gap(aim.target))


def need(position: Position, figure: i64, target: i64, mode: i64) -> i64:
    return position.field.tables.shot_need[3 * row(position, figure, mode) + armour.column(position, target)]


def can_hit(position: Position, figure: i64, target: i64, far: i64, mode: i64) -> bool:
    """SHIELDWALL-5.1c: whether some die hits at this range."""
    if position.plays(SIX_HITS):
        return True
    return saves.SIDES + position.field.tables.by_range[far] >= need(position, figure, target, mode)


def odds(position: Position, figure: i64, target: i64, mode: i64, aim: Aim) -> i64:
    """Of a shot along the line that was taken, as a try holds them."""
    modifier = position.field.tables.by_range[band(position, figure, aim, mode)]
    saved_by = saves.against_shot(position, target, aim.target, aim.leg, mode)
    return tries.odds(need(position, figure, target, mode), modifier, saves.need(position, target), saved_by)
