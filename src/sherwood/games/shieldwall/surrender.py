"""SHIELDWALL-6.8: who is surrounded and hits nobody surrenders."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.shieldwall import losses
from sherwood.games.shieldwall.engagement import is_engaged
from sherwood.games.shieldwall.position import DOOMED, SCORED, SURRENDERED, Position
from sherwood.games.shieldwall.roster import zeros
from sherwood.games.shieldwall.trig import x_at, y_at
from sherwood.games.shieldwall.troops import ELITE
from sherwood.games.shieldwall.variants import EIGHT_WAYS


def judge(position: Position) -> None:
    """At the end of a melee step, both sides at once."""
    n = position.field.roster.n
    group = zeros(n)
    number: i64 = 0
    for figure in range(n):
        if position.is_on(figure) and group[figure] == 0 and is_engaged(position, figure):
            number += 1
            gather(position, group, figure, number)
            if gives_up(position, group, number):
                doom(position, group, number)
    for figure in range(n):
        if position.has(figure, DOOMED):
            losses.remove(position, figure, SURRENDERED)


def gather(position: Position, group: vec[i64], figure: i64, number: i64) -> None:
    """Numbers all friends in contact with each other (SHIELDWALL-6.8b)."""
    side = position.field.roster.side
    group[figure] = number
    for other in range(position.field.roster.n):
        if (
            group[other] == 0
            and position.is_on(other)
            and side[other] == side[figure]
            and position.set.contact.meets(position.stands, figure, other)
        ):
            gather(position, group, other, number)


def gives_up(position: Position, group: vec[i64], number: i64) -> bool:
    """Whether nobody of a group has scored a hit (SHIELDWALL-6.8c), and no side of anybody is open."""
    members = range(position.field.roster.n)
    return not any(group[man] == number and position.has(man, SCORED) for man in members) and all(
        group[man] != number or is_shut_in(position, group, man) for man in members
    )


def is_shut_in(position: Position, group: vec[i64], man: i64) -> bool:
    """Whether every side of a man is closed; nobody above the ground is shut in."""
    if position.stands.level[man] != 0:
        return False
    width, depth = position.field.sizes.width, position.field.roster.depth[man]
    aslant = position.plays(EIGHT_WAYS)
    for right in range(i64(-1), 2):
        for forward in range(i64(-1), 2):
            goes = right != 0 or forward != 0 if aslant else (right == 0) != (forward == 0)
            if goes and not is_closed(position, group, man, right * width, forward * depth):
                return False
    return True


def is_closed(position: Position, group: vec[i64], man: i64, right: i64, forward: i64) -> bool:
    """Whether a man can't go that way: for the ground, an enemy, or a man of his group."""
    stands, roster, base, other = position.stands, position.field.roster, position.set.enemy, position.set.start
    x, y, facing = stands.x[man], stands.y[man], stands.facing[man]
    base.place(x_at(x, facing, right, forward), y_at(y, facing, right, forward), facing, roster.sizes.width, roster.depth[man])
    ground = position.field.ground
    if not ground.bears(base, position.mounted(man), stands.works.open) or ground.astride(base):
        return True
    for figure in range(roster.n):
        if figure == man or not position.is_on(figure) or stands.level[figure] != stands.level[man]:
            continue
        if roster.side[figure] != roster.side[man] or group[figure] == group[man]:
            stands.lay(figure, other)
            if base.overlaps(other):
                return True
    return False


def doom(position: Position, group: vec[i64], number: i64) -> None:
    """The elites of a group, its leaders and berserkers fight on."""
    for man in range(position.field.roster.n):
        if group[man] == number and not fights_on(position, man):
            position.set_bits(man, DOOMED)


def fights_on(position: Position, man: i64) -> bool:
    troops = position.field.troops
    troop = position.field.roster.troop[man]
    return troops.rank[troop] == ELITE or troops.leader[troop] == 1 or troops.berserker[troop] == 1
