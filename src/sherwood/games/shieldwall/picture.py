"""A view of `shieldwall` as a picture: the table seen from above, everybody on it under the id by which he is clicked.

Figure N is `f-N`, the cloth below band N `b-N`; a figure that is gone is `d-N` where it stood last. Places of a castle, `p-N`,
have no piece: `Scene.spots` says where they are.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from sherwood.art.brush import compact, escaped, group, line, prefixed, use
from sherwood.art.placing import Spot, piece
from sherwood.art.rough import joined
from sherwood.art.surfaces import title
from sherwood.games.shieldwall import fortress, looks, measures, scenarios, signs
from sherwood.games.shieldwall.asking import stage
from sherwood.games.shieldwall.field import field
from sherwood.games.shieldwall.figures import load
from sherwood.games.shieldwall.ground import ground
from sherwood.games.shieldwall.layout import HEAD, SCALE, Chart
from sherwood.games.shieldwall.liveries import NATIONS, PAINTINGS
from sherwood.games.shieldwall.looks import PREFIX, Pose
from sherwood.games.shieldwall.notation import INCH
from sherwood.games.shieldwall.scenario_file import Piece, Scenario
from sherwood.games.shieldwall.speech import Speech, Tongue, roll_of
from sherwood.games.shieldwall.targets import PLACE, middle
from sherwood.games.shieldwall.terrain import lies, polygon
from sherwood.games.shieldwall.textboard import TOLD_FLAGS
from sherwood.games.shieldwall.view import Band, Figure, Gap, ShieldwallView
from sherwood.kernel.game import Gauge, Painting, Scene, parted
from sherwood.kernel.texts import begun

SPOT: Final = "M-16-16H16V16H-16Z"
"""What is clicked at a spot."""
GONE: Final = frozenset({"killed", "routed", "surrendered"})
BARE: Final = ' pointer-events="none"'
"""Of what is never clicked."""
SIGN: Final = f'{BARE} data-sign=""'
"""Of what stays readable however far away the table is."""
SMALL: Final = 0.66
"""The size of those who stand beside the table."""
OUTSIDE: Final = 52
"""Units outside the table at which those stand who are to come."""
STRIP: Final = 30
"""Units that a strip at the table's edge is wide at the least."""
HIGHER: Final = 0.06
"""By how much of its size a figure looks larger at each level."""


def symbols() -> str:
    """The content of the `<defs>` that every scene needs."""
    return looks.symbols()


def scene(view: ShieldwallView, language: str, picked: Sequence[str] = (), shape: str = "wide") -> Scene:
    """The table as the view's reader sees it; it has one shape, for it is larger than most screens."""
    scenario = scenarios.find(view.scenario)
    chart = Chart(*scenario.size)
    pieces = Drawing(view, language, frozenset(picked), chart, scenario).pieces()
    gauge = Gauge(*chart.at(0, 0), SCALE, INCH, "″")
    return Scene(
        round(chart.width),
        round(chart.height),
        Painting(ground, (view.scenario,)),
        pieces,
        stage(view, language),
        spots(view.scenario),
        SPOT,
        gauge,
    )


def colours(view: ShieldwallView) -> tuple[str, ...]:
    return tuple(colour.plain for colour in signs.seat_colours(view))


@lru_cache(maxsize=64)
def title_of(text: str) -> str:
    return prefixed(compact(title(0, 0, text, 26, 5)), PREFIX)


@lru_cache(maxsize=4096)
def about(language: str, name: str, flags: tuple[str, ...]) -> str:
    """What is said of a figure when one points at it."""
    tongue = Tongue(language)
    said = "; ".join([begun(name), *(tongue.say(f"flag-{flag}") for flag in flags if flag in TOLD_FLAGS)])
    return f"<title>{escaped(said)}</title>"


@cache
def spots(name: str) -> dict[str, tuple[float, float]]:
    """The middles of the places of a castle, but for those of siege ladders, which stand wherever they are planted."""
    castle, chart = field(name).castle, Chart(*scenarios.find(name).size)
    places = ((f"{PLACE}{number}", chart.at(int(castle.x[number]), int(castle.y[number]))) for number in range(castle.ladder))
    return {target: (round(x, 1), round(y, 1)) for target, (x, y) in places}


def faces(figure: Figure) -> str:
    return f' data-facing="{figure.facing}"'


@lru_cache(maxsize=16)
def drawbridge(chart: Chart, bridge: Piece, gatehouse: Piece, is_down: bool) -> str:
    return compact(fortress.drawbridge(chart, bridge, gatehouse, is_down))


def _widened(low: int, high: int, end: int) -> tuple[int, int]:
    """A strip at an edge of the table, made wide enough to be seen."""
    if high - low >= STRIP:
        return low, high
    return (end - STRIP, end) if high >= end else (low, low + STRIP)


class Drawing:
    """One scene in the making: pieces are added from the bottom to the top."""

    def __init__(self, view: ShieldwallView, language: str, picked: frozenset[str], chart: Chart, scenario: Scenario) -> None:
        self.view = view
        self.speech = Speech(language, roll_of(view))
        self.picked = frozenset(parted(target)[0] for target in picked)
        self.chart = chart
        self.scenario = scenario
        self.colours = signs.seat_colours(view)
        self.men = [
            [view.figures[number] for number in band.figures if view.figures[number].status == "on"] for band in view.bands
        ]
        """By band, those on the table."""
        self.shared = [signs.shared(men, band) for men, band in zip(self.men, view.bands, strict=True)]
        """By band, the marks of all of them."""
        self.towers = [polygon(piece.points) for piece in scenario.pieces if piece.kind in ("keep", "gatehouse")]
        self.made: dict[str, str] = {}

    def pieces(self) -> dict[str, str]:
        self.heading()
        self.zones()
        self.exits()
        self.castle()
        self.loads()
        for band in self.view.bands:
            self.cloth(band)
        self.gone()
        self.ways()
        for figure in sorted(self.view.figures, key=lambda figure: (figure.level, figure.number)):
            if figure.status in ("on", "waiting"):
                self.figure(figure)
            elif figure.status == "to-come":
                self.figure(self.to_come(figure))
        self.banners()
        self.clashes()
        self.shots()
        for band in self.view.bands:
            self.tag(band)
        return self.made

    def add(self, id: str, spot: Spot, *parts: str, more: str = "") -> None:
        self.made[id] = piece(id, spot, *parts, more=more)

    def heading(self) -> None:
        """The name of the battle, on the frame; beside it there is room for those who are to come."""
        text = self.speech.named("value", self.view.scenario).upper()
        self.add("title", Spot(self.chart.width / 4, HEAD - 20), title_of(text), more=BARE)

    # -- the table ----------------------------------------------------------------------------------------------------
    def zones(self) -> None:
        """Where the side that is asked deploys (SHIELDWALL-S.2)."""
        if self.view.number == 0:
            mine = [zone.points for zone in self.scenario.zones if zone.side == self.view.asked]
            self.add("zones", Spot(0, 0), *(measures.zone(self.chart.points(points)) for points in mine))

    def exits(self) -> None:
        """Where a side may leave the table (SHIELDWALL-S3.4, S5.3)."""
        for number, strip in enumerate(self.scenario.exits):
            west, east = _widened(strip.west, strip.east, self.scenario.size[0])
            south, north = _widened(strip.south, strip.north, self.scenario.size[1])
            corners = ((west, south), (west, north), (east, north), (east, south))
            self.add(f"exit-{number}", Spot(0, 0), measures.zone(self.chart.points(corners)), more=BARE)

    def castle(self) -> None:
        """Drawbridges, gaps, siege ladders, and what is left in quivers (SHIELDWALL-11)."""
        castle = self.view.castle
        if castle is None:
            return
        for gap in castle.gaps:
            x, y, inward = self.face(gap)
            drawn = fortress.gap(gap.sum, load().sheet.dig.made, inward)
            self.add(f"gap-{gap.x}-{gap.y}", Spot(x, y), prefixed(compact(drawn), PREFIX), more=BARE)
        places = {piece.id: piece for piece in self.scenario.pieces}
        for bridge, state in zip(self.scenario.drawbridges, castle.bridges, strict=True):
            drawn = drawbridge(self.chart, places[bridge.area], places[bridge.gatehouse], state != "up")
            self.add(f"bridge-{bridge.area}", Spot(0, 0), drawn)
        for number, ladder in enumerate(castle.ladders):
            drawn = fortress.ladder(self.chart.at(*ladder.foot), self.chart.at(*ladder.head))
            self.add(f"ladder-{number}", Spot(0, 0), drawn, more=BARE)
        for post, spears in zip(self.scenario.posts, castle.quivers, strict=True):
            if post.quiver:
                x, y = self.chart.at(post.x, post.y)
                self.add(f"quiver-{post.id}", Spot(x + 13, y - 13), fortress.quiver(spears), more=BARE)

    def face(self, gap: Gap) -> tuple[float, float, int]:
        """Where a gap opens on the outer face of its wall, and which way is inward."""
        wall = next(piece for piece in self.scenario.pieces if piece.kind == "castle_wall" and piece.hole)
        xs, ys = [x for x, _ in wall.points], [y for _, y in wall.points]
        faces = ((gap.y - min(ys), 0), (gap.x - min(xs), 90), (max(ys) - gap.y, 180), (max(xs) - gap.x, 270))
        far, inward = min(faces)
        turn = math.radians(inward)
        return (*self.chart.at(gap.x - far * math.sin(turn), gap.y - far * math.cos(turn)), inward)

    def loads(self) -> None:
        """What lies in buildings to be carried off (SHIELDWALL-S3.3)."""
        places = {piece.id: piece for piece in self.scenario.pieces}
        for area, n in self.view.loads:
            x, y = self.chart.at(*middle(places[area].points))
            row = "".join(use("mark-load", 34 * k - 17 * (n - 1), 0) for k in range(n))
            self.add(f"loads-{area}", Spot(x, y), prefixed(row, PREFIX), more=SIGN)

    def banners(self) -> None:
        """Those that lie on the ground, and those that the enemy has captured (SHIELDWALL-6.9)."""
        for number, banner in enumerate(self.view.banners):
            flag = f"{PREFIX}banner-{banner.nation}"
            if banner.bearer is None:
                drawn = group(use(f"{PREFIX}lost-banner"), color=NATIONS[banner.nation].colour)
                self.add(f"banner-{number}", Spot(*self.chart.at(banner.x, banner.y), 0, SCALE), drawn, more=BARE)
            elif self.view.figures[banner.bearer].seat != banner.seat:
                bearer = self.view.figures[banner.bearer]
                spot = Spot(*self.chart.at(bearer.x + 14, bearer.y + 50), 0, SCALE)
                self.add(f"banner-{number}", spot, use(flag, turn=24), more=BARE)

    def to_come(self, figure: Figure) -> Figure:
        """Beside the table, at the strip over which he comes in, in the order of his band (SHIELDWALL-S3.2)."""
        strip = next(strip for strip in self.scenario.entries if strip.side == figure.seat)
        waiting = [one for one in self.view.figures if one.status == "to-come" and one.seat == figure.seat]
        aside = (waiting.index(figure) - (len(waiting) - 1) / 2) * 56
        turn = math.radians(strip.facing)
        east, north = (strip.west + strip.east) / 2, (strip.south + strip.north) / 2
        x = round(east + aside * math.cos(turn) - OUTSIDE * math.sin(turn))
        y = round(north - aside * math.sin(turn) - OUTSIDE * math.cos(turn))
        return msgspec.structs.replace(figure, x=x, y=y)

    # -- bands --------------------------------------------------------------------------------------------------------
    def cloth(self, band: Band) -> None:
        men = self.men[band.number] or self.absent(band)
        if men:
            east, north = middle([(man.x, man.y) for man in men])
            drawn = signs.cloth(men, east, north, self.colours[band.seat], f"b-{band.number}" in self.picked)
            self.add(f"b-{band.number}", Spot(*self.chart.at(east, north), 0, SCALE), drawn, more=faces(men[0]))

    def absent(self, band: Band) -> list[Figure]:
        """Those who are still to be deployed, or to come."""
        men = [self.view.figures[number] for number in band.figures]
        waiting = [man for man in men if man.status == "waiting"]
        return waiting or [self.to_come(man) for man in men if man.status == "to-come"]

    def tag(self, band: Band) -> None:
        """Behind the man at the left end."""
        men = self.men[band.number]
        if not men:
            return
        end = min(men, key=lambda man: (*signs.aside(man, men[0].facing), man.number))
        shared = self.shared[band.number]
        castle = self.view.castle
        if castle is not None and castle.carried[band.number]:
            shared = (*shared, "ladder")
        if len(men) > 1 or shared:
            x, y = self.chart.at(*signs.behind(end))
            self.add(f"t-{band.number}", Spot(x, y), signs.tag(len(men), self.colours[band.seat], shared), more=SIGN)

    # -- figures ------------------------------------------------------------------------------------------------------
    def figure(self, figure: Figure) -> None:
        drawn = self.drawn(figure)
        if figure.status == "waiting" or (figure.level == 0 and self.is_indoors(figure)):
            drawn = measures.ghost(drawn)
        own = tuple(mark for mark in signs.marks(figure) if mark not in self.shared[figure.band])
        is_outside = figure.status == "to-come"
        x, y = self.chart.at(figure.x, figure.y)
        spot = Spot(x, y, 0, SCALE * (SMALL if is_outside else 1 + HIGHER * figure.level))
        rim = signs.rim(load().troops[figure.troop].mounted, figure.facing)
        self.add(f"f-{figure.number}", spot, self.told(figure), drawn, rim, signs.own(own) if own else "", more=faces(figure))

    def is_indoors(self, figure: Figure) -> bool:
        """Whether a floor is above him."""
        return any(lies(figure.x, figure.y, 1, tower) > 0 for tower in self.towers)

    def told(self, figure: Figure) -> str:
        return about(self.speech.language, self.speech.man(figure.number), figure.flags)

    def drawn(self, figure: Figure) -> str:
        troop = load().troops[figure.troop]
        is_chosen = f"f-{figure.number}" in self.picked or f"b-{figure.band}" in self.picked or "in-hand" in figure.flags
        pose = Pose(
            facing=figure.facing,
            weapon=troop.weapons.index(figure.weapon) if figure.weapon in troop.weapons else 0,
            spent="spent" in figure.flags,
            locked=figure.is_locked,
            banner=any(one.bearer == figure.number and one.seat == figure.seat for one in self.view.banners),
            chosen=is_chosen,
            variant=figure.number,
        )
        return looks.figure(figure.troop, troop, pose)

    def gone(self) -> None:
        for figure in self.view.figures:
            if figure.status in GONE:
                x, y = self.chart.at(figure.x, figure.y)
                self.add(f"d-{figure.number}", Spot(x, y, 0, SCALE), signs.fallen(figure, figure.number % PAINTINGS))

    # -- what has happened --------------------------------------------------------------------------------------------
    def ways(self) -> None:
        """Where bands and single men came from in this half-turn: lanes of charges, traces of other moves."""
        drawn = "".join(self.way(figure, men) for figure, men in self.leading())
        if drawn:
            self.add("ways", Spot(0, 0), drawn, more=BARE)

    def leading(self) -> Iterator[tuple[Figure, list[Figure]]]:
        """Of the men of each band who have moved the one in the middle, and all of them."""
        for men in self.men:
            moved = [man for man in men if len(man.path) > 1]
            if moved:
                yield moved[len(moved) // 2], moved

    def way(self, figure: Figure, men: Sequence[Figure]) -> str:
        points = self.chart.points(figure.path)
        if "charged" in figure.flags:
            return measures.way(points, signs.breadth(men) * SCALE)
        d = joined(points)
        return line(d, "#1a0f04", 4, 0.3) + line(d, "#fff3c8", 2, 0.7, stroke_dasharray="2 8", stroke_linecap="round")

    def shots(self) -> None:
        """Those that wait for their dice."""
        figures = self.view.figures
        lines = ""
        for one in self.view.tries:
            if not one.is_blow and not one.is_rolled:
                start, end = (self.chart.at(figures[man].x, figures[man].y) for man in (one.who, one.whom))
                lines += measures.shot(start, end)
        if lines:
            self.add("shots", Spot(0, 0), lines, more=BARE)

    def clashes(self) -> None:
        places = [self.chart.at(x, y) for x, y in signs.clashes(self.view.figures)]
        if places:
            self.add("clashes", Spot(0, 0), signs.sparks(places, SCALE), more=BARE)
