"""From a place on the table to the moves that bring somebody there, or as near as he gets.

A place is where the middle of a band, or a man, is to stand (see `targets.middle`), and perhaps the way to face there. Nothing is
held for possible but what the position has no fault to find with.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from sherwood.games.shieldwall import charge, deployment, edges, freed, kinds, movement, orders
from sherwood.games.shieldwall.engagement import engages
from sherwood.games.shieldwall.geometry import NONE
from sherwood.games.shieldwall.position import (
    ADVANCING,
    DEPLOYMENT,
    IN_HAND,
    MOVEMENT,
    PRELUDE,
    RING,
    SHIFTING,
    TO_COME,
    WENT,
)
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.targets import middle
from sherwood.games.shieldwall.trig import bearing, turned, x_at, y_at
from sherwood.kernel.moves import b_of, kind_of, pack
from sherwood.kernel.play import legal

Moves = tuple[int, ...]
Tried = tuple[Moves, Shieldwall, int]
"""Moves that can be made, the position after them, and what keeps them from the place."""

REACHED: Final = 2.5
"""Units from a place at which somebody stands there: lengths are whole units, and angles whole degrees."""
NEAR: Final = 50.0
"""Units at which nobody asks why he doesn't."""
PER_DEGREE: Final = 4.0
"""A degree off the wanted facing counts as so many units off the place."""
PER_MOVE: Final = 0.2
"""So that of two ways to the same place the shorter answer is taken."""
ROUNDS: Final = 5
"""In which a wheel is turned nearer to where it should point."""
PARTS: Final = 64
"""Of the way home, in which it is tried where a band can be deployed."""
ON_POST: Final = 34.0
"""Units from a place of the castle at which it is meant."""
UNDER: Final = 56.0
"""Units from an enemy's middle at which a place means him."""
STEP: Final = 15
"""Degrees between the directions in which it is tried how far an advance leads."""
REACH: Final = 220
"""Units by which a road lets an advance lead farther."""
FREED: Final = (kinds.FREE_BACK, kinds.FREE_ENGAGE)
"""Orders of free figures that lead anywhere (SHIELDWALL-7.3)."""
TURNS: Final = (kinds.EACH, kinds.ON_MIDDLE, kinds.ON_LEFT, kinds.ON_RIGHT)


class Way(NamedTuple):
    """Moves, where they lead, and what keeps them from leading to the place."""

    moves: Moves
    after: Shieldwall
    men: tuple[int, ...]
    """Who goes it."""
    fault: int
    """0 if they stand about where they are wanted."""
    is_exact: bool = True
    """They stand at the very place."""

    @property
    def place(self) -> tuple[int, int]:
        return middle_of(self.after, self.men)

    @property
    def facing(self) -> int:
        return int(self.after.stands.facing[self.men[0]])


def middle_of(state: Shieldwall, men: Sequence[int]) -> tuple[int, int]:
    return middle([(int(state.stands.x[man]), int(state.stands.y[man])) for man in men])


def steer(state: Shieldwall, band: int, man: int, place: Sequence[int]) -> Way | None:
    """The way of a band, or of one man of it (else NONE), towards a place: x, y and perhaps the facing. None if it can't move."""
    if state.stage == DEPLOYMENT:
        return _deploy(state, band, place) if man == NONE else None
    if _is_to_come(state, band):
        return _enter(state, band, place) if man == NONE else None
    post = _post(state, man, place) if man != NONE else None
    if post is not None:
        return post
    given = _given(state, band, man)
    enemy = under(state, place)
    rush = None if enemy == NONE else _rush(state, band, man, enemy)
    if rush is not None:
        return rush
    if given is None:
        return _freed(state, band, man, place, enemy) or _aloft(state, man)
    return (_Charging if given[0].stage == PRELUDE else _Steering)(*given, place).best()


def fault_of(state: Shieldwall, band: int, man: int) -> int:
    """Why a band, or one man of it, can't be moved at all; 0 if it can."""
    if state.stage == DEPLOYMENT:
        asked = _after(state, _by_band(state))
        x, y = deployment.home_x(state, band), deployment.home_y(state, band)
        return kinds.NOT_NOW if asked is None else int(deployment.fault_place(asked, band, x, y))
    if state.stage == MOVEMENT and _is_to_come(state, band):
        return 0 if edges.may_enter(state, band) else kinds.NOT_YET
    if _is_in_hand(state, band, man) or _may_climb(state, man):
        return 0
    fault = int(state.fault(_order(state, band, man)))
    return 0 if fault and _is_free(state, band, man) else fault


def under(state: Shieldwall, place: Sequence[int]) -> int:
    """The enemy who stands at a place, or NONE."""
    stands, side = state.stands, state.field.roster.side
    enemies = (man for man in range(state.field.roster.n) if state.is_on(man) and side[man] != state.seat)
    found = [(math.dist((stands.x[man], stands.y[man]), place[:2]), man) for man in enemies]
    far, man = min(found, default=(UNDER + 1, NONE))
    return man if far <= UNDER else NONE


def reached(state: Shieldwall, band: int, man: int) -> list[tuple[int, int]]:
    """The rim of the area in which an advance can end, from the left round to the right; empty where none can begin."""
    given = _given(state, band, man) if state.stage != DEPLOYMENT else None
    if given is None or given[0].stage != ADVANCING:
        return []
    start, men = given[0], _in_hand(given[0])
    rim = [middle_of(start, men)]
    for angle in range(-movement.QUARTER, movement.QUARTER + 1, STEP):
        ends = [_farthest(start, men, angle, how) for how in TURNS[:2]]
        end = max(ends, key=lambda end: math.dist(rim[0], end))
        rim += [end] if end != rim[0] else []
    return rim


def _farthest(start: Shieldwall, men: Sequence[int], angle: int, how: int) -> tuple[int, int]:
    """Where those in hand stand after a turn and the longest way straight ahead."""
    after = _after(start, (_turn(angle, how),)) if angle else start
    if after is None:
        return middle_of(start, men)
    far = _longest(after, int(movement.move(after)) + REACH, lambda length: pack(kinds.GO, length))[0]
    after = _after(after, (pack(kinds.GO, far),)) if far else after
    assert after is not None
    return middle_of(after, men)


# -- orders -----------------------------------------------------------------------------------------------------------
def _order(state: Shieldwall, band: int, man: int, order: int = kinds.ADVANCE) -> int:
    """An advance, of a ring its own move, or another order."""
    if man != NONE:
        return pack(kinds.ALONE, man, order)
    is_ring = order == kinds.ADVANCE and state.formation[band] == RING
    return pack(kinds.ORDER, band, kinds.RING_MOVE if is_ring else order)


def _is_in_hand(state: Shieldwall, band: int, man: int) -> bool:
    return state.stage in (ADVANCING, SHIFTING, PRELUDE) and state.band == band and state.man == man


def _given(state: Shieldwall, band: int, man: int, order: int = kinds.ADVANCE) -> tuple[Shieldwall, Moves] | None:
    """The position with an order in hand, and the move that gives it."""
    if _is_in_hand(state, band, man):
        return state, ()
    order = _order(state, band, man, order)
    after = _after(state, (order,)) if state.stage == MOVEMENT else None
    return None if after is None else (after, (order,))


def _after(state: Shieldwall, moves: Sequence[int]) -> Shieldwall | None:
    """The position after these moves, if all are legal."""
    after = state.copy()
    assert isinstance(after, Shieldwall)
    for move in moves:
        if after.fault(move) != 0:
            return None
        after.play(move)
    return after


def _in_hand(state: Shieldwall) -> tuple[int, ...]:
    return tuple(man for man in range(state.field.roster.n) if state.has(man, IN_HAND) and state.is_on(man))


def _longest(state: Shieldwall, wanted: int, move: Callable[[int], int]) -> tuple[int, int]:
    """The longest lawful length of a move up to the wanted one, found by halving, and what forbids the wanted one."""
    fault = int(state.fault(move(wanted)))
    low, high = (wanted, wanted) if fault == 0 else (0, wanted)
    while high - low > 1:
        half = (low + high) // 2
        low, high = (half, high) if state.fault(move(half)) == 0 else (low, half)
    return low, fault


# -- angles -----------------------------------------------------------------------------------------------------------
def _signed(angle: int) -> int:
    """From -180 to 179."""
    return (int(angle) + 180) % 360 - 180


def _turn(angle: int, how: int) -> int:
    return pack(kinds.TURN, _signed(angle) + kinds.HALF_CIRCLE, how)


# -- the advance, and a ring's move -----------------------------------------------------------------------------------
class _Steering:
    """The ways of those in hand towards one place, tried one after the other."""

    def __init__(self, start: Shieldwall, given: Moves, place: Sequence[int]) -> None:
        self.start = start
        self.given = given
        self.target = (place[0], place[1])
        self.wanted = place[2] if len(place) > 2 else NONE
        self.men = _in_hand(start)
        self.facing = int(start.stands.facing[self.men[0]])
        self.here = middle_of(start, self.men)

    def best(self) -> Way:
        """That which leads nearest; it ends the order."""
        moves, after, fault = self.nearest()
        off = self.off(after)
        if moves and after.stage == self.start.stage:
            moves = (*moves, pack(kinds.DONE))
            after.play(moves[-1])
        return Way((*self.given, *moves) if moves else (), after, self.men, fault if off > NEAR else 0, off <= REACHED)

    def nearest(self) -> Tried:
        return min(self.ways(), key=lambda way: self.off(way[1]) + PER_MOVE * len(way[0]))

    def ways(self) -> Iterator[Tried]:
        yield (), self.start, kinds.TOO_FAR_ROUND
        if self.start.stage == SHIFTING:
            yield self.shifted()
            return
        ahead, there, fault = self.gone((), self.start)
        yield ahead, there, fault
        for how in TURNS:
            for angle in sorted({self.angle(how), self.angle(how) // 2, self.to_wanted()} - {0}):
                turn = (_turn(angle, how),)
                first = _after(self.start, turn)
                if first is not None:
                    yield self.gone(turn, first)
                last = _after(there, turn) if ahead else None
                if last is not None:
                    yield (*ahead, *turn), last, fault

    def off(self, after: Shieldwall) -> float:
        """How far those in hand then are from what is wanted, in units."""
        return self.far(after) + PER_DEGREE * abs(self.askew(after))

    def far(self, after: Shieldwall) -> float:
        return math.dist(middle_of(after, self.men), self.target)

    def askew(self, after: Shieldwall) -> int:
        """The angle to the facing that is wanted."""
        return 0 if self.wanted == NONE else _signed(self.wanted - int(after.stands.facing[self.men[0]]))

    def seen(self, after: Shieldwall) -> tuple[int, int]:
        """How far to the right of the middle of those in hand the place lies, and how far ahead."""
        x, y = middle_of(after, self.men)
        dx, dy, facing = self.target[0] - x, self.target[1] - y, math.radians(int(after.stands.facing[self.men[0]]))
        sine, cosine = math.sin(facing), math.cos(facing)
        return round(dx * cosine - dy * sine), round(dx * sine + dy * cosine)

    def to_wanted(self) -> int:
        """The angle to the facing that is wanted; a quarter at most."""
        return self.within(self.askew(self.start))

    def angle(self, how: int) -> int:
        """By which such a turn points those in hand at the place; a quarter at most."""
        angle = 0
        for _ in range(ROUNDS):
            x, y = self.here if how == kinds.EACH else self.wheeled(angle, how)
            dx, dy = self.target[0] - x, self.target[1] - y
            if dx == dy == 0:
                return angle
            before, angle = angle, self.within(bearing(dx, dy) - self.facing)
            if angle == before:
                return angle
        return angle

    def within(self, angle: int) -> int:
        return max(-movement.QUARTER, min(movement.QUARTER, _signed(angle)))

    def wheeled(self, angle: int, how: int) -> tuple[int, int]:
        """Where the middle is after a wheel, whether or not it can be made."""
        body = movement.in_hand(self.start)
        movement.plan_turn(self.start, body, angle + kinds.HALF_CIRCLE, how)
        return middle([(int(body.x[k]), int(body.y[k])) for k in range(body.n)])

    def gone(self, before: Moves, after: Shieldwall) -> Tried:
        """Straight ahead to where the place lies abreast, or as far towards it as can be gone."""
        _, ahead = self.seen(after)
        if ahead <= 0:
            return before, after, kinds.TOO_FAR_ROUND
        moves, there, fault = _led(before, after, min(ahead, movement.move(after) * 2), lambda length: pack(kinds.GO, length))
        return moves, there, fault or kinds.TOO_FAR_ROUND

    def shifted(self) -> Tried:
        dx, dy = self.target[0] - self.here[0], self.target[1] - self.here[1]
        if dx == dy == 0:
            return (), self.start, 0
        way = bearing(dx, dy)
        return _led((), self.start, round(math.hypot(dx, dy)), lambda length: pack(kinds.SHIFT, way, length))


class _Charging(_Steering):
    """The next part of a charge's prelude (SHIELDWALL-3.3b): that after which the run leads nearest to the place."""

    def best(self) -> Way:
        moves, after, fault = self.nearest()
        return Way((*self.given, *moves) if moves else (), after, self.men, fault if self.off(after) > NEAR else 0, False)

    def ways(self) -> Iterator[Tried]:
        """They sidestep to what lies beside rather than before them; else, or to face as is wanted, they turn."""
        aside, ahead = self.seen(self.start)
        is_askew = self.askew(self.start) != 0
        if not is_askew and abs(aside) >= abs(ahead):
            hand = 1 if aside > 0 else -1
            yield _led((), self.start, abs(aside), lambda length: pack(kinds.SIDESTEP, kinds.NO_STEP + hand * length))
        else:
            for how in TURNS[1:]:
                yield self.towards(self.to_wanted() if is_askew else self.angle(how), how)
        yield (), self.start, kinds.TOO_FAR_ROUND

    def far(self, after: Shieldwall) -> float:
        """How far the run goes past the place."""
        aside, ahead = self.seen(after)
        return math.hypot(aside, min(0, ahead))

    def towards(self, angle: int, how: int) -> Tried:
        hand = 1 if angle > 0 else -1
        return _led((), self.start, abs(angle), lambda degrees: _turn(hand * degrees, how))


def _led(before: Moves, after: Shieldwall, wanted: int, move: Callable[[int], int]) -> Tried:
    """Farther by the longest lawful length of a move."""
    far, fault = _longest(after, wanted, move)
    there = _after(after, (move(far),)) if far else None
    return (before, after, fault) if there is None else ((*before, move(far)), there, fault)


# -- at an enemy ------------------------------------------------------------------------------------------------------
def _rush(state: Shieldwall, band: int, man: int, enemy: int) -> Way | None:
    """A charge that meets an enemy's band, straight or after one turn; else an assault, whose places are asked for later."""
    given = _given(state, band, man, kinds.CHARGE) if man == NONE else None
    if given is not None:
        charged = given[0]
        aimed = _Steering(*given, (state.stands.x[enemy], state.stands.y[enemy]))
        for turn in ((), *((_turn(aimed.angle(how), how),) for how in TURNS[1:])):
            there = _after(charged, turn)
            met = run(there) if there is not None and there.fault(pack(kinds.RUN)) == 0 else None
            if met is not None and _meets(met, aimed.men, state.field.roster.band[enemy]):
                return Way((*aimed.given, *turn, pack(kinds.RUN)), met, aimed.men, 0)
    order = _order(state, band, man, kinds.ASSAULT)
    assaulting = _after(state, (order,))
    return None if assaulting is None else Way((order,), assaulting, _in_hand(assaulting), 0)


def run(charged: Shieldwall) -> Shieldwall:
    """Where a charge would end if nobody shot at it."""
    after = charged.copy()
    assert isinstance(after, Shieldwall)
    charge.run(after, charge.launch(after))
    return after


def _meets(state: Shieldwall, men: Sequence[int], band: int) -> bool:
    roster = state.field.roster
    enemies = range(roster.first[band], roster.first[band] + roster.men[band])
    return any(state.is_on(enemy) and engages(state, man, enemy) for man in men for enemy in enemies)


# -- free figures (SHIELDWALL-7.3) ------------------------------------------------------------------------------------
def _freed(state: Shieldwall, band: int, man: int, place: Sequence[int], enemy: int) -> Way | None:
    """They engage at an enemy, whose places are asked for later; else they fall back, if the place lies that way."""
    men = tuple(one for one in _men(state, band, man) if freed.may_choose(state, one))
    engaging = _given(state, band, man, kinds.FREE_ENGAGE) if enemy != NONE else None
    if engaging is not None:
        after, moves = engaging
        is_due = any(kind_of(move) == kinds.STRIKE_AT and b_of(move) == enemy for move in legal(after))
        return Way(moves, after, men, 0 if is_due else kinds.IN_TURN)
    back = _given(state, band, man, kinds.FREE_BACK) if men else None
    if back is None:
        return None
    after, moves = back
    (x, y), (back_x, back_y) = middle_of(state, men), middle_of(after, men)
    if (place[0] - x) * (back_x - x) + (place[1] - y) * (back_y - y) <= 0:
        return Way((), state, men, kinds.IS_FREED, False)
    return Way(moves, after, men, 0 if math.dist((back_x, back_y), place[:2]) <= NEAR else kinds.IS_FREED, False)


def _is_free(state: Shieldwall, band: int, man: int) -> bool:
    """Whether a man is free, or all of a band are of whom somebody can be sent anywhere."""
    if not any(state.fault(_order(state, band, man, order)) == 0 for order in FREED):
        return False
    return man != NONE or not any(state.fault(_order(state, band, one)) == 0 for one in _men(state, band, man))


def _men(state: Shieldwall, band: int, man: int) -> tuple[int, ...]:
    """Of a band, or the one man of it."""
    first = int(state.field.roster.first[band])
    return (man,) if man != NONE else tuple(range(first, first + int(state.field.roster.men[band])))


# -- in the castle (SHIELDWALL-11) ------------------------------------------------------------------------------------
def _post(state: Shieldwall, man: int, place: Sequence[int]) -> Way | None:
    """To the place of the castle that is meant, if he can take it."""
    castle, works = state.field.castle, state.stands.works
    for number in range(castle.n) if state.stage == MOVEMENT else ():
        if castle.is_there(works, number) and _is_meant((castle.x_of(works, number), castle.y_of(works, number)), place):
            taken = (pack(kinds.ALONE, man, kinds.POST, number),)
            after = _after(state, taken)
            if after is not None:
                return Way(taken, after, (man,), 0)
    return None


def _may_climb(state: Shieldwall, man: int) -> bool:
    """Whether a man stands on a place of the castle, and may be sent to another."""
    is_asked = state.stage == MOVEMENT and man != NONE and orders.is_aloft(state, man)
    return is_asked and orders.fault_to_act(state, man, kinds.POST) == 0


def _aloft(state: Shieldwall, man: int) -> Way | None:
    """Who could climb stays, where no place of the castle is meant that he can take."""
    return Way((), state, (man,), kinds.IS_ALOFT, False) if _may_climb(state, man) else None


def _is_meant(spot: tuple[int, int], place: Sequence[int]) -> bool:
    return math.dist(spot, place[:2]) <= ON_POST


# -- over the edge (SHIELDWALL-S3.2) ----------------------------------------------------------------------------------
def _is_to_come(state: Shieldwall, band: int) -> bool:
    return bool(state.status[state.field.roster.first[band]] == TO_COME)


def _enter(state: Shieldwall, band: int, place: Sequence[int]) -> Way | None:
    """With its rear on the edge of the table, as near to the place as it may come in."""
    strip = edges.strip_of(state, state.seat)
    if strip == NONE or state.stage != MOVEMENT:
        return None
    entry = state.field.entries[strip]
    x, y = place[0], place[1]
    for hand in (180, 90, 270):
        over = edges.reach(edges.plan_entry(state, band, x, y), entry, hand)
        if hand == 180 or over > 0:
            way = turned(entry.facing, hand + 180)
            x, y = int(x_at(x, way, 0, over)), int(y_at(y, way, 0, over))
    moves = (pack(kinds.PLACE, band, max(0, x), max(0, y)),)
    after = _after(state, moves)
    first = state.field.roster.first[band]
    men = tuple(range(first, first + state.field.roster.men[band]))
    return None if after is None else Way(moves, after, men, 0, False)


# -- deployment (SHIELDWALL-S.2) --------------------------------------------------------------------------------------
def _by_band(state: Shieldwall) -> Moves:
    """What says that bands are placed one by one, if it is still to be said."""
    return () if state.progress & WENT else (pack(kinds.DEPLOY, kinds.BY_BAND),)


def _deploy(state: Shieldwall, band: int, place: Sequence[int]) -> Way | None:
    """Laid out as by the default plan; where it can't stand at the place, as near to it as it can on the way home."""
    asked = _after(state, _by_band(state))
    if asked is None:
        return None
    roster = state.field.roster
    men = tuple(range(roster.first[band], roster.first[band] + roster.men[band]))
    field = state.field
    home = middle([(int(field.home_x[man]), int(field.home_y[man])) for man in men])
    fault, found = _placed(asked, band, place, home, 0)
    low, high = 0, PARTS
    while fault and high - low > 1:
        half = (low + high) // 2
        low, high = (low, half) if _placed(asked, band, place, home, half)[1] else (half, high)
    if fault:
        _, found = _placed(asked, band, place, home, high)
    if found is None:
        return None
    return Way((*_by_band(state), *found[0]), found[1], men, fault, fault == 0)


def _placed(
    asked: Shieldwall, band: int, place: Sequence[int], home: tuple[int, int], part: int
) -> tuple[int, tuple[Moves, Shieldwall] | None]:
    """The band at so many PARTS of the way from the place home, and why it can't stand there, or 0."""
    field = asked.field
    first = field.roster.first[band]
    facing = int(place[2]) if len(place) > 2 else int(field.home_facing[first])
    turn = math.radians(facing - int(field.home_facing[first]))
    dx, dy = int(deployment.home_x(asked, band)) - home[0], int(deployment.home_y(asked, band)) - home[1]
    x = place[0] + (home[0] - place[0]) * part / PARTS + dx * math.cos(turn) + dy * math.sin(turn)
    y = place[1] + (home[1] - place[1]) * part / PARTS - dx * math.sin(turn) + dy * math.cos(turn)
    where = pack(kinds.PLACE, band, max(0, round(x)), max(0, round(y)))
    how = pack(kinds.DRESS, facing, field.files[band], field.spacing[band])
    there = _after(asked, (where,))
    if there is None:
        return int(asked.fault(where)), None
    fault = int(there.fault(how))
    if fault:
        return fault, None
    there.play(how)
    return 0, ((where, how), there)
