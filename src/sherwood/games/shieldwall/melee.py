"""SHIELDWALL-6.1, 6.3 and 6.5: who may strike whom, and what a blow needs."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall import armour, saves, tries
from sherwood.games.shieldwall.engagement import fronts_nobody, is_engaged
from sherwood.games.shieldwall.geometry import FRONT, LIKE, NONE, REAR
from sherwood.games.shieldwall.position import BONUS, FOUGHT, RING, SCORED, WAS_ENGAGED, Position
from sherwood.games.shieldwall.trig import between
from sherwood.games.shieldwall.troops import AXE, POLE
from sherwood.games.shieldwall.variants import ALL_BLOWS, ATTACKER_ONLY, SPEARS_FRONT


def begin(position: Position) -> bool:
    """A melee step begins; whether anybody is in melee."""
    fights = False
    for figure in range(position.field.roster.n):
        position.drop_bits(figure, SCORED)
        fights = fights or position.has(figure, FOUGHT)
    return fights


# -- who strikes whom (SHIELDWALL-6.1) ----------------------------------------------------------------------------------
def fronts(position: Position, figure: i64, other: i64) -> bool:
    """SHIELDWALL-6.1c: whether a figure's front squarely touches another."""
    return position.set.contact.touches(position.stands, other, figure) == FRONT


def striker(position: Position, figure: i64) -> i64:
    """From whose place a figure strikes: its own if it is engaged, or that of the spearman before it; NONE if from nowhere."""
    return figure if is_engaged(position, figure) else front_man(position, figure)


def front_man(position: Position, figure: i64) -> i64:
    """SHIELDWALL-6.1d: the spearman past whom a spearman of the second rank strikes, or NONE."""
    if not bears_spear(position, figure):
        return NONE
    side = position.field.roster.side
    for other in range(position.field.roster.n):
        if other != figure and side[other] == side[figure] and is_before(position, figure, other):
            return other
    return NONE


def bears_spear(position: Position, figure: i64) -> bool:
    """Whether a figure stands on foot with a pole arm in hand."""
    return position.is_on(figure) and position.weapon[figure] == POLE and position.mounted(figure) == 0


def is_before(position: Position, figure: i64, other: i64) -> bool:
    """Whether a spearman fights to his front, and the figure, which faces as he does, stands close behind him."""
    return bears_spear(position, other) and stands_behind(position, figure, other) and not fronts_nobody(position, other)


def stands_behind(position: Position, figure: i64, other: i64) -> bool:
    """Whether a figure's front squarely touches the rear of another that faces as it does."""
    stands = position.stands
    alike = between(stands.facing[figure], stands.facing[other]) <= LIKE
    return alike and position.set.contact.touches(stands, figure, other) == REAR


def strikes(position: Position, figure: i64, enemy: i64) -> bool:
    """Whether a figure may strike an enemy now."""
    place = striker(position, figure)
    return place != NONE and fronts(position, place, enemy)


# -- what a blow needs (SHIELDWALL-6.3, T.4) ----------------------------------------------------------------------------
def chances(position: Position, figure: i64, enemy: i64) -> i64:
    """The odds of a blow at an enemy whom a figure strikes, as `tries` packs them."""
    place = striker(position, figure)
    edge = position.set.contact.touches(position.stands, place, enemy)
    return tries.odds(
        need(position, position.weapon[figure], enemy, edge),
        modifier(position, figure, enemy, edge),
        saves.need_on(position, enemy, armour.column_at(position, enemy, edge)),
        saved_by(position, place, enemy, edge),
    )


def saved_by(position: Position, place: i64, enemy: i64, edge: i64) -> i64:
    """SHIELDWALL-8.3: what is added to the save against a blow from the place of a figure."""
    stands, base, sight = position.stands, position.set.enemy, position.set.sight
    stands.lay(enemy, base)
    sight.draw(stands.x[place], stands.y[place], stands.x[enemy], stands.y[enemy])
    return saves.against_blow(position, enemy, edge, base, sight)


def need(position: Position, weapon: i64, enemy: i64, edge: i64) -> i64:
    """What the die must show, modified, to hit an enemy on an edge; 0 if nothing hits."""
    return position.field.tables.blow_need[3 * weapon + armour.column_at(position, enemy, edge)]


# -- modifiers (SHIELDWALL-6.5, T.5) ------------------------------------------------------------------------------------
def modifier(position: Position, figure: i64, enemy: i64, edge: i64) -> i64:
    """SHIELDWALL-6.5b: what is added to the die of a blow on an edge of an enemy."""
    attacks = position.field.roster.side[figure] == position.attacker()
    total: i64 = 0
    if attacks or position.plays(ALL_BLOWS):
        total += by_direction(position, enemy, edge) + by_charge(position, figure, enemy, edge)
    if attacks or not position.plays(ATTACKER_ONLY):
        total += by_arms(position, figure, enemy)
    return total


def by_direction(position: Position, enemy: i64, edge: i64) -> i64:
    """SHIELDWALL-6.5a, 6.5c-d: rear or flank; a ring has neither."""
    tables = position.field.tables
    if position.formation[position.field.roster.band[enemy]] == RING:
        return 0
    if edge == REAR:
        covered = armour.is_slung(position, enemy) and armour.covers_back(position, edge)
        return tables.slung_rear if covered else tables.rear
    return tables.flank if armour.is_unshielded(position, enemy, edge) else 0


def by_charge(position: Position, figure: i64, enemy: i64, edge: i64) -> i64:
    """SHIELDWALL-6.5e-f: nothing against spears, or against who fought already."""
    spears = position.weapon[enemy] == POLE and (edge == FRONT or not position.plays(SPEARS_FRONT))
    earned = position.has(figure, BONUS) and not position.has(enemy, WAS_ENGAGED) and not spears
    return position.field.tables.charge if earned else 0


def by_arms(position: Position, figure: i64, enemy: i64) -> i64:
    """SHIELDWALL-6.5a: two hands, mounted against foot and foot against mounted."""
    tables, weapon = position.field.tables, position.weapon[figure]
    total = tables.two_handed if weapon == AXE else 0
    one, other = position.mounted(figure), position.mounted(enemy)
    if one > other:
        total += tables.mounted
    elif other > one and weapon != POLE:
        total += tables.on_mounted
    return total
