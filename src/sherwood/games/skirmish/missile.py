"""SKIRMISH-3: who may shoot at whom, the roll to hit and the roll for damage. Lines of fire are `fire`'s."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import effects, fire, initiation, weddings, wounds
from sherwood.games.skirmish.cast import CART, STUNNED, WOUNDED
from sherwood.games.skirmish.contact import hinders, is_hindered
from sherwood.games.skirmish.kinds import (
    BARRED,
    END_PHASE,
    FIRE,
    HAS_SHOT,
    LINE_BUILDING_NEAR,
    LINE_CHARACTER,
    LINE_OPENING,
    LINE_TREE,
    LINE_WALL,
    NO_MISSILES,
    NO_SHOT_FROM_TREE,
    NO_TARGET,
    NOT_IN_THAT_HEX,
    NOT_YOURS,
    ON_HORSEBACK,
    SHELTERED,
    SHOT,
    SHOT_FOR,
    TOO_FAR,
    TOO_NEAR,
    UNABLE,
    WOUNDING,
    WOUNDING_FOR,
)
from sherwood.games.skirmish.position import DAMAGE_DIE, DISARMED, FIRED, HIT_DIE, NOBODY, PROTECTED, Position
from sherwood.games.skirmish.variants import (
    AMBUSH_HIT_BONUS,
    INITIATION,
    INITIATION_ADJACENT_BAR,
    INITIATION_MOUNTED_FIRE,
    LEVEL_BAR,
    SHOOT_ANY_ANIMAL,
)
from sherwood.kernel.moves import Moves, pack, shifted
from sherwood.kernel.state import CHANCE

BELOW_ZERO: Final[i64] = 8
"""Added to what a story event tells and may be negative."""


# -- who shoots (SKIRMISH-3a, 3c, 3d, 3g, 3.2) ------------------------------------------------------------------------
def fault_of_turn(p: Position, shooter: i64) -> i64:
    """Whether he may still shoot in this phase."""
    if shooter < 0 or shooter >= p.cast.n or not p.is_called(shooter):
        return NOT_YOURS
    return HAS_SHOT if p.flags[shooter] & FIRED != 0 else 0


def fault_of_shooter(p: Position, shooter: i64) -> i64:
    """Why he can shoot at nobody; 0 if he can."""
    weapon = p.cast.weapon[shooter]
    if weapon < 0 or p.flags[shooter] & DISARMED != 0:
        return NO_MISSILES
    if p.front[shooter] < 0 or not p.is_able(shooter):
        return UNABLE
    if p.is_mounted(shooter) and not p.plays(INITIATION_MOUNTED_FIRE):
        return ON_HORSEBACK
    if p.is_up(shooter) and p.sheet.tree[weapon] == 0:
        return NO_SHOT_FROM_TREE
    return BARRED if is_barred(p, shooter) else 0


def is_barred(p: Position, shooter: i64) -> bool:
    """Whether an enemy beside him keeps him from shooting (SKIRMISH-3c, I.5)."""
    if p.plays(INITIATION) and not p.plays(INITIATION_ADJACENT_BAR):
        return False
    return is_hindered(p, shooter) or is_barred_by_level(p, shooter)


def is_barred_by_level(p: Position, shooter: i64) -> bool:
    """The literal reading: enemies in adjacent hexes bar on whatever level, but for who is Up the Tree (SKIRMISH-3c)."""
    if not p.plays(LEVEL_BAR) or p.is_up(shooter):
        return False
    for enemy in range(p.cast.n):
        is_near = p.front[enemy] >= 0 and p.board.distance(p.front[enemy], p.front[shooter]) == 1
        if is_near and p.are_enemies(enemy, shooter) and hinders(p, enemy):
            return True
    return False


# -- at whom (SKIRMISH-3b, 3e, 3i, 3j) --------------------------------------------------------------------------------
def is_target(p: Position, shooter: i64, target: i64) -> bool:
    """An enemy, or a domestic animal that no friend leads (SKIRMISH-3i)."""
    if p.front[target] < 0 or p.cast.what[target] == CART:
        return False
    if p.is_fighter(target):
        return p.are_enemies(shooter, target)
    leader = p.leader_of(target)
    return leader == NOBODY or not p.are_friends(leader, shooter) or p.plays(SHOOT_ANY_ANIMAL)


def fault_of_line(p: Position, shooter: i64, target: i64, place: i64) -> i64:
    """Why no line of fire leads to a target's place. The screen must be set."""
    verdict = look(p, shooter, target, place)
    if verdict in (fire.CLEAR, fire.COVERED):
        return 0
    if verdict == fire.TREE_BARS:
        return NO_SHOT_FROM_TREE
    if verdict == fire.TOO_NEAR:
        return TOO_NEAR
    if verdict == fire.TOO_FAR:
        return TOO_FAR
    if verdict == fire.BUILDING_NEAR:
        return LINE_BUILDING_NEAR
    if verdict == fire.NO_OPENING:
        return LINE_OPENING
    if verdict == fire.WALL_BETWEEN:
        return LINE_WALL
    return LINE_TREE if verdict == fire.TERRAIN_BETWEEN else LINE_CHARACTER


def fault_of_shot(p: Position, shooter: i64, target: i64, place: i64) -> i64:
    """Why he can't shoot at a target's place, whatever the phase; 0 if he can."""
    fault = fault_of_shooter(p, shooter)
    if fault != 0:
        return fault
    if target < 0 or target >= p.cast.n or not is_target(p, shooter, target):
        return NO_TARGET
    if weddings.is_sheltered(p, target):
        return SHELTERED
    if place < 0 or not p.is_at(target, place):
        return NOT_IN_THAT_HEX
    raise_screen(p)
    fault = fault_of_line(p, shooter, target, place)
    raise_screen(p, -1)
    return fault


def fault(p: Position, shooter: i64, target: i64, place: i64) -> i64:
    of_turn = fault_of_turn(p, shooter)
    return of_turn if of_turn != 0 else fault_of_shot(p, shooter, target, place)


# -- lines of fire (SKIRMISH-3.1) -------------------------------------------------------------------------------------
def screens(p: Position, counter: i64) -> bool:
    """Whether a counter blocks lines: anybody alive but the stunned and those Up the Tree (SKIRMISH-3.1.3a, 3.1.3d)."""
    return p.front[counter] >= 0 and p.state[counter] != STUNNED and not p.is_up(counter)


def screen(p: Position, counter: i64, by: i64) -> None:
    """Adds to what blocks in the hexes of a counter, if it blocks."""
    if screens(p, counter):
        p.stage.screen[p.front[counter]] += by
        if p.rear[counter] >= 0:
            p.stage.screen[p.rear[counter]] += by


def raise_screen(p: Position, by: i64 = 1) -> None:
    """Notes everybody who blocks; with -1, takes the notes back."""
    for counter in range(p.cast.n):
        screen(p, counter, by)


def look(p: Position, shooter: i64, target: i64, place: i64) -> i64:
    """What `Sight` says of a shot, with the screen raised: the target himself doesn't block it (SKIRMISH-3.1e)."""
    screen(p, target, -1)
    if p.plays(INITIATION):
        verdict = p.stage.sight.plain_shot(p.front[shooter], place, p.stage.screen)
    else:
        verdict = p.stage.sight.shot(p.front[shooter], place, p.cast.weapon[shooter], p.stage.screen)
    screen(p, target, 1)
    return verdict


# -- what is offered --------------------------------------------------------------------------------------------------
def fill(p: Position, out: Moves) -> None:
    raise_screen(p)
    for shooter in range(p.cast.n):
        if fault_of_turn(p, shooter) == 0 and fault_of_shooter(p, shooter) == 0:
            fill_shots(p, shooter, out)
    raise_screen(p, -1)
    out.add(pack(END_PHASE, p.acting_seat()))


def fill_shots(p: Position, shooter: i64, out: Moves) -> None:
    """His targets, with the screen raised; of two hexes the lower first."""
    for target in range(p.cast.n):
        if is_target(p, shooter, target) and not weddings.is_sheltered(p, target):
            front = p.front[target]
            rear = p.rear[target]
            if rear >= 0 and rear < front:
                fill_shot(p, shooter, target, rear, out)
            fill_shot(p, shooter, target, front, out)
            if rear > front:
                fill_shot(p, shooter, target, rear, out)


def fill_shot(p: Position, shooter: i64, target: i64, place: i64, out: Moves) -> None:
    if fault_of_line(p, shooter, target, place) == 0:
        out.add(pack(FIRE, shooter, target, place))


def first_left(p: Position) -> i64:
    """The first who could still shoot, if somebody gave him a target, or NOBODY."""
    for shooter in range(p.cast.n):
        if fault_of_turn(p, shooter) == 0 and fault_of_shooter(p, shooter) == 0:
            return shooter
    return NOBODY


# -- the shot (SKIRMISH-0.12, 3.3, 3.4) -------------------------------------------------------------------------------
def fire_at(p: Position, shooter: i64, target: i64, place: i64) -> None:
    """He has shot: no second shot and no attack in this side turn (SKIRMISH-3h), and no animal in hand (SKIRMISH-7.1f)."""
    p.set(shooter, FIRED)
    p.unset(shooter, PROTECTED)
    p.doer = p.faction[shooter]
    p.busy |= shifted(1, shooter) | shifted(1, target)
    wounds.let_go(p, shooter)
    p.aim = place
    p.ask(HIT_DIE, CHANCE, shooter, target)


def fill_die(p: Position, kind: i64, out: Moves) -> None:
    for die in range(i64(1), i64(11)):
        out.add(pack(kind, p.about(), p.amount(), die))


def is_in_cover(p: Position, shooter: i64, target: i64) -> bool:
    """SKIRMISH-3.1.4, 7.3d."""
    if p.aim < p.board.hexes and p.cart_at(p.aim) != NOBODY:
        return True
    raise_screen(p)
    verdict = look(p, shooter, target, p.aim)
    raise_screen(p, -1)
    return verdict == fire.COVERED


def ambush_bonus(p: Position, shooter: i64, on_hit: bool) -> i64:
    """What surprise adds to the roll to hit, or to that for damage: one of them alone (SKIRMISH-8.3b)."""
    is_ambush = p.ambush >> shooter & 1 == 1
    return p.sheet.damage_ambush if is_ambush and on_hit == p.plays(AMBUSH_HIT_BONUS) else 0


def roll_hit(p: Position, die: i64) -> None:
    """SKIRMISH-3.3: a hit asks for the roll for damage."""
    shooter = p.about()
    target = p.amount()
    p.answered()
    if p.plays(INITIATION):
        initiation.shoot(p, target, die)
        return
    sheet = p.sheet
    cover = sheet.hit_cover if is_in_cover(p, shooter, target) else 0
    wounded = sheet.hit_wounded if p.state[shooter] == WOUNDED else 0
    treetop = sheet.hit_treetop if p.is_up(shooter) else 0
    highest = sheet.highest_hit(p.cast.weapon[shooter], p.board.distance(p.front[shooter], p.aim))
    roll = die + cover + wounded + treetop + ambush_bonus(p, shooter, True)
    p.tell(SHOT, die, roll, highest)
    p.tell(SHOT_FOR, cover, wounded, treetop)
    if roll <= highest:
        p.ask(DAMAGE_DIE, CHANCE, shooter, target)


def roll_damage(p: Position, die: i64) -> None:
    """SKIRMISH-3.4: the result is carried out, away from the shooter if it drives back."""
    shooter = p.about()
    target = p.amount()
    p.answered()
    sheet = p.sheet
    weapon = sheet.damage[p.cast.weapon[shooter]]
    armour = sheet.damage_armoured if p.cast.armoured[target] == 1 else 0
    ambush = ambush_bonus(p, shooter, False)
    roll = die + weapon + armour + ambush
    found = sheet.wound(p.is_mounted(target), roll)
    p.tell(WOUNDING, die, roll + BELOW_ZERO, found)
    p.tell(WOUNDING_FOR, weapon + BELOW_ZERO, armour + BELOW_ZERO, ambush + BELOW_ZERO)
    p.fleeing = shifted(1, shooter)
    effects.hit(p, target, found)
