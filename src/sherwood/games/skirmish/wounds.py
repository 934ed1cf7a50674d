"""SKIRMISH-6.2: stun, wound and death."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from sherwood.games.skirmish import riders
from sherwood.games.skirmish.cast import DEAD, HEALTHY, MAN, STUNNED, WILD, WOUNDED
from sherwood.games.skirmish.kinds import DROVE_OFF, HORSE_KILLED, KILLED, STUNNED_NOW, WOUNDED_NOW
from sherwood.games.skirmish.position import GONE, HURTING, KILLING, NO_PLACE, NOBODY, YIELDED, Position
from sherwood.kernel.moves import shifted


def let_go(p: Position, counter: i64) -> None:
    """He gives up the animal at his bridle, or before his cart (SKIRMISH-7.1f, 7.2e)."""
    animal = p.leads[counter]
    if animal != NOBODY:
        p.leads[counter] = NOBODY
    else:
        animal = p.driven_by(counter)
        if animal != NOBODY:
            p.set(counter, YIELDED)
    if animal != NOBODY:
        p.tell(DROVE_OFF, counter, animal)


def halt(p: Position, counter: i64) -> None:
    """An ambush that affects the mover, or who drives it, ends the move (SKIRMISH-8.3f)."""
    if p.mover != NOBODY and counter in (p.mover, p.coachman_of(p.mover)):
        p.mover = NOBODY


def open_way(p: Position, counter: i64) -> None:
    """An attack drives a counter from its places, or fells it there: an advance may begin with them (SKIRMISH-6.3c)."""
    if p.target == NOBODY:
        return
    if p.front[counter] >= 0:
        p.opened = append(p.opened, p.front[counter])
    if p.rear[counter] >= 0:
        p.opened = append(p.opened, p.rear[counter])


def free(p: Position, counter: i64) -> None:
    """Nobody leads it any more."""
    leader = p.leader_of(counter)
    if leader != NOBODY:
        p.leads[leader] = NOBODY


def remove(p: Position, counter: i64) -> None:
    """He leaves the map (SKIRMISH-1.1c); his horse stays riderless (SKIRMISH-6.4e)."""
    halt(p, counter)
    let_go(p, counter)
    free(p, counter)
    if p.is_mounted(counter):
        riders.leave_horse(p, counter)
        p.front[counter] = NO_PLACE
    p.take_off(counter, GONE)


def note(p: Position, counter: i64, deed: i64) -> None:
    """What the faction has done to him whose attack, shot or jump it was."""
    p.deeds[counter] |= shifted(deed, p.doer)


def kill(p: Position, counter: i64) -> None:
    open_way(p, counter)
    note(p, counter, HURTING | KILLING)
    remove(p, counter)
    p.state[counter] = DEAD
    p.tell(KILLED, counter)


def kill_animal(p: Position, animal: i64) -> None:
    """Its cart stands (SKIRMISH-7.2j)."""
    open_way(p, animal)
    halt(p, animal)
    free(p, animal)
    p.cart[animal] = NOBODY
    p.take_off(animal, GONE)
    p.state[animal] = DEAD
    p.tell(HORSE_KILLED, animal)


def is_frail(p: Position, counter: i64) -> bool:
    """Whether stun and wound kill: of the hurt (SKIRMISH-6.2b) and of wild animals (SKIRMISH-7.3b)."""
    return p.state[counter] != HEALTHY or p.cast.what[counter] == WILD


def wound(p: Position, counter: i64) -> None:
    """Hurt already, he dies (SKIRMISH-6.2b)."""
    if is_frail(p, counter):
        slay(p, counter)
    else:
        halt(p, counter)
        note(p, counter, HURTING)
        p.state[counter] = WOUNDED
        p.tell(WOUNDED_NOW, counter)


def stun(p: Position, counter: i64) -> None:
    """Hurt already or Up the Tree, he dies (SKIRMISH-6.2b, 6.2f)."""
    if is_frail(p, counter) or p.is_up(counter):
        slay(p, counter)
    else:
        open_way(p, counter)
        halt(p, counter)
        let_go(p, counter)
        p.state[counter] = STUNNED
        p.tell(STUNNED_NOW, counter)


def slay(p: Position, counter: i64) -> None:
    """Man or animal is killed."""
    if p.cast.what[counter] == MAN:
        kill(p, counter)
    else:
        kill_animal(p, counter)
