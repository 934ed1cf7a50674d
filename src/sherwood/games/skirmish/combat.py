"""SKIRMISH-5 and 0.13: who attacks whom, alone or together, and the roll."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import (
    advance,
    advantage,
    capture,
    effects,
    initiation,
    jump_attack,
    jumping,
    retreat,
    weddings,
    wounds,
)
from sherwood.games.skirmish.cast import CART, WILD
from sherwood.games.skirmish.kinds import (
    A1,
    ACCEPT,
    ATTACK,
    BLOW,
    BLOW_FOR,
    CANNOT_ATTACK,
    COMBAT,
    HAS_ATTACKED,
    HAS_FIRED,
    JOIN,
    NO_CONTACT,
    NO_FIGHTER,
    NO_FOE,
    NO_HEX,
    NO_JOINING,
    NO_WAY_IN,
    NONE,
    NOT_YOURS,
    OUT_OF_ORDER,
    SHELTERED,
    STRIKE,
    UNAFFECTED,
)
from sherwood.games.skirmish.position import (
    ATTACK_JUMP_DIE,
    ATTACKED,
    COMBAT_DIE,
    FIRED,
    FORWARD,
    JOINERS,
    NOBODY,
    ORDER_BACK,
    PEACEFUL,
    PROTECTED,
    SURRENDER,
    Position,
)
from sherwood.games.skirmish.sheet import COLUMNS
from sherwood.games.skirmish.variants import (
    CAPTURE_OPTIONAL,
    INITIATION,
    NO_JOINT_JUMP,
    NO_JOINT_ON_RIDERS,
    STUNNED_REPELS,
)
from sherwood.kernel.moves import Moves, kind_of, pack, shifted
from sherwood.kernel.state import CHANCE

BELOW_ZERO: Final[i64] = 8
DEEP_BELOW_ZERO: Final[i64] = 1000
"""Added to what a story event tells and may be negative."""
SEVERAL: Final[i64] = 2
NEAR: Final[i64] = 3
"""Hexes between the fronts of two counters of two hexes that touch, at the most; nobody jumps farther."""


# -- who attacks (SKIRMISH-5a, 5d) ------------------------------------------------------------------------------------
def fault_of_turn(p: Position, attacker: i64) -> i64:
    """Whether he may still attack in this phase."""
    if attacker < 0 or attacker >= p.cast.n or not p.is_called(attacker) or not p.is_fighter(attacker):
        return NOT_YOURS
    if p.flags[attacker] & FIRED != 0:
        return HAS_FIRED
    return HAS_ATTACKED if p.flags[attacker] & ATTACKED != 0 else 0


def fault_of_attacker(p: Position, attacker: i64) -> i64:
    """Why he can attack nobody; 0 if he can."""
    if p.front[attacker] < 0 or not p.is_able(attacker):
        return CANNOT_ATTACK
    if p.has(attacker, PEACEFUL):
        return NO_FIGHTER
    return CANNOT_ATTACK if p.cast.what[attacker] == WILD and p.attack(attacker) == 0 else 0


def may_attack(p: Position, attacker: i64) -> bool:
    return fault_of_turn(p, attacker) == 0 and fault_of_attacker(p, attacker) == 0


# -- whom (SKIRMISH-5a, 5b, 5i) ---------------------------------------------------------------------------------------
def is_foe(p: Position, attacker: i64, target: i64) -> bool:
    """An enemy on the map, or a domestic animal that no friend leads (SKIRMISH-5i, 7.3c)."""
    if p.front[target] < 0 or p.cast.what[target] == CART:
        return False
    if p.is_fighter(target):
        return p.are_enemies(attacker, target)
    leader = p.leader_of(target)
    return leader == NOBODY or not p.are_friends(leader, attacker)


def fault_of_way(p: Position, attacker: i64, target: i64, hex: i64) -> i64:
    """Why he can't get at the target from where he stands, or by a jump that lands in a hex."""
    if hex != NO_HEX:
        return jump_attack.fault(p, attacker, target, hex)
    way = advantage.way(p, attacker, target)
    if way == advantage.APART:
        return NO_CONTACT
    return NO_WAY_IN if way == advantage.SHUT else 0


def fault_of_blow(p: Position, attacker: i64, target: i64, hex: i64) -> i64:
    """Why he can't attack this target, whatever the phase; 0 if he can."""
    fault = fault_of_attacker(p, attacker)
    if fault != 0:
        return fault
    if target < 0 or target >= p.cast.n or not is_foe(p, attacker, target):
        return NO_FOE
    return SHELTERED if weddings.is_sheltered(p, target) else fault_of_way(p, attacker, target, hex)


def fault(p: Position, attacker: i64, target: i64, hex: i64) -> i64:
    """Why he can't open an attack; 0 if he can."""
    of_turn = fault_of_turn(p, attacker)
    return of_turn if of_turn != 0 else fault_of_blow(p, attacker, target, hex)


# -- joint attacks (SKIRMISH-5.2a, 5.2c, 5.3e) ------------------------------------------------------------------------
def fault_join(p: Position, attacker: i64, target: i64, hex: i64) -> i64:
    """Why he can't take part in the attack in hand; 0 if he can. They join in the order of their counters."""
    of_turn = fault_of_turn(p, attacker)
    if of_turn != 0:
        return of_turn
    if p.attackers >> attacker != 0:
        return OUT_OF_ORDER
    if target != p.target:
        return NO_FOE
    if p.plays(NO_JOINT_JUMP) and (p.jumpers != 0 or hex != NO_HEX):
        return NO_JOINING
    of_blow = fault_of_blow(p, attacker, target, hex)
    if of_blow != 0 or not is_for_riders(p):
        return of_blow
    riders = riders_in(p, p.attackers) + riders_in(p, shifted(1, attacker)) + riders_after(p, attacker)
    return 0 if riders >= SEVERAL else NO_JOINING


def is_for_riders(p: Position) -> bool:
    """Whether several attack this target only if several ride (variant)."""
    return p.plays(NO_JOINT_ON_RIDERS) and p.is_mounted(p.target)


def riders_in(p: Position, attackers: i64) -> i64:
    """How many of some counters, given as bits, ride."""
    riders: i64 = 0
    for attacker in range(p.cast.n):
        if attackers >> attacker & 1 == 1 and p.is_mounted(attacker):
            riders += 1
    return riders


def riders_after(p: Position, last: i64) -> i64:
    """How many riders could join after this one."""
    riders: i64 = 0
    for attacker in range(last + 1, p.cast.n):
        if p.is_mounted(attacker) and fault(p, attacker, p.target, NO_HEX) == 0:
            riders += 1
    return riders


def fault_strike(p: Position, target: i64) -> i64:
    """Why the attack isn't complete; 0 if it is."""
    if target != p.target:
        return NO_FOE
    is_alone = count(p.attackers) == 1
    return NO_JOINING if is_for_riders(p) and not is_alone and riders_in(p, p.attackers) < SEVERAL else 0


def count(counters: i64) -> i64:
    """How many there are, given as bits."""
    n: i64 = 0
    while counters != 0:
        n += counters & 1
        counters >>= 1
    return n


# -- what is offered --------------------------------------------------------------------------------------------------
def fill_attacks(p: Position, out: Moves) -> None:
    for attacker in range(p.cast.n):
        if may_attack(p, attacker):
            for target in range(p.cast.n):
                fill_ways(p, ATTACK, attacker, target, out)


def is_near(p: Position, attacker: i64, target: i64) -> bool:
    """Whether he might get at the target at all, so that it is worth looking closer."""
    return p.front[target] >= 0 and p.board.distance(p.front[attacker], p.front[target]) <= NEAR


def fill_ways(p: Position, kind: i64, attacker: i64, target: i64, out: Moves) -> None:
    """By a jump, or from where he stands."""
    if not is_near(p, attacker, target) or not is_foe(p, attacker, target):
        return
    if jumping.is_high(p, p.front[attacker]):
        hex = jump_attack.next_hex(p, attacker, -1)
        while hex < p.board.hexes:
            fill_way(p, kind, attacker, target, hex, out)
            hex = jump_attack.next_hex(p, attacker, hex)
    fill_way(p, kind, attacker, target, NO_HEX, out)


def fill_way(p: Position, kind: i64, attacker: i64, target: i64, hex: i64, out: Moves) -> None:
    found = fault(p, attacker, target, hex) if kind == ATTACK else fault_join(p, attacker, target, hex)
    if found == 0:
        out.add(pack(kind, attacker, target, hex))


def fill_join(p: Position, out: Moves) -> None:
    for attacker in range(p.cast.n):
        if p.attackers >> attacker == 0 and may_attack(p, attacker):
            fill_ways(p, JOIN, attacker, p.target, out)
    if fault_strike(p, p.target) == 0:
        out.add(pack(STRIKE, 0, p.target))


def can_anybody_attack(p: Position) -> bool:
    room = Moves(64)
    fill_attacks(p, room)
    return room.n > 0


# -- the attack (SKIRMISH-0.13) ---------------------------------------------------------------------------------------
def attack(p: Position, attacker: i64, target: i64, hex: i64) -> None:
    p.target = target
    p.doer = p.faction[attacker]
    p.busy |= shifted(1, target)
    add(p, attacker, hex)
    p.ask(JOINERS, p.seat_of(attacker), target)


def add(p: Position, attacker: i64, hex: i64) -> None:
    """Who jumps is already where he comes down whatever the roll (SKIRMISH-5.3d)."""
    p.attackers |= shifted(1, attacker)
    p.busy |= shifted(1, attacker)
    p.unset(attacker, PROTECTED)
    if hex != NO_HEX:
        p.jumpers |= shifted(1, attacker)
        p.move_to(attacker, hex)


def strike(p: Position) -> None:
    """Each has made his one attack (SKIRMISH-5.2e), and gives up what he leads (SKIRMISH-7.1f). First the jumps."""
    p.answered()
    for attacker in range(p.cast.n):
        if p.attackers >> attacker & 1 == 1:
            p.set(attacker, ATTACKED)
            wounds.let_go(p, attacker)
    next_jump(p, NOBODY)


def next_jump(p: Position, last: i64) -> None:
    """The next jumper rolls; after the last the blow falls."""
    for jumper in range(last + 1, p.cast.n):
        if p.jumpers >> jumper & 1 == 1:
            p.ask(ATTACK_JUMP_DIE, CHANCE, jumper, p.front[jumper])
            return
    resolve(p)


def roll_jump(p: Position, die: i64) -> None:
    """A bad jump stuns or wounds, and he makes no attack (SKIRMISH-5.3b)."""
    jumper = p.about()
    p.answered()
    found = jumping.result(p, jumper, die, False)
    if found != NONE:
        p.attackers &= ~shifted(1, jumper)
        p.jumpers &= ~shifted(1, jumper)
        jumping.land(p, jumper, p.front[jumper], found)
    next_jump(p, jumper)


def differential(p: Position) -> i64:
    """SKIRMISH-5e."""
    total: i64 = 0
    for attacker in range(p.cast.n):
        if p.attackers >> attacker & 1 == 1:
            total += p.attack(attacker)
    return total - p.defence(p.target)


def resolve(p: Position) -> None:
    """With nobody left it ends; a man without a way back may have to surrender (SKIRMISH-6.6a); else there is a roll."""
    if p.attackers == 0:
        advance.end(p)
        return
    p.fleeing = p.attackers
    if not capture.must_surrender(p, p.target, differential(p)):
        ask_die(p)
    elif p.plays(CAPTURE_OPTIONAL):
        p.ask(SURRENDER, p.seat_of(retreat.first_of(p.attackers)), p.target)
    else:
        take_captive(p)


def fill_surrender(p: Position, out: Moves) -> None:
    for answer in range(i64(2)):
        out.add(pack(ACCEPT, p.turn(), 0, answer))


def answer_surrender(p: Position, answer: i64) -> None:
    p.answered()
    if answer == 1:
        take_captive(p)
    else:
        ask_die(p)


def take_captive(p: Position) -> None:
    """Without a roll, and without an advance (SKIRMISH-6.3h)."""
    capture.surrender(p, p.target)
    engage(p)
    advance.end(p)


def engage(p: Position) -> None:
    for attacker in range(p.cast.n):
        if p.attackers >> attacker & 1 == 1:
            capture.engage(p, attacker, p.target)
            capture.engage(p, p.target, attacker)


def ask_die(p: Position) -> None:
    engage(p)
    advance.clear(p)
    p.ask(COMBAT_DIE, CHANCE, p.target)


def fill_die(p: Position, out: Moves) -> None:
    for die in range(i64(1), i64(11)):
        out.add(pack(COMBAT, retreat.first_of(p.attackers), p.target, die))


# -- the roll (SKIRMISH-5e to 5g, 5.2b, 5.3b) -------------------------------------------------------------------------
def joint_shift(p: Position) -> i64:
    """For several attackers; against a rider for several riders (SKIRMISH-5.2b, c)."""
    several = riders_in(p, p.attackers) if p.is_mounted(p.target) else count(p.attackers)
    return p.sheet.joint_shift if several >= SEVERAL else 0


def roll(p: Position, die: i64) -> None:
    p.answered()
    if p.plays(INITIATION):
        initiation.strike(p, differential(p), die)
        advance.end(p)
        return
    sheet = p.sheet
    terrain = advantage.shift(p)
    joint = joint_shift(p)
    jump = sheet.jump_shift if p.jumpers != 0 else 0
    ambush = sheet.ambush_shift if p.attackers & p.ambush != 0 else 0
    column = max(1, min(COLUMNS, sheet.column(differential(p)) + terrain + joint + jump + ambush))
    result = sheet.combat(p.is_mounted(p.target), column, die)
    p.tell(BLOW, die, column, result)
    p.tell(BLOW_FOR, differential(p) + DEEP_BELOW_ZERO, terrain + BELOW_ZERO, 100 * joint + 10 * jump + ambush)
    carry_out(p, result, ambush == 0)


def carry_out(p: Position, result: i64, may_advance: bool) -> None:
    """The result first; then whoever won may advance (SKIRMISH-6.3a, 6.3d), but not after an ambush (SKIRMISH-6.3h)."""
    winner = p.target if result == A1 else retreat.first_of(p.attackers)
    p.ask(FORWARD, p.seat_of(winner), NOBODY, 1 if may_advance else 0)
    if result != A1:
        effects.hit(p, p.target, result)
    elif is_harmless(p):
        p.tell(UNAFFECTED, p.target)
    else:
        retreat.drive_attackers_back(p)


def is_harmless(p: Position) -> bool:
    """Whether the target drives nobody back: stunned, captive, blinded, or a domestic animal (SKIRMISH-6.1i)."""
    if p.plays(STUNNED_REPELS):
        return False
    return not p.is_able(p.target) or not p.is_fighter(p.target)


def carry_on(p: Position, question: i64) -> bool:
    """Goes on where nobody has a choice; False where somebody must be asked."""
    if question == JOINERS:
        return is_complete(p)
    if question == ORDER_BACK:
        return retreat.is_order_clear(p)
    return question == FORWARD and advance.is_done(p)


def is_complete(p: Position) -> bool:
    """Strikes where nobody else could join; False where somebody could."""
    room = Moves(16)
    fill_join(p, room)
    if kind_of(room.items[0]) != STRIKE:
        return False
    strike(p)
    return True
