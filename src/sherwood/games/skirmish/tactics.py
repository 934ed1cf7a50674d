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
from sherwood.kernel.eye import Actions
from sherwood.kernel.moves import Moves, a_of, b_of, c_of, kind_of, pack
from sherwood.kernel.rng import Rng

WALKS: Final[i64] = 3
"""Of each man: the best places to go, for a choice."""
SPRINGS: Final[i64] = 6
"""Ways to come out of hiding, for a choice."""
SAMPLES: Final[i64] = 12
"""Places looked at to set a counter up, or to come out of hiding."""
NEVER: Final[i64] = -1000000000


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
    """Of each who may move and would, his best walks; that nobody moves any more if none would."""
    would = False
    for counter in range(p.cast.n):
        if movement.fault_pick(p, counter) == 0:
            if is_free(p, counter) and scout.aims.leave[counter] == 0:
                would = fill_walks_of(scout, p, counter, out) or would
            else:
                out.moves.add(pack(PICK, counter))
                out.close()
    if not would and movement.fault_end(p) == 0:
        out.moves.add(pack(END_PHASE, p.acting_seat()))
        out.close()


def fill_walks_of(scout: Scout, p: Skirmish, counter: i64, out: Actions) -> bool:
    """False, and none, if he stands best where he is."""
    scout.spread(p, counter, p.allowance(counter))
    if scout.stays():
        return False
    for _ in range(WALKS):
        out.moves.add(pack(PICK, counter))
        if not add_walk(scout, counter, out.moves):
            out.moves.n -= 1
            return True
        out.close()
    return True


def fill_steps(scout: Scout, p: Skirmish, out: Actions) -> None:
    """The mover is on his way: ways on from here, and all that isn't a step."""
    walks_on = is_free(p, p.mover)
    if walks_on:
        scout.spread(p, p.mover, p.mps)
        for _ in range(2 * WALKS):
            if not add_walk(scout, p.mover, out.moves):
                break
            out.close()
    single = listed(scout, p)
    for i in range(single.n):
        if not walks_on or kind_of(single.items[i]) not in (STEP, STOP):
            out.moves.add(single.items[i])
            out.close()


def is_free(p: Skirmish, counter: i64) -> bool:
    """Whether his steps hang on nothing but himself: he is on the map, and leads and draws nothing."""
    return p.front[counter] >= 0 and p.leads[counter] == NOBODY and not p.is_harnessed(counter)


def add_walk(scout: Scout, counter: i64, out: Moves) -> bool:
    """The best walk left of those found; False if there is none. Who is to leave the map doesn't stop where he might."""
    node = scout.take_best()
    if node == NOBODY:
        return False
    start = out.n
    scout.reach.way(node, out)
    if out.n == start or scout.aims.leave[counter] == 0:
        out.add(pack(STOP, counter))
    return True


def listed(scout: Scout, p: Skirmish) -> Moves:
    """All legal moves; the next list is written over it."""
    scout.single.clear()
    p.fill(scout.single)
    return scout.single


def fill_attacks(scout: Scout, p: Skirmish, out: Actions) -> None:
    """Each single blow, each target with all who can join, and no attack more."""
    single = listed(scout, p)
    for i in range(single.n):
        out.moves.add(single.items[i])
        if kind_of(single.items[i]) == ATTACK:
            out.moves.add(pack(STRIKE, 0, b_of(single.items[i])))
        out.close()
    for target in range(p.cast.n):
        start = out.moves.n
        if add_joint(single, target, out.moves) > 1:
            out.close()
        else:
            out.moves.n = start


def add_joint(single: Moves, target: i64, out: Moves) -> i64:
    """All who can attack a target, each from where he stands, in the order of their counters: how many."""
    n: i64 = 0
    for i in range(single.n):
        move = single.items[i]
        if kind_of(move) == ATTACK and b_of(move) == target and c_of(move) == NO_HEX:
            out.add(pack(ATTACK if n == 0 else JOIN, a_of(move), target, NO_HEX))
            n += 1
    out.add(pack(STRIKE, 0, target))
    return n


def fill_springs(scout: Scout, p: Skirmish, out: Actions) -> None:
    """To stay hidden, and where to come out if that promises something."""
    single = listed(scout, p)
    out.moves.add(single.items[single.n - 1])
    out.close()
    for i in range(single.n - 1):
        if out.n <= SPRINGS and worth_of(scout, p, single, i) > 0:
            out.moves.add(single.items[i])
            out.close()


# -- quick sensible play ----------------------------------------------------------------------------------------------
def act(scout: Scout, p: Skirmish, rng: Rng, out: Moves) -> None:
    """One action, the best as the scout sees it."""
    question = p.asked()
    if question == MOVES:
        act_walk(scout, p, rng, out)
    elif question == STEPS:
        act_step(scout, p, out)
    elif question == COMBATS:
        act_attack(scout, p, out)
    else:
        p.fill(out)
        if out.n > 1:
            keep(out, choose(scout, p, question, rng, out))


def keep(out: Moves, i: i64) -> None:
    """Only this move."""
    out.items[0] = out.items[i]
    out.n = 1


def choose(scout: Scout, p: Skirmish, question: i64, rng: Rng, out: Moves) -> i64:
    """The number of the move to make, of two or more."""
    if question in (SHOTS, AMBUSH, AMBUSHERS):
        return best_of(scout, p, out)
    if question == JOINERS:
        return 0
    if question == REVEALS:
        return out.n - 1 if p.number < 3 or rng.below(4) != 0 else rng.below(out.n)
    if question in (BACK, FORWARD):
        return best_place(scout, p, out)
    if question == SETUP and kind_of(out.items[0]) == PLACE:
        return sampled(scout, p, rng, out)
    return rng.below(out.n)


def act_walk(scout: Scout, p: Skirmish, rng: Rng, out: Moves) -> None:
    """The next man in an order that changes from turn to turn goes where he stands best."""
    n = p.cast.n
    first = rng.below(n)
    for i in range(n):
        counter = (first + i) % n
        if movement.fault_pick(p, counter) == 0:
            out.add(pack(PICK, counter))
            if is_free(p, counter) and scout.aims.leave[counter] == 0:
                scout.spread(p, counter, p.allowance(counter))
                add_walk(scout, counter, out)
            return
    out.add(pack(END_PHASE, p.acting_seat()))


def act_step(scout: Scout, p: Skirmish, out: Moves) -> None:
    """On from here: off the map if that is his aim, else where he stands best."""
    counter = p.mover
    if scout.aims.leave[counter] == 1 and movement.fault_exit(p, counter) == 0:
        out.add(pack(EXIT, counter))
        return
    if is_free(p, counter):
        scout.spread(p, counter, p.mps)
        if add_walk(scout, counter, out):
            return
    p.fill(out)
    keep(out, best_place(scout, p, out))


def act_attack(scout: Scout, p: Skirmish, out: Moves) -> None:
    """The blow that counts most, of all who can strike at a target together; none if none is worth it."""
    single = listed(scout, p)
    move = single.items[best_of(scout, p, single)]
    if kind_of(move) == ATTACK and c_of(move) == NO_HEX:
        add_joint(single, b_of(move), out)
    else:
        out.add(move)


# -- the best of some moves -------------------------------------------------------------------------------------------
def worth_of(scout: Scout, p: Skirmish, moves: Moves, i: i64) -> i64:
    """What a shot, a blow together with all who can strike, or coming out of hiding is worth; 0 for all else."""
    move = moves.items[i]
    kind = kind_of(move)
    if kind == FIRE:
        return scout.shot_worth(p, a_of(move), b_of(move), c_of(move))
    if kind == ATTACK:
        return scout.attack_worth(p, moves, b_of(move))
    return scout.surprise(p, a_of(move), b_of(move)) if kind == SPRING else 0


def best_of(scout: Scout, p: Skirmish, moves: Moves) -> i64:
    """The number of the move that is worth most; of the last, which declines, if none is worth anything."""
    best = moves.n - 1
    most: i64 = 0
    for i in range(moves.n):
        worth = worth_of(scout, p, moves, i)
        if worth > most:
            most = worth
            best = i
    return best


def place_of(p: Skirmish, move: i64) -> i64:
    """Where a move leads its counter, or where he is."""
    kind = kind_of(move)
    if kind in (END_PHASE, NO, CHOOSE):
        return NOBODY
    if kind in (STOP, EXIT) or b_of(move) >= p.board.places:
        return p.front[a_of(move)]
    return b_of(move)


def best_place(scout: Scout, p: Skirmish, out: Moves) -> i64:
    """The number of the move after which its counter stands best; one that leads nowhere counts for nothing."""
    best: i64 = 0
    most = NEVER
    for i in range(out.n):
        move = out.items[i]
        place = place_of(p, move)
        score: i64 = 0
        if place >= 0:
            score = scout.stand(p, a_of(move), place)
            if p.asked() == FORWARD:
                score -= scout.stand(p, a_of(move), p.front[a_of(move)])
        if score > most:
            most = score
            best = i
    return best


def sampled(scout: Scout, p: Skirmish, rng: Rng, out: Moves) -> i64:
    """The number of the best of some places drawn at random."""
    best: i64 = 0
    most = NEVER
    for _ in range(SAMPLES):
        i = rng.below(out.n)
        score = scout.stand(p, a_of(out.items[i]), b_of(out.items[i]))
        if score > most:
            most = score
            best = i
    return best
