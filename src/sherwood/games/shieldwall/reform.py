"""SHIELDWALL-3.6: a band takes a new layout."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.games.shieldwall.body import Body
from sherwood.games.shieldwall.kinds import IN_THE_WAY, TOO_FAR_ROUND, WRONG_FILES
from sherwood.games.shieldwall.movement import QUARTER, fault_rest, fault_way, go_there, in_hand
from sherwood.games.shieldwall.places import OPEN
from sherwood.games.shieldwall.position import Position
from sherwood.games.shieldwall.trig import CIRCLE, UNIT, ahead, aside, between, x_at, y_at


# -- where the front rank is, and who goes where ------------------------------------------------------------------------
def front_x(position: Position, body: Body) -> i64:
    """Of the middle of the front rank: as far forward as the foremost man, and at the mean of all from side to side."""
    facing = position.stands.facing[body.men[0]]
    return x_at(0, facing, mean_right(position, body, facing), most_forward(position, body, facing))


def front_y(position: Position, body: Body) -> i64:
    facing = position.stands.facing[body.men[0]]
    return y_at(0, facing, mean_right(position, body, facing), most_forward(position, body, facing))


def mean_right(position: Position, body: Body, facing: i64) -> i64:
    total: i64 = 0
    for k in range(body.n):
        total += aside(position.stands.x[body.men[k]], position.stands.y[body.men[k]], facing)
    return (2 * total + body.n * UNIT) // (2 * body.n * UNIT)


def most_forward(position: Position, body: Body, facing: i64) -> i64:
    most = ahead(position.stands.x[body.men[0]], position.stands.y[body.men[0]], facing)
    for k in range(i64(1), body.n):
        most = max(most, ahead(position.stands.x[body.men[k]], position.stands.y[body.men[k]], facing))
    return (2 * most + UNIT) // (2 * UNIT)


def lay_out(position: Position, body: Body, x: i64, y: i64, facing: i64, files: i64, spacing: i64) -> None:
    """SHIELDWALL-3.6a: the ranks are filled from the front by the foremost men, each from the left."""
    layout = position.set.layout
    layout.form(body.n, files, spacing, body.mounted())
    arrange(position, body, files, facing)
    body.rigid = False
    for k in range(body.n):
        right, back = layout.right(k), layout.back(k)
        body.x[k], body.y[k] = x_at(x, facing, right, -back), y_at(y, facing, right, -back)
        body.facing[k] = facing


def arrange(position: Position, body: Body, files: i64, facing: i64) -> None:
    """Puts the men in the order of their places: the foremost of those left, then each rank from left to right."""
    stands = position.stands
    for k in range(body.n):
        best = k
        for j in range(k + 1, body.n):
            one, other = body.men[j], body.men[best]
            if ahead(stands.x[one] - stands.x[other], stands.y[one] - stands.y[other], facing) > 0:
                best = j
        exchange(body, k, best)
    for k in range(body.n):
        best = k
        for j in range(k + 1, min(body.n, k // files * files + files)):
            one, other = body.men[j], body.men[best]
            if aside(stands.x[one] - stands.x[other], stands.y[one] - stands.y[other], facing) < 0:
                best = j
        exchange(body, k, best)


def exchange(body: Body, k: i64, j: i64) -> None:
    body.men[k], body.men[j] = body.men[j], body.men[k]


# -- reform -------------------------------------------------------------------------------------------------------------
def fault_dress(position: Position, facing: i64, files: i64, spacing: i64) -> i64:
    body = in_hand(position)
    if facing >= CIRCLE or between(facing, position.stands.facing[body.men[0]]) > QUARTER:
        return TOO_FAR_ROUND
    if files < 1 or files > body.n or spacing > OPEN:
        return WRONG_FILES
    lay_out(position, body, front_x(position, body), front_y(position, body), facing, files, spacing)
    return fault_places(position, body)


def fault_places(position: Position, body: Body) -> i64:
    """Whether each man may go straight to his new place."""
    fault = fault_way(position, body)
    if fault == 0 and not ways_clear(position, body):
        fault = IN_THE_WAY
    return fault if fault != 0 else fault_rest(position, body)


def ways_clear(position: Position, body: Body) -> bool:
    """SHIELDWALL-3.1f: whether nobody's way leads over the base of a figure that isn't of the body."""
    body.lift(position.stands)
    clear = all(way_clear(position, body, k) for k in range(body.n))
    body.drop(position.stands)
    return clear


def way_clear(position: Position, body: Body, k: i64) -> bool:
    stands = position.stands
    leg = body.draw(stands, k)
    for other in range(position.field.roster.n):
        if stands.on[other] == 1 and stands.level[other] == stands.level[body.men[k]] and stands.by(other, leg, 0):
            stands.lay(other, body.other)
            if leg.overlaps(body.other):
                return False
    return True


def dress(position: Position, facing: i64, files: i64, spacing: i64) -> None:
    body = in_hand(position)
    lay_out(position, body, front_x(position, body), front_y(position, body), facing, files, spacing)
    go_there(position, body)
    position.spacing[position.band] = spacing
