"""The table in words: the whole view, and what is around somebody or a place; lengths in inches, for players without sight."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sherwood.games.shieldwall import scenarios
from sherwood.games.shieldwall.asking import aim, stage
from sherwood.games.shieldwall.figures import load
from sherwood.games.shieldwall.geometry import Base, root_up
from sherwood.games.shieldwall.notation import INCH
from sherwood.games.shieldwall.speech import Speech, roll_of
from sherwood.games.shieldwall.targets import middle
from sherwood.games.shieldwall.terrain import Ground, Kinds
from sherwood.games.shieldwall.trig import bearing
from sherwood.kernel.texts import Unread, begun, dashed

if TYPE_CHECKING:
    from sherwood.games.shieldwall.scenario_file import Piece
    from sherwood.games.shieldwall.view import Band, Figure, ShieldwallView

TOLD_FLAGS: Final = (
    "charged", "assaulted", "freed", "no-charge", "no-fire", "uncontrolled", "outnumbered", "fired", "spent", "loaded", "doomed",
)  # fmt: skip
GONE: Final = ("to-come", "killed", "routed", "surrendered", "left")
NEAR: Final = 1200
"""Within which `around` tells who is there."""
WINDS: Final = 8
PLACE: Final = re.compile(r"([0-9]{1,2}(?:\.[0-9]{1,2})?)[ ,;]+([0-9]{1,2}(?:\.[0-9]{1,2})?)")


# -- the whole view ---------------------------------------------------------------------------------------------------
def board(view: ShieldwallView, language: str) -> str:
    speech = Speech(language, roll_of(view))
    sides = sorted(range(len(view.sides)), key=lambda seat: seat != view.seat)
    lines = [line for seat in sides for line in _side(speech, view, seat)]
    return "\n".join([stage(view, language), *_waiting(speech, view), *lines, *_ground(speech, view), *_settings(speech, view)])


def _waiting(speech: Speech, view: ShieldwallView) -> Iterator[str]:
    """Shots and blows whose dice are still to fall."""
    for one in view.tries:
        if not one.is_rolled:
            yield speech.say(f"try-{'blow' if one.is_blow else 'shot'}", who=speech.man(one.who), whom=speech.man(one.whom))


def _side(speech: Speech, view: ShieldwallView, seat: int) -> Iterator[str]:
    yield ""
    yield begun(speech.say("board-side", side=speech.side(view.sides[seat]), yours="yes" if seat == view.seat else "no"))
    for band in view.bands:
        if band.seat == seat:
            yield f"  {begun(_band(speech, view, band))}"
            yield from (f"    {line}" for line in _exceptions(speech, view, band))


def _band(speech: Speech, view: ShieldwallView, band: Band) -> str:
    men = _on(view, band)
    parts = [_gone(speech, view, band)] if len(men) < len(band.figures) else []
    if men:
        parts = [*_standing(speech, view, band, men), *parts, *_nearest(speech, view, men)]
    return speech.say("board-band", who=speech.band(band.number, len(men)), about=speech.say("board-between").join(parts))


def _standing(speech: Speech, view: ShieldwallView, band: Band, men: Sequence[Figure]) -> Iterator[str]:
    x, y = middle([(man.x, man.y) for man in men])
    yield speech.say("board-at", place=_place(speech, x, y), facing=_facing(speech, men))
    if band.formation != "loose":
        yield speech.say(f"formation-{band.formation}")
    if band.ordered:
        yield speech.say("flag-ordered")
    yield from (speech.say(f"flag-{flag}") for flag in TOLD_FLAGS if all(flag in man.flags for man in men))
    if fighting := [man.number for man in men if man.engaged]:
        yield speech.say("board-engaged", n=len(fighting), all="yes" if len(fighting) == len(men) else "no")


def _facing(speech: Speech, men: Sequence[Figure]) -> str:
    """Which way all face, if they face one way."""
    if len({man.facing for man in men}) > 1:
        return speech.say("board-ways")
    return speech.say("board-facing", wind=_wind(speech, men[0].facing), degrees=men[0].facing)


def _gone(speech: Speech, view: ShieldwallView, band: Band) -> str:
    statuses = [view.figures[number].status for number in band.figures]
    gone = ((status, statuses.count(status)) for status in GONE)
    told = (speech.say(f"board-{status}", n=n, turn=band.enters) for status, n in gone if n)
    return ", ".join(told) or speech.say("board-waiting")


def _nearest(speech: Speech, view: ShieldwallView, men: Sequence[Figure]) -> Iterator[str]:
    """The enemy nearest to somebody of a band."""
    enemies = [man for man in view.figures if man.status == "on" and man.seat != men[0].seat]
    found = [(gap(man, enemy), man, enemy) for man in men for enemy in _close(man, enemies)]
    if found:
        far, man, enemy = min(found, key=lambda one: (one[0], one[2].number, one[1].number))
        wind = _wind(speech, bearing(enemy.x - man.x, enemy.y - man.y))
        yield speech.say("board-nearest", whom=speech.man(enemy.number), far=speech.inches(far), wind=wind)


def _close(man: Figure, others: Sequence[Figure]) -> Iterable[Figure]:
    """The others whose middles are nearest: one of them is nearest."""
    return sorted(others, key=lambda other: (other.x - man.x) ** 2 + (other.y - man.y) ** 2)[:3]


def _exceptions(speech: Speech, view: ShieldwallView, band: Band) -> Iterator[str]:
    """Men of whom more is to be told than of their band."""
    men = _on(view, band)
    for man in men if len(men) > 1 else ():
        own = [flag for flag in TOLD_FLAGS if flag in man.flags and not all(flag in other.flags for other in men)]
        about = [speech.say(f"flag-{flag}") for flag in own]
        if man.engaged:
            about.append(speech.say("board-against", men=speech.men(man.engaged)))
        if man.banner:
            about.append(speech.say("board-banner"))
        if about:
            yield begun(speech.say("board-band", who=speech.man(man.number), about=speech.say("board-between").join(about)))


def _on(view: ShieldwallView, band: Band) -> list[Figure]:
    return [man for number in band.figures if (man := view.figures[number]).status == "on"]


# -- the ground -------------------------------------------------------------------------------------------------------
def _ground(speech: Speech, view: ShieldwallView) -> Iterator[str]:
    scenario = scenarios.find(view.scenario)
    yield ""
    width, height = (speech.inches(side) for side in scenario.size)
    yield speech.say("board-ground", width=width, height=height)
    yield from (f"  {_piece(speech, piece)}" for piece in scenario.pieces)


def _piece(speech: Speech, piece: Piece) -> str:
    """Where a piece of terrain begins and ends, from west to east and from south to north."""
    xs, ys = [x for x, _ in piece.points], [y for _, y in piece.points]
    ends = (_place(speech, min(xs), min(ys)), _place(speech, max(xs), max(ys)))
    return begun(speech.say("board-piece", what=_kind(speech, piece.kind), name=piece.id, start=ends[0], end=ends[1]))


def _kind(speech: Speech, kind: str) -> str:
    return speech.say(f"terrain-{dashed(kind)}")


def _settings(speech: Speech, view: ShieldwallView) -> Iterator[str]:
    yield ""
    yield speech.say("board-scenario", scenario=speech.named("value", view.scenario))
    if speech.has(aim(view)):
        yield speech.say(aim(view))
    if view.variants:
        yield speech.say("board-variants", variants=", ".join(speech.say(f"option-{dashed(name)}") for name in view.variants))


# -- around somebody --------------------------------------------------------------------------------------------------
def around(view: ShieldwallView, target: str, language: str) -> str:
    """Who is near a band, a man or a place such as `18,24.5`, how far and where, and on what ground it lies. Raises Unread."""
    speech = Speech(language, roll_of(view))
    x, y, man = _spot(speech, view, target)
    ground = ", ".join(_kind(speech, kind) for kind in kinds_at(view.scenario, x, y)) or speech.say("terrain-clear")
    here = speech.say("around-here", place=_place(speech, x, y), ground=ground)
    return "\n".join([here, *_near(speech, view, x, y, man)])


def _spot(speech: Speech, view: ShieldwallView, target: str) -> tuple[int, int, Figure | None]:
    """A place, and who stands there. Raises Unread."""
    named = speech.roll.named(target.strip().lower())
    if named is None:
        return (*_read_place(target), None)
    is_figure, number = named
    men = [view.figures[number]] if is_figure else _on(view, view.bands[number])
    if not men or men[0].status != "on":
        raise Unread("not-there", word=target.strip())
    x, y = middle([(man.x, man.y) for man in men])
    return x, y, min(men, key=lambda man: (man.x - x) ** 2 + (man.y - y) ** 2)


def _read_place(target: str) -> tuple[int, int]:
    """Inches east and north. Raises Unread."""
    found = PLACE.fullmatch(target.strip())
    if found is None:
        raise Unread("no-place", word=target.strip())
    x, y = (round(float(length) * INCH) for length in found.groups())
    return x, y


def _near(speech: Speech, view: ShieldwallView, x: int, y: int, man: Figure | None) -> Iterator[str]:
    """Who is within twelve inches, the nearest first; gaps of bases from a man (SHIELDWALL-1.2d), else from the place."""
    others = [other for other in view.figures if other.status == "on" and other is not man]
    far = [(from_place(x, y, other) if man is None else gap(man, other), other.number, other) for other in others]
    near = [(distance, other) for distance, _, other in sorted(far)[:20] if distance <= NEAR]
    if not near:
        yield speech.say("around-nobody", far=speech.inches(NEAR))
    for distance, other in near:
        direction = bearing(other.x - x, other.y - y)
        where = speech.say("around-where", far=speech.inches(distance), wind=_wind(speech, direction), degrees=direction)
        side = speech.side(view.sides[other.seat])
        yield f"  {begun(speech.say('around-man', who=speech.man(other.number), side=side, where=where))}"


@lru_cache(maxsize=512)
def kinds_at(scenario: str, x: int, y: int) -> tuple[str, ...]:
    """The kinds of terrain in which a place lies."""
    laid = scenarios.find(scenario)
    ground = Ground(laid.size[0], laid.size[1], Kinds(load().country), laid.pieces)
    kinds = list(load().country.kinds)
    return tuple(kinds[area.kind] for area in ground.areas if area.holds(x, y))


# -- lengths and ways -------------------------------------------------------------------------------------------------
def base_of(figure: Figure) -> Base:
    size = load().bases.of(load().troops[figure.troop].mounted)
    base = Base()
    base.place(figure.x, figure.y, figure.facing, size.width, size.depth)
    return base


def gap(one: Figure, other: Figure) -> int:
    """SHIELDWALL-1.2d: of two bases, rounded up."""
    return root_up(base_of(one).square(base_of(other)))


def from_place(x: int, y: int, figure: Figure) -> int:
    return root_up((figure.x - x) ** 2 + (figure.y - y) ** 2)


def _place(speech: Speech, x: int, y: int) -> str:
    return speech.say("board-place", x=speech.inches(x), y=speech.inches(y))


def _wind(speech: Speech, degrees: int) -> str:
    return speech.say(f"wind-{round(degrees * WINDS / 360) % WINDS}")
