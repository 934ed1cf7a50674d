"""What a draft comes to, drawn over the table and told in a line: ghosts where men would stand, the way and its price, how far
they can get, how far they shoot, whom they meet, and who would shoot at them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from sherwood.art.brush import Point, compact, group, placed, prefixed
from sherwood.art.surfaces import plaque
from sherwood.games.shieldwall import fire, kinds, lines, looks, measures, movement, shots, signs
from sherwood.games.shieldwall.engagement import engages
from sherwood.games.shieldwall.figures import Troop, load
from sherwood.games.shieldwall.geometry import NONE, root_up
from sherwood.games.shieldwall.layout import INCH, SCALE, Chart
from sherwood.games.shieldwall.looks import PREFIX, Pose
from sherwood.games.shieldwall.notation import verb_of
from sherwood.games.shieldwall.outlook import played
from sherwood.games.shieldwall.position import LOOSE, PATH, PRELUDE, SHOOTING
from sherwood.games.shieldwall.speech import Speech
from sherwood.games.shieldwall.state import Shieldwall
from sherwood.games.shieldwall.steering import Way, middle_of, reached, run
from sherwood.games.shieldwall.terrain import CLEAR_COST
from sherwood.games.shieldwall.troops import WEAPONS
from sherwood.kernel.moves import a_of, b_of, kind_of, pack
from sherwood.kernel.texts import begun

SHOOTERS: Final = ("bow", "sling", "crossbow", "javelin")
LABELLED: Final = 32
"""Degrees to the left at which ranges are named."""
BESIDE: Final = 30
LABEL: Final = 170
"""Units between a body and the ruler beside it, and what is written there."""


def chart_of(state: Shieldwall) -> Chart:
    return Chart(int(state.field.ground.width), int(state.field.ground.height))


# -- a way ------------------------------------------------------------------------------------------------------------
def drawn(speech: Speech, state: Shieldwall, way: Way) -> str:
    """The way of those who move, and how they would stand; of a prelude also the run that would follow."""
    chart, end = chart_of(state), _end(way)
    parts = [_fields(speech, chart, way), _lane(chart, state, way), *(_ghost(chart, way.after, man) for man in way.men)]
    parts += [_lane(chart, way.after, end)] if end is not way else []
    parts += [_threat(chart, end.after, *pair) for pair in threats(end)]
    clashes = [chart.at(*_between(end.after, man, enemy)) for man, enemy in meetings(end)]
    parts += [signs.sparks(clashes, SCALE)] if clashes else []
    parts += [_price(speech, chart, state, way)]
    return _layer(*parts)


def _layer(*parts: str) -> str:
    return group(*parts, fill="none", stroke_linejoin="round")


def told(speech: Speech, state: Shieldwall, way: Way) -> str:
    """The order that is given with it, the price of the way, whom it meets or how far the next enemy is, and whose shots can
    reach there.
    """
    end = _end(way)
    parts = [*_orders(speech, way)]
    if spent := _spent(state, way):
        parts.append(speech.say("ghost-way", n=speech.inches(spent[0]), all=speech.inches(spent[1])))
        if spent[2]:
            parts.append(speech.say("ghost-ground", n=speech.inches(spent[2])))
    if end is not way:
        parts.append(speech.say("ghost-run", n=speech.inches(round(math.dist(way.place, end.place)))))
    if met := meetings(end):
        parts.append(speech.say("ghost-meets", men=speech.list(_by_band(speech, end, {enemy for _, enemy in met}))))
    else:
        parts += _nearest(speech, end)
    bands = dict.fromkeys(int(end.after.field.roster.band[enemy]) for enemy, _ in threats(end))
    if bands:
        parts.append(speech.say("ghost-shot", bands=speech.list(speech.band(band) for band in bands)))
    return begun(speech.say("ghost-between").join(parts))


def _end(way: Way) -> Way:
    """Where those stand who run once the prelude is over."""
    is_prelude = way.after.stage == PRELUDE and (not way.moves or kind_of(way.moves[-1]) != kinds.RUN)
    return way._replace(after=run(way.after)) if is_prelude and way.after.fault(pack(kinds.RUN)) == 0 else way


def _orders(speech: Speech, way: Way) -> Iterator[str]:
    for move in way.moves:
        if kind_of(move) in (kinds.ORDER, kinds.ALONE):
            yield speech.say(f"order-{verb_of(move)}")
            yield from [speech.say("ghost-assault")] if b_of(move) == kinds.ASSAULT else []


def _by_band(speech: Speech, way: Way, men: set[int]) -> Iterator[str]:
    """How many men of each band there are."""
    bands = [int(way.after.field.roster.band[man]) for man in sorted(men)]
    return (speech.band(band, bands.count(band)) for band in dict.fromkeys(bands))


def _ghost(chart: Chart, state: Shieldwall, man: int) -> str:
    stands = state.stands
    code = state.field.troops.codes[state.field.roster.troop[man]]
    troop = load().troops[code]
    weapon = WEAPONS[state.weapon[man]]
    held = troop.weapons.index(weapon) if weapon in troop.weapons else 0
    pose = Pose(int(stands.facing[man]), held, locked=False, banner=man in tuple(state.bearer), variant=man)
    figure = looks.figure(code, troop, pose)
    return placed(*_at(chart, state, man), measures.ghost(figure), scale=SCALE)


def _at(chart: Chart, state: Shieldwall, man: int) -> Point:
    return chart.at(int(state.stands.x[man]), int(state.stands.y[man]))


def _lane(chart: Chart, state: Shieldwall, way: Way) -> str:
    """The way of the man in the middle, as broad as all, and a ruler beside it."""
    man = way.men[len(way.men) // 2]
    points = _path(way.after, man)
    if len(points) < 2:
        return ""
    breadth = _breadth(way)
    lane = measures.way(chart.points(points), breadth * SCALE)
    start, end = (chart.at(*end) for end in _beside(state, way, breadth / 2 + BESIDE))
    return lane + (prefixed(compact(measures.ruler(start, end)), PREFIX) if start != end else "")


def _beside(state: Shieldwall, way: Way, aside: float) -> tuple[Point, Point]:
    """Start and end of the way, so far to its right."""
    start, end = middle_of(state, way.men), way.place
    length = math.dist(start, end) or 1
    dx, dy = (end[1] - start[1]) / length * aside, (start[0] - end[0]) / length * aside
    return (start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)


def _path(state: Shieldwall, man: int) -> list[tuple[int, int]]:
    at = range(PATH * man, PATH * man + state.points_on[man])
    return list(dict.fromkeys((int(state.path_x[k]), int(state.path_y[k])) for k in at))


def _breadth(way: Way) -> float:
    """From end to end of those who move, across the way they face."""
    stands, turn = way.after.stands, math.radians(way.facing)
    across = [int(stands.x[man]) * math.cos(turn) - int(stands.y[man]) * math.sin(turn) for man in way.men]
    return max(across) - min(across) + int(way.after.field.sizes.width)


def _price(speech: Speech, chart: Chart, state: Shieldwall, way: Way) -> str:
    spent = _spent(state, way)
    if spent is None:
        return ""
    text = speech.say("ghost-way", n=speech.inches(spent[0]), all=speech.inches(spent[1]))
    (x, y), (ax, ay) = (chart.at(*end) for end in _beside(state, way, _breadth(way) / 2 + LABEL))
    x, y = (x + ax) / 2, (y + ay) / 2
    return _sign(x, y, prefixed(compact(measures.cost(text)), PREFIX))


def _sign(x: float, y: float, *parts: str) -> str:
    return f'<g style="transform:translate({x:.1f}px,{y:.1f}px)"><g class="sign">{"".join(parts)}</g></g>'


def _spent(state: Shieldwall, way: Way) -> tuple[int, int, int] | None:
    """What a way costs, what there is to spend, and how much of the cost is due to the ground; None for what costs nothing."""
    now, total, clear = state.copy(), 0, 0
    assert isinstance(now, Shieldwall)
    whole = 0
    for move in way.moves:
        kind = kind_of(move)
        if kind in (kinds.TURN, kinds.GO, kinds.SHIFT):
            body = movement.in_hand(now)
            if kind == kinds.TURN:
                movement.plan_turn(now, body, a_of(move), b_of(move))
            elif kind == kinds.GO:
                body.step(now.stands, now.stands.facing[body.men[0]], 0, a_of(move))
            else:
                body.step(now.stands, a_of(move), 0, b_of(move))
            whole = int(movement.move(now))
            total += int(movement.cost(now, body))
            clear += int(CLEAR_COST) * max(int(body.draw(now.stands, k).length) for k in range(body.n))
        now.play(move)
    return (min(whole, -(-total // CLEAR_COST)), whole, max(0, total - clear) // CLEAR_COST) if whole else None


# -- whom it meets, and who shoots ------------------------------------------------------------------------------------
def _enemies(way: Way) -> list[int]:
    state = way.after
    side = state.field.roster.side
    return [man for man in range(state.field.roster.n) if state.is_on(man) and side[man] != side[way.men[0]]]


def meetings(way: Way) -> list[tuple[int, int]]:
    """Who of those who move would be engaged with whom."""
    enemies = _enemies(way)
    return [(man, enemy) for man in way.men for enemy in enemies if engages(way.after, man, enemy)]


def threats(way: Way) -> list[tuple[int, int]]:
    """Of each enemy band that can shoot at those who move, a man who can, and at whom."""
    found: dict[int, tuple[int, int]] = {}
    for enemy in _enemies(way):
        band = int(way.after.field.roster.band[enemy])
        mode = kinds.HURLED if fire.has_missile_for(way.after, enemy, kinds.HURLED) else kinds.DIRECT
        if band not in found and fire.fault_shooter(way.after, enemy, mode) == 0:
            target = next((man for man in way.men if fire.fault_aim(way.after, enemy, man, mode) == 0), NONE)
            if target != NONE:
                found[band] = (enemy, target)
    return list(found.values())


def _threat(chart: Chart, state: Shieldwall, shooter: int, target: int) -> str:
    return measures.shot(_at(chart, state, shooter), _at(chart, state, target))


def _between(state: Shieldwall, man: int, enemy: int) -> Point:
    stands = state.stands
    return (int(stands.x[man]) + int(stands.x[enemy])) / 2, (int(stands.y[man]) + int(stands.y[enemy])) / 2


def _nearest(speech: Speech, way: Way) -> Iterator[str]:
    stands, contact = way.after.stands, way.after.set.contact
    found = [(math.dist((stands.x[man], stands.y[man]), (stands.x[enemy], stands.y[enemy])), man, enemy)
             for man in way.men for enemy in _enemies(way)]  # fmt: skip
    if found:
        _, man, enemy = min(found)
        stands.lay(man, contact.one)
        stands.lay(enemy, contact.other)
        far = speech.inches(int(root_up(contact.one.square(contact.other))))
        yield speech.say("ghost-near", whom=speech.man(enemy), far=far)


# -- how far ----------------------------------------------------------------------------------------------------------
def range_of(speech: Speech, state: Shieldwall, band: int, man: int) -> str:
    """The area in which an advance can end; while shots are declared, that in which a band may aim at somebody."""
    chart = chart_of(state)
    if state.stage == SHOOTING:
        roster = state.field.roster
        men = range(roster.first[band], roster.first[band] + roster.men[band])
        there = tuple(one for one in men if state.is_on(one) and man in (NONE, one))
        return _layer(_fields(speech, chart, Way((), state, there, 0))) if there else ""
    rim = reached(state, band, man)
    return _layer(measures.reach(chart.points(rim))) if len(rim) > 2 else ""


def shots_of(state: Shieldwall, move: int) -> str:
    """The lines of the shots that a move declares; round a target in a formation, who may be hit (SHIELDWALL-5.5c)."""
    chart, after = chart_of(state), played(state, (move,))
    parts = []
    for one in list(after.tries)[len(state.tries) :]:
        shooter, target = a_of(one), b_of(one)
        parts.append(measures.shot(_at(chart, state, shooter), _at(chart, state, target)))
        if state.formation[state.field.roster.band[target]] != LOOSE:
            far = shots.band(state, shooter, lines.take(state, shooter, target, kind_of(one)), kind_of(one))
            parts.append(placed(*_at(chart, state, target), measures.hit_zone(int(state.field.tables.zone[far]))))
    return _layer(*dict.fromkeys(parts))


def _fields(speech: Speech, chart: Chart, way: Way) -> str:
    """Where a band could shoot from where it would stand, by its man in the middle, with what each range is called."""
    man = way.men[len(way.men) // 2]
    troop = load().troops[way.after.field.troops.codes[way.after.field.roster.troop[man]]]
    if troop.missile not in SHOOTERS:
        return ""
    x, y = _at(chart, way.after, man)
    facing = int(way.after.stands.facing[man])
    return placed(x, y, _field(troop, facing)) + _names_of_ranges(speech, troop, x, y, facing)


@lru_cache(maxsize=512)
def _field(troop: Troop, facing: int) -> str:
    return group(compact(measures.field_of_fire(facing, _ranges(troop), load().bases.of(troop.mounted))))


def _ranges(troop: Troop) -> tuple[int, int, int]:
    return load().shots["missile"]["hurl" if troop.missile == "javelin" else troop.missile].range


def _names_of_ranges(speech: Speech, troop: Troop, x: float, y: float, facing: int) -> str:
    """On the left of the field, just inside each limit."""
    angle, out = math.radians(facing - LABELLED), ""
    for name, far in zip(("short", "medium", "long"), _ranges(troop), strict=True):
        r = far * SCALE - INCH / 4
        said = plaque(speech.say(f"range-{name}", n=speech.inches(far)), 12, measures.PALE, "#c9a650")
        out += _sign(x + r * math.sin(angle), y - r * math.cos(angle), compact(said))
    return out
