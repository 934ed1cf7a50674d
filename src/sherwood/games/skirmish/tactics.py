"""What is worth considering in `skirmish`, question by question: a man's whole walk, a shot, a joint attack, a place to hide.

A walk is PICK, its steps and STOP; an attack is opened, joined by all who take part, and struck (SKIRMISH-4, 5.2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.games.skirmish import movement
from sherwood.games.skirmish.kinds import (
    ATTACK,
    CHOOSE,
    END_PHASE,
    EXIT,
    FIRE,
    JOIN,
    NO,
    NO_HEX,
    PICK,
    PLACE,
    SPRING,
    STEP,
    STOP,
    STRIKE,
)
from sherwood.games.skirmish.position import (
    AMBUSH,
    AMBUSHERS,
    BACK,
    COMBATS,
    FORWARD,
    JOINERS,
    MOVES,
    NOBODY,
    REVEALS,
    SETUP,
    SHOTS,
    STEPS,
)
from sherwood.games.skirmish.scout import Scout
from sherwood.games.skirmish.state import Skirmish
from sherwood.kernel.eye import CERTAIN, Actions
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.rng import Rng

WALKS: Final[i64] = 3
"""Of each man: the best places to go, for a choice."""
SPRINGS: Final[i64] = 6
"""Ways to come out of hiding, for a choice."""
SAMPLES: Final[i64] = 12
"""Places looked at to set a counter up, or to come out of hiding."""
NEVER: Final[i64] = -1000000000


def outcome(p: Skirmish, seat: i64) -> i64:
    """What a seat has come to at the end against the best of the others; half where none is better."""
    best: i64 = 0
    for other in range(p.last_seat + 1):
        if other != seat:
            best = max(best, p.points(other))
    if p.points(seat) == best:
        return CERTAIN // 2
    return CERTAIN if p.points(seat) > best else 0


# -- what is worth considering ----------------------------------------------------------------------------------------
def fill(scout: Scout, p: Skirmish, out: Actions) -> None:
    question = p.asked()
    if question == MOVES:
        fill_walks(scout, p, out)
    elif question == STEPS:
        fill_steps(scout, p, out)
    elif question in (COMBATS, AMBUSHERS):
        fill_attacks(scout, p, out)
    elif question == AMBUSH:
        fill_springs(scout, p, out)
    else:
        fill_moves(p, out)


def fill_moves(p: Skirmish, out: Actions) -> None:
    """Every legal move by itself; of too many, such as places to be set up, some."""
    p.fill(out.moves)
    n = out.moves.n
    if n > 4 * SAMPLES:
        gap = n // (2 * SAMPLES)
        kept: i64 = 0
        for i in range(2 * SAMPLES):
            out.moves.items[kept] = out.moves.items[i * gap]
            kept += 1
        out.moves.n = kept
    for i in range(out.moves.n):
        out.ends.add(i + 1)


def fill_walks(scout: Scout, p: Skirmish, out: Actions) -> None:
    """Of each who may move, his best walks; that nobody moves any more, if it may be."""
    for counter in range(p.cast.n):
        if movement.fault_pick(p, counter) == 0:
            if p.front[counter] < 0 or p.leads[counter] != NOBODY or scout.aims.leave[counter] == 1:
                out.moves.add(pack(PICK, counter))
                out.close()
            else:
                fill_walks_of(scout, p, counter, out)
    if movement.fault_end(p) == 0:
        out.moves.add(pack(END_PHASE, p.acting_seat()))
        out.close()


def fill_walks_of(scout: Scout, p: Skirmish, counter: i64, out: Actions) -> None:
    scout.spread(p, counter, p.allowance(counter))
    for _ in range(WALKS):
        node = scout.take_best()
        if node == NOBODY:
            return
        out.moves.add(pack(PICK, counter))
        scout.reach.way(node, out.moves)
        out.moves.add(pack(STOP, counter))
        out.close()


def fill_steps(scout: Scout, p: Skirmish, out: Actions) -> None:
    """The mover is on his way: ways on from here, and all that isn't a step."""
    counter = p.mover
    single = Moves()
    p.fill(single)
    if p.front[counter] >= 0 and p.leads[counter] == NOBODY and not p.is_harnessed(counter):
        scout.spread(p, counter, p.mps)
        for _ in range(2 * WALKS):
            node = scout.take_best()
            if node == NOBODY:
                break
            scout.reach.way(node, out.moves)
            out.moves.add(pack(STOP, counter))
            out.close()
        for i in range(single.n):
            if kind_of(single.items[i]) not in (STEP, STOP):
                out.moves.add(single.items[i])
                out.close()
    else:
        for i in range(single.n):
            out.moves.add(single.items[i])
            out.close()


def fill_attacks(scout: Scout, p: Skirmish, out: Actions) -> None:
    """Each single blow, each target with all who can join, and no attack more."""
    single = Moves()
    p.fill(single)
    for i in range(single.n):
        out.moves.add(single.items[i])
        if kind_of(single.items[i]) == ATTACK:
            out.moves.add(pack(STRIKE, 0, b_of(single.items[i])))
        out.close()
    for target in range(p.cast.n):
        fill_joint(single, target, out)


def fill_joint(single: Moves, target: i64, out: Actions) -> None:
    """All who can attack a target, each from where he stands, in the order of their counters."""
    n: i64 = 0
    for i in range(single.n):
        move = single.items[i]
        if kind_of(move) == ATTACK and b_of(move) == target and c_of(move) == NO_HEX:
            out.moves.add(pack(ATTACK if n == 0 else JOIN, a_of(move), target, NO_HEX))
            n += 1
    if n > 1:
        out.moves.add(pack(STRIKE, 0, target))
        out.close()
    else:
        out.moves.n -= n


def fill_springs(scout: Scout, p: Skirmish, out: Actions) -> None:
    """To stay hidden, and where to come out if that promises something."""
    single = Moves()
    p.fill(single)
    out.moves.add(single.items[single.n - 1])
    out.close()
    for i in range(single.n - 1):
        if out.n <= SPRINGS and scout.surprise(p, a_of(single.items[i]), b_of(single.items[i])) > 0:
            out.moves.add(single.items[i])
            out.close()


# -- quick sensible play ----------------------------------------------------------------------------------------------
def act(scout: Scout, p: Skirmish, rng: Rng, out: Moves) -> None:
    """One action, the best as the scout sees it."""
    question = p.asked()
    if question == MOVES:
        act_walk(scout, p, rng, out)
    elif question == STEPS:
        act_step(scout, p, rng, out)
    else:
        p.fill(out)
        if out.n > 1:
            choose(scout, p, question, rng, out)


def keep(out: Moves, i: i64) -> None:
    """Only this move."""
    out.items[0] = out.items[i]
    out.n = 1


def choose(scout: Scout, p: Skirmish, question: i64, rng: Rng, out: Moves) -> None:
    if question == SHOTS:
        keep(out, best_shot(scout, p, out))
    elif question in (COMBATS, AMBUSHERS):
        act_attack(scout, p, out)
    elif question == JOINERS:
        keep(out, 0)
    elif question == AMBUSH:
        keep(out, best_spring(scout, p, rng, out))
    elif question == REVEALS:
        keep(out, out.n - 1 if p.number < 3 or rng.below(4) != 0 else rng.below(out.n))
    elif question in (BACK, FORWARD):
        keep(out, best_place(scout, p, out, 0, out.n))
    elif question == SETUP and kind_of(out.items[0]) == PLACE:
        keep(out, sampled(scout, p, rng, out))
    else:
        keep(out, rng.below(out.n))


def act_walk(scout: Scout, p: Skirmish, rng: Rng, out: Moves) -> None:
    """The next man in an order that changes from turn to turn goes where he stands best."""
    n = p.cast.n
    first = rng.below(n)
    for i in range(n):
        counter = (first + i) % n
        if movement.fault_pick(p, counter) == 0:
            out.add(pack(PICK, counter))
            if p.front[counter] >= 0 and p.leads[counter] == NOBODY and scout.aims.leave[counter] == 0:
                scout.spread(p, counter, p.allowance(counter))
                walk(scout, counter, out)
            return
    out.add(pack(END_PHASE, p.acting_seat()))


def walk(scout: Scout, counter: i64, out: Moves) -> None:
    node = scout.take_best()
    if node != NOBODY:
        scout.reach.way(node, out)
        out.add(pack(STOP, counter))


def act_step(scout: Scout, p: Skirmish, rng: Rng, out: Moves) -> None:
    """On from here: off the map if that is his aim, else where he stands best."""
    counter = p.mover
    if p.front[counter] >= 0 and p.leads[counter] == NOBODY and not p.is_harnessed(counter):
        if scout.aims.leave[counter] == 1 and movement.fault_exit(p, counter) == 0:
            out.add(pack(EXIT, counter))
            return
        scout.spread(p, counter, p.mps)
        walk(scout, counter, out)
        if out.n > 0:
            return
    p.fill(out)
    if out.n > 1:
        best = best_place(scout, p, out, 0, out.n)
        keep(out, best)


def place_of(p: Skirmish, move: i64) -> i64:
    """Where a move leads its counter, or where he is."""
    kind = kind_of(move)
    counter = a_of(move)
    if kind in (END_PHASE, NO, CHOOSE):
        return NOBODY
    if kind in (STOP, EXIT) or b_of(move) >= p.board.places:
        return p.front[counter]
    return b_of(move)


def best_place(scout: Scout, p: Skirmish, out: Moves, start: i64, end: i64) -> i64:
    """The move after which its counter stands best; moves that lead nowhere count for nothing."""
    best: i64 = start
    most = NEVER
    for i in range(start, end):
        move = out.items[i]
        place = place_of(p, move)
        score: i64 = 0
        if place >= 0:
            counter = a_of(move)
            score = scout.stand(p, counter, place)
            if p.asked() == FORWARD:
                score -= scout.stand(p, counter, p.front[counter])
        if score > most:
            most = score
            best = i
    return best


def sampled(scout: Scout, p: Skirmish, rng: Rng, out: Moves) -> i64:
    """The best of some places drawn at random."""
    best: i64 = 0
    most = NEVER
    for _ in range(SAMPLES):
        i = rng.below(out.n)
        score = scout.stand(p, a_of(out.items[i]), b_of(out.items[i]))
        if score > most:
            most = score
            best = i
    return best


def best_shot(scout: Scout, p: Skirmish, out: Moves) -> i64:
    """At whom it counts most; at nobody if it would only do harm, or the shooter had better strike."""
    best = out.n - 1
    most: i64 = 0
    for i in range(out.n):
        move = out.items[i]
        if kind_of(move) == FIRE:
            worth = scout.shot_worth(p, a_of(move), b_of(move), c_of(move))
            if worth > most:
                most = worth
                best = i
    return best


def act_attack(scout: Scout, p: Skirmish, out: Moves) -> None:
    """The blow that counts most, of all who can strike at a target together; none if none is worth it."""
    best = NOBODY
    most: i64 = 0
    is_ambush = p.ambush != 0
    for i in range(out.n):
        move = out.items[i]
        if kind_of(move) == ATTACK:
            worth = scout.attack_worth(p, out, b_of(move))
            if worth > most:
                most = worth
                best = i
        elif kind_of(move) == FIRE:
            worth = scout.shot_worth(p, a_of(move), b_of(move), c_of(move))
            if worth > most:
                most = worth
                best = i
    if best == NOBODY:
        keep(out, out.n - 1)
        return
    move = out.items[best]
    if kind_of(move) == FIRE or c_of(move) != NO_HEX or is_ambush:
        keep(out, best)
        return
    n: i64 = 0
    for i in range(out.n):
        one = out.items[i]
        if kind_of(one) == ATTACK and b_of(one) == b_of(move) and c_of(one) == NO_HEX:
            out.items[n] = pack(ATTACK if n == 0 else JOIN, a_of(one), b_of(one), NO_HEX)
            n += 1
    out.items[n] = pack(STRIKE, 0, b_of(move))
    out.n = n + 1


def best_spring(scout: Scout, p: Skirmish, rng: Rng, out: Moves) -> i64:
    """He comes out where an enemy is near enough for a blow that counts; else he stays hidden."""
    best = out.n - 1
    most: i64 = 0
    for i in range(out.n):
        move = out.items[i]
        if kind_of(move) == SPRING:
            worth = scout.surprise(p, a_of(move), b_of(move))
            if worth > most:
                most = worth
                best = i
    return best
