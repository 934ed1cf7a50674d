"""A view of `skirmish` as a picture: the board of the scenario's maps, and every counter under the id by which it is clicked.

Counter N is `c-N` wherever it is: on the map, in its hideout if the reader knows it, or in the tray beside the map. Hideout N is
`o-N`. Places `h-N` and edges `e-N` have no piece: `Scene.spots` says where they are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from sherwood.art.brush import Point, compact, disc, escaped, group, line, number, path, placed, prefixed
from sherwood.art.placing import Spot, piece
from sherwood.art.surfaces import plaque, title
from sherwood.games.skirmish import faces, land, words
from sherwood.games.skirmish.beasts import COATS
from sherwood.games.skirmish.faces import PREFIX, STYLES, Face
from sherwood.games.skirmish.ground import charted, ground
from sherwood.games.skirmish.layout import HEAD, RADIUS, TRAY, Chart, hexagon
from sherwood.games.skirmish.looks import LIKE, busts
from sherwood.games.skirmish.speech import Tongue
from sherwood.games.skirmish.textboard import TOLD_FLAGS
from sherwood.games.skirmish.view import Counter, Hideout, SkirmishView
from sherwood.kernel.game import Painting, Scene
from sherwood.kernel.texts import begun

SPOT: Final = hexagon(RADIUS - 8)
"""What is clicked at a spot."""
OPENED: Final = hexagon(RADIUS - 3)
"""What marks a hex that may be advanced into."""
USED: Final = {"missile": "fired", "movement": "moved", "combat": "attacked"}
"""By phase, the flag of a counter that is done with it."""
MARKS: Final = ("attacked", "moved", "fired")
BEASTS: Final = ("pig", "wolf")
"""Who lends a head to other animals of one hex, the tame and the wild."""
SHOTS: Final = frozenset({"to-hit", "damage"})
"""Questions with a shot in hand."""


def symbols() -> str:
    """The content of the `<defs>` that every scene needs."""
    return faces.symbols()


def scene(view: SkirmishView, language: str, picked: Sequence[str] = (), shape: str = "wide") -> Scene:
    """The board as the view's reader sees it; it has one shape, for it is larger than most screens."""
    chart = charted(view.mosaic, view.maps)
    pieces = Drawing(view, language, frozenset(picked), chart).pieces()
    paint = Painting(ground, (view.mosaic, view.maps))
    return Scene(chart.width, chart.height, paint, pieces, words.stage(view, language), chart.spots, SPOT)


@lru_cache(maxsize=1024)
def label(text: str) -> str:
    return prefixed(compact(plaque(text, 14)), PREFIX)


@lru_cache(maxsize=64)
def heading(text: str) -> str:
    return prefixed(compact(title(0, 0, text, 22, 4)), PREFIX)


@lru_cache(maxsize=4096)
def short_name(language: str, name: str, index: int) -> str:
    """As it stands on the counter."""
    said = Tongue(language).named("short", name)
    return f"{said} {index}" if index else said


@lru_cache(maxsize=4096)
def about(language: str, name: str, state: str, flags: tuple[str, ...], figures: tuple[int, int, int]) -> str:
    """What is said of a counter when one points at it."""
    tongue = Tongue(language)
    states = [tongue.say(f"state-{state}")] if state != "healthy" else []
    states += [tongue.say(f"flag-{flag}") for flag in flags if flag in TOLD_FLAGS]
    return f"<title>{escaped('; '.join([begun(tongue.counter(name)), '/'.join(map(str, figures)), *states]))}</title>"


def arrow(start: Point, end: Point, colour: str, dashes: str = "") -> str:
    """From one counter to another: it stops short of both."""
    length = math.dist(start, end) or 1
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    near, far = min(36.0, length * 0.36), min(38.0, length * 0.42)
    ax, ay, bx, by = start[0] + ux * near, start[1] + uy * near, end[0] - ux * far, end[1] - uy * far
    shaft = f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
    turn = number(math.degrees(math.atan2(uy, ux)))
    head = path(
        "M9 0L-11-10L-6 0L-11 10Z", colour, "#1b0c06", 2, transform=f"translate({number(bx)} {number(by)}) rotate({turn})"
    )
    return line(shaft, "#1b0c06", 9, 0.6) + line(shaft, colour, 5, stroke_dasharray=dashes) + head


class Drawing:
    """One scene in the making: pieces are added from the bottom to the top."""

    def __init__(self, view: SkirmishView, language: str, picked: frozenset[str], chart: Chart) -> None:
        self.view = view
        self.language = language
        self.picked = picked
        self.chart = chart
        self.made: dict[str, str] = {}
        self.tongue = Tongue(language)
        self.styles = _styles(view)

    def pieces(self) -> dict[str, str]:
        self.titles()
        self.opened()
        self.traces()
        for hideout in self.view.hideouts:
            self.hideout(hideout)
        for one in sorted(self.view.counters, key=_depth):
            if one.where == "map":
                self.on_map(one)
        self.tray()
        self.attack()
        return self.made

    def add(self, id: str, spot: Spot, *parts: str) -> None:
        self.made[id] = piece(id, spot, *parts)

    # -- the board ----------------------------------------------------------------------------------------------------
    def titles(self) -> None:
        """The names of the maps, in the frame above or below them."""
        for index, (name, where) in enumerate(zip(self.chart.board.maps, self.chart.titles, strict=True)):
            text = self.tongue.named("title", name).upper()
            self.add(f"title-{index}", Spot(*where, 0, min(1.6, self.chart.scale)), heading(text))

    def opened(self) -> None:
        """Hexes from which somebody has been driven, into which others may advance (SKIRMISH-6.3c)."""
        hexes = "".join(f'<path d="{OPENED}" transform="{_moved(self.chart.spot(place))}"/>' for place in self.view.attack.opened)
        marked = group(hexes, fill="#8fc0ff", fill_opacity=0.22, stroke="#cfe3ff", stroke_width=3, stroke_dasharray="9 6")
        self.add("opened", Spot(0, 0), marked)

    def traces(self) -> None:
        """Bridles, from who leads to what he leads, and traces, from an animal to its cart."""
        parts = ""
        for one in self.view.counters:
            for other in (one.leads, one.cart):
                if other is not None and one.where == "map" and self.view.counters[other].where == "map":
                    parts += self.trace(one, self.view.counters[other])
        self.add("traces", Spot(0, 0), parts)

    def trace(self, one: Counter, other: Counter) -> str:
        start = self.chart.spot(one.places[-1 if one.cart is not None else 0])
        end = self.chart.spot(other.places[0])
        bend = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 16
        d = f"M{number(start[0])} {number(start[1])}Q{number(bend[0])} {number(bend[1])} {number(end[0])} {number(end[1])}"
        return line(d, "#241307", 6) + line(d, "#c79a56", 3.4, stroke_dasharray="5 2")

    def hideout(self, one: Hideout) -> None:
        """The trunk or the house; in it, small, the men whom the reader knows to be there (SKIRMISH-H.2)."""
        x, y = self.chart.hideouts[one.number]
        halo = disc(0, 0, 30, "#ffe27a", "#8a5a00", 3, opacity=0.7) if f"o-{one.number}" in self.picked else ""
        face = disc(0, 0, 23, "#fff", opacity=0.01) if one.is_tree else label(begun(self.tongue.hideout(one.name)))
        self.add(f"o-{one.number}", Spot(x, y, 0, self.chart.scale), halo, face)
        for index, number_inside in enumerate(one.inside):
            shift = (index - (len(one.inside) - 1) / 2) * 44
            self.counter(self.view.counters[number_inside], Spot(x + shift, y + 34, 0, 0.62))

    # -- counters -----------------------------------------------------------------------------------------------------
    def on_map(self, one: Counter) -> None:
        front = self.chart.spot(one.places[0])
        if len(one.places) == 2:
            self.long(one, front, self.chart.spot(one.places[1]))
            return
        shift = 12 if "passing" in one.flags else 0
        crowded = one.up or one.aboard is not None or self.chart.board.top_of[self.chart.board.hex_of[one.places[0]]] >= 0
        self.counter(one, Spot(front[0] + shift, front[1] - shift, 0, 0.84 if crowded else 1))

    def counter(self, one: Counter, spot: Spot) -> None:
        """Within one hex; what would fill two is made smaller."""
        face = self.face(one)
        if _is_long(one.name):
            spot = spot._replace(scale=spot.scale * 0.42)
            drawn = faces.long_counter(face._replace(symbol=self.beast(one)), 0)
        else:
            drawn = faces.counter(face)
        self.add(f"c-{one.number}", spot, self.told(one), drawn)

    def long(self, one: Counter, front: Point, rear: Point) -> None:
        """The animal from above; a rider's own face lies on the rear hex."""
        turn = round(math.degrees(math.atan2(front[1] - rear[1], front[0] - rear[0])))
        x, y = (front[0] + rear[0]) / 2, (front[1] + rear[1]) / 2
        face = self.face(one)
        base = faces.long_counter(face._replace(symbol=self.beast(one), marks=() if one.what == "man" else face.marks), turn)
        man = placed(rear[0] - x, rear[1] - y, faces.counter(face._replace(halo="")), scale=0.9) if one.what == "man" else ""
        self.add(f"c-{one.number}", Spot(x, y), self.told(one), base, man)

    def told(self, one: Counter) -> str:
        name = f"{one.name}-{one.index}" if one.index else one.name
        return about(self.language, name, one.state, one.flags, (one.attack, one.defence, one.allowance))

    def beast(self, one: Counter) -> str:
        if one.what == "cart":
            return "beast-carriage" if one.name == "carriage" else "beast-cart"
        if one.what == "cattle":
            return "beast-ox"
        horse = one.number if one.horse is None else one.horse
        coat = tuple(COATS)[horse % len(COATS)]
        return f"loose-{coat}" if one.what == "horse" else f"horse-{coat}"

    def face(self, one: Counter) -> Face:
        return Face(
            symbol=f"bust-{_bust(one)}",
            name=short_name(self.language, one.name, one.index),
            style=self.styles[one.faction if one.nation != "neutral" else -1],
            figures=(one.attack, one.defence, one.allowance),
            armoured=one.armoured,
            state=one.state,
            captured="captured" in one.flags,
            up=one.up,
            halo=self.halo(one),
            marks=_marks(one),
            used=USED.get(self.view.phase, "") in one.flags,
        )

    def halo(self, one: Counter) -> str:
        attack, question = self.view.attack, self.view.question
        if f"c-{one.number}" in self.picked or one.number == self.view.mover or one.number in attack.attackers:
            return "glow"
        if one.number == attack.target or one.number in attack.fleeing:
            return "threat"
        return "ask" if one.number in attack.ambushers or (question and one.number == question.counter) else ""

    # -- beside the map -----------------------------------------------------------------------------------------------
    def tray(self) -> None:
        """Who is off the map: thrown from the saddle, to come, hidden where the reader doesn't know, or out of the game."""
        groups: dict[str, list[Counter]] = {"thrown": [], "to-enter": [], "hidden": [], "out": []}
        for one in self.view.counters:
            if one.where in ("left", "gone"):
                groups["out"].append(one)
            elif one.where in groups and one.hideout is None:
                groups[one.where].append(one)
        scale = self.chart.scale
        rows = sum(math.ceil(len(counters) / 2) for counters in groups.values())
        step = min(70 * scale, (self.chart.bottom - HEAD - 40 * scale * len(groups)) / max(1, rows))
        y = HEAD + 20 * scale
        for name, counters in groups.items():
            if counters:
                text = label(self.tongue.say(f"tray-{name}"))
                self.add(f"tray-{name}", Spot(self.chart.tray + TRAY * scale / 2, y, 0, scale), text)
                self.row(counters, y + 18 * scale, step)
                y += 40 * scale + step * math.ceil(len(counters) / 2)

    def row(self, counters: list[Counter], top: float, step: float) -> None:
        """Two and two."""
        scale = self.chart.scale
        for index, one in enumerate(counters):
            spot = Spot(self.chart.tray + scale * (40 + 72 * (index % 2)), top + step * (index // 2 + 0.5), 0, step / 75)
            self.counter(one, spot)

    # -- what is in hand ----------------------------------------------------------------------------------------------
    def attack(self) -> None:
        attack, question = self.view.attack, self.view.question
        parts = ""
        if attack.target is not None and self.view.counters[attack.target].where == "map":
            is_shot = question is not None and question.kind in SHOTS
            end = self.chart.spot(attack.aim if is_shot else self.view.counters[attack.target].places[0])
            for number_of_attacker in attack.attackers:
                attacker = self.view.counters[number_of_attacker]
                if attacker.where == "map":
                    start = self.chart.spot(attacker.places[0])
                    parts += arrow(start, end, *(("#c8f08a", "14 6") if is_shot else ("#ff8a5c", "")))
        self.add("attack", Spot(0, 0), group(parts, stroke_linecap="round", pointer_events="none"))


def _moved(point: Point) -> str:
    return f"translate({number(point[0])} {number(point[1])})"


def _depth(one: Counter) -> tuple[bool, bool, bool, int]:
    """From the bottom to the top: carts, animals and riders, men, men in trees and those passing by."""
    return one.up or "passing" in one.flags, len(one.places) < 2, one.what != "cart", one.number


def _marks(one: Counter) -> tuple[str, ...]:
    found: list[str] = [flag for flag in MARKS if flag in one.flags]
    found += ["disarmed"] * ("disarmed" in one.flags and "captured" not in one.flags) + ["blinded"] * (one.blinded > 0)
    found += ["up"] * one.up + ["hidden"] * (one.where == "hidden")
    found += ["mounted"] * (one.horse is not None and len(one.places) < 2) + ["leads"] * (one.leads is not None)
    return tuple(found)


def _bust(one: Counter) -> str:
    """His own, or that of others like him."""
    if one.name in _drawn():
        return one.name
    return LIKE.get(one.name) or LIKE[one.weapon] if one.what == "man" else BEASTS[one.what == "wild"]


@cache
def _drawn() -> frozenset[str]:
    return frozenset({*busts(), "deer", *BEASTS})


@cache
def _is_long(name: str) -> bool:
    """Whether it fills two hexes without a rider (SKIRMISH-D.7e, 7.2a)."""
    book = land.load().book
    return name in book.carts or (name in book.animals and book.animals[name].hexes == 2)


def colours(view: SkirmishView) -> tuple[str, ...]:
    """Of a seat that plays several factions, that of the first."""
    styles = _styles(view)
    playing = [one for one in view.factions if one.nation != "neutral"]
    return tuple(
        next(STYLES[styles[one.number]].ink for one in playing if one.seat == seat)
        for seat in range(len({one.seat for one in playing}))
    )


def _styles(view: SkirmishView) -> dict[int, str]:
    """By faction: nations differ most, factions of a nation less; -1 for who belongs to nobody."""
    found = {-1: "neutral0"}
    for faction in view.factions:
        alike = [other for other in view.factions[: faction.number] if other.nation == faction.nation]
        name = f"{faction.nation}{len(alike)}"
        found[faction.number] = name if name in STYLES else f"{faction.nation}0"
    return found
